"""Which characters a card names, and who is meant by a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache

from .cards import Character
from .nodes import named
from .tactics import Tactic


@lru_cache(None)
def named_by(tactic: Tactic) -> tuple[str, ...]:
    """The characters that a Team Tactic card names: to look through scripts for every roster takes as long as to play the game."""
    return names_in(tactic)


def names_in(part: object) -> tuple[str, ...]:
    """The characters that a part of a script names."""
    if isinstance(part, named):
        return part.names
    if isinstance(part, Tactic):
        return tuple(name for one in (part.by, part.do, part.on) for name in names_in(one))
    values: Sequence[object] = ()
    if isinstance(part, tuple):
        values = part
    elif is_dataclass(part):
        values = [getattr(part, field.name) for field in fields(part)]
    return tuple(name for value in values for name in names_in(value))


def meant(card: Character, names: Sequence[str]) -> bool:
    return card.id in names or card.name in names or card.alter_ego in names
