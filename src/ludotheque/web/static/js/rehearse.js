// @ts-check
// Rehearsing: trying moves out in an imagined match. It is drawn with the same board, panels and tray; the live table goes on.
import { announce } from "./announce.js";
import { h, put, whenDrawn } from "./dom.js";
import { withEstimates } from "./estimates.js";
import { compact } from "./screen.js";
import { motion } from "./settings.js";
import { badge } from "./seats.js";
import { TriedLine } from "./tried.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Rehearsed} Rehearsed */
/** @typedef {import("./play.js").Sender} Sender */

const BEAT = 700; // between two moves of bots

export class Rehearsal {
  /**
   * @param {Sender} sender
   * @param {() => void} changed
   * @param {(notation: string, decision: string) => void} playReally
   */
  constructor(sender, changed, playReally) {
    this.sender = sender;
    this.changed = changed;
    this.tried = new TriedLine(playReally);
    /** @type {Rehearsed|null} */
    this.found = null;
    this.asked = false; // an answer is on its way
    this.timer = 0; // bots play on
    this.running = false;
    this.said = h("div.tried", { tabindex: 0, role: "group" });
    this.acts = h("div.acts");
    this.node = h("section.rehearsal", { hidden: true }, this.said, this.acts);
    /** @type {number|null} */
    this.mine = null; // my own seat
  }

  active() {
    return this.found !== null;
  }

  /** @param {Record<string, any>} message */
  ask(message) {
    if (this.asked || this.sender.busy()) return;
    this.asked = this.sender.tell({ type: "rehearse", key: `rehearse ${message.do}`, ...message });
  }

  start() {
    this.ask({ do: "start" });
  }

  /** What is sent about the match concerns the imagined one while there is one. @param {any} message */
  route(message) {
    if (!this.active()) return message;
    const { type, action, seen, key } = message;
    if (type === "play") {
      this.step(action);
      return { type: "rehearse", do: "play", action, seen, key };
    }
    if (type === "undo") return { type: "rehearse", do: "back", key: "rehearse back" };
    if (type === "why" || type === "effects") return { ...message, rehearsal: true };
    return message;
  }

  /** A step of the seat that is played now. @param {string} action empty if a bot chooses it */
  step(action) {
    if (this.found) this.tried.step(action, this.found.seat, this.found.scene);
  }

  /** The server's answer. @param {any} message */
  take(message) {
    this.asked = false;
    if (!message.on) return this.leave();
    if (!this.active()) announce(t("ui-rehearse-what"));
    // nothing is irreversible here: no choice asks twice
    const choices = message.scene.choices.map((/** @type {any} */ choice) => ({ ...choice, confirm: false }));
    this.found = { ...message, scene: { ...message.scene, choices } };
    this.tried.reached(message.line.length);
    const last = message.line.at(-1);
    announce(`${t("ui-rehearsed")} ${last?.text ?? ""} ${message.scene.status}`);
    this.runOn();
    this.changed();
  }

  /** Something was refused. @param {any} message */
  refused(message) {
    if (message.key?.startsWith("rehearse")) this.asked = false;
    this.stopRunning();
    if (message.reason === "rehearsal-none" && this.active()) this.leave();
  }

  /** After a lost connection, or in another language: whatever is left of it is asked for. */
  again() {
    this.asked = false;
    if (this.active()) this.ask({ do: "show" });
  }

  leave() {
    this.stopRunning();
    const was = this.active();
    this.found = null;
    this.tried.reached(0);
    this.asked = false;
    if (was) announce(t("ui-rehearse-left"));
    this.changed();
  }

  /** Back to the table; the server need not keep it. */
  stop() {
    this.sender.tell({ type: "rehearse", do: "stop", key: "rehearse stop" });
    this.leave();
  }

  // --- bots ---------------------------------------------------------------------------------------

  bots() {
    if (this.running) this.stopRunning();
    else {
      this.running = true;
      this.bot();
    }
    this.changed();
  }

  /** A bot decides. */
  bot() {
    if (!this.asked) this.step("");
    this.ask({ do: "bot" });
  }

  /** Bots go on until I have something to decide. */
  runOn() {
    if (!this.running || !this.found) return;
    if (!this.found.decision || this.found.seat === this.mine) this.stopRunning();
    else this.timer = window.setTimeout(() => this.bot(), motion(BEAT));
  }

  stopRunning() {
    clearTimeout(this.timer);
    this.running = false;
  }

  // --- what is drawn ------------------------------------------------------------------------------

