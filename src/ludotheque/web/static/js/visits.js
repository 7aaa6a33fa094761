// @ts-check
// Coming to a table by a private link, and going on to the next one that waits.
import { ask } from "./api.js";
import { t } from "./words.js";

/**
 * Hands in a private link; the secret leaves the address bar at once.
 * @param {string} table
 * @param {string} token
 * @returns {Promise<string>} why the link does not work, or nothing
 */
export async function enter(table, token) {
  history.replaceState(null, "", location.pathname + location.search);
  try {
    await ask(`/api/tables/${table}/enter`, { token });
    return "";
  } catch (error) {
    return error instanceof Error && error.message ? error.message : t("ui-offline");
  }
}

/** Another table that waits for me. @param {string} table @returns {Promise<{url: string, n: number}|null>} */
export async function nextTable(table) {
  try {
    const { waiting } = await ask("/api/tables");
    const others = waiting.filter((/** @type {any} */ brief) => brief.id !== table && !brief.script); // lessons have time
    return others.length ? { url: others[0].url, n: others.length } : null;
  } catch {
    return null; // the banner says that the connection is lost
  }
}
