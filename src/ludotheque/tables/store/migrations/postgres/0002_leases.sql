-- Which process runs the clocks and bots of a table. A process has one number (its fence), and is alive until it expires.
CREATE TABLE processes (
    fence BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL
);
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    fence BIGINT NOT NULL
);
CREATE INDEX leases_by_fence ON leases (fence);
