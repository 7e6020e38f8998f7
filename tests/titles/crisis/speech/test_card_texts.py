"""Every card can be read: whatever the engine has an id for has a name and a text in both languages, told from its script."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from longbox.speech.printed import staying
from longbox.titles import facets
from longbox.titles.crisis.battlefields import READY, battlefield
from longbox.titles.crisis.battlefields.kinds import KINDS
from longbox.titles.crisis.builder.listing import cards as show
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.cards.tactics.general_s_to_s import SAND
from longbox.titles.crisis.codes import ANY_NUMBER, CONDITIONS, TOKEN_KINDS
from longbox.titles.crisis.rules.missions import per_held
from longbox.titles.crisis.script.cards import Character, On, Strike, Superpower
from longbox.titles.crisis.script.crises import Crisis, Interaction, Tokens
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling import BY_HAND, UntoldError, scripted, tell, untold
from longbox.titles.crisis.speech.telling.words import nodes_in
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words import *

LANGUAGES = ["en", "de"]

PAID = [
    ("follow-me", "One of your characters spends 6 Power", "Einer deiner Charaktere gibt 6 Kraft aus"),
    ("extreme-conditioning", "Your active character spends 2 Power", "Dein aktiver Charakter gibt 2 Kraft aus"),
    ("mission-objective", "One of your characters spends 2 Power", "Einer deiner Charaktere gibt 2 Kraft aus"),
    (
        "book-of-cagliostro",
        "One of your Convocation characters with an Activated token"
        " and two others of yours within Range 3 of it spend 2 Power each",
        "Einer deiner Convocation-Charaktere mit Aktiviert-Marker"
        " und zwei andere von dir in Reichweite 3 zu ihm geben je 2 Kraft aus",
    ),
]


@pytest.mark.parametrize(("id", "en", "de"), PAID, ids=[row[0] for row in PAID])
def test_who_pays_is_named_and_no_pronoun(id: str, en: str, de: str) -> None:
    assert [cards.payment(id), cards.payment(id, "de")] == [en, de]


def test_no_payer_is_a_pronoun() -> None:
    told = {(id, cards.payment(id, language).partition(" ")[0]) for id in LIBRARY.tactics for language in LANGUAGES}
    assert {one for one in told if one[1] in ("", "It", "Er", "Sie", "Es")} == set()


@pytest.fixture(scope="module")
def library() -> dict[str, Any]:
    """The cards of the house alone, without those that only tests have."""
    shelves = (LIBRARY.characters, LIBRARY.tactics, LIBRARY.crises, LIBRARY.gems)
    special = [rule for strike in LIBRARY.strikes.values() for rule in strike.rules if isinstance(rule, Rule)]
    every = [*nodes_in(tuple(scripted().values()))]
    return {
        "printed": {id: one.name for shelf in shelves for id, one in shelf.items()},
        "strikes": {key: bool(strike.rules) for key, strike in LIBRARY.strikes.items()},
        "superpowers": list(LIBRARY.superpowers),
        "tokens": [f"{id}/{kind.name}" for id, crisis in LIBRARY.crises.items() for kind in crisis.tokens],
        "deeds": [
            *(f"{id}/{deed.id}" for id, crisis in LIBRARY.crises.items() for deed in crisis.deeds),
            *LIBRARY.deeds,
        ],
        "affiliations": sorted({name for card in LIBRARY.characters.values() for name in card.affiliations}),
        "forms": sorted({form.name for card in LIBRARY.characters.values() for form in card.forms}),
        "rules": sorted({rule.name for rule in special if rule.name}),
        "markers": sorted({one.name for one in every if type(one).__name__ in ("put_marker", "raise_terrain")}),
        "modes": sorted({name for one in every if type(one).__name__ == "switch" for name in one.modes}),
        "sent": sorted({one.token for one in every if type(one).__name__ == "send_token"}),
        "scripted": list(scripted()),
        "counters": sorted({one.name for one in every if type(one).__name__ in ("gain_counter", "leader_gains")}),
        "horsemen": list(LIBRARY.horsemen),
        "untold": {language: [[*word, ids[0]] for word, ids in untold(language).items()] for language in ("en", "de")},
    }


@pytest.fixture(scope="module")
def told(library: dict[str, Any]) -> list[str]:
    """Every id that must have a name and a text."""
    return [
        *library["printed"],
        *(key for key, special in library["strikes"].items() if special),
        *library["superpowers"],
        *library["tokens"],
        *library["deeds"],
        *cards.KEYWORDS,
        *CONDITIONS,
        *(f"kind/{kind}" for kinds in TOKEN_KINDS.values() for kind in kinds),
        *(f"form/{form}" for form in library["forms"]),
        *(f"roster/{name}" for name in LIBRARY.rosters),
    ]


@pytest.fixture(scope="module")
def named(library: dict[str, Any], told: list[str]) -> list[str]:
    """Every id that must have a name."""
    conditions = set(CONDITIONS)
    return [
        *told,
        *library["strikes"],
        *library["horsemen"],
        "special-conditions",  # what an Immunity is against
        *(f"affiliation/{name}" for name in library["affiliations"]),
        *(f"affiliation/{power.leadership}" for card in LIBRARY.tactics.values() for power in card.leaderships),
        *(f"counter/{name}" for name in library["counters"]),
        *(f"marker/{name}" for name in library["markers"]),
        *library["sent"],
        *library["modes"],
        *(f"rule/{name}" for name in library["rules"] if name not in conditions),
        *(f"counter/{name}" for name in library["counters"]),
    ]


def on_a_keyword(id: str) -> bool:
    last = id.rpartition("/")[2].partition("@")[0]
    return last in cards.KEYWORDS or last.startswith("immunity-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(named: list[str], language: str) -> None:
    rows = cards.rows(language)
    assert [id for id in named if id not in rows and not on_a_keyword(id)] == []
    assert [id for id in named if not cards.name(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(told: list[str], language: str) -> None:
    assert [id for id in told if not cards.text(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_is_for_nothing(named: list[str], language: str) -> None:
    assert [id for id in cards.rows(language) if id not in named and id != "cover"] == []


FIGURES = re.compile(rf"\{{\w+\}}|\b\d+\b|{cards.TOOL.pattern}")
"""Icons, numbers and tools."""


def test_both_languages_have_the_same_rows_and_figures(told: list[str]) -> None:
    english, german = cards.rows("en"), cards.rows("de")
    assert list(english) == list(german)
    for id in dict.fromkeys([*told, *english]):
        one, two = cards.text(id, "en"), cards.text(id, "de")
        assert bool(one) == bool(two), id
        assert sorted(FIGURES.findall(one)) == sorted(FIGURES.findall(two)), (id, one, two)
        if one:
            assert one != two, id


def test_a_german_name_is_english_only_on_purpose() -> None:
    """Heroes, affiliations and ready rosters keep their names; whatever else does has "# stays" above it."""
    english, german = cards.rows("en"), cards.rows("de")
    own = {*LIBRARY.characters}
    same = {id for id, row in german.items() if row.name == english[id].name}
    kept = {id for id in same if id in own or id.startswith(("affiliation/", "roster/", "form/"))}
    assert same - kept == staying(cards.PRINTED, "de")


def test_the_english_name_is_the_one_the_card_has(library: dict[str, Any]) -> None:
    assert {id: cards.name(id) for id in library["printed"]} == library["printed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_sentences_with_known_marks(told: list[str], language: str) -> None:
    for id in told:
        text, name = cards.text(id, language), cards.name(id, language)
        assert len(text) <= 480, id
        assert name == name.strip(), id
        assert text == text.strip(), id
        assert text.endswith((".", ".)")), id
        assert "  " not in text, id
        assert not re.search(r"[.,;:] ?[.,;:]", text.replace("...", "").replace(".:", "").replace(".,", "")), (id, text)
        assert all(part[:1] == part[:1].upper() for part in re.split(r"(?<=[a-z0-9}])\. ", text)), (id, text)
        rest = text
        for mark in re.findall(r"\{([^{}]*)\}", text):
            assert mark in cards.MARKS[language], (id, mark)
            rest = rest.replace(f"{{{mark}}}", "")
        assert "{" not in rest, id
        assert "}" not in rest, id
        assert "{" not in name, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_have_no_marks_and_no_bare_letters(told: list[str], language: str) -> None:
    for id in told:
        plain = cards.plain(id, language)
        assert "{" not in plain, id
        assert not cards.TOOL.search(plain), id


def test_plain_says_what_icons_and_letters_mean() -> None:
    assert cards.plain("the-shieldmobile") == (
        "One of your S.H.I.E.L.D. characters spends 3 Power: that character has Flight this round and advances Long."
    )
    assert cards.plain("baron-helmut-zemo/adhesive-x-pistol", "de") == (
        "Spezial (Verlangsamt): Das Ziel erhält danach Verlangsamt. Kritisch + Spezial (Betäubt): Das Ziel erhält danach Betäubt. "
        "Kritisch + Spezial + Fehlschlag (Taumelnd): Das Ziel erhält danach Taumelnd."
    )


# -- told from the script ----------------------------------------------------------------------------------------------

KINDS_OF_WORDS = {
    "EFFECTS": "an effect", "FILTERS": "a filter", "NUMBERS": "a number", "TESTS": "a test", "EVENTS": "a moment",
    "STATICS": "a change that is asked for", "ROLES": "a role", "TOKENS": "a test of tokens",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_card_has_a_telling(library: dict[str, Any], language: str) -> None:
    missing = [
        f"The word {name} ({KINDS_OF_WORDS[table]}) on {card} has no telling in {language}: "
        f"add it to {table} in the module of its name in speech/telling/{language} (see docs/telling-a-card.md)."
        for table, name, card in library["untold"][language]
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_script_is_told_unless_its_text_is_by_hand(library: dict[str, Any], language: str) -> None:
    parts = scripted()
    for id in library["scripted"]:
        if id not in BY_HAND:
            assert tell(parts[id], language, LIBRARY, lambda one: cards.name(one, language)), (
                id
            )  # or names the word that is missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_has_a_text_only_where_no_script_tells_it(library: dict[str, Any], language: str) -> None:
    """Nobody reads a text that stands beside a script: empty it, or list the card in BY_HAND if the telling cannot be improved."""
    written = {id for id in library["scripted"] if id in cards.rows(language) and cards.rows(language)[id].text}
    assert written == BY_HAND & set(library["scripted"])


def test_few_texts_are_by_hand(library: dict[str, Any]) -> None:
    assert set(library["scripted"]) >= BY_HAND
    assert len(BY_HAND) <= len(library["scripted"]) * 0.04


LENGTHS = {"tool"}
COUNTS = {"n", "range", "within", "size", "most", "least", "dice", "floor", "cost", "damage"}


def figures_of(part: Any) -> set[str]:
    """The figures that stand in a script: ranges, tools, amounts."""
    found = set()
    for node in nodes_in(part):
        if isinstance(node, Strike | Superpower | Character | Crisis | Interaction | Tokens):
            continue  # its figures are printed beside the text
        if getattr(node, "named", ""):
            continue  # a keyword: its figures stand in its own text
        if isinstance(node, Test) and node.name == "paid_at_least":
            found.add(str(node.parts[0]))
        for field in getattr(node, "__dataclass_fields__", {}):
            value = getattr(node, field)
            if isinstance(value, bool) or not isinstance(value, int):
                continue
            if field in LENGTHS:
                found.add("SML"[value])
            elif field in COUNTS and 1 < abs(value) < 99:
                found.add(str(abs(value)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_every_figure_of_its_script(library: dict[str, Any], language: str) -> None:
    """Those by hand too: a card cannot say 3 where the engine does 2."""
    parts = {
        id: replace(one, attacks=(), leaderships=(), superpowers=()) if isinstance(one, Tactic) else one
        for id, one in scripted().items()
    }
    for id in library["scripted"]:
        if not on_a_keyword(id):
            text = cards.text(id, language)
            said = set(FIGURES.findall(text)) | set(re.findall(r"\d+", text))
            assert figures_of(parts[id]) - said == set(), (id, text)
            for node in nodes_in(parts[id]):
                if isinstance(node, gain_condition | remove_condition | has | put_in_play) and node.conditions != CONDITIONS:
                    assert [name for name in node.conditions if cards.name(name, language) not in text] == [], (id, text)


def english(id: str) -> str:
    return cards.name(id, "en")


def german(id: str) -> str:
    return cards.name(id, "de")


MAYBE = Strike(
    "swipe", PHYSICAL, 2, 4, card="iron-man",
    rules=(icons(WILD, name="push")(before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(3)))),),
)  # fmt: skip


def test_the_text_follows_the_script() -> None:
    strike = Strike("x", PHYSICAL, 2, 4, rules=(after_attack(gain_power(SELF, 2)),), card="iron-man")
    assert tell(strike, "en", LIBRARY, english) == "Afterwards gain 2 {power}."
    assert tell(strike, "de", LIBRARY, german) == "Erhalte danach 2 {power}."
    assert tell(MAYBE, "en", LIBRARY, english) == "{wild} (Push): Before damage, you may push a target of Size 3 or less away S."
    assert (
        tell(MAYBE, "de", LIBRARY, german)
        == "{wild} (Schieben): Bevor Schaden zugefügt wird, darfst du ein Ziel der Größe 3 oder weniger um S wegschieben."
    )


def test_somebody_is_named_once_and_a_pronoun_afterwards() -> None:
    power = active(
        "x", 2, choose(enemy & within(3), seq(push(CHOSEN, M, TOWARD, SELF), damage(CHOSEN, 1), gain_condition(CHOSEN, "stun")))
    )
    assert (
        tell(power, "en", LIBRARY, english)
        == "Push an enemy within {range} 3 M toward this character; that enemy suffers 1 damage and gains Stun."
    )
    assert tell(power, "de", LIBRARY, german) == (
        "Schiebe einen Feind in {range} 3 um M auf diesen Charakter zu; dieser Feind erleidet 1 Schaden und erhält Betäubt."
    )


def test_a_moment_opens_the_sentence() -> None:
    power = reactive(
        "x", 2, targeted(target=ally & other & within(2), attacker=enemy, when=attack_is(MYSTIC)), retarget(SELF), limit="turn"
    )
    assert tell(power, "en", LIBRARY, english) == (
        "When an enemy {mystic} attack targets another of your characters within {range} 2: this character becomes the target, "
        "ignoring range and line of sight. Once per turn."
    )
    assert tell(power, "de", LIBRARY, german) == (
        "Wenn ein feindlicher Angriff vom Typ {mystic} einen anderen deiner Charaktere in {range} 2 zum Ziel hat: Dieser "
        "Charakter wird stattdessen das Ziel, unabhängig von Reichweite und Sichtlinie. Einmal pro Zug."
    )


def test_conditions_are_told_with_what_else_happens() -> None:
    power = active("x", 1, if_(that(SELF, injured), heal(SELF, 2), gain_power(SELF, 1)))
    assert tell(power, "en", LIBRARY, english) == "If this character is Injured, remove 2 damage. Otherwise, gain 1 {power}."
    assert tell(power, "de", LIBRARY, german) == "Wenn dieser Charakter verletzt ist, entferne 2 Schaden. Sonst erhalte 1 {power}."


def test_a_tactic_says_who_pays() -> None:
    card = Tactic(
        "x", "X", REACTIVE, (By(affiliated("Avengers"), 2, upto=ANY_NUMBER),), each("payers", heal(IT, 1)), on=(power_phase(),),
    )  # fmt: skip
    assert tell(card, "en", LIBRARY, english) == (
        "In the Power Phase, any number of your Avengers characters spend 2 {power} each: each of them removes 1 damage."
    )
    assert tell(card, "de", LIBRARY, german) == (
        "In der Kraftphase geben beliebig viele deiner Avengers-Charaktere je 2 {power} aus: Jeder von ihnen entfernt 1 Schaden."
    )


def test_a_crisis_says_how_it_scores() -> None:
    card = Crisis(
        "mutant-extremists", "X", "extraction", 17, (Tokens("senator", "civilian", (), hold=1),), per_held("senator", 2),
        (Interaction("senator", pick_up()),),
    )  # fmt: skip
    assert tell(card, "en", LIBRARY, english) == (
        "2 VP for each Senator your characters hold. Interact: Pick up the Senator (1 per character)."
    )
    assert tell(card, "de", LIBRARY, german) == (
        "2 SP für jeden Marker „Senator“, den deine Charaktere halten. Interagieren: Nimm den Marker „Senator“ (1 pro Charakter)."
    )


def test_several_moments_of_one_effect_are_one_sentence() -> None:
    power = innate("x", on(power_phase(), gain_power(SELF, 1)), on(activation_end(it=me), gain_power(SELF, 1)))
    assert tell(power, "en", LIBRARY, english).count("{power}") == tell(power, "de", LIBRARY, german).count("{power}") == 1
    parts = tuple(replace(part, limit="turn") for part in power.parts if isinstance(part, On))
    assert tell(replace(power, parts=parts), "en", LIBRARY, english).count("{power}") == 2  # each has a limit of its own


def test_nothing_that_a_trigger_asks_is_left_out() -> None:
    """Who has dealt the damage must be somebody near: no sentence says that yet, so the card is not told at all."""
    power = innate("x", on(would_suffer(target=me, cause=enemy & within(2)), reduce_damage(1)))
    with pytest.raises(UntoldError, match="would_suffer with cause"):
        tell(power, "en", LIBRARY, english)
    with pytest.raises(UntoldError, match="would_suffer with cause"):
        tell(power, "de", LIBRARY, german)


@pytest.mark.parametrize(
    ("id", "language", "said"),
    [
        ("carbonadium-synthesizer", "de", "entfernt 1 Schaden je so abgelegtem Zustand"),  # there are none left on him
        ("black-swan/midnight-field", "en", "When this character defends: for each {power} spent,"),  # nobody attacks who dodges
        ("black-swan/midnight-field", "de", "Wenn dieser Charakter verteidigt: Je ausgegebener {power} darfst du"),
        ("black-swan/everything-dies", "en", "attack the target with Eye Beam"),  # there is only one
        ("black-swan/everything-dies", "de", "danach das Ziel kostenlos mit „Augenstrahl“ angreifen"),
        ("the-black-widow/martial-artist", "de", "jede {blank} des Verteidigungswurfs"),
        ("loki-god-of-mischief/i-am-a-god", "en", "each {blank} of this character's roll"),
        ("loki-god-of-mischief/i-am-a-god", "de", "ede {blank} des Wurfs dieses Charakters"),
        (
            "kraven-the-hunter/expert-tracker",
            "en",
            "Against the chosen character, each of your characters rolls 1 more attack die this round.",
        ),
        (
            "kraven-the-hunter/expert-tracker",
            "de",
            "Gegen den gewählten Charakter wirft jeder deiner Charaktere in dieser Runde 1 Angriffswürfel mehr.",
        ),
        ("seven-suns-of-cinnibus", "en", "may use the attack Seven Suns of Cinnibus once this turn"),
        ("seven-suns-of-cinnibus", "de", "darf in diesem Zug einmal den Angriff „Sieben Sonnen von Cinnibus“ nutzen"),
        ("shuri/panther-gauntlets", "en", "The attack deals at most 1 damage."),
        ("shuri/panther-gauntlets", "de", "Der Angriff fügt höchstens 1 Schaden zu."),
        ("the-cat-and-the-spider", "en", "throw Black Cat M"),
        ("the-cat-and-the-spider", "de", "Wirf Black Cat um M"),
        ("survive-the-night", "en", "with Back Off."),
        ("carnage-rules", "de", "darf diesen Feind mit „Symbiontententakel“ angreifen"),  # an attack of Carnage, not of the card
        ("leapfrog", "de", "einen Feind mit „Schlag“ angreifen"),
        ("the-first-one", "de", "Der gewählte Charakter wird besiegt"),
        ("enchantress/amoras-kiss", "en", "Take an Asset or a Civilian from an enemy within {range} 1, if allowed"),
        ("enchantress/amoras-kiss", "de", "oder einen Marker „Person“ ab, falls dieser Charakter den Marker halten darf."),
        ("charming-thief", "de", "eine aktive oder reaktive Superkraft einsetzt, erhält Gambit danach 1 {power}."),
        ("thor-prince-of-asgard/prince-of-asgard", "en", "the chosen character spends 1 {power}"),
        ("taskmaster/intuitive-pattern-recognition", "en", "and the attacker has already attacked this character this turn"),
        ("taskmaster/photographic-reflexes", "de", "Wenn der Angreifer diesen Charakter in diesem Zug schon angegriffen hat"),
        ("baron-helmut-zemo/master-duelist", "en", "it has already attacked the target this turn"),
        ("cable/telekinetic-shield", "en", "the target rolls 2 more defense dice"),
        ("cable/telekinetic-shield", "de", "wirft das Ziel 2 Verteidigungswürfel mehr"),
        ("captain-america-first-avenger/perfect-block", "en", "this character, roll 2 more defense dice"),
        ("cable/wetworks", "en", "1 of its attack dice, even one that shows a {fail}"),
        ("cable/wetworks", "de", "1 seiner Angriffswürfel neu werfen, auch einen mit {fail}"),
        ("hard-reset", "de", "alle Verteidigungswürfel neu, auch die mit {fail}"),
        ("doctor-strange/eye-of-agamotto", "en", "you may reroll all of its dice, even those"),
        ("doctor-strange/crimson-bands-of-cyttorak", "en", "the attack roll does not show {crit}, {wild} and {hit} together"),
        ("proxima-midnight/martial-prowess", "en", "If the attack deals no damage"),
        ("ebony-maw/herald-of-doom", "en", "The damage of this attack brings the target no {power}."),
        ("mysterio/smoke-and-mirrors", "en", "this character may use its {mystic} defense"),
        ("mysterio/smoke-and-mirrors", "de", "Dieser Charakter darf für diesen Wurf"),
        ("professionals", "en", "Natasha Romanoff may take an Asset or a Civilian from the target"),
        ("professionals", "de", "Natasha Romanoff darf dem Ziel einen Marker „Gegenstand“"),
        ("midnight-phantasmagoria", "en", "removes 1 damage for each of them"),
        ("midnight-phantasmagoria", "de", "entfernt 1 Schaden für jeden von ihnen"),
        ("blood-to-spare", "de", "wird er weder angeschlagen noch besiegt"),
        ("honey-badger/lil-sis", "en", "an enemy effect dealt damage to your Laura Kinney within {range} 3"),
        ("abomination/radiation-zone", "en", "If it gained Poison this way, it loses 1 {power}."),
        ("ancient-one/winds-of-watoomb", "en", "push the attacker S toward this character"),
        ("sovereign-strike", "en", "every character within {range} 1 of the terrain suffers 2 damage"),
        ("sovereign-strike", "de", "jeder Charakter in {range} 1 zum Gelände erleidet 2 Schaden"),
        ("heavy-firepower", "en", "the target is not within {range} 3 of any of your characters"),
        ("heavy-firepower", "de", "das Ziel in {range} 3 zu keinem deiner Charaktere ist"),
        ("stark-armory", "en", "you may add 1 die to the attack"),
        ("stark-armory", "de", "darfst du dem Angriff 1 Würfel hinzufügen"),
        ("the-air-force", "de", "Dein anderer Charakter War Machine oder Captain Marvel"),
        ("gamma-launch", "de", "der keinen Marker „Gegenstand“ hält und keinen Marker „Person“ hält,"),
        ("ancient-one/winds-of-watoomb", "de", "um S auf diesen Charakter zu"),
        ("daredevil/baton-hook", "en", "needs no line of sight and ignores cover and Stealth."),
        ("bishop/mutant-energy-absorption", "en", "This character gains 1 {power} for each die turned."),
        ("captain-marvel/energy-absorption", "de", "Dieser Charakter erhält 1 {power} je geändertem Würfel."),
        ("spectrum/stronger-together-than-apart", "en", "if you do, one of your characters gains 1 {power}"),
        (
            "she-hulk/the-defense-rests",
            "en",
            "If the attack deals damage, the target gains Stun afterwards; if it already has Slow",
        ),
        ("abomination/radiation-zone", "de", "Wenn er dadurch Vergiftet erhalten hat, verliert er 1 {power}."),
        ("bullseye/parting-shot", "en", "the attacker suffers 1 damage; this character may advance S away"),
        ("bullseye/parting-shot", "de", "erleidet der Angreifer 1 Schaden; dieser Charakter darf um S vom Angreifer"),
        (
            "silk/the-spectacular-spinning-jenny",
            "en",
            "After all attacks, place this character within {range} 3 of where it stands.",
        ),
        ("green-goblin/archnemesis-peter-parker", "en", "the target is Peter Parker, this character may also change"),
        ("weapons-of-midgard", "en", "Your active Skurge, The Executioner spends 2 {power}: Skurge may use"),
        ("embrace-the-inferno", "de", "Jeder andere Charakter in {range} 3 zu Mephisto"),
        ("carbonadium-synthesizer", "en", "loses all conditions, removes 1 damage for each of them and gains 1 {power}"),
    ],
)
def test_texts_say_what_the_script_does(id: str, language: str, said: str) -> None:
    assert said in cards.text(id, language)


def both(part: Any) -> list[str]:
    return [tell(part, "en", LIBRARY, english), tell(part, "de", LIBRARY, german)]


def rule(*rules: Rule) -> Strike:
    return Strike("x", PHYSICAL, 2, 4, rules=rules, card="iron-man")


def test_whoever_would_be_dazed_may_be_koed_too() -> None:
    fallen = [innate("x", on(would_be_dazed(target=which), gain_power(SELF, 1))) for which in (me, me & healthy)]
    assert both(fallen[0]) == [
        "When this character would be Dazed or KO'd, it gains 1 {power}.",
        "Wenn dieser Charakter angeschlagen oder besiegt würde, erhält er 1 {power}.",
    ]
    assert both(fallen[1]) == [
        "When this character would be Dazed, it gains 1 {power}.",
        "Wenn dieser Charakter angeschlagen würde, erhält er 1 {power}.",
    ]


def test_around_somebody_means_that_one_too() -> None:
    assert both(rule(after_attack(gain_condition(enemy & within(2, TARGET), "shock")))) == [
        "Afterwards the target and every other enemy within {range} 2 of it gain Shock.",
        "Das Ziel und jeder andere Feind in {range} 2 zu ihm erhält danach Geschockt.",
    ]


def test_around_the_attacker_means_the_target_too() -> None:
    assert both(rule(after_attack(in_turn(other & within(2), push(IT, S, AWAY, SELF))))) == [
        "Afterwards push every character within {range} 2 except this one away S.",
        "Schiebe jeden Charakter in {range} 2 außer diesem danach um S weg.",
    ]


def test_what_follows_a_whole_area_is_about_each_target() -> None:
    late = after_attack(after_effect(damage(TARGET, 1), series=True), when=that(TARGET, knows("flight")))
    assert both(rule(late)) == [
        "After all its attacks, each target with Flight suffers 1 damage.",
        "Nach allen seinen Angriffen erleidet jedes Ziel mit „Fliegen“ 1 Schaden.",
    ]


def test_two_ways_to_be_meant_share_their_words() -> None:
    two = innate("x", on(power_phase(), gain_power(ally & (holding() | contesting()), 1)))
    assert both(two) == [
        "In the Power Phase, each of your characters that holds or contests an objective token gains 1 additional {power}.",
        "In der Kraftphase erhält jeder deiner Charaktere, der einen Missionsmarker hält oder umkämpft, 1 {power} zusätzlich.",
    ]


@pytest.mark.parametrize(
    ("id", "en", "de"),
    [
        ("supersonic-annihilator", "Klaw may use the attack Supersonic Shred once", "Klaw darf in dieser Aktivierung einmal"),
        ("human-weapon", "and attacks with Eight Linking Palms Strike", "und greift mit „Schlag der acht verbundenen Hände“ an"),
        ("pretty-sneaky-sis", "only characters within {range} 2 can target each of them with attacks", "Jeder von ihnen kann"),
        (
            "nightcrawler/bamf",
            "Choose X from 1 to 3 and spend X {power}. Place this character within {range} X",
            "Wähle für X eine Zahl von 1 bis 3 und gib X {power} aus.",
        ),
        (
            "cable/omega-level-threat",
            "interactive terrain of Size X or less within {range} 3, M.",
            "Gelände der Größe X oder weniger",
        ),
        (
            "stark-armory",
            "Choose X from 1 to 5. In the Power Phase, your Tony Stark spends X {power}:",
            "Wähle für X eine Zahl von 1 bis 5.",
        ),
        ("heave-ho", "one of them throws interactive terrain of Size 2 or less", "Einer von ihnen wirft interaktives Gelände"),
        ("i-am-a-baron-after-all", "; Helmut Zemo gains {power} equal to the number", "; Helmut Zemo erhält so viel {power}"),
        ("wong/servant-to-the-sorcerer-supreme", "your Stephen Vincent Strange is within {range} 3,", "in {range} 3"),
        (
            "seeing-red",
            "When one of your characters is Dazed or KO'd by an enemy effect: another",
            "angeschlagen oder besiegt wird",
        ),
        ("mystic-menace", "your Wrecking Crew spends 1 {power}:", "1 {power} aus:"),
        ("magnetic-refraction", "take this card back in the next Cleanup Phase", "nimm in der nächsten Aufräumphase diese Karte"),
        ("dig-in", "no effect can move Brock Rumlow", "Kein Effekt kann Brock Rumlow"),
        ("rocket-raccoon/booby-traps", "has moved or been moved", "sich bewegt hat oder bewegt worden ist"),
        ("alien-ship", "it and every other character within {range} 2 of it suffer", "Er und jeder andere Charakter in {range} 2"),
        ("carnage/arch-nemesis-eddie-brock", "it must attack Eddie Brock within {range} 3", "muss er den Charakter Eddie"),
        ("captain-america-first-avenger/earths-mightiest-heroes", "it may spend 1 {power}", "darf er 1 {power} ausgeben"),
    ],
)
def test_these_say_what_the_engine_does(id: str, en: str, de: str) -> None:
    assert en in cards.text(id, "en")
    assert de in cards.text(id, "de")


def test_whose_attack_a_change_is_about_is_told() -> None:
    close = innate("x", static("defense_dice", 1, on=me, when=that(ATTACKER, within(2))))
    assert tell(close, "en", LIBRARY, english) == "If the attacker is within {range} 2, this character rolls 1 more defense die."
    assert (
        tell(close, "de", LIBRARY, german)
        == "Wenn der Angreifer in {range} 2 ist, wirft dieser Charakter 1 Verteidigungswürfel mehr."
    )
    beams = innate("x", static("attack_dice", 1, on=me, when=attack_type(ENERGY)))
    assert tell(beams, "en", LIBRARY, english) == "With {energy} attacks, this character rolls 1 more attack die."
    assert tell(beams, "de", LIBRARY, german) == "Mit Angriffen vom Typ {energy} wirft dieser Charakter 1 Angriffswürfel mehr."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_else_this_character_must_be_is_not_left_out(language: str) -> None:
    """A text says only "this character" of `on=me`; what it must be besides is a test."""
    power = innate("x", static("defense_dice", 1, on=me & has_counter("herb")))
    with pytest.raises(UntoldError, match=r"defense_dice with on=me & more \(write on=me, when=that\(SELF, ...\)\)"):
        tell(power, language, LIBRARY, english)
    power = innate("x", static("defense_dice", 1, on=me, when=that(SELF, has_counter("herb"))))
    assert "Herb" in tell(power, language, LIBRARY, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_without_a_telling_is_named(language: str) -> None:
    strike = Strike("x", PHYSICAL, 2, 4, rules=(after_attack(own("magic", lambda c, run: None)),), card="iron-man")
    with pytest.raises(UntoldError, match=f"own has no telling in {language}"):
        tell(strike, language, LIBRARY, english)


def test_a_keyword_is_told_once_for_all_cards() -> None:
    assert cards.text("iron-man/flight") == cards.text("flight") != ""
    assert cards.name("captain-marvel-cosmic-avenger/immunity-incinerate-poison-stagger-stun", "de") == (
        "Immunität [Brennend, Vergiftet, Taumelnd, Betäubt]"
    )
    assert cards.name("wolverine/healing-factor") == "Healing Factor [2]"


def test_parts_of_scripts_are_called_as_the_card() -> None:
    """A reroll is known by its script: without the card in front, sometimes with a number behind."""
    assert cards.name("inspiring-monologue@1", "de") == "Mitreißender Monolog"
    assert cards.name("energy-blast#1", "de") == "Energieschuss"
    assert cards.name("ocks-clutches") == "Ock's Clutches"
    assert cards.name("pierce", "de") == "Durchdringen"
    assert cards.name("cover", "de") == "Deckung"


def test_an_own_card_has_a_readable_name_and_nobody_elses_text() -> None:
    assert cards.name("my-hero") == "My Hero"
    assert cards.name("my-hero/strike") == "Strike"
    assert cards.text("my-hero/strike") == ""
    assert cards.text("my-hero/no-mercy") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_names_too(language: str) -> None:
    assert [kind for kind, one in KINDS.items() if not getattr(one, language)] == []
    assert [id for id in READY if not battlefield(id).names[language]] == []


@pytest.mark.rule("CP-539")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grunt_shows_no_injured_side(language: str) -> None:
    told = facets.page(TITLE).catalogue(language)["characters"]
    for id, card in LIBRARY.characters.items():
        assert (told[id]["forms"][0]["injured"] is None) is card.is_grunt
    words = {"en": "Injured", "de": "Verletzt"}[language]
    assert not any(words in line for line in show(["hydra-troopers"], language).shown)
    assert any(words in line for line in show(["iron-man"], language).shown)


GOLDEN = [
    (
        "an attack that is granted with its bonus",
        active(
            "x",
            2,
            seq(
                action("move"),
                next_attack("next/x", BONUS := (during("attack_pool", add_dice("attack", 2)),)),
                action("attack"),
                no_next_attack("next/x"),
            ),
        ),
        "Take a move action, then an attack action. In that attack, the attack has 2 more dice.",
        "Führe eine Bewegungsaktion und dann eine Angriffsaktion aus. Bei diesem Angriff hat der Angriff 2 Würfel mehr.",
    ),
    (
        "a bonus for later",
        active("x", 2, next_attack("next/y", BONUS)),
        "In this character's next attack this turn, the attack has 2 more dice.",
        "Beim nächsten Angriff dieses Charakters in diesem Zug hat der Angriff 2 Würfel mehr.",
    ),
    (
        "each attack of a beam",
        Strike(
            "x",
            ENERGY,
            4,
            5,
            shape="beam",
            rules=(after_attack(gain_condition(TARGET, "stun"), when=dealt_damage),),
            card="iron-man",
        ),
        "A beam attack. After each attack that deals damage, the target gains Stun.",
        "Ein Strahlenangriff. Nach jedem Angriff, der Schaden zufügt, erhält das Ziel Betäubt.",
    ),
    (
        "Power that is added",
        innate("x", on(power_phase(), gain_power(SELF, 1))),
        "In the Power Phase, this character gains 1 additional {power}.",
        "In der Kraftphase erhält dieser Charakter 1 {power} zusätzlich.",
    ),
    (
        "dice that stay as they are",
        innate("x", static("no_modify", True, on=role(TARGET), when=that(ATTACKER, me))),
        "If this character attacks, the target cannot reroll or change its dice.",
        "Wenn dieser Charakter angreift, kann das Ziel seine Würfel weder neu werfen noch ändern.",
    ),
    (
        "tokens of one kind of crisis",
        innate(
            "x",
            static("no_hold", True, on=me, when=token_of(EXTRACTION)),
            static("no_contest", True, on=me, when=token_of(EXTRACTION)),
        ),
        "This character cannot hold or contest objective tokens of Extraction crises.",
        "Dieser Charakter kann bei Evakuierungskrisen keine Missionsmarker halten und keine Missionsmarker umkämpfen.",
    ),
    (
        "a face that is no success",
        rule(during("defense_pool", count_face("defense", WILD, 0))),
        "Each {wild} of the defense roll counts as no success.",
        "Jede Seite {wild} des Verteidigungswurfs zählt nicht als Erfolg.",
    ),
    (
        "Power that must be there to be spent",
        innate("x", on(targeted(attacker=ally & has_power(1)), seq(pay_power(ATTACKER, 1), gain_condition(TARGET, "stun")))),
        "When one of your characters attacks, the attacker spends 1 {power}; the target gains Stun.",
        "Wenn einer deiner Charaktere angreift, gibt der Angreifer 1 {power} aus; das Ziel erhält Betäubt.",
    ),
    (
        "somebody who is chosen first",
        active("x", 1, choose(enemy & within(3), if_(that(CHOSEN, injured), gain_power(SELF, 1)))),
        "Choose an enemy within {range} 3. If the chosen character is Injured, gain 1 {power}.",
        "Wähle einen Feind in {range} 3. Wenn der gewählte Charakter verletzt ist, erhalte 1 {power}.",
    ),
    (
        "faces that count in a dodge too",
        innate("x", static("face_counts", ("defense", FAIL, 1), on=me)),
        "Each {fail} of this character's defense or dodge roll is a success too.",
        "Jede Seite {fail} des Verteidigungs- oder Ausweichwurfs dieses Charakters zählt auch als Erfolg.",
    ),
    (
        "faces that count against attacks only",
        innate("x", static("face_counts", ("defense", FAIL, 1), on=me, when=defends(PHYSICAL))),
        "Against {physical} attacks, each {fail} of this character's defense roll is a success too.",
        "Gegen Angriffe vom Typ {physical} zählt jede Seite {fail} des Verteidigungswurfs dieses Charakters auch als Erfolg.",
    ),
    (
        "a defense against somebody",
        innate("x", on(modify_own(roller=ally & role(TARGET), when=that(ATTACKER, enemy)), reroll(1, "defense"), optional=True)),
        "When one of your characters defends and the attacker is an enemy, it may reroll 1 of its defense dice.",
        "Wenn einer deiner Charaktere verteidigt und der Angreifer ein Feind ist, darf er 1 seiner Verteidigungswürfel neu werfen.",
    ),
    (
        "an end on the Injured side",
        innate("x", on(would_be_dazed(target=me), damage(SELF, 1)), side="injured"),
        "When this character would be KO'd, it suffers 1 damage.",
        "Wenn dieser Charakter besiegt würde, erleidet er 1 Schaden.",
    ),
    (
        "all damage there is",
        innate("x", on(activation_end(it=me), heal(SELF, damage_on(SELF)))),
        "When this character ends its activation, it removes all damage.",
        "Wenn dieser Charakter seine Aktivierung beendet, entfernt er allen Schaden.",
    ),
    (
        "a Size that is a number of tokens",
        active("x", 2, throw_something(counters("flare"), 2, S)),
        "Throw interactive terrain or an enemy of Size X or less (X is 1 for each Flare token) within {range} 2, S.",
        "Wirf interaktives Gelände oder einen Feind der Größe X oder weniger (X ist 1 je Marker „Fackel“) in {range} 2 um S.",
    ),
    (
        "a Range that is the Power spent",
        active("x", 1, interact_afar("civilian", paid), most=5),
        "Choose X from 1 to 5 and spend X {power}. Interact with a Civilian within {range} X, without spending more {power}.",
        "Wähle für X eine Zahl von 1 bis 5 und gib X {power} aus. "
        "Interagiere mit einem Marker „Person“ in {range} X, ohne weitere {power} auszugeben.",
    ),
    (
        "no condition at all",
        innate("x", static("immunity", sum(CONDITION_BITS.values()), on=me)),
        "This character cannot gain conditions.",
        "Dieser Charakter kann keine Zustände erhalten.",
    ),
    (
        "an attacker other than this character",
        innate("x", static("defense_dice", -1, on=enemy & within(1), when=that(ATTACKER, ally & other))),
        "If the attacker is another of yours, every enemy within {range} 1 rolls 1 fewer defense die.",
        "Wenn der Angreifer ein anderer von dir ist, wirft jeder Feind in {range} 1 je 1 Verteidigungswürfel weniger.",
    ),
    (
        "nobody standing near somebody",
        active(
            "x", 1, choose(enemy & within(3), if_(~any_of(enemy & affectable & ~role(CHOSEN) & within(2, CHOSEN)), push(CHOSEN, S)))
        ),
        "Choose an enemy within {range} 3. "
        "If there is no other enemy within {range} 2 of the chosen character (Dazed ones do not count): "
        "push the chosen character S.",
        "Wähle einen Feind in {range} 3. "
        "Wenn kein anderer Feind in {range} 2 zum gewählten Charakter da ist (Angeschlagene zählen nicht), "
        "schiebe den gewählten Charakter um S.",
    ),
    (
        "a condition within a condition",
        active("x", 1, if_(that(SELF, injured), seq(gain_power(SELF, 1), if_(that(SELF, holding()), heal(SELF, 1))))),
        "If this character is Injured, gain 1 {power}. "
        "If this character is Injured and this character holds an objective token, remove 1 damage.",
        "Wenn dieser Charakter verletzt ist, erhalte 1 {power}. "
        "Wenn dieser Charakter verletzt ist und dieser Charakter einen Missionsmarker hält, entferne 1 Schaden.",
    ),
    (
        "a condition that somebody may lose",
        active("x", 1, if_(that(SELF, injured), if_(that(SELF, has(CONDITIONS)), may(remove_condition(SELF))))),
        "If this character is Injured, you may lose 1 condition.",
        "Wenn dieser Charakter verletzt ist, darfst du 1 Zustand ablegen.",
    ),
    (
        "Stealth that is granted",
        active("x", 1, choose(ally & within(3), until("round", "stealth", CHOSEN, 3))),
        "This character or another of yours within {range} 3 has Stealth (attacks only from within {range} 3) this round.",
        "Dieser Charakter oder ein anderer von dir in {range} 3 hat in dieser Runde „Tarnung“ (Angriffe nur aus {range} 3).",
    ),
]
"""One text for each combination of words that was once told untruly or ambiguously."""


@pytest.mark.parametrize(("part", "en", "de"), [row[1:] for row in GOLDEN], ids=[row[0] for row in GOLDEN])
def test_a_combination_of_words_is_told_like_this(part: Any, en: str, de: str) -> None:
    assert both(part) == [en, de]


@pytest.mark.parametrize("which", [on_lines_between(SAND), surrounded(2, enemy & has(("poison",)), 2)], ids=["line", "surrounded"])
def test_who_is_not_there_is_not_told_as_there(which: Any) -> None:
    told, untrue = (both(active("x", 2, each(enemy & one, damage(IT, 1)))) for one in (~which, which))
    assert "not" in told[0]
    assert "nicht" in told[1]
    assert not set(told) & set(untrue)
