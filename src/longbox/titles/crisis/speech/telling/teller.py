"""How a script becomes sentences: what is the same in every language.

A `Teller` walks along a part of a card and asks the tables of its language for the telling of each word. Effects become clauses
(who does what, `effects`), filters become nouns (`facts`, `speaker`), tests become conditions (`tests`), triggers open a sentence
(`moment`). Here the sentences of a whole attack, superpower, Team Tactic or Crisis card are put together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...codes import INNATE
from ...script.cards import Rule, Static, Strike, Superpower, printed_on
from ...script.crises import Crisis, Deed
from ...script.moments import EVENTS
from ...script.nodes import All, Test, ally, parts_of, role
from ...script.tactics import Tactic
from .clauses import in_one_breath
from .facts import ADJECTIVES, SILENT, Facts, facts
from .parts import PartTeller
from .speaker import N
from .tests import OBVIOUS, joined, tests_in
from .words import nodes_in, states_in

NEUTRAL: dict[str, set[str]] = {
    "FILTERS": {"All", "Either", "Not", "ally", "enemy", "foe", "other", "me", "role", "named", "affiliated", *SILENT, *ADJECTIVES},
    "TESTS": {"always", "and", *OBVIOUS} - {"any_of"},
    "EFFECTS": {
        "seq", "may", "if_", "each", "choose", "pick_some", "one_of", "opponent", "both_players", "until", "lasts", "next_attack",
        "no_next_attack", "tick", "note_affected", "note_afflicted", "remember_conditions",
        "mark_attack", "spend", "note", "after_effect", "choose_number",
    },
    "TOKENS": {"and"},
    "ROLES": {"card"},
}  # fmt: skip
"""Words that are told by the teller itself, the same in every language."""


class Teller(PartTeller[N]):
    """Tells one part of a card in one language."""

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
        self.limits_are_said(strike.rules)
        return " ".join(dict.fromkeys([one for one in (*found, *self.notes) if one]))

    def superpower(self, power: Superpower) -> str:
        self.squad = bool(power.leadership)
        self.leading = self.squad and self.card.startswith(printed_on(""))
        self.states, self.side = states_in(power), power.side
        found = []
        if power.kind == INNATE:
            found += self.parts(power.parts)
            if not power.parts and power.do is None:
                found.append(self.look("PHRASES", "unexplained"))
            if power.do is not None:  # what a Leadership lets its characters do
                self.refs = {}
                front = self.look("PHRASES", "deed")(self, self.noun(ally, "a"), power.cost)
                self.bind("it", self.it())
                found.append(f"{front} {self.after_colon(self.passage('', self.effect(power.do)))}")
        else:
            self.you = not power.on
            self.notice(power)
            front = ""
            if power.on:
                extra = [test for test in tests_in(power.when) if test.name not in OBVIOUS]
                triggers = [replace(one, when=joined([*tests_in(one.when), *extra])) for one in power.on]
                front = self.trigger(triggers)
                for moment in triggers:
                    for _, which in moment.filters:
                        self.note_limits(which)
            else:
                tests = [test for test in tests_in(power.when) if test.name not in OBVIOUS]
                front = self.conditions([self.test(test) for test in tests])
            assert power.do is not None
            clauses = self.effect(power.do)
            for one in power.parts:
                clauses += self.lasting_part(one)
            told = self.passage(front, clauses)
            if self.has_x:
                told = f"{self.look('PHRASES', 'choose x')(power.cost, power.most)} {told}"
            found.append(f"{self.look('PHRASES', 'action')} {told}" if power.action else told)
        if power.limit:
            found.append(self.look("PHRASES", "limit")(self, power.limit))
        self.limits_are_said(power.on, power.do, power.parts, power.when)
        return " ".join(dict.fromkeys([one for one in (*found, *self.notes) if one]))

    def moment_and_payers(self, card: Tactic) -> tuple[str, Tactic]:
        """When a Team Tactic card is played, and the card with what is said of its payers there taken from them."""
        self.squad = True
        self.states = states_in(card)
        names = self.names_of(facts(card.by[0].who))
        self.payer_name = names[0] if len(names) == 1 else ""
        self.mutual = {"paired", "heave"} & {type(one).__name__ for one in nodes_in(card)} != set() or any(
            isinstance(one, Test) and one.name == "that" and one.parts[0].name in ("partner", "subject") for one in nodes_in(card)
        )
        card = payer_in_trigger(card)
        tests = [test for test in tests_in(card.when) if test.name not in OBVIOUS]
        if card.on:
            front = self.trigger(replace(one, when=joined([*tests_in(one.when), *tests])) for one in card.on)
        else:
            front = self.conditions([self.test(test) for test in tests]) if tests else ""
        return front, card

    def payment(self, card: Tactic) -> str:
        """Who pays for a Team Tactic card, and how much; whoever the moment has named is named again, as nobody reads it here."""
        if card.recruits is not None:
            return str(self.look("PHRASES", "recruit")(self))
        card = self.moment_and_payers(card)[1]
        for part in facts(card.by[0].who).roles:
            which = next((dict(one.filters)[part.name] for one in card.on if part.name in dict(one.filters)), None)
            if which is not None and str(self.refs.get(part.name, ("",))[0]) == str(self.it()):
                self.refs = {}
                self.bind(part.name, self.noun(which, "a"))
        return self.payers(card.by, "")

    def tactic(self, card: Tactic) -> str:
        self.notice(card.do)
        if card.recruits is not None:
            self.squad = True
            self.bind("self", self.that_one(), self.that_one())
            told = self.passage("", self.effect(card.do))
            return f"{self.look('PHRASES', 'recruits')(self, card.recruits)} {told}"
        payer = card.by[0].who
        front, card = self.moment_and_payers(card)
        before = dict(self.refs)
        pays = self.payers(card.by, front)
        apart = bool(front) and not in_one_breath("", pays)
        if apart:  # the moment, then who pays, then the effect
            self.refs = before
            pays = f"{front.rstrip(',')}: {self.after_colon(self.payers(card.by, ''))}"
        self.name_payer(payer)
        told = self.passage("", self.effect(card.do))
        if self.has_x:
            pays = self.look("PHRASES", "x spent")(self, pays)
        found = [f"{pays}. {told}" if apart else f"{pays}: {self.after_colon(told)}"]
        if card.action:
            found[0] = f"{self.look('PHRASES', 'action')} {found[0]}"
        found += self.deeds(card.deeds)
        if card.not_with:
            found.append(self.look("PHRASES", "not with")(self, self.name(card.not_with)))
        if card.besides:
            found.append(self.look("PHRASES", "besides")(self))
        self.limits_are_said(card.by, card.on, card.when, card.do)
        return " ".join([*found, *self.notes])

    def deeds(self, deeds: Iterable[Deed]) -> list[str]:
        """What characters may do in their activations."""
        found = []
        for deed in deeds:
            self.refs = {}
            self.note_limits(deed.who)
            front = self.look("PHRASES", "deed")(self, self.noun(deed.who, "a"), deed.cost)
            found.append(f"{front} {self.after_colon(self.passage('', self.effect(deed.do)))}")
        return found

    def crisis(self, card: Crisis) -> str:
        self.mission = card
        found = [self.look("PHRASES", "scoring")(self, card)]
        for rule in card.interactions:
            self.refs = {}
            who = self.look("PHRASES", "interacting")(self)
            self.bind("it", who, who)
            self.bind("token", self.token_named(f"{card.id}/{rule.token}", "the"))
            told = self.passage("", self.effect(rule.do))
            found.append(f"{self.look('PHRASES', 'interact')} {told}")
        found += self.deeds(card.deeds)
        found += self.parts(card.parts)
        if card.scored is not None:
            self.refs = {}
            found.append(self.passage(self.look("PHRASES", "scored"), self.effect(card.scored)))
        self.limits_are_said(card)
        return " ".join([*found, *self.notes])


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
