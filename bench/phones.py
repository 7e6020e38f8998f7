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
from typing import Any

import httpx


def percentile(times: list[float], share: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0


class Hall:
    """The desk and its phones."""

    def __init__(self, http: httpx.AsyncClient, phones: int) -> None:
        self.http, self.count = http, phones
        self.code = ""
        self.desk = ""
        self.phones: dict[str, str] = {}
        self.polls: list[float] = []
        self.reports: list[float] = []
        self.not_modified = 0

    async def ask(self, method: str, path: str, token: str, data: Any = None, **headers: str) -> httpx.Response:
        known = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", **headers}
        try:
            answer = await self.http.request(method, path, json=data, headers=known)
        except httpx.TransportError:  # a kept connection was closed just now; a phone asks again
            answer = await self.http.request(method, path, json=data, headers=known)
        if answer.status_code >= 400:
            raise SystemExit(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer

    async def person(self) -> str:
        made = await self.http.post("/api/me", json={"token": True})
        self.http.cookies.clear()  # each phone has its own token
        return str(made.json()["token"])

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
            self.not_modified += answer.status_code == 304
            tag = answer.headers["etag"]
            await asyncio.sleep(every * random.uniform(0.85, 1.15))

    async def report(self, player: str, round: int, row: dict[str, Any], within: float) -> None:
        result = {"kind": "victory", "winner": row["players"][0], "vps": [16, row["table"] % 15]}
        body = {"fact": {"fact": "Reported", "round": round, "table": row["table"], "result": result}}
        await asyncio.sleep(random.uniform(0, within))

        async def once() -> None:
            began = time.perf_counter()
            await self.ask("POST", f"/api/events/{self.code}/facts", self.phones[player], body, **{"Idempotency-Key": f"r{round}"})
            self.reports.append(time.perf_counter() - began)

        await asyncio.gather(once(), once())

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


async def run(address: str, phones: int, rounds: int, every: float, within: float) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=phones + 50, max_keepalive_connections=phones + 50)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits, headers={"Origin": address}) as http:
        hall = Hall(http, phones)
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
            address = f"http://127.0.0.1:{port}"
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                try:
                    httpx.get(address + "/healthz")
                    break
                except httpx.HTTPError:
                    time.sleep(0.2)
            print(json.dumps(asyncio.run(run(address, args.phones, args.rounds, args.every, args.within))))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
