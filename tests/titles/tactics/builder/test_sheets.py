"""`longbox cards tactics`."""

from __future__ import annotations

import pytest

from longbox.kernel import LongboxError
from longbox.titles import facets, title
from longbox.titles.facets import Grid
from longbox.titles.tactics.builder.sheets import cards, everything
from longbox.titles.tactics.words import FIGURES, PLOTS, THINGS


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_figure_and_piece_is_shown_once_and_can_be_read(language: str) -> None:
    sheet = facets.builder(title("tactics")).cards((), language)
    grid = sheet.shown[0]
    assert isinstance(grid, Grid)
    assert [row[1] for row in grid.rows] == [*FIGURES, *PLOTS, *THINGS]
    assert all(row[3] for row in grid.rows if row[0] != "plot")
    for id, card in everything(language).items():
        one = cards([id], language)
        text = "\n".join(map(str, one.shown))
        assert one.facts["id"] == id
        assert text.startswith(card["name"])
        assert card["text"] in text
        for special in card.get("specials", ()):
            assert special["text"] in text


def test_what_a_folio_says() -> None:
    assert cards(["punisher"], "en").shown[:5] == [
        "Punisher - One-Man War (punisher)",
        "Bold, Enigmatic, Streetwise",
        "Fighting Amazing, Agility Excellent, Strength Good, Endurance Excellent, Reason Good, Intuition Excellent, Psyche Typical",
        "Health 10, Karma 3, Speed 4",
        "  Scattergun: Shooting, hits with Agility (Excellent), 2 damage (Blunt), range 4",
    ]
    assert cards(["lamp-post"], "de").shown == [
        "Laternenpfahl (lamp-post)",
        "Objekt, Kühn, Material Remarkable",
        "  Trifft ein Nahkampfangriff damit: Das Ziel wird Taumelnd.",
    ]


def test_cards_are_found_by_words_in_both_languages() -> None:
    for wanted in (["laternenpfahl"], ["post", "lamp"]):
        found = cards(wanted, "de").facts["cards"]
        assert isinstance(found, list)
        assert [one["id"] for one in found] == ["lamp-post"]
    with pytest.raises(LongboxError, match="There is no card 'thanus'; did you mean thanos"):
        cards(["thanus"], "en")
