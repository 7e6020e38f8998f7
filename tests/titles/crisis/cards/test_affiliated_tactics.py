"""Team Tactic cards of affiliations, one by one."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.attacks import may_be_targeted
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.movement import Place
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import LOCATION, M, S

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import PASS, Duel
from .test_tactics import BLANKS, WALL, react, rolled, scene, token

pytestmark = pytest.mark.usefixtures("extras")


def phase(duel: Duel, card: str) -> Duel:
    """The Power Phase begins, everybody has gained 1 Power, and the card is played."""
    return react(duel.push(PowerPhase()), card)


# -- Avengers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-592")
def test_avengers_assemble() -> None:
    duel = scene("avengers-assemble", us=["test-avenger", "test-plain", "captain-america-first-avenger", "invincible-iron-man"])
    duel.set(3, power=0).play("avengers-assemble")
    assert duel.offered == (0, 2)
    duel.answer(2).answer(0)
    assert (duel.power(0), duel.power(2)) == (5, 5)
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["advance"] == 2  # in the order in which they were named
    with pytest.raises(Illegal, match="reaches"):
        duel.answer([10.0, 22.5])  # Short, and no more
    duel.answer([7.0, 16.0]).answer([7.0, 10.0])
    assert (duel.at(2), duel.at(0)) == ((7.0, 16.0), (7.0, 10.0))
    assert duel.still


def test_second_wind() -> None:
    duel = scene("second-wind", us=["test-avenger", "test-plain"]).set(0, damage=3, conditions=("stun", "bleed"))
    duel.set(1, damage=3, conditions=("stun",)).play("second-wind")
    assert duel.still
    assert (duel.damage(0), duel.conditions(0), duel.power(0)) == (2, {"bleed"}, 5)
    assert (duel.damage(1), duel.conditions(1)) == (3, {"stun"})


# -- Cabal -------------------------------------------------------------------------------------------------------------


def test_dark_reign() -> None:
    duel = scene("dark-reign", us=["test-cabal", "test-plain"], them=["test-plain", "test-avenger"])
    duel.play("dark-reign").answer(("character", 2))
    assert duel.power(0) == 3
    duel.roll("blank " * 7).attack(0, "jab", 2).answer("tactic/dark-reign@1").roll("hit hit hit hit").answer([0, 1, 2, 3])
    assert duel.damage(2) == 4
    assert duel.roll("blank " * 7).attack(1, "jab", 2).still  # not of the Cabal
    assert duel.roll("blank " * 7).attack(0, "jab", 3).still  # not the chosen one
    duel.t.end_scope("round")
    assert duel.roll("blank " * 7).attack(0, "jab", 2).still


def test_dig_in() -> None:
    duel = phase(scene("dig-in", us=["test-cabal", "test-plain"]), "dig-in")
    assert duel.power(0) == 7  # it is free
    assert duel.push(Slide(0, S, "throw", 2, 1)).still
    assert duel.push(Slide(0, S, "push", 1, 0)).still  # nor by allies
    assert duel.push(Place(0, 2, 0, 0)).still
    duel.advance(0, M).answer([10.0, 8.0])  # but by itself
    duel.roll("hit hit hit hit", "blank blank blank").attack(2, "jab", 0)
    duel.answer("tactic/dig-in@1").roll("block block block").answer([0, 1, 2])
    assert duel.damage(0) == 1
    assert scene("dig-in").push(PowerPhase()).still  # the squad has no such character


# -- Hydra -------------------------------------------------------------------------------------------------------------


def test_world_domination() -> None:
    duel = scene("world-domination", us=["test-hydra", "test-plain"])
    bombs = [token(duel, ON_BOARD, LOCATION, "deadly-meteors/origin-bomb") for _ in range(3)]
    token(duel, 2)  # a token of the other Crisis card does not matter
    duel.t.token_at = [(10.0, 10.0), (10.0, 13.0), (30.0, 30.0), (0.0, 0.0)]
    assert not playable(duel.t, 0)  # one of three is nobody's
    duel.t.token_at[bombs[2]] = (10.0, 11.0)
    duel.play("world-domination")
    assert duel.t.vp == [1, 0]
    assert [duel.power(who) for who in range(3)] == [7, 7, 6]
    assert not playable(scene("world-domination", us=["test-hydra"]).t, 0)  # nothing to secure


# -- S.H.I.E.L.D. ------------------------------------------------------------------------------------------------------


def test_battlefield_medicine() -> None:
    duel = scene("battlefield-medicine", us=["test-agent", "test-plain"]).set(1, damage=5, conditions=("hex", "slow"))
    assert not playable(duel.t, 0)
    duel.activate(1)
    assert ("tactic", "battlefield-medicine") not in duel.offered
    duel.answer("done").activate(0).answer("battlefield-medicine").answer(("character", 1)).answer(("number", 3))
    duel.answer(("condition", "slow"))
    assert (duel.damage(1), duel.conditions(1), duel.power(0)) == (2, {"hex"}, 4)


def test_hard_reset() -> None:
    duel = scene("hard-reset", us=["test-agent"]).roll("hit hit hit fail", "block block fail").attack(1, "jab", 0)
    duel.roll("blank blank hit hit", "blank blank blank")  # the Failures too
    react(duel, "hard-reset")
    assert (duel.damage(0), duel.power(0)) == (2, 5)
    assert scene("hard-reset").roll(BLANKS).attack(2, "jab", 0).still


def test_sitrep() -> None:
    duel = scene("sitrep", us=["test-agent", "test-plain"])
    assert not playable(duel.t, 0)
    duel.activate(0).answer("sitrep")
    assert PASS in duel.offered
    duel.answer([10.0, 15.0])
    assert (duel.at(1), duel.power(0)) == ((10.0, 15.0), 5)


def test_the_shieldmobile() -> None:
    duel = scene("the-shieldmobile", us=["test-agent"], terrain=[WALL]).put(1, 30, 30).play("the-shieldmobile")
    duel.answer([17.0, 10.0])  # Long, over the wall
    assert duel.power(0) == 3
    duel.put(0, 10, 10).advance(0, S).answer([13.5, 10.0])


# -- Criminal Syndicate ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("second", "priority"), [(4, 0), (3, 1)])
def test_all_according_to_plan(second: int, priority: int) -> None:
    duel = scene("all-according-to-plan", us=["test-crook", "test-crook", "test-plain"])
    duel.t.priority = 1
    phase(duel, "all-according-to-plan").answer(0).answer(6)
    assert duel.offered == (1, "enough")
    duel.answer(1).answer(second)
    assert duel.still
    assert duel.t.priority == priority
    assert (duel.power(0), duel.power(1)) == (1, 7 - second)


def test_no_mercy() -> None:
    duel = scene("no-mercy").set(2, damage=5).push(Suffer(2, 2, 0, EFFECT))
    react(duel, "no-mercy")
    assert duel.is_dazed(2)
    assert duel.power(0) == 9
    assert scene("no-mercy").set(2, damage=4, injured=1).push(Suffer(2, 2, 0, EFFECT)).t.over  # a KO is no Daze
    assert scene("no-mercy").set(2, damage=5).push(Suffer(2, 2, 2, EFFECT)).still


def test_shadow_organization() -> None:
    duel = phase(scene("shadow-organization", us=["test-crook", "test-crook", "test-crook"]), "shadow-organization")
    duel.answer(0).answer(1).answer("enough")
    assert [duel.power(who) for who in range(3)] == [5, 5, 7]
    assert not may_be_targeted(duel.t, 3, 0)
    assert may_be_targeted(duel.t, 3, 2)
    assert may_be_targeted(duel.put(3, 12, 8).t, 3, 0)


# -- Web Warriors ------------------------------------------------------------------------------------------------------


def test_all_webbed_up() -> None:
    duel = scene("all-webbed-up", us=["test-spider", "test-plain"], them=["test-plain", "test-avenger"]).put(3, 25, 25)
    duel.play("all-webbed-up")
    assert (duel.conditions(2), duel.conditions(3), duel.power(0)) == ({"slow"}, set(), 3)
    duel.roll("blank " * 9).attack(0, "jab", 2)
    assert rolled(duel, "attack") == 6
    duel.roll("blank " * 7).attack(1, "jab", 2)
    assert rolled(duel, "attack") == 4
    duel.put(3, 14, 8).roll("blank " * 7).attack(0, "jab", 3)
    assert rolled(duel, "attack") == 4


def test_aunt_mays_wheat_cakes() -> None:
    duel = scene("aunt-mays-wheat-cakes", us=["test-spider", "test-plain"]).set(0, damage=2, conditions=("slow", "stun"))
    duel.play("aunt-mays-wheat-cakes")
    assert (duel.damage(0), duel.conditions(0), duel.power(0)) == (1, {"stun"}, 5)


def test_spider_tracker() -> None:
    duel = scene("spider-tracker", us=["test-spider", "test-plain"]).activate(2).answer("move").answer([17.0, 10.0])
    react(duel, "spider-tracker")
    assert duel.ask.seat == 0
    assert PASS in duel.offered
    duel.answer([10.0, 8.0])
    assert (duel.at(0), duel.power(0)) == ((10.0, 8.0), 4)
    duel = scene("spider-tracker", us=["test-spider"]).activate(1).answer("move").answer([22.0, 10.0])
    assert duel.ask.kind == "action"  # too far away
    duel = scene("spider-tracker", us=["test-spider"]).push(Place(1, 1, 1, 1)).answer([17.0, 10.0])
    assert duel.still  # no move action


# -- Spider-Foes -------------------------------------------------------------------------------------------------------


def test_neogenetic_recombinator() -> None:
    duel = scene("neogenetic-recombinator", us=["test-foe", "test-venom"]).set(0, damage=1).set(1, damage=4)
    duel.play("neogenetic-recombinator").answer(0).answer(("character", 0)).answer(("number", 2))
    assert (duel.damage(0), duel.damage(1)) == (3, 2)
    duel = scene("neogenetic-recombinator", us=["test-foe", "test-venom"]).set(0, damage=5).set(1, damage=4)
    duel.play("neogenetic-recombinator").answer(1).answer(("character", 0)).answer(("number", 3))
    assert duel.is_dazed(0)
    assert duel.damage(1) == 3  # only 1 was really suffered
    assert not playable(scene("neogenetic-recombinator", us=["test-foe", "test-venom"]).put(1, 30, 30).t, 0)


def test_strategic_retreat() -> None:
    duel = scene("strategic-retreat", us=["test-foe", "test-plain"])
    asset = token(duel, 0)
    duel.attack(2, "jab", 0).roll(BLANKS)
    react(duel, "strategic-retreat")
    assert duel.t.token_holder[asset] == 1
    with pytest.raises(Illegal, match="away"):
        duel.answer([12.0, 10.0])
    duel.answer([7.0, 10.0])
    assert (duel.at(0), duel.power(0)) == ((7.0, 10.0), 2)
    assert scene("strategic-retreat", us=["test-foe", "test-plain"]).roll(BLANKS).attack(2, "jab", 0).still


def test_surprise_webhead() -> None:
    duel = scene("surprise-webhead", us=["test-foe", "test-venom", "test-foe"], them=["test-plain", "test-avenger"])
    duel.play("surprise-webhead").answer(0).answer(1).answer("enough").answer(("character", 3))
    assert [duel.power(who) for who in range(3)] == [4, 4, 6]
    assert duel.offered == (PASS, ("attack", "jab"))  # nothing with a price
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab")
    assert duel.offered == (3,)
    duel.answer(3)
    assert duel.damage(3) == 4
    duel.answer(PASS)
    assert duel.still


# -- what they have in common ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "us"), [("dark-reign", "test-cabal"), ("surprise-webhead", "test-foe")])
def test_no_enemy_to_choose(card: str, us: str) -> None:
    duel = scene(card, us=[us])
    assert playable(duel.t, 0) == [card]
    assert not playable(duel.set(1, dazed=True).t, 0)


@pytest.mark.parametrize("card", ["aunt-mays-wheat-cakes", "second-wind", "surprise-webhead", "the-shieldmobile", "dark-reign"])
def test_only_members_play(card: str) -> None:
    assert not playable(scene(card, us=["test-plain", "test-crook"]).t, 0)


@pytest.mark.parametrize(("card", "us"), [("aunt-mays-wheat-cakes", "test-spider"), ("second-wind", "test-avenger")])
def test_any_number_play(card: str, us: str) -> None:
    duel = scene(card, us=[us, us, us])
    for who in range(3):
        duel.set(who, damage=1)
    duel.play(card).answer(2).answer(0).answer(1)
    assert [duel.damage(who) for who in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("card", ["shadow-organization", "all-according-to-plan"])
def test_only_the_syndicate_in_the_power_phase(card: str) -> None:
    assert scene(card).push(PowerPhase()).still


def test_all_according_to_plan_takes_any_amount() -> None:
    duel = phase(scene("all-according-to-plan", us=["test-crook"]), "all-according-to-plan")
    assert duel.offered == (1, 2, 3, 4, 5, 6, 7)


def test_neogenetic_recombinator_is_free_and_for_spider_foes() -> None:
    duel = scene("neogenetic-recombinator", us=["test-foe", "test-venom"]).set(0, power=0).set(1, power=0)
    assert playable(duel.t, 0)
    assert not playable(scene("neogenetic-recombinator", us=["test-plain", "test-venom"]).t, 0)


def test_sitrep_needs_another_ally() -> None:
    duel = scene("sitrep", us=["test-agent", "test-plain"]).put(1, 30, 30).activate(0)
    assert ("tactic", "sitrep") not in duel.offered


def test_spider_tracker_follows_enemies() -> None:
    duel = scene("spider-tracker", us=["test-spider", "test-plain"]).activate(1).answer("move").answer([10.0, 14.0])
    assert duel.ask.kind == "action"


def test_strategic_retreat_is_for_spider_foes() -> None:
    duel = scene("strategic-retreat", us=["test-plain", "test-foe"])
    token(duel, 0)
    assert duel.roll(BLANKS).attack(2, "jab", 0).still
