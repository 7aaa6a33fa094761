"""From what a seat knows to what it sees: the plan, the panels, the decision."""

from __future__ import annotations

from ludotheque.games.metropolis import view_choices, view_offers
from ludotheque.games.metropolis.actions import (
    Build,
    Done,
    Joint,
    JointBuilding,
    OfferTrade,
    Take,
    Trade,
    build,
)
from ludotheque.games.metropolis.components import BITS, DISTRICTS, PIECES, Box, printed
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import plot_lots, plot_of
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.negotiation import joint_pending
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.rules.turns import ChooseLot, LastBuilding
from ludotheque.games.metropolis.state import State
from ludotheque.games.metropolis.town import Town
from ludotheque.games.metropolis.view_parts import panel, pieces, place_of, plan_of, symbol_name
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import Effects
from ludotheque.kernel.offers import Accept, Decline, Withdraw
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Ghost, Greyed, Mark, Scene, Summary
from ludotheque.kernel.seats import NOBODY, SPECTATOR, clockwise, letter
from ludotheque.kernel.text import Text, say


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, waiting, menu), rule(seen))
    plan = plan_of(box, seen.town)
    drawn.pieces = pieces(seen, box, plan)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    turn = seen.phase.player if isinstance(seen.phase, Turn) else NOBODY
    drawn.panels = [panel(plan, seat, seat in waiting, seat == turn) for seat in clockwise(first, seen.seats)]
    menu = tuple(sorted(menu, key=lambda action: isinstance(action, Take) and action.owner != seen.seat))
    drawn.choices = [choice(seen, box, action) for action in menu]  # what may be mine first
    drawn.choices += view_offers.end_choice(seen, why)
    drawn.controls = view_choices.lots_control(seen, box, menu) + view_choices.build_control(seen, box, menu)
    drawn.controls += view_offers.controls(seen)
    drawn.greyed = greyed(seen, box, menu, why) + view_offers.closed_offers(seen, why)
    drawn.sheets = plan.sheets
    drawn.notes = notes(seen)
    return drawn


def rule(seen: Seen) -> str:
    """The § of what the status bar speaks of."""
    phase = seen.phase
    if isinstance(phase, Turn):
        asked = seen.book.awaiting(seen.seat)
        if asked and seen.seat != phase.player:
            return view_offers.rule_of(asked[0])
        if joint_pending(seen.book) is not None:
            return "7.2"
    return phase.rule()


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, waiting: list[int], menu: tuple[Action, ...]) -> Text:
    phase = seen.phase
    if isinstance(phase, Over):
        return say(f"status-over-{phase.reason}")
    if not waiting:
        return say("status-moment")
    assert isinstance(phase, Turn)
    asked = seen.book.awaiting(seen.seat)
    if asked and seen.seat != phase.player:
        return view_offers.question(asked[0])
    if joint_pending(seen.book) is not None:
        return say("status-joint-mine" if seen.seat == phase.player else "status-joint", seat=phase.player)
    step = "last" if isinstance(phase, LastBuilding) else "build"
    if isinstance(phase, ChooseLot):
        step = "choose"
    if step == "build" and menu and not any(isinstance(action, (Build, Joint)) for action in menu):
        step = "nothing-to-build"
    if seen.seat == phase.player:
        return say(f"status-{step}-mine")
    return say(f"status-{step}", seat=phase.player)


# --- the decision ------------------------------------------------------------------------------------


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    if isinstance(action, Take):
        return view_choices.take_choice(seen, box, action)
    if isinstance(action, (Build, Joint)):
        return view_choices.build_choice(seen, box, action)
    if isinstance(action, Done):
        return Choice(action.notation, say("action-done"), quiet=True)
    if isinstance(action, OfferTrade):
        return view_offers.suggestion(seen, action)
    assert isinstance(action, (Accept, Decline, Withdraw))
    return view_offers.answer(seen, box, action)


def summary(seen: Seen, box: Box, action: Action, found: Effects, position: State) -> Summary:
    """What would lie on the plan (a lot in its owner's colour, a building); of an exchange, both sides."""
    if isinstance(action, Take):  # the choice itself says what the lot completes
        number = printed(action.lot)
        return Summary("", [], [("token", f"lot-{number}", action.owner)], [f"lot-{number}"])
    if isinstance(action, (Build, Joint)):
        return Summary(ghosts=standing(seen, action.plot))
    if isinstance(action, OfferTrade):
        return Summary("", view_offers.both_sides(seen, box, action.terms))
    if isinstance(action, Accept):
        return accepted(seen, action)
    return Summary()


def standing(seen: Seen, plot: int) -> list[Ghost]:
    """A building on the plan, with whose the lots below it are if they are several."""
    owners = seen.town.owners_of(plot)
    if len(owners) == 1:
        return [(symbol_name(plot), place_of(plot), owners[0])]
    ghosts: list[Ghost] = [(symbol_name(plot), place_of(plot), None)]
    ghosts += [("share", f"lot-{printed(lot)}", seen.town.owners[lot]) for lot in plot_lots(plot)]
    return ghosts


def accepted(seen: Seen, action: Accept) -> Summary:
    """§6.3, §7.2: the lots of an offer are marked while it waits; what would lie there is shown with the answer."""
    offer = seen.book.find(action.number)
    assert offer is not None
    terms = offer.terms
    if isinstance(terms, JointBuilding):
        marks: list[Mark] = [(f"lot-{printed(lot)}", "") for lot in plot_lots(terms.plot)]
        return Summary(ghosts=standing(seen, terms.plot), marks=marks)
    if isinstance(terms, Trade):
        lots = [f"lot-{printed(lot)}" for lot in terms.lots]
        tokens: list[Ghost] = [("token", lot, terms.takers[index]) for index, lot in enumerate(lots)]
        marks = [(lot, f"→ {letter(terms.takers[index])}") for index, lot in enumerate(lots)]
        return Summary(ghosts=tokens, leaves=lots, marks=marks)
    return Summary()


def greyed(seen: Seen, box: Box, menu: tuple[Action, ...], why: Why) -> list[Greyed]:
    """Buildings of the stock that the player cannot place now, with the gate's reason for the nearest try."""
    phase = seen.phase
    if not isinstance(phase, Turn) or isinstance(phase, ChooseLot) or seen.seat != phase.player:
        return []
    possible = {action.piece for action in menu if isinstance(action, (Build, Joint))}
    out: list[Greyed] = []
    for piece, name in enumerate(PIECES):
        if piece not in possible:
            refusal = why(build(nearest(box, seen.town, seen.seat, piece)))
            if refusal is not None:
                out.append(Greyed(f"piece:stock-{name}", refusal))
    return out


def nearest(box: Box, town: Town, seat: int, piece: int) -> int:
    """The placement nearest to possible: nothing in its way, and most lots the player's own."""
    best = -100
    found = 0
    for district in range(DISTRICTS):
        own = town.held[seat * DISTRICTS + district]
        barred = box.barred_by[town.present[district]] >> piece & 1
        for mask in box.shapes[piece]:
            near = BITS[mask & own] - 10 * barred - (20 if mask & town.covered[district] else 0)
            if near > best:
                best = near
                found = plot_of(district, piece, mask)
    return found


# --- beside the plan ---------------------------------------------------------------------------------


def notes(seen: Seen) -> list[Text]:
    lines = view_offers.offer_notes(seen)
    if isinstance(seen.phase, LastBuilding):
        lines.append(say("label-last-round", left=seen.phase.left))
    elif not seen.cards_left and isinstance(seen.phase, Turn):
        lines.append(say("label-stack-empty"))
    return lines
