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
  const actions = named(control.data, control.label);
  return h(
    "div.control.plain-control",
    { "data-control": control.name, "data-kind": control.kind },
    h("h3", null, control.label),
    h(
      "div.choices",
      null,
      actions.map(([notation, label]) => action(control, notation, label, around)),
    ),
  );
}

/** @param {Control} control @param {string} notation @param {string} label @param {Around} around */
function action(control, notation, label, around) {
  const node = h(
    "button.choice",
    {
      type: "button",
      key: `plain ${notation}`,
      "data-notation": notation,
      onclick: () =>
        around.play(notation, label, node, ({ controls }) =>
          controls.some((other) => other.name === control.name && named(other.data, label).some(([n]) => n === notation)),
        ),
    },
    label,
  );
  return node;
}

/**
 * Every complete action named anywhere in the data; those without a label are called as the control is.
 * @param {any} data
 * @param {string} unnamed
 * @returns {[string, string][]}
 */
function named(data, unnamed) {
  /** @type {[string, string][]} */
  const found = [];
  const look = (/** @type {any} */ value) => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value && typeof value === "object") {
      if (typeof value.notation === "string" && !value.notation.includes("{"))
        found.push([value.notation, String(value.label ?? unnamed)]);
      Object.values(value).forEach(look);
    }
  };
  look(data);
  return found;
}
