// @ts-check
// The decision tray: the controls, every choice as a button, the offers, and the way back.
import { fromTop, h, put, redraw } from "./dom.js";
import { narrow } from "./board.js";
import { breakdown, explain } from "./bubble.js";
import { countdown } from "./clock.js";
import { controlsOf, known } from "./controls/index.js";
import { ownHand } from "./controls/hand.js";
import { sound } from "./sound.js";
import { onBoard, reason } from "./targets.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./play.js").Desk} Desk */

/**
 * More choices on the board than this are folded into a list; a thumb on a small board needs the buttons more.
 */
const LISTED = { wide: 4, narrow: 10 };

const REMEMBERED = 8; // the tray has room for the highest of so many decisions
const ROOMIEST = 0.3; // but for no more than this part of the window's height: what is higher grows while it lasts

/**
 * @typedef {object} TrayApp
 * @property {Board} board
 * @property {Desk} desk
 * @property {(choices: Choice[], anchor: Element, title: string) => void} offer
 * @property {(notation: string, seen: string) => boolean} play
 * @property {(rule: string) => void} openRule
 * @property {() => boolean} free whether anything may be sent now
 */

export class Tray {
  /** @param {TrayApp} app */
  constructor(app) {
    this.app = app;
    this.node = h("section.tray", { id: "ui-tray", tabindex: "-1" });
    this.drawn = "";
    /** What was typed and not yet sent, by decision and control. @type {Map<string, any>} */
    this.drafts = new Map();
    this.decision = "";
    this.folded = true;
    /** How high my last decisions were, and the one that was measured last. @type {number[]} */
    this.heights = [];
    this.measured = "";
    this.room = 0;
    this.high = 0; // the tray as it is on the screen
    new ResizeObserver(([{ borderBoxSize }]) => (this.high = borderBoxSize[0].blockSize)).observe(this.node);
    /** What was drawn last. @type {Model|null} */
    this.model = null;
    /** The offers that lay here with their answers, and those that are gone since. @type {Map<string, {label: string, answers: string[]}>} */
    this.lying = new Map();
    /** @type {Map<string, string>} */
    this.void = new Map();
  }

  /** @param {Model} model */
  draw(model) {
    const { scene, state } = model;
    this.model = model;
    this.node.hidden = !model.live || !scene || state.table.status !== "running";
    if (this.node.hidden || !scene) return;
    this.watchOffers(scene);
    if (state.you.decision !== this.decision) {
      this.decision = state.you.decision;
      this.drafts.clear();
      this.folded = true;
      fromTop(this.node);
    }
    const key = JSON.stringify([
      scene.choices,
      scene.controls,
      scene.greyed,
      state.you,
      model.locked,
      t("ui-decide"),
      state.clocks?.count?.ends,
      this.app.board.loaded,
    ]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.node.setAttribute("aria-label", t("ui-decide"));
    this.node.classList.toggle("mine", state.you.must);
    this.node.classList.toggle("locked", model.locked);
    this.keep(this.high);
    redraw(
      this.node,
      () => put(this.node, this.content(model, scene)),
      () => this.first(),
    );
  }

  /**
   * Keeps room for decisions as high as the last ones, so that the board does not change its size with every move. It is done
   * when a move has been seen: until then the tray gives nothing back, because a board of another size takes long to paint.
   */
  settle() {
    const height = this.node.querySelector(".decision")?.offsetHeight;
    const edges = this.node.offsetHeight - this.node.clientHeight;
    const opened = this.node.querySelector("details[open]");
    if (height && !opened && this.model?.state.you.must && this.measured !== this.decision) {
      this.measured = this.decision;
      this.heights = [...this.heights, height + edges].slice(-REMEMBERED);
    }
    this.keep(Math.min(Math.max(0, ...this.heights), Math.round(innerHeight * ROOMIEST)));
  }

  /** @param {number} room in pixels */
  keep(room) {
    if (room !== this.room) this.node.style.setProperty("--room", `${room}px`);
    this.room = room;
  }

  /**
   * Where somebody who plays by keyboard goes on: what is to be decided, or the tray itself while there is nothing. Never on the
   * way back: one stroke too many would take back what was just decided.
   * @returns {HTMLElement}
   */
  first() {
    return this.node.querySelector(".decision :is(button, input, summary):not(:disabled)") ?? this.node;
  }

  /**
   * An offer that was here and is gone, though I did not answer it, is shown once more, struck out: nobody clicks on
   * what was there a moment ago.
   * @param {Scene} scene
   */
  watchOffers(scene) {
    const now = new Map();
    for (const { on, notation, label, preview } of scene.choices) {
      if (!on.startsWith("offer:")) continue;
      const told = now.get(on) ?? { label: preview?.[0]?.[0] ?? label, answers: [] };
      now.set(on, { ...told, answers: [...told.answers, notation] });
    }
    if (now.size || this.lying.size) this.void.clear();
    for (const [on, { label, answers }] of this.lying)
      if (!now.has(on) && !answers.includes(this.app.desk.last)) this.void.set(on, label);
    this.lying = now;
  }

  /** @param {Model} model @param {Scene} scene */
  content(model, scene) {
    const { you } = model.state;
    const around = {
      app: this.app,
      model,
      scene,
      drafts: this.drafts,
      decision: this.decision,
      redraw: () => this.again(),
    };
    const { open, folded } = controlsOf(scene.controls, around);
    const parts = [
      ...open,
      this.offers(scene, model.locked),
      this.onBoard(model, scene),
      this.buttons(scene, model.locked),
      scene.controls.some((control) => control.kind === "offer") && scene.notes.length
        ? h(
            "ul.note-list",
            null,
            scene.notes.map((note) => h("li", null, note)),
          )
        : null,
      ...folded,
      scene.controls.some((control) => control.kind === "hand") ? null : ownHand(around),
      this.greyed(scene),
    ];
    // Who leads, has passed or only watches hears the auctioneer too.
    const bids = scene.controls.some((control) => control.kind === "auction");
    const count = bids ? null : countdown(model.state.clocks, () => sound("gavel"));
    const idle = !scene.choices.length && !scene.controls.length && !count;
    const waiting = idle ? h("p.hint.idle", null, you.watching ? t("ui-watching") : t("ui-waiting")) : null;
    return [
      h(
        "fieldset.decision",
        { disabled: model.locked, key: "decision" },
        h("legend.sr", null, t("ui-decide")),
        waiting,
        count && h("div.lot", null, count),
        ...parts,
      ),
      this.back(model),
    ];
  }

  /** The same decision with something else chosen in it. */
  again() {
    this.drawn = "";
    if (this.model) this.draw(this.model);
  }

  /** @param {Scene} scene @param {boolean} locked */
  buttons(scene, locked) {
    const choices = scene.choices.filter(
      (choice) => !onBoard(choice.on) && !choice.on.startsWith("offer:") && !controlled(scene, choice.on),
    );
    return choices.length
      ? h(
          "div.choices",
          null,
          choices.map((choice) => this.button(choice, locked, scene.controls.length ? "" : "primary")),
        )
      : null;
  }

  /** @param {Choice} choice @param {boolean} locked @param {string} look */
  button(choice, locked, look) {
    const spec = look ? `button.choice.${look}` : "button.choice";
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
    );
    return choice.preview?.length ? explain(node, () => [breakdown(choice.preview)]) : node;
  }

