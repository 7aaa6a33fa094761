"""Where tables are kept: the contract (`base.py`) and the stores that fulfil it."""
