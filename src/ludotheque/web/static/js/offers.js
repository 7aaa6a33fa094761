// @ts-check
// Offers in the tray: those that wait for my answer or that I may withdraw, and what became of the others.
import { h } from "./dom.js";
import { breakdown } from "./bubble.js";
import { counter } from "./controls/offer.js";
import { reason } from "./targets.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./controls/index.js").Around} Around */

/**
 * One card for each offer, with its answers.
 * @param {Around} around
 * @param {(choice: Choice, look: string) => Node} button
 */
export function offerCards(around, button) {
  const { scene, app } = around;
  /** @type {Map<string, Choice[]>} */
  const by = new Map();
  for (const choice of scene.choices) {
    if (choice.on.startsWith("offer:")) by.set(choice.on, [...(by.get(choice.on) ?? []), choice]);
  }
  const closed = scene.greyed.filter(({ on }) => on.startsWith("offer:"));
  if (!by.size && !closed.length) return null;
  return h(
    "div.offers",
    null,
    closed.map(({ on, refusal }) =>
      h(
        "article.offer.closed",
        { "data-on": on },
        h("p.terms", null, reason(refusal.text, refusal.rule, app.openRule)),
      ),
    ),
    // What waits for my answer comes before what I may only take back.
    [...by].sort(([, one], [, other]) => Number(isAsked(other)) - Number(isAsked(one))).map(([on, choices]) => {
      const answered = isAsked(choices); // to take back one's own word is never the first thing to do
      return h(
        "article.offer",
        { "data-on": on },
        h(
          "div.terms",
          null,
          h("h3", null, t("ui-offer-number", { number: on.slice(6) })),
          choices[0].preview?.length ? breakdown(choices[0].preview) : null,
        ),
        h(
          "div.answers",
          null,
          choices.map((choice, at) => button(choice, answered && at === 0 ? "primary" : "")),
          counter(on, around),
        ),
      );
    }),
  );
}

/** Whether an offer waits for my answer; of my own I may only take back what I said. @param {Choice[]} choices */
function isAsked(choices) {
  return choices.length > 1;
}
