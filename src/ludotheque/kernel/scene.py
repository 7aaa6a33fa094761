"""A scene: everything the page or the terminal draws of a table, as data.

A game's `view.py` makes a scene from an observation and a menu. Texts are message keys with their facts
(`kernel/text.py`); the edge turns them into French or English. One generic client draws any scene:

- `pieces` lie on `places` of the board's SVG (`data-place`), are drawn by a `<symbol>` and keep their id
  for as long as they live: a piece that changes place glides there;
- `panels` show what each seat has, own seat first, values with an optional breakdown;
- `choices` are the menu: each action hangs on a piece, a place or a button, or belongs to a control;
- `controls` are the shared widgets (sealed bid, auction, dice keep, offer …) with their limits;
- `greyed` says why something is not possible, in the words of the refusal.

A scene is made for every viewer at every move: these are plain compiled classes, and the parts that look the
same may be the same objects. Nobody changes a part.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.text import Part, Text


class Piece(Part):
    """Something that lies on the board or in a panel; without a place it waits beside the table and is not drawn."""

    def __init__(
        self,
        id: str,
        symbol: str,
        place: str,
        label: Text,
        seat: int | None = None,
        value: str = "",
        faded: bool = False,
    ) -> None:
        self.id = id
        self.symbol = symbol
        self.place = place
        self.label = label
        self.seat = seat
        self.value = value
        self.faded = faded

    def fields(self) -> dict[str, object]:
        return {
            "id": self.id,
            "symbol": self.symbol,
            "place": self.place,
            "label": self.label,
            "seat": self.seat,
            "value": self.value,
            "faded": self.faded,
        }


#: A piece that an action would put somewhere: its symbol, its place, its seat (or None).
Ghost = tuple[str, str, int | None]
#: What comes within reach by an action (a card that must be played first): a place, and what that brings.
Mark = tuple[str, Text | str]
#: What an action would change: the seat, the quantity (`Row.quantity`), by how much ("+4").
SeatChange = tuple[int, str, str]


class Row(Part):
    """One line of a panel. `value` None is a secret ("?"); `detail` explains the value.

    `quantity` names what `kernel/effects.py` counts there: choices show their changes beside the value.
    """

    def __init__(
        self,
        label: Text,
        value: str | int | Text | None,
        detail: list[tuple[Text, str]] | None = None,
        symbol: str = "",
        quantity: str = "",
    ) -> None:
        self.label = label
        self.value = value
        self.detail: list[tuple[Text, str]] = [] if detail is None else detail
        self.symbol = symbol
        self.quantity = quantity

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {
            "label": self.label,
            "value": self.value,
            "detail": self.detail,
            "symbol": self.symbol,
        }
        if self.quantity:
            found["quantity"] = self.quantity
        return found


class Panel(Part):
    """What one seat has in front of it."""

    def __init__(self, seat: int, rows: list[Row], active: bool = False, note: Text | None = None) -> None:
        self.seat = seat
        self.rows = rows
        self.active = active
        self.note = note

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "rows": self.rows, "active": self.active, "note": self.note}


class Summary:
    """What the page shows of the effects of an action (`kernel/effects.py`).

    A game's `summary` says what is the heart of it; None stands for what every game shows.
    """

    def __init__(
        self,
        chip: Text | str | None = None,
        lines: list[tuple[Text, str]] | None = None,
        ghosts: list[Ghost] | None = None,
        leaves: list[str] | None = None,
        marks: list[Mark] | None = None,
        revealed: Text | None = None,
    ) -> None:
        self.revealed = revealed  #: what is shown next of what was hidden, in words; None: just that
        self.chip = chip  #: the heart of it in a few characters: "+4 → 20, lamp"
        self.lines = lines  #: all of it, one sentence or value per line
        self.ghosts: list[Ghost] = [] if ghosts is None else ghosts
        self.leaves: list[str] = [] if leaves is None else leaves
        self.marks: list[Mark] = [] if marks is None else marks
        self.changes: list[SeatChange] = []


class Choice(Part):
    """One action of the menu, and what it hangs on: `piece:<id>`, `place:<name>`, `offer:<number>`, `button` or `menu`.

    One on `menu` is rarely wanted and waits in the menu of the page. A `quiet` one (passing, ending) is never the most
    conspicuous button. What it brings for certain (`kernel/effects.py`) stands in `chip` (a few characters), `changes`
    (per seat and quantity), `ghosts` (pieces that would lie somewhere) and `leaves` (ids of pieces that would be gone);
    `marks` say what it brings within reach.
    What is empty is not sent.
    """

    def __init__(
        self,
        notation: str,
        label: Text,
        on: str = "button",
        confirm: bool = False,
        preview: list[tuple[Text, str]] | None = None,
        chip: Text | str = "",
        quiet: bool = False,
        changes: list[SeatChange] | None = None,
        ghosts: list[Ghost] | None = None,
        leaves: list[str] | None = None,
        marks: list[Mark] | None = None,
        also: list[str] | None = None,
        estimate: list[tuple[Text, str]] | None = None,
    ) -> None:
        self.notation = notation
        self.label = label
        self.on = on
        self.confirm = confirm
        self.preview: list[tuple[Text, str]] = [] if preview is None else preview
        self.chip = chip
        self.quiet = quiet
        self.changes: list[SeatChange] = [] if changes is None else changes
        self.ghosts: list[Ghost] = [] if ghosts is None else ghosts
        self.leaves: list[str] = [] if leaves is None else leaves
        self.marks: list[Mark] = [] if marks is None else marks
        #: what else it hangs on: a card, and its lot on the plan
        self.also: list[str] = [] if also is None else also
        #: odds and the like (`Game.estimate`): shown only to those who have switched estimates on
        self.estimate: list[tuple[Text, str]] = [] if estimate is None else estimate

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {
            "notation": self.notation,
            "label": self.label,
            "on": self.on,
            "confirm": self.confirm,
            "preview": self.preview,
            "chip": self.chip,
        }
        if self.quiet:
            found["quiet"] = True
        if self.changes:
            found["changes"] = self.changes
        if self.ghosts:
            found["ghosts"] = self.ghosts
        if self.leaves:
            found["leaves"] = self.leaves
        if self.marks:
            found["marks"] = self.marks
        if self.also:
            found["also"] = self.also
        if self.estimate:
            found["estimate"] = self.estimate
        return found


#: Kinds of controls that only show something: everybody sees them, and they leave nothing to decide.
SHOWN_KINDS: Final = ("payoff", "lot", "hand")

#: What estimates a control's `data` may have: odds in words, and the best choice.
ESTIMATES: Final[tuple[str, ...]] = ("estimate", "best")


class Control(Part):
    """A shared widget. `kind` is one of the client's controls; `notation` is filled with the value chosen.

    For choosing: number (a sealed bid: low, high, step, notation "bid {n}", value), offer (the same for an amount to a
    player), auction, dice, payment, pictures, place (a piece on the board), trade. Only shown (SHOWN_KINDS): payoff
    (lines that say what is at stake), lot (a strip that is always in view), hand (cards that are not on the board).
    What `data` has under "estimate" is shown only to those who have switched estimates on.
    """

    def __init__(self, name: str, kind: str, label: Text, data: dict[str, object] | None = None) -> None:
        self.name = name
        self.kind = kind
        self.label = label
        self.data: dict[str, object] = {} if data is None else data

    def without_estimates(self) -> Control:
        """The same, for a table that forbids estimates. A new one: other scenes may share this one."""
        if not any([name in self.data for name in ESTIMATES]):
            return self
        data = {name: value for name, value in self.data.items() if name not in ESTIMATES}
        return Control(self.name, self.kind, self.label, data)

    def chooses(self) -> bool:
        """Whether there is anything to choose in it."""
        return self.kind not in SHOWN_KINDS

    def fields(self) -> dict[str, object]:
        return {"name": self.name, "kind": self.kind, "label": self.label, "data": self.data}


class Greyed(Part):
    """Something shown but not possible, and the gate's reason."""

    def __init__(self, on: str, refusal: Refusal) -> None:
        self.on = on
        self.refusal = refusal

    def fields(self) -> dict[str, object]:
        return {"on": self.on, "refusal": self.refusal}


class Sheet(Part):
    """A table of figures beside the board: a breakdown, price list or appraisal."""

    def __init__(self, title: Text, columns: list[Text], rows: list[list[Text | str | int | None]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows

    def fields(self) -> dict[str, object]:
        return {"title": self.title, "columns": self.columns, "rows": self.rows}


class Scene(Part):
    """All of it. `board` names the SVG in the game's `art/` folder."""

    def __init__(self, board: str, status: Text, rule: str) -> None:
        self.board = board
        self.status = status
        self.rule = rule
        self.pieces: list[Piece] = []
        self.panels: list[Panel] = []
        self.choices: list[Choice] = []
        self.controls: list[Control] = []
        self.greyed: list[Greyed] = []
        self.sheets: list[Sheet] = []
        self.notes: list[Text] = []

    def fields(self) -> dict[str, object]:
        return {
            "board": self.board,
            "status": self.status,
            "rule": self.rule,
            "pieces": self.pieces,
            "panels": self.panels,
            "choices": self.choices,
            "controls": self.controls,
            "greyed": self.greyed,
            "sheets": self.sheets,
            "notes": self.notes,
        }
