"""The first twelve Crisis cards, part by part."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.codes import KO, NOBODY, ON_BOARD, PLAYED, REMOVED
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.actions import GrantedAction
from longbox.titles.crisis.rules.damage import CRISIS, Suffer
from longbox.titles.crisis.rules.tactics import PlayTactic, playable
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.words import ACTIVE, SELF, gain_power
from titles.crisis.shelf import the_cards

from ..mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens, on_token, power_phase

CARDS = {
    "deadly-meteors": (SECURE, 17, "origin-bomb", "location", {(10, 20), (18, 18), (26, 16)}),
    "riots-spark": (SECURE, 17, "extremis-console", "location", {(6, 18), (18, 10), (18, 26), (30, 18)}),
    "infinity-formula": (SECURE, 17, "serum-canister", "location", {(8, 13), (8, 23), (28, 13), (28, 23)}),
    "mutant-madman": (SECURE, 18, "trap", "location", {(8, 13), (8, 23), (28, 13), (28, 23)}),
    "intrusions-open": (SECURE, 19, "dark-portal", "location", {(6, 18), (18, 18), (30, 18)}),
    "terrigen-clouds": (SECURE, 20, "mist-cloud", "opportunity", {(6, 18), (30, 18)}),
    "skrulls-infiltrate": (EXTRACTION, 20, "skrull-agent", "civilian", {(6, 18), (18, 16), (18, 20), (30, 18)}),
    "spider-infected": (EXTRACTION, 17, "spider-infected", "civilian", {(10, 13), (10, 23), (18, 18), (26, 13), (26, 23)}),
    "struggle-for-the-cube": (
        EXTRACTION, 17, "cosmic-cube-fragment", "asset", {(10, 13), (10, 23), (18, 18), (26, 13), (26, 23)},
    ),
    "fear-grips-world": (EXTRACTION, 18, "celestial-hammer", "asset", {(6, 18), (18, 10), (18, 26), (30, 18)}),
    "mutant-extremists": (EXTRACTION, 19, "senator", "civilian", {(13, 16), (18, 16), (23, 16), (13, 20), (18, 20), (23, 20)}),
    "deadly-legacy-virus": (EXTRACTION, 19, "legacy-cure", "asset", {(6, 18), (18, 18), (30, 18)}),
}  # fmt: skip


@pytest.mark.parametrize("id", CARDS)
def test_type_threat_tokens_and_where_they_lie(id: str) -> None:
    kind, threat, name, token, places = CARDS[id]
    t = mission(Duel(CAP, BONES), id).t
    assert (the_cards().crises[id].kind, the_cards().crises[id].threat, the_cards().crises[id].approximate) == (kind, threat, True)
    assert set(t.token_name) == {f"{id}/{name}"}
    assert set(t.token_kind) == {token}
    assert sorted(t.token_at) == sorted(places)


def test_the_first_two_ready_rosters_use_all_twelve_and_share_none() -> None:
    drawn = [
        id for name in ("avengers", "cabal") for id in (*the_cards().rosters[name].secure, *the_cards().rosters[name].extraction)
    ]
    assert sorted(drawn) == sorted(CARDS)
    assert all(len(roster.secure) == len(roster.extraction) == 3 for roster in the_cards().rosters.values())
    assert all(
        the_cards().crises[id].kind == kind
        for roster in the_cards().rosters.values()
        for kind in (SECURE, EXTRACTION)
        for id in roster.crises(kind)
    )


# -- Deadly Meteors ----------------------------------------------------------------------------------------------------


def meteors(**options: int) -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP), **options), "deadly-meteors")


@pytest.mark.rule("CP-589")
def test_meteors_a_roll_of_energy_defense_dice_takes_control() -> None:
    duel = meteors().roll("hit blank blank blank")
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == 0
    assert duel.t.token_side[1:] == [NOBODY, NOBODY]
    assert duel.heard(DiceRolled)[-1].who == duel.who(CAP)
    assert duel.t.script == []  # four dice, and none for anything else


@pytest.mark.rule("CP-589")
def test_meteors_the_dice_are_the_energy_defense_of_whoever_interacts() -> None:
    duel = meteors().roll("wild crit")
    interact(duel, BONES, 1)
    assert duel.t.token_side[1] == 1
    assert duel.t.script == []  # Energy defense 2, and the Critical adds no die


@pytest.mark.rule("CP-589")
@pytest.mark.parametrize(("faces", "side"), [("hit wild blank blank", 0), ("crit block blank blank", NOBODY)])
def test_meteors_successes_must_exceed_the_healthy_enemies_there(faces: str, side: int) -> None:
    duel = meteors().roll(faces)
    on_token(duel, BONES, 0, 1.5)
    on_token(duel, 3, 0, -1.5).set(3, injured=1)  # an Injured one does not count
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side


@pytest.mark.rule("CP-590")
def test_meteors_a_failure_hurts_even_where_control_is_won_and_gives_no_power() -> None:
    duel = meteors().roll("hit fail fail blank")
    interact(duel, CAP, 0, power=1)
    assert duel.t.token_side[0] == 0
    assert duel.damage(CAP) == 1
    assert duel.power(CAP) == 0


@pytest.mark.rule("CP-590")
def test_meteors_without_a_failure_nobody_is_hurt() -> None:
    duel = meteors().roll("blank blank blank blank")
    interact(duel, CAP, 0)
    assert duel.damage(CAP) == 0


@pytest.mark.rule("CP-591")
def test_meteors_score_one_for_each_bomb_controlled() -> None:
    duel = meteors()
    duel.t.token_side = [0, 1, 0]
    cleanup(duel)
    assert duel.t.vp == [2, 1]


# -- Riots Spark -------------------------------------------------------------------------------------------------------


def riots() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "riots-spark")


def test_riots_interacting_heals_anybody_near_the_console() -> None:
    duel = riots().set(IRON, damage=3).set(BONES, damage=3)
    on_token(duel, IRON, 0, 4.1)  # within Range 2 of the console
    on_token(duel, BONES, 0, -4.1)
    interact(duel, CAP, 0).answer(BONES)
    assert (duel.damage(IRON), duel.damage(BONES)) == (3, 2)


def test_riots_heals_nobody_beyond_range_two_and_no_dazed_one() -> None:
    duel = riots().set(CAP, damage=2).set(IRON, damage=3).set(BONES, damage=3, dazed=True)
    on_token(duel, IRON, 0, 4.3)
    on_token(duel, BONES, 0, -1.5)
    interact(duel, CAP, 0)  # only one is left to choose
    assert (duel.damage(CAP), duel.damage(IRON), duel.damage(BONES)) == (1, 3, 3)


def test_riots_score_one_for_each_console_secured() -> None:
    duel = riots()
    on_token(duel, CAP, 0)
    on_token(duel, BONES, 1)
    duel.t.token_side[2] = 0  # control means nothing here
    cleanup(duel)
    assert duel.t.vp == [1, 1]


# -- Infinity Formula --------------------------------------------------------------------------------------------------


def test_infinity_formula_gives_power_to_whoever_contests() -> None:
    duel = mission(Duel((CAP, IRON), (BONES, CAP)), "infinity-formula")
    on_token(duel, CAP, 0)
    on_token(duel, BONES, 0, 1.5)
    on_token(duel, 3, 1).set(3, dazed=True)
    power_phase(duel)
    assert duel.t.power == [2, 1, 2, 0]


def test_infinity_formula_gives_one_power_for_two_canisters() -> None:
    duel = mission(Duel(CAP, BONES), "infinity-formula")
    duel.t.token_at[1] = (8.0, 15.0)
    duel.put(CAP, 8.0, 14.0)
    power_phase(duel)
    assert duel.power(CAP) == 2


def test_infinity_formula_scores_one_for_each_canister_secured() -> None:
    duel = mission(Duel((CAP, IRON), BONES), "infinity-formula")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]


# -- Mutant Madman -----------------------------------------------------------------------------------------------------


def madman() -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP)), "mutant-madman")


@pytest.mark.parametrize(("faces", "side"), [("crit hit blank fail", 1), ("wild block blank blank", NOBODY)])
def test_madman_a_roll_of_physical_defense_dice_must_beat_the_healthy_enemies(faces: str, side: int) -> None:
    duel = madman().roll(faces)
    on_token(duel, CAP, 0, 1.5)
    interact(duel, BONES, 0)  # Physical 4, Energy 2
    assert duel.t.token_side[0] == side
    assert duel.t.script == []
    assert duel.damage(BONES) == 0


def test_madman_traps_hurt_an_enemy_near_them_and_give_it_power() -> None:
    duel = madman()
    duel.t.token_side = [0, NOBODY, NOBODY, NOBODY]
    on_token(on_token(on_token(duel, BONES, 0, 4.1), 3, 0, -4.1), CAP, 0)
    cleanup(duel)
    assert duel.ask.seat == 0
    assert set(duel.offered) == {("character", 2), ("character", 3)}
    duel.answer(("character", 3))
    assert duel.t.damage == [0, 0, 0, 1]
    assert duel.t.power == [0, 0, 0, 1]


def test_madman_priority_goes_first_and_each_trap_is_finished_before_the_next() -> None:
    duel = madman().set(BONES, damage=4)  # two more and it is Dazed
    duel.t.token_side = [0, 0, 1, NOBODY]
    duel.t.token_at[1] = (8.0, 16.0)
    duel.put(BONES, 8.0, 14.5)
    on_token(duel, CAP, 2)
    duel.t.priority = 1
    cleanup(duel)
    assert duel.ask.seat == 0  # the other player's only trap and victim needed no choice
    assert duel.damage(CAP) == 1
    duel.answer(("token", 1))
    assert duel.power(BONES) == 1  # from the first trap; Dazed by the second it gains nothing
    assert duel.t.injured[2] == 1


def test_madman_an_uncontrolled_or_lonely_trap_does_nothing() -> None:
    duel = madman()
    duel.t.token_side = [0, NOBODY, NOBODY, NOBODY]
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.damage == [0, 0, 0, 0]


def test_madman_scores_one_for_each_trap_controlled() -> None:
    duel = madman()
    duel.t.token_side = [1, 1, NOBODY, 1]
    cleanup(duel)
    assert duel.t.vp == [0, 3]


# -- Intrusions Open ---------------------------------------------------------------------------------------------------


def intrusions() -> Duel:
    duel = mission(Duel((CAP, IRON), (BONES,)), "intrusions-open", "struggle-for-the-cube")
    return give(duel, CAP, 3, 4)


@pytest.mark.parametrize(("face", "seat"), [("crit", 0), ("wild", 0), ("hit", 0), ("block", 0), ("blank", 1), ("fail", 1)])
def test_intrusions_drop_everything_then_roll_for_who_places_by_another_portal(face: str, seat: int) -> None:
    duel = intrusions().roll(face)
    interact(duel, CAP, 0)
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
    duel.answer([6.0, 16.0]).answer([6.0, 20.0])
    assert duel.t.token_holder[3:5] == [ON_BOARD, ON_BOARD]
    assert (duel.ask.seat, duel.offered) == (seat, (("token", 1), ("token", 2)))
    duel.answer(("token", 2))
    assert (duel.ask.kind, duel.ask.seat) == ("place", seat)
    x, y = duel.t.token_at[2]
    duel.answer([x, y - 2.1])
    assert duel.at(CAP) == (x, y - 2.1)
    assert duel.ask.kind == "action"


def test_intrusions_place_within_range_one_of_the_portal_only() -> None:
    duel = mission(Duel(CAP, BONES), "intrusions-open").roll("hit")
    interact(duel, CAP, 0).answer(("token", 1))
    x, y = duel.t.token_at[1]
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([x, y + 2.3])


def test_intrusions_score_one_for_each_portal_secured() -> None:
    duel = mission(Duel((CAP, IRON), BONES), "intrusions-open")
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [1, 1]


# -- Terrigen Clouds ---------------------------------------------------------------------------------------------------


def clouds() -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP)), "terrigen-clouds")


def test_clouds_score_two_each_and_are_moved_by_the_other_player() -> None:
    duel = clouds()
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [2, 2]
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 0)  # priority first: the cloud the opponent secures
    duel.answer([30.0, 22.0])
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 1)
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([6.0, 22.2])
    duel.answer([6.0, 20.0])
    assert duel.t.token_at == [(6.0, 20.0), (30.0, 22.0)]
    assert duel.still


def test_clouds_hurt_and_poison_everybody_near_them_once_after_moving() -> None:
    duel = clouds()
    on_token(on_token(on_token(duel, CAP, 0), IRON, 0, 1.5), BONES, 1)
    duel.put(3, 30.0, 22.0).set(3, injured=1)
    cleanup(duel).answer([30.0, 22.0]).answer([6.0, 18.5])
    assert duel.t.damage == [1, 1, 0, 1]
    assert [duel.conditions(who) for who in range(4)] == [{"poison"}, {"poison"}, set(), {"poison"}]
    assert duel.t.power == [0, 0, 0, 0]


def test_clouds_are_moved_once_a_round_even_if_the_move_changes_who_secures_them() -> None:
    duel = clouds()
    on_token(duel, BONES, 0)
    duel.put(CAP, 6.0, 22.0)
    cleanup(duel).answer([6.0, 22.0])  # now the first player secures it; the second may not move it back
    assert duel.still
    assert duel.t.token_at[0] == (6.0, 22.0)
    duel.t.vp = [0, 0]
    cleanup(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 1)  # next round it may be moved again


def test_clouds_nobody_secures_stay() -> None:
    duel = clouds()
    on_token(on_token(duel, BONES, 0, 1.0), CAP, 0, -1.0)
    cleanup(duel)
    assert duel.t.vp == [0, 0]
    assert duel.t.token_at[0] == (6.0, 18.0)
    assert duel.t.damage == [1, 0, 1, 0]


def test_clouds_leave_the_dazed_alone() -> None:
    duel = clouds().set(CAP, damage=5)
    on_token(duel, CAP, 0)
    cleanup(duel).answer([6.0, 18.5])
    assert duel.t.injured[0] == 1  # Dazed by the cloud, recovered in the same phase (Q97)
    assert duel.conditions(CAP) == set()


# -- Skrulls Infiltrate ------------------------------------------------------------------------------------------------


def skrulls() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "skrulls-infiltrate")


@pytest.mark.rule("CP-586")
def test_skrulls_four_agents_and_one_each_to_hold() -> None:
    duel = skrulls().roll("crit blank blank blank")
    assert duel.t.token_kind == ["civilian"] * 4
    duel.t.token_at[1] = (7.5, 18.0)
    interact(duel, CAP, 0, power=3)
    assert duel.t.token_holder == [0, ON_BOARD, ON_BOARD, ON_BOARD]
    assert offered_tokens(duel) == []  # the second one beside it is too much


@pytest.mark.rule("CP-587")
def test_skrulls_without_critical_or_wild_the_opponent_pushes_short() -> None:
    duel = skrulls().roll("hit hit block fail")
    interact(duel, CAP, 0)
    assert duel.t.token_holder[0] == 0
    assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
    assert duel.t.stack[-1].by == NOBODY  # an effect of the card, not of the character
    duel.answer([0])
    assert duel.at(CAP) == (pytest.approx(6.0 + 3.375), 18.0)
    assert duel.ask.seat == 0  # its own player goes on with the activation


@pytest.mark.rule("CP-587")
@pytest.mark.parametrize("face", ["crit", "wild"])
def test_skrulls_a_critical_or_wild_holds_it(face: str) -> None:
    duel = skrulls().roll(face, "blank blank blank")
    interact(duel, CAP, 0)
    assert duel.ask.kind == "action"
    assert duel.t.script == []


@pytest.mark.rule("CP-588")
def test_skrulls_score_one_for_each_agent_held() -> None:
    duel = give(give(give(skrulls(), CAP, 0), IRON, 2), BONES, 3)
    cleanup(duel)
    assert duel.t.vp == [2, 1]


# -- Spider-Infected ---------------------------------------------------------------------------------------------------


def infected() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "spider-infected")


def test_infected_are_picked_up_one_each() -> None:
    duel = infected()
    duel.t.token_at[1] = (10.0, 14.5)
    interact(duel, CAP, 0, power=3)
    assert duel.t.token_holder[0] == 0
    assert offered_tokens(duel) == []


def test_infected_make_their_holders_advance_as_the_opponent_likes_priority_first() -> None:
    duel = give(give(give(infected(), CAP, 0), IRON, 1), BONES, 2)
    power_phase(duel)
    assert (duel.ask.seat, duel.offered) == (0, (("character", 0), ("character", 1)))
    duel.roll("hit", "block", "crit").answer(("character", 1))
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 1)
    with pytest.raises(Exception, match="reaches"):
        duel.answer([6.0, 9.0])
    duel.answer([6.0, 6.0])
    assert duel.at(IRON) == (6.0, 6.0)
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)  # the Block left one where it was; the other side's Critical
    duel.answer([9.0, 6.0])
    assert (duel.still, duel.at(BONES)) == (True, (9.0, 6.0))


@pytest.mark.parametrize("face", ["block", "blank", "fail"])
def test_infected_rest_on_other_faces(face: str) -> None:
    duel = give(infected(), CAP, 0).roll(face)
    power_phase(duel)
    assert duel.still


@pytest.mark.parametrize("face", ["crit", "wild", "hit"])
def test_infected_run_on_these_faces(face: str) -> None:
    duel = give(infected(), CAP, 0).roll(face)
    power_phase(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 1)


def test_infected_score_one_each() -> None:
    duel = give(give(infected(), CAP, 0), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [1, 1]


# -- Struggle for the Cube ---------------------------------------------------------------------------------------------


def cube() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "struggle-for-the-cube")


def test_cube_fragments_can_be_held_in_any_number() -> None:
    duel = cube()
    duel.t.token_at[1] = (10.0, 14.5)
    interact(duel, CAP, 0, power=2).answer(("interact", 1))
    assert duel.t.token_holder[:2] == [0, 0]


def test_cube_fragments_hurt_and_empower_in_cleanup() -> None:
    duel = give(give(cube(), CAP, 0, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
    assert duel.t.damage == [2, 0, 1]
    assert duel.t.power == [2, 0, 1]


def test_cube_power_is_for_damage_really_suffered_and_not_for_the_dazed() -> None:
    duel = give(cube(), CAP, 0, 1).set(CAP, damage=5).set(BONES, power=9)
    give(duel, BONES, 2, 3)
    cleanup(duel)
    assert duel.ask.kind == "drop"
    duel.answer([3.0, 4.0]).answer([3.0, 6.0])
    assert duel.t.power == [0, 0, 10]
    assert duel.damage(BONES) == 2


# -- Fear Grips World --------------------------------------------------------------------------------------------------


def fear() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "fear-grips-world")


def test_hammers_are_picked_up_in_any_number_and_score_one_each() -> None:
    duel = fear()
    duel.t.token_at[1] = (6.0, 19.5)
    interact(duel, CAP, 0, power=2).answer(("interact", 1)).answer("done")
    assert duel.t.token_holder[:2] == [0, 0]
    cleanup(duel)
    assert duel.t.vp == [2, 0]


def test_hammers_add_a_die_each_to_attack_rolls_of_the_holder() -> None:
    duel = give(fear(), CAP, 0, 1)
    duel.put(IRON, 30, 30).roll("hit hit hit hit hit hit hit", "block block block block").attack(CAP, "shield-bounce", BONES)
    assert duel.damage(BONES) == 2  # 7 dice, 4 blocks, 1 off for the armor
    assert duel.t.script == []


def test_hammers_add_nothing_for_others() -> None:
    duel = give(fear(), BONES, 0)
    duel.put(IRON, 30, 30).roll("blank blank blank blank blank", "blank blank blank blank").attack(CAP, "shield-bounce", BONES)
    assert duel.t.script == []


def test_hammers_make_team_tactics_dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = give(fear(), CAP, 0, 1).set(CAP, power=1)
    monkeypatch.setitem(the_cards().scripts, "tactic/pep-talk", (gain_power(SELF, 3),))
    monkeypatch.setitem(the_cards().tactics, "pep-talk", Tactic("pep-talk", "Pep Talk", ACTIVE, (By(cost=1),), gain_power(SELF, 3)))
    duel.t.tactics[0] = ["pep-talk"]
    duel.set(CAP, power=1)
    assert playable(duel.t, 0) == []  # one for the card, one for the hammers
    duel.set(CAP, power=2)
    assert playable(duel.t, 0) == ["pep-talk"]
    duel.push(PlayTactic(0, "pep-talk"))
    assert duel.power(CAP) == 3
    duel.t.tactics[0] = ["pep-talk"]
    duel.set(CAP, power=0).set(IRON, power=1)
    assert playable(duel.t, 0) == ["pep-talk"]  # who holds none pays no more


# -- Mutant Extremists -------------------------------------------------------------------------------------------------


def senators() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "mutant-extremists")


def test_senators_are_picked_up_one_each_and_score_per_holder() -> None:
    duel = senators()
    duel.t.token_at[1] = (13.0, 17.0)
    interact(duel, CAP, 0, power=3)
    assert duel.t.token_holder[0] == 0
    assert offered_tokens(duel) == []
    give(duel, BONES, 1, 2).answer("done")  # by some other effect: still one character
    cleanup(duel)
    assert duel.t.vp == [1, 1]


def test_senators_allow_one_move_action_a_turn() -> None:
    duel = give(senators(), CAP, 0)
    duel.activate(CAP).answer("move").answer(tuple(duel.at(CAP)))
    assert ("move",) not in duel.offered
    assert ("climb",) not in duel.offered
    duel.answer("done").push(GrantedAction(0, "move"))
    assert duel.still  # nor one that an effect grants


def test_senators_bind_only_their_holders() -> None:
    duel = give(senators(), CAP, 0)
    duel.activate(IRON).answer("move").answer(tuple(duel.at(IRON)))
    assert ("move",) in duel.offered


# -- Deadly Legacy Virus -----------------------------------------------------------------------------------------------


def legacy() -> Duel:
    return mission(Duel((CAP, IRON), (BONES, CAP)), "deadly-legacy-virus")


def test_cures_cost_one_more_for_each_that_is_held() -> None:
    duel = give(legacy(), CAP, 1, 2)
    on_token(duel, CAP, 0).set(CAP, power=2).activate(CAP)
    assert offered_tokens(duel) == []
    duel.answer("done")
    interact(duel, CAP, 0, power=4)
    assert duel.power(CAP) == 1
    assert duel.t.token_holder == [0, 0, 0]


def test_cures_score_one_each() -> None:
    duel = give(give(legacy(), CAP, 0, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
    assert duel.t.token_holder == [0, 0, 2]


def test_all_cures_are_given_up_with_their_holder_for_six_points() -> None:
    duel = give(legacy(), BONES, 0, 1, 2)
    cleanup(duel)
    assert duel.t.vp == [0, 6]
    assert duel.t.token_holder == [REMOVED] * 3
    assert duel.t.status[2] == KO  # though Healthy
    assert duel.still  # no token was left to drop


def test_a_grunt_with_all_cures_scores_as_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = give(legacy(), BONES, 0, 1, 2)
    monkeypatch.setitem(the_cards().characters, BONES, replace(the_cards().characters[BONES], parents=(CAP,)))
    cleanup(duel)
    assert duel.t.vp == [0, 3]
    assert duel.t.status[2] & PLAYED


def test_giving_up_the_last_character_loses_before_the_points_count() -> None:
    duel = give(mission(Duel(CAP, BONES), "deadly-legacy-virus"), BONES, 0, 1, 2)
    duel.t.vp = [0, 12]
    cleanup(duel)
    assert duel.t.over
    assert duel.t.winning == 0


def test_points_of_the_other_card_are_counted_before_the_holder_leaves() -> None:
    duel = mission(Duel((CAP, IRON), (BONES, CAP)), "infinity-formula", "deadly-legacy-virus")
    give(duel, BONES, 4, 5, 6)
    on_token(duel, BONES, 0)
    cleanup(duel)
    assert duel.t.vp == [0, 7]


def test_crisis_damage_is_nobodys() -> None:
    """A holder hurt by the card gains no Power for it, and nobody's reactions to enemies apply."""
    duel = cube()
    duel.push(Suffer(2, 2, NOBODY, CRISIS))
    assert duel.damage(BONES) == 2  # the armor is against enemies only
    assert duel.power(BONES) == 0
