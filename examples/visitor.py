"""A bot of somebody else's: plays a whole match against house bots, through the public protocol only.

    pip install httpx websockets
    python examples/visitor.py http://127.0.0.1:8000 paradis

It knows no rules: it plays any choice it is offered, or fills a number into a control. Put your own idea
into `ideas`.
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


def ideas(scene):
    """Everything we might play now, in the order we would try it."""
    found = [choice["notation"] for choice in scene["choices"]]
    for control in scene["controls"]:
        data = control["data"]
        if control["kind"] in ("number", "auction") and data.get("notation"):
            number = data["low"] + data["step"] * random.randint(
                0, (data["high"] - data["low"]) // data["step"]
            )
            found.append(data["notation"].replace("{n}", str(number)))
    random.shuffle(found)
    return found


async def play(server, game, lang="en"):
    async with httpx.AsyncClient(base_url=server) as http:
        me = (await http.post("/api/guest", json={"name": "Visitor"})).json()
        auth = {"Authorization": f"Bearer {me['token']}"}
        table = (await http.post("/api/play-now", json={"game": game}, headers=auth)).json()["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?lang={lang}"
    async with websockets.connect(address, additional_headers=auth, max_size=None) as socket:
        scene, you, decision, left = {}, {}, "", []
        async for text in socket:
            message = json.loads(text)
            scene = {**scene, **(message.get("scene") or {})}
            you = message.get("you", you)
            if message.get("outcome"):
                return message["outcome"]
            fresh = you["must"] and you["decision"] != decision
            if fresh:
                decision, left = you["decision"], ideas(scene)
            if left and (fresh or message["type"] == "refused"):
                key = f"{decision} {len(left)}"
                move = {"type": "play", "action": left.pop(), "seen": decision, "key": key}
                await socket.send(json.dumps(move))


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2]))["text"])
