// @ts-check
// The messages of docs/protocol.md as types, for editors and `tsc --checkJs`. No code.

/** @typedef {[string, string]} Pair a label and a value, both ready to be shown */
/**
 * @typedef {{id: string, symbol: string, place: string, label: string, seat: number|null, value: string, faded: boolean}} Piece
 */
/** @typedef {{label: string, value: string|number|null, detail: Pair[], symbol: string}} Row */
/** @typedef {{seat: number, rows: Row[], active: boolean, note: string|null}} Panel */
/** @typedef {{notation: string, label: string, on: string, confirm: boolean, preview: Pair[]}} Choice */
/** @typedef {{name: string, kind: string, label: string, data: Record<string, any>}} Control */
/** @typedef {{rule: string, text: string}} Refusal */
/** @typedef {{on: string, refusal: Refusal}} Greyed */
/** @typedef {{title: string, columns: string[], rows: (string|number|null)[][]}} Sheet */

/**
 * @typedef {object} Scene
 * @property {string} board
 * @property {string} status
 * @property {string} rule
 * @property {Piece[]} pieces
 * @property {Panel[]} panels
 * @property {Choice[]} choices
 * @property {Control[]} controls
 * @property {Greyed[]} greyed
 * @property {Sheet[]} sheets
 * @property {string[]} notes
 */

/**
 * @typedef {{seat: number, letter: string, kind: string, name: string, level: string|null, online: boolean, bot_plays: boolean, resigned: boolean, you: boolean}} Seat
 */
/** @typedef {{kind: string, minutes?: number, extra?: number, count?: number, days?: number}} Pace */

/**
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} edition
 * @property {Record<string, any>} options
 * @property {"lobby"|"running"|"over"|"closed"} status
 * @property {boolean} paused
 * @property {number[]} pause_asked
 * @property {boolean} public
 * @property {Pace} pace
 * @property {number} step
 * @property {string|null} rematch
 * @property {{board: string, pieces: string|null}} art
 * @property {string} rules
 * @property {Seat[]} seats
 * @property {number} watchers
 */

/**
 * @typedef {object} You
 * @property {number|null} seat
 * @property {boolean} owner
 * @property {boolean} watching
 * @property {boolean} must
 * @property {string} decision
 * @property {boolean} auto
 * @property {{can: boolean, text: string}} undo
 * @property {string[]} may
 * @property {number} log_seen
 */

/** @typedef {{text: string, refs: string[]}} LineText */
/**
 * @typedef {{n: number, step: number, turn: number, seat: number|null, kind: string, texts: LineText[], at: number}} Line
 */
/** @typedef {{n: number, name: string, seat: number|null, room: string, text: string, at: number}} Said */
/**
 * @typedef {{stage: number, of: number, text: string, step_ms: number, ends: number, seats: number[]}} Count
 */
/**
 * @typedef {{now: number, kind: string, running?: boolean, seats: {left: number|null, deadline: number|null}[], count: Count|null}} Clocks
 */
/** @typedef {{seat: number, place: number, winner: boolean, score: string, value: number}} Ranked */

/**
 * @typedef {object} Outcome
 * @property {string} reason
 * @property {number} unit
 * @property {Ranked[]} ranking
 * @property {{label: string, points: string[]}[]} breakdown
 * @property {number[]} resigned
 * @property {string} text
 */

/** @typedef {{commitment: string, seed: string|null, mixed: [string, string][]}} Fair */

/**
 * @typedef {object} State everything the page knows of the table
 * @property {number} version
 * @property {TableInfo} table
 * @property {You} you
 * @property {Scene|null} scene
 * @property {Line[]} log
 * @property {Said[]} chat
 * @property {Clocks} clocks
 * @property {Outcome|null} outcome
 * @property {Fair} fair
 */

/**
 * @typedef {object} Model what the regions draw: the live state, or a position of a replay
 * @property {State} state
 * @property {Scene|null} scene
 * @property {Outcome|null} outcome
 * @property {boolean} live
 * @property {boolean} locked it is shown that nothing may be sent now: connection lost, or a move has long been on its way
 * @property {number} step
 */

export {};
