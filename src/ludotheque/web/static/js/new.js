// @ts-check
// The form for a new table: seats, options, pace; then to the table with its links.
import { h, need, put } from "./dom.js";
import { ask, fairPart, Trouble } from "./api.js";
import { toast } from "./announce.js";
import { basics } from "./page.js";
import { badge, LETTERS, paintSeats } from "./seats.js";
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

/** The last but one level is strong enough to be fun and quick enough to wait for. @param {any} game */
function usual(game) {
  const names = game.levels.map((/** @type {any} */ level) => level.name);
  return names.includes("greedy") ? "greedy" : names[0];
}

/** @type {string[]} what each seat is: me, open, or a bot's level */
let chairs = [];

function game() {
  const chosen = new FormData(form).get("game");
  return games.find((other) => other.id === chosen) ?? games[0];
}

/** @param {number} number */
function resize(number) {
  const level = usual(game());
  while (chairs.length < number) chairs.push(chairs.length === 0 ? "me" : level);
  chairs.length = number;
  if (!chairs.includes("me")) chairs[0] = "me";
}

function drawSeats() {
  const { seats, levels } = game();
  const [least, most] = seats;
  const number = h("select", {
    id: "ui-number",
    onchange: (/** @type {any} */ event) => (resize(Number(event.target.value)), drawSeats()),
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

/** There is one of me. @param {number} seat @param {string} kind */
function sit(seat, kind) {
  if (kind === "me") chairs = chairs.map((other) => (other === "me" ? usual(game()) : other));
  chairs[seat] = kind;
  drawSeats();
}

function drawOptions() {
  const { options, editions, edition } = game();
  const shown = options.map((/** @type {any} */ option) =>
    option.kind === "flag"
      ? h(
          "label",
          null,
          h("input", { type: "checkbox", "data-option": option.key, checked: option.default }),
          " ",
          option.label,
        )
      : h(
          "label",
          null,
          option.label,
          " ",
          h(
            "select",
            { "data-option": option.key },
            option.choices.map((/** @type {any} */ choice) =>
              h("option", { value: choice.value, selected: choice.value === option.default }, choice.label),
            ),
          ),
        ),
  );
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
  if (kind === "live")
    return {
      kind,
      minutes: Number(data.get("minutes")),
      extra: Number(data.get("extra")),
      count: Number(data.get("count")),
    };
  return kind === "days" ? { kind, days: Number(data.get("days")) } : { kind };
}

/** @param {Event} event */
async function open(event) {
  event.preventDefault();
  const data = new FormData(form);
  const name = String(data.get("name") ?? "").trim();
  const seats = chairs.map((kind) =>
    kind === "me" || kind === "open" ? { kind } : { kind: "bot", level: kind },
  );
  try {
    const made = await ask("/api/tables", {
      game: game().id,
      edition: data.get("edition") || undefined,
      options: readOptions(),
      seats,
      pace: readPace(),
      public: data.has("public"),
      auto: data.has("auto"),
      ...(name ? { name } : {}),
      ...(await fairPart()),
    });
    sessionStorage.setItem(`links ${made.table}`, JSON.stringify({ invite: made.invite, watch: made.watch }));
    location.href = made.url;
  } catch (error) {
    toast(error instanceof Trouble && error.message ? error.message : t("ui-offline"));
  }
}

function drawAll() {
  const [least, most] = game().seats;
  resize(Math.max(least, Math.min(most, chairs.length || Math.min(most, Math.max(least, 4)))));
  drawSeats();
  drawOptions();
  drawPace();
}

form.addEventListener("change", (event) => {
  const name = /** @type {any} */ (event.target).name;
  if (name === "game") drawAll();
  if (name === "pace") drawPace();
});
form.addEventListener("submit", open);
drawAll();
