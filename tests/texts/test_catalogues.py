"""The Fluent files: both languages say the same things, and everything that may be said has a text."""

from __future__ import annotations

import ast
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.cli.app import COMMANDS, TABLES_COMMANDS
from ludotheque.cli.help import help_texts
from ludotheque.games import CATALOGUE
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game
from ludotheque.tables import problems
from ludotheque.texts.bundles import bundle, plain_parts
from ludotheque.texts.fragments import FRAGMENTS, fragment, game_fragment
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts

SOURCE = Path(ludotheque.__file__).parent
FILES = {
    "common": SOURCE / "texts" / "common",
    "tables": SOURCE / "tables" / "messages",
    **{game.meta.id: game.folder / "messages" for game in CATALOGUE},
    **{
        f"{game.meta.id} {file.name.split('.')[0]}": game.folder / file.name.split(".")[0]
        for game in CATALOGUE
        for file in sorted(game.folder.glob("*.en.ftl"))
        if not file.name.startswith("messages.")
    },
}

files = pytest.mark.parametrize("file_name", FILES)
games = pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
languages = pytest.mark.parametrize("lang", LANGUAGES)


class Variables(Visitor):
    """Collects the `$facts` that a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def entries(file_name: str, lang: str) -> dict[str, set[str]]:
    """The messages (and their attributes) of a file, with the facts each speaks of."""
    text = Path(f"{FILES[file_name]}.{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            for name, pattern in [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[f"{entry.id.name}.{name}" if name else entry.id.name] = variables.found
    return found


@files
def test_both_languages_have_the_same_messages(file_name: str) -> None:
    english, french = entries(file_name, "en"), entries(file_name, "fr")
    assert english
    assert set(english) == set(french)


def spoken(facts: set[str]) -> set[str]:
    """`$kind_word` is `$kind` in words: a language may need one, the other both."""
    return {fact.removesuffix("_word") for fact in facts}


@files
def test_both_languages_speak_of_the_same_facts(file_name: str) -> None:
    english, french = entries(file_name, "en"), entries(file_name, "fr")
    differing = {key for key in english if spoken(english[key]) != spoken(french.get(key, set()))}
    assert differing == set()


# --- what the code may say -------------------------------------------------------------------------------


def called_keys(name: str) -> dict[str, set[str]]:
    """The keys given to calls such as `Trouble("unknown-game", game=…)` in the source, with their facts."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != name:
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                facts = {keyword.arg or "" for keyword in node.keywords}
                found.setdefault(str(node.args[0].value), facts).intersection_update(facts)
    return found


#: Troubles of the tables and the page have their own catalogue.
OWN_CATALOGUES = ("tables", "web")


def shared_troubles() -> dict[str, set[str]]:
    others: set[str] = set()
    for part in OWN_CATALOGUES:
        for file in (SOURCE / part).rglob("*.ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            others |= {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    return {key: facts for key, facts in called_keys("Trouble").items() if key not in others}


@languages
def test_every_trouble_has_a_text_that_uses_only_its_facts(lang: str) -> None:
    troubles = shared_troubles()
    assert {"unknown-game", "wrong-seats", "damaged-file", "bad-component", "unknown-action"} <= set(troubles)
    messages = entries("common", lang)
    for key, facts in troubles.items():
        assert key in messages, f"the trouble {key} has no {lang} text"
        allowed = facts | ({"title"} if key == "wrong-seats" else set())
        assert spoken(messages[key]) <= allowed, key


def expectations() -> dict[str, Path]:
    """What the kernel and the components of the games say they expected, with `7` for what is filled in."""
    found: dict[str, Path] = {}
    files = [SOURCE / "kernel" / "editions.py", *[game.folder / "components.py" for game in CATALOGUE]]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "wrong"
            ):
                said = node.args[1]
                if isinstance(said, ast.JoinedStr):
                    parts = [str(p.value) if isinstance(p, ast.Constant) else "7" for p in said.values]
                    found["".join(parts)] = file.parent
                elif isinstance(said, ast.Constant):
                    found[str(said.value)] = file.parent
    return found


def test_what_a_component_file_should_hold_is_said_in_the_language() -> None:
    said = expectations()
    assert "a table" in said
    known = [text for text, folder in said.items() if fragment(text) or game_fragment(folder, text)]
    assert sorted(known) == sorted(said)


@languages
def test_every_fragment_has_a_text(lang: str) -> None:
    messages = entries("common", lang)
    for pattern, key in FRAGMENTS:
        assert messages[key] <= set(pattern.groupindex), key


@languages
def test_the_reasons_against_an_undo_have_a_text(lang: str) -> None:
    sources = [SOURCE / "kernel" / "match.py", SOURCE / "kernel" / "facts.py"]
    keys = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("undo-")
    }
    assert len(keys) == 7
    assert keys <= set(entries("common", lang))


@languages
def test_the_refusals_of_offers_have_a_text(lang: str) -> None:
    source = (SOURCE / "kernel" / "offers.py").read_text(encoding="utf-8")
    refused = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]
    assert len(refused) >= 7
    messages = entries("common", lang)
    for node in refused:
        key = ast.literal_eval(node.args[1])
        assert messages[key] <= {"rule"} | {keyword.arg for keyword in node.keywords}, key


