"""Ms. Marvel (Kamala Khan)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import BENCH, SKULL, hold
from ..playing import fire, offers, settle, take, usable

ME = "ms-marvel"
BIG = 1


def scene(power: int = 0, form: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[BENCH]).put(ME, 10, 10).put(SKULL, 14, 10).set(ME, power=power, form=form)


def test_morpho_punch_brings_power_and_may_pull_with_a_wild() -> None:
    duel = take(fire(scene(), ME, "morpho-punch", SKULL, "wild"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    assert settle(duel).power(ME) == 1
    assert duel.at(SKULL)[0] < 12


def test_high_five_brings_power_for_the_damage() -> None:
    assert settle(fire(scene(form=BIG), ME, "high-five", SKULL, "hit", "hit")).power(ME) == 2


def test_embiggen_makes_her_big_until_her_activation_ends() -> None:
    duel = scene(3).activate(ME).answer(("power", "embiggen"))
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert (duel.t.form[0], duel.t.size(0)) == (BIG, 4)
    assert settle(duel.answer(("done",))).t.form[0] == 0


def test_take_out_the_trash_throws_something_small() -> None:
    duel = scene(3)
    settle(duel.use(ME, "take-out-the-trash").answer(SKULL).answer([90.0]))
    assert duel.at(SKULL)[1] > 12
    assert not usable(duel.set(ME, power=3), ME, "take-out-the-trash")


def test_inhuman_rerolls_one_die() -> None:
    for form in (0, BIG):
        assert offers(fire(scene(form=form), SKULL, "cosmic-burst", ME), "inhuman")


def test_morphogenetics_rerolls_against_smaller_targets() -> None:
    duel = fire(scene(form=BIG), ME, "high-five", SKULL)
    take(duel, "morphogenetics").roll("hit", "hit").answer([0, 1])
    assert settle(duel).damage(SKULL) == 2
    duel = Duel(ME, "hulk").put(ME, 10, 10).put("hulk", 13, 10).set(ME, form=BIG)
    assert not offers(fire(duel, ME, "high-five", "hulk"), "morphogenetics")


def test_polymorph_interacts_at_range_two() -> None:
    for form, near in ((0, False), (BIG, True)):
        duel = hold(scene(3, form), ME)
        duel.t.token_holder[0] = -1
        duel.t.token_at[0] = (12.8, 10.0)
        duel.activate(ME)
        assert (("interact", 0) in duel.offered) is near
