"""What standing in a square is worth, and what can be done from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import pow
from typing import Final

from ..codes import BRAWLING, MAGICAL, MENTAL, NOBODY, SHOOTING, TIRED, VALUES
from ..ground import BLOCKED, DROP, Gait, Ground
from ..maps import SLICK
from ..rules.adjacency import reach_of, reaches_from
from ..rules.conditions import may_affect
from ..rules.feats import feat_shift, shifted
from ..rules.harm import FALL
from ..rules.levels import level_of
from ..rules.movement import cost_of, gait
from ..rules.sight import hidden, in_the_way
from ..state import Table
from ..words import Hurts
from .blows import after_armor, best_brawl, blow
from .figures import DREAD, FIGHT_PULL, LATER, PLOT_PULL, loss, success

Steps = dict[int, list[tuple[int, int]]]


@lru_cache(64)
def steps_of(ground: Ground, way: Gait, backward: bool = False) -> Steps:
    """The steps of a gait with what they cost, a fall counting as four more; by where they start, or by where they end."""
    free = way.flies or way.climbs
    found: Steps = {}
    for square, steps in enumerate(ground.steps):
        for other, how in steps:
            cost = cost_of(ground, way, square, other)
            if cost:
                cost += 4 if how == DROP and not free else 0
                a, b = (other, square) if backward else (square, other)
                found.setdefault(a, []).append((b, cost))
    return found


def spread(steps: Steps, starts: list[int]) -> dict[int, int]:
    """What it costs to get from some squares to every other."""
    least = dict.fromkeys(starts, 0)
    waves: dict[int, list[int]] = {0: starts}
    spent = 0
    while waves:
        for square in waves.pop(spent, ()):
            if least[square] == spent:
                for other, cost in steps.get(square, ()):
                    if least.get(other, 10_000) > spent + cost:
                        least[other] = spent + cost
                        waves.setdefault(spent + cost, []).append(other)
        spent += 1
    return least


@lru_cache(256)
def way_to(ground: Ground, way: Gait, token: int) -> dict[int, int]:
    """How much Speed it takes from every square until one stands beside a token, other figures aside."""
    goals = [square for square in ground.within(token, 1) if ground.adjacent[square] >> token & 1 and not ground.full >> square & 1]
    return spread(steps_of(ground, way, backward=True), goals)


@lru_cache(512)
def way_from(ground: Ground, way: Gait, square: int) -> dict[int, int]:
    """How much Speed it takes from a square to every other, other figures aside."""
    return spread(steps_of(ground, way), [square])


@lru_cache(2048)
def distances(width: int, squares: int, end: int) -> tuple[int, ...]:
    """How far every square of a map is from one of them (TQ-16)."""
    x, y = end % width, end // width
    return tuple([max(abs(square % width - x), abs(square // width - y)) for square in range(squares)])


def fading(pace: float, steps: int) -> float:
    """What is left of something's worth that lies so many steps away, as a share."""
    return pow(LATER, steps / pace)


@lru_cache(256)
def nearness(ground: Ground, way: Gait, tokens: tuple[int, ...], pace: float) -> tuple[float, ...]:
    """What is left of a Plot's worth in every square, by the steps to the nearest of its tokens."""
    far = [way_to(ground, way, token) for token in tokens]
    steps = [min([one.get(square, 60) for one in far], default=60) for square in range(len(ground.bits))]
    return tuple([fading(pace, number) for number in steps])


@lru_cache(4096)
def approach(width: int, squares: int, end: int, reach: int, pace: float) -> tuple[float, ...]:
    """What is left of a blow's worth in every square, by how far the target is out of reach from there."""
    return tuple([fading(pace, max(0, far - reach)) for far in distances(width, squares, end)])


Shot = tuple[int, int, bool, float]
"""Target, range, whether it can be done among adjacent foes, worth."""

OUTLOOKS: dict[tuple[object, ...], Outlook] = {}
"""The last ones, by everything they depend on: the questions of an activation are asked of the same moment, again and again."""
MOST_OUTLOOKS: Final = 512


def outlook(t: Table, who: int) -> Outlook:
    """What a figure could do, worked out once for a moment."""
    key = (
        who, t.ground(), tuple(t.who), tuple(t.seat), tuple(t.at), tuple(t.health), tuple(t.ready), tuple(t.conditions),
        tuple(t.dodge), tuple(t.weaken), tuple(t.carrying), tuple(t.shifts), tuple(t.quick), tuple(t.commander),
        tuple(t.affiliations), tuple(t.plots), t.plot, tuple(t.thing_at), tuple(t.thing_of), tuple(t.things),
        tuple(t.countered), tuple(t.switched), tuple(t.used), tuple(t.options.values()),
    )  # fmt: skip
    found = OUTLOOKS.get(key)
    if found is None:
        if len(OUTLOOKS) >= MOST_OUTLOOKS:
            OUTLOOKS.clear()
        found = OUTLOOKS[key] = Outlook(still(t), who)
    return found


