// @ts-check
// What just happened, in one line over the board: for screens that have no room for the journal.
import { h, put } from "./dom.js";
import { badge } from "./seats.js";
import { motion } from "./settings.js";
import { t } from "./words.js";

const MOST = 2; // sentences shown at once
const REVEAL = 600;

export class Latest {
  /** @param {() => void} open shows the journal @param {import("./for_me.js").ForMe} forMe */
  constructor(open, forMe) {
    this.forMe = forMe;
    this.text = h("span.sentences");
    this.sentence = h("span.sentence");
    /** What may be said, the most first. @type {string[]} */
    this.choices = ["", ""];
    this.node = h("button.ticker.plain", { type: "button", onclick: open }, this.text);
    new ResizeObserver(() => this.fit()).observe(this.node);
  }

  /** What was done to me comes first. @param {import("./types.js").State} state */
  draw(state) {
    const { log } = state;
    const line = log.findLast((other) => other.texts.length > 0);
    const mine = this.forMe.waiting(state);
    const key = JSON.stringify([line ?? null, mine]);
    if (key === this.node.dataset.line) return;
    this.node.dataset.line = key;
    this.node.classList.toggle("for-me", mine.length > 0);
    const last = line ? line.texts.map((text) => text.text) : [t("ui-log-empty")];
    const texts = (mine.length ? mine : last).slice(-MOST);
    const seat = mine.length || !line ? null : line.seat;
    put(this.text, seat === null ? null : badge(seat), this.sentence);
    this.choices = [texts.join(" "), texts[texts.length - 1]];
    this.fit();
    this.text.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: motion(REVEAL) });
  }

  /** All of it, in small letters if need be; else the last sentence. The room beside the buttons changes with them. */
  fit() {
    const [all, last] = this.choices;
    for (const [text, small] of /** @type {[string, boolean][]} */ ([[all, false], [all, true], [last, true]])) {
      this.sentence.textContent = text;
      this.text.classList.toggle("small", small);
      if (this.sentence.scrollHeight <= this.sentence.clientHeight + 1) return;
    }
  }
}
