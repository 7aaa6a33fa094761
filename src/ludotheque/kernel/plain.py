"""Objects made of plain parts: saved, loaded, pickled and compared through them.

A class lists in `parts()` what its `__init__` takes, in order. That one list serves `save`/`load`
(plain data for JSON), `pickle`, `copy.deepcopy` and equality, compiled or not.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.trouble import Trouble


class Plain:
    """Base class of whatever may stand in a saved position."""

    def parts(self) -> tuple[object, ...]:
        """The arguments of `__init__`, in order."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.parts())

    def __deepcopy__(self, memo: object) -> Plain:
        return self._again()

    def _again(self) -> Plain:
        kind: Any = type(self)
        again: Plain = kind(*[_twin(part) for part in self.parts()])
        return again

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Plain) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(str(save(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(part) for part in self.parts())})"


def _twin(value: object) -> object:
    if isinstance(value, Plain):
        return value._again()
    if isinstance(value, list):
        return [_twin(item) for item in value]
    return value


def save(value: object) -> object:
    """Plain data (numbers, strings, lists, dicts) for anything made of parts."""
    if isinstance(value, Plain):
        return {"is": type(value).__name__, "of": [save(part) for part in value.parts()]}
    if isinstance(value, list):
        return [save(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [save(item) for item in value]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"{type(value).__name__} is not made of plain parts")


class Vocabulary:
    """The classes a game's saved positions may contain, by name."""

    def __init__(self, classes: tuple[Any, ...]) -> None:
        self.classes: dict[str, Any] = {kind.__name__: kind for kind in classes}

    def load(self, data: object) -> Any:
        """The value behind what `save` gave; `Trouble` if the data is not of that form."""
        if isinstance(data, list):
            return [self.load(item) for item in data]
        if isinstance(data, dict):
            if "tuple" in data:
                return tuple([self.load(item) for item in data["tuple"]])
            kind = self.classes.get(str(data.get("is")))
            if kind is None:
                raise Trouble("damaged-data", found=str(data)[:60])
            parts = [self.load(part) for part in data.get("of", [])]
            try:
                return kind(*parts)
            except TypeError as error:
                raise Trouble("damaged-data", found=str(data)[:60]) from error
        return data

    def parts_of(self, data: object, kind: str) -> list[Any]:
        """The loaded parts of saved data of that kind, for classes that need more than their parts."""
        if not isinstance(data, dict) or data.get("is") != kind or not isinstance(data.get("of"), list):
            raise Trouble("damaged-data", found=str(data)[:60])
        parts: list[Any] = self.load(data["of"])
        return parts
