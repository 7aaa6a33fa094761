// @ts-check
// Something that is rarely needed, folded under its own name; it stays open while the decision lasts.
import { h } from "../dom.js";
/**
 * @typedef {import("./index.js").Around} Around
 * @param {string} name
 * @param {string} label
 * @param {Around} around
 * @param {() => Node|null} content
 */
export function fold(name, label, around, content) {
  const kept = around.drafts.get(`fold ${name}`) ?? { open: false };
  around.drafts.set(`fold ${name}`, kept);
  const box = h(
    "details.other",
    { open: kept.open, ontoggle: () => (kept.open = box.open) },
    h("summary", { key: `fold ${name}` }, label),
    content(),
  );
  return box;
}
