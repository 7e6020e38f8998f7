"""What a card says, made of its words, in English and German."""

from __future__ import annotations

import re
from typing import Any, Final

from ..codes import (
    ACTION,
    ALLY,
    ATTACKED,
    ATTACKING,
    BIDS_SHOWN,
    CANCELLING,
    DEALT,
    DEFEATED,
    DEFENDING,
    EACH_AHEAD,
    EACH_OTHER,
    EVENT_TRIED,
    EVENT_TRIED_ON_ME,
    HURT,
    INITIATIVE,
    INITIATIVE_ROLLED,
    LOST_POINTS,
    LOST_POINTS_BY_EVENT,
    MISSION_CARDS,
    MOVED,
    MOVING,
    OTHER,
    OTHERS,
    OTHERS_ANY,
    OTHERS_STUDENT,
    OWN,
    OWN_ANY,
    OWN_HERO,
    OWN_STUDENT,
    PLOT,
    RECRUITS,
    REFUSED,
    ROLLED,
    SELF,
    SOURCE,
    STUDENT_DISCARDED,
    TOP,
    TWO,
    TWO_OTHERS,
    VICTIM,
)
from ..words import (
    Admit,
    Again,
    AllIn,
    Attribute,
    Blind,
    Buff,
    Calm,
    CancelEvent,
    CancelReaction,
    Centre,
    Cost,
    Crates,
    DamageHope,
    Dart,
    Dismiss,
    Draw,
    Drop,
    EventCosts,
    Excuse,
    Farther,
    FewestPoints,
    Fire,
    HandSize,
    HasStudents,
    Heal,
    Hope,
    Income,
    Injure,
    LastStanding,
    Limit,
    Longer,
    MoreAttack,
    MoreDefense,
    MoreInitiative,
    Most,
    NoPenalty,
    NoStalemate,
    Peek,
    Phase,
    PickStats,
    Pierce,
    PlotPoints,
    Prize,
    Pull,
    Push,
    RaiseBid,
    Reflect,
    Regain,
    Reroll,
    Rescue,
    Revolution,
    Scry,
    Shield,
    Soften,
    Sparring,
    StealToken,
    Swap,
    TakeHope,
    TakeIn,
    TargetInjured,
    Timer,
    TokenHope,
    Tokens,
    Triumph,
    Weaken,
)

