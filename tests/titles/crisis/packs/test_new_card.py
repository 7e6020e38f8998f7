"""`longbox cards new crisis ID`: a card begun from what is known of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from longbox import cli
from longbox.kernel import LongboxError
from longbox.speech.printed import written
from longbox.titles import checkout, facets, title
from longbox.titles.crisis.builder.known import facts
from longbox.titles.crisis.packs import new_card, reader
from longbox.titles.crisis.packs.new_card import CARDS, FILL_IN, NAMES, TESTS, german, names, new, script, stubs
from longbox.titles.crisis.script.cards import Character

BLOB = "the-blob"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the rows of names, where this character has none yet, and room for cards and tests."""
    house = checkout()
    assert house is not None
    for folder in (CARDS, TESTS, NAMES):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(house / NAMES / "de.po", tmp_path / NAMES)
    all_rows = new_card.rows
    monkeypatch.setattr(
        new_card, "rows", lambda language: {id: row for id, row in all_rows(language).items() if id.partition("/")[0] != BLOB}
    )
    return tmp_path


def the_house() -> list[tuple[Path, int]]:
    """What stands in the folders that a card is begun in, and when each file was last written."""
    house = checkout()
    assert house is not None
    return sorted((path, path.stat().st_mtime_ns) for folder in (CARDS, TESTS, NAMES) for path in (house / folder).glob("*.*"))


@pytest.mark.parametrize("id", sorted(facts()["characters"]))
def test_every_known_character_can_be_begun(id: str) -> None:
    """Its script can be read, has the figures of the card, and its tests are Python."""
    row = facts()["characters"][id]
    sheet = reader.read(script(row), id, python=True)
    assert [str(fault) for fault in sheet.faults] == []
    card = sheet.cards[0][0]
    assert isinstance(card, Character)
    assert (card.id, card.name, card.threat) == (id, row["name"], row["threat"])
    assert len(card.attacks) == len(row.get("attacks", ()))
    assert len(card.superpowers) == len(row.get("superpowers", ())) + len(row.get("leaderships", ()))
    compile(stubs(row), id, "exec")


def test_what_is_known_is_filled_in_and_the_rest_is_marked(root: Path) -> None:
    card, printed, tests = new(BLOB, root)
    text = card.read_text(encoding="utf-8")
    assert 'Form("Normal", Side(6, S, 3, (4, 2, 2)), Side(6, S, 3, (4, 2, 2)), 50)' in text
    assert 'active("catch-little-man", 3, seq(), limit="turn")' in text
    assert text.count(FILL_IN) == 7
    catalogue = printed.read_text(encoding="utf-8")
    begun = [("the-blob", "The Blob", "The Blob"), ("the-blob/strike", "Strike", "Schlag")]
    begun += [("the-blob/thunderous-splash", "Thunderous Splash", "")]
    assert "".join(written(*one) for one in begun) in catalogue
    assert catalogue.endswith('msgctxt "the-blob#text"\nmsgid "FILL IN: one sentence about the character"\nmsgstr ""\n')
    assert tests.read_text(encoding="utf-8").count("pytest.fail") == 7


def test_nothing_is_written_twice(root: Path) -> None:
    paths = new(BLOB, root)
    before = [path.read_text(encoding="utf-8") for path in paths]
    with pytest.raises(LongboxError, match=r"the_blob.py is there already; nothing was written\."):
        new(BLOB, root)
    assert [path.read_text(encoding="utf-8") for path in paths] == before
    paths[0].unlink()
    with pytest.raises(LongboxError, match=r"test_the_blob.py is there already"):
        new(BLOB, root)


def test_keywords_and_conditions_need_no_filling_in() -> None:
    text = script(facts()["characters"]["war-machine"])
    assert "        flight(),\n" in text
    assert "from ..keywords import flight\n" in text
    assert '                wild_condition("bleed"),\n' in text


def test_each_blank_names_what_may_stand_there() -> None:
    """Power is gained by the first line of an attack without a price; no other blank speaks of it."""
    text = script(facts()["characters"]["bullseye"])
    knife, pins = text[text.index('"throwing-knife"') : text.index('"pin-cushion"')], text[text.index('"pin-cushion"') :]
    assert knife.count("line 1 without an icon, such as POWER_FOR_DAMAGE or ONE_POWER") == 1
    assert knife.count("POWER_FOR_DAMAGE") == 1
    assert "line 2 without an icon, such as after_attack(...), before_damage(...), during(...) or static(...)" in knife
    assert "line 1 without an icon, such as after_attack(...)" in pins
    assert "POWER_FOR_DAMAGE" not in pins


def test_a_card_that_has_something_of_the_same_name_is_named() -> None:
    assert "one of this name" in script(facts()["characters"]["bullseye"])


def test_german_names_come_from_other_cards() -> None:
    assert german("the-blob", "The Blob") == "The Blob"
    assert german("bullseye/hit-and-run", "Hit and Run") == "Überfallangriff"
    assert german("the-blob/none", "Nobody Has This") == ""
    assert "rule/explosive-force" in [id for id, _ in names(facts()["characters"][BLOB])]


def test_in_the_terminal(root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    before = the_house()
    monkeypatch.setattr(new_card, "checkout", lambda: root)
    assert cli.main(["cards", "new", "crisis", "bulseye"]) == 2
    assert capsys.readouterr().err == "longbox: No character is called 'bulseye'; did you mean bullseye?\n"
    assert cli.main(["cards", "new", "crisis"]) == 2
    assert cli.main(["cards", "new", "tactics", "thug"]) == 2
    assert "FASERIP Tactics has no cards that could be begun." in capsys.readouterr().err
    assert cli.main(["cards", "new", "crisis", BLOB]) == 0
    assert "longbox cards check crisis the-blob" in capsys.readouterr().out
    monkeypatch.setattr(new_card, "checkout", lambda: None)
    with pytest.raises(LongboxError, match="this one is installed"):
        facets.builder(title("crisis")).new_card(BLOB)
    assert the_house() == before
