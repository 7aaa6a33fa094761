// @ts-check
// An exchange of numbered lots: what I give, what I get, with whom; a promise beside it. Lots of several partners may be put together.
import { h, put } from "../dom.js";
import { badge, LETTERS } from "../seats.js";
import { t } from "../words.js";
import { fold } from "./fold.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */
/**
 * @typedef {{partner: number, moves: Map<string, number>, kind: string, number: string, asked?: string, why?: string}} Draft
 *   moves: lot → who gets it; asked, why: what the gate was asked, and its refusal
 */

/** @param {Control} control @param {Around} around */
export function trade(control, around) {
  return fold(control.name, control.label, around, () => form(control, around));
}

/** @param {Control} control @param {Around} around */
function form(control, around) {
  const { data } = control;
  const me = around.model.state.you.seat ?? 0;
  const owners = /** @type {{seat: number, lots: (string|number)[]}[]} */ (data.owners);
  const others = owners.filter((owner) => owner.seat !== me && owner.lots.length).map((owner) => owner.seat);
  const all = owners.filter((owner) => owner.seat !== me).map((owner) => owner.seat);
  const first = { partner: others[0] ?? all[0], moves: new Map(), kind: "", number: "" };
  const kept = /** @type {Draft} */ (around.drafts.get(control.name) ?? first);
  around.drafts.set(control.name, kept);
  const turn = (/** @type {string} */ lot, /** @type {number} */ taker) => {
    if (kept.moves.has(lot)) kept.moves.delete(lot);
    else kept.moves.set(lot, taker);
    around.redraw();
  };
  const notation = written(data, kept);
  return h(
    "div.control.trade",
    { "data-control": control.name, "data-kind": "trade" },
    h(
      "div.parts",
      null,
      suggestions(data, around),
      partners(all, kept, around),
      chips(t("ui-give"), owners.find((owner) => owner.seat === me)?.lots ?? [], kept, (lot) =>
        turn(lot, kept.partner),
      ),
      chips(t("ui-take"), owners.find((owner) => owner.seat === kept.partner)?.lots ?? [], kept, (lot) =>
        turn(lot, me),
      ),
      promise(data, kept, around),
    ),
    h(
      "div.deal",
      null,
      summary(data, kept, around),
      verdict(notation, kept, around),
      buttons(notation, kept, around),
    ),
  );
}

/** @param {string} notation @param {Draft} kept @param {Around} around */
function buttons(notation, kept, around) {
  const clear = () => (kept.moves.clear(), (kept.why = ""), around.redraw());
  return h(
    "div.row",
    null,
    h(
      "button.primary",
      {
        type: "button",
        key: "propose",
        "data-notation": notation,
        disabled: !kept.moves.size || Boolean(kept.why) || around.model.locked,
        onclick: () => around.app.play(notation, around.decision),
      },
      t("ui-send-trade"),
    ),
    kept.moves.size
      ? h("button", { type: "button", key: "reset trade", onclick: clear }, t("ui-reset"))
      : null,
  );
}

/** @param {Record<string, any>} data @param {Draft} kept */
function written(data, kept) {
  const moves = [...kept.moves].map(([lot, taker]) =>
    String(data.move).replace("{lot}", lot).replace("{seat}", LETTERS[taker]),
  );
  const said =
    kept.kind && kept.number
      ? String(data.promise ?? "")
          .replace("{kind}", kept.kind)
          .replace("{number}", kept.number)
      : "";
  return String(data.notation).replace("{moves}", moves.join(" ")).replace("{promise}", said);
}

/** @param {Record<string, any>} data @param {Around} around */
function suggestions(data, around) {
  const found = data.suggestions ?? [];
  if (!found.length) return null;
  return h(
    "div.choices",
    null,
    found.map((/** @type {any} */ one) =>
      h(
        "button.choice",
        {
          type: "button",
          key: `do ${one.notation}`,
          "data-notation": one.notation,
          disabled: around.model.locked,
          onclick: () => around.app.play(one.notation, around.decision),
        },
        one.label,
      ),
    ),
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
          onclick: () => ((kept.partner = seat), around.redraw()),
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

/** Words that bind nobody. @param {Record<string, any>} data @param {Draft} kept @param {Around} around */
function promise(data, kept, around) {
  const kinds = data.promises ?? [];
  if (!kinds.length) return null;
  const numbers = kept.kind === "lot" ? (data.free_lots ?? []) : (data.districts ?? []);
  const set = (/** @type {"kind"|"number"} */ what) => (/** @type {any} */ event) => {
    kept[what] = event.target.value;
    if (what === "kind")
      kept.number = String((kept.kind === "lot" ? data.free_lots : data.districts)?.[0] ?? "");
    around.redraw();
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

/**
 * Both sides, before and after: what each of those concerned gives and gets, and how many lots they would have.
 * @param {Record<string, any>} data
 * @param {Draft} kept
 * @param {Around} around
 */
function summary(data, kept, around) {
  if (!kept.moves.size) return null;
  const names = around.model.state.table.seats;
  const owners = /** @type {{seat: number, lots: (string|number)[]}[]} */ (data.owners);
  const sides = owners
    .map(({ seat, lots }) => ({
      seat,
      before: lots.length,
      gives: lots.map(String).filter((lot) => kept.moves.has(lot)),
      gets: [...kept.moves].filter(([, taker]) => taker === seat).map(([lot]) => lot),
    }))
    .filter(({ gives, gets }) => gives.length || gets.length);
  return h(
    "table.sheet.both-sides",
    null,
    h("caption.sr", null, t("ui-both-sides")),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td", null),
        ["ui-side-gives", "ui-side-gets", "ui-side-lots"].map((word) => h("th", { scope: "col" }, t(word))),
      ),
    ),
    h(
      "tbody",
      null,
      sides.map(({ seat, before, gives, gets }) =>
        h(
          "tr",
          { "data-seat": seat },
          h("th", { scope: "row" }, badge(seat), " ", names[seat]?.name ?? ""),
          h("td", null, gives.join(", ") || "–"),
          h("td", null, gets.join(", ") || "–"),
          h("td", null, `${before} → ${before - gives.length + gets.length}`),
        ),
      ),
    ),
  );
}

/**
 * The gate's word on what was put together so far, before it is sent.
 * @param {string} notation
 * @param {Draft} kept
 * @param {Around} around
 */
function verdict(notation, kept, around) {
  const said = h("p.hint.verdict", { role: "status" });
  if (!kept.moves.size) return said;
  if (kept.asked === notation) put(said, kept.why ?? "");
  else {
    kept.asked = notation;
    kept.why = "";
    around.app.desk.why(notation).then((why) => {
      if (kept.asked !== notation) return;
      kept.why = why.legal ? "" : why.text;
      around.redraw();
    });
  }
  return said;
}
