"""The rounds of an event: drawing, publishing and changing pairings, and the bye (Pairings, Swiss Pairing)."""

from __future__ import annotations

from collections.abc import Mapping

from . import bracket, facts, registration
from .conduct import undecided
from .event import Event, Round, Table, law
from .facts import Entry
from .pairing import Ahead, Drawn, seated, swiss
from .rounds import LEAST
from .rounds import plan as planned
from .staff import check_watched
from .words import Phrase, Refused


def next_number(event: Event) -> int:
    """The round that would be drawn now: the one that is under way may be drawn again until a game has begun."""
    current = event.current
    return len(event.rounds) + 1 if current is None or current.closed else current.number


def attempt(event: Event, round: int) -> int:
    """How often this round was drawn, this time included (B14)."""
    return 1 + sum(isinstance(entry.fact, facts.Paired) and entry.fact.round == round for entry in event.entries)


def draw(event: Event, reason: str = "", former: bool = False) -> facts.Paired:
    """The next round's pairings: Swiss while there are Swiss rounds, then the bracket. It is only a proposal until it is said.

    `former` draws as version 0.1 did.
    """
    number = next_number(event)
    _check_ready(event, number)
    if event.cut is not None:
        return facts.Paired(number, attempt(event, number), bracket.pairs(event, number), reason)
    tables, _ = _drawn(event, number, attempt(event, number), former)
    return facts.Paired(number, attempt(event, number), tables, reason)


def _drawn(event: Event, number: int, attempt: int, former: bool) -> tuple[tuple[tuple[str, str | None], ...], Drawn]:
    rng = event.generator("pairing", number, attempt)
    points = {row.player: row.points for row in event.standings(number - 1)}
    playing = {id: points.get(id, 0) for id in event.active}
    met, used = _history(event, number, playing)
    bye = None
    if len(playing) % 2:
        bye = rng.choice(list(playing)) if number == 1 else bye_of(event, number)
        del playing[bye]
    ahead = None
    if len(playing) + (bye is not None) <= int(event.settings["look_ahead"]):
        had = {id for id, count in event.byes(number).items() if count}
        ahead = Ahead(event.planned().rounds - number, bye, frozenset(had | ({bye} if bye is not None else set())))
    drawn = swiss(
        playing,
        met,
        rng,
        ahead,
        _paired_down(event, number) if event.settings["protect_paired_down"] and number > 1 else set(),
        same_score_first=event.settings["first_goal"] == "same-score",
        oldest=event.settings["rematch_of"] == "oldest",
        clubs=registration.kept_apart(event, number, playing),
        former=former,
    )
    fixed = {id: event.players[id].table for id in playing if event.players[id].table}
    used = used if event.settings["fresh_tables"] else {}
    tables: list[tuple[str, str | None]] = [*seated(drawn.pairs, playing, used, rng, fixed)]
    if bye is not None:
        tables.append((bye, None))
    return tuple(tables), drawn


def _history(event: Event, number: int, playing: Mapping[str, int]) -> tuple[dict[str, dict[str, int]], dict[str, set[int]]]:
    """Whom everybody met, in which round last, and at which tables they sat."""
    met: dict[str, dict[str, int]] = {id: {} for id in playing}
    used: dict[str, set[int]] = {id: set() for id in playing}
    for round in event.swiss[: number - 1]:
        for table in round.tables:
            for id in table.players:
                if id in used:
                    used[id].add(table.number)
            one, other = table.players
            if one in met and other in met:
                met[one][other] = met[other][one] = round.number
    return met, used


def _paired_down(event: Event, number: int) -> set[str]:
    """Who met somebody with fewer points in the round before."""
    before = {row.player: row.points for row in event.standings(number - 2)}
    found = set()
    for table in event.rounds[number - 2].tables:
        one, other = table.players
        if other is not None and before.get(one, 0) != before.get(other, 0):
            found.add(max(one, other, key=lambda id: before.get(id, 0)))
    return found


def bye_of(event: Event, number: int) -> str:
    """The lowest-ranked player with the fewest byes (CE-065, CE-066, B12)."""
    byes = event.byes(number)
    if event.settings["bye_again"] == "lowest":
        byes = {id: min(count, 1) for id, count in byes.items()}
    rank = {row.player: row.rank for row in event.standings(number - 1)}
    return min(event.active, key=lambda id: (byes[id], -rank[id]))


