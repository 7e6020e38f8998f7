"""How that which `static` and `until` change is told in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.speech import listed

from ....codes import CONDITION_BITS, FACES, TYPES
from ..clauses import Clause
from ..tables import StaticTable
from .grammar import German as T
from .nouns import IT, Noun, Verb, fixed, quoted
from .pieces import DICE, LETTERS, MOVE, ROLLS, a_face, conditions, counter, worth
from .verbs import ACT, BECOME, CAN, CANNOT, COUNT, GAIN, HAVE, LOSE, SPEND, SUFFER, THROW

USE = Verb("nutzen", "nutzt", "nutze")
MEASURE = Verb("messen", "misst", "miss")
MEASURE_MANY = Verb("messen", "dürfen", "dürfen", "messen")


def face_counts(t: T, who: Noun, value: Any) -> Clause:
    roll, face, n, *only = value
    front = (f"^bei {t.faces(only[0])}",) if only and only[0] != (face,) else ()
    verb, told = worth(n)
    which = "Verteidigungs- oder Ausweichwurfs" if t.dodges else f"{ROLLS[roll]}s"
    whose = f" {who.gen if len(who.gen) > 1 else who.von}" if not t.strike and who.nom != IT.nom else ""
    return Clause(fixed(f"jede {a_face(face)} des {which}{whose}"), verb, rest=told, ifs=front)


def more_dice(roll: str) -> Callable[[T, Noun, int], Clause]:
    return lambda t, who, n: Clause(who, THROW, rest=f"{abs(n)} {DICE[roll]} {'mehr' if n > 0 else 'weniger'}")


def immune(t: T, who: Noun, bits: int) -> Clause:
    names = [name for name, bit in CONDITION_BITS.items() if bits & bit]
    if len(names) == len(CONDITION_BITS):
        return Clause(who, CAN, rest="keine Zustände erhalten")
    return Clause(who, CANNOT, rest=f"{conditions(t, names, 'oder')} nicht erhalten")


def cannot(told: str) -> Callable[[T, Noun, object], Clause]:
    return lambda t, who, value: Clause(who, CANNOT, rest=told)


STATICS: StaticTable[T] = {
    "face_counts": face_counts,
    "attack_dice": more_dice("attack"),
    "defense_dice": more_dice("defense"),
    "next attack action: attack_dice": lambda t, who, n: Clause(
        fixed("die nächste Angriffsaktion dieses Charakters in diesem Zug"), HAVE, rest=f"in jedem Angriffswurf {n} Würfel mehr"
    ),
    "power_costs": lambda t, who, value: Clause(who, SPEND, rest=f"für {quoted(t.name(value[0]))} {value[1]} {{power}} mehr"),
    "room_for": lambda t, who, value: Clause(who, HAVE, rest=f"von jetzt an bis zu {value[1]} {counter(t, value[0])}", may=True),
    "superpower_cost": lambda t, who, value: Clause(
        who, SPEND, rest=f"für jede aktive oder reaktive Superkraft {value[0]} {{power}} mehr"
    ),
    "counts_theirs": lambda t, who, face: Clause(
        who,
        Verb("zählen", "zählt", "zähle"),
        rest=f"jeden {{{FACES[face]}}} des gegnerischen Wurfs als eigenen Erfolg",
    ),
    "spares_allies": lambda t, who, value: Clause(
        fixed("deine Charaktere"), Verb("erleiden", "erleiden", "erleide"), rest="dadurch keinen Schaden"
    ),
    "barrier": lambda t, who, value: Clause(
        fixed("kein Feind, der läuft und nicht klettert,"),
        Verb("legen", "legt", "leg"),
        rest=f"die Bewegungsschablone über {who.acc} oder die Linie zwischen ihnen",
    ),
    "screen": lambda t, who, value: Clause(
        fixed("niemand"), Verb("sehen", "sieht", "sieh"), rest=f"durch {who.acc} oder die Linie zwischen ihnen"
    ),
    "bars_tools": lambda t, who, value: Clause(
        fixed("kein Feind"),
        CAN,
        rest="beim Laufen und Klettern die Bewegungsschablone über die Basis dieses Charakters legen",
    ),
    "superpower_discount": lambda t, who, value: Clause(
        fixed("die erste Superkraft, die ein Charakter von dir in einem Zug einsetzt,"),
        Verb("kosten", "kostet", "koste"),
        rest=f"{-value[0]} {{power}} weniger",
        tail=f", mindestens aber {value[1]}",
        may=True,
    ),
    "gained": lambda t, who, power: Clause(who, HAVE, rest=quoted(power)),
    "move_size": lambda t, who, n: Clause(who, COUNT, rest=f"beim Laufen als Größe {n}"),
    "moved_size": lambda t, who, n: Clause(who, COUNT, rest=f"beim Werfen, beim Schieben und bei Zusammenstößen als Größe {n}"),
    "thrown_size": lambda t, who, n: Clause(who, COUNT, rest=f"beim Werfen und bei Zusammenstößen als Größe {n}"),
    "stealth": lambda t, who, n: Clause(who, HAVE, rest=f"{quoted(t.name('stealth'))} (Angriffe nur aus {{range}} {n})"),
    "immunity": immune,
    "ignore_los": lambda t, who, value: Clause(who, Verb("brauchen", "braucht", "brauche"), rest="keine Sichtlinie"),
    "no_cover": lambda t, who, value: Clause(who, Verb("ignorieren", "ignoriert", "ignoriere"), rest="Deckung"),
    "ignore_stealth": lambda t, who, value: Clause(who, Verb("ignorieren", "ignoriert", "ignoriere"), rest="Tarnung"),
    "all_as": lambda t, who, value: Clause(
        who,
        Verb("werten", "wertet", "werte"),
        rest=f"in jedem Wurf jede {a_face(value[0])} als {{{FACES[value[1]]}}}",
    ),
    "any_use": lambda t, who, value: Clause(
        who, Verb("einsetzen", "setzt", "setze", "ein"), rest="Superkräfte beliebig oft", may=True
    ),
    "crits_fail": lambda t, who, card: Clause(
        fixed("jedes {crit}"), BECOME, rest=f"bei Angriff, Verteidigung und Ausweichen {who.von} zum {{fail}}"
    ),
    "crit_dice": lambda t, who, n: Clause(
        who, THROW, rest=f"für jedes {{crit}} bei Angriff, Verteidigung und Ausweichen {n} Würfel mehr statt 1"
    ),
    "crit_double": lambda t, who, n: Clause(
        fixed("jede Seite {crit}"), Verb("bringen", "bringt", "bring"), rest=f"diesem Angriff {n} Würfel statt 1"
    ),
    "own_drop": lambda t, who, value: Clause(
        fixed("du"),
        Verb("ablegen", "legst", "lege", "ab"),
        rest=f"Missionsmarker{f' in {{range}} {value}' if value > 1 else ''}",
        tail=f", die {who.nom} fallen lässt",
    ),
    "never_moved": lambda t, who, kinds: Clause(
        fixed("niemand"), CAN, who.acc, f"{listed([MOVE[kind] for kind in kinds], 'oder')}"
    ),
    "grunts_at_once": lambda t, who, n: Clause(
        fixed("du"), Verb("haben", "hast", "habe"), rest=f"bis zu {n} seiner Diener zugleich im Spiel"
    ),
    "not_moved_by_enemy": lambda t, who, kinds: Clause(
        fixed("kein Feind"),
        CAN,
        who.acc.replace("jeden von ihnen", "einen von ihnen"),
        f"{listed([MOVE[kind] for kind in kinds], 'oder')}",
    ),
    "pay_from": lambda t, who, n: Clause(
        who,
        SPEND,
        rest=f"für seine Angriffe und Superkräfte die {{power}} eines anderen deiner Charaktere in {{range}} {n}",
        may=True,
    ),
    "no_hold": cannot("keine Missionsmarker halten"),
    "no_injured_side": lambda t, who, value: Clause(
        who, BECOME, rest="besiegt", tail=", wenn seine Wertekarte auf die Verletzt-Seite gedreht würde"
    ),
    "shakes_none": lambda t, who, bits: Clause(
        who,
        Verb("behalten", "behält", "behalte"),
        rest=f"beim Erholen {conditions(t, [name for name, bit in CONDITION_BITS.items() if bits & bit], 'und')}",
    ),
    "no_interact": cannot("nicht mit Missionsmarkern interagieren"),
    "tether": lambda t, who, n: Clause(
        fixed("sein Angreifer"),
        Verb("sein müssen", "muss", "musst", "sein"),
        rest=f"in {{range}} {n} zu dem",
        tail=", von dem aus gemessen wird",
    ),
    "speed_is": lambda t, who, tool: Clause(who, HAVE, rest=f"die Bewegungsweite {LETTERS[tool]}"),
    "no_contest": cannot("keine Missionsmarker umkämpfen"),
    "free_interact": lambda t, who, value: Clause(who, SPEND, rest="keine {power}", tail=", um mit Markern zu interagieren"),
    "no_crit_dice": lambda t, who, value: Clause(who, GAIN, rest="keine Würfel für {crit}"),
    "free_gems": lambda t, who, value: Clause(
        fixed("die Superkräfte seiner Infinity-Steine"), Verb("kosten", "kosten", "koste"), rest="keine {power}"
    ),
    "needs_counter": lambda t, who, value: Clause(
        fixed("dieser Angriff"), Verb("brauchen", "braucht", "brauche"), rest=f"einen {counter(t, value)}"
    ),
    "never_alone": lambda t, who, value: Clause(
        fixed("deine Partie"), Verb("sein", "ist", "sei"), rest="verloren, wenn du keinen anderen Charakter mehr hast"
    ),
    "projects": lambda t, who, name: [
        Clause(None, MEASURE, rest=f"die {{range}} seiner Angriffe und Superkräfte von seiner {t.name(f'marker/{name}')} aus"),
        Clause(fixed("Feinde", "Feinden"), MEASURE_MANY, rest="bei Angriffen {mystic} zu ihm oder zu ihr", new=True),
    ],
    "measured_from": lambda t, who, value: Clause(
        None,
        MEASURE,
        rest=f"{{range}} und Sichtlinie {'dieses Angriffs' if t.strike else 'seiner Angriffe'} "
        f"von einem {quoted(t.name(f'marker/{value[0]}'))} von ihm{f' in {{range}} {value[1]}' if value[1] else ''} aus",
        may=True,
    ),
    "dearer": lambda t, who, id: Clause(
        fixed("diese Superkraft"), Verb("kosten", "kostet", "koste"), rest="1 {power} mehr je früherem Einsatz in diesem Zug"
    ),
    "borrows": lambda t, who, value: Clause(
        who,
        USE,
        rest="einmal pro Zug in seiner Aktivierung 1 aktive Superkraft auf der Reiterkarte eines anderen Verbündeten",
        may=True,
    ),
    "pays_with": lambda t, who, name: Clause(
        who, SPEND, rest=f"{counter(t, name)} dieser Karte wie {{power}} für Superkräfte auf Reiterkarten", may=True
    ),
    "most_counters": lambda t, who, value: Clause(who, HAVE, rest=f"höchstens {value[1]} {counter(t, value[0])}"),
    "sure_damage": lambda t, who, value: Clause(
        fixed(f"der Schaden {who.gen}"),
        Verb("werden", "wird", "werde"),
        rest="durch Superkräfte und Teamtaktik-Karten weder verringert noch verhindert",
    ),
    "no_power_for_damage": lambda t, who, value: Clause(
        fixed("der Schaden dieses Angriffs"), Verb("bringen", "bringt", "bring"), rest="dem Ziel keine {power}"
    ),
    "no_collision_damage": lambda t, who, value: Clause(who, SUFFER, "keinen Schaden durch Zusammenstöße"),
    "gem_power": lambda t, who, n: Clause(
        fixed("der Stein"), Verb("bringen", "bringt", "bring"), rest=f"in der Kraftphase {n} {{power}}, wo andere Steine 1 bringen"
    ),
    "treat_as": lambda t, who, value: Clause(
        who,
        Verb("werten", "wertet", "werte"),
        rest=f"1 {{{FACES[value[0]]}}} als {{{FACES[value[1]]}}}, "
        "in jedem Angriffs-, Verteidigungs-, Ausweich- und Interaktionswurf",
    ),
    "tactic_cost": lambda t, who, n: Clause(who, SPEND, rest=f"{n} {{power}} mehr für Teamtaktik-Karten"),
    "move_actions": lambda t, who, n: Clause(who, ACT, rest=f"nur {n} Bewegungsaktion pro Zug"),
    "no_added_dice": lambda t, who, n: Clause(who, GAIN, rest="keine Würfel durch Effekte"),
    "no_modify": lambda t, who, n: Clause(who, CANNOT, rest="seine Würfel weder neu werfen noch ändern"),
    "not_moved": lambda t, who, n: Clause(fixed("kein Effekt"), CAN, who.acc, "bewegen"),
    "extra_actions": lambda t, who, n: Clause(who, HAVE, rest=f"in jeder Aktivierung {t.much(n, 'Aktion mehr', 'Aktionen mehr')}"),
    "extra_move": lambda t, who, n: Clause(who, HAVE, rest="eine Bewegungsaktion mehr"),
    "target_within": lambda t, who, n: Clause(
        who, CAN, rest=f"nur von Charakteren in {{range}} {n} als Ziel von Angriffen gewählt werden"
    ),
    "no_leadership": lambda t, who, n: Clause(who, HAVE, rest="keine aktive Führungsfähigkeit"),
    "no_stealth": lambda t, who, n: Clause(who, LOSE, quoted(t.name("stealth"))),
    "no_defense": lambda t, who, n: Clause(who, THROW, rest="keine Verteidigungswürfel"),
    "interact_range": lambda t, who, n: Clause(
        who, Verb("interagieren", "interagiert", "interagiere"), rest=f"in {{range}} {1 + n}", may=True
    ),
    "cover": lambda t, who, n: Clause(who, HAVE, rest="Deckung"),
    "rerolls_fails": lambda t, who, value: Clause(
        who, Verb("neu werfen", "wirft", "wirf", "neu"), rest="auch jeden {fail}", may=True
    ),
    "fails_too": lambda t, who, value: Clause(
        who, Verb("ändern und neu werfen", "ändert und wirft", "ändere und wirf", "neu"), rest="auch jeden {fail}", may=True
    ),
    "loses": lambda t, who, power: Clause(who, LOSE, quoted(t.name(power))),
    "secure_weight": lambda t, who, n: Clause(who, COUNT, rest=f"beim Sichern von Markern als {n}"),
    "contests_healthy": lambda t, who, value: Clause(
        who, Verb("umkämpfen", "umkämpft", "umkämpfe"), rest="Missionsmarker", tail=", als wäre er gesund"
    ),
    "no_reactives": cannot("keine reaktiven Superkräfte einsetzen"),
    "no_reactive_tactics": cannot("keine reaktiven Teamtaktik-Karten spielen"),
    "no_tactics": cannot("keine Teamtaktik-Karten spielen"),
    "crisis_points": lambda t, who, n: Clause(
        fixed("du"), Verb("erhalten", "erhältst", "erhalte"), rest=f"{n} SP mehr für die Krisen"
    ),
    "reach": lambda t, who, n: Clause(who, HAVE, rest=f"{t.much(n, '{range} mehr')} (höchstens 5)"),
    "lent_attack": lambda t, who, key: Clause(who, USE, rest=f"einmal pro Zug den Angriff {quoted(t.name(key))}", may=True),
    "defense_stat": lambda t, who, value: Clause(
        who,
        HAVE,
        rest=f"{abs(value[1])} Verteidigung {{{TYPES[value[0]]}}} {'mehr' if value[1] > 0 else 'weniger'}",
        tail=f", aber mindestens {value[2]}",
    ),
    "dodge_dice": more_dice("dodge"),
    "fixed_target": lambda t, who, value: Clause(
        fixed("sein Ziel"), Verb("bleiben", "bleibt", "bleib"), rest="dasselbe, was andere Karten auch sagen"
    ),
    "binds_squad": lambda t, who, name: Clause(
        fixed("ein Team mit diesem Charakter"),
        Verb("nutzen", "nutzt", "nutze"),
        rest=f"die Gruppierung {t.name(f'affiliation/{name}')} und diese Führungsfähigkeit",
    ),
    "power_for_damage": lambda t, who, n: Clause(
        who, GAIN, rest=f"nur {n} {{power}}", tail=", wenn er durch gegnerische Effekte Schaden erleidet"
    ),
    "copies": lambda t, who, n: Clause(
        fixed("ein Vorrat und ein Team"), Verb("dürfen", "dürfen", "dürfe"), rest=f"diesen Charakter {n} Mal haben"
    ),
    "less_for_damage": lambda t, who, n: Clause(who, GAIN, rest=f"für dessen Schaden {n} {{power}} weniger"),
    "rallies": lambda t, who, value: Clause(
        who, COUNT, rest="beim Aufstellen eines Teams zu jeder Gruppierung; nur ein Charakter im Team tut das"
    ),
    "no_power_gain": cannot("keine {power} erhalten"),
    "second_use": lambda t, who, n: Clause(who, USE, rest="1 Superkraft, die einmal pro Zug geht, ein zweites Mal", may=True),
}
