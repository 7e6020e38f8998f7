"""Who is meant: roles, and filters that test one character."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from longbox.geometry.shapes import overlaps_feature

from ..barriers import strip
from ..codes import ACTIVATED, DAZED, PLAYED
from ..rules.damage import FELLED
from ..rules.gems import threat_now
from ..rules.objectives import INTERACTED
from ..script import queries
from ..script.lasting import SUBJECT, gained
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, _Simple, amount

# -- roles -------------------------------------------------------------------------------------------------------------

NOBODYS = Role("nobody")
"""Who a lasting part is about that is about no character."""
ROLLER = Role("roller")
"""Whose dice the moment is about."""
PARTNER, THROWN, STRUCK = Role("partner"), Role("thrown"), Role("struck")


# -- state and history -------------------------------------------------------------------------------------------------

in_play = _Simple("in_play", lambda c, who: bool(c.table.status[who] & PLAYED))
affectable = _Simple("affectable", lambda c, who: c.table.can_be_affected(who))
"""On the battlefield and not Dazed."""
active_character = _Simple("active_character", lambda c, who: c.table.activated() == who)
"""The one whose activation is going on."""
foe = _Simple("foe", lambda c, who: c.table.seat[who] != c.table.squad[c.me])
"""An enemy of this character's player, whoever decides."""
ready = _Simple("ready", lambda c, who: not c.table.status[who] & (ACTIVATED | DAZED))
has_felled = _Simple("has_felled", lambda c, who: not c.table.unused(FELLED, who, "round"))
"""Has Dazed or KO'd an enemy this round (`Tactic.remembers`)."""
has_interacted = _Simple("has_interacted", lambda c, who: not c.table.unused(INTERACTED, who, "round"))
"""Has interacted with an objective token this round, or picked one up (`Tactic.remembers`)."""
flips = _Simple("flips", lambda c, who: not (c.table.injured[who] or c.table.card(who).is_grunt))
"""Would be Dazed, not KO'd."""


@dataclass(frozen=True, slots=True)
class has_damage(Filter):  # noqa: N801  (words of the language are lower case)
    """Has suffered damage that is still there."""

    def test(self, c: Context, who: int) -> bool:
        return c.table.damage[who] > 0


@dataclass(frozen=True, slots=True)
class did(Filter):  # noqa: N801
    """Did this, this turn."""

    what: str

    def test(self, c: Context, who: int) -> bool:
        return any(what == self.what and one == who for what, one, _ in c.table.facts)


@dataclass(frozen=True, slots=True)
class run_into(Filter):  # noqa: N801
    """Was met by this character when it was last pushed this turn, trampling."""

    def test(self, c: Context, who: int) -> bool:
        return ("met", c.me, who) in c.table.facts


bumped = _Simple("bumped", lambda c, who: ("bumped", who, 0) in c.table.facts)
"""Met a character or terrain when it was last pushed this turn, watched (`push(..., watched=True)`)."""


@dataclass(frozen=True, slots=True)
class fresh(Filter):  # noqa: N801
    """Was not yet the one chosen for this ability this turn."""

    ability: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.unused(self.ability, who, "turn")


@dataclass(frozen=True, slots=True)
class unaffected(Filter):  # noqa: N801
    what: str
    scope: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.unused(self.what, who, self.scope)


@dataclass(frozen=True, slots=True)
class singled_out(Filter):  # noqa: N801
    """Was chosen for this before (`note_affected`), even if it has left the battlefield since."""

    what: str
    scope: str

    def test(self, c: Context, who: int) -> bool:
        return not c.table.unused(self.what, who, self.scope)


@dataclass(frozen=True, slots=True)
class struck_by(Filter):  # noqa: N801
    """Was attacked by somebody this turn, at least so many times."""

    by: Role = SELF
    least: int = 1

    def test(self, c: Context, who: int) -> bool:
        return c.table.facts.count(("attacked", self.by.of(c), who)) >= self.least


@dataclass(frozen=True, slots=True)
class paired(Filter):  # noqa: N801
    """One of two, this character and the one a lasting part is about, while they are within a Range of each other, if any."""

    range: int = 0

    def test(self, c: Context, who: int) -> bool:
        t, other = c.table, SUBJECT.of(c)
        if who not in (c.me, other) or not t.status[c.me] & t.status[other] & PLAYED:
            return False
        return not self.range or t.within(c.me, other, self.range)


