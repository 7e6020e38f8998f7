"""Damage and defeat: what shields, who lowers which stats under the Rule of One, and what a defeat costs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from longbox.kernel import PASS, Ask
from longbox.kernel.plain import sparse

from ..arena import ALL, BORDER, STEPS, apart
from ..cards.decks import ALL_MISSIONS, IS_HERO, IS_STUDENT, LEADER, constant
from ..codes import LEADER_LOSS, NOBODY, OF_DEFEAT, OF_MISSION, OFF
from ..events import Carried, ControlPassed, Damaged, Defeated, Moved, Ransomed, Recruited, Scored, StatsChanged, TokenRemoved
from ..state import TOKEN, AnyFrame, Step, Table
from ..words import DamageHope, LastStanding, NoPenalty, Sap, Soften, Sparring, TokenHope
from .goods import change_hope, change_points, change_tokens, discard_character, join, leave, roll_off, set_injured, set_triumph

Stats = tuple[int, int, int]
FALLEN: Final[dict[int, Stats]] = {1: (0, 1, 1), 2: (0, 0, 1), 3: (0, 0, 0)}
"""The stats of a defeated Character, by how many are at 0 (MR-322)."""


@lru_cache(maxsize=4096)
def splits(stats: Stats, damage: int) -> tuple[Stats, ...]:
    """What stats can become by so much Damage: no stat under 1 while another is above it (MR-318, MR-321).

    >>> splits((3, 1, 1), 1)
    ((2, 1, 1),)
    >>> len(splits((3, 4, 3), 3))
    8
    """
    a, d, s = stats
    return tuple(
        [
            (a - x, d - y, s - (damage - x - y))
            for x in range(min(a - 1, damage) + 1)
            for y in range(min(d - 1, damage - x) + 1)
            if damage - x - y <= s - 1
        ]
    )


def lethal(stats: Stats, damage: int) -> int:
    """How many stats a blow brings to 0 (MR-322..MR-325).

    >>> [lethal((2, 1, 1), damage) for damage in range(6)]
    [0, 0, 1, 2, 3, 3]
    """
    return min(max(damage - (sum(stats) - 3), 0), 3)


# -- the arena changes ---------------------------------------------------------------------------------------------------


def relocate(t: Table, piece: int, hex: int, how: str = "") -> None:
    """A piece changes its Hex; who carries somebody to a border Hex saves them."""
    if t.hex_of(piece) == hex:
        return
    if t.sink is not None:
        t.emit(Moved, t.code(piece), hex, how)
    if piece >= TOKEN:
        t.token_at[piece - TOKEN] = hex
        return
    t.at[piece] = hex
    token = t.carrying[piece]
    if token != NOBODY and BORDER >> hex & 1:
        t.carrying[piece] = NOBODY
        remove_token(t, token, piece)


def remove_token(t: Table, token: int, seat: int, tell: bool = True) -> None:
    """A Mission Token is destroyed, opened or saved by a School."""
    t.token_at[token] = OFF  # MR-351, MR-352, MR-354
    t.removed |= 1 << token  # MR-254, MR-351, MR-354
    t.tokens[seat] += 1  # MR-353
    if tell:
        t.emit(TokenRemoved, t.code(TOKEN + token), seat)
    reward = t.part(TokenHope)
    if reward is not None:  # MR-258
        change_hope(t, seat, reward.n, OF_MISSION + t.mission)
    check_end(t)  # MR-254


def check_end(t: Table) -> None:
    """MR-254..MR-257: the Mission ends at once; success counts before failure (RQ-79)."""
    if t.over:
        return
    count = len(t.token_at)
    standing = t.standing()
    if count and t.removed == (1 << count) - 1:
        t.over = "success"
    elif not standing:
        t.over = "failure"
    elif len(standing) == 1 and t.part(LastStanding) is not None:
        t.over = "success"


def surrender(t: Table) -> None:
    """MR-345..MR-347: the Mission Commander's PC is the last; somebody else takes the Mission Characters."""
    card = ALL_MISSIONS[t.mission]
    if t.over or t.controller != t.commander or t.standing() != [t.commander] or not (card.move or card.attack):
        return
    t.controller = roll_off(t, "control", t.others(t.commander))
    t.emit(ControlPassed, t.controller)


