"""What a Crisis card is made of (CP-004..CP-007)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..codes import NOBODY
from .cards import On, Static, Strike
from .nodes import Filter
from .running import Effect, Run

if TYPE_CHECKING:
    from ..state import Table

Point: TypeAlias = tuple[float, float]


class Mark(NamedTuple):
    """A point of a setup diagram: range tools laid end to end from two edges. An empty row of tools is the centre line."""

    corner: str
    """The edges measured from: sw, se, nw or ne. The players sit south and north."""
    across: tuple[int, ...]
    along: tuple[int, ...]


CENTRE = Mark("sw", (), ())


def corners(across: tuple[int, ...], along: tuple[int, ...]) -> tuple[Mark, ...]:
    """The same point measured from every corner.

    >>> [mark.corner for mark in corners((4,), (5, 2))], [mark.corner for mark in corners((), (5,))]
    (['sw', 'se', 'nw', 'ne'], ['sw', 'nw'])
    """
    return tuple(Mark(south + west, across, along) for south in ("sn" if along else "s") for west in ("we" if across else "w"))


SECURE, EXTRACTION = "secure", "extraction"

Scoring: TypeAlias = "Callable[[Table, str], tuple[int, int]]"
"""(table, crisis): the points of each player."""


def nothing_more(t: Table, who: int) -> int:
    return 0


def anybody(t: Table, who: int, token: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Interaction:
    """What a character may do with a kind of token: `IT` is the character, the role `token` the token."""

    token: str
    do: Effect
    extra_cost: Callable[[Table, int], int] = nothing_more
    allowed: Callable[[Table, int, int], bool] = anybody
    script: str = ""

    def start(self, t: Table, who: int, token: int) -> Run:
        """An effect of the Crisis card, not of the character (CP-148): nobody's, but the character's player decides."""
        return Run(self.script, NOBODY, t.seat[who], {"it": who, "token": token})


@dataclass(frozen=True, slots=True)
class Deed:
    """What a character may do for Power in its own activation, without an action: `IT` is the character."""

    id: str
    who: Filter
    cost: int
    do: Effect


NEAR, FAR = "near", "far"
"""Whose a token is from the start: of the player whose edge it is nearest to, or farthest from."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of one name, and where the setup diagram has them."""

    name: str
    kind: str
    at: tuple[Mark, ...]
    hold: int = 0
    """How many of them one character can hold; 0 for any number."""
    whose: str = ""
    """NEAR or FAR where each is a player's own."""
    landmark: bool = False
    """Only a place to bring something to: standing there alone gains nothing."""


@dataclass(frozen=True, slots=True)
class Crisis:
    """A Crisis card (CP-005)."""

    id: str
    name: str
    kind: str
    threat: int
    tokens: tuple[Tokens, ...]
    scoring: Scoring
    interactions: tuple[Interaction, ...] = ()
    deeds: tuple[Deed, ...] = ()
    attacks: tuple[Strike, ...] = ()
    """Attacks that the card lends (see `lends`)."""
    parts: tuple[On | Static, ...] = ()
    scored: Effect | None = None
    """What happens with the scoring, after points are counted and before they are recorded."""
    set: str = ""
    """The box it comes from: the set symbol."""
    approximate: bool = False
    """The positions are read off by hand, not taken from the printed diagram."""
    names: dict[str, Interaction] = field(default_factory=dict, compare=False)

    def interaction(self, token: str) -> Interaction | None:
        return self.names.get(token)

    def hold_limit(self, token: str) -> int:
        """How many tokens of a name one character can hold; 0 for any number."""
        return next(tokens.hold for tokens in self.tokens if f"{self.id}/{tokens.name}" == token)

    def is_landmark(self, token: str) -> bool:
        return any(tokens.landmark and f"{self.id}/{tokens.name}" == token for tokens in self.tokens)

    @property
    def delivers(self) -> bool:
        """Whether its points are for bringing something somewhere."""
        return any(tokens.landmark for tokens in self.tokens)
