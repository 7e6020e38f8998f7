"""Toad (Mortimer Toynbee)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ON_BOARD

from ...scene import Duel
from ..cast import BONES, SKULL, hold
from ..playing import accept, fire, offers, settle, usable

ME = "toad"


def scene(power: int = 0) -> Duel:
    return Duel((ME, BONES), SKULL).put(SKULL, 12.5, 10).put(BONES, 10, 12.5).set(ME, power=power)


def test_a_tongue_lash_may_push_the_small() -> None:
    duel = accept(fire(scene(), ME, "tongue-lash", SKULL, "wild"))
    assert duel.at(SKULL)[0] > 14
    assert duel.power(ME) == 1
    assert not offers(fire(Duel(ME, "hulk"), ME, "tongue-lash", "hulk", "wild"), "push")


def test_acid_burns() -> None:
    assert settle(fire(scene(2), ME, "spit-acid", SKULL)).conditions(SKULL) == {"incinerate"}


def test_finders_keepers_takes_a_token_from_an_ally() -> None:
    duel = hold(scene(2), BONES)
    duel.activate(ME).answer("finders-keepers")
    while duel.ask.kind == "choose":
        duel.answer(duel.offered[0])
    assert duel.t.token_holder[-1] == duel.who(ME)
    duel = scene(2)
    assert not usable(duel, ME, "finders-keepers")
    assert ("power", "finders-keepers") not in duel.activate(ME).offered


def test_he_hops() -> None:
    duel = scene(2).use(ME, "hop").answer([10.0, 7.0])
    assert duel.at(ME) == (10.0, 7.0)
    assert not usable(duel.set(ME, power=2), ME, "hop")


def test_slippery_he_slips_away_once_hurt() -> None:
    duel = accept(fire(scene(2), SKULL, "cosmic-burst", ME, "hit"))
    assert duel.power(ME) == 1  # one for the damage
    assert not offers(fire(scene(2), SKULL, "cosmic-burst", ME), "slippery")


def test_his_prehensile_tongue_reaches_farther() -> None:
    duel = hold(scene(1), ME)
    duel.t.token_holder[-1] = ON_BOARD
    for who, reaches in ((ME, True), (BONES, False)):
        duel.set(who, power=3)
        for x, there in ((12.5, reaches), (15.0, False)):
            duel.put(SKULL, 30, 30).put(ME, 30, 20).put(BONES, 30, 10).put(who, 10, 10)
            duel.t.token_at[-1] = (x, 10.0)
            offered = {one[0] for one in duel.activate(who).offered}
            assert ("interact" in offered) is there
            duel.t.stack.pop()
