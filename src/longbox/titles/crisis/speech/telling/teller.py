"""How a script becomes sentences: what is the same in every language.

A `Teller` walks along a part of a card and asks the tables of its language for the telling of each word. Effects become clauses
(who does what), filters become nouns, tests become conditions, triggers open a sentence. Whom a role means is kept as one goes
along, so that somebody is named once and is "it" from then on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from ...codes import CONDITIONS, FACES, INNATE
from ...script.cards import On, Rule, Static, Strike, Superpower, printed_on
from ...script.crises import Crisis
from ...script.lasting import CARD, lasts
from ...script.library import Library
from ...script.moments import EVENTS, Trigger
from ...script.nodes import (
    SELF,
    TARGET,
    All,
    Amount,
    Either,
    Filter,
    Not,
    Number,
    Role,
    Test,
    _Simple,
    affiliated,
    ally,
    named,
    parts_of,
    role,
    within,
)
from ...script.running import Effect
from ...script.tactics import By, Tactic
from ...words.attacks import cancel_attack, extra_attack
from ...words.damage import cap_damage
from ...words.lasting import next_attack, until
from ...words.steps import after_effect, both_players, opponent
from ...words.structure import choose, each, if_, may, one_of, pick_some, seq
from ...words.tokens import TokenFilter
from .words import Word, nodes_in, states_in, word_of


class UntoldError(Exception):
    """A word has no telling in a language yet."""

    def __init__(self, word: Word, language: str) -> None:
        super().__init__(f"{word.name} has no telling in {language}.")
        self.word, self.language = word, language


@dataclass(slots=True)
class Clause:
    """Somebody does something. Without a subject it is the reader: Push the target."""

    subject: Any
    verb: Any
    first: str = ""
    """What stands before "afterwards" where a language has the choice: the target in "Schiebe das Ziel danach um S weg"."""
    rest: str = ""
    tail: str = ""
    """What comes behind everything else, with its comma."""
    may: bool = False
    times: tuple[str, ...] = ()
    """When: after, before, or how long it lasts."""
    ifs: tuple[str, ...] = ()
    new: bool = False
    """Begins a sentence of its own."""
    ready: str = ""
    """Sentences that are ready, in place of a clause."""


@dataclass(slots=True)
class Facts:
    """What a filter says, sorted."""

    side: str = ""
    me: bool = False
    roles: list[Role] = field(default_factory=list)
    others: list[Role] = field(default_factory=list)
    """Those it is not: SELF for "other"."""
    names: tuple[str, ...] = ()
    affiliations: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    posts: list[tuple[Filter, bool]] = field(default_factory=list)
    """Everything else, and whether it is denied."""


SILENT = {
    "affectable",
    "in_play",
    "anyone",
    "untriggered",
    "flips",
    "near_enemy",
    "barred",
    "given",
    "fresh",
    "unaffected",
    "open_to",
}
"""Filters that say nothing a reader needs where they stand: what cannot be affected is the rules', not the card's."""
ADJECTIVES = {"injured", "healthy", "dazed", "active_character", "grunt"}


def facts(which: Filter) -> Facts:
    """Sort what a filter says."""
    found = Facts()
    for one in parts_of(which):
        no = False
        while isinstance(one, Not):
            one, no = one.inner, not no
        name = name_of(one)
        if isinstance(one, All) and not no:
            raise AssertionError("filters joined with & are in a row")
        if name in ("ally", "enemy"):
            found.side = {"ally": "enemy", "enemy": "ally"}[name] if no else name
        elif name == "other" or (name == "me" and no):
            found.others.append(SELF)
        elif name == "me":
            found.me = True
        elif isinstance(one, role):
            if one.part == SELF and not no:
                found.me = True
            else:
                (found.others if no else found.roles).append(one.part)
        elif isinstance(one, named) and not no:
            found.names = one.names
        elif isinstance(one, affiliated) and not no:
            found.affiliations.append(one.affiliation)
        elif name in ADJECTIVES and not (name == "dazed" and no):
            found.adjectives.append(f"not {name}" if no else name)
        elif name not in SILENT and name != "dazed":
            found.posts.append((one, no))
    return found


def name_of(one: Filter) -> str:
    """The word a filter is."""
    return one.name if isinstance(one, _Simple) else type(one).__name__


def tests_in(test: Test) -> list[Test]:
    """The tests that must all hold and that a reader needs."""
    if test.name == "always" or (test.name == "at_least" and test.parts[0] == 1 and test.parts[1].name != "waiting"):
        return []  # that there is one to count is said by what is done for each
    if test.name == "and":
        return [one for two in test.parts for one in tests_in(two)]
    return [test]


def means(test: Test) -> bool:
    """Whether a test asks by what something is done."""
    if test.name == "or":
        return all(means(one) for one in test.parts)
    return test.name in ("by_attack_rule", "by_superpower", "effect_of_attack", "effect_of_superpower")


LONG_NAME = 22
"""Letters of a name from which on a pronoun is better to read."""
OBVIOUS = {
    "any_of",
    "to_throw",
    "terrain_near",
    "terrain_by",
    "terrain_shared",
    "can_choose",
    "can_hand_over",
    "can_be_moved",
    "unanswered",
    "costless_attack",
    "keeps",
    "large_terrain_near",
    "to_interact",
    "can_bring_back",
}
"""Tests whether there is anything to do at all: the effect that follows says it."""
NEUTRAL: dict[str, set[str]] = {
    "FILTERS": {"All", "Either", "Not", "ally", "enemy", "other", "me", "role", "named", "affiliated", *SILENT, *ADJECTIVES},
    "TESTS": {"always", "and", *OBVIOUS} - {"any_of"},
    "EFFECTS": {
        "seq", "may", "if_", "each", "choose", "pick_some", "one_of", "opponent", "both_players", "until", "lasts", "next_attack",
        "no_next_attack", "tick", "note_affected", "mark_attack", "spend", "note", "remember", "after_effect", "choose_number",
    },
    "TOKENS": {"and"},
    "ROLES": {"card"},
}  # fmt: skip
"""Words that are told by the teller itself, the same in every language."""


class Teller(ABC):
    """Tells one part of a card in one language. The subclasses know the grammar, the tables the words."""

    language = ""
    tables: Any = None

    def __init__(self, card: str, name: Callable[[str], str], library: Library) -> None:
        self.card = card
        """The card that attacks are named by."""
        self.name = name
        self.library = library
        self.you = False
        """Whether the character speaks to the reader: Gain 1 Power."""
        self.leading = False
        """Whether it is the text of a Leadership on a Team Tactic card: whoever gains it is the leader."""
        self.refs: dict[str, tuple[Any, Any]] = {}
        self.notes: list[str] = []
        self.rolled: tuple[int, ...] = ()
        """What the dice rolled last were rolled for."""
        self.kept: dict[str, Amount] = {}
        """Numbers that were written down."""
        self.states: set[str] = set()
        """What the card sets up only to ask for it itself."""
        self.marks: set[str] = set()
        self.loop = ""
        self.strike: Strike | None = None
        self.squad = False
        self.mission: Crisis | None = None
        self.payer_name = ""
        """The name of whoever pays, where the card asks for one."""
        self.mutual = False
        """Whether what is said of one of two who pay holds for each of them."""

    # -- looking things up ---------------------------------------------------------------------------------------------

    def look(self, table: str, name: str) -> Any:
        found = getattr(self.tables, table).get(name)
        if found is None:
            raise UntoldError(Word(table, name), self.language)
        return found

    def who(self, one: Role) -> Any:
        """Somebody by role: named the first time, a pronoun afterwards."""
        if one.name in self.refs:
            first, then = self.refs[one.name]
            self.refs[one.name] = (then, then)
            return self.keyed(first, one.name)
        return self.keyed(self.look("ROLES", one.name)(self), one.name)

    def subject(self, one: Role | Filter) -> Any:
        """Who does it; the reader, where the character speaks to it."""
        if isinstance(one, Filter):
            return self.noun(one, "every")
        return None if self.you and one == SELF and "self" not in self.refs else self.who(one)

    def object(self, one: Role | Filter) -> Any:
        return self.noun(one, "every") if isinstance(one, Filter) else self.who(one)

    def attack_name(self, id: str) -> str:
        """An attack of this card, or one printed on it."""
        return self.name(f"{self.card}/{id}")

    def hits_all(self, one: extra_attack) -> bool:
        """A beam or area attack against any enemies: it has no target of its own to tell."""
        strike = self.library.strikes.get(f"{self.card}/{one.attack}")
        return strike is not None and strike.shape != "target" and facts(one.target) == Facts(side="enemy")

    def names_of(self, found: Facts) -> list[str]:
        """The names a filter asks for: those of cards as they are printed, each once."""
        return list(
            dict.fromkeys(
                self.name(one) if one in self.library.characters else one
                for one in found.names
                if one in self.library.characters or one != one.lower()
            )
        )

    def bind(self, name: str, first: Any, then: Any = None) -> None:
        self.refs[name] = (first, then or self.it())

    # -- effects -------------------------------------------------------------------------------------------------------

    def effect(self, one: Effect) -> list[Clause]:
        """The clauses of an effect."""
        own: Callable[[Any], list[Clause]] | None = getattr(self, f"tell_{type(one).__name__.rstrip('_')}", None)
        if own is not None:
            return own(one)
        word = word_of(one)
        assert word is not None
        told = self.look(word.table, word.name)(self, one)
        return told if isinstance(told, list) else [told]

    def tell_seq(self, one: seq) -> list[Clause]:
        found: list[Clause] = []
        for step in one.steps:
            told = self.effect(step)
            if told and found and found[-1].ifs and not told[0].ifs:
                told[0] = replace(told[0], new=True)
            elif (
                told and found and not told[0].ifs and told[0].times == found[-1].times and same(told[0].subject, found[-1].subject)
            ):
                told[0] = replace(told[0], new=bool(told[0].ready))
            found += told
        return found

    def tell_may(self, one: may) -> list[Clause]:
        return self.optional(self.effect(one.effect))

    def optional(self, clauses: list[Clause]) -> list[Clause]:
        """All of it is up to the player; it is said of whoever is named first."""
        first = clauses[0].subject if clauses else None
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
        tests = [test for test in tests_in(one.test) if test.name not in OBVIOUS]
        tests = self.as_noted(tests)
        before = dict(self.refs)
        ifs = tuple(self.test(test) for test in tests)
        then = self.effect(one.then)
        if then and ifs and then[0].ready:  # a sentence of its own, with its own opening
            front = self.conditions(list(ifs)).rstrip(",")
            then[0] = replace(then[0], ready=f"{front}: {self.after_colon(then[0].ready)}")
        elif then and ifs:
            then[0] = replace(then[0], ifs=(*ifs, *then[0].ifs), new=True)
        if one.otherwise is not None:
            self.refs = before
            otherwise = self.effect(one.otherwise)
            front = self.look("PHRASES", "otherwise")
            if otherwise[0].ready:
                opened = f"{front[1:2].upper()}{front[2:]}: {self.after_colon(otherwise[0].ready)}"
                otherwise[0] = replace(otherwise[0], ready=opened)
            else:
                otherwise[0] = replace(otherwise[0], ifs=(front, *otherwise[0].ifs), new=True)
            then += otherwise
        return then

    def tell_each(self, one: each) -> list[Clause]:
        role = one.role
        before = self.refs.get(role)
        self.loop = role
        if isinstance(one.over, Filter):
            self.bind(role, self.noun(one.over, "every"))
        elif isinstance(one.over, TokenFilter):
            self.bind(role, self.token(one.over, "every"))
        elif role not in self.refs:
            self.bind(role, self.look("PHRASES", str(one.over))(self))
        told = self.effect(one.effect)
        self.loop = ""
        if isinstance(one.over, TokenFilter) and self.refs[role][0] is not self.refs[role][1]:  # nobody has named it
            front = self.look("PHRASES", "for each")(self, self.token(one.over, "every"))
            told[0] = replace(told[0], ifs=(front, *told[0].ifs), new=True)
        if before is not None:
            self.refs[role] = before
        return told

    def tell_choose(self, one: choose) -> list[Clause]:
        chosen = self.noun(one.which, "pick")
        self.note_limits(one.which)
        first = self.first_of(one.then) if one.then is not None else None
        if first is not None and one.role in names_in(first) and not one.optional and one.then is not None:
            self.bind(one.role, chosen, self.again(one.which))
            told = self.effect(one.then)
            if self.refs[one.role][0] is self.refs[one.role][1]:
                return told
        self.bind(one.role, self.again(one.which))
        clause = self.look("PHRASES", "choose")(self, chosen)
        clause = replace(clause, may=one.optional)
        then = self.effect(one.then) if one.then is not None else []
        return [clause, *then]

    def note_limits(self, which: Filter) -> None:
        """What may happen to each only so often."""
        for one in parts_of(which):
            word = word_of(one)
            if word is not None and word.name in ("fresh", "unaffected"):
                self.notes.append(self.look("PHRASES", "each once")(self, getattr(one, "scope", "turn")))

    def first_of(self, one: Effect) -> Effect | None:
        """The first step that says something."""
        if isinstance(one, seq):
            steps = (self.first_of(step) for step in one.steps)
            return next((step for step in steps if step is not None), None)
        if isinstance(one, may):
            return self.first_of(one.effect)
        silent = ("tick", "note_affected", "mark_attack", "note", "remember", "own", "spend")
        return None if type(one).__name__ in silent else one

    def tell_pick_some(self, one: pick_some) -> list[Clause]:
        self.bind("it", self.look("PHRASES", "picked")(self))
        self.bind("chosen", self.look("PHRASES", "picked")(self))
        return [self.look("PHRASES", "pick")(self, one)]

    def tell_one_of(self, one: one_of) -> list[Clause]:
        scopes = {effect.scope for _, effect in one.choices if isinstance(effect, until) and effect.query in self.states}
        unnamed = self.loop in self.refs and self.refs[self.loop][0] is not self.refs[self.loop][1]
        whose = self.who(Role(self.loop)) if unnamed and not scopes else None
        told = self.look("PHRASES", "one of")(self, [(name, self.effect(effect)) for name, effect in one.choices], whose)
        return [replace(told, times=(*told.times, *scopes))]

    def tell_opponent(self, one: opponent) -> list[Clause]:
        told = self.effect(one.effect)
        return [
            replace(clause, subject=self.look("ROLES", "opponent")(self)) if clause.subject is None else clause for clause in told
        ]

    def tell_both_players(self, one: both_players) -> list[Clause]:
        told = self.effect(one.effect)
        told[0] = replace(told[0], ifs=(self.look("PHRASES", "both"), *told[0].ifs), new=True)
        return told

    def tell_after_effect(self, one: Any) -> list[Clause]:
        told = self.effect(one.effect)
        if one.series:
            told[0] = replace(told[0], ifs=(self.look("PHRASES", "series"), *told[0].ifs))
        else:
            told[0] = replace(told[0], times=("settled", *told[0].times), new=True)
        return told

    def silent(self, one: Effect) -> list[Clause]:
        return []

    tell_tick = tell_note_affected = tell_spend = tell_no_next_attack = silent

    def tell_mark_attack(self, one: Any) -> list[Clause]:
        self.marks.add(one.name)
        return []

    def tell_note(self, one: Any) -> list[Clause]:
        self.kept[one.name] = one.n
        return []

    tell_remember = tell_note

    def tell_choose_number(self, one: Any) -> list[Clause]:
        self.kept["number"] = one.most
        return []

    def tell_until(self, one: until) -> list[Clause]:
        query = one.query
        if query in self.states:
            self.kept[query] = one.n
            return []
        if query.startswith("next attack action: "):
            return [self.look("STATICS", query)(self, self.subject(one.who), one.n)]
        told = self.look("STATICS", query)(self, self.object(one.who), one.n)
        found = told if isinstance(told, list) else [told]
        return [replace(clause, times=(*clause.times, one.scope)) for clause in found]

    def tell_lasts(self, one: lasts) -> list[Clause]:
        if one.subject != CARD:
            self.refs["subject"] = self.refs.get(one.subject.name) or (self.who(one.subject),) * 2
        if isinstance(one.part, Static):
            return [replace(clause, times=(*clause.times, one.scope), new=True) for clause in self.static(one.part)]
        if one.scope == "attack" and one.part.trigger.event == "after_attack":
            told = self.effect(one.part.do)
            ifs = tuple(self.test(test) for test in tests_in(one.part.trigger.when))
            return [replace(told[0], ifs=ifs, times=("after",), new=True), *told[1:]]
        if one.scope == "this activation" and one.part.trigger.event == "activation_end":
            told = self.effect(one.part.do)
            return [replace(told[0], times=("activation end",)), *told[1:]]
        if one.part.limit == "once" and one.part.trigger == Trigger("cleanup") and not one.part.optional:
            told = self.effect(one.part.do)
            return [replace(told[0], times=("cleanup",)), *told[1:]]
        scope = one.scope if one.part.limit != "once" else f"next {one.scope}"
        return [Clause(None, None, ready=self.on(one.part, scope), new=True)]

    def tell_next_attack(self, one: next_attack) -> list[Clause]:
        found: list[Clause] = []
        front = self.look("PHRASES", "next attack")(self, one.attacks)
        for number, rule in enumerate(one.rules):
            told = self.rule_clauses(rule)
            if number == 0:
                told[0] = replace(told[0], ifs=(front, *told[0].ifs), new=True)
            found += told
        return found

    # -- tests ---------------------------------------------------------------------------------------------------------

    def test(self, one: Test) -> str:
        found: str = self.look("TESTS", one.name)(self, *one.parts)
        return found

    def as_noted(self, tests: list[Test]) -> list[Test]:
        """That the target is small enough stands behind its name."""
        left = []
        for test in tests:
            if test.name == "that":
                who, which = test.parts
                found = facts(which)
                sizes = [one for one, no in found.posts if type(one).__name__ == "size" and not no]
                if sizes and who.name not in ("self", "attacker"):
                    first, then = self.refs.get(who.name) or (self.look("ROLES", who.name)(self),) * 2
                    self.refs[who.name] = (self.with_size(first, sizes[0]), then)
                    found.posts = [(one, no) for one, no in found.posts if one is not sizes[0]]
                if empty(found):
                    continue
                test = replace(test, parts=(who, found))
            left.append(test)
        return left

    # -- parts of cards ------------------------------------------------------------------------------------------------

    def rule_clauses(self, rule: Rule) -> list[Clause]:
        """A special rule of an attack, with its moment."""
        tests = [test for test in tests_in(rule.when) if test.name not in OBVIOUS]
        per_damage = mentions(rule.do, "damage_dealt")
        tests = self.as_noted([test for test in tests if not (test.name == "dealt_damage" and per_damage)])
        if isinstance(rule.do, after_effect) and rule.do.series:  # it is said of all targets together
            about = [test for test in tests if test.name == "that" and test.parts[0] == TARGET]
            tests = [test for test in tests if test not in about]
            self.bind("target", self.look("PHRASES", "each target")(self, "".join(self.posts(one.parts[1]) for one in about)))
        ifs = tuple(self.test(test) for test in tests)
        told = self.effect(rule.do)
        if not told:
            return []
        time = {"after_attack": "after", "before_damage": "before", "after_damage": "dealt", "after_series": "series"}.get(
            rule.event, ""
        )
        if rule.optional:
            told = self.optional(told)
        later = any(one.startswith("^") for one in told[0].ifs) or isinstance(rule.do, cap_damage)
        timed = (time,) if time and not per_damage and not later else ()
        told[0] = replace(told[0], ifs=(*ifs, *told[0].ifs), times=(*timed, *told[0].times))
        return told

    def rule_name(self, name: str) -> str:
        """A special rule; those that only bring a condition are called like it."""
        return self.name(name if name in CONDITIONS else f"rule/{name}")

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

    def attack(self, strike: Strike) -> str:
        self.you, self.strike = True, strike
        found = []
        if strike.shape != "target":
            found.append(self.look("PHRASES", strike.shape))
        if strike.types:
            found.append(self.look("PHRASES", "types")(self, strike.types))
        about = self.look("ROLES", "attack")(self)
        found.append(self.passage("", self.statics([one for one in strike.rules if isinstance(one, Static)], about)))
        rules = [one for one in strike.rules if isinstance(one, Rule)]
        found += [self.rule(one) for one in rules if not one.icons] + [self.rule(one) for one in rules if one.icons]
        return " ".join(dict.fromkeys([one for one in (*found, *self.notes) if one]))

    def static(self, one: Static, about: Any = None) -> list[Clause]:
        tests = tests_in(one.when)
        who = about or self.noun(one.on, "every")
        told = self.look("STATICS", one.query)(self, who, one.value)
        found: list[Clause] = told if isinstance(told, list) else [told]
        ifs = self.static_ifs(tests, one.query)
        found[0] = replace(found[0], ifs=(*ifs, *found[0].ifs))
        return found

    def statics(self, some: Iterable[Static], about: Any = None) -> list[Clause]:
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

    @abstractmethod
    def static_ifs(self, tests: list[Test], query: str) -> tuple[str, ...]: ...

    def on(self, one: On, scope: str = "", also: Iterable[Trigger] = ()) -> str:
        """What happens when something else does: sentences. `also`: other moments of the same effect."""
        front = self.trigger((one.trigger, *also))
        if scope:
            front = self.look("PHRASES", "scope")(self, scope, front)
        told = self.effect(one.do)
        if one.trigger.event == "superpower_begins" and "settled" in told[0].times:
            told[0] = replace(told[0], times=("after", *told[0].times[1:]), new=False)
        if one.optional:
            told = self.optional(told)
        limit = self.look("PHRASES", "limit")(self, one.limit) if one.limit and one.limit != "once" else ""
        return " ".join(part for part in (self.passage(front, told), limit) if part)

    def trigger(self, triggers: Iterable[Trigger]) -> str:
        """The moment, or one of several."""
        told = []
        for one in triggers:
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
            moments = [one for one in together if isinstance(one, On)]
            for _, same in groupby(moments, lambda one: (one.do, one.optional, id(one) if one.limit else 0)):
                first, *rest = same
                self.refs = {}
                if self.squad:
                    self.bind("self", self.look("PHRASES", "leader")(self), self.it())
                for one in (first, *rest):
                    for _, which in one.trigger.filters:
                        self.note_limits(which)
                found.append(self.on(first, also=[one.trigger for one in rest]))
        return found

    def lasting_part(self, one: On | Static) -> list[Clause]:
        """What a superpower that is used has set up: it is told as its effect."""
        if isinstance(one, Static):
            return self.statics([one])
        tests = tests_in(one.trigger.when)
        waits = any(test.name == "at_least" and test.parts[1].name == "waiting" for test in tests)
        self.bind("roller", self.it())
        told = self.effect(one.do)
        told = self.optional(told) if one.optional else told
        if waits:
            weapons = next((test.parts for test in tests if test.name == "weapon_is"), ())
            told[0] = replace(told[0], ifs=(self.look("PHRASES", "next attack")(self, weapons),))
        else:
            told[0] = replace(told[0], times=(*told[0].times, "attack"))
        return told

    def superpower(self, power: Superpower) -> str:
        self.squad = bool(power.leadership)
        self.leading = self.squad and self.card.startswith(printed_on(""))
        self.states = states_in(power)
        found = []
        if power.kind == INNATE:
            found += self.parts(power.parts)
            if power.do is not None:  # what a Leadership lets its characters do
                self.refs = {}
                front = self.look("PHRASES", "deed")(self, self.noun(ally, "a"), power.cost)
                self.bind("it", self.it())
                found.append(f"{front} {self.after_colon(self.passage('', self.effect(power.do)))}")
        else:
            self.you = not power.on
            front = ""
            if power.on:
                extra = [test for test in tests_in(power.when) if test.name not in OBVIOUS]
                triggers = [replace(one, when=joined([*tests_in(one.when), *extra])) for one in power.on]
                front = self.trigger(triggers)
            else:
                tests = [test for test in tests_in(power.when) if test.name not in OBVIOUS]
                front = self.conditions([self.test(test) for test in tests])
            assert power.do is not None
            clauses = self.effect(power.do)
            for one in power.parts:
                clauses += self.lasting_part(one)
            told = self.passage(front, clauses)
            found.append(f"{self.look('PHRASES', 'action')} {told}" if power.action else told)
        if power.limit:
            found.append(self.look("PHRASES", "limit")(self, power.limit))
        return " ".join(dict.fromkeys([one for one in (*found, *self.notes) if one]))

    def tactic(self, card: Tactic) -> str:
        self.squad = True
        self.states = states_in(card)
        self.mutual = {"paired", "heave"} & {type(one).__name__ for one in nodes_in(card)} != set() or any(
            isinstance(one, Test) and one.name == "that" and one.parts[0].name in ("partner", "subject") for one in nodes_in(card)
        )
        payer = card.by[0].who
        card = payer_in_trigger(card)
        tests = [test for test in tests_in(card.when) if test.name not in OBVIOUS]
        if card.on:
            front = self.trigger(replace(one, when=joined([*tests_in(one.when), *tests])) for one in card.on)
        else:
            front = self.conditions([self.test(test) for test in tests]) if tests else ""
        pays = self.payers(card.by, front)
        self.name_payer(payer)
        told = self.passage("", self.effect(card.do))
        found = [f"{pays}: {self.after_colon(told)}"]
        if card.action:
            found[0] = f"{self.look('PHRASES', 'action')} {found[0]}"
        if card.not_with:
            found.append(self.look("PHRASES", "not with")(self, self.name(card.not_with)))
        if card.besides:
            found.append(self.look("PHRASES", "besides")(self))
        return " ".join([*found, *self.notes])

    def crisis(self, card: Crisis) -> str:
        self.mission = card
        found = [self.look("PHRASES", "scoring")(self, card)]
        for rule in card.interactions:
            self.refs = {}
            self.bind("it", self.look("PHRASES", "interacting")(self), self.it())
            self.bind("token", self.token_named(f"{card.id}/{rule.token}", "the"))
            told = self.passage("", self.effect(rule.do))
            found.append(f"{self.look('PHRASES', 'interact')} {told}")
        for deed in card.deeds:
            self.refs = {}
            front = self.look("PHRASES", "deed")(self, self.noun(deed.who, "a"), deed.cost)
            found.append(f"{front} {self.after_colon(self.passage('', self.effect(deed.do)))}")
        found += self.parts(card.parts)
        if card.scored is not None:
            self.refs = {}
            found.append(self.passage(self.look("PHRASES", "scored"), self.effect(card.scored)))
        return " ".join([*found, *self.notes])

    def only_by_part(self, found: Facts) -> Role:
        """Whoever pays by its part in the moment; what else must be true of it was said there."""
        if replace(found, roles=[]) != Facts():
            raise UntoldError(Word("FILTERS", "a payer whose part the moment does not name"), self.language)
        return found.roles[0]

    def centre_of(self, found: Facts, article: str) -> Role | None:
        """Around whom everybody is meant, that one included; an enemy only where it is the target of this character's attack."""
        if article != "every" or found != Facts(side=found.side, posts=found.posts) or len(found.posts) != 1:
            return None
        near, no = found.posts[0]
        if not isinstance(near, within) or no or near.of == SELF:
            return None
        mine = found.side == "enemy" and near.of == TARGET and self.strike is not None
        return near.of if not found.side or mine else None

    # -- grammar: what each language knows -----------------------------------------------------------------------------

    @abstractmethod
    def posts(self, found: Facts) -> str: ...

    @abstractmethod
    def keyed(self, noun: Any, key: str) -> Any: ...

    @abstractmethod
    def it(self) -> Any: ...

    @abstractmethod
    def noun(self, which: Filter, article: str) -> Any: ...

    def again(self, which: Filter) -> Any:
        """Somebody who was just named, the next time: by the name, where a filter asks for one that is short."""
        names = self.names_of(facts(which))
        return self.called(names[0]) if len(names) == 1 and len(names[0]) < LONG_NAME else self.it()

    def name_payer(self, which: Filter) -> None:
        """Whoever pays is called by name in what follows, where the card asks for one: an "it" could be somebody else."""
        if len(self.names_of(facts(which))) == 1:
            self.payer_name = self.names_of(facts(which))[0]
            self.bind("self", self.again(which), self.again(which))

    def partner(self, by: By) -> Any:
        """The second of two who pay by name, where the card asks for one that is short."""
        names = self.names_of(facts(by.who))
        return self.called(names[0]) if len(names) == 1 and len(names[0]) < LONG_NAME and not self.mutual else None

    @abstractmethod
    def called(self, name: str) -> Any: ...

    @abstractmethod
    def token(self, which: TokenFilter, article: str) -> Any: ...

    @abstractmethod
    def token_named(self, id: str, article: str) -> Any: ...

    @abstractmethod
    def with_size(self, noun: Any, most: Any) -> Any: ...

    @abstractmethod
    def passage(self, front: str, clauses: list[Clause]) -> str: ...

    @abstractmethod
    def either(self, fronts: list[str]) -> str: ...

    @abstractmethod
    def conditions(self, ifs: list[str]) -> str: ...

    @abstractmethod
    def payers(self, by: tuple[By, ...], front: str) -> str: ...

    @abstractmethod
    def after_colon(self, told: str) -> str: ...


