// @ts-check
// Making elements, and keeping the keyboard's place while they are redrawn.

const SVG = "http://www.w3.org/2000/svg";
const NO_PICTURE = 500; // milliseconds after which none is waited for any more

/** @typedef {Node|string|number|null|undefined|false} Child */

/**
 * An HTML element: `h("button.primary", {onclick: f}, "Play")`. Functions become listeners, `true` an empty
 * attribute, null and false nothing; `key` is the name by which focus finds the element again.
 * @param {string} spec
 * @param {Record<string, any>|null} [props]
 * @param {...(Child|Child[])} children
 * @returns {any}
 */
export function h(spec, props, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  return fill(node, props, children);
}

/**
 * The same for SVG.
 * @param {string} tag
 * @param {Record<string, any>|null} [props]
 * @param {...(Child|Child[])} children
 * @returns {any}
 */
export function s(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/** @param {any} node @param {Record<string, any>|null|undefined} props @param {(Child|Child[])[]} children */
function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (name === "key") node.dataset.key = value;
    else if (name === "value") node.value = value;
    else if (name === "checked" || name === "disabled" || name === "hidden" || name === "open")
      node[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...solid(children));
  return node;
}

/** @param {(Child|Child[])[]} children @returns {(Node|string)[]} */
function solid(children) {
  const out = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    out.push(child instanceof Node ? child : String(child));
  }
  return out;
}

/** Replaces what an element holds. @param {Element} node @param {...(Child|Child[])} children */
export function put(node, ...children) {
  node.replaceChildren(...solid(children));
}

/**
 * The same as `put`, for nodes most of which are there already: those stay where they are, so that the browser need not
 * lay them out again.
 * @param {Element} node
 * @param {...(Child|Child[])} children
 */
export function arrange(node, ...children) {
  const wanted = solid(children);
  const staying = new Set(wanted);
  for (const old of [...node.childNodes]) if (!staying.has(old)) old.remove();
  let at = node.firstChild;
  for (const child of wanted) {
    if (at && child === at) at = at.nextSibling;
    else if (at && child === at.nextSibling)
      at = child.nextSibling; // the one before it is wanted further on
    else node.insertBefore(child instanceof Node ? child : document.createTextNode(child), at);
  }
}

/** Nodes that are used again for as long as they look the same. */
export class Kept {
  constructor() {
    /** @type {Map<string, {look: string, node: any}>} */
    this.nodes = new Map();
    /** The names that were asked for since the last sweep. @type {Set<string>} */
    this.used = new Set();
  }

  /**
   * The node of that name: the one that was made before, or a new one if anything in `look` has changed.
   * @param {string} name
   * @param {any} look
   * @param {() => any} make
   */
  get(name, look, make) {
    const text = JSON.stringify(look);
    this.used.add(name);
    let kept = this.nodes.get(name);
    if (kept?.look !== text) {
      kept = { look: text, node: make() };
      this.nodes.set(name, kept);
    }
    return kept.node;
  }

  /** Forgets what was not asked for since the last sweep. */
  sweep() {
    for (const name of this.nodes.keys()) if (!this.used.has(name)) this.nodes.delete(name);
    this.used.clear();
  }
}

/** @template {Element} T @param {string} selector @param {ParentNode} [root] @returns {T} */
export function need(selector, root = document) {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return /** @type {T} */ (found);
}

/** How far a region and what scrolls in it was scrolled, by `data-key`; asking the browser would make it lay out the page. */
const scrolled = /** @type {WeakMap<Element, Map<string, number>>} */ (new WeakMap());

/** @param {Element} region @returns {Map<string, number>} */
function scrolls(region) {
  let tops = scrolled.get(region);
  if (!tops) {
    const made = new Map();
    scrolled.set(region, made);
    region.addEventListener(
      "scroll",
      (event) => {
        const node = /** @type {any} */ (event.target);
        made.set(node === region ? "" : (node.dataset?.key ?? " "), node.scrollTop);
      },
      { capture: true, passive: true },
    );
    tops = made;
  }
  return tops;
}

