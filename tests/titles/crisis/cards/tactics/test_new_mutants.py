"""Team Tactic cards of the affiliation New Mutants."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import HIT, NOBODY
from longbox.titles.crisis.rules.damage import Defeat
from longbox.titles.crisis.words import SELF, TARGET, Run, damage, gain_power, hits_rolled, roll_for, seq

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import blanks, offers, settle, take
from ..scenes.dark_dimension import FOE, MATE, faces

MAGIK = "magik"
MISS = "blank blank fail fail"
BISHOP = "bishop"
SUNSPOT = "sunspot"
X23 = "x-23"


def led_by_magik() -> Duel:
    duel = Duel([MAGIK, MATE, "shadowcat"], FOE).hand("new-mutants").put(FOE, 12.7, 10).put(MATE, 8, 10).put("shadowcat", 30, 30)
    duel.push(duel.t.window("deployed"))
    return settle(take(duel, "new-mutants"))


def test_magik_leads_the_new_mutants() -> None:
    duel = led_by_magik().set(MATE, power=2)
    assert duel.t.leader == [0, NOBODY]
    assert duel.t.tactics[0] == []
    duel.roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", MAGIK)
    take(duel, "cry-for-help")
    settle(duel.answer(next(one for one in duel.offered if one != PASS)))
    assert duel.power(MATE) == 1
    assert duel.t.within(0, 1, 1)


@pytest.mark.parametrize(("power", "x"), [(0, 8.0), (2, 1.0)])
def test_who_helps_needs_power_and_stands_within_three(power: int, x: float) -> None:
    duel = led_by_magik().set(MATE, power=power).put(MATE, x, 10)
    duel.roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", MAGIK)
    assert not offers(duel, "cry-for-help")


def test_her_leadership_takes_the_place_of_another_and_ends_with_her() -> None:
    storm = "storm"
    duel = Duel([MAGIK, storm, MATE], FOE).lead(storm).hand("new-mutants").set(MATE, power=2)
    assert {power.id for power in duel.t.leaderships(duel.t.leader[0])} == {"x-men-gold"}
    duel.push(duel.t.window("deployed"))
    settle(take(duel, "new-mutants"))
    assert [power.id for power in duel.t.leaderships(duel.t.leader[0])] == ["cry-for-help"]
    assert duel.t.hears("after_attack")
    settle(duel.push(Defeat(0, outright=True)))
    duel.put(FOE, 12.7, 13).roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", storm)
    assert not offers(duel, "cry-for-help")


def test_practice_round_rerolls_all_without_a_critical() -> None:
    for face, found in (("fail", True), ("crit", False)):
        duel = Duel(X23, SKULL).put(SKULL, 12.5, 10).hand("practice-round")
        duel.roll(f"{face} {blanks(5 if face == 'crit' else 4)}", MISS, "hit hit")
        duel.attack(X23, "adamantium-slash", SKULL)
        assert offers(duel, "practice-round") is found
        if found:
            settle(duel.answer("tactic/practice-round").answer([0, 1]))
            assert duel.damage(SKULL) == 2


def test_survive_the_night_hits_back() -> None:
    duel = Duel(BISHOP, [X23, SPIDER]).put(X23, 12.8, 10).put(SPIDER, 12.8, 13).hand("survive-the-night", seat=1)
    duel.roll(blanks(5), blanks(3)).attack(BISHOP, "xse-blaster", X23)
    take(duel, "survive-the-night")
    at = duel.at(BISHOP)
    duel.roll(f"hit {blanks(4)}", blanks(3))
    settle(duel)
    assert duel.damage(BISHOP) == 1
    assert duel.at(BISHOP) != at


def test_tomorrows_soldiers_fight_on() -> None:
    duel = Duel([X23, SUNSPOT, CAP], SKULL).hand("tomorrows-soldiers").set(X23, damage=4)
    duel.script(damage(TARGET, 1), SKULL, target=0)
    take(duel, "tomorrows-soldiers")
    settle(duel)
    assert [duel.power(who) for who in (X23, SUNSPOT, CAP)] == [1, 2, 0]
    duel = Duel([BISHOP, SUNSPOT], SKULL).hand("tomorrows-soldiers").set(BISHOP, damage=5)
    assert not offers(duel.script(damage(TARGET, 1), SKULL, target=0), "tomorrows-soldiers")


@pytest.mark.parametrize("script", ["tactic/test", "test"])
def test_practice_round_is_for_all_dice_one_rolls(script: str) -> None:
    """Those of a superpower and of a Team Tactic card, too, not only in attacks."""
    duel = Duel([X23, "storm"], SKULL).hand("practice-round").roll("blank blank")
    effect = seq(roll_for(2, (HIT,), "test"), gain_power(SELF, hits_rolled))
    duel.push(Run(duel.t.library.add_script(script, effect), 0, 0))
    duel.roll("hit hit").answer("tactic/practice-round").answer([0, 1])
    assert duel.power(X23) == 2
