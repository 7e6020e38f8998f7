"""Red Guardian (Nikolai Krylenko)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import settle

OMEGA = "omega-red"
GUARDIAN = "red-guardian"
URSA = "ursa-major"
MISS = "blank blank fail fail"


def test_his_strike_pushes_what_is_not_too_big() -> None:
    for target, moved in ((SKULL, True), (URSA, True), ("ultron-metal-tyrant", True)):
        duel = Duel(GUARDIAN, target).put(target, 12.5, 10)
        at = duel.at(target)
        settle(duel.roll("blank blank blank blank blank", MISS).attack(GUARDIAN, "strike", target))
        assert (duel.at(target) != at) is moved
        assert duel.power(GUARDIAN) == 1


def test_his_shield_ricochets_without_a_third_throw() -> None:
    duel = Duel(GUARDIAN, [SKULL, BONES]).put(BONES, 16, 13)
    duel.roll("wild blank blank blank", MISS, "wild hit hit hit", "blank blank blank blank").attack(GUARDIAN, "shield-throw", SKULL)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert (duel.power(GUARDIAN), duel.damage(SKULL), duel.damage(BONES)) == (2, 1, 3)


def test_shield_slam_may_throw_up_to_size_three() -> None:
    duel = Duel(GUARDIAN, SKULL).set(GUARDIAN, power=3).put(SKULL, 12.5, 10)
    duel.roll("blank blank blank blank blank blank", MISS).attack(GUARDIAN, "siberian-shield-slam", SKULL)
    assert PASS in duel.offered
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "direction"


def test_repulsion_field_counts_blanks() -> None:
    for mystic in (False, True):
        duel = Duel(GUARDIAN, SKULL).set(GUARDIAN, power=2).set(SKULL, power=4)
        if mystic:
            duel.roll("hit blank blank blank blank blank blank", "blank blank blank blank").attack(
                SKULL, "reality-bows-to-me", GUARDIAN
            )
            assert duel.damage(GUARDIAN) == 1
        else:
            duel.roll("hit hit hit blank blank", "blank blank fail").attack(SKULL, "cosmic-burst")
            duel.answer(duel.offered[0])
            if duel.ask.kind == "target":
                duel.answer(GUARDIAN)
            settle(duel.answer("red-guardian/focused-repulsion-field"))
            assert duel.damage(GUARDIAN) == 1


def test_his_suit_gives_power_for_damage_from_friend_and_foe_unless_he_is_dazed() -> None:
    for before, power in ((0, 2), (4, 1)):  # one for the damage itself, one from the suit unless he is dazed
        duel = Duel(GUARDIAN, URSA).set(GUARDIAN, damage=before).put(URSA, 12.5, 10)
        settle(duel.roll("hit blank blank blank blank", "blank blank fail").attack(URSA, "bear-handed-slap", GUARDIAN))
        assert (duel.power(GUARDIAN), duel.is_dazed(GUARDIAN)) == (power, before == 4)
    duel = Duel([GUARDIAN, OMEGA], SKULL).set(OMEGA, power=2).script(damage(TARGET, 1), OMEGA, target=0)
    settle(duel.use(OMEGA, "death-factor"))
    assert duel.power(GUARDIAN) == 1  # told once the effect of a friend is over
