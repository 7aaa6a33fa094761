// @ts-check
// Beside the board: contracts and offers that stand, and tables of figures.
import { h, put, redraw, shown } from "./dom.js";
import { lang, t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Sheet} Sheet */

export class Notes {
  constructor() {
    this.node = h("div.notes", { tabindex: 0, role: "region" });
    /** What is drawn. @type {any[]} */
    this.drawn = [];
  }

  /** @param {Model} model */
  draw(model) {
    const { notes = [], sheets = [] } = model.scene ?? {};
    const now = [model.scene?.notes, model.scene?.sheets, lang()];
    if (now.every((part, at) => part === this.drawn[at])) return;
    this.drawn = now;
    this.node.setAttribute("aria-label", t("ui-notes"));
    redraw(this.node, () =>
      put(
        this.node,
        notes.length
          ? h(
              "ul.note-list",
              null,
              notes.map((note) => h("li", null, note)),
            )
          : null,
        sheets.map(sheet),
        notes.length || sheets.length ? null : h("p.hint", null, t("ui-notes-empty")),
      ),
    );
  }
}

/** @param {Sheet} figures */
export function sheet(figures) {
  return h(
    "table.sheet",
    null,
    h("caption", null, figures.title),
    figures.columns.length
      ? h(
          "thead",
          null,
          h(
            "tr",
            null,
            figures.columns.map((column) => h("th", { scope: "col" }, column)),
          ),
        )
      : null,
    h(
      "tbody",
      null,
      figures.rows.map((row) =>
        h(
          "tr",
          null,
          row.map((cell, at) =>
            at === 0 ? h("th", { scope: "row" }, shown(cell)) : h("td", null, shown(cell)),
          ),
        ),
      ),
    ),
  );
}
