// @ts-check
// Moments: what a move brought about, one after the other, before the table is shown as it is. They lock nobody out: the decision
// is there all the time, and whoever taps, presses a key or decides has seen enough. Dice that are mine wait a little for me.
import { h } from "./dom.js";
import { settings, tempo } from "./settings.js";
import { sound } from "./sound.js";
import { merged } from "./store.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Line} Line */

/**
 * @typedef {object} Frame one moment
 * @property {Scene} scene only its pieces and panels are shown
 * @property {string} kind `PRESS`: what comes next waits for me
 * @property {number} ms
 * @property {string[]} thrown the ids of the dice that tumble
 * @property {string} text what happened
 * @property {string[]} refs the places and pieces that it is about
 * @property {Line[]} log the journal as it stood before the move: what it says of the end would come too early
 */

const PRESS = "press";
/** What waits for the one whose it is. */
const PRESSED = ["dice", "card"];
const PATIENCE = 5000; // then it comes by itself
const MOST = 8000; // milliseconds that may wait to be shown; of more the oldest are left out
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "Tab"];

/** @type {string[]} */
const NOTHING = [];
const SENTENCES = 3; // so many can be read meanwhile; the journal has all

/**
 * Whether all wait for me alone, and what happens to me was brought about by somebody else: I have not pressed for it yet.
 * @param {State} next
 * @param {Line} line
 */
function isMine({ you, scene }, line) {
  const others = scene?.panels.some(({ active, seat }) => active && seat !== you.seat) ?? true;
  return you.must && !others && line.seat !== you.seat;
}

/** What happened, as far as there is time to read it. @param {{text: string}[]} texts */
function summary(texts) {
  const shown = texts.slice(0, SENTENCES).map(({ text }) => text);
  if (texts.length > SENTENCES) shown.push("…");
  return shown.join(" ");
}

export class Moments {
  /** @param {() => void} changed something else is to be drawn */
  constructor(changed) {
    this.changed = changed;
    /** @type {Frame|null} the moment that is shown */
    this.now = null;
    /** @type {Frame[]} */
    this.queue = [];
    /** @type {(() => void)[]} what waits for the end */
    this.waiting = [];
    this.fresh = false; // the moment was not drawn yet
    this.timer = 0;
    /** In the place of the decision, while something waits for me. */
    this.button = h("button.press-moment.primary", { type: "button", hidden: true, onclick: () => this.press() });
    const seen = (/** @type {any} */ event) => {
      const types = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (types || MODIFIERS.includes(event.key) || this.button.contains(event.target)) return;
      if (event.key === "Escape" || !this.press()) this.skip();
    };
    for (const name of ["pointerdown", "keydown"])
      document.addEventListener(name, seen, { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** The moments of an update. @param {State|null} before @param {State} next @param {any} message */
  add(before, next, message) {
    if (!message.moments || !before?.scene || document.hidden || settings().speed === "off") return;
    const line = message.happened[0];
    const { log } = before;
    let scene = before.scene;
    let heard = 0;
    let waits = isMine(next, line);
    for (const { kind, ms, thrown, texts, said, scene: change } of message.moments) {
      /** @type {Line["texts"]} */
      const spoken = said ?? line.texts.slice(heard, texts);
      if (waits && PRESSED.includes(kind) && spoken.some(({ you }) => you === "alone")) {
        const text = t(`ui-press-${kind}`);
        const panels = scene.panels.map((panel) => ({ ...panel, active: panel.seat === next.you.seat }));
        const still = { ...scene, panels };
        this.queue.push({ scene: still, kind: PRESS, ms: PATIENCE, thrown: [], text, refs: [], log });
        waits = false; // one press for all that follows
      }
      scene = merged(scene, change);
      const refs = spoken.flatMap((one) => one.refs);
      this.queue.push({ scene, kind, ms, thrown: thrown ?? [], text: summary(spoken), refs, log });
      heard = texts;
    }
    while (this.queue.length > 1 && this.queue.reduce((sum, frame) => sum + frame.ms, 0) > MOST) this.queue.shift();
    if (!this.now) this.next();
  }

  next() {
    this.now = this.queue.shift() ?? null;
    this.fresh = this.now !== null;
    if (this.now) {
      if (this.now.kind !== PRESS) sound(/** @type {any} */ (this.now.kind));
      this.timer = window.setTimeout(() => this.next(), this.now.ms * tempo());
    }
    this.changed();
    if (!this.now) for (const act of this.waiting.splice(0)) act();
  }

  /** Goes on with what has waited for me. @returns {boolean} whether anything has */
  press() {
    if (this.now?.kind !== PRESS) return false;
    clearTimeout(this.timer);
    this.next();
    return true;
  }

  /** The button, while something waits for me; what it covers cannot be reached meanwhile. @param {boolean} live @param {HTMLElement} covered */
  draw(live, covered) {
    const waits = live && this.now?.kind === PRESS;
    covered.inert = waits;
    this.button.hidden = !waits;
    if (waits) this.button.textContent = this.now?.text ?? "";
  }

  /** Enough seen: the table as it is. */
  skip() {
    if (!this.now) return;
    clearTimeout(this.timer);
    this.queue = [];
    this.next();
  }

  /** Does something when all was shown: now, if nothing is. @param {() => void} act */
  afterwards(act) {
    if (this.now) this.waiting.push(act);
    else act();
  }

  /** The dice that tumble now: said once for each moment. @returns {string[]|null} null: nothing is shown */
  thrown() {
    if (!this.now) return null;
    const { thrown } = this.now;
    const fresh = this.fresh;
    this.fresh = false;
    return fresh ? thrown : [];
  }

  /** The scene while a moment is shown: its board, and the decision as it is. @param {Scene|null} scene */
  over(scene) {
    const { now } = this;
    if (!now || !scene) return scene;
    return { ...scene, pieces: now.scene.pieces, panels: now.scene.panels, status: now.text };
  }

  /** The places and pieces that the moment is about. @returns {string[]} */
  about() {
    return this.now?.refs ?? NOTHING;
  }

  /** The journal as far as it was shown. @param {Line[]} log */
  sofar(log) {
    return this.now ? this.now.log : log;
  }
}
