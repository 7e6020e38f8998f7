"""A coach: the best options of a question with their chances to win, what usually follows, and why, in words.

It knows what the seat may know and nothing else: every world it plays on in is drawn from a `Sight`, and so are the dice of those
worlds. What an option does is told from facts of the position before and after it (`facets.coaching`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from longbox.kernel import AnyTitle, Ask, Generator, Plain, State, dice_key
from longbox.players.player import AnySight
from longbox.players.trials import Budget, Guide, Judge, Trial, by_rating, fresh_fortunes, walk
from longbox.titles.facets import advisor, page
from longbox.titles.facets.coaching import Change, Coaching, Facts, Topic, coaching

ALIKE: Final = re.compile(r" \(\d+\)$")
"""What tells apart options that are called the same."""
BEST: Final = 3
"""So many options are told."""
MOST: Final = 8
"""So many are looked at."""
HEAT: Final = 3
"""Worlds after which the worst drops out."""
FOLLOWED: Final = 3
"""Answers to the question after an option that are tried instead of the usual one."""
PLANS: Final = 2
"""Options for which that is done."""
REASONS: Final = 3
WORTH_TELLING: Final = 0.006
"""What changes the chance to win by less is not told."""
FEWEST: Final = 4
"""Worlds before anything is sure."""
PRESUMED: Final = 0.06
"""How far the values of two options are taken to lie apart from world to world, until worlds have shown it."""
CLEAR: Final = 0.08
"""An answer that costs as much for sure is warned of."""
MOST_STEPS: Final = 4
"""Answers of one's own that are told after an option."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact in words, and whether it speaks for the option."""

    text: str
    good: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says of an option."""

    option: int | None
    """Its number; None for a value of one's own."""
    label: str
    on: list[list[Any]]
    """The pieces and places it is about, as an offer names them."""
    value: float
    """The chance to win with it."""
    error: float
    """Standard error of how far it is from the best."""
    then: list[str]
    """What to do next, if it goes as usual."""
    reasons: list[Reason]


@dataclass(frozen=True, slots=True)
class Start:
    """A way to answer: in which position, with what, and which number it has for whoever asks."""

    sight: AnySight
    choice: Plain
    shown: int | None


@dataclass(slots=True, eq=False)
class Plan:
    """An answer, perhaps with an answer to the next question, and what came of it."""

    start: Start
    prior: float
    kind: str = ""
    """The kind of the question after it that is answered by `number`, not as usual."""
    number: int = 0
    values: list[float] = field(default_factory=list)
    after: list[Facts] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)

    def guide(self) -> Guide:
        """Answers the question after the option, and no other."""
        left = [self.number] if self.kind else []

        def follow(ask: Ask, ratings: list[float]) -> int | None:
            number = left.pop() if left else None
            return number if number is not None and ask.kind == self.kind and number < len(ask.options) else None

        return follow

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values)


class Watched(Trial):
    """A trial that notes what is so when the deed that begins it is done."""

    __slots__ = ("coaching", "facts", "mover")

    def __init__(self, coach: Coaching[Any], state: State, seat: int) -> None:
        super().__init__(advisor(coach.title), state, seat)
        self.coaching = coach
        self.mover = seat
        self.facts: Facts | None = None

    def over(self) -> bool:
        if self.facts is None and self.coaching.paused(self.state):
            self.facts = self.coaching.facts(self.state, self.mover)
        return super().over()


