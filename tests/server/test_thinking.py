"""Bots that think for a while: nobody else waits for them, and they stop when there is nothing left to think about."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from longbox.kernel import Answer
from longbox.players import LEVELS, Search, Sight
from longbox.server.tables import bots, pools
from server.asgi import Client
from server.people import World


class Brooding:
    """Searching players that do not answer before they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may, self.seconds = threading.Event(), list[float | None]()

        def choose(searcher: Search, sight: Sight[Any]) -> Answer:
            self.seconds.append(searcher.seconds)
            self.may.wait()
            return 0

        monkeypatch.setattr(Search, "choose", choose)


@pytest.fixture
def brooding(monkeypatch: pytest.MonkeyPatch) -> Iterator[Brooding]:
    made = Brooding(monkeypatch)
    yield made
    made.may.set()


def test_other_tables_do_not_wait_for_bots_that_think(world: World, brooding: Brooding) -> None:
    slow = [world.table("search", "search", "search") for _ in range(12)]
    for table in slow:
        world.watch(table)
    world.until(lambda: len(brooding.seconds) == pools.THINKERS)
    quick = world.table("greedy", "careless", "random")
    world.watch(quick)
    world.until(lambda: quick.over)
    assert all(table.game is not None and not table.game.answers for table in slow)
    brooding.may.set()
    world.until(lambda: all(table.over for table in slow))


def test_many_that_think_share_the_time(world: World, brooding: Brooding) -> None:
    for _ in range(30):
        world.watch(world.table("search", "search", "search"))
    world.until(lambda: world.tables.bots.searching == 30)
    brooding.may.set()
    world.until(lambda: len(brooding.seconds) >= 30)
    first, last = brooding.seconds[0], brooding.seconds[29]
    assert first == 1.0
    assert last == bots.LEAST_THOUGHT


def test_a_sharp_bot_plays_a_game_to_its_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.02)
    monkeypatch.setattr(bots, "LEAST_THOUGHT", 0.02)
    table = world.table("search", "greedy", "search")
    world.watch(table)
    world.until(lambda: table.over)


def test_who_thinks_stops_when_the_house_closes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 1e6)
    world.watch(world.table("search", "search", title="crisis"))
    world.until(lambda: world.tables.bots.searching == 1)
    before = world.tables.bots
    world.restart()  # which would not end for days
    assert before.searching == 0


@pytest.mark.parametrize("title", ["crisis", "tactics", "revolution"])
def test_the_levels_are_offered_in_every_title(client: Client, title: str) -> None:
    english = client.get(f"/new?title={title}", headers={"accept-language": "en"}).text
    german = client.get(f"/new?title={title}", headers={"accept-language": "de"}).text
    for page, names in (
        (english, ("Rookie", "Brawler", "Magpie", "Veteran", "Strategist", "Master")),
        (german, ("Neuling", "Raufbold", "Elster", "Veteran", "Stratege", "Meister")),
    ):
        places = [page.index(name) for name in names]
        assert places == sorted(places), "the weakest first"
    assert all(f'name="bot" value="{bot}"' in english for bot in LEVELS)
