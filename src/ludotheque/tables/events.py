"""What may happen at a table, as it is kept: a table is the fold of these, in order.

Every event is one row of the store, numbered from 0 without gaps. Field names are part of the file format:
add fields with defaults, never rename.
"""

from __future__ import annotations

from typing import Any

import msgspec

PERSON = "person"
BOT = "bot"
OPEN = "open"

RELAXED = "relaxed"
LIVE = "live"
DAYS = "days"


class Pace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time there is: none asked, minutes for the match, or days for a decision."""

    kind: str = RELAXED
    minutes: int = 15  #: live: per seat, for the whole match
    extra: int = 10  #: live: seconds given back per decision
    count: int = 5  #: live: seconds per step of the open-cry count
    days: int = 2  #: days: per decision


class Chair(msgspec.Struct, omit_defaults=True):
    """Who sits there: a person (by guest id), a bot of a level, or nobody yet."""

    kind: str = OPEN
    guest: str = ""
    name: str = ""
    level: str = ""


class Event(msgspec.Struct, tag_field="k", omit_defaults=True, kw_only=True):
    """Base of all events; `at` is server time in milliseconds since 1970."""

    at: int


class Opened(Event, tag="opened"):
    game: str
    edition: str
    options: dict[str, Any]
    rules_version: int
    chairs: list[Chair]
    pace: Pace
    owner: str
    seed: str  #: hex; secret until the match is over
    public: bool = False
    auto: bool = True
    before: str = ""  #: the table this one is the rematch of


class SeatTaken(Event, tag="seat-taken"):
    """A person sits down, or carries a seat to another browser (`moved`)."""

    seat: int
    guest: str
    name: str
    moved: bool = False


class SeatFreed(Event, tag="seat-freed"):
    seat: int


class SeatGiven(Event, tag="seat-given"):
    """The owner puts a bot on a seat or takes it away, in the lobby."""

    seat: int
    chair: Chair


class Renamed(Event, tag="renamed"):
    seat: int
    name: str


class Mixed(Event, tag="mixed"):
    """A player's part of the chance."""

    who: str
    value: str


class Started(Event, tag="started"):
    """The set-up: what fell, and how many words of the fair chance it used. Levels for seats still open."""

    drawn: list[Any]
    words: int
    chairs: list[Chair]


class Imported(Event, tag="imported"):
    """A match from a game file instead of a set-up of our own; its chance is ours only after its moves."""

    file: str
    words: int = 0


class Moved(Event, tag="moved"):
    seat: int
    action: str
    drawn: list[Any] = []
    words: int = 0  #: fair words used so far, if anything was drawn
    by: str = PERSON  #: person, bot, forced, clock, count, failed (a bot that crashed or hung)


class Undone(Event, tag="undone"):
    """The last `moves` moves were taken back."""

    seat: int
    moves: int


class Said(Event, tag="said"):
    room: str
    name: str
    text: str
    seat: int | None = None


class PauseAsked(Event, tag="pause-asked"):
    seat: int


class Paused(Event, tag="paused"):
    seat: int


class Resumed(Event, tag="resumed"):
    seat: int


class Handed(Event, tag="handed"):
    """A bot plays a person's seat: asked, time, resigned or absent."""

    seat: int
    why: str


class TakenBack(Event, tag="taken-back"):
    seat: int


class AutoSet(Event, tag="auto-set"):
    seat: int
    auto: bool


class BotFailed(Event, tag="bot-failed"):
    """A bot crashed, hung, or chose something illegal; the table plays the default for it."""

    seat: int
    why: str


class Rematched(Event, tag="rematched"):
    table: str


class Closed(Event, tag="closed"):
    why: str = ""


class Woke(Event, tag="woke"):
    """The house was closed for so long: running clocks do not count it."""

    down: int


AnyEvent = (
    Opened
    | SeatTaken
    | SeatFreed
    | SeatGiven
    | Renamed
    | Mixed
    | Started
    | Imported
    | Moved
    | Undone
    | Said
    | PauseAsked
    | Paused
    | Resumed
    | Handed
    | TakenBack
    | AutoSet
    | BotFailed
    | Rematched
    | Closed
    | Woke
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: Event) -> bytes:
    return _encoder.encode(event)


def read_event(data: bytes | str) -> AnyEvent:
    return _decoder.decode(data)
