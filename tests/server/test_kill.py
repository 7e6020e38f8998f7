"""`kill -9` in the middle of everything: whatever was acknowledged is there afterwards, and every game goes on."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

from server.running import Process

ALL = bool(os.environ.get("LONGBOX_ALL"))
KILLS = 100 if ALL else 2
TABLES = 4 if ALL else 2
MOST = 60
"""Calls between two kills."""


def test_nothing_acknowledged_is_lost_and_no_game_is_stuck(tmp_path: Path) -> None:
    rng = random.Random(1)
    server = Process(tmp_path / "longbox.sqlite")
    server.start()
    server.token = server.ask("POST", "/api/me", {"token": True})["token"]
    seen: dict[str, list[tuple[int, str]]] = {}
    """Per table what was acknowledged or shown: the number of answers and the line of the log that ended there."""
    mine: dict[str, int] = {}
    """Per table the newest `seq` that was acknowledged to us."""

    def open_table() -> None:
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = server.ask(
            "POST", "/api/tables", {"title": "crisis", "options": {"setup": "quick", "last_round": 6}, "seats": bots}
        )
        seen[table["code"]] = []
        mine[table["code"]] = 1

    for _ in range(TABLES):
        open_table()
    over = 0
    try:
        for kill in range(KILLS):
            try:
                for _ in range(rng.randrange(MOST)):
                    code = rng.choice(list(mine))
                    state = server.ask("GET", f"/api/tables/{code}/state")
                    note(seen, state, code)
                    if state["result"]:
                        over += 1
                        del mine[code], seen[code]
                        open_table()
                    elif state["offer"]:
                        value = rng.randrange(len(state["offer"]["options"]))
                        told = server.ask("POST", f"/api/tables/{code}/answer", {"seq": state["seq"], "value": value})
                        mine[code] = told["seq"]
            finally:
                server.kill()
            server.start()
            for code, seq in mine.items():
                state = server.ask("GET", f"/api/tables/{code}/state")
                assert state["seq"] >= seq, f"after kill {kill} table {code} has {state['seq']} entries; {seq} were acknowledged"
                log = {(line["i"], line["line"]) for line in state["log"]}
                lost = [line for line in seen[code] if line not in log]
                assert not lost, f"after kill {kill} table {code} has another story: {lost[:3]}"
        finish(server, list(mine)[: None if ALL else 1])
    finally:
        if server.running is not None and server.running.poll() is None:
            server.kill()


def note(seen: dict[str, list[tuple[int, str]]], state: dict[str, Any], code: str) -> None:
    """Remember what was shown: it was durable before."""
    seen[code] = [(line["i"], line["line"]) for line in state["log"]]


def finish(server: Process, codes: list[str]) -> None:
    """Every game that went through this can be played to its end, and its export replays: no answer is in it twice."""
    for code in codes:
        last, waited = -1, 0
        while True:
            state = server.ask("GET", f"/api/tables/{code}/state")
            if state["result"]:
                break
            last, waited = state["seq"], waited + 1 if state["seq"] == last else 0
            assert waited < 60, f"table {code} is stuck"
            if state["offer"]:
                server.ask("POST", f"/api/tables/{code}/answer", {"seq": state["seq"], "value": 0})
            else:
                server.ask("GET", f"/api/tables/{code}/state?since={state['seq']}&wait=5")
        server.ask("POST", "/api/import", server.ask("GET", f"/api/tables/{code}/export"))
