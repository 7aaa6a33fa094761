// @ts-check
// An exchange as it was put together so far: both sides before and after, and the gate's word.
import { h, put } from "../dom.js";
import { breakdown } from "../bubble.js";
import { badge } from "../seats.js";
import { t } from "../words.js";
/** @typedef {import("./index.js").Around} Around */
/** @typedef {import("./trade.js").Draft} Draft */
/** @typedef {import("./trade.js").Owner} Owner */

/**
 * Both sides, before and after: what each of those concerned gives and gets, and how many lots they would have.
 * @param {Owner[]} owners
 * @param {Draft} kept
 * @param {Around} around
 */
export function summary(owners, kept, around) {
  if (!kept.moves.size) return null;
  const names = around.model.state.table.seats;
  const sides = owners
    .map(({ seat, lots }) => ({
      seat,
      before: lots.length,
      gives: lots.map(String).filter((lot) => kept.moves.has(lot)),
      gets: [...kept.moves].filter(([, { to }]) => to === seat).map(([lot]) => lot),
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
 * The gate's word on what was put together so far, before it is sent, and what it would bring.
 * @param {string} notation
 * @param {Draft} kept
 * @param {Around} around
 */
export function verdict(notation, kept, around) {
  const said = h("div.hint.verdict", { role: "status" });
  if (!kept.moves.size) return said;
  if (kept.asked === notation) put(said, kept.why || (kept.brings?.length ? breakdown(kept.brings) : null));
  else {
    kept.asked = notation;
    kept.why = "";
    kept.brings = [];
    around.app.sender.why(notation).then(async (why) => {
      const { lines } = why.legal ? await around.app.sender.effects(notation) : { lines: [] };
      if (kept.asked !== notation) return;
      kept.why = why.legal ? "" : why.text;
      kept.brings = lines;
      around.redraw(kept.name);
    });
  }
  return said;
}
