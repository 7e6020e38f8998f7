"""Squads: affiliations and Leaderships, forms and Grunts."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Frame

from ..codes import NOBODY
from ..events import LeadershipActive
from ..rules.grunts import PutIntoPlay
from ..rules.transform import Transform
from ..script.cards import printed_on
from ..script.nodes import SELF, Context, Filter, Role, Test
from ..script.running import Effect, Run
from ..state import Table
from .structure import targets


def squad_uses(affiliation: str) -> Test:
    """The player's squad uses an affiliation."""
    return Test("squad_uses", lambda c: c.table.affiliation[c.seat] == affiliation, (affiliation,))


@dataclass(frozen=True, slots=True)
class leads(Filter):  # noqa: N801  (words of the language are lower case)
    """Has the active Leadership of its squad, of this affiliation if one is named."""

    affiliation: str = ""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        if t.leader[t.squad[who]] != who:
            return False
        powers = [power for power in t.leaderships(who) if t.works(who, power)]
        return any(not self.affiliation or power.leadership == self.affiliation for power in powers)


@dataclass(frozen=True, slots=True)
class has_leadership(Filter):  # noqa: N801
    """Has a Leadership of an affiliation, whether it leads its squad or not."""

    affiliation: str

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return any(power.leadership == self.affiliation and t.shows(who, power) for power in t.leaderships(who))


@dataclass(frozen=True, slots=True)
class lead_with(Effect):  # noqa: N801
    """This character gains a Leadership printed on a Team Tactic card (card, Leadership); it is the active one from now on."""

    card: str
    ability: str

    @property
    def key(self) -> str:
        return f"{printed_on(self.card)}/{self.ability}"

    def run(self, c: Context, run: Run) -> None:
        t, seat = c.table, c.table.squad[c.me]
        known = t.library.superpowers
        t.drop_lasting(
            lambda row: row[0] in known and bool(known[row[0]].leadership) and row[2] != NOBODY and t.squad[row[2]] == seat
        )
        t.lasting.append((self.key, c.me, c.me, "game", 1))
        t.leader[seat] = c.me
        t.index = None
        t.emit(LeadershipActive, seat, c.me)


@dataclass(frozen=True, slots=True)
class in_form(Filter):  # noqa: N801
    """Shows this form."""

    form: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.card(who).forms[c.table.form[who]].name == self.form


@dataclass(frozen=True, slots=True)
class transform(Effect):  # noqa: N801
    """Into another form of the same character."""

    form: str
    who: Role = SELF
    within: int = 0
    """How far off the new form may be placed, where that is not Range 1."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        return Transform(found[0], self.form, farther=(self.within,) if self.within else ()) if found else None


@dataclass(frozen=True, slots=True)
class put_in_play(Effect):  # noqa: N801
    """A Grunt of this character comes into play near it."""

    card: str
    range: int
    conditions: tuple[str, ...] = ()
    activated: bool = False
    """It comes with an Activated token."""

    def run(self, c: Context, run: Run) -> Frame[Table]:
        return PutIntoPlay(self.card, c.me, self.range, self.conditions, activated=self.activated)


__all__ = [
    "has_leadership", "in_form", "lead_with", "leads", "put_in_play", "squad_uses", "transform",
]  # fmt: skip
