"""Weapon X (James Logan Howlett)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.objectives import contests, may_hold, may_interact
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE
from longbox.titles.crisis.words import TARGET, damage

from ...helpers import lay
from ...scene import PASS, Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import blanks, settle
from ..scenes.x_force import hit

LOGAN = "weapon-x"


def test_rage_grows_with_the_second_attack() -> None:
    duel = Duel(LOGAN, SKULL).put(SKULL, 12.5, 10)
    for dice in (5, 6):
        settle(duel.roll(blanks(dice), blanks(4)).attack(LOGAN, "berserker-rage@healthy", SKULL))
        assert duel.t.script == []


def test_a_rampage_hurts_all_around() -> None:
    for faces, hurt in (("wild hit", 1), ("wild", 0)):
        duel = Duel([LOGAN, CAP], [SKULL, SPIDER]).put(SKULL, 12.5, 10).put(SPIDER, 20, 10)
        settle(hit(LOGAN, "uncontrollable-weapon", faces, "block block block block", duel=duel))
        assert [duel.damage(who) for who in (LOGAN, CAP, SKULL, SPIDER)] == [0, hurt, hurt, 0]


def test_charge() -> None:
    duel = Duel(LOGAN, SKULL).put(SKULL, 12.5, 10).set(LOGAN, power=2).use(LOGAN, "charge")
    assert ("move",) in duel.offered
    assert ("attack", "berserker-rage") in duel.answer(PASS).offered


def test_adamantium_is_heavy() -> None:
    duel = Duel(LOGAN, SKULL)
    assert (duel.t.thrown_size(0), duel.t.pushed_size(0)) == (3, 3)


@pytest.mark.parametrize("injured", [0, 1])
def test_he_leaves_extraction_tokens_alone(injured: int) -> None:
    for kind, may in ((EXTRACTION, False), (SECURE, True)):
        duel = Duel(LOGAN, CAP).put(CAP, 10, 12.5).set(LOGAN, power=2, injured=injured).set(CAP, power=2)
        token = lay(duel, kind)
        assert contests(duel.t, 0, token) is may
        assert contests(duel.t, 1, token)
        assert may_hold(duel.t, 0, token) is may
        assert may_interact(duel.t, 0, token) is may
        assert duel.t.has("no_interact", 0, token=token) is not may


@pytest.mark.parametrize(
    ("kind", "at", "injured", "attack", "defense"),
    [(SECURE, 11.0, 0, 2, -1), (SECURE, 18.0, 0, 0, 0), (EXTRACTION, 11.0, 0, 0, 0), (SECURE, 11.0, 1, 0, 0)],
)
def test_savage_near_secure_tokens(kind: str, at: float, injured: int, attack: int, defense: int) -> None:
    duel = Duel(LOGAN, CAP).set(LOGAN, injured=injured)
    lay(duel, kind, (10.0, at))
    assert (duel.t.total("attack_dice", 0), duel.t.total("defense_dice", 0)) == (attack, defense)
    assert (duel.t.total("attack_dice", 1), duel.t.total("defense_dice", 1)) == (0, 0)


def test_aimless_aggression_is_his_last() -> None:
    for injured, hurt in ((1, 2), (0, 0)):
        duel = Duel([LOGAN, CAP], [SKULL, SPIDER]).put(SKULL, 12.5, 10).put(SPIDER, 20, 10).set(LOGAN, damage=4, injured=injured)
        if injured:
            duel.roll("wild crit hit block fail")
        settle(duel.script(damage(TARGET, 1), SKULL, target=0))
        assert [duel.damage(who) for who in (CAP, SKULL, SPIDER)] == [hurt, hurt, 0]
        assert bool(duel.t.status[0] & 1) is not injured
