"""Faults in a running server: what was acknowledged is kept once, what was refused is not kept, and every table goes on.

    .venv/bin/python bench/faults.py --minutes 10             # 50 tables; the same faults in the same order for the same --seed
    .venv/bin/python bench/faults.py --faults 6 --tables 4    # one of each kind
    .venv/bin/python bench/faults.py --minutes 10 --database postgresql://...

The faults are `kill -9`, a disk that is full, a database that somebody locks, sockets that break, a clock that is set forward or
back, and a PostgreSQL that ends all connections. The next one comes when the players have had a number of answers acknowledged
since the last, so nothing depends on how fast the machine is. Whoever loses their connection sends the same answer again, as a page
does. At the end the ledgers in the database are compared with what each player was told. One JSON object; exit code 1 if something
is lost, doubled or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import websockets

KINDS = ("kill", "disk", "lock", "sockets", "forward", "back")
PATIENCE = 300.0
"""Seconds without any answer acknowledged at all after which everything is stuck. Only a run that fails ever waits for so long."""
LEFT_BEHIND = 50
"""A table is stuck that has no answer acknowledged while the others have so many each, however slow the machine is."""
GLANCE = 2.0
"""Seconds between two looks into the ledgers while the run goes on: what is lost is told at once."""
SERVED = """
import os, signal, sys, time
true, ahead, where = time.time, [0.0], sys.argv.pop(1)
def moved(*_): ahead[0] = float(open(where).read())
moved()
time.time = lambda: true() + ahead[0]
signal.signal(signal.SIGUSR1, moved)
from longbox.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""`longbox serve` with a clock that can be set from outside."""


class Server:
    """A server that comes back at the same address."""

    def __init__(self, database: str, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database, self.clock = database, folder / "clock"
        self.clock.write_text("0")
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        environment = {**os.environ, "LONGBOX_DATABASE": self.database, "LONGBOX_LIMITS": "off", "LONGBOX_BOT_PACE": "0"}
        words = [sys.executable, "-c", SERVED, str(self.clock), "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    async def start(self) -> None:
        self.begin()
        async with httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(self.address + "/healthz")
                    return
                assert self.process is not None
                assert self.process.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def files(self, most: int) -> None:
        """No file of the server may become longer: what a disk without room does to it."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def set_clock(self, ahead: float) -> None:
        self.clock.write_text(str(ahead))
        os.kill(self.pid, signal.SIGUSR1)


class Stuck(Exception):
    """A table does not go on."""


@dataclass
class Told:
    """What happened at one table, as its player knows it."""

    code: str
    sent: dict[int, set[int]] = field(default_factory=dict)
    """By the number of entries that were known then: the answers that were sent, perhaps several times."""
    kept: dict[int, int] = field(default_factory=dict)
    """Those that were acknowledged."""
    refused: dict[int, int] = field(default_factory=dict)
    """Those that could not be saved, as was said."""
    over: bool = False


