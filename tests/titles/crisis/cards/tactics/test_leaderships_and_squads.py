"""Team Tactic cards about the squad: whom they choose, which affiliation it uses, which Leaderships are active."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.kernel import Generator, Illegal
from longbox.titles.crisis.events import TacticPlayed
from longbox.titles.crisis.rules.damage import Suffer
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.squads import affiliations_of, choices_of
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.script.nodes import Context, affiliated
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.script.running import Run
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.view import view
from longbox.titles.crisis.words import (
    NOBODY,
    SELF,
    Superpower,
    ally,
    gain_power,
    leadership,
    me,
    on,
    power_phase,
    reactive,
    targeted,
)
from titles.crisis.shelf import the_cards

from ...extras import plain
from ...scene import PASS, Duel
from ..playing import offers, settle, take
from ..scenes.tactics import reply, rolled, stage, token, with_cards


def leader(id: str, affiliation: str, gain: int) -> Superpower:
    return leadership(id, affiliation, on(power_phase(), gain_power(ally & me, gain)))


characters = with_cards(
    plain("squad-hydra-one", "", "Hydra", superpowers=(leader("one", "Hydra", 1),)),
    plain("squad-hydra-two", "", "Hydra", superpowers=(leader("two", "Hydra", 2),)),
    plain("squad-cabal", "", "Cabal", superpowers=(leader("three", "Cabal", 3),)),
    plain("squad-x-men", "", "Uncanny X-Men", superpowers=(leader("four", "Uncanny X-Men", 4),)),
    plain("squad-answers", superpowers=(reactive("duck", 0, targeted(target=me), gain_power(SELF, 1)),)),
    plain("squad-emma", "Emma Frost"),
    plain("squad-mephisto", "Mephisto, Lord of Temptation"),
    plain("squad-dracula", "Dracula"),
    plain("squad-gwenpool", "Gwenpool", "Avengers"),
    replace(plain("squad-dear"), threat=4),
)
pytestmark = pytest.mark.usefixtures("extras")


# -- chosen with the card ----------------------------------------------------------------------------------------------


def at_setup(card: str, squad: tuple[str, ...], more: tuple[str, ...] = ()) -> Duel:
    """The first player's squad is chosen; its affiliation comes next."""
    duel = Duel()
    t = duel.t
    own = Roster("own", "Own", squad, (card, *more), (), ())
    t.rosters = (own, Roster("other", "Other", ("test-plain",), (), (), ()))
    frame = Setup()
    frame.squads = [squad, ("test-plain",)]
    frame.step = frame.STEPS.index("choose_affiliations")
    t.options = {**t.options, "setup": "full"}
    t.edges = ("south", "north")
    return duel.push(frame)


def deployed(duel: Duel) -> Duel:
    while not duel.still and duel.ask.kind != "wait":
        duel.answer(duel.offered[0])
    return duel


SQUAD = ("squad-hydra-one", "test-hydra", "test-plain", "test-agent")
"""Half of Hydra, which is not more than half."""


def test_sleeper_agent_makes_a_squad_of_hydra() -> None:
    duel = at_setup("sleeper-agent", SQUAD)
    assert duel.ask.kind == "recruit"
    assert duel.offered == (("sleeper-agent", ""), ("sleeper-agent", "test-plain"), ("sleeper-agent", "test-agent"))
    duel.answer(("sleeper-agent", "test-plain"))
    assert duel.offered == ("Hydra", "")
    duel.answer("Hydra").answer("")
    assert duel.offered[0] == ("sleeper-agent",)
    with pytest.raises(Illegal, match="must be among them"):
        duel.ask.judge(duel.t, [])
    deployed(duel)
    who = duel.who("test-plain")
    assert affiliated("Hydra").test(Context(duel.t, NOBODY, 0, {}), who)
    assert not affiliated("Hydra").test(Context(duel.t, NOBODY, 0, {}), duel.who("test-agent"))
    assert [power.id for power in duel.t.superpowers(who)] == ["subterfuge"]
    assert duel.t.tactics[0] == []
    assert [(event.card, event.who) for event in duel.heard(TacticPlayed)] == [("sleeper-agent", (who,))]


