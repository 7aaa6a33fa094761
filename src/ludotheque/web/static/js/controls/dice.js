// @ts-check
// Dice: tap those to keep, roll the rest. The choices of the menu say what each keep is worth.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { breakdown } from "../bubble.js";
import { t } from "../words.js";
/** @typedef {import("../types.js").Control} Control */
/**
 * @typedef {import("./index.js").Around} Around
 * @param {Control} control
 * @param {Around} around
 */
export function dice(control, around) {
  const data = control.data;
  /** @type {number[]} */
  const faces = data.dice;
  const kept = around.drafts.get(control.name) ?? { on: faces.map(() => false) };
  around.drafts.set(control.name, kept);
  const chosen = faces.filter((_, at) => kept.on[at]);
  const said = chosen.length ? chosen.join(" ") : (data.none ?? "");
  const notation = String(data.notation).replace("{kept}", said).trim();
  const choice = around.scene.choices.find((other) => other.notation === notation);
  const possible =
    choice !== undefined || !around.scene.choices.some((other) => other.on === `control:${control.name}`);
  return h(
    "div.control.dice",
    { "data-control": control.name, "data-kind": "dice" },
    h("h3", null, control.label),
    h(
      "div.row",
      null,
      faces.map((face, at) =>
        die(face, kept.on[at], at, around, () => ((kept.on[at] = !kept.on[at]), around.redraw())),
      ),
      h(
        "button.primary.roll",
        {
          type: "button",
          key: "roll",
          "data-notation": notation,
          disabled: !possible || around.model.locked,
          onclick: () => around.app.play(notation, around.decision),
        },
        choice?.label ?? t("ui-roll"),
      ),
      choice?.preview?.length ? breakdown(choice.preview) : null,
    ),
    data.hint ? hint(data, kept, faces, around) : null,
  );
}

/**
 * @param {number} face
 * @param {boolean} on
 * @param {number} at
 * @param {Around} around
 * @param {() => void} turn
 */
function die(face, on, at, around, turn) {
  const picture = icon(around.app.board, `die-${face}`, 46) ?? h("b", null, String(face));
  return h(
    `button.die${on ? ".kept" : ""}`,
    {
      type: "button",
      key: `die ${at}`,
      "aria-pressed": String(on),
      "aria-label": `${t("ui-die", { value: face })}, ${t(on ? "ui-kept" : "ui-rolled")}`,
      onclick: turn,
    },
    picture,
    h("small", { "aria-hidden": "true" }, t(on ? "ui-kept" : "ui-rolled")),
  );
}

/**
 * The best keep, for those who ask.
 * @param {Record<string, any>} data
 * @param {{on: boolean[]}} kept
 * @param {number[]} faces
 * @param {Around} around
 */
function hint(data, kept, faces, around) {
  const take = () => {
    const left = [...(data.best ?? [])];
    kept.on = faces.map((face) => {
      const found = left.indexOf(face);
      if (found >= 0) left.splice(found, 1);
      return found >= 0;
    });
    around.redraw();
  };
  return h(
    "details.other",
    null,
    h("summary", { key: "dice hint" }, t("ui-hint")),
    h(
      "p",
      null,
      data.hint,
      " ",
      data.best ? h("button.small", { type: "button", onclick: take }, t("ui-take-hint")) : null,
    ),
  );
}
