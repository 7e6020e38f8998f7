"""German grammar: cases, word order, sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from longbox.speech import listed

from ....codes import ANY_NUMBER, FACES, TYPES
from ....script.nodes import SELF, Amount, Either, Filter, Number, Test, holding, parts_of, size
from ....script.tactics import By
from ....words.tokens import TokenFilter
from ..clauses import Clause, begun_by_name, in_groups, in_one_breath, in_sentences, named_again, opening_of, ways_of
from ..facts import Facts, facts, is_near, name_of, with_both, without_parts
from ..moment import Moment
from ..teller import Teller
from .groups import none_of, once_per, together
from .nouns import IT, STEMS, Noun, cased, fixed, pronoun, quoted, tidy, upper
from .pieces import EACH_OTHER, FIRST, LEADER, OTHER, THIS, TIMES, up_to_size
from .verbs import HAVE

A: Final = ("ein", "einen", "einem")
EVERY: Final = ("jeder", "jeden", "jedem")
THE: Final = ("der", "den", "dem")
YOUR: Final = ("dein", "deinen", "deinem")
WEAK: Final = ("e", "en", "en")
"""Endings of an adjective behind "jeder"."""


def both(one: Noun, more: Noun) -> Noun:
    """One noun and what is said besides it, case by case."""
    return Noun(f"{one.nom} {more.nom}", f"{one.acc} {more.acc}", f"{one.dat} {more.dat}", "-")


def who_both(posts: list[str]) -> list[str]:
    """Zwei Relativsätze hinter einem Hauptwort werden einer."""
    said = [one for one in posts if one.startswith(", der ")]
    if len(said) < 2:
        return posts
    whole = f", der {listed([one.removeprefix(', der ').removesuffix(',') for one in said], 'und')},"
    return [*(one for one in posts if one not in said), whole]


def each_of_both(price: str) -> str:
    return f"{price} gemeinsam" if price == "diese Karte" else f"je {price}"


def in_front(places: list[str]) -> str:
    """What stands before the verb; a comma at its end is kept."""
    return ", ".join(one.rstrip(",") for one in places) + ("," if places and places[-1].endswith(",") else "")


class German(Teller[Noun]):
    language = "de"

    # -- nouns ---------------------------------------------------------------------------------------------------------

    def it(self) -> Noun:
        return IT

    def keyed(self, noun: Noun, key: str) -> Noun:
        return replace(noun, key=key)

    def me(self) -> Noun:
        if "self" in self.refs:
            return self.who(SELF)
        return LEADER if self.leading else IT if self.squad else THIS()

    def myself(self) -> Noun:
        return IT if self.squad else THIS()

    def that_enemy(self) -> Noun:
        return Noun("dieser Feind", "diesen Feind", "diesem Feind", "dieses Feindes")

    def that_one(self) -> Noun:
        return THIS()

    def called(self, name: str) -> Noun:
        return fixed(name, f"von {name}")

    def attack_name(self, id: str) -> str:
        return quoted(super().attack_name(id))

    def with_size(self, one: Noun, most: size) -> Noun:
        note = f" {up_to_size(most.most)}"
        if one.nom == "das Ziel":
            one = Noun("ein Ziel", "ein Ziel", "einem Ziel", "eines Ziels")
        return Noun(f"{one.nom}{note}", f"{one.acc}{note}", f"{one.dat}{note}", f"{one.gen}{note}")

    def faces(self, faces: Iterable[int], word: str = "und") -> str:
        return listed([f"{{{FACES[face]}}}" for face in faces], word)

    def posts(self, found: Facts) -> str:
        told = [self.look("FILTERS", name_of(one))(self, one, no)[0] for one, no in self.needed(found).posts]
        near = [one for one in told if "{range}" in one[:14]]
        if len(near) == 2 and near[1].removesuffix("zum zweiten von ihnen") == near[0].removesuffix("zum ersten von ihnen"):
            near, told = [near[0].replace("zum ersten von ihnen", "zu beiden")], [one for one in told if one not in near]
        sizes = [one for one in told if one.startswith("der Größe ")]
        rest = with_both([one for one in told if one not in near and one not in sizes], "mit ", "und")
        rest = who_both(rest)
        if "not grunt" in found.adjectives:
            rest.append(", der kein Diener ist,")
        if "grunt" in found.adjectives:
            rest.append(", der ein Diener ist,")
        return "".join(
            f" {one}"
            for one in [*sizes, *([" und ".join(near)] if near else []), *sorted(rest, key=lambda one: one.startswith(","))]
        ).replace(" ,", ",")

    def noun(self, which: Filter, article: str) -> Noun:
        if isinstance(which, Either):
            if self.both_pay(which):
                return cased("{0} von ihnen", ("einer", "einen", "einem"))
            one, two = self.noun(which.one, article), self.noun(which.two, article)
            word = "und" if article == "every" else "oder"
            return Noun(f"{one.nom} {word} {two.nom}", f"{one.acc} {word} {two.acc}", f"{one.dat} {word} {two.dat}", "-")
        found = facts(which)
        if found.me:
            return self.me()
        if found.roles:
            return self.who(found.roles[0])
        if any(name_of(one) == "singled_out" and not no for one, no in found.posts):
            return self.look("ROLES", "chosen")(self)  # type: ignore[no-any-return]
        return self.noun_of(found, article)

    def characters(self, found: Facts) -> tuple[str, str]:
        """Character and characters, of an affiliation if one is named."""
        names = [self.name(f"affiliation/{one}") for one in found.affiliations]
        if names and all(word[:1].isupper() for word in names[0].split()):
            start = names[0].replace(" ", "-")
            return f"{start}-Charakter", f"{start}-Charaktere"
        return (f"Charakter ({names[0]})", f"Charaktere ({names[0]})") if names else ("Charakter", "Charaktere")

    def noun_of(self, found: Facts, article: str) -> Noun:
        centre = self.centre_of(found, article)
        if centre is not None:  # who stands in the middle is meant, too
            about = self.who(centre)
            self.bind(centre.name, pronoun(about))
            base = "Feind" if found.side else "Charakter"
            return both(about, cased(f"und {{0}} ander_ {base}{self.posts(found)}", EVERY, WEAK))
        posts = self.posts(found)
        stems = [STEMS[one] for one in found.adjectives if one in STEMS]
        if found.names:
            return self.named_ones(found, stems, posts, article)
        if found.side == "ally":
            return self.of_yours(found, stems, posts, "a" if article == "pick" else article)
        if article == "every":
            return self.everybody(found, stems, posts)
        return self.somebody(found, stems, posts, picked=article == "pick")

    def named_ones(self, found: Facts, stems: list[str], posts: str, article: str) -> Noun:
        """Somebody who is named; each of those named, if there are several."""
        named = listed([f"„{one}“" if "," in one else one for one in self.names_of(found)], "oder")
        if found.side == "ally" and article == "every" and len(self.names_of(found)) > 1:
            some = " ".join([*(f"{stem}en" for stem in stems), "Charaktere", listed(self.names_of(found), "und")])
            return cased(f"{{0}} deiner {some}{posts}", EVERY)
        own = YOUR if found.side == "ally" else THE
        others = ["ander"] if found.side == "ally" and found.others == [SELF] else []
        return cased(
            f"{{0}} {' '.join([f'{stem}_' for stem in [*others, *stems]])} Charakter {named}{posts}".replace("  ", " "), own
        )

    def of_yours(self, found: Facts, stems: list[str], posts: str, article: str) -> Noun:
        single, plural = self.characters(found)
        other, some = bool(found.others), " ".join([*(f"{stem}en" for stem in stems), plural])
        if "aktiv" in stems and article == "a":
            return cased(f"{{0}} aktiv_ {single}{posts}", YOUR)
        if is_near(found) and not other and not stems and not found.affiliations:
            mine = self.me()
            if article == "a":
                return both(mine, cased(f"oder {{0}} ander_ von dir{posts}", A, ("er", "en", "en")))
            return both(mine, cased(f"und {{0}} ander_ von dir{posts}", EVERY, WEAK))
        if article != "a":
            return cased(f"{{0}} deiner {'anderen ' if other else ''}{some}{posts}", EVERY)
        if other:
            return cased(f"{{0}} ander_ deiner {some}{posts}", A)
        return cased(f"{{0}} deiner {some}{posts}", ("einer", "einen", "einem"))

    def some(self, found: Facts, stems: list[str], other: bool) -> str:
        base = "Feind" if found.side == "enemy" else self.characters(found)[0]
        return " ".join([*(["ander_"] if other else []), *(f"{stem}_" for stem in stems), base])

    def everybody(self, found: Facts, stems: list[str], posts: str) -> Noun:
        if not found.side and found.others == [SELF]:
            near = is_near(found)
            if near and self.strike is not None:  # in an attack: not only those that are not its target
                return cased(f"{{0}} {self.some(found, stems, False)}{posts} außer diesem", EVERY, WEAK)
            if posts and not near:
                return cased(f"{{0}}{posts} außer {self.me().dat}", EVERY)
        return cased(f"{{0}} {self.some(found, stems, bool(found.others))}{posts}", EVERY, WEAK)

    def somebody(self, found: Facts, stems: list[str], posts: str, picked: bool) -> Noun:
        other = bool(found.others)
        if picked and is_near(found) and not other and not found.side and not stems:
            nom, acc, dat = (f"oder jemand {end}{posts}" for end in ("anderes", "anderen", "anderem"))
            return both(self.me(), Noun(nom, acc, dat, "-"))
        if self.some(found, stems, False) != "Charakter":
            return cased(f"{{0}} {self.some(found, stems, other)}{posts}", A)
        if other:
            return Noun(f"jemand anderes{posts}", f"jemand anderen{posts}", f"jemand anderem{posts}", "-")
        return cased(f"{{0}}{posts}", ("jemand", "jemanden", "jemandem"))

    def token(self, which: TokenFilter, article: str) -> Noun:
        parts = which.parts if which.name == "and" else (which,)
        flat: list[TokenFilter] = []
        for one in parts:
            flat += one.parts if one.name == "and" else (one,)
        named = next((one for one in flat if one.name == "token"), None)
        base = f"Marker „{self.name(named.parts[0])}“" if named is not None else "Marker"
        posts = " ".join(one for one in (self.look("TOKENS", one.name)(self, one) for one in flat if one.name != "token") if one)
        start = {
            "a": ("{0}", ("ein", "einen", "einem")), "every": ("{0}", ("jeder", "jeden", "jedem")),
            "another": ("{0} ander_", ("ein", "einen", "einem")), "the": ("{0}", ("der", "den", "dem")),
        }[article]  # fmt: skip
        return cased(f"{start[0]} {base} {posts}".rstrip(), start[1])

    def token_named(self, id: str, article: str) -> Noun:
        words = ("der", "den", "dem") if article == "the" else ("jeder", "jeden", "jedem")
        return cased(f"{{0}} Marker „{self.name(id)}“", words, gen=f"des Markers „{self.name(id)}“")

    def hold_limit(self) -> str:
        limits = {one.hold for one in self.mission.tokens if one.hold} if self.mission is not None else set()
        return f" ({min(limits)} pro Charakter)" if limits else ""

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
        so = "so viel" if one in ("{power}", "Schaden", "SP") else "so viele"
        return f"1 {one}{of} {told}" if how == "per" else f"{so} {many}{of} wie {told}"

    def number(self, n: Number) -> tuple[str, str]:
        found: tuple[str, str] = self.look("NUMBERS", n.name)(self, *n.parts)
        return found

    # -- conditions ----------------------------------------------------------------------------------------------------

    def kinds(self, types: Iterable[int], word: str = "oder") -> str:
        return f" vom Typ {listed([f'{{{TYPES[kind]}}}' for kind in types], word)}" if types else ""

    def an_attack(self, types: Iterable[int], side: str = "") -> Noun:
        return cased(f"{{0}} {'feindlich_ ' if side == 'enemy' else ''}Angriff{self.kinds(types)}", ("ein", "einen", "einem"))

    def predicate(self, who: Any, found: Facts) -> str:
        """What is said of somebody, the verb at the end."""
        told = [self.look("FILTERS", name_of(one))(self, one, no)[1] for one, no in found.posts]
        told += [
            f"{'kein' if one.startswith('not') else 'ein'} Diener ist" if "grunt" in one else f"{STEMS[one]} ist"
            for one in found.adjectives
        ]
        told += [f"zu {self.name(f'affiliation/{one}')} gehört" for one in found.affiliations]
        if found.side:
            other = found.others == [SELF] and found.side == "ally"
            told.append("ein Feind ist" if found.side == "enemy" else "ein anderer von dir ist" if other else "von dir ist")
        if found.me:
            told.append(f"{self.me()} ist")
        told += [f"{self.who(one)} ist" for one in found.roles]
        if found.names:
            told.append(f"{listed(self.names_of(found), 'oder')} ist")
        return f"{who} {together(told or ['weder angeschlagen noch besiegt ist'])}"

    def conditions(self, ifs: list[str]) -> str:
        return f"Wenn {listed(ifs, 'und')}," if ifs else ""

    def either(self, fronts: list[str]) -> str:
        if len(fronts) == 1:
            return fronts[0]
        if [one.replace("angeschlagen wird", "besiegt wird") for one in fronts] == [fronts[1]] * 2:
            return fronts[0].replace("angeschlagen wird", "angeschlagen oder besiegt wird")
        if re.match("Wenn jemand .*diesen Charakter mit .*angreift", fronts[0]) and fronts[1].startswith(
            "Wenn dieser Charakter jemanden"
        ):
            return f"{fronts[1].rstrip(',')} oder von ihm so angegriffen wird,"
        if told := ways_of(fronts, ("Wenn dieser Charakter", "Wenn einer deiner", "Wenn ein anderer deiner"), "oder"):
            return f"{told},"
        rest = [one[:1].lower() + one[1:].rstrip(",") for one in fronts[1:]]
        if (both := re.search(r"anderen von dir (in \{range\} \d)", fronts[0])) is not None:
            rest = [one.replace(f"dieser Charakter oder ein anderer von dir {both[1]}", "einer von ihnen") for one in rest]
        return f"{fronts[0].rstrip(',')}, oder {', oder '.join(rest)},"

    def static_ifs(self, tests: list[Test], query: str) -> tuple[str, ...]:
        moment = Moment(self, {}, tests)
        limited, types, attackers = moment.attacks(tests)
        found = []
        if limited:
            by = "".join(f" {self.noun_of(facts(test.parts[1]), 'a').von}" for test in attackers)
            attacks = "mit Angriffen" if query == "attack_dice" else "gegen Angriffe"
            found.append(f"^{attacks}{self.kinds(types, 'und')}{by}")
        if query == "attack_dice":
            found += [f"^gegen {self.who(one).acc}" for one in moment.aims()]
        source = moment.sources()
        return (*found, *moment.rest(), *(f"~{self.test(test)}" for test in source))

    # -- sentences -----------------------------------------------------------------------------------------------------

    def times(self, clause: Clause) -> str:
        behind = [one.removeprefix("~") for one in clause.ifs if one.startswith("~")]
        return " ".join(
            [
                *(
                    TIMES[time]
                    for time in clause.times
                    if time not in ("before", "settled") and not (time == "after" and self.series)
                ),
                *behind,
            ]
        )

    def group(self, group: list[Clause], inverted: bool) -> str:
        """Clauses with one subject; after something in front the verb comes before the subject."""
        denied = [none_of(clause, len(group) == 1) for clause in group]
        if len(denied) > 1 and str(denied[0].subject).startswith("kein"):
            denied = [replace(denied[0], rest=listed([clause.rest for clause in denied], "oder"))]
        group = once_per(denied)
        first, phrases = group[0], list(self.phrases(group))
        if first.may:
            return self.allowed(first, phrases, inverted)
        who = first.subject.nom if first.subject is not None else ""
        start = f"{who} " if who else ""
        if who and inverted:
            verb, _, rest = phrases[0].partition(" ")
            phrases[0], start = f"{verb} {who} {rest.strip()}", ""
        told = f"{start}{listed(phrases, 'und')}"
        if in_one_breath("", told) or len(who.split()) > 3:
            return told
        return "; ".join([f"{start}{phrases[0]}", *(f"{who} {one}".strip() for one in phrases[1:])])  # ein Satz für jedes

    def allowed(self, first: Clause, phrases: list[str], inverted: bool) -> str:
        """What somebody may do; dice are added by a player and not by the attack."""
        if str(first.subject) == "der Angriff" and first.verb is HAVE:
            told = first.rest.replace(" mehr", "", 1)
            return f"{'darfst du' if inverted else 'du darfst'} dem Angriff {told} hinzufügen"
        can, who = ("darfst", "du") if first.subject is None else ("darf", first.subject.nom)
        return f"{f'{can} {who}' if inverted else f'{who} {can}'} {listed(phrases, 'und')}"

    def phrases(self, group: list[Clause]) -> Iterator[str]:
        """What the subject does, each verb once for all that it is said of; so is how long it lasts."""
        first, said = group[0], set[str]()
        for _, same_verb in groupby(group, lambda clause: clause.verb):
            run, things = list(same_verb), []
            for clause in run:
                time = "" if self.times(clause) in said else self.times(clause)
                said.add(time)
                things.append(" ".join(one for one in (clause.first, time, clause.rest) if one))
            verb, tail = run[0].verb, run[-1].tail
            told = listed([one for one in things if one] or [""], "und dann" if verb.end == "aus" else "und")
            if first.may:
                yield f"{told} {verb.infinitive}{tail}"
            else:
                yield f"{verb.do if first.subject is None else verb.does} {told} {verb.end}{tail}"

    def sentence(self, clauses: list[Clause], after: str = "") -> str:
        """One sentence; `after` is the opening it comes behind."""
        first = clauses[0]
        if first.ready:
            return first.ready
        turns, places, ifs, _ = opening_of(first)
        if "bei diesem Angriff" in places and ifs:
            places.remove("bei diesem Angriff")
            ifs = [
                one.replace("der Angriffswurf", "der Wurf dieses Angriffs").replace("der Angriff ", "dieser Angriff ")
                for one in ifs
            ]
        if "after" in first.times and self.series:
            hurts = ifs[:1] == ["der Angriff Schaden zufügt"]
            places.append("nach jedem Angriff, der Schaden zufügt," if hurts else "nach jedem Angriff")
            ifs = ifs[1:] if hurts else ifs
        if "before" in first.times:
            places.append(f"{TIMES['before']},")
        if "settled" in first.times:
            places.append("sobald das abgehandelt ist,")
        if ifs:
            places.append(f"wenn {listed(ifs, 'und')},")
        orders = first.subject is None and not first.may
        front = in_front(places)
        colon = bool(front) and orders and not front.endswith(",") and front != "sonst"
        inverted = bool(front or after) and not colon
        body = self.body(clauses, inverted)
        if front and not colon and not in_one_breath(front, body):
            colon, front, body = True, front.rstrip(","), self.body(clauses, inverted=False)
        whole = f"{front}: {upper(body)}" if colon else f"{front} {body}" if front else body
        return f"{turns}{upper(whole)}" if turns else whole

    def body(self, clauses: list[Clause], inverted: bool) -> str:
        return "; ".join(
            self.group(group, inverted and number == 0)
            for number, group in enumerate(named_again(in_groups(clauses), None if self.squad else self.myself()))
        )

    def passage(self, front: str, clauses: list[Clause]) -> str:
        told = [
            self.opened(front, one) if front and number == 0 else self.sentence(one)
            for number, one in enumerate(begun_by_name(in_sentences(clauses), None if self.squad else self.myself()))
        ]
        whole = [tidy(upper(one.removesuffix(".").removesuffix("!"))) for one in told]
        joined = " ".join(one if one.endswith(".)") else tidy(f"{one}.") for one in whole)
        return re.sub(r"(\{range\} \d+) (?=\d)", r"\1 je ", joined)  # zwei Zahlen nebeneinander liest niemand

    def opened(self, front: str, clauses: list[Clause]) -> str:
        """A sentence behind an opening: in one with it, or after a colon."""
        first = clauses[0]
        orders = first.subject is None and not first.may
        plain = not any(test[0] != "~" for test in first.ifs) and "before" not in first.times
        if plain and not first.ready and not (orders and not front.endswith(",")):
            body = self.sentence(clauses, front)
            if in_one_breath(front, body):
                return f"{front} {body}"
        body = self.sentence(clauses)
        if first.ifs and first.ifs[0].endswith(":"):
            return f"{front.rstrip(',')}, {body}"
        return f"{front.rstrip(',')}: {upper(body)}"

    def after_colon(self, told: str) -> str:
        return told

    # -- who pays ------------------------------------------------------------------------------------------------------

    def payers(self, by: tuple[By, ...], front: str) -> str:
        who, verb, price = self.paying(by)
        told = f"{front} {verb} {who} {price}" if front else f"{upper(who)} {verb} {price}"
        return tidy(f"{told}:").removesuffix(":")

    def price(self, one: By) -> tuple[str, str, str]:
        """What one does, what several do, and how much."""
        if one.damage:
            return "erleidet", "erleiden", f"{one.damage} Schaden"
        if one.cost == 0 and one.most == 0:
            return "spielt", "spielen", "diese Karte"
        if one.most != 0:
            most = one.most if isinstance(one.most, int) else one.most.parts[-1]
            return "gibt", "geben", f"{one.cost} bis {most} {{power}} aus"
        if isinstance(one.cost, int):
            return "gibt", "geben", f"{one.cost} {{power}} aus"
        self.bind("self", IT)
        return "gibt", "geben", f"so viel {{power}} aus wie {self.number(one.cost)[1]}"

    def payer(self, one: By) -> Noun:
        found = facts(one.who)
        both = [other for other in parts_of(one.who) if isinstance(other, Either)]
        if both and all(role in str(both[0]) for role in ("attacker", "target")):
            return fixed(f"dein angreifender oder verteidigender {self.characters(found)[0]}")
        if found.roles:
            return self.who(self.only_by_part(found))
        return self.noun_of(replace(without_parts(found), side="ally"), "a")

    def paying(self, by: tuple[By, ...]) -> tuple[str, str, str]:
        one = by[0]
        if len(by) == 3:
            _, verb, price = self.price(one)
            return f"{self.payer(one).nom} und zwei andere von dir{self.near_payer(by[1])}", verb, f"je {price}"
        if len(by) == 2:
            return self.both_paying(one, by[1])
        if one.upto > 1:
            found = replace(facts(one.who), side="ally")
            states = ["anderen" if found.others else ""]
            states += [{"injured": "verletzten", "healthy": "gesunden"}.get(one, "") for one in found.adjectives]
            who = " ".join([*filter(None, states), self.characters(found)[1]])
            if any(isinstance(post, holding) and no for post, no in found.posts):
                who += " ohne Missionsmarker"
            _, verb, price = self.price(one)
            self.bind("self", IT)
            if any(isinstance(post, Either) for post, _ in found.posts):
                return f"bis zu {one.upto} von ihnen", verb, f"je {price}"
            few = f"mindestens {one.least}" if one.least > 1 else ""
            some = few or ("beliebig viele" if one.upto == ANY_NUMBER else f"bis zu {one.upto}")
            return f"{some} deiner {who}", verb, f"je {price}"
        who_pays = self.payer(one)
        verb, _, price = self.price(one)
        self.payer_part = who_pays if facts(one.who).roles else self.that_one()
        self.bind("self", self.payer_part, self.payer_part)
        return who_pays.nom, verb, price

    def both_paying(self, one: By, other: By) -> tuple[str, str, str]:
        first, second = self.payer(one), self.payer(other)
        _, verb, price = self.price(one)
        self.bind("payer", FIRST())
        partner = self.partner(other) or (EACH_OTHER() if self.mutual and first.nom != second.nom else OTHER())
        self.bind("partner", partner, partner)
        if first.nom == second.nom:
            self.bind("self", FIRST())
            return f"zwei {first.nom.removeprefix('einer ')}", verb, each_of_both(price)
        self.bind("self", IT)
        another = second.nom.replace("einer deiner", "ein anderer deiner")
        if len(facts(other.who).names) > 1:
            another = another.replace("dein Charakter", "dein anderer Charakter")
        another = another.replace(" zum ersten von ihnen", " zueinander", 1)
        return f"{first.nom} und {another}", verb, each_of_both(price)
