"""The part of the view that shows what a lot would complete, and where a building could stand."""

from __future__ import annotations

from ludotheque.games.metropolis.actions import Build, Joint, Take
from ludotheque.games.metropolis.components import BITS, PIECES, TWELFTHS, UNITS, Box, printed
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import plot_district, plot_lots, plot_mask, plot_piece
from ludotheque.games.metropolis.rules.building import own_plots
from ludotheque.games.metropolis.rules.evaluation import changes, prospect
from ludotheque.games.metropolis.rules.rights import entitled, has_free_choice, seats_in
from ludotheque.games.metropolis.view_parts import numbers_of, place_of, symbol_name
from ludotheque.kernel.actions import Action
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.scene import Choice, Control
from ludotheque.kernel.seats import letter
from ludotheque.kernel.text import Text, say

MOST_COMPLETED = 3  #: lines that say what a lot completes for its owner

# --- §3, §4: a lot -----------------------------------------------------------------------------------


class Completed:
    """A building of several lots that a seat could place with one lot more, and what it would bring that seat."""

    def __init__(self, plot: int, points: int) -> None:
        self.plot = plot
        self.points = points  #: in twelfths


def completed(box: Box, seen: Seen, lot: int, owner: int) -> list[Completed]:
    """What a lot would complete for an owner, the best place of each kind, the best kind first."""
    town = seen.town
    best: dict[int, Completed] = {}
    town.grant(lot, owner)
    for plot in own_plots(box, town, owner):
        mask = plot_mask(plot)
        if plot_district(plot) == lot // UNITS and mask >> lot % UNITS & 1 and BITS[mask] > 1:
            found = Completed(plot, changes(box, town, plot)[owner])
            piece = plot_piece(plot)
            if piece not in best or found.points > best[piece].points:
                best[piece] = found
    town.take_back(lot)
    return sorted(best.values(), key=lambda one: -one.points)


def take_choice(seen: Seen, box: Box, action: Take) -> Choice:
    """§3.1: an open card, for oneself or for another; what it completes for each."""
    number = printed(action.lot)
    card = f"piece:open-{seen.cards.index(action.lot) + 1}"
    also = [f"place:lot-{number}"]
    found = completed(box, seen, action.lot, action.owner)
    most = MOST_COMPLETED if action.owner == seen.seat else 1
    notes = [(completes(one), signed(one.points, TWELFTHS)) for one in found[:most]]
    if not found:
        notes.append((say("label-completes-nothing"), ""))
    owners = seats_in(entitled(box, seen.town, action.lot), seen.seats)
    if action.owner != seen.seat:
        label = say("action-give", lot=number, owner=action.owner)
        notes += right(seen, box, action.lot)
        chip: Text | str = ""
        if seen.seat not in owners and action.owner == owners[0]:  # one chip for each card
            chip = given_chip(action.owner, found)
        return Choice(action.notation, label, card, True, notes, chip, also=also)
    chip = lot_chip(found)
    for other in owners:
        best = completed(box, seen, action.lot, other) if other != seen.seat else []
        if best:
            label = say("label-would-complete", seat=other, piece=PIECES[plot_piece(best[0].plot)])
            notes.append((label, signed(best[0].points, TWELFTHS)))
            chip = say("chip-and", first=chip, second=short_chip(other, best))
    notes += right(seen, box, action.lot)
    return Choice(action.notation, say("action-take", lot=number), card, False, notes, chip, also=also)


def lot_chip(found: list[Completed]) -> Text:
    """`+16, school`: the best that a lot completes, which could be built at once."""
    if not found:
        return say("chip-completes-nothing")
    points = signed(found[0].points, TWELFTHS)
    return say("chip-completes", points=points, piece=PIECES[plot_piece(found[0].plot)])


def given_chip(owner: int, found: list[Completed]) -> Text | str:
    return short_chip(owner, found) if found else say("chip-given", owner=owner)


def short_chip(owner: int, found: list[Completed]) -> str:
    """`C +16`: what a lot completes for another."""
    return f"{letter(owner)} {signed(found[0].points, TWELFTHS)}"


