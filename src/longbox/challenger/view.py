"""What each role may see of an event. What is secret is not in it at all, rather than hidden."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import pairwise
from typing import Final

from . import bracket, clock, conduct, matches
from .event import EJECTED, Event, Player, Round, Table
from .facts import Json, Role
from .standings import Standing, counted_rounds
from .words import told

STAFF: Final = (Role.ORGANISER, Role.HEAD_WATCHER, Role.WATCHER)
"""Who sees rosters, warnings, remarks and the clock (C2, F8)."""


def visible(event: Event, role: Role, player: str | None = None, now: float = 0.0, language: str = "en") -> Json:
    """The event for somebody in a role, as JSON knows it. Players name themselves."""
    staff = role in STAFF
    rounds = [round for round in event.rounds if round.published or role == Role.ORGANISER]
    out: Json = {
        "name": event.name,
        "date": event.date,
        "timeline": event.timeline,
        "place": event.place,
        "time": event.time,
        "text": event.text,
        "due": event.due,
        "waiting": event.waiting,
        "commitment": event.commitment,
        "seed": event.seed if event.over else None,
        "settings": dict(event.settings),
        "plan": _plan(event),
        "players": [_player(event, one, staff) for one in event.players.values()],
        "rounds": [_round(event, round, role, now, language) for round in rounds],
        "standings": rows_told(event),
        "bracket": [[list(pair) for pair in slots] for slots in bracket.tree(event)],
        "winner": event.winner,
        "over": event.over,
        "broadcast": broadcast_told(event),
    }
    if staff:
        out["remarks"] = [told(text, language) for _, text in event.remarks]
        out["calls"] = [
            {
                "number": call.number,
                "player": call.player,
                "about": call.about,
                "ruling": call.ruling,
                "final": call.final,
                "appealed": call.appealed,
            }
            for call in event.calls
        ]
        out["undecided"] = [one.id for one in conduct.undecided(event)]
    if player is not None and role == Role.PLAYER:
        out["me"] = _me(event, event.player(player))
    return out


def broadcast_told(event: Event) -> Json | None:
    """What everybody is to read now."""
    said, at = event.broadcast
    return {"text": said, "at": at} if said else None


def _plan(event: Event) -> dict[str, int] | None:
    plan = event.plan
    return {"players": plan.players, "rounds": plan.rounds, "cut": plan.cut} if plan else None


def _player(event: Event, player: Player, staff: bool) -> Json:
    out: Json = {
        "id": player.id,
        "name": player.name,
        "status": player.status,
        "checked_in": player.checked_in,
        "club": player.club,
        "fixed": player.table,
    }
    if staff:
        out |= {
            "warnings": [reason for reason, _ in player.warnings],
            "penalties": list(player.penalties),
            "accepted": player.accepted,
        }
    if staff or (event.begun and event.settings["rosters_open"]):
        out["roster"] = _roster(player)
    return out


def _roster(player: Player) -> Json | None:
    return {**json.loads(player.roster), "unread": list(player.unread)} if player.roster else None


def _round(event: Event, round: Round, role: Role, now: float, language: str) -> Json:
    extended = clock.extended(round)
    return {
        "number": round.number,
        "elimination": round.elimination,
        "published": round.published,
        "closed": round.closed,
        "clock": clock_told(event, clock.clock(event, round.number, now), role, language),
        "pairings": [
            table_told(table)
            | ({"disputed": True} if role in STAFF and table.disputed else {})
            | ({"clock": table_clock(event, round, table, role, now, language)} if table in extended else {})
            for table in round.tables
        ],
    }


def clock_told(event: Event, time: clock.Clock, role: Role, language: str, table: bool = False) -> Json:
    """A clock as JSON: only the staff may know how long (CE-042), but for the 15 minutes where that was chosen (C3)."""
    said = clock.instruction(event, time.phase, time.games, table)
    shown: Json = {"phase": time.phase, "instruction": told(said, language)}
    if role in STAFF:
        shown |= {"minutes": time.minutes, "faces": list(time.faces), "started": time.started, "ends": time.ends, "left": time.left}
    elif time.phase == clock.EXTRA_TIME and not event.settings["extra_time_secret"]:
        shown["ends"] = time.ends
    return shown


def table_clock(event: Event, round: Round, table: Table, role: Role, now: float, language: str) -> Json:
    """The clock of one table, with the minutes of its own (C6)."""
    return clock_told(event, clock.clock(event, round.number, now, table), role, language, table=True)


def table_told(table: Table) -> Json:
    """A table as JSON: number, players (a bye has one and null), result."""
    result: Json | None = None
    if table.players[1] is None:
        result = {"kind": "bye", "winner": table.players[0], "vps": [14, None]}
    elif table.result is not None:
        result = {"kind": table.result.kind, "winner": table.result.winner, "vps": list(table.result.vps)}
    return {"table": table.number, "players": list(table.players), "result": result}


def ranking(event: Event) -> list[Standing]:
    """The standings as they are shown: the bracket's finishers first, once there is one."""
    return bracket.final_order(event)


