"""Web Warriors of later printings."""

from __future__ import annotations

from math import hypot

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.events import ConditionGained, Damaged
from longbox.titles.crisis.page.measure import sight_line
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import SELF, M, S, damage
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel, box
from .mightiest import BONES, SKULL, WIDOW, hold
from .playing import blanks, offers, settle, take, usable
from .test_web_warriors import GHOST, MILES, MISS, MOON, VENOM, WALL, strike

SILK, HAM, FUTURE, NOIR, ULTIMATE = "silk", "spider-ham", "spider-man-2099", "spider-man-noir", "ultimate-spider-man"


def until_asked(duel: Duel, kind: str) -> bool:
    """Whether this is asked before the scene is still; whatever may be declined before it is."""
    while not duel.still and duel.ask.kind != kind:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return not duel.still


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack"),
    [(SILK, "spider-strike"), (FUTURE, "spider-talons"), (NOIR, "the-ol-one-two"), (ULTIMATE, "swinging-strike")],
)
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit hit {blanks(dice - 2)}", MISS).attack(who, attack, SKULL))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack", "gained"),
    [
        (HAM, "porker-hijinks", 1),
        (FUTURE, "organic-web-shot", 1),
        (ULTIMATE, "stun-web", 1),
        (HAM, "heres-pie-in-your-eye", 0),
    ],
)
def test_attacks_that_pay_one_or_nothing(who: str, attack: str, gained: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    settle(duel.roll(f"hit hit {blanks(the_cards().strikes[f'{who}/{attack}'].dice - 2)}", MISS).attack(who, attack, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (2, gained)


@pytest.mark.parametrize(
    ("who", "attack", "cost", "faces", "conditions"),
    [
        (SILK, "fingertip-spinnerets", 0, "wild", {"slow"}),
        (HAM, "porker-hijinks", 0, "wild", {"slow"}),
        (HAM, "porker-hijinks", 0, "crit", {"stun"}),
        (HAM, "heres-pie-in-your-eye", 0, "wild", {"shock"}),
        (FUTURE, "2099-sends-its-regards", 4, "blank", {"poison", "stun"}),
        (NOIR, "crime-fighting-arsenal", 3, "hit", {"slow", "shock"}),
        (ULTIMATE, "swinging-strike", 0, "wild", {"slow"}),
        (ULTIMATE, "stun-web", 0, "hit", {"stun"}),
        (ULTIMATE, "mastered-venom-blast", 4, "blank", {"shock", "stun"}),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, cost: int, faces: str, conditions: set[str]) -> None:
    for shown, gained in ((faces, conditions), ("blank", conditions if faces == "blank" else set())):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        weapon = the_cards().strikes[f"{who}/{attack}"]
        more = weapon.dice - len(shown.split()) + shown.count("crit")
        duel.roll(f"{shown} {blanks(more)}", MISS).attack(who, attack, SKULL if weapon.shape == "target" else None)
        if weapon.shape == "beam":
            duel.answer([0])
        settle(duel)
        assert duel.conditions(SKULL) == gained


def test_spinnerets_pay_for_each_attack_of_the_beam() -> None:
    duel = Duel(SILK, [SKULL, BONES]).put(SKULL, 12.5, 10).put(BONES, 14.5, 10)
    settle(duel.roll(blanks(5), MISS, blanks(5), MISS).attack(SILK, "fingertip-spinnerets").answer([0]))
    assert duel.power(SILK) == 2


@pytest.mark.parametrize(("target", "faces", "pushed"), [(SKULL, "wild", True), (SKULL, "hit", False), (VENOM, "wild", False)])
def test_silk_may_push_what_is_small_after_the_attack(target: str, faces: str, pushed: bool) -> None:
    duel = Duel(SILK, target).put(target, 13, 10).roll(f"{faces} {blanks(4)}", MISS).attack(SILK, "spider-strike", target)
    assert offers(duel, "push") is pushed
    if pushed:
        assert duel.damage(target) == 1
        assert take(duel, "push").ask.kind == "direction"


def test_the_spinning_jenny_pulls_each_and_then_places_her() -> None:
    duel = Duel(SILK, [SKULL, BONES]).set(SILK, power=5).put(SKULL, 13.5, 10).put(BONES, 6.5, 10)
    duel.roll(blanks(7), blanks(4), blanks(7), blanks(4)).attack(SILK, "the-spectacular-spinning-jenny")
    assert until_asked(duel, "place")
    assert (duel.ask.region.range, duel.t.script) == (3, [])  # both attacks are over
    assert duel.at(SKULL)[0] < 13.5
    assert duel.at(BONES)[0] > 6.5


def test_hijinks_are_elusive() -> None:
    for faces, moves in (("block hit hit", True), ("blank hit hit", False)):
        duel = Duel(HAM, SKULL).put(SKULL, 12.5, 10).roll(f"{faces} blank", MISS).attack(HAM, "porker-hijinks", SKULL)
        assert until_asked(duel, "advance") is moves
        if moves:
            assert (duel.ask.region.tool, PASS in duel.offered) == (S, True)


def test_hijinks_push() -> None:
    for faces, pushed in (("crit hit hit blank blank", True), ("crit hit blank blank blank", False)):
        duel = Duel(HAM, SKULL).put(SKULL, 12.5, 10).roll(faces, MISS).attack(HAM, "porker-hijinks", SKULL)
        assert until_asked(duel, "direction") is pushed
        if pushed:
            assert PASS not in duel.offered


@pytest.mark.parametrize(
    ("conditions", "staggered"), [(("shock", "stun"), True), (("shock",), False), (("stun",), False), ((), False)]
)
def test_the_hammer_staggers_the_shocked_and_stunned(conditions: tuple[str, ...], staggered: bool) -> None:
    duel = Duel(HAM, SKULL).set(HAM, power=4).put(SKULL, 12.5, 10).set(SKULL, conditions=conditions)
    settle(duel.roll(blanks(6), MISS).attack(HAM, "whos-you-calling-a-cartoon", SKULL))
    assert ("stagger" in duel.conditions(SKULL)) is staggered


def test_talons_pierce_with_a_critical() -> None:
    for faces, dealt in (("crit", 1), ("hit", 0)):
        duel = Duel(FUTURE, SKULL).put(SKULL, 12.5, 10)
        more = blanks(6 if faces == "crit" else 5)
        settle(duel.roll(f"{faces} {more}", "block blank fail fail").attack(FUTURE, "spider-talons", SKULL))
        assert duel.damage(SKULL) == dealt


@pytest.mark.parametrize(
    ("faces", "defense", "heals"), [("wild", MISS, True), ("hit", MISS, False), ("wild", "block block block block", False)]
)
def test_talons_that_hurt_may_heal(faces: str, defense: str, heals: bool) -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, damage=3).put(SKULL, 12.5, 10)
    duel.roll(f"{faces} {blanks(5)}", defense).attack(FUTURE, "spider-talons", SKULL)
    assert offers(duel, "heal") is heals
    if heals:
        settle(take(duel, "heal"))
    assert duel.damage(FUTURE) == 3 - heals


def test_the_web_shot_pursues_before_damage() -> None:
    for faces, moves in (("hit", True), ("wild", False)):
        duel = Duel(FUTURE, SKULL).roll(f"{faces} {blanks(4)}", MISS).attack(FUTURE, "organic-web-shot", SKULL)
        assert until_asked(duel, "advance") is moves
        if moves:
            assert (duel.ask.region.tool, PASS in duel.offered, duel.damage(SKULL)) == (S, True, 0)
            assert all(at == PASS or hypot(at[0] - 16, at[1] - 10) <= 6 for at in duel.offered)  # toward the target


def test_regards_from_2099_come_in_person() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, power=4).roll(blanks(8), MISS).attack(FUTURE, "2099-sends-its-regards", SKULL)
    assert until_asked(duel, "place")
    assert PASS in duel.offered
    duel.answer(next(at for at in duel.offered if at != PASS))
    assert duel.t.within(0, 1, 1)


@pytest.mark.parametrize(
    ("target", "faces", "thrown"), [("rhino", "wild", True), ("rhino", "hit", False), ("dormammu", "wild", False)]
)
def test_regards_from_2099_may_throw_before_damage(target: str, faces: str, thrown: bool) -> None:
    duel = Duel(FUTURE, target).set(FUTURE, power=4).put(target, 13.5, 10)
    duel.roll(f"{faces} {blanks(7)}", "fail " * duel.t.side(1).defense[0]).attack(FUTURE, "2099-sends-its-regards", target)
    assert offers(duel, "throw") is thrown
    if thrown:
        assert duel.damage(target) == 0


def test_one_two_is_better_the_second_time_in_an_activation() -> None:
    duel = Duel(NOIR, SKULL).put(SKULL, 12.5, 10).activate(NOIR)
    for dice in (4, 7):
        strike(duel.roll(blanks(dice), MISS), "the-ol-one-two", SKULL)
        assert (duel.ask.kind, duel.t.script) == ("action", [])


def test_one_two_is_elusive() -> None:
    for faces, moves in (("wild hit", True), ("hit hit", False)):
        duel = Duel(NOIR, SKULL).put(SKULL, 12.5, 10).roll(f"{faces} blank blank", MISS).attack(NOIR, "the-ol-one-two", SKULL)
        assert until_asked(duel, "advance") is moves
        if moves:
            assert (duel.ask.region.tool, PASS in duel.offered) == (S, True)


@pytest.mark.parametrize(("target", "faces", "pulled"), [(VENOM, "wild", True), (VENOM, "hit", False), ("rhino", "wild", False)])
def test_he_may_reel_in_whom_he_has_webbed(target: str, faces: str, pulled: bool) -> None:
    duel = Duel(ULTIMATE, target).put(target, 14, 10)
    duel.roll(f"{faces} {blanks(4)}", "fail " * duel.t.side(1).defense[0]).attack(ULTIMATE, "swinging-strike", target)
    assert offers(duel, "web-up") is pulled
    if pulled:
        settle(take(duel, "web-up"))
        assert duel.at(target)[0] < 14


@pytest.mark.parametrize(("who", "attack"), [(FUTURE, "2099-sends-its-regards"), (ULTIMATE, "mastered-venom-blast")])
def test_some_conditions_come_before_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).set(who, power=4).put(SKULL, 12.5, 10)
    settle(duel.roll(f"hit {blanks(7)}", MISS).attack(who, attack, SKULL))
    told = [type(event) for event in duel.events]
    assert told.index(ConditionGained) < told.index(Damaged)


def test_the_arc_leaps_to_as_many_as_there_are_wilds() -> None:
    for faces, hurt in (("wild", 2), ("hit", 0)):
        duel = Duel(ULTIMATE, [SKULL, GHOST, MOON]).set(ULTIMATE, power=4)
        duel.put(SKULL, 12.5, 10).put(GHOST, 15, 10).put(MOON, 12.5, 14)
        duel.roll(f"{faces} {blanks(7)}", "block block block block").attack(ULTIMATE, "mastered-venom-blast", SKULL)
        if hurt:
            take(duel, str(duel.who(GHOST)))
        settle(duel)
        assert (duel.damage(SKULL), duel.damage(GHOST), duel.damage(MOON)) == (0, hurt, 0)


# -- Silk --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "dealt"), [("crit wild hit blank", 2), ("hit hit block blank", 0)])
def test_whoever_ends_in_the_web_is_hurt_and_she_comes_nearer(faces: str, dealt: int) -> None:
    duel = Duel(SILK, SKULL).set(SILK, power=2).put(SKULL, 15, 10).roll(faces).slide(SKULL, S, "push", SILK, 90.0)
    take(duel, "caught-in-the-web")
    assert (duel.damage(SKULL), duel.power(SILK)) == (dealt, 0)
    assert until_asked(duel, "advance") is (dealt > 0)
    if dealt:
        assert (duel.ask.region.who, duel.ask.region.tool, PASS in duel.offered) == (0, S, True)


def test_the_web_is_for_enemies_near_her() -> None:
    duel = Duel(SILK, SKULL).set(SILK, power=2).put(SKULL, 22, 10).slide(SKULL, S, "push", SILK, 90.0)
    assert not offers(duel, "caught-in-the-web")
    duel = Duel([SILK, MOON], SKULL).set(SILK, power=2).slide(MOON, S, "push", SKULL, 90.0)
    assert not offers(duel, "caught-in-the-web")


@pytest.mark.parametrize(("x", "conditions", "gained"), [(15, ("slow",), 1), (15, (), 0), (22, ("slow",), 0)])
def test_she_lives_off_the_slow(x: float, conditions: tuple[str, ...], gained: int) -> None:
    duel = Duel(SILK, SKULL).put(SKULL, x, 10).set(SKULL, conditions=conditions)
    settle(duel.slide(SKULL, S, "push", SILK, 90.0))
    assert duel.power(SILK) == gained


# -- senses ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "sense", "dice"),
    [
        (SILK, "silk-sense", (0, 1, 2, 3)),
        (HAM, "spider-nonsense", (0,)),
        (NOIR, "spider-sense", (0, 1)),
        (ULTIMATE, "ultimate-spider-sense", (0, 1, 2, 3)),
    ],
)
def test_senses_reroll_two_dice_and_some_of_them_failures(who: str, sense: str, dice: tuple[int, ...]) -> None:
    thrown = {2: "blank fail", 3: "blank blank fail", 4: "blank blank fail fail"}[Duel(who, GHOST).t.side(0).defense[0]]
    duel = Duel(who, GHOST).put(GHOST, 12.5, 10).roll("hit hit blank blank", thrown).attack(GHOST, "spider-technique", who)
    take(duel, sense)
    assert (duel.ask.region.allowed, duel.ask.region.most) == (dice, min(2, len(dice)))


