"""The games in OpenSpiel: its own test, chance nodes, information states, and a search through imagined worlds."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.openspiel import SIMULTANEOUS, imagining, short_name
from ludotheque.kernel.chance import SeededChance

every_game = pytest.mark.parametrize("game_id", list(ENCODINGS))
simultaneous = pytest.mark.parametrize("game_id", SIMULTANEOUS)
hiding = pytest.mark.parametrize("game_id", [game for game, encoding in ENCODINGS.items() if encoding.hidden])


def load(game_id: str, players: int = 0, together: bool = False, **settings: str) -> Any:
    chosen: dict[str, Any] = dict(settings)
    if players:
        chosen["players"] = players
    return pyspiel.load_game(short_name(game_id, together), chosen)


def play_on(state: Any, generator: random.Random, decisions: int) -> Any:
    """Goes on at random until so many decisions were made and another one waits, or to the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            state.apply_action(generator.choice(outcomes)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions -= 1
    return state


@every_game
def test_their_random_sim_test_passes(game_id: str) -> None:
    meta = ENCODINGS[game_id].game.meta
    for players in (meta.min_seats, meta.max_seats):
        pyspiel.random_sim_test(
            load(game_id, players), num_sims=1, serialize=True, verbose=False, mask_test=True
        )


@simultaneous
def test_their_random_sim_test_passes_with_simultaneous_nodes(game_id: str) -> None:
    meta = ENCODINGS[game_id].game.meta
    for players in (meta.min_seats, meta.max_seats):
        game = load(game_id, players, together=True)
        assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@simultaneous
def test_sealed_decisions_are_one_node_and_lead_where_they_lead_one_by_one(game_id: str) -> None:
    """The same numbers, given at once and one after the other, lead to the same position."""
    generator = random.Random(12)
    state = load(game_id, together=True).new_initial_state()
    alone = load(game_id).new_initial_state()
    together = 0
    while not state.is_terminal():
        if not state.is_simultaneous_node():
            number = generator.choice(
                [outcome for outcome, _ in state.chance_outcomes()]
                if state.is_chance_node()
                else state.legal_actions()
            )
            state.apply_action(number)
            alone.apply_action(number)
            continue
        deciding = state.node.deciding()
        assert len(deciding) > 1 and state.node.rules.encoding.is_sealed(state.node.position)
        numbers = [0] * state.num_players()
        for seat in range(state.num_players()):
            legal = state.legal_actions(seat)
            assert bool(legal) == (seat in deciding)
            if legal:
                numbers[seat] = generator.choice(legal)
                assert state.action_to_string(seat, numbers[seat])
        for _ in deciding:
            assert alone.legal_actions() == state.legal_actions(alone.current_player())
            alone.apply_action(numbers[alone.current_player()])
        state.apply_actions(numbers)
        together += 1
        assert str(state) == str(alone)
        assert [state.information_state_string(seat) for seat in range(3)] == [
            alone.information_state_string(seat) for seat in range(3)
        ]
    assert together > 0 and alone.is_terminal() and state.returns() == alone.returns()


def test_a_game_with_simultaneous_nodes_can_be_made_turn_based_by_openspiel() -> None:
    turns = pyspiel.convert_to_turn_based(load("last_chance", together=True))
    state = turns.new_initial_state()
    generator = random.Random(13)
    while not state.is_terminal():
        state.apply_action(generator.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)


@every_game
def test_every_draw_is_a_chance_node_and_the_match_ends_in_shares(game_id: str) -> None:
    state = load(game_id).new_initial_state()
    assert state.is_chance_node(), "set-up draws something"
    assert ENCODINGS[game_id].game.meta.id in str(state.get_game())
    play_on(state, random.Random(1), 10_000)
    winners = state.node.position.outcome().winners
    gained = [seat for seat, value in enumerate(state.returns()) if value > 0]
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0.0)
    assert gained == sorted(winners), "with no winner nobody gains anything"


@every_game
def test_a_clone_goes_its_own_way_and_a_history_gives_the_same_state(game_id: str) -> None:
    generator = random.Random(2)
    state = play_on(load(game_id).new_initial_state(), generator, 10)
    before = str(state)
    twin = state.clone()
    play_on(twin, generator, 5)
    assert str(state) == before != str(twin)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == before and again.information_state_string(0) == state.information_state_string(0)
    assert str(copy.deepcopy(state)) == before


@hiding
def test_an_imagined_world_looks_the_same_to_the_one_who_imagines(game_id: str) -> None:
    chance = SeededChance(4)
    generator = random.Random(3)
    changed = 0
    state = load(game_id).new_initial_state()
    while not play_on(state, generator, 4).is_terminal():
        player = state.current_player()
        other = state.imagined(player, chance)
        assert other.information_state_string() == state.information_state_string()
        assert other.observation_string() == state.observation_string()
        assert other.information_state_tensor() == state.information_state_tensor()
        assert other.legal_actions() == state.legal_actions()
        changed += other.node.position != state.node.position
    assert changed > 0


def test_who_bids_later_sees_only_that_somebody_has_bid() -> None:
    """Two histories that differ in a sealed bid are one information state for the next bidder."""
    strings = set()
    for amount in (3, 40):
        state = play_on(load("paradis", options="first_chooser:A").new_initial_state(), random.Random(5), 1)
        bid = state.node.rules.game.parse(f"bid {amount}")
        first = state.current_player()
        state.apply_action(state.node.rules.encoding.actions.encode(bid, first, 3))
        strings.add((state.current_player(), state.information_state_string(), state.observation_string()))
        assert state.observation_tensor() != state.observation_tensor(first)
    assert len(strings) == 1


def test_actions_have_the_notation_of_the_game_and_options_are_parameters() -> None:
    state = play_on(load("paradis", options="first_chooser:B").new_initial_state(), random.Random(6), 0)
    assert state.current_player() == 1
    assert [state.action_to_string(number) for number in state.legal_actions()] == [
        f"auction {district}" for district in ("NW", "NE", "SW", "SE")
    ]
    assert "VillaChosen" not in state.information_state_string()
    state.apply_action(state.legal_actions()[0])
    assert "VillaChosen(seat=1, district='NW')" in state.information_state_string(0)
    assert "B: auction NW" in state.information_state_string(1)


@hiding
def test_their_search_runs_through_our_imagined_worlds(game_id: str) -> None:
    """IS-MCTS compares the key of every world with that of the true state: a false one would stop it."""
    game = load(game_id)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(7))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(8))
    bot.set_resampler(imagining(9))
    state = play_on(game.new_initial_state(), random.Random(10), 12)
    assert bot.step(state) in state.legal_actions()
    by_their_sampler = ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=np.random.RandomState(11))
    assert by_their_sampler.step(state) in state.legal_actions()
