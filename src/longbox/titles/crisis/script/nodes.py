"""Who, which and how many: the words that choose characters and numbers. Every word is a plain value; nothing runs at import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from ..codes import CONDITION_BITS, DAZED, NOBODY, PLAYED
from . import queries

if TYPE_CHECKING:
    from ..state import Table


class Context:
    """Where a word is read: the table, the character whose card it is, its player, and the roles of the moment."""

    __slots__ = ("me", "name", "roles", "seat", "squad", "table")

    def __init__(self, table: Table, me: int, seat: int, roles: dict[str, Any], squad: bool = False, name: str = "") -> None:
        self.table, self.me, self.seat, self.roles = table, me, seat, roles
        self.squad = squad
        """Read on a Leadership or a Team Tactic card: only the player's own squad is allied to it (CP-012, CP-013)."""
        self.name = name
        """The name of the effect, where effects of one name do not add up (CP-037, CP-038)."""


# -- who ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Role:
    """A character by its part in what is happening."""

    name: str

    def of(self, c: Context) -> int:
        if self.name == "self":
            return c.me
        found: int = c.roles.get(self.name, NOBODY)
        return found


SELF, TARGET, ATTACKER, CAUSE = Role("self"), Role("target"), Role("attacker"), Role("cause")
CHOSEN, PAYER, LAST_TARGET, IT, MOVER = Role("chosen"), Role("payer"), Role("last_target"), Role("it"), Role("mover")


# -- which -------------------------------------------------------------------------------------------------------------


