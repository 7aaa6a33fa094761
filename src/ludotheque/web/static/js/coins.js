// @ts-check
// Coins that fly from the middle of the board to a value that grew.
import { h, whenDrawn } from "./dom.js";
import { motion } from "./settings.js";

const FLIGHT = 550;
const APART = 90;
const COINS = 3;

/** @param {Element} to the value */
export function fly(to) {
  const duration = motion(FLIGHT);
  if (!duration) return;
  whenDrawn(() => {
    const bank = document.querySelector(".board")?.getBoundingClientRect();
    const paid = to.getBoundingClientRect();
    if (!bank?.width || !paid.width) return;
    const from = `translate(${bank.x + bank.width / 2}px, ${bank.y + bank.height / 2}px)`;
    const goal = `translate(${paid.x}px, ${paid.y}px)`;
    for (let nth = 0; nth < COINS; nth += 1) {
      const coin = h("span.coin", { "aria-hidden": "true" });
      document.body.append(coin);
      const flight = coin.animate([{ transform: from }, { transform: goal }], {
        duration,
        delay: motion(nth * APART),
        easing: "cubic-bezier(.4,0,.3,1)",
        fill: "backwards",
      });
      flight.onfinish = flight.oncancel = () => coin.remove();
    }
  });
}
