"""Archangel (Warren Worthington III)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.dice import Dodge

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable
from ..scenes.x_force import hit

ANGEL = "archangel"
PSYLOCKE = "psylocke"
X23 = "x-23"


def test_overwing_lands_by_the_target() -> None:
    duel = hit(ANGEL, "razor-wing-strike", "crit", duel=Duel(ANGEL, SKULL))
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)


def test_neurotoxin_ends_a_poisoned_and_bleeding_turn() -> None:
    for tired in (0, ACTIVATED):
        duel = Duel(ANGEL, SKULL).put(SKULL, 12.5, 10).set(SKULL, conditions=("bleed", "poison"))
        duel.t.status[1] |= tired
        settle(hit(ANGEL, "avatar-of-death", "wild", duel=duel))
        assert duel.t.status[1] & ACTIVATED
        assert ("stagger" in duel.conditions(SKULL)) is bool(tired)


def test_charge_moves_and_attacks() -> None:
    duel = Duel(ANGEL, SKULL).set(ANGEL, power=2).use(ANGEL, "charge")
    assert duel.offered == (PASS, ("move",), ("climb",))
    assert not usable(duel, ANGEL, "charge")
    assert duel.t.superpower(0, "charge").action


def test_wing_shield_helps_against_attacks_and_in_dodges() -> None:
    duel = Duel(SKULL, ANGEL).put(ANGEL, 12.5, 10).set(ANGEL, power=2)
    duel.push(Dodge(1, 3, 0)).roll("block block block block block block")
    duel.answer("archangel/wing-shield")
    settle(duel)
    assert duel.damage(ANGEL) == 0
    assert not duel.t.script
    duel = Duel(X23, ANGEL).put(ANGEL, 12.8, 10).set(ANGEL, power=2).roll(blanks(5), blanks(6))
    settle(take(duel.attack(X23, "adamantium-slash", ANGEL), "wing-shield"))
    assert not duel.t.script
    duel = Duel(PSYLOCKE, ANGEL).put(ANGEL, 12.8, 10).set(ANGEL, power=2).roll(blanks(4), blanks(4))
    assert not offers(duel.attack(PSYLOCKE, "psi-bow", ANGEL), "wing-shield")


def test_chosen_of_apocalypse_turns_a_die_for_each_wild() -> None:
    duel = take(hit(ANGEL, "razor-wing-strike", "wild"), "chosen-of-apocalypse")
    settle(duel.answer([1]))
    assert duel.damage(SKULL) == 2
    assert not offers(hit(ANGEL, "razor-wing-strike", "hit"), "chosen-of-apocalypse")


def test_archangel_flies() -> None:
    assert list(Duel(ANGEL, SKULL).t.changes("move_size", 0)) == [5]
