"""What an action brings for certain, as far as its seat can know.

The rules themselves say it: the action is played in an imagined position, up to the next draw of chance, the next
fact that reveals something hidden, or the next decision. What has changed by then does not depend on anything that
the seat cannot see (tests/contract/test_effects.py shows both: the same in every imagined position, and it comes true).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import counted, signed
from ludotheque.kernel.position import Observation, Position
from ludotheque.kernel.scene import Choice, Scene, Summary
from ludotheque.kernel.text import Text, say

REVEAL: Final = "reveal"  #: `Effects.until` where something hidden is shown next
DECISION: Final = "decision"  #: where nothing is left but decisions
OVER: Final = "over"  #: where the match ends


class Uncertain(Exception):
    """What comes next is not certain: `why` is the reason of the draw, or REVEAL."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NoChance(Chance):
    """Stops the rules where something would be drawn."""

    def below(self, why: str, n: int) -> int:
        raise Uncertain(why)

    def shuffle(self, why: str, items: list[int]) -> None:
        raise Uncertain(why)


class CertainJournal(Journal):
    """Keeps facts, and stops the rules before one that reveals something hidden from this seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def record(self, fact: Fact) -> None:
        if fact.reveals and not fact.known_to(self.seat):
            raise Uncertain(REVEAL)
        self.facts.append(fact)


class Change:
    """A quantity of one seat that an action changes."""

    def __init__(self, seat: int, name: str, before: int, after: int) -> None:
        self.seat = seat
        self.name = name
        self.before = before
        self.after = after

    def amount(self) -> int:
        return self.after - self.before


class Effects:
    """What an action brings for certain: changes, facts, and what comes next (`until`)."""

    def __init__(self, changes: list[Change], facts: list[Fact], until: str, concluded: bool = False) -> None:
        self.changes = changes
        self.facts = facts
        self.concluded = concluded  #: the seat could go on; this is what stopping after the action brings
        self.until = until  #: DECISION, OVER, REVEAL, or the reason of the draw that comes next


def effects_in(
    game: Game, position: Position, seat: int, action: Action, before: dict[str, list[int]] | None = None
) -> Effects:
    """The certain part of an action in a position, which stays as it is; `before` are its quantities, if known."""
    return certain(game.quantities, position, seat, action, before=before)


#: The move that is taken for granted next (others pass, say), or None: what follows is "if they do".
Assumed = Callable[[Any], tuple[int, Action] | None]


def certain(
    quantities: Callable[[Any], dict[str, list[int]]],
    position: Position,
    seat: int,
    action: Action,
    assumed: Assumed | None = None,
    before: dict[str, list[int]] | None = None,
) -> Effects:
    """What follows from an action up to the next draw, reveal or decision. The position stays as it is."""
    tried = position.copy()
    if before is None:
        before = quantities(position)
    journal = CertainJournal(seat)
    concluded = False
    try:
        tried.play(seat, action, NoChance(), journal)
        if assumed is not None:
            next_move = assumed(tried)
            while next_move is not None:
                tried.play(next_move[0], next_move[1], NoChance(), journal)
                next_move = assumed(tried)
        stop_here = tried.conclusion(seat)
        if stop_here is not None:
            concluded = True
            tried.play(seat, stop_here, NoChance(), journal)
        until = DECISION if tried.outcome() is None else OVER
    except Uncertain as stop:
        until = stop.why
    after = quantities(tried)
    changes: list[Change] = []
    for name, values in before.items():
        later = after[name]
        for other in range(tried.seats):
            if values[other] != later[other]:
                changes.append(Change(other, name, values[other], later[other]))
    return Effects(changes, journal.facts, until, concluded)


# --- in a scene ------------------------------------------------------------------------------------------


def show_effects(
    game: Game, seen: Observation, menu: tuple[Action, ...], scene: Scene, estimates: bool = True
) -> None:
    """Puts the effects of each choice of the observer into its scene: preview, chip, changes, pieces, estimates."""
    actions = {action.notation: action for action in menu}
    if not scene.choices:
        return
    panels = {row.quantity for panel in scene.panels for row in panel.rows}
    position = game.imagine(seen, SeededChance(1))
    before = game.quantities(position)
    shown: list[Choice] = []
    for choice in scene.choices:
        action = actions.get(choice.notation)
        if action is not None:
            found = effects_in(game, position, seen.seat, action, before)
            brought = summary_of(game, seen, action, found, position)
            brought.changes = [change for change in brought.changes if change[1] in panels]
            choice = with_effects(choice, brought, game.estimate(seen, action) if estimates else [])
        shown.append(choice)
    scene.choices = shown


def effects_shown(game: Game, seen: Observation, action: Action) -> Summary:
    """What is shown of the effects of one action of the observer, in the menu or not."""
    position = game.imagine(seen, SeededChance(1))
    return summary_of(game, seen, action, effects_in(game, position, seen.seat, action), position)


def effects_asked(game: Game, position: Position, seat: int, action: Action) -> Summary:
    """What is shown of an action that somebody asks about; nothing if the rules refuse it."""
    if position.refusal(seat, action) is not None:
        return Summary("", [])
    return effects_shown(game, game.observe(position, seat), action)


def with_effects(choice: Choice, brought: Summary, estimate: list[tuple[Text, str]]) -> Choice:
    """The choice with its effects. A new one: scenes of other seats and tables may share the old one."""
    lines = [] if brought.lines is None else brought.lines
    chip = choice.chip or brought.chip or ""
    if not lines and not chip and not brought.changes and not brought.marks and not estimate:
        return choice
    # the terms of an offer come first
    preview = choice.preview + lines if choice.on.startswith("offer:") else lines + choice.preview
    return Choice(
        choice.notation,
        choice.label,
        choice.on,
        choice.confirm,
        preview,
        chip,
        choice.quiet,
        brought.changes,
        choice.ghosts + brought.ghosts,
        choice.leaves + brought.leaves,
        choice.marks + brought.marks,
        choice.also,
        estimate,
    )


def summary_of(game: Game, seen: Observation, action: Action, found: Effects, position: Position) -> Summary:
    """What is shown of effects: what the game says is the heart of them, and for the rest what all games show."""
    brought = game.summary(seen, action, found, position)
    if brought.chip is None:
        brought.chip = chip(game, seen.seat, found)
    if brought.lines is None:
        brought.lines = lines(game, seen.seat, found, brought.revealed)
    for change in found.changes:
        amount = signed(change.amount(), game.quantity_unit(change.name))
        brought.changes.append((change.seat, change.name, amount))
    return brought


def lines(game: Game, seat: int, found: Effects, revealed: Text | None = None) -> list[tuple[Text, str]]:
    """One line per change, the observer's own first, and what comes next where that is not a decision."""
    own: list[tuple[Text, str]] = []
    others: list[tuple[Text, str]] = []
    for change in found.changes:
        quantity = say(f"quantity-{change.name}")
        if change.seat == seat:
            own.append((say("effect-own", quantity=quantity), new_value(game, change)))
        else:
            amount = signed(change.amount(), game.quantity_unit(change.name))
            others.append((say("effect-other", seat=change.seat, quantity=quantity), amount))
    if found.concluded and own + others:
        own.insert(0, (say("effect-concluded"), ""))
    if found.until == OVER:
        others.append((say("effect-over"), ""))
    elif found.until == REVEAL:
        others.append((say("effect-reveal") if revealed is None else revealed, ""))
    elif found.until != DECISION:
        others.append((say("effect-chance"), ""))
    return own + others


def chip(game: Game, seat: int, found: Effects) -> str:
    """How what the observer counts first changes."""
    for change in found.changes:
        if change.seat == seat:
            return new_value(game, change)
    return ""


def new_value(game: Game, change: Change) -> str:
    """`+4 → 20`."""
    unit = game.quantity_unit(change.name)
    return f"{signed(change.amount(), unit)} → {counted(change.after, unit)}"