class Filter:
    """A test of one character. Joined with `&`, `|` and `~`."""

    __slots__ = ()

    def test(self, c: Context, who: int) -> bool:
        raise AssertionError("this word has no meaning of its own")

    def found(self, c: Context) -> list[int]:
        """Everyone it finds among those that effects can reach."""
        return [who for who in c.table.affectable() if self.test(c, who)]

    def counted(self, c: Context) -> list[int]:
        """Everyone it finds who is only counted."""
        return [who for who in c.table.bystanders() if self.test(c, who)]

    def __and__(self, other: Filter) -> Filter:
        return All((*parts_of(self), *parts_of(other)))

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Not(self)


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Everything joined with `&`, in a row: filters are asked very often."""

    parts: tuple[Filter, ...]

    def test(self, c: Context, who: int) -> bool:
        for part in self.parts:  # noqa: SIM110  (a loop is half as slow as all() of a generator)
            if not part.test(c, who):
                return False
        return True


def parts_of(one: Filter) -> tuple[Filter, ...]:
    return one.parts if isinstance(one, All) else (one,)


@dataclass(frozen=True, slots=True)
class Either(Filter):
    one: Filter
    two: Filter

    def test(self, c: Context, who: int) -> bool:
        return self.one.test(c, who) or self.two.test(c, who)


@dataclass(frozen=True, slots=True)
class Not(Filter):
    inner: Filter

    def test(self, c: Context, who: int) -> bool:
        return not self.inner.test(c, who)


class _Simple(Filter):
    """A filter without parameters, by name. Its check stands where a method would: that saves a call each time."""

    __slots__ = ("name", "test")

    def __init__(self, name: str, check: Callable[[Context, int], bool]) -> None:
        self.name = name
        self.test = check  # type: ignore[method-assign, assignment]

    def __repr__(self) -> str:
        return self.name


ally = _Simple("ally", lambda c, who: who >= 0 and c.table.seat[who] == c.seat and not (c.squad and c.table.squad[who] != c.seat))
"""Controlled by the same player (CP-011); the character itself included (Q130)."""
enemy = _Simple("enemy", lambda c, who: who >= 0 and c.table.seat[who] != c.seat)
other = _Simple("other", lambda c, who: who != c.me)
anyone = _Simple("anyone", lambda c, who: True)
me = _Simple("me", lambda c, who: who == c.me)
injured = _Simple("injured", lambda c, who: bool(c.table.injured[who]))


def _is_healthy(c: Context, who: int) -> bool:
    """Where tokens are contested some count as Healthy although they are Injured."""
    return not c.table.injured[who] or ("token" in c.roles and c.table.has(queries.CONTESTS_HEALTHY, who))


healthy = _Simple("healthy", _is_healthy)
dazed = _Simple("dazed", lambda c, who: bool(c.table.status[who] & DAZED))
grunt = _Simple("grunt", lambda c, who: c.table.card(who).is_grunt)


@dataclass(frozen=True, slots=True)
class within(Filter):  # noqa: N801  (a word of the language)
    """Within a Range of somebody: edge to edge."""

    range: int
    of: Role = SELF
    gone: bool = False
    """Also from where somebody stood who has just left the battlefield."""

    def test(self, c: Context, who: int) -> bool:
        from_ = self.of.of(c)
        return from_ >= 0 and bool(self.gone or c.table.status[from_] & PLAYED) and c.table.within(from_, who, self.range)


@dataclass(frozen=True, slots=True)
class in_sight(Filter):  # noqa: N801
    of: Role = SELF

    def test(self, c: Context, who: int) -> bool:
        return c.table.sees(self.of.of(c), who)


@dataclass(frozen=True, slots=True)
class size(Filter):  # noqa: N801
    """Of this Size or less, as it counts for being thrown; `pushed` before a push, `printed` where the effect is about neither."""

    most: int
    printed: bool = False
    pushed: bool = False

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return (t.size(who) if self.printed else t.pushed_size(who) if self.pushed else t.thrown_size(who)) <= self.most


@dataclass(frozen=True, slots=True)
class has(Filter):  # noqa: N801
    """Has one of these conditions."""

    conditions: tuple[str, ...]

    def test(self, c: Context, who: int) -> bool:
        return any(c.table.conditions[who] & CONDITION_BITS[name] for name in self.conditions)


@dataclass(frozen=True, slots=True)
class holding(Filter):  # noqa: N801
    """Holds an objective token, of a kind if one is named."""

    kind: str = ""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return any(h == who and (not self.kind or t.token_kind[i] == self.kind) for i, h in enumerate(t.token_holder))


def member_of(affiliation: str) -> str:
    """The name under which stands that somebody belongs to an affiliation besides those on its card."""
    return f"member {affiliation}"


@dataclass(frozen=True, slots=True)
class affiliated(Filter):  # noqa: N801
    affiliation: str

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return self.affiliation in t.card(who).affiliations or any(
            row[0] == member_of(self.affiliation) and row[2] == who for row in t.lasting
        )


@dataclass(frozen=True, slots=True)
class named(Filter):  # noqa: N801
    """By card, name or alter ego."""

    names: tuple[str, ...]

    def test(self, c: Context, who: int) -> bool:
        card = c.table.card(who)
        return card.id in self.names or card.name in self.names or card.alter_ego in self.names


@dataclass(frozen=True, slots=True)
class role(Filter):  # noqa: N801
    """Is the one who plays this part."""

    part: Role

    def test(self, c: Context, who: int) -> bool:
        return self.part.of(c) == who


# -- how many ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """A number read from the moment."""

    name: str
    read: Callable[[Context], int]
    parts: tuple[Any, ...] = ()
    """What the word was given: `read` alone would hide it from whoever tells the card."""

    def __repr__(self) -> str:
        return called(self.name, self.parts)


def called(name: str, parts: tuple[Any, ...]) -> str:
    """A word as a card writes it.

    >>> called("at_least", (1, damage_dealt))
    'at_least(1, damage_dealt)'
    """
    return f"{name}({', '.join(map(repr, parts))})" if parts else name


Amount: TypeAlias = int | Number


def amount(c: Context, n: Amount) -> int:
    return n if isinstance(n, int) else n.read(c)


damage_dealt = Number("damage_dealt", lambda c: c.table.attack().dealt)
"""What the attack being resolved has dealt (Q82)."""
paid = Number("paid", lambda c: int(c.roles.get("paid", 0)))


def rolled(*faces: int) -> Number:
    """How many of these faces the attack roll shows."""
    return Number("rolled", lambda c: sum(c.table.attack().attack_roll.count(face) for face in faces), faces)


def size_of(who: Role) -> Number:
    return Number("size_of", lambda c: c.table.size(who.of(c)), (who,))


# -- whether -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Test:
    """A condition of the moment."""

    __test__ = False  # nothing for pytest to collect
    name: str
    check: Callable[[Context], bool]
    parts: tuple[Any, ...] = ()
    """What the word was given: `check` alone would hide it from whoever tells the card."""

    def __and__(self, more: Test) -> Test:
        return _both(self, more)

    def __or__(self, more: Test) -> Test:
        return _one_of(self, more)

    def __invert__(self) -> Test:
        return _no(self)

    def __repr__(self) -> str:
        return called(self.name, self.parts)


def _both(one: Test, two: Test) -> Test:
    return Test("and", lambda c: one.check(c) and two.check(c), (one, two))


def _one_of(one: Test, two: Test) -> Test:
    return Test("or", lambda c: one.check(c) or two.check(c), (one, two))


def _no(one: Test) -> Test:
    return Test("not", lambda c: not one.check(c), (one,))


always = Test("always", lambda c: True)
dealt_damage = Test("dealt_damage", lambda c: c.table.attack().dealt > 0)


def that(who: Role, which: Filter) -> Test:
    """Somebody passes a filter."""
    return Test("that", lambda c: who.of(c) >= 0 and which.test(c, who.of(c)), (who, which))


def any_of(which: Filter) -> Test:
    """Somebody in play passes a filter."""
    return Test("any_of", lambda c: any(which.test(c, who) for who in c.table.present()), (which,))


def attack_roll_has(*faces: int) -> Test:
    """The attack roll shows all of these faces."""
    return Test("attack_roll_has", lambda c: c.table.attack().shows(faces), faces)


def rolling(*kinds: str) -> Test:
    """The roll being made is one of these: attack, defense or dodge."""

    def check(c: Context) -> bool:
        if c.roles.get("attacker", NOBODY) == NOBODY:
            return "dodge" in kinds
        return ("attack" if c.roles.get("roller") == c.roles["attacker"] else "defense") in kinds

    return Test("rolling", check, kinds)


@dataclass(frozen=True, slots=True)
class has_power(Filter):  # noqa: N801
    """Has at least so much Power."""

    n: int

    def test(self, c: Context, who: int) -> bool:
        return c.table.power[who] >= self.n
