"""Die Wörter der Kartensprache auf Deutsch: je Art von Wort eine Tabelle, je Wort eine Erzählung.

Effekte geben Teilsätze zurück: `Clause(Subjekt, Verb, ...)`. Filter geben zurück, was hinter einem Nomen steht, und was von
jemandem gesagt wird, das Verb am Ende. Zahlen: ("per", "je zugefügtem Schaden"), ("as", "die Größe des Ziels") oder ("n", "3").
Tests: was hinter "wenn" steht. Ereignisse: den Anfang eines Satzes, mit Komma am Ende, wenn er ein Nebensatz ist. Statische
Änderungen bekommen, um wen es geht und ihren Wert, und geben Teilsätze zurück.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...codes import BLANK, CONDITION_BITS, FACES, FAIL, NOBODY, TYPES
from ...rules.missions import PerToken
from ...script.crises import nothing_more
from ...script.nodes import SELF, TARGET, Filter, Role, Test
from .nouns_de import IT, Noun, Verb, cased, fixed, listed, tidy
from .teller import Clause, Facts, Moment, UntoldError, denied_facts, facts, means
from .words import Word

if TYPE_CHECKING:
    from .german import German

    T = German
else:
    T = Any

LETTERS = "SML"
TOKEN = Role("token")

CRISIS_KINDS = {"": "", "secure": " einer Sichern-Krise", "extraction": " einer Bergen-Krise"}
TIMES = {
    "after": "danach",
    "activation end": "am Ende dieser Aktivierung",
    "cleanup": "in der nächsten Aufräumphase",
    "before": "vor dem Schaden",
    "round": "in dieser Runde",
    "turn": "in diesem Zug",
    "activation": "bis zum Beginn seiner nächsten Aktivierung",
    "this activation": "in dieser Aktivierung",
    "its activation": "bis zum Ende seiner nächsten Aktivierung",
    "coming attack action": "bei seiner nächsten Angriffsaktion in diesem Zug",
    "attack": "in diesem Angriff",
    "power phase": "bis zur nächsten Kraftphase",
    "game": "für den Rest der Partie",
    "dealt": "nach dem Schaden",
    "series": "nach allen Angriffen",
}

# -- verbs -------------------------------------------------------------------------------------------------------------

GAIN = Verb("erhalten", "erhält", "erhalte")
LOSE = Verb("verlieren", "verliert", "verliere")
SHED = Verb("ablegen", "legt", "lege", "ab")
TAKE = Verb("nehmen", "nimmt", "nimm")
SUFFER = Verb("erleiden", "erleidet", "erleide")
REMOVE = Verb("entfernen", "entfernt", "entferne")
PUSH = Verb("schieben", "schiebt", "schiebe")
PUSH_AWAY = Verb("wegschieben", "schiebt", "schiebe", "weg")
THROW = Verb("werfen", "wirft", "wirf")
THROW_AWAY = Verb("wegwerfen", "wirft", "wirf", "weg")
REROLL = Verb("neu werfen", "wirft", "wirf", "neu")
WALK = Verb("laufen", "läuft", "laufe")
WALK_TO = Verb("zulaufen", "läuft", "laufe", "zu")
WALK_AWAY = Verb("weglaufen", "läuft", "laufe", "weg")
LET_WALK = Verb("laufen lassen", "lässt", "lass", "laufen")
LET_WALK_TO = Verb("zulaufen lassen", "lässt", "lass", "zulaufen")
LET_WALK_AWAY = Verb("weglaufen lassen", "lässt", "lass", "weglaufen")
PLACE = Verb("versetzen", "versetzt", "versetze")
ATTACK = Verb("angreifen", "greift", "greif", "an")
ACT = Verb("ausführen", "führt", "führe", "aus")
HAVE = Verb("haben", "hat", "habe")
BECOME = Verb("werden", "wird", "werde")
BE = Verb("sein", "ist", "sei")
COUNT = Verb("zählen", "zählt", "zähle")
CHOOSE = Verb("wählen", "wählt", "wähle")
TURN = Verb("machen", "macht", "mach")
CHANGE = Verb("drehen", "dreht", "drehe")
PAY = Verb("zahlen", "zahlt", "zahle")
SPEND = Verb("ausgeben", "gibt", "gib", "aus")
END = Verb("enden", "endet", "ende")
CAN = Verb("können", "kann", "kann")
CANNOT = Verb("können", "kann", "kann")

# -- roles -------------------------------------------------------------------------------------------------------------


def THIS() -> Noun:  # noqa: N802
    return Noun("dieser Charakter", "diesen Charakter", "diesem Charakter", "dieses Charakters")


def FIRST() -> Noun:  # noqa: N802
    return Noun("der erste von ihnen", "den ersten von ihnen", "dem ersten von ihnen", "des ersten von ihnen")


def OTHER() -> Noun:  # noqa: N802
    return Noun("der andere", "den anderen", "dem anderen", "des anderen")


ROLES: dict[str, Callable[[T], Noun]] = {
    "self": lambda t: t.me(),
    "target": lambda t: Noun("das Ziel", "das Ziel", "dem Ziel", "des Ziels"),
    "attacker": lambda t: Noun("der Angreifer", "den Angreifer", "dem Angreifer", "des Angreifers"),
    "cause": lambda t: Noun("der Verursacher", "den Verursacher", "dem Verursacher", "des Verursachers"),
    "chosen": lambda t: Noun("der Gewählte", "den Gewählten", "dem Gewählten", "des Gewählten"),
    "payer": lambda t: FIRST(),
    "partner": lambda t: OTHER(),
    "last_target": lambda t: (
        Noun("das Ziel", "das Ziel", "dem Ziel", "des Ziels")
        if t.strike is not None and t.strike.shape == "target"
        else Noun("das letzte Ziel", "das letzte Ziel", "dem letzten Ziel", "des letzten Ziels")
    ),
    "it": lambda t: IT,
    "mover": lambda t: IT,
    "roller": lambda t: IT,
    "nobody": lambda t: fixed("niemand"),
    "subject": lambda t: IT,
    "thrown": lambda t: Noun("der Geworfene", "den Geworfenen", "dem Geworfenen", "des Geworfenen"),
    "struck": lambda t: Noun("der Getroffene", "den Getroffenen", "dem Getroffenen", "des Getroffenen"),
    "opponent": lambda t: fixed("dein Gegenüber"),
    "attack": lambda t: fixed("dieser Angriff"),
}

# -- effects -----------------------------------------------------------------------------------------------------------


def conditions(t: T, names: Any, word: str = "und") -> str:
    return listed([t.name(name) for name in names], word)


def moves(t: T, one: Any) -> Clause:
    """Schieben und werfen."""
    whom = t.who(one.who)
    tool = f"um {LETTERS[one.tool]}"
    if one.unhurt:
        tool += " (ohne Schaden für ihn, falls er zusammenstößt)"
    if one.side == "away" and one.of == SELF and not t.squad:
        return Clause(None, PUSH_AWAY if one.how == "push" else THROW_AWAY, whom.acc, tool)
    if one.tramples:
        tool += f"; unterwegs zerstört er interaktives Gelände bis Größe {one.tramples} und wird davon nicht aufgehalten"
    way = f" auf {t.who(one.of).acc} zu" if one.side == "toward" else f" {t.who(one.of).von} weg" if one.side else ""
    return Clause(None, PUSH if one.how == "push" else THROW, whom.acc, f"{tool}{way}")


def sized(t: T, size: Any) -> str:
    return f"bis Größe {size}" if isinstance(size, int) else t.number(size)[1]


def advances(t: T, one: Any) -> Clause:
    way = f" auf {t.who(one.of).acc}" if one.side == "toward" else f" {t.who(one.of).von}" if one.side else ""
    rest = f"um {LETTERS[one.tool]}{way}"
    if one.who == SELF or t.squad:
        verb = {"": WALK, "toward": WALK_TO, "away": WALK_AWAY}[one.side]
        return Clause(t.subject(one.who), verb, rest=rest, may=one.optional)
    verb = {"": LET_WALK, "toward": LET_WALK_TO, "away": LET_WALK_AWAY}[one.side]
    return Clause(None, verb, t.who(one.who).acc, rest, may=one.optional)


def advances_at_speed(t: T, one: Any) -> Clause:
    way = f" auf {t.who(one.of).acc}" if one.side == "toward" else f" {t.who(one.of).von}" if one.side else ""
    rest = f"mit seiner Geschwindigkeit{way}"
    if one.who == SELF or t.squad:
        verb = {"": WALK, "toward": WALK_TO, "away": WALK_AWAY}[one.side]
        return Clause(t.subject(one.who), verb, rest=rest, may=one.optional)
    verb = {"": LET_WALK, "toward": LET_WALK_TO, "away": LET_WALK_AWAY}[one.side]
    return Clause(None, verb, t.who(one.who).acc, rest, may=one.optional)


def places(t: T, one: Any) -> Clause:
    whom = t.who(one.who)
    range = one.range if isinstance(one.range, int) else f"1 {t.number(one.range)[1]}"
    where = f"in {{range}} {range} {t.who(one.of).zu}" if one.of is not None else f"bis zu {{range}} {range} weit"
    return Clause(None, PLACE, whom.acc, where, may=one.optional)


DICE = {
    "attack": "Angriffswürfel", "defense": "Verteidigungswürfel", "dodge": "Ausweichwürfel", "card": "Würfel", "": "Würfel",
}  # fmt: skip
ROLLS = {"attack": "Angriffswurf", "defense": "Verteidigungswurf", "dodge": "Ausweichwurf"}


def rerolls(t: T, one: Any) -> Clause:
    dice = DICE[one.roll]
    if one.all:
        return Clause(None, REROLL, f"alle {dice} ({'auch jeden' if one.fails else 'außer jedem'} {{fail}})")
    who = t.refs["roller"][1] if "roller" in t.refs else t.me() if not t.you else None
    own = "der" if "opposing" in t.refs else "seiner"
    who = None if "opposing" in t.refs else who
    if one.n == 99:
        what = f"beliebige {own} {dice}"
    elif isinstance(one.n, int):
        what = f"{'bis zu ' if one.n > 1 else ''}{one.n} {own} {dice}"
    else:
        what = t.much(one.n, f"{own} {dice}")
    return Clause(who, REROLL, rest=what, may=True, tail=", auch jeden {fail}" if one.fails else "")


def changes(t: T, one: Any) -> Clause:
    roll = f"{ROLLS[one.roll]}s"
    what = f"Würfel des {roll} (keinen {{fail}})" if len(one.faces) == 5 else f"{t.faces(one.faces, 'oder')} des {roll}"
    what = f"Würfel des {roll}" if len(one.faces) == len(FACES) else what
    per = "" if isinstance(one.n, int) else f" {t.number(one.n)[1]}"
    n = one.n if isinstance(one.n, int) else 1
    if one.to == NOBODY:
        return Clause(None, CHANGE, rest=f"{n} {what}{per} auf eine Seite deiner Wahl", may=not one.must)
    to = f"{'zur' if one.to == 4 else 'zum'} {{{FACES[one.to]}}}"
    return Clause(None, TURN, rest=f"{n} {what}{per} {to}", may=not one.must)


def attacks(t: T, one: Any) -> Clause:
    same = t.strike is not None and t.strike.id == one.attack
    target = facts(one.target).roles
    against = "das Ziel" if target and target[0] == TARGET else t.noun(one.target, "a").acc
    t.note_limits(one.target)
    told = f"{'noch einmal ' if same else ''}{'kostenlos ' if one.free else ''}mit {t.attack_name(one.attack)}"
    tail = ""
    if one.without:
        tail += f", ohne {listed([t.rule_name(name) for name in one.without])}"
    if one.anywhere:
        tail += f"{' und' if tail else ','} egal bei welcher Entfernung{' und Sicht' if one.blind else ''}"
    if one.marks:
        told += f" ({listed([t.rule_name(name) for name in one.marks])})"
    if not t.hits_all(one):
        told = f"{against} {told}"
    return Clause(t.subject(one.who), ATTACK, rest=told, may=one.optional, tail=tail)


def thrown(t: T, one: Any, what: str) -> Clause:
    size = one.size if isinstance(one.size, int) else f"1 {t.number(one.size)[1]}"
    return Clause(None, THROW, f"{what} (bis Größe {size}, in {{range}} {one.within}) um {LETTERS[one.tool]}")


def dice(t: T, one: Any) -> Clause:
    n = one.n
    more = "weniger" if isinstance(n, int) and n < 0 else "mehr"
    n = abs(n) if isinstance(n, int) else n
    if one.roll == "attack":
        return Clause(fixed("der Angriff"), HAVE, rest=t.much(n, f"Würfel {more}"))
    return Clause(None, THROW, rest=t.much(n, f"{DICE[one.roll]} {more}"))


def rolls(t: T, one: Any) -> Clause:
    t.rolled = one.faces
    told = t.much(one.dice, "Würfel")
    if t.loop in t.refs and t.refs[t.loop][0] is not t.refs[t.loop][1]:
        told += f" für {t.who(Role(t.loop)).acc}"
    return Clause(None, THROW, rest=told)


def removes_condition(t: T, one: Any) -> Clause:
    return Clause(t.subject(one.who), SHED, rest=conditions(t, one.conditions, "oder") if one.conditions else "1 Zustand")


def worth(value: int) -> tuple[Verb, str]:
    if value == 0:
        return COUNT, "nicht"
    return (COUNT, "auch als Erfolg") if value == 1 else (Verb("sein", "ist", "sei"), f"{value} Erfolge wert")


def a_face(face: int) -> str:
    """Eine Seite des Würfels; die Leerseite heißt schon so."""
    return "{blank}" if face == BLANK else f"Seite {{{FACES[face]}}}"


def counts(t: T, one: Any) -> Clause:
    if not one.value:
        return Clause(fixed(f"eine {a_face(one.face)}"), COUNT, rest="nicht")
    verb, told = worth(one.value)
    roll = {"attack": "des Angriffswurfs", "own": "seines Wurfs"}.get(one.roll, "dieses Wurfs")
    return Clause(fixed(f"jede {a_face(one.face)} {roll}"), verb, rest=told)


def a_kind(t: T, kind: str) -> str:
    return f"einen Marker „{t.name(f'kind/{kind}')}“"


def hands_over(t: T, one: Any) -> Clause:
    what = listed([a_kind(t, kind) for kind in one.kinds], "oder") if one.kinds else "einen gehaltenen Missionsmarker"
    tail = ", falls dieser ihn halten darf," if facts(one.to).me else ", der ihn halten darf,"
    give = Verb("weitergeben", "gibt", "gib", "weiter")
    return Clause(t.subject(one.who), give, rest=f"{what} an {t.noun(one.to, 'a').acc}", tail=tail)


def makes_attack(t: T, one: Any) -> Clause:
    subject, whom = t.subject(one.who), t.who(one.target).acc
    if one.costless:
        return Clause(subject, ATTACK, whom, "mit einem Angriff", ", der 0 {power} kostet", may=one.optional)
    return Clause(subject, ATTACK, whom, may=one.optional)


def comes_into_play(t: T, one: Any) -> Clause:
    gained = f" mit {conditions(t, one.conditions)}" if one.conditions else ""
    gained += " mit einem Aktiviert-Marker" if one.activated else ""
    return Clause(
        None,
        Verb("ins Spiel bringen", "bringt", "bring", "ins Spiel"),
        t.name(one.card),
        f"in {{range}} {one.range} {t.me().zu}{gained}",
    )


def removes_damage(t: T, one: Any, most: str = "") -> Clause:
    return Clause(t.subject(one.who), REMOVE, rest=f"{most}{t.much(one.n, 'Schaden')}")


def topples(t: T, one: Any) -> list[Clause]:
    of = t.me() if one.of == SELF else t.who(one.of)
    return [
        Clause(
            None,
            Verb("zerstören", "zerstört", "zerstöre"),
            f"interaktives Gelände (bis Größe {one.size}, in {{range}} {one.within} {of.zu})",
            may=one.optional,
        ),
        Clause(t.who(one.onto), SUFFER, rest="einen Zusammenstoß damit"),
    ]


def transforms(t: T, one: Any) -> Clause:
    who = t.subject(one.who)
    return Clause(
        who,
        Verb("verwandeln", "verwandelt", "verwandle"),
        "dich" if who is None else "sich",
        f"in die Form {t.name(f'form/{one.form}')}",
    )


def suffers_less(t: T, one: Any) -> Clause:
    if one.n == 99:
        return Clause(t.who(TARGET), SUFFER, rest="nur 1")
    less = str(one.n) if isinstance(one.n, int) else t.much(one.n, "Schaden")
    return Clause(t.who(TARGET), SUFFER, rest=f"{less} weniger" + (f", mindestens aber {one.floor}" if one.floor else ""))


def number_spent(n: Any) -> str:
    """How many tokens are spent: so many, all there are, or as many as the player likes."""
    return str(n) if isinstance(n, int) else "alle seine" if n.name == "counters" else "beliebig viele"


def marker(t: T, name: str) -> str:
    return f"Marker „{t.name(f'marker/{name}')}“"


def counter(t: T, name: str) -> str:
    return f"Marker „{t.name(f'counter/{name}')}“"


def again(t: T, one: Any) -> list[Clause]:
    told = t.effect(one.effect)
    return [
        replace(told[0], ifs=(f"^{t.number(one.n)[1] if not isinstance(one.n, int) else one.n}", *told[0].ifs), new=True),
        *told[1:],
    ]


def menu(t: T, one: Any) -> Clause:
    told = [(name, t.effect(effect)) for name, _, effect in one.choices]
    rows = [
        (name, [replace(some[0], ifs=(t.test(test), *some[0].ifs)), *some[1:]])
        for (name, some), (_, test, _) in zip(told, one.choices, strict=True)
    ]
    return chosen_modes(t, rows, None)


EFFECTS: dict[str, Callable[[T, Any], Clause | list[Clause]]] = {
    "gain_power": lambda t, one: Clause(t.subject(one.who), GAIN, rest=t.much(one.n, "{power}")),
    "lose_power": lambda t, one: Clause(t.subject(one.who), LOSE, rest=t.much(one.n, "{power}")),
    "drain": lambda t, one: Clause(None, Verb("abnehmen", "nimmt", "nimm", "ab"), t.who(one.who).dat, t.much(one.n, "{power}")),
    "damage": lambda t, one: Clause(
        t.subject(one.who), SUFFER, rest=t.much(one.n, "Schaden"), tail=", ohne dafür {power} zu erhalten" if one.empty else ""
    ),
    "heal": removes_damage,
    "heal_up_to": lambda t, one: removes_damage(t, one, "bis zu "),
    "may_heal": lambda t, one: Clause(t.subject(one.who), REMOVE, rest=f"bis zu {t.much(one.n, 'Schaden')}", may=True),
    "gain_condition": lambda t, one: Clause(t.subject(one.who), GAIN, rest=conditions(t, one.conditions)),
    "remove_condition": removes_condition,
    "add_dice": dice,
    "reroll": rerolls,
    "change_die": changes,
    "roll_for": rolls,
    "push": moves,
    "advance": advances,
    "place": places,
    "throw_terrain": lambda t, one: thrown(t, one, "interaktives Gelände"),
    "throw_something": lambda t, one: thrown(t, one, "interaktives Gelände oder einen Feind"),
    "extra_attack": attacks,
    "grant_attack": lambda t, one: Clause(
        t.subject(one.who),
        Verb("nutzen", "nutzt", "nutze"),
        times=(one.scope,),
        rest=f"{'einmal ' * one.once}den Angriff {t.attack_name(one.attack)}",
        may=True,
    ),
    "action": lambda t, one: Clause(
        t.subject(one.who),
        ACT,
        rest={"attack": "eine Angriffsaktion", "move": "eine Bewegungsaktion"}.get(one.kind, f"eine Aktion ({one.kind})")
        + (f" mit {t.attack_name(one.only)}" if one.only else "")
        + (f" gegen {t.who(one.target).acc}" if one.target is not None else ""),
        may=one.target is not None,
    ),
    "move_as": lambda t, one: Clause(t.subject(SELF), ACT, rest=f"als Größe {one.size} eine Bewegungsaktion"),
    "guard_with": lambda t, one: Clause(t.subject(SELF), THROW, rest=f"{one.n} Würfel statt seiner Verteidigung"),
    "tear_power": lambda t, one: [
        Clause(t.who(one.who), LOSE, rest=t.much(one.n, "{power}")),
        Clause(t.who(one.who), SUFFER, rest="1 Schaden je {power}, die ihm fehlt", tail=", ohne dafür {power} zu erhalten"),
    ],
    "retarget": lambda t, one: Clause(t.who(one.to), BECOME, rest="stattdessen das Ziel, egal bei welcher Entfernung und Sicht"),
    "reduce_damage": suffers_less,
    "no_damage": lambda t, one: Clause(t.who(TARGET), SUFFER, rest="keinen Schaden"),
    "score": lambda t, one: Clause(None, GAIN, rest=t.much(one.n, "SP")),
    "spend_up_to": lambda t, one: Clause(t.subject(one.who), SPEND, rest=f"bis zu {one.n} {{power}}", may=True),
    "unless_pays": lambda t, one: [
        *t.effect(one.effect),
        Clause(t.who(one.who), PAY, rest=f"{one.n} {{power}}", tail=", um das zu verhindern", may=True),
    ],
    "cancel_attack": lambda t, one: Clause(
        fixed("der Angriff"), END, ifs=("das Ziel dann außer Reichweite oder Sicht ist",) if one.out_of_reach else ()
    ),
    "change_successes": lambda t, one: Clause(fixed("der Angriff"), HAVE, rest=t.much(one.n, "Erfolg mehr", "Erfolge mehr")),
    "count_face": counts,
    "defend_with": lambda t, one: Clause(
        t.me(), Verb("einsetzen", "setzt", "setze", "ein"), rest=f"für diesen Wurf seine Verteidigung {{{TYPES[one.stat]}}}"
    ),
    "ignore_collision": lambda t, one: Clause(t.me(), SUFFER, rest="dadurch keinen Schaden"),
    "damage_each": lambda t, one: Clause(t.noun(one.which, "every"), SUFFER, rest=t.much(one.n, "Schaden")),
    "add_unused_tactic": lambda t, one: Clause(
        None,
        TAKE,
        rest=f"1 deiner ungenutzten Teamtaktik-Karten ({t.name(f'affiliation/{one.affiliation}')} oder ohne Gruppierung) dazu",
    ),
    "transform": transforms,
    "put_in_play": comes_into_play,
    "ko": lambda t, one: Clause(t.who(one.who), BECOME, rest="besiegt"),
    "knock_out": lambda t, one: Clause(t.who(one.who), BECOME, rest="besiegt"),
    "activate_too": lambda t, one: Clause(
        None, Verb("aktivieren", "aktiviert", "aktiviere"), t.who(one.who).acc, "noch in diesem Zug", may=True
    ),
    "activate": lambda t, one: Clause(t.who(one.who), BECOME, rest="sofort aktiviert"),
    "choose_terrain": lambda t, one: Clause(
        None,
        Verb("wählen", "wählt", "wähle"),
        f"interaktives Gelände ({sized(t, one.size)}, in {{range}} {one.within} "
        f"{(t.me() if one.of == SELF else t.who(one.of)).zu})",
    ),
    "choose_large_terrain": lambda t, one: Clause(
        None, CHOOSE, f"Gelände (ab Größe {one.least}, in {{range}} {one.within} {t.me().zu})"
    ),
    "place_by_terrain": lambda t, one: Clause(None, PLACE, t.who(one.who).acc, f"in {{range}} {one.range} zum Gelände"),
    "must_attack_first": lambda t, one: Clause(
        t.me(),
        Verb("angreifen müssen", "muss", "musst", "angreifen"),
        t.who(one.who).acc,
        "nach Möglichkeit mit der ersten Aktion",
    ),
    "destroy_terrain": lambda t, one: Clause(None, Verb("zerstören", "zerstört", "zerstöre"), "das Gelände"),
    "topple": topples,
    "treat_as": lambda t, one: Clause(
        None,
        Verb("werten", "wertet", "werte"),
        rest=t.much(one.n, f"{{{FACES[one.face]}}} {'seines Wurfs' if one.own else 'des Angriffswurfs'} als {{{FACES[one.to]}}}"),
    ),
    "revive": lambda t, one: [
        Clause(t.who(one.who), LOSE, rest="seinen Angeschlagen-Marker"),
        Clause(t.who(one.who), REMOVE, rest=f"{one.n} Schaden"),
    ],
    "spare": lambda t, one: Clause(t.who(one.who), SUFFER, rest="dadurch keinen Schaden"),
    "hand_over": hands_over,
    "not_moved": lambda t, one: Clause(IT, Verb("bleiben", "bleibt", "bleib"), rest="stehen"),
    "use_tool": lambda t, one: Clause(IT, TAKE, rest=f"die Schablone {LETTERS[one.tool]}", may=True),
    "make_attack": makes_attack,
    "escape_attack": lambda t, one: [
        Clause(fixed("der Angriff"), END, ifs=("das Ziel dann außer Reichweite oder Sicht ist",), new=True),
        Clause(fixed("ein aktiver Angreifer, der nur dieses Ziel hatte,"), ACT, rest="eine weitere Aktion", may=True),
    ],
    "take_priority": lambda t, one: Clause(None, GAIN, rest="den Vorrang"),
    "take_back": lambda t, one: Clause(None, TAKE, rest="diese Karte zurück"),
    "pick_up": lambda t, one: Clause(None, TAKE, t.who(TOKEN).acc, t.hold_limit().strip()),
    "take_control": lambda t, one: Clause(
        None, Verb("kontrollieren", "kontrolliert", "kontrolliere"), t.who(TOKEN).acc, "von nun an"
    ),
    "drop_tokens": lambda t, one: Clause(
        t.subject(one.who), Verb("fallen lassen", "lässt", "lass", "fallen"), rest="alle Missionsmarker"
    ),
    "remove_tokens": lambda t, one: Clause(
        t.token(one.which, "every"), Verb("verlassen", "verlässt", "verlasse"), rest="das Spiel"
    ),
    "move_token": lambda t, one: Clause(None, PLACE, t.who(TOKEN).acc, f"einmal pro Runde bis zu {{range}} {one.range} weit"),
    "place_by_token": lambda t, one: Clause(
        None, PLACE, t.who(one.who).acc, f"in {{range}} {one.range} {t.token(one.which, 'another').zu}"
    ),
    "heave": lambda t, one: Clause(
        t.who(one.who),
        THROW,
        rest=f"interaktives Gelände (bis Größe {one.size}, in {{range}} {one.within} zu beiden) um {LETTERS[one.tool]}",
    ),
    "remove_conditions": lambda t, one: Clause(t.subject(one.who), SHED, rest="alle Zustände"),
    "advance_its_speed": advances_at_speed,
    "shorten_tool": lambda t, one: Clause(IT, CAN, rest=f"nur die Schablone {LETTERS[one.tool]} nutzen"),
    "perform_attack": lambda t, one: Clause(
        t.subject(one.who), ACT, rest="einen Angriff", tail=", der 0 {power} kostet" if one.costless else "", may=True
    ),
    "boost_next_action": lambda t, one: Clause(
        fixed("jeder Angriff seiner nächsten Angriffsaktion in dieser Aktivierung"),
        HAVE,
        rest=f"{one.n} Würfel mehr für {t.noun(one.per, 'every').acc}",
    ),
    "obsess": lambda t, one: Clause(
        fixed("wer gezahlt hat,"),
        THROW,
        rest=f"{one.n} Angriffswürfel mehr gegen {t.who(one.whom).acc}, {one.n} Verteidigungswürfel mehr gegen seine Angriffe und "
        f"{one.n} weniger gegen alle anderen",
        tail=", bis er besiegt ist",
    ),
    "reroll_next_attack": lambda t, one: Clause(
        t.subject(SELF),
        REROLL,
        rest=f"in seinem nächsten Angriff dieser Aktivierung so viele Würfel wie {t.number(one.n)[1]}",
        may=True,
    ),
    "throw_by": lambda t, one: Clause(
        t.who(one.who),
        THROW,
        rest=f"interaktives Gelände (bis Größe {one.size}, in {{range}} {one.within} zu ihm) um {LETTERS[one.tool]}",
    ),
    "go_down": lambda t, one: Clause(t.subject(one.who), BE, rest="danach angeschlagen oder, wenn er verletzt ist, besiegt"),
    "volley": lambda t, one: Clause(
        t.subject(SELF),
        ACT,
        rest=f"bis zu {one.n} Angriffe mit {t.attack_name(one.attack)}",
        tail=", jeden gegen einen anderen Feind",
        may=True,
    ),
    "gain_one_of": lambda t, one: Clause(
        t.subject(one.who), GAIN, rest=t.much(one.n, f"Zustand deiner Wahl ({conditions(t, one.conditions, 'oder')})")
    ),
    "crash_into": lambda t, one: Clause(
        t.who(one.into), SUFFER, rest="einen Zusammenstoß", tail=f", als wäre {t.who(one.who).nom} in ihn geworfen worden"
    ),
    "spend_counter": lambda t, one: Clause(t.subject(one.who), SPEND, rest=f"{number_spent(one.n)} {counter(t, one.name)}"),
    "remove_counters": lambda t, one: Clause(
        fixed(f"jeder {counter(t, one.name)}"), Verb("verlassen", "verlässt", "verlasse"), rest="das Spiel"
    ),
    "hand_out": lambda t, one: [
        Clause(t.subject(one.who), LOSE, rest=t.much(one.n, "{power}")),
        Clause(fixed("einer deiner Charaktere"), GAIN, rest="für jede davon 1 {power}", may=True),
    ],
    "stay_up": lambda t, one: Clause(IT, BECOME, rest="es nicht"),
    "fall": lambda t, one: Clause(t.who(one.who), BECOME, rest="dann angeschlagen oder besiegt"),
    "cap_damage": lambda t, one: Clause(
        fixed("der Angriff"), Verb("zufügen", "fügt", "füge", "zu"), rest=f"höchstens {one.n} Schaden"
    ),
    "put_marker": lambda t, one: Clause(
        t.subject(one.who),
        Verb("legen", "legt", "leg"),
        rest=f"einen {marker(t, one.name)} "
        f"{f'in {{range}} {one.within} {t.who(one.of).zu}' if one.within else 'irgendwo auf das Schlachtfeld'}"
        f"{f', nicht in {{range}} {one.apart} zu einem anderen' if one.apart else ''}",
    ),
    "remove_markers": lambda t, one: Clause(
        None, Verb("entfernen", "entfernt", "entferne"), rest=f"alle {marker(t, one.name)} vom Schlachtfeld"
    ),
    "gain_counter": lambda t, one: Clause(
        t.subject(one.who), GAIN, rest=f"{one.n} {counter(t, one.name)}{f' (höchstens {one.most})' if one.most < 99 else ''}"
    ),
    "lead_with": lambda t, one: Clause(
        t.subject(SELF), Verb("machen", "macht", "mach"), rest=f"„{t.name(one.key)}“ zu deiner aktiven Führungsfähigkeit"
    ),
    "end_activation": lambda t, one: Clause(
        fixed("die Aktivierung des Ziels" if one.who == TARGET else f"die Aktivierung ({t.who(one.who)})"),
        Verb("enden", "endet", "ende"),
        rest="sofort, falls sie gerade läuft",
    ),
    "bring_back": lambda t, one: Clause(
        None,
        Verb("platzieren", "platziert", "platziere"),
        rest=f"einen deiner besiegten Charaktere mit Bedrohung {one.threat} oder weniger"
        f" in {{range}} {one.range} zu {t.who(SELF).dat},"
        " gesund und ohne alle Marker",
    ),
    "give_activated": lambda t, one: Clause(t.subject(one.who), GAIN, rest="einen Aktiviert-Marker"),
    "add_to_each_attack": lambda t, one: Clause(fixed("jeder seiner Angriffe"), HAVE, rest=t.much(one.n, "Würfel mehr")),
    "lose_cover": lambda t, one: Clause(fixed("das Ziel"), HAVE, rest="in diesem Angriff keine Deckung"),
    "reroll_this_attack": lambda t, one: Clause(
        t.subject(SELF), REROLL, rest=f"so viele Würfel dieses Angriffs wie {t.number(one.n)[1]}", may=True
    ),
    "tribute": lambda t, one: [
        Clause(t.noun(one.which, "every"), PAY, rest="1 {power}", tail=f", die {t.who(SELF).nom} erhält", may=True),
        Clause(fixed("wer das nicht tut,"), SUFFER, rest="1 Schaden"),
    ],
    "suffer_up_to": lambda t, one: Clause(t.subject(SELF), SUFFER, rest=f"bis zu {one.n} Schaden"),
    "provoke": lambda t, one: Clause(
        t.who(Role("opponent")), ACT, rest=f"mit einem eigenen Charakter 1 Angriff gegen {t.who(one.target).acc}", may=True
    ),
    "change_type": lambda t, one: Clause(fixed("der Angriff"), BE, rest=f"jetzt vom Typ {{{TYPES[one.type]}}}"),
    "throw_unharmed": lambda t, one: Clause(
        None, THROW, t.who(one.who).acc, f"um {LETTERS[one.tool]}", tail="; durch Zusammenstöße dabei erleidet er keinen Schaden"
    ),
    "drop_one": lambda t, one: Clause(
        t.subject(one.who), Verb("fallen lassen", "lässt", "lass", "fallen"), rest="1 Missionsmarker"
    ),
    "interact_freely": lambda t, one: Clause(
        t.who(one.who),
        Verb("interagieren", "interagiert", "interagiere"),
        rest="ohne {power} mit beliebig vielen Missionsmarkern",
        may=True,
    ),
    "ready_again": lambda t, one: Clause(t.subject(one.who), LOSE, rest="seinen Aktiviert-Marker"),
    "send_token": lambda t, one: [
        Clause(None, Verb("legen", "legt", "lege"), rest=f"den Marker „{t.name(one.token)}“ auf {t.who(one.who).acc}"),
        Clause(
            fixed("der Marker"),
            Verb("zurückkehren", "kehrt", "kehre", "zurück"),
            tail=", sobald sein Träger oder dieser Charakter angeschlagen wird oder ausscheidet",
            new=True,
        ),
    ],
    "recall_token": lambda t, one: Clause(
        None, Verb("zurückholen", "holt", "hole", "zurück"), rest=f"den Marker „{t.name(one.token)}“, wo er auch ist,"
    ),
    "interact_once": lambda t, one: Clause(
        t.who(one.who),
        Verb("interagieren", "interagiert", "interagiere"),
        rest=f"sofort mit einem Missionsmarker{CRISIS_KINDS[one.kind]}",
        may=True,
    ),
    "choose_token": lambda t, one: Clause(None, CHOOSE, rest="einen Missionsmarker"),
    "dice_for_each": lambda t, one: Clause(
        fixed("der Angriff"),
        HAVE,
        rest=f"{one.n} Würfel mehr für {t.noun(one.which, 'every').acc.replace('deinen Charakter', 'jeden deiner Charaktere', 1)}",
    ),
    "opponent_pushes": lambda t, one: Clause(fixed("sein Gegenspieler"), PUSH, t.who(one.who).acc, f"um {LETTERS[one.tool]}"),
    "as_area": lambda t, one: Clause(
        fixed(f"der nächste Angriff {t.name(one.key(t.card))} in dieser Aktivierung"), BE, rest="ein Flächenangriff"
    ),
    "interact_afar": lambda t, one: Clause(
        None,
        Verb("interagieren", "interagiert", "interagiere"),
        rest=f"kostenlos mit einem Marker „{t.name(f'kind/{one.kind}')}“ in {{range}} 1 {t.number(one.range)[1]}",
    ),
    "spread_condition": lambda t, one: [
        Clause(None, CHOOSE, rest=f"einen dieser Zustände von {t.who(one.who).dat}"),
        Clause(t.noun(one.to, "every"), GAIN, rest="diesen Zustand"),
    ],
    "pay_power": lambda t, one: Clause(t.subject(one.who), SPEND, rest=f"{one.n} {{power}}"),
    "burn_power": lambda t, one: [
        Clause(t.who(one.who), LOSE, rest=t.much(one.n, "{power}")),
        Clause(t.who(one.who), SUFFER, rest="1 Schaden je verlorener {power}", tail=", der keine {power} bringt"),
    ],
    "choose_type": lambda t, one: Clause(
        None, CHOOSE, rest=f"{listed([f'{{{kind}}}' for kind in TYPES], 'oder')} als Typ, bevor du ein Ziel bestimmst"
    ),
    "power_instead_of_damage": lambda t, one: [
        Clause(fixed("der Angriff"), Verb("zufügen", "fügt", "füge", "zu"), rest="keinen Schaden"),
        Clause(t.who(TARGET), LOSE, rest="stattdessen ebenso viel {power}"),
    ],
    "suffer_only": lambda t, one: Clause(t.subject(SELF), SUFFER, rest=f"nur {one.n} Schaden"),
    "defeat": lambda t, one: Clause(t.who(one.who), BECOME, rest="angeschlagen, wenn verletzt besiegt"),
    "gain_less": lambda t, one: Clause(IT, GAIN, rest=f"{one.n} {{power}} weniger"),
    "no_healing": lambda t, one: Clause(IT, REMOVE, rest="keinen"),
    "repeat": lambda t, one: again(t, one),
    "several_of": lambda t, one: menu(t, one),
    "join_the_other": lambda t, one: Clause(
        None, PLACE, f"einen von ihnen{t.posts(facts(one.which))}", f"in {{range}} {one.range} zum anderen"
    ),
    "discard_tactics": lambda t, one: Clause(
        None, Verb("abwerfen", "wirft", "wirf", "ab"), rest=f"{one.n} deiner Teamtaktik-Karten"
    ),
}

# -- filters -----------------------------------------------------------------------------------------------------------


def within(t: T, one: Any, no: bool) -> tuple[str, str]:
    of = "" if one.of == SELF and not t.squad else f" {IT.zu if one.of == SELF else t.who(one.of).zu}"
    near = f"{'nicht ' if no else ''}in {{range}} {one.range}{of}"
    return near, f"{near} ist"


def doing(what: str, not_what: str, no: bool) -> tuple[str, str]:
    told = not_what if no else what
    return f", der {told},", told


def power(t: T, one: Any, no: bool) -> tuple[str, str]:
    told = f"weniger als {one.n} {{power}}" if no else f"mindestens {one.n} {{power}}"
    return f"mit {told}", f"{told} hat"


def either(t: T, one: Any, no: bool) -> tuple[str, str]:
    first, second = (t.predicate("", facts(part)).strip().split(" ") for part in (one.one, one.two))
    if first[-1] == second[-1]:  # Schaden oder einen Zustand hat
        first = first[:-1]
    elif first[:-1] == second[:-1]:  # einen Missionsmarker hält oder umkämpft
        second = second[-1:]
    told = f"{' '.join(first)} oder {' '.join(second)}"
    return f", der {told},", told


def afflicted(t: T, one: Any, no: bool) -> tuple[str, str]:
    every = len(one.conditions) == len(CONDITION_BITS)
    told = "einem Zustand" if every else conditions(t, one.conditions, "oder")
    if no:
        return f"ohne {told}", f"{'keinen Zustand' if every else f'nicht {told}'} hat"
    return f"mit {told}", f"{'einen Zustand' if every else told} hat"


FILTERS: dict[str, Callable[[T, Any, bool], tuple[str, str]]] = {
    "within": within,
    "Either": either,
    "in_sight": lambda t, one, no: (f"{'außer' if no else 'in'} Sicht", f"{'außer' if no else 'in'} Sicht ist"),
    "size": lambda t, one, no: (f"(bis Größe {one.most})", f"höchstens Größe {one.most} hat"),
    "has": afflicted,
    "holding": lambda t, one, no: doing(
        f"{a_kind(t, one.kind) if one.kind else 'einen Missionsmarker'} hält",
        f"k{a_kind(t, one.kind) if one.kind else 'einen Missionsmarker'} hält",
        no,
    ),
    "contesting": lambda t, one, no: doing(
        f"einen Missionsmarker{CRISIS_KINDS[one.kind]} umkämpft", f"keinen Missionsmarker{CRISIS_KINDS[one.kind]} umkämpft", no
    ),
    "near_terrain": lambda t, one, no: (f"in {{range}} {one.range} davon", f"in {{range}} {one.range} davon ist"),
    "contests": lambda t, one, no: doing(
        f"einen Marker „{t.name(one.token)}“ umkämpft", f"keinen Marker „{t.name(one.token)}“ umkämpft", no
    ),
    "holds": lambda t, one, no: doing(
        f"{'einen' if one.least == 1 else one.least} Marker „{t.name(one.token)}“ hält",
        f"keinen Marker „{t.name(one.token)}“ hält",
        no,
    ),
    "within_marker": lambda t, one, no: (
        f"in {{range}} {one.range} zu einem {marker(t, one.name)}",
        f"in {{range}} {one.range} zu einem {marker(t, one.name)} ist",
    ),
    "near_token": lambda t, one, no: (
        doing(f"in {{range}} {one.range} zu einem Missionsmarker{CRISIS_KINDS[one.crisis]} ist", "fern von ihnen ist", no)
        if one.crisis
        else (
            (
                f"in {{range}} {one.range} zu einem Marker „{t.name(one.token)}“"
                if one.token
                else f"in {{range}} {one.range} {t.who(TOKEN).zu}"
            ),
        )
        * 2
    ),
    "near_kept_token": lambda t, one, no: (
        f"in {{range}} {one.range} zu diesem Marker",
        f"in {{range}} {one.range} zu diesem Marker ist",
    ),
    "has_power": power,
    "did": lambda t, one, no: doing("das in diesem Zug schon getan hat", "das in diesem Zug noch nicht getan hat", no),
    "ready": lambda t, one, no: (
        ("mit Aktiviert-Marker", "einen Aktiviert-Marker hat") if no else ("ohne Aktiviert-Marker", "keinen Aktiviert-Marker hat")
    ),
    "knows": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} {t.name(one.power)}",
        f"{t.name(one.power)} {'nicht ' if no else ''}hat",
    ),
    "paid_for_card": lambda t, one, no: doing("dafür bezahlt hat", "nicht dafür bezahlt hat", no),
    "accompanied": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} einen anderen seiner Seite in {{range}} {one.range}",
        f"{'keinen' if no else 'einen'} anderen seiner Seite in {{range}} {one.range} hat",
    ),
    "sheltered": lambda t, one, no: doing(
        f"einen Marker „{t.name(one.token)}“ umkämpft, den der Angreifer nicht umkämpft",
        f"keinen Marker „{t.name(one.token)}“ umkämpft",
        no,
    ),
    "has_damage": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Schaden",
        f"{'keinen ' if no else ''}Schaden hat",
    ),
    "close_to": lambda t, one, no: (
        (f"in {{range}} {one.range} {t.noun(one.which, 'a').zu}", f"in {{range}} {one.range} {t.noun(one.which, 'a').zu} ist")
    ),
    "as_far_as_paid": lambda t, one, no: (
        "in so viel {range}, wie {power} gezahlt wurde,",
        "in so viel {range} ist, wie {power} gezahlt wurde",
    ),
    "of_highest_threat": lambda t, one, no: ("mit der höchsten Bedrohung", "die höchste Bedrohung hat"),
    "struck_by": lambda t, one, no: doing(
        f"in diesem Zug {f'mindestens {one.least} Mal ' if one.least > 1 else ''}{(IT if one.by == SELF else t.who(one.by)).von}"
        " angegriffen wurde",
        "in diesem Zug nicht angegriffen wurde",
        no,
    ),
    "paired": lambda t, one, no: doing(
        f"einer von beiden und in {{range}} {one.range} zum anderen ist", f"nicht in {{range}} {one.range} zum anderen ist", no
    ),
    "singled_out": lambda t, one, no: doing("gewählt wurde", "nicht gewählt wurde", no),
    "attacks_with": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} einem Angriff {{{TYPES[one.type]}}}",
        f"{'keinen' if no else 'einen'} Angriff {{{TYPES[one.type]}}} hat",
    ),
    "defense_from": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Verteidigung {{{TYPES[one.type]}}} ab {one.least}",
        f"{'nicht ' if no else ''}Verteidigung {{{TYPES[one.type]}}} ab {one.least} hat",
    ),
    "has_leadership": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Führungsfähigkeit ({t.name(f'affiliation/{one.affiliation}')})",
        f"{'keine' if no else 'eine'} Führungsfähigkeit ({t.name(f'affiliation/{one.affiliation}')}) hat",
    ),
    "in_form": lambda t, one, no: (f"({t.name(f'form/{one.form}')})", f"in der Form {t.name(f'form/{one.form}')} ist"),
    "robbable": lambda t, one, no: doing(
        f"{listed([a_kind(t, kind) for kind in one.kinds], 'oder')} hält",
        f"{listed([f'k{a_kind(t, kind)}' for kind in one.kinds], 'und')} hält",
        no,
    ),
    "leads": lambda t, one, no: doing(
        f"eine aktive Führungsfähigkeit{f' ({one.affiliation})' if one.affiliation else ''} hat",
        "keine aktive Führungsfähigkeit hat",
        no,
    ),
    "within_number": lambda t, one, no: ("in so viel {range} zu ihm, wie er {power} gezahlt hat,",) * 2,
    "has_counter": lambda t, one, no: doing(f"einen {counter(t, one.name)} hat", f"keinen {counter(t, one.name)} hat", no),
    "namesake": lambda t, one, no: (
        f"mit {'anderem' if no else 'demselben'} Namen oder Alter Ego",
        f"{'nicht ' if no else ''}denselben Namen oder dasselbe Alter Ego hat",
    ),
    "threat_up_to": lambda t, one, no: (
        (f"mit Bedrohung bis {one.most}", f"höchstens Bedrohung {one.most} hat")
        if isinstance(one.most, int)
        else (f"mit bis zu {t.much(one.most, 'Bedrohung')}", f"höchstens {t.much(one.most, 'Bedrohung')} hat")
    ),
    "bears": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} {t.name(one.token)}",
        f"{t.name(one.token)} {'nicht ' if no else ''}hat",
    ),
    "as_far_as": lambda t, one, no: (f"in {{range}} 1 {t.number(one.range)[1]}",) * 2,
}

TOKENS: dict[str, Callable[[T, Any], str]] = {
    "token": lambda t, one: "",
    "controlled": lambda t, one: ", den du kontrollierst,",
    "taken": lambda t, one: ", den jemand kontrolliert,",
    "secured_by_opponent": lambda t, one: ", den dein Gegenüber sichert,",
    "unmoved": lambda t, one: "",
    "secured": lambda t, one: ", den du sicherst,",
    "secured_by_anyone": lambda t, one: ", den jemand sichert,",
    "controlled_by_opponent": lambda t, one: ", den dein Gegenüber kontrolliert,",
    "held_by": lambda t, one: f", den {t.who(one.parts[0]).nom} hält,",
}

# -- numbers -----------------------------------------------------------------------------------------------------------


def per(told: str) -> tuple[str, str]:
    return "per", told


def every(t: T, faces: Any) -> str:
    return f"für jede {a_face(faces[0])}" if len(faces) == 1 else f"für jede Seite {t.faces(faces)}"


def kept(t: T, name: str) -> tuple[str, str]:
    n = t.kept.get(name)
    if n is None:
        faces = {"rolled": t.rolled, "failed": (FAIL,)}.get(name)
        return per(every(t, faces)) if faces else ("as", "zuvor")
    if not isinstance(n, int) and n.name == "conditions_on":  # gezählt, bevor sie abgelegt wurden
        return per("je so abgelegtem Zustand")
    return ("n", str(n)) if isinstance(n, int) else t.number(n)


NUMBERS: dict[str, Callable[..., tuple[str, str]]] = {
    "stamina_left": lambda t, who: ("as", f"{t.who(who).gen} übrige Ausdauer"),
    "tokens_spent": lambda t: per("je ausgegebenem Marker"),
    "counters": lambda t, name, who: per(f"je {counter(t, name)}"),
    "damage_dealt": lambda t: per("je zugefügtem Schaden"),
    "paid": lambda t: per("je gezahlter {power}"),
    "rolled": lambda t, *faces: per(f"{every(t, faces)} des Angriffswurfs"),
    "defended": lambda t, *faces: per(f"{every(t, faces)} des Verteidigungswurfs"),
    "defense_rolled": lambda t, *faces: per(f"{every(t, faces)} des Verteidigungswurfs"),
    "hits_rolled": lambda t: per(every(t, t.rolled)),
    "faces_rolled": lambda t, *faces: per(every(t, faces)),
    "fatal_damage": lambda t: per("je Schaden, der deinen Charakter ausgeschaltet hat"),
    "times_rolled": lambda t: per(every(t, t.rolled)),
    "terrain_size": lambda t: ("as", "die Größe des Geländes"),
    "size_of": lambda t, who: ("as", t.who(who).own("Größe")),
    "threat_of": lambda t, who: ("as", t.who(who).own("Bedrohung")),
    "healed": lambda t: per("je entferntem Schaden"),
    "spent": lambda t: per("je ausgegebener {power}"),
    "damage_on": lambda t, who, most: per(
        f"für jeden Schaden auf {THIS().dat if who == SELF and not t.squad else t.who(who).dat}"
        f"{f', höchstens {most}' if most < 99 else ''}"
    ),
    "tally": lambda t: per("je Schaden, den sie zusammen erlitten haben"),
    "dice_changed": lambda t: per("je geändertem Würfel"),
    "half": lambda t, n: ("as", f"die Hälfte von {n if isinstance(n, int) else t.number(n)[1]} (aufgerundet)"),
    "grown": lambda t, name, number: per(f"{every(t, number.parts)} mehr"),
    "number": lambda t: per("je erlittenem Schaden"),
    "choices": lambda t, which, most: ("n", f"bis zu {most}"),
    "conditions_on": lambda t, who: per(f"je Zustand auf {t.who(who).dat}"),
    "defense_of": lambda t, who, kind: ("as", t.who(who).own(f"Verteidigung {{{TYPES[kind]}}}")),
    "held": lambda t, who, token: per(f"je Marker „{t.name(token)}“, den er hält,"),
    "noted": lambda t, name: kept(t, name),
    "difference": lambda t, one, two: per("je so erlittenem Schaden"),
    "healthy_enemies_contesting": lambda t: ("as", f"gesunde Feinde {t.who(TOKEN).acc} umkämpfen"),
    "pairs": lambda t, n: per(f"für je 2 {n if isinstance(n, int) else t.number(n)[1].removeprefix('je ')}"),
    "secured_per": lambda t, n: per(f"für je {n} gesicherte Marker der Sicherungskrise"),
    "waiting": lambda t, name: ("n", str(t.kept[name])),
    "crowd": lambda t, which: per(f"für {t.noun(which, 'every').acc}"),
    "kept": lambda t, n: t.number(n),
    "one_below": lambda t, n: ("as", f"kleiner als {t.number(n)[1]}"),
    "times_placed": lambda t: per("für jedes Mal, das dieser Charakter in diesem Zug versetzt worden ist,"),
    "chosen_token": lambda t: ("as", "dieser Marker"),
    "round_number": lambda t: ("as", "die Zahl der Runde"),
    "head_count": lambda t, which: per(f"für {t.noun(which, 'every').acc}"),
    "foes_in_area": lambda t: per("für jeden nicht angeschlagenen Feind, der bei der Wahl des Angriffs in seinem Bereich war,"),
    "power_of": lambda t, who, most: ("as", t.who(who).own("{power}")),
}

# -- tests -------------------------------------------------------------------------------------------------------------


def that(t: T, who: Role, which: Filter | Facts) -> str:
    found = which if isinstance(which, Facts) else facts(which)
    if found.me and who.name == "attacker":
        return "dieser Charakter angreift"
    return t.predicate(t.who(who), found)


def compared(t: T, one: Any, two: Any) -> str:
    faces = t.rolled if one.parts != ("failed",) else (5,)
    if two == 0:
        return f"der Wurf {t.faces(faces, 'oder')} zeigt"
    return f"der Wurf mehr Seiten {t.faces(faces)} zeigt, als {t.number(two)[1]}"


def denied(t: T, test: Test) -> str:
    found: str = t.look("NOT", test.name)(t, *test.parts)
    return found


def typed(types: Any, word: str = "oder") -> str:
    return listed([f"{{{TYPES[kind]}}}" for kind in types], word)


MOVE = {"throw": "werfen", "push": "schieben", "place": "versetzen", "advance": "laufen lassen"}
MOVES = {"advance": "Laufen", "climb": "Klettern", "place": "Versetzen", "push": "Schieben", "throw": "Werfen"}

TESTS: dict[str, Callable[..., str]] = {
    "dealt_damage": lambda t: "der Angriff Schaden zufügt",
    "that": that,
    "not": denied,
    "or": lambda t, one, two: f"{t.test(one)} oder {t.test(two)}",
    "any_of": lambda t, which: f"{t.noun(which, 'a')} da ist",
    "attack_roll_has": lambda t, *faces: f"der Angriffswurf {t.faces(faces)} zeigt",
    "showing": lambda t, *faces: f"der Wurf {t.faces(faces, 'oder')} zeigt",
    "some": lambda t, n: f"der Wurf {t.faces(t.rolled, 'oder')} zeigt" if n.name == "hits_rolled" else "er das getan hat",
    "at_least": lambda t, n, number: (
        f"er mindestens {n} {counter(t, number.parts[0])} hat"
        if number.name == "counters"
        else f"es mindestens {n} gibt ({t.number(number)[1]})"
    ),
    "attack_type": lambda t, *types: f"der Angriff vom Typ {typed(types)} ist",
    "attack_is": lambda t, *types: f"der Angriff vom Typ {typed(types)} ist",
    "by_attack_or_superpower": lambda t: "ein Angriff oder eine Superkraft das bewirkt hat",
    "attack_or_defense": lambda t: "er angreift oder verteidigt",
    "in_attack": lambda t: "es ein Angriff ist",
    "defends": lambda t, *types: "er verteidigt",
    "defending": lambda t: "er verteidigt",
    "dodges": lambda t: "er ausweicht",
    "rolling": lambda t, *kinds: f"es ein {listed([ROLLS[kind] for kind in kinds], 'oder')} ist",
    "facing": lambda t, which: f"sein Gegner {t.noun(which, 'a')} ist",
    "by_attack": lambda t: "das durch einen Angriff geschieht",
    "effect_of_attack": lambda t, *types: f"durch Sonderregeln von Angriffen vom Typ {typed(types)}",
    "by_attack_rule": lambda t, *types: f"durch Sonderregeln von Angriffen vom Typ {typed(types)}",
    "effect_of_superpower": lambda t: "durch Superkräfte",
    "by_superpower": lambda t: "durch Superkräfte",
    "moved_by": lambda t, *kinds: f"es {listed([MOVES[kind] for kind in kinds], 'oder')} war",
    "moving": lambda t, *kinds: f"es {listed([MOVES[kind] for kind in kinds], 'oder')} ist",
    "move_action": lambda t: "es eine Bewegungsaktion ist",
    "defeated_target": lambda t: "der Angriff das Ziel angeschlagen oder besiegt hat",
    "attacked_before": lambda t: "er dieses Ziel in diesem Zug schon angegriffen hat",
    "weapon_is": lambda t, *ids: f"es {listed([t.attack_name(id) for id in ids], 'oder')} ist",
    "marked": lambda t, name: "das darin geschehen ist" if name in t.marks else f"er durch {t.rule_name(name)} geschieht",
    "chose": lambda t, mode: f"{t.name(mode)} gewählt ist",
    "token_of": lambda t, kind: f"bei {'Evakuierungskrisen' if kind == 'extraction' else 'Sicherungskrisen'}",
    "paid_at_least": lambda t, n: f"sie zusammen mindestens {n} {{power}} gezahlt haben",
    "damage_is_more_than_one": lambda t: "es mehr als 1 ist",
    "secures_everything": lambda t: "du alle Marker der Sicherungskrise sicherst",
    "more": compared,
    "any_token": lambda t, which: f"{t.token(which, 'a')} da ist",
    "book": lambda t, year: f"ihr nach dem Buch von {year} spielt",
    "squad_uses": lambda t, name: f"dein Team {t.name(f'affiliation/{name}')} nutzt",
    "own_turn": lambda t: "es dein Zug ist",
    "own_activation": lambda t: "dieser Charakter gerade aktiviert ist",
    "attacked": lambda t: "ein Angriff diesen Charakter zum Ziel hat",
    "defense_roll_has": lambda t, *faces: f"der Verteidigungswurf {t.faces(faces)} zeigt",
    "attack_action": lambda t: "es eine Angriffsaktion war",
    "company": lambda t, n, side, range: (
        f"mindestens {n} {'Feinde' if side == 'enemy' else 'andere deiner Charaktere'} in {{range}} {range} {IT.zu} sind"
    ),
    "down": lambda t, who: f"{t.who(who)} danach angeschlagen oder besiegt ist",
    "attacked_in_activation": lambda t: "er dieses Ziel in seiner Aktivierung in diesem Zug schon angegriffen hat",
    "attacked_in_activation_with": lambda t, attack: (
        f"er dieses Ziel in seiner Aktivierung in diesem Zug schon mit {t.attack_name(attack)} angegriffen hat"
    ),
    "character_collides": lambda t: "zwei Charaktere zusammenstoßen",
    "moved_in_activation": lambda t: "er in seiner Aktivierung in diesem Zug gelaufen ist oder versetzt wurde",
    "moved_this_turn": lambda t: "er in diesem Zug gelaufen ist oder versetzt wurde",
    "unused_this_turn": lambda t, ability: "dies in diesem Zug noch nicht genutzt wurde",
    "is_attacker": lambda t: "dieser Charakter angreift",
    "attacker_is": lambda t, which: f"{t.predicate('der Angreifer', facts(which))}",
    "picked_up": lambda t: "er ihn aufgehoben hat",
    "with_character": lambda t: "mit anderen Charakteren",
    "is_target": lambda t: "dieser Charakter das Ziel ist",
    "would_deal_damage": lambda t: "der Angriff Schaden zufügen würde",
    "target_has_cover": lambda t: "das Ziel Deckung hat",
    "outranks": lambda t, one, two: f"{t.who(one).nom} mehr Bedrohung hat als {t.who(two).nom}",
    "rerolled_by": lambda t, rule: "er das tut",
    "own_roll_has": lambda t, *faces: f"sein Wurf {t.faces(faces, 'oder')} zeigt",
    "on_top": lambda t, n: f"er auf Gelände der Größe {n} oder mehr steht und der Angreifer nicht",
    "bodily": lambda t: "er von einem Angriff vom Typ {physical} oder einem Zusammenstoß kommt",
    "sent": lambda t, token: f"{t.name(token)} bei jemand anderem ist",
    "standing": lambda t: "er dann weniger Schaden als Ausdauer hat",
    "tactics_left": lambda t, n: f"du noch mindestens {n} Teamtaktik-Karten hast",
    "terrain_from": lambda t, size, range: f"Gelände ab Größe {size} in {{range}} {range} steht",
    "first_round": lambda t: "es die erste Runde ist",
    "superpower_is": lambda t, *ids: f"es {listed([t.name(id) for id in ids], 'oder')} ist",
    "by_itself": lambda t: "er es selbst tut",
    "superpower_paid": lambda t: "dafür {power} ausgegeben worden ist",
    "behind": lambda t: "du weniger SP hast als dein Gegenüber",
    "in_round": lambda t, n: f"Runde {n} gespielt wird",
    "fewer_than": lambda t, n, which: f"du weniger als {n} {listed(t.names_of(facts(which)), 'oder')} im Spiel hast",
    "token_is": lambda t, *kinds: f"bei {listed([t.name(f'kind/{kind}') for kind in kinds])}",
    "with_attacks_of": lambda t, *types: f"bei Angriffen vom Typ {typed(types)}",
}

NOT: dict[str, Callable[..., str]] = {
    "dealt_damage": lambda t: "der Angriff keinen zufügt",
    "attack_roll_has": lambda t, *faces: f"der Angriffswurf kein {t.faces(faces)} zeigt",
    "at_least": lambda t, n, count: f"der Verteidigungswurf kein {t.faces(count.parts)} zeigt",
    "any_of": lambda t, which: (
        f"du {listed(t.names_of(facts(which)), 'oder')} nicht im Spiel hast"
        if facts(which).names
        else f"k{t.noun(which, 'a').nom} da ist"
    ),
    "in_attack": lambda t: "er ausweicht",
    "more": lambda t, one, two: f"der Wurf weder {t.faces(t.rolled, 'noch')} zeigt",
    "behind": lambda t: "du mindestens so viele SP hast wie dein Gegenüber",
    "by_attack": lambda t: "das nicht durch einen Angriff geschieht",
    "defeated_target": lambda t: "der Angriff das Ziel weder angeschlagen noch besiegt hat",
    "squad_uses": lambda t, name: f"dein Team {t.name(f'affiliation/{name}')} nicht nutzt",
    "that": lambda t, who, which: that(t, who, denied_facts(which, t.language)),
    "attack_type": lambda t, *types: f"der Angriff nicht vom Typ {typed(types)} ist",
    "target_has_cover": lambda t: "das Ziel keine Deckung hat",
    "sent": lambda t, token: f"er {t.name(token)} hat",
    "own_roll_has": lambda t, *faces: f"sein Wurf kein {t.faces(faces, 'oder')} zeigt",
}
"""Was hinter "wenn" steht, wo ein Test verneint ist."""

# -- events ------------------------------------------------------------------------------------------------------------


def when(told: str, m: Moment) -> str:
    """Ein Nebensatz mit "wenn"."""
    return f"Wenn {listed([told, *m.rest()])},"


def after(told: str, m: Moment) -> str:
    """Eine Angabe mit "nach"."""
    rest = m.rest()
    return f"{told}, wenn {listed(rest)}," if rest else told


def fighters(t: T, m: Moment) -> tuple[Noun | None, Noun | None]:
    attacker = t.noun(m.roles["attacker"], "a") if "attacker" in m.roles else None
    target = t.noun(m.roles["target"], "a") if "target" in m.roles else None
    if m.is_me("attacker") or m.is_me("target"):
        t.bind("self", IT)
    return attacker, target


def targeted(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    if attacker is None or (side == "enemy" and target is not None):
        return when(f"{t.an_attack(types, side)} {target.acc if target else 'jemanden'} zum Ziel hat", m)
    weapons = [id for test in m.take("weapon_is") for id in test.parts]
    with_ = (
        f" mit {listed([t.attack_name(id) for id in weapons], 'oder')}"
        if weapons
        else f" mit {t.an_attack(types).dat}"
        if types
        else ""
    )
    return when(f"{attacker}{f' {target.acc}' if target else ''}{with_} angreift", m)


def attack_over(t: T, m: Moment) -> str:
    types = m.types()
    side = m.only_side("attacker")
    attacker, target = fighters(t, m)
    hurt = bool(m.take("dealt_damage"))
    what = f"Nach {t.an_attack(types, side).dat}"
    if attacker is not None and not (side == "enemy" and target is not None):
        what += f" {attacker.von}"
    if target is not None:
        what += f", der {target.dat} Schaden zugefügt hat," if hurt else f" gegen {target.acc}"
    elif hurt:
        what += ", der Schaden zugefügt hat,"
    return after(what, m)


def rolling(t: T, m: Moment, in_attack: bool = False) -> str:
    """Wer würfelt: beim Angreifen, Verteidigen oder, wenn es nicht um einen Angriff geht, Ausweichen."""
    about = next((part for part in ("roller", "attacker", "target") if part in m.roles), "")
    found = facts(m.roles[about]) if about else Facts()
    roles = [one.name for one in found.roles] + ([about] if about != "roller" else []) + m.same_as(about)
    found.roles = [one for one in found.roles if one.name == "subject"]
    who = t.me() if found.me else t.who(found.roles[0]) if found.roles else t.noun_of(found, "a")
    if found.me:
        t.bind("self", IT)
    t.bind("roller", IT)
    does = ""
    either = [test for test in m.tests if test.name == "or"]
    parts = [part for test in either for part in test.parts]
    if any(part.name in ("dodges", "not") for part in parts):
        types = [kind for part in parts for kind in part.parts if isinstance(kind, int)]
        m.tests = [test for test in m.tests if test not in either]
        does = f"ausweicht oder gegen {t.an_attack(types).acc} verteidigt"
    elif m.take("attack_or_defense", "in_attack"):
        does = "angreift oder verteidigt"
    elif any(test.name == "rolling" and test.parts == ("defense",) for test in m.tests):
        m.take("rolling")
        does = "verteidigt"
    defends = [test for test in m.tests if test.name == "defends"]
    types = list(m.types())
    facing = m.take("facing")
    if facing:
        does = f"{t.noun(facing[0].parts[0], 'a').acc} angreift oder von dort angegriffen wird"
    if not does:
        if "attacker" in roles:
            with_ = f"mit {t.an_attack(types).dat} " if types else ""
            does = f"{t.noun(m.roles['target'], 'a').acc} {with_}angreift" if "target" in m.roles else f"{with_}angreift"
        elif defends or types or ("attacker" in m.roles and "target" in m.roles):
            m.take("defends")
            does = f"gegen {t.an_attack(types).acc} verteidigt" if types else "verteidigt"
        elif "target" in roles:
            does = "verteidigt" if in_attack else "verteidigt oder ausweicht"
        else:
            does = "angreift oder verteidigt" if in_attack else "angreift, verteidigt oder ausweicht"
    return when(f"{who} {does}", m)


def opposing(t: T, m: Moment) -> str:
    """Jemand anderes Angriffswürfel dürfen geändert werden."""
    if "attacker" not in m.roles:
        told = rolling(t, m, in_attack=True)
        t.bind("opposing", IT)
        return told
    found = facts(m.roles["roller"])
    found.roles = []
    told = f"{t.noun(m.roles['attacker'], 'a')} {t.noun_of(found, 'a').acc} angreift"
    t.bind("opposing", IT)
    return when(told, m)


def phase(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        m.take("any_of", "any_token")
        return after(told, m)

    return telling


def happens(told: str, role: str = "it") -> Callable[[T, Moment], str]:
    """Ein Ereignis um einen Charakter."""

    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles[role], "a") if role in m.roles else Noun("jemand", "jemanden", "jemandem")
        if m.is_me(role):
            t.bind("self", IT)
        else:
            t.bind(role, IT)
        front = told.format(who=who.nom, whom=who.acc, dat=who.dat, von=who.von)
        if told.startswith("Wenn"):
            return when(front.removeprefix("Wenn "), m)
        if told.startswith(("Bevor", "Nachdem")):
            rest = m.rest()
            return f"{front}{f', wenn {listed(rest)}' if rest else ''},"
        return after(front, m)

    return telling


def suffers(before: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        enemy = m.only_side("cause") == "enemy"
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else Noun("jemand", "jemanden", "jemandem")
        t.bind("target", IT)
        if m.is_me("target"):
            t.bind("self", IT)
        m.tests = [test for test in m.tests if not (test.name == "not" and test.parts[0].name == "by_attack")]
        more = "mehr als 1 Schaden" if m.take("damage_is_more_than_one") else "Schaden"
        if before:
            return when(f"ein feindlicher Effekt {who.dat} {more} zufügen würde" if enemy else f"{who} {more} erleiden würde", m)
        if "cause" in m.roles and not enemy:
            cause = t.noun(m.roles["cause"], "a").nom
            by = " mit einem Angriff oder einer Superkraft" if m.take("by_attack_or_superpower") else ""
            if by:
                t.bind("cause", cased("{0} Charakter", ("dieser", "diesen", "diesem")), IT)
            return when(f"{cause} {who.dat}{by} Schaden zugefügt hat", m)
        return after(f"Nach einem {'feindlichen ' if enemy else ''}Effekt, der {who.dat} Schaden zugefügt hat,", m)

    return telling


def falls(told: str) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        side = m.only_side("cause")
        who = t.noun(m.roles["target"], "a") if "target" in m.roles else Noun("jemand", "jemanden", "jemandem")
        by = " durch einen feindlichen Effekt" if side == "enemy" else " durch einen deiner Charaktere" if side == "ally" else ""
        t.bind("target", IT)
        if m.is_me("target"):
            t.bind("self", IT)
        if "cause" in m.roles and not side:
            by = f" durch {t.noun(m.roles['cause'], 'a').acc}"
        if "cause" in m.roles and side != "enemy":
            t.bind("cause", cased("{0} Charakter", ("dieser", "diesen", "diesem")), IT)
        types = m.types()
        if m.take("by_attack"):
            by = f" durch {t.an_attack(types).acc}"
        if m.take("by_attack_or_superpower"):
            by = " durch einen feindlichen Angriff oder eine feindliche Superkraft"
        return when(f"{who}{by} {told}", m)

    return telling


def effect_over(t: T, m: Moment, done: str) -> str:
    whose = {"enemy": "einem feindlichen Effekt", "ally": "einem deiner Effekte"}.get(
        m.only_side("cause"), "dem Effekt eines Charakters"
    )
    if "cause" in m.roles and (facts(m.roles["cause"]).names or facts(m.roles["cause"]).affiliations or m.is_me("cause")):
        whose = f"einem Effekt {t.noun(m.roles['cause'], 'a').von}"
    who = t.noun(m.roles["it"], "a") if "it" in m.roles else Noun("jemand", "jemanden", "jemandem")
    t.bind("it", IT)
    if m.is_me("it"):
        t.bind("self", IT)
    t.bind("cause", cased("{0} Verursacher", ("der", "den", "dem")))
    return after(f"Nach {whose}, {done.format(who=who.nom, dat=who.dat)},", m)


MOVED = {
    "advance": "laufen",
    "climb": "klettern",
    "place": "versetzt werden",
    "push": "geschoben werden",
    "throw": "geworfen werden",
}


def by_means(t: T, m: Moment) -> str:
    """Wodurch jemand bewegt wird: durch Angriffe oder Superkräfte."""
    found = [test for test in m.tests if means(test)]
    m.tests = [test for test in m.tests if test not in found]
    return "".join(f" {t.test(test)}" for test in found)


def will_move(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else Noun("jemand", "jemanden", "jemandem")
    t.bind("mover", IT)
    kinds = [kind for test in m.take("moving") for kind in test.parts]
    if m.take("move_action"):
        return when(f"{who} eine Bewegungsaktion beginnt{', in der er läuft' if kinds == ['advance'] else ''}", m)
    by = by_means(t, m)
    if m.only_side("cause") == "enemy":
        how = listed([MOVE[kind] for kind in kinds], "oder") if kinds else "bewegen"
        return when(f"ein feindlicher Effekt {who.acc}{by} {how} würde", m)
    if kinds:
        return when(f"{who} {listed([MOVED[kind] for kind in kinds], 'oder')} würde", m)
    return when(f"{who} sich bewegen würde", m)


def has_moved(t: T, m: Moment) -> str:
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else Noun("jemand", "jemanden", "jemandem")
    t.bind("mover", IT)
    if m.take("move_action"):
        return when(f"{who} eine Bewegungsaktion beendet", m)
    kinds = [kind for test in m.take("moved_by") for kind in test.parts]
    done = {"advance": "gelaufen", "climb": "geklettert"}
    passive = {"place": "versetzt", "push": "geschoben", "throw": "geworfen"}
    told = [done[kind] for kind in kinds if kind in done]
    if moved := [passive[kind] for kind in kinds if kind in passive]:
        told.append(f"{listed(moved, 'oder')} worden")
    by = by_means(t, m)
    return when(f"{who}{by} {listed(told, 'oder')} ist" if kinds else f"{who} sich bewegt hat oder bewegt worden ist", m)


def all_set(t: T, m: Moment) -> str:
    if "attacker" in m.roles:
        return when(f"{t.noun(m.roles['attacker'], 'a')} angreift und alle Würfel feststehen", m)
    return when("alle Würfel eines Angriffs feststehen", m)


def pushed_against(t: T, m: Moment) -> str:
    somebody = Noun("jemand", "jemanden", "jemandem")
    pusher = t.noun(m.roles["cause"], "a") if "cause" in m.roles else somebody
    who = t.noun(m.roles["mover"], "a") if "mover" in m.roles else somebody
    t.bind("mover", IT)
    return when(f"{pusher} {who.acc} gegen Gelände schiebt", m)


LEADER = Noun("der Anführer", "den Anführer", "dem Anführer", "des Anführers")


def mending(would: bool) -> Callable[[T, Moment], str]:
    def telling(t: T, m: Moment) -> str:
        who = t.noun(m.roles["it"], "a") if "it" in m.roles else Noun("jemand", "jemanden", "jemandem")
        t.bind("it", IT)
        if m.take("by_itself"):
            return when(f"{who} Schaden von sich selbst {'entfernen würde' if would else 'entfernt'}", m)
        return when(f"Schaden {who.von} entfernt {'würde' if would else 'wird'}", m)

    return telling


EVENTS: dict[str, Callable[[T, Moment], str]] = {
    "attack_declared": targeted,
    "targeted": targeted,
    "attack_pool": targeted,
    "defense_pool": targeted,
    "attack_rolled": targeted,
    "defense_thrown": happens("Wenn {who} seine Verteidigungswürfel geworfen hat", "target"),
    "dodge_thrown": happens("Wenn {who} seine Ausweichwürfel geworfen hat", "target"),
    "rolled": targeted,
    "modify_own": rolling,
    "modify_opponent": opposing,
    "dice_final": all_set,
    "before_damage": lambda t, m: after(
        f"Vor dem Schaden durch {t.an_attack(m.types(), m.only_side('attacker')).acc} gegen "
        f"{(fighters(t, m)[1] or fixed('jemanden')).acc}",
        m,
    ),
    "would_suffer": suffers(True),
    "damaged": suffers(False),
    "after_damage": lambda t, m: after(
        f"Nach dem Schaden eines Angriffs {(fighters(t, m)[0] or fixed('jemand')).von}, auch wenn es keinen gab,", m
    ),
    "after_attack": attack_over,
    "would_heal": mending(True),
    "mended": mending(False),
    "would_be_dazed": lambda t, m: falls("angeschlagen würde" if m.only_dazed() else "angeschlagen oder besiegt würde")(t, m),
    "dazed": falls("angeschlagen wird"),
    "koed": falls("besiegt wird"),
    "condition_gained": happens("Wenn {who} einen Zustand erhält", "target"),
    "would_move": will_move,
    "moved": has_moved,
    "pushed_into_terrain": lambda t, m: pushed_against(t, m),
    "interact_rolled": happens("Wenn {who} würfelt, um zu interagieren"),
    "collision": lambda t, m: when("deine Charaktere einen Zusammenstoß erleiden würden", m),
    "would_collide": happens("Wenn {who} einen Zusammenstoß erleiden würde", "target"),
    "dodging": happens("Wenn {who} ausweichen muss", "target"),
    "dodged": happens("Wenn {who} ausgewichen ist", "target"),
    "card_rolled": happens("Wenn {who} für eine Krisen- oder Teamtaktik-Karte würfelt"),
    "dice_shown": happens("Nach einem Effekt, für den {who} gewürfelt hat,"),
    "power_phase_start": lambda t, m: phase(
        "Zu Beginn der ersten Kraftphase" if m.take("first_round") else "Zu Beginn der Kraftphase"
    )(t, m),
    "power_phase": lambda t, m: phase("In der ersten Kraftphase" if m.take("first_round") else "In der Kraftphase")(t, m),
    "deployed": phase("Nach der Aufstellung aller Charaktere"),
    "activation_phase_start": phase("Zu Beginn der Aktivierungsphase"),
    "activation_phase_end": phase("Am Ende der Aktivierungsphase"),
    "cleanup": phase("In der Aufräumphase"),
    "cleanup_start": lambda t, m: after("Zu Beginn der Aufräumphase", m),
    "round_end": phase("Am Ende der Runde"),
    "turn_start": lambda t, m: phase("Zu Beginn jedes deiner Züge" if m.take("own_turn") else "Zu Beginn eines Zuges")(t, m),
    "chosen_to_activate": happens("Wenn du {whom} zum Aktivieren wählst"),
    "activation_start": happens("Wenn {who} seine Aktivierung beginnt"),
    "activation_end": happens("Wenn {who} seine Aktivierung beendet"),
    "attack_action_end": happens("Wenn {who} eine Angriffsaktion beendet"),
    "superpower_begins": happens("Wenn {who} eine aktive oder reaktive Superkraft einsetzt"),
    "superpower_used": happens("Nachdem {who} eine aktive oder reaktive Superkraft eingesetzt hat"),
    "would_gain": happens("Wenn {who} {{power}} erhalten würde"),
    "power_spent": happens("Wenn {who} {{power}} ausgegeben oder verloren hat"),
    "hurt": lambda t, m: effect_over(t, m, "der {dat} Schaden zugefügt hat"),
    "felled": lambda t, m: effect_over(t, m, "durch den {who} angeschlagen oder besiegt worden ist"),
    "tactic_played": happens("Nachdem du eine Teamtaktik-Karte mit {{power}} gespielt hast", "payer"),
    "terrain_destroyed": happens("Wenn ein Effekt {von} Gelände zerstört", "cause"),
    "leadership_active": lambda t, m: phase(
        "Wenn die Führungsfähigkeiten gewählt werden,"
        if t.card.startswith("printed/")
        else "Sobald diese Führungsfähigkeit aktiv wird,"
    )(t, m),
    "interacted": happens("Nachdem {who} mit einem Marker interagiert hat"),
    "would_drop": happens("Wenn {who} einen Missionsmarker fallen ließe"),
    "enters_play": happens("Wenn {who} ins Spiel kommt"),
    "leaves_play": happens("Bevor {who} das Schlachtfeld verlässt"),
}

# -- statics -----------------------------------------------------------------------------------------------------------


def face_counts(t: T, who: Any, value: Any) -> Clause:
    roll, face, n, *only = value
    front = (f"^bei {t.faces(only[0])}",) if only and only[0] != (face,) else ()
    verb, told = worth(n)
    return Clause(fixed(f"jede {a_face(face)} des {ROLLS[roll]}s"), verb, rest=told, ifs=front)


def more_dice(roll: str) -> Callable[[T, Any, int], Clause]:
    return lambda t, who, n: Clause(who, THROW, rest=f"{abs(n)} {DICE[roll]} {'mehr' if n > 0 else 'weniger'}")


def cannot(told: str) -> Callable[[T, Any, Any], Clause]:
    return lambda t, who, value: Clause(who, CANNOT, rest=told)


STATICS: dict[str, Callable[[T, Any, Any], Clause | list[Clause]]] = {
    "face_counts": face_counts,
    "attack_dice": more_dice("attack"),
    "defense_dice": more_dice("defense"),
    "next attack action: attack_dice": lambda t, who, n: Clause(
        fixed("die nächste Angriffsaktion dieses Charakters in diesem Zug"), HAVE, rest=f"in jedem Angriffswurf {n} Würfel mehr"
    ),
    "superpower_cost": lambda t, who, value: Clause(
        who, PAY, rest=f"für jede aktive oder reaktive Superkraft {value[0]} {{power}} mehr"
    ),
    "counts_theirs": lambda t, who, face: Clause(
        who,
        Verb("zählen", "zählt", "zähle"),
        rest=f"jeden {{{FACES[face]}}} des gegnerischen Wurfs als eigenen Erfolg",
    ),
    "spares_allies": lambda t, who, value: Clause(fixed("deine eigene Seite"), SUFFER, rest="dadurch keinen Schaden"),
    "barrier": lambda t, who, value: Clause(
        fixed("niemand"),
        Verb("sehen", "sieht", "sieh"),
        rest=f"durch {who.akk} und die Linie zwischen ihnen, und kein Feind, der läuft und nicht klettert, legt die"
        " Bewegungsschablone darüber",
    ),
    "bars_tools": lambda t, who, value: Clause(
        fixed("kein Feind"),
        CAN,
        rest="beim Laufen und Klettern die Bewegungsschablone über die Base dieses Charakters legen",
    ),
    "superpower_discount": lambda t, who, value: Clause(
        fixed("die erste Superkraft, die ein Charakter von dir in einem Zug einsetzt,"),
        Verb("kosten", "kostet", "koste"),
        rest=f"{-value[0]} {{power}} weniger",
        tail=f", mindestens aber {value[1]}",
        may=True,
    ),
    "move_size": lambda t, who, n: Clause(who, COUNT, rest=f"beim Laufen als Größe {n}"),
    "thrown_size": lambda t, who, n: Clause(who, COUNT, rest=f"beim Werfen, beim Schieben und bei Zusammenstößen als Größe {n}"),
    "stealth": lambda t, who, n: Clause(
        who, CAN, rest=f"nur von Charakteren in {{range}} {n} als Ziel von Angriffen gewählt werden"
    ),
    "immunity": lambda t, who, bits: Clause(
        who, CANNOT, rest=f"{conditions(t, [name for name, bit in CONDITION_BITS.items() if bits & bit], 'oder')} nicht erhalten"
    ),
    "ignore_los": lambda t, who, value: Clause(who, Verb("brauchen", "braucht", "brauche"), rest="keine Sichtlinie"),
    "no_cover": lambda t, who, value: Clause(who, Verb("ignorieren", "ignoriert", "ignoriere"), rest="Deckung"),
    "ignore_stealth": lambda t, who, value: Clause(who, Verb("ignorieren", "ignoriert", "ignoriere"), rest="Stealth"),
    "crit_double": lambda t, who, n: Clause(
        fixed("jede Seite {crit}"), Verb("bringen", "bringt", "bring"), rest=f"diesem Angriff {n} Würfel statt 1"
    ),
    "own_drop": lambda t, who, value: Clause(
        fixed("du und nicht dein Gegenüber"),
        Verb("bestimmen", "bestimmst", "bestimme"),
        rest=f", wo ein Missionsmarker landet, den {who.nom} fallen lässt",
    ),
    "never_moved": lambda t, who, kinds: Clause(
        fixed("niemand"), CAN, who.acc, f"{listed([MOVE[kind] for kind in kinds], 'oder')}"
    ),
    "grunts_at_once": lambda t, who, n: Clause(
        fixed("du"), Verb("haben", "hast", "habe"), rest=f"bis zu {n} seiner Diener zugleich im Spiel"
    ),
    "not_moved_by_enemy": lambda t, who, kinds: Clause(
        fixed("Feinde"),
        Verb("können", "können", "können"),
        who.acc,
        f"nicht {listed([MOVE[kind] for kind in kinds], 'oder')}",
    ),
    "pay_from": lambda t, who, n: Clause(
        who,
        SPEND,
        rest=f"für seine Angriffe und Superkräfte die {{power}} eines anderen deiner Charaktere in {{range}} {n}",
        may=True,
    ),
    "no_hold": cannot("keine Missionsmarker halten"),
    "no_interact": cannot("nicht mit Missionsmarkern interagieren"),
    "no_contest": cannot("keine Missionsmarker umkämpfen"),
    "free_interact": lambda t, who, value: Clause(who, PAY, rest="keine {power}, um mit Markern zu interagieren"),
    "no_crit_dice": lambda t, who, value: Clause(who, GAIN, rest="keine Würfel für {crit}"),
    "free_gems": lambda t, who, value: Clause(
        fixed("die Superkräfte seiner Infinity-Steine"), Verb("kosten", "kosten", "koste"), rest="keine {power}"
    ),
    "no_power_for_damage": lambda t, who, value: Clause(
        fixed("sein Schaden"), Verb("bringen", "bringt", "bring"), rest="dem Ziel keine {power}"
    ),
    "no_collision_damage": lambda t, who, value: Clause(who, SUFFER, rest="keinen Schaden durch Zusammenstöße"),
    "gem_power": lambda t, who, n: Clause(
        fixed("der Stein"), Verb("bringen", "bringt", "bring"), rest=f"in der Kraftphase {n} {{power}}, wo andere Steine 1 bringen"
    ),
    "treat_as": lambda t, who, value: Clause(
        who,
        Verb("werten", "wertet", "werte"),
        rest=f"1 {{{FACES[value[0]]}}} als {{{FACES[value[1]]}}}, "
        "in jedem Angriffs-, Verteidigungs-, Ausweich- und Interaktionswurf",
    ),
    "tactic_cost": lambda t, who, n: Clause(who, PAY, rest=f"{n} {{power}} mehr für Teamtaktik-Karten"),
    "move_actions": lambda t, who, n: Clause(who, ACT, rest=f"nur {n} Bewegungsaktion pro Zug"),
    "no_added_dice": lambda t, who, n: Clause(who, GAIN, rest="keine Würfel durch Effekte"),
    "no_modify": lambda t, who, n: Clause(who, Verb("ändern", "ändert", "ändere"), rest="keinen seiner Würfel"),
    "not_moved": lambda t, who, n: Clause(fixed("kein Effekt"), CAN, who.acc, "bewegen"),
    "extra_move": lambda t, who, n: Clause(who, HAVE, rest="eine Bewegungsaktion mehr"),
    "target_within": lambda t, who, n: Clause(
        who, CAN, rest=f"nur von Charakteren in {{range}} {n} als Ziel von Angriffen gewählt werden"
    ),
    "no_leadership": lambda t, who, n: Clause(who, HAVE, rest="keine aktive Führungsfähigkeit"),
    "no_stealth": lambda t, who, n: Clause(who, HAVE, rest="nichts von Stealth"),
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
    "loses": lambda t, who, power: Clause(who, LOSE, t.name(power)),
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
    "reach": lambda t, who, n: Clause(who, HAVE, rest=f"{n} {{range}} mehr (höchstens 5)"),
    "lent_attack": lambda t, who, key: Clause(
        who, Verb("nutzen", "nutzt", "nutze"), rest=f"einmal pro Zug den Angriff {t.name(key)}", may=True
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
    "rallies": lambda t, who, value: Clause(
        who, COUNT, rest="beim Aufstellen eines Teams zu jeder Gruppierung; nur ein Charakter im Team tut das"
    ),
    "no_power_gain": cannot("keine {power} erhalten"),
    "second_use": lambda t, who, n: Clause(
        who, Verb("nutzen", "nutzt", "nutze"), rest="1 Superkraft, die einmal pro Zug geht, ein zweites Mal", may=True
    ),
}

# -- phrases -----------------------------------------------------------------------------------------------------------

LIMITS = {"turn": "Einmal pro Zug.", "round": "Einmal pro Runde.", "game": "Einmal pro Partie."}


def scored(t: T, card: Any) -> str:
    rule = card.scoring
    if not isinstance(rule, PerToken):
        raise UntoldError(Word("PHRASES", "a scoring of its own"), "de")
    if any(one.extra_cost is not nothing_more for one in card.interactions):
        raise UntoldError(Word("PHRASES", "a price of its own"), "de")
    marker = f"Marker „{t.name(f'{card.id}/{rule.token}')}“"
    how = {
        "held": f"jeden {marker}, den deine Charaktere halten",
        "holder": f"jeden deiner Charaktere, der einen {marker} hält",
        "secured": f"jeden {marker}, den du sicherst",
        "controlled": f"jeden {marker}, den du kontrollierst",
    }[rule.how]
    return f"{rule.points} SP für {how}."


def scope(t: T, name: str, front: str) -> str:
    front = front[:1].lower() + front[1:]
    if name == "next game":
        return f"Das nächste Mal, {'wenn ' if front.startswith('nach ') else ''}{front}"
    if name.startswith("next "):
        time = "" if name == "next game" else f" {TIMES[name.removeprefix('next ')]}"
        return f"Das nächste Mal{time}, {'wenn ' if front.startswith('nach ') else ''}{front}"
    return f"{TIMES[name][:1].upper()}{TIMES[name][1:]} gilt: {front[:1].upper()}{front[1:]}"


def picks(t: T, one: Any) -> str:
    several = isinstance(one.most, int) and one.most > 1
    found = facts(one.which)
    posts = t.posts(found)
    other = bool(found.others)
    if found.side == "enemy":
        whom = ("andere Feinde" if several else "anderen Feind") if other else ("Feinde" if several else "Feind")
    else:
        whom = ("andere deiner Charaktere" if several else "anderen deiner Charaktere") if other else "deiner Charaktere"
    if isinstance(one.most, int):
        return f"{one.most} {whom}{posts}"
    return f"1 {whom}{posts} {t.number(one.most)[1]}"


def chosen_modes(t: T, choices: list[tuple[str, list[Clause]]], whose: Any) -> Clause:
    """Nach den Namen der Möglichkeiten, wo diese eigene Regeln haben; sonst nach dem, was jede tut."""
    if not any(told for _, told in choices):
        return Clause(None, CHOOSE, rest=listed([t.name(name.replace("_", "-")) for name, _ in choices], "oder"))
    ways = [t.passage("", told).removesuffix(".") for _, told in choices if told]
    ways += ["nichts"] if any(not told for _, told in choices) else []
    front = f"Für {whose.acc} eines davon" if whose is not None else "Eines davon"
    return Clause(None, None, ready=f"{front}: {'; '.join(way[:1].lower() + way[1:] for way in ways)}.", new=True)


PHRASES: dict[str, Any] = {
    "otherwise": "^sonst",
    "both": "^beide Seiten nacheinander, Vorrang zuerst:",
    "book": lambda t, year, older: f"(Buch von {year}: {older})",
    "for each": lambda t, token: f"^für {token.acc}",
    "choose": lambda t, who: Clause(None, CHOOSE, rest=who.acc),
    "leader": lambda t: Noun("dein Anführer", "deinen Anführer", "deinem Anführer"),
    "besides": lambda t: "Sie darf zusätzlich zu den fünf Karten einer Partie gewählt werden.",
    "each once": lambda t, scope: f"Das geht mit jedem Charakter einmal pro {'Runde' if scope == 'round' else 'Zug'}.",
    "picked": lambda t: cased("{0} von ihnen", ("jeder", "jeden", "jedem")),
    "pick": lambda t, one: Clause(None, CHOOSE, rest=f"{'' if one.least == one.most else 'bis zu '}{picks(t, one)}"),
    "payers": lambda t: cased("{0}, der gezahlt hat,", ("jeder", "jeden", "jedem")),
    "one of": chosen_modes,
    "next attack": lambda t, ids: (
        f"^beim nächsten {listed([t.attack_name(id) for id in ids], 'oder') if ids else 'Angriff'} dieses Charakters in diesem Zug"
    ),
    "series": "^nach allen seinen Angriffen",
    "each target": lambda t, posts: cased(f"{{0}} Ziel{posts}", ("jedes", "jedes", "jedem")),
    "beam": "Ein Strahl.",
    "area": "Ein Flächenangriff.",
    "types": lambda t, types: f"Wähle {typed(types)} als seinen Typ, bevor du ein Ziel bestimmst.",
    "limit": lambda t, limit: LIMITS[limit],
    "scope": scope,
    "action": "Aktion:",
    "gem": lambda kind, cost: f"{'Aktiv' if kind == 'active' else 'Reaktiv'}, {cost} {{power}}:",
    "not with": lambda t, name: f"Nicht mit {name} im selben Vorrat.",
    "scoring": scored,
    "interact": "Interagieren:",
    "interacting": lambda t: Noun("der Charakter", "den Charakter", "dem Charakter", "des Charakters"),
    "deed": lambda t, who, n: tidy(f"In seiner Aktivierung darf {who.nom} {n} {{power}} zahlen:"),
    "scored": "Nach der Wertung",
}
