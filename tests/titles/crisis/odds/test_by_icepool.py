"""Exact odds against an independent library, case by random case, and against dice thrown by the engine."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from longbox.titles.crisis.codes import ATTACK_SUCCESS, BLANK, BLOCK, CRIT, DEFENSE_SUCCESS, HIT, WILD
from longbox.titles.crisis.odds.attacks import dodge_odds, odds
from longbox.titles.crisis.odds.pools import COVER, PIERCE, Change, Pool, Reroll, hurting, margins, showing, suffered

from .by_icepool import FACE, counted, plain_damage, row, searched_damage

BENCH = Path(__file__).parents[4] / "bench" / "odds.py"
PLAIN, SEARCHED = (460, 40) if os.environ.get("LONGBOX_ALL") else (60, 3)
DEFENSES = (DEFENSE_SUCCESS, (*DEFENSE_SUCCESS[:BLANK], 1, 0))
ATTACKS = (ATTACK_SUCCESS, (1, 2, 1, 0, 0, 0))


def rerolls(pick: random.Random, most: int = 3) -> tuple[Reroll, ...]:
    fails = pick.random() < 0.2
    return tuple(Reroll(pick.choice([1, 1, 2, 3, 99]), fails) for _ in range(pick.randrange(most)))


def same(attack: Pool, defense: Pool, hurts: tuple[int, ...], by: object) -> None:
    got = suffered(margins(attack, defense, hurts), hurts)
    expected = row(by)
    width = max(len(got), len(expected))
    assert [*got, *[0.0] * (width - len(got))] == pytest.approx([*expected, *[0.0] * (width - len(expected))], abs=1e-12)


@pytest.mark.rule("CP-333", "CP-334", "CP-335", "CP-341", "CP-346", "CP-347", "CP-348")
@pytest.mark.parametrize("number", range(PLAIN))
def test_plain_attacks(number: int) -> None:
    """Criticals once, rerolls of both sides by several rules, Hex, blanks that defend, Wilds that count twice, less damage."""
    pick = random.Random(number)
    again = rerolls(pick)
    worth = pick.choice(ATTACKS) if not again else ATTACK_SUCCESS
    attack = Pool(pick.randrange(1, 11), worth, pick.choice([0, 1, 1, 2]), rerolls=again)
    defense = Pool(pick.randrange(1, 8), pick.choice(DEFENSES), pick.choice([0, 1, 1]), rerolls=rerolls(pick))
    hurts = hurting(80, pick.choice([0, 4, 6]), pick.choice([0, 0, 1, 2]), pick.choice([0, 1]))
    same(attack, defense, hurts, plain_damage(attack, defense, lambda margin: hurts[margin]))


def searched(pick: random.Random) -> tuple[Pool, Pool]:
    attack = Pool(pick.randrange(1, 3), pick.choice(ATTACKS), pick.choice([0, 1]))
    defense = Pool(pick.randrange(1, 3), pick.choice(DEFENSES), pick.choice([0, 1]))
    pierces = (PIERCE._replace(icons=(WILD,)),) if pick.random() < 0.5 else ()
    again = (Reroll(pick.choice([1, 2]), pick.random() < 0.2),)
    if pick.random() < 0.5:
        change = (Change(1, (HIT,), pick.choice([CRIT, WILD])),) if pick.random() < 0.3 else ()
        return (
            Pool(attack.dice, attack.worth, attack.per_crit, rerolls=again, changes=change, against=pierces),
            defense,
        )
    return (
        Pool(attack.dice, attack.worth, attack.per_crit, against=pierces),
        Pool(defense.dice, defense.worth, defense.per_crit, cover=True, rerolls=again if pick.random() < 0.8 else ()),
    )


@pytest.mark.rule("CP-336", "CP-337", "CP-338", "CP-345", "CP-476", "CP-477")
@pytest.mark.parametrize("number", range(SEARCHED))
def test_attacks_with_something_to_think_about(number: int) -> None:
    """Rerolls beside cover, for an icon that pierces, for Wilds that count twice: against trying everything."""
    pick = random.Random(1000 + number)
    attack, defense = searched(pick)
    hurts = hurting(40, pick.choice([0, 2, 3]), pick.choice([0, 1]))
    same(attack, defense, hurts, searched_damage(attack, defense, lambda margin: hurts[margin]))


@pytest.mark.rule("CP-336", "CP-337", "CP-338")
@pytest.mark.parametrize("number", range(SEARCHED))
def test_attacks_where_both_sides_think(number: int) -> None:
    """The attacker chooses first, knowing what the defender will do."""
    pick = random.Random(5000 + number)
    pierces = (PIERCE._replace(icons=(WILD,)),) if pick.random() < 0.5 else ()
    attack = Pool(pick.randrange(1, 3), pick.choice(ATTACKS), 0, rerolls=(Reroll(pick.choice([1, 2])),), against=pierces)
    defense = Pool(pick.randrange(1, 3), pick.choice(DEFENSES), 0, cover=True, rerolls=(Reroll(1),))
    hurts = hurting(40, pick.choice([0, 1]), 0)
    same(attack, defense, hurts, searched_damage(attack, defense, lambda margin: hurts[margin]))


def test_cover_is_kept_for_the_only_poor_die() -> None:
    """Rerolling the only poor die before cover would waste both."""
    defense = Pool(1, DEFENSE_SUCCESS, per_crit=0, cover=True, rerolls=(Reroll(1),))
    attack = Pool(1, ATTACK_SUCCESS, per_crit=0)
    without = Pool(1, DEFENSE_SUCCESS, per_crit=0, cover=True)
    assert margins(attack, defense) == pytest.approx(margins(attack, without), abs=1e-12)
    many = Pool(4, ATTACK_SUCCESS)
    assert (
        odds(many, Pool(3, DEFENSE_SUCCESS, cover=True, rerolls=(Reroll(2),))).mean
        < odds(many, Pool(3, DEFENSE_SUCCESS, cover=True)).mean
    )


@pytest.mark.rule("CP-357", "CP-358")
@pytest.mark.parametrize("icons", [(WILD,), (CRIT,), (WILD, WILD), (CRIT, HIT), (HIT, HIT, WILD)])
def test_the_chance_of_icons(icons: tuple[int, ...]) -> None:
    """Three dice with the dice their Criticals add, rerolled if they do not count."""
    from .by_icepool import rolled

    attack, defense = Pool(3, ATTACK_SUCCESS), Pool(2, DEFENSE_SUCCESS)
    shown = rolled(attack).map(lambda roll: all(roll.count(face) >= icons.count(face) for face in icons), star=False)
    assert showing(attack, defense, icons) == pytest.approx(float(shown.probability(True)), abs=1e-12)

    def again(roll: tuple[int, ...]) -> object:
        poor = [face for face in roll if face in (BLOCK, BLANK)][:2]
        kept = list(roll)
        for face in poor:
            kept.remove(face)
        return FACE.pool(len(poor)).expand().map(lambda new: tuple(kept) + new, star=False)

    better = rolled(attack).map(again, star=False)
    shown = better.map(lambda roll: all(roll.count(face) >= icons.count(face) for face in icons), star=False)
    found = showing(Pool(3, ATTACK_SUCCESS, rerolls=(Reroll(2),)), defense, icons)
    assert found == pytest.approx(float(shown.probability(True)), abs=1e-12)


def test_cover_alone_is_used_where_it_helps() -> None:
    attack, defense = Pool(2, ATTACK_SUCCESS), Pool(2, DEFENSE_SUCCESS, cover=True)
    as_change = Pool(2, DEFENSE_SUCCESS, changes=(COVER,))
    hurts = hurting(20)
    assert margins(attack, as_change) == margins(attack, defense)
    same(attack, defense, hurts, searched_damage(attack, defense, lambda margin: margin))
    assert counted(attack).mean() == pytest.approx(2 * (1 / 2 + 1 / 16))


@pytest.mark.all
def test_odds_are_as_fast_as_promised() -> None:
    figures = json.loads(subprocess.run([sys.executable, BENCH], capture_output=True, text=True, check=True).stdout)["figures"]
    assert figures["odds.crisis.basic_ms"] <= 0.2
    assert figures["odds.crisis.two_rerolls_ms"] <= 1.0
    assert figures["ratio.icepool_to_odds.basic"] >= 5
    assert figures["ratio.icepool_to_odds.two_rerolls"] >= 5


@pytest.mark.rule("CP-464", "CP-466", "CP-468")
@pytest.mark.parametrize(
    ("damage", "dice", "again"), [(1, 2, ()), (4, 3, ()), (3, 4, (Reroll(2),)), (5, 2, (Reroll(1), Reroll(2)))]
)
def test_dodges(damage: int, dice: int, again: tuple[Reroll, ...]) -> None:
    pool = Pool(dice, DEFENSE_SUCCESS, rerolls=again)
    expected = row(counted(pool).map(lambda blocked: max(0, damage - blocked)))
    assert dodge_odds(damage, pool) == pytest.approx(expected, abs=1e-12)
