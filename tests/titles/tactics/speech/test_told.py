"""What the log tells is all that happens: whoever adds its events up knows the table."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.kernel import Event
from longbox.kernel.dice import Generator
from longbox.titles.tactics.codes import GONE, KO, OFF, TIRED
from longbox.titles.tactics.rules.attacks import Strike
from longbox.titles.tactics.rules.walking import Walk
from longbox.titles.tactics.state import Table
from referee import draws


class Told:
    """The table as the events tell it."""

    def __init__(self, t: Table) -> None:
        self.health, self.karma, self.vp, self.at = t.health[:], t.karma[:], t.vp[:], t.at[:]
        self.ready, self.things, self.held = t.ready[:], t.thing_at[:], t.carrying[:]

    def hear(self, event: Any) -> None:
        match type(event).__name__:
            case "Damaged" | "HealthLost":
                self.health[event.who] = max(0, self.health[event.who] - event.amount)
            case "Healed":
                self.health[event.who] += event.amount
            case "KarmaSpent":
                self.karma[event.payer] -= event.amount
            case "KarmaGained":
                self.karma[event.who] += event.amount
            case "Scored":
                self.vp[event.seat] += event.points
            case "Moved" | "Slammed":
                self.at[event.who] = event.end
            case "KnockedOut":
                self.at[event.who], self.ready[event.who] = OFF, KO
            case "BecameTired":
                self.ready[event.who] = TIRED
            case "PickedUp":
                self.things[event.thing], self.held[event.who] = OFF, event.thing
            case "Attacked" if event.attack == "throw":
                self.things[self.held[event.who]] = GONE
            case "ThingGone":
                self.things[event.thing] = GONE
            case "Dropped":
                self.things[event.thing] = event.square


@pytest.mark.parametrize("seed", range(5))
def test_the_events_of_a_game_add_up_to_its_table(seed: int) -> None:
    game = longbox.new("tactics", 2, seed=seed, **{**draws.tactics(seed), "setup": "quick"})
    t, rng = game.state, Generator(seed)
    heard: list[Event] = []
    t.sink = heard.append
    told = Told(t)
    while game.ask is not None:
        heard.clear()
        page = t.page
        game.answer(rng.below(len(game.ask.options)))
        for event in heard:
            told.hear(event)
        assert (told.karma, told.vp, told.health) == (t.karma, t.vp, t.health), heard
        if not any(isinstance(frame, Walk | Strike) for frame in t.stack):  # told when they end, or when something happens
            assert (told.at, told.things) == (t.at, t.thing_at), heard
        tired = [one for one in range(len(t.ready)) if t.ready[one] == TIRED and told.ready[one] != TIRED]
        assert not tired, heard
        if t.page != page:
            told.ready = t.ready[:]
    assert type(heard[-1]).__name__ == "Ended"
