"""The boulevard and the promenade: pieces, each made once for everything it can look like, and the street in words.

A piece that looks as it did is the same object as before, and so is the whole list while nothing has changed: scenes of
several viewers and of moves one after the other share them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.actions import plot_word
from ludotheque.games.rue_de_la_paix.card_faces import card_id, card_symbol, card_text
from ludotheque.games.rue_de_la_paix.components import DIE_WORDS, Box
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.games.rue_de_la_paix.observation import Seen, card_in_play
from ludotheque.games.rue_de_la_paix.rules.effects import NOT_LIFTED, Moving
from ludotheque.kernel.scene import Piece, Sheet
from ludotheque.kernel.seats import NOBODY, letter
from ludotheque.kernel.text import Text, say

#: What the drawing has room for; the hotels of a higher stack overlap, and the top one says how many.
STOREYS: Final = 7
MOST_PIECES: Final = 4_000  #: remembered, for all tables
MOST_LISTS: Final = 64

#: Pieces by all that they show: they are never changed, so all scenes share them.
PIECES: Final[dict[tuple[str, str, str, Text, str], Piece]] = {}
#: What stands on one property, by edition, number, stack and holder; the street in words; and whole boards.
STACKS: Final[dict[tuple[str, int, tuple[int, ...], int], list[Piece]]] = {}
SHEETS: Final[dict[str, Sheet]] = {}
BOARDS: Final[dict[str, list[Piece]]] = {}


def word_of(box: Box, number: int) -> str:
    return plot_word(box.zone_of[number], box.value_of[number])


def plot(box: Box, number: int) -> Text:
    return say("label-property", zone=ZONES[box.zone_of[number]], value=box.value_of[number])


def piece(name: str, symbol: str, place: str, label: Text, seat: int | None = None, value: str = "") -> Piece:
    """A piece that looks so; the same one each time. The label names the seat."""
    key = (name, symbol, place, label, value)
    found = PIECES.get(key)
    if found is None:
        if len(PIECES) >= MOST_PIECES:
            PIECES.clear()
        found = PIECES[key] = Piece(name, symbol, place, label, seat=seat, value=value)
    return found


def pieces(seen: Seen, box: Box) -> list[Piece]:
    """Everything that lies on the board, and the observer's own cards; the same list while it is the same."""
    phase = seen.phases[-1]
    lifted = phase.origin if isinstance(phase, Moving) else NOT_LIFTED
    turn = seen.turn
    top = seen.discards[-1] if seen.discards else -1
    middle_key = (
        *(turn.player, turn.first, turn.second, turn.face, seen.pile_size, len(seen.discards), top),
        *(card_in_play(seen.phases), lifted),
    )
    public = f"{street_key(seen)} {seen.sums} {middle_key}"
    key = f"{public} {seen.seat} {seen.hand}" if seen.hand else public
    found = BOARDS.get(key)
    if found is None:
        if len(BOARDS) >= MOST_LISTS:
            BOARDS.clear()
        board = BOARDS.get(public)
        if board is None:
            board = BOARDS[public] = [*middle(seen, box), *tokens(seen, box), *hotels(seen, box)]
        found = [*board, *hand(seen, box)] if seen.hand else board
        BOARDS[key] = found
    return found


def street_key(seen: Seen) -> str:
    return f"{seen.edition} {seen.stacks} {seen.titles}"


def hotels(seen: Seen, box: Box) -> list[Piece]:
    """Every hotel on its storey, and the title of every property with its holder."""
    drawn: list[Piece] = []
    for number in range(box.properties):
        stack = seen.stacks[number]
        holder = seen.titles[number]
        if not stack and holder == NOBODY:
            continue
        key = (seen.edition, number, tuple(stack), holder)
        found = STACKS.get(key)
        if found is None:
            if len(STACKS) >= MOST_PIECES:
                STACKS.clear()
            found = STACKS[key] = stack_of(box, number, stack, holder)
        drawn += found
    return drawn


