"""Squads: affiliations and Leaderships, forms and Grunts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import NOBODY
from ..enduring import LEADS_TOO
from ..events import CardReplaced, LeadershipActive
from ..rules.grunts import PutIntoPlay
from ..rules.returning import Join
from ..rules.squads import duplicates
from ..rules.transform import ChangeCard, Transform, lose_immune
from ..script.cards import printed_on
from ..script.keys import Key
from ..script.nodes import SELF, Amount, Context, Filter, Role, Test, amount
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
        if who not in t.leaders():
            return False
        powers = [power for power in t.leaderships(who) if t.works(who, power)]
        return any(not self.affiliation or power.leadership == self.affiliation for power in powers)


@dataclass(frozen=True, slots=True)
class has_leadership(Filter):  # noqa: N801
    """Has a Leadership, of an affiliation if one is named, whether it leads its squad or not."""

    affiliation: str | tuple[str, ...] = ""

    def test(self, c: Context, who: int) -> bool:
        t, names = c.table, (self.affiliation,) if isinstance(self.affiliation, str) else self.affiliation
        found = [power for power in t.leaderships(who) if t.shows(who, power)]
        return any(power.leadership in names or names == ("",) for power in found)


@dataclass(frozen=True, slots=True)
class could_lead(Filter):  # noqa: N801
    """Has a Leadership of the affiliation that its squad uses, but not the active one."""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return who not in t.leaders() and has_leadership(t.affiliation[t.squad[who]]).test(c, who)


@dataclass(frozen=True, slots=True)
class use_affiliation(Effect):  # noqa: N801
    """The squad uses another affiliation from now on."""

    affiliation: str

    def run(self, c: Context, run: Run) -> None:
        c.table.affiliation[c.seat] = self.affiliation


@dataclass(frozen=True, slots=True)
class lead_too(Effect):  # noqa: N801
    """Somebody's Leadership is active besides the others."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for who in targets(c, self.who):
            if who not in t.leaders():
                t.lasting.append((LEADS_TOO, c.me, who, "game", 1))
                t.index = None
                t.emit(LeadershipActive, t.squad[who], who)


@dataclass(frozen=True, slots=True)
class lead_instead(Effect):  # noqa: N801
    """Somebody's Leadership is the active one; what other Leaderships of the squad have set up is over."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        old = [power.key for one in t.leaders() if t.squad[one] == t.squad[who] for power in t.leaderships(one)]
        t.drop_lasting(lambda row: row[0] == LEADS_TOO and t.squad[row[2]] == t.squad[who])
        t.drop_lasting(lambda row: Key.of(row[0]).whole in old and row[0] not in old)
        t.leader[t.squad[who]] = who
        t.index = None
        t.emit(LeadershipActive, t.squad[who], who)


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
class change_card(Effect):  # noqa: N801
    """This character's other stat card takes its place within a Range: somebody new, with only what is named of the old one."""

    form: str
    range: int
    keeps: tuple[str, ...] = ()
    activated: bool = False
    """It gains an Activated token."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        if not c.table.can_be_affected(c.me):
            return None
        number = [form.name for form in c.table.card(c.me).forms].index(self.form)
        return ChangeCard(c.me, number, self.range, self.keeps, self.activated)


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


@dataclass(frozen=True, slots=True)
class join_squad(Effect):  # noqa: N801
    """A character of the roster that is not in the squad, of up to a Threat, joins it near this character, with so much Power."""

    threat: Amount
    range: int
    power: Amount = 0

    def choices(self, c: Context) -> list[str]:
        t, seat, most = c.table, c.seat, amount(c, self.threat)
        own, known = t.rosters[seat], t.library.characters
        squad = [id for who, id in enumerate(t.who) if t.squad[who] == seat and not known[id].is_grunt]
        worth = zip(own.characters, own.extra(t.library.gems), strict=True)
        cheap = [id for id, more in worth if id not in squad and known[id].threat + more <= most]
        return [id for id in cheap if not duplicates((*squad, id), t.options["ruleset"], known)]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if "joins" in run.roles:
            return Join(str(run.roles.pop("joins")), c.me, self.range, amount(c, self.power))
        found = self.choices(c)
        return Ask(run.seat, "choose", tuple(("mode", id) for id in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["joins"] = option[1]
        run.at -= 1  # come back to put it down


def can_join_squad(threat: int) -> Test:
    """The roster has somebody of up to a Threat who could join the squad."""
    return Test("can_join_squad", lambda c: bool(join_squad(threat, 1).choices(c)), (threat,))


def in_squad(card: str) -> Test:
    """The player's squad has this character, on the battlefield or KO'd."""

    def check(c: Context) -> bool:
        return any(id == card and c.table.squad[who] == c.seat for who, id in enumerate(c.table.who))

    return Test("in_squad", check, (card,))


@dataclass(frozen=True, slots=True)
class join_as(Effect):  # noqa: N801
    """A certain character joins the squad near this one, on its Injured side, with so much Power."""

    card: str
    range: int
    power: Amount

    def run(self, c: Context, run: Run) -> Frame[Table]:
        return Join(self.card, c.me, self.range, amount(c, self.power), injured=True)


@dataclass(frozen=True, slots=True)
class become(Effect):  # noqa: N801
    """Somebody's stat card is replaced by another one, its Healthy side up; everything on it stays."""

    who: Role
    card: str

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for who in targets(c, self.who):
            t.emit(CardReplaced, who, t.who[who], self.card)
            t.who[who], t.form[who], t.injured[who] = self.card, 0, 0
            x, y, _ = t.base[who]
            t.base[who] = (x, y, t.the_tools().radius(t.card(who).forms[0].base))
            t.index = None
            lose_immune(t, who)


__all__ = [
    "become", "can_join_squad", "change_card", "could_lead", "has_leadership", "in_form", "in_squad", "join_as", "join_squad",
    "lead_instead", "lead_too", "lead_with", "leads", "put_in_play", "squad_uses", "transform", "use_affiliation",
]  # fmt: skip
