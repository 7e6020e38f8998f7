"""Spider-Ham (Peter Porker)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.words import SELF, S, damage

from ...scene import PASS, Duel
from ..cast import SKULL, hold
from ..playing import blanks, settle, usable
from ..scenes.later_spiders import until_asked

HAM = "spider-ham"
GHOST = "ghost-spider"
VENOM = "venom"
MISS = "blank blank fail fail"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def test_hijinks_are_elusive() -> None:
    for faces, moves in (("block hit hit", True), ("blank hit hit", False)):
        duel = Duel(HAM, SKULL).put(SKULL, 12.5, 10).roll(f"{faces} blank", MISS).attack(HAM, "porker-hijinks", SKULL)
        assert until_asked(duel, "advance") is moves
        if moves:
            assert (duel.ask.region.tool, PASS in duel.offered) == (S, True)


def test_hijinks_push() -> None:
    for faces, pushed in (("crit hit hit blank blank", True), ("crit hit blank blank blank", False)):
        duel = Duel(HAM, SKULL).put(SKULL, 12.5, 10).roll(faces, MISS).attack(HAM, "porker-hijinks", SKULL)
        assert until_asked(duel, "direction") is pushed
        if pushed:
            assert PASS not in duel.offered


@pytest.mark.parametrize(
    ("conditions", "staggered"), [(("shock", "stun"), True), (("shock",), False), (("stun",), False), ((), False)]
)
def test_the_hammer_staggers_the_shocked_and_stunned(conditions: tuple[str, ...], staggered: bool) -> None:
    duel = Duel(HAM, SKULL).set(HAM, power=4).put(SKULL, 12.5, 10).set(SKULL, conditions=conditions)
    settle(duel.roll(blanks(6), MISS).attack(HAM, "whos-you-calling-a-cartoon", SKULL))
    assert ("stagger" in duel.conditions(SKULL)) is staggered


@pytest.mark.parametrize(
    ("face", "target", "pulled", "comes"),
    [
        ("crit", VENOM, True, False),
        ("wild", VENOM, True, False),
        ("hit", VENOM, True, False),
        ("hit", "rhino", False, False),
        ("block", "rhino", False, True),
        ("blank", VENOM, False, True),
        ("fail", VENOM, False, True),
    ],
)
def test_a_yoink_pulls_the_enemy_or_the_pig(face: str, target: str, pulled: bool, comes: bool) -> None:
    duel = Duel(HAM, target).set(HAM, power=4).put(target, 16, 10).roll(face).use(HAM, "web-yoink")
    settle(duel)
    assert (duel.at(target)[0] < 15.5, duel.at(HAM)[0] > 10.5) == (pulled, comes)
    assert (duel.power(HAM), usable(duel, HAM, "web-yoink")) == (2, False)


def test_a_yoink_reaches_four() -> None:
    assert not usable(Duel(HAM, SKULL).set(HAM, power=2).put(SKULL, 24, 10), HAM, "web-yoink")
    assert usable(Duel(HAM, SKULL, terrain=[WALL]).set(HAM, power=2), HAM, "web-yoink")  # sight is not asked for


@pytest.mark.parametrize(("n", "suffered"), [(2, 1), (1, 1)])
def test_a_cartoon_suffers_one_less_but_never_nothing(n: int, suffered: int) -> None:
    assert settle(Duel(HAM, SKULL).script(damage(SELF, n), HAM)).damage(HAM) == suffered


def test_whatever_hurts_him_makes_him_drop_his_tokens() -> None:
    duel = hold(Duel(HAM, SKULL), HAM)
    assert settle(duel.script(damage(SELF, 1), HAM)).t.token_holder == [ON_BOARD]
    duel = hold(Duel(HAM, GHOST).put(GHOST, 12.5, 10), HAM)
    settle(duel.roll(blanks(4), blanks(2)).attack(GHOST, "spider-technique", HAM))
    assert duel.t.token_holder == [duel.who(HAM)]
    settle(duel.roll(f"hit {blanks(3)}", blanks(2)).attack(GHOST, "spider-technique", HAM))
    assert duel.t.token_holder == [ON_BOARD]
