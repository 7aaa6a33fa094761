"""§6: what a bought cell does, at once."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import (
    CHOOSE_ANIMAL,
    CHOOSE_TRACK,
    ChooseAnimal,
    ChooseTrack,
    good_name,
)
from ludotheque.games.diamonds_club.components import (
    ANIMAL,
    ANIMAL_TILE,
    ANIMALS,
    ANY_TRACK,
    GOODS,
    HATS,
    LAST_STEP,
    MONEY_TRACK,
    TECHNIQUE_TRACK,
    TRACK,
    TRACKS,
)
from ludotheque.games.diamonds_club.rules.park import NOWHERE, lay_tile, open_free
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal

CHOSEN: Final = 0  #: the result of the choices here; nobody needs to know which


def take_effect(state: State, seat: int, symbol: int, journal: Journal) -> bool:
    """§5.5: does what the cell shows. True if the player has to choose something first."""
    if symbol < GOODS:
        state.gain_good(seat, symbol)
        if journal.on:
            journal.record(facts.GoodTaken(seat, good_name(symbol)))
        return False
    if symbol < ANIMAL:
        move_hats(state, seat, symbol - HATS + 1, journal)
        return False
    if symbol == ANIMAL:
        return take_animal(state, seat, journal)
    if symbol == ANY_TRACK:
        return advance_any(state, seat, journal)
    track = symbol - TRACK
    if state.tracks[seat * len(TRACKS) + track] == LAST_STEP:
        lose(seat, TRACKS[track], journal)
    else:
        advance(state, seat, track, journal)
    return False


def lose(seat: int, effect: str, journal: Journal) -> None:
    if journal.on:
        journal.record(facts.EffectLost(seat, effect))


def move_hats(state: State, seat: int, hats: int, journal: Journal) -> None:
    """§6.2: the pawn lands on top of whoever stands there."""
    state.lead[seat] = state.lead[seat] + hats
    state.stack.remove(seat)
    state.stack.append(seat)
    if journal.on:
        journal.record(facts.HatsMoved(seat, hats, state.lead[seat]))


def advance(state: State, seat: int, track: int, journal: Journal) -> None:
    """§6.4: one step down. §6.7: on the money track also a coin at once."""
    at = seat * len(TRACKS) + track
    state.tracks[at] = state.tracks[at] + 1
    if journal.on:
        journal.record(step_fact(state, seat, track, state.tracks[at]))
    if track == MONEY_TRACK:
        state.coins[seat] = state.coins[seat] + 1
        state.coin_supply -= 1
        if journal.on:
            journal.record(facts.CoinEarned(seat))


def step_fact(state: State, seat: int, track: int, step: int) -> facts.TrackAdvanced:
    box = state.box
    if track == TECHNIQUE_TRACK:
        same, diamonds = box.same_colour_bonus[step], box.diamond_bonus[step]
        return facts.TrackAdvanced(seat, TRACKS[track], step + 1, 0, same, diamonds)
    value = box.money_coins[step] if track == MONEY_TRACK else box.forest_points[step]
    return facts.TrackAdvanced(seat, TRACKS[track], step + 1, value)


# --- animals -------------------------------------------------------------------------------------------


def animals_left(state: State) -> list[int]:
    return [animal for animal in range(len(ANIMALS)) if state.animals[animal] > 0]


def take_animal(state: State, seat: int, journal: Journal) -> bool:
    left = animals_left(state)
    if not left or open_free(state, seat) == NOWHERE:
        lose(seat, "animal", journal)
        return False
    if len(left) == 1:
        lay_animal(state, seat, left[0], journal)
        return False
    state.phases.append(AnimalChoice(seat))
    return True


def lay_animal(state: State, seat: int, animal: int, journal: Journal) -> None:
    lay_tile(state, seat, ANIMAL_TILE + animal, open_free(state, seat), journal)


class AnimalChoice(OneActor[State]):
    """§6.3: which animal tile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> AnimalChoice:
        return self

    def rule(self) -> str:
        return "6.3"

    def actor(self, state: State) -> int:
        return self.seat

    def moves(self, state: State) -> tuple[Action, ...]:
        return tuple([CHOOSE_ANIMAL[animal] for animal in animals_left(state)])

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseAnimal):
            return Refusal("6.3", "choose-an-animal")
        if state.animals[action.number] == 0:
            return Refusal("6.3", "no-such-animal-left", animal=ANIMALS[action.number])
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, ChooseAnimal)
        lay_animal(state, seat, action.number, journal)
        state.finish(CHOSEN, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        """The animal this park has the fewest of."""
        best = -1
        for animal in animals_left(state):
            number = state.tiles(self.seat, ANIMAL_TILE + animal)
            if best < 0 or number < state.tiles(self.seat, ANIMAL_TILE + best):
                best = animal
        return CHOOSE_ANIMAL[best]


# --- the track of choice --------------------------------------------------------------------------------


def unfinished(state: State, seat: int) -> list[int]:
    first = seat * len(TRACKS)
    return [track for track in range(len(TRACKS)) if state.tracks[first + track] < LAST_STEP]


def advance_any(state: State, seat: int, journal: Journal) -> bool:
    left = unfinished(state, seat)
    if not left:
        lose(seat, "any", journal)
        return False
    if len(left) == 1:
        advance(state, seat, left[0], journal)
        return False
    state.phases.append(TrackChoice(seat))
    return True


class TrackChoice(OneActor[State]):
    """§6.4: which track the “?” serves."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> TrackChoice:
        return self

    def rule(self) -> str:
        return "6.4"

    def actor(self, state: State) -> int:
        return self.seat

    def moves(self, state: State) -> tuple[Action, ...]:
        return tuple([CHOOSE_TRACK[track] for track in unfinished(state, self.seat)])

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseTrack):
            return Refusal("6.4", "choose-a-track")
        if state.tracks[seat * len(TRACKS) + action.number] == LAST_STEP:
            return Refusal("6.4", "track-finished", track=TRACKS[action.number])
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, ChooseTrack)
        advance(state, seat, action.number, journal)
        state.finish(CHOSEN, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return CHOOSE_TRACK[unfinished(state, self.seat)[0]]
