"""German."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Speech, Words

from ..vocabulary import COLOURS, NOBODY
from .names import figure, listed, map_name, named, rank, square, word

ABILITIES_DE = {
    "fighting": "Kampfkraft", "agility": "Gewandtheit", "strength": "Stärke", "endurance": "Ausdauer", "reason": "Verstand",
    "intuition": "Intuition", "psyche": "Psyche",
}  # fmt: skip
CONDITIONS_DE = {
    "stunned": "betäubt", "held": "festgehalten", "stuck": "gefesselt", "staggered": "angeschlagen", "confused": "verwirrt",
    "shapeshift": "verwandelt", "phased": "körperlos",
}  # fmt: skip
RESULTS_DE = {
    "hit": "Treffer", "slam": "Schmetterschlag", "stun": "Betäubung", "bullseye": "Volltreffer", "kill": "tödlicher Treffer",
    "held": "Festgehalten", "stuck": "Gefesselt",
}  # fmt: skip
TERRAIN_DE = {"rubble": "Trümmer", "difficult": "schwieriges Gelände", "fire": "Feuer", "smoke": "Rauch", "slick": "rutschig"}


def feat(e: Any, say: Speech) -> str:
    colour = word(say, f"colour.{COLOURS[e.colour]}")
    return f"{figure(say, e.who)} würfelt {e.roll} auf {rank(say, e.rank)} {word(say, f'feat.{e.what}')}: {colour}."


def initiative(e: Any, say: Speech) -> str:
    a, b = (f"{roll} + {more}" if more else str(roll) for roll, more in zip(e.rolls, e.bonus, strict=True))
    end = "Gleichstand; noch einmal." if e.seat == NOBODY else f"{say.seat(e.seat)} gewinnt."
    return f"Initiative: {a} gegen {b}. {end}"


def attacked(e: Any, say: Speech) -> str:
    how = {"opportunity": " als Gelegenheitsangriff", "charge": " am Ende eines Sturmangriffs"}.get(e.how, "")
    return f"{figure(say, e.who)} greift {figure(say, e.target)} mit {named(e.attack)} an{how}."


def failed(e: Any, say: Speech) -> str:
    who, target = figure(say, e.who), figure(say, e.target)
    return {
        "miss": f"{who} verfehlt {target}.",
        "evaded": f"{target} weicht {who} völlig aus.",
        "senses": f"{target} ahnt den Angriff; er schlägt fehl.",
        "shapeshift": f"{who} erkennt {target} nicht; der Angriff schlägt fehl.",
    }[str(e.why)]


def damaged(e: Any, say: Speech) -> str:
    kept = f" ({e.prevented} abgehalten)" if e.prevented else ""
    return f"{figure(say, e.who)} nimmt {e.amount} Schaden ({word(say, f'damage.{e.kind}')}){kept}."


def moved(e: Any, say: Speech) -> str:
    verb = {"move": "geht", "charge": "stürmt", "jump": "springt", "taken": "wird gebracht"}[e.how]
    return f"{figure(say, e.who)} {verb} von {square(say, e.start)} nach {square(say, e.end)}."


def joined(e: Any, say: Speech) -> str:
    lost = f" und verlässt {listed(named(one) for one in e.lost)}" if e.lost else ""
    return f"{figure(say, e.who)} schließt sich {named(e.affiliation)} an{lost}."


def ended(e: Any, say: Speech) -> str:
    why = {
        "points": "nach Siegpunkten",
        "knocked-out": "mit den letzten Figuren am Boden",
        "last-page": "nach Siegpunkten auf der letzten Seite",
        "draw": "",
    }[e.reason]
    return "Das Heft endet unentschieden." if e.seat == NOBODY else f"{say.seat(e.seat)} gewinnt das Heft {why}."


def karma(e: Any, say: Speech) -> str:
    what = {"speed": "mehr Tempo", "reroll": "einen neuen Wurf"}.get(e.what) or f"bessere {ABILITIES_DE[e.what]}"
    whose = "" if e.payer == e.who else f" von {figure(say, e.payer)}"
    return f"{figure(say, e.who)} gibt {e.amount} Karma{whose} für {what} aus."


def points(n: int) -> str:
    return "1 Siegpunkt" if n == 1 else f"{n} Siegpunkte"


GERMAN: Words = {
    "seat": "Spieler {letter}",
    "option.level": "Spielstufe",
    "option.level.back-alley": "Hinterhof",
    "option.level.mean-streets": "Raue Straßen",
    "option.level.heroic-battle": "Heldenkampf",
    "option.level.epic-event": "Großes Ereignis",
    "option.level.crossover": "Crossover",
    "option.level.cosmic-confrontation": "Kosmische Konfrontation",
    "option.map": "Karte",
    "option.map.choose": "Wer den Wurf gewinnt, wählt",
    "option.team_a": "Team von Spieler A",
    "option.team_b": "Team von Spieler B",
    "option.last_page": "Letzte Seite",
    "option.brawling_column": "Ergebnisspalte für anderen Nahkampfschaden",
    "option.own_evasion": "Ausweichen im eigenen Zug",
    "option.halves": "Halbe werden gerundet",
    "option.halves.up": "auf",
    "option.halves.down": "ab",
    "option.fresh_conditions": "Ein Zustand aus der eigenen Aktivierung endet mit",
    "option.fresh_conditions.next": "der nächsten",
    "option.fresh_conditions.this": "dieser",
    "option.stunned_moves": "Bewegungen einer betäubten Figur",
    "option.stuck_evades": "Eine gefesselte Figur darf ausweichen",
    "option.past_fliers": "Nur neben Fliegern: auch auf andere schießen",
    "option.karma_mark": "Karma eines Teamgefährten gilt als ausgegeben von",
    "option.karma_mark.user": "wem es nützt",
    "option.karma_mark.payer": "wer zahlt",
    "option.karma_raises": "Karma hebt",
    "option.karma_raises.any": "jede Fähigkeit",
    "option.karma_raises.tested": "die geprüfte Fähigkeit",
    "option.last_effects": "Wirkungen einer K.-o.-Figur enden",
    "option.last_effects.page": "mit der Seite",
    "option.last_effects.at-once": "sofort",
    "option.second_dodge": "Eine zweite Deckung",
    "option.second_dodge.replaces": "ersetzt die erste",
    "option.second_dodge.better": "zählt, wenn sie besser ist",
    "option.plots_from": "Handlungen liegen fern von",
    "option.plots_from.owner": "den eigenen Figuren",
    "option.plots_from.all": "allen Figuren",
    "option.wiped_out": "Wenn eine Seite niemanden mehr hat",
    "option.wiped_out.play-on": "weiterspielen",
    "option.wiped_out.ends": "das Heft endet",
    "colour.white": "Weiß",
    "colour.green": "Grün",
    "colour.yellow": "Gelb",
    "colour.red": "Rot",
    "damage.blunt": "stumpf",
    "damage.edged": "scharf",
    "damage.poison": "Gift",
    "damage.fear": "Furcht",
    "damage.psionic": "Psi",
    "damage.illusion": "Illusion",
    "damage.eldritch": "uralte Magie",
    "damage.hellfire": "Höllenfeuer",
    "damage.fire": "Feuer",
    "damage.cold": "Kälte",
    "damage.electricity": "Elektrizität",
    "damage.cosmic": "kosmisch",
    "damage.light": "Licht",
    "damage.radiation": "Strahlung",
    "damage.plasma": "Plasma",
    "damage.sonic": "Schall",
    "damage.darkforce": "Dunkelkraft",
    "feat.attack": "für den Angriff",
    "feat.evade": "zum Ausweichen",
    "feat.dodge": "für die Deckung",
    "feat.slam": "gegen den Schmetterschlag",
    "feat.stun": "gegen die Betäubung",
    "feat.kill": "gegen den tödlichen Treffer",
    "feat.plot": "für die Handlung",
    "feat.slick": "um nicht auszurutschen",
    "feat.senses": "um den Angriff zu ahnen",
    "feat.see through": "um die Verwandlung zu durchschauen",
    "feat.special": "für eine Sonderfähigkeit",
    "ask.map": "Auf welcher Karte spielt ihr?",
    "ask.side": "Auf welcher Seite stellst du auf?",
    "ask.place": "Wo steht die nächste Figur?",
    "ask.place_plot": "Wo liegt die Handlung des anderen?",
    "ask.place_thing": "Wo liegt dein Objekt oder Artefakt?",
    "ask.join": "Wer schließt sich zu Beginn wem an?",
    "ask.hire": "Wo steht die angeheuerte Figur?",
    "ask.first": "Nimmst du das erste Bild oder lässt du den anderen beginnen?",
    "ask.activate": "Welche Figur aktivierst du?",
    "ask.follow": "Welche Figur unter Befehl ist als Nächste dran?",
    "ask.act": "Was tut die Figur?",
    "ask.move": "Wohin geht die Figur?",
    "ask.charge": "Welchen Weg nimmt der Sturmangriff?",
    "ask.karma": "Gibst du vor dem Wurf Karma aus?",
    "ask.reroll": "Gibst du 5 Karma für einen neuen Wurf aus?",
    "ask.opportunity": "Greifst du die Figur an, die sich entfernt?",
    "ask.evade": "Weichst du aus?",
    "ask.result": "Welches Ergebnis nimmst du?",
    "ask.bullseye": "Wofür nutzt du den Volltreffer?",
    "ask.transfer": "Nimmt jemand anderes den Schaden?",
    "ask.jump": "Wohin springt die Figur?",
    "ask.flurry": "Wen trifft der nächste Schlag?",
    "ask.demolish": "Was zerstörst du?",
    "ask.lay": "Wohin legst du Gelände?",
    "ask.put_down": "Wo liegt das fallen gelassene Objekt?",
    "ask.target": "Wen wählst du als Ziel?",
    "ask.ally": "Wen nimmst du mit?",
    "ask.arrive": "Wo kommt die Figur an?",
    "offer.pass": "Nein",
    "offer.end": "Aktivierung beenden",
    "offer.move": "Bewegen",
    "offer.hurry": "Bewegen, 1 Karma von {payer} für Tempo",
    "offer.stay": "Stehen bleiben",
    "offer.plot": "Handlung voranbringen",
    "offer.dodge": "In Deckung gehen",
    "offer.throw": "Werfen",
    "offer.strike": "{attack} auf {target}",
    "offer.swing": ", mit {thing} in der Hand",
    "offer.charge": "Sturmangriff auf {target} ({attack})",
    "offer.demolish": "Gelände zerstören mit {attack}",
    "offer.break": "{thing} {number} zerstören mit {attack}",
    "offer.pick": "{thing} {number} aufheben",
    "offer.drop": "Auf {square} ablegen",
    "offer.raise": "Bessere {ability}, 2 Karma von {payer}",
    "offer.reroll": "Neu würfeln, 5 Karma von {payer}",
    "offer.join": "{who} schließt sich {team} an",
    "offer.wall": "Die Wand zwischen {a} und {b}",
    "offer.take": "Das erste Bild nehmen",
    "offer.defer": "Den anderen beginnen lassen",
    "offer.evade": "Ausweichen",
    "offer.north": "Norden",
    "offer.south": "Süden",
    "offer.hit": "Treffer",
    "offer.slam": "Schmetterschlag",
    "offer.stun": "Betäubung",
    "offer.bullseye": "Volltreffer",
    "offer.kill": "Tödlicher Treffer",
    "offer.held": "Festgehalten",
    "offer.stuck": "Gefesselt",
    "offer.damage": "1 Schaden mehr",
    "offer.weaken": "Ein Schwächungsmarker",
    "offer.fighting": "Kampfkraft",
    "offer.agility": "Gewandtheit",
    "offer.strength": "Stärke",
    "offer.endurance": "Ausdauer",
    "offer.reason": "Verstand",
    "offer.intuition": "Intuition",
    "offer.psyche": "Psyche",
    "InitiativeRolled": initiative,
    "MapChosen": lambda e, say: f"{say.seat(e.seat)} wählt die Karte: {map_name(say, e.map)}.",
    "SideChosen": lambda e, say: f"{say.seat(e.seat)} stellt im {'Norden' if e.side == 'north' else 'Süden'} auf.",
    "Placed": lambda e, say: f"{figure(say, e.who)} steht auf {square(say, e.square)}.",
    "PlotPlaced": lambda e, say: f"Ein Marker von {named(e.plot)} ({say.seat(e.seat)}) liegt auf {square(say, e.square)}.",
    "ThingPlaced": lambda e, say: f"{named(say.state.things[e.thing])} liegt auf {square(say, e.square)}.",
    "Joined": joined,
    "Hired": lambda e, say: f"{figure(say, e.by)} bringt {figure(say, e.who)} unter seinem Befehl mit.",
    "PageBegan": "Seite {page}",
    "FirstChosen": lambda e, say: f"{say.seat(e.seat)} {'lässt den anderen beginnen' if e.deferred else 'nimmt das erste Bild'}.",
    "Activated": lambda e, say: f"{figure(say, e.who)} ist am Zug.",
    "Moved": moved,
    "FeatRolled": feat,
    "Attacked": attacked,
    "ResultTaken": lambda e, say: f"{figure(say, e.target)} ist getroffen: {RESULTS_DE[e.result]}.",
    "AttackFailed": failed,
    "Damaged": damaged,
    "HealthLost": lambda e, say: f"{figure(say, e.who)} verliert {e.amount} Gesundheit.",
    "Healed": lambda e, say: f"{figure(say, e.who)} heilt {e.amount}.",
    "Transferred": lambda e, say: f"{figure(say, e.to_whom)} nimmt den Schaden für {figure(say, e.who)}.",
    "KnockedOut": lambda e, say: f"{figure(say, e.who)} ist k. o.",
    "Scored": lambda e, say: f"{say.seat(e.seat)} erhält {points(e.points)}.",
    "ConditionGained": lambda e, say: f"{figure(say, e.who)} ist {CONDITIONS_DE[e.condition]}.",
    "ConditionEnded": lambda e, say: f"{figure(say, e.who)} ist nicht mehr {CONDITIONS_DE[e.condition]}.",
    "BecameTired": lambda e, say: f"{figure(say, e.who)} ist müde.",
    "StaysReady": lambda e, say: f"{figure(say, e.who)} bleibt bereit.",
    "Weakened": lambda e, say: f"{figure(say, e.who)} hat {e.tokens} Schwächungsmarker.",
    "Dodged": lambda e, say: (
        f"{figure(say, e.who)} geht in Deckung: {word(say, f'colour.{COLOURS[e.colour]}')}."
        if e.colour
        else f"{figure(say, e.who)} findet keine Deckung."
    ),
    "Slammed": lambda e, say: f"{figure(say, e.who)} wird von {square(say, e.start)} nach {square(say, e.end)} geschleudert.",
    "KarmaSpent": karma,
    "TerrainChanged": lambda e, say: f"{square(say, e.square)} ist jetzt {TERRAIN_DE[e.terrain]}.",
    "WallBroken": lambda e, say: f"Die Wand zwischen {square(say, e.square)} und {square(say, e.other)} bricht.",
    "PickedUp": lambda e, say: f"{figure(say, e.who)} hebt {named(say.state.things[e.thing])} auf.",
    "Dropped": lambda e, say: f"{named(say.state.things[e.thing])} von {figure(say, e.who)} liegt auf {square(say, e.square)}.",
    "ThingGone": lambda e, say: f"{named(say.state.things[e.thing])} ist aus dem Spiel.",
    "PlotAdvanced": lambda e, say: f"{figure(say, e.who)} bringt {named(e.plot)} voran.",
    "SpecialUsed": lambda e, say: f"{figure(say, e.who)} nutzt {named(e.special)}.",
    "PageEnded": lambda e, say: f"Seite {e.page} endet; es steht {e.points[0]} zu {e.points[1]}.",
    "Ended": ended,
}
