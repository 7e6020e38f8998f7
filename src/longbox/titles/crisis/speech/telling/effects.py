"""How effects become clauses: those that the tables tell, and those that put others together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...codes import ANY_NUMBER, CONDITIONS
from ...script.nodes import Amount, Filter, Number, Role, Test, has, parts_of, size
from ...script.running import Effect
from ...words.attacks import mark_attack, retarget
from ...words.conditions import gain_condition, remove_condition
from ...words.damage import heal, heal_up_to
from ...words.dice import add_dice, change_die
from ...words.how_many import choose_number, note
from ...words.lasting import next_attack, no_next_attack, until
from ...words.power import lose_power
from ...words.steps import after_effect, both_players, opponent
from ...words.structure import choose, each, if_, may, one_of, pick_some, seq
from ...words.tokens import TokenFilter
from .clauses import Clause, same
from .facts import Facts, empty, facts, name_of
from .speaker import N, Speaker
from .tests import OBVIOUS, tests_in
from .words import UntoldError, Word, nodes_in, word_of

LIMITS = {"fresh", "unaffected"}
"""Filters that say how often something may happen to each: told in a sentence of its own."""


class EffectTeller(Speaker[N]):
    """Tells effects."""

    def effect(self, one: Effect) -> list[Clause]:
        """The clauses of an effect."""
        own: Callable[[Any], list[Clause]] | None = getattr(self, f"tell_{type(one).__name__.rstrip('_')}", None)
        if own is not None:
            return own(one)
        word = word_of(one)
        assert word is not None
        told = self.look(word.table, word.name)(self, one)
        return told if isinstance(told, list) else [told]

    def said(self, one: Effect) -> list[Clause]:
        """The clauses of an effect that must say something where it stands."""
        found = self.effect(one)
        if not found:
            raise UntoldError(Word("EFFECTS", f"{type(one).__name__} with nothing to say"), self.language)
        return found

    def tell_seq(self, one: seq) -> list[Clause]:
        found: list[Clause] = []
        before: Effect | None = None
        for step in as_told(one.steps):
            if isinstance(step, next_attack) and no_next_attack(step.key) in one.steps:
                self.granted = step.key
            self.gained = condition_of(before)
            told = self.effect(step)
            if told and found and (found[-1].ifs or (isinstance(before, retarget) and not found[0].ifs)) and not told[0].ifs:
                told[0] = replace(told[0], new=True)
            elif (
                told and found and not told[0].ifs and told[0].times == found[-1].times and same(told[0].subject, found[-1].subject)
            ):
                told[0] = replace(told[0], new=bool(told[0].ready))
            found += told
            before = step
        return found

    def tell_may(self, one: may) -> list[Clause]:
        return self.optional(self.effect(one.effect))

    def optional(self, clauses: list[Clause]) -> list[Clause]:
        """All of it is up to the player; it is said of whoever is named first."""
        first = clauses[0].subject if clauses else None
        done = self.look("PHRASES", "if done")
        clauses = [
            replace(clause, ifs=(done, *clause.ifs))
            if number and ((asks(clause) and "after" in clause.times) or (begins(clause) and "settled" in clause.times))
            else clause
            for number, clause in enumerate(clauses)
        ]
        return [
            replace(clause, may=True) if number == 0 or same(clause.subject, first) else clause
            for number, clause in enumerate(clauses)
        ]

    def tell_if(self, one: if_) -> list[Clause]:
        if one.test.name == "book" and one.otherwise is not None:  # the newer book is the rule
            before = dict(self.refs)
            told = self.effect(one.otherwise)
            self.refs = before
            older = self.passage("", self.effect(one.then))
            return [*told, Clause(None, None, ready=self.look("PHRASES", "book")(self, one.test.parts[0], older), new=True)]
        if (both := in_either_roll(one)) is not None:
            n, more = both
            return [
                self.look("PHRASES", "defense or dodge")(self, n),
                *(clause for effect in more for clause in self.effect(effect)),
            ]
        tests = [test for test in tests_in(one.test) if test.name not in OBVIOUS and not self.implied(test)]
        tests = [test for test in self.as_noted(tests) if not is_to_shed(test, one.then)]
        before = dict(self.refs)
        ifs = tuple(self.said_of(test) for test in tests)
        then = self.effect(one.then)
        # it holds for every sentence that follows from it
        then[1:] = [replace(clause, ifs=(*ifs, *clause.ifs)) if begins(clause) else clause for clause in then[1:]]
        if then and ifs and then[0].ready:  # a sentence of its own, with its own opening
            front = self.conditions(list(ifs)).rstrip(",")
            then[0] = replace(then[0], ready=f"{front}: {self.after_colon(then[0].ready)}")
        elif then and ifs:
            then[0] = replace(then[0], ifs=(*ifs, *then[0].ifs), new=True)
        if one.otherwise is not None:
            self.refs = before
            otherwise = self.said(one.otherwise)
            front = self.look("PHRASES", "otherwise")
            if otherwise[0].ready:
                opened = f"{front[1:2].upper()}{front[2:]}: {self.after_colon(otherwise[0].ready)}"
                otherwise[0] = replace(otherwise[0], ready=opened)
            else:
                otherwise[0] = replace(otherwise[0], ifs=(front, *otherwise[0].ifs), new=True)
            then += otherwise
        return then

    def said_of(self, test: Test) -> str:
        """A test as a condition; that somebody has what the step before brings: that it was gained."""
        gained = self.gained
        if gained is not None and test.name == "that" and test.parts[0] == gained.who and isinstance(gained.who, Role):
            found = test.parts[1] if isinstance(test.parts[1], Facts) else facts(test.parts[1])
            if found == Facts(posts=[(has(gained.conditions), False)]):
                return str(self.look("PHRASES", "gained")(self, self.who(gained.who), gained.conditions))
        return self.test(test)

    def as_noted(self, tests: list[Test]) -> list[Test]:
        """That the target is small enough stands behind its name."""
        left = []
        for test in tests:
            if test.name == "that":
                who, which = test.parts
                found = facts(which)
                sizes = [one for one, no in found.posts if isinstance(one, size) and not no]
                if sizes and who.name not in ("self", "attacker"):
                    first, then = self.refs.get(who.name) or (self.look("ROLES", who.name)(self),) * 2
                    self.refs[who.name] = (self.with_size(first, sizes[0]), then)
                    found.posts = [(one, no) for one, no in found.posts if one is not sizes[0]]
                if empty(found):
                    continue
                test = replace(test, parts=(who, found))
            left.append(test)
        return left

    # -- loops and choices ---------------------------------------------------------------------------------------------

    def tell_each(self, one: each) -> list[Clause]:
        role = one.role
        before = self.refs.get(role)
        self.loop = role
        if isinstance(one.over, Filter):
            self.bind(role, self.noun(one.over, "every"))
        elif isinstance(one.over, TokenFilter) and isinstance(one.effect, choose):
            that = self.look("PHRASES", "that token")(self, one.over)
            self.bind(role, that, that)
            told = self.said(one.effect)
            self.loop = ""
            front = self.look("PHRASES", "for each")(self, self.token(one.over, "every"))
            return [replace(told[0], ifs=(front, *told[0].ifs), new=True), *told[1:]]
        elif isinstance(one.over, TokenFilter):
            self.bind(role, self.token(one.over, "every"))
        elif role not in self.refs:
            self.bind(role, self.look("PHRASES", str(one.over))(self))
        told = self.said(one.effect)
        self.loop = ""
        if isinstance(one.over, TokenFilter) and self.refs[role][0] is not self.refs[role][1]:  # nobody has named it
            front = self.look("PHRASES", "for each")(self, self.token(one.over, "every"))
            told[0] = replace(told[0], ifs=(front, *told[0].ifs), new=True)
        if before is not None:
            self.refs[role] = before
        return told

    def tell_choose(self, one: choose) -> list[Clause]:
        chosen = self.noun(one.which, "pick")
        if facts(one.which).side == "enemy":
            self.foes.add(one.role)
        self.note_limits(one.which)
        first = self.first_of(one.then) if one.then is not None else None
        if first is not None and one.role in names_in(first) and not one.optional and one.then is not None:
            self.bind(one.role, chosen, self.again(one.which))
            told = self.effect(one.then)
            if self.refs[one.role][0] is self.refs[one.role][1]:
                return told
        named = self.again(one.which)
        if named in (self.it(), self.that_enemy(), self.that_one()):
            named = self.look("ROLES", "chosen")(self)
        self.bind(one.role, named, named)
        clause = self.look("PHRASES", "choose")(self, chosen)
        clause = replace(clause, may=one.optional)
        then = self.effect(one.then) if one.then is not None else []
        return [clause, *then]

    def note_limits(self, which: Filter) -> None:
        """What may happen to each only so often."""
        for one in parts_of(which):
            word = word_of(one)
            if word is not None and word.name in LIMITS:
                self.notes.append(self.each_once(one))

    def said_if(self, test: Test) -> tuple[str, ...]:
        """A test as a condition; how often something may happen to each is said in a sentence of its own."""
        if test.name == "that":
            self.note_limits(test.parts[1])
            if empty(facts(test.parts[1])):
                return ()
        return (self.test(test),)

    def each_once(self, one: Filter) -> str:
        """That something may happen to each only once in a scope."""
        scope = getattr(one, "scope", "turn")
        if scope not in ("turn", "round"):
            raise UntoldError(Word("FILTERS", f"{type(one).__name__} for a {scope}"), self.language)
        return str(self.look("PHRASES", "each once")(self, scope))

    def limits_are_said(self, *parts: object) -> None:
        """How often something may happen to each must not be left out of the text."""
        for one in nodes_in(parts):
            if (
                isinstance(one, Filter)
                and name_of(one) in LIMITS
                and one not in self.limited
                and self.each_once(one) not in self.notes
            ):
                raise UntoldError(Word("FILTERS", f"{name_of(one)} where it stands"), self.language)

    def first_of(self, one: Effect) -> Effect | None:
        """The first step that says something."""
        if isinstance(one, seq):
            steps = (self.first_of(step) for step in as_told(one.steps))
            return next((step for step in steps if step is not None), None)
        if isinstance(one, may):
            return self.first_of(one.effect)
        silent = ("tick", "note_affected", "note_afflicted", "mark_attack", "remember_conditions", "note", "own", "spend")
        return None if type(one).__name__ in silent else one

    def tell_pick_some(self, one: pick_some) -> list[Clause]:
        self.note_limits(one.which)
        picked = self.look("ROLES", "chosen")(self) if one.most == 1 else self.look("PHRASES", "picked")(self)
        self.bind("it", picked)
        self.bind("chosen", picked)
        return [self.look("PHRASES", "pick")(self, one)]

    def tell_one_of(self, one: one_of) -> list[Clause]:
        scopes = {effect.scope for _, effect in one.choices if isinstance(effect, until) and effect.query in self.states}
        unnamed = self.loop in self.refs and self.refs[self.loop][0] is not self.refs[self.loop][1]
        whose = self.who(Role(self.loop)) if unnamed and not scopes else None
        told = self.look("PHRASES", "one of")(self, [(name, self.effect(effect)) for name, effect in one.choices], whose)
        return [replace(told, times=(*told.times, *scopes))]

    # -- who carries it out, and when ----------------------------------------------------------------------------------

    def tell_opponent(self, one: opponent) -> list[Clause]:
        told = self.effect(one.effect)
        return [
            replace(clause, subject=self.look("ROLES", "opponent")(self)) if clause.subject is None else clause for clause in told
        ]

    def tell_both_players(self, one: both_players) -> list[Clause]:
        told = self.said(one.effect)
        told[0] = replace(told[0], ifs=(self.look("PHRASES", "both"), *told[0].ifs), new=True)
        return told

    def tell_after_effect(self, one: after_effect) -> list[Clause]:
        told = self.said(one.effect)
        if one.series:
            told[0] = replace(told[0], ifs=(self.look("PHRASES", "series"), *told[0].ifs))
        else:
            told[0] = replace(told[0], times=("settled", *told[0].times), new=True)
        return told

    def tell_until(self, one: until) -> list[Clause]:
        query = one.query
        if query in self.states:
            self.kept[query] = one.n
            return []
        if query.startswith("next attack action: "):
            return [self.look("STATICS", query)(self, self.subject(one.who), one.n)]
        value = self.name(one.named) if one.named else one.n
        told = self.look("STATICS", "gained" if one.named else query)(self, self.object(one.who), value)
        found = told if isinstance(told, list) else [told]
        return [replace(clause, times=(*clause.times, one.scope)) for clause in found]

    # -- what is noted for later ---------------------------------------------------------------------------------------

    def silent(self, one: Effect) -> list[Clause]:
        return []

    tell_tick = tell_note_affected = tell_note_afflicted = tell_remember_conditions = tell_spend = tell_no_next_attack = silent

    def tell_mark_attack(self, one: mark_attack) -> list[Clause]:
        self.marks.add(one.name)
        return []

    def tell_note(self, one: note) -> list[Clause]:
        self.kept[one.name] = one.n
        return []

    def tell_choose_number(self, one: choose_number) -> list[Clause]:
        self.kept["number"] = one.most
        return []


def condition_of(step: Effect | None) -> gain_condition | None:
    return step if isinstance(step, gain_condition) else None


def asks(clause: Clause) -> bool:
    """Whether a clause begins a sentence with a condition of its own: what stood before it has to be said again."""
    return begins(clause) and bool(clause.ifs)


def begins(clause: Clause) -> bool:
    """Whether a clause begins a sentence that the grammar opens, and that says nothing of what stood before it."""
    return clause.new and not clause.ready and not (clause.ifs and clause.ifs[0][0] in "^~")


def in_either_roll(one: if_) -> tuple[Amount, tuple[Effect, ...]] | None:
    """Dice that are added to a defense roll, or else as many to a dodge roll, and what else happens in an attack."""
    first, *more = one.then.steps if isinstance(one.then, seq) else (one.then,)
    if one.test.name != "in_attack" or not isinstance(first, add_dice) or one.otherwise != replace(first, roll="dodge"):
        return None
    return first.n, tuple(more)


def as_told(steps: tuple[Effect, ...]) -> list[Effect]:
    """The steps in the order they are told: what changes an attack stands behind the attack that is granted with it."""
    told, waiting = list[Effect](), list[Effect]()
    for step in steps:
        if isinstance(step, next_attack) and no_next_attack(step.key) in steps:
            waiting.append(step)
        elif isinstance(step, no_next_attack):
            told += waiting
            waiting = []
        elif isinstance(step, change_die) and told and isinstance(told[-1], change_die) and told[-1] == replace(step, n=told[-1].n):
            told[-1] = replace(step, n=(step.n if isinstance(step.n, int) else 1) + 1)
        else:
            told.append(step)
    return told


def is_to_shed(test: Test, then: Effect) -> bool:
    """Whether it is only asked that somebody has a condition who then loses one."""
    shed = then.effect if isinstance(then, may) else then
    return (
        isinstance(shed, remove_condition)
        and test.name == "that"
        and test.parts[0] == shed.who
        and test.parts[1] in (has(CONDITIONS), Facts(posts=[(has(CONDITIONS), False)]))
    )


def all_there_is(one: heal | heal_up_to) -> bool:
    """Whether somebody heals as much damage as there is."""
    return isinstance(one.n, Number) and one.n.name == "damage_on" and one.n.parts == (one.who, ANY_NUMBER)


def all_power(one: lose_power) -> bool:
    """Whether somebody loses as much Power as there is."""
    return isinstance(one.n, Number) and one.n.name == "power_of" and one.n.parts == (one.who, ANY_NUMBER)


def names_in(one: Effect) -> set[str]:
    """The roles an effect names itself: who is meant, not who is near."""
    found = set()
    for name in ("who", "to", "onto"):
        value = getattr(one, name, None)
        if isinstance(value, Role):
            found.add(value.name)
    return found