def test_sleeper_agent_left_out_changes_nothing() -> None:
    duel = at_setup("sleeper-agent", SQUAD).answer(("sleeper-agent", ""))
    assert duel.offered == ("",)
    duel.answer("").answer("")
    assert duel.offered[0] == ()


def test_sleeper_agent_without_hydra_is_only_a_card() -> None:
    duel = deployed(at_setup("sleeper-agent", SQUAD).answer(("sleeper-agent", "test-plain")).answer(""))
    assert duel.t.superpowers(duel.who("test-plain")) == ()
    assert duel.t.tactics[0] == []


def test_whom_a_card_chose_is_secret_and_redrawn() -> None:
    duel = at_setup("sleeper-agent", SQUAD).answer(("sleeper-agent", "test-plain"))
    assert view(duel.t, 0)["setup"]["recruits"] == [["sleeper-agent", "test-plain"]]
    assert view(duel.t, 1)["setup"]["recruits"] == []
    duel.answer("Hydra").t.threat = 20
    seen = set()
    for seed in range(12):
        frame = duel.t.stack[-1]
        frame.squads[0] = SQUAD
        TITLE.redraw(duel.t, frame, 0, Generator(seed))
        seen.add(frame.recruited)
        assert frame.affiliations[0] in choices_of(frame.squads[0], the_cards().characters, frame.joined(duel.t, 0))
    assert len(seen) > 1


def test_members_by_a_card_count_once() -> None:
    known = the_cards().characters
    assert affiliations_of(("test-hydra", "test-plain"), known) == []
    assert affiliations_of(("test-hydra", "test-plain"), known, [("test-plain", "Hydra")]) == ["Hydra"]
    assert affiliations_of(("test-hydra", "test-plain", "test-agent"), known, [("test-hydra", "Hydra")]) == []


def agent() -> Duel:
    duel = stage("sleeper-agent", us=["test-plain"], them=["squad-answers"])
    duel.t.affiliation[0] = "Hydra"
    run_card(duel, "sleeper-agent", 0)
    return duel


def run_card(duel: Duel, card: str, who: int) -> Duel:
    """What a card does for the one it has chosen."""
    return duel.push(Run(f"tactic/{card}", who, 0, {"payer": who}))


def test_sleeper_agent_nobody_reacts_in_its_activation() -> None:
    duel = agent().activate(0)
    assert duel.t.has("no_reactives", 1)
    assert duel.t.has("no_reactive_tactics", 1)
    assert duel.t.has("no_reactive_tactics", 0)
    assert not duel.t.has("no_reactives", 0)
    duel.put(1, 13, 10).set(1, damage=4).roll("hit hit hit hit", "blank blank blank").answer("jab").answer(1)
    assert "subterfuge" in {power.id for power in duel.t.superpowers(0)}  # the target is Dazed
    settle_activation(duel)
    assert not duel.t.has("no_reactives", 1)


def test_sleeper_agent_wakes_when_the_target_stands() -> None:
    duel = agent().put(1, 13, 10).activate(0).roll("hit blank blank blank", "blank blank blank").answer("jab").answer(1)
    assert duel.t.superpowers(0) == ()
    assert not duel.t.has("no_reactives", 1)


def settle_activation(duel: Duel) -> None:
    while not duel.still:
        duel.answer("done" if ("done",) in duel.offered else PASS if PASS in duel.offered else duel.offered[0])


def test_under_your_skin_nanites() -> None:
    duel = stage("under-your-skin", us=["test-plain"]).set(0, conditions=("poison", "bleed", "stun"))
    run_card(duel, "under-your-skin", 0)
    assert duel.t.superpowers(0) == ()
    duel.t.affiliation[0] = "Sentinels"
    run_card(duel, "under-your-skin", 0)
    assert duel.conditions(0) == {"stun"}
    assert list(duel.t.changes("move_size", 0)) == [5]
    assert the_cards().tactics["under-your-skin"].recruits.affiliation == "Sentinels"


