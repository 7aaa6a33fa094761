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
NAME = re.compile(r"[.#\[]\w|^\w")
#: What `:has()` and `:not()` ask in one compound, and the alternatives of `:is()` and `:where()`.
ASKED = re.compile(r":(?:has|not)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
ALTERNATIVES = re.compile(r":(?:is|where)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")


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


def names(selector: str) -> bool:
    """Whether it names something of the element that it is about, in each of its alternatives."""
    subject = ASKED.sub(":asked", outside_brackets(selector, " >+~")[-1])
    if NAME.search(ALTERNATIVES.sub("", subject)):
        return True
    lists = ALTERNATIVES.findall(subject)
    return any(all(names(one) for one in outside_brackets(inside, ",")) for inside in lists)


def is_vague(selector: str) -> bool:
    """Whether it asks `:has()`, and names nothing of the element that it is about."""
    return ":has(" in selector and not names(selector)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_rule_that_asks_has_names_what_it_is_about(sheet: Path) -> None:
    """Chromium keeps one list of what any `:has()` may change. One `.part:has(…) > :not(…)`, later one
    `.table:has(…) :is(.tray > *, …)`, put everything on it: the whole table was styled and laid out anew, whatever
    changed. Without either, the page's main thread works half as long (2026-11)."""
    assert [one for one in selectors(sheet.read_text(encoding="utf-8")) if is_vague(one)] == []


@pytest.mark.parametrize(
    ("selector", "vague"),
    [
        (".part:has(> .payoff) > :not(.payoff)", True),
        (".part:has(> .payoff) > *", True),
        (".part:has(> .payoff) > :first-child", True),
        (".part:has(> .payoff) :is(.choice > *, .lot)", True),
        (".part:has(> .payoff) :is(.choice, :not(.lot))", True),
        (".part:has(> .payoff) > :is(.offers, .lot)", False),
        (".part:has(> .payoff) > :is(.offers:not(:has(.lot)), li)", False),
        (".part:has(> .payoff) .tag:is(:hover, :focus)", False),
        (".part:has(> .payoff) li", False),
        (".part:has(> .payoff)", False),
        (".part > *", False),
    ],
)
def test_the_measure_would_tell(selector: str, vague: bool) -> None:
    assert is_vague(selector) is vague
    assert selectors(f"@media print {{ a, {selector} {{ top: 0 }} }}") == ["a", selector]
