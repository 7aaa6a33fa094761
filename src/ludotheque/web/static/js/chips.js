// @ts-check
// A chip on the board: what a choice brings, in a few characters.
import { s } from "./dom.js";
/** @typedef {import("./board.js").Board} Board */

const CHIP = 12; // the letters of a chip, in pixels of the screen

/**
 * A few characters at the lower edge of a box (at the upper one of a place with `data-chip="top"`), in one line or two, as much
 * of them as there is room for. Half of a line stands below the box, unless it has to stay `inside`.
 * @param {Board} board
 * @param {{x: number, y: number, w: number, h: number, node?: SVGElement}|null} box
 * @param {string} text
 * @param {boolean} [inside]
 */
export function chipOn(board, box, text, inside = false) {
  const size = CHIP * board.unit();
  if (!box || box.h < 4 * size) return null; // on something small it would hide what lies there
  const room = (/** @type {string} */ words) => (words.length * 0.53 + 0.7) * size;
  const fits = (/** @type {string} */ words) => room(words) <= box.w * 1.05;
  const [first, ...more] = text.split(", ");
  const rest = more.join(", ");
  const number = /^[+−-][\d\s.,]*\d/.exec(text)?.[0] ?? "";
  const twoLines = box.h >= 8 * size;
  const sum = first.slice(number.length).trim(); // what it comes to
  const tries = [
    [text],
    rest && twoLines ? [first, rest] : [],
    [first],
    number && sum && twoLines ? [number, sum] : [],
    [number],
    twoLines ? first.split(" ") : [],
  ];
  const lines = tries.find((words) => words[0] && words.every(fits));
  if (!lines) return null;
  const wide = Math.max(...lines.map(room)) * 1.12; // an arrow is wider than a figure
  const high = lines.length * size * 1.25 + size * 0.2;
  const top = box.node?.dataset.chip === "top";
  const lower = box.y + box.h + size * (inside ? -0.15 : 0.5);
  const [x, bottom] = [box.x + box.w / 2, top ? box.y + high + size * 0.3 : lower];
  return s(
    "g",
    { class: "effect", "aria-hidden": "true" },
    s("rect", { x: x - wide / 2, y: bottom - high, width: wide, height: high, rx: size * 0.4 }),
    lines.map((words, at) =>
      s(
        "text",
        {
          x,
          y: bottom - high + size * (0.72 + 1.25 * at),
          "font-size": size,
          "text-anchor": "middle",
          "dominant-baseline": "central",
        },
        words,
      ),
    ),
  );
}