SCHOOL_NAMES: Final = {
    SELF: ("You", "Du"),
    OTHER: ("another School", "eine andere Schule"),
    TWO: ("two Schools", "zwei Schulen"),
    TWO_OTHERS: ("two other Schools", "zwei andere Schulen"),
    TOP: ("a leading School", "eine führende Schule"),
    EACH_OTHER: ("every other School", "jede andere Schule"),
    EACH_AHEAD: ("every School ahead of you", "jede Schule vor dir"),
    SOURCE: ("that School", "diese Schule"),
    VICTIM: ("the School of the target", "die Schule des Ziels"),
}
CHARACTER_NAMES: Final = {
    OWN: ("own Hero or Student", "eigener Held oder Schüler"),
    OWN_ANY: ("own Character", "eigener Charakter"),
    OWN_HERO: ("own Hero", "eigener Held"),
    OWN_STUDENT: ("own Student", "eigener Schüler"),
    OTHERS: ("Hero or Student of others", "Held oder Schüler anderer"),
    OTHERS_ANY: ("Character of others", "Charakter anderer"),
    OTHERS_STUDENT: ("Student of others", "Schüler anderer"),
}
STATS: Final = (("Attack", "Angriff"), ("Defense", "Verteidigung"), ("Speed", "Tempo"), ("Attack Range", "Reichweite"))
MOMENTS: Final = {
    ATTACKING: ("Before your attack", "Vor deinem Angriff"),
    DEFENDING: ("When attacked", "Wenn du angegriffen wirst"),
    ROLLED: ("After a roll", "Nach einem Wurf"),
    DEALT: ("When you deal Damage", "Wenn du Schaden machst"),
    HURT: ("When you take Damage", "Wenn du Schaden nimmst"),
    ALLY: ("When a PC next to you takes Damage", "Wenn ein PC neben dir Schaden nimmt"),
    MOVING: ("When you move", "Wenn du dich bewegst"),
    MOVED: ("After a Move", "Nach einer Bewegung"),
    ATTACKED: ("After your attack", "Nach deinem Angriff"),
    ACTION: ("Special Action", "Sonderaktion"),
    PLOT: ("Plot Phase", "Ereignisphase"),
    INITIATIVE: ("Before Initiative", "Vor der Initiative"),
    INITIATIVE_ROLLED: ("After Initiative", "Nach der Initiative"),
    EVENT_TRIED: ("Another School plays an Event", "Eine andere Schule spielt ein Ereignis"),
    EVENT_TRIED_ON_ME: ("An Event names your School", "Ein Ereignis nennt deine Schule"),
    CANCELLING: ("Your Event is being cancelled", "Dein Ereignis wird aufgehoben"),
    LOST_POINTS: ("You lose Revolution Points", "Du verlierst Revolutionspunkte"),
    LOST_POINTS_BY_EVENT: (
        "An Event of another School costs you Revolution Points",
        "Ein Ereignis einer anderen Schule kostet dich Revolutionspunkte",
    ),
    BIDS_SHOWN: ("First bids for a recruit are shown", "Erste Gebote für eine Anwerbung liegen offen"),
    STUDENT_DISCARDED: ("Another School discards a Student", "Eine andere Schule wirft einen Schüler ab"),
    REFUSED: ("You refuse an invitation", "Du lehnst eine Einladung ab"),
    DEFEATED: ("Your PC is defeated", "Dein PC ist besiegt"),
}
ROLLS: Final = {
    "any": ("", ""),
    "attack": ("attack ", "Angriffs"),
    "defense": ("defense ", "Verteidigungs"),
    "initiative": ("Initiative ", "Initiative"),
}
COUNTED: Final = {"damage": ("Damage", "Schaden"), "tokens": ("Mission Tokens", "Missionsmarker"), "points": ("points", "Punkte")}
DECKS: Final = {RECRUITS: ("Recruit Deck", "Anwerbungsstapel"), MISSION_CARDS: ("Mission Deck", "Missionsstapel")}
HOW: Final = {"random": ("at random", "zufällig"), "choice": ("of its choice", "nach Wahl"), "all": ("all", "alle")}

