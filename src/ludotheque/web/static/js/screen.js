// @ts-check
// Which layout the window has room for: wide, upright (a phone), or sideways (a phone held sideways, a page at 200 %).
// The style sheets find its name on the root of the page, and `data-compact` on both small ones.

const SIDEWAYS = matchMedia("(max-height: 560px) and (orientation: landscape)");
const UPRIGHT = matchMedia("(max-width: 760px), (max-width: 1000px) and (orientation: portrait)");
const ROOMY = matchMedia("(min-width: 800px)"); // a board that allows it is shown as a whole

/** @returns {"wide"|"upright"|"sideways"} */
export function layout() {
  if (SIDEWAYS.matches) return "sideways";
  return UPRIGHT.matches ? "upright" : "wide";
}

/** There is no room for everything side by side: panels scroll with the board, the tabs open over it. */
export function compact() {
  return layout() !== "wide";
}

/** @returns {"wide"|"whole"|"narrow"} whether the board is seen as drawn, as drawn if it allows it, or in its narrow drawing */
export function drawingFor() {
  if (!compact()) return "wide";
  return ROOMY.matches ? "whole" : "narrow";
}

/** Names the layout on the root of the page. */
function name() {
  const root = document.documentElement;
  root.dataset.layout = layout();
  root.toggleAttribute("data-compact", compact());
}

/** Calls back whenever the layout or the drawing may be another one. @param {() => void} changed */
export function onLayout(changed) {
  for (const query of [SIDEWAYS, UPRIGHT, ROOMY]) query.addEventListener("change", changed);
}

name();
onLayout(name);
