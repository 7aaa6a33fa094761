"""What may be typed at the table besides actions: the same commands in both languages."""

from __future__ import annotations

from typing import Final

HELP: Final = "help"
WHY: Final = "why"
UNDO: Final = "undo"
SAVE: Final = "save"
RESUME: Final = "resume"
RULES: Final = "rules"
LOG: Final = "log"
TABLE: Final = "table"
HINT: Final = "hint"
QUIT: Final = "quit"

WORDS: Final = {
    HELP: ("help", "aide", "?"),
    WHY: ("why", "pourquoi"),
    UNDO: ("undo", "annuler"),
    SAVE: ("save", "enregistrer"),
    RESUME: ("resume", "reprendre"),
    RULES: ("rules", "règles", "regles"),
    LOG: ("log", "journal"),
    TABLE: ("table", "menu"),
    HINT: ("hint", "conseil"),
    QUIT: ("quit", "quitter", "exit", "q"),
}

YES: Final = ("yes", "y", "oui", "o")  #: what agrees to a question


def command_of(text: str) -> tuple[str, str] | None:
    """The command a line begins with, and the rest of the line; None if it begins with none."""
    word, _, rest = text.partition(" ")
    for command, words in WORDS.items():
        if word.lower() in words:
            return command, rest.strip()
    return None