@pytest.mark.parametrize(
    ("who", "sense", "mystic"),
    [
        (SILK, "silk-sense", True),
        (HAM, "spider-nonsense", False),
        (NOIR, "spider-sense", False),
        (ULTIMATE, "ultimate-spider-sense", True),
    ],
)
def test_some_senses_help_against_mystic_attacks(who: str, sense: str, mystic: bool) -> None:
    duel = Duel(who, MOON).set(MOON, power=4).put(MOON, 12.5, 10)
    duel.roll(blanks(7), blanks(duel.t.side(0).defense[2])).attack(MOON, "avatar-of-khonshu", who)
    assert offers(duel, sense) is mystic


SENSES = [(SILK, "silk-sense"), (HAM, "spider-nonsense"), (NOIR, "spider-sense"), (ULTIMATE, "ultimate-spider-sense")]


@pytest.mark.parametrize(("who", "sense"), SENSES)
def test_senses_help_to_dodge_but_not_to_attack(who: str, sense: str) -> None:
    attack = next(
        one for one in the_cards().strikes.values() if one.key.startswith(f"{who}/") and not one.cost and one.shape == "target"
    )
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    assert not offers(duel.roll(blanks(attack.dice), MISS).attack(who, attack.id, SKULL), sense)
    duel = Duel(who, SKULL)
    assert offers(duel.roll(blanks(duel.t.side(0).defense[0])).push(Dodge(0, 2, 1)), sense)


