"""Captain Marvel, Cosmic Avenger (Carol Danvers)."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import CONDITION_BITS, NOBODY, ON_BOARD
from longbox.titles.crisis.events import Damaged, Transformed
from longbox.titles.crisis.rules.damage import CRISIS, Suffer
from longbox.titles.crisis.rules.objectives import Interact

from ...scene import PASS, Duel
from ..cast import BUCKY, CAP, CRATE, IRON, MARVEL, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, hold, order, stay


def test_photon_blast_gains_power_and_pursues_before_damage() -> None:
    duel = Duel(MARVEL, SKULL).roll("wild hit blank blank blank", "blank blank fail").attack(MARVEL, "photon-blast", SKULL)
    assert duel.ask.kind == "advance"
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal, match="not toward"):
        duel.answer([6.0, 10.0])
    duel.answer([12.0, 10.0])
    assert duel.at(MARVEL) == (12.0, 10.0)
    assert (duel.damage(SKULL), duel.power(MARVEL)) == (2, 2)


def test_sonic_boom_gains_power_and_takes_one() -> None:
    duel = Duel(MARVEL, SKULL).set(SKULL, power=3)
    duel.roll("wild hit blank blank blank blank", "blank blank fail fail").attack(MARVEL, "sonic-boom", SKULL)
    order(duel)
    assert duel.power(MARVEL) == 2
    assert duel.power(SKULL) == 3 + 2 - 1


@pytest.mark.rule("CP-574")
def test_binary_blast_pushes_and_incinerates() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=9).put(SKULL, 13, 10)
    duel.roll("wild hit blank blank blank blank", "blank blank fail").attack(MARVEL, "binary-blast", SKULL)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[-1])
    duel.answer([90])
    assert duel.still
    assert duel.conditions(SKULL) == {"incinerate"}
    assert duel.at(SKULL)[1] > 13
    assert duel.power(MARVEL) == 8


@pytest.mark.rule("CP-575")
def test_warbird_places_her_throws_and_explodes() -> None:
    duel = Duel(MARVEL, [SKULL, OCK, IRON]).set(MARVEL, form=1, power=9).put(SKULL, 14, 10).put(OCK, 17.5, 10).put(IRON, 26, 10)
    duel.roll("crit wild blank blank blank blank blank blank", "blank blank fail", "blank")
    duel.attack(MARVEL, "warbird", SKULL)
    assert (duel.damage(SKULL), duel.damage(OCK), duel.damage(IRON)) == (2, 1, 0)  # Ock's before the attack's own
    duel.answer(duel.offered[0])
    assert duel.ask.kind == "place"
    duel.answer([14.0, 12.0]).answer("throw").answer([270])
    assert duel.still
    assert duel.at(MARVEL) == (14.0, 12.0)
    assert duel.at(SKULL) == pytest.approx((14.0, 10.0 - 3.375))
    assert [event.who for event in duel.heard(Damaged)[:2]] == [duel.who(OCK), duel.who(SKULL)]  # before its own damage


def gap(name: str) -> float:
    """From the middle of the Skull's base to that of another which touches it."""
    duel = Duel(SKULL, name)
    return duel.t.base[0][2] + duel.t.base[1][2]


def warbird(roll: str, **them: tuple[float, float]) -> Duel:
    """Carol at (10, 10) strikes the Skull at (14, 10); her ally and another enemy of his stand beside him."""
    duel = Duel([MARVEL, CAP], [SKULL, OCK]).set(MARVEL, form=1, power=9).put(SKULL, 14, 10)
    duel.put(CAP, *them.get("ally", (14, 12))).put(OCK, *them.get("enemy", (16, 10)))
    return duel.roll(f"{roll} blank blank blank blank blank blank", "blank blank fail", "blank").attack(MARVEL, "warbird", SKULL)


@pytest.mark.rule("CP-575")
@pytest.mark.parametrize(("roll", "hurt", "thrown"), [("crit wild", 1, True), ("hit wild", 0, True), ("crit hit", 0, False)])
def test_warbird_explodes_for_a_critical_and_a_wild_only(roll: str, hurt: int, thrown: bool) -> None:
    duel = warbird(roll)
    assert duel.damage(OCK) == hurt
    assert duel.damage(CAP) == 0  # never one of her side
    assert any(key[1:] == (f"{MARVEL}/warbird", 1) for key in duel.offered if isinstance(key, tuple)) is thrown


