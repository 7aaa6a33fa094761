// @ts-check
// The lists and forms of the tray that are folded: one is open at a time, and Escape closes it.

/** @param {HTMLElement} tray @returns {HTMLDetailsElement[]} */
function openedIn(tray) {
  return [...tray.querySelectorAll("details")].filter((one) => one.open);
}

/** On a wide screen they lie where the tabs are: whoever opens a tab closes them. @param {HTMLElement} tray */
export function closeOpened(tray) {
  for (const one of openedIn(tray)) one.open = false;
}

/** @param {HTMLElement} tray */
export function oneOpened(tray) {
  tray.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of openedIn(tray)) if (other !== target) other.open = false;
    },
    true,
  );
  // on the whole page: whoever opened a list may have clicked elsewhere since
  document.addEventListener("keydown", (event) => {
    const [last] = event.key === "Escape" ? openedIn(tray) : [];
    if (!last) return;
    last.open = false;
    if (tray.contains(document.activeElement)) last.querySelector("summary")?.focus();
  });
}
