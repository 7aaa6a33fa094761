// @ts-check
// The live region: what happened, for those who listen; and short messages for everybody.
import { h, need } from "./dom.js";

const STAY = 6000;

/** Said by screen readers. @param {string} text */
export function announce(text) {
  const region = need("#ui-live");
  region.append(h("p", null, text));
  while (region.childElementCount > 8) region.firstElementChild?.remove();
}

/**
 * A short message at the edge of the page; it stays while the pointer rests on it.
 * @param {string} text
 * @param {HTMLElement} [button]
 */
export function toast(text, button) {
  const box = need("#ui-toasts");
  const message = h("div.toast", { role: "status" }, h("span", null, text), button ?? null);
  for (const other of box.children) if (other.textContent === message.textContent) other.remove();
  box.append(message);
  while (box.childElementCount > 3) box.firstElementChild?.remove();
  const leave = () => (message.matches(":hover, :focus-within") ? setTimeout(leave, STAY) : message.remove());
  setTimeout(leave, STAY);
}
