"""Team Tactic cards of the affiliation Asgard."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED, KO, PLAYED
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.damage import EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import settle, take
from ..scenes.asgard import blanks, settle_for
from ..scenes.dark_dimension import FOE, MATE, WEAK, boon

SKURGE = "skurge-the-executioner"
VALKYRIE = "valkyrie"
SIF = "lady-sif"
HERO = "thor-hero-of-midgard"
MISS = "blank blank fail fail"
GWEN = "gwenpool"
THOR = "the-mighty-thor"
LOKI = "loki-prince-of-lies"


def test_rainbow_bridge_places_whoever_pays_and_holds_nothing() -> None:
    duel = Duel([SIF, SKURGE], SKULL).set(SIF, power=3).set(SKURGE, power=3).hand("rainbow-bridge").play("rainbow-bridge")
    while duel.ask.kind != "place":
        duel.answer(SIF if ("character", 0) in duel.offered or 0 in duel.offered else duel.offered[-1])
    duel.answer(duel.offered[-1])
    assert duel.at(SIF) != (10.0, 10.0)
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.power(SIF) == 0


def test_rainbow_bridge_is_not_for_holders() -> None:
    duel = Duel(SIF, SKULL).set(SIF, power=3).hand("rainbow-bridge")
    assert "rainbow-bridge" in playable(duel.t, 0)
    t = duel.t
    t.crises = ("skrulls-infiltrate",)
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append((0.0, 0.0))
    t.token_holder.append(0)
    t.token_side.append(-1)
    assert "rainbow-bridge" not in playable(t, 0)


def test_odins_blessing_leaves_one_damage() -> None:
    duel = Duel(VALKYRIE, SKULL).set(VALKYRIE, power=3).hand("odins-blessing").script(damage(TARGET, 3), SKULL, target=0)
    settle_for(duel, "odins-blessing")
    assert (duel.damage(VALKYRIE), duel.power(VALKYRIE)) == (1, 1)


def test_freyjas_blessing_rerolls_defense_dice_all_round() -> None:
    duel = Duel(VALKYRIE, CAP).set(VALKYRIE, power=3).hand("freyjas-blessing")
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    settle_for(duel, "freyjas-blessing")
    duel.roll(blanks(5, "hit"), blanks(3)).attack(CAP, "shield-bounce", VALKYRIE)
    duel.answer(duel.offered[-1]).roll("block").answer([0])
    assert settle_for(duel).damage(VALKYRIE) == 0


def test_doomed_prophecy_trades_defense_for_attack() -> None:
    duel = Duel(VALKYRIE, SKULL).set(VALKYRIE, power=3).put(SKULL, 12.5, 10).hand("doomed-prophecy")
    duel.t.active = 0
    duel.push(duel.t.window("activation_phase_start"))
    settle_for(duel, "doomed-prophecy")
    assert duel.power(VALKYRIE) == 0
    duel.roll(blanks(8, "hit"), MISS).attack(VALKYRIE, "strike", SKULL)
    assert settle_for(duel).damage(SKULL) == 1
    assert len([event for event in duel.heard(DiceRolled) if len(event.faces) == 8]) == 1
    duel = Duel([VALKYRIE], CAP).set(VALKYRIE, power=3).hand("doomed-prophecy")
    duel.t.active = 0
    duel.push(duel.t.window("activation_phase_start"))
    settle_for(duel, "doomed-prophecy")
    duel.roll(blanks(5, "hit")).attack(CAP, "shield-bounce", VALKYRIE)  # no defense dice
    assert settle_for(duel).damage(VALKYRIE) == 1


def test_thors_blessing_is_for_others_near_him() -> None:
    for y, dice in ((13.0, 6), (25.0, 5)):
        duel = Duel([HERO, VALKYRIE], SKULL).set(HERO, power=3).hand("for-a-limited-time-only").put(VALKYRIE, 10, y)
        duel.put(SKULL, 12.4, y).activate(HERO).answer(("tactic", "for-a-limited-time-only"))
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        duel.answer("done")
        settle_for(duel)
        duel.roll(blanks(dice, "hit"), MISS).attack(VALKYRIE, "strike", SKULL)
        settle_for(duel)
        assert duel.conditions(SKULL) == ({"shock"} if dice == 6 else set())
        assert len(duel.heard(DiceRolled)[0].faces) == dice


@pytest.mark.parametrize("dazed", [False, True])
def test_the_worthy_one_activates_again_and_falls_in_the_cleanup_phase(dazed: bool) -> None:
    duel = Duel([THOR, MATE], FOE).set(THOR, power=2).hand("heart-of-the-worthy")
    duel.t.status = [marks | ACTIVATED for marks in duel.t.status]
    take(duel.push(duel.t.window("activation_phase_end")), "heart-of-the-worthy")
    assert duel.ask.kind == "action"
    assert duel.power(THOR) == 0
    settle(duel.answer(("done",)))
    assert duel.t.status[0] == PLAYED | ACTIVATED
    if dazed:
        duel.set(THOR, dazed=True)
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.status[0] == KO
    assert duel.t.status[1] & PLAYED


def test_the_boon_costs_whoever_does_not_keep_the_deal() -> None:
    duel = boon()
    settle(duel.answer(("done",)))
    settle(duel.push(Suffer(duel.who(WEAK), 1, duel.who(MATE), EFFECT)))  # somebody else did it
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [0, 1]
    assert (duel.power(GWEN), duel.power(LOKI)) == (0, 5)


def test_the_boon_costs_whoever_does_not_keep_the_deal_even_without_loki() -> None:
    duel = boon()
    settle(duel.answer(("done",)))
    settle(duel.push(Defeat(duel.who(LOKI), outright=True)))
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [0, 1]
    assert duel.power(GWEN) == 0


def test_the_deal_is_broken_even_by_who_has_left() -> None:
    duel = boon()
    settle(duel.answer(("done",)))
    settle(duel.push(Defeat(duel.who(GWEN), outright=True)))
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [0, 1]
