"""Any message whatever: nothing breaks, and the game changes only by a legal answer of the seat that is asked."""

from __future__ import annotations

import contextlib
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longbox.kernel import Illegal
from longbox.server.settings import Settings
from longbox.server.sockets import HANDLERS, Socket
from longbox.server.tables import LiveTable
from longbox.titles import facets
from server.people import World
from titles.crisis.shelf import the_cards

BATCH = 20
MESSAGES = 100_000 if os.environ.get("LONGBOX_ALL") else 2_000
CODES = {"format", "illegal", "stale", "seat", "rate", "over", "closed"}

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 40), st.integers(), st.floats(), st.text(max_size=12),
    st.sampled_from(["character", "token", "terrain", "M", "S", "pass", "\ud800", "\x00", 1 << 53, -1, 1e308, 36.0]),
)  # fmt: skip
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
piece = st.tuples(st.sampled_from(["character", "token", "terrain", "die", ""]), st.integers(-2, 15)) | anything
point = st.tuples(st.floats(-5, 41), st.floats(-5, 41)) | anything
who = st.integers(-1, 11)
body = st.tuples(st.sampled_from(["character", "character", "token", "terrain"]), who)
tool = st.sampled_from("SML")
weapon = st.integers(0, 400)
fitting = st.one_of(
    st.fixed_dictionaries({"what": st.just("judge"), "value": point | st.tuples(st.floats(0, 360)) | st.lists(st.integers(0, 5))}),
    st.fixed_dictionaries({"what": st.just("range"), "from": body, "range": st.integers(0, 6)}),
    st.fixed_dictionaries({"what": st.just("between"), "from": body, "to": body}),
    st.fixed_dictionaries({"what": st.just("ground"), "who": who, "tool": tool}, optional={"climb": st.booleans()}),
    st.fixed_dictionaries({"what": st.just("path"), "who": who, "tool": tool, "to": point}),
    st.fixed_dictionaries({"what": st.just("odds"), "attacker": who, "weapon": weapon, "target": who}),
)
wild = st.dictionaries(
    st.sampled_from(["what", "value", "from", "to", "range", "who", "tool", "attacker", "target", "weapon", "climb"]),
    piece | point | st.sampled_from(["judge", "range", "between", "ground", "path", "odds", "M"]),
    max_size=6,
)
query = fitting | fitting | wild
kinds = st.sampled_from(sorted(HANDLERS))
near = st.fixed_dictionaries(
    {"type": kinds},
    optional={
        "id": st.integers() | anything,
        "seq": st.sampled_from(["now", "before"]) | anything,
        "value": st.sampled_from(["legal", "option"]) | point | anything,
        "query": query | anything,
        "text": st.text(max_size=600) | anything,
        "language": st.sampled_from(["en", "de"]) | anything,
        "since": st.integers(-2, 60) | anything,
        "chat": st.integers(-2, 60) | anything,
        "seat": anything,
        "account": anything,
    },
)
value = st.sampled_from(["legal", "legal", "option"]) | point | st.lists(st.integers(0, 6) | st.text(max_size=5), max_size=4)
answer = st.fixed_dictionaries({"type": st.just("answer"), "seq": st.sampled_from(["now", "now", "now", "before"]), "value": value})
back = st.fixed_dictionaries({"type": st.sampled_from(["undo", "undo", "undo", "undo", "resign"]), "seq": st.just("now")})
measure = st.fixed_dictionaries({"type": st.just("measure"), "query": query})
shot = st.one_of(answer, answer, answer, back, measure, near, near, anything, st.text(max_size=60), st.integers(0, 1 << 30))
message = st.tuples(st.integers(0, 5), shot)
"""Who sends it (the people, a stranger, and twice whoever is asked), and what."""


class Nowhere:
    """The other end of a socket that nobody holds."""

    client = None


