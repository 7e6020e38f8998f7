"""What somebody who means harm may try: each attack is run, and told by what it costs, never by the time it takes."""

from __future__ import annotations

import asyncio
import io
import json
import random
import resource
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import longbox
from longbox.kernel import Answer, Game
from longbox.players import Player, Search, Thinker, player
from longbox.players.greedy import GreedyPlayer
from longbox.players.search import Point
from longbox.server.app import create_app
from longbox.server.limits import CAPS, MOST_FILES, RATES, TOLD, Places
from longbox.server.settings import Settings
from longbox.server.tables import LiveTable, Refused, played
from longbox.server.tables.bots import Bots
from longbox.server.tables.pools import Pool
from longbox.titles.crisis.builder import battlescribe
from longbox.titles.facets import advisor
from server.asgi import Client
from server.people import World
from server.wire import Server

ROOT = Path(__file__).parents[2]


class Answered:
    """Counts the answers that are played, and in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, self.threads = 0, set[str]()
        answer = Game.answer

        def counted(game: Game[Any], value: Answer, seat: int | None = None) -> None:
            self.count += 1
            self.threads.add(threading.current_thread().name.partition("_")[0])
            answer(game, value, seat)

        monkeypatch.setattr(Game, "answer", counted)

    def since(self) -> int:
        count, self.count = self.count, 0
        self.threads.clear()
        return count


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Answered:
    return Answered(monkeypatch)


@pytest.fixture
def guarded(settings: Settings) -> Iterator[World]:
    """A house with its limits."""
    world = World(replace(settings, limits=True))
    yield world
    world.close()


def long_game(answers: int) -> str:
    """A game of many answers; random players of it never come to an end."""
    game = longbox.new("revolution", 3, seed=1)
    rng = random.Random(1)
    for _ in range(answers):
        assert game.ask is not None
        game.answer(rng.randrange(len(game.ask.options)))
    return game.save()


def digest(table: LiveTable) -> str:
    assert table.game is not None
    return table.game.digest


def test_the_limits_are_told() -> None:
    doc = (ROOT / "docs/operating.md").read_text()
    for rate in RATES.values():
        much = f"{rate.rate:g} a second" if rate.rate >= 1 else f"{rate.rate * 60:g} a minute"
        much = much if rate.rate * 60 >= 1 else f"{round(rate.rate * 3600, 1):g} an hour"
        assert f"| {rate.what} | {rate.per} | {rate.burst:,.0f} | {much} |" in doc
    for cap, most in CAPS.items():
        assert f"| {TOLD[cap]} | {most:,} |" in doc


# -- undo -----------------------------------------------------------------------------------------------------------------


def test_taking_back_costs_the_same_in_a_long_game(world: World, answered: Answered) -> None:
    mara = world.person()
    table = world.do(world.tables.bring(long_game(600), mara, "Mara"))
    before = digest(table)
    answered.since()
    undone = 0
    for _ in range(40):
        world.answer(table)
        if table.undo_closed(table.seats_of(mara)) is None:
            world.do(table.undo(mara, table.seq))
            assert digest(table) == before
            undone += 1
        else:
            before = digest(table)
    assert undone > 10
    assert answered.since() == 40, "no undo plays anything again"


def test_a_long_way_back_is_never_long_to_play(world: World, answered: Answered) -> None:
    """One step after the other, further than positions are at hand."""
    mara = world.person()
    table = world.table(mara, mara, mara, options={"rounds": 5})
    digests = [digest(table)]
    while table.game is not None and len(table.moves) < 3 * played.EVERY:
        dice = table.game.state.count
        world.answer(table, 0)
        digests.append(digest(table))
        if table.game.state.count != dice or table.moves[-1].revealed:
            table.moves[-1].revealed = False
            table.moves[-1].dice = table.game.state.count
        if table.over:
            break
    for n in range(len(table.moves) - 1, -1, -1):
        answered.since()
        table._take_back(table.last_at)
        assert digest(table) == digests[n]
        assert answered.since() < played.EVERY


def test_what_was_taken_back_is_not_played_again_after_a_restart(world: World, answered: Answered) -> None:
    mara = world.person()
    table = world.do(world.tables.bring(long_game(300), mara, "Mara"))
    for _ in range(30):
        world.answer(table)
        if table.undo_closed(table.seats_of(mara)) is None:
            world.do(table.undo(mara, table.seq))
    seq, standing, moves = table.seq, digest(table), len(table.moves)
    assert seq > moves + 20
    answered.since()
    again = world.again(table)
    assert (again.seq, digest(again)) == (seq, standing)
    assert answered.threads == {"loads"}, "and not on the event loop"
    assert answered.count == moves


@pytest.mark.parametrize("kind", ["live", "days"])
def test_the_clock_stands_as_it_stood(world: World, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Nested and chained, with time in between: a table that is read again has the same clock."""
    now = [1000.0]
    monkeypatch.setattr("longbox.server.tables.table.time.time", lambda: now[0])
    mara, jonas, kim = world.person("Mara"), world.person("Jonas"), world.person("Kim")
    table = world.table(mara, jonas, kim, clock={"kind": kind, "main": 21600, "plus": 10})
    for value in (1, "undo", 2, 0, "undo", "undo", 0, 1, "undo", 2):
        now[0] += 7.0
        if value == "undo":
            last = table.moves[-1].seat
            world.do(table.undo(table.seats[last].account, table.seq))
        else:
            world.answer(table, value)
        again = world.again(table)
        assert again.clock == table.clock
        assert again.lines_after[table.seq] == table.lines_after[table.seq]
        assert [again.missed_since(n) for n in range(again.seq)] == [table.missed_since(n) for n in range(table.seq)]
        world.tables.loaded[table.record.code] = table


