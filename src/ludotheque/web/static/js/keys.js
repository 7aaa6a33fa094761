// @ts-check
// The keyboard: what its shortcuts do, and the list of them that "?" opens.
import { h } from "./dom.js";
import { sheet } from "./sheet.js";
import { t } from "./words.js";

/** @typedef {{help: () => void, decision: () => void, board: () => void, journal: () => void}} Acts */

/** Shortcuts of the table: the key, with Alt or not, and what it does. @type {{key: string, alt: boolean, act: keyof Acts}[]} */
const SHORTCUTS = [
  { key: "?", alt: false, act: "help" },
  { key: "d", alt: true, act: "decision" },
  { key: "b", alt: true, act: "board" },
  { key: "j", alt: true, act: "journal" },
];

/** What keys do in one place only, by the words for them. */
const ELSEWHERE = ["tab", "enter", "arrows", "ends", "escape"];

const NAMES = { help: "ui-keys-help", decision: "ui-keys-decision", board: "ui-keys-board", journal: "ui-keys-journal" };

/** Listens to the shortcuts; whoever types keeps the keys. @param {Acts} acts */
export function startKeys(acts) {
  document.addEventListener("keydown", (event) => {
    const at = /** @type {any} */ (event.target);
    if (event.ctrlKey || event.metaKey) return;
    const found = SHORTCUTS.find(({ key, alt }) => key === event.key.toLowerCase() && alt === event.altKey);
    if (!found || (!found.alt && at?.matches?.("input, textarea, select"))) return;
    event.preventDefault();
    acts[found.act]();
  });
}

/** The list of all keys, in a window of its own. */
export function showKeys() {
  const line = (/** @type {string} */ keys, /** @type {string} */ word) =>
    h("tr", null, h("th", { scope: "row" }, h("kbd", null, keys)), h("td", null, t(word)));
  sheet(
    t("ui-keys"),
    h(
      "table.sheet.keys",
      null,
      h(
        "tbody",
        null,
        SHORTCUTS.map(({ key, alt, act }) => line(alt ? `Alt + ${key.toUpperCase()}` : key, NAMES[act])),
        ELSEWHERE.map((name) => line(t(`ui-key-${name}`), `ui-keys-${name}`)),
      ),
    ),
  );
}
