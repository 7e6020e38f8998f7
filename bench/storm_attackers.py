"""Those who mean harm, for bench/storm.py: each kind from an address of its own on this machine, as fast as it is answered.

    python bench/storm_attackers.py http://127.0.0.1:PORT GAMES SECONDS CONNECTIONS

Prints what each kind was told, as JSON: numbers of answers by status, of sockets, of messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import random
import sys
import time
import zipfile
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import uvloop
import websockets

import longbox

MOST = 50_000
"""What one kind of attacker sends at most."""
BROWSER = b"Host: 127.0.0.1\r\nAccept: application/json\r\n"


class Line:
    """One connection after another, and one request after another on each: HTTP as cheap as it gets for whoever sends it."""

    def __init__(self, attack: Attack, token: str = "") -> None:
        self.attack, self.token = attack, token
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> tuple[int, bytes]:
        """Status and body; 0 if the connection was closed instead."""
        try:
            return await asyncio.wait_for(self._ask(method, path, body, kind), 60)
        except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
            self.drop()
            self.attack.said["closed"] += 1
            await asyncio.sleep(0.01)
            return 0, b""

    async def _ask(self, method: str, path: str, body: bytes, kind: str) -> tuple[int, bytes]:
        if self.writer is None:
            self.reader, self.writer = await self.attack.connect()
        assert self.reader is not None
        head = f"{method} {path} HTTP/1.1\r\nContent-Length: {len(body)}\r\nContent-Type: {kind}\r\n".encode() + BROWSER
        if self.token:
            head += f"Authorization: Bearer {self.token}\r\n".encode()
        self.writer.write(head + b"\r\n" + body)
        answered = await self.reader.readuntil(b"\r\n\r\n")
        status = int(answered[9:12])
        rows = (row.partition(b":") for row in answered.split(b"\r\n")[1:])
        fields = {name.strip().lower(): value.strip() for name, _, value in rows}
        told = await self.reader.readexactly(int(fields.get(b"content-length", b"0")))
        if b"transfer-encoding" in fields or fields.get(b"connection") == b"close":
            self.drop()
        self.attack.said[str(status)] += 1
        return status, told

    def drop(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Attack:
    """One kind of attacker."""

    def __init__(self, origin: str, source: str, until: float, games: dict[str, Any], lines: int) -> None:
        self.origin, self.source, self.until, self.games, self.lines = origin, source, until, games, lines
        self.host, port = origin.removeprefix("http://").split(":")
        self.port = int(port)
        self.said: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until and self.said.total() < MOST

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0), limit=1 << 24)

    async def token(self, line: Line) -> str:
        """An account of one's own, as long as there are some to be had."""
        while self.on:
            status, told = await line.ask("POST", "/api/me", b'{"token": true}')
            if status == 201:
                return str(json.loads(told)["token"])
        return ""

    async def brought(self, line: Line, game: str) -> str:
        """A table with a game that was brought along."""
        while self.on:
            status, told = await line.ask("POST", "/api/import", self.games[game].encode())
            if status == 201:
                return str(json.loads(told)["code"])
            await asyncio.sleep(0.2)
        return ""

    async def many(self, work: Callable[[Line], Awaitable[object]]) -> None:
        """The same on every line, as fast as it is answered."""

        async def one() -> None:
            line = Line(self)
            while self.on:
                await work(line)
            line.drop()

        await asyncio.gather(*(one() for _ in range(self.lines)))

    def socket(self, code: str, token: str) -> websockets.connect:
        where = f"ws://{self.host}:{self.port}/api/tables/{code}/socket"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return websockets.connect(
            where, additional_headers=headers, max_size=None, compression=None, proxy=None, local_addr=(self.source, 0)
        )

    async def flood(self, code: str, token: str, message: Callable[[int], dict[str, Any]]) -> None:
        """A socket that sends without waiting, and comes back when it is closed."""
        while self.on:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with self.socket(code, token) as ws:
                    await ws.send('{"type":"hello","id":0}')
                    for number in range(MOST):
                        if not self.on:
                            return
                        await ws.send(json.dumps(message(number)))
                        self.said["sent"] += 1
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(ws.recv(), 0.005)
            self.said["closed"] += 1
            await asyncio.sleep(0.02)


# -- the kinds ------------------------------------------------------------------------------------------------------------


