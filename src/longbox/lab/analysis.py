"""A finished game looked at again: who was ahead when, who was lucky, and what would have been better.

Everything follows from the game's answers: it is played again, every position is judged by the title, every roll weighed by exact
odds, every decision searched with a fixed number of trials. The same game gives the same numbers on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from math import erfc, sqrt
from typing import Any, Final

from longbox.kernel import (
    AnyGame,
    AnyTitle,
    Ask,
    Event,
    Generator,
    Illegal,
    LongboxError,
    Plain,
    Speech,
    State,
    dice_key,
)
from longbox.players import Sight
from longbox.players.search import Search
from longbox.players.trials import Fortune, Judge, Trial, fresh_fortunes, walk
from longbox.titles.facets import Json, advisor, page, study

from .coach import Coach, Plan, Start

FORMAT: Final = 4
"""Raised when the same game gives other numbers."""
NODES: Final = 16
"""Trials of the search for one decision."""
SUSPECTS: Final = 8
"""Decisions per seat that are looked at closely."""
CLOSELY: Final = 4
"""How many times as many trials those get, for the answer given and for each better one."""
SHOWN: Final = 3
"""Mistakes per seat that are told."""
LEAST: Final = 0.01
"""A smaller loss of the chance to win is no mistake."""
WORLDS: Final = 8
"""Worlds from which it is told why an answer is better."""
MOST: Final = 20_000
"""A longer game is not looked at."""

Told = dict[str, str]
"""A text by language."""
Progress = Callable[[int, int], object]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position: after how many answers, in which round, and each seat's chance to win."""

    n: int
    round: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """A roll of a seat, and after how many answers it was made."""

    n: int
    seat: int
    kind: str
    expected: float
    variance: float
    actual: float


@dataclass(frozen=True, slots=True)
class Way:
    """An answer that was looked at closely."""

    told: Told
    value: float
    """The chance to win with it."""
    on: list[list[Any]]
    """The pieces and places it is about, as an offer names them."""
    played: bool = False
    option: int | None = None
    """Its number; None for a value of one's own."""
    then: dict[str, list[str]] = field(default_factory=dict)
    """What follows it in the plan it belongs to, by language."""
    why: dict[str, list[list[Any]]] = field(default_factory=dict)
    """By language: reasons, and whether each speaks for it."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """An answer for which the search has a better one."""

    n: int
    """How many answers had been given."""
    seat: int
    round: int
    question: Told
    played: Told
    better: Told
    value: float
    """The chance to win with the answer given, by the trials of the search."""
    best: float
    error: float
    """Standard error of the difference."""
    who: list[Any]
    """The piece that acts, as an offer names it; empty where none does."""
    ways: list[Way]
    """The answer given and those it was compared with, the best first."""

    @property
    def loss(self) -> float:
        return self.best - self.value


@dataclass(frozen=True, slots=True)
class Luck:
    """The rolls of one seat together, or those of one kind."""

    rolls: int
    expected: float
    actual: float
    rarity: float
    """The share of games that are at least so far from what is expected, either way; 1 where nothing was rolled."""


@dataclass(slots=True)
class Analysis:
    """What came of it."""

    title: str
    version: int
    seats: int
    nodes: int
    winner: int | None
    decisions: int
    moments: list[Moment] = field(default_factory=list)
    throws: list[Throw] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    format: int = FORMAT

    def luck(self, seat: int, kind: str | None = None) -> Luck:
        """How the dice fell for a seat."""
        own = [one for one in self.throws if one.seat == seat and kind in (None, one.kind)]
        expected, actual = sum(one.expected for one in own), sum(one.actual for one in own)
        spread = sqrt(sum(one.variance for one in own))
        return Luck(len(own), expected, actual, erfc(abs(actual - expected) / spread / sqrt(2)) if spread else 1.0)

    def kinds(self) -> list[str]:
        """The kinds of rolls there were, in the order of their first."""
        return list(dict.fromkeys(one.kind for one in self.throws))

    def dump(self) -> Json:
        """Plain data."""
        return asdict(self)

    @classmethod
    def load(cls, data: Json) -> Analysis:
        """What `dump` wrote."""
        if data.get("format") != FORMAT:
            raise LongboxError("This analysis is of another version of Longbox; make it again.")
        made = cls(**{**data, "moments": [], "throws": [], "mistakes": []})
        made.moments = [Moment(one["n"], one["round"], tuple(one["values"])) for one in data["moments"]]
        made.throws = [Throw(**one) for one in data["throws"]]
        made.mistakes = [Mistake(**{**one, "ways": [Way(**way) for way in one["ways"]]}) for one in data["mistakes"]]
        return made


@dataclass(slots=True)
class _Suspect:
    """A decision that may have been a mistake."""

    n: int
    state: State
    choice: Plain
    rivals: list[int]
    loss: float
    played: Told
    on: list[list[Any]]
    """What the answer is about."""
    option: int | None
    """Its number; None for a value of one's own."""