class Coach:
    """Looks at a question. `language` is that of what it says."""

    def __init__(self, starts: Sequence[AnySight], language: str, beside: Sequence[Start] = ()) -> None:
        """`starts` are the questions whose options are weighed, as a rule one; `beside` are more ways to answer."""
        self.sight = starts[0]
        self.title: AnyTitle = self.sight.title
        self.language = language
        self.seat = self.sight.ask.seat
        self.key = dice_key(f"coach {json.dumps(self.sight.view(), sort_keys=True, default=str)}")
        self.advisor, self.facet = advisor(self.title), coaching(self.title)
        self.judge, self.fortunes = Judge(self.advisor), fresh_fortunes(self.advisor)
        self.trials = 0
        self.beside = list(beside)

    # -- what is asked -------------------------------------------------------------------------------------------------------

    def hint(self, budget: Budget, best: int = BEST) -> list[Advice]:
        """The best options, the best first."""
        plans = self.candidates()
        plans = self.heats(plans, budget, keep=best + 1)
        ranked = self.unlike(sorted(plans, key=lambda plan: -plan.value))[:best]
        if self.trials and not budget.spent(self.trials):
            ranked = self.longer(ranked, budget)
        return self.told(ranked)

    def warning(self, given: Start, budget: Budget) -> tuple[Advice, Advice] | None:
        """What was answered, and what is clearly better; None if nothing is."""
        own = Plan(given, 0.0)
        rivals = [plan for plan in self.candidates()[:BEST] if not (plan.start.shown == given.shown is not None)][:2]
        if not rivals:
            return None
        while self.heat([own, *rivals], len(own.values), budget):
            continue
        if len(own.values) < FEWEST:
            return None
        best = max(rivals, key=lambda plan: plan.value)
        gain, error = lead(best, own)
        if gain - error < CLEAR:
            return None
        better, played = self.told([best, own])
        return played, better

    def weigh(self, starts: Sequence[Start], worlds: int) -> list[Plan]:
        """Some answers in the same worlds, without an end before."""
        plans = [Plan(start, 0.0) for start in starts]
        self.together(plans, worlds)
        return plans

    def together(self, plans: Sequence[Plan], worlds: int) -> None:
        """Try plans in so many worlds, each in all."""
        for world in range(len(plans[0].values), worlds):
            self.heat(plans, world, Budget(None, None, None))

    def steps(self, plan: Plan) -> list[str]:
        """What usually follows, in the language of now."""
        again = Plan(plan.start, plan.prior, plan.kind, plan.number)
        self.run(again, 0, Budget(None, None, None))
        return again.steps

    # -- looking ahead -------------------------------------------------------------------------------------------------------

    def candidates(self) -> list[Plan]:
        """The options to look at: the best by the title's own rating, no two that are much alike if that can be."""
        ask, rng = self.sight.ask, Generator(self.key)
        ratings = self.sight.rate(Generator(self.key))
        order = self.sight.varied(by_rating(ratings), rng)[:MOST]
        best = ratings.index(max(ratings))
        if best not in order:
            order = [best, *order[: MOST - 1]]
        return [Plan(Start(self.sight, ask.options[i], i), ratings[i]) for i in order] + [Plan(one, 0.0) for one in self.beside]

    def unlike(self, plans: Sequence[Plan]) -> list[Plan]:
        """Of plans that are called the same, such as two places beside the same car, the first."""
        known: dict[str, Plan] = {}
        for plan in plans:
            known.setdefault(ALIKE.sub("", self.named(plan.start)[0]) or str(plan.start.choice), plan)
        return list(known.values())

    def heats(self, plans: list[Plan], budget: Budget, keep: int) -> list[Plan]:
        """Try plans out in the same worlds; the worst drop out one by one, as long as there are more than `keep`."""
        running, world = self.first(plans, budget, keep), 1
        while self.heat(running, world, budget):
            world += 1
            if world % HEAT == 0 and len(running) > keep:
                running = sorted(running, key=lambda plan: -plan.value)[:-1]
        tried = [plan for plan in running if plan.values]
        return tried or sorted(plans, key=lambda plan: -plan.prior)[:keep]

    def first(self, plans: list[Plan], budget: Budget, keep: int) -> list[Plan]:
        """All plans once, or as many of the best as leave time to tell them apart."""
        share = Budget(None if budget.nodes is None else budget.nodes // 3, budget.seconds and budget.seconds / 3, None)
        for done, plan in enumerate(plans):
            if (done >= keep and share.spent(self.trials)) or not self.heat([plan], 0, budget):
                return plans[:done]
        return plans

    def heat(self, plans: Sequence[Plan], world: int, budget: Budget) -> bool:
        """Each plan once in a world. False if the budget was spent before."""
        found = []
        for plan in plans:
            if budget.spent(self.trials):
                return False
            one = self.run(plan, world, budget)
            if one is None:
                return False
            found.append(one)
        for plan, (value, facts) in zip(plans, found, strict=True):
            plan.values.append(value)
            plan.after.append(facts)
        return True

    def run(self, plan: Plan, world: int, budget: Budget) -> tuple[float, Facts] | None:
        """A plan in a world: what it was worth, and what was so when its deed was done."""
        state = plan.start.sight.determinize(Generator(dice_key(f"{self.key} {world}")))
        trial = Watched(self.facet, state, self.seat)
        if not walk(self.judge, trial, plan.start.choice, self.guide(plan, trial, world), budget):
            return None
        self.trials += 1
        facts = trial.facts if trial.facts is not None else self.facet.facts(trial.state, self.seat)
        return trial.value(self.fortunes), facts

    def guide(self, plan: Plan, trial: Trial, world: int) -> Callable[[Ask, list[float]], int | None]:
        """Answers one's own questions after the option until dice are rolled, and notes them in the first world."""
        left = [plan.number] if plan.kind else []

        def follow(ask: Ask, ratings: list[float]) -> int | None:
            number = ratings.index(max(ratings))
            if left and ask.kind == plan.kind and left[0] < len(ask.options):
                number = left.pop()
            if world == 0 and len(plan.steps) < MOST_STEPS and not self.facet.paused(trial.state):
                plan.steps.append(self.label(trial.state, ask, number))
            return number

        return follow

    def longer(self, ranked: list[Plan], budget: Budget) -> list[Plan]:
        """The same with better answers to the question after an option, where there are."""
        found = list(ranked)
        for at, plan in enumerate(ranked[:PLANS]):
            rivals = list(self.followed(plan))
            world = 0
            while rivals and world < len(plan.values) and self.heat(rivals, world, budget):
                world += 1
            sure = [one for one in rivals if len(one.values) >= FEWEST and (gap := lead(one, plan))[0] > gap[1]]
            if sure:
                found[at] = max(sure, key=lambda one: one.value)
        return sorted(found, key=lambda plan: -plan.value)

    def followed(self, plan: Plan) -> Iterator[Plan]:
        """Other answers to the next question of the same seat, if it comes before any dice."""
        after = plan.start.sight.determinize(Generator(dice_key(f"{self.key} 0")))
        count, kind = after.count, plan.start.sight.ask.kind
        after.resolve(plan.start.choice)
        while (ask := after.ask) is not None and len(ask.options) == 1:
            after.resolve(ask.options[0])
        if ask is None or ask.seat != self.seat or after.count != count or self.facet.paused(after):
            return
        if ask.kind == kind or ask.kind in self.advisor.unsearched:
            return
        order = by_rating(self.advisor.rate(after))
        for number in [one for one in self.advisor.varied(after, order) if one != order[0]][:FOLLOWED]:
            yield Plan(plan.start, plan.prior, ask.kind, number)

    # -- words ---------------------------------------------------------------------------------------------------------------

    def told(self, plans: Sequence[Plan]) -> list[Advice]:
        """What is said of some plans, each beside the others."""
        start = self.sight.determinize(Generator(dice_key(f"{self.key} 0")))
        before = self.facet.facts(start, self.seat)
        means = [mean(plan.after) for plan in plans]
        said = []
        for at, plan in enumerate(plans):
            others = [one for other, one in enumerate(means) if other != at] or [means[at]]
            gap = lead(plans[0], plan)[1] if plan.values else 0.0
            label, on = self.named(plan.start)
            value = plan.value if plan.values else self.advisor.worth(start)[self.seat]
            reasons = self.reasons(start, before, means[at], mean(others)) if plan.values else []
            said.append(Advice(plan.start.shown, label, on, value, gap, plan.steps, reasons))
        return said

    def reasons(self, state: State, before: Facts, after: Facts, rest: Facts) -> list[Reason]:
        """What changes most with an option, from what speaks for it."""
        scored: list[tuple[float, Topic, Change]] = []
        for topic in dict.fromkeys((*before, *after)):
            was = before.get(topic, 0.0)
            change = Change(was, after.get(topic, 0.0), rest.get(topic, was))
            scored.append((self.facet.weights.get(str(topic[0]), 0.0) * change.size, topic, change))
        scored.sort(key=lambda one: -abs(one[0]))
        found: list[Reason] = []
        about: set[tuple[Topic, bool]] = set()
        for weight, topic, change in scored:
            good = weight > 0
            if abs(weight) < WORTH_TELLING or len(found) == REASONS:
                break
            if (topic[1:], good) in about or (not good and any(not one.good for one in found)):
                continue  # once about each, and one thing that speaks against it
            text = self.facet.told(state, topic, change, self.language)
            if text:
                found.append(Reason(text, good))
                about.update([(topic[1:], good)] if topic[1:] else [])
        return sorted(found, key=lambda one: not one.good)

    def named(self, start: Start) -> tuple[str, list[list[Any]]]:
        """What an answer is called, and what it is about."""
        ask, state = start.sight.ask, start.sight.determinize(Generator(self.key))
        if start.choice not in ask.options:
            return "", []
        row = page(self.title).offer(state, ask, self.language)["options"][ask.options.index(start.choice)]
        return str(row.get("said") or row["label"]), [list(one) for one in row.get("on", [])]

    def label(self, state: State, ask: Ask, number: int) -> str:
        return str(page(self.title).offer(state, ask, self.language)["options"][number]["label"])


def mean(many: Sequence[Facts]) -> Facts:
    """Facts on average.

    >>> mean([{("a",): 1.0}, {("a",): 0.0, ("b",): 1.0}])
    {('a',): 0.5, ('b',): 0.5}
    """
    topics = dict.fromkeys(topic for facts in many for topic in facts)
    return {topic: sum(facts.get(topic, 0.0) for facts in many) / len(many) for topic in topics}


def lead(one: Plan, other: Plan) -> tuple[float, float]:
    """How much better a plan did in the worlds in which both were tried, and the standard error of that."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if not pairs:
        return 0.0, 1.0
    gain = sum(pairs) / len(pairs)
    squares = sum((pair - gain) ** 2 for pair in pairs) + FEWEST * PRESUMED**2
    return gain, sqrt(squares / (len(pairs) + FEWEST - 1) / len(pairs))


__all__ = ["Advice", "Coach", "Plan", "Reason", "Start", "lead"]
