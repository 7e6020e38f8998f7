"""Luck: every roll against what a pencil says it is worth, and no bias over many games."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from longbox.kernel import Plain
from longbox.players import Sight, player
from longbox.titles import title
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.facets import Roll, study
from longbox.titles.revolution.rules.attacks import Strike, compare
from longbox.titles.revolution.state import TOKEN
from longbox.titles.tactics.codes import AGILITY
from longbox.titles.tactics.rules.feats import Feat, colour_of
from titles.crisis.fighters import FIGHTER, character, innate, me, modify_own, on, reroll
from titles.crisis.scene import Duel
from titles.revolution.scene import Scene as Arena
from titles.tactics.scene import Scene as Alley

LUCKY = character("lucky-fighter", innate("again", on(modify_own(roller=me), reroll(2), optional=True)))
SKULL = "red-skull-master-of-the-world"


class Ear:
    """Hears the rolls of a scene."""

    def __init__(self, scene: Any, name: str) -> None:
        self.t, self.dice, self.choice = scene.t, study(title(name)).dice(), None
        self.rolls: list[Roll] = []
        self.t.sink = lambda event: self.rolls.extend(self.dice.hear(self.t, event, self.choice))

    def answer(self, choice: Any) -> None:
        ask = self.t.ask
        chosen: Plain = choice if choice in ask.options else ask.judge(self.t, choice)
        self.dice.look(self.t)
        self.choice = chosen
        self.t.resolve(chosen)

    def told(self) -> list[tuple[int, str, float, float]]:
        return [(one.seat, one.kind, one.expected, one.actual) for one in self.rolls]


# -- Crisis Protocol: an attack die counts with 4 of 8 faces, a defense die with 3, a Critical (1 of 8) adds a die ------------


def test_an_attack_by_hand() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    ear = Ear(duel, "crisis")
    duel.roll("crit crit blank blank", "crit blank blank", "crit hit", "blank").attack(0, "jab", 1)
    assert duel.still
    assert ear.told() == [
        (0, "attack", pytest.approx(4 * 4 / 8 * (1 + 1 / 8)), 4),
        (1, "defense", pytest.approx(3 * 3 / 8 * (1 + 1 / 8)), 1),
    ]


def test_the_variance_of_one_die_by_hand() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    ear = Ear(duel, "crisis")
    duel.put(1, 13, 10).roll("blank", "blank blank blank").attack(0, "tap", 1)
    # 0 with 4 faces; 1 with 3, and with the Critical and a miss; 2 with the Critical and a hit
    mean, square = Fraction(9, 16), Fraction(3, 8) + Fraction(1, 16) + 4 * Fraction(1, 16)
    assert ear.rolls[0].expected == pytest.approx(float(mean))
    assert ear.rolls[0].variance == pytest.approx(float(square - mean * mean))


def test_dice_rolled_again_count_by_what_they_change() -> None:
    duel = Duel(LUCKY, FIGHTER)
    ear = Ear(duel, "crisis")
    duel.roll("hit blank hit block", "blank blank blank", "wild fail").attack(0, "jab", 1)
    ear.answer(next(one for one in duel.offered if "lucky-fighter/again" in str(one)))
    ear.answer([0, 1])
    assert ear.told()[2:] == [(0, "attack", pytest.approx(2 * 4 / 8 - 1), 1 - 1)]


def test_a_dodge_by_hand() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    ear = Ear(duel, "crisis")
    duel.roll("block fail hit").push(Dodge(1, 5, 0))
    assert ear.told() == [(1, "dodge", pytest.approx(3 * 3 / 8 * 9 / 8), 1)]


def test_hex_takes_the_dice_of_criticals() -> None:
    duel = Duel(FIGHTER, FIGHTER).set(0, conditions=("hex",))
    ear = Ear(duel, "crisis")
    duel.roll("crit blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert ear.told()[0] == (0, "attack", pytest.approx(4 * 4 / 8), 1)


def test_a_critical_that_a_card_makes_is_no_luck_but_its_die_is() -> None:
    duel = Duel([SKULL, FIGHTER], FIGHTER).lead(SKULL)
    ear = Ear(duel, "crisis")
    duel.roll("fail blank blank blank").attack(1, "jab", 2)
    assert duel.t.ask is not None
    choice = next(one for one in duel.t.ask.options if "my-cabal" in str(one))
    duel.roll("blank blank blank", "hit")
    ear.answer(choice)
    assert ear.told()[0] == (0, "attack", pytest.approx(4 * 4 / 8 * 9 / 8 + 4 / 8), 0 + 1)


# -- FASERIP Tactics: a FEAT is worth its colour ---------------------------------------------------------------------------------


def test_a_feat_by_hand() -> None:
    scene = Alley("A .", "A daredevil")
    ear = Ear(scene, "tactics")
    scene.roll(96).push(Feat(scene["A"], "attack", AGILITY))
    rank = scene.t.ability(scene["A"], AGILITY)
    colours = [colour_of(roll, rank) for roll in range(1, 101)]
    assert ear.told() == [(0, "attack", pytest.approx(sum(colours) / 100), colour_of(96, rank))]
    assert ear.rolls[0].variance == pytest.approx(sum(c * c for c in colours) / 100 - (sum(colours) / 100) ** 2)


def test_a_feat_rolled_again() -> None:
    scene = Alley("A .", "A daredevil", karma=True)
    ear = Ear(scene, "tactics")
    rank = scene.t.ability(scene["A"], AGILITY)
    scene.roll(50, 99).push(Feat(scene["A"], "endurance", AGILITY))
    if scene.kind == "karma":
        ear.answer("pass")
    assert scene.kind == "reroll"
    ear.answer(next(one for one in scene.options if one != "pass"))
    mean = sum(colour_of(roll, rank) for roll in range(1, 101)) / 100
    first, second = colour_of(50, rank), colour_of(99, rank)
    assert first < second
    assert ear.told() == [
        (0, "feat", pytest.approx(mean), first),
        (0, "feat", pytest.approx(mean - first), second - first),
    ]


# -- Mutant Revolution: Dice Strings -----------------------------------------------------------------------------------------------


def arena(who: str, other: str = "storm") -> Arena:
    return Arena().join(0, who).join(3, other).fight("gamma-rampage", {0: (who, (0, 0)), 3: (other, (1, 0))})


def mean_damage(attack: list[list[int]], defense: list[list[int]]) -> float:
    """Every roll written down: one list of faces for each die."""
    ends = [compare(list(a), list(d)) for a in _all(attack) for d in _all(defense)]
    return sum(ends) / len(ends)


def _all(dice: list[list[int]]) -> list[list[int]]:
    rolls: list[list[int]] = [[]]
    for faces in dice:
        rolls = [[*roll, face] for roll in rolls for face in faces]
    return rolls


ANY = [1, 2, 3, 4, 5, 6]


def test_a_strike_by_hand() -> None:
    scene = arena("inkwell")
    ear = Ear(scene, "revolution")
    scene.t.stats[0], scene.t.stats[3] = (2, 2, 2), (3, 1, 3)
    scene.t.power[scene.t.pc[0]] = 0
    scene.roll(6, 2, 5).push(Strike(0, 3))
    mean = mean_damage([ANY, ANY], [ANY])
    assert ear.told() == [
        (0, "attack", pytest.approx(mean), 1),
        (3, "defense", pytest.approx(2 - mean), 1),
    ]


def test_attack_dice_rolled_again() -> None:
    scene = arena("inkwell")
    ear = Ear(scene, "revolution")
    scene.t.stats[0], scene.t.stats[3] = (2, 2, 2), (3, 1, 3)
    scene.roll(4, 1, 5, 6).push(Strike(0, 3))
    ear.answer(next(one for one in scene.options if one != "pass"))
    assert scene.kind == "reroll"
    ear.answer((1,))
    # one die shows 4 and stays, the other is rolled again against a 5; before, nothing was hit; now 6 beats 5, and 4 is unopposed
    mean = mean_damage([[4], ANY], [[5]])
    assert ear.told()[2:] == [(0, "attack", pytest.approx(mean), 2), (3, "defense", pytest.approx(-mean), -2)]


def test_mission_characters_have_no_luck() -> None:
    scene = arena("inkwell")
    scene.fight("hellfire-sentinel", {0: ("inkwell", (0, 0))}, (1, 0))
    ear = Ear(scene, "revolution")
    scene.loose()
    scene.push(Strike(TOKEN, 0))
    assert {one.kind for one in ear.rolls} == {"defense"}
    assert {one.seat for one in ear.rolls} == {0}


# -- over many games luck evens out ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "options", "games"),
    [("crisis", 2, {"setup": "quick"}, 3), ("tactics", 2, {"level": "back-alley"}, 6), ("revolution", 3, {"last_round": 2}, 12)],
)
def test_luck_is_fair(name: str, seats: int, options: dict[str, Any], games: int) -> None:
    played = title(name)
    rolls: list[Roll] = []
    for seed in range(games):
        dice, state = study(title(name)).dice(), played.new(seats, seed, options)
        heard: list[Any] = [None]

        def hear(event: Any, state: Any = state, dice: Any = dice, heard: list[Any] = heard) -> None:
            rolls.extend(dice.hear(state, event, heard[0]))

        state.sink = hear
        bots = [player("random" if name == "tactics" else "greedy", f"{seed} {seat}") for seat in range(seats)]
        while state.ask is not None:
            heard[0] = state.ask.judge(state, bots[state.ask.seat].choose(Sight(played, state, state.ask)))
            dice.look(state)
            state.resolve(heard[0])
    assert len(rolls) > 100
    for kind in {one.kind for one in rolls}:
        own = [one for one in rolls if one.kind == kind]
        off = sum(one.actual - one.expected for one in own)
        assert abs(off) < 3.5 * sqrt(sum(one.variance for one in own)), kind
