"""Domino (Neena Thurman)."""

from __future__ import annotations

from longbox.titles.crisis.rules.dice import Dodge

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit

DOMINO = "domino"
X23 = "x-23"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def test_grenade_needs_no_sight_and_explodes() -> None:
    duel = Duel([DOMINO, X23], [SKULL, BONES], terrain=[WALL]).put(BONES, 18, 10).put(X23, 14.6, 12)
    settle(hit(DOMINO, "grenade-bounce", "wild", "block block block block", duel))
    assert [duel.damage(who) for who in (SKULL, BONES, X23)] == [0, 1, 0]


def test_lucky_shot_brings_no_power() -> None:
    duel = settle(hit(DOMINO, "lucky-shot", "hit hit"))
    assert (duel.damage(SKULL), duel.power(SKULL)) == (2, 0)


def test_domino_turns_failures_into_criticals_before_dice_are_added() -> None:
    duel = Duel(DOMINO, SKULL).put(SKULL, 12.5, 10).set(DOMINO, power=2)
    duel.roll("fail fail blank blank", "blank blank blank blank", "hit hit").attack(DOMINO, "automatic-pistols", SKULL)
    take(duel, "probability-manipulation").answer(2)
    settle(duel)
    assert duel.damage(SKULL) == 4
    duel = Duel(X23, DOMINO).put(DOMINO, 12.5, 10).set(DOMINO, power=1)
    duel.roll("hit hit blank blank blank", "fail blank blank", "block").attack(X23, "adamantium-slash", DOMINO)
    take(duel, "probability-manipulation").answer(1)
    assert settle(duel).damage(DOMINO) == 0
    duel = Duel(SKULL, DOMINO).set(DOMINO, power=1).roll("fail blank blank", "block").push(Dodge(1, 2, 0))
    take(duel, "probability-manipulation").answer(1)
    assert settle(duel).damage(DOMINO) == 0


def test_no_failure_no_luck() -> None:
    duel = Duel(DOMINO, SKULL).put(SKULL, 12.5, 10).set(DOMINO, power=2)
    duel.roll("hit blank blank blank", "fail blank blank blank").attack(DOMINO, "automatic-pistols", SKULL)
    assert not offers(duel, "probability-manipulation")


def test_criticals_bring_enemies_of_domino_nothing() -> None:
    duel = Duel(DOMINO, SKULL).put(SKULL, 12.5, 10)
    duel.roll("hit hit blank blank", "crit blank blank blank").attack(DOMINO, "automatic-pistols", SKULL)
    assert settle(duel).damage(SKULL) == 1
    assert not duel.t.script
    duel = Duel(X23, DOMINO).put(DOMINO, 12.5, 10).roll("crit blank blank blank blank", "blank blank blank")
    assert settle(duel.attack(X23, "adamantium-slash", DOMINO)).damage(DOMINO) == 1
    duel = Duel([DOMINO, X23], SKULL).put(SKULL, 12.5, 10).put(X23, 10, 12).roll(f"crit {blanks(5)}", "crit blank blank blank hit")
    settle(duel.attack(X23, "adamantium-slash", SKULL))
    assert not duel.t.script  # she is not part of it
