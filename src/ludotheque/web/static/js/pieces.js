// @ts-check
// The pieces on the board: drawn from symbols, kept by id, gliding when their place changes.
import { arrange, s } from "./dom.js";
import { sizeOf } from "./board.js";
import { lies } from "./layout.js";
import { colourOf, inkOn, LETTERS, token } from "./seats.js";
import { motion } from "./settings.js";
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./layout.js").Lie} Lie */

const GLIDE = 250;
const REVEAL = 600;
const TUMBLE = 700;
const STAGGER = 60; // between two pieces that move in the same step, so that the eye can follow
const LONGEST_WAIT = 600;

export class Pieces {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, {node: any, piece: Piece, look: string, lie: Lie}>} */
    this.drawn = new Map();
    /** What was drawn last. @type {Piece[]|null} */
    this.shown = null;
    /** @type {Map<string, Lie>} */
    this.lies = new Map();
    this.svg = board.svg;
    /** @type {string[]|null} */
    this.thrown = null;
  }

  /**
   * @param {Piece[]} pieces
   * @param {string[]|null} [thrown] the dice that were thrown; null: those that show another face
   * @returns {number} how many moved, came or went
   */
  draw(pieces, thrown = null) {
    if (this.svg !== this.board.svg) this.clear();
    if (pieces === this.shown && !thrown?.length) return 0;
    this.shown = pieces;
    this.thrown = thrown;
    const found = lies(this.board, pieces);
    this.lies = found;
    const seen = new Set();
    const ordered = [];
    const first = this.drawn.size === 0;
    let moved = 0;
    for (const piece of pieces) {
      const lie = found.get(piece.id);
      if (!lie) continue;
      seen.add(piece.id);
      if (this.place(piece, lie, first ? 0 : moved)) moved += 1;
      ordered.push(this.node(piece.id));
    }
    for (const [id, old] of this.drawn) {
      if (seen.has(id)) continue;
      moved += 1;
      this.drawn.delete(id);
      this.leave(old.node);
    }
    arrange(this.board.pieces, ordered); // later pieces of the scene lie above earlier ones
    return first ? 0 : moved;
  }

  clear() {
    this.svg = this.board.svg;
    this.drawn.clear();
    this.shown = null;
    this.board.pieces.replaceChildren();
  }

  /** @param {Piece} piece @param {Lie} lie @param {number} nth @returns {boolean} whether it is new here */
  place(piece, lie, nth) {
    const old = this.drawn.get(piece.id);
    const look =
      old?.piece === piece && old.lie.badge === lie.badge
        ? old.look
        : JSON.stringify([piece.symbol, piece.seat, piece.value, piece.faded, lie.w, lie.h]);
    const wait = Math.min(nth * motion(STAGGER), LONGEST_WAIT);
    if (!old) {
      const node = figure(this.board, piece, lie);
      settle(node, lie);
      this.board.pieces.append(node);
      this.drawn.set(piece.id, { node, piece, look, lie });
      node.animate?.([{ opacity: 0 }, { opacity: piece.faded ? 0.5 : 1 }], {
        duration: motion(GLIDE),
        delay: wait,
        fill: "backwards",
      });
      return true;
    }
    if (old.piece.label !== piece.label) old.node.setAttribute("aria-label", piece.label);
    old.piece = piece;
    if (old.look !== look) {
      const node = figure(this.board, piece, lie);
      const die = piece.symbol.startsWith("die-");
      const turned = old.node.dataset.symbol !== piece.symbol && !(this.thrown && die);
      settle(node, old.lie);
      old.node.replaceWith(node);
      old.node = node;
      old.look = look;
      if (turned) turn(node, die, wait);
    }
    if (this.thrown?.includes(piece.id)) turn(old.node, true, wait);
    const same = old.lie.x === lie.x && old.lie.y === lie.y && old.lie.scale === lie.scale;
    if (same) return false;
    const from = old.node.style.transform;
    settle(old.node, lie);
    old.node.animate?.([{ transform: from }, { transform: old.node.style.transform }], {
      duration: motion(GLIDE),
      delay: wait,
      easing: "cubic-bezier(.3,.7,.3,1)",
      fill: "backwards",
    });
    old.lie = lie;
    return true;
  }

  /** It fades away, below those that stay. @param {any} node */
  leave(node) {
    node.removeAttribute("data-piece");
    this.board.pieces.before(node);
    const fading = node.animate?.([{ opacity: 1 }, { opacity: 0 }], { duration: motion(GLIDE) });
    if (fading) fading.onfinish = () => node.remove();
    else node.remove();
  }

  /** @param {string} id */
  node(id) {
    return this.drawn.get(id)?.node ?? null;
  }
}

/** @param {any} node @param {Lie} lie */
export function settle(node, lie) {
  node.style.transform = `translate(${lie.x}px, ${lie.y}px) scale(${lie.scale})`;
}

/**
 * A piece that shows another side: dice tumble, everything else is turned over.
 * @param {any} node
 * @param {boolean} die
 * @param {number} wait
 */
