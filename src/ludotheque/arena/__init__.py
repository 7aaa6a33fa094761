"""Matches between bots by the thousand: who is stronger, by how much, and how sure that is."""