async def undoes(attack: Attack) -> None:
    """Takes back and answers again, in a very long game."""
    line = Line(attack)
    line.token = await attack.token(line)
    code = await attack.brought(line, "long")
    seq, n = len(json.loads(attack.games["long"])["answers"]) + 1, 0
    while attack.on and code:
        what, body = ("undo", {"seq": seq}) if n % 2 else ("answer", {"seq": seq, "value": 0})
        status, told = await line.ask("POST", f"/api/tables/{code}/{what}", json.dumps(body).encode())
        if status == 200:
            seq = json.loads(told)["seq"]
        n += 1


async def imports_lists(attack: Attack) -> None:
    """Small files of many unknown names."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        names = "".join(f'<selection name="nobody {n}"/>' for n in range(2000))
        file.writestr("roster.ros", f'<roster name="x"><selections>{names}</selections></roster>')
    body = packed.getvalue()
    await attack.many(lambda line: line.ask("POST", "/api/rosters/import", body, "application/zip"))


async def imports_games(attack: Attack) -> None:
    """Very long games."""
    body = attack.games["long"].encode()
    await attack.many(lambda line: line.ask("POST", "/api/import", body))


async def replays(attack: Attack) -> None:
    """Earlier positions of a very long game."""
    line = Line(attack)
    line.token = await attack.token(line)
    code = await attack.brought(line, "long")
    await attack.many(lambda line: line.ask("GET", f"/api/tables/{code}/replay?at={random.randrange(5000)}"))


async def sockets(attack: Attack) -> None:
    """As many as there are, at a table of one's own; some send what is no message."""
    line = Line(attack)
    line.token = await attack.token(line)
    _, told = await line.ask("POST", "/api/tables", b'{"title": "crisis", "options": {"setup": "quick"}}')
    code = str(json.loads(told)["code"])
    held: list[asyncio.StreamWriter] = []
    asked = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()

    async def hold() -> None:
        while attack.on and len(held) < 1000:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                reader, writer = await attack.connect()
                held.append(writer)
                writer.write(asked)
                answered = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
                attack.said[answered[9:12].decode()] += 1

    nonsense = (attack.flood(code, "", lambda n: {"type": "?" * 1000, "id": n}) for _ in range(attack.lines))
    await asyncio.gather(hold(), *nonsense)
    for writer in held:
        writer.close()


async def bots(attack: Attack) -> None:
    """Games of nobody but bots, the quick ones and those who think, by many accounts and all looked at."""
    line = Line(attack)
    watching: list[asyncio.Task[None]] = []
    number = 0
    while attack.on and len(watching) < 120:
        line.token = ""
        line.token = await attack.token(line)
        for _ in range(4):
            kind = ("greedy", "search", "random")[number % 3]
            number += 1
            wish = {"title": "crisis", "seats": [{"kind": "bot", "bot": kind}] * 2, "options": {"setup": "quick"}}
            status, told = await line.ask("POST", "/api/tables", json.dumps(wish).encode())
            if status == 201:
                watching.append(asyncio.create_task(watch(attack, json.loads(told)["code"])))
    while attack.on:
        await asyncio.sleep(0.1)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)


async def watch(attack: Attack, code: str) -> None:
    with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
        async with attack.socket(code, "") as ws:
            await ws.send('{"type":"hello","id":0}')
            async for _ in ws:
                attack.said["seen"] += 1


async def slow(attack: Attack) -> None:
    """Heads and bodies that never come to their end."""
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"

    async def one(text: bytes) -> None:
        while attack.on:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await attack.connect()
                attack.said["begun"] += 1
                writer.write(text)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), max(0.1, attack.until - time.monotonic()))
                writer.close()

    await asyncio.gather(*(one(head[: 20 if n % 2 else None]) for n in range(300)))


async def searches(attack: Attack) -> None:
    """Everything that looks through rules and cards."""
    words = ("range", "cover", "damage", "dodge", "stagger", "power", "move", "throw", "e", "a* OR b*")
    paths = ("/search?q={}", "/rules/crisis?q={}", "/cards/crisis?q={}", "/rules/tactics?q={}")

    async def one(line: Line) -> None:
        word = "+".join(random.choices(words, k=3)).replace(" ", "+")
        await line.ask("GET", random.choice(paths).format(word))

    await attack.many(one)


async def chats(attack: Attack) -> None:
    """Lines without end at one table, over sockets and HTTP."""
    line = Line(attack)
    line.token = await attack.token(line)
    _, told = await line.ask("POST", "/api/tables", b'{"title": "crisis", "options": {"setup": "quick"}}')
    code = json.loads(told)["code"]
    over_sockets = [
        attack.flood(code, line.token, lambda n: {"type": "chat", "id": n, "text": "x" * 500}) for _ in range(attack.lines)
    ]

    async def post() -> None:
        while attack.on:
            await line.ask("POST", f"/api/tables/{code}/chat", json.dumps({"text": "y" * 500}).encode())

    await asyncio.gather(post(), *over_sockets)


