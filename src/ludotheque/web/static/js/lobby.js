// @ts-check
// Before the match: the game, who sits where and is ready, the links for friends, and the start.
import { arrange, h, Kept, redraw } from "./dom.js";
import { ask } from "./api.js";
import { toast } from "./announce.js";
import { withPromise } from "./chance.js";
import { nameField, nameForm } from "./names.js";
import { compact } from "./screen.js";
import { badge } from "./seats.js";
import { lang, t } from "./words.js";
/** @typedef {import("./links.js").Links} Links */
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").About} About */

export class Lobby {
  /**
   * @param {string} table
   * @param {Links} links
   * @param {{name: string, label: string}[]} levels
   * @param {string} name the one this guest has used before
   * @param {(tab: string) => void} openTab
   */
  constructor(table, links, levels, name, openTab) {
    this.table = table;
    this.links = links;
    this.levels = levels;
    this.openTab = openTab;
    this.known = name;
    this.name = name; // as it stands in the field
    this.nameless = false; // somebody wanted to sit down without one
    /** My name while I change it. @type {{text: string}|null} */
    this.renaming = null;
    this.paper = h("div.paper");
    this.node = h("section.lobby", { hidden: true }, this.paper);
    this.kept = new Kept();
    /** What was asked and is not answered yet. @type {Set<string>} */
    this.asked = new Set();
    /** @type {Model|null} */
    this.model = null;
    this.status = ""; // of the table, when it was drawn last
  }

  /** @param {Model} model */
  draw(model) {
    const { table, you } = model.state;
    this.model = model;
    const waits = table.status === "lobby" || table.status === "starting";
    this.tab(table.status);
    this.node.hidden = !waits;
    if (!waits) return;
    const shares = you.may.includes("links");
    if (shares) this.links.ask();
    const free = table.seats.find((seat) => seat.kind === "open");
    const joins = free && you.may.includes("join");
    const chairs = this.kept.get("chairs", null, () => h("ul.chairs"));
    const words = [lang(), you.may, table.status];
    const about = table.about;
    if (about) paint(this.node, about.colours);
    redraw(this.node, () => {
      arrange(
        chairs,
        table.seats.map((seat) =>
          this.kept.get(`chair ${seat.seat}`, [words, seat, seat.you && this.renaming !== null], () =>
            this.chair(seat, model),
          ),
        ),
      );
      arrange(
        this.paper,
        about ? this.kept.get("about", [lang(), table], () => this.about(table, about)) : null,
        this.kept.get("head", words, () => [
          h("h2", null, t("ui-lobby")),
          h("p", null, t(said(you, table.status))),
        ]),
        joins
          ? this.kept.get("name", [words, free.seat, this.nameless], () => this.introduction(free.seat))
          : null,
        chairs,
        this.kept.get("acts", [words, table.seats], () => this.acts(model)),
        shares ? this.kept.get("links", [words, this.links.look()], () => this.links.content()) : null,
        about ? this.kept.get("conditions", [lang(), table], () => this.conditions(table, about)) : null,
      );
    });
    this.kept.sweep();
  }

  /** People who wait talk; when the match begins, the journal is opened again. @param {string} status */
  tab(status) {
    if (compact() || status === this.status) return;
    if (status === "lobby") this.openTab("chat");
    else if (this.status === "lobby") this.openTab("log");
    this.status = status;
  }

  /** The game that waits: its box, for how many and how long, and what it is about. @param {TableInfo} table @param {About} about */
  about(table, about) {
    const [least, most] = about.seats;
    return h(
      "div.about-game",
      null,
      h("img", { src: table.art.cover, alt: "", width: 160, height: 100 }),
      h(
        "div",
        null,
        h("h2", null, table.title),
        h(
          "p.facts",
          null,
          [
            t("ui-players-range", { least, most }),
            t("ui-minutes", { minutes: about.minutes }),
            about.weight ? t(`ui-weight-${about.weight}`) : "",
            about.mechanism,
          ].map((fact) => (fact ? h("span", null, fact) : null)),
        ),
        table.aim ? h("p.aim", null, table.aim) : null,
      ),
    );
  }

