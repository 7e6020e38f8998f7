"""Team Tactic cards of bargains: what somebody gives for something, and who chooses."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import ACTIVATED, KO, PLAYED, M

from ...mission import mission, on_token
from ...scene import Duel
from ..players_of_cards import ANYBODY, BLANKS, MIGHTY, SOMEBODY, dice, react, scene, who
from ..playing import settle
from ..scenes.tactics import offers_card, reply, token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
DEVIL = who("Mephisto, Lord of Temptation")
DEAL = "devils-deal"


def deals(duel: Duel, n: int) -> Duel:
    duel.t.lasting += [(DEAL, 0, 0, "game", 1)] * n
    return duel


class TestBrandNewDay:
    def scene(self) -> Duel:
        duel = scene("brand-new-day", (DEVIL, ANYBODY)).put(0, 13, 10).set(2, damage=5, conditions=("stun", "hex"))
        duel.set(0, damage=2, conditions=("slow",), status=PLAYED | ACTIVATED).set(1, status=PLAYED | ACTIVATED)
        return duel.set(2, status=PLAYED | ACTIVATED)

    def test_the_enemy_is_spared(self) -> None:
        duel = deals(self.scene(), 2).push(Suffer(2, 1, 1, EFFECT))
        reply(duel, "brand-new-day")
        assert duel.ask.seat == 1
        duel.answer(("mode", "spared"))
        assert (duel.ask.seat, duel.damage(2), duel.conditions(2)) == (1, 5, set())
        duel.answer("do")
        assert (duel.ask.seat, duel.t.status[2], duel.t.total(DEAL, 0)) == (0, PLAYED, 3)
        duel.answer(("character", 1))
        assert [duel.t.status[one] for one in range(2)] == [PLAYED | ACTIVATED, PLAYED]
        assert not duel.is_dazed(2)

    def test_it_keeps_its_token_if_it_likes(self) -> None:
        duel = self.scene().push(Suffer(2, 1, 1, EFFECT))
        reply(duel, "brand-new-day").answer(("mode", "spared")).answer(PASS)
        assert duel.t.status[2] & ACTIVATED

    def test_mephisto_is_renewed(self) -> None:
        duel = self.scene().push(Suffer(2, 1, 1, EFFECT))
        reply(duel, "brand-new-day").answer(("mode", "renewed"))
        assert (duel.damage(0), duel.conditions(0), duel.power(0), duel.is_dazed(2)) == (0, set(), 9, True)

    def test_he_is_near(self) -> None:
        assert not offers_card(self.scene().put(0, 3, 34).push(Suffer(2, 1, 1, EFFECT)), "brand-new-day")


class TestDealWithTheDevil:
    def scene(self, **other: Any) -> Duel:
        duel = scene("deal-with-the-devil", (who("Ghost Rider"), ANYBODY)).set(1, **other).put(2, 12.5, 13)
        duel.set(0, injured=1, damage=4, conditions=("stun",), status=PLAYED | ACTIVATED)
        self.held = token(duel, 0)
        duel.push(Suffer(0, 1, 2, EFFECT))
        while not offers_card(duel, "deal-with-the-devil"):
            duel.answer(duel.offered[0])
        return reply(duel, "deal-with-the-devil")

    def test_he_comes_back_healthy_for_somebody_healthy(self) -> None:
        duel = self.scene()
        assert (duel.ask.kind, duel.t.stack[-1].range, duel.t.token_holder[self.held]) == ("place", 1, -1)
        settle(duel)
        assert (duel.t.status[0], duel.t.injured[0], duel.damage(0), duel.conditions(0)) == (PLAYED, 0, 0, set())
        assert (duel.power(0), duel.conditions(2), duel.t.status[1]) == (3, {"incinerate"}, KO)

    def test_he_stays_injured_for_somebody_injured(self) -> None:
        duel = self.scene(injured=1)
        settle(duel)
        assert (duel.t.status[0], duel.t.injured[0], duel.damage(0), duel.conditions(0)) == (PLAYED, 1, 0, set())
        assert duel.t.status[1] == KO

    def test_it_takes_two(self) -> None:
        duel = scene("deal-with-the-devil", (who("Ghost Rider"), ANYBODY)).set(0, injured=1, damage=4).set(1, dazed=True)
        duel.push(Suffer(0, 1, 2, EFFECT))
        assert not offers_card(duel, "deal-with-the-devil")


class TestUpTheAnte:
    def scene(self, **values: Any) -> Duel:
        duel = deals(scene("up-the-ante", (DEVIL, ANYBODY)).put(1, 14, 10).set(2, power=3), 3)
        duel.set(0, **values) if values else None
        duel.roll("hit hit blank blank", "blank blank blank").attack(1, "jab", 2)
        reply(duel, "up-the-ante")
        assert duel.ask.seat == 1
        return duel

    def test_power_instead_of_damage(self) -> None:
        duel = self.scene().answer(("mode", "power"))
        settle(duel)
        assert (duel.damage(2), duel.power(2), duel.t.total(DEAL, 0)) == (0, 1, 5)

    def test_or_the_card_comes_back(self) -> None:
        duel = self.scene().answer(("mode", "nothing"))
        settle(duel)
        assert (duel.damage(2), duel.t.total(DEAL, 0), duel.t.tactics[0]) == (2, 3, ["up-the-ante"])

    @pytest.mark.parametrize(("mode", "left", "hand"), [("ready", PLAYED, []), ("take_back", PLAYED | ACTIVATED, ["up-the-ante"])])
    def test_or_he_is_ready_again(self, mode: str, left: int, hand: list[str]) -> None:
        duel = self.scene(status=PLAYED | ACTIVATED).answer(("mode", "nothing"))
        duel.answer(("mode", mode))
        assert (duel.t.status[0], duel.t.tactics[0]) == (left, hand)

    def test_it_is_another_who_attacks_and_does_damage(self) -> None:
        duel = scene("up-the-ante", (DEVIL, ANYBODY)).put(0, 14, 10).roll("hit hit blank blank", BLANKS).attack(0, "jab", 2)
        assert not offers_card(duel, "up-the-ante")
        duel = scene("up-the-ante", (DEVIL, ANYBODY)).put(1, 14, 10).roll(BLANKS).attack(1, "jab", 2)
        assert not offers_card(duel, "up-the-ante")


class TestSimpleton:
    def scene(self) -> Duel:
        duel = scene("simpleton-ill-do-it-myself", (who("Scientist"), ANYBODY))
        duel.t.vp = [1, 2]
        return duel

    def test_he_takes_what_is_held(self) -> None:
        duel = self.scene()
        held = token(duel, 1)
        duel.play("simpleton-ill-do-it-myself")
        settle(duel)
        assert (duel.t.token_holder[held], duel.t.status[1], duel.t.vp, duel.power(0)) == (0, KO, [2, 2], 4)

    def test_he_goes_to_what_is_contested(self) -> None:
        duel = mission(self.scene(), "mutant-madman")
        on_token(duel, 1, 0, 1.5)
        x, y = duel.at(1)
        duel.put(0, x + 6, y).play("simpleton-ill-do-it-myself")
        assert (duel.ask.kind, duel.t.stack[-1].range) == ("place", 1)
        assert duel.t.stack[-1].about[:2] == duel.t.token_at[0]
        settle(duel)
        assert (duel.t.status[1], duel.t.vp) == (KO, [2, 2])

    def test_when_it_is_of_no_use(self) -> None:
        assert not playable(self.scene().t, 0)  # nobody holds or contests anything
        duel = self.scene()
        token(duel, 1)
        duel.t.vp = [2, 2]
        assert not playable(duel.t, 0)
        duel.t.vp = [1, 2]
        assert playable(duel.put(1, 10, 12).t, 0)
        assert not playable(duel.put(1, 30, 30).t, 0)


FALLS = ("slow", "stagger", "root", "stun")


class TestInexplicableDemise:
    def scene(self, roll: str, price: int = 3) -> Duel:
        duel = scene("inexplicable-demise", who("Squirrel Girl"), (ANYBODY, MIGHTY)).put(1, 12.5, 10).put(2, 12.5, 8.5)
        duel.set(0, power=10).activate(0).answer(("tactic", "inexplicable-demise"))
        assert (duel.ask.kind, duel.offered) == ("price", tuple(range(3, 11)))
        return duel.roll(roll).answer(price)

    def test_the_price_says_whom(self) -> None:
        duel = self.scene("blank blank blank")
        assert (duel.power(0), duel.ask.kind, len(duel.t.script)) == (7, "action", 0)  # the weak one, and nothing came of it
        assert {one[1] for one in self.scene("", 7).offered} == {1, 2}

    @pytest.mark.parametrize(("roll", "mode", "conditions"), [
        ("crit blank blank", "slow", 1), ("crit wild blank", "stagger", 2), ("crit wild hit", "root", 3),
    ])  # fmt: skip
    def test_worse_and_worse(self, roll: str, mode: str, conditions: int) -> None:
        duel = self.scene(roll)
        assert len(duel.offered) == conditions + 1
        assert duel.answer(("mode", mode)).conditions(1) == set(FALLS[:conditions])

    @pytest.mark.parametrize("mode", ["stun", "ko", "nothing"])
    def test_the_worst(self, mode: str) -> None:
        duel = self.scene("crit wild hit block fail blank blank", 7).answer(("character", 2))
        duel.answer(("mode", mode))
        assert (duel.t.status[2] == KO, duel.conditions(2)) == (mode == "ko", set(FALLS) if mode == "stun" else set())


class TestTimeTravel:
    CARD = "its-time-travel-dont-ask"

    def scene(self, psychosis: bool = False) -> Duel:
        duel = mission(scene(self.CARD, (who("Cosmic Ghost Rider"), ANYBODY)), "mutant-madman")
        duel.t.lasting += [("psychosis", 0, 0, "game", 1)] * psychosis
        on_token(duel, 1, 1)
        x, y = duel.t.token_at[0]
        return duel.put(0, x, y + 5)

    def test_he_may_lose_his_psychosis_and_secure_a_token(self) -> None:
        duel = react(self.scene(True).push(CleanupPhase()), self.CARD)
        vp = duel.t.vp[0]
        duel.answer("do")
        assert (duel.power(0), duel.t.total("psychosis", 0)) == (1, 0)
        assert ("token", 1) not in duel.offered  # that one is ours
        duel.answer(("token", 0))
        assert (duel.ask.kind, duel.t.stack[-1].tool, PASS in duel.offered) == ("advance", M, True)
        x, y = duel.t.token_at[0]
        duel.answer([x, y + 1.8])
        assert duel.t.vp[0] == vp + 1

    def test_no_point_for_standing_still(self) -> None:
        duel = react(self.scene().push(CleanupPhase()), self.CARD)
        vp = duel.t.vp[0]
        duel.answer(("token", 0)).answer(PASS)
        assert duel.t.vp[0] == vp

    def test_he_contests_nothing(self) -> None:
        assert not offers_card(on_token(self.scene(), 0, 0, 1.5).push(CleanupPhase()), self.CARD)


class TestYoink:
    def scene(self, other: str, *them: str) -> Duel:
        duel = scene("yoink", (who("Deadpool"), other), them or (ANYBODY,)).put(1, 12.5, 10)
        return duel.activate(0)

    def play(self, duel: Duel, mode: str) -> Duel:
        duel.answer(("tactic", "yoink"))
        assert duel.offered == (("mode", mode),)
        return duel.answer(("mode", mode))

    def test_cable(self) -> None:
        duel = self.play(self.scene(who("Cable")), "cable")
        assert (duel.ask.kind, duel.t.stack[-1].range, duel.power(0)) == ("place", 2, 4)

    def test_domino(self) -> None:
        duel = self.play(self.scene(who("Domino")), "domino")
        assert ("attack", "grenade-bounce") in duel.set(0, power=0).offered
        duel.roll(BLANKS).answer("grenade-bounce")
        settle(duel)
        assert dice(duel, "attack") == [4]
        assert ("attack", "grenade-bounce") not in duel.activate(0).offered

    def test_wolverine(self) -> None:
        duel = self.scene(who("Wolverine"))
        assert ("tactic", "yoink") not in duel.offered
        held = token(duel, 1)
        self.play(duel.activate(0), "wolverine")
        assert duel.t.token_holder[held] == 0

    def test_bob(self) -> None:
        duel = self.scene(ANYBODY, who("Bob, Agent of Hydra")).put(2, 12.5, 8)
        duel.t.lasting += [("loaded", 2, 2, "game", 1)] * 3
        duel = self.play(duel.activate(0), "bob")
        assert [one[1] for one in duel.offered] == [3, 2, 1, 0]
        assert duel.answer(("number", 2)).t.total("loaded", 2) == 1

    def test_they_are_near(self) -> None:
        assert ("tactic", "yoink") not in self.scene(who("Cable")).put(1, 30, 30).activate(0).offered
        assert ("tactic", "yoink") not in self.scene(SOMEBODY).offered
