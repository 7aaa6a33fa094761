// @ts-check
// Looking back: any position of the match as I saw it, by slider, keys, log or link. The live table goes on unseen.
import { h, put } from "./dom.js";
import { ask } from "./api.js";
import { toast } from "./announce.js";
import { motion } from "./settings.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Outcome} Outcome */

const BEAT = 1100;

export class Replay {
  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    this.step = -1;
    this.steps = 0;
    /** @type {Scene|null} */
    this.scene = null;
    /** @type {Outcome|null} */
    this.outcome = null;
    /** @type {Map<string, Promise<any>>} */
    this.known = new Map();
    this.timer = 0;
    this.node = h("section.replay", { hidden: true });
    this.slider = h("input", {
      type: "range",
      min: 0,
      step: 1,
      oninput: () => this.show(Number(this.slider.value)),
    });
    this.text = h("p.what");
    /** The places and pieces that the move is about. @type {string[]} */
    this.refs = [];
    document.addEventListener("keydown", (event) => this.key(event));
  }

  active() {
    return this.step >= 0;
  }

  /** @param {number} step @param {string} [speech] the language, for what is remembered */
  async show(step, speech = document.documentElement.lang) {
    const wanted = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    this.step = wanted;
    const name = `${wanted} ${speech}`;
    let found;
    try {
      if (!this.known.has(name))
        this.known.set(name, ask(`/api/tables/${this.table}/replay?step=${wanted}&lang=${speech}`));
      found = await this.known.get(name);
    } catch (error) {
      this.known.delete(name);
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
      this.leave();
      return;
    }
    if (this.step !== wanted) return;
    this.steps = found.steps;
    this.scene = found.scene;
    this.outcome = found.outcome;
    const texts = found.lines.flatMap((/** @type {any} */ line) => line.texts);
    put(this.text, texts.map((/** @type {any} */ text) => text.text).join(" "));
    this.refs = texts.flatMap((/** @type {any} */ text) => text.refs);
    const address = new URL(location.href);
    address.searchParams.set("step", String(wanted));
    history.replaceState(null, "", address);
    this.changed();
  }

  leave() {
    this.step = -1;
    this.scene = null;
    this.stop();
    const address = new URL(location.href);
    address.searchParams.delete("step");
    history.replaceState(null, "", address);
    this.changed();
  }

  /** @param {Model} model */
  draw(model) {
    this.node.hidden = !this.active();
    if (!this.active()) return;
    if (this.steps < model.state.table.step) this.steps = model.state.table.step;
    this.node.setAttribute("aria-label", t("ui-replay"));
    this.slider.max = String(this.steps);
    this.slider.value = String(this.step);
    this.slider.setAttribute("aria-label", t("ui-replay-step"));
    const focus = this.node.contains(document.activeElement)
      ? /** @type {any} */ (document.activeElement).dataset.key
      : null;
    put(
      this.node,
      h(
        "div.row",
        null,
        this.button("first", "«", 0),
        this.button("back", "‹", this.step - 1),
        h(
          "button",
          {
            type: "button",
            key: "run",
            "aria-label": t(this.timer ? "ui-replay-stop" : "ui-replay-run"),
            onclick: () => this.run(),
          },
          this.timer ? "❚❚" : "▶",
        ),
        this.button("on", "›", this.step + 1),
        this.button("last", "»", this.steps),
        this.slider,
        h("output", null, t("ui-replay-at", { step: this.step, steps: this.steps })),
      ),
      this.text,
      h(
        "div.row",
        null,
        h(
          "button",
          { type: "button", key: "share", title: t("ui-share-position"), onclick: () => copy(location.href) },
          t("ui-share-link"),
        ),
        h(
          "button.primary",
          { type: "button", key: "leave", onclick: () => this.leave() },
          t("ui-back-to-table"),
        ),
      ),
    );
    if (focus) /** @type {any} */ (this.node.querySelector(`[data-key="${focus}"]`))?.focus();
  }

  /** @param {string} name @param {string} sign @param {number} step */
  button(name, sign, step) {
    const off = step < 0 || step > this.steps;
    return h(
      "button",
      {
        type: "button",
        key: name,
        "aria-label": t(`ui-replay-${name}`),
        disabled: off,
        onclick: () => this.show(step),
      },
      sign,
    );
  }

  run() {
    if (this.timer) this.stop();
    else
      this.timer = window.setInterval(
        () => (this.step < this.steps ? this.show(this.step + 1) : this.stop()),
        Math.max(BEAT, motion(BEAT)),
      );
    this.changed();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
  }

  /** ← → Home End, while looking back. @param {KeyboardEvent} event */
  key(event) {
    if (!this.active() || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = /** @type {any} */ (event.target);
    if (
      at?.matches?.("input[type=text], input[type=number], textarea, select, [role=tab]") ||
      document.querySelector("dialog[open]")
    )
      return;
    const wanted = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1, Home: 0, End: this.steps }[
      event.key
    ];
    if (event.key === "Escape") this.leave();
    if (wanted === undefined) return;
    event.preventDefault();
    this.show(wanted);
  }
}

/** Puts a link on the clipboard, or shows it where that is not allowed. @param {string} link */
export async function copy(link) {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else copyPlainly(link);
    toast(t("ui-copied"));
  } catch {
    toast(link);
  }
}

/** Browsers have no clipboard for pages on plain http, which is what friends on the same network use. @param {string} text */
function copyPlainly(text) {
  const field = h("textarea.sr", { value: text });
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  if (!done) throw new Error("not copied");
}
