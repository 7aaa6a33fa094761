"""What a player may choose: where it hangs, what it is called, and what comes of it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club.actions import (
    BUILD,
    ON_IMPOSED,
    PLACE_ON,
    TAKE,
    Build,
    Buy,
    Choose,
    ChooseAnimal,
    ChooseTrack,
    ExchangeAll,
    Keep,
    KeepNoMore,
    Pass,
    Pay,
    PlaceOn,
    Put,
    Take,
    Turn,
    good_name,
)
from ludotheque.games.diamonds_club.components import (
    ANIMALS,
    CHOICE_TABLE,
    COLOURS,
    CONCESSION,
    FOREST_TRACK,
    GEM_NAMES,
    GEMS,
    KINDS,
    LANDSCAPE,
    MONEY_TRACK,
    TABLES,
    TECHNIQUE_TRACK,
    TRACKS,
    Box,
    family_of,
    value_of,
)
from ludotheque.games.diamonds_club.labels import (
    gems_text,
    good_id,
    landscape_place,
    price_text,
)
from ludotheque.games.diamonds_club.observation import Seen
from ludotheque.games.diamonds_club.outlook import brought
from ludotheque.games.diamonds_club.rules.combinations import best_values, diamonds_for, gems_for
from ludotheque.games.diamonds_club.rules.exchange import Keeping
from ludotheque.games.diamonds_club.rules.project import CellChoice, takable
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.games.diamonds_club.view_market import buying, market_brings, step_chip
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import Change, Effects
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.scene import Choice, Summary
from ludotheque.kernel.seats import letter
from ludotheque.kernel.text import Text, say

#: the quantities that a step on a track changes, and which track that is
STEPS: Final[dict[str, int]] = {
    "forest": FOREST_TRACK,
    "technique": TECHNIQUE_TRACK,
    "technique-diamonds": TECHNIQUE_TRACK,
    "income": MONEY_TRACK,
}
PAYMENT: Final = "payment"  #: the control in which gems are put down

Lines = list[tuple[Text, str]]


def choices(state: State, seat: int, menu: tuple[Action, ...]) -> list[Choice]:
    brings = market_brings(state, seat) if isinstance(state.phase, Purchase) and menu else {}
    return [
        buying(state, action, brings) if isinstance(action, Buy) else choice(state, seat, action)
        for action in menu
    ]


def choice(state: State, seat: int, action: Action) -> Choice:
    name = letter(seat)
    notation = action.notation
    if isinstance(action, Pass):
        if isinstance(state.phase, Purchase):
            means = (say("label-stop-buying-means"), str(state.coins[seat]))
            return Choice(notation, say("action-pass-buying"), confirm=True, preview=[means], quiet=True)
        means = (say("label-stop-building-means"), "")
        return Choice(notation, say("action-pass-building"), confirm=True, preview=[means], quiet=True)
    if isinstance(action, ChooseAnimal):
        animal = ANIMALS[action.number]
        return Choice(notation, say("action-animal", animal=animal), f"piece:animals-{animal}")
    if isinstance(action, ChooseTrack):
        track = TRACKS[action.number]
        return Choice(notation, say("action-track", track=track), f"piece:track-{name}-{track}")
    if isinstance(action, ExchangeAll):
        return exchanging(state, seat, action)
    if isinstance(action, Choose):
        label = say("action-choose", good=good_name(action.number))
        return Choice(notation, label, f"piece:{good_id(seat, action.number)}")
    if isinstance(action, Keep):
        return keeping(state, seat, action)
    if isinstance(action, KeepNoMore):
        phase = state.phase
        assert isinstance(phase, Keeping)
        return Choice(notation, say("action-keep-no-more", kept=len(phase.kept)), quiet=True)
    return building(state, seat, action)


def exchanging(state: State, seat: int, action: ExchangeAll) -> Choice:
    values = best_values(state, seat, len(action.colours))
    gains: list[Text] = []
    for colour in sorted(set(action.colours), key=action.colours.index):
        parts = [
            gems_for(state, seat, value)
            for value, of in zip(values, action.colours, strict=True)
            if of == colour
        ]
        gained = gems_text(colour, sum(parts))
        if len(parts) > 1:
            gained = say("label-gems-sum", gems=gained, parts=" + ".join([str(part) for part in parts]))
        gains.append(gained)
    diamonds = diamonds_for(state, seat) * len(values)
    if diamonds:
        gains.append(gems_text(GEM_NAMES.index("diamond"), diamonds))
    return Choice(action.notation, say("action-exchange-all", gains=tuple(gains)))


def keeping(state: State, seat: int, action: Keep) -> Choice:
    """§8.5: a good for the next exchange: the colour of a mine, or what a concession or ship limits it to."""
    good = action.number
    label = say("action-keep", good=good_name(good))
    chip = part_chip(state, seat, good)
    notes: Lines = [(say("label-kept", brings=chip), "")]
    return Choice(action.notation, label, f"piece:{good_id(seat, good)}", preview=notes, chip=chip)


def part_chip(state: State, seat: int, good: int) -> Text:
    """§8.2: what a good is for a combination: a mine gives the colour, the others limit the number."""
    if family_of(good) < family_of(CONCESSION):
        return say(f"quantity-gems-{COLOURS[good]}")
    return say("chip-kept", number=gems_for(state, seat, value_of(good)))


def summary(seen: Seen, box: Box, action: Action, found: Effects, position: State) -> Summary:
    """An exchange says itself what it brings; what is not points says what it is."""
    if isinstance(action, ExchangeAll):
        return Summary("")
    own = [change for change in found.changes if change.seat == seen.seat]
    first = own[0] if own else None
    if isinstance(action, Choose):
        return Summary(gained(own) or part_chip(position, seen.seat, action.number))
    if first is not None and first.name == "goods":
        number = abs(first.amount())
        return Summary(
            say("chip-completes-nothing" if isinstance(action, Buy) else "chip-returned", number=number)
        )
    if first is not None and first.name in ("gems-in-all", "lead"):
        return Summary(say(f"chip-{first.name}", amount=signed(first.amount()), number=abs(first.amount())))
    if first is not None and first.name in STEPS:
        return Summary(step_chip(position, seen.seat, STEPS[first.name]))
    if first is not None and first.name == "points" and action is PLACE_ON[ON_IMPOSED]:
        return Summary(say("chip-imposed", points=f"{signed(first.amount())} → {first.after}"))
    return Summary()


def gained(own: list[Change]) -> Text | str:
    """`+3 yellow`: the gems of a combination that is exchanged; nothing while it is put together."""
    for gem, colour in enumerate(GEM_NAMES):
        for change in own:
            if change.name == f"gems-{colour}" and change.amount() > 0:
                return say("chip-gained", gems=gems_text(gem, change.amount()))
    return ""


def building(state: State, seat: int, action: Action) -> Choice:
    notation = action.notation
    if isinstance(action, Build):
        table = TABLES[action.number]
        label = say("action-build", table=table, price=price_text(state, seat, action.number))
        return with_outlook(state, seat, action, label, f"place:table-{table}")
    if isinstance(action, Take):
        label = say("action-take", tile=LANDSCAPE[action.number])
        return with_outlook(state, seat, action, label, landscape_place(action.number))
    if isinstance(action, Turn):
        label = say("action-turn", tile=KINDS[action.number])
        return with_outlook(state, seat, action, label, landscape_place(action.number))
    if isinstance(action, PlaceOn):
        phase = state.phase
        assert isinstance(phase, CellChoice)
        on_imposed = action.number == ON_IMPOSED
        cell = phase.imposed if on_imposed else phase.free
        label = say("action-place-imposed" if on_imposed else "action-place-free")
        return with_outlook(state, seat, action, label, f"place:park-{letter(seat)}-{cell + 1}")
    if isinstance(action, Pay):
        paid = tuple([gems_text(gem, action.gems[gem]) for gem in range(GEMS) if action.gems[gem]])
        return Choice(notation, say("action-pay", gems=paid), f"control:{PAYMENT}")
    assert isinstance(action, Put)
    return Choice(notation, say("action-put", gem=GEM_NAMES[action.number]), f"control:{PAYMENT}")


def with_outlook(state: State, seat: int, action: Action, label: Text, on: str) -> Choice:
    """A step towards a tile: what the tile brings once it is built and paid."""
    lines: Lines = []
    chip = ""
    if isinstance(action, Build) and action.number == CHOICE_TABLE:
        kinds = takable(state, seat, CHOICE_TABLE)
        if len(kinds) > 1:
            each = points_by_kind(state, seat, kinds)
            lines = [(say("label-tile-name", tile=LANDSCAPE[kind]), f"+{each[kind]}") for kind in kinds]
            low, high = min(each.values()), max(each.values())
            chip = f"+{high}" if low == high else f"+{low} … +{high}"
            return Choice(action.notation, label, on, preview=lines, chip=chip)
    found = brought(state, seat, [action])
    if found.asked:
        chip = f"+{found.points} → {found.total}"
        lines.append((say("effect-own", quantity=say("quantity-points")), chip))
    for card, points in found.cards:
        lines.append((say("label-wins-card", card=card), f"+{points}"))
    if found.asked and found.imposed:
        lines.insert(1, (say("label-fills-imposed"), ""))
        if isinstance(action, PlaceOn):
            return Choice(action.notation, label, on, preview=lines, chip=say("chip-imposed", points=chip))
    if found.ends:
        lines.append((say("label-last-round"), ""))
    return Choice(action.notation, label, on, preview=lines, chip=chip)


def points_by_kind(state: State, seat: int, kinds: list[int]) -> dict[int, int]:
    """§9.5: the points of each tile that the table of choice gives."""
    return {kind: brought(state, seat, [BUILD[CHOICE_TABLE], TAKE[kind]]).points for kind in kinds}
