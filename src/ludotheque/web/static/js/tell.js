// @ts-check
// A message of the table for ears and other windows: sounds, the live region, notices, the dots on the tabs.
import { h } from "./dom.js";
import { announce, toast } from "./announce.js";
import { speaker } from "./chat.js";
import { notify } from "./notice.js";
import { sound } from "./sound.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./side.js").Side} Side */

/**
 * @param {State|null} before
 * @param {State} next
 * @param {any} message
 * @param {Side} side
 * @param {import("./moments.js").Moments} moments what the move brought about, while it is being shown
 */
export function tell(before, next, message, side, moments) {
  if (message.type === "chat" && message.said.seat !== next.you.seat) heard(message.said, side);
  for (const line of message.happened ?? []) for (const text of line.texts) announce(text.text);
  const notes = before?.scene?.notes;
  if (notes && next.scene?.notes.some((note) => !notes.includes(note))) side.mark("notes", 1);
  if (next.you.must && !before?.you.must) myTurn(next, moments);
  else if (message.happened?.length && !moments.now) sound("move");
  if (next.outcome && before && !before.outcome) {
    moments.afterwards(() => sound("end"));
    announce(next.outcome.text);
  }
  const again = next.table.rematch;
  if (before && again && before.table.rematch !== again) {
    toast(t("ui-rematch-opened"), h("a.button.small", { href: `/table/${again}` }, t("ui-to-rematch")));
  }
}

/** @param {import("./types.js").Said} said @param {Side} side */
function heard(said, side) {
  sound("chat");
  side.mark("chat", 1);
  announce(`${speaker(said)}: ${said.text}`);
}

/** @param {State} state @param {import("./moments.js").Moments} moments */
function myTurn(state, moments) {
  const status = state.scene?.status ?? "";
  moments.afterwards(() => sound("turn"));
  announce(`${t("ui-your-turn")}. ${status}`);
  notify(`${t("ui-your-turn")} – ${state.table.title}`, status);
}
