// @ts-check
// Another name for me, at this table and at the next ones.
import { h } from "./dom.js";
import { ask } from "./api.js";
import { toast } from "./announce.js";
import { t } from "./words.js";

export const LONGEST_NAME = 40;

/** The field for a name. @param {string} key @param {string} value @param {(text: string) => void} typed */
export function nameField(key, value, typed) {
  const field = h("input", {
    type: "text",
    key,
    maxlength: LONGEST_NAME,
    autocomplete: "nickname",
    enterkeyhint: "go",
    required: true,
    value,
    oninput: () => typed(field.value),
  });
  return field;
}

/**
 * The form that changes my name at a table.
 * @param {string} table
 * @param {{text: string}} draft what stands in the field
 * @param {() => void} done
 */
export function nameForm(table, draft, done) {
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await ask(`/api/tables/${table}/name`, { name: draft.text.trim() });
      done();
    } catch (error) {
      toast(error instanceof Error && error.message ? error.message : t("ui-offline"));
    }
  };
  const field = nameField("my-name", draft.text, (text) => (draft.text = text));
  return h(
    "form.renaming.link-line",
    { onsubmit: save },
    h("label", null, t("ui-your-name"), field),
    h("button", { type: "submit", key: "save-name" }, t("ui-save")),
  );
}
