"""What the panels tell of the game so far: dice on the table, what they are worth, luck."""

from __future__ import annotations

from random import Random

from longbox.titles import facets
from longbox.titles.crisis.events import (
    AttackBegan,
    AttackCancelled,
    AttackCompared,
    Damaged,
    DiceChanged,
    DiceRolled,
    PhaseBegan,
    TacticPlayed,
)
from longbox.titles.crisis.page.story import Told
from longbox.titles.crisis.title import TITLE

from ..fighters import *
from ..scene import Duel
from .test_offers import some_game

PAGE = facets.page(TITLE)

FELL = (0, 2, 3)
"""A Critical, a Hit and a Block."""


def told(duel: Duel, *events: object) -> Told:
    return PAGE.story(duel.t, events, "en")  # type: ignore[arg-type,return-value]


def test_dice_lie_at_their_printed_worth_until_something_else_begins() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    began, rolled = AttackBegan(0, 1, "weapon"), DiceRolled(0, "attack", FELL, (1,))
    story = told(duel, began, rolled)
    assert story["rolls"] == [
        {"who": 0, "roll": "attack", "faces": [0, 2, 3, 1], "counts": [1, 1, 0, 1], "added": 1, "successes": 3}
    ]
    assert story["sum"] is None
    story = told(duel, began, rolled, DiceRolled(1, "defense", FELL, ()), DiceChanged(1, "defense", "card", (5, 2, 3)))
    assert [one["successes"] for one in story["rolls"]] == [3, 1]
    assert story["sum"] == {"how": "now", "target": 1, "damage": 2, "hits": 3, "blocks": 1}
    story = told(duel, began, rolled, DiceRolled(0, "attack", (), (3, 1)))
    assert (story["rolls"][0]["faces"], story["rolls"][0]["added"]) == ([0, 2, 3, 1, 3, 1], 3)
    for over in (PhaseBegan("power"), AttackCancelled(0)):
        assert told(duel, began, rolled, over)["rolls"] == []


def test_an_attack_comes_to_what_was_compared_and_then_to_what_was_dealt() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    events = [AttackBegan(0, 1, "weapon"), DiceRolled(0, "attack", FELL, ()), AttackCompared(0, 1, 2, 3)]
    assert told(duel, *events)["sum"] == {"how": "compared", "target": 1, "damage": 0, "hits": 2, "blocks": 3}
    dealt = told(duel, *events, Damaged(1, 2, 4), Damaged(0, 9, 1), Damaged(1, 1, 3))["sum"]
    assert dealt == {"how": "dealt", "target": 1, "damage": 3, "hits": 2, "blocks": 3}


def test_while_an_attack_is_resolved_dice_count_as_the_rules_count_them() -> None:
    duel = Duel("captain-marvel", "black-widow").put(1, 11.6, 10).set(1, power=5)
    duel.roll("crit hit blank wild block", "blank blank fail", "fail").attack(0, "strike", 1)
    attack, defense = told(duel, *duel.events)["rolls"]
    assert (attack["who"], attack["successes"], attack["added"]) == (0, 3, 1)
    assert defense["counts"] == [1, 1, 0]  # blanks count for her at this distance


def test_luck_counts_dice_for_and_against_somebody() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    assert told(duel)["luck"] == []
    events = [DiceRolled(0, "attack", FELL, (1,)), DiceRolled(1, "dodge", FELL, ()), DiceRolled(1, "card/roll", FELL, FELL)]
    assert told(duel, *events)["luck"] == [
        {"rolled": 3, "expected": 2.0, "difference": 1.0, "dice": 4},
        {"rolled": 2, "expected": 1.125, "difference": 0.875, "dice": 3},
    ]


def test_the_phase_who_acts_and_what_was_played() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    story = told(duel, PhaseBegan("power"), TacticPlayed(1, "brace-for-impact", (1,)))
    assert (story["phase"], story["acting"], story["played"]) == ("Power Phase", None, [(1, "brace-for-impact")])
    assert told(duel)["phase"] == ""


def test_the_story_of_a_whole_game_adds_up() -> None:
    rng, game = Random(2), some_game(2, 2025, "quick")
    while game.ask is not None:
        game.answer(rng.randrange(len(game.ask.options)))
    rolls = [e for e in game.events() if isinstance(e, DiceRolled) and e.roll in ("attack", "defense", "dodge")]
    luck = PAGE.story(game.state, game.events())["luck"]
    assert sum(seat["dice"] for seat in luck) == sum(len(e.faces) + len(e.extra) for e in rolls) > 0
