"""The table: everything about a game of Crisis Protocol at one moment, and the questions the rules ask of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, ParamSpec, cast

from longbox.kernel import Candidate, Event, Key, Plain, Window

from .barriers import veils
from .codes import ACTIVATED, DAZED, INNATE, NOBODY, PLAYED, POWER_LIMIT, STUN
from .enduring import Enduring
from .events import Caused, PowerGained, PowerSpent
from .script import queries
from .script.abilities import lasting_ability, once_more, part_number
from .script.cards import On, Static, Strike, Superpower
from .script.index import Cast, Index
from .script.lasting import in_time, is_lost
from .script.library import KEPT
from .script.nodes import Context, me
from .script.running import Run, Step, source_of

if TYPE_CHECKING:
    pass

P = ParamSpec("P")
STRIKE_EVENTS = frozenset(
    {
        "targeted",
        "attack_pool",
        "rolled",
        "modify_own",
        "modify_opponent",
        "dice_final",
        "before_damage",
        "after_damage",
        "after_attack",
    }
)
"""The moments at which an attack's own special rules apply."""


class Party:
    """Whose turn it is in a window: a player, by the seat's number, or one of these (CP-479..CP-483, Q107).

    Plain numbers, because windows are part of a state and a state is plain.
    """

    NOBODYS: Final = 2
    """Conditions and other effects of nobody (CP-481)."""
    CRISIS: Final = 3
    """The Crisis cards, last of all (CP-483)."""
    FIRST_REACTS: Final = 4
    """Reactive superpowers and Team Tactic cards outside attacks: the first player's; the second's is one more."""


def reacting(seat: int) -> int:
    """The party of a player's reactions outside attacks."""
    return Party.FIRST_REACTS + seat


