"""Game files: a finished table as text, a file as a match again, and the check that all was fair."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ludotheque.games import find_game
from ludotheque.kernel.chance import RecordedChance, RecordingChance, SeededChance, UnannouncedChance
from ludotheque.kernel.fair import FairChance, commitment, fair_key
from ludotheque.kernel.game import Game, Position, snapshot
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.match import FORMAT, read_match
from ludotheque.kernel.seats import letter, seat_of
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.course import Course, OldMove

if TYPE_CHECKING:
    from ludotheque.tables.table import Table


# --- writing -----------------------------------------------------------------------------------------


def game_file(table: Table) -> str:
    """The match as `kernel.match` writes it, with the fair chance and its seed."""
    course = table.course
    assert course is not None
    header = {
        "ludotheque": FORMAT,
        "game": table.game.meta.id,
        "rules_version": table.opened.rules_version if course.old else table.game.meta.rules_version,
        "edition": table.options.edition,
        "options": table.options.values,
        "seats": table.seats,
        "names": table.names(),
        "fair": fair_part(table),
        "setup": course.setup_drawn,
    }
    outcome = course.position.outcome()
    footer = {
        "winners": None if outcome is None else [letter(seat) for seat in outcome.winners],
        "snapshot": snapshot(course.position),
    }
    head = json.dumps(header, ensure_ascii=False, indent=1)[:-2]
    tail = json.dumps(footer, ensure_ascii=False)[1:]
    moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in _moves(course))
    return f'{head},\n "moves": [\n  {moves}\n ],\n {tail}\n'


def _moves(course: Course) -> list[list[object]]:
    old: list[list[object]] = [[letter(seat), notation, drawn] for seat, notation, drawn in course.old]
    return old + [[letter(step.seat), step.action.notation, step.drawn] for step in course.steps]


def fair_part(table: Table) -> dict[str, Any]:
    """What is published about the chance of a table: the seed only when the match is over."""
    return {
        "commitment": table.commitment,
        "seed": table.seed.hex() if table.outcome() is not None else None,
        "mixed": [list(part) for part in table.mixed],
        "from": table.imported,
    }


# --- reading -----------------------------------------------------------------------------------------


def course_of_file(text: str) -> Course:
    """The match in a file; `Trouble` says what is wrong with it."""
    try:
        return _course(text)
    except Trouble:
        raise
    except Exception as error:  # a file from anywhere may be damaged in ways nobody thought of
        raise Trouble("damaged-file", where="the whole file", expected=f"a match ({error!r:.60})") from error


def _course(text: str) -> Course:
    match = read_match(text, find_game, SeededChance(0))
    if _json(text).get("rules_version") == match.game.meta.rules_version:
        course = Course.begin(match.game, match.seats, match.options, RecordedChance(match.setup_drawn))
        for move in match.moves:
            course.play(move.seat, move.action, RecordedChance(move.drawn), "file")
        return course
    course = Course(match.game, match.options, match.position)
    course.setup_drawn = match.setup_drawn
    course.old = [_old_move(move) for move in match.moves]
    return course


def _old_move(move: Any) -> OldMove:
    return move.seat, move.action.notation, move.drawn


def names_in(text: str) -> list[str]:
    """The players' names in a file."""
    names = json.loads(text).get("names")
    return [str(name)[:24] for name in names] if isinstance(names, list) else []


# --- checking ----------------------------------------------------------------------------------------


class Verdict:
    """The result of a check: `where` names the first thing that does not fit (move 0 is the set-up)."""

    def __init__(
        self, moves: int, draws: int, fair: bool, key: str = "", where: int = -1, **told: object
    ) -> None:
        self.moves = moves
        self.draws = draws
        self.fair = fair  #: the chance could be drawn again, not only replayed
        self.key = key  #: message key of what is wrong; "" when all fits
        self.where = where
        self.told = told

    @property
    def ok(self) -> bool:
        return not self.key


