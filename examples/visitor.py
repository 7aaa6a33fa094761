"""A bot of somebody else's: plays a whole match against the server's bots, through the public protocol only.

    pip install websockets
    python examples/visitor.py http://127.0.0.1:8000 paradis

It knows no rules: it tries what the scene offers. Put your own idea into `ideas`. The messages: docs/protocol.md.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body, **headers):
    headers["Content-Type"] = "application/json"
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def ideas(scene):
    """Everything we might play now; the last one is tried first."""
    found = [choice["notation"] for choice in scene["choices"]]
    for control in scene["controls"]:
        data = control["data"]
        if control["kind"] in ("number", "auction") and data.get("notation") and data["high"] >= data["low"]:
            numbers = range(data["low"], data["high"] + 1, data["step"])
            found.append(data["notation"].replace("{n}", str(random.choice(numbers))))
    return random.sample(found, len(found))


def play(server, game, **wishes):
    """Sits down with bots and plays to the end; the outcome."""
    auth = {"Authorization": "Bearer " + post(f"{server}/api/guest", {"name": "Visitor"})["token"]}
    table = post(f"{server}/api/play-now", {"game": game, **wishes}, **auth)["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang=en"
    you, left, waits, asked, sent = {}, [], False, False, 0
    with connect(address, additional_headers=auth, max_size=None) as socket:
        for message in map(json.loads, socket):
            if message.get("outcome"):
                return message["outcome"]
            kind = message["type"]
            if kind == "ping":
                socket.send('{"type": "pong"}')
            waits = waits and kind not in ("accepted", "refused")
            if not asked and (kind == "update" or (kind == "refused" and not left)):
                socket.send('{"type": "again"}')  # an update says what changed; we want to see all of it
                asked = True
            if kind == "state":
                you, left, asked = message["you"], ideas(message["scene"]), False
            if kind in ("state", "refused") and you["must"] and left and not waits:
                waits, sent = True, sent + 1
                move = {"type": "play", "seen": you["decision"], "key": f"move {sent}"}
                socket.send(json.dumps({**move, "action": left.pop()}))


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2])["text"])
