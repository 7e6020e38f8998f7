"""Throws and pushes of characters."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.events import Collided
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.script.cards import innate, on
from longbox.titles.crisis.script.moments import terrain_destroyed
from longbox.titles.crisis.script.nodes import SELF
from longbox.titles.crisis.words.power import gain_power

from ..fighters import *
from ..scene import Duel
from ..stock import hero, stock


def trio(*terrain: object, thrown: str = FIGHTER, struck: str = FIGHTER, **options: object) -> Duel:
    """A thrower far off, an enemy at (10, 10) to be moved, another enemy out of the way."""
    return Duel(FIGHTER, [thrown, struck], terrain, **options).put(0, 3, 3).put(1, 10, 10).put(2, 30, 30)


@pytest.mark.rule("CP-275")
def test_the_player_of_the_throw_chooses_any_direction() -> None:
    duel = trio().push(Slide(1, M, "throw", 0, 0))
    assert duel.ask.seat == 0
    assert all(takes(duel, [angle]) for angle in (0, 37.5, 181, 359.9))
    assert len(set(duel.offered)) == len(duel.offered) >= 8
    assert [one[0] for one in duel.offered] == [number * 360 / len(duel.offered) for number in range(len(duel.offered))]


@pytest.mark.rule("CP-276", "CP-277", "CP-282")
@pytest.mark.parametrize("how", ["throw", "push"])
def test_straight_along_the_tool_for_its_full_length(how: str) -> None:
    for tool, length in ((S, 3.375), (M, 5.0), (L, 7.25)):
        duel = trio().slide(1, tool, how, 0, 90)
        assert close(duel.at(1), (10, 10 + length), 0.001)
        assert duel.still  # no question how far: the full length it is


@pytest.mark.rule("CP-282")
def test_the_other_reading_of_the_length_is_an_option() -> None:
    duel = trio(slide="past-tool").slide(1, M, "throw", 0, 0)
    assert close(duel.at(1), (10 + 5 + 2 * R, 10), 0.001)  # Q27


@pytest.mark.rule("CP-278", "CP-285", "CP-286", "CP-287", "CP-288")
def test_the_first_character_met_is_collided_with() -> None:
    """Captain Marvel's throw in both books: the thrown villain moves along the tool until he touches somebody."""
    duel = trio().put(2, 13, 10).roll("block wild blank").slide(1, M, "throw", 0, 0)
    assert close(duel.at(1), (13 - 2 * R, 10))
    assert duel.heard(Collided) == [Collided(1, 2, NOBODY)]
    assert duel.damage(1) == 1  # no dice for the thrown one
    assert duel.damage(2) == 1  # Size 2 + 1, two dodged
    assert duel.t.script == []


@pytest.mark.rule("CP-286")
@pytest.mark.parametrize(("thrown", "damage"), [(SMALL, 2), (FIGHTER, 3), (BIG, 5)])
def test_the_one_hit_dodges_the_thrown_size_plus_one(thrown: str, damage: int) -> None:
    duel = trio(thrown=thrown).put(2, 14, 10).roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert duel.damage(2) == damage


@pytest.mark.rule("CP-278", "CP-283", "CP-284", "CP-287", "CP-288")
@pytest.mark.parametrize(("size", "broken"), [(1, True), (2, False), (3, False)])
def test_a_throw_into_terrain(size: int, broken: bool) -> None:
    duel = trio(box(13, 8, 2, 4, size=size)).slide(1, M, "throw", 0, 0)
    assert close(duel.at(1), (13 - R, 10))  # Q30: there it stays, also if the terrain is gone
    assert duel.damage(1) == 1
    assert bool(duel.t.rubble) is broken


HURT = on(damaged(target=me), gain_power(SELF, 1), optional=True)
SHOCKED = on(dazed_by(target=ally & ~me), gain_power(SELF, 1), optional=True)
WITNESS = character("collision-witness", innate("hurt", HURT), innate("shocked", SHOCKED), stamina=(2, 2))


