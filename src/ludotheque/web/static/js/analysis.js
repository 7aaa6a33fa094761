// @ts-check
// How it came about: what the panels showed through the match, as lines and as figures, with the moves that changed most.
import { figure, h, put } from "./dom.js";
import { ask, Trouble } from "./api.js";
import { chart } from "./chart.js";
import { badge } from "./seats.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{step: number, scene: Scene}} Look one position of the past */
/** @typedef {import("./chart.js").Trend} Trend what one row of the panels held */
/** @typedef {Trend & {steps: number[]}} Timed the same, with the moves after which it held that */

const LOOKS = 32; // positions that are asked for
const PAUSE = 30; // milliseconds between two questions: the server answers forty in a second
const LEAPS = 5;

export class Analysis {
  /** @param {string} table @param {(step: number) => void} showStep */
  constructor(table, showStep) {
    this.table = table;
    this.showStep = showStep;
    this.node = h("dialog.menu.analysis", {
      onclick: (/** @type {Event} */ event) => event.target === this.node && this.node.close(),
    });
    this.body = h("div.body");
    /** @type {Look[]} */
    this.looks = [];
    this.speech = "";
    this.chosen = "";
  }

  /** @param {Model} model */
  async open(model) {
    this.node.setAttribute("aria-label", t("ui-analysis"));
    put(
      this.node,
      h(
        "header",
        { role: "presentation" },
        h("h2", null, t("ui-analysis")),
        h(
          "button.plain.close",
          { type: "button", "aria-label": t("ui-close"), onclick: () => this.node.close() },
          "×",
        ),
      ),
      this.body,
    );
    this.node.showModal();
    put(this.body, h("p.hint", { role: "status" }, t("ui-loading")));
    try {
      await this.gather(model.state.table.step);
    } catch (error) {
      put(this.body, h("p", { role: "alert" }, (error instanceof Error && error.message) || t("ui-offline")));
      return;
    }
    this.draw(model);
  }

  /** Asks for positions spread over the whole match, one after the other. @param {number} steps */
  async gather(steps) {
    const speech = document.documentElement.lang;
    if (this.looks.at(-1)?.step === steps && this.speech === speech) return;
    const number = Math.min(LOOKS, steps);
    /** @type {Look[]} */
    const looks = [];
    for (let at = 0; at <= number; at += 1) {
      const step = Math.round((at * steps) / Math.max(1, number));
      const { scene } = await this.look(step, speech);
      looks.push({ step, scene });
    }
    this.looks = looks;
    this.speech = speech;
  }