def test_ultimate_failures_are_rerolled_by_whatever_rerolls_but_never_covered() -> None:
    hedge = ("hedge", 2, True, ((11.3, 12.0), (11.5, 12.0), (11.5, 14.0), (11.3, 14.0)))
    duel = Duel([MILES, ULTIMATE], GHOST, terrain=[hedge]).lead(MILES).put(ULTIMATE, 10, 13).put(GHOST, 15, 13)
    duel.roll("hit blank blank blank", "fail fail fail fail").attack(GHOST, "impact-webbing", ULTIMATE)
    assert duel.t.covered(2, 1)
    take(duel, "great-responsibility")
    assert duel.ask.region.allowed == (0, 1, 2, 3)
    duel.roll("fail").answer((0,))
    assert not offers(duel, "cover")


# -- Spider-Ham --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "target", "pulled", "comes"),
    [
        ("crit", VENOM, True, False),
        ("wild", VENOM, True, False),
        ("hit", VENOM, True, False),
        ("hit", "rhino", False, False),
        ("block", "rhino", False, True),
        ("blank", VENOM, False, True),
        ("fail", VENOM, False, True),
    ],
)
def test_a_yoink_pulls_the_enemy_or_the_pig(face: str, target: str, pulled: bool, comes: bool) -> None:
    duel = Duel(HAM, target).set(HAM, power=4).put(target, 16, 10).roll(face).use(HAM, "web-yoink")
    settle(duel)
    assert (duel.at(target)[0] < 15.5, duel.at(HAM)[0] > 10.5) == (pulled, comes)
    assert (duel.power(HAM), usable(duel, HAM, "web-yoink")) == (2, False)