async def measures(attack: Attack) -> None:
    """What the table works out for people who think."""
    line = Line(attack)
    line.token = await attack.token(line)
    wish = {"title": "crisis", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"setup": "quick"}}
    _, told = await line.ask("POST", "/api/tables", json.dumps(wish).encode())
    code = json.loads(told)["code"]
    queries = [{"what": "ground", "of": ["character", n]} for n in range(8)] + [{"what": "between", "from": ["character", 0]}]

    def message(number: int) -> dict[str, Any]:
        return {"type": "measure", "id": number, "query": queries[number % len(queries)]}

    await asyncio.gather(*(attack.flood(code, line.token, message) for _ in range(attack.lines)))


async def analyses(attack: Attack) -> None:
    """Every finished game looked at, and given up, and begun again."""
    line = Line(attack)
    line.token = await attack.token(line)
    codes = [await attack.brought(line, "over") for _ in range(6)]

    async def one(line_: Line) -> None:
        code = random.choice(codes)
        await line.ask("POST", f"/api/tables/{code}/analysis")
        await line.ask("DELETE", f"/api/tables/{code}/analysis")

    while attack.on and all(codes):
        await one(line)


async def guesses(attack: Attack) -> None:
    """Codes of tables, and of letters."""

    async def one(line: Line) -> None:
        code = "".join(random.choices("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", k=7))
        if random.random() < 0.5:
            await line.ask("GET", f"/api/tables/{code}/state")
        else:
            await line.ask("POST", "/api/me/confirm", b'{"code": "%08d"}' % random.randrange(10**8))

    await attack.many(one)


async def pages(attack: Attack) -> None:
    """What everybody may read, again and again."""
    paths = ("/", "/new?title=crisis", "/learn", "/cards/crisis", "/rosters", "/teams", "/rules/crisis", "/static/longbox.css")
    await attack.many(lambda line: line.ask("GET", random.choice(paths)))


async def accounts(attack: Attack) -> None:
    """An account and a table with every request."""

    async def one(line: Line) -> None:
        line.token = ""
        status, told = await line.ask("POST", "/api/me", b'{"token": true}')
        if status == 201:
            line.token = json.loads(told)["token"]
        await line.ask("POST", "/api/tables", b'{"title": "crisis", "options": {"setup": "quick"}}')

    await attack.many(one)


KINDS: tuple[Callable[[Attack], Coroutine[Any, Any, None]], ...] = (
    undoes, imports_lists, imports_games, replays, sockets, bots, slow, searches, chats, measures, analyses, guesses, pages,
    accounts,
)  # fmt: skip


def prepared() -> dict[str, str]:
    """Games to bring along: one as long as is taken, and one that is over."""
    rng = random.Random(1)
    long = longbox.new("revolution", 3, seed=1)
    for _ in range(4900):
        assert long.ask is not None
        long.answer(rng.randrange(len(long.ask.options)))
    over = longbox.new("tactics", 2, seed=1)
    while over.ask is not None:
        over.answer(rng.randrange(len(over.ask.options)))
    return {"long": long.save(), "over": over.save()}


async def storm(origin: str, games: dict[str, Any], seconds: float, lines: int) -> dict[str, dict[str, int]]:
    until = time.monotonic() + seconds
    kinds = [kind for kind in KINDS if kind.__name__ in (os.environ.get("STORM_ONLY") or kind.__name__).split(",")]
    attacks = {kind: Attack(origin, f"127.0.1.{n + 1}", until, games, lines) for n, kind in enumerate(kinds)}

    async def safely(kind: Callable[[Attack], Coroutine[Any, Any, None]]) -> None:
        with contextlib.suppress(TimeoutError, ValueError, KeyError):  # it was refused what it needs; the others go on
            async with asyncio.timeout(seconds + 10):
                await kind(attacks[kind])

    await asyncio.gather(*map(safely, attacks))
    return {kind.__name__: dict(attack.said.most_common()) for kind, attack in attacks.items()}


def main() -> None:
    origin, games, seconds, lines = sys.argv[1:]
    os.nice(5)  # whoever attacks is elsewhere, and takes nothing from the server but its answers
    print(json.dumps(uvloop.run(storm(origin, json.loads(Path(games).read_text()), float(seconds), int(lines)))))


if __name__ == "__main__":
    main()
