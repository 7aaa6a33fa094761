// @ts-check
// Asking and offering: a line with one number where the game says what it is about (`line`), the same beside an open offer as another
// amount for it (`beside`), and one form for all other offers of a decision.
import { figure, h } from "../dom.js";
import { badge } from "../seats.js";
import { filled, t } from "../words.js";
import { fold } from "./fold.js";
import { amountForm } from "./number.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */

/** Which of the offers is being made, as a draft of its own. @type {Control} */
export const WHICH = { name: "offers", kind: "offer", label: "", data: {} };

/** The words of the button. @param {Control} control */
function send(control) {
  const own = control.data.send;
  return (/** @type {number} */ value) =>
    own ? filled(own, { amount: figure(value) }) : t("ui-send-offer", { amount: figure(value) });
}

/** What it is about, the number and the button, in one line. @param {Control} control @param {Around} around */
export function offerLine(control, around) {
  const { line, seat } = control.data;
  const about = h("span.about", null, seat === undefined ? null : badge(seat), h("span", null, line));
  return amountForm(
    "form.control.offer-line",
    control,
    around,
    { rest: null, label: send(control), brief: true },
    about,
  );
}

/** Another amount for an open offer, if one may be named. @param {string} on @param {Around} around */
export function counter(on, around) {
  const control = around.scene.controls.find(({ kind, data }) => kind === "offer" && data.beside === on);
  if (!control) return null;
  return amountForm("form.counter", control, around, { rest: null, label: send(control), brief: true });
}

/** Whether an offer is neither a line nor beside another offer. @param {Control} control */
export function isOther(control) {
  return !control.data.line && !control.data.beside;
}

/** All other offers, folded into one form. @param {Control[]} controls @param {Around} around */
export function offers(controls, around) {
  const which = around.drafts.of(WHICH, { first: () => ({ name: controls[0].name }) });
  const chosen = controls.find((control) => control.name === which.name) ?? controls[0];
  const choose = () => {
    which.name = pick.value;
    around.drafts.touch(WHICH.name);
    around.redraw(WHICH.name);
  };
  const pick = h(
    "select",
    { key: "which offer", "aria-label": t("ui-which-offer"), onchange: choose },
    controls.map((control) =>
      h("option", { value: control.name, selected: control === chosen }, control.label),
    ),
  );
  const form = () =>
    amountForm(
      "form",
      chosen,
      around,
      { rest: null, label: send(chosen) },
      h("label.which", null, h("span.sr", null, t("ui-which-offer")), pick),
    );
  return fold("offers", t("ui-make-offer"), around, form, "details.control.offer-maker");
}
