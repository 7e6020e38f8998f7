"""What every title must hold, looked at in every decision of random games.

A title is only worth playing if its games can be paused, copied, saved and replayed anywhere, offer nothing illegal, refuse
everything illegal, and never show a seat what it may not know.
"""

from __future__ import annotations

import json
import math
import os
from typing import Any

from longbox.kernel import PASS, SPECTATOR, Game, Generator, Illegal, Title, replay, view

NONSENSE: tuple[Any, ...] = (
    -1, 10**6, 10**30, True, None, 0.0, 1.5, math.nan, math.inf, "0", "pass", b"0", {}, {"x": 1}, {0}, object(),
    [math.nan, 0.0], [math.inf, 1], [0, -math.inf], [None], [True, 1], [[[[[[1]]]]]], ["x" * 1000], [10**40], list(range(5000)),
)  # fmt: skip

EVERY = 1 if os.environ.get("LONGBOX_ALL") else 3
"""A third of the decisions is copied and redrawn in every run, all of them under ./check --all."""


class Examiner:
    """Looks at one game, decision by decision."""

    def __init__(self, title: Title[Any], seats: int, seed: int, options: dict[str, Any] | None = None, every: int = EVERY) -> None:
        """`every` is at how many decisions the game is copied and hidden things are redrawn once, which takes long."""
        self.title = title
        self.every = every
        self.game = Game.new(title, seats, seed, options)
        self.rng = Generator(seed ^ 0x5EED)
        self.first = seed  # other decisions in other games

    def play(self, cap: int = 100_000) -> Game[Any]:
        """Play to the end, examining the decisions."""
        while self.game.ask is not None:
            assert len(self.game.answers) < cap, "this game does not end"
            self.question()
            if (len(self.game.answers) + self.first) % self.every == 0:
                self.copies_go_the_same_way()
                self.views_keep_secrets()
            self.game.answer(self.rng.below(len(self.game.ask.options)))
        self.end()
        return self.game

    # -- one decision -----------------------------------------------------------------------------------------------------

    def question(self) -> None:
        """The question can be answered, asking it again changes nothing, and only legal answers are taken."""
        game, state = self.game, self.game.state
        ask, before = game.ask, game.digest
        assert ask is not None
        assert 0 <= ask.seat < state.seats
        assert len(ask.options) > 0, "a question without options"
        assert len(set(ask.options)) == len(ask.options), f"an option is offered twice: {ask}"
        assert ask.kind in state.stack[-1].ANSWERS
        for language in self.title.languages:
            assert self.title.question(ask, language)
        state.advance()
        assert state.ask == ask, "asking again asks something else"
        assert game.digest == before, "asking changes the game"
        if ask.region is not None:
            json.dumps(ask.region.describe(), allow_nan=False)
            for option in ask.options:
                if option == PASS:
                    continue
                assert ask.region.accept(state, option) == option, "a sample lies outside its own region"  # type: ignore[arg-type]

    def nonsense_is_refused(self) -> None:
        """Nothing but a legal answer is taken, and a refusal changes nothing."""
        game = self.game
        assert game.ask is not None
        before, asked = game.digest, game.ask
        for value in (*NONSENSE, len(asked.options)):
            refused(game, value)
        for seat in (asked.seat + 1, -1, 99):
            refused(game, 0, seat)
        assert game.digest == before
        assert game.ask is asked

    def every_option_works(self) -> None:
        """Whatever is offered is legal."""
        assert self.game.ask is not None
        for number in range(len(self.game.ask.options)):
            self.game.clone().answer(number)

    def copies_go_the_same_way(self) -> None:
        """A clone and a saved and loaded game answer like the game itself, and leave it alone."""
        game = self.game
        assert game.ask is not None
        before, text = game.digest, game.save()
        pick = self.rng.below(len(game.ask.options))
        clone, loaded = game.clone(), Game.load(text, lambda _: self.title)
        assert clone.digest == loaded.digest == before
        assert loaded.ask == game.ask
        assert loaded.save() == text
        clone.answer(pick)
        loaded.answer(pick)
        assert clone.digest == loaded.digest
        for _ in range(3):  # a little further, each on its own: the original must not notice
            if clone.ask is not None:
                pick = self.rng.below(len(clone.ask.options))
                clone.answer(pick)
                loaded.answer(pick)
        assert clone.digest == loaded.digest
        assert game.digest == before
        assert game.save() == text

    def views_keep_secrets(self) -> None:
        """Redrawing all that a seat may not know does not change what it sees."""
        state = self.game.state
        for seat in (SPECTATOR, *range(state.seats)):
            seen = view(self.title, state, seat)
            guess = self.title.determinize(state, seat, self.rng)
            assert view(self.title, guess, seat) == seen, f"seat {seat} sees something it may not know"
            if guess.ask is not None and guess.ask.seat == seat:
                self.same_question(guess)
            if seat == SPECTATOR:
                json.dumps(seen, allow_nan=False)

    def same_question(self, guess: Any) -> None:
        """A guess asks its seat what the game asks it: nobody need work that out again."""
        before = guess.digest()
        guess.advance()
        assert guess.ask == self.game.ask, "what a seat is asked depends on something it may not know"
        assert guess.digest() == before

    # -- the end ----------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """The end is told, final, and follows from the answers alone."""
        game, state = self.game, self.game.state
        result = game.result
        assert result is not None
        assert len(result.scores) == state.seats
        assert result.winner is None or 0 <= result.winner < state.seats
        before = game.digest
        refused(game, 0)
        assert game.digest == before
        again = replay(self.title, state.seats, game.seed, state.options, game.answers, game.marks)
        assert again.digest() == before
        assert Game.load(game.save(), lambda _: self.title, verify=True).digest == before
        for language in self.title.languages:
            assert all(line.strip() for line in game.log(language))
        for seat in (SPECTATOR, *range(state.seats)):
            for event in game.events(seat):
                json.dumps(event.dump(), allow_nan=False)


def refused(game: Game[Any], value: Any, seat: int | None = None) -> None:
    try:
        game.answer(value, seat)
    except Illegal as error:
        text = str(error)
        assert text, "a refusal needs a reason"
        assert text[0].isupper() or text[0].isdigit() or not text[0].isalpha() or "nan" in text or "inf" in text, text
        assert text.rstrip().endswith((".", "?")), text
        assert len(text) < 300
    else:
        raise AssertionError(f"the answer {value!r} by seat {seat} was taken")
