"""Tables: seats, answers, undo, clocks, bots, replay, and the ledger from which all of it can be built again."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
import sqlalchemy as sa

from longbox.kernel import Game, LongboxError, proves
from longbox.kernel.state import digest as fingerprint
from longbox.server.notices import Notices
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.store.schema import entries, tables
from longbox.server.tables import LiveTable, Refused, shown
from longbox.server.tables import tables as all_tables
from longbox.titles import shelf
from server.people import Ears, World


def digest(table: LiveTable) -> str:
    assert table.game is not None
    return table.game.digest


def code_of(world: World, work: Any) -> str:
    with pytest.raises(Refused) as refused:
        world.do(work)
    return refused.value.code


def picture(table: LiveTable, account: str | None, language: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = json.loads(table.message(account, language))
    return told


class Hands:
    """The hands of all clocks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr("time.time", lambda: self.now)

    def turn(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


# -- seats ----------------------------------------------------------------------------------------------------------------


def test_a_table_waits_for_its_seats_and_then_begins(world: World) -> None:
    mara, jonas, kim = (world.person(name) for name in ("Mara", "Jonas", "Kim"))
    table = world.table(mara, "open", "open")
    assert picture(table, mara)["table"]["status"] == "open"
    assert picture(table, mara)["waiting"] == "Waiting for somebody to take seat B."
    assert picture(table, mara)["view"] is None
    assert code_of(world, table.answer(mara, 0, 0)) == "closed"
    found = world.do(world.tables.table(table.record.code.lower()))
    assert found is table
    assert world.do(world.tables.seating.join(table, jonas, "Jonas")) == 1
    assert world.do(world.tables.seating.join(table, jonas, "Jonas")) == 1, "who sits already stays"
    assert table.game is None
    ears = Ears(table, jonas)
    assert world.do(world.tables.seating.join(table, kim, "Kim", 2)) == 2
    assert [message["type"] for message in ears.heard] == ["table", "update"]
    assert ears.last["table"]["status"] == "playing"
    assert [seat["name"] for seat in ears.last["table"]["seats"]] == ["Mara", "Jonas", "Kim"]
    assert [seat["you"] for seat in ears.last["table"]["seats"]] == [False, True, False]
    assert code_of(world, world.tables.seating.join(table, world.person(), "Late")) == "closed"


def test_two_people_who_want_the_same_seat(world: World) -> None:
    mara, jonas, kim = world.person(), world.person(), world.person()
    table = world.table(mara, "open", "random")

    async def both() -> list[Any]:
        return await asyncio.gather(
            world.tables.seating.join(table, jonas, "J"), world.tables.seating.join(table, kim, "K"), return_exceptions=True
        )

    one, two = world.do(both())
    assert sorted([isinstance(one, Refused), isinstance(two, Refused)]) == [False, True]
    assert table.game is not None


def test_leaving_and_joining_at_once_never_begins_a_game_with_an_open_seat(world: World) -> None:
    for _ in range(5):
        mara, jonas = world.person(), world.person()
        table = world.table(mara, "open", "random")

        async def both(table: LiveTable = table, mara: str = mara, jonas: str = jonas) -> None:
            await asyncio.gather(
                world.tables.seating.join(table, jonas, "J"), world.tables.seating.leave(table, mara), return_exceptions=True
            )

        world.do(both())
        assert (table.game is not None) == all(seat.kind != "open" for seat in table.seats)


def test_leaving_before_and_after_the_beginning(world: World) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(mara, jonas, "open")
    world.do(world.tables.seating.leave(table, jonas))
    assert [seat.kind for seat in world.again(table).seats] == ["person", "open", "open"]
    table = world.table(mara, jonas, "random")
    assert code_of(world, world.tables.seating.leave(table, jonas)) == "closed"
    assert code_of(world, world.tables.seating.leave(table, world.person())) == "seat"


def test_only_the_owner_seats_a_bot(world: World) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(mara, jonas, "open")
    assert code_of(world, world.tables.seating.seat_bot(table, jonas, "random")) == "seat"
    with pytest.raises(Refused, match="There is no bot brilliant"):
        world.do(world.tables.seating.seat_bot(table, mara, "brilliant"))
    assert world.do(world.tables.seating.seat_bot(table, mara, "random")) == 2
    assert table.game is not None


def test_one_device_with_several_seats(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, mara, jonas)
    for asked in (0, 1):
        told = picture(table, mara)
        assert told["seat"] == asked == told["offer"]["seat"]
        world.answer(table, 0)
    told = picture(table, mara)
    assert (told["seat"], told["offer"], told["waiting"]) == (0, None, "Jonas decides.")
    assert picture(table, jonas)["seat"] == 2
    table = world.table(mara, "open", "open")
    assert [world.do(world.tables.seating.join(table, mara, "Mara", seat)) for seat in (0, 1, 2)] == [0, 1, 2]
    assert table.seats_of(mara) == (0, 1, 2)


def test_a_spectator_sees_and_does_nothing(world: World) -> None:
    mara, guest = world.person(), world.person()
    table = world.table(mara, mara, mara)
    for who in (guest, None):
        told = picture(table, who)
        assert (told["seat"], told["offer"]) == (-1, None)
        assert told["view"]["hand"] == []
        for command in (table.answer(who, table.seq, 0), table.undo(who, table.seq), table.resign(who, table.seq)):
            assert code_of(world, command) == "seat"
    assert table.seq == 1


def test_presence_and_spectators_are_counted(world: World) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(mara, jonas, "open")
    Ears(table, mara), Ears(table, None), Ears(table, world.person())
    facts = table.facts((), "en")
    assert [seat["present"] for seat in facts["seats"]] == [True, False, False]
    assert facts["spectators"] == 2


# -- bots -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "bots"),
    [
        ("sample", ("random", "greedy", "careless")),
        pytest.param("crisis", ("random", "random"), marks=pytest.mark.all),
        pytest.param("crisis", ("greedy", "careless"), marks=pytest.mark.all),
    ],
)
def test_a_game_of_bots_runs_to_its_end(world: World, title: str, bots: tuple[str, ...]) -> None:
    table = world.table(*bots, title=title)
    world.watch(table)
    world.until(lambda: table.over, 300)
    told = picture(table, None)
    assert told["table"]["status"] == "over"
    assert told["result"]["scores"]
    assert told["waiting"] == "The game is over."
    assert proves(told["table"]["seed"], told["table"]["commitment"])
    assert digest(world.again(table)) == digest(table)


