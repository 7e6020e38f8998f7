"""Movement: advance, push, throw, place, and what keeps somebody from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import NOBODY, PLAYED, L
from ..rules.actions import speed_of
from ..rules.movement import Advance, Place, Spot, may_move
from ..rules.throws import Slide
from ..script import queries
from ..script.nodes import CHOSEN, PAYER, SELF, Amount, Context, Filter, Role, Test, ally, amount, role, that
from ..script.running import Effect, Run
from ..state import Table
from .activation import action
from .lasting import spend, until
from .steps import opponent
from .structure import choose, if_, seq, targets
from .tokens import CHOSEN_TOKEN, TOKEN, TokenFilter
from .who import PARTNER

FREE, TOWARD, AWAY = "", "toward", "away"


def centre(c: Context, of: Role | None) -> tuple[float, float]:
    if of in (TOKEN, CHOSEN_TOKEN):
        x, y = c.table.token_at[c.roles[of.name]]
        return x, y
    who = of.of(c) if of is not None else NOBODY
    return c.table.base[who][:2] if who != NOBODY else (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class advance(Effect):  # noqa: N801  (words of the language are lower case)
    who: Role
    tool: int
    side: str = FREE
    of: Role | None = None
    optional: bool = False

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        if not found:
            return None
        return Advance(found[0], self.tool, False, run.seat, c.me, self.side, centre(c, self.of), self.optional)


@dataclass(frozen=True, slots=True)
class advance_its_speed(Effect):  # noqa: N801
    """Somebody advances its own Speed."""

    who: Role
    side: str = FREE
    of: Role | None = None
    optional: bool = False

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        if not found:
            return None
        speed = speed_of(c.table, found[0])
        return Advance(found[0], speed, False, run.seat, c.me, self.side, centre(c, self.of), self.optional)


@dataclass(frozen=True, slots=True)
class move_as(Effect):  # noqa: N801
    """A move action granted by an effect, during which this character counts as this Size."""

    size: int

    def flatten(self, code: list[Effect]) -> None:
        seq(until("turn", queries.MOVE_SIZE, SELF, self.size), action("move"), spend(queries.MOVE_SIZE, "turn")).flatten(code)


@dataclass(frozen=True, slots=True)
class push(Effect):  # noqa: N801
    who: Role
    tool: int
    side: str = FREE
    of: Role | None = None
    how: str = "push"
    unhurt: bool = False
    """A collision does the one that is thrown no damage."""
    tramples: int = 0
    """Interactive terrain up to this Size is destroyed and does not stop it."""
    watched: bool = False
    """It is noted whether a push meets anything (`bumped`)."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        if not found:
            return None
        way = (self.side, centre(c, self.of))
        frame = Slide(found[0], self.tool, self.how, c.me, run.seat, *way, unhurt=self.unhurt, tramples=self.tramples)
        frame.watched = self.watched
        return frame


def throw(who: Role, tool: int, side: str = FREE, of: Role | None = None, unhurt: bool = False) -> Effect:
    return push(who, tool, side, of, "throw", unhurt)


@dataclass(frozen=True, slots=True)
class throw_unharmed(Effect):  # noqa: N801
    """Somebody is thrown and suffers no damage from what it collides with."""

    who: Role
    tool: int

    def flatten(self, code: list[Effect]) -> None:
        safe = until("turn", queries.NO_COLLISION_DAMAGE, self.who, 1)
        seq(safe, throw(self.who, self.tool), spend(queries.NO_COLLISION_DAMAGE, "turn", self.who)).flatten(code)


@dataclass(frozen=True, slots=True)
class opponent_pushes(Effect):  # noqa: N801
    """Somebody is pushed by a tool; whoever is the opponent of its player says where."""

    who: Role
    tool: int

    def flatten(self, code: list[Effect]) -> None:
        pushed = push(self.who, self.tool)
        if_(that(self.who, ally), opponent(pushed), pushed).flatten(code)


@dataclass(frozen=True, slots=True)
class place(Effect):  # noqa: N801
    who: Role
    range: Amount
    of: Role | None = None
    optional: bool = False

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        if not found or (self.of is not None and not c.table.status[self.of.of(c)] & PLAYED):
            return None  # nothing is left to measure from
        about = c.table.base[self.of.of(c)] if self.of is not None else (0.0, 0.0, -1.0)
        return Place(found[0], amount(c, self.range), run.seat, c.me, about, self.optional)


@dataclass(frozen=True, slots=True)
class join_the_other(Effect):  # noqa: N801
    """One of the two who play the card, whom a filter finds, is placed near the other."""

    which: Filter
    range: int

    def flatten(self, code: list[Effect]) -> None:
        near_partner, near_payer = place(CHOSEN, self.range, PARTNER), place(CHOSEN, self.range, PAYER)
        choose((role(PAYER) | role(PARTNER)) & self.which, if_(that(CHOSEN, role(PAYER)), near_partner, near_payer)).flatten(code)


@dataclass(frozen=True, slots=True)
class place_by_token(Effect):  # noqa: N801
    """Place somebody within a Range of a token other than the one the moment is about; the player who decides picks which."""

    who: Role
    range: int
    which: TokenFilter

    def choices(self, c: Context) -> list[int]:
        t, who = c.table, self.who.of(c)
        r = t.the_tools().token_radius
        return [
            i
            for i, at in enumerate(t.token_at)
            if i != c.roles.get("token", NOBODY)
            and self.which.test(c, i)
            and Spot(who, self.range, *at, r, t.base[who][2]).samples(t)
        ]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
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
class place_by_terrain(Effect):  # noqa: N801
    """Somebody is placed within a Range of the feature that was picked."""

    who: Role
    range: int

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        return Place(found[0], self.range, run.seat, c.me, terrain=c.roles["terrain"]) if found else None


@dataclass(frozen=True, slots=True)
class not_moved(Effect):  # noqa: N801
    """The movement that is about to happen does not."""

    def run(self, c: Context, run: Run) -> None:
        moving = next(frame for frame in reversed(c.table.stack) if isinstance(frame, Advance | Place | Slide))
        moving.step = len(moving.STEPS)


@dataclass(frozen=True, slots=True)
class use_tool(Effect):  # noqa: N801
    """The advance that is about to happen may use a longer tool."""

    tool: int

    def run(self, c: Context, run: Run) -> None:
        advance = c.table.frame(Advance)
        advance.tool = min(L, max(advance.tool, self.tool))


@dataclass(frozen=True, slots=True)
class shorten_tool(Effect):  # noqa: N801
    """The advance that is about to happen may use no longer tool than this."""

    tool: int

    def run(self, c: Context, run: Run) -> None:
        advance = c.table.frame(Advance)
        advance.tool = min(advance.tool, self.tool, L)


def can_be_moved(who: Role, how: str) -> Test:
    """No card keeps this character from moving somebody: push, throw, place or advance."""

    def check(c: Context) -> bool:
        return who.of(c) >= 0 and may_move(c.table, who.of(c), how, c.me)

    return Test("can_be_moved", check, (who, how))


__all__ = [
    "AWAY", "FREE", "TOWARD", "advance", "advance_its_speed", "can_be_moved", "centre", "join_the_other", "move_as",
    "not_moved", "opponent_pushes", "place", "place_by_terrain", "place_by_token", "push", "shorten_tool", "throw",
    "throw_unharmed", "use_tool",
]  # fmt: skip
