// @ts-check
// The menu: what can be done with this table, the settings, any move by its notation.
import { h, put } from "./dom.js";
import { ask } from "./api.js";
import { toast } from "./announce.js";
import { fair } from "./ending.js";
import { absolute } from "./lobby.js";
import { allowNotices } from "./notice.js";
import { copy } from "./replay.js";
import { change, settings } from "./settings.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./play.js").Desk} Desk */
/** @typedef {import("./socket.js").Link} Link */

export class Menu {
  /** @param {string} table @param {Desk} desk @param {Link} link */
  constructor(table, desk, link) {
    this.table = table;
    this.desk = desk;
    this.link = link;
    this.node = h("dialog.menu", {
      onclick: (/** @type {Event} */ event) => event.target === this.node && this.node.close(),
    });
    /** @type {Model|null} */
    this.model = null;
    /** @type {Node|null} */
    this.made = null;
  }

  open() {
    this.made = null;
    this.fill();
    this.node.showModal();
  }

  /** @param {Model} model */
  draw(model) {
    this.model = model;
    if (this.node.open && !this.node.contains(document.activeElement)) this.fill();
  }

  fill() {
    const model = this.model;
    if (!model) return;
    this.node.setAttribute("aria-label", t("ui-menu"));
    put(
      this.node,
      h(
        "header",
        null,
        h("h2", null, t("ui-menu")),
        h(
          "button.plain.close",
          { type: "button", "aria-label": t("ui-close"), onclick: () => this.node.close() },
          "×",
        ),
      ),
      this.actions(model),
      this.made,
      this.preferences(model),
      model.live && model.state.you.decision ? this.typed(model) : null,
      fair(model.state.fair),
      h(
        "p.row",
        null,
        h("a", { href: model.state.table.rules }, t("ui-tab-rules")),
        h("a", { href: "/credits" }, "Ludothèque"),
        h("a", { href: "/" }, t("ui-home")),
      ),
    );
  }

  /** @param {Model} model */
  actions(model) {
    const { may } = model.state.you;
    const button = (/** @type {string} */ need, /** @type {string} */ word, /** @type {() => void} */ act) =>
      may.includes(need) ? h("button", { type: "button", onclick: act }, t(word)) : null;
    const send = (/** @type {any} */ message) => () => (this.desk.tell(message), this.node.close());
    return h(
      "section",
      null,
      h("h3", null, t("ui-table-menu")),
      h(
        "div.row",
        null,
        h(
          "button",
          { type: "button", onclick: () => copy(absolute(`/table/${this.table}`)) },
          t("ui-copy-table"),
        ),
        button("join", "ui-join", send({ type: "join" })),
        button("pause", "ui-pause", send({ type: "pause", on: true })),
        button("resume", "ui-resume", send({ type: "pause", on: false })),
        button("bot-plays", "ui-bot-plays-for-me", send({ type: "bot-plays" })),
        button("take-back", "ui-take-back", send({ type: "take-back" })),
        button("seat-link", "ui-seat-link", () => this.link1("seat-link", "ui-seat-link-made", ["link"])),
        button("links", "ui-links", () => this.link1("links", "", ["invite", "watch"])),
        button(
          "resign",
          "ui-resign",
          () => confirm(t("ui-resign-sure")) && (this.desk.tell({ type: "resign" }), this.node.close()),
        ),
      ),
    );
  }

  /**
   * Asks for private links and shows them.
   * @param {string} what
   * @param {string} hint
   * @param {string[]} names
   */
  async link1(what, hint, names) {
    try {
      const made = await ask(`/api/tables/${this.table}/${what}`, {});
      this.made = h(
        "section.links",
        null,
        hint ? h("p", null, t(hint)) : null,
        names.map((name) =>
          h(
            "p.link-line",
            null,
            h(
              "label",
              null,
              name === "link" ? t("ui-seat-link") : t(`ui-link-${name}`),
              h("input", { type: "text", readonly: true, "data-link": name, value: absolute(made[name]) }),
            ),
            h("button", { type: "button", onclick: () => copy(absolute(made[name])) }, t("ui-copy")),
          ),
        ),
      );
      this.fill();
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
    }
  }

  /** @param {Model} model */
  preferences(model) {
    const now = settings();
    const list = (/** @type {"theme"|"speed"} */ name, /** @type {string[]} */ values) =>
      h(
        "label",
        null,
        h("span", null, t(`ui-set-${name}`)),
        h(
          "select",
          {
            "data-setting": name,
            onchange: (/** @type {any} */ event) => change({ [name]: event.target.value }),
          },
          values.map((value) =>
            h("option", { value, selected: now[name] === value }, t(`ui-${name}-${value}`)),
          ),
        ),
      );
    const flag = (
      /** @type {string} */ name,
      /** @type {boolean} */ on,
      /** @type {(on: boolean) => void} */ set,
    ) =>
      h(
        "label",
        null,
        h("input", {
          type: "checkbox",
          checked: on,
          "data-setting": name,
          onchange: (/** @type {any} */ event) => set(event.target.checked),
        }),
        h("span", null, t(`ui-set-${name}`)),
      );
    return h(
      "section.settings",
      null,
      h("h3", null, t("ui-settings")),
      list("theme", ["auto", "light", "dark"]),
      list("speed", ["off", "fast", "normal", "slow"]),
      flag("sound", now.sound, (sound) => change({ sound })),
      flag("notices", now.notices, (on) => this.notices(on)),
      flag("confirm", now.confirm, (on) => change({ confirm: on })),
      model.state.you.seat === null
        ? null
        : flag("auto", model.state.you.auto, (auto) => void this.desk.tell({ type: "settings", auto })),
    );
  }

  /** @param {boolean} on */
  async notices(on) {
    const allowed = on && (await allowNotices());
    if (on && !allowed) toast(t("ui-notices-blocked"));
    change({ notices: allowed });
    this.fill();
  }

  /** Any action, written. The gate says at once whether it is possible. @param {Model} model */
  typed(model) {
    const said = h("p.hint", { role: "status" }, t("ui-type-hint"));
    const input = h("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-label": t("ui-type-move"),
    });
    const check = async () => {
      const text = input.value.trim();
      if (!text) return put(said, t("ui-type-hint"));
      const why = await this.desk.why(text);
      if (input.value.trim() === text) put(said, why.legal ? t("ui-legal") : why.text);
    };
    let timer = 0;
    input.addEventListener("input", () => {
      clearTimeout(timer);
      timer = window.setTimeout(check, 250);
    });
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (input.value.trim() && this.desk.play(input.value.trim(), model.state.you.decision))
        this.node.close();
    };
    return h(
      "form.typed",
      { onsubmit: submit },
      h("h3", null, t("ui-type-move")),
      h("div.row", null, input, h("button", { type: "submit" }, t("ui-play-typed"))),
      said,
    );
  }
}
