// @ts-check
// Dice: tap those to keep, in the strip or on the board, and roll the others. What was kept stays kept after a roll.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { breakdown } from "../bubble.js";
import { settings } from "../settings.js";
import { reason } from "../targets.js";
import { t } from "../words.js";
import { fold } from "./fold.js";
import { lines, strip } from "./lot.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {{on: boolean[], faces: string}} Keeping which dice are kept */
/** @typedef {{attempt: number, rolls: number, kept: number[]}} Rolled what was kept before the last roll */

/** @param {Control} control @param {Around} around */
export function dice(control, around) {
  const data = control.data;
  /** @type {number[]} */
  const faces = data.dice;
  const kept = keptOf(control, faces, around);
  const chosen = faces.filter((_, at) => kept.on[at]);
  const notation = notationOf(control, chosen);
  const some = chosen.length > 0 && chosen.length < faces.length;
  const look = h(
    "div.control.dice",
    { "data-control": control.name, "data-kind": "dice" },
    strip(withColumns(control), around, (_, at) =>
      die(faces[at], kept.on[at], at, around, () => turn(control, kept, at, around)),
    ),
    h(
      "div.beside",
      null,
      h("h3", null, control.label),
      h(
        "div.row",
        null,
        chosen.length ? null : h("p.hint", null, keepFirst(withColumns(control))),
        some ? roll("button.primary.roll", control, chosen, around) : null,
        chosen.length ? null : roll("button.quiet.roll", control, [], around),
        some ? worth(notation, around) : null,
      ),
      some || !chosen.length ? null : whyNot(notation, around),
      lines({ ...control, data: { ...data, estimate: null } }, ""),
      data.estimate ? hint(control, kept, around) : null,
    ),
  );
  taps(control, kept, around, look);
  return look;
}

/** Dice that nothing stands over have columns too. @param {Control} control @returns {Control} */
function withColumns(control) {
  const plain = () => control.data.dice.map(() => ({ lit: false }));
  return { ...control, data: { ...control.data, columns: control.data.columns ?? plain() } };
}

/** @param {Control} control @param {number[]} chosen */
function notationOf(control, chosen) {
  const said = chosen.length ? [...chosen].sort((one, other) => one - other).join(" ") : (control.data.none ?? "");
  return String(control.data.notation).replace("{kept}", said).trim();
}

/** Where one begins: how many of the dice are wanted as they lie. @param {Control} control */
function keepFirst({ data }) {
  const lit = data.columns.filter((/** @type {import("./lot.js").Column} */ column) => column.lit).length;
  return t("ui-keep-first", { lit, dice: data.columns.length });
}

/** @param {Control} control @param {Keeping} kept @param {number} at @param {Around} around */
function turn(control, kept, at, around) {
  kept.on[at] = !kept.on[at];
  around.drafts.touch(control.name);
  around.redraw(control.name);
}

/**
 * Rolls what is not kept.
 * @param {string} spec
 * @param {Control} control
 * @param {number[]} chosen
 * @param {Around} around
 */
function roll(spec, control, chosen, around) {
  const { data, name } = control;
  const notation = notationOf(control, chosen);
  const choice = around.scene.choices.find((other) => other.notation === notation);
  const label = choice?.label ?? t("ui-roll");
  const same = (/** @type {Scene} */ scene) =>
    scene.controls.some((other) => other.name === name && String(other.data.dice) === String(data.dice));
  const node = h(
    spec,
    {
      type: "button",
      key: chosen.length ? "roll" : "roll all",
      "data-notation": notation,
      disabled: around.model.locked,
      onclick: () => {
        around.drafts.sent.set(name, { attempt: data.attempt, rolls: data.rolls, kept: chosen });
        around.play(notation, label, node, same, choice?.preview);
      },
    },
    label,
  );
  return node;
}

/** The odds of a keep, for those who want them. @param {string} notation @param {Around} around */
function worth(notation, around) {
  const choice = around.scene.choices.find((other) => other.notation === notation);
  return settings().estimates && choice?.estimate ? breakdown(choice.estimate) : null;
}

/** Why just these dice cannot be kept. @param {string} notation @param {Around} around */
function whyNot(notation, around) {
  const refusal = around.scene.greyed.find((grey) => grey.on === `button:${notation}`)?.refusal;
  return refusal ? h("p.whynot", null, reason(refusal.text, refusal.rule, around.app.openRule)) : null;
}

/** Whether a greyed action is one that this control says itself. @param {Control} control @param {string} on */
export function saysItself(control, on) {
  return control.kind === "dice" && on.startsWith(`button:${String(control.data.notation).split("{")[0]}`);
}

