"""What people are asked at a table: all that the rules ask, or what matters."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.ledger import EVERYTHING, MATTERS
from longbox.server.tables.played import Muted
from server.asgi import Client
from server.people import Ears, World

OPTIONS = {"setup": "quick", "roster_a": "avengers", "roster_b": "cabal"}


def picture(table: LiveTable, account: str | None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(table.message(account, "en"))
    return told


def answered(world: World, table: LiveTable, account: str, most: int = 400) -> None:
    """Answer for both seats with the first option until some answers were plain."""
    for _ in range(most):
        if table.over or sum(move.settled for move in table.moves) >= 5:
            return
        world.do(table.answer(account, table.seq, 0))


@pytest.fixture
def table(world: World) -> LiveTable:
    mara = world.person()
    return world.table(mara, mara, title="crisis", options=OPTIONS, asking=MATTERS)


def owner(table: LiveTable) -> str:
    account = table.seats[0].account
    assert account is not None
    return account


def test_plain_answers_are_entries_of_the_ledger_and_nobody_is_asked(world: World, table: LiveTable) -> None:
    mara = owner(table)
    ears = Ears(table, mara)
    answered(world, table, mara)
    assert sum(move.settled for move in table.moves) >= 5
    assert all(told["offer"] is not None for told in ears.heard if told["type"] == "update")
    assert all(len(told["offer"]["options"]) > 1 for told in ears.heard if told["type"] == "update" and not told["offer"]["region"])
    digest = table.game.digest if table.game else ""
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    assert again.game is not None
    assert again.game.digest == digest
    assert [move.settled for move in again.moves] == [move.settled for move in table.moves]


def test_undo_goes_back_to_the_last_question_that_was_asked(world: World, table: LiveTable) -> None:
    mara = owner(table)
    for _ in range(400):
        before, moves = table.game.digest if table.game else "", len(table.moves)
        world.do(table.answer(mara, table.seq, 0))
        if table.moves[-1].settled and picture(table, mara)["undo"]["can"]:
            break
    assert table.moves[-1].settled
    assert picture(table, mara)["asking"]["settled"] >= 1
    world.do(table.undo(mara, table.seq))
    assert len(table.moves) == moves
    assert table.game is not None
    assert table.game.digest == before
    assert picture(table, mara)["offer"] is not None
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    assert again.game is not None
    assert again.game.digest == before


def test_a_question_that_cannot_be_judged_is_asked(world: World, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer before it stands, and everybody hears of it."""
    mara = owner(table)
    ears, seq = Ears(table, mara), table.seq

    def broken(*_: object) -> None:
        raise AssertionError("not to be judged")

    monkeypatch.setattr(table.asking, "settled", broken)
    assert world.do(table.answer(mara, seq, 0)) == seq + 1
    assert ears.last["seq"] == seq + 1
    assert ears.last["offer"] is not None


def test_whoever_wants_everything_is_asked_everything(world: World) -> None:
    mara = world.person()
    table = world.table(mara, mara, title="crisis", options=OPTIONS)
    for _ in range(60):
        world.do(table.answer(mara, table.seq, 0))
    assert not any(move.settled for move in table.moves)
    assert picture(table, mara)["asking"] == {"asking": EVERYTHING, "muted": [], "settled": 0}


def test_a_wish_is_kept_and_told_to_its_owner_only(world: World, table: LiveTable) -> None:
    mara, kim = owner(table), world.person("Kim")
    world.do(table.ask_for(mara, EVERYTHING, (Muted("patch-up", 2), Muted("no such card"))))
    told = picture(table, mara)["asking"]
    assert told["asking"] == EVERYTHING
    assert told["muted"][0] == {"source": "patch-up", "round": 2, "name": "Patch Up"}
    assert picture(table, kim)["asking"] is None
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    assert again.wishes[0].muted == (Muted("patch-up", 2), Muted("no such card"))
    with pytest.raises(Refused):
        world.do(again.ask_for(kim, MATTERS, ()))


