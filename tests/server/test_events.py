"""Events on the server: who may do what, that nothing is lost or said twice, and what nobody may know."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from challenger.hall import EXTENDED, TEXT
from longbox.challenger import facts
from longbox.challenger.conduct import ABOUT
from longbox.challenger.facts import Role
from longbox.challenger.staff import MAY
from longbox.server.app import create_app
from longbox.server.assets import STATIC
from longbox.server.events import ledger, told, words
from longbox.server.events.desk_words import DESK
from longbox.server.settings import Settings
from server.asgi import Client

ORIGIN = {"Origin": "http://testserver"}
OPTIONAL = {"rosters": "optional"}


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, client: Client, name: str = "") -> None:
        self.client, self.name = client, name
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, data: Any = None, **more: Any) -> httpx.Response:
        self.client.http.cookies.clear()
        headers = {**ORIGIN, **more.pop("headers", {})}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if data is not None:
            more["json"] = data
        answer = self.client.request(method, f"/api/events{path}", headers=headers, **more)
        self.cookies |= dict(answer.cookies)
        return answer

    def do(self, method: str, path: str, data: Any = None, **more: Any) -> Any:
        answer = self.ask(method, path, data, **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def account(self) -> Person:
        self.client.http.cookies.clear()
        answer = self.client.post("/api/me", json={"name": self.name} if self.name else {})
        self.cookies |= dict(answer.cookies)
        return self


class Hall:
    """An event with an organiser, staff and players on their phones."""

    def __init__(self, client: Client, players: int = 4, **settings: Any) -> None:
        self.client = client
        self.desk = Person(client, "Olga").account()
        self.code = self.desk.do("POST", "", {"name": "Saturday", "date": "2025-04-05", "settings": {**OPTIONAL, **settings}})[
            "code"
        ]
        self.phones: dict[str, Person] = {}
        for number in range(1, players + 1):
            phone = Person(client, f"Player {number}")
            self.phones[phone.do("POST", self.at("join"), {"name": phone.name})["player"]] = phone
        self.stranger = Person(client, "Sam").account()

    def at(self, path: str = "") -> str:
        return f"/{self.code}" + (f"/{path}" if path else "")

    def staff(self, role: str) -> Person:
        token = self.desk.do("POST", self.at("invite"), {"role": role})["address"].rpartition("/")[2]
        made = Person(self.client, role.title())
        made.do("POST", self.at("link"), {"token": token, "name": made.name})
        return made

    def say(self, kind: str, who: Person | None = None, **values: Any) -> Any:
        return (who or self.desk).do("POST", self.at("facts"), {"fact": {"fact": kind, **values}})

    def refused(self, who: Person, kind: str, **values: Any) -> httpx.Response:
        before = self.state()["seq"]
        answer = who.ask("POST", self.at("facts"), {"fact": {"fact": kind, **values}})
        assert answer.status_code >= 400, answer.text
        assert self.state()["seq"] == before
        return answer

    def state(self, who: Person | None = None) -> Any:
        return (who or self.desk).do("GET", self.at())

    def me(self, player: str) -> Any:
        return self.phones[player].do("GET", self.at("me"))

    def begin(self) -> None:
        """Everybody in, round one out."""
        self.desk.do("POST", self.at("check-in"))
        self.desk.do("POST", self.at("announce"))
        self.next()

    def next(self) -> int:
        number: int = self.desk.do("POST", self.at("pair"), {})["round"]
        self.say("Published", round=number)
        return number

    def result(self, table: int, vps: tuple[int, int] = (16, 9), who: Person | None = None, **more: Any) -> Any:
        round = self.state()["rounds"][-1]
        pair = round["pairings"][table - 1]["players"]
        result = {"kind": "victory", "winner": pair[0] if vps[0] > vps[1] else pair[1], "vps": list(vps), **more}
        return self.say("Reported", who, round=round["number"], table=table, result=result)

    def play_round(self) -> None:
        round = self.state()["rounds"][-1]
        for row in round["pairings"]:
            if row["players"][1] is not None and row["result"] is None:
                self.result(row["table"])
        self.say("RoundClosed", round=round["number"])

    def table_of(self, player: str) -> tuple[int, str]:
        mine = self.me(player)["me"]["round"]
        return mine["table"], mine["opponent"]["id"]


@pytest.fixture
def hall(client: Client) -> Hall:
    return Hall(client)


def test_an_event_from_registration_to_its_winner(client: Client) -> None:
    hall = Hall(client, 4)
    hall.begin()
    for number in range(1, 5):
        state = hall.state(hall.stranger)
        assert [row["number"] for row in state["rounds"]] == [*range(1, number + 1)]
        hall.play_round()
        if number < 4:
            hall.next()
    state = hall.state(hall.stranger)
    assert state["winner"] == state["standings"][0]["player"]
    assert state["seed"]
    assert hall.me(state["winner"])["me"]["won"]


def test_the_desk_sees_a_draw_before_the_players_do(hall: Hall) -> None:
    hall.desk.do("POST", hall.at("check-in"))
    hall.desk.do("POST", hall.at("announce"))
    hall.desk.do("POST", hall.at("pair"), {})
    player = next(iter(hall.phones))
    assert len(hall.state()["rounds"]) == 1
    assert hall.state(hall.phones[player])["rounds"] == []
    assert hall.state(hall.stranger)["rounds"] == []
    assert hall.me(player)["me"]["round"] is None
    assert hall.stranger.ask("GET", hall.at("why/1/1")).status_code == 403
    assert hall.desk.do("GET", hall.at("why/1/1"))["why"]
    first = hall.state()["rounds"][0]["pairings"]
    for _ in range(6):  # drawn again as often as the desk likes
        hall.desk.do("POST", hall.at("pair"), {})
    assert len({json.dumps(first), json.dumps(hall.state()["rounds"][0]["pairings"])}) <= 2
    now = hall.state()["rounds"][0]["pairings"]
    one, other = now[0]["players"][0], now[1]["players"][0]
    hall.say("Exchanged", round=1, one=one, other=other, reason="brothers")
    hall.say("Published", round=1)
    assert hall.me(player)["me"]["round"]["table"]
    told = hall.stranger.do("GET", hall.at("why/1/1"))["why"]
    names = {player["id"]: player["name"] for player in hall.state()["players"]}
    assert told == [f"{names[one]} and {names[other]} changed places by hand: brothers"]
    assert hall.stranger.do("GET", hall.at("why/1/2"))["why"] == told


def test_whoever_cannot_be_checked_in_is_named_with_the_reason(client: Client) -> None:
    hall = Hall(client, players=4, rosters="required")
    ids = list(hall.phones)
    for player, roster in zip(ids[:3], (TEXT, TEXT.replace("]", ',"my-own-hero"]', 1), "Captain America"), strict=True):
        hall.phones[player].do("POST", hall.at(f"players/{player}/roster"), content=roster.encode())
    found = hall.desk.do("POST", hall.at("check-in"))
    assert found == {
        "players": [ids[0]],
        "left": {"unverified": ["Player 2"], "illegal": ["Player 3"], "no-roster": ["Player 4"]},
    }
    assert [one.get("verdict") for one in hall.state()["players"]] == [None, "unverified", "illegal", None]
    hall.say("RosterReturned", player=ids[2], note="A roster has ten characters.")
    assert hall.phones[ids[2]].do("GET", hall.at("me"))["me"]["roster"]["returned"] == "A roster has ten characters."
    assert hall.desk.do("POST", hall.at("check-in"))["left"]["returned"] == ["Player 3"]
    assert "needs a note" in hall.refused(hall.desk, "RosterReturned", player=ids[2], note="").text
    hall.phones[ids[2]].do("POST", hall.at(f"players/{ids[2]}/roster"), content=TEXT.encode())
    hall.say("RosterAccepted", player=ids[1], reason="seen")
    assert hall.desk.do("POST", hall.at("check-in")) == {"players": [ids[1], ids[2]], "left": {"no-roster": ["Player 4"]}}


def test_a_roster_is_judged_for_an_event_before_it_is_filed(client: Client) -> None:
    hall = Hall(client, players=1)
    hall.say("ListLoaded", text='{"timeline": "standard", "version": "1", "banned": ["Dig In"], "restricted": [], "limit": 0}')
    player = next(iter(hall.phones))
    phone = hall.phones[player]
    taken = phone.do("GET", hall.at("cards"))
    assert (taken["name"], taken["timeline"], taken["player"], taken["locked"]) == ("Saturday", "standard", player, False)
    assert "dig-in" in taken["out"]["tactics"]
    assert hall.stranger.do("GET", hall.at("cards"))["player"] is None
    roster = json.loads(TEXT)
    assert phone.do("POST", hall.at("cards/check"), {"roster": roster})["status"] == "illegal"
    found = phone.do("POST", hall.at("cards/check"), {"roster": roster}, params={"language": "de"})
    assert [one["rule"] for one in found["faults"]] == ["CE-023"]
    assert "Liste" in found["faults"][0]["text"]
    roster["tactics"][roster["tactics"].index("dig-in")] = found["instead"]["dig-in"][0]
    assert phone.do("POST", hall.at("cards/check"), {"roster": roster})["status"] == "legal"
    assert "cannot be read" in phone.ask("POST", hall.at("cards/check"), {"roster": {"tactics": 7}}).json()["detail"]


@pytest.mark.parametrize("timeline", ["standard", "extended"])
def test_a_roster_is_judged_by_a_timeline(client: Client, timeline: str) -> None:
    client.http.cookies.clear()
    taken = client.get(f"/api/timelines/{timeline}").json()
    assert bool(taken["out"]["tactics"]) == (timeline == "standard")
    assert set(taken["ready"]) >= {"avengers", "asgard"}
    answer = client.post(f"/api/timelines/{timeline}/check", json={"roster": json.loads(TEXT)})
    assert answer.json()["status"] == "legal-but-for-the-list"
    assert client.get("/api/timelines/legacy").status_code == 422


def test_ready_rosters_are_offered_where_the_event_takes_them(client: Client) -> None:
    """By affiliation, in the language asked for, without those with a banned card; the code files one."""
    hall = Hall(client)
    offered = hall.desk.do("GET", hall.at("rosters"), params={"language": "de"})
    assert {one["id"] for one in offered} == {id for id, fits in hall.desk.do("GET", hall.at("cards"))["ready"].items() if fits}
    assert len(offered) > 75
    assert next(one for one in offered if one["id"] == "cabal-sin")["group"] == "Kabale"
    banned = next(one for one in offered if one["id"] == "x-men-blue")
    hall.say("ListLoaded", text='{"timeline": "standard", "version": "1", "banned": ["First Class"], "restricted": [], "limit": 0}')
    left = hall.desk.do("GET", hall.at("rosters"))
    assert len(left) == len(offered) - 3
    assert banned["id"] not in {one["id"] for one in left}
    id, phone = next(iter(hall.phones.items()))
    phone.do("POST", hall.at(f"players/{id}/roster"), content=left[0]["code"].encode())
    assert phone.do("GET", hall.at("me"))["me"]["roster"]["status"] == "legal"


def test_two_entries_of_one_person_become_one(client: Client) -> None:
    """Entered at the desk with a roster, registered on a phone without: phone and roster meet."""
    hall = Hall(client, players=4)
    entered = hall.desk.do("POST", hall.at("players"), {"names": ["Player 4"]})["players"][0]
    hall.desk.do("POST", hall.at(f"players/{entered}/roster"), content=TEXT.encode())
    phone = list(hall.phones)[3]
    hall.say("Merged", player=entered, other=phone)
    assert hall.phones[phone].do("GET", hall.at("me"))["me"]["id"] == entered
    assert hall.phones[phone].do("GET", hall.at("me"))["me"]["roster"]["accepted"]
    assert [one["id"] for one in hall.state()["players"]] == [*list(hall.phones)[:3], entered]
    hall.say("Renamed", player=entered, name="  Kim   Lee ")
    assert hall.phones[phone].do("GET", hall.at("me"))["me"]["name"] == "Kim Lee"
    scorer = hall.staff("scorekeeper")
    hall.say("CheckedIn", scorer, player=entered)
    hall.say("CheckedOut", scorer, player=entered)
    hall.say("Removed", player=entered)
    assert hall.phones[phone].do("GET", hall.at("me"))["me"] is None
    assert hall.phones[phone].do("POST", hall.at("join"), {"name": "Kim"})["player"] == entered, "may come again"


def test_everybody_reads_what_the_desk_says(client: Client) -> None:
    hall = Hall(client, players=4)
    hall.say("Broadcast", hall.staff("watcher"), text=" Lunch   until one. ")
    assert hall.me(next(iter(hall.phones)))["broadcast"]["text"] == "Lunch until one."
    assert hall.state(hall.stranger)["broadcast"]["text"] == "Lunch until one."
    hall.say("Broadcast", text="")
    assert hall.me(next(iter(hall.phones)))["broadcast"] is None
    assert "at most 300" in hall.refused(hall.desk, "Broadcast", text="x" * 301).text


def test_the_desk_sees_the_next_step_and_what_is_in_its_way(client: Client) -> None:
    hall = Hall(client, players=4)
    step = hall.state()["next"]
    assert (step["do"], step["held"]) == ("announce", True)
    assert [(one["reason"], one["hard"], one["players"]) for one in step["waits"]] == [
        ("few", True, []),
        ("not-in", False, list(hall.phones)),
    ]
    assert hall.state(hall.stranger)["next"] is None
    hall.desk.do("POST", hall.at("check-in"))
    assert hall.state()["next"] == {"do": "announce", "round": 1, "held": False, "waits": []}
    hall.desk.do("POST", hall.at("announce"))
    hall.desk.do("POST", hall.at("pair"), {})
    assert hall.state(hall.staff("scorekeeper"))["next"]["do"] == "publish"


def test_what_puts_one_player_before_the_next_is_told(client: Client) -> None:
    hall = Hall(client)
    hall.begin()
    hall.result(1, (16, 9))
    hall.result(2, (16, 9))
    hall.say("RoundClosed", round=1)
    rows = hall.state()["standings"]
    decided = [hall.stranger.do("GET", hall.at(f"why-rank/{row['player']}"))["beside"] for row in rows]
    names = [row["name"] for row in rows]
    assert [one["by"] for one in decided[1]] == ["lot", "points"]
    assert (decided[0][0]["above"], decided[0][0]["below"]) == (names[0], names[1])
    assert decided[3] == [{"above": names[2], "below": names[3], "by": "lot"}]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """An event whose first round is out, for those who try what is not theirs to do; none of them changes it."""
    settings = Settings(f"sqlite:///{tmp_path_factory.mktemp('guarded')}/longbox.sqlite", bot_pace=0.0, limits=False)
    with Client(create_app(settings), accept_language="en") as client:
        hall = Hall(client)
        staff = {role: hall.staff(role) for role in ("scorekeeper", "watcher")}
        hall.begin()
        yield {"hall": hall, "player": hall.phones["P3"], "stranger": hall.stranger, "nobody": Person(client), **staff}


# -- who may do what --------------------------------------------------------------------------------------------------------

RESULT = {"kind": "victory", "winner": "P2", "vps": [16, 9]}
ORGANISERS_FACTS: dict[str, dict[str, Any]] = {
    "SettingChosen": {"name": "rosters_open", "value": True},
    "Described": {"name": "Sunday"},
    "Rescheduled": {"date": "2025-04-06", "timeline": "extended"},
    "RostersDue": {"at": 0},
    "TableFixed": {"player": "P2", "table": 1},
    "ListLoaded": {"text": '{"timeline": "standard", "version": "1", "banned": [], "restricted": [], "limit": 0}'},
    "Merged": {"player": "P2", "other": "P3"},
    "Removed": {"player": "P2"},
    "RosterAccepted": {"player": "P2", "reason": "seen"},
    "RosterReturned": {"player": "P2", "note": "one card too many"},
    "RosterStruck": {"player": "P2", "card": "dig-in", "instead": "", "reason": "illegal"},
    "Announced": {"players": 4, "rounds": 4, "cut": 0},
    "Published": {"round": 1},
    "Exchanged": {"round": 1, "one": "P2", "other": "P3", "reason": "brothers"},
    "ClockStarted": {"round": 1},
    "Corrected": {"round": 1, "table": 1, "result": RESULT, "reason": "typing"},
    "RoundClosed": {"round": 1},
    "RoundReverted": {"round": 1, "reason": "wrong"},
    "CutMade": {},
    "Ended": {},
    "Rejoined": {"player": "P2"},
    "Penalised": {"player": "P2", "penalty": "no prizes"},
}
WATCHERS_FACTS: dict[str, dict[str, Any]] = {
    "Broadcast": {"text": "Lunch."},
    "ClockPaused": {"round": 1, "reason": "a fire drill"},
    "ClockResumed": {"round": 1},
    "MinutesAdded": {"round": 1, "table": 1, "minutes": 5, "reason": "a fall"},
    "Warned": {"player": "P2", "reason": "dice"},
    "Decided": {"player": "P2", "eject": True, "reason": "enough"},
    "Ejected": {"player": "P2", "reason": "cheating"},
    "Ruled": {"call": 1, "ruling": "No."},
    "Inspected": {"player": "P2", "thing": "die", "seen": []},
}
CALLS = {
    "joining": {"open": False},
    "listed": {"listed": True},
    "players": {"names": ["Zoe"]},
    "announce": None,
    "pair": {},
    "invite": {"role": "organiser"},
}


@pytest.mark.parametrize("kind", [*ORGANISERS_FACTS, *WATCHERS_FACTS])
@pytest.mark.parametrize("who", ["player", "stranger", "scorekeeper", "nobody"])
def test_others_cannot_say_what_the_staff_says(guarded: dict[str, Any], kind: str, who: str) -> None:
    answer = guarded["hall"].refused(guarded[who], kind, **{**ORGANISERS_FACTS, **WATCHERS_FACTS}[kind])
    assert answer.status_code == (401 if who == "nobody" else 403)


@pytest.mark.parametrize("kind", ORGANISERS_FACTS)
def test_watchers_cannot_say_what_the_organiser_says(guarded: dict[str, Any], kind: str) -> None:
    assert guarded["hall"].refused(guarded["watcher"], kind, **ORGANISERS_FACTS[kind]).status_code == 403


@pytest.mark.parametrize("call", [*CALLS, "players/import"])
@pytest.mark.parametrize("who", ["player", "stranger", "scorekeeper", "watcher"])
def test_others_cannot_call_what_the_organiser_calls(guarded: dict[str, Any], call: str, who: str) -> None:
    hall = guarded["hall"]
    before = hall.state()
    more = {"content": b"name\nZoe\n"} if call == "players/import" else {}
    answer = guarded[who].ask("POST", hall.at(call), CALLS.get(call), **more)
    assert answer.status_code == 403, answer.text
    assert hall.state()["seq"] == before["seq"]
    assert hall.state()["joining"]


def test_every_fact_that_only_staff_may_say_is_tried_here() -> None:
    others = MAY[Role.PLAYER] | MAY[Role.SCOREKEEPER]
    by_calls = {"Opened", "Joined", "StaffNamed", "Paired", "RosterFiled", "AppealDecided"}
    assert {kind.__name__ for kind in facts.KINDS.values() if kind not in others} == {
        *ORGANISERS_FACTS,
        *WATCHERS_FACTS,
        *by_calls,
    } - {"RosterFiled"}


@pytest.mark.parametrize("kind", ["Opened", "Joined", "StaffNamed", "Paired"])
def test_some_facts_are_said_by_other_calls_only(hall: Hall, kind: str) -> None:
    values = {"Joined": {"player": "P9", "name": "X"}, "StaffNamed": {"person": "P9", "role": "watcher"}}.get(kind, {})
    assert hall.refused(hall.desk, kind, **values).status_code == 422


def test_players_speak_for_themselves_only(hall: Hall) -> None:
    hall.begin()
    for kind, more in (("Dropped", {}), ("CheckedIn", {}), ("Called", {"about": "rules"})):
        assert hall.refused(hall.phones["P2"], kind, player="P3", **more).status_code == 403
    table, _ = hall.table_of("P2")
    other = 2 if table == 1 else 1
    result = {"kind": "victory", "winner": hall.state()["rounds"][0]["pairings"][other - 1]["players"][0], "vps": [16, 9]}
    assert hall.refused(hall.phones["P2"], "Reported", round=1, table=other, result=result).status_code == 403
    answer = hall.phones["P2"].ask("POST", hall.at("players/P3/roster"), content=TEXT.encode())
    assert answer.status_code == 403


def test_a_link_works_once(client: Client) -> None:
    hall = Hall(client)
    token = hall.desk.do("POST", hall.at("invite"), {"role": "watcher"})["address"].rpartition("/")[2]
    first, second = Person(client, "Wanda"), Person(client, "Will")
    assert first.do("POST", hall.at("link"), {"token": token, "name": "Wanda"})["role"] == "watcher"
    answer = second.ask("POST", hall.at("link"), {"token": token, "name": "Will"})
    assert answer.status_code == 409
    assert "used up" in answer.json()["detail"]
    assert second.ask("POST", hall.at("link"), {"token": "made-up"}).status_code == 409


def test_a_player_entered_at_the_desk_gets_a_phone_by_link(client: Client) -> None:
    hall = Hall(client)
    [zoe] = hall.desk.do("POST", hall.at("players"), {"names": ["Zoe"]})["players"]
    made = hall.desk.do("POST", hall.at("invite"), {"player": zoe})
    assert made["qr"].startswith("<svg")
    phone = Person(client)
    phone.do("POST", hall.at("link"), {"token": made["address"].rpartition("/")[2]})
    assert phone.do("GET", hall.at("me"))["me"]["name"] == "Zoe"
    assert hall.phones["P2"].ask("POST", hall.at("join"), {"name": "Again"}).status_code == 409


def test_watchers_do_not_play(client: Client) -> None:
    hall = Hall(client)
    watcher = hall.staff("watcher")
    assert watcher.ask("POST", hall.at("join"), {"name": "Watcher"}).status_code == 409
    token = hall.desk.do("POST", hall.at("invite"), {"role": "watcher"})["address"].rpartition("/")[2]
    assert hall.phones["P2"].ask("POST", hall.at("link"), {"token": token}).status_code == 409
    assert hall.me("P2")["role"] == "player", "the refused command has left nothing behind"


def test_an_organiser_who_plays_reports_as_a_player(client: Client) -> None:
    hall = Hall(client, 3)
    assert hall.desk.do("POST", hall.at("join"), {"name": "Olga"})["player"] == "P1"
    hall.phones["P1"] = hall.desk
    hall.desk.do("POST", hall.at("check-in"))
    hall.desk.do("POST", hall.at("announce"))
    answer = hall.desk.ask("POST", hall.at("pair"), {})
    assert answer.status_code == 409
    assert "somebody else must be the Watcher" in answer.json()["detail"]
    hall.staff("watcher")
    hall.next()
    table, _ = hall.table_of("P1")
    hall.result(table)
    assert hall.state()["rounds"][0]["pairings"][table - 1]["result"] is None, "the opponent has to say the same"


def test_who_registers_when_all_places_are_taken_waits_and_moves_up(client: Client) -> None:
    hall = Hall(client, 4, cap=3)
    assert hall.state()["waiting"] == ["P5"]
    waiting = hall.phones["P5"]
    assert waiting.do("GET", hall.at("me"))["me"]["waits"] == 1
    assert hall.desk.do("POST", hall.at("check-in"))["left"] == {"waiting": ["Player 4"]}
    assert "waiting list" in hall.refused(waiting, "CheckedIn", player="P5").json()["detail"]
    hall.say("CheckedOut", player="P2")
    hall.say("Dropped", hall.phones["P2"], player="P2")
    assert hall.state()["waiting"] == []
    hall.say("CheckedIn", waiting, player="P5")


def test_an_event_is_found_by_everybody_once_it_is_listed(client: Client) -> None:
    hall = Hall(client, 1)
    hall.say("Described", name="Sunday cup", place="Old Hall", time="09:30", text="Bring dice.")
    soon = hall.desk.do("POST", "", {"name": "Far away", "date": "2999-01-02", "place": "Moon", "time": "10:00", "listed": True})
    found = hall.stranger.do("GET", "/listed")
    assert [(one["code"], one["place"]) for one in found] == [(soon["code"], "Moon")]
    hall.desk.do("POST", hall.at("listed"), {"listed": True})
    assert hall.code not in [one["code"] for one in hall.stranger.do("GET", "/listed")], "it is long past"
    assert hall.state()["listed"]
    assert hall.desk.do("GET", "")[1]["name"] == "Sunday cup"
    text = page(hall.stranger, "/events").text
    assert "Far away" in text
    assert "Moon" in text
    told = hall.me("P2")
    assert (told["name"], told["place"], told["time"], told["text"]) == ("Sunday cup", "Old Hall", "09:30", "Bring dice.")


def test_registration_is_not_said_to_be_open_where_it_is_not(client: Client) -> None:
    hall = Hall(client, 4)
    today = datetime.now(UTC).date().isoformat()
    code = hall.desk.do("POST", "", {"name": "Today", "date": today, "listed": True, "settings": OPTIONAL})["code"]
    assert [one["joining"] for one in hall.stranger.do("GET", "/listed")] == [True]
    hall.code = code
    hall.desk.do("POST", hall.at("players"), {"names": ["Ann", "Bo", "Cy", "Di"]})
    hall.begin()
    assert [one["joining"] for one in hall.stranger.do("GET", "/listed")] == [False]
    hall.say("SettingChosen", name="late_entries", value=True)
    assert [one["joining"] for one in hall.stranger.do("GET", "/listed")] == [True]


def test_lists_of_other_tools_are_read(client: Client) -> None:
    hall = Hall(client, 0)
    sheet = b"First Name,Last Name,Email,Team,Faction,Table\nKim,Lee,kim@example.org,North,Avengers,2\nJo,Ann,,,,\n"
    hall.desk.do("POST", hall.at("players/import"), content=sheet)
    players = hall.state()["players"]
    assert [(one["name"], one["club"], one["fixed"]) for one in players] == [("Kim Lee", "North", 2), ("Jo Ann", "", 0)]
    assert "kim@example.org" not in page(hall.desk, f"/api/events/{hall.code}").text
    linked = b"Player Name;Club;List\nLou;South;https://elsewhere.example/list/7\n"
    hall.desk.do("POST", hall.at("players/import"), content=linked)
    assert (hall.state()["players"][-1]["club"], hall.state()["players"][-1]["roster"]) == ("South", "")


def test_players_say_their_club_when_they_register(client: Client) -> None:
    hall = Hall(client, 1, clubs="all")
    new = Person(client, "Zoe")
    id = new.do("POST", hall.at("join"), {"name": "Zoe", "club": "North"})["player"]
    told = new.do("GET", hall.at("me"))
    assert (told["clubs"], told["me"]["club"]) == (True, "North")
    hall.say("ClubNamed", new, player=id, club="South")
    assert hall.refused(new, "ClubNamed", player="P2", club="South").status_code == 403
    hall.say("ClubNamed", hall.staff("scorekeeper"), player="P2", club="East")
    assert [one["club"] for one in hall.state()["players"]] == ["East", "South"]


def test_registration_can_be_closed(client: Client) -> None:
    hall = Hall(client)
    hall.desk.do("POST", hall.at("joining"), {"open": False})
    answer = Person(client).ask("POST", hall.at("join"), {"name": "Late"})
    assert (answer.status_code, answer.json()["detail"]) == (409, "Registration is closed; ask at the desk.")


# -- results ----------------------------------------------------------------------------------------------------------------


def test_a_result_counts_when_both_say_the_same(hall: Hall) -> None:
    hall.begin()
    table, other = hall.table_of("P2")
    hall.result(table, who=hall.phones["P2"])
    assert hall.me(other)["me"]["round"]["their_report"]["vps"] == [16, 9]
    assert hall.me(other)["me"]["round"]["result"] is None
    hall.result(table, who=hall.phones[other])
    assert hall.me("P2")["me"]["round"]["result"]["vps"] == [16, 9]
    assert hall.me("P2")["me"]["history"][0]["outcome"] in ("win", "loss")


def test_reports_that_differ_go_to_the_staff(hall: Hall) -> None:
    hall.begin()
    table, other = hall.table_of("P2")
    hall.result(table, (16, 9), hall.phones["P2"])
    hall.result(table, (16, 10), hall.phones[other])
    row = hall.state()["rounds"][0]["pairings"][table - 1]
    assert row["disputed"]
    assert {tuple(one["vps"]) for one in row["reports"].values()} == {(16, 9), (16, 10)}
    assert "reports" not in hall.state(hall.stranger)["rounds"][0]["pairings"][table - 1]
    hall.result(table, (16, 10), hall.phones["P2"])  # accepts
    assert hall.me("P2")["me"]["round"]["result"]["vps"] == [16, 10]


def test_a_report_sent_twice_is_said_once(hall: Hall) -> None:
    hall.begin()
    table, _ = hall.table_of("P2")
    pair = hall.state()["rounds"][0]["pairings"][table - 1]["players"]
    body = {
        "fact": {"fact": "Reported", "round": 1, "table": table, "result": {"kind": "victory", "winner": pair[0], "vps": [16, 9]}}
    }
    before = hall.state()["seq"]
    for _ in range(3):
        hall.phones["P2"].do("POST", hall.at("facts"), body, headers={"Idempotency-Key": "abc"})
    assert hall.state()["seq"] == before + 1
    hall.phones[next(one for one in pair if one != "P2")].do("POST", hall.at("facts"), body, headers={"Idempotency-Key": "abc"})
    assert hall.state()["seq"] == before + 2, "keys are each person's own"
    assert hall.me("P2")["me"]["round"]["result"]
    again = hall.phones["P2"].ask("POST", hall.at("facts"), body, headers={"Idempotency-Key": "abc"})
    assert again.status_code == 201, "still heard, although the table has its result"


def test_reports_at_once_are_all_kept(client: Client) -> None:
    hall = Hall(client, 24)
    hall.begin()
    rows = hall.state()["rounds"][0]["pairings"]
    app = client

    async def everybody() -> list[httpx.Response]:
        async def one(phone: Person, body: Any, key: str) -> httpx.Response:
            cookie = "; ".join(f"{name}={value}" for name, value in phone.cookies.items())
            headers = {**ORIGIN, "Cookie": cookie, "Idempotency-Key": key}
            return await app.http.post(f"/api/events{hall.at('facts')}", json=body, headers=headers)

        sent = []
        app.http.cookies.clear()
        for row in rows:
            result = {"kind": "victory", "winner": row["players"][0], "vps": [16, 9]}
            body = {"fact": {"fact": "Reported", "round": 1, "table": row["table"], "result": result}}
            for player in row["players"]:
                sent += [one(hall.phones[player], body, f"k{player}"), one(hall.phones[player], body, f"k{player}")]
        return await asyncio.gather(*sent)

    before = hall.state()["seq"]
    answers = client.runner.run(everybody())
    assert {answer.status_code for answer in answers} == {201}
    state = hall.state()
    assert state["seq"] == before + 24
    assert all(row["result"] for row in state["rounds"][0]["pairings"])


def test_a_restart_loses_nothing(settings: Settings) -> None:
    with Client(create_app(settings), accept_language="en") as client:
        hall = Hall(client, 6)
        hall.staff("scorekeeper")
        hall.begin()
        hall.result(1)
        hall.say("Called", hall.phones["P2"], player="P2", about="rules")
        before, mine = hall.state(), hall.me("P2")
    with Client(create_app(settings), accept_language="en") as client:
        for phone in (hall.desk, *hall.phones.values()):
            phone.client = client
        after = hall.state()
        assert {**after, "now": 0} == {**before, "now": 0}
        assert hall.me("P2") == mine
        hall.client = client
        hall.play_round()
        assert hall.state()["rounds"][0]["closed"]


def test_a_refused_step_takes_the_whole_command_back(hall: Hall) -> None:
    answer = hall.desk.ask("POST", hall.at("players/import"), content=b"name,roster\nZoe,\nYan,this is no roster {\n")
    assert answer.status_code == 422
    assert [one["name"] for one in hall.state()["players"]] == [f"Player {n}" for n in range(1, 5)]
    hall.desk.do("POST", hall.at("players/import"), content=b"name\nZoe\nYan\n")
    assert len(hall.state()["players"]) == 6


# -- the clock --------------------------------------------------------------------------------------------------------------


def test_the_length_of_a_round_is_for_the_staff(client: Client) -> None:
    hall = Hall(client)
    hall.begin()
    hall.say("ClockStarted", round=1)
    shown = hall.state()["rounds"][0]["clock"]
    assert 90 <= shown["minutes"] <= 95
    assert shown["ends"] > shown["started"]
    assert hall.state(hall.staff("watcher"))["rounds"][0]["clock"]["minutes"] == shown["minutes"]
    for who in (hall.phones["P2"], hall.stranger, Person(client), hall.staff("scorekeeper")):
        for path in ("", "me"):
            text = who.ask("GET", hall.at(path)).text
            for word in ("minutes_left", '"ends"', '"started"', '"faces"', "critical", str(shown["ends"])):
                assert word not in text
        seen = hall.state(who)["rounds"][0]["clock"]
        assert set(seen) == {"phase", "instruction"}
        assert who.ask("GET", hall.at("ledger")).status_code in (401, 403)


@pytest.mark.rule("CE-043", "CE-045")
def test_more_minutes_for_a_table_lengthen_its_clock_wherever_it_is_shown(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(client)
    hall.begin()
    hall.say("ClockStarted", round=1, faces=["blank"] * 5)
    table, _ = hall.table_of("P2")
    hall.say("MinutesAdded", round=1, table=table, minutes=10, reason="a fire alarm")
    other = next(id for id in hall.phones if hall.table_of(id)[0] != table)
    started = hall.state()["rounds"][0]["clock"]["started"]
    for minute, phase, own in ((92, "time-called", "in-progress"), (106, "over", "time-called"), (116, "over", "over")):
        monkeypatch.setattr(told, "time", SimpleNamespace(time=lambda minute=minute: started + 60 * minute))
        mine, theirs = (hall.me(id)["me"]["round"] for id in ("P2", other))
        assert (theirs["phase"], mine["phase"], mine["minutes"]) == (phase, own, 10)
        assert ("Finish this game round" in mine["instruction"]) == (own == "time-called")
        for who in (hall.desk, hall.staff("watcher"), hall.stranger):
            shown = hall.state(who)["rounds"][0]
            assert shown["clock"]["phase"] == phase
            (row,) = [one for one in shown["pairings"] if "clock" in one]
            assert (row["table"], row["clock"]["phase"]) == (table, own)
            assert ("ends" in row["clock"]) == (who is not hall.stranger)
    hall.result(table)
    assert hall.me("P2")["me"]["round"]["instruction"] == "Your game is over. Wait for the next round."


@pytest.mark.rule("CE-135")
def test_the_desk_ends_an_event_that_has_run_out_of_players(client: Client) -> None:
    hall = Hall(client)
    hall.begin()
    hall.play_round()
    assert not hall.state()["can_end"]
    for id in ("P2", "P3", "P4"):
        hall.say("Dropped", player=id)
    assert hall.state()["can_end"]
    assert not hall.state()["over"]
    assert hall.me("P2")["over"] is False
    hall.say("Ended")
    assert (hall.state()["over"], hall.state()["can_end"], hall.state()["winner"]) == (True, False, "P5")
    assert hall.me("P2")["over"] is True
    assert hall.me("P2")["me"]["round"]["instruction"] == "The event is over."
    assert hall.desk.do("GET", hall.at("ledger"))[-1]["seed"]


def test_the_seed_is_secret_until_there_is_a_winner(client: Client) -> None:
    hall = Hall(client)
    services = client.http._transport.app.state.services  # type: ignore[attr-defined]
    seed = services.events.desks[hall.code].event.seed
    hall.begin()
    for path in ("", "ledger", "me", "why/1/1"):
        assert seed not in hall.desk.ask("GET", hall.at(path)).text
    for number in range(4):
        hall.play_round()
        assert "random_key" not in hall.desk.do("GET", hall.at("why-rank/P2"))
        if number < 3:
            hall.next()
    assert hall.state()["seed"] == seed


def test_nothing_new_is_told_in_few_bytes(hall: Hall) -> None:
    hall.begin()
    for path in ("", "me"):
        first = hall.phones["P2"].ask("GET", hall.at(path))
        tag = first.headers["etag"]
        again = hall.phones["P2"].ask("GET", hall.at(path), headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = hall.phones["P3"] if path else hall.desk  # the whole event is the same for all players
        assert other.ask("GET", hall.at(path), headers={"If-None-Match": tag}).status_code == 200, "another's tag"
        hall.say("Called", hall.phones["P2"], player="P2", about="rules")
        assert hall.phones["P2"].ask("GET", hall.at(path), headers={"If-None-Match": tag}).status_code == 200


# -- conduct ----------------------------------------------------------------------------------------------------------------


def test_a_third_warning_waits_for_a_decision(client: Client) -> None:
    hall = Hall(client)
    watcher = hall.staff("watcher")
    hall.begin()
    for _ in range(3):
        hall.say("Warned", watcher, player="P2", reason="dice")
    assert hall.state(watcher)["undecided"] == ["P2"]
    assert "undecided" not in hall.state(hall.phones["P3"])
    assert len(hall.me("P2")["me"]["warnings"]) == 3
    assert "warnings" not in json.dumps(hall.state(hall.phones["P3"])["players"])
    hall.play_round()
    assert hall.desk.ask("POST", hall.at("pair"), {}).status_code == 409
    hall.say("Decided", watcher, player="P2", eject=False, reason="it was late")
    hall.next()


def test_an_appeal_goes_to_the_head_watcher(client: Client) -> None:
    hall = Hall(client)
    watcher, head = hall.staff("watcher"), hall.staff("head-watcher")
    hall.begin()
    assert hall.me("P2")["topics"] == list(ABOUT)
    hall.say("Called", hall.phones["P2"], player="P2", about="rules")
    hall.say("Ruled", watcher, call=1, ruling="It moves.")
    assert hall.me("P2")["me"]["calls"][0]["may_appeal"]
    hall.say("Appealed", hall.phones["P2"], call=1, player="P2")
    for other in (watcher, hall.desk, hall.phones["P3"]):
        assert hall.refused(other, "AppealDecided", call=1, upheld=False, ruling="It stays.").status_code == 403
    hall.say("AppealDecided", head, call=1, upheld=False, ruling="It stays.")
    call = hall.me("P2")["me"]["calls"][0]
    assert (call["ruling"], call["final"], call["may_appeal"]) == ("It stays.", True, False)
    assert hall.me("P3")["me"]["calls"] == []


# -- rosters ----------------------------------------------------------------------------------------------------------------


def test_rosters_are_judged_locked_and_shown_to_the_opponent(client: Client) -> None:
    hall = Hall(client, rosters="required")
    answer = hall.refused(hall.phones["P2"], "CheckedIn", player="P2")
    assert (answer.status_code, "no accepted roster" in answer.json()["detail"]) == (409, True)
    short = json.dumps({**json.loads(TEXT), "characters": []})
    found = hall.phones["P2"].do("POST", hall.at("players/P2/roster"), content=short.encode())
    assert found["status"] == "illegal"
    assert "A roster has 10 characters; this one has 0." in [one["text"] for one in found["remarks"]]
    german = hall.phones["P2"].do("GET", hall.at("players/P2/roster?language=de"))
    assert german["remarks"][0]["text"] != found["remarks"][0]["text"]
    for player, phone in hall.phones.items():
        filed = phone.do("POST", hall.at(f"players/{player}/roster"), content=TEXT.encode())
        assert filed["accepted"], filed["remarks"]
        hall.say("CheckedIn", phone, player=player)
    assert hall.phones["P2"].ask("GET", hall.at("players/P3/roster")).status_code == 403
    hall.begin()
    _, other = hall.table_of("P2")
    third = next(one for one in hall.phones if one not in ("P2", other))
    assert len(hall.phones["P2"].do("GET", hall.at(f"players/{other}/roster"))["parts"]["characters"]) == 10
    assert hall.phones["P2"].ask("GET", hall.at(f"players/{third}/roster")).status_code == 403
    assert hall.stranger.ask("GET", hall.at("players/P2/roster")).status_code == 403
    late = hall.phones["P2"].ask("POST", hall.at("players/P2/roster"), content=TEXT.encode())
    assert (late.status_code, late.json()["detail"]) == (409, "The event has begun; rosters cannot be changed.")


def test_no_roster_is_in_the_public_picture(client: Client) -> None:
    hall = Hall(client)
    hall.phones["P2"].do("POST", hall.at("players/P2/roster"), content=TEXT.encode())
    for who in (hall.stranger, hall.phones["P3"], hall.desk):
        assert "dig-in" not in who.ask("GET", hall.at()).text


# -- lists ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        (b"", "cannot be read"),
        (b"\xff\xfe\x00", "it has: "),
        (b'name\n"Zoe', "cannot be read"),
        (b"who,roster\nZoe,\n", "or first name and last name; it has: who, roster"),
        (b"name,roster\n,x\n", "Row 2"),
        (b"name\nZoe\n\nZOE\n", "ZOE is in the list twice"),
        (b"name\nPlayer 1\n", "Player 1 plays already; take them out of the list."),
        (b"name\n" + b"W" * 41, "Row 2"),
        (b"name\n" + b"W\n" * 3000, "in the list twice"),
        (b"name,roster\nZoe,{broken\n", "The roster cannot be read"),
    ],
)
def test_a_broken_list_is_refused_in_a_sentence(hall: Hall, sheet: bytes, sentence: str) -> None:
    answer = hall.desk.ask("POST", hall.at("players/import"), content=sheet)
    assert answer.status_code == 422, answer.text
    assert sentence in answer.json()["detail"]
    assert len(hall.state()["players"]) == 4


@pytest.mark.parametrize(
    "fact",
    [
        {},
        {"fact": 7},
        {"fact": "Nonsense"},
        {"fact": "CheckedIn"},
        {"fact": "CheckedIn", "player": 7},
        {"fact": "CheckedIn", "player": "P2", "more": 1},
        {"fact": "Dropped", "player": "P2", "vps": [1]},
        {"fact": "Called", "player": "P2", "about": "x" * 200_000},
    ],
)
def test_what_is_no_fact_is_refused(hall: Hall, fact: Any) -> None:
    answer = hall.desk.ask("POST", hall.at("facts"), {"fact": fact})
    assert answer.status_code == 422
    assert answer.json()["detail"]


def test_half_a_character_is_refused(hall: Hall) -> None:
    body = b'{"fact": {"fact": "Warned", "player": "P2", "reason": "dice", "note": "\\ud800"}}'
    answer = hall.desk.ask("POST", hall.at("facts"), content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422


def test_refusals_speak_german(hall: Hall) -> None:
    answer = hall.desk.ask("POST", hall.at("pair"), {}, headers={"Cookie": "lang=de", "Accept-Language": "de"})
    assert answer.status_code in (401, 409)
    hall.desk.cookies["lang"] = "de"
    answer = hall.desk.ask("POST", hall.at("pair"), {})
    assert answer.json()["detail"].startswith("Ein Challenger-Turnier braucht mindestens 4")


def test_unknown_events(client: Client) -> None:
    for path in ("/ZZZZZZZ", "/ZZZZZZZ/me"):
        answer = Person(client).ask("GET", path)
        assert (answer.status_code, "There is no event ZZZZZZZ" in answer.json()["detail"]) == (404, True)


def test_settings_that_cannot_be_are_refused(client: Client) -> None:
    desk = Person(client).account()
    for wish, sentence in (
        ({"settings": {"cutt": True}}, "did you mean cut"),
        ({"settings": {"cut_to": 7}}, "cut_to"),
        ({"date": "soon"}, "no date"),
        ({"banned": "{"}, "list"),
    ):
        answer = desk.ask("POST", "", {"name": "Saturday", **wish})
        assert answer.status_code == 409, answer.text
        assert sentence in answer.json()["detail"]
    assert desk.do("GET", "") == []


def test_several_settings_are_chosen_at_once_or_none(client: Client) -> None:
    hall = Hall(client, cap=40)
    settings = hall.desk.do("GET", "/settings")
    casual = next(one["sets"] for one in settings["presets"] if one["id"] == "casual")
    before = hall.state()["seq"]
    hall.desk.do("POST", hall.at("settings"), {"settings": casual})
    casual |= {"cap": 40}  # of places the packet says nothing, so they stay
    assert hall.state()["settings"] == casual
    told = {one["label"]: one["value"] for one in hall.state()["differs"]}
    assert told == {
        "Cut": "none",
        "Rosters": "optional",
        "Late entries": "yes",
        "A no-show is dropped": "no",
        "Without a Head Watcher": "the organiser decides",
    }
    assert hall.me("P2")["differs"] == hall.state()["differs"]
    assert hall.state()["seq"] - before == len(told) - 1  # rosters were optional before: what is so already is not said again
    answer = hall.desk.ask("POST", hall.at("settings"), {"settings": {"cut": True, "cut_to": 7}})
    assert (answer.status_code, hall.state()["settings"]) == (409, casual)
    hall.begin()
    hall.desk.do("POST", hall.at("settings"), {"settings": {"most_vps": 40}, "reason": "long games"})
    answer = hall.desk.ask("POST", hall.at("settings"), {"settings": {"most_vps": 50, "cut": True}, "reason": "a mistake"})
    assert answer.status_code == 409
    assert hall.state()["settings"]["most_vps"] == 40


def test_settings_are_told_in_words_of_both_languages(client: Client) -> None:
    told = {code: Person(client).do("GET", f"/settings?language={code}") for code in ("en", "de")}
    for english, german in zip(*(each(told[code]) for code in ("en", "de")), strict=True):
        assert english["name"] == german["name"]
        assert english["help"] != german["help"]
        assert english["choices"] or english["number"]
    assert told["de"]["groups"][0]["label"] == "Runden und Cut"


def each(told: Any) -> list[Any]:
    return [control for group in told["groups"] for control in group["controls"]]


def test_what_a_list_would_mean_is_told_before_it_is_loaded(client: Client) -> None:
    hall = Hall(client, rosters="required")
    for player, phone in hall.phones.items():
        phone.do("POST", hall.at(f"players/{player}/roster"), content=TEXT.encode())
    banned = json.dumps({"timeline": "standard", "version": "2", "banned": ["Patch Up"], "restricted": [], "limit": 0})
    meaning = hall.desk.do("POST", hall.at("list/meaning"), {"text": banned})
    assert sorted(meaning["illegal"]) == sorted(one["name"] for one in hall.state()["players"])
    assert hall.state()["list"] is None
    harmless = hall.desk.do("POST", hall.at("list/meaning"), {"text": banned.replace("Patch Up", "No Such Card")})
    assert harmless == {"illegal": [], "legal": [], "list": False}
    assert hall.desk.ask("POST", hall.at("list/meaning"), {"text": "{"}).status_code == 409
    hall.desk.do("POST", hall.at("facts"), {"fact": {"fact": "ListLoaded", "text": banned}})
    assert hall.state()["list"]["banned"] == ["Patch Up"]


def test_what_another_timeline_would_mean_is_told_before_it_is_chosen(client: Client) -> None:
    hall = Hall(client, rosters="required")
    first, *others = hall.phones
    for player in others:
        hall.phones[player].do("POST", hall.at(f"players/{player}/roster"), content=TEXT.encode())
    hall.phones[first].do("POST", hall.at(f"players/{first}/roster"), content=EXTENDED.encode())
    other = {"date": "2025-04-05", "timeline": "extended"}
    meaning = hall.desk.do("POST", hall.at("schedule/meaning"), other)
    assert meaning == {"illegal": [], "legal": [hall.state()["players"][0]["name"]], "list": False}
    hall.say("Rescheduled", date="2025-05-01", timeline="extended")
    seen = hall.state()
    assert (seen["date"], seen["timeline"]) == ("2025-05-01", "extended")
    assert [one["roster"] for one in seen["players"]] == ["accepted"] * len(hall.phones)
    assert hall.desk.do("GET", "")[0]["date"] == "2025-05-01"
    back = hall.desk.do("POST", hall.at("schedule/meaning"), {"date": "2025-05-01", "timeline": "standard"})
    assert back["illegal"] == [seen["players"][0]["name"]]
    assert hall.desk.ask("POST", hall.at("schedule/meaning"), {"date": "soon", "timeline": "standard"}).status_code == 409


# -- play it here -----------------------------------------------------------------------------------------------------------


def test_a_match_played_here_reports_itself(client: Client) -> None:
    hall = Hall(client, rosters="required")
    for player, phone in hall.phones.items():
        phone.do("POST", hall.at(f"players/{player}/roster"), content=TEXT.encode())
    hall.begin()
    _, other = hall.table_of("P2")
    code = hall.phones["P2"].do("POST", hall.at("play"))["table"]
    assert hall.phones[other].do("POST", hall.at("play"))["table"] == code
    assert [row["played_at"] for row in hall.state()["rounds"][0]["pairings"]].count(code) == 1, "the desk can watch it"
    assert all("played_at" not in row for row in hall.state(hall.stranger)["rounds"][0]["pairings"])
    (shown,) = hall.stranger.do("GET", hall.at("live"))
    assert (shown["code"], len(shown["scores"]), shown["scores"][0][1]) == (code, 2, "0")
    assert "<svg" in shown["board"]
    assert hall.me(other)["me"]["round"]["play"]["table"] == code
    assert hall.stranger.ask("POST", hall.at("play")).status_code == 403
    cookie = "; ".join(f"{name}={value}" for name, value in hall.phones["P2"].cookies.items())
    state = client.get(f"/api/tables/{code}/state", headers={"Cookie": cookie}).json()
    answer = client.post(f"/api/tables/{code}/resign", json={"seq": state["seq"]}, headers={**ORIGIN, "Cookie": cookie})
    assert answer.status_code == 200, answer.text
    while (result := hall.me("P2")["me"]["round"]["result"]) is None:
        client.runner.run(asyncio.sleep(0.01))
    assert (result["kind"], result["winner"]) == ("concession", other)
    assert max(result["vps"]) == 14
    assert hall.stranger.do("GET", hall.at("live")) == []


def test_what_a_bot_played_is_for_the_staff_to_judge(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody away too long may be replaced at a table of Longbox, but no bot decides a match of an event."""
    monkeypatch.setattr("longbox.server.tables.seating.AWAY", -1.0)
    hall = Hall(client, rosters="required")
    for player, phone in hall.phones.items():
        phone.do("POST", hall.at(f"players/{player}/roster"), content=TEXT.encode())
    hall.begin()
    table, other = hall.table_of("P2")
    code = hall.phones["P2"].do("POST", hall.at("play"))["table"]
    cookies = {
        id: {**ORIGIN, "Cookie": "; ".join(f"{name}={value}" for name, value in hall.phones[id].cookies.items())}
        for id in ("P2", other)
    }
    state = client.get(f"/api/tables/{code}/state", headers=cookies["P2"]).json()
    here, gone = ("P2", other) if not state["offer"] else (other, "P2")
    answer = client.post(f"/api/tables/{code}/bot", json={"bot": "random"}, headers=cookies[here])
    assert answer.status_code == 200, answer.text
    while True:  # until it is not the bot's turn
        client.runner.run(asyncio.sleep(0.01))
        state = client.get(f"/api/tables/{code}/state", headers=cookies[here]).json()
        if client.post(f"/api/tables/{code}/resign", json={"seq": state["seq"]}, headers=cookies[here]).status_code == 200:
            break
    services = client.http._transport.app.state.services  # type: ignore[attr-defined]
    while client.runner.run(services.store.read(ledger.untold)):  # the event has yet to hear of it
        client.runner.run(asyncio.sleep(0.01))
    assert client.get(f"/api/tables/{code}/state", headers=cookies[here]).json()["result"]
    assert hall.me(gone)["me"]["round"]["result"] is None
    hall.result(table)
    assert hall.me(gone)["me"]["round"]["result"]["vps"] == [16, 9]


