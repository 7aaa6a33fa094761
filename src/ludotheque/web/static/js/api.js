// @ts-check
// Requests to our own server.

/** A request that was answered with an error: its key, and a sentence for people. */
export class Trouble extends Error {
  /** @param {string} key @param {string} text @param {number} status */
  constructor(key, text, status) {
    super(text);
    this.key = key;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {any} [body] given: a POST
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: HEADERS };
  let answer;
  try {
    answer = await fetch(path, { ...options, credentials: "same-origin" });
  } catch {
    throw new Trouble("offline", "", 0);
  }
  const text = await answer.text();
  let data;
  try {
    data = text ? JSON.parse(text) : {};
  } catch {
    throw new Trouble("no-json", "", answer.status);
  }
  if (!answer.ok) {
    const error = data.error ?? { key: data.reason ?? "failed", text: data.text ?? "" };
    throw new Trouble(error.key, error.text, answer.status);
  }
  return data;
}

const HEADERS = { "Content-Type": "application/json", "X-Ludotheque": "1" };
