"""The menu as people read it: numbered lines, long runs such as `bid 0 … bid 60` as one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludotheque.kernel.actions import Action

LONG: Final = 12  #: so many actions that differ only by a number make a run in any case
_LAST_NUMBER: Final = re.compile(r"(.*?)(\d+)(\D*)")


class Entry:
    """One line: an action, or a run of actions that differ by a number."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = list(actions)
        self.values = [_split(action.notation)[1] for action in actions]

    @property
    def is_run(self) -> bool:
        return len(self.actions) > 1

    def notation(self) -> str:
        first = self.actions[0].notation
        return f"{first} … {self.actions[-1].notation}" if self.is_run else first

    def action(self, value: int) -> Action | None:
        """The action of a run with that number."""
        return self.actions[self.values.index(value)] if value in self.values else None


class Range:
    """The amounts that a control of the scene asks for: `bid {n}`, from low to high."""

    def __init__(self, notation: str, low: int, high: int) -> None:
        self.before, _, self.after = notation.partition("{n}")
        self.low = low
        self.high = high

    def holds(self, entry: Entry) -> bool:
        """Whether these are all its amounts (a menu that only samples them is no run)."""
        before, _, after = _split(entry.actions[0].notation)
        return (before, after) == (self.before, self.after) and (entry.values[0], entry.values[-1]) == (
            self.low,
            self.high,
        )


class Menu:
    """All that a seat may choose from."""

    def __init__(self, actions: Sequence[Action], ranges: Sequence[Range]) -> None:
        self.actions = tuple(actions)
        self.entries = _entries(self.actions, ranges)

    @property
    def is_one_run(self) -> bool:
        """Nothing but a number is asked for: typing it is enough."""
        return len(self.entries) == 1 and self.entries[0].is_run

    def find(self, text: str) -> Action | Entry | None:
        """What a typed notation or number means; a run if it is still to be said which of it."""
        for action in self.actions:
            if action.notation == text:
                return action
        if not (text.isascii() and text.isdigit()):
            return None
        value = int(text)
        if self.is_one_run:
            return self.entries[0].action(value)
        if 1 <= value <= len(self.entries):
            entry = self.entries[value - 1]
            return entry if entry.is_run else entry.actions[0]
        amounts = [entry.action(value) for entry in self.entries if entry.is_run and entry.action(value)]
        # too large for a line: an amount, if of one run only
        return amounts[0] if len(amounts) == 1 else None


def _split(notation: str) -> tuple[str, int, str]:
    """What stands before and after the last number of a notation, and that number (−1 if there is none)."""
    match = _LAST_NUMBER.fullmatch(notation)
    return (match.group(1), int(match.group(2)), match.group(3)) if match else (notation, -1, "")


def _entries(actions: Sequence[Action], ranges: Sequence[Range]) -> list[Entry]:
    entries: list[Entry] = []
    begin = 0
    while begin < len(actions):
        end = _end_of_run(actions, begin)
        run = Entry(actions[begin:end])
        if end - begin >= LONG or (run.is_run and any(known.holds(run) for known in ranges)):
            entries.append(run)
        else:
            entries.extend(Entry([action]) for action in actions[begin:end])
        begin = end
    return entries


def _end_of_run(actions: Sequence[Action], begin: int) -> int:
    """Where the run that begins here ends: same words, numbers in equal steps upwards."""
    before, value, after = _split(actions[begin].notation)
    end = begin + 1
    step = 0
    while value >= 0 and end < len(actions):
        next_before, next_value, next_after = _split(actions[end].notation)
        same_words = (next_before, next_after) == (before, after)
        if not same_words or next_value <= value or (step and next_value - value != step):
            break
        step = next_value - value
        value = next_value
        end += 1
    return end
