// @ts-check
// Looking closer at the board: wheel, pinch, drag, double tap, and three buttons.
import { h, s } from "./dom.js";
import { t } from "./words.js";
/** @typedef {import("./board.js").Board} Board */

const MOST = 4;
const CLOSE = 2.5;
const STILL = 8; // pixels a finger may tremble before a tap becomes a drag

export class Zoom {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.scale = 1;
    this.cx = 0.5;
    this.cy = 0.5;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.drawn = board.svg;
    this.node = h("div.zoom", { role: "group" });
    const area = board.node;
    area.addEventListener("wheel", (/** @type {WheelEvent} */ event) => this.wheel(event), {
      passive: false,
    });
    area.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.down(event));
    area.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      area.addEventListener(name, (/** @type {PointerEvent} */ event) =>
        this.fingers.delete(event.pointerId),
      );
    }
    area.addEventListener(
      "click",
      (/** @type {Event} */ event) => this.dragged && event.stopPropagation(),
      true,
    );
    area.addEventListener("dblclick", (/** @type {MouseEvent} */ event) => {
      if (event.target instanceof Element && !event.target.closest(".target"))
        this.by(this.scale > 1.2 ? 0 : 2, event.clientX, event.clientY);
    });
  }

  /** The buttons, in the language of the page. */
  draw() {
    if (this.drawn !== this.board.svg) this.whole();
    if (this.node.getAttribute("aria-label") === t("ui-zoom")) return;
    const button = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ factor) =>
      h(
        "button",
        { type: "button", key: `zoom${sign}`, "aria-label": label, onclick: () => this.by(factor) },
        glass(sign),
      );
    this.node.setAttribute("aria-label", t("ui-zoom"));
    this.node.replaceChildren(
      button("+", t("ui-zoom-in"), 1.5),
      button("−", t("ui-zoom-out"), 1 / 1.5),
      button("⤢", t("ui-zoom-whole"), 0),
    );
  }

  /** Another drawing: seen as a whole. */
  whole() {
    this.drawn = this.board.svg;
    if (this.scale > 1) this.by(0);
  }

  /**
   * Zooms about a point of the screen; 0 shows the whole board.
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  by(factor, x, y) {
    if (this.board.tall) [x, y] = [x ?? innerWidth / 2, y ?? innerHeight / 2]; // its middle may be hidden
    const before = x === undefined || y === undefined ? null : this.under(x, y);
    this.scale = factor === 0 ? 1 : Math.min(MOST, Math.max(1, this.scale * factor));
    if (before && this.board.tall) {
      this.apply();
      this.scroll(before, this.under(/** @type {number} */ (x), /** @type {number} */ (y)));
    } else if (before && this.scale > 1) {
      this.apply();
      const now = this.under(/** @type {number} */ (x), /** @type {number} */ (y));
      this.cx += (before.x - now.x) / this.board.frame[2];
      this.cy += (before.y - now.y) / this.board.frame[3];
    }
    this.apply();
  }

  /** Puts a point of a tall board where another one is seen. @param {DOMPoint} point @param {DOMPoint} now */
  scroll(point, now) {
    const unit = this.board.unit();
    this.board.node.scrollLeft += (point.x - now.x) / unit;
    const box = this.board.node.parentElement;
    if (box) box.scrollTop += (point.y - now.y) / unit;
  }

  /** Looks closer at a point of the screen; false if it is as close as it gets by itself. @param {number} x @param {number} y */
  closer(x, y) {
    if (this.scale > CLOSE / 1.5) return false;
    this.by(CLOSE / this.scale, x, y);
    return true;
  }

  /** The board's point under a point of the screen. @param {number} x @param {number} y */
  under(x, y) {
    const matrix = this.board.svg.getScreenCTM();
    return matrix
      ? new DOMPoint(x, y).matrixTransform(DOMMatrix.fromMatrix(matrix).inverse())
      : new DOMPoint(0, 0);
  }

  apply() {
    this.board.node.classList.toggle("zoomed", this.scale > 1);
    this.board.units = 0;
    this.board.node.style.setProperty("--closer", String(this.scale));
    if (this.board.tall) return; // it grows, and scrolls
    const [x, y, width, height] = this.board.frame;
    const half = 0.5 / this.scale;
    this.cx = this.scale === 1 ? 0.5 : Math.min(1 - half, Math.max(half, this.cx));
    this.cy = this.scale === 1 ? 0.5 : Math.min(1 - half, Math.max(half, this.cy));
    const view = [
      x + (this.cx - half) * width,
      y + (this.cy - half) * height,
      width / this.scale,
      height / this.scale,
    ];
    this.board.svg.setAttribute("viewBox", view.map((value) => value.toFixed(2)).join(" "));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && (this.board.tall || (this.scale === 1 && event.deltaY > 0))) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * 0.002), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old || this.board.tall) return; // a tall board scrolls by itself
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1] ?? old;
      const factor = distance(now, other) / Math.max(1, distance(old, other));
      this.dragged = true;
      this.by(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (this.scale > 1 && (this.dragged || distance(now, old) > STILL)) {
      this.dragged = true;
      const unit = this.board.unit();
      this.cx -= ((now.x - old.x) * unit) / this.board.frame[2];
      this.cy -= ((now.y - old.y) * unit) / this.board.frame[3];
      this.apply();
    } else {
      return;
    }
    this.fingers.set(event.pointerId, now);
  }
}

/** A magnifier: a sign alone would look like more of what is decided beside it. @param {string} sign in it */
function glass(sign) {
  const [plus, minus] = ["M10 7.500v5", "M7.500 10h5"];
  const shapes = { "+": `M15 15l5 5${plus}${minus}`, "−": `M15 15l5 5${minus}` };
  const d = shapes[/** @type {"+"|"−"} */ (sign)];
  if (!d) return sign;
  const look = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" };
  const svg = s("svg", { viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true", ...look });
  svg.append(s("circle", { cx: 10, cy: 10, r: 7 }), s("path", { d }));
  return svg;
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
