// @ts-check
// The rules beside the game, opened at the paragraph that matters now.
import { h, put } from "./dom.js";
import { lang, t } from "./words.js";

export class Rules {
  constructor() {
    this.node = h("div.rules", { tabindex: 0 });
    this.loaded = "";
    this.wanted = "";
    this.address = "";
  }

  /** @param {string} address */
  draw(address) {
    this.address = address;
    if (this.loaded && this.loaded !== `${address} ${lang()}`) this.open(this.wanted);
  }

  /** Shows a paragraph; the page is fetched when it is needed first. @param {string} rule */
  async open(rule) {
    this.wanted = rule;
    const name = `${this.address} ${lang()}`;
    if (this.loaded !== name) {
      this.loaded = name;
      put(this.node, h("p.hint", null, t("ui-loading")));
      const page = await this.fetchPage();
      if (this.loaded !== name) return;
      if (page)
        put(
          this.node,
          h("p", null, h("a", { href: this.address, target: "_blank", rel: "noopener" }, t("ui-rules-page"))),
          page,
        );
      else [this.loaded] = ["", put(this.node, h("p", null, t("ui-no-rules")))];
    }
    this.show();
  }

  async fetchPage() {
    try {
      const answer = await fetch(`${this.address}?lang=${lang()}`);
      if (!answer.ok) return null;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const parts = [page.querySelector(".aid"), page.querySelector("#ui-rules")].filter(
        (part) => part !== null,
      );
      for (const table of page.querySelectorAll("table")) table.tabIndex = 0; // a wide one scrolls, by keyboard too
      return parts.length
        ? h(
            "div",
            null,
            parts.map((part) => document.importNode(part, true)),
          )
        : null;
    } catch {
      return null;
    }
  }

  show() {
    for (const old of this.node.querySelectorAll(".wanted")) old.classList.remove("wanted");
    const found = this.wanted ? this.node.querySelector(`[id="r${CSS.escape(this.wanted)}"]`) : null;
    const paragraph = found?.closest("p, li, td") ?? found;
    paragraph?.classList.add("wanted");
    paragraph?.scrollIntoView({ block: "center" });
  }
}
