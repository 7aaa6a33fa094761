"""Every game's `imagine` is a sampler of worlds that bots may trust."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from ludotheque.arena.worlds import check_blind, check_consistent, check_distribution
from ludotheque.bots.simple import GreedyBot
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.position import Observation, Position


def after(game: Game, seed: int, decisions: int, seats: int = 0) -> Position:
    """A position some random decisions into a match."""
    chance = SeededChance(seed)
    position = game.setup(seats or game.meta.min_seats, game.options(), chance, SILENT)
    play_on(position, chance, decisions)
    return position


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_worlds_are_consistent_with_what_is_seen_and_nothing_hidden_is_read(game: Game) -> None:
    for seed in range(8):
        position = after(game, seed, 3 + 7 * seed)
        check_consistent(game, position, seed)
        check_blind(game, position, seed)


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_worlds_are_consistent_in_matches_of_bots_that_bargain(game: Game) -> None:
    """Random play seldom reaches contracts and standing offers; greedy play does."""
    chance, thoughts = SeededChance(3), SeededChance(4)
    position = game.setup(3, game.options(), chance, SILENT)
    for step in range(60):
        waiting = position.waiting_for()
        if not waiting:
            break
        if step % 6 == 0:
            check_consistent(game, position, step)
        seat = waiting[0]
        action = GreedyBot().choose(game, game.observe(position, seat), position.menu(seat), thoughts)
        position.play(seat, action, chance, SILENT)


def next_one(game: Game, position: Any, seat: int, pile: str) -> tuple[Observation, dict[Hashable, float]]:
    """What is seen, and the chance of everything to come next, if all hidden ones are equally likely."""
    counts = Counter(getattr(position, pile))
    total = sum(counts.values())
    return game.observe(position, seat), {kind: number / total for kind, number in counts.items()}


def test_the_next_card_of_metropolis_is_any_that_is_hidden() -> None:
    game = find_game("metropolis")
    seen, expected = next_one(game, after(game, 5, 30), 0, "stack")
    check_distribution(game, seen, lambda world: world.stack[-1], expected)  # type: ignore[attr-defined]


def test_the_next_tile_of_paradies_is_any_that_is_hidden() -> None:
    game = find_game("paradis")
    seen, expected = next_one(game, after(game, 5, 12), 0, "pile")
    check_distribution(game, seen, lambda world: world.pile[-1], expected)  # type: ignore[attr-defined]


def test_the_pile_of_last_chance_holds_any_cards_that_were_not_played() -> None:
    game = find_game("last_chance")
    position: Any = after(game, 1, 2)
    seen = game.observe(position, 0)
    unseen = [
        card
        for card in range(len(position.box.deck))
        if card not in position.played and card != position.card
    ]
    expected: dict[Hashable, float] = {card: 1 / len(unseen) for card in unseen}
    check_distribution(game, seen, lambda world: world.pile[-1], expected)  # type: ignore[attr-defined]


def test_a_hand_of_rue_de_la_paix_holds_kinds_as_often_as_they_are_hidden() -> None:
    game = find_game("rue_de_la_paix")
    position: Any = after(game, 2, 4, seats=2)
    while not position.hands[1]:
        position.hands[1].append(position.pile.pop())
    del position.hands[1][1:]  # one card, so that its kind can be counted (the rest leaves the match)
    seen = game.observe(position, 0)
    worlds = [game.imagine(seen, SeededChance(seed)) for seed in range(3)]
    hidden: Any = worlds[0]
    counts = Counter(hidden.pile) + Counter(hidden.hands[1])
    total = sum(counts.values())
    expected: dict[Hashable, float] = {kind: number / total for kind, number in counts.items()}
    check_distribution(game, seen, lambda world: world.hands[1][0], expected)  # type: ignore[attr-defined]


def test_diamonds_club_hides_nothing_so_there_is_one_world() -> None:
    game = find_game("diamonds_club")
    position = after(game, 1, 20)
    seen = game.observe(position, 0)
    check_distribution(game, seen, lambda world: world == position, {True: 1.0}, worlds=5)


def test_a_sampler_that_peeks_or_favours_something_is_found_out() -> None:
    game = find_game("metropolis")
    seen, expected = next_one(game, after(game, 5, 30), 0, "stack")

    def favoured(world: Any) -> int:
        return int(max(world.stack[-1], world.stack[-2]))

    with pytest.raises(AssertionError, match="chi-square"):
        check_distribution(game, seen, favoured, expected)
    with pytest.raises(AssertionError, match="impossible"):
        check_distribution(game, seen, lambda world: "nothing of the kind", expected, worlds=1)
