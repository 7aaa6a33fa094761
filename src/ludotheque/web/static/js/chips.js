// @ts-check
// A chip on the board: what a choice brings, in a few characters.
import { s } from "./dom.js";
/** @typedef {import("./board.js").Board} Board */

const CHIP = 12; // the letters of a chip, in pixels of the screen
const CORNER = { width: 0.46, height: 0.3 }; // of a box: as far as a mark in its corner goes

/**
 * A few characters at the lower edge of a box (at the upper one of a place with `data-chip="top"`), in one line or two, as much
 * of them as there is room for. Half of a line stands below the box, unless it has to stay `inside`. Places in a group with
 * `data-chip="corner"` have room for a mark only.
 * @param {Board} board
 * @param {{x: number, y: number, w: number, h: number, node?: SVGElement}|null} box
 * @param {string} text
 * @param {boolean} [inside]
 */
export function chipOn(board, box, text, inside = false) {
  if (box?.node?.closest('[data-chip="corner"]')) return markIn(board, box, text);
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
  const bottom = top ? box.y + high + size * 0.3 : lower;
  return chip(lines, size, { x: box.x + (box.w - wide) / 2, y: bottom - high, w: wide, h: high });
}

/**
 * What stands before the words ("+4", "◆"), in the left lower corner: the right one has a tag.
 * @param {Board} board
 * @param {{x: number, y: number, w: number, h: number}} box
 * @param {string} text
 */
function markIn(board, box, text) {
  const [mark] = /^[^\p{L}\s]+/u.exec(text) ?? [];
  if (!mark) return null;
  const wide = mark.length * 0.58 + 0.6; // in letters
  const most = [(CORNER.height * box.h) / 1.15, (CORNER.width * box.w) / wide];
  const size = Math.min(CHIP * board.unit(), ...most);
  const high = size * 1.15;
  return chip([mark], size, { x: box.x, y: box.y + box.h - high, w: wide * size, h: high });
}

/** @param {string[]} lines @param {number} size of the letters @param {{x: number, y: number, w: number, h: number}} box */
function chip(lines, size, { x, y, w: width, h: height }) {
  const first = y + height / 2 - (lines.length - 1) * size * 0.625;
  return s(
    "g",
    { class: "effect", "aria-hidden": "true" },
    s("rect", { x, y, width, height, rx: size * 0.4 }),
    lines.map((words, at) =>
      s(
        "text",
        {
          x: x + width / 2,
          y: first + 1.25 * size * at,
          "font-size": size,
          "text-anchor": "middle",
          "dominant-baseline": "central",
        },
        words,
      ),
    ),
  );
}
