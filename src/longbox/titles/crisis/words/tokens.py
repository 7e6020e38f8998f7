"""Tokens: objective tokens, which of them, and who holds or contests them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask

from ..codes import NOBODY, ON_BOARD
from ..rules import objectives
from ..rules.objectives import held_of, mission_of, securing
from ..script import queries
from ..script.cards import static
from ..script.lasting import lasts
from ..script.nodes import ATTACKER, Context, Filter, Number, Role, Test, called
from ..script.running import Effect, Run
from .who import NOBODYS

# -- which tokens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenFilter:
    """A test of one token. Joined with `&`."""

    name: str
    test: Callable[[Context, int], bool]
    kind: str = "token"
    parts: tuple[Any, ...] = ()

    def found(self, c: Context) -> list[int]:
        return [i for i in range(len(c.table.token_name)) if self.test(c, i)]

    def __and__(self, other: TokenFilter) -> TokenFilter:
        return TokenFilter("and", lambda c, token: self.test(c, token) and other.test(c, token), parts=(self, other))

    def __repr__(self) -> str:
        return called(self.name, self.parts)


def token(name: str) -> TokenFilter:
    """By its full name, crisis and token, wherever it is except out of the game."""
    return TokenFilter("token", lambda c, i: c.table.token_name[i] == name and c.table.token_holder[i] >= ON_BOARD, parts=(name,))


controlled = TokenFilter("controlled", lambda c, i: c.table.token_side[i] == c.seat)
"""By the player who decides."""
controlled_by_opponent = TokenFilter("controlled_by_opponent", lambda c, i: c.table.token_side[i] == 1 - c.seat)
taken = TokenFilter("taken", lambda c, i: c.table.token_side[i] != NOBODY)
"""Controlled by anybody."""


def _securing(c: Context, i: int) -> int:
    return securing(c.table, i)


secured = TokenFilter("secured", lambda c, i: _securing(c, i) == c.seat)
"""By the player who decides."""
secured_by_anyone = TokenFilter("secured_by_anyone", lambda c, i: _securing(c, i) >= 0)
"""Secured by anybody."""


unsecured = TokenFilter("unsecured", lambda c, i: c.table.token_holder[i] == ON_BOARD and _securing(c, i) != c.seat)
"""On the battlefield, and not secured by the player who decides."""


def _secured_by_opponent(c: Context, i: int) -> bool:
    return securing(c.table, i) == 1 - c.seat


secured_by_opponent = TokenFilter("secured_by_opponent", _secured_by_opponent)
unmoved = TokenFilter("unmoved", lambda c, i: c.table.unused("move_token", i, "round"))
"""Not yet moved by `move_token` this round."""


def held_by(who: Role) -> TokenFilter:
    """On somebody's stat card."""
    return TokenFilter("held_by", lambda c, i: 0 <= c.table.token_holder[i] == who.of(c), parts=(who,))


TOKEN = Role("token")
"""The token the moment is about, as what a push leads away from."""


def contested_by(which: Filter) -> TokenFilter:
    """Contested by somebody a filter finds."""

    def check(c: Context, token: int) -> bool:
        return any(which.test(c, who) and objectives.contests(c.table, who, token) for who in c.table.affectable())

    return TokenFilter("contested_by", check, parts=(which,))


def the_token(c: Context) -> int:
    """The token the moment is about."""
    found: int = c.roles["token"]
    return found


# -- which characters --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class holds(Filter):  # noqa: N801  (words of the language are lower case)
    """Holds at least so many tokens of a name."""

    token: str
    least: int = 1

    def test(self, c: Context, who: int) -> bool:
        if who not in c.table.token_holder:
            return self.least <= 0
        return held_of(c.table, who, self.token) >= self.least


@dataclass(frozen=True, slots=True)
class contests(Filter):  # noqa: N801
    """Contests a token of a name, or without one the token the moment is about."""

    token: str = ""

    def test(self, c: Context, who: int) -> bool:
        if not self.token:
            return objectives.contests(c.table, who, the_token(c))
        return any(objectives.contests(c.table, who, i) for i, name in enumerate(c.table.token_name) if name == self.token)


@dataclass(frozen=True, slots=True)
class contesting(Filter):  # noqa: N801
    """Contests an objective token, of a Crisis card of this type (secure or extraction) if one is named."""

    kind: str = ""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return any(
            objectives.contests(t, who, token) and (not self.kind or mission_of(t, token).kind == self.kind)
            for token in range(len(t.token_name))
        )


