-- The key that a move was sent with stands in the row of its event. The list of tables is sorted when it is asked for.
ALTER TABLE events ADD COLUMN who TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN key TEXT NOT NULL DEFAULT '';
UPDATE events SET who = keys.who, key = keys.key FROM keys
    WHERE keys.table_id = events.table_id AND keys.seq = events.seq;
DROP TABLE keys;
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, public);
