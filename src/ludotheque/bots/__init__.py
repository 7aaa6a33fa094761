"""Players that are programs. A bot gets what a player gets: an observation and a menu, never a position."""
