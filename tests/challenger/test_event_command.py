"""`longbox event` and `longbox roster check`, as organisers and programs use them."""

from __future__ import annotations

import ast
import io
import json
import sqlite3
import string
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.challenger import Refused, Result, facts
from longbox.challenger.matches import WAYS
from longbox.challenger.settings import DEFAULTS, SETTINGS
from longbox.cli.event_file import EventFile
from longbox.cli.event_roster import write_new
from longbox.cli.event_words import ROOMS
from longbox.kernel import LongboxError
from longbox.speech import catalogue
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.builder.carry import FORMS
from longbox.titles.crisis.cards import LIBRARY

from .hall import STANDARD

GERMAN, LAW_GERMAN = (catalogue(room, "de").one for room in ROOMS)


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
    path.write_bytes(FORMS[form].write(LIBRARY.rosters["cabal"], "en"))
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


# -- as organisers use it ---------------------------------------------------------------------------------------------------


def test_players_come_from_a_list_all_or_none(run: Any, file: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "players.csv"
    roster = FORMS["text"].write(STANDARD, "en").decode().replace('"', '""')
    sheet.write_bytes(f'Nr;Name;Roster\n1; Fay  M\u00fcller ;\n2;Gus;"{roster}"\n;;\n'.encode())
    added = run("event", "add", file, "--csv", sheet, "--check-in", "--json").json
    assert added["players"] == ["P6", "P7"]
    event = EventFile(file).event
    assert event.players["P6"].name == "Fay M\u00fcller"
    assert (event.players["P7"].roster, event.players["P7"].accepted) == (write(STANDARD), "checked")
    before = len(event.entries)
    for text, sentence in (
        (b"", "cannot be read as text in columns"),
        (b'name\n"Kim', "cannot be read as text in columns"),
        (b"name\nK\0im", "cannot be read as text in columns"),
        (b"who;what\nKim;1", "or first name and last name; it has: who, what."),
        (b"name,club\nKim,\n,x", "Row 3 of the list needs a name of 1 to 40 letters"),
        (b"name\nKim\n" + b"x" * 41, "Row 3 of the list"),
        (b"club,name\nx\n", "Row 2 of the list"),
        (b"name\nKim\nLou\nKIM", "KIM is in the list twice."),
        (b"name\n\n", "There is nobody in the list."),
        (b"name\n" + b"\n".join(b"n%d" % n for n in range(2001)), "at most 2000 players"),
        (b"name\n" + b" " * 20_000_000, "at most 2000 players"),
        (b"name\nKim\nEVE", "EVE plays already"),
        (b"name,roster\nKim,{broken", "Kim: A roster is a JSON object"),
    ):
        sheet.write_bytes(text)
        done = run("event", "add", file, "--csv", sheet)
        assert done.code == 2
        assert sentence in done.err
        assert len(EventFile(file).event.entries) == before
    sheet.write_bytes("name\nM\u00fcller".encode("cp1252"))
    assert "Added M\u00fcller (P8)." in run("event", "add", file, "--csv", sheet).out
    assert "Nobody to add" in run("event", "add", file).err
    assert "cannot be read: no such file" in run("event", "add", file, "--csv", tmp_path / "nowhere").err


def test_settings_are_shown_and_chosen(run: Any, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("event", "settings", file, "--json").json["settings"] == {**DEFAULTS, "rosters": "optional"}
    chosen = run("event", "settings", file, "--set", "places=shared", "--set", "look_ahead=0")
    assert "shared *" in chosen.out
    assert EventFile(file).event.settings["look_ahead"] == 0
    assert "it takes" in run("event", "settings", file, "--set", "places=all").err
    assert "did you mean places?" in run("event", "settings", file, "--set", "place=all").err
    assert "0 weicht" not in run("event", "settings", file).out
    german = run("event", "settings", file, "--language", "de").out
    assert "weicht vom \u00dcblichen ab" in german
    assert "eine ganze Zahl von 0 bis 6" in german
    with pytest.raises(SystemExit):
        cli.main(["event", "new", "--help"])
    shown = capsys.readouterr().out
    for name, one in SETTINGS.items():
        assert f"  {name}=" in shown
        assert one.help in shown


def test_warnings_decisions_and_ejections(run: Any, file: Path) -> None:
    run("event", "pair", file)
    for number in (1, 2, 3):
        warned = run("event", "warn", file, "Ann", "dice", "--note", "again", "--json").json
        assert warned["warnings"] == number
    assert warned["remarks"] == ["Ann has 3 warnings: decide first whether to eject or to keep them."]
    finish(run, file)
    assert "decide first" in run("event", "pair", file).err
    assert run("event", "decide", file, "Ann", "keep", "a last chance", "--json").json["status"] == "active"
    assert "Ann is warned, warning 4." in run("event", "warn", file, "Ann", "other").out
    assert "Ann is ejected." in run("event", "decide", file, "Ann", "eject", "enough").out
    assert "There is no reason 'mood'" in run("event", "warn", file, "Bob", "mood").err
    assert run("event", "eject", file, "Bob", "cheating", "--json").json["status"] == "ejected"
    assert "cannot rejoin" in run("event", "drop", file, "Bob", "--rejoin").err


def test_a_refused_command_does_nothing_by_halves(run: Any, file: Path) -> None:
    run("event", "pair", file)
    before = len(EventFile(file).event.entries)
    one = EventFile(file)
    with pytest.raises(Refused, match="waits for results"):
        one.say(facts.Warned("P1", "dice"), lambda event: facts.Dropped("P2"), facts.RoundClosed(1))
    assert len(one.event.entries) == len(EventFile(file).event.entries) == before
    one.say(facts.Warned("P1", "dice"), lambda event: None)
    assert len(EventFile(file).event.entries) == before + 1


def limited(argv: list[str], size: int) -> subprocess.CompletedProcess[str]:
    """The command where no file may grow beyond a size, as on a disk that is full."""
    code = f"import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size})); from longbox.cli import main; "
    code += "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); sys.exit(main(sys.argv[1:]))"
    return subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, check=False, timeout=600)


def test_a_full_disk_is_told_and_loses_nothing(run: Any, file: Path, tmp_path: Path) -> None:
    run("event", "pair", file)
    ledger = EventFile(file).event.entries
    exported = tmp_path / "whole.json"
    run("event", "export", file, "--out", exported)
    size = file.stat().st_size
    before = {path.name for path in tmp_path.iterdir()}
    for argv in (
        ["add", str(file), *(f"Somebody with a long name {n}" for n in range(200))],
        ["new", str(tmp_path / "new.db"), "--name", "x"],
        ["import", str(tmp_path / "copy.db"), str(exported)],
    ):
        done = limited(["event", *argv], 3000 if argv[0] != "add" else size)
        assert done.returncode == 2, done
        assert done.stderr.startswith("longbox: ")
        assert done.stderr.endswith("Nothing was written.\n")
        assert done.stderr.count("\n") == 1
    assert EventFile(file).event.entries == ledger
    assert {path.name for path in tmp_path.iterdir()} - {f"{file.name}-wal", f"{file.name}-shm"} == before
    assert (
        run("event", "add", file, "Zed").err
        == "longbox: The event has begun and takes no late entries; the setting late_entries allows them.\n"
    )


def test_a_file_that_cannot_be_finished_is_taken_away(tmp_path: Path) -> None:
    class Full(io.BytesIO):
        def write(self, data: object) -> int:
            raise OSError(28, "No space left on device")

    path = tmp_path / "out.json"

    class Disk(type(path)):  # type: ignore[misc]
        def open(self, *args: object, **more: object) -> Full:  # type: ignore[override]
            self.touch()
            return Full()

    with pytest.raises(LongboxError, match=r"out\.json cannot be written: no space left on device"):
        write_new(Disk(path), b"x")
    assert not path.exists()


def test_half_a_letter_is_no_letter(run: Any, file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    assert "no letter of any language" in run("event", "add", file, "Kim", "--by", "\udcff").err
    assert "no letter of any language" in run("event", "new", tmp_path / "new.db", "--name", "x", "--seed", "\udcff").err
    assert "cannot be read: Joined" in run("event", "say", file, '{"fact": "Joined", "player": "P9", "name": "\\ud800"}').err
    assert not (tmp_path / "new.db").exists()
    assert len(EventFile(file).event.entries) == 11
    assert before[:100] == file.read_bytes()[:100]


def test_papers_are_written_as_pdf(run: Any, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "paper.pdf"
    assert run("event", "export", file, "--pdf", "all", "--out", out, "--json").json["papers"] == [
        "pairings", "slips", "standings", "bracket", "results",
    ]  # fmt: skip
    assert out.read_bytes().startswith(b"%PDF-")
    assert "file exists" in run("event", "export", file, "--pdf", "slips", "--out", out).err
    assert "There is no paper 'map'" in run("event", "export", file, "--pdf", "slips,map", "--out", tmp_path / "no").err
    assert "need a file" in run("event", "export", file, "--pdf", "slips").err
    run("event", "pair", file)
    out.unlink()
    assert "geschrieben" in run("event", "export", file, "--pdf", "pairings, slips", "--out", out, "--language", "de").out
    assert out.stat().st_size > 2000


# -- German -----------------------------------------------------------------------------------------------------------------


def test_every_sentence_of_the_command_is_there_in_german() -> None:
    said = set()
    folder = Path(cli.__file__).parent
    for path in (*(folder / "event").glob("*.py"), *folder.glob("event_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Phrase", "LongboxError", "Several"):
                said |= {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "headed":
                said |= {one.value.lstrip(">") for one in node.args if isinstance(one, ast.Constant)}
    sentences = {text for text in said if (" " in text and "{" in text) or text.endswith(".")}
    known = {*GERMAN, *LAW_GERMAN}
    assert len(sentences) > 40
    assert sentences - known == set()
    assert {*WAYS} | {"bye", "active", "dropped", "ejected"} <= {*GERMAN}
    for english, german in GERMAN.items():
        assert fields(english) == fields(german), english


def fields(text: str) -> set[str]:
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return set()


def test_the_command_speaks_german(run: Any, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Eingetragen: Fay (P6), Gus (P7)." in run("event", "add", file, "Fay", "Gus", "--check-in").out
    out = run("event", "pair", file).out
    assert "Runde 1" in out
    assert "Freilos" in out
    assert "7 Spieler: 4 Schweizer Runden, kein Cut." in out
    assert "Hinweis: Es ist kein Watcher benannt" in out
    assert (
        "l\u00e4uft, 90 Minuten, noch 90,0. Spieler erfahren das nicht. Spielt."
        in run("event", "clock", file, "--start", "--faces", "hit,hit,hit,hit,hit").out
    )
    assert "Tisch 1: 9-9 Unentschieden. Noch offene Tische: 2." in run("event", "report", file, "1", "9-9").out
    assert "gewinnt. Noch offene Tische: 1." in run("event", "report", file, "2", "9-8").out
    finish(run, file)
    assert "Runde 1 ist abgeschlossen." in run("event", "close", file).out
    shown = run("event", "standings", file).out
    assert "Amtlich, nach 1 abgeschlossenen Schweizer Runden." in shown
    assert ("0,000" in shown, "0.000" in shown) == (True, False)
    assert "Ann ist ausgeschieden." in run("event", "drop", file, "Ann").out
    assert "folgt aus dem Startwert" in run("event", "verify", file).out
    assert "Runde 1 ist zur\u00fcckgenommen." in run("event", "revert", file, "falsch").out
    assert "Der Cut ist noch nicht gemacht" in run("event", "bracket", file).err
    assert "sind keine Siegpunkte" in run("event", "report", file, "1", "viele").err
    assert "ist nicht zu lesen: gibt es nicht." in run("event", "standings", tmp_path / "nirgends").err
    assert "gibt es schon" in run("event", "new", file, "--name", "x").err
    assert "Niemand namens 'Zoe'" in run("event", "drop", file, "Zoe").err
    assert "Nobody called 'Zoe'" in run("event", "drop", file, "Zoe", "--language", "en").err
    text = tmp_path / "text"
    text.write_text("x" * 200)
    assert "ist kein Turnier von Longbox" in run("event", "standings", text).err
    roster = tmp_path / "roster.txt"
    roster.write_bytes(FORMS["text"].write(STANDARD, "en"))
    checked = " ".join(run("roster", "check", roster, "--date", "2025-03-14").out.split())
    assert "erlaubt, soweit es die Sperrliste nicht anders sagt (standard, 2025-03-14)." in checked
    roster.write_bytes(FORMS["text"].write(LIBRARY.rosters["cabal"], "en"))
    checked = " ".join(run("roster", "check", roster, "--date", "2025-03-14").out.split())
    assert "nicht erlaubt (standard, 2025-03-14)." in checked
    assert "ist nicht zu lesen: gibt es nicht." in run("roster", "check", tmp_path / "nirgends").err
