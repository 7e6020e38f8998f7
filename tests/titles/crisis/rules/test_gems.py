"""Infinity Gems (CP-500..CP-507, CP-523)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.builder import judge
from longbox.titles.crisis.rules.entering import enlist, put_into_play
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.setup import AnySquad
from longbox.titles.crisis.rules.squads import full_squads
from longbox.titles.crisis.script.cards import Gem
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.view import view
from titles.crisis.shelf import the_cards

from ..scene import Duel

BLACK_ORDER = ("thanos-the-mad-titan", "corvus-glaive", "ebony-maw", "hood")


def bring(*gems: tuple[str, str], characters: tuple[str, ...] = BLACK_ORDER) -> Roster:
    return Roster("order", "Black Order", characters, (), (), (), gems)


def wrong(roster: Roster) -> list[tuple[str, str]]:
    """The rules that a roster breaks with its gems, and the sentences about them."""
    return [(fault.rule, fault.told()) for fault in judge(roster) if "gem" in fault.key]


@pytest.mark.rule("CP-500", "CP-523")
def test_only_bearers_have_gems_and_only_those_listed() -> None:
    assert wrong(bring(("corvus-glaive", "time"), ("ebony-maw", "mind"))) == []
    [(rule, told)] = wrong(bring(("hood", "time")))
    assert (rule, "Hood" in told) == ("CP-500", True)
    [(rule, told)] = wrong(bring(("corvus-glaive", "mind")))
    assert (rule, "Corvus Glaive" in told) == ("CP-500", True)


@pytest.mark.rule("CP-501", "CP-523")
def test_one_gem_at_a_time() -> None:
    [(rule, told)] = wrong(bring(("corvus-glaive", "time"), ("corvus-glaive", "reality")))
    assert (rule, "Corvus Glaive" in told) == ("CP-501", True)


@pytest.mark.rule("CP-502")
def test_a_card_may_allow_more() -> None:
    assert wrong(bring(("thanos-the-mad-titan", "time"), ("thanos-the-mad-titan", "reality"))) == []
    [(rule, told)] = wrong(bring(*(("thanos-the-mad-titan", gem) for gem in ("time", "reality", "soul"))))
    assert (rule, "2" in told) == ("CP-502", True)


@pytest.mark.rule("CP-503")
def test_gems_are_given_out_in_the_roster() -> None:
    [(rule, told)] = wrong(bring(("corvus-glaive", "time"), characters=("hood",)))
    assert (rule, "corvus-glaive" in told) == ("CP-503", True)
    roster = bring(("corvus-glaive", "time"))
    assert [roster.gem_of(id) for id in BLACK_ORDER] == ["", "time", "", ""]


@pytest.mark.rule("CP-504")
def test_a_gem_adds_its_threat(monkeypatch: pytest.MonkeyPatch) -> None:
    roster = bring(("corvus-glaive", "time"), ("thanos-the-mad-titan", "mind"), ("thanos-the-mad-titan", "soul"))
    extra = roster.extra(the_cards().gems)
    assert extra == (2, 1, 0, 0)
    squads = full_squads(the_cards(), BLACK_ORDER, extra, 8, 2025)  # Corvus with his gem is 5, Hood 3
    assert ("corvus-glaive", "hood") in squads
    assert ("corvus-glaive", "ebony-maw") not in squads
    assert ("corvus-glaive", "hood") not in full_squads(the_cards(), BLACK_ORDER, extra, 7, 2025)
    with pytest.raises(Exception, match="a threat of 8"):
        AnySquad(BLACK_ORDER, extra, 7).accept(Duel().t, ("corvus-glaive", "hood"))
    monkeypatch.setitem(the_cards().gems, "time", replace(the_cards().gems["time"], threat=3))
    assert roster.extra(the_cards().gems)[1] == 3


@pytest.mark.rule("CP-505")
def test_each_gem_once_in_a_roster() -> None:
    [(rule, _)] = wrong(bring(("corvus-glaive", "time"), ("thanos-the-mad-titan", "time")))
    assert rule == "CP-505"


@pytest.mark.rule("CP-506")
def test_one_more_power_for_each_gem() -> None:
    duel = Duel(["thanos-the-mad-titan", "corvus-glaive"], "hood")
    duel.set("thanos-the-mad-titan", gems="time,soul").set("corvus-glaive", gems="reality")
    duel.push(PowerPhase())
    assert [duel.power(who) for who in range(3)] == [3, 2, 1]


@pytest.mark.rule("CP-506")
def test_stun_limits_each_gem_by_itself() -> None:
    duel = Duel("corvus-glaive").set("corvus-glaive", gems="time", conditions=("stun",))
    duel.push(PowerPhase())
    assert duel.power("corvus-glaive") == 2  # Q88


@pytest.mark.rule("CP-506", "CP-499")
def test_players_may_agree_that_stun_limits_the_first_power_with_its_gems() -> None:
    for conditions, power in ((("stun",), 1), ((), 3)):
        duel = Duel("thanos-the-mad-titan", stun_gems="together").set(0, gems="time,soul", conditions=conditions)
        assert duel.push(PowerPhase()).power(0) == power


@pytest.mark.rule("CP-507")
def test_who_has_which_gem_is_open() -> None:
    duel = Duel("hood")
    put_into_play(duel.t, enlist(duel.t, 1, "corvus-glaive", "time"), (20.0, 20.0))
    assert [view(duel.t, seat)["characters"][1]["gems"] for seat in (0, 1)] == ["time", "time"]


def test_the_bearers_of_the_reference() -> None:
    assert {id: the_cards().characters[id].gems for id in BLACK_ORDER} == {
        "thanos-the-mad-titan": ("mind", "power", "reality", "soul", "space", "time"),
        "corvus-glaive": ("reality", "time"),
        "ebony-maw": ("mind", "space"),
        "hood": (),
    }
    assert sorted(the_cards().gems) == ["mind", "power", "reality", "soul", "space", "time"]
    assert all(isinstance(gem, Gem) and gem.threat == 1 for gem in the_cards().gems.values())
