"""Teams as a page and programs ask about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from longbox.titles.carried import Form
from longbox.titles.facets import Builder, Desk, Fault, Json, Remark, Sheet, Taken, Unreadable

from ..speech.cards import name
from ..state import Table
from . import BadTeam, Draft, plain
from .carry import FORMS, take
from .catalogue import catalogue
from .law import Said, told, verdict
from .script_words import DESK, PARTS, WORDS
from .shapes import Posted, Room, Teammates, TeamVerdict
from .share import share
from .sheets import cards


class TacticsBuilder(Builder[Table]):
    kind = "team"
    posted, verdict = Posted, TeamVerdict
    words = WORDS
    desk = Desk(
        "longbox.web",
        "static/teams",
        DESK,
        PARTS,
        section="team-building",
        icon="plot",
        script="teams.js",
        styles=("teams.css",),
        template="teams.html",
    )

    @property
    def forms(self) -> Mapping[str, Form[Draft]]:
        """A team as a text to post, JSON or a share code."""
        return FORMS

    def catalogue(self, language: str = "en") -> Mapping[str, object]:
        """Every figure, Plot, Object and Artifact, the Game Levels and the ready teams."""
        return catalogue(language)

    def draft(self, given: Json) -> Draft:
        pieces = tuple(given["figures"]), given["plot"], tuple(given["things"])
        return Draft(given["name"], given["level"], given["outlook"], *pieces)

    def plain(self, draft: Draft) -> Json:
        return plain(draft)

    def check(self, draft: Draft, language: str = "en", rulings: Mapping[str, object] | None = None) -> TeamVerdict:
        """Whether a team is legal at its level, what there is still room for, and who belongs together."""
        found = verdict(draft)

        def said(sentences: Iterable[Said]) -> list[Fault]:
            return [Fault(one.told(language), one.rule) for one in sentences]

        return TeamVerdict(
            legal=not found.faults,
            faults=said(found.faults),
            hints=said(found.hints),
            figures=[Room(one.renown, one.have, one.room) for one in found.places],
            things=[Room(one.renown, one.have, one.room) for one in found.things],
            teammates=[
                Teammates(name(f"affiliation/{id}", language), [name(f"figure/{one}", language) for one in members])
                for id, members in found.affiliations.items()
            ],
            worth=found.worth,
            code=share(draft),
        )

    def take(self, data: bytes, language: str = "en") -> Taken:
        """A team from a posted text, JSON or a share link; the form is found."""
        try:
            taken = take(data)
        except BadTeam as error:
            raise Unreadable(told(error.phrase, language)) from error
        return Taken(taken.form, taken.draft, tuple(Remark(told(note.phrase, language), note.close) for note in taken.notes))

    def contents(self, draft: Draft) -> Sequence[str]:
        return [*draft.figures, draft.plot, *draft.things]

    def cards(self, wanted: Sequence[str], language: str = "en") -> Sheet:
        """All figures, Plots, Objects and Artifacts, those with these words in their names, or one of them."""
        return cards(wanted, language)


FACET = TacticsBuilder
