"""The socket of a table, over a real connection."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from longbox.server import sockets
from longbox.server.limits import RATES
from longbox.server.settings import Settings
from longbox.server.sockets import LARGEST, PATIENCE
from server.wire import Server, Wire


def opened(owner: httpx.Client, *others: httpx.Client, **wish: Any) -> str:
    """A table of the sample title with these people; bots fill it up."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    seats += [{"kind": "bot", "bot": "random"}] * (3 - len(seats))
    made = owner.post("/api/tables", json={"title": "sample", "seats": seats, "options": {"rounds": 2}, **wish})
    assert made.status_code == 201, made.text
    code: str = made.json()["code"]
    for other in others:
        assert other.post(f"/api/tables/{code}/join").status_code == 200
    return code


def answer(wire: Wire, state: dict[str, Any], value: Any = 0) -> dict[str, Any]:
    id = wire.send("answer", seq=state["seq"], value=value)
    return wire.until("ack", "error", id=id)


def test_two_players_and_a_spectator(server: Server) -> None:
    """Everybody follows the same game to its end, each through their own eyes."""
    people = [server.person("Mara"), server.person("Jonas"), server.person("Kim")]
    code = opened(*people, options={"rounds": 1})
    with (
        server.socket(code, people[0]) as a,
        server.socket(code, people[1]) as b,
        server.socket(code, people[2]) as c,
        server.socket(code) as onlooker,
    ):
        wires = [a, b, c, onlooker]
        states = [wire.hello() for wire in wires]
        logs = [state["log"] for state in states]
        while states[-1]["result"] is None:
            (asked,) = [seat for seat, state in enumerate(states) if state["offer"] is not None]
            assert [state["seat"] for state in states] == [0, 1, 2, -1]
            assert states[-1]["waiting"] == f"{('Mara', 'Jonas', 'Kim')[asked]} decides."
            wires[(asked + 1) % 3].send("answer", seq=states[0]["seq"], value=0)
            assert wires[(asked + 1) % 3].until("error")["code"] == "seat"
            wires[asked].send("answer", seq=states[0]["seq"], value=0)
            states = [wire.until("update") for wire in wires]
            assert len({state["seq"] for state in states}) == 1
            logs = [log[: state["log_from"]] + state["log"] for log, state in zip(logs, states, strict=True)]
        assert [line["i"] for line in logs[0]] == list(range(len(logs[0])))
        assert "draws a card" in logs[-1][1]["line"]
        assert [hand for state in states[:3] for hand in [state["view"]["hand"]] if hand]
        assert states[-1]["view"]["hand"] == []
        again = people[0].get(f"/api/tables/{code}/state").json()
        assert again["log"] == logs[0]
        assert again["table"]["seed"] is not None


def test_reconnecting_in_the_middle_of_a_reaction(server: Server) -> None:
    """Whenever somebody may react the connection breaks; the question is still there, and nothing is told twice."""
    mara = server.person("Mara")
    spots = {0: [5.0, 2.0], 1: [7.0, 2.0]}
    for _ in range(10):  # whether somebody is hit is a matter of dice
        code = mara.post("/api/tables", json={"title": "sample", "seats": [{"kind": "me"}] * 3, "options": {"rounds": 2}}).json()[
            "code"
        ]
        state: dict[str, Any] = {"result": None, "seq": None}
        while state["result"] is None:
            with server.socket(code, mara) as wire:
                resumed = wire.hello(since=state["seq"])
                if state["seq"] is not None:
                    assert resumed | {"log": 0, "log_from": 0, "type": 0} == state | {"log": 0, "log_from": 0, "type": 0}
                    assert resumed["log"] == []
                state = resumed
                react = False
                while state["result"] is None and not react:
                    offer = state["offer"]
                    value: Any = len(offer["options"]) - 1
                    if offer["kind"] == "walk":
                        value = spots.get(offer["seat"], 0) if state["view"]["round"] == 1 else 0
                    wire.send("answer", seq=state["seq"], value=value)
                    state = wire.until("update")
                    react = state["offer"] is not None and state["offer"]["kind"] == "react"
            if react:
                with server.socket(code, mara) as wire:
                    resumed = wire.hello(since=state["seq"])
                    assert resumed["offer"] == state["offer"]
                    wire.send("answer", seq=state["seq"], value=len(state["offer"]["options"]) - 1)
                    assert wire.until("update")["seq"] == state["seq"] + 1
                return
    pytest.fail("nobody was ever hit")


