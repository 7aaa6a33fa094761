// @ts-check
// How it came about: what the panels showed through the match, as lines and as figures, with the moves that changed most.
import { figure, h, put, s } from "./dom.js";
import { ask, Trouble } from "./api.js";
import { badge, token } from "./seats.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{step: number, scene: Scene}} Look one position of the past */
/** @typedef {{label: string, lines: (number|null)[][]}} Course what one row of the panels held: a line for each seat */

const LOOKS = 32; // positions that are asked for
const PAUSE = 30; // milliseconds between two questions: the house answers forty in a second
const LEAPS = 5;
const [WIDE, HIGH, RIGHT, TOP, BOTTOM] = [640, 260, 34, 14, 26];
const DIGIT = 9; // the width of a figure of the scale

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
        null,
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
    const courses = coursesOf(this.looks, model.state.table.seats.length);
    const course = courses.find((one) => one.label === this.chosen) ?? decisive(courses, model);
    if (!course) return put(this.body, h("p.hint", null, t("ui-analysis-none")));
    const pick = h(
      "select",
      { key: "figure", onchange: () => ((this.chosen = pick.value), this.draw(model)) },
      courses.map((one) => h("option", { value: one.label, selected: one === course }, one.label)),
    );
    const steps = this.looks.map((look) => look.step);
    put(
      this.body,
      h("label.row", null, h("span", null, t("ui-analysis-figure")), pick),
      chart(course, steps),
      this.figures(course, steps, model),
      this.leaps(course, steps, model),
    );
  }

  /** The same lines for those who read figures. @param {Course} course @param {number[]} steps @param {Model} model */
  figures(course, steps, model) {
    const names = model.state.table.seats.map((seat) => seat.name);
    const columns = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (steps.length - 1)));
    const at = [...new Set(columns)];
    return h(
      "div.scroll",
      { tabindex: 0, role: "region", "aria-label": course.label },
      h(
        "table.sheet",
        null,
        h("caption", null, course.label),
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
          course.lines.map((line, seat) =>
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

  /** The greatest changes, each a way to its position. @param {Course} course @param {number[]} steps @param {Model} model */
  leaps(course, steps, model) {
    const found = [];
    for (const [seat, line] of course.lines.entries())
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

/** @param {Look[]} looks @param {number} seats @returns {Course[]} rows of the panels that hold numbers which change */
function coursesOf(looks, seats) {
  /** @type {Map<string, Course>} */
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
        const course = /** @type {Course} */ (by.get(row.label));
        course.lines[panel.seat][at] = value;
      }
  return [...by.values()].filter(({ lines }) =>
    lines.some((line) => new Set(line.filter((value) => value !== null)).size > 1),
  );
}

/** What decided the match: the row that ends nearest to the scores, else the first. @param {Course[]} courses @param {Model} model */
function decisive(courses, model) {
  const scores = new Map(
    (model.state.outcome?.ranking ?? []).map(({ seat, score }) => [seat, numeric(score)]),
  );
  const hits = (/** @type {Course} */ { lines }) =>
    lines.filter((line, seat) => line.at(-1) !== null && line.at(-1) === scores.get(seat)).length;
  return courses.reduce(
    (/** @type {Course|undefined} */ best, one) => (best && hits(best) >= hits(one) ? best : one),
    undefined,
  );
}

/** @param {Course} course @param {number[]} steps */
function chart(course, steps) {
  const values = course.lines.flat().filter((value) => value !== null);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const last = steps.at(-1) || 1;
  const rungs = [low, (low + high) / 2, high].map(Math.round);
  const left = 10 + DIGIT * Math.max(...rungs.map((rung) => figure(rung).length));
  const x = (/** @type {number} */ step) => left + (step / last) * (WIDE - left - RIGHT);
  const y = (/** @type {number} */ value) =>
    HIGH - BOTTOM - ((value - low) / (high - low)) * (HIGH - TOP - BOTTOM);
  return s(
    "svg",
    { class: "chart", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": course.label },
    rungs.map((rung) =>
      s(
        "g",
        null,
        s("path", { class: "rung", d: `M${left} ${y(rung)}H${WIDE - RIGHT}` }),
        s("text", { x: left - 6, y: y(rung) + 5, "text-anchor": "end" }, figure(rung)),
      ),
    ),
    s("text", { x: left, y: HIGH - 6 }, t("ui-analysis-move", { step: 0 })),
    s("text", { x: WIDE - RIGHT, y: HIGH - 6, "text-anchor": "end" }, t("ui-analysis-move", { step: last })),
    course.lines.map((line, seat) => curve(line, steps, seat, x, y)),
  );
}

/**
 * One seat's line, with its shape at the end.
 * @param {(number|null)[]} line
 * @param {number[]} steps
 * @param {number} seat
 * @param {(step: number) => number} x
 * @param {(value: number) => number} y
 */
function curve(line, steps, seat, x, y) {
  const points = line
    .map((value, at) => (value === null ? null : [x(steps[at]), y(value)]))
    .filter((point) => point !== null);
  const end = points.at(-1);
  if (!end) return null;
  return s(
    "g",
    { class: "curve", style: `--seat: var(--seat-${seat})` },
    s("polyline", { class: "under", points: points.map((point) => point.join(",")).join(" ") }),
    s("polyline", { points: points.map((point) => point.join(",")).join(" ") }),
    s("g", { transform: `translate(${end[0] + 4} ${end[1] - 11}) scale(.9)` }, token(seat)),
  );
}
