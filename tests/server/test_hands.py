"""Heavy work in processes of its own: the same answers as without, whatever happens to such a process."""

from __future__ import annotations

import json
import os
import random
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

import longbox
from longbox.kernel import BadSave, LongboxError
from longbox.players import Sight, player
from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.tables import bots, hands
from longbox.server.tables.bots import thought
from longbox.server.tables.hands import Hands, Lost
from longbox.server.tables.pools import Pool
from longbox.server.tables.refusals import TOO_LONG, Refused
from longbox.server.tables.reread import Position
from server.asgi import Client
from server.people import World


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))  # the work of these tests
    made = Hands(2)
    yield made
    made.close()


def asleep(seconds: float) -> None:
    time.sleep(seconds)


def endless() -> None:
    while True:
        pass


def refuse(code: str) -> None:
    raise Refused(code, TOO_LONG)


def odd() -> object:
    return lambda: None


class Peculiar(Exception):
    """Cannot be made again from what it was made of."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def peculiar() -> None:
    raise Peculiar(1, 2)


def test_work_is_done_elsewhere_and_what_goes_wrong_there_is_told_here(few: Hands) -> None:
    first = few.do(os.getpid)
    assert first != os.getpid()
    assert few.do(os.getpid) == first, "the same process does the next piece"
    assert few.do(os.nice, 0) == min(19, os.nice(0) + 10), "whoever plays comes first"
    with pytest.raises(Refused, match="too long") as found:
        few.do(refuse, "closed")
    assert (found.value.code, found.value.sentence) == ("closed", TOO_LONG)
    with pytest.raises(AttributeError, match="lambda"):
        few.do(odd)
    with pytest.raises(RuntimeError, match="Peculiar: 1 and 2"):
        few.do(peculiar)
    with pytest.raises(BadSave):
        few.do(raised, BadSave("This is not a saved game of Longbox."))
    assert few.do(os.getpid) == first


def raised(error: Exception) -> None:
    raise error


def test_there_are_no_more_than_agreed_and_those_without_work_end(few: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[int] = set()
    working = [threading.Thread(target=lambda: (few.do(asleep, 0.05), seen.add(few.do(os.getpid)))) for _ in range(6)]
    for one in working:
        one.start()
    for one in working:
        one.join()
    assert 1 <= len(seen) <= 2
    monkeypatch.setattr(hands, "IDLE", -1.0)
    few.do(os.getpid)
    assert not few.free


def test_who_works_too_long_or_is_gone_is_replaced(few: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Lost):
        few.do(os._exit, 1)
    assert few.do(os.getpid)
    few.free[-1].process.kill()
    few.free[-1].process.wait()
    assert few.do(os.getpid), "one that ended while nobody needed it"
    few.free.pop().end()
    monkeypatch.setattr(hands, "LONGEST", 0)
    with pytest.raises(Lost):
        few.do(endless)


def test_who_closes_does_not_wait(few: Hands) -> None:
    ended = threading.Event()

    def work() -> None:
        with pytest.raises(Lost):
            few.do(asleep, 600)
        ended.set()

    few.do(os.getpid)
    threading.Thread(target=work).start()
    while not few.busy:
        time.sleep(0.001)
    few.close()
    assert ended.wait(60)
    with pytest.raises(Lost):
        few.do(os.getpid)


# -- what a server does elsewhere ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, empty: Path) -> Iterator[tuple[Client, Services]]:
    """A server that does heavy work elsewhere."""
    folder = tmp_path_factory.mktemp("hands")
    shutil.copy(empty, folder)
    app = create_app(Settings(f"sqlite:///{folder}/longbox.sqlite", bot_pace=0.0, limits=False, hands=2))
    with Client(app, accept_language="de") as client:
        while not app.state.services.pools.searches.done:  # what it gets ready at its start
            client.get("/healthz")
        yield client, app.state.services


Ask: TypeAlias = Callable[..., httpx.Response]


@pytest.fixture
def twice(served: tuple[Client, Services]) -> Ask:
    """The answer to a request; it is the same whether the work is done elsewhere or here."""
    client, services = served

    def ask(method: str, path: str, **values: Any) -> httpx.Response:
        values.setdefault("headers", {"Origin": "http://testserver"})
        pools = [pool for pool in vars(services.pools).values() if isinstance(pool, Pool) and pool.hands]
        begun = sum(pool.done for pool in pools)
        away = client.request(method, path, **values)
        assert sum(pool.done for pool in pools) == begun + 1, "it was done elsewhere"
        given = {pool: pool.hands for pool in pools}
        try:
            for pool in pools:
                pool.hands = None
            here = client.request(method, path, **values)
        finally:
            for pool, hands_of_it in given.items():
                pool.hands = hands_of_it
        assert (away.status_code, away.content) == (here.status_code, here.content)
        assert {**away.headers} == {**here.headers}
        return away

    return ask


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/search?q=deckung", 200),
        ("/rules/crisis?q=cover&edition=2025", 200),
        ("/rules/nobody?q=x", 404),
        ("/cards/crisis?q=eisen&kind=character", 200),
        ("/cards/nobody?q=x", 404),
    ],
)
def test_what_is_looked_up_elsewhere_is_the_same_page(twice: Ask, path: str, status: int) -> None:
    assert twice("GET", path).status_code == status


LIST = {"name": "Five", "characters": ["captain-america", "nobody"], "tactics": [], "crises": []}


def test_lists_are_read_judged_and_written_elsewhere(twice: Ask) -> None:
    taken = twice("POST", "/api/rosters/import", content=b"Captain America (Steve Rogers)\nNobody at all\n")
    assert taken.status_code == 200
    roster = taken.json()["roster"]
    assert roster["characters"]
    assert taken.json()["notes"], "somebody is not known"
    assert twice("POST", "/api/rosters/check", json={"roster": roster}).status_code == 200
    assert twice("POST", "/api/rosters/export", json={"roster": roster, "format": "text"}).status_code == 200
    assert twice("POST", "/api/rosters/import", content=b"\x00\xff" * 50).status_code == 422


@pytest.fixture(scope="module")
def over() -> str:
    """A finished game."""
    game, rng = longbox.new("sample", 3, seed=4), random.Random(4)
    while game.ask is not None:
        game.answer(rng.randrange(len(game.ask.options)))
    return game.save()


def test_games_are_brought_and_looked_back_on_elsewhere(twice: Ask, served: tuple[Client, Services], over: str) -> None:
    client, services = served
    made = client.post("/api/import", content=over.encode())
    assert made.status_code == 201, made.text
    assert services.pools.imports.done, "it was played again elsewhere"
    code = made.json()["code"]
    assert json.loads(client.get(f"/api/tables/{code}/export").text)["answers"] == json.loads(over)["answers"]
    for n in (0, 7, 10**6):
        assert twice("GET", f"/api/tables/{code}/replay?at={n}").json()["table"]["seats"]
    assert twice("GET", f"/api/tables/{code}/export").status_code == 200
    assert twice("GET", f"/api/tables/{code}/ending").status_code == 200
    assert twice("GET", f"/t/{code}/comic.svg").headers["content-type"].startswith("image/svg")
    refused = client.post("/api/import", content=over.replace('"answers":[', '"answers":[9,').encode())
    assert refused.status_code == 422, refused.text
    assert "Traceback" not in refused.text


def test_a_game_that_goes_on_is_read_on_elsewhere(twice: Ask, served: tuple[Client, Services]) -> None:
    client, _ = served
    wish = {"title": "sample", "seats": [{"kind": "me"}] * 3}
    code = client.post("/api/tables", json=wish).json()["code"]
    for n in range(8):
        state = client.get(f"/api/tables/{code}/state").json()
        client.post(f"/api/tables/{code}/answer", json={"seq": state["seq"], "value": 0})
        if n % 3 == 2:
            client.post(f"/api/tables/{code}/undo", json={"seq": state["seq"] + 1})
        assert twice("GET", f"/api/tables/{code}/replay?at={n}").json()["seq"] >= state["seq"]


def test_long_measurements_are_made_elsewhere(twice: Ask, served: tuple[Client, Services]) -> None:
    client, _ = served
    wish = {"title": "crisis", "seats": [{"kind": "me"}] * 2, "options": {"setup": "quick"}}
    code = client.post("/api/tables", json=wish).json()["code"]
    query = {"query": {"what": "ground", "of": ["character", 0]}}
    assert twice("POST", f"/api/tables/{code}/measure", json=query).json()
    assert twice("POST", f"/api/tables/{code}/measure", json={"query": {"what": "ground", "of": ["character", 999]}})


def test_the_coach_thinks_elsewhere(served: tuple[Client, Services]) -> None:
    client, services = served
    wish = {"title": "crisis", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": {"setup": "quick"}}
    code = client.post("/api/tables", json=wish).json()["code"]
    while not (state := client.get(f"/api/tables/{code}/state").json())["offer"]:
        pass
    found = client.post(f"/api/tables/{code}/measure", json={"query": {"what": "hint"}}).json()
    assert services.pools.hints.done == 1
    assert found["options"]
    assert state["offer"]


@pytest.mark.parametrize("title", ["crisis", "tactics", "revolution", "sample"])
def test_a_bot_thinks_the_same_elsewhere(served: tuple[Client, Services], title: str) -> None:
    game, rng = longbox.new(title, seed=2), random.Random(2)
    for _ in range(30):
        assert game.ask is not None
        game.answer(rng.randrange(len(game.ask.options)))
    position = Position.of(title, game.state)
    assert position.state().text() == game.state.text()
    assert game.ask is not None
    here = player("search:nodes=20", "a").choose(Sight(game.title, game.state.copy(), game.ask))
    elsewhere = served[1].pools.hands
    assert elsewhere is not None
    assert elsewhere.do(thought, position, "a", None, 20) == here


def test_a_table_of_sharp_bots_is_played_elsewhere(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.02)
    monkeypatch.setattr(bots, "LEAST_THOUGHT", 0.02)
    world = World(replace(settings, hands=2))
    try:
        table = world.table("search", "greedy", "search")
        world.watch(table)
        world.until(lambda: table.over)
        assert world.tables.pools.thinkers.done
    finally:
        world.close()


def test_who_thinks_elsewhere_stops_when_the_house_closes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 1e6)
    world = World(replace(settings, hands=1))
    world.watch(world.table("search", "search", title="crisis"))
    hands_here = world.tables.pools.hands
    assert hands_here is not None
    world.until(lambda: bool(hands_here.busy))
    [thinking] = hands_here.busy
    world.close()
    assert not hands_here.busy
    assert thinking.process.returncode is not None, "nothing goes on after the server"


def test_work_that_is_lost_is_refused_in_a_sentence(settings: Settings) -> None:
    world = World(replace(settings, hands=1))
    try:
        with pytest.raises(Refused, match="Too many people"):
            world.do(world.tables.pools.imports.away(os._exit, 1))
        assert world.do(world.tables.pools.imports.away(os.getpid)) != os.getpid()
    finally:
        world.close()


@pytest.mark.parametrize("wrong", ["many", "-1", "1000"])
def test_a_number_of_processes_that_is_none_is_told(wrong: str) -> None:
    with pytest.raises(LongboxError, match="LONGBOX_HANDS"):
        Settings.read({"LONGBOX_HANDS": wrong})
    assert Settings.read({"LONGBOX_HANDS": "0"}).hands == 0
