"""What Specials, attack rules, Plots, Objects and Artifacts do, said from the words they are made of.

Nobody writes these texts by hand: what people read is what the rules look for. Every word has a sentence in English and German.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ..codes import ABILITIES, COLOURS, NOBODY, RANKS
from ..words import (
    FIGURES,
    Again,
    AlsoDeals,
    Armor,
    Attack,
    Bash,
    BornLeader,
    Bursts,
    Carries,
    Counters,
    Covers,
    Deals,
    DealsInstead,
    DodgesAs,
    Drives,
    Flight,
    Flurry,
    Frees,
    Gains,
    GainsKarma,
    Giant,
    Guards,
    HarderToHit,
    Heals,
    Hires,
    Hunts,
    Hurts,
    Ignores,
    Immovable,
    Immune,
    Inflicts,
    Initiative,
    Joins,
    Jumps,
    KillShift,
    LastToJoin,
    Lays,
    Lifts,
    Loyalty,
    Overlooked,
    PassesOn,
    Pierces,
    Plot,
    Raised,
    Reach,
    Repairs,
    Restores,
    Retaliates,
    Scores,
    Screens,
    SecondWind,
    Senses,
    Shares,
    Shrugs,
    Soars,
    Special,
    Spreads,
    Steps,
    SureShot,
    Surprises,
    Targets,
    TeamUp,
    Thing,
    Tires,
    Unseen,
    Weakens,
)
from . import cards

Teller = Mapping[type[Any], Callable[[Any], str]]

ACTIONS_DE: Final = {"easy": "Leichte Aktion", "move": "Bewegungsaktion", "attack": "Angriffsaktion", "tough": "Schwere Aktion"}
COLOURS_DE: Final = ("Weiß", "Grün", "Gelb", "Rot")
TERRAIN_EN: Final = {"fire": "Fire", "smoke": "Smoke", "slick": "Slick terrain", "difficult": "Difficult terrain"}
TERRAIN_DE: Final = {"fire": "Feuer", "smoke": "Rauch", "slick": "rutschiges Gelände", "difficult": "schwieriges Gelände"}
STATES_EN: Final = {"shapeshift": "Shapeshift", "phased": "Phased"}


def joined(words: Iterable[str], last: str) -> str:
    """Words in a row.

    >>> joined(["Fire", "Cold", "Light"], "and")
    'Fire, Cold and Light'
    """
    given = list(words)
    return given[0] if len(given) == 1 else f"{', '.join(given[:-1])} {last} {given[-1]}"


def columns(shift: int) -> str:
    """A column shift as people write it.

    >>> columns(-2), columns(1)
    ('-2CS', '+1CS')
    """
    return f"{shift:+d}CS"


# -- English -------------------------------------------------------------------------------------------------------------


def cap(id: str) -> str:
    return id.capitalize()


def group_en(id: str) -> str:
    return cards.name(f"affiliation/{id}")


def squares_en(n: int) -> str:
    return "1 square" if n == 1 else f"{n} squares"


def act_en(action: str, text: str) -> str:
    return f"{cap(action)} action: {text}"


def ignores_en(w: Ignores) -> str:
    what = [text for given, text in ((w.difficult, "Difficult terrain"), (w.elevation, "elevation changes")) if given]
    return f"Ignores {joined(what, 'and')} {'in a Charge' if w.charging else 'when it moves'}."


def harm_en(rank: int, kind: str) -> str:
    return f"{RANKS[rank]} {cap(kind)} damage"


def fire_en(rank: int) -> str:
    return f" It deals {harm_en(rank, 'fire')}." if rank else ""


def effects_en(words: tuple[Any, ...]) -> str:
    return " ".join(ENGLISH[type(one)](one) for one in words)


def targets_en(w: Targets) -> str:
    whom = f"an opposing {cap(w.against)} figure" if w.against else "an opposing figure"
    aim = f"target {whom} in Line of Sight within {squares_en(w.range)}."
    if w.ability == NOBODY:
        return act_en(w.action, f"{aim} {effects_en(w.green)}")
    rows = ((1, w.green), (2, w.yellow), (3, w.red))
    by_colour = " ".join(f"{cap(COLOURS[colour])}: {effects_en(words)}" for colour, words in rows if words)
    more = " A better colour brings the effects of the lower ones too." if w.yellow or w.red else ""
    return act_en(w.action, f"{aim} It makes a FEAT of {cap(ABILITIES[w.ability])}. {by_colour}{more}")


def carries_en(w: Carries) -> str:
    if w.alone:
        return act_en(w.action, f"it appears in a free square within {squares_en(w.far)}, whatever lies between.")
    both = f"it and, if you like, a Ready ally each appear in a free square within {squares_en(w.far)} of where they stood"
    return act_en(w.action, f"{both}, whatever lies between; the ally becomes Tired.")


def restores_en(w: Restores) -> str:
    what = [f"{n} {name}" for n, name in ((w.health, "Health"), (w.karma, "Karma")) if n]
    where = f"within {squares_en(w.squares)} in Line of Effect"
    return f"Figures of its owner that end their activation {where} gain {joined(what, 'and')}."


def screens_en(w: Screens, whom: str) -> str:
    return (
        f"Shooting and Magical attacks against {whom} within {squares_en(w.squares)} in Line of Effect are at {columns(w.shift)}."
    )


def against_en(id: str) -> str:
    return f"{cap(id)} targets" if id else "Targets"


ENGLISH: Final[Teller] = {
    Flight: lambda w: (
        "Flies: ignores Difficult, Aquatic and Slick terrain, elevation changes and figures that do not fly, and is never Obscured."
    ),
    Giant: lambda w: (
        "Giant: attacks figures up to 2 squares away as if adjacent, ignores Difficult terrain and changes elevation for 1 Speed; "
        "figures do not block Line of Sight to or from it, and it is always Exposed."
    ),
    Armor: lambda w: (
        f"Armor: prevents {RANKS[w.rank]} damage of {joined(map(cap, w.covers), 'and')}"
        + (f", but not of {joined(map(cap, w.but), 'and')}." if w.but else ".")
    ),
    Immune: lambda w: f"Immune to {cap(w.kind)} damage.",
    Reach: lambda w: f"Attacks figures up to {squares_en(w.squares)} away as if they were adjacent.",
    Ignores: ignores_en,
    Unseen: lambda w: (
        f"Opposing figures that are not adjacent have no Line of Sight to it{' while it is Obscured' if w.obscured else ''}."
    ),
    Overlooked: lambda w: (
        "Does not block Line of Sight while it is Obscured."
        if w.when == "obscured"
        else "Does not block Line of Sight while it is on or adjacent to a token of your Plot."
    ),
    HarderToHit: lambda w: f"Figures of lower renown attack it at {columns(w.shift)}.",
    Initiative: lambda w: f"Adds {w.bonus} to your Initiative rolls while it is on the map.",
    BornLeader: lambda w: "Teammates with Line of Sight to it may spend its Karma as their own.",
    DodgesAs: lambda w: f"Dodges as an {cap(w.action)} action.",
    KillShift: lambda w: f"Endurance FEATs against its Kills are made at {columns(w.shift)}.",
    Raised: lambda w: (
        f"{columns(w.shift)} to {joined((cap(ABILITIES[one]) for one in w.abilities), 'and')} while it "
        f"{'is Wounded' if w.when == 'wounded' else 'stands in Aquatic terrain'}."
    ),
    Immovable: lambda w: "Cannot be Slammed.",
    Shrugs: lambda w: f"Never becomes {joined(map(cap, w.conditions), 'or')}.",
    SureShot: lambda w: "Its Shooting and Magical attacks ignore that a target is Obscured.",
    Hunts: lambda w: f"{columns(w.shift)} to its attacks on Wounded figures.",
    Screens: lambda w: screens_en(w, "it and Teammates"),
    Lifts: lambda w: f"Picks up Objects as if its Strength were {columns(w.columns)}.",
    TeamUp: lambda w: (
        "At the start of the Issue it may give up its printed affiliations for "
        f"{joined((group_en(one) for one in w.affiliations), 'or')}"
        f"{', if every other figure of the team has it' if w.strict else ''}."
    ),
    Loyalty: lambda w: (
        f"At the start of the Issue it may give up its printed affiliations for one of an allied {joined(w.names, 'or')}."
    ),
    LastToJoin: lambda w: "At the start of the Issue it may gain an affiliation that every other figure of the team has.",
    Joins: lambda w: "At the start of the Issue it may gain an affiliation of an allied figure of your choice.",
    Hires: lambda w: (
        f"At the start of the Issue you may place {'a' if w.count == 1 else f'up to {w.count}'} {FIGURES[w.figure].name}"
        f"{'' if w.count == 1 else 's'} under its Command in your starting area."
    ),
    Shares: lambda w: f"At the start of the Issue an allied {w.name} may gain its affiliation.",
    Senses: lambda w: (
        f"The first time in a Page it is attacked it makes a FEAT of {cap(ABILITIES[w.ability])}; "
        "on Green or better the attack fails."
    ),
    SecondWind: lambda w: "The first time in a Page it would become Tired it is Ready instead.",
    Guards: lambda w: "Adjacent Teammates may transfer damage to it.",
    PassesOn: lambda w: "It may transfer damage to an adjacent Teammate of lower renown.",
    Retaliates: lambda w: (
        f"Whoever hits it with a Brawling or Grappling attack takes {harm_en(w.rank, w.kind)}, if it still stands then."
    ),
    Gains: lambda w: act_en(w.action, f"it gains {STATES_EN[w.state]} until the start of its next activation."),
    Carries: carries_en,
    Lays: lambda w: act_en(
        w.action,
        f"lay up to {squares_en(w.squares)} of {TERRAIN_EN[w.terrain]}, connected, within {squares_en(w.range)}, "
        f"the first in Line of Sight.{fire_en(w.rank)}",
    ),
    Flurry: lambda w: act_en(w.action, f"it makes {w.attacks} Brawling attacks."),
    Targets: targets_en,
    Heals: lambda w: (
        act_en(w.action, f"an adjacent Teammate gains {w.amount} Health.")
        if w.other
        else act_en(w.action, f"it gains {w.amount} Health.")
    ),
    Counters: lambda w: (
        "One of the target's Specials, of your choice, is countered until the start of this figure's next activation."
    ),
    Deals: lambda w: f"The target takes {harm_en(w.rank, w.kind)}.",
    Drives: lambda w: f"You move the target up to {squares_en(w.squares)} along a harmless way; that provokes nobody.",
    Tires: lambda w: "The target becomes Tired.",
    Inflicts: lambda w: f"The target becomes {cap(w.condition)}{', even on a miss' if w.miss else ''}.",
    Weakens: lambda w: "The target gets a Weaken token.",
    Pierces: lambda w: f"The target's Armor is at {columns(-w.columns)}.",
    AlsoDeals: lambda w: f"{against_en(w.against)} also take {harm_en(w.rank, w.kind)}.",
    DealsInstead: lambda w: f"{against_en(w.against)} take {RANKS[w.rank]} damage instead.",
    Jumps: lambda w: f"After a hit it may move up to {squares_en(w.squares)}; that provokes nobody.",
    Surprises: lambda w: f"{columns(w.shift)} to hit targets that do not fly.",
    Bursts: lambda w: (
        f"On a hit every other figure within {squares_en(w.squares)} of the target in Line of Effect takes {RANKS[w.rank]} damage "
        "of the same type."
    ),
    Bash: lambda w: f"Swung, it raises the damage by {columns(w.columns)}.",
    Soars: lambda w: f"Thrown, it has a range of {squares_en(w.range)}.",
    Hurts: lambda w: f"Opposing figures within {squares_en(w.squares)} in Line of Effect take {harm_en(w.rank, w.kind)}.",
    Spreads: lambda w: f"Opposing figures within {squares_en(w.squares)} in Line of Effect become {cap(w.condition)}.",
    Restores: restores_en,
    GainsKarma: lambda w: f"The figure gains {w.amount} Karma.",
    Repairs: lambda w: "The figure loses its Weaken tokens.",
    Frees: lambda w: (
        f"The figure and Teammates within {squares_en(w.squares)} in Line of Effect lose Stunned, Held, Stuck, Staggered "
        "and Confused."
    ),
    Steps: lambda w: f"The figure may move up to {squares_en(w.squares)} along a harmless way; that provokes nobody.",
    Covers: lambda w: f"The figure gets a {COLOURS[w.colour]} Dodge token, unless it has a better one.",
    Scores: lambda w: f"On {cap(COLOURS[w.colour])} you score {w.points} more Victory Point{'' if w.points == 1 else 's'}.",
    Again: lambda w: f"On {cap(COLOURS[w.colour])} the figure stays Ready when it would next become Tired; once a Page.",
}

# -- German --------------------------------------------------------------------------------------------------------------


def group_de(id: str) -> str:
    return cards.name(f"affiliation/{id}", "de")


def squares_de(n: int) -> str:
    return "1 Feld" if n == 1 else f"{n} Felder"


def within_de(n: int) -> str:
    return "innerhalb von 1 Feld" if n == 1 else f"innerhalb von {n} Feldern"


def act_de(action: str, text: str) -> str:
    return f"{ACTIONS_DE[action]}: {text}"


def ability_de(ability: int) -> str:
    return cap(ABILITIES[ability])


def condition_de(id: str) -> str:
    return cards.name(f"condition/{id}", "de")


def harm_de(rank: int, kind: str) -> str:
    return f"Schaden vom Rang {RANKS[rank]} ({cap(kind)})"


def fire_de(rank: int) -> str:
    return f" Es macht {harm_de(rank, 'fire')}." if rank else ""


def effects_de(words: tuple[Any, ...]) -> str:
    return " ".join(GERMAN[type(one)](one) for one in words)


def ignores_de(w: Ignores) -> str:
    what = [text for given, text in ((w.difficult, "schwieriges Gelände"), (w.elevation, "Höhenunterschiede")) if given]
    return f"Ignoriert {joined(what, 'und')} {'bei einem Sturmangriff' if w.charging else 'bei der Bewegung'}."


def targets_de(w: Targets) -> str:
    whom = f"eine gegnerische Figur der Gesinnung {group_de(w.against)}" if w.against else "eine gegnerische Figur"
    aim = f"ziele auf {whom} in Sichtlinie {within_de(w.range)}."
    if w.ability == NOBODY:
        return act_de(w.action, f"{aim} {effects_de(w.green)}")
    rows = ((1, w.green), (2, w.yellow), (3, w.red))
    by_colour = " ".join(f"{COLOURS_DE[colour]}: {effects_de(words)}" for colour, words in rows if words)
    more = " Eine bessere Farbe bringt auch die Wirkungen der geringeren." if w.yellow or w.red else ""
    return act_de(w.action, f"{aim} Die Figur macht einen FEAT auf {ability_de(w.ability)}. {by_colour}{more}")


def carries_de(w: Carries) -> str:
    if w.alone:
        return act_de(w.action, f"die Figur erscheint auf einem freien Feld {within_de(w.far)}, egal was dazwischen liegt.")
    both = f"die Figur und, wenn du willst, ein Bereiter Verbündeter erscheinen je auf einem freien Feld {within_de(w.far)}"
    return act_de(w.action, f"{both}, egal was dazwischen liegt; der Verbündete wird Erschöpft.")


def restores_de(w: Restores) -> str:
    what = [f"{n} {name}" for n, name in ((w.health, "Gesundheit"), (w.karma, "Karma")) if n]
    where = f"{within_de(w.squares)} in Wirkungslinie"
    return f"Figuren seines Besitzers, die ihre Aktivierung {where} beenden, erhalten {joined(what, 'und')}."


def screens_de(w: Screens, whom: str) -> str:
    return f"Fernkampf- und Magieangriffe gegen {whom} {within_de(w.squares)} in Wirkungslinie haben {columns(w.shift)}."


def against_de(id: str) -> str:
    return f"Ziele der Gesinnung {group_de(id)}" if id else "Ziele"


GERMAN: Final[Teller] = {
    Flight: lambda w: (
        "Fliegt: ignoriert schwieriges und rutschiges Gelände, Wasser, Höhenunterschiede und Figuren, die nicht fliegen, "
        "und ist nie Verdeckt."
    ),
    Giant: lambda w: (
        "Riesig: greift Figuren bis zu 2 Felder weit an, als wären sie angrenzend, ignoriert schwieriges Gelände und wechselt "
        "die Höhe für 1 Tempo; Figuren blockieren die Sichtlinie zu ihr und von ihr nicht, und sie ist immer Ungedeckt."
    ),
    Armor: lambda w: (
        f"Rüstung: hält Schaden vom Rang {RANKS[w.rank]} ab ({joined((cap(one) for one in w.covers), 'und')}"
        + (f", aber nicht {joined((cap(one) for one in w.but), 'und')})." if w.but else ").")
    ),
    Immune: lambda w: f"Immun gegen Schaden der Art {cap(w.kind)}.",
    Reach: lambda w: f"Greift Figuren bis zu {squares_de(w.squares)} weit an, als wären sie angrenzend.",
    Ignores: ignores_de,
    Unseen: lambda w: (
        "Gegnerische Figuren, die nicht angrenzen, haben keine Sichtlinie zu ihr"
        f"{', solange sie Verdeckt ist' if w.obscured else ''}."
    ),
    Overlooked: lambda w: (
        "Blockiert keine Sichtlinie, solange sie Verdeckt ist."
        if w.when == "obscured"
        else "Blockiert keine Sichtlinie, solange sie auf einem Marker deines Plots steht oder an einen angrenzt."
    ),
    HarderToHit: lambda w: f"Figuren von geringerem Ruhm greifen sie mit {columns(w.shift)} an.",
    Initiative: lambda w: f"Deine Initiativwürfe erhalten +{w.bonus}, solange sie auf der Karte ist.",
    BornLeader: lambda w: "Teamkameraden mit Sichtlinie zu ihr dürfen ihr Karma wie ihr eigenes ausgeben.",
    DodgesAs: lambda w: f"Ein Dodge kostet sie nur: {ACTIONS_DE[w.action]}.",
    KillShift: lambda w: f"Ausdauer-FEATs gegen ihre Kills haben {columns(w.shift)}.",
    Raised: lambda w: (
        f"{columns(w.shift)} auf {joined((ability_de(one) for one in w.abilities), 'und')}, solange sie "
        f"{'Verwundet ist' if w.when == 'wounded' else 'im Wasser steht'}."
    ),
    Immovable: lambda w: "Kann nicht durch einen Slam bewegt werden.",
    Shrugs: lambda w: f"Wird nie {joined(map(condition_de, w.conditions), 'oder')}.",
    SureShot: lambda w: "Ihre Fernkampf- und Magieangriffe beachten nicht, ob ein Ziel Verdeckt ist.",
    Hunts: lambda w: f"{columns(w.shift)} auf ihre Angriffe gegen Verwundete Figuren.",
    Screens: lambda w: screens_de(w, "sie und Teamkameraden"),
    Lifts: lambda w: f"Hebt Objekte auf, als hätte ihre Stärke {columns(w.columns)}.",
    TeamUp: lambda w: (
        "Zu Beginn des Hefts darf sie ihre gedruckten Teamzugehörigkeiten aufgeben und dafür "
        f"{joined((group_de(one) for one in w.affiliations), 'oder')} erhalten"
        f"{', wenn alle anderen Figuren des Teams diese haben' if w.strict else ''}."
    ),
    Loyalty: lambda w: (
        "Zu Beginn des Hefts darf sie ihre gedruckten Teamzugehörigkeiten aufgeben und dafür eine von "
        f"{joined(w.names, 'oder')} im eigenen Team erhalten."
    ),
    LastToJoin: lambda w: "Zu Beginn des Hefts darf sie eine Teamzugehörigkeit erhalten, die alle anderen Figuren des Teams haben.",
    Joins: lambda w: "Zu Beginn des Hefts darf sie eine Teamzugehörigkeit einer verbündeten Figur deiner Wahl erhalten.",
    Hires: lambda w: (
        f"Zu Beginn des Hefts darfst du {'' if w.count == 1 else 'bis zu '}{w.count}-mal {FIGURES[w.figure].name} "
        "unter ihrem Befehl in deinen Startbereich stellen."
    ),
    Shares: lambda w: f"Zu Beginn des Hefts darf {w.name} im eigenen Team ihre Teamzugehörigkeit erhalten.",
    Senses: lambda w: (
        f"Wird sie auf einer Seite zum ersten Mal angegriffen, macht sie einen FEAT auf {ability_de(w.ability)}; "
        "bei Grün oder besser scheitert der Angriff."
    ),
    SecondWind: lambda w: "Würde sie auf einer Seite zum ersten Mal Erschöpft, ist sie stattdessen Bereit.",
    Guards: lambda w: "Angrenzende Teamkameraden dürfen Schaden auf sie übertragen.",
    PassesOn: lambda w: "Sie darf Schaden auf einen angrenzenden Teamkameraden von geringerem Ruhm übertragen.",
    Retaliates: lambda w: (
        f"Wer sie mit einem Nahkampfangriff oder Ringkampf trifft, nimmt {harm_de(w.rank, w.kind)}, wenn sie dann noch steht."
    ),
    Gains: lambda w: act_de(w.action, f"sie ist bis zum Beginn ihrer nächsten Aktivierung {condition_de(w.state)}."),
    Carries: carries_de,
    Lays: lambda w: act_de(
        w.action,
        f"lege bis zu {squares_de(w.squares)} {TERRAIN_DE[w.terrain]}, zusammenhängend, {within_de(w.range)}, "
        "das erste in Sichtlinie."
        f"{fire_de(w.rank)}",
    ),
    Flurry: lambda w: act_de(w.action, f"sie macht {w.attacks} Nahkampfangriffe."),
    Targets: targets_de,
    Heals: lambda w: (
        act_de(w.action, f"ein angrenzender Teamkamerad erhält {w.amount} Gesundheit.")
        if w.other
        else act_de(w.action, f"sie erhält {w.amount} Gesundheit.")
    ),
    Counters: lambda w: "Ein Special des Ziels deiner Wahl ist bis zum Beginn der nächsten Aktivierung dieser Figur gekontert.",
    Deals: lambda w: f"Das Ziel nimmt {harm_de(w.rank, w.kind)}.",
    Drives: lambda w: (
        f"Du bewegst das Ziel bis zu {squares_de(w.squares)} weit auf ungefährlichem Weg; das erlaubt keine Angriffe."
    ),
    Tires: lambda w: "Das Ziel wird Erschöpft.",
    Inflicts: lambda w: f"Das Ziel wird {condition_de(w.condition)}{', auch bei einem Fehlschlag' if w.miss else ''}.",
    Weakens: lambda w: "Das Ziel erhält einen Schwächungsmarker.",
    Pierces: lambda w: f"Die Rüstung des Ziels hat {columns(-w.columns)}.",
    AlsoDeals: lambda w: f"{against_de(w.against)} nehmen außerdem {harm_de(w.rank, w.kind)}.",
    DealsInstead: lambda w: f"{against_de(w.against)} nehmen stattdessen Schaden vom Rang {RANKS[w.rank]}.",
    Jumps: lambda w: f"Nach einem Treffer darf sie sich bis zu {squares_de(w.squares)} weit bewegen; das erlaubt keine Angriffe.",
    Surprises: lambda w: f"{columns(w.shift)} auf den Treffer gegen Ziele, die nicht fliegen.",
    Bursts: lambda w: (
        f"Bei einem Treffer nimmt jede andere Figur {within_de(w.squares)} vom Ziel in Wirkungslinie Schaden derselben Art "
        f"vom Rang {RANKS[w.rank]}."
    ),
    Bash: lambda w: f"Beim Zuschlagen steigt der Schaden um {columns(w.columns)}.",
    Soars: lambda w: f"Geworfen reicht es {squares_de(w.range)} weit.",
    Hurts: lambda w: f"Gegnerische Figuren {within_de(w.squares)} in Wirkungslinie nehmen {harm_de(w.rank, w.kind)}.",
    Spreads: lambda w: f"Gegnerische Figuren {within_de(w.squares)} in Wirkungslinie werden {condition_de(w.condition)}.",
    Restores: restores_de,
    GainsKarma: lambda w: f"Die Figur erhält {w.amount} Karma.",
    Repairs: lambda w: "Die Figur verliert ihre Schwächungsmarker.",
    Frees: lambda w: (
        f"Die Figur und Teamkameraden {within_de(w.squares)} in Wirkungslinie sind nicht mehr "
        f"{joined(map(condition_de, ('stunned', 'held', 'stuck', 'staggered', 'confused')), 'oder')}."
    ),
    Steps: lambda w: (
        f"Die Figur darf sich bis zu {squares_de(w.squares)} weit auf ungefährlichem Weg bewegen; das erlaubt keine Angriffe."
    ),
    Covers: lambda w: f"Die Figur erhält einen Dodge-Marker ({COLOURS_DE[w.colour]}), wenn sie keinen besseren hat.",
    Scores: lambda w: f"Bei {COLOURS_DE[w.colour]} erhältst du {w.points} Siegpunkt{'' if w.points == 1 else 'e'} mehr.",
    Again: lambda w: (
        f"Bei {COLOURS_DE[w.colour]} bleibt die Figur Bereit, wenn sie das nächste Mal Erschöpft würde; einmal pro Seite."
    ),
}

TELLERS: Final[Mapping[str, Teller]] = {"en": ENGLISH, "de": GERMAN}


# -- what the page asks for ------------------------------------------------------------------------------------------------


def told(words: Iterable[Any], language: str) -> str:
    teller = TELLERS[language]
    return " ".join(teller[type(word)](word) for word in words)


def describe(special: Special, language: str) -> str:
    """The text of a Special.

    >>> describe(Special("iced-up", (Armor(4, ("physical", "energy"), ("sonic",)),)), "en")
    'Armor: prevents Good damage of Physical and Energy, but not of Sonic.'
    >>> describe(Special("snikt", (KillShift(-1),), "easy"), "de")
    'Leichte Aktion, für den Rest des Hefts: Ausdauer-FEATs gegen ihre Kills haben -1CS.'
    """
    text = told(special.parts, language)
    if not special.action:
        return text
    if language == "de":
        lasts = "bis zum Beginn ihrer nächsten Aktivierung" if special.brief else "für den Rest des Hefts"
        return f"{ACTIONS_DE[special.action]}, {lasts}: {text}"
    lasts = "until the start of its next activation" if special.brief else "for the rest of the Issue"
    return f"{cap(special.action)} action, {lasts}: {text}"


def describe_attack(attack: Attack, language: str) -> str:
    """The special rules of an attack; empty if it has none."""
    return told(attack.rules, language)


def describe_piece(piece: Plot | Thing, language: str) -> str:
    """The rules text of a Plot, an Object or an Artifact."""
    if isinstance(piece, Plot):
        return plot_text(piece, language)
    if not piece.artifact:
        return object_text(piece, language)
    return " ".join(artifact_rule(rule, language) for rule in piece.rules)


SWINGS: Final = (Inflicts, Weakens, Pierces, AlsoDeals, DealsInstead)
"""Words of an Object that work when an attack with it hits (FT-551)."""


def object_text(thing: Thing, language: str) -> str:
    hit = told((rule for rule in thing.rules if isinstance(rule, SWINGS)), language)
    always = told((rule for rule in thing.rules if not isinstance(rule, SWINGS)), language)
    when = {"en": "Swung, on a hit: ", "de": "Beim Zuschlagen, bei einem Treffer: "}[language]
    return " ".join(text for text in (always, hit and when + hit) if text)


def artifact_rule(rule: Any, language: str) -> str:
    """A word that means something else of an Artifact than of a figure or a Plot."""
    if isinstance(rule, Screens):
        return screens_de(rule, "Figuren seines Besitzers") if language == "de" else screens_en(rule, "figures of its owner")
    if not isinstance(rule, Hurts | Spreads):
        return told((rule,), language)
    if language == "de":
        what = f"nimmt {harm_de(rule.rank, rule.kind)}" if isinstance(rule, Hurts) else f"wird {condition_de(rule.condition)}"
        return f"Eine gegnerische Figur, die ihre Aktivierung {within_de(rule.squares)} in Wirkungslinie beendet, {what}."
    what = f"takes {harm_en(rule.rank, rule.kind)}" if isinstance(rule, Hurts) else f"becomes {cap(rule.condition)}"
    return f"An opposing figure that ends its activation within {squares_en(rule.squares)} in Line of Effect {what}."


def plot_text(plot: Plot, language: str) -> str:
    bonus = " ".join(benefit(word, language) for word in plot.bonus)
    if language == "de":
        return (
            f"{ACTIONS_DE[plot.action]} und ein FEAT auf {ability_de(plot.ability)}; Grün oder besser treibt den Plot voran. "
            f"Zusatznutzen für Figuren ({group_de(plot.affiliation)}): {bonus}"
        )
    return (
        f"{cap(plot.action)} action and a FEAT of {cap(ABILITIES[plot.ability])}; Green or better advances it. "
        f"For {group_en(plot.affiliation)} figures: {bonus}"
    )


def benefit(word: Any, language: str) -> str:
    """A benefit of a Plot: healing takes no action of its own there."""
    if isinstance(word, Heals):
        return f"Die Figur erhält {word.amount} Gesundheit." if language == "de" else f"The figure gains {word.amount} Health."
    return told((word,), language)


__all__ = ["TELLERS", "describe", "describe_attack", "describe_piece"]
