// @ts-check
// Before the match: who sits where, the links for friends, and the start.
import { h, put, redraw } from "./dom.js";
import { ask, entropy } from "./api.js";
import { toast } from "./announce.js";
import { copy } from "./replay.js";
import { badge } from "./seats.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Seat} Seat */

export class Lobby {
  /** @param {string} table @param {{name: string, label: string}[]} levels */
  constructor(table, levels) {
    this.table = table;
    this.levels = levels;
    this.node = h("section.lobby", { hidden: true });
    /** @type {{invite?: string, watch?: string}} */
    this.links = {};
    this.asked = false;
  }

  /** @param {Model} model */
  draw(model) {
    const { table, you } = model.state;
    this.node.hidden = table.status !== "lobby";
    if (this.node.hidden) return;
    if (you.may.includes("links")) this.remember();
    redraw(this.node, () =>
      put(
        this.node,
        h(
          "div.paper",
          null,
          h("h2", null, t("ui-lobby")),
          h("p", null, t(you.seat === null ? "ui-lobby-watch" : "ui-lobby-wait")),
          h(
            "ul.chairs",
            null,
            table.seats.map((seat) => this.chair(seat, model)),
          ),
          this.invitations(model),
          h(
            "div.row",
            null,
            you.may.includes("start") ? this.button("ui-start", "primary", () => this.post("start")) : null,
            you.may.includes("leave") ? this.button("ui-leave", "", () => this.post("leave")) : null,
            you.may.includes("close") ? this.button("ui-close-table", "", () => this.post("close")) : null,
          ),
        ),
      ),
    );
  }

  /** @param {Seat} seat @param {Model} model */
  chair(seat, model) {
    const { you } = model.state;
    const open = seat.kind === "open";
    const name = open ? t("ui-free-seat") : seat.name;
    const kind =
      seat.kind === "bot"
        ? ` (${this.levels.find((level) => level.name === seat.level)?.label ?? t("ui-bot")})`
        : "";
    return h(
      "li",
      null,
      badge(seat.seat),
      h("span.name", null, name, kind, seat.you ? ` ${t("ui-you")}` : ""),
      open && you.may.includes("join")
        ? this.button("ui-sit", "primary", () => this.post("join", { seat: seat.seat, entropy: entropy() }))
        : null,
      you.may.includes("seats") && !seat.you ? this.given(seat) : null,
    );
  }

  /** The owner decides who may sit there. @param {Seat} seat */
  given(seat) {
    const change = (/** @type {any} */ event) => {
      const value = event.target.value;
      this.post(
        "seats",
        value === "open" ? { seat: seat.seat, kind: "open" } : { seat: seat.seat, kind: "bot", level: value },
      );
    };
    const chosen = seat.kind === "bot" ? seat.level : "open";
    if (seat.kind === "person") return null;
    return h(
      "select",
      { key: `given-${seat.seat}`, "aria-label": t("ui-seat-is", { seat: seat.letter }), onchange: change },
      h("option", { value: "open", selected: chosen === "open" }, t("ui-for-a-friend")),
      this.levels.map((level) =>
        h(
          "option",
          { value: level.name, selected: chosen === level.name },
          t("ui-bot-of", { level: level.label }),
        ),
      ),
    );
  }

  /** @param {Model} model */
  invitations(model) {
    if (!model.state.you.may.includes("links")) return null;
    const line = (/** @type {"invite"|"watch"} */ name) =>
      this.links[name]
        ? h(
            "p.link-line",
            null,
            h(
              "label",
              null,
              t(`ui-link-${name}`),
              h("input", {
                type: "text",
                readonly: true,
                key: `link-${name}`,
                value: absolute(this.links[name] ?? ""),
              }),
            ),
            h(
              "button",
              { type: "button", key: `copy-${name}`, onclick: () => copy(absolute(this.links[name] ?? "")) },
              t("ui-copy"),
            ),
          )
        : null;
    return h(
      "div.links",
      null,
      line("invite"),
      line("watch"),
      h(
        "button",
        { type: "button", key: "new-links", onclick: () => this.makeLinks(model) },
        t(this.links.invite ? "ui-new-links" : "ui-make-links"),
      ),
    );
  }

  /** The links the new-table page left for us. */
  remember() {
    if (this.asked) return;
    this.asked = true;
    try {
      this.links = JSON.parse(sessionStorage.getItem(`links ${this.table}`) ?? "{}");
    } catch {
      this.links = {};
    }
  }

  /** @param {Model} model */
  async makeLinks(model) {
    const links = await this.post("links");
    if (!links) return;
    this.links = links;
    sessionStorage.setItem(`links ${this.table}`, JSON.stringify(links));
    this.draw(model);
  }

  /** @param {string} name @param {string} look @param {() => void} act */
  button(name, look, act) {
    return h(look ? `button.${look}` : "button", { type: "button", onclick: act }, t(name));
  }

  /** @param {string} what @param {any} [body] */
  async post(what, body = {}) {
    try {
      return await ask(`/api/tables/${this.table}/${what}`, body);
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
      return null;
    }
  }
}

/** @param {string} link */
export function absolute(link) {
  return new URL(link, location.href).href;
}
