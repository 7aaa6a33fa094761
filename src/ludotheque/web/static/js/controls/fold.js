// @ts-check
// Something that is rarely needed, folded under its own name; unfolded it stays so until a move of mine.
import { h } from "../dom.js";
/**
 * @typedef {import("./index.js").Around} Around
 * @param {string} name
 * @param {string} label
 * @param {Around} around
 * @param {() => Node|null} content
 * @param {string} [spec]
 * @param {() => void} [turned] what else follows when it is folded or unfolded
 */
export function fold(name, label, around, content, spec = "details.other", turned = () => {}) {
  const { open } = around.drafts;
  const toggled = () => {
    if (!box.isConnected) return; // the browser says it late: another one stands in its place by now
    if (box.open) open.add(name);
    else open.delete(name);
    turned();
  };
  const box = h(
    spec,
    { open: open.has(name), ontoggle: toggled },
    h("summary", { key: `fold ${name}` }, label),
    content(),
  );
  return box;
}
