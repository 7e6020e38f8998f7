"""Objective tokens: interacting, holding, dropping, contesting, securing, controlling (CP-144..CP-175)."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, sin, tau
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ask, Frame, Illegal, Plain, pair_of_numbers

from ..events import PowerLost, TokenControlled, TokenDropped, TokenTaken
from ..language.script import Step
from ..vocabulary import DAZED, NOBODY, ON_BOARD, PLAYED

if TYPE_CHECKING:
    from ..table import Table

BOARD = 36.0


def contests(t: Table, who: int, token: int) -> bool:
    """CP-164, CP-165: within Range 1 and not Dazed."""
    if t.status[who] & (PLAYED | DAZED) != PLAYED or t.token_holder[token] != ON_BOARD:
        return False
    return t.token_within(who, token, 1) and not t.forbids("no_contest", who)


def contesting(t: Table, seat: int, token: int) -> tuple[int, int]:
    """How many Healthy and Injured characters of a player contest a token."""
    found = [who for who in t.team(seat) if contests(t, who, token)]
    hurt = sum(t.injured[who] for who in found)
    return len(found) - hurt, hurt


def securing(t: Table, token: int) -> int:
    """The player who secures a token (CP-166..CP-168); NOBODY if none does."""
    healthy, hurt = zip(*(contesting(t, seat, token) for seat in (0, 1)), strict=True)
    compared = healthy if any(healthy) else hurt
    if compared[0] == compared[1]:
        return NOBODY
    return 0 if compared[0] > compared[1] else 1


def take_control(t: Table, seat: int, token: int) -> None:
    """CP-171, CP-172."""
    t.token_side[token] = seat
    t.emit(TokenControlled, seat, token)


def may_hold(t: Table, who: int, token: int, most: int) -> bool:
    """Whether a character may hold one more token of this name (hold limits are on the Crisis card)."""
    name = t.token_name[token]
    held = sum(h == who and t.token_name[i] == name for i, h in enumerate(t.token_holder))
    return held < most and not t.forbids("no_hold", who, token=token)


def pick_up(t: Table, who: int, token: int) -> None:
    """CP-154."""
    t.token_holder[token] = who
    t.emit(TokenTaken, who, token)


def interactions(t: Table, who: int) -> list[int]:
    """The tokens a character may interact with now (CP-144..CP-147): in reach, payable, not yet tried this activation."""
    from .missions import mission_of

    reach = 1 + t.total("interact_range", who)
    found = []
    for token, holder in enumerate(t.token_holder):
        if holder != ON_BOARD or ("interact", who, token) in t.facts:
            continue
        rule = mission_of(t, token).interaction(t.token_name[token])
        if rule is None or not t.token_within(who, token, reach) or t.forbids("no_interact", who, token=token):
            continue
        free = t.forbids("free_interact", who, token=token)
        if (free or t.power[who] >= 1 + rule.extra_cost(t, who)) and rule.allowed(t, who, token):
            found.append(token)
    return found


@dataclass(slots=True)
class Interact(Step):
    """A character interacts with a token: pays, then what the Crisis card says (CP-145, CP-148)."""

    STEPS = ("pay", "carry_out", "after")

    who: int
    token: int

    def pay(self, t: Table) -> None:
        from .missions import mission_of

        rule = mission_of(t, self.token).interaction(t.token_name[self.token])
        t.facts.append(("interact", self.who, self.token))
        if rule is not None and not t.forbids("free_interact", self.who, token=self.token):
            lost = t.lose_power(self.who, 1 + rule.extra_cost(t, self.who))
            t.emit(PowerLost, self.who, lost)

    def carry_out(self, t: Table) -> Frame[Any] | None:
        from .missions import mission_of

        rule = mission_of(t, self.token).interaction(t.token_name[self.token])
        return rule.start(t, self.who, self.token) if rule is not None else None

    def after(self, t: Table) -> Frame[Any] | None:
        return t.window("interacted", self.who, self.token)


@dataclass(frozen=True, slots=True)
class NearHolder:
    """Where a dropped token may lie: on the battlefield within Range 2 of who held it, off other tokens (Q95)."""

    who: int
    token: int

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        reason = self.fault(t, x, y)
        if reason:
            raise Illegal(reason)
        return (x, y)

    def fault(self, t: Table, x: float, y: float) -> str:
        tools = t.the_tools()
        r = tools.token_radius
        if not (r <= x <= BOARD - r and r <= y <= BOARD - r):
            return "The token must lie on the battlefield."
        bx, by, br = t.base[self.who]
        if hypot(x - bx, y - by) > br + r + tools.range(2) + tools.eps:
            return "The token must lie within Range 2 of the character that held it."
        for i, (tx, ty) in enumerate(t.token_at):
            if i != self.token and t.token_holder[i] == ON_BOARD and hypot(x - tx, y - ty) < 2 * r - tools.eps:
                return "Two tokens must not overlap."
        return ""

    def samples(self, t: Table) -> tuple[tuple[float, float], ...]:
        bx, by, br = t.base[self.who]
        tools = t.the_tools()
        found: dict[tuple[float, float], None] = {}
        for far in (br + tools.token_radius + tools.range(2) - 0.02, br + tools.token_radius + 1.0, 0.0):
            for i in range(8):
                x, y = round(bx + far * cos(i * tau / 8), 3), round(by + far * sin(i * tau / 8), 3)
                if not self.fault(t, x, y):
                    found[x, y] = None
        return tuple(found) or (self.anywhere(t),)

    def anywhere(self, t: Table) -> tuple[float, float]:
        """A finer search for when tokens crowd all the usual places."""
        bx, by, br = t.base[self.who]
        steps = 60
        reach = br + t.the_tools().token_radius + t.the_tools().range(2)
        for i in range(steps * steps):
            x = round(bx - reach + 2 * reach * (i % steps) / (steps - 1), 3)
            y = round(by - reach + 2 * reach * (i // steps) / (steps - 1), 3)
            if not self.fault(t, x, y):
                return (x, y)
        raise AssertionError("no room for a token")

    def describe(self) -> dict[str, Any]:
        return {"near": self.who, "range": 2, "token": self.token}


@dataclass(slots=True)
class Drop(Step):
    """A token falls; the opponent of whoever held it puts it down (CP-157, CP-158)."""

    STEPS = ("put",)

    who: int
    token: int

    def put(self, t: Table) -> Ask:
        region = NearHolder(self.who, self.token)
        return Ask(1 - t.seat[self.who], "drop", region.samples(t), region)

    def answer_drop(self, t: Table, at: tuple[float, float]) -> None:
        self.step += 1
        t.token_holder[self.token] = ON_BOARD
        t.token_at[self.token] = at
        t.emit(TokenDropped, self.who, self.token, at)