def test_resume_sends_only_what_was_missed(server: Server) -> None:
    mara, jonas = server.person("Mara"), server.person("Jonas")
    code = opened(mara, jonas, server.person("Kim"))
    with server.socket(code, mara) as one:
        state = one.hello()
        assert answer(one, state)["type"] == "ack"
        one.send("chat", text="first")
        one.until("chat")
    with server.socket(code, jonas) as two:
        two.hello()
        two.until("chat")
        now = two.hello(chat=0)
        assert two.until("chat")["chat"][0]["text"] == "first"
        assert answer(two, now)["type"] == "ack"
        two.send("chat", text="second")
        two.until("chat")
    with server.socket(code, mara) as one:
        later = one.hello(since=2, chat=1)
        assert later["seq"] == 3
        assert [line["event"]["type"] for line in later["log"]] == ["Bid"]
        assert [line["text"] for line in one.until("chat")["chat"]] == ["second"]


def test_what_is_said_is_heard_by_all_and_strangers_stay_silent(server: Server) -> None:
    mara = server.person("Mara")
    code = opened(mara, server.person("Jonas"))
    with server.socket(code, mara) as one, server.socket(code) as stranger:
        one.hello()
        stranger.hello(language="de")
        stranger.send("chat", text="psst")
        assert stranger.until("error")["code"] == "seat"
        one.send("chat", text=" Good\u0007 luck\n")
        assert stranger.until("chat")["chat"][0]["text"] == "Good luck"
        for text in ("", "  ", "x" * 501, None, 5, ["x"], "\u0000"):
            one.send("chat", text=text)
            assert one.until("error")["code"] == "format"


def test_presence(server: Server) -> None:
    mara, jonas = server.person("Mara"), server.person("Jonas")
    code = opened(mara, jonas)
    with server.socket(code, mara) as one:
        one.hello()
        with server.socket(code, jonas) as two:
            two.hello()
            assert one.until("table")["table"]["seats"][0]["present"]
            while not one.until("table")["table"]["seats"][1]["present"]:
                pass
        while one.until("table")["table"]["seats"][1]["present"]:
            pass


def test_languages(server: Server) -> None:
    mara = server.person("Mara")
    code = opened(mara, server.person("Jonas"))
    with server.socket(code, mara) as wire:
        assert wire.hello()["offer"]["title"] == "How many coins do you bid?"
        wire.send("language", language="de")
        assert wire.until("state")["offer"]["title"] == "Wie viele Münzen bietest du?"
        wire.send("undo", seq=1)
        assert wire.until("error")["sentence"] == "Es gibt noch nichts zurückzunehmen."
        wire.send("language", language="tlh")
        assert wire.until("state")["language"] == "en"


def test_stale_answers_are_answered_by_the_state(server: Server) -> None:
    mara = server.person("Mara")
    code = opened(mara, server.person("Jonas"))
    with server.socket(code, mara) as wire:
        state = wire.hello()
        for kind in ("answer", "undo", "resign"):
            id = wire.send(kind, seq=state["seq"] - 1, value=0)
            assert wire.until("error", id=id)["code"] == "stale"
            again = wire.until("state")
            assert (again["seq"], again["offer"]) == (state["seq"], state["offer"])


