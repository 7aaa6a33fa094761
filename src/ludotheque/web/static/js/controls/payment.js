// @ts-check
// Paying with pieces: a place for each one that is asked for; tap a piece of mine to put it down, tap it there to take it back.
import { h } from "../dom.js";
import { icon } from "../board.js";
import { breakdown, explain } from "../bubble.js";
import { t } from "../words.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {{symbol: string, label: string, takes: string[]}} Slot */
/** @typedef {{name: string, symbol: string, have: number, counts: string[]}} Kind */

/**
 * `data`: `slots` (symbol, label and the names of pieces that may lie there), `pieces` (what I have, and words for each
 * number of them), `first` (what lies there at first), `verb`, `hint`, and `notation` with `{pieces}`.
 * @param {Control} control
 * @param {Around} around
 */
export function payment(control, around) {
  /** @type {{slots: Slot[], pieces: Kind[]}} */
  const { slots, pieces } = /** @type {any} */ (control.data);
  const draft = draftOf(control, pieces, around);
  const lying = laid(slots, pieces, draft.put) ?? [];
  const change = (/** @type {number} */ at, /** @type {number} */ by) => {
    draft.put[at] += by;
    around.drafts.touch(control.name);
    around.redraw(control.name);
  };
  const missing = slots.length - lying.filter((piece) => piece !== null).length;
  return h(
    "div.control.payment",
    { "data-control": control.name, "data-kind": "payment" },
    h("h3", null, control.label),
    h(
      "div.pay-row",
      { role: "group", "aria-label": control.label },
      slots.map((slot, at) => place(slot, at, lying[at], around, change, pieces)),
      pay(control, pieces, draft.put, missing, around),
    ),
    h(
      "div.pay-row.mine",
      { role: "group", "aria-label": t("ui-hand") },
      pieces.map((kind, at) => mine(kind, at, draft.put, around, change, slots, pieces)),
    ),
    h("p.hint", null, control.data.hint),
  );
}

/** One that is asked for: empty, or with the piece that lies there. */
function place(
  /** @type {Slot} */ slot,
  /** @type {number} */ nth,
  /** @type {number|null} */ lies,
  /** @type {Around} */ around,
  /** @type {(at: number, by: number) => void} */ change,
  /** @type {Kind[]} */ pieces,
) {
  if (lies === null || lies === undefined)
    return h("span.pay-slot", { title: slot.label, role: "img", "aria-label": slot.label }, icon(around.app.board, slot.symbol, 26));
  return h(
    "button.pay-slot.full",
    {
      type: "button",
      key: `back ${nth}`,
      disabled: around.model.locked,
      "aria-label": t("ui-take-off", { what: pieces[lies].counts[0] }),
      onclick: () => change(lies, -1),
    },
    icon(around.app.board, pieces[lies].symbol, 26),
  );
}

/** One kind that I have: how many are left. */
function mine(
  /** @type {Kind} */ kind,
  /** @type {number} */ at,
  /** @type {number[]} */ put,
  /** @type {Around} */ around,
  /** @type {(at: number, by: number) => void} */ change,
  /** @type {Slot[]} */ slots,
  /** @type {Kind[]} */ pieces,
) {
  const more = put.map((number, other) => number + (other === at ? 1 : 0));
  const fits = put[at] < kind.have && laid(slots, pieces, more) !== null;
  return h(
    "button.pay-piece",
    {
      type: "button",
      key: `put ${kind.name}`,
      disabled: around.model.locked || !fits,
      "aria-label": t("ui-put-down", { what: kind.counts[0], left: kind.have - put[at] }),
      onclick: () => change(at, 1),
    },
    icon(around.app.board, kind.symbol, 28),
    h("b", null, String(kind.have - put[at])),
  );
}

/** The button: the verb with all that lies there. */
function pay(
  /** @type {Control} */ control,
  /** @type {Kind[]} */ pieces,
  /** @type {number[]} */ put,
  /** @type {number} */ missing,
  /** @type {Around} */ around,
) {
  const given = pieces.map((kind, at) => (put[at] ? `${put[at]} ${kind.name}` : "")).filter(Boolean);
  const words = pieces.map((kind, at) => (put[at] ? kind.counts[put[at] - 1] : "")).filter(Boolean);
  const notation = String(control.data.notation).replace("{pieces}", given.join(" "));
  const label = missing ? t("ui-still-missing", { n: missing }) : `${control.data.verb} ${words.join(", ")}`;
  const choice = around.scene.choices.find((other) => other.notation === notation);
  const still = (/** @type {import("../types.js").Scene} */ scene) =>
    scene.controls.some(({ name, data }) => name === control.name && same(data, control.data));
  const node = h(
    "button.primary.submit",
    {
      type: "button",
      key: "pay",
      "data-notation": notation,
      disabled: missing > 0 || around.model.locked,
      onclick: () => around.play(notation, label, node, still, choice?.preview),
    },
    label,
  );
  if (!choice?.preview?.length || missing) return node;
  explain(node, () => [breakdown(choice.preview)]);
  return [node, breakdown(choice.preview.slice(0, 1))];
}

/**
 * Which piece lies on which place, if there is a place for each; a piece makes room for another by moving on.
 * @param {Slot[]} slots
 * @param {Kind[]} pieces
 * @param {number[]} put how many of each kind
 * @returns {(number|null)[]|null}
 */
export function laid(slots, pieces, put) {
  /** @type {(number|null)[]} */
  const lying = slots.map(() => null);
  const lay = (/** @type {number} */ kind, /** @type {Set<number>} */ tried) => {
    for (const [at, slot] of slots.entries()) {
      if (tried.has(at) || !slot.takes.includes(pieces[kind].name)) continue;
      tried.add(at);
      const there = lying[at];
      if (there === null || (there !== kind && lay(there, tried))) {
        lying[at] = kind;
        return true;
      }
    }
    return false;
  };
  for (const [kind, number] of put.entries())
    for (let n = 0; n < number; n += 1) if (!lay(kind, new Set())) return null;
  return lying;
}

/** What I have put down; another bill is another matter. @param {Control} control @param {Kind[]} pieces @param {Around} around */
function draftOf(control, pieces, around) {
  const bill = JSON.stringify([control.data.slots, pieces]);
  const first = () => ({ put: [...control.data.first], bill });
  return around.drafts.of(control, {
    first,
    check: (draft) => {
      if (draft.bill === bill) return "";
      Object.assign(draft, first());
      return control.label;
    },
  });
}

/** @param {any} data @param {any} other */
function same(data, other) {
  return JSON.stringify([data.slots, data.pieces]) === JSON.stringify([other.slots, other.pieces]);
}
