"""Silver Sable (Silvija Sablinova)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import S

from ...scene import Duel, box
from ..cast import SKULL, hold
from ..playing import blanks, offers, settle, take, usable

GHOST = "ghost-spider"
MOON = "moon-knight"
SABLE = "silver-sable"
MISS = "blank blank fail fail"


def test_takedown_brings_them_in() -> None:
    for faces, pulled in ((f"crit wild {blanks(4)}", True), (f"wild {blanks(4)}", False)):
        duel = Duel(SABLE, SKULL).roll(faces, MISS).attack(SABLE, "tactical-takedown", SKULL)
        assert offers(duel, "bringing-you-in") is pulled


@pytest.mark.parametrize(("x", "cover", "dealt"), [(18, False, 3), (14, False, 1), (18, True, 0)])
def test_a_headshot_is_for_far_away_and_uncovered(x: float, cover: bool, dealt: int) -> None:
    terrain = [("hedge", 2, True, ((16.2, 9.0), (16.4, 9.0), (16.4, 11.0), (16.2, 11.0)))] if cover else []
    duel = Duel(SABLE, SKULL, terrain=terrain).set(SABLE, power=3).put(SKULL, x, 10)
    settle(duel.roll(f"hit {'hit ' if cover else 'blank '}{blanks(4)}", "fail fail fail fail").attack(SABLE, "headshot", SKULL))
    assert duel.damage(SKULL) == (2 if cover else dealt)


def test_a_headshot_that_misses_deals_nothing() -> None:
    duel = Duel(SABLE, SKULL).set(SABLE, power=3).put(SKULL, 18, 10)
    settle(duel.roll(blanks(6), MISS).attack(SABLE, "headshot", SKULL))
    assert duel.damage(SKULL) == 0


def test_the_shot_caller_moves_and_pays_each_friend_once_per_turn() -> None:
    duel = Duel([SABLE, MOON], SKULL).set(SABLE, power=6).use(SABLE, "shot-caller")
    assert (duel.ask.kind, duel.ask.region.who, duel.ask.region.tool) == ("advance", 1, S)
    settle(duel)
    assert duel.power(MOON) == 1
    assert not usable(duel, SABLE, "shot-caller")


def test_her_help_has_a_price() -> None:
    duel = Duel([SABLE, GHOST], SKULL).set(GHOST, power=2)
    take(duel.roll(blanks(5), MISS).attack(GHOST, "impact-webbing", SKULL), "want-my-help")
    settle(duel)
    assert (duel.power(SABLE), duel.power(GHOST), duel.t.script) == (1, 1, [])  # one for the webbing
    duel.set(GHOST, power=2)
    assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "impact-webbing", SKULL), "want-my-help")
    for change in ({"power": 1}, {"injured": 1}):
        duel = Duel([SABLE, GHOST], SKULL).set(GHOST, power=2)
        duel.set(GHOST if "power" in change else SABLE, **change)
        assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "impact-webbing", SKULL), "want-my-help")


def test_she_shoots_whoever_attacks_the_asset() -> None:
    duel = hold(Duel([SABLE, MOON], GHOST).set(SABLE, power=2, injured=1), MOON)
    take(duel.roll(blanks(4), blanks(3), f"hit {blanks(4)}", blanks(3)).attack(GHOST, "impact-webbing", MOON), "protect-the-asset")
    assert duel.damage(GHOST) == 0
    settle(duel)
    assert (duel.damage(GHOST), duel.t.script, duel.power(SABLE)) == (1, [], 1)
    duel = Duel([SABLE, MOON], GHOST).set(SABLE, power=2, injured=1)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "impact-webbing", MOON), "protect-the-asset")
    duel = hold(Duel([SABLE, MOON], GHOST).set(SABLE, power=2), MOON)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "impact-webbing", MOON), "protect-the-asset")


@pytest.mark.parametrize(("size", "both", "dice"), [(3, False, 5), (3, True, 3), (2, False, 3)])
def test_a_nest_on_high_ground(size: int, both: bool, dice: int) -> None:
    duel = (
        Duel(SABLE, GHOST, terrain=[box("house", size, 8, 8, 4, 4)])
        .put(GHOST, 11 if both else 13.5, 11 if both else 10)
        .put(SABLE, 9.5, 9.5)
    )
    duel.roll(blanks(4), "fail " * dice).attack(GHOST, "impact-webbing", SABLE)
    settle(duel)
    assert not duel.t.script
