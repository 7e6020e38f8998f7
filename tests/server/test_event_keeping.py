"""What phones may keep of an event, and the address they are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from longbox.server.app import create_app
from longbox.server.assets import STATIC
from longbox.server.events import nearby as near
from longbox.server.events import outlook
from longbox.server.events.nearby import nearby
from longbox.server.settings import Settings
from server.asgi import Client
from server.test_events import Hall
from server.test_paper import read


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with Client(create_app(Settings(f"sqlite:///{tmp_path}/longbox.sqlite", limits=False)), accept_language="en") as client:
        yield Hall(client)


def test_the_worker_may_keep_its_event_and_ask_this_site_alone(hall: Hall) -> None:
    answer = hall.client.get(f"/e/{hall.code}/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["service-worker-allowed"] == f"/e/{hall.code}"
    assert answer.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == (STATIC / "events" / "worker.js").read_text(encoding="utf-8")
    assert hall.client.get("/e/NOSUCHX/worker.js").status_code == 404


def test_the_manifest_names_the_event_and_files_that_are_there(hall: Hall) -> None:
    answer = hall.client.get(f"/e/{hall.code}/app.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    said = json.loads(answer.text)
    assert (said["name"], said["start_url"], said["scope"], said["id"]) == ("Saturday", *[f"/e/{hall.code}"] * 3)
    for one in said["icons"]:
        picture = hall.client.get(one["src"])
        assert picture.status_code == 200
        width, height = (int.from_bytes(picture.content[at : at + 4], "big") for at in (16, 20))
        assert f"{width}x{height}" == one["sizes"]
    page = hall.client.get(f"/e/{hall.code}").text
    assert f'<link rel="manifest" href="/e/{hall.code}/app.webmanifest">' in page


def asked(host: str, port: int = 8000, scheme: str = "http") -> Request:
    scope: dict[str, Any] = {
        "type": "http",
        "scheme": scheme,
        "path": "/",
        "query_string": b"",
        "server": ("127.0.0.1", port),
        "headers": [(b"host", host.encode())],
    }
    return Request(scope)


def found(request: Request, address: str = "") -> near.Nearby:
    near._known.clear()
    return asyncio.run(nearby(request, Settings("sqlite://", address=address)))


def test_phones_get_an_address_that_they_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int]] = []

    async def served(host: str, port: int) -> bool:
        tried.append((host, port))
        return host == "10.0.0.7"

    monkeypatch.setattr(near, "own_addresses", lambda: ("192.168.178.42", "10.0.0.7"))
    monkeypatch.setattr(near, "answers", served)
    assert found(asked("127.0.0.1:8000")).origin == "http://10.0.0.7:8000", "the first that answers"
    assert found(asked("localhost:1")).origin == "http://10.0.0.7:8000", "no visitor chooses the port that is tried"
    assert {port for _, port in tried} == {8000}
    assert found(asked("192.168.178.42:8000")).origin == "http://192.168.178.42:8000", "who came that way knows the way"
    assert found(asked("127.0.0.1:8000"), "https://play.example").origin == "https://play.example"


def test_a_server_for_this_machine_alone_says_so(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(host: str, port: int) -> bool:
        return False

    monkeypatch.setattr(near, "own_addresses", lambda: ("192.168.178.42",))
    monkeypatch.setattr(near, "answers", nobody)
    there = found(asked("127.0.0.1", 8123))
    assert (there.origin, there.own, there.port) == ("", ("192.168.178.42",), 8123)
    here = {"Host": "127.0.0.1:80", "Origin": "http://127.0.0.1:80"}
    told = hall.desk.do("GET", hall.at("address"), headers=here)
    assert (told["address"], told["qr"]) == ("", "")
    assert told["own"] == ["192.168.178.42"]
    assert told["command"].startswith("./play --host 0.0.0.0 --port ")
    assert hall.client.get(f"/e/{hall.code}/qr.svg", headers=here).status_code == 404, "a code for 127.0.0.1 is never shown"
    assert 'data-address=""' in hall.client.get(f"/e/{hall.code}/projector", headers=here).text


def test_the_desk_is_told_the_address_with_its_code(hall: Hall) -> None:
    told = hall.desk.do("GET", hall.at("address"))
    assert told["address"] == f"http://testserver/e/{hall.code}"
    assert told["qr"].startswith("<svg ")
    assert not told["secure"]


def test_chances_are_worked_out_once_for_everybody(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []
    work = outlook._worked_out
    monkeypatch.setattr(outlook, "_worked_out", lambda entries: worked.append(len(entries)) or work(entries))  # type: ignore[func-returns-value]
    hall.desk.do("POST", hall.at("settings"), {"settings": {"cut_to": 2, "rounds": 2}})
    hall.begin()

    def told() -> Any:
        return hall.client.get(f"/api/events/{hall.code}/chances").json()

    assert told()["chances"] == {} or worked == [len(worked)], "nobody is ahead yet"
    for row in hall.desk.do("GET", hall.at())["rounds"][0]["pairings"]:
        hall.say("Reported", round=1, table=row["table"], result={"kind": "victory", "winner": row["players"][0], "vps": [16, 9]})
    hall.say("RoundClosed", round=1)
    worked.clear()
    first = told()
    assert first == told()
    assert len(worked) == 1
    assert (first["rounds"], first["exact"]) == (1, False)
    assert sum(one["share"] for one in first["chances"].values()) == pytest.approx(2)
    hall.desk.do("POST", hall.at("pair"), {})
    assert told() == first, "the draw is not out"
    assert len(worked) == 1
    hall.say("Published", round=2)
    out = told()
    assert (out["exact"], out["draws"], len(worked)) == (True, 4, 2)
    assert all(one["win"] > one["loss"] for one in out["chances"].values() if not one["sure"])


def test_how_it_went_is_shared_on_a_page_and_as_one_pdf(hall: Hall) -> None:
    hall.desk.do("POST", hall.at("settings"), {"settings": {"cut_to": 2, "rounds": 2}})
    before = hall.client.get(f"/e/{hall.code}/results").text
    assert "Standings come when the first round is closed." in before
    hall.begin()
    hall.play_round()
    hall.next()
    hall.play_round()
    hall.say("CutMade")
    hall.desk.do("POST", hall.at("pair"), {})
    drawn = hall.client.get(f"/e/{hall.code}/results").text
    assert "<summary>Final" not in drawn, "a draw that is not published is nobody's business"
    hall.say("Published", round=3)
    hall.play_round()
    state = hall.state()
    winner = next(one["name"] for one in state["players"] if one["id"] == state["winner"])
    shown = hall.client.get(f"/e/{hall.code}/results").text
    assert f"<span>{winner}</span>" in shown
    for title in ("Round 1", "Round 2", "Final"):
        assert f"<summary>{title}</summary>" in shown
    assert shown.count('<th scope="row">Player ') == 4 + 2 + 2 + 1, "four in the standings, and every match"
    assert f'href="http://testserver/e/{hall.code}/results"' in shown
    pages = read(hall.client.get(f"/e/{hall.code}/print/all.pdf").content)
    assert [page.splitlines()[1] for page in pages] == ["Standings, after round 2", "Bracket", "Round 1", "Round 2", "Final"]
    assert "2-0-0" in pages[0]
    assert "16 : 9" in pages[-1]
