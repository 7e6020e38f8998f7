"""Amazing Spider-Man (Peter Parker)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.missions import deeds_of
from longbox.titles.crisis.words import AWAY, TARGET, M, S, push

from ...scene import PASS, Duel
from ..cast import BONES, CAP, CRATE, SKULL
from ..playing import blanks, offers, settle, take

AMAZING = "amazing-spider-man"
GHOST = "ghost-spider"
MOON = "moon-knight"
SCARLET = "scarlet-spider"
MILES = "spider-man"
MISS = "blank blank fail fail"
TEAM = "amazing-spider-man/friendly-neighborhood-spider-team"


def test_momentum_carries_him_into_another_enemy() -> None:
    duel = Duel(AMAZING, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 16, 10)
    duel.roll(f"crit wild {blanks(4)}", "block block block block", blanks(4)).attack(AMAZING, "spider-strike", SKULL)
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(CAP), duel.damage(AMAZING)) == (0, 3, 0)  # of Size 2: three, and nothing dodged
    assert duel.t.within(duel.who(AMAZING), duel.who(CAP), 1)


def test_momentum_needs_both_faces_and_somebody_near() -> None:
    for faces, x in ((f"wild {blanks(4)}", 16), (f"crit wild {blanks(4)}", 30)):
        duel = Duel(AMAZING, [SKULL, BONES]).put(SKULL, 13, 10).put(BONES, x, 10)
        settle(duel.roll(faces, "block block block block").attack(AMAZING, "spider-strike", SKULL))
        assert (duel.damage(BONES), duel.at(AMAZING)) == (0, (10, 10))


@pytest.mark.parametrize("who", [AMAZING, SCARLET])
def test_whatever_a_spider_can(who: str) -> None:
    duel = Duel(who, SKULL, terrain=[CRATE]).set(who, power=5).put(SKULL, 13, 10)
    duel.roll(f"wild {blanks(7)}", "block block block block", blanks(4)).attack(who, "whatever-a-spider-can", SKULL)
    take(duel, "terrain")
    assert duel.t.rubble == 1
    settle(duel)
    assert duel.damage(SKULL) == 3
    duel = Duel(who, SKULL).set(who, power=5).put(SKULL, 13, 10)
    duel.roll(blanks(8), MISS).attack(who, "whatever-a-spider-can", SKULL)
    assert (duel.ask.kind, duel.ask.region.tool, PASS in duel.offered) == ("advance", M, True)


def test_the_spider_team_slows_and_then_moves_an_enemy_once_per_turn() -> None:
    for before, after in (((), {"slow"}), (("slow",), set())):
        duel = Duel([AMAZING, MILES], SKULL).lead(AMAZING).set(MILES, power=2).put(SKULL, 13, 13).set(SKULL, conditions=before)
        duel.activate(MILES).answer(TEAM)
        if before:
            assert duel.ask.kind == "place"
            duel.answer([14.0, 13.0])
        assert (duel.conditions(SKULL), duel.power(MILES)) == (after, 1)
        assert not any(TEAM in str(one) for one in duel.offered)


def test_the_spider_team_needs_power_a_leader_and_somebody_near() -> None:
    duel = Duel([AMAZING, MILES], SKULL).put(SKULL, 13, 13).set(MILES, power=1)
    assert deeds_of(duel.t, 1) == []
    assert deeds_of(duel.lead(AMAZING).t, 1) == [TEAM]
    assert deeds_of(duel.t, 2) == []
    assert deeds_of(duel.put(SKULL, 20, 13).t, 1) == []
    assert deeds_of(duel.put(SKULL, 13, 13).set(MILES, power=0).t, 1) == []


def test_banter_rerolls_a_die_of_an_attacker_near_him() -> None:
    duel = Duel([AMAZING, MOON], GHOST).set(AMAZING, power=1).put(MOON, 13, 13).put(GHOST, 13, 10)
    duel.roll("hit hit blank blank", "blank blank fail").attack(GHOST, "spider-technique", MOON)
    take(duel, "witty-banter")
    settle(duel.roll("blank").answer((0,)))
    assert (duel.damage(MOON), duel.power(AMAZING)) == (1, 0)
    duel = Duel([AMAZING, MOON], GHOST).set(AMAZING, power=1).put(MOON, 13, 13).put(GHOST, 13, 10).put(AMAZING, 2, 30)
    assert not offers(duel.roll("hit blank blank blank", "blank blank fail").attack(GHOST, "spider-technique", MOON), "witty")


def test_a_mastered_sense_rerolls_everything_and_pays_for_criticals() -> None:
    duel = Duel(AMAZING, GHOST).put(GHOST, 12.5, 10).roll("hit hit hit hit", blanks(4)).attack(GHOST, "spider-technique", AMAZING)
    take(duel, "mastered")
    settle(duel.roll("crit block block block").answer((0, 1, 2, 3)))
    assert (duel.damage(AMAZING), duel.power(AMAZING)) == (0, 1)
    duel = Duel(AMAZING, SKULL).put(SKULL, 13, 10).script(push(TARGET, S, AWAY), SKULL, target=0)
    settle(duel)
    assert duel.power(AMAZING) == 0