def test_a_match_here_needs_both_phones(client: Client) -> None:
    hall = Hall(client, players=1, rosters="required")
    [zoe, *_] = hall.desk.do("POST", hall.at("players"), {"names": ["Zoe", "Yan", "Xu"]})["players"]
    for player in ("P2", "P3", "P4", "P5"):
        hall.desk.do("POST", hall.at(f"players/{player}/roster"), content=TEXT.encode())
    hall.begin()
    assert zoe == "P3"
    assert hall.me("P2")["me"]["round"]["play"]["can"] is False
    answer = hall.phones["P2"].ask("POST", hall.at("play"))
    assert (answer.status_code, answer.json()["detail"].split(",")[0]) == (409, "Your opponent has no phone at this event yet")
    _, other = hall.table_of("P2")
    token = hall.desk.do("POST", hall.at("invite"), {"player": other})["address"].rpartition("/")[2]
    Person(client).do("POST", hall.at("link"), {"token": token})
    assert hall.me("P2")["me"]["round"]["play"]["can"] is True
    assert hall.phones["P2"].do("POST", hall.at("play"))["table"]


def test_without_rosters_there_is_nothing_to_play_here(hall: Hall) -> None:
    hall.begin()
    answer = hall.phones["P2"].ask("POST", hall.at("play"))
    assert answer.status_code == 409
    assert "real table" in answer.json()["detail"]


