"""Studies: rosters drawn at random, abilities watched, luck counted, positions as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import Generator
from longbox.titles.facets import Buffer, Study

from ..rules.squads import choices_of, led_as
from ..speech.cards import name
from ..state import Table
from ..title import TITLE
from . import observe, traces
from .luck import CrisisDice
from .observe import Seen
from .squads import drawn

COUNTED = """\
A character counts with the squad it was fielded in, in games in which one of the two squads had it; the last column has the games
in which both had it. A draw is half a win. Intervals are Wilson's for 95 %: one in twenty misses the truth by chance alone. Squads
are drawn around affiliations, so the share of a character is also that of its company. All shares show what these bots make of the
cards, not what people would."""

SIDES = """\
A squad counts with the affiliation that the quick setup gives it: one that more than half of its characters belong to, with a
leader among them if there is one. Where both squads had the same, one of them wins whatever it is worth; the last column has those
games."""


class CrisisStudy(Study[Table]):
    observed = observe.NAMES
    drawn = ("roster_a", "roster_b")
    counted = COUNTED
    cards = "Characters"
    sides = "Affiliations", SIDES
    theme = "Crises"

    def draw(self, rng: Generator, card: str = "") -> dict[str, object]:
        return drawn(rng, TITLE.library, card)

    def tracer(self) -> traces.Tracer:
        return traces.Tracer(TITLE.library)

    def side(self, squad: Sequence[str]) -> str:
        """
        >>> FACET(TITLE).side(("star-lord", "groot", "rocket-raccoon", "storm"))
        'Guardians of the Galaxy'
        """
        known = TITLE.library.characters
        squad = [id for id in squad if id in known]  # a pack that is not loaded
        return led_as(squad, choices_of(squad, known), TITLE.library)

    def fielded(self, t: Table) -> tuple[tuple[str, ...], ...]:
        """The squads, whoever controls their characters now; grunts come with their parents."""
        return tuple(
            tuple(id for id, squad in zip(t.who, t.squad, strict=True) if squad == seat and not t.library.characters[id].is_grunt)
            for seat in (0, 1)
        )

    def themes(self, t: Table) -> tuple[str, ...]:
        return t.crises

    def card_name(self, card: str, language: str = "en") -> str:
        return name(card, language, TITLE.library)

    def dice(self) -> CrisisDice:
        return CrisisDice()

    def observe(self, t: Table, seat: int) -> list[float]:
        return observe.observe(t, seat, self)

    def eye(self, buffer: Buffer, start: int, seat: int) -> Seen:
        return Seen(self, buffer, start, seat)


FACET = CrisisStudy