def rows_told(event: Event) -> list[Json]:
    """The standings as JSON."""
    rows = ranking(event)
    ranks = list(range(1, len(rows) + 1))
    if event.cut is not None and event.settings["places"] == "shared" and event.settings["final_ranks"] == "bracket":
        far = bracket.reached(event)
        for at in range(1, len(rows)):
            if far.get(rows[at].player, 0) == far.get(rows[at - 1].player) and rows[at].player in event.cut:
                ranks[at] = ranks[at - 1]
    return [row_told(event, row, rank) for row, rank in zip(rows, ranks, strict=True)]


def row_told(event: Event, row: Standing, rank: int) -> Json:
    """A row as JSON, with Strength of Schedule as an exact fraction and to three decimals (E1). The ejected have no rank (E13)."""
    player = event.players[row.player]
    return {
        "rank": None if player.status == EJECTED else rank,
        "player": row.player,
        "name": player.name,
        "points": row.points,
        "schedule": str(row.schedule),
        "schedule_decimal": round(float(row.schedule), 3),
        "vps": row.vps,
        "swiss_rank": row.rank,
        "rounds": row.rounds,
        "record": record(row),
        "status": player.status,
    }


def record(row: Standing) -> list[int]:
    """Rounds won, drawn and lost, a bye as won."""
    points = [one.score.points for one in row.played]
    return [points.count(what) for what in (matches.WIN, matches.DRAW, matches.LOSS)]


def why_rank(event: Event, player: str) -> Json:
    """What a rank is made of, with every fraction of Strength of Schedule."""
    rows = {row.player: row for row in event.standings()}
    row = rows[event.player(player).id]
    met = [one.opponent for one in row.played if one.opponent is not None]
    if event.settings["repeat_opponents_once"]:
        met = list(dict.fromkeys(met))
    counted = [id for id in met if event.settings["ejected_opponents_count"] or event.players[id].status != EJECTED]
    return {
        "rank": row.rank,
        "points": row.points,
        "schedule": str(row.schedule),
        "opponents": [
            {"player": id, "points": rows[id].points, "rounds": rounds, "share": str(Fraction(rows[id].points, rounds or 1))}
            for id in counted
            for rounds in [counted_rounds(rows[id].played, bool(event.settings["unpaired_rounds_count"]))]
        ],
        "vps": row.vps,
        "beside": [
            {"above": above.player, "below": below.player, "by": decided(event, above, below)}
            for above, below in pairwise(ranking(event))
            if player in (above.player, below.player)
        ],
        "random_key": row.key,
        "rounds": [
            {"round": one.round, "kind": one.kind, "opponent": one.opponent, "points": one.score.points, "vps": one.score.vps}
            for one in row.played
        ],
    }


def decided(event: Event, above: Standing, below: Standing) -> str:
    """What puts one player before the next: the bracket, a number, or in the end the lot (E10)."""
    if event.cut is not None and above.player in event.cut and event.settings["final_ranks"] == "bracket":
        return "bracket"
    return next((by for by in ("points", "schedule", "vps") if getattr(above, by) != getattr(below, by)), "lot")


def _me(event: Event, player: Player) -> Json:
    """CE-027: from the publication of a pairing on, the opponent's roster is open."""
    round = event.current
    table = round.table_of(player.id) if round is not None and round.published else None
    other = next((id for id in table.players if id not in (None, player.id)), None) if table else None
    return {
        "id": player.id,
        "roster": _roster(player),
        "warnings": [reason for reason, _ in player.warnings],
        "round": round.number if table and round else None,
        "table": table.number if table else None,
        "opponent": other,
        "opponent_roster": _roster(event.players[other]) if other else None,
    }


__all__ = ["STAFF", "broadcast_told", "clock_told", "ranking", "rows_told", "table_clock", "table_told", "visible", "why_rank"]