@dataclass(slots=True, kw_only=True)
class Table(Enduring):
    FRAMES = Step
    PASSING_IS_FINAL = True

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Announce an event, with the card or ability behind it."""
        if self.sink is None:
            return
        made = event(*args, **kwargs)
        if isinstance(made, Caused) and not made.source and self.stack:
            own = event is not PowerSpent or isinstance(self.stack[-1], Run)  # else it pays for an answer to the effect
            made = made.by(source_of(self, harm=event is not PowerGained) if own else "")
        self.sink(made)

    # -- result --------------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[float, ...]:
        return tuple(self.vp)

    def winner(self) -> int | None:
        return None if self.winning == NOBODY else self.winning

    def rounds(self) -> int:
        return self.round

    # -- who is there --------------------------------------------------------------------------------------------------

    def present(self) -> list[int]:
        """Characters on the battlefield, the Dazed included."""
        return [who for who, marks in enumerate(self.status) if marks & PLAYED]

    def affectable(self) -> list[int]:
        """Characters that effects can reach: on the battlefield and not Dazed (CP-397)."""
        return [who for who, marks in enumerate(self.status) if marks & (PLAYED | DAZED) == PLAYED]

    def can_be_affected(self, who: int) -> bool:
        return self.status[who] & (PLAYED | DAZED) == PLAYED

    def bystanders(self) -> list[int]:
        """Characters that an effect may count without doing anything to them: that is no effect on a Dazed one (CP-397)."""
        return self.present() if self.options["dazed_bystanders"] == "count" else self.affectable()

    def team(self, seat: int) -> list[int]:
        return [who for who, marks in enumerate(self.status) if marks & PLAYED and self.seat[who] == seat]

    def shows(self, who: int, part: Strike | Superpower) -> bool:
        """Whether an attack or superpower stands on the side and form that show."""
        return self.card(who).shows(self.form[who], self.injured[who], part)

    def strikes(self, who: int) -> tuple[Strike, ...]:
        """Its attacks: those that show on its card, and those that effects let it use."""
        printed = self.library.attacks_on(self.who[who], self.form[who], self.injured[who])
        granted = [self.library.strikes[name] for name in self.changes(queries.LENT_ATTACK, who) if self.unused(name, who, "turn")]
        if self.lasting:
            granted += [
                self.library.strikes[name]
                for name, _, subject, *_ in self.lasting
                if subject == who and name in self.library.strikes
            ]
        if not granted:
            return printed
        own = {strike.id for strike in granted if strike.card == self.who[who]}  # another shape of one it has
        return (*(strike for strike in printed if strike.id not in own), *granted)

    def strike(self, who: int, id: str) -> Strike:
        """Its attack of this name."""
        return next(strike for strike in self.strikes(who) if strike.id == id)

    def gems_of(self, who: int) -> list[str]:
        return [id for id in self.gems[who].split(",") if id]

    def superpowers(self, who: int) -> tuple[Superpower, ...]:
        """The superpowers that show, those of its Infinity Gems and those it has gained included; Leaderships left out."""
        printed = self.library.superpowers_on(self.who[who], self.form[who], self.injured[who], self.gems[who])
        return (*printed, *self.gained_superpowers(who)) if self.lasting else printed

    def leaderships(self, who: int) -> tuple[Superpower, ...]:
        """The Leaderships of a character: one that it has gained in the game takes the place of those on its card."""
        gained = (self.library.superpowers[row[0]] for row in self.lasting if row[2] == who and row[0] in self.library.superpowers)
        found = tuple(power for power in gained if power.leadership)
        return found or tuple(power for power in self.card(who).superpowers if power.leadership)

    def superpower(self, who: int, id: str) -> Superpower:
        """The one that shows under this name, or that stands on a card of somebody else and may be used all the same."""
        return next(power for power in (*self.superpowers(who), *self.borrowed(who)) if power.id == id)

    def stamina(self, who: int) -> int:
        return self.side(who).stamina

    def is_ready(self, who: int) -> bool:
        """Neither Activated nor Dazed (CP-209)."""
        return not self.status[who] & (ACTIVATED | DAZED)

    def works(self, who: int, power: Superpower) -> bool:
        """Whether an Innate superpower or a Leadership works: not of a Dazed character (CP-056), a Leadership by Q91."""
        if who == NOBODY:
            return True  # what a Crisis card changes
        if power.leadership and any(name == "no_leadership" and about == who for name, _, about, *_ in self.lasting):
            return False
        marks = self.status[who] & (PLAYED | DAZED)
        stays = power.standing or (bool(power.leadership) and self.options["dazed_leader"] is True)
        return marks == PLAYED or (stays and marks == PLAYED | DAZED)

    def player_of(self, who: int, power: Superpower) -> int:
        """Whose effect a superpower is: that of who controls the character; a Leadership stays with its squad (CP-012, CP-013)."""
        if who == NOBODY:
            return self.priority
        return self.squad[who] if power.leadership else self.seat[who]

    # -- sight ---------------------------------------------------------------------------------------------------------

    def sees(self, a: int, b: int) -> bool:
        """Line of sight from one character to another (CP-417..CP-424)."""
        if a == b:
            return True
        ground = self.ground or self.the_ground()
        base, rubble, tall = self.base[b], self.rubble, self.side(b).size
        under = ground.under(base, rubble)
        if under:
            tall += max(ground.features[i].size for i in under)
        return ground.line(self.base[a], base, tall, rubble, veils(self, a, b)) is not None

    # -- queries: what cards change ------------------------------------------------------------------------------------

    def the_index(self) -> Index:
        if self.index is None:
            self.index = self._indexed()
        return self.index

    def _indexed(self) -> Index:
        """The index for the cards that show now and those in hand."""
        library = self.library
        cast = tuple(
            [
                (who, self.form[who], self.injured[who], self.who[who], self.gems[who])
                for who, marks in enumerate(self.status)
                if marks & PLAYED
            ]
        )
        leaders = self.leaders()
        shown = (
            cast,
            tuple(leaders),
            tuple([power.key for who in leaders for power in self.leaderships(who)]),
            tuple([row[:3] for row in self.lasting if row[0] in library.superpowers]),
            self.crises,
        )
        hands = tuple([tuple(hand) for hand in self.tactics])
        found = library.indexes.get((shown, hands))
        if found is None:
            if len(library.indexes) > KEPT:
                library.indexes.clear()
            if shown not in library.casts:
                if len(library.casts) > KEPT:
                    library.casts.clear()
                library.casts[shown] = self._cast([who for who, *_ in cast])
            found = library.indexes[shown, hands] = Index(library.casts[shown], library.hands_of(hands))
        return found

    def _cast(self, present: list[int]) -> Cast:
        found, library, leaders = Cast(), self.library, self.leaders()
        for id in self.crises:
            for ability in library.crisis_abilities(id):
                found.crises.setdefault(ability.event, []).append(ability)
            for name, part in library.crisis_changes(id):
                found.modify.setdefault(part.query, []).append((NOBODY, Superpower(name, INNATE), part))
        for who in present:
            if who in leaders:
                for power in self.leaderships(who):
                    found.add(who, power, library.abilities_of(power.key))
            for power in self.superpowers(who):
                found.add(who, power, library.abilities_of(power.key))
        return found

    def changes(self, query: str, subject: int, **roles: int) -> Iterable[Any]:
        """The values of all statics in force that answer a query about somebody; the same name counts once (CP-037, CP-038)."""
        rows = (self.index or self.the_index()).modify.get(query, ())
        return self._changes(rows, query, subject, roles) if rows or self.in_force(query) else ()  # most find nothing at all

    def in_force(self, query: str) -> bool:
        """Whether something that was put in force for a while may answer a query: hardly ever."""
        if self.lasting:
            answers = self.library.answers
            for row in self.lasting:
                if row[0] == query or answers.get(row[0]) == query:
                    return True
        return False

    def awaited(self, event: str) -> bool:
        """Whether something that was put in force for a while waits for a moment."""
        if self.lasting:
            awaits = self.library.awaits
            for row in self.lasting:
                if awaits.get(row[0]) == event:
                    return True
        return False

    def _changes(
        self, rows: Sequence[tuple[int, Superpower, Static]], query: str, subject: int, roles: dict[str, int]
    ) -> Iterator[Any]:
        if self.watcher is not None:
            self.watcher.asked(self, rows, subject, roles)
        seen: dict[str, int] = {}
        for owner, power, part in rows:
            if (part.on is me and owner != subject) or seen.get(power.id, owner) != owner or not self.works(owner, power):
                continue
            c = Context(self, owner, self.player_of(owner, power), roles, bool(power.leadership))
            if part.on.test(c, subject) and part.when.check(c):
                seen[power.id] = owner
                yield part.value
        for name, owner, about, scope, number in self.lasting:
            if name == query:
                if about == subject and in_time(self, scope) and not is_lost(self, owner, about, scope):
                    yield number
                continue
            kept = self.library.lasting.get(name)
            fresh = name not in seen or (seen[name] == owner and self.adds_up() and self.options["mended"])
            if isinstance(kept, Static) and kept.query == query and fresh and in_time(self, scope):
                c = Context(self, owner, self.squad[owner], {**roles, "subject": about, "paid": number})
                if kept.on.test(c, subject) and kept.when.check(c):
                    seen[name] = owner
                    yield kept.value

    def adds_up(self) -> bool:
        """Whether an effect that lasts adds up with an earlier use of itself: by the older book one of a name adds nothing while
        another lasts (CP-037); by the newer one each use is a trigger of its own (CP-038)."""
        return self.options["ruleset"] != 2022

    def total(self, query: str, subject: int, **roles: int) -> int:
        rows = (self.index or self.the_index()).modify.get(query, ())
        return sum(self._changes(rows, query, subject, roles)) if rows or self.in_force(query) else 0

    def has(self, query: str, subject: int, **roles: int) -> bool:
        """Whether any static in force answers a query about somebody: `t.has(queries.COVER, who)`."""
        rows = (self.index or self.the_index()).modify.get(query, ())
        if rows or self.in_force(query):
            for _ in self._changes(rows, query, subject, roles):
                return True
        return False

    def defense(self, who: int, type: int) -> int:
        """Its defense against attacks of a type."""
        found = self.side(who).defense[type]
        for kind, more, least in self.changes(queries.DEFENSE_STAT, who):
            if kind == type:
                found = max(found + more, min(found, least))
        return found

    def thrown_size(self, who: int) -> int:
        """The Size it counts as when an effect would throw it, or when it collides."""
        sizes: list[int] = [self.pushed_size(who), *self.changes(queries.THROWN_SIZE, who)]
        return max(sizes)

    def pushed_size(self, who: int) -> int:
        """The Size it counts as when an effect would push it."""
        sizes: list[int] = [self.size(who), *self.changes(queries.MOVED_SIZE, who)]
        return max(sizes)

    def immune(self, who: int, condition: int) -> bool:
        return any(bits & condition for bits in self.changes(queries.IMMUNITY, who))

    def shed(self, who: int) -> None:
        """CP-415: who becomes immune to a condition loses it."""
        for bits in self.changes(queries.IMMUNITY, who):
            self.conditions[who] &= ~bits

    # -- power ---------------------------------------------------------------------------------------------------------

    def gain_power(self, who: int, n: int) -> int:
        """CP-072, CP-073: how much was really gained."""
        gained = min(self.gain_of(who, n), POWER_LIMIT - self.power[who])
        self.power[who] += gained
        return gained

    def gain_of(self, who: int, n: int) -> int:
        """CP-499: what somebody would gain, before what is too much is lost."""
        if n <= 0 or self.card(who).is_grunt or self.has(queries.NO_POWER_GAIN, who):
            return 0
        return 1 if self.conditions[who] & STUN else n

    def lose_power(self, who: int, n: int) -> int:
        """CP-074, CP-077."""
        lost = min(n, self.power[who])
        self.power[who] -= lost
        if lost:
            self.later("power_spent", who)
        return lost

    # -- moments -------------------------------------------------------------------------------------------------------

    def later(self, event: str, *data: int, once: bool = True) -> None:
        """Something happened; once the effect in which it did is resolved cards may answer it (see rules/aftermath.py)."""
        if not self.hears(event):
            return
        row = (event, data, self.effect_depth())
        if not once or row not in self.aftermath:
            self.aftermath.append(row)

    def hears(self, event: str) -> bool:
        """Whether any card in play or in hand may listen for a moment; what was put in force for a while might."""
        return event in (self.index or self.the_index()).heard or bool(self.lasting)

    def listens(self, event: str) -> bool:
        """Whether something does listen for a moment: a card in play or in hand, or what was put in force for a while."""
        kept = (self.library.lasting.get(row[0]) for row in self.lasting)
        return event in (self.index or self.the_index()).heard or any(
            isinstance(part, On) and part.trigger.event == event for part in kept
        )

    def window(self, event: str, *data: Plain) -> Window | None:
        if self.over:
            return None
        heard = (self.index or self.the_index()).heard
        if event not in heard and event not in self.library.book and not self.awaited(event):
            attack = self.attacking() if event in STRIKE_EVENTS else None
            if attack is None or not (attack.extras or self.library.rules_of(attack.weapon, event)):
                return None  # nobody could answer: by far the most windows
        for _, holder, ability in self.listening(event, data):
            if ability.can(self, holder, data):
                return Window(event, data, self.order(event, data))
        return None

    # -- timing (Appendix) ---------------------------------------------------------------------------------------------

    def candidates(self, event: str, data: tuple[Any, ...]) -> Iterator[Candidate]:
        """What listens, and for whom. Outside attacks what players may use in reaction has parties of its own (CP-479, Q107)."""
        if self.attacking() is not None:
            return self.listening(event, data)
        return self.reacting(event, data)

    def reacting(self, event: str, data: tuple[Any, ...]) -> Iterator[Candidate]:
        for party, holder, ability in self.listening(event, data):
            yield (
                reacting(party) if party < 2 and not ability.forced and part_number(ability.number) is None else party,
                holder,
                ability,
            )

    def listening(self, event: str, data: tuple[Any, ...]) -> Iterator[Candidate]:
        attack = self.attacking()
        # not those of an attacker who was Dazed meanwhile (Q72), nor while somebody dodges (an own roll without an attacker)
        if attack is not None and event in STRIKE_EVENTS and self.can_be_affected(attack.attacker) and NOBODY not in data:
            keys = (attack.weapon, *attack.extras)
            for at, key in enumerate(keys):
                for ability in self.library.rules_of(key, event):
                    yield self.seat[attack.attacker], attack.attacker, once_more(ability, keys[:at].count(key))
        index = self.the_index()
        for owner, ability, leads in index.listen.get(event, ()):
            if self.status[owner] & PLAYED:
                yield (self.squad if leads else self.seat)[owner], owner, ability
        for seat, ability in index.tactics.get(event, ()):
            yield seat, seat, ability
        for name, owner, about, scope, number in self.lasting:
            kept = self.library.lasting.get(name)
            if isinstance(kept, On) and kept.trigger.event == event and in_time(self, scope):
                yield self.squad[owner], owner, lasting_ability(name, kept, about, number)
        for ability in index.crises.get(event, ()):
            yield Party.CRISIS, NOBODY, ability
        for bit, ability in self.library.book.get(event, ()):
            for who, marks in enumerate(self.status):
                if marks & PLAYED and (not bit or self.conditions[who] & bit):
                    yield Party.NOBODYS if bit else self.seat[who], who, ability

    def order(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
        """CP-479..CP-483, Q107: in an attack the attacker first; else the active player, for reactions the one with priority."""
        attack = self.attacking()
        if event in ("modify_own", "modify_opponent"):
            seat = self.seat[data[0]]  # each side has its own part of the Modify Dice step (CP-336..CP-339)
            return (seat,) if attack is not None else (seat, reacting(seat))
        first = self.speaker(Party.NOBODYS)
        if attack is not None:
            return (first, 1 - first, Party.NOBODYS, Party.CRISIS)
        return (first, 1 - first, reacting(self.priority), reacting(1 - self.priority), Party.NOBODYS, Party.CRISIS)

    def beside(self, party: int, optional: Mapping[int, Sequence[Key]], forced: Sequence[Key] = ()) -> Sequence[Key]:
        """CP-366: players order their own effects. Outside attacks a player's reactions have a later turn, but may come before that
        player's other effects, unless the opponent has priority and a reaction, which comes before them (Q107). Parts of one
        superpower happen as it says them."""
        if self.options["own_order"] != "free":
            return () if forced else optional.get(party, ())
        keys = optional.get(party, ())
        if party < 2 and (party == self.priority or not optional.get(reacting(1 - party))):
            keys = (*keys, *optional.get(reacting(party), ()))
        begun = {key[:2] for key in forced if part_number(cast("int", key[2])) is not None}
        return [key for key in keys if key[:2] not in begun]

    def waits(self, party: int, key: Key, optional: Mapping[int, Sequence[Key]]) -> bool:
        """Who has all the Power there is room for may want to spend some before more is gained (CP-072, CP-366)."""
        if party > 1 or self.options["own_order"] != "free" or not self.options["mended"]:
            return False
        full = self.power[cast("int", key[0])] >= POWER_LIMIT
        return full and bool(self.beside(party, optional, [key]))

    def declined(self, party: int, keys: Sequence[Key]) -> Sequence[Key]:
        """A player who passes before the reactions' turn keeps those (they have their own)."""
        if party < 2 and self.attacking() is None:
            return [key for key in keys if part_number(cast("int", key[2])) is not None]
        return keys

    def speaker(self, party: int) -> int:
        """Who decides: for what is nobody's the attacking player, else the active one, outside turns the one with priority."""
        if party < 2:
            return party
        if party >= Party.FIRST_REACTS:
            return party - Party.FIRST_REACTS
        attack = self.attacking()
        if attack is not None:
            return self.seat[attack.attacker]
        return self.priority if self.active == NOBODY else self.active
