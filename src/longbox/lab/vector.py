"""Many games of a title side by side, as a vector environment of Gymnasium.

Every game waits for one action, of whichever seat is asked there; `infos["seat"]` says which. With `opponents` bots answer for all
other seats, and the games wait for the learner only. A game that is over is followed by the next one at once.

>>> from longbox.lab.vector import LongboxVector
>>> many = LongboxVector("tactics", 3, options={"setup": "quick"}, opponents="brawler")
>>> seen, infos = many.reset(seed=7)
>>> seen["action_mask"].shape, infos["seat"].tolist()
((3, 64), [0, 1, 0])
>>> seen, rewards, over, cut, infos = many.step([0, 0, 0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from longbox.kernel import AnyGame, AnyTitle, BadOption, Illegal, State, dice_key, new_seed
from longbox.players import Player, Sight, player
from longbox.titles import title as find_title
from longbox.titles.facets import study

from .collector import collect_rarely
from .env import ACTIONS, LARGEST
from .observe import Observer

LONGEST: Final = 20_000
"""Actions after which a game is cut off."""

Seen = dict[str, np.ndarray]

_COUNTS = np.arange(ACTIONS, dtype=np.int32)


class LongboxVector(VectorEnv):
    """`games` games at once. Actions, masks and folded questions are those of `LongboxEnv`; options are not described.

    `start` is a game to go on from, with new dice. With `opponents`, one bot for all or one for each other seat in turn, the
    learner sits in another seat in every game.
    """

    metadata = {"name": "longbox", "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        title: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        start: AnyGame | None = None,
        opponents: str | Sequence[str] = "",
    ) -> None:
        super().__init__()
        collect_rarely()
        self.title: AnyTitle = find_title(title)
        if games < 1:
            raise BadOption(f"{games} games are nothing to play; take 1 or more.")
        if start is not None and (start.title is not self.title or options or seats not in (None, start.state.seats)):
            raise BadOption("A game to go on from has its title, seats and options already; do not name others.")
        self.options = self.title.check_options({**study(self.title).played, **(options or {})})
        self.start = start
        self.seats = start.state.seats if start is not None else self.title.check_seats(seats)
        self.opponents = self._named(opponents)
        self.observer = Observer(self.title, self.seats)
        length = len(self.observer.names)
        self.num_envs = games
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (length,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._rows = np.zeros((games, self.seats, length), np.float32)
        flat = memoryview(self._rows.reshape(-1)).cast("B")  # type: ignore[arg-type]
        self._slots = [
            Slot(self, [self.observer.eye(flat, length * (self.seats * number + seat), seat) for seat in range(self.seats)], number)
            for number in range(games)
        ]
        self._numbers = np.arange(games)
        self._seats, self._counts = np.zeros(games, np.int64), np.zeros(games, np.int32)
        self._seed: int | str | None = None

    def _named(self, opponents: str | Sequence[str]) -> tuple[str, ...]:
        names = (opponents,) * (self.seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if opponents and len(names) != self.seats - 1:
            raise BadOption(f"{len(names)} opponents are given; there are {self.seats - 1} seats besides the learner's.")
        for name in names if opponents else ():
            player(name)  # says which there are
        return names if opponents else ()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """New games. The same seed gives the same games; without one, the games after a seed follow from it."""
        if seed is not None:
            self._seed = seed
            for slot in self._slots:
                slot.played = 0
        elif self._seed is None:
            self._seed = new_seed()
        for slot in self._slots:
            slot.deal(self._seed)
            slot.look()
        return self._seen(), {"seat": self._seats.copy()}

    def step(self, actions: Sequence[int] | np.ndarray) -> tuple[Seen, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """An action for each game. Who answered gets 1 for a game won by it, its share of -1 for one lost, and nothing for a draw.

        `infos["rewards"]` has what all seats got where a game is over.
        """
        told = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(told) != self.num_envs:
            raise Illegal(f"{len(told)} actions are given for {self.num_envs} games.")
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        every: np.ndarray | None = None
        for slot, action in zip(self._slots, told, strict=True):
            seat = slot.seat
            if slot.act(action):
                slot.look()
                continue
            number = slot.number
            if every is None:
                every = np.zeros((self.num_envs, self.seats))
            every[number] = slot.results()
            rewards[number] = every[number, seat]
            over[number] = slot.state.ask is None
            cut[number] = not over[number]
            assert self._seed is not None
            slot.deal(self._seed)
            slot.look()
        infos: dict[str, Any] = {"seat": self._seats.copy()}
        if every is not None:
            infos["rewards"] = every
        return self._seen(), rewards, over, cut, infos

    def _seen(self) -> Seen:
        mask = (self._counts[:, None] > _COUNTS).view(np.int8)
        return {"observation": self._rows[self._numbers, self._seats], "action_mask": mask}

    def state(self, number: int) -> State:
        """The position of one game, for agents that know the title."""
        return self._slots[number].state

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held that would have to be let go."""


