"""What the asked player reads: every option of random games in words, all different, in both languages."""

from __future__ import annotations

import random
from importlib import resources

import pytest

from longbox.kernel import Game, Illegal
from longbox.titles import book
from longbox.titles.tactics.offers import RULES
from longbox.titles.tactics.rules.teams import BadTeam, Team, legal
from longbox.titles.tactics.text.refusals import GERMAN
from longbox.titles.tactics.title import TITLE

from .scene import Scene


@pytest.mark.parametrize(("level", "map"), [("mean-streets", "choose"), ("heroic-battle", "mall")])
def test_every_option_is_told_apart(level: str, map: str) -> None:
    rng = random.Random(level)
    game = Game.new(TITLE, seed=4, options={"level": level, "map": map, "last_page": 5})
    kinds = set()
    while game.ask is not None:
        kinds.add(game.ask.kind)
        for language in ("en", "de"):
            offer = TITLE.offer(game.state, game.ask, language)
            labels = [row["label"] for row in offer["options"]]
            assert len(labels) == len(game.ask.options)
            assert len(set(labels)) == len(labels), labels
            assert not any("('" in label or "{" in label for label in labels), labels
        game.answer(rng.randrange(len(game.ask.options)))
    assert {"act", "move", "activate", "karma"} <= kinds


def test_every_question_names_a_rule() -> None:
    assert set(RULES.values()) <= set(book("tactics").rules())
    asked = {key[4:] for key in TITLE.words["en"] if key.startswith("ask.")}
    assert asked == set(RULES)


def test_an_offer_in_words() -> None:
    s = Scene("W K . .", a="W wolverine", b="K kraven", karma=True).activate("W")
    labels = [row["label"] for row in TITLE.offer(s.t, s.t.ask, "de")["options"]]  # type: ignore[arg-type]
    assert labels == [
        "Aktivierung beenden",
        "Bewegen",
        "Bewegen, 1 Karma von Wolverine für Tempo",
        "Adamantium claws auf Kraven",
        "Grappling auf Kraven",
        "In Deckung gehen",
        "Snikt",
    ]


def test_both_languages_have_the_same_words() -> None:
    english, german = (
        {key for key in TITLE.words[language] if not key.startswith(("option.", "damage."))} for language in ("en", "de")
    )
    assert english == german


def test_refusals_in_german() -> None:
    s = Scene("W . .", a="W wolverine").activate("W").answer(("move", -1))
    with pytest.raises(Illegal) as refused:
        s.answer([2])
    assert TITLE.refusal(refused.value) == "C1 is not next to A1; a way goes square by square."
    assert TITLE.refusal(refused.value, "de") == "C1 liegt nicht neben A1; ein Weg geht Feld für Feld."
    with pytest.raises(BadTeam) as bad:
        legal(Team("good", ("sabretooth", "blob"), "danger-room"), "heroic-battle")
    assert TITLE.refusal(bad.value, "de").startswith("Sabretooth ist evil; ein Team")


def test_every_german_refusal_belongs_to_an_english_one() -> None:
    """A sentence that was changed in the rules must be changed here too."""
    folder = resources.files("longbox.titles.tactics")
    files = [file for place in (folder, folder / "rules", folder / "maps") for file in place.iterdir() if file.name.endswith(".py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [template for template in GERMAN if f'"{template}"' not in source] == []
