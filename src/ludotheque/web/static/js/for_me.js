// @ts-check
// What others did to me, until I have seen it: it waits in the journal and, where there is no room for that, over the board.
import { h } from "./dom.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Line} Line */

export class ForMe {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.seen = -1; // so many lines of the table I know
    this.read = -1; // so many of them stood there when I chose my move
  }

  /** The sentences that wait: done to me by others, since my last visit or my last own move. @param {State} state */
  waiting(state) {
    const { log, you } = state;
    if (you.seat === null || state.table.status !== "running") return [];
    if (this.seen < 0) this.seen = you.log_seen || known(log);
    const own = log.findLast((line) => line.kind === "move" && line.seat === you.seat);
    const from = Math.max(this.seen, own ? own.last + 1 : 0);
    const fresh = log.filter((line) => line.last >= from && line.kind === "move" && line.seat !== you.seat);
    return fresh.flatMap((line) => line.texts.filter((text) => text.you === "alone").map((text) => text.text));
  }

  /** I send a move; the journal may fold it into a line of several players. @param {State|null} state */
  moving(state) {
    this.read = state && this.waiting(state).length ? known(state.log) : -1;
  }

  /** My move stands: what I chose it by does not wait any longer. */
  moved() {
    if (this.read <= this.seen) return;
    this.seen = this.read;
    this.changed();
  }

  /** @param {State} state */
  putAway(state) {
    this.seen = known(state.log);
    this.changed();
  }

  /** @param {State} state */
  box(state) {
    const sentences = this.waiting(state);
    if (!sentences.length) return null;
    return h(
      "div.for-me",
      { role: "note", "aria-label": t("ui-for-you") },
      h("b", null, t("ui-for-you")),
      h(
        "ul",
        null,
        sentences.map((sentence) => h("li", null, sentence)),
      ),
      h("button.small", { type: "button", key: "for-me", onclick: () => this.putAway(state) }, t("ui-seen-it")),
    );
  }
}

/** The number of lines of the table in this log. @param {Line[]} log */
function known(log) {
  return log.length ? log[log.length - 1].last + 1 : 0;
}
