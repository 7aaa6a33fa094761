// @ts-check
// The bar on top: who must do what, in words; the tab's title and sign when it is my turn.
import { arrange, h, Kept, redraw } from "./dom.js";
import { t, lang } from "./words.js";
/** @typedef {import("./types.js").Model} Model */

export class Status {
  /** @param {{banner: Node, openRule: (rule: string) => void, openMenu: () => void, speak: (lang: string) => void}} app */
  constructor(app) {
    this.app = app;
    this.node = h("header.bar");
    new ResizeObserver(() =>
      document.documentElement.style.setProperty("--bar", `${this.node.offsetHeight}px`),
    ).observe(this.node);
    /** @type {{url: string, n: number}|null} */
    this.next = null;
    /** @type {Model|null} */
    this.model = null;
    this.kept = new Kept();
  }

  /** @param {Model} model */
  draw(model) {
    this.model = model;
    const { table } = model.state;
    const mine = calls(model);
    const { scene, moment } = model;
    const said = [mine, moment, table.paused, table.status, scene?.status, scene?.rule, Boolean(model.real)];
    redraw(this.node, () =>
      arrange(
        this.node,
        this.kept.get("left", [lang(), table.title], () => this.left(model)),
        this.kept.get("middle", [lang(), said], () => this.middle(model)),
        this.app.banner, // takes the place of the sentence while it is shown
        this.kept.get("right", [lang(), this.next], () => this.right()),
      ),
    );
  }

  /** The sign on the tab of the browser: it is read from elsewhere, so it has time. @param {Model} model */
  sign(model) {
    const { table } = model.state;
    const mine = isMine(model);
    const title = mine
      ? `▶ ${t("ui-your-turn")} – ${table.title}`
      : `${table.title} – Ludothèque`;
    if (document.title !== title) document.title = title;
    setIcon(mine);
  }

  /** @param {Model} model */
  left(model) {
    const home = h("a.home", { href: "/", "aria-label": t("ui-home") }, lamp());
    return h("div.where", null, home, h("h1", null, model.state.table.title));
  }

  /** @param {Model} model */
  middle(model) {
    const { scene, state } = model;
    const mine = calls(model);
    const text = scene ? scene.status : t(state.table.status === "closed" ? "ui-closed" : "ui-lobby-status");
    const paused = state.table.paused ? h("strong.flag", null, t("ui-paused")) : null;
    const turn =
      mine && !state.table.paused
        ? h("strong.flag", null, "▶ ", h("span.word", null, t("ui-your-turn")))
        : null;
    const imagined = model.real ? [h("strong", null, t("ui-rehearsed")), " "] : null;
    const rule = scene?.rule && !model.moment // it belongs to the next decision
      ? h(
          "button.chip",
          { type: "button", key: "rule", onclick: () => this.app.openRule(scene.rule) },
          `§ ${scene.rule}`,
          h("span.sr", null, `, ${t("ui-open-rule")}`),
        )
      : null;
    return h(
      `div.status${imagined ? ".imagined" : mine ? ".mine" : model.moment ? ".moment" : ""}`,
      null,
      imagined ? null : (paused ?? turn ?? signOf(model.moment)),
      h("p", { id: "ui-status" }, imagined, text),
      rule,
    );
  }

  right() {
    const other = lang() === "fr" ? "en" : "fr";
    const name = other === "fr" ? "Français" : "English";
    const next = this.next
      ? h("a.button.small", { href: this.next.url }, t("ui-next-table", { n: this.next.n }))
      : null;
    return h(
      "nav.tools",
      { "aria-label": t("ui-tools") },
      next,
      h(
        "button.tool",
        { type: "button", key: "lang", lang: other, title: name, onclick: () => this.app.speak(other) },
        other.toUpperCase(),
        h("span.sr", null, ` – ${name}`),
      ),
      h(
        "button.tool",
        {
          type: "button",
          key: "menu",
          "aria-label": t("ui-menu"),
          title: t("ui-menu"),
          onclick: () => this.app.openMenu(),
        },
        "☰",
      ),
    );
  }

  /** @param {{url: string, n: number}|null} next */
  setNext(next) {
    this.next = next;
    if (this.model) this.draw(this.model);
  }
}

/** The lamp that stands for the server. */
export function lamp() {
  const span = h("span.lamp", { "aria-hidden": "true" });
  span.innerHTML =
    '<svg viewBox="0 0 32 32" width="28" height="28"><path d="M16 3v4" stroke="#fbf7ef" stroke-width="2"/><path d="M8 17 12 7h8l4 10Z" fill="#fca311"/><path d="M5 29 9 18h14l4 11Z" fill="#fca311" opacity=".28"/><circle cx="16" cy="18.500" r="2.600" fill="#fff3d6"/></svg>';
  return span;
}

/** What each kind of moment looks like, drawn in a square of 24. */
const SIGNS = {
  dice: "M4 4h16v16H4ZM8.500 8.500h.1M15.500 8.500h.1M12 12h.1M8.500 15.500h.1M15.500 15.500h.1",
  card: "M6 3h12v18H6ZM12 8v5M12 16.500h.1",
  opened: "M2.500 12c5-8 14-8 19 0c-5 8-14 8-19 0ZM9.500 12a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
  hammer: "M7 7l5-5 5 5-5 5ZM11 10l-8 8 2 2 8-8M12 21h9",
  placed: "M12 3v11M7 9.500l5 5 5-5M4 20.500h16",
  coins: "M3.500 9a8.500 4.500 0 1 0 17 0a8.500 4.500 0 1 0-17 0v6a8.500 4.500 0 0 0 17 0V9",
};

/** @param {string} kind */
function signOf(kind) {
  const path = /** @type {Record<string, string>} */ (SIGNS)[kind];
  if (!path) return null;
  const sign = h("span.sign-of", { "aria-hidden": "true" });
  sign.innerHTML = `<svg viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return sign;
}

/** Whether I am called: a moment says what happened, unless it waits for me. @param {Model} model */
function calls(model) {
  return isMine(model) && (!model.moment || model.moment === "press");
}

/** Whether it is my turn, on the live table. @param {Model} model */
function isMine({ live, state, real }) {
  return live && (real ?? state).you.must;
}

let signed = false;

/** @param {boolean} mine */
function setIcon(mine) {
  if (mine === signed) return;
  signed = mine;
  const link = /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel="icon"]'));
  if (link) link.href = (mine ? link.dataset.turn : link.dataset.calm) ?? link.href;
}
