"""The other thirteen Crisis cards, part by part, and whole games over them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import longbox
from conformance.suite import Examiner
from longbox.kernel import Game
from longbox.players import GreedyPlayer, RandomPlayer, play
from longbox.titles import facets
from longbox.titles.crisis.bot.value import place_worth, position, rate
from longbox.titles.crisis.builder import READY, write
from longbox.titles.crisis.codes import ENERGY, NOBODY, ON_BOARD, PHYSICAL, PLAYED, REMOVED, SLOW, STAGGER, STUN
from longbox.titles.crisis.events import DiceRolled, GameEnded, PowerSpent, Scored
from longbox.titles.crisis.rules.missions import CRISES, EXTRACTION, SECURE
from longbox.titles.crisis.script.cards import Strike
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE

from ..mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens, on_token, power_phase

LINE = {(18, 10), (18, 18), (18, 26)}
CARDS: dict[str, tuple[str, int, dict[str, tuple[str, set[tuple[int, int]]]]]] = {
    "gamma-wave": (SECURE, 15, {"gamma-shelter": ("location", LINE)}),
    "sword-base": (SECURE, 15, {"console": ("location", {(12, 12), (24, 12), (12, 24), (24, 24)})}),
    "cosmic-invasion": (SECURE, 16, {"cosmic-vault": ("location", {(6, 18), (18, 10), (18, 26), (30, 18)})}),
    "mayor-fisk": (SECURE, 16, {"witness": ("opportunity", {(12, 18), (24, 18)})}),
    "portals-overrun": (SECURE, 18, {"inheritor-portal": ("location", {(6, 18), (18, 10), (18, 26), (30, 18)})}),
    "demons-downtown": (SECURE, 19, {"flaming-portal": ("location", LINE)}),
    "sinister-syndicate": (SECURE, 20, {"ambush": ("location", {(10, 13), (10, 23), (18, 18), (26, 13), (26, 23)})}),
    "wakandan-herbs": (
        EXTRACTION, 15, {"herb": ("asset", {(18, 14), (18, 22)}), "vessel": ("opportunity", {(18, 8), (18, 28)})},
    ),
    "research-station": (
        EXTRACTION, 15, {"researcher": ("civilian", {(18, 18)}), "evac-point": ("asset", {(18, 10), (18, 26)})},
    ),
    "paranoia-pummels": (EXTRACTION, 16, {"disturbance": ("asset", {(9, 18), (15, 18), (21, 18), (27, 18)})}),
    "alien-ship": (EXTRACTION, 17, {"power-core": ("asset", {(6, 18), (18, 18), (30, 18)})}),
    "montesi-formula": (EXTRACTION, 18, {"spellbook": ("asset", LINE)}),
    "panic-grips-city": (EXTRACTION, 19, {"citizen": ("civilian", {(8, 13), (8, 23), (28, 13), (28, 23)})}),
}  # fmt: skip


@pytest.mark.rule("CP-005")
@pytest.mark.parametrize("id", CARDS)
def test_type_threat_tokens_and_where_they_lie(id: str) -> None:
    kind, threat, expected = CARDS[id]
    t = mission(Duel(CAP, BONES), id).t
    assert (CRISES[id].kind, CRISES[id].threat, CRISES[id].approximate) == (kind, threat, True)
    found: dict[str, tuple[str, set[tuple[float, float]]]] = {}
    for name, sort, at in zip(t.token_name, t.token_kind, t.token_at, strict=True):
        found.setdefault(name.removeprefix(f"{id}/"), (sort, set()))[1].add(at)
    assert found == expected
    assert len(t.token_at) == sum(len(places) for _, places in expected.values())


def both(id: str, **options: Any) -> Duel:
    """Two against two: 0 and 1 against 2 and 3."""
    return mission(Duel((CAP, IRON), (BONES, CAP), **options), id)


def at(duel: Duel, x: float, y: float) -> int:
    """The token that lies there."""
    return duel.t.token_at.index((x, y))


# -- Gamma Wave --------------------------------------------------------------------------------------------------------


def test_gamma_wave_hurts_whoever_is_far_from_the_shelters() -> None:
    duel = both("gamma-wave").set(3, dazed=True)
    on_token(duel, CAP, 0, 4.1)  # just within Range 2
    on_token(duel, BONES, 1, 4.3)  # just beyond it
    cleanup(duel)
    assert duel.t.damage == [0, 1, 1, 0]  # the one at the edge as well, but no Dazed one
    assert duel.t.power == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("where", "points"), [((18, 10), (1, 2)), ((18, 18), (1, 1)), ((18, 26), (2, 1))], ids=["south", "middle", "north"]
)
def test_gamma_wave_scores_by_how_far_the_shelter_is_from_the_own_edge(where: tuple[int, int], points: tuple[int, int]) -> None:
    for seat, who in enumerate((CAP, BONES)):
        duel = both("gamma-wave")
        on_token(duel, who, at(duel, *where))
        cleanup(duel)
        assert duel.t.vp[seat] == points[seat]
        assert duel.t.vp[1 - seat] == 0


def test_gamma_wave_counts_from_whatever_edges_the_players_have() -> None:
    duel = mission(Duel(CAP, BONES), "gamma-wave", edges=("east", "west"))
    on_token(duel, CAP, at(duel, 10, 18))  # near the west edge: far for the first player
    on_token(duel, BONES, at(duel, 26, 18))
    cleanup(duel)
    assert duel.t.vp == [2, 2]


def test_gamma_wave_adds_up() -> None:
    duel = both("gamma-wave")
    on_token(on_token(duel, CAP, 0), IRON, 1)
    on_token(duel, BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [3, 1]


# -- S.W.O.R.D. --------------------------------------------------------------------------------------------------------


def test_sword_an_uncontested_console_is_taken_without_a_roll() -> None:
    duel = both("sword-base")
    interact(duel, CAP, 0)
    assert duel.t.token_side == [0, NOBODY, NOBODY, NOBODY]
    assert duel.heard(DiceRolled) == []


@pytest.mark.parametrize("injured", [0, 1])
@pytest.mark.parametrize(
    ("face", "side"), [("crit", 0), ("wild", 0), ("hit", 0), ("block", NOBODY), ("blank", NOBODY), ("fail", NOBODY)]
)
def test_sword_against_any_enemy_there_a_die_decides(face: str, side: int, injured: int) -> None:
    duel = both("sword-base").set(BONES, injured=injured).roll(face)
    on_token(duel, BONES, 0, 1.5)
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side
    assert duel.t.script == []


def test_sword_dazed_enemies_and_own_characters_guard_nothing() -> None:
    duel = both("sword-base").set(BONES, dazed=True)
    on_token(on_token(duel, BONES, 0, 1.5), IRON, 0, -1.5)
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == 0


@pytest.mark.parametrize("priority", [0, 1])
def test_sword_whoever_controls_more_may_push_an_enemy(priority: int) -> None:
    duel = both("sword-base")
    duel.t.priority = priority
    duel.t.token_side = [1, 1, 0, NOBODY]
    power_phase(duel)
    assert (duel.ask.seat, duel.offered) == (1, ("pass", ("character", 0), ("character", 1)))
    duel.put(IRON, 18, 18).answer(("character", 1))
    assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
    duel.answer([0])
    assert duel.at(IRON) == (pytest.approx(18 + 3.375), 18)
    assert duel.still


def test_sword_the_push_may_be_left() -> None:
    duel = both("sword-base")
    duel.t.token_side = [0, NOBODY, NOBODY, NOBODY]
    before = power_phase(duel).t.base[:]
    duel.answer("pass")
    assert duel.still
    assert duel.t.base == before


@pytest.mark.parametrize("sides", [[NOBODY] * 4, [0, 1, NOBODY, NOBODY], [1, 0, 0, 1]])
def test_sword_nobody_pushes_when_they_are_level(sides: list[int]) -> None:
    duel = both("sword-base")
    duel.t.token_side = sides
    assert power_phase(duel).still


def test_sword_scores_one_for_each_console_controlled() -> None:
    duel = both("sword-base")
    duel.t.token_side = [0, 1, 1, NOBODY]
    cleanup(duel)
    assert duel.t.vp == [1, 2]


# -- Cosmic Invasion ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "lucky"), [("crit", True), ("wild", True), ("hit", False), ("block", False), ("fail", False)])
def test_cosmic_invasion_rays_bring_power_and_the_opponent_pushes(face: str, lucky: bool) -> None:
    duel = both("cosmic-invasion").roll(face)
    on_token(duel, CAP, 0)
    power_phase(duel)
    assert duel.power(CAP) == (3 if lucky else 1)
    if lucky:
        assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
        duel.answer([0])
        assert duel.at(CAP) == (pytest.approx(6 + 3.375), 18)
    assert duel.still
    assert duel.t.script == []


def test_cosmic_invasion_priority_rolls_first_and_each_player_for_its_own() -> None:
    duel = both("cosmic-invasion").roll("blank blank crit").set(3, dazed=True)
    duel.t.priority = 1
    on_token(on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2), 3, 3)
    power_phase(duel)
    assert (duel.ask.seat, set(duel.offered)) == (0, {("character", 0), ("character", 1)})  # the other player's die is rolled
    duel.answer(("character", 1))
    assert (duel.ask.kind, duel.ask.seat) == ("direction", 1)
    assert duel.t.stack[-1].who == 0
    duel.answer([0])
    assert duel.t.power == [3, 1, 1, 0]
    assert [event.who for event in duel.heard(DiceRolled)] == [2, 1, 0]


def test_cosmic_invasion_scores_one_for_each_vault_secured() -> None:
    duel = both("cosmic-invasion")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]


# -- Mayor Fisk --------------------------------------------------------------------------------------------------------


def test_mayor_fisk_witnesses_score_two_and_flee_from_whoever_secures_them() -> None:
    duel = both("mayor-fisk")
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [2, 2]
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].token) == ("move_token", 0, 1)
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([24.0, 22.2])
    duel.answer([24.0, 22.0])
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].token) == ("move_token", 1, 0)
    duel.answer([12.0, 18.5])
    assert duel.still
    assert duel.t.token_at == [(12.0, 18.5), (24.0, 22.0)]
    assert duel.t.damage == [1, 0, 0, 0]  # only near where the Witness is now
    assert [duel.conditions(who) for who in range(4)] == [{"stun"}, set(), set(), set()]


def test_mayor_fisk_only_a_witness_that_fled_lashes_out() -> None:
    duel = both("mayor-fisk")
    on_token(on_token(duel, CAP, 0, 1.0), BONES, 0, -1.0)  # a tie: it stays
    on_token(duel, IRON, 1)
    cleanup(duel).answer([24.0, 22.0])
    assert duel.t.damage == [0, 0, 0, 0]
    assert duel.t.token_at[0] == (12.0, 18.0)


def test_mayor_fisk_a_witness_flees_once_a_round() -> None:
    duel = both("mayor-fisk")
    on_token(duel, BONES, 0)
    duel.put(CAP, 12.0, 22.0)
    cleanup(duel).answer([12.0, 22.0])  # now the first player secures it
    assert duel.still
    duel.t.vp = [0, 0]
    cleanup(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", 1)


# -- Portals Overrun ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "side"), [("hit wild blank blank", 0), ("crit block blank blank", NOBODY)])
def test_portals_successes_with_energy_dice_must_exceed_the_healthy_enemies_there(faces: str, side: int) -> None:
    duel = both("portals-overrun").roll(faces)
    on_token(duel, BONES, 0, 1.5)
    on_token(duel, 3, 0, -1.5).set(3, injured=1)  # an Injured one does not count
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side
    assert duel.t.script == []
    assert duel.ask.kind == "action"  # nobody is placed without a Failure


def test_portals_the_dice_are_the_energy_defense() -> None:
    duel = both("portals-overrun").roll("wild blank")
    interact(duel, BONES, 0)  # Physical 4, Energy 2
    assert duel.t.token_side[0] == 1
    assert duel.t.script == []


@pytest.mark.parametrize(("faces", "side"), [("hit fail blank blank", 0), ("fail fail blank blank", NOBODY)])
def test_portals_on_a_failure_the_opponent_places_the_character(faces: str, side: int) -> None:
    duel = both("portals-overrun").roll(faces)
    interact(duel, CAP, 0)
    assert duel.t.token_side[0] == side
    assert (duel.ask.kind, duel.ask.seat) == ("place", 1)
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([6.0, 22.5])
    duel.answer([6.0, 22.3])  # Range 2 from edge to edge
    assert duel.at(CAP) == (6.0, 22.3)
    assert (duel.ask.kind, duel.ask.seat) == ("action", 0)


def test_portals_score_one_for_each_portal_controlled() -> None:
    duel = both("portals-overrun")
    duel.t.token_side = [1, 1, 0, NOBODY]
    cleanup(duel)
    assert duel.t.vp == [1, 2]


# -- Demons Downtown ---------------------------------------------------------------------------------------------------


def test_demons_set_fire_to_everybody_near_a_portal() -> None:
    duel = both("demons-downtown").set(3, dazed=True)
    on_token(duel, CAP, 0, 2.1)
    on_token(duel, IRON, 1, 2.3)
    on_token(on_token(duel, BONES, 2), 3, 2, 1.5)
    power_phase(duel)
    assert [duel.conditions(who) for who in range(4)] == [{"incinerate"}, set(), {"incinerate"}, set()]


def test_demons_score_one_for_each_portal_secured() -> None:
    duel = both("demons-downtown")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]


# -- Sinister Syndicate ------------------------------------------------------------------------------------------------


def plain(duel: Duel, who: int, type: int) -> Strike:
    """The first attack of a type against one target."""
    return next(strike for strike in duel.t.strikes(who) if strike.type == type and strike.shape == "target")


def ambushed(attacker: float, defender: float) -> tuple[Duel, bool]:
    """Crossbones shoots at Captain America from somewhere beside the middle Ambush; whether it can use cover."""
    duel = both("sinister-syndicate").set(BONES, power=5)
    duel.put(CAP, 18.0 + defender, 18.0).put(BONES, 18.0 + attacker, 18.0)
    duel.roll("hit " * 12).attack(BONES, plain(duel, 2, PHYSICAL).id, CAP)
    assert len(duel.heard(DiceRolled)) == 2
    return duel, duel.ask.kind == "react" and (0, "cover", 0) in duel.offered


def test_syndicate_whoever_contests_an_ambush_has_cover_even_close_by() -> None:
    duel, cover = ambushed(attacker=2.5, defender=0.5)
    assert cover
    duel.answer((0, "cover", 0))


def test_syndicate_no_cover_from_who_contests_the_same_ambush() -> None:
    assert not ambushed(attacker=2.0, defender=0.5)[1]


def test_syndicate_no_cover_beside_the_ambush() -> None:
    assert not ambushed(attacker=0.0, defender=-2.5)[1]


def test_syndicate_the_offer_of_a_target_tells_the_cover() -> None:
    duel = both("sinister-syndicate").put(CAP, 18.5, 18.0).put(BONES, 20.5, 18.0).put(IRON, 20.5, 20.0)
    duel.attack(BONES, plain(duel, 2, PHYSICAL).id)
    notes = {row["label"]: row["note"] for row in facets.page(TITLE).offer(duel.t, duel.ask, "en")["options"]}
    assert ["cover" in note for note in notes.values()] == [True, False]


def test_syndicate_scores_one_for_each_ambush_secured() -> None:
    duel = both("sinister-syndicate")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]


# -- Wakandan Herbs ----------------------------------------------------------------------------------------------------

HERB_OF_A, HERB_OF_B, VESSEL_OF_A, VESSEL_OF_B = 1, 0, 2, 3


def herbs() -> Duel:
    return both("wakandan-herbs")


def test_herbs_the_far_herb_and_the_near_vessel_are_a_players_own() -> None:
    duel = herbs()
    assert duel.t.token_at == [(18, 14), (18, 22), (18, 8), (18, 28)]
    assert duel.t.token_side == [1, 0, 0, 1]
    turned = mission(Duel(CAP, BONES), "wakandan-herbs", edges=("east", "west")).t
    assert turned.token_at == [(14, 18), (22, 18), (8, 18), (28, 18)]
    assert turned.token_side == [0, 1, 1, 0]


def test_herbs_only_the_own_one_can_be_picked_up() -> None:
    duel = herbs()
    duel.put(CAP, 18, 18).set(CAP, power=3)
    duel.t.token_at[0], duel.t.token_at[1] = (17, 18), (19, 18)
    duel.activate(CAP)
    assert offered_tokens(duel) == [HERB_OF_A]
    duel.answer(("interact", HERB_OF_A))
    assert duel.t.token_holder[HERB_OF_A] == 0
    assert duel.power(CAP) == 2


def test_herbs_vessels_are_not_for_interacting() -> None:
    duel = herbs().set(CAP, power=3)
    on_token(duel, CAP, VESSEL_OF_A).activate(CAP)
    assert offered_tokens(duel) == []


def test_herbs_score_four_where_the_herb_is_at_the_vessel() -> None:
    duel = give(herbs(), CAP, HERB_OF_A)
    on_token(duel, CAP, VESSEL_OF_A, 2.1)
    cleanup(duel)
    assert duel.t.vp == [4, 0]


@pytest.mark.parametrize(
    ("holder", "herb", "vessel"),
    [(0, HERB_OF_A, VESSEL_OF_B), (0, HERB_OF_B, VESSEL_OF_A), (0, None, VESSEL_OF_A), (2, HERB_OF_A, VESSEL_OF_A)],
    ids=["wrong vessel", "wrong herb", "no herb", "enemy"],
)
def test_herbs_anything_else_scores_nothing(holder: int, herb: int | None, vessel: int) -> None:
    duel = herbs()
    if herb is not None:
        give(duel, holder, herb)
    on_token(duel, holder, vessel)
    cleanup(duel)
    assert duel.t.vp == [0, 0]


def test_herbs_holder_and_contender_must_be_the_same_character() -> None:
    duel = give(herbs(), CAP, HERB_OF_A)
    on_token(duel, IRON, VESSEL_OF_A)
    cleanup(duel)
    assert duel.t.vp == [0, 0]


def test_herbs_slow_down_to_one_move_action() -> None:
    duel = give(herbs(), CAP, HERB_OF_A).activate(CAP)
    assert ("move",) in duel.offered
    duel.answer(("move",)).answer([3.0, 5.0])
    assert ("move",) not in duel.offered
    assert ("climb",) not in duel.offered


@pytest.mark.parametrize("held", [(), (HERB_OF_A,), (HERB_OF_A, HERB_OF_B)])
def test_herbs_add_one_die_to_physical_attacks(held: tuple[int, ...]) -> None:
    duel = give(herbs(), BONES, *held).roll("blank " * 20).set(BONES, power=5)
    duel.put(BONES, 10, 10).put(CAP, 12, 10)
    strike = plain(duel, 2, PHYSICAL)
    duel.attack(BONES, strike.id, CAP).decline()
    rolled = next(event for event in duel.heard(DiceRolled) if event.who == 2)
    assert len(rolled.faces) == strike.dice + bool(held)


def test_herbs_do_not_help_other_attacks() -> None:
    duel = give(herbs(), IRON, HERB_OF_A).roll("blank " * 20).set(IRON, power=9)
    duel.put(BONES, 10, 10).put(IRON, 12, 10)
    strike = plain(duel, 1, ENERGY)
    duel.attack(IRON, strike.id, BONES).decline()
    assert len(next(event for event in duel.heard(DiceRolled) if event.who == 1).faces) == strike.dice


@pytest.mark.rule("CP-415")
def test_herbs_make_immune_and_whoever_takes_one_is_freed() -> None:
    duel = herbs().set(CAP, power=3, conditions=("slow", "bleed"))
    interact(duel, CAP, HERB_OF_A)
    assert duel.conditions(CAP) == {"bleed"}
    for condition in (SLOW, STAGGER):
        assert duel.t.immune(0, condition)
        assert not duel.t.immune(1, condition)
    assert not duel.t.immune(0, STUN)


# -- Research Station --------------------------------------------------------------------------------------------------

RESEARCHER = 0


def station() -> Duel:
    return both("research-station")


def test_station_the_far_evac_point_is_a_players_own() -> None:
    duel = station()
    assert duel.t.token_at[1:] == [(18, 10), (18, 26)]
    assert duel.t.token_side == [NOBODY, 1, 0]


@pytest.mark.parametrize(
    ("who", "where", "points"),
    [
        (CAP, (18.0, 18.0), [2, 0]),
        (CAP, (18.0, 24.0), [3, 0]),  # one inch between the edges of the tokens
        (CAP, (18.0, 23.9), [2, 0]),
        (CAP, (18.0, 12.0), [2, 0]),  # the other player's Evac Point
        (BONES, (18.0, 12.0), [0, 3]),
    ],
)
def test_station_two_for_the_researcher_and_one_more_at_the_own_evac_point(
    who: str, where: tuple[float, float], points: list[int]
) -> None:
    duel = station()
    duel.t.token_at[RESEARCHER] = where
    on_token(duel, who, RESEARCHER)
    cleanup(duel)
    assert duel.t.vp == points


def test_station_an_unsecured_researcher_is_worth_nothing_anywhere() -> None:
    duel = station()
    duel.t.token_at[RESEARCHER] = (18.0, 24.0)
    cleanup(on_token(on_token(duel, CAP, RESEARCHER, 1.0), BONES, RESEARCHER, -1.0))
    assert duel.t.vp == [0, 0]


@pytest.mark.parametrize(("who", "seat"), [(CAP, 0), (BONES, 1)])
def test_station_whoever_secures_the_researcher_may_place_it_in_the_power_phase(who: str, seat: int) -> None:
    duel = on_token(station(), who, RESEARCHER)
    power_phase(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", seat)
    assert (18.0, 18.0) in duel.offered  # to leave it where it is
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([18.0, 22.1])
    duel.answer([18.0, 22.0])
    assert duel.still
    assert duel.t.token_at[RESEARCHER] == (18.0, 22.0)


def test_station_the_researcher_is_placed_once_even_if_it_changes_sides_by_it() -> None:
    duel = on_token(station(), CAP, RESEARCHER)
    duel.put(BONES, 18.0, 22.0)
    power_phase(duel).answer([18.0, 22.0])
    assert duel.still


def test_station_nobody_can_pick_the_researcher_or_an_evac_point_up() -> None:
    duel = station().set(CAP, power=3)
    duel.t.token_at[1] = (18.0, 19.5)
    on_token(duel, CAP, RESEARCHER).activate(CAP)
    assert offered_tokens(duel) == []


def test_station_without_anybody_near_nothing_is_asked() -> None:
    assert power_phase(station()).still


# -- Paranoia ----------------------------------------------------------------------------------------------------------


def paranoia() -> Duel:
    return both("paranoia-pummels")


@pytest.mark.parametrize(("away", "hurt"), [(4.3, 0), (4.5, 1)])
def test_paranoia_hurts_whoever_picks_up_alone(away: float, hurt: int) -> None:
    duel = on_token(paranoia(), IRON, 0, away)  # Range 2 from base to base
    on_token(duel, BONES, 0, 1.5)  # an enemy is no company
    interact(duel, CAP, 0, power=1)
    assert duel.t.token_holder[0] == 0
    assert duel.damage(CAP) == hurt
    assert duel.power(CAP) == 0


def test_paranoia_a_dazed_ally_is_no_company() -> None:
    duel = on_token(paranoia(), IRON, 0, 2.0).set(IRON, dazed=True)
    interact(duel, CAP, 0)
    assert duel.damage(CAP) == 1


def test_paranoia_one_each_to_hold() -> None:
    duel = paranoia()
    duel.t.token_at[1] = (9.0, 19.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []


def test_paranoia_scores_one_each_and_one_more_for_company() -> None:
    duel = give(give(give(paranoia(), CAP, 0), IRON, 1), BONES, 2)
    duel.put(CAP, 10, 10).put(IRON, 12, 10).put(BONES, 30, 30).put(3, 20, 30)
    cleanup(duel)
    assert duel.t.vp == [3, 1]  # one more, not one per holder; the other player's second character is too far away


def test_paranoia_company_needs_a_holder() -> None:
    duel = paranoia().put(CAP, 10, 10).put(IRON, 12, 10)
    cleanup(duel)
    assert duel.t.vp == [0, 0]


@pytest.mark.rule("CP-237")
def test_paranoia_a_dazed_ally_brings_no_point() -> None:
    duel = give(paranoia(), CAP, 0).set(IRON, dazed=True).put(CAP, 10, 10).put(IRON, 12, 10)
    cleanup(duel)
    assert duel.t.vp == [1, 0]


# -- Alien Ship --------------------------------------------------------------------------------------------------------


def ship() -> Duel:
    return both("alien-ship")


def test_ship_cores_burst_on_failures_and_wilds() -> None:
    duel = give(ship(), CAP, 0).set(CAP, power=3).roll("fail wild crit")
    duel.put(CAP, 10, 10).put(IRON, 14.3, 10).put(BONES, 10, 14.3).put(3, 10, 5.5)
    cleanup(duel)
    assert duel.t.damage == [2, 2, 2, 0]  # itself and everybody within Range 2
    assert duel.t.power == [3, 0, 0, 0]
    assert duel.t.script == []


def test_ship_nothing_bursts_on_other_faces() -> None:
    duel = give(ship(), CAP, 0).set(CAP, power=3).roll("hit block blank")
    cleanup(duel)
    assert duel.t.damage == [0, 0, 0, 0]


def test_ship_with_less_than_three_power_nobody_rolls() -> None:
    duel = give(ship(), CAP, 0).set(CAP, power=2).set(BONES, power=9)
    cleanup(duel)
    assert duel.heard(DiceRolled) == []


def test_ship_holders_roll_one_after_another_and_the_priority_player_orders_them() -> None:
    duel = give(give(ship(), CAP, 0), BONES, 1).set(CAP, power=3).set(BONES, power=4, damage=5).roll("fail blank blank")
    duel.put(CAP, 10, 10).put(BONES, 12, 10)
    duel.t.priority = 1
    cleanup(duel)
    assert (duel.ask.seat, set(duel.offered)) == (1, {("character", 0), ("character", 2)})
    duel.answer(("character", 0))
    assert duel.ask.kind == "drop"  # the other holder is Dazed by the first core: it drops its own and rolls no more
    duel.answer([14.0, 10.0])
    assert duel.still
    assert len(duel.heard(DiceRolled)) == 1


def test_ship_one_each_to_hold_and_one_point_per_holder() -> None:
    duel = ship()
    duel.t.token_at[1] = (6.0, 19.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []
    give(duel, BONES, 1, 2)
    assert CRISES["alien-ship"].scoring(duel.t, "alien-ship") == (1, 1)


# -- Montesi Formula ---------------------------------------------------------------------------------------------------

BEAM = ("attack", "mystic-beam")


def formula() -> Duel:
    duel = give(both("montesi-formula"), CAP, 0)
    return duel.put(CAP, 10, 10).put(IRON, 10, 16).put(BONES, 13, 10).put(3, 15.5, 10)


def test_formula_the_holder_of_a_spellbook_has_a_beam_of_six_mystic_dice() -> None:
    duel = formula().roll("blank " * 6, "block " * 2, "blank " * 6, "block " * 3).activate(CAP)
    assert BEAM in duel.offered
    duel.answer(BEAM)
    assert duel.ask.kind == "aim"
    duel.answer([0])
    duel.answer(3)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    attacks = [event for event in duel.heard(DiceRolled) if event.roll == "attack"]
    assert [len(event.faces) for event in attacks] == [6, 6]
    assert duel.t.stack[-1].actions == 1
    assert duel.power(CAP) == 0


def test_formula_only_once_per_turn_and_only_for_holders() -> None:
    duel = formula().roll("blank " * 30).put(3, 30, 30).activate(CAP).answer(BEAM).answer([0])
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert BEAM not in duel.offered
    assert any(option[0] == "attack" for option in duel.offered)
    duel.answer(("done",))
    duel.t.status[0] = PLAYED
    duel.turn(0).answer(("activate", 0))
    assert BEAM in duel.offered  # the next turn it is there again


def test_formula_nobody_else_has_the_beam() -> None:
    duel = formula().put(IRON, 13, 12).activate(IRON)
    assert BEAM not in duel.offered


def test_formula_dropping_the_spellbook_takes_the_beam_away() -> None:
    duel = formula()
    assert duel.t.strikes(0)[-1].id == "mystic-beam"
    duel.t.token_holder[0] = ON_BOARD
    assert all(strike.id != "mystic-beam" for strike in duel.t.strikes(0))


def test_formula_nothing_adds_dice_to_the_beam_or_changes_them() -> None:
    duel = formula().put(3, 30, 30).roll("blank " * 6, "blank " * 2)
    duel.t.crises += ("fear-grips-world",)
    duel.t.token_name.append("fear-grips-world/celestial-hammer")
    duel.t.token_kind.append("asset")
    duel.t.token_at.append((0.0, 0.0))
    duel.t.token_holder.append(0)
    duel.t.token_side.append(NOBODY)
    duel.t.index = None
    duel.activate(CAP).answer(BEAM).answer([0])
    asked = set()
    while duel.ask.kind != "action":
        if duel.ask.seat == 0:
            asked.add(duel.t.stack[-1].__class__.__name__)
        duel.answer(duel.offered[0])
    assert [len(event.faces) for event in duel.heard(DiceRolled) if event.roll == "attack"] == [6]
    assert "Reroll" not in asked
    assert duel.t.script == []


def test_formula_one_each_to_hold_and_one_point_each() -> None:
    duel = both("montesi-formula")
    duel.t.token_at[1] = (18.0, 11.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []
    give(duel, BONES, 1, 2)
    assert CRISES["montesi-formula"].scoring(duel.t, "montesi-formula") == (1, 2)


# -- Panic Grips City --------------------------------------------------------------------------------------------------

EVACUATE = ("deed", "panic-grips-city/evacuate")


def panic(power: int = 6) -> Duel:
    return give(both("panic-grips-city"), CAP, 1).set(CAP, power=power).set(IRON, power=9)


def test_panic_a_holder_may_pay_six_to_bring_its_citizen_to_safety() -> None:
    duel = give(panic(7), BONES, 2).activate(CAP)
    duel.answer(EVACUATE)
    assert duel.t.vp == [2, 0]
    assert duel.power(CAP) == 1
    assert duel.t.token_holder == [ON_BOARD, REMOVED, 2, ON_BOARD]
    assert duel.heard(PowerSpent)[-1].n == 6
    assert [(event.seat, event.n) for event in duel.heard(Scored)] == [(0, 2)]
    assert (duel.ask.kind, duel.t.stack[-1].actions) == ("action", 2)  # no action is spent
    assert EVACUATE not in duel.offered


def test_panic_the_points_can_win_at_once() -> None:
    duel = panic()
    duel.t.vp = [14, 15]
    duel.activate(CAP).answer(EVACUATE)
    assert duel.t.over
    assert duel.t.winning == 0


def test_panic_it_needs_the_power_and_a_citizen() -> None:
    assert EVACUATE not in panic(5).activate(CAP).offered
    assert EVACUATE not in panic().activate(IRON).offered
    assert EVACUATE in panic().activate(CAP).offered


@pytest.mark.parametrize("language", ["en", "de"])
def test_panic_the_page_names_deed_and_price(language: str) -> None:
    duel = panic().activate(CAP)
    offer = facets.page(TITLE).offer(duel.t, duel.ask, language)
    row = offer["options"][duel.offered.index(EVACUATE)]
    assert row["label"] == {"en": "Evacuate the Citizen", "de": "Bürger evakuieren"}[language]
    assert "6" in row["note"]


def test_panic_one_each_to_hold_and_one_point_each() -> None:
    duel = both("panic-grips-city")
    duel.t.token_at[1] = (8.0, 14.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []
    cleanup(give(give(duel, BONES, 2), IRON, 3))
    assert duel.t.vp == [2, 1]


# -- what bots make of them --------------------------------------------------------------------------------------------


def test_bots_bring_the_herb_home_and_leave_the_others_alone() -> None:
    duel = herbs().put(CAP, 18, 18)
    empty = {i: place_worth(duel.t, 0)(*duel.t.token_at[i]) for i in range(4)}
    assert max(empty, key=lambda i: empty[i]) == HERB_OF_A
    give(duel, CAP, HERB_OF_A)
    loaded = {i: place_worth(duel.t, 0)(*duel.t.token_at[i]) for i in range(4)}
    assert max(loaded, key=lambda i: loaded[i]) == VESSEL_OF_A
    before = position(duel.t, 0)
    on_token(duel, CAP, VESSEL_OF_A)
    assert position(duel.t, 0) > before


def test_bots_gain_nothing_from_tokens_that_are_theirs_from_the_start() -> None:
    duel = herbs()
    before = position(duel.t, 0)
    give(duel, CAP, HERB_OF_A)
    assert position(duel.t, 0) > before


def test_bots_lead_the_researcher_home() -> None:
    duel = on_token(station(), CAP, RESEARCHER)
    power_phase(duel)
    worth = dict(zip(duel.offered, rate(duel.t), strict=True))
    assert max(worth, key=lambda at: worth[at])[1] > 21.0


def test_bots_do_not_win_a_console_twice() -> None:
    for side, sign in ((NOBODY, 1), (1, 1), (0, -1)):
        duel = on_token(both("sword-base"), CAP, 0).set(CAP, power=1)
        duel.t.token_side[0] = side
        duel.activate(CAP)
        assert rate(duel.t)[duel.offered.index(("interact", 0))] * sign > 0


def test_bots_evacuate_when_they_can() -> None:
    duel = panic(8).activate(CAP)
    assert rate(duel.t)[duel.offered.index(EVACUATE)] > 5


# -- whole games -------------------------------------------------------------------------------------------------------

SECURES = [id for id, card in CARDS.items() if card[0] == SECURE]
EXTRACTIONS = [id for id, card in CARDS.items() if card[0] == EXTRACTION]
PAIRS = [(SECURES[i], EXTRACTIONS[i % len(EXTRACTIONS)]) for i in range(len(SECURES))]


def begun(secure: str, extraction: str, ruleset: int) -> Game[Table]:
    """A game in which these two were drawn: of a roster's three of each type it is left to chance."""
    decks = {
        kind: (id, *[other for other in among if other != id][:2])
        for kind, id, among in (("secure", secure, SECURES), ("extraction", extraction, EXTRACTIONS))
    }
    names = ("roster_a", "avengers"), ("roster_b", "cabal")
    options: dict[str, Any] = {name: write(replace(READY[id], **decks)) for name, id in names}
    games = (longbox.new("crisis", seed=seed, ruleset=ruleset, setup="quick", **options) for seed in count())
    return next(game for game in games if set(game.state.crises) == {secure, extraction})


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("player", [RandomPlayer, GreedyPlayer])
def test_games_over_them_end_by_the_rules(pair: tuple[str, str], player: Any) -> None:
    game = begun(*pair, ruleset=2025 if PAIRS.index(pair) % 3 else 2022)
    play(game, [player("a"), player("b")])
    assert game.result is not None
    (end,) = [event for event in game.events() if isinstance(event, GameEnded)]
    assert end.reason in {"points", "lead", "last-round", "elimination"}


@pytest.mark.parametrize("extraction", ["panic-grips-city", "montesi-formula", "research-station"])
def test_every_decision_of_a_game_with_what_these_cards_brought_holds(extraction: str) -> None:
    game = begun("sword-base", extraction, 2025)
    Examiner(TITLE, 2, game.seed, dict(game.state.options)).play()
