"""`python -m ludotheque` is the command `ludotheque`."""

from __future__ import annotations

from ludotheque.cli import main

if __name__ == "__main__":
    main()
