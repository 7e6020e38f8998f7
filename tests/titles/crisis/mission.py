"""Scenes with Crisis cards: their tokens on the bare board, and the moments that concern them."""

from __future__ import annotations

from typing import Any

from longbox.titles.crisis.rules.missions import set_out_tokens
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase
from longbox.titles.crisis.state import Table

from .scene import Duel

CAP, IRON, BONES = "captain-america-first-avenger", "invincible-iron-man", "crossbones-merciless-merc"


def mission(duel: Duel, *crises: str, edges: tuple[str, str] = ("south", "north")) -> Duel:
    """Put Crisis cards into play and set out their tokens, from number 0 up; the characters stand in a row far from all of them."""
    for who in range(len(duel.t.who)):
        duel.put(who, 3.0 + 3.0 * who, 3.0)
    duel.t.crises, duel.t.edges = crises, edges
    duel.t.index = None
    set_out_tokens(duel.t)
    return duel


def on_token(duel: Duel, name: str | int, token: int, away: float = 0.0) -> Duel:
    """Put a character on a token, or so many inches above its centre."""
    x, y = duel.t.token_at[token]
    return duel.put(name, x, y + away)


def give(duel: Duel, name: str | int, *tokens: int) -> Duel:
    for token in tokens:
        duel.t.token_holder[token] = duel.who(name)
    return duel


def interact(duel: Duel, name: str | int, token: int, power: int = 1) -> Duel:
    """A character with so much Power stands on a token, activates and interacts."""
    on_token(duel, name, token).set(name, power=power)
    return duel.activate(name).answer(("interact", token))


def offered_tokens(duel: Duel) -> list[int]:
    return [option[1] for option in duel.offered if option[0] == "interact"]


def cleanup(duel: Duel) -> Duel:
    return duel.push(CleanupPhase())


def power_phase(duel: Duel) -> Duel:
    return duel.push(PowerPhase())


def tokens(t: Table, name: str) -> list[int]:
    return [i for i, full in enumerate(t.token_name) if full == name]


__all__: list[Any] = [
    "BONES", "CAP", "IRON", "Duel", "cleanup", "give", "interact", "mission", "offered_tokens", "on_token", "power_phase", "tokens",
]  # fmt: skip
