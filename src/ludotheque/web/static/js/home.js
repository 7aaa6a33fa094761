// @ts-check
// The shelf: sit down with one click, a name, a game file.
import { ask, fairPart, Trouble } from "./api.js";
import { toast } from "./announce.js";
import { basics } from "./page.js";
import { moment, t } from "./words.js";

basics();

for (const button of document.querySelectorAll('[data-act="play-now"]')) {
  button.addEventListener("click", () => playNow(/** @type {HTMLButtonElement} */ (button)));
}

/** @param {HTMLButtonElement} button */
async function playNow(button) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  try {
    const { url } = await ask("/api/play-now", { game: button.dataset.game, ...(await fairPart()) });
    location.href = url;
  } catch (error) {
    button.removeAttribute("aria-busy");
    complain(error);
  }
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
    toast(guest.name);
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
    if (error instanceof SyntaxError) toast(t("ui-failed"));
    else complain(error);
  }
  file.value = "";
});

for (const time of document.querySelectorAll("time[data-at]")) {
  const at = Number(/** @type {HTMLElement} */ (time).dataset.at);
  time.textContent = t("ui-until", { at: moment(at) });
}
