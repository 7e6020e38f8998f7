"""Lessons: positions laid out from a script, and what a coach says beside them.

A title keeps them in a package of its own, one JSON file for each, numbered in their order (`1-move.json`). A lesson has a `scene`,
which the title's `lay_out` understands, and steps. A step says what to do, and is done by a `deed`: an event of the game, with the
fields that matter. `hint` is said when the learner did something else; `play` has the answers that lead to the deed, each with the
kind of question it answers, for "Show me" and for the tests.

`game.json` is the first whole game: no scene, but `options`, and sayings that are due when a `kind` of question is first put to the
learner or an `event` has happened.

Which lesson a table plays is an option of its game, so it is saved, replayed and taken back like any other game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import dist
from typing import Any, NamedTuple, TypeAlias, TypeVar

from longbox.kernel import Answer, AnyFrame, Ask, Option
from longbox.kernel.plain import freeze

Scene: TypeAlias = Mapping[str, Any]
"""A position as the files of a title describe it."""
Told: TypeAlias = Mapping[str, Any]
"""A lesson in one language."""

F = TypeVar("F", bound=AnyFrame)

NONE, GAME = "none", "game"


class Course(NamedTuple):
    """The lessons of a title, in their order, and its first whole game with a coach."""

    lessons: tuple[Told, ...]
    game: Told


@cache
def _files(package: str) -> dict[str, dict[str, Any]]:
    folder = resources.files(package)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json"))
    return {name.removesuffix(".json").split("-", 1)[-1]: json.loads((folder / name).read_text(encoding="utf-8")) for name in names}


def option(package: str) -> Option:
    """The option of a title that says which lesson is played."""
    return Option(NONE, (NONE, *_files(package)), "The lesson that is laid out; none: an ordinary game")


def practice(options: str) -> bool:
    """Whether the options of a game, as JSON, make it one of the lessons: nobody has to finish those.

    >>> practice('{"lesson": "move"}'), practice('{"lesson": "game"}'), practice("{}")
    (True, False, False)
    """
    return json.loads(options).get("lesson", NONE) not in (NONE, GAME)


def scene(package: str, name: object) -> Scene | None:
    """The position of a lesson; None for an ordinary game and for the first whole game."""
    found = _files(package).get(str(name), {}).get("scene")
    return found if isinstance(found, dict) else None


def at(frame: F, step: str) -> F:
    """A frame that goes on with this step."""
    frame.back_to(step)
    return frame


def course(package: str, language: str) -> Course | None:
    """What can be learnt of a title; None without a package.

    >>> found = course("longbox.titles.crisis.lessons", "en")
    >>> [one["id"] for one in found.lessons]
    ['move', 'attack', 'power', 'throw', 'score']
    """
    if not package:
        return None
    told = {name: _in(data, language) | {"id": name} for name, data in _files(package).items()}
    game = told.pop(GAME)
    return Course(tuple(told.values()), game)


def lesson(package: str, name: object, language: str) -> Told | None:
    """What a table that plays this lesson says beside the board."""
    if not package or name not in _files(package):
        return None
    told: Told = _in(_files(package)[str(name)], language)
    return {key: value for key, value in told.items() if key not in ("scene", "options")} | {"id": name}


def _in(data: Any, language: str) -> Any:
    """Every text in one language."""
    if isinstance(data, dict):
        return data[language] if data.keys() == {"en", "de"} else {key: _in(value, language) for key, value in data.items()}
    return [_in(one, language) for one in data] if isinstance(data, list) else data


def done(deed: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Whether an event is the deed a step waits for.

    >>> done({"event": "Moved", "who": 0, "end": {"near": [3, 4], "within": 2}}, {"event": "Moved", "who": 0, "end": [3, 5]})
    True
    >>> done({"event": "Moved", "who": 0}, {"event": "Moved", "who": 1})
    False
    """
    return all(name in event and _fits(wanted, event[name]) for name, wanted in deed.items())


def _fits(wanted: Any, value: Any) -> bool:
    if not isinstance(wanted, dict):
        return bool(freeze(value) == freeze(wanted))
    if "near" in wanted:
        return dist(wanted["near"], value) <= float(wanted["within"])
    return bool(value in wanted["any"] if "any" in wanted else value >= wanted["least"])


def shown(play: Sequence[Sequence[Any]], ask: Ask) -> Answer | None:
    """What a step would have the learner answer now: the number of an option, or a value of the region; None for nothing."""
    for kind, answer in play:
        if kind != ask.kind:
            continue
        wanted = freeze(answer)
        if wanted in ask.options:
            return ask.options.index(wanted)
        if ask.region is not None and isinstance(wanted, tuple):
            return wanted
    return None
