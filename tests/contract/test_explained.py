"""Nobody is asked a question whose consequences the page knows and does not show; and who reads is "you"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import effects_shown, show_effects
from ludotheque.kernel.position import Observation
from ludotheque.kernel.scene import Choice, Scene, Summary
from ludotheque.texts.texts import Texts
from tests.contract.test_no_codes import NAMES
from tests.contract.walk import Step, every_game, walk

#: Actions that may stand there without any effect or note, and why: by game and class.
UNEXPLAINED = {
    ("paradis", "Bid"): "what the lot brings stands beside the number (payoff), what one pays below it",
    ("paradis", "MakeOffer"): "its line says what the side brings that it shares (offer)",
    ("last_chance", "Bid"): "the strip says what success and failure mean; others may go higher",
    ("last_chance", "StandingBid"): "it bids later, if at all; its two forms say what the table does then",
    ("last_chance", "SideBet"): "the control says what is won and lost (note); the dice decide",
    (
        "rue_de_la_paix",
        "Done",
    ): "the budget is spent, or the card leaves no more to choose: its words say all",
    ("rue_de_la_paix", "Pass"): "ends the turn, as it says",
    ("diamonds_club", "Put"): "one gem of a payment: what is paid for stands beside the row of gems",
    ("metropolis", "Done"): "ends the turn without a building, as it says",
}

SEEDS = (85, 86, 87)


def decisions(game_id: str) -> Iterator[tuple[Step, Observation, tuple[Action, ...], Scene]]:
    """Decisions of matches with the usual number of players, as the page shows them."""
    meta = find_game(game_id).meta
    for seed in SEEDS:
        for step in walk(game_id, min(4, meta.max_seats), seed, every=2):
            if step.action is not None:
                position, game, seat = step.position, step.game, step.seat
                seen, menu = game.observe(position, seat), position.menu(seat)
                scene = game.scene(seen, menu, position.waiting_for(), lambda _: None)
                show_effects(game, seen, menu, scene, estimates=False)
                yield step, seen, menu, scene


def says(shown: Choice | Summary, lines: object) -> bool:
    return bool(lines or shown.chip or shown.changes or shown.ghosts or shown.marks)


@every_game
def test_every_choice_says_what_it_brings(game_id: str) -> None:
    """Its chip, lines, changes or pieces; of typed amounts, what is answered when one is typed."""
    bare: set[tuple[str, str]] = set()
    for step, seen, menu, scene in decisions(game_id):
        by = {choice.notation: choice for choice in scene.choices}
        for action in menu:
            choice = by.get(action.notation)
            kind = (game_id, type(action).__name__)
            if choice is not None and not says(choice, choice.preview):
                bare.add(kind)
            elif choice is None and kind not in bare:
                brought = effects_shown(step.game, seen, action)
                if not says(brought, brought.lines):
                    bare.add(kind)
    # nothing else is left unexplained, and the list names nothing that is explained
    assert bare == {kind for kind in UNEXPLAINED if kind[0] == game_id}


def test_the_list_speaks_of_our_games() -> None:
    assert {game_id for game_id, _ in UNEXPLAINED} <= {game.meta.id for game in CATALOGUE}


def read(part: Any) -> Iterator[str]:
    """Every text in a part of a scene."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list):
        for item in part:
            yield from read(item)
    elif isinstance(part, dict):
        for item in part.values():
            yield from read(item)


@every_game
def test_whoever_decides_is_you_and_not_called_by_name(game_id: str) -> None:
    texts = Texts("en", strict=True)
    for step, _, _, scene in decisions(game_id):
        shown = texts.scene(game_id, scene, NAMES)
        for name in ("status", "choices", "controls"):
            for text in read(shown[name]):
                assert NAMES[step.seat] not in text, text
