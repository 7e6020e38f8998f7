"""The catalogue: names, figures and texts of everything by id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from longbox.titles.facets import emblazoned

from ..codes import (
    ABILITIES,
    ACTIONS,
    COLOURS,
    CONDITIONS,
    DAMAGE,
    DISPOSITIONS,
    FORMS,
    NOBODY,
    RANKS,
    READINESS,
    RENOWN,
    SHORT,
    VALUES,
    WORTH,
)
from ..maps import READY, TERRAIN, the_map
from ..odds.feats import CHANCES
from ..rules.levels import LEVELS, Level
from ..speech.names import map_title, monograms
from ..speech.telling import describe, describe_attack, describe_piece
from ..words import FIGURES, PLOTS, THINGS, Attack, Figure, Flight, Giant, Plot, Special, Thing
from .voice import Voice
from .words import PAGE

LETTERS = ("F", "A", "S", "E", "R", "I", "P")
RESULTS = ("miss", "hit", "slam", "stun", "bullseye", "kill", "held", "stuck")
EDGES = ("wall", "ladder")


@lru_cache(4)
def catalogue(language: str) -> dict[str, Any]:
    """Everything, as plain data. The same object every time: treat it as read-only."""
    v = Voice(language)
    letters = monograms()
    cards: dict[str, Any] = {
        "figures": {folio.id: figure(v, folio, letters[folio.id]) for folio in FIGURES.values()},
        "plots": {one.id: plot(v, one) for one in PLOTS.values()},
        "things": {one.id: thing(v, one) for one in THINGS.values()},
        "maps": {id: {"name": map_title(id, v.language), "text": gazetteer(id, v.language)} for id in READY},
        "conditions": named(v, "condition", CONDITIONS),
        "affiliations": names(v, "affiliation", affiliations()),
        "dispositions": names(v, "affiliation", DISPOSITIONS),
        "terrain": {id: {**one, "bit": TERRAIN.get(id, 0)} for id, one in named(v, "terrain", (*TERRAIN, *EDGES)).items()},
        "levels": {one.id: level(v, one) for one in LEVELS.values()},
        "ranks": [{"id": i, "name": RANKS[i], "short": SHORT[i], "value": VALUES[i]} for i in range(len(RANKS))],
        "abilities": [{"id": id, "name": v.ability(i), "short": LETTERS[i]} for i, id in enumerate(ABILITIES)],
        "colours": [{"id": id, "name": v.colour(i)} for i, id in enumerate(COLOURS)],
        "renown": [{"id": id, "name": v.name(f"renown/{id}"), "points": WORTH[i]} for i, id in enumerate(RENOWN)],
        "readiness": words(v, "ready.", READINESS),
        "actions": words(v, "action.", ACTIONS),
        "forms": names(v, "form", FORMS),
        "results": named(v, "result", RESULTS),
        "damage": {id: v.damage(id) for parent, children in DAMAGE.items() for id in (parent, *children)},
        "feats": words(v, "feat.", keys("feat.")),
        "shifts": words(v, "shift.", keys("shift.")),
        "perils": words(v, "peril.", keys("peril.")),
        "table": [[round(chance, 4) for chance in row] for row in CHANCES],
    }
    return emblazoned(cards, "longbox.titles.tactics.page")


def names(v: Voice, kind: str, ids: Iterable[str]) -> dict[str, str]:
    return {id: v.name(f"{kind}/{id}") for id in ids}


def words(v: Voice, prefix: str, ids: Iterable[str]) -> dict[str, str]:
    return {id: v(f"{prefix}{id}") for id in ids}


def keys(prefix: str) -> list[str]:
    """What follows a prefix in the keys of the page's words."""
    return [key.removeprefix(prefix) for key in PAGE if key.startswith(prefix)]


def named(v: Voice, kind: str, ids: tuple[str, ...]) -> dict[str, dict[str, str]]:
    return {id: {"name": v.name(f"{kind}/{id}"), "text": v.text(f"{kind}/{id}")} for id in ids}


def affiliations() -> list[str]:
    """Every team, trait and Plot's affiliation."""
    found = {one for folio in FIGURES.values() for one in (*folio.affiliations, *folio.traits)}
    return sorted(found | {one.affiliation for one in PLOTS.values()})


def plot(v: Voice, one: Plot) -> dict[str, object]:
    return {
        "name": v.name(f"plot/{one.id}"),
        "text": describe_piece(one, v.language),
        "affiliation": v.name(f"affiliation/{one.affiliation}"),
        "ability": ABILITIES[one.ability],
        "own": list(one.own),
    }


def thing(v: Voice, one: Thing) -> dict[str, object]:
    return {
        "name": v.name(f"thing/{one.id}"),
        "text": describe_piece(one, v.language),
        "artifact": one.artifact,
        "renown": one.renown,
        "material": one.material,
        "own": list(one.own),
    }


def figure(v: Voice, folio: Figure, monogram: str) -> dict[str, object]:
    words = [part for special in folio.specials for part in special.parts]
    return {
        "name": v.name(f"figure/{folio.id}"),
        "alias": "" if folio.squad else folio.alias,
        "text": v.text(f"figure/{folio.id}"),
        "monogram": monogram,
        "renown": RENOWN[folio.renown],
        "renown_name": v.name(f"renown/{RENOWN[folio.renown]}"),
        "points": WORTH[folio.renown],
        "side": folio.disposition,
        "squad": folio.squad,
        "affiliations": [v.name(f"affiliation/{id}") for id in folio.affiliations],
        "traits": [v.name(f"affiliation/{id}") for id in folio.traits],
        "ranks": [
            {"ability": id, "short": LETTERS[i], "rank": folio.abilities[i], "value": VALUES[folio.abilities[i]]}
            for i, id in enumerate(ABILITIES)
        ],
        "speed": folio.speed,
        "health": folio.health,
        "karma": folio.karma,
        "size": "giant" if any(isinstance(part, Giant) for part in words) else "normal",
        "flying": any(isinstance(part, Flight) for part in words),
        "attacks": [attack(v, folio, one) for one in folio.attacks],
        "specials": [special(v, folio, one) for one in folio.specials],
        "own": list(folio.own),
    }


def attack(v: Voice, folio: Figure, one: Attack) -> dict[str, object]:
    ability, rank = one.to_hit
    hurts, own = one.damage
    return {
        "id": one.id,
        "name": v.name(f"attack/{one.id}"),
        "form": one.form,
        "ability": "" if ability == NOBODY else ABILITIES[ability],
        "rank": rank if ability == NOBODY else folio.abilities[ability],
        "damage": VALUES[own if hurts == NOBODY else folio.abilities[hurts]],
        "type": one.kind,
        "range": one.range,
        "text": describe_attack(one, v.language),
    }


def special(v: Voice, folio: Figure, one: Special) -> dict[str, object]:
    return {
        "id": one.id,
        "name": v.name(f"special/{one.id}"),
        "text": describe(one, v.language),
        "own": f"{one.id}.rules" in folio.own,
    }


def level(v: Voice, one: Level) -> dict[str, object]:
    return {
        "name": v.name(f"level/{one.id}"),
        "text": v.text(f"level/{one.id}"),
        "roster": {RENOWN[renown]: count for renown, count in one.slots.items()},
        "points": one.advance,
        "victory": one.victory,
    }


def gazetteer(id: str, language: str) -> str:
    """What a map says about itself."""
    return the_map(id).gazetteer.get(language, "")
