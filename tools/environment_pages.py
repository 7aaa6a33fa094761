"""Writes docs/environments/<game>.md: the action and observation tables of each game, from the code.

python tools/environment_pages.py
"""

from __future__ import annotations

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.append(str(PROJECT / "src"))  # last: a build that is on the path already is the one meant

from ludotheque.envs.encodings import find_encoding  # noqa: E402
from ludotheque.games import OURS  # noqa: E402
from ludotheque.kernel.encoding import Encoding  # noqa: E402
from ludotheque.kernel.options import FLAG, Option  # noqa: E402


def path_of(game: str) -> Path:
    return PROJECT / "docs" / "environments" / f"{game}.md"


def page(encoding: Encoding) -> str:
    """The page of one game."""
    meta = encoding.game.meta
    camel = "".join([word.capitalize() for word in meta.id.split("_")])
    kinds = '`"aec"` and `"parallel"`' if encoding.sealed else '`"aec"`'
    rewards = "`outcome`, `points`, `money`" if encoding.money else "`outcome`, `points`"
    lines = [
        f"# {meta.titles['en']} as an environment",
        "",
        "Written from the code by `tools/environment_pages.py`; [environments.md](../environments.md) explains it.",
        "",
        "| | |",
        "|---|---|",
        f"| PettingZoo | `ludotheque/{camel}-v{meta.rules_version}`, {kinds} |",
        f"| OpenSpiel | `ludotheque_{meta.id}` |",
        f"| seats | {meta.min_seats} to {meta.max_seats} |",
        f"| options | {'; '.join([option_words(option) for option in meta.options]) or 'none'} |",
        f"| rewards | {rewards} |",
        f"| hidden | {'yes' if encoding.hidden else 'nothing'} |",
        f"| actions | {encoding.actions.size} |",
        f"| observation | {encoding.observations.size} values |",
        "",
        *actions_table(encoding),
        "",
        *observation_table(encoding),
    ]
    return "\n".join(lines) + "\n"


def actions_table(encoding: Encoding) -> list[str]:
    lines = [
        "## Actions",
        "",
        "| from | to | kind | what it means | what shares a number |",
        "|---|---|---|---|---|",
    ]
    for block in encoding.actions.blocks:
        last = block.first + block.size - 1
        lines.append(f"| {block.first} | {last} | `{block.name}` | {block.meaning} | {block.bins or '–'} |")
    return lines


def observation_table(encoding: Encoding) -> list[str]:
    lines = [
        "## Observation",
        "",
        "| from | to | field | values | lowest | highest |",
        "|---|---|---|---|---|---|",
    ]
    for field in encoding.observations.fields:
        last = field.first + field.size - 1
        bounds = f"{field.low:g} | {field.high:g}"
        lines.append(f"| {field.first} | {last} | `{field.name}` | {field.meaning} | {bounds} |")
    return lines


def option_words(option: Option) -> str:
    choices = "yes, no" if option.kind == FLAG else ", ".join(option.choices)
    default = ("yes" if option.default else "no") if option.kind == FLAG else option.default
    return f"`{option.key}` ({choices}; {default})"


def main() -> None:
    for game in OURS:
        path_of(game.meta.id).write_text(page(find_encoding(game.meta.id)), encoding="utf-8")


if __name__ == "__main__":
    main()
