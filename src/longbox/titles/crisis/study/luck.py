"""Luck: what attack, defense and dodge dice were worth on average by exact odds, and what they came to, in successes."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.kernel import Event, Plain
from longbox.titles.facets import Dice, Roll, moments

from ..codes import CRIT, FAIL, NOBODY
from ..events import DiceChanged, DiceRolled
from ..odds.attacks import pools_of
from ..odds.pools import Pool, successes
from ..rules.attacks import Attack
from ..rules.dice import Dodge, extra_dice, roll_frame, worth_of
from ..script import queries
from ..state import Table


class CrisisDice(Dice[Table]):
    """Attack, defense and dodge dice, in successes."""

    def __init__(self) -> None:
        self.shown: dict[tuple[int, str], list[int]] = {}
        """Faces by depth of the frame that rolls and by roll: what lay there before dice are rolled again."""
        self.again: dict[int, int] = {}
        """Per depth, how many dice rolled again are known."""
        self.fallen: dict[int, list[int]] = {}
        """Per depth, an attack roll as it fell, where somebody was asked before it was told: a card may have changed it since."""

    def look(self, t: Table) -> None:
        for depth, frame in enumerate(t.stack):
            if isinstance(frame, Attack) and frame.attack_roll and not frame.defense_roll:
                self.fallen[depth] = list(frame.attack_roll)

    def hear(self, t: Table, event: Event, choice: Plain | None) -> Iterator[Roll]:
        if not isinstance(event, DiceRolled | DiceChanged) or event.roll not in ("attack", "defense", "dodge"):
            return
        frame = roll_frame(t)
        depth = t.stack.index(frame)
        pool = self.pool(t, frame, event.roll)
        if isinstance(event, DiceChanged):
            yield from self.changed(t, frame, depth, event, pool)
            return
        faces = [*event.faces, *event.extra]
        if event.faces:
            first, chosen = self.first(frame, depth, event, pool, faces)
        else:
            self.shown.setdefault((depth, event.roll), []).extend(faces)
            first, chosen = Pool(len(faces), pool.worth, 0), 0
        if faces:
            mean, variance = moments(enumerate(successes(first)))
            if chosen:  # dice for a Critical that a card made: no luck to have them, but how they fall
                more, wider = moments(enumerate(successes(Pool(chosen, pool.worth, 0))))
                mean, variance = mean + more, variance + wider
            yield Roll(t.seat[event.who], event.roll, mean, variance, sum(pool.worth[face] for face in faces))

    def first(self, frame: Attack | Dodge, depth: int, event: DiceRolled, pool: Pool, faces: list[int]) -> tuple[Pool, int]:
        """A roll as it falls: what was rolled, and how many dice more for Criticals that a card made. `faces` are put right."""
        if event.roll != "defense":
            self.again[depth] = 0
        free = not any(roll == event.roll for roll, _ in frame.treated)
        if free and pool.treat != NOBODY and FAIL in faces:
            faces[faces.index(FAIL)] = pool.treat  # it was among the dice that Criticals added
        self.shown[depth, event.roll] = list(faces)
        rolled = Pool(len(event.faces), pool.worth, pool.per_crit, pool.treat)
        fell = self.fallen.pop(depth, None) if event.roll == "attack" else None
        if not fell or pool.treat != NOBODY:
            return rolled, 0
        faces[: len(fell)] = fell
        return rolled, (event.faces.count(CRIT) - fell.count(CRIT)) * pool.per_crit

    def changed(self, t: Table, frame: Attack | Dodge, depth: int, event: DiceChanged, pool: Pool) -> Iterator[Roll]:
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

    def pool(self, t: Table, frame: Attack | Dodge, roll: str) -> Pool:
        """What faces count in this roll, and what Criticals and cards do to it."""
        if isinstance(frame, Attack):
            return pools_of(t, frame)[roll == "defense"]
        who = frame.target
        treat = next((to for face, to in t.changes(queries.TREAT_AS, who) if face == FAIL), NOBODY)
        return Pool(1, tuple(worth_of(t, who, False)), extra_dice(t, who, (CRIT,)), treat)
