// @ts-check
// The small window beside a piece or place: which of its actions, and "really?" where a move cannot be taken back.
import { fresh, h, put } from "./dom.js";
import { breakdown, hideBubble } from "./bubble.js";
import { settings } from "./settings.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Choice} Choice */

export class Chooser {
  /** @param {(notation: string, seen: string) => void} play @param {() => string} decision */
  constructor(play, decision) {
    this.play = play;
    this.decision = decision;
    this.node = h("div.chooser", { role: "dialog", hidden: true, "aria-modal": "false" });
    this.seen = "";
    /** @type {any} */
    this.from = null;
    this.node.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event));
    document.addEventListener("pointerdown", (event) => {
      if (!this.node.hidden && event.target instanceof Node && !this.node.contains(event.target))
        this.close(false);
    });
  }

  /**

   * Offers the actions of one thing: at once if there is but one and it needs no second thought.

   * @param {Choice[]} choices

   * @param {Element} anchor

   * @param {string} title

   */
  offer(choices, anchor, title) {
    this.from = anchor;
    this.seen = this.decision();
    if (choices.length === 1) this.choose(choices[0], anchor);
    else
      this.open(
        anchor,
        title,
        choices.map((choice) => this.button(choice, anchor)),
      );
  }

  /** @param {Choice} choice @param {Element} anchor */
  button(choice, anchor) {
    return h(
      "button.choice",
      {
        type: "button",
        key: choice.notation,
        "data-notation": choice.notation,
        onclick: () => this.choose(choice, anchor),
      },
      choice.label,
      choice.preview?.length ? breakdown(choice.preview) : null,
    );
  }

  /** @param {Choice} choice @param {Element} anchor */
  choose(choice, anchor) {
    if (this.node.hidden) this.seen = this.decision();
    this.from ??= anchor;
    if (choice.confirm && settings().confirm) this.confirm(choice, anchor);
    else this.go(choice.notation);
  }

  /** @param {Choice} choice @param {Element} anchor */
  confirm(choice, anchor) {
    const sure = h(
      "button.primary",
      {
        type: "button",
        key: "sure",
        "data-notation": choice.notation,
        onclick: () => this.go(choice.notation),
      },
      t("ui-yes"),
    );
    const back = h("button", { type: "button", key: "back", onclick: () => this.close(true) }, t("ui-no"));
    this.open(anchor, choice.label, [
      choice.preview?.length ? breakdown(choice.preview) : null,
      h("p.hint", null, t("ui-confirm-question")),
      h("div.row", null, sure, back),
    ]);
    sure.focus();
  }

  /** @param {string} notation */
  go(notation) {
    const seen = this.seen;
    this.close(true);
    this.play(notation, seen);
  }

  /** @param {Element} anchor @param {string} title @param {any[]} content */
  open(anchor, title, content) {
    hideBubble();
    const id = fresh();
    this.node.setAttribute("aria-labelledby", id);
    const close = h(
      "button.plain.close",
      { type: "button", "aria-label": t("ui-close"), onclick: () => this.close(true) },
      "×",
    );
    put(this.node, h("header", null, h("h2", { id }, title), close), content);
    this.node.hidden = false;
    this.position(anchor.getBoundingClientRect());
    this.node.querySelector("button:not(.close)")?.focus();
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
    const from = this.from;
    this.from = null;
    if (back && from?.isConnected) from.focus({ preventScroll: true });
  }

  /** The table moved on: what this window asked about is gone. */
  refresh() {
    if (!this.node.hidden && this.seen !== this.decision()) this.close(true);
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
