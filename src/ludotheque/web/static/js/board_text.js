// @ts-check
// The board in words, for whoever does not see it: places and pieces, whose they are, what can be done there.
import { h } from "./dom.js";
import { sheet } from "./sheet.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Scene} Scene */

/**
 * @typedef {{what: string[], seats: Set<number>, choices: string[]}} Line one place, or one piece before a player
 */

/** Opens the board as tables of text. @param {Model} model @param {(place: string) => string} named what the drawing calls a place */
export function showBoardText(model, named) {
  const { scene, state } = model;
  if (!scene) return;
  const owner = (/** @type {number} */ seat) => state.table.seats[seat]?.name ?? "";
  const { board, before } = linesOf(scene, named);
  const groups = [
    { title: t("ui-board"), lines: board },
    ...[...before].map(([seat, lines]) => ({ title: owner(seat), lines })),
  ];
  sheet(
    t("ui-board-text"),
    h("p", null, scene.status),
    ...groups.filter(({ lines }) => lines.length).map(({ title, lines }) => tableOf(title, lines, owner)),
  );
}

/**
 * Everything that is drawn, place by place in the order of the scene.
 * @param {Scene} scene
 * @param {(place: string) => string} named
 * @returns {{board: Line[], before: Map<number, Line[]>}} what lies on the board, and before each player
 */
export function linesOf(scene, named) {
  /** @type {Map<string, Line>} */
  const places = new Map();
  const at = (/** @type {string} */ place) => {
    let line = places.get(place);
    if (!line) places.set(place, (line = { what: [], seats: new Set(), choices: [] }));
    return line;
  };
  const homes = new Map(scene.pieces.map(({ id, place }) => [id, place]));
  for (const { place, label, seat } of scene.pieces) {
    if (!place || !label) continue;
    const line = at(place);
    line.what.push(label);
    if (seat !== null) line.seats.add(seat);
  }
  for (const { on, label } of scene.choices) {
    const place = on.startsWith("piece:") ? homes.get(on.slice(6)) : on.startsWith("place:") ? on.slice(6) : null;
    if (!place) continue;
    const line = at(place);
    if (!line.what.length) line.what.push(named(place));
    line.choices.push(label);
  }
  /** @type {Map<number, Line[]>} */
  const before = new Map();
  const board = [];
  for (const [place, line] of places) {
    const [, seat] = /^panel:(\d+)$/.exec(place) ?? [];
    if (seat === undefined) board.push(line);
    else before.set(Number(seat), [...(before.get(Number(seat)) ?? []), line]);
  }
  return { board, before };
}

/** @param {string} title @param {Line[]} lines @param {(seat: number) => string} owner */
function tableOf(title, lines, owner) {
  const chooses = lines.some(({ choices }) => choices.length);
  const head = [t("ui-text-what"), t("ui-text-whose"), ...(chooses ? [t("ui-text-choices")] : [])];
  return h(
    "table.sheet.board-text",
    null,
    h("caption", null, title),
    h("thead", null, h("tr", null, head.map((word) => h("th", { scope: "col" }, word)))),
    h(
      "tbody",
      null,
      alike(lines).map(({ what, seats, choices, number }) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, number > 1 ? `${number} × ` : "", counted(what).join(", ")),
          h("td", null, [...seats].map(owner).join(", ")),
          chooses ? h("td", null, choices.join(" · ")) : null,
        ),
      ),
    ),
  );
}

/** Lines in a row that say the same, as one with their number. @param {Line[]} lines @returns {(Line & {number: number})[]} */
function alike(lines) {
  const found = /** @type {(Line & {number: number})[]} */ ([]);
  const said = (/** @type {Line} */ { what, seats, choices }) => JSON.stringify([what, [...seats], choices]);
  for (const line of lines) {
    const last = found[found.length - 1];
    if (last && said(last) === said(line)) last.number += 1;
    else found.push({ ...line, number: 1 });
  }
  return found;
}

/** The same several times is said once: "3 × forest". @param {string[]} words */
function counted(words) {
  const found = new Map();
  for (const word of words) if (word) found.set(word, (found.get(word) ?? 0) + 1);
  return [...found].map(([word, n]) => (n > 1 ? `${n} × ${word}` : word));
}
