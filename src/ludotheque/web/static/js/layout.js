// @ts-check
// Where pieces lie on their places: one in the middle, several side by side, a stack upwards.
import { sizeOf } from "./board.js";
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Spot} Spot */
/**
 * @typedef {{x: number, y: number, scale: number, w: number, h: number}} Lie
 *   the left upper corner, in board units
 */

const POINT = 12; // a place smaller than this only says where the middle is
const CROWDED = 0.55; // below this scale pieces overlap rather than shrink further

/**
 * @param {Board} board
 * @param {Piece[]} pieces
 * @returns {Map<string, Lie>} pieces whose place is not on the board are missing
 */
export function lies(board, pieces) {
  /** @type {Map<string, Piece[]>} */
  const by = new Map();
  for (const piece of pieces) {
    const group = by.get(piece.place);
    if (group) group.push(piece);
    else by.set(piece.place, [piece]);
  }
  const out = new Map();
  for (const [place, group] of by) {
    const spot = board.spot(place);
    if (!spot) continue;
    const sizes = group.map((piece) => sizeOf(board.symbol(piece.symbol)));
    const width = Math.max(...sizes.map((size) => size[2]));
    const height = Math.max(...sizes.map((size) => size[3]));
    const slots =
      spot.node.dataset?.layout === "stack"
        ? stack(spot, group.length, width, height)
        : grid(spot, group.length, width, height);
    group.forEach((piece, at) => {
      const { cx, cy, scale } = slots[at];
      const [, , w, h] = sizes[at];
      out.set(piece.id, { x: cx - (w * scale) / 2, y: cy - (h * scale) / 2, scale, w, h });
    });
  }
  return out;
}

/** @param {Spot} spot @param {number} number @param {number} width @param {number} height */
function grid(spot, number, width, height) {
  const cx = spot.x + spot.w / 2;
  const cy = spot.y + spot.h / 2;
  const point = spot.w < POINT && spot.h < POINT;
  const w = point ? width * Math.min(number, 3) : spot.w;
  const h = point ? height * Math.ceil(number / 3) : spot.h;
  let columns = 1;
  let scale = 0;
  for (let tried = 1; tried <= number; tried += 1) {
    const fitting = Math.min(1, w / (tried * width), h / (Math.ceil(number / tried) * height));
    if (fitting > scale + 1e-6) [columns, scale] = [tried, fitting];
  }
  const roomy = number > 1 ? Math.max(scale, Math.min(CROWDED, w / width, h / height)) : scale;
  const rows = Math.ceil(number / columns);
  const dx = columns > 1 ? Math.min(width * roomy, (w - width * roomy) / (columns - 1)) : 0;
  const dy = rows > 1 ? Math.min(height * roomy, (h - height * roomy) / (rows - 1)) : 0;
  return Array.from({ length: number }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, number - row * columns);
    const column = at % columns;
    return { cx: cx + (column - (inRow - 1) / 2) * dx, cy: cy + (row - (rows - 1) / 2) * dy, scale: roomy };
  });
}

/**
 * The first at the bottom, each further one a little higher.
 * @param {Spot} spot
 * @param {number} number
 * @param {number} width
 * @param {number} height
 */
function stack(spot, number, width, height) {
  const wanted = Number(spot.node.dataset.step) || height * 0.35;
  const scale = Math.min(1, spot.w / width, spot.h / height);
  const room = Math.max(0, spot.h - height * scale);
  const step = number > 1 ? Math.min(wanted * scale, room / (number - 1)) : 0;
  const cx = spot.x + spot.w / 2;
  const bottom = spot.y + spot.h - (height * scale) / 2;
  return Array.from({ length: number }, (_, at) => ({ cx, cy: bottom - at * step, scale }));
}