def test_bots_go_on_after_a_restart(world: World) -> None:
    mara = world.person()
    table = world.table("random", "random", mara, options={"rounds": 5})
    assert table.asked == 0
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    world.until(lambda: again.asked == 2)


def test_bots_go_on_when_the_clock_was_set_back_while_the_server_was_down(world: World) -> None:
    mara = world.person()
    table = world.table(mara, "random", "random")
    world.until(lambda: table.asked == 0)
    world.do(world.services.store.write(lambda db: db.execute(sa.update(tables).values(asked=1, touched=time.time() + 7200))))
    world.restart()
    world.until(lambda: table.record.code in world.tables.loaded)


def test_a_bot_takes_the_seat_of_somebody_who_has_gone(world: World, hands: Hands) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, jonas)
    world.answer(table)
    assert code_of(world, world.tables.seating.replace_absent(table, mara, "random")) == "illegal"
    hands.turn(601)
    ears = Ears(table, jonas)
    assert code_of(world, world.tables.seating.replace_absent(table, mara, "random")) == "illegal", "who looks on is not away"
    table.listeners.discard(ears)
    assert code_of(world, world.tables.seating.replace_absent(table, jonas, "random")) == "illegal", "nobody replaces himself"
    assert code_of(world, world.tables.seating.replace_absent(table, world.person(), "random")) == "seat"
    assert world.do(world.tables.seating.replace_absent(table, mara, "random")) == 1
    world.until(lambda: table.asked != 1)
    assert world.again(table).seats[1].kind == "bot"


def test_with_days_for_each_decision_no_bot_takes_over(world: World, hands: Hands) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(jonas, mara, mara, clock={"kind": "days", "main": 86400})
    hands.turn(3600)
    with pytest.raises(Refused, match="the clock decides, not a bot"):
        world.do(world.tables.seating.replace_absent(table, mara, "random"))


