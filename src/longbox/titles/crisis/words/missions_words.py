"""Words that Crisis cards brought into the language: company, shelter, what players secure and control, lent attacks."""

from __future__ import annotations

from dataclasses import dataclass

from ..script.cards import Static, static
from ..script.nodes import ATTACKER, Context, Filter, Number, Role
from .tokens import TokenFilter, the_token

# -- which tokens ------------------------------------------------------------------------------------------------------


def _securing(c: Context, i: int) -> int:
    from ..rules.objectives import securing

    return securing(c.table, i)


secured = TokenFilter("secured", lambda c, i: _securing(c, i) == c.seat)
"""By the player who decides."""
secured_by_anyone = TokenFilter("secured_by_anyone", lambda c, i: _securing(c, i) >= 0)
"""Secured by anybody."""
controlled_by_opponent = TokenFilter("controlled_by_opponent", lambda c, i: c.table.token_side[i] == 1 - c.seat)


def held_by(who: Role) -> TokenFilter:
    """On somebody's stat card."""
    return TokenFilter("held_by", lambda c, i: 0 <= c.table.token_holder[i] == who.of(c), parts=(who,))


# -- which characters --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class accompanied(Filter):  # noqa: N801  (words of the language are lower case)
    """Has another character of its own player within a Range; a Dazed one is no company (CP-237, CP-397)."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return any(one != who and t.seat[one] == t.seat[who] and t.within(who, one, self.range) for one in t.affectable())


@dataclass(frozen=True, slots=True)
class sheltered(Filter):  # noqa: N801
    """Contests a token of a name that the attacker does not contest."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        from ..rules.objectives import contests

        t, attacker = c.table, ATTACKER.of(c)
        return any(
            name == self.token and contests(t, who, i) and not contests(t, attacker, i) for i, name in enumerate(t.token_name)
        )


@dataclass(frozen=True, slots=True)
class brings_home(Filter):  # noqa: N801
    """Holds a token of a name that is its own player's, and contests another one of that player's."""

    token: str
    home: str

    def test(self, c: Context, who: int) -> bool:
        from ..rules.objectives import contests

        t = c.table
        own = [i for i, side in enumerate(t.token_side) if side == t.seat[who]]
        return any(t.token_name[i] == self.token and t.token_holder[i] == who for i in own) and any(
            t.token_name[i] == self.home and contests(t, who, i) for i in own
        )


# -- how many ----------------------------------------------------------------------------------------------------------


def how_many(which: TokenFilter) -> Number:
    """How many tokens pass a filter."""
    return Number("how_many", lambda c: len(which.found(c)), (which,))


def _enemies_contesting(c: Context) -> int:
    from ..rules.objectives import contesting

    return sum(contesting(c.table, 1 - c.seat, the_token(c)))


enemies_contesting = Number("enemies_contesting", _enemies_contesting)
"""Of the token the moment is about, Healthy or Injured."""


# -- attacks -----------------------------------------------------------------------------------------------------------


def lends(attack: str, to: Filter) -> Static:
    """Whoever a filter finds may use an attack of this key like one of its own, once per turn."""
    return static("lent_attack", attack, to)


__all__ = [
    "accompanied", "brings_home", "controlled_by_opponent", "enemies_contesting", "held_by", "how_many", "lends", "secured",
    "secured_by_anyone", "sheltered",
]  # fmt: skip
