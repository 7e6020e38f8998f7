"""The greedy player: takes what looks best right now, by the title's own judgment."""

from __future__ import annotations

from longbox.kernel import Answer, Generator, dice_key

from .player import PLAYERS, AnySight


class GreedyPlayer:
    """Rates every option in a possible world it cannot tell from the real one, and takes the best; chance breaks ties."""

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = Generator(dice_key(f"greedy {seed}"))

    def choose(self, sight: AnySight) -> Answer:
        if len(sight.ask.options) == 1:
            return 0
        ratings = sight.rate(self._rng)
        best = max(ratings)
        good = [number for number, rating in enumerate(ratings) if rating >= best - 1e-9]
        return good[self._rng.below(len(good))]


PLAYERS["greedy"] = GreedyPlayer


class CarelessPlayer:
    """A greedy player that does not look properly every third time: a gentle opponent for a first game."""

    def __init__(self, seed: int | str = 0) -> None:
        self._greedy = GreedyPlayer(seed)
        self._rng = Generator(dice_key(f"careless {seed}"))

    def choose(self, sight: AnySight) -> Answer:
        if self._rng.below(3) == 0:
            return self._rng.below(len(sight.ask.options))
        return self._greedy.choose(sight)


PLAYERS["careless"] = CarelessPlayer
