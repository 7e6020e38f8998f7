"""Setting up: priority, mission, edges, squads, tactics, deployment, leadership (CP-127..CP-143, CP-183..CP-201)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import AnyFrame, Ask, Illegal, Named, Plain, pair_of_numbers
from longbox.kernel.plain import sparse

from ..codes import CRIT, HIT, NOBODY, PLAYED, WILD
from ..events import LeadershipActive, MissionDrawn, PriorityRolled, SquadShown, TacticPlayed
from ..script.crises import EXTRACTION, SECURE
from ..script.nodes import member_of
from ..script.rosters import Roster
from ..script.running import TACTIC, Run, Step
from ..script.tactics import Recruit
from ..state import Table
from . import places, quick
from .clearing import MakeRoom
from .dice import roll
from .entering import enlist, put_into_play
from .grunts import has_room
from .layout import on_edge
from .missions import set_out_tokens
from .movement import others, stands_or_raise
from .squads import choices_of, duplicates, full_squads, recruitable
from .tactics import clashes, fits

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
        left = list(value)
        squad = []
        for id in self.characters:
            if id in left:
                left.remove(id)
                squad.append(id)
        if not squad or left:
            raise Illegal("A squad has at least one character, and each only once.")
        total = sum(t.library.characters[id].threat + self.extra[self.characters.index(id)] for id in squad)
        if total > self.threat:
            raise Illegal("This squad has a threat of {total}; the mission allows {threat}.", total=total, threat=self.threat)
        shared = duplicates(squad, t.options["ruleset"], t.library.characters)
        if shared:
            raise Illegal("A squad cannot hold two characters with the same {shared}.", shared=shared)
        return tuple(squad)

    def describe(self) -> dict[str, Any]:
        return {"roster": list(self.characters), "threat": self.threat}


@dataclass(frozen=True, slots=True)
class SomeTactics:
    """Up to five of the cards the squad may use (CP-194, CP-195)."""

    allowed: tuple[str, ...]
    most: int = TACTICS_CHOSEN
    """With those that may be chosen besides the five."""
    needed: tuple[str, ...] = ()
    """Those that somebody of the squad was chosen for."""

    def accept(self, t: Table, value: tuple[Plain, ...]) -> Plain:
        wrong = [id for id in value if id not in self.allowed]
        if wrong:
            raise Illegal(
                "{card} cannot be chosen: it is not on the roster, or its affiliation is not this squad's.", card=str(wrong[0])
            )
        counted = [id for id in value if not t.library.tactics[str(id)].besides]
        if len(set(value)) < len(value) or len(counted) > TACTICS_CHOSEN:
            raise Illegal(
                "Choose up to {most} different Team Tactic cards; that were {count}.", most=TACTICS_CHOSEN, count=len(counted)
            )
        missing = [id for id in self.needed if id not in value]
        if missing:
            raise Illegal("{card} must be among them: a character was chosen for it.", card=Named(missing[0], missing[0]))
        if clashes([t.library.tactics[str(id)] for id in value]):
            raise Illegal("One of these cards excludes another.")
        return tuple(id for id in self.allowed if id in value)

    def describe(self) -> dict[str, Any]:
        return {"tactics": list(self.allowed), "most": self.most}


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
    recruited: tuple[tuple[int, str, str], ...] = sparse()
    """(player, Team Tactic card, character): whom cards have chosen so far; nobody where a card is left out."""
    carried: int = sparse(default=0)
    """How many of these cards have been carried out."""

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
        values = sorted({t.library.crises[id].threat for id in self.drawn})
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

    def set_out(self, t: Table) -> AnyFrame:
        """CP-140, CP-153."""
        t.emit(MissionDrawn, self.drawn[0], self.drawn[1], t.threat)
        set_out_tokens(t)
        return MakeRoom()

    def roster(self, t: Table, seat: int) -> Roster:
        return t.rosters[seat]

    # -- secret choices: asked one after another, hidden by the view (CP-187) ------------------------------------------

    def choose_squads(self, t: Table) -> Ask | None:
        seat = len(self.squads)
        if seat == 2:
            return None
        own = self.roster(t, seat)
        squads = self.full_squads(t, seat)
        samples = squads[:: max(1, len(squads) // SAMPLES)]
        return self.put(t, Ask(seat, "squad", samples, AnySquad(own.characters, own.extra(t.library.gems), t.threat)))

    def full_squads(self, t: Table, seat: int) -> tuple[tuple[str, ...], ...]:
        own = self.roster(t, seat)
        return full_squads(t.library, own.characters, own.extra(t.library.gems), t.threat, t.options["ruleset"])

    def answer_squad(self, t: Table, squad: tuple[str, ...]) -> None:
        self.squads.append(squad)

    def choose_affiliations(self, t: Table) -> Ask | None:
        seat = len(self.affiliations)
        if seat == 2:
            return None
        for card, found in self.recruiting(t, seat):
            return self.put(t, Ask(seat, "recruit", ((card, ""), *((card, id) for id in found))))
        return self.put(t, Ask(seat, "affiliation", choices_of(self.squads[seat], t.library.characters, self.joined(t, seat))))

    def recruiting(self, t: Table, seat: int) -> Iterator[tuple[str, list[str]]]:
        """The cards that choose somebody of the squad when they are chosen, and whom they may choose."""
        asked = {row[:2] for row in self.recruited}
        for id in self.roster(t, seat).tactics:
            recruits = t.library.tactics[id].recruits
            if recruits is not None and (seat, id) not in asked:
                found = recruitable(recruits, self.squads[seat], t.library.characters)
                if found:
                    yield id, found

    def chosen_by(self, t: Table, seat: int) -> list[tuple[str, str, Recruit]]:
        """The cards of a player that have chosen somebody, whom, and for what."""
        cards = ((card, who, t.library.tactics[card].recruits) for s, card, who in self.recruited if s == seat and who)
        return [(card, who, recruits) for card, who, recruits in cards if recruits is not None]

    def joined(self, t: Table, seat: int) -> list[tuple[str, str]]:
        """Who belongs to which affiliation because of them."""
        return [(who, recruits.affiliation) for _, who, recruits in self.chosen_by(t, seat) if recruits.joins]

    def answer_recruit(self, t: Table, choice: tuple[str, str]) -> None:
        self.recruited = (*self.recruited, (len(self.affiliations), *choice))

    def answer_affiliation(self, t: Table, name: str) -> None:
        self.affiliations.append(name)

    def choose_tactics(self, t: Table) -> Ask | None:
        seat = len(self.tactics)
        if seat == 2:
            return None
        allowed = self.allowed_tactics(t, seat)
        besides = tuple(id for id in allowed if t.library.tactics[id].besides)
        needed = tuple(card for card, *_ in self.chosen_by(t, seat) if card in allowed)
        rest = tuple(id for id in allowed if id not in besides and id not in needed)
        left = TACTICS_CHOSEN - len(needed)
        first = (*needed, *rest[:left], *besides)
        last = (*needed, *rest[max(0, len(rest) - left) :])
        samples = dict.fromkeys([first, last, first[: max(len(first) // 2, len(needed))], needed])
        region = SomeTactics(allowed, TACTICS_CHOSEN + len(besides), needed)
        return self.put(t, Ask(seat, "tactics", tuple(samples), region))

    def allowed_tactics(self, t: Table, seat: int) -> tuple[str, ...]:
        """CP-195."""
        mine = {card for card, *_ in self.chosen_by(t, seat)}
        cards = ((id, t.library.tactics[id]) for id in self.roster(t, seat).tactics)
        return tuple(id for id, card in cards if fits(card, self.affiliations[seat]) and (card.recruits is None or id in mine))

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
            for _, who, recruits in self.chosen_by(t, seat):
                if recruits.joins:
                    one = self.number(t, seat, who)
                    t.lasting.append((member_of(recruits.affiliation), one, one, "game", 1))
        self.turn = t.priority

    def number(self, t: Table, seat: int, card: str) -> int:
        """The character of a squad with this card."""
        return next(who for who, id in enumerate(t.who) if id == card and t.squad[who] == seat)

    # -- deployment ----------------------------------------------------------------------------------------------------

    def waiting(self, t: Table, seat: int) -> list[int]:
        return [who for who in range(len(t.who)) if t.squad[who] == seat and not t.status[who] & PLAYED]

    def deploy(self, t: Table) -> Ask | AnyFrame | None:
        """CP-199: one at a time, priority first; then whoever has some left."""
        if self.who != NOBODY:
            region = Zone(self.who, t.edges[t.squad[self.who]])
            return self.put(t, Ask(t.squad[self.who], "spot", region.samples(t), region))
        for seat in (self.turn, 1 - self.turn):
            if found := self.waiting(t, seat):
                return self.put(t, Ask(seat, "deploy", tuple(found)))
        return self.recruit(t)

    def recruit(self, t: Table) -> AnyFrame | None:
        """What the cards that chose somebody do now that all are deployed; then they are discarded."""
        while self.carried < len(self.recruited):
            seat, card, id = self.recruited[self.carried]
            self.carried += 1
            if id and card in t.tactics[seat]:
                who = self.number(t, seat, id)
                t.tactics[seat].remove(card)
                t.index = None
                t.emit(TacticPlayed, seat, card, (who,))
                self.back_to("deploy")
                return Run(f"{TACTIC}{card}", who, seat, {"payer": who})
        return None

    def answer_deploy(self, t: Table, who: int) -> None:
        self.who = who

    def answer_spot(self, t: Table, at: tuple[float, float]) -> AnyFrame | None:
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

    def leadership_active(self, t: Table) -> AnyFrame | None:
        return t.window("leadership_active")

    def deployed(self, t: Table) -> AnyFrame | None:
        return t.window("deployed")


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
