"""How every command behaves: help in the user's language, and one clear sentence when something is wrong."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final

import typer
from typer.core import TyperCommand, TyperGroup

from ludotheque.cli.help import help_texts
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.language import DEFAULT, choose_language
from ludotheque.texts.typography import without_controls

if TYPE_CHECKING:
    from ludotheque.texts.texts import Texts

BAD_INPUT: Final = 2  #: the exit code of whatever the user can mend
INTERRUPTED: Final = 130

FILE_TROUBLES: Final = (
    (FileNotFoundError, "file-missing"),
    (PermissionError, "file-forbidden"),
    (IsADirectoryError, "file-is-folder"),
)

#: The parser's own complaint, whichever module this release of Typer keeps it in.
USAGE_ERROR: Final[Any] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "UsageError")


def asked_language(args: Sequence[str]) -> str | None:
    """The value of `--lang` before anything is parsed, so that help and complaints are in that language."""
    for place, word in enumerate(args):
        if word == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


class Helpful:
    """Help texts are keys until `put_help` has put the sentences in their place."""

    sentences: Mapping[str, str] = help_texts(DEFAULT)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = self.sentences["cli-help"]
        return option


class Command(Helpful, TyperCommand):
    """One command."""


class DeferredCommand(Command):
    """A command known by its name and help; its module is imported when it runs."""

    def __init__(self, name: str, help: str, target: str) -> None:
        super().__init__(name, help=help)
        self.module, _, self.function = target.partition(":")

    def make_context(self, info_name: Any, args: list[str], parent: Any = None, **extra: Any) -> Any:
        function = getattr(import_module(f"ludotheque.cli.{self.module}"), self.function)
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        alone.command(self.name, cls=Command)(function)
        command: Any = typer.main.get_command(alone)
        put_help_of_command(command, self.sentences)
        command.help = self.help
        return command.make_context(info_name, args, parent, **extra)


class Group(Helpful, TyperGroup):
    """The whole program: chooses the language, then turns troubles into a sentence and exit code 2."""

    deferred: ClassVar[dict[str, str]] = {}  #: `module:function` of each command
    prefix: ClassVar[str] = ""  #: of the help keys of its commands
    lang: str = DEFAULT

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        commands: dict[str, Any] = {
            name: DeferredCommand(name, f"cli-{self.prefix}{name}", target)
            for name, target in self.deferred.items()
        }
        self.commands = {**commands, **self.commands}

    def main(  # type: ignore[override]  # the rest of Typer's arguments goes through `extra`
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        try:
            self.lang = choose_language(None, os.environ)  # for the complaint about a bad `--lang`
            self.lang = choose_language(asked_language(given), os.environ)
            put_help(self, help_texts(self.lang))
            extra["standalone_mode"] = False
            code = super().main(args=given, prog_name=prog_name, **extra)
        except Trouble as trouble:
            self.complain(self.texts().trouble(trouble))
        except USAGE_ERROR as error:
            self.complain(usage_sentence(self.texts(), error))
        except OSError as error:
            self.complain(file_sentence(self.texts(), error))
        except typer.Abort:
            sys.exit(INTERRUPTED)
        else:
            sys.exit(code if isinstance(code, int) else 0)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Every command with its whole sentence; Typer's own list cuts it at the end of the line."""
        commands = [(name, self.commands[name].help or "") for name in self.list_commands(ctx)]
        with formatter.section(self.sentences["cli-commands"]):
            formatter.write_dl(commands)

    def texts(self) -> Texts:
        """The messages in the user's language; help does without them."""
        from ludotheque.texts.texts import Texts

        return Texts(self.lang)

    def complain(self, sentence: str) -> None:
        print(without_controls(sentence), file=sys.stderr)
        sys.exit(BAD_INPUT)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and args[0] not in self.commands:
            raise Trouble("unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def put_help(group: Any, sentences: Mapping[str, str]) -> None:
    """Puts the sentences in the place of all help keys of the program."""
    put_help_of_command(group, sentences)
    for command in group.commands.values():
        if hasattr(command, "commands"):
            put_help(command, sentences)
        else:
            put_help_of_command(command, sentences)


def put_help_of_command(command: Any, sentences: Mapping[str, str]) -> None:
    """Puts the sentences in the place of the help keys of one command and its options."""
    command.sentences = sentences
    for item in (command, *command.params):
        item.help = sentences[item.help] if item.help else item.help


def file_sentence(texts: Texts, error: OSError) -> str:
    """Why a file cannot be read or written."""
    for kind, key in FILE_TROUBLES:
        if isinstance(error, kind):
            return texts.say("", key, {"file": error.filename})
    return texts.say("", "file-trouble", {"file": error.filename, "why": error.strerror})


def usage_sentence(texts: Texts, error: Any) -> str:
    """What the parser did not understand, in one sentence; help where nothing was asked."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if kind == "NoArgsIsHelpError":  # a group of commands alone
        return str(error.ctx.get_help())
    if kind == "NoSuchOption":
        return texts.say("", "usage-unknown-option", {"option": option})
    if kind == "BadOptionUsage":
        return texts.say("", "usage-option-alone", {"option": option})
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.name.upper()
        if kind == "MissingParameter":
            return texts.say("", "usage-missing", {"name": name})
        return texts.say("", "usage-bad-number" if name == "--seconds" else "usage-bad-whole", {"name": name})
    extra = re.search(r"\(([^()]+)\)$", error.format_message())  # "Got unexpected extra argument (this one)"
    return texts.say("", "usage-other", {"words": extra.group(1) if extra else ""})
