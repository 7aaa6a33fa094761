"""A small net that says how likely each seat is to win, and the file of weights it is read from.

Every seat has a row of numbers, the same for all seats (`Features`, one file per game). The net gives each row a value;
the larger a seat's value, the likelier its win, and the chances of all seats add up to one. So one net serves every
number of seats. This module needs nothing but Python; `ludotheque.learning` makes the weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import exp, tanh
from pathlib import Path
from typing import Any, Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.trouble import Trouble

FILE_NAME: Final = "net.json"  #: in the folder of a game
LARGEST_FILE: Final = 300_000  #: bytes
DIGITS: Final = 6  #: of a weight in a file
FORMAT: Final = 1


class Net:
    """One hidden layer, and a direct way from every input to the value."""

    def __init__(
        self, direct: list[float], first: list[list[float]], bias: list[float], second: list[float]
    ) -> None:
        self.direct = direct  #: per input
        self.first = first  #: per hidden unit: a weight for each input
        self.bias = bias  #: per hidden unit
        self.second = second  #: per hidden unit
        self.inputs = len(direct)

    def value(self, row: list[float]) -> float:
        """What a seat with this row is worth; only differences between seats mean something."""
        inputs = self.inputs
        direct = self.direct
        total = 0.0
        for place in range(inputs):
            total += direct[place] * row[place]
        for unit in range(len(self.bias)):
            weights = self.first[unit]
            excited = self.bias[unit]
            for place in range(inputs):
                excited += weights[place] * row[place]
            total += self.second[unit] * tanh(excited)
        return total

    def chances(self, rows: list[list[float]]) -> list[float]:
        """The chance of each seat to win."""
        return in_proportion([self.value(row) for row in rows])


class Features:
    """What a net is given: the names of its inputs, and the function that makes one row per seat of an observation.

    A game whose net judges some moments only (`rows` gives nothing at others) says what follows from it elsewhere:
    `chances` for each seat, and `judge`, a worth for each action of a menu.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        rows: Callable[[Any, Any], list[list[float]]],
        chances: Callable[[Any, Any, Net], list[float]] | None = None,
        judge: Callable[[Any, Any, tuple[Action, ...], Net], list[float]] | None = None,
        first_guess: str = "",
    ) -> None:
        self.names = names
        self.first_guess = first_guess  #: the input that is a value already; a net begins with it
        self.rows = rows
        self.chances = chances
        self.judge = judge


def in_proportion(values: list[float]) -> list[float]:
    """Chances that add up to one, each in proportion to the exponential of its value."""
    most = max(values)
    weights = [exp(value - most) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def above_average(values: list[float], seat: int) -> float:
    """How far a seat is above the average of the others: what many inputs are made of."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


# --- files -----------------------------------------------------------------------------------------------


def net_data(net: Net, game: str, rules_version: int, names: tuple[str, ...], made: object) -> dict[str, Any]:
    """A net as plain data; `made` says how it came about (seed, matches …) and is read by nobody but people."""
    return {
        "format": FORMAT,
        "game": game,
        "rules_version": rules_version,
        "made": made,
        "inputs": list(names),
        "direct": rounded(net.direct),
        "bias": rounded(net.bias),
        "second": rounded(net.second),
        "first": [rounded(weights) for weights in net.first],
    }


def rounded(values: list[float]) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]


def write_net(path: Path, data: dict[str, Any]) -> None:
    """One line per entry, and one per hidden unit."""
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in data.items() if key != "first"]
    units = ",\n".join([json.dumps(weights) for weights in data["first"]])
    path.write_text("{" + ",\n".join([*parts, f'"first": [\n{units}\n]']) + "}\n", encoding="utf-8")


def read_net(path: Path, game: str, rules_version: int, features: Features) -> Net:
    """The net of a file; `Trouble` if it belongs to another game, other rules or other inputs, or is damaged."""
    if path.stat().st_size > LARGEST_FILE:
        raise Trouble("net-too-large", file=str(path), most=LARGEST_FILE // 1000)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        found = (data["format"], data["game"], data["rules_version"])
        inputs = tuple(data["inputs"])
        direct = numbers(data["direct"], len(inputs))
        bias = numbers(data["bias"], len(data["bias"]))
        second = numbers(data["second"], len(bias))
        first = [numbers(weights, len(inputs)) for weights in data["first"]]
    except (ValueError, KeyError, TypeError) as error:
        raise Trouble("net-damaged", file=str(path)) from error
    if found != (FORMAT, game, rules_version):
        raise Trouble("net-of-other-rules", file=str(path), game=game, rules=rules_version)
    if inputs != features.names:
        raise Trouble("net-of-other-inputs", file=str(path))
    if len(first) != len(bias):
        raise Trouble("net-damaged", file=str(path))
    return Net(direct, first, bias, second)


def numbers(values: object, length: int) -> list[float]:
    """A list of so many finite numbers; `ValueError` if it is none."""
    if not isinstance(values, list) or len(values) != length:
        raise ValueError("not a list of that length")
    found: list[float] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1e9:
            raise ValueError("not a number")
        found.append(float(value))
    return found
