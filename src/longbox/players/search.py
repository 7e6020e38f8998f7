"""The search player: tries its best options out in many worlds it cannot tell from the real one.

Monte Carlo tree search over information sets. Every trial draws what the seat cannot know and all future dice anew, walks a tree
of the seat's own decisions, lets everybody go on as a greedy player would until nothing is half done, and asks the title what the
position is worth then. The k-th trial of every option happens in the same world, so that luck favours none of them. Where the
title can tell how lucky a trial was, plans race each other instead of growing a tree (`plans.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from longbox.kernel import Answer, Ask, BadOption, Generator, Plain, dice_key

from .greedy import GreedyPlayer
from .plans import Race
from .player import PLAYERS, TAKES, AnySight
from .trials import Budget, Judge, Trial, by_rating, fresh_fortunes, now, shares, sure_gain, walk

SECONDS: Final = 1.0
"""How long it thinks if nobody says."""

CURIOSITY: Final = 0.7
"""How much it counts that an option was tried seldom."""

BELIEF: Final = 6.0
"""How many trials the title's rating of an option is believed as much as."""

WIDTH: Final = 2.0
GROWTH: Final = 0.4
"""After n trials of a question its best `WIDTH * n ** GROWTH` options are open."""

LATER_QUESTIONS: Final = 0.1
"""Questions further down the tree open up more slowly: what comes first is judged by the usual answers to what comes then."""

DULL_AFTER: Final = 64
NOTICED: Final = 0.004
"""A decision is over early when after so many trials no option can win so much more often than the best."""

LONGEST_THOUGHT: Final = 3600


@dataclass(frozen=True, slots=True)
class Line:
    """What a search found out about one option."""

    option: int
    visits: int
    value: float
    """The chance to win, as far as the title can tell; of an option that was never tried that of the question."""
    prior: float
    promise: float
    """The same, as if a few trials more had given what the question did on average: what to rank options by."""


