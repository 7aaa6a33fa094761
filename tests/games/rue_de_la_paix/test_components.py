"""The box as data: what is in it, and what is said about a wrong file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludotheque.games.rue_de_la_paix.actions import PlayCard
from ludotheque.games.rue_de_la_paix.components import Box, line_of, load_box
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.instructions import (
    BUILD,
    CONDITIONS,
    EFFECTS,
    HURRICANE,
    INSTRUCTIONS,
    MOMENTS,
    MULTIPLY,
    REMOVE,
    SPREADS,
    TAKEOVER,
    WHOSE,
    ZONES,
    Instruction,
)
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.editions import Edition
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import random_match
from ludotheque.kernel.trouble import Trouble
from tests.games.rue_de_la_paix.boulevard import BOX, NEXT, boulevard
from tests.support import A, rule

SOURCE = GAME.folder / "components" / GAME.meta.edition


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(SOURCE, folder)
    return folder


def loaded(folder: Path) -> Box:
    return load_box(Edition(str(folder), folder))


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Replaces a line; its number."""
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@rule("1.2")
def test_twenty_properties_in_four_zones() -> None:
    assert BOX.values == [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [3, 4, 5, 6, 7], [4, 5, 6, 7, 8]]
    assert BOX.properties == 20
    assert sum(BOX.value_of) == 15 + 20 + 25 + 30


@rule("1.3")
def test_the_promenade_has_61_squares_and_eight_lamps() -> None:
    assert BOX.last == 61
    assert [square for square in range(62) if BOX.lamp_at[square]] == [7, 14, 21, 28, 35, 42, 49, 56]


