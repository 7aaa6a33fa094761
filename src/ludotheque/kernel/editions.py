"""Editions: the components of a box as TOML files, each value with its provenance, checked on load.

Every table of a component file says where its values come from: `provenance = "printed"` (in the rule
book or attested by the box), `"deduced"` (follows from the book) or `"reconstructed"` (our design).
A wrong file is named by file, key and what was expected, so that the owner of a box can correct it.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final

from ludotheque.kernel.trouble import Trouble

#: A small configuration for exact methods: found by its name, but not among the editions that tables offer.
SMALL: Final = "small"

PROVENANCES: Final[tuple[str, ...]] = ("printed", "deduced", "reconstructed")


class Section:
    """One table of a component file, read with types."""

    def __init__(self, file: str, key: str, values: dict[str, object]) -> None:
        self.file = file
        self.key = key
        self.values = values

    def keys(self) -> list[str]:
        """The entries, without the provenance."""
        return [key for key in self.values if key != "provenance"]

    def wrong(self, key: str, expected: str, found: object = None) -> Trouble:
        where = f"{self.key}.{key}" if self.key and key else self.key or key
        listed = "nothing" if found is None else str(found)[:60]
        return Trouble("bad-component", file=self.file, entry=where, expected=expected, found=listed)

    def _value(self, key: str, expected: str) -> object:
        if key not in self.values:
            raise self.wrong(key, expected)
        return self.values[key]

    def whole(self, key: str, low: int = 0, high: int = 1_000_000) -> int:
        """A whole number from low to high."""
        expected = f"a whole number from {low} to {high}"
        value = self._value(key, expected)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, expected, value)
        return value

    def word(self, key: str, allowed: tuple[str, ...] = ()) -> str:
        """A text, or one of the allowed words."""
        expected = "one of " + ", ".join(allowed) if allowed else "a text"
        value = self._value(key, expected)
        if not isinstance(value, str) or (allowed and value not in allowed):
            raise self.wrong(key, expected, value)
        return value

    def wholes(self, key: str, length: int = -1) -> list[int]:
        """A list of whole numbers, of that length if one is given."""
        expected = "a list of whole numbers" if length < 0 else f"a list of {length} whole numbers"
        value = self._value(key, expected)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            raise self.wrong(key, expected, value)
        numbers: list[int] = []
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int):
                raise self.wrong(key, expected, value)
            numbers.append(item)
        return numbers

    def words(self, key: str, length: int = -1, allowed: tuple[str, ...] = ()) -> list[str]:
        """A list of texts, of that length and out of those words if given."""
        expected = "a list of texts" if length < 0 else f"a list of {length} texts"
        if allowed:
            expected += " out of " + ", ".join(allowed)
        value = self._value(key, expected)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            raise self.wrong(key, expected, value)
        texts: list[str] = []
        for item in value:
            if not isinstance(item, str) or (allowed and item not in allowed):
                raise self.wrong(key, expected, value)
            texts.append(item)
        return texts

    def section(self, key: str) -> Section:
        """A table inside this one."""
        value = self._value(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table", value)
        return Section(self.file, f"{self.key}.{key}" if self.key else key, value)

    def sections(self, key: str) -> list[Section]:
        """A list of tables inside this one."""
        value = self._value(key, "a list of tables")
        if not isinstance(value, list):
            raise self.wrong(key, "a list of tables", value)
        found: list[Section] = []
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.wrong(key, "a list of tables", item)
            found.append(Section(self.file, f"{self.key}.{key}[{index}]", item))
        return found

    def provenance(self) -> str:
        return self.word("provenance", PROVENANCES)


def read_toml(file: Path) -> Section:
    """The whole of a TOML file."""
    shown = f"{file.parent.name}/{file.name}"
    try:
        return Section(shown, "", tomllib.loads(file.read_text(encoding="utf-8")))
    except FileNotFoundError as error:
        raise Section(shown, "", {}).wrong("", "a component file") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Trouble(
            "bad-component", file=shown, entry="", expected="a TOML file", found=str(error)
        ) from error


class Edition:
    """The component files of one edition."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder

    def file(self, name: str) -> Section:
        """One component file; each of its tables must say its provenance."""
        top = read_toml(self.folder / name)
        for key in top.values:
            top.section(key).provenance()
        return top


def edition_names(components: Path) -> list[str]:
    """The editions in a game's `components` folder that players choose from."""
    if not components.is_dir():
        return []
    return sorted([entry.name for entry in components.iterdir() if entry.is_dir() and entry.name != SMALL])


def component_files(components: Path) -> list[Path]:
    """The component files of the editions that players choose from."""
    return [
        file for name in edition_names(components) for file in sorted((components / name).rglob("*.toml"))
    ]


def find_edition(components: Path, name: str) -> Edition:
    """The edition of that name in a game's `components` folder, or in a folder of the user's own."""
    folder = Path(name) if "/" in name or name.startswith(".") else components / name
    if not os.path.isdir(folder):  # a `Path` raises `OSError` for a name that is too long
        raise Trouble("unknown-edition", edition=name[:60], known=", ".join(edition_names(components)))
    return Edition(name, folder)
