"""What an action brings for certain: it depends on nothing hidden, and it comes true."""

from __future__ import annotations

import pytest

from ludotheque.kernel.chance import RecordingChance, SeededChance
from ludotheque.kernel.effects import (
    DECISION,
    OVER,
    Effects,
    effects_in,
    show_effects,
)
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.scene import Scene
from tests.contract.walk import Step, every_table, walk

seeds = pytest.mark.parametrize("seed", [81, 82])

IMAGINED = 3  #: positions that look the same to the seat, for each decision that is checked
MOST = 12  #: actions of a long menu that are checked


def shown(found: Effects) -> object:
    """Everything about effects that may be compared: what others own may be a guess, how it changes may not."""
    changes = [(change.seat, change.name, change.amount()) for change in found.changes]
    return changes, found.facts, found.until, found.concluded


@every_table
@seeds
def test_effects_are_the_same_in_every_imagined_position(game_id: str, seats: int, seed: int) -> None:
    chance = SeededChance(seed)
    for step in walk(game_id, seats, seed, every=4):
        if step.action is None:
            continue
        seen = step.game.observe(step.position, step.seat)
        menu = step.position.menu(step.seat)[:MOST]
        one = step.game.imagine(seen, SeededChance(1))
        here = [shown(effects_in(step.game, one, step.seat, action)) for action in menu]
        for _ in range(IMAGINED):
            imagined = step.game.imagine(seen, chance)
            for action, expected in zip(menu, here, strict=True):
                assert shown(effects_in(step.game, imagined, step.seat, action)) == expected, action.notation


@every_table
@seeds
def test_effects_come_true(game_id: str, seats: int, seed: int) -> None:
    for step in walk(game_id, seats, seed, every=3):
        if step.action is None:
            continue
        seen = step.game.observe(step.position, step.seat)
        promised = effects_in(step.game, step.game.imagine(seen, SeededChance(1)), step.seat, step.action)
        # up to the next draw or reveal, the true position changes just so
        assert shown(effects_in(step.game, step.position, step.seat, step.action)) == shown(promised), (
            step.action.notation
        )
        if promised.until in (DECISION, OVER):
            # and where nothing is drawn or revealed that is all that happens
            played = step.position.copy()
            before = step.game.quantities(played)
            chance = RecordingChance(SeededChance(seed))
            played.play(step.seat, step.action, chance, SILENT)
            stop_here = played.conclusion(step.seat)
            assert promised.concluded == (stop_here is not None)
            if stop_here is not None:
                assert played.refusal(step.seat, stop_here) is None
                played.play(step.seat, stop_here, chance, SILENT)
            assert chance.drawn == []
            after = step.game.quantities(played)
            changed = {
                (seat, name): after[name][seat] - before[name][seat]
                for name in before
                for seat in range(seats)
                if after[name][seat] != before[name][seat]
            }
            assert changed == {(change.seat, change.name): change.amount() for change in promised.changes}


@every_table
def test_a_scene_that_is_drawn_again_says_the_same(game_id: str, seats: int) -> None:
    """Views share their choices between scenes: the effects of one decision may not stay on them."""
    for step in walk(game_id, seats, 83, every=7):
        for seat in range(seats) if step.action is not None else ():
            first = repr(drawn(step, seat).choices)
            assert repr(drawn(step, seat).choices) == first


def drawn(step: Step, seat: int) -> Scene:
    position = step.position
    seen, menu = step.game.observe(position, seat), position.menu(seat)
    scene = step.game.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(seat, action))
    show_effects(step.game, seen, menu, scene)
    return scene
