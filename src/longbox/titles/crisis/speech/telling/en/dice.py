"""How the words of `words/dice.py` are told in English."""

from __future__ import annotations

from ....codes import ANY_NUMBER, FACES, NOBODY, TYPES
from ....script.nodes import SELF, Role
from ....words.dice import add_dice, change_die, count_face, reroll, roll_for
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import English as T
from .nouns import noun
from .pieces import per, worth


def rerolls(t: T, one: reroll) -> Clause:
    dice = "dice" if one.roll in ("", "card") else f"{one.roll} dice"
    if one.all:
        whose = "all of its dice" if one.roll == "" else f"all {dice}"
        return Clause(None, "reroll", whose, tail=f", {'even' if one.fails else 'except'} those that show a {{fail}}")
    who = t.refs["roller"][1] if "roller" in t.refs else t.me() if not t.you else None
    own = who.own if who is not None else ""
    if "opposing" in t.refs:
        who, own = None, "the"
    what = some_of(t, one, dice, own)
    fails = "one that shows" if one.n == 1 else "those that show"
    return Clause(who, "reroll", what + (f", even {fails} a {{fail}}" if one.fails else ""), may=not one.must)


def some_of(t: T, one: reroll, dice: str, own: str) -> str:
    """How many dice are rerolled; `own`: whose they are."""
    some = f"of {own} {dice}" if own else dice
    if one.n == ANY_NUMBER:
        return f"any {some}" if own else f"any number of {dice}"
    if isinstance(one.n, int) and one.n != 1:
        return f"{'' if one.must else 'up to '}{one.n} {some}"
    single = some if own else dice.replace("dice", "die")
    return f"1 {single}" if one.n == 1 else t.much(one.n, single)


def changes(t: T, one: change_die) -> Clause:
    roll = f"{one.roll or 'attack'} roll"
    counted = {"rolled": "attack", "defended": "defense"}.get("" if isinstance(one.n, int) else one.n.name)
    to = (
        "to a face of your choice"
        if one.to == NOBODY and one.n == 1
        else "to faces of your choice"
        if one.to == NOBODY
        else f"into a {{{FACES[one.to]}}}"
    )
    what = f"die of the {roll} (no {{fail}})" if len(one.faces) == 5 else f"{t.faces(one.faces, 'or')} of the {roll}"
    what = f"die of the {roll}" if len(one.faces) == len(FACES) else what
    if one.n == ANY_NUMBER:
        return Clause(None, "turn", f"each {what} {to}", may=not one.must)
    if isinstance(one.n, int):
        what = what.replace("die of", "dice of") if one.n > 1 else what
        return Clause(None, "turn", f"{one.n} {what} {to}", may=not one.must)
    what = what.replace(f"the {roll}", "it") if counted == one.roll else what
    return Clause(None, "turn", f"1 {what} {to}", may=not one.must, ifs=(f"^{t.number(one.n)[1]}",))


def dice(t: T, one: add_dice) -> Clause:
    who = noun("the attack") if one.roll == "attack" else None
    if who is None:
        roller = None if t.guarding or one.roll != "defense" else noun("the target")
        if isinstance(one.n, int):
            return Clause(
                roller,
                "roll",
                t.much(
                    abs(one.n),
                    f"{'more' if one.n > 0 else 'fewer'} {one.roll} die",
                    f"{'more' if one.n > 0 else 'fewer'} {one.roll} dice",
                ),
            )
        return Clause(roller, "roll", t.much(one.n, f"more {one.roll} die", f"more {one.roll} dice"))
    if isinstance(one.n, int) and one.n < 0:
        return Clause(who, "have", t.much(-one.n, "fewer die", "fewer dice"))
    return Clause(who, "have", t.much(one.n, "more die", "more dice"))


def rolls(t: T, one: roll_for) -> Clause:
    t.rolled = one.faces
    told = t.much(one.dice, "die", "dice")
    if t.loop in t.refs and t.refs[t.loop][0] is not t.refs[t.loop][1]:
        told += f" for {t.who(Role(t.loop))}"
    return Clause(None, "roll", told)


def counts(t: T, one: count_face) -> Clause:
    roll = "the attack roll" if one.roll == "attack" else "that roll" if t.guarding and one.value else "the defense roll"
    roll = f"{t.myself().own} roll" if one.roll == "own" else roll
    if one.most < ANY_NUMBER:
        return Clause(None, "count", f"up to {one.most} {{{FACES[one.face]}}} of the {one.roll} roll as successes")
    return Clause(noun(f"each {{{FACES[one.face]}}} of {roll}"), worth(one.value))


EFFECTS: EffectTable[T] = {
    "add_dice": dice,
    "add_own_dice": lambda t, one: Clause(t.subject(SELF), "roll", t.much(one.n, "more die", "more dice")),
    "reroll": rerolls,
    "change_die": changes,
    "roll_for": rolls,
    "guard_with": lambda t, one: Clause(t.subject(SELF), "roll", f"{one.n} dice instead of its defense"),
    "change_successes": lambda t, one: Clause(noun("the attack"), "have", t.much(one.n, "more success", "more successes")),
    "count_face": counts,
    "defend_with": lambda t, one: Clause(t.me(), "use", f"its {{{TYPES[one.stat]}}} defense for that roll"),
    "answer_again": lambda t, one: Clause(t.me(), "use", "this again to answer the same roll", may=True),
    "treat_as": lambda t, one: Clause(
        None,
        "count",
        t.much(one.n, f"{{{FACES[one.face]}}} of {'its roll' if one.own else 'the attack roll'} as a {{{FACES[one.to]}}}"),
    ),
    "add_to_each_attack": lambda t, one: Clause(noun("each of its attacks"), "have", t.much(one.n, "more die", "more dice")),
    "reroll_this_attack": lambda t, one: Clause(
        t.subject(SELF), "reroll", f"up to as many dice of this attack as {t.number(one.n)[1]}", may=True
    ),
    "dice_for_each": lambda t, one: Clause(
        noun("the attack"),
        "have",
        f"{one.n} more dice for {'each of ' if facts(one.which).names else ''}{t.noun(one.which, 'every')}",
    ),
}

NUMBERS: NumberTable = {
    "defended": lambda t, *faces: per(f"for each {t.faces(faces)} of the defense roll"),
    "hits_rolled": lambda t: per(f"for each {t.faces(t.rolled)}"),
    "faces_rolled": lambda t, *faces: per(f"for each {t.faces(faces)}"),
    "dice_changed": lambda t: per("for each die turned"),
}

TESTS: TestTable = {
    "roll_shows": lambda t, *faces: f"it shows a {t.faces(faces)}",
    "showing": lambda t, *faces: f"the roll shows a {t.faces(faces, 'or')}",
    "defense_roll_has": lambda t, *faces: f"the defense roll shows a {t.faces(faces)}",
    "rerolled_into": lambda t, face: f"that shows a {{{FACES[face]}}}",
    "rerolled_by": lambda t, rule: "it does",
    "own_roll_has": lambda t, *faces: f"its roll shows a {t.faces(faces, 'or')}",
}

NOT: TestTable = {
    "own_roll_has": lambda t, *faces: f"its roll shows no {t.faces(faces, 'or')}",
}
