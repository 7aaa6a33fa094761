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

#: Who made a move, besides a person, a bot, and the match itself where there was no choice (`kernel.match.FORCED`).
CLOCK = "clock"
COUNT = "count"
FAILED = "failed"  #: a bot that crashed or hung

#: Why a bot plays a person's seat.
ASKED = "asked"
TIME = "time"
LEFT = "left"
RESIGNED = "resigned"

RELAXED = "relaxed"
LIVE = "live"
DAYS = "days"

BRISK = "brisk"
NORMAL = "normal"
LEISURELY = "leisurely"


class Pace(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How much time there is: none asked, minutes for the match, or days for a decision."""

    kind: str = RELAXED
    minutes: int = 15  #: live: per seat, for the whole match
    extra: int = 10  #: live: seconds given back per decision
    count: int = 5  #: live: seconds per step of the open-cry count
    days: int = 2  #: days: per decision
    speed: str = NORMAL  #: of bots and of what is shown: brisk, normal or leisurely


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person (by guest id), a bot of a level, or nobody yet."""

    kind: str = OPEN
    guest: str = ""
    name: str = ""
    level: str = ""


class Event(msgspec.Struct, tag_field="k", omit_defaults=True, kw_only=True):
    """Base of all events. `at` is server time in milliseconds since 1970: when it is committed."""

    at: int = 0


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
    estimates: bool = True  #: whether odds and estimates may be shown here
    rehearsal: bool = True  #: whether players may try moves out in an imagined match
    script: str = ""  #: the lesson or the example of the rules that it opens with


class SeatTaken(Event, tag="seat-taken"):
    """A person sits down, or carries a seat to another browser (`moved`)."""

    seat: int
    guest: str
    name: str
    moved: bool = False
    ready: bool = True  #: the match may begin as soon as every seat is taken


class SeatFreed(Event, tag="seat-freed"):
    seat: int


class SeatGiven(Event, tag="seat-given"):
    """The owner puts a bot on a seat or takes it away, in the lobby."""

    seat: int
    chair: Chair


class SeatChanged(Event, tag="seat-changed"):
    """A person moves to another seat in the lobby; the old one is free."""

    seat: int
    to: int


class Renamed(Event, tag="renamed"):
    seat: int
    name: str


class ReadySet(Event, tag="ready-set"):
    """A person in the lobby is ready for the match to begin, or not yet."""

    seat: int
    ready: bool


class Mixed(Event, tag="mixed"):
    """A player's part of the chance, given without a promise: only in tables of earlier releases."""

    who: str
    value: str


class Promised(Event, tag="promised"):
    """A player publishes the SHA-256 of a contribution to the chance."""

    seat: int
    promise: str


class PromisesAsked(Event, tag="promises-asked"):
    """These seats are asked to promise a contribution until then: at a rematch, or with a new seed.

    `without`: those who had promised and did not reveal. They are why there is a new seed.
    """

    seats: list[int]
    until: int
    seed: str = ""
    without: list[int] = []


class PromisesSealed(Event, tag="promises-sealed"):
    """No promise is added any more. Whoever made one is to reveal the contribution until then."""

    until: int


class Revealed(Event, tag="revealed"):
    """A player reveals the contribution that was promised."""

    seat: int
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
    signed: bool = False  #: this server had written the file: its snapshot is believed


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot says when it refuses an offer: why, and what the deal would bring it and the other."""

    other: int
    why: str
    own: int = 0
    theirs: int = 0


class Moved(Event, tag="moved"):
    seat: int
    action: str
    drawn: list[Any] = []
    words: int = 0  #: fair words used so far, if anything was drawn
    by: str = PERSON
    shown: int = 0  #: milliseconds for which its moments are shown: clocks and the count start after them
    remarks: list[Remark] = []  #: of the bot that made it


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
    """A bot plays a person's seat from now on."""

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


class LinksRenewed(Event, tag="links-renewed"):
    """The owner made new links to play and to watch; those of before are void."""


class Rematched(Event, tag="rematched"):
    table: str


class Closed(Event, tag="closed"):
    """Nobody plays here any more."""


class Woke(Event, tag="woke"):
    """The server was stopped for so long: running clocks do not count it."""

    down: int


AnyEvent = (
    Opened
    | SeatTaken
    | SeatFreed
    | SeatGiven
    | SeatChanged
    | Renamed
    | ReadySet
    | Mixed
    | Promised
    | PromisesAsked
    | PromisesSealed
    | Revealed
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
    | LinksRenewed
    | Rematched
    | Closed
    | Woke
)

#: Events after which somebody else may sit somewhere.
SEATING = (Opened, SeatTaken, SeatFreed, SeatGiven, SeatChanged, Renamed, Started, Imported)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
encode = msgspec.json.Encoder().encode
decode = _decoder.decode
