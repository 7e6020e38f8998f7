"""The application, ready to be asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.server.app import create_app
from longbox.server.settings import Settings
from server.asgi import Client
from server.people import World
from server.wire import Server


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/longbox.sqlite", bot_pace=0.0, limits=False)


@pytest.fixture
def client(settings: Settings) -> Iterator[Client]:
    with Client(create_app(settings), accept_language="en") as client:
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
