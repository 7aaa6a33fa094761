"""Moments: what the rules mark in the middle of a move can be seen by everybody, and changes nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import RecordedChance, RecordingChance, SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import (
    CARD,
    COINS,
    DICE,
    HAMMER,
    LENGTHS,
    OPENED,
    PLACED,
    SILENT,
    Moment,
    MomentJournal,
    visible_to,
)
from ludotheque.kernel.position import Position, snapshot
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts
from tests.contract.test_scenes import names
from tests.contract.walk import every_game, every_table, walk

#: What matches of each game show.
KINDS = {
    "paradis": {OPENED, HAMMER, PLACED, COINS},
    "last_chance": {DICE, CARD, OPENED, HAMMER, COINS},
    "diamonds_club": {PLACED, CARD, COINS},
    "metropolis": {PLACED},
    "rue_de_la_paix": {DICE, CARD, PLACED},
}


def scene_of(game: Game, moment: Moment, seat: int) -> Scene:
    """The scene of a moment: nobody is asked."""
    position = moment.position
    assert isinstance(position, Position)

    def why(action: Action) -> Refusal | None:
        return position.refusal(seat, action)

    return game.scene(game.observe(position, seat), (), [], why)


@every_table
@pytest.mark.parametrize("seed", [1])
def test_every_moment_can_be_seen_by_everybody(game_id: str, seats: int, seed: int) -> None:
    texts = [Texts(lang) for lang in LANGUAGES]
    for step in walk(game_id, seats, seed, every=2):
        if step.action is None:
            continue
        played, journal = step.position.copy(), MomentJournal()
        played.play(step.seat, step.action, SeededChance(seed), journal)
        known = 0
        for moment in journal.moments:
            assert known < moment.facts <= len(journal.facts)
            assert 400 <= LENGTHS[moment.kind] <= 2000
            assert isinstance(moment.position, Position)
            for seat in range(SPECTATOR, seats):
                assert visible_to(journal.facts[known : moment.facts], seat), (
                    "a moment that somebody cannot know"
                )
                scene = scene_of(step.game, moment, seat)
                for text in texts:
                    text.scene(game_id, scene, names(seats))
            known = moment.facts


@every_table
def test_moments_change_nothing(game_id: str, seats: int) -> None:
    """With and without them the same falls, and the same position comes out."""
    for step in walk(game_id, seats, 3, every=2):
        if step.action is None:
            continue
        watched, journal = step.position.copy(), MomentJournal()
        recording = RecordingChance(SeededChance(4))
        watched.play(step.seat, step.action, recording, journal)
        silent = step.position.copy()
        silent.play(step.seat, step.action, RecordedChance(recording.drawn), SILENT)
        assert snapshot(watched) == snapshot(silent)
        before = [snapshot_of(moment) for moment in journal.moments]
        for seat in watched.waiting_for():
            watched.play(seat, watched.default(seat), SeededChance(4), SILENT)
            break
        assert [snapshot_of(moment) for moment in journal.moments] == before, "a moment shares what goes on"


def snapshot_of(moment: Moment) -> object:
    assert isinstance(moment.position, Position)
    return snapshot(moment.position)


@every_game
def test_each_kind_of_moment_occurs(game_id: str) -> None:
    game = find_game(game_id)
    found: Counter[str] = Counter()
    for seed in range(6):
        for step in walk(game_id, game.meta.min_seats, seed):
            if step.action is not None:
                journal = MomentJournal()
                step.position.copy().play(step.seat, step.action, SeededChance(seed), journal)
                found.update(moment.kind for moment in journal.moments)
    assert set(found) >= KINDS.get(game_id, set())


@every_table
def test_a_moment_depends_on_nothing_hidden(game_id: str, seats: int) -> None:
    """Who cannot tell two positions apart, and hears the same of the move, sees the same moments."""
    for step in walk(game_id, seats, 5, every=5):
        if step.action is None:
            continue
        for seat in range(SPECTATOR, seats):
            if seat == step.seat:
                continue
            other = step.game.imagine(step.game.observe(step.position, seat), SeededChance(8))
            if other.refusal(step.seat, step.action) is not None:
                continue
            mine, theirs = MomentJournal(), MomentJournal()
            step.position.copy().play(step.seat, step.action, SeededChance(6), mine)
            other.play(step.seat, step.action, SeededChance(6), theirs)
            if visible_to(mine.facts, seat) != visible_to(theirs.facts, seat):
                continue
            assert len(mine.moments) == len(theirs.moments)
            for one, two in zip(mine.moments, theirs.moments, strict=True):
                assert (one.kind, one.facts) == (two.kind, two.facts)
                assert scene_of(step.game, one, seat) == scene_of(step.game, two, seat)
