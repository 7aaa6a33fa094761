// @ts-check
// What each seat has in front of it: own panel first, the others clockwise; the active one marked by a pointer too.
import { h, put, redraw, shown } from "./dom.js";
import { icon } from "./board.js";
import { breakdown, explain } from "./bubble.js";
import { seatClock } from "./clock.js";
import { toast } from "./announce.js";
import { badge } from "./seats.js";
import { sound } from "./sound.js";
import { t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */
/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./board.js").Board} Board */

export class Panels {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.node = h("section.panels");
    this.drawn = "";
  }

  /** @param {Model} model */
  draw(model) {
    const { scene, state } = model;
    const beside = scene?.pieces.filter((piece) => piece.place.startsWith("panel:"));
    const clocks = state.clocks?.seats.map(({ left, deadline }) => [deadline === null ? left : 0, deadline]);
    const key = JSON.stringify([
      scene?.panels,
      beside,
      state.table.seats,
      model.live && clocks,
      t("ui-players"),
      this.board.loaded,
    ]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.node.setAttribute("aria-label", t("ui-players"));
    redraw(this.node, () =>
      put(
        this.node,
        (model.scene?.panels ?? []).map((panel) => this.panel(panel, model)),
      ),
    );
    this.node.dataset.seats = String(model.scene?.panels.length ?? 0);
  }

  /** @param {Panel} panel @param {Model} model */
  panel(panel, model) {
    const seat = model.state.table.seats[panel.seat];
    const beside = (model.scene?.pieces ?? []).filter((piece) => piece.place === `panel:${panel.seat}`);
    return h(
      `article.panel${panel.active ? ".active" : ""}${seat?.you ? ".own" : ""}`,
      { "aria-label": seat?.name ?? "", "data-seat": panel.seat, style: `--seat: var(--seat-${panel.seat})` },
      h(
        "header",
        null,
        badge(panel.seat),
        h(
          "h2",
          null,
          seat?.name || t("ui-free-seat"),
          seat?.you ? h("small", null, ` ${t("ui-you")}`) : null,
        ),
        this.signs(panel, model),
        model.live ? seatClock(model.state.clocks, panel.seat, seat?.you ? warn : undefined) : null,
      ),
      h(
        "ul.rows",
        null,
        panel.rows.map((row, at) => this.row(row, `${panel.seat}-${at}`)),
        beside.map((piece) => this.beside(piece)),
        panel.note ? h("li.note", null, panel.note) : null,
      ),
    );
  }

  /** @param {Panel} panel @param {Model} model */
  signs(panel, model) {
    const seat = model.state.table.seats[panel.seat];
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
    if (row.detail?.length) {
      const button = h("button.row-value", { type: "button", key: `row-${key}`, "data-tap": true }, content);
      return h(
        "li",
        null,
        explain(button, () => [h("div", null, row.label), breakdown(row.detail)]),
      );
    }
    const plain = h("span.row-value", null, content);
    return h("li", null, picture ? explain(plain, () => [row.label, secret ? ` (${secret})` : ""]) : plain);
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

/** My time is running out. */
function warn() {
  sound("turn");
  toast(t("ui-short-time"));
}
