"""What clients may send, checked on arrival. Field for field as in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

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


# --- the socket's messages: the same bodies with a type ----------------------------------------------


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


class UndoMessage(Undo, tag_field="type", tag="undo"): ...


class RestartMessage(Undo, tag_field="type", tag="restart-turn"): ...


class ChatMessage(Chat, tag_field="type", tag="chat"): ...


class LangMessage(Body, tag_field="type", tag="lang"):
    lang: Word


class PromiseMessage(Promise, tag_field="type", tag="promise"): ...


class RevealMessage(Reveal, tag_field="type", tag="reveal"): ...


class PauseMessage(Pause, tag_field="type", tag="pause"): ...


class BotPlaysMessage(Nothing, tag_field="type", tag="bot-plays"): ...


class TakeBackMessage(Nothing, tag_field="type", tag="take-back"): ...


class ResignMessage(Nothing, tag_field="type", tag="resign"): ...


class StartMessage(Nothing, tag_field="type", tag="start"): ...


class JoinMessage(Join, tag_field="type", tag="join"): ...


class LeaveMessage(Nothing, tag_field="type", tag="leave"): ...


class SettingsMessage(Settings, tag_field="type", tag="settings"): ...


class AgainMessage(Nothing, tag_field="type", tag="again"): ...


class PingMessage(Nothing, tag_field="type", tag="ping"):
    """Answered by `pong`."""


class PongMessage(Nothing, tag_field="type", tag="pong"):
    """The answer to the server's `ping`."""


AnyMessage = (
    PlayMessage
    | WhyMessage
    | EffectsMessage
    | RehearseMessage
    | HintMessage
    | UndoMessage
    | RestartMessage
    | ChatMessage
    | LangMessage
    | PromiseMessage
    | RevealMessage
    | PauseMessage
    | BotPlaysMessage
    | TakeBackMessage
    | ResignMessage
    | StartMessage
    | JoinMessage
    | LeaveMessage
    | SettingsMessage
    | AgainMessage
    | PingMessage
    | PongMessage
)

#: Reads a message of a client; raises one of `UNREADABLE`.
MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

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
