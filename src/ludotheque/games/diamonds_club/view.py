"""From what a seat knows to what it sees: status, panels, the decision, the count so far."""

from __future__ import annotations

from ludotheque.games.diamonds_club.actions import BUILD, BUYS
from ludotheque.games.diamonds_club.components import CELLS, FAMILIES, TABLES, Box, family_of
from ludotheque.games.diamonds_club.labels import price_text
from ludotheque.games.diamonds_club.observation import Seen
from ludotheque.games.diamonds_club.pieces import pieces
from ludotheque.games.diamonds_club.rules.combinations import combinations
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import Over
from ludotheque.games.diamonds_club.rules.exchange import Exchange, Keeping
from ludotheque.games.diamonds_club.rules.payment import Payment
from ludotheque.games.diamonds_club.rules.project import CellChoice, KindChoice, PileChoice, Project
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice, TrackChoice
from ludotheque.games.diamonds_club.state import State
from ludotheque.games.diamonds_club.view_choices import choices
from ludotheque.games.diamonds_club.view_hand import controls
from ludotheque.games.diamonds_club.view_panels import count, panel, points_so_far
from ludotheque.kernel.actions import Action
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Greyed, Scene
from ludotheque.kernel.seats import SPECTATOR, clockwise
from ludotheque.kernel.text import Text, say

#: The decision of each phase, as its status is called.
DECISIONS = {
    Purchase: "buy",
    AnimalChoice: "animal",
    TrackChoice: "track",
    Keeping: "keep",
    Building: "build",
    KindChoice: "take",
    PileChoice: "turn",
    CellChoice: "place",
    Payment: "pay",
}


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    state = seen.table
    points = points_so_far(state)
    drawn = Scene("board.svg", status(state, seen.seat, waiting), state.rule())
    drawn.pieces = pieces(state, seen.seat)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [
        panel(state, seat, seat in waiting, points[seat]) for seat in clockwise(first, state.seats)
    ]
    drawn.choices = choices(state, seen.seat, menu)
    if seen.seat != SPECTATOR and not isinstance(state.phase, Over):
        drawn.controls = controls(state, seen.seat, menu)
    drawn.greyed = greyed(state, seen.seat, menu, why)
    drawn.sheets = [count(state, points)]
    drawn.notes = notes(state)
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(state: State, viewer: int, waiting: list[int]) -> Text:
    phase = state.phase
    if isinstance(phase, Over):
        return say("status-over")
    if not waiting:
        return say("status-moment")
    assert isinstance(phase, OneActor)
    seat = phase.actor(state)
    mine = "-mine" if seat == viewer else ""
    if isinstance(phase, Exchange):
        if mine and phase.family() != 0:
            return say("status-combine-mine", family=FAMILIES[family_of(phase.family())])
        return say(f"status-exchange{mine}", seat=seat, number=combinations(state, seat))
    if isinstance(phase, Payment):
        left = phase.bill.total - sum(phase.put)
        return say(f"status-pay{mine}", seat=seat, table=TABLES[phase.table], number=left)
    return say(f"status-{DECISIONS[type(phase)]}{mine}", seat=seat, coins=state.coins[seat])


# --- what cannot be done -------------------------------------------------------------------------------


def greyed(state: State, viewer: int, menu: tuple[Action, ...], why: Why) -> list[Greyed]:
    """For the player on turn: cells and tables that are out of reach, with the gate's reason."""
    phase = state.phase
    if not isinstance(phase, OneActor) or phase.actor(state) != viewer:
        return []
    asked: list[tuple[str, Action]] = []
    if isinstance(phase, Purchase):
        free = [cell for cell in range(len(state.laid)) if state.laid[cell] == 0]
        asked = [(f"place:{CELLS[cell]}", BUYS[cell]) for cell in free]
    elif isinstance(phase, Building):
        asked = [(f"place:table-{name}", BUILD[table]) for table, name in enumerate(TABLES)]
    possible = {action.code for action in menu}
    refusals = [(on, why(action)) for on, action in asked if action.code not in possible]
    return [Greyed(on, refusal) for on, refusal in refusals if refusal is not None]


# --- beside the board --------------------------------------------------------------------------------


def notes(state: State) -> list[Text]:
    """Where the match stands: the round, what is being built, and what is about to end."""
    lines = [say("label-round", round=state.round_number, leader=state.leader)]
    for phase in state.phases:
        if isinstance(phase, Project):
            price = price_text(state, phase.seat, phase.table)
            lines.append(say("label-building-now", seat=phase.seat, table=TABLES[phase.table], price=price))
    over = isinstance(state.phase, Over)
    if state.ending and not over:
        lines.append(say("label-last-round"))
    for seat in range(state.seats):
        if (over or state.ending) and not state.imposed_is_full(seat):
            lines.append(say("label-not-counted" if over else "label-not-counted-yet", seat=seat))
    return lines
