// @ts-check
// A small plot: what each seat had through the match.
import { figure, s } from "./dom.js";
import { compact } from "./screen.js";
import { token } from "./seats.js";
import { t } from "./words.js";
/** @typedef {{label: string, lines: (number|null)[][]}} Trend a line for each seat */

const [HIGH, RIGHT, TOP, BOTTOM] = [260, 34, 14, 26];
const [WIDE, NARROW] = [640, 400]; // on a small screen the figures would shrink with a wide plot
const APART = 20; // between the shapes at the ends of two lines
const DIGIT = 9; // the width of a figure of the scale

/**
 * What changed through the match, a line for each seat; `mark` is a move that is marked.
 * @param {Trend} trend
 * @param {number[]} steps
 * @param {number|null} [mark]
 */
export function chart(trend, steps, mark = null) {
  const wide = compact() ? NARROW : WIDE;
  const values = trend.lines.flat().filter((value) => value !== null);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const last = steps.at(-1) || 1;
  const rungs = [low, (low + high) / 2, high].map(Math.round);
  const left = 10 + DIGIT * Math.max(...rungs.map((rung) => figure(rung).length));
  const x = (/** @type {number} */ step) => left + (step / last) * (wide - left - RIGHT);
  const y = (/** @type {number} */ value) =>
    HIGH - BOTTOM - ((value - low) / (high - low)) * (HIGH - TOP - BOTTOM);
  const ends = spread(trend.lines.map((line) => y(line.findLast((value) => value !== null) ?? low)));
  return s(
    "svg",
    { class: "chart", viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": trend.label },
    rungs.map((rung) =>
      s(
        "g",
        null,
        s("path", { class: "rung", d: `M${left} ${y(rung)}H${wide - RIGHT}` }),
        s("text", { x: left - 6, y: y(rung) + 5, "text-anchor": "end" }, figure(rung)),
      ),
    ),
    s("text", { x: left, y: HIGH - 6 }, t("ui-analysis-move", { step: 0 })),
    s("text", { x: wide - RIGHT, y: HIGH - 6, "text-anchor": "end" }, t("ui-analysis-move", { step: last })),
    mark === null ? null : s("path", { class: "mark", d: `M${x(mark)} ${TOP - 6}V${HIGH - BOTTOM}` }),
    trend.lines.map((line, seat) => curve(line, steps, seat, x, y, ends[seat])),
  );
}

/** Where the shapes at the ends of the lines stand, so that none covers another: from the top down. @param {number[]} wanted */
function spread(wanted) {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one] - wanted[other]);
  const found = [...wanted];
  for (const [nth, at] of order.entries())
    if (nth) found[at] = Math.max(found[at], found[order[nth - 1]] + APART);
  // those that were pushed out at the bottom push the others up
  let most = HIGH - BOTTOM;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at], most);
    most = found[at] - APART;
  }
  return found;
}

/**
 * One seat's line, with its shape at the end.
 * @param {(number|null)[]} line
 * @param {number[]} steps
 * @param {number} seat
 * @param {(step: number) => number} x
 * @param {(value: number) => number} y
 * @param {number} middle of the shape
 */
function curve(line, steps, seat, x, y, middle) {
  const points = line
    .map((value, at) => (value === null ? null : [x(steps[at]), y(value)]))
    .filter((point) => point !== null);
  const end = points.at(-1);
  if (!end) return null;
  return s(
    "g",
    { class: "curve", style: `--seat: var(--seat-${seat})` },
    s("polyline", { class: "under", points: points.map((point) => point.join(",")).join(" ") }),
    s("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    s("g", { transform: `translate(${end[0] + 4} ${middle - 11}) scale(.9)` }, token(seat)),
  );
}
