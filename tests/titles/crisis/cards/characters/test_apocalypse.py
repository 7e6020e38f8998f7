"""Apocalypse (En Sabah Nur)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY, MYSTIC, ON_BOARD, PHYSICAL
from longbox.titles.crisis.words import TARGET, gain_condition, gain_one_of

from ...mission import give, mission
from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import asks, fire, moment, offers, settle, take, usable

ME = "apocalypse"


def scene(power: int = 0) -> Duel:
    return Duel((ME, "archangel"), (SKULL, BONES)).put(SKULL, 13, 10).put(BONES, 33, 33).set(ME, power=power)


def test_biomorphic_arsenal_has_the_type_he_likes_and_brings_power() -> None:
    duel = scene().attack(ME, "biomorphic-arsenal")
    assert (duel.ask.kind, set(duel.offered)) == ("type", {PHYSICAL, ENERGY, MYSTIC})
    assert settle(fire(scene(), ME, "biomorphic-arsenal", SKULL, "hit", "hit")).power(ME) == 2


def test_cower_before_me_shocks_or_roots() -> None:
    duel = fire(scene(), ME, "biomorphic-arsenal", SKULL, "wild")
    assert asks(duel, "choose")
    assert set(duel.offered) == {("condition", "shock"), ("condition", "root")}
    assert settle(duel.answer("root")).conditions(SKULL) == {"root"}
    assert duel.at(SKULL) == (13.0, 10.0)


def test_cower_before_me_throws_who_was_shocked_and_rooted_before() -> None:
    duel = fire(scene().set(SKULL, conditions=("shock", "root")), ME, "biomorphic-arsenal", SKULL, "wild")
    assert settle(duel).at(SKULL)[0] > 14
    duel = fire(scene().set(SKULL, conditions=("root",)), ME, "biomorphic-arsenal", SKULL, "wild")
    assert settle(duel).conditions(SKULL) == {"shock", "root"}
    assert duel.at(SKULL) == (13.0, 10.0)


def test_en_sabah_nurs_judgment_weighs_conditions() -> None:
    duel = scene(3).set(SKULL, conditions=("bleed", "slow"))
    fire(duel, ME, "en-sabah-nurs-judgment", SKULL, more=4)
    assert duel.damage(SKULL) == 0
    assert not duel.t.script


def test_apocalypses_horsemen_are_assigned_once_each() -> None:
    duel = Duel((ME, "archangel", "mister-sinister", "ant-man"), SKULL).lead(ME)
    moment(duel, "leadership_active")
    assert duel.t.assigned(0) == ("master", 0)
    assert set(duel.offered) == {PASS, ("character", 1), ("character", 2)}  # neither he nor who is no servant
    duel.answer("archangel")
    assert set(duel.offered) == {PASS, ("character", 2)}
    duel.answer(PASS).answer("mister-sinister")
    assert duel.still  # nobody is left for War
    assert [duel.t.assigned(who)[0] for who in range(5)] == ["master", "death", "pestilence", "", ""]
    assert "created-to-end" in [power.id for power in duel.t.superpowers(1)]


def test_celestial_technology_brings_two_who_drop_what_they_hold() -> None:
    duel = give(mission(Duel((ME, "mister-sinister", "beast", "toad"), SKULL), "alien-ship"), "mister-sinister", 0)
    duel.put("toad", 30, 30).set(ME, power=4)
    take(moment(duel, "power_phase"), "celestial-technology")
    assert set(duel.offered) == {PASS, ("character", 1), ("character", 2)}
    duel.answer("mister-sinister").answer("beast")
    for who in (1, 2):
        assert asks(duel, "place")
        duel.answer(duel.offered[0])
        assert duel.t.within(0, who, 1)
    assert settle(duel).t.token_holder[0] == ON_BOARD
    assert duel.power(ME) == 0


def test_you_will_be_remade_turns_a_condition_into_another() -> None:
    duel = scene(2).set(SKULL, conditions=("bleed",))
    duel.script(gain_condition(TARGET, "bleed"), ME, target=duel.who(SKULL))
    take(duel, "you-will-be-remade").answer("slow")
    assert duel.conditions(SKULL) == {"bleed", "slow"}
    assert duel.power(ME) == 1
    duel.script(gain_condition(TARGET, "slow"), ME, target=duel.who(SKULL))
    assert not offers(duel, "you-will-be-remade")  # each once per turn


def test_you_will_be_remade_reaches_enemies_near_and_answers_a_choice() -> None:
    for whom, near in ((BONES, False), ("archangel", False), (SKULL, True)):
        duel = scene(2).set(whom, conditions=("bleed",))
        duel.script(gain_condition(TARGET, "bleed"), SKULL, target=duel.who(whom))
        assert offers(duel, "you-will-be-remade") is near
    duel = scene(2).set(SKULL, conditions=("shock",))
    duel.script(gain_one_of(TARGET, ("shock", "root")), ME, target=duel.who(SKULL)).answer("shock")
    assert offers(duel, "you-will-be-remade")


def test_only_the_strong_remain_heals_after_an_attack() -> None:
    duel = take(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit"), "only-the-strong-remain")
    assert settle(duel).damage(ME) == 1
    assert not offers(fire(scene().set(ME, damage=2), SKULL, "cosmic-burst", ME), "only-the-strong-remain")


def test_only_the_strong_remain_thrives_on_what_cannot_touch_him() -> None:
    for choice, left in (("power", (1, 2)), ("remove_damage", (0, 1))):
        duel = scene().set(ME, damage=2).script(gain_condition(TARGET, "stun"), SKULL, target=0)
        take(duel, "only-the-strong-remain").answer(choice)
        assert (duel.power(ME), duel.damage(ME)) == left
        duel.script(gain_condition(TARGET, "bleed"), SKULL, target=0)
        assert not offers(duel, "only-the-strong-remain")  # once per turn
    assert not offers(scene().script(gain_condition(TARGET, "hex"), SKULL, target=0), "only-the-strong-remain")


def test_he_is_immune_to_all_conditions_when_injured() -> None:
    duel = scene().set(ME, injured=1).script(gain_condition(TARGET, "hex", "stagger"), SKULL, target=0)
    assert settle(duel).conditions(ME) == set()
    duel = scene().script(gain_condition(TARGET, "hex", "stun"), SKULL, target=0)
    assert settle(duel).conditions(ME) == {"hex"}
    assert usable(duel, ME, "celestial-technology") is False