class Field:
    """Two tables that are shot at; a new one whenever a game is over."""

    def __init__(self, settings: Settings) -> None:
        self.world = World(settings)
        self.people = [self.world.person(name) for name in ("Mara", "Jonas", "Kim")]
        self.tables: dict[str, LiveTable] = {}
        self.changes = self.measured = self.shots = 0
        self.weapons = sorted(self.world_weapons())

    def world_weapons(self) -> set[str]:

        return set(the_cards().strikes)

    def table(self, title: str) -> LiveTable:
        found = self.tables.get(title)
        if found is None or found.over:
            count = 2 if title == "crisis" else 3
            options = {"setup": ("full", "quick")[self.changes % 2]} if title == "crisis" else {"rounds": 5}
            found = self.tables[title] = self.world.table(*self.people[:count], title=title, options=options)
        return found

    def text_of(self, table: LiveTable, data: Any, rng: random.Random) -> str:
        """The message as it goes over the wire; a few words stand for what fits the moment."""
        if isinstance(data, str):
            return data
        if isinstance(data, int) and not isinstance(data, bool):
            return json.dumps({"type": "ping", "id": data})[: data % 30]
        if isinstance(data, dict):
            ask = table.game.ask if table.game else None
            data = dict(data)
            data["seq"] = {"now": table.seq, "before": table.seq - 1}.get(str(data.get("seq")), data.get("seq"))
            if data.get("value") in ("legal", "option") and ask is not None:
                data["value"] = rng.randrange(len(ask.options) + (data["value"] == "option"))
            asked = data.get("query")
            if isinstance(asked, dict) and type(asked.get("weapon")) is int:
                data["query"] = asked | {"weapon": self.weapons[asked["weapon"] % len(self.weapons)]}
        return json.dumps(data)

    def shoot(self, title: str, who: int, data: Any, rng: random.Random) -> None:
        table = self.table(title)
        account = [*self.people, None][who] if who < 4 else table.seats[table.asked or 0].account
        socket = Socket(Nowhere(), self.world.services, table, account, "en")  # type: ignore[arg-type]
        text = self.text_of(table, data, rng)
        game, seq, asked = table.game, table.seq, table.asked
        assert game is not None
        before, moves = game.digest, len(table.moves)
        trial = game.clone()
        self.world.do(socket.message(text))
        table.listeners.discard(socket)
        self.shots += 1
        heard = []
        while not socket.outgoing.empty():
            out = socket.outgoing.get_nowait()
            out.encode()  # it can be sent
            heard.append(json.loads(out))
        for told in heard:
            assert told["type"] != "error" or (told["code"] in CODES and told["sentence"])
            self.measured += told["type"] == "measured"
        assert table.game is not None
        if table.seq == seq:
            assert table.game.digest == before
            assert game is table.game
            return
        self.changes += 1
        sent = json.loads(text)
        assert sent["seq"] == seq
        assert table.seq == seq + 1
        assert any(told["type"] == "ack" and told["seq"] == table.seq for told in heard)
        if sent["type"] == "answer":
            assert table.seats[asked].account == account  # type: ignore[index]
            trial.answer(sent["value"])  # legal for anybody who knows the rules
            assert trial.digest == table.game.digest
            assert len(table.moves) == moves + 1
        else:
            assert sent["type"] in ("undo", "resign")
            assert account in [seat.account for seat in table.seats]


@pytest.fixture(scope="module")
def field(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Field]:
    folder = tmp_path_factory.mktemp("fuzz")
    made = Field(Settings(f"sqlite:///{folder}/longbox.sqlite", bot_pace=0.0, limits=False))
    yield made
    made.world.close()


def test_any_message_to_a_table(field: Field) -> None:
    @settings(
        max_examples=MESSAGES // BATCH,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.sampled_from(["crisis", "sample"]), st.lists(message, min_size=BATCH, max_size=BATCH), st.integers(0, 1 << 30))
    def shoot(title: str, messages: list[tuple[int, Any]], seed: int) -> None:
        rng = random.Random(seed)
        for who, data in messages:
            field.shoot(title, who, data, rng)

    shoot()
    assert field.shots >= MESSAGES
    assert field.changes > MESSAGES // 40  # twice as many and more on average; fewer is no longer chance
    assert field.measured > 0


def test_any_measurement(field: Field) -> None:
    """Straight into the title, at many moments of a game: a result that can be sent, or a sentence."""
    table = field.world.table(*field.people[:2], title="crisis")
    results = 0

    @settings(max_examples=MESSAGES // 10, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(query, st.sampled_from([-1, 0, 1]), st.sampled_from(["en", "de"]), st.integers(0, 1 << 30))
    def measure(asked: dict[str, Any], seat: int, language: str, seed: int) -> None:
        nonlocal results, table
        if seed % 5 == 0:
            if table.over:
                table = field.world.table(*field.people[:2], title="crisis")
            field.world.play(table, 1, seed)
        game = table.game
        assert game is not None
        if type(asked.get("weapon")) is int:
            asked = asked | {"weapon": field.weapons[asked["weapon"] % len(field.weapons)]}
        before = game.digest
        with contextlib.suppress(Illegal):
            found = facets.page(table.title).measure(game.state, seat, asked, language)
            json.dumps(found, allow_nan=False)
            results += 1
        assert game.digest == before

    measure()
    assert results > MESSAGES // 100  # some 55 in 200 on average; half as many is no longer chance