def _check_ready(event: Event, number: int) -> None:
    current = event.current
    if event.ended:
        raise Refused("The event is over.")
    for player in undecided(event) if event.settings["third_warning_waits"] else ():
        raise Refused(
            "{name} has {count} warnings: decide first whether to eject or to keep them.",
            name=player.name,
            count=len(player.warnings),
        )
    if number == 1:
        _check_begin(event)
    if current is not None and current.number == number and current.under_way:
        raise Refused("Round {round} has begun and cannot be paired again.", round=number)
    if event.cut is None and event.plan is not None and number > event.plan.rounds:
        if event.plan.cut:
            raise Refused("All {rounds} Swiss rounds are played; make the cut.", rounds=event.plan.rounds)
        raise Refused("All {rounds} rounds are played; the event is over.", rounds=event.plan.rounds)
    if event.cut is not None and bracket.champion(event) is not None:
        raise Refused("The final is played; the event is over.")
    if len(event.active) < 2:
        raise Refused("Fewer than two players are left; nobody can be paired.")


def _check_begin(event: Event) -> None:
    """Whether round one can be paired."""
    plan = event.planned()
    if len(event.active) < LEAST:  # whoever is counted, so many must be there
        planned(len(event.active), event.settings)
    check_watched(event)
    if plan.cut and event.announced != (plan.players, plan.rounds, plan.cut):
        raise Refused(
            "Announce first: with {players} players there are {rounds} rounds and a cut to {cut}.",
            players=plan.players,
            rounds=plan.rounds,
            cut=plan.cut,
        )


def _check_turn(event: Event, fact: facts.Paired) -> None:
    """Whether it is the turn of this round and of this attempt."""
    number = fact.round
    current = event.current
    if number not in {next_number(event), len(event.rounds) + 1}:
        raise Refused("Round {round} cannot be paired now; it is the turn of round {next}.", round=number, next=next_number(event))
    if current is not None and number == current.number + 1 and not current.closed:
        raise Refused("Round {round} is still open; close it before the next is paired.", round=current.number)
    _check_ready(event, number)
    again = current is not None and current.number == number
    if again and current is not None and current.published and not fact.reason:
        raise Refused("Published pairings are drawn again only with a reason.")
    if fact.attempt != attempt(event, number):
        raise Refused("This is attempt {attempt} for round {round}.", attempt=attempt(event, number), round=number)


@law(facts.Paired)
def paired(event: Event, fact: facts.Paired, entry: Entry) -> None:
    """CE-046, CE-067, CE-089, B14."""
    _check_turn(event, fact)
    number = fact.round
    elimination = event.cut is not None
    if elimination and fact.tables != bracket.pairs(event, number):
        raise Refused("The bracket says who meets whom; these pairings are others.")
    if not elimination:
        _check_tables(event, fact)
    tables = [Table(at, players) for at, players in enumerate(fact.tables, 1)]
    remark = check_watched(event) if number == 1 else None
    if number == 1:
        event.plan = event.planned()
    for id in {id for players in fact.tables for id in players if id is not None}:
        event.players[id].unpaired.discard(number)  # whoever came while an earlier draw of this round was out
    made = Round(number, elimination, fact.attempt, tables)
    event.rounds[number - 1 :] = [made]
    _remarks(event, made, entry)
    if remark:
        event.remark(entry, remark)
    if number == 1 and event.plan is not None and event.plan.players == 4 and event.plan.rounds > 3:
        event.remark(entry, Phrase("Four players meet again by round 4 whatever is drawn; three rounds would avoid it."))


def _check_tables(event: Event, fact: facts.Paired) -> None:
    named = [id for players in fact.tables for id in players if id is not None]
    if sorted(named) != sorted(event.active):
        raise Refused("A pairing names everybody who is active exactly once.")
    byes = [players[0] for players in fact.tables if players[1] is None]
    if len(byes) != len(named) % 2:
        raise Refused("There is one bye if the number of players is odd, and none if it is even.")
    if byes and fact.round > 1 and byes[0] != bye_of(event, fact.round):
        raise Refused(
            "The bye goes to {name}, the lowest-ranked with the fewest byes.", name=event.player(bye_of(event, fact.round)).name
        )


def _remarks(event: Event, round: Round, entry: Entry) -> None:
    """B7: rematches are told to the organiser."""
    if round.elimination:
        return
    earlier: dict[frozenset[str], int] = {}
    for one in event.swiss[: round.number - 1]:
        for table in one.tables:
            if table.players[1] is not None:
                earlier[frozenset(table.pair)] = one.number
    for table in round.tables:
        if table.players[1] is not None and frozenset(table.pair) in earlier:
            event.remark(
                entry,
                Phrase(
                    "Round {round}, table {table}: {one} and {other} met in round {before}.",
                    round=round.number,
                    table=table.number,
                    one=event.players[table.pair[0]].name,
                    other=event.players[table.pair[1]].name,
                    before=earlier[frozenset(table.pair)],
                ),
            )