# -- nearness ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class near_enemy(Filter):  # noqa: N801
    """Has an enemy within a Range, not Dazed: says early what a card played by two would find only after trying every pair."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        return c.table.enemy_within(who, c.seat, self.range)


@dataclass(frozen=True, slots=True)
class close_to(Filter):  # noqa: N801
    """Within a Range of somebody whom a filter finds."""

    which: Filter
    range: int

    def test(self, c: Context, who: int) -> bool:
        return any(self.which.test(c, one) and c.table.within(one, who, self.range) for one in c.table.bystanders())


@dataclass(frozen=True, slots=True)
class surrounded(Filter):  # noqa: N801
    """Within a Range of at least so many whom a filter finds."""

    n: int
    which: Filter
    range: int

    def test(self, c: Context, who: int) -> bool:
        return sum(c.table.within(who, one, self.range) for one in self.which.counted(c)) >= self.n


@dataclass(frozen=True, slots=True)
class on_lines_between(Filter):  # noqa: N801
    """Its base is crossed by a line between the middles of two of those whom a filter finds."""

    which: Filter

    def test(self, c: Context, who: int) -> bool:
        bases = [c.table.base[one] for one in self.which.counted(c)]
        return any(overlaps_feature(c.table.base[who], strip(one, two)) for one, two in combinations(bases, 2))


@dataclass(frozen=True, slots=True)
class accompanied(Filter):  # noqa: N801
    """Has another character of its own player within a Range; where points are scored no Dazed one (CP-237)."""

    range: int
    scoring: bool = False

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        others = t.affectable() if self.scoring else t.bystanders()
        return any(one != who and t.seat[one] == t.seat[who] and t.within(who, one, self.range) for one in others)


def in_reach(c: Context, who: int, range: int) -> bool:
    """Within a Range of this character, as long as it is on the battlefield."""
    there = c.table.status[c.me] & PLAYED or not c.table.options["mended"]
    return bool(there) and c.table.within(c.me, who, range)


@dataclass(frozen=True, slots=True)
class within_number(Filter):  # noqa: N801
    """Within a Range that is read from the moment."""

    range: Number

    def test(self, c: Context, who: int) -> bool:
        return in_reach(c, who, max(1, self.range.read(c)))


@dataclass(frozen=True, slots=True)
class as_far_as(Filter):  # noqa: N801
    """Within a Range of this character that is as long as a number; 0 reaches nobody."""

    range: Number

    def test(self, c: Context, who: int) -> bool:
        reach = self.range.read(c)
        return reach > 0 and in_reach(c, who, reach)


@dataclass(frozen=True, slots=True)
class as_far_as_paid(Filter):  # noqa: N801
    """Within a Range of this character that is as long as the price paid."""

    def test(self, c: Context, who: int) -> bool:
        return in_reach(c, who, int(c.roles.get("paid", 0)))


# -- what its card says ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class threat_up_to(Filter):  # noqa: N801
    """Of this Threat or less, with what its Infinity Gems add."""

    most: Amount

    def test(self, c: Context, who: int) -> bool:
        return threat_now(c.table, who) <= amount(c, self.most)


@dataclass(frozen=True, slots=True)
class smaller(Filter):  # noqa: N801
    """Of a smaller Size than this character."""

    def test(self, c: Context, who: int) -> bool:
        return c.table.size(who) < c.table.size(c.me)


@dataclass(frozen=True, slots=True)
class no_larger_than(Filter):  # noqa: N801
    """Of the Size of somebody or less."""

    of: Role

    def test(self, c: Context, who: int) -> bool:
        return c.table.size(who) <= c.table.size(self.of.of(c))


@dataclass(frozen=True, slots=True)
class of_highest_threat(Filter):  # noqa: N801
    """No other one of its player's, not Dazed, has more Threat, with what Infinity Gems add."""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        threat = {one: threat_now(t, one) for one in t.affectable() if t.seat[one] == t.seat[who]}
        return threat.get(who, -1) == max(threat.values(), default=0)


@dataclass(frozen=True, slots=True)
class namesake(Filter):  # noqa: N801
    """Has the name or the alter ego of this character."""

    def test(self, c: Context, who: int) -> bool:
        one, own = c.table.card(who), c.table.card(c.me)
        return one.name == own.name or one.alter_ego == own.alter_ego


@dataclass(frozen=True, slots=True)
class knows(Filter):  # noqa: N801
    """Has a superpower of this name, on its card or for a while."""

    power: str

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        if self.power in t.changes(queries.LOSES, who):
            return False
        if any(power.id == self.power and t.shows(who, power) for power in t.card(who).superpowers):
            return True
        if any(power.id == self.power for power in t.gained_superpowers(who)):
            return True
        return any(row[0] == gained(self.power) and row[2] == who for row in t.lasting)


@dataclass(frozen=True, slots=True)
class attacks_with(Filter):  # noqa: N801
    """Has an attack of this type on the side that shows."""

    type: int

    def test(self, c: Context, who: int) -> bool:
        return any(self.type in (strike.type, *strike.types) for strike in c.table.strikes(who))


@dataclass(frozen=True, slots=True)
class defense_from(Filter):  # noqa: N801
    """Has at least this defense of a type."""

    type: int
    least: int

    def test(self, c: Context, who: int) -> bool:
        return c.table.defense(who, self.type) >= self.least


@dataclass(frozen=True, slots=True)
class defense_up_to(Filter):  # noqa: N801
    """Has at most this defense of a type."""

    type: int
    most: Amount

    def test(self, c: Context, who: int) -> bool:
        return c.table.defense(who, self.type) <= amount(c, self.most)


@dataclass(frozen=True, slots=True)
class given(Filter):  # noqa: N801
    """Whoever it is, if somebody else passes a filter."""

    who: Role
    which: Filter

    def test(self, c: Context, who: int) -> bool:
        other = self.who.of(c)
        return other >= 0 and self.which.test(c, other)


@dataclass(frozen=True, slots=True)
class barred(Filter):  # noqa: N801
    """A static in force answers this question about it: it cannot interact, hold a token and the like."""

    query: str

    def test(self, c: Context, who: int) -> bool:
        roles = {name: c.roles[name] for name in ("attacker", "target") if name in c.roles}
        return c.table.has(self.query, who, **roles)


__all__ = [
    "NOBODYS", "PARTNER", "ROLLER", "STRUCK", "THROWN", "accompanied", "active_character", "affectable", "as_far_as",
    "as_far_as_paid", "attacks_with", "barred", "bumped", "close_to", "defense_from", "defense_up_to", "did", "flips", "foe",
    "fresh", "given", "has_damage", "has_felled", "has_interacted", "in_play", "knows", "namesake", "near_enemy", "no_larger_than",
    "of_highest_threat", "on_lines_between", "paired", "ready", "run_into", "singled_out", "smaller", "struck_by",
    "surrounded", "threat_up_to", "unaffected", "within_number",
]  # fmt: skip
