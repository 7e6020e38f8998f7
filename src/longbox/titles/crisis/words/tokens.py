"""Words about objective tokens, and about effects that are nobody's: who carries them out, in which order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import NOBODY, ON_BOARD
from ..script.nodes import IT, Amount, Context, Filter, Number, Role, Test, amount, called
from ..script.running import Effect, Run
from .structure import targets

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


def _secured_by_opponent(c: Context, i: int) -> bool:
    from ..rules.objectives import securing

    return securing(c.table, i) == 1 - c.seat


controlled = TokenFilter("controlled", lambda c, i: c.table.token_side[i] == c.seat)
"""By the player who decides."""
taken = TokenFilter("taken", lambda c, i: c.table.token_side[i] != NOBODY)
"""Controlled by anybody."""
secured_by_opponent = TokenFilter("secured_by_opponent", _secured_by_opponent)
unmoved = TokenFilter("unmoved", lambda c, i: c.table.unused("move_token", i, "round"))
"""Not yet moved by `move_token` this round."""


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
        from ..rules.objectives import held_of

        return held_of(c.table, who, self.token) >= self.least


@dataclass(frozen=True, slots=True)
class contests(Filter):  # noqa: N801
    """Contests a token of a name."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        from ..rules.objectives import contests as does

        return any(does(c.table, who, i) for i, name in enumerate(c.table.token_name) if name == self.token)


@dataclass(frozen=True, slots=True)
class near_token(Filter):  # noqa: N801
    """Within a Range of the token the moment is about, or of any on the battlefield of a name or of a Crisis card of a type."""

    range: int
    token: str = ""
    crisis: str = ""

    def test(self, c: Context, who: int) -> bool:
        from ..rules.objectives import mission_of

        t = c.table
        if self.crisis:
            return any(mission_of(t, i).kind == self.crisis for i in t.tokens_within(who, self.range))
        if not self.token:
            return t.token_within(who, the_token(c), self.range)
        return any(
            name == self.token and t.token_holder[i] == ON_BOARD and t.token_within(who, i, self.range)
            for i, name in enumerate(t.token_name)
        )


# -- how many, whether -------------------------------------------------------------------------------------------------


def defense_of(who: Role, type: int) -> Number:
    """A defense stat, as printed."""
    return Number("defense_of", lambda c: c.table.side(who.of(c)).defense[type], (who, type))


def held(who: Role, token: str) -> Number:
    """How many tokens of a name somebody holds."""

    def read(c: Context) -> int:
        from ..rules.objectives import held_of

        return held_of(c.table, who.of(c), token)

    return Number("held", read, (who, token))


def noted(name: str) -> Number:
    """What `note` wrote down."""
    return Number("noted", lambda c: int(c.roles[name]), (name,))


def difference(one: Amount, two: Amount) -> Number:
    return Number("difference", lambda c: amount(c, one) - amount(c, two), (one, two))


def more(one: Amount, two: Amount) -> Test:
    """One number is more than another."""
    return Test("more", lambda c: amount(c, one) > amount(c, two), (one, two))


def _healthy_enemies_contesting(c: Context) -> int:
    from ..rules.objectives import contesting

    return contesting(c.table, 1 - c.seat, the_token(c))[0]


healthy_enemies_contesting = Number("healthy_enemies_contesting", _healthy_enemies_contesting)
"""Of the token the moment is about."""
successes_rolled, failures_rolled = noted("rolled"), noted("failed")
"""What `roll_for` counted."""


def any_token(which: TokenFilter) -> Test:
    """Some token passes a filter."""
    return Test("any_token", lambda c: any(which.test(c, i) for i in range(len(c.table.token_name))), (which,))


def book(year: int) -> Test:
    """The game is played by this rulebook."""
    return Test("book", lambda c: c.table.options["ruleset"] == year, (year,))


@dataclass(frozen=True, slots=True)
class note(Effect):  # noqa: N801
    """Write a number down for what follows."""

    name: str
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        run.roles[self.name] = amount(c, self.n)


