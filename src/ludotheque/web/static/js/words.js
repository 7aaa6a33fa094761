// @ts-check
// The page's own words. The server puts them into the page as JSON; game words arrive as whole sentences.

/** @type {Record<string, string>} */
let words = {};
let language = "en";

/** Reads the words of a page. @param {Document} page */
export function readWords(page) {
  const block = page.getElementById("ui-words");
  words = block ? JSON.parse(block.textContent ?? "{}") : {};
  language = page.documentElement.lang || "en";
  if (page !== document) document.documentElement.lang = language;
}

export function lang() {
  return language;
}

/**
 * A message of the page; `%name` is filled in. With a fact `n`, `key-one` or `key-other` is taken if it exists.
 * @param {string} key
 * @param {Record<string, string|number>} [facts]
 */
export function t(key, facts) {
  let message = words[key];
  if (facts && typeof facts.n === "number") {
    const form = new Intl.PluralRules(language).select(facts.n) === "one" ? "one" : "other";
    message = words[`${key}-${form}`] ?? message;
  }
  if (message === undefined) {
    console.error(`The page has no words for ${key}`);
    return ""; // nobody is shown a key
  }
  return facts ? filled(message, facts) : message;
}

/** Puts facts in the place of `%name`. @param {string} message @param {Record<string, string|number>} facts */
export function filled(message, facts) {
  return message.replace(/%(\w+)/g, (_, name) => String(facts[name] ?? ""));
}

/** The time of day, or the day and time if it is another day. @param {number} at */
export function moment(at) {
  const date = new Date(at);
  const today = new Date().toDateString() === date.toDateString();
  const style = /** @type {Intl.DateTimeFormatOptions} */ (
    today
      ? { hour: "2-digit", minute: "2-digit" }
      : { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }
  );
  return new Intl.DateTimeFormat(locale(), { ...style, hourCycle: hourCycle() }).format(date);
}

/** The page's language as this browser writes it: en-GB of an English page, if the browser names it. */
function locale() {
  return navigator.languages.find((name) => name.split("-")[0] === language) ?? language;
}

/** 21:56 or 9:56 PM, as this browser has it in any language. */
function hourCycle() {
  return new Intl.DateTimeFormat([...navigator.languages], { hour: "numeric" }).resolvedOptions().hourCycle;
}

/** 1:05 of 65 000 ms, or 2 d 4 h. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  if (days) return t("ui-days-hours", { days, hours });
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
