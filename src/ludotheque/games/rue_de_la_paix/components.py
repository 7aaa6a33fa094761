"""The box as data: hotels, dice, zones, promenade and Fortune cards of one edition."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.instructions import (
    ANYWHERE,
    BUILD,
    CONDITIONS,
    EFFECTS,
    HURRICANE,
    MOMENT_OF,
    MOMENTS,
    MOST_FACTOR,
    MOST_HOTELS,
    MULTIPLY,
    NO_ZONE,
    OPPONENTS,
    REMOVE,
    SPREADS,
    TAKEOVER,
    WHOSE,
    ZONES,
    Card,
    words_of,
)
from ludotheque.kernel.editions import Edition, Section
from ludotheque.kernel.record import Shared
from ludotheque.kernel.trouble import Trouble

MOST_SEATS: Final = 4
MOST_VALUE: Final = 9  #: titles are worth 1 to 9 millions
MOST_COPIES: Final = 99

# What the colour die shows: a zone (0 to 3), W or F.
WILD: Final = 4
FORTUNE: Final = 5
DIE_WORDS: Final[tuple[str, ...]] = (*ZONES, "W", "F")

NO_PROPERTY: Final = -1
NO_CARD: Final = -1


class Box(Shared):
    """One edition, loaded and checked. Properties are numbered zone by zone, by rising value."""

    def __init__(
        self,
        edition: str,
        hotels: list[int],
        hand: int,
        colours: list[str],
        tokens: list[str],
        die: list[str],
        values: list[list[int]],
        last: int,
        lamps: list[int],
        cards: list[Card],
        provenance: dict[str, str],
    ) -> None:
        self.edition = edition
        self.hotels = hotels  #: by the number of players
        self.hand = hand
        self.colours = colours
        self.tokens = tokens
        self.die = die
        self.values = values  #: of the titles, by zone
        self.last = last
        self.lamps = lamps
        self.cards = cards
        self.provenance = provenance
        self.faces = [DIE_WORDS.index(word) for word in die]
        self.zone_of = [zone for zone in range(len(ZONES)) for _ in values[zone]]
        self.value_of = [value for of_zone in values for value in of_zone]
        self.properties = len(self.value_of)
        self.in_zone = [
            [p for p in range(self.properties) if self.zone_of[p] == z] for z in range(len(ZONES))
        ]
        #: by zone (the last row is NO_ZONE: all of them) and budget up to MOST_VALUE, what it allows
        self.within = [
            [[p for p in of_zone if self.value_of[p] <= most] for most in range(MOST_VALUE + 1)]
            for of_zone in [*self.in_zone, list(range(self.properties))]
        ]
        self.lamp_at = [square in lamps for square in range(last + 1)]
        self.kinds = {card.instruction.number: kind for kind, card in enumerate(cards)}
        self.at = [NO_PROPERTY] * (len(ZONES) * (MOST_VALUE + 1))
        for number in range(self.properties):
            self.at[self.zone_of[number] * (MOST_VALUE + 1) + self.value_of[number]] = number

    def property_at(self, zone: int, value: int) -> int:
        """The property of that zone and value; NO_PROPERTY if this edition has none."""
        return self.at[zone * (MOST_VALUE + 1) + value]

    def affordable(self, zone: int, budget: int) -> list[int]:
        """The properties of a zone, or of all zones (NO_ZONE), that a budget allows."""
        return self.within[zone][min(budget, MOST_VALUE)]

    def kind_of(self, instruction: int) -> int:
        """The card that says this; NO_CARD if this edition has none."""
        return self.kinds.get(instruction, NO_CARD)


# --- loading -----------------------------------------------------------------------------------------


def load_box(edition: Edition) -> Box:
    """Reads and checks `cards.toml` and `board.toml`; `Trouble` names file, line, entry, expectation."""
    reader = _Reader(edition, "cards.toml")
    try:
        deck = reader.read()
        cards = _read_cards(deck)
        reader.name = "board.toml"
        box = _read_board(edition.name, reader.read(), cards)
        dealt = MOST_SEATS * box.hand
        copies = sum([card.count for card in cards])
        if copies < dealt:
            reader.name = "cards.toml"
            raise deck.wrong("count", f"at least {dealt} cards", copies)
        return box
    except Trouble as trouble:
        raise reader.with_line(trouble) from trouble


class _Reader:
    """A component file whose troubles are reported with the line they are on."""

    def __init__(self, edition: Edition, name: str) -> None:
        self.edition = edition
        self.name = name

    def read(self) -> Section:
        return self.edition.file(self.name)

    def with_line(self, trouble: Trouble) -> Trouble:
        path = self.edition.folder / self.name
        entry = str(trouble.facts.get("entry", ""))
        if trouble.key != "bad-component" or not entry or not path.exists():
            return trouble
        line = line_of(path.read_text(encoding="utf-8"), entry)
        facts = {**trouble.facts, "file": f"{trouble.facts['file']}:{line}"}
        return Trouble(trouble.key, **facts)


def line_of(text: str, entry: str) -> int:
    """The line of `table.key…` in a TOML text; of the table if the key is missing; else the first."""
    table, _, rest = entry.partition(".")
    key = rest.partition(".")[0].partition("[")[0]
    found = 1
    current = ""
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        name = stripped.partition("=")[0].strip().strip("\"'")
        if stripped.startswith("["):
            current = stripped[1:].partition("]")[0].strip().strip("\"'")
            if current == table:
                found = number
        elif (current == table and name == key) or (not current and name.partition(".")[0] == table):
            return number
    return found


def _read_board(name: str, file: Section, cards: list[Card]) -> Box:
    each = file.section("hotels").section("each")
    seats = file.section("seats")
    track = file.section("track")
    last = track.whole("last", 1, 999)
    lamps = file.section("lamps")
    squares = lamps.wholes("squares")
    for square in squares:
        if not 1 <= square <= last:
            raise lamps.wrong("squares", f"squares from 1 to {last}", square)
    dice = file.section("dice")
    die = dice.words("colour_die", -1, DIE_WORDS)
    if die.count("F") == len(die):
        raise dice.wrong("colour_die", "a face to build with", die)
    zones = file.section("zones")
    return Box(
        name,
        [0, 0] + [each.whole(str(number), 1, 99) for number in range(2, MOST_SEATS + 1)],
        file.section("start").whole("hand", 0, 9),
        seats.words("colours", MOST_SEATS),
        seats.words("tokens", MOST_SEATS),
        die,
        [_read_values(zones, zone) for zone in ZONES],
        last,
        squares,
        cards,
        {key: file.section(key).provenance() for key in file.keys()},
    )


def _read_values(zones: Section, zone: str) -> list[int]:
    """Rising, so that a zone and a value name one property."""
    values = zones.wholes(zone)
    expected = f"rising values from 1 to {MOST_VALUE}"
    if not values or values != sorted(set(values)) or values[0] < 1 or values[-1] > MOST_VALUE:
        raise zones.wrong(zone, expected, values)
    return values


def _read_cards(file: Section) -> list[Card]:
    cards: list[Card] = []
    for name in file.keys():
        section = file.section(name)
        card = Card(name, section.whole("count", 0, MOST_COPIES), _read_instruction(section))
        for other in cards:
            if other.words == card.words:
                raise section.wrong("effect", f"a card unlike {other.name}", card.words)
        cards.append(card)
    return cards


#: The entries an effect needs beside those of every card.
PARAMETERS: Final = {
    HURRICANE: ("zone",),
    MULTIPLY: ("factor",),
    BUILD: ("hotels", "spread"),
    REMOVE: ("hotels", "spread", "whose"),
    TAKEOVER: ("hotels", "spread", "whose"),
}
COMMON: Final[tuple[str, ...]] = ("count", "moment", "condition", "effect")


def _read_instruction(section: Section) -> str:
    effect = EFFECTS.index(section.word("effect", EFFECTS))
    section.word("moment", (MOMENTS[MOMENT_OF[effect]],))
    condition = CONDITIONS.index(section.word("condition", CONDITIONS))
    allowed = COMMON + PARAMETERS.get(effect, ())
    for key in section.keys():
        if key not in allowed:
            raise section.wrong(key, "only " + ", ".join(allowed), section.values[key])
    zone = ZONES.index(section.word("zone", ZONES)) if "zone" in allowed else NO_ZONE
    amount = 0
    if "factor" in allowed:
        amount = section.whole("factor", 2, MOST_FACTOR)
    if "hotels" in allowed:
        amount = section.whole("hotels", 1, MOST_HOTELS)
    spread = SPREADS.index(section.word("spread", SPREADS)) if "spread" in section.values else ANYWHERE
    whose = WHOSE.index(section.word("whose", WHOSE)) if "whose" in section.values else OPPONENTS
    return words_of(effect, condition, amount, spread if amount > 1 else ANYWHERE, whose, zone)