# -- what happens to tokens --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class pick_up(Effect):  # noqa: N801
    """Somebody picks up the token the moment is about."""

    who: Role = IT

    def run(self, c: Context, run: Run) -> None:
        from ..rules.objectives import pick_up as take

        for who in targets(c, self.who):
            take(c.table, who, the_token(c))


@dataclass(frozen=True, slots=True)
class take_control(Effect):  # noqa: N801
    """The player who decides now controls the token the moment is about."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.objectives import take_control as take

        take(c.table, c.seat, the_token(c))


@dataclass(frozen=True, slots=True)
class drop_tokens(Effect):  # noqa: N801
    """Somebody drops all tokens held."""

    who: Role = IT

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.objectives import DropAll

        found = targets(c, self.who)
        return DropAll(found[0]) if found else None


@dataclass(frozen=True, slots=True)
class remove_tokens(Effect):  # noqa: N801
    """Tokens leave the game."""

    which: TokenFilter

    def run(self, c: Context, run: Run) -> None:
        from ..rules.objectives import remove_token

        for i in range(len(c.table.token_name)):
            if self.which.test(c, i):
                remove_token(c.table, i)


@dataclass(frozen=True, slots=True)
class move_token(Effect):  # noqa: N801
    """The player who decides places the token the moment is about within a Range of where it lies."""

    range: int

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.objectives import MoveToken

        c.table.note_use("move_token", the_token(c), "round")
        return MoveToken(the_token(c), self.range, run.seat)


@dataclass(frozen=True, slots=True)
class place_by_token(Effect):  # noqa: N801
    """Place somebody within a Range of a token other than the one the moment is about; the player who decides picks which."""

    who: Role
    range: int
    which: TokenFilter

    def choices(self, c: Context) -> list[int]:
        from ..rules.movement import Spot

        t, who = c.table, self.who.of(c)
        r = t.the_tools().token_radius
        return [
            i
            for i, at in enumerate(t.token_at)
            if i != the_token(c) and self.which.test(c, i) and Spot(who, self.range, *at, r, t.base[who][2]).samples(t)
        ]

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.movement import Place

        found = targets(c, self.who)
        choices = [run.roles.pop("destination")] if "destination" in run.roles else self.choices(c) if found else []
        if not choices:
            return None
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("token", i) for i in choices))
        about = (*c.table.token_at[choices[0]], c.table.the_tools().token_radius)
        return Place(found[0], self.range, run.seat, c.me, about)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["destination"] = option[1]
        run.at -= 1  # come back to place it


@dataclass(frozen=True, slots=True)
class knock_out(Effect):  # noqa: N801
    """Somebody is KO'd, Healthy or not."""

    who: Role

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import Defeat

        found = targets(c, self.who)
        return Defeat(found[0], c.me, outright=True) if found else None


# -- who decides, in which order ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Decides(Effect):
    """From here on the player with priority decides, or the other one than until now."""

    priority: bool = False

    def run(self, c: Context, run: Run) -> None:
        run.seat = c.seat = c.table.priority if self.priority else 1 - run.seat


@dataclass(frozen=True, slots=True)
class opponent(Effect):  # noqa: N801
    """The opposing player carries this out."""

    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        code.append(_Decides())
        self.effect.flatten(code)
        code.append(_Decides())


@dataclass(frozen=True, slots=True)
class both_players(Effect):  # noqa: N801
    """First the player with priority does this, then the other."""

    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        code.append(_Decides(priority=True))
        self.effect.flatten(code)
        code.append(_Decides())
        self.effect.flatten(code)
        code.append(_Decides())


__all__ = [
    "NOBODY", "TokenFilter", "any_token", "book", "both_players", "contests", "controlled", "defense_of", "difference",
    "drop_tokens", "failures_rolled", "healthy_enemies_contesting", "held", "holds", "knock_out", "more", "move_token",
    "near_token", "note", "noted", "opponent", "pick_up", "place_by_token", "remove_tokens", "secured_by_opponent",
    "successes_rolled", "take_control", "taken", "token", "unmoved",
]  # fmt: skip