SENTENCES: Final[dict[type[Any], tuple[str, str]]] = {
    Revolution: ("{who}: {n:+d} Revolution Point", "{who}: {n:+d} Revolutionspunkt"),
    Hope: ("{who}: {n:+d} Hope", "{who}: {n:+d} Hoffnung"),
    TakeHope: ("take up to {n} Hope: {who}", "nimm bis zu {n} Hoffnung: {who}"),
    PlotPoints: ("{who}: {n:+d} Plot Points", "{who}: {n:+d} Handlungspunkte"),
    Draw: ("draw {n} Plot Cards", "zieh {n} Handlungskarten"),
    Drop: ("{who}: discard {n} Plot Cards ({how})", "{who}: {n} Handlungskarten abwerfen ({how})"),
    Peek: ("look at a hand: {who}", "sieh eine Hand an: {who}"),
    Scry: ("look at {n} cards of the {deck}, put them back in any order", "sieh {n} Karten an ({deck}), leg sie beliebig zurück"),
    Buff: ("this round's Mission: {n:+d} dice for {attribute}", "Mission dieser Runde: {n:+d} Würfel für {attribute}"),
    Admit: ("take the next Student of the Recruit Deck", "nimm den nächsten Schüler des Anwerbungsstapels"),
    TakeIn: ("pay its Hope Value and take it", "zahl seinen Hoffnungswert und nimm ihn auf"),
    Dismiss: ("discard: {which}{unless}", "abwerfen: {which}{unless}"),
    Tokens: ("{upto}{count} x {which}: {n:+d} Power Token", "{upto}{count} x {which}: {n:+d} Kraftmarke"),
    Injure: ("injure: {which}", "verletzen: {which}"),
    Heal: ("{upto}{count} x {which}: heal", "{upto}{count} x {which}: heilen"),
    Triumph: ("{which}: {n:+d} Triumph Token", "{which}: {n:+d} Triumphmarke"),
    HasStudents: ("with at least {n} Students", "mit mindestens {n} Schülern"),
    FewestPoints: ("only with the fewest Revolution Points", "nur mit den wenigsten Revolutionspunkten"),
    TargetInjured: ("only against a School with an Injured Character", "nur gegen eine Schule mit verletztem Charakter"),
    EventCosts: ("if its Plot Value is at least {n}", "wenn sein Handlungswert mindestens {n} ist"),
    CancelEvent: ("cancel the Event", "heb das Ereignis auf"),
    CancelReaction: ("cancel that Reaction", "heb diese Reaktion auf"),
    RaiseBid: ("raise your bid by up to {n}", "erhöhe dein Gebot um bis zu {n}"),
    Excuse: ("you lose no Revolution Point", "du verlierst keinen Revolutionspunkt"),
    MoreAttack: ("{n:+d} attack dice", "{n:+d} Angriffswürfel"),
    MoreDefense: ("{n:+d} defense dice", "{n:+d} Verteidigungswürfel"),
    MoreInitiative: ("{n:+d} Initiative dice", "{n:+d} Initiativwürfel"),
    Weaken: ("the target rolls {n} defense die fewer", "das Ziel würfelt {n} Verteidigungswürfel weniger"),
    Blind: ("the attacker rolls {n} attack die fewer", "der Angreifer würfelt {n} Angriffswürfel weniger"),
    Pierce: ("unopposed attack dice hit on 2 or more", "unverteidigte Angriffswürfel treffen ab 2"),
    Reroll: ("roll up to {n} own {roll}dice again", "wirf bis zu {n} eigene {roll}würfel neu"),
    Shield: ("{n} Damage less", "{n} Schaden weniger"),
    Reflect: ("the attacker takes {n} Damage", "der Angreifer nimmt {n} Schaden"),
    PickStats: ("you choose which stats are lowered", "du wählst, welche Werte sinken"),
    StealToken: ("take a Power Token of the target", "nimm dem Ziel eine Kraftmarke ab"),
    Regain: ("regain {n} lost stat point", "gewinn {n} verlorenen Wertpunkt zurück"),
    Soften: ("the defeat counts {n} stat at 0 fewer", "die Niederlage zählt {n} Wert auf 0 weniger"),
    Farther: ("move {n} Hexes further", "beweg dich {n} Felder weiter"),
    Phase: ("pass Obstacles and Characters", "zieh durch Hindernisse und Charaktere"),
    Dart: ("move up to {n} Hexes", "beweg dich bis zu {n} Felder"),
    Push: ("push the target up to {n} Hexes away", "schieb das Ziel bis zu {n} Felder weg"),
    Pull: ("pull a Character within {n} Hexes next to you", "zieh einen Charakter im Umkreis von {n} Feldern neben dich"),
    Swap: ("change places with a Character within {n} Hexes", "tausch den Platz mit einem Charakter im Umkreis von {n} Feldern"),
    Longer: ("Attack Range {n:+d} for this attack", "Reichweite {n:+d} für diesen Angriff"),
    Again: ("attack the same target again with the next Action", "greif dasselbe Ziel mit der nächsten Aktion noch einmal an"),
    Attribute: ("{attribute} {n:+d}", "{attribute} {n:+d}"),
    Limit: ("Power Token limit {n:+d}", "Kraftmarken-Grenze {n:+d}"),
    Income: ("{n:+d} Hope in every Upkeep Phase", "{n:+d} Hoffnung in jeder Versorgungsphase"),
    HandSize: ("Hand Size {n:+d}", "Handgröße {n:+d}"),
    DamageHope: ("{n} Hope for every attack that does Damage", "{n} Hoffnung für jeden Angriff mit Schaden"),
    TokenHope: ("{n} Hope for every Mission Token", "{n} Hoffnung für jeden Missionsmarker"),
    Most: ("most {what}: {n} Revolution Points", "am meisten {what}: {n} Revolutionspunkte"),
    AllIn: ("every School in the arena: {n} Revolution Points", "jede Schule in der Arena: {n} Revolutionspunkte"),
    LastStanding: (
        "ends when one PC is left: {n} Revolution Points, {hope} Hope",
        "endet, wenn ein PC übrig ist: {n} Revolutionspunkte, {hope} Hoffnung",
    ),
    Timer: ("ends after Mission Turn {turns}: {success}", "endet nach Missionszug {turns}: {success}"),
    Crates: (
        "open crates as a Special Action; a die of {trap} or less hurts",
        "öffne Kisten als Sonderaktion; ein Wurf bis {trap} verletzt",
    ),
    Calm: (
        "calm the mutant within {reach} Hexes: Defense dice of {least} or more are points, {goal} in all",
        "beruhige den Mutanten im Umkreis von {reach} Feldern: Verteidigungswürfel ab {least} sind Punkte, {goal} insgesamt",
    ),
    Rescue: ("carry residents to the border as a Special Action", "trag Bewohner als Sonderaktion zum Rand"),
    Fire: (
        "after each turn 1 Damage within {reach} Hex of the centre",
        "nach jedem Zug 1 Schaden im Umkreis von {reach} Feld um die Mitte",
    ),
    Centre: ("centre Hex at the end of a turn: 1 point, {hope} Hope", "Mittelfeld am Ende eines Zuges: 1 Punkt, {hope} Hoffnung"),
    Sparring: (
        "each attack that damages a PC: 1 point, {hope} Hope",
        "jeder Angriff mit Schaden an einem PC: 1 Punkt, {hope} Hoffnung",
    ),
    Prize: (
        "a School with the most Damage may take the next Student",
        "eine Schule mit dem meisten Schaden darf den nächsten Schüler nehmen",
    ),
    NoPenalty: ("defeats have no penalties", "Niederlagen haben keine Folgen"),
    NoStalemate: ("no stalemate", "kein Patt"),
}
WORDS: Final = {
    "cost": ("Cost", "Kosten"),
    "upto": ("up to ", "bis zu "),
    "unless": (", unless {n} Hope are paid", ", außer gegen {n} Hoffnung"),
    "success": ("success", "Erfolg"),
    "failure": ("failure", "Fehlschlag"),
}


