"""The table: everything about a game of Crisis Protocol at one moment, and the questions the rules ask of it.

Characters, tokens and terrain are numbers; what they are is kept in one list per property. That reads like stat cards laid out in
columns and makes a copy of the whole table a few dozen list copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from longbox.geometry.ranges import bases_within
from longbox.geometry.tools import Tools
from longbox.kernel import Ability, Candidate, Named, Plain, State, Window
from longbox.kernel.plain import shared, sparse

from .barriers import veils
from .codes import ACTIVATED, DAZED, NOBODY, ON_BOARD, PLAYED, POWER_LIMIT, STUN
from .ground import Ground, ground_of
from .index import Index, index_of, strike_rules
from .options import tools_of
from .script.cards import CHARACTERS, GEMS, STRIKES, SUPERPOWERS, Character, On, Side, Static, Strike, Superpower
from .script.lasting import LASTING, NEXT_ATTACK, in_time, lasting_ability
from .script.nodes import Context, me
from .script.running import Step

if TYPE_CHECKING:
    from .rules.actions import Activation
    from .rules.attacks import Attack

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

BOOK_ABILITIES: dict[str, list[tuple[int, Ability]]] = {}
"""What the rulebook itself lets happen in a window: conditions (by their bit), cover. Filled by the rules modules."""

CRISIS, CONDITION = 3, 2
"""Parties that are no player (CP-481, CP-483): conditions and other effects of nobody, and last the Crisis cards."""

REACTIVES = 4
"""The first of the two parties of Reactive superpowers and Team Tactic cards outside attacks: 4 for seat 0, 5 for seat 1."""


def stands_on(card: Character, form: int, injured: int, part: Strike | Superpower) -> bool:
    """Whether an attack or superpower stands on a side and form of its card."""
    if part.form and part.form != card.forms[form].name:
        return False
    return not part.side or (part.side == "injured") == bool(injured)


@lru_cache(None)
def attacks_on(id: str, form: int, injured: int) -> tuple[Strike, ...]:
    card = CHARACTERS[id]
    return tuple(strike for strike in card.attacks if stands_on(card, form, injured, strike))


@lru_cache(None)
def superpowers_on(id: str, form: int, injured: int, gems: str) -> tuple[Superpower, ...]:
    card = CHARACTERS[id]
    own = (power for power in card.superpowers if not power.leadership and stands_on(card, form, injured, power))
    return (*own, *(GEMS[id].superpower for id in gems.split(",") if id))


@dataclass(slots=True, kw_only=True)
class Table(State):
    FRAMES = Step
    PASSING_IS_FINAL = True

    # the mission
    round: int = 0
    vp: list[int] = field(default_factory=lambda: [0, 0])
    priority: int = 0
    active: int = NOBODY
    """Whose turn it is; NOBODY outside turns."""
    last_activated: int = NOBODY
    """The player who activated the last character of this round (CP-243)."""
    edges: tuple[str, str] = ("south", "north")
    """The deployment edge of each player."""
    crises: tuple[str, ...] = ()
    threat: int = 0
    winning: int = NOBODY
    over: bool = False

    # the battlefield
    terrain: tuple[tuple[Any, ...], ...] = ()
    """What stands there from the beginning, as plain data (see battlefield.py)."""
    rubble: int = 0
    """Which of it has been destroyed, as bits."""

    # characters, by number
    who: list[str] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    squad: list[int] = field(default_factory=list)
    """The player whose squad it belongs to, whoever controls it now."""
    base: list[tuple[float, float, float]] = field(default_factory=list)
    form: list[int] = field(default_factory=list)
    injured: list[int] = field(default_factory=list)
    status: list[int] = field(default_factory=list)
    power: list[int] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)
    conditions: list[int] = field(default_factory=list)
    gems: list[str] = field(default_factory=list)

    # objective tokens, by number
    token_name: list[str] = field(default_factory=list)
    token_kind: list[str] = field(default_factory=list)
    token_at: list[tuple[float, float]] = field(default_factory=list)
    token_holder: list[int] = field(default_factory=list)
    token_side: list[int] = field(default_factory=list)
    """Who controls it, or whose it is; NOBODY if nobody."""

    markers: tuple[tuple[str, int, float, float], ...] = sparse()
    """What cards have put on the battlefield that is no objective token: (name, the player whose card it is, x, y)."""

    # cards in hand and in force
    tactics: list[list[str]] = field(default_factory=lambda: [[], []])
    affiliation: list[str] = field(default_factory=lambda: ["", ""])
    leader: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])

    # memory
    uses: list[tuple[str, int, str]] = field(default_factory=list)
    """(ability, character, scope) for limits; a scope's rows go when it ends."""
    facts: list[tuple[str, int, int]] = field(default_factory=list)
    """What happened this turn: (what, who, whom)."""
    aftermath: list[tuple[str, tuple[int, ...], int]] = field(default_factory=list)
    """What cards may answer once the effect in which it happened is resolved: (event, who, how deep the effect is)."""
    lasting: list[tuple[str, int, int, str, int]] = field(default_factory=list)
    """Effects with a duration: (script or query, owner, subject, scope, number)."""

    index: Index | None = shared()
    """Who listens for what, given the cards that show now. Derived."""
    ground: Ground | None = shared()
    """The prepared terrain. Derived."""
    tools: Tools | None = shared()
    """The measurements in force. Derived from the options."""

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

    def team(self, seat: int) -> list[int]:
        return [who for who, marks in enumerate(self.status) if marks & PLAYED and self.seat[who] == seat]

    def card(self, who: int) -> Character:
        return CHARACTERS[self.who[who]]

    def named(self, who: int) -> Named:
        """A character for a sentence."""
        return Named(self.card(who).name, self.who[who])

    def side(self, who: int) -> Side:
        """The stats of the side and form that show (CP-015, CP-509)."""
        if self.options["edition"] == "later":
            from .cards.edition import later_side

            return later_side(self.who[who], self.form[who], self.injured[who])
        return CHARACTERS[self.who[who]].side(self.form[who], self.injured[who])

    def shows(self, who: int, part: Strike | Superpower) -> bool:
        """Whether an attack or superpower stands on the side and form that show."""
        return stands_on(self.card(who), self.form[who], self.injured[who], part)

    def strikes(self, who: int) -> tuple[Strike, ...]:
        """Its attacks: those that show on its card, and those that effects let it use."""
        printed = attacks_on(self.who[who], self.form[who], self.injured[who])
        granted = [STRIKES[name] for name in self.changes("lent_attack", who) if self.unused(name, who, "turn")]
        if self.lasting:
            granted += [STRIKES[name] for name, _, subject, *_ in self.lasting if subject == who and name in STRIKES]
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
        """The superpowers that show, those of its Infinity Gems included; Leaderships left out."""
        return superpowers_on(self.who[who], self.form[who], self.injured[who], self.gems[who])

    def leaderships(self, who: int) -> tuple[Superpower, ...]:
        """The Leaderships of a character: one that it has gained in the game takes the place of those on its card."""
        gained = (SUPERPOWERS[row[0]] for row in self.lasting if row[2] == who and row[0] in SUPERPOWERS)
        found = tuple(power for power in gained if power.leadership)
        return found or tuple(power for power in self.card(who).superpowers if power.leadership)

    def superpower(self, who: int, id: str) -> Superpower:
        """The one that shows under this name."""
        return next(power for power in self.superpowers(who) if power.id == id)

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
        return marks == PLAYED or (marks == PLAYED | DAZED and bool(power.leadership) and self.options["dazed_leader"] is True)

    def player_of(self, who: int, power: Superpower) -> int:
        """Whose effect a superpower is: that of who controls the character; a Leadership stays with its squad (CP-012, CP-013)."""
        if who == NOBODY:
            return self.priority
        return self.squad[who] if power.leadership else self.seat[who]

    # -- measuring -----------------------------------------------------------------------------------------------------

    def within(self, a: int, b: int, range: int) -> bool:
        """CP-099, CP-100: edge to edge, touching the end of the tool counts; always within range of oneself."""
        if a == b:
            return True
        ax, ay, ar = self.base[a]
        bx, by, br = self.base[b]
        tools = self.tools or self.the_tools()
        reach = tools.ranges[range - 1] + tools.eps + ar + br
        return (ax - bx) * (ax - bx) + (ay - by) * (ay - by) <= reach * reach

    def enemy_within(self, who: int, seat: int, range: int) -> bool:
        """Whether an enemy of a player, not Dazed, is within a range of a character: `within` for all of them at once."""
        x, y, r = self.base[who]
        tools, seats, bases = self.tools or self.the_tools(), self.seat, self.base
        reach = tools.ranges[range - 1] + tools.eps + r
        for one, marks in enumerate(self.status):
            if seats[one] != seat and marks & (PLAYED | DAZED) == PLAYED:
                ex, ey, er = bases[one]
                if (ex - x) * (ex - x) + (ey - y) * (ey - y) <= (reach + er) * (reach + er):
                    return True
        return False

    def token_within(self, who: int, token: int, range: int) -> bool:
        x, y = self.token_at[token]
        tools = self.the_tools()
        return bases_within(self.base[who], (x, y, tools.token_radius), tools.range(range), tools.eps)

    def tokens_within(self, who: int, range: int) -> list[int]:
        """The objective tokens on the battlefield within a range of a character."""
        x, y, r = self.base[who]
        tools = self.tools or self.the_tools()
        reach = tools.ranges[range - 1] + tools.eps + r + tools.token_radius
        limit, holders = reach * reach, self.token_holder
        return [
            token
            for token, (tx, ty) in enumerate(self.token_at)
            if holders[token] == ON_BOARD and (tx - x) * (tx - x) + (ty - y) * (ty - y) <= limit
        ]

    def marker_within(self, who: int, name: str, range: int) -> bool:
        """Whether a marker of a name is within a range of a character."""
        tools = self.the_tools()
        r, reach = tools.token_radius, tools.range(range)
        return any(one == name and bases_within(self.base[who], (x, y, r), reach, tools.eps) for one, _, x, y in self.markers)

    def the_tools(self) -> Tools:
        if self.tools is None:
            self.tools = tools_of(self.options)
        return self.tools

    def the_ground(self) -> Ground:
        if self.ground is None:
            self.ground = ground_of(self.terrain, self.the_tools())
        return self.ground

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

    def standing_on(self, who: int) -> list[int]:
        """The terrain under a base."""
        return self.the_ground().under(self.base[who], self.rubble)

    def covered(self, attacker: int, defender: int) -> bool:
        """Cover from terrain (CP-472..CP-475); from a roof one stands on unless ruled otherwise (Q62)."""
        if self.within(attacker, defender, 2):
            return False
        roof = bool(self.options["roof_cover"])
        return self.the_ground().covers(self.base[attacker], self.base[defender], self.size(defender), self.rubble, roof)

    # -- queries: what cards change ------------------------------------------------------------------------------------

    def the_index(self) -> Index:
        if self.index is None:
            self.index = index_of(self)
        return self.index

    def changes(self, query: str, subject: int, **roles: int) -> Iterable[Any]:
        """The values of all statics in force that answer a query about somebody; the same name counts once (CP-037, CP-038)."""
        rows = (self.index or self.the_index()).modify.get(query, ())
        return self._changes(rows, query, subject, roles) if rows or self.lasting else ()  # most queries find nothing at all

    def _changes(
        self, rows: Sequence[tuple[int, Superpower, Static]], query: str, subject: int, roles: dict[str, int]
    ) -> Iterator[Any]:
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
                if about == subject and in_time(self, scope):
                    yield number
                continue
            kept = LASTING.get(name)
            if isinstance(kept, Static) and kept.query == query and name not in seen and in_time(self, scope):
                c = Context(self, owner, self.squad[owner], {**roles, "subject": about, "paid": number})
                if kept.on.test(c, subject) and kept.when.check(c):
                    seen[name] = owner
                    yield kept.value

    def total(self, query: str, subject: int, **roles: int) -> int:
        rows = (self.index or self.the_index()).modify.get(query, ())
        return sum(self._changes(rows, query, subject, roles)) if rows or self.lasting else 0

    def forbids(self, query: str, subject: int, **roles: int) -> bool:
        rows = (self.index or self.the_index()).modify.get(query, ())
        if rows or self.lasting:
            for _ in self._changes(rows, query, subject, roles):
                return True
        return False

    def size(self, who: int) -> int:
        return self.side(who).size

    def thrown_size(self, who: int) -> int:
        """The Size it counts as when an effect would throw or push it, or when it collides."""
        sizes: list[int] = [self.size(who), *self.changes("thrown_size", who)]
        return max(sizes)

    def immune(self, who: int, condition: int) -> bool:
        return any(bits & condition for bits in self.changes("immunity", who))

    def shed(self, who: int) -> None:
        """CP-415: who becomes immune to a condition loses it."""
        for bits in self.changes("immunity", who):
            self.conditions[who] &= ~bits

    # -- power ---------------------------------------------------------------------------------------------------------

    def gain_power(self, who: int, n: int) -> int:
        """CP-072, CP-073: how much was really gained."""
        gained = min(self.gain_of(who, n), POWER_LIMIT - self.power[who])
        self.power[who] += gained
        return gained

    def gain_of(self, who: int, n: int) -> int:
        """CP-499: what somebody would gain, before what is too much is lost."""
        if n <= 0 or self.card(who).is_grunt or self.forbids("no_power_gain", who):
            return 0
        return 1 if self.conditions[who] & STUN else n

    def lose_power(self, who: int, n: int) -> int:
        """CP-074, CP-077."""
        lost = min(n, self.power[who])
        self.power[who] -= lost
        if lost and self.hears("power_spent"):
            from .rules.aftermath import later

            later(self, "power_spent", who)
        return lost

    # -- limits --------------------------------------------------------------------------------------------------------

    def unused(self, ability: str, who: int, scope: str) -> bool:
        return not scope or (ability, who, scope) not in self.uses

    def note_use(self, ability: str, who: int, scope: str) -> None:
        if scope:
            self.uses.append((ability, who, scope))

    def end_scope(self, scope: str) -> None:
        """Forget what lasted this long."""
        self.uses = [row for row in self.uses if row[2] != scope]
        self.lasting = [row for row in self.lasting if row[3] != scope and not (scope == "turn" and row[3].startswith(NEXT_ATTACK))]

    def scope(self, name: str, who: int) -> str:
        """The full name of a duration: attack (the innermost one), this activation (the one going on), activation (until that
        character's next one begins), its activation (until that one ends), coming attack action, turn, round, game."""
        if name == "attack":
            return f"attack {self.depth()}"
        if name == "this activation":
            who = self.activated()
            return "turn" if who == NOBODY else f"during {who}"
        if name == "its activation":
            return f"during {who}"
        if name == NEXT_ATTACK:
            return f"{NEXT_ATTACK} {who}"
        return f"activation {who}" if name == "activation" else name

    def forget(self, query: str, who: int) -> None:
        """A lasting change of somebody is used up; the ability behind it may set it up again."""
        self.lasting = [row for row in self.lasting if not (row[0] == query and row[2] == who)]
        self.uses = [row for row in self.uses if not (row[0].endswith(f"/{query}") and row[1] == who)]

    def cost_of(self, who: int, power: Superpower) -> int:
        from .rules.superpowers import price

        return price(self, who, power)

    # -- attack being resolved -----------------------------------------------------------------------------------------

    def attacking(self) -> Attack | None:
        """The innermost attack, if one is being resolved."""
        for frame in reversed(self.stack):
            if frame.__class__.__name__ == "Attack":
                return cast("Attack", frame)
        return None

    def attack(self) -> Attack:
        """The innermost attack."""
        found = self.attacking()
        assert found is not None
        return found

    def depth(self) -> int:
        """How many attacks are going on, one inside the other."""
        return sum(frame.__class__.__name__ == "Attack" for frame in self.stack)

    def activated(self) -> int:
        """The character whose activation is going on; NOBODY between activations."""
        for frame in reversed(self.stack):
            if frame.__class__.__name__ == "Activation":
                return cast("Activation", frame).who
        return NOBODY

    def hears(self, event: str) -> bool:
        """Whether any card in play or in hand may listen for a moment; what was put in force for a while might."""
        return event in (self.index or self.the_index()).heard or bool(self.lasting)

    def window(self, event: str, *data: Plain) -> Window | None:
        if self.over:
            return None
        heard = (self.index or self.the_index()).heard
        if event not in heard and event not in BOOK_ABILITIES and not self.lasting:
            attack = self.attacking() if event in STRIKE_EVENTS else None
            if attack is None or not (attack.extras or strike_rules(attack.weapon, event)):
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
            yield REACTIVES + party if party < 2 and not ability.forced and ability.number < 100 else party, holder, ability

    def listening(self, event: str, data: tuple[Any, ...]) -> Iterator[Candidate]:
        attack = self.attacking()
        # not those of an attacker who was Dazed meanwhile (Q72), nor while somebody dodges (an own roll without an attacker)
        if attack is not None and event in STRIKE_EVENTS and self.can_be_affected(attack.attacker) and NOBODY not in data:
            for key in (attack.weapon, *attack.extras):
                for ability in strike_rules(key, event):
                    yield self.seat[attack.attacker], attack.attacker, ability
        index = self.the_index()
        for owner, ability, leads in index.listen.get(event, ()):
            if self.status[owner] & PLAYED:
                yield (self.squad if leads else self.seat)[owner], owner, ability
        for seat, ability in index.tactics.get(event, ()):
            yield seat, seat, ability
        for name, owner, about, scope, number in self.lasting:
            kept = LASTING.get(name)
            if isinstance(kept, On) and kept.trigger.event == event and in_time(self, scope):
                yield self.squad[owner], owner, lasting_ability(name, kept, about, number)
        for ability in index.crises.get(event, ()):
            yield CRISIS, NOBODY, ability
        for bit, ability in BOOK_ABILITIES.get(event, ()):
            for who, marks in enumerate(self.status):
                if marks & PLAYED and (not bit or self.conditions[who] & bit):
                    yield CONDITION if bit else self.seat[who], who, ability

    def order(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
        """CP-479..CP-483, Q107: in an attack the attacker first; else the active player, for reactions the one with priority."""
        attack = self.attacking()
        if event in ("modify_own", "modify_opponent"):
            seat = self.seat[data[0]]  # each side has its own part of the Modify Dice step (CP-336..CP-339)
            return (seat,) if attack is not None else (seat, REACTIVES + seat)
        first = self.speaker(CONDITION)
        if attack is not None:
            return (first, 1 - first, CONDITION, CRISIS)
        return (first, 1 - first, REACTIVES + self.priority, REACTIVES + 1 - self.priority, CONDITION, CRISIS)

    def speaker(self, party: int) -> int:
        """Who decides: for what is nobody's the attacking player, else the active one, outside turns the one with priority."""
        if party < 2:
            return party
        if party >= REACTIVES:
            return party - REACTIVES
        attack = self.attacking()
        if attack is not None:
            return self.seat[attack.attacker]
        return self.priority if self.active == NOBODY else self.active
