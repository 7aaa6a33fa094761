// @ts-check
// What happened, by rounds and turns under their headings. A line lights up its pieces; a click opens that position.
import { h, put, redraw, whenDrawn } from "./dom.js";
import { badge } from "./seats.js";
import { change, settings } from "./settings.js";
import { moment, t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Line} Line */

const NEAR = 60; // pixels from the end that still count as the end

export class Log {
  /**
   * @param {{showStep: (step: number) => void, light: (refs: string[]) => void}} app
   * @param {import("./for_me.js").ForMe} forMe
   */
  constructor(app, forMe) {
    this.app = app;
    this.forMe = forMe;
    this.waiting = h("div.waiting");
    this.list = h("ol.turns");
    this.aim = h("p.aim");
    this.filter = h("div.filter", { role: "group" });
    this.mine = h("p.my-turn", { hidden: true });
    this.node = h(
      "div.log",
      { tabindex: 0, role: "region" },
      h("div.head", null, this.aim, this.filter),
      this.list,
      this.mine,
      this.waiting,
    );
    this.look = "";
    /** What is drawn. @type {Line[]} */
    this.lines = [];
    /** The element of each of them, if it has one. @type {(HTMLElement|null)[]} */
    this.drawn = [];
    this.seen = -1; // how much was known when the page was opened; what comes while it is open is not new
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
    const { log, you, scene } = model.state;
    if (this.seen < 0) this.seen = fresh(log, you.log_seen).length ? you.log_seen : Infinity;
    this.node.setAttribute("aria-label", t("ui-log"));
    put(this.aim, you.lesson ? "" : (model.state.table.aim ?? "")); // a lesson says it itself
    this.node.classList.toggle("undecided", you.seat !== null && !you.decided && !model.outcome);
    this.drawFilter(model);
    this.mine.hidden = !you.must || !model.live || model.moment !== "";
    put(this.mine, h("b", null, t("ui-your-turn")), " ", scene?.status ?? "");
    redraw(this.waiting, () => put(this.waiting, model.live ? this.forMe.box(model.state) : null));
    const look = JSON.stringify([t("ui-log"), model.live ? -1 : model.step, settings().mine, you.seat]);
    const same = look === this.look ? alike(this.lines, log) : 0;
    if (look === this.look && same === log.length && same === this.lines.length) return;
    redraw(this.node, () => this.add(log, same, model));
    this.look = look;
    this.lines = log;
    whenDrawn(() => {
      if (model.live) this.settle();
      else this.list.querySelector(".now")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** All of it, or what concerns me; remembered. @param {Model} model */
  drawFilter(model) {
    this.filter.hidden = model.state.you.seat === null || Boolean(model.state.you.lesson); // a lesson needs the room
    this.filter.setAttribute("aria-label", t("ui-log-filter"));
    const pick = (/** @type {boolean} */ mine) =>
      h(
        "button.small",
        {
          type: "button",
          key: mine ? "log-mine" : "log-all",
          "aria-pressed": String(settings().mine === mine),
          onclick: () => change({ mine }),
        },
        t(mine ? "ui-log-mine" : "ui-log-all"),
      );
    const look = JSON.stringify([t("ui-log-all"), settings().mine]);
    if (look === this.filter.dataset.look) return;
    this.filter.dataset.look = look;
    redraw(this.filter, () => put(this.filter, pick(false), pick(true)));
  }

  /** How many lines came since the last visit. @param {Line[]} log */
  unread(log) {
    return this.seen <= 0 ? 0 : fresh(log, this.seen).length;
  }

  /** Draws the lines from a number on anew. @param {Line[]} log @param {number} from @param {Model} model */
  add(log, from, model) {
    if (from === 0) put(this.list);
    for (const node of this.drawn.splice(from)) node?.remove();
    for (const node of this.list.querySelectorAll(".of-turn:not(:has(.line)), .hint")) node.remove();
    for (let at = from; at < log.length; at += 1) {
      if (!this.list.querySelector(".since") && this.seen > 0 && log[at].last >= this.seen)
        this.list.append(h("li.since", null, t("ui-since-visit")));
      const node = this.shows(log[at], model) ? this.line(log[at], at, model) : null;
      if (node) this.place(node, log[at]);
      this.drawn.push(node);
    }
    for (const node of this.list.querySelectorAll(".of-turn"))
      node.classList.toggle("bare", settings().mine && !node.querySelector(".lines .line, .of-mine"));
    if (!this.list.querySelector(".of-turn:not(.bare)"))
      this.list.append(h("li.hint", null, t(log.length ? "ui-log-nothing-mine" : "ui-log-empty")));
  }

  /** Whether a line is to be shown: all, or those that concern me. @param {Line} line @param {Model} model */
  shows(line, model) {
    if (!line.texts.length) return false;
    if (!settings().mine || model.state.you.seat === null || line.kind === "heading") return true;
    return line.seat === model.state.you.seat || line.texts.some((text) => text.you);
  }

  /** Puts a line where it belongs: into the turn that runs, or a new one. @param {HTMLElement} node @param {Line} line */
  place(node, line) {
    let turn = /** @type {any} */ (this.list.lastElementChild);
    if (turn?.dataset.turn !== String(line.turn))
      this.list.append((turn = h("li.of-turn", { "data-turn": line.turn }, h("ul.lines"))));
    if (line.kind === "heading") turn.prepend(node);
    else turn.lastElementChild.append(node);
  }

  /** @param {Line} line @param {number} at its place in the log @param {Model} model */
  line(line, at, model) {
    const refs = line.texts.flatMap((text) => text.refs);
    const own = line.seat === model.state.you.seat;
    const texts = line.texts.map((text) =>
      h(text.you === "alone" && !own ? "span.fact.to-me" : "span.fact", null, text.text),
    );
    const light = (/** @type {boolean} */ on) => () => this.app.light(on ? refs : []);
    const heading = line.kind === "heading";
    const mine = line.seat !== null && own;
    const now = !model.live && !heading && line.first <= model.step && model.step <= line.step;
    const button = h(
      "button.line",
      {
        type: "button",
        key: `line-${at}`,
        "data-step": line.step,
        title: moment(line.at),
        onclick: () => this.app.showStep(line.step),
        onpointerenter: light(true),
        onpointerleave: light(false),
        onfocus: light(true),
        onblur: light(false),
      },
      heading ? null : line.seat === null ? h("span.badge") : badge(line.seat),
      h("span.texts", null, texts, line.mark ? h("span.mark", null, ` (${line.mark})`) : null),
    );
    if (heading) return h(`h2.heading${mine ? ".of-mine" : ""}`, null, button);
    return h(`li${now ? ".now" : ""}.by-${line.kind}`, null, button);
  }

  toUnseen() {
    this.list.querySelector(".since")?.scrollIntoView({ block: "start" });
  }
}

/** The lines that somebody who knew so much has not seen. @param {Line[]} log @param {number} seen */
function fresh(log, seen) {
  return log.filter((line) => line.last >= seen && line.texts.length > 0 && line.kind !== "heading");
}

/** How many lines at the beginning are the same. @param {Line[]} before @param {Line[]} now */
function alike(before, now) {
  let at = 0;
  while (at < before.length && at < now.length && before[at] === now[at]) at += 1;
  return at;
}
