// @ts-check
// The banner over the table: connection lost, a bot has my seat, somebody asks for a pause.
import { h, put } from "./dom.js";
import { announce, toast } from "./announce.js";
import { tick } from "./clock.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./socket.js").Link} Link */

export class Banner {
  /** @param {Link} link */
  constructor(link) {
    this.link = link;
    this.sentence = h("span", { role: "alert" });
    this.detail = h("span.detail", { "aria-hidden": "true" }); // counts the seconds: nobody wants to hear it
    this.node = h("div.banner", { hidden: true }, this.sentence, this.detail);
    this.was = "connecting";
    this.lost = false;
    this.said = "";
    this.refused = ""; // why the link that led here does not work
    this.invited = false; // somebody came to play, by an invitation
    tick(() => {
      if (this.link.connection.status === "waiting") this.waiting();
      return true;
    });
  }

  /** @param {Model|null} model */
  draw(model) {
    const { status, attempt } = this.link.connection;
    if (status === "open" && this.was !== "open" && model && this.lost) announce(t("ui-back-again"));
    this.lost = status !== "open" && (this.lost || status === "waiting");
    this.was = status;
    this.node.dataset.connection = status;
    this.node.dataset.attempt = String(attempt);
    if (status === "open" && this.refused) {
      toast(this.refused);
      this.refused = "";
    }
    if (status === "waiting") return this.waiting();
    if (status === "closed") return this.show(this.refused || t("ui-no-entry"), shelf);
    if (status === "connecting" && attempt) return this.show(t("ui-lost"), null, t("ui-lost-now", { attempt }));
    const { you, table } = model?.state ?? {};
    if (table?.status === "closed") return this.show(t("ui-closed"), shelf);
    if (you?.may.includes("take-back"))
      return this.show(t("ui-bot-has-seat"), () => this.button("ui-take-back", { type: "take-back" }));
    if (table?.paused && you?.may.includes("resume"))
      return this.show(t("ui-paused"), () => this.button("ui-resume", { type: "pause", on: false }));
    if (
      table?.pause_asked?.length &&
      you &&
      you.seat !== null &&
      !table.pause_asked.includes(you.seat) &&
      !table.paused
    ) {
      return this.show(t("ui-pause-asked"), () => this.button("ui-pause-agree", { type: "pause", on: true }));
    }
    if (this.invited && you && isFull(you)) {
      const watch = () => ((this.invited = false), this.draw(model));
      return this.show(t("ui-full"), () => h("button", { type: "button", onclick: watch }, t("ui-watch")));
    }
    this.show("");
  }

  waiting() {
    const { attempt, next } = this.link.connection;
    const seconds = Math.max(0, Math.ceil((next - Date.now()) / 1000));
    const retry = () => h("button", { type: "button", onclick: () => this.link.retry() }, t("ui-retry"));
    this.show(t("ui-lost"), retry, t("ui-lost-wait", { attempt, seconds }));
  }

  /** @param {string} word @param {any} message */
  button(word, message) {
    return h("button", { type: "button", onclick: () => this.link.send(message) }, t(word));
  }

  /**
   * What is the same stays in the page: a button that is being pressed, a sentence that was read out.
   * @param {string} text
   * @param {(() => HTMLElement)|null} [button]
   * @param {string} [detail]
   */
  show(text, button = null, detail = "") {
    this.node.hidden = !text;
    this.detail.textContent = detail ? ` ${detail}` : "";
    const key = `${text} ${button !== null}`;
    if (this.said === key) return;
    this.said = key;
    const focus = this.node.contains(document.activeElement);
    if (this.sentence.textContent !== text) this.sentence.textContent = text;
    const act = button?.();
    put(this.node, this.sentence, this.detail, act ?? null);
    if (focus) act?.focus();
  }
}

/** The way out, where nothing is left to do here. */
function shelf() {
  return h("a.button", { href: "/" }, t("ui-to-shelf"));
}

/** Whether somebody without a seat cannot have one. @param {import("./types.js").You} you */
function isFull({ seat, may }) {
  return seat === null && !may.includes("join");
}
