// @ts-check
// Desktop notices, only while the page is hidden and only if they were asked for.
import { settings } from "./settings.js";

/** Asks the browser once. @returns {Promise<boolean>} */
export async function allowNotices() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** @param {string} title @param {string} text */
export function notify(title, text) {
  if (
    !settings().notices ||
    !document.hidden ||
    !("Notification" in window) ||
    Notification.permission !== "granted"
  )
    return;
  const shown = new Notification(title, { body: text, icon: "/static/icon.svg", tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