def stack_of(box: Box, number: int, stack: list[int], holder: int) -> list[Piece]:
    """The hotels of one property from the base to the top, and its title."""
    name = word_of(box, number)
    drawn: list[Piece] = []
    for storey, owner in enumerate(stack, 1):
        label = say("label-hotel", property=plot(box, number), storey=storey, owner=owner)
        badge = str(len(stack)) if storey == len(stack) > STOREYS else ""
        symbol = f"hotel-{letter(owner)}"
        drawn.append(
            piece(f"hotel-{name}-{storey}", symbol, f"{name}/hotels", label, seat=owner, value=badge)
        )
    if holder != NOBODY:
        label = say("label-title", property=plot(box, number), owner=holder)
        drawn.append(piece(f"title-{name}", f"title-{letter(holder)}", f"{name}/title", label, seat=holder))
    return drawn


def tokens(seen: Seen, box: Box) -> list[Piece]:
    drawn: list[Piece] = []
    for seat in range(seen.seats):
        square = min(seen.sums[seat], box.last)
        label = say("label-token", seat=seat, square=square)
        name = f"token-{letter(seat)}"
        drawn.append(piece(name, name, f"square-{square}", label, seat=seat))
    return drawn


def middle(seen: Seen, box: Box) -> list[Piece]:
    """The dice, the piles, and what is between two places."""
    turn = seen.turn
    face = DIE_WORDS[turn.face]
    drawn = [
        piece("die-1", f"die-{turn.first}", "die-1", say("label-die", number=turn.first)),
        piece("die-2", f"die-{turn.second}", "die-2", say("label-die", number=turn.second)),
        piece("die-colour", f"face-{face}", "die-colour", say("label-face", face=face)),
        piece("pile", "pile", "pile", say("label-pile", number=seen.pile_size), value=str(seen.pile_size)),
    ]
    if seen.discards:
        top = say("label-card", card=box.cards[seen.discards[-1]].name)
        number = len(seen.discards)
        label = say("label-discards", number=number, card=top)
        drawn.append(
            piece("discards", card_symbol(box, seen.discards[-1]), "discards", label, value=str(number))
        )
    kind = card_in_play(seen.phases)
    if kind >= 0:
        symbol = card_symbol(box, kind)
        drawn.append(piece("card-in-play", symbol, "played", card_text(box, kind), seat=turn.player))
    phase = seen.phases[-1]
    if isinstance(phase, Moving) and phase.origin != NOT_LIFTED:
        label = say("label-lifted", property=plot(box, phase.origin), owner=turn.player)
        drawn.append(piece("hotel-lifted", f"hotel-{letter(turn.player)}", "lifted", label, seat=turn.player))
    return drawn


def hand(seen: Seen, box: Box) -> list[Piece]:
    """The observer's own cards, in the panel; nobody else's."""
    drawn: list[Piece] = []
    for place, kind in enumerate(seen.hand):
        name = card_id(box, kind, seen.hand[:place].count(kind) + 1)
        symbol = card_symbol(box, kind)
        drawn.append(piece(name, symbol, f"panel:{seen.seat}", card_text(box, kind), seat=seen.seat))
    return drawn


# --- the street in words -----------------------------------------------------------------------------


def street(seen: Seen, box: Box) -> Sheet:
    """Every stack from the base to the top, as letters, and who holds the title."""
    key = street_key(seen)
    found = SHEETS.get(key)
    if found is not None:
        return found
    widest = max(len(numbers) for numbers in box.in_zone)
    columns = [say("label-zone")] + [say("label-nth-property", number=place + 1) for place in range(widest)]
    rows: list[list[Text | str | int | None]] = []
    for zone in range(len(ZONES)):
        row: list[Text | str | int | None] = [say(f"category-zone-{ZONES[zone]}")]
        for number in box.in_zone[zone]:
            stack = "".join(letter(owner) for owner in seen.stacks[number])
            holder = seen.titles[number]
            shown = f"{box.value_of[number]}: {stack}" if stack else str(box.value_of[number])
            notes = holder == NOBODY or stack == letter(holder) * len(stack)  # the letters say it already
            row.append(shown if notes else f"{shown} ({letter(holder)})")
        row.extend([None] * (widest + 1 - len(row)))
        rows.append(row)
    if len(SHEETS) >= MOST_LISTS:
        SHEETS.clear()
    found = SHEETS[key] = Sheet(say("label-street"), columns, rows)
    return found
