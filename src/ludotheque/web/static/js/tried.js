// @ts-check
// My own moves at the beginning of a rehearsal, and playing them for real, one after the other.
import { toast } from "./announce.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./play.js").Sender} Sender */
/** @typedef {{action: string, seat: number, look: string}} Tried a move, whose it was, and what the match looked like before it */

const SETTLES = 1500; // milliseconds in which the table plays what is forced after a move

export class TriedLine {
  /** @param {(action: string, decision: string) => void} play at the table */
  constructor(play) {
    this.play = play;
    /** Each step of the rehearsal; a bot's move has no action. @type {Tried[]} */
    this.steps = [];
    /** The step that is under way. @type {Tried} */
    this.next = { action: "", seat: -1, look: "" };
    /** What is still to be played at the table. @type {Tried[]} */
    this.rest = [];
    this.asked = ""; // the move that was played last
    this.decision = ""; // the decision that it answered
    this.timer = 0;
  }

  /** A step is about to be played in the rehearsal. @param {string} action @param {number} seat @param {Scene} scene */
  step(action, seat, scene) {
    this.next = { action, seat, look: lookOf(scene) };
  }

  /** The rehearsal has so many steps now. @param {number} number */
  reached(number) {
    if (number === this.steps.length + 1) this.steps.push(this.next);
    else this.steps.length = Math.min(number, this.steps.length);
  }

  /**
   * The moves of this seat until the first of another one. The server names the seat's first move, also if a bot chose it.
   * @param {number|null} seat
   * @param {string} first
   * @returns {Tried[]}
   */
  own(seat, first) {
    const [begins] = this.steps;
    if (!first) return [];
    if (begins?.seat !== seat) return [{ action: first, seat: seat ?? -1, look: "" }];
    const known = this.steps.slice(1);
    const ends = known.findIndex((tried) => tried.seat !== seat || !tried.action);
    return [{ ...begins, action: first }, ...(ends < 0 ? known : known.slice(0, ends))];
  }

  /** Plays these moves at the table, the first one now. @param {Tried[]} line @param {string} decision */
  begin(line, decision) {
    this.rest = line;
    this.advance(decision);
  }

  /** @param {string} decision */
  advance(decision) {
    const tried = this.rest.shift();
    if (!tried) return;
    this.asked = tried.action;
    this.decision = decision;
    this.play(tried.action, decision);
  }

  /**
   * The table has changed: the next move is played if all is as it was imagined. If it stays otherwise (a die, a card, somebody
   * else's decision), the line ends.
   * @param {State} state
   * @param {Sender} sender
   */
  follow(state, sender) {
    if (!this.rest.length || sender.busy() || state.you.decision === this.decision) return;
    clearTimeout(this.timer);
    if (sender.last !== this.asked) this.rest = []; // something else was played
    else if (state.you.must && state.scene && lookOf(state.scene) === this.rest[0].look) this.advance(state.you.decision);
    else this.timer = window.setTimeout(() => this.end(), SETTLES);
  }

  end() {
    if (this.rest.length) toast(t("ui-rehearse-differs"));
    this.rest = [];
  }
}

/** What a match looks like to whoever decides, in no language. @param {Scene} scene */
function lookOf({ choices, pieces }) {
  return JSON.stringify([
    choices.map(({ notation }) => notation),
    pieces.map(({ id, symbol, place, seat }) => [id, symbol, place, seat]),
  ]);
}