# -- answers and undo -----------------------------------------------------------------------------------------------------


def test_only_the_asked_seat_answers_and_only_legally(world: World) -> None:
    mara, jonas, kim = world.person("Mara"), world.person("Jonas"), world.person("Kim")
    table = world.table(mara, jonas, kim)
    before = digest(table)
    with pytest.raises(Refused, match="It is not your decision; Mara decides") as refused:
        world.do(table.answer(jonas, 1, 0))
    assert refused.value.told("de") == "Das entscheidest nicht du; Mara entscheidet."
    for value in (99, -1, [1], [], ["x"], [[[[[[1]]]]]], 1 << 70, [float("nan")]):
        assert code_of(world, table.answer(mara, 1, value)) == "illegal"
    assert (digest(table), table.seq) == (before, 1)


def test_a_stale_answer_is_never_applied(world: World) -> None:
    mara = world.person()
    table = world.table(mara, mara, mara)
    world.answer(table)
    before = digest(table)
    for seq in (0, 1, 3, 1000):
        for command in (table.answer(mara, seq, 0), table.undo(mara, seq), table.resign(mara, seq)):
            assert code_of(world, command) == "stale"
    assert (digest(table), table.seq, table.over) == (before, 2, False)


def test_the_same_command_sent_twice_counts_once(world: World) -> None:
    mara = world.person()
    table = world.table(mara, mara, mara)

    async def twice() -> list[Any]:
        return await asyncio.gather(*[table.answer(mara, 1, 0) for _ in range(5)], return_exceptions=True)

    outcomes = world.do(twice())
    assert [one for one in outcomes if not isinstance(one, Refused)] == [2]
    assert table.seq == 2


def test_undo_while_nobody_else_has_acted(world: World) -> None:
    mara, jonas, kim = world.person("Mara"), world.person("Jonas"), world.person("Kim")
    table = world.table(mara, jonas, kim)
    fresh = digest(table)
    assert picture(table, mara)["undo"] == {"can": False, "why": "There is nothing to take back yet."}
    world.answer(table, 1)
    ears = Ears(table, kim)
    assert picture(table, mara)["undo"]["can"]
    assert code_of(world, table.undo(jonas, 2)) == "illegal", "it was not his"
    assert world.do(table.undo(mara, 2)) == 3
    assert digest(table) == fresh
    assert (ears.last["seq"], ears.last["n"], ears.last["log"]) == (3, 0, [])
    world.answer(table, 2)
    world.answer(table, 0)
    with pytest.raises(Refused, match="Jonas has acted since, so undo is closed"):
        world.do(table.undo(mara, table.seq))
    assert world.do(table.undo(jonas, table.seq)) == 6
    assert world.do(table.undo(mara, 6)) == 7, "one step after the other"
    assert digest(table) == fresh
    rows = world.services.store.read_now(lambda db: db.execute(sa.select(entries.c.kind).order_by(entries.c.seq)).scalars().all())
    assert rows == ["start", "answer", "undo", "answer", "answer", "undo", "undo"], "the ledger keeps everything"
    assert digest(world.again(table)) == fresh


def test_undo_is_closed_once_something_was_revealed_or_rolled(world: World) -> None:
    mara = world.person()
    table = world.table(mara, mara, mara)
    for _ in range(3):
        world.answer(table)
    with pytest.raises(Refused, match="Something hidden was shown"):
        world.do(table.undo(mara, table.seq))
    assert not picture(table, mara)["undo"]["can"]
    world.answer(table)  # walks
    world.do(table.undo(mara, table.seq))
    for walk in ([5.0, 2.0], [7.0, 2.0]):
        world.answer(table, walk)
        if walk == [5.0, 2.0]:
            world.answer(table)  # strikes nobody
    assert table.game is not None
    dice = table.game.state.count
    world.answer(table, 1)
    assert table.game.state.count > dice
    with pytest.raises(Refused, match="Dice were rolled"):
        world.do(table.undo(mara, table.seq))


