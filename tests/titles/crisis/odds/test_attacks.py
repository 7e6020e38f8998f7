"""Exact odds against counting by hand and against the engine."""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.codes import ATTACK_SUCCESS, BLANK, BLOCK, CRIT, DEFENSE_SUCCESS, FAIL, SIDES, WILD
from longbox.titles.crisis.odds.attacks import (
    Pool,
    _free_effect,
    attack_pool,
    defense_pool,
    margins,
    odds_of,
    pools_of,
    prepared,
    successes,
)
from longbox.titles.crisis.rules.dice import Reroll
from longbox.titles.crisis.script.cards import Static
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words.dice import reroll
from titles.crisis.shelf import the_cards

from ..scene import Duel, box

ROLLS = 84_000 if os.environ.get("LONGBOX_ALL") else 4_000
"""Of each of the twelve cases below: a million in all under ./check --all."""


def by_hand(pool: Pool) -> dict[int, Fraction]:
    """Every roll written down: the first dice, what Criticals add, then what cards and cover make of it."""
    total: dict[int, Fraction] = {}
    for first in product(SIDES, repeat=max(1, pool.dice)):
        faces = list(first)
        treated = pool.treat < 0
        if not treated and FAIL in faces:
            faces[faces.index(FAIL)] = pool.treat
            treated = True
        for more in product(SIDES, repeat=faces.count(CRIT) * pool.per_crit):
            shown = [*faces, *more]
            if not treated and FAIL in more:
                shown[shown.index(FAIL)] = pool.treat
            count = sum(pool.worth[face] for face in shown)
            if pool.cover:
                count += max(0, *(pool.worth[BLOCK] - pool.worth[face] for face in shown if face not in (BLOCK, FAIL)), 0)
            share = Fraction(1, len(SIDES) ** (len(first) + len(more)))
            total[count] = total.get(count, Fraction(0)) + share
    return total


WORTH = (*DEFENSE_SUCCESS[:BLANK], 1, *DEFENSE_SUCCESS[BLANK + 1 :])
POOLS = [
    *(Pool(n, ATTACK_SUCCESS) for n in (0, 1, 2, 3)),
    *(Pool(n, DEFENSE_SUCCESS, cover=cover) for n in (1, 2, 3) for cover in (False, True)),
    Pool(2, ATTACK_SUCCESS, per_crit=2),
    Pool(3, ATTACK_SUCCESS, per_crit=0),
    Pool(2, ATTACK_SUCCESS, treat=CRIT),
    Pool(2, DEFENSE_SUCCESS, treat=CRIT, cover=True),
    Pool(2, WORTH, cover=True),
    Pool(2, (1, 2, 1, 0, 0, 0)),
]


@pytest.mark.parametrize("pool", POOLS, ids=str)
def test_small_pools_by_hand(pool: Pool) -> None:
    counted = by_hand(pool)
    exact = successes(pool)
    assert sum(counted.values()) == 1
    assert exact == pytest.approx([float(counted.get(n, 0)) for n in range(len(exact))], abs=1e-12)
    assert max(counted) == len(exact) - 1


def test_margins_are_the_difference_of_two_rolls() -> None:
    attack, defense = attack_pool(3), defense_pool(2, cover=True)
    expected: Counter[int] = Counter()
    for (h, p), (b, q) in product(by_hand(attack).items(), by_hand(defense).items()):
        expected[max(0, h - b)] += p * q  # type: ignore[assignment]
    assert margins(attack, defense) == pytest.approx([float(expected[n]) for n in range(max(expected) + 1)], abs=1e-12)


# -- against the engine ------------------------------------------------------------------------------------------------


def free(key: Any) -> bool:
    """Cover, or a reroll that costs nothing."""
    _, card, number = key
    effect = _free_effect(the_cards(), card, number)[1]
    return card == "cover" or (isinstance(effect, reroll) and isinstance(effect.n, int))