# -- pages, paper, lists ----------------------------------------------------------------------------------------------------


def page(who: Person, path: str, **headers: str) -> httpx.Response:
    who.client.http.cookies.clear()
    cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    return who.client.get(path, headers={"Accept": "text/html", "Cookie": cookie, **headers})


@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_of_an_event(hall: Hall, language: str) -> None:
    hall.begin()
    hall.play_round()
    for path in ("", "/desk", "/projector", "/print/pairings", "/print/slips", "/print/standings", "/print/bracket"):
        answer = page(hall.desk, f"/e/{hall.code}{path}", **{"Accept-Language": language})
        assert answer.status_code == 200, path
        assert f'<html lang="{language}">' in answer.text
        assert answer.text.count("<h1") == 1
        assert "Saturday" in answer.text
    shown = page(hall.desk, f"/e/{hall.code}/qr.svg")
    assert shown.headers["content-type"] == "image/svg+xml"
    assert page(hall.desk, f"/e/{hall.code}/print/nonsense").status_code == 404
    assert page(hall.desk, "/e/ZZZZZZZ").status_code == 404


def test_the_desk_and_its_papers_are_for_the_staff(client: Client) -> None:
    hall = Hall(client)
    hall.begin()
    for who in (hall.phones["P2"], hall.stranger, Person(client)):
        answer = page(who, f"/e/{hall.code}/desk")
        assert (answer.status_code, answer.headers["location"]) == (303, f"/e/{hall.code}")
        assert page(who, f"/e/{hall.code}/print/slips").status_code == 403
        for what in ("players.csv", "ledger.json"):
            assert page(who, f"/e/{hall.code}/export/{what}").status_code == 403
        assert page(who, f"/e/{hall.code}/export/standings.csv").status_code == 200
    assert page(hall.staff("scorekeeper"), f"/e/{hall.code}/desk").status_code == 200