def test_crisis_undo_by_the_same_rule(world: World) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(mara, jonas, title="crisis", options={"setup": "full"})
    undone, refused = 0, set()
    for _ in range(35):
        asked, before, seq = table.asked, digest(table), table.seq
        assert asked is not None
        account = table.seats[asked].account
        dice = table.game.state.count  # type: ignore[union-attr]
        lines = len(table.lines)
        world.answer(table)
        rolled = table.game.state.count != dice  # type: ignore[union-attr]
        shown = any(type(line.event).__name__ in table.title.reveals for line in table.lines[lines:])
        try:
            world.do(table.undo(account, table.seq))
        except Refused as error:
            assert rolled or shown
            refused.add(str(error))
        else:
            assert not rolled
            assert not shown
            assert digest(table) == before
            assert table.seq == seq + 2
            world.answer(table)
            undone += 1
    assert undone > 10
    assert refused == {"Dice were rolled, so undo is closed.", "Something hidden was shown, so undo is closed."}
    assert digest(world.again(table)) == digest(table)


def test_resigning_ends_the_game_and_shows_the_seed(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, title="crisis")
    told = picture(table, jonas)["table"]
    assert told["seed"] is None
    world.do(table.resign(jonas, table.seq))
    told = picture(table, None)
    assert (told["result"]["winner"], told["result"]["reason"]) == (0, "resigned")
    assert told["result"]["line"] == "Jonas resigns."
    assert proves(told["table"]["seed"], told["table"]["commitment"])
    for command in (table.answer(mara, table.seq, 0), table.undo(mara, table.seq), table.resign(mara, table.seq)):
        assert code_of(world, command) == "over"
    again = picture(world.again(table), None)
    assert (again["result"], again["table"]["status"]) == (told["result"], "over")


# -- the ledger is the truth ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "answers"), [("sample", 12), ("crisis", 25)])
def test_a_table_read_from_the_store_is_the_same(world: World, title: str, answers: int) -> None:
    mara = world.person()
    table = world.table(*[mara] * shelf.title(title).players[0], title=title, clock={"kind": "live", "main": 3600, "plus": 5})
    for step in range(answers):
        world.play(table, 1, seed=step)
        if step % 3 == 0 and table.undo_closed((0, 1, 2)) is None:
            world.do(table.undo(mara, table.seq))
    world.do(world.tables.say(table, mara, "Hello"))
    seen = {(who, language): picture(table, who, language) for who in (mara, None) for language in ("en", "de")}
    before, missed = digest(table), [table.missed_since(seq) for seq in range(table.seq + 1)]
    again = world.again(table)
    assert again is not table
    assert digest(again) == before
    assert {key: picture(again, *key) for key in seen} == seen
    assert [again.missed_since(seq) for seq in range(again.seq + 1)] == missed
    assert again.chat == table.chat
    world.restart()
    assert digest(world.do(world.tables.table(table.record.code))) == before


def test_what_a_client_missed_is_cut_where_an_undo_cut_it(world: World) -> None:
    """A client that keeps its log by `log_from` has the log of the table, whenever it comes back."""
    mara = world.person()
    table = world.table(mara, mara, mara)
    kept: dict[int, list[dict[str, Any]]] = {1: picture(table, mara)["log"]}
    ears = Ears(table, None)
    followed = json.loads(table.message(None, "en"))["log"]
    for value in (1, "undo", 2, 0, "undo", "undo", 0, 0, 0, 0):
        if value == "undo":
            world.do(table.undo(mara, table.seq))
        else:
            world.answer(table, value)
        kept[table.seq] = picture(table, None)["log"]
        followed = followed[: ears.last["log_from"]] + ears.last["log"]
        assert followed == kept[table.seq]
    kept[1] = json.loads(table.message(None, "en", "state", 0))["log"][: table.lines_after[1]]
    for seq, log in kept.items():
        since = table.missed_since(seq)
        told = json.loads(table.message(None, "en", "state", since))
        assert log[:since] + told["log"] == kept[table.seq]
    assert table.missed_since(None) == table.missed_since(-1) == table.missed_since(10**6) == 0


