"""What cards say."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import is_dataclass

import pytest

from longbox.speech import catalogue
from longbox.speech.catalogues import CONTEXT
from longbox.titles.revolution import words
from longbox.titles.revolution.builder import everything
from longbox.titles.revolution.cards.decks import ALL_MISSIONS, CARDS, CHARACTERS, PLOT_CARDS
from longbox.titles.revolution.cards.flavour import FLAVOUR
from longbox.titles.revolution.codes import When
from longbox.titles.revolution.speech.cards import TELLINGS
from longbox.titles.revolution.words import SCHOOLS, Character, Cost, DamageHope, Most, Word
from longbox.titles.revolution.words.cards import PRINTED

LANGUAGES = ("en", "de")


def text(id: str, language: str = "en") -> str:
    return str(everything(language)[id]["text"])


def test_every_word_and_moment_is_told_in_both_languages() -> None:
    kinds = {word for word in vars(words).values() if isinstance(word, type) and issubclass(word, Word) and is_dataclass(word)} - {
        Cost
    }
    for telling in TELLINGS:
        assert set(telling.sentences) == kinds
        assert set(telling.moments) == set(When)
    english, german = TELLINGS
    assert set(english.sharper) == set(german.sharper)
    assert set(english.costs) == set(german.costs)
    assert set(english.mission.until) == set(german.mission.until)


def test_everything_has_a_german_name_and_no_name_is_for_nothing() -> None:
    cards = (*(card for card in CARDS if not isinstance(card, Character)), *PLOT_CARDS, *ALL_MISSIONS, *SCHOOLS)
    wanted = {(card.id, card.name) for card in cards}
    wanted |= {(f"{card.id}/power", card.power.name) for card in CARDS if isinstance(card, Character)}
    wanted |= {(f"{school.id}/charter", school.charter) for school in SCHOOLS}
    wanted |= {(f"{id}/flavour", line) for id, line in FLAVOUR.items()}
    for mission in ALL_MISSIONS:
        if mission.called:
            wanted.add((f"{mission.id}/token", mission.called))
        if mission.tokens > 1:
            wanted.add((f"{mission.id}/tokens", mission.many[0]))
        if mission.tokens == 1:
            wanted.add((f"{mission.id}/the", mission.the[0]))
        if mission.tokens == 1 or any(isinstance(part, DamageHope) for part in mission.parts):
            wanted.add((f"{mission.id}/to", mission.to[0]))
    assert {tuple(key.split(CONTEXT)) for key in catalogue(PRINTED, "de").one} == wanted


@pytest.mark.parametrize("at", [0, 1])
def test_every_character_has_a_power_with_a_name_of_its_own(at: int) -> None:
    names = Counter(card.power_names[at] for card in CARDS if isinstance(card, Character))
    assert set(names.values()) == {1}
    assert all(0 < len(name) <= 22 for name in names)


def test_invented_characters_leaders_schools_and_missions_have_a_line_of_flavour() -> None:
    """The Heroes and Students that the book names go without."""
    book = {"nightcrawler", "iceman", "rogue", "beast", "psylocke", "cable", "dagger", "colossus", "emma-frost", "pixie", "x-23"}
    characters = (*CHARACTERS, *(school.leader for school in SCHOOLS))
    wanted = {card.id for card in characters} | {card.id for card in SCHOOLS} | {card.id for card in ALL_MISSIONS}
    wanted -= book
    assert wanted <= set(FLAVOUR)
    assert not book & set(FLAVOUR)
    for id, line in FLAVOUR.items():
        assert len(line.split()) <= 12, line
        assert len(str(everything("de")[id]["flavour"]).split()) <= 14, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sentences(language: str) -> None:
    for id, card in everything(language).items():
        for line in str(card["text"]).splitlines():
            assert line.endswith("."), id
            assert not re.search(r"[{}*]|\b99\b|[+-]\d+ Rev|  |\.\.|;.*;", line), line
            for sentence in re.split(r"(?<=[.]) ", re.sub(r"^\([^)]+\) |^[\w-]+: ", "", line)):
                assert sentence[0].isupper() or sentence[0].isdigit(), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_names_its_price(language: str) -> None:
    price = {"en": "(1 Power Token", "de": "(1 Kraftmarker"}[language]
    for card in CARDS:
        assert (price in text(card.id, language)) == (card.power is not None)
    for school in SCHOOLS:
        assert school.leader.name in text(school.id, language).partition(")")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_card_stands_in_its_text(language: str) -> None:
    """Amounts that are more than 1, and less than the number that means all."""
    cards = {card.id: card.power.parts for card in CHARACTERS}
    cards |= {card.id: card.parts for card in PLOT_CARDS} | {card.id: card.parts for card in ALL_MISSIONS}
    for id, parts in cards.items():
        told = {int(number) for number in re.findall(r"\d+", text(id, language))}
        for part in parts:
            word = part.part if isinstance(part, Cost) else part
            held = [getattr(word, name) for name in word.__slots__ if name != "attribute"]
            assert {abs(n) for n in held if isinstance(n, int) and 1 < abs(n) < 99} <= told, (id, word)


TOLD = {
    "stroke-of-luck": (
        "After your Character rolls attack or defense dice, reroll any number of those dice.",
        "Nach einem Angriffs- oder Verteidigungswurf deines Charakters: Wirf beliebig viele dieser Würfel neu.",
    ),
    "clean-slate": ("Discard your hand. Draw 3 Plot Cards.", "Lege deine Hand ab. Ziehe 3 Plotkarten."),
    "broad-coalition": (
        "Gain 2 Revolution Points. Choose another School. It gains 1 Revolution Point.",
        "Du erhältst 2 Revolutionspunkte. Wähle eine andere Schule. Sie erhält 1 Revolutionspunkt.",
    ),
    "underdog-story": (
        "Play only if every other School has more Revolution Points than you. Gain 1 Revolution Point.",
        "Nur spielbar, wenn jede andere Schule mehr Revolutionspunkte hat als du. Du erhältst 1 Revolutionspunkt.",
    ),
    "founders-pledge": (
        "Choose 3 of your Characters. Each spends 1 Power Token. Gain 1 Revolution Point.",
        "Wähle 3 deiner Charaktere. Jeder gibt 1 Kraftmarker aus. Du erhältst 1 Revolutionspunkt.",
    ),
    "public-inquiry": (
        "Choose a School with the most Revolution Points. It loses 1 Revolution Point and 2 Hope.",
        "Wähle eine Schule mit den meisten Revolutionspunkten. Sie verliert 1 Revolutionspunkt und 2 Hoffnung.",
    ),
    "price-of-failure": (
        "Choose another School that has an Injured Character. It loses 1 Revolution Point.",
        "Wähle eine andere Schule, die einen verletzten Charakter hat. Sie verliert 1 Revolutionspunkt.",
    ),
    "point-of-order": (
        "When another School plays an Event with Plot Value 4 or more, cancel that Event.",
        "Wenn eine andere Schule ein Ereignis mit Plotwert 4 oder mehr spielt: Hebe dieses Ereignis auf.",
    ),
    "deep-reserves": (
        "Power Token limit +1, and this Character gains 1 Power Token at once.",
        "Kraftlimit +1, und dieser Charakter erhält sofort 1 Kraftmarker.",
    ),
    "heavy-hitter": ("Attack +2, Speed \u20131.", "Angriff +2, Tempo \u20131."),
    "survival-course": (
        "When this Character is defeated, count 1 fewer stat at 0 (at least 1).",
        "Wenn dieser Charakter besiegt wird: Es zählt 1 Wert auf 0 weniger (mindestens 1).",
    ),
    "slowglass": (
        "Second Glance (1 Power Token). After Slowglass rolls attack or defense dice, reroll 1 of those dice.",
        "Zweiter Blick (1 Kraftmarker). Nach einem Angriffs- oder Verteidigungswurf von Slowglass: Wirf 1 dieser Würfel neu.",
    ),
    "jackdaw": (
        "Light Fingers (1 Power Token). When an attack by Jackdaw inflicts Damage, take 1 Hope from the target's School. "
        "For a Mission Character, take it from the bank.",
        "Flinke Finger (1 Kraftmarker). Wenn Jackdaw mit einem Angriff Schaden zufügt: Nimm der Schule des Ziels 1 Hoffnung ab. "
        "Bei einem Missionscharakter nimm sie aus der Bank.",
    ),
    "the-vanguard-institute": (
        "(1 Power Token from Cyclops) After your Hero or Student rolls attack or defense dice, reroll 1 of those dice.",
        "(1 Kraftmarker von Cyclops) Nach einem Angriffs- oder Verteidigungswurf deines Helden oder Schülers: "
        "Wirf 1 dieser Würfel neu.",
    ),
    "open-sparring": (
        "Rules: Defeats carry no penalty. Each attack that damages another School's Character scores 1 point and earns 1 Hope.\n"
        "Success: When only one Character is left, or after Mission Turn 5.\n"
        "Reward: 1 Revolution Point for the most points.",
        "Regeln: Niederlagen haben keine Folgen. "
        "Jeder Angriff, der dem Charakter einer anderen Schule Schaden zufügt, bringt 1 Punkt und 1 Hoffnung.\n"
        "Erfolg: Sobald nur noch ein Charakter übrig ist, oder nach Missionszug 5.\n"
        "Belohnung: 1 Revolutionspunkt für die meisten Punkte.",
    ),
    "quiet-extraction": (
        "Set-up: Place 3 guards at least 3 Hexes from every Character. Only 2 Characters take part.\n"
        "Rules: Defeating guards earns 1 Hope each.\n"
        "Success: When all guards have taken 3 Damage each.\n"
        "Failure: After Mission Turn 6.\n"
        "Reward: 1 Revolution Point for each School whose Character is still in the arena.",
        "Aufbau: 3 Wachleute stehen mindestens 3 Felder von jedem Charakter entfernt. Nur 2 Charaktere nehmen teil.\n"
        "Regeln: Wer Wachleute besiegt, erhält je 1 Hoffnung.\n"
        "Erfolg: Sobald alle Wachleute je 3 Schaden genommen haben.\n"
        "Fehlschlag: Nach Missionszug 6.\n"
        "Belohnung: 1 Revolutionspunkt für jede Schule, deren Charakter noch in der Arena ist.",
    ),
}
"""Cards whose words are told together, or in a way of their own."""


@pytest.mark.parametrize("id", TOLD)
def test_a_card_reads_as_it_is_printed(id: str) -> None:
    assert (text(id), text(id, "de")) == TOLD[id]


def test_tokens_that_nobody_can_attack_say_so() -> None:
    for mission in ALL_MISSIONS:
        safe = mission.tokens > 0 and not mission.health
        assert ("cannot be attacked" in text(mission.id)) == safe
        assert ("nicht angegriffen werden" in text(mission.id, "de")) == safe


def test_the_burning_block_tells_how_to_carry() -> None:
    told = text("burning-block")
    for part in ("room for 1 resident", "moves 1 Hex less", "leaves the resident behind", "border Hex saves", "1 Hope each"):
        assert part in told


def test_a_reward_for_damage_speaks_of_all_tokens_together() -> None:
    hurt = {card.id for card in ALL_MISSIONS if any(isinstance(part, Most) and part.what == "damage" for part in card.parts)}
    assert "twin-hunters" in hurt
    assert text("twin-hunters").endswith("for the most Damage on the hunters.")
    assert text("twin-hunters", "de").endswith("für den meisten Schaden an den Jägern.")
