// @ts-check
// Making an offer: which one, and for how much. All offers of a decision share one form.
import { figure, h } from "../dom.js";
import { t } from "../words.js";
import { amount, draftOf, fitted, limits } from "./number.js";
/** @typedef {import("../types.js").Control} Control */
/**
 * @typedef {import("./index.js").Around} Around
 * @param {Control[]} controls
 * @param {Around} around
 */
export function offers(controls, around) {
  const kept = around.drafts.get("offers") ?? { open: false, name: controls[0].name };
  around.drafts.set("offers", kept);
  const chosen = controls.find((control) => control.name === kept.name) ?? controls[0];
  const data = limits(chosen.data);
  const value = draftOf(chosen.name, data, around);
  const pick = h(
    "select",
    {
      key: "which offer",
      "aria-label": t("ui-which-offer"),
      onchange: () => ((kept.name = pick.value), around.redraw()),
    },
    controls.map((control) =>
      h("option", { value: control.name, selected: control === chosen }, control.label),
    ),
  );
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    value.value = fitted(Number(event.target.querySelector("input[inputmode]").value), data);
    around.app.play(String(chosen.data.notation).replace("{n}", String(value.value)), around.decision);
  };
  const box = h(
    "details.control.offer-maker",
    { "data-kind": "offer", open: kept.open, ontoggle: () => (kept.open = box.open) },
    h("summary", { key: "make an offer" }, t("ui-make-offer")),
    h(
      "form",
      { onsubmit: send, "data-control": chosen.name },
      h("label.which", null, h("span.sr", null, t("ui-which-offer")), pick),
      amount(chosen.name, data, value, around, null, () =>
        t("ui-send-offer", { amount: figure(value.value) }),
      ),
    ),
  );
  return box;
}
