"""What a game is played under."""

from __future__ import annotations

from longbox.kernel import Option
from longbox.titles import lessons

LESSONS = "longbox.titles.revolution.lessons"

OPTIONS = {
    "lesson": lessons.option(LESSONS),
    "last_round": Option(0, range(101), "The round after which the leading School wins; 0: none, as in the book (RQ-92)"),
    "token_returns": Option(
        False, (False, True), "Whether a Mission Character that must move may end where it began (RQ-73)", before=True
    ),
    "initiative_tie": Option(
        "whole",
        ("whole", "speed"),
        "What is rolled again after a tie for Initiative: the whole roll with its Powers, or Speed only (MR-287)",
        before="speed",
    ),
    "still_move": Option(False, (False, True), "Whether a Move of 0 Hexes counts for what follows a Move (MR-298)", before=True),
    "printing": Option(
        "second",
        ("second", "first"),
        "Which printing of the cards is played; the second has more Powers and Missions of their own",
        before="first",
    ),
    "mended": Option(
        True, (True, False), "Whether the mistakes of version 0.1 are mended; not in games that were saved then", before=False
    ),
}
