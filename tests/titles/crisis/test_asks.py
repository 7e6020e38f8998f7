"""Every question of random fights: something to pick, nothing twice, every sample legal, and asking again changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longbox.titles.crisis.rules.actions import Activation

from .fighters import *
from .scene import Duel

BRAWLER = character(
    "brawling-fighter",
    active("hurl", 1, throw_something(4, 3, M)),
    active("blink", 0, place(SELF, 3), limit="turn"),
    active("pull", 0, choose(enemy & within(4), push(CHOSEN, S, TOWARD, SELF)), limit="turn"),
    reactive("guard", 1, targeted(target=ally & other & within(3)), retarget(SELF)),
    innate("luck", on(modify_own(roller=me), reroll(2), optional=True)),
    attacks=(
        *ATTACKS,
        Strike(
            "wreck",
            PHYSICAL,
            range=2,
            dice=6,
            rules=(
                icons(WILD)(before_damage(throw(TARGET, M, AWAY, SELF))),
                icons(HIT, HIT)(after_attack(extra_attack("ray", enemy, free=True))),
                during("modify_opponent", pierce(1)),
                after_attack(gain_condition(TARGET, "bleed", "stagger")),
            ),
        ),
    ),
)


def field() -> list[tuple[Any, ...]]:
    return [box(5 + 8 * i, 6 + 9 * j, 2.5 + i % 2, 2 + j % 2, size=1 + (i + j) % 5) for i in range(4) for j in range(3)]


def looked_at(duel: Duel) -> None:
    ask, t = duel.ask, duel.t
    options = list(ask.options)
    assert options
    assert len(set(options)) == len(options)
    before = t.text()
    again = t.stack[-1].PLAN[t.stack[-1].step](t.stack[-1], t)  # type: ignore[misc]
    assert again == ask
    assert t.text() == before
    if ask.region is not None:
        for option in options:
            if isinstance(option, tuple):
                assert ask.judge(t, list(option)) == option


@pytest.mark.parametrize("seed", range(6))
def test_random_fights(seed: int) -> None:
    random = Random(seed)
    duel = Duel([BRAWLER, BIG, FLYER], [BRAWLER, SMALL, FAST], field(), beam_targets=("fixed", "checked")[seed % 2])
    for who in range(6):
        duel.put(who, 15.5 if who < 3 else 20.5, 4 + 4.5 * (who % 3))
    duel.t.script = None
    duel.t.key = seed
    asked = 0
    for turn in range(24):
        ready = [who for who in duel.t.affectable() if duel.t.seat[who] == turn % 2]
        if duel.t.over or not ready:
            break
        who = random.choice(ready)
        duel.set(who, power=5)
        duel.t.active = duel.t.seat[who]
        duel.t.facts.clear()
        duel.t.end_scope("turn")
        duel.push(Activation(who))
        while not duel.t.over and not duel.still:
            looked_at(duel)
            asked += 1
            duel.t.resolve(random.choice(list(duel.ask.options)))
    assert asked > 60
