"""X-Force, and those of the New Mutants that fight beside them."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.codes import ACTIVATED, CONDITION_BITS, ENERGY, MYSTIC, ON_BOARD, PHYSICAL
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import contesting, interactions
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable, players
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.words import AWAY, TARGET, L, M, S, advance, damage, place, push, throw
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel, box
from .mightiest import BONES, CAP, SKULL, SPIDER, WIDOW
from .playing import blanks, offers, settle, take, usable
from .test_web_warriors import MISS

ANGEL, BISHOP, CABLE, COLOSSUS, POOL, DOMINO = "archangel", "bishop", "cable", "colossus", "deadpool", "domino"
BADGER, PSYLOCKE, SUNSPOT, WARLOCK, X23, EMMA, KITTY = (
    "honey-badger", "psylocke", "sunspot", "warlock", "x-23", "emma-frost", "shadowcat",
)  # fmt: skip
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
FENCE = ("fence", 2, False, ((13.6, 8.0), (13.9, 8.0), (13.9, 12.0), (13.6, 12.0)))


def hit(who: str, attack: str, faces: str, defense: str = MISS, duel: Duel | None = None, **values: Any) -> Duel:
    """One attack on Red Skull at arm's length, up to the first question."""
    duel = duel or Duel(who, SKULL).put(SKULL, 12.5, 10)
    strike = the_cards().strikes[f"{who}/{attack}"]
    duel.set(who, power=strike.cost, **values)
    more = strike.dice - len(faces.split()) + faces.count("crit")
    dice = duel.t.side(duel.who(SKULL)).defense[strike.type]
    duel.roll(f"{faces} {blanks(more)}", " ".join(defense.split()[:dice]))
    return duel.attack(who, attack, SKULL)


def flares(duel: Duel) -> int:
    return duel.t.total("flare", duel.who(SUNSPOT))


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (ANGEL, "razor-wing-strike"), (BISHOP, "xse-blaster"), (CABLE, "plasma-rifle"), (COLOSSUS, "strike"), (POOL, "stab"),
        (BADGER, "claw-slash"), (SUNSPOT, "uv-strike"), (WARLOCK, "t-o-talons"), (X23, "adamantium-slash"),
        (EMMA, "psychic-spike"), (KITTY, "phasing-strike"),
    ],
)  # fmt: skip
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = settle(hit(who, attack, "hit hit"))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"),
    [(POOL, "bang"), (DOMINO, "automatic-pistols"), (PSYLOCKE, "psi-bow"), (WARLOCK, "buster-cannon"), (KITTY, "get-em-lockheed")],
)
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "blank")).power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack", "faces", "gained"),
    [
        (BISHOP, "xse-blaster", "blank", {"incinerate"}),
        (CABLE, "plasma-rifle", "wild", {"incinerate"}),
        (COLOSSUS, "x-slam", "blank", {"stun"}),
        (COLOSSUS, "x-slam", "wild", {"stun", "stagger"}),
        (POOL, "duodenum-poke", "hit", {"bleed", "slow"}),
        (POOL, "duodenum-poke", "blank", set()),
        (DOMINO, "grenade-bounce", "blank", {"incinerate"}),
        (DOMINO, "lucky-shot", "wild", {"stun"}),
        (BADGER, "claw-slash", "wild", {"bleed"}),
        (BADGER, "hamstring", "hit", {"slow", "bleed"}),
        (BADGER, "hamstring", "blank", set()),
        (PSYLOCKE, "psionic-assault", "blank", {"stun"}),
        (WARLOCK, "t-o-talons", "wild", {"bleed", "poison"}),
        (WARLOCK, "buster-cannon", "wild", {"shock"}),
        (X23, "adamantium-slash", "wild", {"bleed"}),
        (KITTY, "get-em-lockheed", "wild", {"incinerate"}),
        (ANGEL, "avatar-of-death", "wild", {"stagger"}),
        (ANGEL, "avatar-of-death", "hit", set()),
        (ANGEL, "razor-wing-strike", "wild", {"bleed"}),
        (ANGEL, "razor-wing-strike", "wild wild", {"bleed", "poison"}),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, faces: str, gained: set[str]) -> None:
    assert settle(hit(who, attack, faces)).conditions(SKULL) == gained


def test_conditions_need_their_wild() -> None:
    for who, attack in ((CABLE, "plasma-rifle"), (DOMINO, "lucky-shot"), (BADGER, "claw-slash"), (WARLOCK, "t-o-talons")):
        assert settle(hit(who, attack, "hit")).conditions(SKULL) == set()


def test_xse_blaster_burns_only_nearby() -> None:
    duel = Duel(BISHOP, SKULL).put(SKULL, 18, 10)
    assert settle(hit(BISHOP, "xse-blaster", "hit", duel=duel)).conditions(SKULL) == set()


@pytest.mark.parametrize(
    ("who", "attack", "faces", "found"),
    [
        (POOL, "stab", "wild wild", True),
        (POOL, "stab", "wild", False),
        (POOL, "bang", "wild hit", True),
        (POOL, "bang", "wild", False),
        (DOMINO, "automatic-pistols", "hit", True),
        (DOMINO, "automatic-pistols", "wild", False),
    ],
)
def test_attacks_that_go_on_once(who: str, attack: str, faces: str, found: bool) -> None:
    duel = hit(who, attack, faces, "block block block block")
    again = offers(duel, f"'{attack}'")
    assert again is found
    if again:
        duel.roll(f"{faces} {blanks(3)}", "block block block block").answer(("do", attack))
        assert not offers(duel, f"'{attack}'")


def test_overwing_lands_by_the_target() -> None:
    duel = hit(ANGEL, "razor-wing-strike", "crit", duel=Duel(ANGEL, SKULL))
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)


