"""A game's rule pages, its tests, refusals, facts and messages, read as text and held against each other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludotheque.kernel.facts import Fact

LANGUAGES: Final = ("en", "fr")

#: A paragraph of a rule page begins with its number in bold.
PARAGRAPH: Final = re.compile(r"^\*\*(\d+(?:\.\d+)*)\*\*", re.MULTILINE)

#: What the texts add to a fact of that name: its word in the rule book, values beside the names of seats.
ADDED: Final = ("_word", "_by_seat", "_by_taker", "_by_owner")

Messages = dict[str, frozenset[str]]


class Package(NamedTuple):
    """A game's folder, the folder of its tests, and the messages that all games share, by language."""

    folder: Path
    tests: Path
    common: dict[str, Messages]


# --- reading -----------------------------------------------------------------------------------------


def paragraphs(page: Path) -> list[str]:
    """The numbers of a rule page, in order."""
    return PARAGRAPH.findall(page.read_text(encoding="utf-8"))


def _trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def _is_called(node: ast.AST, name: str) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (isinstance(called, ast.Name) and called.id == name) or (
        isinstance(called, ast.Attribute) and called.attr == name
    )


def marked(tests: Path) -> dict[str, str]:
    """The paragraphs that tests are marked with by `@rule(…)`, each with one place where it is."""
    found: dict[str, str] = {}
    for file, tree in _trees(tests):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and _is_called(mark, "rule"):
                        for paragraph in mark.args:
                            found[str(ast.literal_eval(paragraph))] = f"{file}:{mark.lineno}"
    return found


class Refused(NamedTuple):
    """One `Refusal(…)` of the source. `rules` is empty when the paragraph is worked out when it runs."""

    where: str
    rules: list[str]
    keys: list[str]
    facts: frozenset[str] | None  #: None: given as **facts, so unknown here


def _literals(node: ast.expr) -> list[str]:
    """The texts an expression may be: a literal, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return []


def refusals(folder: Path) -> list[Refused]:
    found: list[Refused] = []
    for file, tree in _trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_called(node, "Refusal") and len(node.args) == 2:
                names = [keyword.arg for keyword in node.keywords]
                facts = None if None in names else frozenset(name for name in names if name)
                where = f"{file}:{node.lineno}"
                found.append(Refused(where, _literals(node.args[0]), _literals(node.args[1]), facts))
    return found


def stated_rules(folder: Path) -> list[tuple[str, str]]:
    """The paragraphs that phases name as the one that matters now: `def rule(self): return "4.1"`."""
    found: list[tuple[str, str]] = []
    for file, tree in _trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "rule":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found += [(f"{file}:{inner.lineno}", rule) for rule in _literals(inner.value)]
    return found


def facts(folder: Path) -> dict[str, frozenset[str]]:
    """The message key of every fact of a package, with the names of its fields."""
    known: dict[str, frozenset[str]] = {"Fact": frozenset()}
    found: dict[str, frozenset[str]] = {}
    for file, tree in _trees(folder):
        if file.split("/")[0].removesuffix(".py") != "facts":
            continue
        for node in tree.body:
            bases = [base.id for base in getattr(node, "bases", []) if isinstance(base, ast.Name)]
            if isinstance(node, ast.ClassDef) and any(base in known for base in bases):
                own = [part for part in node.body if isinstance(part, ast.AnnAssign)]
                names = [
                    ast.unparse(part.target) for part in own if "ClassVar" not in ast.unparse(part.annotation)
                ]
                inherited = [known[base] for base in bases if base in known]
                known[node.name] = frozenset(names).union(*inherited)
                if not node.name.startswith("_"):
                    kind: type[Fact] = type(node.name, (Fact,), {})
                    found[f"fact-{kind.key()}"] = known[node.name]
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables(node: ftl.BaseNode) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


def messages(path: Path) -> Messages:
    """The variables of every message, term and attribute (`id.attribute`) of a Fluent file."""
    found: Messages = {}
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"{path.name}: not Fluent: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            if name in found:
                raise ValueError(f"{path.name}: {name} stands there twice")
            found[name] = frozenset() if entry.value is None else _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = _variables(attribute)
    return found


# --- holding against each other --------------------------------------------------------------------------


def faults(package: Package) -> list[str]:
    """All that is missing or unknown in a game's package, one line each."""
    own = {language: messages(package.folder / f"messages.{language}.ftl") for language in LANGUAGES}
    shown = {language: {**package.common[language], **own[language]} for language in LANGUAGES}
    return [
        *rule_faults(package),
        *language_faults(own["en"], own["fr"]),
        *refusal_faults(refusals(package.folder), shown),
        *fact_faults(facts(package.folder), shown),
    ]


