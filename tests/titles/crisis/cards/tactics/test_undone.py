"""Team Tactic cards that undo something: a superpower, a KO, an Activated token, a loyalty."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.objectives import contesting, securing
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase, Turn
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.rules.tactics import PlayTactic, playable
from longbox.titles.crisis.words import (
    ACTIVATED,
    KO,
    PLAYED,
    SELF,
    S,
    active,
    gain_power,
    heal,
    innate,
    me,
    reactive,
    targeted,
)

from ...extras import plain
from ...mission import mission, on_token
from ...scene import Duel
from ..playing import offers, settle, take
from ..scenes.tactics import offers_card, phase, reply, stage, token, with_cards

characters = with_cards(
    plain("undo-witch", "Scarlet Witch"),
    plain("undo-maw", "Ebony Maw"),
    plain(
        "undo-user",
        superpowers=(
            active("mend", 2, heal(SELF, 2)),
            active("gift", 0, gain_power(SELF, 1)),
            reactive("dodge", 1, targeted(target=me), gain_power(SELF, 1)),
        ),
    ),
    plain("undo-ultron", "Ultron"),
    plain("undo-prime", "Sentinel Prime MK4", "Sentinels"),
    plain("undo-sentinel", "Sentinel MK4", "Sentinels", superpowers=(innate("sentinel-programming"),)),
    plain("undo-skull", "Red Skull, Master of Hydra", "Hydra"),
    plain("undo-troopers", "Hydra Troopers", "Hydra", parents=("undo-skull",)),
    plain("undo-spider", "Spider-Woman"),
    plain("undo-emma", "Emma Frost"),
)
pytestmark = pytest.mark.usefixtures("extras")


@pytest.mark.parametrize(("card", "who"), [("no-more-mutants", "undo-witch"), ("shhh", "undo-maw")])
class TestNothingComesOfIt:
    def scene(self, card: str, who: str) -> Duel:
        return stage(card, us=[who, "test-plain"], them=["undo-user"]).set(2, damage=3)

    def test_a_superpower_that_was_paid_has_no_effect(self, card: str, who: str) -> None:
        duel = self.scene(card, who).use(2, "mend")
        settle(reply(duel, card))
        assert (duel.damage(2), duel.power(2), duel.power(0)) == (3, 4, 3)
        assert ("superpower", 2, 0) in duel.t.facts  # it was used all the same
        assert [power.id for power in actives(duel.t, 2, 2)] == ["gift"]  # not again this turn
        turn = Turn(1)
        turn.step = turn.STEPS.index("end")
        duel.push(turn)
        assert "mend" in [power.id for power in actives(duel.t, 2, 2)]

    def test_a_reactive_one_too(self, card: str, who: str) -> None:
        duel = self.scene(card, who).put(2, 13, 13).roll("blank " * 4, "blank " * 3).attack(1, "jab", 2)
        take(duel, "dodge")
        settle(reply(duel, card))
        assert duel.power(2) == 5

    def test_only_near_and_paid_ones(self, card: str, who: str) -> None:
        assert self.scene(card, who).use(2, "gift").still
        assert self.scene(card, who).put(2, 34, 34).use(2, "mend").still


def test_the_age_of_ultron_he_does_not_leave() -> None:
    duel = stage("the-age-of-ultron", us=["undo-ultron", "test-plain"]).set(0, power=9, injured=1, damage=4, conditions=("stun",))
    held = token(duel, 0)
    duel.push(Suffer(0, 1, 2, EFFECT))
    while not offers_card(duel, "the-age-of-ultron"):
        duel.answer(duel.offered[0])
    assert duel.t.token_holder[held] == -1
    reply(duel, "the-age-of-ultron")
    assert (duel.ask.kind, duel.t.stack[-1].range) == ("place", 3)
    settle(duel)
    assert duel.t.status[0] == PLAYED
    assert (duel.power(0), duel.damage(0), duel.t.injured[0], duel.conditions(0)) == (2, 0, 0, set())


def test_the_age_of_ultron_is_his() -> None:
    duel = stage("the-age-of-ultron", us=["undo-ultron", "test-plain"]).set(0, power=9).set(1, power=9, injured=1, damage=4)
    assert not offers(duel.push(Suffer(1, 1, 2, EFFECT)), "age-of-ultron")
    assert duel.t.status[1] & KO


def test_online_and_operational_repairs_a_sentinel() -> None:
    duel = stage("online-and-operational", us=["undo-prime", "undo-sentinel"])
    assert not playable(duel.t, 0)
    duel.set(1, injured=1, damage=3, conditions=("slow",)).play("online-and-operational")
    assert (duel.t.injured[1], duel.damage(1), duel.conditions(1), duel.power(0)) == (0, 0, set(), 2)
    assert not playable(stage("online-and-operational", us=["undo-prime", "undo-sentinel"]).set(1, injured=1).put(1, 30, 30).t, 0)


def test_scrap_metal_goes_with_a_bang() -> None:
    duel = stage("scrap-metal", us=["undo-sentinel", "test-plain"]).set(0, injured=1, damage=4).put(2, 12.5, 10)
    duel.roll("crit wild hit blank block").push(Suffer(0, 1, 2, EFFECT))
    settle(reply(duel, "scrap-metal"))
    assert duel.t.status[0] & KO
    assert [duel.damage(one) for one in (1, 2)] == [3, 3]
    assert [duel.conditions(one) for one in (1, 2)] == [{"stun"}, {"stun"}]


@pytest.mark.parametrize(("who", "hurt"), [("undo-sentinel", 0), ("test-plain", 1)])
def test_scrap_metal_is_for_sentinels_that_would_be_koed(who: str, hurt: int) -> None:
    duel = stage("scrap-metal", us=[who, "test-agent"]).set(0, injured=hurt, damage=6 - hurt - 1)
    assert not offers(duel.push(Suffer(0, 1, 2, EFFECT)), "scrap-metal")


def test_endless_legions_stand_up_each_time() -> None:
    duel = phase(stage("endless-legions", us=["undo-skull", "undo-troopers", "test-plain"]), "endless-legions")
    for _ in range(2):
        duel.set(1, damage=5).push(Suffer(1, 1, 3, EFFECT))
        assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].tool) == ("direction", 1, S)
        duel.answer([90.0])
        assert (duel.damage(1), duel.t.status[1]) == (0, PLAYED)
    duel.set(2, damage=5).push(Suffer(2, 1, 3, EFFECT))
    assert duel.is_dazed(2)
    duel.t.end_scope("round")
    duel.set(1, damage=5).push(Suffer(1, 1, 3, EFFECT))
    assert duel.t.status[1] & KO


def test_double_agent_acts_again_after_the_one_she_watches() -> None:
    duel = stage("double-agent", us=["undo-spider"], them=["test-plain", "test-avenger"]).push(ActivationPhase())
    reply(duel, "double-agent").answer(2)
    assert duel.power(0) == 4
    duel.answer(("activate", 0)).answer("done")
    assert duel.t.status[0] & ACTIVATED
    duel.answer(("activate", 1)).answer("done")
    assert duel.t.status[0] & ACTIVATED  # that was another one
    duel.answer(("activate", 2)).answer("done")
    assert not duel.t.status[0] & ACTIVATED
    duel.answer(("activate", 0)).answer("done")
    assert duel.t.status[0] == PLAYED or duel.still


def test_mind_transfer_tires_another() -> None:
    duel = stage("mind-transfer", us=["undo-emma"], them=["test-plain", "test-avenger", "test-agent"])
    duel.put(1, 13, 10).put(2, 13, 12).put(3, 30, 30).set(1, status=PLAYED | ACTIVATED).activate(0).answer("mind-transfer")
    assert (duel.t.status[1], duel.t.status[2], duel.t.status[3]) == (PLAYED, PLAYED | ACTIVATED, PLAYED)
    assert duel.power(0) == 2


def test_mind_transfer_needs_one_who_is_tired_and_one_who_is_not() -> None:
    duel = stage("mind-transfer", us=["undo-emma"], them=["test-plain", "test-avenger"]).put(1, 13, 10).put(2, 13, 12).activate(0)
    assert ("tactic", "mind-transfer") not in duel.offered
    duel = stage("mind-transfer", us=["undo-emma"], them=["test-plain", "test-avenger"]).put(1, 13, 10).put(2, 30, 30)
    assert ("tactic", "mind-transfer") not in duel.set(1, status=PLAYED | ACTIVATED).activate(0).offered


def test_inevitable_betrayal_an_enemy_holds_the_ground_for_hydra() -> None:
    duel = mission(stage("inevitable-betrayal", us=["test-hydra"], them=["test-plain", "test-avenger"]), "gamma-wave")
    on_token(duel, 1, 0).set(0, power=9)
    x, y = duel.at(1)
    duel.put(0, x + 4, y)
    assert securing(duel.t, 0) == 1
    duel.push(PlayTactic(0, "inevitable-betrayal"))
    assert duel.power(0) == 1
    assert (securing(duel.t, 0), contesting(duel.t, 0, 0), contesting(duel.t, 1, 0)) == (0, (1, 0), (0, 0))
    duel.t.end_scope("round")
    assert securing(duel.t, 0) == 1


def test_inevitable_betrayal_comes_before_points_are_scored() -> None:
    duel = mission(stage("inevitable-betrayal", us=["test-hydra"]), "gamma-wave")
    on_token(duel, 1, 0).set(0, power=9)
    x, y = duel.at(1)
    duel.put(0, x + 4, y).push(CleanupPhase())
    assert duel.t.vp == [0, 0]
    settle(reply(duel, "inevitable-betrayal"))
    assert duel.t.vp[1] == 0
    assert duel.t.vp[0] > 0


def test_inevitable_betrayal_is_about_secure_tokens() -> None:
    duel = mission(stage("inevitable-betrayal", us=["test-hydra"]), "skrulls-infiltrate")
    on_token(duel, 1, 0).set(0, power=9)
    x, y = duel.at(1)
    assert not offers(duel.put(0, x + 4, y).push(CleanupPhase()), "inevitable-betrayal")
