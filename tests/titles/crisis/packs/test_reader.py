"""Card files are read as data: whatever is in them, nothing is run, and every mistake is a sentence with its place."""

from __future__ import annotations

import builtins
import os
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from longbox.titles.crisis.builder.known import scripted
from longbox.titles.crisis.cards import LIBRARY as HOUSE
from longbox.titles.crisis.packs.check import check, faults
from longbox.titles.crisis.packs.proof import wanted
from longbox.titles.crisis.packs.reader import read
from longbox.titles.crisis.packs.words import words
from longbox.titles.crisis.script.cards import Character, Rule
from longbox.titles.crisis.script.queries import QUERIES
from longbox.titles.crisis.speech.cards import MARKS
from longbox.titles.crisis.speech.cards import rows as names
from longbox.titles.crisis.speech.telling import tell
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words import SELF, WILD, after_attack, gain_power, icons

from .. import LIBRARY
from ..scene import Duel

ROOT = Path(__file__).parents[4]

HERO = """
add_character(Character(
    "test-hero", "Test Hero", "Somebody", threat=3, affiliations=({affiliation},),
    forms=({forms},),
    attacks=({attacks},),
    superpowers=({powers},),
))
"""
SIDE = "Side(5, M, 2, (3, 3, 3))"
CRISIS = 'add_crisis(Crisis("c", "C", SECURE, 17, (Tokens("x", ASSET, MAP_B),), {}))'
PLAIN = {
    "affiliation": '"Avengers"',
    "forms": f'Form("Normal", {SIDE}, {SIDE}, 35)',
    "attacks": 'Strike("jab", PHYSICAL, range=2, dice=4)',
    "powers": "flight()",
}


def hero(**parts: str) -> str:
    return HERO.format(**PLAIN | parts)


def told(text: str) -> list[str]:
    sheet = read(text)
    return [fault.text for fault in (*sheet.faults, *check(sheet))]


def test_a_card_is_read() -> None:
    sheet = read(
        hero(attacks='Strike("jab", PHYSICAL, range=2, dice=4, rules=(icons(WILD, name="x")(after_attack(gain_power(SELF, 1))),))')
    )
    assert sheet.faults == []
    (card, line, column), *others = sheet.cards
    assert not others
    assert (card.id, line, column) == ("test-hero", 2, 1)
    assert card.attacks[0].rules == (icons(WILD, name="x")(after_attack(gain_power(SELF, 1))),)  # type: ignore[union-attr]
    assert check(sheet) == []
    assert "test-hero" not in HOUSE.characters, "reading puts nothing into the library"


