// @ts-check
// The table page: regions, the connection, and what happens when a message arrives.
import { afterPicture, h, letGo, need, together, whenDrawn } from "./dom.js";
import { ask } from "./api.js";
import { announce, toast } from "./announce.js";
import { Banner } from "./banner.js";
import { Board, narrow } from "./board.js";
import { startBubbles } from "./bubble.js";
import { Chat } from "./chat.js";
import { Chooser } from "./chooser.js";
import { setClock } from "./clock.js";
import { Ending } from "./ending.js";
import { Lobby } from "./lobby.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { News } from "./news.js";
import { Notes } from "./notes.js";
import { basics } from "./page.js";
import { Panels } from "./panels.js";
import { Pieces, startSkipping } from "./pieces.js";
import { Desk } from "./play.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { paintSeats } from "./seats.js";
import { Side } from "./side.js";
import { Link } from "./socket.js";
import { sound, startSound } from "./sound.js";
import { Status } from "./status.js";
import { after } from "./store.js";
import { light, reason, Targets } from "./targets.js";
import { tell } from "./tell.js";
import { Tray } from "./tray.js";
import { enter, nextTable } from "./visits.js";
import { lang, readWords, t } from "./words.js";
import { Zoom } from "./zoom.js";
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Model} Model */

const HIDDEN_PAUSE = 200;
const PATIENCE = 150; // so long a move may be under way before the tray shows that it waits
const LOOK_AROUND = 30000;

