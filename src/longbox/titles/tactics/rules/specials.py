"""Specials that take an action (chapter "Specials"): when they may be used and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from longbox.kernel import PASS, Ask

from ..codes import (
    BY_FLURRY,
    BY_SPECIAL,
    CONDITION_BITS,
    FLOWN,
    GREEN,
    INTUITION,
    KO,
    NOBODY,
    PHASED,
    READY,
    SHAPESHIFT,
    TAKEN,
    VALUES,
    VANISHED,
    WALKED,
    WHITE,
)
from ..events import Countered, Moved, SpecialUsed
from ..state import Step, Table
from ..words import Carries, Counters, Deals, Drives, Flurry, Gains, Heals, Inflicts, Lays, Special, Targets, Tires, Weakens, Word
from .adjacency import adjacent
from .attacks import Strike
from .choices import Blow, Countering, Pass
from .conditions import gain, held_fast, rooted, tire
from .damage import heal, weaken
from .feats import FOR_SPECIAL, TO_SEE_THROUGH, Feat
from .harm import harm
from .movement import harmless
from .targets import brawls, within_sight
from .terrain import LayTerrain, layable

ActionWord: TypeAlias = Gains | Carries | Lays | Flurry | Targets | Heals
ACTION_WORDS = (Gains, Carries, Lays, Flurry, Targets, Heals)


def action_word(special: Special) -> ActionWord | None:
    """The word of a Special that takes an action; None if there is none. A Special has at most one."""
    return next((part for part in special.parts if isinstance(part, ACTION_WORDS)), None)


def cost_of_special(special: Special) -> str:
    """The action a Special takes: to be switched on, or to be used."""
    word = action_word(special)
    return special.action or (word.action if word else "")


def specials_open(t: Table, who: int, can: dict[str, bool]) -> list[int]:
    """The Specials, by number, that a figure with these actions left can use now."""
    found = []
    for number, special in enumerate(t.folio(who).specials):
        word = action_word(special)
        if not (special.action or word) or not can[cost_of_special(special)] or number in t.countered_of(who):
            continue
        if (who, number) not in t.switched if special.action else word is not None and usable(t, who, word):
            found.append(number)
    return found


def usable(t: Table, who: int, word: ActionWord) -> bool:
    """Whether a word that takes an action could do anything now."""
    if isinstance(word, Gains):
        bit = CONDITION_BITS[word.state]
        return not t.conditions[who] & bit and not (bit == PHASED and t.carrying[who] != NOBODY)
    if isinstance(word, Flurry):
        return bool(brawls(t, who))
    if isinstance(word, Targets):
        return bool(aimed_at(t, who, word))
    if isinstance(word, Heals):
        return bool(patients(t, who)) if word.other else t.wounded(who)
    if isinstance(word, Lays):
        return bool(layable(t, who, word.terrain, word.range, []))
    return not rooted(t, who)


def aimed_at(t: Table, who: int, word: Targets) -> list[int]:
    """Whom a Special may target. One that only counters needs somebody with a Special to counter."""
    foes = [foe for foe in t.foes(who) if not word.against or t.disposition(foe) == word.against]
    if word.green == (Counters(),) and not word.yellow and not word.red:
        foes = [foe for foe in foes if t.working(foe)]
    return within_sight(t, who, foes, word.range)


def patients(t: Table, who: int) -> list[int]:
    """Adjacent Teammates that are Wounded."""
    return [one for one in t.standing(t.seat[who]) if t.teammates(who, one) and adjacent(t, who, one) and t.wounded(one)]


def use(t: Table, who: int, number: int) -> Step | None:
    """What a Special does."""
    special = t.folio(who).specials[number]
    word = action_word(special)
    if not isinstance(word, Targets) or special.action:
        t.emit(SpecialUsed, who, special.id)
    if special.action:
        t.switched.append((who, number))
        return None
    if isinstance(word, Gains):
        gain(t, who, CONDITION_BITS[word.state], until_start=True)  # FT-338
        return None
    if isinstance(word, Heals):
        if word.other:
            return Mend(who, word.amount)
        heal(t, who, word.amount)
        return None
    if isinstance(word, Flurry):
        return FlurryOfBlows(who, word.attacks)
    if isinstance(word, Lays):
        return LayTerrain(who, word.terrain, word.squares, word.range, [], word.rank)
    if isinstance(word, Targets):
        return Aim(who, number)
    assert isinstance(word, Carries)
    return Carry(who, word.far, word.alone)


@dataclass(slots=True)
class Aim(Step):
    """A Special that targets: Line of Sight, a Shapeshifter seen through, a FEAT, then its effects (FT-131, FT-337)."""

    STEPS = ("choose", "see_through", "feat", "read", "effect")

    who: int
    number: int
    target: int = NOBODY
    colour: int = WHITE
    done: int = 0
    """How many effects have happened."""

    def word(self, t: Table) -> Targets:
        found = action_word(t.folio(self.who).specials[self.number])
        assert isinstance(found, Targets)
        return found

    def choose(self, t: Table) -> Ask:
        return Ask(t.seat[self.who], "target", tuple(aimed_at(t, self.who, self.word(t))))

    def answer_target(self, t: Table, target: int) -> None:
        self.step += 1
        self.target = target
        t.emit(SpecialUsed, self.who, t.folio(self.who).specials[self.number].id, target)

    def see_through(self, t: Table) -> Step | None:
        t.colour = GREEN
        return Feat(self.who, TO_SEE_THROUGH, INTUITION) if t.conditions[self.target] & SHAPESHIFT else None

    def feat(self, t: Table) -> Step | None:
        ability = self.word(t).ability
        return Feat(self.who, FOR_SPECIAL, ability) if ability != NOBODY and t.colour >= GREEN else None

    def read(self, t: Table) -> None:
        self.colour = t.colour

    def effect(self, t: Table) -> Step | None:
        word = self.word(t)
        effects = [one for row in ((), word.green, word.yellow, word.red)[: self.colour + 1] for one in row]
        if self.done == len(effects) or t.ready[self.target] == KO:
            return None
        self.done += 1
        self.back_to("effect")
        return befall(t, self.who, self.target, effects[self.done - 1])


def befall(t: Table, who: int, target: int, effect: Word) -> Step | None:
    """One effect of a Special on its target."""
    if isinstance(effect, Inflicts):
        gain(t, target, CONDITION_BITS[effect.condition], who)
    elif isinstance(effect, Weakens):
        weaken(t, target)
    elif isinstance(effect, Deals):
        harm(t, target, VALUES[effect.rank], effect.kind, BY_SPECIAL, who)
    elif isinstance(effect, Tires):
        tire(t, target)
    elif isinstance(effect, Drives):
        return Drive(who, target, effect.squares)
    else:
        return Counter(who, target)
    return None


@dataclass(slots=True)
class Counter(Step):
    """Which Special of the target is countered: one that works now (FT-127)."""

    STEPS = ("choose",)

    who: int
    target: int

    def choose(self, t: Table) -> Ask | None:
        found = t.working(self.target)
        if len(found) > 1:
            return Ask(t.seat[self.who], "counter", tuple((self.target, number) for number in found))
        if found:
            self.counter(t, found[0])
        return None

    def answer_counter(self, t: Table, choice: Countering) -> None:
        self.step += 1
        self.counter(t, choice[1])

    def counter(self, t: Table, number: int) -> None:
        t.countered.append((self.target, number, self.who))
        t.emit(Countered, self.target, t.folio(self.target).specials[number].id)


@dataclass(slots=True)
class Drive(Step):
    """Somebody is moved, along a harmless way: an opponent that a Special drives, or a figure by its own Plot."""

    STEPS = ("choose",)

    who: int
    target: int
    squares: int

    def choose(self, t: Table) -> Ask | None:
        if rooted(t, self.target) if self.who == self.target else held_fast(t, self.target):
            return None
        room = tuple(sorted(harmless(t, self.target, self.squares)))
        return Ask(t.seat[self.who], "arrive", (t.at[self.target], *room)) if room else None

    def answer_arrive(self, t: Table, square: int) -> None:
        self.step += 1
        if square != t.at[self.target]:
            own = FLOWN if t.flies(self.target) else WALKED
            t.emit(Moved, self.target, t.at[self.target], square, own if self.who == self.target else TAKEN)
            t.at[self.target] = square


@dataclass(slots=True)
class Mend(Step):
    """An adjacent Teammate is healed."""

    STEPS = ("choose",)

    who: int
    amount: int

    def choose(self, t: Table) -> Ask:
        return Ask(t.seat[self.who], "target", tuple(patients(t, self.who)))

    def answer_target(self, t: Table, target: int) -> None:
        self.step += 1
        heal(t, target, self.amount)


@dataclass(slots=True)
class Carry(Step):
    """Two figures are taken elsewhere, through anything; the ally is Tired then (FT-180). Or one, `alone`."""

    STEPS = ("choose", "send_self", "send_ally", "over")

    who: int
    far: int
    alone: bool = False
    ally: int = NOBODY

    def choose(self, t: Table) -> Ask | None:
        allies = [
            one
            for one in t.standing(t.seat[self.who])
            if one != self.who and t.ready[one] == READY and not self.alone and not held_fast(t, one)
        ]
        return Ask(t.seat[self.who], "ally", (PASS, *allies)) if allies else None

    def answer_ally(self, t: Table, ally: int | Pass) -> None:
        self.step += 1
        self.ally = NOBODY if ally == PASS else ally

    def room(self, t: Table, who: int) -> tuple[int, ...]:
        ground, taken = t.ground(), t.occupied()
        free = [square for square in ground.within(t.at[who], self.far) if not (taken | ground.full) >> square & 1]
        return (t.at[who], *free)

    def send_self(self, t: Table) -> Ask:
        return Ask(t.seat[self.who], "arrive", self.room(t, self.who))

    def send_ally(self, t: Table) -> Ask | None:
        return None if self.ally == NOBODY else Ask(t.seat[self.who], "arrive", self.room(t, self.ally))

    def answer_arrive(self, t: Table, square: int) -> None:
        who = self.who if self.now == "send_self" else self.ally
        self.step += 1
        if square != t.at[who]:
            t.emit(Moved, who, t.at[who], square, VANISHED)
            t.at[who] = square

    def over(self, t: Table) -> None:
        if self.ally != NOBODY:
            tire(t, self.ally)


@dataclass(slots=True)
class FlurryOfBlows(Step):
    """Several Brawling attacks, each against whom the player likes (FT-186), one with the Object it carries (FT-550)."""

    STEPS = ("strike",)

    who: int
    left: int

    def strike(self, t: Table) -> Ask | None:
        if not self.left or t.ready[self.who] == KO:
            return None
        blows = brawls(t, self.who)
        choices: list[Blow] = [*blows]
        if t.carrying[self.who] != NOBODY and t.options["mended"]:
            choices += [(number, target, 1) for number, target in blows]
        return Ask(t.seat[self.who], "flurry", (PASS, *choices)) if choices else None

    def answer_flurry(self, t: Table, choice: Blow | Pass) -> Step | None:
        if choice == PASS:
            self.left = 0
            return None
        self.left -= 1
        number, target, *swing = choice
        return Strike(self.who, number, target, how=BY_FLURRY, swing=bool(swing))
