// @ts-check
// A seat is a colour, a shape and a letter, so that nobody needs to see colours to tell them apart.
import { h, s } from "./dom.js";

export const LETTERS = "ABCDEF";

/** Colour-blind safe; a board may bring its own (`data-seat-colours` on its root). */
const COLOURS = ["#e69f00", "#56b4e9", "#009e73", "#d55e00", "#0072b2", "#cc79a7"];

/** Each shape in a square of 24, about its centre. */
const SHAPES = [
  "M12 1.500a10.500 10.500 0 1 0 .01 0Z",
  "M2.500 2.500h19v19h-19Z",
  "M12 1 23.500 21.500H.500Z",
  "M12 .500 23.500 12 12 23.500 .500 12Z",
  "M12 1 23 9.300 18.800 22.500H5.200L1 9.300Z",
  "M6.300 2h11.400L23.500 12 17.700 22H6.300L.500 12Z",
];

/** Where the letter stands: a triangle is wide only below. */
const BASELINES = [16.6, 16.6, 19.2, 16.6, 17.4, 16.6];

let colours = COLOURS;

/** Colours named by the game. @param {string|null|undefined} list */
export function paintSeats(list) {
  const own = (list ?? "").split(/[\s,]+/).filter((word) => /^#[0-9a-f]{6}$/i.test(word));
  colours = COLOURS.map((colour, seat) => own[seat] ?? colour);
  const { style } = document.documentElement;
  colours.forEach((colour, seat) => {
    style.setProperty(`--seat-${seat}`, colour);
    style.setProperty(`--seat-ink-${seat}`, inkOn(colour));
  });
}

/** @param {number} seat */
export function colourOf(seat) {
  return colours[seat % colours.length];
}

/** Ink that can be read on a colour. @param {string} colour */
export function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (light + 0.05) > (light + 0.05) / 0.0596 ? "#ffffff" : "#14142b";
}

/** @param {number} value */
function channel(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The shape and letter of a seat as SVG content, 24 × 24; it follows when the colours change. @param {number} seat */
export function token(seat) {
  return s(
    "g",
    { class: "token" },
    s("path", {
      d: SHAPES[seat % 6],
      style: `fill: var(--seat-${seat % 6})`,
      stroke: "#14142b",
      "stroke-width": 1.6,
      "stroke-linejoin": "round",
    }),
    s(
      "text",
      {
        x: 12,
        y: BASELINES[seat % 6],
        "text-anchor": "middle",
        "font-size": 12.5,
        "font-weight": 800,
        style: `fill: var(--seat-ink-${seat % 6})`,
      },
      LETTERS[seat],
    ),
  );
}

/** A badge to stand in text. @param {number} seat */
export function badge(seat) {
  return h(
    "span.badge",
    { "aria-hidden": "true" },
    s("svg", { viewBox: "0 0 24 24", width: 24, height: 24 }, token(seat)),
  );
}
