"""What people install: the wheel alone, in an environment with nothing but the packages of requirements.lock."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from flit_core import buildapi

from longbox.server.assets import bare
from longbox.titles.shelf import SHELF
from server.running import Process

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "longbox"
STATIC = SOURCE / "web" / "static"
ANSWERS = 5


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return folder / buildapi.build_wheel(str(folder))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of its own. The packages it needs are links to the ones here, and there are no others."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    where = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", "venv", vars=where))
    for package in locked():
        for part in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            if not (packages / part).exists():
                (packages / part).symlink_to(str(package.locate_file(part)))
    python = folder / "bin" / "python"
    if shutil.which("uv"):  # as in scripts/setup.sh: its environments have no pip
        install = ["uv", "pip", "install", "--python", python]
    else:
        install = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "--no-compile"]
    subprocess.run([*install, "--quiet", "--no-index", "--no-deps", wheel], check=True)
    return folder


def locked() -> list[metadata.Distribution]:
    """The packages of requirements.lock. Only one that is for other machines (`; sys_platform == ...`) may be missing here."""
    found = []
    for name, marker in re.findall(r"^([\w.-]+)==\S+( ;)?", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.M):
        try:
            found.append(metadata.distribution(name))
        except metadata.PackageNotFoundError:
            assert marker, f"{name} is not installed here"
    return found


def test_every_file_of_the_source_is_in_the_wheel(wheel: Path) -> None:
    here = {path.relative_to(SOURCE.parent).as_posix(): path for path in SOURCE.rglob("*") if path.is_file()}
    here = {name: path for name, path in here.items() if "__pycache__" not in path.parts}
    with zipfile.ZipFile(wheel) as packed:
        there = {name for name in packed.namelist() if ".dist-info/" not in name}
        assert sorted(there) == sorted(here)
        assert [name for name, path in here.items() if packed.read(name) != path.read_bytes()] == []
    kinds = {path.suffix for path in here.values()}
    assert {".csv", ".css", ".html", ".js", ".json", ".mako", ".po", ".svg", ".ttf", ".woff2", ".typed"} <= kinds


def test_an_installed_longbox_serves_and_plays(environment: Path, tmp_path: Path) -> None:
    here = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "LONGBOX_"))}
    name = [environment / "bin" / "python", "-c", "import longbox; print(longbox.__file__)"]
    found = subprocess.run(name, capture_output=True, text=True, check=True, cwd=tmp_path, env=here)
    assert Path(found.stdout).is_relative_to(environment), "it is the one that was installed"
    server = Process(tmp_path / "longbox.sqlite", [str(environment / "bin" / "longbox")], here, tmp_path)
    server.start()
    try:
        looked_at(server)
        server.token = server.ask("POST", "/api/me", {"token": True})["token"]
        for title in (one.name for one in SHELF.values() if one.playable):
            played(server, title)
    finally:
        server.kill()


def looked_at(server: Process) -> None:
    """The pages and everything they load."""
    pages = [
        "/",
        "/rules",
        "/rules/crisis/cp-117",
        "/events",
        *(f"/new?title={one.name}" for one in SHELF.values() if one.playable),
    ]
    release = ""
    for path in pages:
        text = server.fetch("GET", path).decode()
        assert "</html>" in text
        release = re.findall(r"/static/~(\w+)/", text)[0]
    for file in STATIC.rglob("*"):
        if file.is_file():
            whole = bare(str(file), 0) if file.suffix == ".js" else file.read_bytes()
            assert server.fetch("GET", f"/static/~{release}/{file.relative_to(STATIC).as_posix()}") == whole


def played(server: Process, title: str) -> None:
    """Some answers against bots that answer at once; the log is told in German too."""
    fewest = next(one["players"][0] for one in server.ask("GET", "/api/titles") if one["name"] == title)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(fewest - 1))]
    code = server.ask("POST", "/api/tables", {"title": title, "seats": seats, "options": {}})["code"]
    given = 0
    while given < ANSWERS:
        state = server.ask("GET", f"/api/tables/{code}/state?language=de")
        if state["offer"]:
            server.ask("POST", f"/api/tables/{code}/answer", {"seq": state["seq"], "value": 0})
            given += 1
        else:
            server.ask("GET", f"/api/tables/{code}/state?since={state['seq']}&wait=5")
    assert len(server.ask("GET", f"/api/tables/{code}/state?language=de")["log"]) > 0
