"""The coach at a table: whom it answers, what it says, and what it costs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longbox.server.limits import CAPS, RATES, Limits
from longbox.server.tables import LiveTable, Refused, coached
from longbox.server.tables.ledger import MATTERS
from server.people import World

HINT = {"what": "hint"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for some trials of the sample."""
    monkeypatch.setattr(coached, "SECONDS", {"hint": 0.2, "warning": 0.2})


def ask(world: World, table: LiveTable, account: str | None, query: dict[str, Any], code: str = "en") -> Any:
    return world.do(table.measure(table.seats_of(account), query, code))


def refused(world: World, table: LiveTable, account: str | None) -> str:
    with pytest.raises(Refused) as error:
        ask(world, table, account, HINT)
    return str(error.value)


def alone(world: World, **more: Any) -> tuple[LiveTable, str]:
    mara = world.person("Mara")
    table = world.table(mara, "greedy", "greedy", **more)
    world.until(lambda: table.asked == 0)
    return table, mara


def told(table: LiveTable, account: str | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.message(account, "en"))
    return found


def test_a_hint_has_the_options_of_the_offer_the_best_first(world: World) -> None:
    table, mara = alone(world)
    state = told(table, mara)
    assert state["hints"]
    found = ask(world, table, mara, HINT)
    assert set(found) == {"who", "options"}
    assert 1 <= len(found["options"]) <= 3
    values = [one["value"] for one in found["options"]]
    assert values == sorted(values, reverse=True)
    for one in found["options"]:
        assert one["label"] == state["offer"]["options"][one["option"]]["label"]
    assert told(table, mara)["seq"] == state["seq"], "asking is no answer"


def test_nobody_is_helped_against_people(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, "greedy")
    for account in (mara, jonas):
        assert not told(table, account)["hints"]
    assert refused(world, table, mara) == "The coach says nothing where other people play."
    assert "The coach says nothing" in str(refused(world, table, jonas))


def test_whoever_plays_every_seat_may_ask(world: World) -> None:
    mara = world.person("Mara")
    table = world.table(mara, mara, mara)
    assert ask(world, table, mara, HINT)["options"]


def test_a_watcher_and_whoever_is_not_asked_hear_nothing(world: World) -> None:
    table, mara = alone(world)
    assert not told(table, None)["hints"]
    assert "only seated players" in refused(world, table, world.person("Olga"))
    assert "only seated players" in refused(world, table, None)
    world.do(table.resign(mara, table.seq))
    assert refused(world, table, mara) == "The game is over; it takes no more answers."
    assert not told(table, mara)["hints"]


def test_hints_have_a_limit(world: World) -> None:
    table, mara = alone(world)
    table.limits = Limits()
    for _ in range(int(RATES["hints"].burst)):
        assert table.limits.take("hints", mara)
    assert "Too many messages" in refused(world, table, mara)


def test_one_hint_at_a_time(world: World) -> None:
    table, mara = alone(world)
    place = ("hints of an account", mara)
    for _ in range(CAPS[place[0]]):
        assert table.pools.hinting.enter(place)
    assert "Too many people ask for this" in refused(world, table, mara)
    table.pools.hinting.leave(place)
    assert ask(world, table, mara, HINT)["options"]
    assert not table.pools.hinting.taken


def test_a_warning_comes_with_what_is_better_or_not_at_all(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mara = alone(world)
    monkeypatch.setattr("longbox.lab.coach.CLEAR", -1.0)
    options = told(table, mara)["offer"]["options"]
    assert len(options) > 1
    found = ask(world, table, mara, {"what": "warning", "value": len(options) - 1})
    assert found["played"]["option"] == len(options) - 1
    assert found["better"]["option"] != len(options) - 1
    monkeypatch.setattr("longbox.lab.coach.CLEAR", 1.0)
    assert ask(world, table, mara, {"what": "warning", "value": 0}) == {}
    for nonsense in ("x", None, 999, [1, 2, 3], {"a": 1}):
        assert ask(world, table, mara, {"what": "warning", "value": nonsense}) == {}


def test_a_question_with_its_second_half_is_one(world: World) -> None:
    """What belongs together is shown as one question; the coach numbers its options as they are shown."""
    mara = world.person("Mara")
    for seed in range(40):
        table = world.table(mara, mara, title="crisis", asking=MATTERS)
        for _ in range(120):
            if table.over:
                break
            assert table.asked is not None
            joined = table.joined(table.asked)
            if joined is not None and joined.then.ask is not None:
                found = ask(world, table, mara, HINT)
                offered = told(table, mara)["offer"]["options"]
                assert all(one["option"] < len(offered) for one in found["options"])
                assert all(one["label"] == offered[one["option"]]["label"] for one in found["options"])
                assert ask(world, table, mara, {"what": "warning", "value": len(offered) - 1}) is not None
                return
            world.play(table, 1, seed=seed * 1000 + len(table.moves))
    raise AssertionError("no such question in these games")
