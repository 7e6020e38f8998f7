"""A game as its players come back to it: how it stands, and what has happened since they last decided."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from longbox.server.languages import language
from longbox.server.table_words import WORDS
from longbox.titles import lessons, shelf
from longbox.titles.facets import Sketch

from .shown import Shown

MARK = re.compile(r"\{([\w-]+)\}")


@dataclass(frozen=True)
class News:
    """A game in a few words."""

    round: int
    scores: Sequence[tuple[str, str]]
    """What everybody is called, and their points."""
    lines: Sequence[str]
    """The last things that stand out of what the others did since the reader's last turn."""
    board: Sketch | None
    """How the board looks, from the reader's side."""


def goes_on(title: str, version: int, options: str) -> bool:
    """Whether a table has a game to come back to: one by rules that there still are, and no lesson."""
    return title in shelf.playable() and shelf.title(title).version == version and not lessons.practice(options)


def news(table: Shown, own: Sequence[int], code: str, most: int = 3) -> News | None:
    """What a player with these seats has missed; None before the game begins."""
    if table.game is None:
        return None
    state = table.named(table.game.state)
    began, end = others_turn([move.seat in own for move in table.moves])
    since = next((i for i, line in enumerate(table.lines) if line.n > began), len(table.lines))
    until = next((i for i, line in enumerate(table.lines) if line.n > end), len(table.lines))
    told = [line for line in table.log(table.reader(own), code, since) if line["i"] < until]
    stands_out = [line["line"] for line in told if line["weight"] != "plain"] or [line["line"] for line in told]
    points = [f"{score:g}" for score in state.scores()]
    board = table.page.sketch(state, own[0] if own else 0)
    names = [table.name(seat.seat, code) for seat in table.seats]
    return News(
        state.rounds(),
        list(zip(names, points, strict=True)),
        [in_words(line, code) for line in stands_out[-most:]],
        board,
    )


def others_turn(mine: Sequence[bool]) -> tuple[int, int]:
    """The last answers of others in a row: how many answers there were before, and with them.

    >>> others_turn([True, False, False, True]), others_turn([False]), others_turn([True])
    ((1, 3), (0, 1), (0, 0))
    """
    end = len(mine)
    while end and mine[end - 1]:
        end -= 1
    began = end
    while began and not mine[began - 1]:
        began -= 1
    return began, end


def in_words(line: str, code: str) -> str:
    """A line of the log whose marks are words.

    >>> in_words("Rogue gains 2 {power}.", "de"), in_words("{odd}", "en")
    ('Rogue gains 2 Kraft.', 'odd')
    """
    say = language(code).gettext

    def word(mark: re.Match[str]) -> str:
        known = WORDS.get(f"mark.{mark[1]}")
        return say(known) if known else mark[1]

    return MARK.sub(word, line)
