// @ts-check
// Our part of the chance (protocol §6): promised first, revealed when all promises are fixed, checked at the end.
import { ask } from "./api.js";
import { sha256 } from "./sha256.js";
/** @typedef {import("./types.js").Fair} Fair */

/**
 * What this browser keeps of a table: the fingerprint that was promised, our own contributions (another tab may have made one, too), and
 * the promises of all as they stood when ours was revealed.
 * @typedef {{round: number, commitment: string, values: string[], promised: [string, string][]|null}} Kept
 */

const NAME = "ludotheque-chance";
const MOST = 60; // tables that are kept

/** @returns {Record<string, Kept>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} table @returns {Kept|null} */
export function kept(table) {
  return all()[table] ?? null;
}

/** @param {string} table @param {Kept} note @returns {boolean} whether it could be kept */
function keep(table, note) {
  const { [table]: _, ...others } = all();
  const notes = [...Object.entries(others), [table, note]].slice(-MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(notes)));
    return true;
  } catch {
    return false;
  }
}

/** Sixteen random bytes, in hex. */
function contribution() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Does `act` with a promise for the chance, and keeps what was promised for the table that it names. `known` is the fingerprint of
 * the table where we sit down; for a new table, the server is asked for one.
 * @param {(part: {commitment?: string, promise: string}) => Promise<any>} act
 * @param {{table: string, fair: Fair}} [known]
 */
export async function withPromise(act, known) {
  const value = contribution();
  const promise = await sha256(value);
  const commitment = known ? known.fair.commitment : (await ask("/api/fair")).commitment;
  if (known) {
    note(known.table, known.fair.round, commitment, value); // before: the answer may come after the question to reveal it
    return act({ promise });
  }
  const answer = await act({ commitment, promise });
  if (answer.table) note(answer.table, 1, commitment, value);
  return answer;
}

/** @param {string} table @param {number} round @param {string} commitment @param {string} value */
function note(table, round, commitment, value) {
  const before = kept(table);
  const values = before?.round === round ? before.values : [];
  keep(table, { round, commitment, values: [...values, value], promised: null });
}

/** Promises and reveals at one table when the server asks for it. */
export class Contributor {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.done = ""; // what was answered last
  }

  /** @param {Fair} fair @param {string} letter our seat */
  async take(fair, letter) {
    const task = `${fair.asks} ${fair.round}`;
    if (!fair.asks || task === this.done) return;
    this.done = task;
    try {
      if (fair.asks === "promise") await this.promise(fair);
      else await this.reveal(fair, letter);
    } catch {
      this.done = ""; // the next message of the table tries again
    }
  }

  /** A rematch, or a new seed because somebody did not reveal. @param {Fair} fair */
  async promise(fair) {
    const before = kept(this.table);
    const value = before?.round === fair.round ? before.values[0] : contribution();
    if (before?.round !== fair.round) note(this.table, fair.round, fair.commitment, value);
    await ask(`/api/tables/${this.table}/promise`, { promise: await sha256(value) });
  }

  /** Reveals what we promised, if the table still has the fingerprint that we were shown. @param {Fair} fair @param {string} letter */
  async reveal(fair, letter) {
    const ours = fair.promised?.find(([who]) => who === letter)?.[1];
    const before = kept(this.table);
    if (!ours || before?.round !== fair.round || before.commitment !== fair.commitment) return;
    for (const value of before.values) {
      if ((await sha256(value)) !== ours) continue;
      keep(this.table, { ...before, values: [value], promised: before.promised ?? fair.promised });
      await ask(`/api/tables/${this.table}/reveal`, { value });
    }
  }
}

/**
 * What came of it, at the end: "right"; "wrong"; "left-out" (we did not reveal in time); "nothing-kept" (another browser, or we
 * only watched); "no-sha256": this browser cannot check it, since it has no SHA-256 of its own on plain http.
 * @param {string} table
 * @param {Fair} fair
 */
export async function check(table, fair) {
  const note = kept(table);
  if (!note || !fair.seed) return "nothing-kept";
  if (note.round < fair.round || !note.promised) return "left-out";
  if (!globalThis.crypto?.subtle) return "no-sha256";
  const fits =
    note.round === fair.round &&
    note.commitment === (await sha256(unhex(fair.seed))) &&
    fair.mixed.some(([, value]) => value === note.values[0]) &&
    JSON.stringify(note.promised) === JSON.stringify(await promisesOf(fair.mixed));
  return fits ? "right" : "wrong";
}

/** @param {[string, string][]} mixed */
function promisesOf(mixed) {
  return Promise.all(mixed.map(async ([who, value]) => [who, await sha256(value)]));
}

/** @param {string} hex */
function unhex(hex) {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