  /** @param {number} step @param {string} speech @returns {Promise<any>} */
  async look(step, speech) {
    await new Promise((done) => setTimeout(done, PAUSE));
    try {
      return await ask(`/api/tables/${this.table}/replay?step=${step}&lang=${speech}`);
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 429) throw error;
      await new Promise((done) => setTimeout(done, 1000));
      return this.look(step, speech);
    }
  }

  /** @param {Model} model */
  draw(model) {
    const trends = this.trends(model);
    const trend = trends.find((one) => one.label === this.chosen) ?? decisive(trends, model);
    if (!trend) return put(this.body, h("p.hint", null, t("ui-analysis-none")));
    const pick = h(
      "select",
      { key: "figure", onchange: () => ((this.chosen = pick.value), this.draw(model)) },
      trends.map((one) => h("option", { value: one.label, selected: one === trend }, one.label)),
    );
    const { steps } = trend;
    put(
      this.body,
      h("label.row", null, h("span", null, t("ui-analysis-figure")), pick),
      chart(trend, steps),
      this.figures(trend, steps, model),
      this.leaps(trend, steps, model),
    );
  }

  /** How the seats stood after each round, once that is no secret any more; then what the panels held. @param {Model} model @returns {Timed[]} */
  trends(model) {
    const standings = model.state.outcome?.standings;
    const steps = this.looks.map((look) => look.step);
    const rows = coursesOf(this.looks, model.state.table.seats.length).map((trend) => ({ ...trend, steps }));
    if (!standings || standings.steps.length < 2) return rows;
    const label = rows.find((row) => endsLike(row, standings))?.label ?? standings.label;
    return [{ ...standings, label }, ...rows.filter((row) => !endsLike(row, standings))];
  }

  /** The same lines for those who read figures. @param {Trend} trend @param {number[]} steps @param {Model} model */
  figures(trend, steps, model) {
    const names = model.state.table.seats.map((seat) => seat.name);
    const columns = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (steps.length - 1)));
    const at = [...new Set(columns)];
    return h(
      "div.scroll",
      { tabindex: 0, role: "region", "aria-label": trend.label },
      h(
        "table.sheet",
        null,
        h("caption", null, trend.label),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("td", null),
            at.map((column) => h("th", { scope: "col" }, t("ui-analysis-move", { step: steps[column] }))),
          ),
        ),
        h(
          "tbody",
          null,
          trend.lines.map((line, seat) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, badge(seat), " ", names[seat]),
              at.map((column) => h("td", null, said(line[column]))),
            ),
          ),
        ),
      ),
    );
  }

  /** The greatest changes, each a way to its position. @param {Trend} trend @param {number[]} steps @param {Model} model */
  leaps(trend, steps, model) {
    const found = [];
    for (const [seat, line] of trend.lines.entries())
      for (let at = 1; at < line.length; at += 1) {
        const [before, after] = [line[at - 1], line[at]];
        if (before !== null && after !== null && before !== after)
          found.push({ seat, step: steps[at], from: steps[at - 1], by: after - before });
      }
    found.sort((one, other) => Math.abs(other.by) - Math.abs(one.by) || one.step - other.step);
    if (!found.length) return null;
    const show = (/** @type {number} */ step) => () => (this.node.close(), this.showStep(step));
    return h(
      "section",
      null,
      h("h3", null, t("ui-analysis-leaps")),
      h(
        "ul.leaps",
        null,
        found
          .slice(0, LEAPS)
          .map(({ seat, step, from, by }) =>
            h(
              "li",
              null,
              h(
                "button.small",
                { type: "button", "data-step": step, onclick: show(step) },
                badge(seat),
                model.state.table.seats[seat].name,
                h("b", null, by > 0 ? `+${figure(by)}` : figure(by)),
                t("ui-analysis-moves", { from: from + 1, to: step }),
              ),
            ),
          ),
      ),
    );
  }
}

/** @param {number|null} value */
function said(value) {
  return value === null ? "?" : figure(value);
}

/** A row's value as a number, if it is one that was shown. @param {string|number|null} value */
function numeric(value) {
  if (typeof value === "number") return value;
  const plain = (value ?? "").replace(/[\s\u202f\u00a0]/g, "").replace("\u2212", "-");
  return /^-?\d+$/.test(plain) ? Number(plain) : null;
}

/** @param {Look[]} looks @param {number} seats @returns {Trend[]} rows of the panels that hold numbers which change */
function coursesOf(looks, seats) {
  /** @type {Map<string, Trend>} */
  const by = new Map();
  for (const [at, { scene }] of looks.entries())
    for (const panel of scene.panels)
      for (const row of panel.rows) {
        const value = numeric(row.value);
        if (value === null) continue;
        if (!by.has(row.label))
          by.set(row.label, {
            label: row.label,
            lines: Array.from({ length: seats }, () => looks.map(() => null)),
          });
        const trend = /** @type {Trend} */ (by.get(row.label));
        trend.lines[panel.seat][at] = value;
      }
  return [...by.values()].filter(({ lines }) =>
    lines.some((line) => new Set(line.filter((value) => value !== null)).size > 1),
  );
}

/** Whether a row is the same figure, by what each seat ended with. @param {Trend} row @param {Trend} standings */
function endsLike(row, standings) {
  return row.lines.every((line, seat) => line.at(-1) === standings.lines[seat].at(-1));
}

/** What decided the match: what ends nearest to the scores, else the first. @param {Timed[]} trends @param {Model} model */
function decisive(trends, model) {
  const { ranking, unit } = model.state.outcome ?? { ranking: [], unit: 1 };
  const scores = new Map(ranking.map(({ seat, value }) => [seat, value / unit]));
  const hits = (/** @type {Trend} */ { lines }) =>
    lines.filter((line, seat) => line.at(-1) !== null && line.at(-1) === scores.get(seat)).length;
  return trends.reduce(
    (/** @type {Timed|undefined} */ best, one) => (best && hits(best) >= hits(one) ? best : one),
    undefined,
  );
}
