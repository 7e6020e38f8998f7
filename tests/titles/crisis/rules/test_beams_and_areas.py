"""Beam and area attacks."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import AttackBegan, AttackCancelled, Damaged, PowerSpent
from longbox.titles.crisis.rules.beams_and_areas import begin
from longbox.titles.crisis.rules.targets import targets_of, usable

from ..fighters import *
from ..scene import Duel
from ..shelf import the_cards

MISS = ("blank blank blank", "blank blank")
"""A ray that does nothing: three attack dice, two of Energy defense."""


def row(*terrain: object, first: object = FIGHTER, **options: object) -> Duel:
    """The attacker at (10, 10); enemies at 13, 15 and 20 in a row; an enemy well off the line."""
    duel = Duel(first, [FIGHTER] * 4, terrain, **options)  # type: ignore[arg-type]
    n = len(duel.t.who) - 4
    for i, at in enumerate(((13, 10), (15, 10), (20, 10), (12, 13))):
        duel.put(n + i, *at)
    return duel.put(0, 10, 10).set(0, power=2)


@pytest.mark.rule("CP-367", "CP-368", "CP-380", "CP-381")
def test_the_shape_stands_before_the_range() -> None:
    """B or S and a number for a beam, A or F and a number for an area: here a shape and a range."""
    ray, quake = the_cards().strikes[f"{FIGHTER}/ray"], the_cards().strikes[f"{FIGHTER}/quake"]
    assert (ray.shape, ray.range) == ("beam", 3)
    assert (quake.shape, quake.range) == ("area", 2)
    duel = row()
    assert duel.attack(0, "ray").ask.kind == "aim"  # no single target is declared
    assert row().attack(0, "quake").ask.kind == "target"  # only the order of the separate attacks


@pytest.mark.rule("CP-369", "CP-370", "CP-378", "CP-379")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_a_tool_is_laid_once_and_hits_all_it_touches(ruleset: int) -> None:
    """Hulk's Thunderclap and Doc Ock's arm laser: centred on the base, paid once, every enemy touched is attacked."""
    duel = row(ruleset=ruleset).attack(0, "ray")
    assert takes(duel, [0.0])
    assert takes(duel, [15.0])  # any direction that hits somebody
    assert not takes(duel, [180.0])
    assert takes(duel, [53.0])
    duel.roll(*MISS, *MISS).answer([0.0])
    assert duel.offered == (1, 2)  # the third is beyond 6 in, the fourth beside the tool
    duel.answer(2)
    assert [event.target for event in duel.heard(AttackBegan)] == [2, 1]
    assert [event.n for event in duel.heard(PowerSpent)] == [1]


@pytest.mark.rule("CP-370")
def test_touching_with_the_edge_is_enough() -> None:
    for off, hit in ((0.5 + R, True), (0.5 + R + 0.05, False)):
        duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 13, 10 + off).set(0, power=1).attack(0, "ray")
        assert takes(duel, [0.0]) is hit


@pytest.mark.rule("CP-371")
def test_a_beam_is_paid_once() -> None:
    duel = row().set(0, power=1).attack(0, "ray").roll(*MISS, *MISS).answer([0.0]).answer(1)
    assert duel.still
    assert duel.power(0) == 0
    assert len(duel.heard(AttackBegan)) == 2


@pytest.mark.rule("CP-372")
def test_only_enemies_in_sight_are_attacked() -> None:
    duel = row(box(13.9, 5, 0.2, 10, size=5)).attack(0, "ray").roll(*MISS).answer([0.0])
    assert [event.target for event in duel.heard(AttackBegan)] == [1]


@pytest.mark.rule("CP-373", "CP-374")
def test_the_attacker_orders_the_attacks_and_each_is_finished_before_the_next() -> None:
    duel = row().attack(0, "ray").answer([0.0])
    assert duel.ask.seat == 0
    duel.roll("hit hit hit", "blank blank", "hit blank blank", "blank blank").answer(2)
    kinds = [
        (event.target, "begins") if isinstance(event, AttackBegan) else (event.who, event.n)
        for event in duel.events
        if isinstance(event, AttackBegan | Damaged)
    ]
    assert kinds == [(2, "begins"), (2, 3), (1, "begins"), (1, 1)]


@pytest.mark.rule("CP-375", "CP-376")
def test_afterwards_allies_in_the_beam_suffer_one_damage_and_nothing_else() -> None:
    wall = box(13.9, 5, 0.2, 10, size=5)
    duel = row(wall, first=[FIGHTER] * 4).put(1, 16.3, 10.2).put(2, 10, 16).put(3, 11.7, 10.9)
    duel.put(4, 13, 10).roll("hit hit hit", "blank blank").attack(0, "ray").answer([0.0])
    for ally in (1, 3):  # the first is out of sight; no dice
        assert (duel.damage(ally), duel.power(ally), duel.conditions(ally)) == (1, 0, set())
    assert duel.damage(0) == duel.damage(2) == 0
    assert [event.who for event in duel.heard(Damaged)] == [4, 1, 3]


FORCED = character("forced-fighter", active("ray-at", 0, extra_attack("ray", enemy & role(TARGET), free=True, optional=False)))


@pytest.mark.rule("CP-377")
def test_a_beam_against_a_certain_character_must_touch_it() -> None:
    duel = row(first=FORCED).script(extra_attack("ray", role(TARGET), free=True, optional=False), 0, target=4)
    assert duel.ask.kind == "aim"
    assert not takes(duel, [0.0])
    assert takes(duel, [53.0])
    assert all(takes(duel, list(option)) for option in duel.offered)
    assert row(first=FORCED).script(extra_attack("ray", role(TARGET), optional=False), 0, target=3).still  # too far: no attack


@pytest.mark.rule("CP-387")
def test_an_area_attack_against_a_certain_character_needs_it_in_range() -> None:
    duel = row(first=FORCED).script(extra_attack("quake", role(TARGET), free=True, optional=False), 0, target=1)
    assert duel.ask.kind == "target"
    assert duel.offered == (1, 4)  # everybody in range is attacked, it among them
    assert row(first=FORCED).script(extra_attack("quake", role(TARGET), optional=False), 0, target=3).still


@pytest.mark.rule("CP-387")
def test_an_area_attack_whose_character_has_left_is_cancelled() -> None:
    duel = row()
    duel.push(begin(duel.t, 0, the_cards().strikes[f"{FIGHTER}/quake"], among=[3]))  # the others in range do not matter
    assert duel.still
    assert duel.heard(AttackCancelled)
    assert duel.power(0) == 2


@pytest.mark.rule("CP-382", "CP-384", "CP-385", "CP-386", "CP-383")
def test_an_area_attack_hits_everybody_in_range() -> None:
    duel = row(first=[FIGHTER, FIGHTER, FIGHTER]).put(1, 10, 7).put(2, 5, 5).put(4, 10 + 2 * R + 3.0, 10)
    duel.attack(0, "quake")
    assert duel.ask.seat == 0
    assert set(duel.offered) == {3, 4, 6}  # within Range 2 of the attacker, all round; the one at 20 is not
    three = ("hit hit hit", "blank blank blank")
    duel.roll(*three, *three, *three).answer(4).answer(6)
    assert [event.target for event in duel.heard(AttackBegan)] == [4, 6, 3]
    assert [event.n for event in duel.heard(PowerSpent)] == [1]
    assert [(event.who, event.n) for event in duel.heard(Damaged)] == [(4, 3), (6, 3), (3, 3), (1, 1)]
    assert duel.damage(0) == duel.damage(2) == duel.power(1) == 0
    hidden = row(box(9, 11.2, 5, 0.3, size=5))
    assert 4 not in targets_of(hidden.t, 0, the_cards().strikes[f"{FIGHTER}/quake"])


PRISM = character(
    "prism-fighter",
    attacks=tuple(Strike(shape, ENERGY, 3, 3, 1, shape=shape, types=(ENERGY, MYSTIC)) for shape in ("beam", "area")),
)


@pytest.mark.rule("CP-555", "CP-369", "CP-382")
@pytest.mark.parametrize("shape", ["beam", "area"])
def test_the_type_is_chosen_once_for_all_attacks_and_before_aiming(shape: str) -> None:
    duel = Duel(PRISM, [FIGHTER, FIGHTER]).set(0, power=1).put(0, 10, 10).put(1, 13, 10).put(2, 15, 10).attack(0, shape)
    assert (duel.ask.kind, duel.offered) == ("type", (ENERGY, MYSTIC))
    duel.answer(MYSTIC)
    assert duel.ask.kind == ("aim" if shape == "beam" else "target")
    if shape == "beam":
        duel.answer([0.0])
    duel.roll("hit hit blank", "blank", "hit blank blank", "blank").answer(1)  # Mystic: one die of defense
    assert duel.still
    assert (duel.damage(1), duel.damage(2), duel.power(0)) == (2, 1, 0)


@pytest.mark.rule("CP-310", "CP-372", "CP-384")
def test_without_an_enemy_to_hit_there_is_no_such_attack() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box(12, 0, 0.5, 36, size=5)]).put(0, 10, 10).put(1, 14, 10).set(0, power=9)
    assert not {strike.id for strike in usable(duel.t, 0)} & {"ray", "quake"}  # Q67
    duel = Duel(FIGHTER, SNEAK).put(0, 10, 10).put(1, 13, 10).set(0, power=9)
    assert "ray" in {strike.id for strike in usable(duel.t, 0)}
    assert "ray" not in {strike.id for strike in usable(duel.set(1, dazed=True).t, 0)}


SHOVER = character(
    "shoving-fighter",
    attacks=(Strike("ray", ENERGY, 3, 3, shape="beam", rules=(after_attack(each(enemy & ~role(TARGET), push(IT, S))),)),),
)


@pytest.mark.rule("CP-370", "CP-372")
@pytest.mark.parametrize(("ruling", "attacks"), [("fixed", 2), ("checked", 1)])
def test_whether_one_moved_out_of_the_beam_is_still_hit_is_a_ruling(ruling: str, attacks: int) -> None:
    duel = Duel(SHOVER, [FIGHTER, FIGHTER], beam_targets=ruling).put(0, 10, 10).put(1, 13, 10).put(2, 15, 10)
    duel.attack(0, "ray").answer([0.0]).roll(*MISS).answer(1)
    duel.roll(*(MISS if attacks == 2 else ())).answer([90])  # the other is pushed out of the beam
    while not duel.still:
        duel.answer([90])
    assert len(duel.heard(AttackBegan)) == attacks  # Q68


@pytest.mark.rule("CP-372")
def test_who_fell_to_an_earlier_attack_is_not_attacked_again() -> None:
    duel = row().attack(0, "ray").answer([0.0]).set(2, dazed=True).set(2, damage=6)
    duel.roll(*MISS).answer(1)
    assert [event.target for event in duel.heard(AttackBegan)] == [1]
    assert duel.still


@pytest.mark.rule("CP-371")
def test_a_beam_that_cannot_be_paid_any_more_is_cancelled() -> None:
    duel = row().attack(0, "ray").set(0, power=0).answer([0.0])
    assert duel.still
    assert duel.heard(AttackCancelled)
    assert not duel.heard(AttackBegan)
