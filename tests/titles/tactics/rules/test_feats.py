"""Ranks, column shifts, the Universal Table, results columns, rolls."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longbox.kernel import LongboxError
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.feats import (
    COLUMNS,
    TABLE,
    TABLES,
    Feat,
    colour_of,
    column_of,
    d5,
    d10,
    meaning,
    percentile,
    shifted,
    succeeded,
)

from ..scene import Scene


@pytest.mark.rule("FT-007", "FT-009")
def test_there_are_fourteen_ranks_with_their_letters() -> None:
    assert RANKS == (
        "Shift 0", "Feeble", "Poor", "Typical", "Good", "Excellent", "Remarkable", "Incredible", "Amazing", "Monstrous",
        "Unearthly", "Shift X", "Shift Y", "Shift Z",
    )  # fmt: skip
    assert SHORT == ("0", "Fe", "Pr", "Ty", "Gd", "Ex", "Rm", "In", "Am", "Mn", "Un", "X", "Y", "Z")
    assert [rank(short) for short in SHORT] == list(range(14))


@pytest.mark.rule("FT-008", "FT-035")
def test_each_rank_has_its_value() -> None:
    assert VALUES == (0, 0, 0, 1, 1, 2, 3, 4, 5, 7, 10, 13, 16, 20)


@pytest.mark.rule("FT-010")
def test_ranks_compare_by_order_not_by_value() -> None:
    assert GOOD > TYPICAL
    assert VALUES[GOOD] == VALUES[TYPICAL]


def test_an_unknown_rank_is_named() -> None:
    with pytest.raises(LongboxError, match="did you mean Amazing"):
        rank("Amazin")


@pytest.mark.rule("FT-012", "FT-016", "FT-017")
def test_colours_are_ordered_and_white_fails() -> None:
    assert WHITE < GREEN < YELLOW < RED
    assert [succeeded(colour) for colour in (WHITE, GREEN, YELLOW, RED)] == [False, True, True, True]
    assert [succeeded(colour, YELLOW) for colour in (WHITE, GREEN, YELLOW, RED)] == [False, False, True, True]


@pytest.mark.rule("FT-013")
def test_the_table_has_twenty_four_bands() -> None:
    assert BANDS == (1, 2, 4, 7, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 95, 98, 100)
    for table in THRESHOLDS.values():
        for firsts in table:
            assert set(firsts) <= set(BANDS)


@pytest.mark.rule("FT-014")
def test_every_roll_has_one_colour_in_every_column() -> None:
    assert len(TABLE) == 14
    for column in TABLE:
        assert len(column) == 101


@pytest.mark.rule("FT-015")
def test_a_higher_roll_or_rank_is_never_worse() -> None:
    for table in TABLES.values():
        for column in table:
            colours = list(column[1:])
            assert colours == sorted(colours)
            assert set(colours) == {WHITE, GREEN, YELLOW, RED}
        for lower, higher in pairwise(table):
            assert all(a <= b for a, b in zip(lower, higher, strict=True))


@pytest.mark.rule("FT-011")
@pytest.mark.parametrize(
    ("roll", "column", "colour"),
    [(65, SHIFT_0, WHITE), (66, SHIFT_0, GREEN), (50, TYPICAL, WHITE), (51, TYPICAL, GREEN), (81, TYPICAL, YELLOW),
     (98, TYPICAL, RED),
     (30, INCREDIBLE, WHITE), (31, INCREDIBLE, GREEN), (61, INCREDIBLE, YELLOW), (91, INCREDIBLE, RED), (12, UNEARTHLY, WHITE),
     (3, SHIFT_Z, WHITE), (4, SHIFT_Z, GREEN), (76, SHIFT_Z, RED)],
)  # fmt: skip
def test_cells_of_the_table(roll: int, column: int, colour: int) -> None:
    assert colour_of(roll, column) == colour


@pytest.mark.rule("FT-019", "FT-020", "FT-021", "FT-022", "FT-023", "FT-024", "FT-025")
@pytest.mark.parametrize(
    ("form", "damage", "results"),
    [
        (BRAWLING, "blunt", "miss hit slam stun"),
        (BRAWLING, "edged", "miss hit stun kill"),
        (GRAPPLING, "blunt", "miss hit held stuck"),
        (MENTAL, "psionic", "miss hit stun kill"),
        (MAGICAL, "eldritch", "miss hit stun kill"),
        (SHOOTING, "blunt", "miss hit bullseye stun"),
        (SHOOTING, "cold", "miss hit bullseye kill"),
        (SHOOTING, "edged", "miss hit bullseye kill"),
        (CHARGING, "blunt", "miss hit slam stun"),
    ],
)
def test_results_columns(form: str, damage: str, results: str) -> None:
    assert " ".join(meaning(form, damage, colour) for colour in range(4)) == results


@pytest.mark.rule("FT-018", "FT-026", "FT-027", "FT-028", "FT-029")
def test_the_column_follows_from_form_and_damage() -> None:
    assert column_of(BRAWLING, "blunt") == "brawling"
    assert column_of(BRAWLING, "edged") == "edged brawling"
    assert column_of(BRAWLING, "darkforce") == "brawling"
    assert column_of(SHOOTING, "fire") == "shooting other"
    assert len(COLUMNS) == 6


@pytest.mark.rule("FT-030", "FT-033")
def test_a_column_shift_moves_the_rank() -> None:
    assert shifted(INCREDIBLE, 1) == AMAZING
    assert shifted(AMAZING, -3) == EXCELLENT
    assert shifted(POOR, -4) == SHIFT_0
    assert shifted(SHIFT_Y, 4) == SHIFT_Z


@pytest.mark.rule("FT-034")
def test_monstrous_gains_three_and_loses_two() -> None:
    assert VALUES[shifted(MONSTROUS, 1)] - VALUES[MONSTROUS] == 3
    assert VALUES[MONSTROUS] - VALUES[shifted(MONSTROUS, -1)] == 2


@pytest.mark.rule("FT-031", "FT-032")
def test_a_shift_on_a_feat_is_for_that_roll_only() -> None:
    s = Scene("P .", a="P storm")
    assert Feat(s["P"], "test", AGILITY, shift=-1).tested(s.t) == EXCELLENT
    assert s.t.ability(s["P"], AGILITY) == REMARKABLE
    s.t.shifts[s["P"]] = (0, 1, 0, 0, 0, 0, 0)
    assert s.t.ability(s["P"], AGILITY) == INCREDIBLE


@pytest.mark.rule("FT-004", "FT-005", "FT-006")
def test_a_feat_is_a_rank_and_a_percentile_roll() -> None:
    s = Scene("P .", a="P storm")
    assert [percentile(s.roll(roll).t) for roll in (43, 7, 30, 100, 1)] == [43, 7, 30, 100, 1]
    assert percentile(s.die(10, 10).t) == 100
    assert percentile(s.die(4, 10).t) == 40
    s.roll(66).push(Feat(s["P"], "test", AGILITY))
    assert (s.t.rolled, s.t.colour) == (66, YELLOW)
    s.roll(65).push(Feat(s["P"], "test", AGILITY))
    assert s.t.colour == GREEN


@pytest.mark.rule("FT-005", "FT-037")
@pytest.mark.interpreted("it replaces how a table rolls dice")
def test_every_die_has_ten_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    s = Scene("P .", a="P storm")
    sides: list[int] = []

    def die(t: object, n: int) -> int:
        sides.append(n)
        return 1

    monkeypatch.setattr(type(s.t), "die", die)
    assert (percentile(s.t), d10(s.t)) == (11, 1)
    assert sides == [10, 10, 10]


@pytest.mark.rule("FT-037", "FT-038")
def test_the_other_dice() -> None:
    s = Scene("P .", a="P storm")
    assert [d10(s.die(face).t) for face in range(1, 11)] == list(range(1, 11))
    assert [d5(s.die(face).t) for face in range(1, 11)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
