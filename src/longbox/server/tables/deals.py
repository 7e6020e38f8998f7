"""What the people of a table agree on: to take back what undo does not, or to a draw. Bots agree to nothing, so nobody asks them.

An offer stands until somebody answers it or the game goes on; whoever was refused asks for the same again after the next answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.kernel import Event
from longbox.server.languages import language, message

TAKEBACK, DRAW = "takeback", "draw"
DEALS: Final = (TAKEBACK, DRAW)

OFFERED, AGREED, DECLINED = "offered", "agreed", "declined"
"""Entries of a ledger: somebody offers something, one of several agrees, or it is off."""
DRAWN = "draw"
"""The entry that ends a game by agreement."""


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer that stands."""

    what: str
    seat: int
    agreed: frozenset[str] = frozenset()
    """Accounts that have agreed to it, with the one that offers it."""


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """A line of the log that is about the table, not about the game."""

    note: str
    seat: int


NOTES: Final = {
    "takeback offered": message("%(name)s asks to take back the last answer."),
    "takeback agreed": message("%(name)s agrees to that."),
    "takeback declined": message("%(name)s does not agree to taking back."),
    "takeback withdrawn": message("%(name)s no longer asks to take back."),
    "takeback done": message("%(name)s takes back the last answer; all have agreed."),
    "draw offered": message("%(name)s offers a draw."),
    "draw agreed": message("%(name)s agrees to a draw."),
    "draw declined": message("%(name)s declines the draw."),
    "draw withdrawn": message("%(name)s no longer offers a draw."),
    "draw done": message("The players agree to a draw."),
}

TAKEBACK_HOW: Final = message("The game goes back to before it. Dice fall the same way again, and what was shown stays known.")
DRAW_HOW: Final = message("The game ends, and nobody wins.")
HOW: Final = {TAKEBACK: TAKEBACK_HOW, DRAW: DRAW_HOW}

ALONE: Final = message("Nobody else plays here who could agree.")
WITH_BOTS: Final = message("A bot plays here, and bots agree to nothing.")
STANDS: Final = message("Another offer stands; it is answered first.")
DECLINED_ONCE: Final = message("That was declined; ask again after the next answer.")
NO_OFFER: Final = message("No offer stands any more.")
NOTHING_BACK: Final = message("You have answered nothing yet that could be taken back.")


def noted(note: Noted, name: str, code: str) -> str:
    """A note as a sentence.

    >>> noted(Noted("draw offered", 0), "Mara", "en")
    'Mara offers a draw.'
    """
    return language(code).gettext(NOTES[note.note]) % {"name": name}
