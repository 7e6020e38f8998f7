"""Chances by numbers against the Universal Table read roll by roll, and by cards against those of a table."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from longbox.kernel import LongboxError
from longbox.titles.tactics.codes import GREEN, RED, VALUES, WHITE, YELLOW, rank
from longbox.titles.tactics.odds.chances import attack, feat, of_cards
from longbox.titles.tactics.odds.feats import odds
from longbox.titles.tactics.rules.feats import colour_of

from ..scene import Scene

IN = rank("Incredible")


def colours(column: int) -> list[float]:
    seen = Counter(colour_of(roll, column) for roll in range(1, 101))
    return [seen[colour] / 100 for colour in range(4)]


@pytest.mark.rule("FT-567")
def test_a_feat_with_shifts_and_karma() -> None:
    assert list(feat(IN, -2)[0]) == pytest.approx(colours(IN - 2))
    assert list(feat(IN, -2, karma=1)[0]) == pytest.approx(colours(IN - 1))
    row = colours(IN)
    again = [row[WHITE] ** 2, *(row[colour] * (1 + row[WHITE]) for colour in (GREEN, YELLOW, RED))]
    assert list(feat(IN, reroll=True)[0]) == pytest.approx(again, abs=1e-12)
    assert feat(IN, 99)[1] == rank("Shift Z")


@pytest.mark.rule("FT-502", "FT-503", "FT-504", "FT-505", "FT-507")
def test_a_dodge_shifts_the_attack() -> None:
    dodge = colours(rank("Good"))
    columns = [colours(IN + shift) for shift in (0, -2, -4, -6)]
    mixed = [sum(chance * row[colour] for chance, row in zip(dodge, columns, strict=True)) for colour in range(4)]
    assert list(feat(IN, dodge=rank("Good"))[0]) == pytest.approx(mixed, abs=1e-12)
    found = attack(IN, 0, 6, form="shooting", dodge=rank("Good"))
    assert found.hits == pytest.approx(1 - mixed[WHITE])
    with pytest.raises(LongboxError, match="no help against a brawling attack"):
        attack(IN, 0, 6, dodge=3)


def by_rolls(column: int, hurt: int, evade: int) -> dict[int, float]:
    """Every pair of rolls: FT-514..FT-517, with blunt damage, where nothing but the damage costs Health."""
    total: dict[int, float] = {}
    for defense in range(1, 101):
        evasion = colour_of(defense, evade)
        for roll in range(1, 101):
            hit = colour_of(roll, column) != WHITE or evasion == WHITE
            lost = {WHITE: hurt, GREEN: (hurt + 1) // 2, YELLOW: 0, RED: 0}[evasion] if hit else 0
            total[lost] = total.get(lost, 0.0) + 1e-4
    return total


@pytest.mark.rule("FT-514", "FT-515", "FT-516", "FT-517")
@pytest.mark.parametrize("evade", ["Feeble", "Good", "Monstrous"])
def test_an_evasion(evade: str) -> None:
    found = attack(IN, -1, 7, health=30, evade=rank(evade))
    expected = by_rolls(IN - 1, 7, rank(evade))
    assert list(found.damage) == pytest.approx([expected.get(n, 0.0) for n in range(31)], abs=1e-12)
    with pytest.raises(LongboxError, match="only Brawling"):
        attack(IN, 0, 7, form="shooting", evade=3)


def test_armor_health_and_the_chance_of_a_ko() -> None:
    value = VALUES[rank("Remarkable")]
    found = attack(IN, 0, value, armor=2, health=value - 2)
    assert found.ko == pytest.approx(found.hits) == pytest.approx(1 - colours(IN)[WHITE])
    assert attack(IN, 0, value, armor=2, health=value - 1).ko == 0
    assert attack(IN, 0, value, armor=99).damage == pytest.approx((1.0,))
    assert sum(found.results.values()) == pytest.approx(1)


@pytest.mark.rule("FT-492", "FT-567")
def test_a_roll_is_bought_again_where_that_costs_more_health() -> None:
    """With a Kill in reach: a White roll is, and none that hits for all."""
    row = colours(IN)
    plain = attack(IN, 0, 5, health=5, kind="edged")
    again = attack(IN, 0, 5, health=5, kind="edged", reroll=True)
    assert plain.ko == pytest.approx(1 - row[WHITE])
    assert again.ko == pytest.approx(1 - row[WHITE] ** 2)
    kill = attack(IN, 0, 1, health=30, kind="edged", endurance=rank("Feeble"), reroll=True)
    assert kill.results["kill"] > attack(IN, 0, 1, health=30, kind="edged", endurance=rank("Feeble")).results["kill"]


def test_cards_have_the_odds_they_have_on_a_table() -> None:
    s = Scene(". P K . . . .", a="P punisher", b="K kraven")
    table = odds(s.t, s["P"], s.number("P", "combat-knife"), s["K"])
    column, found = of_cards("punisher/combat-knife", "kraven")
    assert column == table.column
    assert found.damage == pytest.approx(table.damage)
    assert found.hits == pytest.approx(table.hits)
    assert table.evade is not None
    assert of_cards("punisher/combat-knife", "kraven", evade=True)[1].damage == pytest.approx(table.evade.damage)
    assert of_cards("punisher/combat-knife", "kraven", shift=-2)[0] == column - 2


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("punishr/x", "kraven"), "There is no figure 'punishr'; did you mean punisher?"),
        (("punisher/x", "kraven"), "punisher has no attack 'x'; it has "),
        (("punisher/combat-knife", "??"), "There is no figure '??'; names are written as "),
    ],
)
def test_unknown_cards_are_told(names: Any, why: str) -> None:
    with pytest.raises(LongboxError, match=re.escape(why)):
        of_cards(*names)
