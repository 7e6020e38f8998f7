"""What folios, Plots, Objects and Artifacts say: the sentence of a word as somebody read it, in both languages."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.speech.telling import describe
from longbox.titles.tactics.words import FIGURES

SAID = [
    (
        "spider-man/spider-senses",
        "The first time it is attacked in a Page, it makes a FEAT of Intuition; on Green or better the attack fails.",
        "Wird sie auf einer Seite zum ersten Mal angegriffen, legt sie einen FEAT auf Intuition ab; "
        "bei Grün oder besser scheitert der Angriff.",
    ),
    (
        "iceman/iced-up",
        "Armor Good: prevents up to 1 Physical or Energy damage, but no Electricity or Sonic damage.",
        "Rüstung Good: hält bis zu 1 Schaden ab (Körperlich und Energie, aber nicht Elektrizität und Schall).",
    ),
    (
        "professor-x/mental-block",
        "Attack action: target an opposing figure in Line of Sight within 8 squares. "
        "One of the target's Specials of your choice is countered until the start of this figure's next activation.",
        "Angriffsaktion: ziele auf eine gegnerische Figur in Sichtlinie innerhalb von 8 Feldern. "
        "Ein Special des Ziels, das du wählst, ist bis zum Beginn der nächsten Aktivierung dieser Figur gekontert.",
    ),
    (
        "dormammu/wall-of-fire",
        "Attack action: lay up to 4 squares of Fire, connected, within 8 squares, the first in Line of Sight. "
        "The Fire deals Remarkable Fire damage.",
        "Angriffsaktion: lege bis zu 4 Felder Feuer, zusammenhängend, innerhalb von 8 Feldern, das erste in Sichtlinie. "
        "Das Feuer fügt Schaden vom Rang Remarkable (Feuer) zu.",
    ),
    (
        "invisible-woman/force-field",
        "Shooting and Magical attacks against it and Teammates within 1 square in Line of Effect are at \u20132CS.",
        "Fernkampf- und Magieangriffe gegen sie und Teamkameraden innerhalb von 1 Feld in Wirkungslinie haben \u20132CS.",
    ),
    (
        "punisher/disciplined-marine",
        "At the start of the Issue, it may gain an affiliation of an allied figure of your choice.",
        "Zu Beginn des Hefts darf sie eine Teamzugehörigkeit einer verbündeten Figur deiner Wahl erhalten.",
    ),
]


@pytest.mark.parametrize(("id", "en", "de"), SAID, ids=[row[0] for row in SAID])
def test_a_special_says_what_it_does(id: str, en: str, de: str) -> None:
    figure, _, special = id.partition("/")
    one = next(one for one in FIGURES[figure].specials if one.id == special)
    assert [describe(one, "en"), describe(one, "de")] == [en, de]


def test_a_shift_is_written_with_a_minus_and_no_hyphen() -> None:
    said = [describe(one, language) for language in ("en", "de") for figure in FIGURES.values() for one in figure.specials]
    assert any("\u2013" in one for one in said)
    assert [one for one in said if "-1CS" in one or "-2CS" in one] == []
