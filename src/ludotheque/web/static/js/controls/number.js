// @ts-check
// A number with its limits: a sealed bid, an amount. Enter sends it once.
import { figure, fresh, h, put } from "../dom.js";
import { t } from "../words.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("./index.js").Around} Around */

/**
 * The value nearest to what was typed that the limits allow.
 * @param {number} value
 * @param {{low: number, high: number, step: number}} data
 */
export function fitted(value, { low, high, step }) {
  if (!Number.isFinite(value)) return low;
  const rung = Math.round((value - low) / step) * step + low;
  const top = low + Math.floor((high - low) / step) * step;
  return Math.max(low, Math.min(top, rung));
}

/** @param {Control} control @param {Around} around */
export function number(control, around) {
  const data = limits(control.data);
  const kept = draftOf(control.name, data, around);
  const cash = control.data.cash ?? (control.data.sealed ? data.high : null);
  const sent = control.data.value;
  const standing =
    control.data.sealed && sent !== null && sent !== undefined
      ? h("p.standing", null, t("ui-bid-stands", { amount: figure(sent) }))
      : null;
  return h(
    "form.control.number",
    {
      "data-control": control.name,
      "data-kind": "number",
      onsubmit: (/** @type {Event} */ event) => send(event, control, kept, around),
    },
    h("h3", null, control.label),
    standing,
    amount(control.name, data, kept, around, cash, () =>
      t(sent === null || sent === undefined ? "ui-submit-amount" : "ui-change-amount", {
        amount: figure(kept.value),
      }),
    ),
  );
}

/** @param {Record<string, any>} data @returns {{low: number, high: number, step: number}} */
export function limits(data) {
  const low = Number(data.low ?? 0);
  return { low, high: Math.max(low, Number(data.high ?? low)), step: Number(data.step ?? 1) || 1 };
}

/**
 * @param {string} name
 * @param {{low: number, high: number, step: number}} data
 * @param {Around} around
 * @param {number|null} [first]
 */
export function draftOf(name, data, around, first) {
  const control = around.scene.controls.find((other) => other.name === name);
  const begin = fitted(Number(first ?? control?.data.value ?? data.low), data);
  if (!around.drafts.has(name)) around.drafts.set(name, { value: begin });
  const kept = around.drafts.get(name);
  kept.value = fitted(kept.value, data);
  return kept;
}

/** @param {Event} event @param {Control} control @param {{value: number}} kept @param {Around} around */
function send(event, control, kept, around) {
  event.preventDefault();
  const typed = /** @type {HTMLInputElement|null} */ (
    /** @type {any} */ (event.target).querySelector("input[inputmode]")
  );
  if (typed) kept.value = fitted(Number(typed.value), limits(control.data));
  around.app.play(String(control.data.notation).replace("{n}", String(kept.value)), around.decision);
}

/**
 * The field, its steps, its slider, its limits and what remains.
 * @param {string} name
 * @param {{low: number, high: number, step: number}} data
 * @param {{value: number}} kept
 * @param {Around} around
 * @param {number|null} cash
 * @param {() => string} label
 */
export function amount(name, data, kept, around, cash, label) {
  const id = fresh();
  const field = h("input", {
    type: "number",
    inputmode: "numeric",
    min: data.low,
    max: data.high,
    step: data.step,
    value: kept.value,
    key: `field ${name}`,
    "aria-label": t("ui-amount"),
    "aria-describedby": id,
  });
  const slider = h("input", {
    type: "range",
    min: data.low,
    max: data.high,
    step: data.step,
    value: kept.value,
    key: `slider ${name}`,
    "aria-label": t("ui-amount"),
    "aria-describedby": id,
  });
  const submit = h("button.primary.submit", { type: "submit", key: `send ${name}` });
  const rest = h("span.rest");
  const show = () => {
    put(submit, label());
    put(
      rest,
      cash === null || cash === undefined ? "" : t("ui-remains", { amount: figure(cash - kept.value) }),
    );
  };
  const set = (/** @type {number} */ value, /** @type {boolean} */ typed) => {
    kept.value = fitted(value, data);
    if (!typed) field.value = String(kept.value);
    slider.value = String(kept.value);
    show();
  };
  field.addEventListener("input", () => field.value !== "" && set(Number(field.value), true));
  field.addEventListener("change", () => set(Number(field.value), false));
  field.addEventListener("focus", () => field.select());
  slider.addEventListener("input", () => set(Number(slider.value), false));
  show();
  const step = (/** @type {number} */ by, /** @type {string} */ sign) =>
    h(
      "button.step",
      {
        type: "button",
        key: `${sign} ${name}`,
        "aria-label": t(by < 0 ? "ui-less" : "ui-more", { step: figure(data.step) }),
        onclick: () => set(kept.value + by, false),
      },
      sign,
    );
  return h(
    "div.amount",
    null,
    h("div.row", null, step(-data.step, "−"), field, step(data.step, "+"), slider, submit),
    h(
      "p.limits",
      { id },
      t("ui-limits", { low: figure(data.low), high: figure(data.high), step: figure(data.step) }),
      " ",
      rest,
    ),
  );
}