  /** The imagined match instead of the live table. @param {Model} model @returns {Model} */
  imagined(model) {
    const { found } = this;
    const { state } = model;
    this.mine = state.you.seat;
    if (!found) return model;
    const order = (state.scene?.panels ?? []).map(({ seat }) => seat);
    const panels = [...found.scene.panels].sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
    const you = {
      ...state.you,
      seat: found.seat,
      must: found.seats.length > 0,
      decision: found.decision,
      undo: { can: found.line.length > 0, text: found.back },
      may: [],
    };
    const table = { ...state.table, status: /** @type {"running"} */ ("running"), paused: false };
    return {
      ...model,
      scene: withEstimates({ ...found.scene, panels }),
      outcome: null,
      live: true,
      moment: "",
      real: state,
      state: { ...state, you, table, clocks: { ...state.clocks, count: null }, outcome: null },
    };
  }

  /** @param {Model} model as `imagined` gave it */
  draw(model) {
    const { found } = this;
    this.node.hidden = !found;
    if (!found || !model.real) return;
    this.node.setAttribute("aria-label", t("ui-rehearse"));
    this.said.setAttribute("aria-label", t("ui-rehearse-line"));
    const focus = this.node.contains(document.activeElement)
      ? /** @type {any} */ (document.activeElement).dataset.key
      : null;
    const { real } = model;
    put(
      this.said,
      h("p.what", null, t("ui-rehearse-what")),
      found.step === real.table.step ? null : h("p.moved", null, t("ui-rehearse-moved"), " ", real.scene?.status ?? ""),
      this.line(found),
      this.whose(found, real),
    );
    whenDrawn(() => (this.said.scrollTop = compact() ? 0 : this.said.scrollHeight)); // the last move in view
    put(this.acts, this.others(found, real), this.buttons(found, real));
    if (focus) /** @type {any} */ (this.node.querySelector(`[data-key="${focus}"]`))?.focus();
  }

  /** The true match still waits for the decision that I try out. @param {State} real */
  same(real) {
    return this.found?.from === real.you.decision;
  }

  /** What was played in it. @param {Rehearsed} found */
  line(found) {
    return h(
      "ol.line-played",
      { "aria-label": t("ui-rehearse-line") },
      found.line.map(({ seat, text }) => h("li", null, badge(seat), " ", text)),
    );
  }

  /** Whom I play for. @param {Rehearsed} found @param {State} real */
  whose(found, real) {
    if (!found.decision) return null;
    const name = real.table.seats[found.seat]?.name ?? "";
    const own = found.seat === this.mine;
    const text = own ? t("ui-rehearse-own") : t("ui-rehearse-for", { name });
    return h(own ? "p.whose.own" : "p.whose", null, badge(found.seat), " ", text);
  }

  /** Where the match waits for several, I choose whom to play for. @param {Rehearsed} found @param {State} real */
  others(found, real) {
    const seats = found.seats.filter((seat) => seat !== found.seat);
    if (!seats.length) return null;
    const button = (/** @type {number} */ seat) => {
      const text = t("ui-rehearse-as", { name: real.table.seats[seat]?.name ?? "" });
      return this.button(`seat-${seat}`, text, "small", () => this.ask({ do: "seat", seat }));
    };
    return h("div.row.others", null, seats.map(button));
  }

  /** @param {Rehearsed} found @param {State} real */
  buttons(found, real) {
    const own = found.seat === this.mine;
    const line = this.tried.own(this.mine, found.first);
    const bots = this.running ? "ui-rehearse-halt" : own ? "ui-rehearse-bot" : "ui-rehearse-bots";
    return h(
      "div.row",
      null,
      found.decision ? this.button("bots", t(bots), "", () => this.bots()) : null,
      found.line.length ? this.button("anew", t("ui-rehearse-anew"), "", () => this.start()) : null,
      line.length && this.same(real)
        ? this.button("real", t("ui-rehearse-real", { n: line.length }), "", () => this.really(line, found.from))
        : null,
      this.button("stop", t("ui-rehearse-return"), "primary", () => this.stop()),
    );
  }

  /** @param {import("./tried.js").Tried[]} line @param {string} decision */
  really(line, decision) {
    this.stop();
    this.tried.begin(line, decision);
  }

  /** @param {string} key @param {string} text @param {string} look @param {() => void} act */
  button(key, text, look, act) {
    return h(look ? `button.${look}` : "button", { type: "button", key: `rehearse-${key}`, onclick: act }, text);
  }
}
