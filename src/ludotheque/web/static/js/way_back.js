// @ts-check
// The way back: undo one step or the whole turn, and why not.
import { h } from "./dom.js";
import { explain } from "./bubble.js";
import { compact } from "./screen.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */

/**
 * Undo, and why not; for those who sit at the table.
 * @param {Model} model
 * @param {(how: "undo"|"restart-turn") => void} takeBack
 * @param {() => void} rehearse
 * @param {HTMLElement} hint the button that asks for one
 */
export function wayBack(model, takeBack, rehearse, hint) {
  const { you } = model.state;
  if (you.seat === null) return null;
  const undo = h(
    "button.small.undo",
    {
      type: "button",
      key: "undo",
      "aria-label": t("ui-undo"),
      "aria-disabled": String(!you.undo.can),
      onclick: () => you.undo.can && takeBack("undo"),
    },
    h("span", { "aria-hidden": "true" }, "↶"),
    h("span.word", null, t("ui-undo")),
  );
  if (!you.undo.can) explain(undo, () => [you.undo.text]);
  const restart = you.may.includes("restart-turn")
    ? h(
        "button.small",
        {
          type: "button",
          key: "restart",
          "aria-label": t("ui-restart-turn"),
          onclick: () => takeBack("restart-turn"),
        },
        h("span", { "aria-hidden": "true" }, "⟲"),
        h("span.word", null, t("ui-restart-turn")),
      )
    : null;
  const tried = you.may.includes("rehearse")
    ? h(
        "button.small",
        { type: "button", key: "rehearse", "aria-label": t("ui-rehearse"), title: t("ui-rehearse-hint"), onclick: rehearse },
        branching(),
        h("span.word", null, t("ui-rehearse")),
      )
    : null;
  const asks = tried || (you.may.includes("hint") && !compact()); // on a small screen the menu has the hint
  return h("div.way-back", null, undo, restart, asks ? h("div.try-row", null, tried, hint) : null);
}

/** A way that branches off. */
function branching() {
  const span = h("span.sign", { "aria-hidden": "true" });
  span.innerHTML =
    '<svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M5 18V2M5 12c0-5 10-2 10-8"/><path d="M5 2 2.500 5M5 2l2.500 3M15 4l-2.500 2.500M15 4l2.300 2.700"/></svg>';
  return span;
}
