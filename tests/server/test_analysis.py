"""Analyses of finished games: once for each game, in a process of their own, kept, stopped, told as a page and to programs."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
import sqlalchemy as sa

from longbox.kernel import Game
from longbox.lab.analysis import FORMAT, analyse
from longbox.server.analysis import jobs
from longbox.server.analysis.worker import work
from longbox.server.privacy import forget
from longbox.server.store.schema import analyses
from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.branching import branch
from longbox.titles import title
from server.asgi import Client
from server.people import World

TITLE = "revolution"


def given_up(world: World, answers: int = 12, name: str = "Mara") -> tuple[LiveTable, str]:
    """A table where the first one has resigned after some answers."""
    mara, jonas = world.person(name), world.person("Jonas")
    table = world.table(mara, jonas, mara, title=TITLE, options={})
    world.play(table, answers)
    world.do(table.resign(mara, table.seq))
    return table, mara


def wait(world: World, table: LiveTable, *status: str, seconds: float = 300) -> jobs.Standing:
    async def look() -> jobs.Standing:
        async with asyncio.timeout(seconds):
            while (found := await world.services.analyses.standing(table.record.code)).status not in status:
                await asyncio.sleep(0.05)
            return found

    return world.do(look())


@pytest.fixture
def quick(world: World) -> World:
    world.services.analyses.nodes = 1
    return world


def test_a_game_is_analysed_once_and_kept(quick: World) -> None:
    table, mara = given_up(quick)
    begun = quick.do(quick.services.analyses.start(table, mara))
    assert begun.status in ("waiting", "running")
    assert begun.by == mara
    task = quick.services.analyses.tasks[table.record.code]
    quick.do(quick.services.analyses.start(table, None))
    assert quick.services.analyses.tasks == {table.record.code: task}
    done = wait(quick, table, "done")
    found = done.found
    assert found is not None
    winner = (table.result("en") or {})["winner"]
    game = table.game_at(len(table.moves))
    table.named(game.state)
    same = analyse(game, nodes=1, given_up=(winner,))
    assert json.loads(done.body) == json.loads(json.dumps(same.dump()))
    assert found.moments[-1].values[winner] == 1.0
    quick.restart()
    again = quick.do(quick.tables.table(table.record.code))
    assert quick.do(quick.services.analyses.start(again, mara)) == done
    assert not quick.services.analyses.tasks


def test_an_analysis_goes_with_the_account_of_a_player(quick: World) -> None:
    table, mara = given_up(quick)
    quick.do(quick.services.analyses.start(table, mara))
    wait(quick, table, "done")
    quick.do(quick.services.store.write(lambda db: forget(db, mara)))
    assert quick.do(quick.services.analyses.standing(table.record.code)) == jobs.NONE


def test_a_game_that_goes_on_is_not_analysed(quick: World) -> None:
    mara = quick.person()
    table = quick.table(mara, mara, mara, title=TITLE, options={})
    with pytest.raises(Refused, match="not over yet"):
        quick.do(quick.services.analyses.start(table, mara))


def test_one_at_a_time_and_who_may_stop_it(world: World) -> None:
    world.services.analyses.nodes = 1000
    (first, mara), (second, other) = given_up(world, 60), given_up(world, 60, "Kim")
    world.do(world.services.analyses.start(first, mara))
    running = wait(world, first, "running")
    world.do(world.services.analyses.start(second, other))
    assert wait(world, second, "waiting").status == "waiting"
    assert running.found is None
    stranger = world.person("Olga")
    for who in (None, stranger):
        with pytest.raises(Refused, match="Only who sits at this table"):
            world.do(world.services.analyses.stop(first, who))
    world.do(world.services.analyses.stop(first, mara))
    assert world.do(world.services.analyses.standing(first.record.code)) == jobs.NONE
    wait(world, second, "running")
    world.do(world.services.analyses.stop(second, other))
    assert not world.services.analyses.tasks
    world.do(world.services.analyses.stop(second, other))  # nothing is left to stop


def test_progress_is_told(world: World) -> None:
    world.services.analyses.nodes = 200  # far from done when it has told of three
    table, mara = given_up(world, 60)
    world.do(world.services.analyses.start(table, mara))

    async def moves() -> list[int]:
        seen: list[int] = []
        async with asyncio.timeout(300):
            while len(set(seen)) < 3:
                now = await world.services.analyses.standing(table.record.code)
                assert now.status in ("waiting", "running")
                assert now.done <= now.total
                seen.append(now.done)
                await asyncio.sleep(0.2)
        return seen

    seen = world.do(moves())
    assert seen == sorted(seen)
    world.do(world.services.analyses.stop(table, mara))


def test_a_server_that_goes_down_leaves_no_worker_and_no_half_thing(world: World) -> None:
    world.services.analyses.nodes = 1000
    table, mara = given_up(world, 60)
    world.do(world.services.analyses.start(table, mara))
    wait(world, table, "running")
    world.restart()
    assert wait(world, table, "none") == jobs.NONE


def test_what_another_process_left_behind_is_taken_over(quick: World) -> None:
    table, mara = given_up(quick)
    code = table.record.code
    quick.do(quick.services.store.write(lambda db: jobs._claim(db, code, "elsewhere", None)))
    assert quick.do(quick.services.analyses.start(table, mara)).status == "waiting"
    assert not quick.services.analyses.tasks
    long_ago = {"touched": time.time() - jobs.ABANDONED - 1}
    quick.do(quick.services.store.write(lambda db: db.execute(sa.update(analyses).values(long_ago))))
    quick.do(quick.services.analyses.start(table, mara))
    assert wait(quick, table, "done").found


def test_one_that_another_process_stops_ends(world: World) -> None:
    world.services.analyses.nodes = 1000
    table, mara = given_up(world, 60)
    code = table.record.code
    world.do(world.services.analyses.start(table, mara))
    wait(world, table, "running")
    world.do(world.services.store.write(lambda db: jobs._drop(db, code)))
    world.until(lambda: not world.services.analyses.tasks, 20)


def test_a_worker_that_fails_is_told_and_can_be_tried_again(quick: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mara = given_up(quick)
    with monkeypatch.context() as broken:
        broken.setattr("longbox.server.analysis.jobs.sys.executable", "/bin/false")
        quick.do(quick.services.analyses.start(table, mara))
        wait(quick, table, "failed")
    quick.do(quick.services.analyses.start(table, mara))
    assert wait(quick, table, "done").found


def test_an_analysis_of_another_version_is_made_again(quick: World) -> None:
    table, mara = given_up(quick)
    code = table.record.code
    old = {"status": "done", "body": json.dumps({"format": FORMAT - 1})}
    quick.do(quick.services.store.write(lambda db: jobs._claim(db, code, "x", None)))
    quick.do(quick.services.store.write(lambda db: jobs._touch(db, code, "x", old)))
    assert quick.do(quick.services.analyses.standing(code)) == jobs.NONE
    quick.do(quick.services.analyses.start(table, mara))
    assert wait(quick, table, "done").found


def test_a_full_house_says_so(quick: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_WAITING", -1)
    table, mara = given_up(quick)
    with pytest.raises(Refused, match="Too many games wait to be analysed"):
        quick.do(quick.services.analyses.start(table, mara))


def test_the_worker_says_what_is_wrong() -> None:
    import io

    out = io.StringIO()
    assert work(io.StringIO(json.dumps({"save": "{}", "given_up": None, "nodes": 1})), out) == 2
    assert "failed" in json.loads(out.getvalue())


# -- the page and the interface for programs ------------------------------------------------------------------------------------


def over(client: Client, answers: int = 8) -> str:
    made = client.post("/api/tables", json={"title": TITLE, "seats": [{"kind": "me"}] * 3})
    code = str(made.json()["code"])
    for _ in range(answers):
        seq = client.get(f"/api/tables/{code}/state").json()["seq"]
        assert client.post(f"/api/tables/{code}/answer", json={"seq": seq, "value": 0}).status_code == 200
    seq = client.get(f"/api/tables/{code}/state").json()["seq"]
    assert client.post(f"/api/tables/{code}/resign", json={"seq": seq}).status_code == 200
    return code


def until_done(client: Client, code: str) -> dict[str, Any]:
    while (now := client.get(f"/api/tables/{code}/analysis").json())["status"] != "done":
        assert now["status"] in ("waiting", "running")
        client.runner.run(asyncio.sleep(0.1))
    return now  # type: ignore[no-any-return]


def test_the_page_from_the_button_to_the_plots(client: Client) -> None:
    code = over(client)
    client.http._transport.app.state.services.analyses.nodes = 1  # type: ignore[attr-defined]
    assert client.get(f"/api/tables/{code}/analysis").json() == {"status": "none", "done": 0, "total": 0, "analysis": None}
    page = client.get(f"/t/{code}/analysis")
    assert page.status_code == 200
    assert "Analyse this game" in page.text
    assert client.get(f"/t/{code.lower()}/analysis").headers["location"] == f"/t/{code}/analysis"
    begun = client.post(f"/t/{code}/analysis")
    assert (begun.status_code, begun.headers["location"]) == (303, f"/t/{code}/analysis")
    assert client.post(f"/api/tables/{code}/analysis").status_code == 202
    assert "is being analysed" in client.get(f"/t/{code}/analysis").text
    told = until_done(client, code)
    assert told["analysis"]["decisions"] == 8
    assert client.get(f"/api/tables/{code}/analysis?whole=false").json()["analysis"] is None
    for language, words in (("en", "The biggest mistakes"), ("de", "Die größten Fehler")):
        page = client.get(f"/t/{code}/analysis", headers={"Accept-Language": language})
        assert words in page.text
        assert page.text.count("<svg viewBox") >= 3
        assert "style=" not in page.text
        assert "<caption>" in page.text


def test_the_board_is_told_what_was_played_and_what_was_better(client: Client) -> None:
    code = over(client, 40)
    client.http._transport.app.state.services.analyses.nodes = 1  # type: ignore[attr-defined]
    assert client.get(f"/api/tables/{code}/review").json() == {"status": "none", "trials": 0, "mistakes": []}
    client.post(f"/t/{code}/analysis")
    until_done(client, code)
    told = client.get(f"/api/tables/{code}/review?language=de").json()
    assert (told["status"], told["trials"]) == ("done", 4)
    assert told["mistakes"]
    assert [one["n"] for one in told["mistakes"]] == sorted(one["n"] for one in told["mistakes"])
    for one in told["mistakes"]:
        values = [way["value"] for way in one["ways"]]
        assert values == sorted(values, reverse=True)
        assert sum(way["played"] for way in one["ways"]) == 1
        assert not one["ways"][0]["played"]
        assert all(way["label"] for way in one["ways"])


def test_a_game_goes_on_from_a_moment_of_a_finished_one(client: Client) -> None:
    code = over(client, 12)
    made = client.post(f"/api/tables/{code}/branch", json={"at": 5})
    assert made.status_code == 201
    facts = made.json()
    assert (facts["code"] != code, facts["status"]) == (True, "playing")
    assert [seat["you"] for seat in facts["seats"]] == [True] * 3
    assert client.get(f"/api/tables/{facts['code']}/state").json()["n"] == 5
    assert client.get(f"/api/tables/{code}").json()["status"] == "over"
    goes_on = client.post(f"/api/tables/{facts['code']}/branch", json={"at": 5})
    assert (goes_on.status_code, goes_on.json()["code"]) == (409, "closed")


def test_who_did_not_play_goes_on_at_the_seat_that_decides(world: World) -> None:
    table, mara = given_up(world)
    stranger = world.person("Olga")
    made = world.do(branch(world.tables, table, 4, stranger, "Olga"))
    game = table.game_at(4)
    assert game.ask is not None
    assert [seat.kind for seat in made.seats] == ["person" if seat == game.ask.seat else "bot" for seat in range(3)]
    own = world.do(branch(world.tables, table, 4, mara, "Mara"))
    assert [seat.account for seat in own.seats] == [mara, None, mara]


def test_a_game_that_goes_on_has_new_dice_that_are_kept(world: World) -> None:
    """The dice of the finished game are known, so others fall from there on; they are in the ledger and in the file."""
    table, mara = given_up(world)
    made = [world.do(branch(world.tables, table, 4, mara, "Mara")) for _ in range(2)]
    assert table.game is not None
    keys = {one.game.state.key for one in made if one.game is not None} | {table.game.state.key}
    assert len(keys) == 3
    one = made[0]
    assert one.game_at(4).view(0) == table.game_at(4).view(0)
    assert (
        json.loads(one.message(mara, "en"))["table"]["commitment"] != json.loads(table.message(mara, "en"))["table"]["commitment"]
    )
    with pytest.raises(Refused, match="nothing to take back"):
        world.do(one.undo(mara, one.seq))
    for _ in range(12):
        if one.asked in one.seats_of(mara):
            world.answer(one)
        world.until(lambda: one.over or one.asked in one.seats_of(mara))
    assert one.game is not None
    again = world.again(one)
    assert again.game is not None
    assert again.game.digest == one.game.digest
    assert Game.load(one.export(), title, verify=True).digest == one.game.digest
    brought = world.do(world.tables.bring(one.export(), mara, "Mara"))
    assert brought.game is not None
    assert brought.game.digest == one.game.digest


def test_stopping_by_the_page(client: Client) -> None:
    code = over(client, 40)
    client.http._transport.app.state.services.analyses.nodes = 1000  # type: ignore[attr-defined]
    client.post(f"/t/{code}/analysis")
    stopped = client.post(f"/t/{code}/analysis/stop")
    assert stopped.status_code == 303
    assert client.get(f"/api/tables/{code}/analysis").json()["status"] == "none"
    client.post(f"/t/{code}/analysis")
    gone = client.request("DELETE", f"/api/tables/{code}/analysis", headers={"Origin": "http://testserver"})
    assert gone.json()["status"] == "none"


def test_what_cannot_be_shown_is_said(client: Client) -> None:
    made = client.post("/api/tables", json={"title": TITLE, "seats": [{"kind": "me"}] * 3})
    code = made.json()["code"]
    page = client.get(f"/t/{code}/analysis")
    assert page.status_code == 409
    assert "This game is not over yet; it can be analysed when it is." in page.text
    german = client.get(f"/t/{code}/analysis", headers={"Accept-Language": "de"})
    assert "noch nicht zu Ende" in german.text
    refused = client.post(f"/api/tables/{code}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "closed")
    missing = client.get("/t/NOWHERE/analysis")
    assert missing.status_code == 404
    assert "There is no table NOWHERE" in missing.text
