"""Crisis cards: their tokens, what interacting does, how they score (CP-004..CP-007, CP-132..CP-148, CP-235)."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import AnyFrame

from ..codes import NOBODY, ON_BOARD, token_kind
from ..events import CrisisCounted, PowerSpent
from ..script import queries
from ..script.cards import Superpower
from ..script.crises import FAR, Deed, Point, Scoring
from ..script.keys import Key
from ..script.nodes import Context, Filter
from ..script.running import Run, Step
from ..state import Table
from .aftermath import settle
from .layout import edge_gap, place_of
from .objectives import securing
from .victory import score


def set_out_tokens(t: Table) -> None:
    """CP-140: where the diagrams of both cards say, even on each other (Q127)."""
    ruleset = int(t.options["ruleset"])  # type: ignore[arg-type]
    for id in t.crises:
        for tokens in t.library.crises[id].tokens:
            for mark in tokens.at:
                t.token_name.append(f"{id}/{tokens.name}")
                t.token_kind.append(token_kind(tokens.kind, ruleset))
                t.token_at.append(place_of(t, mark))  # CP-152: whatever terrain is there
                t.token_holder.append(ON_BOARD)
                t.token_side.append(owner_of(t, tokens.whose, t.token_at[-1]))


def owner_of(t: Table, whose: str, at: Point) -> int:
    """The player a token belongs to from the start; NOBODY where it is anybody's."""
    if not whose:
        return NOBODY
    return 0 if (edge_gap(t, 0, at) > edge_gap(t, 1, at)) == (whose == FAR) else 1


def tokens_of(t: Table, crisis: str, name: str) -> list[int]:
    return [i for i, full in enumerate(t.token_name) if full == f"{crisis}/{name}"]


@dataclass(slots=True)
class ScoreMission(Step):
    """Cleanup step 1: both cards, both players, at once (CP-235, CP-236)."""

    STEPS = ("count", "carry_out", "record")

    points: tuple[int, int] = (0, 0)
    remaining: list[str] = field(default_factory=list)

    def count(self, t: Table) -> None:
        """Everything is counted on the same battlefield, before anything that comes with scoring changes it."""
        each = [t.library.crises[id].scoring(t, id) for id in t.crises]
        self.points = (sum(one for one, _ in each), sum(two for _, two in each))
        for id, counted in zip(t.crises, each, strict=True):
            for seat, points in enumerate(counted):
                if points:
                    t.emit(CrisisCounted, seat, id, points)
        self.remaining = [id for id in t.crises if t.library.crises[id].scored is not None]

    def carry_out(self, t: Table) -> AnyFrame | None:
        if not self.remaining:
            return None
        self.back_to("carry_out")
        return Run(f"{self.remaining.pop(0)}/scored", NOBODY, t.priority)

    def record(self, t: Table) -> None:
        one, two = (sum(t.total(queries.CRISIS_POINTS, who) for who in t.team(seat)) for seat in (0, 1))
        score(t, (self.points[0] + one, self.points[1] + two))


# -- deeds -------------------------------------------------------------------------------------------------------------


def deeds_of(t: Table, who: int) -> list[str]:
    """What the Crisis cards and its squad's Leadership let a character do now, payable."""
    found = []
    for id in t.crises:
        for deed in t.library.crises[id].deeds:
            if t.power[who] >= deed.cost and deed.who.test(Context(t, NOBODY, t.seat[who], {"it": who}), who):
                found.append(f"{id}/{deed.id}")
    found += deeds_by_cards(t, who)
    for leader in t.leaders() if t.squad[who] == t.seat[who] else ():
        for power in t.leaderships(leader) if t.squad[leader] == t.squad[who] else ():
            if power.do is None or t.power[who] < power.cost or not t.works(leader, power):
                continue
            c = Context(t, leader, t.squad[who], {"it": who}, squad=True)
            if t.unused(power.name, leader, power.limit) and power.when.check(c):
                found.append(power.key)
    return found


def deeds_by_cards(t: Table, who: int) -> list[str]:
    """What Team Tactic cards let a character do near their markers on the battlefield, or with a token of theirs."""
    if not t.markers and not t.lasting:
        return []
    c = Context(t, NOBODY, t.seat[who], {"it": who})
    return [key for key, deed in t.library.deeds.items() if t.power[who] >= deed.cost and deed.who.test(c, who)]


