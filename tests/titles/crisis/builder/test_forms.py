"""Rosters as they are carried: every form there and back, lists as players post them, and files that mean harm."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import time
import tracemalloc
import zipfile
from dataclasses import replace
from string import Formatter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from longbox.kernel import LongboxError
from longbox.speech import catalogues
from longbox.titles.carried import tidy
from longbox.titles.crisis.builder import GEM_THREAT, faults, judge, library
from longbox.titles.crisis.builder.battlescribe import LONGEST, rosz
from longbox.titles.crisis.builder.carry import FORMS, MOST, Taken, take
from longbox.titles.crisis.builder.catalogue import catalogue
from longbox.titles.crisis.builder.share import marks, share, unshare
from longbox.titles.crisis.builder.squads import THREATS, squads, table
from longbox.titles.crisis.builder.words import ROOM, SENTENCES, BadRoster
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.rules.squads import duplicates, full_squads, says
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE
from longbox.titles.crisis.script.queries import BINDS_SQUAD, COPIES, RALLIES
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

ALL = bool(os.environ.get("LONGBOX_ALL"))

assert TITLE  # the library is filled
AVENGERS = LIBRARY.rosters["avengers"]
ORDER = LIBRARY.rosters["black-order"]
SAID = catalogues.catalogue(ROOM, "de").one
GEMS = {text.removeprefix(f"gem{catalogues.CONTEXT}"): said for text, said in SAID.items() if catalogues.CONTEXT in text}


def mine(roster: Roster) -> Roster:
    """A roster as it comes back: nothing knows the names of ready ones."""
    return replace(roster, id="")


def carried(roster: Roster, form: str, language: str = "en") -> Taken:
    return take(FORMS[form].write(roster, language))


def drafts() -> st.SearchStrategy[Roster]:
    """Any cards that exist, legal together or not, under any name."""
    cards = library()

    def some(ids: list[str]) -> st.SearchStrategy[tuple[str, ...]]:
        return st.lists(st.sampled_from(ids), max_size=12, unique=True).map(tuple)

    def kind(of: str) -> list[str]:
        return [id for id, card in cards[SECURE].items() if card.kind == of]

    @st.composite
    def build(draw: st.DrawFn) -> Roster:
        characters = draw(some([id for id, card in cards["characters"].items() if not card.is_grunt]))
        gems = (
            draw(st.lists(st.tuples(st.sampled_from(characters), st.sampled_from(list(GEM_THREAT))), max_size=4))
            if characters
            else []
        )
        by_bearer = tuple(pair for who in characters for pair in gems if pair[0] == who)
        name = tidy(draw(st.text(max_size=70)))
        return Roster(
            "",
            name,
            characters,
            draw(some(list(cards["tactics"]))),
            draw(some(kind(SECURE))),
            draw(some(kind(EXTRACTION))),
            by_bearer,
        )

    return build().filter(lambda roster: roster.characters or roster.tactics or roster.secure or roster.extraction)


# -- there and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", list(LIBRARY.rosters))
def test_ready_rosters_go_there_and_back(id: str, language: str, form: str) -> None:
    assert carried(LIBRARY.rosters[id], form, language) == Taken(form, mine(LIBRARY.rosters[id]))


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None, max_examples=100 if ALL else 40)
@given(roster=drafts(), language=st.sampled_from(["en", "de"]))
@example(Roster("", "Characters", ("hood",), (), (), ()), "en")
@example(Roster("", "|", ("hood",), (), (), ()), "en")
@example(Roster("", "5", ("hood",), (), (), ()), "en")
@example(Roster("", "Disarm", ("hood",), (), (), ()), "en")
@example(Roster("", "1. — Hood (3)", ("ant-man",), (), (), ()), "de")
@example(Roster("", '<a href="&amp;">', ("hood",), (), (), ()), "de")
@example(Roster("", "Krisen: Sicherung", (), (), ("riots-spark",), ()), "de")
def test_any_roster_goes_there_and_back(form: str, roster: Roster, language: str) -> None:
    taken = carried(roster, form, language)
    assert taken.roster == roster
    assert not taken.notes


@pytest.mark.parametrize("roster", LIBRARY.rosters.values(), ids=lambda roster: str(roster.id))
def test_ready_rosters_give_out_gems_by_the_rules_and_hold_no_grunts(roster: Roster) -> None:
    assert [fault.told() for fault in judge(roster) if "gem" in fault.key or fault.key == "grunt"] == []


def test_the_same_roster_is_always_the_same_file() -> None:
    for form in FORMS.values():
        assert form.write(ORDER, "en") == form.write(mine(ORDER), "en")


def test_json_says_its_version() -> None:
    data = json.loads(FORMS["json"].write(ORDER, "en"))
    assert data["longbox_roster"] == 1
    assert data["gems"]["thanos-the-mad-titan"] == ["soul", "space"]


# -- posted texts ------------------------------------------------------------------------------------------------------

POSTED = """\
My criminals

