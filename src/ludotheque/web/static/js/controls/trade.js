// @ts-check
// An exchange of numbered lots: what I give, what I get, with whom; a promise beside it. Lots of several partners may be put together,
// and go to anybody: from a list, or by clicking them on the board.
import { h } from "../dom.js";
import { breakdown } from "../bubble.js";
import { badge, LETTERS } from "../seats.js";
import { t } from "../words.js";
import { summary, verdict } from "./deal.js";
import { fold } from "./fold.js";
import { arrow, corner, middle, overlay, ring, spot } from "./overlay.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */
/**
 * @typedef {{from: number, to: number}} Move of a lot
 * @typedef {{seat: number, lots: (string|number)[]}} Owner
 * @typedef {{name: string, owners: string, partner: number, moves: Map<string, Move>, kind: string, number: string, asked?: string, why?: string, brings?: import("../types.js").Pair[]}} Draft
 *   name: of the control; owners: as they were when it was checked; moves: by lot; asked, why, brings: what the gate was asked, its refusal, what it would bring
 */

/** @param {Control} control @param {Around} around */
export function trade(control, around) {
  const owners = ownersOf(control, around);
  const kept = draftOf(control, owners, around.model.state.you.seat ?? 0, around); // one for the form and the board
  const onBoard = () => plan(control, owners, kept, around, box.open);
  const content = () => form(control, owners, kept, around);
  const box = fold(control.name, control.label, around, content, "details.other", onBoard);
  onBoard();
  const again = counters(control, owners, kept, around);
  return again.length ? h("div.counters", null, again, box) : box;
}

/** Who has which lots to exchange: the pieces of the lots say it. @param {Control} control @param {Around} around @returns {Owner[]} */
function ownersOf(control, around) {
  const lots = lotsOf(control, around);
  return around.model.state.table.seats.map(({ seat }) => ({
    seat,
    lots: lots.filter((lot) => lot.seat === seat).map(({ number }) => number),
  }));
}

/** Every lot without a building, and its owner if it has one. @param {Control} control @param {Around} around */
function lotsOf(control, around) {
  const begin = String(control.data.lots);
  return around.scene.pieces
    .filter(({ id }) => id.startsWith(begin))
    .map(({ id, seat }) => ({ number: id.slice(begin.length), seat }));
}

/** @param {Control} control @param {Owner[]} owners @param {Draft} kept @param {Around} around */
function form(control, owners, kept, around) {
  const { data } = control;
  const me = around.model.state.you.seat ?? 0;
  const all = owners.filter((owner) => owner.seat !== me).map((owner) => owner.seat);
  const turn = (/** @type {string} */ lot, /** @type {number} */ from, /** @type {number} */ to) => {
    if (kept.moves.has(lot)) kept.moves.delete(lot);
    else kept.moves.set(lot, { from, to });
    composed(kept, around);
  };
  const notation = written(data, kept);
  return h(
    "div.control.trade",
    { "data-control": control.name, "data-kind": "trade" },
    h(
      "div.parts",
      null,
      partners(all, kept, around),
      chips(t("ui-give"), owners.find((owner) => owner.seat === me)?.lots ?? [], kept, (lot) =>
        turn(lot, me, kept.partner),
      ),
      chips(t("ui-take"), owners.find((owner) => owner.seat === kept.partner)?.lots ?? [], kept, (lot) =>
        turn(lot, kept.partner, me),
      ),
      promise(control, kept, around),
    ),
    h(
      "div.deal",
      null,
      kept.moves.size ? null : h("p.hint", null, t("ui-trade-hint")),
      kept.moves.size ? null : suggestions(control, around),
      takers(kept, around),
      verdict(notation, kept, around),
      buttons(notation, kept, around),
      summary(owners, kept, around),
    ),
  );
}

/** Each lot that changes hands, with who takes it: it may be anybody. @param {Draft} kept @param {Around} around */
function takers(kept, around) {
  if (!kept.moves.size) return null;
  const { seats } = around.model.state.table;
  const set = (/** @type {string} */ lot) => (/** @type {any} */ event) => {
    const move = kept.moves.get(lot);
    if (move) kept.moves.set(lot, { from: move.from, to: Number(event.target.value) });
    composed(kept, around);
  };
  return h(
    "ul.moves",
    null,
    [...kept.moves].map(([lot, { from, to }]) =>
      h(
        "li",
        null,
        h("b", null, lot),
        badge(from),
        h("span", { "aria-hidden": "true" }, "→"),
        badge(to),
        h(
          "select",
          { key: `taker ${lot}`, "aria-label": t("ui-trade-taker", { lot }), onchange: set(lot) },
          seats
            .filter(({ seat }) => seat !== from)
            .map(({ seat, name }) => h("option", { value: seat, selected: seat === to }, name)),
        ),
      ),
    ),
  );
}

