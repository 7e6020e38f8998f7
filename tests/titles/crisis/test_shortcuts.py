"""What is found in one go, or rejected early, is what the long way finds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from longbox.titles.crisis.battlefields import generate
from longbox.titles.crisis.rules.tactics import able, players
from longbox.titles.crisis.rules.targets import aims_of, foes_of, has_target, targets_of
from longbox.titles.crisis.script.nodes import Context
from titles.crisis.shelf import the_cards

from .fighters import *
from .scene import Duel


def scenes(count: int) -> Iterator[Duel]:
    """Characters thrown about on battlefields, some of them Dazed."""
    rng = random.Random(4)
    for number in range(count):
        duel = Duel([FIGHTER, SNEAK, BIG, FAST], [FIGHTER, SNEAK, BIG, FAST], generate(number % 5).terrain)
        for who in range(8):
            duel.put(who, rng.uniform(10, 26), rng.uniform(10, 26)).set(who, power=rng.randrange(3))
            if rng.random() < 0.2:
                duel.set(who, dazed=True)
        duel.t.token_at = [(rng.uniform(10, 26), rng.uniform(10, 26)) for _ in range(5)]
        duel.t.token_holder = [rng.choice((-1, -1, -1, 0)) for _ in range(5)]
        yield duel


@pytest.mark.rule("CP-310")
def test_an_attack_is_offered_exactly_if_somebody_can_be_attacked() -> None:
    said = set()
    for duel in scenes(60):
        for who in range(8):
            for strike in duel.t.strikes(who):
                found = has_target(duel.t, who, strike, foes_of(duel.t, who))
                assert found is bool(targets_of(duel.t, who, strike))
                said.add((strike.shape, found))
    assert len(said) == 6, "every shape with and without a target"


@pytest.mark.rule("CP-310", "CP-369")
@pytest.mark.parametrize(("far", "touched"), [(7.38, True), (7.395, True), (7.42, False)])
def test_the_corners_of_a_beam_reach_a_little_farther_than_its_end(far: float, touched: bool) -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 18).put(1, 10 + far, 18)
    ray = next(strike for strike in duel.t.strikes(0) if strike.id == "ray")
    assert duel.t.within(0, 1, 3) is (far < 7.39)
    assert bool(aims_of(duel.t, 0, ray)) is touched
    assert has_target(duel.t, 0, ray, [1]) is touched


def test_enemies_and_tokens_in_range_in_one_go() -> None:
    for duel in scenes(60):
        t = duel.t
        for who in range(8):
            for far in (1, 2, 3, 4, 5):
                near = [one for one in t.affectable() if t.seat[one] == 1 and t.within(who, one, far)]
                assert t.enemy_within(who, 0, far) is bool(near)
                tokens = [i for i, holder in enumerate(t.token_holder) if holder == -1 and t.token_within(who, i, far)]
                assert t.tokens_within(who, far) == tokens


@pytest.mark.rule("CP-108", "CP-109")
def test_who_may_play_a_card_of_two_is_what_trying_every_pair_says() -> None:
    card = the_cards().tactics["disarm"]
    some = 0
    for duel in scenes(60):
        t = duel.t
        pairs = [
            pair
            for pair in permutations(able(t, 0), 2)
            if all(t.power[who] >= 1 for who in pair)
            and card.when.check(Context(t, pair[0], 0, {"payer": pair[0], "partner": pair[1]}, squad=True))
        ]
        assert players(t, 0, card, {}) == sorted({payer for payer, _ in pairs})
        some += bool(pairs)
    assert 10 < some < 60
