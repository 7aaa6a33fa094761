// @ts-check
// The drawing of the game: fetched once, put into the page, its places measured.
import { h, s } from "./dom.js";
import { compact, drawingFor } from "./screen.js";
import { paintSeats } from "./seats.js";
import { motion } from "./settings.js";

/**
 * @typedef {{x: number, y: number, w: number, h: number, node: SVGGraphicsElement, matrix: DOMMatrix}} Spot
 *   the box of a place in the board's own units, and the way from its units to those
 */

const EDGE = 8; // what comes into view keeps this distance from the edges

/** @param {string} address @returns {Promise<SVGSVGElement>} */
async function drawing(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg") throw new Error(`${address} is not a drawing`);
  for (const script of root.querySelectorAll("script, foreignObject")) script.remove();
  return /** @type {any} */ (document.importNode(root, true));
}

/**
 * The board for this screen: it may name another drawing of the same places for small ones, and say that it can be read as
 * a whole (`data-whole`) where there is a little more room.
 * @param {string} address
 */
async function suited(address) {
  const kind = drawingFor();
  const board = await drawing(address);
  const small = kind === "narrow" || (kind === "whole" && !("whole" in board.dataset));
  const other = small && board.dataset.narrow;
  return other ? drawing(address.replace(/[^/]*$/, other)) : board;
}

export class Board {
  constructor() {
    this.node = h("div.board", { "aria-busy": "true" });
    /** @type {SVGSVGElement} */
    this.svg = s("svg", { viewBox: "0 0 1000 700" });
    this.pieces = s("g", { class: "pieces" });
    this.ghosts = s("g", { class: "ghosts" }); // what a choice would put there
    this.targets = s("g", { class: "targets" });
    this.loaded = "";
    this.loading = Promise.resolve();
    /** @type {Map<string, Spot|null>} */
    this.spots = new Map();
    /** The symbols that were asked for. @type {Map<string, SVGSymbolElement|null>} */
    this.symbols = new Map();
    /** @type {[number, number, number, number]} */
    this.frame = [0, 0, 1000, 700];
    /** Board units per pixel, 0 when they must be measured again. */
    this.units = 0;
    /** Higher than its place, as on a phone: it scrolls, and what matters is brought into view. */
    this.tall = false;
    /** The decision for which it was scrolled. @type {string|null} */
    this.brought = null;
    // Measured when the browser has just laid out the page: in the middle of drawing it would have to do so once more.
    new ResizeObserver(() => ((this.units = 0), this.unit())).observe(this.node);
  }

  /**
   * Draws the board of a game, once: whoever asks again meanwhile waits for the same drawing. What failed is fetched anew.
   * @param {{board: string, pieces: string|null}} art
   * @param {string} file
   */
  load(art, file) {
    const address = art.board.replace(/[^/]*$/, file || "board.svg");
    const wanted = `${address} ${drawingFor()}`;
    if (this.loaded !== wanted) {
      this.loaded = wanted;
      this.loading = this.lay(wanted, address, art.pieces);
      this.loading.catch(() => this.loaded === wanted && (this.loaded = ""));
    }
    return this.loading;
  }

  /** @param {string} wanted @param {string} address @param {string|null} pieces */
  async lay(wanted, address, pieces) {
    const [board, symbols] = await Promise.all([suited(address), pieces ? drawing(pieces) : null]);
    if (this.loaded !== wanted) return;
    this.spots.clear();
    this.symbols.clear();
    this.svg = board;
    const frame = (board.getAttribute("viewBox") ?? "0 0 1000 700").split(/[\s,]+/).map(Number);
    this.frame = /** @type {any} */ (frame);
    paintSeats(board.getAttribute("data-seat-colours") ?? symbols?.getAttribute("data-seat-colours"));
    for (const name of ["width", "height", "id", "style", "role"]) board.removeAttribute(name);
    for (const place of board.querySelectorAll("[data-place][aria-label]:not([role])"))
      place.setAttribute("role", "img");
    board.classList.add("drawing");
    this.node.style.setProperty("--shape", String(frame[2] / frame[3]));
    this.tall = compact() && frame[3] > frame[2];
    this.node.classList.toggle("tall", this.tall);
    board.setAttribute("focusable", "false");
    board.append(this.pieces, this.ghosts, this.targets);
    this.node.replaceChildren(board);
    if (symbols) {
      symbols.classList.add("symbols");
      symbols.setAttribute("aria-hidden", "true");
      this.node.append(symbols);
    }
    this.node.removeAttribute("aria-busy");
    this.units = 0;
    for (const place of board.querySelectorAll("[data-place]"))
      this.spot(place.getAttribute("data-place") ?? "");
  }

  /** Where a place is. @param {string} name @returns {Spot|null} */
  spot(name) {
    let found = this.spots.get(name);
    if (found === undefined) {
      found = this.measure(name);
      this.spots.set(name, found);
    }
    return found;
  }

