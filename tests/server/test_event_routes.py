"""Every route of an event, tried by everybody: whoever adds one has to say here who may call it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from challenger.hall import TEXT
from longbox.challenger import clock
from longbox.server.app import create_app
from longbox.server.events.paper import TITLES
from longbox.server.settings import Settings
from server.asgi import Client
from server.test_events import ORIGIN, Hall, Person
from server.test_paper import read

OPEN, STAFF, ORGANISER = "everybody", "staff", "organiser"
ALLOWED: dict[str, tuple[str, ...]] = {
    OPEN: ("organiser", "watcher", "scorekeeper", "player", "stranger", "nobody"),
    STAFF: ("organiser", "watcher"),
    "desk": ("organiser", "watcher", "scorekeeper"),
    "entering": ("organiser", "scorekeeper"),
    ORGANISER: ("organiser",),
    "player": ("player",),
    "readers": ("organiser", "watcher", "player"),
}
"""Who gets an answer; all the others are refused with 401 or 403, or sent to the players' page."""

NO_LIST = '{"timeline": "standard", "version": "1", "banned": [], "restricted": [], "limit": 0}'

PAPERS = ("all.pdf", *(f"{name}{dot}" for name in ("pairings", "standings", "bracket", "results") for dot in ("", ".pdf")))

ROUTES: dict[str, tuple[str, dict[str, Any]]] = {
    # what everybody may read, and what becomes of a visitor
    "GET /events": (OPEN, {}),
    "GET /api/events": (OPEN, {}),
    "GET /api/events/settings": (OPEN, {}),
    "GET /api/events/listed": (OPEN, {}),
    "GET /api/events/{code}": (OPEN, {}),
    "GET /api/events/{code}/me": (OPEN, {}),
    "GET /api/events/{code}/chances": (OPEN, {}),
    "GET /api/events/{code}/cards": (OPEN, {}),
    "GET /api/events/{code}/rosters": (OPEN, {}),
    "POST /api/events/{code}/cards/check": (OPEN, {"json": {"roster": {}}}),
    "GET /api/events/{code}/why/{round}/{table}": (OPEN, {}),
    "GET /api/events/{code}/why-rank/{player}": (OPEN, {}),
    "GET /e/{code}": (OPEN, {}),
    "GET /e/{code}/projector": (OPEN, {}),
    "GET /e/{code}/qr.svg": (OPEN, {}),
    "GET /e/{code}/worker.js": (OPEN, {}),
    "GET /e/{code}/app.webmanifest": (OPEN, {}),
    "GET /e/{code}/link/{token}": (OPEN, {}),
    "GET /e/{code}/results": (OPEN, {}),
    "GET /e/{code}/print/{what}": (OPEN, {"what": PAPERS}),
    "GET /e/{code}/results.png": (OPEN, {}),
    "GET /api/events/{code}/live": (OPEN, {}),
    "GET /e/{code}/export/{what}": (OPEN, {"what": ("event.json", "results.csv", "standings.csv", "placings.csv")}),
    "POST /events": (OPEN, {"data": {"name": "Mine", "by": "Me", "date": "2025-04-05", "timeline": "standard"}}),
    "POST /api/events": (OPEN, {"json": {"name": "Mine"}}),
    "POST /e/{code}/link/{token}": (OPEN, {"data": {}}),
    "POST /api/events/{code}/link": (OPEN, {"json": {"token": "made-up"}}),
    "POST /api/events/{code}/join": (OPEN, {"json": {"name": "Zoe"}}),
    # the desk
    "GET /e/{code}/desk": ("desk", {}),
    "GET /api/events/{code}/address": ("desk", {}),
    "GET /e/{code}/print/{what} slips": ("desk", {"what": ("slips", "slips.pdf")}),
    "GET /e/{code}/print/rosters": (STAFF, {}),
    "GET /e/{code}/print/rosters.pdf": (STAFF, {}),
    "GET /e/{code}/print/teams": (STAFF, {}),
    "POST /e/{code}/print/phones": (ORGANISER, {}),
    "POST /e/{code}/print/phones.pdf": (ORGANISER, {}),
    "GET /e/{code}/export/{what} players": (STAFF, {"what": ("players.csv", "entries.csv")}),
    "GET /e/{code}/export/{what} ledger": (ORGANISER, {"what": ("ledger.json",)}),
    "GET /api/events/{code}/ledger": (STAFF, {}),
    "GET /api/events/{code}/otherwise": (STAFF, {}),
    "GET /api/events/{code}/players/{player}/roster": ("readers", {}),
    "POST /api/events/{code}/facts": (ORGANISER, {"json": {"fact": {"fact": "ClockStarted", "round": 1}}}),
    "POST /api/events/{code}/settings": (ORGANISER, {"json": {"settings": {"most_vps": 40}}}),
    "POST /api/events/{code}/list/meaning": (ORGANISER, {"json": {"text": NO_LIST}}),
    "POST /api/events/{code}/schedule/meaning": (ORGANISER, {"json": {"date": "2025-04-05", "timeline": "extended"}}),
    "POST /api/events/{code}/joining": (ORGANISER, {"json": {"open": True}}),
    "POST /api/events/{code}/listed": (ORGANISER, {"json": {"listed": True}}),
    "POST /api/events/{code}/players": (ORGANISER, {"json": {"names": ["Zoe"]}}),
    "POST /api/events/{code}/players/import": (ORGANISER, {"content": b"name\nZoe\n"}),
    "POST /api/events/{code}/invite": (ORGANISER, {"json": {"role": "organiser"}}),
    "POST /api/events/{code}/check-in": ("entering", {}),
    "POST /api/events/{code}/announce": (ORGANISER, {}),
    "POST /api/events/{code}/pair": (ORGANISER, {"json": {}}),
    "POST /api/events/{code}/players/{player}/roster": ("entering", {"content": TEXT.encode(), "player": "P1"}),
    "POST /api/events/{code}/play": ("player", {}),
}
"""What is asked for, who gets it, and with what. A word behind a path tells apart what lies at the same one."""


