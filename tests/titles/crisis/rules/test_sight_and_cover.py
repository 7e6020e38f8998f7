"""Line of sight and cover."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.dice import Dodge

from ..fighters import *
from ..scene import PASS, Duel

WALL = (13.0, 5.0, 0.5, 10.0)


def look(*terrain: object, a: str = FIGHTER, b: str = FIGHTER, **options: object) -> Duel:
    """Two characters at (10, 10) and (20, 10)."""
    return Duel(a, b, terrain, **options).put(0, 10, 10).put(1, 20, 10)


@pytest.mark.rule("CP-417")
def test_one_free_line_from_any_part_to_any_part_is_enough() -> None:
    assert look().t.sees(0, 1)
    assert not look(box(*WALL, size=5)).t.sees(0, 1)
    assert look(box(13, 5, 0.5, 5.6, size=5)).t.sees(0, 1)  # a sliver of both bases stands out above
    assert not look(box(13, 5, 0.5, 5 + R + 0.05, size=5)).t.sees(0, 1)
    gap = (box(13, 5, 0.5, 4.9, size=5), box(13, 10.0, 0.5, 5, size=5))
    assert look(*gap).t.sees(0, 1)  # through a crack


@pytest.mark.rule("CP-418")
def test_characters_never_stand_in_the_way() -> None:
    duel = Duel([FIGHTER, BIG], [FIGHTER, BIG]).put(0, 10, 10).put(2, 20, 10).put(1, 13, 10).put(3, 16, 10)
    assert duel.t.sees(0, 2)


@pytest.mark.rule("CP-419", "CP-420")
def test_only_terrain_larger_than_the_target_blocks() -> None:
    for size in (1, 2, 3, 4, 5):
        wall = box(*WALL, size=size)
        assert look(wall).t.sees(0, 1) is (size <= 2)
        assert look(wall, b=BIG).t.sees(0, 1) is (size <= 4)
        assert look(wall, b=SMALL).t.sees(0, 1) is (size <= 1)
        assert look(wall, a=BIG).t.sees(0, 1) is (size <= 2)  # who looks does not matter
        assert look(wall, a=BIG).t.sees(1, 0) is (size <= 4)  # and so sight need not be mutual


@pytest.mark.rule("CP-421")
def test_everybody_sees_itself() -> None:
    assert look(box(9, 9, 2, 2, size=6)).t.sees(0, 0)


@pytest.mark.rule("CP-422", "CP-423")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_the_roof_adds_its_size_to_the_target(ruleset: int) -> None:
    roof, wall = box(18, 8, 4, 4, size=2), box(*WALL, size=4)
    assert not look(wall, ruleset=ruleset).t.sees(0, 1)
    high = look(wall, roof, ruleset=ruleset)
    assert high.t.standing_on(1) == [1]
    assert high.t.sees(0, 1)  # 2 + 2 against 4
    assert not look(box(*WALL, size=5), roof, ruleset=ruleset).t.sees(0, 1)
    assert not high.t.sees(1, 0)  # the one up there gains nothing from it when it looks down (Q60)
    assert high.t.size(1) == 2  # Q59: for nothing else is it larger


@pytest.mark.rule("CP-424")
def test_ones_own_roof_is_no_obstacle() -> None:
    assert look(box(8, 8, 6, 4, size=5)).t.sees(0, 1)
    assert not look(box(8, 8, 6, 4, size=5), box(15, 5, 0.5, 10, size=5)).t.sees(0, 1)
    assert look(box(16, 8, 6, 4, size=5)).t.sees(0, 1)  # Q58: nor is the target's


@pytest.mark.rule("CP-425", "CP-426")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_the_villain_behind_the_small_building(ruleset: int) -> None:
    """Both books: a Size 2 target wholly behind a Size 3 building is not seen; if a part of its base stood out it would be."""
    building = box(16, 8.5, 2.5, 3, size=3)
    duel = look(building, ruleset=ruleset)
    assert not duel.t.sees(0, 1)
    assert duel.put(1, 20, 11.6).t.sees(0, 1)


# -- cover -------------------------------------------------------------------------------------------------------------


def cover(*terrain: object, b: str = FIGHTER, x: float = 16.0, **options: object) -> Duel:
    """The attacker at (10, 10), the defender at (x, 10)."""
    return Duel(FIGHTER, b, terrain, **options).put(0, 10, 10).put(1, x, 10)


def low(x: float, size: int = 2, y: float = 9.0, h: float = 2.0) -> tuple[object, ...]:
    return box(x, y, 0.4, h, size=size)


@pytest.mark.rule("CP-473")
def test_near_enough_and_large_enough() -> None:
    assert cover(low(14.5)).t.covered(0, 1)
    assert not cover(low(14.5, size=1)).t.covered(0, 1)
    assert cover(low(14.5, size=1), b=SMALL).t.covered(0, 1)
    edge = 16 - R - 1.0 - 0.4
    assert cover(low(edge)).t.covered(0, 1)
    assert not cover(low(edge - 0.05)).t.covered(0, 1)
    assert cover(low(edge - 0.5), range_1=1.6).t.covered(0, 1)  # Range 1 is what the game says it is


@pytest.mark.rule("CP-474")
def test_some_line_passes_through_it() -> None:
    assert cover(low(14.5, y=10.5)).t.covered(0, 1)
    assert not cover(low(14.5, y=10 + R + 0.05)).t.covered(0, 1)
    assert not cover(low(17.2)).t.covered(0, 1)  # behind the defender


@pytest.mark.rule("CP-475")
def test_not_against_somebody_within_range_two() -> None:
    far = 10 + 2 * R + 3.05
    assert cover(low(far - 1.2), x=far).t.covered(0, 1)
    assert not cover(low(far - 1.3), x=far - 0.1).t.covered(0, 1)


@pytest.mark.rule("CP-472")
def test_all_requirements_by_one_and_the_same_feature() -> None:
    near_but_low, large_but_far, near_but_aside = low(14.5, size=1), low(12.5), low(15, y=11.5)
    assert not cover(near_but_low, large_but_far, near_but_aside).t.covered(0, 1)
    assert cover(near_but_low, large_but_far, near_but_aside, low(14.6)).t.covered(0, 1)


@pytest.mark.rule("CP-472", "CP-474")
@pytest.mark.parametrize("ruling", [True, False])
def test_cover_from_the_roof_one_stands_on_is_a_ruling(ruling: bool) -> None:
    duel = cover(box(14, 8, 4, 4, size=3), roof_cover=ruling)
    assert duel.t.standing_on(1) == [0]
    assert duel.t.covered(0, 1) is ruling  # Q62
    assert cover(box(14, 8, 4, 4, size=3), low(13.4), x=15.2, roof_cover=ruling).t.covered(0, 1)  # by what stands in front


def defended(*terrain: object, faces: str = "blank hit fail") -> Duel:
    return cover(*terrain).roll("hit hit hit hit", faces).attack(0, "jab", 1)


@pytest.mark.rule("CP-476", "CP-478", "CP-337")
def test_a_defender_in_cover_may_change_one_die_to_a_block() -> None:
    duel = defended(low(14.5))
    assert duel.ask.seat == 1
    assert duel.offered == (PASS, (1, "cover", 0))
    duel.answer("cover").answer((0,))
    assert duel.still
    assert duel.damage(1) == 3
    assert defended(low(14.5)).answer(PASS).damage(1) == 4  # it need not
    assert defended().damage(1) == 4  # nothing without cover


@pytest.mark.rule("CP-477")
def test_cover_does_not_change_a_failure() -> None:
    duel = defended(low(14.5)).answer("cover")
    assert duel.ask.region.allowed == (0, 1)  # type: ignore[union-attr]
    assert not takes(duel, [2])
    assert defended(low(14.5), faces="fail fail fail").damage(1) == 4


@pytest.mark.rule("CP-478")
def test_one_die_even_with_several_sources_of_cover() -> None:
    duel = defended(low(14.5), low(14.0), faces="blank blank blank").answer("cover")
    assert not takes(duel, [0, 1])
    duel.answer((1,))
    assert duel.still
    assert duel.damage(1) == 3
    shaded = character("shaded-fighter", innate("shade", static("cover", 1, on=me)))
    duel = cover(low(14.5), b=shaded).roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.answer("cover").answer((0,)).still


@pytest.mark.rule("CP-476")
def test_cover_from_a_card_works_without_terrain() -> None:
    shaded = character("shady-fighter", innate("shade", static("cover", 1, on=me)))
    duel = cover(b=shaded, x=12).roll("hit hit hit hit", "blank blank blank").attack(0, "jab", 1)
    assert duel.offered == (PASS, (1, "cover", 0))


@pytest.mark.rule("CP-472", "CP-478")
def test_each_attack_of_a_beam_is_looked_at_by_itself() -> None:
    """Q65: the nearer one has no cover, the farther one has."""
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER], [low(13.8)]).put(0, 10, 10).put(1, 12, 10).put(2, 15.2, 10).set(0, power=1)
    duel.attack(0, "ray").answer([0.0]).roll("hit hit hit", "blank blank", "hit hit hit", "blank blank").answer(1)
    assert duel.damage(1) == 3  # nobody was asked
    assert duel.offered == (PASS, (2, "cover", 0))


@pytest.mark.rule("CP-471")
def test_cover_does_not_help_to_dodge() -> None:
    brute = character(
        "hurling-fighter",
        attacks=(Strike("hurl", PHYSICAL, 3, 2, rules=(after_attack(own("hurl", lambda c, run: Dodge(1, 3, 0))),)),),
    )
    duel = Duel(brute, FIGHTER, [low(14.5)]).put(0, 10, 10).put(1, 16, 10)
    duel.roll("blank blank", "blank blank blank", "blank blank blank").attack(0, "hurl", 1)
    assert duel.offered == (PASS, (1, "cover", 0))  # for the defense roll
    duel.answer(PASS)
    assert duel.still  # and not for the dodge roll
    assert duel.damage(1) == 3
