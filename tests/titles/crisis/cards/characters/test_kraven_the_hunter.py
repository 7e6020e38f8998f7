"""Kraven the Hunter (Sergei Nikolaevich Kravinoff)."""

from __future__ import annotations

from longbox.titles.crisis.rules.movement import tool_size
from longbox.titles.crisis.script.nodes import Context
from longbox.titles.crisis.words import SELF, TARGET, S, knows, push, until

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import settle, take
from ..scenes.spider_foes import faces, finish, near

KRAVEN = "kraven-the-hunter"
SHOCKER = "shocker"
MISS = "blank blank fail fail"


def test_a_wild_kukri_strike_slips_away() -> None:
    for shown, slips in (("wild", True), ("hit", False)):
        duel = near(KRAVEN, SKULL).roll(faces(5, shown), MISS).attack(KRAVEN, "kukri-strike", SKULL)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert (not duel.still) is slips


def test_the_spear_follows_the_kukri_and_a_movement() -> None:
    duel = near(KRAVEN, SKULL).activate(KRAVEN).roll(faces(5), MISS).answer("kukri-strike").answer(SKULL)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.roll(faces(7), MISS).answer("spear-thrust").answer(SKULL)
    finish(duel)
    assert not duel.t.script


def test_the_spear_does_not_count_itself() -> None:
    duel = near(KRAVEN, SKULL).activate(KRAVEN)
    for _ in range(2):
        duel.roll(faces(4), MISS).answer("spear-thrust").answer(SKULL)
        while duel.ask.kind not in ("action", "wait"):
            assert duel.ask.kind != "advance"
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert not duel.t.script


def test_the_spear_lets_him_advance_if_he_has_moved() -> None:
    duel = near(KRAVEN, SKULL).activate(KRAVEN).answer("move").answer([10.0, 10.5])
    duel.roll(faces(4), MISS).answer("spear-thrust").answer(SKULL)
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert PASS in duel.offered


def test_a_cornered_beast_is_hurt_by_every_step_until_its_activation_ends() -> None:
    duel = Duel(KRAVEN, SPIDER).set(KRAVEN, power=2).put(SPIDER, 13, 10)
    assert tool_size(duel.t, 1, climb=False) == 5
    settle(duel.use(KRAVEN, "corner-the-beast"))
    assert tool_size(duel.t, 1, climb=False) == 2
    settle(duel.advance(SPIDER, S).answer([13.0, 11.0]))
    assert duel.damage(SPIDER) == 1
    settle(duel.script(push(TARGET, S), KRAVEN, target=1).answer([90.0]))
    assert duel.damage(SPIDER) == 1
    finish(duel.activate(SPIDER))
    assert (duel.damage(SPIDER), tool_size(duel.t, 1, climb=False)) == (1, 5)


def test_a_tracked_enemy_is_hit_harder_by_everybody_this_round() -> None:
    duel = Duel([KRAVEN, SHOCKER], [SKULL, CAP]).set(KRAVEN, power=3).put(SKULL, 13, 13).put(CAP, 10, 16)
    duel.use(KRAVEN, "expert-tracker").answer(SKULL)
    settle(duel.roll(faces(6), MISS).attack(SHOCKER, "vibro-shock-strike", SKULL))
    settle(duel.roll(faces(5), MISS).attack(SHOCKER, "vibro-shock-strike", CAP))
    assert not duel.t.script
    duel.t.end_scope("round")
    settle(duel.roll(faces(5), MISS).attack(SHOCKER, "vibro-shock-strike", SKULL))
    assert not duel.t.script


def test_the_elixir_rerolls_one_die_of_attack_and_defense() -> None:
    duel = near(KRAVEN, SKULL).roll(faces(4), MISS).attack(KRAVEN, "spear-thrust", SKULL)
    settle(take(duel, "elixir-of-calypso").roll("hit").answer((0,)))
    assert duel.damage(SKULL) == 1
    duel = near(SHOCKER, KRAVEN).roll(faces(5, "hit"), "blank fail fail").attack(SHOCKER, "vibro-shock-strike", KRAVEN)
    settle(take(duel, "elixir-of-calypso").roll("block").answer((0,)))
    assert duel.damage(KRAVEN) == 0


def test_a_cornered_beast_loses_the_wall_crawler_it_has_for_the_round_too() -> None:
    """Climbing Gear lends Wall Crawler; what was lost is back when the activation is over."""
    duel = Duel(KRAVEN, CAP).set(KRAVEN, power=2).put(CAP, 13, 10)
    duel.script(until("round", "move_size", SELF, 5, "wall-crawler"), CAP)
    assert tool_size(duel.t, 1, climb=False) == 5
    settle(duel.use(KRAVEN, "corner-the-beast"))
    knowing = knows("wall-crawler")
    assert (tool_size(duel.t, 1, climb=False), knowing.test(Context(duel.t, 0, 0, {}), 1)) == (2, False)
    duel.t.end_scope("during 1")
    assert (tool_size(duel.t, 1, climb=False), knowing.test(Context(duel.t, 0, 0, {}), 1)) == (5, True)


def test_a_beast_cornered_twice_is_hurt_once() -> None:
    duel = Duel(KRAVEN, SPIDER).set(KRAVEN, power=4).put(SPIDER, 13, 10)
    for _ in range(2):
        settle(duel.use(KRAVEN, "corner-the-beast"))
    settle(duel.advance(SPIDER, S).answer([13.0, 11.0]))
    assert duel.damage(SPIDER) == 1