def test_a_table_that_another_process_moved_catches_up(world: World) -> None:
    """Two copies of one table: the second to write an entry is told to look again, and hears everything."""
    mara = world.person()
    table = world.table(mara, mara, mara)
    ears = Ears(table, mara)
    del world.tables.loaded[table.record.code]
    other = world.do(world.tables.table(table.record.code))
    for _ in range(4):
        world.answer(other)
    assert code_of(world, table.answer(mara, 1, 0)) == "stale"
    assert digest(table) == digest(other)
    assert ears.last["seq"] == 5
    assert ears.last["log"] == picture(other, mara)["log"][ears.last["log_from"] :]
    assert ears.last["log_from"] == table.lines_after[1]


def test_tables_of_older_rules_tell_so_and_stop_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "SWEEP", 0.01)
    monkeypatch.setattr(all_tables, "ABANDONED", 0.0)
    monkeypatch.setattr(all_tables.ledger, "MOST_DUE", 1)
    old = world.table(world.person(), "open", "random")
    mara = world.person()
    new = world.table(mara, "random", "random")
    world.do(new.resign(mara, new.seq))

    def age(db: Any) -> None:
        db.execute(sa.update(tables).where(tables.c.code == old.record.code).values(version=0, status="playing", asked=2))
        db.execute(sa.update(tables).where(tables.c.code == new.record.code).values(status="playing", asked=2))

    world.do(world.services.store.write(age))
    world.restart()
    with pytest.raises(Refused, match="older version of the rules"):
        world.do(world.tables.table(old.record.code))
    world.until(lambda: old.record.code in world.tables.unusable and new.record.code in world.tables.loaded)


def test_tables_from_before_an_option_go_on_by_what_was_played_then(world: World) -> None:
    table = world.table(world.person(), "random", title="tactics")
    fewer = {name: value for name, value in json.loads(table.record.options).items() if name not in ("karma_from", "mended")}

    def age(db: Any) -> None:
        db.execute(sa.update(tables).where(tables.c.code == table.record.code).values(options=json.dumps(fewer)))

    world.do(world.services.store.write(age))
    world.restart()
    again = world.do(world.tables.table(table.record.code))
    assert again.game is not None
    options = again.game.state.options
    assert (options["karma_from"], options["mended"], options["transfers"]) == ("sum", False, "any")


