"""German."""

from __future__ import annotations

from longbox.kernel import Speech, Words

from ..codes import COLOURS, NOBODY
from ..events import (
    Attacked,
    AttackFailed,
    ConditionEnded,
    ConditionGained,
    Damaged,
    Ended,
    FeatRolled,
    InitiativeRolled,
    Joined,
    KarmaSpent,
    Moved,
    ResultTaken,
)
from .names import damage_name, figure, listed, map_name, named, rank, square, thing, word

TERRAIN_DE = {"rubble": "Trümmer", "difficult": "schwieriges Gelände", "fire": "Feuer", "smoke": "Rauch", "slick": "rutschig"}


def feat(e: FeatRolled, say: Speech) -> str:
    colour = word(say, f"colour.{COLOURS[e.colour]}")
    return f"{figure(say, e.who)} würfelt {e.roll} auf {rank(say, e.rank)} {word(say, f'feat.{e.what}')}: {colour}."


def initiative(e: InitiativeRolled, say: Speech) -> str:
    a, b = (f"{roll} + {more}" if more else str(roll) for roll, more in zip(e.rolls, e.bonus, strict=True))
    end = "Gleichstand; noch einmal." if e.seat == NOBODY else f"{say.seat(e.seat)} gewinnt."
    return f"Initiative: {a} gegen {b}. {end}"


def attacked(e: Attacked, say: Speech) -> str:
    how = {"opportunity": " als Gelegenheitsangriff", "charge": " am Ende eines Sturmangriffs"}.get(e.how, "")
    return f"{figure(say, e.who)} greift {figure(say, e.target)} mit {named(say, f'attack/{e.attack}')} an{how}."


def failed(e: AttackFailed, say: Speech) -> str:
    who, target = figure(say, e.who), figure(say, e.target)
    return {
        "miss": f"{who} verfehlt {target}.",
        "evaded": f"{target} pariert den Angriff von {who} ganz.",
        "senses": f"{target} ahnt den Angriff; er schlägt fehl.",
        "shapeshift": f"{who} erkennt {target} nicht; der Angriff schlägt fehl.",
    }[e.why]


def result(e: ResultTaken, say: Speech) -> str:
    """Was ein Comic neben den Schlag schriebe, und was es heißt."""
    target = figure(say, e.target)
    return {
        "hit": f"Zack! {target} ist getroffen.",
        "slam": f"Krawumm! {target} ist getroffen und muss einem Rückstoß widerstehen.",
        "stun": f"Bamm! {target} ist getroffen und muss einer Betäubung widerstehen.",
        "bullseye": f"Zack! Ein Volltreffer bei {target}.",
        "kill": f"Ratsch! {target} ist getroffen und muss einem Todesstoß widerstehen.",
        "held": f"Gepackt! {target} ist getroffen und wird gehalten.",
        "stuck": f"Knirsch! {target} ist getroffen und Festgesetzt.",
    }[e.result]


def damaged(e: Damaged, say: Speech) -> str:
    kept = f" ({e.prevented} abgehalten)" if e.prevented else ""
    return f"{figure(say, e.who)} nimmt {e.amount} Schaden ({damage_name(e.kind, 'de')}){kept}."


def moved(e: Moved, say: Speech) -> str:
    verb = {"move": "geht", "charge": "stürmt", "jump": "springt", "taken": "wird gebracht"}[e.how]
    return f"{figure(say, e.who)} {verb} von {square(say, e.start)} nach {square(say, e.end)}."


def joined(e: Joined, say: Speech) -> str:
    lost = f" und verlässt {listed(named(say, f'affiliation/{one}') for one in e.lost)}" if e.lost else ""
    return f"{figure(say, e.who)} schließt sich {named(say, f'affiliation/{e.affiliation}')} an{lost}."


def ended(e: Ended, say: Speech) -> str:
    why = {
        "points": "nach Siegpunkten",
        "knocked-out": "mit den letzten Figuren am Boden",
        "last-page": "nach Siegpunkten auf der letzten Seite",
        "draw": "",
    }[e.reason]
    return "Das Heft endet unentschieden." if e.seat == NOBODY else f"{say.seat(e.seat)} gewinnt das Heft {why}."


def karma(e: KarmaSpent, say: Speech) -> str:
    what = {"speed": "mehr Tempo", "reroll": "einen neuen Wurf"}.get(e.what) or f"mehr {e.what.capitalize()}"
    whose = "" if e.payer == e.who else f" von {figure(say, e.payer)}"
    return f"{figure(say, e.who)} gibt {e.amount} Karma{whose} für {what} aus."


