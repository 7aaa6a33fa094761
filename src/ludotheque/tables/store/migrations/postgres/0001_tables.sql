-- The tables of the store: the same as in SQLite after its fifth migration.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    owner TEXT NOT NULL,
    version INTEGER NOT NULL,
    step INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    deadline BIGINT,
    updated BIGINT NOT NULL,
    script TEXT NOT NULL DEFAULT ''
);
CREATE INDEX tables_by_status ON tables (status, public);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BYTEA NOT NULL,
    who TEXT NOT NULL DEFAULT '',
    key TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest, table_id);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE links (
    hash BYTEA PRIMARY KEY,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    expires BIGINT,
    guest TEXT NOT NULL DEFAULT ''
);
CREATE INDEX links_by_table ON links (table_id);
CREATE TABLE visits (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    granted TEXT NOT NULL,
    lines INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
