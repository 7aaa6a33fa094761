"""A match in the terminal: people at one keyboard, bots, and the commands of the table."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from ludotheque.bots.registry import ADVISER, find_bot
from ludotheque.cli import words
from ludotheque.cli.drawing import View, draw, show_menu
from ludotheque.cli.files import PERSON, check_free, load, text_of, write
from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.log import Log
from ludotheque.cli.menu import Entry
from ludotheque.cli.outcome import show_outcome
from ludotheque.cli.rules import show_rules
from ludotheque.cli.terminal import Terminal
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.match import Match, Refused
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.kernel.trouble import Trouble


class Leave(Exception):
    """A player has left the table."""


class Session:
    """Plays a match to its end, or until somebody leaves. Who is asked sees only what that seat may know."""

    def __init__(
        self,
        at: Terminal,
        match: Match,
        players: list[str],
        thoughts: SeededChance,
        own: Path | None,
        force: bool,
    ) -> None:
        self.at = at
        self.match = match
        self.players = players
        self.thoughts = thoughts
        self.own = own  #: the file this match was loaded from or saved to
        self.autosave: Path | None = None
        self.estimates = False  #: whether odds are shown
        self.force = force
        self.keyboard = Keyboard(at)
        self.log = Log(match)
        self.known: dict[int, dict[str, str]] = {}  #: per seat, the pieces it has on its mind
        self.sitting = SPECTATOR  #: the person at the keyboard

    # --- the match -------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            while self.match.position.outcome() is None:
                seat = self.next_person()
                if seat >= 0:
                    self.turn(seat)
                else:
                    self.play_bot()
            self.show_unseen(self.sitting)
            outcome = self.match.position.outcome()
            assert outcome is not None
            show_outcome(self.at, self.match.game, outcome, self.match.names)
        except EOFError:
            self.at.print(self.at.say("play-left"))
        except Leave:
            pass
        if self.autosave is not None:
            self.save(self.autosave)

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def next_person(self) -> int:
        """The person to ask; whoever has the keyboard keeps it if possible. −1: only bots are waited for."""
        waiting = [seat for seat in self.match.position.waiting_for() if self.players[seat] == PERSON]
        if self.sitting in waiting:
            return self.sitting
        return waiting[0] if waiting else -1

    def play_bot(self) -> None:
        waiting = self.match.position.waiting_for()
        seat = waiting[self.thoughts.below("who acts", len(waiting))]
        position = self.match.position
        seen = self.match.game.observe(position, seat)
        bot = find_bot(self.players[seat])
        action = bot.choose(self.match.game, seen, position.menu(seat), self.thoughts)
        remarks = self.match.game.remarks(seen, action)
        self.play(seat, action)
        self.log.say_before(remarks)
        if not self.people():
            self.show_unseen(SPECTATOR)

    def play(self, seat: int, action: Action) -> None:
        self.log.add(self.match.play(seat, action))
        if self.autosave is not None and self.players[seat] == PERSON:
            self.save(self.autosave, quiet=True)

    def show_unseen(self, seat: int) -> None:
        self.print_facts(self.log.unseen(seat))

    def print_facts(self, facts: list[Fact]) -> None:
        for fact in facts:
            self.at.print("→ " + self.at.texts.fact(self.match.game.meta.id, fact, self.match.names))

    # --- a person's turn -------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Shows the table and asks until something has changed."""
        if seat != self.sitting and len(self.people()) > 1:
            self.pass_keyboard(seat)
        self.sitting = seat
        self.show_unseen(seat)
        view = self.show(seat)
        while not self.answer(seat, view, self.keyboard.ask(f"{self.named(seat)} >")):
            pass

    def pass_keyboard(self, seat: int) -> None:
        """Nobody looks at another's purse: the screen is empty until the right person is there."""
        self.keyboard.clear()
        self.keyboard.ask(self.at.say("play-pass-keyboard", name=self.named(seat)))

    def show(self, seat: int, all_of_it: bool = False) -> View:
        known = self.known.setdefault(seat, {})
        if all_of_it:
            known.clear()
        view = draw(
            self.at,
            self.match.game,
            self.match.position,
            seat,
            self.match.names,
            self.players,
            known,
            self.estimates,
        )
        show_menu(self.at, view, self.estimates)
        return view

    def named(self, seat: int) -> str:
        """The seat's letter, which notations use, and the player's name."""
        return f"{letter(seat)} {self.match.names[seat]}"

    def answer(self, seat: int, view: View, text: str) -> bool:
        """What was typed: an action, a number of the menu, or a command. True when the table has changed."""
        if not text:
            return False
        try:
            found = view.menu.find(text)
            if found is None:
                command = words.command_of(text)
                if command is not None:
                    return self.obey(seat, view, *command)
                found = self.match.game.parse(text)
            if isinstance(found, Entry):
                found = self.out_of_run(found)
            if not self.is_sure(view, found):
                return False
            self.play(seat, found)
            return True
        except Refused as refused:
            written = self.at.texts.refusal(self.match.game.meta.id, refused.refusal, self.match.names)
            self.at.print(written, style="yellow")
        except Trouble as trouble:
            self.complain(trouble)
        return False

    def is_sure(self, view: View, action: Action) -> bool:
        """Asks before an amount that the page asks about too, such as a bid above one's cash."""
        consequence = view.consequence(action.notation)
        if not consequence:
            return True
        self.at.print(consequence, style="yellow")
        return self.keyboard.ask(self.at.say("play-really", notation=action.notation)).lower() in words.YES

    def complain(self, trouble: Trouble) -> None:
        """A person may try again; a script that is not understood ends here (exit code 2)."""
        if not self.keyboard.is_terminal:
            raise trouble
        self.at.print(self.at.texts.trouble(trouble), style="yellow")

    def out_of_run(self, entry: Entry) -> Action:
        first, last = entry.values[0], entry.values[-1]
        text = self.keyboard.ask(self.at.say("play-which-number", first=first, last=last))
        action = entry.action(int(text)) if text.isascii() and text.isdigit() else None
        if action is None:
            raise Trouble("unknown-action", text=text, examples=entry.notation())
        return action

    # --- commands --------------------------------------------------------------------------------

    def obey(self, seat: int, view: View, command: str, rest: str) -> bool:
        """Carries out a command of the table; True when the table has changed."""
        if command == words.HELP:
            self.at.print(self.at.say("play-help"))
        elif command == words.WHY:
            self.why(seat, view, rest)
        elif command == words.UNDO:
            return self.undo(seat)
        elif command == words.SAVE:
            self.save_as(rest)
        elif command == words.RESUME:
            return self.resume(rest)
        elif command == words.RULES:
            show_rules(self.at, self.match.game, rest or view.scene["rule"])
        elif command == words.LOG:
            self.print_facts(self.log.facts(seat))
        elif command == words.TABLE:
            self.show(seat, all_of_it=True)
        elif command == words.HINT:
            self.hint(seat, view)
        elif command == words.QUIT:
            self.leave()
        return False

    def why(self, seat: int, view: View, text: str) -> None:
        """`why bid 99`: the gate's reason, and the paragraph it stands on."""
        found = view.menu.find(text)
        action = found.actions[0] if isinstance(found, Entry) else found or self.match.game.parse(text)
        refusal = self.match.position.refusal(seat, action)
        if refusal is None:
            self.at.print(self.at.say("play-allowed", notation=action.notation))
            return
        written = self.at.texts.refusal(self.match.game.meta.id, refusal, self.match.names)
        self.at.print(written, style="yellow")
        show_rules(self.at, self.match.game, refusal.rule)

    def undo(self, seat: int) -> bool:
        blocked = self.match.undo_block(seat)
        if blocked is not None:
            self.at.print(self.at.say(blocked), style="yellow")
            return False
        for move in self.match.undo(seat):
            self.log.take_back()
            self.at.print(self.at.say("play-undone", notation=move.action.notation))
        return True

    def save_as(self, text: str) -> None:
        """`save FILE`; without a name, the file the match has already. `--force` writes over another."""
        force = self.force
        if text.endswith("--force"):
            text, force = text.removesuffix("--force").strip(), True
        if not text and self.own is None:
            raise Trouble("save-where")
        file = Path(text) if text else self.own
        assert file is not None
        check_free(file, self.own, force)
        self.save(file)

    def save(self, file: Path, quiet: bool = False) -> None:
        write(file, text_of(self.match, self.players))
        self.own = file
        if not quiet:
            self.at.print(self.at.say("play-saved", file=str(file)))

    def resume(self, text: str) -> bool:
        """`resume FILE`: another match takes the place of this one."""
        if not text:
            raise Trouble("resume-what")
        match, players = load(Path(text), self.match.chance)
        self.take_over(match, players)
        self.own = Path(text)
        self.autosave = None
        return True

    def take_over(self, match: Match, players: list[str]) -> None:
        """Goes on with a loaded match: its past is known to all who were there."""
        for player in players:
            if player != PERSON:
                find_bot(player)
        self.match = match
        self.players = players
        self.log = Log(match)
        self.known = {}
        self.log.read = {seat: len(self.log.moves) for seat in (SPECTATOR, *range(match.seats))}
        self.sitting = SPECTATOR

    def hint(self, seat: int, view: View) -> None:
        """What the expert would do, knowing what this seat knows."""
        seen = self.match.game.observe(self.match.position, seat)
        thoughts = self.thoughts.copy()  # asking for advice does not change what the bots will do
        action = find_bot(ADVISER).at_table().choose(self.match.game, seen, view.menu.actions, thoughts)
        self.at.print(self.at.say("play-hint", notation=action.notation))

    def leave(self) -> NoReturn:
        """Offers to save; an empty answer leaves without."""
        if self.autosave is None:
            file = str(self.own) if self.own is not None else ""
            try:
                text = self.keyboard.ask(self.at.say("play-save-before-leaving", file=file))
            except EOFError:
                text = ""
            if text:
                self.save_as(text)
        raise Leave