def analyse(
    game: AnyGame,
    *,
    nodes: int = NODES,
    since: int = 0,
    given_up: tuple[int | None] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Look at a finished game again. Mistakes are sought from the answer number `since` on. A game that did not end by its rules
    was `given_up`: (who won it,)."""
    if type(nodes) is not int or not 1 <= nodes <= 1000:
        raise LongboxError(f"A decision is searched with 1 to 1000 trials, not {nodes}.")
    if game.ask is not None and given_up is None:
        raise LongboxError("This game is not over yet; it can be analysed when it is.")
    if not game.answers:
        raise LongboxError("Nobody decided anything in this game; there is nothing to analyse.")
    if len(game.answers) > MOST:
        raise LongboxError(f"This game is too long to be analysed: it has {len(game.answers)} answers, at most {MOST} are taken.")
    title: AnyTitle = game.title
    winner = game.state.winner() if given_up is None else given_up[0]
    found = Analysis(title.name, title.version, game.state.seats, nodes, winner, len(game.answers))
    work = _Work(title, nodes, progress or (lambda done, of: None), len(game.answers))
    state = _again(game, found, work, since)
    found.moments.append(_last(len(game.answers), state, winner))
    found.mistakes = work.mistakes()
    return found


def _again(game: AnyGame, found: Analysis, work: _Work, since: int) -> State:
    """Play the game again, and look at everything on the way."""
    title = game.title
    advice = advisor(title)
    heard: list[Event] = []
    dice = study(title).dice()
    state: State = title.blank(game.state.seats, game.seed, game.state.options)
    state.called = game.state.called
    n, choice = 0, None

    def hear(event: Event) -> None:
        heard.append(event)
        for roll in dice.hear(state, event, choice):
            found.throws.append(Throw(n, roll.seat, roll.kind, roll.expected, roll.variance, roll.actual))

    state.sink = hear
    title.begin(state)
    state.advance()
    for number, answer in enumerate(game.answers):
        if number in game.seeds:
            state.new_dice(game.seeds[number])
        ask = state.ask
        assert ask is not None, "a loaded game has no answers after its end"
        found.moments.append(Moment(number, state.rounds(), advice.worth(state)))
        n, choice = number + 1, ask.judge(state, answer)
        dice.look(state)
        judged = len(ask.options) > 1 and ask.kind not in advice.unsearched and number >= since
        before = state.copy() if judged else None
        heard.clear()
        state.resolve(choice)
        if before is not None:
            before.sink = None
            work.consider(number, before, ask, choice, answer if type(answer) is int else None, state, heard)
        work.tick()
    return state


def _last(n: int, state: State, winner: int | None) -> Moment:
    """The end: whoever won has."""
    values = tuple([1 / state.seats if winner is None else float(seat == winner) for seat in range(state.seats)])
    return Moment(n, state.rounds(), values)


class _Work:
    """The search for mistakes: every decision quickly, then the worst ones closely."""

    def __init__(self, title: AnyTitle, nodes: int, progress: Progress, decisions: int) -> None:
        self.title, self.nodes, self.progress = title, nodes, progress
        self.advisor = advisor(title)
        self.done, self.all = 0, decisions
        self.suspects: dict[int, list[_Suspect]] = {}

    def tick(self, n: int = 1) -> None:
        self.done += n
        self.progress(min(self.done, self.all), self.all)

    def consider(
        self, n: int, before: State, ask: Ask, choice: Plain, option: int | None, after: State, heard: Sequence[Event]
    ) -> None:
        """Whether the search would have answered otherwise, and what that may have cost."""
        lines = Search("analysis", nodes=self.nodes).look(Sight(self.title, before, ask))
        ranked = sorted(lines, key=lambda line: (-line.promise, -line.visits, line.option))
        if ask.options[ranked[0].option] == choice:
            return
        rivals = [line.option for line in ranked[:3] if ask.options[line.option] != choice][:2]
        _, [(loss, error)] = self.compare(n, before, choice, [ask.options[rivals[0]]], max(4, self.nodes // 2))
        if loss + error <= 0:
            return
        kept = self.suspects.setdefault(ask.seat, [])
        played = self._played(before, ask, option, after, heard)
        kept.append(_Suspect(n, before, choice, rivals, loss, played, _about(self.title, before, ask, choice, option), option))
        kept.sort(key=lambda one: (-one.loss, one.n))
        del kept[SUSPECTS:]

    def _played(self, before: State, ask: Ask, option: int | None, after: State, heard: Sequence[Event]) -> Told:
        """What was done: the option's own label, or for a value of one's own what the log says came of it."""
        told = {}
        for language in self.title.languages:
            if option is not None:
                told[language] = _label(self.title, before, ask, option, language)
            else:
                speech = Speech(self.title, after, language)
                told[language] = next((line for event in heard if (line := speech.line(event))), "")
        return told

    def compare(
        self, n: int, before: State, played: Plain | Plan, others: Sequence[Plain | Plan], trials: int
    ) -> tuple[float, list[tuple[float, float]]]:
        """The value of the answer given, and how much better others or plans are, each with its standard error."""
        judge, fortunes = Judge(self.advisor), fresh_fortunes(self.advisor)
        given: list[float] = []
        differences: list[list[float]] = [[] for _ in others]
        for trial in range(trials):
            given.append(self.outcome(n, before, played, trial, judge, fortunes))
            for other, found in zip(others, differences, strict=True):
                found.append(self.outcome(n, before, other, trial, judge, fortunes) - given[-1])
        better = []
        for found in differences:
            mean = sum(found) / trials
            variance = sum((one - mean) ** 2 for one in found) / max(1, trials - 1)
            better.append((mean, sqrt(variance / trials)))
        return sum(given) / trials, better

    def outcome(self, n: int, before: State, choice: Plain | Plan, world: int, judge: Judge, fortunes: list[Fortune]) -> float:
        """The chance to win in a possible world in which everybody goes on as greedy players would."""
        assert before.ask is not None
        seat = before.ask.seat
        trial = Trial(self.advisor, self.title.determinize(before, seat, Generator(dice_key(f"analysis {n} {world}"))), seat)
        if isinstance(choice, Plan):
            walk(judge, trial, choice.start.choice, choice.guide())
        else:
            walk(judge, trial, choice)
        return trial.value(fortunes)

    def mistakes(self) -> list[Mistake]:
        """The worst decisions of every seat, the worst first."""
        found: list[Mistake] = []
        waiting = sum(len(kept) for kept in self.suspects.values())
        self.all += waiting * CLOSELY
        for seat, kept in sorted(self.suspects.items()):
            own = []
            for one in kept:
                mistake = self._closely(seat, one)
                if mistake is not None:
                    own.append(mistake)
                self.tick(CLOSELY)
            found += sorted(own, key=lambda one: (-one.loss, one.n))[:SHOWN]
        return sorted(found, key=lambda one: (-one.loss, one.n))

    def _closely(self, seat: int, one: _Suspect) -> Mistake | None:
        ask = one.state.ask
        assert ask is not None
        coach = Coach([Sight(self.title, one.state, ask)], "en")
        others = [self.plan(coach, one, rival) for rival in one.rivals]
        value, compared = self.compare(one.n, one.state, one.choice, others, CLOSELY * self.nodes)
        (loss, error), better = max(zip(compared, one.rivals, strict=True), key=lambda rival: rival[0][0])
        if loss < LEAST or loss < 2 * error:
            return None
        languages = list(self.title.languages)
        given = Plan(Start(coach.sight, one.choice, one.option), 0.0)
        then, why = self.said(coach, [given, *others], languages)
        ways = [Way(one.played, value, one.on, True, one.option, then[0], why[0])]
        for at, ((more, _), rival) in enumerate(zip(compared, one.rivals, strict=True), 1):
            told = {language: _label(self.title, one.state, ask, rival, language) for language in languages}
            on = _about(self.title, one.state, ask, ask.options[rival], rival)
            ways.append(Way(told, value + more, on, False, rival, then[at], why[at]))
        return Mistake(
            one.n,
            seat,
            one.state.rounds(),
            {language: page(self.title).offer(one.state, ask, language)["title"] for language in languages},
            one.played,
            {language: _label(self.title, one.state, ask, better, language) for language in languages},
            value,
            value + loss,
            error,
            page(self.title).acting(one.state),
            sorted(ways, key=lambda way: -way.value),
        )

    def plan(self, coach: Coach, one: _Suspect, rival: int) -> Plan:
        """A better answer with what comes after it: as usual, or what did better there."""
        assert one.state.ask is not None
        usual = Plan(Start(coach.sight, one.state.ask.options[rival], rival), 0.0)
        best, gained = usual, 0.0
        for plan in coach.followed(usual):
            _, [(more, error)] = self.compare(one.n, one.state, usual, [plan], self.nodes)
            if more - error > gained:
                best, gained = plan, more - error
        return best

    def said(
        self, coach: Coach, plans: list[Plan], languages: list[str]
    ) -> tuple[list[dict[str, list[str]]], list[dict[str, list[list[Any]]]]]:
        """What follows each plan, and why it is good or bad, in every language."""
        then: list[dict[str, list[str]]] = [{} for _ in plans]
        why: list[dict[str, list[list[Any]]]] = [{} for _ in plans]
        coach.together(plans, WORLDS)
        for language in languages:
            coach.language = language
            for at, advice in enumerate(coach.told(plans)):
                then[at][language] = coach.steps(plans[at])
                why[at][language] = [[reason.text, reason.good] for reason in advice.reasons]
        return then, why


def _label(title: AnyTitle, state: State, ask: Ask, option: int, language: str) -> str:
    try:
        return str(page(title).offer(state, ask, language)["options"][option]["label"])
    except (IndexError, KeyError, Illegal):
        return str(ask.options[option])


def _about(title: AnyTitle, state: State, ask: Ask, choice: Plain, option: int | None) -> list[list[Any]]:
    """The pieces and places an answer is about; of a place that was chosen freely, the place."""
    try:
        offer = page(title).offer(state, ask)
        if option is not None:
            return [list(one) for one in offer["options"][option].get("on", [])]
    except (IndexError, KeyError, Illegal):
        return []
    region = offer.get("region") or {}
    values = list(choice) if isinstance(choice, (list, tuple)) else []
    if region.get("type") == "ground" and len(values) == 2:
        return [["point", *values]]
    if region.get("type") == "path" and values:
        return [["square", values[-1]]]
    if region.get("type") == "direction" and values and "from" in region:
        return [["ray", *region["from"], values[0]]]
    return []


__all__ = ["FORMAT", "NODES", "Analysis", "Luck", "Mistake", "Moment", "Throw", "Way", "analyse"]
