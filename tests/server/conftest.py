"""The application, ready to be asked."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from longbox.server.app import create_app
from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.store import Store
from server.asgi import Client
from server.people import World
from server.wire import Server


@pytest.fixture(autouse=True)
def no_luck(same_dice: None) -> None:
    """Every table has the same dice in every run."""


@pytest.fixture(autouse=True)
def no_reluctance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is over a limit hears of it at once."""
    monkeypatch.setattr("longbox.server.limits.RELUCTANCE", 0.0)


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without games. The migrations that make one have tests of their own."""
    path = tmp_path_factory.mktemp("empty") / "longbox.sqlite"
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    return path


@pytest.fixture
def settings(tmp_path: Path, empty: Path) -> Settings:
    shutil.copy(empty, tmp_path)
    return Settings(f"sqlite:///{tmp_path}/longbox.sqlite", bot_pace=0.0, limits=False)


@pytest.fixture(scope="session")
def routes() -> FastAPI:
    """The application without a house: its routes are worked out at the first request, which takes a quarter of a second."""
    return create_app(Settings("sqlite://"))


@pytest.fixture
def app(routes: FastAPI, settings: Settings) -> FastAPI:
    """The application, with a house that nobody was in."""
    routes.state.services = Services(settings)
    return routes


@pytest.fixture
def client(app: FastAPI) -> Iterator[Client]:
    with Client(app, accept_language="en") as client:
        yield client


@pytest.fixture
def world(settings: Settings) -> Iterator[World]:
    made = World(settings)
    yield made
    made.close()


@pytest.fixture
def server(settings: Settings) -> Iterator[Server]:
    made = Server(settings)
    yield made
    made.stop()
