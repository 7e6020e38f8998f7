"""A full hall: many sockets at one server, and how long each message takes there and back.

    .venv/bin/python bench/load.py                      # 1,000 sockets, 2 messages a second each, one process, SQLite
    .venv/bin/python bench/load.py --database postgresql://... --processes 2
    .venv/bin/python bench/load.py --flat-out --sockets 200 --database postgresql://... --scale 2

`--flat-out`: everybody sends the next message as soon as the last one has its reply, so `messages_per_second` is all that
the servers can do. `--scale 2` does it with one server and with two of the same database, in turns, and says how much more two do.

Tables have two people each. What they send is what people send: mostly signs of life, measurements while they think, answers and
chat. Reported are the round trips of every message until its reply (for an answer: until it is durable), drops, and how long after
one of the two an entry is shown to the other, at another process if there are several. One JSON object at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvloop
import websockets

HEAD = re.compile(r'{"type":"(?:state|update)","seq":(\d+),')
MIX = (("ping", 0.70), ("measure", 0.15), ("answer", 0.10), ("chat", 0.05))


class Client:
    """One person at a table."""

    def __init__(self, address: str, code: str, token: str, figures: Figures, source: str = "127.0.0.1") -> None:
        self.address, self.code, self.token, self.figures, self.source = address, code, token, figures, source
        self.sent: dict[int, tuple[str, float]] = {}
        self.seq, self.asked = 0, False
        self.number = 0
        self.busy = False
        self.heard = asyncio.Event()

    async def run(self, until: float, rate: float) -> None:
        url = self.address.replace("http", "ws") + f"/api/tables/{self.code}/socket"
        try:
            async with websockets.connect(
                url,
                additional_headers={"Authorization": f"Bearer {self.token}"},
                max_size=None,
                compression=None,
                open_timeout=60,
                local_addr=(self.source, 0),
            ) as ws:
                await ws.send(json.dumps({"type": "hello", "id": 0, "since": None}))
                listening = asyncio.create_task(self.listen(ws))
                self.figures.open += 1
                while time.monotonic() < self.figures.begin:
                    await asyncio.sleep(0.1)
                if rate:
                    await asyncio.sleep(random.random() / rate)  # people do not tick together
                while time.monotonic() < until:
                    await self.send(ws)
                    await (asyncio.sleep(1 / rate) if rate else self.replied())
                await asyncio.sleep(2)
                listening.cancel()
                self.figures.unanswered += len(self.sent)
        except (OSError, websockets.WebSocketException, TimeoutError) as error:
            self.figures.dropped.append(repr(error)[:80])

    async def replied(self) -> None:
        """Wait until nothing is without a reply."""
        while self.sent:
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 60)

    async def send(self, ws: Any) -> None:
        self.number += 1
        kind = random.choices([name for name, _ in MIX], [weight for _, weight in MIX])[0]
        if kind == "answer" and (not self.asked or self.busy):
            kind = "ping"
        message: dict[str, Any] = {"type": kind, "id": self.number}
        if kind == "answer":
            self.busy = True
            message |= {"seq": self.seq, "value": 0}
        elif kind == "measure":
            message["query"] = {"what": "between", "from": ["character", 0], "to": ["character", 7]}
        elif kind == "chat":
            message["text"] = "Good luck"
        self.sent[self.number] = (kind, time.monotonic())
        self.figures.messages += 1
        await ws.send(json.dumps(message))

    async def listen(self, ws: Any) -> None:
        async for text in ws:
            head = HEAD.match(text)
            if head:  # only glanced at: a thousand clients that read everything would be what is measured
                self.seq, self.asked = int(head[1]), '"offer":{' in text  # that of a deal is always null here
                self.busy = False
                self.figures.shown(self.code, self.seq)
                continue
            told = json.loads(text)
            if told.get("id") in self.sent:
                kind, at = self.sent.pop(told["id"])
                self.heard.set()
                self.figures.took(kind, at, time.monotonic() - at)
                if told["type"] == "ack" and kind == "answer":
                    self.figures.acknowledged(self.code, told["seq"])
                if told["type"] == "error":
                    self.figures.errors[told["code"]] = self.figures.errors.get(told["code"], 0) + 1
                    self.busy = False


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.trips: dict[str, list[float]] = {}
        self.dropped: list[str] = []
        self.errors: dict[str, int] = {}
        self.messages = self.unanswered = self.open = 0
        self.begin = float("inf")
        self.first: dict[tuple[str, int], float] = {}
        self.across: list[float] = []

    def took(self, kind: str, at: float, seconds: float) -> None:
        """A message that was sent at `at` has its reply."""
        self.trips.setdefault(kind, []).append(seconds)

    def acknowledged(self, code: str, seq: int) -> None:
        self.shown(code, seq)

    def shown(self, code: str, seq: int) -> None:
        """The first who hears of an entry starts the clock, the second stops it."""
        key, now = (code, seq), time.monotonic()
        if key in self.first:
            self.across.append(now - self.first.pop(key))
        else:
            self.first[key] = now


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    if not ordered:
        return {}
    return {f"p{p}": round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))], 1) for p in (50, 95, 99)} | {
        "most": round(1000 * ordered[-1], 1),
        "count": len(ordered),
    }


async def hall(addresses: list[str], sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    figures = Figures()
    places: list[tuple[str, str, str]] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for pair in range(sockets // 2):
            one, other = addresses[pair % len(addresses)], addresses[(pair + 1) % len(addresses)]
            tokens = []
            for _ in range(2):
                tokens.append((await http.post(one + "/api/me", json={"token": True})).json()["token"])
                http.cookies.clear()  # a program has a token; with the cookie of a browser it would have to name its origin
            headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
            options = {"title": "crisis", "options": {"setup": "quick"}}
            code = (await http.post(one + "/api/tables", json=options, headers=headers[0])).json()["code"]
            await http.post(f"{other}/api/tables/{code}/join", json={}, headers=headers[1])
            places += [(one, code, tokens[0]), (other, code, tokens[1])]
            if pair % 100 == 99:
                print(f"{pair + 1} tables", file=sys.stderr)
    clients = [Client(address, code, token, figures) for address, code, token in places]
    started = time.monotonic()
    settle = 10 + sockets / 100
    figures.begin = started + settle
    tasks = []
    for client in clients:
        tasks.append(asyncio.create_task(client.run(started + settle + seconds, rate)))
        await asyncio.sleep(0.005)
    await asyncio.gather(*tasks)
    everything = [trip for trips in figures.trips.values() for trip in trips]
    return {
        "sockets": figures.open,
        "seconds": seconds,
        "messages_per_second": round(figures.messages / seconds),
        "dropped": len(figures.dropped),
        "why": sorted(set(figures.dropped))[:5],
        "unanswered": figures.unanswered,
        "errors": figures.errors,
        "all_ms": percentiles(everything),
        **{f"{kind}_ms": percentiles(trips) for kind, trips in figures.trips.items()},
        "seen_by_the_other_ms": percentiles(figures.across),
    }


def serve(database: str, limits: str = "off") -> tuple[str, subprocess.Popen[bytes]]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "LONGBOX_DATABASE": database, "LONGBOX_LIMITS": limits}
    process = subprocess.Popen(
        [sys.executable, "-m", "longbox", "serve", "--port", str(port)], env=environment, stdout=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            httpx.get(address + "/healthz")
            return address, process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=2.0, help="messages a second for each socket")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--flat-out", action="store_true", help="send without pause")
    parser.add_argument(
        "--scale", type=int, default=0, metavar="N", help="flat out with one server and with N, three times in turns"
    )
    args = parser.parse_args()
    gc.disable()  # a pause of the thousand clients would be taken for one of the server
    if args.flat_out or args.scale:
        args.rate = 0.0
    if not args.scale:
        print(json.dumps(measured(args, args.processes), indent=2))
        return
    runs: dict[int, list[int]] = {1: [], args.scale: []}
    for _ in range(3):
        for processes, found in runs.items():
            found.append(measured(args, processes)["messages_per_second"])
    best = {processes: max(found) for processes, found in runs.items()}
    print(
        json.dumps({"messages_per_second": runs, "times": round(best[args.scale] / best[1], 2), "load": os.getloadavg()}, indent=2)
    )


def measured(args: argparse.Namespace, processes: int) -> dict[str, Any]:
    """One run with so many servers."""
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        servers = [serve(database) for _ in range(processes)]
        try:
            addresses = [address for address, _ in servers]
            figures = uvloop.run(hall(addresses, args.sockets, args.rate, args.seconds))
        finally:
            for _, process in servers:
                process.terminate()
            for _, process in servers:
                process.wait(20)
    return {"processes": processes, "database": database.partition(":")[0], "machine_load": os.getloadavg(), **figures}


if __name__ == "__main__":
    main()
