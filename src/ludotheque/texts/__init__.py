"""French and English: keys and facts become sentences here, at the edge, and nowhere else."""