def test_a_yoink_reaches_four() -> None:
    assert not usable(Duel(HAM, SKULL).set(HAM, power=2).put(SKULL, 24, 10), HAM, "web-yoink")
    assert usable(Duel(HAM, SKULL, terrain=[WALL]).set(HAM, power=2), HAM, "web-yoink")  # sight is not asked for


@pytest.mark.parametrize(("n", "suffered"), [(2, 1), (1, 1)])
def test_a_cartoon_suffers_one_less_but_never_nothing(n: int, suffered: int) -> None:
    assert settle(Duel(HAM, SKULL).script(damage(SELF, n), HAM)).damage(HAM) == suffered


def test_whatever_hurts_him_makes_him_drop_his_tokens() -> None:
    duel = hold(Duel(HAM, SKULL), HAM)
    assert settle(duel.script(damage(SELF, 1), HAM)).t.token_holder == [ON_BOARD]
    duel = hold(Duel(HAM, GHOST).put(GHOST, 12.5, 10), HAM)
    settle(duel.roll(blanks(4), blanks(2)).attack(GHOST, "spider-technique", HAM))
    assert duel.t.token_holder == [duel.who(HAM)]
    settle(duel.roll(f"hit {blanks(3)}", blanks(2)).attack(GHOST, "spider-technique", HAM))
    assert duel.t.token_holder == [ON_BOARD]


