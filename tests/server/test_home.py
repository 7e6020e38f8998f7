"""The front page for somebody who comes back, and the games that wait for them."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from longbox.server.drawings import board
from longbox.server.services import Services
from longbox.server.store.schema import tables as rows
from longbox.server.tables import LiveTable
from longbox.server.tables.ledger import PATIENCE, waiting
from longbox.server.tables.news import news
from server.asgi import Client
from server.people import World
from server.test_refusals import ORIGIN


def codes(client: Client) -> list[str]:
    found: list[str] = client.get("/api/me/waiting").json()["tables"]
    return found


def opened(client: Client, title: str, *seats: dict[str, str], **more: Any) -> str:
    answer = client.post("/api/tables", json={"title": title, "seats": list(seats), **more}, headers=ORIGIN)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "careless"}, {"kind": "open"}
QUICK = {"options": {"setup": "quick"}}


def test_a_stranger_sees_what_there_is_and_nothing_waits(client: Client) -> None:
    html = client.get("/").text
    assert "Play now against a bot" in html
    assert "Play on" not in html
    for title in ("crisis", "tactics", "revolution"):
        assert f'formaction="/learn/{title}"' in html, "every title has its lesson"
    assert codes(client) == []


def test_games_that_go_on_come_first_and_those_that_wait_before_others(client: Client) -> None:
    client.post("/api/me", json={"name": "Mara"}, headers=ORIGIN)
    mine = opened(client, "sample", ME, ME, ME)
    free = opened(client, "tactics", ME, OPEN)
    html = client.get("/").text
    assert html.index(f"/t/{mine}") < html.index(f"/t/{free}") < html.index('class="covers"'), "the newer one waits for nobody"
    assert "Your turn" in html[: html.index(f"/t/{mine}")]
    assert "Waiting for players" in html
    assert codes(client) == [mine]


def test_a_game_that_is_over_does_not_wait(client: Client) -> None:
    code = opened(client, "crisis", ME, ME, **QUICK)
    state = client.get(f"/api/tables/{code}/state").json()
    client.post(f"/api/tables/{code}/resign", json={"seq": state["seq"]}, headers=ORIGIN)
    assert codes(client) == []
    assert f"/t/{code}" not in client.get("/").text


def test_a_lesson_waits_for_nobody_but_the_first_whole_game_does(client: Client) -> None:
    client.post("/learn/crisis/move", headers=ORIGIN)
    assert codes(client) == []
    assert "Play on" not in client.get("/").text
    client.post("/learn/crisis/game", headers=ORIGIN)
    assert "Play on" in client.get("/").text


@pytest.mark.parametrize(("language", "words"), [("en", ("Against", "Play on")), ("de", ("Gegen", "Weiterspielen"))])
def test_it_speaks_the_visitors_language(client: Client, language: str, words: tuple[str, ...]) -> None:
    opened(client, "revolution", ME, BOT, BOT)
    html = client.get("/", headers={"Accept-Language": language}).text
    assert all(word in html for word in words)


def test_the_page_says_what_happened_since_ones_last_turn(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, title="crisis")
    one, other = sides(table, mara, jonas)
    first = own_answer(world, table, one)
    found = news(table, table.seats_of(other), "en")
    assert found is not None
    assert found.lines
    assert all(line in said(table, other) for line in found.lines)
    mine = news(table, table.seats_of(one), "en")
    assert mine is not None
    assert not set(mine.lines) & set(found.lines), "what I did myself is no news"
    assert first
    assert [name for name, _ in found.scores] == ["Mara", "Jonas"]
    assert found.board is not None
    assert 'class="sk-' in board(found.board)


def sides(table: LiveTable, *people: str) -> tuple[str, str]:
    """Who is asked first, and the other one."""
    asked = table.asked
    assert asked is not None
    return people[asked], people[1 - asked]


def own_answer(world: World, table: LiveTable, account: str) -> int:
    """Somebody plays until the other one is asked."""
    count = 0
    while table.asked in table.seats_of(account) and count < 200:
        world.answer(table)
        count += 1
    assert table.asked not in table.seats_of(account)
    return count


def said(table: LiveTable, account: str) -> list[str]:
    return [line["line"] for line in table.log(table.reader(table.seats_of(account)), "en")]


def test_a_game_of_older_rules_is_no_game_to_come_back_to(client: Client, app: FastAPI) -> None:
    code = opened(client, "sample", ME, ME, ME)
    assert codes(client) == [code]
    services: Services = app.state.services
    older = sa.update(rows).values(version=0)
    client.runner.run(services.store.write(lambda db: db.execute(older).close()))
    assert codes(client) == []
    assert f"/t/{code}" not in client.get("/").text
    assert f"/t/{code}" in client.get("/tables").text, "it is not hidden"


def test_what_only_bots_wait_for_is_forgotten_after_a_while(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    alone, together = world.table(mara, "greedy", "greedy"), world.table(mara, jonas, jonas)

    def asked() -> set[str]:
        return {one.code for one in world.do(world.services.store.read(lambda db: waiting(db, mara)))}

    world.until(lambda: alone.asked == 0)
    assert asked() == {alone.record.code, together.record.code}
    old = sa.update(rows).values(touched=rows.c.touched - PATIENCE)
    world.do(world.services.store.write(lambda db: db.execute(old).close()))
    assert asked() == {together.record.code}
