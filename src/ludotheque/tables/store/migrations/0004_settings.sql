-- The few values of the server itself (when it was last alive, pledges of guests) stand in a table named for them.
ALTER TABLE house RENAME TO settings;
