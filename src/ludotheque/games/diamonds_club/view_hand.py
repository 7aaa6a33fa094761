"""The controls beside the board: what I have and what it is for, choices as pictures, and paying with gems."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.games.diamonds_club.actions import (
    ON_IMPOSED,
    Build,
    Choose,
    ChooseAnimal,
    ChooseTrack,
    Keep,
    PlaceOn,
    Take,
    Turn,
    good_name,
)
from ludotheque.games.diamonds_club.components import (
    ANIMALS,
    CHOICE_TABLE,
    COLOURS,
    CONCESSION,
    DIAMOND,
    EMPTY,
    FAMILIES,
    FOREST,
    FOREST_TRACK,
    GEM_NAMES,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    LANDSCAPE,
    MONEY_TRACK,
    PARK,
    SHIP,
    TRACKS,
    family_of,
    value_of,
)
from ludotheque.games.diamonds_club.labels import REMEMBERED, art_of, bonus_sign, bonus_text, gems_text
from ludotheque.games.diamonds_club.rules.combinations import (
    best_values,
    colour_orders,
    combinations,
    diamonds_for,
    gems_for,
    pairings,
)
from ludotheque.games.diamonds_club.rules.payment import Bill, Payment
from ludotheque.games.diamonds_club.rules.project import Project
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.games.diamonds_club.view_choices import PAYMENT
from ludotheque.kernel.actions import Action
from ludotheque.kernel.scene import Control
from ludotheque.kernel.text import Text, say

Triple = tuple[int, int, int]
Item = dict[str, object]
Key = tuple[tuple[str, Text], ...]  #: pictures, and what they mean


def controls(state: State, seat: int, menu: tuple[Action, ...]) -> list[Control]:
    """For somebody who plays: always the hand; with it what the decision asks for."""
    found: list[Control] = []
    phase = state.phase
    paying = isinstance(phase, Payment) and phase.seat == seat
    if isinstance(phase, Payment) and paying:
        found.append(payment(phase.bill, tuple(phase.bill.suggestions()[0].gems)))
    drawn = [(action.notation, picture(state, action)) for action in menu]
    pictured = tuple([pair for pair in drawn if pair[1]])
    if pictured:
        found.append(_pictures(pictured))
    found.append(hand_of(state, seat, paying, bool(menu) and isinstance(phase, Purchase)))
    return found


# --- my hand -------------------------------------------------------------------------------------------


def hand_of(state: State, seat: int, paying: bool, buying: bool) -> Control:
    """What a player has, what the goods will bring, and what the market sells to somebody who buys."""
    number = combinations(state, seat)
    made: list[Triple] = []
    if number > 0:
        made = pairings(state, seat, colour_orders(state, seat, best_values(state, seat, number))[0])
    left = state.goods[seat * GOODS : (seat + 1) * GOODS]
    for triple in made:
        for good in triple:
            left[good] -= 1
    box = state.box
    first = seat * len(TRACKS)
    missing = [
        box.imposed[seat * IMPOSED + cell]
        for cell in range(IMPOSED)
        if state.parks[seat * PARK + cell] == EMPTY
    ]
    return _hand(
        state.coins[seat],
        () if paying else tuple(state.gems[seat * GEMS : (seat + 1) * GEMS]),
        tuple(made),
        tuple([good for good in range(GOODS) for _ in range(left[good])]),
        gems_for(state, seat, 0),
        diamonds_for(state, seat),
        tuple(missing),
        box.forest_points[state.tracks[first + FOREST_TRACK]],
        box.money_coins[state.tracks[first + MONEY_TRACK]],
        market_key(box.animal_points, box.trio_points, state.price_by_cells) if buying else (),
    )


@lru_cache(maxsize=REMEMBERED)
def _hand(
    coins: int,
    gems: tuple[int, ...],
    made: tuple[Triple, ...],
    left: tuple[int, ...],
    same: int,
    diamonds: int,
    missing: tuple[int, ...],
    forest: int,
    income: int,
    market: Key,
) -> Control:
    groups = [_group("hand-coins", [_item("coin", str(coins), "")])]
    if gems:
        items = [
            _item(f"gem-{GEM_NAMES[gem]}", str(gems[gem]), gems_text(gem, gems[gem])) for gem in range(GEMS)
        ]
        groups.append(_group("hand-gems", items))
    if missing:
        items = [_item(KINDS[kind], "", say("label-tile-name", tile=KINDS[kind])) for kind in missing]
        groups.append({**_group("hand-imposed", items), "note": say("hand-no-points"), "alarm": True})
    for triple in made:
        groups.append(_combination(triple, same, diamonds))
    groups += _incomplete(left)
    bonus = bonus_text(same, diamonds)
    technique = say("hand-technique", bonus=bonus) if same or diamonds else say("hand-no-technique")
    tracks = [
        _worded("forest", say("hand-forest", points=forest), say("hand-forest-short", points=forest)),
        _worded("gear", technique, say("hand-technique-short", bonus=bonus_sign(same, diamonds))),
        _worded("coin", say("hand-money", coins=income), say("hand-money-short", coins=income)),
    ]
    groups.append(_group("hand-tracks", tracks))
    if market:
        groups.append(_group("market-title", [_worded(symbol, text) for symbol, text in market]))
    return Control("hand", "hand", say("hand-title"), {"groups": groups})


def _group(title: str, items: list[Item]) -> Item:
    return {"title": say(title), "items": items, "note": "", "alarm": False}


def _item(symbol: str, value: str, label: object) -> Item:
    return {"symbol": symbol, "value": value, "label": label}


def _goods(goods: list[int]) -> list[Item]:
    return [_item(art_of(good), "", say("label-good", good=good_name(good))) for good in goods]


def _combination(triple: Triple, same: int, diamonds: int) -> Item:
    """§8.2: three goods, and the gems they become."""
    mine, concession, ship = triple
    gains = [gems_text(mine, min(value_of(concession), value_of(ship)) + same)]
    if diamonds:
        gains.append(gems_text(DIAMOND, diamonds))
    note = say("hand-brings", gems=tuple(gains))
    return {**_group("hand-combination", _goods(list(triple))), "note": note}


def _incomplete(left: tuple[int, ...]) -> list[Item]:
    """§8.5: goods without a third, put together as far as they go, and what they still need."""
    families = [[good for good in left if family_of(good) == family] for family in range(len(FAMILIES))]
    for higher in families[family_of(CONCESSION) : family_of(SHIP) + 1]:
        higher.reverse()  # the best ones first
    groups: list[Item] = []
    for at in range(max([len(goods) for goods in families])):
        begun = [goods[at] for goods in families if len(goods) > at]
        needed = tuple([say(f"hand-a-{FAMILIES[f]}") for f in range(len(FAMILIES)) if len(families[f]) <= at])
        groups.append({**_group("hand-begun", _goods(begun)), "note": say("hand-needs", goods=needed)})
    return groups


# --- what the market sells ---------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def market_key(animal: int, trio: int, by_cells: bool) -> Key:
    """§5.2, §6: what the signs of the market are good for, and how a price comes about."""
    return (
        ("mine-blue concession-4 ship-3", say("market-goods")),
        ("animal", say("market-animal", points=animal, trio=trio)),
        ("hats-2", say("market-hats")),
        ("track-forest track-technique track-money", say("market-tracks")),
        ("track-any", say("market-any-track")),
        ("coin", say("market-price-cells" if by_cells else "market-price")),
        ("", say("market-corner")),
    )


def _worded(symbol: str, text: Text, short: Text | str = "") -> Item:
    """A picture and its words, in fewer of them where there is little room."""
    return {**_item(symbol, "", ""), "text": text, "short": short}


# --- choices as pictures ---------------------------------------------------------------------------------


def picture(state: State, action: Action) -> str:
    """The drawing of what an action is about; nothing for cells of the market, which are on the board."""
    if isinstance(action, Build):
        return "choice" if action.number == CHOICE_TABLE else LANDSCAPE[min(action.number, FOREST)]
    if isinstance(action, Take):
        return LANDSCAPE[action.number]
    if isinstance(action, Turn):
        return KINDS[action.number]
    if isinstance(action, ChooseAnimal):
        return ANIMALS[action.number]
    if isinstance(action, ChooseTrack):
        return f"track-{TRACKS[action.number]}"
    if isinstance(action, (Choose, Keep)):
        return art_of(action.number)
    if isinstance(action, PlaceOn):
        project = state.phases[-2]
        assert isinstance(project, Project)
        return LANDSCAPE[project.kind] if action.number == ON_IMPOSED else "plot"
    return ""


@lru_cache(maxsize=REMEMBERED)
def _pictures(pictured: tuple[tuple[str, str], ...]) -> Control:
    pictures = [{"notation": notation, "symbol": symbol} for notation, symbol in pictured]
    return Control("pictures", "pictures", say("hand-choose"), {"pictures": pictures})


# --- paying ----------------------------------------------------------------------------------------------


def payment(bill: Bill, first: tuple[int, ...]) -> Control:
    """§9.4: a place for each gem that is asked for, and which gems may lie there."""
    slots: list[Item] = []
    for colour in range(len(COLOURS)):
        asked = {
            "symbol": f"gem-{COLOURS[colour]}",
            "label": gems_text(colour, 1),
            "takes": [COLOURS[colour], GEM_NAMES[DIAMOND]],
        }
        slots += [asked] * bill.asked[colour]
    anything = {"symbol": "gem-any", "label": say("label-any-gems", number=1), "takes": list(GEM_NAMES)}
    slots += [anything] * bill.any
    gems = [
        {
            "name": GEM_NAMES[gem],
            "symbol": f"gem-{GEM_NAMES[gem]}",
            "have": bill.hand[gem],
            "counts": [gems_text(gem, number + 1) for number in range(min(bill.hand[gem], bill.total))],
        }
        for gem in range(GEMS)
        if bill.hand[gem]
    ]
    data: dict[str, object] = {
        "slots": slots,
        "pieces": gems,
        "first": [first[gem] for gem in range(GEMS) if bill.hand[gem]],
        "notation": "pay {pieces}",
        "verb": say("action-pay-verb"),
        "hint": say("payment-hint"),
    }
    return Control(PAYMENT, "payment", say("payment-title", total=bill.total), data)
