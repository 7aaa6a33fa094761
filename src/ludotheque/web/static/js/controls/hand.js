// @ts-check
// What lies before me and not on the board: my cards, large enough to read, each with what it can do or why not.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { explain } from "../bubble.js";
import { reason } from "../targets.js";
import { t } from "../words.js";
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */

/** The pieces of my own panel. @param {Around} around @returns {Piece[]} */
export function held(around) {
  const { seat } = around.model.state.you;
  return around.scene.pieces.filter((piece) => seat !== null && piece.place === `panel:${seat}`);
}

/** @param {Around} around */
export function ownHand(around) {
  const pieces = held(around);
  if (!pieces.length) return null;
  return h(
    "ul.hand",
    { "aria-label": t("ui-hand") },
    pieces.map((piece) => h("li", null, card(piece, around))),
  );
}

/** @param {Piece} piece @param {Around} around */
function card(piece, around) {
  const on = `piece:${piece.id}`;
  const choices = around.scene.choices.filter((choice) => choice.on === on);
  const grey = around.scene.greyed.find((other) => other.on === on);
  const [name, ...more] = piece.label.split(/(?<=[.:!?]) /);
  const look = [
    icon(around.app.board, piece.symbol, 42),
    h(
      "span.card-name",
      null,
      name.replace(/\.$/, ""),
      more.length ? h("span.sr", null, ` ${more.join(" ")}`) : null,
    ),
    piece.value ? h("b", null, piece.value) : null,
  ];
  if (choices.length) {
    const node = h(
      "button.card.playable",
      {
        type: "button",
        key: on,
        "data-on": on,
        disabled: around.model.locked,
        onclick: () => around.app.offer(choices, node, piece.label),
      },
      look,
    );
    return explain(node, () => [
      h("div", null, piece.label),
      ...choices.map((choice) => h("div", null, "▸ ", choice.label)),
    ]);
  }
  if (grey) {
    const node = h(
      "button.card.grey",
      {
        type: "button",
        key: on,
        "data-on": on,
        "aria-disabled": "true",
        "aria-label": `${piece.label}: ${grey.refusal.text}`,
      },
      look,
    );
    return explain(node, () => [
      h("div", null, piece.label),
      ...reason(grey.refusal.text, grey.refusal.rule, around.app.openRule),
    ]);
  }
  return explain(h("div.card", { "data-on": on, tabindex: 0, "data-tap": true }, look), () => [piece.label]);
}

/**
 * A control of kind `hand`: the same cards, under its own heading.
 * @param {Control} control
 * @param {Around} around
 */
export function hand(control, around) {
  return h(
    "div.control",
    { "data-control": control.name, "data-kind": "hand" },
    h("h3", null, control.label),
    ownHand(around),
  );
}
