// @ts-check
// The open-cry auction: the highest bid large, one-tap raises, the count that every bid starts again.
import { figure, h } from "../dom.js";
import { countdown } from "../clock.js";
import { badge } from "../seats.js";
import { sound } from "../sound.js";
import { t } from "../words.js";
import { fold } from "./fold.js";
import { amountForm, takes, warned } from "./number.js";
/** @typedef {import("../types.js").Control} Control */
/**
 * @typedef {import("./index.js").Around} Around
 * @param {Control} control
 * @param {Around} around
 */
export function auction(control, around) {
  const data = control.data;
  const raises = (data.raises ?? []).map((/** @type {number} */ value, /** @type {number} */ at) =>
    raise(value, at, control, around),
  );
  return h(
    "div.control.auction",
    { "data-control": control.name, "data-kind": "auction" },
    h(
      "div.lot",
      null,
      price(data, around),
      countdown(around.model.state.clocks, () => sound("gavel")),
    ),
    raises.length ? h("div.raises", null, raises) : null,
    other(control, around),
  );
}

/**
 * One tap for the lowest bid, or a few steps above it. It sends the amount that was seen when the finger went down: what is pressed
 * is not drawn anew (`press.js`).
 * @param {number} value
 * @param {number} at
 * @param {Control} control
 * @param {Around} around
 */
function raise(value, at, control, around) {
  const notation = String(control.data.notation).replace("{n}", String(value));
  const label = t("ui-raise", { amount: figure(value) });
  const still = (/** @type {import("../types.js").Scene} */ scene) => takes(scene, control.name, value);
  const warning = warned(control, value);
  const node = h(
    at ? "button.raise" : "button.raise.primary",
    {
      type: "button",
      key: `raise ${at}`,
      "data-notation": notation,
      "aria-label": label,
      onclick: () => around.play(notation, label, node, still, warning, warning.length > 0, true),
    },
    h("b", null, `+${figure(value - Number(control.data.price ?? 0))}`),
    h("small", null, t("ui-raise-short", { amount: figure(value) })),
  );
  return node;
}

/** @param {Record<string, any>} data @param {Around} around */
function price(data, around) {
  const leader = data.leader ?? null;
  const name = leader === null ? "" : (around.model.state.table.seats[leader]?.name ?? "");
  return h(
    "p.price",
    { role: "status" },
    h("small", null, t(leader === null ? "ui-no-bid" : "ui-current-bid")),
    leader === null ? null : h("b", null, figure(Number(data.price))),
    leader === null ? null : h("span.leader", null, badge(leader), t("ui-by", { name })),
    data.cash === undefined ? null : h("small.cash", null, t("ui-cash", { amount: figure(Number(data.cash)) })),
  );
}

/** Any other amount, folded away. @param {Control} control @param {Around} around */
function other(control, around) {
  const shown = {
    rest: control.data.cash ?? null,
    label: (/** @type {number} */ value) => t("ui-raise", { amount: figure(value) }),
  };
  return fold(control.name, t("ui-other-amount"), around, () => amountForm("form", control, around, shown));
}