@pytest.mark.parametrize(
    "text",
    [
        "import os",
        "from os import system",
        "__import__('os')",
        "A = __builtins__",
        "A = ().__class__",
        "A = ally.__class__.__mro__",
        "A = ally.test",
        "A = 'x'.join(('a',))",
        "A = (lambda: 1)()",
        "A = gain_power(SELF, (lambda: 1)())",
        "A = f'{SELF}'",
        "A = f'{().__class__}'",
        "A = [x for x in (1, 2)]",
        "A = (x for x in (1, 2))",
        "def f():\n    return 1",
        "class C:\n    pass",
        "while True:\n    pass",
        "for x in (1, 2):\n    pass",
        "if True:\n    pass",
        "try:\n    pass\nexcept Exception:\n    pass",
        "with open('x') as f:\n    pass",
        "A = open('x')",
        "A = eval('1')",
        "A = exec('1')",
        "A = getattr(SELF, 'name')",
        "A = 10 ** 10",
        "A = 9 * 9",
        "A = 'a' * 1000",
        "A = 'a' + 'b'",
        "A = 1 << 60",
        "A = 99999999999999999999999999",
        "A = 1e308 * 10",
        "A = 1e999",
        "A = 3j",
        "A = gain_power(SELF, 1000)",
        "A = b'bytes'",
        "A = ...",
        "A = {'a': 1}",
        "A = {1, 2}",
        "A = [1, 2]",
        "A = (1, 2)[0]",
        "A = 1 if True else 2",
        "A = ally and enemy",
        "A = not ally",
        "A = 1 < 2",
        "A = (B := 1)",
        "A, *B = (1, 2, 3)",
        "A.b = 1",
        "A[0] = 1",
        "ally = enemy",
        "_a = 1",
        "__name__ = 1",
        "del A",
        "global A",
        "assert 1",
        "raise ValueError",
        "yield 1",
        "await x",
        "print('x')",
        "register('x', gain_power(SELF, 1))",
        "replace(SELF, name='x')",
        "own('x', ally)",
        "Test('x', ally)",
        "Number('x', 1)",
        "Context(1, 2, 3, 4)",
        "Run('x', 1, 1)",
        "add_superpower(flight())",
        "gain_power(*10)",
        "gain_power(**{})",
        "icons(WILD)(1)",
        "icons(WILD)(after_attack)",
        "icons(WILD)()()",
        "SELF()",
        "1()",
        "'x'()",
        "A = SELF & ally",
        "A = ~SELF",
        "A = -'x'",
        'A = "' + "x" * 5000 + '"',
        "A = 'a\\x00b'",
        "A = 'a\\nb'",
        "A = (",
        "\x00",
        "A = " + "(" * 500 + ")" * 500,
        "A = " + "~" * 5000 + "ally",
        "A = " + "-" * 100_000 + "1",
        "A = " + "seq(" * 90 + ")" * 90,
        "A = " + "(1, " * 100 + ")" * 100,
        "A = (" + "1, " * 100_000 + ")",
        "A = ally" + " & ally" * 5000,
        "A = ally" + "|ally&enemy" * 2000,
        "x" * 300_000,
        "A = seq(" + "gain_power(SELF, 1), " * 1000 + ")",
        "A = (1,) * 100000000",
        "A = (1, 1)\n" + "\n".join(f"{b} = (*{a}, *{a})" for a, b in pairwise("ABCDEFGHI")),
    ],
)
def test_what_is_not_data_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sentence, and without anything being run or unfolded: some of these would never end."""

    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("something was run")

    told("A = seq(gain_power(SELF, 1))")  # the library's own annotations are read once, which is no work of the file's
    for name in ("exec", "eval", "open", "print"):
        monkeypatch.setattr(builtins, name, never)
    monkeypatch.setattr(os, "system", never)
    before = len(HOUSE.extras), len(HOUSE.characters)
    found = told(text)
    monkeypatch.undo()
    assert found, text[:80]
    assert all(fault.endswith((".", "?")) and len(fault) < 400 for fault in found), found
    assert before == (len(HOUSE.extras), len(HOUSE.characters))


def test_only_words_of_the_language_are_words() -> None:
    bad = {"own", "register", "replace", "dataclass", "field", "Context", "Run", "Frame", "Ask", "Test", "Number", "Any", "targets"}
    assert not bad & set(words())
    assert not any(name.startswith("_") for name in words())
    assert {"gain_power", "ally", "WILD", "after_attack", "Character", "Tactic", "Crisis", "flight", "per_secured"} <= set(words())


@pytest.mark.parametrize(
    ("text", "place", "sentence"),
    [
        ("A = 1\nB = gain_powr(SELF, 1)", (2, 5), "There is no word 'gain_powr'; did you mean gain_power?"),
        ("A = gain_power(SELF)", (1, 5), "gain_power needs who, n; 'n' is missing."),
        ("A = gain_power(SELF, 1, 2)", (1, 5), "gain_power takes who, n; that are too many."),
        ("A = gain_power(1, 1)", (1, 16), "'who' of gain_power is somebody (such as SELF or TARGET)"),
        (
            "A = gain_power(SELF, 'x')",
            (1, 22),
            "'n' of gain_power is a whole number or a number of the moment (such as damage_dealt), not the text 'x'.",
        ),
        ("A = gain_power(SELF, True)", (1, 22), "not True."),
        ("A = gain_condition(TARGET, 'stunn')", (1, 28), "'stunn' is no condition; did you mean 'stun'?"),
        ("A = affiliated('Avengrs')", (1, 16), "'Avengrs' is no affiliation; did you mean 'Avengers'?"),
        ("A = targeted(targt=me)", (1, 5), "targeted has no role 'targt'; it has attacker, target."),
        ("A = targeted(target=SELF)", (1, 21), "'target' of targeted is a filter (such as enemy & within(2))"),
        (
            "A = active('x', 1, gain_power(SELF, 1), limits='turn')",
            (1, 48),
            "active takes nothing called 'limits'; did you mean limit?",
        ),
        ("A = active('x', 1, gain_power(SELF, 1), limit='trun')", (1, 47), "'trun' is no limit; did you mean 'turn'?"),
        ("A = push(TARGET, 5)", (1, 18), "'tool' of push is S, M or L."),
        ("A = static('steath', 3)", (1, 12), "'steath' is no question of the rules; did you mean 'stealth'?"),
        (
            "A = during('attack_pol', gain_power(SELF, 1))",
            (1, 12),
            "'attack_pol' is no moment of an attack; did you mean 'attack_pool'?",
        ),
        ("A = seq(ally)", (1, 9), "'steps' of seq is an effect (such as gain_power(SELF, 1)), not a filter."),
        ("A = may(gain_power)", (1, 9), "not the word gain_power without its brackets."),
        ("A = enemy & dealt_damage", (1, 5), "a filter and a test cannot be joined with &."),
        ("A = lose_power(TARGET, 1\nB = 2", (1, 15), "This cannot be read: '(' was never closed."),
    ],
)
def test_mistakes_are_told_where_they_are(text: str, place: tuple[int, int], sentence: str) -> None:
    fault = read(text).faults[0]
    assert sentence in fault.text
    assert (fault.line, fault.column) == place


def test_a_name_with_a_mistake_is_told_once() -> None:
    assert len(read("A = gain_powr(SELF, 1)\nB = seq(A, A)\nC = may(B)").faults) == 1


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"forms": f'Form("Normal", {SIDE}, 35)'}, "The Injured side is missing: Form(name, Side(...), Side(...), base)."),
        ({"forms": 'Form("Normal", base=35)'}, "Form needs name, healthy, injured, base; 'healthy' is missing."),
        ({"forms": f'Form("Normal", Side(5, M, 2, (3, 3)), {SIDE}, 35)'}, "'defense' of Side is a row of 3"),
        (
            {"forms": f'Form("Normal", Side(0, M, 2, (3, 3, 3)), {SIDE}, 35)'},
            "stamina 0 is not possible; it lies between 1 and 40.",
        ),
        ({"attacks": 'Strike("jab", PHYSICAL, range=2, dice=4, side="healthy")'}, "the Injured side has no attack."),
        ({"attacks": 'Strike("jab", PHYSICAL, range=9, dice=4)'}, "range 9 is not possible; it lies between 0 and 5."),
        (
            {"attacks": 'Strike("jab", PHYSICAL, range=2, dice=4, form="Tiny")'},
            "jab belongs to the form 'Tiny', and the card has Normal.",
        ),
        ({"attacks": 'Strike("jab", PHYSICAL, 2, 4), Strike("jab", PHYSICAL, 2, 4)'}, "the attack jab is on the card twice."),
        ({"powers": 'active("x", 1, damage(TARGET, 1))'}, "nobody is TARGET here; there is SELF."),
        ({"powers": 'active("x", 1, damage(CHOSEN, 1))'}, "nobody is CHOSEN here"),
        ({"powers": 'active("x", 1, choose(ally & enemy, damage(CHOSEN, 1)))'}, "nobody can be this: ally & enemy."),
        ({"powers": 'active("x", 1, choose(enemy & ~enemy, damage(CHOSEN, 1)))'}, "nobody can be this: enemy & ~enemy."),
        ({"powers": 'reactive("x", 1, targeted(target=me & enemy), gain_power(SELF, 1))'}, "nobody can be this: enemy & me."),
        ({"powers": 'active("x", 1, transform("Tiny"))'}, "the card has no form 'Tiny'; it has Normal."),
        ({"powers": 'active("x", 1, extra_attack("bite", enemy))'}, "there is no attack 'bite'; the card has 'jab'."),
        ({"powers": 'innate("x", static("stealth", "far"))'}, "the value of 'stealth' is something like 3, not 'far'."),
        ({"powers": 'innate("x")'}, "x is innate and does nothing"),
        (
            {"powers": 'leadership("x", "Cabal", on(power_phase(), gain_power(SELF, 1)))'},
            "x leads Cabal, and the card does not belong",
        ),
        ({"powers": 'active("X y", 1, gain_power(SELF, 1))'}, "the id 'X y' has other signs"),
    ],
)
def test_cards_that_make_no_sense(parts: dict[str, str], sentence: str) -> None:
    found = told(hero(**parts))
    assert any(sentence in fault for fault in found), found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('add_tactic(Tactic("t", "T", REACTIVE, (By(),), gain_power(SELF, 1)))', "the card is reactive and waits for nothing"),
        ('add_tactic(Tactic("t", "T", ACTIVE, (), gain_power(SELF, 1)))', "somebody must play the card"),
        ('add_tactic(Tactic("t", "T", "activ", (By(),), gain_power(SELF, 1)))', "'activ' is no kind; did you mean 'active'?"),
        ('add_crisis(Crisis("c", "C", SECURE, 17, (), per_secured("x")))', "a Crisis card sets out tokens"),
        (CRISIS.format('per_secured("x"), (Interaction("y", pick_up()),)'), "there is no token 'y'"),
        (CRISIS.format("icons(WILD)"), "'scoring' of Crisis is a word that says how"),
        (CRISIS.format("may_hold"), "'scoring' of Crisis is a word that says how"),
    ],
)
def test_tactics_and_crises_that_make_no_sense(text: str, sentence: str) -> None:
    found = told(text)
    assert any(sentence in fault for fault in found), found


def test_the_library_itself_has_no_mistakes() -> None:
    """Every card of the library, read from its file where that is data alone, and judged as it is."""
    library = scripted()
    cards = [library[kind][id] for kind, ids in LIBRARY.items() for id in ids]
    found = [f"{card.id}: {text}" for card in cards for _, text in faults(card)]
    read_cards = 0
    for path in sorted((ROOT / "src/longbox/titles/crisis/cards").rglob("*.py")):
        sheet = read(path.read_text(encoding="utf-8"), path.name, python=True)
        found += [str(fault) for fault in (*sheet.faults, *check(sheet))]
        read_cards += len(sheet.cards)
    assert found == []
    assert read_cards >= 370


def test_reading_gives_what_running_gives() -> None:
    """A card of the library read as data is the card that Python makes of the same file."""
    folder = ROOT / "src/longbox/titles/crisis/cards/characters"
    sheets = [read(path.read_text(encoding="utf-8"), path.name, python=True) for path in sorted(folder.glob("*.py"))]
    cards = [card for sheet in sheets for card, _, _ in sheet.cards]
    assert len(cards) >= 140
    for card in cards:
        made = HOUSE.characters[card.id]
        assert card.forms == made.forms  # type: ignore[union-attr]
        for one, other in zip(card.attacks, made.attacks, strict=True):  # type: ignore[union-attr]
            assert (one.id, one.dice, one.range, len(one.rules)) == (other.id, other.dice, other.range, len(other.rules))
            names = [rule.name for rule in one.rules if isinstance(rule, Rule)]
            assert names == [rule.name for rule in other.rules if isinstance(rule, Rule)]


def test_a_card_of_the_library_can_be_copied_into_a_pack() -> None:
    """Without its imports: what the cards of the library share is known in packs too."""
    text = (ROOT / "src/longbox/titles/crisis/cards/characters/black_panther.py").read_text(encoding="utf-8")
    sheet = read(re.sub(r"^from .*\n", "", text, flags=re.M))
    assert [str(fault) for fault in (*sheet.faults, *check(sheet))] == []
    assert [card.id for card, _, _ in sheet.cards] == ["black-panther"]


def test_a_pack_may_call_something_else_by_the_name_of_what_the_library_shares() -> None:
    sheet = read(
        "ONE_POWER = after_attack(gain_power(SELF, 2))\n" + hero(attacks='Strike("jab", PHYSICAL, 2, 4, rules=(ONE_POWER,))')
    )
    assert [str(fault) for fault in (*sheet.faults, *check(sheet))] == []
    assert sheet.cards[0][0].attacks[0].rules == (after_attack(gain_power(SELF, 2)),)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "power",
    [
        'active("x", 1, until("turn", "y", SELF, 1), parts=(on(attack_pool(attacker=me), add_dice("attack", waiting("y"))),))',
        'active("x", 1, lasts("coming attack action", static("attack_dice", 2, on=me)))',
        'reactive("x", 1, interact_rolled(it=me), reroll(roll="card", fails=True))',
    ],
)
def test_what_cards_of_the_library_say_packs_can_say_too(power: str) -> None:
    assert told(hero(powers=power)) == []


# -- the document ------------------------------------------------------------------------------------------------------

DOC = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
WORDS = DOC[DOC.index("<!-- words -->") : DOC.index("<!-- end of words -->")]
ROWS = {match[1]: (match[2], match[3]) for match in re.finditer(r"^\| `(\w+)` \| (.*?) \| `(.*)` \|$", WORDS, re.M)}


def test_the_document_lists_every_word() -> None:
    """A new word needs a row: python scripts/words.py adds it."""
    listed = set(ROWS) - set(QUERIES)
    assert sorted(set(words()) - set(ROWS)) == []
    assert sorted(listed - set(words())) == []
    assert [name for name, (line, _) in ROWS.items() if len(line) < 8] == []


def test_the_document_lists_every_question_of_the_rules() -> None:
    """Whatever the rules ask of statics, and whatever cards answer, is in script/queries.py and so in the document."""
    asked: set[str] = set()
    for path in (ROOT / "src/longbox/titles/crisis").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        asked |= {name.lower() for name in re.findall(r"\bqueries\.([A-Z_]+)", text)} - {"queries"}
        asked |= set(re.findall(r'\.(?:has|changes|total)\(\s*"(\w+)"', text))
    assert len(asked) > 50
    assert sorted(asked - set(QUERIES)) == []
    assert sorted(set(QUERIES) - set(ROWS)) == []


@pytest.mark.parametrize("name", [name for name, (_, example) in ROWS.items() if "..." not in example])
def test_examples_can_be_read(name: str) -> None:
    assert [fault.text for fault in read("EXAMPLE = " + ROWS[name][1].replace("\\|", "|")).faults] == []


def test_the_cards_of_the_document_are_in_order() -> None:
    blocks = [block for block in re.findall(r"```python\n(.*?)```", DOC, re.S) if "import" not in block]
    assert len(blocks) == 3
    sheet = read("\n".join(blocks))
    assert [str(fault) for fault in (*sheet.faults, *check(sheet))] == []
    assert [card.id for card, _, _ in sheet.cards] == ["night-watch", "last-call", "stalls-ablaze"]


def the_character_of_the_document() -> Character:
    card = read(re.findall(r"```python\n(.*?)```", DOC, re.S)[0]).cards[0][0]
    assert isinstance(card, Character)
    return card


@pytest.mark.parametrize("name", ["truncheon_staggers_with_a_wild", "lantern_light"])
def test_the_tests_of_the_document_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The character of the document, with the tests that the document writes for it."""
    monkeypatch.setattr(TITLE.packs, "base", HOUSE.derive([the_character_of_the_document()]))
    blocks = re.findall(r"```python\n(.*?)```", DOC, re.S)
    body = next(block for block in blocks if "import" in block).replace("from ...scene import Duel", "")
    space: dict[str, Any] = {"Duel": Duel}
    exec(body, space)
    assert sum(one.startswith("test_") for one in space) == 2
    space[f"test_{name}"]()