@languages
def test_the_command_line_says_nothing_without_a_text(lang: str) -> None:
    """Whatever looks like a key in `cli/` (`at.say("play-saved")`, `help="cli-opt-seed"`) is one."""
    messages = {*entries("common", lang), *help_texts(lang)}
    said: set[str] = set()
    for file in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if name == "say" and node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value:
                said.add(str(node.args[0].value))
            for keyword in node.keywords:
                if keyword.arg == "help" and isinstance(keyword.value, ast.Constant):
                    said.add(str(keyword.value.value))
    assert {"play-saved", "cli-opt-seed"} <= said
    assert said <= messages


def test_no_help_of_the_command_line_is_left_over() -> None:
    """The help of a command has the key `cli-NAME`; all other keys stand in the source."""
    source = "".join(file.read_text(encoding="utf-8") for file in (SOURCE / "cli").rglob("*.py"))
    commands = {f"cli-{name}" for name in COMMANDS} | {f"cli-tables-{name}" for name in TABLES_COMMANDS}
    english, french = help_texts("en"), help_texts("fr")
    assert english.keys() == french.keys()
    assert {key for key in english if f'"{key}"' not in source} == commands


#: Messages whose keys are put together: `expected-` and the like come from texts/fragments.py, `bot-` from a level,
#: `tables-` from the columns and states of a table, `log-handed-`, `count-`, `level-` and `mark-` from data.
FAMILIES = ("bot-", "fact-", "tables-", "log-handed-", "count-", "level-", "mark-", "loadtest-")


@pytest.mark.parametrize(
    "catalogue", [SOURCE / "texts" / "common", SOURCE / "tables" / "messages"], ids=lambda c: c.name
)
def test_no_message_of_the_tables_and_the_terminal_is_left_over(catalogue: Path) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    body = FluentParser().parse(Path(f"{catalogue}.en.ftl").read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
    assert {key for key in keys if f'"{key}"' not in source and not key.startswith(FAMILIES)} == set()


def raised(call: ast.Call) -> set[str]:
    """The keys of a problem that is raised here."""
    kind = getattr(problems, call.func.id, None) if isinstance(call.func, ast.Name) else None
    if not isinstance(kind, type) or not issubclass(kind, problems.Problem) or not call.args:
        return set()
    if kind in (problems.RefusedByRules, problems.NotTaught):  # they bring the words of their game
        return set()
    key = call.args[0]
    keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    return {str(one.value) for one in keys if isinstance(one, ast.Constant)}


@languages
def test_every_problem_has_a_text_that_uses_only_its_facts(lang: str) -> None:
    texts = entries("tables", lang)
    found = 0
    for file in [*(SOURCE / "tables").rglob("*.py"), *(SOURCE / "web").rglob("*.py")]:
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for call in [node for node in nodes if isinstance(node, ast.Call)]:
            for key in raised(call):
                found += 1
                assert key in texts, f"{file.name}: {key}"
                given = {keyword.arg for keyword in call.keywords}
                assert None in given or texts[key] <= given | {"after"}, f"{file.name}: {key}"
    assert found > 40


# --- every fact of every game ----------------------------------------------------------------------------


def fact_classes(game: Game) -> list[type[Fact]]:
    file = str(game.folder / "facts.py")
    module = next(found for found in [*sys.modules.values()] if getattr(found, "__file__", "") == file)
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Fact)]
    own = [kind for kind in kinds if kind is not Fact and kind.__module__ == module.__name__]
    return [kind for kind in own if not kind.__subclasses__()]  # what only serves as a base is never recorded


def sample(kind: str) -> object:
    """A value for a field of that type."""
    if "tuple" in kind:
        inner = "Seat" if "Seat" in kind else "str" if "str" in kind else "int"
        return (sample(inner), sample(inner))
    for word, value in (("Seat", 1), ("bool", True), ("int", 12), ("str", "word"), ("float", 1)):
        if word in kind:
            return value
    return None


@games
@languages
def test_every_fact_has_its_text(game: Game, lang: str) -> None:
    texts = Texts(lang, strict=True)
    kinds = fact_classes(game)
    assert kinds
    for kind in kinds:
        values = {field.name: sample(str(field.type)) for field in fields(kind)}
        shown = texts.fact(game.meta.id, kind(**values), ["Ann", "Bob", "Cleo"])
        assert shown.strip() and "{" not in shown, kind


@games
@languages
def test_the_shelf_and_the_options_have_their_words(game: Game, lang: str) -> None:
    texts = Texts(lang, strict=True)
    assert texts.say(game.meta.id, "tagline")
    for option in game.meta.options:
        assert texts.say(game.meta.id, f"option-{option.key}")
        for choice in option.choices:
            assert texts.say(game.meta.id, f"option-{option.key}.{choice}")


@games
@languages
def test_a_message_without_grammar_says_the_same_by_the_short_way(game: Game, lang: str) -> None:
    made = bundle(lang, game.folder)
    plain = 0
    for key in entries(game.meta.id, lang):
        pattern = made.pattern(key)
        parts = [] if pattern is None else plain_parts(pattern)
        if parts:
            names = {name for name, is_fact in parts if is_fact}
            values: tuple[str | int, ...] = (1234567, "«Ann»" * 900)
            for facts in (*[dict.fromkeys(names, value) for value in values], {}):
                shortly = made.written(pattern, facts)
                made._plain[id(pattern)] = []  # the long way
                assert made.written(pattern, facts)[0] == shortly[0]
                del made._plain[id(pattern)]
            plain += 1
    assert plain > 10
