"""The search player: tries its best options out in many worlds it cannot tell from the real one.

Monte Carlo tree search over information sets. Every trial draws what the seat cannot know and all future dice anew, walks a tree
of the seat's own decisions, lets everybody go on as a greedy player would until nothing is half done, and asks the title what the
position is worth then. The k-th trial of every option happens in the same world, so that luck favours none of them. Where the
title can tell how lucky a trial was, that luck is taken out of it.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log, sqrt
from time import monotonic
from typing import Any, Final

from longbox.kernel import Answer, Ask, BadOption, Event, Generator, Plain, State, Title, dice_key

from .greedy import GreedyPlayer
from .player import PLAYERS, TAKES, Sight

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

CAUTION: Final = 1.0
"""By how many standard errors an option must beat the one that is rated best."""

DULL_AFTER: Final = 64
NOTICED: Final = 0.004
"""A decision is over early when after so many trials no option can win so much more often than the best."""

FEWEST_PAIRS: Final = 6
APART: Final = 0.05
"""Where luck is taken out, an option is preferred after so many trials at least, and as if so many more had lain so far apart."""

SURE: Final = 0.97
"""No trial counts as more certain than this: on the logistic curve a game that is won lies at no end."""

USUAL_PULL: Final = 0.5
PRESUMED: Final = 4.0
"""How far luck moves a trial on that curve before trials have shown it, and how much luck that is believed as much as, squared."""

LONGEST_THOUGHT: Final = 3600

LONGEST: Final = 400
"""No trial goes on for more decisions than this."""


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
        self.trials = 0
        """How many trials the last answer took."""
        self._greedy = GreedyPlayer(seed)

    def choose(self, sight: Sight[Any]) -> Answer:
        """The option the title rates best, or one that did better than it in the same worlds by more than luck explains."""
        options = sight.ask.options
        if len(options) == 1 or sight.ask.kind in sight.title.unsearched:
            self.trials = 0
            return self._greedy.choose(sight)
        root, priors = self._think(sight, deciding=True)
        answer = priors.index(max(priors))
        usual, best = root.branches.get(options[answer]), sight.title.doubt
        for number, option in enumerate(options):
            branch = root.branches.get(option)
            if usual is not None and branch is not None and branch is not usual:
                gain = sure_gain(branch.values, usual.values, FEWEST_PAIRS if sight.title.lucky else 0)
                if gain > best:
                    answer, best = number, gain
        return answer

    def look(self, sight: Sight[Any]) -> list[Line]:
        """What it found out about every option of the question."""
        root, priors = self._think(sight, deciding=False)
        mean = root.total / root.visits if root.visits else sight.title.worth(sight.determinize(Generator(0)))[sight.ask.seat]
        lines = []
        for number, prior in enumerate(priors):
            found = root.branches.get(sight.ask.options[number])
            if found is None or not found.visits:
                lines.append(Line(number, 0, mean, prior, mean))
            else:
                promise = (found.total + BELIEF * mean) / (found.visits + BELIEF)
                lines.append(Line(number, found.visits, found.total / found.visits, prior, promise))
        return lines

    def _think(self, sight: Sight[Any], deciding: bool) -> tuple[Point, list[float]]:
        """Try options out until the budget is spent or, where only the answer counts, until more trials could not change it."""
        ask, budget = sight.ask, Budget(self.nodes, self.seconds, self.stop)
        # The dice of a search come from what the seat knows and from nothing else: a game that was saved goes on in the same way.
        key = dice_key(f"search {self.seed} {json.dumps(sight.view(), sort_keys=True, default=str)}")
        ratings = sight.rate(Generator(key))
        priors = shares(ratings)
        best = max(ratings) - 1e-9
        usual = Generator(key).choice([number for number, rating in enumerate(ratings) if rating >= best])
        priors[usual] += 1e-7  # chance breaks ties, as it does for a greedy player: always the first would be a habit
        order = sight.varied(by_rating(priors), Generator(key))
        paired = bool(sight.title.lucky)
        if paired:  # an option counts by how it did in the worlds that the usual answer met: more trials of that one tell nothing
            order.remove(usual)
        root, values, judge, fortunes = Point(), Scale(), Judge(sight.title), fresh_fortunes(sight.title)
        while not budget.spent(root.visits):
            scale = values.deviation()
            if deciding and root.visits and (root.dull(scale) or (not paired and budget.settled(root))):
                break
            number, branch = root.pick(ask, priors, order, scale)
            if paired and branch.visits >= root.branch(ask.options[usual], priors[usual]).visits:
                number, branch = usual, root.branches[ask.options[usual]]
            trial = Trial(sight.title, sight.determinize(Generator(dice_key(f"{key} {branch.visits}"))), ask.seat)
            path = [(root, branch)]
            if not walk(judge, trial, ask.options[number], path, scale, budget):
                break  # too late: half a trial tells nothing
            value = trial.value(fortunes)
            values.add(value)
            for point, branch in path:
                point.visits += 1
                point.total += value
                branch.visits += 1
                branch.total += value
                branch.values.append(value)
        self.trials = root.visits
        return root, priors


def sure_gain(values: list[float], usual: list[float], presumed: int = 0) -> float:
    """How much better an option did than the usual one in the worlds in which both were tried, less what luck may have done.

    >>> round(sure_gain([0.5, 0.7, 0.6], [0.4, 0.6, 0.5]), 3), sure_gain([0.9, 0.1], [0.4, 0.5]) < 0
    (0.1, True)
    """
    pairs = [one - other for one, other in zip(values, usual, strict=False)]
    if len(pairs) < max(2, presumed):
        return -1.0
    mean = sum(pairs) / len(pairs)
    squares = sum((one - mean) ** 2 for one in pairs) + presumed * APART**2
    return mean - CAUTION * sqrt(squares / (len(pairs) - 1 + presumed) / len(pairs))


class Trial:
    """A game that is played on in a guess, and what it was worth to a seat whenever nothing was half done.

    Its dice fall by what they are rolled for where the title knows that, and tell how lucky the seat was where it can judge that.
    """

    __slots__ = ("left", "luck", "seat", "seen", "state", "title")

    def __init__(self, title: Title[Any], state: State, seat: int) -> None:
        self.title, self.state, self.seat = title, state, seat
        self.left, self.luck = title.ahead, 0.0
        self.seen: list[tuple[float, float]] = []
        """The chance to win and the luck so far."""
        title.couple(state)
        if title.lucky:
            state.sink = self.hear

    def hear(self, event: Event) -> None:
        if type(event).__name__ in self.title.lucky:
            self.luck += self.title.windfall(self.state, self.seat, event)

    def over(self) -> bool:
        """Whether it has gone far enough. To be asked before every decision."""
        if not self.title.settled(self.state):
            return False
        self.judge()
        self.left -= 1
        return self.left < 0 or self.state.ask is None

    def judge(self) -> None:
        self.seen.append((self.title.worth(self.state)[self.seat], self.luck))

    def value(self, fortunes: list[Fortune]) -> float:
        """The chance to win, on average over the moments that were judged: the first are surer, the last see further."""
        if not self.title.lucky:
            return sum([chance for chance, _ in self.seen]) / len(self.seen)
        chances = [fortune.without(luck, chance) for fortune, (chance, luck) in zip(fortunes, self.seen, strict=False)]
        return sum(chances) / len(chances)


class Fortune:
    """How much luck moves the chance to win, learnt from the trials of a decision, and the chance without it.

    Luck is nothing on average and so tells nothing about an option; but it is most of what makes trials differ. On the logistic
    curve it moves every trial by about the same, near the end of the curve too.

    >>> fortune = Fortune()
    >>> found = [fortune.without(luck, 1 / (1 + exp(-0.4 - 0.5 * luck))) for luck in (1.0, -2.0, 1.0, -1.0, 2.0, 0.0)]
    >>> round(found[-1], 2), max(found) - min(found) < 0.1
    (0.6, True)
    """

    __slots__ = ("both", "count", "luck", "squares", "steps")

    def __init__(self) -> None:
        self.count = 0
        self.luck = self.steps = 0.0
        self.squares = PRESUMED
        self.both = PRESUMED * USUAL_PULL

    def without(self, luck: float, chance: float) -> float:
        chance = min(max(chance, 1 - SURE), SURE)
        steps = log(chance / (1 - chance))
        self.count += 1
        self.both += (steps - self.steps) * (luck - self.luck) * (self.count - 1) / self.count
        self.squares += (luck - self.luck) ** 2 * (self.count - 1) / self.count
        self.luck += (luck - self.luck) / self.count
        self.steps += (steps - self.steps) / self.count
        return 1 / (1 + exp(luck * self.both / self.squares - steps))


def fresh_fortunes(title: Title[Any]) -> list[Fortune]:
    """One for each of the moments at which a trial is judged: the further it went, the more luck it had."""
    return [Fortune() for _ in range(title.ahead + 1)]


class Judge:
    """The title's ratings, worked out once for every position that trials come to: many come to the same ones."""

    __slots__ = ("known", "title")

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.known: dict[bytes, list[float]] = {}

    def rate(self, state: State) -> list[float]:
        if self.title.moody:
            return self.title.rate(state)
        place = state.dump()
        place["key"] = place["count"] = 0  # the dice to come are no part of it
        text = marshal.dumps(place, 2)
        found = self.known.get(text)
        if found is None:
            found = self.known[text] = self.title.rate(state)
        return found


