"""Diamonds Club (Rüdiger Dorn, 2008): a market whose prices rise by adjacency, then a park to build."""