**Characters: (6)**
—Captain Nowhere (Norman Noone) Threat: 4
Hood (Parker Robbins) Threat: 3
• ant man [3]
1. Thanos, The Mad Titan (7) - Soul Gem
CAPTAIN AMERICA (Steve Rogers) {BETA}
Corvus Glaive, 4
  Time Gem

Tactics: (10)
All According To Plan
X-ceptional Healing / Kick \u2018Em While They\u2019re Down
Medpak

Secure Crisis: (3)
Riots Spark Over Extremis 3.0 (Threat: 17)
Infinity Formula
Extract Crisis: Skrulls; Fear Grips World as "Worthy" Terrorize Cities, Deadly Legacy Virus Cured? (19)
Affiliation: Criminal Syndicate
"""


def test_a_text_as_players_post_it() -> None:
    taken = take(POSTED.encode())
    assert taken.roster == Roster(
        "",
        "My criminals",
        ("hood", "ant-man", "thanos-the-mad-titan", "captain-america-steve-rogers", "corvus-glaive"),
        ("all-according-to-plan", "x-ceptional-healing", "kick-em-while-theyre-down"),
        ("riots-spark", "infinity-formula"),
        ("skrulls-infiltrate", "fear-grips-world", "deadly-legacy-virus"),
        (("thanos-the-mad-titan", "soul"), ("corvus-glaive", "time")),
    )
    assert [note.sentence.told() for note in taken.notes] == [
        "Line 4: 'Captain Nowhere (Norman Noone) Threat: 4' is not a card that Longbox has.",
        "Line 15: 'Medpak' is not a card that Longbox has. Did you mean 'Medpack'?",
    ]
    assert taken.notes[1].close is not None
    assert taken.notes[1].close.id == "medpack"
    assert taken.notes[1].sentence.told("de") == "Zeile 15: 'Medpak' ist keine Karte, die Longbox hat. Meinst du 'Medpack'?"


def test_headings_are_not_needed_and_may_be_german() -> None:
    taken = take(b"Charaktere\nHood\nEbony Maw mit Gedankenstein\n\nKrisenkarten\nSkrulls Infiltrate World Leadership\nDisarm\n")
    assert taken.roster == Roster("", "", ("hood", "ebony-maw"), ("disarm",), (), ("skrulls-infiltrate",), (("ebony-maw", "mind"),))
    assert take(b"disarm\nhood\n").roster == Roster("", "", ("hood",), ("disarm",), (), ())


def test_gems_under_their_own_heading() -> None:
    roster = take(b"Characters\nEbony Maw\nCorvus Glaive\nInfinity Gems\nMind Gem: Ebony Maw\nTime Gem (Corvus Glaive)\n").roster
    assert roster.characters == ("ebony-maw", "corvus-glaive")
    assert roster.gems == (("ebony-maw", "mind"), ("corvus-glaive", "time"))
    assert [note.sentence.told() for note in take(b"Mind Gem\nHood").notes] == [
        "Line 1: the mind gem has no bearer; write it into the line of a character."
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_texts_of_any_editor(encoding: str) -> None:
    assert take("Müllers Liste\r\n\r\nHood\r\n".encode(encoding)).roster.name == "Müllers Liste"


def test_very_many_unknown_lines_are_summed_up() -> None:
    notes = take(("Hood\n" + "nobody at all\n" * 99).encode()).notes
    assert len(notes) == 41
    assert notes[-1].sentence.told() == "59 more lines were not understood."


# -- BattleScribe ------------------------------------------------------------------------------------------------------

FOLDERS = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster name="From elsewhere" xmlns="http://www.battlescribe.net/schema/rosterSchema"><forces><force name="Roster"><selections>
<selection name=" Timelines" type="upgrade"><selections><selection name=" Team Tactics" type="upgrade">
<selections><selection name="Disarm" type="upgrade"/></selections></selection></selections></selection>
<selection name=" Crisis Cards - Secure" type="upgrade"><selections>
<selection name="Riots Spark Over Extremis 3.0"/></selections></selection>
<selection name="BLACK WIDOW (Natasha Romanoff) {BETA}" type="model"><selections>
<selection name="Widow's Bite"/></selections></selection>
<selection name="CORVUS GLAIVE (Corvus Glaive)"><selections><selection name="Gems"><selections>
<selection name="Time Gem"/></selections></selection></selections></selection>
<selection name="NOBODY AT ALL (Nobody)"/></selections></force></forces></roster>"""


