// @ts-check
// The form for a new table: seats, options, pace; then to the table with its links.
import { h, need, put } from "./dom.js";
import { ask } from "./api.js";
import { withPromise } from "./chance.js";
import { goTo } from "./learn.js";
import { basics } from "./page.js";
import { badge, LETTERS, paintSeats } from "./seats.js";
import { change, settings } from "./settings.js";
import { t } from "./words.js";

basics();
paintSeats(null);

/** @type {any[]} */
const games = JSON.parse(need("#ui-games").textContent ?? "[]");
/** @type {HTMLFormElement} */
const form = need("#ui-new");
/** @type {HTMLElement} */
const seatsBox = need("#ui-seats");
/** @type {HTMLElement} */
const optionsBox = need("#ui-options");

/** The level that was chosen the last time; else one that is strong enough to be fun and quick enough to wait for. @param {any} game */
function usual(game) {
  const names = game.levels.map((/** @type {any} */ level) => level.name);
  return [settings().level, "club"].find((name) => names.includes(name)) ?? names[0];
}

/** @type {string[]} what each seat is: me, open, or a bot's level */
let chairs = [];

function game() {
  const chosen = new FormData(form).get("game");
  return games.find((other) => other.id === chosen) ?? games[0];
}

/** @param {number} number */
function resize(number) {
  const other = new FormData(form).get("preset") === "alone" ? usual(game()) : "open";
  while (chairs.length < number) chairs.push(chairs.length === 0 ? "me" : other);
  chairs.length = number;
  if (!chairs.includes("me")) chairs[0] = "me";
}

function drawSeats() {
  const { seats, levels } = game();
  const [least, most] = seats;
  const number = h("select", {
    id: "ui-number",
    onchange: (/** @type {any} */ event) => (resize(Number(event.target.value)), drawSeats(), drawOptions()),
  });
  for (let count = least; count <= most; count += 1)
    number.append(h("option", { value: count, selected: count === chairs.length }, String(count)));
  const line = (/** @type {string} */ kind, /** @type {number} */ seat) =>
    h(
      "li",
      null,
      badge(seat),
      h(
        "select",
        {
          "aria-label": t("ui-seat-of", { letter: LETTERS[seat] }),
          onchange: (/** @type {any} */ event) => sit(seat, event.target.value),
        },
        h("option", { value: "me", selected: kind === "me" }, t("ui-me")),
        h("option", { value: "open", selected: kind === "open" }, t("ui-for-a-friend")),
        levels.map((/** @type {any} */ level) =>
          h(
            "option",
            { value: level.name, selected: kind === level.name },
            t("ui-bot-of", { level: level.label }),
          ),
        ),
      ),
    );
  put(seatsBox, h("label", null, t("ui-number-seats"), " ", number), h("ul.chairs", null, chairs.map(line)));
}

/** What a preset means: who sits on the other chairs, and who may come. @param {string} preset */
function arrange(preset) {
  const other = preset === "alone" ? usual(game()) : "open";
  chairs = chairs.map((kind) => (kind === "me" ? kind : other));
  field("public").checked = preset === "all";
  drawSeats();
}

/** The pace that was chosen the last time, or the one that suits the game. */
function setPace() {
  const own = game().counted ? "live" : "relaxed";
  const wanted = form.querySelector(`[name="pace"][value="${CSS.escape(settings().pace || own)}"]`);
  /** @type {HTMLInputElement} */ (wanted ?? field("pace")).checked = true;
  drawPace();
}

/** @param {string} name @returns {HTMLInputElement} */
function field(name) {
  return need(`[name="${name}"]`, form);
}

/** There is one of me: on another seat, I leave mine to whoever was to sit there. @param {number} seat @param {string} kind */
function sit(seat, kind) {
  const mine = chairs.indexOf("me");
  if (kind === "me" && mine >= 0) chairs[mine] = chairs[seat];
  chairs[seat] = kind;
  if (kind !== "me" && kind !== "open") change({ level: kind });
  drawSeats();
}

/** What may be chosen at a table of this size; what was chosen before stays, if it can. */
function drawOptions() {
  const { options, editions, edition } = game();
  const before = readOptions();
  const shown = options.map((/** @type {any} */ option) => {
    const value = before[option.key] ?? option.default;
    const possible = option.choices.filter((/** @type {any} */ choice) => choice.seats <= chairs.length);
    const field =
      option.kind === "flag"
        ? [h("input", { type: "checkbox", "data-option": option.key, checked: value }), " ", option.label]
        : [
            option.label,
            " ",
            h(
              "select",
              { "data-option": option.key },
              possible.map((/** @type {any} */ choice) =>
                h("option", { value: choice.value, selected: choice.value === value }, choice.label),
              ),
            ),
          ];
    return h("div.option", null, h("label", null, field), option.hint ? h("p.hint", null, option.hint) : null);
  });
  const box = h(
    "label",
    null,
    t("ui-edition"),
    " ",
    h(
      "select",
      { name: "edition" },
      editions.map((/** @type {string} */ name) =>
        h("option", { value: name, selected: name === edition }, titled(name)),
      ),
    ),
  );
  put(optionsBox, shown, box);
}

/** "kosmos-1993" as one writes it. @param {string} edition */
function titled(edition) {
  return edition
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function drawPace() {
  const pace = String(new FormData(form).get("pace"));
  for (const box of form.querySelectorAll("[data-pace]"))
    /** @type {any} */ (box).hidden = /** @type {any} */ (box).dataset.pace !== pace;
}

function readOptions() {
  /** @type {Record<string, any>} */
  const options = {};
  for (const node of optionsBox.querySelectorAll("[data-option]")) {
    const input = /** @type {any} */ (node);
    options[input.dataset.option] = input.type === "checkbox" ? input.checked : input.value;
  }
  return options;
}

function readPace() {
  const data = new FormData(form);
  const kind = String(data.get("pace"));
  const speed = String(data.get("speed"));
  if (kind === "live")
    return {
      kind,
      speed,
      minutes: Number(data.get("minutes")),
      extra: Number(data.get("extra")),
      count: Number(data.get("count")),
    };
  return kind === "days" ? { kind, speed, days: Number(data.get("days")) } : { kind, speed };
}

/** @param {Event} event */
function open(event) {
  event.preventDefault();
  const data = new FormData(form);
  const name = String(data.get("name") ?? "").trim();
  const seats = chairs.map((kind) =>
    kind === "me" || kind === "open" ? { kind } : { kind: "bot", level: kind },
  );
  const order = {
    game: game().id,
    edition: data.get("edition") || undefined,
    options: readOptions(),
    seats,
    pace: readPace(),
    public: data.has("public"),
    auto: data.has("auto"),
    estimates: data.has("estimates"),
    rehearsal: data.has("rehearsal"),
    ...(name ? { name } : {}),
  };
  return goTo(form, false, () => withPromise((part) => ask("/api/tables", { ...order, ...part })));
}

function drawAll() {
  const [least, most] = game().seats;
  resize(Math.max(least, Math.min(most, chairs.length || Math.min(most, Math.max(least, 4)))));
  drawSeats();
  drawOptions();
  setPace();
}

form.addEventListener("change", (event) => {
  const { name, value } = /** @type {any} */ (event.target);
  if (name === "game") drawAll();
  if (name === "preset") arrange(value);
  if (name === "pace") {
    change({ pace: value });
    drawPace();
  }
});
form.addEventListener("submit", open);
drawAll();
