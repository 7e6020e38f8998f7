"""Team Tactic cards that change an attack, a superpower or an Objective for somebody: moons, souls, ninjas, arcs and fans."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.objectives import contests, may_hold, may_interact
from longbox.titles.crisis.rules.rounds import ActivationPhase
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import M, S

from ...mission import mission, on_token
from ...scene import Duel, box
from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, dice, react, scene, who
from ..playing import settle
from ..scenes.tactics import offers_card, sliding

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


def finish(duel: Duel) -> None:
    """Decline what may be declined until the attack is over."""
    while any(isinstance(frame, Attack) for frame in duel.t.stack):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])


class TestPhasesOfTheMoon:
    WOLF = "werewolf-by-night"

    def scene(self, mode: str) -> Duel:
        duel = mission(scene("phases-of-the-moon", (self.WOLF, ANYBODY), power=4), "struggle-for-the-cube", "mutant-madman")
        self.cube = duel.t.token_name.index("struggle-for-the-cube/cosmic-cube-fragment")
        duel.t.token_holder[self.cube] = 0
        react(duel.push(ActivationPhase()), "phases-of-the-moon").answer(("mode", mode))
        if mode == "full_moon":
            duel.answer(duel.offered[0])
        return duel.put(0, 10, 10).put(2, 12.5, 10)

    def test_the_new_moon_has_its_price(self) -> None:
        duel = self.scene("new_moon")
        power = duel.t.superpower(0, "midnight-massacre")
        assert (price(duel.t, 0, power), price(duel.t, 0, duel.t.superpower(0, "pounce"))) == (4, 3)

    def test_under_the_new_moon_he_defends_what_he_holds(self) -> None:
        duel = self.scene("new_moon").set(2, conditions=("slow", "hex"))
        duel.roll("hit hit blank blank", "blank blank blank blank", "block block").attack(2, "jab", 0)
        assert duel.ask.kind == "react"
        duel.answer(next(one for one in duel.offered if "phases-of-the-moon" in str(one)))
        assert (duel.ask.kind, duel.t.stack[-1].most) == ("dice", 2)
        duel.answer([0, 1])
        finish(duel)
        assert duel.damage(0) == 0

    def test_under_the_new_moon_he_needs_something_to_defend(self) -> None:
        duel = self.scene("new_moon").set(2, conditions=("slow",))
        duel.t.token_holder[self.cube] = -1
        duel.t.token_at[self.cube] = (33.0, 33.0)
        duel.roll("hit hit blank blank", "blank blank blank blank").attack(2, "jab", 0)
        finish(duel)
        assert duel.damage(0) == 2

    def test_the_full_moon_keeps_him_from_extract_tokens(self) -> None:
        duel = self.scene("full_moon")
        assert duel.t.token_holder[self.cube] == -1
        on_token(duel, 0, self.cube, 1.0)
        assert not contests(duel.t, 0, self.cube)
        assert not may_hold(duel.t, 0, self.cube)
        assert not may_interact(duel.t, 0, self.cube)
        trap = next(i for i, name in enumerate(duel.t.token_name) if name.startswith("mutant-madman"))
        assert contests(on_token(duel, 0, trap, 1.0).t, 0, trap)

    def test_under_the_full_moon_he_hunts_the_weak(self) -> None:
        duel = self.scene("full_moon").set(2, conditions=("slow", "hex"))
        duel.roll("blank " * 6, "blank " * 3, "hit hit").attack(0, "savage-slash", 2)
        duel.answer(next(one for one in duel.offered if "phases-of-the-moon" in str(one)))
        assert (duel.ask.kind, duel.t.stack[-1].most) == ("dice", 2)
        duel.answer([0, 1])
        finish(duel)
        assert duel.damage(2) == 2


class TestServiceToAnubis:
    def scene(self, souls: int) -> Duel:
        duel = scene("service-to-anubis", who("N'Kantu, the Living Mummy")).put(1, 12.5, 10).put(2, 15.5, 10)
        duel.t.lasting += [("captured-soul", 0, 0, "game", 1)] * souls
        return duel.activate(0)

    def test_as_far_as_souls_and_as_hard_as_power(self) -> None:
        duel = self.scene(3)
        actions = duel.t.stack[-1].actions
        duel.answer(("tactic", "service-to-anubis"))
        assert duel.offered == (2, 3, 4, 5, 6)
        duel.roll("wild hit blank blank", "blank " * 3, "blank " * 4, "blank " * 3).answer(4)
        settle(duel) if duel.ask.kind != "action" else None
        assert dice(duel, "attack") == [4, 4]
        assert (duel.conditions(1), duel.conditions(2), duel.power(0), duel.t.total("captured-soul", 0)) == ({"hex"}, set(), 2, 0)
        assert actions == 2

    def test_it_needs_souls_near_enough(self) -> None:
        assert ("tactic", "service-to-anubis") not in self.scene(0).offered
        assert ("tactic", "service-to-anubis") not in self.scene(2).put(1, 30, 30).put(2, 33, 30).activate(0).offered


class TestShurikenArashi:
    HERO, NINJAS = "shadowland-daredevil", "hand-ninjas"

    def scene(self, *terrain: object) -> Duel:
        duel = scene("shuriken-arashi", (self.HERO, self.NINJAS), terrain=terrain).put(1, 13, 10).put(2, 18, 10)
        return duel.activate(0)

    def test_the_ninjas_throw_and_are_gone(self) -> None:
        duel = self.scene().answer(("tactic", "shuriken-arashi"))
        assert (duel.power(0), ("attack", "shuriken-arashi") in duel.offered) == (4, True)
        duel.answer("shuriken-arashi").answer(2)
        assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].tool, PASS in duel.offered) == ("advance", 1, S, True)
        duel.roll(BLANKS).answer(PASS)
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        assert dice(duel, "attack") == [10]
        assert not duel.t.status[1] & 1
        assert ("attack", "shuriken-arashi") not in duel.offered

    def test_whoever_finds_cover_is_hit_less(self) -> None:
        duel = self.scene(box("wall", 2, 16.4, 11, 0.3, 2)).answer(("tactic", "shuriken-arashi"))
        duel.answer("shuriken-arashi").answer(2).roll(BLANKS).answer([18.0, 12.0])
        settle(duel)
        assert dice(duel, "attack") == [5]

    def test_it_is_measured_from_them(self) -> None:
        assert ("tactic", "shuriken-arashi") not in self.scene().put(1, 13, 30).activate(0).offered
        duel = self.scene().put(2, 18.5, 10).answer(("tactic", "shuriken-arashi"))
        assert ("attack", "shuriken-arashi") in duel.offered
        assert not duel.t.within(0, 2, 3)


class TestStaticArc:
    def scene(self) -> Duel:
        duel = scene("static-arc", (who("Sandman"), who("Electro"), who("Sand Construct")), (ANYBODY, SOMEBODY))
        return duel.put(0, 10, 10).put(2, 16, 10).put(1, 20, 20).put(3, 13, 10.5).put(4, 13, 12)

    def test_the_arc_strikes_who_stands_between(self) -> None:
        duel = self.scene().play("static-arc")
        assert [duel.damage(one) for one in (3, 4)] == [1, 0]
        assert [duel.conditions(one) for one in (3, 4)] == [{"shock"}, set()]
        assert [duel.power(one) for one in (0, 1, 2)] == [5, 5, 6]

    def test_they_stand_near_each_other(self) -> None:
        assert not playable(self.scene().put(2, 30, 30).t, 0)
        assert not playable(self.scene().set(2, status=0).t, 0)


class TestFanClub:
    def scene(self, form: int = 0) -> Duel:
        duel = scene("fan-club", ("captain-marvel", "ms-marvel"), terrain=[box("crate", 2, 12, 14, 1, 1)], power=9)
        return duel.set(1, form=form).put(0, 10, 10).put(1, 12, 12.5).put(2, 13.5, 11).put(3, 30, 30)

    def test_after_danvers_special_she_throws_too(self) -> None:
        duel = self.scene().use(0, "danvers-special").answer(("character", 2)).roll("blank blank blank").answer([0.0])
        react(duel.put(2, 14.5, 12.5), "fan-club").answer("do")
        assert duel.power(1) == 6
        duel.answer(("character", 2))
        assert sliding(duel) == ("direction", 2, "throw", S)

    def test_after_binary_form_she_grows(self) -> None:
        duel = self.scene().use(0, "binary-form")
        react(duel, "fan-club").answer("do")
        assert duel.ask.kind == "place"
        duel.answer([12.0, 12.5])
        assert (duel.t.form[1], sliding(duel)) == (1, ("direction", 2, "push", S))

    def test_who_has_grown_grows_no_more(self) -> None:
        duel = self.scene(form=1).use(0, "binary-form")
        react(duel, "fan-club")
        assert (duel.still, duel.power(1)) == (True, 6)

    def test_after_a_rocket_punch_she_follows(self) -> None:
        duel = self.scene().roll(BLANKS).attack(0, "rocket-punch", 2)
        while not offers_card(duel, "fan-club"):
            duel.answer(duel.offered[0])
        react(duel, "fan-club", 1)
        assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool, PASS in duel.offered) == ("advance", 1, M, True)

    def test_other_deeds_please_no_fan(self) -> None:
        duel = self.scene().roll(BLANKS).attack(0, "strike", 2)
        settle(duel)
        assert duel.power(1) == 9
