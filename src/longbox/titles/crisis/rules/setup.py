"""Setting up: priority, mission, edges, squads, tactics, deployment, leadership (CP-127..CP-143, CP-183..CP-201)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ask, Frame, Illegal, Named, Phrase, Plain, pair_of_numbers

from ..builder import Roster, roster
from ..codes import CRIT, HIT, NOBODY, PLAYED, WILD
from ..events import Deployed, LeadershipActive, MissionDrawn, PriorityRolled, SquadShown
from ..script.cards import CHARACTERS, Character, Static
from ..script.running import Step
from . import places, quick
from .clearing import MakeRoom
from .dice import roll
from .grunts import has_room
from .missions import CRISES, EXTRACTION, SECURE, set_out_tokens
from .movement import others, stands_or_raise
from .tactics import TACTICS, clashes, fits

if TYPE_CHECKING:
    from ..state import Table

EDGES = ("south", "north", "west", "east")
OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}
TACTICS_CHOSEN = 5
DEPLOYMENT_RANGE = 3
SAMPLES = 24


def compare_priority(one: Sequence[int], two: Sequence[int]) -> int:
    """CP-128..CP-131: most successes, then Criticals, Wilds, Hits; NOBODY on a full tie.

    >>> compare_priority([CRIT, HIT, 4, 4, 4], [WILD, HIT, 4, 4, 4])
    0
    """

    def worth(faces: Sequence[int]) -> tuple[int, ...]:
        crits, wilds, hits = faces.count(CRIT), faces.count(WILD), faces.count(HIT)
        return (crits + wilds + hits, crits, wilds, hits)

    both = [worth(one), worth(two)]
    return NOBODY if both[0] == both[1] else both.index(max(both))


@lru_cache(512)
def full_squads(characters: tuple[str, ...], extra: tuple[int, ...], threat: int, ruleset: object) -> tuple[tuple[str, ...], ...]:
    """The legal squads with the highest threat that can be reached (CP-183..CP-185)."""
    found = legal_squads(characters, extra, threat, ruleset)
    return tuple(found[max(found)])


def legal_squads(
    characters: tuple[str, ...], extra: tuple[int, ...], threat: int, ruleset: object, known: Mapping[str, Any] = CHARACTERS
) -> dict[int, list[tuple[str, ...]]]:
    """Every legal squad of up to a threat, by its own threat (CP-183..CP-185); `known` are the cards its ids are of."""
    worth = [known[id].threat + more for id, more in zip(characters, extra, strict=True)]
    clash = [
        sum(1 << j for j in range(i) if duplicates((characters[i], characters[j]), ruleset, known)) for i in range(len(characters))
    ]
    found: dict[int, list[tuple[str, ...]]] = {}
    totals = [0]
    for bits in range(1, 1 << len(characters)):
        last = bits.bit_length() - 1
        rest = bits ^ 1 << last
        total = totals[rest] + worth[last] if totals[rest] <= threat and not rest & clash[last] else threat + 1
        totals.append(total)
        if total <= threat:
            found.setdefault(total, []).append(tuple(id for i, id in enumerate(characters) if bits >> i & 1))
    return found


def duplicates(squad: Sequence[str], ruleset: object, known: Mapping[str, Any] = CHARACTERS) -> str:
    """CP-184, CP-185: what two of a squad wrongly share; by the older book only the alter ego matters."""
    egos = [known[id].alter_ego for id in squad]
    names = [known[id].name for id in squad]
    if len(set(egos)) < len(egos):
        return Phrase("alter ego")
    return Phrase("name") if ruleset == 2025 and len(set(names)) < len(names) else ""


def affiliations_of(squad: Sequence[str], known: Mapping[str, Any] = CHARACTERS) -> list[str]:
    """The affiliations a squad may use: more than half of it belongs to them (CP-189); the one it must use, if a card says so."""
    bound = bound_to(squad, known)
    if bound:
        return [bound]
    counts: dict[str, int] = {}
    for id in squad:
        for name in known[id].affiliations:
            counts[name] = counts.get(name, 0) + 1
    strays = [id for id in squad if says(known[id], "rallies")]
    for name in counts:
        counts[name] += any(name not in known[id].affiliations for id in strays)
    return sorted(name for name, n in counts.items() if 2 * n > len(squad))


def choices_of(squad: Sequence[str]) -> tuple[str, ...]:
    """What its player chooses from: the affiliations it may use, and none unless a card leaves no choice (CP-190)."""
    return (*affiliations_of(squad), *(() if bound_to(squad) else ("",)))


def bound_to(squad: Sequence[str], known: Mapping[str, Any] = CHARACTERS) -> str:
    """The affiliation that a character in the squad leaves no choice but to use."""
    return next((str(name) for id in squad for name in says(known[id], "binds_squad")), "")


def says(card: Any, query: str) -> list[Any]:
    """What a card answers to a question of squad building; one that no table can play answers nothing."""
    powers = card.superpowers if isinstance(card, Character) else ()
    return [part.value for power in powers for part in power.parts if isinstance(part, Static) and part.query == query]


@dataclass(frozen=True, slots=True)
class AnySquad:
    """Any squad the roster allows under the Maximum Threat."""

    characters: tuple[str, ...]
    extra: tuple[int, ...]
    threat: int

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        unknown = [id for id in value if id not in self.characters]
        if unknown:
            raise Illegal("{card} is not on this roster.", card=str(unknown[0]))
        squad = tuple(id for id in self.characters if id in value)
        if not squad or len(set(value)) < len(value):
            raise Illegal("A squad has at least one character, and each only once.")
        total = sum(CHARACTERS[id].threat + self.extra[self.characters.index(id)] for id in squad)
        if total > self.threat:
            raise Illegal("This squad has a threat of {total}; the mission allows {threat}.", total=total, threat=self.threat)
        shared = duplicates(squad, t.options["ruleset"])
        if shared:
            raise Illegal("A squad cannot hold two characters with the same {shared}.", shared=shared)
        return squad

    def describe(self) -> dict[str, Any]:
        return {"roster": list(self.characters), "threat": self.threat}


@dataclass(frozen=True, slots=True)
class SomeTactics:
    """Up to five of the cards the squad may use (CP-194, CP-195)."""

    allowed: tuple[str, ...]

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        wrong = [id for id in value if id not in self.allowed]
        if wrong:
            raise Illegal(
                "{card} cannot be chosen: it is not on the roster, or its affiliation is not this squad's.", card=str(wrong[0])
            )
        counted = [id for id in value if not TACTICS[str(id)].besides]
        if len(set(value)) < len(value) or len(counted) > TACTICS_CHOSEN:
            raise Illegal(
                "Choose up to {most} different Team Tactic cards; that were {count}.", most=TACTICS_CHOSEN, count=len(counted)
            )
        if clashes([str(id) for id in value]):
            raise Illegal("One of these cards excludes another.")
        return tuple(id for id in self.allowed if id in value)

    def describe(self) -> dict[str, Any]:
        return {"tactics": list(self.allowed), "most": TACTICS_CHOSEN + sum(TACTICS[id].besides for id in self.allowed)}


@dataclass(slots=True)
class Setup(Step):
    """Setup in the book's order."""

    STEPS = (
        "roll_priority",
        "choose_type",
        "draw_crises",
        "choose_threat",
        "choose_edge",
        "set_out",
        "choose_squads",
        "choose_affiliations",
        "choose_tactics",
        "reveal",
        "deploy",
        "choose_leadership",
        "leadership_active",
        "deployed",
    )

    kind: str = ""
    drawn: tuple[str, ...] = ()
    squads: list[tuple[str, ...]] = field(default_factory=list)
    affiliations: list[str] = field(default_factory=list)
    tactics: list[tuple[str, ...]] = field(default_factory=list)
    turn: int = 0
    who: int = NOBODY
    leaders: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    """The Leaderships chosen so far; announced together."""

    def put(self, t: Table, ask: Ask) -> Ask | None:
        """Ask the player, or decide at once in a game with the quick setup: then the step is called again as after an answer."""
        if t.options["setup"] == "full":
            return ask
        self.step -= 1
        self.ANSWERS[ask.kind](self, t, quick.choice(t, self, ask))
        return None

    def roll_priority(self, t: Table) -> None:
        """CP-127..CP-131."""
        winner = NOBODY
        while winner == NOBODY:
            faces = roll(t, 5), roll(t, 5)
            winner = compare_priority(*faces)
            t.emit(PriorityRolled, winner, (tuple(faces[0]), tuple(faces[1])))
        t.priority = winner

    def choose_type(self, t: Table) -> Ask | None:
        """CP-134."""
        return None if self.kind else self.put(t, Ask(t.priority, "crisis", (SECURE, EXTRACTION)))

    def answer_crisis(self, t: Table, kind: str) -> None:
        self.kind = kind

    def draw_crises(self, t: Table) -> None:
        """CP-134..CP-137: each draws one from the own roster, the other type for the other player."""
        other = EXTRACTION if self.kind == SECURE else SECURE
        cards = {}
        for seat, kind in ((t.priority, self.kind), (1 - t.priority, other)):
            deck = self.roster(t, seat).crises(kind)
            cards[kind] = deck[t.below(len(deck))]
        self.drawn = (cards[SECURE], cards[EXTRACTION])
        t.crises = self.drawn

    def choose_threat(self, t: Table) -> Ask | None:
        """CP-138."""
        if t.threat:
            return None
        values = sorted({CRISES[id].threat for id in self.drawn})
        if len(values) == 1:
            t.threat = values[0]
            return None
        return self.put(t, Ask(1 - t.priority, "threat", tuple(values)))

    def answer_threat(self, t: Table, threat: int) -> None:
        t.threat = threat

    def choose_edge(self, t: Table) -> Ask | None:
        """CP-139."""
        return self.put(t, Ask(1 - t.priority, "edge", EDGES))

    def answer_edge(self, t: Table, edge: str) -> None:
        self.step += 1
        edges = [edge, edge]
        edges[t.priority] = OPPOSITE[edge]
        t.edges = (edges[0], edges[1])

    def set_out(self, t: Table) -> Frame[Any]:
        """CP-140, CP-153."""
        t.emit(MissionDrawn, self.drawn[0], self.drawn[1], t.threat)
        set_out_tokens(t)
        return MakeRoom()

    def roster(self, t: Table, seat: int) -> Roster:
        return roster(str(t.options["roster_a" if seat == 0 else "roster_b"]))

    # -- secret choices: asked one after another, hidden by the view (CP-187) ------------------------------------------

    def choose_squads(self, t: Table) -> Ask | None:
        seat = len(self.squads)
        if seat == 2:
            return None
        own = self.roster(t, seat)
        squads = self.full_squads(t, seat)
        samples = squads[:: max(1, len(squads) // SAMPLES)]
        return self.put(t, Ask(seat, "squad", samples, AnySquad(own.characters, own.extra(), t.threat)))

    def full_squads(self, t: Table, seat: int) -> tuple[tuple[str, ...], ...]:
        own = self.roster(t, seat)
        return full_squads(own.characters, own.extra(), t.threat, t.options["ruleset"])

    def answer_squad(self, t: Table, squad: tuple[str, ...]) -> None:
        self.squads.append(squad)

    def choose_affiliations(self, t: Table) -> Ask | None:
        seat = len(self.affiliations)
        if seat == 2:
            return None
        return self.put(t, Ask(seat, "affiliation", choices_of(self.squads[seat])))

    def answer_affiliation(self, t: Table, name: str) -> None:
        self.affiliations.append(name)

    def choose_tactics(self, t: Table) -> Ask | None:
        seat = len(self.tactics)
        if seat == 2:
            return None
        allowed = self.allowed_tactics(t, seat)
        besides = tuple(id for id in allowed if TACTICS[id].besides)
        rest = tuple(id for id in allowed if id not in besides)
        first = (*rest[:TACTICS_CHOSEN], *besides)
        samples = dict.fromkeys([first, rest[-TACTICS_CHOSEN:], first[: len(first) // 2], ()])
        return self.put(t, Ask(seat, "tactics", tuple(samples), SomeTactics(allowed)))

    def allowed_tactics(self, t: Table, seat: int) -> tuple[str, ...]:
        """CP-195."""
        return tuple(id for id in self.roster(t, seat).tactics if fits(TACTICS[id], self.affiliations[seat]))

    def answer_tactics(self, t: Table, cards: tuple[str, ...]) -> None:
        self.tactics.append(cards)

    def reveal(self, t: Table) -> None:
        """CP-196, CP-197."""
        for seat in (0, 1):
            own = self.roster(t, seat)
            for id in self.squads[seat]:
                enlist(t, seat, id, own.gem_of(id))
            t.affiliation[seat] = self.affiliations[seat]
            t.tactics[seat] = list(self.tactics[seat])
            t.emit(SquadShown, seat, self.squads[seat], self.affiliations[seat], self.tactics[seat])
        self.turn = t.priority

    # -- deployment ----------------------------------------------------------------------------------------------------

    def waiting(self, t: Table, seat: int) -> list[int]:
        return [who for who in range(len(t.who)) if t.squad[who] == seat and not t.status[who] & PLAYED]

    def deploy(self, t: Table) -> Ask | None:
        """CP-199: one at a time, priority first; then whoever has some left."""
        if self.who != NOBODY:
            region = Zone(self.who, t.edges[t.squad[self.who]])
            return self.put(t, Ask(t.squad[self.who], "spot", region.samples(t), region))
        for seat in (self.turn, 1 - self.turn):
            if found := self.waiting(t, seat):
                return self.put(t, Ask(seat, "deploy", tuple(found)))
        return None

    def answer_deploy(self, t: Table, who: int) -> None:
        self.who = who

    def answer_spot(self, t: Table, at: tuple[float, float]) -> Frame[Any] | None:
        who, self.who = self.who, NOBODY
        put_into_play(t, who, at)
        for grunt in (t.who[who],) if t.card(who).is_grunt else t.card(who).grunts:  # CP-528: it comes with its Parent
            if has_room(t, t.squad[who], grunt):
                self.who = enlist(t, t.squad[who], grunt, "")
                return None
        self.turn = 1 - t.squad[who]
        return None

    # -- leadership ----------------------------------------------------------------------------------------------------

    def eligible(self, t: Table, seat: int) -> list[int]:
        """CP-060, CP-061, CP-193: squad members whose Leadership fits the affiliation."""
        name = t.affiliation[seat]
        return [
            who
            for who in t.team(seat)
            if name and any(power.leadership == name for power in t.card(who).superpowers if t.shows(who, power))
        ]

    def choose_leadership(self, t: Table) -> Ask | None:
        """CP-065..CP-069: one is active by itself; of several the player chooses one for the whole game, both at once."""
        for seat in (0, 1):
            found = self.eligible(t, seat)
            if self.leaders[seat] == NOBODY and len(found) > 1:
                return self.put(t, Ask(seat, "leader", tuple(found)))
        for seat in (0, 1):
            found = self.eligible(t, seat)
            t.leader[seat] = self.leaders[seat] if len(found) > 1 else found[0] if found else NOBODY
            if t.leader[seat] != NOBODY:
                t.emit(LeadershipActive, seat, t.leader[seat])
        t.index = None
        return None

    def answer_leader(self, t: Table, who: int) -> None:
        self.leaders[t.squad[who]] = who

    def leadership_active(self, t: Table) -> Frame[Any] | None:
        return t.window("leadership_active")

    def deployed(self, t: Table) -> Frame[Any] | None:
        return t.window("deployed")


def enlist(t: Table, seat: int, card: str, gem: str) -> int:
    """A stat card with no tokens on it (Q121), not yet on the battlefield."""
    radius = t.the_tools().radius(CHARACTERS[card].forms[0].base)
    t.who.append(card)
    t.seat.append(seat)
    t.squad.append(seat)
    t.base.append((-10.0, -10.0, radius))
    for column in (t.form, t.injured, t.status, t.power, t.damage, t.conditions):
        column.append(0)
    t.gems.append(gem)
    return len(t.who) - 1


def put_into_play(t: Table, who: int, at: tuple[float, float]) -> None:
    t.base[who] = (at[0], at[1], t.base[who][2])
    t.status[who] = PLAYED
    t.index = None
    t.emit(Deployed, who, at)


def on_edge(edge: str, along: float, depth: float) -> tuple[float, float]:
    """A point by its way along an edge and its distance from it."""
    if edge in ("south", "north"):
        return (along, depth if edge == "south" else 36.0 - depth)
    return (depth if edge == "west" else 36.0 - depth, along)


@dataclass(frozen=True, slots=True)
class Zone:
    """Within Range 3 of the player's edge, standing legally (CP-200, Q14, Q126)."""

    who: int
    edge: str

    def at(self, along: float, depth: float) -> tuple[float, float]:
        return on_edge(self.edge, along, depth)

    def depth(self, t: Table, x: float, y: float) -> float:
        """How far the nearest part of the base is from the edge; the farthest part under the stricter ruling."""
        far = {"south": y, "north": 36.0 - y, "west": x, "east": 36.0 - x}[self.edge]
        r = t.base[self.who][2]
        return far + r if t.options["deploy"] == "completely" else far - r

    def deepest(self, t: Table) -> float:
        """How far from the edge the middle of the base may be."""
        r = t.base[self.who][2]
        return t.the_tools().range(DEPLOYMENT_RANGE) + (-r if t.options["deploy"] == "completely" else r)

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        if self.depth(t, x, y) > t.the_tools().range(DEPLOYMENT_RANGE) + t.the_tools().eps:
            raise Illegal(
                "{who} must be deployed within Range {range} of the {edge} edge.",
                who=t.named(self.who),
                range=DEPLOYMENT_RANGE,
                edge=Named(self.edge, f"edge.{self.edge}"),
            )
        flat, steep = t.the_ground().footing(f.polygon for f in t.the_ground().standing(t.rubble))
        stands_or_raise(t, self.who, x, y, others(t, self.who), flat, steep)
        return (x, y)

    def samples(self, t: Table) -> places.Places:
        return places.deployments(t, self, SAMPLES)

    def describe(self) -> dict[str, Any]:
        return {"deploy": self.who, "edge": self.edge, "range": DEPLOYMENT_RANGE}
