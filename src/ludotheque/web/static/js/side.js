// @ts-check
// The tabs beside the board: journal, deals and figures, chat, rules. On a phone they are sheets over the board.
import { h } from "./dom.js";
import { t } from "./words.js";

const NARROW = matchMedia("(max-width: 760px)");

export class Side {
  /** @param {{name: string, node: HTMLElement}[]} tabs */
  constructor(tabs) {
    this.tabs = tabs;
    this.chosen = NARROW.matches ? "" : tabs[0].name;
    /** @type {Record<string, number>} */
    this.news = {};
    this.bar = h("div.tabs", { role: "tablist" });
    this.buttons = tabs.map(({ name, node }) => {
      node.id = `ui-panel-${name}`;
      node.setAttribute("role", "tabpanel");
      node.setAttribute("aria-labelledby", `ui-tab-${name}`);
      return h("button.tab", {
        type: "button",
        role: "tab",
        id: `ui-tab-${name}`,
        "aria-controls": node.id,
        onclick: () => this.open(name, true),
      });
    });
    this.bar.append(...this.buttons);
    this.bar.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event));
    this.body = h(
      "div.tab-body",
      null,
      tabs.map(({ node }) => node),
    );
    this.close = h("button.plain.close", { type: "button", onclick: () => this.open("", false) }, "×");
    this.node = h("section.side", null, this.bar, this.close, this.body);
    NARROW.addEventListener("change", () =>
      this.open(NARROW.matches ? "" : this.chosen || tabs[0].name, false),
    );
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && NARROW.matches && this.chosen && this.open("", false),
    );
  }

  /** The words and numbers on the tabs. */
  draw() {
    this.bar.setAttribute("aria-label", t("ui-beside"));
    this.close.setAttribute("aria-label", t("ui-close"));
    this.buttons.forEach((button, at) => {
      const { name, node } = this.tabs[at];
      const chosen = name === this.chosen;
      const news = this.news[name] ?? 0;
      button.replaceChildren(
        t(`ui-tab-${name}`),
        ...(news && !chosen ? [h("span.dot", null, name === "chat" ? String(news) : "•")] : []),
      );
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen || (!this.chosen && at === 0) ? 0 : -1;
      node.hidden = !chosen;
    });
    this.node.classList.toggle("open", this.chosen !== "");
  }

  /** Opens a tab; on a phone the same tab again closes it. @param {string} name @param {boolean} toggle */
  open(name, toggle) {
    this.chosen = toggle && NARROW.matches && this.chosen === name ? "" : name;
    if (!this.chosen && !NARROW.matches) this.chosen = this.tabs[0].name;
    this.news[this.chosen] = 0;
    this.draw();
    const node = this.tabs.find((tab) => tab.name === this.chosen)?.node;
    if (name === "log" && node) node.scrollTop = node.scrollHeight;
  }

  /** Something new in a tab that is not open. @param {string} name @param {number} number */
  mark(name, number) {
    if (this.chosen === name) return;
    this.news[name] = (this.news[name] ?? 0) + number;
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = this.buttons.indexOf(/** @type {any} */ (document.activeElement));
    const next = (at + step + this.buttons.length) % this.buttons.length;
    this.open(this.tabs[next].name, false);
    this.buttons[next].focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
