// @ts-check
// What lies before me and not on the board: my cards, large enough to read, each with what it can do or why not.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { explain } from "../bubble.js";
import { brings } from "../ghosts.js";
import { compact } from "../screen.js";
import { described, reason } from "../targets.js";
import { t } from "../words.js";
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */

/** The pieces of my own panel. @param {Around} around @returns {Piece[]} */
export function held(around) {
  const { seat } = around.model.state.you;
  return around.scene.pieces.filter((piece) => seat !== null && piece.place === `panel:${seat}`);
}

/** The cards that can be played now stand first. @param {Around} around */
export function ownHand(around) {
  const choosable = new Set(around.scene.choices.flatMap(({ on, also }) => [on, ...(also ?? [])]));
  const waits = (/** @type {Piece} */ { id }) => (choosable.has(`piece:${id}`) ? 0 : 1);
  const pieces = held(around).sort((one, other) => waits(one) - waits(other));
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
  const choices = around.scene.choices.filter((choice) => choice.on === on || choice.also?.includes(on));
  const grey = around.scene.greyed.find((other) => other.on === on);
  const [name, ...more] = piece.label.split(/(?<=[.:!?]) /);
  // what a card does stands on one that can be played; on any other one why not
  const does = choices.length ? more.shift() : null;
  const look = [
    icon(around.app.board, piece.symbol, 42),
    h(
      "span.card-name",
      null,
      name.replace(/\.$/, ""),
      does ? h("span.when", null, " ", does) : null,
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
      choices.length === 1 && choices[0].chip
        ? h("span.effect", { "aria-hidden": "true" }, choices[0].chip)
        : null,
    );
    brings(node, choices);
    return explain(node, () => [h("div", null, piece.label), described(choices, piece.label)]);
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
    // when it can be played, or why not now: visible, without the paragraph that the bubble has
    const when = grey.refusal.text.replace(/\s*\(§[\d.]+\)/, "");
    node.querySelector(".card-name")?.append(h("span.when", { "aria-hidden": "true" }, when));
    return explain(node, () => [
      h("div", null, piece.label),
      ...reason(grey.refusal.text, grey.refusal.rule, around.app.openRule),
    ]);
  }
  return explain(h("div.card", { "data-on": on, tabindex: 0, "data-tap": true }, look), () => [piece.label]);
}

/**
 * A control of kind `hand`: the same cards under its own heading; or what I have as `data.groups`, each with a title, its
 * pictures (`items`: symbol, value, words) and what they are for (`note`).
 * @param {Control} control
 * @param {Around} around
 */
export function hand(control, around) {
  const { groups } = control.data;
  const named = { "data-control": control.name, "data-kind": "hand" };
  if (!groups) return h("div.control", named, h("h3", null, control.label), ownHand(around));
  // the groups hold nothing to press: the hand itself takes the focus, so that the keyboard can scroll it
  return h(
    "div.control.own-hand",
    { ...named, key: control.name, tabindex: 0, role: "group", "aria-label": control.label },
    h("ul.groups", null, groups.map((/** @type {Group} */ each) => group(each, around))),
  );
}

/** @typedef {{symbol: string, value: string, label: string, text?: string, short?: string}} Item symbol: one name, or several with spaces */
/** @typedef {{title: string, items: Item[], note: string, alarm: boolean}} Group */

/** @param {Group} of @param {Around} around */
function group({ title, items, note, alarm }, around) {
  return h(
    "li.group",
    { class: alarm ? "group alarm" : note ? "group" : "group plain" },
    h("span.title", null, title),
    h(
      "span.items",
      null,
      items.map(({ symbol, value, label, text, short }) =>
        h(
          text ? "span.item.worded" : "span.item",
          label ? { title: label } : null,
          symbol.split(" ").map((name) => icon(around.app.board, name, 26)),
          label ? h("span.sr", null, label) : null,
          value ? h("b", label ? { "aria-hidden": "true" } : null, value) : null,
          worded(text, short),
        ),
      ),
    ),
    note ? h("span.note", null, note) : null,
  );
}

/** The words of a picture, in fewer of them where there is little room; a screen reader has them all. @param {string} [text] @param {string} [short] */
function worded(text, short) {
  if (!text || !short || !compact()) return text ?? null;
  return [h("span", { "aria-hidden": "true" }, short), h("span.sr", null, text)];
}
