"""The service: what can be done with tables. `tables.py` lists it, and each part is a class that gets what it needs."""