def leave_arena(t: Table, seat: int) -> None:
    """A PC is taken out; whom it carried stays behind."""
    token, hex = t.carrying[seat], t.at[seat]
    t.at[seat] = OFF  # MR-356
    if token != NOBODY:
        t.carrying[seat] = NOBODY
        t.token_at[token] = hex
        t.emit(Carried, NOBODY, t.code(TOKEN + token))
    check_end(t)  # MR-256
    surrender(t)  # MR-345


# -- Damage --------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Harm(Step):
    """Damage that is about to be taken, from whatever it comes."""

    STEPS = ("shield", "profit", "tell", "lower", "fall", "shove")

    target: int
    damage: int
    attacker: int = NOBODY
    """The piece it comes from."""
    attack: bool = False
    """Whether it comes from an attack of that piece."""
    picker: int = NOBODY
    """Who lowers the stats, if not the owner."""
    push: int = 0
    zeros: int = 0
    cause: tuple[int, ...] = sparse()
    """What it comes from, if that is no attack."""

    def shield(self, t: Table) -> AnyFrame | None:
        """The damaged PC, its School and its neighbours may soften the blow."""
        return t.window("hurt", self.attacker, self.target) if self.target < TOKEN else None

    def profit(self, t: Table) -> AnyFrame | None:
        if not self.damage or t.over:
            self.step = len(self.STEPS)
            return None
        if self.attack and self.attacker < TOKEN and t.at[self.attacker] != OFF:
            return t.window("dealt", self.attacker, self.target)
        return None

    def tell(self, t: Table) -> None:
        if self.target < TOKEN:
            if t.sink is not None:
                t.emit(Damaged, t.pc[self.target], self.damage, 0, *self.cause)
            sparring = t.part(Sparring)
            if sparring is not None and self.attack and self.attacker < TOKEN:  # MR-253
                score(t, self.attacker, sparring.hope)
            sap = t.own(Sap)
            if sap is not None and self.attack and self.attacker >= TOKEN:
                change_tokens(t, t.pc[self.target], -sap.n, OF_MISSION + t.mission)
            return
        token = self.target - TOKEN
        done = t.damage[token]
        if 0 <= self.attacker < TOKEN:
            seat = self.attacker
            t.damage[token] = (*done[:seat], done[seat] + self.damage, *done[seat + 1 :])  # MR-350, MR-355
            left = max(ALL_MISSIONS[t.mission].health - sum(t.damage[token]), 0)  # MR-351, MR-352, MR-354
            t.emit(Damaged, t.code(self.target), self.damage, left, *self.cause)
            reward = t.part(DamageHope)
            if reward is not None and self.attack:  # MR-258..MR-262
                change_hope(t, seat, reward.n, OF_MISSION + t.mission)
            if not left:  # MR-351, MR-352, MR-354
                remove_token(t, token, seat)

    def lower(self, t: Table) -> Ask | None:
        """MR-319, RQ-69: the owner chooses, unless there is nothing to choose."""
        if self.target >= TOKEN:
            return None
        seat = self.target
        stats = t.stats[seat]
        self.zeros = lethal(stats, self.damage)
        ways = (FALLEN[self.zeros],) if self.zeros else splits(stats, self.damage)  # MR-321, MR-322, MR-325..MR-327
        if len(ways) == 1:
            self.answer_lower(t, ways[0])
            self.step = self.STEPS.index("fall")
            return None
        return Ask(seat if self.picker == NOBODY else self.picker, "lower", ways)

    def answer_lower(self, t: Table, stats: Stats) -> None:
        self.step += 1
        t.stats[self.target] = stats  # MR-318
        if not self.zeros:
            t.emit(StatsChanged, t.pc[self.target], stats)

    def fall(self, t: Table) -> AnyFrame | None:
        if not self.zeros:  # MR-324
            return None
        by = self.attacker if 0 <= self.attacker < TOKEN and self.attacker != self.target else NOBODY  # MR-364, MR-365
        return Defeat(self.target, self.zeros, by)

    def shove(self, t: Table) -> Ask | None:
        """A push comes after the Damage."""
        if not self.push or t.over or t.hex_of(self.target) == OFF or t.hex_of(self.attacker) == OFF:
            return None
        ways = pushes(t, self.attacker, self.target, self.push)
        return Ask(self.attacker, "push", (PASS, *ways)) if ways else None

    def answer_push(self, t: Table, hex: int | str) -> None:
        self.step += 1
        if not isinstance(hex, str):  # PASS
            relocate(t, self.target, hex, "push")


