"""What a learning agent sees of a game of Mutant Revolution."""

from __future__ import annotations

from typing import Final

from longbox.titles.facets import seat_name

from ..cards.decks import ALL_MISSIONS, PLOT_CARDS
from ..state import Table

SCHOOL = (
    "there", "plot points", "hope", "cards in hand", "staked", "bid", "team", "injured", "triumphs", "commander",
    "in the arena", "column", "row", "attack", "defense", "speed", "carries", "mission points",
)  # fmt: skip
_NO_SCHOOL = (0.0,) * len(SCHOOL)
MISSION_TOKENS = 8
NAMES: Final = (
    *(f"{seat_name(n)}: {field}" for n in range(4) for field in SCHOOL),
    "row of recruits",
    "card on offer",
    "mission turn",
    *(f"I hold plot card {n}" for n in range(len(PLOT_CARDS))),
    *(f"mission {n}" for n in range(len(ALL_MISSIONS))),
    *(f"mission token {n}: {field}" for n in range(MISSION_TOKENS) for field in ("there", "column", "row")),
)


def _hex(at: int) -> tuple[float, float, float]:
    return (1.0, at % 11 / 10, at // 11 / 10) if at >= 0 else (0.0, 0.0, 0.0)


def _school(t: Table, one: int, seat: int) -> list[float]:
    """What a seat sees of a School."""
    team = 0
    for who in t.team[one]:
        team |= 1 << who
    bid = t.bids[one] if t.shown or one == seat else min(t.bids[one], 0)
    row = [1.0, t.pp[one] / 10, t.hope[one] / 20, len(t.hands[one]) / 5, t.staked[one] / 14, bid / 14]
    row += (team.bit_count() / 10, (team & t.injured).bit_count() / 10, (team & t.triumph).bit_count() / 10, t.commander == one)
    if t.mission < 0:
        row += _NO_SCHOOL[10:]
        return row
    row += _hex(t.at[one])
    row += [number / 6 for number in t.stats[one]]
    row += (t.carrying[one] >= 0, t.points[one] / 10)
    return row


def observe(t: Table, seat: int) -> list[float]:
    on, seats = t.mission >= 0, t.seats
    row: list[float] = []
    for place in range(4):
        one = (seat + place) % seats
        row += _NO_SCHOOL if place >= seats or not t.school else _school(t, one, seat)
    row += (t.row / 10, (t.lot + 1) / 70, t.turn / 10 if on else 0.0)
    held = [0.0] * len(PLOT_CARDS)
    for card in t.hands[seat] if t.hands else ():
        held[card] = 1.0
    mission = [0.0] * len(ALL_MISSIONS)
    if on:
        mission[t.mission] = 1.0
    row += held
    row += mission
    for token in range(MISSION_TOKENS):
        row += _hex(t.token_at[token]) if on and token < len(t.token_at) else (0.0, 0.0, 0.0)
    return row
