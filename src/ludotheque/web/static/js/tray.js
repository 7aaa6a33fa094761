// @ts-check
// The decision tray: the controls, every choice as a button, the offers, and the way back.
import { arrange, fromTop, h, Kept, redraw, together, whenDrawn } from "./dom.js";
import { toast } from "./announce.js";
import { breakdown, explain } from "./bubble.js";
import { countdown } from "./clock.js";
import { chooses, composed, controlsOf, known } from "./controls/index.js";
import { saysItself, showKept } from "./controls/dice.js";
import { fold } from "./controls/fold.js";
import { ownHand } from "./controls/hand.js";
import { inPayoff } from "./controls/payoff.js";
import { isPictured } from "./controls/pictures.js";
import { Drafts } from "./drafts.js";
import { brings } from "./ghosts.js";
import { lessonCard, lessonKey } from "./lesson.js";
import { offerCards } from "./offers.js";
import { compact } from "./screen.js";
import { sound } from "./sound.js";
import { onBoard, reason } from "./targets.js";
import { wayBack } from "./way_back.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./play.js").Sender} Sender */

/**
 * More choices on the board than this are folded into a list; a thumb on a small board needs the buttons more, and a wide tray
 * that has nothing else in it has room for some.
 */
const LISTED = { few: 4, wide: 6, narrow: 10 };
const SENTENCES = 2; // of what just happened

/**
 * @typedef {object} TrayApp
 * @property {Board} board
 * @property {Sender} sender
 * @property {import("./chooser.js").Offer} offer
 * @property {(rule: string) => void} openRule
 * @property {() => void} rehearse
 * @property {import("./hint.js").Hint} hint
 * @property {() => boolean} free whether anything may be sent now
 * @property {HTMLElement} cover what is shown in place of a decision that would tell too much
 */

export class Tray {
  /** @param {TrayApp} app */
  constructor(app) {
    this.app = app;
    this.node = h("section.tray", { id: "ui-tray", tabindex: "-1" });
    this.drawn = "";
    this.drafts = new Drafts((what) => toast(t("ui-dropped", { what })));
    this.decision = "";
    this.must = false;
    this.kept = new Kept();
    this.frame = h("fieldset.decision", { key: "decision" });
    this.asked = h("div.part"); // what the decision is about: controls, offers
    this.further = h("div.part"); // every choice as a button, what is folded, cards, why not
    /** @type {import("./controls/index.js").Around} */
    this.around = {
      app,
      model: /** @type {any} */ (null),
      scene: /** @type {any} */ (null),
      drafts: this.drafts,
      kept: this.kept,
      play: (notation, label, from, still, preview = [], confirm = false, atOnce = false) => {
        const choice = { notation, label, on: "", confirm, preview, chip: "", atOnce };
        app.offer([choice], from, label, (scene) => (still(scene) ? [choice] : []));
      },
      redraw: (name) => (this.drafts.again(name), this.again()),
    };
    /** What was drawn last. @type {Model|null} */
    this.model = null;
  }

