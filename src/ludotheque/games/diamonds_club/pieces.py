"""What lies on the board, piece by piece; each keeps its id for as long as it lives."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club.actions import good_name
from ludotheque.games.diamonds_club.components import (
    ANIMAL,
    ANIMALS,
    ANY_TRACK,
    CARDS,
    CELLS,
    COLOURS,
    EMPTY,
    FOREST,
    GEM_NAMES,
    GEMS,
    GOODS,
    HATS,
    IMPOSED,
    KINDS,
    LAST_STEP,
    MOST_SEATS,
    PARK,
    STRIPS,
    TABLES,
    TRACK,
    TRACKS,
    tile_name,
)
from ludotheque.games.diamonds_club.rules.market import strip_name
from ludotheque.games.diamonds_club.rules.park import imposed_kind
from ludotheque.games.diamonds_club.rules.payment import bill_of
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import NOBODY, State
from ludotheque.kernel.scene import Piece, Text, say
from ludotheque.kernel.seats import letter

COLUMNS: Final = "abcdefgh"
LAST_PLACE: Final = 10  #: of the leader track; the steps beyond lie on it too


def pieces(state: State) -> list[Piece]:
    drawn = market(state) + leader_track(state) + price_tables(state) + supply(state)
    for seat in range(state.seats):
        drawn += park(state, seat) + tracks(state, seat) + hand(state, seat)
    for seat in range(state.seats, MOST_SEATS):
        name = letter(seat)
        drawn.append(Piece(f"unused-{name}", "unused-park", f"park-{name}", say("label-unused-park")))
    return drawn


# --- the market ------------------------------------------------------------------------------------------


def art_of(symbol: int) -> str:
    """The drawing of what a market cell shows."""
    if symbol < GOODS:
        return good_name(symbol).replace(" ", "-")
    if symbol < ANIMAL:
        return f"hats-{symbol - HATS + 1}"
    if symbol == ANIMAL:
        return "animal"
    return "track-any" if symbol == ANY_TRACK else f"track-{TRACKS[symbol - TRACK]}"


def thing(symbol: int) -> Text:
    """What a market cell shows, in words."""
    if symbol < GOODS:
        return say("label-good", good=good_name(symbol))
    if symbol < ANIMAL:
        return say("label-hats", hats=symbol - HATS + 1)
    if symbol == ANIMAL:
        return say("label-animal")
    if symbol == ANY_TRACK:
        return say("label-any-track")
    return say("label-track-step", track=TRACKS[symbol - TRACK])


def market(state: State) -> list[Piece]:
    drawn: list[Piece] = []
    for column, face in enumerate(state.strips):
        strip = face // 2
        frame = "dark" if strip < STRIPS else "light"
        name = strip_name(face)
        label = say("label-strip", strip=name, frame=frame)
        drawn.append(Piece(f"strip-{name[:2]}", f"strip-{frame}", f"column-{COLUMNS[column]}", label))
    if state.seats < MOST_SEATS:
        drawn.append(Piece("closed-gh", "strip-closed", "closed-gh", say("label-closed")))
    if state.seats < MOST_SEATS - 1:
        drawn.append(Piece("closed-ef", "strip-closed", "closed-ef", say("label-closed")))
    phase = state.phases[1] if len(state.phases) > 1 else None
    for cell in range(len(state.laid)):
        name = CELLS[cell]
        symbol = state.symbol(cell)
        coins = state.laid[cell]
        label = say("label-cell", cell=name, thing=thing(symbol))
        drawn.append(Piece(f"cell-{name}", art_of(symbol), name, label, faded=coins > 0))
        if coins > 0:
            label = say("label-coins-on", number=coins, cell=name)
            drawn.append(Piece(f"tag-{name}", "coin", f"{name}-tag", label, value=str(coins)))
        elif isinstance(phase, Purchase) and phase.prices[cell] > 1:
            price = phase.prices[cell]
            label = say("label-price-of", price=price, cell=name)
            drawn.append(Piece(f"tag-{name}", "price", f"{name}-tag", label, value=str(price)))
    return drawn


def leader_track(state: State) -> list[Piece]:
    """§6.2: pawns of one step lie in the order they came, the last on top."""
    drawn: list[Piece] = []
    for seat in state.stack:
        step = state.lead[seat]
        value = str(step) if step >= LAST_PLACE else ""
        label = say("label-lead-pawn", seat=seat, step=step)
        place = f"lead-{min(step, LAST_PLACE)}"
        drawn.append(Piece(f"lead-{letter(seat)}", "pawn", place, label, seat, value))
    return drawn


# --- price tables and supply -----------------------------------------------------------------------------


def price_tables(state: State) -> list[Piece]:
    drawn: list[Piece] = []
    for table, name in enumerate(TABLES):
        place = f"price-{name}"
        for colour in range(len(COLOURS)):
            number = state.box.price[table * len(COLOURS) + colour]
            label = say("label-table-asks", table=name, gems=gems_text(colour, 1))
            for n in range(number):
                drawn.append(Piece(f"{place}-{COLOURS[colour]}-{n}", f"gem-{COLOURS[colour]}", place, label))
        anything = state.box.any_price[table]
        if anything > 0:
            label = say("label-table-asks", table=name, gems=say("label-any-gems", number=anything))
            drawn.append(Piece(f"{place}-any", "gem-any", place, label, value=str(anything)))
        for seat in range(state.seats):
            if state.has_used(table, seat):
                label = say("label-table-pawn", seat=seat, table=name)
                at = f"table-{name}-{letter(seat)}"
                drawn.append(Piece(f"pawn-{letter(seat)}-{name}", "pawn", at, label, seat))
    return drawn


def gems_text(gem: int, number: int) -> Text:
    return say("label-gems", gem=GEM_NAMES[gem], number=number)


def price_text(state: State, seat: int, table: int) -> tuple[Text, ...]:
    """What a table asks of this player now, surcharge included."""
    bill = bill_of(state, seat, table)
    asked = [gems_text(colour, bill.asked[colour]) for colour in range(len(COLOURS)) if bill.asked[colour]]
    if bill.any:
        asked.append(say("label-any-gems", number=bill.any))
    return tuple(asked)


def supply(state: State) -> list[Piece]:
    drawn: list[Piece] = []
    for kind, name in enumerate(KINDS):
        left = state.piles[kind]
        label = say("label-pile", tile=name, number=left)
        drawn.append(
            Piece(f"pile-{name}", f"pile-{name}", f"pile-{name}", label, value=str(left), faded=left == 0)
        )
    for animal, name in enumerate(ANIMALS):
        left = state.animals[animal]
        label = say("label-pile", tile=name, number=left)
        drawn.append(
            Piece(
                f"animals-{name}", f"pile-{name}", f"animals-{name}", label, value=str(left), faded=left == 0
            )
        )
    for card, name in enumerate(CARDS):
        owner = state.cards[card]
        points = state.box.card_points[card]
        place = f"card-{name}" if owner == NOBODY else f"cards-{letter(owner)}"
        label = say("label-card", card=name, points=points)
        art = "card-" + name.removesuffix("-first").removesuffix("-second")
        drawn.append(
            Piece(f"card-{name}", art, place, label, None if owner == NOBODY else owner, str(points))
        )
    return drawn


# --- what a player has -------------------------------------------------------------------------------------


def park(state: State, seat: int) -> list[Piece]:
    """Tiles, and on open imposed cells a faint picture of what belongs there."""
    drawn: list[Piece] = []
    name = letter(seat)
    for cell in range(PARK):
        tile = state.parks[seat * PARK + cell]
        place = f"park-{name}-{cell + 1}"
        if tile != EMPTY:
            label = say("label-tile", tile=tile_name(tile), seat=seat)
            drawn.append(Piece(f"tile-{name}-{cell + 1}", tile_name(tile), place, label))
        elif cell < IMPOSED:
            kind = KINDS[imposed_kind(state, seat, cell)]
            label = say("label-imposed", tile=kind, seat=seat)
            drawn.append(Piece(f"imposed-{name}-{cell + 1}", kind, place, label, faded=True))
    return drawn


def tracks(state: State, seat: int) -> list[Piece]:
    drawn: list[Piece] = []
    name = letter(seat)
    for step in range(LAST_STEP + 1):
        told = bonus_sign(state, step)
        label = say("label-technique-step", bonus=bonus_text(state, step))
        drawn.append(Piece(f"bonus-{name}-{step}", "step", f"bonus-{name}-{step}", label, value=told))
    for track, track_name in enumerate(TRACKS):
        step = state.tracks[seat * len(TRACKS) + track]
        label = say("label-marker", seat=seat, track=track_name, step=step + 1)
        drawn.append(
            Piece(f"track-{name}-{track_name}", "marker", f"{name}-{track_name}-{step}", label, seat)
        )
    return drawn


def bonus_sign(state: State, step: int) -> str:
    """`+1◆`: what the technique track brings, in signs."""
    same = state.box.same_colour_bonus[step]
    return (f"+{same}" if same else "") + "◆" * state.box.diamond_bonus[step] or "–"


def bonus_text(state: State, step: int) -> Text:
    same = state.box.same_colour_bonus[step]
    return say("label-bonus", same=same, diamonds=state.box.diamond_bonus[step])


def hand(state: State, seat: int) -> list[Piece]:
    """Gems by colour, and the goods."""
    drawn: list[Piece] = []
    name = letter(seat)
    for gem in range(GEMS):
        number = state.gems[seat * GEMS + gem]
        label = say("label-hand", seat=seat, gems=gems_text(gem, number))
        art = f"hand-{GEM_NAMES[gem]}"
        drawn.append(
            Piece(
                f"gem-{name}-{GEM_NAMES[gem]}",
                art,
                f"gems-{name}",
                label,
                value=str(number),
                faded=number == 0,
            )
        )
    for good in range(GOODS):
        for n in range(state.goods[seat * GOODS + good]):
            label = say("label-owned-good", seat=seat, good=good_name(good))
            drawn.append(Piece(good_id(seat, good, n), art_of(good), f"goods-{name}", label))
    return drawn


def good_id(seat: int, good: int, n: int) -> str:
    return f"good-{letter(seat)}-{art_of(good)}-{n}"


def landscape_place(kind: int) -> str:
    """Where a kind of landscape tile is taken from: its pile, or for a forest the first forest table."""
    return f"piece:pile-{KINDS[kind]}" if kind < FOREST else "place:table-forest2"
