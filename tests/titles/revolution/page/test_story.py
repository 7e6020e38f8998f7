"""What the panels tell of the game so far: the Dice Strings of an attack, how the dice fell."""

from __future__ import annotations

from random import Random

import longbox
from longbox.titles import facets
from longbox.titles.revolution.events import Attacked, InitiativeRolled, MissionRevealed, Rolled
from longbox.titles.revolution.page.story import strings
from longbox.titles.revolution.rules.attacks import compare
from longbox.titles.revolution.title import TITLE

PAGE = facets.page(TITLE)


def test_dice_that_win_their_place_are_the_damage() -> None:
    rng = Random(5)
    for _ in range(500):
        attack, defense = ([rng.randint(1, 6) for _ in range(rng.randint(0, 6))] for _ in "ad")
        for unopposed in (3, 4):
            told = strings(("", ""), attack, defense, unopposed, 0, now=True)
            assert sum(one["wins"] for one in told["attack"]) == compare(attack, defense, unopposed)
            assert sum(one["wins"] for one in told["defense"]) == sum(not one["wins"] for one in told["attack"][: len(defense)])
            assert [attack[one["die"]] for one in told["attack"]] == sorted(attack, reverse=True)


def test_the_last_attack_of_a_mission_and_the_dice_of_each_seat() -> None:
    rng, game = Random(3), longbox.new("revolution", seats=3, seed=3, last_round=5)
    shown = 0
    while game.ask is not None:
        game.answer(rng.randrange(len(game.ask.options)))
        if not rng.randrange(40):
            story = PAGE.story(game.state, game.events())
            shown += story["strings"] is not None
    assert shown
    story = PAGE.story(game.state, game.events(), "de")
    initiative = sum(len(event.faces) for event in game.events() if isinstance(event, InitiativeRolled))
    assert sum(seat["dice"] for seat in story["luck"]) >= initiative > 0
    assert all(seat["mean"] is None or 1 <= seat["mean"] <= 6 for seat in story["luck"])


def test_a_new_mission_begins_without_dice() -> None:
    game = longbox.new("revolution", seats=3, seed=3)
    rng = Random(3)
    while game.state.mission < 0:
        assert game.ask is not None
        game.answer(rng.randrange(len(game.ask.options)))
    leader = game.state.everyone(0)[0]
    fight = [Attacked(leader, leader), Rolled((6, 1), (5,), 1)]
    told = PAGE.story(game.state, fight)["strings"]
    assert told is not None
    assert (told["now"], told["damage"], [one["wins"] for one in told["attack"]]) == (False, 1, [True, False])
    assert PAGE.story(game.state, [*fight, MissionRevealed(0)])["strings"] is None