def answer(t: Table) -> Any:
    """As the odds assume: everything is declined but free rerolls, and cover where it helps."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "react":
        return next((key for key in ask.options if key != PASS and free(key)), PASS)
    if ask.kind == "dice":
        region: Any = ask.region
        top = t.stack[-1]
        faces = t.attack().attack_roll if isinstance(top, Reroll) and top.own == "attack" else t.attack().defense_roll
        worth = ATTACK_SUCCESS if faces is t.attack().attack_roll else DEFENSE_SUCCESS
        poor = [die for die in region.allowed if not worth[faces[die]]]
        return tuple(poor[: region.most]) if len(poor) >= region.least else ask.options[0]
    return PASS if PASS in ask.options else ask.options[0]


def simulated(duel: Duel, attacker: int, weapon: str, target: int, rolls: int) -> list[float]:
    strike = the_cards().strikes[f"{duel.t.who[attacker]}/{weapon}"]
    start = prepared(duel.t, attacker, strike, target)
    assert start is not None
    depth = len(start.stack)
    seen: Counter[int] = Counter()
    for number in range(rolls):
        t = start.copy()
        t.key, t.count = 1_000_003 * number + 17, 0
        before = t.damage[target]
        attack = t.stack[-1]
        t.advance()
        while len(t.stack) >= depth and t.stack[depth - 1] is attack and attack.step < attack.STEPS.index("resolved"):
            t.resolve(answer(t))
        seen[t.damage[target] - before] += 1
    left = duel.t.stamina(target) - duel.t.damage[target]
    return [seen[n] / rolls for n in range(left + 1)]


def cover() -> Duel:
    return Duel("captain-marvel", "ultron", [box("crate", 4, 13.6, 9, 0.4, 2)]).put(0, 8, 10).put(1, 15, 10)


TWO_PER_CRIT = next(
    strike.id
    for strike in the_cards().characters["invincible-iron-man"].attacks
    if any(isinstance(rule, Static) and rule.query == "crit_double" for rule in strike.rules)
)
CASES = {
    "plain": (Duel("captain-marvel", "ultron").put(1, 13, 10), "energy-blast"),
    "cover": (cover(), "rocket-punch"),
    "cover and all dice rerolled": (cover(), "energy-blast"),
    "one die rerolled": (Duel("baron-zemo", "ultron").put(1, 12, 10), "sword-strike"),
    "two dice rerolled": (Duel("captain-marvel", "spectacular-spider-man").put(1, 13, 10), "rocket-punch"),
    "pierced": (Duel("wolverine", "ultron").put(1, 11.8, 10).set(0, power=9), "adamantium-slash"),
    "shock, incinerate, hex": (
        Duel("captain-marvel", "ultron").put(1, 13, 10).set(0, conditions=("shock",)).set(1, conditions=("incinerate", "hex")),
        "rocket-punch",
    ),
    "blanks defend": (Duel("captain-marvel", "black-widow").put(1, 11.6, 10), "strike"),
    "wilds count twice": (Duel("doctor-octopus", "ultron").put(1, 12, 10), "strike"),
    "damage is reduced": (Duel("ultron", "iron-man").put(1, 12, 10).set(0, power=9), "strike"),
    "criticals bring two": (Duel("invincible-iron-man", "ultron").put(1, 13, 10).set(0, power=9), TWO_PER_CRIT),
    "nearly dazed": (Duel("captain-marvel", "ultron").put(1, 13, 10).set(1, damage=4), "rocket-punch"),
}


@pytest.mark.parametrize("name", CASES)
def test_the_engine_rolls_what_the_odds_say(name: str) -> None:
    duel, weapon = CASES[name]
    found = odds_of(duel.t, 0, the_cards().strikes[f"{duel.t.who[0]}/{weapon}"], 1)
    assert sum(found.damage) == pytest.approx(1)
    rolled = simulated(duel, 0, weapon, 1, ROLLS)
    for seen, chance in zip(rolled, found.damage, strict=True):
        assert abs(seen - chance) <= 5 * sqrt(chance * (1 - chance) / ROLLS) + 1 / ROLLS
    mean = sum(n * p for n, p in enumerate(rolled))
    spread = sum((n - found.mean) ** 2 * p for n, p in enumerate(found.damage))
    assert abs(mean - found.mean) <= 5 * sqrt(spread / ROLLS)
    assert found.daze == found.damage[-1]


def test_who_is_injured_is_knocked_out() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 13, 10).set(1, injured=1, damage=1)
    found = odds_of(duel.t, 0, the_cards().strikes["captain-marvel/rocket-punch"], 1)
    assert found.daze == 0.0
    assert found.ko == found.damage[-1] > 0.0


def test_added_dice_count() -> None:
    """Dice that cards certainly add are in the pool: a plain effect in force, and one that waits for the next attack action."""
    duel = Duel("iron-man", "ultron").put(1, 13, 10).set(0, power=9)
    strike = the_cards().strikes["iron-man/repulsor-blast"]
    before = odds_of(duel.t, 0, strike, 1).mean
    duel.use(0, "friday-ai")
    assert odds_of(duel.t, 0, strike, 1).mean > before + 0.5


def test_odds_tell_nothing_of_the_dice_to_come() -> None:
    duel = Duel("ultron", "iron-man").put(1, 12, 10)
    strike = duel.t.strikes(0)[0]
    found = set()
    for key in range(20):
        duel.t.key = key
        found.add(odds_of(duel.t, 0, strike, 1))
    assert len(found) == 1


def test_special_rules_that_count_faces_are_of_the_kind_the_odds_know() -> None:
    """Where a face counts more only if other faces show, the odds would need both at once."""
    for card in the_cards().characters.values():
        for strike in card.attacks:
            for rule in strike.rules:
                if isinstance(rule, Static) and rule.query == "face_counts":
                    _, face, _, icons = rule.value
                    assert set(icons) <= {face}


def test_the_cases_are_what_they_are_called() -> None:
    def pools(name: str) -> tuple[Pool, Pool]:
        duel, weapon = CASES[name]
        t = prepared(duel.t, 0, the_cards().strikes[f"{duel.t.who[0]}/{weapon}"], 1)
        assert t is not None
        return pools_of(t, t.attack())

    assert pools("cover")[1].cover
    assert pools("cover and all dice rerolled")[1].cover
    assert [one.most for one in pools("cover and all dice rerolled")[0].rerolls] == [99]
    assert [one.most for one in pools("one die rerolled")[0].rerolls] == [1]
    assert [one.most for one in pools("two dice rerolled")[1].rerolls] == [2]
    assert [one.icons for one in pools("pierced")[0].against] == [(WILD,)]


@pytest.mark.rule("CP-354", "CP-357", "CP-358")
def test_power_and_icon_rules_of_an_attack() -> None:
    strike = the_cards().strikes["captain-marvel/rocket-punch"]
    duel = Duel("captain-marvel", "ultron").put(1, 13, 10).set(1, power=8)
    found = odds_of(duel.t, 0, strike, 1, icons=True)
    assert [name for name, _ in found.rules] == ["stagger"]
    assert 0.6 < found.rules[0][1] < 0.7
    assert len(found.power) == 3  # two are still missing to ten
    assert found.power[:2] == pytest.approx(found.damage[:2])
    assert duel.t.power[1] == 8
    assert odds_of(duel.t, 0, strike, 1).rules == ()
    judged = odds_of(duel.set(1, conditions=("judgment",)).t, 0, strike, 1)
    assert judged.power == pytest.approx((1.0,))
    stunned = odds_of(duel.set(1, conditions=("stun",), power=0).t, 0, strike, 1)
    assert len(stunned.power) == 2


@pytest.mark.parametrize(("ruling", "dice"), [("other dice", 2), ("nothing", 1)])
def test_two_rules_of_one_name(ruling: str, dice: int) -> None:
    """Both Zemos have the same ability: it does not reroll the same die twice (CP-343)."""
    duel = Duel(["baron-zemo", "baron-helmut-zemo"], "ultron", same_reroll=ruling).put(0, 10, 10).put(1, 10, 12).put(2, 12, 10)
    t = prepared(duel.t, 0, the_cards().strikes["baron-zemo/sword-strike"], 2)
    assert t is not None
    assert [one.most for one in pools_of(t, t.attack())[0].rerolls] == [dice]
