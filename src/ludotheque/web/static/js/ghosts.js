// @ts-check
// What a choice would change, shown while it is pointed at or has the focus: amounts in the players' panels, pieces on the board.
import { chipOn } from "./chips.js";
import { h, put, s } from "./dom.js";
import { lies } from "./layout.js";
import { figure, settle } from "./pieces.js";
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */

/** @type {WeakMap<Element, Choice>} */
const choices = new WeakMap();

/**
 * Says that an element stands for a choice.
 * @template {Element} T
 * @param {T} element
 * @param {Choice[]} offered several at once show nothing
 * @returns {T}
 */
export function brings(element, offered) {
  const [choice] = offered;
  if (offered.length !== 1 || !(choice.changes ?? choice.ghosts ?? choice.leaves ?? choice.marks)) return element;
  choices.set(element, choice);
  element.setAttribute("data-brings", "");
  return element;
}

/** The element of a choice that this one is part of. @param {EventTarget|null} target */
function choiceAt(target) {
  return target instanceof Element ? target.closest("[data-brings]") : null;
}

/**
 * Where a finger was, the focus means nothing; but in the window that opens, it is on what would be played.
 * @param {EventTarget|null} target
 */
function focused(target) {
  return target instanceof Element && target.matches(":focus-visible, .chooser *");
}

export class Ghosts {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./pieces.js").Pieces} pieces
   * @param {HTMLElement} panels
   */
  constructor(board, pieces, panels) {
    this.board = board;
    this.pieces = pieces;
    this.panels = panels;
    /** The element that is pointed at or has the focus. @type {Element|null} */
    this.about = null;
    /** Offers that wait for my answer: what they are about is marked while nothing is pointed at. @type {Choice[]} */
    this.asked = [];
    /** @type {Element|null} */
    this.drawing = null;
    document.addEventListener("pointerover", ({ pointerType, target }) => {
      if (pointerType === "touch") return;
      // a mouse that rests where a window opens points at no choice: what has the focus there stays shown
      const { activeElement } = document;
      this.look(choiceAt(target) ?? (focused(activeElement) ? activeElement : null));
    });
    document.addEventListener("focusin", ({ target }) => {
      if (focused(target)) this.look(target);
    });
    document.addEventListener("focusout", () => this.look(null));
  }

  /** @param {EventTarget|null} target */
  look(target) {
    const found = choiceAt(target);
    if (found === this.about) return;
    this.clear();
    const choice = found && choices.get(found);
    if (!choice) return;
    this.about = found;
    this.show(choice);
  }

  /** After the table was drawn anew: what is pointed at may be gone, and other offers may wait. @param {Scene|null} scene */
  drawn(scene) {
    const asked = (scene?.choices ?? []).filter(({ on, marks }) => marks && on.startsWith("offer:"));
    const same = asked.length === this.asked.length && asked.every((choice, at) => choice === this.asked[at]);
    this.asked = asked;
    if (this.about ? !this.about.checkVisibility() : !same || this.drawing !== this.board.svg) this.clear();
    this.drawing = this.board.svg;
  }

  clear() {
    this.about = null;
    for (const node of this.panels.querySelectorAll(".ghost")) node.remove();
    put(this.board.ghosts, this.asked.flatMap((choice) => this.marks(choice)));
    for (const node of this.board.pieces.querySelectorAll(".leaves")) node.classList.remove("leaves");
  }

  /** @param {Choice} choice */
  show(choice) {
    for (const [seat, quantity, amount] of choice.changes ?? []) {
      const row = this.panels.querySelector(`[data-seat="${seat}"] [data-quantity="${CSS.escape(quantity)}"]`);
      row?.append(h(amount.startsWith("+") ? "i.ghost" : "i.ghost.less", { "aria-hidden": "true" }, amount));
    }
    for (const id of choice.leaves ?? []) this.pieces.node(id)?.classList.add("leaves");
    put(this.board.ghosts, this.comers(choice), this.marks(choice));
  }

  /** What comes within reach, and what that brings. @param {Choice} choice */
  marks(choice) {
    return (choice.marks ?? []).map(([place, text]) => {
      const spot = this.board.spot(place);
      if (!spot) return null;
      const { x, y, w: width, h: height } = spot;
      const [under, edge] = ["under", "reach"].map((look) => s("rect", { class: look, x, y, width, height, rx: 6 }));
      return s("g", { class: "mark" }, under, edge, text ? chipOn(this.board, spot, text) : null);
    });
  }

  /** The pieces that would come, where they would lie among those that stay. @param {Choice} choice */
  comers(choice) {
    const gone = new Set(choice.leaves ?? []);
    const stay = (this.pieces.shown ?? []).filter((piece) => !gone.has(piece.id));
    /** @type {Piece[]} */
    const come = (choice.ghosts ?? []).map(([symbol, place, seat], at) => ({
      id: `ghost ${at}`,
      symbol,
      place,
      label: "",
      seat,
      value: "",
      faded: false,
    }));
    const found = come.length ? lies(this.board, [...stay, ...come]) : new Map();
    return come.flatMap((piece) => {
      const lie = found.get(piece.id);
      if (!lie) return [];
      const node = figure(this.board, piece, lie);
      node.removeAttribute("data-piece");
      node.setAttribute("aria-hidden", "true");
      settle(node, lie);
      return [s("g", { class: "ghost" }, node)];
    });
  }
}
