"""What a Fortune card can say: a moment, a condition, an effect. The cards are data of an edition."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.record import Shared

ZONES: Final[tuple[str, ...]] = ("red", "blue", "yellow", "green")
NO_ZONE: Final = -1

AFTER_ROLL: Final = 0
END_OF_TURN: Final = 1
ANSWER: Final = 2
MOMENTS: Final[tuple[str, ...]] = ("after_roll", "end_of_turn", "answer")

ALWAYS: Final = 0
NOT_F: Final = 1
ON_COLOUR: Final = 2
LAST: Final = 3
CONDITIONS: Final[tuple[str, ...]] = ("always", "not_f", "colour", "last")

HURRICANE: Final = 0
INSURANCE: Final = 1
REROLL: Final = 2
MULTIPLY: Final = 3
ANY_ZONE: Final = 4
BUILD: Final = 5
MOVE: Final = 6
REMOVE: Final = 7
TAKEOVER: Final = 8
EFFECTS: Final[tuple[str, ...]] = (
    "hurricane",
    "insurance",
    "reroll",
    "multiply",
    "any_zone",
    "build",
    "move",
    "remove",
    "takeover",
)
MOMENT_OF: Final[tuple[int, ...]] = (
    END_OF_TURN,
    ANSWER,
    AFTER_ROLL,
    AFTER_ROLL,
    AFTER_ROLL,
    END_OF_TURN,
    END_OF_TURN,
    END_OF_TURN,
    END_OF_TURN,
)
#: The § that tells what an effect does.
RULE_OF: Final[tuple[str, ...]] = ("8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9")

ANYWHERE: Final = 0
ONE_ZONE: Final = 1
APART: Final = 2
SPREADS: Final[tuple[str, ...]] = ("anywhere", "zone", "apart")

OPPONENTS: Final = 0
LEADER: Final = 1
WHOSE: Final[tuple[str, ...]] = ("opponents", "leader")

MOST_HOTELS: Final = 5  #: no card speaks of more
MOST_FACTOR: Final = 5


class Instruction:
    """What a Fortune card says. Every one that the vocabulary allows exists once, in INSTRUCTIONS."""

    def __init__(
        self, number: int, effect: int, condition: int, amount: int, spread: int, whose: int, zone: int
    ) -> None:
        self.number = number
        self.effect = effect
        self.condition = condition
        self.amount = amount  #: how many hotels at most, or the factor
        self.spread = spread
        self.whose = whose
        self.zone = zone
        self.moment = MOMENT_OF[effect]
        self.rule = RULE_OF[effect]
        self.words = words_of(effect, condition, amount, spread, whose, zone)


def words_of(effect: int, condition: int, amount: int, spread: int, whose: int, zone: int) -> str:
    """`hurricane-red`, `build-2-zone`, `remove-2-apart-leader`, `multiply-2-if-not-f`."""
    words = [EFFECTS[effect].replace("_", "-")]
    if zone != NO_ZONE:
        words.append(ZONES[zone])
    if amount > 0:
        words.append(str(amount))
    if spread != ANYWHERE:
        words.append(SPREADS[spread])
    if whose != OPPONENTS:
        words.append(WHOSE[whose])
    if condition != ALWAYS:
        words.append("if-" + CONDITIONS[condition].replace("_", "-"))
    return "-".join(words)


def _all_instructions() -> list[Instruction]:
    """In an order that never changes: their numbers are part of the codes of actions."""
    made: list[Instruction] = []

    def make(effect: int, amount: int, spread: int, whose: int, zone: int) -> None:
        for condition in range(len(CONDITIONS)):
            made.append(Instruction(len(made), effect, condition, amount, spread, whose, zone))

    for zone in range(len(ZONES)):
        make(HURRICANE, 0, ANYWHERE, OPPONENTS, zone)
    for effect in (INSURANCE, REROLL, ANY_ZONE, MOVE):
        make(effect, 0, ANYWHERE, OPPONENTS, NO_ZONE)
    for factor in range(2, MOST_FACTOR + 1):
        make(MULTIPLY, factor, ANYWHERE, OPPONENTS, NO_ZONE)
    for hotels in range(1, MOST_HOTELS + 1):
        for spread in range(len(SPREADS) if hotels > 1 else 1):
            make(BUILD, hotels, spread, OPPONENTS, NO_ZONE)
            for whose in (OPPONENTS, LEADER):
                make(REMOVE, hotels, spread, whose, NO_ZONE)
                make(TAKEOVER, hotels, spread, whose, NO_ZONE)
    return made


INSTRUCTIONS: Final = tuple(_all_instructions())
_BY_WORDS: Final = {instruction.words: instruction for instruction in INSTRUCTIONS}


def instruction_of(words: str) -> Instruction | None:
    return _BY_WORDS.get(words)


class Card(Shared):
    """One kind of Fortune card of an edition."""

    def __init__(self, name: str, count: int, words: str) -> None:
        self.name = name
        self.count = count
        self.words = words
        self.instruction = _BY_WORDS[words]
