"""Seats around a table: numbers inside, letters in notation."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.trouble import Trouble

Seat = int

LETTERS: Final = "ABCDEF"
SPECTATOR: Final = -1


def letter(seat: int) -> str:
    return LETTERS[seat]


def seat_of(text: str) -> int:
    """The seat a letter names."""
    found = LETTERS.find(text.upper()) if len(text) == 1 else -1
    if found < 0:
        raise Trouble("unknown-seat", seat=text)
    return found


def clockwise(first: int, seats: int) -> list[int]:
    """All seats, beginning with `first`, in the order they sit."""
    return [(first + step) % seats for step in range(seats)]