@pytest.mark.rule("CP-285", "CP-286", "CP-030")
def test_damage_in_a_collision_is_answered_after_all_of_it() -> None:
    duel = trio(thrown=WITNESS, struck=WITNESS).put(2, 13, 10).roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert [duel.damage(1), duel.damage(2)] == [1, 2]  # Q42: the other one has dodged, and suffered, before anybody answers
    assert duel.ask.kind == "react"
    duel.answer("collision-witness/hurt")
    assert duel.power(1) == 1 + 1  # one for the damage itself
    duel.answer("collision-witness/shocked")
    assert duel.still  # the other one is Dazed and answers nothing


@pytest.mark.rule("CP-285", "CP-286", "CP-393")
def test_a_character_dazed_by_its_collision_is_answered_after_all_of_it() -> None:
    duel = trio(thrown=FRAIL, struck=WITNESS).put(2, 13, 10).roll("block block blank").slide(1, M, "throw", 0, 0)
    assert duel.damage(2) == 1
    duel.answer("collision-witness/shocked").answer("collision-witness/hurt")
    assert duel.still


@pytest.mark.rule("CP-283", "CP-284", "CP-030")
def test_terrain_breaks_before_damage_of_the_collision_is_answered() -> None:
    duel = trio(box(13, 8, 2, 4, size=1), thrown=WITNESS).slide(1, M, "throw", 0, 0)
    assert duel.ask.kind == "react"
    assert duel.t.rubble == 1


@pytest.mark.rule("CP-285", "CP-030")
def test_a_collision_in_an_answer_to_a_collision_is_one_of_its_own() -> None:
    """The damage that an effect in the middle of a collision deals is answered at once: it is no part of the collision."""
    spiky = character("hedgehog-fighter", innate("spikes", on(would_collide(target=me), damage(CAUSE, 1))))
    duel = Duel(WITNESS, [spiky, FIGHTER]).put(0, 3, 3).put(1, 10, 10).put(2, 13, 10)
    duel.roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert [duel.damage(0), duel.damage(1)] == [1, 0]
    assert duel.ask.kind == "react"
    duel.answer(PASS)
    assert [duel.damage(0), duel.damage(1), duel.damage(2)] == [1, 1, 3]
    assert duel.still


@pytest.mark.rule("CP-279")
def test_one_collision_at_most() -> None:
    duel = trio(box(13.2, 8, 2, 4, size=1)).put(2, 12, 10).roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert duel.heard(Collided) == [Collided(1, 2, NOBODY)]
    assert duel.damage(1) == 1
    assert not duel.t.rubble


@pytest.mark.rule("CP-279")
def test_of_two_things_met_at_once_the_thrower_picks_one() -> None:
    duel = trio(box(13, 9.8, 2, 3, size=1)).put(2, 13 - R + 2 * R * 0.6, 10 - 2 * R * 0.8)
    duel.slide(1, M, "throw", 0, 0)
    assert duel.ask.kind == "hit"
    assert duel.ask.seat == 0
    assert duel.offered == (("character", 2), ("terrain", 0))
    duel.answer(("terrain", 0))  # Q29
    assert duel.heard(Collided) == [Collided(1, NOBODY, 0)]
    assert duel.damage(2) == 0


@pytest.mark.rule("CP-280")
def test_the_thrower_is_no_obstacle() -> None:
    duel = trio().put(0, 12, 10).slide(1, M, "throw", 0, 0)
    assert close(duel.at(1), (15, 10))
    assert not duel.heard(Collided)


@pytest.mark.rule("CP-280", "CP-253")
def test_nor_is_the_thrower_overlapped() -> None:
    duel = trio().put(0, 14.5, 10).slide(1, M, "throw", 0, 0)
    assert close(duel.at(1), (14.5 - 2 * R, 10))  # Q31
    assert not duel.heard(Collided)


@pytest.mark.rule("CP-281")
def test_the_terrain_it_started_on_is_ignored() -> None:
    duel = trio(box(8, 8, 4, 4, size=1)).slide(1, M, "throw", 0, 0)
    assert close(duel.at(1), (15, 10))
    assert not duel.heard(Collided)
    assert not duel.t.rubble


