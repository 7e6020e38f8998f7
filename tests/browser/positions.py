"""Moments of a game worth looking at, found by letting two bots play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from longbox.kernel import Game
from longbox.players import Sight, player
from longbox.titles import shelf


class Moment(NamedTuple):
    save: str
    seat: int
    """Who is asked."""
    option: int
    """What leads on."""


def moments(games: int = 40, **options: object) -> Iterator[tuple[Game[Any], int]]:
    """Every question of some quick games, with the number of the option a bot chooses."""
    title = shelf.title("crisis")
    for seed in range(games):
        game: Game[Any] = Game.new(title, seed=f"moment {seed}", options={"setup": "quick", **options})
        players = [player("greedy", seed), player("greedy", seed + 1)]
        while game.ask is not None:
            value = players[game.ask.seat].choose(Sight(title, game.state, game.ask))
            yield game, value
            game.answer(value)


@cache
def before_a_reaction() -> Moment:
    """A target is to be chosen; the one who is attacked may react to that, before any dice."""
    for game, option in moments():
        ask = game.ask
        assert ask is not None
        if ask.kind != "target" or game.state.round < 2:
            continue
        then = game.clone()
        then.answer(option)
        if then.ask is not None and then.ask.kind == "react" and then.ask.seat != ask.seat and not then.state.over:
            told = len(then.log())
            then.answer(1)
            if len(then.log()) > told:  # reacting is something to read about
                return Moment(game.save(), ask.seat, option)
    raise AssertionError("no such moment in these games")


@cache
def able_to_fight() -> Moment:
    """The turn of the first player, who can activate somebody able to attack somebody, to move and to use a superpower.

    Nobody is asked anything between the attack and the next action: reactions have tests of their own.
    """
    for game, _ in moments():
        ask = game.ask
        assert ask is not None
        if ask.kind != "turn" or ask.seat != 0 or game.state.round < 2:
            continue
        for number in range(len(ask.options)):
            then = game.clone()
            then.answer(number)
            if then.ask is None or then.ask.kind != "action":
                continue
            kinds = [one[0] if isinstance(one, tuple) else "" for one in then.ask.options]
            if {"attack", "move", "power"} <= {*kinds} and goes_through(then, kinds.index("attack")):
                return Moment(game.save(), 0, number)
    raise AssertionError("no such moment in these games")


def goes_through(game: Game[Any], attack: int) -> bool:
    """Whether an attack against the first target leads to the next action without another question."""
    then = game.clone()
    then.answer(attack)
    while then.ask is not None and then.ask.kind == "target":
        then.answer(0)
    return then.ask is not None and (then.ask.kind, then.ask.seat) == ("action", 0)


@cache
def before_the_end() -> Moment:
    """The last decision of a game, which leaves no choice."""
    for game, option in moments():
        ask = game.ask
        assert ask is not None
        then = game.clone()
        then.answer(option)
        if then.ask is None and len(ask.options) == 1:
            return Moment(game.save(), ask.seat, option)
    raise AssertionError("no such moment in these games")