def test_tables_nobody_looks_at_are_forgotten(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mara = world.person()
    watched, idle = world.table(mara, mara, mara), world.table(mara, mara, mara)
    Ears(watched, None)
    monkeypatch.setattr(all_tables, "IDLE", -1.0)
    world.tables.forget()
    assert watched.record.code in world.tables.loaded
    assert idle.record.code not in world.tables.loaded
    assert world.do(world.tables.table(idle.record.code)).seq == 1


def test_what_everybody_shares_is_kept_within_bounds(world: World) -> None:
    table = world.table(*[world.person()] * 3)
    world.play(table, 8)
    for since in range(60):
        table.message(None, "en", "state", since)
    assert len(table._messages) <= shown.MOST_KEPT + 1


# -- replay, export, import -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "answers"), [("sample", 1000), ("crisis", 20)])
def test_replay_shows_what_was_then(world: World, title: str, answers: int) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(*([mara, jonas, jonas][: shelf.title(title).players[0]]), title=title)
    then = {}
    while len(table.moves) < answers and not table.over:
        world.play(table, 1, seed=table.seq)
        for who in (mara, jonas, None):
            then[len(table.moves), who] = picture(table, who)
    for (n, who), told in then.items():
        own = table.seats_of(who)
        if len(own) > 1:
            continue  # whose eyes those are changes with the question
        again = json.loads(json.dumps(table.replayed(n, own, "en")))
        assert again["view"] == told["view"]
        assert again["resolving"] == told["resolving"] or told["result"]
        assert again["log"] == told["log"]
        assert again["offer"] is None
    last = len(table.moves)
    assert table.replayed(10**6, (), "en")["n"] == last
    assert table.replayed(-5, (), "en")["n"] == 0


@pytest.mark.parametrize("title", ["sample", "crisis"])
def test_export_and_import(world: World, title: str) -> None:
    mara = world.person()
    table = world.table(*[mara] * shelf.title(title).players[0], title=title)
    world.play(table, 15, seed=3)
    if not table.over:
        world.do(table.resign(mara, table.seq))
    text = table.export()
    loaded: Game[Any] = Game.load(text, shelf.title, verify=True)
    assert loaded.digest == digest(table)
    jonas = world.person()
    brought = world.do(world.tables.bring(text, jonas, "Jonas"))
    assert digest(brought) == digest(table)
    assert brought.seats_of(jonas) == tuple(range(len(brought.seats)))
    assert [line["line"] for line in brought.log(-1, "en")] == [line["line"] for line in table.log(-1, "en")]
    world.play(brought, 3)
    assert digest(world.again(brought)) == digest(brought)


def test_a_damaged_import_leaves_nothing_behind(world: World) -> None:
    mara = world.person()
    table = world.table(mara, mara, mara)
    world.play(table)
    save = json.loads(table.export())
    count = sa.select(sa.func.count()).select_from(tables)
    before = world.services.store.read_now(lambda db: db.execute(count).scalar())
    del save["check"]
    bad: list[str] = ["", "[]", "null", "{}", "[" * 50_000, table.export()[:-9], json.dumps(save)]
    for field, value in (
        ("longbox", 99), ("title", "chess"), ("title", 3), ("version", 0), ("seats", 7), ("seats", "3"), ("answers", [0] * 30_000),
        ("answers", [[10**400]]), ("answers", 5), ("seed", [1]), ("seed", True), ("options", {"rounds": 10**9}),
        ("marks", [[0, "x"]]),
    ):  # fmt: skip
        changed = save | {field: value}
        body = json.dumps(changed, separators=(",", ":"))[:-1]
        bad.append(f'{body},"check":"{fingerprint(body)}"}}')
    for text in bad:
        with pytest.raises(LongboxError):
            world.do(world.tables.bring(text, mara, "Mara"))
    assert world.services.store.read_now(lambda db: db.execute(count).scalar()) == before


def test_a_rematch_swaps_the_seats_and_both_meet_there(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, title="crisis")
    with pytest.raises(Refused, match="A rematch begins when the game is over"):
        world.do(world.tables.rematch(table, mara))
    world.do(table.resign(mara, table.seq))
    assert code_of(world, world.tables.rematch(table, world.person())) == "seat"
    ears = Ears(table, jonas)

    async def both() -> list[LiveTable]:
        return await asyncio.gather(world.tables.rematch(table, jonas), world.tables.rematch(table, mara))

    one, two = world.do(both())
    assert one is two
    assert [seat.account for seat in one.seats] == [jonas, mara]
    assert ears.last["table"]["next"] == one.record.code
    assert json.loads(one.record.options) == json.loads(table.record.options)
    assert one.record.seed != table.record.seed


def test_a_rematch_with_somebody_whose_account_is_gone_has_an_open_seat(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, title="crisis")
    world.do(table.resign(jonas, table.seq))
    world.do(world.services.accounts.delete(jonas))
    assert [seat.kind for seat in world.do(world.tables.rematch(table, mara)).seats] == ["open", "person"]


# -- clocks ---------------------------------------------------------------------------------------------------------------


def clock(table: LiveTable) -> dict[str, Any]:
    told: dict[str, Any] = table.facts((), "en")["clock"]
    return told


def test_a_live_clock(world: World, hands: Hands) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, jonas, clock={"kind": "live", "main": 60, "plus": 5})
    assert (clock(table)["left"], clock(table)["running"]) == ([60.0, 60.0, 60.0], 0)
    hands.turn(20)
    world.answer(table)
    assert (clock(table)["left"], clock(table)["running"]) == ([45.0, 60.0, 60.0], 1)
    hands.turn(59)
    assert not world.do(table.run_out())
    assert clock(world.again(table)) == clock(table)
    table = world.do(world.tables.table(table.record.code))
    hands.turn(2)
    world.until(lambda: table.over)  # the sweep notices
    told = picture(table, mara)["result"]
    assert (told["reason"], told["line"]) == ("time", "The time of Jonas (B) has run out.")
    assert told["winner"] != 1
    assert picture(world.again(table), mara)["result"] == told


