"""A storm: everybody who means harm at once, while two hundred people play; and what the people notice of it.

    .venv/bin/python bench/storm.py                       # 200 players, 15 s calm, 30 s storm, 15 s after it
    .venv/bin/python bench/storm.py --players 50 --storm 10

Server, players and attackers are processes of their own on this machine. The players share one address, as a hall does; every kind
of attacker has another one, and attacks as fast as it is answered. Nothing leaves the machine, and all of it ends by itself. One
JSON object at the end; exit code 1 if a promise was broken: the slowest hundredth of what players sent has its reply within 100 ms
and 3 times what it takes in calm weather, nothing of theirs fails, memory has an end, and 5 s after the storm it is calm again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import load
import storm_attackers
import uvloop

HALL = "127.0.0.2"
SLOWEST = 100.0
"""Milliseconds within which 99 of 100 replies come, whoever attacks."""
TIMES = 3.0
FLOOR = 20.0
"""Milliseconds that count as calm weather where it is calmer than that: 3 times a thousandth is nothing that anybody notices."""
RECOVERY = 5.0
MEMORY = 1_500_000_000
"""Bytes that the server may take, with the tables of the players, everything the attackers opened, and what is kept for later."""


class Weather(load.Figures):
    """What players noticed, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.when: list[tuple[str, float, float]] = []
        self.failed: list[str] = []

    def took(self, kind: str, at: float, seconds: float) -> None:
        self.when.append((kind, at, seconds))

    def between(self, begin: float, end: float) -> dict[str, Any]:
        here = [one for one in self.when if begin <= one[1] < end]
        kinds = sorted({kind for kind, _, _ in here})
        return {
            "all_ms": load.percentiles([seconds for _, _, seconds in here]),
            **{f"{kind}_ms": load.percentiles([seconds for which, _, seconds in here if which == kind]) for kind in kinds},
        }


