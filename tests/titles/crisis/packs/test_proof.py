"""`longbox cards check crisis ID`: whether a card is finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from runpy import run_path

import pytest

from longbox import cli
from longbox.kernel import LongboxError
from longbox.speech.printed import written
from longbox.titles import checkout
from longbox.titles.crisis import cards as house
from longbox.titles.crisis.builder.known import coverage
from longbox.titles.crisis.cards import LIBRARY, mistake
from longbox.titles.crisis.packs import proof as proofs
from longbox.titles.crisis.packs import reader
from longbox.titles.crisis.packs.names import astray
from longbox.titles.crisis.packs.new_card import CARDS, NAMES, TESTS
from longbox.titles.crisis.packs.proof import look, of_card, of_script, proof
from longbox.titles.crisis.script.cards import On
from longbox.titles.crisis.words import *

HERE = checkout()
assert HERE is not None
ROOT: Path = HERE
CARD = """\
NIGHT_WATCH = Character(
    "night-watch",
    "Night Watch",
    "Ida Brandt",
    threat=3,
    forms=(Form("Normal", Side(5, M, 2, (3, 2, 3)), Side(5, M, 2, (3, 2, 3)), 35),),
    attacks=(Strike("truncheon", PHYSICAL, range=2, dice=5, rules=(after_attack(gain_power(SELF, 1)),)),),
    superpowers=(innate("on-the-beat", on(power_phase(), gain_power(SELF, 1))),),
)
"""
TEST = '''"""Night Watch."""\n\n\ndef test_truncheon() -> None: ...\n\n\ndef test_on_the_beat() -> None: ...\n'''
NAMED = {
    "night-watch": ("Night Watch", "Night Watch"),
    "night-watch#text": ("A guard.", "Eine Wache."),
    "night-watch/truncheon": ("Truncheon", "Schlagstock"),
    "night-watch/on-the-beat": ("On the Beat", "Auf Streife"),
}
"""What is printed on her card, in English and German."""
Found = Callable[..., list[str]]


@pytest.fixture
def found(tmp_path: Path) -> Found:
    """What is wrong with the Night Watch, with her card, tests or names changed."""

    def look_at(card: str = CARD, test: str | None = TEST, named: dict[str, tuple[str, str]] = NAMED, stays: str = "") -> list[str]:
        for folder in (CARDS, TESTS, NAMES):
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / CARDS / "night_watch.py").write_text(card)
        if test is not None:
            (tmp_path / TESTS / "test_night_watch.py").write_text(test)
        text = "".join(written(id, *both) for id, both in named.items())
        (tmp_path / NAMES / "de.po").write_text(text.replace(stays, f"# stays\n{stays}") if stays else text)
        for name in ("README.md", "README.de.md", "CHANGELOG.md"):
            (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"))
        sheet = reader.read(card, "night_watch.py", python=True)
        library = LIBRARY.derive([one for one, _, _ in sheet.cards])
        return [one.told for one in proof(["night-watch"], tmp_path, library).faults]

    return look_at


def test_a_finished_card_has_no_mistakes(found: Found) -> None:
    assert found() == []


def test_bullseye_is_finished() -> None:
    assert [text for _, _, text in of_card("bullseye", ROOT)] == []


def test_a_card_without_tests(found: Found) -> None:
    assert found(test=TEST.replace("beat", "street")) == [
        "tests/titles/crisis/cards/characters/test_night_watch.py: nothing tests on-the-beat: no test names it."
    ]


def test_a_card_without_a_test_file(found: Found) -> None:
    assert found(test=None)[0].endswith("test_night_watch.py: the card has no tests; each line of it needs one.")


def test_what_is_to_be_filled_in(found: Found) -> None:
    told = found(CARD.replace("    threat=3,", "    # FILL IN: its threat\n    threat=3,"), TEST + '# "FILL IN: more"\n')
    assert [one.partition(": ")[2] for one in told] == ["FILL IN: its threat", "FILL IN: more"]
    assert "night_watch.py, line 5: " in told[0]


def test_a_blank_is_told_once_and_whole(found: Found) -> None:
    """What stands where something is to be filled in is no second mistake."""
    card = CARD.replace(
        'superpowers=(innate("on-the-beat", on(power_phase(), gain_power(SELF, 1))),),',
        'superpowers=(\n        # FILL IN: on(...) or static(...)\n        innate("on-the-beat"),\n    ),',
    )
    told = found(card.replace("dice=5", "dice=99"))
    assert [one.partition(", line ")[2] for one in told] == [
        "7: night-watch: dice 99 is not possible; it lies between 0 and 20.",
        "9: FILL IN: on(...) or static(...)",
    ]


@pytest.mark.parametrize(
    ("wrong", "right", "told"),
    [
        ("gain_powr", "gain_power", "line 8: There is no word 'gain_powr'; did you mean gain_power?"),
        ('gain_power(SELF, "one")', "gain_power(SELF, 1)", "line 8: 'n' of gain_power is"),
        ("on((power_phase(), activation_end(it=me)),", "on(power_phase(),", "line 8: 'trigger' of on is a moment"),
    ],
)
def test_words_and_arguments(found: Found, wrong: str, right: str, told: str) -> None:
    card = CARD[: CARD.index("superpowers")] + CARD[CARD.index("superpowers") :].replace(right, wrong)
    assert told in found(card)[0]


TWICE = "after_attack(extra_attack('truncheon', enemy, without=('WITHOUT',)), name='barrage')"
GAIN = "after_attack(gain_power(SELF, 1), when=TEST)"


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (TWICE.replace("WITHOUT", "barage"), "there is no rule 'barage'; did you mean 'barrage'?"),
        ("after_attack(extra_attack('trunchon', enemy))", "there is no attack 'trunchon'; did you mean 'truncheon'?"),
        (GAIN.replace("TEST", "weapon_is('strik')"), "there is no attack 'strik'; did you mean 'strike'?"),
        (
            GAIN.replace("TEST", "that(SELF, has_counter('lantern'))"),
            "there is no counter 'lantern'; gain_counter",
        ),
        (GAIN.replace("TEST", "that(TARGET, named(('Peter Parkr',)))"), "did you mean 'Peter Parker'?"),
        (
            GAIN.replace("TEST", "that(TARGET, knows('flght'))"),
            "there is no superpower 'flght'; did you mean 'flight'?",
        ),
        (GAIN.replace("TEST", "marked('done')"), "there is no mark 'done'; mark_attack(...) on this card"),
        ("after_attack(gain_power(SELF, noted('before')))", "there is no number written down 'before'; note(...) on this card"),
        (
            GAIN.replace("TEST", "that(SELF, holds('alien-ship/power-cor'))"),
            "did you mean 'alien-ship/power-core'?",
        ),
        ("wild_condition('staggr')", "'staggr' is no condition; did you mean 'stagger'?"),
        ("after_attack(gain_condition(TARGET, 'staggr'))", "'staggr' is no condition; did you mean 'stagger'?"),
    ],
)
def test_names_that_lead_nowhere(found: Found, part: str, told: str) -> None:
    """One sentence at the line, with the nearest right name, whether the reader sees the card or only Python does."""
    named = {**NAMED, "rule/barrage": ("Barrage", "Sperrfeuer")}
    said = found(CARD.replace("after_attack(gain_power(SELF, 1))", part), named=named)
    assert len(said) == 1, said
    assert "night_watch.py, line 7: " in said[0]
    assert told in said[0]


def test_names_that_are_right(found: Found) -> None:
    named = {**NAMED, "rule/barrage": ("Barrage", "Sperrfeuer")}
    assert found(CARD.replace("after_attack(gain_power(SELF, 1))", TWICE.replace("WITHOUT", "barrage")), named=named) == []


def test_every_card_of_the_library_names_what_there_is() -> None:
    every = (*LIBRARY.characters.values(), *LIBRARY.tactics.values(), *LIBRARY.crises.values(), *LIBRARY.gems.values())
    assert [(card.id, text) for card in every for _, text in astray(card)] == []


def test_a_wrong_name_on_a_card_with_python_of_its_own() -> None:
    card, path = LIBRARY.characters["bullseye"], ROOT / CARDS / "bullseye.py"
    rule = after_attack(extra_attack("pin-cushon", enemy))
    wrong = replace(card, attacks=(replace(card.attacks[0], rules=(rule,)), *card.attacks[1:]))
    assert [text for _, _, text in of_script(wrong, path, LIBRARY)] == [
        "bullseye: there is no attack 'pin-cushon'; did you mean 'pin-cushion'?"
    ]


def test_a_filter_without_its_name(found: Found) -> None:
    told = found(CARD.replace("on(power_phase(), ", "on(would_suffer(me, enemy), "))
    assert len(told) == 1
    assert "'when' of would_suffer is a test" in told[0]
    assert "not a filter; filters have a name here: target=, cause=, kind=." in told[0]


def test_one_mistake_is_told_once(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the file has wrong is not told again of the loaded card, and the READMEs wait until the card is right."""
    monkeypatch.setattr(proofs, "coverage", lambda: {"characters": replace(whole, scripted=(*whole.scripted, "night-watch"))})
    whole = coverage()["characters"]
    told = found(CARD.replace("dice=5", "dice=99"))
    assert [one.partition(": ")[2] for one in told] == ["night-watch: dice 99 is not possible; it lies between 0 and 20."]
    blank = found(CARD.replace("on(power_phase(), gain_power(SELF, 1))", "on(power_phase(), seq())"))
    assert [one.partition(": ")[2] for one in blank] == [
        "on-the-beat cannot be told: seq with nothing to say has no telling in English and German; see docs/telling-a-card.md."
    ]


