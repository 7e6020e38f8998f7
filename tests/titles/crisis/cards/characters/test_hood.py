"""Hood (Parker Robbins)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import CONDITION, EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.words import KO, NOBODY

from ...helpers import over, settle
from ...scene import PASS, Duel
from ..scenes.forms import close

TINY = POSSESSED = 1


@pytest.mark.rule("CP-563")
def test_hex_shot_rapid_fire() -> None:
    duel = Duel("hood", ["wolverine", "ant-man"])
    duel.roll("hit hit blank blank", "blank blank").attack("hood", "hex-shot", "wolverine")
    settle(duel)
    assert duel.offered == (PASS, ("do", "hex-shot"))
    duel.answer("hex-shot")
    assert duel.offered == (1,)  # only the original target
    duel.roll("hit hit hit blank", "blank blank").answer(1)
    assert over(duel)  # the second one has no Rapid Fire
    assert duel.power("hood") == 2
    assert duel.damage("wolverine") == 5
    duel.roll("wild crit blank blank", "blank blank", "blank").attack("hood", "hex-shot", "wolverine")
    assert over(duel)  # it needs a Hit


@pytest.mark.rule("CP-565")
@pytest.mark.parametrize(("form", "attack", "cost", "pain"), [(0, "dark-lightning", 3, 1), (1, "empowered-dark-lightning", 4, 2)])
def test_dark_lightning_leaps_to_as_many_as_there_are_wilds(form: int, attack: str, cost: int, pain: int) -> None:
    duel = Duel(["hood", "wolverine"], ["ant-man", "wolverine", "wolverine", "wolverine"]).set("hood", power=cost, form=form)
    duel.put(5, 30.0, 30.0)  # too far from the target
    duel.roll("wild wild blank blank blank blank" + " blank blank" * form, "blank blank blank").attack("hood", attack, "ant-man")
    seen = set()
    while not duel.still:
        options = set(duel.offered)
        if ("character", 3) in options:
            seen.add(frozenset(options))
            duel.answer(("character", 3))
        elif ("character", 4) in options:
            seen.add(frozenset(options))
            duel.answer(("character", 4))
        else:
            duel.answer(duel.offered[0])
    assert seen == {
        frozenset({PASS, ("character", 3), ("character", 4)}),
        frozenset({PASS, ("character", 4)}),
    }  # never the target, the own side or one too far away
    assert [duel.damage(who) for who in (1, 3, 4, 5)] == [0, pain, pain, 0]
    assert duel.conditions("ant-man") == {"shock"}
    assert duel.power("hood") == 0


@pytest.mark.rule("CP-565")
def test_dark_lightning_may_leap_to_fewer() -> None:
    duel = Duel("hood", ["ant-man", "wolverine"]).set("hood", power=3)
    duel.roll("wild wild wild blank blank blank", "block block block").attack("hood", "dark-lightning", "ant-man")
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage("wolverine") == 0
    assert duel.conditions("ant-man") == {"shock"}


@pytest.mark.rule("CP-568")
def test_empowered_dark_lightning_ends_the_possession() -> None:
    duel = Duel("hood", "ant-man").set("hood", power=4, form=POSSESSED)
    duel.roll("blank " * 8, "blank blank blank").attack("hood", "empowered-dark-lightning", "ant-man")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.t.form[0] == 0
    assert duel.conditions("ant-man") == {"shock"}


@pytest.mark.rule("CP-567")
@pytest.mark.parametrize(("hurt", "form"), [(0, POSSESSED), (3, 0)])
def test_razor_talons(hurt: int, form: int) -> None:
    duel = close("hood", "ant-man").set("hood", form=POSSESSED).set("ant-man", damage=hurt)
    duel.roll("wild hit blank blank blank blank", "blank blank blank").attack("hood", "razor-talons", "ant-man")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.power("hood") == 2
    assert duel.t.form[0] == form  # only a Dazed or KO'd target lets the demon rest
    assert duel.is_dazed("ant-man") == (hurt == 3)
    assert duel.conditions("ant-man") == ({"bleed"} if not hurt else set())


@pytest.mark.rule("CP-564")
def test_black_arts() -> None:
    duel = Duel(["hood", "wolverine", "ant-man"], "sabretooth").set("hood", power=9)
    duel.set("wolverine", damage=5).set("ant-man", damage=2)
    duel.use("hood", "black-arts").answer("wolverine")
    assert duel.offered == (PASS, ("heal", 3), ("heal", 2), ("heal", 1))
    duel.answer(("heal", 3))
    assert (duel.damage("wolverine"), duel.conditions("wolverine")) == (2, {"bleed"})
    duel.use("hood", "black-arts")  # Ant-Man alone is left: one character once per round
    assert duel.offered == (PASS, ("heal", 2), ("heal", 1))
    duel.answer(PASS)
    assert (duel.damage("ant-man"), duel.conditions("ant-man")) == (2, set())
    assert not [power for power in actives(duel.t, 0, 2) if power.id == "black-arts"]
    duel.t.end_scope("round")
    assert [power for power in actives(duel.t, 0, 2) if power.id == "black-arts"]


@pytest.mark.rule("CP-564")
def test_black_arts_reaches_others_within_range_3() -> None:
    duel = Duel(["hood", "wolverine"], "ant-man").set("hood", power=3, damage=2).put("wolverine", 30.0, 30.0)
    assert "black-arts" not in {power.id for power in actives(duel.t, 0, 2)}


def test_charge() -> None:
    duel = Duel("hood", "ant-man").set("hood", power=2, form=POSSESSED).activate("hood")
    assert ("power", "charge") in duel.offered
    duel.answer("charge").answer("move").answer([14.3, 10.0])
    duel.answer("razor-talons").roll("hit " * 6, "blank blank blank").answer("ant-man")
    settle(duel).decline()
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.is_dazed("ant-man")
    assert ("power", "charge") not in duel.offered


@pytest.mark.rule("CP-566")
def test_invisibility_cloak_against_an_attack() -> None:
    duel = close("wolverine", "hood").set("hood", power=2)
    duel.roll("hit hit hit hit blank", "blank blank fail")  # three dice: Mystic, not two
    duel.attack("wolverine", "adamantium-slash", "hood").answer("hood/invisibility-cloak")
    settle(duel).decline()
    assert duel.damage("hood") == 2  # four hits, two blanks that count
    assert duel.power("hood") == 2  # for the damage


@pytest.mark.rule("CP-566")
def test_invisibility_cloak_against_a_collision() -> None:
    duel = Duel("wolverine", "hood").set("hood", power=2).push(Dodge(1, 3, 0))
    duel.roll("blank blank blank").answer("hood/invisibility-cloak")
    assert duel.damage("hood") == 0
    duel.set("hood", power=0).roll("blank blank").push(Dodge(1, 2, 0)).decline()
    assert duel.damage("hood") == 2  # without it blanks are nothing


def test_possessed_by_nisanti_after_damage() -> None:
    duel = Duel("ebony-maw", "hood").push(Suffer(1, 1, 0, EFFECT))
    duel.answer("transform").answer(duel.at(1))
    assert duel.t.form[1] == POSSESSED
    duel = Duel("ebony-maw", "hood").push(Suffer(1, 1, NOBODY, CONDITION))
    assert over(duel)  # nobody's effect is no enemy's
    assert duel.t.form[1] == 0


def test_possessed_by_nisanti_waits_for_the_attack_to_be_resolved() -> None:
    duel = close("wolverine", "hood")
    duel.roll("hit blank blank blank blank", "blank blank").attack("wolverine", "adamantium-slash", "hood")
    assert duel.t.attack().now == "close"  # nothing is asked before the last step
    settle(duel).answer("transform").answer(duel.at(1))
    assert over(duel)
    assert duel.t.form[1] == POSSESSED


@pytest.mark.rule("CP-569")
def test_what_possessed_him_after_a_mystic_attack_stays() -> None:
    duel = Duel("ebony-maw", "hood")
    duel.roll("hit hit blank blank blank blank", "blank blank blank").attack("ebony-maw", "black-tongue", "hood")
    settle(duel).answer("transform").answer(duel.at(1))
    assert over(duel)
    assert duel.t.form[1] == POSSESSED  # it was the man who was damaged, not the demon


@pytest.mark.rule("CP-570")
def test_he_is_possessed_before_he_is_dazed() -> None:
    duel = Duel("wolverine", "hood").set("hood", damage=4).push(Suffer(1, 1, 0, EFFECT))
    assert duel.ask.kind == "place"
    assert not duel.is_dazed("hood")
    duel.answer(duel.at(1))
    assert duel.is_dazed("hood")
    assert duel.t.form[1] == POSSESSED
    duel = Duel("wolverine", "hood").set("hood", damage=4, injured=1).push(Suffer(1, 1, 0, EFFECT))
    assert duel.t.status[1] == KO  # KO'd, not Dazed: nothing to transform before


@pytest.mark.rule("CP-570")
def test_a_mystic_attack_drives_the_demon_out_before_he_is_dazed() -> None:
    duel = Duel("ebony-maw", "hood").set("hood", damage=4, form=POSSESSED)
    duel.roll("hit hit hit hit blank blank", "blank blank blank").attack("ebony-maw", "black-tongue", "hood")
    assert duel.ask.kind == "place"
    assert not duel.is_dazed("hood")
    settle(duel.answer(duel.at(1)))
    assert duel.is_dazed("hood")
    assert duel.t.form[1] == 0


@pytest.mark.rule("CP-569")
def test_mystic_vulnerability() -> None:
    duel = Duel("ebony-maw", "hood").set("hood", form=POSSESSED)
    duel.roll("hit hit hit hit blank blank", "crit blank blank")  # and no die for the Critical
    duel.attack("ebony-maw", "black-tongue", "hood")
    settle(duel)
    assert duel.damage("hood") == 1  # 4 - 1, reduced by 2
    duel.answer(duel.at(1))
    assert over(duel)
    assert duel.t.form[1] == 0


@pytest.mark.rule("CP-569")
def test_against_other_attacks_criticals_add_dice_and_the_demon_stays() -> None:
    duel = close("wolverine", "hood").set("hood", form=POSSESSED)
    duel.roll("hit hit hit hit blank", "crit blank", "block").attack("wolverine", "adamantium-slash", "hood")
    settle(duel)
    assert duel.damage("hood") == 1
    assert over(duel)
    assert duel.t.form[1] == POSSESSED


@pytest.mark.rule("CP-571")
@pytest.mark.parametrize(("n", "left"), [(5, 3), (2, 1), (1, 1)])
def test_demonic_resilience(n: int, left: int) -> None:
    duel = Duel("wolverine", "hood").set("hood", form=POSSESSED).push(Suffer(1, n, 0, EFFECT))
    assert duel.damage("hood") == left
    duel = Duel("wolverine", "hood").set("hood", form=POSSESSED).push(Suffer(1, 2, NOBODY, CONDITION))
    assert duel.damage("hood") == 2  # only from enemies
