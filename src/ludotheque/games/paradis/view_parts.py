"""The parts of a scene. Those that look the same are the same objects, made once.

Most moves leave most of a scene as it was, and what everybody may see is the same for all seats: whoever puts
scenes into words or compares them finds by identity what has been done already. Nobody changes a part.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.paradis.actions import SIDES, ChooseVilla, NoOffer, Place
from ludotheque.games.paradis.components import (
    DISTRICTS,
    GROUP_SITES,
    SITES,
    district_of,
    is_central,
    is_hotel,
    tile_district,
)
from ludotheque.games.paradis.observation import SECRET
from ludotheque.games.paradis.rules.auction import NO_BID
from ludotheque.games.paradis.rules.initial import villa_site
from ludotheque.games.paradis.state import ACCOUNTS, BUILT, EMPTY, PRESERVED
from ludotheque.kernel.actions import Action
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.scene import Choice, Control, Panel, Piece, Row
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.text import Text, say

REMEMBERED: Final = 1 << 11  #: parts of each kind


@lru_cache(maxsize=REMEMBERED)
def tile_text(tile: int) -> Text:
    key = "label-hotel-tile" if is_hotel(tile) else "label-villa-tile"
    return say(key, district=district_text(tile_district(tile)))


@lru_cache(maxsize=REMEMBERED)
def first_villa_text(district: int) -> Text:
    return say("label-first-villa", district=district_text(district))


def district_text(district: int) -> Text:
    return say(f"label-district-{DISTRICTS[district]}")


@lru_cache(maxsize=REMEMBERED)
def island(sites: tuple[int, ...], owners: tuple[int, ...], tile: int, villa: int, left: int) -> list[Piece]:
    """The sites, the pile, and on the jetty what is sold: a tile, or the likeness of a first villa (§3.1)."""
    drawn: list[Piece] = []
    goes_to = site_for(sites, tile)
    for site in range(len(SITES)):
        name = SITES[site]
        if sites[site] == PRESERVED:
            drawn.append(Piece(f"tile-{name}", "nature", name, say("label-nature-on", site=name)))
        elif sites[site] == BUILT:
            drawn.append(building(site, owners[site], villa >= 0 and site == villa_site(villa)))
        elif site == goes_to:
            drawn.append(
                Piece(
                    f"site-{name}",
                    "for-sale",
                    name,
                    say("label-site-for-sale", site=name, lot=tile_text(tile)),
                )
            )
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


def site_for(sites: tuple[int, ...], tile: int) -> int:
    """Where the tile in play will lie, the first of several equivalent sites (§6.1); −1 without a tile."""
    if tile >= 0:
        for site in GROUP_SITES[tile_district(tile)]:
            if sites[site] == EMPTY and is_central(site) == is_hotel(tile):
                return site
    return -1


def building(site: int, owner: int, on_sale: bool) -> Piece:
    """A villa or hotel with its owner, or a first villa that is not sold yet; the one on sale is marked."""
    name = SITES[site]
    if on_sale:
        return Piece(f"tile-{name}", "villa-for-sale", name, say("label-villa-on-sale", site=name))
    kind = "hotel" if is_central(site) else "villa"
    if owner == NOBODY:
        return Piece(f"tile-{name}", kind, name, say("label-unsold-villa", site=name))
    return Piece(f"tile-{name}", kind, name, say(f"label-{kind}-on", site=name, owner=owner), seat=owner)


@lru_cache(maxsize=REMEMBERED)
def purse(start: int, cash: int, accounts: tuple[int, ...], trees: int, buildings: int) -> list[Row]:
    """What a seat has, and where its money came from."""
    detail: list[tuple[Text, str]] = []
    if cash != SECRET:
        detail.append((say("category-start"), str(start)))
        for name, amount in zip(ACCOUNTS, accounts, strict=True):
            if amount:
                detail.append((say(f"category-{name}"), signed(amount)))
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
def villa_choice(action: ChooseVilla, free: int, each: int) -> Choice:
    """One of the first villas, with what it will bring its owner (§7.2)."""
    label = say("action-auction", district=district_text(action.district))
    preview = [(say("preview-villa", number=free, amount=each), "")]
    chip = say("chip-villa", number=free, amount=each)
    on = f"piece:tile-{SITES[villa_site(action.district)]}"
    return Choice(action.notation, label, on, preview=preview, chip=chip)


@lru_cache(maxsize=REMEMBERED)
def plain_choice(action: Action) -> Choice:
    """An action whose words need nothing but itself. Equivalent sites read the same: they are one choice (§2.1)."""
    if isinstance(action, Place):
        kind = "hotel" if is_central(action.site) else "villa"
        label = say(
            f"action-place-{SIDES[action.side]}-{kind}", district=district_text(district_of(action.site))
        )
        return Choice(action.notation, label, f"place:{SITES[action.site]}", confirm=True)
    assert isinstance(action, NoOffer)
    return Choice(action.notation, say("action-no-offer"), preview=[(say("label-no-offer-means"), "")])


@lru_cache(maxsize=REMEMBERED)
def bid_control(lot: Text, low: int, high: int, chosen: int, first: int) -> Control:
    """A sealed bid (§4.1); `first` is where the number stands before one has bid. An empty hand is a bid too."""
    data: dict[str, object] = {
        "low": low,
        "high": high,
        "step": 1,
        "notation": "bid {n}",
        "value": None if chosen == NO_BID else chosen,
        "first": first,
        "sealed": True,
        "send": say("send-bid"),
        "sent": say("sent-bid"),
        "note": say("note-second-price"),
    }
    if low == 0:
        data["quiet"] = 0
        data["quiet_send"] = say("send-no-bid")
    return Control("bid", "number", say("action-bid", lot=lot), data)
