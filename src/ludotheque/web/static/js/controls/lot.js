// @ts-check
// The strip that is always in view: what is for sale or at stake. What is wanted stands over what there is, matches are lit.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { t } from "../words.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {{symbol: string, label: string}} Shown */
/** @typedef {{over?: Shown, under: Shown, lit: boolean}} Column */

const SIZE = 30; // of a picture, in pixels

/** @param {Control} control @param {Around} around */
export function lot(control, around) {
  return h(
    "section.lot-strip",
    { "data-control": control.name, "data-kind": "lot", "aria-label": control.label },
    strip(control, around, (column) => picture(column.under, around)),
    lines(control, control.label),
  );
}

/**
 * The columns; `under` draws what stands below in each of them.
 * @param {Control} control
 * @param {Around} around
 * @param {(column: Column, at: number) => Node|null} under
 */
export function strip(control, around, under) {
  /** @type {Column[]} */
  const columns = control.data.columns ?? [];
  return h(
    "ol.columns",
    null,
    columns.map((column, at) =>
      h(
        `li${column.lit ? ".matches" : ""}`,
        null,
        column.over ? h("span.over", null, picture(column.over, around)) : null,
        h("span.under", null, under(column, at)),
        column.lit ? h("span.sr", null, t("ui-matches")) : null,
      ),
    ),
  );
}

/** The sentences beside the strip, the first of them large. @param {Control} control @param {string} title */
export function lines(control, title) {
  const [first, ...more] = /** @type {string[]} */ (control.data.lines ?? []);
  return h(
    "div.about",
    null,
    title ? h("h3", null, title) : null,
    h("p.first", null, first),
    more.map((line) => h("p", null, line)),
    control.data.estimate ? h("p.estimate", null, control.data.estimate) : null,
  );
}

/** @param {Shown} shown @param {Around} around */
function picture({ symbol, label }, around) {
  const drawn = icon(around.app.board, symbol, SIZE);
  return h("span", { role: "img", "aria-label": label, title: label }, drawn ?? label);
}
