"""The decision: what can be chosen, on what it hangs, and why the rest cannot."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.actions import PLAYS, Build, Done, Draw, PlayCard, Take, build, take
from ludotheque.games.rue_de_la_paix.card_faces import card_id, card_text
from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.instructions import MOVE
from ludotheque.games.rue_de_la_paix.observation import Seen, known
from ludotheque.games.rue_de_la_paix.rules.building import Building
from ludotheque.games.rue_de_la_paix.rules.effects import (
    NOT_LIFTED,
    Moving,
    Placing,
    Removing,
    Resolving,
    TakingOver,
)
from ludotheque.games.rue_de_la_paix.rules.fortune import AIMED
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.games.rue_de_la_paix.view_board import plot, word_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import NoChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Greyed
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.text import Text, say


def resolving(phase: Resolving) -> str:
    """What a card asks for now, for the keys of messages."""
    if isinstance(phase, Moving):
        return "move-from" if phase.origin == NOT_LIFTED else "move-to"
    if isinstance(phase, Placing):
        return "place"
    return "take-over" if isinstance(phase, TakingOver) else "remove"


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    phase = seen.phases[-1]
    if isinstance(action, PlayCard):
        kind = box.kind_of(action.number)
        label = say("action-play", card=say("label-card", card=box.cards[kind].name))
        final = not can_be_taken_back(seen, box, action)
        copies = [f"piece:{card_id(box, kind, copy + 1)}" for copy in range(max(1, seen.hand.count(kind)))]
        text = (card_text(box, kind), "")
        return Choice(action.notation, label, copies[0], final, [text], also=copies[1:])
    if isinstance(action, (Build, Take)):
        number = box.property_at(action.zone, action.value)
        on = f"place:{word_of(box, number)}"
        key = f"action-{resolving(phase)}" if isinstance(phase, Resolving) else "action-build"
        final = isinstance(phase, Resolving) and completes(seen, box, number)
        return Choice(
            action.notation, say(key, property=plot(box, number)), on, final, preview(seen, box, number)
        )
    if isinstance(action, Done):
        if isinstance(phase, Building):
            unspent = [(say("label-unspent", number=phase.budget), "")] if phase.budget else []
            label = say("action-done" if phase.built else "action-go-on")
            return Choice(action.notation, label, preview=unspent, quiet=True)
        assert isinstance(phase, Resolving)
        return Choice(
            action.notation, say("action-done-card", step=resolving(phase)), confirm=True, quiet=True
        )
    if isinstance(action, Draw):
        return Choice(action.notation, say("action-draw"))
    key = "action-no-insurance" if isinstance(phase, Hurricane) else "action-pass"
    return Choice(action.notation, say(key), quiet=True)


def can_be_taken_back(seen: Seen, box: Box, action: PlayCard) -> bool:
    """§7.7: a card that asks for a target; but the only target of a card is chosen at once."""
    effect = action.instruction().effect
    if effect not in AIMED:
        return False
    state = known(seen, box)
    state.play(seen.seat, action, NoChance(), SILENT)
    return effect == MOVE or len(state.menu(seen.seat)) > 1


def completes(seen: Seen, box: Box, number: int) -> bool:
    """Whether a hotel there completes the card, so that nothing can be taken back."""
    state = known(seen, box)
    phase = state.phase
    assert isinstance(phase, Resolving)
    phase.carry_out(state, state.turn.player, number, SILENT)
    return phase.is_complete(state)


def takes(phase: Phase[State]) -> bool:
    """Whether a hotel is to be chosen, not a property to build on."""
    return isinstance(phase, Removing) or (isinstance(phase, Moving) and phase.origin == NOT_LIFTED)


def preview(seen: Seen, box: Box, number: int) -> list[tuple[Text, str]]:
    """What effects do not say: the budget left, and whose a property would be from which a hotel is moved away."""
    phase = seen.phases[-1]
    notes: list[tuple[Text, str]] = []
    if isinstance(phase, Building):
        notes.append((say("label-left", number=phase.budget - box.value_of[number]), ""))
    elif isinstance(phase, Moving) and phase.origin == NOT_LIFTED:
        owner = owner_of(seen.stacks[number][:-1])
        whose = say("label-owner-after", owner=owner)
        if owner == NOBODY:
            whose = say("label-nobody-after")
        elif owner == seen.seat:
            whose = say("label-owner-after-mine")
        notes.append((whose, ""))
    return notes


def greyed(seen: Seen, box: Box, menu: tuple[Action, ...], why: Why) -> list[Greyed]:
    """Properties that cannot be chosen and cards that cannot be played, each with the gate's reason."""
    phase = seen.phases[-1]
    out: list[Greyed] = []
    if isinstance(phase, (Building, Resolving)):
        for number in range(box.properties):
            zone, value = box.zone_of[number], box.value_of[number]
            action: Action = take(zone, value) if takes(phase) else build(zone, value)
            refusal = why(action) if action not in menu else None
            if refusal is not None:
                out.append(Greyed(f"place:{word_of(box, number)}", refusal))
    for place, kind in enumerate(seen.hand):
        play = PLAYS[box.cards[kind].instruction.number]
        refusal = why(play) if play not in menu else None
        if refusal is not None:
            out.append(Greyed(f"piece:{card_id(box, kind, seen.hand[:place].count(kind) + 1)}", refusal))
    return out