def rule_faults(package: Package) -> list[str]:
    """Paragraphs: the same in both languages, each with a test, and none named that is not there."""
    english, french = [paragraphs(package.folder / f"rules.{language}.md") for language in LANGUAGES]
    found = [f"rules.en.md has §{number}, rules.fr.md has not" for number in english if number not in french]
    found += [f"rules.fr.md has §{number}, rules.en.md has not" for number in french if number not in english]
    if len(set(english)) < len(english) or len(set(french)) < len(french):
        found.append("a rule page has the same § twice")
    tested = marked(package.tests)
    found += [f"§{number} has no test" for number in english if number not in tested]
    found += [f"{place}: unknown §{number}" for number, place in tested.items() if number not in english]
    for refused in refusals(package.folder):
        found += [f"{refused.where}: unknown §{rule}" for rule in refused.rules if rule not in english]
    found += [
        f"{place}: unknown §{rule}" for place, rule in stated_rules(package.folder) if rule not in english
    ]
    return found


def _base(name: str) -> str:
    """The fact behind a variable: one language may select by `$kind` where the other says `$kind_word`."""
    for added in ADDED:
        name = name.removesuffix(added)
    return name


def language_faults(english: Messages, french: Messages) -> list[str]:
    """Messages: the same in both languages, speaking of the same facts."""
    found = [f"{name} is missing in French" for name in english if name not in french]
    found += [f"{name} is missing in English" for name in french if name not in english]
    for name in english:
        if name in french:
            differing = {_base(fact) for fact in english[name]} ^ {_base(fact) for fact in french[name]}
            if differing:
                shown = ", ".join(sorted(differing))
                found.append(f"{name} has other variables in French than in English: {shown}")
    return found


def refusal_faults(refused: list[Refused], shown: dict[str, Messages]) -> list[str]:
    """Refusals: a key one can read in the source, a message in both languages, and what the message speaks of."""
    found: list[str] = []
    for refusal in refused:
        if not refusal.keys:
            found.append(f"{refusal.where}: the key of a refusal must be a literal")
        for key in refusal.keys:
            known = None if refusal.facts is None else refusal.facts | {"rule"}
            found += _message_faults(refusal.where, key, known, shown)
    return found


def fact_faults(recorded: dict[str, frozenset[str]], shown: dict[str, Messages]) -> list[str]:
    """Facts: a message in both languages that speaks of its fields only."""
    found: list[str] = []
    for key, names in recorded.items():
        found += _message_faults("facts", key, names, shown)
    return found


def _message_faults(
    where: str, key: str, known: frozenset[str] | None, shown: dict[str, Messages]
) -> list[str]:
    found: list[str] = []
    for language in LANGUAGES:
        if key not in shown[language]:
            found.append(f"{where}: {key} has no message in {language}")
        elif known is not None:
            given = known | {name + added for name in known for added in ADDED}
            unknown = ", ".join(sorted(shown[language][key] - given))
            if unknown:
                found.append(f"{where}: {key} speaks of {unknown} in {language}, which it is not given")
    return found
