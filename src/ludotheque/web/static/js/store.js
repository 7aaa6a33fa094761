// @ts-check
// What the page knows of the table: the last state with every update since.
/** @typedef {import("./types.js").State} State */

/**
 * The state after a message of the server; the same object if it changes nothing.
 * @param {State|null} state
 * @param {any} message
 * @returns {State|null}
 */
export function after(state, message) {
  if (message.type === "state") return fromState(message);
  if (!state) return state;
  switch (message.type) {
    case "update":
      return updated(state, message);
    case "chat":
      return withChat(state, message.said);
    case "presence":
      return withPresence(state, message);
    default:
      return state;
  }
}

/** @param {any} message @returns {State} */
function fromState(message) {
  const { type: _, ...state } = message;
  return { ...state, log: state.log ?? [], chat: state.chat ?? [] };
}

const MERGED = /** @type {const} */ (["table", "you", "clocks", "fair", "outcome", "scene"]);

/** @param {State} state @param {any} message @returns {State} */
function updated(state, message) {
  const next = /** @type {any} */ ({ ...state, version: message.version });
  next.table = { ...state.table, step: message.step ?? state.table.step };
  for (const { scene } of message.moments ?? []) next.scene = merged(next.scene, scene);
  for (const key of MERGED) if (key in message) next[key] = merged(next[key], message[key]);
  if (message.log) next.log = [...state.log.slice(0, message.log.from), ...message.log.lines];
  return next;
}

/**
 * A value after a change: an object changes field by field, a list item by item, all else is replaced.
 * @param {any} value
 * @param {any} change
 * @returns {any}
 */
export function merged(value, change) {
  if (!isObject(value) || !isObject(change) || Array.isArray(change)) return change;
  if (Array.isArray(value)) return mergedList(value, change);
  const next = { ...value };
  for (const [name, part] of Object.entries(change)) next[name] = merged(value[name], part);
  return next;
}

/** @param {any} value */
function isObject(value) {
  return typeof value === "object" && value !== null;
}

/**
 * Items are known by their place, or by one of their fields: then new ones stand before the one that `before` names, or at the end.
 * @param {any[]} items
 * @param {{at?: Record<string, any>, by: string, set?: any[], gone?: any[], before?: Record<string, any>}} change
 */
function mergedList(items, { at: places, by, set = [], gone = [], before = {} }) {
  if (places) return items.map((item, at) => (at in places ? merged(item, places[at]) : item));
  const left = new Set(gone);
  const next = items.filter((item) => !left.has(item[by]));
  for (const item of set) {
    const at = next.findIndex((other) => other[by] === item[by]);
    if (at >= 0) next[at] = merged(next[at], item);
    else {
      const place = next.findIndex((other) => other[by] === before[item[by]]);
      next.splice(place < 0 ? next.length : place, 0, item);
    }
  }
  return next;
}

/** @param {State} state @param {any} said @returns {State} */
function withChat(state, said) {
  if (state.chat.some((other) => other.n === said.n && other.room === said.room)) return state;
  return { ...state, chat: [...state.chat, said] };
}

/** @param {State} state @param {any} message @returns {State} */
function withPresence(state, message) {
  const online = new Set(message.online);
  const seats = state.table.seats.map((seat) => ({ ...seat, online: online.has(seat.seat) }));
  return { ...state, table: { ...state.table, seats, watchers: message.watchers } };
}
