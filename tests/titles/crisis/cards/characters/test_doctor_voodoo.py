"""Doctor Voodoo (Jericho Drumm)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import settle, usable
from ..scenes.convocation import dice, hold

VOODOO = "doctor-voodoo"
WONG = "wong"
DANIEL = "doctor-voodoo/spirit-of-brother-daniel"


def test_spirit_venom_saps_power_and_throws() -> None:
    duel = Duel(VOODOO, SKULL).set(SKULL, power=5).put(SKULL, 13, 10)
    duel.roll("wild wild blank blank blank", dice("block", 3)).attack(VOODOO, "spirit-venom", SKULL)
    settle(duel)
    assert (duel.power(VOODOO), duel.power(SKULL), duel.at(SKULL)) == (2, 3, (13.0, 10.0))
    duel.roll("hit hit blank blank blank", dice("block", 3)).attack(VOODOO, "spirit-venom", SKULL)
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 14


def test_the_staff_of_legba_burns_power() -> None:
    duel = Duel(VOODOO, SKULL).set(VOODOO, power=3).set(SKULL, power=1).put(SKULL, 13, 10)
    settle(duel.roll("wild wild blank blank blank blank blank", dice("block", 3)).attack(VOODOO, "staff-of-legba", SKULL))
    assert (duel.damage(SKULL), duel.power(SKULL)) == (1, 0)


def possess(duel: Duel, paid: int) -> Duel:
    return duel.set(VOODOO, power=8).use(VOODOO, "possession").answer(paid)


def bearer(duel: Duel) -> int:
    return next((row[2] for row in duel.t.lasting if row[0] == DANIEL), duel.who(VOODOO))


def test_possession_reaches_whom_it_can_afford_and_takes_his_tokens() -> None:
    duel = Duel(VOODOO, [SKULL, SPIDER]).put(SKULL, 13, 10).put(SPIDER, 13, 13)
    hold(duel, SKULL)
    possess(duel, 4)
    if not duel.still and duel.ask.kind == "choose":
        duel.answer(SKULL)
    duel.answer(duel.offered[0])
    assert (bearer(duel), duel.power(VOODOO)) == (1, 4)
    assert duel.t.token_holder == [-1]
    assert duel.t.has("no_hold", 1)
    assert not duel.t.has("no_hold", 0)
    assert bearer(possess(Duel(VOODOO, SKULL).put(SKULL, 13, 10), 3)) == 0  # a threat of four


def test_his_brother_guards_him_while_he_is_there() -> None:
    duel = Duel(VOODOO, SKULL).put(SKULL, 13, 10)
    assert (duel.t.total("defense_dice", 0), duel.t.total("dodge_dice", 0)) == (2, 2)
    possess(duel, 4)
    assert (duel.t.total("defense_dice", 0), duel.t.total("dodge_dice", 0)) == (0, 0)


@pytest.mark.parametrize("who", [VOODOO, SKULL])
def test_his_brother_comes_back_when_somebody_falls(who: str) -> None:
    duel = possess(Duel([VOODOO, WONG], SKULL).put(SKULL, 13, 10), 4)
    assert bearer(duel) == 2
    settle(duel.script(damage(TARGET, 20), WONG, target=duel.who(who)))
    assert duel.is_dazed(who)
    assert bearer(duel) == 0


def test_he_calls_his_brother_back_when_attacked() -> None:
    duel = possess(Duel(VOODOO, [SKULL, CAP]).put(SKULL, 13, 10), 4).answer(SKULL)
    duel.roll(dice("hit", 1, of=5), dice("block", 1, of=4)).attack(CAP, "shield-bounce", VOODOO)
    settle(duel.answer("doctor-voodoo/recall-spirit"))
    assert (bearer(duel), duel.power(VOODOO), duel.t.script) == (0, 1, [])
    duel.roll(dice("blank", 5), dice("blank", 4)).attack(CAP, "shield-bounce", VOODOO)
    assert duel.still  # he is there already


def test_a_failure_gives_him_power() -> None:
    for face, power in (("fail", 1), ("blank", 0)):
        duel = Duel(VOODOO, SKULL).roll(dice(face, 5), dice("blank", 3)).put(SKULL, 13, 10).attack(VOODOO, "spirit-venom", SKULL)
        assert settle(duel).power(VOODOO) == power


def test_another_one_has_a_brother_of_his_own() -> None:
    assert not usable(Duel(VOODOO, VOODOO).set(0, power=9).put(1, 13, 10), VOODOO, "possession")