def test_hesitating_has_an_end(guarded: World) -> None:
    mara, jonas = guarded.person(), guarded.person()
    table = guarded.table(mara, jonas, jonas)
    for _ in range(int(RATES["undos"].burst)):
        guarded.answer(table, 1)
        guarded.do(table.undo(mara, table.seq))
    guarded.answer(table, 1)
    with pytest.raises(Refused, match="Too many messages"):
        guarded.do(table.undo(mara, table.seq))
    assert len(table.moves) == 1, "the answer stands, and the game goes on"
    guarded.answer(table)


def test_no_game_grows_for_ever(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CAPS, "entries", 8)  # type: ignore[arg-type]
    mara, jonas = world.person(), world.person()
    table = world.table(mara, jonas, jonas)
    while table.seq < 8:
        world.answer(table, 1)
        if table.seq < 8:
            world.do(table.undo(mara, table.seq))
    for refused in (lambda: world.answer(table, 1), lambda: world.do(table.undo(mara, table.seq))):
        with pytest.raises(Refused, match=r"too long|acted since"):
            refused()
    world.do(table.resign(mara, table.seq))
    assert table.over


def test_a_game_that_is_too_long_is_not_even_played(world: World, answered: Answered) -> None:
    game = json.loads(long_game(10))
    for part in ("answers", "marks"):
        text = json.dumps({**game, part: [0] * (CAPS["answers"] + 1)}, separators=(",", ":"))
        cut = text.rfind(',"check":"')
        body = text[:cut]
        answered.since()
        with pytest.raises(Refused, match="too many answers"):
            world.do(world.tables.bring(f'{body},"check":"{longbox.kernel.state.digest(body)}"}}', world.person(), "Mara"))
        assert answered.since() == 0


# -- what is brought along --------------------------------------------------------------------------------------------------


def zipped(names: list[str]) -> bytes:
    inside = "".join(f'<selection name="{name}"/>' for name in names)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("roster.ros", f'<roster name="x"><selections>{inside}</selections></roster>')
    return packed.getvalue()


