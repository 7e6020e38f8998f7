"""What is made once in English is said in other languages: fields, lists, names, numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.kernel import Named, Phrase, Several
from longbox.speech import Tongue

PO = """
msgid "That is {far:.1f} in away, by {road}."
msgstr "Über {road} sind es {far:.1f} Zoll."

msgid "land"
msgstr "Land"

msgid "{who} waits for {what}."
msgstr "Auf {what} wartet {who}."

msgctxt "gem"
msgid "power"
msgstr "Machtstein"
"""


@pytest.fixture
def room(tmp_path: Path) -> Path:
    (tmp_path / "de.po").write_text(PO, encoding="utf-8")
    return tmp_path


def test_a_sentence_with_a_number_and_a_list(room: Path) -> None:
    far = Phrase("That is {far:.1f} in away, by {road}.", far=2.5, road=Several([Phrase("land"), "sea"], "or"))
    assert Tongue("de", room).say(far) == "Über Land oder sea sind es 2,5 Zoll."
    assert Tongue("en", room).say(far) == far


def test_a_name_is_what_the_title_calls_it(room: Path) -> None:
    said = Phrase("{who} waits for {what}.", who=Named("The Thing", "figure/thing"), what=3)
    names = {"figure/thing": "Das Ding"}
    assert Tongue("de", room, named=lambda thing: names[thing.id]).say(said) == "Auf 3 wartet Das Ding."
    assert Tongue("de", room).say(said) == "Auf 3 wartet The Thing."


def test_sentences_side_by_side(room: Path) -> None:
    both = Several([Phrase("land"), Phrase("It has {n}.", n=2)])
    assert Tongue("de", room).say(both) == "Land It has 2."


def test_what_is_not_known_stays_english(room: Path) -> None:
    assert Tongue("de", room).say(Phrase("{x} is new.", x="This")) == "This is new."
    assert Tongue("de", room).say("land") == "land", "a plain text is said already"
    assert Tongue("de", room).text("power") == "power"
    assert Tongue("de", room).text("power", "gem") == "Machtstein"


def test_every_room_has_the_kernels_sentences_and_its_own_come_first(room: Path) -> None:
    (room / "de.po").write_text('msgid "it has none"\nmsgstr "nichts da"\n', encoding="utf-8")
    other = room / "other"
    other.mkdir()
    assert Tongue("de", other).text("it has none") == "es gibt keine"
    assert Tongue("de", room).text("it has none") == "nichts da"


def test_lists(room: Path) -> None:
    german = Tongue("de", room)
    assert [german.listed(words) for words in ([], ["1"], ["1", "2"], ["1", "2", "3"])] == ["", "1", "1 und 2", "1, 2 und 3"]


def test_a_text_that_knows_its_languages() -> None:
    class Own(str):
        def tell(self, language: str) -> str:
            return f"{self} ({language})"

    assert Tongue("de").say(Phrase("it has {known}", known=Own("x"))) == "es gibt x (de)"
