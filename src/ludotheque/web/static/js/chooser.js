// @ts-check
// The small window beside a piece or place: which of its actions, and "really?" where a move cannot be taken back.
import { fresh, h, put, redraw } from "./dom.js";
import { toast } from "./announce.js";
import { breakdown, hideBubble } from "./bubble.js";
import { brings } from "./ghosts.js";
import { byFinger } from "./press.js";
import { settings } from "./settings.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Scene} Scene */

/**
 * @callback Offer
 * @param {Choice[]} choices
 * @param {Element} anchor
 * @param {string} title
 * @param {(scene: Scene) => Choice[]} [left] what is left of the choices after somebody else's move
 * @returns {void}
 */
/**
 * @typedef {object} Asked what the window shows
 * @property {Choice[]} choices
 * @property {Choice|null} chosen the one that is to be confirmed
 * @property {string} title
 * @property {(scene: Scene) => Choice[]} again
 * @property {boolean} changed whether somebody else's move has changed what it says
 */

export class Chooser {
  /** @param {(notation: string, seen: string) => void} play @param {() => string} decision */
  constructor(play, decision) {
    this.play = play;
    this.decision = decision;
    this.node = h("section.chooser", { role: "dialog", hidden: true, "aria-modal": "false" });
    /** @type {Asked|null} */
    this.asked = null;
    this.seen = "";
    /** @type {any} */
    this.from = null;
    this.node.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event));
    document.addEventListener("pointerdown", ({ target }) => {
      if (this.node.hidden || !(target instanceof Node) || this.node.contains(target)) return;
      if (!byFinger() || !again(this.from)?.contains(target)) this.close(false);
    });
  }

  /**
   * Offers the actions of one thing: at once if there is but one and it needs no second thought.
   * @type {Offer}
   */
  offer(choices, anchor, title, left) {
    const chosen = choices.length === 1 ? choices[0] : null;
    const shown = this.asked?.chosen?.notation; // a second tap on the same thing plays what the first has shown
    this.from = anchor;
    this.seen = this.decision();
    if (chosen && (!asks(chosen) || (!chosen.confirm && chosen.notation === shown))) return this.go(chosen);
    this.asked = { choices, chosen, title, again: left ?? still(choices), changed: false };
    this.open(anchor);
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (!this.asked || !choice.confirm || !settings().confirm) return this.go(choice); // this is the second tap
    this.asked.chosen = choice;
    this.draw();
    this.first()?.focus();
  }

  /** @param {Choice} choice */
  go(choice) {
    const seen = this.seen;
    this.close(true);
    this.play(choice.notation, seen);
  }

  /** @param {Element} anchor */
  open(anchor) {
    hideBubble();
    this.draw();
    this.node.hidden = false;
    this.position(anchor.getBoundingClientRect());
    this.first()?.focus();
  }

  /** Where the keyboard goes on. @returns {HTMLElement|null} */
  first() {
    return this.node.querySelector("button:not(.close)");
  }

  draw() {
    const { asked } = this;
    if (!asked) return;
    const id = fresh();
    const question = t(asked.chosen?.confirm ? "ui-confirm-question" : "ui-play-question");
    this.node.setAttribute("aria-labelledby", id);
    const close = h(
      "button.plain.close",
      { type: "button", key: "close", "aria-label": t("ui-close"), onclick: () => this.close(true) },
      "×",
    );
    put(
      this.node,
      h("header", { role: "presentation" }, h("h2", { id }, asked.chosen ? question : asked.title), close),
      asked.changed ? h("p.hint.changed", { role: "status" }, t("ui-changed-meanwhile")) : null,
      asked.chosen ? this.question(asked.chosen) : asked.choices.map((choice) => this.button(choice)),
    );
  }

  /** @param {Choice} choice */
  button(choice) {
    const node = h(
      "button.choice",
      {
        type: "button",
        key: choice.notation,
        "data-notation": choice.notation,
        onclick: () => this.choose(choice),
      },
      choice.label,
      choice.preview?.length ? breakdown(choice.preview) : null,
    );
    return brings(node, [choice]);
  }

  /** @param {Choice} choice */
  question(choice) {
    const sure = h(
      "button.primary",
      { type: "button", key: "sure", "data-notation": choice.notation, onclick: () => this.go(choice) },
      choice.label,
    );
    brings(sure, [choice]);
    const cancel = () => this.close(true);
    const back = h("button", { type: "button", key: "back", onclick: cancel }, t("ui-cancel"));
    return [
      choice.preview?.length ? breakdown(choice.preview) : null,
      choice.confirm ? h("p.hint", null, t("ui-confirm-final")) : null,
      h("div.row", null, sure, back),
    ];
  }

  /**
   * Beside the anchor; on a narrow screen the style sheet makes it a sheet at the bottom.
   * @param {DOMRect} box
   */
  position(box) {
    const { width, height } = this.node.getBoundingClientRect();
    const right = box.right + 10 + width < innerWidth;
    const left = right
      ? box.right + 10
      : Math.max(8, Math.min(innerWidth - width - 8, box.left - width - 10));
    const top = Math.max(8, Math.min(innerHeight - height - 8, box.top + box.height / 2 - height / 2));
    this.node.style.setProperty("--left", `${left}px`);
    this.node.style.setProperty("--top", `${top}px`);
  }

  /** @param {boolean} back whether the focus returns to where it came from */
  close(back) {
    if (this.node.hidden) return;
    this.node.hidden = true;
    this.asked = null;
    const from = this.from;
    this.from = null;
    if (back) again(from)?.focus({ preventScroll: true });
  }

  /**
   * Somebody moved. What is still possible stays open and says what it means now; what is not is closed, and that is said.
   * @param {Scene|null} scene the table as it is, or null if it is not on the screen
   */
  refresh(scene) {
    const { asked } = this;
    if (!asked || this.node.hidden) return;
    const left = scene ? asked.again(scene) : [];
    const chosen = asked.chosen && left.find((choice) => choice.notation === asked.chosen?.notation);
    if (!left.length || (asked.chosen && !chosen)) {
      this.close(true);
      if (scene) toast(t("ui-dropped", { what: asked.chosen?.label ?? asked.title }));
      return;
    }
    this.seen = this.decision();
    const before = JSON.stringify(asked.chosen ?? asked.choices);
    asked.choices = left;
    asked.chosen = chosen ?? null;
    if (JSON.stringify(asked.chosen ?? left) === before) return;
    asked.changed = true;
    redraw(
      this.node,
      () => this.draw(),
      () => this.first(),
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.close(true);
    }
    if (event.key !== "Tab") return;
    const stops = [...this.node.querySelectorAll("button")];
    const at = stops.indexOf(/** @type {any} */ (document.activeElement));
    const next = stops[(at + (event.shiftKey ? stops.length - 1 : 1)) % stops.length];
    event.preventDefault();
    next?.focus();
  }
}

/** Whether a choice is asked about before it is played: the first tap of a finger only shows. @param {Choice} choice */
function asks(choice) {
  return (choice.confirm && settings().confirm) || (byFinger() && settings().twice && !choice.atOnce);
}

/** Those of the choices that the scene still has. @param {Choice[]} choices @returns {(scene: Scene) => Choice[]} */
function still(choices) {
  const notations = new Set(choices.map((choice) => choice.notation));
  return (scene) => scene.choices.filter((choice) => notations.has(choice.notation));
}

/** An element, or the one that was drawn in its place. @param {any} from @returns {any} */
function again(from) {
  if (!from || from.isConnected) return from;
  const key = from.dataset?.key;
  return key ? document.querySelector(`#ui-main [data-key="${CSS.escape(key)}"]`) : null;
}
