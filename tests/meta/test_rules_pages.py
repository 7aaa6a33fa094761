"""Every § has a test, every refusal and fact its sentence in both languages; and the check sees what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from tests.meta.pages import (
    LANGUAGES,
    Messages,
    Package,
    facts,
    faults,
    language_faults,
    messages,
    paragraphs,
    refusal_faults,
    refusals,
)

PROJECT = Path(__file__).parents[2]
SRC = PROJECT / "src" / "ludotheque"


def common() -> dict[str, Messages]:
    """The messages that all games share."""
    return {language: messages(SRC / "texts" / f"common.{language}.ftl") for language in LANGUAGES}


@pytest.mark.parametrize("game", CATALOGUE, ids=[game.meta.id for game in CATALOGUE])
def test_pages_tests_and_messages_of_a_game_agree(game: Game) -> None:
    folder = SRC / "games" / game.meta.id
    package = Package(folder, PROJECT / "tests" / "games" / game.meta.id, common())
    assert paragraphs(folder / "rules.en.md")
    assert refusals(folder)
    assert facts(folder)
    assert faults(package) == []


def test_refusals_of_the_kernel_are_shown_by_the_common_messages() -> None:
    shown = refusals(SRC / "kernel")
    assert {"offer-stands-already", "bid-too-low"} <= {key for refused in shown for key in refused.keys}
    assert refusal_faults(shown, common()) == []


@pytest.mark.parametrize(
    "english", sorted(SRC.rglob("*.en.ftl")), ids=lambda path: str(path.relative_to(SRC))
)
def test_messages_are_the_same_in_both_languages(english: Path) -> None:
    french = english.with_name(english.name.replace(".en.", ".fr."))
    assert language_faults(messages(english), messages(french)) == []


# --- a small package in which all is well, and what is seen when something is not ------------------------------

RULES = """
# A game

**1.1** Everybody bids.

**1.2** The highest bid wins. See **1.1** for more.
"""
MESSAGES = """
too-low = At least { $minimum }, { $colour_word } (§1.1).
fact-bid-made = { $seat } bids.
option-speed = Speed
    .fast = fast
"""
SOURCE = """
def refusal(minimum, rule):
    if minimum:
        return Refusal("1.1", "too-low", minimum=minimum, colour="red")
    return Refusal(rule, "offer-not-yours", number=1)

class Auction:
    def rule(self):
        return "1.2"
"""
FACTS = """
@dataclass(frozen=True)
class BidMade(Fact):
    reveals: ClassVar[bool] = True
    seat: Seat
"""
TEST = """
@rule("1.1", "1.2")
def test_the_highest_bid_wins(): ...
"""


def package(tmp_path: Path, **changed: tuple[str, str]) -> Package:
    """The small package, with one text replaced by another in the named part."""
    parts = {
        "rules_en": ("game/rules.en.md", RULES),
        "rules_fr": ("game/rules.fr.md", RULES),
        "messages_en": ("game/messages.en.ftl", MESSAGES),
        "messages_fr": ("game/messages.fr.ftl", MESSAGES),
        "source": ("game/rules/auction.py", SOURCE),
        "facts": ("game/facts.py", FACTS),
        "test": ("tests/test_auction.py", TEST),
    }
    for name, (path, text) in parts.items():
        old, new = changed.get(name, ("", ""))
        assert old in text
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    shared = {language: {"offer-not-yours": frozenset(("number", "rule"))} for language in LANGUAGES}
    return Package(tmp_path / "game", tmp_path / "tests", shared)


def test_a_room_in_which_all_is_well_has_no_faults(tmp_path: Path) -> None:
    assert faults(package(tmp_path)) == []


@pytest.mark.parametrize(
    ("part", "old", "new", "fault"),
    [
        ("test", '"1.1", "1.2"', '"1.1"', "§1.2 has no test"),
        ("test", "def test_", "def helper_", "§1.1 has no test"),
        ("test", '"1.2"', '"1.2", "7.7"', "test_auction.py:2: unknown §7.7"),
        ("rules_fr", "**1.2**", "**1.3**", "rules.en.md has §1.2, rules.fr.md has not"),
        ("rules_fr", "**1.2**", "**1.3**", "rules.fr.md has §1.3, rules.en.md has not"),
        ("rules_en", "**1.2**", "**1.1**", "a rule page has the same § twice"),
        ("source", '"1.1"', '"4.4"', "rules/auction.py:4: unknown §4.4"),
        ("source", '"1.1"', '"1.1" if minimum > 1 else "4.4"', "rules/auction.py:4: unknown §4.4"),
        ("source", 'return "1.2"', 'return "9.9"', "rules/auction.py:9: unknown §9.9"),
        ("source", '"too-low"', '"too-slow"', "rules/auction.py:4: too-slow has no message in fr"),
        ("source", '"too-low"', "key", "rules/auction.py:4: the key of a refusal must be a literal"),
        (
            "source",
            "minimum=minimum",
            "least=minimum",
            "too-low speaks of minimum in en, which it is not given",
        ),
        ("facts", "BidMade", "BidTaken", "facts: fact-bid-taken has no message in en"),
        ("facts", "seat: Seat", "seat: ClassVar[int]", "fact-bid-made speaks of seat in fr"),
        ("messages_fr", "too-low", "too-high", "too-low is missing in French"),
        ("messages_fr", "too-low", "too-high", "too-high is missing in English"),
        ("messages_fr", "    .fast = fast\n", "", "option-speed.fast is missing in French"),
        ("messages_fr", "$minimum", "$least", "too-low has other variables in French than in English"),
    ],
)
def test_what_is_missing_or_unknown_is_seen(
    tmp_path: Path, part: str, old: str, new: str, fault: str
) -> None:
    found = faults(package(tmp_path, **{part: (old, new)}))
    assert any(fault in line for line in found), found


@pytest.mark.parametrize(("old", "new"), [("too-low =", "too low ="), ("option-speed", "too-low")])
def test_a_message_file_that_is_not_fluent_or_says_a_thing_twice_fails(
    tmp_path: Path, old: str, new: str
) -> None:
    with pytest.raises(ValueError, match=r"messages\.en\.ftl"):
        faults(package(tmp_path, messages_en=(old, new)))