class Parts(dict[str, Filter]):
    """Who plays which part, and whose filter has been told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: set[str] = set()

    def __getitem__(self, name: str) -> Filter:
        self.told.add(name)
        return super().__getitem__(name)

    def peek(self, name: str) -> Filter:
        return super().__getitem__(name)


class Moment:
    """A trigger being told: who plays which part, and the tests that nobody has told yet."""

    def __init__(self, t: Teller, roles: dict[str, Filter], tests: list[Test]) -> None:
        self.t, self.tests = t, [test for test in tests if test.name not in OBVIOUS - {"any_of"}]
        self.roles = Parts()
        for name, which in roles.items():
            found = facts(which)
            if (found.me or (found.roles and not found.side)) and found.posts:
                about = SELF if found.me else found.roles[0]
                self.tests.append(Test("that", lambda c: True, (about, Facts(posts=found.posts))))
                which = without(which, found.posts)
            self.roles[name] = which

    def take(self, *names: str) -> list[Test]:
        """The tests of these names, which are told now."""
        found = [test for test in self.tests if test.name in names]
        self.tests = [test for test in self.tests if test.name not in names]
        return found

    def types(self) -> tuple[int, ...]:
        """The attack types it is limited to."""
        found = [test for test in self.tests if test.name in ("attack_is", "attack_type", "defends") and test.parts]
        self.tests = [test for test in self.tests if test not in found]
        return tuple(kind for test in found for kind in test.parts)

    def is_me(self, name: str) -> bool:
        return name in self.roles and facts(self.roles.peek(name)).me

    def only_side(self, name: str) -> str:
        """ally or enemy, if that is all that is said about somebody."""
        found = facts(self.roles.peek(name)) if name in self.roles else Facts()
        if not found.side or not empty(replace(found, side="")):
            return ""
        self.roles.told.add(name)
        return found.side

    def only_dazed(self) -> bool:
        """Whether the one it is about shows its Healthy side, so that it would be Dazed and not KO'd."""
        which = parts_of(self.roles.peek("target")) if "target" in self.roles else ()
        return any(name_of(one) in ("flips", "healthy") for one in which)

    def same_as(self, name: str) -> list[str]:
        """The other parts that the same one plays."""
        if not name:
            return []
        about = facts(self.roles.peek(name))
        found = [part for part in self.roles if part != name and facts(self.roles.peek(part)) == about]
        self.roles.told.update(found)
        return found

    def complete(self, event: str) -> None:
        """Nothing that a trigger asks of somebody may be left out."""
        for name in self.roles:
            if name not in self.roles.told and not empty(facts(self.roles.peek(name))):
                raise UntoldError(Word("EVENTS", f"{event} with {name}"), self.t.language)

    def rest(self) -> list[str]:
        """What is left to be told of the tests."""
        return [self.t.test(test) for test in self.tests]


