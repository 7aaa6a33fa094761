// @ts-check
// What this browser likes: theme, sounds, notices, speed, confirmation. Kept in localStorage.

/**
 * @typedef {{theme: "auto"|"light"|"dark", sound: boolean, notices: boolean, speed: "off"|"fast"|"normal"|"slow", confirm: boolean, twice: boolean, estimates: boolean, mine: boolean, level: string, pace: string}} Settings
 *   confirm: ask before what cannot be taken back; twice: the first tap shows, the second plays; estimates: show odds;
 *   mine: the journal shows only what concerns me; level, pace: of the tables that I open, empty where the table chooses
 */

const NAME = "ludotheque";

/** @type {Settings} */
const DEFAULTS = { theme: "auto", sound: true, notices: false, speed: "normal", confirm: true, twice: true, estimates: false, mine: false, level: "", pace: "" };

/** How long a glide lasts compared to normal. */
const SPEEDS = { off: 0, fast: 0.4, normal: 1, slow: 2 };

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {Set<() => void>} */
const listeners = new Set();
let current = read();

/** @returns {Readonly<Settings>} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} change */
export function change(change) {
  current = { ...current, ...change };
  try {
    localStorage.setItem(NAME, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing still plays
  }
  show();
  for (const listener of listeners) listener();
}

/** @param {() => void} listener */
export function onChange(listener) {
  listeners.add(listener);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The length of a motion: 0 if this person wants none. @param {number} milliseconds */
export function motion(milliseconds) {
  return still.matches ? 0 : milliseconds * SPEEDS[current.speed];
}

/** How long something that is read lasts compared to normal; whoever wants no motion reads as fast as others. */
export function tempo() {
  return SPEEDS[current.speed];
}

/** Puts theme and speed where the style sheets see them. */
export function show() {
  const root = document.documentElement;
  if (current.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  root.style.setProperty("--pace", String(still.matches ? 0 : SPEEDS[current.speed]));
}

still.addEventListener("change", show);
window.addEventListener("storage", () => {
  current = read();
  show();
});