  /** @param {string} name @returns {Spot|null} */
  measure(name) {
    const node = /** @type {SVGGraphicsElement|null} */ (
      this.svg.querySelector(`[data-place="${CSS.escape(name)}"]`)
    );
    const matrix = node && this.matrix(node);
    if (!node || !matrix) return null;
    const box = node.getBBox();
    const corners = [
      [box.x, box.y],
      [box.x + box.width, box.y],
      [box.x, box.y + box.height],
      [box.x + box.width, box.y + box.height],
    ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
    const xs = corners.map((point) => point.x);
    const ys = corners.map((point) => point.y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top, node, matrix };
  }

  /**
   * From an element's own units to the board's.
   * @param {SVGGraphicsElement} node
   * @returns {DOMMatrix|null}
   */
  matrix(node) {
    const root = this.svg.getScreenCTM();
    const own = node.getScreenCTM();
    return root && own ? DOMMatrix.fromMatrix(root).inverse().multiply(DOMMatrix.fromMatrix(own)) : null;
  }

  /** A symbol of the game. @param {string} name @returns {SVGSymbolElement|null} */
  symbol(name) {
    let found = this.symbols.get(name);
    if (found === undefined) {
      found = name
        ? /** @type {any} */ (this.node.querySelector(`symbol[id="${CSS.escape(name)}"]`))
        : null;
      this.symbols.set(name, found ?? null);
    }
    return found ?? null;
  }

  /**
   * Where the board scrolls: what can be chosen now, what an offer to me is about, and the symbols and places that the drawings mark as what decisions are
   * about (`data-about`), come into view, once for each decision. If there is no room for all of it, places are left out.
   * @param {string} decision
   */
  bring(decision) {
    if (!compact() || decision === this.brought) return;
    this.brought = decision;
    const box = this.node.parentElement;
    if (!box) return;
    const seen = box.getBoundingClientRect();
    const all = (/** @type {string} */ selector) =>
      [...this.svg.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const symbols = [...this.node.querySelectorAll("symbol[data-about]")].map(({ id }) => `.piece[data-symbol="${id}"]`);
    const targets = all(".target:not(.greyed), .ghosts .mark");
    const marks = symbols.flatMap(all);
    const places = all("[data-place][data-about]");
    const groups = [[...targets, ...marks, ...places], [...targets, ...marks], targets, marks, places];
    this.scrollTo(this.tall ? span(groups, seen) : this.svg.getBoundingClientRect(), box);
  }

  /**
   * Where the board scrolls: what is lit comes into view. If there is no room for all, what was done comes before what followed.
   * @param {string[]} refs places and pieces, in the order in which they are spoken of
   */
  bringLit(refs) {
    const box = this.node.parentElement;
    if (!compact() || !box) return;
    if (!this.tall) return this.scrollTo(this.svg.getBoundingClientRect(), box);
    const nodes = [...this.svg.querySelectorAll(".lit")];
    const found = refs.flatMap((ref) =>
      nodes.filter((node) => [node.getAttribute("data-place"), node.getAttribute("data-piece")].includes(ref)),
    );
    const lit = found.map((node) => node.getBoundingClientRect());
    const groups = lit.map((_, at) => lit.slice(0, lit.length - at));
    if (groups.length) this.scrollTo(span(groups, box.getBoundingClientRect()), box);
  }

  /** @param {{top: number, bottom: number}|undefined} wanted @param {Element} box where it scrolls */
  scrollTo(wanted, box) {
    const seen = box.getBoundingClientRect();
    if (!wanted || (wanted.top >= seen.top && wanted.bottom <= seen.bottom)) return;
    const down = wanted.bottom - seen.bottom + EDGE;
    const by = wanted.top < seen.top ? wanted.top - seen.top - EDGE : Math.min(down, wanted.top - seen.top);
    box.scrollBy({ top: by, behavior: motion(1) ? "smooth" : "auto" });
  }

  /** Board units per pixel of the screen. */
  unit() {
    if (!this.units) {
      const matrix = this.svg.getScreenCTM();
      this.units = matrix && matrix.a ? 1 / matrix.a : 1;
    }
    return this.units;
  }
}

/**
 * The first of these groups that can be seen at once, from its top to its bottom; else one that is seen already, or any.
 * @param {DOMRect[][]} groups
 * @param {DOMRect} window
 */
function span(groups, window) {
  for (const boxes of groups) {
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    if (boxes.length && bottom - top <= window.height) return { top, bottom };
  }
  const [boxes] = groups;
  return boxes.find((box) => box.top >= window.top && box.bottom <= window.bottom) ?? boxes[0];
}

/** @type {WeakMap<SVGSymbolElement, [number, number, number, number]>} */
const sizes = new WeakMap();

/**
 * The size of a symbol in board units.
 * @param {SVGSymbolElement|null} symbol
 * @returns {[number, number, number, number]}
 */
export function sizeOf(symbol) {
  if (!symbol) return [0, 0, 40, 40];
  let size = sizes.get(symbol);
  if (!size) {
    const box = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    size = box.length === 4 ? /** @type {any} */ (box) : [0, 0, 40, 40];
    sizes.set(symbol, /** @type {any} */ (size));
  }
  return /** @type {any} */ (size);
}

/** A symbol as a small picture in text. @param {Board} board @param {string} name @param {number} [size] */
export function icon(board, name, size = 22) {
  const symbol = board.symbol(name);
  if (!symbol) return null;
  const [x, y, width, height] = sizeOf(symbol);
  const scale = size / Math.max(width, height);
  return s(
    "svg",
    {
      class: "icon",
      viewBox: `${x} ${y} ${width} ${height}`,
      width: width * scale,
      height: height * scale,
      "aria-hidden": "true",
    },
    s("use", { href: `#${name}`, x, y, width, height }),
  );
}