class Budget:
    """How much may still be thought."""

    __slots__ = ("began", "nodes", "seconds", "stop")

    def __init__(self, nodes: int | None, seconds: float | None, stop: Callable[[], bool] | None) -> None:
        self.nodes, self.seconds, self.stop = nodes, seconds, stop
        self.began = monotonic()

    def spent(self, trials: int) -> bool:
        return (self.nodes is not None and trials >= self.nodes) or self.late()

    def late(self) -> bool:
        if self.stop is not None and self.stop():
            return True
        return self.seconds is not None and monotonic() - self.began >= self.seconds

    def settled(self, root: Point) -> bool:
        """Whether the option that was tried most often would still be that after all trials that are left."""
        first = second = 0
        for branch in root.branches.values():
            if branch.visits > first:
                first, second = branch.visits, first
            elif branch.visits > second:
                second = branch.visits
        if self.nodes is not None and first - second > self.nodes - root.visits:
            return True
        if self.seconds is None:
            return False
        share = (monotonic() - self.began) / self.seconds
        # By the clock: a little cautious, because trials differ in length.
        return share > 0.2 and first - second > 1.2 * root.visits * (1 / share - 1)


def walk(
    judge: Judge, trial: Trial, choice: Plain, path: list[tuple[Point, Branch]], scale: float = 0.0, budget: Budget | None = None
) -> bool:
    """Answer, and go on: in the tree until a new branch is reached or dice are rolled, then as greedy players would.

    False if the time is up before nothing is half done. Without a `path` there is no tree.
    """
    state, seat, rolled = trial.state, trial.seat, trial.state.count
    growing = bool(path)
    state.resolve(choice)
    for _ in range(LONGEST):
        if trial.over():
            return True
        ask = state.ask
        assert ask is not None
        if len(ask.options) == 1:
            state.resolve(ask.options[0])
            continue
        if budget is not None and budget.late():
            return False
        ratings = judge.rate(state)
        if growing and ask.seat == seat and state.count == rolled:
            known = path[-1][1].next
            growing = ask.kind in known
            point = known.setdefault(ask.kind, Point())
            priors = shares(ratings)
            number, branch = point.pick(ask, priors, by_rating(priors), scale, LATER_QUESTIONS)
            path.append((point, branch))
        else:
            number = ratings.index(max(ratings))
        state.resolve(ask.options[number])
    trial.judge()
    return True


def by_rating(ratings: list[float]) -> list[int]:
    """The numbers of some options, the best first.

    >>> by_rating([0.2, 0.7, 0.1])
    [1, 0, 2]
    """
    return sorted(range(len(ratings)), key=lambda number: -ratings[number])


def shares(ratings: list[float]) -> list[float]:
    """Ratings as chances: what is rated best is likely best, by how far it stands out.

    >>> [round(share, 2) for share in shares([1.0, 2.0, 3.0])]
    [0.06, 0.21, 0.72]
    """
    best = sorted(ratings, reverse=True)[:8]
    middle = sum(best) / len(best)
    spread = sqrt(sum((one - middle) ** 2 for one in best) / len(best)) or 1.0
    weights = [exp(max(-30.0, (one - best[0]) / spread)) for one in ratings]
    total = sum(weights)
    return [weight / total for weight in weights]


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
