"""M.O.D.O.K. (George Tarleton)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import BONES, CRATE, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "modok"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, BONES), terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).put(BONES, 16, 8).set(ME, power=power)


def test_psionic_blast_brings_power_and_saps_with_wilds() -> None:
    duel = settle(fire(scene().set(SKULL, power=3), ME, "psionic-blast", SKULL, "wild", guard="block"))
    assert (duel.power(ME), duel.power(SKULL)) == (1, 2)
    assert settle(fire(scene(), ME, "psionic-blast", SKULL, "hit")).power(ME) == 1


def test_doomsday_chair_strikes_another_nearby_for_nothing_and_bleeds_with_a_wild() -> None:
    duel = take(fire(scene(3), ME, "doomsday-chair", SKULL, "wild"), "'do', 'doomsday-chair'")
    duel.roll("hit " + "blank " * 6, "blank blank blank blank")
    assert (settle(duel).damage(BONES), duel.conditions(SKULL), duel.power(ME), duel.t.script) == (1, {"bleed"}, 0, [])
    alone = scene(3).put(BONES, 22, 8)
    assert not offers(fire(alone, ME, "doomsday-chair", SKULL), "'do', 'doomsday-chair'")


def test_bow_to_the_will_of_modok_moves_an_enemy_once_per_turn() -> None:
    duel = scene(4).use(ME, "bow-to-the-will-of-modok").answer(SKULL).answer([17.0, 10.5])
    assert duel.at(SKULL) == (17.0, 10.5)
    assert not usable(duel, ME, "bow-to-the-will-of-modok")


def test_imbecile_throws_terrain() -> None:
    duel = scene(4).put(SKULL, 25, 25).put(BONES, 25, 20)
    settle(duel.use(ME, "imbecile-all-the-world-is-a-weapon-to-modok").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel, ME, "imbecile-all-the-world-is-a-weapon-to-modok")


def test_pea_brain_modoks_genius_is_infinite_rerolls_as_much_as_is_paid_once_per_turn() -> None:
    duel = take(fire(scene(4), ME, "psionic-blast", SKULL), "pea-brain")
    assert duel.offered == (1, 2, 3, 4)
    duel.answer(2).roll("hit", "hit").answer([0, 1])
    assert settle(duel).damage(SKULL) == 2
    assert not offers(fire(duel.set(ME, power=4), SKULL, "cosmic-burst", ME), "pea-brain")


def test_psionic_force_field_blanks_the_wilds_of_attackers_while_he_is_healthy() -> None:
    for injured, suffered in ((0, 1), (1, 3)):
        duel = scene().set(ME, injured=injured)
        assert settle(fire(duel, SKULL, "cosmic-burst", ME, "wild", "wild", "hit")).damage(ME) == suffered
