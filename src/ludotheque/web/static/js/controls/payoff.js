// @ts-check
// What the thing in question brings, whichever way it goes: a line each way, an amount per player. It stands beside every choice;
// whoever decides which way it goes does so at these lines.
import { icon } from "../board.js";
import { breakdown, explain } from "../bubble.js";
import { h } from "../dom.js";
import { brings } from "../ghosts.js";
import { badge } from "../seats.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {{text: string, symbol: string, word: string|null}} Cell one amount of one player, and what comes with it */
/**
 * @typedef {object} Line a way it may go; cells as `seats`
 * @property {string} label
 * @property {string} symbol
 * @property {Cell[]} cells
 * @property {string|null} note
 * @property {string} [choice] the notation of the choice that goes this way
 * @property {string} [verb] what its button says; the rest stands in the line
 */

/** Whether a choice is made at a line of a payoff. @param {Control[]} controls @param {import("../types.js").Choice} choice */
export function inPayoff(controls, { notation }) {
  return controls.some(
    ({ kind, data }) => kind === "payoff" && data.rows?.some((/** @type {Line} */ line) => line.choice === notation),
  );
}

/** @param {Control} control @param {Around} around */
export function payoff(control, around) {
  const { rows, lines, seats } = control.data;
  const title = h("h3", null, control.label);
  return h(
    "section.payoff",
    { "aria-label": control.label },
    rows && seats.length > 1 ? null : title,
    rows ? table(seats, rows, around, title) : breakdown(lines),
  );
}

/**
 * Where it has columns, its corner holds the title.
 * @param {number[]} seats
 * @param {Line[]} rows
 * @param {Around} around
 * @param {Node} title
 */
function table(seats, rows, around, title) {
  const own = around.model.state.you.seat;
  const names = around.model.state.table.seats;
  const { board } = around.app;
  const head = (/** @type {number} */ seat) =>
    h(
      `th${seat === own ? ".own" : ""}`,
      { scope: "col", title: names[seat]?.name ?? "" },
      badge(seat),
      h("span.name", null, names[seat]?.name ?? ""),
    );
  const cell = (/** @type {Cell} */ { text, symbol, word }, /** @type {number} */ at) =>
    h(
      `td${seats[at] === own ? ".own" : ""}${text === "0" ? ".none" : ""}`,
      null,
      text,
      symbol ? icon(board, symbol, 18) : null,
      word ? h("span.sr", null, " ", word) : null,
    );
  return h(
    "table.sheet.brings",
    null,
    seats.length > 1 ? h("thead", null, h("tr", null, h("td.title", null, title), seats.map(head))) : null,
    h(
      "tbody",
      null,
      rows.flatMap((line) => [
        h("tr", null, h("th", { scope: "row" }, name(line, around)), line.cells.map(cell)),
        line.note ? h("tr.note", null, h("td", { colspan: seats.length + 1 }, line.note)) : null,
      ]),
    ),
  );
}

/**
 * What a line is called: a button, if it can be chosen now.
 * @param {Line} line
 * @param {Around} around
 */
function name({ label, symbol, choice, verb }, { app, model, scene }) {
  const drawn = symbol ? icon(app.board, symbol, 24) : null;
  const found = scene.choices.find(({ notation }) => notation === choice);
  if (!found) return [drawn, label];
  const node = h(
    "button.choice",
    {
      type: "button",
      key: `do ${found.notation}`,
      "data-notation": found.notation,
      "data-on": found.on,
      "aria-label": found.label,
      disabled: model.locked,
      onclick: () => app.offer([found], node, found.label),
    },
    drawn,
    verb ?? label,
  );
  brings(node, [found]);
  return found.preview.length ? explain(node, () => [breakdown(found.preview)]) : node;
}
