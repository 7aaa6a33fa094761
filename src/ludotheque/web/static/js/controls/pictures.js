// @ts-check
// Choices as pictures: what each is about, what it is called and what it brings.
import { compact } from "../screen.js";
import { h, s } from "../dom.js";
import { icon } from "../board.js";
import { breakdown, explain } from "../bubble.js";
import { brings } from "../ghosts.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("./index.js").Around} Around */

const SHOWN = 3; // lines of what a choice brings; the bubble says all
const FEW = 4; // pictures that have room for these lines on a wide screen, if nothing but them is asked

/** The choices that a control of kind `pictures` shows. @param {Control[]} controls @param {Choice} choice */
export function isPictured(controls, choice) {
  return controls.some(({ kind, data }) => kind === "pictures" && pictureOf(data.pictures, choice) !== null);
}

/** @typedef {{notation: string, symbol: string, value?: string}} Picture value: what is written on it */

/** @param {Picture[]} pictures @param {Choice} choice */
function pictureOf(pictures, { notation }) {
  return pictures.find((picture) => picture.notation === notation) ?? null;
}

/**
 * A control of kind `pictures`: `data.pictures` names a symbol for the notation of each choice, and what is written on it.
 * @param {Control} control
 * @param {Around} around
 */
export function pictures(control, around) {
  const shown = around.scene.choices.filter((choice) => isPictured([control], choice));
  const alone = !around.scene.controls.some(({ kind }) => kind === "hand");
  const roomy = compact() || (alone && shown.length <= FEW);
  return h(
    roomy ? "div.control.pictures.roomy" : "div.control.pictures",
    { "data-control": control.name, "data-kind": "pictures", role: "group", "aria-label": control.label },
    shown.map((choice) => picture(choice, pictureOf(control.data.pictures, choice), around, roomy)),
  );
}

/** @param {Choice} choice @param {Picture|null} drawn @param {Around} around @param {boolean} roomy */
function picture(choice, drawn, around, roomy) {
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
    drawn && drawing(around, drawn),
    h("span", null, choice.label, " ", summary(choice, roomy)),
  );
  brings(node, [choice]);
  const all = roomy && choice.preview.length <= SHOWN;
  return choice.preview.length && !all ? explain(node, () => [breakdown(choice.preview)]) : node;
}

/** Its symbol, with what is written on it where the symbol says. @param {Around} around @param {Picture} picture */
function drawing({ app }, { symbol, value }) {
  const node = icon(app.board, symbol, 40);
  const said = app.board.symbol(symbol)?.dataset.value;
  if (!node || !value || !said) return node;
  const [x, y, size] = said.split(" ");
  const look = { "text-anchor": "middle", "dominant-baseline": "central", "font-weight": 700 };
  node.append(s("text", { x, y, "font-size": size, ...look }, value));
  return node;
}

/**
 * The first lines of what it brings, with the chip for those that are left out; or the chip alone, so that all pictures are in view.
 * @param {Choice} choice
 * @param {boolean} roomy
 */
function summary({ chip, preview }, roomy) {
  const sum = chip ? h("span.effect", null, chip) : null;
  if (!roomy) return sum ?? (preview.length ? breakdown(preview.slice(0, 1)) : null);
  if (!preview.length) return null;
  return [breakdown(preview.slice(0, SHOWN)), preview.length > SHOWN ? (sum ?? "…") : null];
}
