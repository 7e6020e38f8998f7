"""Karma: three uses, once a Page, one's own or a Teammate's."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.conditions import page_ends
from longbox.titles.tactics.rules.feats import Feat
from longbox.titles.tactics.rules.karma import hurries, payers, raises

from ..scene import Scene


@pytest.mark.rule("FT-562", "FT-566", "FT-563", "FT-564")
def test_two_karma_raise_an_ability_once_a_page() -> None:
    s = Scene("W B K", a="W wolverine, B beast", b="K kraven", karma=True).push(Feat(0, "test", FIGHTING))
    assert s.kind == "karma"
    s.roll(26).answer((s["W"], FIGHTING))
    assert s.t.colour == GREEN
    assert s.t.karma[s["W"]] == 8 - 2
    assert [(event.payer, event.amount) for event in s.told("KarmaSpent")] == [(s["W"], 2)]  # type: ignore[attr-defined]
    assert s.t.ability(s["W"], FIGHTING) == AMAZING
    assert payers(s.t, s["W"], 1) == []
    s.roll(26).push(Feat(0, "test", FIGHTING))
    assert s.t.colour == GREEN
    page_ends(s.t)
    assert s.t.ability(s["W"], FIGHTING) == INCREDIBLE
    s.t.karma[s["W"]] = 1
    assert payers(s.t, s["W"], 1) == [s["W"], s["B"]]
    assert payers(s.t, s["W"], 2) == [s["B"]]


@pytest.mark.rule("FT-567", "FT-568")
def test_five_karma_roll_again_and_the_second_roll_stands() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven", karma=True).push(Feat(0, "test", FIGHTING))
    s.roll(90, 5).decline()
    assert s.kind == "reroll"
    s.answer(s["W"])
    assert s.t.rolled == 5
    assert s.t.colour == WHITE
    assert s.t.karma[s["W"]] == 8 - 5
    assert s.t.spent[s["W"]] == 1


@pytest.mark.rule("FT-569")
def test_nobody_spends_what_it_has_not() -> None:
    s = Scene("W", a="W wolverine")
    for karma, able in ((0, (0, 0, 0)), (1, (1, 0, 0)), (2, (1, 1, 0)), (5, (1, 1, 1))):
        s.t.karma[s["W"]] = karma
        assert tuple(len(payers(s.t, s["W"], cost)) for cost in (1, 2, 5)) == able


@pytest.mark.rule("FT-366")
def test_karma_raises_abilities_not_ranks() -> None:
    s = Scene("D K", a="D doctor-octopus", b="K kraven", karma=True)
    s.t.ready[s["K"]] = TIRED
    assert len({ability for _, ability in raises(s.t, s["D"])}) == 7
    s.roll(35).strike("D", "arms-of-the-octopus", "K").answer((s["D"], FIGHTING))
    assert s.told("FeatRolled")[0].rank == REMARKABLE


@pytest.mark.rule("FT-571", "FT-573", "FT-575")
def test_adjacent_teammates_share() -> None:
    s = Scene("E K . B", b="E electro, K kingpin, B blob", a="", karma=True)
    s.t.karma[s["E"]] = 0
    assert payers(s.t, s["E"], 2) == [s["K"]]
    s.push(Feat(s["E"], "test", AGILITY)).roll(30).answer((s["K"], AGILITY))
    assert s.t.karma[s["K"]] == 6
    assert payers(s.t, s["E"], 1) == []
    assert payers(s.t, s["K"], 1) == [s["K"]]
    s.t.at[s["K"]] = s.xy(2, 0)
    s.t.spent[s["E"]] = 0
    assert payers(s.t, s["E"], 1) == []


@pytest.mark.rule("FT-572")
def test_one_pool_pays_it_all() -> None:
    s = Scene("E K", b="E electro, K kingpin", a="")
    s.t.karma[s["E"]], s.t.karma[s["K"]] = 1, 1
    assert payers(s.t, s["E"], 2) == []
    assert hurries(s.t, s["E"]) == [s["E"], s["K"]]


@pytest.mark.rule("FT-574")
def test_a_teammate_is_reached_first_and_pays_then() -> None:
    s = Scene(". . C .\nB . . K\n. . . .", a="B beast, C storm", b="K kraven", karma=True)
    s.t.karma[s["B"]] = 0
    s.t.ready[s["K"]] = TIRED
    assert payers(s.t, s["B"], 2) == []
    s.activate("B").answer(("move", -1)).answer((s.xy(1, 1), s.xy(2, 1)))
    s.answer(("strike", s.number("B", "brawling"), s["K"], 0))
    assert s.kind == "karma"
    assert (s["C"], STRENGTH) in s.options


@pytest.mark.rule("FT-580")
def test_a_born_leader_pays_from_afar() -> None:
    s = Scene("B . # .\n. . C .", a="B beast, C cyclops", karma=True)
    assert payers(s.t, s["B"], 1) == [s["B"], s["C"]]
    s.t.at[s["C"]] = s.xy(3, 0)
    assert payers(s.t, s["B"], 1) == [s["B"]]
