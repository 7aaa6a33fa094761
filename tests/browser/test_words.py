"""The words of the page: every key exists in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import ludotheque.web

WEB = Path(ludotheque.web.__file__).parent
KEY = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)

#: What both languages say in the same words.
ALIKE = frozenset(
    ["by", "options", "ui-secret", "ui-place", "ui-paused", "ui-total", "ui-chat", "ui-menu", "ui-tab-chat"]
    + ["ui-tab-log", "ui-tab-notes", "ui-log", "ui-legal", "made-other"]
)

#: Keys that are put together from a name: `ui-theme-` + auto, `made-` + the part of a box.
FAMILIES = ("ui-tab-", "ui-theme-", "ui-speed-", "ui-set-", "ui-replay-", "ui-link-", "made-")


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
    return found


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    for key, text in english.items():
        facts = re.compile(r"%\w+|\$\w+")
        assert set(facts.findall(text)) == set(facts.findall(french[key])), key
        assert french[key] != text or key in ALIKE, key


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


def test_no_message_is_left_over() -> None:
    wanted = used()
    for key in messages("en"):
        short = re.sub("-(one|other)$", "", key)
        assert key in wanted or short in wanted or key.startswith(FAMILIES), key
