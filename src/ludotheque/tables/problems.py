"""What a table or the server has to object, with the HTTP status that fits. Texts are in messages.*.ftl."""

from __future__ import annotations

from ludotheque.kernel.refusal import Refusal


class Problem(Exception):
    """Something a caller did wrong or came too late for; nothing has changed."""

    status = 400

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class NoIdentity(Problem):
    status = 401


class NotAllowed(Problem):
    status = 403


class Unknown(Problem):
    status = 404


class TooLate(Problem):
    """The table is no longer where the caller thinks: stale, over, paused, another was faster."""

    status = 409


class TooLarge(Problem):
    status = 413


class Misdirected(Problem):
    status = 421


class TooSlow(Problem):
    status = 408


class TooFast(Problem):
    status = 429

    def __init__(self, key: str, after: int) -> None:
        super().__init__(key, after=after)
        self.after = after  #: seconds to wait


class Stopping(Problem):
    """The server is about to end; what was asked has not begun."""

    status = 503


class ServerError(Problem):
    """A fault of ours that nobody foresaw; the log has it all."""

    status = 500


class Damaged(Problem):
    """What the store holds of a table makes none."""

    status = 500


class NotTaught(Problem):
    """The rules allow it, but the lesson asks for something else now; `message` says so in the game's words."""

    status = 409

    def __init__(self, game: str, message: str, rule: str = "") -> None:
        super().__init__("not-taught")
        self.game = game
        self.message = message
        self.rule = rule  #: the § that is being taught


class RefusedByRules(Problem):
    """The gate said no; `refusal` teaches why."""

    status = 409

    def __init__(self, game: str, refusal: Refusal, names: list[str]) -> None:
        super().__init__(refusal.key)
        self.game = game
        self.refusal = refusal
        self.names = names