def lots_control(seen: Seen, box: Box, menu: tuple[Action, ...]) -> list[Control]:
    """§3.1: a picture for each open card: the best building that it completes for whoever may have it first."""
    pictures: list[dict[str, object]] = []
    shown: list[int] = []
    for action in menu:
        if isinstance(action, Take) and action.lot not in shown:
            shown.append(action.lot)
            found = completed(box, seen, action.lot, action.owner)
            symbol = symbol_name(found[0].plot) if found else "card"
            value = "" if found else str(printed(action.lot))
            pictures.append({"notation": action.notation, "symbol": symbol, "value": value})
    if not pictures:
        return []
    return [Control("lots", "pictures", say("action-choose-lot"), {"pictures": pictures})]


def completes(one: Completed) -> Text:
    return say("label-completes", piece=PIECES[plot_piece(one.plot)], lots=numbers_of(one.plot))


def right(seen: Seen, box: Box, lot: int) -> list[tuple[Text, str]]:
    """§4.4: why a lot may not go to everybody."""
    owners = entitled(box, seen.town, lot)
    if has_free_choice(box, seen.town, lot) or owners == (1 << seen.seats) - 1:
        return []
    others = tuple([owner for owner in seats_in(owners, seen.seats) if owner != seen.seat])
    key = "label-neighbours-only"
    if owners >> seen.seat & 1:
        key += "-and-you" if others else "-you"
    return [(say(key, owner=others), "")]


# --- §5, §7: a building ------------------------------------------------------------------------------


def build_choice(seen: Seen, box: Box, action: Build | Joint) -> Choice:
    """§5, §7: a placement; it belongs to the control that shows them all on the plan."""
    lots = numbers_of(action.plot)
    owners = tuple([seat for seat in seen.town.owners_of(action.plot) if seat != seen.seat])
    label = say("action-build", piece=PIECES[action.piece], lots=lots)
    chip = ""
    if owners:
        label = say("action-joint", piece=PIECES[action.piece], lots=lots, owner=owners)
        chip = f"{signed(changes(box, seen.town, action.plot)[seen.seat], TWELFTHS)}?"  # if they agree
    preview = prospects(seen, box, action.plot, isinstance(action, Joint))
    if owners:
        preview.insert(0, (say("label-if-agreed", owner=owners), ""))
    return Choice(action.notation, label, "control:build", True, preview, chip)


def prospects(seen: Seen, box: Box, plot: int, with_changes: bool) -> list[tuple[Text, str]]:
    """§5.6, §8.4: what the building would be worth and, unless it stands at once, what it would change for whom."""
    found = prospect(box, seen.town, plot)
    notes = [(say("label-value"), str(found.value))]
    for seat in range(seen.seats):
        change = found.changes[seat]
        if with_changes and change != 0:
            label = say("label-change-mine") if seat == seen.seat else say("label-change", seat=seat)
            notes.append((label, signed(change, TWELFTHS)))
    return notes


def shares(seen: Seen, plot: int) -> dict[str, object]:
    """§7.1: whose the lots below a joint building are."""
    if len(seen.town.owners_of(plot)) < 2:
        return {}
    return {"owners": [seen.town.owners[lot] for lot in plot_lots(plot)]}


def build_control(seen: Seen, box: Box, menu: tuple[Action, ...]) -> list[Control]:
    """§5.1: all placements, kind by kind, the best of each kind first."""
    found: list[tuple[int, int, Build | Joint]] = []
    for action in menu:
        if isinstance(action, (Build, Joint)):
            found.append((action.piece, -changes(box, seen.town, action.plot)[seen.seat], action))
    if not found:
        return []
    found.sort(key=lambda one: one[:2])
    kinds = sorted({piece for piece, _, _ in found})
    options: list[dict[str, object]] = [
        {
            "notation": action.notation,
            "id": f"stock-{PIECES[action.piece]}",
            "covers": [f"lot-{number}" for number in numbers_of(action.plot)],
            "symbol": symbol_name(action.plot),
            "place": place_of(action.plot),
            **shares(seen, action.plot),
        }
        for _, _, action in found
    ]
    names = {f"stock-{PIECES[piece]}": say("label-piece", piece=PIECES[piece]) for piece in kinds}
    data: dict[str, object] = {"options": options, "names": names}
    if any(isinstance(action, Joint) for _, _, action in found):
        data["note"] = say("label-uncertain")
    return [Control("build", "place", say("action-place"), data)]
