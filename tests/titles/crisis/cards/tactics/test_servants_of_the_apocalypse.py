"""Team Tactic cards of the affiliation Servants of the Apocalypse, and The First One, which is his alone."""

from __future__ import annotations

from longbox.titles.crisis.codes import PHYSICAL
from longbox.titles.crisis.rules.tactics import playable

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, fire, offers, settle

APOCALYPSE, SERVANT = "apocalypse", "mister-sinister"


def scene(card: str, power: int) -> Duel:
    duel = Duel((APOCALYPSE, SERVANT, "beast"), SKULL).put(SKULL, 13, 10).put("beast", 10, 30)
    return duel.set(APOCALYPSE, power=power).hand(card)


def test_immortal_servants_heals_those_near_him_in_his_activation() -> None:
    duel = scene("immortal-servants", 3)
    for who in (APOCALYPSE, SERVANT, "beast"):
        duel.set(who, damage=3)
    assert "immortal-servants" not in playable(duel.t, 0)  # only in his activation
    duel.activate(APOCALYPSE).answer(("tactic", "immortal-servants"))
    assert [duel.damage(who) for who in (APOCALYPSE, SERVANT, "beast")] == [1, 1, 3]
    assert duel.power(APOCALYPSE) == 0
    assert ("tactic", "immortal-servants") not in scene("immortal-servants", 2).activate(APOCALYPSE).offered


def test_immortal_servants_rolls_both_sides_anew() -> None:
    duel = fire(scene("immortal-servants", 2), APOCALYPSE, "biomorphic-arsenal", SKULL, "hit", "hit", "hit", "fail")
    while not any("immortal-servants" in str(one) for one in duel.offered):
        duel.answer(duel.offered[0])
    duel.roll("hit hit blank blank blank blank", "block", blanks(duel.t.defense(duel.who(SKULL), PHYSICAL) - 1)).answer(
        duel.offered[1]
    )
    assert settle(duel).damage(SKULL) == 1  # the Failure stays
    assert duel.power(APOCALYPSE) == 1  # and 1 for the damage
    assert not duel.t.script


def test_immortal_servants_answers_attacks_of_and_against_him_alone() -> None:
    for target, may in ((APOCALYPSE, True), (SERVANT, False)):
        assert offers(fire(scene("immortal-servants", 2), SKULL, "cosmic-burst", target), "immortal-servants") is may
