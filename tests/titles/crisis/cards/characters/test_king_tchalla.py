"""King T'Challa (T'Challa)."""

from __future__ import annotations

from longbox.titles.crisis.words import AWAY, SELF, TARGET, S, damage, push

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import blanks, settle, usable
from ..scenes.wakanda import take

KING = "king-tchalla"
OKOYE = "okoye"
MISS = "blank blank blank blank"


def test_his_spear_rerolls_up_close_and_pulls_from_afar() -> None:
    duel = Duel(KING, SKULL).put(SKULL, 12, 10).roll(blanks(6), "fail fail fail").attack(KING, "vibranium-spear", SKULL)
    take(duel, "vibranium-spear") if duel.ask.kind != "dice" else None
    assert duel.ask.region.most == 2  # type: ignore[union-attr]
    settle(duel)
    assert duel.at(SKULL) == (12.0, 10.0)
    duel = Duel(KING, SKULL).put(SKULL, 16, 10).roll("hit" + " blank" * 5, "fail fail fail").attack(KING, "vibranium-spear", SKULL)
    settle(duel)
    assert duel.at(SKULL)[0] < 14
    assert duel.power(KING) == 1


def test_the_panthers_fury_throws_on_a_wild_and_lets_him_run() -> None:
    duel = Duel(KING, SKULL).set(KING, power=4).put(SKULL, 12, 10).roll("wild" + " blank" * 7, MISS)
    duel.attack(KING, "the-panthers-fury", SKULL)
    kinds = set()
    while not duel.still:
        kinds.add(duel.ask.kind)
        duel.answer(duel.offered[-1])
    assert {"direction", "advance"} <= kinds
    assert duel.at(KING) != (10.0, 10.0)


def test_ancestors_hurt_whom_a_push_drives_into_terrain_once_per_turn() -> None:
    duel = Duel([KING, OKOYE], [SKULL, CAP], terrain=[CRATE]).lead(KING)
    for hurt, x in ((1, 13.5), (1, 13.5)):
        duel.put(SKULL, x, 13).script(push(TARGET, S, AWAY, SELF), OKOYE, target=duel.who(SKULL)).answer([0.0])
        assert settle(duel).damage(SKULL) == hurt
    duel.t.end_scope("turn")
    duel.put(SKULL, 13.5, 20).script(push(TARGET, S, AWAY, SELF), OKOYE, target=duel.who(SKULL)).answer(duel.offered[0])
    assert settle(duel).damage(SKULL) == 1  # nothing in the way
    duel.put(OKOYE, 13.5, 13).script(push(TARGET, S), SKULL, target=duel.who(OKOYE)).answer([0.0])
    assert settle(duel).damage(OKOYE) == 0  # no enemy


def test_bound_places_him_and_sharpens_the_spear() -> None:
    duel = Duel(KING, SKULL).set(KING, power=3).use(KING, "bound").answer([10.0, 13.0])
    assert duel.at(KING) == (10.0, 13.0)
    settle(duel.put(SKULL, 16, 13).roll(blanks(8), "fail fail fail").attack(KING, "vibranium-spear", SKULL))
    settle(duel.put(SKULL, 16, 13).roll(blanks(6), "fail fail fail").attack(KING, "vibranium-spear", SKULL))
    assert duel.t.script == []
    assert not usable(duel.set(KING, power=9), KING, "bound")


def test_royal_rebuke_rolls_four_dice() -> None:
    duel = Duel(KING, CAP).set(KING, power=2).roll(blanks(5), MISS, "crit wild hit fail").attack(CAP, "shield-bounce", KING)
    take(duel, "royal-rebuke")
    assert settle(duel).damage(CAP) == 2


def test_the_king_gains_power_when_others_of_his_are_hurt() -> None:
    duel = Duel([KING, OKOYE], SKULL).script(damage(TARGET, 2), SKULL, target=1)
    assert duel.power(KING) == 1
    duel.script(damage(TARGET, 1), KING, target=1)
    assert duel.power(KING) == 1
    duel.script(damage(TARGET, 1), SKULL, target=0)
    assert duel.power(KING) == 2  # the usual one for damage
