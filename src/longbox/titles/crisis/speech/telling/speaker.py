"""Who is meant and how that one is called, and what each language knows by itself.

Whom a role means is kept as one goes along, so that somebody is named once and is "it" from then on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from ...codes import CONDITIONS
from ...script.cards import Strike
from ...script.crises import Crisis
from ...script.library import Library
from ...script.nodes import SELF, TARGET, Amount, Either, Filter, Number, Role, Test, has, has_power, parts_of, size, within
from ...script.tactics import By
from ...words.attacks import extra_attack
from ...words.conditions import remove_condition
from ...words.dice import change_die, treat_as
from ...words.power import pay_power
from ...words.tokens import TokenFilter
from ...words.who import unaffected
from .clauses import Clause
from .facts import Facts, facts
from .tables import Tables
from .words import UntoldError, Word, nodes_in

LONG_NAME = 22
"""Letters of a name from which on a pronoun is better to read."""


class Named(Protocol):
    """A noun of a language."""

    @property
    def key(self) -> str:
        """The role it stands for."""


N = TypeVar("N", bound=Named)


class Speaker(ABC, Generic[N]):
    """Names characters, tokens and attacks. The subclasses of each language know the grammar, the tables the words."""

    language = ""

    def __init__(self, card: str, name: Callable[[str], str], library: Library, tables: Tables) -> None:
        self.card: str = card
        """The card that attacks are named by."""
        self.name: Callable[[str], str] = name
        self.library: Library = library
        self.tables: Tables = tables
        """The words of the language. They are given, because they know the grammar and it cannot know them, too."""
        self.you = False
        """Whether the character speaks to the reader: Gain 1 Power."""
        self.leading = False
        """Whether it is the text of a Leadership on a Team Tactic card: whoever gains it is the leader."""
        self.refs: dict[str, tuple[N, N]] = {}
        """How somebody is called the first time, and from then on."""
        self.notes: list[str] = []
        self.limited: set[Filter] = set()
        """Limits that stand in a sentence, so that no note has to name them."""
        self.rolled: tuple[int, ...] = ()
        """What the dice rolled last were rolled for."""
        self.kept: dict[str, Amount] = {}
        """Numbers that were written down."""
        self.states: set[str] = set()
        """What the card sets up only to ask for it itself."""
        self.marks: set[str] = set()
        self.pays: set[Amount] = set()
        """How much Power the effect lets somebody spend."""
        self.turns: set[int] = set()
        """The faces that the effect turns into others."""
        self.proper: set[str] = set()
        """Names that stand in a text: they begin with a capital everywhere."""
        self.sheds = False
        """Whether the effect lets somebody lose a condition, whichever."""
        self.besides = False
        """Whether it is the Power Phase, in which everybody gains Power anyway."""
        self.granted = ""
        """The change that is bound to the attack granted with it."""
        self.side = ""
        """The side of the card, where only one has the part that is told."""
        self.foes: set[str] = set()
        """Enemies who were chosen: it is not up to them what they may do."""
        self.dodges = False
        """Whether what is changed about defense rolls holds for dodge rolls, too."""
        self.guarding = False
        """Whether the attack that is told about targets this character, and nobody else."""
        self.loop = ""
        self.strike: Strike | None = None
        self.squad = False
        self.mission: Crisis | None = None
        self.payer_name = ""
        """The name of whoever pays, where the card asks for one."""
        self.payer_part: N | None = None
        """Whoever pays, where a moment stands before: by a part in it, such as the attacker, or as that character."""
        self.has_x = False
        """Whether a Range or a Size is what was spent, so that the text must begin with the choice of X."""
        self.mutual = False
        """Whether what is said of one of two who pay holds for each of them."""

    # -- what goes without saying --------------------------------------------------------------------------------------

    def notice(self, *parts: object) -> None:
        """What a part of a card pays and which faces it turns: nobody needs to read that they must be there."""
        self.pays, self.turns, self.sheds = set(), set(), False
        for one in nodes_in(parts):
            if isinstance(one, pay_power):
                self.pays.add(one.n)
            elif isinstance(one, treat_as):
                self.turns.add(one.face)
            elif isinstance(one, remove_condition) and not one.conditions:
                self.sheds = True
            elif isinstance(one, change_die):
                self.turns |= {*one.faces} if len(one.faces) == 1 else set()
                self.turns |= {*one.n.parts} if isinstance(one.n, Number) and one.n.name in ("rolled", "defended") else set()

    def needed(self, found: Facts) -> Facts:
        """Without the Power that somebody must have to spend it, and the condition to lose it."""
        left = [
            (one, no)
            for one, no in found.posts
            if no
            or not (
                (isinstance(one, has_power) and one.n in self.pays)
                or (isinstance(one, has) and self.sheds and len(one.conditions) == len(CONDITIONS))
            )
        ]
        return replace(found, posts=left)

    def implied(self, test: Test) -> bool:
        """Whether a test asks only for what the effect itself needs."""
        if test.name == "that":
            found = test.parts[1] if isinstance(test.parts[1], Facts) else facts(test.parts[1])
            return found != Facts() and self.needed(found) == Facts()
        return test.name in ("attack_roll_has", "own_roll_has") and {*test.parts} <= self.turns

    # -- looking things up ---------------------------------------------------------------------------------------------

    def look(self, table: str, name: str) -> Any:
        found = getattr(self.tables, table).get(name)
        if found is None:
            raise UntoldError(Word(table, name), self.language)
        return found

    def test(self, one: Test) -> str:
        found: str = self.look("TESTS", one.name)(self, *one.parts)
        return found

    def who(self, one: Role) -> N:
        """Somebody by role: named the first time, a pronoun afterwards."""
        if one.name in self.refs:
            first, then = self.refs[one.name]
            self.refs[one.name] = (then, then)
            return self.keyed(first, one.name)
        return self.keyed(self.look("ROLES", one.name)(self), one.name)

    def subject(self, one: Role | Filter) -> N | None:
        """Who does it; the reader, where the character speaks to it."""
        if isinstance(one, Filter):
            return self.noun(one, "every")
        return None if self.you and one == SELF and "self" not in self.refs else self.who(one)

    def object(self, one: Role | Filter) -> N:
        return self.noun(one, "every") if isinstance(one, Filter) else self.who(one)

    @property
    def series(self) -> bool:
        """Whether it is a beam or an area: each of its attacks has an end of its own."""
        return self.strike is not None and self.strike.shape != "target"

    def attack_name(self, id: str) -> str:
        """An attack of this card, or one printed on it, or else one of somebody whom the effect is about."""
        own = f"{self.card}/{id}"
        return self.name(own if own in self.library.strikes else id)

    def rule_name(self, name: str) -> str:
        """A special rule; those that only bring a condition are called like it."""
        return self.name(name if name in CONDITIONS else f"rule/{name}")

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

    def not_targeted(self, one: extra_attack) -> bool:
        """Whether it may only be made against whom the same attack has not targeted this round."""
        again = [each for each in parts_of(one.target) if isinstance(each, unaffected)]
        told = bool(again) and again[0].what == one.attack
        self.limited |= {*again} if told else set()
        return told

    def both_pay(self, which: Either) -> bool:
        """Whether either of the two who pay is meant."""
        return [role.name for one in (which.one, which.two) for role in facts(one).roles] == ["payer", "partner"]

    def x(self, n: Amount | None = None) -> str:
        """X, if a number is the Power spent."""
        if n is not None and (isinstance(n, int) or n.name != "paid"):
            return ""
        self.has_x = True
        return "X"

    def bind(self, name: str, first: N, then: N | None = None) -> None:
        self.refs[name] = (first, then or self.it())

    # -- who is meant --------------------------------------------------------------------------------------------------

    def again(self, which: Filter) -> N:
        """Somebody who was just named, the next time: by the name, where a filter asks for one that is short."""
        names = self.names_of(facts(which))
        if not names and facts(which).side == "enemy":
            return self.that_enemy()
        if not names and self.squad:
            return self.that_one()
        return self.called(names[0]) if len(names) == 1 and len(names[0]) < LONG_NAME else self.it()

    def followed(self, role: str, which: Filter | None) -> None:
        """How somebody a moment is about is called from then on: where cards are paid for, an "it" could be whoever pays."""
        enemy = which is not None and self.squad and facts(which).side == "enemy" and not facts(which).names
        noun = self.that_enemy() if enemy else self.it()
        self.bind(role, noun, noun)

    def name_payer(self, which: Filter) -> None:
        """Whoever pays is called by name in what follows, where the card asks for one: an "it" could be somebody else."""
        if len(self.names_of(facts(which))) == 1:
            self.payer_name = self.names_of(facts(which))[0]
            noun = self.payer_or_it()
            self.bind("self", noun, noun)

    def payer_or_it(self) -> N:
        """Whoever pays: by a short name where the card asks for one, or by its part in the moment."""
        if self.payer_name and len(self.payer_name) < LONG_NAME and not self.mutual:
            return self.called(self.payer_name)
        return self.payer_part or self.it()

    def partner(self, by: By) -> N | None:
        """The second of two who pay by name, where the card asks for one that is short."""
        names = self.names_of(facts(by.who))
        return self.called(names[0]) if len(names) == 1 and len(names[0]) < LONG_NAME and not self.mutual else None

    def near_payer(self, by: By) -> str:
        """Where others who pay must stand, seen from the first."""
        self.bind("payer", self.it(), self.it())
        return self.posts(facts(by.who))

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
    def keyed(self, noun: N, key: str) -> N: ...

    @abstractmethod
    def it(self) -> N: ...

    @abstractmethod
    def me(self) -> N: ...

    @abstractmethod
    def myself(self) -> N:
        """This character, where "it" could be somebody else."""

    @abstractmethod
    def that_enemy(self) -> N: ...

    @abstractmethod
    def that_one(self) -> N: ...

    @abstractmethod
    def noun(self, which: Filter, article: str) -> N: ...

    @abstractmethod
    def noun_of(self, found: Facts, article: str) -> N: ...

    @abstractmethod
    def called(self, name: str) -> N: ...

    @abstractmethod
    def token(self, which: TokenFilter, article: str) -> N: ...

    @abstractmethod
    def token_named(self, id: str, article: str) -> N: ...

    @abstractmethod
    def with_size(self, noun: N, most: size) -> N: ...

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

    @abstractmethod
    def static_ifs(self, tests: list[Test], query: str) -> tuple[str, ...]: ...