# -- Spider-Man 2099 ---------------------------------------------------------------------------------------------------


def test_the_whip_of_2099_pulls_and_he_follows() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, power=4).put(SKULL, 15, 10).use(FUTURE, "web-whip").answer([180.0])
    assert duel.ask.kind == "place"
    settle(duel)
    assert (duel.t.within(0, 1, 1), duel.at(SKULL)[0] < 15, usable(duel, FUTURE, "web-whip")) == (True, True, False)
    assert not usable(Duel(FUTURE, SKULL, terrain=[WALL]).set(FUTURE, power=2).put(SKULL, 15, 10), FUTURE, "web-whip")


def test_a_decoy_rerolls_even_failures_and_he_is_elsewhere() -> None:
    duel = Duel(FUTURE, GHOST).set(FUTURE, power=3).put(GHOST, 12.5, 10).roll("hit hit blank blank", "blank blank fail fail")
    take(duel.attack(GHOST, "spider-technique", FUTURE), "acceleration-decoy")
    assert (duel.ask.region.allowed, duel.ask.region.most, duel.power(FUTURE)) == ((0, 1, 2, 3), 4, 0)
    duel.roll("block block blank blank").answer((0, 1, 2, 3))
    assert until_asked(duel, "place")
    assert (duel.ask.region.range, PASS in duel.offered, duel.damage(FUTURE)) == (2, True, 0)


def test_a_decoy_is_for_his_defense() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, power=3).put(SKULL, 12.5, 10)
    assert not offers(duel.roll(blanks(6), MISS).attack(FUTURE, "spider-talons", SKULL), "acceleration-decoy")


def test_a_critical_pays_him_whatever_he_rolls_for() -> None:
    for faces, gained in (("crit blank blank blank blank", 1), ("fail fail fail fail", 0)):
        duel = Duel(FUTURE, GHOST).put(GHOST, 12.5, 10).roll(blanks(4), faces).attack(GHOST, "spider-technique", FUTURE)
        settle(duel)
        assert duel.power(FUTURE) == gained


def test_nobody_hides_from_2099() -> None:
    shot = the_cards().strikes["spider-man-2099/organic-web-shot"]
    duel = Duel([FUTURE, GHOST], WIDOW).put(WIDOW, 18, 10)
    assert not duel.t.within(0, 2, 3)
    assert targets_of(duel.t, 0, shot) == [2]
    assert targets_of(duel.put(GHOST, 10, 10).t, 1, shot) == []  # it is he who sees her, not the web


@pytest.mark.parametrize(("who", "attack", "covered"), [(FUTURE, "organic-web-shot", False), (ULTIMATE, "stun-web", True)])
def test_no_cover_from_2099(who: str, attack: str, covered: bool) -> None:
    hedge = ("hedge", 2, True, ((14.3, 9.0), (14.5, 9.0), (14.5, 11.0), (14.3, 11.0)))
    duel = Duel(who, SKULL, terrain=[hedge])
    duel.roll(f"hit {blanks(the_cards().strikes[f'{who}/{attack}'].dice - 1)}", "blank blank blank blank").attack(
        who, attack, SKULL
    )
    assert offers(duel, "cover") is covered


