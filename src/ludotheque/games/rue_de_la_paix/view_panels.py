"""What each player has in front of him: the value of his titles, titles, hotels in reserve, cards."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.games.rue_de_la_paix.observation import Seen
from ludotheque.games.rue_de_la_paix.quantities import CARDS, MILLIONS, RESERVE, TITLES
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.kernel.scene import Panel, Row
from ludotheque.kernel.seats import letter
from ludotheque.kernel.text import Text, say

MOST_PANELS: Final = 256  #: remembered, for all tables

#: Panels by all that they show: scenes share them.
PANELS: Final[dict[tuple[str, int, tuple[int, ...], int, int, bool, bool], Panel]] = {}


def panel(seen: Seen, box: Box, seat: int, active: bool) -> Panel:
    """What a seat has; the same panel while that is the same."""
    phase = seen.phases[-1]
    insured = isinstance(phase, Hurricane) and seat in phase.insured
    key = (seen.edition, seat, tuple(seen.titles), seen.reserve[seat], seen.hand_sizes[seat], active, insured)
    found = PANELS.get(key)
    if found is None:
        if len(PANELS) >= MOST_PANELS:
            PANELS.clear()
        note = say("label-plays", token=box.tokens[seat])
        found = Panel(seat, rows(seen, box, seat), active, say("label-insured") if insured else note)
        PANELS[key] = found
    return found


def rows(seen: Seen, box: Box, seat: int) -> list[Row]:
    held = [number for number in range(box.properties) if seen.titles[number] == seat]
    detail: list[tuple[Text, str]] = []
    for zone in range(len(ZONES)):
        values = [box.value_of[number] for number in held if box.zone_of[number] == zone]
        if values:
            shown = " + ".join(str(value) for value in values)
            detail.append((say(f"category-zone-{ZONES[zone]}"), shown))
    mark = letter(seat)
    return [
        Row(say("label-worth"), seen.sums[seat], detail, "coin", MILLIONS),
        Row(say("label-titles"), len(held), [], f"title-{mark}", TITLES),
        Row(say("label-reserve"), seen.reserve[seat], [], f"hotel-{mark}", RESERVE),
        Row(say("label-cards"), seen.hand_sizes[seat], [], "card", CARDS),
    ]
