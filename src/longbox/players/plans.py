"""Plans: an option and perhaps what to do next, tried against the usual answer in the same worlds.

Where luck can be taken out of trials, few of them tell two plans apart. What is best first often shows only with what comes after
it: a Move that no greedy player would make is worth nothing if its next answer is the usual one. So the plans are the options
themselves and, for each, the best answers but the usual one to the question that follows. All run in the same worlds; after each
the worst drop out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain, islice, zip_longest
from typing import Final

from longbox.kernel import Ask, Generator, State, dice_key

from .player import AnySight
from .trials import Budget, Guide, Judge, Trial, by_rating, fresh_fortunes, now, sure_gain, walk

MOST: Final = 12
"""So many plans run at most."""
TRIALS_EACH: Final = 3
"""There are no more plans than leave each so many trials."""
STAY: Final = 0.75
"""The share of the plans that goes on after every heat."""
FOLLOWED: Final = 2
LOOKED_AFTER: Final = 12
"""For so many options, the best first, what comes after them is varied; it is sought after so many."""

FEWEST: Final = 3
PRESUMED: Final = 6
APART: Final = 0.05
"""A plan is preferred after so many trials at least, and as if so many more had lain so far apart."""
BEHIND: Final = 0.02
"""A decision is over early when every plan still running is so far behind the usual answer, and by more than luck explains."""


@dataclass(slots=True)
class Plan:
    """An option, and the number of the answer to the question of a kind right after it, if that is not the usual one."""

    option: int
    kind: str = ""
    number: int = 0
    values: list[float] = field(default_factory=list)
    """What every trial gave, in the order of the worlds."""

    def guide(self) -> Guide:
        """Answers the question after the option, and no other."""
        left = [self.number] if self.kind else []

        def follow(ask: Ask, ratings: list[float]) -> int | None:
            number = left.pop() if left else None
            return number if number is not None and ask.kind == self.kind and number < len(ask.options) else None

        return follow

    def lead(self, usual: Plan) -> float:
        """How much better it did than the usual plan."""
        return sum(self.values) / len(self.values) - sum(usual.values[: len(self.values)]) / len(self.values)


class Race:
    """The plans for a question, and how they do."""

    def __init__(self, sight: AnySight, key: int, priors: list[float], deciding: bool = True) -> None:
        self.sight, self.key, self.priors, self.deciding = sight, key, priors, deciding
        self.usual = Plan(priors.index(max(priors)))
        self.rivals: list[Plan] = []
        self.judge, self.fortunes = Judge(sight.advisor), fresh_fortunes(sight.advisor)

    def run(self, budget: Budget) -> int:
        """Try plans out until the budget is spent; how many trials that were."""
        began, world = now(), 0
        if not self._heat([self.usual], world, budget):
            return self.trials()
        hoped = hoped_for(budget, now() - began)
        starting = max(2, min(MOST, hoped // TRIALS_EACH))
        worlds_each = max(1, hoped // (TRIALS_EACH * starting))
        running = self.rivals = self.plans()[:starting]
        while running and self._heat(running, world, budget):
            world += 1
            if world % worlds_each == 0 and len(running) > 1:
                running = sorted(running, key=lambda plan: -plan.lead(self.usual))[: int(STAY * len(running) + 0.5)]
            if (self.deciding and self._hopeless(running)) or not self._heat([self.usual], world, budget):
                break
        return self.trials()

    def _hopeless(self, running: list[Plan]) -> bool:
        return all(sure_gain(self.usual.values, plan.values, FEWEST, PRESUMED, APART) > BEHIND for plan in running)

    def trials(self) -> int:
        return sum(len(plan.values) for plan in (self.usual, *self.rivals))

    def _heat(self, plans: list[Plan], world: int, budget: Budget) -> bool:
        """Let each plan run in a world. False if the budget was spent before all had."""
        advisor, ask = self.sight.advisor, self.sight.ask
        for plan in plans:
            if budget.spent(self.trials()):
                return False
            trial = Trial(advisor, self.sight.determinize(Generator(dice_key(f"{self.key} {world}"))), ask.seat)
            if not walk(self.judge, trial, ask.options[plan.option], plan.guide(), budget):
                return False  # too late: half a trial tells nothing
            plan.values.append(trial.value(self.fortunes))
        return True

    def plans(self) -> list[Plan]:
        """What to try besides the usual answer: two longer plans for every other option, the most promising first.

        Who does not decide but wants to know what the options are worth needs no longer plans.
        """
        order = self.sight.varied(by_rating(self.priors), Generator(self.key))
        others = [Plan(number) for number in order if number != self.usual.option]
        if not self.deciding:
            return others
        state = self.sight.determinize(Generator(self.key))
        longer = islice(filter(None, (self.longer(state, number) for number in order[:LOOKED_AFTER])), FOLLOWED)
        rest = [plan for row in zip_longest(*longer) for plan in row if plan is not None]
        return [plan for plan in chain.from_iterable(zip_longest(others, rest[::2], rest[1::2])) if plan is not None]

    def longer(self, state: State, option: int) -> list[Plan]:
        """What else could come after an option than the usual answer, if the same seat is asked before any dice are rolled.

        A question like this one is left for later: where somebody else is placed next hardly changes where this one stands best.
        """
        advisor, now = self.sight.advisor, self.sight.ask
        after = state.copy()
        after.resolve(now.options[option])
        while (ask := after.ask) is not None and len(ask.options) == 1:
            after.resolve(ask.options[0])
        if ask is None or ask.seat != now.seat or after.count != state.count or advisor.settled(after):
            return []
        if ask.kind == now.kind or ask.kind in advisor.unsearched:
            return []
        order = by_rating(advisor.rate(after))
        return [Plan(option, ask.kind, number) for number in advisor.varied(after, order) if number != order[0]][:MOST]

    def answer(self, doubt: float) -> int:
        """The first step of the plan that did best, if it beat the usual one by more than luck explains."""
        best, found = doubt, self.usual
        for plan in self.rivals:
            gain = sure_gain(plan.values, self.usual.values, FEWEST, PRESUMED, APART)
            if gain > best:
                best, found = gain, plan
        return found.option

    def found(self) -> dict[int, tuple[int, float]]:
        """By option: how often it was tried, and its value; of one that dropped out as if it had met all worlds."""
        if not self.usual.values:
            return {}
        usual = sum(self.usual.values) / len(self.usual.values)
        tried = [plan for plan in (self.usual, *self.rivals) if plan.values and not plan.kind]
        return {plan.option: (len(plan.values), min(max(usual + plan.lead(self.usual), 0.0), 1.0)) for plan in tried}


def hoped_for(budget: Budget, first: float) -> int:
    """How many trials there may be if the first took so many seconds.

    >>> hoped_for(Budget(None, 1.0, None), 0.03), hoped_for(Budget(20, 1.0, None), 0.03), hoped_for(Budget(200, None, None), 0.03)
    (33, 20, 200)
    """
    by_clock = None if budget.seconds is None else int(budget.seconds / max(1e-6, first))
    return min([most for most in (by_clock, budget.nodes) if most is not None], default=MOST * TRIALS_EACH)
