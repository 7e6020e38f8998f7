"""English grammar: nouns, clauses, sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

from longbox.speech import listed

from ....codes import ANY_NUMBER, FACES, TYPES
from ....script.nodes import SELF, Amount, Either, Filter, Number, Test, holding, parts_of, size
from ....script.tactics import By
from ....words.tokens import TokenFilter
from ..clauses import Clause, begun_by_name, in_groups, in_one_breath, in_sentences, named_again, opening_of, ways_of
from ..facts import Facts, facts, is_near, name_of, with_both, without_parts
from ..moment import Moment
from ..teller import Teller
from .groups import none_of, once_per, same_for_all, sharing, together
from .nouns import ADJECTIVES, IT, THIS, Noun, a, noun, third, upper
from .pieces import TIMES, up_to_size


def runs(phrases: list[str], group: list[Clause]) -> list[str]:
    """What one verb is said of is joined, where another verb stands beside it: needs no sight and ignores cover and Stealth."""
    verbs = [clause.verb for clause in group]
    if len({*verbs}) == 1 or any(clause.times for clause in group):
        return phrases
    return [listed([phrase for phrase, _ in some]) for _, some in groupby(zip(phrases, verbs, strict=True), lambda one: one[1])]


def each_of_both(price: str) -> str:
    return f"{price} {'together' if price == 'play this card' else 'each'}"


def opened(front: str, body: str) -> str:
    """A sentence behind its opening; after a colon, where it is too long to be read in one breath."""
    return f"{front}{',' if in_one_breath(front, body) and not body.startswith('Choose one:') else ':'} {body}"


class English(Teller[Noun]):
    language = "en"

    # -- nouns ---------------------------------------------------------------------------------------------------------

    def it(self) -> Noun:
        return IT

    def keyed(self, noun: Noun, key: str) -> Noun:
        return replace(noun, key=key)

    def me(self) -> Noun:
        if "self" in self.refs:
            return self.who(SELF)
        return noun("the leader") if self.leading else IT if self.squad else noun("this character")

    def myself(self) -> Noun:
        return IT if self.squad else noun("this character")

    def that_enemy(self) -> Noun:
        return noun("that enemy")

    def that_one(self) -> Noun:
        return noun("that character")

    def called(self, name: str) -> Noun:
        self.proper.add(name)
        return noun(name)

    def with_size(self, one: Noun, most: size) -> Noun:
        return noun(f"{one.text.replace('the target', 'a target')} {up_to_size(most.most)}")

    def faces(self, faces: Iterable[int], word: str = "and") -> str:
        return listed([f"{{{FACES[face]}}}" for face in faces], word)

    def posts(self, found: Facts) -> str:
        told = [self.look("FILTERS", name_of(one))(self, one, no)[0] for one, no in self.needed(found).posts]
        near = [one for one in told if "within" in one[:10]]
        if len(near) == 2 and near[1].removesuffix("the second") == near[0].removesuffix("the first of them"):
            near, told = [near[0].replace("the first of them", "both")], [one for one in told if one not in near]
        sizes = [one for one in told if one.startswith("of Size ")]
        rest = [one for one in told if one not in near and one not in sizes]
        rest.sort(key=lambda one: one.startswith("that"))
        rest = with_both(rest, "with ", "and")
        whole = "".join(f" {one}" for one in [*sizes, *([" and ".join(near)] if near else []), *rest])
        clauses = [one for one in rest if one.startswith("that")]
        if len(clauses) < 2:
            return whole
        return whole.replace(" ".join(clauses), f"that {together([one.removeprefix('that ') for one in clauses])}")

    def noun(self, which: Filter, article: str) -> Noun:
        if isinstance(which, Either):
            if self.both_pay(which):
                return noun("one of them")
            word = "and" if article == "every" else "or"
            return noun(f"{self.noun(which.one, article)} {word} {self.noun(which.two, article)}", many=article == "every")
        found = facts(which)
        if found.me:
            return self.me()
        if found.roles:
            return self.who(found.roles[0])
        if any(name_of(one) == "singled_out" and not no for one, no in found.posts):
            return self.look("ROLES", "chosen")(self)  # type: ignore[no-any-return]
        return self.noun_of(found, article)

    def noun_of(self, found: Facts, article: str) -> Noun:
        centre = self.centre_of(found, article)
        if centre is not None:  # who stands in the middle is meant, too
            about = self.who(centre)
            self.bind(centre.name, self.it())
            base = "enemy" if found.side else "character"
            return noun(f"{about} and every other {base}{self.posts(found)}", many=True)
        posts = self.posts(found)
        kinds = [ADJECTIVES[one] for one in found.adjectives if one in ADJECTIVES]
        if "not grunt" in found.adjectives:
            posts += " that is not a Grunt"
        if found.names:
            named = listed(self.names_of(found), "or")
            if found.side == "ally" and article == "every" and len(self.names_of(found)) > 1:
                return noun(f"each of your {' '.join([*kinds, listed(self.names_of(found), 'and')])}{posts}")
            if found.side == "ally":
                other = ["other"] if found.others == [SELF] else []
                return noun(f"your {' '.join([*other, *kinds, named.removeprefix('The ')])}{posts}")
            return noun(f"{' '.join([*kinds, named])}{posts}")
        kinds += [self.name(f"affiliation/{one}") for one in found.affiliations]
        if found.side == "ally":
            return self.of_yours(found, kinds, posts, "a" if article == "pick" else article)
        if article == "every":
            return self.everybody(found, kinds, posts)
        return self.somebody(found, kinds, posts, picked=article == "pick")

    def of_yours(self, found: Facts, kinds: list[str], posts: str, article: str) -> Noun:
        other = bool(found.others)
        if "active" in kinds and article == "a":
            return noun(f"your {' '.join([*kinds, 'character'])}{posts}")
        if is_near(found) and not other and not kinds:
            both = {"a": f"{self.me()} or another of yours", "every": f"{self.me()} and each other of yours"}[article]
            return noun(f"{both}{posts}", many=article == "every")
        start = {"a": "another of your" if other else "one of your", "every": "each of your other" if other else "each of your"}
        return noun(f"{start[article]} {' '.join([*kinds, 'characters'])}{posts}")

    def everybody(self, found: Facts, kinds: list[str], posts: str) -> Noun:
        some = " ".join([*kinds, found.side or "character"])
        if not found.side and found.others == [SELF]:
            near = is_near(found)
            if near and self.strike is not None:
                return noun(f"every {some}{posts} except this one")  # not only those that are not its target
            if posts and not near:
                return noun(f"everybody{posts} except {self.me()}")
        return noun(f"every {'other ' if found.others else ''}{some}{posts}")

    def somebody(self, found: Facts, kinds: list[str], posts: str, picked: bool) -> Noun:
        other = bool(found.others)
        if found.side or kinds:
            some = " ".join([*kinds, found.side or "character"])
            return noun(f"{f'another {some}' if other else a(some)}{posts}")
        if picked and not other and is_near(found):
            return noun(f"{self.me()} or another character{posts}")
        return noun(f"{'another character' if other else 'a character'}{posts}")

    def token(self, which: TokenFilter, article: str) -> Noun:
        parts = which.parts if which.name == "and" else (which,)
        flat: list[TokenFilter] = []
        for one in parts:
            flat += one.parts if one.name == "and" else (one,)
        named = next((one for one in flat if one.name == "token"), None)
        base = self.name(named.parts[0]) if named is not None else "token"
        posts = [self.look("TOKENS", one.name)(self, one) for one in flat if one.name != "token"]
        start = {"a": a(base), "every": f"each {base}", "another": f"another {base}", "the": f"the {base}"}[article]
        return noun(" ".join([start, *(one for one in posts if one)]))

    def token_named(self, id: str, article: str) -> Noun:
        return noun(f"{'the' if article == 'the' else 'each'} {self.name(id)}")

    def hold_limit(self) -> str:
        """How many of the tokens one character can hold."""
        limits = {one.hold for one in self.mission.tokens if one.hold} if self.mission is not None else set()
        return f" ({min(limits)} per character)" if limits else ""

    # -- numbers -------------------------------------------------------------------------------------------------------

    def much(self, n: Amount, one: str, many: str = "", of: str = "") -> str:
        """So many of something; `of` stands behind the thing itself."""
        many = many or one
        of = f" {of}" if of else ""
        if isinstance(n, int):
            return f"{n} {one if n == 1 else many}{of}"
        how, told = self.number(n)
        if how == "n":
            return f"{told} {one if told == '1' else many}{of}"
        if how == "per":
            return f"1 {one}{of} {told}"
        return f"{many}{of} equal to {told}" if one == many else f"as many {many}{of} as {told}"

    def number(self, n: Number) -> tuple[str, str]:
        found: tuple[str, str] = self.look("NUMBERS", n.name)(self, *n.parts)
        return found

    # -- conditions ----------------------------------------------------------------------------------------------------

    def an_attack(self, types: Iterable[int], side: str = "") -> str:
        kinds = listed([f"{{{TYPES[kind]}}}" for kind in types], "or") if types else ""
        return a(" ".join(one for one in ("enemy" if side == "enemy" else "", kinds, "attack") if one))

    def predicate(self, who: Any, found: Facts) -> str:
        """What is said of somebody."""
        told = [self.look("FILTERS", name_of(one))(self, one, no)[1] for one, no in found.posts]
        told += [
            f"is {'not a' if one.startswith('not') else 'a'} Grunt" if "grunt" in one else f"is {ADJECTIVES[one]}"
            for one in found.adjectives
        ]
        told += [f"is {self.name(f'affiliation/{one}')}" for one in found.affiliations]
        if found.side:
            other = found.others == [SELF] and found.side == "ally"
            told.append("is an enemy" if found.side == "enemy" else "is another of yours" if other else "is yours")
        if found.me:
            told.append(f"is {self.me()}")
        told += [f"is {self.who(one)}" for one in found.roles]
        if found.names:
            told.append(f"is {listed(self.names_of(found), 'or')}")
        return f"{who} " + together(told or ["is not Dazed or KO'd"])

    def conditions(self, ifs: list[str]) -> str:
        return self.front([f"if {listed(ifs)}"] if ifs else [])

    def either(self, fronts: list[str]) -> str:
        if len(fronts) == 1:
            return fronts[0]
        if [one.replace("is Dazed", "is KO'd") for one in fronts] == [fronts[1]] * 2:
            return fronts[0].replace("is Dazed", "is Dazed or KO'd")
        turned = re.match("(When (.+) attacks this character)(.*)", fronts[0])
        if turned is not None and fronts[1:] == [f"When {THIS} attacks {turned[2]}{turned[3]}"]:
            self.bind("self", self.myself(), self.it())
            return f"{turned[1]} or is attacked by it{turned[3]}"
        if told := ways_of(fronts, ("When this character", "When one of your", "When another of your"), "or"):
            return told
        rest = [
            re.sub(r"^(When|After|Before|At|In) ", lambda m: "" if fronts[0].startswith(m[1]) else f"{m[1].lower()} ", one)
            for one in fronts[1:]
        ]
        both = re.search(rf"{THIS} or another of yours within \{{range\}} \d", fronts[0])
        if both is not None:
            rest = [one.replace(both[0], "one of them") for one in rest]
        return f"{fronts[0]}, or {', or '.join(rest)}"

    def static_ifs(self, tests: list[Test], query: str) -> tuple[str, ...]:
        moment = Moment(self, {}, tests)
        limited, types, attackers = moment.attacks(tests)
        found = []
        if limited:
            by = "".join(f" of {self.noun_of(facts(test.parts[1]), 'a')}" for test in attackers)
            kinds = f"{listed([f'{{{TYPES[kind]}}}' for kind in types])} " if types else ""
            found.append(f"^{'with' if query == 'attack_dice' else 'against'} {kinds}attacks{by}")
        if query == "attack_dice":
            found += [f"^against {self.who(one)}" for one in moment.aims()]
        source = moment.sources()
        return (*found, *moment.rest(), *(f"~{self.test(test)}" for test in source))

    # -- sentences -----------------------------------------------------------------------------------------------------

    def front(self, parts: list[str]) -> str:
        return upper(", ".join(parts)) if parts else ""

    def phrase(self, clause: Clause, before: Clause | None) -> str:
        """A clause; without its subject, and without its verb, where the one before had the same."""
        rest = " ".join(one for one in (clause.first, clause.rest) if one) + clause.tail
        if before is not None and before.verb == clause.verb and clause.verb != "take":
            told = rest
        else:
            rest = f"{clause.verb} {rest}" if rest else clause.verb
            if clause.may and str(clause.subject) == "the attack" and clause.verb == "have":
                told = f"you may add {clause.first.replace(' more', '', 1)} to the attack"
            elif clause.may:
                told = rest if before is not None else f"{clause.subject or 'you'} may {rest}"
            elif clause.subject is None:
                told = rest
            else:
                done = rest if clause.subject.many else third(rest)
                told = done if before is not None else f"{clause.subject} {done}"
        return told

    def late(self, clause: Clause) -> list[str]:
        return [TIMES[time] for time in clause.times if time not in ("after", "before", "settled")]

    def sentence(self, clauses: list[Clause]) -> str:
        first = clauses[0]
        if first.ready:
            return first.ready
        turns, fronts, ifs, behind = opening_of(first)
        if "before" in first.times:
            fronts.insert(0, "before damage")
        if "settled" in first.times:
            fronts.insert(0, "once that is settled")
        if "in that attack" in fronts and ifs:
            fronts.remove("in that attack")
            ifs = [one.replace("the attack roll", "that attack's roll").replace("the attack ", "that attack ") for one in ifs]
        if "after" in first.times and self.series:
            hurts = ifs[:1] == ["the attack deals damage"]
            fronts.insert(0, "after each attack that deals damage" if hurts else "after each attack")
            ifs = ifs[1:] if hurts else ifs
        if "series" in first.times:
            fronts.insert(0, "after all attacks")
            clauses = [replace(one, times=tuple(time for time in one.times if time != "series")) for one in clauses]
        if ifs:
            fronts.append(f"if {listed(ifs)}")
        if len(ifs) == 1 and ifs[0].startswith(f"{THIS} "):  # named there, and nobody else
            clauses = [replace(one, subject=IT if str(one.subject) == THIS else one.subject) for one in clauses]
        told = []
        for number, group in enumerate(named_again(in_groups(clauses), None if self.squad else self.myself())):
            later = number > 0 and "after" in group[0].times and not ("after" in first.times and self.series)
            told.append(self.group(group) + (" afterwards" if later else ""))
        if behind:
            told[-1] += f" {' '.join(behind)}"
        if "after" in first.times and not self.series:
            told[0] = f"{told[0]} afterwards" if fronts and "," not in told[0] else f"afterwards {told[0]}"
        body = "; ".join(told)
        return f"{turns}{opened(', '.join(fronts), body)}" if fronts else f"{turns}{body}"

    def group(self, group: list[Clause]) -> str:
        """Clauses with one subject, and how long they last: said once at the end where that is the same for all."""
        group = [none_of(clause, len(group) == 1) for clause in group]
        if len({clause.tail for clause in group}) == 1:  # what is true of all is said behind the last of them
            group = [*(replace(clause, tail="") for clause in group[:-1]), group[-1]]
        front, group = once_per(group)
        first = group[0]
        phrases = [self.phrase(clause, group[number - 1] if number else None) for number, clause in enumerate(group)]
        late = [self.late(clause) for clause in group]
        at_end = same_for_all(late)
        if not at_end:
            phrases = [" ".join([phrase, *more]) for phrase, more in zip(phrases, late, strict=True)]
        if len(group) > 1 and all(clause.verb == "take" for clause in group):
            told = ", ".join([phrases[0], *(re.sub(r"^takes? ", "then ", one) for one in phrases[1:])])
        else:
            denied = all(clause.verb in ("cannot", "can") for clause in group)
            told = listed(sharing(phrases) if denied else runs(phrases, group), "or" if denied else "and")
        if not in_one_breath("", told) and not first.may and not any(late) and len(str(first.subject or "").split()) < 4:
            told = "; ".join(self.phrase(clause, None) for clause in group)  # a sentence for each
        return front + (" ".join([told, *late[-1]]) if at_end else told)

    def passage(self, front: str, clauses: list[Clause]) -> str:
        sentences = begun_by_name(in_sentences(clauses), None if self.squad else self.myself())
        told = [self.sentence(one).removesuffix(".").removesuffix("!") for one in sentences]
        if front:
            told[0] = re.sub("^The next", "the next", told[0])
            simple = not any(one[0] != "~" for one in sentences[0][0].ifs)
            turns = not simple and sentences[0][0].ifs[0].endswith(":")
            told[0] = f"{front}, {told[0]}" if turns else opened(front, told[0]) if simple else f"{front}: {told[0]}"
        return " ".join(upper(one) if one.endswith(".)") else f"{upper(one)}." for one in told)

    def after_colon(self, told: str) -> str:
        names = [name for name in (self.payer_name, str(self.refs.get("partner", ("",))[0])) if name]
        if any(told.startswith(name) for name in (*names, *self.proper)):
            return told
        return told[:1].lower() + told[1:]

    # -- who pays ------------------------------------------------------------------------------------------------------

    def payers(self, by: tuple[By, ...], front: str) -> str:
        told = self.paying(by)
        return f"{front}, {told}" if front else upper(told)

    def price(self, one: By, who: Noun) -> str:
        self.bind("self", who, IT)
        if one.damage:
            return f"suffer {one.damage} damage"
        if one.cost == 0 and one.most == 0:
            return "play this card"
        if one.most != 0:
            most = one.most if isinstance(one.most, int) else one.most.parts[-1]
            return f"spend {one.cost} to {most} {{power}}"
        if isinstance(one.cost, int):
            return f"spend {one.cost} {{power}}"
        return f"spend {{power}} equal to {self.number(one.cost)[1]}"

    def payer(self, one: By) -> Noun:
        found = facts(one.who)
        both = [other for other in parts_of(one.who) if isinstance(other, Either)]
        if both and all(role in str(both[0]) for role in ("attacker", "target")):
            kinds = [self.name(f"affiliation/{name}") for name in found.affiliations]
            return noun(" ".join(["your", "attacking or defending", *kinds, "character"]))
        if found.roles:
            return self.who(self.only_by_part(found))
        return self.noun_of(replace(without_parts(found), side="ally"), "a")

    def paying(self, by: tuple[By, ...]) -> str:
        one = by[0]
        if len(by) == 3:
            price = self.price(one, IT)
            return f"{self.payer(one)} and two others of yours{self.near_payer(by[1])} {price} each"
        if len(by) == 2:
            return self.both_paying(one, by[1])
        if one.upto > 1:
            found = replace(facts(one.who), side="ally")
            states = ["other"] * bool(found.others) + [one for one in found.adjectives if one in ("injured", "healthy")]
            kinds = " ".join([*states, *(self.name(f"affiliation/{name}") for name in found.affiliations), "characters"])
            if any(isinstance(post, Either) for post, _ in found.posts):
                kinds = "characters among them"
            if any(isinstance(post, holding) and no for post, no in found.posts):
                kinds += " without objective tokens"
            price = self.price(one, IT)
            some = f"at least {one.least}" if one.least > 1 else "any number" if one.upto == ANY_NUMBER else f"up to {one.upto}"
            return f"{some} of your {kinds} {price} each"
        who = self.payer(one)
        told = f"{who} {third(self.price(one, IT))}"
        self.payer_part = who if facts(one.who).roles else self.that_one()
        self.bind("self", self.payer_part, self.payer_part)
        return told

    def both_paying(self, one: By, other: By) -> str:
        first, second = self.payer(one), self.payer(other)
        if str(first) == str(second):
            price = self.price(one, IT)
            self.bind("self", noun("the first of them"))
            self.bind("payer", noun("the first of them"))
            self.bind("partner", noun("the second"))
            return f"two {first.text.removeprefix('one ')} {each_of_both(price)}"
        price = self.price(one, IT)
        self.bind("payer", first, noun("the first of them"))
        partner = self.partner(other) or noun("the other one")
        self.bind("partner", partner, partner)
        start = "your " if len(facts(other.who).names) > 1 else "one of your"
        other_one = second.text.replace(start, {"your ": "your other "}.get(start, "another of your"), 1)
        second = noun(other_one.replace(" of the first of them", " of each other", 1))
        return f"{first} and {second} {each_of_both(price)}"
