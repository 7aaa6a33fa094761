"""Leases: which of several processes runs the clocks and bots of a table.

A process has a number, its fence, and says every second that it is alive. A lease names the fence of its holder. When a
holder has not been heard of for `LIFE` seconds, another process takes its leases; from then on whatever the old
holder appends to these tables is refused, because the lease names another fence. Time is the database's.
"""

from __future__ import annotations

import time
from typing import Final

from ludotheque.tables.store.database import Connection

LIFE: Final = 3.0  #: seconds that a process counts as alive after it was heard of
FARTHEST: Final = 60  #: seconds; nobody is alive for longer, unless the database's clock was set back

ALIVE: Final = (
    f"expires > clock_timestamp() AND expires <= clock_timestamp() + make_interval(secs => {FARTHEST})"
)
REGISTER: Final = (
    "INSERT INTO processes (expires) VALUES (clock_timestamp() + make_interval(secs => ?)) RETURNING fence"
)
RENEW: Final = (
    "UPDATE processes SET expires = clock_timestamp() + make_interval(secs => ?) "
    f"WHERE fence = ? AND {ALIVE} RETURNING fence"
)
#: Leases of running matches that no living process holds.
TAKE: Final = (
    "INSERT INTO leases (table_id, fence) SELECT id, ? FROM tables "
    "WHERE status IN ('starting', 'running') AND NOT EXISTS (SELECT 1 FROM leases JOIN processes USING (fence) "
    f"WHERE leases.table_id = tables.id AND {ALIVE}) ORDER BY id "
    "ON CONFLICT (table_id) DO UPDATE SET fence = excluded.fence "
    f"WHERE NOT EXISTS (SELECT 1 FROM processes WHERE processes.fence = leases.fence AND {ALIVE}) "
    "RETURNING table_id"
)
HELD: Final = "SELECT table_id FROM leases WHERE fence = ?"
#: Leases of matches that have ended, and processes that ended long ago.
TIDY: Final = (
    "DELETE FROM leases WHERE fence = ? AND NOT EXISTS (SELECT 1 FROM tables "
    "WHERE tables.id = leases.table_id AND status IN ('lobby', 'starting', 'running'))"
)
TIDY_PROCESSES: Final = "DELETE FROM processes WHERE expires < clock_timestamp() - interval '1 hour'"
GIVE_UP: Final = "DELETE FROM leases WHERE fence = ?"
UNREGISTER: Final = "DELETE FROM processes WHERE fence = ?"

#: A new table belongs to the process that opens it.
PUT_LEASE: Final = "INSERT INTO leases (table_id, fence) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
#: An event whose writer believes to hold the lease; without it the number is missing, which is not allowed.
PUT_FENCED_EVENT: Final = (
    "INSERT INTO events (table_id, seq, data, who, key) SELECT ?, "
    "CASE WHEN EXISTS (SELECT 1 FROM leases WHERE table_id = ? AND fence = ?) THEN ?::integer END, ?, ?, ?"
)


class Leases:
    """The leases of this process, as far as it knows."""

    def __init__(self) -> None:
        self.fence = 0
        self.held: set[str] = set()
        self.opened: set[str] = set()  #: with leases that are just being written
        self.until = 0.0  #: by this process's own steady clock: later it must believe nothing

    def holds(self, table: str) -> bool:
        return table in self.held and time.monotonic() < self.until

    def open(self, table: str) -> None:
        """A table that this process opens is its own."""
        self.held.add(table)
        self.opened.add(table)

    def keep(self, db: Connection) -> list[str]:
        """Says that this process is alive, takes the leases that nobody has; the tables that are new to it."""
        asked = time.monotonic()
        opened = set(self.opened)
        if not self.fence or not db.execute(RENEW, (LIFE, self.fence)).fetchall():
            self.held, self.opened = set(), set()  # this process counted as dead: others have its tables
            self.fence = int(db.execute(REGISTER, (LIFE,)).fetchall()[0][0])
            db.execute(TIDY_PROCESSES)
        db.execute(TAKE, (self.fence,))
        db.execute(TIDY, (self.fence,))
        found = {str(row[0]) for row in db.execute(HELD, (self.fence,)).fetchall()}
        taken = sorted(found - self.held)
        self.held = found | self.opened
        self.opened -= opened  # they are written by now, or will be before the next look
        self.until = asked + LIFE
        return taken

    def give_up(self, db: Connection) -> None:
        """Lets others take everything at once."""
        db.execute(GIVE_UP, (self.fence,))
        db.execute(UNREGISTER, (self.fence,))
        self.held = set()
