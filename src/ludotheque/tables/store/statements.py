"""The SQL of the stores, in the words that SQLite and PostgreSQL share. A `?` stands for a value."""

from __future__ import annotations

from typing import Final

from ludotheque.tables.store.base import Summary

SUMMARY: Final = ", ".join(Summary._fields)

# --- writing --------------------------------------------------------------------------------------------

PUT_EVENT: Final = "INSERT INTO events (table_id, seq, data, who, key) VALUES (?, ?, ?, ?, ?)"
PUT_TABLE: Final = (
    f"INSERT INTO tables ({SUMMARY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, version = excluded.version, "
    "step = excluded.step, waiting = excluded.waiting, deadline = excluded.deadline, updated = excluded.updated"
)
PUT_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id, seq) DO UPDATE SET data = excluded.data"
)
PUT_SEAT: Final = (
    "INSERT INTO seats (table_id, seat, kind, guest, name) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, name = excluded.name"
)
PUT_GUEST: Final = (
    "INSERT INTO guests (id, name, made) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
)
PUT_LINES: Final = (
    "INSERT INTO visits (table_id, guest, granted, lines) VALUES (?, ?, '', ?) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET lines = excluded.lines"
)
PUT_GRANT: Final = (
    "INSERT INTO visits (table_id, guest, granted, lines) VALUES (?, ?, ?, 0) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET granted = excluded.granted"
)
PUT_LINK: Final = "INSERT INTO links (hash, table_id, kind, seat, expires, guest) VALUES (?, ?, ?, ?, ?, ?)"
DROP_LINKS: Final = "DELETE FROM links WHERE table_id = ? AND kind = ?"
DROP_SEAT_LINKS: Final = "DELETE FROM links WHERE table_id = ? AND seat = ?"
#: A value that is there already stays: a seed that waits, say; an empty one was spent.
PUT_NEW_SETTING: Final = (
    "INSERT INTO settings (key, value) VALUES (?, ?) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value = ''"
)
#: Fails if somebody else was faster: NULL is not allowed in its place.
SPEND_PLEDGE: Final = (
    "INSERT INTO settings (key, value) VALUES (?, '') "
    "ON CONFLICT (key) DO UPDATE SET value = CASE WHEN settings.value = ? THEN '' END"
)
PUT_SETTING: Final = (
    "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
#: All that belongs to a table, its own row last.
DELETE_TABLE: Final = (
    *(
        f"DELETE FROM {part} WHERE table_id = ?"
        for part in ("events", "snapshots", "seats", "links", "visits")
    ),
    "DELETE FROM tables WHERE id = ?",
)

# --- reading --------------------------------------------------------------------------------------------

EVENTS: Final = "SELECT data, who, key FROM events WHERE table_id = ? ORDER BY seq"
EVENTS_AFTER: Final = "SELECT data, who, key FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
VISITS: Final = "SELECT guest, granted, lines FROM visits WHERE table_id = ?"
LAST_SNAPSHOT: Final = "SELECT seq, data FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
OWN_TABLES: Final = (
    f"SELECT {SUMMARY} FROM tables WHERE status != 'closed' AND (owner = ? OR id IN "
    "(SELECT table_id FROM seats WHERE guest = ?)) ORDER BY updated DESC LIMIT ?"
)
PUBLIC_TABLES: Final = (
    f"SELECT {SUMMARY} FROM tables WHERE public = 1 AND status IN ('lobby', 'starting', 'running') "
    "ORDER BY updated DESC LIMIT ?"
)
ALL_TABLES: Final = f"SELECT {SUMMARY} FROM tables ORDER BY updated DESC"
OPEN_TABLES: Final = (
    "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'starting', 'running')"
)
RUNNING: Final = "SELECT id FROM tables WHERE status IN ('starting', 'running')"
KNOWN: Final = "SELECT 1 FROM tables WHERE id = ?"
SEATS: Final = "SELECT kind, guest, name FROM seats WHERE table_id = ? ORDER BY seat"
GUEST_NAME: Final = "SELECT name FROM guests WHERE id = ?"
LINK: Final = "SELECT table_id, kind, seat, expires, guest FROM links WHERE hash = ?"
SETTING: Final = "SELECT value FROM settings WHERE key = ?"