@pytest.mark.rule("CP-575")
@pytest.mark.parametrize(("apart", "hurt"), [(2.99, 1), (3.02, 0)])
def test_warbird_explodes_within_range_2_of_the_target(apart: float, hurt: int) -> None:
    duel = warbird("crit wild", enemy=(14 + gap(OCK) + apart, 10))
    assert duel.damage(OCK) == hurt


@pytest.mark.rule("CP-575")
def test_warbird_places_her_within_range_2_and_may_throw() -> None:
    duel = warbird("hit wild").answer((0, f"{MARVEL}/warbird", 0))
    with pytest.raises(Illegal):
        duel.answer([14.0, 10 - gap(MARVEL) - 3.02])
    duel.answer([14.0, 10 - gap(MARVEL) - 2.99])
    assert PASS in duel.offered
    assert duel.answer(PASS).still
    assert duel.at(SKULL) == (14.0, 10.0)


@pytest.mark.rule("CP-575")
def test_warbird_neither_throws_the_dazed_nor_follows_the_gone() -> None:
    for injured, asked in ((0, "place"), (1, "wait")):
        duel = Duel(MARVEL, [SKULL, CAP]).set(MARVEL, form=1, power=9).set(SKULL, damage=5, injured=injured)
        duel.roll("wild blank blank blank blank blank blank blank", "blank blank fail").attack(MARVEL, "warbird", SKULL)
        assert duel.ask.kind == asked


def test_each_form_has_its_own_superpowers() -> None:
    for form, offered in ((0, set()), (1, {"im-just-getting-warmed-up", "ready-or-not"})):
        duel = Duel(MARVEL, SKULL).set(MARVEL, form=form, power=5).put(SKULL, 13, 10).activate(MARVEL)
        assert {option[1] for option in duel.offered if option[0] == "power"} == offered
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=9).activate(MARVEL)
    assert ("power", "im-just-getting-warmed-up") not in duel.offered  # nothing to throw
    duel = Duel(MARVEL, BUCKY).set(MARVEL, power=2)
    duel.roll("wild blank blank blank blank", "block blank blank fail").attack(BUCKY, "spec-ops-rifle", MARVEL)
    assert duel.still  # she is Normal already


@pytest.mark.rule("CP-576")
def test_enhanced_energy_absorption_blanks_dice_and_gains_power() -> None:
    for form in (0, 1):
        duel = Duel(ULTRON, MARVEL).set(MARVEL, form=form)
        duel.roll("hit hit hit crit blank blank", "wild wild blank blank", "blank").attack(ULTRON, "concussion-blasters", MARVEL)
        assert duel.ask.seat == 1
        duel.answer(f"{MARVEL}/enhanced-energy-absorption")
        with pytest.raises(Illegal):
            duel.answer([0, 1, 2])  # one for each Wild
        duel.answer([0, 3])
        assert duel.still
        assert duel.damage(MARVEL) == 0  # 2 Hits left against 2 Wilds
        assert duel.power(MARVEL) == 2


@pytest.mark.rule("CP-576")
def test_enhanced_energy_absorption_is_no_help_against_physical_attacks() -> None:
    duel = Duel(SPIDER, MARVEL).roll("hit hit hit hit blank", "wild blank blank blank").attack(SPIDER, "swinging-strike", MARVEL)
    assert duel.still
    assert duel.damage(MARVEL) == 3


@pytest.mark.rule("CP-577")
def test_im_just_getting_warmed_up_throws_terrain_or_an_enemy_once_per_turn() -> None:
    duel = Duel(MARVEL, [ULTRON, SKULL], terrain=[CRATE]).set(MARVEL, form=1, power=9).put(MARVEL, 14, 10).put(SKULL, 24, 10)
    duel.activate(MARVEL).answer("im-just-getting-warmed-up")
    assert set(duel.offered) == {("terrain", 0), ("character", duel.who(ULTRON))}
    duel.answer(("character", duel.who(ULTRON))).answer([0])
    assert duel.at(ULTRON) == pytest.approx((21.0, 10.0))
    assert duel.power(MARVEL) == 7
    assert ("power", "im-just-getting-warmed-up") not in duel.offered


