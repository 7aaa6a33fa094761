// @ts-check
// Choices as pictures: what each is about, what it is called and what it brings.
import { compact } from "../screen.js";
import { h } from "../dom.js";
import { icon } from "../board.js";
import { breakdown, explain } from "../bubble.js";
import { brings } from "../ghosts.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("./index.js").Around} Around */

const SHOWN = 3; // lines of what a choice brings; the bubble says all

/** The choices that a control of kind `pictures` shows. @param {Control[]} controls @param {Choice} choice */
export function isPictured(controls, choice) {
  return controls.some(({ kind, data }) => kind === "pictures" && symbolOf(data.pictures, choice) !== null);
}

/** @param {{notation: string, symbol: string}[]} pictures @param {Choice} choice */
function symbolOf(pictures, { notation }) {
  return pictures.find((picture) => picture.notation === notation)?.symbol ?? null;
}

/**
 * A control of kind `pictures`: `data.pictures` names a symbol for the notation of each choice.
 * @param {Control} control
 * @param {Around} around
 */
export function pictures(control, around) {
  const shown = around.scene.choices.filter((choice) => isPictured([control], choice));
  return h(
    "div.control.pictures",
    { "data-control": control.name, "data-kind": "pictures", role: "group", "aria-label": control.label },
    shown.map((choice) => picture(choice, symbolOf(control.data.pictures, choice) ?? "", around)),
  );
}

/** @param {Choice} choice @param {string} symbol @param {Around} around */
function picture(choice, symbol, around) {
  const node = h(
    "button.choice.picture",
    {
      type: "button",
      key: `do ${choice.notation}`,
      "data-notation": choice.notation,
      "data-on": choice.on,
      disabled: around.model.locked,
      onclick: () => around.app.offer([choice], node, choice.label),
    },
    icon(around.app.board, symbol, 40),
    h("span", null, choice.label, " ", summary(choice)),
  );
  brings(node, [choice]);
  const all = compact() && choice.preview.length <= SHOWN;
  return choice.preview.length && !all ? explain(node, () => [breakdown(choice.preview)]) : node;
}

/** On a wide screen the chip, so that all pictures are in view; on a small one the first lines. @param {Choice} choice */
function summary({ chip, preview }) {
  if (!compact() && chip) return h("span.effect", null, chip);
  return preview.length ? breakdown(preview.slice(0, compact() ? SHOWN : 1)) : null;
}