def test_what_matters_again_is_settled_at_once(world: World) -> None:
    """Where a single option is asked, saying that one wants less answers it."""
    mara = world.person()
    table = world.table(mara, mara, title="crisis", options=OPTIONS)
    for _ in range(400):
        assert table.game is not None
        assert table.game.ask is not None
        if len(table.game.ask.options) == 1 and table.game.ask.region is None:
            break
        world.do(table.answer(mara, table.seq, 0))
    moves = len(table.moves)
    world.do(table.ask_for(mara, MATTERS, ()))
    assert len(table.moves) > moves
    assert table.moves[moves].settled


def test_a_hidden_hand_is_not_betrayed_by_a_plain_answer(world: World) -> None:
    """Where hands are hidden nothing is settled at once; it comes later, whatever is in the hand."""
    mara = world.person()
    table = world.table(mara, mara, mara, title="revolution", options={}, asking=MATTERS)
    for _ in range(200):
        assert table.game is not None
        ask = table.game.ask
        assert ask is not None
        if len(ask.options) == 1 and ask.region is None:
            break
        world.do(table.answer(mara, table.seq, 0))
    assert not any(move.settled for move in table.moves), "nothing is settled with the answer before it"
    moves, seq = len(table.moves), table.seq
    assert not world.do(table.slowly(seq - 1)), "the game has gone on meanwhile"
    world.until(lambda: len(table.moves) > moves)
    assert table.moves[moves].settled


def two_in_one(world: World, table: LiveTable, mara: str) -> dict[str, Any]:
    """Play to a question that comes with the one after it, and what is offered then."""
    for _ in range(600):
        offer: dict[str, Any] = picture(table, mara)["offer"]
        if "way" in offer:
            return offer
        world.do(table.answer(mara, table.seq, 0))
    raise AssertionError("no such question")


def test_whether_and_how_are_one_question_with_two_answers(world: World, table: LiveTable) -> None:
    mara = owner(table)
    offer = two_in_one(world, table, mara)
    assert offer["way"]["label"]
    assert offer["pass"] == len(offer["options"]) - 1
    assert table.game is not None
    before, moves, seat = table.game.digest, len(table.moves), table.asked
    world.do(table.answer(mara, table.seq, 0))
    asked = [move for move in table.moves[moves:] if not move.settled]
    assert [move.joined for move in asked] == [False, True]
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    assert [move.joined for move in again.moves] == [move.joined for move in table.moves]
    if picture(again, mara)["undo"]["can"]:
        world.do(again.undo(mara, again.seq))
        assert again.game is not None
        assert (again.game.digest, again.asked) == (before, seat)
        assert picture(again, mara)["offer"] == offer


def test_what_is_declined_is_declined_alone_and_nonsense_changes_nothing(world: World, table: LiveTable) -> None:
    mara = owner(table)
    offer = two_in_one(world, table, mara)
    moves = len(table.moves)
    with pytest.raises(Refused):
        world.do(table.answer(mara, table.seq, len(offer["options"])))
    with pytest.raises(Refused):
        world.do(table.answer(mara, table.seq, [1e9, 2]))
    assert len(table.moves) == moves
    world.do(table.answer(mara, table.seq, offer["pass"]))
    assert not any(move.joined for move in table.moves[moves:])


def test_the_interface_takes_wishes(client: Client) -> None:
    made = client.post(
        "/api/tables", json={"title": "crisis", "seats": [{"kind": "me"}, {"kind": "me"}], "options": OPTIONS, "asking": "matters"}
    )
    code = made.json()["code"]
    told = client.get(f"/api/tables/{code}/state").json()
    assert told["asking"]["asking"] == "matters"
    assert (
        client.post(f"/api/tables/{code}/asking", json={"asking": "everything", "muted": [{"source": "patch-up"}]}).status_code
        == 200
    )
    assert client.get(f"/api/tables/{code}/state").json()["asking"]["muted"][0]["round"] == 0
    for wrong in (
        {"asking": "nothing"},
        {"asking": "matters", "muted": [{"source": "x" * 81}]},
        {"asking": "matters", "muted": [{"round": -1}]},
    ):
        assert client.post(f"/api/tables/{code}/asking", json=wrong).status_code == 422
