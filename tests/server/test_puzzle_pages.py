"""Puzzles in the page: the one of the day, an answer and what it is worth, and a table that goes on from there."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html import unescape

import pytest

from longbox.lab import puzzles
from longbox.lab.puzzles import Puzzle
from longbox.server import puzzle_pages
from longbox.titles import title
from server.asgi import Client

ORIGIN = {"Origin": "http://testserver"}
GERMAN = {"Accept-Language": "de"}


def sound(name: str) -> Puzzle:
    played = title(name)
    return next(one for one in puzzles.puzzles(played) if one.sound(played))


@pytest.mark.parametrize("name", ["crisis", "tactics", "revolution"])
def test_the_puzzle_of_the_day_leads_to_its_question(client: Client, name: str) -> None:
    found = client.get(f"/puzzles/{name}")
    today = puzzles.of_the_day(title(name), datetime.now(UTC).date())
    assert today is not None
    assert found.status_code == 303
    assert found.headers["location"] in (f"/puzzles/{name}/{today.id}", f"/puzzles/{name}/{puzzle_of_tomorrow(name)}")
    shown = client.get(found.headers["location"]).text
    assert "Puzzle of the day" in shown
    assert shown.count('type="radio"') == len(today.game(title(name)).ask.options)  # type: ignore[union-attr]
    assert f'href="/puzzles/{name}"' in client.get("/").text


def puzzle_of_tomorrow(name: str) -> str:
    """For a test that runs at midnight."""
    found = puzzles.of_the_day(title(name), datetime.fromtimestamp(datetime.now(UTC).timestamp() + 60, UTC).date())
    return found.id if found else ""


def test_an_answer_is_judged_in_both_languages(client: Client) -> None:
    one = sound("crisis")
    worse = next(int(number) for number in one.values if int(number) != one.solution)
    unknown = next(number for number in range(9) if str(number) not in one.values)
    path = f"/puzzles/crisis/{one.id}"
    assert 'role="status"' not in client.get(path).text
    assert "Right." in client.get(f"{path}?answer={one.solution}").text
    assert "Richtig." in client.get(f"{path}?answer={one.solution}", headers=GERMAN).text
    told = unescape(client.get(f"{path}?answer={worse}").text)
    assert "Not the best." in told
    assert len(re.findall(r"\d+\s?%", told)) == 2
    if unknown < told.count('type="radio"'):
        assert "clearly worse" in client.get(f"{path}?answer={unknown}").text
    for nonsense in ("99", "-1", "x", "²"):
        assert 'role="status"' not in client.get(path, params={"answer": nonsense}).text


@pytest.mark.parametrize("name", ["crisis", "revolution"])
def test_it_is_played_on_at_a_table(client: Client, name: str) -> None:
    one = sound(name)
    seat = one.game(title(name)).ask.seat  # type: ignore[union-attr]
    found = client.post(f"/puzzles/{name}/{one.id}", headers=ORIGIN)
    assert found.status_code == 303
    state = client.get("/api/tables/" + found.headers["location"].removeprefix("/t/") + "/state").json()
    assert state["seat"] == seat
    assert state["offer"] is not None
    table = client.get("/api/tables/" + found.headers["location"].removeprefix("/t/")).json()
    assert [row["kind"] for row in table["seats"]] == ["person" if at == seat else "bot" for at in range(one.seats)]


def test_what_is_no_puzzle_is_said(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("/puzzles/crisis/999", "/puzzles/sample", "/puzzles/sample/1", "/puzzles/nonsense", "/puzzles/nonsense/1"):
        assert client.get(path).status_code == 404, path
    assert client.post("/puzzles/crisis/999", headers=ORIGIN).status_code == 404
    one = sound("crisis")
    monkeypatch.setattr(Puzzle, "asked", lambda puzzle, of: None)
    assert str(puzzle_pages.STALE) in client.get(f"/puzzles/crisis/{one.id}").text
    assert client.post(f"/puzzles/crisis/{one.id}", headers=ORIGIN).status_code in (400, 409, 422)
    assert client.get("/puzzles/crisis").status_code == 404
