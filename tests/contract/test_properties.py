"""What every game of the catalogue owes, whatever its rules."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from ludotheque.games import OURS, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT, Journal, visible_to
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text, read_match
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.position import Position, snapshot
from tests.contract.walk import Step, every_game, every_table, opening, seen_text, text, walk

seeds = pytest.mark.parametrize("seed", [1, 2, 3])


@every_table
@seeds
def test_nothing_is_lost_or_made(game_id: str, seats: int, seed: int) -> None:
    ledger: dict[str, int] | None = None
    for step in walk(game_id, seats, seed):
        counted = step.position.ledger()
        assert counted, "a ledger counts something"
        ledger = ledger or counted
        assert counted == ledger


@every_table
@seeds
def test_somebody_can_act_until_the_match_is_over(game_id: str, seats: int, seed: int) -> None:
    for step in walk(game_id, seats, seed):
        waiting = step.position.waiting_for()
        assert (step.position.outcome() is None) == bool(waiting)
        assert len(set(waiting)) == len(waiting)
        for seat in waiting:
            assert step.position.menu(seat)
            assert step.position.refusal(seat, step.position.default(seat)) is None
    outcome = step.position.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == seats
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)
    assert all(len(line.points) == seats for line in outcome.breakdown)
    assert step.position.menu(0) == ()


@every_table
def test_menu_and_gate_agree(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    finite = [action for action in map(game.action, range(game.codes())) if not action.open_ended]
    for step in walk(game_id, seats, 11, every=9):
        for seat in range(seats):
            menu = step.position.menu(seat)
            assert len(set(menu)) == len(menu), "no action twice"
            for action in menu:
                assert step.position.refusal(seat, action) is None, action
            legal = {action for action in finite if step.position.refusal(seat, action) is None}
            assert legal == {action for action in menu if not action.open_ended}


@every_table
def test_playing_each_action_of_a_menu_is_possible(game_id: str, seats: int) -> None:
    for step in walk(game_id, seats, 12, every=13):
        for seat in range(seats):
            for action in step.position.menu(seat):
                tried = step.position.copy()
                tried.play(seat, action, SeededChance(5), SILENT)
                assert tried.ledger() == step.position.ledger(), action


@every_table
@seeds
def test_copies_are_independent(game_id: str, seats: int, seed: int) -> None:
    for step in walk(game_id, seats, seed, every=17):
        before = text(step.position)
        twin = step.position.copy()
        assert text(twin) == before
        play_on(twin, SeededChance(seed), 40)
        assert text(step.position) == before


@every_table
@seeds
def test_save_load_save_is_identity_at_every_step(game_id: str, seats: int, seed: int) -> None:
    for step in walk(game_id, seats, seed):
        saved = text(step.position)
        loaded = step.game.restore(json.loads(saved), step.options)
        assert text(loaded) == saved
        assert loaded.waiting_for() == step.position.waiting_for()
        assert loaded.menu(step.seat) == step.position.menu(step.seat) if step.action else True


@every_table
def test_positions_and_observations_survive_pickle_and_deepcopy(game_id: str, seats: int) -> None:
    for step in walk(game_id, seats, 4, every=29):
        assert text(pickle.loads(pickle.dumps(step.position))) == text(step.position)
        assert text(copy.deepcopy(step.position)) == text(step.position)
        seen = step.game.observe(step.position, 0)
        assert pickle.loads(pickle.dumps(seen)) == seen


@every_table
@seeds
def test_a_replay_gives_the_same_match(game_id: str, seats: int, seed: int) -> None:
    game = find_game(game_id)
    chance = SeededChance(seed)
    _, options, _, _ = opening(game_id, seats, seed)
    match = Match(game, seats, options, chance)
    while waiting := match.position.waiting_for():
        seat = waiting[chance.below("seat", len(waiting))]
        menu = match.position.menu(seat)
        match.play(seat, menu[chance.below("action", len(menu))])
    again = read_match(file_text(match), find_game, SeededChance(0))
    assert file_text(again) == file_text(match)
    assert [move.facts for move in again.moves] == [move.facts for move in match.moves]
    assert text(list(again.replay())[-1]) == text(match.position)


@every_table
def test_undo_gives_the_position_before(game_id: str, seats: int) -> None:
    chance = SeededChance(8)
    match = Match(find_game(game_id), seats, find_game(game_id).options(), chance)
    undone = 0
    while waiting := match.position.waiting_for():
        seat = waiting[0]
        menu = match.position.menu(seat)
        action = menu[chance.below("action", len(menu))]
        before = text(match.position)
        match.play(seat, action)
        if match.undo_block(seat) is None:
            match.undo(seat)
            assert text(match.position) == before
            undone += 1
            match.play(seat, action)
    assert undone > 0, "a game in which nothing can be taken back"


@every_game
def test_codes_and_notation_name_one_action(game_id: str) -> None:
    game = find_game(game_id)
    notations = set()
    for code in range(game.codes()):
        action = game.action(code)
        assert action.code == code
        assert game.parse(action.notation) == action
        notations.add(action.notation)
    assert len(notations) == game.codes()


@every_table
def test_actions_in_play_have_stable_codes_and_notation(game_id: str, seats: int) -> None:
    for step in walk(game_id, seats, 21, every=3):
        for action in step.position.menu(step.seat):
            assert step.game.parse(action.notation) == action
            if action.code >= 0:
                assert step.game.action(action.code) == action
            else:
                assert action.open_ended


# --- secrets ---------------------------------------------------------------------------------------


def menus(position: Position, viewer: int) -> list[str]:
    return [action.notation for action in position.menu(viewer)] if viewer >= 0 else []


@every_table
@seeds
def test_dealing_the_hidden_part_again_changes_nothing_a_viewer_gets(
    game_id: str, seats: int, seed: int
) -> None:
    chance = SeededChance(seed + 100)
    for step in walk(game_id, seats, seed, every=5):
        for viewer in step.viewers():
            seen = step.game.observe(step.position, viewer)
            other = step.game.imagine(seen, chance)
            assert seen_text(step.game.observe(other, viewer)) == seen_text(seen)
            assert other.waiting_for() == step.position.waiting_for()
            assert menus(other, viewer) == menus(step.position, viewer)
            assert other.ledger() == step.position.ledger()


@every_table
def test_what_a_viewer_is_shown_of_a_move_does_not_depend_on_secrets(game_id: str, seats: int) -> None:
    chance = SeededChance(31)
    compared = 0
    for seed in (32, 33, 34, 35):
        for step in walk(game_id, seats, seed, every=5):
            if step.action is None:
                break
            for viewer in step.viewers():
                compared += alike(step, viewer, chance)
    assert compared > 0


def alike(step: Step, viewer: int, chance: SeededChance) -> bool:
    """Makes the step's move in a world that looks the same to the viewer; False if it shows a secret, rightly."""
    assert step.action is not None
    other = step.game.imagine(step.game.observe(step.position, viewer), chance)
    if other.refusal(step.seat, step.action) is not None:
        return False
    here, there = Journal(), Journal()
    mine = step.position.copy()
    mine.play(step.seat, step.action, SeededChance(1), here)
    other.play(step.seat, step.action, SeededChance(1), there)
    if any(fact.reveals for fact in here.facts + there.facts):
        return False
    assert visible_to(here.facts, viewer) == visible_to(there.facts, viewer)
    seen = step.game.observe(mine, viewer)
    assert seen_text(seen) == seen_text(step.game.observe(other, viewer))
    return True


