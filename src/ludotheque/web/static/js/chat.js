// @ts-check
// Talk at the table; watchers have their own chat.
import { h, put } from "./dom.js";
import { badge } from "./seats.js";
import { moment, t } from "./words.js";
/** @typedef {import("./types.js").Model} Model */

const LONGEST = 500;
const NAMELESS = "…"; // the name that the server gives to somebody without one

/** Who said it. @param {{name: string}} said */
export function speaker({ name }) {
  return name === NAMELESS ? t("ui-spectator") : name;
}

export class Chat {
  /** @param {(text: string) => boolean} say */
  constructor(say) {
    this.list = h("ol.said", { tabindex: 0 });
    this.input = h("input", { type: "text", maxlength: LONGEST, autocomplete: "off", enterkeyhint: "send" });
    this.button = h("button.primary", { type: "submit" });
    this.room = h("p.hint");
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (text && say(text)) this.input.value = "";
    };
    this.form = h("form.say", { onsubmit: submit }, this.input, this.button);
    this.node = h("div.chat", null, this.room, this.list, this.form);
    this.drawn = "";
    this.read = -1;
  }

  /** @param {Model} model */
  draw(model) {
    const { chat, you } = model.state;
    this.list.setAttribute("aria-label", t("ui-chat"));
    this.input.setAttribute("aria-label", t("ui-chat-text"));
    this.input.placeholder = t("ui-chat-text");
    this.button.textContent = t("ui-send");
    this.form.hidden = !you.may.includes("chat");
    put(this.room, t(you.watching ? "ui-chat-gallery" : "ui-chat-table"));
    const state = JSON.stringify([chat.length, t("ui-chat")]);
    if (state === this.drawn) return;
    this.drawn = state;
    put(
      this.list,
      chat.map((said) =>
        h(
          `li.${said.room}`,
          null,
          said.seat === null ? h("span.badge", { "aria-hidden": "true" }, "◌") : badge(said.seat),
          h(
            "span",
            null,
            h("b", null, speaker(said)),
            h("small", null, ` ${moment(said.at)}`),
            h("span.text", null, said.text),
          ),
        ),
      ),
    );
    this.list.scrollTop = this.list.scrollHeight;
  }
}
