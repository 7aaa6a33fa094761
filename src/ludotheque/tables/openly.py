"""Open-cry auctions as the table sees them: who is silent while the count runs."""

from __future__ import annotations

from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.game import Position
from ludotheque.kernel.plain import Plain


def current_cry(position: Position) -> OpenCry | None:
    """The open-cry auction that the match waits in now, if it does."""
    waiting = position.waiting_for()
    if not waiting:
        return None
    for cry in _cries(position):
        if cry.waiting_for() == waiting:
            return cry
    return None


def _cries(value: object) -> list[OpenCry]:
    if isinstance(value, OpenCry):
        return [value]
    if isinstance(value, Plain):
        return [cry for part in value.parts() for cry in _cries(part)]
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], (Plain, list, tuple)):
        return [cry for item in value for cry in _cries(item)]
    return []
