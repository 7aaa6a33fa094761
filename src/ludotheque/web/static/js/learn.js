// @ts-check
// The way to a lesson or an example: any button with data-act="learn", data-game and, for an example, data-example.
import { ask, Trouble } from "./api.js";
import { toast } from "./announce.js";
import { t } from "./words.js";

/** Listens for such buttons; from a table the lesson opens in a tab of its own, and the match stays where it is. */
export function startLearning() {
  window.addEventListener("pageshow", () => {
    for (const busy of document.querySelectorAll('[data-leaving="true"]')) free(busy); // somebody came back
  });
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest?.('[data-act="learn"]');
    if (button instanceof HTMLElement) void learn(button, document.body.classList.contains("table-page"));
  });
}

/** @param {HTMLElement} button @param {boolean} apart */
async function learn(button, apart) {
  const { game, example = "" } = button.dataset;
  await goTo(button, apart, () => ask("/api/learn", { game, example }));
}

/** The same lesson or example from its beginning. @param {HTMLElement} button @param {string} game @param {string} example */
export function learnAgain(button, game, example) {
  return goTo(button, false, () => ask("/api/learn", { game, example, again: true }));
}

/** @param {Element} button */
function free(button) {
  for (const mark of ["aria-busy", "data-leaving"]) button.removeAttribute(mark);
}

/**
 * Opens a table, once: a second click finds the button (or the form) busy, also while the browser is on its way.
 * @param {HTMLElement} button
 * @param {boolean} apart
 * @param {() => Promise<{url: string}>} open
 */
export async function goTo(button, apart, open) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  const tab = apart ? window.open("", "_blank") : null; // at once: later a browser would take it for an advertisement
  try {
    const { url } = await open();
    (tab ?? window).location.href = new URL(url, location.href).href;
    if (!tab) return void button.setAttribute("data-leaving", "true");
  } catch (error) {
    tab?.close();
    toast(error instanceof Trouble && error.message ? error.message : t("ui-offline"));
  }
  free(button);
}
