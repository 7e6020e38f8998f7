"""Objective tokens: interacting, holding, dropping, contesting, securing, controlling (CP-144..CP-175)."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any

from longbox.geometry.shapes import overlaps_feature
from longbox.kernel import AnyFrame, Ask, Illegal, Plain, pair_of_numbers

from ..codes import DAZED, NOBODY, ON_BOARD, PLAYED, REMOVED
from ..events import PowerSpent, TokenClaimed, TokenControlled, TokenDropped, TokenMoved, TokenRemoved, TokenTaken
from ..script import queries
from ..script.crises import SECURE, Crisis, Interaction
from ..script.running import Step
from ..state import Table
from . import places
from .aftermath import settle
from .layout import BOARD, HUGE

DROP_RANGE = 2
INTERACTED = "interacted"
"""What is noted for a round of whoever interacts with an objective token or picks one up, where a card asks for it."""


def mission_of(t: Table, token: int) -> Crisis:
    """The Crisis card a token belongs to."""
    return t.library.crises[t.token_name[token].partition("/")[0]]


def contests(t: Table, who: int, token: int) -> bool:
    """CP-164, CP-165: within Range 1 and not Dazed."""
    if t.status[who] & (PLAYED | DAZED) != PLAYED or t.token_holder[token] != ON_BOARD:
        return False
    return t.token_within(who, token, 1) and not t.has(queries.NO_CONTEST, who, token=token)


def side_of(t: Table, who: int, token: int) -> int:
    """The player for whom a character contests a token."""
    if mission_of(t, token).kind == SECURE:
        for seat in t.changes(queries.CONTESTS_FOR, who):
            return int(seat)
    return t.seat[who]


def contestants(t: Table, seat: int, token: int) -> list[int]:
    """Who contests a token for a player."""
    if any(row[0] == queries.CONTESTS_FOR for row in t.lasting):
        return [who for who in t.present() if side_of(t, who, token) == seat and contests(t, who, token)]
    return [who for who in t.team(seat) if contests(t, who, token)]


def contesting(t: Table, seat: int, token: int) -> tuple[int, int]:
    """How many Healthy and Injured characters of a player contest a token."""
    found = contestants(t, seat, token)
    hurt = sum(counts_injured(t, who) for who in found)
    return len(found) - hurt, hurt + stand_ins(t, seat, token)


def stand_ins(t: Table, seat: int, token: int) -> int:
    """How many markers of a player contest a token as an Injured character does."""
    if not t.markers or t.token_holder[token] != ON_BOARD:
        return 0
    tools, (x, y) = t.the_tools(), t.token_at[token]
    reach = tools.range(1) + 2 * tools.token_radius + tools.eps
    own = [row for row in t.markers if row[0] in t.library.stand_ins and row[1] == seat]
    return sum(hypot(x - mx, y - my) <= reach for _, _, mx, my in own)


def counts_injured(t: Table, who: int) -> bool:
    """Whether a character counts as Injured where tokens are contested."""
    return bool(t.injured[who]) and not t.has(queries.CONTESTS_HEALTHY, who)


def tokens_within(t: Table, one: int, other: int, range: int) -> bool:
    """Whether two tokens are within a range of each other: edge to edge."""
    tools = t.the_tools()
    (x, y), (ox, oy) = t.token_at[one], t.token_at[other]
    return hypot(x - ox, y - oy) - 2 * tools.token_radius <= tools.range(range) + tools.eps


def securing(t: Table, token: int) -> int:
    """The player who secures a token (CP-166..CP-168); NOBODY if none does."""
    claimed = claimed_by(t, token)
    return more(weight(t, 0, token), weight(t, 1, token)) if claimed == NOBODY else claimed


CLAIM = "claimed token"
"""The row of what lasts that says which token a squad secures by a card, whoever is there, as long as no enemy contests it."""


def claimed_by(t: Table, token: int) -> int:
    """The player whose card secures a token: the one who put it there last (NOBODY if none has)."""
    claims = [t.squad[owner] for name, owner, _, _, which in t.lasting if name == CLAIM and which == token]
    return next((seat for seat in reversed(claims) if not any(contesting(t, 1 - seat, token))), NOBODY)


def claimable(t: Table, who: int) -> list[int]:
    """The Secure tokens in a character's reach that its player could secure by a card."""
    if t.has(queries.NO_INTERACT, who):
        return []
    near = t.tokens_within(who, 1 + t.total(queries.INTERACT_RANGE, who))
    free = [token for token in near if mission_of(t, token).kind == SECURE and ("interact", who, token) not in t.facts]
    return [token for token in free if not any(contesting(t, 1 - t.seat[who], token)) and claimed_by(t, token) != t.seat[who]]