def denied_facts(which: Filter | Facts, language: str) -> Facts:
    """The contrary of what a filter says, where it says one thing that can be denied."""
    found = which if isinstance(which, Facts) else facts(which)
    if len(found.posts) != 1 or replace(found, posts=[]) != Facts():
        raise UntoldError(Word("NOT", "that"), language)
    return replace(found, posts=[(one, not no) for one, no in found.posts])


def without(which: Filter, posts: list[tuple[Filter, bool]]) -> Filter:
    left = []
    gone = [one for one, _ in posts]
    for one in parts_of(which):
        inner = one
        while isinstance(inner, Not):
            inner = inner.inner
        if not any(inner is other for other in gone):
            left.append(one)
    return left[0] if len(left) == 1 else All(tuple(left))


def empty(found: Facts) -> bool:
    return found == Facts()


def aimed_at(test: Test) -> list[Role]:
    """Whom a test asks the target to be, if it asks nothing else."""
    if test.name != "that" or test.parts[0].name != "target":
        return []
    found = test.parts[1] if isinstance(test.parts[1], Facts) else facts(test.parts[1])
    return found.roles if empty(replace(found, roles=[])) else []


def joined(tests: list[Test]) -> Test:
    whole = tests[0] if tests else Test("always", lambda c: True)
    for test in tests[1:]:
        whole = whole & test
    return whole


