-- What rate limits have counted, in all processes: worth nothing after a crash, so it is not logged.
CREATE UNLOGGED TABLE counts (
    key TEXT NOT NULL,
    ends BIGINT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (key, ends)
);
CREATE INDEX counts_by_end ON counts (ends);
