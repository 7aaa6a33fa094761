"""§9: the two ends, and who has won."""

from __future__ import annotations

import shutil
from pathlib import Path

from ludotheque.games.rue_de_la_paix.components import load_box
from ludotheque.games.rue_de_la_paix.facts import (
    CardDrawn,
    LastSquareReached,
    OutOfHotels,
    TitleReturned,
    TitleTaken,
    TokenMoved,
)
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.rules.ending import LAST_SQUARE, OUT_OF_HOTELS, Over
from ludotheque.kernel.editions import Edition
from ludotheque.kernel.outcome import Remark
from ludotheque.kernel.refusal import Refusal
from tests.games.rue_de_la_paix.boulevard import boulevard, dice
from tests.support import A, B, C, rule


@rule("9.1")
def test_no_hotel_left_at_the_start_of_the_turn_r11() -> None:
    table = boulevard("red-5=A", reserve="B 0", hands="A insurance").turn_ends(A)
    facts = table.play(A, "pass")
    assert facts[1:] == [OutOfHotels(B)]
    assert table.state.waiting_for() == []
    assert table.menu(B) == []
    assert table.refusal(B, "pass") == Refusal("9.1", "match-is-over")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([5, 0, 0], [A], "out-of-hotels")
    assert outcome.remarks == [Remark(B, "no-hotel-left")]


@rule("9.1")
def test_building_the_last_hotel_does_not_end_the_match_r11() -> None:
    table = boulevard(reserve="A 1")
    table.rolls(A, "6 6 red")
    table.play(A, "build red-5")
    table.play(A, "done", dice("1 1 red"))
    assert table.state.waiting_for() == [B]


@rule("9.1")
def test_a_hotel_that_came_back_meanwhile_goes_on_scenario_7() -> None:
    # given A has built the last hotel, and C tears one down before A's turn
    table = boulevard("green-8=A", reserve="A 0", hands="C remove_top").turn_ends(C)
    table.play(C, "play remove-1")
    table.play(C, "take green-8", dice("1 1 red"))
    assert table.state.waiting_for() == [A]
    assert table.menu(A) == ["build red-1", "build red-2"]


RICH = "green-8=A green-7=A green-6=A green-5=A green-4=A yellow-7=A yellow-6=A yellow-5=A blue-6=A"  # 54


@rule("9.2")
def test_reaching_the_last_square_ends_the_match_r10() -> None:
    table = boulevard(RICH + " red-5=B", seats=2, hands="A build_one")
    table.rolls(A, "5 2 blue")
    table.moves("A: build blue-5, A: build blue-2")
    facts = table.play(A, "done")
    assert facts == [
        TitleTaken(A, None, "blue", 5),
        TitleTaken(A, None, "blue", 2),
        TokenMoved(A, 54, 61),
        LastSquareReached(A),
    ]
    assert table.refusal(A, "play build-1") == Refusal("9.2", "match-is-over")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([61, 5], [A], "last-square")
    assert outcome.remarks == [Remark(A, "last-square")]


@rule("9.2", "6.2")
def test_whoever_moved_once_the_step_is_resolved_r10() -> None:
    # given a hurricane of A's gives blue-3 to A and blue-6 to B, who stands on 55
    rich = RICH.replace("A", "B").replace("blue-6=B", "")
    drawing = f"{rich} blue-5=BB blue-2=BB blue-6=BCC blue-3=ACC red-4=A"
    table = boulevard(drawing, hands="A hurricane_blue", pile="reroll insurance").turn_ends(A)
    assert table.squares() == [4, 55, 9]
    # when
    facts = table.play(A, "play hurricane-blue")
    # then A still draws for the F square 7, and the match is over
    assert facts[-7:] == [
        TitleTaken(A, C, "blue", 3),
        TitleTaken(B, C, "blue", 6),
        TokenMoved(A, 4, 7),
        TokenMoved(B, 55, 61),
        TokenMoved(C, 9, 0),
        CardDrawn(A, "reroll"),
        LastSquareReached(B),
    ]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [B]


