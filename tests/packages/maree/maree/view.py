"""From what a seat knows to what it sees: the sea, the boats, the hand."""

from __future__ import annotations

from ludotheque.kernel.actions import Action
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Panel, Piece, Row, Scene
from ludotheque.kernel.seats import SPECTATOR, clockwise, letter
from ludotheque.kernel.text import Text, say
from maree.actions import Lay
from maree.components import Box
from maree.observation import SECRET, Seen
from maree.rules.shoals import NO_BAIT, Shoal


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, waiting), seen.phases[-1].rule())
    drawn.pieces = shoals(seen, box) + baits(seen) + hand(seen)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    drawn.choices = [choice(seen, action) for action in menu]
    return drawn


def status(seen: Seen, waiting: list[int]) -> Text:
    shoal = seen.phases[-1]
    if not isinstance(shoal, Shoal):
        return say("status-over")
    if seen.seat in waiting:
        return say("status-lay", points=shoal.points)
    return say("status-waiting", points=shoal.points, number=len(waiting))


def shoals(seen: Seen, box: Box) -> list[Piece]:
    """The pile, and every shoal that was turned over, in the order of their points."""
    drawn: list[Piece] = []
    if seen.shoals_left:
        left = str(seen.shoals_left)
        drawn.append(Piece("pile", "pile", "pile", say("label-pile", number=seen.shoals_left), value=left))
    shoal = seen.phases[-1]
    for points in box.shoals:
        if isinstance(shoal, Shoal) and shoal.points == points:
            drawn.append(a_shoal(points, "catch", say("label-shoal", points=points)))
        elif points in seen.escaped:
            drawn.append(a_shoal(points, "sea", say("label-escaped", points=points), faded=True))
        else:
            for seat in range(seen.seats):
                if points in seen.caught[seat]:
                    label = say("label-caught", points=points, skipper=seat)
                    drawn.append(a_shoal(points, f"boat-{letter(seat)}", label))
    return drawn


def a_shoal(points: int, place: str, label: Text, faded: bool = False) -> Piece:
    return Piece(f"shoal-{points}", "shoal", place, label, value=str(points), faded=faded)


def baits(seen: Seen) -> list[Piece]:
    """What lies before the boats: a bait laid now, else the one that was shown last."""
    shoal = seen.phases[-1]
    drawn: list[Piece] = []
    for seat in range(seen.seats):
        laid = shoal.laid[seat] if isinstance(shoal, Shoal) else NO_BAIT
        place = f"bait-{letter(seat)}"
        if laid == SECRET:
            drawn.append(Piece(place, "bait-hidden", place, say("label-bait-hidden", skipper=seat), seat))
        elif laid != NO_BAIT:
            label = say("label-bait-mine", bait=laid)
            drawn.append(Piece(place, "bait", place, label, seat, str(laid)))
        elif seen.used[seat]:
            last = seen.used[seat][-1]
            label = say("label-bait-shown", bait=last, skipper=seat)
            drawn.append(Piece(place, "bait", place, label, seat, str(last), faded=True))
    return drawn


def hand(seen: Seen) -> list[Piece]:
    if seen.seat == SPECTATOR:
        return []
    return [
        Piece(
            f"hand-{bait}", "bait", f"panel:{seen.seat}", say("label-bait", bait=bait), seen.seat, str(bait)
        )
        for bait in seen.hands[seen.seat]
    ]


def panel(seen: Seen, seat: int, active: bool) -> Panel:
    caught = seen.caught[seat]
    detail = [(say("label-shoal", points=points), f"+{points}") for points in caught]
    left = [(say("label-bait", bait=bait), "") for bait in seen.hands[seat]]
    shoal = seen.phases[-1]
    has_laid = isinstance(shoal, Shoal) and shoal.laid[seat] != NO_BAIT
    return Panel(
        seat,
        [
            Row(say("label-points"), sum(caught), detail, "fish"),
            Row(say("label-baits"), len(seen.hands[seat]), left, "hook"),
        ],
        active,
        say("label-has-laid") if has_laid else None,
    )


def choice(seen: Seen, action: Action) -> Choice:
    """§3.3: the other baits are hidden, so what is sure is what the strongest one takes."""
    assert isinstance(action, Lay)
    shoal = seen.phases[-1]
    assert isinstance(shoal, Shoal)
    brings = [(say("label-if-strongest"), f"+{shoal.points}")]
    return Choice(
        action.notation, say("action-lay", bait=action.bait), f"piece:hand-{action.bait}", preview=brings
    )
