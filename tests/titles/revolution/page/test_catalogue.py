"""The catalogue of the page."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.page.catalogue import catalogue


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_catalogue_tells_every_card(language: str) -> None:
    told = catalogue(language)
    assert (len(told["recruits"]), len(told["plots"]), len(told["missions"]), len(told["schools"])) == (69, 60, 19, 4)
    for kind in ("recruits", "plots", "missions", "schools"):
        for card in told[kind].values():
            assert card["name"]
            assert card["text"].endswith(".")
            assert "{" not in card["text"]
