"""From what a seat knows to what it sees: the boulevard, the promenade, the hand, the decision."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.actions import (
    PLAYS,
    Build,
    Done,
    Draw,
    PlayCard,
    Take,
    build,
    plot_word,
    take,
)
from ludotheque.games.rue_de_la_paix.card_faces import card_id, card_symbol, card_text
from ludotheque.games.rue_de_la_paix.components import DIE_WORDS, Box
from ludotheque.games.rue_de_la_paix.instructions import NO_ZONE, ZONES
from ludotheque.games.rue_de_la_paix.observation import Seen, card_in_play, known
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import (
    IN_HAND,
    Moving,
    Placing,
    Removing,
    Resolving,
    TakingOver,
)
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.games.rue_de_la_paix.state import NOBODY, Phase
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Why
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.scene import Choice, Greyed, Panel, Piece, Row, Scene, Sheet, Text, say
from ludotheque.kernel.seats import SPECTATOR, clockwise, letter

STOREYS = 7  #: what the drawing has room for; higher hotels share the highest place


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, box, waiting), seen.phases[-1].rule())
    drawn.pieces = [*hotels(seen, box), *tokens(seen, box), *middle(seen, box), *hand(seen, box)]
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, box, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    drawn.choices = [choice(seen, box, action) for action in menu]
    if seen.seat in waiting:
        drawn.greyed = greyed(seen, box, menu, why)
    drawn.sheets = [street(seen, box)]
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, box: Box, waiting: list[int]) -> Text:
    phase = seen.phases[-1]
    if isinstance(phase, Over):
        return say("status-over")
    mine = "-mine" if seen.seat in waiting else ""
    seat = waiting[0]
    if isinstance(phase, Building):
        zone = "none" if phase.zone == NO_ZONE else ZONES[phase.zone]
        key = "status-build" if phase.built or can_afford(seen, box, phase) else "status-no-build"
        return say(key + mine, seat=seat, budget=phase.budget, zone=zone)
    if isinstance(phase, Hurricane):
        zone = ZONES[box.cards[phase.kind].instruction.zone]
        return say("status-hurricane" + mine, seat=seat, other=seen.turn.player, zone=zone)
    if isinstance(phase, Resolving):
        left = box.cards[phase.kind].instruction.amount - len(phase.used)
        return say(
            f"status-{resolving(phase)}{mine}", seat=seat, card=box.cards[phase.kind].name, number=left
        )
    key = "status-draw" if isinstance(phase, DrawFortune) else "status-end"
    return say(key + mine, seat=seat)


def can_afford(seen: Seen, box: Box, phase: Building) -> bool:
    zones = range(len(ZONES)) if phase.zone == NO_ZONE else [phase.zone]
    return any(box.values[zone][0] <= phase.budget for zone in zones)


def resolving(phase: Resolving) -> str:
    """What a card asks for now, for the keys of messages."""
    if isinstance(phase, Moving):
        return "move-from" if phase.origin == IN_HAND else "move-to"
    if isinstance(phase, Placing):
        return "place"
    return "take-over" if isinstance(phase, TakingOver) else "remove"


# --- the boulevard and the promenade -----------------------------------------------------------------


def word_of(box: Box, number: int) -> str:
    return plot_word(box.zone_of[number], box.value_of[number])


def plot(box: Box, number: int) -> Text:
    return say("label-property", zone=ZONES[box.zone_of[number]], value=box.value_of[number])


def hotels(seen: Seen, box: Box) -> list[Piece]:
    """Every hotel on its storey, and the title of every property with its holder."""
    drawn: list[Piece] = []
    for number in range(box.properties):
        name = word_of(box, number)
        stack = seen.stacks[number]
        for storey, owner in enumerate(stack, 1):
            label = say("label-hotel", property=plot(box, number), storey=storey, owner=owner)
            badge = str(len(stack)) if storey == len(stack) > STOREYS else ""
            place = f"{name}/{min(storey, STOREYS)}"
            symbol = f"hotel-{letter(owner)}"
            drawn.append(Piece(f"hotel-{name}-{storey}", symbol, place, label, seat=owner, value=badge))
        holder = seen.titles[number]
        if holder != NOBODY:
            label = say("label-title", property=plot(box, number), owner=holder)
            drawn.append(
                Piece(f"title-{name}", f"title-{letter(holder)}", f"{name}/title", label, seat=holder)
            )
    return drawn


def tokens(seen: Seen, box: Box) -> list[Piece]:
    drawn: list[Piece] = []
    for seat in range(seen.seats):
        square = min(seen.sums[seat], box.last)
        label = say("label-token", seat=seat, square=square)
        name = f"token-{letter(seat)}"
        drawn.append(Piece(name, name, f"square-{square}", label, seat=seat))
    return drawn


def middle(seen: Seen, box: Box) -> list[Piece]:
    """The dice, the piles, and what is between two places."""
    turn = seen.turn
    face = DIE_WORDS[turn.face]
    drawn = [
        Piece("die-1", f"die-{turn.first}", "die-1", say("label-die", number=turn.first)),
        Piece("die-2", f"die-{turn.second}", "die-2", say("label-die", number=turn.second)),
        Piece("die-colour", f"face-{face}", "die-colour", say("label-face", face=face)),
        Piece("pile", "pile", "pile", say("label-pile", number=seen.pile_size), value=str(seen.pile_size)),
    ]
    if seen.discards:
        top = say("label-card", card=box.cards[seen.discards[-1]].name)
        number = len(seen.discards)
        label = say("label-discards", number=number, card=top)
        drawn.append(
            Piece("discards", card_symbol(box, seen.discards[-1]), "discards", label, value=str(number))
        )
    kind = card_in_play(seen.phases)
    if kind >= 0:
        symbol = card_symbol(box, kind)
        drawn.append(Piece("card-in-play", symbol, "played", card_text(box, kind), seat=turn.player))
    phase = seen.phases[-1]
    if isinstance(phase, Moving) and phase.origin != IN_HAND:
        label = say("label-lifted", property=plot(box, phase.origin), owner=turn.player)
        drawn.append(Piece("hotel-lifted", f"hotel-{letter(turn.player)}", "lifted", label, seat=turn.player))
    return drawn


# --- the cards ---------------------------------------------------------------------------------------


def hand(seen: Seen, box: Box) -> list[Piece]:
    """The observer's own cards, in the panel; nobody else's."""
    drawn: list[Piece] = []
    for place, kind in enumerate(seen.hand):
        name = card_id(box, kind, seen.hand[:place].count(kind) + 1)
        symbol = card_symbol(box, kind)
        drawn.append(Piece(name, symbol, f"panel:{seen.seat}", card_text(box, kind), seat=seen.seat))
    return drawn


# --- the panels --------------------------------------------------------------------------------------


def panel(seen: Seen, box: Box, seat: int, active: bool) -> Panel:
    held = [number for number in range(box.properties) if seen.titles[number] == seat]
    detail: list[tuple[Text, str]] = []
    for zone in range(len(ZONES)):
        values = [box.value_of[number] for number in held if box.zone_of[number] == zone]
        if values:
            shown = " + ".join(str(value) for value in values)
            detail.append((say(f"category-zone-{ZONES[zone]}"), shown))
    mark = letter(seat)
    rows = [
        Row(say("label-worth"), seen.sums[seat], detail, "coin"),
        Row(say("label-titles"), len(held), [], f"title-{mark}"),
        Row(say("label-reserve"), seen.reserve[seat], [], f"hotel-{mark}"),
        Row(say("label-cards"), seen.hand_sizes[seat], [], "card"),
    ]
    note = say("label-plays", colour=box.colours[seat], token=box.tokens[seat])
    phase = seen.phases[-1]
    if isinstance(phase, Hurricane) and seat in phase.insured:
        note = say("label-insured")
    return Panel(seat, rows, active, note)


# --- the decision ------------------------------------------------------------------------------------


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    phase = seen.phases[-1]
    if isinstance(action, PlayCard):
        kind = box.kind_of(action.number)
        label = say("action-play", card=say("label-card", card=box.cards[kind].name))
        return Choice(
            action.notation, label, f"piece:{card_id(box, kind)}", True, [(card_text(box, kind), "")]
        )
    if isinstance(action, (Build, Take)):
        number = box.property_at(action.zone, action.value)
        on = f"place:{word_of(box, number)}"
        key = f"action-{resolving(phase)}" if isinstance(phase, Resolving) else "action-build"
        final = isinstance(phase, Resolving) and completes(seen, box, number)
        return Choice(
            action.notation, say(key, property=plot(box, number)), on, final, preview(seen, box, number)
        )
    if isinstance(action, Done):
        if isinstance(phase, Building):
            return Choice(action.notation, say("action-done" if phase.built else "action-go-on"))
        return Choice(action.notation, say("action-done-card"), confirm=True)
    if isinstance(action, Draw):
        return Choice(action.notation, say("action-draw"))
    key = "action-no-insurance" if isinstance(phase, Hurricane) else "action-pass"
    return Choice(action.notation, say(key))


def completes(seen: Seen, box: Box, number: int) -> bool:
    """Whether a hotel there completes the card, so that nothing can be taken back."""
    state = known(seen, box)
    phase = state.phase()
    assert isinstance(phase, Resolving)
    phase.carry_out(state, state.turn.player, number, SILENT)
    return phase.is_complete(state)


def takes(phase: Phase) -> bool:
    """Whether a hotel is to be chosen, not a property to build on."""
    return isinstance(phase, Removing) or (isinstance(phase, Moving) and phase.origin == IN_HAND)


def preview(seen: Seen, box: Box, number: int) -> list[tuple[Text, str]]:
    """What would follow: the budget left, and whose the property would be."""
    phase = seen.phases[-1]
    stack = seen.stacks[number][:]
    told: list[tuple[Text, str]] = []
    if isinstance(phase, Building):
        told.append((say("label-left", number=phase.budget - box.value_of[number]), ""))
    if takes(phase):
        stack.pop()
    if not takes(phase) or isinstance(phase, TakingOver):
        stack.append(seen.turn.player)
    owner = owner_of(stack)
    told.append((say("label-nobody-after") if owner == NOBODY else say("label-owner-after", owner=owner), ""))
    return told


def greyed(seen: Seen, box: Box, menu: tuple[Action, ...], why: Why) -> list[Greyed]:
    """Properties that cannot be chosen and cards that cannot be played, each with the gate's reason."""
    phase = seen.phases[-1]
    out: list[Greyed] = []
    if isinstance(phase, (Building, Resolving)):
        for number in range(box.properties):
            zone, value = box.zone_of[number], box.value_of[number]
            action: Action = take(zone, value) if takes(phase) else build(zone, value)
            refusal = why(action) if action not in menu else None
            if refusal is not None:
                out.append(Greyed(f"place:{word_of(box, number)}", refusal))
    for place, kind in enumerate(seen.hand):
        play = PLAYS[box.cards[kind].instruction.number]
        refusal = why(play) if play not in menu else None
        if refusal is not None:
            out.append(Greyed(f"piece:{card_id(box, kind, seen.hand[:place].count(kind) + 1)}", refusal))
    return out


# --- the street in words -----------------------------------------------------------------------------


def street(seen: Seen, box: Box) -> Sheet:
    """Every stack from the base to the top, as letters, and who holds the title."""
    widest = max(len(numbers) for numbers in box.in_zone)
    columns = [say("label-zone")] + [say("label-nth-property", number=place + 1) for place in range(widest)]
    rows: list[list[Text | str | int | None]] = []
    for zone in range(len(ZONES)):
        row: list[Text | str | int | None] = [say(f"category-zone-{ZONES[zone]}")]
        for number in box.in_zone[zone]:
            stack = "".join(letter(owner) for owner in seen.stacks[number])
            holder = seen.titles[number]
            shown = f"{box.value_of[number]}: {stack or '–'}"
            row.append(shown if holder == NOBODY else f"{shown} ({letter(holder)})")
        row.extend([None] * (widest + 1 - len(row)))
        rows.append(row)
    return Sheet(say("label-street"), columns, rows)
