"""From what a seat knows to what it sees: the boulevard, the promenade, the hand, the decision."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.instructions import NO_ZONE, ZONES
from ludotheque.games.rue_de_la_paix.observation import Seen
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import Placing, Resolving, TakingOver
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.view_board import pieces, street
from ludotheque.games.rue_de_la_paix.view_choices import choice, greyed, resolving
from ludotheque.games.rue_de_la_paix.view_panels import panel
from ludotheque.kernel.actions import Action
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR, clockwise
from ludotheque.kernel.text import Text, say


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, box, waiting, menu), seen.phases[-1].rule())
    drawn.pieces = pieces(seen, box)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, box, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    drawn.choices = [choice(seen, box, action) for action in menu]
    if seen.seat in waiting:
        drawn.greyed = greyed(seen, box, menu, why)
    drawn.sheets = [street(seen, box)]
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, box: Box, waiting: list[int], menu: tuple[Action, ...]) -> Text:
    phase = seen.phases[-1]
    if isinstance(phase, Over):
        return say("status-over")
    if not waiting:
        return say("status-moment")
    mine = "-mine" if seen.seat in waiting else ""
    seat = waiting[0]
    if isinstance(phase, Building):
        zone = "none" if phase.zone == NO_ZONE else ZONES[phase.zone]
        key = "status-build" if phase.built or can_afford(box, phase) else "status-no-build"
        return say(key + mine, seat=seat, budget=phase.budget, zone=zone)
    if isinstance(phase, Hurricane):
        zone = ZONES[box.cards[phase.kind].instruction.zone]
        key = "status-no-insurance" if mine and len(menu) == 1 else "status-hurricane" + mine
        return say(key, seat=seat, other=seen.turn.player, zone=zone)
    if isinstance(phase, Resolving):
        card = box.cards[phase.kind]
        left = card.instruction.amount - len(phase.used)
        if isinstance(phase, (Placing, TakingOver)):
            left = min(left, seen.reserve[seat])  # §4.6
        return say(
            f"status-{resolving(phase)}{mine}", seat=seat, card=card.name, number=left, used=len(phase.used)
        )
    if isinstance(phase, DrawFortune):
        return say("status-draw" + mine, seat=seat)
    if mine and len(menu) == 1:  # §7.3: what is in the hand cannot be played now, which nobody else knows
        return say("status-end-only")
    return say("status-end" + mine, seat=seat)


def can_afford(box: Box, phase: Building) -> bool:
    zones = range(len(ZONES)) if phase.zone == NO_ZONE else [phase.zone]
    return any(box.values[zone][0] <= phase.budget for zone in zones)
