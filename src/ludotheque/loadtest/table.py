"""One table of a load test: people open it, sit down, play match after match, and do what people do."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from typing import Any, Final

from ludotheque.loadtest import ideas
from ludotheque.loadtest.findings import UNANSWERED, UNEXPECTED, Findings
from ludotheque.loadtest.http import OK, Http
from ludotheque.loadtest.person import Person
from ludotheque.loadtest.plan import SOCKETS

LOOK: Final = 0.05  #: seconds between two looks at something that is waited for
STUCK: Final = 90.0  #: seconds in which nobody was asked anything: more than any bot or count takes
TRIED: Final = 20  #: ideas of a person for one decision
TOO_FAST: Final = 1.0  #: seconds to wait when the server says so
BOT_LEVEL: Final = "beginner"
WITH_BOT: Final = 3  #: at every so manieth table a bot has the last seat
LIVE: Final = 4  #: and at every so manieth the clocks run

#: What is done at a table, and how often beside the rest.
ACTS: Final = {
    "move": 80,
    "offer": 6,
    "chat": 3,
    "bad": 3,
    "reconnect": 3,
    "again": 2,
    "why": 1,
    "undo": 1,
    "absence": 1,
    "http": 1,
}


@dataclass(frozen=True)
class GameOnOffer:
    """What the server says of a game."""

    id: str
    least: int
    most: int


class LoadTable:
    """The people of one table, and the match they play."""

    def __init__(self, number: int, games: list[GameOnOffer], http: Http, seed: int) -> None:
        self.number = number
        self.games = games
        self.http = http
        self.findings: Findings = http.findings
        self.chance = random.Random(f"{seed} {number}")
        self.people: list[Person] = []
        self.seats = 0
        self.matches = 0
        self.table = ""
        self.asked_at = 0.0  #: when somebody was last asked something

    # --- opening ---------------------------------------------------------------------------------

    async def open(self) -> bool:
        """Opens the next table, with people on its seats and watchers beside them; False if that failed."""
        game = self.games[(self.number + self.matches) % len(self.games)]
        bot = (self.number + self.matches) % WITH_BOT == 0
        self.seats = min(self.chance.randint(game.least, game.most), SOCKETS + bot)
        people = self.seats - bot
        self.matches += 1
        while len(self.people) < max(SOCKETS, people):
            if not await self._new_person():
                return False
        seats: list[dict[str, str]] = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
        if bot:
            seats.append({"kind": "bot", "level": BOT_LEVEL})
        live = (self.number + self.matches) % LIVE == 0
        pace = {"kind": "live", "minutes": 15, "extra": 10} if live else {"kind": "relaxed"}
        order = {"game": game.id, "seats": seats, "public": True, "pace": pace}
        made = await self.http.data("open", "/api/tables", self.people[0].token, order)
        if made is None:
            self.findings.anomaly(UNEXPECTED, f"table {self.number}", f"a table of {game.id} was refused")
            return False
        self.table = made["table"]
        connected = [await person.sit_down(self.table) for person in self.people]
        return all(connected) and await self._join(people)

    async def _new_person(self) -> bool:
        name = f"{self.number}.{len(self.people)}"
        made = await self.http.data("guest", "/api/guest", "", {"name": name})
        if made is not None:
            self.people.append(Person(name, made["token"], self.http))
        return made is not None

    async def _join(self, people: int) -> bool:
        """Everybody takes a seat, over the socket or by a request; one of them thinks again in between."""
        if people > 2 and self.chance.random() < 0.5:
            hesitant = self.people[1]
            await hesitant.do("join", {"type": "join"})
            await hesitant.do("leave", {"type": "leave"})
        for number, person in enumerate(self.people[1:people]):
            if number % 2:
                await person.do("join", {"type": "join"})
            else:
                await self.http.ask("join", f"/api/tables/{self.table}/join", person.token, {})
        return await self._until(lambda: all(person.state["scene"] is not None for person in self.people))

    async def _until(self, happened: Any) -> bool:
        """Waits for something; an anomaly if it does not happen."""
        until = time.monotonic() + self.http.patience
        while not happened():
            if time.monotonic() > until:
                self.findings.anomaly(UNANSWERED, self.table, "not everybody was shown the match")
                return False
            await asyncio.sleep(LOOK)
        return True

    # --- playing ---------------------------------------------------------------------------------

    async def play(self, pace: float, until: float) -> None:
        """Match after match; ends at that time."""
        self.asked_at = time.monotonic()
        while time.monotonic() < until:
            await asyncio.sleep(min(pace * self.chance.uniform(0.5, 1.5), max(0.0, until - time.monotonic())))
            if time.monotonic() >= until:
                break
            for person in self.people:
                if not person.connected():
                    await person.reconnect()
            if self.people[0].over():
                await self.finish()
                if not await self.open():
                    return
                self.asked_at = time.monotonic()
                continue
            await self.act(self.chance.choices(list(ACTS), list(ACTS.values()))[0])

    async def act(self, act: str) -> None:
        """One thing that somebody does."""
        seated = [person for person in self.people if person.seat is not None]
        if act == "move" or not seated:
            await self._move()
            return
        person = self.chance.choice(seated)
        match act:
            case "offer":
                await self._play(person, "offer", self._offers(person))
            case "chat":
                await self._chat(person)
            case "bad":
                bad = ideas.bad_message(person.decision(), self.chance)
                await person.ask("bad", bad, lambda answer: answer["type"] in ("error", "refused"))
            case "reconnect":
                await self.chance.choice(self.people).reconnect()
            case "again":
                await self.chance.choice(self.people).look_again()
            case "why":
                message = {"type": "why", "action": "bid 1"}
                await person.ask("why", message, lambda answer: answer["type"] in ("why", "refused"))
            case "undo":
                await person.do("undo", {"type": "undo"})
            case "absence":
                await person.do("leave", {"type": self.chance.choice(("leave", "bot-plays"))})
                await person.do("take-back", {"type": "take-back"})
            case "http":
                path = f"/api/tables/{self.table}"
                await self.http.ask("look", self.chance.choice((path, "/api/tables")), person.token)

    async def _move(self) -> None:
        """Somebody whom the match waits for plays."""
        asked = [person for person in self.people if person.must()]
        if not asked:
            if time.monotonic() - self.asked_at > STUCK:
                self.findings.anomaly(UNANSWERED, self.table, f"nobody was asked for {STUCK:.0f} s")
                self.asked_at = time.monotonic()
            await asyncio.sleep(LOOK)
            return
        self.asked_at = time.monotonic()
        person = self.chance.choice(asked)
        await self._play(person, "move", ideas.moves(person.state["scene"], self.chance))

    def _offers(self, person: Person) -> list[str]:
        scene = person.state["scene"]
        if scene is None or person.seat is None:
            return []
        return ideas.offers(scene, person.seat, self.chance)

    async def _play(self, person: Person, kind: str, found: list[str]) -> None:
        """Tries one idea after the other until the rules accept one or the decision is gone."""
        for notation in found[-TRIED:][::-1]:
            decision = person.decision()
            if not decision:
                return
            for viewer in self.people:
                viewer.sent_at = time.perf_counter()
            answer = await person.do(kind, {"type": "play", "action": notation, "seen": decision})
            if answer is not None and answer["type"] == "accepted":
                self.findings.count("accepted")
                return
            for viewer in self.people:
                viewer.sent_at = None
            if answer is None or answer.get("reason") == "stale":
                return
            if answer.get("reason") == "too-fast":
                await asyncio.sleep(TOO_FAST)

    async def _chat(self, person: Person) -> None:
        said = f"{person.name} says {person.asked}"
        person.asked += 1

        def fits(answer: dict[str, Any]) -> bool:
            if answer["type"] == "chat":
                return bool(answer["said"]["text"] == said)
            return answer["type"] in ("refused", "error")

        await person.ask("chat", {"type": "chat", "text": said}, fits)

    # --- the end ---------------------------------------------------------------------------------

    async def finish(self) -> None:
        """What a page does with a finished match: everybody has the result, a replay, and the file."""
        await self._until(lambda: all(person.over() for person in self.people))
        self.findings.count("match")
        token, path = self.people[0].token, f"/api/tables/{self.table}"
        step = int(self.people[0].state["table"].get("step") or 0) // 2
        await self.http.ask("replay", f"{path}/replay?step={step}", token)
        status, text = await self.http.ask("export", f"{path}/export", token)
        if status == OK:
            self.findings.files.append((self.table, text))
        else:
            self.findings.anomaly(UNEXPECTED, self.table, f"the export was answered with {status}")

    async def close(self) -> None:
        """Everybody looks once more, and goes."""
        for person in self.people:
            if person.connected():
                await person.look_again()
            await person.disconnect()
            person.stream.settle()
