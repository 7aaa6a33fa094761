// @ts-check
// What a lesson or an example says, beside the decision it speaks of.
import { announce } from "./announce.js";
import { ask } from "./api.js";
import { withPromise } from "./chance.js";
import { h } from "./dom.js";
import { goTo, learnAgain } from "./learn.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Lesson} Lesson */

/** What was read out last: the same sentence is not said twice. */
let said = "";

/** The card looks different when this does. @param {Model} model */
export function lessonKey({ state }) {
  return [state.you.lesson, t("ui-lesson")];
}

/**
 * The card: where the lesson stands, the sentence, its rule, and at the end what comes next.
 * @param {Model} model
 * @param {(rule: string) => void} openRule
 */
export function lessonCard({ state }, openRule) {
  const lesson = /** @type {Lesson} */ (state.you.lesson);
  const title = t(lesson.example ? "ui-lesson-example" : "ui-lesson");
  const begun = lesson.example || lesson.number > 1;
  if (lesson.text !== said) announce(lesson.text);
  said = lesson.text;
  return h(
    `section.lesson${lesson.done ? ".done" : ""}`,
    { "aria-label": title },
    h(
      "div.lesson-head",
      null,
      h("b", null, title),
      lesson.example ? null : counted(lesson),
      h("span.lesson-links", null, rule(lesson.rule, openRule), begun ? again(state.table.game, lesson.example) : null),
    ),
    h("p.says", null, lesson.text),
    lesson.over ? afterwards(state.table.game, lesson) : null,
  );
}

/** At the end: a match of one's own, or on with this one. @param {string} game @param {Lesson} lesson */
function afterwards(game, lesson) {
  return h(
    "p.row",
    null,
    lesson.example ? null : toMatch(game),
    h("span.hint", null, t(lesson.example ? "ui-lesson-example-go-on" : "ui-lesson-go-on")),
  );
}

/** @param {Lesson} lesson */
function counted({ number, of }) {
  const text = t("ui-lesson-number", { number, of });
  return [
    h("span.number", null, text),
    h("progress", { max: of, value: number, "aria-label": text, "aria-hidden": "true" }),
  ];
}

/** @param {string} number @param {(rule: string) => void} open */
function rule(number, open) {
  return h("button.link", { type: "button", onclick: () => open(number) }, t("ui-lesson-rule", { rule: number }));
}

/** @param {string} game @param {string} example */
function again(game, example) {
  const act = () => learnAgain(button, game, example);
  const button = h("button.link.again", { type: "button", onclick: act }, t("ui-lesson-again"));
  return button;
}

/** @param {string} game */
function toMatch(game) {
  const act = () => goTo(button, false, () => withPromise((part) => ask("/api/play-now", { game, ...part })));
  const button = h("button.primary.small.to-match", { type: "button", onclick: act }, t("ui-lesson-match"));
  return button;
}
