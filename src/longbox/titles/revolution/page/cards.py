"""The cards as people look them up: in full, with what to filter them by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from longbox.speech import Tongue
from longbox.titles.facets import Card, Cards, Figure, Figures, Filter, cards_of

from .catalogue import catalogue
from .words import PAGE, ROOM

Told: TypeAlias = Mapping[str, Any]
"""An entry of the catalogue."""
KINDS: Final = ("leader", "hero", "student", "training", "event", "reaction", "mission", "school")
STATS: Final = ("attack", "defense", "speed", "range")


@cache
def cards(language: str) -> Cards:
    """All cards, each once whatever the number of its copies.

    >>> cards("de").cards["leaked-footage"].name
    'Durchgesickerte Bilder'
    """
    return Album(language).cards()


class Album:
    """The catalogue, read as cards."""

    def __init__(self, language: str) -> None:
        self.tongue = Tongue(language, ROOM)
        self.all: Told = catalogue(language)

    def __call__(self, key: str, **fields: object) -> str:
        return self.tongue.fill(PAGE[f"cards.{key}"], fields)

    def cards(self) -> Cards:
        tellers = {"recruits": self.recruit, "plots": self.plot, "missions": self.mission}
        made = {card["id"]: tell(card) for part, tell in tellers.items() for card in self.all[part].values()}
        leaders = {card.name: card.id for card in made.values() if card.kind == "leader"}
        made |= {one["id"]: self.school(one, leaders[one["leader"]]) for one in self.all["schools"].values()}
        hopes = sorted({int(value) for card in made.values() for value in card.traits.get("hope", ())})
        costs = sorted({int(value) for card in made.values() for value in card.traits.get("cost", ())})
        filters = (
            Filter("hope", self("hope"), {str(n): str(n) for n in hopes}),
            Filter("cost", self("cost"), {str(n): str(n) for n in costs}),
        )
        return cards_of(list(made.values()), {kind: self(f"{kind}s") for kind in KINDS}, filters)

    def stats(self, icons: tuple[str, ...], values: tuple[int, ...]) -> tuple[Figures, ...]:
        return (Figures(tuple(Figure(icon, self(icon)) for icon in icons), (("", tuple(map(str, values))),)),)

    def recruit(self, one: Told) -> Card:
        kind = str(one["kind"])
        fights = "stats" in one
        foot = (
            self("power", n=one["limit"]) if fights and one["limit"] else "",
            f"{self('hope')}: {one['hope']}" if one["hope"] else "",
        )
        return Card(
            one["id"],
            kind,
            one["name"],
            sub=self(kind),
            text=one["text"],
            about=one["flavour"],
            figures=self.stats(STATS, (*one["stats"], one["range"])) if fights else (),
            foot=" · ".join(filter(None, foot)),
            emblem=one.get("emblem", ""),
            traits={"hope": (str(one["hope"]),)},
        )

    def plot(self, one: Told) -> Card:
        return Card(
            one["id"],
            one["kind"],
            one["name"],
            sub=self(one["kind"]),
            number=Figure("", self("cost"), str(one["cost"])),
            text=one["text"],
            about=one["flavour"],
            foot=f"{self('hope')}: {one['hope']}",
            emblem=one.get("emblem", ""),
            traits={"hope": (str(one["hope"]),), "cost": (str(one["cost"]),)},
        )

    def mission(self, one: Told) -> Card:
        has = [icon for icon in ("attack", "defense", "move", "range", "health") if one[icon]]
        foot = (
            self("people", n=one["people"]) if one["people"] else self("all"),
            self("leaders come") if one["leaders"] else "",
            f"{one['tokens']} \u00d7 {one['token']}" if one["tokens"] else "",
        )
        return Card(
            one["id"],
            "mission",
            one["name"],
            sub=self("mission"),
            text=one["text"],
            about=one["flavour"],
            figures=self.stats(tuple(has), tuple(one[icon] for icon in has)) if has else (),
            foot=" · ".join(filter(None, foot)),
            emblem=one.get("emblem", ""),
        )

    def school(self, one: Told, leader: str) -> Card:
        return Card(
            one["id"],
            "school",
            one["name"],
            sub=f"{self('leader')}: {one['leader']} · {self('charter')}: {one['charter']}",
            text=one["text"],
            about=one["flavour"],
            emblem=one.get("emblem", ""),
            related=(leader,),
        )