@pytest.mark.parametrize(
    "test",
    [
        "def test_truncheon(): ...\n\ndef test_on_the_beat_again(): ...\n",
        "def test_a(): use('night-watch/truncheon'); use('on-the-beat')\n",
        'def test_a():\n    """Truncheon; On the Beat."""\n',
    ],
)
def test_a_test_names_a_part_by_id_or_name(found: Found, test: str) -> None:
    assert found(test=test) == []
    assert "nothing tests truncheon" in found(test=test.replace("runcheon", "runcheons"))[0]


def test_names_in_both_languages(found: Found) -> None:
    def told(more: dict[str, tuple[str, str]], without: str = "none", stays: str = "") -> list[str]:
        named = {id: both for id, both in (NAMED | more).items() if without not in id}
        return [one.partition("printed/")[2] for one in found(named=named, stays=stays)]

    assert told({}, without="beat") == [
        'de.po: night-watch/on-the-beat has no name; its entry begins with msgctxt "night-watch/on-the-beat".'
    ]
    assert told({"night-watch/truncheon": ("Truncheon", "")}) == ["de.po, line 10: night-watch/truncheon has no German name."]
    same = {"night-watch/truncheon": ("Truncheon", "Truncheon")}
    assert told(same) == [
        "de.po, line 10: night-watch/truncheon is called 'Truncheon' in German, too; translate it, or write # stays above it."
    ]
    assert told(same, stays='msgctxt "night-watch/truncheon"') == []
    portrait = "night-watch has no portrait in both languages; its entry is night-watch#text."
    assert told({}, without="#text") == [f"de.po, line 2: {portrait}"]
    for begun in (("A guard.", ""), ("FILL IN: a sentence", "Eine Wache.")):
        assert told({"night-watch#text": begun}) == [f"de.po, line 6: {portrait}"]


