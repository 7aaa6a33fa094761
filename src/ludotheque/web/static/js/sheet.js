// @ts-check
// A window over the page with something to read.
import { fresh, h } from "./dom.js";
import { t } from "./words.js";

/** Opens it; it is gone when it is closed. @param {string} title @param {...Node} content @returns {HTMLDialogElement} */
export function sheet(title, ...content) {
  const id = fresh();
  const close = () => node.close();
  const node = h(
    "dialog.menu.reading",
    { "aria-labelledby": id, onclose: () => node.remove() },
    h(
      "div.head",
      null,
      h("h2", { id }, title),
      h("button.plain.close", { type: "button", "aria-label": t("ui-close"), onclick: close }, "×"),
    ),
    ...content,
  );
  node.addEventListener("click", (/** @type {Event} */ event) => event.target === node && node.close());
  document.body.append(node);
  node.showModal();
  return node;
}