def test_lists_to_take_away(hall: Hall) -> None:
    hall.desk.do("POST", hall.at("players"), {"names": ["=cmd()"]})
    hall.begin()
    hall.play_round()
    sheet = page(hall.desk, f"/e/{hall.code}/export/players.csv").content.decode("utf-8-sig")
    assert "'=cmd()" in sheet, "no spreadsheet takes a name for a formula"
    results = page(hall.desk, f"/e/{hall.code}/export/results.csv").content.decode("utf-8-sig").splitlines()
    assert len(results) == 1 + 3
    assert any(line.endswith(",bye," + line.split(",")[2]) for line in results)
    whole = page(hall.stranger, f"/e/{hall.code}/export/event.json").json()
    assert whole["role"] == "public"
    assert page(hall.desk, f"/e/{hall.code}/export/ledger.json").status_code == 409, "it holds the seed"


def test_the_ledger_can_be_taken_to_the_command(client: Client) -> None:
    from longbox.challenger import Event
    from longbox.cli.event_file import read_export

    hall = Hall(client)
    hall.begin()
    for number in range(4):
        hall.play_round()
        if number < 3:
            hall.next()
    text = page(hall.desk, f"/e/{hall.code}/export/ledger.json").text
    assert Event.of(read_export(text)).winner == hall.state()["winner"]


