// @ts-check
// What the page knows of the table: the last state with every update since.
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Panel} Panel */

/**
 * The state after a message of the server; the same object if it changes nothing. `null` asks for a new state: the message does
 * not follow the last one.
 * @param {State|null} state
 * @param {any} message
 * @returns {State|null}
 */
export function after(state, message) {
  if (message.type === "state") return fromState(message);
  if (!state) return state;
  switch (message.type) {
    case "update":
      return fits(state, message) ? updated(state, message) : null;
    case "chat":
      return withChat(state, message.said);
    case "presence":
      return withPresence(state, message);
    case "clocks":
      return { ...state, clocks: message.clocks };
    default:
      return state;
  }
}

/** @param {any} message @returns {State} */
function fromState(message) {
  const { type: _, ...state } = message;
  return { ...state, log: state.log ?? [], chat: state.chat ?? [] };
}

/** @param {State} state @param {any} message */
function fits(state, message) {
  return message.from === undefined || message.from === state.version;
}

/** @param {State} state @param {any} message @returns {State} */
function updated(state, message) {
  const next = { ...state, version: message.version };
  if (message.step !== undefined) next.table = { ...state.table, step: message.step };
  if (message.table) next.table = message.table;
  if (message.you) next.you = { ...message.you, log_seen: state.you.log_seen };
  if (message.clocks) next.clocks = message.clocks;
  if (message.fair) next.fair = message.fair;
  if (message.outcome !== undefined) next.outcome = message.outcome;
  if (message.scene) next.scene = withScene(state.scene, message.scene);
  if (message.undone_to !== undefined) next.log = state.log.filter((line) => line.step <= message.undone_to);
  if (message.happened?.length) next.log = withLines(next.log, message.happened);
  return next;
}

/** @param {State["log"]} log @param {State["log"]} lines */
function withLines(log, lines) {
  const known = new Set(log.map((line) => line.n));
  return [...log, ...lines.filter((line) => !known.has(line.n))];
}

/** @param {Scene|null} scene @param {any} change @returns {Scene} */
function withScene(scene, change) {
  const next = /** @type {Scene} */ ({ ...scene, ...change });
  if (change.pieces && !Array.isArray(change.pieces))
    next.pieces = withPieces(scene?.pieces ?? [], change.pieces);
  if (change.panels && !Array.isArray(change.panels))
    next.panels = withPanels(scene?.panels ?? [], change.panels);
  return next;
}

/** @param {Panel[]} panels @param {{set: Panel[]}} change */
function withPanels(panels, change) {
  const set = new Map(change.set.map((panel) => [panel.seat, panel]));
  return panels.map((panel) => set.get(panel.seat) ?? panel);
}

/** @param {Piece[]} pieces @param {{set?: Piece[], gone?: string[]}} change */
function withPieces(pieces, change) {
  const gone = new Set(change.gone ?? []);
  const set = new Map((change.set ?? []).map((piece) => [piece.id, piece]));
  const kept = [];
  for (const piece of pieces) {
    if (gone.has(piece.id)) continue;
    kept.push(set.get(piece.id) ?? piece);
    set.delete(piece.id);
  }
  return [...kept, ...set.values()];
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