def claim(t: Table, owner: int, token: int) -> None:
    """A squad secures this token from now on, and no other one that way."""
    t.drop_lasting(lambda row: row[0] == CLAIM and row[1] == owner)
    t.lasting.append((CLAIM, owner, NOBODY, "game", token))
    t.emit(TokenClaimed, t.squad[owner], token)


def drop_lost_claims(t: Table) -> None:
    """What an enemy contests is secured by a card no more."""
    t.drop_lasting(lambda row: row[0] == CLAIM and any(contesting(t, 1 - t.squad[row[1]], row[4])))


def weight(t: Table, seat: int, token: int) -> tuple[int, int]:
    """How many Healthy and Injured characters those of a player who contest a token count as."""
    found = contestants(t, seat, token)
    healthy = [who for who in found if not (counts_injured(t, who) if t.options["mended"] else t.injured[who])]
    return sum(max((1, *t.changes(queries.SECURE_WEIGHT, who, token=token))) for who in healthy), len(found) - len(
        healthy
    ) + stand_ins(t, seat, token)


def more(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Which player has more of those who contest: the Healthy count, and only without any the Injured (CP-167, CP-168)."""
    healthy, hurt = zip(first, second, strict=True)
    compared = healthy if any(healthy) else hurt
    return NOBODY if compared[0] == compared[1] else compared.index(max(compared))


def take_control(t: Table, seat: int, token: int) -> None:
    """CP-171, CP-172."""
    t.token_side[token] = seat
    t.emit(TokenControlled, seat, token)


def held_by(t: Table, who: int) -> list[int]:
    """The tokens on a character's stat card."""
    return [token for token, holder in enumerate(t.token_holder) if holder == who]


def held_of(t: Table, who: int, name: str) -> int:
    """How many tokens of a name a character holds."""
    return sum(t.token_name[token] == name for token in held_by(t, who))


def may_hold(t: Table, who: int, token: int) -> bool:
    """Whether a character may hold one more token of this name: hold limits are on the Crisis card."""
    name = t.token_name[token]
    most = mission_of(t, token).hold_limit(name)
    return (not most or held_of(t, who, name) < most) and not t.has(queries.NO_HOLD, who, token=token)


def pick_up(t: Table, who: int, token: int) -> None:
    """CP-154; what it lends its holder may be an immunity (CP-415)."""
    t.token_holder[token] = who
    t.remember(INTERACTED, who)
    t.shed(who)
    t.emit(TokenTaken, who, token)


def remove_token(t: Table, token: int) -> None:
    """Out of the game for good."""
    t.token_holder[token] = REMOVED
    t.emit(TokenRemoved, token)


def interaction_of(t: Table, token: int) -> Interaction | None:
    """What the Crisis card of a token says about interacting with it."""
    return mission_of(t, token).interaction(t.token_name[token])


def interactions(t: Table, who: int) -> list[int]:
    """The tokens a character may interact with now (CP-144..CP-147): in reach, payable, not yet tried this activation."""
    reach = 1 + t.total(queries.INTERACT_RANGE, who)
    return [token for token in t.tokens_within(who, reach) if may_interact(t, who, token)]


def may_interact(t: Table, who: int, token: int, free: bool = False) -> bool:
    """CP-144..CP-147, wherever the token lies; `free`: an effect pays for it."""
    rule = interaction_of(t, token)
    if rule is None or ("interact", who, token) in t.facts or t.has(queries.NO_INTERACT, who, token=token):
        return False
    return (free or t.power[who] >= interact_cost(t, who, token)) and rule.allowed(t, who, token)


def interact_cost(t: Table, who: int, token: int) -> int:
    """What it costs a character to interact with a token (CP-145)."""
    rule = interaction_of(t, token)
    return 0 if rule is None or t.has(queries.FREE_INTERACT, who, token=token) else 1 + rule.extra_cost(t, who)


@dataclass(slots=True)
class Interact(Step):
    """A character interacts with a token: pays, then what the Crisis card says (CP-145, CP-148)."""

    WHOLE_EFFECT = True
    STEPS = ("pay", "carry_out", "after", "aftermath")

    who: int
    token: int
    free: bool = False
    """An effect pays for it."""

    def pay(self, t: Table) -> None:
        t.facts.append(("interact", self.who, self.token))
        t.remember(INTERACTED, self.who)
        cost = 0 if self.free else interact_cost(t, self.who, self.token)
        if cost:
            t.emit(PowerSpent, self.who, t.lose_power(self.who, cost))

    def carry_out(self, t: Table) -> AnyFrame | None:
        rule = interaction_of(t, self.token)
        return rule.start(t, self.who, self.token) if rule is not None else None

    def after(self, t: Table) -> AnyFrame | None:
        return t.window("interacted", self.who, self.token)

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)