@dataclass(frozen=True, slots=True)
class sheltered(Filter):  # noqa: N801
    """Contests a token of a name that the attacker does not contest."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        t, attacker = c.table, ATTACKER.of(c)
        return any(
            name == self.token and objectives.contests(t, who, i) and not objectives.contests(t, attacker, i)
            for i, name in enumerate(t.token_name)
        )


@dataclass(frozen=True, slots=True)
class brings_home(Filter):  # noqa: N801
    """Holds a token of a name that is its own player's, and contests another one of that player's."""

    token: str
    home: str

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        own = [i for i, side in enumerate(t.token_side) if side == t.seat[who]]
        return any(t.token_name[i] == self.token and t.token_holder[i] == who for i in own) and any(
            t.token_name[i] == self.home and objectives.contests(t, who, i) for i in own
        )


@dataclass(frozen=True, slots=True)
class near_token(Filter):  # noqa: N801
    """Within a Range of the token the moment is about, or of any on the battlefield of a name or of a Crisis card of a type."""

    range: int
    token: str = ""
    crisis: str = ""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        if self.crisis:
            return any(mission_of(t, i).kind == self.crisis for i in t.tokens_within(who, self.range))
        if not self.token:
            return t.token_within(who, the_token(c), self.range)
        return any(
            name == self.token and t.token_holder[i] == ON_BOARD and t.token_within(who, i, self.range)
            for i, name in enumerate(t.token_name)
        )


@dataclass(frozen=True, slots=True)
class near_kept_token(Filter):  # noqa: N801
    """Within a Range of the token a lasting part was put in force with, where it lies on the battlefield."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        t, token = c.table, int(c.roles["paid"])
        return token >= 0 and t.token_holder[token] == ON_BOARD and t.token_within(who, token, self.range)


# -- how many, whether, which one --------------------------------------------------------------------------------------


def held(who: Role, token: str) -> Number:
    """How many tokens of a name somebody holds."""

    def read(c: Context) -> int:
        return held_of(c.table, who.of(c), token)

    return Number("held", read, (who, token))


def how_many(which: TokenFilter) -> Number:
    """How many tokens pass a filter."""
    return Number("how_many", lambda c: len(which.found(c)), (which,))


def _healthy_enemies_contesting(c: Context) -> int:
    return objectives.contesting(c.table, 1 - c.seat, the_token(c))[0]


healthy_enemies_contesting = Number("healthy_enemies_contesting", _healthy_enemies_contesting)
"""Of the token the moment is about."""


def _enemies_contesting(c: Context) -> int:
    return sum(objectives.contesting(c.table, 1 - c.seat, the_token(c)))


enemies_contesting = Number("enemies_contesting", _enemies_contesting)
"""Of the token the moment is about, Healthy or Injured."""


def any_token(which: TokenFilter) -> Test:
    """Some token passes a filter."""
    return Test("any_token", lambda c: any(which.test(c, i) for i in range(len(c.table.token_name))), (which,))


def token_is(*kinds: str) -> Test:
    """The objective token in question is of one of these kinds."""
    return Test("token_is", lambda c: "token" in c.roles and c.table.token_kind[c.roles["token"]] in kinds, kinds)


def token_of(kind: str) -> Test:
    """The objective token in question belongs to a Crisis card of this type, secure or extraction."""

    def check(c: Context) -> bool:
        return "token" in c.roles and mission_of(c.table, c.roles["token"]).kind == kind

    return Test("token_of", check, (kind,))


may_hold_it = Test("may_hold_it", lambda c: objectives.may_hold(c.table, c.me, c.roles["token"]))
"""This character may hold the token the moment is about, too."""
picked_up = Test("picked_up", lambda c: c.table.token_holder[c.roles["token"]] == c.roles["it"])
"""The one who has interacted holds the token now."""


