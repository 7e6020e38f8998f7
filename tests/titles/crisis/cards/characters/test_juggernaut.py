"""Juggernaut (Cain Marko)."""

from __future__ import annotations

from ...scene import Duel, box
from ..cast import BONES, CRATE, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "juggernaut"
RUN = "nothing-stops-the-juggernaut"


def scene(power: int = 0, **more: object) -> Duel:
    return Duel(ME, SKULL, **more).put(SKULL, 13, 10).set(ME, power=power)  # type: ignore[arg-type]


def test_strike_brings_power_and_may_push() -> None:
    duel = take(fire(scene(), ME, "strike", SKULL, "wild"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    settle(duel)
    assert duel.at(SKULL)[0] > 14
    assert duel.power(ME) == 1


def test_a_wild_lets_him_run_for_nothing_in_his_own_activation() -> None:
    duel = scene(4).activate(ME).answer("im-the-juggernaut")
    duel.roll("wild blank blank blank blank blank blank", "blank blank blank blank").answer(SKULL)
    take(duel, "rush")
    while duel.ask.kind != "direction":
        duel.answer("do" if "do" in duel.offered else duel.offered[0])
    duel.answer([90.0])
    assert duel.at(ME)[1] > 12
    assert duel.power(ME) == 0
    assert not offers(fire(scene(4), ME, "im-the-juggernaut", SKULL, "wild"), "do")


def test_injured_he_throws_what_is_size_three_or_less() -> None:
    duel = scene(3, terrain=[CRATE]).put(ME, 12, 10)
    assert not any(one.id == "avatar-of-cyttorak" for one in duel.t.superpowers(0))
    duel.set(ME, injured=1).use(ME, "avatar-of-cyttorak")
    assert ("terrain", 0) in duel.offered
    settle(duel.answer(SKULL).answer([270.0]))
    assert duel.at(SKULL)[1] < 8
    assert not usable(duel.set(ME, power=3), ME, "avatar-of-cyttorak")


def test_nothing_stops_him_and_one_he_meets_suffers_once_per_turn() -> None:
    soft, hard = box("bench", 3, 11.5, 9.5, 0.2, 1), box("block", 4, 5.5, 9, 1, 2)
    duel = scene(9, terrain=[soft, hard]).put(SKULL, 13.6, 10).set(ME, conditions=("stagger", "slow"))
    settle(duel.use(ME, RUN).answer([0.0]))
    assert duel.t.rubble == 1
    assert duel.conditions(ME) == {"slow"}
    assert duel.damage(SKULL) == 1
    settle(duel.use(ME, RUN).answer([0.0]))
    assert duel.damage(SKULL) == 1  # the same one in the same turn
    duel.put(ME, 10, 10)
    settle(duel.use(ME, RUN).answer([180.0]))
    assert duel.t.rubble == 1
    assert 7 < duel.at(ME)[0] < 9  # what is Size 4 stops him
    assert duel.power(ME) == 0


def test_he_hurts_allies_in_his_way_too_and_nobody_elsewhere() -> None:
    duel = Duel((ME, BONES), SKULL).put(BONES, 12.5, 10).put(SKULL, 10, 13).set(ME, power=3)
    settle(duel.use(ME, RUN).answer([0.0]))
    assert duel.damage(BONES) == 1
    assert duel.damage(SKULL) == 0


def test_nice_punch_takes_one_damage_away() -> None:
    duel = settle(take(fire(scene(1), SKULL, "cosmic-burst", ME, "hit"), "nice-punch"))
    assert duel.damage(ME) == 0


def test_his_helmet_keeps_minds_from_moving_him_while_he_is_healthy() -> None:
    spider = "ghost-spider"
    for injured, pulled in ((0, False), (1, True)):
        duel = Duel(ME, spider).set(ME, injured=injured).set(spider, power=2)
        duel.use(spider, "web-line")
        settle(duel.answer(ME) if duel.ask.kind == "choose" else duel)
        assert (duel.at(ME)[0] > 10) is pulled


def test_unstoppable_momentum_brings_power_and_dice_for_one_attack_once_per_turn() -> None:
    duel = scene().put(SKULL, 14, 10).activate(ME)
    for power in (2, 2):
        duel.answer("move").answer(duel.offered[0])
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        assert duel.power(ME) == power
    duel.put(ME, 11.5, 10)
    duel.t.stack.pop()
    for more in (3, 0):
        settle(fire(duel, ME, "strike", SKULL, "hit", more=more))
        assert not duel.t.script