@rule("2.3", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9")
def test_the_28_fortune_cards() -> None:
    assert {card.name: (card.count, card.words) for card in BOX.cards} == {
        "hurricane_red": (1, "hurricane-red"),
        "hurricane_blue": (1, "hurricane-blue"),
        "hurricane_yellow": (1, "hurricane-yellow"),
        "hurricane_green": (1, "hurricane-green"),
        "insurance": (3, "insurance"),
        "reroll": (2, "reroll"),
        "double_sum": (2, "multiply-2-if-not-f"),
        "choose_zone": (2, "any-zone-if-colour"),
        "build_one": (4, "build-1"),
        "build_two": (2, "build-2-zone"),
        "move_own_top": (3, "move"),
        "remove_top": (2, "remove-1"),
        "fall_of_leader": (1, "remove-2-apart-leader"),
        "takeover": (2, "takeover-1"),
        "last_place": (1, "build-3-apart-if-last"),
    }
    assert sum(card.count for card in BOX.cards) == 28


def test_every_instruction_has_its_own_words() -> None:
    assert len({said.words for said in INSTRUCTIONS}) == len(INSTRUCTIONS)
    assert [said.number for said in INSTRUCTIONS] == list(range(len(INSTRUCTIONS)))


def test_every_table_says_where_its_values_come_from() -> None:
    assert set(BOX.provenance) == {"hotels", "start", "seats", "dice", "zones", "track", "lamps"}
    assert BOX.provenance["hotels"] == "printed"
    assert BOX.provenance["zones"] == "deduced"
    assert BOX.provenance["lamps"] == "reconstructed"


# --- other editions ------------------------------------------------------------------------------------


def test_an_edition_with_other_counts_needs_no_code(edition: Path) -> None:
    change(edition, "cards.toml", "count = 4\n", "count = 9\n")
    box = loaded(edition)
    assert next(card.count for card in box.cards if card.name == "build_one") == 9
    position, _ = random_match(GAME, 3, GAME.options(str(edition)), SeededChance(1))
    assert position.ledger()["cards"] == 33


MORE_CARDS = """
[great_works]
provenance = "reconstructed"
count = 2
moment = "end_of_turn"
condition = "last"
effect = "takeover"
hotels = 2
spread = "apart"
whose = "leader"

[triple_sum]
provenance = "reconstructed"
count = 1
moment = "after_roll"
condition = "always"
effect = "multiply"
factor = 3
"""


@rule("7.1")
def test_a_new_card_of_known_effects_needs_no_code(edition: Path) -> None:
    # given an edition with two more cards
    file = edition / "cards.toml"
    file.write_text(file.read_text(encoding="utf-8") + MORE_CARDS, encoding="utf-8")
    box = loaded(edition)
    # when the one in last place plays "replace two of the leader's hotels on different properties"
    table = boulevard("green-8=B green-7=B red-1=C", "A great_works", box=box).turn_ends(A)
    assert table.menu(A) == ["play takeover-2-apart-leader-if-last", "pass"]
    table.play(A, "play takeover-2-apart-leader-if-last")
    assert table.menu(A) == ["take green-7", "take green-8"]
    table.play(A, "take green-8")
    assert table.menu(A) == ["take green-7", "done"]
    table.play(A, "take green-7", NEXT)
    # then both are A's
    assert table.squares() == [15, 0, 1]
    # and whole matches are played with it
    for seed in range(20):
        position, _ = random_match(GAME, 4, GAME.options(str(edition)), SeededChance(seed))
        assert position.ledger()["cards"] == 31


def test_other_zones_make_other_properties(edition: Path) -> None:
    change(edition, "board.toml", "green = [4, 5, 6, 7, 8]", "green = [6, 9]")
    box = loaded(edition)
    assert box.properties == 17
    table = boulevard(box=box)
    table.rolls(A, "6 5 green")
    assert table.menu(A) == ["build green-6", "build green-9"]
    refused = table.refusal(A, "build green-8")
    assert (refused.rule, refused.key, refused.facts) == (
        "1.2",
        "no-such-property",
        {"zone": "green", "value": 8},
    )


# --- wrong files ------------------------------------------------------------------------------------------


#: file | a text of it | instead | the entry named | what is expected | what was found
WRONG = """
    cards.toml | effect = "takeover" | effect = "earthquake" | takeover.effect | one of hurricane | earthquake
    cards.toml | condition = "last" | condition = "rich" | last_place.condition | one of always | rich
    cards.toml | moment = "answer" | moment = "end_of_turn" | insurance.moment | one of answer | end_of_turn
    cards.toml | factor = 2 | factor = 1 | double_sum.factor | a whole number from 2 to 5 | 1
    cards.toml | hotels = 3 | hotels = 6 | last_place.hotels | a whole number from 1 to 5 | 6
    cards.toml | zone = "green" | zone = "pink" | hurricane_green.zone | one of red | pink
    cards.toml | factor = 2 | factor = 2↵hotels = 1 | double_sum.hotels | only count | 1
    cards.toml | whose = "leader" | whose = "me" | fall_of_leader.whose | one of opponents | me
    cards.toml | zone = "green" | zone = "red" | hurricane_green.effect | a card unlike hurricane_red | hurricane-red
    cards.toml | count = 4 | count = -1 | build_one.count | a whole number from 0 to 99 | -1
    board.toml | last = 61 | last = 0 | track.last | a whole number from 1 to 999 | 0
    board.toml | 49, 56] | 49, 63] | lamps.squares | squares from 1 to 61 | 63
    board.toml | red = [1, 2, 3, 4, 5] | red = [1, 2, 2] | zones.red | rising values from 1 to 9 | [1, 2, 2]
    board.toml | red = [1, 2, 3, 4, 5] | red = [] | zones.red | rising values from 1 to 9 | []
    board.toml | "W", "F"] | "W", "G"] | dice.colour_die | a list of texts out of | ['red'
    board.toml | ["red", "blue", "yellow", "green", "W", "F"] | ["F"] | dice.colour_die | a face to build | ['F']
    board.toml | hand = 2 | hand = "two" | start.hand | a whole number from 0 to 9 | two
"""


@pytest.mark.parametrize("row", WRONG.strip().splitlines())
def test_a_wrong_value_is_shown_by_file_line_and_entry(edition: Path, row: str) -> None:
    file, old, new, entry, expected, found = (part.strip().replace("↵", "\n") for part in row.split(" | "))
    line = change(edition, file, old, new)
    with pytest.raises(Trouble) as caught:
        loaded(edition)
    trouble = caught.value
    assert trouble.key == "bad-component"
    assert trouble.facts["entry"] == entry
    assert str(trouble.facts["expected"]).startswith(expected)
    assert str(trouble.facts["found"]).startswith(found)
    text = (edition / file).read_text(encoding="utf-8")
    shown, _, number = str(trouble.facts["file"]).rpartition(":")
    assert shown == f"mine/{file}"
    key = entry.partition(".")[2]
    assert text.splitlines()[int(number) - 1].startswith(key), "the line of the entry"
    assert abs(int(number) - line) <= 1


def test_an_unknown_effect_is_shown_with_file_and_line(edition: Path) -> None:
    line = change(edition, "cards.toml", 'effect = "move"', 'effect = "teleport"')
    with pytest.raises(Trouble) as caught:
        loaded(edition)
    assert caught.value.facts == {
        "file": f"mine/cards.toml:{line}",
        "entry": "move_own_top.effect",
        "expected": "one of hurricane, insurance, reroll, multiply, any_zone, build, move, remove, takeover",
        "found": "teleport",
    }


def test_a_missing_entry_is_shown_by_the_line_of_its_table(edition: Path) -> None:
    change(edition, "cards.toml", "factor = 2\n", "")
    table = change(edition, "cards.toml", "[double_sum]", "[double_sum]")
    with pytest.raises(Trouble) as caught:
        loaded(edition)
    assert caught.value.facts["file"] == f"mine/cards.toml:{table}"
    assert caught.value.facts["found"] == "nothing"


def test_a_table_without_provenance_is_refused_with_its_line(edition: Path) -> None:
    line = change(
        edition,
        "board.toml",
        '[track]                     # the promenade: square 0 is the start\nprovenance = "deduced"\n',
        "[track]\n",
    )
    with pytest.raises(Trouble) as caught:
        loaded(edition)
    assert caught.value.facts["entry"] == "track.provenance"
    assert caught.value.facts["file"] == f"mine/board.toml:{line}"


def test_too_few_cards_for_the_first_deal_are_refused(edition: Path) -> None:
    file = edition / "cards.toml"
    text = file.read_text(encoding="utf-8")
    for count in (1, 2, 3, 4):
        text = text.replace(f"count = {count}\n", "count = 0\n")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Trouble) as caught:
        loaded(edition)
    assert caught.value.facts["expected"] == "at least 8 cards"
    assert caught.value.facts["found"] == "0"