class Run:
    """Players, faults, and what they add up to."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server, self.tables, self.rng = server, tables, random.Random(seed)
        self.kinds = KINDS if server.database.startswith("sqlite") else (*KINDS, "cut")
        self.told: list[Told] = []
        self.acknowledged = 0
        self.faults: Counter[str] = Counter()
        self.odd: Counter[str] = Counter()
        self.reconnections = 0
        self.open: dict[int, Any] = {}
        """The sockets of the players."""
        self.done = False
        self.news = asyncio.Event()

    # -- players ----------------------------------------------------------------------------------------------------------

    async def opened(self, http: httpx.AsyncClient, number: int) -> Told:
        """A new table; half of them with a bot, some with a clock."""
        other = {"kind": "bot", "bot": "random"} if number % 2 else {"kind": "me"}
        title, options = ("crisis", {"setup": "quick"}) if number % 3 else ("tactics", {})
        clock = {"kind": "live", "main": 21600, "plus": 0} if number % 5 == 4 else {"kind": "none"}
        wish = {"title": title, "options": options, "seats": [{"kind": "me"}, other], "clock": clock}
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await http.post("/api/tables", json=wish)
                if answer.status_code == 201:
                    made = Told(answer.json()["code"])
                    self.told.append(made)
                    return made
            await asyncio.sleep(0.05)

    async def player(self, number: int, token: str) -> None:
        rng = random.Random(f"{self.rng.random()} {number}")
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=self.server.address, headers=headers, timeout=60) as http:
            here = await self.opened(http, number)
            while not self.done:
                if here.over:
                    here = await self.opened(http, number)
                where = f"{self.server.address.replace('http', 'ws')}/api/tables/{here.code}/socket"
                try:
                    made = websockets.connect(where, additional_headers=headers, max_size=None, compression=None, proxy=None)
                    async with made as ws:
                        self.open[number] = ws
                        await self.play(ws, here, rng)
                except (OSError, websockets.WebSocketException, TimeoutError):
                    self.reconnections += 1
                    await asyncio.sleep(0.2)
                finally:
                    self.open.pop(number, None)

    async def play(self, ws: Any, here: Told, rng: random.Random) -> None:
        """Answer whatever is asked, until the game is over or the socket breaks."""
        await ws.send('{"type":"hello","id":0}')
        waits: tuple[int, int] | None = None
        """The answer that is on its way."""
        while not self.done and not here.over:
            told = json.loads(await asyncio.wait_for(ws.recv(), PATIENCE))
            if told["type"] in ("state", "update"):
                here.over = told["result"] is not None
                if told["offer"] and not here.over and (waits is None or waits[0] < told["seq"] or told["type"] == "state"):
                    waits = (told["seq"], self.choice(here, told["seq"], len(told["offer"]["options"]), rng))
                    here.sent.setdefault(waits[0], set()).add(waits[1])
                    await ws.send(json.dumps({"type": "answer", "id": waits[0], "seq": waits[0], "value": waits[1]}))
            elif told["type"] == "ack" and waits is not None and told["id"] == waits[0]:
                here.kept[waits[0]] = waits[1]
                self.acknowledged += 1
                self.news.set()
            elif told["type"] == "error":
                if told["code"] == "unsaved" and waits is not None:
                    here.refused[waits[0]] = waits[1]
                elif told["code"] == "over":
                    here.over = True
                elif told["code"] != "stale":
                    self.odd[f"{told['code']}: {told['sentence']}"] += 1

    def choice(self, here: Told, seq: int, options: int, rng: random.Random) -> int:
        """The same as before after a break; another one after a refusal, so that it would be seen if the refused one was kept."""
        refused = here.refused.get(seq)
        if refused is not None:
            return (refused + 1) % options
        before = here.sent.get(seq)
        return min(before) if before else rng.randrange(options)

    # -- faults -----------------------------------------------------------------------------------------------------------

    async def answers(self, count: int) -> None:
        """Wait until so many more were acknowledged."""
        wanted = self.acknowledged + count
        while self.acknowledged < wanted:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()

    async def all_answer(self) -> None:
        """Every table goes on: whatever was open has one more answer acknowledged, or is over."""
        going = [(here, len(here.kept)) for here in self.told if not here.over]
        most = self.acknowledged + LEFT_BEHIND * self.tables
        async with asyncio.timeout(PATIENCE):
            while behind := [here.code for here, before in going if not here.over and len(here.kept) == before]:
                if self.acknowledged > most:
                    raise Stuck(f"{' '.join(behind)}: no answer is acknowledged there any more")
                await asyncio.sleep(0.05)

    async def fault(self, kind: str) -> None:
        server, rng = self.server, self.rng
        self.faults[kind] += 1
        if kind == "kill":
            await asyncio.sleep(rng.random() * 0.05)
            server.kill()
            await server.start()
        elif kind == "disk":
            server.files(1)
            await asyncio.sleep(0.2 + rng.random())
            server.files(resource.RLIM_INFINITY)
        elif kind == "lock":
            await asyncio.to_thread(self.lock, 0.2 + rng.random())
        elif kind == "cut":
            await asyncio.to_thread(self.cut)
        elif kind == "sockets":
            for number in rng.sample(range(self.tables), max(1, self.tables // 2)):
                if number in self.open:
                    self.open[number].transport.abort()
        else:
            server.set_clock(rng.uniform(600, 7200) * (1 if kind == "forward" else -1))
            await asyncio.sleep(rng.random() * 0.2)

    def lock(self, seconds: float) -> None:
        """Somebody else writes to the database, and takes their time."""
        engine = sa.create_engine(self.server.database)
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql("LOCK TABLE entries IN SHARE MODE")
            time.sleep(seconds)
            connection.rollback()
        engine.dispose()

    def cut(self) -> None:
        """PostgreSQL ends all connections, as when it is restarted."""
        engine = sa.create_engine(self.server.database)
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        engine.dispose()

    async def go(self, faults: int, seconds: float) -> None:
        """So many faults, or as many as there are in so many seconds, each kind once in every round."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as http:
            token = (await http.post("/api/me", json={"token": True})).json()["token"]
        players = [asyncio.create_task(self.player(number, token)) for number in range(self.tables)]
        run, watch = asyncio.create_task(self.schedule(faults, seconds)), asyncio.create_task(self.watch())
        try:
            done, _ = await asyncio.wait((run, watch), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.done = True
            for task in (run, watch, *players):
                task.cancel()
            await asyncio.gather(run, watch, *players, return_exceptions=True)

    async def schedule(self, faults: int, seconds: float) -> None:
        """One fault after another, and time to recover after each."""
        end, order = time.monotonic() + seconds, list[str]()
        await self.answers(self.tables)
        while self.faults.total() < faults or time.monotonic() < end:
            order = order or self.rng.sample(self.kinds, len(self.kinds))
            await self.fault(order.pop())
            await self.answers(self.rng.randrange(1, 3 * self.tables))
        await self.all_answer()

    async def watch(self) -> None:
        """Ends as soon as something is wrong in the ledgers."""
        while True:
            await asyncio.sleep(GLANCE)
            with contextlib.suppress(sa.exc.DBAPIError):  # what was done to the database is done to whoever looks, too
                if await asyncio.to_thread(self.wrong):
                    return

    # -- what it adds up to -------------------------------------------------------------------------------------------------

    def wrong(self) -> list[str]:
        """Answers that are not as they should be in the ledgers."""
        engine = sa.create_engine(self.server.database)
        faults: list[str] = []
        query = sa.text("SELECT seq, kind, body FROM entries WHERE code = :code ORDER BY seq")
        with engine.connect() as db:
            for here in tuple(self.told):
                kept, refused = dict(here.kept), dict(here.refused)  # what was told before the ledger is read
                rows = {row.seq: (row.kind, row.body) for row in db.execute(query, {"code": here.code})}
                bots = {row.seq for row in db.execute(sa.text(BY_BOTS), {"code": here.code})}
                if list(rows) != list(range(1, len(rows) + 1)):
                    faults.append(f"{here.code} has a gap")
                for seq, value in kept.items():
                    if rows.get(seq + 1) != ("answer", str(value)):
                        faults.append(f"{here.code}: {value} was acknowledged after {seq}, and there is {rows.get(seq + 1)}")
                for number, (kind, body) in rows.items():
                    if kind == "answer" and number not in bots and int(body) not in here.sent.get(number - 1, ()):
                        faults.append(f"{here.code}: entry {number} is {body}, which nobody answered")
                for seq, value in refused.items():
                    if rows.get(seq + 1) == ("answer", str(value)) and len(here.sent[seq]) > 1:
                        faults.append(f"{here.code}: {value} was refused after {seq} and is there all the same")
        engine.dispose()
        return faults + [f"{count} times: {sentence}" for sentence, count in tuple(self.odd.items())]


BY_BOTS = (
    "SELECT entries.seq FROM entries JOIN seats ON seats.code = entries.code AND seats.seat = entries.seat "
    "WHERE entries.code = :code AND seats.kind = 'bot'"
)


async def storm(server: Server, args: argparse.Namespace) -> tuple[Run, list[str]]:
    run = Run(server, args.tables, args.seed)
    stuck = []
    try:
        await server.start()
        await run.go(args.faults, 60 * args.minutes)
    except TimeoutError:
        stuck.append(f"no table goes on after {dict(run.faults)}")
    except Stuck as error:
        stuck.append(str(error))
    finally:
        server.kill()
    return run, stuck


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--faults", type=int, default=len(KINDS), help="at least so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="a PostgreSQL database (else a new SQLite file)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database.replace("postgresql://", "postgresql+psycopg://") or f"sqlite:///{Path(folder) / 'faults.sqlite'}"
        server = Server(database, Path(folder))
        run, faults = asyncio.run(storm(server, args))
        faults += run.wrong()
    report = {
        "seed": args.seed,
        "tables": len(run.told),
        "finished": sum(here.over for here in run.told),
        "faults": dict(run.faults),
        "reconnections": run.reconnections,
        "acknowledged": run.acknowledged,
        "refused": sum(len(here.refused) for here in run.told),
        "wrong": faults[:20],
    }
    print(json.dumps(report, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
