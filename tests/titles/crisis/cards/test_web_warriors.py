"""The Web Warriors."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.missions import deeds_of
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import AWAY, TARGET, M, S, push
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel, box
from .mightiest import BONES, CAP, CRATE, SKULL, WIDOW, hold, order
from .playing import blanks, offers, settle, take, usable

AGENT, AMAZING, CAT, DEVIL, GHOST, GWENOM = "agent-venom", "amazing-spider-man", "black-cat", "daredevil", "ghost-spider", "gwenom"
MOON, SCARLET, SABLE, MILES, WOMAN, VENOM = "moon-knight", "scarlet-spider", "silver-sable", "spider-man", "spider-woman", "venom"
MISS = "blank blank fail fail"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def strike(duel: Duel, attack: str, target: str) -> Duel:
    """An attack in an activation that is going on."""
    return duel.answer(attack).answer(target)


# -- attacks -----------------------------------------------------------------------------------------------------------

PAY_FOR_DAMAGE = [
    (AGENT, "klyntar-firepower"), (AMAZING, "spider-strike"), (CAT, "cat-claws"), (DEVIL, "strike"), (GHOST, "spider-technique"),
    (GWENOM, "symbiote-spider-technique"), (MOON, "bo-staff"), (SCARLET, "scarlet-strike"), (MILES, "webline-kick"),
    (WOMAN, "bio-electric-strike"), (VENOM, "symbiote-tendrils"),
]  # fmt: skip


@pytest.mark.parametrize(("who", "attack"), PAY_FOR_DAMAGE)
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit hit {blanks(dice - 2)}", MISS).attack(who, attack, SKULL))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"),
    [(GHOST, "impact-webbing"), (SCARLET, "impact-webbing"), (SABLE, "tactical-takedown"), (MOON, "throwing-crescents")],
)
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    duel = Duel(who, SKULL)
    settle(duel.roll(blanks(the_cards().strikes[f"{who}/{attack}"].dice), MISS).attack(who, attack, SKULL))
    assert duel.power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack", "cost", "faces", "condition"),
    [
        (AGENT, "klyntar-firepower", 0, "wild", "bleed"),
        (AGENT, "incendiary-grenade", 1, "blank", "incinerate"),
        (CAT, "cat-claws", 0, "hit", "bleed"),
        (CAT, "troublemaker", 2, "blank", "stagger"),
        (DEVIL, "strike", 0, "wild", "stun"),
        (MOON, "bo-staff", 0, "crit wild hit", "stagger"),
        (SABLE, "tactical-takedown", 0, "crit", "root"),
        (SABLE, "headshot", 3, "crit", "stun"),
        (VENOM, "symbiote-tendrils", 0, "blank", "bleed"),
    ],
)
def test_conditions_after_an_attack(who: str, attack: str, cost: int, faces: str, condition: str) -> None:
    for shown, gained in ((faces, {condition}), ("blank", {condition} if faces == "blank" else set())):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        more = the_cards().strikes[f"{who}/{attack}"].dice - len(shown.split()) + shown.count("crit")
        settle(duel.roll(f"{shown} {blanks(more)}", MISS).attack(who, attack, SKULL))
        assert duel.conditions(SKULL) == gained


@pytest.mark.parametrize(("who", "attack"), [(GWENOM, "maximum-gwenom"), (VENOM, "we-are-venom")])
def test_symbiotes_heal_by_the_damage_they_deal(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).set(who, power=3, damage=4)
    settle(duel.roll(f"hit hit hit {blanks(4)}", MISS).attack(who, attack, SKULL))
    assert (duel.damage(SKULL), duel.damage(who)) == (3, 1)


def test_lashing_tendrils_hit_other_enemies_near_him_after_each_attack_of_a_beam() -> None:
    duel = Duel(AGENT, [SKULL, BONES]).set(AGENT, power=4).put(SKULL, 13, 10).put(BONES, 10, 13)
    duel.roll(f"wild hit {blanks(5)}", "block block block block").attack(AGENT, "symbiote-special-forces").answer([0])
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(BONES)) == (0, 1)


def test_rampage_hits_other_enemies_near_her() -> None:
    for faces, hurt in (("wild hit", 1), ("hit hit", 0)):
        duel = Duel(GWENOM, [SKULL, BONES]).set(GWENOM, power=3).put(BONES, 10, 14)
        settle(duel.roll(f"{faces} {blanks(5)}", MISS).attack(GWENOM, "maximum-gwenom", SKULL))
        assert (duel.damage(SKULL), duel.damage(BONES)) == (2, hurt)


def test_momentum_carries_him_into_another_enemy() -> None:
    duel = Duel(AMAZING, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 16, 10)
    duel.roll(f"crit wild {blanks(4)}", "block block block block", blanks(4)).attack(AMAZING, "spider-strike", SKULL)
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(CAP), duel.damage(AMAZING)) == (0, 3, 0)  # of Size 2: three, and nothing dodged
    assert duel.t.within(duel.who(AMAZING), duel.who(CAP), 1)


def test_momentum_needs_both_faces_and_somebody_near() -> None:
    for faces, x in ((f"wild {blanks(4)}", 16), (f"crit wild {blanks(4)}", 30)):
        duel = Duel(AMAZING, [SKULL, BONES]).put(SKULL, 13, 10).put(BONES, x, 10)
        settle(duel.roll(faces, "block block block block").attack(AMAZING, "spider-strike", SKULL))
        assert (duel.damage(BONES), duel.at(AMAZING)) == (0, (10, 10))


@pytest.mark.parametrize("who", [AMAZING, SCARLET])
def test_whatever_a_spider_can(who: str) -> None:
    duel = Duel(who, SKULL, terrain=[CRATE]).set(who, power=5).put(SKULL, 13, 10)
    duel.roll(f"wild {blanks(7)}", "block block block block", blanks(4)).attack(who, "whatever-a-spider-can", SKULL)
    take(duel, "terrain")
    assert duel.t.rubble == 1
    settle(duel)
    assert duel.damage(SKULL) == 3
    duel = Duel(who, SKULL).set(who, power=5).put(SKULL, 13, 10)
    duel.roll(blanks(8), MISS).attack(who, "whatever-a-spider-can", SKULL)
    assert (duel.ask.kind, duel.ask.region.tool, PASS in duel.offered) == ("advance", M, True)


def test_claws_pierce() -> None:
    duel = Duel(CAT, SKULL).put(SKULL, 12.5, 10)
    settle(duel.roll("wild blank blank blank", "block blank fail fail").attack(CAT, "cat-claws", SKULL))
    assert duel.damage(SKULL) == 1


def test_trouble_is_one_damage_at_most_and_a_way_out() -> None:
    duel = Duel(CAT, SKULL).set(CAT, power=2)
    duel.roll("wild hit hit hit hit hit", MISS).attack(CAT, "troublemaker", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.ask.region.tool == S
    settle(duel)
    assert duel.damage(SKULL) == 1


def test_the_hook_reaches_around_corners_and_finds_the_stealthy() -> None:
    duel = Duel(DEVIL, WIDOW, terrain=[WALL]).put(WIDOW, 15.5, 10)
    t = duel.t
    assert targets_of(t, 0, the_cards().strikes["daredevil/baton-hook"]) == [1]
    duel = Duel(DEVIL, WIDOW).put(WIDOW, 18, 10)
    assert not duel.t.within(0, 1, 3)
    assert targets_of(duel.t, 0, the_cards().strikes["daredevil/baton-hook"]) == [1]
    assert targets_of(duel.t, 0, the_cards().strikes["ghost-spider/impact-webbing"]) == []
    assert duel.power(DEVIL) == 0


def test_the_hook_may_pull_what_is_small() -> None:
    for target, offered in ((SKULL, True), (VENOM, False)):
        duel = Duel(DEVIL, target).roll("hit blank blank blank", MISS).attack(DEVIL, "baton-hook", target)
        assert offers(duel, "pull") is offered


def test_deliverance_counts_enemies_when_it_is_chosen_and_pushes_each() -> None:
    duel = Duel(DEVIL, [SKULL, BONES, CAP]).set(DEVIL, power=5).put(SKULL, 13, 10).put(BONES, 7, 10).put(CAP, 30, 30)
    at = duel.at(SKULL), duel.at(BONES)
    duel.roll(blanks(8), blanks(4), blanks(8), blanks(4)).attack(DEVIL, "devils-deliverance")
    settle(duel)
    assert not duel.t.script  # eight dice each: six and two enemies, though the first was pushed out of the area
    assert duel.at(SKULL) != at[0]
    assert duel.at(BONES) != at[1]


def test_a_dazed_enemy_does_not_feed_deliverance() -> None:
    duel = Duel(DEVIL, [SKULL, BONES]).set(DEVIL, power=5).put(SKULL, 13, 10).put(BONES, 7, 10).set(BONES, dazed=True)
    settle(duel.roll(blanks(7), blanks(4)).attack(DEVIL, "devils-deliverance"))
    assert not duel.t.script


def test_technique_is_better_the_second_time_in_an_activation() -> None:
    duel = Duel(GHOST, SKULL).put(SKULL, 12.5, 10).activate(GHOST)
    for dice in (4, 7):
        strike(duel.roll(blanks(dice), MISS), "spider-technique", SKULL)
        assert (duel.ask.kind, duel.t.script) == ("action", [])
    duel = Duel(GHOST, SKULL).put(SKULL, 12.5, 10)
    for _ in range(2):  # outside her activation it is no second time
        settle(duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL))
    assert duel.t.script == []


def test_symbiote_technique_may_reroll_the_second_time_in_an_activation() -> None:
    duel = Duel(GWENOM, SKULL).put(SKULL, 12.5, 10).activate(GWENOM)
    strike(duel.roll(blanks(5), MISS), "symbiote-spider-technique", SKULL)
    assert duel.ask.kind == "action"  # nothing to reroll the first time, nowhere to swing
    strike(duel.roll(blanks(5), MISS), "symbiote-spider-technique", SKULL)
    take(duel.roll("hit hit hit hit hit"), "symbiote-spider-technique")
    duel.answer((0, 1, 2, 3, 4))
    assert duel.damage(SKULL) == 5


@pytest.mark.parametrize(("who", "attack"), [(GHOST, "spider-technique"), (GWENOM, "symbiote-spider-technique")])
def test_who_has_moved_may_swing_away(who: str, attack: str) -> None:
    for moved in (True, False):
        duel = Duel(who, SKULL).put(SKULL, 12.5, 10).activate(who)
        if moved:
            duel.answer("move").answer(duel.offered[0])
        strike(duel.roll(blanks(the_cards().strikes[f"{who}/{attack}"].dice), MISS), attack, SKULL)
        assert (order(duel).ask.kind == "advance") is moved
        if moved:
            assert PASS in duel.offered


def test_being_placed_counts_as_moving_but_only_in_the_own_activation() -> None:
    duel = Duel(GHOST, SKULL).put(SKULL, 13, 10)
    duel.place(GHOST, 1).answer([10.0, 10.0])
    assert duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL).still
    duel = Duel(GHOST, SKULL).put(SKULL, 13, 10).activate(GHOST).place(GHOST, 1).answer([10.0, 10.0])
    strike(duel.roll(blanks(4), MISS), "spider-technique", SKULL)
    assert order(duel).ask.kind == "advance"


def test_webbing_may_push_what_is_small_before_damage() -> None:
    for who in (GHOST, SCARLET):
        duel = Duel(who, SKULL).roll("wild hit blank blank", MISS).attack(who, "impact-webbing", SKULL)
        assert (offers(duel, "push"), duel.damage(SKULL)) == (True, 0)
        duel = Duel(who, VENOM).roll("wild hit blank blank", MISS).attack(who, "impact-webbing", VENOM)
        assert not offers(duel, "push")


def test_a_beatdown_that_hurts_may_throw() -> None:
    for faces, thrown in (("hit", True), ("blank", False)):
        duel = Duel(GHOST, SKULL).set(GHOST, power=3).put(SKULL, 12.5, 10)
        duel.roll(f"{faces} {blanks(5)}", MISS).attack(GHOST, "freestyle-beatdown", SKULL)
        assert offers(duel, "throw") is thrown


def test_the_staff_rerolls_any_dice() -> None:
    duel = Duel(MOON, SKULL).put(SKULL, 12.5, 10).roll(blanks(4), MISS).attack(MOON, "bo-staff", SKULL)
    take(duel.roll("hit hit hit hit"), "bo-staff")
    settle(duel.answer((0, 1, 2, 3)))
    assert duel.damage(SKULL) == 4


def test_crescents_fly_twice_at_the_same_target_never_three_times() -> None:
    duel = Duel(MOON, [SKULL, BONES]).roll("hit blank blank blank", MISS, "hit blank blank blank", MISS)
    take(duel.attack(MOON, "throwing-crescents", SKULL), "throwing-crescents")
    while not duel.still:
        duel.answer(duel.offered[-1])  # whatever is offered, a third attack is not
    assert (duel.damage(SKULL), duel.damage(BONES), duel.power(MOON)) == (2, 0, 2)


def test_the_avatar_may_push_and_stands_by_its_target() -> None:
    duel = Duel(MOON, SKULL).set(MOON, power=4).roll(blanks(7), blanks(3)).attack(MOON, "avatar-of-khonshu", SKULL)
    take(duel, "push")
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 16
    assert duel.t.within(0, 1, 1)
    duel = Duel(MOON, VENOM).set(MOON, power=4).roll(blanks(7), blanks(3)).attack(MOON, "avatar-of-khonshu", VENOM)
    assert not offers(duel, "push")


def test_scarlet_strike_is_elusive() -> None:
    for faces, moves in (("wild hit", True), ("hit hit", False)):
        duel = Duel(SCARLET, SKULL).put(SKULL, 12.5, 10).roll(f"{faces} {blanks(3)}", MISS)
        duel.attack(SCARLET, "scarlet-strike", SKULL)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(duel.offered[0])
        assert (duel.ask.kind == "advance") is moves


def test_takedown_brings_them_in() -> None:
    for faces, pulled in ((f"crit wild {blanks(4)}", True), (f"wild {blanks(4)}", False)):
        duel = Duel(SABLE, SKULL).roll(faces, MISS).attack(SABLE, "tactical-takedown", SKULL)
        assert offers(duel, "bringing-you-in") is pulled


@pytest.mark.parametrize(("x", "cover", "dealt"), [(18, False, 3), (14, False, 1), (18, True, 0)])
def test_a_headshot_is_for_far_away_and_uncovered(x: float, cover: bool, dealt: int) -> None:
    terrain = [("hedge", 2, True, ((16.2, 9.0), (16.4, 9.0), (16.4, 11.0), (16.2, 11.0)))] if cover else []
    duel = Duel(SABLE, SKULL, terrain=terrain).set(SABLE, power=3).put(SKULL, x, 10)
    settle(duel.roll(f"hit {'hit ' if cover else 'blank '}{blanks(4)}", "fail fail fail fail").attack(SABLE, "headshot", SKULL))
    assert duel.damage(SKULL) == (2 if cover else dealt)


def test_a_headshot_that_misses_deals_nothing() -> None:
    duel = Duel(SABLE, SKULL).set(SABLE, power=3).put(SKULL, 18, 10)
    settle(duel.roll(blanks(6), MISS).attack(SABLE, "headshot", SKULL))
    assert duel.damage(SKULL) == 0


def test_a_kick_may_throw_before_damage() -> None:
    duel = Duel(MILES, VENOM).put(VENOM, 13, 10).roll("wild blank blank blank", blanks(4)).attack(MILES, "webline-kick", VENOM)
    assert (offers(duel, "throw"), duel.damage(VENOM)) == (True, 0)


@pytest.mark.parametrize(("who", "attack"), [(MILES, "venom-blast"), (WOMAN, "intoxicating-blast")])
def test_blasts_shake_tokens_loose(who: str, attack: str) -> None:
    duel = hold(Duel(who, SKULL).set(who, power=3).put(SKULL, 12.5, 10), SKULL)
    settle(duel.roll(blanks(7), blanks(3)).attack(who, attack, SKULL))
    assert duel.t.token_holder == [ON_BOARD]


def test_neuro_disruption_gives_one_condition_per_wild() -> None:
    duel = Duel(WOMAN, SKULL).put(SKULL, 13, 10).roll(f"wild wild {blanks(3)}", MISS).attack(WOMAN, "bio-electric-strike", SKULL)
    take(duel, "poison")
    assert [one[1] for one in duel.offered] == ["shock", "stun"]
    assert duel.damage(SKULL) == 0
    settle(duel.answer("stun"))
    assert duel.conditions(SKULL) == {"poison", "stun"}


def test_sensory_overload_moves_the_poisoned() -> None:
    for conditions, moves in ((("poison",), True), ((), False)):
        duel = Duel(WOMAN, SKULL).set(WOMAN, power=3).put(SKULL, 12.5, 10).set(SKULL, conditions=conditions)
        duel.roll(f"wild {blanks(6)}", blanks(3)).attack(WOMAN, "intoxicating-blast", SKULL)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(duel.offered[0])
        assert (duel.ask.kind == "advance" and duel.ask.region.who == 1) is moves


# -- superpowers of several of them ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "power", "range"),
    [
        (AGENT, "symbiote-web-swing", 3),
        (CAT, "grappling-hook", 2),
        (WOMAN, "i-dont-fly-i-glide", 2),
        (AMAZING, "web-swing", 3),
        (MILES, "web-swing", 3),
    ],
)
def test_swinging_once_per_turn(who: str, power: str, range: int) -> None:
    duel = Duel(who, SKULL).set(who, power=4).use(who, power)
    assert (duel.ask.kind, duel.ask.region.range) == ("place", range)
    settle(duel)
    assert (duel.power(who), usable(duel, who, power)) == (2, False)


@pytest.mark.parametrize(
    ("who", "attack", "other"), [(AMAZING, "spider-strike", "whatever-a-spider-can"), (MILES, "webline-kick", "venom-blast")]
)
def test_a_swing_adds_two_dice_to_the_next_strike(who: str, attack: str, other: str) -> None:
    duel = Duel(who, SKULL).set(who, power=9).put(SKULL, 12.5, 10)
    duel.use(who, "web-swing").answer([10.0, 10.0])
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(
        duel.roll(blanks(the_cards().strikes[f"{who}/{other}"].dice), blanks(4)[: 23 if other != "venom-blast" else 17]).attack(
            who, other, SKULL
        )
    )
    settle(duel.roll(blanks(dice + 2), blanks(4)).attack(who, attack, SKULL))
    assert not duel.t.script
    settle(duel.roll(blanks(dice), blanks(4)).attack(who, attack, SKULL))
    assert not duel.t.script


@pytest.mark.parametrize(
    ("who", "power", "tool"), [(AGENT, "all-star-quarterback", S), (GWENOM, "dark-rage", M), (VENOM, "klyntar-rage", M)]
)
def test_throwing_somebody_or_something(who: str, power: str, tool: int) -> None:
    duel = Duel(who, VENOM, terrain=[box("van", 3, 9, 12, 2, 2), box("house", 4, 9, 6, 2, 2)]).set(who, power=6).put(1, 14, 10)
    duel.use(who, power)
    assert set(duel.offered) == {("terrain", 0), ("character", 1)}
    duel.answer(("character", 1))
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", tool)  # type: ignore[attr-defined]
    settle(duel)
    assert not usable(duel, who, power)


@pytest.mark.parametrize("who", [AGENT, VENOM])
def test_nobody_improves_a_defense_against_a_symbiote(who: str) -> None:
    attack = "klyntar-firepower" if who == AGENT else "symbiote-tendrils"
    duel = Duel(who, MILES).put(MILES, 13, 10).roll(f"hit {blanks(4)}", blanks(3)).attack(who, attack, MILES)
    assert not offers(duel, "spider-sense")
    duel = Duel(GHOST, MILES).put(MILES, 12.5, 10).roll(f"hit {blanks(3)}", blanks(3)).attack(GHOST, "spider-technique", MILES)
    assert offers(duel, "spider-sense")


@pytest.mark.parametrize("who", [GWENOM, SCARLET, MILES])
def test_spider_sense_rerolls_two(who: str) -> None:
    duel = Duel(who, GHOST).put(GHOST, 12.5, 10).roll(f"hit hit {blanks(2)}", blanks(4 if who != MILES else 3))
    take(duel.attack(GHOST, "spider-technique", who), "spider-sense")
    duel.roll("block block").answer((0, 1))
    settle(duel)
    assert duel.damage(who) == 0


@pytest.mark.parametrize(("who", "power", "tool", "sight"), [(GHOST, "web-line", S, True), (VENOM, "web-snare", M, False)])
def test_reeling_somebody_in_once_per_turn(who: str, power: str, tool: int, sight: bool) -> None:
    duel = Duel(who, SKULL).set(who, power=4).put(SKULL, 17, 10).use(who, power)
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", tool)  # type: ignore[attr-defined]
    settle(duel)
    assert duel.at(SKULL)[0] < 15
    assert not usable(duel, who, power)
    assert usable(Duel(who, SKULL, terrain=[WALL]).set(who, power=2), who, power) is not sight
    assert not usable(Duel(who, SKULL).set(who, power=2).put(SKULL, 24, 10), who, power)


# -- Agent Venom, Amazing Spider-Man -----------------------------------------------------------------------------------


def test_rebirth_removes_a_condition() -> None:
    duel = Duel(AGENT, SKULL).set(AGENT, power=1)
    assert not usable(duel, AGENT, "project-rebirth-20")
    assert usable(duel.set(AGENT, conditions=("bleed",)), AGENT, "project-rebirth-20")
    assert duel.use(AGENT, "project-rebirth-20").conditions(AGENT) == set()


TEAM = "amazing-spider-man/friendly-neighborhood-spider-team"


def test_the_spider_team_slows_and_then_moves_an_enemy_once_per_turn() -> None:
    for before, after in (((), {"slow"}), (("slow",), set())):
        duel = Duel([AMAZING, MILES], SKULL).lead(AMAZING).set(MILES, power=2).put(SKULL, 13, 13).set(SKULL, conditions=before)
        duel.activate(MILES).answer(TEAM)
        if before:
            assert duel.ask.kind == "place"
            duel.answer([14.0, 13.0])
        assert (duel.conditions(SKULL), duel.power(MILES)) == (after, 1)
        assert not any(TEAM in str(one) for one in duel.offered)


def test_the_spider_team_needs_power_a_leader_and_somebody_near() -> None:
    duel = Duel([AMAZING, MILES], SKULL).put(SKULL, 13, 13).set(MILES, power=1)
    assert deeds_of(duel.t, 1) == []
    assert deeds_of(duel.lead(AMAZING).t, 1) == [TEAM]
    assert deeds_of(duel.t, 2) == []
    assert deeds_of(duel.put(SKULL, 20, 13).t, 1) == []
    assert deeds_of(duel.put(SKULL, 13, 13).set(MILES, power=0).t, 1) == []


def test_banter_rerolls_a_die_of_an_attacker_near_him() -> None:
    duel = Duel([AMAZING, MOON], GHOST).set(AMAZING, power=1).put(MOON, 13, 13).put(GHOST, 13, 10)
    duel.roll("hit hit blank blank", "blank blank fail").attack(GHOST, "spider-technique", MOON)
    take(duel, "witty-banter")
    settle(duel.roll("blank").answer((0,)))
    assert (duel.damage(MOON), duel.power(AMAZING)) == (1, 0)
    duel = Duel([AMAZING, MOON], GHOST).set(AMAZING, power=1).put(MOON, 13, 13).put(GHOST, 13, 10).put(AMAZING, 2, 30)
    assert not offers(duel.roll("hit blank blank blank", "blank blank fail").attack(GHOST, "spider-technique", MOON), "witty")


def test_a_mastered_sense_rerolls_everything_and_pays_for_criticals() -> None:
    duel = Duel(AMAZING, GHOST).put(GHOST, 12.5, 10).roll("hit hit hit hit", blanks(4)).attack(GHOST, "spider-technique", AMAZING)
    take(duel, "mastered")
    settle(duel.roll("crit block block block").answer((0, 1, 2, 3)))
    assert (duel.damage(AMAZING), duel.power(AMAZING)) == (0, 1)
    duel = Duel(AMAZING, SKULL).put(SKULL, 13, 10).script(push(TARGET, S, AWAY), SKULL, target=0)
    settle(duel)
    assert duel.power(AMAZING) == 0


# -- Black Cat ---------------------------------------------------------------------------------------------------------


def test_she_takes_what_others_carry() -> None:
    duel = hold(Duel(CAT, SKULL).set(CAT, power=3).put(SKULL, 12, 10), SKULL)
    assert usable(duel, CAT, "master-cat-burglar")
    assert not usable(duel.put(SKULL, 16, 10), CAT, "master-cat-burglar")
    settle(duel.put(SKULL, 12, 10).use(CAT, "master-cat-burglar"))
    assert duel.t.token_holder == [duel.who(CAT)]
    assert duel.t.superpower(0, "master-cat-burglar").action


def test_she_takes_nothing_from_empty_hands_or_beyond_the_limit() -> None:
    assert not usable(Duel(CAT, SKULL).set(CAT, power=3).put(SKULL, 12, 10), CAT, "master-cat-burglar")
    duel = hold(hold(Duel(CAT, SKULL).set(CAT, power=3).put(SKULL, 12, 10), SKULL), CAT)
    assert not usable(duel, CAT, "master-cat-burglar")


def test_bad_luck_for_whoever_aims_at_her() -> None:
    duel = Duel(CAT, MOON).put(MOON, 12.5, 10).roll("crit blank blank blank", "blank blank fail")
    assert not offers(duel.attack(MOON, "bo-staff", CAT), "bo-staff")
    assert (duel.damage(CAT), duel.t.script) == (1, [])  # no die for the Critical
    duel = Duel(GHOST, MOON).put(MOON, 12.5, 10).roll("crit blank blank blank blank", "blank blank fail")
    assert offers(duel.attack(MOON, "bo-staff", GHOST), "bo-staff")


# -- Daredevil ---------------------------------------------------------------------------------------------------------


def test_knights_reroll_as_many_dice_as_there_are_enemies_near_once_per_turn() -> None:
    duel = Duel([DEVIL, GHOST], [SKULL, BONES]).lead(DEVIL).put(GHOST, 13, 13).put(SKULL, 15.5, 13).put(BONES, 13, 15.5)
    take(duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL), "marvel-knights")
    assert duel.ask.region.most == 2
    settle(duel.roll("hit hit").answer((0, 1)))
    assert duel.damage(SKULL) == 2
    assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "spider-technique", SKULL), "marvel-knights")


def test_knights_need_an_enemy_near() -> None:
    duel = Duel([DEVIL, GHOST], SKULL).lead(DEVIL).put(GHOST, 10, 13).put(SKULL, 16, 13)
    assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "impact-webbing", SKULL), "marvel-knights")


def test_the_devil_attacks_for_free_and_pays_for_failures() -> None:
    for face, hurt in (("fail", 1), ("blank", 0)):
        duel = Duel(DEVIL, SKULL).set(DEVIL, injured=1, power=9).put(SKULL, 12.5, 10).use(DEVIL, "devil-of-hells-kitchen")
        assert set(duel.offered) == {PASS, ("attack", "strike"), ("attack", "baton-hook")}
        settle(duel.roll(f"hit {face} {blanks(3)}", MISS).answer("strike"))
        assert (duel.damage(SKULL), duel.damage(DEVIL)) == (1, hurt)
        assert not usable(duel, DEVIL, "devil-of-hells-kitchen")
    assert not usable(Duel(DEVIL, SKULL).set(DEVIL, power=9), DEVIL, "devil-of-hells-kitchen")


def test_without_fear_he_comes_and_strikes_back() -> None:
    duel = Duel(DEVIL, GHOST).set(DEVIL, power=2).roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", DEVIL)
    take(duel, "man-without-fear")
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", False)
    duel.answer(min(duel.offered, key=lambda at: (at[0] - 14) ** 2 + (at[1] - 10) ** 2))
    take(duel.roll(f"hit {blanks(4)}", blanks(3)), "strike")
    settle(duel)
    assert (duel.damage(GHOST), duel.at(DEVIL)[0] > 11) == (1, True)
    duel = Duel(DEVIL, GHOST).set(DEVIL, power=2, injured=1).roll(blanks(4), blanks(4)).attack(GHOST, "impact-webbing", DEVIL)
    assert not offers(duel, "man-without-fear")


@pytest.mark.parametrize(("who", "attack", "dealt"), [(GHOST, "impact-webbing", 0), (MOON, "avatar-of-khonshu", 1)])
def test_radar_counts_blanks_except_against_mystic_attacks(who: str, attack: str, dealt: int) -> None:
    duel = Duel(DEVIL, who).set(who, power=4).put(who, 14, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit {blanks(dice - 1)}", blanks(4 - dealt)).attack(who, attack, DEVIL))
    assert (duel.damage(DEVIL), duel.t.script) == (dealt, [])


# -- Ghost-Spider, Gwenom, Venom ---------------------------------------------------------------------------------------


def test_a_life_is_saved_by_pulling_it_out_of_reach() -> None:
    duel = Duel([GHOST, MOON], GWENOM).set(GHOST, power=2).put(GHOST, 6, 10).put(MOON, 10, 10).put(GWENOM, 17, 10)
    strike(duel.activate(GWENOM), "symbiote-spider-technique", MOON)
    take(duel, "life-saver")
    duel.answer([180.0])
    assert (duel.ask.kind, duel.damage(MOON)) == ("action", 0)
    assert duel.t.stack[-1].actions == 2  # type: ignore[attr-defined]
    assert duel.power(GHOST) == 0


def test_a_life_is_not_saved_while_still_in_reach_nor_her_own() -> None:
    duel = Duel([GHOST, MOON], GWENOM).set(GHOST, power=2).put(GHOST, 6, 10).put(MOON, 10, 10).put(GWENOM, 12.5, 10)
    take(duel.roll(f"hit {blanks(4)}", blanks(3)).attack(GWENOM, "symbiote-spider-technique", MOON), "life-saver")
    settle(duel.answer([180.0]))
    assert duel.damage(MOON) == 1
    duel = Duel(GHOST, GWENOM).set(GHOST, power=2).put(GWENOM, 12.5, 10)
    assert not offers(duel.roll(blanks(5), blanks(3)).attack(GWENOM, "symbiote-spider-technique", GHOST), "life-saver")


@pytest.mark.parametrize(
    ("who", "power", "victim"), [(GWENOM, "pick-on-someone-your-own-size", MOON), (VENOM, "so-many-snacks", VENOM)]
)
def test_biting_back(who: str, power: str, victim: str) -> None:
    attack = "symbiote-spider-technique" if who == GWENOM else "symbiote-tendrils"
    duel = Duel([who, MOON], GHOST).set(who, power=4).put(who, 12, 11).put(MOON, 12, 13.5).put(GHOST, 14.5, 12)
    dice = duel.t.side(duel.who(victim)).defense[0]
    duel.roll(blanks(4), "fail " * dice).attack(GHOST, "spider-technique", victim)
    take(duel, power)
    assert ("attack", attack) in duel.offered
    settle(duel.roll(f"hit {blanks(4)}", blanks(3)).answer(attack))
    assert (duel.damage(GHOST), duel.power(who)) == (1, 3)
    again = duel.roll(blanks(4), "fail " * dice).attack(GHOST, "spider-technique", victim)
    assert not offers(again, power)  # once per turn


def test_nobody_bites_back_from_afar_and_gwenom_not_for_herself() -> None:
    duel = Duel([GWENOM, MOON], GHOST).set(GWENOM, power=4).put(GWENOM, 2, 30).put(MOON, 12, 13.5).put(GHOST, 14.5, 12)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "spider-technique", MOON), "pick-on")
    duel = Duel(GWENOM, GHOST).set(GWENOM, power=4).put(GHOST, 12.5, 10)
    assert not offers(duel.roll(blanks(4), blanks(4)).attack(GHOST, "spider-technique", GWENOM), "pick-on")
    duel = Duel(VENOM, SABLE).set(VENOM, power=4).put(SABLE, 18, 10)
    assert not offers(duel.roll(blanks(5), blanks(4)).attack(SABLE, "tactical-takedown", VENOM), "so-many-snacks")


# -- Moon Knight -------------------------------------------------------------------------------------------------------


def test_khonshu_guards_his_own_against_mystic_attacks() -> None:
    duel = Duel([MOON, GHOST], "moon-knight").set(0, power=2).set(2, power=4).put(2, 13, 10)
    at = duel.at(0)
    duel.roll(blanks(7), blanks(5)).attack(2, "avatar-of-khonshu", 0)
    take(duel, "chosen-of-khonshu")
    take(duel, "push")
    settle(duel)
    assert (duel.at(0), duel.t.script, duel.power(0)) == (at, [], 0)
    duel = Duel(MOON, GHOST).set(MOON, power=2)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "impact-webbing", MOON), "chosen")


@pytest.mark.parametrize(
    ("face", "power", "dice", "moves"),
    [
        ("crit", 0, 4, True),
        ("wild", 0, 6, False),
        ("hit", 0, 6, False),
        ("block", 1, 4, False),
        ("blank", 1, 4, False),
        ("fail", 0, 4, False),
    ],
)
def test_who_he_is_today(face: str, power: int, dice: int, moves: bool) -> None:
    duel = Duel(MOON, SKULL).roll(face).activate(MOON)
    assert duel.power(MOON) == power
    assert duel.t.forbids("extra_move", 0) is moves
    for count in (dice, 4):  # only the next attack
        strike(duel.roll(blanks(count), MISS), "throwing-crescents", SKULL)
        assert (duel.ask.kind, duel.t.script) == ("action", [])
    assert (("move",) in duel.offered) is moves


# -- Scarlet Spider, Silver Sable --------------------------------------------------------------------------------------


def test_the_whip_pulls_and_he_follows() -> None:
    duel = Duel(SCARLET, SKULL).set(SCARLET, power=4).put(SKULL, 15, 10).use(SCARLET, "web-whip")
    duel.answer([180.0])
    assert duel.ask.kind == "place"
    settle(duel)
    assert duel.t.within(0, 1, 1)
    assert not usable(duel, SCARLET, "web-whip")
    assert not usable(Duel(SCARLET, SKULL, terrain=[WALL]).set(SCARLET, power=2).put(SKULL, 15, 10), SCARLET, "web-whip")


def test_the_strength_of_a_spider() -> None:
    duel = Duel(SCARLET, VENOM).set(SCARLET, power=6).put(VENOM, 15, 10).use(SCARLET, "proportionate-strength-of-a-spider")
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", S)  # type: ignore[attr-defined]
    settle(duel)
    assert not usable(duel, SCARLET, "proportionate-strength-of-a-spider")
    assert not usable(Duel(SCARLET, VENOM).set(SCARLET, power=6).put(VENOM, 20, 10), SCARLET, "proportionate-strength-of-a-spider")


def test_the_shot_caller_moves_and_pays_each_friend_once_per_turn() -> None:
    duel = Duel([SABLE, MOON], SKULL).set(SABLE, power=6).use(SABLE, "shot-caller")
    assert (duel.ask.kind, duel.ask.region.who, duel.ask.region.tool) == ("advance", 1, S)
    settle(duel)
    assert duel.power(MOON) == 1
    assert not usable(duel, SABLE, "shot-caller")


def test_her_help_has_a_price() -> None:
    duel = Duel([SABLE, GHOST], SKULL).set(GHOST, power=2)
    take(duel.roll(blanks(5), MISS).attack(GHOST, "impact-webbing", SKULL), "want-my-help")
    settle(duel)
    assert (duel.power(SABLE), duel.power(GHOST), duel.t.script) == (1, 1, [])  # one for the webbing
    duel.set(GHOST, power=2)
    assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "impact-webbing", SKULL), "want-my-help")
    for change in ({"power": 1}, {"injured": 1}):
        duel = Duel([SABLE, GHOST], SKULL).set(GHOST, power=2)
        duel.set(GHOST if "power" in change else SABLE, **change)
        assert not offers(duel.roll(blanks(4), MISS).attack(GHOST, "impact-webbing", SKULL), "want-my-help")


def test_she_shoots_whoever_attacks_the_asset() -> None:
    duel = hold(Duel([SABLE, MOON], GHOST).set(SABLE, power=2, injured=1), MOON)
    take(duel.roll(blanks(4), blanks(3), f"hit {blanks(4)}", blanks(3)).attack(GHOST, "impact-webbing", MOON), "protect-the-asset")
    assert duel.damage(GHOST) == 0
    settle(duel)
    assert (duel.damage(GHOST), duel.t.script, duel.power(SABLE)) == (1, [], 1)
    duel = Duel([SABLE, MOON], GHOST).set(SABLE, power=2, injured=1)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "impact-webbing", MOON), "protect-the-asset")
    duel = hold(Duel([SABLE, MOON], GHOST).set(SABLE, power=2), MOON)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "impact-webbing", MOON), "protect-the-asset")


@pytest.mark.parametrize(("size", "both", "dice"), [(3, False, 5), (3, True, 3), (2, False, 3)])
def test_a_nest_on_high_ground(size: int, both: bool, dice: int) -> None:
    duel = (
        Duel(SABLE, GHOST, terrain=[box("house", size, 8, 8, 4, 4)])
        .put(GHOST, 11 if both else 13.5, 11 if both else 10)
        .put(SABLE, 9.5, 9.5)
    )
    duel.roll(blanks(4), "fail " * dice).attack(GHOST, "impact-webbing", SABLE)
    settle(duel)
    assert not duel.t.script


# -- Spider-Man, Spider-Woman ------------------------------------------------------------------------------------------


def test_great_responsibility_rerolls_a_defense_die() -> None:
    duel = Duel([MILES, MOON], GHOST).lead(MILES).roll("hit blank blank blank", blanks(3))
    take(duel.attack(GHOST, "impact-webbing", MOON), "great-responsibility")
    settle(duel.roll("block").answer((0,)))
    assert duel.damage(MOON) == 0


@pytest.mark.parametrize(("holds", "dice"), [(True, (0, 1, 2)), (False, (0, 1))])
def test_great_responsibility_lets_holders_reroll_failures(holds: bool, dice: tuple[int, ...]) -> None:
    duel = Duel([MILES, MOON], GHOST).lead(MILES)
    if holds:
        hold(duel, MOON)
    duel.roll("hit blank blank blank", "blank blank fail").attack(GHOST, "impact-webbing", MOON)
    take(duel, "great-responsibility")
    assert duel.ask.region.allowed == dice


def test_a_failure_of_a_holder_can_become_cover() -> None:
    bench = ("hedge", 2, True, ((11.3, 12.0), (11.5, 12.0), (11.5, 14.0), (11.3, 14.0)))
    for holds, dealt in ((True, 0), (False, 1)):
        duel = Duel([MILES, MOON], GHOST, terrain=[bench]).lead(MILES).put(MOON, 10, 13).put(GHOST, 15, 13)
        if holds:
            hold(duel, MOON)
        duel.roll("hit blank blank blank", "fail fail fail").attack(GHOST, "impact-webbing", MOON)
        if holds:
            take(duel, "cover").answer((0,))
        settle(duel)
        assert duel.damage(MOON) == dealt


def test_an_interrogation_is_worth_a_point() -> None:
    for power, range, vp in ((3, 13, 1), (3, 20, 0), (2, 13, 0)):
        duel = Duel(WOMAN, SKULL).set(WOMAN, power=power).set(SKULL, dazed=True).put(SKULL, range, 10).push(CleanupPhase())
        if vp:
            take(duel, "interrogate")
        settle(duel)
        assert (duel.t.vp, duel.power(WOMAN)) == ([vp, 0], power - 3 * vp)
        settle(duel.push(CleanupPhase()))
        assert duel.t.vp == [vp, 0]  # that round only


def test_a_martial_artist_counts_blanks_against_attacks_from_near() -> None:
    for x, dealt in ((12.5, 0), (16, 1)):
        duel = Duel(WOMAN, SABLE).put(SABLE, x, 10)
        settle(duel.roll(f"hit {blanks(4)}", blanks(4)).attack(SABLE, "tactical-takedown", WOMAN))
        assert duel.damage(WOMAN) == dealt


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [AGENT, AMAZING, DEVIL, GHOST, GWENOM, MOON, SCARLET, SABLE, MILES, WOMAN, VENOM])
def test_they_crawl_up_walls(who: str) -> None:
    assert list(Duel(who, SKULL).t.changes("move_size", 0)) == [5]


@pytest.mark.parametrize("who", [CAT, MOON, MILES, WOMAN])
def test_they_are_hard_to_see(who: str) -> None:
    duel = Duel(who, SABLE).put(SABLE, 18, 10)
    assert targets_of(duel.t, 1, the_cards().strikes["silver-sable/headshot"]) == []
    assert targets_of(duel.put(SABLE, 14, 10).t, 1, the_cards().strikes["silver-sable/headshot"]) == [0]


def test_spider_woman_cannot_be_poisoned() -> None:
    duel = Duel(WOMAN, WOMAN).put("spider-woman@2", 13, 10)
    duel.roll(f"wild {blanks(4)}", blanks(3)).attack("spider-woman@2", "bio-electric-strike", WOMAN)
    while duel.ask.kind == "react":
        duel.answer(PASS)
    assert [one[1] for one in duel.offered] == ["shock", "stun"]


# -- their Team Tactic cards -------------------------------------------------------------------------------------------


def test_clones_know_each_other() -> None:
    duel = Duel([SCARLET, GHOST], [GWENOM, SKULL]).set(GHOST, power=2).set(SCARLET, power=2).hand("clone-saga")
    duel.put(GHOST, 13, 13).put(GWENOM, 15.5, 13).put(SKULL, 15.5, 15).play("clone-saga")
    assert (duel.power(GHOST), duel.still) == (0, True)  # nobody else has a namesake over there
    duel.roll("fail fail blank blank", blanks(4)).attack(GHOST, "spider-technique", GWENOM)
    take(duel, "clone-saga")
    assert duel.ask.region.allowed == (0, 1, 2, 3)
    settle(duel.roll("hit hit hit hit").answer((0, 1, 2, 3)))
    assert duel.damage(GWENOM) == 4
    assert not offers(duel.roll("fail blank blank blank", MISS).attack(GHOST, "spider-technique", SKULL), "clone-saga")
    assert not offers(duel.roll(blanks(5), blanks(3)).attack(GWENOM, "symbiote-spider-technique", GHOST), "clone-saga")


def test_no_saga_without_a_namesake() -> None:
    duel = Duel(SCARLET, GWENOM).set(SCARLET, power=2).hand("clone-saga")
    assert playable(duel.t, 0) == []
    same_name = Duel(MILES, "spider-man-peter-parker").set(MILES, power=2).hand("clone-saga")
    assert playable(same_name.t, 0) == ["clone-saga"]
    assert playable(same_name.set(MILES, power=1).t, 0) == []
