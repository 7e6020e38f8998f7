"""Refusals in German."""

from __future__ import annotations

from longbox.kernel import Illegal
from longbox.speech import catalogue
from longbox.titles.revolution.speech.refusals import ROOM
from longbox.titles.revolution.title import TITLE


def test_refusals_in_german() -> None:
    for english, german in catalogue(ROOM, "de").one.items():
        assert english != german
        assert english.count("{") == german.count("{")
    error = Illegal("You can give 1 to {hope} Hope Coins.", hope=5)
    assert TITLE.refusal(error, "de") == "Du kannst 1 bis 5 Hoffnungsmünzen geben."
    assert TITLE.refusal(error, "en") == "You can give 1 to 5 Hope Coins."
