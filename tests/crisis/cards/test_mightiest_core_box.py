"""The heroes of the newer core box."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.events import DiceRolled, Transformed
from longbox.titles.crisis.language import CHARACTERS, STRIKES, L, M, S
from longbox.titles.crisis.rules.attacks import targets_of
from longbox.titles.crisis.rules.damage import CRISIS, EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.vocabulary import ASSET, CONDITION_BITS, NOBODY

from ..scene import PASS, Duel

CAP = "captain-america-first-avenger"
MARVEL = "captain-marvel-cosmic-avenger"
IRON = "invincible-iron-man"
SPIDER = "spectacular-spider-man"
WIDOW = "the-black-widow"
BUCKY = "winter-soldier-operative"
SKULL = "red-skull-master-of-the-world"  # a victim that answers nothing
OCK = "doc-ock-sinister-scientist"
ULTRON = "ultron-metal-tyrant"
ZEMO = "baron-helmut-zemo"
BONES = "crossbones-merciless-merc"

CRATE = ("crate", 2, True, ((15.0, 12.0), (17.0, 12.0), (17.0, 14.0), (15.0, 14.0)))
NO_DEFENSE = "blank blank fail fail"


def order(duel: Duel) -> Duel:
    """Rules that apply together: take them as they come."""
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    return duel


@pytest.mark.parametrize(
    ("card", "healthy", "injured", "speed", "defense", "threat", "base"),
    [
        (CAP, 6, 5, M, (4, 4, 3), 4, 35),
        (MARVEL, 7, 7, M, (4, 4, 4), 5, 35),
        (IRON, 6, 6, M, (4, 3, 3), 4, 35),
        (SPIDER, 5, 5, M, (3, 3, 3), 3, 35),
        (WIDOW, 6, 5, L, (4, 3, 4), 4, 35),
        (BUCKY, 6, 5, M, (4, 3, 4), 4, 35),
        (ZEMO, 5, 6, M, (4, 3, 4), 4, 35),
        (BONES, 6, 5, S, (4, 2, 2), 3, 35),
        (OCK, 6, 6, M, (4, 4, 3), 4, 50),
        (SKULL, 6, 6, M, (4, 3, 3), 4, 35),
        (ULTRON, 8, 6, M, (4, 4, 5), 5, 50),
        ("ultron-drones", 3, 3, M, (2, 2, 2), 0, 50),
    ],
)
@pytest.mark.rule("CP-593")
def test_stat_cards(card: str, healthy: int, injured: int, speed: int, defense: tuple[int, ...], threat: int, base: int) -> None:
    made = CHARACTERS[card]
    assert made.threat == threat
    for form in made.forms:
        assert (form.healthy.stamina, form.injured.stamina, form.base) == (healthy, injured, base)
        for side in (form.healthy, form.injured):
            assert (side.speed, side.size, side.defense) == (speed, 3 if card == ULTRON else 2, defense)


# -- Captain America ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-605")
def test_shield_bounce_gains_the_damage_and_bounces_at_any_distance_once() -> None:
    duel = Duel(CAP, [SKULL, OCK, IRON]).put(SKULL, 15, 10).put(OCK, 21.5, 10).put(IRON, 30, 10)
    duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    order(duel).answer("shield-bounce")
    assert duel.offered == (duel.who(OCK),)  # Iron Man is too far from Red Skull, and Red Skull is not another character
    assert not duel.t.within(duel.who(CAP), duel.who(OCK), 3)
    duel.roll("wild hit blank blank blank", NO_DEFENSE).answer(OCK)
    assert duel.still  # no second bounce
    assert duel.damage(SKULL) == duel.damage(OCK) == 2
    assert duel.power(CAP) == 4


@pytest.mark.rule("CP-605")
def test_a_bounce_may_be_declined_and_needs_line_of_sight() -> None:
    wall = ("building", 5, False, ((17.0, 5.0), (18.0, 5.0), (18.0, 15.0), (17.0, 15.0)))
    for terrain, asked in (((), True), ((wall,), False)):
        duel = Duel(CAP, [SKULL, OCK], terrain=terrain).put(SKULL, 15, 10).put(OCK, 21, 10)
        order(duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL))
        assert duel.still != asked
        duel.decline()
        assert duel.damage(OCK) == 0


@pytest.mark.rule("CP-606")
def test_brooklyn_brawler_adds_the_targets_size_and_pushes() -> None:
    duel = Duel(CAP, [ULTRON]).set(CAP, power=4)
    duel.roll("crit blank blank blank blank blank blank blank", NO_DEFENSE, "blank").attack(CAP, "brooklyn-brawler", ULTRON)
    duel.answer("push").answer([0])
    assert duel.still
    assert len(duel.heard(DiceRolled)[0].faces) == 5 + 3
    assert duel.at(ULTRON)[0] > 16
    assert duel.power(CAP) == 0


@pytest.mark.rule("CP-606")
def test_frontliner_attacks_another_once_more_for_free() -> None:
    duel = Duel(CAP, [SKULL, OCK]).set(CAP, power=4)
    duel.roll("wild hit block blank blank blank blank", NO_DEFENSE).attack(CAP, "brooklyn-brawler", SKULL)
    duel.answer("brooklyn-brawler")
    assert duel.offered == (duel.who(OCK),)
    duel.roll("wild hit block blank blank blank blank", NO_DEFENSE).answer(OCK)
    assert duel.still
    assert (duel.damage(SKULL), duel.damage(OCK), duel.power(CAP)) == (2, 2, 0)


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_change_one_die_once_per_turn() -> None:
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP).set(SPIDER, power=2)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    duel.answer(f"{CAP}/earths-mightiest-heroes").answer((1,)).answer(1)  # a Wild, and with the Hit Spider-Man is elusive
    assert duel.power(SPIDER) == 1
    order(duel).answer(PASS)
    assert duel.damage(SKULL) == 2
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    assert duel.still


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_need_a_hit() -> None:
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP).set(SPIDER, power=2)
    duel.roll("crit blank blank blank blank", NO_DEFENSE, "blank").attack(SPIDER, "swinging-strike", SKULL)
    assert duel.still


@pytest.mark.rule("CP-578")
def test_charge_moves_and_attacks_for_one_action() -> None:
    duel = Duel(CAP, SKULL).set(CAP, power=2).put(SKULL, 20, 10)
    duel.activate(CAP).answer("charge").answer("move").answer([14.0, 10.0])
    duel.roll("hit blank blank blank blank", NO_DEFENSE).answer("shield-bounce").answer(SKULL)
    assert duel.damage(SKULL) == 1
    assert ("power", "charge") not in duel.offered
    assert ("move",) in duel.offered  # one of two actions is left
    duel.answer("move").answer([14.0, 10.0])
    assert ("move",) not in duel.offered


@pytest.mark.rule("CP-603")
def test_perfect_block_adds_two_dice() -> None:
    duel = Duel(SPIDER, CAP).set(CAP, power=2).attack(SPIDER, "swinging-strike", CAP)
    duel.roll("hit hit hit hit hit", "block block block block block block").answer(f"{CAP}/perfect-block")
    assert duel.still
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)


@pytest.mark.rule("CP-604")
def test_i_can_do_this_all_day_counts_blanks_on_the_injured_side_only() -> None:
    for injured, damage in ((0, 3), (1, 0)):
        duel = Duel(ULTRON, CAP).set(CAP, injured=injured)
        duel.roll("hit hit hit blank blank blank", "blank blank blank fail").attack(ULTRON, "concussion-blasters", CAP)
        assert duel.damage(CAP) == damage


@pytest.mark.rule("CP-604")
def test_i_can_do_this_all_day_is_for_attacks_not_for_dodging() -> None:
    duel = Duel(CAP, SKULL).set(CAP, injured=1).roll("blank blank blank blank").push(Dodge(0, 2, 1))
    assert duel.damage(CAP) == 2


# -- Captain Marvel ----------------------------------------------------------------------------------------------------


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
    assert duel.at(SKULL)[1] < 7


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
    duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt")
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
    assert duel.answer(f"{MARVEL}/i-dont-need-a-powerup-to-kick-your-butt").t.form[0] == 0


def test_higher_further_faster_at_the_start_of_her_activation() -> None:
    for power, form in ((5, 0), (6, 1)):
        duel = Duel(MARVEL, SKULL).set(MARVEL, power=power, conditions=("stun", "bleed")).activate(MARVEL)
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


# -- Iron Man ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-598")
def test_repulsor_gains_power_with_or_without_damage_and_pushes_first() -> None:
    duel = Duel(IRON, SKULL).roll("wild hit hit blank blank", "blank blank fail").attack(IRON, "repulsor-mk-2", SKULL)
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal):
        duel.answer([180])
    duel.answer([0])
    assert duel.at(SKULL)[0] > 19
    assert (duel.damage(SKULL), duel.power(IRON)) == (3, 3)
    duel = Duel(IRON, SKULL).roll("hit blank blank blank blank", "block block block").attack(IRON, "repulsor-mk-2", SKULL)
    assert duel.power(IRON) == 1


@pytest.mark.rule("CP-599")
def test_billion_dollar_punch_places_him_first_and_throws_after() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=3)
    duel.roll("wild hit hit blank blank blank blank", NO_DEFENSE).attack(IRON, "billion-dollar-punch", SKULL)
    assert duel.ask.kind == "place"
    assert duel.damage(SKULL) == 0
    with pytest.raises(Illegal, match="Range 1"):
        duel.answer([12.0, 10.0])
    duel.answer([14.5, 10.0])
    assert duel.damage(SKULL) == 3
    duel.answer([0])
    assert duel.at(SKULL) == pytest.approx((21.0, 10.0))


@pytest.mark.rule("CP-600")
def test_focused_unibeam_rolls_two_dice_per_critical_and_hurts_him() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=4)
    duel.roll("crit blank blank blank blank blank blank", "blank blank fail", "hit hit").attack(IRON, "focused-unibeam", SKULL)
    assert duel.damage(SKULL) == 3
    assert (duel.damage(IRON), duel.power(IRON)) == (2, 0)
    duel = Duel(IRON, SKULL).set(IRON, power=4)
    duel.roll("hit blank blank blank blank blank blank", "blank blank fail").attack(IRON, "focused-unibeam", SKULL)
    assert duel.damage(IRON) == 0


@pytest.mark.rule("CP-596")
def test_lets_get_you_an_upgrade_for_attacks_defenses_and_dodges() -> None:
    upgrade = f"{IRON}/lets-get-you-an-upgrade"
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(CAP, power=1)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    duel.roll("hit").answer(upgrade).answer((0,))
    assert duel.damage(SKULL) == 1
    duel = Duel([IRON, CAP], ULTRON).lead(IRON).set(CAP, power=1).put(CAP, 12, 10).put(IRON, 4, 4)
    duel.roll("hit blank blank blank blank blank", NO_DEFENSE).attack(ULTRON, "concussion-blasters", CAP)
    duel.roll("block").answer(upgrade).answer((0,))
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)
    duel = Duel([IRON, CAP], SKULL).lead(IRON).set(CAP, power=1).roll("blank blank blank blank").push(Dodge(1, 1, 2))
    duel.roll("block").answer(upgrade).answer((0,))
    assert duel.damage(CAP) == 0


@pytest.mark.rule("CP-601")
def test_jarvis_rerolls_an_allys_attack_dice_for_one_to_three_power() -> None:
    duel = Duel([IRON, CAP], SKULL).set(IRON, power=5)
    duel.roll("blank blank blank fail blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    duel.answer(f"{IRON}/jarvis")
    assert duel.offered == (1, 2, 3)
    duel.answer(2)
    with pytest.raises(Illegal):
        duel.answer([3])  # never a Failure
    with pytest.raises(Illegal):
        duel.answer([0, 1, 2])
    duel.roll("hit hit").answer([0, 1])
    assert (duel.damage(SKULL), duel.power(IRON)) == (2, 3)


@pytest.mark.rule("CP-601")
def test_jarvis_is_for_others_near_enough() -> None:
    duel = Duel([IRON, CAP], SKULL).set(IRON, power=5).put(IRON, 10, 25)
    assert duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).still
    duel = Duel(IRON, SKULL).set(IRON, power=5)
    assert duel.roll("blank blank blank blank blank", "blank blank fail").attack(IRON, "repulsor-mk-2", SKULL).still


@pytest.mark.rule("CP-597")
def test_i_am_iron_man_takes_one_off_enemy_damage_only() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=2).push(Suffer(0, 2, 1, EFFECT)).answer(f"{IRON}/i-am-iron-man")
    assert (duel.damage(IRON), duel.power(IRON)) == (1, 1 + 1)
    assert duel.push(Suffer(0, 1, NOBODY, CRISIS)).still


# -- Spider-Man --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-583")
def test_swinging_strike_gains_one_and_is_elusive() -> None:
    duel = Duel(SPIDER, SKULL).roll("wild hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    order(duel).answer([10.0, 12.0])
    assert duel.at(SPIDER) == (10.0, 12.0)
    assert duel.power(SPIDER) == 1


@pytest.mark.rule("CP-585")
def test_impact_webbing_gains_one_and_may_push_the_small_away_before_damage() -> None:
    duel = Duel(SPIDER, SKULL).roll("wild hit blank blank", NO_DEFENSE).attack(SPIDER, "impact-webbing", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer("push").answer([0])
    assert (duel.damage(SKULL), duel.power(SPIDER)) == (2, 1)
    duel = Duel(SPIDER, ULTRON).roll("wild hit blank blank", NO_DEFENSE).attack(SPIDER, "impact-webbing", ULTRON)
    assert duel.still  # Size 3


@pytest.mark.rule("CP-584")
def test_catch_brings_terrain_down_on_the_target() -> None:
    big = ("truck", 3, True, ((10.0, 13.0), (12.0, 13.0), (12.0, 15.0), (10.0, 15.0)))
    duel = Duel(SPIDER, SKULL, terrain=[CRATE, big]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL)
    assert duel.offered == (PASS, ("terrain", 0))
    duel.roll("block blank blank blank").answer(("terrain", 0))
    assert duel.t.rubble == 1
    assert duel.damage(SKULL) == 2 + (2 + 1 - 1)


@pytest.mark.rule("CP-584")
def test_catch_may_be_declined() -> None:
    duel = Duel(SPIDER, SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL).answer(PASS)
    assert (duel.still, duel.t.rubble) == (True, 0)


@pytest.mark.rule("CP-581")
def test_web_slinger_places_him_within_three() -> None:
    duel = Duel(SPIDER, SKULL).set(SPIDER, power=4).activate(SPIDER).answer("web-slinger")
    with pytest.raises(Illegal, match="Range 3"):
        duel.answer([10.0, 18.0])
    duel.answer([10.0, 16.0])
    assert duel.at(SPIDER) == (10.0, 16.0)
    assert ("power", "web-slinger") not in duel.offered
    assert duel.power(SPIDER) == 2


@pytest.mark.rule("CP-580")
def test_proportionate_strength_throws_an_enemy() -> None:
    duel = Duel([SPIDER, CAP], SKULL).set(SPIDER, power=6).activate(SPIDER)
    duel.answer("proportionate-strength-of-a-spider").answer([90])
    assert duel.at(SKULL) == pytest.approx((16.0, 13.375))
    assert ("power", "proportionate-strength-of-a-spider") not in duel.offered
    assert duel.power(SPIDER) == 3
    duel = Duel(SPIDER, SKULL).set(SPIDER, power=6).put(SKULL, 24, 10).activate(SPIDER)
    assert ("power", "proportionate-strength-of-a-spider") not in duel.offered


@pytest.mark.rule("CP-582")
def test_spider_sense_rerolls_two_against_physical_and_energy_attacks_and_in_dodges() -> None:
    sense = f"{SPIDER}/spider-sense"
    duel = Duel(ULTRON, SPIDER).roll("hit hit blank blank blank blank", "blank blank blank")
    duel.attack(ULTRON, "concussion-blasters", SPIDER).answer(sense)
    with pytest.raises(Illegal):
        duel.answer([0, 1, 2])
    duel.roll("block block").answer([0, 1])
    assert duel.damage(SPIDER) == 0
    duel = Duel(ULTRON, SPIDER).roll("blank blank blank").push(Dodge(1, 2, 0)).answer(sense).roll("block block").answer([0, 2])
    assert duel.damage(SPIDER) == 0
    duel = Duel(SKULL, SPIDER).attack(SKULL, "cosmic-burst").answer(2).roll("hit hit hit blank blank", "blank blank blank")
    assert duel.answer(SPIDER).damage(SPIDER) == 3  # mystic


@pytest.mark.rule("CP-521")
def test_spider_man_and_doc_ock_crawl_walls() -> None:
    duel = Duel(SPIDER, OCK)
    assert [list(duel.t.changes("move_size", who)) for who in (0, 1)] == [[5], [5]]


# -- Black Widow -------------------------------------------------------------------------------------------------------


def test_shock_batons_shock_before_damage() -> None:
    duel = Duel(WIDOW, SKULL).put(SKULL, 13, 10)
    duel.roll("wild hit blank blank blank", "blank blank fail").attack(WIDOW, "shock-batons", SKULL)
    assert duel.conditions(SKULL) == {"shock"}
    assert (duel.power(WIDOW), duel.damage(SKULL)) == (2, 2)


def test_widow_stingers_stun_before_damage() -> None:
    duel = Duel(WIDOW, SKULL).roll("wild hit hit blank", "blank blank fail").attack(WIDOW, "widow-stingers", SKULL)
    assert (duel.conditions(SKULL), duel.power(WIDOW)) == ({"stun"}, 1)
    assert duel.power(SKULL) == 1  # stunned before the three damage


def test_deadly_origins_moves_and_finishes_with_any_dice_rerolled() -> None:
    duel = Duel(WIDOW, SKULL).put(SKULL, 13, 10).set(WIDOW, power=4)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(WIDOW, "deadly-origins", SKULL)
    order(duel).answer([11.0, 10.0]).answer("shock-batons")
    duel.roll("fail fail blank blank blank", "blank blank fail").answer(SKULL)
    duel.roll("hit hit").answer([0, 1])  # Failures
    assert duel.still
    assert (duel.damage(SKULL), duel.power(WIDOW)) == (4, 2)
    duel.roll("fail blank blank blank blank", "blank blank fail").attack(WIDOW, "shock-batons", SKULL)
    assert duel.still  # no rerolls in an ordinary one


def test_calculated_risk_rerolls_anything_against_physical_and_mystic() -> None:
    duel = Duel(SPIDER, WIDOW).set(WIDOW, power=2)
    duel.roll("hit hit hit blank blank", "fail fail fail fail").attack(SPIDER, "swinging-strike", WIDOW)
    duel.roll("block block block").answer(f"{WIDOW}/calculated-risk").answer([0, 1, 2])
    assert (duel.damage(WIDOW), duel.power(WIDOW)) == (0, 0)
    duel = Duel(ULTRON, WIDOW).set(WIDOW, power=2)
    duel.roll("hit blank blank blank blank blank", "fail fail fail").attack(ULTRON, "concussion-blasters", WIDOW)
    assert duel.still  # energy


def test_all_that_matters_is_the_mission_she_says_where_her_token_falls() -> None:
    for card, seat in ((WIDOW, 0), (CAP, 1)):
        duel = Duel(card, SKULL)
        for column, value in (("name", "x/y"), ("kind", ASSET), ("at", (0.0, 0.0)), ("holder", 0), ("side", NOBODY)):
            getattr(duel.t, f"token_{column}").append(value)
        duel.push(Suffer(0, 6, 1, EFFECT))
        assert (duel.ask.kind, duel.ask.seat) == ("drop", seat)
        assert duel.is_dazed(card)


def test_martial_artist_counts_blanks_against_near_physical_and_energy_attacks() -> None:
    for far, damage in ((13.0, 0), (16.0, 2)):
        duel = Duel(ULTRON, WIDOW).put(WIDOW, far, 10)
        duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(ULTRON, "concussion-blasters", WIDOW)
        assert duel.damage(WIDOW) == damage
    duel = Duel(SKULL, WIDOW).put(WIDOW, 13, 10).attack(SKULL, "cosmic-burst").answer(2)
    assert duel.roll("hit hit blank blank blank", NO_DEFENSE).answer(WIDOW).damage(WIDOW) == 2


@pytest.mark.rule("CP-561")
def test_black_widow_and_winter_soldier_have_stealth() -> None:
    for card in (WIDOW, BUCKY):
        duel = Duel(IRON, card)
        for far, targets in ((17.0, [1]), (17.5, [])):
            duel.put(card, far, 10)
            assert targets_of(duel.t, 0, STRIKES[f"{IRON}/repulsor-mk-2"]) == targets


# -- Winter Soldier ----------------------------------------------------------------------------------------------------


def test_spec_ops_rifle_takes_power_for_each_wild_before_damage() -> None:
    duel = Duel(BUCKY, SKULL).set(SKULL, power=2)
    duel.roll("wild wild hit blank blank", NO_DEFENSE).attack(BUCKY, "spec-ops-rifle", SKULL)
    assert (duel.damage(SKULL), duel.power(SKULL), duel.power(BUCKY)) == (3, 3, 3)  # 2 lost, then 3 gained


def test_concussion_grenade_stuns_and_blinds_around_the_target() -> None:
    duel = Duel(BUCKY, [SKULL, OCK, IRON]).set(BUCKY, power=1).put(IRON, 30, 10)
    duel.roll("wild hit blank blank blank", "blank blank fail").attack(BUCKY, "concussion-grenade", SKULL)
    order(duel)
    assert duel.still
    assert (duel.conditions(SKULL), duel.conditions(OCK), duel.conditions(IRON)) == ({"stun", "shock"}, {"shock"}, set())
    duel = Duel(BUCKY, SKULL).set(BUCKY, power=1)
    duel.roll("hit blank blank blank blank", "block block block").attack(BUCKY, "concussion-grenade", SKULL)
    assert duel.conditions(SKULL) == set()


def test_the_red_agent_sweeps_the_other_enemies() -> None:
    duel = Duel([BUCKY, CAP], [SKULL, OCK, ULTRON]).set(BUCKY, power=3).put(ULTRON, 30, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(BUCKY, "the-red-agent", SKULL)
    assert [duel.damage(who) for who in (CAP, SKULL, OCK, ULTRON)] == [0, 2, 1, 0]


@pytest.mark.rule("CP-610")
def test_hit_and_run_attacks_then_moves() -> None:
    for card, strike in ((BUCKY, "spec-ops-rifle"), (BONES, "up-close-and-personal")):
        duel = Duel(card, SKULL).set(card, power=6).put(SKULL, 13, 10).activate(card).answer("hit-and-run")
        assert ("attack", strike) in duel.offered
        assert ("move",) not in duel.offered
        duel.answer(PASS)
        assert ("move",) in duel.offered
        duel.answer("move").answer([9.0, 10.0])
        assert ("power", "hit-and-run") not in duel.offered
        assert duel.power(card) == 4


def test_kill_box_when_an_enemy_ends_an_advance_near_terrain() -> None:
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6).advance(SKULL, S).answer([16.0, 10.5])
    assert duel.ask.seat == 0
    duel.roll("block blank blank blank").answer(f"{BUCKY}/kill-box").answer(("terrain", 0))
    assert (duel.damage(SKULL), duel.t.rubble, duel.power(BUCKY)) == (2, 1, 3)


def test_kill_box_also_for_placing_not_for_pushes_and_only_near_terrain() -> None:
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6)
    assert duel.place(SKULL, 1).answer([16.0, 10.5]).ask.kind == "react"
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6)
    assert duel.slide(SKULL, S, "push", SKULL, 270).still
    duel = Duel(BUCKY, SKULL, terrain=[CRATE]).set(BUCKY, power=6).put(SKULL, 16, 3)
    assert duel.advance(SKULL, S).answer([16.0, 3.5]).still


def test_spetsnaz_training_rerolls_one_die_at_close_quarters() -> None:
    training = f"{BUCKY}/spetsnaz-training"
    for near, asked in ((12.0, True), (13.0, False)):
        duel = Duel(BUCKY, SKULL).put(SKULL, near, 10)
        duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(BUCKY, "spec-ops-rifle", SKULL)
        assert duel.still != asked
    duel = Duel(SPIDER, BUCKY).put(BUCKY, 12, 10)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", BUCKY)
    duel.roll("block").answer(training).answer((0,))
    assert duel.damage(BUCKY) == 0
