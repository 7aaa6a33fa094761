"""The words of the page: every key exists in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import ludotheque.web
from ludotheque.tables.publish import messages as tables_messages
from ludotheque.web.pages import page_words

WEB = Path(ludotheque.web.__file__).parent
KEY = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)

#: What both languages say in the same words.
ALIKE = frozenset(
    ["minutes", "ui-minutes", "ui-options"]
    + ["by", "options", "ui-secret", "ui-place", "ui-total", "ui-menu", "ui-replay-stop"]
    + ["ui-tab-log", "ui-tab-notes", "ui-log", "speed-normal", "ui-lesson-rule"]
    + ["ui-key-tab", "ui-key-arrows"]
)

#: Keys that are put together from a name: `ui-theme-` + auto, `made-` + the part of a box.
FAMILIES = (
    *("ui-tab-", "ui-theme-", "ui-speed-", "ui-set-", "ui-replay-", "ui-link-", "made-"),
    *("ui-weight-", "ui-pace-", "preset-", "ui-fair-", "speed-", "brief-", "ui-press-"),
    *("ui-key-", "ui-keys-"),
)


def messages(lang: str) -> dict[str, str]:
    text = (WEB / "templates" / f"messages.{lang}.ftl").read_text(encoding="utf-8")
    return dict(KEY.findall(text))


def used() -> set[str]:
    """Keys that scripts and templates name."""
    found: set[str] = set()
    for file in (WEB / "static" / "js").rglob("*.js"):
        found |= set(re.findall(r'"(ui-[a-z-]+)"', file.read_text(encoding="utf-8")))
    for file in (WEB / "templates").glob("*.html"):
        found |= set(re.findall(r"\bt\('([a-z-]+)'", file.read_text(encoding="utf-8")))
    for file in WEB.glob("*.py"):
        found |= set(re.findall(r'page_words\(lang\)\.say\("([a-z-]+)"', file.read_text(encoding="utf-8")))
    return found - set(FAMILIES)


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    for key, text in english.items():
        facts = re.compile(r"%\w+|\$\w+")
        assert set(facts.findall(text)) == set(facts.findall(french[key])), key
        selects = text.endswith("->")  # the words stand in the variants below
        assert french[key] != text or key in ALIKE or selects, key


def test_every_message_that_is_used_exists() -> None:
    known = messages("en")
    ids = {
        "ui-app",
        "ui-words",
        "ui-levels",
        "ui-main",
        "ui-games",
        "ui-live",
        "ui-toasts",
        "ui-new",
        "ui-bubble",
    }
    ids |= {"ui-status", "ui-tray", "ui-ending", "ui-seats", "ui-options", "ui-number", "ui-rules"}
    for key in used() - ids:
        assert key in known or f"{key}-one" in known, key


def test_scripts_fill_in_what_their_messages_ask_for() -> None:
    """A script puts facts in the place of `%name`; `{ $name }` would be shown to people as it is."""
    known = messages("en")
    for key, text in known.items():
        assert not key.startswith("ui-") or "{" not in text, key
    for file in (WEB / "static" / "js").rglob("*.js"):
        for key, facts in re.findall(r't\("(ui-[a-z-]+)", \{([^{}]*)\}', file.read_text(encoding="utf-8")):
            given = {
                fact.split(":")[0].strip() for fact in re.sub(r"\([^()]*\)|\[[^\]]*\]", "", facts).split(",")
            }
            for name in (key, f"{key}-one", f"{key}-other"):
                assert set(re.findall(r"%(\w+)", known.get(name, ""))) <= given, (file.name, name)


def test_no_message_is_left_over() -> None:
    wanted = used()
    for key in messages("en"):
        short = re.sub("-(one|other)$", "", key)
        assert key in wanted or short in wanted or key.startswith(FAMILIES), key


def test_french_punctuation_stays_on_its_line() -> None:
    assert page_words("fr").say("ui-confirm-question") == "Vous confirmez\u202f?"
    message = tables_messages.messages("fr").say("log-handed-time", name="Anne")
    assert message.startswith("Le temps d'Anne est écoulé\u00a0:")