def verify(text: str) -> Verdict:
    """Plays a game file again, drawing everything anew from the revealed seed."""
    data = _json(text)
    game = find_game(str(data.get("game")))
    if data.get("rules_version") != game.meta.rules_version:
        raise Trouble(
            "damaged-file", where="rules_version", expected=f"version {game.meta.rules_version} of the rules"
        )
    chosen = data.get("options")
    options = game.options(str(data.get("edition")), chosen if isinstance(chosen, dict) else {})
    seats = data.get("seats")
    if not isinstance(seats, int):
        raise Trouble("damaged-file", where="seats", expected="a number of seats")
    game.check_seats(seats)
    return _Check(game, data, seats, options).run()


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Trouble("damaged-file", where="the whole file", expected="JSON") from error
    if not isinstance(data, dict) or data.get("ludotheque") != FORMAT:
        raise Trouble("damaged-file", where="ludotheque", expected=f"a game file of format {FORMAT}")
    return data


class _Check:
    """One run of `verify`."""

    def __init__(self, game: Game, data: dict[str, Any], seats: int, options: Any) -> None:
        self.game = game
        self.data = data
        self.seats = seats
        self.options = options
        self.draws = 0
        fair = data.get("fair")
        self.fair: dict[str, Any] = fair if isinstance(fair, dict) else {}
        self.first = self.fair.get("from", 0)
        self.chance: FairChance | None = None

    def run(self) -> Verdict:
        moves = self.data.get("moves")
        if not isinstance(moves, list):
            raise Trouble("damaged-file", where="moves", expected="a list of moves")
        self.moves = moves
        if isinstance(self.fair.get("seed"), str):
            wrong = self._open_chance()
            if wrong is not None:
                return wrong
        position = self._set_up()
        if isinstance(position, Verdict):
            return position
        for number, move in enumerate(moves, 1):
            wrong = self._move(position, number, move)
            if wrong is not None:
                return wrong
        if self.data.get("snapshot") != snapshot(position):
            return self._wrong("verify-snapshot", len(moves))
        return Verdict(len(moves), self.draws, self.chance is not None)

    def _open_chance(self) -> Verdict | None:
        try:
            seed = bytes.fromhex(self.fair["seed"])
            mixed = [(str(who), str(value)) for who, value in self.fair.get("mixed", [])]
        except (ValueError, TypeError) as error:
            raise Trouble("damaged-file", where="fair", expected="seed and mixed values") from error
        if commitment(seed) != self.fair.get("commitment"):
            return self._wrong("verify-commitment", 0)
        self.chance = FairChance(fair_key(seed, mixed))
        return None

    def _wrong(self, key: str, where: int, **told: object) -> Verdict:
        return Verdict(len(self.moves), self.draws, self.chance is not None, key, where, **told)

    def _drawing(self, number: int, told: list[Any]) -> RecordingChance:
        """Fair chance where the table drew by it, the recording where it did not."""
        if self.chance is not None and (self.first == 0 or number > self.first):
            return RecordingChance(self.chance)
        return RecordingChance(RecordedChance([(str(why), value) for why, value in told]))

    def _set_up(self) -> Position | Verdict:
        told = self.data.get("setup")
        if not _is_drawn(told):
            return self._wrong("verify-unreadable", 0)
        assert isinstance(told, list)
        chance = self._drawing(0, told)
        try:
            position = self.game.setup(self.seats, self.options, chance, SILENT)
        except UnannouncedChance as error:
            return self._wrong("verify-chance", 0, told=str(error))
        if [list(item) for item in chance.drawn] != told:
            return self._wrong("verify-chance", 0, told="")
        self.draws += len(told)
        return position

    def _move(self, position: Position, number: int, move: Any) -> Verdict | None:
        if not isinstance(move, list) or len(move) != 3 or not _is_drawn(move[2]):
            return self._wrong("verify-unreadable", number)
        try:
            seat = seat_of(str(move[0]))
            action = self.game.parse(str(move[1]))
        except Trouble as trouble:
            return self._wrong("verify-unreadable", number, told=str(trouble))
        refusal = None if seat >= self.seats else position.refusal(seat, action)
        if seat >= self.seats or refusal is not None:
            return self._wrong("verify-illegal", number, told=str(move[1]), rule=getattr(refusal, "rule", ""))
        chance = self._drawing(number, move[2])
        try:
            position.play(seat, action, chance, SILENT)
        except UnannouncedChance as error:
            return self._wrong("verify-chance", number, told=str(error))
        if [list(item) for item in chance.drawn] != move[2]:
            return self._wrong("verify-chance", number, told=str(move[1]))
        self.draws += len(move[2])
        return None


def _is_drawn(told: object) -> bool:
    return isinstance(told, list) and all(
        isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) for item in told
    )
