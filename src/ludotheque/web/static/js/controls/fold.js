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
 */
export function fold(name, label, around, content, spec = "details.other") {
  const { open } = around.drafts;
  const box = h(
    spec,
    { open: open.has(name), ontoggle: () => (box.open ? open.add(name) : open.delete(name)) },
    h("summary", { key: `fold ${name}` }, label),
    content(),
  );
  return box;
}
