// @ts-check
// What can be clicked on the board, and what cannot and why: rings over pieces and places.
import { h, put, redraw, s } from "./dom.js";
import { breakdown, explain } from "./bubble.js";
import { chipOn } from "./chips.js";
import { brings } from "./ghosts.js";
import { lang, t } from "./words.js";
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Greyed} Greyed */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./pieces.js").Pieces} Pieces */

const TINY = 26; // what a finger cannot hit for sure, in pixels
const TOUCH = 44; // the least size of something for a finger, in pixels of the screen

/** The tray knows what hangs neither on a piece nor on a place. @param {string} on */
export function onBoard(on) {
  return on.startsWith("piece:") || on.startsWith("place:");
}

export class Targets {
  /**
   * @param {Board} board
   * @param {Pieces} pieces
   * @param {import("./chooser.js").Offer} offer
   * @param {(rule: string) => void} openRule
   * @param {(x: number, y: number) => boolean} closer looks closer at a point of the screen, if that is still possible
   * @param {() => HTMLElement|null} elsewhere where the keyboard goes on when nothing on the board can be chosen any more
   */
  constructor(board, pieces, offer, openRule, closer, elsewhere) {
    this.board = board;
    this.pieces = pieces;
    this.offer = offer;
    this.openRule = openRule;
    this.closer = closer;
    this.elsewhere = elsewhere;
    /** The middles of everything that can be clicked now. @type {number[][]} */
    this.middles = [];
    /** What was drawn last. @type {any[]} */
    this.drawn = [];
    /** What lies there, by what a choice is `on`. @type {Map<string, string>} */
    this.names = new Map();
    board.node.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.walk(event));
  }

  /** @param {Scene} scene */
  draw(scene) {
    const now = [scene.choices, scene.greyed, scene.pieces, this.board.svg, this.board.unit(), lang()];
    if (now.every((part, at) => part === this.drawn[at])) return;
    this.drawn = now;
    this.names = names(scene);
    /** @type {Map<string, Choice[]>} */
    const by = new Map();
    for (const choice of scene.choices) {
      if (!onBoard(choice.on)) continue;
      for (const on of [choice.on, ...(choice.also ?? [])]) by.set(on, [...(by.get(on) ?? []), choice]);
    }
    this.middles = [...by.keys(), ...scene.greyed.map((grey) => grey.on)]
      .filter(onBoard)
      .map((on) => this.box(on))
      .filter((box) => box !== null)
      .map((box) => [box.x + box.w / 2, box.y + box.h / 2]);
    /** @type {Node[]} */
    const nodes = [];
    for (const grey of scene.greyed) {
      if (!onBoard(grey.on) || by.has(grey.on)) continue;
      const node = this.greyed(grey);
      if (node) nodes.push(node);
    }
    for (const [on, choices] of by) {
      const node = this.target(on, choices);
      if (node) nodes.push(node);
    }
    redraw(
      this.board.targets,
      () => put(this.board.targets, nodes),
      () => this.board.targets.querySelector(".target:not(.greyed)") ?? this.elsewhere(),
    );
    for (const node of this.board.pieces.children) explainPiece(node);
  }

  /** @param {string} on @param {Choice[]} choices */
  target(on, choices) {
    const ring = this.ring(on);
    if (!ring) return null;
    const thing = this.nameOf(on);
    const several = thing ? t("ui-choices-on", { thing, n: choices.length }) : labels(choices);
    const label = choices.length === 1 ? choices[0].label : several;
    const act = (/** @type {any} */ event) => {
      // A finger on something tiny first looks closer, and decides with the second tap.
      const tiny = event.pointerType === "touch" && isTiny(node);
      if (tiny && this.closer(event.clientX, event.clientY)) return;
      this.offer(choices, node, thing || label);
    };
    const node = s(
      "g",
      {
        class: "target",
        tabindex: 0,
        role: "button",
        "data-on": on,
        key: on,
        "aria-label": spoken(label, choices),
        onclick: act,
      },
      ring,
      this.chip(on, choices),
    );
    node.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (!event.repeat) act(event);
    });
    brings(node, choices);
    return explain(node, () => [thing ? h("div", null, thing) : "", described(choices)]);
  }

  /** @param {Greyed} grey */
  greyed(grey) {
    const ring = this.ring(grey.on);
    if (!ring) return null;
    const { rule, text } = grey.refusal;
    const thing = this.nameOf(grey.on);
    const node = s(
      "g",
      {
        class: "target greyed",
        tabindex: 0,
        role: "button",
        "aria-disabled": "true",
        "data-on": grey.on,
        key: grey.on,
        "aria-label": thing ? `${thing}: ${text}` : text,
      },
      ring,
    );
    node.addEventListener(
      "keydown",
      (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && this.openRule(rule),
    );
    return explain(node, () => reason(text, rule, this.openRule));
  }

  /**
   * What a screen reader calls it: the piece, or the place with what lies there; nothing if the drawing has no word for it.
   * @param {string} on
   */
  nameOf(on) {
    const place = on.startsWith("place:") ? this.board.spot(on.slice(6)) : null;
    return this.names.get(on) ?? place?.node.getAttribute("aria-label") ?? "";
  }

  /**
   * Where a piece or place is, in board units.
   * @param {string} on
   * @returns {{x: number, y: number, w: number, h: number}|null}
   */
  box(on) {
    const name = on.slice(6);
    if (on.startsWith("place:")) return this.board.spot(name);
    const lie = this.pieces.lies.get(name);
    return lie ? { x: lie.x, y: lie.y, w: lie.w * lie.scale, h: lie.h * lie.scale } : null;
  }

  /**
   * The outline of a piece or place, with a transparent area for a finger: as large as its neighbours allow.
   * @param {string} on
   */
  ring(on) {
    const box = this.box(on);
    if (!box) return null;
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    const near = Math.min(
      ...this.middles
        .map(([a, b]) => Math.max(Math.abs(a - x), Math.abs(b - y)))
        .filter((distance) => distance > 1),
      Infinity,
    );
    const least = Math.min(TOUCH * this.board.unit(), near);
    const [w, height] = [Math.max(box.w, least), Math.max(box.h, least)];
    const hit = s("rect", {
      class: "hit",
      x: x - w / 2,
      y: y - height / 2,
      width: w,
      height,
      rx: Math.min(10, w / 5),
    });
    const place = on.startsWith("place:") ? this.board.spot(on.slice(6)) : null;
    const ring = (place && outline(place)) ?? frame(box);
    const under = ring.cloneNode();
    under.setAttribute("class", "under");
    return [hit, under, ring];
  }

  /**
   * What it brings for certain, at its lower edge; the list and the bubble say all.
   * @param {string} on
   * @param {Choice[]} choices
   */
  chip(on, choices) {
    const [text, ...others] = choices.map((choice) => choice.chip).filter(Boolean);
    const box = this.box(on);
    if (!box || !text || others.length || !choices[0].chip) return null;
    return chipOn(this.board, box, text, this.hasBelow(box));
  }

  /** Whether something else that can be clicked begins where this ends. @param {{x: number, y: number, w: number, h: number}} box */
  hasBelow({ x, y, w, h: high }) {
    const [a, b] = [x + w / 2, y + high / 2];
    return this.middles.some(([c, d]) => Math.abs(c - a) < w && d - b > high / 2 && d - b < high * 1.1);
  }

  /** What the arrow keys walk over: what can be chosen, or everything while nothing can. @returns {Element[]} */
  stops() {
    const chosen = [...this.board.targets.querySelectorAll(".target:not(.greyed)")];
    return chosen.length ? chosen : [...this.board.svg.querySelectorAll(".target, .piece[data-piece]")];
  }

  /** Arrow keys go to the nearest thing in that direction. @param {KeyboardEvent} event */
  walk(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = document.activeElement;
    if (!way || !from || !this.board.node.contains(from) || event.altKey || event.ctrlKey) return;
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const node of this.stops()) {
      const [dx, dy] = [middle(node)[0] - x, middle(node)[1] - y];
      const along = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (node === from || along < 4 || aside > along * 2) continue;
      if (along + aside * 2 < least) [best, least] = [node, along + aside * 2];
    }
    event.preventDefault();
    /** @type {any} */ (best)?.focus();
  }
}

