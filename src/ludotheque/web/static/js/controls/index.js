// @ts-check
// The shared controls, by kind. A game only fills in their data; docs/client.md says with what.
import { h } from "../dom.js";
import { t } from "../words.js";
import { number } from "./number.js";
import { offers } from "./offer.js";
import { auction } from "./auction.js";
import { dice } from "./dice.js";
import { fold } from "./fold.js";
import { hand } from "./hand.js";
import { trade } from "./trade.js";
import { plain } from "./plain.js";
/** @typedef {import("../types.js").Control} Control */

/**
 * @typedef {object} Around what a control may use
 * @property {import("../tray.js").TrayApp} app
 * @property {import("../types.js").Model} model
 * @property {import("../types.js").Scene} scene
 * @property {Map<string, any>} drafts what was typed and not yet sent
 * @property {string} decision
 * @property {() => void} redraw draws the tray again after something was chosen in it
 */

/** @type {Record<string, (control: Control, around: Around) => Node|null>} */
const KINDS = { number, auction, dice, hand, trade };

/**
 * What is used at every such decision, and what is folded because it is rarely needed.
 * @param {Control[]} controls
 * @param {Around} around
 * @returns {{open: (Node|null)[], folded: (Node|null)[]}}
 */
export function controlsOf(controls, around) {
  const auctioned = controls.some((control) => control.kind === "auction");
  const of = (/** @type {string} */ kind) => controls.filter((control) => control.kind === kind);
  const standing = auctioned ? of("number") : [];
  const folded = of("trade").map((control) => trade(control, around));
  // Beside an open auction the raises come first; standing bids are folded.
  if (standing.length)
    folded.push(
      fold("standing", t("ui-standing"), around, () =>
        h(
          "div.together",
          null,
          standing.map((control) => number(control, around)),
        ),
      ),
    );
  if (of("offer").length) folded.push(offers(of("offer"), around));
  const rest = controls.filter(
    (control) => !standing.includes(control) && control.kind !== "trade" && control.kind !== "offer",
  );
  return { open: rest.map((control) => (KINDS[control.kind] ?? plain)(control, around)), folded };
}

/** Whether there is a control of that kind. @param {string} kind */
export function known(kind) {
  return kind in KINDS || kind === "offer";
}
