// @ts-check
// A small plot: what each seat had through the match.
import { figure, s } from "./dom.js";
import { token } from "./seats.js";
import { t } from "./words.js";
/** @typedef {{label: string, lines: (number|null)[][]}} Trend a line for each seat */

const [WIDE, HIGH, RIGHT, TOP, BOTTOM] = [640, 260, 34, 14, 26];
const DIGIT = 9; // the width of a figure of the scale

/**
 * What changed through the match, a line for each seat; `mark` is a move that is marked.
 * @param {Trend} trend
 * @param {number[]} steps
 * @param {number|null} [mark]
 */
export function chart(trend, steps, mark = null) {
  const values = trend.lines.flat().filter((value) => value !== null);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const last = steps.at(-1) || 1;
  const rungs = [low, (low + high) / 2, high].map(Math.round);
  const left = 10 + DIGIT * Math.max(...rungs.map((rung) => figure(rung).length));
  const x = (/** @type {number} */ step) => left + (step / last) * (WIDE - left - RIGHT);
  const y = (/** @type {number} */ value) =>
    HIGH - BOTTOM - ((value - low) / (high - low)) * (HIGH - TOP - BOTTOM);
  return s(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": trend.label },
    rungs.map((rung) =>
      s(
        "g",
        null,
        s("path", { class: "rung", d: `M${left} ${y(rung)}H${WIDE - RIGHT}` }),
        s("text", { x: left - 6, y: y(rung) + 5, "text-anchor": "end" }, figure(rung)),
      ),
    ),
    s("text", { x: left, y: HIGH - 6 }, t("ui-analysis-move", { step: 0 })),
    s("text", { x: WIDE - RIGHT, y: HIGH - 6, "text-anchor": "end" }, t("ui-analysis-move", { step: last })),
    mark === null ? null : s("path", { class: "mark", d: `M${x(mark)} ${TOP - 6}V${HIGH - BOTTOM}` }),
    trend.lines.map((line, seat) => curve(line, steps, seat, x, y)),
  );
}

/**
 * One seat's line, with its shape at the end.
 * @param {(number|null)[]} line
 * @param {number[]} steps
 * @param {number} seat
 * @param {(step: number) => number} x
 * @param {(value: number) => number} y
 */
function curve(line, steps, seat, x, y) {
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
    s("g", { transform: `translate(${end[0] + 4} ${end[1] - 11}) scale(.9)` }, token(seat)),
  );
}
