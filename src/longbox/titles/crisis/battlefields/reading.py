"""Reading a battlefield as people write it down: a file with its features and the ground painted under them.

A file is JSON. A feature names its kind and where its middle is, in inches from the south-west corner; everything else is the usual
for its kind unless it says so:

    {"kind": "car", "x": 12, "y": 9.5, "turn": 30}
    {"kind": "building", "size": 6, "interactive": false, "corners": [[4, 4], [9, 4], [9, 8], [4, 8]]}
"""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import Any

from .check import broken
from .kinds import KINDS
from .plan import SURFACES, BadBattlefield, Battlefield, Corners, Piece, Surface, footprint, labels


def load_battlefield(path: str | Path) -> Battlefield:
    """A battlefield from a file of one's own. What cannot be played on is refused with a sentence."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBattlefield(f"{path.name} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from error
    try:
        return read(text)
    except BadBattlefield as error:
        raise BadBattlefield(f"{path.name}: {error}") from None


def read(text: str) -> Battlefield:
    """A battlefield from the text of a file."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadBattlefield(f"This is not JSON{where}; a battlefield is an object with features.") from None
    field = parse(data)
    wrong = broken(field)
    if wrong:
        raise BadBattlefield(wrong[0])
    return field


def agreed(value: Any) -> tuple[tuple[Any, ...], ...]:
    """Terrain as a game's state keeps it, from rows of kind, Size, interactive and corners; refused if it cannot be played on."""
    if not all(isinstance(row, list | tuple) and len(row) == 4 for row in value):
        raise BadBattlefield("Terrain is a list of kind, Size, interactive and corners.")
    names = labels([row[0] if isinstance(row[0], str) else "" for row in value])
    rows = [dict(zip(("kind", "size", "interactive", "corners"), row, strict=True)) for row in value]
    field = Battlefield("own", {}, {}, tuple(_piece(name, row) for name, row in zip(names, rows, strict=True)))
    wrong = broken(field)
    if wrong:
        raise BadBattlefield(wrong[0])
    return field.terrain


def parse(data: Any) -> Battlefield:
    """The battlefield that JSON data describes, not yet checked for being playable."""
    if not isinstance(data, dict) or not isinstance(data.get("features"), list):
        raise BadBattlefield("A battlefield is an object with a list of features.")
    _known("The battlefield", data, ("id", "name", "about", "features", "surfaces"))
    id = data.get("id", "own")
    if not isinstance(id, str) or not id:
        raise BadBattlefield("The id of a battlefield is a word.")
    rows = data["features"]
    kinds = [row.get("kind", "") if isinstance(row, dict) else "" for row in rows]
    names = labels([kind if isinstance(kind, str) else "" for kind in kinds])
    features = tuple(_piece(name, row) for name, row in zip(names, rows, strict=True))
    surfaces = data.get("surfaces", [])
    if not isinstance(surfaces, list):
        raise BadBattlefield("The surfaces of a battlefield are a list.")
    return Battlefield(id, _texts("name", data, id), _texts("about", data, ""), features, tuple(map(_surface, surfaces)))


def _piece(name: str, row: Any) -> Piece:
    if not isinstance(row, dict):
        raise BadBattlefield(f"{name} is not an object with a kind and a place.")
    _known(name, row, ("kind", "size", "interactive", "corners", "x", "y", "w", "h", "turn"))
    kind = row.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        known = ", ".join(sorted(KINDS))
        raise BadBattlefield(f"{name} has no kind that is known here; a feature is one of {known}.")
    size, interactive = row.get("size", KINDS[kind].size), row.get("interactive", KINDS[kind].interactive)
    if type(size) is not int:
        raise BadBattlefield(f"{name} has the Size {size}; a Size is a whole number from 1 to 6.")
    if type(interactive) is not bool:
        raise BadBattlefield(f"{name} must say true or false for interactive.")
    if "corners" in row:
        if row.keys() & {"x", "y", "w", "h", "turn"}:
            raise BadBattlefield(f"{name} has corners and a middle; it can have only one of them.")
        return Piece(kind, size, interactive, _corners(name, row["corners"]))
    numbers = {key: _number(name, key, row[key]) for key in ("x", "y", "w", "h", "turn") if key in row}
    for key in ("x", "y"):
        if key not in numbers:
            raise BadBattlefield(f"{name} does not say where it stands: {key} is missing.")
    for key in ("w", "h"):
        if numbers.get(key, 1.0) <= 0.0:
            raise BadBattlefield(f"{name} is {numbers[key]:g} in across ({key}); it must be more than 0.")
    return Piece(kind, size, interactive, footprint(kind, **numbers))


def _surface(row: Any) -> Surface:
    if not isinstance(row, dict) or row.get("kind") not in SURFACES:
        raise BadBattlefield(f"A surface is one of {', '.join(SURFACES)}, with corners.")
    return Surface(row["kind"], _corners(f"A surface ({row['kind']})", row.get("corners")))


def _corners(name: str, value: Any) -> Corners:
    if not _is_pairs(value):
        raise BadBattlefield(f"{name} needs corners as a list of [x, y].")
    return tuple((_number(name, "x", x), _number(name, "y", y)) for x, y in value)


def _is_pairs(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(point, list | tuple) and len(point) == 2 for point in value)


def _number(name: str, key: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not -1e6 < value < 1e6 or not isfinite(value):
        raise BadBattlefield(f"{name} has {key} = {value!r:.20}; that is no number of inches.")
    return float(value)


def _texts(key: str, data: dict[str, Any], default: str) -> dict[str, str]:
    """One text for both languages, or one for each."""
    value = data.get(key, default)
    texts = {"en": value, "de": value} if isinstance(value, str) else value
    if not isinstance(texts, dict) or set(texts) != {"en", "de"} or not all(isinstance(text, str) for text in texts.values()):
        raise BadBattlefield(f"The {key} of a battlefield is a text, or one for en and one for de.")
    return texts


def _known(name: str, row: dict[str, Any], keys: tuple[str, ...]) -> None:
    for key in row:
        if key not in keys:
            raise BadBattlefield(f"{name} says {key!r:.30}, which means nothing here; it can say {', '.join(keys)}.")
