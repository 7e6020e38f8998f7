"""Databases of earlier releases: whoever upgrades goes on with every table and every event.

`releases/0.1.0.sqlite` was written by the server of 0.1.0 itself (the last commit with that version, `longbox serve`, answers over
HTTP): a quick game of Crisis Protocol after 59 answers, one of which was taken back, with a line of chat; FASERIP Tactics against a
bot; Mutant Revolution on one device; a game that was resigned; and an event with four players that was announced. Afterwards its
pages were made smaller (`PRAGMA page_size = 1024; VACUUM`).
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox.server.app import create_app
from longbox.server.settings import Settings
from server.asgi import Client

RELEASED = Path(__file__).parent / "releases" / "0.1.0.sqlite"
TOKEN = "dzHF3yaVQwtjk82EajHlgCTPkid0CGci4AKqTdsuOGg"
"""Of the account that played there, and nowhere else."""
KNOWN = {"MBF9FU8": ("crisis", 62, 59), "R5GD2A2": ("tactics", 95, 94), "E3L5Z85": ("revolution", 41, 40)}
"""Tables that go on: title, entries and answers, as 0.1.0 told them."""
OVER, EVENT = "KRWDLY3", "DFPSUL7"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    shutil.copy(RELEASED, tmp_path / "longbox.sqlite")
    settings = Settings(f"sqlite:///{tmp_path}/longbox.sqlite", bot_pace=0.0, limits=False)
    with Client(create_app(settings), Authorization=f"Bearer {TOKEN}") as client:
        yield client


def state(client: Client, code: str) -> dict[str, Any]:
    told = client.get(f"/api/tables/{code}/state")
    assert told.status_code == 200, told.text
    found: dict[str, Any] = told.json()
    return found


@pytest.mark.parametrize("code", KNOWN)
def test_a_table_of_the_release_before_goes_on(client: Client, code: str) -> None:
    title, seq, answers = KNOWN[code]
    before = state(client, code)
    assert (before["table"]["title"], before["seq"], before["n"]) == (title, seq, answers)
    assert before["log"]
    for _ in range(5):
        while not (now := state(client, code))["offer"]:
            pass  # a bot thinks
        told = client.post(f"/api/tables/{code}/answer", json={"seq": now["seq"], "value": 0}, headers={})
        assert told.status_code == 200, told.text
    assert state(client, code)["seq"] >= seq + 5


def test_what_was_said_and_what_is_over_is_still_there(client: Client) -> None:
    assert [line["text"] for line in client.get("/api/tables/MBF9FU8/chat").json()] == ["Good luck"]
    assert state(client, OVER)["result"]["reason"] == "resigned"
    game = longbox.load(client.get(f"/api/tables/{OVER}/export").text, verify=True)
    assert len(game.answers) == 6
    assert client.get(f"/api/tables/{OVER}/replay?at=3").json()["n"] == 3
    mine = {table["code"] for table in client.get("/api/tables?mine=true").json()}
    assert mine == {*KNOWN, OVER}
    assert client.get("/api/me").json()["name"] == "Mara", "and the token of then still counts"


def test_an_event_of_the_release_before_goes_on(client: Client) -> None:
    at = f"/api/events/{EVENT}"
    shown = client.get(at).json()
    assert shown["name"] == "Saturday"
    assert [player["name"] for player in shown["players"]] == ["Ann", "Bo", "Cy", "Di"]
    assert shown["announced"] == [4, 4, 0], "the players, rounds and cut that were announced then"
    drawn = client.post(f"{at}/pair", json={}, headers={})
    assert drawn.status_code == 201, drawn.text
    [first] = client.get(at).json()["rounds"]
    assert len(first["pairings"]) == 2
    assert client.get(f"/e/{EVENT}").status_code == 200
