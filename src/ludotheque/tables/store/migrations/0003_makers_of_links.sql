-- A seat link names the guest who made it. Those of before name nobody, and are void.
ALTER TABLE links ADD COLUMN guest TEXT NOT NULL DEFAULT '';
DELETE FROM links WHERE kind = 'seat';