def same(one: Any, two: Any) -> bool:
    """Whether two subjects are the same."""
    return str(one) == str(two) or (one is not None and two is not None and bool(one.key) and one.key == two.key)


def payer_in_trigger(card: Tactic) -> Tactic:
    """What must be true of a payer that plays a part in the moment is said of it there."""
    found = facts(card.by[0].who)
    if not found.roles or replace(found, roles=[]) == Facts():
        return card
    name = found.roles[0].name
    more = [one for one in parts_of(card.by[0].who) if not isinstance(one, role)]
    triggers = []
    for one in card.on:
        if name not in EVENTS[one.event]:
            return card
        if name not in dict(one.filters):
            triggers.append(replace(one, filters=(*one.filters, (name, All((ally, *more))))))
            continue
        triggers.append(
            replace(
                one, filters=tuple((part, All((*parts_of(which), *more)) if part == name else which) for part, which in one.filters)
            )
        )
    return replace(card, on=tuple(triggers), by=(replace(card.by[0], who=role(found.roles[0])), *card.by[1:]))


def names_in(one: Effect) -> set[str]:
    """The roles an effect names itself: who is meant, not who is near."""
    found = set()
    for name in ("who", "to", "onto"):
        value = getattr(one, name, None)
        if isinstance(value, Role):
            found.add(value.name)
    return found


def mentions(node: Any, number: str) -> bool:
    """Whether an effect counts by a number of this name."""
    if isinstance(node, seq):
        return any(mentions(step, number) for step in node.steps)
    n = getattr(node, "n", None)
    return isinstance(n, Number) and n.name == number


__all__ = [
    "NEUTRAL",
    "Clause",
    "Either",
    "Facts",
    "Moment",
    "Teller",
    "UntoldError",
    "aimed_at",
    "cancel_attack",
    "denied_facts",
    "facts",
    "name_of",
    "same",
    "tests_in",
]
