"""Luck: what Dice Strings were worth on average by exact odds, and what they came to: Damage dealt, Damage kept off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from longbox.kernel import Event, Plain
from longbox.titles.facets import Dice, Roll, moments

from ..events import Rolled
from ..odds.strings import damage_odds, rolls
from ..rules.attacks import Strike, compare
from ..rules.effects.dice import RollAgain
from ..state import TOKEN, Table


class RevolutionDice(Dice[Table]):
    """Dice Strings, in Damage: dealt by the attacker, kept off by the defender. Mission Characters have no luck of their own."""

    def __init__(self) -> None:
        self.lay = 0
        """Damage of the strings as they lay before."""

    def hear(self, t: Table, event: Event, choice: Plain | None) -> Iterator[Roll]:
        if not isinstance(event, Rolled):
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
