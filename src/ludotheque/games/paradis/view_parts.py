"""The parts of a scene. Those that look the same are the same objects, made once.

Most moves leave most of a scene as it was, and what everybody may see is the same for all seats: whoever puts
scenes into words or compares them finds by identity what has been done already. Nobody changes a part.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.paradis.actions import SIDES, ChooseVilla, NoOffer, Place
from ludotheque.games.paradis.components import DISTRICTS, SITES, is_central, is_hotel, tile_district
from ludotheque.games.paradis.observation import SECRET
from ludotheque.games.paradis.rules.auction import NO_BID
from ludotheque.games.paradis.rules.initial import villa_site
from ludotheque.games.paradis.state import ACCOUNTS, BUILT, NOBODY, PRESERVED
from ludotheque.kernel.actions import Action
from ludotheque.kernel.scene import Choice, Control, Panel, Piece, Row, Text, say
from ludotheque.kernel.seats import letter

REMEMBERED: Final = 1 << 11  #: parts of each kind


@lru_cache(maxsize=REMEMBERED)
def tile_text(tile: int) -> Text:
    key = "label-hotel-tile" if is_hotel(tile) else "label-villa-tile"
    return say(key, district=say(f"label-district-{DISTRICTS[tile_district(tile)]}"))


@lru_cache(maxsize=REMEMBERED)
def first_villa_text(district: int) -> Text:
    return say("label-first-villa", district=say(f"label-district-{DISTRICTS[district]}"))


@lru_cache(maxsize=REMEMBERED)
def island(sites: tuple[int, ...], owners: tuple[int, ...], tile: int, villa: int, left: int) -> list[Piece]:
    """The sites, the pile, and on the jetty what is sold: a tile, or the likeness of a first villa (§3.1)."""
    drawn: list[Piece] = []
    for site in range(len(SITES)):
        name = SITES[site]
        if sites[site] == PRESERVED:
            drawn.append(Piece(f"tile-{name}", "nature", name, say("label-nature-on", site=name)))
        elif sites[site] == BUILT:
            kind = "hotel" if is_central(site) else "villa"
            owner = owners[site]
            if owner == NOBODY:
                drawn.append(Piece(f"tile-{name}", kind, name, say("label-unsold-villa", site=name)))
            else:
                label = say(f"label-{kind}-on", site=name, owner=owner)
                drawn.append(Piece(f"tile-{name}", kind, name, label, seat=owner))
    if tile >= 0:
        symbol = "hotel" if is_hotel(tile) else "villa"
        district = DISTRICTS[tile_district(tile)]
        drawn.append(Piece("tile-on-sale", symbol, "on-sale", tile_text(tile), value=district))
    elif villa >= 0:
        drawn.append(
            Piece("tile-on-sale", "villa", "on-sale", first_villa_text(villa), value=DISTRICTS[villa])
        )
    if left:
        drawn.append(Piece("pile", "pile", "pile", say("label-pile", number=left), value=str(left)))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def purse(start: int, cash: int, accounts: tuple[int, ...], trees: int, buildings: int) -> list[Row]:
    """What a seat has, and where its money came from."""
    detail: list[tuple[Text, str]] = []
    if cash != SECRET:
        detail.append((say("category-start"), str(start)))
        for name, amount in zip(ACCOUNTS, accounts, strict=True):
            if amount:
                detail.append((say(f"category-{name}"), f"{amount:+d}"))
    return [
        Row(say("label-cash"), None if cash == SECRET else cash, detail, "coin"),
        Row(say("label-trees"), trees, [], "tree"),
        Row(say("label-buildings"), buildings, [], "house"),
    ]


@lru_cache(maxsize=REMEMBERED)
def panel_of(
    seat: int,
    start: int,
    cash: int,
    accounts: tuple[int, ...],
    trees: int,
    buildings: int,
    active: bool,
    note: Text | None,
) -> Panel:
    return Panel(seat, purse(start, cash, accounts, trees, buildings), active, note)


@lru_cache(maxsize=REMEMBERED)
def plain_choice(action: Action) -> Choice:
    """An action whose words need nothing but itself."""
    if isinstance(action, ChooseVilla):
        label = say("action-auction", district=say(f"label-district-{DISTRICTS[action.district]}"))
        return Choice(action.notation, label, f"piece:tile-{SITES[villa_site(action.district)]}")
    if isinstance(action, Place):
        label = say(f"action-place-{SIDES[action.side]}", site=SITES[action.site])
        return Choice(action.notation, label, f"place:{SITES[action.site]}", confirm=True)
    assert isinstance(action, NoOffer)
    return Choice(action.notation, say("action-no-offer"))


@lru_cache(maxsize=REMEMBERED)
def bid_control(lot: Text, low: int, high: int, chosen: int) -> Control:
    data: dict[str, object] = {
        "low": low,
        "high": high,
        "step": 1,
        "notation": "bid {n}",
        "value": None if chosen == NO_BID else chosen,
        "sealed": True,
    }
    return Control("bid", "number", say("action-bid", lot=lot), data)


@lru_cache(maxsize=REMEMBERED)
def offer_control(side: int, payer: int, payee: int, most: int, value: int | None) -> Control:
    data: dict[str, object] = {
        "low": 1,
        "high": most,
        "step": 1,
        "notation": f"offer {SIDES[side]} {letter(payer)}>{letter(payee)} {{n}}",
        "value": value,
    }
    label = say(f"action-offer-{SIDES[side]}", payer=payer, payee=payee)
    return Control(f"offer-{SIDES[side]}-{payer}-{payee}", "offer", label, data)
