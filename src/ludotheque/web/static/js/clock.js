// @ts-check
// Clocks, drawn from server time: what a seat has left, and the auctioneer's count.
import { h, put } from "./dom.js";
import { duration, moment, t } from "./words.js";
/** @typedef {import("./types.js").Clocks} Clocks */

const SHORT = 30000; // from here on a clock warns
const DAY = 86400000;

/** Server time minus our own; the last message decides. */
let ahead = 0;

/** @param {Clocks|undefined} clocks */
export function setClock(clocks) {
  if (clocks) ahead = clocks.now - Date.now();
}

export function serverNow() {
  return Date.now() + ahead;
}

/** @type {Set<() => boolean>} */
const ticking = new Set();

/** Calls `draw` four times a second until it says that its element is gone. @param {() => boolean} draw */
export function tick(draw) {
  if (draw()) ticking.add(draw);
}

setInterval(() => {
  for (const draw of ticking) if (!draw()) ticking.delete(draw);
}, 250);

/** Draws now, and as long as the element is in the page. @param {Element} node @param {() => void} draw */
function whileShown(node, draw) {
  let first = true;
  return () => {
    const here = first || node.isConnected;
    first = false;
    if (here) draw();
    return here;
  };
}

/** The deadline about which somebody was warned. */
let warned = 0;

/**

 * The clock of a seat, or null if it has none; `warn` is called once when it runs short.

 * @param {Clocks} clocks

 * @param {number} seat

 * @param {() => void} [warn]

 */
export function seatClock(clocks, seat, warn) {
  const own = clocks?.seats?.[seat];
  if (!own || (own.left === null && own.deadline === null)) return null;
  const node = h("span.clock");
  if (own.deadline === null) {
    put(node, duration(own.left ?? 0));
    return node;
  }
  const deadline = own.deadline;
  node.title = t("ui-deadline", { at: moment(deadline - ahead) });
  node.classList.add("runs");
  tick(
    whileShown(node, () => {
      const left = deadline - serverNow();
      put(node, left > DAY / 4 ? t("ui-until", { at: moment(deadline - ahead) }) : duration(left));
      node.classList.toggle("short", left < SHORT);
      if (warn && left < SHORT && warned !== deadline) {
        warned = deadline;
        warn();
      }
    }),
  );
  return node;
}

/**
 * Once, twice, gone: a bar that empties and the auctioneer's word.
 * @param {Clocks} clocks
 * @param {(number: number) => void} knock
 */
export function countdown(clocks, knock) {
  const count = /** @type {any} */ (clocks?.count);
  if (!count) return null;
  const word = h("strong.word", { role: "status" });
  const fillBar = h("span.fill");
  const node = h(
    "div.count",
    { "data-number": count.number },
    word,
    h("span.track", { "aria-hidden": "true" }, fillBar),
  );
  const whole = count.step_ms * count.of;
  let last = -1;
  tick(
    whileShown(node, () => {
      const left = Math.max(0, count.ends - serverNow());
      const number = Math.max(0, Math.min(count.of, Math.floor((whole - left) / count.step_ms)));
      if (number !== last) {
        if (last >= 0) knock(number);
        last = number;
        node.dataset.number = String(number);
        put(word, count.texts?.[number] ?? count.text ?? "");
      }
      fillBar.style.transform = `scaleX(${Math.min(1, left / whole)})`;
    }),
  );
  return node;
}