@pytest.mark.rule("CP-578")
def test_ready_or_not_costs_an_action_but_no_power() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=9).activate(MARVEL).answer("ready-or-not").answer("move")
    duel.answer([14.0, 10.0])
    assert ("attack", "warbird") in duel.offered
    duel.answer(PASS)
    assert duel.power(MARVEL) == 9
    assert ("power", "ready-or-not") not in duel.offered


@pytest.mark.rule("CP-579")
def test_she_may_leave_binary_after_the_effect_in_which_power_went() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=4).put(SKULL, 13, 10)
    duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(MARVEL, "binary-blast", SKULL)
    assert duel.t.form[0] == 1  # the attack is not over
    duel.answer([0])
    assert duel.offered == (PASS, (0, f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt", 0))
    stay(duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt"))
    assert duel.t.form[0] == 0
    assert [event.form for event in duel.heard(Transformed)] == ["Normal"]


@pytest.mark.rule("CP-579")
def test_she_stays_binary_with_four_power_and_may_stay_with_three() -> None:
    for power, asked in ((5, False), (4, True)):
        duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=power).put(SKULL, 13, 10)
        duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(MARVEL, "binary-blast", SKULL).answer([0])
        assert duel.still != asked
        assert duel.decline().still
        assert duel.t.form[0] == 1


@pytest.mark.rule("CP-579")
def test_lost_power_counts_too_and_she_changes_only_when_the_attack_is_over() -> None:
    duel = Duel(MARVEL, BUCKY).set(MARVEL, form=1, power=4)
    duel.roll("wild wild hit blank blank", "block block blank fail").attack(BUCKY, "spec-ops-rifle", MARVEL)
    assert duel.damage(MARVEL) == 1  # the Power went before damage, the question comes after the attack
    assert duel.power(MARVEL) == 3
    assert stay(duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt")).t.form[0] == 0


@pytest.mark.rule("CP-579")
def test_superpowers_and_interactions_spend_power_too() -> None:
    duel = Duel(MARVEL, SKULL).set(MARVEL, form=1, power=5).put(SKULL, 13, 10).use(MARVEL, "im-just-getting-warmed-up")
    duel.answer(SKULL).answer([0])
    assert stay(duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt")).t.form[0] == 0
    duel = hold(Duel(MARVEL, SKULL).set(MARVEL, form=1, power=4), MARVEL)
    duel.t.token_holder[0] = ON_BOARD
    duel.roll("crit blank blank blank")  # no push by the Skrulls
    stay(duel.push(Interact(0, 0)).answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt"))
    assert (duel.t.form[0], duel.t.token_holder[0]) == (0, 0)  # she holds what she held


def test_higher_further_faster_at_the_start_of_her_activation() -> None:
    for power, form in ((5, 0), (6, 1)):
        duel = Duel(MARVEL, SKULL).set(MARVEL, power=power, conditions=("stun", "bleed")).activate(MARVEL)
        if form:
            stay(duel)
        assert duel.ask.kind == "action"
        assert duel.t.form[0] == form
        assert duel.conditions(MARVEL) == ({"bleed"} if form else {"stun", "bleed"})


def test_you_call_that_a_punch_gains_one_after_an_enemy_effect_in_normal_form() -> None:
    for form, power in ((0, 3), (1, 2)):
        duel = Duel(SPIDER, MARVEL).set(MARVEL, form=form)
        duel.roll("hit hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", MARVEL)
        assert duel.power(MARVEL) == power
    duel = Duel(MARVEL, SKULL).push(Suffer(0, 1, NOBODY, CRISIS))
    assert duel.power(MARVEL) == 0


@pytest.mark.rule("CP-572")
def test_captain_marvels_keywords() -> None:
    for form, immune in ((0, {"incinerate", "poison"}), (1, {"incinerate", "poison", "stagger", "stun"})):
        duel = Duel(MARVEL, SKULL).set(MARVEL, form=form)
        assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == immune
        assert list(duel.t.changes("move_size", 0)) == [5]
