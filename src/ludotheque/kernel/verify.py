"""The check of a game file: legal moves, and chance that was not chosen."""

from __future__ import annotations

import re
from typing import Any, Final

from ludotheque.kernel.fair import FairChance, commitment, fair_key, promise_of
from ludotheque.kernel.matchfile import FindGame, MatchFile, Unfit, file_damaged, same
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.seats import letter

_HASH: Final = re.compile(r"[0-9a-f]{64}")  #: 32 bytes in hex: a seed, a commitment, a promise

Part = tuple[str, str]  #: the letter of a seat, and its promise or its contribution


class Verdict:
    """The result of a check: `where` names the first move that does not fit (0 is the setup)."""

    def __init__(self, moves: int) -> None:
        self.moves = moves
        self.draws = 0
        self.fair = False  #: every draw was drawn again from the seed
        #: so many moves came from another file: who wrote that chose what fell
        self.imported: int | None = None
        self.contributors = 0  #: players whose promised contributions are part of the key
        self.promised = True  #: the contributions were promised first; not so in files of older releases
        self.key = ""  #: message key of what is wrong; "" when all fits
        self.where = -1
        self.params: dict[str, object] = {}

    @property
    def ok(self) -> bool:
        return not self.key

    def against(self, key: str, where: int, **params: object) -> Verdict:
        self.key = key
        self.where = where
        self.params = params
        return self

    def finding(self) -> str:
        """The message key of the finding."""
        if not self.ok:
            return self.key
        if self.imported is not None:
            return "verified-imported"
        if not self.fair:
            return "verified-replay"
        return "verified-fair" if self.promised else "verified-unpromised"


class FairPart:
    """What a file says about its chance, every field of the right type; `Trouble` if one is not."""

    def __init__(self, data: object, moves: int, seats: int) -> None:
        if not isinstance(data, dict):
            raise file_damaged("fair", "the chance of a table")
        self.commitment = _hash(data, "commitment")
        self.seed = None if data.get("seed") is None else bytes.fromhex(_hash(data, "seed"))
        self.mixed = _parts(data.get("mixed"), seats)
        self.promised = None if data.get("promised") is None else _parts(data.get("promised"), seats)
        self.imported = _imported(data, moves)
        _check_notes(data)

    def keeps_its_promises(self) -> bool:
        """Whether exactly those who promised have contributed, and what they promised."""
        if self.promised is None:
            return True
        seats = [who for who, _ in self.promised]
        return len(set(seats)) == len(seats) and self.promised == [
            (who, promise_of(value)) for who, value in self.mixed
        ]


def verify(text: str, find_game: FindGame, promised: str = "", contributed: str = "") -> Verdict:
    """Plays a game file again and draws everything anew from the revealed seed.

    A file may have been made up as a whole. So a player gives what his browser kept: the commitment that the table
    had `promised`, and what he `contributed`.
    """
    file = MatchFile(text, find_game)
    if not file.is_of_today():
        raise file_damaged("rules_version", f"version {file.game.meta.rules_version} of the rules")
    _check_names(file)
    verdict = Verdict(len(file.moves))
    fair = None
    if file.data.get("fair") is not None:
        fair = FairPart(file.data["fair"], len(file.moves), file.seats)
    problem = _against_promises(fair, promised, contributed)
    return verdict.against(problem, 0) if problem else _played_again(file, fair, verdict)


def _against_promises(fair: FairPart | None, promised: str, contributed: str) -> str:
    """The message key of a promise that was not kept; "" if all were."""
    if promised and (fair is None or fair.commitment != promised.lower()):
        return "verify-other-commitment"
    if contributed and (fair is None or contributed not in [value for _, value in fair.mixed]):
        return "verify-no-contribution"
    if fair is None or fair.seed is None:
        return ""
    if commitment(fair.seed) != fair.commitment:
        return "verify-commitment"
    return "" if fair.keeps_its_promises() else "verify-promise"


def _played_again(file: MatchFile, fair: FairPart | None, verdict: Verdict) -> Verdict:
    chance, first = None, 0
    if fair is not None and fair.seed is not None:
        chance = FairChance(fair_key(fair.seed, fair.mixed))
        first = 0 if fair.imported is None else fair.imported + 1
        verdict.imported = fair.imported
        verdict.fair = fair.imported is None
        verdict.contributors = len(fair.mixed)
        verdict.promised = fair.promised is not None
    try:
        match = file.replayed(chance, first)
    except Unfit as unfit:
        return verdict.against(unfit.key, unfit.number, played=unfit.played, rule=unfit.rule)
    verdict.draws = len(match.setup_drawn) + sum([len(move.drawn) for move in match.moves])
    if not same(file.data.get("snapshot"), snapshot(match.position)):
        return verdict.against("verify-snapshot", len(file.moves))
    outcome = match.position.outcome()
    winners = None if outcome is None else [letter(seat) for seat in outcome.winners]
    if not same(file.data.get("winners"), winners):
        return verdict.against("verify-winners", len(file.moves))
    return verdict


# --- fields of a file --------------------------------------------------------------------------------


def _check_names(file: MatchFile) -> None:
    names = file.data.get("names")
    fits = isinstance(names, list) and len(names) == file.seats and all(isinstance(n, str) for n in names)
    if not fits:
        raise file_damaged("names", "a name for each seat")


def _hash(data: dict[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise file_damaged("fair", f"a {key} of 64 hexadecimal digits")
    return value


def _parts(value: object, seats: int) -> list[Part]:
    """Pairs of a seat and a text."""
    expected = "pairs of a seat and a text"
    if not isinstance(value, list):
        raise file_damaged("fair", expected)
    parts: list[Part] = []
    letters = [*[letter(seat) for seat in range(seats)], "-"]  # "-": an owner without a seat, in older files
    for item in value:
        if not isinstance(item, list) or len(item) != 2 or not all(_is_text(part) for part in item):
            raise file_damaged("fair", expected)
        if item[0] not in letters:
            raise file_damaged("fair", expected)
        parts.append((item[0], item[1]))
    return parts


def _is_text(value: object) -> bool:
    """Whether it is a text that has bytes: JSON can name half a character."""
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)


def _imported(data: dict[str, Any], moves: int) -> int | None:
    """How many moves came from another file; None if the match began at its table."""
    number = data.get("imported", data.get("from") or None)  # "from", 0 for none, in older files
    if number is not None and (type(number) is not int or not 0 <= number <= moves):
        raise file_damaged("fair", "a number of moves")
    return number


def _check_notes(data: dict[str, Any]) -> None:
    """The fields that only tell something, of the right types where they are: older files have none of them."""
    number = data.get("round", 1)
    if type(number) is not int or number < 1:
        raise file_damaged("fair", "the number of a round")
    if type(data.get("scripted", False)) is not bool:
        raise file_damaged("fair", "whether the match began with a script")
