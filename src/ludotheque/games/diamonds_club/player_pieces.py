"""What lies in front of a player: park, tracks, gems and goods, piece by piece."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.games.diamonds_club.actions import good_name
from ludotheque.games.diamonds_club.components import (
    EMPTY,
    GEM_NAMES,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    LAST_STEP,
    PARK,
    TRACKS,
    tile_name,
)
from ludotheque.games.diamonds_club.labels import (
    AWAY,
    REMEMBERED,
    art_of,
    bonus_sign,
    bonus_text,
    gems_text,
    good_id,
)
from ludotheque.games.diamonds_club.rules.symbols import step_fact
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.scene import Piece
from ludotheque.kernel.seats import letter
from ludotheque.kernel.text import say


@lru_cache(maxsize=REMEMBERED)
def park(seat: int, tiles: tuple[int, ...], imposed: tuple[int, ...]) -> list[Piece]:
    return [
        _tile(seat, cell, tiles[cell], imposed[cell] if cell < IMPOSED else EMPTY) for cell in range(PARK)
    ]


@lru_cache(maxsize=REMEMBERED)
def _tile(seat: int, cell: int, tile: int, imposed: int) -> Piece:
    """What lies on a park cell; on an open imposed cell a faint picture of what belongs there."""
    name = f"{letter(seat)}-{cell + 1}"
    if tile != EMPTY:
        label = say("label-tile", tile=tile_name(tile), seat=seat)
        return Piece(f"tile-{name}", tile_name(tile), f"park-{name}", label)
    if imposed != EMPTY:
        label = say("label-imposed", tile=KINDS[imposed], seat=seat)
        return Piece(f"tile-{name}", KINDS[imposed], f"park-{name}", label, faded=True)
    return Piece(f"tile-{name}", "step", AWAY, say("label-empty-cell"))


@lru_cache(maxsize=REMEMBERED)
def technique(seat: int, same: tuple[int, ...], diamonds: tuple[int, ...]) -> list[Piece]:
    """§8.3: what each step of the technique track brings."""
    drawn: list[Piece] = []
    for step in range(LAST_STEP + 1):
        place = f"bonus-{letter(seat)}-{step}"
        label = say("label-technique-step", bonus=bonus_text(same[step], diamonds[step]))
        drawn.append(Piece(place, "step", place, label, value=bonus_sign(same[step], diamonds[step])))
    return drawn


def markers(state: State, seat: int) -> list[Piece]:
    drawn: list[Piece] = []
    for track in range(len(TRACKS)):
        step = state.tracks[seat * len(TRACKS) + track]
        reached = step_fact(state, seat, track, step)
        drawn.append(_marker(seat, track, step, reached.value, reached.same, reached.diamonds))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _marker(seat: int, track: int, step: int, value: int, same: int, diamonds: int) -> Piece:
    name = letter(seat)
    label = say("label-marker", seat=seat, track=TRACKS[track], value=value, same=same, diamonds=diamonds)
    return Piece(f"track-{name}-{TRACKS[track]}", "marker", f"{name}-{TRACKS[track]}-{step}", label, seat)


@lru_cache(maxsize=REMEMBERED)
def hand(seat: int, gems: tuple[int, ...], goods: tuple[int, ...]) -> list[Piece]:
    """Gems by colour, and the goods."""
    return [_gems(seat, gem, gems[gem]) for gem in range(GEMS)] + [
        _good(seat, good, goods[good]) for good in range(GOODS)
    ]


@lru_cache(maxsize=REMEMBERED)
def _gems(seat: int, gem: int, number: int) -> Piece:
    name = letter(seat)
    label = say("label-hand", seat=seat, gems=gems_text(gem, number))
    return Piece(
        f"gem-{name}-{GEM_NAMES[gem]}",
        f"hand-{GEM_NAMES[gem]}",
        f"gems-{name}",
        label,
        value=str(number),
        faded=number == 0,
    )


@lru_cache(maxsize=REMEMBERED)
def _good(seat: int, good: int, number: int) -> Piece:
    label = say("label-owned-good", seat=seat, good=good_name(good), number=number)
    place = f"goods-{letter(seat)}" if number > 0 else AWAY
    return Piece(good_id(seat, good), art_of(good), place, label, value=f"×{number}" if number > 1 else "")
