"""§7: Fortune cards: the hand, the piles, and when a card may be played."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.actions import PLAYS, PlayCard
from ludotheque.games.rue_de_la_paix.components import FORTUNE, NO_CARD, WILD
from ludotheque.games.rue_de_la_paix.instructions import (
    ALWAYS,
    BUILD,
    HURRICANE,
    LAST,
    LEADER,
    MOMENTS,
    MOVE,
    NOT_F,
    ON_COLOUR,
    REMOVE,
    TAKEOVER,
    ZONES,
    Instruction,
)
from ludotheque.games.rue_de_la_paix.rules.titles import is_last, leaders_among_others
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import CARD, Journal
from ludotheque.kernel.refusal import Refusal

AIMED: Final = (BUILD, MOVE, REMOVE, TAKEOVER)  #: effects that ask for a target

# --- the piles -----------------------------------------------------------------------------------------


def draw_card(state: State, seat: int, chance: Chance, journal: Journal) -> None:
    """§7.5: the top card, for this seat's eyes only; §7.6: if there is none, nothing happens (R13)."""
    if not state.pile:
        if journal.on:
            journal.record(facts.NoCardLeft(seat))
        return
    kind = state.pile.pop()
    hand = state.hands[seat]
    place = 0
    while place < len(hand) and hand[place] <= kind:
        place += 1
    hand.insert(place, kind)
    if journal.on:
        journal.record(facts.CardDrawn(seat, state.box.cards[kind].name))
        journal.moment(state, CARD)
    _refill(state, chance, journal)


def discard(state: State, kind: int, chance: Chance, journal: Journal) -> None:
    """§7.6: a card that has been played lies face up."""
    state.discards.append(kind)
    _refill(state, chance, journal)


def _refill(state: State, chance: Chance, journal: Journal) -> None:
    """§7.6: whenever the pile is empty the discards are shuffled at once (R13)."""
    if state.pile or not state.discards:
        return
    state.pile = state.discards
    state.discards = []
    chance.shuffle("fortune cards", state.pile)
    if journal.on:
        journal.record(facts.DiscardsShuffled(len(state.pile)))


def show_card(state: State, seat: int, action: PlayCard, journal: Journal) -> int:
    """§7.1: a card leaves the hand; its kind. The caller carries it out and discards it."""
    kind = state.box.kind_of(action.number)
    state.hands[seat].remove(kind)
    if journal.on:
        name = state.box.cards[kind].name
        aimed = action.instruction().effect in AIMED
        journal.record(facts.CardShown(seat, name) if aimed else facts.CardPlayed(seat, name))
        journal.moment(state, CARD)
    return kind


# --- when a card may be played ---------------------------------------------------------------------------


def playable_cards(state: State, seat: int, moment: int) -> list[Action]:
    """The cards of the hand that may be played at this moment, each kind once."""
    found: list[Action] = []
    before = NO_CARD
    for kind in state.hands[seat]:
        if kind == before:
            continue
        before = kind
        said = state.box.cards[kind].instruction
        if said.moment == moment and condition_met(state, seat, said) and has_target(state, seat, said):
            found.append(PLAYS[said.number])
    return found


def may_hold_playable(state: State, seat: int, moment: int) -> bool:
    """Whether a spectator must reckon with a card that this seat may play now (§7.5: hands are secret).

    Any card that is not on the discard pile may be in a hand that is not empty. (A card being carried out is
    over the table only while other cards, or none, are asked for.)
    """
    if not state.hands[seat]:
        return False
    for kind in range(len(state.box.cards)):
        card = state.box.cards[kind]
        said = card.instruction
        if said.moment != moment or state.discards.count(kind) == card.count:
            continue
        if condition_met(state, seat, said) and has_target(state, seat, said):
            return True
    return False


def holds(state: State, seat: int, action: PlayCard) -> bool:
    kind = state.box.kind_of(action.number)
    return kind != NO_CARD and kind in state.hands[seat]


def refuse_card(state: State, seat: int, action: PlayCard, moment: int) -> Refusal | None:
    """Why this seat may not play this card at this moment."""
    said = action.instruction()
    if not holds(state, seat, action):
        return Refusal("7.5", "card-not-in-hand")
    if said.moment != moment:
        return Refusal("7.1", "card-not-now", moment=MOMENTS[said.moment])
    if not condition_met(state, seat, said):
        return _refuse_condition(said)
    if not has_target(state, seat, said):
        return _refuse_target(state, seat, said)
    return None


def condition_met(state: State, seat: int, said: Instruction) -> bool:
    condition = said.condition
    if condition == ALWAYS:
        return True
    if condition == NOT_F:
        return state.turn.face != FORTUNE
    if condition == ON_COLOUR:
        return state.turn.face < WILD
    assert condition == LAST
    return is_last(state, seat)


def _refuse_condition(said: Instruction) -> Refusal:
    if said.condition == NOT_F:
        return Refusal(said.rule, "card-not-on-f")
    if said.condition == ON_COLOUR:
        return Refusal(said.rule, "card-needs-colour")
    return Refusal("8.10", "not-in-last-place")


def has_target(state: State, seat: int, said: Instruction) -> bool:
    """§7.8: a card that can do nothing cannot be played."""
    effect = said.effect
    if effect == BUILD:
        return state.reserve[seat] > 0
    if effect == HURRICANE:
        for number in state.box.in_zone[said.zone]:
            if state.stacks[number]:
                return True
        return False
    if effect == MOVE:
        for stack in state.stacks:
            if stack and stack[-1] == seat:
                return True
        return False
    if effect == REMOVE:
        return has_victim(state, seat, said)
    if effect == TAKEOVER:
        return state.reserve[seat] > 0 and has_victim(state, seat, said)
    return True


def has_victim(state: State, seat: int, said: Instruction) -> bool:
    """§8.8, §8.9: an opponent's (or the leader's) hotel on top of something."""
    if said.whose == LEADER:
        leaders = leaders_among_others(state, seat)
        for stack in state.stacks:
            if stack and stack[-1] in leaders:
                return True
        return False
    for stack in state.stacks:
        if stack and stack[-1] != seat:
            return True
    return False


def _refuse_target(state: State, seat: int, said: Instruction) -> Refusal:
    """§7.8: what is missing for this card to do anything."""
    if said.effect == HURRICANE:
        return Refusal("7.8", "hurricane-finds-nothing", zone=ZONES[said.zone])
    if said.effect == MOVE:
        return Refusal("7.8", "no-own-top")
    if said.effect in (BUILD, TAKEOVER) and state.reserve[seat] == 0:
        return Refusal("7.8", "reserve-is-empty")
    if said.whose == LEADER:
        return Refusal("7.8", "leader-has-no-top")
    return Refusal("7.8", "no-opponent-top")
