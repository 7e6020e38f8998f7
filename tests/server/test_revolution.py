"""Mutant Revolution at a table: what is against the rules is refused in a sentence, changes nothing and tells nobody anything."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from longbox.kernel import Game, Generator, LongboxError
from longbox.server.tables import LiveTable
from server.people import Ears, World

Values = Callable[[Any, int], list[Any]]


def reached(world: World, kind: str, worth: Callable[[Any], bool] = lambda _: True) -> tuple[LiveTable, list[str]]:
    """A table of four people at the first question of a kind, or at one that is worth it."""
    people = [world.person(name) for name in ("Mara", "Jonas", "Kim", "Ali")]
    for seed in range(60):
        table = world.table(*people, title="revolution", options={"last_round": 2})
        rng = Generator(seed)
        while not table.over:
            assert table.game is not None
            assert table.game.ask is not None
            ask = table.game.ask
            if ask.kind == kind and worth(table.game.state):
                return table, people
            world.answer(table, rng.below(len(ask.options)))
    raise AssertionError(f"nobody was asked for {kind}")


def foreign(t: Any, seat: int) -> int:
    """A Plot Card that another School holds."""
    return int(next(card for other in t.others(seat) for card in t.hands[other]))


def offers(t: Any, seat: int) -> list[Any]:
    other, third = t.others(seat)[:2]
    mine = list(t.team[seat])
    return [
        ["offer", seat, [], 0, [], 1],
        ["offer", 9, [], 1, [], 0],
        ["offer", other, [], t.hope[seat] + 1, [], 0],
        ["offer", other, [], 1, [], t.hope[other] + 1],
        ["offer", other, [], -1, [], 0],
        ["offer", other, list(t.team[other]), 0, [], 0],
        ["offer", other, [], 0, list(t.team[third]), 0],
        ["offer", other, [t.leader(seat)], 0, [], 0],
        ["offer", other, mine, 0, [], 0],
        ["offer", other, [mine[0], mine[0]], 0, [], 0],
        ["offer", other, [], 0, [], 0],
        ["offer", other, [], True, [], 0],
        ["offer", other, "all", 0, [], 0],
        ["offer", other],
        ["secret", t.leader(seat)],
        ["secret", t.team[other][0]],
        ["bid", 3],
        [],
    ]


CASES: dict[str, Values] = {
    "bid": lambda t, seat: [t.hope[seat] + 1, 15, 99, -1, True, [1], [t.hope[seat] + 1], "3", 2.5, None],
    "support": lambda t, seat: [t.pp[seat] + 1, -1, [1], None],
    "plot": lambda t, seat: [
        ["event", foreign(t, seat)],
        ["event", 999],
        ["discard", [foreign(t, seat)]],
        ["discard", [t.hands[seat][0], t.hands[seat][0]]],
        ["discard", []],
        ["discard", "all"],
        ["give", seat, 1],
        ["give", 7, 1],
        ["give", t.others(seat)[0], t.hope[seat] + 1],
        ["give", t.others(seat)[0], 0],
        ["give", t.others(seat)[0], True],
        ["power", t.team[t.others(seat)[0]][0]],
        ["bid", 3],
        ["move", 60],
        [],
        99,
    ],
    "allegiance": offers,
    "recover": lambda t, seat: [[t.team[t.others(seat)[0]][0]], list(t.everyone(seat)) * 2, [999], ["a"], [[1]]],
    "trim": lambda t, seat: [[], list(t.hands[seat]), [foreign(t, seat)]],
    "move": lambda t, seat: [121, [60], ["hex", 60], -5],
    "act": lambda t, seat: [50, ["attack", 1, 0, 0], ["move"]],
    "respond": lambda t, seat: [50, [t.leader(seat)]],
}


@pytest.mark.parametrize("kind", sorted(CASES))
def test_what_is_against_the_rules_changes_and_tells_nothing(world: World, kind: str) -> None:
    table, people = reached(world, kind, lambda t: kind not in ("plot", "trim") or any(t.hands[s] for s in t.others(t.ask.seat)))
    assert table.game is not None
    seat = table.asked
    assert seat is not None
    ears = [Ears(table, person) for person in [*people, None]]
    before = [json.dumps(table.picture(table.seats_of(person), "en")) for person in [*people, None]]
    saved = table.game.save()
    for value in CASES[kind](table.game.state, seat):
        with pytest.raises(LongboxError) as refused:
            world.do(table.answer(people[seat], table.seq, value))
        for language in ("en", "de"):
            sentence = refused.value.told(language) if hasattr(refused.value, "told") else str(refused.value)
            assert sentence.strip().endswith(".")
            assert "Traceback" not in sentence
            assert "{" not in sentence
        assert table.game.save() == saved
    assert [json.dumps(table.picture(table.seats_of(person), "en")) for person in [*people, None]] == before
    assert all(not one.heard for one in ears)


def test_others_cannot_answer_for_one(world: World) -> None:
    table, people = reached(world, "bid")
    seat = table.asked
    assert seat is not None
    for other in range(4):
        if other != seat:
            with pytest.raises(LongboxError):
                world.do(table.answer(people[other], table.seq, 0))
    assert table.asked == seat


def test_a_refusal_does_not_depend_on_what_is_hidden(world: World) -> None:
    """Whether another School or the deck holds a card, the sentence is the same."""
    table, people = reached(world, "plot", lambda t: all(t.hands))
    assert table.game is not None
    seat = table.asked
    assert seat is not None
    real = table.game
    card = foreign(real.state, seat)
    told = set()
    for seed in range(12):
        state = table.title.determinize(real.state, seat, Generator(seed))
        table.game = Game(table.title, state, real.seed, real.answers, real.marks)
        for value in (["discard", [card]], ["event", card]):
            with pytest.raises(LongboxError) as refused:
                world.do(table.answer(people[seat], table.seq, value))
            told.add((value[0], str(refused.value)))
    table.game = real
    assert len(told) == 2


def test_measuring_for_a_seat_that_is_not_asked_tells_nothing(world: World) -> None:
    table, people = reached(world, "bid")
    seat = table.asked
    assert seat is not None
    other = (seat + 1) % 4
    with pytest.raises(LongboxError):
        world.do(table.measure(table.seats_of(people[other]), {"what": "judge", "value": [1]}, "en"))
    for query in (
        {"what": "hands"},
        {"what": "odds", "attack": 999, "defense": 1},
        {"what": "reach", "who": 0},
        {},
        {"what": ["x"]},
    ):
        with pytest.raises(LongboxError):
            world.do(table.measure(table.seats_of(people[seat]), query, "en"))


def test_an_offer_is_judged_before_it_is_made(world: World) -> None:
    table, people = reached(world, "allegiance", lambda t: t.hope[t.ask.seat] > 0)
    assert table.game is not None
    seat = table.asked
    assert seat is not None
    t = table.game.state
    other = t.others(seat)[0]
    own = table.seats_of(people[seat])
    good = world.do(table.measure(own, {"what": "judge", "value": ["offer", other, [], 1, [], 0]}, "en"))
    assert good == {"ok": True}
    bad = world.do(table.measure(own, {"what": "judge", "value": ["offer", other, [], t.hope[seat] + 1, [], 0]}, "de"))
    assert bad == {"ok": False, "why": f"Diese Schule hat {t.hope[seat]} Hoffnungsmünzen."}


def test_people_at_one_device_share_a_log_without_secrets(world: World) -> None:
    mara, kim = world.person("Mara"), world.person("Kim")
    table = world.table(mara, mara, kim, kim, title="revolution", options={"last_round": 1})
    world.play(table, 60)
    own = table.seats_of(mara)
    told = table.picture(own, "en")["log"]
    assert any(line["event"]["type"] == "Drew" for line in told)
    for line in told:
        if line["event"]["type"] in ("Drew", "BidPlaced"):
            assert None in (line["event"].get("cards", 0), line["event"].get("coins", 0))
