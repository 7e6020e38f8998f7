"""Nobody is told what they may not know: every message of whole games, to every seat and to a spectator.

Two nets. The first looks for words: the seed, the dice key, the other's cards before they are shown. The second needs no words:
a position is replaced by another one that the onlooker cannot tell from it (other hidden choices, other dice to come), and the
message must stay the same to the letter.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from longbox.kernel import Game, Generator
from longbox.server.tables import LiveTable
from longbox.titles.crisis.builder import roster
from longbox.titles.crisis.cards import LIBRARY
from server.people import Ears, World
from titles.crisis.shelf import the_cards

GAMES, LENGTH = (20, 10_000) if os.environ.get("LONGBOX_ALL") else (2, 32)
ROSTERS = sorted(LIBRARY.rosters)


def words(seat_roster: str) -> set[str]:
    """Ids and names of everything on a roster, as they would stand in a message."""
    own = roster(seat_roster)
    found = set()
    for id in own.characters:
        found |= {id, the_cards().characters[id].name}
    for id in own.tactics:
        found |= {id, the_cards().tactics[id].name} if hasattr(the_cards().tactics[id], "name") else {id}
    return {word for word in found if word}


def without(theirs: set[str], own: set[str]) -> set[str]:
    """The words that tell of the other's cards; what the own ones are called too tells nothing."""
    return {word for word in theirs if not any(word in one for one in own)}


def strings(data: Any) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict():
            for key, value in data.items():
                yield str(key)
                yield from strings(value)
        case list() | tuple():
            for item in data:
                yield from strings(item)
        case int() | float():
            yield str(data)


