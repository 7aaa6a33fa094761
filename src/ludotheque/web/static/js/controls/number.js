// @ts-check
// A number with its limits: a sealed bid, an amount. Enter sends it once; what the limits do not allow is never sent.
import { breakdown, explain } from "../bubble.js";
import { figure, fresh, h, put, restoring } from "../dom.js";
import { filled, t } from "../words.js";
import { fold } from "./fold.js";
/** @typedef {import("../types.js").Control} Control */
/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./index.js").Around} Around */
/** @typedef {{low: number, high: number, step: number}} Limits */
/** @typedef {{text: string, wrong: boolean}} Typed what stands in the field; wrong: the limits moved away from it */

/**
 * The value nearest to what was typed that the limits allow.
 * @param {number} value
 * @param {Limits} data
 */
export function fitted(value, { low, high, step }) {
  if (!Number.isFinite(value)) return low;
  const rung = Math.round((value - low) / step) * step + low;
  const top = low + Math.floor((high - low) / step) * step;
  return Math.max(low, Math.min(top, rung));
}

/** The number that a text names, or null if the limits do not allow it. @param {string} text @param {Limits} data */
export function allowed(text, data) {
  const value = Number(text);
  return text.trim() !== "" && fitted(value, data) === value ? value : null;
}

/** @param {Record<string, any>} data @returns {Limits} */
export function limits(data) {
  const low = Number(data.low ?? 0);
  return { low, high: Math.max(low, Number(data.high ?? low)), step: Number(data.step ?? 1) || 1 };
}

/** @param {Control} control @param {Around} around */
export function number(control, around) {
  const { cash, sealed, value: sent } = control.data;
  const changes = sent !== null && sent !== undefined;
  const standing =
    sealed && changes ? h("p.standing", null, worded(control.data.sent, "ui-sent", figure(sent))) : null;
  if (control.data.chips) return chips(control, around, standing);
  return amountForm(
    "form.control.number",
    control,
    around,
    {
      rest: cash ?? (sealed ? limits(control.data).high : null),
      label: (value) =>
        changes
          ? t("ui-change-amount", { amount: figure(value) })
          : worded(control.data.send, "ui-submit-amount", figure(value)),
      quiet: quietButton(control, around),
    },
    h("h3", null, control.label),
    standing,
  );
}

/**
 * Amounts that take one tap; any other one is folded.
 * @param {Control} control
 * @param {Around} around
 * @param {Node|null} standing
 */
function chips(control, around, standing) {
  const { cash, chips: amounts, value: sent } = control.data;
  const label = (/** @type {number} */ value) => worded(control.data.send, "ui-submit-amount", figure(value));
  return h(
    "div.control.chips",
    { "data-control": control.name, "data-kind": control.kind, role: "group", "aria-label": control.label },
    h("h3", null, control.label),
    h(
      "div.amounts",
      null,
      amounts.map((/** @type {number} */ value) => chip(value, value === sent, label(value), control, around)),
    ),
    standing, // below: the chips stay where the finger was
    fold(control.name, t("ui-other-amount"), around, () =>
      amountForm("form", control, around, { rest: cash ?? null, label }),
    ),
  );
}

/**
 * @param {number} value
 * @param {boolean} on whether it was sent
 * @param {string} label
 * @param {Control} control
 * @param {Around} around
 */
function chip(value, on, label, control, around) {
  const notation = notated(control, value);
  const means = control.data.note ? filled(control.data.note, { amount: figure(value) }) : "";
  const still = (/** @type {Scene} */ scene) => takes(scene, control.name, value);
  const title = `${control.label} – ${label}`;
  const node = h(
    "button.chip-amount",
    {
      type: "button",
      key: `chip ${control.name} ${value}`,
      "data-notation": notation,
      "aria-pressed": String(on),
      "aria-label": means ? `${title}. ${means}` : title,
      onclick: () => around.play(notation, title, node, still, means ? [[means, ""]] : []),
    },
    figure(value),
  );
  return means ? explain(node, () => [means]) : node;
}

/**
 * The button for the amount that is nothing (`quiet`): an empty hand, a pass. It stands beside the others and never leads.
 * @param {Control} control
 * @param {Around} around
 */
function quietButton(control, around) {
  const { quiet, quiet_send: words, value: sent } = control.data;
  if (quiet === undefined || sent === quiet) return null;
  const label = filled(words, { amount: figure(quiet) });
  const node = h(
    "button.choice.quiet",
    {
      type: "button",
      key: `quiet ${control.name}`,
      onclick: () =>
        around.play(notated(control, quiet), label, node, (scene) => takes(scene, control.name, quiet)),
    },
    label,
  );
  return node;
}

/** The action that a control writes with a value. @param {Control} control @param {number} value */
function notated(control, value) {
  return String(control.data.notation).replace("{n}", String(value));
}

/**
 * The game's own words with an amount in them, or those of the page.
 * @param {string|undefined} own
 * @param {string} key
 * @param {string} amount
 */
function worded(own, key, amount) {
  return own ? filled(own, { amount }) : t(key, { amount });
}

/**
 * @typedef {object} Shown
 * @property {number|null} rest what the number is taken from
 * @property {(value: number) => string} label of the button
 * @property {Node|null} [quiet] a button for the amount that is nothing
 * @property {boolean} [brief] in one line: without slider, its limits for screen readers only
 */
/**
 * The form that sends a number with the notation of its control.
 * @param {string} spec
 * @param {Control} control
 * @param {Around} around
 * @param {Shown} shown
 * @param {...(Node|null)} above
 */
