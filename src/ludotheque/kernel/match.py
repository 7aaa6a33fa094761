"""A match: a position, the road that led to it, and the file both are kept in.

The file is JSON a person can read: a header, what fell at setup, one line per move (seat, action, what
fell), and a snapshot of the position, so that a running match goes on even after the rules have changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, Drawn, RecordedChance, RecordingChance, UnannouncedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game, Position, snapshot
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import letter, seat_of
from ludotheque.kernel.trouble import Trouble

FORMAT: Final = 1


class Refused(Exception):
    """A move that the gate refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


class Move:
    """One move as it is kept: who, what, and what fell."""

    def __init__(self, seat: int, action: Action, drawn: list[Drawn], reveals: bool) -> None:
        self.seat = seat
        self.action = action
        self.drawn = drawn
        self.reveals = reveals


class Match:
    """A match in progress or over. `play` is the only way forward, and it asks the gate."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.moves: list[Move] = []
        self.names = [letter(seat) for seat in range(seats)]
        self._before: list[Position] = []
        journal = Journal()
        recording = RecordingChance(chance)
        self.position = game.setup(seats, options, recording, journal)
        self.setup_drawn = recording.drawn
        self.setup_facts = journal.facts

    def play(self, seat: int, action: Action) -> list[Fact]:
        """Plays a move through the gate and tells what happened; raises `Refused`."""
        refusal = self.position.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        journal = Journal()
        recording = RecordingChance(self.chance)
        before = self.position.copy()
        self.position.play(seat, action, recording, journal)
        reveals = any(fact.reveals for fact in journal.facts)
        self._before.append(before)
        self.moves.append(Move(seat, action, recording.drawn, reveals))
        return journal.facts

    # --- undo ------------------------------------------------------------------------------------

    def undo_block(self, seat: int) -> str | None:
        """The message key that says why this seat cannot take its last move back; None if it can."""
        if not self.moves or not self._before:
            return "undo-nothing"
        last = self.moves[-1]
        if last.seat != seat:
            return "undo-another-moved"
        if last.drawn:
            return "undo-chance-fell"
        if last.reveals:
            return "undo-revealed"
        return None

    def undo(self, seat: int) -> Move:
        """Takes the last move back. Call `undo_block` first."""
        blocked = self.undo_block(seat)
        if blocked is not None:
            raise Trouble(blocked)
        self.position = self._before.pop()
        return self.moves.pop()

    # --- the file --------------------------------------------------------------------------------

    def to_text(self) -> str:
        header = {
            "ludotheque": FORMAT,
            "game": self.game.meta.id,
            "rules_version": self.game.meta.rules_version,
            "edition": self.options.edition,
            "options": self.options.values,
            "seats": self.seats,
            "names": self.names,
            "setup": self.setup_drawn,
        }
        lines = [
            json.dumps([letter(move.seat), move.action.notation, move.drawn], ensure_ascii=False)
            for move in self.moves
        ]
        outcome = self.position.outcome()
        footer = {
            "winners": None if outcome is None else [letter(seat) for seat in outcome.winners],
            "snapshot": snapshot(self.position),
        }
        head = json.dumps(header, ensure_ascii=False, indent=1)[:-2]
        tail = json.dumps(footer, ensure_ascii=False)[1:]
        moves = ",\n  ".join(lines)
        return f'{head},\n "moves": [\n  {moves}\n ],\n {tail}\n'


def _damaged(where: str, expected: str) -> Trouble:
    return Trouble("damaged-file", where=where, expected=expected)


def _field(data: dict[str, Any], key: str, kind: type, expected: str) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise _damaged(key, expected)
    return value


def _drawn(value: object, where: str) -> list[Drawn]:
    if not isinstance(value, list):
        raise _damaged(where, "a list of [reason, outcome]")
    drawn: list[Drawn] = []
    for item in value:
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
            raise _damaged(where, "a list of [reason, outcome]")
        drawn.append((item[0], item[1]))
    return drawn


def read_match(
    text: str,
    find_game: Callable[[str], Game],
    chance: Chance,
    watch: Callable[[Match, int, Action, list[Fact]], None] | None = None,
) -> Match:
    """The match in a file, replayed move by move through the gate; `chance` serves what comes after.

    `watch` is called after each replayed move. A match of an older `rules_version` is not replayed: it goes
    on from its snapshot.
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise _damaged("the whole file", "JSON") from error
    if not isinstance(data, dict) or data.get("ludotheque") != FORMAT:
        raise _damaged("ludotheque", f"a game file of format {FORMAT}")
    game = find_game(_field(data, "game", str, "the id of a game"))
    chosen = _field(data, "options", dict, "the options of the table")
    options = game.options(_field(data, "edition", str, "the name of an edition"), chosen)
    seats = _field(data, "seats", int, "a number of seats")
    game.check_seats(seats)
    recorded = RecordedChance(_drawn(data.get("setup"), "setup"))
    try:
        match = Match(game, seats, options, recorded)
    except UnannouncedChance as error:
        raise _damaged("setup", str(error)) from error
    names = data.get("names")
    if isinstance(names, list) and len(names) == seats:
        match.names = [str(name) for name in names]
    moves = _field(data, "moves", list, "a list of moves")
    if data.get("rules_version") == game.meta.rules_version:
        for number, item in enumerate(moves, 1):
            _replay_move(match, number, item, watch)
    else:
        for number, item in enumerate(moves, 1):
            seat, action, drawn = _read_move(game, number, item)
            match.moves.append(Move(seat, action, drawn, True))
        try:
            match.position = game.restore(data.get("snapshot"), options)
        except (TypeError, ValueError, IndexError) as error:
            raise Trouble("damaged-data", found=str(data.get("snapshot"))[:60]) from error
    match.chance = chance
    return match


def _read_move(game: Game, number: int, item: object) -> tuple[int, Action, list[Drawn]]:
    where = f"move {number}"
    if not isinstance(item, list) or len(item) != 3:
        raise _damaged(where, "[seat, action, what fell]")
    try:
        return seat_of(str(item[0])), game.parse(str(item[1])), _drawn(item[2], where)
    except Trouble as error:
        raise _damaged(where, str(error)) from error


def _replay_move(
    match: Match,
    number: int,
    item: object,
    watch: Callable[[Match, int, Action, list[Fact]], None] | None,
) -> None:
    seat, action, drawn = _read_move(match.game, number, item)
    recorded = RecordedChance(drawn)
    match.chance = recorded
    try:
        if seat >= match.seats:
            raise _damaged(f"move {number}", f"a seat of this table, not {letter(seat)}")
        facts = match.play(seat, action)
    except Refused as error:
        raise _damaged(
            f"move {number}", f"a legal move ({error.refusal.key}, §{error.refusal.rule})"
        ) from error
    except UnannouncedChance as error:
        raise _damaged(f"move {number}", str(error)) from error
    if not recorded.used_up():
        raise _damaged(f"move {number}", "only what fell")
    if watch is not None:
        watch(match, seat, action, facts)