def state(e: ConditionGained | ConditionEnded, say: Speech, no_more: str = "") -> str:
    """Being in a condition; Shapeshift is something one has."""
    if e.condition == "shapeshift":
        return f"hat {'keinen ' if no_more else ''}{named(say, 'condition/shapeshift')}{' mehr' if no_more else ''}"
    return f"ist{no_more} {named(say, f'condition/{e.condition}')}"


def points(n: int) -> str:
    return "1 Siegpunkt" if n == 1 else f"{n} Siegpunkte"


GERMAN: Words = {
    "seat": "Spieler {letter}",
    "option.level": "Spielstufe",
    "option.setup": "Aufbau",
    "option.setup.full": "Selbst, Schritt für Schritt",
    "option.setup.quick": "Sofort",
    "option.map": "Karte",
    "option.map.choose": "Wer den Wurf gewinnt, wählt",
    "option.team_a": "Team von Spieler A",
    "option.team_b": "Team von Spieler B",
    "option.last_page": "Letzte Seite",
    "option.brawling_column": "Ergebnisspalte für anderen Nahkampfschaden",
    "option.own_evasion": "Parieren in der eigenen Aktivierung",
    "option.halves": "Halbe werden gerundet",
    "option.halves.up": "auf",
    "option.halves.down": "ab",
    "option.fresh_conditions": "Ein Zustand aus der eigenen Aktivierung endet mit",
    "option.fresh_conditions.next": "der nächsten",
    "option.fresh_conditions.this": "dieser",
    "option.stunned_moves": "Bewegungen einer betäubten Figur",
    "option.stuck_evades": "Eine Festgesetzte Figur darf parieren",
    "option.past_fliers": "Nur neben fliegenden Figuren: auch auf andere schießen",
    "option.karma_mark": "Karma eines Teamkameraden gilt als ausgegeben von",
    "option.karma_mark.user": "wem es nützt",
    "option.karma_mark.payer": "wer zahlt",
    "option.karma_raises": "Karma hebt",
    "option.karma_raises.any": "jede Fähigkeit",
    "option.karma_raises.tested": "die geprüfte Fähigkeit",
    "option.last_effects": "Wirkungen einer K.-o.-Figur enden",
    "option.last_effects.page": "mit der Seite",
    "option.last_effects.at-once": "sofort",
    "option.second_dodge": "Ein zweites Ausweichen",
    "option.second_dodge.replaces": "ersetzt das erste",
    "option.second_dodge.better": "zählt, wenn es besser ist",
    "option.plots_from": "Plots liegen fern von",
    "option.plots_from.owner": "den eigenen Figuren",
    "option.plots_from.all": "allen Figuren",
    "option.wiped_out": "Wenn eine Seite niemanden mehr hat",
    "option.wiped_out.play-on": "weiterspielen",
    "option.wiped_out.ends": "das Heft endet",
    "colour.white": "Weiß",
    "colour.green": "Grün",
    "colour.yellow": "Gelb",
    "colour.red": "Rot",
    "feat.attack": "für den Angriff",
    "feat.evade": "zum Parieren",
    "feat.dodge": "zum Ausweichen",
    "feat.slam": "gegen den Rückstoß",
    "feat.stun": "gegen die Betäubung",
    "feat.kill": "gegen den Todesstoß",
    "feat.plot": "für den Plot",
    "feat.slick": "um nicht auszurutschen",
    "feat.senses": "um den Angriff zu ahnen",
    "feat.see through": "um den Gestaltwandel zu durchschauen",
    "feat.special": "für ein Special",
    "ask.map": "Auf welcher Karte spielt ihr?",
    "ask.side": "Auf welcher Seite stellst du auf?",
    "ask.place": "Wo steht die nächste Figur?",
    "ask.place_plot": "Wo liegt der Plot des anderen?",
    "ask.place_thing": "Wo liegt dein Objekt oder Artefakt?",
    "ask.join": "Wer schließt sich zu Beginn wem an?",
    "ask.hire": "Wo steht die angeheuerte Figur?",
    "ask.first": "Nimmst du das erste Panel oder lässt du den anderen beginnen?",
    "ask.activate": "Welche Figur aktivierst du?",
    "ask.follow": "Welche Figur unter Befehl ist als Nächste dran?",
    "ask.act": "Was tut die Figur?",
    "ask.move": "Wohin geht die Figur?",
    "ask.charge": "Welchen Weg nimmt der Sturmangriff?",
    "ask.karma": "Gibst du vor dem Wurf Karma aus?",
    "ask.reroll": "Gibst du 5 Karma für einen neuen Wurf aus?",
    "ask.opportunity": "Greifst du die Figur an, die sich entfernt?",
    "ask.evade": "Parierst du?",
    "ask.result": "Welches Ergebnis nimmst du?",
    "ask.bullseye": "Wofür nutzt du den Volltreffer?",
    "ask.transfer": "Nimmt jemand anderes den Schaden?",
    "ask.jump": "Wohin springt die Figur?",
    "ask.flurry": "Wen trifft der nächste Schlag?",
    "ask.demolish": "Was zerstörst du?",
    "ask.lay": "Wohin legst du Gelände?",
    "ask.put_down": "Wo liegt das fallen gelassene Objekt?",
    "ask.target": "Wen wählst du als Ziel?",
    "ask.counter": "Welches Special konterst du?",
    "ask.ally": "Wen nimmst du mit?",
    "ask.arrive": "Wo kommt die Figur an?",
    "InitiativeRolled": initiative,
    "MapChosen": lambda e, say: f"{say.seat(e.seat)} wählt die Karte: {map_name(say, e.map)}.",
    "SideChosen": lambda e, say: f"{say.seat(e.seat)} stellt im {'Norden' if e.side == 'north' else 'Süden'} auf.",
    "Placed": lambda e, say: f"{figure(say, e.who)} steht auf {square(say, e.square)}.",
    "PlotPlaced": lambda e, say: (
        f"Ein Marker von {named(say, f'plot/{e.plot}')} ({say.seat(e.seat)}) liegt auf {square(say, e.square)}."
    ),
    "ThingPlaced": lambda e, say: f"{thing(say, e.thing)} liegt auf {square(say, e.square)}.",
    "Joined": joined,
    "Hired": lambda e, say: f"{figure(say, e.by)} bringt {figure(say, e.who)} unter seinem Befehl mit.",
    "PageBegan": "Seite {page}",
    "FirstChosen": lambda e, say: f"{say.seat(e.seat)} {'lässt den anderen beginnen' if e.deferred else 'nimmt das erste Panel'}.",
    "Activated": lambda e, say: f"{figure(say, e.who)} ist am Zug.",
    "Moved": moved,
    "FeatRolled": feat,
    "Attacked": attacked,
    "ResultTaken": result,
    "AttackFailed": failed,
    "Damaged": damaged,
    "HealthLost": lambda e, say: f"{figure(say, e.who)} verliert {e.amount} Gesundheit.",
    "Healed": lambda e, say: f"{figure(say, e.who)} heilt {e.amount}.",
    "Transferred": lambda e, say: f"{figure(say, e.to_whom)} nimmt den Schaden für {figure(say, e.who)}.",
    "KnockedOut": lambda e, say: f"Rumms! {figure(say, e.who)} geht K.o.",
    "Scored": lambda e, say: f"{say.seat(e.seat)} erhält {points(e.points)}.",
    "ConditionGained": lambda e, say: f"{figure(say, e.who)} {state(e, say)}.",
    "ConditionEnded": lambda e, say: f"{figure(say, e.who)} {state(e, say, ' nicht mehr')}.",
    "BecameTired": lambda e, say: f"{figure(say, e.who)} ist Erschöpft.",
    "StaysReady": lambda e, say: f"{figure(say, e.who)} bleibt Bereit.",
    "Weakened": lambda e, say: f"{figure(say, e.who)} hat {e.tokens} Schwächungsmarker.",
    "Dodged": lambda e, say: (
        f"{figure(say, e.who)} weicht aus ({word(say, f'colour.{COLOURS[e.colour]}')})."
        if e.colour
        else f"{figure(say, e.who)} kann nicht ausweichen."
    ),
    "Slammed": lambda e, say: f"Wusch! {figure(say, e.who)} fliegt von {square(say, e.start)} nach {square(say, e.end)}.",
    "KarmaSpent": karma,
    "KarmaGained": lambda e, say: f"{figure(say, e.who)} erhält {e.amount} Karma.",
    "TerrainChanged": lambda e, say: f"{square(say, e.square)} ist jetzt {TERRAIN_DE[e.terrain]}.",
    "WallBroken": lambda e, say: f"Krach! Die Wand zwischen {square(say, e.square)} und {square(say, e.other)} bricht.",
    "PickedUp": lambda e, say: f"{figure(say, e.who)} hebt {thing(say, e.thing)} auf.",
    "Dropped": lambda e, say: f"{thing(say, e.thing)} von {figure(say, e.who)} liegt auf {square(say, e.square)}.",
    "ThingGone": lambda e, say: f"{thing(say, e.thing)} ist aus dem Spiel.",
    "PlotAdvanced": lambda e, say: f"{figure(say, e.who)} bringt {named(say, f'plot/{e.plot}')} voran.",
    "SpecialUsed": lambda e, say: f"{figure(say, e.who)} nutzt {named(say, f'special/{e.special}')}.",
    "Countered": lambda e, say: f"{named(say, f'special/{e.special}')} von {figure(say, e.who)} ist gekontert.",
    "PageEnded": lambda e, say: f"Seite {e.page} endet; es steht {e.points[0]} zu {e.points[1]}.",
    "Ended": ended,
}
