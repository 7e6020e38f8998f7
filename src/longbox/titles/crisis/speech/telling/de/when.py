"""How the words of `words/when.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ....codes import FAIL
from ....script.nodes import Amount, Filter, Number, Role, Test
from ..clauses import common_start
from ..facts import Facts, dazed_aside, denied_facts, facts
from ..tables import TestTable
from ..words import UntoldError, Word
from .grammar import German as T
from .nouns import quoted
from .pieces import ROLLS, counter, none, typed


def that(t: T, who: Role, which: Filter | Facts) -> str:
    found = which if isinstance(which, Facts) else facts(which)
    if found.me and who.name == "attacker":
        return f"{t.me() if t.squad else 'dieser Charakter'} angreift"
    return t.predicate(t.who(who), found)


def compared(t: T, one: Number, two: Amount) -> str:
    faces = t.rolled if one.parts != ("failed",) else (FAIL,)
    if two == 0:
        return f"der Wurf {t.faces(faces, 'oder')} zeigt"
    if isinstance(two, int):
        raise UntoldError(Word("TESTS", f"more than {two}"), t.language)
    return f"der Wurf mehr Seiten {t.faces(faces)} zeigt, als {t.number(two)[1]}"


def denied(t: T, test: Test) -> str:
    found: str = t.look("NOT", test.name)(t, *test.parts)
    return found


def either(one: str, two: str) -> str:
    """Zwei Bedingungen; womit beide anfangen und enden, steht ein Mal da.

    >>> either("der Angriffswurf {wild} zeigt", "der Angriffswurf {hit} zeigt")
    'der Angriffswurf {wild} oder {hit} zeigt'
    """
    start, verb = common_start([one, two]), two.rpartition(" ")[2]
    if " " not in start:
        return f"{one} oder {two}"
    return f"{one.removesuffix(f' {verb}')} oder {two.removeprefix(start).strip()}"


MOVES = {"advance": "Laufen", "climb": "Klettern", "place": "Versetzen", "push": "Schieben", "throw": "Werfen"}

TESTS: TestTable = {
    "dealt_damage": lambda t: "der Angriff Schaden zufügt",
    "that": that,
    "not": denied,
    "or": lambda t, one, two: either(t.test(one), t.test(two)),
    "any_of": lambda t, which: f"{t.noun(which, 'a')} da ist",
    "attack_roll_has": lambda t, *faces: f"der Angriffswurf {t.faces(faces)} zeigt",
    "some": lambda t, n: (
        f"der Wurf {t.faces(t.rolled, 'oder')} zeigt"
        if n.name == "hits_rolled"
        else "das Schaden zufügt"
        if n.name in ("grown", "tally")
        else "er das getan hat"
    ),
    "at_least": lambda t, n, number: (
        f"er mindestens {n} {counter(t, number.parts[0])} hat"
        if number.name == "counters"
        else f"es mindestens {n} gibt ({t.number(number)[1]})"
    ),
    "attack_type": lambda t, *types: f"der Angriff vom Typ {typed(types)} ist",
    "attack_is": lambda t, *types: f"der Angriff vom Typ {typed(types)} ist",
    "attack_or_defense": lambda t: "er angreift oder verteidigt",
    "in_attack": lambda t: "es ein Angriff ist",
    "defends": lambda t, *types: f"{t.me()} verteidigt",
    "defending": lambda t: f"{t.me()} verteidigt",
    "dodges": lambda t: f"{t.me()} ausweicht",
    "rolling": lambda t, *kinds: f"es ein {listed([ROLLS[kind] for kind in kinds], 'oder')} ist",
    "facing": lambda t, which: f"sein Gegenüber {t.noun(which, 'a')} ist",
    "moved_by": lambda t, *kinds: f"es {listed([MOVES[kind] for kind in kinds], 'oder')} war",
    "moving": lambda t, *kinds: f"es {listed([MOVES[kind] for kind in kinds], 'oder')} ist",
    "move_action": lambda t: "es eine Bewegungsaktion ist",
    "defeated_target": lambda t: "der Angriff das Ziel angeschlagen oder besiegt hat",
    "attacked_before": lambda t: (
        f"der Angreifer {t.myself().acc} in diesem Zug schon angegriffen hat"
        if t.guarding
        else f"{t.me()} das Ziel in diesem Zug schon angegriffen hat"
    ),
    "weapon_is": lambda t, *ids: f"es ein Angriff mit {listed([t.attack_name(id) for id in ids], 'oder')} ist",
    "marked": lambda t, name: (
        "das dabei genutzt wurde" if name in t.marks else f"dieser Angriff durch {quoted(t.rule_name(name))} geschieht"
    ),
    "chose": lambda t, mode: f"^bei {quoted(t.name(mode))}",
    "damage_is_more_than_one": lambda t: "es mehr als 1 ist",
    "more": compared,
    "own_turn": lambda t: "es dein Zug ist",
    "own_activation": lambda t: "dieser Charakter gerade aktiviert ist",
    "attacked": lambda t: "ein Angriff diesen Charakter zum Ziel hat",
    "attack_action": lambda t: "es eine Angriffsaktion war",
    "all_within": lambda t, which, range: f"{t.noun(which, 'all').nom} in {{range}} {range} zueinander sind",
    "company": lambda t, n, side, range, dazed: (
        f"mindestens {n} {'Feinde' if side == 'enemy' else 'andere deiner Charaktere'} in {{range}} {range} "
        f"{t.payer_or_it().zu} sind" + ("" if dazed else " (Angeschlagene zählen nicht)")
    ),
    "down": lambda t, who: f"{t.who(who)} danach angeschlagen oder besiegt ist",
    "attacked_in_activation": lambda t: f"{t.me()} das Ziel in seiner Aktivierung in diesem Zug schon angegriffen hat",
    "attacked_in_activation_with": lambda t, attack: (
        f"{t.me()} das Ziel in seiner Aktivierung in diesem Zug schon mit {t.attack_name(attack)} angegriffen hat"
    ),
    "moved_in_activation": lambda t: f"{t.me()} in seiner Aktivierung in diesem Zug gelaufen ist oder versetzt wurde",
    "moved_this_turn": lambda t: f"{t.me()} in diesem Zug gelaufen ist oder versetzt wurde",
    "unused_this_turn": lambda t, ability: "dies in diesem Zug noch nicht genutzt wurde",
    "is_attacker": lambda t: f"{t.me() if t.squad else 'dieser Charakter'} angreift",
    "attacker_is": lambda t, which: f"{t.predicate('der Angreifer', facts(which))}",
    "is_target": lambda t: "dieser Charakter das Ziel ist",
    "would_deal_damage": lambda t: "der Angriff Schaden zufügen würde",
    "target_has_cover": lambda t: "das Ziel Deckung hat",
    "outranks": lambda t, one, two: f"{t.who(one).nom} mehr Bedrohung hat als {t.who(two).nom}",
    "on_top": lambda t, n: f"{t.me()} auf Gelände der Größe {n} oder mehr steht und der Angreifer nicht",
    "standing": lambda t: "er dann weniger Schaden als Ausdauer hat",
    "first_round": lambda t: "es die erste Runde ist",
    "by_itself": lambda t: "er es selbst tut",
    "in_round": lambda t, n: f"Runde {n} gespielt wird",
    "fewer_than": lambda t, n, which: f"du weniger als {n} {listed(t.names_of(facts(which)), 'oder')} im Spiel hast",
    "with_attacks_of": lambda t, *types: f"bei Angriffen vom Typ {typed(types)}",
}

NOT: TestTable = {
    "down": lambda t, who: f"{t.who(who).nom} weder angeschlagen noch besiegt ist",
    "dealt_damage": lambda t: "der Angriff keinen Schaden zufügt",
    "attack_roll_has": lambda t, *faces: (
        f"der Angriffswurf {none(t, faces)} zeigt" if len(faces) == 1 else f"der Angriffswurf {t.faces(faces)} nicht zusammen zeigt"
    ),
    "at_least": lambda t, n, count: f"der Verteidigungswurf {none(t, count.parts)} zeigt",
    "any_of": lambda t, which: (
        f"du keinen {t.noun(which, 'a').nom.removeprefix('dein ')} im Spiel hast"
        if facts(which).names
        else f"k{t.noun(which, 'a').nom} da ist" + (" (Angeschlagene zählen nicht)" if dazed_aside(which) else "")
    ),
    "in_attack": lambda t: "er ausweicht",
    "more": lambda t, one, two: f"der Wurf weder {t.faces(t.rolled, 'noch')} zeigt",
    "defeated_target": lambda t: "der Angriff das Ziel weder angeschlagen noch besiegt hat",
    "that": lambda t, who, which: that(t, who, denied_facts(which, t.language)),
    "attack_type": lambda t, *types: f"der Angriff nicht vom Typ {typed(types)} ist",
    "target_has_cover": lambda t: "das Ziel keine Deckung hat",
}
"""Was hinter "wenn" steht, wo ein Test verneint ist."""
