// @ts-check
// Odds and estimates: they come with every scene, and are shown to those who have switched them on.
import { settings } from "./settings.js";
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Control} Control */

/** Choices with their estimates, and controls without: a list that stayed the same gives the same list. */
const ESTIMATED = /** @type {WeakMap<Choice[], Choice[]>} */ (new WeakMap());
const SILENT = /** @type {WeakMap<Control[], Control[]>} */ (new WeakMap());

/**
 * The scene as this person wants it: estimates stand after what a choice brings for certain, or are left out.
 * @param {Scene|null} scene
 * @returns {Scene|null}
 */
export function withEstimates(scene) {
  if (!scene) return scene;
  if (settings().estimates) {
    if (!scene.choices.some((choice) => choice.estimate)) return scene;
    return { ...scene, choices: once(ESTIMATED, scene.choices, estimated) };
  }
  if (!scene.controls.some((control) => "estimate" in control.data)) return scene;
  return { ...scene, controls: once(SILENT, scene.controls, silent) };
}

/** @param {Choice} choice @returns {Choice} */
function estimated(choice) {
  return choice.estimate ? { ...choice, preview: [...choice.preview, ...choice.estimate] } : choice;
}

/** @param {Control} control @returns {Control} */
function silent(control) {
  if (!("estimate" in control.data)) return control;
  const { estimate, ...data } = control.data;
  return { ...control, data };
}

/**
 * @template T
 * @param {WeakMap<T[], T[]>} known
 * @param {T[]} list
 * @param {(one: T) => T} make
 */
function once(known, list, make) {
  const found = known.get(list) ?? list.map(make);
  known.set(list, found);
  return found;
}