class TablePage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.id = root.dataset.table ?? "";
    /** @type {State|null} */
    this.state = null;
    this.greeted = false;
    this.decision = ""; // the one on the screen
    this.due = false;
    this.fresh = false; // drawn in this picture of the screen already, or about to be
    this.besides = false; // what lies beside the table is about to be drawn
    this.waiting = 0; // the timer of a move that is under way
    this.late = false; // it takes long enough to be shown
    this.board = new Board();
    this.pieces = new Pieces(this.board);
    startSkipping(this.board);
    this.zoom = new Zoom(this.board);
    this.link = new Link(
      () => `${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket?lang=${lang()}`,
      (message) => this.take(message),
      () => this.connected(),
    );
    this.desk = new Desk(
      this.link,
      (why) => this.refused(why),
      () => this.lock(),
    );
    this.chooser = new Chooser(
      (notation, seen) => this.desk.play(notation, seen),
      () => this.decision,
    );
    /** @type {typeof this.chooser.offer} */
    const offer = (...asked) => this.locked() || this.chooser.offer(...asked);
    const openRule = this.openRule.bind(this);
    const showStep = (/** @type {number} */ step) => this.replay.show(step);
    this.targets = new Targets(
      this.board,
      this.pieces,
      offer,
      openRule,
      (x, y) => this.zoom.closer(x, y),
      () => this.tray.first(),
    );
    this.replay = new Replay(this.id, () => this.refresh());
    this.menu = new Menu(this.id, this.desk, this.link);
    this.status = new Status({
      openRule,
      openMenu: () => this.menu.open(),
      speak: (other) => this.speak(other),
    });
    this.panels = new Panels(this.board);
    this.tray = new Tray({
      board: this.board,
      desk: this.desk,
      offer,
      play: (notation, seen) => this.desk.play(notation, seen),
      openRule,
      free: () => !this.locked(),
    });
    this.log = new Log({ showStep, light: (refs) => light(this.board, this.model()?.scene ?? null, refs) });
    this.chat = new Chat((text) => this.desk.tell({ type: "chat", text }));
    this.notes = new Notes();
    this.rules = new Rules();
    this.side = new Side([
      { name: "log", node: this.log.node },
      { name: "notes", node: this.notes.node },
      { name: "chat", node: this.chat.node },
      { name: "rules", node: this.rules.node },
    ]);
    this.news = new News(() => this.side.open("log", true));
    this.ending = new Ending({
      showStep,
      openRule,
      rematch: () => this.rematch(),
      analyse: () => this.analyse(),
    });
    /** @type {import("./analysis.js").Analysis|null} */
    this.analysis = null;
    this.lobby = new Lobby(this.id, JSON.parse(need("#ui-levels").textContent ?? "[]"));
    this.banner = new Banner(this.link);
  }

  /** The page as it stands before the first message. */
  lay() {
    const play = h(
      "div.play",
      null,
      this.news.node,
      h(
        "div.board-box",
        null,
        this.board.node,
        this.zoom.node,
        this.lobby.node,
        this.ending.node,
        this.ending.again,
      ),
      this.replay.node,
      this.tray.node,
    );
    const right = h("div.right", null, this.panels.node, this.side.node);
    this.root.replaceChildren(
      this.status.node,
      this.banner.node,
      h("main.table", { id: "ui-main", tabindex: -1 }, play, right),
      this.chooser.node,
      this.menu.node,
    );
    paintSeats(null);
  }

  async start() {
    this.lay();
    const token = /#(?:seat|invite|watch)=(.+)$/.exec(location.hash)?.[1];
    if (token) await enter(this.id, token);
    this.link.open();
    const step = this.root.dataset.look;
    if (step) this.replay.show(Number(step));
    const look = async () => this.status.setNext(await nextTable(this.id));
    look();
    setInterval(look, LOOK_AROUND);
    narrow.addEventListener("change", () => this.refresh());
    document.addEventListener(
      "keydown",
      (event) => event.altKey && event.key === "d" && this.toDecision(event),
    );
  }

  /** @param {any} message */
  take(message) {
    if (message.type === "accepted" || message.type === "refused" || message.type === "why")
      return this.desk.take(message);
    if (message.type === "gone") return toast(message.text || t("ui-moved-seat"));
    if (message.type === "error") return toast(message.text);
    const before = this.state;
    const next = after(before, message);
    if (next === null) return before ? void this.link.send({ type: "again" }) : undefined;
    this.state = next;
    if (message.type === "state" || message.clocks) setClock(next.clocks);
    if (message.type === "state") this.desk.again();
    tell(before, next, message, this.side);
    this.refresh(message.type === "update");
  }

  /** Nothing may be sent now: connection lost, or a move is on its way. */
  locked() {
    return this.link.connection.status !== "open" || this.desk.busy();
  }

  /** A move of mine is sent or answered. The answer mostly comes at once: only a late one is waited for visibly. */
  lock() {
    clearTimeout(this.waiting);
    if (!this.due) this.root.dataset.locked = String(this.locked());
    if (this.late) this.refresh();
    this.late = false;
    if (!this.desk.busy()) return;
    this.waiting = window.setTimeout(() => ((this.late = true), this.refresh()), PATIENCE);
  }

  /** @returns {Model|null} what is to be drawn: the table as it is, or a position of the past */
  model() {
    const state = this.state;
    if (!state) return null;
    const live = !this.replay.active() || !this.replay.scene;
    const locked = this.link.connection.status !== "open" || this.late;
    const scene = live ? state.scene : this.replay.scene;
    return {
      state,
      scene,
      outcome: live ? state.outcome : this.replay.outcome,
      live,
      locked,
      step: live ? state.table.step : this.replay.step,
    };
  }

  /**
   * Draws: a move `now`, so that it is seen in the next picture of the screen; the rest soon, at most once per picture; and in a
   * hidden tab now and then, for its title.
   * @param {boolean} [now]
   */
  refresh(now = false) {
    if (this.due) return;
    this.due = true;
    if (document.hidden) setTimeout(() => this.redraw(), HIDDEN_PAUSE);
    else if (now && !this.fresh) this.redraw();
    else requestAnimationFrame(() => this.redraw());
    if (!this.fresh) requestAnimationFrame(() => (this.fresh = false));
    this.fresh = true;
  }

  async redraw() {
    this.due = false;
    const model = this.model();
    this.banner.draw(model);
    if (!model) return;
    if (model.scene)
      await this.board.load(model.state.table.art, model.scene.board).catch(() => toast(t("ui-offline")));
    const now = this.model();
    if (now) together(() => this.draw(now));
  }

  /** @param {Model} model */
  draw(model) {
    const { state, scene } = model;
    if (this.decision !== state.you.decision) {
      letGo(this.board.targets);
      letGo(this.tray.node);
    }
    this.decision = state.you.decision;
    Object.assign(this.root.dataset, {
      status: state.table.status,
      version: state.version,
      step: state.table.step,
      must: state.you.must,
      locked: this.locked(),
    });
    this.root.classList.toggle("looking-back", !model.live);
    this.status.draw(model);
    this.side.draw();
    this.lobby.draw(model);
    this.zoom.draw();
    this.board.svg.setAttribute("aria-label", t("ui-board"));
    this.board.svg.setAttribute("role", "group");
    if (scene) {
      this.pieces.draw(scene.pieces);
      this.targets.draw(scene);
    }
    this.panels.draw(model);
    this.tray.draw(model);
    this.replay.draw(model);
    this.ending.draw(model);
    this.chooser.refresh();
    if (model.live && state.you.must) whenDrawn(() => this.board.bring(state.you.decision));
    if (!this.besides) afterPicture(() => this.drawBesides());
    this.besides = true;
  }

  /** What lies beside the table is drawn a moment after the table itself: a move is seen sooner. */
  drawBesides() {
    this.besides = false;
    const model = this.model();
    if (!model) return;
    this.status.sign(model);
    together(() => {
      this.news.draw(model.state.log);
      this.chat.draw(model);
      this.notes.draw(model);
      this.rules.draw(model.state.table.rules);
      this.menu.draw(model);
      this.log.draw(model);
      whenDrawn(() => this.tray.settle());
    });
    this.greet(model);
  }

  /** What happened since the last visit, said once. @param {Model} model */
  greet(model) {
    if (this.greeted) return;
    this.greeted = true;
    const news = this.log.news(model.state.log);
    if (!news) return;
    const show = () => (this.side.open("log", false), this.log.toNews());
    toast(t("ui-news", { n: news }), h("button.small", { type: "button", onclick: show }, t("ui-show")));
  }

  /** @param {{text: string, rule: string|null}} why */
  refused(why) {
    sound("refused");
    const rule = why.rule;
    const [text, link] = reason(why.text, rule ?? "", (wanted) => this.openRule(wanted));
    toast(
      text instanceof Node ? (text.textContent ?? "") : why.text,
      link instanceof HTMLElement ? link : undefined,
    );
    announce(why.text);
  }

  /** @param {string} rule */
  openRule(rule) {
    this.side.open("rules", false);
    this.rules.open(rule);
  }

  connected() {
    this.refresh();
  }

  /** Another language, without leaving the place. @param {string} other */
  async speak(other) {
    const address = new URL(location.href);
    address.searchParams.set("lang", other);
    try {
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      readWords(page);
      this.lobby.levels = JSON.parse(page.querySelector("#ui-levels")?.textContent ?? "[]");
    } catch {
      toast(t("ui-offline"));
      return;
    }
    this.link.send({ type: "lang", lang: other });
    if (this.replay.active()) this.replay.show(this.replay.step);
    else this.refresh();
  }

  async rematch() {
    try {
      const { url } = await ask(`/api/tables/${this.id}/rematch`, {});
      location.href = url;
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
    }
  }

  /** How it came about; the module is fetched by those who ask. */
  async analyse() {
    const { Analysis } = await import("./analysis.js");
    if (!this.analysis) {
      this.analysis = new Analysis(this.id, (step) => this.replay.show(step));
      this.root.append(this.analysis.node);
    }
    const model = this.model();
    if (model) await this.analysis.open(model);
  }

  /** Alt+D: from anywhere to what is to be decided, or to the end screen. @param {Event} event */
  toDecision(event) {
    event.preventDefault();
    const shown = [this.chooser.node, this.ending.node, this.tray.node].find((node) => !node.hidden);
    const place = shown ?? this.tray.node;
    /** @type {any} */ (place.querySelector("button:not([disabled], .close), input, summary"))?.focus();
  }
}

basics();
startBubbles();
startSound();
new TablePage(need("#ui-app")).start();