def test_whoever_answers_too_late_has_lost(world: World, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    mara, jonas = world.person(), world.person()

    async def asleep(code: str) -> None:
        pass

    monkeypatch.setattr(world.tables, "_wake", asleep)
    table = world.table(mara, jonas, jonas, clock={"kind": "live", "main": 60, "plus": 0})
    hands.turn(60)
    assert code_of(world, table.answer(mara, 1, 0)) == "over"
    assert table.ended == ("time", 0)
    assert not table.moves


def test_undo_cannot_be_used_to_gain_or_take_time(world: World, hands: Hands) -> None:
    mara, jonas = world.person(), world.person()
    table = world.table(mara, jonas, jonas, clock={"kind": "live", "main": 60, "plus": 10})
    for _ in range(3):
        hands.turn(5)
        world.answer(table)
        hands.turn(7)
        world.do(table.undo(mara, table.seq))
    hands.turn(1)
    world.answer(table)
    assert clock(table)["left"] == [60.0 - 16 + 10, 60.0, 60.0]
    assert clock(world.again(table))["left"] == [54.0, 60.0, 60.0]


def test_a_clock_of_days_begins_anew_with_every_turn(world: World, hands: Hands) -> None:
    mara, jonas = world.person(), world.person()
    day = 86400.0
    table = world.table(mara, jonas, jonas, clock={"kind": "days", "main": day})
    for _ in range(2):
        hands.turn(day - 1)
        world.answer(table)
    assert clock(table)["left"][:2] == [day, day]
    hands.turn(day + 1)
    world.restart()
    table = world.do(world.tables.table(table.record.code))
    world.until(lambda: table.over)
    assert table.ended == ("time", 2)


def test_the_time_of_a_bot_does_not_run(world: World, hands: Hands) -> None:
    table = world.table("random", world.person(), "random", clock={"kind": "live", "main": 60, "plus": 0})
    world.until(lambda: table.asked == 1)
    assert clock(table)["running"] == 1
    hands.turn(10)
    world.answer(table)
    world.until(lambda: table.asked == 1 or table.over)
    assert clock(table)["left"] == [60.0, 50.0, 60.0]


@pytest.mark.parametrize(
    "given",
    [{"kind": "sand"}, {"kind": "live", "main": 5}, {"kind": "live", "main": 1e9}, {"kind": "days", "main": 60},
     {"kind": "live", "main": float("nan")}, {"kind": "live", "main": 60, "plus": -1}, {"kind": "live", "main": "60"}],
)  # fmt: skip
def test_a_clock_that_cannot_be(world: World, given: dict[str, Any]) -> None:
    with pytest.raises(LongboxError, match="A clock is none, live"):
        world.table(world.person(), "open", "open", clock=given)


# -- words ----------------------------------------------------------------------------------------------------------------


def test_everybody_hears_their_own_language(world: World) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    table = world.table(mara, jonas, jonas)
    german, english = Ears(table, jonas, "de"), Ears(table, mara, "en")
    world.answer(table)
    assert german.last["offer"]["title"] == "Wie viele Münzen bietest du?"
    assert english.last["waiting"] == "Jonas (B) decides."
    assert [line["line"] for line in german.last["log"]] == ["Mara bietet verdeckt."]
    assert [line["line"] for line in english.last["log"]] == ["Mara seals a bid of 0."]
    assert picture(table, mara, "de")["waiting"] == "Jonas (B) entscheidet."


def test_chat_is_numbered_and_bears_the_name_of_now(world: World) -> None:
    mara, guest = world.person("Mara"), world.person("Gast")
    table = world.table(mara, mara, mara)
    ears = Ears(table, None)
    world.do(world.tables.say(table, mara, "Hi"))
    world.do(world.services.accounts.change(mara, {"name": "Mara J."}))
    world.do(world.tables.say(table, mara, "Again"))
    world.do(world.tables.say(table, guest, "Me too"))
    lines = [line for message in ears.heard if message["type"] == "chat" for line in message["chat"]]
    assert [(line["n"], line["name"], line["seat"]) for line in lines] == [(1, "Mara", 0), (2, "Mara J.", 0), (3, "Gast", -1)]
    assert set(lines[0]) == {"n", "name", "seat", "text", "at"}, "nobody's account is told"
    assert [line["n"] for line in world.again(table).chat] == [1, 2, 3]


def test_a_new_name_is_told_to_the_table(world: World) -> None:
    mara = world.person("Mara")
    table = world.table(mara, "open", "open")
    ears = Ears(table, None)
    world.do(world.services.accounts.change(mara, {"name": "Captain"}))
    assert ears.last["table"]["seats"][0]["name"] == "Captain"


def test_the_name_of_a_table_can_be_shown(world: World) -> None:
    mara = world.person()
    table = world.table(mara, "open", "open", name="  Half \ud800 a\x00\n letter " + "x" * 99)
    assert table.record.name.startswith("Half a letter xxx")
    assert len(table.record.name) == 60
    assert world.again(table).record.name == table.record.name


# -- several processes ----------------------------------------------------------------------------------------------------


def test_what_another_process_did_is_told_here(world: World, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two houses on one database. What the channel between processes would say is said by hand."""
    monkeypatch.setattr(Store, "hold", lambda self: None)
    mara, jonas = world.person("Mara"), world.person("Jonas")
    here = world.table(mara, "open", mara)
    code = here.record.code
    other = World(settings)
    try:
        there = other.do(other.tables.table(code))
        ears = Ears(there, mara)
        world.do(world.tables.seating.join(here, jonas, "Jonas"))
        other.do(other.tables.heard("table", code, ""))
        assert ears.last["table"]["seats"][1]["name"] == "Jonas"
        for _ in range(3):
            world.answer(here)
        other.do(other.tables.heard("entry", code, str(here.seq)))
        assert (ears.last["type"], ears.last["seq"]) == ("update", here.seq)
        assert ears.last["log"] == picture(here, mara)["log"][ears.last["log_from"] :]
        assert digest(there) == digest(here)
        told = len(ears.heard)
        other.do(other.tables.heard("entry", code, "2"))
        assert len(ears.heard) == told, "old news"
        world.do(world.tables.say(here, jonas, "Hi"))
        other.do(other.tables.heard("chat", code, "1"))
        assert ears.last["chat"][0]["text"] == "Hi"
        other.do(other.tables.heard("here", code, f"p1 {jonas}"))
        assert ears.last["table"]["seats"][1]["present"]
        other.do(other.tables.heard("here", code, "p1 "))
        assert not ears.last["table"]["seats"][1]["present"]
        world.do(world.services.accounts.delete(jonas))
        other.do(other.tables.heard("table", code, ""))
        assert ears.last["table"]["seats"][1]["name"] == "Guest"
        assert there.chat[0]["name"] == ""
        other.do(other.tables.heard("entry", "NOWHERE", "1"))
    finally:
        other.close()


# -- notices --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "present", "letters"), [("idle", False, 1), ("idle", True, 0), ("always", True, 1), ("never", False, 0)]
)
def test_whoever_is_asked_hears_of_it_as_they_wish(
    world: World, monkeypatch: pytest.MonkeyPatch, wish: str, present: bool, letters: int
) -> None:
    mara, jonas = world.person("Mara"), world.person("Jonas")
    world.do(
        world.services.accounts.change(
            jonas, {"notify": wish, "email": "jonas@example.org", "language": "de", "webhook": "https://x.y/"}
        )
    )
    sent: list[tuple[str, str, str]] = []
    called: list[Any] = []

    async def mail(self: object, to: str, subject: str, body: str) -> None:
        sent.append((to, subject, body))

    monkeypatch.setattr(Notices, "_mail", mail)
    monkeypatch.setattr("longbox.server.notices.call_hook", lambda address, body: called.append((address, json.loads(body))))
    table = world.table(mara, jonas, mara)
    if present:
        Ears(table, jonas)
    for _ in range(2):
        world.answer(table)
        world.until(lambda: not world.tables.notices)
        if table.asked == 2:
            break
        world.do(table.undo(mara, table.seq))  # and again: nobody is told twice within ten minutes
    assert len(sent) == len(called) == letters
    if sent:
        assert sent[0][:2] == ("jonas@example.org", "Du bist dran in Scrap")
        assert table.record.code in sent[0][2]
        assert called[0][1]["table"] == table.record.code