def test_reserve_members_chooses_cheap_ones_and_only_for_avengers() -> None:
    duel = at_setup("reserve-members", ("test-avenger", "squad-gwenpool", "test-plain", "squad-dear"))
    assert duel.offered == (("reserve-members", ""), ("reserve-members", "test-plain"))
    duel.answer(("reserve-members", "test-plain"))
    assert duel.offered == ("",)  # nobody joins by it: two of four are no majority
    duel.answer("").answer("")
    assert duel.offered[0] == ()  # it is a card of the Avengers


def test_reserve_members_are_better_beside_a_leader() -> None:
    duel = stage("reserve-members", us=["test-plain", "squad-cabal"])
    run_card(duel, "reserve-members", 0)
    duel.put(2, 13, 10).roll("blank " * 5, "blank " * 3).attack(0, "jab", 2)
    take(duel, "some-assembly-required")
    settle(duel)
    assert (rolled(duel, "attack"), duel.power(0)) == (5, 6)
    assert not offers(duel.roll("blank " * 4, "blank " * 3).attack(2, "jab", 0), "some-assembly")  # once per turn
    duel.t.end_scope("turn")
    duel.roll("blank " * 4, "blank " * 4).attack(2, "jab", 0)
    take(duel, "some-assembly-required")
    settle(duel)
    assert rolled(duel, "defense") == 4
    duel.t.end_scope("turn")
    assert not offers(duel.put(1, 30, 30).roll("blank " * 4, "blank " * 3).attack(2, "jab", 0), "some-assembly")


# -- Leaderships -------------------------------------------------------------------------------------------------------


def gained(duel: Duel) -> list[int]:
    """What each of us gains in a Power Phase beside the usual 1."""
    before = duel.t.power[:]
    settle(duel.push(PowerPhase()))
    return [now - then - 1 for now, then in zip(duel.t.power, before, strict=True)]


def test_versatile_strategy_another_leads() -> None:
    us = ["squad-hydra-one", "squad-hydra-two", "squad-cabal"]
    duel = stage("versatile-strategy", us=us).lead(0)
    duel.t.affiliation[0] = "Hydra"
    for who in range(3):
        duel.set(who, power=0)
    assert gained(duel)[:3] == [1, 0, 0]
    duel.play("versatile-strategy")  # only one other has a Leadership of the squad's affiliation
    assert duel.t.leader[0] == 1
    assert gained(duel)[:3] == [0, 2, 0]
    assert not playable(stage("versatile-strategy", us=us).t, 0)  # nobody leads


def test_versatile_strategy_what_the_old_leader_set_up_is_over() -> None:
    duel = stage("versatile-strategy", us=["squad-hydra-one", "squad-hydra-two"]).lead(0)
    duel.t.affiliation[0] = "Hydra"
    duel.t.lasting.append(("squad-hydra-one/one#0@0", 0, 0, "round", 1))
    duel.t.lasting.append(("defense_dice", 0, 0, "round", 1))
    duel.play("versatile-strategy")
    assert duel.t.lasting == [("defense_dice", 0, 0, "round", 1)]


def test_two_more_shall_rise_when_a_leader_falls() -> None:
    us = ["squad-hydra-one", "squad-hydra-two", "squad-cabal", "squad-x-men"]
    duel = stage("two-more-shall-rise", us=us).lead(0).set(0, injured=1, damage=4)
    duel.push(Suffer(0, 1, 4))
    reply(duel, "two-more-shall-rise")
    if duel.ask.kind == "payer":
        duel.answer(duel.offered[0])
    assert {one[1] for one in duel.offered} == {1, 2}  # an X-Man rises for nobody
    settle(duel.answer(1).answer(2)) if len(duel.offered) > 1 else settle(duel)
    assert sorted(duel.t.leaders()) == [0, 1, 2]
    for who in range(1, 4):
        duel.set(who, power=0)
    assert gained(duel)[1:4] == [2, 3, 0]


def test_two_more_shall_rise_needs_two() -> None:
    duel = stage("two-more-shall-rise", us=["squad-hydra-one", "squad-hydra-two"]).lead(0).set(0, injured=1, damage=4)
    duel.push(Suffer(0, 1, 2))
    assert not offers(duel, "two-more")


