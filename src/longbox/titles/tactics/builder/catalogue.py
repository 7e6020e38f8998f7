"""What the builder shows: everything a team can hold, the levels it is built for, and the ready teams."""

from __future__ import annotations

from ..codes import RENOWN
from ..page.catalogue import catalogue as everything
from ..rules.levels import LEVELS
from ..rules.teams import OUTLOOKS
from ..speech.cards import name
from ..words import FIGURES, THINGS
from .drafts import Draft
from .ready import TEAMS
from .share import share

WORDS = ("abilities", "ranks", "forms", "damage", "renown", "dispositions")


def ready(language: str = "en") -> dict[str, Draft]:
    """The ready teams by their ids, each at its level."""
    levels = {id: next(level for level in LEVELS if id.startswith(f"{level}-")) for id in TEAMS}
    return {
        id: Draft(name(f"team/{id}", language), levels[id], team.outlook, team.figures, team.plot, team.things)
        for id, team in TEAMS.items()
    }


def catalogue(language: str = "en") -> dict[str, object]:
    """All of it, as JSON knows it."""
    all = everything(language)
    figures = [{"id": id, **one, "alias": FIGURES[id].alias} for id, one in all["figures"].items()]
    things = [{"id": id, **one, "renown": RENOWN[THINGS[id].renown]} for id, one in all["things"].items()]
    return {
        "levels": [
            {"id": id, **one, "roster": dict(reversed(one["roster"].items()))} for id, one in all["levels"].items()
        ],
        "outlooks": [{"id": id, "name": all["dispositions"][id]} for id in OUTLOOKS],
        "figures": _by_name(figures),
        "plot": _by_name([{"id": id, **one} for id, one in all["plots"].items()]),
        "things": sorted(_by_name(things), key=lambda one: RENOWN.index(str(one["renown"]))),
        "affiliations": sorted({one for figure in figures for one in figure["affiliations"]}),
        **{key: all[key] for key in WORDS},
        "ready": [{"name": one.name, "code": share(one)} for one in ready(language).values()],
    }  # fmt: skip


def _by_name(cards: list[dict[str, object]]) -> list[dict[str, object]]:
    return sorted(cards, key=lambda one: str(one["name"]))


__all__ = ["catalogue", "ready"]