/**
 * On the board: a click sends a lot to me (mine: to the partner), the next ones to the others, the last takes it back. Arrows go from the
 * lot to a lot of who takes it.
 * @param {Control} control
 * @param {Owner[]} owners
 * @param {Draft} kept
 * @param {Around} around
 * @param {boolean} open
 */
function plan(control, owners, kept, around, open) {
  const { board } = around.app;
  if (!open) return overlay(board, control.name, []);
  const me = around.model.state.you.seat ?? 0;
  const begin = String(control.data.lots);
  const boxOf = (/** @type {string|number} */ lot) => board.spot(`${begin}${lot}`);
  /** @type {Node[]} */
  const lots = [];
  /** @type {Node[]} */
  const arrows = [];
  for (const owner of owners)
    for (const lot of owner.lots.map(String)) {
      const box = boxOf(lot);
      if (!box) continue;
      const move = kept.moves.get(lot);
      const act = () => (next(kept, lot, owner.seat, me, owners), composed(kept, around));
      lots.push(spot(`${begin}${lot}`, [box], act, [ring(box, "under"), ring(box)], move ? "moves" : "may-move"));
      if (!move) continue;
      const end = nearest(box, owners.find(({ seat }) => seat === move.to)?.lots.filter((other) => !kept.moves.has(String(other))) ?? [], boxOf);
      if (end) arrows.push(arrow(middle(box), middle(end), move.to));
      arrows.push(corner(move.to, box));
    }
  overlay(board, control.name, [...lots, ...arrows], true);
}

/** Whom a lot goes to after one more click; nobody after the last. @param {Draft} kept @param {string} lot @param {number} from @param {number} me @param {Owner[]} owners */
function next(kept, lot, from, me, owners) {
  const first = from === me ? kept.partner : me;
  const order = [first, ...owners.map(({ seat }) => seat).filter((seat) => seat !== from && seat !== first)];
  const to = order[order.indexOf(kept.moves.get(lot)?.to ?? -1) + 1];
  if (to === undefined) kept.moves.delete(lot);
  else kept.moves.set(lot, { from, to });
}

/** The nearest of these lots. @param {import("./overlay.js").Box} from @param {(string|number)[]} lots @param {(lot: string|number) => any} boxOf */
function nearest(from, lots, boxOf) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const lot of lots) {
    const box = boxOf(lot);
    if (!box) continue;
    const [otherX, otherY] = middle(box);
    const far = Math.hypot(otherX - x, otherY - y);
    if (far < least) [best, least] = [box, far];
  }
  return best;
}

/** Answers to offers with something else: the form opens with the lots of the offer. @param {Control} control @param {Owner[]} owners @param {Draft} kept @param {Around} around */
function counters(control, owners, kept, around) {
  const from = (/** @type {string} */ lot) => owners.find(({ lots }) => lots.map(String).includes(lot))?.seat ?? -1;
  return (control.data.counters ?? []).map((/** @type {any} */ { number, moves, label }) =>
    h(
      "button",
      {
        type: "button",
        key: `counter ${number}`,
        onclick: () => {
          kept.moves = new Map(
            moves.map((/** @type {any} */ { lot, seat }) => [String(lot), { from: from(String(lot)), to: seat }]),
          );
          around.drafts.open.add(control.name);
          composed(kept, around);
        },
      },
      label,
    ),
  );
}

/** Something was chosen: it is kept, and drawn. @param {Draft} kept @param {Around} around */
function composed(kept, around) {
  around.drafts.touch(kept.name);
  around.redraw(kept.name);
}

/**
 * What was put together so far, without the lots that have changed hands or were built on since.
 * @param {Control} control
 * @param {Owner[]} owners
 * @param {number} me
 * @param {Around} around
 * @returns {Draft}
 */
function draftOf(control, owners, me, around) {
  const others = owners.filter((owner) => owner.seat !== me);
  const first = others.find((owner) => owner.lots.length) ?? others[0];
  const has = (/** @type {string} */ lot, /** @type {number} */ seat) =>
    owners.some((owner) => owner.seat === seat && owner.lots.map(String).includes(lot));
  const now = JSON.stringify(owners);
  // the control stays the same while lots change hands: a new object has the draft checked
  return around.drafts.of({ ...control }, {
    first: () => ({ owners: now, name: control.name, partner: first.seat, moves: new Map(), kind: "", number: "", asked: "" }),
    check: (kept) => {
      if (kept.owners === now) return "";
      kept.owners = now;
      const gone = [...kept.moves].filter(([lot, { from }]) => !has(lot, from)).map(([lot]) => lot);
      for (const lot of gone) kept.moves.delete(lot);
      if (kept.kind && !promised(control, kept.kind, around).map(String).includes(kept.number)) {
        gone.push(kept.number);
        kept.kind = kept.number = "";
      }
      kept.asked = ""; // the gate may think otherwise now
      return gone.length ? t("ui-lots-gone", { n: gone.length, lots: gone.join(", ") }) : "";
    },
  });
}

