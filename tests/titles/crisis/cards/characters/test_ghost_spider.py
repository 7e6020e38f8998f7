"""Ghost-Spider (Gwen Stacy)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import M, S
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import SKULL, order
from ..playing import blanks, offers, settle, take, usable
from ..scenes.web_warriors import strike

GHOST = "ghost-spider"
GWENOM = "gwenom"
MOON = "moon-knight"
SCARLET = "scarlet-spider"
VENOM = "venom"
MISS = "blank blank fail fail"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def test_technique_is_better_the_second_time_in_an_activation() -> None:
    duel = Duel(GHOST, SKULL).put(SKULL, 12.5, 10).activate(GHOST)
    for dice in (4, 7):
        strike(duel.roll(blanks(dice), MISS), "spider-technique", SKULL)
        assert (duel.ask.kind, duel.t.script) == ("action", [])
    duel = Duel(GHOST, SKULL).put(SKULL, 12.5, 10)
    for _ in range(2):  # outside her activation it is no second time
        settle(duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL))
    assert duel.t.script == []


@pytest.mark.parametrize(("who", "attack"), [(GHOST, "spider-technique"), (GWENOM, "symbiote-spider-technique")])
def test_who_has_moved_may_swing_away(who: str, attack: str) -> None:
    for moved in (True, False):
        duel = Duel(who, SKULL).put(SKULL, 12.5, 10).activate(who)
        if moved:
            duel.answer("move").answer(duel.offered[0])
        strike(duel.roll(blanks(the_cards().strikes[f"{who}/{attack}"].dice), MISS), attack, SKULL)
        assert (order(duel).ask.kind == "advance") is moved
        if moved:
            assert PASS in duel.offered


def test_being_placed_counts_as_moving_but_only_in_the_own_activation() -> None:
    duel = Duel(GHOST, SKULL).put(SKULL, 13, 10)
    duel.place(GHOST, 1).answer([10.0, 10.0])
    assert duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL).still
    duel = Duel(GHOST, SKULL).put(SKULL, 13, 10).activate(GHOST).place(GHOST, 1).answer([10.0, 10.0])
    strike(duel.roll(blanks(4), MISS), "spider-technique", SKULL)
    assert order(duel).ask.kind == "advance"


def test_webbing_may_push_what_is_small_before_damage() -> None:
    for who in (GHOST, SCARLET):
        duel = Duel(who, SKULL).roll("wild hit blank blank", MISS).attack(who, "impact-webbing", SKULL)
        assert (offers(duel, "push"), duel.damage(SKULL)) == (True, 0)
        duel = Duel(who, VENOM).roll("wild hit blank blank", MISS).attack(who, "impact-webbing", VENOM)
        assert not offers(duel, "push")


def test_a_beatdown_that_hurts_may_throw() -> None:
    for faces, thrown in (("hit", True), ("blank", False)):
        duel = Duel(GHOST, SKULL).set(GHOST, power=3).put(SKULL, 12.5, 10)
        duel.roll(f"{faces} {blanks(5)}", MISS).attack(GHOST, "freestyle-beatdown", SKULL)
        assert offers(duel, "throw") is thrown


@pytest.mark.parametrize(("who", "power", "tool", "sight"), [(GHOST, "web-line", S, True), (VENOM, "web-snare", M, False)])
def test_reeling_somebody_in_once_per_turn(who: str, power: str, tool: int, sight: bool) -> None:
    duel = Duel(who, SKULL).set(who, power=4).put(SKULL, 17, 10).use(who, power)
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", tool)  # type: ignore[attr-defined]
    settle(duel)
    assert duel.at(SKULL)[0] < 15
    assert not usable(duel, who, power)
    assert usable(Duel(who, SKULL, terrain=[WALL]).set(who, power=2), who, power) is not sight
    assert not usable(Duel(who, SKULL).set(who, power=2).put(SKULL, 24, 10), who, power)


def test_a_life_is_saved_by_pulling_it_out_of_reach() -> None:
    duel = Duel([GHOST, MOON], GWENOM).set(GHOST, power=2).put(GHOST, 6, 10).put(MOON, 10, 10).put(GWENOM, 17, 10)
    strike(duel.activate(GWENOM), "symbiote-spider-technique", MOON)
    take(duel, "life-saver")
    duel.answer([180.0])
    assert (duel.ask.kind, duel.damage(MOON)) == ("action", 0)
    assert duel.t.stack[-1].actions == 2  # type: ignore[attr-defined]
    assert duel.power(GHOST) == 0


def test_a_life_is_not_saved_while_still_in_reach_nor_her_own() -> None:
    duel = Duel([GHOST, MOON], GWENOM).set(GHOST, power=2).put(GHOST, 6, 10).put(MOON, 10, 10).put(GWENOM, 12.5, 10)
    take(duel.roll(f"hit {blanks(4)}", blanks(3)).attack(GWENOM, "symbiote-spider-technique", MOON), "life-saver")
    settle(duel.answer([180.0]))
    assert duel.damage(MOON) == 1
    duel = Duel(GHOST, GWENOM).set(GHOST, power=2).put(GWENOM, 12.5, 10)
    assert not offers(duel.roll(blanks(5), blanks(3)).attack(GWENOM, "symbiote-spider-technique", GHOST), "life-saver")