def test_what_no_sentence_says(found: Found) -> None:
    """A superpower is lost, and nothing asks whether it still is there."""
    lost = 'innate("on-the-beat", static("loses", "stealth", on=me))'
    told = found(CARD.replace('innate("on-the-beat", on(power_phase(), gain_power(SELF, 1)))', lost))
    assert any("on-the-beat cannot be told: " in one for one in told)


def test_figures_of_the_card_and_a_row_of_moments() -> None:
    card = LIBRARY.characters["black-cat"]
    path = ROOT / CARDS / "black_cat.py"
    wrong = replace(card, attacks=(replace(card.attacks[0], dice=99), *card.attacks[1:]))
    assert any("dice 99 is not possible" in text for _, _, text in of_script(wrong, path, LIBRARY))
    row = On((power_phase(), power_phase()), gain_power(SELF, 1))  # type: ignore[arg-type]
    wrong = replace(card, superpowers=(*card.superpowers[:-1], replace(card.superpowers[-1], parts=(row,))))
    assert "on(...) waits for one moment; write an on(...) for each of them." in [
        text for _, _, text in of_script(wrong, path, LIBRARY)
    ]


def test_cards_nobody_knows(tmp_path: Path) -> None:
    with pytest.raises(LongboxError, match="the-blob has no script yet; longbox cards new crisis the-blob begins one"):
        proof(["the-blob"], tmp_path)
    with pytest.raises(LongboxError, match="did you mean bullseye"):
        proof(["bulseye"], ROOT)