export function amountForm(spec, control, around, shown, ...above) {
  const { label } = shown;
  const data = limits(control.data);
  const typed = typedIn(control, data, around);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const value = allowed(typed.text, data);
    if (value === null) return;
    const node = /** @type {HTMLFormElement} */ (event.target);
    const notation = notated(control, value);
    const still = (/** @type {Scene} */ scene) => takes(scene, control.name, value);
    const warning = warned(control, value);
    const from = node.querySelector(".submit") ?? node;
    around.play(notation, label(value), from, still, warning, warning.length > 0);
  };
  return h(
    spec,
    { "data-control": control.name, "data-kind": control.kind, onsubmit: send },
    ...above,
    amount(control, data, typed, around, shown),
  );
}

const PAUSE = 150; // a number is asked about when nobody has typed for so long

/**
 * Lines that say what an amount would bring, asked for while it is typed; an answer about another amount is dropped.
 * @param {Control} control
 * @param {Around} around
 */
function live(control, around) {
  const node = h("div.brings", { "aria-live": "polite" });
  let timer = 0;
  let asked = "";
  const ask = (/** @type {number|null} */ value) => {
    clearTimeout(timer);
    const notation = value === null ? "" : notated(control, value);
    if (notation === asked) return;
    asked = notation;
    if (!notation) return put(node);
    timer = window.setTimeout(async () => {
      const { lines } = await around.app.sender.effects(notation);
      if (notation === asked) put(node, lines.length ? breakdown(lines) : null);
    }, PAUSE);
  };
  return { node, ask };
}

/**
 * What a value means that the control asks about first: `consequence`, for values above `confirm_above`.
 * @param {Control} control
 * @param {number} value
 * @returns {import("../types.js").Pair[]}
 */
export function warned(control, value) {
  const { confirm_above: above, consequence } = control.data;
  return above !== undefined && value > above ? [[consequence, ""]] : [];
}

/** Whether a control of that name takes a value now. @param {Scene} scene @param {string} name @param {number} value */
export function takes(scene, name, value) {
  const control = scene.controls.find((other) => other.name === name);
  return control !== undefined && allowed(String(value), limits(control.data)) !== null;
}

/** @param {Control} control @param {Limits} data @param {Around} around @returns {Typed} */
function typedIn(control, data, around) {
  const first = String(fitted(Number(control.data.value ?? control.data.first ?? data.low), data));
  return around.drafts.of(control, {
    first: () => /** @type {Typed} */ ({ text: first, wrong: false }),
    check: (typed) => {
      const before = typed.wrong;
      typed.wrong = allowed(typed.text, data) === null;
      return typed.wrong && !before ? `${control.label} – ${figure(Number(typed.text))}` : "";
    },
  });
}

/**
 * The field, its steps, its slider, its limits and what remains.
 * @param {Control} control
 * @param {Limits} data
 * @param {Typed} typed
 * @param {Around} around
 * @param {Shown} shown
 */
function amount(control, data, typed, around, { rest, label, quiet, brief }) {
  const { name } = control;
  const { note, quiet: nothing = 0 } = control.data;
  const id = fresh();
  const brings = live(control, around);
  const entry = (/** @type {string} */ type, /** @type {string} */ key) =>
    h("input", {
      type,
      inputmode: type === "number" ? "numeric" : null,
      min: data.low,
      max: data.high,
      step: data.step,
      value: typed.text,
      key: `${key} ${name}`,
      "aria-label": t("ui-amount"),
      "aria-describedby": id,
    });
  const field = entry("number", "field");
  const slider = entry("range", "slider");
  const submit = h("button.submit", { type: "submit", key: `send ${name}` });
  const remains = h("span.rest");
  const left = (/** @type {number} */ value) => {
    if (note) return filled(note, { amount: figure(value) });
    return rest === null ? "" : t("ui-remains", { amount: figure(rest - value) });
  };
  const show = () => {
    const value = allowed(typed.text, data);
    const near = fitted(Number(typed.text), data);
    submit.disabled = value === null;
    submit.classList.toggle("primary", value !== nothing); // nothing is no reason for the darkest button
    field.setAttribute("aria-invalid", String(value === null));
    put(submit, label(typed.text.trim() && Number.isFinite(Number(typed.text)) ? Number(typed.text) : near));
    put(remains, value === null ? "" : left(value));
    brings.ask(value);
    slider.value = String(near);
  };
  const set = (/** @type {string} */ text) => {
    typed.text = text;
    typed.wrong = false;
    around.drafts.touch(name);
    if (field.value !== text) field.value = text;
    show();
  };
  const fit = () => set(String(fitted(Number(typed.text), data)));
  field.addEventListener("input", () => set(field.value));
  field.addEventListener("blur", () => restoring() || typed.wrong || allowed(typed.text, data) !== null || fit());
  field.addEventListener("focus", () => restoring() || field.select());
  slider.addEventListener("input", () => set(slider.value));
  show();
  const step = (/** @type {number} */ by, /** @type {string} */ sign) =>
    h(
      "button.step",
      {
        type: "button",
        key: `${sign} ${name}`,
        "aria-label": t(by < 0 ? "ui-less" : "ui-more", { step: figure(data.step) }),
        onclick: () => set(String(fitted(Number(typed.text) + by, data))),
      },
      sign,
    );
  return h(
    "div.amount",
    null,
    h("div.row", null, step(-data.step, "−"), field, step(data.step, "+"), brief ? null : slider, submit, quiet ?? null),
    h(
      brief ? "p.limits.sr" : "p.limits",
      { id },
      t(data.step === 1 ? "ui-limits" : "ui-limits-step", {
        low: figure(data.low),
        high: figure(data.high),
        step: figure(data.step),
      }),
      " ",
      remains,
    ),
    brings.node,
  );
}
