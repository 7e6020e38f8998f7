"""Rosters as a page and programs ask about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from longbox.titles.carried import Form
from longbox.titles.facets import Audit, Builder, Desk, Fault, Remark, Sheet, Taken, Unreadable

from ..packs.new_card import new, root_of_checkout
from ..packs.proof import look, proof
from ..script.rosters import SIZES, Roster
from ..state import Table
from ..title import TITLE
from . import judge, library, listing, plain, unplayable
from .carry import forms, take
from .catalogue import catalogue
from .script_words import DESK, PARTS, WORDS
from .shapes import Membership, Posted, RosterVerdict, SquadBody, ThreatRow, Under
from .share import share
from .squads import table
from .words import BadRoster


class CrisisBuilder(Builder[Table]):
    kind = "roster"
    posted, under, verdict = Posted, Under, RosterVerdict
    words = WORDS
    desk = Desk(
        "longbox.web",
        "static/rosters",
        DESK,
        PARTS,
        section="roster",
        script="rosters.js",
        styles=("rosters.css",),
        template="rosters.html",
    )

    @property
    def forms(self) -> Mapping[str, Form[Roster]]:
        """A roster as a text to post, JSON, a .ros or .rosz file or a share code."""
        return forms(TITLE.library)

    def catalogue(self, language: str = "en") -> Mapping[str, Any]:
        """Every card a roster can hold, with what one searches and filters by."""
        return catalogue(language, TITLE.library)

    def draft(self, given: Mapping[str, Any]) -> Roster:
        pairs = tuple((who, gem) for who, gems in given["gems"].items() for gem in gems)
        characters, tactics, secure, extraction = (tuple(given[part]) for part in SIZES)
        return Roster("", given["name"], characters, tactics, secure, extraction, pairs)

    def plain(self, draft: Roster) -> dict[str, Any]:
        return plain(draft)

    def check(self, draft: Roster, language: str = "en", rulings: Mapping[str, object] | None = None) -> RosterVerdict:
        """Whether a roster is legal, which squads it can field at each threat, and which affiliations it serves."""
        ruleset = (rulings or {}).get("ruleset", 2025)
        found = judge(draft, ruleset, TITLE.library)
        return RosterVerdict(
            legal=not found,
            faults=[Fault(fault.told(language), fault.rule) for fault in found],
            only=[one.told(language) for one in unplayable(draft, TITLE.library)],
            threats=[
                ThreatRow(
                    row.threat,
                    row.uses,
                    len(row.squads),
                    row.lower,
                    row.affiliations,
                    [SquadBody(list(one.characters), list(one.affiliations)) for one in row.squads],
                )
                for row in table(draft, ruleset, cards=TITLE.library)
            ],
            affiliations=memberships(draft),
            code=share(draft),
        )

    def take(self, data: bytes, language: str = "en") -> Taken:
        """A roster from a posted text, JSON, a .ros or .rosz file or a share link; the form is found."""
        try:
            taken = take(data, TITLE.library)
        except BadRoster as error:
            raise Unreadable(error.sentence.told(language)) from error
        remarks = tuple(Remark(note.sentence.told(language), note.close) for note in taken.notes)
        return Taken(taken.form, taken.roster, remarks)

    def contents(self, draft: Roster) -> Sequence[str]:
        return [*draft.characters, *draft.tactics, *draft.secure, *draft.extraction, *(gem for _, gem in draft.gems)]

    def cards(self, wanted: Sequence[str], language: str = "en") -> Sheet:
        return listing.cards(wanted, language)

    def coverage(self) -> Sheet:
        return listing.covered()

    def look_through(self, paths: Sequence[Path]) -> Audit:
        return look(paths, TITLE.library)

    def new_card(self, id: str) -> Sequence[Path]:
        return new(id, root_of_checkout())

    def proof(self, ids: Sequence[str]) -> Audit:
        return proof(ids, root_of_checkout(), TITLE.library)


def memberships(roster: Roster) -> list[Membership]:
    """The affiliations of a roster, those with the most members first."""
    found: dict[str, Membership] = {}
    known = library(TITLE.library)["characters"]
    for card in (known[id] for id in dict.fromkeys(roster.characters) if id in known):
        leads = {power.leadership for power in card.superpowers}
        for name in card.affiliations:
            one = found.setdefault(name, Membership(name, [], []))
            one.members.append(card.id)
            if name in leads:
                one.leaders.append(card.id)
    return sorted(found.values(), key=lambda one: (-len(one.members), one.name))


FACET = CrisisBuilder
