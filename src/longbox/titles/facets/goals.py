"""Goals: how points are made now, who stands to make them, and what is nearest to change that."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from longbox.kernel import Title

from .facet import Facet, S, facet_of


class Goal(TypedDict):
    """Something that makes points."""

    label: str
    note: str
    seat: int
    """Whose points they are as it stands; -1 if nobody's."""
    n: int | None
    """How many points; None where that depends."""
    on: list[list[str | int | float]]
    """The pieces and cards it is about, as in an option."""


class Standing(TypedDict):
    """How the points stand."""

    title: str
    """What is told: what happens if nothing changes."""
    sub: str
    goal: int
    """So many points win."""
    scores: list[int]
    gains: NotRequired[list[int]]
    """What each seat would make if nothing changed; missing where nothing is made by waiting."""
    rows: list[Goal]
    next: list[Goal]
    """What would change it, the nearest first."""
    warning: str


class Goals(Facet[S]):
    """What a title says of its points. By default nothing."""

    room = "page.goals"

    def standing(self, state: S, seat: int, language: str) -> Standing | None:
        """How the points stand, from what a seat may know; None where there are none yet."""
        return None


def goals(title: Title[S]) -> Goals[S]:
    """What a title says of its points."""
    return cast("Goals[S]", facet_of(title, Goals))
