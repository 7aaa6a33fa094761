// @ts-check
// The end of a match: ranking, tie-break, where the points came from, and what to do next.
import { h, put } from "./dom.js";
import { badge } from "./seats.js";
import { reason } from "./targets.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Outcome} Outcome */

const LONG = 8; // characters of a value, from which a phone needs smaller figures

export class Ending {
  /** @param {{rematch: () => void, showStep: (step: number) => void, analyse: () => void, openRule: (rule: string) => void}} app */
  constructor(app) {
    this.app = app;
    this.node = h("section.ending", { hidden: true, tabindex: -1, id: "ui-ending" });
    this.drawn = "";
    this.away = false; // put aside to look at the board
    this.again = h("button.results.primary", {
      type: "button",
      hidden: true,
      onclick: () => this.aside(false),
    });
  }

  /** @param {boolean} away */
  aside(away) {
    this.away = away;
    this.node.hidden = away;
    this.again.hidden = !away;
    (away ? this.again : this.node).focus();
  }

  /** @param {Model} model */
  draw(model) {
    const { outcome, state } = model;
    this.node.hidden = !outcome || !model.live || this.away;
    this.again.hidden = !outcome || !model.live || !this.away;
    put(this.again, t("ui-results"));
    const key = JSON.stringify([outcome, state.table.rematch, state.you.may, t("ui-end"), state.fair?.seed]);
    if (!outcome || key === this.drawn) return;
    const first = this.drawn === "";
    this.drawn = key;
    const names = state.table.seats.map((seat) => seat.name);
    put(
      this.node,
      h(
        "div.paper",
        null,
        h("h2", null, t("ui-end")),
        h(
          "button.plain.close.corner",
          {
            type: "button",
            "aria-label": t("ui-see-board"),
            title: t("ui-see-board"),
            onclick: () => this.aside(true),
          },
          "×",
        ),
        h("p.verdict", null, outcome.text),
        h("p.reason", null, outcome.reason),
        this.ranking(outcome, names),
        this.ties(outcome, names, state.scene?.rule ?? ""),
        this.breakdown(outcome, names),
        this.buttons(model),
        fair(state.fair),
      ),
    );
    const active = document.activeElement;
    if (
      first &&
      !this.node.hidden &&
      (!active || active === document.body || active.closest("[hidden], .tray, .chooser"))
    )
      this.node.focus();
  }

  /** @param {Outcome} outcome @param {string[]} names */
  ranking(outcome, names) {
    return h(
      "ol.ranking",
      null,
      outcome.ranking.map((ranked) =>
        h(
          `li${ranked.winner ? ".winner" : ""}`,
          { "data-seat": ranked.seat },
          h("span.place", null, t("ui-place", { place: ranked.place })),
          badge(ranked.seat),
          h(
            "span.name",
            null,
            names[ranked.seat],
            outcome.resigned.includes(ranked.seat) ? h("small", null, ` ${t("ui-resigned")}`) : null,
          ),
          ranked.winner
            ? h(
                "span.cup",
                null,
                h("span", { "aria-hidden": "true" }, "★"),
                h("span.sr", null, t("ui-winner")),
              )
            : null,
          h("b.score", null, ranked.score),
        ),
      ),
    );
  }

  /**
   * Equal scores: shared, or told apart by the tie-break of the rules.
   * @param {Outcome} outcome
   * @param {string[]} names
   * @param {string} rule
   */
  ties(outcome, names, rule) {
    const said = [];
    for (const [at, ranked] of outcome.ranking.entries()) {
      const next = outcome.ranking[at + 1];
      if (!next || next.value !== ranked.value) continue;
      const facts = { one: names[ranked.seat], other: names[next.seat] };
      said.push(t(next.place === ranked.place ? "ui-tie-shared" : "ui-tie-broken", facts));
    }
    if (!said.length) return null;
    return h("p.ties", null, reason(said.join(" "), rule, this.app.openRule));
  }

  /** @param {Outcome} outcome @param {string[]} names */
  breakdown(outcome, names) {
    if (!outcome.breakdown.length) return null;
    return h(
      "div.scroll",
      { tabindex: 0, role: "region", "aria-label": t("ui-breakdown") },
      h(
        outcome.breakdown.some((line) => line.points.some((value) => String(value).length > LONG))
          ? "table.sheet.dense"
          : "table.sheet",
        null,
        h("caption", null, t("ui-breakdown")),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("td", null),
            names.map((name, seat) => h("th", { scope: "col" }, badge(seat), h("span.sr", null, name))),
          ),
        ),
        h(
          "tbody",
          null,
          outcome.breakdown.map((line) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, line.label),
              line.points.map((value) => h("td", null, value)),
            ),
          ),
        ),
        h(
          "tfoot",
          null,
          h(
            "tr",
            null,
            h("th", { scope: "row" }, t("ui-total")),
            names.map((_, seat) =>
              h("td", null, outcome.ranking.find((ranked) => ranked.seat === seat)?.score ?? ""),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {Model} model */
  buttons(model) {
    const { table, you } = model.state;
    return h(
      "div.row",
      null,
      table.rematch
        ? h("a.button.primary", { href: `/table/${table.rematch}` }, t("ui-to-rematch"))
        : you.may.includes("rematch")
          ? h("button.primary", { type: "button", onclick: () => this.app.rematch() }, t("ui-rematch"))
          : null,
      h("button", { type: "button", onclick: () => this.app.showStep(0) }, t("ui-replay")),
      h("button", { type: "button", onclick: () => this.app.analyse() }, t("ui-analysis")),
      you.may.includes("export")
        ? h("a.button", { href: `/api/tables/${table.id}/export`, download: true }, t("ui-export"))
        : null,
      h("a.button", { href: "/" }, t("ui-to-shelf")),
    );
  }
}

/** The proof that nobody chose the chance. @param {import("./types.js").Fair|undefined} chance */
export function fair(chance) {
  if (!chance?.commitment) return null;
  return h(
    "details.fair",
    null,
    h("summary", null, t("ui-fair")),
    h("p", null, t(chance.seed ? "ui-fair-after" : "ui-fair-before")),
    h(
      "dl",
      null,
      h("dt", null, t("ui-fair-commitment")),
      h("dd", null, h("code", null, chance.commitment)),
      chance.seed ? [h("dt", null, t("ui-fair-seed")), h("dd", null, h("code", null, chance.seed))] : null,
    ),
  );
}
