"""Wasp (Janet Van Dyne)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.script import queries
from longbox.titles.crisis.words import L, M

from ...scene import Duel
from ..cast import CRATE, SKULL, hold
from ..playing import accept, fire, offers, settle, take, usable

ME = "wasp"
TINY = 1


def scene(power: int = 0, form: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[CRATE]).put(SKULL, 12.5, 10).set(ME, power=power, form=form)


def test_the_smack_down_brings_power_and_may_make_her_tiny() -> None:
    duel = accept(hold(fire(scene(), ME, "size-changing-smack-down", SKULL, "hit"), ME))
    assert (duel.t.form[0], duel.power(ME)) == (TINY, 1)
    assert duel.t.token_holder[-1] == ON_BOARD
    assert settle(fire(scene(), ME, "size-changing-smack-down", SKULL, "hit")).t.form[0] == 0


def test_a_stinger_blast_brings_power_to_her_alone() -> None:
    duel = settle(fire(scene(form=TINY), ME, "stinger-blast", SKULL, "hit"))
    assert (duel.power(ME), duel.power(SKULL)) == (1, 0)


def test_wasps_fury_moves_her_and_makes_her_large() -> None:
    duel = fire(scene(2, TINY), ME, "wasps-fury", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.t.stack[-1].tool == M
    assert settle(duel).t.form[0] == 0


def test_she_may_change_size_once_per_turn_without_tokens() -> None:
    for form in (0, TINY):
        duel = hold(scene(2, form), ME)
        settle(duel.use(ME, "change-size"))
        assert duel.t.form[0] == 1 - form
        assert duel.t.token_holder[-1] == ON_BOARD
        assert not usable(duel, ME, "change-size")
    assert [scene(form=form).t.side(0).speed for form in (0, TINY)] == [M, L]


def test_pym_discs_throw_terrain() -> None:
    duel = scene(3).put(ME, 14, 10)
    settle(duel.use(ME, "pym-discs").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "pym-discs")


def test_pym_particle_control_makes_her_small_when_attacked_or_hit() -> None:
    duel = settle(take(fire(scene(1), SKULL, "cosmic-burst", ME, defense=0), "pym-particle-control"))
    assert duel.t.form[0] == TINY
    duel = Duel(("hulk", ME), SKULL).put(SKULL, 14, 13).put(ME, 10, 13).set(ME, power=1)
    assert offers(duel.slide(SKULL, M, "throw", "hulk", 180.0), "pym-particle-control")


def test_a_tiny_superhero_rerolls_defense_and_dodge_and_holds_nothing() -> None:
    assert offers(fire(scene(form=TINY), SKULL, "cosmic-burst", ME), "tiny-superhero")
    assert not offers(fire(scene(), SKULL, "cosmic-burst", ME), "tiny-superhero")
    duel = Duel(("hulk", ME), SKULL).put(SKULL, 14, 13).put(ME, 10, 13).set(ME, form=TINY).roll("blank blank blank")
    assert offers(duel.slide(SKULL, M, "throw", "hulk", 180.0), "tiny-superhero")
    assert scene(form=TINY).t.has(queries.NO_HOLD, 0)
    assert not scene().t.has(queries.NO_HOLD, 0)
