"""Small configurations: the same rules with few components, so that a whole match can be worked out exactly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np
import pyspiel

from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.openspiel import short_name
from ludotheque.envs.session import Session, shares
from ludotheque.games import find_game
from ludotheque.kernel.chance import ChosenChance, OutcomeWanted, SeededChance
from ludotheque.kernel.editions import SMALL
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.position import Position
from ludotheque.kernel.record import save
from ludotheque.kernel.trouble import Trouble

#: The games that have one, with the most decisions of a random match.
GAMES = {"last_chance": 80, "metropolis": 60, "rue_de_la_paix": 12}
every_small_game = pytest.mark.parametrize("game_id", list(GAMES))


@every_small_game
def test_a_small_configuration_is_not_among_the_editions_that_tables_offer(game_id: str) -> None:
    game = find_game(game_id)
    assert SMALL not in game.editions() and game.editions()
    with pytest.raises(Trouble):
        game.check_edition(SMALL)


@every_small_game
def test_a_match_is_short_and_shows_in_the_usual_vector_and_mask(game_id: str) -> None:
    usual, small = Session(game_id), Session(game_id, edition=SMALL)
    lengths = []
    generator = np.random.default_rng(1)
    for seed in range(20):
        small.reset(seed)
        decisions = 0
        while not small.over:
            assert small.position.refusal(small.actor, small.action(int(np.argmax(small.mask())))) is None
            assert small.vector(small.actor).shape == (usual.encoding.observations.size,)
            small.play(small.actor, small.menu[generator.integers(len(small.menu))])
            decisions += 1
        lengths.append(decisions)
    assert max(lengths) <= GAMES[game_id]


@every_small_game
def test_their_random_sim_test_passes_on_the_small_configuration(game_id: str) -> None:
    game = pyspiel.load_game(short_name(game_id), {"edition": SMALL})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


# --- exact values ------------------------------------------------------------------------------------------


class ByTheRules:
    """The value of a position if everybody plays best, by backward induction over the rules; nothing is hidden."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}

    def value(self, position: Position) -> list[float]:
        waiting = position.waiting_for()
        if not waiting:
            outcome = position.outcome()
            assert outcome is not None
            return shares(outcome)
        key = json.dumps(save(position))
        if key not in self.known:
            seat = waiting[0]
            found = [self.after(position, seat, action) for action in position.menu(seat)]
            self.known[key] = max(found, key=lambda values: values[seat])
        return self.known[key]

    def after(self, position: Position, seat: int, action: Any) -> list[float]:
        total = [0.0] * position.seats
        for tried, chance in worlds(position, seat, action):
            for other, value in enumerate(self.value(tried)):
                total[other] += chance * value
        return total


def worlds(position: Position, seat: int, action: Any) -> Iterator[tuple[Position, float]]:
    """Everything that an action may lead to, with its chance."""
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    while waiting:
        drawn, chance = waiting.pop()
        tried = position.copy()
        try:
            tried.play(seat, action, ChosenChance(drawn), SILENT)
        except OutcomeWanted as draw:
            waiting += [([*drawn, outcome], chance / draw.n) for outcome in range(draw.n)]
            continue
        yield tried, chance


class ByTheNumbers:
    """The same value through OpenSpiel: by what the environment calls states, legal numbers and chance outcomes."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}

    def value(self, state: Any) -> list[float]:
        if state.is_terminal():
            return list(state.returns())
        key = str(state)
        if key not in self.known:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                values = [(chance, self.value(state.child(outcome))) for outcome, chance in outcomes]
                self.known[key] = [
                    sum([chance * value[seat] for chance, value in values])
                    for seat in range(state.num_players())
                ]
            else:
                seat = state.current_player()
                found = [self.value(state.child(number)) for number in state.legal_actions()]
                self.known[key] = max(found, key=lambda values: values[seat])
        return self.known[key]


def decided(game_id: str, players: int, options: str, decisions: int, seed: int) -> Any:
    """A state of the small configuration after so many decisions at random."""
    settings = {"players": players, "options": options, "edition": SMALL}
    state = pyspiel.load_game(short_name(game_id), settings).new_initial_state()
    chance = SeededChance(seed)
    while state.is_chance_node() or decisions > 0:
        choices = state.legal_actions()
        if state.is_chance_node():
            choices = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            decisions -= 1
        state.apply_action(choices[chance.below("what", len(choices))])
    return state


@pytest.mark.parametrize(
    ("game_id", "options", "decisions", "seed"),
    [
        ("metropolis", "trades:no", 0, 1),
        ("metropolis", "trades:no", 0, 2),
        ("rue_de_la_paix", "", 4, 1),
        ("rue_de_la_paix", "", 4, 3),
    ],
)
def test_the_exact_value_by_the_numbers_is_that_by_the_rules(
    game_id: str, options: str, decisions: int, seed: int
) -> None:
    """No number hides an action, and every outcome of chance has its weight: both trees have one value."""
    state = decided(game_id, 2, options, decisions, seed)
    rules, numbers = ByTheRules(), ByTheNumbers()
    value = rules.value(state.node.position)
    assert numbers.value(state) == pytest.approx(value)
    assert len(rules.known) > 10, "something is decided"
    assert sum(value) == pytest.approx(0.0)


def test_an_exact_value_is_no_less_than_what_a_bot_gets_against_best_play() -> None:
    """The greedy bot against an opponent who knows the value of everything: at most the value of the match."""
    from ludotheque.bots.registry import find_bot

    bot, game = find_bot("greedy"), find_game("metropolis")
    rules = ByTheRules()
    gained, best = [], []
    for seed in range(3):
        state = decided("metropolis", 2, "trades:no", 0, seed)
        position = state.node.position
        me = position.waiting_for()[0]
        best.append(rules.value(position)[me])
        while position.waiting_for():
            seat = position.waiting_for()[0]
            menu = position.menu(seat)
            if seat == me:
                action = bot.choose(game, game.observe(position, seat), menu, SeededChance(seed))
            else:
                action = max(menu, key=lambda action: rules.after(position, seat, action)[seat])
            position.play(seat, action, SeededChance(seed), SILENT)
        outcome = position.outcome()
        assert outcome is not None
        gained.append(shares(outcome)[me])
    assert all(got <= value + 1e-9 for got, value in zip(gained, best, strict=True))
    assert max(best) > min(gained), "the bot does not always play best"


def test_the_games_without_a_small_configuration_are_named() -> None:
    """Sites, tiles and parks of the other two are part of their rules, not of their components."""
    without = [
        game_id for game_id in ENCODINGS if not (find_game(game_id).folder / "components" / SMALL).is_dir()
    ]
    assert set(without) >= {"paradis", "diamonds_club"} and not set(without) & set(GAMES)
