"""Ancient One."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import MYSTIC

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import settle, usable
from ..scenes.convocation import dice, fight

ANCIENT = "ancient-one"
SUPREME = "doctor-strange-sorcerer-supreme"


@pytest.mark.parametrize(
    ("who", "strike", "n", "gained"),
    [
        (ANCIENT, "fangs-of-farallah", 4, {"poison"}),
        (ANCIENT, "astral-strike", 8, {"stagger"}),
        (SUPREME, "deadly-daggers-of-daveroth", 6, {"poison"}),
    ],
)
def test_what_a_wound_brings(who: str, strike: str, n: int, gained: set[str]) -> None:
    for hits, found in ((1, gained), (0, set())):
        duel = Duel(who, SKULL).set(who, power=8).put(SKULL, 13, 10)
        duel.roll(dice("hit", hits, of=n), dice("blank", 3)).attack(who, strike, SKULL)
        if duel.ask.kind == "type":
            duel.answer(MYSTIC)
        assert settle(duel).conditions(SKULL) == found


def test_fangs_give_one_power_even_for_nothing() -> None:
    duel = settle(Duel(ANCIENT, SKULL).roll(dice("blank", 4), dice("blank", 3)).attack(ANCIENT, "fangs-of-farallah", SKULL))
    assert duel.power(ANCIENT) == 1


def test_astral_strike_ignores_criticals_of_the_defense() -> None:
    duel = fight(ANCIENT, "astral-strike", dice("hit", 3, of=8), "crit crit block")
    assert duel.damage(SKULL) == 2
    assert not duel.t.script
    settle(duel.roll(dice("hit", 1, of=5), "crit crit block blank blank").attack(ANCIENT, "shards-of-the-seraphim", SKULL))
    assert duel.damage(SKULL) == 2  # the next attack knows nothing of it


def test_mists_place_once_per_turn() -> None:
    duel = Duel(ANCIENT, SKULL).set(ANCIENT, power=4).use(ANCIENT, "mists-of-hoggoth").answer([10.0, 14.0])
    assert duel.at(ANCIENT) == (10.0, 14.0)
    assert not usable(duel, ANCIENT, "mists-of-hoggoth")


def test_winds_pull_the_attacker() -> None:
    duel = Duel(ANCIENT, CAP).set(ANCIENT, power=3).roll(dice("blank", 5), dice("blank", 3)).attack(CAP, "shield-bounce", ANCIENT)
    settle(duel.answer("ancient-one/winds-of-watoomb"))
    assert duel.at(CAP)[0] < 16
    assert duel.power(ANCIENT) == 0


def test_the_keeper_rerolls_two_defense_or_dodge_dice_and_gains_power() -> None:
    duel = Duel(ANCIENT, CAP).roll(dice("hit", 2, of=5), dice("blank", 2)).attack(CAP, "shield-bounce", ANCIENT)
    duel.answer("ancient-one/keeper-of-the-eye-of-agamotto").roll("block block").answer((0, 1))
    assert settle(duel).damage(ANCIENT) == 0
    duel = Duel(ANCIENT, SKULL).roll(dice("blank", 5), dice("blank", 4)).attack(ANCIENT, "shards-of-the-seraphim", SKULL)
    assert duel.still  # not for attack rolls
    duel.t.active = 0
    assert settle(duel.push(duel.t.window("power_phase"))).power(ANCIENT) == 1


def test_a_martial_artist_counts_blanks_up_close() -> None:
    for at, hurt in ((13, 0), (16, 2)):
        duel = Duel(ANCIENT, CAP).put(CAP, at, 10)
        settle(duel.roll(dice("hit", 2, of=5), dice("blank", 2)).attack(CAP, "shield-bounce", ANCIENT))
        assert duel.damage(ANCIENT) == hurt