# -- Noir, Ultimate ----------------------------------------------------------------------------------------------------


def test_noir_hits_the_pavement() -> None:
    duel = Duel(NOIR, SKULL, terrain=[box("bench", 2, 9, 12, 2, 2), box("van", 3, 9, 6, 2, 2)]).set(NOIR, power=4)
    duel.use(NOIR, "hit-the-pavement")
    assert duel.offered == (("terrain", 0),)
    duel.answer(("terrain", 0))
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", M)  # type: ignore[attr-defined]
    settle(duel.answer([180.0]))
    assert (duel.power(NOIR), usable(duel, NOIR, "hit-the-pavement")) == (2, False)
    assert not usable(Duel(NOIR, SKULL, terrain=[box("van", 3, 9, 6, 2, 2)]).set(NOIR, power=4), NOIR, "hit-the-pavement")
    assert not usable(Duel(NOIR, SKULL, terrain=[box("bench", 2, 20, 20, 2, 2)]).set(NOIR, power=4), NOIR, "hit-the-pavement")


def test_noir_can_take_a_punch() -> None:
    duel = Duel(NOIR, SKULL).set(NOIR, power=1).script(damage(SELF, 1), NOIR)
    settle(take(duel, "inured-to-pain"))
    assert (duel.damage(NOIR), duel.power(NOIR)) == (0, 0)


def test_a_swing_adds_two_dice_to_the_next_strike() -> None:
    duel = Duel(ULTIMATE, SKULL).set(ULTIMATE, power=4).put(SKULL, 12.5, 10).use(ULTIMATE, "web-swing")
    assert (duel.ask.kind, duel.ask.region.range) == ("place", 3)
    duel.answer([10.0, 10.0])
    assert not usable(duel, ULTIMATE, "web-swing")
    for attack, dice in (("stun-web", 4), ("swinging-strike", 7), ("swinging-strike", 5)):
        settle(
            duel.roll(blanks(dice), blanks(4 if attack != "stun-web" else duel.t.side(1).defense[1])).attack(
                ULTIMATE, attack, SKULL
            )
        )
        assert not duel.t.script


def test_he_does_his_thing_once_per_turn() -> None:
    thing = "you-did-you"
    duel = Duel(ULTIMATE, GHOST).set(ULTIMATE, power=4).roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", ULTIMATE)
    take(duel, thing)
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", False)
    duel.answer(min(duel.offered, key=lambda at: (at[0] - 14) ** 2 + (at[1] - 10) ** 2))
    settle(take(duel.roll(f"hit {blanks(4)}", blanks(3)), "swinging-strike"))
    assert (duel.damage(GHOST), duel.power(ULTIMATE), duel.at(ULTIMATE)[0] > 11) == (1, 3, True)
    assert not offers(duel.roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", ULTIMATE), thing)


def test_he_strikes_nobody_who_is_still_far() -> None:
    duel = Duel(ULTIMATE, GHOST).set(ULTIMATE, power=2).roll(blanks(4), blanks(4))
    take(duel.attack(GHOST, "impact-webbing", ULTIMATE), "you-did-you")
    duel.answer(min(duel.offered, key=lambda at: at[0]))
    assert not duel.t.within(0, 1, 2)
    assert duel.still


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [SILK, HAM, FUTURE, NOIR, ULTIMATE])
def test_they_crawl_up_walls(who: str) -> None:
    assert list(Duel(who, SKULL).t.changes("move_size", 0)) == [5]


def test_ultimate_spider_man_is_hard_to_see() -> None:
    duel = Duel(ULTIMATE, MILES).put(MILES, 18, 10)
    assert targets_of(duel.t, 1, the_cards().strikes["silver-sable/headshot"]) == []


def test_2099_heals_when_his_activation_ends() -> None:
    duel = Duel(FUTURE, SKULL).set(FUTURE, damage=3).activate(FUTURE)
    settle(take(duel, "healing-factor"))
    assert duel.damage(FUTURE) == 2


# -- the barrier -------------------------------------------------------------------------------------------------------


