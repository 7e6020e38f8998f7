"""Folios, Plots, Objects and Artifacts as people look them up: in full, with what to filter them by."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from longbox.titles.facets import Card, Cards, Figure, Figures, Filter, Group, Part, cards_of

from .catalogue import catalogue
from .voice import Voice

Told: TypeAlias = Mapping[str, Any]
"""An entry of the catalogue."""


@cache
def cards(language: str) -> Cards:
    """All of them.

    >>> cards("en").cards["crate"].sub
    'Object · Bold'
    """
    return Album(language).cards()


class Album:
    """The catalogue, read as cards."""

    def __init__(self, language: str) -> None:
        self.v = Voice(language)
        self.all: Told = catalogue(language)
        self.renown: Mapping[str, str] = {one["id"]: one["name"] for one in self.all["renown"]}
        self.groups: Mapping[str, str] = {name: id for id, name in self.all["affiliations"].items()}

    def cards(self) -> Cards:
        made = [
            *(self.figure(id, one) for id, one in self.all["figures"].items()),
            *(self.plot(id, one) for id, one in self.all["plots"].items()),
            *(self.thing(id, one) for id, one in self.all["things"].items()),
        ]
        groups = dict(sorted(self.all["affiliations"].items(), key=lambda pair: str(pair[1]).casefold()))
        filters = (
            Filter("affiliation", self.v("cards.affiliation"), groups),
            Filter("renown", self.v("cards.renown"), self.renown),
            Filter("side", self.v("cards.side"), self.all["dispositions"]),
            Filter("keyword", self.v("cards.keyword"), {word: self.v(f"cards.{word}") for word in ("flying", "giant", "squad")}),
        )
        kinds = {kind: self.v(f"cards.{kind}s") for kind in ("figure", "plot", "object", "artifact")}
        return cards_of(made, kinds, filters)

    def figure(self, id: str, one: Told) -> Card:
        says = (one["alias"], one["renown_name"], self.all["dispositions"][one["side"]], *one["affiliations"])
        ranks = tuple(
            Figure(
                "",
                f"{self.all['abilities'][i]['name']}: {self.all['ranks'][rank['rank']]['name']}",
                f"{rank['short']} {self.all['ranks'][rank['rank']]['short']}",
            )
            for i, rank in enumerate(one["ranks"])
        )
        values = tuple(str(rank["value"]) for rank in one["ranks"])
        measures = tuple(Figure(key, self.v(f"cards.{key}")) for key in ("health", "karma", "speed"))
        groups = (
            Group(self.v("cards.attacks"), tuple(map(self.attack, one["attacks"]))),
            Group(self.v("cards.specials"), tuple(Part(part["name"], part["text"]) for part in one["specials"])),
        )
        has = {"flying": one["flying"], "giant": one["size"] == "giant", "squad": one["squad"]}
        return Card(
            id,
            "figure",
            one["name"],
            sub=" · ".join(filter(None, says)),
            number=Figure("", self.v("cards.points"), str(one["points"])),
            about=one["text"],
            figures=(
                Figures(ranks, ((self.v("cards.value"), values),)),
                Figures(measures, (("", tuple(str(one[figure.icon]) for figure in measures)),)),
            ),
            groups=tuple(group for group in groups if group.parts),
            foot=f"{self.v('cards.traits')}: {', '.join(one['traits'])}" if one["traits"] else "",
            emblem=one.get("emblem", ""),
            version=one.get("version", 1),
            traits={
                "affiliation": tuple(self.groups[name] for name in (*one["affiliations"], *one["traits"])),
                "renown": (one["renown"],),
                "side": (one["side"],),
                "keyword": tuple(word for word, is_so in has.items() if is_so),
            },
        )

    def attack(self, part: Told) -> Part:
        rank = self.all["ranks"][part["rank"]]["name"]
        ability = next((one["name"] for one in self.all["abilities"] if one["id"] == part["ability"]), "")
        tags = (
            self.all["forms"][part["form"]],
            f"{ability} ({rank})" if ability else rank,
            self.v("damage", n=part["damage"], kind=self.all["damage"][part["type"]]),
            self.v("range", n=part["range"]) if part["range"] else "",
        )
        return Part(part["name"], part["text"], tags=tuple(filter(None, tags)))

    def plot(self, id: str, one: Told) -> Card:
        return Card(
            id,
            "plot",
            one["name"],
            sub=one["affiliation"],
            text=one["text"],
            emblem=one.get("emblem", ""),
            traits={"affiliation": (self.groups[one["affiliation"]],)},
        )

    def thing(self, id: str, one: Told) -> Card:
        kind = "artifact" if one["artifact"] else "object"
        renown = self.all["renown"][one["renown"]]
        return Card(
            id,
            kind,
            one["name"],
            sub=f"{self.v(f'cards.{kind}')} · {renown['name']}",
            text=one["text"],
            foot=f"{self.v('cards.material')}: {self.all['ranks'][one['material']]['name']}",
            emblem=one.get("emblem", ""),
            traits={"renown": (renown["id"],)},
        )
