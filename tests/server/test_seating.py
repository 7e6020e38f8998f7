"""Who sits where, as the form for a new table asks for it: people on one device, people by link and bots in any seat."""

from __future__ import annotations

import json

import pytest

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
    assert [seat["name"] for seat in seats] == ["Steady bot", "Mara", "Nobody yet", "Jonas"]
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