  /** @param {Model} model */
  draw(model) {
    const { scene, state } = model;
    this.model = model;
    whenDrawn(() => showKept(this.app.board.node));
    this.node.hidden = !model.live || !scene || state.table.status !== "running";
    if (this.node.hidden || !scene) return;
    const own = this.app.sender.busy();
    if ((own && state.you.decision !== this.decision) || (state.you.must && !this.must)) fromTop(this.node);
    this.decision = state.you.decision;
    this.must = state.you.must;
    this.node.dataset.next = model.moment && state.you.must ? t("ui-next-decision") : "";
    this.drafts.own = own;
    this.drafts.meet(composed(scene.controls));
    const key = JSON.stringify([
      scene.choices,
      scene.controls,
      scene.greyed,
      scene.controls.some(({ kind }) => kind === "trade") ? scene.pieces.map(({ id, seat }) => [id, seat]) : 0,
      state.you,
      model.locked,
      t("ui-decide"),
      state.clocks?.count?.ends,
      this.app.board.loaded,
      this.drafts.round,
      aimOf(model),
      state.you.must ? "" : latestOf(model),
    ]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.node.setAttribute("aria-label", t("ui-decide"));
    this.node.classList.toggle("mine", state.you.must);
    this.node.classList.toggle("locked", model.locked);
    redraw(
      this.node,
      () => arrange(this.node, this.content(model, scene)),
      () => this.first(),
    );
  }

  /**
   * Where somebody who plays by keyboard goes on: what is to be decided, or the tray itself while there is nothing. Never on the
   * way back: one stroke too many would take back what was just decided.
   * @returns {HTMLElement}
   */
  first() {
    if (!this.app.cover.hidden) return this.app.cover;
    return this.node.querySelector(".decision .part :is(button, input, summary):not(:disabled)") ?? this.node;
  }

  /** @param {Model} model @param {Scene} scene */
  content(model, scene) {
    const { you } = model.state;
    Object.assign(this.around, { model, scene });
    const { open, folded } = controlsOf(scene.controls, this.around);
    const kinds = scene.controls.map((control) => control.kind);
    // Who leads, has passed or only watches hears the auctioneer too.
    const bids = kinds.includes("auction");
    const count = bids ? null : countdown(model.state.clocks, () => sound("gavel"));
    const idle = scene.choices.every(({ on }) => on === "menu") && !scene.controls.some(chooses) && !count;
    const waiting = idle ? h("p.hint.idle", null, you.watching ? t("ui-watching") : t("ui-waiting")) : null;
    const offers = offerCards(this.around, (choice, look) => this.button(choice, model.locked, look));
    const latest = !you.must && !open.length && !offers ? latestOf(model) : null;
    this.frame.disabled = model.locked;
    const aim = aimOf(model);
    const aimed = you.lesson
      ? this.kept.get("lesson", lessonKey(model), () => lessonCard(model, this.app.openRule))
      : aim
        ? this.kept.get("aim", aim, () => h("p.aim", null, aim))
        : null;
    arrange(
      this.asked,
      count && h("div.lot", null, count),
      ...open,
      waiting,
      offers,
      this.app.hint.said,
      latest && h("p.latest", { "aria-hidden": "true" }, latest),
    );
    arrange(
      this.further,
      this.onBoard(model, scene),
      this.buttons(scene, model.locked, false),
      ...folded,
      this.buttons(scene, model.locked, true),
      kinds.includes("hand") ? null : ownHand(this.around),
      this.greyed(scene),
    );
    const heading = this.kept.get("heading", t("ui-decide"), () => h("h2.sr", null, t("ui-decide")));
    arrange(this.frame, heading, aimed, this.asked, this.further);
    this.kept.sweep();
    return [this.frame, wayBack(model, (how) => this.takeBack(how), this.app.rehearse, this.app.hint.button)];
  }

  /** A move of mine was accepted. @param {string} action */
  done(action) {
    if (this.drafts.done(action)) this.again();
  }

  /** The same decision with something else chosen in it. */
  again() {
    this.drawn = "";
    if (this.model) together(() => this.model && this.draw(this.model));
  }

  /** @param {Scene} scene @param {boolean} locked @param {boolean} last the quiet ones that ask once more, or all others */
  buttons(scene, locked, last) {
    const choices = scene.choices.filter(
      (choice) =>
        !onBoard(choice.on) &&
        choice.on !== "menu" &&
        !choice.on.startsWith("offer:") &&
        !controlled(scene, choice.on) &&
        Boolean(choice.quiet && choice.confirm) === last,
    );
    const onlyOne = scene.choices.filter(({ on }) => on !== "menu").length === 1;
    return choices.length
      ? h(
          "div.choices",
          null,
          choices.map((choice) => this.button(choice, locked, scene.controls.length ? "" : "primary", onlyOne)),
        )
      : null;
  }

  /**
   * Quiet is what ends or passes, unless there is nothing else.
   * @param {Choice} choice
   * @param {boolean} locked
   * @param {string} look
   * @param {boolean} [onlyOne]
   */
  button(choice, locked, look, onlyOne = false) {
    const kind = choice.quiet && !onlyOne ? "quiet" : look;
    const spec = kind ? `button.choice.${kind}` : "button.choice";
    const act = () => this.app.offer([choice], node, choice.label);
    const node = h(
      spec,
      {
        type: "button",
        key: `do ${choice.notation}`,
        "data-notation": choice.notation,
        "data-on": choice.on,
        disabled: locked,
        onclick: act,
      },
      choice.label,
      choice.chip ? h("span.effect", { "aria-hidden": "true" }, choice.chip) : onBoard(choice.on) ? firstLine(choice) : null,
    );
    brings(node, [choice]);
    return choice.preview?.length ? explain(node, () => [breakdown(choice.preview)]) : node;
  }

  /**
   * What can be clicked on the board, as buttons too: large enough for a thumb, reachable by keyboard.
   * @param {Model} model
   * @param {Scene} scene
   */
  onBoard(model, scene) {
    const inHand = new Set(
      scene.pieces
        .filter((piece) => piece.place === `panel:${model.state.you.seat}`)
        .map((piece) => `piece:${piece.id}`),
    );
    const alike = new Set(scene.controls.flatMap(({ data }) => data.alike ?? [])); // the same on another place
    const choices = scene.choices.filter(
      (choice) =>
        onBoard(choice.on) &&
        !inHand.has(choice.on) &&
        !alike.has(choice.notation) &&
        !isPictured(scene.controls, choice) &&
        !inPayoff(scene.controls, choice),
    );
    if (!choices.length) return null;
    const buttons = () =>
      h(
        "div.choices",
        null,
        choices.map((choice) => this.button(choice, model.locked, "")),
      );
    const tiny = compact() && !this.app.board.tall; // a board that was not drawn for this screen
    const most = tiny ? LISTED.narrow : compact() || scene.controls.length ? LISTED.few : LISTED.wide;
    if (choices.length <= most)
      return h("div.on-board", null, buttons());
    const label = t("ui-all-choices", { n: choices.length });
    return h("div.on-board", null, fold("list", label, this.around, buttons, "details.list"));
  }

  /** What cannot be done and lies nowhere on the board: the gate's own sentences. @param {Scene} scene */
  greyed(scene) {
    const others = scene.greyed.filter(
      ({ on }) =>
        !onBoard(on) &&
        !on.startsWith("offer:") &&
        !scene.controls.some((control) => saysItself(control, on)),
    );
    const texts = new Map(others.map((grey) => [grey.refusal.text, grey.refusal]));
    if (!texts.size) return null;
    return h(
      "ul.whynot",
      { "aria-label": t("ui-not-possible") },
      [...texts.values()].map(({ text, rule }) => h("li", null, reason(text, rule, this.app.openRule))),
    );
  }

  /** @param {"undo"|"restart-turn"} how */
  takeBack(how) {
    if (this.app.free() && this.app.sender.tell({ type: how })) this.drafts.clear();
  }
}

/** What a choice without a chip brings first. @param {Choice} choice */
function firstLine({ preview }) {
  const [first] = preview ?? [];
  return first ? h("span.first", { "aria-hidden": "true" }, first.filter(Boolean).join(" ")) : null;
}

/** On a small screen what the game is about, until my first decision is made; on a wide one the journal begins with it. @param {Model} model @returns {string|null} */
function aimOf({ state, real }) {
  if (real || !compact() || state.you.seat === null || state.you.decided) return null;
  return state.table.aim ?? null;
}

/** What just happened, for a tray with nothing to decide in it; on a small screen it stands over the board. @param {Model} model */
function latestOf({ state, scene, moment, real }) {
  if (real || compact()) return "";
  if (moment) return scene?.status ?? "";
  const line = state.log.findLast((other) => other.kind !== "table" && other.texts.length > 0);
  return (line?.texts ?? []).slice(-SENTENCES).map(({ text }) => text).join(" ");
}

/** Whether a choice belongs to a control that the page shows. @param {Scene} scene @param {string} on */
function controlled(scene, on) {
  return (
    on.startsWith("control:") &&
    scene.controls.some((control) => `control:${control.name}` === on && known(control.kind))
  );
}