/** What can be promised: free lots, or districts. @param {Control} control @param {string} kind @param {Around} around @returns {(string|number)[]} */
function promised(control, kind, around) {
  if (kind !== "lot") return control.data.districts ?? [];
  return lotsOf(control, around)
    .filter(({ seat }) => seat === null)
    .map(({ number }) => number);
}

/** @param {string} notation @param {Draft} kept @param {Around} around */
function buttons(notation, kept, around) {
  const clear = () => (kept.moves.clear(), (kept.why = ""), composed(kept, around));
  const propose = h(
    "button.primary",
    {
      type: "button",
      key: "propose",
      "data-notation": notation,
      disabled: !kept.moves.size || Boolean(kept.why) || around.model.locked,
      onclick: () =>
        around.play(notation, t("ui-send-trade"), propose, ({ controls }) =>
          controls.some(({ kind, data }) => kind === "trade" && written(data, kept) === notation),
        ),
    },
    t("ui-send-trade"),
  );
  return h(
    "div.row",
    null,
    propose,
    kept.moves.size
      ? h("button", { type: "button", key: "reset trade", onclick: clear }, t("ui-reset"))
      : null,
  );
}

/** @param {Record<string, any>} data @param {Draft} kept */
function written(data, kept) {
  const moves = [...kept.moves].map(([lot, { to }]) =>
    String(data.move).replace("{lot}", lot).replace("{seat}", LETTERS[to]),
  );
  const said =
    kept.kind && kept.number
      ? String(data.promise ?? "")
          .replace("{kind}", kept.kind)
          .replace("{number}", kept.number)
      : "";
  return String(data.notation).replace("{moves}", moves.join(" ")).replace("{promise}", said);
}

/** What the menu suggests, with both sides before and after. @param {Control} control @param {Around} around */
function suggestions(control, around) {
  const found = around.scene.choices.filter((choice) => choice.on === `control:${control.name}`);
  if (!found.length) return null;
  return h(
    "div.choices",
    null,
    found.map((choice) => {
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
        choice.preview?.length ? breakdown(choice.preview) : null,
      );
      return node;
    }),
  );
}

/** @param {number[]} seats @param {Draft} kept @param {Around} around */
function partners(seats, kept, around) {
  const names = around.model.state.table.seats;
  return h(
    "div.row.partners",
    { role: "group", "aria-label": t("ui-partner") },
    seats.map((seat) =>
      h(
        "button.small",
        {
          type: "button",
          key: `partner ${seat}`,
          "aria-pressed": String(seat === kept.partner),
          onclick: () => ((kept.partner = seat), composed(kept, around)),
        },
        badge(seat),
        names[seat]?.name ?? "",
      ),
    ),
  );
}

/**
 * @param {string} label
 * @param {(string|number)[]} lots
 * @param {Draft} kept
 * @param {(lot: string) => void} turn
 */
function chips(label, lots, kept, turn) {
  return h(
    "div.lots",
    { role: "group", "aria-label": label },
    h("span.name", null, label),
    lots.length
      ? lots.map((lot) =>
          h(
            "button.lot-chip",
            {
              type: "button",
              key: `lot ${lot}`,
              "aria-pressed": String(kept.moves.has(String(lot))),
              onclick: () => turn(String(lot)),
            },
            String(lot),
          ),
        )
      : h("span.hint", null, t("ui-nothing")),
  );
}

/** Words that bind nobody. @param {Control} control @param {Draft} kept @param {Around} around */
function promise(control, kept, around) {
  const kinds = control.data.promises ?? [];
  if (!kinds.length) return null;
  const numbers = promised(control, kept.kind, around);
  const set = (/** @type {"kind"|"number"} */ what) => (/** @type {any} */ event) => {
    kept[what] = event.target.value;
    if (what === "kind") kept.number = String(promised(control, kept.kind, around)[0] ?? "");
    composed(kept, around);
  };
  return h(
    "div.row",
    null,
    h(
      "label",
      null,
      t("ui-promise"),
      " ",
      h(
        "select",
        { key: "promise", onchange: set("kind") },
        h("option", { value: "" }, t("ui-nothing")),
        kinds.map((/** @type {any} */ kind) =>
          h("option", { value: kind.kind, selected: kind.kind === kept.kind }, kind.label),
        ),
      ),
    ),
    kept.kind
      ? h(
          "select",
          { key: "promised", "aria-label": t("ui-promise"), onchange: set("number") },
          numbers.map((/** @type {any} */ number) =>
            h("option", { value: number, selected: String(number) === kept.number }, String(number)),
          ),
        )
      : null,
  );
}
