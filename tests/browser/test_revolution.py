"""Mutant Revolution in the browser: whole games by mouse, keyboard and finger, dials, bargains, hands and the arena."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from longbox.kernel import Game
from longbox.players import Sight, player
from longbox.titles import shelf

from .test_journeys import press, shown, went_on
from .test_site import overflow, violations
from .test_table_page import ME, OPEN, asked, table

Open = Callable[..., Page]
Bring = Callable[..., str]

SHORT = {"last_round": 1}
ANY_BOT = {"kind": "bot", "bot": "random"}
BOTS = ["random"] * 3

# -- moments worth looking at ---------------------------------------------------------------------------------------------------


def moments(games: int = 30) -> Iterator[Game[Any]]:
    """Every question to the first player in some games of four that play anything."""
    title = shelf.title("revolution")
    for seed in range(games):
        game: Game[Any] = Game.new(title, 4, f"moment {seed}", {"last_round": 3})
        players = [player("random", seed + seat) for seat in range(4)]
        while game.ask is not None:
            if game.ask.seat == 0:
                yield game
            game.answer(players[game.ask.seat].choose(Sight(title, game.state, game.ask)))


def rich(game: Game[Any]) -> bool:
    return game.state.round > 1


WORTH: dict[str, Callable[[Game[Any], dict[str, Any]], bool]] = {
    "act": lambda game, offer: any("odds" in one for one in offer["options"]) and len(game.state.standing()) > 2,
    "bid": lambda game, offer: offer["region"]["most"] > 4 and game.state.lot >= 0,
    "react": lambda game, offer: any(one["on"][:1] and one["on"][0][0] == "card" for one in offer["options"]),
    "plot": lambda game, offer: rich(game) and any(one.get("group") == "Events" for one in offer["options"]),
    "move": lambda game, offer: len(offer["options"]) > 9,
    "recover": lambda game, offer: len(offer["region"]["cards"]) > 1,
    "reroll": lambda game, offer: True,
}
"""When a question is worth looking at."""


@cache
def moment(kind: str) -> str:
    """A saved game in which the first player is asked this."""
    for game in moments():
        assert game.ask is not None
        if game.ask.kind == kind and WORTH.get(kind, lambda *_: True)(game, game.title.offer(game.state, game.ask)):
            return game.save()
    raise AssertionError(f"nobody was asked for {kind} in these games")


@pytest.fixture
def at(visit: Open, bring: Bring) -> Callable[..., Page]:
    """A page with the first player's question of a kind."""

    def at(kind: str, **how: Any) -> Page:
        page = visit("/", **how)
        code = bring(moment(kind), page, *BOTS)
        page.goto(f"/t/{code}")
        asked(page)
        return page

    return at


def state(page: Page) -> dict[str, Any]:
    code = page.get_attribute("body", "data-code")
    found: dict[str, Any] = page.context.request.get(f"/api/tables/{code}/state").json()
    return found
