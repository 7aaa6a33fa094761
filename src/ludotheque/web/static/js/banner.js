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
    this.node = h("div.banner", { hidden: true, role: "alert" });
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
    if (status === "closed")
      return this.show(this.refused || t("ui-no-entry"), h("a.button", { href: "/" }, t("ui-to-shelf")));
    if (status === "connecting" && attempt) return this.show(t("ui-lost", { attempt }));
    const { you, table } = model?.state ?? {};
    if (you?.may.includes("take-back")) {
      return this.show(
        t("ui-bot-has-seat"),
        h(
          "button",
          { type: "button", onclick: () => this.link.send({ type: "take-back" }) },
          t("ui-take-back"),
        ),
      );
    }
    if (table?.paused && you?.may.includes("resume")) {
      return this.show(
        t("ui-paused"),
        h(
          "button",
          { type: "button", onclick: () => this.link.send({ type: "pause", on: false }) },
          t("ui-resume"),
        ),
      );
    }
    if (
      table?.pause_asked?.length &&
      you &&
      you.seat !== null &&
      !table.pause_asked.includes(you.seat) &&
      !table.paused
    ) {
      return this.show(
        t("ui-pause-asked"),
        h(
          "button",
          { type: "button", onclick: () => this.link.send({ type: "pause", on: true }) },
          t("ui-pause-agree"),
        ),
      );
    }
    if (this.invited && you && isFull(you)) {
      const watch = () => ((this.invited = false), this.draw(model));
      return this.show(t("ui-full"), h("button", { type: "button", onclick: watch }, t("ui-watch")));
    }
    this.node.hidden = true;
    this.said = "";
  }

  waiting() {
    const { attempt, next } = this.link.connection;
    const seconds = Math.max(0, Math.ceil((next - Date.now()) / 1000));
    this.show(
      t("ui-lost-wait", { attempt, seconds }),
      h("button", { type: "button", onclick: () => this.link.retry() }, t("ui-retry")),
    );
  }

  /** @param {string} text @param {HTMLElement} [button] */
  show(text, button) {
    this.node.hidden = false;
    if (this.said === text) return;
    this.said = text;
    const focus = this.node.contains(document.activeElement);
    put(this.node, h("span", null, text), button ?? null);
    if (focus) button?.focus();
  }
}

/** Whether somebody without a seat cannot have one. @param {import("./types.js").You} you */
function isFull({ seat, may }) {
  return seat === null && !may.includes("join");
}
