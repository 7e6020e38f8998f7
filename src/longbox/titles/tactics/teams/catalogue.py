"""Everything a team can hold, with what one searches and filters by, and the levels it is built for."""

from __future__ import annotations

from typing import Any

from ..cards import TEAMS
from ..language import FIGURES, PLOTS, THINGS, Attack, Figure
from ..rules.levels import LEVELS
from ..rules.teams import OUTLOOKS
from ..text.cards import name, text
from ..vocabulary import ABILITIES, DISPOSITIONS, NOBODY, RANKS, RENOWN, SHORT, VALUES, WORTH
from . import Draft
from .share import share


def ready() -> dict[str, Draft]:
    """The ready teams by their ids, each at its level."""
    found = {}
    for id, team in TEAMS.items():
        level = next(one for one in LEVELS if id.startswith(f"{one}-"))
        found[id] = Draft("", level, team.outlook, team.figures, team.plot, team.things)
    return found


def catalogue(language: str = "en") -> dict[str, Any]:
    """All of it, as JSON knows it."""

    def named(kind: str, ids: Any) -> list[dict[str, str]]:
        return [{"id": id, "name": name(f"{kind}/{id}", language)} for id in ids]

    figures = [_figure(one, language) for one in FIGURES.values()]
    return {
        "levels": [
            {
                "id": level.id,
                "name": name(f"level/{level.id}", language),
                "text": text(f"level/{level.id}", language),
                "slots": {RENOWN[renown]: room for renown, room in sorted(level.slots.items(), reverse=True)},
                "advance": level.advance,
                "victory": level.victory,
            }
            for level in LEVELS.values()
        ],
        "outlooks": named("affiliation", OUTLOOKS),
        "sides": named("affiliation", DISPOSITIONS),
        "renowns": [{**one, "points": WORTH[i]} for i, one in enumerate(named("renown", RENOWN))],
        "affiliations": sorted(
            named("affiliation", {one for figure in FIGURES.values() for one in figure.affiliations}), key=lambda one: one["name"]
        ),
        "figures": sorted(figures, key=lambda one: one["name"]),
        "plot": sorted((_plot(id, language) for id in PLOTS), key=lambda one: one["name"]),
        "things": sorted((_thing(id, language) for id in THINGS), key=lambda one: (one["renown"], one["name"])),
        "ready": [
            {"name": f"{name(f'level/{one.level}', language)}, {name(f'affiliation/{one.outlook}', language)}", "code": share(one)}
            for one in ready().values()
        ],
    }


def _figure(one: Figure, language: str) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": name(f"figure/{one.id}", language),
        "alias": one.alias,
        "number": one.number,
        "squad": one.squad,
        "renown": RENOWN[one.renown],
        "points": WORTH[one.renown],
        "side": one.disposition,
        "affiliations": list(one.affiliations),
        "traits": [name(f"affiliation/{trait}", language) for trait in one.traits],
        "ranks": [
            {"ability": ability, "short": ability[0].upper(), "rank": RANKS[rank], "letters": SHORT[rank], "value": VALUES[rank]}
            for ability, rank in zip(ABILITIES, one.abilities, strict=True)
        ],
        "speed": one.speed,
        "health": one.health,
        "karma": one.karma,
        "attacks": [_attack(attack, language) for attack in one.attacks],
        "specials": [
            {"id": special.id, "name": name(f"special/{special.id}", language), "text": text(f"special/{special.id}", language)}
            for special in one.specials
        ],
    }


def _attack(one: Attack, language: str) -> dict[str, Any]:
    return {
        "name": name(f"attack/{one.id}", language),
        "form": name(f"form/{one.form}", language),
        "hits": _measure(one.to_hit),
        "damage": _measure(one.damage),
        "kind": one.kind,
        "range": one.range,
    }


def _measure(measure: tuple[int, int]) -> str:
    ability, rank = measure
    return RANKS[rank] if ability == NOBODY else ABILITIES[ability]


def _plot(id: str, language: str) -> dict[str, Any]:
    one = PLOTS[id]
    return {
        "id": id,
        "name": name(f"plot/{id}", language),
        "text": text(f"plot/{id}", language),
        "affiliation": one.affiliation,
        "about": name(f"affiliation/{one.affiliation}", language),
        "ability": ABILITIES[one.ability],
    }


def _thing(id: str, language: str) -> dict[str, Any]:
    one = THINGS[id]
    return {
        "id": id,
        "name": name(f"thing/{id}", language),
        "text": text(f"thing/{id}", language),
        "artifact": one.artifact,
        "renown": RENOWN[one.renown],
        "material": RANKS[one.material],
    }


__all__ = ["catalogue", "ready"]