@rule("9.2", "6.4")
def test_all_who_reached_the_last_square_in_one_step_are_shown(tmp_path: Path) -> None:
    # given a short promenade, and a hurricane that gives green-8 to A and green-7 to B
    folder = tmp_path / "short"
    shutil.copytree(GAME.folder / "components" / GAME.meta.edition, folder)
    board = (folder / "board.toml").read_text(encoding="utf-8")
    short = board.replace("last = 61", "last = 6").replace(
        "squares = [7, 14, 21, 28, 35, 42, 49, 56]", "squares = []"
    )
    (folder / "board.toml").write_text(short, encoding="utf-8")
    box = load_box(Edition("short", folder))
    drawing = "green-8=ACC green-7=BCC red-1=A"
    table = boulevard(drawing, hands="A hurricane_green", box=box).turn_ends(A)
    table.state.sums[C] = 15
    facts = table.play(A, "play hurricane-green")
    assert facts[-2:] == [LastSquareReached(A), LastSquareReached(B)]
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([9, 7, 0], [A])


def ended(drawing: str, reason: str, seats: int = 2) -> tuple[list[int], list[int], list[int], str]:
    table = boulevard(drawing, seats=seats)
    table.state.phases = [Over(reason)]
    outcome = table.state.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == sum(sum(line.points) for line in outcome.breakdown)
    return outcome.scores, outcome.winners, outcome.places, outcome.reason


@rule("9.3")
def test_most_titles_break_a_tie_scenario_10_r12() -> None:
    # given 24 – 24 with five titles against four
    four = "green-8=B green-7=B green-6=B yellow-3=B"
    five = "green-5=A green-4=A yellow-6=A yellow-5=A yellow-4=A"
    assert ended(f"{four} {five}", OUT_OF_HOTELS) == ([24, 24], [A], [1, 2], "out-of-hotels-most-titles")


@rule("9.3")
def test_as_many_titles_share_the_victory_scenario_10_r12() -> None:
    # given 24 – 24 with five titles each
    one = "green-8=A green-4=A blue-2=A red-5=A blue-5=A"
    two = "green-7=B green-6=B red-1=B blue-6=B red-4=B"
    assert ended(f"{one} {two}", LAST_SQUARE) == ([24, 24], [A, B], [1, 1], "last-square-shared")


@rule("9.3")
def test_the_highest_sum_wins_whoever_ended_the_match() -> None:
    result = ended("green-8=C red-5=A red-4=A red-2=B", OUT_OF_HOTELS, 3)
    assert result == ([9, 2, 8], [A], [1, 3, 2], "out-of-hotels")


@rule("9.3")
def test_the_breakdown_goes_by_zone() -> None:
    table = boulevard("green-8=AB red-5=B red-4=B", seats=2)
    table.state.phases = [Over(LAST_SQUARE)]
    outcome = table.state.outcome()
    assert outcome is not None
    assert [(line.category, line.points) for line in outcome.breakdown] == [
        ("zone-red", [0, 9]),
        ("zone-blue", [0, 0]),
        ("zone-yellow", [0, 0]),
        ("zone-green", [8, 0]),
    ]


def test_a_returned_title_is_nobodys_at_the_end() -> None:
    table = boulevard("green-8=B", seats=2, hands="A remove_top", reserve="B 0").turn_ends(A)
    table.play(A, "play remove-1")
    facts = table.play(A, "take green-8", dice("1 1 red"))
    assert TitleReturned(B, "green", 8) in facts


@rule("9.3")
def test_the_titles_of_those_whose_sums_are_level_are_remarked_and_of_nobody_else() -> None:
    # given A and B level at 8 with two titles and one, C behind
    table = boulevard("green-8=B red-5=A red-3=A red-4=C", reserve="A 0")
    table.state.turn.player = C
    table.state.phases = [Over(OUT_OF_HOTELS)]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.remarks == [
        Remark(A, "no-hotel-left"),
        Remark(A, "titles", 2),
        Remark(B, "titles", 1),
    ]
