"""Metropolis (Sid Sackson, Ravensburger 1984): lots by chance and neighbour right, a town built together."""
