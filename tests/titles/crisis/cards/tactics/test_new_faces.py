"""Team Tactic cards that bring somebody new, or change what a superpower, a collision or a gadget does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.superpowers import UseSuperpower, actives
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.script.running import TACTIC, Run
from longbox.titles.crisis.words import ACTIVATED, DAZED, KO, PLAYED, M, S

from ...mission import mission, on_token
from ...scene import Duel, box
from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, power_phase, react, scene, who
from ..playing import settle
from ..scenes.tactics import offers_card, reply, sliding, token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


class TestMeetMyExecutioner:
    US = (who("Enchantress"), who("Skurge, The Executioner"), ANYBODY)

    def scene(self, *terrain: object) -> Duel:
        return scene("meet-my-executioner", self.US, terrain=terrain).put(0, 5, 30).put(1, 5, 25).put(2, 16, 16).put(3, 13, 16)

    def test_skurge_is_thrown_in_front_of_somebody(self) -> None:
        duel = self.scene().roll("block blank blank").slide(3, M, "throw", 0, 0.0)
        react(duel, "meet-my-executioner")
        assert (duel.power(0), duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].range) == (4, "place", 1, 1)
        settle(duel)
        assert [duel.damage(one) for one in (1, 2)] == [1, 0]  # Size 2 and 1, less a block, less 1

    def test_he_bears_what_somebody_thrown_would_suffer(self) -> None:
        duel = self.scene(box("wall", 5, 18.5, 14, 1, 4)).put(3, 30, 30)
        duel.slide(2, M, "throw", 3, 0.0)
        react(duel, "meet-my-executioner")
        settle(duel)
        assert [duel.damage(one) for one in (1, 2)] == [0, 0]

    def test_he_does_not_save_himself(self) -> None:
        duel = self.scene().put(2, 30, 30).put(1, 16, 16).roll("blank blank blank").slide(3, M, "throw", 0, 0.0)
        settle(duel)
        assert (duel.damage(1), duel.power(0)) == (3, 6)


class TestGammaDrain:
    def scene(self, *used: str) -> Duel:
        duel = scene("gamma-drain", (who("The Immortal Hulk"), ANYBODY), ("captain-marvel", SOMEBODY)).put(2, 12.5, 10)
        duel.set(2, power=9).activate(0).answer(("tactic", "gamma-drain"))
        assert duel.offered == (("mode", "captain-marvel/binary-form"), ("mode", "captain-marvel/danvers-special"))
        duel.answer(("mode", "captain-marvel/binary-form"))
        for one in used:
            duel.use(2, one)
            settle(duel) if duel.ask.kind != "action" else None
        return duel

    def test_it_feeds_on_the_superpower_that_was_picked(self) -> None:
        assert self.scene().power(0) == 6
        assert self.scene("binary-form").power(0) == 10

    def test_on_no_other_one(self) -> None:
        duel = self.scene()
        duel.use(2, "danvers-special").roll(BLANKS)
        while any(isinstance(frame, UseSuperpower) for frame in duel.t.stack):
            duel.answer(duel.offered[0])
        assert duel.power(0) == 6

    def test_it_is_near(self) -> None:
        duel = scene("gamma-drain", (who("The Immortal Hulk"), ANYBODY)).put(2, 30, 30).put(3, 30, 33)
        assert ("tactic", "gamma-drain") not in duel.activate(0).offered


class TestUntappedPotential:
    def scene(self) -> Duel:
        duel = scene("untapped-potential", ("iceman", who("Emma Frost"))).put(1, 30, 30).set(0, power=1)
        return duel.activate(0).answer(("tactic", "untapped-potential"))

    def test_her_power_is_his(self) -> None:
        duel = self.scene()
        assert "freeze-and-fade" in [one.id for one in actives(duel.t, 0, 2)]

    def test_his_attacks_are_harder(self) -> None:
        duel = self.scene()
        assert duel.t.total("attack_dice", 0) == 1
        duel.t.end_scope("during 0")
        assert duel.t.total("attack_dice", 0) == 0

    def test_nothing_is_used_up(self) -> None:
        duel = self.scene().set(0, power=5)
        duel.t.note_use(duel.t.superpower(0, "freeze-and-fade").name, 0, "turn")
        assert "freeze-and-fade" in [one.id for one in actives(duel.t, 0, 2)]
        duel.t.end_scope("during 0")
        assert "freeze-and-fade" not in [one.id for one in actives(duel.t, 0, 2)]

    def test_only_in_his_activation(self) -> None:
        duel = scene("untapped-potential", ("iceman", who("Emma Frost"))).activate(1)
        assert ("tactic", "untapped-potential") not in duel.offered


def roster(duel: Duel, *characters: str) -> Duel:
    own = duel.t.rosters[0]
    duel.t.rosters = (replace(own, characters=characters, gems=()), duel.t.rosters[1])
    return duel


COUNCIL = ("red-skull", "arnim-zola", "baron-strucker", "baron-zemo")


class TestTheHighCouncil:
    def scene(self) -> Duel:
        duel = mission(scene("the-high-council", COUNCIL, (ANYBODY, SOMEBODY, ANYBODY)), "mutant-madman")
        roster(duel, *COUNCIL, "crossbones", "black-panther", "thanos-the-mad-titan")
        on_token(duel, 1, 0, 1.0)
        duel.put(2, 20, 20).put(4, 22, 20).put(5, 20, 22.5).put(6, 3, 33).set(4, conditions=("poison",)).set(
            5, conditions=("poison",)
        )
        duel.push(Suffer(6, 6, 3, EFFECT))
        settle(duel)
        assert duel.is_dazed(6)
        return duel

    def test_somebody_new_joins_the_squad(self) -> None:
        duel = self.scene().play("the-high-council")
        if duel.ask.kind == "payer":
            duel.answer(1)
        assert {one[1] for one in duel.offered} == {"crossbones", "black-panther"}
        duel.answer(("mode", "crossbones"))
        assert (duel.ask.kind, duel.t.stack[-1].range) == ("place", 2)
        duel.answer(duel.offered[0])
        new = len(duel.t.who) - 1
        assert (duel.t.who[new], duel.t.status[new], duel.t.squad[new], duel.power(new)) == ("crossbones", PLAYED, 0, 0)
        assert new in duel.t.team(0)

    def test_each_of_them_has_to_have_done_his_part(self) -> None:
        assert playable(self.scene().t, 0)
        assert not playable(self.scene().set(0, power=5).t, 0)
        assert not playable(self.scene().set(0, dazed=True).t, 0)
        assert not playable(self.scene().put(1, 3, 3).t, 0)
        assert not playable(self.scene().put(5, 33, 33).t, 0)
        assert not playable(self.scene().set(4, conditions=("stun",)).t, 0)
        duel = self.scene()
        duel.t.end_scope("round")
        assert not playable(duel.t, 0)
        assert not playable(roster(self.scene(), *COUNCIL, "thanos-the-mad-titan").t, 0)


class TestCloningBanks:
    SAMPLE = "genetic-sample"

    def scene(self, samples: int = 3) -> Duel:
        duel = roster(scene("cloning-banks", ("mister-sinister", ANYBODY)), "mister-sinister", "crossbones", "black-widow")
        duel.t.lasting += [(self.SAMPLE, 0, 0, "game", 1)] * samples
        return react(duel.push(CleanupPhase()), "cloning-banks")

    def end(self, duel: Duel) -> Duel:
        """Whatever else the phase asks is declined."""
        while any(isinstance(frame, CleanupPhase) for frame in duel.t.stack) and duel.ask.kind != "wait":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        return duel

    def test_samples_are_kept_on_the_card(self) -> None:
        duel = self.scene().answer(("number", 2))
        assert (duel.t.total(self.SAMPLE, 0), duel.t.total("banked-sample", 0)) == (1, 2)

    def test_more_of_them_later(self) -> None:
        duel = self.end(self.scene().answer(("number", 1)))
        duel.push(CleanupPhase())
        duel.answer(next(one for one in duel.offered if "cloning-banks" in str(one))).answer(("number", 2))
        assert (duel.t.total(self.SAMPLE, 0), duel.t.total("banked-sample", 0)) == (0, 3)

    def test_a_clone_comes_once(self) -> None:
        duel = self.end(self.scene().answer(("number", 3)))
        duel.t.lasting += [("banked-sample", 0, 0, "game", 1)]
        power_phase(duel)
        duel.answer(next(one for one in duel.offered if "cloning-banks" in str(one))).answer(("number", 4))
        assert {one[1] for one in duel.offered} == {"black-widow"}  # of Threat 2
        duel.answer(("mode", "black-widow"))
        assert (duel.ask.kind, duel.t.stack[-1].range) == ("place", 1)
        duel.answer(duel.offered[0])
        new = len(duel.t.who) - 1
        assert (duel.t.who[new], duel.power(new), duel.t.total("banked-sample", 0)) == ("black-widow", 3, 0)
        duel.t.lasting += [("banked-sample", 0, 0, "game", 1)] * 4
        assert not any("cloning-banks" in str(one) for one in power_phase(duel).offered)


class TestFearfulSymmetry:
    HUNTER = "kraven-the-hunter"

    def scene(self, *us: str) -> Duel:
        duel = scene("fearful-symmetry", us or (self.HUNTER, ANYBODY), (who("Spider"), SOMEBODY))
        self.held = token(duel, 0)
        duel.set(0, injured=1, damage=2, conditions=("slow",)).set(2, injured=1, damage=4)
        return duel.push(Suffer(2, 1, 0, EFFECT))

    def test_kraven_takes_his_place(self) -> None:
        duel = self.scene()
        while not offers_card(duel, "fearful-symmetry"):
            duel.answer(duel.offered[0])
        reply(duel, "fearful-symmetry")
        assert (duel.t.who[0], duel.t.injured[0], duel.damage(0), duel.conditions(0)) == ("spider-man-peter-parker", 0, 2, {"slow"})
        assert (duel.t.token_holder[self.held], duel.power(0)) == (0, 6)
        assert "kukri-strike" not in [one.id for one in duel.t.strikes(0)]

    def test_one_of_them_is_enough(self) -> None:
        duel = self.scene(self.HUNTER, "spider-man-peter-parker")
        assert not offers_card(duel, "fearful-symmetry")


class TestFallen:
    def scene(self, *us: str) -> Duel:
        duel = scene("fallen", us or ("angel", ANYBODY)).put(0, 10, 10).put(2, 12.5, 10).set(0, dazed=True)
        return duel.push(CleanupPhase())

    def test_angel_falls_and_archangel_stands_there(self) -> None:
        duel = react(self.scene(), "fallen")
        assert sliding(duel) == ("direction", 2, "push", S)
        duel.answer(duel.offered[0])
        assert duel.conditions(2) == {"bleed"}
        assert (duel.ask.kind, duel.t.stack[-1].range) == ("place", 1)
        duel.answer(duel.offered[0])
        new = 4
        assert (duel.t.who[new], duel.t.injured[new], duel.power(new), duel.t.squad[new]) == ("archangel", 1, 6, 0)
        assert duel.t.status[0] == KO
        assert duel.t.status[new] & (PLAYED | DAZED | ACTIVATED) == PLAYED

    def test_not_if_he_is_in_the_squad(self) -> None:
        duel = self.scene("angel", "archangel")
        assert duel.ask.kind == "wait" or not offers_card(duel, "fallen")


class TestTheInitiative:
    CARD = "the-initiative"

    def scene(self) -> Duel:
        duel = scene(self.CARD, (ANYBODY, SOMEBODY, ANYBODY)).put(1, 11.6, 10).set(0, conditions=("slow",))
        duel.t.affiliation[0] = "S.H.I.E.L.D."
        card = duel.t.library.tactics[self.CARD]
        assert card.recruits is not None
        assert (card.recruits.affiliation, card.recruits.joins) == ("S.H.I.E.L.D.", True)
        return self.carried_out(duel)

    def carried_out(self, duel: Duel) -> Duel:
        return duel.push(Run(f"{TACTIC}{self.CARD}", 0, 0, {"payer": 0}))

    def test_it_needs_a_squad_of_shield(self) -> None:
        assert self.scene().t.total("gadget", 0) == 1
        duel = scene(self.CARD, (ANYBODY, SOMEBODY))
        assert self.carried_out(duel).t.total("gadget", 0) == 0

    def test_the_gadget_saves(self) -> None:
        duel = self.scene().put(3, 10, 12.5).roll("hit blank blank blank", "blank blank blank", "block").attack(3, "jab", 0)
        duel.answer(next(one for one in duel.offered if self.CARD in str(one)))
        assert (duel.ask.kind, duel.t.stack[-1].most) == ("dice", 1)
        settle(duel.answer([0]))
        assert (duel.damage(0), duel.t.total("gadget", 0)) == (0, 0)

    USE = ("deed", "the-initiative/use-gadget")

    def test_the_gadget_cures(self) -> None:
        duel = self.scene().activate(0).answer(self.USE).answer(("mode", "cure"))
        assert (duel.conditions(0), duel.t.total("gadget", 0), self.USE in duel.offered) == (set(), 0, False)

    def test_the_gadget_gives(self) -> None:
        duel = self.scene().set(0, conditions=())
        held = token(duel, 0)
        duel.activate(0).answer(self.USE).answer(("mode", "give"))
        assert (duel.t.token_holder[held], duel.t.total("gadget", 0)) == (1, 0)

    def test_the_gadget_takes(self) -> None:
        duel = self.scene().set(0, conditions=())
        held = token(duel, 1)
        duel.activate(0).answer(self.USE).answer(("mode", "take"))
        assert (duel.t.token_holder[held], duel.t.total("gadget", 0)) == (0, 0)

    def test_without_use_it_is_not_offered(self) -> None:
        duel = self.scene().set(0, conditions=())
        assert self.USE not in duel.activate(0).offered
        token(duel, 1)
        assert self.USE not in duel.put(1, 30, 30).activate(0).offered
