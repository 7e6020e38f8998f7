"""A hall of phones: everybody polls, everybody reports at once, several times, as phones do that are not sure they were heard.

    .venv/bin/python bench/phones.py                    # 300 phones, 3 rounds, one process, SQLite

Every phone polls every few seconds; when a round is out all report within a few seconds, each report twice with the same key.
Shown are the times of polls and reports, and whether a report was lost or said twice. One JSON object at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any, NamedTuple
from urllib.request import urlopen

import uvloop


def percentile(times: list[float], share: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0


class Answer(NamedTuple):
    status: int
    tag: str
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Line:
    """A kept connection, as plain as it can be: what is measured is the server, not the client."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, data: Any, headers: dict[str, str]) -> Answer:
        body = b"" if data is None else json.dumps(data).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        async with self.lock:
            for _ in range(3):
                if self.streams is None:
                    self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
                reader, writer = self.streams
                try:
                    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
                    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                    found = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
                    size = int(found.get("content-length", 0)) if head[0].split()[1] != "304" else 0
                    return Answer(int(head[0].split()[1]), found.get("etag", ""), await reader.readexactly(size))
                except (OSError, asyncio.IncompleteReadError):  # a kept connection was closed just now; a phone asks again
                    writer.close()
                    self.streams = None
        raise SystemExit(f"{path}: no answer")


class Hall:
    """The desk and its phones."""

    def __init__(self, port: int, phones: int) -> None:
        self.port, self.count = port, phones
        self.lines: dict[str, Line] = {}
        self.code = ""
        self.desk = ""
        self.phones: dict[str, str] = {}
        self.polls: list[float] = []
        self.reports: list[float] = []
        self.not_modified = 0

    async def ask(self, method: str, path: str, token: str, data: Any = None, **headers: str) -> Answer:
        known = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {}), **headers}
        answer = await self.lines.setdefault(token, Line(self.port)).ask(method, path, data, known)
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {answer.body.decode()}")
        return answer

    async def person(self) -> str:
        return str((await self.ask("POST", "/api/me", "", {"token": True})).json()["token"])

    async def fill(self) -> None:
        self.desk = await self.person()
        wish = {"name": "A full hall", "settings": {"rosters": "optional"}}
        self.code = (await self.ask("POST", "/api/events", self.desk, wish)).json()["code"]
        for number in range(self.count):
            token = await self.person()
            made = await self.ask("POST", f"/api/events/{self.code}/join", token, {"name": f"Player {number:03d}"})
            self.phones[made.json()["player"]] = token
        for what in ("check-in", "announce"):
            await self.ask("POST", f"/api/events/{self.code}/{what}", self.desk)

    async def say(self, kind: str, **values: Any) -> None:
        await self.ask("POST", f"/api/events/{self.code}/facts", self.desk, {"fact": {"fact": kind, **values}})

    async def poll(self, token: str, until: asyncio.Event, every: float) -> None:
        tag = ""
        await asyncio.sleep(random.uniform(0, every))
        while not until.is_set():
            began = time.perf_counter()
            answer = await self.ask("GET", f"/api/events/{self.code}/me", token, **({"If-None-Match": tag} if tag else {}))
            self.polls.append(time.perf_counter() - began)
            self.not_modified += answer.status == 304
            tag = answer.tag
            await asyncio.sleep(every * random.uniform(0.85, 1.15))

    async def report(self, player: str, round: int, row: dict[str, Any], within: float) -> None:
        result = {"kind": "victory", "winner": row["players"][0], "vps": [16, row["table"] % 15]}
        body = {"fact": {"fact": "Reported", "round": round, "table": row["table"], "result": result}}
        await asyncio.sleep(random.uniform(0, within))

        async def once() -> None:
            began = time.perf_counter()
            await self.ask("POST", f"/api/events/{self.code}/facts", self.phones[player], body, **{"Idempotency-Key": f"r{round}"})
            self.reports.append(time.perf_counter() - began)

        await asyncio.gather(once(), once())  # the second waits for the first on the same connection, as a phone's would

    async def round(self, within: float) -> tuple[int, int]:
        """How many reports were lost, and how many were said twice."""
        number = (await self.ask("POST", f"/api/events/{self.code}/pair", self.desk, {})).json()["round"]
        await self.say("Published", round=number)
        rows = (await self.ask("GET", f"/api/events/{self.code}", self.desk)).json()["rounds"][-1]["pairings"]
        playing = [row for row in rows if row["players"][1] is not None]
        await asyncio.gather(*(self.report(player, number, row, within) for row in playing for player in row["players"]))
        ledger = (await self.ask("GET", f"/api/events/{self.code}/ledger", self.desk)).json()
        said = [line for line in ledger if line["fact"] == "Reported" and line["round"] == number]
        expected = 2 * len(playing)
        state = (await self.ask("GET", f"/api/events/{self.code}", self.desk)).json()
        missing = sum(row["result"] is None for row in state["rounds"][-1]["pairings"] if row["players"][1] is not None)
        await self.say("RoundClosed", round=number)
        return missing + max(0, expected - len(said)), max(0, len(said) - expected)


async def run(port: int, phones: int, rounds: int, every: float, within: float) -> dict[str, Any]:
    hall = Hall(port, phones)
    await hall.fill()
    over = asyncio.Event()
    polling = [asyncio.create_task(hall.poll(token, over, every)) for token in hall.phones.values()]
    lost = twice = 0
    for _ in range(rounds):
        missing, double = await hall.round(within)
        lost, twice = lost + missing, twice + double
        await asyncio.sleep(every)
    over.set()
    await asyncio.gather(*polling)
    return {
        "phones": phones,
        "rounds": rounds,
        "reports": len(hall.reports),
        "report_ms": {"p50": percentile(hall.reports, 0.5), "p99": percentile(hall.reports, 0.99)},
        "polls": len(hall.polls),
        "not_modified": hall.not_modified,
        "poll_ms": {"p50": percentile(hall.polls, 0.5), "p99": percentile(hall.polls, 0.99)},
        "lost": lost,
        "twice": twice,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--phones", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two polls of a phone")
    parser.add_argument("--within", type=float, default=10.0, help="seconds within which all report")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environ = {**os.environ, "LONGBOX_DATABASE": args.database or f"sqlite:///{folder}/longbox.sqlite", "LONGBOX_LIMITS": "off"}
        command = [
            sys.executable,
            "-m",
            "uvicorn",
            "--factory",
            "longbox.server.app:create_app",
            "--port",
            str(port),
            "--log-level",
            "error",
        ]
        server = subprocess.Popen(command, env=environ)
        try:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                try:
                    urlopen(f"http://127.0.0.1:{port}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.2)
            print(json.dumps(uvloop.run(run(port, args.phones, args.rounds, args.every, args.within))))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
