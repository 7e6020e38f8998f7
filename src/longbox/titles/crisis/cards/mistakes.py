"""What Python finds wrong in a file of cards, in the words of the card language."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import Final

from .. import words
from ..codes import CONDITIONS
from ..script.moments import EVENTS, Trigger
from . import idioms, keywords

CALLED: Final = re.compile(r"(\w+)(?:\.__init__)?\(\) ")
NOT_TAKEN: Final = re.compile(r"unexpected keyword argument '(\w+)'")
MISSING: Final = re.compile(r"missing \d+ required [\w-]+ arguments?: (.+)")
TWICE: Final = re.compile(r"multiple values for argument '(\w+)'")


def mistake(file: str, error: Exception) -> str:
    """A sentence about a mistake, with its place. `file`: the end of its path."""
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename.endswith(file)]
    line = error.lineno if isinstance(error, SyntaxError) else frames[-1].lineno if frames else None
    return f"{file}, line {line}: {_said(error, frames)}"


def _said(error: Exception, frames: list[FrameSummary]) -> str:
    if isinstance(error, NameError):
        close = get_close_matches(str(error.name), dir(words), 1, 0.6)
        return f"there is no word {error.name!r}" + (f"; did you mean {close[0]}?" if close else ", or its import is missing.")
    word = _word(error, frames)
    if isinstance(error, TypeError) and word is not None:
        return _wrong_call(*word, str(error))
    if isinstance(error, KeyError) and word is not None and isinstance(error.args[0], str):
        close = get_close_matches(error.args[0], CONDITIONS, 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there is {', '.join(map(repr, CONDITIONS))}."
        return f"{word[0]} knows no {error.args[0]!r}; {hint}"
    said = str(error.msg if isinstance(error, SyntaxError) else error).replace(".__init__()", "")
    return f"{said.rstrip('.')}."


def _word(error: Exception, frames: list[FrameSummary]) -> tuple[str, Callable[..., object]] | None:
    """The word of the card language whose call failed: the one that stands at the place, or the one that Python names."""
    named = CALLED.search(str(error))
    for name in (*_called(frames), *((named[1],) if named else ())):
        for room in (words, keywords, idioms):
            if callable(found := getattr(room, name, None)):
                return name, found
    return None


def _called(frames: list[FrameSummary]) -> Iterator[str]:
    if not frames:
        return
    last = frames[-1]
    place = (last.lineno, last.colno, last.end_colno)
    for node in ast.walk(ast.parse(Path(last.filename).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and _place(node) == place:
            yield node.func.id


def _place(node: ast.Call) -> tuple[int, int, int | None]:
    return node.lineno, node.col_offset, node.end_col_offset


def _wrong_call(name: str, word: Callable[..., object], said: str) -> str:
    if " has no role " in said:
        return said
    takes = taken(word)
    if found := NOT_TAKEN.search(said):
        return f"{name} takes nothing called {found[1]!r}; it takes {takes}."
    if found := MISSING.search(said):
        return f"{name} takes {takes}; missing: {found[1]}."
    if found := TWICE.search(said):
        return f"{name} is given {found[1]!r} twice; it takes {takes}."
    return f"{name} is given too much; it takes {takes}."


def taken(word: Callable[..., object]) -> str:
    """What a word takes, in order; what needs its name before it has a sign of equality.

    >>> taken(words.gain_power), taken(words.would_suffer)
    ('who and n', 'when, target=, cause= and kind=')
    """
    names: list[str] = []
    for one in inspect.signature(word).parameters.values():
        if one.kind is one.VAR_KEYWORD:
            made = word() if one.annotation == "Filter" else None
            names += [f"{role}=" for role in EVENTS[made.event]] if isinstance(made, Trigger) else []
        else:
            sign = "=" if one.kind is one.KEYWORD_ONLY else "..." if one.kind is one.VAR_POSITIONAL else ""
            names.append(f"{one.name}{sign}")
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part) or "nothing"


__all__ = ["mistake", "taken"]
