// @ts-check
// The end of a match: ranking, tie-break, where the points came from, and what to do next.
import { h, put } from "./dom.js";
import { check, kept } from "./chance.js";
import { chart } from "./chart.js";
import { badge } from "./seats.js";
import { reason } from "./targets.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Outcome} Outcome */

const LONG = 6; // characters of a value, from which a phone needs smaller figures

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
        this.buttons(model),
        this.standings(outcome, model),
        this.breakdown(outcome, names),
        fair(state),
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
          ranked.remarks.map((remark) => h("small.remark", null, remark)),
          ranked.behind ? h("small.remark.behind", null, ranked.behind) : null,
        ),
      ),
    );
  }

  /**
   * Equal scores: shared, or distinguished by the tie-break of the rules.
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

  /** How the lead changed, and the move that decided. @param {Outcome} outcome @param {Model} model */
  standings(outcome, model) {
    const standings = outcome.standings;
    if (!standings || standings.steps.length < 2) return null;
    return h(
      "section.standings",
      null,
      h("h3", null, t("ui-end-standings", { what: standings.label })),
      chart(standings, standings.steps, standings.decided),
      this.decisive(outcome, model),
    );
  }

  /** The move after which the winner led for good, all that came of it, and the way to its position. @param {Outcome} outcome @param {Model} model */
  decisive(outcome, model) {
    const step = outcome.standings?.decided ?? null;
    const winner = outcome.ranking.find((ranked) => ranked.winner);
    if (step === null || !winner) return null;
    const name = model.state.table.seats[winner.seat].name;
    if (step === 0) return h("p.decided", null, t("ui-end-led", { name }));
    const lines = model.state.log.filter((one) => one.kind === "move" && one.first <= step && step <= one.step);
    const said = lines.filter((one) => one.turn === lines[0].turn).flatMap((one) => one.texts.map((text) => text.text));
    return h(
      "p.decided",
      null,
      h("b", null, t("ui-end-decided", { name, step })),
      ` ${said.join(" ")} `,
      h(
        "button.small",
        { type: "button", "data-step": step, onclick: () => this.app.showStep(step) },
        t("ui-end-see"),
      ),
    );
  }

  /** @param {Outcome} outcome @param {string[]} names */
  breakdown(outcome, names) {
    if (!outcome.breakdown.length) return null;
    const figures = [...outcome.breakdown.flatMap(({ points }) => points), ...outcome.ranking.map(({ total }) => total)];
    return h(
      "div.scroll",
      { tabindex: 0, role: "region", "aria-label": outcome.breakdown_title },
      h(
        figures.some((value) => String(value).length > LONG) ? "table.sheet.dense" : "table.sheet",
        null,
        h("caption", null, outcome.breakdown_title),
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
              h("td", null, outcome.ranking.find((ranked) => ranked.seat === seat)?.total ?? ""),
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

/** The proof that nobody chose the chance. @param {import("./types.js").State} state */
export function fair({ table, fair: chance }) {
  if (!chance?.commitment) return null;
  const ours = kept(table.id);
  return h(
    "details.fair",
    null,
    h("summary", null, t("ui-fair")),
    h("p", null, t(chance.scripted ? "ui-fair-scripted" : chance.seed ? "ui-fair-after" : "ui-fair-before")),
    chance.seed ? checked(table.id, chance) : null,
    h(
      "dl",
      null,
      h("dt", null, t("ui-fair-commitment")),
      h("dd", null, h("code", null, ours?.commitment ?? chance.commitment)),
      ours ? [h("dt", null, t("ui-fair-contribution")), h("dd", null, h("code", null, ours.values[0]))] : null,
      chance.seed ? [h("dt", null, t("ui-fair-seed")), h("dd", null, h("code", null, chance.seed))] : null,
    ),
  );
}

/** What this browser finds, as soon as it has found it. @param {string} table @param {import("./types.js").Fair} chance */
function checked(table, chance) {
  const line = h("p.finding", { role: "status" });
  check(table, chance).then((found) => {
    line.dataset.found = found;
    line.textContent = t(`ui-fair-${found}`);
  });
  return line;
}