def pushes(t: Table, attacker: int, target: int, far: int) -> list[int]:
    """Where a piece can be pushed: straight lines of free Hexes on which every step leads further away."""
    start, from_, free = t.hex_of(target), t.hex_of(attacker), t.open_hexes()
    found = []
    for step in STEPS:
        hex, away = start, apart(start, from_)
        for _ in range(far):
            hex += step
            if not (ALL & free) >> hex & 1 or apart(hex, from_) <= away:  # who is led away by the first step is so by all
                break
            found.append(hex)
    return found


def score(t: Table, seat: int, hope: int) -> None:
    """A point in a Mission, and the Hope that comes with it."""
    t.points[seat] += 1
    change_hope(t, seat, hope, tell=False)
    t.emit(Scored, seat, t.points[seat], hope, t.hope[seat], OF_MISSION + t.mission)


# -- defeat --------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Defeat(Step):
    """What a defeat costs, at once and in this order (RQ-80)."""

    STEPS = ("soften", "remove", "lose", "injure", "pay", "take_over", "discard")

    seat: int
    zeros: int
    by: int
    """The School whose PC dealt the final blow; NOBODY for a Mission Character (RQ-83)."""
    softened: int = 0

    def soften(self, t: Table) -> AnyFrame | None:
        who = t.pc[self.seat]
        self.softened += constant(t.training_of(who), Soften)
        return None if t.part(NoPenalty) else t.window("defeated", self.seat)

    def remove(self, t: Table) -> None:
        self.zeros = max(self.zeros - self.softened, 1)
        t.emit(Defeated, self.seat, t.pc[self.seat], self.zeros)
        leave_arena(t, self.seat)
        if t.part(NoPenalty):  # MR-358: but for tournaments
            self.step = len(self.STEPS)

    def lose(self, t: Table) -> None:
        who = t.pc[self.seat]
        cause = OF_DEFEAT + who
        change_tokens(t, who, -t.power[who], cause)  # MR-359, MR-368, MR-375
        set_triumph(t, who, False, cause)  # MR-360, MR-369, MR-376
        if not IS_STUDENT[who]:  # MR-361
            points = 1 + (who >= LEADER and self.zeros == 3)  # MR-380
            change_points(t, self.seat, -points, cause=cause)  # MR-370, MR-377

    def injure(self, t: Table) -> None:
        who = t.pc[self.seat]
        if who >= LEADER:
            if self.zeros > 1:
                set_injured(t, who, True)
            change_hope(t, self.seat, -LEADER_LOSS, OF_DEFEAT + who)
            self.step = len(self.STEPS)
        elif self.zeros == 2:
            set_injured(t, who, True)
        elif self.zeros == 3:  # MR-367, MR-374
            discard_character(t, self.seat, who, hospitalized=True)
            self.step = len(self.STEPS)

    def pay(self, t: Table) -> Ask | None:
        """MR-362, MR-363, MR-371, MR-372, RQ-82."""
        if t.worth(t.pc[self.seat]) <= t.hope[self.seat]:
            return Ask(self.seat, "ransom", ("pay", "discard"))
        return None

    def answer_ransom(self, t: Table, choice: str) -> None:
        self.step += 1
        if choice == "pay":
            who = t.pc[self.seat]
            change_hope(t, self.seat, -t.worth(who), tell=False)
            t.emit(Ransomed, self.seat, who, t.worth(who))
            self.step = len(self.STEPS)

    def take_over(self, t: Table) -> Ask | None:
        """Only a Student, only by the School that defeated it, for the full price (RQ-81)."""
        who = t.pc[self.seat]
        if IS_HERO[who]:  # MR-373
            return None
        if self.by == NOBODY or t.hope[self.by] < t.worth(who):  # MR-364, MR-365
            return None
        return Ask(self.by, "takeover", ("pay", PASS))

    def answer_takeover(self, t: Table, choice: str) -> None:
        self.step += 1
        if choice == PASS:
            return
        who = t.pc[self.seat]
        worth = t.worth(who)
        change_hope(t, self.by, -worth, tell=False)
        leave(t, self.seat, who)
        join(t, self.by, who, tokens=False)
        t.emit(Recruited, self.by, who, worth, OF_DEFEAT + who)
        self.step = len(self.STEPS)

    def discard(self, t: Table) -> None:
        """MR-362, MR-371."""
        discard_character(t, self.seat, t.pc[self.seat], unpaid=True)
