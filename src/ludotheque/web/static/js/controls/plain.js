// @ts-check
// A control the page does not know: whatever its data names as an action becomes a button, so that nothing is out of reach.
import { h } from "../dom.js";
import { number } from "./number.js";
/** @typedef {import("../types.js").Control} Control */
/**
 * @typedef {import("./index.js").Around} Around
 * @param {Control} control
 * @param {Around} around
 */
export function plain(control, around) {
  if (typeof control.data.notation === "string" && control.data.notation.includes("{n}"))
    return number(control, around);
  const actions = named(control.data);
  return h(
    "div.control.plain-control",
    { "data-control": control.name, "data-kind": control.kind },
    h("h3", null, control.label),
    h(
      "div.choices",
      null,
      actions.map(([notation, label]) =>
        h(
          "button.choice",
          {
            type: "button",
            key: `plain ${notation}`,
            "data-notation": notation,
            onclick: () => around.app.play(notation, around.decision),
          },
          label,
        ),
      ),
    ),
  );
}

/** Every complete action named anywhere in the data. @param {any} data @returns {[string, string][]} */
function named(data) {
  /** @type {[string, string][]} */
  const found = [];
  const look = (/** @type {any} */ value) => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value && typeof value === "object") {
      if (typeof value.notation === "string" && !value.notation.includes("{"))
        found.push([value.notation, String(value.label ?? value.notation)]);
      Object.values(value).forEach(look);
    }
  };
  look(data);
  return found;
}
