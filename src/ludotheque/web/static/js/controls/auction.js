// @ts-check
// The open-cry auction: the highest bid large, one-tap raises, the count that every bid starts again.
import { figure, h } from "../dom.js";
import { countdown } from "../clock.js";
import { badge } from "../seats.js";
import { sound } from "../sound.js";
import { t } from "../words.js";
import { fold } from "./fold.js";
import { amount, draftOf, fitted, limits } from "./number.js";
/** @typedef {import("../types.js").Control} Control */
/**
 * @typedef {import("./index.js").Around} Around
 * @param {Control} control
 * @param {Around} around
 */
export function auction(control, around) {
  const data = control.data;
  const bid = (/** @type {number} */ value) =>
    around.app.play(String(data.notation).replace("{n}", String(value)), around.decision);
  const raises = (data.raises ?? []).map((/** @type {number} */ value, /** @type {number} */ at) =>
    h(
      at ? "button.raise" : "button.raise.primary",
      {
        type: "button",
        key: `raise ${at}`,
        "data-notation": String(data.notation).replace("{n}", String(value)),
        "aria-label": t("ui-raise", { amount: figure(value) }),
        onclick: () => bid(value),
      },
      at ? figure(value) : t("ui-raise", { amount: figure(value) }),
    ),
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
    h("div.row", null, raises, other(control, around, bid)),
  );
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
  );
}

/**
 * Any other amount, folded away.
 * @param {Control} control
 * @param {Around} around
 * @param {(value: number) => void} bid
 */
function other(control, around, bid) {
  const data = limits(control.data);
  const kept = draftOf(control.name, data, around, data.low);
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    kept.value = fitted(Number(event.target.querySelector("input[inputmode]").value), data);
    bid(kept.value);
  };
  const form = () =>
    h(
      "form",
      { onsubmit: send },
      amount(control.name, data, kept, around, control.data.cash ?? null, () =>
        t("ui-raise", { amount: figure(kept.value) }),
      ),
    );
  return fold(control.name, t("ui-other-amount"), around, form);
}
