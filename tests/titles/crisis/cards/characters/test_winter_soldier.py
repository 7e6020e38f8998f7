"""Winter Soldier (James "Bucky" Barnes)."""

from __future__ import annotations

from longbox.titles.crisis.rules.squads import affiliations_of
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import accept, fire, offers, settle, usable

ME = "winter-soldier"


def scene(power: int = 0) -> Duel:
    return Duel((ME, BONES), SKULL).put(SKULL, 12.8, 10).put(BONES, 10, 14).set(ME, power=power)


def test_the_assault_rifle_bleeds_and_fires_again() -> None:
    duel = accept(fire(scene(), ME, "assault-rifle", SKULL, "wild").roll("hit blank blank blank", "blank blank blank blank"))
    assert not duel.t.script
    assert duel.conditions(SKULL) == {"bleed"}
    assert (duel.damage(SKULL), duel.power(ME)) == (2, 2)


def test_red_fury_pushes_and_shoots_at_once() -> None:
    duel = fire(scene(4), ME, "red-fury", SKULL).roll("hit blank blank blank", "blank blank blank blank")
    accept(duel)
    assert duel.at(SKULL)[0] > 14
    assert duel.damage(SKULL) == 1


def test_hydra_tactics_bring_him_to_an_ally() -> None:
    duel = scene(2).use(ME, "hydra-tactics") if usable(scene(2), ME, "hydra-tactics") else scene(2)
    while duel.ask.kind == "choose":
        duel.answer(duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)
    assert not usable(scene(2).put(BONES, 10, 20), ME, "hydra-tactics")


def test_he_shoots_whoever_takes_a_comrade_down() -> None:
    duel = scene(3).set(BONES, damage=5)
    fire(duel, SKULL, "cosmic-burst", BONES, "hit").roll("hit hit blank blank", "blank blank blank blank")
    accept(duel)
    assert duel.is_dazed(BONES)
    assert duel.damage(SKULL) == 2
    assert not offers(fire(scene(3), SKULL, "cosmic-burst", BONES, "hit"), "got-your-back")


def test_rogue_agent_belongs_to_whatever_the_squad_uses() -> None:
    others, cards = ("iron-man", "captain-marvel", "magik"), the_cards().characters
    assert "Avengers" in affiliations_of((*others, ME), cards)  # three of four
    assert "Avengers" not in affiliations_of((*others, "sunspot"), cards)


def test_spetsnaz_training_rerolls_a_die_at_close_quarters() -> None:
    for x, near in ((12.0, True), (13.5, False)):
        duel = scene().put(SKULL, x, 10)
        assert offers(fire(duel, ME, "assault-rifle", SKULL), "spetsnaz-training") is near
        duel = scene().put(SKULL, x, 10)
        assert offers(fire(duel, SKULL, "cosmic-burst", ME), "spetsnaz-training") is near
