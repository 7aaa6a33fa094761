// @ts-check
// Moments: what a move brought about, one after the other, before the table is shown as it is. They lock nobody out: whoever taps,
// presses a key or decides has seen enough. A decision that would tell what is still to be shown has a button in its place that leads
// to it. Dice that are mine wait a little for me.
import { chooses } from "./controls/index.js";
import { h, whenDrawn } from "./dom.js";
import { settings, tempo } from "./settings.js";
import { sound } from "./sound.js";
import { merged } from "./store.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").You} You */
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
 * @property {string} decision mine before the move
 */

const PRESS = "press";
/** What waits for the one whose it is. */
const PRESSED = ["dice", "card"];
const PATIENCE = 5000; // then it comes by itself
const MOST = 8000; // milliseconds that may wait to be shown; of more the oldest are left out
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "Tab"];
const PRESSES = ["Enter", " "]; // the button itself
const TOO_EARLY = 300; // milliseconds in which nobody has read what has just come into view: a second tap of the same finger

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

/** Whether nobody asks me anything, and I have nothing to put together. @param {Scene} scene @param {You} you */
function isIdle({ choices, controls }, you) {
  const shows = controls.every((control) => control.kind === "auction" || !chooses(control));
  return !you.must && shows && choices.every(({ on }) => on === "menu");
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
    /** In the place of the decision, while something waits for me, or the decision would come too early. */
    this.button = h("button.press-moment", { type: "button", hidden: true, onclick: () => this.press() || this.skip() });
    this.uncovered = -TOO_EARLY; // when the decision came into view
    const seen = (/** @type {any} */ event) => {
      const types = event.target instanceof Element && event.target.matches("input, textarea, select");
      const presses = this.button.contains(event.target) && (!event.key || PRESSES.includes(event.key));
      if (types || presses || MODIFIERS.includes(event.key)) return;
      if (event.key === "Escape" || !this.press()) this.skip();
    };
    for (const name of ["pointerdown", "keydown"])
      document.addEventListener(name, seen, { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    const unread = (/** @type {any} */ event) => {
      if (performance.now() < this.uncovered + TOO_EARLY && event.target.closest?.(".tray, .targets"))
        event.stopImmediatePropagation();
    };
    document.addEventListener("click", unread, true);
  }

  /** The moments of an update. @param {State|null} before @param {State} next @param {any} message */
  add(before, next, message) {
    if (!message.moments || !before?.scene || document.hidden || settings().speed === "off") return;
    const line = message.happened[0];
    const { log } = before;
    const { decision } = before.you;
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
        this.queue.push({ scene: still, kind: PRESS, ms: PATIENCE, thrown: [], text, refs: [], log, decision });
        waits = false; // one press for all that follows
      }
      scene = merged(scene, change);
      const refs = spoken.flatMap((one) => one.refs);
      this.queue.push({ scene, kind, ms, thrown: thrown ?? [], text: summary(spoken), refs, log, decision });
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

  /**
   * The button in the place of the decision, if there is one; what it covers cannot be reached meanwhile.
   * @param {boolean} live
   * @param {You} you
   * @param {import("./tray.js").Tray} tray
   */
  draw(live, you, tray) {
    const waits = live && this.now?.kind === PRESS;
    const covers = waits || (live && this.isEarly(you));
    const ended = !covers && !this.button.hidden;
    const focused = document.activeElement === this.button;
    tray.node.inert = covers;
    this.button.hidden = !covers;
    this.button.classList.toggle("primary", waits);
    if (covers) this.button.textContent = waits ? this.now?.text : t("ui-to-decision");
    if (ended) this.uncovered = performance.now();
    if (ended && focused) whenDrawn(() => tray.first().focus({ preventScroll: true }));
  }

  /** Whether my decision is one that something still to be shown has led to. @param {You} you */
  isEarly(you) {
    return this.now !== null && this.queue.length > 0 && you.must && you.decision !== this.now.decision;
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

  /**
   * The scene while a moment is shown: its board, and the decision as it is. Whoever has none reads in its place what was for sale
   * or at stake before the move, until the last moment.
   * @param {Scene|null} scene
   * @param {You} you
   */
  over(scene, you) {
    const { now } = this;
    if (!now || !scene) return scene;
    const shown = { ...scene, pieces: now.scene.pieces, panels: now.scene.panels, status: now.text };
    if (!this.queue.length || !isIdle(scene, you)) return shown;
    return { ...shown, greyed: [], controls: now.scene.controls.filter((control) => !chooses(control)) };
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
