"""How the words of `words/dice.py` are told in German."""

from __future__ import annotations

from ....codes import ANY_NUMBER, FACES, NOBODY, TYPES
from ....script.nodes import SELF, Role
from ....words.dice import add_dice, change_die, count_face, reroll, roll_for
from ..clauses import Clause
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import Verb, fixed
from .pieces import DICE, ROLLS, a_face, every, none, per, worth
from .verbs import CHANGE, HAVE, REROLL, THROW, TURN

COUNT_AS = Verb("werten", "wertet", "werte")


def rerolls(t: T, one: reroll) -> Clause:
    dice = DICE[one.roll]
    if one.all:
        whose = f"alle seine {dice}" if one.roll == "" else f"alle {dice}"
        return Clause(None, REROLL, whose, tail=", auch die mit {fail}" if one.fails else ", außer denen mit {fail}")
    who = t.refs["roller"][1] if "roller" in t.refs else t.me() if not t.you else None
    own = "der " if "opposing" in t.refs else "seiner " if who is not None else ""
    who = None if "opposing" in t.refs else who
    if one.n == ANY_NUMBER:
        what = f"beliebig viele {own}{dice}"
    elif isinstance(one.n, int):
        what = f"{'bis zu ' if one.n > 1 and not one.must else ''}{one.n} {own}{dice}"
    else:
        what = t.much(one.n, f"{own}{dice}")
    fails = "einen" if one.n == 1 else "die"
    return Clause(who, REROLL, rest=what, may=not one.must, tail=f", auch {fails} mit {{fail}}" if one.fails else "")


def changes(t: T, one: change_die) -> Clause:
    roll = f"{ROLLS[one.roll]}s"
    what = f"Würfel des {roll} (keinen {{fail}})" if len(one.faces) == 5 else f"{t.faces(one.faces, 'oder')} des {roll}"
    what = f"Würfel des {roll}" if len(one.faces) == len(FACES) else what
    front = () if isinstance(one.n, int) else (f"^{t.number(one.n)[1]}",)
    n = "jede Seite" if one.n == ANY_NUMBER else one.n if isinstance(one.n, int) else 1
    if one.to == NOBODY:
        return Clause(
            None, CHANGE, rest=f"{n} {what} auf {'eine Seite' if n == 1 else 'Seiten'} deiner Wahl", may=not one.must, ifs=front
        )
    to = f"{'zur' if one.to == 4 else 'zum'} {{{FACES[one.to]}}}"
    return Clause(None, TURN, rest=f"{n} {what} {to}", may=not one.must, ifs=front)


def dice(t: T, one: add_dice) -> Clause:
    n = one.n
    more = "weniger" if isinstance(n, int) and n < 0 else "mehr"
    n = abs(n) if isinstance(n, int) else n
    if one.roll == "attack":
        return Clause(fixed("der Angriff"), HAVE, rest=t.much(n, f"Würfel {more}"))
    roller = None if t.guarding or one.roll != "defense" else fixed("das Ziel")
    return Clause(roller, THROW, rest=t.much(n, f"{DICE[one.roll]} {more}"))


def rolls(t: T, one: roll_for) -> Clause:
    t.rolled = one.faces
    told = t.much(one.dice, "Würfel")
    if t.loop in t.refs and t.refs[t.loop][0] is not t.refs[t.loop][1]:
        told += f" für {t.who(Role(t.loop)).acc}"
    return Clause(None, THROW, rest=told)


def counts(t: T, one: count_face) -> Clause:
    if one.most < ANY_NUMBER:
        return Clause(None, COUNT_AS, rest=f"bis zu {one.most} {{{FACES[one.face]}}} des {ROLLS[one.roll]}s als Erfolge")
    verb, told = worth(one.value)
    other = "dieses Wurfs" if t.guarding and one.value else "des Verteidigungswurfs"
    roll = {"attack": "des Angriffswurfs", "own": f"des Wurfs {t.myself().gen}" if t.myself().gen else "seines Wurfs"}.get(
        one.roll, other
    )
    return Clause(fixed(f"jede {a_face(one.face)} {roll}"), verb, rest=told)


EFFECTS: EffectTable[T] = {
    "add_dice": dice,
    "add_own_dice": lambda t, one: Clause(t.subject(SELF), THROW, rest=t.much(one.n, "Würfel mehr")),
    "reroll": rerolls,
    "change_die": changes,
    "roll_for": rolls,
    "guard_with": lambda t, one: Clause(t.subject(SELF), THROW, rest=f"{one.n} Würfel statt seiner Verteidigung"),
    "change_successes": lambda t, one: Clause(fixed("der Angriff"), HAVE, rest=t.much(one.n, "Erfolg mehr", "Erfolge mehr")),
    "count_face": counts,
    "defend_with": lambda t, one: Clause(
        t.me(), Verb("einsetzen", "setzt", "setze", "ein"), rest=f"für diesen Wurf seine Verteidigung {{{TYPES[one.stat]}}}"
    ),
    "answer_again": lambda t, one: Clause(
        t.me(), Verb("einsetzen", "setzt", "setze", "ein"), rest="dies beim selben Wurf noch einmal", may=True
    ),
    "treat_as": lambda t, one: Clause(
        None,
        COUNT_AS,
        rest=t.much(one.n, f"{{{FACES[one.face]}}} {'seines Wurfs' if one.own else 'des Angriffswurfs'} als {{{FACES[one.to]}}}"),
    ),
    "add_to_each_attack": lambda t, one: Clause(fixed("jeder seiner Angriffe"), HAVE, rest=t.much(one.n, "Würfel mehr")),
    "reroll_this_attack": lambda t, one: Clause(
        t.subject(SELF), REROLL, rest=f"bis zu so viele Würfel dieses Angriffs wie {t.number(one.n)[1]}", may=True
    ),
    "dice_for_each": lambda t, one: Clause(
        fixed("der Angriff"),
        HAVE,
        rest=f"{one.n} Würfel mehr für {t.noun(one.which, 'every').acc.replace('deinen Charakter', 'jeden deiner Charaktere', 1)}",
    ),
}

NUMBERS: NumberTable = {
    "defended": lambda t, *faces: per(f"{every(t, faces)} des Verteidigungswurfs"),
    "hits_rolled": lambda t: per(every(t, t.rolled)),
    "faces_rolled": lambda t, *faces: per(every(t, faces)),
    "dice_changed": lambda t: per("je geändertem Würfel"),
}

TESTS: TestTable = {
    "roll_shows": lambda t, *faces: f"er {t.faces(faces)} zeigt",
    "showing": lambda t, *faces: f"der Wurf {t.faces(faces, 'oder')} zeigt",
    "defense_roll_has": lambda t, *faces: f"der Verteidigungswurf {t.faces(faces)} zeigt",
    "rerolled_into": lambda t, face: f"dieser Würfel {{{FACES[face]}}} zeigt",
    "rerolled_by": lambda t, rule: "er das tut",
    "own_roll_has": lambda t, *faces: f"sein Wurf {t.faces(faces, 'oder')} zeigt",
}

NOT: TestTable = {
    "own_roll_has": lambda t, *faces: f"sein Wurf {none(t, faces, 'oder')} zeigt",
}
