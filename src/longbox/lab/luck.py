"""Luck: what every roll of a game was worth on average by exact odds, and what it came to.

Counted are the dice that are rolled for or against somebody: attack, defense and dodge dice of Crisis Protocol (successes), FEATs
of FASERIP Tactics (colours: White 0, Green 1, Yellow 2, Red 3), the Dice Strings of Mutant Revolution (Damage dealt, Damage kept
off). Dice that are rolled again count by what they change: the mean of the new roll less what lay there, against what it became.
So the sums are what all rolls should have come to and what they did, given what the players chose to roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

from longbox.kernel import Event, Plain
from longbox.titles.crisis.codes import CRIT, FAIL, NOBODY
from longbox.titles.crisis.odds.attacks import pools_of
from longbox.titles.crisis.odds.pools import Pool, successes
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.dice import extra_dice, roll_frame, worth_of
from longbox.titles.revolution.odds.strings import damage_odds, rolls
from longbox.titles.revolution.rules.attacks import Strike, compare
from longbox.titles.revolution.rules.effects.dice import RollAgain
from longbox.titles.revolution.state import TOKEN
from longbox.titles.tactics.odds.feats import CHANCES
from longbox.titles.tactics.rules.feats import Feat


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice of one seat: the mean and the variance of what they could come to, and what they came to. More is better."""

    seat: int
    kind: str
    expected: float
    variance: float
    actual: float


class Dice(Protocol):
    """Hears the events of a title and knows the rolls among them."""

    def look(self, state: Any) -> None:
        """A question is about to be answered."""

    def hear(self, state: Any, event: Event, choice: Plain | None) -> Iterable[Roll]:
        """The rolls an event tells of, at the very moment it happens; `choice` is the answer that led to it."""


