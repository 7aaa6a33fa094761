"""The box as data: the deck and the money of one edition, and which dice satisfy a card."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.dice import DICE, FACES, SETS, set_of
from ludotheque.kernel.editions import PROVENANCES, Edition, Section
from ludotheque.kernel.record import Shared

STEP: Final = 10_000  #: §5.1, §8.1: every amount is a multiple of it
MOST_AMOUNT: Final = 1_000_000  #: of a prize or of the start money

COCKTAIL: Final = "C"
LONG_DRINK: Final = "L"
SYMBOLS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", COCKTAIL, LONG_DRINK)


class Card(Shared):
    """§3.1: a combination of dice, a number of rolls, a prize; and where we have them from."""

    def __init__(
        self, id: str, symbols: list[str], rolls: int, prize: int, provenance: str, dice_provenance: str
    ) -> None:
        self.id = id
        self.symbols = symbols
        self.rolls = rolls
        self.prize = prize
        self.provenance = provenance
        self.dice_provenance = dice_provenance
        self.wins = satisfying(symbols)  #: per set of dice, whether it wins the card

    def __hash__(self) -> int:
        return hash(self.id)

    def combination(self) -> str:
        return " ".join(self.symbols)

    def goal(self) -> dict[str, object]:
        """The combination for messages: see `goal_of`."""
        return goal_of(self.combination())


def goal_of(combination: str) -> dict[str, object]:
    """The numbers, cocktails and long drinks of a combination such as `3 4 L L L`, for people to read."""
    symbols = combination.split()
    numbers = [symbol for symbol in symbols if symbol not in (COCKTAIL, LONG_DRINK)]
    return {
        "numbers": ", ".join(numbers),
        "cocktails": symbols.count(COCKTAIL),
        "drinks": symbols.count(LONG_DRINK),
    }


def satisfying(symbols: list[str]) -> list[bool]:
    """§3.2, §3.3: tries every value of cocktail and long drink, different from each other."""
    wins = [False] * len(SETS)
    for cocktail in range(1, FACES + 1):
        for long_drink in range(1, FACES + 1):
            if cocktail != long_drink:
                faces = [face_of(symbol, cocktail, long_drink) for symbol in symbols]
                wins[set_of(faces)] = True
    return wins


def face_of(symbol: str, cocktail: int, long_drink: int) -> int:
    """The face that a symbol asks for, given the values of cocktail and long drink."""
    if symbol == COCKTAIL:
        return cocktail
    if symbol == LONG_DRINK:
        return long_drink
    return int(symbol)


class Box(Shared):
    """One edition, loaded and checked."""

    def __init__(self, edition: str, start_cash: int, cards_in_play: int, deck: list[Card]) -> None:
        self.edition = edition
        self.start_cash = start_cash
        self.cards_in_play = cards_in_play
        self.deck = deck

    def __hash__(self) -> int:
        return hash(self.edition)


def load_box(edition: Edition) -> Box:
    """Reads and checks `table.toml` and `cards.toml`; `Trouble` names the file, the key and what was expected."""
    table = edition.file("table.toml")
    money = table.section("money")
    match = table.section("match")
    match.whole("dice", DICE, DICE)
    cards = edition.file("cards.toml")
    deck = [_card(id, cards.section(id)) for id in cards.keys()]
    in_play = match.whole("cards", 1, 100)
    if len(deck) < in_play:
        raise cards.wrong("", f"at least {in_play} cards", len(deck))
    start_cash = _amount(money, "start_cash")
    if _worth_of(money.section("start_notes")) != start_cash:
        raise money.wrong("start_notes", f"notes worth {start_cash}", _worth_of(money.section("start_notes")))
    return Box(edition.name, start_cash, in_play, deck)


def _worth_of(notes: Section) -> int:
    """The value of so many notes of each kind; the smallest note is the step of all amounts."""
    worth = 0
    for note in notes.keys():
        if not note.isdigit() or int(note) % STEP != 0:
            raise notes.wrong(note, f"notes of a multiple of {STEP}", note)
        worth += int(note) * notes.whole(note, 0, 100)
    return worth


def _card(id: str, section: Section) -> Card:
    provenance = section.provenance()
    dice_provenance = provenance
    if "dice_provenance" in section.keys():
        dice_provenance = section.word("dice_provenance", PROVENANCES)
    return Card(
        id,
        section.words("dice", DICE, SYMBOLS),
        section.whole("rolls", 1, 9),
        _amount(section, "prize"),
        provenance,
        dice_provenance,
    )


def _amount(section: Section, key: str) -> int:
    """§5.1: money comes in steps."""
    amount = section.whole(key, STEP, MOST_AMOUNT)
    if amount % STEP != 0:
        raise section.wrong(key, f"a multiple of {STEP}", amount)
    return amount
