"""Sentinel MK4."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.kernel import PASS, Illegal
from longbox.titles.crisis.builder import faults
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.setup import AnySquad
from longbox.titles.crisis.rules.squads import duplicates, legal_squads
from longbox.titles.crisis.words import ENERGY, S
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, fire, settle, take, usable

ME = "sentinel-mk4"
NOVA, JEAN = "cassandra-nova", "jean-grey"


def scene(power: int = 0, foe: str = SKULL) -> Duel:
    return Duel(ME, foe).put(ME, 10, 10).put(foe, 13.5, 10).set(ME, power=power)


def test_plasma_blast_brings_power_and_has_a_die_for_each_power_spent() -> None:
    duel = scene(3).roll("hit hit hit blank blank blank", "blank blank blank blank").attack(ME, "plasma-blast", SKULL)
    take(duel, "'spend', 2")
    assert settle(duel).damage(SKULL) == 3
    assert duel.power(ME) == 3 - 2 + 3


def test_plasma_leak_has_two_dice_for_each_critical_and_hurts_itself() -> None:
    duel = scene().put(SKULL, 13, 10).set(ME, injured=1)
    guard = blanks(duel.t.side(duel.who(SKULL)).defense[ENERGY])
    duel.roll("crit blank blank blank", guard, "hit hit").attack(ME, "plasma-leak", SKULL)
    assert settle(duel).damage(SKULL) == 3
    assert duel.damage(ME) == 1


@pytest.mark.parametrize("wilds", [1, 2])
def test_suppression_protocols_bring_a_condition_for_each_wild(wilds: int) -> None:
    duel = settle(fire(scene(3), ME, "suppression-protocols", SKULL, *["wild"] * wilds))
    assert len(duel.conditions(SKULL) & {"incinerate", "shock", "slow"}) == wilds == len(duel.conditions(SKULL))


def test_restraint_cables_pull_an_enemy_in_sight() -> None:
    duel = scene(4).put(SKULL, 15, 10).use(ME, "restraint-cables")
    assert duel.t.stack[-1].tool == S
    settle(duel)
    assert duel.at(SKULL)[0] < 15
    assert not usable(duel, ME, "restraint-cables")
    wall = [("wall", 5, False, ((13.0, 5.0), (13.5, 5.0), (13.5, 15.0), (13.0, 15.0)))]
    assert not usable(Duel(ME, SKULL, terrain=wall).put(ME, 10, 10).put(SKULL, 15, 10).set(ME, power=2), ME, "restraint-cables")


@pytest.mark.parametrize(("injured", "power"), [(0, 2), (1, 1)])
def test_power_matrix_and_damaged_power_matrix(injured: int, power: int) -> None:
    duel = scene().set(ME, injured=injured)
    window = duel.t.window("activation_end", duel.who(ME))
    assert window is not None
    assert settle(duel.push(window)).power(ME) == power


def test_sentinel_programming_is_not_moved_by_minds() -> None:
    duel = scene(foe=NOVA).set(NOVA, power=2)
    assert not asks(fire(duel, NOVA, "mind-possession", ME), "advance")
    assert asks(fire(Duel(SKULL, NOVA).set(NOVA, power=1), NOVA, "mind-possession", SKULL), "advance")


@pytest.mark.parametrize("friend", [True, False])
def test_sentinel_programming_is_not_moved_by_superpowers_of_either_side(friend: bool) -> None:
    duel = Duel((ME, JEAN), SKULL) if friend else Duel(ME, (JEAN, SKULL))
    duel.put(ME, 10, 10).put(JEAN, 13, 10).put(SKULL, 30, 30).set(JEAN, power=6)
    duel.t.status[duel.who(ME)] |= ACTIVATED
    assert not asks(duel.use(JEAN, "matter-transmutation"), "direction")
    duel.t.status[duel.who(SKULL)] |= ACTIVATED
    assert asks(duel.put(SKULL, 13, 13).put(ME, 30, 10).use(JEAN, "matter-transmutation"), "direction")


def test_sentinel_programming_counts_wilds_twice_against_mystic_attacks() -> None:
    assert settle(fire(scene(foe=NOVA), NOVA, "psionic-bolt", ME, "hit", "hit", guard="wild")).damage(ME) == 0
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit", guard="wild")).damage(ME) == 1


def asks(duel: Duel, kind: str) -> bool:
    """Whether a question of this kind comes before the scene is still."""
    while not duel.still and duel.ask.kind != kind:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return not duel.still


def test_master_mold_lets_two_into_a_roster_and_a_squad() -> None:
    known = the_cards().characters
    assert not duplicates((ME, ME), 2025, known)
    assert duplicates((ME, ME, ME), 2025, known)
    assert duplicates((SKULL, SKULL), 2025, known)
    assert legal_squads((ME, ME, "viper"), (0, 0, 0), 8, 2025, known) == {
        3: [("viper",)],
        4: [(ME,)],
        7: [(ME, "viper")],
        8: [(ME, ME)],
    }
    duel = scene()
    squads = AnySquad((ME, ME, "viper"), (0, 0, 0), 11)
    assert squads.accept(duel.t, (ME, ME)) == (ME, ME)
    assert squads.accept(duel.t, ("viper", ME)) == (ME, "viper")
    with pytest.raises(Illegal):
        squads.accept(duel.t, (ME, ME, ME))


def test_a_roster_with_two_of_them_is_as_good_as_any() -> None:
    roster = replace(LIBRARY.rosters["avengers"], characters=(ME, ME, *LIBRARY.rosters["avengers"].characters[2:]))
    assert not faults(roster)
    three = replace(roster, characters=(ME, ME, ME, *roster.characters[3:]))
    assert faults(three) == ["Sentinel MK4 is in this roster more than 2 times."]