def moments(chances: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """Mean and variance of (value, chance) pairs.

    >>> moments([(0, 0.5), (1, 0.5)])
    (0.5, 0.25)
    """
    pairs = list(chances)
    mean = sum(value * chance for value, chance in pairs)
    return mean, max(0.0, sum(value * value * chance for value, chance in pairs) - mean * mean)


class CrisisDice:
    """Attack, defense and dodge dice, in successes."""

    def __init__(self) -> None:
        self.shown: dict[tuple[int, str], list[int]] = {}
        """Faces by depth of the frame that rolls and by roll: what lay there before dice are rolled again."""
        self.again: dict[int, int] = {}
        """Per depth, how many dice rolled again are known."""
        self.fallen: dict[int, list[int]] = {}
        """Per depth, an attack roll as it fell, where somebody was asked before it was told: a card may have changed it since."""

    def look(self, t: Any) -> None:
        for depth, frame in enumerate(t.stack):
            if isinstance(frame, Attack) and frame.attack_roll and not frame.defense_roll:
                self.fallen[depth] = list(frame.attack_roll)

    def hear(self, t: Any, event: Any, choice: Plain | None) -> Iterator[Roll]:
        name = type(event).__name__
        if name not in ("DiceRolled", "DiceChanged") or event.roll not in ("attack", "defense", "dodge"):
            return
        frame = roll_frame(t)
        depth = t.stack.index(frame)
        pool = self.pool(t, frame, event.roll)
        key = depth, event.roll
        if name == "DiceChanged":
            yield from self.changed(t, frame, depth, event, pool)
            return
        faces = [*event.faces, *event.extra]
        if event.faces:
            if event.roll != "defense":
                self.again[depth] = 0
            free = not any(roll == event.roll for roll, _ in frame.treated)
            if free and pool.treat != NOBODY and FAIL in faces:
                faces[faces.index(FAIL)] = pool.treat  # it was among the dice that Criticals added
            self.shown[key] = list(faces)
            first = Pool(len(event.faces), pool.worth, pool.per_crit, pool.treat)
            fell = self.fallen.pop(depth, None) if event.roll == "attack" else None
            chosen = (event.faces.count(CRIT) - fell.count(CRIT)) * pool.per_crit if fell and pool.treat == NOBODY else 0
            if fell and pool.treat == NOBODY:
                faces[: len(fell)] = fell
        else:
            self.shown.setdefault(key, []).extend(faces)
            first, chosen = Pool(len(faces), pool.worth, 0), 0
        if faces:
            mean, variance = moments(enumerate(successes(first)))
            if chosen:  # dice for a Critical that a card made: no luck to have them, but how they fall
                more, wider = moments(enumerate(successes(Pool(chosen, pool.worth, 0))))
                mean, variance = mean + more, variance + wider
            yield Roll(t.seat[event.who], event.roll, mean, variance, sum(pool.worth[face] for face in faces))

    def changed(self, t: Any, frame: Any, depth: int, event: Any, pool: Pool) -> Iterator[Roll]:
        """Dice that were changed are no luck; dice that were rolled again are."""
        picked = [die for roll, die, _ in frame.rerolled[self.again.get(depth, 0) :] if roll == event.roll]
        self.again[depth] = len(frame.rerolled)
        before = self.shown.get((depth, event.roll), [])
        self.shown[depth, event.roll] = list(event.faces)
        if not picked or len(before) != len(event.faces):
            return
        spent = any(roll == event.roll and die not in picked for roll, die in frame.treated)
        fresh = Pool(len(picked), pool.worth, 0, NOBODY if spent else pool.treat)
        mean, variance = moments(enumerate(successes(fresh)))
        lay = sum(pool.worth[before[die]] for die in picked)
        now = sum(pool.worth[event.faces[die]] for die in picked)
        yield Roll(t.seat[event.who], event.roll, mean - lay, variance, now - lay)

    def pool(self, t: Any, frame: Any, roll: str) -> Pool:
        """What faces count in this roll, and what Criticals and cards do to it."""
        if isinstance(frame, Attack):
            return pools_of(t, frame)[roll == "defense"]
        who = frame.target
        treat = next((to for face, to in t.changes("treat_as", who) if face == FAIL), NOBODY)
        return Pool(1, tuple(worth_of(t, who, False)), extra_dice(t, who, (CRIT,)), treat)


class TacticsDice:
    """FEATs, in colours."""

    KINDS: Final = {"attack": "attack", "evade": "evade", "dodge": "dodge"}

    def __init__(self) -> None:
        self.last = 0
        """The colour of the last FEAT."""

    def look(self, t: Any) -> None:
        """Nothing happens between a roll and its telling."""

    def hear(self, t: Any, event: Any, choice: Plain | None) -> Iterator[Roll]:
        if type(event).__name__ != "FeatRolled":
            return
        feat = t.frame(Feat)
        lay = self.last if feat.step > feat.STEPS.index("again") else 0
        self.last = event.colour
        mean, variance = moments(enumerate(CHANCES[event.rank]))
        yield Roll(t.seat[event.who], self.KINDS.get(event.what, "feat"), mean - lay, variance, event.colour - lay)


class RevolutionDice:
    """Dice Strings, in Damage: dealt by the attacker, kept off by the defender. Mission Characters have no luck of their own."""

    def __init__(self) -> None:
        self.lay = 0
        """Damage of the strings as they lay before."""

    def look(self, t: Any) -> None:
        """Nothing happens between a roll and its telling."""

    def hear(self, t: Any, event: Any, choice: Plain | None) -> Iterator[Roll]:
        if type(event).__name__ != "Rolled":
            return
        strike = t.frame(Strike)
        again = t.stack[-1]
        if isinstance(again, RollAgain) and isinstance(choice, tuple):
            own = again.seat == strike.attacker
            dice = event.attack if own else event.defense
            kept = [face for number, face in enumerate(dice) if number not in choice]
            ends: Iterable[tuple[float, float]] = (
                (compare([*kept, *new], list(event.defense), strike.unopposed), chance)
                if own
                else (compare(list(event.attack), [*kept, *new], strike.unopposed), chance)
                for new, chance in rolls(len(choice)).items()
            )
            lay, most = self.lay, 0
        else:
            ends = enumerate(damage_odds(len(event.attack), len(event.defense), strike.unopposed))
            lay, most = 0, len(event.attack)
        self.lay = event.n
        mean, variance = moments(ends)
        if strike.attacker < TOKEN:
            yield Roll(strike.attacker, "attack", mean - lay, variance, event.n - lay)
        if strike.target < TOKEN:
            yield Roll(strike.target, "defense", most - mean + lay, variance, most - event.n + lay)


DICE: Final[dict[str, type[CrisisDice] | type[TacticsDice] | type[RevolutionDice]]] = {
    "crisis": CrisisDice,
    "tactics": TacticsDice,
    "revolution": RevolutionDice,
}
"""By title; one whose dice nobody counts has none."""