/** @param {Element} region @param {string} key @returns {any} */
function keyed(region, key) {
  return key === "" ? region : region.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/** What is shown in this region is about something else: it begins at its top. @param {Element} region */
export function fromTop(region) {
  const tops = scrolls(region);
  const down = [...tops].filter(([, top]) => top > 0).map(([name]) => name);
  tops.clear();
  if (!down.length) return;
  whenDrawn(() => {
    for (const name of down) {
      const node = keyed(region, name);
      if (node) node.scrollTop = 0;
    }
  });
}

/** What waits until all is drawn; null while nothing is being drawn. @type {(() => void)[]|null} */
let afterwards = null;

/** What had the focus in a region that is about to be drawn anew, and whether it was seen. @type {{node: any, seen: boolean}|null} */
let held = null;

/**
 * Takes the focus out of a region all of which will be drawn anew. An element that is removed while it has the focus makes the
 * browser lay out the page at once, half drawn; before anything has changed that costs nothing.
 * @param {Element} region
 */
export function letGo(region) {
  const active = /** @type {any} */ (document.activeElement);
  if (!active || active === region || !region.contains(active) || active.localName === "input") return;
  held = { node: active, seen: active.matches(":focus-visible") };
  active.blur();
}

/**
 * Draws several regions. What makes the browser lay out the page (scrolling, giving the focus) is done once all of them
 * are drawn: so it lays it out once.
 * @param {() => void} draw
 */
export function together(draw) {
  if (afterwards) return draw();
  const tasks = (afterwards = /** @type {(() => void)[]} */ ([]));
  try {
    draw();
  } finally {
    afterwards = null;
    for (const task of tasks) task();
    if (held?.node.isConnected && document.activeElement === document.body)
      held.node.focus({ preventScroll: true });
    held = null;
  }
}

/** Does something that needs the layout of the page: now, or when all is drawn. @param {() => void} task */
export function whenDrawn(task) {
  if (afterwards) afterwards.push(task);
  else task();
}

/**
 * Does something once what is drawn now was seen. The first picture after it is still being painted when its script is done, and
 * work that comes then delays it: so the one after it is waited for. A page hidden has no pictures.
 * @param {() => void} task
 */
export function afterPicture(task) {
  let done = false;
  const once = () => {
    if (!done) task();
    done = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, document.hidden ? 0 : NO_PICTURE);
}

let givingBack = false;

/** Whether the focus comes back to where it was before something was drawn: nobody has just moved it there. */
export function restoring() {
  return givingBack;
}

/**
 * Redraws a region. The element that has the focus is found again by its `data-key`; if it is gone or disabled, `fallback`
 * takes the focus (it may be the region itself, until there is something to go on with), so that somebody who plays by keyboard is never thrown back to the top of the page. Whoever clicked does
 * not see a focus, and gets none: the next stroke of a key would decide something. What was scrolled stays so.
 * @param {Element} region
 * @param {() => void} draw
 * @param {(() => HTMLElement|SVGElement|null)} [fallback]
 */
export function redraw(region, draw, fallback) {
  const active = /** @type {any} */ (held?.node ?? document.activeElement);
  const inside = active && active !== document.body && region.contains(active);
  const seen = held?.seen ?? (inside && active.matches(":focus-visible"));
  const key = inside ? active.dataset?.key : undefined;
  const range =
    inside && typeof active.selectionStart === "number" ? [active.selectionStart, active.selectionEnd] : null;
  const tops = [...scrolls(region)];
  givingBack = true; // what is removed loses the focus, and gets it back
  draw();
  givingBack = false;
  whenDrawn(() => {
    for (const [name, top] of tops) {
      const node = top > 0 ? keyed(region, name) : null;
      if (node) node.scrollTop = top;
    }
    const now = document.activeElement;
    if (!inside || (now !== region && region.contains(now))) return;
    const found = key ? keyed(region, key) : null;
    const again = found?.matches(":disabled") ? null : found;
    const target = again ?? (seen ? fallback?.() : null);
    givingBack = again !== null;
    target?.focus({ preventScroll: true });
    givingBack = false;
    if (again && range && typeof again.setSelectionRange === "function" && again.type === "text") {
      again.setSelectionRange(range[0], range[1]);
    }
  });
}

/** A number as both languages can read it: 12 345, with a true minus sign. @param {number} value */
export function figure(value) {
  const text = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, "\u202f");
  return value < 0 ? `\u2212${text}` : text;
}

/** "?" for a secret. @param {string|number|null} value */
export function shown(value) {
  if (value === null) return "?";
  return typeof value === "number" ? figure(value) : value;
}

let serial = 0;

/** An id that no drawing and no other part of the page has. */
export function fresh() {
  serial += 1;
  return `ui-${serial}`;
}
