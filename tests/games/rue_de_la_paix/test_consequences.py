"""What a choice shows of its effects: titles, new sums, lamps, who falls back; targets of cards; hurricanes."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.scene import Choice
from ludotheque.kernel.text import Text
from ludotheque.texts.texts import Texts
from tests.games.rue_de_la_paix.boulevard import Boulevard, boulevard
from tests.games.rue_de_la_paix.test_view import scene
from tests.support import A, B, rule

NAMES = ["Ann", "Bob", "Cleo"]


def shown(table: Boulevard, seat: int, notation: str) -> Choice:
    """A choice as the page gets it."""
    drawn = scene(table, seat)
    show_effects(GAME, GAME.observe(table.state, seat), table.state.menu(seat), drawn)
    return next(choice for choice in drawn.choices if choice.notation == notation)


def words(text: Text | str, lang: str = "en") -> str:
    return text if isinstance(text, str) else Texts(lang, strict=True).text(GAME.meta.id, text, NAMES)


def lines(choice: Choice, lang: str = "en") -> list[str]:
    return [f"{words(text, lang)} {value}".strip() for text, value in choice.preview]


@rule("5.3", "6.1", "6.2")
def test_a_hotel_says_title_new_sum_lamp_and_who_falls_back() -> None:
    # given A with 4 million; B holds red 3, and 4 + 3 is a lamp
    table = boulevard("green-4=A red-3=B")
    table.rolls(A, "3 3 red")
    table.play(A, "build red-3")
    choice = shown(table, A, "build red-3")
    assert words(choice.chip) == "+3 → 7, lamp, B −3"
    assert lines(choice)[:4] == [
        "You take the title of red property 3 from Bob",
        "Your value in millions +3 → 7",
        "Bob: value in millions −3 → 0",
        "A lamp: you draw a Fortune card",
    ]
    # and the panels and the board know where to show it
    assert set(choice.changes) >= {(A, "millions", "+3"), (B, "millions", "−3"), (A, "reserve", "−1")}
    assert ("hotel-A", "red-3/hotels", A) in choice.ghosts
    assert ("token-A", "square-7", A) in choice.ghosts


@pytest.mark.parametrize(("lang", "written"), [("en", "no title"), ("fr", "sans titre")])
def test_a_hotel_that_brings_nothing_says_so(lang: str, written: str) -> None:
    table = boulevard("red-3=BB")
    table.rolls(A, "2 2 red")
    assert words(shown(table, A, "build red-3").chip, lang) == written
    assert lines(shown(table, A, "build red-3"))[0] == "No title: the property stays Bob's"
    table = boulevard("red-3=A")
    table.rolls(A, "2 2 red")
    assert shown(table, A, "build red-3").chip == Text("chip-yours")


@rule("4.2", "5.3")
def test_one_more_hotel_says_what_it_adds_to_those_before_it() -> None:
    # given the title of red 1 within reach, red 2 held by B, and two hotels built in one step
    table = boulevard("green-4=A red-2=B")
    table.rolls(A, "2 5 red")
    table.play(A, "build red-1")
    # then stopping brings red 1; a hotel on red 2 adds nothing, one on red 3 its value
    assert words(shown(table, A, "done").chip) == "+1 → 5"
    assert words(shown(table, A, "build red-2").chip) == "no title"
    assert words(shown(table, A, "build red-3").chip).startswith("+3 → 8")


@rule("7.7", "8.9")
def test_a_card_shows_its_targets_and_what_they_bring_before_it_is_spent() -> None:
    table = boulevard("green-8=B red-1=C red-2=CC", hands="A takeover").turn_ends(A)
    choice = shown(table, A, "play takeover-1")
    marks = {place: words(chip) for place, chip in choice.marks}
    assert marks == {"green-8": "+8 → 8, B −8", "red-1": "+1 → 1, C −1", "red-2": "no title"}
    assert lines(choice)[0] == "green property 8: +8 → 8, B −8"
    assert words(choice.chip) == "at best +8 → 8, B −8"
    assert words(choice.chip, "fr") == "au mieux +8 → 8, B −8"
    # of two copies either is played
    table = boulevard("green-8=A red-1=C", hands="A move_own_top move_own_top").turn_ends(A)
    moved = shown(table, A, "play move")
    assert (moved.on, moved.also) == ("piece:card-move_own_top-1", ["piece:card-move_own_top-2"])


@rule("8.6")
def test_each_target_of_a_card_says_what_stopping_there_brings() -> None:
    table = boulevard(hands="A build_two").turn_ends(A)
    table.play(A, "play build-2-zone")
    assert words(shown(table, A, "build green-8").chip) == "+8 → 8"
    table.play(A, "build green-8")
    assert words(shown(table, A, "build green-7").chip) == "+7 → 15"
    assert shown(table, A, "done").quiet


@rule("8.1", "8.2")
def test_a_hurricane_says_what_each_would_lose() -> None:
    # given a stack of one each, C with a card in hand
    table = boulevard("red-1=A red-3=B red-5=CC", hands="A hurricane_red, C insurance").turn_ends(A)
    choice = shown(table, A, "play hurricane-red")
    written = lines(choice)
    assert written[:4] == [
        "If nobody else insures:",
        "You lose one hotel −1 → 0",
        "Bob loses one hotel −3 → 0",
        "Cleo loses one hotel",
    ]
    assert choice.leaves == ["hotel-red-1-1", "hotel-red-3-1", "hotel-red-5-2"]


@rule("8.2")
def test_insurance_says_what_is_saved_and_doing_without_what_is_lost() -> None:
    table = boulevard("red-3=B", hands="A hurricane_red, B insurance").turn_ends(A)
    table.play(A, "play hurricane-red")
    without = shown(table, B, "pass")
    assert words(without.chip) == "−3 → 0, −1 hotel" and without.quiet
    assert lines(without)[0] == "You lose one hotel −3 → 0"
    insured = shown(table, B, "play insurance")
    assert words(insured.chip, "fr") == "rien perdu"
    assert lines(insured)[0] == "You lose no hotel"


@rule("8.2")
def test_a_hotel_that_is_lost_is_named_beside_titles_that_change_anyway() -> None:
    # given B, who gets red 3 back when its top goes, and loses the top of red 5, which is Cleo's either way
    table = boulevard("red-3=ABBA red-5=CCB", hands="A hurricane_red, B insurance").turn_ends(A)
    table.play(A, "play hurricane-red")
    without, insured = (shown(table, B, action) for action in ("pass", "play insurance"))
    assert words(without.chip) == "+3 → 3, −1 hotel, A −3"
    assert words(insured.chip) == "+3 → 3, A −3"


@rule("8.4")
def test_a_card_after_the_roll_says_what_can_be_built_then() -> None:
    table = boulevard(hands="A double_sum")
    table.rolls(A, "2 1 green")
    choice = shown(table, A, "play multiply-2-if-not-f")
    assert lines(choice)[0] == "Budget in millions 3 → 6"
    assert dict(choice.marks)["green-6"] == "+6 → 6"


def test_ending_and_passing_are_quiet() -> None:
    table = boulevard(hands="A build_one").turn_ends(A)
    assert shown(table, A, "pass").quiet and not shown(table, A, "play build-1").quiet


@rule("8.7")
def test_the_hotel_that_is_moved_away_says_whose_the_property_is_then() -> None:
    table = boulevard("red-1=A red-3=BAA blue-4=AA", hands="A move_own_top").turn_ends(A)
    table.play(A, "play move")
    assert words(shown(table, A, "take red-1").chip) == "title given back"
    assert words(shown(table, A, "take red-3").chip) == "title to B"
    assert words(shown(table, A, "take blue-4").chip, "fr") == "titre inchangé"
