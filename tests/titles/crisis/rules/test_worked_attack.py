"""The worked attack of the 2025 book, die by die, with characters that have its numbers."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import AttackCompared, DiceChanged, DiceRolled, Moved

from ..fighters import *
from ..scene import PASS, Duel

MARVEL = character(
    "photon-fighter",
    attacks=(
        Strike(
            "photon-blast",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                icons(WILD, name="pursuit")(before_damage(may(advance(SELF, S, TOWARD, TARGET), "pursuit"))),
                after_attack(gain_power(SELF, damage_dealt)),
            ),
        ),
    ),
)
HELPER = character("helping-fighter", reactive("jarvis", 2, modify_own(roller=ally & role(ATTACKER)), reroll(2, "attack")))
SHIELD = character(
    "shielding-fighter",
    reactive("perfect-defense", 2, targeted(target=me), add_dice("defense", 2)),
    defense=(4, 4, 3),
)


@pytest.mark.rule("CP-437", "CP-438", "CP-439", "CP-440", "CP-441", "CP-442", "CP-443", "CP-444", "CP-445")
def test_the_whole_attack() -> None:
    duel = Duel([MARVEL, HELPER], SHIELD).put(0, 10, 10).put(1, 5, 10).put(2, 10 + 2 * R + 7.5, 10).set(1, power=2).set(2, power=2)

    # within Range 4, nothing in between (CP-437)
    assert duel.t.within(0, 2, 4)
    assert not duel.t.within(0, 2, 3)
    duel.attack(0, "photon-blast", 2)

    # five dice against four and two (CP-438)
    duel.roll("crit wild blank block fail", "block block wild blank blank fail", "crit").answer("shielding-fighter/perfect-defense")
    attack, defense = duel.heard(DiceRolled)
    assert (len(attack.faces), len(defense.faces)) == (5, 6)
    assert duel.power(2) == 0
    # one extra die, a Critical, and no more for it; none for the defender (CP-439)
    assert (duel.faces(attack.extra), defense.extra) == ("crit", ())
    assert duel.t.script == []

    # two rerolls, not of the Failure; the new Critical adds nothing (CP-440)
    duel.answer("helping-fighter/jarvis")
    assert duel.power(1) == 0
    assert duel.ask.region.allowed == (0, 1, 2, 3, 5)  # type: ignore[union-attr]
    duel.roll("hit crit").answer([2, 3])
    assert duel.t.script == []
    assert len(duel.heard(DiceChanged)) == 1

    # nobody else can change anything: those parts are passed over (CP-441); five against three (CP-442)
    compared = duel.heard(AttackCompared)[0]
    assert (compared.hits, compared.blocks) == (5, 3)
    assert duel.damage(2) == 0

    # a Wild in the roll: she may advance toward her target before damage (CP-443)
    assert duel.ask.seat == 0
    assert PASS in duel.offered
    duel.answer("do")
    assert duel.ask.kind == "advance"
    assert not reaches(duel, 9, 10)
    duel.answer([14.0, 10.0])
    assert duel.heard(Moved)[-1].how == "advance"

    # two damage and two Power for him (CP-444), two Power for her, and the attack is over (CP-445)
    assert duel.still
    assert (duel.damage(2), duel.power(2), duel.power(0)) == (2, 2, 2)