@law(facts.Published)
def published(event: Event, fact: facts.Published, entry: Entry) -> None:
    round = event.round(fact.round)
    if round.published:
        raise Refused("The pairings of round {round} are published already.", round=fact.round)
    round.published = True


@law(facts.Exchanged)
def exchanged(event: Event, fact: facts.Exchanged, entry: Entry) -> None:
    """B14: by hand, with a reason, before any result; what it breaks is remarked."""
    round = event.round(fact.round)
    if round.closed or round.under_way:
        raise Refused("Round {round} has begun; nobody changes places now.", round=fact.round)
    if round.elimination:
        raise Refused("The bracket says who meets whom; these pairings are others.")
    if not fact.reason:
        raise Refused("Changing a pairing by hand needs a reason.")
    event.player(fact.one)
    event.player(fact.other)
    one, other = round.table_of(fact.one), round.table_of(fact.other)
    if one is None or other is None or one is other:
        raise Refused("Two players of different tables can change places.")
    swap = {fact.one: fact.other, fact.other: fact.one}
    for table in (one, other):
        first, second = table.players
        table.players = (swap.get(first, first), swap.get(second, second) if second is not None else None)
    event.remark(entry, Phrase("Round {round} was paired by hand: {reason}", round=fact.round, reason=fact.reason))
    _remarks(event, round, entry)


def recheck(event: Event, number: int) -> bool:
    """Draw a round again from the ledger as it was then, and compare: whether the pairings follow from the seed (B15).

    A ledger does not say which version drew it, so a draw of version 0.1 is taken too.
    """
    at = max(
        (entry.number for entry in event.entries if isinstance(entry.fact, facts.Paired) and entry.fact.round == number), default=0
    )
    if not at:
        raise Refused("There is no round {round} yet.", round=number)
    said = event.entries[at - 1].fact
    assert isinstance(said, facts.Paired)
    before = Event.of(event.entries[: at - 1])
    return any(draw(before, said.reason, former) == said for former in (False, True))


def _exchanges(event: Event, number: int) -> list[facts.Exchanged]:
    """What was changed by hand in a round since it was drawn last."""
    found: list[facts.Exchanged] = []
    for entry in event.entries:
        if isinstance(entry.fact, facts.Paired) and entry.fact.round == number:
            found = []
        elif isinstance(entry.fact, facts.Exchanged) and entry.fact.round == number:
            found.append(entry.fact)
    return found


def why(event: Event, round: int, table: int) -> list[str]:
    """Why these two meet, or why this is a bye, in sentences."""
    seat, number = event.table(round, table), round
    by_hand: list[str] = [
        Phrase(
            "{one} and {other} changed places by hand: {reason}",
            one=event.players[fact.one].name,
            other=event.players[fact.other].name,
            reason=fact.reason,
        )
        for fact in _exchanges(event, number)
        if seat.seats(fact.one) or seat.seats(fact.other)
    ]
    if by_hand:
        return by_hand
    if event.round(round).elimination:
        return [Phrase("Round {round} follows from the bracket, whose seeds are the Swiss ranks.", round=round)]
    rows = {row.player: row for row in event.standings(number - 1)}
    if seat.players[1] is None:
        if number == 1:
            return [
                Phrase("The number of players is odd, and the draw gave {name} the bye.", name=event.players[seat.players[0]].name)
            ]
        return [
            Phrase(
                "The number of players was odd, and {name}, at rank {rank}, was the lowest-ranked with the fewest byes.",
                name=event.players[seat.players[0]].name,
                rank=rows[seat.players[0]].rank,
            )
        ]
    one, other = seat.pair
    points = [rows[id].points if id in rows else 0 for id in (one, other)]
    names = [event.players[id].name for id in (one, other)]
    if points[0] == points[1]:
        return [
            Phrase(
                "{one} and {other} both had {points} event points; chance brought them together.",
                one=names[0],
                other=names[1],
                points=points[0],
            )
        ]
    low, high = sorted((0, 1), key=lambda at: points[at])
    return [
        Phrase(
            "{high} with {more} event points was paired down to {low} with {fewer}: the group was odd, or a rematch was avoided.",
            high=names[high],
            low=names[low],
            more=points[high],
            fewer=points[low],
        )
    ]


__all__ = ["attempt", "bye_of", "draw", "next_number", "recheck", "why"]
