"""Which Ludothèque the benchmarks use: importing this module makes it importable, and the project's tests and tools.

What `PYTHONPATH` names or pip has installed comes first, then the compiled package in `build/compiled`
(`python tools/building.py tree`, as `make play` installs it), then the sources.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
BEST: Final = COMPILED if COMPILED.is_dir() else SOURCE

if importlib.util.find_spec("ludotheque") is None:
    sys.path.insert(1, str(BEST))  # behind the folder of the script
sys.path += [str(ROOT), str(ROOT / "tools")]