def walk(routes: Any) -> Iterator[Any]:
    for one in routes:
        inner = getattr(one, "original_router", one)
        if hasattr(inner, "routes"):
            yield from walk(inner.routes)
        else:
            yield one


def test_every_route_is_tried(tmp_path: Path) -> None:
    app = create_app(Settings(f"sqlite:///{tmp_path}/longbox.sqlite"))
    found = {
        f"{method} {route.path}"
        for route in walk(app.routes)
        if re.match(r"(/api)?/events(/|$)|/e/", getattr(route, "path", ""))
        for method in getattr(route, "methods", None) or {"WEBSOCKET"}
        if method != "HEAD"
    }
    assert {" ".join(name.split()[:2]) for name in ROUTES} == found


class Everybody:
    """An event whose first round is out and whose clock runs."""

    def __init__(self, client: Client) -> None:
        self.hall = Hall(client)
        self.people = {
            "organiser": self.hall.desk,
            "watcher": self.hall.staff("watcher"),
            "scorekeeper": self.hall.staff("scorekeeper"),
            "player": self.hall.phones["P3"],
            "stranger": self.hall.stranger,
            "nobody": Person(client),
        }
        self.hall.begin()
        self.hall.say("ClockStarted", round=1)

    def ask(self, who: str, name: str, what: str = "") -> httpx.Response:
        method, path = name.split()[:2]
        given = dict(ROUTES[name][1])
        path = path.format(code=self.hall.code, round=1, table=1, player=given.pop("player", "P3"), token="made-up", what=what)
        given.pop("what", None)
        person = self.people[who]
        cookies = person.cookies if who != "nobody" else {}
        self.hall.client.http.cookies.clear()
        headers = {**ORIGIN, "Cookie": "; ".join(f"{key}={value}" for key, value in cookies.items())}
        return self.hall.client.request(method, path, headers=headers, **given)


@pytest.fixture(scope="module")
def everybody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Everybody]:
    settings = Settings(f"sqlite:///{tmp_path_factory.mktemp('routes')}/longbox.sqlite", bot_pace=0.0, limits=False)
    with Client(create_app(settings), accept_language="en") as client:
        yield Everybody(client)


def variants(name: str) -> tuple[str, ...]:
    return tuple(ROUTES[name][1].get("what", ("",)))


def refused(answer: httpx.Response) -> bool:
    return answer.status_code in (401, 403) or (answer.status_code == 303 and answer.headers["location"].count("/") == 2)


@pytest.mark.parametrize(
    ("name", "who"), [(name, who) for name, (whose, _) in ROUTES.items() for who in ALLOWED[OPEN] if who not in ALLOWED[whose]]
)
def test_who_is_refused(everybody: Everybody, name: str, who: str) -> None:
    before = everybody.hall.state()
    for what in variants(name):
        answer = everybody.ask(who, name, what)
        assert refused(answer), (name, what, answer.status_code, answer.text[:200])
    after = everybody.hall.state()
    assert {**after, "now": 0} == {**before, "now": 0}, "a refused call has changed something"


@pytest.mark.parametrize("name", ROUTES)
def test_who_is_not_refused(client: Client, name: str) -> None:
    """On an event of its own, because some of it changes the event; what is wrong in another way than by role may be said."""
    everybody = Everybody(client)
    for who in ALLOWED[ROUTES[name][0]]:
        for what in variants(name):
            answer = everybody.ask(who, name, what)
            assert answer.status_code not in (401, 403), (who, what, answer.text[:200])
            assert answer.status_code < 500
            if name.endswith("/desk"):
                assert answer.status_code == 200


@pytest.mark.parametrize("name", [name for name in ROUTES if name.startswith("GET ")])
@pytest.mark.parametrize("who", ["scorekeeper", "player", "stranger", "nobody"])
def test_the_clock_is_in_no_answer(everybody: Everybody, name: str, who: str) -> None:
    shown = everybody.hall.state()["rounds"][0]["clock"]
    assert shown["phase"] == clock.RUNNING
    secrets = [
        str(shown["ends"]),
        str(shown["started"]),
        str(int(shown["ends"])),
        str(int(shown["started"])),
        '"faces": [',
        '"minutes": 9',
    ]
    for what in variants(name):
        answer = everybody.ask(who, name, what)
        text = "\n".join(read(answer.content)) if what.endswith(".pdf") and answer.status_code == 200 else answer.text
        if name == "GET /e/{code}/desk" and answer.status_code == 200:
            text = text.replace('id="law">{"faces": [', "")  # the forms know which faces there are, not which were rolled
        text = re.sub(r'"now": ?[\d.]+', "", text)  # what time it is may be told, also in the second in which the clock was started
        for one in secrets:
            assert one not in text
            assert one.replace(": ", ":") not in text


def test_the_papers_are_those_there_are() -> None:
    told = {what.partition(".")[0] for name in ROUTES if "/print/{what}" in name for what in variants(name)}
    assert told == {*TITLES, "all"}
