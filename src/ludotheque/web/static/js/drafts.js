// @ts-check
// What I compose and have not sent: typed numbers, chosen lots, kept dice, unfolded forms. It is kept here, by control, for as long
// as the control is there; other people's moves change nothing of it except what they make impossible, and that is said.
/** @typedef {import("./types.js").Control} Control */

/**
 * @template T
 * @typedef {object} Rules of a draft
 * @property {() => T} first the draft of somebody who has composed nothing
 * @property {(draft: T) => string} [check] takes out what the control does not allow any more, and says what that was
 */
/**
 * @typedef {object} Kept a draft with what is known of it
 * @property {any} draft
 * @property {Control} control the control as it was when the draft was checked last
 * @property {boolean} touched whether anything was composed in it
 */

export class Drafts {
  /** @param {(what: string) => void} lost says what became impossible */
  constructor(lost) {
    this.lost = lost;
    /** @type {Map<string, Kept>} */
    this.kept = new Map();
    /** The forms that are unfolded. @type {Set<string>} */
    this.open = new Set();
    /** Whether a move of my own is under way: what it makes impossible needs no word. */
    this.own = false;
    /** Changes when forms were folded by themselves: all of them are drawn anew then. */
    this.round = 0;
    /** How often each draft was begun or drawn anew. @type {Map<string, number>} */
    this.marks = new Map();
    /** What was sent last with a control, for controls that begin with it the next time. @type {Map<string, any>} */
    this.sent = new Map();
  }

  /**
   * The draft of a control, checked against it.
   * @template T
   * @param {Control} control
   * @param {Rules<T>} rules
   * @returns {T}
   */
  of(control, rules) {
    const { name } = control;
    const known = this.kept.get(name);
    if (!known || !known.touched) {
      const draft = rules.first();
      this.kept.set(name, { draft, control, touched: false });
      return draft;
    }
    if (known.control !== control) {
      known.control = control;
      const gone = rules.check?.(known.draft);
      if (gone) this.say(gone);
    }
    return known.draft;
  }

  /** Something was composed in it: from now on it is kept. @param {string} name */
  touch(name) {
    const known = this.kept.get(name);
    if (known) known.touched = true;
  }

  /** A number that changes when a control has to be drawn anew because of its draft. @param {string} name */
  mark(name) {
    return this.marks.get(name) ?? 0;
  }

  /** @param {string} name */
  again(name) {
    this.marks.set(name, this.mark(name) + 1);
  }

  /** The controls that are there now: the drafts of all others are dropped. @param {Control[]} controls */
  meet(controls) {
    const names = new Set(controls.map((control) => control.name));
    const gone = new Set();
    for (const [name, { control, touched }] of [...this.kept]) {
      if (names.has(name)) continue;
      this.drop(name);
      if (touched && control.label) gone.add(control.label);
    }
    if (gone.size) this.say([...gone].join(", "));
  }

  /**
   * A move of mine was accepted: what was composed for it is done, and forms are folded.
   * @param {string} action
   * @returns {boolean} whether there was anything of that kind
   */
  done(action) {
    const sent = [...this.kept].filter(([, { control, touched }]) => touched && writes(control, action));
    const changed = sent.length > 0 || this.open.size > 0;
    for (const [name] of sent) this.drop(name);
    this.open.clear();
    if (changed) this.round += 1;
    return changed;
  }

  /** I took a move back: I begin again. */
  clear() {
    for (const name of [...this.kept.keys()]) this.drop(name);
    this.open.clear();
    this.round += 1;
  }

  /** @param {string} name */
  drop(name) {
    this.kept.delete(name);
    this.again(name);
  }

  /** @param {string} what */
  say(what) {
    if (!this.own) this.lost(what);
  }
}

/** Whether an action was written with the notation of a control. @param {Control} control @param {string} action */
function writes(control, action) {
  const parts = String(control.data.notation ?? "").split(/\{\w+\}/);
  return action.startsWith(parts[0]) && action.endsWith(parts[parts.length - 1]);
}
