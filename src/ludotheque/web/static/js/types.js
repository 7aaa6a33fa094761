// @ts-check
// The messages of docs/protocol.md as types, for editors and `tsc --checkJs`. No code.

/** @typedef {[string, string]} Pair a label and a value, both ready to be shown */
/**
 * @typedef {{id: string, symbol: string, place: string, label: string, seat: number|null, value: string, faded: boolean}} Piece
 */
/** @typedef {{label: string, value: string|number|null, detail: Pair[], symbol: string, quantity?: string}} Row */
/** @typedef {{seat: number, rows: Row[], active: boolean, note: string|null}} Panel */
/**
 * @typedef {object} Choice
 * @property {string} notation
 * @property {string} label
 * @property {string} on
 * @property {boolean} confirm
 * @property {Pair[]} preview
 * @property {string} chip what it brings, in a few characters
 * @property {boolean} [quiet] passing, ending: never the most conspicuous button
 * @property {[number, string, string][]} [changes] seat, quantity (of a row), amount
 * @property {[string, string, number|null][]} [ghosts] symbol, place, seat of pieces that would come
 * @property {string[]} [leaves] the ids of pieces that would go
 * @property {string[]} [also] what else it hangs on
 * @property {[string, string][]} [marks] places that come within reach, and what that brings
 * @property {Pair[]} [estimate] odds and the like, for those who have switched estimates on
 * @property {boolean} [atOnce] one tap plays it, whatever the settings say (made by the page, never sent)
 */
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
 * @typedef {{seat: number, letter: string, kind: string, name: string, level: string|null, online: boolean, ready: boolean, bot_plays: boolean, resigned: boolean, you: boolean}} Seat
 */
/**
 * @typedef {object} About the game of a table that waits for its players
 * @property {string[]} colours of its box: ground and ink
 * @property {string} mechanism
 * @property {number} weight
 * @property {number} minutes
 * @property {number[]} seats at least and at most
 * @property {{label: string, value: string, hint: string}[]} options
 */
/** @typedef {{estimates: boolean, rehearsal: boolean}} Allows what players may use besides the rules */
/** @typedef {{kind: string, speed: string, minutes?: number, extra?: number, count?: number, days?: number}} Pace */

/**
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {string} edition
 * @property {Record<string, any>} options
 * @property {"lobby"|"starting"|"running"|"over"|"closed"} status
 * @property {boolean} paused
 * @property {number[]} pause_asked
 * @property {boolean} public
 * @property {Allows} allows
 * @property {Pace} pace
 * @property {number} step
 * @property {string|null} rematch
 * @property {string|null} aim of the game, in one sentence
 * @property {About|null} about in the lobby
 * @property {{board: string, pieces: string|null, cover: string}} art
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
 * @property {boolean} decided I have made a decision in this match
 * @property {string} decision
 * @property {boolean} auto
 * @property {{can: boolean, text: string}} undo
 * @property {string[]} may
 * @property {number} log_seen
 * @property {Lesson|null} [lesson] only at a table that opened with a lesson or an example
 */
/** @typedef {{example: string, number: number, of: number, text: string, rule: string, done: boolean, over: boolean}} Lesson */

/** @typedef {{text: string, refs: string[], you?: "alone"|"among"}} LineText you: it speaks of my seat, alone or among others */
/**
 * @typedef {{first: number, step: number, last: number, turn: number, seat: number|null, kind: "move"|"table"|"heading", texts: LineText[], mark?: string, at: number}} Line
 *   first and step: the first and the last move in it; last: its number in what `you.log_seen` counts
 */
/** @typedef {{n: number, name: string, seat: number|null, room: string, text: string, at: number}} Said */
/**
 * @typedef {{number: number, of: number, text: string, step_ms: number, ends: number, seats: number[]}} Count
 */
/**
 * @typedef {{now: number, kind: string, running?: boolean, seats: {left: number|null, deadline: number|null}[], count: Count|null}} Clocks
 */
/** @typedef {{seat: number, place: number, winner: boolean, score: string, total: string, value: number, remarks: string[], behind: string}} Ranked */
/** @typedef {{label: string, steps: number[], lines: number[][], decided: number|null}} Standings how the seats stood after each round */

/**
 * @typedef {object} Outcome
 * @property {string} reason
 * @property {number} unit
 * @property {Ranked[]} ranking
 * @property {{label: string, points: string[]}[]} breakdown
 * @property {string} breakdown_title where the points, or whatever is counted, come from
 * @property {number[]} resigned
 * @property {string} text
 * @property {Standings|null} standings
 */

/**
 * @typedef {{commitment: string, round: number, promised: [string, string][]|null, mixed: [string, string][], seed: string|null,
 *   imported: number|null, asks: "promise"|"reveal"|null, missing: number[], scripted?: boolean}} Fair
 */

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
 * @typedef {object} Rehearsed an imagined match, as it stands now
 * @property {string} from the decision of the true match that it began with
 * @property {number} step how many moves the true match had when it began
 * @property {number} seat the one that is played now
 * @property {number[]} seats those that it waits for
 * @property {string} decision empty when it is over
 * @property {{seat: number, text: string}[]} line
 * @property {string} first my first move in it, in notation
 * @property {string} back why no step can be taken back; empty if one can
 * @property {Scene} scene
 */

/**
 * @typedef {object} Model what the regions draw: the live state, or a position of a replay
 * @property {State} state
 * @property {Scene|null} scene
 * @property {Outcome|null} outcome
 * @property {boolean} live
 * @property {State} [real] the live table behind an imagined match
 * @property {boolean} locked it is shown that nothing may be sent now: connection lost, or a move has long been on its way
 * @property {number} step
 * @property {string} moment the kind of the moment that is shown; empty: the table as it is
 */

export {};
