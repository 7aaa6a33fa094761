-- The lesson or the example of the rules that a table opened with; empty for all others.
ALTER TABLE tables ADD COLUMN script TEXT NOT NULL DEFAULT '';
