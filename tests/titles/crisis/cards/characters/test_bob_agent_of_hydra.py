"""Bob, Agent of Hydra (Robert Dobalina)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ACTIVATED, PLAYED
from longbox.titles.crisis.rules.targets import usable as attacks_of
from longbox.titles.crisis.words import SELF, gain_counter

from ...mission import cleanup
from ...scene import Duel
from ..cast import BONES, CAP, SKULL
from ..playing import asks, fire, moment, settle, usable

ME = "bob-agent-of-hydra"


def scene(power: int = 0, loaded: int = 0) -> Duel:
    duel = Duel((ME, CAP), (SKULL, BONES)).put(ME, 12, 10).put(CAP, 12, 13)
    duel.put(SKULL, 18, 10).put(BONES, 19, 13).set(ME, power=power)
    return duel.script(gain_counter("loaded", SELF, loaded)) if loaded else duel


def loaded(duel: Duel) -> int:
    return duel.t.total("loaded", 0)


def test_hydra_pistol_brings_power() -> None:
    assert settle(fire(scene(), ME, "hydra-pistol", SKULL)).power(ME) == 1


def test_excessive_violence_needs_a_loaded_token() -> None:
    for n in (0, 1):
        assert [one.id for one in attacks_of(scene(loaded=n).t, 0)] == ["hydra-pistol", "excessive-violence"][: n + 1]


def test_excessive_violence_hurts_all_near_the_target_and_himself() -> None:
    duel = fire(scene(loaded=2), ME, "excessive-violence", SKULL, "hit")
    assert asks(duel, "direction")
    assert (duel.ask.seat, duel.damage(BONES), duel.damage(SKULL), loaded(duel)) == (1, 1, 1, 0)  # one of them can take it
    duel.answer([180.0])
    assert (duel.is_dazed(ME), duel.at(ME)[0] < 11) == (True, True)


def test_hydra_tactics_places_him_beside_an_ally() -> None:
    duel = scene(2).use(ME, "hydra-tactics").answer([12.0, 15.0])
    assert duel.at(ME) == (12.0, 15.0)
    assert not usable(scene(2).put(CAP, 12, 20), ME, "hydra-tactics")


def test_make_it_spicy_bob_loads() -> None:
    assert loaded(settle(scene(8).use(ME, "make-it-spicy-bob"))) == 1


def struck(**marks: int) -> Duel:
    """A blow that would KO him."""
    duel = scene(5).set(ME, injured=1)
    duel.t.status[0] |= marks.get("status", 0)
    return settle(fire(duel, SKULL, "cosmic-burst", ME, "hit", "hit", "hit"))


def test_but_how_he_is_dazed_and_stays_injured_and_loses_power() -> None:
    duel = struck()
    assert (duel.is_dazed(ME), duel.power(ME)) == (True, 8)
    cleanup(duel)
    assert (settle(duel).damage(ME), duel.t.injured[0], duel.power(ME)) == (0, 1, 5)


def test_but_how_not_after_his_activation() -> None:
    assert not struck(status=ACTIVATED).t.status[0] & PLAYED


def test_but_how_he_does_not_stand_alone() -> None:
    for injured in (1, 0):
        duel = Duel((ME, CAP), SKULL).put(ME, 3, 3).put(CAP, 12, 13).put(SKULL, 15, 13).set(ME, injured=injured)
        duel.set(CAP, injured=1, damage=4)
        fire(duel, SKULL, "cosmic-burst", CAP, *["hit"] * 5)
        while not duel.t.over and not duel.still:
            duel.answer(duel.offered[0])
        assert bool(duel.t.over) == bool(injured)


def test_muy_caliente_he_begins_loaded() -> None:
    assert loaded(settle(moment(scene(), "deployed"))) == 1