def spun(apart: float = 4.0) -> Duel:
    """A web from (10, 10) to (10, 10 + apart), enemies on both sides of it."""
    duel = Duel([SILK, NOIR, FUTURE], [SKULL, GHOST]).set(SILK, power=1).set(NOIR, power=1).hand("web-barrier")
    duel.put(NOIR, 10, 10 + apart).put(FUTURE, 5, 30).put(SKULL, 12, 12).put(GHOST, 7, 12)
    duel.play("web-barrier")
    while not duel.still:
        duel.answer(next(one for one in duel.offered if one != PASS))
    assert (duel.power(SILK), duel.power(NOIR)) == (0, 0)
    return duel


def sights(duel: Duel, one: str, two: str) -> tuple[bool, bool]:
    a, b = duel.who(one), duel.who(two)
    return duel.t.sees(a, b), duel.t.sees(b, a)


def test_the_barrier_takes_two_web_warriors_and_one_power_each() -> None:
    duel = Duel([SILK, NOIR], SKULL).set(SILK, power=1).set(NOIR, power=1).hand("web-barrier")
    assert playable(duel.t, 0) == ["web-barrier"]
    assert playable(duel.set(NOIR, power=0).t, 0) == []


def test_nobody_sees_through_the_web() -> None:
    before = Duel([SILK, NOIR], [SKULL, GHOST]).put(NOIR, 10, 14).put(SKULL, 12, 12).put(GHOST, 7, 12)
    assert sights(before, SKULL, GHOST) == (True, True)
    duel = spun()
    assert sights(duel, SKULL, GHOST) == (False, False)
    assert sights(duel.put(FUTURE, 7, 12), FUTURE, SKULL) == (False, False)  # its own side sees no better
    assert sights(duel, SILK, SKULL) == (True, True)  # but those who hold it do
    assert sights(duel, SILK, NOIR) == (True, True)
    assert sights(duel.put(GHOST, 12, 15), SKULL, GHOST) == (True, True)


def test_nobody_sees_through_those_who_hold_it() -> None:
    duel = Duel([VENOM, NOIR], SKULL).set(VENOM, power=1).set(NOIR, power=1).hand("web-barrier").put(NOIR, 10, 14).put(SKULL, 10, 7)
    assert sights(duel, SKULL, NOIR) == (True, True)
    duel.play("web-barrier")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert sights(duel, SKULL, NOIR) == (False, False)  # behind the other one, who is larger
    assert sight_line(duel.t, duel.who(SKULL), duel.who(NOIR)) is None  # and the page says so, too


def test_the_web_tears_when_they_are_too_far_apart_or_one_is_gone() -> None:
    assert sights(spun(apart=9.0), SKULL, GHOST) == (True, True)
    duel = spun()
    duel.t.status[duel.who(NOIR)] = 0
    duel.t.index = None
    assert sights(duel, SKULL, GHOST) == (True, True)
    assert not duel.t.forbids("not_moved_by_enemy", duel.who(SILK))


def test_it_lasts_for_the_round() -> None:
    duel = spun()
    settle(duel.push(CleanupPhase()))
    assert sights(duel, SKULL, GHOST) == (True, True)


@pytest.mark.parametrize(("who", "climb", "through"), [(SKULL, False, False), (SKULL, True, True), (FUTURE, False, True)])
def test_enemies_who_do_not_climb_lay_no_tool_across_it(who: str, climb: bool, through: bool) -> None:
    duel = spun().put(GHOST, 30, 30).put(SKULL, 30, 20)
    duel.put(who, 11, 12).advance(who, S, climb)
    assert may_end(duel, 12.5, 12)
    assert may_end(duel, 8.6, 12) is through
    assert any(at != PASS and at[0] < 10 for at in duel.offered) is through


def may_end(duel: Duel, x: float, y: float) -> bool:
    try:
        duel.ask.region.accept(duel.t, (x, y))
    except Illegal:
        return False
    return True


@pytest.mark.parametrize("who", [SILK, NOIR])
@pytest.mark.parametrize("how", ["push", "throw", "place", "advance"])
def test_enemies_move_neither_of_them(who: str, how: str) -> None:
    for apart, held in ((4.0, how != "advance"), (9.0, False)):
        duel = spun(apart)
        ways = [one for ways in duel.t.changes("not_moved_by_enemy", duel.who(who)) for one in ways]
        assert (how in ways) is held