def test_what_is_no_message_is_refused_and_the_socket_stays(server: Server) -> None:
    code = opened(server.person("Mara"), server.person("Jonas"))
    with server.socket(code) as wire:
        nonsense = [
            "", "hello", "[]", "null", "3", '{"type":3}', '{"type":[]}', '{"type":{}}', "{}", '{"type":"fly","id":4}', "[" * 9000,
            '{"type":' + "[" * 900 + "]" * 900 + "}", '{"type":"\\ud800"}', '{"id":1e400,"type":"x"}', "9" * 9000, '{"type":"ping"',
        ]  # fmt: skip
        for text in nonsense:
            wire.socket.send(text)
            told = wire.next()
            assert (told["type"], told["code"]) == ("error", "format"), text[:40]
            assert told["sentence"]
        wire.socket.send(b"\x00\xff")
        assert wire.next()["sentence"] == "That was binary; send JSON as text."
        for text in ("x" * (LARGEST + 1), "é" * (LARGEST // 2 + 1)):
            wire.socket.send(text)
            assert "at most 16 kB" in wire.next()["sentence"]
        wire.socket.send(json.dumps({"type": "ping", "id": 1, "pad": "x" * (LARGEST - 100)}))
        assert wire.next() == {"type": "pong", "id": 1}
        assert wire.send("ping") == 1
        assert wire.next()["type"] == "pong"


def test_a_frame_beyond_all_bounds_ends_the_connection_and_nothing_else(server: Server) -> None:
    code = opened(server.person("Mara"), server.person("Jonas"))
    with server.socket(code) as other, server.socket(code) as wire:
        wire.socket.send("x" * (4 * LARGEST + 1))
        with pytest.raises(ConnectionClosed) as closed:
            wire.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        other.send("ping")
        assert other.next()["type"] == "pong"


def test_a_table_that_does_not_exist(server: Server) -> None:
    for code in ("NOSUCH1", "x" * 50, "%20", "%C3%BC"):
        with server.socket(code) as wire:
            told = wire.next()
            assert (told["type"], told["code"]) == ("error", "unknown")
            assert "There is no table" in told["sentence"]
            with pytest.raises(ConnectionClosed) as closed:
                wire.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_too_many_messages(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "RATE", 1.0)
    server = Server(replace(settings, limits=True))
    try:
        mara = server.person("Mara")
        code = opened(mara, server.person("Jonas"))
        with server.socket(code, mara) as wire:
            for _ in range(int(RATES["chat"].burst) + 1):
                wire.send("chat", text="spam")
            assert wire.until("error")["code"] == "rate"
        heard = {"pong": 0, "error": 0}

        def flood() -> None:
            while True:
                wire.send("ping")
                told = wire.next()
                heard[told["type"]] += 1
                assert told["type"] == "pong" or told["code"] == "rate"

        with server.socket(code, mara) as wire, pytest.raises(ConnectionClosed) as closed:
            flood()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert sockets.BURST <= heard["pong"] <= sockets.BURST + 20
        assert heard["error"] == PATIENCE
    finally:
        server.stop()


def test_a_client_that_does_not_keep_up_is_cut_off_and_resumes(server: Server) -> None:
    """It asks for much and reads nothing: what waits for it has an end. Then it comes back and has missed nothing."""
    mara = server.person("Mara")
    code = opened(mara, server.person("Jonas"))
    with server.socket(code, mara) as other:
        state = other.hello()
        with server.socket(code, mara, max_queue=1, compression=None) as slow:
            slow.hello()
            metrics = server.services.metrics
            while metrics.slow._value.get() == 0:  # it never reads
                try:
                    slow.send("language", language="de")
                except ConnectionClosed:
                    break
            while metrics.slow._value.get() == 0:
                time.sleep(0.05)
            assert metrics.slow._value.get() == 1
            with pytest.raises(ConnectionClosed):
                slow.until("never")
        other.send("ping")
        assert other.until("pong")
        assert answer(other, state)["type"] == "ack"
    with server.socket(code, mara) as back:
        resumed = back.hello(since=state["seq"])
        assert resumed["seq"] > state["seq"]
        assert [line["n"] for line in resumed["log"]] == [1]


def test_a_stop_closes_the_sockets_and_keeps_the_game(server: Server, settings: Settings) -> None:
    mara = server.person("Mara")
    code = opened(mara, server.person("Jonas"))
    with server.socket(code, mara) as wire:
        state = wire.hello()
        assert answer(wire, state)["type"] == "ack"
        server.uvicorn.config.timeout_graceful_shutdown = None  # to wait for ever, were the socket left open
        server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            wire.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
    again = Server(settings)
    try:
        with again.socket(code, mara) as wire:
            told = wire.hello(since=state["seq"])
            assert told["seq"] == state["seq"] + 1
            assert told["seat"] == 0
    finally:
        again.stop()
