// @ts-check
// The menu: what can be done with this table, the settings, any move by its notation.
import { h, put } from "./dom.js";
import { ask } from "./api.js";
import { toast } from "./announce.js";
import { fair } from "./ending.js";
import { showKeys } from "./keys.js";
import { linkLine } from "./links.js";
import { nameForm } from "./names.js";
import { allowNotices } from "./notice.js";
import { copy } from "./replay.js";
import { change, settings } from "./settings.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./play.js").Sender} Sender */

export class Menu {
  /**
   * @param {string} table
   * @param {Sender} sender
   * @param {import("./links.js").Links} links
   * @param {() => void} rehearse
   * @param {() => void} hint
   * @param {() => void} boardText
   * @param {(choice: import("./types.js").Choice) => void} choose asks about an action of the game that is rarely wanted
   */
  constructor(table, sender, links, rehearse, hint, boardText, choose) {
    this.choose = choose;
    this.rehearse = rehearse;
    this.hint = hint;
    this.boardText = boardText;
    this.table = table;
    this.sender = sender;
    this.links = links;
    this.node = h("dialog.menu", {
      onclick: (/** @type {Event} */ event) => event.target === this.node && this.node.close(),
    });
    /** @type {Model|null} */
    this.model = null;
    this.sharing = false; // the links to share are shown
    this.carried = ""; // the link that carries my seat elsewhere
    this.naming = { text: "" };
    this.written = ""; // a move that was typed and not yet sent
  }

  open() {
    this.sharing = false;
    this.carried = "";
    this.naming.text = this.model?.state.table.seats.find((seat) => seat.you)?.name ?? "";
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
        { role: "presentation" },
        h("h2", null, t("ui-menu")),
        h(
          "button.plain.close",
          { type: "button", "aria-label": t("ui-close"), onclick: () => this.node.close() },
          "×",
        ),
      ),
      this.actions(model),
      this.sharing ? this.links.content() : null,
      this.carried ? carried(this.carried) : null,
      model.state.you.may.includes("rename")
        ? nameForm(this.table, this.naming, () => this.node.close())
        : null,
      this.preferences(model),
      model.live && model.state.you.decision ? this.typed() : null,
      fair(model.state),
      h(
        "p.row",
        null,
        model.scene ? this.window("board-text", "ui-board-text", this.boardText) : null,
        this.window("keys", "ui-keys", showKeys),
        h("a", { href: model.state.table.rules }, t("ui-tab-rules")),
        h("a", { href: "/credits" }, t("ui-credits")),
        h("a", { href: "/" }, t("ui-home")),
      ),
    );
  }

  /** @param {Model} model */
  actions(model) {
    const { may } = model.state.you;
    const button = (/** @type {string} */ need, /** @type {string} */ word, /** @type {() => void} */ act) =>
      may.includes(need) ? h("button", { type: "button", onclick: act }, t(word)) : null;
    const send = (/** @type {any} */ message) => () => (this.sender.tell(message), this.node.close());
    return h(
      "section",
      null,
      h("h3", null, t("ui-table-menu")),
      h(
        "div.row",
        null,
        h(
          "button",
          { type: "button", onclick: () => copy(new URL(`/table/${this.table}`, location.href).href) },
          t("ui-copy-table"),
        ),
        button("rehearse", "ui-rehearse", () => (this.rehearse(), this.node.close())),
        button("hint", "ui-advice-what", () => (this.hint(), this.node.close())),
        button("pause", "ui-pause", send({ type: "pause", on: true })),
        button("resume", "ui-resume", send({ type: "pause", on: false })),
        button("bot-plays", "ui-bot-plays-for-me", send({ type: "bot-plays" })),
        button("take-back", "ui-take-back", send({ type: "take-back" })),
        button("seat-link", "ui-seat-link", () => this.carry()),
        button("links", "ui-links", () => this.share()),
        this.rare(model),
        button(
          "resign",
          "ui-resign",
          () => confirm(t("ui-resign-sure")) && (this.sender.tell({ type: "resign" }), this.node.close()),
        ),
      ),
    );
  }

  /** Actions of the game that are always possible and rarely wanted. @param {Model} model */
  rare(model) {
    const choices = model.live && !model.locked ? (model.scene?.choices ?? []).filter(({ on }) => on === "menu") : [];
    return choices.map((choice) =>
      h(
        "button",
        {
          type: "button",
          "data-notation": choice.notation,
          onclick: () => (this.node.close(), this.choose(choice)),
        },
        choice.label,
      ),
    );
  }

  /** Something to read in a window of its own, in the place of the menu. @param {string} key @param {string} word @param {() => void} show */
  window(key, word, show) {
    return h("button", { type: "button", key, onclick: () => (this.node.close(), show()) }, t(word));
  }

  share() {
    this.sharing = true;
    this.links.ask();
    this.fill();
  }

  /** The links were found, or are others now. */
  linked() {
    if (this.node.open && this.sharing) this.fill();
  }

  /** A link that carries my seat to another browser. */
  async carry() {
    try {
      this.carried = (await ask(`/api/tables/${this.table}/seat-link`, {})).link;
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
      model.state.table.allows.estimates
        ? flag("estimates", now.estimates, (on) => change({ estimates: on }))
        : h("p.hint", null, t("ui-set-estimates"), " – ", t("ui-estimates-forbidden")),
      matchMedia("(any-pointer: coarse)").matches
        ? flag("twice", now.twice, (on) => change({ twice: on }))
        : null,
      model.state.you.seat === null
        ? null
        : flag("auto", model.state.you.auto, (auto) => void this.sender.tell({ type: "settings", auto })),
    );
  }

  /** @param {boolean} on */
  async notices(on) {
    const allowed = on && (await allowNotices());
    if (on && !allowed) toast(t("ui-notices-blocked"));
    change({ notices: allowed });
    this.fill();
  }

  /** Any action, written. The gate says at once whether it is possible. */
  typed() {
    const example = this.model?.scene?.choices[0]?.notation ?? "";
    const hint = example ? t("ui-type-hint", { example }) : "";
    const said = h("p.hint", { role: "status" }, hint);
    const input = h("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-label": t("ui-type-move"),
      value: this.written,
    });
    const check = async () => {
      const text = input.value.trim();
      this.written = text;
      if (!text) return put(said, hint);
      const why = await this.sender.why(text);
      if (input.value.trim() === text) put(said, why.legal ? t("ui-legal") : why.text);
    };
    let timer = 0;
    input.addEventListener("input", () => {
      clearTimeout(timer);
      timer = window.setTimeout(check, 250);
    });
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (!text || !this.sender.play(text, this.model?.state.you.decision ?? "")) return;
      this.written = "";
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

/** @param {string} link */
function carried(link) {
  const url = new URL(link, location.href).href;
  return h("section.links", null, h("p", null, t("ui-seat-link-made")), linkLine("seat", t("ui-seat-link"), url));
}
