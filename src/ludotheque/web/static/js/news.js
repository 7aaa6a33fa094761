// @ts-check
// What just happened, in one line over the board: for screens that have no room for the journal.
import { h, put } from "./dom.js";
import { badge } from "./seats.js";
import { motion } from "./settings.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Line} Line */

const MOST = 2; // sentences shown at once
const REVEAL = 600;

export class News {
  /** @param {() => void} open shows the journal */
  constructor(open) {
    this.text = h("span.sentences");
    this.node = h("button.ticker.plain", { type: "button", onclick: open }, this.text);
  }

  /** @param {Line[]} log */
  draw(log) {
    const line = log.findLast((other) => other.texts.length > 0);
    const key = JSON.stringify(line ?? null);
    if (key === this.node.dataset.line) return;
    this.node.dataset.line = key;
    const told = line ? line.texts.slice(-MOST).map((text) => text.text) : [t("ui-log-empty")];
    put(this.text, line && line.seat !== null ? badge(line.seat) : null, h("span", null, told.join(" ")));
    this.text.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: motion(REVEAL) });
  }
}
