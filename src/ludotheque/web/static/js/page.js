// @ts-check
// What every page does: words, theme, language kept with the place, the service worker.
import { startLearning } from "./learn.js";
import { change, settings, show } from "./settings.js";
import { readWords } from "./words.js";

/** Called once by each page's own script. */
export function basics() {
  readWords(document);
  show();
  for (const link of document.querySelectorAll('a[data-keep="lang"]'))
    keepPlace(/** @type {HTMLAnchorElement} */ (link));
  document.querySelector('[data-act="theme"]')?.addEventListener("click", turnTheme);
  for (const picture of document.querySelectorAll("img[data-instead]"))
    instead(/** @type {HTMLImageElement} */ (picture));
  startLearning();
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/**
 * The other language shows the same thing: query and scroll position stay.
 * @param {HTMLAnchorElement} link
 */
function keepPlace(link) {
  const asked = new URL(link.href).searchParams.get("lang") ?? "";
  link.addEventListener("click", () => {
    const here = new URL(location.href);
    here.searchParams.set("lang", asked);
    link.href = here.href;
    sessionStorage.setItem("scroll", String(scrollY));
  });
  const place = sessionStorage.getItem("scroll");
  if (place) scrollTo(0, Number(place));
  sessionStorage.removeItem("scroll");
}

function turnTheme() {
  const dark =
    settings().theme === "dark" ||
    (settings().theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  change({ theme: dark ? "light" : "dark" });
}

/** A game without a cover shows its board. @param {HTMLImageElement} picture */
function instead(picture) {
  const swap = () => {
    const other = picture.dataset.instead;
    if (other) picture.src = other;
    picture.removeAttribute("data-instead");
  };
  if (picture.complete && picture.naturalWidth === 0) swap();
  else picture.addEventListener("error", swap, { once: true });
}
