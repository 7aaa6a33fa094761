"""Installs the package into a fresh environment and tries it there, as somebody would who only has the package.

    fresh.py compiled    the wheel in build/wheel: it must be compiled
    fresh.py lowest      plain Python, with the lowest versions that pyproject.toml allows

Tried: the version, the shelf, a match of bots, and a server: a table is opened and its socket sends the scene.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import building
import environment

SECONDS_TO_OPEN = 60

#: Run by the fresh environment's own Python: sits down and waits for the first scene.
VISIT = """
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("visitor", sys.argv[1])
visitor = importlib.util.module_from_spec(spec)
spec.loader.exec_module(visitor)
server, game = sys.argv[2:]
me = visitor.post(f"{server}/api/guest", {"name": "Visitor"})
auth = {"Authorization": f"Bearer {me['token']}"}
table = visitor.post(f"{server}/api/play-now", {"game": game}, **auth)["table"]
address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang=en"
with visitor.connect(address, additional_headers=auth, max_size=None) as socket:
    message = json.loads(socket.recv(timeout=60))
    print(message["type"], len(message["scene"]["pieces"]), "pieces")
"""


def install(folder: Path, what: str) -> Path:
    """The `bin` folder of a new environment that holds the package."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    uv = environment.uv_command()
    command: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python] if uv else []
    if what == "lowest":
        if not uv:
            raise SystemExit("uv is needed to find the lowest versions, and cannot be had here.")
        source = building.sources()
        for path in source:
            target = folder / "source" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(building.PROJECT / path, target)
        lowest = [*command, "--resolution", "lowest-direct", str(folder / "source")]
        subprocess.run(lowest, env={**os.environ, "LUDOTHEQUE_PURE": "1"}, check=True)
    else:
        wheel = next(building.WHEELS.glob("*.whl"))
        subprocess.run([*(command or [python, "-m", "pip", "install", "--quiet"]), wheel], check=True)
    return folder / "bin"


def run(program: Path, *words: str) -> str:
    """What a command prints; a failure ends everything."""
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith(("LUDOTHEQUE", "PYTHON"))
    }
    done = subprocess.run(
        [program, *words],
        capture_output=True,
        text=True,
        env={**outside, "LUDOTHEQUE_LANG": "en"},
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{program.name} {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def try_server(programs: Path, data: Path, games: list[str]) -> None:
    """A server answers, and a stranger's program plays whole matches over its socket."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = subprocess.Popen([programs / "ludotheque", "serve", "--port", port, "--data", data], cwd=data)
    try:
        until = time.monotonic() + SECONDS_TO_OPEN
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                    assert page.status == 200
                break
            except OSError:
                if server.poll() is not None or time.monotonic() > until:
                    raise SystemExit("The server does not open.") from None
                time.sleep(0.1)
        for game in games:
            visitor = building.PROJECT / "examples" / "visitor.py"
            seen = run(programs / "python", "-c", VISIT, str(visitor), f"http://127.0.0.1:{port}", game)
            print(f"{game} over the socket: {seen}")
    finally:
        server.terminate()
        server.wait()


def main(arguments: list[str]) -> None:
    if arguments not in (["compiled"], ["lowest"]):
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        programs = install(folder / "venv", arguments[0])
        version = run(programs / "ludotheque", "--version")
        print(f"Installed in a fresh environment ({arguments[0]}): {version}")
        if arguments == ["compiled"] and not version.endswith("(compiled)"):
            raise SystemExit("The installed package is not compiled.")
        games = [game["id"] for game in json.loads(run(programs / "ludotheque", "games", "--json"))["games"]]
        run(
            programs / "ludotheque",
            "simulate",
            games[-1],
            "--matches",
            "1",
            "--bots",
            "random",
            "--seed",
            "1",
        )
        (folder / "data").mkdir()
        try_server(programs, folder / "data", games[:2])


if __name__ == "__main__":
    main(sys.argv[1:])
