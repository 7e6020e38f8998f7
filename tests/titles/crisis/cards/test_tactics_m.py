"""Team Tactic cards of no affiliation, M to P, one by one."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import *

from ..helpers import lay, settle
from ..scene import Duel, box
from .players_of_cards import ANYBODY, BLANKS, SOMEBODY, attacked, dice, players_of_cards, react, scene, who  # noqa: F401  (a fixture among them)

pytestmark = pytest.mark.usefixtures("players_of_cards")


# -- Makin' a Ruckus ---------------------------------------------------------------------------------------------------


def ruckus() -> Duel:
    duel = scene("makin-a-ruckus", (ANYBODY, who("Juggernaut"))).put(1, 10, 14).put(2, 12.5, 10).roll(BLANKS).attack(2, "jab", 0)
    react(duel, "makin-a-ruckus")
    assert duel.power(1) == 3
    return duel


def test_makin_a_ruckus_comes_after_the_attack() -> None:
    duel = ruckus()
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 1, S)
    assert dice(duel, "defense") == [3]  # the attack has gone on against the other one
    duel.answer([11.0, 12.0]).answer(("do", "strike")).answer(2)
    assert attacked(duel) == [(2, 0, "jab"), (1, 2, "strike")]
    assert duel.still


def test_makin_a_ruckus_both_may_be_left() -> None:
    duel = ruckus().answer(PASS)
    if not duel.still:
        duel.answer(PASS)
    assert duel.still
    assert duel.at(1) == (10.0, 14.0)
    assert len(attacked(duel)) == 1


def test_makin_a_ruckus_is_for_others_within_range_three() -> None:
    far = scene("makin-a-ruckus", (ANYBODY, who("Juggernaut"))).put(1, 10, 18).put(2, 12.5, 10).roll(BLANKS).attack(2, "jab", 0)
    assert far.still
    own = scene("makin-a-ruckus", (who("Juggernaut"),)).put(1, 12.5, 10).roll(BLANKS).attack(1, "jab", 0)
    assert own.still


# -- Midnight Phantasmagoria -------------------------------------------------------------------------------------------


def test_midnight_phantasmagoria_pushes_everybody_and_heals_for_each() -> None:
    duel = scene("midnight-phantasmagoria", who("Malekith the Accursed"), (ANYBODY, SOMEBODY, ANYBODY)).put(3, 30, 30)
    duel.set(0, damage=5).activate(0).answer("midnight-phantasmagoria")
    assert duel.power(0) == 3
    duel.answer(("character", 2))
    assert (duel.ask.kind, duel.t.stack[-1].tool, duel.t.stack[-1].how) == ("direction", S, "push")
    with pytest.raises(Exception, match=r"."):
        duel.answer([180])
    duel.answer([0]).answer([0])
    assert duel.damage(0) == 3
    assert duel.at(2)[0] == pytest.approx(16 + 3.375)


def test_midnight_phantasmagoria_who_stands_fast_heals_nobody() -> None:
    duel = scene("midnight-phantasmagoria", who("Malekith the Accursed"), ANYBODY).set(0, damage=5)
    duel.script(lasts("round", static("not_moved_by_enemy", ("push",), me)), 1).activate(0).answer("midnight-phantasmagoria")
    assert duel.ask.kind == "action"
    assert duel.damage(0) == 5


# -- Monkey Brain Is Lizard Home ---------------------------------------------------------------------------------------


def test_monkey_brain_an_area_attack_that_pushes_all_it_hits() -> None:
    duel = scene("monkey-brain-is-lizard-home", who("Lizard")).put(1, 13, 10).put(2, 10, 13)
    duel.activate(0).answer("monkey-brain-is-lizard-home").roll(BLANKS)
    assert duel.power(0) == 3
    duel.answer(("attack", "lizard-brain")).answer(1)
    assert dice(duel, "attack") == [5]
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("direction", 1)
    duel.answer([0])
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("direction", 2, S)
    settle(duel.answer([90]))
    assert ("attack", "lizard-brain") not in duel.offered


# -- Prince's Protection -----------------------------------------------------------------------------------------------


def prince(attack: str = "hit blank blank blank", **namor: int) -> Duel:
    duel = scene("princes-protection", (ANYBODY, who("Namor, the Sub-Mariner"))).put(1, 16, 16).put(2, 16, 10).put(3, 18, 10)
    duel.put(0, 13, 10).set(1, **namor).roll(attack, "blank blank blank").attack(2, "jab", 0)
    react(duel, "princes-protection")
    assert duel.power(1) == 4
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([16.0, 13.0])
    return duel.answer([16.0, 12.0])


def test_princes_protection_namor_takes_it_and_may_push_everybody_away() -> None:
    duel = prince()
    assert (duel.damage(0), duel.damage(1)) == (0, 1)
    duel.answer(("do", "effect"))
    assert set(duel.offered) == {("character", 2), ("character", 3)}
    duel.answer(("character", 2))
    assert (duel.ask.kind, duel.t.stack[-1].how, duel.t.stack[-1].tool) == ("direction", "push", S)
    assert prince().answer(PASS).still


def test_princes_protection_a_dazed_prince_pushes_nobody() -> None:
    assert prince(damage=5).still


def test_princes_protection_needs_the_attacker_near() -> None:
    duel = scene("princes-protection", (ANYBODY, who("Namor, the Sub-Mariner"))).put(1, 16, 19).put(2, 16, 10).put(0, 13, 10)
    assert duel.roll(BLANKS).attack(2, "jab", 0).still


# -- Psychic Fortress --------------------------------------------------------------------------------------------------


def test_psychic_fortress_covers_everybody_near_for_the_round() -> None:
    duel = scene("psychic-fortress", (who("M.O.D.O.K."), ANYBODY, SOMEBODY)).put(2, 10, 25).play("psychic-fortress")
    assert duel.power(0) == 3
    assert [duel.t.forbids("cover", one, attacker=3) for one in range(4)] == [True, True, False, False]
    duel.t.end_scope("round")
    assert not duel.t.forbids("cover", 0, attacker=3)


# -- Psychic Shockwave, Well-Laid Plans --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "us"),
    [("psychic-shockwave", ("Supergiant", "Ebony Maw")), ("well-laid-plans", ("Green Goblin", "Doctor Octopus"))],
)
def test_shockwave_every_holder_is_shaken_and_the_hurt_drop_their_tokens(card: str, us: tuple[str, str]) -> None:
    duel = scene(card, [who(name) for name in us], (ANYBODY, SOMEBODY, ANYBODY))
    for holder in (2, 3):
        lay(duel, "extraction", holder=holder)
    duel.roll("crit wild hit blank fail", "hit block blank fail fail").play(card)
    assert (duel.power(0), duel.power(1)) == (3, 3)
    assert set(duel.offered) == {("character", 2), ("character", 3)}
    duel.answer(("character", 3))
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("drop", 3)
    duel.answer([18.0, 14.0])
    assert duel.still
    assert [duel.damage(one) for one in (2, 3, 4)] == [0, 2, 0]
    assert duel.t.token_holder == [2, -1]
    assert not duel.t.script


def test_shockwave_needs_a_holder() -> None:
    assert playable(scene("psychic-shockwave", (who("Supergiant"), who("Ebony Maw"))).t, 0) == []


# -- Pym Particles -----------------------------------------------------------------------------------------------------


def test_pym_particles_let_another_throw_terrain() -> None:
    terrain = [box("car", 3, 9, 17, 2, 1), box("truck", 4, 12, 17, 2, 1), box("crate", 1, 9, 5, 1, 1)]
    duel = scene("pym-particles", (who("Wasp"), ANYBODY), terrain=terrain).put(1, 10, 14.5).play("pym-particles")
    assert duel.power(0) == 4
    assert duel.offered == (("terrain", 0),)  # the truck is too big, the crate too far from the other one
    duel.answer(("terrain", 0))
    assert (duel.ask.kind, duel.t.stack[-1].by, duel.t.stack[-1].tool) == ("direction", 1, M)
