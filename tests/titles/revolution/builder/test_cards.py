"""`longbox cards revolution`."""

from __future__ import annotations

import json

import pytest

from longbox.cli import main
from longbox.kernel import LongboxError
from longbox.titles import facets, title
from longbox.titles.revolution.builder import cards, everything
from longbox.titles.revolution.cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS
from longbox.titles.revolution.words import SCHOOLS


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_is_shown_once(language: str) -> None:
    ids = {card.id for deck in (CARDS, PLOT_CARDS, ALL_MISSIONS, SCHOOLS) for card in deck}
    assert {*everything(language)} == ids
    sheet = facets.builder(title("revolution")).cards((), language)
    rows = sheet.facts["cards"]
    assert isinstance(rows, list)
    assert {row["id"] for row in rows} == ids
    assert len(rows) == len(ids)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", sorted(everything("en")))
def test_each_card_can_be_read(id: str, language: str) -> None:
    sheet = cards([id], language)
    card = everything(language)[id]
    text = "\n".join(map(str, sheet.shown))
    assert sheet.facts["id"] == id
    assert text.startswith(f"{card['name']} ({id})")
    assert all(line in text for line in str(card["text"]).splitlines())


def test_cards_are_found_by_words_in_both_languages() -> None:
    for wanted in (["leaked"], ["Durchgesickerte"], ["footage", "leaked"]):
        found = cards(wanted, "de").facts["cards"]
        assert [card["id"] for card in found] == ["leaked-footage"]  # type: ignore[attr-defined]
    with pytest.raises(LongboxError, match="did you mean leaked-footage"):
        cards(["leaked-fotage"], "en")


def test_the_command_shows_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "revolution", "leaked-footage", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["name"], told["cost"], told["hope"]) == ("Leaked Footage", 1, 1)
    assert main(["cards", "revolution"]) == 0
    assert "leaked-footage" in capsys.readouterr().out
    assert main(["cards", "revolution", "wolverine"]) == 0
    assert "Attack Range" in capsys.readouterr().out