def test_neurotoxin_ends_a_poisoned_and_bleeding_turn() -> None:
    for tired in (0, ACTIVATED):
        duel = Duel(ANGEL, SKULL).put(SKULL, 12.5, 10).set(SKULL, conditions=("bleed", "poison"))
        duel.t.status[1] |= tired
        settle(hit(ANGEL, "avatar-of-death", "wild", duel=duel))
        assert duel.t.status[1] & ACTIVATED
        assert ("stagger" in duel.conditions(SKULL)) is bool(tired)


def test_return_with_interest_is_of_any_type_and_has_a_die_for_each_power_more() -> None:
    duel = Duel(BISHOP, [SKULL, CAP]).put(SKULL, 12.8, 10).put(CAP, 10, 13).set(BISHOP, power=7)
    duel.attack(BISHOP, "return-with-interest")
    assert set(duel.offered) == {PHYSICAL, ENERGY, MYSTIC}
    duel.answer(MYSTIC)
    assert duel.offered == (PASS, ("spend", 1), ("spend", 2))
    duel.answer(("spend", 2)).roll(blanks(9), blanks(3), blanks(9), blanks(3)).answer(SKULL)
    settle(duel)
    assert duel.power(BISHOP) == 0
    assert not duel.t.script  # nine dice, twice


def test_extreme_force_pushes_and_slows() -> None:
    duel = Duel(BISHOP, SKULL).put(SKULL, 12.8, 10).set(BISHOP, power=5)
    duel.attack(BISHOP, "return-with-interest").roll(f"wild {blanks(6)}", "block block block block").answer(PHYSICAL)
    settle(duel)
    assert duel.conditions(SKULL) == {"slow"}
    assert duel.at(SKULL)[0] > 13


def test_plasma_rifle_rerolls_two_within_three() -> None:
    assert offers(hit(CABLE, "plasma-rifle", "blank"), "plasma-rifle")
    far = Duel(CABLE, SKULL).put(SKULL, 19, 10)
    assert not offers(hit(CABLE, "plasma-rifle", "blank", duel=far), "plasma-rifle")


def test_askanison_heals_by_attack_that_deals_damage() -> None:
    duel = Duel(CABLE, [SKULL, CAP]).put(SKULL, 12.8, 10).put(CAP, 10, 13).set(CABLE, power=5, damage=4)
    duel.attack(CABLE, "askanison").roll(f"hit {blanks(6)}", blanks(4), blanks(7), blanks(4)).answer(SKULL)
    settle(duel)
    assert duel.damage(CABLE) == 3


def test_concussive_force_and_neural_disruption_take_power() -> None:
    duel = Duel(COLOSSUS, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=3)
    assert settle(hit(COLOSSUS, "strike", "wild", "block block block block", duel)).power(SKULL) == 2
    duel = Duel(PSYLOCKE, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=3)
    duel.roll(f"wild wild {blanks(3)}", "block block block block").attack(PSYLOCKE, "telekinetic-katana")
    duel.answer(MYSTIC)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    assert settle(duel).power(SKULL) == 1


