"""What a game is played under."""

from __future__ import annotations

from longbox.kernel import Option

OPTIONS = {
    "last_round": Option(15, range(101), "The round after which the leading School wins; 0: none, as in the book (RQ-92)"),
}
