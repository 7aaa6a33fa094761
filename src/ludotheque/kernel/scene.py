"""A scene: everything the page or the terminal draws of a table, as data.

A game's `view.py` makes a scene from an observation and a menu. Texts are message keys with their facts;
the edge turns them into French or English. One generic client draws any scene:

- `pieces` lie on `places` of the board's SVG (`data-place`), are drawn by a `<symbol>` and keep their id
  for as long as they live: a piece that changes place glides there;
- `panels` show what each seat has, own seat first, values with an optional breakdown;
- `choices` are the menu: each action hangs on a piece, a place or a button, or belongs to a control;
- `controls` are the shared widgets (sealed bid, auction, dice keep, offer …) with their limits;
- `greyed` says why something is not possible, in the words of the refusal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ludotheque.kernel.refusal import Refusal


@dataclass
class Text:
    """A message: its key in the game's catalogue and the facts it speaks of.

    `seats` names the facts that are seats (shown as player names), `texts` those that are messages
    themselves. A text is shared by all scenes that say the same: nobody changes it.
    """

    key: str
    facts: dict[str, object] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash(self.key)


def say(key: str, **facts: object) -> Text:
    """A message whose facts named seat, to, buyer, owner, … are told apart by type: see `Text.seats`."""
    try:
        return _said(key, **facts)
    except TypeError:  # a fact that cannot be a key, such as a list
        return _text(key, facts)


@lru_cache(maxsize=1 << 14, typed=True)
def _said(key: str, **facts: object) -> Text:
    """Scenes say the same few thousand things again and again: each is made once."""
    return _text(key, facts)


def _text(key: str, facts: dict[str, object]) -> Text:
    seats = tuple(name for name in facts if name in SEAT_FACTS)
    texts = tuple(name for name, value in facts.items() if isinstance(value, Text))
    return Text(key, facts, seats, texts)


#: Facts of a `say(…)` that hold a seat.
SEAT_FACTS = ("seat", "other", "buyer", "owner", "winner", "payer", "payee", "proposer", "champion", "leader")


@dataclass
class Piece:
    """Something that lies on the board or in a panel."""

    id: str
    symbol: str
    place: str
    label: Text
    seat: int | None = None
    value: str = ""
    faded: bool = False


@dataclass
class Row:
    """One line of a panel. `value` None is a secret ("?"); `detail` explains the value."""

    label: Text
    value: str | int | Text | None
    detail: list[tuple[Text, str]] = field(default_factory=list)
    symbol: str = ""


@dataclass
class Panel:
    """What one seat has in front of it."""

    seat: int
    rows: list[Row]
    active: bool = False
    note: Text | None = None


@dataclass
class Choice:
    """One action of the menu, and what it hangs on: `piece:<id>`, `place:<name>`, `offer:<number>` or `button`."""

    notation: str
    label: Text
    on: str = "button"
    confirm: bool = False
    preview: list[tuple[Text, str]] = field(default_factory=list)


@dataclass
class Control:
    """A shared widget. `kind` is one of the client's controls; `notation` is filled with the value chosen.

    kinds: number (sealed bid, offer amount: low, high, step, notation "bid {n}", value), auction, dice, hand,
    payment, trade.
    """

    name: str
    kind: str
    label: Text
    data: dict[str, object] = field(default_factory=dict)


@dataclass
class Greyed:
    """Something shown but not possible, and the gate's reason."""

    on: str
    refusal: Refusal


@dataclass
class Sheet:
    """A table of figures beside the board: a breakdown, price list or appraisal."""

    title: Text
    columns: list[Text]
    rows: list[list[Text | str | int | None]]


@dataclass
class Scene:
    """All of it. `board` names the SVG in the game's `art/` folder."""

    board: str
    status: Text
    rule: str
    pieces: list[Piece] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    greyed: list[Greyed] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    notes: list[Text] = field(default_factory=list)
