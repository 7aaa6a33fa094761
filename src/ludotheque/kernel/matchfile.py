"""The file of a match: written and read. `verify.py` checks it.

It is JSON a person can read: a header, what fell at setup, one line per move (seat, action, what fell), and a
snapshot of the position, so that a running match goes on even after the rules have changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, Drawn, RecordedChance, SeededChance, UnannouncedChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match, Move, Refused
from ludotheque.kernel.options import Options
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.record import damaged
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR, letter, seat_of
from ludotheque.kernel.trouble import Trouble

FORMAT: Final = 1
FROM_FILE: Final = "file"  #: who made a move: it was read from a file

MOST_MOVES: Final = 5_000  #: in a file from outside; the longest match of the archive has 516
DEEPEST: Final = 50  #: lists and objects in one another; a snapshot has 20 at most

FindGame = Callable[[str], Game]

# --- writing -----------------------------------------------------------------------------------------


def file_text(match: Match, names: list[str] | None = None, **more: object) -> str:
    """The match as a file; `more` goes into its header."""
    header = {
        "ludotheque": FORMAT,
        "game": match.game.meta.id,
        "rules_version": match.rules_version,
        "edition": match.options.edition,
        "options": match.options.values,
        "seats": match.seats,
        "names": match.names if names is None else names,
        **more,
        "setup": match.setup_drawn,
    }
    moves = [(letter(seat), notation, drawn) for seat, notation, drawn in match.old]
    moves += [(letter(move.seat), move.action.notation, move.drawn) for move in match.moves]
    outcome = match.position.outcome()
    footer = {
        "winners": None if outcome is None else [letter(seat) for seat in outcome.winners],
        "snapshot": snapshot(match.position),
    }
    head = json.dumps(header, ensure_ascii=False, indent=1)[:-2]
    tail = json.dumps(footer, ensure_ascii=False)[1:]
    lines = ",\n  ".join([json.dumps(move, ensure_ascii=False) for move in moves])
    return f'{head},\n "moves": [\n  {lines}\n ],\n {tail}\n'


# --- what reading and verifying share ----------------------------------------------------------------


class Unfit(Exception):
    """A move that does not fit the match; number 0 is the setup."""

    def __init__(self, key: str, number: int, expected: str, played: str = "", rule: str = "") -> None:
        super().__init__(key, number, expected)
        self.key = key
        self.number = number
        self.expected = expected  #: what should stand there
        self.played = played
        self.rule = rule


class MatchFile:
    """A file whose header is in order: the game, its options and the recorded moves."""

    def __init__(self, text: str, find_game: FindGame, from_outside: bool = False) -> None:
        """A file `from_outside` may name only an edition that comes with the game, and is not too long."""
        self.data = read_json(text)
        self.game = find_game(self._field("game", str, "the id of a game"))
        chosen = self._field("options", dict, "the options of the table")
        self.options: Options = self.game.options(
            self._field("edition", str, "the name of an edition"), chosen
        )
        self.seats: int = self._field("seats", int, "a number of seats")
        self.game.check_seats(self.seats)
        self.moves: list[Any] = self._field("moves", list, "a list of moves")
        if from_outside:
            self.game.check_edition(self.options.edition)
            if len(self.moves) > MOST_MOVES:
                raise file_damaged("moves", f"at most {MOST_MOVES} moves")
        self.rules_version = self.data.get("rules_version")

    def _field(self, key: str, kind: type, expected: str) -> Any:
        value = self.data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise file_damaged(key, expected)
        return value

    def is_of_today(self) -> bool:
        """Whether the rules that played it are those that run now."""
        return type(self.rules_version) is int and self.rules_version == self.game.meta.rules_version

    def names(self) -> list[str]:
        """The players' names; none if the file does not name everybody."""
        names = self.data.get("names")
        return [str(name) for name in names] if isinstance(names, list) and len(names) == self.seats else []

    def setup_drawn(self) -> list[Drawn]:
        return _drawn(self.data.get("setup"), 0)

    def move(self, number: int) -> tuple[int, str, list[Drawn]]:
        """The seat, the notation and what fell, of a move from 1 on."""
        item = self.moves[number - 1]
        if not isinstance(item, list) or len(item) != 3:
            raise Unfit("verify-unreadable", number, "[seat, action, what fell]")
        drawn = _drawn(item[2], number)
        try:
            seat = seat_of(str(item[0]))
        except Trouble as trouble:
            raise Unfit("verify-unreadable", number, str(trouble), str(trouble)) from trouble
        return seat, str(item[1]), drawn

    def replayed(self, source: Chance | None = None, first_fair: int = 0) -> Match:
        """The match, every move played through the gate; `Unfit` names the first one that does not fit.

        What fell comes from the file; with `source`, it is drawn anew from move `first_fair` on (0: all of it).
        """
        setup = self.setup_drawn()
        match = _setup(self, source if source is not None and first_fair == 0 else RecordedChance(setup))
        if not same(match.setup_drawn, setup):
            raise Unfit("verify-chance", 0, "only what fell")
        for number in range(1, len(self.moves) + 1):
            seat, notation, drawn = self.move(number)
            fair = source is not None and number >= first_fair
            chance: Chance = source if fair and source is not None else RecordedChance(drawn)
            move = _played(match, number, seat, notation, chance)
            if not same(move.drawn, drawn):
                raise Unfit("verify-chance", number, "only what fell", notation)
        return match