/** What can be done, each with what it brings. @param {Choice[]} choices @param {string} [said] what was said already */
export function described(choices, said = "") {
  return h(
    "ul.plain",
    null,
    choices.map(({ label, preview }) => {
      const lines = (preview ?? []).filter(([line]) => line !== said);
      return h("li", null, label, lines.length ? breakdown(lines) : null);
    }),
  );
}

/** A choice with what it brings, for a screen reader. @param {string} label @param {Choice[]} choices */
function spoken(label, choices) {
  if (choices.length !== 1 || !choices[0].preview?.length) return label;
  return `${label}. ${choices[0].preview.map(([name, value]) => `${name} ${value}`.trim()).join("; ")}`;
}

/** @param {Choice[]} choices */
function labels(choices) {
  return choices.map((choice) => choice.label).join(", ");
}

/** What lies on the board, in words, by what a choice is `on`. @param {Scene} scene */
function names(scene) {
  const found = new Map();
  for (const { id, place, label } of scene.pieces) {
    found.set(`piece:${id}`, label);
    const others = found.get(`place:${place}`);
    found.set(`place:${place}`, others === undefined ? label : `${others}, ${label}`);
  }
  return found;
}

/** @param {Element} node */
function isTiny(node) {
  const box = node.getBoundingClientRect();
  return Math.min(box.width, box.height) < TINY;
}

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The place's own shape again, if it is a simple one. @param {import("./board.js").Spot} spot */
function outline({ node, matrix }) {
  if (!["rect", "circle", "ellipse", "path", "polygon"].includes(node.localName)) return null;
  const copy = s(node.localName, { class: "ring" });
  for (const name of ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "d", "points"]) {
    const value = node.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  const { a, b, c, d, e, f } = matrix;
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  return copy;
}