def begun(card: str, name: str, *friends: str, uses: str = "") -> Duel:
    duel = stage(card, us=[name, *friends])
    duel.t.affiliation[0] = uses
    frame = Setup()
    frame.step = frame.STEPS.index("deployed")
    return duel.push(frame)


CLUBS = (
    ("my-hellfire-club", "squad-emma", "Hellfire Club"),
    ("devils-reckoning", "squad-mephisto", "Legion of the Lost"),
    ("thralls-of-dracula", "squad-dracula", "Thralls of Dracula"),
)


@pytest.mark.parametrize(("card", "name", "club"), CLUBS)
def test_a_squad_without_affiliation_joins_a_club(card: str, name: str, club: str) -> None:
    assert not offers(begun(card, name, uses="Avengers"), card)
    assert not offers(begun(card, "test-plain"), card)
    duel = settle(reply(begun(card, name), card))
    assert (duel.t.affiliation[0], duel.t.leader[0]) == (club, 0)


def test_my_hellfire_club_rewards_work_and_feeds_on_idleness() -> None:
    duel = settle(reply(begun("my-hellfire-club", "squad-emma", "test-plain", "test-agent"), "my-hellfire-club"))
    token(duel, 1)
    duel.set(0, damage=2).set(1, damage=2).activate(1).answer("done")
    take(duel, "white-queens-pawns")
    assert (duel.damage(1), duel.power(1)) == (1, 7)
    assert (duel.damage(2), duel.power(2)) == (1, 5)
    assert duel.power(0) == 7
    settle(duel.answer(next(one for one in duel.offered if one != PASS)))
    assert duel.damage(0) == 1
    assert not offers(duel.set(2, status=1).activate(2).answer("done"), "white-queens")  # once per round


def test_devils_reckoning_burns_one_of_theirs_and_pays_two_of_ours() -> None:
    duel = settle(reply(begun("devils-reckoning", "squad-mephisto", "test-plain", "test-agent"), "devils-reckoning"))
    duel.push(CleanupPhase()).answer(duel.offered[0])
    assert (duel.ask.seat, duel.offered) == (1, (("character", 3),))
    duel.answer(3).answer(0).answer(2)
    settle(duel)
    assert (duel.power(3), duel.conditions(3)) == (7, {"incinerate"})
    assert [duel.power(one) for one in range(3)] == [7, 6, 7]


def test_devils_reckoning_spares_whoever_burns_already() -> None:
    duel = settle(reply(begun("devils-reckoning", "squad-mephisto"), "devils-reckoning")).set(1, conditions=("incinerate",))
    settle(duel.push(CleanupPhase()))
    assert duel.power(1) == 6


def test_thralls_of_dracula_draw_blood_for_one_power() -> None:
    duel = settle(reply(begun("thralls-of-dracula", "squad-dracula", "test-plain"), "thralls-of-dracula")).put(2, 12.5, 13)
    duel.set(1, damage=2).activate(1).answer(("deed", "printed/thralls-of-dracula/bloodlust"))
    assert (duel.power(1), duel.conditions(2)) == (5, {"bleed"})
    assert not any(one[0] == "deed" for one in duel.offered)  # once per turn
    settle_activation(duel)
    duel.t.end_scope("turn")
    duel.activate(1).answer(("deed", "printed/thralls-of-dracula/bloodlust"))
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.damage(1) == 1


def test_no_try_this_one_takes_a_card_that_was_left_behind() -> None:
    duel = stage("no-try-this-one", "medpack", us=["squad-gwenpool"])
    duel.t.affiliation[0] = "Avengers"
    duel.t.rosters = (
        Roster("own", "Own", (), ("no-try-this-one", "medpack", "warpath", "avengers-assemble", "web-barrier"), (), ()),
        duel.t.rosters[1],
    )
    reply(duel.push(CleanupPhase()), "no-try-this-one")
    assert set(duel.offered) == {("tactic", "warpath"), ("tactic", "avengers-assemble")}
    duel.answer(("tactic", "warpath"))
    settle(duel)
    assert duel.t.tactics[0] == ["medpack", "warpath"]