def same(one: object, other: object) -> bool:
    """Whether two values are the same as JSON: 1, 1.0 and true are not."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _setup(file: MatchFile, chance: Chance) -> Match:
    try:
        return Match(file.game, file.seats, file.options, chance)
    except UnannouncedChance as error:
        raise Unfit("verify-chance", 0, str(error), str(error)) from error


def _played(match: Match, number: int, seat: int, notation: str, chance: Chance) -> Move:
    if seat >= match.seats:
        expected = f"a seat of this table, not {letter(seat)}"
        raise Unfit("verify-illegal", number, expected, notation)
    try:
        return match.play(seat, match.game.parse(notation), FROM_FILE, chance)
    except Trouble as trouble:
        raise Unfit("verify-unreadable", number, str(trouble), str(trouble)) from trouble
    except Refused as error:
        refusal = error.refusal
        expected = f"a legal move ({refusal.key}, §{refusal.rule})"
        raise Unfit("verify-illegal", number, expected, notation, refusal.rule) from error
    except UnannouncedChance as error:
        raise Unfit("verify-chance", number, str(error), str(error)) from error


def _drawn(value: object, number: int) -> list[Drawn]:
    """What fell, as read from JSON."""
    drawn: list[Drawn] = []
    if not isinstance(value, list):
        raise Unfit("verify-unreadable", number, "a list of [reason, outcome]")
    for item in value:
        if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], str):
            raise Unfit("verify-unreadable", number, "a list of [reason, outcome]")
        drawn.append((item[0], item[1]))
    return drawn


def read_json(text: str) -> dict[str, Any]:
    """The data of a file, not too deep: whether it can be read must not depend on how deep the reader is called."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise file_damaged("the whole file", "JSON") from error
    if _is_deeper(data, DEEPEST):
        raise file_damaged("the whole file", f"at most {DEEPEST} lists and objects in one another")
    if _has_half_signs(text, data):
        raise file_damaged("the whole file", "JSON")
    if not isinstance(data, dict) or data.get("ludotheque") != FORMAT:
        raise file_damaged("ludotheque", f"a game file of format {FORMAT}")
    return data


def _has_half_signs(text: str, data: object) -> bool:
    """Whether one half of a surrogate pair stands alone: it could be written nowhere, and in no answer."""
    if "\\ud" not in text.lower():
        return False
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def _is_deeper(data: object, most: int) -> bool:
    """Whether more than so many lists and objects lie in one another; looked at level by level."""
    level: list[Any] = [data]
    for _ in range(most + 1):
        level = [part for part in level if part and isinstance(part, (dict, list))]
        if not level:
            return False
        inner: list[Any] = []
        for part in level:
            inner.extend(part.values() if isinstance(part, dict) else part)
        level = inner
    return True


def file_damaged(where: str, expected: str) -> Trouble:
    return Trouble("damaged-file", where=where, expected=expected)


# --- reading -----------------------------------------------------------------------------------------


def read_match(text: str, find_game: FindGame, chance: Chance) -> Match:
    """The match in a file, replayed move by move through the gate; `chance` serves what comes after.

    A match of an older `rules_version` is not replayed: it goes on from its snapshot, which is believed. So this is
    for files of the user's own; `read_from_outside` is for those of others.
    """
    file = MatchFile(text, find_game)
    return _made(file, chance, believed=not file.is_of_today())


def read_from_outside(text: str, find_game: FindGame, chance: Chance, signed: bool) -> Match:
    """The match in a file that anybody may have written: replayed, or refused.

    One of older rules is believed only if this server has `signed` it. Without a signature it must play through
    under the rules of today, to the very position that it names.
    """
    file = MatchFile(text, find_game, from_outside=True)
    if file.is_of_today():
        return _made(file, chance, believed=False)
    if signed:
        return _made(file, chance, believed=True)
    try:
        match = _made(file, chance, believed=False)
    except Trouble as trouble:
        raise Trouble("older-rules-file", game=file.game.meta.id) from trouble
    if file.data.get("snapshot") != snapshot(match.position):
        raise Trouble("older-rules-file", game=file.game.meta.id)
    return match


def _made(file: MatchFile, chance: Chance, believed: bool) -> Match:
    """The match of a file: from its snapshot if that is believed, else replayed."""
    try:
        match = _from_snapshot(file) if believed else file.replayed()
    except Unfit as unfit:
        where = f"move {unfit.number}" if unfit.number else "setup"
        raise file_damaged(where, unfit.expected) from unfit
    match.names = file.names() or match.names
    match.chance = chance
    return match


def _try_out(match: Match) -> None:
    """Shows a position to everybody, as tables and bots do: numbers that name nothing are found here, not in a game."""
    game, position = match.game, match.position
    waiting = position.waiting_for()
    for seat in (SPECTATOR, *range(match.seats)):
        menu = () if seat == SPECTATOR else position.menu(seat)
        seen = game.observe(position, seat)

        def why(action: Action, seat: int = seat) -> Refusal | None:
            return position.refusal(seat, action)

        game.scene(seen, menu, waiting, why)
        game.evaluate(game.observe(game.imagine(seen, SeededChance(0)), seat))
    for seat in waiting:
        position.forced(seat)
    game.quantities(position)
    position.outcome()


def _from_snapshot(file: MatchFile) -> Match:
    saved = file.data.get("snapshot")
    try:
        position = file.game.restore(saved, file.options)
        match = Match(file.game, file.seats, file.options, RecordedChance([]), position)
        fits = position.seats == file.seats
        if fits:
            _try_out(match)
    except Trouble:
        raise
    except Exception as error:  # a game makes its state of parts that may be of any kind
        raise damaged(saved) from error
    if not fits:
        raise damaged(saved)
    match.setup_drawn = file.setup_drawn()
    match.old = [file.move(number) for number in range(1, len(file.moves) + 1)]
    if isinstance(file.rules_version, int):
        match.rules_version = file.rules_version
    return match
