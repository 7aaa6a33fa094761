// @ts-check
// What happened, grouped by turn. A line lights up its pieces; a click opens that position.
import { h, put, redraw, whenDrawn } from "./dom.js";
import { badge } from "./seats.js";
import { moment, t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Line} Line */

const NEAR = 60; // pixels from the end that still count as the end

export class Log {
  /** @param {{showStep: (step: number) => void, light: (refs: string[]) => void}} app */
  constructor(app) {
    this.app = app;
    this.list = h("ol.turns");
    this.node = h("div.log", { tabindex: 0, role: "region" }, this.list);
    this.look = "";
    /** What is drawn. @type {Line[]} */
    this.lines = [];
    this.seen = -1; // how many lines were known when the page was opened; what comes while it is open is no news
    /** The reader is at the end, and stays there while lines come and the panels above grow. */
    this.stuck = true;
    this.height = 0;
    this.node.addEventListener("scroll", () => {
      if (this.node.clientHeight === this.height) this.stuck = this.atEnd();
    });
    new ResizeObserver(() => this.settle()).observe(this.node);
  }

  atEnd() {
    return this.node.scrollHeight - this.node.scrollTop - this.node.clientHeight < NEAR;
  }

  settle() {
    this.height = this.node.clientHeight;
    if (this.stuck) this.node.scrollTop = this.node.scrollHeight;
  }

  /** @param {Model} model */
  draw(model) {
    const { log } = model.state;
    const known = model.state.you.log_seen;
    if (this.seen < 0) this.seen = known < log.length ? known : Infinity;
    this.node.setAttribute("aria-label", t("ui-log"));
    const look = JSON.stringify([t("ui-log"), log[0]?.texts[0]?.text, model.live ? -1 : model.step]);
    const grown =
      look === this.look && this.lines.length > 0 && this.lines.every((line, at) => line === log[at]);
    if (grown && this.lines.length === log.length) return;
    if (grown) this.add(log, this.lines.length, model);
    else redraw(this.node, () => (put(this.list), this.add(log, 0, model)));
    this.look = look;
    this.lines = log;
    whenDrawn(() => {
      if (model.live) this.settle();
      else this.list.querySelector(".now")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** How many lines came since the last visit. @param {Line[]} log */
  news(log) {
    return this.seen <= 0 ? 0 : Math.max(0, log.length - this.seen);
  }

  /** Draws the lines from a number on. @param {Line[]} log @param {number} from @param {Model} model */
  add(log, from, model) {
    this.list.querySelector(".hint")?.remove();
    let last = /** @type {any} */ (this.list.lastElementChild);
    for (let at = from; at < log.length; at += 1) {
      const line = log[at];
      if (!line.texts.length) continue;
      if (at === this.seen && this.seen > 0)
        this.list.append((last = h("li.news", null, t("ui-since-visit"))));
      if (last?.dataset.turn !== String(line.turn))
        this.list.append((last = h("li.of-turn", { "data-turn": line.turn }, h("ul.lines"))));
      last.firstElementChild.append(this.line(line, model));
    }
    if (!last) this.list.append(h("li.hint", null, t("ui-log-empty")));
  }

  /** @param {Line} line @param {Model} model */
  line(line, model) {
    const refs = line.texts.flatMap((text) => text.refs);
    const texts = line.texts.map((text) => h("span.fact", null, text.text));
    const light = (/** @type {boolean} */ on) => () => this.app.light(on ? refs : []);
    const now = !model.live && line.step === model.step;
    if (line.kind !== "move" && line.kind !== "table") return h("li", null, texts);
    const mark = line.seat === null ? h("span.badge") : badge(line.seat);
    return h(
      `li${now ? ".now" : ""}.by-${line.kind}`,
      null,
      h(
        "button.line",
        {
          type: "button",
          key: `line-${line.n}`,
          "data-step": line.step,
          title: moment(line.at),
          onclick: () => this.app.showStep(line.step),
          onpointerenter: light(true),
          onpointerleave: light(false),
          onfocus: light(true),
          onblur: light(false),
        },
        mark,
        h("span.texts", null, texts),
      ),
    );
  }

  toNews() {
    this.list.querySelector(".news")?.scrollIntoView({ block: "start" });
  }
}
