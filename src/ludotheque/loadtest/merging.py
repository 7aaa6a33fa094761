"""What a client makes of the updates of a table, as docs/protocol.md says; web/static/js/store.js does the same."""

from __future__ import annotations

from typing import Any

#: The keys of an update that are merged into the same key of the state.
MERGED = ("table", "you", "clocks", "fair", "outcome", "scene")


def after(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The state after a message of the server, but for log and chat."""
    if message["type"] == "state":
        return message
    new = dict(state)
    if message["type"] == "update":
        for moment in message.get("moments", ()):
            new["scene"] = merged(new["scene"], moment["scene"])
        for key in MERGED:
            if key in message:
                new[key] = merged(new.get(key), message[key])
    elif message["type"] == "presence" and "table" in state:
        seats = [{**seat, "online": seat["seat"] in message["online"]} for seat in state["table"]["seats"]]
        new["table"] = {**state["table"], "seats": seats, "watchers": message["watchers"]}
    return new


def merged(value: Any, change: Any) -> Any:
    """A value after a change: an object changes field by field, a list item by item, all else is replaced."""
    if isinstance(change, dict) and isinstance(value, dict):
        return {**value, **{name: merged(value.get(name), part) for name, part in change.items()}}
    if isinstance(change, dict) and isinstance(value, list):
        return _merged_list(value, **change)
    return change


def _merged_list(
    items: list[Any],
    at: dict[str, Any] | None = None,
    by: str = "",
    set: list[Any] | None = None,
    gone: list[Any] | None = None,
    before: dict[str, Any] | None = None,
) -> list[Any]:
    """Items are known by their place, or by one of their fields: then new ones stand before another, or at the end."""
    if at is not None:
        return [merged(item, at[str(n)]) if str(n) in at else item for n, item in enumerate(items)]
    found = {item[by]: item for item in items if item[by] not in (gone or ())}
    order = list(found)
    for item in set or ():
        name = item[by]
        if name not in found:
            next_one = (before or {}).get(str(name))
            order.insert(len(order) if next_one is None else order.index(next_one), name)
        found[name] = merged(found.get(name), item)
    return [found[name] for name in order]