def test_the_names_of_the_document_are_those_its_character_needs() -> None:
    card = HOUSE.derive([the_character_of_the_document()]).characters["night-watch"]
    listed = re.findall(r"Her\s+entries are (.*?), and `night-watch#text`", DOC, re.S)[0]
    assert re.findall("`(.*?)`", listed) == [id for id in wanted(card) if id not in names("de")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_character_of_the_document_can_be_told(language: str) -> None:
    library = HOUSE.derive([the_character_of_the_document()])
    card = library.characters["night-watch"]
    parts: list[Any] = [*card.attacks, *card.superpowers[:-1]]
    assert all(tell(part, language, library, str) for part in parts)


def test_the_document_names_what_there_is() -> None:
    """Words, files and marks in running text, outside the generated tables."""
    own = DOC[: DOC.index("<!-- words -->")]
    assert own.count("\n") < 265
    for path in re.findall(r"`((?:src|tests|docs|examples)/[\w./-]+)`", own):
        assert (ROOT / path.replace("night_watch", "bullseye")).exists(), path
    marks = set(re.findall(r"`\{(\w+)\}`", own))
    assert marks == set(MARKS["en"])
    for file in ("keywords.py", "affiliations.py", "idioms/attacks.py", "idioms/superpowers.py"):
        assert (ROOT / "src/longbox/titles/crisis/cards" / file).is_file()
    for word in ("counters", "within_marker", "remove_markers", "recall_token", "sent", "bears", "spend_counter", "has_counter"):
        assert f"`{word}`" in own
        assert word in words()