# -- tokens that are put down ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenSpot:
    """Where a token may lie: on the battlefield, within a range of something, off other tokens (Q95) and off Size 6 terrain."""

    token: int
    x: float
    y: float
    r: float
    range: int

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        reason = self.fault(t, x, y)
        if reason:
            raise reason
        return (x, y)

    def fault(self, t: Table, x: float, y: float) -> Illegal | None:
        tools = t.the_tools()
        r = tools.token_radius
        if not (r <= x <= BOARD - r and r <= y <= BOARD - r):
            return Illegal("The token must lie on the battlefield.")
        far = hypot(x - self.x, y - self.y) - self.r - r
        if far > self.far(t) + tools.eps:
            return Illegal("That place is {far:.2f} in away; the token must lie within Range {range}.", far=far, range=self.range)
        for i, (tx, ty) in enumerate(t.token_at):
            if i != self.token and t.token_holder[i] == ON_BOARD and hypot(x - tx, y - ty) < 2 * r - tools.eps:
                return Illegal("Two tokens must not overlap.")
        if any(f.size >= HUGE and overlaps_feature((x, y, r), f.polygon) for f in t.the_ground().standing(t.rubble)):
            return Illegal("A token cannot lie on terrain of Size {size}.", size=HUGE)
        return None

    def far(self, t: Table) -> float:
        """How far off it may lie."""
        return t.the_tools().range(self.range)

    def samples(self, t: Table) -> places.Places:
        return places.token_spots(t, self)

    def describe(self) -> dict[str, Any]:
        return {"token": self.token, "near": [self.x, self.y, self.r], "range": self.range}


def dropper_of(t: Table, who: int) -> int:
    """Who puts down what a character drops: the opponent (CP-157), unless a card says its own player."""
    return t.seat[who] if t.has(queries.OWN_DROP, who) else 1 - t.seat[who]


@dataclass(slots=True)
class Drop(Step):
    """A token falls; the opponent of whoever held it puts it down (CP-157, CP-158)."""

    STEPS = ("would", "put")

    who: int
    token: int
    seat: int = NOBODY

    def would(self, t: Table) -> AnyFrame | None:
        return t.window("would_drop", self.who, self.token)

    def put(self, t: Table) -> Ask | None:
        if t.token_holder[self.token] != self.who:
            return None  # somebody else holds it by now
        region = TokenSpot(self.token, *t.base[self.who], max([DROP_RANGE, *t.changes(queries.OWN_DROP, self.who)]))
        return Ask(dropper_of(t, self.who) if self.seat == NOBODY else self.seat, "drop", region.samples(t), region)

    def answer_drop(self, t: Table, at: tuple[float, float]) -> None:
        t.token_holder[self.token] = ON_BOARD
        t.token_at[self.token] = at
        t.emit(TokenDropped, self.who, self.token, at)


@dataclass(slots=True)
class DropAll(Step):
    """A character drops everything it holds, one token after the other (CP-155, CP-156)."""

    STEPS = ("next",)

    who: int
    seat: int = NOBODY
    """The player who puts them down, if that is settled already."""

    def next(self, t: Table) -> AnyFrame | None:
        held = held_by(t, self.who)
        if not held:
            return None
        self.back_to("next")
        return Drop(self.who, held[0], self.seat)


@dataclass(slots=True)
class MoveToken(Step):
    """A player puts a token somewhere near where it lies."""

    STEPS = ("put",)

    token: int
    range: int
    seat: int

    def put(self, t: Table) -> Ask | None:
        region = TokenSpot(self.token, *t.token_at[self.token], t.the_tools().token_radius, self.range)
        options = region.samples(t)
        return Ask(self.seat, "move_token", options, region) if options else None

    def answer_move_token(self, t: Table, at: tuple[float, float]) -> None:
        self.step += 1
        start = t.token_at[self.token]
        t.token_at[self.token] = at
        t.emit(TokenMoved, self.token, start, at)
