// @ts-check
// One bubble that explains: on hover, on focus, on a long press; and on a tap for what cannot be done.
import { h, put } from "./dom.js";
/** @typedef {() => (Node|string)[]|null} Explanation */

const REST = 120; // the pointer rests this long before a bubble opens
const PRESS = 450;
const CLICKED =
  ".target:not(.greyed), :is(.tray, .side, .rehearsal) :is(button, input, select, summary):not(:disabled, .line, [aria-disabled='true'])";

/** @type {WeakMap<Element, Explanation>} */
const explanations = new WeakMap();
const node = h("div.bubble", { role: "tooltip", id: "ui-bubble", hidden: true });
/** @type {Element|null} */
let about = null;
let timer = 0;
let pressed = false; // a long press explains; the click that ends it must not act
let held = false; // a click keeps it open: the pointer can go to what can be clicked in it

/**
 * Says what an element means.
 * @template {Element} T
 * @param {T} element
 * @param {Explanation} explanation
 * @returns {T}
 */
export function explain(element, explanation) {
  explanations.set(element, explanation);
  element.setAttribute("data-tip", "");
  return element;
}

/** The explanation of a breakdown: a table of labels and values; a sentence has the whole line. @param {[string, string][]} pairs */
export function breakdown(pairs) {
  return h(
    "table.breakdown",
    null,
    h(
      "tbody",
      null,
      pairs.map(([label, value]) =>
        value
          ? h("tr", null, h("th", { scope: "row" }, label), h("td", null, value))
          : h("tr", null, h("td.sentence", { colspan: 2 }, label)),
      ),
    ),
  );
}

export function hideBubble() {
  clearTimeout(timer);
  node.hidden = true;
  held = false;
  about?.removeAttribute("aria-describedby");
  about = null;
}

/** @param {Element} element */
export function showBubble(element) {
  const content = explanations.get(element)?.();
  if (!content || !content.length) return;
  clearTimeout(timer);
  if (about !== element) hideBubble();
  about = element;
  put(node, content);
  node.classList.toggle("open-to-pointer", node.querySelector("button") !== null); // the others never stand in a click's way
  node.hidden = false;
  (document.querySelector("main") ?? document.body).append(node); // within a landmark
  element.setAttribute("aria-describedby", node.id);
  position(element);
}

/**
 * The place that covers least of what can be clicked: above the element, below, right or left of it; never outside the window. What
 * is shown with a choice stays free: on a wide screen the bubble of something on the board does not reach into the panels, that of
 * a card or button lies in the place of the tabs.
 * @param {Element} element
 */
function position(element) {
  const box = element.getBoundingClientRect();
  const { width, height } = node.getBoundingClientRect();
  const aside = element.closest('[data-layout="wide"] .decision') ? panel() : null;
  const board = element.closest('[data-layout="wide"] .board-box')?.getBoundingClientRect();
  const places =
    aside && aside.height > height + 16
      ? [aside.bottom - height - 8, aside.top + 8].map((top) => [aside.left + 8, top])
      : around(box, width, height, board?.right ?? innerWidth);
  const [left, top] = leastCovering(places, box, width, height);
  node.style.left = `${left}px`;
  node.style.top = `${top}px`;
}

/** What lies beside the board on a wide screen: the tabs, or what is imagined. @returns {DOMRect|null} */
function panel() {
  for (const found of document.querySelectorAll(".table > :is(.rehearsal, .side)"))
    if (found.checkVisibility({ visibilityProperty: true })) return found.getBoundingClientRect();
  return null;
}

/** @param {DOMRect} box @param {number} width @param {number} height @param {number} edge how far it may reach to the right */
function around(box, width, height, edge) {
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(8, Math.min(room - size - 8, at));
  const right = Math.min(innerWidth, edge + 8);
  const across = inside(box.left + box.width / 2 - width / 2, width, right);
  const down = inside(box.top + box.height / 2 - height / 2, height, innerHeight);
  return [
    [across, inside(box.top - height - 8, height, innerHeight)],
    [across, inside(box.bottom + 8, height, innerHeight)],
    [inside(box.right + 8, width, right), down],
    [inside(box.left - width - 8, width, right), down],
  ];
}

/** The first of these places that covers least. @param {number[][]} places @param {DOMRect} box @param {number} width @param {number} height */
function leastCovering(places, box, width, height) {
  const others = [...document.querySelectorAll(CLICKED)]
    .filter((other) => other !== about)
    .map((other) => other.getBoundingClientRect());
  const covered = places.map(
    ([left, top]) => 100 * overlap(box, left, top, width, height) + others.filter((other) => overlap(other, left, top, width, height)).length,
  );
  return places[covered.indexOf(Math.min(...covered))];
}

/** Whether a box would be covered: 1 or 0. @param {DOMRect} box @param {number} left @param {number} top @param {number} width @param {number} height */
function overlap(box, left, top, width, height) {
  const beside = box.right <= left || box.left >= left + width || box.bottom <= top || box.top >= top + height;
  return beside ? 0 : 1;
}

/** @param {Event} event @returns {Element|null} */
function subject(event) {
  return event.target instanceof Element ? event.target.closest("[data-tip]") : null;
}

/** @param {Element} element */
function longPress(element) {
  pressed = true;
  showBubble(element);
}

/** @param {Event} event */
function swallow(event) {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopPropagation();
}

/** Starts listening; called once per page. */
export function startBubbles() {
  document.body.append(node);
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const element = subject(event);
    clearTimeout(timer);
    if (held) return;
    if (element) timer = window.setTimeout(() => showBubble(element), REST);
    else if (!(event.target instanceof Node && node.contains(event.target)))
      timer = window.setTimeout(hideBubble, REST);
  });
  document.addEventListener("focusin", (event) => {
    const element = subject(event);
    if (element && element.matches(":focus-visible")) showBubble(element);
    else if (!(event.target instanceof Node && node.contains(event.target))) hideBubble();
  });
  document.addEventListener("pointerdown", (event) => {
    const element = subject(event);
    if (!element && event.target instanceof Node && node.contains(event.target)) return;
    hideBubble();
    pressed = false;
    if (element && event.pointerType !== "mouse") timer = window.setTimeout(() => longPress(element), PRESS);
  });
  for (const name of ["pointerup", "pointercancel"])
    document.addEventListener(name, () => node.hidden && clearTimeout(timer));
  document.addEventListener("click", swallow, true);
  document.addEventListener("click", (event) => {
    const element = subject(event);
    if (!element || !(element.matches("[data-tap]") || element.getAttribute("aria-disabled") === "true")) return;
    showBubble(element);
    held = true;
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hideBubble());
  const follow = (/** @type {Event} */ event) => {
    if (about && event.target instanceof Node && event.target.contains(about))
      position(about);
  };
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  window.addEventListener("resize", hideBubble);
  window.addEventListener("blur", hideBubble);
}
