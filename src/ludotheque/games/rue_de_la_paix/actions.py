"""What a player may do, each thing once, with its code and notation.

build blue-5          place a hotel on the blue property worth 5 (§4, §8.6, §8.7)
take green-8          choose the top hotel there: to move, remove or replace it (§8.7, §8.8, §8.9)
done                  enough built, or enough of this card (§4.4, §8.6)
draw                  draw the Fortune card of the F (§3.5)
play hurricane-red    play the Fortune card that says so (§7)
pass                  no Fortune card (§7.3), no insurance (§8.2)
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.components import MOST_VALUE
from ludotheque.games.rue_de_la_paix.instructions import INSTRUCTIONS, ZONES, Instruction, instruction_of
from ludotheque.kernel.actions import Action, not_in_notation
from ludotheque.kernel.trouble import Trouble

PLOTS: Final = len(ZONES) * MOST_VALUE

BUILD_CODE: Final = 0
TAKE_CODE: Final = BUILD_CODE + PLOTS
DONE_CODE: Final = TAKE_CODE + PLOTS
DRAW_CODE: Final = DONE_CODE + 1
PASS_CODE: Final = DRAW_CODE + 1
PLAY_CODE: Final = PASS_CODE + 1
CODES: Final = PLAY_CODE + len(INSTRUCTIONS)

EXAMPLES: Final = "build blue-5, take green-8, done, draw, play hurricane-red, play build-2-zone, pass"


def plot_word(zone: int, value: int) -> str:
    return f"{ZONES[zone]}-{value}"


class Build(Action):
    """Places a hotel on top of what stands on a property."""

    def __init__(self, zone: int, value: int) -> None:
        super().__init__(BUILD_CODE + zone * MOST_VALUE + value - 1, f"build {plot_word(zone, value)}")
        self.zone = zone
        self.value = value


class Take(Action):
    """Chooses the hotel on top of a property."""

    def __init__(self, zone: int, value: int) -> None:
        super().__init__(TAKE_CODE + zone * MOST_VALUE + value - 1, f"take {plot_word(zone, value)}")
        self.zone = zone
        self.value = value


class Done(Action):
    """§4.4: builds no more; §8.6: no more of this card."""

    def __init__(self) -> None:
        super().__init__(DONE_CODE, "done")


class Draw(Action):
    """§3.5: draws the card of the F."""

    def __init__(self) -> None:
        super().__init__(DRAW_CODE, "draw")


class Pass(Action):
    """§7.3: ends the turn without a card; §8.2: lets the hurricane come."""

    def __init__(self) -> None:
        super().__init__(PASS_CODE, "pass")


class PlayCard(Action):
    """§7.1: plays a Fortune card. Cards that say the same are the same."""

    def __init__(self, number: int) -> None:
        super().__init__(PLAY_CODE + number, f"play {INSTRUCTIONS[number].words}")
        self.number = number

    def instruction(self) -> Instruction:
        return INSTRUCTIONS[self.number]


BUILDS: Final = tuple([Build(zone, value + 1) for zone in range(len(ZONES)) for value in range(MOST_VALUE)])
TAKES: Final = tuple([Take(zone, value + 1) for zone in range(len(ZONES)) for value in range(MOST_VALUE)])
DONE: Final = Done()
DRAW: Final = Draw()
PASS: Final = Pass()
PLAYS: Final = tuple([PlayCard(number) for number in range(len(INSTRUCTIONS))])


def build(zone: int, value: int) -> Build:
    return BUILDS[zone * MOST_VALUE + value - 1]


def take(zone: int, value: int) -> Take:
    return TAKES[zone * MOST_VALUE + value - 1]


def by_code(code: int) -> Action:
    """The action of a code."""
    if BUILD_CODE <= code < TAKE_CODE:
        return BUILDS[code - BUILD_CODE]
    if TAKE_CODE <= code < DONE_CODE:
        return TAKES[code - TAKE_CODE]
    if code == DONE_CODE:
        return DONE
    if code == DRAW_CODE:
        return DRAW
    if code == PASS_CODE:
        return PASS
    if PLAY_CODE <= code < CODES:
        return PLAYS[code - PLAY_CODE]
    raise Trouble("unknown-action", text=str(code), examples=EXAMPLES)


def parse(text: str) -> Action:
    """The action a notation names."""
    words = text.split()
    if words == ["done"]:
        return DONE
    if words == ["draw"]:
        return DRAW
    if words == ["pass"]:
        return PASS
    if len(words) == 2 and words[0] in ("build", "take"):
        plot = _plot(words[1], text)
        return BUILDS[plot] if words[0] == "build" else TAKES[plot]
    if len(words) == 2 and words[0] == "play":
        said = instruction_of(words[1])
        if said is not None:
            return PLAYS[said.number]
    raise not_in_notation(text, EXAMPLES)


def _plot(word: str, text: str) -> int:
    zone, _, value = word.partition("-")
    if zone not in ZONES or len(value) != 1 or value not in "123456789":
        raise not_in_notation(text, EXAMPLES)
    return ZONES.index(zone) * MOST_VALUE + int(value) - 1
