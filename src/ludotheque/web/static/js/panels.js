// @ts-check
// What each seat has in front of it: own panel first, the others clockwise; the active one marked by a pointer too.
import { arrange, h, Kept, redraw, shown } from "./dom.js";
import { icon } from "./board.js";
import { breakdown, explain } from "./bubble.js";
import { fly } from "./coins.js";
import { seatClock } from "./clock.js";
import { toast } from "./announce.js";
import { badge } from "./seats.js";
import { settings } from "./settings.js";
import { sound } from "./sound.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./board.js").Board} Board */

const STAYS = 2400; // milliseconds for which a change stands beside its value

export class Panels {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.node = h("section.panels");
    this.kept = new Kept();
    /** What each row showed last. @type {Map<string, Row["value"]>} */
    this.values = new Map();
    this.paying = false; // money is changing hands
  }

  /** @param {Model} model */
  draw(model) {
    const panels = model.scene?.panels ?? [];
    this.paying = model.moment === "coins";
    this.node.setAttribute("aria-label", t("ui-players"));
    redraw(this.node, () =>
      arrange(
        this.node,
        panels.map((panel) => this.panel(panel, model)),
      ),
    );
    this.node.dataset.seats = String(panels.length);
  }

  /**
   * A panel stays, and so does everything in it that looks as it did.
   * @param {Panel} panel
   * @param {Model} model
   */
  panel(panel, model) {
    const { kept } = this;
    const own = panel.seat;
    const seat = model.state.table.seats[own];
    const clock = model.live ? model.state.clocks?.seats?.[own] : null;
    const time = clock && [clock.deadline === null ? clock.left : 0, clock.deadline];
    const words = [t("ui-players"), this.board.loaded];
    const beside = (model.scene?.pieces ?? []).filter((piece) => piece.place === `panel:${own}`);
    const { node, header, rows } = this.frame(own);
    node.className = `panel${panel.active ? " active" : ""}${seat?.you ? " own" : ""}`;
    node.setAttribute("aria-label", seat?.name ?? "");
    arrange(
      header,
      kept.get(`badge ${own}`, null, () => badge(own)),
      kept.get(`name ${own}`, [seat?.name, seat?.you, words], () => named(seat)),
      kept.get(`signs ${own}`, [panel.active, seat, words], () => this.signs(panel, seat)),
      kept.get(`clock ${own}`, [time, words], () =>
        model.live ? seatClock(model.state.clocks, own, seat?.you ? warn : undefined) : null,
      ),
    );
    arrange(
      rows,
      panel.rows.map((row, at) =>
        kept.get(`row ${own}-${at}`, [row, words], () => this.row(row, `${own}-${at}`)),
      ),
      beside.map((piece) => kept.get(`piece ${piece.id}`, [piece, words], () => this.beside(piece))),
      panel.note ? kept.get(`note ${own}`, panel.note, () => h("li.note", null, panel.note)) : null,
    );
    return node;
  }

  /** The frame of a panel, made once. @param {number} own @returns {{node: any, header: any, rows: any}} */
  frame(own) {
    return this.kept.get(`panel ${own}`, null, () => {
      const header = h("header");
      const rows = h("ul.rows");
      const style = `--seat: var(--seat-${own})`;
      return { node: h("article", { "data-seat": own, style }, header, rows), header, rows };
    });
  }

  /** @param {Panel} panel @param {Seat|undefined} seat @returns {Node[]} */
  signs(panel, seat) {
    const signs = [];
    if (panel.active)
      signs.push(h("span.turn", { title: t("ui-to-act") }, "▶", h("span.sr", null, t("ui-to-act"))));
    if (seat?.resigned) signs.push(h("small.sign", null, t("ui-resigned")));
    else if (seat?.bot_plays) signs.push(h("small.sign", null, t("ui-bot-plays")));
    else if (seat?.kind === "bot") signs.push(h("small.sign.bot", null, t("ui-bot")));
    else if (seat?.kind === "person" && !seat.online && !seat.you)
      signs.push(h("small.sign.away", null, t("ui-away")));
    return signs;
  }

  /**
   * A value, with its symbol or its name; a breakdown on hover, focus and tap.
   * @param {Row} row
   * @param {string} key
   */
  row(row, key) {
    const picture = row.symbol ? icon(this.board, row.symbol) : null;
    const counts = row.quantity ? { "data-quantity": row.quantity } : null; // the changes of a choice stand there
    const secret = row.value === null ? t("ui-secret") : null;
    const content = [
      picture ?? h("span.name", null, row.label),
      picture ? h("span.sr", null, row.label) : null,
      h(
        picture && typeof row.value === "string" && /^\p{L}/u.test(row.value) ? "b.word" : "b",
        null,
        secret ? h("span", { "aria-hidden": "true" }, "?") : shown(row.value),
        secret ? h("span.sr", null, secret) : null,
      ),
    ];
    const change = this.change(row.value, key);
    if (row.detail?.length) {
      const button = h("button.row-value", { type: "button", key: `row-${key}`, "data-tap": true }, content);
      return h(
        "li",
        counts,
        explain(button, () => [h("div", null, row.label), breakdown(row.detail)]),
        change,
      );
    }
    const plain = h("span.row-value", null, content);
    const value = picture ? explain(plain, () => [row.label, secret ? ` (${secret})` : ""]) : plain;
    return h("li", counts, value, change);
  }

  /** What a number gained or lost, for a while beside it; the journal says it to those who listen. @param {Row["value"]} value @param {string} key */
  change(value, key) {
    const before = this.values.get(key);
    this.values.set(key, value);
    if (typeof before !== "number" || typeof value !== "number" || before === value) return null;
    if (settings().speed === "off") return null;
    const less = value < before;
    const amount = shown(Math.abs(value - before));
    const mark = h(`i.delta${less ? ".less" : ""}`, { "aria-hidden": "true" }, less ? "−" : "+", amount);
    setTimeout(() => mark.remove(), STAYS);
    if (this.paying && !less) fly(mark);
    return mark;
  }

  /** A piece that lies before a player and not on the board. @param {Piece} piece */
  beside(piece) {
    const node = h(
      "span.row-value",
      { "data-piece": piece.id },
      icon(this.board, piece.symbol, 26) ?? piece.label,
      piece.value ? h("b", null, piece.value) : null,
      h("span.sr", null, piece.label),
    );
    return h(
      "li",
      null,
      explain(node, () => [piece.label]),
    );
  }
}

/** @param {Seat|undefined} seat */
function named(seat) {
  return h(
    "h2",
    null,
    seat?.name || t("ui-free-seat"),
    seat?.you ? h("small", null, ` ${t("ui-you")}`) : null,
  );
}

/** My time is running out. */
function warn() {
  sound("turn");
  toast(t("ui-short-time"));
}
