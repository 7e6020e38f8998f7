"""Who sits where, as the form for a new table asks for it: people on one device, people by link and bots in any seat."""

from __future__ import annotations

import json

import pytest

from longbox.server.tables import naming
from server.asgi import Client
from server.people import World
from server.test_refusals import ORIGIN


def opened(client: Client, **form: str) -> list[dict[str, str]]:
    """The seats of a table that was opened by the form."""
    answer = client.post("/new", data=form, headers=ORIGIN)
    assert answer.status_code == 303, answer.text
    seats: list[dict[str, str]] = client.get(f"/api{answer.headers['location'].replace('/t/', '/tables/')}").json()["seats"]
    return seats


def test_people_and_bots_sit_in_any_seat(client: Client) -> None:
    form = {"title": "revolution", "against": "each", "seats": "4", "seat_a": "greedy", "seat_b": "me", "seat_c": "open"}
    seats = opened(client, **form, seat_d="me", name_b="Mara", name_d=" Jonas\x07 ", name_a="nobody")
    assert [seat["kind"] for seat in seats] == ["bot", "person", "open", "person"]
    assert seats[0]["name"] in naming.BOTS
    assert [seat["name"] for seat in seats[1:]] == ["Mara", "Nobody yet", "Jonas"]
    assert [seat["you"] for seat in seats] == [False, True, False, True]


def test_on_one_device_everybody_has_a_name(client: Client) -> None:
    seats = opened(client, title="crisis", against="device", name_a="Mara", name_b="Jonas", seat_b="greedy")
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Mara"), ("person", "Jonas")]


@pytest.mark.parametrize("form", [{"against": "each"}, {"against": "each", "seat_a": "nonsense", "name_a": "x" * 400}])
def test_nonsense_leaves_a_seat_open(client: Client, form: dict[str, str]) -> None:
    assert {seat["kind"] for seat in opened(client, title="crisis", **form)} == {"open"}


def test_names_at_a_table_are_kept_and_go_with_the_account(world: World) -> None:
    mara = world.person("Mara")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me"}, {"kind": "open"}]
    table = world.do(world.tables.create("sample", mara, "Mara", seats))
    world.do(world.tables.seating.join(table, mara, "Mara", 2, "Bo"))
    code = table.record.code
    world.restart()
    again = world.do(world.tables.table(code))
    assert [seat.name for seat in again.seats] == ["Ann", "Mara", "Bo"]
    world.do(again.resign(mara, again.seq))
    following = world.do(world.tables.rematch(again, mara))
    assert [seat.name for seat in following.seats] == ["Mara", "Bo", "Ann"], "they are called the same in the next game"
    world.do(world.services.accounts.delete(mara))
    world.restart()
    told = json.dumps(world.do(world.tables.table(code)).facts((), "en"))
    assert "Ann" not in told
    assert "Bo" not in told


def test_bots_have_names_of_their_own(client: Client) -> None:
    seats = opened(client, title="revolution", against="bot", seats="4", bot="careless")
    names = [seat["name"] for seat in seats[1:]]
    assert len(set(names)) == 3
    assert set(names) <= set(naming.BOTS)
    assert {seat["bot"] for seat in seats[1:]} == {"careless"}
    [listed] = client.get("/api/tables?mine=true").json()
    assert [seat["name"] for seat in listed["seats"][1:]] == names, "a list calls them what the table does"
    assert {seat["strength"] for seat in listed["seats"]} == {"", "Gentle bot"}


def test_a_bot_is_never_called_like_a_person(world: World) -> None:
    table = world.table(world.person(naming.BOTS[3]), "greedy", "greedy")
    assert len(set(naming.called(table.record.code, table.seats))) == 3
    for code in map(str, range(40)):
        assert len(set(naming.called(code, table.seats))) == 3


def test_a_name_is_asked_for_once(client: Client) -> None:
    assert "Guest" in client.post("/api/me", headers=ORIGIN).json()["name"]
    assert client.get("/api/me").json()["named"] is False
    seats = opened(client, title="crisis", against="open", called=" Mara ")
    assert [seat["name"] for seat in seats] == ["Mara", "Nobody yet"]
    me = client.get("/api/me").json()
    assert (me["name"], me["named"]) == ("Mara", True)
    assert 'name="called" maxlength="40" autocomplete="nickname" value="Mara"' in client.get("/new").text
    assert opened(client, title="crisis", against="open", called="")[0]["name"] == "Mara", "it stays"
    assert [seat["name"] for seat in opened(client, title="crisis", against="device", name_a="Kim", name_b="Jo")] == ["Kim", "Jo"]
    assert client.get("/api/me").json()["name"] == "Mara", "at one device others play under it"


def test_who_shares_a_device_is_known_by_the_first_name(client: Client) -> None:
    opened(client, title="crisis", against="device", name_a="Kim", name_b="Jo")
    assert client.get("/api/me").json()["name"] == "Kim"


def test_a_name_that_cannot_be_shown_opens_no_table(client: Client) -> None:
    answer = client.post("/new", data={"title": "crisis", "against": "open", "called": "x" * 41}, headers=ORIGIN)
    assert answer.status_code == 422
    assert "A name has 1 to 40 characters" in answer.text
    assert client.get("/api/tables?mine=true").json() == []


@pytest.mark.parametrize(("language", "word"), [("en", "Player"), ("de", "Spieler")])
def test_the_log_and_the_questions_say_names(world: World, language: str, word: str) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    for title in ("crisis", "tactics", "revolution"):
        three = title == "revolution"
        table = world.table(mara, jonas, *["greedy"] * three, title=title, options={} if three else {"setup": "quick"})
        told = json.dumps(table.picture((0,), language), ensure_ascii=False)
        bot = table.name(2, language) if three else "Mara"
        assert "Mara" in told
        assert bot in told
        for letter in "ABC":
            assert f"{word} {letter}" not in told, (title, letter)
        world.do(table.resign(jonas, table.seq))
        assert "Jonas" in table.picture((0,), language)["result"]["line"]


def test_somebody_who_is_renamed_is_called_so_at_once(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, "greedy", title="revolution", options={})
    ears = world.watch(table, jonas)
    world.do(world.services.accounts.change(mara, {"name": "Ann"}))
    told = json.loads(table.message(jonas, "en"))
    assert told["table"]["seats"][0]["name"] == "Ann"
    assert "Mara" not in json.dumps(told)
    assert ears.last["table"]["seats"][0]["name"] == "Ann"
    assert "Ann" in json.dumps(table.replayed(0, (0,), "en"))
