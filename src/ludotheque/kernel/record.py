"""Record: an object whose fields are the arguments of its `__init__`.

That one list serves saving and loading (plain data for JSON), copying, equality and pickling. Compiled classes
have no `__dict__`, but they tell the signature of their constructor, as interpreted classes do.
"""

from __future__ import annotations

import inspect
from operator import attrgetter
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.trouble import Trouble


class Fields:
    """The fields of one class, and how to read all of them at once."""

    def __init__(self, kind: Any) -> None:
        self.names: tuple[str, ...] = tuple(inspect.signature(kind).parameters)
        self.number = len(self.names)
        self.values: Any = attrgetter(*self.names) if self.names else None

    def of(self, record: object) -> tuple[object, ...]:
        if self.number > 1:
            found: tuple[object, ...] = self.values(record)
            return found
        return (self.values(record),) if self.number else ()


_known: Final[dict[Any, Fields]] = {}


def fields_of(kind: Any) -> Fields:
    """The fields of a class; found once."""
    found = _known.get(kind)
    if found is None:
        found = Fields(kind)
        _known[kind] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Base class of whatever may stand in a saved position.

    `__init__` keeps every argument in an attribute of the same name; further attributes follow from them. A class
    that keeps an argument in another form says so in `parts`.
    """

    def parts(self) -> tuple[object, ...]:
        """The arguments of `__init__`, in order."""
        return fields_of(type(self)).of(self)

    def saved_parts(self) -> tuple[object, ...]:
        """The parts that are written into files: all of them, unless a class can do without."""
        return self.parts()

    def copy(self) -> Self:
        """A record that shares nothing changeable with this one."""
        parts = self.parts()
        if not parts:
            return self
        kind: Any = type(self)
        again: Self = kind(*[_twin(part) for part in parts])
        return again

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.parts())

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Record) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(str(save(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared(Record):
    """A record that never changes once it is made: copies share it."""

    def copy(self) -> Self:
        return self


def _twin(value: object) -> object:
    """A copy of a part; numbers, words and tuples need none. The items of one list are all of one kind."""
    if isinstance(value, list):
        items: list[object] = value
        if items:
            first = items[0]
            if isinstance(first, Record) or isinstance(first, list):  # noqa: SIM101, a tuple is much slower
                return [_twin(item) for item in items]
        return items[:]
    if isinstance(value, Record):
        return value.copy()
    return value


# --- one kind of record made of another ------------------------------------------------------------------


class Recipe:
    """How a record of one kind is made from one of another kind: which fields are given, which are copied."""

    def __init__(self, kind: Any, given: dict[str, object]) -> None:
        self.names = fields_of(kind).names
        copied = [name for name in self.names if name not in given]
        self.from_source = [name not in given for name in self.names]
        self.values: Any = attrgetter(*copied, "parts")  # two names at least: a tuple comes back


_recipes: Final[dict[Any, Recipe]] = {}

R = TypeVar("R", bound=Record)


def made_from(source: Record, kind: type[R], **given: object) -> R:
    """A record of another kind: the given fields, and copies of all others from the source.

    An observation is made so from a position, and an imagined position from an observation: the arguments of the
    observation's `__init__` are all that a seat may know, and whatever is not shown as it is must be given.
    """
    key = (kind, tuple(given))
    recipe = _recipes.get(key)
    if recipe is None:
        recipe = Recipe(kind, given)
        _recipes[key] = recipe
    copied: tuple[object, ...] = recipe.values(source)
    parts: list[object] = []
    taken = 0
    for index in range(len(recipe.names)):
        if recipe.from_source[index]:
            parts.append(_twin(copied[taken]))
            taken += 1
        else:
            parts.append(given[recipe.names[index]])
    make: Any = kind
    made: R = make(*parts)
    return made


# --- plain data ------------------------------------------------------------------------------------------


def save(value: object) -> object:
    """Plain data (numbers, words, lists, dicts) for records and what they are made of."""
    if isinstance(value, Record):
        return {"is": type(value).__name__, "of": [save(part) for part in value.saved_parts()]}
    if isinstance(value, list):
        return [save(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [save(item) for item in value]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"{type(value).__name__} is not made of plain parts")


LARGEST_COUNT: Final = 1_000  #: above any number of pieces or points: games count some of them one by one
LARGEST_NUMBER: Final = 100_000_000  #: far above any sum of money in a game
LONGEST_WORD: Final = 200
LONGEST_LIST: Final = 2_000
DEEPEST: Final = 20  #: lists and records in one another


class Loader:
    """Makes records of saved data; only these classes may occur in it, and no value beyond the limits above.

    Numbers are counts, except in the fields named `large`.
    """

    def __init__(self, classes: tuple[Any, ...], large: tuple[str, ...] = ()) -> None:
        self.classes: dict[str, Any] = {kind.__name__: kind for kind in classes}
        self.large = large

    def load(self, data: object, most: int = LARGEST_COUNT, depth: int = 0) -> Any:
        """The value behind what `save` gave; `Trouble` if the data is not of that form, or a number above `most`."""
        if isinstance(data, list):
            return [self.load(item, most, depth + 1) for item in _checked_list(data, depth)]
        if isinstance(data, dict):
            if "tuple" in data:
                return tuple(
                    [self.load(item, most, depth + 1) for item in _checked_list(data["tuple"], depth)]
                )
            kind = self.classes.get(str(data.get("is")))
            if kind is None:
                raise damaged(data)
            parts = self._parts(data, fields_of(kind).names, depth)
            try:
                return kind(*parts)
            except Trouble:
                raise
            except Exception as error:  # a constructor computes with parts that may be of any kind
                raise damaged(data) from error
        if not _in_range(data, most):
            raise damaged(data)
        return data

    def _parts(self, data: dict[str, object], names: tuple[str, ...], depth: int) -> list[Any]:
        """The parts of a record: the first of these fields, each with its own limit."""
        items = _checked_list(data.get("of", []), depth)
        if len(items) > len(names):
            raise damaged(data)
        most = [LARGEST_NUMBER if name in self.large else LARGEST_COUNT for name in names]
        return [self.load(item, most[place], depth + 1) for place, item in enumerate(items)]

    def load_parts(self, data: object, kind: str, names: tuple[str, ...]) -> list[Any]:
        """The parts of saved data of that kind with these fields, for a class that needs more than what is saved."""
        if not isinstance(data, dict) or data.get("is") != kind or not isinstance(data.get("of"), list):
            raise damaged(data)
        return self._parts(data, names, 0)


def _checked_list(data: object, depth: int) -> list[Any]:
    if not isinstance(data, list) or len(data) > LONGEST_LIST or depth >= DEEPEST:
        raise damaged(data)
    return data


def _in_range(value: object, most: int) -> bool:
    """Whether a plain value can stand in a position at all."""
    if value is None or isinstance(value, bool):
        return True
    if isinstance(value, (int, float)):
        return -most <= value <= most  # never true of "not a number"
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def damaged(data: object) -> Trouble:
    return Trouble("damaged-data", found=_beginning(data))


def _beginning(data: object) -> str:
    """The first characters of data, without writing out what may be huge."""
    if isinstance(data, dict):
        return f"{{{str(list(data)[:3])[1:-1][:50]} …}}"
    if isinstance(data, list):
        return f"[{len(data)} …]"
    if isinstance(data, int) and data.bit_length() > 200:
        return f"{data.bit_length()} bits"
    return str(data)[:60]
