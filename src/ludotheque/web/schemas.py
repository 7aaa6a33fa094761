"""What clients may send, checked on arrival. Field for field as in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar, Union

import msgspec
from msgspec import Meta, Struct

from ludotheque.tables.events import Pace
from ludotheque.tables.problems import Problem

Word = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
NO_ZERO = r"^[^\x00]*$"  #: the character that not every store can hold
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_ZERO)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Contribution = Annotated[str, Meta(min_length=1, max_length=128)]
Saying = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Body(Struct, forbid_unknown_fields=True):
    """Base of all request schemas."""


class Nothing(Body):
    """`{}`"""


class NewGuest(Body):
    name: Word = ""


class Me(Body):
    name: Word | None = None
    lang: Word | None = None


class PlayNow(Body):
    game: Word
    level: Word = ""
    pace: Word = ""
    promise: Word = ""
    commitment: Word = ""


class Learn(Body):
    game: Word
    example: Word = ""
    again: bool = False


class SeatWish(Body):
    kind: Word
    level: Word = ""


class NewTable(Body):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    edition: Word = ""
    options: dict[Word, bool | Word] = {}
    pace: Pace = Pace()
    public: bool = False
    auto: bool = True
    estimates: bool = True
    rehearsal: bool = True
    name: Word = ""
    promise: Word = ""
    commitment: Word = ""


class Enter(Body):
    token: Token


class Join(Body):
    seat: SeatNumber | None = None
    promise: Word = ""
    ready: bool = True


class Name(Body):
    name: Word


class Seat(Body):
    seat: SeatNumber
    kind: Word
    level: Word = ""


class Play(Body):
    action: Notation
    seen: Word
    key: Key


class Why(Body):
    action: Notation


class Undo(Body):
    key: Annotated[str, Meta(max_length=64, pattern=NO_ZERO)] = ""


class Chat(Body):
    text: Saying


class Pause(Body):
    on: bool


class Settings(Body):
    auto: bool


class Ready(Body):
    on: bool


class Promise(Body):
    promise: Word


class Reveal(Body):
    value: Contribution


# --- acts at a table: requests of these names, and most of them messages of the socket, too -------------

#: What the request `POST /api/tables/{id}/<act>` brings. As a message of the socket it is the same, with its `type`.
ACTS: dict[str, type[Body]] = {
    "moves": Play,
    "chat": Chat,
    "ready": Ready,
    "leave": Nothing,
    "start": Nothing,
    "close": Nothing,
    "seats": Seat,
    "name": Name,
    "undo": Undo,
    "restart-turn": Undo,
    "pause": Pause,
    "bot-plays": Nothing,
    "take-back": Nothing,
    "resign": Nothing,
    "settings": Settings,
    "promise": Promise,
    "reveal": Reveal,
}
REQUESTS_ONLY = ("moves", "ready", "close", "seats", "name")  #: a move is the message `play`


def act_message(act: str) -> type[Struct]:
    """The message of an act."""
    kind = ACTS[act]
    return msgspec.defstruct(f"{kind.__name__}Message", [], bases=(kind,), tag_field="type", tag=act)


# --- the other messages of the socket -----------------------------------------------------------------


class PlayMessage(Play, tag_field="type", tag="play"): ...


class WhyMessage(Why, tag_field="type", tag="why"):
    rehearsal: bool = False  #: asked about my rehearsal


class EffectsMessage(Why, tag_field="type", tag="effects"):
    rehearsal: bool = False


class RehearseMessage(Body, tag_field="type", tag="rehearse"):
    """Trying moves out. `play` needs `action` and `seen`, `seat` the seat to play for."""

    do: Literal["start", "show", "play", "bot", "back", "seat", "stop"]
    action: Annotated[str, Meta(max_length=1000)] = ""
    seen: Word = ""
    seat: SeatNumber = 0
    key: Annotated[str, Meta(max_length=64)] = ""


class HintMessage(Undo, tag_field="type", tag="hint"):
    """What would an expert play?"""


class LangMessage(Body, tag_field="type", tag="lang"):
    lang: Word


class JoinMessage(Join, tag_field="type", tag="join"): ...


class AgainMessage(Nothing, tag_field="type", tag="again"): ...


class PingMessage(Nothing, tag_field="type", tag="ping"):
    """Answered by `pong`."""


class PongMessage(Nothing, tag_field="type", tag="pong"):
    """The answer to the server's `ping`."""


#: Messages for which something is drawn or computed, though nothing changes.
QUESTIONS = (WhyMessage, EffectsMessage, RehearseMessage, HintMessage, LangMessage, AgainMessage)

#: Every message that the socket knows.
MESSAGES: tuple[type[Struct], ...] = (
    *(PlayMessage, *QUESTIONS, JoinMessage, PingMessage, PongMessage),
    *(act_message(act) for act in ACTS if act not in REQUESTS_ONLY),
)

_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Union[MESSAGES])  # noqa: UP007  # as many as there are
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

#: Reads a message of a client; raises one of `UNREADABLE`.
read_message = _decoder.decode

Read = TypeVar("Read")


def malformed(error: Exception) -> Problem:
    return Problem("malformed", what=str(error)[:200])


def read_body(data: bytes, kind: type[Read]) -> Read:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except UNREADABLE as error:
        raise malformed(error) from error


def schema_of(kinds: list[type[Any]]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
