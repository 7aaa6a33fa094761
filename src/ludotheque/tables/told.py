"""What a group of viewers was told of a scene, as JSON, and what of it has changed since."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludotheque.kernel.scene import Scene

encode: Final = msgspec.json.Encoder().encode

#: The keys of a scene that are told whole when they change.
REST: Final = (
    b'"board":',
    b'"status":',
    b'"rule":',
    b'"choices":',
    b'"controls":',
    b'"greyed":',
    b'"sheets":',
    b'"notes":',
)

STATUS: Final = 1  #: where it stands in `REST`
CHOICES: Final = 3
CONTROLS: Final = 4
NOTES: Final = 7

NOTHING: Final = b"[]"

#: A part that is told by itself, and what it is known by: a piece by its id, a panel by its seat.
KnownPiece = tuple[str, bytes]
KnownPanel = tuple[int, bytes]


def listed(parts: list[bytes]) -> bytes:
    """A JSON list of encoded parts."""
    return b"".join([b"[", b",".join(parts), b"]"]) if parts else NOTHING


def same_parts(parts: list[Any], others: list[Any]) -> bool:
    """Whether these are the same objects in the same order."""
    if len(parts) != len(others):
        return False
    for index in range(len(parts)):
        if parts[index] is not others[index]:
            return False
    return True


class Told:
    """A scene in one language: pieces and panels one by one, the rest key by key. `by` put it into words."""

    def __init__(
        self, by: object, scene: Scene, pieces: list[KnownPiece], panels: list[KnownPanel], rest: list[bytes]
    ) -> None:
        self.by = by
        self.scene = scene
        self.pieces = pieces
        self.panels = panels
        self.rest = rest

    def whole(self) -> bytes:
        keys = [REST[key] + value for key, value in enumerate(self.rest)]
        keys.append(b'"pieces":' + listed([part for _, part in self.pieces]))
        keys.append(b'"panels":' + listed([part for _, part in self.panels]))
        return b"".join([b"{", b",".join(keys), b"}"])

    def since(self, before: Told) -> bytes:
        """The keys that changed; of pieces and panels only those that did."""
        parts: list[bytes] = []
        for key in range(len(REST)):
            value, old = self.rest[key], before.rest[key]
            if value is not old and value != old:
                parts += [b",", REST[key], value]
        if self.pieces is not before.pieces and self.pieces != before.pieces:
            parts += [b",", b'"pieces":', piece_changes(before.pieces, self.pieces)]
        if self.panels != before.panels:
            parts += [b",", b'"panels":', panel_changes(before.panels, self.panels)]
        if not parts:
            return b"{}"
        parts[0] = b"{"
        parts.append(b"}")
        return b"".join(parts)


def piece_changes(before: list[KnownPiece], after: list[KnownPiece]) -> bytes:
    """`set` and `gone`, or the whole list when the order of what stays is not the same."""
    old = dict(before)
    kept = {name for name, _ in after}
    order = [name for name, _ in before if name in kept]
    fresh = [name for name, _ in after if name not in old]
    if [name for name, _ in after] != order + fresh:
        return listed([part for _, part in after])
    new = [part for name, part in after if old.get(name) != part]
    gone = [name for name, _ in before if name not in kept]
    return b"".join([b'{"set":', listed(new), b',"gone":', encode(gone), b"}"])


def panel_changes(before: list[KnownPanel], after: list[KnownPanel]) -> bytes:
    """`set`, or the whole list when other seats have panels than before."""
    new: list[bytes] = []
    if len(before) != len(after):
        return listed([part for _, part in after])
    for index in range(len(after)):
        known, old = after[index], before[index]
        if known is not old:
            if known[0] != old[0]:
                return listed([part for _, part in after])
            if known[1] != old[1]:
                new.append(known[1])
    return b"".join([b'{"set":', listed(new), b"}"])
