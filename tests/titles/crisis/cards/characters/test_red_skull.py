"""Red Skull (Johann Schmidt)."""

from __future__ import annotations

from longbox.titles.crisis.events import Moved

from ...scene import Duel
from ..scenes.first_core_box import BLANKS, finish, near, offered_power, options_of

WIDOW = "black-widow"
CAP = "captain-america-steve-rogers"
IRON = "iron-man"
ZEMO = "baron-zemo"
CROSSBONES = "crossbones"
SKULL = "red-skull"
ULTRON = "ultron"


def test_sap_power() -> None:
    for had, sapped in ((3, 2), (1, 1)):
        duel = near(SKULL, IRON).set(SKULL, power=1).set(IRON, power=had)
        duel.roll("wild wild blank blank blank", "block block blank").attack(SKULL, "cosmic-blast", IRON)
        assert (duel.power(SKULL), duel.power(IRON)) == (sapped, had - sapped)


def test_unleash_the_cube_throws_what_it_damages() -> None:
    for hits in (1, 0):
        duel = near(SKULL, ULTRON).set(SKULL, power=4)
        duel.roll("hit " * hits + "blank " * (7 - hits), "blank blank blank").attack(SKULL, "unleash-the-cube", ULTRON)
        assert duel.still == (not hits)
        if hits:
            duel.answer("throw").answer([0])
            assert duel.heard(Moved)[0].how == "throw"


def test_reality_warp() -> None:
    duel = near([SKULL, ZEMO], [IRON, CAP, WIDOW]).set(SKULL, power=4)
    duel.put(SKULL, 10.8, 10.0).put(CAP, 13.0, 12.0).put(ZEMO, 15.0, 10.0).put(WIDOW, 13.0, 6.5)
    duel.roll("wild blank blank blank blank blank blank", "block blank blank").attack(SKULL, "unleash-the-cube", IRON)
    duel.decline()
    assert [duel.conditions(one) for one in (IRON, CAP, ZEMO)] == [{"stun"}] * 3
    assert [duel.conditions(one) for one in (SKULL, WIDOW)] == [set()] * 2
    duel.set(IRON, injured=1, damage=4).set(CAP, conditions=()).set(SKULL, power=4)
    duel.roll("wild hit hit blank blank blank blank", "blank blank blank").attack(SKULL, "unleash-the-cube", IRON)
    finish(duel)
    assert not duel.t.present().count(duel.who(IRON))
    assert duel.conditions(CAP) == set()  # nothing is near somebody who has left


def test_master_of_evil() -> None:
    for hits, gained in ((1, 2), (0, 0)):
        duel = near([SKULL, CROSSBONES], IRON).lead(SKULL).put(IRON, 13.0, 13.0)
        duel.roll("hit " * hits + "blank " * (5 - hits), BLANKS).attack(CROSSBONES, "strike", IRON)
        finish(duel)
        assert duel.power(CROSSBONES) == gained
        assert duel.power(SKULL) == 0
    duel = near(IRON, SKULL).lead(SKULL).roll("hit hit blank blank", BLANKS).attack(IRON, "repulsor-blast", SKULL)
    assert duel.power(IRON) == 2  # not for enemies


def test_cosmic_cube() -> None:
    duel = Duel(SKULL, IRON)
    duel.activate(SKULL).roll("fail fail crit blank hit").answer("cosmic-cube")
    assert (duel.power(SKULL), duel.damage(SKULL)) == (3, 2)  # no Power for one's own damage
    assert duel.t.stack[-1].actions == 1  # type: ignore[attr-defined]
    assert not offered_power(duel, "cosmic-cube")


def test_master_of_the_cube_places_each_ally_once_per_turn() -> None:
    duel = Duel([SKULL, ZEMO], IRON).set(SKULL, power=9)
    assert "master-of-the-cube" in options_of(duel, SKULL)
    duel.use(SKULL, "master-of-the-cube")
    assert len(duel.offered) == 2
    duel.answer(ZEMO).answer([10.0, 17.3])
    assert duel.at(ZEMO) == (10.0, 17.3)
    duel.use(SKULL, "master-of-the-cube").answer([10.0, 6.0])  # only himself is left
    assert duel.at(SKULL) == (10.0, 6.0)
    assert duel.power(SKULL) == 3
    assert "master-of-the-cube" not in options_of(duel, SKULL)
    duel.t.end_scope("turn")
    duel.put(ZEMO, 30.0, 30.0).use(SKULL, "master-of-the-cube")
    assert duel.ask.kind == "place"  # Zemo is beyond Range 4


def test_hail_hydra() -> None:
    duel = Duel([SKULL, ZEMO, CROSSBONES], IRON).set(SKULL, power=2).put(CROSSBONES, 10.0, 30.0)
    duel.attack(IRON, "repulsor-blast", SKULL)
    duel.roll("hit hit blank blank", "blank blank blank").answer(f"{SKULL}/hail-hydra").decline()
    assert [duel.damage(one) for one in (SKULL, ZEMO)] == [0, 2]
    duel = Duel([SKULL, CROSSBONES], IRON).set(SKULL, power=2).put(CROSSBONES, 10.0, 30.0)
    assert duel.roll("hit hit blank blank", BLANKS).attack(IRON, "repulsor-blast", SKULL).still  # nobody is near
