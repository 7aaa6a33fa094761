"""Chance is an argument: dice and shuffles come from here, each with its reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Chance:
    """A source of chance. Every draw says why, so that tests and replays can name it."""

    def below(self, why: str, n: int) -> int:
        """A number from 0 to n − 1."""
        raise NotImplementedError

    def die(self, why: str, sides: int = 6) -> int:
        """A number from 1 to `sides`."""
        return self.below(why, sides) + 1

    def face(self, why: str, faces: list[str]) -> int:
        """The index of one of the faces of a special die."""
        return self.below(why, len(faces))

    def shuffle(self, why: str, items: list[int]) -> None:
        """Puts the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(why, last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held


class SeededChance(Chance):
    """sfc32 on 32-bit words (native integers where compiled): small, fast, the same everywhere."""

    def __init__(self, seed: int = 0, warm: bool = True) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        if warm:
            for _ in range(12):
                SeededChance.below(self, "warm-up", 1)

    def copy(self) -> SeededChance:
        twin = SeededChance(0, False)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def below(self, why: str, n: int) -> int:
        b = self.b
        c = self.c
        counter = self.counter
        word = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | (c >> 11)) + word) & MASK
        high: i64 = n
        return (word * high) >> 32

    def shuffle(self, why: str, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = SeededChance.below(self, why, last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held


class KeyedChance(Chance):
    """Chance that falls alike for one reason at one point of a match, whatever was drawn for other reasons before.

    Two matches that begin alike and then differ (the trials of a searching bot) still meet the same dice: each
    reason has a stream of its own, and each point (`at`: a card, a round, a player's turn) begins a new one.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK
        self.point = 0
        self.streams: dict[tuple[str, int], SeededChance] = {}

    def at(self, point: int) -> None:
        """From now on chance falls for this point of the match."""
        self.point = point

    def stream(self, why: str) -> SeededChance:
        key = (why, self.point)
        found = self.streams.get(key)
        if found is None:
            found = SeededChance(self.seed | reason_number(why) << 32 | (self.point & MASK) << 64)
            self.streams[key] = found
        return found

    def below(self, why: str, n: int) -> int:
        return self.stream(why).below(why, n)

    def shuffle(self, why: str, items: list[int]) -> None:
        self.stream(why).shuffle(why, items)


_reason_numbers: Final[dict[str, int]] = {}


def reason_number(why: str) -> int:
    """A number for a reason, the same in every process (FNV-1a on its letters)."""
    found = _reason_numbers.get(why)
    if found is None:
        found = 2166136261
        for letter in why:
            found = ((found ^ ord(letter)) * 16777619) & MASK
        _reason_numbers[why] = found
    return found


#: One draw as it is written down: the reason and the outcome (a number, a face, or an order).
Drawn = tuple[str, object]


class RecordingChance(Chance):
    """Another chance, written down as it falls."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.drawn: list[Drawn] = []

    def below(self, why: str, n: int) -> int:
        value = self.source.below(why, n)
        self.drawn.append((why, value))
        return value

    def die(self, why: str, sides: int = 6) -> int:
        value = self.source.die(why, sides)
        self.drawn.append((why, value))
        return value

    def face(self, why: str, faces: list[str]) -> int:
        index = self.source.face(why, faces)
        self.drawn.append((why, faces[index]))
        return index

    def shuffle(self, why: str, items: list[int]) -> None:
        self.source.shuffle(why, items)
        self.drawn.append((why, list(items)))


class UnannouncedChance(Exception):
    """A draw that the script or the recording does not contain."""


class GivenChance(Chance):
    """Chance that was given what falls: the common part of scripts and recordings."""

    def next_for(self, why: str) -> object:
        raise NotImplementedError

    def below(self, why: str, n: int) -> int:
        return _number(why, self.next_for(why), 0, n - 1)

    def die(self, why: str, sides: int = 6) -> int:
        return _number(why, self.next_for(why), 1, sides)

    def face(self, why: str, faces: list[str]) -> int:
        fallen = self.next_for(why)
        if fallen not in faces:
            raise UnannouncedChance(f"{why}: {fallen!r} is not one of {faces}")
        return faces.index(str(fallen))

    def shuffle(self, why: str, items: list[int]) -> None:
        fallen = self.next_for(why)
        if not isinstance(fallen, list) or not _is_whole(fallen) or sorted(fallen) != sorted(items):
            raise UnannouncedChance(f"{why}: {fallen!r} is not an order of {sorted(items)}")
        items[:] = fallen


def _is_whole(items: list[object]) -> bool:
    """Whether all are whole numbers: 1.0 and true are equal to 1, and break what counts with them."""
    return all([type(item) is int for item in items])


def _number(why: str, fallen: object, low: int, high: int) -> int:
    if type(fallen) is not int or not low <= fallen <= high:
        raise UnannouncedChance(f"{why}: {fallen!r} is not a number from {low} to {high}")
    return fallen


class ScriptedChance(GivenChance):
    """For tests: says what falls for each reason; anything unannounced fails."""

    def __init__(self, script: dict[str, list[object]]) -> None:
        self.script = {why: list(values) for why, values in script.items()}

    def next_for(self, why: str) -> object:
        values = self.script.get(why)
        if not values:
            raise UnannouncedChance(f"nothing announced for {why!r}")
        return values.pop(0)

    def used_up(self) -> bool:
        return not any(self.script.values())


class RecordedChance(GivenChance):
    """For replays: gives again what fell, in order, and checks the reasons."""

    def __init__(self, drawn: list[Drawn]) -> None:
        self.drawn = drawn
        self.given = 0

    def next_for(self, why: str) -> object:
        if self.given >= len(self.drawn):
            raise UnannouncedChance(f"the recording ends before {why!r}")
        reason, value = self.drawn[self.given]
        if reason != why:
            raise UnannouncedChance(f"the recording has {reason!r} where {why!r} is drawn")
        self.given += 1
        return value

    def used_up(self) -> bool:
        return self.given == len(self.drawn)


class OutcomeWanted(Exception):
    """A draw whose outcome nobody has chosen yet: why it is made, and that it is below `n`."""

    def __init__(self, why: str, n: int) -> None:
        super().__init__(why)
        self.why = why
        self.n = n


class ChosenChance(Chance):
    """For game trees: gives the outcomes chosen so far and asks for the next one (`OutcomeWanted`).

    Every draw is one of `n` equally likely outcomes; a shuffle is a series of them. What can fall only one way is not
    asked for.
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.given = 0

    def below(self, why: str, n: int) -> int:
        if n == 1:
            return 0
        if self.given == len(self.outcomes):
            raise OutcomeWanted(why, n)
        self.given += 1
        return self.outcomes[self.given - 1]
