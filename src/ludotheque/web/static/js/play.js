// @ts-check
// My moves on their way to the table: each click is sent once, with the decision I saw.
/** @typedef {import("./socket.js").Link} Link */

/** @typedef {{action: string, seen: string, key: string}} Sent */

export class Sender {
  /**
   * @param {Link} link
   * @param {(why: {text: string, rule: string|null, reason: string}) => void} refused
   * @param {(action: string) => void} accepted
   * @param {() => void} changed
   */
  constructor(link, refused, accepted, changed) {
    this.link = link;
    this.refused = refused;
    this.accepted = accepted;
    this.changed = changed;
    /** Where a message goes: to the table, or to an imagined match. @type {(message: any) => any} */
    this.route = (message) => message;
    /** @type {Sent|null} */
    this.pending = null;
    this.last = ""; // my last action
    /** @type {Map<string, (message: any) => void>} */
    this.questions = new Map();
    /** Who waits for the effects of an action. @type {Map<string, (message: any) => void>} */
    this.wonders = new Map();
  }

  /** Something of mine is under way: further clicks wait. */
  busy() {
    return this.pending !== null;
  }

  /**
   * Plays an action. `seen` is the decision that was on the screen when the finger came down; a double click finds the
   * sender busy and does nothing.
   * @param {string} action
   * @param {string} seen
   * @returns {boolean}
   */
  play(action, seen) {
    if (this.pending || this.link.connection.status !== "open") return false;
    this.pending = {
      action,
      seen,
      key: crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2),
    };
    this.last = action;
    this.tell({ type: "play", ...this.pending });
    this.changed();
    return true;
  }

  /** After a broken connection: the same key again gets the same answer, and nothing is played twice. */
  again() {
    if (this.pending) this.tell({ type: "play", ...this.pending });
  }

  /** Anything but a move: undo, pause, … @param {any} message */
  tell(message) {
    return this.link.send(this.route(message));
  }

  /**
   * Why not? Asks the gate.
   * @param {string} action
   * @returns {Promise<{legal: boolean, rule: string|null, text: string}>}
   */
  why(action) {
    return new Promise((done) => {
      this.questions.set(action, done);
      if (!this.tell({ type: "why", action })) this.questions.delete(action);
    });
  }

  /**
   * What would it bring for certain? For amounts that are typed; what is not possible brings nothing.
   * @param {string} action
   * @returns {Promise<{lines: [string, string][], changes: [number, string, string][]}>}
   */
  effects(action) {
    return new Promise((done) => {
      this.wonders.set(action, done);
      if (!this.tell({ type: "effects", action })) this.wonders.delete(action);
    });
  }

  /** Takes the answers that are meant for this sender. @param {any} message */
  take(message) {
    if (message.type === "effects") {
      this.wonders.get(message.action)?.(message);
      this.wonders.delete(message.action);
    }
    if (message.type === "why") {
      this.questions.get(message.action)?.(message);
      this.questions.delete(message.action);
    }
    if (!["accepted", "refused", "rehearsal"].includes(message.type)) return;
    const mine = this.pending?.key === message.key;
    if (mine && this.pending && message.type !== "refused") this.accepted(this.pending.action);
    if (mine) this.pending = null;
    if (message.type === "refused") this.refused(message);
    if (mine) this.changed();
  }
}
