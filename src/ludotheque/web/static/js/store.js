// @ts-check
// What the page knows of the table: the last state with every update since.
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Panel} Panel */

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
  if (message.log) next.log = [...state.log.slice(0, message.log.from), ...message.log.lines];
  return next;
}

/** @param {Scene|null} scene @param {any} change @returns {Scene} */
export function withScene(scene, change) {
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

/**
 * New pieces stand before the one that `before` names, or at the end.
 * @param {Piece[]} pieces
 * @param {{set?: Piece[], gone?: string[], before?: Record<string, string>}} change
 */
function withPieces(pieces, change) {
  const gone = new Set(change.gone ?? []);
  /** @type {Map<string, Piece[]>} */
  const inserted = new Map();
  for (const piece of change.set ?? []) {
    const next = change.before?.[piece.id];
    if (next) inserted.set(next, [...(inserted.get(next) ?? []), piece]);
  }
  const set = new Map((change.set ?? []).map((piece) => [piece.id, piece]));
  const kept = [];
  for (const piece of pieces) {
    if (gone.has(piece.id)) continue;
    for (const fresh of inserted.get(piece.id) ?? []) {
      kept.push(fresh);
      set.delete(fresh.id);
    }
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