class Branch:
    """An option in the tree, and the questions of the same seat that came after it."""

    __slots__ = ("next", "prior", "seen", "total", "values", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = self.seen = 0
        self.total = 0.0
        self.values: list[float] = []
        """What every trial gave, in the order of the worlds."""
        self.next: dict[str, Point] = {}


class Point:
    """A question to the searching seat. Its options are known by what they are: in another world there may be others."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Plain, Branch] = {}
        self.visits = 0
        self.total = 0.0

    def pick(self, ask: Ask, priors: list[float], order: list[int], scale: float, share: float = 1.0) -> tuple[int, Branch]:
        """The option to try next, among the first few in their order that are there in this world."""
        width = max(1, int(WIDTH * (share * self.visits + 1) ** GROWTH - 1 + share))
        best, found = -1e9, None
        for number in order[:width]:
            key = ask.options[number]
            branch = self.branch(key, priors[number])
            branch.seen += 1
            score = self.hope(branch, priors[number], scale) + self.wonder(branch, scale)
            if score > best:
                best, found = score, (number, branch)
        assert found is not None
        return found

    def branch(self, option: Plain, prior: float) -> Branch:
        found = self.branches.get(option)
        if found is None:
            found = self.branches[option] = Branch(prior)
        return found

    def dull(self, scale: float) -> bool:
        """Whether nothing hangs on the choice any more: no open option could be noticeably better than the best one."""
        if self.visits < DULL_AFTER:
            return False
        best = max(branch.total / branch.visits for branch in self.branches.values() if branch.visits)
        return all(
            self.hope(branch, branch.prior, scale) + self.wonder(branch, scale) < best + NOTICED
            for branch in self.branches.values()
        )

    def settled(self, budget: Budget) -> bool:
        """Whether the option that was tried most often would still be that after all trials that are left."""
        first = second = 0
        for branch in self.branches.values():
            if branch.visits > first:
                first, second = branch.visits, first
            elif branch.visits > second:
                second = branch.visits
        if budget.nodes is not None and first - second > budget.nodes - self.visits:
            return True
        if budget.seconds is None:
            return False
        share = (now() - budget.began) / budget.seconds
        # By the clock: a little cautious, because trials differ in length.
        return share > 0.2 and first - second > 1.2 * self.visits * (1 / share - 1)

    def wonder(self, branch: Branch, scale: float) -> float:
        """How much better an option may be than it looks. The times count at which it could be taken: it is not in all worlds."""
        return CURIOSITY * scale * sqrt(log(branch.seen + 1) / (branch.visits + BELIEF))

    def hope(self, branch: Branch, prior: float, scale: float) -> float:
        """What to expect of an option: what was found, and as if a few trials more had given what its rating promises."""
        usual = self.total / self.visits if self.visits else 0.5
        return (branch.total + BELIEF * (usual + scale * prior)) / (branch.visits + BELIEF)


class Search:
    """Thinks for a number of trials (`nodes`: the same answer on any machine) or for some `seconds`; `stop` may end it any time."""

    def __init__(
        self,
        seed: int | str = 0,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        if nodes is not None and (type(nodes) is not int or nodes < 1):
            raise BadOption(f"A search takes 1 node or more, not {nodes}.")
        if seconds is not None and not 0 < seconds <= LONGEST_THOUGHT:
            raise BadOption(f"A search thinks for more than 0 and at most {LONGEST_THOUGHT} seconds, not {seconds}.")
        self.seed, self.nodes, self.stop = seed, nodes, stop
        self.seconds = SECONDS if nodes is None and seconds is None else seconds
        self.offered = 0.0
        """How long it could think about the last answer."""
        self.trials = 0
        """How many trials the last answer took."""
        self._greedy = GreedyPlayer(seed)

    def choose(self, sight: AnySight) -> Answer:
        """The option the title rates best, or one that did better than it in the same worlds by more than luck explains."""
        options = sight.ask.options
        self.offered = self.seconds or 0.0
        if len(options) == 1 or sight.ask.kind in sight.advisor.unsearched:
            self.trials = 0
            return self._greedy.choose(sight)
        budget = Budget(self.nodes, self.seconds, self.stop)
        key, priors = self._ponder(sight)
        answer, best = priors.index(max(priors)), sight.advisor.least_gain
        if sight.advisor.luck_events:
            race = Race(sight, key, priors)
            self.trials = race.run(budget)
            return race.answer(best)
        root = self._explore(sight, key, priors, budget, deciding=True)
        usual = root.branches.get(options[answer])
        for number, option in enumerate(options):
            branch = root.branches.get(option)
            if usual is not None and branch is not None and branch is not usual:
                gain = sure_gain(branch.values, usual.values)
                if gain > best:
                    answer, best = number, gain
        return answer

    def look(self, sight: AnySight) -> list[Line]:
        """What it found out about every option of the question."""
        budget = Budget(self.nodes, self.seconds, self.stop)
        key, priors = self._ponder(sight)
        found: dict[int, tuple[int, float]] = {}
        """By option: how often it was tried, and its value."""
        if sight.advisor.luck_events:
            race = Race(sight, key, priors, deciding=False)
            self.trials = race.run(budget)
            found = race.found()
        else:
            root = self._explore(sight, key, priors, budget, deciding=False)
            for number, option in enumerate(sight.ask.options):
                branch = root.branches.get(option)
                if branch is not None and branch.visits:
                    found[number] = branch.visits, branch.total / branch.visits
        tries = sum(visits for visits, _ in found.values())
        if tries:
            mean = sum(visits * value for visits, value in found.values()) / tries
        else:
            mean = sight.advisor.worth(sight.determinize(Generator(0)))[sight.ask.seat]
        lines = []
        for number, prior in enumerate(priors):
            visits, value = found.get(number, (0, mean))
            lines.append(Line(number, visits, value, prior, (visits * value + BELIEF * mean) / (visits + BELIEF)))
        return lines

    def _ponder(self, sight: AnySight) -> tuple[int, list[float]]:
        """A key for all dice of this thought, and how likely the title's rating makes every option the best."""
        # The dice of a search come from what the seat knows and from nothing else: a game that was saved goes on in the same way.
        key = dice_key(f"search {self.seed} {json.dumps(sight.view(), sort_keys=True, default=str)}")
        ratings = sight.rate(Generator(key))
        priors = shares(ratings)
        best = max(ratings) - 1e-9
        usual = Generator(key).choice([number for number, rating in enumerate(ratings) if rating >= best])
        priors[usual] += 1e-7  # chance breaks ties, as it does for a greedy player: always the first would be a habit
        return key, priors

    def _explore(self, sight: AnySight, key: int, priors: list[float], budget: Budget, deciding: bool) -> Point:
        """Try options out until the budget is spent or, where only the answer counts, until more trials could not change it."""
        ask = sight.ask
        order = sight.varied(by_rating(priors), Generator(key))
        root, values, judge, fortunes = Point(), Scale(), Judge(sight.advisor), fresh_fortunes(sight.advisor)
        while not budget.spent(root.visits):
            scale = values.deviation()
            if deciding and root.visits and (root.dull(scale) or root.settled(budget)):
                break
            number, branch = root.pick(ask, priors, order, scale)
            trial = Trial(sight.advisor, sight.determinize(Generator(dice_key(f"{key} {branch.visits}"))), ask.seat)
            path = Path(root, branch, scale)
            if not walk(judge, trial, ask.options[number], path.grow, budget):
                break  # too late: half a trial tells nothing
            value = trial.value(fortunes)
            values.add(value)
            for point, branch in path.steps:
                point.visits += 1
                point.total += value
                branch.visits += 1
                branch.total += value
                branch.values.append(value)
        self.trials = root.visits
        return root


class Path:
    """The way of one trial through the tree."""

    __slots__ = ("growing", "scale", "steps")

    def __init__(self, root: Point, branch: Branch, scale: float) -> None:
        self.steps = [(root, branch)]
        self.scale, self.growing = scale, True

    def grow(self, ask: Ask, ratings: list[float]) -> int | None:
        """The answer to a question of the searching seat, down to the first that was never asked before."""
        if not self.growing:
            return None
        known = self.steps[-1][1].next
        self.growing = ask.kind in known
        point = known.setdefault(ask.kind, Point())
        priors = shares(ratings)
        number, branch = point.pick(ask, priors, by_rating(priors), self.scale, LATER_QUESTIONS)
        self.steps.append((point, branch))
        return number


class Scale:
    """How far the values of trials lie apart: what is not known yet is measured by it."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self.squares += away * (value - self.mean)

    def deviation(self) -> float:
        return max(1e-4, sqrt(self.squares / self.count)) if self.count > 1 else 0.1


PLAYERS["search"] = Search
TAKES["search"] = {"nodes": int, "seconds": float}
