// @ts-check
// What the thing in question brings, whichever way it goes: a line each way, an amount per player. Nothing to choose, but beside
// every choice.
import { icon } from "../board.js";
import { breakdown } from "../bubble.js";
import { h } from "../dom.js";
import { badge } from "../seats.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {{text: string, symbol: string, word: string|null}} Cell one amount of one player, and what comes with it */
/** @typedef {{label: string, symbol: string, cells: Cell[], note: string|null}} Line a way it may go; cells as `seats` */

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
      rows.flatMap(({ label, symbol, cells, note }) => [
        h("tr", null, h("th", { scope: "row" }, symbol ? icon(board, symbol, 24) : null, label), cells.map(cell)),
        note ? h("tr.note", null, h("td", { colspan: seats.length + 1 }, note)) : null,
      ]),
    ),
  );
}
