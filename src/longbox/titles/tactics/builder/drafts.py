"""Teams under construction: one that may still lack everything, as JSON text.

It holds ids, and says which version of this form it has:

    {"longbox_team": 1, "name": "Mine", "level": "mean-streets", "outlook": "good", "figures": [], "plot": "", "things": []}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from longbox.kernel import suggest
from longbox.titles.carried import tidy

from ..codes import GOOD_SIDE
from ..rules.levels import FIRST, LEVELS
from ..rules.teams import OUTLOOKS, BadTeam, Team
from ..rules.teams import read as read_team
from ..words import FIGURES, PLOTS, THINGS, Figure, Plot, Thing

VERSION: Final = 1
"""Of the JSON form."""

LONGEST: Final = 20_000

MOST: Final = 20
"""Figures or things that are read: a team under construction may have too many, but not any number."""

NAME: Final = 60
"""The longest name of a team."""

FIELDS: Final = ("name", "level", "outlook", "figures", "plot", "things")


@dataclass(frozen=True, slots=True)
class Draft:
    """A team for a Game Level, finished or not."""

    name: str = ""
    level: str = FIRST
    outlook: str = GOOD_SIDE
    figures: tuple[str, ...] = ()
    plot: str = ""
    things: tuple[str, ...] = ()

    def team(self) -> Team:
        return Team(self.outlook, self.figures, self.plot, self.things)


def library() -> dict[str, Mapping[str, Figure] | Mapping[str, Plot] | Mapping[str, Thing]]:
    """All pieces, by the part of a team they go into."""
    return {"figures": FIGURES, "plot": PLOTS, "things": THINGS}


def plain(draft: Draft) -> dict[str, object]:
    """A team as JSON knows it, without a version."""
    return {field: list(value) if isinstance(value := getattr(draft, field), tuple) else value for field in FIELDS}


def read(text: str) -> Draft:
    """A team from its JSON text, or `BadTeam`. Whether it is legal is for the law to say.

    >>> read('{"level": "back-alley", "figures": ["dagger"]}').figures
    ('dagger',)
    >>> read('{"longbox_team": 7}')
    Traceback (most recent call last):
    longbox.titles.tactics.rules.teams.BadTeam: This team has the version 7; this Longbox reads version 1.
    """
    try:
        data = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadTeam("A team is a JSON object with name, level, outlook, figures, plot and things.")
    if "longbox_roster" in data:
        raise BadTeam("This is a roster of Crisis Protocol; a team of FASERIP Tactics is expected.")
    version = data.pop("longbox_team", VERSION)
    if version != VERSION or isinstance(version, bool):
        raise BadTeam("This team has the version {version}; this Longbox reads version {known}.",
                      version=tidy(str(version), 20), known=VERSION)  # fmt: skip
    unknown = [field for field in data if field not in FIELDS]
    if unknown:
        raise BadTeam("A team has no part {part!r}; it has name, level, outlook, figures, plot and things.", part=unknown[0][:60])
    name, level = data.pop("name", ""), data.pop("level", FIRST)
    if not isinstance(name, str) or not isinstance(level, str):
        raise BadTeam("The name and the level of a team are words.")
    if level not in LEVELS:
        raise BadTeam("There is no Game Level {level!r}; {hint}", level=level[:60], hint=suggest(level[:60], LEVELS))
    team = read_team(json.dumps({"outlook": GOOD_SIDE, "figures": [], "plot": "", **data}))
    if team.outlook not in OUTLOOKS:
        raise BadTeam("The team is {outlook!r}; a team is good or evil.", outlook=tidy(team.outlook))
    return Draft(tidy(name, NAME), level, team.outlook, _ids(team.figures), tidy(team.plot), _ids(team.things))


def _ids(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(tidy(id) for id in ids)


__all__ = ["FIELDS", "FIRST", "LONGEST", "MOST", "NAME", "VERSION", "BadTeam", "Draft", "library", "plain", "read"]
