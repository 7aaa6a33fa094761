// @ts-check
// The table page: regions, the connection, and what happens when a message arrives.
import { afterPicture, h, letGo, need, together, whenDrawn } from "./dom.js";
import { ask } from "./api.js";
import { announce, toast } from "./announce.js";
import { Banner } from "./banner.js";
import { Board } from "./board.js";
import { startBubbles } from "./bubble.js";
import { Contributor } from "./chance.js";
import { Chat } from "./chat.js";
import { Chooser } from "./chooser.js";
import { setClock } from "./clock.js";
import { Ending } from "./ending.js";
import { withEstimates } from "./estimates.js";
import { ForMe } from "./for_me.js";
import { Ghosts } from "./ghosts.js";
import { Hint } from "./hint.js";
import { showKeys, startKeys } from "./keys.js";
import { Links } from "./links.js";
import { Lobby } from "./lobby.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { Latest } from "./latest.js";
import { Moments } from "./moments.js";
import { Notes } from "./notes.js";
import { closeOpened, oneOpened } from "./opened.js";
import { basics } from "./page.js";
import { Panels } from "./panels.js";
import { Pieces, startSkipping } from "./pieces.js";
import { Sender } from "./play.js";
import { Press } from "./press.js";
import { Rehearsal } from "./rehearse.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { compact, onLayout } from "./screen.js";
import { paintSeats } from "./seats.js";
import { onChange } from "./settings.js";
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
    this.press = new Press(".tray .decision, .chooser, .targets", () => this.refresh());
    this.besides = false; // what lies beside the table is about to be drawn
    this.waiting = 0; // the timer of a move that is under way
    this.late = false; // it takes long enough to be shown
    /** What the moment on the screen lights up. @type {string[]} */
    this.lit = [];
    this.board = new Board();
    this.pieces = new Pieces(this.board);
    startSkipping(this.board);
    this.moments = new Moments(() => this.refresh(true));
    onChange(() => this.refresh());
    this.zoom = new Zoom(this.board);
    this.link = new Link(
      () => `${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket?lang=${lang()}`,
      (message) => this.take(message),
      () => this.connected(),
    );
    this.sender = new Sender(
      this.link,
      (why) => this.refused(why),
      (action) => this.tray.done(action),
      () => this.lock(),
    );
    this.chooser = new Chooser(
      (notation, seen) => {
        if (this.sender.play(notation, seen)) this.forMe.moving(this.state);
      },
      () => this.decision,
    );
    /** @type {import("./chooser.js").Offer} */
    const offer = (...asked) => {
      if (!this.locked()) this.chooser.offer(...asked);
    };
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
    this.rehearsal = new Rehearsal(
      this.sender,
      () => this.refresh(),
      (notation, decision) => this.playReally(notation, decision),
    );
    this.hint = new Hint(this.sender, this.board, root);
    this.sender.route = (message) => this.rehearsal.route(message);
    this.replay = new Replay(this.id, () => this.refresh());
    this.links = new Links(this.id, () => (this.refresh(), this.menu.linked()));
    this.menu = new Menu(
      this.id,
      this.sender,
      this.links,
      () => this.rehearsal.start(),
      () => this.hint.ask(),
      () => this.showBoardText(),
      (choice) => offer([choice], this.status.node.querySelector('[data-key="menu"]') ?? this.status.node, choice.label),
    );
    this.banner = new Banner(this.link);
    this.status = new Status({
      banner: this.banner.node,
      openRule,
      openMenu: () => this.menu.open(),
      speak: (other) => this.speak(other),
    });
    this.panels = new Panels(this.board);
    this.ghosts = new Ghosts(this.board, this.pieces, this.panels.node);
    this.tray = new Tray({
      board: this.board,
      sender: this.sender,
      offer,
      openRule,
      free: () => !this.locked(),
      rehearse: () => this.rehearsal.start(),
      hint: this.hint,
      cover: this.moments.button,
    });
    this.forMe = new ForMe(() => this.refresh());
    const lightUp = (/** @type {string[]} */ refs) => light(this.board, this.model()?.scene ?? null, refs);
    this.log = new Log({ showStep, light: lightUp }, this.forMe);
    this.chat = new Chat((text) => this.sender.tell({ type: "chat", text }));
    this.notes = new Notes();
    this.rules = new Rules();
    this.side = new Side(
      [
        { name: "log", node: this.log.node },
        { name: "notes", node: this.notes.node },
        { name: "chat", node: this.chat.node },
        { name: "rules", node: this.rules.node },
      ],
      (name) => name === "rules" && this.rules.open(this.model()?.scene?.rule ?? ""),
    );
    this.latest = new Latest(() => this.side.open("log", true), this.forMe);
    this.ending = new Ending({
      showStep,
      openRule,
      rematch: () => this.rematch(),
      analyse: () => this.analyse(),
    });
    /** @type {import("./analysis.js").Analysis|null} */
    this.analysis = null;
    const levels = JSON.parse(need("#ui-levels").textContent ?? "[]");
    this.contributor = new Contributor(this.id);
    const openTab = (/** @type {string} */ name) => this.side.open(name, false);
    this.lobby = new Lobby(this.id, this.links, levels, root.dataset.name ?? "", openTab);
  }

  /** The name of the board, for a screen reader. */
  title = h("h2.sr");

  /** The page as it stands before the first message: parts of one grid, which the style sheets place. */
  lay() {
    this.box = h("section.board-box", null, this.title, this.board.node);
    this.main = h(
      "main.table",
      { id: "ui-main", tabindex: -1 },
      this.latest.node,
      this.box,
      this.zoom.node,
      this.lobby.node,
      this.ending.node,
      this.ending.again,
      this.replay.node,
      this.rehearsal.node,
      this.tray.node,
      this.moments.button,
      this.side.node,
    );
    this.status.node.append(this.banner.node);
    this.root.replaceChildren(this.status.node, this.main, this.chooser.node, this.menu.node);
    oneOpened(this.tray.node);
    this.place();
    paintSeats(null);
  }

  /** Where there is little room, the players' panels scroll with the board; else they stand over the tabs. */
  place() {
    this.board.brought = null;
    if (compact()) this.box?.prepend(this.panels.node);
    else this.main?.insertBefore(this.panels.node, this.side.node);
  }

  async start() {
    this.lay();
    const [, kind, token] = /#(seat|invite|watch)=(.+)$/.exec(location.hash) ?? [];
    if (token) this.banner.refused = await enter(this.id, token);
    this.banner.invited = kind === "invite" && !this.banner.refused;
    this.link.open();
    const step = this.root.dataset.look;
    if (step) this.replay.show(Number(step));
    const look = async () => this.status.setNext(await nextTable(this.id));
    look();
    setInterval(look, LOOK_AROUND);
    onLayout(() => (this.place(), this.refresh()));
    startKeys({
      help: showKeys,
      decision: () => this.toDecision(),
      board: () => this.showBoardText(),
      journal: () => this.toJournal(),
    });
  }

  /** @param {any} message */
  take(message) {
    if (message.type === "rehearsal") this.rehearsal.take(message);
    if (message.type === "refused") (this.rehearsal.refused(message), this.hint.refused(message));
    if (message.type === "hint") return this.hint.take(message);
    if (message.type === "accepted") this.forMe.moved();
    if (["accepted", "refused", "why", "effects", "rehearsal"].includes(message.type)) return this.sender.take(message);
    if (message.type === "error" && this.state) return toast(message.text);
    if (message.type === "error") return void (this.banner.refused ||= message.text);
    const before = this.state;
    const next = after(before, message);
    if (next === null) return;
    this.state = next;
    if (message.type === "state" || message.clocks) setClock(next.clocks);
    if (message.type === "state") (this.sender.again(), this.rehearsal.again(), this.hint.refused());
    if (next.you.seat !== null && next.fair?.missing?.includes(next.you.seat))
      this.contributor.take(next.fair, next.table.seats[next.you.seat].letter);
    if (message.type === "state") this.moments.skip();
    else this.moments.add(before, next, message);
    tell(before, next, message, this.side, this.moments);
    this.refresh(message.type === "update");
    this.rehearsal.tried.follow(next, this.sender);
  }

  /** Nothing may be sent now: connection lost, or a move is on its way. */
  locked() {
    return this.link.connection.status !== "open" || this.sender.busy();
  }

  /** A move of mine is sent or answered. The answer mostly comes at once: only a late one is waited for visibly. */
  lock() {
    clearTimeout(this.waiting);
    if (!this.due) this.root.dataset.locked = String(this.locked());
    if (this.late) this.refresh();
    this.late = false;
    if (!this.sender.busy()) return void (this.state && this.rehearsal.tried.follow(this.state, this.sender));
    this.moments.skip(); // whoever decides has seen enough
    this.waiting = window.setTimeout(() => ((this.late = true), this.refresh()), PATIENCE);
  }

  /** @returns {Model|null} what is to be drawn: the table as it is, or a position of the past */
  model() {
    const state = this.state;
    if (!state) return null;
    const live = !this.replay.active() || !this.replay.scene;
    const locked = this.link.connection.status !== "open" || this.late;
    const scene = withEstimates(live ? this.moments.over(state.scene, state.you) : this.replay.scene);
    const ended = live && !this.moments.now ? state.outcome : null; // the end comes after the moments of the last move
    return this.rehearsal.imagined({
      state: live && this.moments.now ? { ...state, log: this.moments.sofar(state.log) } : state,
      scene,
      outcome: live ? ended : this.replay.outcome,
      live,
      moment: live ? (this.moments.now?.kind ?? "") : "",
      locked,
      step: live ? state.table.step : this.replay.step,
    });
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
    if (this.press.waits()) return;
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
      moment: model.moment,
    });
    this.root.classList.toggle("looking-back", !model.live);
    this.root.classList.toggle("rehearsing", Boolean(model.real));
    this.status.draw(model);
    this.side.draw();
    this.lobby.draw(model);
    this.zoom.draw();
    this.title.textContent = t("ui-board");
    this.box?.setAttribute("aria-label", t("ui-board"));
    this.board.svg.setAttribute("aria-label", t("ui-board"));
    this.board.svg.setAttribute("role", "group");
    if (scene) {
      this.pieces.draw(scene.pieces, model.live && !model.real ? this.moments.thrown() : null);
      this.targets.draw(scene);
      const lit = model.moment ? this.moments.about() : model.live ? [] : this.replay.refs;
      if (lit.length || this.lit.length) light(this.board, scene, lit);
      this.lit = lit;
    }
    this.panels.draw(model);
    this.tray.draw(model);
    this.moments.draw(model.live, model.state.you, this.tray);
    this.hint.draw(model);
    this.replay.draw(model);
    this.rehearsal.draw(model);
    this.ending.draw(model);
    this.chooser.refresh(model.live ? scene : null);
    this.ghosts.drawn(model.live ? (scene ?? null) : null);
    whenDrawn(() => this.bring(model));
    if (!this.besides) afterPicture(() => this.drawBesides());
    this.besides = true;
  }

  /** Where the board scrolls: what a moment or a position of a replay is about, else the decision, comes into view. @param {Model} model */
  bring({ live, moment, state }) {
    const decision = state.you.must ? state.you.decision : "";
    const deciding = decision !== "" && decision === this.board.brought; // what I am about to tap stays where it is
    if (!live) this.board.brought = null; // the decision comes into view again afterwards
    if (!live || (moment && !deciding)) this.board.bringLit(this.lit);
    else this.board.bring(decision);
  }

  /** What lies beside the table is drawn a moment after the table itself: a move is seen sooner. */
  drawBesides() {
    this.besides = false;
    const model = this.model();
    if (!model) return;
    this.status.sign(model);
    together(() => {
      this.latest.draw(model.state);
      this.chat.draw(model);
      this.notes.draw(model);
      this.rules.draw(model.state.table.rules);
      this.menu.draw(model);
      this.log.draw(model);
    });
    this.greet(model);
  }

  /** What happened since the last visit, said once. @param {Model} model */
  greet(model) {
    if (this.greeted) return;
    this.greeted = true;
    const unread = this.log.unread(model.state.log);
    if (!unread) return;
    const show = () => (this.side.open("log", false), this.log.toUnseen());
    toast(t("ui-happened", { n: unread }), h("button.small", { type: "button", onclick: show }, t("ui-show")));
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

  /** A move that was tried out is played; if it asks, it asks now. @param {string} notation @param {string} decision */
  playReally(notation, decision) {
    const choice = this.state?.scene?.choices.find((other) => other.notation === notation);
    this.decision = decision;
    if (choice?.confirm) this.chooser.offer([choice], this.tray.node, choice.label);
    else this.sender.play(notation, decision);
  }

  /** @param {string} rule */
  openRule(rule) {
    if (this.rehearsal.active()) return void window.open(`${this.state?.table.rules}#r${rule}`, "_blank");
    if (!compact()) closeOpened(this.tray.node);
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

  /** The board in words; the module is fetched by those who ask. */
  async showBoardText() {
    const { showBoardText } = await import("./board_text.js");
    const model = this.model();
    const named = (/** @type {string} */ place) =>
      this.board.spot(place)?.node.getAttribute("aria-label") ?? "";
    if (model) showBoardText(model, named);
  }

  /** From anywhere to the journal. */
  toJournal() {
    this.side.open("log", false);
    this.side.buttons[0].focus();
  }

  /** From anywhere to what is to be decided, or to the end screen. */
  toDecision() {
    const shown = [this.chooser.node, this.ending.node, this.tray.node].find((node) => !node.hidden);
    const place = shown ?? this.tray.node;
    if (place === this.tray.node) return this.tray.first().focus();
    /** @type {any} */ (place.querySelector("button:not([disabled], .close), input, summary"))?.focus();
  }
}

basics();
startBubbles();
startSound();
new TablePage(need("#ui-app")).start();