def test_files_with_folders_and_other_spellings() -> None:
    taken = take(FOLDERS.encode())
    assert taken.form == "ros"
    assert taken.roster == Roster(
        "", "From elsewhere", ("black-widow", "corvus-glaive"), ("disarm",), ("riots-spark",), (), (("corvus-glaive", "time"),)
    )
    assert [note.sentence.told() for note in taken.notes] == ["'NOBODY AT ALL (Nobody)' is not a card that Longbox has."]


# -- harm --------------------------------------------------------------------------------------------------------------


def packed(data: bytes, name: str = "a.ros", how: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", how) as archive:
        archive.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), data, how)  # no clock: these bytes name tests
    return file.getvalue()


LAUGHS = (
    b'<!DOCTYPE roster [<!ENTITY a "ha">'
    + b"".join(b'<!ENTITY %c "%s">' % (97 + i, b"&%c;" % (96 + i) * 10) for i in range(1, 10))
    + b']><roster name="&j;"/>'
)
ENTITY = b'<!DOCTYPE roster [<!ENTITY x SYSTEM "file:///etc/hostname">]><roster name="x"><selection name="&x;"/></roster>'


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "nothing to read"),
        (b" \n\t ", "nothing to read"),
        (b"x" * (MOST + 1), "at most 1 MB"),
        (b"Hood\n" * 500, "at most 400"),
        (b"hood, hood, hood, hood\n" * 20, "at most 60"),
        (b"Ebony Maw\n" + b"Mind Gem\n" * 99, "at most 60"),
        (json.dumps({"characters": ["hood"] * 61}).encode(), "at most 60"),
        (json.dumps({"gems": {f"x{i}": "soul" for i in range(61)}}).encode(), "at most 60"),
        (b"<roster>" + b"<selection name='Hood'/>" * 100 + b"</roster>", "at most 60"),
        (b"just some words", "No card"),
        (b"{", "JSON object"),
        (b"{" * 19_000, "JSON object"),
        (b'{"a":' * 3_900, "JSON object"),
        (b"[]", "No card"),
        (b'{"longbox_roster": 2, "characters": []}', "has the version 2; this Longbox reads version 1"),
        (b'{"longbox_roster": true}', "version True"),
        (b'{"longbox_roster": 1, "affiliation": "x"}', "no part 'affiliation'"),
        (b"{" + b" " * 30_000 + b"}", "at most 20 kB"),
        (LAUGHS, "document type"),
        (ENTITY, "document type"),
        (b'<!DOCTYPE roster SYSTEM "http://example.com/x.dtd"><roster/>', "document type"),
        (packed(LAUGHS), "document type"),
        (b"<html><body>Hood</body></html>", "not a roster"),
        (b'<roster name="x"><selection name="Hood">', "damaged"),
        (b"<roster>" + b"<a>" * 5_000, "damaged"),
        (b'<?xml version="1.0" encoding="nonsense"?><roster/>', "damaged"),
        (b'<?xml version="1.0" encoding="shift_jis"?><roster/>', "damaged"),
        (b"<roster name='x'/>", "No card"),
        (packed(b"<roster/>", "readme.txt"), "no .ros file"),
        (packed(b"<roster/>", how=zipfile.ZIP_LZMA), "no .ros file"),
        (packed(b"<roster/>")[:-20], "damaged"),
        (rosz(AVENGERS)[:400], "damaged"),
        (b"PK", "damaged"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(data: bytes, says: str) -> None:
    with pytest.raises(BadRoster, match=re.escape(says)) as error:
        take(data)
    german = error.value.sentence.told("de")
    assert german != str(error.value)
    assert german.endswith((".", "?"))


def test_a_bomb_is_not_unpacked() -> None:
    """50 MB of blanks in 50 kB: no more than the limit is ever unpacked."""
    bomb = packed(b"<roster>" + b" " * 50_000_000)
    assert len(bomb) < MOST
    tracemalloc.start()
    with pytest.raises(BadRoster, match="at most 4 MB"):
        take(bomb)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 4 * LONGEST


def test_a_lying_archive() -> None:
    """The directory promises a few bytes; more come."""
    honest = packed(b"<roster>" + b" " * 5_000_000)
    lying = honest.replace((5_000_008).to_bytes(4, "little"), (20).to_bytes(4, "little"))
    assert lying != honest
    with pytest.raises(BadRoster):
        take(lying)


@pytest.mark.parametrize("cut", [1, 2, 5, 20, 60])
def test_a_link_that_was_cut_off(cut: int) -> None:
    with pytest.raises(BadRoster, match="damaged or cut off"):
        unshare(share(AVENGERS)[:-cut])


def test_a_link_with_one_wrong_letter() -> None:
    code = share(ORDER)
    for at in range(1, len(code) - 1):  # the last letter holds spare bits
        wrong = code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :]
        with pytest.raises(BadRoster, match="damaged or cut off"):
            unshare(wrong)


