"""What the players of a table are called: people by the name they gave, bots by one of their own, nobody like another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from longbox.server.languages import language, message

from .ledger import Seat

LEVELS: Final = {
    "rookie": message("Rookie"),
    "brawler": message("Brawler"),
    "magpie": message("Magpie"),
    "veteran": message("Veteran"),
    "strategist": message("Strategist"),
    "master": message("Master"),
}
"""The levels of bots, the weakest first."""
STRENGTHS: Final = LEVELS | {
    "random": message("Random bot"),
    "careless": message("Gentle bot"),
    "greedy": message("Steady bot"),
    "search": message("Sharp bot"),
}
"""How good a bot is, by what it is called inside. The last three are as levels were called before, at tables from then."""
BOTS: Final = ("Bleep", "Klonk", "Fizz", "Tock", "Pling", "Zonk", "Whirr", "Boing", "Clank", "Twang")
"""Sounds that machines make: no character of any title, and the same in every language."""
GUEST: Final = message("Guest")
NOBODY: Final = message("Nobody yet")
LETTERS: Final = "ABCDEFGH"


def called(code: str, seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names at a table, by its code; empty for an open seat and for somebody whose account is gone. Where two people are called
    the same, the letter of the seat tells them apart.

    >>> mara, jonas, bot = Seat(0, "person", "1", "Mara"), Seat(1, "person", "2", "Mara"), Seat(2, "bot", bot="greedy")
    >>> called("K7QX2MA", [mara, jonas, bot, Seat(3, "bot", bot="greedy"), Seat(4, "open")])
    ('Mara (A)', 'Mara (B)', 'Fizz', 'Tock', '')
    """
    people = [seat.name for seat in seats if seat.kind == "person"]
    free = [name for name in BOTS if name not in people]
    start = crc32(code.encode())
    names = [free[(start + seat.seat) % len(free)] if seat.kind == "bot" else seat.name for seat in seats]
    return tuple(f"{name} ({LETTERS[seat]})" if name and names.count(name) > 1 else name for seat, name in enumerate(names))


def shown(name: str, seat: Seat, code: str) -> str:
    """A name as it is shown in a language, also where there is none."""
    unnamed = GUEST if seat.kind == "person" else NOBODY
    return name or language(code).gettext(unnamed)


def strength(seat: Seat, code: str) -> str:
    """How good the bot of a seat is, in a language; empty for anybody else."""
    good = STRENGTHS.get(seat.bot or "", "")
    return good and language(code).gettext(good)