def test_a_link_is_not_used_by_looking_at_it(client: Client) -> None:
    hall = Hall(client)
    address = hall.desk.do("POST", hall.at("invite"), {"role": "watcher"})["address"].removeprefix("http://testserver")
    wanda = Person(client, "Wanda").account()
    for _ in range(2):
        assert "Watcher" in page(wanda, address).text
    cookie = "; ".join(f"{name}={value}" for name, value in wanda.cookies.items())
    answer = client.post(address, data={"name": "Wanda"}, headers={**ORIGIN, "Cookie": cookie})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/e/{hall.code}/desk")
    assert page(wanda, address).status_code == 409


def test_a_new_event_from_its_form(client: Client) -> None:
    form = {"name": "Sunday", "by": "Olga", "date": "2025-04-06", "timeline": "extended", "start": "casual"}
    answer = client.post("/events", data=form)
    assert answer.status_code == 303
    desk = answer.headers["location"]
    state = client.get("/api/events" + desk.removesuffix("/desk").removeprefix("/e")).json()
    assert (state["name"], state["timeline"], state["settings"]["cut"], state["role"]) == ("Sunday", "extended", False, "organiser")
    assert "Sunday" in client.get("/events").text
    for wrong in ({"name": ""}, {"name": "x" * 61}, {"date": "soon"}, {"timeline": "old"}, {"start": "party"}, {"by": " \x07"}):
        answer = client.post("/events", data={**form, **wrong})
        assert answer.status_code == 422, wrong
        assert 'role="alert"' in answer.text
    assert client.post("/events", data={"code": " k7-qx "}).headers["location"] == "/e/K7QX"


def test_the_desk_has_a_word_for_everything_its_forms_ask() -> None:
    wanted = {f"face.{face}" for face in told.LAW["faces"]} | {f"thing.{thing}" for thing in told.LAW["seen"]}
    wanted |= {f"seen.{one}" for seen in told.LAW["seen"].values() for one in seen}
    assert wanted == {key for key in DESK if key.startswith(("face.", "thing.", "seen."))}


def test_scripts_say_only_what_is_translated() -> None:
    folder = STATIC / "events"
    core = (folder / "core.js").read_text()
    pages = (
        ("phone chances", words.PHONE),
        ("desk settings banned staff players queue results rounds step time address chances grid", DESK),
        ("projector chances", words.WALL),
    )
    for names, mine in pages:
        source = "".join((folder / f"{name}.js").read_text() for name in names.split()) + core
        assert set(re.findall(r"""text\(\s*"([\w.-]+)""", source)) <= mine.keys()
        quoted, begun = set(re.findall(r'"([\w.-]+)"', source)), tuple(re.findall(r"`([\w.-]+)\$\{", source))
        never = {key for key in mine.keys() - words.COMMON.keys() if key not in quoted and not key.startswith(begun)}
        assert never == set(), "never said"