def test_a_small_file_of_many_unknown_names_is_given_up(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    lookup = battlescribe.lookup
    monkeypatch.setattr(battlescribe, "lookup", lambda index, name: looked.append(name) or lookup(index, name))
    file = zipped([f"nobody {n}" for n in range(20_000)])
    answer = client.post("/api/rosters/import", content=file)
    assert answer.status_code == 422
    assert "too many" in answer.json()["detail"]
    assert len(looked) == battlescribe.MOST_SELECTIONS
    assert client.post("/api/rosters/import", content=zipped(["Hulk", *["Leadership"] * 200])).status_code == 200


@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [
        ("list imports", "POST", "/api/rosters/import"),
        ("list imports", "POST", "/api/teams/import"),
        ("lists", "POST", "/api/rosters/check"),
        ("lists", "POST", "/api/teams/export"),
        ("searches", "GET", "/search?q=range"),
        ("searches", "GET", "/cards/crisis?roster=x"),
        ("searches", "GET", "/rules/crisis?q=range"),
        ("games", "POST", "/api/import"),
        ("pages", "GET", "/cards"),
        ("files", "GET", "/static/logo.svg"),
        ("calls", "GET", "/api/titles"),
    ],
)
def test_floods_are_refused(settings: Settings, monkeypatch: pytest.MonkeyPatch, kind: str, method: str, path: str) -> None:
    with Client(create_app(replace(settings, limits=True))) as client:
        limits = client.http._transport.app.state.services.limits  # type: ignore[attr-defined]
        limits.kinds[kind].rate = RATES[kind]._replace(rate=0.0, burst=3)
        of = "team" if "teams" in path else "roster"
        bodies = {"json": {of: {}}, "headers": {"Origin": "http://testserver"}}
        kinds = [client.request(method, path, **(bodies if method == "POST" else {})).status_code for _ in range(5)]
        assert 429 not in kinds[:3]
        assert kinds[3:] == [429, 429]
        assert client.get("/healthz").status_code == 200


