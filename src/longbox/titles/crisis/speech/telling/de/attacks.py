"""How the words of `words/attacks.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ....codes import TYPES
from ....script.nodes import SELF, TARGET, Role, parts_of
from ....words.attacks import extra_attack, make_attack
from ....words.who import unaffected
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import Verb, fixed, quoted
from .verbs import ACT, ATTACK, BE, BECOME, CHOOSE, END, HAVE


def attacks(t: T, one: extra_attack) -> Clause:
    same = t.strike is not None and t.strike.id == one.attack
    target = facts(one.target).roles
    against = "das Ziel" if target and target[0] == TARGET else t.noun(one.target, "a").acc
    tail = ""
    told = f"{'noch einmal ' if same else ''}{'kostenlos ' if one.free else ''}mit {t.attack_name(one.attack)}"
    if one.without:
        tail += f", ohne {listed([quoted(t.rule_name(name)) for name in one.without], 'und')}"
    if one.anywhere:
        tail += f"{' und' if tail else ','} unabhängig von der Reichweite{' und der Sichtlinie' if one.blind else ''}"
    if t.not_targeted(one):
        rounds = any(one.scope == "round" for one in parts_of(one.target) if isinstance(one, unaffected))
        tail += f"; niemand kann in {'dieser Runde' if rounds else 'diesem Zug'} zweimal Ziel dieses Angriffs sein"
    else:
        t.note_limits(one.target)
    if one.marks:
        told += f" ({listed([quoted(t.rule_name(name)) for name in one.marks], 'und')})"
    if not t.hits_all(one):
        told = f"{against} {told}"
    return Clause(t.subject(one.who), ATTACK, rest=told, may=one.optional, tail=tail)


def makes_attack(t: T, one: make_attack) -> Clause:
    subject, whom = t.subject(one.who), t.who(one.target).acc
    if one.costless:
        return Clause(subject, ATTACK, whom, "mit einem Angriff", ", der 0 {power} kostet", may=one.optional)
    return Clause(subject, ATTACK, whom, may=one.optional)


NUMBERS: NumberTable = {
    "missing_power": lambda t: ("as", "die fehlende {power}"),
    "lenders_defense": lambda t, kind: ("as", f"die Verteidigung {{{TYPES[kind]}}} dessen, von dem aus gemessen wird"),
}

TESTS: TestTable = {
    "own_attack_action": lambda t: "es eine Angriffsaktion in der eigenen Aktivierung ist",
    "could_target": lambda t, who: f"{t.who(who).nom} in Reichweite und Sichtlinie ist",
}

EFFECTS: EffectTable[T] = {
    "extra_attack": attacks,
    "grant_attack": lambda t, one: Clause(
        t.subject(one.who),
        Verb("nutzen", "nutzt", "nutze"),
        times=(one.scope,),
        rest=f"{'einmal ' * one.once}{'ohne {power} auszugeben ' * one.free}den Angriff {t.attack_name(one.attack)}",
        may=True,
    ),
    "retarget": lambda t, one: Clause(t.who(one.to), BECOME, rest="stattdessen das Ziel, unabhängig von Reichweite und Sichtlinie"),
    "cancel_attack": lambda t, one: Clause(
        fixed("der Angriff"), END, ifs=("das Ziel dann nicht mehr in Reichweite oder Sichtlinie ist",) if one.out_of_reach else ()
    ),
    "make_attack": makes_attack,
    "attack_through": lambda t, one: [
        Clause(None, CHOOSE, rest=f"einen Angriff {t.who(one.who).von}, der 0 {{power}} kostet", new=True),
        Clause(t.subject(SELF), ATTACK, "einen anderen Feind", may=True, new=True),
        Clause(fixed("dieser Angriff"), HAVE, rest="{range}, Würfel und Typ des gewählten, aber keine anderen Regeln", new=True),
        Clause(None, Verb("messen", "misst", "miss"), rest=f"{{range}} und Sichtlinie {t.who(one.who).von} aus", new=True),
    ],
    "measure_from": lambda t, one: Clause(
        None,
        Verb("messen", "misst", "miss"),
        rest=f"die Reichweite{' und Sichtlinie' if one.sight else ''} von {t.attack_name(one.attack)}",
        tail=f" {t.who(one.of).von} aus",
    ),
    "cheaper_attack": lambda t, one: Clause(
        fixed("der Angriff"), Verb("kosten", "kostet", "koste"), rest=t.much(one.n, "{power} weniger")
    ),
    "has_to_target": lambda t, one: Clause(
        fixed("der Angriff"), Verb("haben müssen", "muss", "musst", "zum Ziel haben"), t.who(one.who).acc
    ),
    "escape_attack": lambda t, one: [
        Clause(fixed("der Angriff"), END, ifs=("das Ziel dann nicht mehr in Reichweite oder Sichtlinie ist",), new=True),
        Clause(fixed("ein aktiver Angreifer ohne andere Ziele"), ACT, rest="eine weitere Aktion", may=True),
    ],
    "perform_attack": lambda t, one: Clause(
        t.subject(one.who), ACT, rest="einen Angriff", tail=", der 0 {power} kostet" if one.costless else "", may=True
    ),
    "volley": lambda t, one: Clause(
        t.subject(SELF),
        ACT,
        rest=f"bis zu {one.n} Angriffe mit {t.attack_name(one.attack)}",
        tail=", jeden gegen einen anderen Feind",
        may=True,
    ),
    "lose_cover": lambda t, one: Clause(fixed("das Ziel"), HAVE, rest="in diesem Angriff keine Deckung"),
    "provoke": lambda t, one: Clause(
        t.who(Role("opponent")), ACT, rest=f"mit einem eigenen Charakter 1 Angriff gegen {t.who(one.target).acc}", may=True
    ),
    "change_type": lambda t, one: Clause(fixed("der Angriff"), BE, rest=f"jetzt vom Typ {{{TYPES[one.type]}}}"),
    "as_area": lambda t, one: Clause(
        fixed(f"der nächste Angriff mit {quoted(t.name(one.key(t.card)))} in dieser Aktivierung"), BE, rest="ein Flächenangriff"
    ),
    "choose_type": lambda t, one: Clause(
        None, CHOOSE, rest=f"{listed([f'{{{kind}}}' for kind in TYPES], 'oder')} als Typ des Angriffs, bevor du ein Ziel wählst"
    ),
}