def test_links_as_they_are_copied() -> None:
    code = share(ORDER)
    for text in (code, f"https://example.org/rosters?r={code}", f" http://x/new?title=crisis&roster={code}&lang=de\n"):
        taken = take(text.encode())
        assert (taken.form, taken.roster) == ("link", mine(ORDER))
    with pytest.raises(BadRoster, match="has the version 2"):
        take(b"2" + code[1:].encode())


def test_a_link_with_a_card_from_elsewhere() -> None:
    with pytest.raises(BadRoster, match="does not have"):
        unshare(share(replace(AVENGERS, characters=("somebody-new",))))


def test_links_stay_what_they_are() -> None:
    """A link that somebody has kept must open for good: if this fails, raise the version and still read the old one."""
    code = "1AQEBAAHIxz4dREuWwyoAAEhpnE52_A"
    roster = Roster("", "Hi", ("ebony-maw",), ("disarm",), ("riots-spark",), (), (("ebony-maw", "mind"),))
    assert share(roster) == code
    assert unshare(code) == roster


def test_no_two_cards_have_the_same_mark() -> None:
    for cards in library().values():
        assert len(marks(cards)) == len(cards)


WORST = ("a," * 150, "hood + x, " * 30, "Hod " * 70, "(" * 300, "1 " * 150, "Riots Spark Over (3) (4) (5) " * 10, "- " * 150)
"""The worst texts that pass the limits: every line full of pieces, every name almost a card."""


@pytest.mark.parametrize("line", WORST)
def test_the_worst_texts_are_read_or_refused(line: str) -> None:
    read_or_refuse("\n".join([line] * 400).encode())


@pytest.mark.all
def test_nothing_takes_long() -> None:
    start = time.process_time()
    for line in WORST:
        with contextlib.suppress(BadRoster):
            take("\n".join([line] * 400).encode())
    assert time.process_time() - start < 10


def read_or_refuse(data: bytes) -> None:
    """Any bytes give a roster that can be judged, told and written again, or one sentence."""
    said = ""
    try:
        taken = take(data)
    except LongboxError as error:
        said = str(error)
    if said:
        assert said.endswith((".", "?"))
        assert "\n" not in said
        return
    for language in ("en", "de"):
        for line in (*faults(taken.roster, language=language), *(note.sentence.told(language) for note in taken.notes)):
            assert line.encode()
    table(taken.roster)
    for form in FORMS.values():
        form.write(taken.roster, "de")


@settings(deadline=None, max_examples=300 if ALL else 60)
@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode("utf-8", "surrogatepass")))
@example(b'{"name": "\\ud800", "characters": ["\\udfff"], "gems": {"\\ud800": "soul"}}')
@example(b'{"characters": ["hood", "hood"], "gems": {"hood": ["soul", "soul", "x"]}}')
@example(b"PK\x05\x06" + bytes(18))
def test_any_bytes(data: bytes) -> None:
    read_or_refuse(data)


@settings(deadline=None, max_examples=300 if ALL else 60)
@given(
    data=st.sampled_from([form.write(ORDER, "de") for form in FORMS.values()] + [FOLDERS.encode(), POSTED.encode()]),
    at=st.floats(0, 1),
    length=st.integers(0, 40),
    put=st.binary(max_size=20),
)
def test_any_damage(data: bytes, at: float, length: int, put: bytes) -> None:
    start = int(at * len(data))
    read_or_refuse(data[:start] + put + data[start + length :])


# -- words -------------------------------------------------------------------------------------------------------------


def test_both_languages_say_the_same() -> None:
    def gaps(text: str) -> set[str | None]:
        return {name for _, name, _, _ in Formatter().parse(text)} - {None}

    german = {text: said for text, said in SAID.items() if catalogues.CONTEXT not in text}
    assert {*SENTENCES.values()} == german.keys()
    for text, said in german.items():
        assert gaps(text) == gaps(said), text
        assert text != said
    assert GEMS.keys() == GEM_THREAT.keys()


