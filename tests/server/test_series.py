"""Series of events: who may change them, what they show, whom they do not name, and what is left when somebody goes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from challenger.hall import TEXT
from server.asgi import Client
from server.test_events import ORIGIN, Hall, Person, page


def post(who: Person, path: str, **data: str) -> httpx.Response:
    who.client.http.cookies.clear()
    headers = {**ORIGIN, "Cookie": "; ".join(f"{name}={value}" for name, value in who.cookies.items())}
    return who.client.post(path, data=data, headers=headers, follow_redirects=False)


def me(who: Person, method: str, **data: Any) -> httpx.Response:
    who.client.http.cookies.clear()
    headers = {**ORIGIN, "Cookie": "; ".join(f"{name}={value}" for name, value in who.cookies.items())}
    return who.client.request(method, "/api/me", headers=headers, json=data)


def series(who: Person, *codes: str) -> str:
    path = post(who, "/series", name="Northern league").headers["location"]
    for code in codes:
        assert post(who, path, add=code).status_code == 303
    return path


def over(client: Client) -> Hall:
    """An event of four on their phones, played to its end."""
    hall = Hall(client, 4)
    hall.begin()
    for _ in range(3):
        hall.play_round()
        hall.next()
    hall.play_round()
    assert hall.state()["over"]
    return hall


@pytest.fixture
def hall(client: Client) -> Hall:
    return over(client)


def test_a_series_from_its_form_to_its_ranking(hall: Hall) -> None:
    path = series(hall.desk, hall.code)
    first = next(row["name"] for row in hall.state()["standings"])
    shown = page(hall.stranger, path)
    assert shown.status_code == 200
    assert "25" in shown.text
    assert first in shown.text
    assert 'name="best"' not in shown.text, "only whoever opened it sees how to change it"
    assert post(hall.desk, path, name="League", way="beaten", places="", attended="0", best="1").status_code == 303
    data = page(hall.stranger, f"{path}/export/series.json").json()
    assert data["name"] == "League"
    assert data["rule"] == {"way": "beaten", "places": [], "attended": 0, "best": 1}
    assert [(row["rank"], row["points"]) for row in data["ranking"]] == [(1, 4), (2, 3), (3, 2), (4, 1)]
    sheet = page(hall.stranger, f"{path}/export/ranking.csv").content.decode("utf-8-sig").splitlines()
    assert sheet[0] == "rank,name,points,events,Saturday (2025-04-05)"
    assert sheet[1] == f"1,{first},4,1,4"
    assert "Northern league" not in page(hall.desk, "/events").text
    assert "League" in page(hall.desk, "/events").text
    assert post(hall.desk, path, remove=hall.code).status_code == 303
    assert page(hall.stranger, f"{path}/export/series.json").json()["ranking"] == []
    assert post(hall.desk, path, delete="yes").headers["location"] == "/events"
    assert page(hall.desk, path).status_code == 404
    assert hall.state()["over"]


def test_a_player_of_a_series_has_a_page(hall: Hall) -> None:
    path = series(hall.desk, hall.code)
    shown = page(hall.stranger, f"{path}/players/{hall.code}-P2").text
    assert "Player 1" in shown
    assert all(name in shown for name in ("Player 2", "Player 3", "Player 4"))
    for nobody in ("P2", f"{hall.code}-P99", "X-P2", "-"):
        assert page(hall.stranger, f"{path}/players/{nobody}").status_code == 404


def test_only_the_owner_changes_a_series_and_only_with_events_of_their_own(hall: Hall) -> None:
    path = series(hall.desk)
    for data in ({"add": hall.code}, {"remove": hall.code}, {"delete": "yes"}, {"name": "Mine", "way": "points"}):
        for who in (hall.stranger, hall.phones["P2"], Person(hall.client)):
            assert post(who, path, **data).status_code == 403
    mine = series(hall.stranger)
    assert "organise" in post(hall.stranger, mine, add=hall.code).text
    assert page(hall.stranger, f"{mine}/export/series.json").json()["events"] == []
    assert post(hall.desk, path, name="x", way="places", places="1 2", attended="0", best="").status_code == 422
    assert "whole numbers" in post(hall.desk, path, name="x", way="places", places="many", attended="0", best="").text
    assert page(hall.desk, "/series/NOBODY").status_code == 404


def test_whoever_does_not_want_to_be_shown_has_initials_and_no_page(hall: Hall) -> None:
    path = series(hall.desk, hall.code)
    assert me(hall.phones["P2"], "PATCH", shown=False).json()["shown"] is False
    for at in (path, f"{path}/players/{hall.code}-P3", f"{path}/export/ranking.csv", f"{path}/export/series.json"):
        text = page(hall.stranger, at).text
        assert "Player 1" not in text, at
        assert "P. 1." in text, at
    assert page(hall.stranger, f"{path}/players/{hall.code}-P2").status_code == 404


def test_whoever_deletes_the_account_is_named_nowhere(client: Client) -> None:
    hall = Hall(client, 0, rosters="required", clubs="all")
    path = series(hall.desk, hall.code)
    for name in ("Zenobia", "Bo", "Cy", "Di"):
        phone = Person(client, name)
        id = phone.do("POST", hall.at("join"), {"name": name, "club": f"Friends of {name}"})["player"]
        hall.phones[id] = phone
        phone.do("POST", hall.at(f"players/{id}/roster"), content=TEXT.replace('"name": ""', f'"name": "{name}\'s best"').encode())
    hall.begin()
    for _ in range(3):
        hall.play_round()
        hall.next()
    hall.play_round()
    assert "Zenobia" in page(hall.stranger, path).text
    assert me(hall.phones["P2"], "DELETE").status_code < 300
    looked = [path, f"{path}/players/{hall.code}-P3", f"{path}/export/ranking.csv", f"{path}/export/series.json", f"/e/{hall.code}"]
    looked += [
        f"/e/{hall.code}/export/{what}" for what in ("event.json", "results.csv", "standings.csv", "players.csv", "ledger.json")
    ]
    looked += [f"/e/{hall.code}/print/{what}" for what in ("standings", "pairings")]
    for at in (*looked, f"/api/events/{hall.code}/players/P2/roster"):
        answer = page(hall.desk, at)
        assert answer.status_code == 200, at
        assert "Zenobia" not in answer.text, at
    assert "Somebody who left" in page(hall.stranger, path).text
    assert page(hall.stranger, f"{path}/players/{hall.code}-P2").status_code == 404


def test_a_series_outlives_its_owner(hall: Hall) -> None:
    path = series(hall.desk, hall.code)
    assert me(hall.desk, "DELETE").status_code < 300
    assert page(hall.stranger, path).status_code == 200
    assert post(hall.stranger, path, delete="yes").status_code == 403
