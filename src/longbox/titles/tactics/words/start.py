"""Words of the start of the Issue (FT-126, FT-581..FT-593)."""

from __future__ import annotations

from dataclasses import dataclass

from .word import Word


@dataclass(frozen=True, slots=True)
class TeamUp(Word):
    """May give up its printed affiliations for one of these; strict: only one that every other figure of the team has."""

    affiliations: tuple[str, ...]
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Loyalty(Word):
    """May give up its printed affiliations for one of a named ally's."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastToJoin(Word):
    """Gains an affiliation that every other figure of the team shares."""


@dataclass(frozen=True, slots=True)
class Joins(Word):
    """Gains an affiliation of an ally of its player's choice."""


@dataclass(frozen=True, slots=True)
class Hires(Word):
    """Brings figures of a kind under its Command into its starting area (FT-355)."""

    figure: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Shares(Word):
    """A named ally gains its affiliation."""

    name: str


__all__ = ["Hires", "Joins", "LastToJoin", "Loyalty", "Shares", "TeamUp"]