def test_a_missing_file_is_trouble(edition: Path) -> None:
    (edition / "cards.toml").unlink()
    with pytest.raises(Trouble) as caught:
        loaded(edition)
    assert caught.value.facts["file"] == "mine/cards.toml"


def test_lines_of_dotted_and_quoted_keys() -> None:
    text = 'one.count = 1\n["two"]\n\n"count" = 2\n'
    assert line_of(text, "one.count") == 1
    assert line_of(text, "two.count") == 4
    assert line_of(text, "two.effect") == 2
    assert line_of(text, "three.count") == 1


# --- the whole vocabulary ---------------------------------------------------------------------------------


def as_toml(said: Instruction) -> str:
    """A card that says this."""
    lines = [
        f"[card_{said.number}]",
        'provenance = "reconstructed"',
        "count = 1",
        f'moment = "{MOMENTS[said.moment]}"',
        f'condition = "{CONDITIONS[said.condition]}"',
        f'effect = "{EFFECTS[said.effect]}"',
    ]
    if said.effect == HURRICANE:
        lines.append(f'zone = "{ZONES[said.zone]}"')
    if said.effect == MULTIPLY:
        lines.append(f"factor = {said.amount}")
    if said.effect in (BUILD, REMOVE, TAKEOVER):
        lines += [f"hotels = {said.amount}", f'spread = "{SPREADS[said.spread]}"']
    if said.effect in (REMOVE, TAKEOVER):
        lines.append(f'whose = "{WHOSE[said.whose]}"')
    return "\n".join(lines) + "\n\n"


@rule("7.1", "7.8")
def test_a_deck_of_every_card_the_vocabulary_allows(edition: Path) -> None:
    # given
    deck = "".join(as_toml(said) for said in INSTRUCTIONS)
    (edition / "cards.toml").write_text(deck, encoding="utf-8")
    box = loaded(edition)
    assert [card.words for card in box.cards] == [said.words for said in INSTRUCTIONS]
    change(edition, "board.toml", "hand = 2", "hand = 9")
    options = GAME.options(str(edition))
    played = set()
    for seed in range(60):
        # when
        chance = SeededChance(seed)
        position = GAME.setup(2 + seed % 3, options, chance, SILENT)
        ledger = position.ledger()
        while waiting := position.waiting_for():
            menu = position.menu(waiting[0])
            action = menu[chance.below("what", len(menu))]
            # then menu and gate agree, nothing is lost, and everybody can go on
            assert position.refusal(waiting[0], action) is None
            position.play(waiting[0], action, chance, SILENT)
            assert position.ledger() == ledger
            if isinstance(action, PlayCard):
                played.add(action.instruction().effect)
    assert played == set(range(len(EFFECTS)))
