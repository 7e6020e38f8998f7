"""A day of an event with a hall full of phones: people come late, report differently, leave, are corrected, lose their network, and
the server goes down in the middle of every round. Nothing that was acknowledged or kept is lost, and nothing counts twice."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from longbox.challenger import Event
from longbox.challenger.facts import Entry, Role, unpack
from longbox.challenger.view import rows_told
from longbox.server.app import create_app
from longbox.server.settings import Settings
from server.asgi import Client
from server.test_events import Hall, Person

ALL = bool(os.environ.get("LONGBOX_ALL"))
PHONES, LATE, DEAD = (60, 4, 10) if ALL else (12, 1, 3)


class Site:
    """A server that goes down and comes back with what is on disk."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(f"sqlite:///{folder}/longbox.sqlite", limits=False)
        self.client = Client(create_app(self.settings), accept_language="en").__enter__()

    def stop(self) -> None:
        self.client.__exit__(None, None, None)

    def restart(self, people: list[Person]) -> None:
        self.stop()
        self.client = Client(create_app(self.settings), accept_language="en").__enter__()
        for one in people:
            one.client = self.client


class Day:
    """What everybody does, and what has to be true in the end."""

    def __init__(self, folder: Path) -> None:
        self.rng = random.Random(7)
        self.site = Site(folder)
        self.hall = Hall(self.site.client, PHONES, late_entries=True, cut_to=4, rounds=3)
        self.said: Counter[tuple[int, int, str]] = Counter()
        """Round, table and person of every report that somebody has made, however often their phone sent it."""
        self.results: dict[tuple[int, int], tuple[str, list[int]]] = {}
        self.restarts = 0

    @property
    def people(self) -> list[Person]:
        return [self.hall.desk, self.hall.stranger, *self.hall.phones.values()]

    def restart(self) -> None:
        self.site.restart(self.people)
        self.hall.client = self.site.client
        self.restarts += 1

    def state(self) -> Any:
        return self.hall.state()

    def report(self, player: str, round: int, row: Any, vps: tuple[int, int]) -> Callable[[], None]:
        """A report as a phone keeps it: sent as often as one likes, always with the same key."""
        winner = row["players"][0] if vps[0] > vps[1] else row["players"][1]
        result = {"kind": "victory", "winner": winner, "vps": list(vps)}
        body = {"fact": {"fact": "Reported", "round": round, "table": row["table"], "result": result}}
        key = f"{round}-{row['table']}-{vps[0]}-{vps[1]}"
        self.said[round, row["table"], player] += 1
        person = self.hall.phones[player]
        return lambda: person.do("POST", self.hall.at("facts"), body, headers={"Idempotency-Key": key}) and None

    def late(self) -> None:
        for number in range(LATE):
            phone = Person(self.site.client, f"Late {number + 1}")
            id = phone.do("POST", self.hall.at("join"), {"name": phone.name})["player"]
            self.hall.phones[id] = phone
            phone.do("POST", self.hall.at("facts"), {"fact": {"fact": "CheckedIn", "player": id}})

    def round(self) -> int:
        number = self.hall.next()
        rows = [row for row in self.state()["rounds"][-1]["pairings"] if row["players"][1] is not None]
        dead = set(self.rng.sample([id for row in rows for id in row["players"]], min(DEAD, len(rows))))
        waiting: list[Callable[[], None]] = []
        disputed = []
        for at, row in enumerate(rows):
            vps = self.rng.choice([(16, 9), (9, 16), (14, 3)])
            for side, player in enumerate(row["players"]):
                wrong = at % 5 == 4 and side == 1
                send = self.report(player, number, row, (vps[0] + 1, vps[1]) if wrong else vps)
                if player not in dead:
                    send()
                    continue
                waiting.append(send)
                if self.rng.random() < 0.5:
                    send()  # it was heard, but the answer came into a dead network: the phone does not know
            if at % 5 == 4:
                disputed.append((row, vps))
            self.results[number, row["table"]] = (row["players"][0 if vps[0] > vps[1] else 1], list(vps))
            if at == len(rows) // 2:
                self.restart()
        for send in waiting:  # the network is back, and every phone sends what it has kept; some twice
            send()
            send()
        for row, vps in disputed:
            table = self.state()["rounds"][-1]["pairings"][row["table"] - 1]
            assert table["disputed"], "two reports that differ are no result"
            assert table["result"] is None
            self.hall.result(row["table"], vps)
            self.said[number, row["table"], "desk"] += 1
        self.hall.say("RoundClosed", round=number)
        return number

    def correct(self, number: int) -> None:
        """Table 1 was entered the wrong way round."""
        row = self.state()["rounds"][number - 1]["pairings"][0]
        vps = row["result"]["vps"][::-1]
        winner = next(id for id in row["players"] if id != row["result"]["winner"])
        result = {"kind": "victory", "winner": winner, "vps": vps}
        self.hall.say("Corrected", round=number, table=1, result=result, reason="the wrong way round")
        self.results[number, 1] = (winner, vps)


def test_a_day_with_a_full_hall(tmp_path: Path) -> None:
    day = Day(tmp_path)
    hall = day.hall
    try:
        hall.desk.do("POST", hall.at("check-in"))
        hall.desk.do("POST", hall.at("announce"))
        for number in (1, 2, 3):
            assert day.round() == number
            day.correct(number)
            if number == 1:
                day.late()
            if number < 3:
                leaver = next(row["player"] for row in reversed(day.state()["standings"]) if row["status"] == "active")
                hall.phones[leaver].do("POST", hall.at("facts"), {"fact": {"fact": "Dropped", "player": leaver}})
        hall.say("CutMade")
        while not day.state()["over"]:
            day.round()
        check(day)
    finally:
        day.site.stop()


def check(day: Day) -> None:
    hall, state = day.hall, day.state()
    assert day.restarts == len(state["rounds"]) == 5
    assert state["winner"] is not None
    ledger = hall.desk.do("GET", hall.at("ledger"))
    assert [line["number"] for line in reversed(ledger)] == [*range(1, state["seq"] + 1)]
    names = {player["name"]: player["id"] for player in state["players"]}
    said = Counter((line["round"], line["table"], names.get(line["by"], "desk")) for line in ledger if line["fact"] == "Reported")
    assert said == day.said, "every report once, whatever was sent how often"
    for (number, table), (winner, vps) in day.results.items():
        result = state["rounds"][number - 1]["pairings"][table - 1]["result"]
        assert (result["winner"], result["vps"]) == (winner, vps), (number, table)

    # The ledger alone leads to the same event.
    rows = hall.client.get(f"/e/{hall.code}/export/ledger.json", headers=cookie(hall.desk)).json()["entries"]
    bodies = [{key: value for key, value in row.items() if key not in ("at", "by", "role")} for row in rows]
    entries = [
        Entry(number, row["at"], row["by"], Role(row["role"]), unpack(body))
        for number, (row, body) in enumerate(zip(rows, bodies, strict=True), 1)
    ]
    again = Event.of(entries)
    assert again.winner == state["winner"]
    assert rows_told(again) == state["standings"]


def cookie(person: Person) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in person.cookies.items())}
