"""Psylocke (Elizabeth Braddock)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY, MYSTIC
from longbox.titles.crisis.rules.targets import may_be_targeted

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit, kinds

CABLE = "cable"
COLOSSUS = "colossus"
PSYLOCKE = "psylocke"
X23 = "x-23"
KITTY = "shadowcat"


def test_concussive_force_and_neural_disruption_take_power() -> None:
    duel = Duel(COLOSSUS, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=3)
    assert settle(hit(COLOSSUS, "strike", "wild", "block block block block", duel)).power(SKULL) == 2
    duel = Duel(PSYLOCKE, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=3)
    duel.roll(f"wild wild {blanks(3)}", "block block block block").attack(PSYLOCKE, "telekinetic-katana")
    duel.answer(MYSTIC)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    assert settle(duel).power(SKULL) == 1


def test_pursuit_goes_after_the_target() -> None:
    assert "advance" in kinds(hit(PSYLOCKE, "psi-bow", "hit", duel=Duel(PSYLOCKE, SKULL)))
    assert "advance" not in kinds(hit(PSYLOCKE, "psi-bow", "wild", duel=Duel(PSYLOCKE, SKULL)))


def test_psylocke_advances_and_her_next_katana_has_two_more_dice() -> None:
    duel = Duel(PSYLOCKE, SKULL).put(SKULL, 12.5, 10).set(PSYLOCKE, power=2).use(PSYLOCKE, "telekinetic-combat-enhancement")
    assert duel.ask.kind == "advance"
    duel.answer(PASS)
    for dice in (7, 5):
        duel.roll(blanks(dice), blanks(3)).attack(PSYLOCKE, "telekinetic-katana").answer(ENERGY)
        if not duel.still and duel.ask.kind == "target":
            duel.answer(SKULL)
        settle(duel)
        assert not duel.t.script
        duel.t.script = []


def test_precognition_rerolls_for_power_once_per_turn() -> None:
    duel = Duel(PSYLOCKE, SKULL).set(PSYLOCKE, power=3).roll(blanks(4), blanks(3), "wild wild")
    take(duel.attack(PSYLOCKE, "psi-bow", SKULL), "telepathic-precognition").answer(2)
    settle(duel.answer([0, 1]))
    assert (duel.damage(SKULL), duel.power(PSYLOCKE)) == (2, 2)
    duel.roll(blanks(4), blanks(3))
    assert not offers(duel.attack(PSYLOCKE, "psi-bow", SKULL), "telepathic-precognition")


def test_psylocke_counts_blanks_at_close_quarters() -> None:
    for at, suffered in ((12.5, 0), (15.5, 1)):
        duel = Duel(X23, PSYLOCKE).put(PSYLOCKE, at, 10).set(X23, power=2).roll(f"hit {blanks(5)}", "blank blank blank")
        assert settle(duel.attack(X23, "claw-rush", PSYLOCKE)).damage(PSYLOCKE) == suffered


def test_stealth() -> None:
    for who in (PSYLOCKE, KITTY):
        duel = Duel(CABLE, who).put(who, 19, 10)
        assert not may_be_targeted(duel.t, 0, 1)