function turn(node, die, wait) {
  const picture = /** @type {SVGElement} */ (node.firstElementChild);
  const from = die ? "rotate(-540deg) scale(.5)" : "scaleX(0)";
  Object.assign(picture.style, { transformBox: "fill-box", transformOrigin: "center" });
  picture.animate?.([{ transform: from }, { transform: "none" }], {
    duration: motion(die ? TUMBLE : REVEAL),
    delay: wait,
    easing: "cubic-bezier(.2,.8,.3,1)",
    fill: "backwards",
  });
}

/** Nobody has to wait for a motion: a key or a finger ends those that are under way. @param {Board} board */
export function startSkipping(board) {
  const skip = () => {
    for (const moving of board.node.getAnimations({ subtree: true }))
      if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
  };
  for (const name of ["pointerdown", "keydown"])
    document.addEventListener(name, skip, { capture: true, passive: true });
}

/** One piece, its corner at 0, 0. @param {Board} board @param {Piece} piece @param {Lie} lie */
export function figure(board, piece, lie) {
  const symbol = board.symbol(piece.symbol);
  const [x, y, width, height] = sizeOf(symbol);
  const colour = piece.seat === null ? null : colourOf(piece.seat);
  const style = colour ? `color:${colour};--seat:${colour};--seat-ink:${inkOn(colour)}` : null;
  const node = s("g", {
    class: `piece${piece.faded ? " faded" : ""}`,
    "data-piece": piece.id,
    "data-symbol": piece.symbol,
    role: "img",
    tabindex: -1,
    "aria-label": piece.label,
    style,
  });
  if (lie.badge && piece.seat !== null) {
    node.append(s("g", { transform: `scale(${lie.w / 24})` }, token(piece.seat)));
    return node;
  }
  if (symbol) node.append(s("use", { href: `#${piece.symbol}`, x: 0, y: 0, width, height }));
  else
    node.append(
      s("rect", { width, height, rx: 8, fill: colour ?? "#cfc6b4", stroke: "#22223b", "stroke-width": 2 }),
    );
  const value = piece.value === "" ? null : written(symbol, piece.value, [x, y, width, height]);
  if (value) node.append(value);
  const mark = piece.seat === null ? null : marked(symbol, piece.seat, [x, y, width, height]);
  if (mark) node.append(mark);
  return node;
}

/**
 * The seat's shape and letter: in the left upper corner, or where the symbol says (`data-token="x y size"`, "none").
 * @param {SVGSymbolElement|null} symbol
 * @param {number} seat
 * @param {number[]} box
 */
function marked(symbol, seat, [x, y, width, height]) {
  const said = symbol?.dataset.token;
  const own = !said && symbol?.id.endsWith(`-${LETTERS[seat]}`); // such a symbol draws its seat itself
  if (said === "none" || own) return null;
  const size = Math.min(34, Math.max(16, Math.min(width, height) * 0.36));
  const [left, top, wide] = said ? said.split(/\s+/).map(Number) : [x - size * 0.12, y - size * 0.12, size];
  return s("g", { transform: `translate(${left - x} ${top - y}) scale(${wide / 24})` }, token(seat));
}

/**
 * The value: on a small label below, or where the symbol says (`data-value="x y size"`, the middle of the text), there
 * on a tag if the symbol gives its size (`data-tag="width height"`).
 * @param {SVGSymbolElement|null} symbol
 * @param {string} value
 * @param {number[]} box
 */
function written(symbol, value, [x, y, width, height]) {
  const said = symbol?.dataset.value;
  if (said === "none") return null;
  if (said) {
    const [cx, cy, size] = said.split(/\s+/).map(Number);
    if (symbol?.dataset.tag) return tagged(value, cx - x, cy - y, size, symbol.dataset.tag.split(/\s+/).map(Number));
    return s(
      "text",
      {
        class: "value",
        x: cx - x,
        y: cy - y,
        "text-anchor": "middle",
        "dominant-baseline": "central",
        "font-size": size,
        fill: symbol?.dataset.ink ?? "#22223b",
      },
      value,
    );
  }
  const size = Math.min(22, Math.max(14, height * 0.22));
  const each = /\p{L}/u.test(value) ? 0.82 : 0.62; // letters are wider than figures
  const wide = Math.max(size * 1.4, value.length * size * each + size * 0.5);
  return s(
    "g",
    { class: "value", transform: `translate(${width / 2} ${height - size * 0.55})` },
    s("rect", {
      x: -wide / 2,
      y: -size * 0.68,
      width: wide,
      height: size * 1.36,
      rx: size * 0.68,
      fill: "#14213d",
      stroke: "#fff",
      "stroke-width": 1.5,
    }),
    s(
      "text",
      { "text-anchor": "middle", "dominant-baseline": "central", "font-size": size, fill: "#fff" },
      value,
    ),
  );
}

/** @param {string} value @param {number} x @param {number} y @param {number} size @param {number[]} tag */
function tagged(value, x, y, size, [width, height]) {
  return s(
    "g",
    { class: "value tag", transform: `translate(${x} ${y})` },
    s("rect", { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }),
    s("text", { "text-anchor": "middle", "dominant-baseline": "central", "font-size": size }, value),
  );
}