def test_maximum_effort_dances_over_everybody() -> None:
    duel = Duel([POOL, X23], [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 10, 12.5).put(X23, 7.5, 10).set(POOL, injured=1)
    take(hit(POOL, "maximum-effort", "wild", "block block block block", duel), "dance-party")
    settle(duel.answer([10.0, 10.0]))
    assert [duel.damage(who) for who in (SKULL, CAP, X23, POOL)] == [1, 1, 1, 0]
    assert duel.power(POOL) == 3
    duel = Duel(POOL, SKULL).put(SKULL, 12.5, 10).set(POOL, injured=1)
    assert settle(hit(POOL, "maximum-effort", "wild", "block block block block", duel)).damage(SKULL) == 0


def test_grenade_needs_no_sight_and_explodes() -> None:
    duel = Duel([DOMINO, X23], [SKULL, BONES], terrain=[WALL]).put(BONES, 18, 10).put(X23, 14.6, 12)
    settle(hit(DOMINO, "grenade-bounce", "wild", "block block block block", duel))
    assert [duel.damage(who) for who in (SKULL, BONES, X23)] == [0, 1, 0]


def test_lucky_shot_brings_no_power() -> None:
    duel = settle(hit(DOMINO, "lucky-shot", "hit hit"))
    assert (duel.damage(SKULL), duel.power(SKULL)) == (2, 0)


def test_hamstring_and_claw_rush_move_on() -> None:
    for who, attack, faces in ((BADGER, "hamstring", "wild"), (X23, "claw-rush", "blank")):
        duel = hit(who, attack, faces)
        while duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert PASS in duel.offered
    duel = hit(BADGER, "hamstring", "hit")
    assert not any(ask == "advance" for ask in kinds(duel))


def kinds(duel: Duel) -> list[str]:
    """What is asked until the scene is still, everything declined."""
    found = []
    while not duel.still:
        found.append(duel.ask.kind)
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return found


def test_pursuit_goes_after_the_target() -> None:
    assert "advance" in kinds(hit(PSYLOCKE, "psi-bow", "hit", duel=Duel(PSYLOCKE, SKULL)))
    assert "advance" not in kinds(hit(PSYLOCKE, "psi-bow", "wild", duel=Duel(PSYLOCKE, SKULL)))


@pytest.mark.parametrize(
    ("who", "attack", "face", "form"),
    [(X23, "adamantium-slash", "wild", 0), (X23, "claw-rush", "wild", 0), (EMMA, "diamond-strike", "crit", 1)],
)
def test_pierce(who: str, attack: str, face: str, form: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(who, form=form)
    assert settle(hit(who, attack, face, "block blank blank blank", duel)).damage(SKULL) == 1
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(who, form=form)
    assert settle(hit(who, attack, "hit", "block blank blank blank", duel)).damage(SKULL) == 0


def test_shatter_is_an_area_that_pierces_and_lets_her_change_back() -> None:
    duel = Duel(EMMA, SKULL).put(SKULL, 12.5, 10).set(EMMA, form=1, power=6)
    duel.roll(f"crit {blanks(7)}", "block blank blank blank").attack(EMMA, "shatter")
    take(duel, "transform")
    settle(duel)
    assert (duel.damage(SKULL), duel.t.form[0]) == (1, 0)
    duel = Duel(EMMA, SKULL).put(SKULL, 12.5, 10).set(EMMA, form=1, power=6)
    assert settle(duel.roll(blanks(11)).attack(EMMA, "shatter")).t.form[0] == 1


def test_bend_will_walks_the_target_and_hands_off_throws_it() -> None:
    assert "advance" in kinds(hit(EMMA, "psychic-spike", "wild hit"))
    assert "advance" not in kinds(hit(EMMA, "psychic-spike", "wild"))
    duel = take(hit(EMMA, "hands-off", "wild"), "throw")
    assert duel.ask.kind == "direction"
    assert not offers(hit(EMMA, "hands-off", "hit"), "'throw'")


def test_warlock_throws_the_target_and_rerolls_for_terrain() -> None:
    assert offers(hit(WARLOCK, "self-must-protect-selffriend", "wild"), "'throw'")
    assert not offers(hit(WARLOCK, "self-must-protect-selffriend", "hit"), "'throw'")
    duel = Duel(WARLOCK, SKULL, terrain=[box("crate", 2, 9, 12, 2, 2)]).put(SKULL, 12.5, 10).set(WARLOCK, power=4)
    duel.attack(WARLOCK, "self-must-protect-selffriend", SKULL).roll(blanks(7), blanks(3), "hit hit")
    take(duel, "destroy")
    duel.answer(duel.offered[0])
    assert duel.t.rubble == 1
    take(duel, "self-must-protect-selffriend")
    assert duel.ask.kind == "dice"
    assert max(len(one) for one in duel.offered) == 2
    settle(duel.answer([0, 1]))
    assert duel.damage(SKULL) == 2


@pytest.mark.parametrize(("attack", "range"), [("phasing-strike", 1), ("intangible-assault", 2)])
def test_shadowcat_goes_through_criticals_and_steps_aside(attack: str, range: int) -> None:
    duel = hit(KITTY, attack, "wild hit hit", "crit crit blank blank")
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["range"] == range
    settle(duel)
    assert duel.damage(SKULL) == 3  # the Criticals neither count nor add dice
    assert "place" not in kinds(hit(KITTY, attack, "hit"))


# -- superpowers -------------------------------------------------------------------------------------------------------


def test_charge_moves_and_attacks() -> None:
    duel = Duel(ANGEL, SKULL).set(ANGEL, power=2).use(ANGEL, "charge")
    assert duel.offered == (PASS, ("move",), ("climb",))
    assert not usable(duel, ANGEL, "charge")
    assert duel.t.superpower(0, "charge").action


def test_wing_shield_helps_against_attacks_and_in_dodges() -> None:
    duel = Duel(SKULL, ANGEL).put(ANGEL, 12.5, 10).set(ANGEL, power=2)
    duel.push(Dodge(1, 3, 0)).roll("block block block block block block")
    duel.answer("archangel/wing-shield")
    settle(duel)
    assert duel.damage(ANGEL) == 0
    assert not duel.t.script
    duel = Duel(X23, ANGEL).put(ANGEL, 12.8, 10).set(ANGEL, power=2).roll(blanks(5), blanks(6))
    settle(take(duel.attack(X23, "adamantium-slash", ANGEL), "wing-shield"))
    assert not duel.t.script
    duel = Duel(PSYLOCKE, ANGEL).put(ANGEL, 12.8, 10).set(ANGEL, power=2).roll(blanks(4), blanks(4))
    assert not offers(duel.attack(PSYLOCKE, "psi-bow", ANGEL), "wing-shield")


def test_chosen_of_apocalypse_turns_a_die_for_each_wild() -> None:
    duel = take(hit(ANGEL, "razor-wing-strike", "wild"), "chosen-of-apocalypse")
    settle(duel.answer([1]))
    assert duel.damage(SKULL) == 2
    assert not offers(hit(ANGEL, "razor-wing-strike", "hit"), "chosen-of-apocalypse")


def test_bishop_absorbs_with_wilds() -> None:
    duel = Duel(X23, BISHOP).put(BISHOP, 12.5, 10)
    duel.roll("hit hit blank blank blank", "wild blank blank").attack(X23, "adamantium-slash", BISHOP)
    take(duel, "mutant-energy-absorption")
    settle(duel.answer([0]))
    assert (duel.damage(BISHOP), duel.power(BISHOP)) == (0, 1)


def test_bishop_overloads_at_eight() -> None:
    for power, hurt in ((7, 0), (8, 1)):
        duel = Duel(BISHOP, SKULL).set(BISHOP, power=power).push(PowerPhase())
        assert settle(duel).damage(BISHOP) == hurt


def test_bishop_throws_terrain_and_enemies() -> None:
    duel = Duel(BISHOP, SKULL, terrain=[box("house", 4, 9, 12, 2, 2)]).put(SKULL, 12.5, 10).set(BISHOP, power=3)
    duel.use(BISHOP, "absorbed-energy-conversion")
    assert set(duel.offered) == {("terrain", 0), ("character", 1)}


def test_wetworks_rerolls_failures_too_once_per_turn_and_denies_cover() -> None:
    duel = Duel([CABLE, X23], SKULL, terrain=[FENCE]).put(X23, 10, 10).put(CABLE, 5, 5).put(SKULL, 15, 10).lead(CABLE)
    duel.set(X23, power=2).roll("fail blank blank blank blank blank", "blank blank blank blank", "hit")
    duel.attack(X23, "claw-rush", SKULL)
    take(duel, "wetworks")
    settle(duel.answer([0]))
    assert duel.damage(SKULL) == 1  # no cover made a blank a block
    duel.set(X23, power=2).set(SKULL, damage=0).roll(f"hit {blanks(5)}", "block block block block")
    assert not offers(duel.attack(X23, "claw-rush", SKULL), "wetworks")


def test_without_the_reroll_the_cover_stays() -> None:
    duel = Duel([CABLE, X23], SKULL, terrain=[FENCE]).put(X23, 10, 10).put(CABLE, 5, 5).put(SKULL, 15, 10).lead(CABLE)
    duel.set(X23, power=2).roll("hit blank blank blank blank blank", "blank blank blank blank")
    take(duel.attack(X23, "claw-rush", SKULL), "wetworks")
    duel.answer([])
    assert offers(duel, "cover")


def test_cable_slides_throws_shields_and_gains_power() -> None:
    duel = Duel(CABLE, SKULL).set(CABLE, power=2).use(CABLE, "body-slide-by-one")
    assert duel.ask.kind == "place"
    duel = Duel(CABLE, SKULL, terrain=[box("crate", 2, 9, 12, 2, 2), box("shed", 3, 5, 9, 2, 2)]).set(CABLE, power=4)
    duel.use(CABLE, "omega-level-threat").answer(2)
    assert duel.offered == (("terrain", 0),)
    duel = Duel(CABLE, SKULL).push(PowerPhase())
    assert settle(duel).power(CABLE) == 2
    duel = Duel(X23, [CABLE, SKULL]).put(SKULL, 12.5, 10).put(CABLE, 13, 13).set(CABLE, power=2)
    settle(take(duel.roll(blanks(5), blanks(6)).attack(X23, "adamantium-slash", SKULL), "telekinetic-shield"))
    assert not duel.t.script


def test_colossus_and_the_badger_step_in() -> None:
    for who, power in ((COLOSSUS, "big-brother"), (BADGER, "too-dangerous-to-ignore")):
        duel = Duel(X23, [who, SKULL]).put(SKULL, 12.5, 10).put(who, 10, 13).set(who, power=2)
        duel.roll("hit hit blank blank blank", blanks(4 if who == COLOSSUS else 3))
        settle(take(duel.attack(X23, "adamantium-slash", SKULL), power))
        assert (duel.damage(SKULL), duel.damage(who)) == (0, 1 if who == COLOSSUS else 2)
        duel = Duel(X23, [who, SKULL]).put(SKULL, 12.5, 10).put(who, 15, 14).set(who, power=2)
        assert not offers(duel.roll(blanks(5), MISS).attack(X23, "adamantium-slash", SKULL), power)


def test_bozhe_moi_on_both_sides() -> None:
    duel = Duel(X23, COLOSSUS).put(COLOSSUS, 12.8, 10).set(COLOSSUS, power=2)
    settle(take(duel.roll(blanks(5), blanks(6)).attack(X23, "adamantium-slash", COLOSSUS), "bozhe-moi"))
    assert not duel.t.script
    duel = Duel(X23, COLOSSUS).put(COLOSSUS, 12.8, 10).set(COLOSSUS, power=2, injured=1)
    duel.roll("hit hit hit hit hit", "blank blank fail fail").attack(X23, "adamantium-slash", COLOSSUS)
    assert settle(duel).damage(COLOSSUS) == 2  # three hits left, and one less for his skin


def test_organic_steel_takes_one_off_and_is_not_pushed() -> None:
    for n, suffered in ((3, 2), (1, 1)):
        assert settle(Duel(COLOSSUS, SKULL).script(damage(TARGET, n), SKULL, target=0)).damage(COLOSSUS) == suffered
    duel = Duel(COLOSSUS, SKULL).script(push(TARGET, S, AWAY), SKULL, target=0)
    assert duel.still
    assert Duel(COLOSSUS, SKULL).script(throw(TARGET, S), SKULL, target=0).ask.kind == "direction"


def test_terrain_is_thrown_by_colossus_and_the_diamond() -> None:
    for who, power, form in ((COLOSSUS, "playing-catch", 0), (EMMA, "sometimes-one-must-get-their-hands-dirty", 1)):
        duel = Duel(who, SKULL, terrain=[box("crate", 3, 9, 12, 2, 2), box("house", 4, 6, 9, 2, 2)]).set(who, power=3, form=form)
        assert duel.use(who, power).offered == (("terrain", 0),)
        assert not usable(Duel(who, SKULL).set(who, power=3, form=form), who, power)


def test_merc_with_a_mouth_bothers_each_once_per_round() -> None:
    duel = Duel(POOL, SKULL).put(SKULL, 12.5, 10).set(POOL, power=6).set(SKULL, power=5).use(POOL, "merc-with-a-mouth")
    assert duel.power(SKULL) == 3
    assert not usable(duel, POOL, "merc-with-a-mouth")


def test_deadpool_rerolls_and_contests_like_a_healthy_one() -> None:
    assert offers(hit(POOL, "stab", "blank"), "i-know-karate")
    assert offers(hit(POOL, "stab", "blank", injured=1), "all-right-now-its-serious")
    duel = Duel([POOL, X23], SKULL).set(POOL, injured=1).set(X23, injured=1)
    token(duel, POOL)
    duel.put(X23, *[value + 1.5 for value in duel.at(POOL)])
    assert contesting(duel.t, 0, 0) == (1, 1)


def token(duel: Duel, who: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("equipment")
    t.token_at.append(duel.at(who))
    t.token_holder.append(ON_BOARD)
    t.token_side.append(-1)


def test_mystic_attacks_and_superpowers_do_not_move_deadpool() -> None:
    duel = Duel(EMMA, POOL).put(POOL, 12.5, 10).roll(f"wild hit {blanks(3)}", blanks(4)).attack(EMMA, "psychic-spike", POOL)
    assert "advance" not in kinds(duel)
    duel = Duel("omega-red", POOL).put(POOL, 14.5, 10).set("omega-red", power=2).use("omega-red", "ensnare")
    assert duel.still
    duel = Duel(BISHOP, POOL).put(POOL, 12.8, 10).set(BISHOP, power=5).roll(f"wild {blanks(6)}", blanks(3))
    assert "direction" in kinds(duel.attack(BISHOP, "return-with-interest").answer(PHYSICAL))


@pytest.mark.parametrize(
    ("who", "power", "range"),
    [(POOL, "you-cant-spell-legendary-without-leg-day", 2), (KITTY, "phase-rush", 2), (CABLE, "body-slide-by-one", 2)],
)
def test_those_who_place_themselves(who: str, power: str, range: int) -> None:
    duel = Duel(who, SKULL).set(who, power=4).use(who, power)
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["range"] == range
    settle(duel)
    assert not usable(duel, who, power)


def test_domino_turns_failures_into_criticals_before_dice_are_added() -> None:
    duel = Duel(DOMINO, SKULL).put(SKULL, 12.5, 10).set(DOMINO, power=2)
    duel.roll("fail fail blank blank", "blank blank blank blank", "hit hit").attack(DOMINO, "automatic-pistols", SKULL)
    take(duel, "probability-manipulation").answer(2)
    settle(duel)
    assert duel.damage(SKULL) == 4
    duel = Duel(X23, DOMINO).put(DOMINO, 12.5, 10).set(DOMINO, power=1)
    duel.roll("hit hit blank blank blank", "fail blank blank", "block").attack(X23, "adamantium-slash", DOMINO)
    take(duel, "probability-manipulation").answer(1)
    assert settle(duel).damage(DOMINO) == 0
    duel = Duel(SKULL, DOMINO).set(DOMINO, power=1).roll("fail blank blank", "block").push(Dodge(1, 2, 0))
    take(duel, "probability-manipulation").answer(1)
    assert settle(duel).damage(DOMINO) == 0


def test_no_failure_no_luck() -> None:
    duel = Duel(DOMINO, SKULL).put(SKULL, 12.5, 10).set(DOMINO, power=2)
    duel.roll("hit blank blank blank", "fail blank blank blank").attack(DOMINO, "automatic-pistols", SKULL)
    assert not offers(duel, "probability-manipulation")


def test_criticals_bring_enemies_of_domino_nothing() -> None:
    duel = Duel(DOMINO, SKULL).put(SKULL, 12.5, 10)
    duel.roll("hit hit blank blank", "crit blank blank blank").attack(DOMINO, "automatic-pistols", SKULL)
    assert settle(duel).damage(SKULL) == 1
    assert not duel.t.script
    duel = Duel(X23, DOMINO).put(DOMINO, 12.5, 10).roll("crit blank blank blank blank", "blank blank blank")
    assert settle(duel.attack(X23, "adamantium-slash", DOMINO)).damage(DOMINO) == 1
    duel = Duel([DOMINO, X23], SKULL).put(SKULL, 12.5, 10).put(X23, 10, 12).roll(f"crit {blanks(5)}", "crit blank blank blank hit")
    settle(duel.attack(X23, "adamantium-slash", SKULL))
    assert not duel.t.script  # she is not part of it


def test_anklebiter_wants_no_tokens_and_makes_room_for_friends() -> None:
    duel = Duel([BADGER, X23], SKULL).set(BADGER, power=3).put(X23, 10, 10).put(BADGER, 12.5, 12).put(SKULL, 12.5, 10)
    token(duel, BADGER)
    assert contesting(duel.t, 0, 0) == (0, 0)
    assert interactions(duel.t, 0) == []
    settle(duel.roll("hit blank blank blank blank", "blank blank blank").attack(X23, "adamantium-slash", SKULL))
    assert not duel.t.script
    settle(duel.roll("hit blank blank blank blank", "blank blank blank blank").attack(BADGER, "claw-slash", SKULL))
    assert not duel.t.script  # not for her own attacks


def test_sisters_run_at_whoever_hurt_the_other() -> None:
    for hurt, runner, power in ((X23, BADGER, "lil-sis"), (BADGER, X23, "big-sis")):
        duel = Duel([hurt, runner], SKULL).put(runner, 10, 13).put(SKULL, 12.5, 10)
        duel.script(damage(TARGET, 1), SKULL, target=0)
        take(duel, power)
        assert duel.ask.kind == "advance"
        settle(duel)
        assert not offers(duel.script(damage(TARGET, 1), SKULL, target=0), power)
        duel = Duel([hurt, runner], SKULL).put(runner, 10, 20)
        assert not offers(duel.script(damage(TARGET, 1), SKULL, target=0), power)


def test_psylocke_advances_and_her_next_katana_has_two_more_dice() -> None:
    duel = Duel(PSYLOCKE, SKULL).put(SKULL, 12.5, 10).set(PSYLOCKE, power=2).use(PSYLOCKE, "telekinetic-combat-enhancement")
    assert duel.ask.kind == "advance"
    duel.answer(PASS)
    for dice in (7, 5):
        duel.roll(blanks(dice), blanks(3)).attack(PSYLOCKE, "telekinetic-katana").answer(ENERGY)
        if not duel.still and duel.ask.kind == "target":
            duel.answer(SKULL)
        settle(duel)
        assert not duel.t.script
        duel.t.script = []


def test_precognition_rerolls_for_power_once_per_turn() -> None:
    duel = Duel(PSYLOCKE, SKULL).set(PSYLOCKE, power=3).roll(blanks(4), blanks(3), "wild wild")
    take(duel.attack(PSYLOCKE, "psi-bow", SKULL), "telepathic-precognition").answer(2)
    settle(duel.answer([0, 1]))
    assert (duel.damage(SKULL), duel.power(PSYLOCKE)) == (2, 2)
    duel.roll(blanks(4), blanks(3))
    assert not offers(duel.attack(PSYLOCKE, "psi-bow", SKULL), "telepathic-precognition")


def test_psylocke_counts_blanks_at_close_quarters() -> None:
    for at, suffered in ((12.5, 0), (15.5, 1)):
        duel = Duel(X23, PSYLOCKE).put(PSYLOCKE, at, 10).set(X23, power=2).roll(f"hit {blanks(5)}", "blank blank blank")
        assert settle(duel.attack(X23, "claw-rush", PSYLOCKE)).damage(PSYLOCKE) == suffered


def test_stealth() -> None:
    for who in (PSYLOCKE, KITTY):
        duel = Duel(CABLE, who).put(who, 19, 10)
        assert not may_be_targeted(duel.t, 0, 1)


# -- Sunspot -----------------------------------------------------------------------------------------------------------


def glow(duel: Duel, n: int) -> Duel:
    duel.t.lasting += [("flare", duel.who(SUNSPOT), duel.who(SUNSPOT), "game", 1)] * n
    return duel


def test_every_movement_brings_a_flare_up_to_three() -> None:
    duel = Duel(SUNSPOT, SKULL)
    for expected in (1, 2, 3, 3):
        duel.slide(SUNSPOT, S, "push", SKULL, 90)
        assert flares(settle(duel)) == expected


def test_heating_up_and_the_concussion() -> None:
    assert flares(settle(hit(SUNSPOT, "uv-strike", "wild hit"))) == 1
    assert flares(settle(hit(SUNSPOT, "uv-strike", "hit hit"))) == 0
    duel = Duel([SUNSPOT, X23], [SKULL, CAP]).put(SKULL, 12.8, 10).put(CAP, 12.8, 13).put(X23, 12.8, 7)
    settle(hit(SUNSPOT, "dark-solar-blast", "wild hit", "block block block block", duel))
    assert [duel.damage(who) for who in (SUNSPOT, X23, SKULL, CAP)] == [0, 1, 0, 1]
    assert duel.power(CAP) == 0


def test_thermokinesis_burns_flares_for_dice() -> None:
    duel = glow(Duel(SUNSPOT, SKULL).put(SKULL, 12.8, 10), 2)
    take(duel.roll(blanks(7), blanks(3)).attack(SUNSPOT, "uv-strike", SKULL), "thermokinesis").answer(("number", 2))
    settle(duel)
    assert flares(duel) == 0
    assert duel.conditions(SKULL) == {"incinerate"}
    assert not duel.t.script
    assert not offers(hit(SUNSPOT, "uv-strike", "hit"), "thermokinesis")


def test_high_energy_throws_what_the_flares_can_lift() -> None:
    duel = glow(Duel(SUNSPOT, SKULL, terrain=[box("shed", 3, 9, 12, 2, 2)]).put(SKULL, 12.8, 10).set(SUNSPOT, power=2), 2)
    assert duel.use(SUNSPOT, "high-energy-conversion").offered == (("character", 1),)
    assert not usable(Duel(SUNSPOT, SKULL).put(SKULL, 12.8, 10).set(SUNSPOT, power=2), SUNSPOT, "high-energy-conversion")


@pytest.mark.parametrize(("n", "tool"), [(2, M), (3, L)])
def test_sunburn_flies_with_three_flares(n: int, tool: int) -> None:
    duel = glow(Duel(SUNSPOT, SKULL).put(SKULL, 12.8, 10).set(SUNSPOT, power=2), n).use(SUNSPOT, "sunburn")
    assert duel.ask.kind == "advance"
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["tool"] == tool
    assert max([0, *duel.t.changes("move_size", 0)]) == (5 if n == 3 else 0)
    duel.answer([10.0, 10.0])
    assert max([0, *duel.t.changes("move_size", 0)]) == 0
    assert not duel.still  # an attack action


def test_sunspot_goes_out_with_a_flash() -> None:
    duel = glow(Duel(SUNSPOT, [SKULL, CAP, BONES]).put(SKULL, 12.8, 10).put(CAP, 13.5, 13).put(BONES, 20, 10), 2)
    duel.set(SUNSPOT, damage=5).script(damage(TARGET, 1), SKULL, target=0)
    take(duel, "flare-state")
    settle(duel)
    assert duel.is_dazed(SUNSPOT)
    assert flares(duel) == 0
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [1, 1, 0]


# -- Warlock, X-23 -----------------------------------------------------------------------------------------------------


def test_warlock_eats_terrain_infects_and_blurs() -> None:
    duel = Duel(WARLOCK, SKULL, terrain=[box("crate", 2, 9, 12, 2, 2)]).set(WARLOCK, power=2, damage=4)
    settle(duel.use(WARLOCK, "techno-organic-absorption"))
    assert (duel.damage(WARLOCK), duel.t.rubble) == (2, 1)
    duel = Duel(WARLOCK, [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 10, 12.5).set(SKULL, conditions=("poison",))
    settle(duel.set(WARLOCK, power=2).use(WARLOCK, "transmode-virus-infection"))
    assert [duel.damage(who) for who in (WARLOCK, SKULL, CAP)] == [2, 2, 0]
    for at, dice in ((18.0, 4), (12.0, 3)):
        duel = Duel(CABLE, WARLOCK).put(WARLOCK, at + 1.5, 10).roll(blanks(5), blanks(dice))
        settle(duel.attack(CABLE, "plasma-rifle", WARLOCK))
        assert not duel.t.script


def test_frenzy_goes_on_in_her_own_activation() -> None:
    duel = Duel(X23, [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 10, 12.5).set(X23, power=2).set(SKULL, damage=5)
    duel.activate(X23)
    duel.roll("hit hit hit hit hit", MISS)
    duel.answer("adamantium-slash").answer(SKULL)
    take(duel, "frenzy")
    assert duel.ask.kind == "advance"
    duel.roll("hit blank blank blank blank", "blank blank blank blank blank").answer([10.0, 10.0])
    while duel.damage(CAP) == 0:
        assert not duel.still
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel = Duel(X23, SKULL).put(SKULL, 12.5, 10).set(X23, power=2).set(SKULL, damage=5)
    assert not offers(duel.roll("hit hit hit hit hit", MISS).attack(X23, "adamantium-slash", SKULL), "frenzy")


def test_adamantium_is_heavy_and_training_pays() -> None:
    assert Duel(X23, SKULL).t.thrown_size(0) == 3
    assert offers(hit(X23, "adamantium-slash", "blank"), "assassin-training")


# -- Emma Frost, Shadowcat ---------------------------------------------------------------------------------------------


def test_emma_turns_to_diamond_and_back() -> None:
    duel = Duel(X23, EMMA).put(EMMA, 12.5, 10).set(EMMA, power=1)
    settle(take(duel.roll(blanks(5), blanks(4)).attack(X23, "adamantium-slash", EMMA), "diamond-form"))
    assert (duel.t.form[1], duel.t.script) == (1, [])
    duel = Duel(EMMA, SKULL).set(EMMA, form=1).activate(EMMA)
    settle_activation(duel)
    assert duel.t.form[0] == 0
    duel = Duel(EMMA, SKULL).activate(EMMA)
    duel.set(EMMA, form=1)  # changed on the way: she stays so until she begins one
    duel.t.resolve(next(one for one in duel.offered if "done" in str(one)))
    assert duel.t.form[0] == 1


def settle_activation(duel: Duel) -> None:
    while not duel.still:
        done = [one for one in duel.offered if "done" in str(one)]
        duel.answer(done[0] if done else PASS if PASS in duel.offered else duel.offered[0])


@pytest.mark.parametrize("effect", [push(TARGET, S), place(TARGET, 1), advance(TARGET, S)])
def test_emma_shields_minds_against_superpowers(effect: Any) -> None:
    from longbox.titles.crisis.script.running import Run

    for name, found in (("omega-red/ensnare", True), ("test", False)):
        duel = Duel([EMMA, X23], "omega-red").set(EMMA, power=2)
        if found:
            assert name in the_cards().scripts
            code = the_cards().scripts[name]
            the_cards().scripts[name] = (effect,)
        try:
            at = duel.at(X23)
            if found:
                duel.push(Run(name, 2, 1, {"target": 1}))
                take(duel, "shield-mind")
                assert duel.still
                assert duel.at(X23) == at
            else:
                assert not offers(duel.script(effect, 2, target=1), "shield-mind")
        finally:
            if found:
                the_cards().scripts[name] = code


def test_emma_deflects_collisions() -> None:
    duel = Duel(SKULL, EMMA, terrain=[box("wall", 3, 18, 9, 1, 3)]).set(EMMA, power=2)
    duel.slide(EMMA, M, "throw", SKULL, 0)
    take(duel, "telekinetic-deflection")
    settle(duel)
    assert duel.damage(EMMA) == 0


def test_power_inhibition_silences_enemies_in_her_activation() -> None:
    for form, active, silent in ((0, True, True), (0, False, False), (1, True, False)):
        duel = Duel(EMMA, [CABLE, SKULL]).set(EMMA, form=form)
        if active:
            duel.activate(EMMA)
        assert duel.t.forbids("no_reactives", 1) is silent
        assert duel.t.forbids("no_reactive_tactics", 1) is silent
        assert not duel.t.forbids("no_reactives", 0)


def test_no_reactive_cards_against_the_queen() -> None:

    card = the_cards().tactics["pretty-sneaky-sis"]
    duel = Duel(EMMA, CABLE).set(CABLE, power=2)
    assert players(duel.t, 1, card, {}) == [1]
    duel.activate(EMMA)
    assert players(duel.t, 1, card, {}) == []


def test_a_diamond_plays_no_cards() -> None:
    duel = Duel([EMMA, CABLE], SKULL).hand("dirty-work").set(CABLE, power=3)
    assert playable(duel.t, 0) == ["dirty-work"]
    from longbox.titles.crisis.rules.tactics import able

    assert able(duel.t, 0) == [0, 1]
    assert able(duel.set(EMMA, form=1).t, 0) == [1]


def test_diamonds_do_not_bend() -> None:
    duel = Duel("omega-red", EMMA).put(EMMA, 14.5, 10).set("omega-red", power=2).set(EMMA, form=1).use("omega-red", "ensnare")
    assert duel.still
    duel = Duel(PSYLOCKE, EMMA).put(EMMA, 12.5, 10).set(EMMA, form=1).roll(f"hit {blanks(3)}", "blank fail fail fail")
    assert settle(duel.attack(PSYLOCKE, "psi-bow", EMMA)).damage(EMMA) == 0


def test_shadowcat_lends_dice_and_puts_things_right() -> None:
    duel = Duel("ursa-major", [KITTY, X23]).put(X23, 12.8, 10).put(KITTY, 12.8, 13).set(KITTY, power=2).set("ursa-major", power=3)
    duel.roll(blanks(7), blanks(5)).attack("ursa-major", "bear-armed-brawler", X23)
    take(duel, "cant-touch-this")
    take(duel, "'throw'").answer([0.0])
    assert duel.ask.kind == "place"
    settle(duel)
    duel = Duel(SKULL, [KITTY, X23]).put(X23, 12.8, 10).put(KITTY, 12.8, 13).set(KITTY, power=2)
    duel.push(Dodge(2, 3, 0)).roll("block block block block block")
    take(duel, "cant-touch-this")
    settle(duel)
    assert (duel.damage(X23), duel.t.script) == (0, [])


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


def test_cat_and_mouse_comes_after_deployment() -> None:
    duel = Duel(CABLE, SKULL).hand("cat-and-mouse")
    duel.push(duel.t.window("deployed"))  # type: ignore[arg-type]
    duel.answer("tactic/cat-and-mouse")
    assert duel.ask.kind == "place"
    settle(duel)
    duel.activate(CABLE)
    assert list(duel.t.changes("move_actions", 0)) == [1]
    settle_activation(duel)
    duel.activate(CABLE)
    assert list(duel.t.changes("move_actions", 0)) == []


@pytest.mark.parametrize(("mark", "killer", "gained"), [(CAP, X23, 2), (WIDOW, X23, 0), (CAP, EMMA, 0)])
def test_dirty_work_pays_for_the_biggest(mark: str, killer: str, gained: int) -> None:
    duel = Duel([CABLE, X23, EMMA], [CAP, WIDOW]).hand("dirty-work").set(CABLE, power=3)
    settle(duel.play("dirty-work"))
    victim = duel.who(mark)
    duel.set(mark, damage=duel.t.stamina(victim) - 1)
    settle(duel.script(damage(TARGET, 1), killer, target=victim))
    assert [duel.power(who) for who in (CABLE, X23, EMMA)] == [gained, gained, 0]


def test_practice_round_rerolls_all_without_a_critical() -> None:
    for face, found in (("fail", True), ("crit", False)):
        duel = Duel(X23, SKULL).put(SKULL, 12.5, 10).hand("practice-round")
        duel.roll(f"{face} {blanks(5 if face == 'crit' else 4)}", MISS, "hit hit")
        duel.attack(X23, "adamantium-slash", SKULL)
        assert offers(duel, "practice-round") is found
        if found:
            settle(duel.answer("tactic/practice-round").answer([0, 1]))
            assert duel.damage(SKULL) == 2


@pytest.mark.parametrize(("victim", "found"), [(X23, True), (CABLE, False)])
def test_preserve_the_dream_runs_at_the_stronger(victim: str, found: bool) -> None:
    duel = Duel(BISHOP, [X23, CABLE]).put(X23, 12.8, 10).put(CABLE, 12.8, 13).hand("preserve-the-dream", seat=1)
    duel.set(CABLE, power=1).roll(blanks(5), blanks(3)).attack(BISHOP, "xse-blaster", victim)
    assert offers(duel, "preserve-the-dream") is found
    if found:
        duel.answer("tactic/preserve-the-dream")
        while duel.ask.kind != "advance":
            duel.answer(duel.offered[0])
        assert duel.power(CABLE) == 0


def test_pretty_sneaky_keeps_them_at_arms_length() -> None:
    duel = Duel([CABLE, X23], SKULL).put(SKULL, 13.5, 10).hand("pretty-sneaky-sis").set(CABLE, power=1)
    duel.push(PowerPhase())
    take(duel, "pretty-sneaky-sis")
    settle(duel)
    assert duel.power(CABLE) == 1  # 1 from the phase and 1 from his card, 2 paid
    assert may_be_targeted(duel.t, 2, 0)
    duel.put(SKULL, 15.0, 10)
    assert not may_be_targeted(duel.t, 2, 0)
    assert may_be_targeted(duel.t, 2, 1)


def test_survive_the_night_hits_back() -> None:
    duel = Duel(BISHOP, [X23, SPIDER]).put(X23, 12.8, 10).put(SPIDER, 12.8, 13).hand("survive-the-night", seat=1)
    duel.roll(blanks(5), blanks(3)).attack(BISHOP, "xse-blaster", X23)
    take(duel, "survive-the-night")
    at = duel.at(BISHOP)
    duel.roll(f"hit {blanks(4)}", blanks(3))
    settle(duel)
    assert duel.damage(BISHOP) == 1
    assert duel.at(BISHOP) != at


def test_tomorrows_soldiers_fight_on() -> None:
    duel = Duel([X23, SUNSPOT, CAP], SKULL).hand("tomorrows-soldiers").set(X23, damage=4)
    duel.script(damage(TARGET, 1), SKULL, target=0)
    take(duel, "tomorrows-soldiers")
    settle(duel)
    assert [duel.power(who) for who in (X23, SUNSPOT, CAP)] == [1, 2, 0]
    duel = Duel([BISHOP, SUNSPOT], SKULL).hand("tomorrows-soldiers").set(BISHOP, damage=5)
    assert not offers(duel.script(damage(TARGET, 1), SKULL, target=0), "tomorrows-soldiers")


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "form", "conditions"),
    [
        (BISHOP, 0, {"incinerate", "poison", "stun"}),
        (CABLE, 0, {"poison"}),
        (COLOSSUS, 0, {"bleed"}),
        (WARLOCK, 0, {"bleed", "poison"}),
        (EMMA, 0, set()),
        (EMMA, 1, {"bleed", "incinerate", "poison", "stun"}),
    ],
)
def test_immunities(who: str, form: int, conditions: set[str]) -> None:
    duel = Duel(who, SKULL).set(who, form=form)
    assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == conditions


def test_archangel_flies() -> None:
    assert list(Duel(ANGEL, SKULL).t.changes("move_size", 0)) == [5]


@pytest.mark.parametrize(("who", "n"), [(POOL, 2), (BADGER, 1), (X23, 2)])
def test_healing_factors(who: str, n: int) -> None:
    duel = Duel(who, SKULL).set(who, damage=3).activate(who)
    duel.answer(next(one for one in duel.offered if "done" in str(one)))
    settle(take(duel, "healing-factor"))
    assert duel.damage(who) == 3 - n