class Watch:
    """A table with an onlooker on every chair, who all read everything."""

    def __init__(self, world: World, table: LiveTable, people: list[str]) -> None:
        self.world, self.table = world, table
        self.ears = [Ears(table, person) for person in people] + [Ears(table, None)]
        self.rng = random.Random(table.record.code)
        self.read = 0

    def told(self, asked_for: bool = True) -> Iterator[tuple[int, str | None, dict[str, Any]]]:
        """All that has gone to anybody since the last look, and what they get if they ask, by any way there is."""
        table = self.table
        for ears in self.ears:
            own = table.seats_of(ears.account)
            (seat,) = own or (-1,)
            for message in ears.heard:
                yield seat, ears.account, message
            ears.heard.clear()
            if not asked_for:
                continue
            for language in ("en", "de"):
                ears.language = language
                since = self.rng.choice([None, 0, self.rng.randrange(table.seq + 1)])
                yield seat, ears.account, json.loads(table.message(ears.account, language, "state", table.missed_since(since)))
            yield seat, ears.account, json.loads(json.dumps(table.replayed(self.rng.randrange(len(table.moves) + 1), own, "en")))
            yield seat, ears.account, {"type": "table", "table": table.facts(own, "de")}

    def check(self, secrets: dict[int, set[str]], asked_for: bool = True) -> None:
        table = self.table
        game = table.game
        assert game is not None
        numbers = {table.record.seed.strip('"'), str(game.state.key), f"{game.state.key:x}"}
        for seat, account, message in self.told(asked_for):
            self.read += 1
            own = table.seats_of(account)
            text = list(strings(message))
            assert "ask" not in (message.get("view") or {})
            if not table.over:
                assert message["table"]["seed"] is None
                for number in numbers:
                    assert not any(number in one for one in text), "the seed or the dice key"
            if message.get("offer") is not None:
                assert message["offer"]["seat"] in own, "the other's offer"
            banned = secrets.get(seat, set())
            for one in text:
                for word in banned:
                    assert word != one, (seat, word)
                    assert " " not in one or not re.search(rf"\b{re.escape(word)}\b", one), (seat, word, one)

    def check_indistinguishable(self, tries: int = 2) -> None:
        """Swap what an onlooker cannot know; the message may not change."""
        table, real = self.table, self.table.game
        assert real is not None
        if table.over:
            return
        for ears in self.ears:
            own = table.seats_of(ears.account)
            (seat,) = own or (-1,)
            before = json.dumps(table.picture(own, "en"))
            for _ in range(tries):
                state = table.title.determinize(real.state, seat, Generator(self.rng.getrandbits(60)))
                state.count = real.state.count  # how many dice were drawn is no secret; which will be, is
                table.game = Game(table.title, state, real.seed, real.answers, real.marks)
                try:
                    assert json.dumps(table.picture(own, "en")) == before, f"seat {seat} can tell at {len(table.moves)}"
                finally:
                    table.game = real


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_crisis_protocol_keeps_its_secrets(world: World, number: int) -> None:
    one = ROSTERS[number % len(ROSTERS)]
    two = ROSTERS[(number + 1 + number // len(ROSTERS) % (len(ROSTERS) - 1)) % len(ROSTERS)]  # never the same
    people = [world.person("Mara"), world.person("Jonas")]
    options = {"setup": "full", "roster_a": one, "roster_b": two, "ruleset": (2025, 2022)[number % 2]}
    table = world.table(*people, title="crisis", options=options)
    watch = Watch(world, table, people)
    hidden = {0: without(words(two), words(one)), 1: without(words(one), words(two)), -1: words(one) | words(two)}
    assert len(hidden[0]) > 5 < len(hidden[1])
    kinds: set[str] = set()
    rng = random.Random(number)
    for step in range(LENGTH):
        shown = any(type(line.event).__name__ == "SquadShown" for line in table.lines)
        thorough = not shown or step % 8 == 0 or table.over
        watch.check({} if shown else hidden, thorough)
        if thorough:
            watch.check_indistinguishable()
        if table.over:
            break
        assert table.game is not None
        assert table.game.ask is not None
        kinds.add(table.game.ask.kind)
        world.answer(table, rng.randrange(len(table.game.ask.options)))
        if not shown and rng.random() < 0.3 and table.undo_closed((table.moves[-1].seat,)) is None:
            world.do(table.undo(table.seats[table.moves[-1].seat].account, table.seq))
    assert {"squad", "affiliation", "tactics", "deploy"} <= kinds
    assert watch.read > 150


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_the_sample_keeps_its_secrets(world: World, number: int) -> None:
    people = [world.person("Mara"), world.person("Jonas"), world.person("Kim")]
    table = world.table(*people, options={"rounds": 2})
    watch = Watch(world, table, people)
    rng = random.Random(number)
    for _ in range(min(LENGTH, 40)):
        for seat, _, message in watch.told():
            for line in message.get("log", ()):
                if line["event"]["type"] in ("Drew", "Bid") and line["event"]["seat"] != seat:
                    assert None in (line["event"].get("card", 0), line["event"].get("coins", 0))
        watch.check({})
        watch.check_indistinguishable()
        if table.over:
            break
        assert table.game is not None
        assert table.game.ask is not None
        world.answer(table, rng.randrange(len(table.game.ask.options)))


SECRET = {"Drew": "cards", "BidPlaced": "coins", "Peeked": "cards", "Scried": "cards"}
"""Events of Mutant Revolution and the part of them that only some may know."""


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_mutant_revolution_keeps_its_secrets(world: World, number: int) -> None:
    """Hands, dials before they are shown, and what lies on the decks."""
    people = [world.person(name) for name in ("Mara", "Jonas", "Kim", "Ali")[: 3 + number % 2]]
    table = world.table(*people, title="revolution", options={"last_round": 2})
    watch = Watch(world, table, people)
    kinds: set[str] = set()
    rng = random.Random(number)
    for step in range(LENGTH * 5):
        thorough = step % 4 == 0 or table.over or table.game.ask.kind == "bid"  # type: ignore[union-attr]
        for seat, _, message in watch.told(thorough):
            for line in message.get("log", ()):
                event = line["event"]
                if event["type"] in SECRET and seat not in (event["seat"], event.get("to", event["seat"])):
                    assert event[SECRET[event["type"]]] is None
            for other, school in enumerate((message.get("view") or {}).get("schools", ())):
                if other != seat and not table.game.state.shown:  # type: ignore[union-attr]
                    assert message["type"] != "update" or message["n"] < len(table.moves) or school["bid"] <= 0
        if thorough:
            watch.check_indistinguishable()
        if table.over:
            break
        assert table.game is not None
        assert table.game.ask is not None
        kinds.add(table.game.ask.kind)
        world.answer(table, rng.randrange(len(table.game.ask.options)))
    assert {"plot", "allegiance", "bid"} <= kinds


def test_the_nets_catch_something(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A net that never catches anything proves nothing: here are leaks, and both nets find theirs."""
    people = [world.person("Mara"), world.person("Jonas")]
    table = world.table(*people, title="crisis", options={"setup": "full"})
    watch = Watch(world, table, people)
    while table.game.ask.kind != "affiliation":  # type: ignore[union-attr]
        world.answer(table)
    watch.check_indistinguishable()
    real = type(table.title).view

    def view(self: Any, t: Any, seat: int) -> dict[str, Any]:
        return real(self, t, seat) | {"oops": t.stack[1].squads[1 - seat] if seat >= 0 else 0}

    with monkeypatch.context() as leaky:
        leaky.setattr(type(table.title), "view", view)
        with pytest.raises(AssertionError, match="can tell"):
            watch.check_indistinguishable(tries=20)
    secret = {-1: {the_cards().characters[table.game.state.stack[1].squads[0][0]].name}}  # type: ignore[union-attr]
    watch.check(secret)
    with monkeypatch.context() as leaky:
        leaky.setattr(table.record, "name", f"with {next(iter(secret[-1]))} inside")
        table._messages.clear()
        with pytest.raises(AssertionError):
            watch.check(secret)
    with monkeypatch.context() as leaky:
        leaky.setattr(table.record, "name", str(table.game.state.key))  # type: ignore[union-attr]
        table._messages.clear()
        with pytest.raises(AssertionError, match="dice key"):
            watch.check({})
