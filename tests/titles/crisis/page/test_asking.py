"""What a person need not be asked: every plain answer leads where all others would have led."""

from __future__ import annotations

from random import Random

import pytest

import longbox
from longbox.kernel import Ask, Game
from longbox.players import Sight, player
from longbox.titles import facets
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ..fighters import *
from ..scene import Duel

ASKING = facets.asking(TITLE)


def asked(duel: Duel) -> tuple[Table, Ask]:
    duel.t.script = None  # what an option would do may need dice
    assert duel.ask is not None
    return duel.t, duel.ask


def option(ask: Ask, kind: str, id: str) -> int:
    return ask.options.index((kind, id))


def test_a_healing_card_does_nothing_while_nobody_is_hurt() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 12.5, 10).set(0, power=3).hand("medpack").activate(0)
    t, ask = asked(duel)
    assert ASKING.idle(t, ask, option(ask, "tactic", "medpack"))
    hurt = Duel("captain-marvel", "ultron").put(1, 12.5, 10).set(0, power=3, damage=2).hand("medpack").activate(0)
    t, ask = asked(hurt)
    assert not ASKING.idle(t, ask, option(ask, "tactic", "medpack"))


def test_moves_and_attacks_are_never_idle() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 12.5, 10).activate(0)
    t, ask = asked(duel)
    for i, chosen in enumerate(ask.options):
        assert not ASKING.idle(t, ask, i), chosen


def games(count: int, seed: int) -> list[Game[Table]]:
    rng, rosters = Random(seed), sorted(the_cards().rosters)
    found = []
    for number in range(count):
        a, b = rng.sample(rosters, 2)
        found.append(longbox.new("crisis", seed=f"{seed} {number}", setup="quick", roster_a=a, roster_b=b))
    return found


def outcomes(state: Table, ask: Ask) -> list[Table]:
    return [ASKING.after(state, i) for i in range(len(ask.options))]


def test_plain_answers_of_whole_games_are_plain() -> None:
    """By the definition of each reason, worked out here anew; and the game with the fewer questions is a game by the rules."""
    told: set[str] = set()
    for game in games(2, 7):
        bots = [player("greedy", seat) for seat in range(2)]
        declined: Table | None = None
        while game.ask is not None and len(game.answers) < 700:
            state, ask = game.state, game.ask
            found = ASKING.settled(state, ask, before=declined)
            if found is None:
                value = bots[ask.seat].choose(Sight(TITLE, state, ask))
                declined = state.copy() if value == ASKING.declines(state, ask) else None
                game.answer(value)
                continue
            told.add(found.why)
            if found.why == "only":
                assert len(ask.options) == 1
            elif found.why == "same":
                assert len({one.text() for one in outcomes(state, ask)}) == 1
            elif found.why == "order":
                assert len({last.text() for one in outcomes(state, ask) for last in ends(one, ask)}) == 1
            elif found.why == "end":
                assert declined is not None
                assert declined.ask is not None
                offered = {str(one) for one in declined.ask.options}
                assert {str(one) for i, one in enumerate(ask.options) if i != found.option} <= offered
            else:
                assert found.why == "idle"
            game.answer(found.option)
        assert Game.load(game.save(), lambda _: TITLE, verify=True).digest == game.digest
    assert {"only", "order", "end", "idle"} <= told


def ends(state: Table, ask: Ask) -> list[Table]:
    if state.ask is None or (state.ask.kind, state.ask.seat) != (ask.kind, ask.seat):
        return [state]
    return [last for one in outcomes(state, state.ask) for last in ends(one, ask)]


def test_a_muted_card_is_declined_and_others_are_asked() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 12.5, 10).set(0, power=3, damage=2).hand("medpack").activate(0)
    t, ask = asked(duel)
    sources = {ASKING.source(t, ask, i) for i in range(len(ask.options))}
    assert "medpack" in sources
    assert ASKING.settled(t, ask, frozenset(sources)) is None, "there is more to do than to play cards"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_muted_has_a_name(language: str) -> None:
    assert ASKING.named("medpack", language) != "medpack"
    assert ASKING.named("no such card", language)
