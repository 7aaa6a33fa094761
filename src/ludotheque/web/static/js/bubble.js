// @ts-check
// One bubble that explains: on hover, on focus, on a long press; and on a tap for what cannot be done.
import { h, put } from "./dom.js";
/** @typedef {() => (Node|string)[]|null} Explanation */

const REST = 120; // the pointer rests this long before a bubble opens
const PRESS = 450;

/** @type {WeakMap<Element, Explanation>} */
const told = new WeakMap();
const node = h("div.bubble", { role: "tooltip", id: "ui-bubble", hidden: true });
/** @type {Element|null} */
let about = null;
let timer = 0;
let pressed = false; // a long press explains; the click that ends it must not act

/**
 * Says what an element means.
 * @template {Element} T
 * @param {T} element
 * @param {Explanation} explanation
 * @returns {T}
 */
export function explain(element, explanation) {
  told.set(element, explanation);
  element.setAttribute("data-tip", "");
  return element;
}

/** The explanation of a breakdown: a table of labels and values. @param {[string, string][]} pairs */
export function breakdown(pairs) {
  return h(
    "table.breakdown",
    null,
    h(
      "tbody",
      null,
      pairs.map(([label, value]) => h("tr", null, h("th", { scope: "row" }, label), h("td", null, value))),
    ),
  );
}

export function hideBubble() {
  clearTimeout(timer);
  node.hidden = true;
  about?.removeAttribute("aria-describedby");
  about = null;
}

/** @param {Element} element */
export function showBubble(element) {
  const content = told.get(element)?.();
  if (!content || !content.length) return;
  clearTimeout(timer);
  if (about !== element) hideBubble();
  about = element;
  put(node, content);
  node.classList.toggle("open-to-pointer", node.querySelector("button") !== null); // the others never stand in a click's way
  node.hidden = false;
  element.setAttribute("aria-describedby", node.id);
  position(element.getBoundingClientRect());
}

/** Above the element if there is room, else below; never outside the window. @param {DOMRect} box */
function position(box) {
  const { width, height } = node.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const above = box.top - height - 8;
  const top = above > 8 ? above : Math.min(innerHeight - height - 8, box.bottom + 8);
  node.style.left = `${left}px`;
  node.style.top = `${Math.max(8, top)}px`;
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
    if (element && (element.matches("[data-tap]") || element.getAttribute("aria-disabled") === "true"))
      showBubble(element);
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && hideBubble());
  const follow = (/** @type {Event} */ event) => {
    if (about && event.target instanceof Node && event.target.contains(about))
      position(about.getBoundingClientRect());
  };
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  window.addEventListener("resize", hideBubble);
  window.addEventListener("blur", hideBubble);
}
