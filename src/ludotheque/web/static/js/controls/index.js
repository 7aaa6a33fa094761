// @ts-check
// The shared controls, by kind. A game only fills in their data; docs/client.md says with what.
import { h } from "../dom.js";
import { t } from "../words.js";
import { number } from "./number.js";
import { isOther, offerLine, offers, WHICH } from "./offer.js";
import { auction } from "./auction.js";
import { dice } from "./dice.js";
import { fold } from "./fold.js";
import { hand } from "./hand.js";
import { lot } from "./lot.js";
import { trade } from "./trade.js";
import { plain } from "./plain.js";
import { payoff } from "./payoff.js";
import { payment } from "./payment.js";
import { pictures } from "./pictures.js";
import { place } from "./place.js";
import { sweep } from "./overlay.js";
/** @typedef {import("../types.js").Control} Control */

/**
 * @typedef {object} Around what a control may use; always that of the decision on the screen
 * @property {import("../tray.js").TrayApp} app
 * @property {import("../types.js").Model} model
 * @property {import("../types.js").Scene} scene
 * @property {import("../drafts.js").Drafts} drafts what was composed and not yet sent
 * @property {import("../dom.js").Kept} kept what is drawn
 * @property {Play} play
 * @property {(name: string) => void} redraw draws a control again after something was chosen in it
 */
/**
 * @callback Play plays an action that a control has put together, or asks first
 * @param {string} notation
 * @param {string} label what it does
 * @param {Element} from the element that was used
 * @param {(scene: import("../types.js").Scene) => boolean} still whether it is still possible after somebody else's move
 * @param {import("../types.js").Pair[]} [preview]
 * @param {boolean} [confirm] whether to ask first
 * @param {boolean} [atOnce] one tap is enough: its button says all there is to say
 * @returns {void}
 */

/** @type {Record<string, (control: Control, around: Around) => Node|null>} */
const KINDS = { payoff, lot, place, number, auction, dice, hand, trade, payment, pictures };

/** The kinds that show choices of their own. */
const CHOOSING = ["dice", "place", "trade", "payment"];

/** Kinds that only show something. */
const SHOWN = ["payoff", "lot", "hand"];

/** Whether there is anything to choose in a control. @param {Control} control */
export function chooses(control) {
  return !SHOWN.includes(control.kind);
}

/** The controls that may have a draft. @param {Control[]} controls @returns {Control[]} */
export function composed(controls) {
  return controls.some((control) => control.kind === "offer") ? [...controls, WHICH] : controls;
}

/**
 * What is used at every such decision, and what is folded because it is rarely needed.
 * @param {Control[]} controls
 * @param {Around} around
 * @returns {{open: (Node|null)[], folded: (Node|null)[]}}
 */
export function controlsOf(controls, around) {
  sweep(around.app.board, controls.map((control) => control.name));
  const auctioned = controls.some((control) => control.kind === "auction");
  const of = (/** @type {string} */ kind) => controls.filter((control) => control.kind === kind);
  const standing = auctioned ? of("number") : [];
  const folded = of("trade").map((control) => keep([control], around, () => trade(control, around)));
  // Beside an open auction the raises come first; standing bids are folded.
  if (standing.length)
    folded.push(
      keep(standing, around, () =>
        fold("standing", t("ui-standing"), around, () =>
          h(
            "div.together",
            null,
            standing.map((control) => number(control, around)),
          ),
        ),
      ),
    );
  const others = of("offer").filter(isOther);
  if (others.length) folded.push(keep([WHICH, ...others], around, () => offers(others, around)));
  const rest = controls.filter(
    (control) => !standing.includes(control) && control.kind !== "trade" && control.kind !== "offer",
  );
  const open = rest.map((control) =>
    keep([control], around, () => (KINDS[control.kind] ?? plain)(control, around)),
  );
  const lines = of("offer").filter((control) => control.data.line);
  if (lines.length)
    open.push(
      keep(lines, around, () =>
        h(
          "div.offer-lines",
          null,
          lines.map((control) => offerLine(control, around)),
        ),
      ),
    );
  return { open, folded };
}

/**
 * What looks as it did stays in the page as it is: somebody may be using it.
 * @param {Control[]} controls
 * @param {Around} around
 * @param {() => Node|null} make
 */
function keep(controls, around, make) {
  const { drafts, model, scene } = around;
  const names = controls.map((control) => control.name);
  const seats = model.state.table.seats.map((seat) => seat.name);
  const used = controls.map(({ kind, name }) => [
    kind === "auction" ? model.state.clocks?.count?.ends : 0,
    CHOOSING.includes(kind) ? scene.choices.filter((choice) => choice.on === `control:${name}`) : 0,
    kind === "trade" ? scene.pieces.map(({ id, seat }) => [id, seat]) : 0,
    kind === "pictures" || kind === "payoff" ? scene.choices : 0,
    kind === "hand" ? [scene.pieces, scene.choices, scene.greyed] : 0,
  ]);
  const look = [controls, used, seats, names.map((name) => drafts.mark(name)), drafts.round];
  return around.kept.get(`control ${names}`, [look, around.app.board.loaded, model.locked, t("ui-decide")], make);
}

/** Whether there is a control of that kind. @param {string} kind */
export function known(kind) {
  return kind in KINDS || kind === "offer";
}