@pytest.mark.rule("CP-253", "CP-252", "CP-289")
@pytest.mark.parametrize("how", ["throw", "push"])
def test_at_the_edge_of_a_roof_it_backs_up(how: str) -> None:
    duel = trio(box(8, 8, 7, 4, size=4)).slide(1, M, how, 0, 0)  # the full length would leave it across the edge
    assert close(duel.at(1), (15 - R, 10))  # Q32
    assert duel.damage(1) == 0


@pytest.mark.rule("CP-278")
def test_height_does_not_help() -> None:
    """Q33: thrown off a roof, it meets who stands below."""
    duel = trio(box(8, 8, 3, 4, size=4)).put(2, 13.5, 10).roll("block block block").slide(1, M, "throw", 0, 0)
    assert duel.heard(Collided) == [Collided(1, 2, NOBODY)]


@pytest.mark.rule("CP-278")
def test_a_contact_that_was_there_counts_only_if_the_way_leads_into_it() -> None:
    duel = trio().put(2, 10 - 2 * R, 10).slide(1, M, "throw", 0, 0)
    assert not duel.heard(Collided)  # Q28
    duel = trio().put(2, 10 + 2 * R, 10).roll("block block block").slide(1, M, "throw", 0, 0)
    assert len(duel.heard(Collided)) == 1


@pytest.mark.rule("CP-285", "CP-463")
def test_the_thrown_character_never_dodges() -> None:
    duel = trio().put(2, 13, 10).set(2, dazed=True).slide(1, M, "throw", 0, 0)
    assert duel.damage(1) == 1  # not a die was rolled
    assert duel.damage(2) == 0  # Q44: a Dazed character stops it and suffers nothing


@pytest.mark.rule("CP-286")
def test_a_character_dazed_by_the_collision_still_hits() -> None:
    duel = trio(thrown=FRAIL).put(2, 13, 10).roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert duel.is_dazed(1)
    assert duel.damage(2) == 3  # Q43


@pytest.mark.rule("CP-283", "CP-390")
def test_power_for_the_damage_of_a_collision_is_a_matter_of_who_threw() -> None:
    duel = trio().put(2, 13, 10).roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert (duel.power(1), duel.power(2)) == (1, 3)  # Q41: both are the thrower's enemies
    duel = Duel([FIGHTER, FIGHTER], FIGHTER).put(0, 3, 3).put(1, 10, 10).put(2, 13, 10).roll("blank blank blank")
    duel.slide(1, M, "throw", 0, 0)
    assert (duel.power(1), duel.power(2)) == (0, 3)  # thrown by an ally: nothing for the thrown one


@pytest.mark.rule("CP-289", "CP-290", "CP-291")
def test_a_push_stops_and_harms_nobody() -> None:
    duel = trio().put(2, 13, 10).slide(1, M, "push", 0, 0)
    assert close(duel.at(1), (13 - 2 * R, 10))
    assert duel.damage(1) == duel.damage(2) == 0
    duel = trio(box(13, 8, 2, 4, size=1)).slide(1, M, "push", 0, 0)
    assert close(duel.at(1), (13 - R, 10))  # Q37: small terrain stops it as well
    assert duel.damage(1) == 0
    assert not duel.t.rubble
    assert not duel.heard(Collided)


@pytest.mark.rule("CP-284", "CP-450")
def test_what_cannot_be_destroyed_still_hurts() -> None:
    duel = trio(box(13, 8, 2, 4, size=1, interactive=False)).slide(1, M, "throw", 0, 0)
    assert duel.damage(1) == 1  # Q35
    assert not duel.t.rubble


def test_each_piece_of_terrain_that_is_run_down_is_answered() -> None:
    with stock(hero("scrapper", innate("scrap", on(terrain_destroyed(), gain_power(SELF, 1))))):
        crates = [box(x, 9, 1, 2, size=2) for x in (11.5, 14)]
        duel = Duel("scrapper", "hero-0", crates).put(0, 3, 3).put(1, 10, 10)
        duel.push(Slide(1, L, "push", 0, 0, tramples=2)).answer([0.0])
        assert (duel.power(0), duel.t.rubble) == (2, 0b11)
        assert close(duel.at(1), (17.25, 10), 0.001)