@every_table
def test_an_imagined_position_can_be_played_to_the_end(game_id: str, seats: int) -> None:
    chance = SeededChance(41)
    for step in walk(game_id, seats, 42, every=23):
        for viewer in step.viewers():
            imagined = step.game.imagine(step.game.observe(step.position, viewer), chance)
            play_on(imagined, chance)
            assert imagined.outcome() is not None


@every_table
def test_bots_can_judge_every_observation(game_id: str, seats: int) -> None:
    chance = SeededChance(51)
    for step in walk(game_id, seats, 52, every=11):
        for viewer in step.viewers():
            standing = step.game.evaluate(step.game.observe(step.position, viewer))
            assert len(standing) == seats
        if step.action is not None:
            menu = step.position.menu(step.seat)
            worth = step.game.appraise(step.game.observe(step.position, step.seat), menu, chance)
            assert len(worth) == len(menu)


# --- the same game everywhere ------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", [game.meta.id for game in OURS])
def test_the_same_seed_gives_the_same_match_compiled_or_not(game_id: str, checksums: dict[str, str]) -> None:
    from tests.contract.checksum import checksum

    assert checksum(game_id) == checksums[game_id], "rules changed? see tests/contract/checksum.py"


@every_game
def test_random_matches_of_all_options_end(game_id: str) -> None:
    game = find_game(game_id)
    chance = SeededChance(61)
    for _ in range(30):
        seats = game.meta.min_seats + chance.below("seats", game.meta.max_seats - game.meta.min_seats + 1)
        _, _, position, _ = opening(game_id, seats, chance.below("seed", 1000))
        decisions = play_on(position, chance, 100_000)
        assert position.outcome() is not None
        assert 0 < decisions < 100_000


def test_snapshot_is_plain_json() -> None:
    for step in walk("paradis", 4, 1, every=40):
        assert json.loads(json.dumps(snapshot(step.position))) == snapshot(step.position)
