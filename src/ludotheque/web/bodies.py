"""What clients may send, checked on arrival. Field for field as in docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from ludotheque.tables.events import Pace
from ludotheque.tables.problems import Problem

Word = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=1000)]
Entropy = Annotated[str, Meta(max_length=128)]
Saying = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class Body(Struct, forbid_unknown_fields=True):
    """Base of all request bodies."""


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
    entropy: Entropy = ""
    commitment: Word = ""


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
    name: Word = ""
    entropy: Entropy = ""
    commitment: Word = ""


class Enter(Body):
    token: Token


class Join(Body):
    seat: SeatNumber | None = None
    entropy: Entropy = ""


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
    key: Annotated[str, Meta(max_length=64)] = ""


class Chat(Body):
    text: Saying


class Pause(Body):
    on: bool


class Settings(Body):
    auto: bool


class Mix(Body):
    value: Annotated[str, Meta(min_length=1, max_length=128)]


# --- the socket's messages: the same bodies with a type ----------------------------------------------


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages from a client."""


class PlayMessage(Message, tag="play"):
    action: Notation
    seen: Word
    key: Key


class WhyMessage(Message, tag="why"):
    action: Notation


class UndoMessage(Message, tag="undo"):
    key: Annotated[str, Meta(max_length=64)] = ""


class RestartMessage(Message, tag="restart-turn"):
    key: Annotated[str, Meta(max_length=64)] = ""


class ChatMessage(Message, tag="chat"):
    text: Saying


class LangMessage(Message, tag="lang"):
    lang: Word


class EntropyMessage(Message, tag="entropy"):
    value: Annotated[str, Meta(min_length=1, max_length=128)]


class PauseMessage(Message, tag="pause"):
    on: bool


class BotPlaysMessage(Message, tag="bot-plays"):
    pass


class TakeBackMessage(Message, tag="take-back"):
    pass


class ResignMessage(Message, tag="resign"):
    pass


class StartMessage(Message, tag="start"):
    pass


class JoinMessage(Message, tag="join"):
    seat: SeatNumber | None = None
    entropy: Entropy = ""


class LeaveMessage(Message, tag="leave"):
    pass


class SettingsMessage(Message, tag="settings"):
    auto: bool


class AgainMessage(Message, tag="again"):
    pass


class PingMessage(Message, tag="ping"):
    pass


AnyMessage = (
    PlayMessage
    | WhyMessage
    | UndoMessage
    | RestartMessage
    | ChatMessage
    | LangMessage
    | EntropyMessage
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
)

_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)

Read = TypeVar("Read")


def read_message(data: str | bytes) -> AnyMessage:
    """A message of a client; `Problem` says what is wrong with it."""
    try:
        return _messages.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("malformed", what=_short(error)) from error


def read_body(data: bytes, kind: type[Read]) -> Read:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("malformed", what=_short(error)) from error


def _short(error: Exception) -> str:
    return str(error)[:200]


def schema_of(kinds: list[type[Any]]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
