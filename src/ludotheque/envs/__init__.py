"""The games as environments for learning: PettingZoo, OpenSpiel, and many matches at once with NumPy."""