  /**
   * Offers that wait for my answer or that I may withdraw: one card each.
   * @param {Scene} scene
   * @param {boolean} locked
   */
  offers(scene, locked) {
    /** @type {Map<string, Choice[]>} */
    const by = new Map();
    for (const choice of scene.choices) {
      if (choice.on.startsWith("offer:")) by.set(choice.on, [...(by.get(choice.on) ?? []), choice]);
    }
    if (!by.size && !this.void.size) return null;
    return h(
      "div.offers",
      null,
      [...this.void].map(([on, label]) =>
        h(
          "article.offer.void",
          null,
          h("h3", null, t("ui-offer-void", { number: on.slice(6) })),
          h("s", null, label),
        ),
      ),
      [...by].map(([on, choices]) =>
        h(
          "article.offer",
          { "data-on": on },
          h(
            "div.terms",
            null,
            h("h3", null, t("ui-offer-number", { number: on.slice(6) })),
            choices[0].preview?.length ? breakdown(choices[0].preview) : null,
          ),
          h(
            "div.answers",
            null,
            choices.map((choice, at) => this.button(choice, locked, at === 0 ? "primary" : "")),
          ),
        ),
      ),
    );
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
    const choices = scene.choices.filter((choice) => onBoard(choice.on) && !inHand.has(choice.on));
    if (!choices.length) return null;
    const buttons = () =>
      h(
        "div.choices",
        null,
        choices.map((choice) => this.button(choice, model.locked, "")),
      );
    const tiny = narrow.matches && !this.app.board.tall; // a board that was not drawn for this screen
    if (choices.length <= (tiny ? LISTED.narrow : LISTED.wide))
      return h("div.on-board", null, buttons());
    const box = h(
      "details.list",
      { open: !this.folded, ontoggle: () => (this.folded = !box.open) },
      h("summary", { key: "list" }, t("ui-all-choices", { n: choices.length })),
      buttons(),
    );
    return h("div.on-board", null, box);
  }

  /** What cannot be done and lies nowhere on the board: the gate's own sentences. @param {Scene} scene */
  greyed(scene) {
    const others = scene.greyed.filter((grey) => !onBoard(grey.on));
    const texts = new Map(others.map((grey) => [grey.refusal.text, grey.refusal]));
    if (!texts.size) return null;
    return h(
      "ul.whynot",
      { "aria-label": t("ui-not-possible") },
      [...texts.values()].map(({ text, rule }) => h("li", null, reason(text, rule, this.app.openRule))),
    );
  }

  /** Undo, and why not. @param {Model} model */
  back(model) {
    const { you } = model.state;
    if (you.seat === null) return null;
    const undo = h(
      "button.small.undo",
      {
        type: "button",
        key: "undo",
        "aria-label": t("ui-undo"),
        "aria-disabled": String(!you.undo.can),
        onclick: () => you.undo.can && this.app.free() && this.app.desk.tell({ type: "undo" }),
      },
      h("span", { "aria-hidden": "true" }, "↶"),
      h("span.word", null, t("ui-undo")),
    );
    if (!you.undo.can) explain(undo, () => [you.undo.text]);
    const restart = you.may.includes("restart-turn")
      ? h(
          "button.small",
          {
            type: "button",
            key: "restart",
            "aria-label": t("ui-restart-turn"),
            onclick: () => this.app.free() && this.app.desk.tell({ type: "restart-turn" }),
          },
          h("span", { "aria-hidden": "true" }, "⟲"),
          h("span.word", null, t("ui-restart-turn")),
        )
      : null;
    return h("div.way-back", null, undo, restart);
  }
}

/** Whether a choice belongs to a control that the page shows. @param {Scene} scene @param {string} on */
function controlled(scene, on) {
  return (
    on.startsWith("control:") &&
    scene.controls.some((control) => `control:${control.name}` === on && known(control.kind))
  );
}
