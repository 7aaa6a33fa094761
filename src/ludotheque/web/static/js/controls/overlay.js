// @ts-check
// What a control draws on the board: one layer per control, above the pieces and what else can be clicked.
import { put, s } from "../dom.js";
import { sizeOf } from "../board.js";
import { token } from "../seats.js";
/** @typedef {import("../board.js").Board} Board */
/** @typedef {{x: number, y: number, w: number, h: number}} Box in board units */

const SIZE = 13; // the letters of a value, in pixels of the screen

/**
 * Draws the layer of a control; nothing to draw takes it away.
 * @param {Board} board
 * @param {string} name
 * @param {Node[]} nodes
 * @param {boolean} [alone] a form is open that takes clicks on the board: nothing else there can be clicked meanwhile
 */
export function overlay(board, name, nodes, alone = false) {
  const found = board.svg.querySelector(`.overlay[data-control="${CSS.escape(name)}"]`);
  if (!nodes.length) return found?.remove();
  const layer = found ?? s("g", { class: "targets overlay", "data-control": name });
  if (!found) board.svg.append(layer);
  layer.classList.toggle("alone", alone);
  put(layer, nodes);
}

/** Takes away the layers of controls that are gone. @param {Board} board @param {string[]} names the controls that are there */
export function sweep(board, names) {
  for (const layer of board.svg.querySelectorAll(".overlay"))
    if (!names.includes(/** @type {SVGElement} */ (layer).dataset.control ?? "")) layer.remove();
}

/**
 * Something to click, or to reach with the arrow keys. The buttons of the control do the same, and have names for a screen reader.
 * @param {string} key
 * @param {Box[]} boxes where it can be clicked
 * @param {() => void} act
 * @param {(Node|null)[]} content
 * @param {string} [look]
 */
export function spot(key, boxes, act, content, look = "") {
  return s(
    "g",
    {
      class: `target ${look}`,
      key,
      "data-on": key,
      tabindex: -1,
      "aria-hidden": "true",
      onclick: act,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) act();
      },
    },
    content,
    boxes.map((box) => s("rect", { class: "hit", x: box.x, y: box.y, width: box.w, height: box.h })),
  );
}

/** A frame around a box. @param {Box} box @param {string} [look] */
export function ring(box, look = "ring") {
  return s("rect", { class: look, x: box.x + 2, y: box.y + 2, width: box.w - 4, height: box.h - 4, rx: 4 });
}

/** Where a symbol would lie with its middle on a place. @param {Board} board @param {string} symbol @param {string} place @returns {Box|null} */
export function lieOf(board, symbol, place) {
  const at = board.spot(place);
  const [, , w, h] = sizeOf(board.symbol(symbol));
  return at && { x: at.x + at.w / 2 - w / 2, y: at.y + at.h / 2 - h / 2, w, h };
}

/** The likeness of a piece. @param {string} symbol @param {Box} box */
export function likeness(symbol, box) {
  return s("use", { class: "likeness", href: `#${symbol}`, x: box.x, y: box.y, width: box.w, height: box.h });
}

/** A value in the middle of a box. @param {Board} board @param {string} text @param {Box} box */
export function value(board, text, box) {
  if (!text) return null;
  const size = SIZE * board.unit();
  const [x, y] = [box.x + box.w / 2, box.y + box.h * 0.52];
  const wide = (text.length * 0.62 + 0.7) * size;
  return s(
    "g",
    { class: "effect" },
    s("rect", { x: x - wide / 2, y: y - size * 0.75, width: wide, height: size * 1.5, rx: size * 0.4 }),
    s("text", { x, y, "font-size": size, "text-anchor": "middle", "dominant-baseline": "central" }, text),
  );
}

/** The middle of a box. @param {Box} box @returns {[number, number]} */
export function middle(box) {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/** The one of some boxes whose middle is nearest to that of another. @param {Box[]} boxes @param {Box} around */
export function nearest(boxes, around) {
  const [x, y] = middle(around);
  const far = boxes.map((box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y));
  return boxes[far.indexOf(Math.min(...far))];
}

/** An arrow that stops short of its end. @param {[number, number]} from @param {[number, number]} to @param {number} seat of who takes */
export function arrow([x, y], [toX, toY], seat) {
  const long = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [(toX - x) / long, (toY - y) / long];
  const [endX, endY] = [toX - dx * 16, toY - dy * 16];
  const head = `M${endX - dx * 12 - dy * 8} ${endY - dy * 12 + dx * 8}L${endX} ${endY}L${endX - dx * 12 + dy * 8} ${endY - dy * 12 - dx * 8}`;
  const bend = Math.min(60, long / 4);
  const path = `M${x} ${y}Q${(x + endX) / 2 - dy * bend} ${(y + endY) / 2 + dx * bend} ${endX} ${endY}${head}`;
  return s(
    "g",
    { class: "arrow", style: `--seat: var(--seat-${seat})`, "aria-hidden": "true" },
    s("path", { class: "under", d: path }),
    s("path", { class: "line", d: path }),
  );
}

/** The shape and letter of a seat in the lower right corner of a box. @param {number} seat @param {Box} box */
export function corner(seat, box) {
  const size = Math.min(box.w, box.h) * 0.55;
  const place = `translate(${box.x + box.w - size * 1.02} ${box.y + box.h - size * 1.02}) scale(${size / 24})`;
  return s("g", { transform: place }, token(seat));
}
