"""The page's style sheets: what the browser may skip when something on the table changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque

SHEETS = sorted((Path(ludotheque.__file__).parent / "web" / "static" / "css").glob("*.css"))

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{};]+)\{")
#: A class, an id, an attribute or a tag: what an element can be found by.
NAME = re.compile(r"[.#\[]\w|^\w|[(,]\s*\w")


def outside_brackets(text: str, separators: str) -> list[str]:
    """The parts of a selector between these characters, wherever they do not stand in brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if depth == 0 and character in separators:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def selectors(sheet: str) -> list[str]:
    found = []
    for rule in RULE.findall(COMMENT.sub("", sheet)):
        if not rule.strip().startswith("@"):
            found += outside_brackets(" ".join(rule.split()), ",")
    return found


def is_vague(selector: str) -> bool:
    """Whether it asks `:has()`, and names nothing of the element that it is about."""
    if ":has(" not in selector:
        return False
    subject = outside_brackets(selector, " >+~")[-1]
    return not NAME.search(re.sub(r":(has|not)\((?:[^()]|\([^()]*\))*\)", "", subject))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_rule_that_asks_has_names_what_it_is_about(sheet: Path) -> None:
    """One `.part:has(…) > :not(…)` made Chromium style the whole table anew, whatever changed on it: 2026-11, half of
    the time that the page's main thread worked."""
    assert [one for one in selectors(sheet.read_text(encoding="utf-8")) if is_vague(one)] == []


@pytest.mark.parametrize(
    ("selector", "vague"),
    [
        (".part:has(> .payoff) > :not(.payoff)", True),
        (".part:has(> .payoff) > *", True),
        (".part:has(> .payoff) > :first-child", True),
        (".part:has(> .payoff) > :is(.offers, .lot)", False),
        (".part:has(> .payoff) li", False),
        (".part:has(> .payoff)", False),
        (".part > *", False),
    ],
)
def test_the_measure_would_tell(selector: str, vague: bool) -> None:
    assert is_vague(selector) is vague
    assert selectors(f"@media print {{ a, {selector} {{ top: 0 }} }}") == ["a", selector]