@pytest.mark.rule("CP-113")
def test_faults_in_german_and_their_rules() -> None:
    short = replace(ORDER, characters=ORDER.characters[1:], secure=())
    assert faults(short, language="de") == [
        "Ein Vorrat hat 10 Charaktere; dieser hat 9.",
        "Ein Vorrat hat 3 Krisenkarten vom Typ Sicherung; dieser hat 0.",
        "Der Seelenstein gehört zu 'thanos-the-mad-titan', und dieser Charakter ist nicht im Vorrat.",
        "Der Raumstein gehört zu 'thanos-the-mad-titan', und dieser Charakter ist nicht im Vorrat.",
    ]
    assert [fault.rule for fault in judge(short)] == ["CP-113", "CP-113", "CP-503", "CP-503"]
    wrong = replace(ORDER, gems=(("corvus-glaive", "soul"),))
    assert faults(wrong, language="de") == ["Corvus Glaive darf nur Realitätsstein oder Zeitstein tragen, nicht den Seelenstein."]


def test_cards_that_exclude_each_other() -> None:
    both = replace(AVENGERS, tactics=("battlefield-medicine", *AVENGERS.tactics[1:]))
    assert "medpack" in both.tactics
    assert faults(both) == ["Battlefield Medicine excludes Medpack: a roster may hold only one of them."]


# -- squads ------------------------------------------------------------------------------------------------------------

PLAIN = [
    id
    for id, roster in LIBRARY.rosters.items()
    if not any(says(LIBRARY.characters[who], query) for who in roster.characters for query in (COPIES, RALLIES, BINDS_SQUAD))
]
"""Rosters without cards that change how squads are built; those have tests of their own."""


@pytest.mark.rule("CP-183", "CP-189")
@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize("id", PLAIN)
def test_squads_for_each_threat(id: str, ruleset: int) -> None:
    """Against the plainest way to count them."""
    roster = LIBRARY.rosters[id]
    threats = {
        who: library()["characters"][who].threat + more
        for who, more in zip(roster.characters, roster.extra(the_cards().gems), strict=True)
    }
    every = [tuple(who for i, who in enumerate(roster.characters) if bits >> i & 1) for bits in range(1, 1024)]
    every = [squad for squad in every if not duplicates(squad, ruleset, the_cards().characters)]
    rows = table(roster, ruleset)
    assert [row.threat for row in rows] == list(THREATS)
    for row in rows:
        totals = [sum(threats[who] for who in squad) for squad in every]
        best = max(total for total in totals if total <= row.threat)
        assert row.uses == best
        assert [squad.characters for squad in row.squads] == [s for s, total in zip(every, totals, strict=True) if total == best]
        assert row.lower == sum(total < best for total in totals)
        assert tuple(squad.characters for squad in row.squads) == full_squads(
            the_cards(), roster.characters, roster.extra(the_cards().gems), row.threat, ruleset
        )
        for name, count in row.affiliations.items():
            members = [sum(name in library()["characters"][who].affiliations for who in squad.characters) for squad in row.squads]
            assert count == sum(2 * n > len(squad.characters) for n, squad in zip(members, row.squads, strict=True))


def test_squads_of_drafts() -> None:
    assert squads(Roster("", "", (), (), (), ()), 17).squads == ()
    assert squads(Roster("", "", ("nobody", "hydra-troopers"), (), (), ()), 17).squads == ()
    one = squads(Roster("", "", ("hood",), (), (), (), (("hood", "nonsense"),)), 17)
    assert (one.uses, len(one.squads), one.lower) == (3, 1, 0)
    assert squads(replace(AVENGERS, characters=tuple(library()["characters"])[:15]), 17).squads == ()


# -- the catalogue -----------------------------------------------------------------------------------------------------


def test_the_catalogue_has_every_card_of_a_roster() -> None:
    english, german = catalogue(), catalogue("de")
    assert {card["id"] for card in english["characters"]} == {
        id for id, card in library()["characters"].items() if not card.is_grunt
    }
    assert len(english["tactics"]) == len(library()["tactics"])
    assert len(english["secure"]) + len(english["extraction"]) == len(library()[SECURE])
    widow = next(card for card in german["characters"] if card["id"] == "black-widow")
    assert (widow["threat"], widow["speed"], widow["defenses"], widow["keywords"]) == (2, "L", [3, 2, 4], ["stealth"])
    assert {card["id"] for card in english["characters"] if card["copies"] == 2} == {"sentinel-mk4", "prime-sentinel"}
    assert {one["name"] for one in german["gems"]} == set(GEMS.values())
    for one in english["ready"]:
        assert unshare(one["code"]).name == one["name"]
    assert json.dumps(english)