/**
 * Which dice I keep: those that I kept before the last roll of this attempt, until I choose others.
 * @param {Control} control
 * @param {number[]} faces
 * @param {Around} around
 * @returns {Keeping}
 */
function keptOf(control, faces, around) {
  const first = () => ({ on: those(faces, before(control, around)), faces: String(faces) });
  return around.drafts.of(control, {
    first,
    check: (kept) => {
      if (kept.faces === String(faces)) return "";
      Object.assign(kept, first());
      return control.label;
    },
  });
}

/** What I kept before the last roll of this attempt. @param {Control} control @param {Around} around @returns {number[]} */
function before(control, around) {
  /** @type {Rolled|undefined} */
  const rolled = around.drafts.sent.get(control.name);
  const { attempt, rolls } = control.data;
  return rolled && rolled.attempt === attempt && rolled.rolls === rolls + 1 ? rolled.kept : [];
}

/** Marks one die for each of the wanted faces. @param {number[]} faces @param {number[]} wanted */
function those(faces, wanted) {
  const left = [...wanted];
  return faces.map((face) => {
    const found = left.indexOf(face);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/**
 * @param {number} face
 * @param {boolean} on
 * @param {number} at
 * @param {Around} around
 * @param {() => void} turned
 */
function die(face, on, at, around, turned) {
  const picture = icon(around.app.board, `die-${face}`, 40) ?? h("b", null, String(face));
  return h(
    `button.die${on ? ".kept" : ""}`,
    {
      type: "button",
      key: `die ${at}`,
      "aria-pressed": String(on),
      "aria-label": `${t("ui-die", { value: face })}, ${t(on ? "ui-kept" : "ui-rolled")}`,
      onclick: turned,
    },
    picture,
    h("small", { "aria-hidden": "true" }, t(on ? "ui-kept" : "ui-rolled")),
  );
}

/**
 * The best keep, for those who want estimates.
 * @param {Control} control
 * @param {Keeping} kept
 * @param {Around} around
 */
function hint(control, kept, around) {
  const { data } = control;
  const best = those(data.dice, data.best);
  const taken = String(best) === String(kept.on);
  const take = () => {
    kept.on = best;
    around.drafts.touch(control.name);
    around.redraw(control.name);
  };
  const word = t(data.best.length ? "ui-take-hint" : "ui-keep-none");
  return fold("hint", t("ui-hint"), around, () =>
    h("p", null, data.estimate, " ", taken ? null : h("button.small", { type: "button", onclick: take }, word)),
  );
}

// --- the same dice on the board --------------------------------------------------------------------------

/** The dice that can be tapped now: pieces of the board, in the order of the control's dice. */
const tapped = {
  pieces: /** @type {string[]} */ ([]),
  on: /** @type {boolean[]} */ ([]),
  turn: (/** @type {number} */ _at) => {},
  look: /** @type {HTMLElement|null} */ (null),
};
/** @type {WeakSet<Element>} */
const heard = new WeakSet();

/** @param {Control} control @param {Keeping} kept @param {Around} around @param {HTMLElement} look */
function taps(control, kept, around, look) {
  const { node } = around.app.board;
  const turned = (/** @type {number} */ at) => around.model.locked || turn(control, kept, at, around);
  Object.assign(tapped, { pieces: idsOf(control), on: kept.on, turn: turned, look });
  if (!tapped.pieces.length || heard.has(node)) return;
  heard.add(node);
  node.addEventListener("click", (/** @type {Event} */ event) => {
    const piece = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    const at = tapped.pieces.indexOf(piece?.getAttribute("data-piece") ?? "");
    if (at < 0 || !shown()) return;
    event.stopPropagation(); // no explanation of the die that was just chosen
    tapped.turn(at);
  });
}

/** @param {Control} control @returns {string[]} */
function idsOf(control) {
  return (control.data.on_board ?? []).map((/** @type {{id: string}} */ { id }) => id);
}

/** Whether the control is on the screen. */
function shown() {
  return tapped.look?.isConnected === true && tapped.look.closest("[hidden]") === null;
}

/** Shows on the board which dice can be tapped and which are kept; called after every drawing. @param {Element} board */
export function showKept(board) {
  const live = shown();
  for (const piece of board.querySelectorAll(".piece")) {
    const at = live ? tapped.pieces.indexOf(piece.getAttribute("data-piece") ?? "") : -1;
    piece.classList.toggle("tappable", at >= 0);
    piece.classList.toggle("kept", at >= 0 && tapped.on[at]);
  }
}
