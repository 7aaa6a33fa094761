// @ts-check
// Where pieces lie on their places: one in the middle, several side by side, a stack upwards.
import { sizeOf } from "./board.js";
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Spot} Spot */
/**
 * @typedef {{x: number, y: number, scale: number, w: number, h: number, badge: boolean}} Lie
 *   the left upper corner, in board units; a badge is the seat's shape and letter alone
 */

const POINT = 12; // a place smaller than this only says where the middle is
const LEAST_BADGE = 23.5; // pixels of the screen: the letter in it is then at least 12 high
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
    const badge = badgeSize(board, group);
    const sizes = group.map((piece) => (badge ? [0, 0, badge, badge] : sizeOf(board.symbol(piece.symbol))));
    const width = Math.max(...sizes.map((size) => size[2]));
    const height = Math.max(...sizes.map((size) => size[3]));
    const arranged = spot.node.dataset?.layout === "stack" ? stack : grid;
    const slots = badge
      ? beside(board, spot, group.length, badge)
      : arranged(spot, group.length, width, height);
    group.forEach((piece, at) => {
      const { cx, cy, scale } = slots[at];
      const [, , w, h] = sizes[at];
      out.set(piece.id, {
        x: cx - (w * scale) / 2,
        y: cy - (h * scale) / 2,
        scale,
        w,
        h,
        badge: badge > 0,
      });
    });
  }
  return out;
}

/**
 * Several pieces on one place would be too small to be distinguished: symbols may say (`data-crowded`) how large the seat's shape
 * and letter are that stand for them there. 0 if they lie as they are.
 * @param {Board} board
 * @param {Piece[]} group
 */
function badgeSize(board, group) {
  if (group.length < 2) return 0;
  const said = Math.min(
    ...group.map(({ symbol, seat }) =>
      seat === null ? 0 : Number(board.symbol(symbol)?.dataset.crowded ?? 0),
    ),
  );
  return said && Math.max(said, LEAST_BADGE * board.unit());
}

/**
 * In pairs about the middle of the place, also beyond its edges, but not beyond those of the board.
 * @param {Board} board
 * @param {Spot} spot
 * @param {number} number
 * @param {number} size
 */
function beside(board, spot, number, size) {
  const rows = Math.ceil(number / 2);
  const [left, top, wide, high] = board.frame;
  const within = (/** @type {number} */ middle, /** @type {number} */ least, /** @type {number} */ most) =>
    Math.max(least, Math.min(most, middle));
  const cx = within(spot.x + spot.w / 2, left + size, left + wide - size);
  const edge = (rows * size) / 2;
  const cy = within(spot.y + spot.h / 2, top + edge, top + high - edge);
  return Array.from({ length: number }, (_, at) => {
    const row = Math.floor(at / 2);
    const alone = at === number - 1 && at % 2 === 0;
    return {
      cx: cx + (alone ? 0 : ((at % 2) - 0.5) * size),
      cy: cy + (row - (rows - 1) / 2) * size,
      scale: 1,
    };
  });
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
