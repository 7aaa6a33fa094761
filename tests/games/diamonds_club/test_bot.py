"""The bots' knowledge: better than chance, and parks get finished."""

from __future__ import annotations

from ludotheque.bots.registry import find_bot
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.observation import Seen
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.position import Position
from ludotheque.kernel.record import save
from tests.games.diamonds_club.club import Club, bare, club
from tests.support import A, B, matches, notations

MATCHES = matches(200, 20)


def best(table: Club, seat: int) -> str:
    """What the knowledge likes best."""
    menu = table.position.menu(seat)
    worth = GAME.appraise(GAME.observe(table.position, seat), menu, SeededChance(1))
    return notations(menu)[worth.index(max(worth))]


def played(names: list[str], seed: int) -> Position:
    chance, thoughts = SeededChance(seed), SeededChance(seed + 1_000_000)
    bots = [find_bot(name) for name in names]
    position = GAME.setup(len(names), GAME.options(), chance, SILENT)
    while waiting := position.waiting_for():
        seat = waiting[0]
        action = bots[seat].choose(GAME, GAME.observe(position, seat), position.menu(seat), thoughts)
        position.play(seat, action, chance, SILENT)
    return position


def test_greedy_bots_finish_parks_in_four_to_seven_rounds_on_average() -> None:
    rounds = counted = 0
    for seed in range(MATCHES):
        position = played(["greedy"] * 4, seed)
        rounds += position.round_number  # type: ignore[attr-defined]
        counted += sum(position.imposed_is_full(seat) for seat in range(4))  # type: ignore[attr-defined]
    assert 4 <= rounds / MATCHES <= 7
    assert counted / (4 * MATCHES) > 0.8, "imposed cells are built in time"


def test_a_greedy_bot_beats_three_random_ones() -> None:
    wins = 0
    for seed in range(20):
        seat = seed % 4
        names = ["greedy" if other == seat else "random" for other in range(4)]
        outcome = played(names, seed).outcome()
        assert outcome is not None
        wins += outcome.winners == [seat]
    assert wins >= 18


def test_the_third_animal_of_a_set_is_chosen() -> None:
    table = club(2).park(A, "1 pond 1 aviary")
    table.play(A, "buy b6")
    assert best(table, A) == "animal enclosure"


def test_the_good_that_completes_a_combination_is_bought() -> None:
    # given a mine and a ship of 5; a2 is a concession of 5, a4 one of 2
    table = bare(2).goods(A, "mine green, ship 5").tracks(A, "money 4 forest 4 technique 4")
    table.state.animals = [0, 0, 0]
    assert best(table, A) == "buy a2"


def test_in_the_last_round_gems_are_spent() -> None:
    table = bare(2).gems(A, "2 red").park(A, "9 forest", imposed=3).park(B, "11 forest", imposed=3)
    table.state.ending = True
    table.building("AB")
    assert best(table, A) == "build forest2"


def test_an_imposed_cell_is_preferred_and_a_whole_payment() -> None:
    table = bare(2).gems(A, "4 green 2 red 2 diamond").gems(B, "2 red")
    table.building("AB")
    table.play(A, "build pavilion")
    assert best(table, A) == "place imposed"
    table.play(A, "place imposed")
    assert best(table, A) == "pay 2 green 2 red"


def test_judging_changes_nothing() -> None:
    table = bare(2).goods(A, "mine green, ship 5").gems(A, "3 red").park(A, "2 fountain 1 pond")
    before = save(table.position)
    GAME.appraise(Seen(GAME.meta.edition, A, table.state), table.position.menu(A), SeededChance(1))
    GAME.evaluate(Seen(GAME.meta.edition, A, table.state))
    table.building("AB")
    after_building = save(table.position)
    GAME.appraise(Seen(GAME.meta.edition, A, table.state), table.position.menu(A), SeededChance(1))
    assert save(table.position) == after_building != before


def test_the_evaluation_of_a_finished_match_is_its_score() -> None:
    position = played(["greedy", "greedy"], 3)
    outcome = position.outcome()
    assert outcome is not None
    assert GAME.evaluate(GAME.observe(position, A)) == [float(score) for score in outcome.scores]