def still(t: Table) -> Table:
    """A table that stays as this one is now: what is kept may look at it later, when this one has gone on."""
    copy = t.copy()
    copy.judged = {} if t.judged is None else t.judged  # true of this position, whoever looks it up
    return copy


def blows_on(t: Table, who: int, foes: Sequence[int]) -> tuple[dict[int, float], list[Shot]]:
    """What the best brawl against each opponent is worth, and every shot, the best first."""
    free = t.carrying[who] == NOBODY
    brawls: dict[int, float] = {}
    shots: list[Shot] = []
    for one in t.attacks(who):
        for foe in foes:
            if one.form == BRAWLING:
                brawls[foe] = max(brawls.get(foe, 0.0), blow(t, who, one, foe))
            elif one.form == MENTAL or (one.form in (SHOOTING, MAGICAL) and free):
                shots.append((foe, one.range, one.form == MENTAL, blow(t, who, one, foe)))
    shots.sort(key=lambda shot: -shot[3])
    return brawls, shots


def hurting(t: Table, who: int) -> list[tuple[int, int, float]]:
    """The opponents' Objects and Artifacts that hurt whoever is near: where they are, how far that goes, what it costs."""
    return [
        (square, rule.squares, loss(t, who, after_armor(t, who, VALUES[rule.rank], rule.kind)))
        for number, square in enumerate(t.thing_at)
        if square >= 0 and t.thing_of[number] != t.seat[who]
        for rule in t.the_thing(number).rules
        if isinstance(rule, Hurts)
    ]


