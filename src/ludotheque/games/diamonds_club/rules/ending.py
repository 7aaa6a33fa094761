"""§13: the count, and who has won."""

from __future__ import annotations

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import (
    ANIMAL_TILE,
    ANIMALS,
    FOREST_TRACK,
    MONEY_TRACK,
    TECHNIQUE_TRACK,
    TRACKS,
)
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel import phase
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome, Remark, ScoreLine, places_by

CATEGORIES = ("buildings", "forests", "animals", "cards", "tracks")


class Over(phase.Over[State]):
    """§13: the match has ended."""

    def rule(self) -> str:
        return "13.4"

    def end_rule(self) -> str:
        return "13.1"

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state)


def points_of(state: State, seat: int) -> list[int]:
    """§13.3: the points of a seat by CATEGORIES, whether it is counted or not."""
    box = state.box
    buildings = sum(state.buildings(seat))
    first = seat * len(TRACKS)
    forest = box.forest_points[state.tracks[first + FOREST_TRACK]]
    animals = [state.tiles(seat, ANIMAL_TILE + animal) for animal in range(len(ANIMALS))]
    trios = min(animals)
    singles = sum(animals) - trios * len(animals)
    cards = sum([box.card_points[card] for card in range(len(state.cards)) if state.cards[card] == seat])
    technique = box.technique_points[state.tracks[first + TECHNIQUE_TRACK]]
    money = box.money_points[state.tracks[first + MONEY_TRACK]]
    return [
        buildings * box.building_points,
        state.forests(seat) * forest,
        trios * box.trio_points + singles * box.animal_points,
        cards,
        technique + money,
    ]


def is_uncounted(state: State, seat: int) -> bool:
    """§13.2: the match is over, and an imposed cell is open."""
    return isinstance(state.phase, Over) and not state.imposed_is_full(seat)


def end_match(state: State, journal: Journal) -> None:
    state.phases = [Over()]
    if journal.on:
        for seat in range(state.seats):
            if state.imposed_is_full(seat):
                journal.record(facts.PointsCounted(seat, sum(points_of(state, seat))))
            else:
                journal.record(facts.NotCounted(seat))


def final_outcome(state: State) -> Outcome:
    """§13.2: open imposed cells are not counted. §13.4: most points, then most gems, then shared."""
    counted = [state.imposed_is_full(seat) for seat in range(state.seats)]
    nothing = [0] * len(CATEGORIES)
    points = [points_of(state, seat) if counted[seat] else nothing for seat in range(state.seats)]
    scores = [sum(line) for line in points]
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append((1, scores[seat], state.gem_count(seat)) if counted[seat] else (0, 0, 0))
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1 and counted[seat]]
    lines = [
        ScoreLine(name, [points[seat][column] for seat in range(state.seats)])
        for column, name in enumerate(CATEGORIES)
    ]
    why = reason(scores, counted, winners)
    return Outcome(scores, winners, places, why, lines, remarks=remarks(state, scores, counted, winners))


def remarks(state: State, scores: list[int], counted: list[bool], winners: list[int]) -> list[Remark]:
    """§13.2: whose points do not count, and how many. §13.4: the gems of those that points do not tell apart."""
    made: list[Remark] = []
    for seat in range(state.seats):
        if not counted[seat]:
            made.append(Remark(seat, "imposed-open", sum(points_of(state, seat))))
        elif scores[seat] == scores[winners[0]] and scores.count(scores[seat]) > 1:
            made.append(Remark(seat, "gems", state.gem_count(seat)))
    return made


def reason(scores: list[int], counted: list[bool], winners: list[int]) -> str:
    if not winners:
        return "nobody-wins"
    if len(winners) > 1:
        return "shared-victory"
    best = scores[winners[0]]
    equals = [seat for seat in range(len(scores)) if counted[seat] and scores[seat] == best]
    return "most-gems" if len(equals) > 1 else "most-points"
