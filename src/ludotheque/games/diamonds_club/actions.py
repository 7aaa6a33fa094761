"""What a player may do, each thing once, with its code and notation.

    buy c4                      pay for a market cell (§5.1); pass: no more (§5.4, §9.1)
    animal pond                 the animal of an animal cell (§6.3)
    track money                 the track of a “?” (§6.4)
    exchange all green red      all combinations the best way, green takes the largest number (§8.4)
    mine green, concession 4, ship 5      the same by hand, tile after tile (§8.4)
    keep mine red, keep ship 5, keep no more      what stays for the next round (§8.5)
    build choice                use a price table (§9.2)
    take fountain               what the table of choice gives (§9.5)
    turn orangery               the pile a forest comes from (§9.6)
    place imposed, place free   where a building goes that fits both (§10.1)
    pay 2 blue 1 diamond        the whole payment (§9.4)
    put blue                    one gem of it (§9.4)

Codes run in the order below; the open-ended ones come last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.games.diamonds_club.components import (
    ANIMALS,
    CELLS,
    COLOURS,
    CONCESSION,
    FAMILIES,
    GEM_NAMES,
    GEMS,
    GOODS,
    KINDS,
    LANDSCAPE,
    MOST_COMBINATIONS,
    MOST_PAID,
    SHIP,
    TABLES,
    TRACKS,
    family_of,
    value_of,
)
from ludotheque.kernel.actions import Action, not_in_notation, whole_number
from ludotheque.kernel.trouble import Trouble

FREE: Final = 0
ON_IMPOSED: Final = 1
WHERE: Final[tuple[str, ...]] = ("free", "imposed")

EXAMPLES: Final = (
    "buy c4, pass, animal pond, track money, exchange all green red, mine green, concession 4, ship 5, "
    "keep ship 5, keep no more, build choice, take fountain, turn orangery, place free, put blue, "
    "pay 2 blue 1 diamond"
)


def good_name(good: int) -> str:
    """`mine green`, `concession 4`, `ship 5`."""
    what = COLOURS[good] if good < CONCESSION else str(value_of(good))
    return f"{FAMILIES[family_of(good)]} {what}"


class Numbered(Action):
    """An action given by one number."""

    def __init__(self, number: int, code: int, notation: str) -> None:
        super().__init__(code, notation)
        self.number = number


class Pass(Numbered):
    """§5.4, §9.1: nothing more in this phase."""


class Buy(Numbered):
    """§5.1: coins on a free market cell."""


class ChooseAnimal(Numbered):
    """§6.3."""


class ChooseTrack(Numbered):
    """§6.4."""


class Choose(Numbered):
    """§8.4: the next good of a combination: a mine, then a concession, then a ship."""


class Keep(Numbered):
    """§8.5: this good stays for the next round."""


class KeepNoMore(Numbered):
    """§8.5: the other goods go back."""


class Build(Numbered):
    """§9.2: builds by this price table."""


class Take(Numbered):
    """§9.5: what the table of choice gives."""


class Turn(Numbered):
    """§9.6: the pile whose tile becomes a forest."""


class PlaceOn(Numbered):
    """§10.1: on a free cell or on an imposed one."""


class Put(Numbered):
    """§9.4: one gem of a payment."""


class ExchangeAll(Action):
    """§8.4: all combinations, as many gems as possible; the first colour takes the largest number."""

    open_ended: ClassVar[bool] = True

    def __init__(self, colours: list[int], code: int) -> None:
        super().__init__(code, " ".join(["exchange all"] + [COLOURS[colour] for colour in colours]))
        self.colours = colours


class Pay(Action):
    """§9.4: a whole payment; gems by colour, diamonds last."""

    open_ended: ClassVar[bool] = True

    def __init__(self, gems: list[int], code: int) -> None:
        parts = [f"{gems[gem]} {GEM_NAMES[gem]}" for gem in range(GEMS) if gems[gem] > 0]
        super().__init__(code, " ".join(["pay"] + parts))
        self.gems = gems


# --- each of them once, codes in this order ---------------------------------------------------------

PASS_CODE: Final = 0
BUY_CODE: Final = 1
ANIMAL_CODE: Final = BUY_CODE + len(CELLS)
TRACK_CODE: Final = ANIMAL_CODE + len(ANIMALS)
CHOOSE_CODE: Final = TRACK_CODE + len(TRACKS)
KEEP_CODE: Final = CHOOSE_CODE + GOODS
KEEP_NO_MORE_CODE: Final = KEEP_CODE + GOODS
BUILD_CODE: Final = KEEP_NO_MORE_CODE + 1
TAKE_CODE: Final = BUILD_CODE + len(TABLES)
TURN_CODE: Final = TAKE_CODE + len(LANDSCAPE)
PLACE_CODE: Final = TURN_CODE + len(KINDS)
PUT_CODE: Final = PLACE_CODE + len(WHERE)
EXCHANGE_CODE: Final = PUT_CODE + GEMS

PASS: Final = Pass(0, PASS_CODE, "pass")
BUYS: Final = tuple([Buy(cell, BUY_CODE + cell, f"buy {name}") for cell, name in enumerate(CELLS)])
CHOOSE_ANIMAL: Final = tuple(
    [ChooseAnimal(animal, ANIMAL_CODE + animal, f"animal {name}") for animal, name in enumerate(ANIMALS)]
)
CHOOSE_TRACK: Final = tuple(
    [ChooseTrack(track, TRACK_CODE + track, f"track {name}") for track, name in enumerate(TRACKS)]
)
CHOOSE: Final = tuple([Choose(good, CHOOSE_CODE + good, good_name(good)) for good in range(GOODS)])
KEEP: Final = tuple([Keep(good, KEEP_CODE + good, f"keep {good_name(good)}") for good in range(GOODS)])
KEEP_NO_MORE: Final = KeepNoMore(0, KEEP_NO_MORE_CODE, "keep no more")
BUILD: Final = tuple([Build(table, BUILD_CODE + table, f"build {name}") for table, name in enumerate(TABLES)])
TAKE: Final = tuple([Take(kind, TAKE_CODE + kind, f"take {name}") for kind, name in enumerate(LANDSCAPE)])
TURN: Final = tuple([Turn(kind, TURN_CODE + kind, f"turn {name}") for kind, name in enumerate(KINDS)])
PLACE_ON: Final = tuple(
    [PlaceOn(where, PLACE_CODE + where, f"place {name}") for where, name in enumerate(WHERE)]
)
PUT: Final = tuple([Put(gem, PUT_CODE + gem, f"put {name}") for gem, name in enumerate(GEM_NAMES)])


def _exchanges() -> list[ExchangeAll]:
    """Every order of colours, the shorter first."""
    found: list[ExchangeAll] = []
    sequences: list[list[int]] = [[]]
    for _ in range(MOST_COMBINATIONS):
        sequences = [sequence + [colour] for sequence in sequences for colour in range(len(COLOURS))]
        for sequence in sequences:
            found.append(ExchangeAll(sequence, EXCHANGE_CODE + len(found)))
    return found


def _payments(first_code: int) -> list[Pay]:
    """Every payment of 1 to MOST_PAID gems."""
    vectors: list[list[int]] = [[]]
    for _ in range(GEMS):
        vectors = [vector + [n] for vector in vectors for n in range(MOST_PAID + 1 - sum(vector))]
    return [Pay(vector, first_code + number) for number, vector in enumerate(vectors[1:])]


def _exchange_key(colours: list[int]) -> int:
    key = 1
    for colour in colours:
        key = key * len(COLOURS) + colour
    return key


def _payment_key(gems: list[int]) -> int:
    key = 0
    for gem in gems:
        key = key * (MOST_PAID + 1) + gem
    return key


EXCHANGES: Final = tuple(_exchanges())
PAY_CODE: Final = EXCHANGE_CODE + len(EXCHANGES)
PAYMENTS: Final = tuple(_payments(PAY_CODE))
CODES: Final = PAY_CODE + len(PAYMENTS)
_exchange_of: Final[dict[int, ExchangeAll]] = {_exchange_key(a.colours): a for a in EXCHANGES}
_payment_of: Final[dict[int, Pay]] = {_payment_key(a.gems): a for a in PAYMENTS}

#: All actions, by code.
_BY_CODE: Final[list[Action]] = [
    PASS,
    *BUYS,
    *CHOOSE_ANIMAL,
    *CHOOSE_TRACK,
    *CHOOSE,
    *KEEP,
    KEEP_NO_MORE,
    *BUILD,
    *TAKE,
    *TURN,
    *PLACE_ON,
    *PUT,
    *EXCHANGES,
    *PAYMENTS,
]
#: Those with a fixed notation; payments and exchanges are read word by word.
_BY_NOTATION: Final[dict[str, Action]] = {action.notation: action for action in _BY_CODE[:EXCHANGE_CODE]}


def exchange_all(colours: list[int]) -> ExchangeAll:
    return _exchange_of[_exchange_key(colours)]


def pay(gems: list[int]) -> Pay:
    return _payment_of[_payment_key(gems)]


def mine(colour: int) -> Choose:
    return CHOOSE[colour]


def concession(index: int) -> Choose:
    return CHOOSE[CONCESSION + index]


def ship(index: int) -> Choose:
    return CHOOSE[SHIP + index]


def by_code(code: int) -> Action:
    """The action of a code."""
    if 0 <= code < CODES:
        return _BY_CODE[code]
    raise Trouble("unknown-action", text=str(code), examples=EXAMPLES)


def parse(text: str) -> Action:
    """The action a notation names."""
    words = text.split()
    found = _BY_NOTATION.get(" ".join(words))
    if found is not None:
        return found
    colours = [COLOURS.index(word) for word in words[2:] if word in COLOURS]
    if words[:2] == ["exchange", "all"] and len(colours) == len(words) - 2 and colours:
        if len(colours) > MOST_COMBINATIONS:
            raise not_in_notation(text, EXAMPLES)
        return exchange_all(colours)
    if words[:1] == ["pay"] and len(words) > 1 and len(words) % 2 == 1:
        return _parse_payment(text, words)
    raise not_in_notation(text, EXAMPLES)


def _parse_payment(text: str, words: list[str]) -> Action:
    gems = [0] * GEMS
    for at in range(1, len(words), 2):
        number = whole_number(words[at], EXAMPLES)
        if words[at + 1] not in GEM_NAMES or number < 1:
            raise not_in_notation(text, EXAMPLES)
        gem = GEM_NAMES.index(words[at + 1])
        if gems[gem] > 0:
            raise not_in_notation(text, EXAMPLES)
        gems[gem] = number
    if sum(gems) > MOST_PAID:
        raise not_in_notation(text, EXAMPLES)
    return pay(gems)