/** @param {{x: number, y: number, w: number, h: number}} box */
function frame(box) {
  const edge = 3;
  return s("rect", {
    class: "ring",
    x: box.x - edge,
    y: box.y - edge,
    width: box.w + 2 * edge,
    height: box.h + 2 * edge,
    rx: Math.min(14, box.w / 4),
  });
}

/** @param {Element} node */
function explainPiece(node) {
  if (node.hasAttribute("data-tip")) return;
  node.setAttribute("data-tap", "");
  explain(node, () => [node.getAttribute("aria-label") ?? ""]);
}

/**
 * Why not: the gate's sentence, and the way to its paragraph.
 * @param {string} text
 * @param {string} rule
 * @param {(rule: string) => void} open
 */
export function reason(text, rule, open) {
  return [
    h("span", null, text, " "),
    rule ? h("button.link", { type: "button", onclick: () => open(rule) }, t("ui-see-rule", { rule })) : "",
  ];
}

/**
 * Lights up the pieces and places that a log line speaks of.
 * @param {Board} board
 * @param {Scene|null} scene
 * @param {string[]} refs
 */
export function light(board, scene, refs) {
  const wanted = new Set(refs);
  for (const piece of scene?.pieces ?? []) if (wanted.has(piece.place)) wanted.add(piece.id);
  for (const node of board.svg.querySelectorAll("[data-piece], [data-place]")) {
    const name = node.getAttribute("data-piece") ?? node.getAttribute("data-place") ?? "";
    node.classList.toggle("lit", wanted.has(name));
  }
}