  /** How it is played here: pace, options, what players may use. @param {TableInfo} table @param {About} about */
  conditions(table, about) {
    return h(
      "div.conditions",
      null,
      h("p.pace", null, h("b", null, t("ui-pace")), " ", t(`ui-pace-${table.pace.kind}`, figures(table.pace))),
      about.options.length
        ? h(
            "ul.chosen",
            { "aria-label": t("ui-options") },
            about.options.map(({ label, value, hint }) =>
              h("li", null, t("ui-option", { label }), " ", h("b", null, value), hint ? h("p.hint", null, hint) : null),
            ),
          )
        : null,
      allowed(table.allows),
      h(
        "div.row",
        null,
        this.button("ui-tab-rules", "small", () => this.openTab("rules")),
        this.button("ui-tab-chat", "small", () => this.openTab("chat")),
        table.watchers ? h("span.hint", null, t("ui-watchers", { n: table.watchers })) : null,
      ),
    );
  }

  /** Starts; before everybody is ready only if the host means it. @param {TableInfo} table */
  start(table) {
    const late = table.seats.filter((seat) => seat.kind === "person" && !seat.ready).map(({ name }) => name);
    if (!late.length || confirm(t("ui-start-sure", { names: late.join(", ") }))) this.post("start");
  }

  /** @param {Model} model */
  acts(model) {
    const { table, you } = model.state;
    const { may } = you;
    const ready = table.seats.find((seat) => seat.you)?.ready;
    const begins = may.includes("start");
    return h(
      "div.row",
      null,
      may.includes("ready") && !ready
        ? this.button("ui-i-am-ready", "primary", () => this.post("ready", { on: true }))
        : null,
      begins ? this.button("ui-start", ready === false ? "" : "primary", () => this.start(table)) : null,
      may.includes("ready") && ready
        ? this.button("ui-not-ready-yet", "", () => this.post("ready", { on: false }))
        : null,
      may.includes("leave") ? this.button("ui-leave", "", () => this.post("leave")) : null,
      may.includes("close")
        ? this.button("ui-close-table", "", () => confirm(t("ui-close-table-sure")) && this.post("close"))
        : null,
    );
  }

  /** @param {Seat} seat @param {Model} model */
  chair(seat, model) {
    const { you } = model.state;
    const open = seat.kind === "open";
    const name = open ? t("ui-free-seat") : seat.name;
    const given = you.may.includes("seats") && !seat.you;
    const kind =
      seat.kind === "bot" && !given
        ? ` – ${t("ui-bot-of", { level: this.levels.find((level) => level.name === seat.level)?.label ?? seat.level ?? "" })}`
        : "";
    if (seat.you && this.renaming)
      return h("li", null, badge(seat.seat), nameForm(this.table, this.renaming, () => this.rename(null)));
    const rename = () => this.rename({ text: seat.name });
    return h(
      "li",
      null,
      badge(seat.seat),
      h("span.name", null, name, kind, seat.you ? ` ${t("ui-you")}` : ""),
      seat.kind === "person" ? presence(seat) : null,
      seat.you && you.may.includes("rename") ? this.button("ui-rename", "", rename) : null,
      open && you.may.includes("join")
        ? this.button("ui-sit", "primary", () => this.sit(seat.seat))
        : null,
      given ? this.given(seat) : null,
    );
  }

