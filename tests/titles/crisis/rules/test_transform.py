"""Transformation (CP-508..CP-516)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.codes import KO
from longbox.titles.crisis.events import Transformed
from longbox.titles.crisis.rules.entering import enlist, put_into_play
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.rules.transform import ChangeCard, Transform
from longbox.titles.crisis.script.cards import on
from longbox.titles.crisis.script.moments import enters_play
from longbox.titles.crisis.words import (
    ACTIVATED,
    SELF,
    STUN,
    Form,
    L,
    M,
    S,
    Side,
    gain_counter,
    gain_power,
    innate,
    me,
    static,
    until,
)
from titles.crisis.shelf import the_cards

from ..helpers import lay
from ..scene import Duel
from ..stock import hero, stock


@pytest.fixture
def giant(monkeypatch: pytest.MonkeyPatch) -> str:
    """A character with two cards: the other form is larger in every way, and cannot be Stunned."""
    forms = (
        Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),
        Form("Giant", Side(9, L, 4, (6, 5, 1)), Side(4, S, 4, (6, 5, 1)), 80),
    )
    immune = replace(
        innate("immunity-stun", static("immunity", STUN, on=me), form="Giant"),
        card="giant",
    )
    monkeypatch.setitem(
        the_cards().characters, "giant", replace(the_cards().characters["ant-man"], id="giant", forms=forms, superpowers=(immune,))
    )
    monkeypatch.setitem(the_cards().superpowers, "giant/immunity-stun", immune)
    return "giant"


CHANGED = {"hulkbuster", "phoenix"}
"""Two cards of their own each: the first is deployed, and the other takes its place when a card says so."""


@pytest.mark.rule("CP-508")
def test_deployed_in_the_normal_form() -> None:
    duel = Duel()
    who = enlist(duel.t, 0, "hood", "")
    put_into_play(duel.t, who, (10.0, 10.0))
    card = duel.t.card(who)
    assert card.forms[duel.t.form[who]].name == "Normal"
    for id, card in LIBRARY.characters.items():
        assert card.forms[0].name == "Normal" or len(card.forms) == 1 or id in CHANGED


@pytest.mark.rule("CP-509")
def test_the_form_that_shows_has_its_own_attacks_powers_speed_and_size() -> None:
    duel = Duel("ant-man", "hood").set("ant-man", power=5)
    normal = ({s.id for s in duel.t.strikes(0)}, {p.id for p in actives(duel.t, 0, 2)}, duel.t.side(0).speed, duel.t.size(0))
    assert normal == ({"pym-particle-punch", "bullet-ant-barrage"}, {"change-size"}, M, 2)
    duel.push(Transform(0, "Tiny")).answer(duel.at(0))
    tiny = ({s.id for s in duel.t.strikes(0)}, {p.id for p in actives(duel.t, 0, 2)}, duel.t.side(0).speed, duel.t.size(0))
    assert tiny == ({"ant-sized-uppercut"}, {"change-size", "hitch-a-ride"}, S, 1)


@pytest.mark.rule("CP-510")
@pytest.mark.parametrize("card", ["ant-man", "hood"])
def test_forms_on_one_card_share_defense_threat_and_stamina(card: str) -> None:
    one, two = the_cards().characters[card].forms
    for a, b in ((one.healthy, two.healthy), (one.injured, two.injured)):
        assert (a.defense, a.stamina) == (b.defense, b.stamina)
    duel = Duel(card).set(card, damage=2)
    before = (duel.t.side(0).defense, duel.t.stamina(0), duel.t.card(0).threat)
    duel.push(Transform(0, two.name)).answer(duel.at(0))
    assert (duel.t.side(0).defense, duel.t.stamina(0), duel.t.card(0).threat) == before


@pytest.mark.rule("CP-511")
def test_forms_on_separate_cards_use_all_stats_of_the_one_that_shows(giant: str) -> None:
    duel = Duel(giant)
    duel.push(Transform(0, "Giant")).answer(duel.at(0))
    assert duel.t.side(0) == Side(9, L, 4, (6, 5, 1))
    duel.set(giant, injured=1)
    assert duel.t.side(0) == Side(4, S, 4, (6, 5, 1))


@pytest.mark.rule("CP-511")
def test_a_form_with_less_stamina_may_not_bear_the_damage(giant: str) -> None:
    duel = Duel(giant, "hood").set(giant, form=1, damage=5)
    duel.push(Transform(0, "Normal")).answer(duel.at(0))
    assert duel.is_dazed(giant)


@pytest.mark.rule("CP-512", "CP-513")
def test_the_new_form_is_placed_within_range_1_and_replaces_the_old_one() -> None:
    duel = Duel("ant-man", "hood")
    duel.push(Transform(0, "Tiny"))
    assert duel.ask.kind == "place"
    assert duel.at(0) in duel.offered  # the old base does not block: it may stay
    with pytest.raises(Illegal, match="Range 1"):
        duel.answer([10.0, 13.0])
    duel.answer([10.0, 12.2])
    assert duel.at(0) == (10.0, 12.2)
    assert len(duel.t.present()) == 2
    assert duel.t.card(0).forms[duel.t.form[0]].name == "Tiny"
    assert duel.heard(Transformed) == [Transformed(0, "Tiny")]


@pytest.mark.rule("CP-512")
def test_a_larger_base_must_fit(giant: str) -> None:
    duel = Duel([giant, "hood"], ()).put("hood", 10.0, 11.9)
    duel.push(Transform(0, "Giant"))
    assert duel.at(0) not in duel.offered  # Hood stands in the way of the larger base
    with pytest.raises(Illegal, match="overlap Hood"):
        duel.answer([10.0, 10.0])
    duel.answer([10.0, 9.0])
    assert duel.t.base[0] == (10.0, 9.0, duel.t.the_tools().radius(80))


@pytest.mark.rule("CP-512")
def test_without_a_legal_place_it_does_not_happen(giant: str) -> None:
    duel = Duel([giant] + ["hood"] * 12)
    ring = [(8.4, 10.0), (11.6, 10.0), (10.0, 8.4), (10.0, 11.6), (8.4, 8.4), (11.6, 11.6), (8.4, 11.6), (11.6, 8.4)]
    for i, at in enumerate([*ring, (7.0, 10.0), (13.0, 10.0), (10.0, 13.0), (10.0, 7.0)]):
        duel.put(i + 1, *at)
    duel.push(Transform(0, "Giant"))
    assert duel.still
    assert duel.t.form[0] == 0
    assert duel.t.base[0][2] == duel.t.the_tools().radius(35)


@pytest.mark.rule("CP-514")
def test_tokens_conditions_and_effects_stay() -> None:
    duel = Duel("hood", "ant-man").set("hood", power=4, damage=3, conditions=("bleed", "slow"))
    duel.t.status[0] |= ACTIVATED
    duel.t.lasting.append(("defense_dice", 0, 0, "round", 2))
    token = lay(duel, "extraction", holder=0)
    duel.push(Transform(0, "Possessed")).answer(duel.at(0))
    assert (duel.power(0), duel.damage(0), duel.conditions(0)) == (4, 3, {"bleed", "slow"})
    assert duel.t.status[0] & ACTIVATED
    assert duel.t.token_holder[token] == 0
    assert duel.t.total("defense_dice", 0) == 2


@pytest.mark.rule("CP-515")
def test_only_cards_let_a_character_transform() -> None:
    duel = Duel("ant-man", "hood")
    duel.activate("ant-man")
    assert {option[0] for option in duel.offered} == {"move", "climb", "done"}  # without Power there is no Change Size
    duel.answer("done")
    duel = Duel("ant-man", "hood").set("ant-man", power=1).activate("ant-man")
    assert ("power", "change-size") in duel.offered


@pytest.mark.rule("CP-516", "CP-517", "CP-518")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_an_immunity_of_the_new_form_takes_its_conditions_away(giant: str, ruleset: int) -> None:
    duel = Duel(giant, ruleset=ruleset).set(giant, conditions=("stun", "bleed"))
    duel.push(Transform(0, "Giant")).answer(duel.offered[0])
    assert duel.conditions(giant) == {"bleed"}


def test_another_stat_card_is_somebody_new_but_for_what_is_named(giant: str) -> None:
    duel = Duel(giant, "hood").script(until("round", "attack_dice", SELF, 1)).script(gain_counter("phoenix"))
    duel.script(until("round", "attack_dice", SELF, 2), "hood").set(giant, power=3, damage=2, conditions=("stun",))
    kept = [row for row in duel.t.lasting if row[2] != 0 or row[0] == "phoenix"]
    assert 0 < len(kept) < len(duel.t.lasting)
    duel.push(ChangeCard(0, 1, 1, ("phoenix", "power"))).answer(duel.offered[0])
    assert duel.t.lasting == kept
    assert (duel.t.form[0], duel.power(giant), duel.damage(giant), duel.conditions(giant)) == (1, 3, 0, set())


@pytest.mark.parametrize(("keeps", "gains", "after"), [((), False, False), (("activated",), False, True), ((), True, True)])
def test_another_stat_card_may_activate_unless_it_is_said_otherwise(
    giant: str, keeps: tuple[str, ...], gains: bool, after: bool
) -> None:
    duel = Duel(giant, "hood")
    duel.t.status[0] |= ACTIVATED
    duel.push(ChangeCard(0, 1, 1, keeps, gains)).answer(duel.offered[0])
    assert bool(duel.t.status[0] & ACTIVATED) == after


def test_without_room_nobody_comes_in_place_of_a_stat_card(giant: str) -> None:
    with stock(hero("greeter", innate("greet", on(enters_play(), gain_power(SELF, 1))))):
        duel = Duel([giant] + ["hood"] * 12, "greeter").set(giant, power=2)
        ring = [(8.4, 10.0), (11.6, 10.0), (10.0, 8.4), (10.0, 11.6), (8.4, 8.4), (11.6, 11.6), (8.4, 11.6), (11.6, 8.4)]
        for i, at in enumerate([*ring, (7.0, 10.0), (13.0, 10.0), (10.0, 13.0), (10.0, 7.0)]):
            duel.put(i + 1, *at)
        duel.put("greeter", 30, 30).push(ChangeCard(0, 1, 1))
        assert duel.still
        assert (duel.t.form[0], bool(duel.t.status[0] & KO), duel.power("greeter")) == (0, True, 0)
