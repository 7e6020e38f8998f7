"""Maverick (Christoph Nord)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import SELF, TARGET, ally, heal, heal_up_to, may_heal, seq
from longbox.titles.crisis.words.damage import healed
from longbox.titles.crisis.words.power import gain_power

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit

MAVERICK = "maverick"
CREED = "sabretooth-apex-predator"
LOGAN = "weapon-x"
RIDER = "cosmic-ghost-rider"
X23 = "x-23"
POOL = "deadpool"
DWARF = "black-dwarf"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "attack"), [(MAVERICK, "adamantium-knife"), (CREED, "claw-slash")])
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = settle(hit(who, attack, "hit hit"))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack", "faces", "found"),
    [
        (MAVERICK, "plasma-blasters", "hit", True),
        (MAVERICK, "plasma-blasters", "wild", False),
        (LOGAN, "uncontrollable-weapon", "wild wild", True),
        (LOGAN, "uncontrollable-weapon", "wild hit", False),
    ],
)
def test_attacks_that_go_on_once(who: str, attack: str, faces: str, found: bool) -> None:
    duel = hit(who, attack, faces, "block block block block")
    assert offers(duel, f"'{attack}'") is found
    if found:
        duel.roll(f"{faces} {blanks(9)}").answer(("do", attack))  # Weapon X has no Power left for it
        assert not offers(duel, f"'{attack}'")


def test_agent_zero_throws_the_smaller() -> None:
    duel = hit(MAVERICK, "agent-zero", "wild")
    take(duel, "'throw'")
    settle(duel)
    assert duel.at(SKULL)[0] > 13
    duel = Duel(MAVERICK, DWARF).put(DWARF, 13, 10).set(MAVERICK, power=3).roll(f"wild {blanks(6)}", MISS)
    assert not offers(duel.attack(MAVERICK, "agent-zero", DWARF), "'throw'")
    assert not offers(hit(MAVERICK, "agent-zero", "hit"), "'throw'")


def test_corrosive_keeps_enemies_from_healing_themselves() -> None:
    for power, left in ((2, 3), (1, 1)):
        duel = Duel(MAVERICK, [POOL, CAP]).put(POOL, 13, 10).set(MAVERICK, power=power).set(POOL, damage=3)
        duel.script(heal(SELF, 2), POOL)
        if power == 2:
            take(duel, "corrosive")
        assert (duel.still, duel.damage(POOL), duel.power(MAVERICK)) == (True, left, 0 if power == 2 else 1)


@pytest.mark.parametrize(("effect", "who"), [(heal(TARGET, 2), CAP), (heal(SELF, 2), MAVERICK)])
def test_corrosive_is_for_enemies_and_what_they_do_themselves(effect: object, who: str) -> None:
    duel = Duel([MAVERICK, X23], [POOL, CAP]).put(POOL, 13, 10).set(MAVERICK, power=2, damage=2).set(POOL, damage=3)
    assert not offers(duel.script(effect, who, target=duel.who(POOL)), "corrosive")
    far = Duel(MAVERICK, POOL).put(POOL, 18, 10).set(MAVERICK, power=2).set(POOL, damage=3)
    assert not offers(far.script(heal(SELF, 2), POOL), "corrosive")


@pytest.mark.parametrize("effect", [heal_up_to(SELF, 2), seq(may_heal(SELF, 2), gain_power(SELF, healed))])
def test_corrosive_stops_healing_that_is_chosen(effect: object) -> None:
    for stopped in (True, False):
        duel = Duel(MAVERICK, POOL).put(POOL, 13, 10).set(MAVERICK, power=2).set(POOL, damage=3).script(effect, POOL)
        duel.answer(next(one for one in duel.offered if one != PASS))
        if stopped:
            take(duel, "corrosive")
        settle(duel)
        assert duel.damage(POOL) == (3 if stopped else 1)
        if isinstance(effect, seq):
            assert duel.power(POOL) == (0 if stopped else 2)


def test_several_are_healed_one_after_the_other() -> None:
    duel = Duel(MAVERICK, [POOL, CAP]).put(POOL, 13, 10).set(MAVERICK, power=2).set(POOL, damage=3).set(CAP, damage=3)
    take(duel.script(heal(ally, 2), POOL), "corrosive")
    assert (duel.damage(POOL), duel.damage(CAP)) == (3, 1)


def test_kinetic_energy_moves_him() -> None:
    for attack, faces, gained in (("claw-slash", "hit", 2), ("claw-slash", "blank", 0)):
        duel = Duel(CREED, MAVERICK).put(MAVERICK, 12.8, 10)
        duel.roll(f"{faces} {blanks(4)}", MISS).attack(CREED, attack, MAVERICK)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert (duel.still, duel.power(MAVERICK)) == (not gained, gained)
    duel = Duel(RIDER, MAVERICK).put(MAVERICK, 13, 10).roll(f"hit {blanks(5)}", MISS)
    assert settle(duel.attack(RIDER, "hellfire-blasters", MAVERICK)).power(MAVERICK) == 1  # energy


def test_hit_and_run() -> None:
    duel = Duel(MAVERICK, SKULL).put(SKULL, 12.5, 10).set(MAVERICK, power=2).use(MAVERICK, "hit-and-run")
    assert ("attack", "plasma-blasters") in duel.offered
    duel.answer(PASS)
    assert ("move",) in duel.offered
