"""Power (CP-072..CP-078)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.titles.crisis.codes import NOBODY, PHYSICAL
from longbox.titles.crisis.rules.damage import ATTACK, COLLISION, CONDITION, CRISIS, EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.targets import AT_NO_COST, cost_of
from longbox.titles.crisis.script.cards import Strike, active, innate, static
from longbox.titles.crisis.script.nodes import SELF, me
from longbox.titles.crisis.words.power import gain_power, lose_power

from ..scene import Duel
from ..stock import hero, stock

RICH = hero("rich", active("leap", 3, gain_power(SELF, 0)), attacks=(Strike("slam", PHYSICAL, 3, 5, cost=2),))

GRUDGER = hero("grudger", innate("grudge", static("less_for_damage", 2, on=me)))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(RICH, GRUDGER):
        yield


@pytest.mark.rule("CP-072", "CP-073")
@pytest.mark.parametrize(("had", "gains", "has"), [(0, 1, 1), (4, 3, 7), (9, 3, 10), (10, 1, 10)])
def test_gaining(had: int, gains: int, has: int) -> None:
    assert Duel("hero-0").set(0, power=had).script(gain_power(SELF, gains), 0).power(0) == has


@pytest.mark.rule("CP-074", "CP-077")
@pytest.mark.parametrize(("had", "loses", "has"), [(5, 2, 3), (3, 3, 0), (2, 5, 0), (0, 1, 0)])
def test_losing(had: int, loses: int, has: int) -> None:
    assert Duel("hero-0").set(0, power=had).script(lose_power(SELF, loses), 0).power(0) == has


def test_an_attack_that_somebody_has_at_no_cost_costs_others_its_price() -> None:
    duel = Duel(["rich", "rich"])
    slam = duel.t.strike(0, "slam")
    duel.t.lasting.append((AT_NO_COST + slam.key, 1, 0, "round", 1))
    assert [cost_of(duel.t, who, slam) for who in (0, 1)] == [0, 2]


@pytest.mark.rule("CP-074", "CP-075", "CP-076")
def test_only_what_can_be_paid_is_offered() -> None:
    def offered(power: int) -> list[str]:
        duel = Duel("rich", "hero-0").put(1, 12, 10).set(0, power=power).activate(0)
        return [option[1] for option in duel.offered if option[0] in ("attack", "power")]

    assert [offered(power) for power in (1, 2, 3)] == [[], ["slam"], ["slam", "leap"]]
    duel = Duel("rich", "hero-0").put(1, 12, 10).set(0, power=3).activate(0)
    duel.roll("blank " * 5, "blank " * 3).answer(("attack", "slam")).answer(1)
    assert duel.power(0) == 1


@pytest.mark.rule("CP-078", "CP-028", "CP-029")
@pytest.mark.parametrize(
    ("cause", "kind", "gained"),
    [(1, EFFECT, 2), (1, COLLISION, 2), (2, EFFECT, 0), (0, EFFECT, 0), (NOBODY, CRISIS, 0), (NOBODY, CONDITION, 0)],
)
def test_power_for_damage_from_enemy_effects_only(cause: int, kind: int, gained: int) -> None:
    """0 suffers; 1 is an enemy, 2 an ally."""
    duel = Duel("hero-0", ["hero-1", "hero-2"]).set(2, seat=0, squad=0)
    duel.push(Suffer(0, 2, cause, kind))
    assert (duel.damage(0), duel.power(0)) == (2, gained)


@pytest.mark.rule("CP-078")
@pytest.mark.parametrize(("suffered", "gained"), [(1, 0), (2, 0), (4, 2)])
def test_less_power_for_the_damage_of_an_attack_is_never_less_than_none(suffered: int, gained: int) -> None:
    """The one who is hurt has so much less for each attack."""
    duel = Duel("hero-0", "grudger").put(1, 12, 10)
    duel.roll(" ".join(["hit"] * suffered + ["blank"] * (4 - suffered)), "blank blank blank").attack(0, "punch", 1)
    assert (duel.damage(1), duel.power(1)) == (suffered, gained)


@pytest.mark.rule("CP-078")
def test_power_for_an_attack_and_in_the_power_phase() -> None:
    duel = Duel("hero-0", "hero-1").put(1, 12, 10)
    duel.roll("hit hit hit blank", "block blank blank").attack(0, "punch", 1)
    assert duel.t.power == [0, 2]
    duel.push(PowerPhase())
    assert duel.t.power == [1, 3]
    assert ATTACK == 0