  /** Who sits down is asked for a name; it is known the next time. @param {number} seat the first that is free */
  introduction(seat) {
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.sit(seat);
    };
    const field = nameField("name", this.name, (text) => (this.name = text));
    return h(
      "form.introduction",
      { onsubmit: submit, novalidate: true },
      h("label", null, t("ui-your-name"), field),
      this.nameless ? h("p.hint", { role: "alert" }, t("ui-name-first")) : null,
    );
  }

  /** @param {{text: string}|null} draft */
  rename(draft) {
    this.renaming = draft;
    if (this.model) this.draw(this.model);
    this.node.querySelector('[data-key="my-name"]')?.select();
  }

  /** @param {number} seat */
  async sit(seat) {
    const name = this.name.trim();
    this.nameless = !name;
    if (!name) {
      if (this.model) this.draw(this.model);
      this.node.querySelector('[data-key="name"]')?.focus();
      return;
    }
    if (name !== this.known) {
      const me = await this.call("/api/me", { name });
      if (!me) return;
      this.known = this.name = me.guest.name;
    }
    const fair = this.model?.state.fair;
    const sitting = { seat, ready: false };
    if (fair) await withPromise((part) => this.post("join", { ...sitting, ...part }), { table: this.table, fair });
  }

  /** The owner decides who may sit there. @param {Seat} seat */
  given(seat) {
    const change = (/** @type {any} */ event) => {
      const value = event.target.value;
      const kind = value === "open" || value === "me" ? { kind: value } : { kind: "bot", level: value };
      this.post("seats", { seat: seat.seat, ...kind });
    };
    const chosen = seat.kind === "bot" ? seat.level : "open";
    if (seat.kind === "person") return null;
    return h(
      "select",
      { key: `given-${seat.seat}`, "aria-label": t("ui-seat-is", { seat: seat.letter }), onchange: change },
      h("option", { value: "me" }, t("ui-me")),
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

  /** @param {string} name @param {string} look @param {() => void} act */
  button(name, look, act) {
    return h(look ? `button.${look}` : "button", { type: "button", onclick: act }, t(name));
  }

  /** @param {string} what @param {any} [body] */
  post(what, body = {}) {
    return this.call(`/api/tables/${this.table}/${what}`, body);
  }

  /** The answer, or null where there was none: that is said. @param {string} path @param {any} body */
  async call(path, body) {
    if (this.asked.has(path)) return null; // a double click asks once
    this.asked.add(path);
    try {
      return await ask(path, body);
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
      return null;
    } finally {
      this.asked.delete(path);
    }
  }
}

/** What players may use at this table besides the rules. @param {import("./types.js").Allows} allows */
function allowed({ rehearsal, estimates }) {
  const words = [rehearsal ? "ui-lobby-rehearsal" : "ui-lobby-no-rehearsal"];
  words.push(estimates ? "ui-lobby-estimates" : "ui-lobby-no-estimates");
  return h("p.hint.allows", null, words.map((word) => t(word)).join(" "));
}

/** Whether somebody is at the table, and ready. @param {Seat} seat */
function presence({ online, ready, you }) {
  const here = online || you ? null : h("small.sign.away", null, t("ui-away"));
  const sign = ready ? h("small.sign.ready", null, "✓ ", t("ui-ready")) : h("small.sign", null, t("ui-not-ready"));
  return h("span.presence", null, here, sign);
}

/** The game's own colours around the paper. @param {HTMLElement} node @param {string[]} colours */
function paint(node, [ground, ink]) {
  node.style.setProperty("--spine", ground);
  node.style.setProperty("--spine-ink", ink);
}

/** The numbers of a pace, for its sentence. @param {import("./types.js").Pace} pace */
function figures({ minutes = 0, extra = 0, days = 0 }) {
  return { minutes, extra, n: days };
}

/** What somebody in the lobby is shown. @param {import("./types.js").You} you @param {string} status */
function said({ may, seat }, status) {
  if (status === "starting") return "ui-lobby-starting";
  if (may.includes("start")) return "ui-lobby-wait";
  if (seat !== null) return "ui-lobby-seated";
  return may.includes("join") ? "ui-lobby-watch" : "ui-lobby-watching";
}
