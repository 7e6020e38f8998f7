"""The source as it is and what is compiled of it play the same."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import longbox
from longbox import engine

ROOT = Path(__file__).parents[1]
RECORDS = """
from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel.plain import Record, shared, sparse

FIRST = 3


@dataclass(slots=True)
class Card(Record):
    name: str
    marks: int = FIRST


@dataclass(slots=True, kw_only=True)
class Hand(Record):
    seat: int
    cards: list[Card] = field(default_factory=list)
    coins: list[int] = field(default_factory=lambda: [1, 2])
    seen: dict[str, int] = field(default_factory=dict)
    late: bool = sparse(False)
    book: object = shared()

    def worth(self) -> int:
        if isinstance(self.seat, int | float) and self.__class__ is Hand and self.seat in (*self.coins, 0):
            return sum(self.coins)
        return -1
"""


def loaded(text: str, name: str) -> ModuleType:
    module = ModuleType(name)
    sys.modules[name] = module
    exec(text, module.__dict__)
    return module


def script(name: str) -> Any:
    """A module of scripts/."""
    spec = importlib.util.spec_from_file_location(f"scripts_{name}", ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def both() -> tuple[ModuleType, ModuleType]:
    """Some records as they are written, and as they are compiled."""
    plain = loaded(RECORDS, "made_up_records")
    return plain, loaded(script("native").native(RECORDS, plain), "made_up_native_records")


def test_a_record_written_for_mypyc_is_the_same_record(both: tuple[ModuleType, ModuleType]) -> None:
    hands = [module.Hand(seat=0, cards=[module.Card("dazzler")], seen={"ace": 1}, book=both) for module in both]
    one, other = hands
    assert "@dataclass" not in script("native").native(RECORDS, both[0])
    assert (
        one.dump()
        == other.dump()
        == {
            "seat": 0,
            "cards": [{"name": "dazzler", "marks": 3}],
            "coins": [1, 2],
            "seen": [["ace", 1]],
        }
    )
    for module, hand in zip(both, hands, strict=True):
        twin = hand.copy()
        assert twin == hand
        assert twin.book is both
        twin.cards[0].marks = 0
        twin.seen["king"] = 2
        assert twin != hand
        assert hand.cards[0].marks == 3
        assert module.Hand.load(json.loads(json.dumps(hand.dump()))) == hand
        assert hand.worth() == 3
        hand.late = True
        assert module.Hand.load(hand.dump()).late is True
        assert repr(hand).startswith("Hand(seat=0, cards=[Card(name='dazzler', marks=3)]")


def test_a_record_may_be_derived_from_a_compiled_one(both: tuple[ModuleType, ModuleType]) -> None:
    base = both[1].Card

    @dataclass(slots=True)
    class Marked(base):  # type: ignore[misc, valid-type]
        by: str = ""
        rows: list[int] = field(default_factory=list)

    assert [one.name for one in fields(Marked)] == ["name", "marks", "by", "rows"]
    assert tuple(Marked.__slots__) == ("by", "rows")
    card = Marked("dazzler", 1, "me", [4])
    twin = card.copy()
    twin.rows.append(5)
    assert (twin.name, twin.by, card.rows, Marked.load(card.dump()) == card) == ("dazzler", "me", [4], True)


def test_what_was_compiled_of_another_version_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FOLDERS", (tmp_path,))
    assert engine.find() == (None, "interpreted")
    about = {"modules": ["longbox.kernel.dice"], "sources": ["kernel/dice.py"], "fingerprint": "of another time"}
    (tmp_path / "engine.json").write_text(json.dumps(about))
    assert engine.find() == (None, "interpreted")
    library = tmp_path / (engine.LIBRARY + engine.SUFFIX)
    library.touch()
    assert engine.find() == (None, engine.STALE)
    about["fingerprint"] = engine.fingerprint([engine.HERE / "kernel" / "dice.py"])
    (tmp_path / "engine.json").write_text(json.dumps(about))
    found, told = engine.find()
    assert told == "compiled"
    assert found is not None
    assert found.find_spec("longbox.kernel.asks") is None
    spec = found.find_spec("longbox.kernel.dice")
    assert spec is not None
    assert spec.origin == str(engine.HERE / "kernel" / "dice.py")


def test_longbox_says_which_engine_plays() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "longbox", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env={"LONGBOX_ENGINE": "interpreted"},
    )
    assert done.stdout == f"longbox {longbox.__version__}, interpreted\n"


@pytest.mark.all
def test_both_engines_play_the_same() -> None:
    """Options, ratings, digests and saves; and each goes on with what the other saved."""
    if engine.find()[0] is None:
        pytest.skip("nothing that fits was compiled (scripts/compile)")
    done = subprocess.run([ROOT / "bench" / "same", "--engines"], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("All the same: "), done.stdout + done.stderr
