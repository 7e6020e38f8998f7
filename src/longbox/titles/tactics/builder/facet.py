"""Teams as a page and programs ask about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from longbox.titles.carried import Form
from longbox.titles.facets import Builder, Json, Remark, Taken, Unreadable

from ..speech.cards import name
from ..state import Table
from . import BadTeam, Draft, plain
from .carry import FORMS, take
from .catalogue import catalogue
from .law import told, verdict
from .script_words import WORDS
from .share import share


class TacticsBuilder(Builder[Table]):
    kind = "team"
    words = WORDS

    @property
    def forms(self) -> Mapping[str, Form[Draft]]:
        return FORMS

    def catalogue(self, language: str = "en") -> Mapping[str, object]:
        return catalogue(language)

    def draft(self, given: Json) -> Draft:
        pieces = tuple(given["figures"]), given["plot"], tuple(given["things"])
        return Draft(given["name"], given["level"], given["outlook"], *pieces)

    def plain(self, draft: Draft) -> Json:
        return plain(draft)

    def check(self, draft: Draft, language: str = "en", rulings: Mapping[str, object] | None = None) -> Json:
        """Also what there is still room for, and who belongs together."""
        found = verdict(draft)
        return {
            "legal": not found.faults,
            "faults": [{"text": one.told(language), "rule": one.rule} for one in found.faults],
            "hints": [{"text": one.told(language), "rule": one.rule} for one in found.hints],
            "figures": [asdict(one) for one in found.places],
            "things": [asdict(one) for one in found.things],
            "teammates": [
                {"name": name(f"affiliation/{id}", language), "members": [name(f"figure/{one}", language) for one in members]}
                for id, members in found.affiliations.items()
            ],
            "worth": found.worth,
            "code": share(draft),
        }

    def take(self, data: bytes, language: str = "en") -> Taken:
        try:
            taken = take(data)
        except BadTeam as error:
            raise Unreadable(told(error.phrase, language)) from error
        return Taken(taken.form, taken.draft, tuple(Remark(told(note.phrase, language), note.close) for note in taken.notes))


FACET = TacticsBuilder
