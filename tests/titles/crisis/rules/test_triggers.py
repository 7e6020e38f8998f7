"""Triggers: every moment that has a name is announced; a role nobody has passes no filter."""

from __future__ import annotations

from dataclasses import replace

import pytest

import longbox
from longbox.kernel import Plain, Window
from longbox.players import RandomPlayer, play
from longbox.titles.crisis.codes import NOBODY, STUN
from longbox.titles.crisis.rules.damage import CONDITION, Suffer
from longbox.titles.crisis.rules.grunts import PutIntoPlay
from longbox.titles.crisis.script import moments
from longbox.titles.crisis.script.moments import EVENTS, Trigger
from longbox.titles.crisis.script.nodes import Test as When
from longbox.titles.crisis.state import Table
from titles.crisis.shelf import the_cards

from ..fighters import *
from ..scene import Duel


@pytest.mark.rule("CP-413")
def test_damage_of_nobody_is_no_enemys() -> None:
    duel = Duel("invincible-iron-man", "captain-america-first-avenger").set(0, power=3).push(Suffer(0, 1, NOBODY, CONDITION))
    assert duel.still  # nothing may be reduced
    assert (duel.damage(0), duel.power(0)) == (1, 3)


QUIET = {"felled", "flipped", "would_flip", "instead_of_flip", "action_taken", "would_regain", "withstood"}
"""Announced only where somebody listens; the tests of the cards that do show them."""


@pytest.mark.interpreted("it replaces how a table opens windows")
def test_every_moment_has_a_word_and_is_announced_with_its_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {made.event for word in vars(moments).values() if (made := moment(word)) is not None}
    assert words == set(EVENTS)
    announce, silent = Table.window, set(EVENTS)

    def window(t: Table, event: str, *data: Plain) -> Window | None:
        assert len(data) == len(EVENTS[event])
        silent.discard(event)
        return announce(t, event, *data)

    monkeypatch.setattr(Table, "window", window)
    rosters = sorted(the_cards().rosters)
    for seed in range(200):
        pair = {"roster_a": rosters[seed % len(rosters)], "roster_b": rosters[(seed + seed // len(rosters)) % len(rosters)]}
        play(longbox.new("crisis", seed=seed, **pair), [RandomPlayer(f"{seed} a"), RandomPlayer(f"{seed} b")])
        if not silent - QUIET:
            break
    assert not silent - QUIET


def test_after_an_effect_that_defeated_somebody_it_is_told_who_did_it() -> None:
    avenger = character("avenger-of-the-fallen", innate("revenge", on(felled(it=ally & other, cause=enemy), damage(CAUSE, 2))))
    duel = Duel([avenger, "captain-america-first-avenger"], "crossbones-merciless-merc").set(1, damage=5)
    duel.roll("hit hit hit hit hit hit hit hit", "fail fail fail fail").set(2, power=4).put(2, 12.5, 13)
    duel.attack(2, "up-close-and-personal", 1)
    while not duel.still:  # the target's own answers
        duel.answer(duel.offered[0])
    assert duel.is_dazed(1)
    assert duel.damage(2) == 1  # he takes one less than two


def moment(word: object) -> Trigger | None:
    """What a word of the language stands for, if that is a moment."""
    if getattr(word, "__qualname__", "") != "_trigger.<locals>.word":
        return None
    made = word()  # type: ignore[operator]
    assert isinstance(made, Trigger)
    return made


# -- special conditions ------------------------------------------------------------------------------------------------

GRUDGE = on(condition_gained(target=me, cause=enemy), gain_power(SELF, 1), optional=True)
STUNNED = When("stunned", lambda c: c.roles["condition"] == STUN)
WORSE = on(condition_gained(target=enemy, cause=me, when=STUNNED), gain_condition(TARGET, "slow"), optional=True)
GRUDGING = character("grudging-fighter", innate("grudge", GRUDGE))
CRUEL = character("cruel-fighter", innate("worse", WORSE))
HARD = character("unstunned-fighter", innate("grudge", GRUDGE), innate("hard", static("immunity", STUN, on=me)))


@pytest.mark.rule("CP-410", "CP-411")
def test_each_condition_that_is_gained_may_be_answered() -> None:
    duel = Duel(GRUDGING, FIGHTER).set(0, conditions=("slow",)).script(gain_condition(enemy, "slow", "stun", "bleed"), 1)
    assert duel.conditions(0) == {"slow", "stun", "bleed"}
    duel.answer("grudging-fighter/grudge").answer("grudging-fighter/grudge")  # Slow it had already
    assert duel.still
    assert duel.power(0) == 1 + 1


@pytest.mark.rule("CP-410")
def test_an_answer_may_ask_which_condition_it_was_and_whose_effect() -> None:
    duel = Duel(CRUEL, FIGHTER).script(gain_condition(enemy, "bleed"), 0)
    assert duel.still
    duel.script(gain_condition(enemy, "stun"), 0).answer("cruel-fighter/worse")
    assert duel.conditions(1) == {"bleed", "stun", "slow"}
    duel = Duel([CRUEL, FIGHTER], FIGHTER).script(gain_condition(enemy, "stun"), 1)
    assert duel.still


@pytest.mark.rule("CP-517")
def test_a_condition_that_is_not_gained_is_not_answered() -> None:
    duel = Duel(HARD, FIGHTER).script(gain_condition(enemy, "stun"), 1)
    assert duel.still
    duel.script(gain_condition(enemy, "slow"), 1)
    assert duel.ask.kind == "react"


@pytest.mark.rule("CP-410")
def test_conditions_with_which_a_grunt_enters_play_may_be_answered() -> None:
    proud = character("proud-parent", innate("pride", on(condition_gained(target=ally, cause=me), gain_power(SELF, 1))))
    grunt = replace(the_cards().characters[FIGHTER], id="proud-grunt", parents=(proud,))
    the_cards().characters.setdefault(grunt.id, grunt)
    duel = Duel(proud, FIGHTER).push(PutIntoPlay("proud-grunt", 0, 2, ("stagger",)))
    duel.answer(duel.offered[0])
    assert (duel.conditions(2), duel.power(0)) == ({"stagger"}, 1)
