"""How the parts of a card are told: special rules of attacks, changes, and what happens at a moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Final

from ...codes import FACES
from ...script.cards import On, Rule, Static
from ...script.lasting import CARD, SUBJECT, lasts
from ...script.library import Library
from ...script.moments import Trigger, modify_own
from ...script.nodes import ATTACKER, TARGET, Filter, Test, ally, me, role
from ...words.damage import cap_damage, power_instead_of_damage
from ...words.horsemen import note_afflicted
from ...words.lasting import next_attack
from ...words.steps import after_effect
from ...words.who import did
from .clauses import Clause
from .effects import EffectTeller
from .facts import Facts, facts
from .moment import Moment
from .speaker import N
from .tests import OBVIOUS, mentions, tests_in
from .words import UntoldError, Word, nodes_in

OWN_DICE: Final = modify_own(roller=me & role(ATTACKER))
"""When this character, which has just begun to attack, may modify its dice: needs no words in that attack."""
SAID: Final[dict[str, Filter]] = {"superpower_discount": ally & ~did("superpower")}
"""Changes whose sentence itself says about whom they are."""


OF_ATTACKS: Final = {"attack_type", "attack_is", "defends", "defending", "in_attack", "not"}
"""Tests that bind a change to attacks."""


TIMES: Final = {"after_attack": "after", "before_damage": "before", "after_damage": "dealt", "after_series": "series"}
"""When a special rule applies, where that is said."""


class PartTeller(EffectTeller[N]):
    """Tells parts of cards."""

    # -- special rules of attacks --------------------------------------------------------------------------------------

    def rule_clauses(self, rule: Rule) -> list[Clause]:
        """A special rule of an attack, with its moment."""
        per_damage = mentions(rule.do, "damage_dealt")
        tests = [test for test in tests_in(rule.when) if test.name not in OBVIOUS]
        tests = self.as_noted([test for test in tests if not (test.name == "dealt_damage" and per_damage)])
        if isinstance(rule.do, after_effect) and rule.do.series:
            tests = self.of_each_target(tests)
        ifs = tuple(self.test(test) for test in tests)
        told = self.effect(rule.do)
        if not told:
            return []
        if rule.optional:
            told = self.optional(told)
        later = any(one.startswith("^") for one in told[0].ifs) or isinstance(rule.do, cap_damage | power_instead_of_damage)
        timed = (TIMES[rule.event],) if rule.event in TIMES and not per_damage and not later else ()
        told[0] = replace(told[0], ifs=(*ifs, *told[0].ifs), times=(*timed, *told[0].times))
        return told

    def of_each_target(self, tests: list[Test]) -> list[Test]:
        """What is said of all targets together names them; the tests that are left."""
        about = [test for test in tests if test.name == "that" and test.parts[0] == TARGET]
        self.bind("target", self.look("PHRASES", "each target")(self, "".join(self.posts(one.parts[1]) for one in about)))
        return [test for test in tests if test not in about]

    def rule(self, rule: Rule) -> str:
        self.refs = {}
        told = self.rule_clauses(rule)
        if not told:
            return ""
        marks = " ".join(f"{{{FACES[face]}}}" for face in rule.icons)
        name = self.rule_name(rule.name) if rule.name else ""
        front = f"{marks} ({name})" if marks and name else marks or name
        body = self.passage("", told)
        return f"{front}: {body}" if front else body

    def tell_next_attack(self, one: next_attack) -> list[Clause]:
        found: list[Clause] = []
        bound = one.key == self.granted
        front = self.look("PHRASES", "that attack") if bound else self.look("PHRASES", "next attack")(self, one.attacks, one.scope)
        for number, rule in enumerate(one.rules):
            told = self.static(rule, self.it()) if isinstance(rule, Static) else self.rule_clauses(rule)
            if number == 0:
                told[0] = replace(told[0], ifs=(front, *told[0].ifs), new=True)
            found += told
        return found

    # -- changes -------------------------------------------------------------------------------------------------------

    def static(self, one: Static, about: N | None = None) -> list[Clause]:
        tests = tests_in(one.when)
        who = about or self.noun(one.on, "every")
        rolls = one.query == "face_counts" and one.value[0] == "defense" and self.strike is None
        self.dodges = rolls and not any(test.name in OF_ATTACKS or "attacker" in str(test.parts) for test in tests)
        told = self.look("STATICS", one.query)(self, who, one.value)
        found: list[Clause] = told if isinstance(told, list) else [told]
        self.about_whom_is_said(one, found, None if about else who)
        if one.query == "loses" and not can_be_lost(one.value, self.library):
            raise UntoldError(Word("STATICS", f"loses {one.value}, which no superpower asks for with keeps(),"), self.language)
        ifs = self.static_ifs(tests, one.query)
        found[0] = replace(found[0], ifs=(*ifs, *found[0].ifs))
        return found

    def about_whom_is_said(self, one: Static, told: list[Clause], who: N | None) -> None:
        """A filter must not be left out: its noun stands in a clause, or it is this character, whom every text is about."""
        found = facts(one.on)
        if found in (Facts(), Facts(me=True), Facts(roles=[SUBJECT])) or one.on == SAID.get(one.query):
            return
        if found.me:  # "this character" and no more is what a text says of it
            raise UntoldError(Word("STATICS", f"{one.query} with on=me & more (write on=me, when=that(SELF, ...))"), self.language)
        if who is None or not any(clause.names(who) for clause in told):
            raise UntoldError(Word("STATICS", f"{one.query} with on="), self.language)

    def statics(self, some: Iterable[Static], about: N | None = None) -> list[Clause]:
        """Several changes, what they have in common said once."""
        found: list[Clause] = []
        ifs: tuple[str, ...] = ()
        for one in some:
            self.refs = {}
            told = self.static(one, about)
            if found and told[0].ifs == ifs:
                told[0] = replace(told[0], ifs=())
            else:
                ifs = told[0].ifs
                told[0] = replace(told[0], new=True)
            found += told
        return found

    # -- what happens at a moment --------------------------------------------------------------------------------------

    def on(self, one: On, scope: str = "", also: Iterable[Trigger] = ()) -> str:
        """What happens when something else does: sentences. `also`: other moments of the same effect."""
        self.notice(one)
        front = self.trigger((self.moment_of(one), *also))
        if scope:
            front = self.look("PHRASES", "scope")(self, scope, front)
        self.besides = one.trigger.event == "power_phase"
        told = self.said(one.do)
        self.besides = False
        if one.trigger.event == "superpower_begins" and "settled" in told[0].times:
            told[0] = replace(told[0], times=("after", *told[0].times[1:]), new=False)
        if one.optional:
            told = self.optional(told)
        limit = self.look("PHRASES", "limit")(self, one.limit) if one.limit and one.limit != "once" else ""
        return " ".join(part for part in (self.passage(front, told), limit) if part)

    def moment_of(self, one: On) -> Trigger:
        """The one moment of a part; two of them are two parts."""
        if not isinstance(one.trigger, Trigger):
            raise UntoldError(Word("EVENTS", "on(...) with several moments instead of one for each"), self.language)
        return one.trigger

    def trigger(self, triggers: Iterable[Trigger]) -> str:
        """The moment, or one of several."""
        told: list[str] = []
        mine = self.refs.get("self")
        for one in triggers:
            if told:  # its own sentence: nobody in it has been named
                self.refs.pop("self", None)
                if mine is not None:
                    self.refs["self"] = mine
            roles: dict[str, Filter] = dict(one.filters)
            tests = tests_in(one.when)
            moment = Moment(self, roles, tests)
            told.append(self.look("EVENTS", one.event)(self, moment))
            moment.complete(one.event)
        return self.either(told)

    def parts(self, parts: Iterable[On | Static]) -> list[str]:
        found = []
        for kind, some in groupby(parts, type):
            together = list(some)
            if kind is Static:
                found.append(self.passage("", self.statics(one for one in together if isinstance(one, Static))))
            moments = [
                one for one in together if isinstance(one, On) and not isinstance(one.do, note_afflicted)
            ]  # no words of its own
            for _, same in groupby(moments, lambda one: (one.do, one.optional, id(one) if one.limit else 0)):
                first, *rest = same
                self.refs = {}
                if self.squad:
                    self.bind("self", self.look("PHRASES", "leader")(self), self.it())
                for one in (first, *rest):
                    for _, which in self.moment_of(one).filters:
                        self.note_limits(which)
                found.append(self.on(first, also=[one.trigger for one in rest]))
        return found

    # -- what lasts ----------------------------------------------------------------------------------------------------

    def tell_lasts(self, one: lasts) -> list[Clause]:
        if one.subject != CARD:
            self.refs["subject"] = self.refs.get(one.subject.name) or (self.who(one.subject),) * 2
        if isinstance(one.part, Static):
            return [replace(clause, times=(*clause.times, one.scope), new=True) for clause in self.static(one.part)]
        if one.scope == "attack" and (told := self.in_this_attack(one.part)):
            return told
        if one.scope == "this activation" and one.part.trigger.event == "activation_end":
            told = self.said(one.part.do)
            return [replace(told[0], times=("activation end",)), *told[1:]]
        if one.part.limit == "once" and one.part.trigger == Trigger("cleanup") and not one.part.optional:
            told = self.said(one.part.do)
            return [replace(told[0], times=("cleanup",)), *told[1:]]
        before = dict(self.refs)
        ready = self.on(one.part, span(one.scope, one.part))
        self.refs = before
        return [Clause(None, None, ready=ready, new=True)]

    def in_this_attack(self, one: On) -> list[Clause]:
        """What needs no words for how long it lasts: something after the attack, or with its dice."""
        if one.trigger.event == "after_attack":
            told = self.said(one.do)
            ifs = tuple(self.test(test) for test in tests_in(one.trigger.when))
            return [replace(told[0], ifs=ifs, times=told[0].times or ("after",), new=True), *told[1:]]
        if one.trigger == OWN_DICE and one.optional:
            told = self.optional(self.said(one.do))
            return [replace(told[0], new=True), *told[1:]]
        return []

    def lasting_part(self, one: On | Static) -> list[Clause]:
        """What a superpower that is used has set up: it is told as its effect."""
        if isinstance(one, Static):
            return self.statics([one])
        tests = tests_in(one.trigger.when)
        waits = any(test.name == "at_least" and test.parts[1].name == "waiting" for test in tests)
        if not belongs_to_use(one.trigger, tests, self.marks, waits):
            raise UntoldError(Word("EVENTS", f"{one.trigger.event} in parts= of a superpower that is used"), self.language)
        self.bind("roller", self.it())
        told = self.said(one.do)
        told = self.optional(told) if one.optional else told
        if waits:
            weapons = next((test.parts for test in tests if test.name == "weapon_is"), ())
            told[0] = replace(told[0], ifs=(self.look("PHRASES", "next attack")(self, weapons, "turn"),))
        else:
            told[0] = replace(told[0], times=(*told[0].times, "attack"))
        return told


def span(scope: str, part: On) -> str:
    """How long it lasts: what happens the next time only, or once at a time that a player chooses."""
    if part.limit != "once":
        return scope
    return f"once {scope}" if part.optional and scope == "round" else f"next {scope}"


def belongs_to_use(moment: Trigger, tests: list[Test], marks: set[str], waits: bool) -> bool:
    """Whether a moment only says in which attack a used superpower has its effect: the one it was used for, or the next."""
    mine = all(facts(which) == Facts(me=True) for _, which in moment.filters)
    known = {"in_attack", "marked", "weapon_is", "at_least"}
    marked = any(test.name == "marked" and test.parts[0] in marks for test in tests)
    rolls = moment.event in ("attack_pool", "modify_own")
    return rolls and mine and bool(moment.filters) and (waits or marked) and {test.name for test in tests} <= known


def can_be_lost(ability: str, library: Library) -> bool:
    """Whether some superpower of this name looks whether it was taken away."""
    return any(
        isinstance(one, Test) and one.name == "keeps" and one.parts == (ability,)
        for power in library.superpowers.values()
        if power.id == ability
        for one in nodes_in(power)
    )