class Outlook:
    """What a figure could do from every square, at one moment. Blows are judged once, squares when they are asked for."""

    def __init__(self, t: Table, who: int) -> None:
        self.t, self.who = t, who
        self.known: dict[int, float] = {}
        self.deeds: dict[int, float] = {}
        self.moves: dict[tuple[bool, int], tuple[float, float]] = {}
        """The best that a Move brings, by whether there is room for a deed after it, and by Speed."""
        self.ground, self.here, self.seat = t.ground(), t.at[who], t.seat[who]
        self.goes(gait(t, who))
        self.pace = 1.5 * max(1, t.folio(who).speed)
        self.foes = [foe for foe in t.foes(who) if may_affect(t, who, foe)]
        self.flies = t.flies(who)
        self.reach = reach_of(t, who)
        self.blocking = in_the_way(t, who)
        self.through = t.giant(who)
        self.brawls, self.shots = blows_on(t, who, self.foes)
        self.hidden = {foe for foe in self.foes if hidden(t, foe)}
        commanded = t.commander[who] != NOBODY
        self.plots = [] if commanded else [square for square in t.plots[2 * self.seat : 2 * self.seat + 2] if square >= 0]
        self.plot = plot_worth(t, who)
        self.plot_pull = PLOT_PULL * self.plot
        self.hurting = hurting(t, who)
        width, squares = self.ground.width, len(self.ground.bits)
        self.nearness = nearness(self.ground, self.way, tuple(self.plots), self.pace)
        """What is left of a Plot's worth so far from it, by square."""
        self.far = {foe: distances(width, squares, t.at[foe]) for foe in self.foes}
        pulls = [(worth, foe, self.reach) for foe, worth in self.brawls.items()]
        pulls += [(worth, foe, far) for foe, far, _, worth in self.shots]
        pulls.sort(key=lambda pull: -pull[0])
        self.pulls = [(worth, approach(width, squares, t.at[foe], reach, self.pace)) for worth, foe, reach in pulls]
        """Worth of a blow, and what is left of it by square; the best first."""
        feared = [(foe, costs) for foe in self.foes if (costs := fears(t, foe, self.who))] if DREAD else []
        self.dread = [(self.far[foe], costs, len(costs)) for foe, costs in feared]
        """How far an opponent is from every square, what it costs to stand so far from it, and up to where."""

    def goes(self, way: Gait) -> None:
        """Judge squares for somebody who moves like this."""
        self.way = way
        self.burning = self.ground.fiery if not way.phased or self.t.options["phased_burn"] else 0
        """The squares with Fire that burns it, as bits."""

    def sees(self, square: int, foe: int) -> bool:
        there = self.t.at[foe]
        if self.ground.near[square] >> there & 1:
            return True
        crossed = self.ground.sight(square, there)
        if crossed == BLOCKED or foe in self.hidden:
            return False
        return not crossed & self.blocking or self.through or self.t.giant(foe)

    def deed(self, square: int) -> float:
        """The best that an Attack action could bring from a square."""
        found = self.deeds.get(square)
        if found is None:
            found = self.deeds[square] = self._deed(square)
        return found

    def most(self) -> float:
        """No deed brings more, wherever it is done."""
        return max(self.plot, *self.brawls.values(), *[shot[3] for shot in self.shots[:1]], 0.0)

    def _advance(self, square: int) -> float:
        """What the Plot is worth where one of its tokens is adjacent."""
        adjacent = self.ground.adjacent[square]
        for plot in self.plots:
            if adjacent >> plot & 1:
                return self.plot
        return 0.0

    def _deed(self, square: int) -> float:
        t, ground = self.t, self.ground
        best = self._advance(square)
        near = ground.near[square]
        close = [foe for foe in self.foes if near >> t.at[foe] & 1]
        for foe in close if self.reach == 1 else self.foes:
            if self.brawls[foe] > best and (self.reach == 1 or reaches_from(t, self.who, square, t.at[foe])):
                best = self.brawls[foe]
        for foe, far, mental, worth in self.shots:
            if worth <= best:
                break
            if close and not mental and not self._shoots_beside(foe, close):
                continue
            if self.far[foe][square] <= far and self.sees(square, foe):
                best = worth
        return best

    def _shoots_beside(self, foe: int, close: Sequence[int]) -> bool:
        """Beside opponents a figure shoots only at one of them, and only if it flies or all of them do."""
        return foe in close and (self.flies or all(self.t.flies(one) for one in close))

    def stand(self, square: int) -> float:
        """What standing somewhere is worth: how near it is to the own Plots and to whom it fights best, and what burns there."""
        found = self.known.get(square)
        if found is None:
            found = self._stand(square)
        return found

    def stands(self, squares: Sequence[int]) -> list[float]:
        known, find = self.known, self._stand
        return [known[square] if square in known else find(square) for square in squares]

    def _stand(self, square: int) -> float:
        # In one piece: bots judge whole maps of squares for every figure at every question.
        plot = self.plot_pull * self.nearness[square]
        fight = 0.0
        for worth, left in self.pulls:
            if worth <= fight:
                break
            here = worth * left[square]
            if here > fight:
                fight = here
        fight *= FIGHT_PULL
        total = plot + 0.3 * fight if plot > fight else fight + 0.3 * plot
        if self.burning >> square & 1:
            t, ground = self.t, self.ground
            total -= 1.5 * loss(t, self.who, after_armor(t, self.who, VALUES[ground.fire(square)], "fire"))
        for away, costs, far in self.dread:
            if (gap := away[square]) < far:
                total -= costs[gap]
        for origin, squares, cost in self.hurting:
            if self.ground.distance(origin, square) <= squares and self.t.effect(origin, square):
                total -= cost
        self.known[square] = total
        return total

    def risk(self, way: Sequence[int], watched: dict[int, int]) -> float:
        """What a way may cost: Attacks of Opportunity, falls, Fire, Slick."""
        t, ground = self.t, self.ground
        here, total = self.here, 0.0
        left: set[int] = set()
        for there in way:
            for foe, mask in watched.items():
                if mask >> here & 1 and not mask >> there & 1 and foe not in left:
                    left.add(foe)
                    total += best_brawl(t, foe, self.who)
            bits = ground.bits[there]
            if (there, DROP) in ground.steps[here] and not (self.way.flies or self.way.climbs):
                total += loss(t, self.who, after_armor(t, self.who, VALUES[FALL], "blunt"))
            if self.burning >> there & 1:
                total += loss(t, self.who, after_armor(t, self.who, VALUES[ground.fire(there)], "fire"))
            if bits & SLICK and not self.flies:
                total += 0.1
            here = there
        return total


def fears(t: Table, foe: int, who: int) -> list[float]:
    """What an opponent makes a figure fear in a square, by how far that is from it, as far as it reaches."""
    found = [one for one in threats(t, foe, who) if one[1]]
    costs = [0.0] * (1 + max((far for far, _ in found), default=-1))
    for far, cost in found:
        for gap in range(far + 1):
            costs[gap] += DREAD * cost
    return costs


def threats(t: Table, foe: int, who: int) -> list[tuple[int, float]]:
    """How far an opponent's blows against a figure reach in its next activation, and what they cost."""
    speed = t.speed(foe)
    share = 0.5 if t.ready[foe] == TIRED else 1.0
    near = share * best_brawl(t, foe, who)
    found = [(speed + reach_of(t, foe), near)]
    for one in t.attacks(foe):
        if one.range:
            far = share * blow(t, foe, one, who)
            found.append((one.range + speed // 2, max(0.0, far - near) if one.range < speed else far))
    return found


def plot_worth(t: Table, who: int) -> float:
    """What an attempt to advance the own Plot is worth."""
    if t.commander[who] != NOBODY or not t.plot[t.seat[who]]:
        return 0.0
    rank = shifted(t.ability(who, t.the_plot(t.seat[who]).ability), feat_shift(t, who))
    return success(rank) * level_of(t).advance * 1.05