@dataclass(frozen=True, slots=True)
class choose_token(Effect):  # noqa: N801
    """The player picks an objective token in the game (`chosen_token`): of a type of Crisis card, near this character on the
    battlefield, or one that passes a filter, if that is said."""

    kind: str = ""
    within: int = 0
    which: TokenFilter | None = None

    def choices(self, c: Context) -> list[int]:
        t = c.table
        near = t.tokens_within(c.me, self.within) if self.within else range(len(t.token_holder))
        found = [token for token in near if t.token_holder[token] >= ON_BOARD]
        if self.which is not None:
            found = [token for token in found if self.which.test(c, token)]
        return [token for token in found if not self.kind or mission_of(t, token).kind == self.kind]

    def run(self, c: Context, run: Run) -> Ask | int | None:
        found = self.choices(c)
        if not found and (self.kind or self.within or self.which is not None):
            return run.end(c.table)
        return Ask(run.seat, "choose", tuple(("token", token) for token in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["chosen_token"] = option[1]


claimable = Test("claimable", lambda c: bool(objectives.claimable(c.table, c.roles["it"])))
"""The character could make its player secure a Secure token by a card."""


@dataclass(frozen=True, slots=True)
class claim_token(Effect):  # noqa: N801
    """A Secure token in a character's reach is its player's until an enemy contests it; only one at a time."""

    def run(self, c: Context, run: Run) -> Ask | None:
        found = objectives.claimable(c.table, c.roles["it"])
        if "claimed" in run.roles:
            found = [run.roles.pop("claimed")]
        if len(found) > 1:
            return Ask(run.seat, "choose", tuple(("token", token) for token in found))
        if found:
            c.table.facts.append(("interact", c.roles["it"], found[0]))
            objectives.claim(c.table, c.me, found[0])
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["claimed"] = option[1]
        run.at -= 1  # come back to take it


@dataclass(frozen=True, slots=True)
class lose_claims(Effect):  # noqa: N801
    """A token that was claimed so and that an enemy contests now is claimed no more."""

    def run(self, c: Context, run: Run) -> None:
        objectives.drop_lost_claims(c.table)


chosen_token = Number("chosen_token", lambda c: int(c.roles.get("chosen_token", NOBODY)))
"""The number of the token that was picked, for `lasts(..., keep=chosen_token)`."""


CHOSEN_TOKEN = Role("chosen_token")
"""The token that was picked, as what an advance leads toward."""
secures_chosen = Test("secures_chosen", lambda c: _securing(c, int(c.roles["chosen_token"])) == c.seat)
"""The player who decides secures the token that was picked."""


def can_choose_token(effect: choose_token) -> Test:
    """There is such a token."""
    return Test("can_choose_token", lambda c: bool(effect.choices(c)), (effect,))


kept_token_is_it = Test("kept_token_is_it", lambda c: "token" in c.roles and c.roles["token"] == c.roles.get("paid"))
"""The token in question is the one a lasting part was put in force with."""


@dataclass(frozen=True, slots=True)
class ward_token(Effect):  # noqa: N801
    """For this round nobody interacts with the token that was picked, contests or controls it."""

    def flatten(self, code: list[Effect]) -> None:
        code.append(_FreeToken())
        for query in (queries.NO_INTERACT, queries.NO_CONTEST):
            lasts("round", static(query, True, when=kept_token_is_it), NOBODYS, keep=chosen_token).flatten(code)


@dataclass(frozen=True, slots=True)
class _FreeToken(Effect):
    """Nobody controls the token that was picked any more."""

    def run(self, c: Context, run: Run) -> None:
        c.table.token_side[run.roles["chosen_token"]] = NOBODY


def can_find(which: TokenFilter) -> Test:
    """There are such tokens."""
    return Test("can_find", lambda c: bool(which.found(c)), (which,))


def of_kind(kind: str) -> TokenFilter:
    """Of this kind."""
    return TokenFilter("of_kind", lambda c, i: c.table.token_kind[i] == kind, parts=(kind,))


def lying_within(range: int) -> TokenFilter:
    """On the battlefield, within a Range of this character."""
    return TokenFilter("lying_within", lambda c, i: i in c.table.tokens_within(c.me, range), parts=(range,))


__all__ = [
    "CHOSEN_TOKEN",
    "TOKEN",
    "TokenFilter",
    "any_token",
    "brings_home",
    "can_choose_token",
    "can_find",
    "choose_token",
    "chosen_token",
    "claim_token",
    "claimable",
    "contested_by",
    "contesting",
    "contests",
    "controlled",
    "controlled_by_opponent",
    "enemies_contesting",
    "healthy_enemies_contesting",
    "held",
    "held_by",
    "holds",
    "how_many",
    "kept_token_is_it",
    "lose_claims",
    "lying_within",
    "may_hold_it",
    "near_kept_token",
    "near_token",
    "of_kind",
    "picked_up",
    "secured",
    "secured_by_anyone",
    "secured_by_opponent",
    "secures_chosen",
    "sheltered",
    "taken",
    "token",
    "token_is",
    "token_of",
    "unmoved",
    "unsecured",
    "ward_token",
]  # fmt: skip
