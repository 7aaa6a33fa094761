// @ts-check
// The shelf: sit down with one click, a name, a game file.
import { ask, Trouble } from "./api.js";
import { toast } from "./announce.js";
import { withPromise } from "./chance.js";
import { goTo } from "./learn.js";
import { basics } from "./page.js";
import { change, settings } from "./settings.js";
import { moment, t } from "./words.js";

basics();

/** How somebody wants to play: the bots' level and the pace, as they were chosen the last time. @type {HTMLSelectElement[]} */
const wishes = [...document.querySelectorAll("select[data-wish]")].map((node) => /** @type {any} */ (node));
for (const select of wishes) {
  const wish = /** @type {"level"|"pace"} */ (select.dataset.wish);
  const kept = [...select.options].find((option) => option.value === settings()[wish]);
  if (kept) kept.selected = true;
  select.addEventListener("change", () => change({ [wish]: select.value }));
}

for (const button of document.querySelectorAll('[data-act="play-now"]')) {
  button.addEventListener("click", () => playNow(/** @type {HTMLButtonElement} */ (button)));
}

/** @param {HTMLButtonElement} button */
function playNow(button) {
  const { game } = button.dataset;
  const wished = Object.fromEntries(wishes.map((select) => [select.dataset.wish, select.value]));
  return goTo(button, false, () => withPromise((part) => ask("/api/play-now", { game, ...wished, ...part })));
}

/** @param {unknown} error */
function complain(error) {
  toast(error instanceof Trouble && error.message ? error.message : t("ui-offline"));
}

const name = document.querySelector('form[data-act="name"]');
name?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (name.querySelector("input"));
  try {
    const { guest } = await ask("/api/me", { name: input.value.trim() });
    input.value = guest.name;
    toast(t("ui-name-saved", { name: guest.name }));
  } catch (error) {
    complain(error);
  }
});

const file = /** @type {HTMLInputElement|null} */ (document.querySelector('[data-act="import"]'));
file?.addEventListener("change", async () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  try {
    const { url } = await ask("/api/import", JSON.parse(await chosen.text()));
    location.href = url;
  } catch (error) {
    if (error instanceof SyntaxError) toast(t("ui-not-a-game-file"));
    else complain(error);
  }
  file.value = "";
});

for (const time of document.querySelectorAll("time[data-at]")) {
  const at = Number(/** @type {HTMLElement} */ (time).dataset.at);
  time.textContent = t("ui-until", { at: moment(at) });
}