def test_the_counts_of_the_documents(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = proofs.coverage()
    more = replace(whole["characters"], scripted=(*whole["characters"].scripted, "night-watch"))
    monkeypatch.setattr(proofs, "coverage", lambda: whole | {"characters": more})
    assert [one.partition(",")[0] for one in found()] == ["README.md", "README.de.md", "CHANGELOG.md"]


def test_files_of_the_library_are_looked_into() -> None:
    """Those with Python of their own, too."""
    told = look([ROOT / CARDS / "green_goblin.py", ROOT / CARDS.parent / "tactics" / "convocation.py"])
    assert (told.cards, told.unread) == (8, 0)
    assert all("nothing tests" in one.text for one in told.faults)


def test_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "check", "crisis", "bullseye"]) == 0
    assert capsys.readouterr().out.strip() == "1 card read, 0 mistakes."
    assert cli.main(["cards", "check", "crisis"]) == 2
    assert "Name the card, too" in capsys.readouterr().err
    assert cli.main(["cards", "check", "tactics", "thug"]) == 2


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (NameError("no", name="gain_powr"), "there is no word 'gain_powr'; did you mean gain_power?"),
        (NameError("no", name="QQQQ"), "there is no word 'QQQQ', or its import is missing."),
        (
            TypeError("gain_power.__init__() got an unexpected keyword argument 'x'"),
            "gain_power takes nothing called 'x'; it takes who and n.",
        ),
        (
            TypeError("gain_power.__init__() missing 2 required positional arguments: 'who' and 'n'"),
            "gain_power takes who and n; missing: 'who' and 'n'.",
        ),
        (TypeError("own_helper() takes 0 positional arguments"), "own_helper() takes 0 positional arguments."),
        (SyntaxError("'(' was never closed", ("f", 7, 1, "")), "'(' was never closed."),
    ],
)
def test_a_file_that_python_cannot_run_is_named(error: Exception, told: str) -> None:
    assert mistake(f"{house.__name__}.characters.night_watch", error).partition(": ")[2] == told
    assert mistake(f"{house.__name__}.characters.night_watch", error).startswith("characters/night_watch.py")


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("would_suffer(me, enemy)", "would_suffer is given too much; it takes when, target=, cause= and kind=."),
        ("would_suffer(victim=me)", "would_suffer has no role 'victim'; it has target, cause, kind."),
        ("gain_power(SELF, 1, 2)", "gain_power is given too much; it takes who and n."),
        ("gain_power(SELF, 1, who=SELF)", "gain_power is given 'who' twice; it takes who and n."),
        ("immunity('stn')", "immunity knows no 'stn'; did you mean 'stun'?"),
    ],
)
def test_a_wrong_call_says_which_word_what_it_takes_and_where(tmp_path: Path, call: str, told: str) -> None:
    path = tmp_path / "night_watch.py"
    path.write_text(
        f"from longbox.titles.crisis.cards.keywords import *\nfrom longbox.titles.crisis.words import *\n\nX = (\n    {call},\n)\n"
    )
    with pytest.raises((TypeError, KeyError)) as wrong:
        run_path(str(path))
    assert mistake(f"{house.__name__}.night_watch", wrong.value) == f"night_watch.py, line 5: {told}"


def test_all_files_that_cannot_be_run_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> object:
        raise NameError("no", name="pierc")

    monkeypatch.setattr(house, "import_module", broken)
    with pytest.raises(house.BrokenCards, match=r"black_cat\.py(.|\n)*wong\.py"):
        list(house.found())
