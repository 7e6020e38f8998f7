"""Deutsch."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Speech, Words

from ..codes import NOBODY
from .names import card, character, dice, inches, sentence, squad, terrain, token


def moved(e: Any, say: Speech) -> str:
    who, far = character(say, e.who), inches(say, e.start, e.end)
    verb = {
        "advance": "läuft {} Zoll",
        "climb": "klettert {} Zoll",
        "throw": "wird {} Zoll geworfen",
        "push": "wird {} Zoll geschoben",
        "place": "wird {} Zoll versetzt",
    }[e.how]
    return f"{who} bleibt stehen." if e.start == e.end else f"{who} {verb.format(far)}."


def rolled(e: Any, say: Speech) -> str:
    known = {"attack": "für den Angriff", "defense": "zur Verteidigung", "dodge": "zum Ausweichen"}
    what = known.get(e.roll) or f"für {card(say, e.roll)}"
    extra = f" Zusatzwürfel für kritische Seiten: {dice(say, e.extra)}." if e.extra else ""
    return f"{character(say, e.who)} würfelt {what} {dice(say, e.faces)}.{extra}"


def collided(e: Any, say: Speech) -> str:
    thrown = character(say, e.who) if e.who != NOBODY else "Das geworfene Gelände"
    return f"{thrown} trifft {character(say, e.into) if e.into != NOBODY else terrain(say, e.terrain)}."


def ended(e: Any, say: Speech) -> str:
    why = {
        "points": "nach Siegpunkten",
        "lead": "durch die Führung",
        "last-round": "nach Siegpunkten am Ende der letzten Runde",
        "elimination": "als letzte Seite auf dem Feld",
        "tie": "",
    }[e.reason]
    return "Die Partie endet unentschieden." if e.seat == NOBODY else f"{say.seat(e.seat)} gewinnt {why}."


GERMAN: Words = {
    "option.setup": "Aufbau",
    "option.setup.full": "Schritt für Schritt: Krisenkarten, Teams, Aufstellung",
    "option.setup.quick": "Alles steht bereit: Beginn mit dem ersten Zug",
    "option.battlefield": "Schlachtfeld",
    "option.battlefield.random": "Ein zufälliges",
    "option.roster_a": "Vorrat von Spieler A",
    "option.roster_b": "Vorrat von Spieler B",
    "option.ruleset": "Regelbuch",
    "option.ruleset.2025": "2025, das neuere",
    "option.ruleset.2022": "2022, das ältere",
    "seat": "Spieler {letter}",
    "nobody": "niemand",
    "nothing": "nichts",
    "and": "und",
    "decimal": ",",
    "numbers": "keine eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "no dice": "keine Würfel",
    "face.crit": "eine kritische Seite|{n} kritische Seiten",
    "face.wild": "ein Spezial|{n} Spezial",
    "face.hit": "einen Treffer|{n} Treffer",
    "face.block": "einen Block|{n} Blocks",
    "face.blank": "eine Leerseite|{n} Leerseiten",
    "face.fail": "einen Fehlschlag|{n} Fehlschläge",
    "ask.action": "Was tut dieser Charakter?",
    "ask.advance": "Wohin läuft er?",
    "ask.affiliation": "Welche Gruppierung nutzt dein Team?",
    "ask.aim": "In welche Richtung geht der Strahl?",
    "ask.choose": "Wähle.",
    "ask.clear": "Wohin macht das Gelände dem Marker Platz?",
    "ask.crisis": "Welchen Typ Krisenkarte ziehst du?",
    "ask.deploy": "Welchen Charakter stellst du auf?",
    "ask.dice": "Welche Würfel?",
    "ask.direction": "In welche Richtung?",
    "ask.discount": "Zahlst du den niedrigeren Preis?",
    "ask.drop": "Wohin fällt der Marker?",
    "ask.edge": "Welcher Rand ist deiner?",
    "ask.face": "Auf welche Seite?",
    "ask.finish": "Spiel eine Teamtaktik-Karte oder beende deinen Zug.",
    "ask.forced": "Das passiert gleichzeitig. Was kommt zuerst?",
    "ask.hit": "Beide werden zugleich berührt. Was wird getroffen?",
    "ask.leader": "Welche Führungsfähigkeit gilt für die ganze Partie?",
    "ask.grunt": "Welcher Diener wird zuerst aktiviert?",
    "ask.more": "Vor Ende deines Zuges darf noch jemand aktiviert werden.",
    "ask.move_token": "Wohin kommt der Marker?",
    "ask.put_marker": "Wohin legst du den Marker?",
    "ask.pay": "Wessen Kraft bezahlt?",
    "ask.payer": "Wer spielt die Karte?",
    "ask.place": "Wohin wird er versetzt?",
    "ask.price": "Wie viel Kraft gibst du aus?",
    "ask.react": "Du darfst reagieren.",
    "ask.spot": "Wo stellst du ihn auf?",
    "ask.squad": "Wähle dein Team.",
    "ask.tactics": "Wähle bis zu fünf Teamtaktik-Karten.",
    "ask.target": "Wähle ein Ziel.",
    "ask.threat": "Welche maximale Bedrohung gilt?",
    "ask.turn": "Wen aktivierst du?",
    "ask.type": "Von welchem Typ ist der Angriff?",
    "PriorityRolled": lambda e, say: (
        "Gleichstand beim Vorrangswurf. Beide würfeln neu."
        if e.seat == NOBODY
        else f"{say.seat(e.seat)} gewinnt den Vorrangswurf: {dice(say, e.faces[e.seat])} gegen {dice(say, e.faces[1 - e.seat])}."
    ),
    "MissionDrawn": lambda e, say: f"Die Mission: {card(say, e.secure)}; {card(say, e.extraction)} (Bedrohung {e.threat}).",
    "SquadShown": lambda e, say: f"{say.seat(e.seat)} bringt {squad(say, e.cards, e.affiliation)}.",
    "LeadershipActive": lambda e, say: f"{character(say, e.who)} führt das Team von {say.seat(e.seat)}.",
    "Deployed": lambda e, say: f"{character(say, e.who)} wird aufgestellt.",
    "RoundBegan": "Runde {number}",
    "PhaseBegan": lambda e, say: {"power": "Kraftphase", "activation": "Aktivierungsphase", "cleanup": "Aufräumphase"}[e.phase],
    "TurnBegan": "{seat} ist am Zug.",
    "Passed": "{seat} passt.",
    "Activated": lambda e, say: f"{character(say, e.who)} wird aktiviert.",
    "PowerGained": lambda e, say: f"{character(say, e.who)} erhält {e.n} Kraft.",
    "PowerSpent": lambda e, say: f"{character(say, e.who)} gibt {e.n} Kraft aus.",
    "PowerLost": lambda e, say: f"{character(say, e.who)} verliert {e.n} Kraft.",
    "Moved": moved,
    "Shaken": lambda e, say: f"{character(say, e.who)} erholt sich: nicht mehr {card(say, e.condition)}.",
    "AttackBegan": lambda e, say: f"{character(say, e.attacker)} greift {character(say, e.target)} mit {card(say, e.weapon)} an.",
    "AttackCancelled": lambda e, say: f"Der Angriff von {character(say, e.attacker)} wird abgebrochen.",
    "DiceRolled": rolled,
    "DiceChanged": lambda e, say: f"{card(say, e.by)}: {character(say, e.who)} hat jetzt {dice(say, e.faces)}.",
    "AttackCompared": lambda e, say: f"{e.hits} Erfolge gegen {e.blocks}.",
    "Damaged": lambda e, say: f"{character(say, e.who)} erleidet {e.n} Schaden; noch {e.left} Ausdauer.",
    "Healed": lambda e, say: f"{character(say, e.who)} entfernt {e.n} Schaden.",
    "BecameDazed": lambda e, say: f"{character(say, e.who)} ist angeschlagen.",
    "DazeRemoved": lambda e, say: f"{character(say, e.who)} ist nicht mehr angeschlagen.",
    "WasKOd": lambda e, say: f"{character(say, e.who)} verlässt das Schlachtfeld.",
    "Recovered": lambda e, say: f"{character(say, e.who)} ist zurück, verletzt.",
    "ConditionGained": lambda e, say: f"{character(say, e.who)} ist jetzt {card(say, e.condition)}.",
    "ConditionLost": lambda e, say: f"{character(say, e.who)} ist nicht mehr {card(say, e.condition)}.",
    "SuperpowerUsed": lambda e, say: sentence(f"{character(say, e.who)} nutzt {card(say, e.power)}"),
    "TacticPlayed": lambda e, say: sentence(f"{say.seat(e.seat)} spielt {card(say, e.card)}"),
    "Collided": collided,
    "TerrainDestroyed": lambda e, say: f"{terrain(say, e.terrain)} wird zerstört.",
    "TerrainMoved": lambda e, say: f"{terrain(say, e.terrain)} macht einem Marker Platz.",
    "TokenTaken": lambda e, say: f"{character(say, e.who)} nimmt {token(say, e.token)} auf.",
    "TokenMoved": lambda e, say: f"{token(say, e.token)} bewegt sich.",
    "TokenRemoved": lambda e, say: f"{token(say, e.token)} ist aus dem Spiel.",
    "TokenDropped": lambda e, say: f"{character(say, e.who)} lässt {token(say, e.token)} fallen.",
    "TokenControlled": lambda e, say: f"{say.seat(e.seat)} kontrolliert {token(say, e.token)}.",
    "MarkerPlaced": lambda e, say: f"{say.seat(e.seat)} legt einen Marker „{card(say, f'marker/{e.name}')}“ auf das Schlachtfeld.",
    "MarkersRemoved": lambda e, say: f"Marker „{card(say, f'marker/{e.name}')}“: {e.n} vom Schlachtfeld entfernt.",
    "Transformed": lambda e, say: f"{character(say, e.who)} verwandelt sich: {card(say, f'form/{e.form}')}.",
    "Scored": lambda e, say: f"{say.seat(e.seat)} erhält {e.n} SP und hat {e.total}.",
    "PriorityPassed": "{seat} hat jetzt Vorrang.",
    "GameEnded": ended,
}
