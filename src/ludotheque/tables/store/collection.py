"""A collection: its store and the server's secret, in a data folder (SQLite) or in a PostgreSQL database."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.folder_lock import FolderLock
from ludotheque.tables.identity import SECRET_FILE, keep_secret, server_secret
from ludotheque.tables.store.base import StoreUnavailable
from ludotheque.tables.store.copying import CopyDiffers, NotEmpty, copy_all
from ludotheque.tables.store.database import Connection
from ludotheque.tables.store.sql import SECRET, Store
from ludotheque.tables.store.sqlite import SqliteStore
from ludotheque.tables.store.statements import PUT_SETTING

STORE_FILE: Final = "tables.db"
SCHEMES: Final = ("postgresql://", "postgres://")
#: Where passwords stand in an address: before the last @ (they may hold one themselves), or as a parameter.
_WORD: Final = re.compile(r"\S+")
_USER: Final = re.compile(r"://[^:@/\s]*:")
_PARAMETER: Final = re.compile(r"([?&][a-z_]*password=)[^&\s]*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Collection:
    """Where tables are kept, and the secret that signs the cookies of their guests."""

    store: Store
    secret: bytes


def open_store(folder: Path, lock: FolderLock | None = None) -> SqliteStore:
    """The store of a data folder. It releases the lock when it is closed. `Trouble` if it cannot be used."""
    file = folder / STORE_FILE
    try:
        return SqliteStore(file, lock)
    except (sqlite3.Error, OSError) as error:
        raise Trouble("store-unusable", file=str(file), why=str(error)) from error


def open_folder(folder: Path) -> Collection:
    """The collection of a data folder, for this process alone; `FolderInUse` if another server has it."""
    lock = FolderLock(folder)
    try:
        store = open_store(folder, lock)
    except BaseException:
        lock.release()
        raise
    try:
        saved = store.saved_secret()
        if saved and not (folder / SECRET_FILE).exists():  # a backup of a database brings it along
            keep_secret(folder, saved)
        return Collection(store, server_secret(folder))
    except BaseException as error:
        store.close()
        if isinstance(error, (sqlite3.Error, OSError)):
            raise Trouble("store-unusable", file=str(folder / STORE_FILE), why=str(error)) from error
        raise


def open_database(url: str) -> Collection:
    """The collection of a PostgreSQL database. `Trouble` if it cannot be reached or the extra is missing."""
    if not is_database(url):
        raise Trouble("database-unknown", database=without_password(url))
    try:
        from ludotheque.tables.store.postgres import PostgresStore
    except ImportError as error:
        raise Trouble("extra-missing", extra="postgres", why=str(error)) from error
    try:
        store = PostgresStore(url)
    except StoreUnavailable as error:
        why = without_pieces(str(error), url)
        raise Trouble("database-unreachable", database=without_password(url), why=why) from error
    try:
        return Collection(store, store.secret())
    except BaseException:
        store.close()
        raise


def open_collection(folder: Path, database: str) -> Collection:
    """The database, if one is named; else the folder."""
    return open_database(database) if database else open_folder(folder)


def is_database(place: str) -> bool:
    """Whether a place is the address of a database and not a folder."""
    return place.startswith(SCHEMES)


def without_pieces(text: str, url: str) -> str:
    """What the database says about an address, without parts of a password that it took for something else."""
    found = password_in(url)
    password = "" if found is None else url[found]
    for piece in sorted([password, *re.split("[@/?:#]", password)], key=len, reverse=True):
        text = text.replace(piece, "…") if piece else text
    return text


def password_in(word: str) -> slice | None:
    """Where a password stands in an address. One look from each end: any long line of the log comes here."""
    end = word.rfind("@")
    user = _USER.search(word, 0, max(end, 0))
    return None if user is None else slice(user.end(), end)


def without_password(text: str) -> str:
    """A text as it may be printed: passwords in addresses are left out."""
    return _PARAMETER.sub(r"\1…", _WORD.sub(_hidden, text))


def _hidden(word: re.Match[str]) -> str:
    text = word[0]
    found = password_in(text)
    return text if found is None else f"{text[: found.start]}…{text[found.stop :]}"


def move_collection(source: str, target: str) -> int:
    """Copies a collection into an empty one, folder or database, and compares every row; the number of tables."""
    if not is_database(source) and not (Path(source) / STORE_FILE).is_file():
        raise Trouble("move-no-source", place=source)

    def bring_secret(db: Connection) -> None:
        """Tables with another key would be nobody's: the guests' cookies fit it no more."""
        if is_database(target):
            db.execute(PUT_SETTING, (SECRET, old.secret.hex()))
        else:
            keep_secret(Path(target), old.secret)

    old = open_collection(Path(source), source if is_database(source) else "")
    try:
        new = open_collection(Path(target), target if is_database(target) else "")
        try:
            moved = copy_all(old.store.database, new.store.database, bring_secret)
        except NotEmpty as error:
            raise Trouble("move-not-empty", place=without_password(target)) from error
        except CopyDiffers as error:
            raise Trouble("move-differs", part=str(error)) from error
        finally:
            new.store.close()
    finally:
        old.store.close()
    return moved
