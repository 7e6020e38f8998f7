"""What people at a table agree on: taking back what undo does not, and a draw; and what they point at."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest

from longbox.server.events.matches import kind_of
from longbox.server.limits import RATES
from longbox.server.settings import Settings
from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.deals import DRAW, TAKEBACK
from longbox.server.tables.ledger import MATTERS
from server.people import Ears, World
from server.wire import Server


def picture(table: LiveTable, account: str | None, code: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = json.loads(table.message(account, code))
    return told


def lines(table: LiveTable, account: str | None = None) -> list[str]:
    return [line["line"] for line in picture(table, account)["log"]]


def refused(world: World, work: Any) -> str:
    with pytest.raises(Refused) as error:
        world.do(work)
    return str(error.value)


def two(world: World, **more: Any) -> tuple[LiveTable, str, str]:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    return world.table(mara, jonas, **{"title": "crisis", "options": {"setup": "quick"}, **more}), mara, jonas


def rolled(world: World, table: LiveTable, account: str) -> int:
    """Play until dice close undo for this player, whose answer is not the last; how many answers there were before theirs."""
    for _ in range(400):
        world.play(table, 1, seed=len(table.moves))
        own = table.seats_of(account)
        mine = [n for n, move in enumerate(table.moves) if move.seat in own and not move.settled and not move.joined]
        assert table.game is not None
        if mine and table.moves[-1].seat not in own and table.game.state.count > table.moves[mine[-1]].dice:
            return mine[-1]
    raise AssertionError("nobody rolled")


@pytest.mark.parametrize("asking", ["everything", MATTERS])
def test_people_agree_to_take_back_what_undo_does_not(world: World, asking: str) -> None:
    table, mara, jonas = two(world, asking=asking)
    before = rolled(world, table, mara)
    assert not picture(table, mara)["undo"]["can"]
    was = table.game_at(before).digest
    ears = Ears(table, jonas)
    world.do(table.propose(mara, table.seq, TAKEBACK))
    assert lines(table)[-1] == ears.last["log"][-1]["line"] == "Mara asks to take back the last answer."
    told = picture(table, jonas)["deals"]["offer"]
    assert (told["what"], told["mine"], told["yours"]) == (TAKEBACK, False, True)
    assert "Dice fall the same way again" in told["sub"]
    own = picture(table, mara)["deals"]["offer"]
    assert (own["mine"], own["yours"]) == (True, False)
    assert picture(table, None)["deals"] is None
    assert refused(world, table.propose(jonas, table.seq, DRAW)).startswith("Another offer")
    assert refused(world, table.reply(mara, table.seq, yes=True)).startswith("No offer")
    known = picture(table, jonas)["log"]
    world.do(table.reply(jonas, table.seq, yes=True))
    assert [line for line in known if line["i"] < ears.last["log_from"]] + ears.last["log"] == picture(table, jonas)["log"]
    assert table.game is not None
    assert table.game.digest == was
    assert len(table.moves) == before
    assert table.asked in table.seats_of(mara)
    assert lines(table)[-1] == "Mara takes back the last answer; all have agreed."
    assert picture(table, jonas)["deals"]["offer"] is None
    told_before = picture(table, mara)
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    assert picture(again, mara) == {**told_before, "table": picture(again, mara)["table"]}
    world.play(again, 30)
    after = lines(again)
    world.restart()
    assert lines(world.do(world.tables.table(table.record.code))) == after


def test_an_offer_ends_with_the_next_answer_and_is_not_repeated_after_a_no(world: World) -> None:
    table, mara, jonas = two(world)
    world.do(table.propose(mara, table.seq, DRAW))
    world.do(table.reply(jonas, table.seq, yes=False))
    assert lines(table)[-1] == "Jonas declines the draw."
    assert refused(world, table.propose(mara, table.seq, DRAW)) == picture(table, mara)["deals"]["why"][DRAW]
    assert picture(table, jonas)["deals"]["can"][DRAW]
    world.do(table.propose(jonas, table.seq, DRAW))
    world.do(table.reply(jonas, table.seq, yes=False))
    assert lines(table)[-1] == "Jonas no longer offers a draw."
    world.answer(table)
    world.do(table.propose(mara, table.seq, DRAW))
    world.answer(table)
    assert picture(table, jonas)["deals"]["offer"] is None
    assert refused(world, table.reply(jonas, table.seq, yes=True)).startswith("No offer")
    assert not table.over


def test_a_draw_ends_the_game_and_nobody_wins(world: World) -> None:
    table, mara, jonas = two(world, clock={"kind": "live", "main": 600, "plus": 5})
    world.play(table, 20)
    world.do(table.propose(mara, table.seq, DRAW))
    world.do(table.reply(jonas, table.seq, yes=True))
    told = picture(table, mara, "de")
    assert told["result"]["winner"] is None
    assert told["result"]["reason"] == "draw"
    assert told["result"]["line"] == told["log"][-1]["line"] == "Man einigt sich auf Unentschieden."
    assert told["table"]["status"] == "over"
    assert told["offer"] is None
    assert refused(world, table.propose(mara, table.seq, DRAW)).startswith("The game is over")
    assert kind_of("draw", None, ("a", "b"), (3, 9)) == "agreed-draw"
    assert picture(world.again(table), mara, "de")["result"] == told["result"]
    assert world.do(world.tables.rematch(table, mara)).record.code != table.record.code


def test_all_others_have_to_agree(world: World) -> None:
    mara, jonas, kim = world.person("Mara"), world.person("Jonas"), world.person("Kim")
    table = world.table(mara, jonas, kim)
    world.do(table.propose(mara, table.seq, DRAW))
    world.do(table.reply(jonas, table.seq, yes=True))
    assert not table.over
    assert lines(table)[-1] == "Jonas agrees to a draw."
    assert not picture(table, jonas)["deals"]["offer"]["yours"]
    assert picture(table, kim)["deals"]["offer"]["yours"]
    again = world.again(table)
    world.do(again.reply(kim, again.seq, yes=True))
    assert again.over


def test_nobody_asks_a_bot_or_themselves(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    with_bot = world.table(mara, jonas, "random")
    assert "bot" in refused(world, with_bot.propose(mara, with_bot.seq, DRAW))
    alone = world.table(mara, mara, mara)
    assert "could agree" in refused(world, alone.propose(mara, alone.seq, TAKEBACK))
    fresh, _, _ = two(world)
    mara = fresh.seats[0].account or ""
    assert refused(world, fresh.propose(mara, fresh.seq, TAKEBACK)).startswith("You have answered nothing")
    assert "watch" in refused(world, fresh.propose(world.person("Kim"), fresh.seq, DRAW))


def test_the_clock_stands_as_before_what_was_taken_back(world: World) -> None:
    table, mara, jonas = two(world, clock={"kind": "live", "main": 600, "plus": 5})
    before = rolled(world, table, mara)
    clock = table.moves[before].clock
    left = list(clock.left)
    world.do(table.propose(mara, table.seq, TAKEBACK))
    world.do(table.reply(jonas, table.seq, yes=True))
    assert table.clock.left == left
    assert table.clock.running == clock.running
    assert world.again(table).clock.left == left


def test_who_is_away_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    world.do(world.services.accounts.change(jonas, {"notify": "always", "webhook": "https://example.org/x", "language": "de"}))
    table = world.table(mara, jonas, title="crisis", options={"setup": "quick"})
    told: list[str] = []
    monkeypatch.setattr("longbox.server.notices.call_hook", lambda where, body: told.append(json.loads(body)["text"]))
    world.do(table.propose(mara, table.seq, DRAW))
    world.until(lambda: any("Mara bietet Unentschieden an." in one for one in told), 20)


def test_what_is_drawn_at_another_process_is_shown_here(world: World) -> None:
    table, _, jonas = two(world)
    ears = Ears(table, jonas)
    world.do(world.tables.heard("mark", table.record.code, "[0,[[12.5,7],[13,8]]]"))
    assert ears.last == {"type": "marked", "seat": 0, "points": [[12.5, 7], [13, 8]]}


def test_nobody_draws_without_end(settings: Settings) -> None:
    server = Server(replace(settings, limits=True))
    try:
        mara, jonas = server.person("Mara"), server.person("Jonas")
        with server.socket(opened(mara, jonas), mara) as wire:
            wire.hello()
            for _ in range(int(RATES["marks"].burst) + 1):
                wire.send("mark", points=[[1, 1]])
            assert wire.until("error")["code"] == "rate"
    finally:
        server.stop()


def opened(mara: httpx.Client, jonas: httpx.Client) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = mara.post("/api/tables", json={"title": "crisis", "seats": seats, "options": {"setup": "quick"}}).json()
    assert jonas.post(f"/api/tables/{made['code']}/join", json={}).status_code == 200
    return str(made["code"])


def test_over_sockets_and_http(server: Server) -> None:
    mara, jonas = server.person("Mara"), server.person("Jonas")
    code = opened(mara, jonas)
    with server.socket(code, mara) as one, server.socket(code, jonas) as other, server.socket(code) as onlooker:
        seq = one.hello()["seq"]
        other.hello()
        onlooker.hello()
        one.send("mark", points=[[12.5, 7], [13, 8]])
        assert one.until("ack")["seq"] == seq
        for wire in (other, onlooker):
            assert wire.until("marked") == {"type": "marked", "seat": 0, "points": [[12.5, 7], [13, 8]]}
        onlooker.send("mark", points=[[1, 1]])
        assert onlooker.until("error")["code"] == "seat"
        for bad in ([], [[1]], [[1, "x"]], [[1e9, 1]], [[1, 2]] * 65, [[True, 1]], "x"):
            one.send("mark", points=bad)
            assert one.until("error")["code"] == "format"
        assert mara.get(f"/api/tables/{code}/state").json()["seq"] == seq, "what is drawn is no part of the game"
        one.send("propose", what="win", seq=seq)
        assert one.until("error")["code"] == "format"
        one.send("propose", what="draw", seq=seq)
        assert other.until("update")["deals"]["offer"]["yours"]
        one.send("reply", yes="yes", seq=seq + 1)
        assert one.until("error")["code"] == "format"
        other.send("reply", yes=False, seq=seq + 1)
        assert one.until("update", seq=seq + 2)["deals"]["offer"] is None
    answer = jonas.post(f"/api/tables/{code}/propose", json={"seq": seq + 2, "what": "draw"})
    assert (answer.status_code, answer.json()) == (200, {"seq": seq + 3})
    assert mara.post(f"/api/tables/{code}/reply", json={"seq": seq + 3, "yes": True}).status_code == 200
    assert mara.get(f"/api/tables/{code}/state").json()["result"]["reason"] == "draw"
