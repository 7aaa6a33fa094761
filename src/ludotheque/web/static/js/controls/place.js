// @ts-check
// A piece to be placed: pick it, or something that it would cover, and see it everywhere it may stand with what that brings.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { breakdown, explain } from "../bubble.js";
import { brings } from "../ghosts.js";
import { t } from "../words.js";
import { corner, lieOf, likeness, nearest, overlay, ring, spot, value } from "./overlay.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {import("./overlay.js").Box} Box */
/**
 * @typedef {{notation: string, id: string, covers: string[], symbol: string, place: string, owners?: number[]}} Option
 *   id: of the piece that is taken; covers: the places below it; symbol, place: what would lie where;
 *   owners: the seats of those places, if they are several
 * @typedef {Option & {choice: Choice}} Placement
 * @typedef {{picked: string}} Draft `piece:<id>`, `place:<name>` or nothing
 */

/** @param {Control} control @param {Around} around */
export function place(control, around) {
  const all = placements(control, around);
  const kept = /** @type {Draft} */ (
    around.drafts.of(control, {
      first: () => ({ picked: "" }),
      check: (draft) => {
        if (!all.some((one) => covers(one, draft.picked))) draft.picked = "";
        return "";
      },
    })
  );
  const pick = (/** @type {string} */ what) => {
    kept.picked = kept.picked === what ? "" : what;
    around.drafts.touch(control.name);
    around.redraw(control.name);
  };
  const shown = kept.picked ? all.filter((one) => covers(one, kept.picked)) : [];
  draw(control, around, all, shown, pick);
  return h(
    "div.control.place",
    { "data-control": control.name, "data-kind": "place" },
    kinds(control, around, all, kept, pick),
    shown.length
      ? h("div.choices", null, shown.map((one) => button(around, one)))
      : h("p.hint", null, t("ui-place-hint")),
    control.data.note && (shown.length ? shown : all).some((one) => one.owners)
      ? h("p.hint", null, control.data.note)
      : null,
  );
}

/** @param {Placement} one @param {string} picked */
function covers(one, picked) {
  return picked === `piece:${one.id}` || one.covers.some((name) => picked === `place:${name}`);
}

/** Each option with its choice. @param {Control} control @param {Around} around @returns {Placement[]} */
function placements(control, around) {
  const choices = new Map(around.scene.choices.map((choice) => [choice.notation, choice]));
  return /** @type {Option[]} */ (control.data.options).flatMap((option) => {
    const choice = choices.get(option.notation);
    return choice ? [{ ...option, choice }] : [];
  });
}

/** What is brought, without what there would be then. @param {Placement} one */
function gain(one) {
  return one.choice.chip.split(" ")[0];
}

/** @param {Control} control @param {Around} around @param {Placement[]} all @param {Draft} kept @param {(what: string) => void} pick */
function kinds(control, around, all, kept, pick) {
  const names = control.data.names ?? {};
  /** @type {Map<string, Placement[]>} */
  const by = new Map();
  for (const one of all) by.set(one.id, [...(by.get(one.id) ?? []), one]);
  return h(
    "div.kinds",
    { role: "group", "aria-label": control.label },
    [...by].map(([id, ones]) =>
      h(
        "button.choice.kind",
        {
          type: "button",
          key: `pick ${id}`,
          "aria-pressed": String(kept.picked === `piece:${id}`),
          "aria-label": t("ui-place-kind", { thing: names[id], n: ones.length, most: gain(ones[0]) }),
          disabled: around.model.locked,
          onclick: () => pick(`piece:${id}`),
        },
        icon(around.app.board, ones[0].symbol, 30),
        h("span.name", null, names[id]),
        h("span.effect", { "aria-hidden": "true" }, gain(ones[0])),
      ),
    ),
  );
}

/** @param {Around} around @param {Placement} one */
function button(around, one) {
  const { choice } = one;
  const node = h(
    "button.choice",
    {
      type: "button",
      key: `do ${choice.notation}`,
      "data-notation": choice.notation,
      disabled: around.model.locked,
      onclick: () => around.app.offer([choice], node, choice.label),
    },
    choice.label,
    choice.chip ? h("span.effect", { "aria-hidden": "true" }, choice.chip) : null,
  );
  brings(node, [choice]);
  return choice.preview?.length ? explain(node, () => [breakdown(choice.preview)]) : node;
}

/** Whose each place below a joint piece is. @param {import("../board.js").Board} board @param {Placement} one */
function shares(board, one) {
  return (one.owners ?? []).map((seat, at) => {
    const box = board.spot(one.covers[at]);
    return box && corner(seat, box);
  });
}

/**
 * On the board: what was picked, everywhere it may stand; else all that can be picked.
 * @param {Control} control
 * @param {Around} around
 * @param {Placement[]} all
 * @param {Placement[]} shown
 * @param {(what: string) => void} pick
 */
function draw(control, around, all, shown, pick) {
  const { board } = around.app;
  /** @type {Node[]} */
  const nodes = [];
  /** @type {Set<string>} */
  const taken = new Set();
  for (const one of shown) {
    const box = lieOf(board, one.symbol, one.place);
    if (!box || one.covers.some((name) => taken.has(name))) continue; // the buttons show it
    for (const name of one.covers) taken.add(name);
    const act = () => around.app.offer([one.choice], node, one.choice.label);
    // An angled piece is clicked on the places it covers, not in the corner that it leaves free; its value stands there too.
    const covered = one.covers.flatMap((name) => board.spot(name) ?? []);
    const worth = value(board, gain(one), nearest(covered, box));
    const node = spot(one.notation, covered, act, [likeness(one.symbol, box), ...shares(board, one), worth], "ghost");
    brings(node, [one.choice]);
    nodes.push(explain(node, () => [one.choice.label, breakdown(one.choice.preview)]));
  }
  for (const name of new Set(all.flatMap((one) => one.covers))) {
    const box = board.spot(name);
    if (box && !taken.has(name))
      nodes.push(spot(`place:${name}`, [box], () => pick(`place:${name}`), [ring(box, "under"), ring(box)]));
  }
  const pieces = new Map(around.scene.pieces.map((piece) => [piece.id, piece]));
  for (const id of new Set(all.map((one) => one.id))) {
    const box = board.spot(pieces.get(id)?.place ?? "");
    if (box) nodes.push(spot(`piece:${id}`, [box], () => pick(`piece:${id}`), [ring(box, "under"), ring(box)]));
  }
  overlay(board, control.name, nodes);
}
