"""`longbox event` and `longbox roster check`, as organisers and programs use them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.challenger import Refused, Result, facts
from longbox.cli.event_file import EventFile
from longbox.titles.crisis.rosters import READY
from longbox.titles.crisis.rosters.carry import FORMS

from .hall import STANDARD


class Out:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one JSON object and nothing else"
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("COLUMNS", "120")

    def call(*argv: object) -> Out:
        code = cli.main([str(one) for one in argv])
        captured = capsys.readouterr()
        return Out(code, captured.out, captured.err)

    return call


@pytest.fixture
def file(run: Any, tmp_path: Path) -> Path:
    """An event of five, all checked in."""
    path = tmp_path / "event.db"
    assert (
        run("event", "new", path, "--name", "Saturday", "--date", "2025-04-05", "--seed", "x", "--setting", "rosters=optional").code
        == 0
    )
    assert run("event", "add", path, "Ann", "Bob", "Cy", "Dee", "Eve", "--check-in").code == 0
    return path


def finish_quickly(path: Path) -> None:
    """Report everything without going through the command each time."""
    file = EventFile(path)
    for table in file.event.rounds[-1].tables:
        if table.players[1] is not None:
            file.say(facts.Reported(len(file.event.rounds), table.number, Result("victory", table.pair[0], (16, 9))))


def finish(run: Any, file: Path) -> None:
    for table in run("event", "pairings", file, "--json").json["pairings"]:
        if table["players"][1] is not None and table["result"] is None:
            assert run("event", "report", file, table["table"], "16-9").code == 0


def test_an_event_from_new_to_its_winner(run: Any, file: Path) -> None:
    for number in range(1, 5):
        paired = run("event", "pair", file, "--json").json
        assert paired["number"] == number
        assert paired["published"]
        finish(run, file)
    closed = run("event", "close", file, "--json").json
    assert closed["winner"] in {"P1", "P2", "P3", "P4", "P5"}
    rows = run("event", "standings", file, "--json").json["standings"]
    assert [row["rank"] for row in rows] == [1, 2, 3, 4, 5]
    assert rows[0]["player"] == closed["winner"]
    assert "All 4 rounds are played; the event is over." in run("event", "pair", file).err
    assert "Alle 4 Runden sind gespielt" in run("event", "pair", file, "--language", "de").err
    assert "Official, after 4 closed Swiss rounds." in run("event", "standings", file).out
    assert run("event", "standings", file, "--csv").out.startswith("rank,player,name,points")
    assert set(run("event", "verify", file, "--json").json["rounds"].values()) == {True}
    assert "Round 4: follows from the seed." in run("event", "verify", file).out


def test_a_cut_and_its_bracket(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "event.db"
    run("event", "new", path, "--name", "Big", "--seed", "x", "--setting", "rosters=optional")
    run("event", "add", path, *(f"N{n}" for n in range(17)), "--check-in")
    for _ in range(4):
        run("event", "pair", path)
        finish_quickly(path)
    assert "there is no bracket" in run("event", "bracket", path).err
    before = path.read_bytes()
    assert "make the cut" in run("event", "pair", path).err
    assert not run("event", "pairings", path, "--json").json["closed"], "a refused command does nothing by halves"
    assert before[:100] == path.read_bytes()[:100]
    seeds = run("event", "cut", path, "--json").json["seeds"]
    assert len(seeds) == 8
    for _ in range(3):
        run("event", "pair", path)
        finish_quickly(path)
    assert run("event", "close", path, "--json").json["winner"] == seeds[0]
    assert "has won the event." in run("event", "bracket", path).out
    shown = run("event", "bracket", path, "--json").json
    assert [len(slots) for slots in shown["rounds"]] == [4, 2, 1]


def test_drops_clock_corrections_and_any_other_fact(run: Any, file: Path) -> None:
    run("event", "pair", file)
    assert "in progress" in run("event", "clock", file, "--start", "--faces", "critical,hit,hit,hit,hit").out
    assert run("event", "clock", file, "--json").json["minutes"] == 91
    assert run("event", "drop", file, "ann", "--json").json == {"player": "P1", "status": "dropped", "entries": 1, "remarks": []}
    finish(run, file)
    assert run("event", "drop", file, "P1", "--rejoin", "--json").json["status"] == "active"
    assert "has a result" in run("event", "report", file, "1", "16-3").err
    assert run("event", "report", file, "1", "3-16", "--correct", "slip", "--json").json["result"]["vps"] == [3, 16]
    assert run("event", "report", file, "1", "3-3", "--correct", "slip", "--json").json["result"]["kind"] == "draw"
    assert "are no victory points" in run("event", "report", file, "1", "many").err
    assert run("event", "say", file, '{"fact": "Warned", "player": "P2", "reason": "dice", "note": ""}').code == 0
    assert "A fact is a JSON object" in run("event", "say", file, "{").err
    assert "does not know" in run("event", "say", file, '{"fact": "x"}').err
    assert "no role 'king'" in run("event", "say", file, '{"fact": "CutMade"}', "--role", "king").err
    assert "A Watcher cannot say that" in run("event", "say", file, '{"fact": "CutMade"}', "--role", "watcher").err
    run("event", "pair", file, "--keep-back")
    assert run("event", "publish", file).code == 0
    again = run("event", "pair", file, "--again", "a leak", "--json").json
    assert (again["number"], again["published"]) == (2, True)
    assert run("event", "revert", file, "wrong hall", "--json").json["round"] == 2
    assert "No round is open" in run("event", "pair", file, "--again", "x").err
    assert "Nobody called 'Zoe'" in run("event", "drop", file, "Zoe").err
    seen = run("event", "show", file, "--role", "player", "--player", "P2", "--json").json
    assert seen["me"]["warnings"] == ["dice"]
    assert "minutes" not in json.dumps(seen["rounds"])
    assert run("event", "standings", file, "--provisional", "--json").json["provisional"]


def test_simulate_prints_exactly_rounds_and_standings(run: Any) -> None:
    out = run("event", "simulate", "--players", "21", "--seed", "5", "--json").json
    assert [*out] == ["rounds", "standings"]
    assert [round["number"] for round in out["rounds"]] == [*range(1, 8)]
    assert [round["elimination"] for round in out["rounds"]] == [False] * 4 + [True] * 3
    for round in out["rounds"]:
        assert [*round] == ["number", "elimination", "pairings"]
        for at, pairing in enumerate(round["pairings"], 1):
            assert [*pairing] == ["table", "players", "result"]
            assert pairing["table"] == at
            assert len(pairing["players"]) == 2
            assert pairing["players"][0] is not None
    assert sum(pairing["players"][1] is None for round in out["rounds"] for pairing in round["pairings"]) == 4
    assert len(out["standings"]) == 21
    assert out == run("event", "simulate", "--players", "21", "--seed", "5", "--json").json
    assert out != run("event", "simulate", "--players", "21", "--seed", "6", "--json").json
    assert "has won the event" in run("event", "simulate", "--players", "4").out
    assert "at least 4 players" in run("event", "simulate", "--players", "3").err
    assert not any(
        round["elimination"]
        for round in run("event", "simulate", "--players", "21", "--setting", "cut=false", "--json").json["rounds"]
    )


def test_export_and_import(run: Any, file: Path, tmp_path: Path) -> None:
    run("event", "pair", file)
    finish(run, file)
    run("event", "close", file)
    out, copy = tmp_path / "event.json", tmp_path / "copy.db"
    assert run("event", "export", file, "--out", out).code == 0
    assert "file exists" in run("event", "export", file, "--out", out).err
    assert run("event", "import", copy, out).code == 0
    assert run("event", "standings", copy, "--json").json == run("event", "standings", file, "--json").json
    data = json.loads(out.read_text())
    assert run("event", "export", copy, "--json").json == data == run("event", "export", file).json
    for broken in (
        "",
        "{}",
        "[]",
        '{"longbox_event": 1}',
        '{"longbox_event": 1, "entries": [1]}',
        '{"longbox_event": 1, "entries": []}',
    ):
        out.write_text(broken)
        done = run("event", "import", tmp_path / "no.db", out)
        assert done.code == 2
        assert "Traceback" not in done.err
        assert not (tmp_path / "no.db").exists(), broken
    out.write_text(json.dumps({**data, "longbox_event": 9}))
    assert "has the version 9" in run("event", "import", tmp_path / "no.db", out).err
    data["entries"][3]["fact"] = "Published"
    out.write_text(json.dumps(data))
    assert run("event", "import", tmp_path / "no.db", out).code == 2


def test_a_file_that_is_something_else_is_not_touched(run: Any, tmp_path: Path) -> None:
    text, other, empty = tmp_path / "text", tmp_path / "other.db", tmp_path / "empty"
    text.write_text("a letter " * 50)
    empty.write_bytes(b"")
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE ledger (number INTEGER)")
    for path in (text, other, empty):
        before = path.read_bytes()
        for command in (("standings",), ("pair",), ("add", "Kim")):
            done = run("event", command[0], path, *command[1:])
            assert done.err == f"longbox: {path} is not an event of Longbox; it was not touched.\n"
        assert "exists already" in run("event", "new", path, "--name", "x").err
        assert path.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"text", "other.db", "empty"}
    assert "cannot be read" in run("event", "standings", tmp_path / "nowhere").err
    assert "cannot be written" in run("event", "new", tmp_path / "no" / "where", "--name", "x").err
    assert not (tmp_path / "bad.db").exists()
    assert "There is no setting" in run("event", "new", tmp_path / "bad.db", "--name", "x", "--setting", "y=1").err
    assert "has no value" in run("event", "new", tmp_path / "bad.db", "--name", "x", "--setting", "y").err
    assert not (tmp_path / "bad.db").exists()


def test_a_damaged_file_is_noticed(run: Any, file: Path) -> None:
    run("event", "pair", file)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    good = file.read_bytes()
    for change in (
        "UPDATE ledger SET by = 'me' WHERE number = 2",
        "UPDATE ledger SET fact = replace(fact, 'Ann', 'Amy') WHERE number = 2",
        "DELETE FROM ledger WHERE number = 3",
        "DELETE FROM ledger",
        "UPDATE ledger SET number = 99 WHERE number = 3",
    ):
        file.write_bytes(good)
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            db.execute(change)
        done = run("event", "standings", file)
        assert done.code == 2
        assert "is damaged" in done.err, change
    for name in (f"{file}-wal", f"{file}-shm"):
        Path(name).unlink(missing_ok=True)
    file.write_bytes(good[:4096] + b"\xff" * (len(good) - 4096))
    done = run("event", "standings", file)
    assert done.code == 2
    assert "Traceback" not in done.err
    assert "is damaged" in done.err
    file.write_bytes(good[:60] + (9).to_bytes(4, "big") + good[64:])
    assert "has the version 9" in run("event", "standings", file).err


def test_two_at_once_see_each_others_facts(run: Any, file: Path) -> None:
    one, other = EventFile(file), EventFile(file)
    one.say(facts.Joined("Z", "Zed"))
    with pytest.raises(Refused, match="is taken"):
        other.say(facts.Joined("Z", "Zoe"))
    other.say(facts.Joined("Y", "Yves"))
    one.say(facts.Dropped("Y"))
    assert [entry.number for entry in EventFile(file).event.entries] == [*range(1, len(one.event.entries) + 1)]
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_csv_holds_no_formulas(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "event.db"
    run("event", "new", path, "--name", "x", "--setting", "rosters=optional")
    run("event", "add", path, "=1+1", "B", "C", "D", "--check-in")
    run("event", "pair", path)
    assert "'=1+1" in run("event", "pairings", path, "--csv").out
    assert ",=1+1" not in run("event", "pairings", path, "--csv").out


# -- rosters ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "json", "ros", "rosz"])
def test_a_roster_of_any_form_is_checked(run: Any, tmp_path: Path, form: str) -> None:
    path = tmp_path / f"roster.{FORMS[form].ending}"
    path.write_bytes(FORMS[form].write(STANDARD, "en"))
    done = run("roster", "check", path, "--timeline", "standard", "--date", "2025-03-14", "--json")
    assert (done.code, done.json["status"], done.json["faults"]) == (0, "legal-but-for-the-list", [])
    path.write_bytes(FORMS[form].write(READY["cabal"], "en"))
    done = run("roster", "check", path, "--timeline", "standard", "--date", "2025-03-14", "--json")
    assert done.code == 1
    faults = [fault["text"] for fault in done.json["faults"]]
    assert "Disarm is not on the Standard list." in faults
    assert "Terrigen Clouds Sweep Over City is not on the Standard list." in faults
    assert len(faults) == 8
    assert run("roster", "check", path, "--timeline", "extended", "--date", "2025-03-14", "--json").json["faults"] == []
    people = run("roster", "check", path, "--date", "2025-03-14", "--language", "de")
    assert "Disarm steht nicht auf der Standard-Liste." in people.out
    assert "Es ist keine Sperrliste geladen; sie wurde nicht geprüft." in people.out


def test_roster_check_says_what_is_wrong(run: Any, tmp_path: Path) -> None:
    path, banned = tmp_path / "roster.txt", tmp_path / "list.json"
    path.write_bytes(FORMS["text"].write(STANDARD, "en"))
    banned.write_text('{"timeline": "standard", "version": "1", "banned": ["Patch Up"], "restricted": [], "limit": 0}')
    assert run("roster", "check", path, "--list", banned, "--json").json["faults"][0]["text"] == "Patch Up is banned (list of 1)."
    banned.write_text("{}")
    assert "Banned and Restricted list is a JSON object" in run("roster", "check", path, "--list", banned).err
    assert "'soon' is no date" in run("roster", "check", path, "--date", "soon").err
    assert "'bald' ist kein Datum" in run("roster", "check", path, "--date", "bald", "--language", "de").err
    path.write_text("")
    assert "There is nothing to read" in run("roster", "check", path).err


def test_rosters_are_filed_at_an_event(run: Any, tmp_path: Path) -> None:
    path, roster, odd = tmp_path / "event.db", tmp_path / "roster.txt", tmp_path / "odd.txt"
    roster.write_bytes(FORMS["text"].write(STANDARD, "en"))
    odd.write_text(roster.read_text().replace("Hood", "Captain Nowhere"))
    run("event", "new", path, "--name", "x", "--date", "2025-04-05")
    assert run("event", "add", path, "Ann", "--roster", roster, "--check-in").code == 0
    assert "One roster is for one player" in run("event", "add", path, "B", "C", "--roster", roster).err
    run("event", "add", path, "Bob")
    assert "no accepted roster" in run("event", "check-in", path, "Bob").err
    assert run("event", "roster", path, "Bob", odd, "--json").json["status"] == "unverified"
    assert "Captain Nowhere" in run("event", "roster", path, "Bob").out
    assert run("event", "roster", path, "Bob", "--accept", "seen it", "--json").json["accepted"]
    assert run("event", "check-in", path, "--all", "--json").json["checked_in"] == ["P2"]
    assert "Nobody to check in" in run("event", "check-in", path, "--all").err
