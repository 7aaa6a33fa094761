// @ts-check
// A hint: what an expert would play. It is asked for, said in words, and marked among the choices.
import { announce } from "./announce.js";
import { h } from "./dom.js";
import { light } from "./targets.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./play.js").Sender} Sender */

const KEY = "hint"; // of the question: a refusal brings it back

export class Hint {
  /**
   * @param {Sender} sender
   * @param {Board} board
   * @param {HTMLElement} main where choices are marked
   */
  constructor(sender, board, main) {
    this.sender = sender;
    this.board = board;
    this.main = main;
    /** The answer. @type {{decision: string, action: string, text: string}|null} */
    this.found = null;
    this.asked = false; // an answer is on its way
    this.marked = false; // something is lit on the board
    /** What was drawn last. @type {Model|null} */
    this.model = null;
    this.button = h("button.small.ask-hint", { type: "button", key: "hint", onclick: () => this.ask() });
    this.said = h("p.advice", { key: "advice", hidden: true });
  }

  ask() {
    if (this.asked || this.sender.busy()) return;
    this.asked = this.sender.tell({ type: "hint", key: KEY });
    if (this.asked) announce(t("ui-advice-thinks"));
    this.show();
  }

  /** The server's answer. @param {any} message */
  take(message) {
    this.asked = false;
    this.found = message;
    announce(t("ui-advice-said", { what: message.text }));
    this.show();
  }

  /** Something was refused, or the connection began anew. @param {any} [message] */
  refused(message) {
    if (message && message.key !== KEY) return;
    this.asked = false;
    this.show();
  }

  /** @param {Model} model */
  draw(model) {
    this.model = model;
    if (this.found && this.found.decision !== model.state.you.decision) this.found = null;
    this.show();
  }

  show() {
    const model = this.model;
    if (!model) return;
    const offered = !model.real && model.live && model.state.you.may.includes("hint");
    this.button.hidden = !offered;
    this.button.textContent = t("ui-advice");
    this.button.title = t("ui-advice-what");
    this.button.setAttribute("aria-busy", String(this.asked));
    const found = offered ? this.found : null;
    this.said.hidden = !found && !(offered && this.asked);
    this.said.textContent = found ? t("ui-advice-said", { what: found.text }) : t("ui-advice-thinks");
    this.mark(found?.action ?? "", model);
  }

  /** Marks the choice as a button and on the board. @param {string} action @param {Model} model */
  mark(action, model) {
    for (const node of this.main.querySelectorAll("[data-notation]"))
      node.classList.toggle("advised", Boolean(action) && node.getAttribute("data-notation") === action);
    const choice = model.scene?.choices.find((other) => other.notation === action);
    const on = /^(?:piece|place):(.+)$/.exec(choice?.on ?? "")?.[1];
    if (!on && !this.marked) return;
    this.marked = Boolean(on);
    light(this.board, model.scene, on ? [on] : []);
  }
}
