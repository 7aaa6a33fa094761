"""Lessons and examples are data: each one is replayed here, as it is and with every answer that it accepts."""

from __future__ import annotations

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import Entry, Example, Script, examples_of, find_script, lesson_of, spelled_out
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text
from ludotheque.kernel.seats import letter
from ludotheque.kernel.verify import verify
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.rulebook import rulebook
from ludotheque.texts.texts import Texts

LESSONS = [(game, script) for game in CATALOGUE if (script := lesson_of(game.folder)) is not None]
EXAMPLES = [(game, example) for game in CATALOGUE for example in examples_of(game.folder)]
of_lessons = pytest.mark.parametrize(("game", "script"), LESSONS, ids=[game.meta.id for game, _ in LESSONS])
of_examples = pytest.mark.parametrize(
    ("game", "example"), EXAMPLES, ids=[f"{game.meta.id}-{example.name}" for game, example in EXAMPLES]
)

LONGEST = 420  #: characters that are said at once
MOST_STEPS = 20  #: of about five minutes


def played(game: Game, script: Script, instead: tuple[int, str] = (-1, "")) -> Match:
    """The match of a script, its first answers taken; `instead`: at one place another answer."""
    match = Match(game, script.seats, game.options("", script.options), script.chance())
    for number, entry in enumerate(script.entries):
        notation = instead[1] if number == instead[0] else entry.notations[0]
        match.play(entry.seat, game.parse(notation), "", script.chance(match))
    return match


def said(game: Game, key: str, lang: str, seats: int) -> str:
    names = {letter(seat).lower(): f"Player {letter(seat)}" for seat in range(seats)}
    return Texts(lang, strict=True).say(game.meta.id, key, names)


def sections(game: Game, lang: str) -> set[str]:
    return {paragraph.number for paragraph in rulebook(game, lang).paragraphs}


# --- lessons -----------------------------------------------------------------------------------------


def test_every_game_of_ours_has_a_lesson() -> None:
    ours = [game.meta.id for game in CATALOGUE if "ludotheque" in game.folder.parts]
    assert [game.meta.id for game, _ in LESSONS if game.meta.id in ours] == ours


@of_lessons
def test_a_lesson_plays_to_its_end_with_what_it_says_falls(game: Game, script: Script) -> None:
    match = played(game, script)
    assert script.chance(match).used_up()
    assert script.next_after(match) is None
    assert script.step_of(match) == len(script.steps) - 1


@of_lessons
def test_it_also_plays_to_its_end_with_every_other_answer_that_it_accepts(game: Game, script: Script) -> None:
    tried = 0
    for number, entry in enumerate(script.entries):
        for notation in entry.notations[1:]:
            match = played(game, script, (number, notation))
            assert script.follows(match), notation
            tried += 1
    assert tried > 0, "the newcomer never has a choice"


@of_lessons
def test_the_newcomer_makes_every_move_that_is_not_forced(game: Game, script: Script) -> None:
    """Each step is a decision: the table would not make it by itself. No other move of that seat is one."""
    match = script.begun(game)
    for entry in script.entries[match.length() :]:
        forced = match.position.forced(entry.seat)
        if entry.taught:
            assert forced is None, entry.notations
            assert len(match.position.menu(entry.seat)) > 1, entry.notations
        elif entry.seat == script.seat:
            assert forced is not None, entry.notations
        match.play(entry.seat, game.parse(entry.notations[0]), "", script.chance(match))


@of_lessons
def test_only_the_last_step_asks_for_nothing(game: Game, script: Script) -> None:
    assert [bool(step.right) for step in script.steps] == [True] * (len(script.steps) - 1) + [False]
    assert len(script.steps) <= MOST_STEPS
    assert script.steps[0].at == 0, "the newcomer decides first"


@of_lessons
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_exists_is_short_and_names_a_paragraph(game: Game, script: Script, lang: str) -> None:
    known = sections(game, lang)
    texts = Texts(lang, strict=True)
    for step in script.steps:
        assert step.rule in known, step.name
        assert 20 < len(said(game, script.message(step), lang, script.seats)) <= LONGEST, step.name
        for attribute in ("other", "after"):
            if texts.has(game.meta.id, f"{script.message(step)}.{attribute}"):
                said(game, f"{script.message(step)}.{attribute}", lang, script.seats)


@of_lessons
def test_no_sentence_is_left_over(game: Game, script: Script) -> None:
    names = {f"lesson-{step.name}" for step in script.steps}
    names |= {f"example-{example.name}" for example in examples_of(game.folder)}
    for lang in LANGUAGES:
        written: set[str] = set()
        for file in ("lesson", "examples"):
            path = game.folder / f"{file}.{lang}.ftl"
            lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
            written |= {
                line.partition(" =")[0] for line in lines if line.startswith((f"{file}-", "example-"))
            }
        assert written == names


@of_lessons
def test_the_match_of_a_lesson_is_a_match_like_any_other(game: Game, script: Script) -> None:
    """Its file verifies; what fell stands in it."""
    verdict = verify(file_text(played(game, script)), lambda id: game)
    assert verdict.ok and not verdict.fair


# --- examples ----------------------------------------------------------------------------------------


@of_examples
def test_an_example_is_as_the_page_says(game: Game, example: Example) -> None:
    match = example.begun(game)
    assert match.position.outcome() is None
    assert match.position.menu(example.seat), "the guest can do something"
    before = game.quantities(match.position)
    for entry in example.tries:
        match.play(entry.seat, game.parse(entry.notations[0]), "", example.chance(match))
    after = game.quantities(match.position)
    assert {name: after[name] for name in example.counts} == example.counts
    assert any(before[name] != after[name] for name in example.counts), "an example shows something"
    assert example.chance(match).used_up()


@of_examples
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_has_its_sentence_and_its_paragraph(game: Game, example: Example, lang: str) -> None:
    assert example.rule in sections(game, lang)
    assert 20 < len(said(game, f"example-{example.name}", lang, example.seats)) <= LONGEST


def test_examples_have_names_of_their_own() -> None:
    for game in CATALOGUE:
        names = [example.name for example in examples_of(game.folder)]
        assert len(names) == len(set(names)) and "lesson" not in names, game.meta.id
        for name in names:
            assert find_script(game.folder, name) is not None


# --- the script itself -------------------------------------------------------------------------------


def test_a_range_is_short_for_its_numbers() -> None:
    assert spelled_out("bid 3..5") == ("bid 3", "bid 4", "bid 5")
    assert spelled_out("place NW2 nature") == ("place NW2 nature",)


@of_lessons
def test_a_match_that_left_the_script_is_free(game: Game, script: Script) -> None:
    """A lesson that was changed since: an older match of it is not led on by the new one."""
    match = script.begun(game)
    entry = script.entries[match.length()]
    other = next(
        action for action in match.position.menu(entry.seat) if action.notation not in entry.notations
    )
    fallen = script.chance(match)
    match.play(entry.seat, other, "", fallen)
    assert not script.follows(match) and script.next_after(match) is None


def test_a_move_of_a_script_names_its_seat() -> None:
    entry = Entry(1, ("bid 0",))
    assert letter(entry.seat) == "B" and not entry.taught
