-- The tables of the store.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    owner TEXT NOT NULL,
    version INTEGER NOT NULL,
    step INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    deadline INTEGER,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, public, updated);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE keys (
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, who, key)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest, table_id);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    expires INTEGER
) WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_id);
CREATE TABLE visits (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    granted TEXT NOT NULL,
    lines INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;
CREATE TABLE house (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
