"""The quick setup: everything is decided at once, so that the first question of the Issue is on its first Page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Plain

from ..maps import NORTH, SIDES, SOUTH
from ..state import TOKENS, Step, Table
from .choices import Hire, Join, Pass
from .setup import Issue, StartOfIssue, team_of

SPACING = 2
"""How far apart figures of a line stand."""


def choice(t: Table, frame: Issue | StartOfIssue, ask: Ask) -> Plain:
    """A sensible answer to a question of the setup."""
    options: Any = ask.options
    if ask.kind == "side":
        return SIDES[SOUTH if ask.seat == 0 else NORTH]  # player A sits in front of the map
    if ask.kind == "place":
        return in_line(t, ask.seat, options)
    if ask.kind == "place_plot":
        assert isinstance(frame, Issue)
        return plot_square(t, frame.next_token(t), options)
    if ask.kind == "place_thing":
        return thing_square(t, ask.seat, options)
    if ask.kind == "join":
        return widest(t, ask.seat, options)
    if ask.kind == "hire":
        return next(iter(nearest(t, options)), PASS)
    return ask.options[t.below(len(options))]


def in_line(t: Table, seat: int, room: tuple[int, ...]) -> int:
    """A line around the middle of the front row of the starting area, from the middle outwards."""
    ground = t.ground()
    placed = sum(other == seat and square >= 0 for other, square in zip(t.seat, t.at, strict=True))
    out = (placed + 1) // 2 * SPACING * (1 if placed % 2 else -1)
    wanted = ground.width // 2 + out
    rows = [square // ground.width for square in room]
    front = max(rows) if t.sides[seat] == NORTH else min(rows)
    return min(room, key=lambda one: (abs(one // ground.width - front), abs(one % ground.width - wanted), one))


def gap(t: Table, square: int, seat: int) -> int:
    """How far a square is from the nearest figure of a side."""
    return min((t.ground().distance(square, t.at[who]) for who in t.standing(seat)), default=0)


def plot_square(t: Table, token: int, room: tuple[int, ...]) -> int:
    """As near as its owner may have it, one token on each half of the map."""
    owner, half = token // TOKENS, token % TOKENS
    ground = t.ground()
    wanted = ground.width * (1 + 2 * half) // 4
    return min(room, key=lambda one: (gap(t, one, owner), abs(one % ground.width - wanted), one))


def thing_square(t: Table, seat: int, room: tuple[int, ...]) -> int:
    """Somewhere on its owner's side of what is allowed."""
    near = min(gap(t, square, seat) for square in room)
    found = [square for square in room if gap(t, square, seat) == near]
    return found[t.below(len(found))]


def widest(t: Table, seat: int, options: Iterable[Join | Pass]) -> Join | Pass:
    """What makes most Teammates."""
    return max(options, key=lambda one: 0 if one == PASS else 1 + len(sharing(t, seat, one[1], one[2])))


def sharing(t: Table, seat: int, joins: int, affiliation: str) -> list[int]:
    """The figures that would be Teammates of one that joins an affiliation, and are not yet."""
    return [who for who in team_of(t, seat) if who != joins and affiliation in t.affiliations[who] and not t.teammates(who, joins)]


def nearest(t: Table, options: Iterable[Hire | Pass]) -> list[Hire]:
    """Who hires and where, with the squares next to whoever hires first."""
    found = [one for one in options if one != PASS]
    return sorted(found, key=lambda one: (t.ground().distance(t.at[one[0]], one[1]), one[1]))


def decide(t: Table, frame: Issue | StartOfIssue, asked: Ask | None) -> None:
    """Answer a question of the setup at once: then the step is called again as after an answer."""
    if asked is not None:
        frame.step -= 1
        frame.ANSWERS[asked.kind](frame, t, choice(t, frame, asked))


@dataclass(slots=True)
class QuickIssue(Issue):
    """An Issue whose setup asks nobody."""

    def choose_map(self, t: Table) -> None:
        decide(t, self, Issue.choose_map(self, t))

    def choose_side(self, t: Table) -> None:  # type: ignore[override]
        decide(t, self, Issue.choose_side(self, t))

    def figures(self, t: Table) -> None:
        decide(t, self, Issue.figures(self, t))

    def plots(self, t: Table) -> None:
        decide(t, self, Issue.plots(self, t))

    def things(self, t: Table) -> None:
        decide(t, self, Issue.things(self, t))

    def start(self, t: Table) -> Step | None:
        frame = Issue.start(self, t)
        return QuickStart(frame.seat) if isinstance(frame, StartOfIssue) else None


@dataclass(slots=True)
class QuickStart(StartOfIssue):
    """What Specials do at the start of the Issue, decided too."""

    def choose(self, t: Table) -> None:
        decide(t, self, StartOfIssue.choose(self, t))

    def hire(self, t: Table) -> None:
        decide(t, self, StartOfIssue.hire(self, t))


__all__ = ["QuickIssue", "QuickStart", "choice"]