def test_who_is_over_a_limit_hears_of_it_late(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise whoever asks again at once would be refused a thousand times a second, and everybody would pay for it."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("longbox.server.limits.RELUCTANCE", 1.0)
    monkeypatch.setattr("longbox.server.limits.asyncio", SimpleNamespace(sleep=sleep))
    with Client(create_app(replace(settings, limits=True))) as client:
        limits = client.http._transport.app.state.services.limits  # type: ignore[attr-defined]
        limits.kinds["pages"].rate = RATES["pages"]._replace(rate=0.0, burst=1)
        assert [client.get("/cards").status_code, slept] == [200, []]
        assert [client.get("/cards").status_code, slept] == [429, [1.0]]


# -- sockets ------------------------------------------------------------------------------------------------------------------


def test_one_address_cannot_take_all_places(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CAPS, "sockets of an address", 3)  # type: ignore[arg-type]
    server = Server(replace(settings, limits=True))
    try:
        mara = server.person("Mara")
        made = mara.post("/api/tables", json={"title": "sample"}).json()["code"]
        with ExitStack() as open_ones:
            wires = [open_ones.enter_context(server.socket(made)) for _ in range(3)]
            with server.socket(made) as late:
                assert late.next()["code"] == "rate"
                with pytest.raises(ConnectionClosed) as closed:
                    late.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013, "it may come back"
            wires[0].socket.close()
            while sum(server.services.sockets.taken.values()) > 4:
                time.sleep(0.005)
            with server.socket(made) as next_one:
                assert next_one.hello()["seq"] == 0
    finally:
        server.stop()


def test_the_places_of_others_are_counted_apart() -> None:
    places = Places({"all": 4, "address": 2})
    for address, free in (("a", True), ("a", True), ("a", False), ("b", True), ("b", True), ("c", False)):
        assert places.enter(("all", ""), ("address", address)) == free


def test_a_server_takes_as_many_files_as_it_may() -> None:
    """A thousand idle spectators would otherwise lock everybody else out."""
    given = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, resource.getrlimit(resource.RLIMIT_NOFILE)[1])); "
    asked = "from longbox.server.limits import raise_files, room_for_sockets; few = room_for_sockets(); raise_files(); "
    told = subprocess.run(
        [sys.executable, "-c", given + asked + "print(few, room_for_sockets())"], capture_output=True, text=True, check=True
    )
    few, room = map(int, told.stdout.split())
    assert few == 48
    most = min(resource.getrlimit(resource.RLIMIT_NOFILE)[1], MOST_FILES)
    assert room == min(CAPS["sockets"], most * 3 // 4)


# -- floods of what takes long --------------------------------------------------------------------------------------------------


def test_who_floods_one_kind_of_work_slows_nobody_who_plays(world: World) -> None:
    """Every kind but those of play itself is as full as it gets, and none of it ends."""
    may = threading.Event()
    pools = world.tables.pools
    full = {name: pool for name, pool in vars(pools).items() if isinstance(pool, Pool) and name not in ("bots", "loads")}
    pools.thinkers.most = 20
    assert {"thinkers", "long", "replays", "imports", "lists", "measures", "hints", "searches"} <= set(full)

    async def flood() -> list[asyncio.Task[bool]]:
        begun = [asyncio.create_task(pool.run(may.wait)) for pool in full.values() for _ in range(pool.most)]
        await asyncio.sleep(0)
        return begun

    begun = world.do(flood())
    try:
        for pool in full.values():
            with pytest.raises(Refused, match="Too many people"):
                world.do(pool.run(may.wait))
        mara = world.person()
        table = world.table(mara, "greedy", "random")
        world.watch(table)
        while not table.over:
            world.until(lambda: table.over or table.asked == 0)
            if not table.over:
                world.answer(table)
        assert world.again(table).over, "and tables are read from the store"
        assert world.do(world.services.store.check()) == ""
    finally:
        may.set()
        world.until(lambda: all(task.done() for task in begun))


# -- games of bots ------------------------------------------------------------------------------------------------------------


def test_games_of_bots_wait_until_somebody_looks(world: World) -> None:
    table = world.table("random", "random", "random")
    watched = world.table("random", "random", "random")
    world.watch(watched)
    world.until(lambda: watched.over)
    assert (len(table.moves), world.tables.bots.shows) == (0, 0)
    world.do(world.tables.sweep_once())
    assert not world.tables.bots.driving
    ears = world.watch(table)
    world.until(lambda: len(table.moves) > 2)
    table.listeners.discard(ears)
    world.until(lambda: not world.tables.bots.driving)
    assert not table.over


def test_nobody_keeps_many_games_of_bots(guarded: World) -> None:
    mara = guarded.person()
    bots = [{"kind": "bot", "bot": "random"}] * 3
    for _ in range(CAPS["shows of an account"]):
        guarded.do(guarded.tables.create("sample", mara, "Mara", bots))
    with pytest.raises(Refused, match="games of bots that are not over"):
        guarded.do(guarded.tables.create("sample", mara, "Mara", bots))


def test_many_games_of_bots_share_their_pace(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on, with an account or without."""
    world = World(replace(settings, bot_pace=1.0))
    tables = [world.table("random", "random", "random") for _ in range(2 * CAPS["shows"])]
    for table in tables:
        world.watch(table)
    bots, anybody = world.tables.bots, player("random", 1)
    world.until(lambda: bots.shows == len(tables))
    assert bots.takes(tables[0], anybody) == 2.0
    tables[0].listeners.clear()
    world.until(lambda: bots.shows < len(tables))
    assert bots.takes(tables[1], anybody) < 2.0
    world.close()


# -- the time an answer takes ---------------------------------------------------------------------------------------------------


class Beside:
    """In the place of other processes: the same work at once, so that nothing but the pause takes time."""

    closed = False

    def do(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("bot", ["greedy", "search", "strategist"])
def test_a_bot_without_a_choice_takes_as_long_as_one_with_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, bot: str, elsewhere: bool
) -> None:
    """Otherwise the time would tell whether it holds a card that fits. No thought costs anything here: all time is the pause."""
    world = World(replace(settings, bot_pace=0.002))
    if elsewhere:
        world.tables.pools.thinkers.hands = Beside()  # type: ignore[assignment]
    monkeypatch.setattr("longbox.server.tables.bots.SECONDS", 0.004)
    monkeypatch.setattr("longbox.server.tables.bots.LEAST_THOUGHT", 0.004)
    monkeypatch.setattr("longbox.server.tables.bots.SPARE", 0.002)
    monkeypatch.setattr("longbox.players.levels.PART", 0.006)  # of four seconds in an own turn, of one in those of others
    monkeypatch.setattr("longbox.players.levels.LEAST", 0.001)
    monkeypatch.setattr(GreedyPlayer, "choose", lambda thinker, sight: 0)
    monkeypatch.setattr(Search, "_ponder", lambda thinker, sight: (0, [1.0] * len(sight.ask.options)))
    monkeypatch.setattr(Search, "_explore", lambda *args, **more: Point())
    took: dict[bool, list[float]] = {True: [], False: []}
    bot_answers, pause, asked = LiveTable.bot_answers, Bots._pause, [(0.0, 0.0)]

    async def paused(self: Bots, table: LiveTable, thinker: Player, began: float) -> None:
        assert table.game is not None
        assert table.game.ask is not None
        least = self.pace
        if bot == "search":
            least = 0.006
        elif bot == "strategist" and table.game.ask.kind not in advisor(table.game.title).unsearched:
            assert isinstance(thinker, Thinker)
            least = max(least, thinker.offered + 0.002)
            assert 0 < thinker.offered <= 0.1, "however little there is to choose from"
        asked.append((began, least))
        await pause(self, table, thinker, began)

    async def answered(self: LiveTable, seat: int, seq: int, value: Answer) -> int:
        assert self.game is not None
        assert self.game.ask is not None
        began, least = asked[-1]
        took[len(self.game.ask.options) > 1].append(time.monotonic() - began - least)
        return await bot_answers(self, seat, seq, value)

    monkeypatch.setattr(Bots, "_pause", paused)
    monkeypatch.setattr(LiveTable, "bot_answers", answered)
    table = world.table(bot, bot, bot, title="revolution", options={})
    world.watch(table)
    world.until(lambda: all(took.values()))
    assert table.asking.hides
    assert all(more >= 0 for kind in took.values() for more in kind)
    world.close()


# -- codes and lines ------------------------------------------------------------------------------------------------------------


def test_codes_cannot_be_guessed_for_long(settings: Settings) -> None:
    with Client(create_app(replace(settings, limits=True))) as client:
        assert client.post("/api/me").status_code == 201
        made = client.post("/api/tables", json={"title": "sample"}).json()["code"]
        tried = [client.get(f"/api/tables/AAAA{n:03}").status_code for n in range(int(RATES["guesses"].burst))]
        assert set(tried) == {404}
        for path in (f"/api/tables/{made}", f"/t/{made}", "/api/events/AAAAAAA"):
            assert client.get(path).status_code == 429, "also what exists"
        client.http.cookies.clear()
        assert client.get(f"/api/tables/{made}").status_code == 200, "others at the same address are told"


def test_chat_has_one_limit_however_it_is_sent(settings: Settings) -> None:
    server = Server(replace(settings, limits=True))
    try:
        mara = server.person("Mara")
        made = mara.post("/api/tables", json={"title": "sample"}).json()["code"]
        said = [mara.post(f"/api/tables/{made}/chat", json={"text": "Hi"}).status_code for _ in range(12)]
        assert (said[0], said[-1]) == (201, 429)
        with server.socket(made, mara) as wire:
            wire.hello()
            for _ in range(15):  # in case the first ones took so long that there is something left
                wire.send("chat", text="Hi")
            assert wire.until("error")["code"] == "rate"
    finally:
        server.stop()
