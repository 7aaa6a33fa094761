// @ts-check
// The tabs beside the board: journal, deals and figures, chat, rules. On a phone they are sheets over the board.
import { h } from "./dom.js";
import { compact, onLayout } from "./screen.js";
import { t } from "./words.js";

export class Side {
  /**
   * @param {{name: string, node: HTMLElement}[]} tabs
   * @param {(name: string) => void} opened called when a tab was opened that was not open before
   */
  constructor(tabs, opened) {
    this.tabs = tabs;
    this.opened = opened;
    this.chosen = compact() ? "" : tabs[0].name;
    /** @type {Record<string, number>} */
    this.unread = {};
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
    this.heading = h("h2.sr");
    this.node = h("section.side", null, this.heading, this.bar, this.close, this.body);
    onLayout(() => this.open(compact() ? "" : this.chosen || tabs[0].name, false));
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && compact() && this.chosen && this.open("", false),
    );
  }

  /** The words and numbers on the tabs. */
  draw() {
    this.heading.textContent = t(this.chosen ? `ui-tab-${this.chosen}` : "ui-beside");
    this.node.setAttribute("aria-label", t("ui-beside"));
    this.bar.setAttribute("aria-label", t("ui-beside"));
    this.close.setAttribute("aria-label", t("ui-close"));
    this.buttons.forEach((button, at) => {
      const { name, node } = this.tabs[at];
      const chosen = name === this.chosen;
      const unread = this.unread[name] ?? 0;
      button.replaceChildren(
        t(`ui-tab-${name}`),
        ...(unread && !chosen ? [h("span.dot", null, name === "chat" ? String(unread) : "•")] : []),
      );
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen || (!this.chosen && at === 0) ? 0 : -1;
      node.hidden = !chosen;
    });
    this.node.classList.toggle("open", this.chosen !== "");
  }

  /** Opens a tab; on a phone the same tab again closes it. @param {string} name @param {boolean} toggle */
  open(name, toggle) {
    const before = this.chosen;
    this.chosen = toggle && compact() && this.chosen === name ? "" : name;
    if (!this.chosen && !compact()) this.chosen = this.tabs[0].name;
    this.unread[this.chosen] = 0;
    this.draw();
    const node = this.tabs.find((tab) => tab.name === this.chosen)?.node;
    if (name === "log" && node) node.scrollTop = node.scrollHeight;
    if (this.chosen && this.chosen !== before) this.opened(this.chosen);
  }

  /** Something new in a tab that is not open. @param {string} name @param {number} number */
  mark(name, number) {
    if (this.chosen === name) return;
    this.unread[name] = (this.unread[name] ?? 0) + number;
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
