"""The cards as people look them up: in full, with what to filter them by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

from longbox.titles.facets import Card, Cards, Figure, Figures, Filter, Group, Part, cards_of

from ..builder.catalogue import KEYWORDS, keywords
from ..cards import LIBRARY
from ..script.library import Library
from .catalogue import catalogue
from .voice import Voice

Told: TypeAlias = Mapping[str, Any]
"""An entry of the catalogue."""


@lru_cache(4)
def cards(language: str, library: Library = LIBRARY) -> Cards:
    """All cards.

    >>> cards("de").cards["captain-marvel"].number
    Figure(icon='threat', name='Bedrohung', value='4')
    """
    return Album(language, library).cards()


class Album:
    """The catalogue, read as cards."""

    def __init__(self, language: str, library: Library) -> None:
        self.v = Voice(language, library=library)
        self.library = library
        self.all: Told = catalogue(language, library)
        self.labels: Mapping[str, str] = self.all["labels"]
        self.marks: Mapping[str, str] = self.all["marks"]

    def cards(self) -> Cards:
        persons: dict[str, list[str]] = {}
        for id, card in self.library.characters.items():
            persons.setdefault(card.alter_ego, []).append(id)
        tellers = {"tactics": self.tactic, "crises": self.crisis, "gems": self.gem, "horsemen": self.horseman}
        made = [self.character(id, one, persons) for id, one in self.all["characters"].items()]
        made += [tell(id, one) for kind, tell in tellers.items() for id, one in self.all[kind].items()]
        threats = sorted({int(value) for card in made for value in card.traits.get("threat", ())})
        names = {name for card in made for name in card.traits.get("affiliation", ())}
        filters = (
            Filter("affiliation", self.v("cards.affiliation"), {name: self.affiliation(name) for name in sorted(names)}),
            Filter("threat", self.labels["threat"], {str(n): str(n) for n in threats}),
            Filter("keyword", self.v("cards.keyword"), {id: one[self.v.language] for id, one in KEYWORDS.items()}),
        )
        kinds = {kind: self.v(f"cards.{kind}") for kind in ("character", "tactic", "secure", "extraction", "gem", "horseman")}
        terrain = {one["name"]: self.v("cards.terrain") for one in self.all["terrain"].values()}
        return replace(cards_of(made, kinds, filters, self.marks), also=terrain)

    def affiliation(self, name: str) -> str:
        return str(self.all["affiliations"].get(name, name))

    def threat(self, n: int) -> Figure:
        return Figure("threat", self.labels["threat"], str(n))

    def character(self, id: str, one: Told, persons: Mapping[str, list[str]]) -> Card:
        card, label = self.library.characters[id], self.labels
        slots = f" ({one['gem_slots']})" if one["gem_slots"] > 1 else ""
        foot = (
            f"{label['base']} {one['forms'][0]['base']} mm",
            f"{label['gems']}{slots}: {', '.join(one['gems'])}" if one["gems"] else "",
            f"{label['grunts']} {', '.join(one['grunts'])}" if one["grunts"] else "",
            f"{label['parents']} {'; '.join(one['parents'])}" if one["parents"] else "",
        )
        groups = (
            Group(label["attacks"], tuple(self.attack(part, one) for part in one["attacks"])),
            Group(label["superpowers"], tuple(self.superpower(part, one) for part in one["superpowers"])),
        )
        versions = tuple(other for other in persons[card.alter_ego] if other != id)
        return Card(
            id,
            "character",
            one["name"],
            sub=" · ".join(filter(None, (one["alter_ego"], *map(self.affiliation, one["affiliations"])))),
            number=self.threat(one["threat"]),
            about=one["text"],
            figures=tuple(self.sides(form, several=len(one["forms"]) > 1) for form in one["forms"]),
            groups=tuple(group for group in groups if group.parts),
            foot=" · ".join(filter(None, foot)),
            emblem=one.get("emblem", ""),
            version=one.get("version", 1),
            traits={
                "affiliation": tuple(one["affiliations"]),
                "threat": (str(one["threat"]),),
                "keyword": tuple(keywords(card)),
            },
            related=(*versions, *card.parents, *card.grunts, *card.gems),
        )

    def sides(self, form: Told, several: bool) -> Figures:
        keys = ("stamina", "move", "size", *self.all["types"])
        rows = tuple(
            (self.all["sides"][side], tuple(map(str, (one["stamina"], one["move"], one["size"], *one["defenses"]))))
            for side in ("healthy", "injured")
            if (one := form[side])
        )
        return Figures(tuple(Figure(key, self.labels[key]) for key in keys), rows, form["name"] if several else "")

    def only(self, part: Told, card: Told | None) -> tuple[str, ...]:
        """In which form and on which side a part counts."""
        forms = {form["id"]: form["name"] for form in card["forms"]} if card else {}
        named = forms.get(part["form"], part["form"]) if len(forms) > 1 else ""
        return tuple(filter(None, (named, self.all["sides"].get(part["side"], ""))))

    def attack(self, part: Told, card: Told | None) -> Part:
        label, shape = self.labels, part["shape"]
        reach = f"{label[shape]}, {label['range']}" if shape else label["range"]
        return Part(
            part["name"],
            part["text"],
            types=tuple(Figure(kind, self.marks[kind]) for kind in part["types"] or [part["type"]]),
            figures=(
                Figure(shape or "range", reach, str(part["range"])),
                Figure("attack", label["dice"], str(part["dice"])),
                Figure("power", label["power"], str(part["cost"])),
            ),
            only=self.only(part, card),
        )

    def superpower(self, part: Told, card: Told | None) -> Part:
        leads = part["kind"] == "leadership"
        price = f"{part['cost']}-{part['most']}" if part["most"] else str(part["cost"])
        says = (part["label"], self.affiliation(part["affiliation"]), self.labels["action"] if part["action"] else "")
        return Part(
            part["name"],
            part["text"],
            types=(Figure("leader", part["label"]),) if leads else (),
            figures=(Figure("power", self.labels["power"], price),) if part["kind"] in ("active", "reactive") else (),
            tags=(" · ".join(filter(None, says)),),
            only=self.only(part, card),
            strong=leads,
        )

    def tactic(self, id: str, one: Told) -> Card:
        parts = (
            *(self.attack(part, None) for part in one["attacks"]),
            *(self.superpower(part, None) for part in one["superpowers"]),
        )
        belongs = one["affiliation"]
        return Card(
            id,
            "tactic",
            one["name"],
            sub=" · ".join(filter(None, (one["label"], self.labels["action"] if one["action"] else "", self.affiliation(belongs)))),
            text=one["text"],
            groups=(Group("", parts),) if parts else (),
            emblem=one.get("emblem", ""),
            traits={"affiliation": (belongs,)} if belongs else {},
        )

    def crisis(self, id: str, one: Told) -> Card:
        tokens = tuple(
            Part(f"{token['n']} \u00d7 {token['name']}", token["text"], tags=(self.all["token_kinds"][token["kind"]],))
            for token in one["tokens"]
        )
        return Card(
            id,
            one["kind"],
            one["name"],
            sub=one["label"],
            number=self.threat(one["threat"]),
            text=one["text"],
            groups=(Group(self.labels["tokens"], tokens),) if tokens else (),
            emblem=one.get("emblem", ""),
            traits={"threat": (str(one["threat"]),)},
        )

    def gem(self, id: str, one: Told) -> Card:
        return Card(
            id,
            "gem",
            one["name"],
            sub=self.v("cards.one gem"),
            number=self.threat(one["threat"]),
            groups=(Group("", (self.superpower(one["superpower"], None),)),),
            emblem=one.get("emblem", ""),
            related=tuple(card.id for card in self.library.characters.values() if id in card.gems),
        )

    def horseman(self, id: str, one: Told) -> Card:
        return Card(
            id,
            "horseman",
            one["name"],
            sub=self.v("cards.one horseman"),
            groups=(Group("", tuple(self.superpower(part, None) for part in one["superpowers"])),),
            emblem=one.get("emblem", ""),
        )
