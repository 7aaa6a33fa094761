// @ts-check
// The links to share: the invitation at an address that friends can reach, as text and QR code, and the link to watch.
import { h } from "./dom.js";
import { ask } from "./api.js";
import { toast } from "./announce.js";
import { copy } from "./replay.js";
import { t } from "./words.js";

/**
 * @typedef {{address: string, url: string, qr: string}} Reached an address, the invitation there, and its QR code
 * @typedef {{invite: string, watch: string, addresses: Reached[], local_only: boolean}} Found
 */

export class Links {
  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    /** @type {Found|null} */
    this.found = null;
    this.asked = false;
    this.chosen = ""; // one of the addresses
  }

  /** What the elements depend on. */
  look() {
    return [this.found, this.chosen];
  }

  /** Asks for the links, once: they stay the same until somebody renews them. */
  async ask() {
    if (this.asked) return;
    this.asked = true;
    await this.take(() => ask(`/api/tables/${this.table}/links`));
    this.asked = this.found !== null;
  }

  /** Friends who have the old links cannot use them any more: so it is confirmed. */
  async renew() {
    if (confirm(t("ui-new-links-sure")))
      await this.take(() => ask(`/api/tables/${this.table}/renew-links`, {}));
  }

  /** @param {() => Promise<Found>} get */
  async take(get) {
    try {
      this.found = await get();
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
    }
    this.changed();
  }

  /** @returns {HTMLElement} */
  content() {
    const { found } = this;
    if (!found) return h("div.links", null, h("p.hint", null, t("ui-loading")));
    const here = found.addresses.find(({ address }) => address === this.chosen) ?? found.addresses[0];
    const base = here?.address ?? location.origin;
    return h(
      "div.links",
      null,
      found.local_only ? h("p.hint.local-only", null, t("ui-local-only")) : null,
      found.addresses.length > 1 ? this.addresses(found.addresses, here) : null,
      linkLine("invite", t("ui-link-invite"), here?.url ?? new URL(found.invite, base).href),
      here ? code(here.qr) : null,
      linkLine("watch", t("ui-link-watch"), new URL(found.watch, base).href),
      h("button", { type: "button", key: "new-links", onclick: () => this.renew() }, t("ui-new-links")),
    );
  }

  /** A machine may have several networks: the host knows which one the friends use. @param {Reached[]} all @param {Reached} here */
  addresses(all, here) {
    const choose = (/** @type {any} */ event) => {
      this.chosen = event.target.value;
      this.changed();
    };
    return h(
      "label.which-address",
      null,
      t("ui-address"),
      h(
        "select",
        { key: "which-address", onchange: choose },
        all.map(({ address }) =>
          h("option", { value: address, selected: address === here.address }, new URL(address).host),
        ),
      ),
    );
  }
}

/** A link to read and to copy. @param {string} name @param {string} label @param {string} url */
export function linkLine(name, label, url) {
  return h(
    "p.link-line",
    null,
    h("label", null, label, h("input", { type: "text", readonly: true, key: `link-${name}`, value: url })),
    h("button", { type: "button", key: `copy-${name}`, onclick: () => copy(url) }, t("ui-copy")),
  );
}

/** @param {string} drawing */
function code(drawing) {
  const svg = new DOMParser().parseFromString(drawing, "text/html").querySelector("svg");
  const picture = h("div.qr", { role: "img", "aria-label": t("ui-qr") });
  if (svg) picture.append(document.importNode(svg, true));
  return h("figure", null, picture, h("figcaption.hint", null, t("ui-qr-hint")));
}
