"""What an operator does beside the server: doctor, backup and restore, and databases of older versions."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import stat
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from longbox import cli
from longbox.kernel import LongboxError
from longbox.server import upkeep
from longbox.server.app import create_app
from longbox.server.metrics import Metrics
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.store.migrate import config
from longbox.server.store.schema import entries
from server.asgi import Client
from server.people import World
from server.postgres import cluster

HOME = {"Origin": "http://testserver"}


def states(settings: Settings) -> dict[str, str]:
    return {one.about: one.state for one in upkeep.examine(settings)}


def sentence(settings: Settings, about: str) -> str:
    [found] = [one.sentence for one in upkeep.examine(settings) if one.about == about]
    return found


@pytest.fixture
def played(settings: Settings) -> tuple[Settings, str]:
    """A database with a game in it, and its code."""
    world = World(settings)
    mara = world.person("Mara")
    table = world.table(mara, mara, mara)
    for _ in range(3):
        world.answer(table)
    code = table.record.code
    world.close()
    return settings, code


# -- doctor ---------------------------------------------------------------------------------------------------------------


def test_a_server_that_is_well(played: tuple[Settings, str], capsys: pytest.CaptureFixture[str]) -> None:
    settings, _ = played
    found = states(settings)
    assert {one: found[one] for one in ("store", "migrations", "clock", "disk")} == dict.fromkeys(
        ("store", "migrations", "clock", "disk"), "good"
    )
    assert (found["address"], found["mail"]) == ("note", "note")
    assert cli.main(["doctor", "--database", settings.database]) == 0
    assert "is whole" in capsys.readouterr().out
    assert cli.main(["doctor", "--database", settings.database, "--json"]) == 0
    assert {one["about"] for one in json.loads(capsys.readouterr().out)["findings"]} == set(found)


def test_before_the_first_start(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/not/there/longbox.sqlite")
    assert states(settings)["store"] == "note"
    assert not (tmp_path / "not").exists(), "whoever looks makes nothing"


def test_what_is_wrong_is_told_with_its_remedy(
    played: tuple[Settings, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, _ = played
    store = Store(settings.database)
    with store.engine.begin() as connection:
        connection.execute(sa.update(entries).values(at=time.time() + 86_400))
    assert "the clock was set back" in sentence(settings, "clock")
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0003'"))
    assert states(settings)["migrations"] == "note"
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "Update Longbox" in sentence(settings, "migrations")
    store.engine.dispose()
    monkeypatch.setattr(upkeep, "LITTLE_ROOM", 1 << 62)
    assert "Make room" in sentence(settings, "disk")
    assert cli.main(["doctor", "--database", settings.database]) == 2
    assert "BAD" in capsys.readouterr().out
    (tmp_path / "words.sqlite").write_text("no database, just words\n" * 100)
    assert states(Settings(f"sqlite:///{tmp_path}/words.sqlite"))["store"] == "bad"


def test_a_mail_server_is_asked(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    gone = Settings(settings.database, address="https://play.example", smtp=f"smtp://127.0.0.1:{port}")
    assert f"127.0.0.1:{port} does not answer" in sentence(gone, "mail")
    assert states(gone)["address"] == "good"


# -- backup and restore -----------------------------------------------------------------------------------------------------


def test_games_come_back_from_a_backup_made_while_serving(
    played: tuple[Settings, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, code = played
    kept = tmp_path / "kept.sqlite"
    with Client(create_app(settings)) as client:
        client.post("/api/me", json={"name": "Jonas"}, headers=HOME)
        client.post(f"/api/tables/{code}/chat", json={"text": "Before"}, headers=HOME)
        assert cli.main(["backup", str(kept), "--database", settings.database]) == 0
        client.post(f"/api/tables/{code}/chat", json={"text": "After"}, headers=HOME)
        with pytest.raises(LongboxError, match="Another Longbox serves"):
            upkeep.restore(settings, kept)
    if sys.platform != "win32":
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("kept")] == ["kept.sqlite"]
    assert cli.main(["restore", str(kept), "--database", settings.database]) == 0
    assert "What was there before is in" in capsys.readouterr().out
    with Client(create_app(settings)) as client:
        assert [line["text"] for line in client.get(f"/api/tables/{code}/chat").json()] == ["Before"]
        assert client.get(f"/api/tables/{code}").json()["status"] == "playing"
    [before] = tmp_path.glob("longbox.sqlite.before-*")
    with sqlite3.connect(before) as direct:
        assert [row[0] for row in direct.execute("SELECT text FROM chat ORDER BY n")] == ["Before", "After"]
    direct.close()


@pytest.mark.parametrize("what", ["words", "other", "newer", "none", "cut"])
def test_what_is_no_backup_changes_nothing(played: tuple[Settings, str], tmp_path: Path, what: str) -> None:
    settings, code = played
    path = tmp_path / "offered.sqlite"
    if what == "words":
        path.write_text("no database, just words\n" * 100)
    elif what == "other":
        with sqlite3.connect(path) as direct:
            direct.execute("CREATE TABLE recipes (name)")
        direct.close()
    elif what in ("newer", "cut"):
        upkeep.back_up(settings, path)
        if what == "newer":
            with sqlite3.connect(path) as direct:
                direct.execute("UPDATE alembic_version SET version_num = '9999'")
            direct.close()
        else:
            path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises(LongboxError, match=r"no backup of Longbox|newer Longbox|There is no file|is damaged"):
        upkeep.restore(settings, path)
    world = World(settings)
    assert world.do(world.tables.table(code)).game is not None
    world.close()


def test_a_backup_overwrites_nothing(played: tuple[Settings, str], tmp_path: Path) -> None:
    settings, _ = played
    path = tmp_path / "kept.sqlite"
    upkeep.back_up(settings, path)
    before = path.read_bytes()
    with pytest.raises(LongboxError, match="is there already"):
        upkeep.back_up(settings, path)
    with pytest.raises(LongboxError, match="There is no folder"):
        upkeep.back_up(settings, tmp_path / "nowhere" / "kept.sqlite")
    with pytest.raises(LongboxError, match="There are no games"):
        upkeep.back_up(Settings(f"sqlite:///{tmp_path}/other.sqlite"), tmp_path / "other.copy")
    assert path.read_bytes() == before
    assert not (tmp_path / "other.copy").exists()


def test_postgresql_goes_out_and_comes_back(tmp_path: Path) -> None:
    with cluster() as address:
        settings = Settings.read({"LONGBOX_DATABASE": address, "LONGBOX_LIMITS": "off"})
        world = World(settings)
        mara = world.person("Mara")
        code = world.table(mara, mara, mara).record.code
        kept = tmp_path / "kept.dump"
        assert upkeep.back_up(settings, kept) > 0
        world.do(world.services.accounts.change(mara, {"name": "Jonas"}))
        world.close()
        assert {one: states(settings)[one] for one in ("store", "migrations", "clock")} == dict.fromkeys(
            ("store", "migrations", "clock"), "good"
        )
        assert upkeep.restore(settings, kept) is None
        world = World(settings)
        assert world.do(world.tables.table(code)).seats[0].name == "Mara"
        world.close()


# -- older databases ----------------------------------------------------------------------------------------------------------


def test_a_database_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """What version 0.1 kept: an account with a cookie, a game with answers, a line of chat."""
    url = f"sqlite:///{tmp_path}/longbox.sqlite"
    settings = Settings(url, bot_pace=0.0, limits=False)
    now = Store(url)
    command.upgrade(config(now.engine), "0001")
    game = World(Settings(f"sqlite:///{tmp_path}/made.sqlite", bot_pace=0.0, limits=False))
    account = game.person("Mara")
    token = game.do(game.services.accounts.new_token(account))
    table = game.table(account, account, account)
    for _ in range(4):
        game.answer(table)
    code, digest = table.record.code, table.game.digest if table.game else ""
    game.do(game.tables.say(table, account, "Hello"))
    game.close()
    with sqlite3.connect(tmp_path / "longbox.sqlite") as old:
        old.execute("ATTACH DATABASE ? AS made", (f"{tmp_path}/made.sqlite",))
        for name in ("accounts", "sessions", "tables", "seats", "entries", "chat"):
            columns = ", ".join(f'"{row[1]}"' for row in old.execute(f"PRAGMA main.table_info({name})"))
            old.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM made.{name}")
    old.close()
    services = Services(settings)
    services.store.open()
    services.store.close()
    world = World(settings)
    found = world.do(world.tables.table(code))
    assert found.game is not None
    assert found.game.digest == digest
    assert [line["text"] for line in found.chat] == ["Hello"]
    world.answer(found)
    world.close()
    with Client(create_app(settings)) as client:
        assert client.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["name"] == "Mara"


# -- monitoring ---------------------------------------------------------------------------------------------------------------


def test_dashboard_and_alerts_name_figures_that_there_are() -> None:
    folder = Path(__file__).parents[2] / "docs" / "monitoring"
    board = json.loads((folder / "grafana.json").read_text())
    asked = "\n".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    asked += "\n" + (folder / "alerts.yml").read_text()
    metrics = Metrics()
    metrics.requests.labels("GET", "200").observe(0.1)
    there = set(re.findall(r"^(longbox_\w+)", metrics.text().decode(), re.MULTILINE))
    named = set(re.findall(r"\b(longbox_\w+)", asked))
    assert len(named) > 8
    assert named <= there