def memory(pid: int) -> int:
    """Bytes in the machine's memory of a server and of the processes that work for it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").parent.parent.glob("*/children")
    total = 0
    for one in (pid, *(int(child) for file in children for child in file.read_text().split())):
        with contextlib.suppress(OSError, StopIteration):  # it has ended meanwhile
            status = Path(f"/proc/{one}/status").read_text()
            total += next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))
    return total


async def visits(address: str, token: str, code: str, weather: Weather, until: float) -> None:
    """Somebody in the hall who looks at pages, comes back to a table, and opens another one now and then."""
    calls: tuple[tuple[str, str, Any], ...] = (
        ("GET", "/", None),
        ("GET", f"/api/tables/{code}/state", None),
        ("GET", "/healthz", None),
        ("GET", "/rules/crisis?q=cover", None),
        ("POST", "/api/tables", {"title": "crisis", "options": {"setup": "quick"}}),
        ("GET", f"/t/{code}", None),
    )
    number = 0
    transport = httpx.AsyncHTTPTransport(local_address=HALL)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60, follow_redirects=True) as http:
        while time.monotonic() < until:
            method, path, body = calls[number % len(calls)]
            number += 1
            began = time.monotonic()
            try:
                headers = {"Authorization": f"Bearer {token}"} if path.startswith("/api/") else {}
                answer = await http.request(method, path, json=body, headers=headers)
                if answer.status_code >= 400:
                    weather.failed.append(f"{method} {path}: {answer.status_code}")
            except httpx.HTTPError as error:
                weather.failed.append(f"{method} {path}: {error!r}"[:120])
            weather.took("page", began, time.monotonic() - began)
            await asyncio.sleep(0.5)


async def weather_report(address: str, pid: int, args: argparse.Namespace, games: Path) -> dict[str, Any]:
    weather = Weather()
    clients: list[load.Client] = []
    transport = httpx.AsyncHTTPTransport(local_address=HALL)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
        for _ in range(args.players // 2):
            tokens = []
            for _ in range(2):
                tokens.append((await http.post("/api/me", json={"token": True})).json()["token"])
                http.cookies.clear()
            one, other = ({"Authorization": f"Bearer {token}"} for token in tokens)
            wish = {"title": "crisis", "options": {"setup": "quick"}}
            code = (await http.post("/api/tables", json=wish, headers=one)).json()["code"]
            (await http.post(f"/api/tables/{code}/join", json={}, headers=other)).raise_for_status()
            clients += [load.Client(address, code, token, weather, HALL) for token in tokens]
    settled = time.monotonic() + 5 + args.players / 50
    weather.begin = settled
    gusts = settled + args.calm
    calmed = gusts + args.storm
    end = calmed + RECOVERY + args.after
    tasks = [asyncio.create_task(client.run(end, args.rate)) for client in clients]
    tasks.append(asyncio.create_task(visits(address, clients[0].token, clients[0].code, weather, end)))
    sizes = {"calm": 0, "storm": 0, "after": 0}
    await asyncio.sleep(gusts - time.monotonic())
    sizes["calm"] = memory(pid)
    begun = [sys.executable, storm_attackers.__file__, address, str(games), str(args.storm), str(args.intensity)]
    attackers = subprocess.Popen(begun, stdout=subprocess.PIPE)
    try:
        while time.monotonic() < calmed:
            await asyncio.sleep(0.5)
            sizes["storm"] = max(sizes["storm"], memory(pid))
        said, _ = await asyncio.to_thread(attackers.communicate, None, 60)
    finally:
        attackers.kill()
    await asyncio.gather(*tasks)
    sizes["after"] = memory(pid)
    return {
        "players": weather.open,
        "machine_load": [round(one, 1) for one in os.getloadavg()],
        "calm": weather.between(settled, gusts),
        "storm": weather.between(gusts, calmed),
        "after": weather.between(calmed + RECOVERY, end),
        "dropped": weather.dropped[:5],
        "unanswered": weather.unanswered,
        "errors": weather.errors,
        "failed": weather.failed[:5],
        "memory_mb": {name: round(size / 1e6) for name, size in sizes.items()},
        "attackers": json.loads(said),
    }


def broken(report: dict[str, Any]) -> list[str]:
    """The promises that did not hold."""
    calm, storm, after = (report[name]["all_ms"].get("p99", float("inf")) for name in ("calm", "storm", "after"))
    usual = TIMES * max(calm, FLOOR)
    faults = []
    if storm >= SLOWEST:
        faults.append(f"in the storm p99 is {storm} ms")
    if storm >= usual:
        faults.append(f"in the storm p99 is {storm} ms, in calm weather {calm} ms")
    if after >= min(SLOWEST, usual):
        faults.append(f"{RECOVERY:g} s after the storm p99 is still {after} ms, in calm weather {calm} ms")
    faults += [f"{name}: {report[name]}" for name in ("dropped", "unanswered", "errors", "failed") if report[name]]
    if max(report["memory_mb"].values()) * 1e6 > MEMORY:
        faults.append(f"the server took {report['memory_mb']} MB")
    idle = [name for name, said in report["attackers"].items() if not said]
    return faults + [f"nobody attacked by {name}" for name in idle]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1.0, help="messages a second of each player")
    parser.add_argument("--calm", type=float, default=15.0)
    parser.add_argument("--storm", type=float, default=30.0)
    parser.add_argument("--after", type=float, default=10.0)
    parser.add_argument("--intensity", type=int, default=4, help="connections that each kind of attacker uses at once")
    kinds = [kind.__name__ for kind in storm_attackers.KINDS]
    parser.add_argument("--only", default="", choices=kinds, metavar="KIND", help=f"one kind of attacker: {', '.join(kinds)}")
    args = parser.parse_args()
    gc.disable()  # a pause of the players would be taken for one of the server
    random.seed(1)
    if args.only:
        os.environ["STORM_ONLY"] = args.only
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games.json"
        games.write_text(json.dumps(storm_attackers.prepared()))
        address, process = load.serve(f"sqlite:///{Path(folder) / 'storm.sqlite'}", limits="on")
        try:
            report = uvloop.run(weather_report(address, process.pid, args, games))
        finally:
            process.terminate()
            process.wait(30)
    faults = broken(report)
    print(json.dumps({**report, "broken": faults}, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