class Slot:
    """One of the games."""

    __slots__ = ("actions", "bots", "count", "eyes", "high", "learner", "low", "many", "number", "played", "seat", "state")

    def __init__(self, many: LongboxVector, eyes: list[Any], number: int) -> None:
        self.many, self.eyes, self.number = many, eyes, number
        self.played = self.actions = self.low = self.high = self.count = self.seat = 0
        self.learner = -1
        self.bots: dict[int, Player] = {}
        self.state: State

    def look(self) -> None:
        """Tell what the seat that is asked sees, who it is and how many actions there are."""
        many, state = self.many, self.state
        assert state.ask is not None
        folded = self.high - self.low > ACTIONS or self.low > 0 or self.high < len(state.ask.options)
        self.eyes[self.seat].look(state, folded)
        many._seats[self.number] = self.seat
        many._counts[self.number] = self.count

    def deal(self, seed: int | str) -> None:
        """The next game; one in which a bot decides everything is not played."""
        many = self.many
        while True:
            own = f"{seed}:{self.number}:{self.played}"
            if many.start is None:
                self.state = many.title.new(many.seats, own, many.options)
            else:
                self.state = many.start.state.copy()
                self.state.key, self.state.count, self.state.script = dice_key(own), 0, None
            self.actions = 0
            if many.opponents:
                self.learner = (self.number + self.played) % many.seats
                others = [seat for seat in range(many.seats) if seat != self.learner]
                self.bots = {seat: player(name, f"{own}:{seat}") for seat, name in zip(others, many.opponents, strict=True)}
            self.played += 1
            if self._next():
                return

    def act(self, action: int) -> bool:
        """Take an action. False if the game is over or too long now."""
        state = self.state
        if not 0 <= action < self.count:
            raise Illegal(f"Action {action} is masked in game {self.number}; there are {self.count} now, from 0.")
        self.actions += 1
        low, width = self.low, self.high - self.low
        if width > ACTIONS:
            groups = self.count
            self._open(low + width * action // groups, low + width * (action + 1) // groups)
            return True
        assert state.ask is not None
        state.resolve(state.ask.options[low + action])
        return self._next() and self.actions < LONGEST

    def _next(self) -> bool:
        """Let the bots answer until somebody else is asked. False if the game is over."""
        state = self.state
        ask = state.ask
        if self.bots:
            while ask is not None and ask.seat != self.learner:
                choice = self.bots[ask.seat].choose(Sight(self.many.title, state, ask))
                assert isinstance(choice, int)
                state.resolve(ask.options[choice])
                ask = state.ask
        if ask is None:
            return False
        self.seat = ask.seat
        self._open(0, len(ask.options))
        return True

    def _open(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        width = high - low
        self.count = width if width <= ACTIONS else min(ACTIONS, ceil(width / ACTIONS))

    def results(self) -> list[float]:
        """What every seat gets."""
        winner = self.state.winner() if self.state.ask is None else None
        if winner is None:
            return [0.0] * self.many.seats
        return [1.0 if seat == winner else -1.0 / (self.many.seats - 1) for seat in range(self.many.seats)]