def sentence(word: Any, at: int) -> str:
    """One word as a phrase; `at` is 0 for English, 1 for German.

    >>> sentence(Shield(1), 0), sentence(Cost(Hope(SELF, -3)), 1)
    ('1 Damage less', 'Kosten: Du: -3 Hoffnung')
    """
    if isinstance(word, Cost):
        return f"{WORDS['cost'][at]}: {sentence(word.part, at)}"
    values: dict[str, Any] = {}
    for name in word.__dataclass_fields__:
        value = getattr(word, name)
        if name == "who":
            value = SCHOOL_NAMES[value][at]
        elif name == "which":
            value = CHARACTER_NAMES[value][at]
        elif name == "attribute":
            value = STATS[value][at]
        elif name == "roll":
            value = ROLLS[value][at]
        elif name == "what":
            value = COUNTED[value][at]
        elif name == "deck":
            value = DECKS[value][at]
        elif name == "how":
            value = HOW[value][at]
        elif name == "upto":
            value = WORDS["upto"][at] if value else ""
        elif name == "unless":
            value = WORDS["unless"][at].format(n=value) if value else ""
        elif name == "success":
            value = WORDS["success" if value else "failure"][at]
        values[name] = value
    return singular(SENTENCES[type(word)][at].format(**values))


ONE: Final = {
    "Plot Cards": "Plot Card",
    "Revolution Points": "Revolution Point",
    "Students": "Student",
    "Hexes": "Hex",
    "cards": "card",
    "own dice": "own die",
    "own attack dice": "own attack die",
    "own defense dice": "own defense die",
    "Handlungskarten": "Handlungskarte",
    "Revolutionspunkte": "Revolutionspunkt",
    "Schülern": "Schüler",
    "Felder": "Feld",
    "Feldern": "Feld",
    "Karten": "Karte",
    "eigene": "eigenen",
}
"""What a number of them is called, and a single one."""
SINGLE: Final = re.compile(rf"(?<![\d.+-])1 ({'|'.join(sorted(ONE, key=len, reverse=True))})\b")


def singular(text: str) -> str:
    """
    >>> singular("draw 1 Plot Cards; move 11 Hexes"), singular("+1 Revolution Points")
    ('draw 1 Plot Card; move 11 Hexes', '+1 Revolution Points')
    """
    return SINGLE.sub(lambda found: f"1 {ONE[found[1]]}", text)


def text_of(parts: tuple[Any, ...], at: int, moment: str = "") -> str:
    """The text of a card.

    >>> text_of((Weaken(1),), 0, ATTACKING)
    'Before your attack: the target rolls 1 defense die fewer.'
    """
    told = "; ".join(sentence(part, at) for part in parts)
    if moment:
        return f"{MOMENTS[moment][at]}: {told}."
    return f"{told[0].upper()}{told[1:]}." if told else ""
