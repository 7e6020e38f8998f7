"""Baron Strucker (Wolfgang von Strucker)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, gain_condition

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, moment, offers, settle, take

ME = "baron-strucker"
COUNCIL = "hydra-high-council"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_plasma_blast_brings_power_and_burns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "plasma-blast", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"incinerate"})


def test_the_world_is_mine_heals_as_much_as_it_deals() -> None:
    assert settle(fire(scene(4).set(ME, damage=3), ME, "the-world-is-mine", SKULL, "hit", "hit")).damage(ME) == 1


def test_hydra_high_council_passes_a_condition_on_once_per_turn() -> None:
    duel = scene().lead(ME).set(CAP, conditions=("bleed", "hex", "slow")).set(SKULL, conditions=("slow",))
    take(fire(duel, CAP, "shield-bounce", SKULL, "hit"), COUNCIL)
    assert duel.offered == (("condition", "bleed"), ("condition", "hex"))
    settle(duel.answer("hex"))
    assert (duel.conditions(CAP), duel.conditions(SKULL)) == ({"bleed", "slow"}, {"slow", "hex"})
    assert not offers(fire(duel, CAP, "shield-bounce", SKULL, "hit"), COUNCIL)
    unhurt = scene().lead(ME).set(CAP, conditions=("bleed",))
    assert not offers(fire(unhurt, CAP, "shield-bounce", SKULL), COUNCIL)


def test_hydra_high_council_who_gives_a_condition_may_remove_a_damage() -> None:
    duel = scene().lead(ME).set(CAP, damage=2)
    for left in (1, 1):  # once per turn
        duel.set(SKULL, conditions=()).script(gain_condition(TARGET, "bleed"), CAP, target=2)
        if offers(duel, COUNCIL):
            duel.answer(duel.offered[1])
        assert settle(duel).damage(CAP) == left


def test_deathspore_virus_poisons_all_others_within_range_3() -> None:
    duel = settle(scene(2).put(SKULL, 12, 25).use(ME, "deathspore-virus"))
    assert (duel.conditions(CAP), duel.conditions(ME), duel.conditions(SKULL)) == ({"poison"}, set(), set())


def test_arrogance_failures_count_for_both() -> None:
    duel = take(fire(scene(1), ME, "plasma-blast", SKULL, "fail", "fail", guard="fail"), "arrogance")
    assert settle(duel).damage(SKULL) == 1


def test_strategic_genius_rerolls_a_die_of_allies_within_range_2() -> None:
    duel = take(fire(scene(), CAP, "shield-bounce", SKULL), "strategic-genius").roll("hit").answer([0])
    assert settle(duel).damage(SKULL) == 1
    assert not offers(fire(scene().put(CAP, 12, 20).put(SKULL, 15, 20), CAP, "shield-bounce", SKULL), "strategic-genius")


def test_healing_factor_removes_one() -> None:
    duel = take(moment(scene().set(ME, damage=2), "activation_end", ME), "healing-factor")
    assert settle(duel).damage(ME) == 1