def deed_of(t: Table, key: str) -> Deed | Superpower:
    if key in t.library.superpowers:
        return t.library.superpowers[key]
    if key in t.library.deeds:
        return t.library.deeds[key]
    id, name = Key.of(key).card, Key.of(key).id
    return next(deed for deed in t.library.crises[id].deeds if deed.id == name)


@dataclass(slots=True)
class Undertake(Step):
    """A character does what a Crisis card or its Leadership lets it do: like interacting it is no action (CP-148, CP-149)."""

    WHOLE_EFFECT = True
    STEPS = ("pay", "carry_out", "aftermath")

    who: int
    deed: str

    def pay(self, t: Table) -> None:
        deed = deed_of(t, self.deed)
        if isinstance(deed, Superpower):
            t.note_use(deed.name, self.leader(t), deed.limit)
        if deed.cost:
            t.emit(PowerSpent, self.who, t.lose_power(self.who, deed.cost))

    def leader(self, t: Table) -> int:
        """Whose card it is; NOBODY for a Crisis card."""
        if self.deed in t.library.deeds:
            return self.who
        own = (who for who in t.leaders() if any(power.key == self.deed for power in t.leaderships(who)))
        return next((who for who in own if t.squad[who] == t.squad[self.who]), NOBODY)

    def carry_out(self, t: Table) -> AnyFrame:
        return Run(self.deed, self.leader(t), t.seat[self.who], {"it": self.who})

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)


# -- ways to score -----------------------------------------------------------------------------------------------------


def holders(t: Table, id: str, token: str) -> list[int]:
    """Who holds the tokens, once per token. A Dazed character never counts (CP-237)."""
    found = [t.token_holder[i] for i in tokens_of(t, id, token)]
    return [who for who in found if who >= 0 and t.can_be_affected(who)]


@dataclass(frozen=True, slots=True)
class PerToken:
    """Points for each token a side holds, secures (CP-166) or controls (CP-171), or for each character that holds some."""

    token: str
    points: int
    how: str
    """held, holder, secured or controlled."""

    def __call__(self, t: Table, id: str) -> tuple[int, int]:
        seats = self.seats(t, id)
        return self.points * seats.count(0), self.points * seats.count(1)

    def seats(self, t: Table, id: str) -> list[int]:
        """Whose points they are, once for each."""
        if self.how == "held":
            return [t.seat[who] for who in holders(t, id, self.token)]
        if self.how == "holder":
            return [t.seat[who] for who in set(holders(t, id, self.token))]
        tokens = tokens_of(t, id, self.token)
        return [securing(t, i) if self.how == "secured" else t.token_side[i] for i in tokens]


def per_held(token: str, points: int = 1) -> Scoring:
    """Points for each token held."""
    return PerToken(token, points, "held")


def per_holder(token: str, points: int = 1) -> Scoring:
    """Points for each character that holds at least one."""
    return PerToken(token, points, "holder")


def per_secured(token: str, points: int = 1) -> Scoring:
    """Points for each token secured (CP-166)."""
    return PerToken(token, points, "secured")


def per_controlled(token: str, points: int = 1) -> Scoring:
    """Points for each token controlled (CP-171)."""
    return PerToken(token, points, "controlled")


def per_secured_by_edge(token: str, near: int, middle: int, far: int) -> Scoring:
    """Points for each token secured: other ones for those nearer to the player's own edge than to the opponent's, and for those
    farther away."""

    def scoring(t: Table, id: str) -> tuple[int, int]:
        points = [0, 0]
        for i in tokens_of(t, id, token):
            seat = securing(t, i)
            if seat != NOBODY:
                lead = edge_gap(t, seat, t.token_at[i]) - edge_gap(t, 1 - seat, t.token_at[i])
                points[seat] += middle if abs(lead) < t.the_tools().eps else near if lead < 0 else far
        return points[0], points[1]

    return scoring


def all_together(*ways: Scoring) -> Scoring:
    """The points of several ways to score."""

    def scoring(t: Table, id: str) -> tuple[int, int]:
        one, two = zip(*(way(t, id) for way in ways), strict=True)
        return sum(one), sum(two)

    return scoring


def once_if(which: Filter, points: int = 1) -> Scoring:
    """Points for each player with a character, not Dazed, that passes a filter (`ally` is of that player)."""

    def scoring(t: Table, id: str) -> tuple[int, int]:
        one, two = (
            any(t.seat[who] == seat and which.test(Context(t, NOBODY, seat, {"it": who}), who) for who in t.affectable())
            for seat in (0, 1)
        )
        return points * one, points * two

    return scoring
