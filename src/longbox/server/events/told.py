"""What an event tells: to the desk, to a phone, to the wall. The law's `visible` decides what a role may know."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import asdict
from datetime import date
from functools import lru_cache

from longbox.challenger import clock, components, facts, matches, staff, visible
from longbox.challenger.choices import GROUPS, PRESETS, UNSAID, Choice, Control, differences, preset
from longbox.challenger.conduct import ABOUT, REASONS
from longbox.challenger.event import ACTIVE, Call, Round, Table
from longbox.challenger.facts import Json, Role, pack
from longbox.challenger.filing import PARTS, card_names, read
from longbox.challenger.matches import TIME, VICTORY, Result, reportable
from longbox.challenger.pace import pace
from longbox.challenger.rosters import Bar, CardList, changed, check
from longbox.challenger.settings import DEFAULTS, SETTINGS, Value, accept
from longbox.challenger.steps import next_step
from longbox.challenger.view import STAFF, broadcast_told, clock_told, rows_told
from longbox.challenger.words import ROOM, Refused, told
from longbox.speech import Tongue

from .desk import EventDesk, Person
from .matches import playable, with_cards

ENTER = (*STAFF, Role.SCOREKEEPER)
"""Who enters results, and therefore sees what the players have reported."""
NEWEST = 60
"""Lines of the ledger that the desk shows beside its work."""


def phase(desk: EventDesk) -> str:
    """Where the clocks of round and tables stand: they move on without a fact."""
    round = desk.event.current
    if round is None:
        return ""
    now = time.time()
    return "-".join(clock.clock(desk.event, round.number, now, one).phase for one in (None, *clock.extended(round)))


def tag(desk: EventDesk, *more: str) -> str:
    """Changes whenever a picture of the event may have."""
    return f'"{desk.seq}.{desk.turns}.{phase(desk)}.{".".join(more)}"'


# -- the whole event --------------------------------------------------------------------------------------------------------


def picture(desk: EventDesk, person: Person | None, code: str) -> Json:
    """The event for the desk and the wall."""
    event, role = desk.event, desk.role_of(person)
    out = visible(event, role if role != Role.PLAYER else Role.PUBLIC, None, time.time(), code)
    for one in out["players"]:
        player = event.players[one["id"]]
        one["roster"] = "accepted" if player.accepted else "returned" if player.returned else "filed" if player.roster else ""
        if role in STAFF and one["roster"] == "filed":
            one["verdict"] = _judge(desk, player.id, code)["status"]
    if role in ENTER:
        _enterable(desk, out)
    if role in STAFF:
        out["ledger"] = ledger_told(desk, role, NEWEST)
        out["people"] = [
            {"id": one.id, "name": one.name, "role": one.role, "here": bool(one.account)}
            for one in desk.people.values()
            if one.role
        ]
        out["pace"] = _pace(desk)
        out["notices"] = [told(text, code) for text in components.terrain_notices(event, len(event.rounds))] if event.rounds else []
    out |= {
        "code": desk.code,
        "seq": desk.seq,
        "role": str(role),
        "person": person.id if person else None,
        "joining": desk.joining,
        "listed": desk.listed,
        "begun": event.begun,
        "announced": list(event.announced) if event.announced else None,
        "planned": _planned(desk),
        "next": _next(desk) if role in STAFF or role in ENTER else None,
        "differs": differences_told(event.settings, code),
        "swiss_over": event.swiss_over,
        "can_end": event.stuck,
        "cut": event.cut,
        "head_watcher": staff.head_watcher(event) is not None,
        "list": asdict(event.list) if event.list is not None else None,
        "now": time.time(),
    }
    return out


def _enterable(desk: EventDesk, out: Json) -> None:
    """What whoever enters results is told besides."""
    for one in out["players"]:
        one["phone"] = bool(desk.people[one["id"]].account)
    for shown in out["rounds"]:
        for row in shown["pairings"]:
            table = desk.event.table(shown["number"], row["table"])
            row["reports"] = {id: _result(one) for id, one in table.reports.items()}
            row["minutes"] = table.minutes
            row["played_at"] = desk.matches.get((shown["number"], row["table"], desk.event.round(shown["number"]).attempt))


def _pace(desk: EventDesk) -> Json | None:
    """When the event will be over; players would learn from it how long rounds are."""
    found = pace(desk.event, time.time())
    return {"ends": found.ends, "round": found.round, "of": found.of} if found is not None else None


def _planned(desk: EventDesk) -> Json | None:
    try:
        plan = desk.event.planned()
    except Refused:
        return None
    return {"players": plan.players, "rounds": plan.rounds, "cut": plan.cut, "departs": plan.departs}


def _next(desk: EventDesk) -> Json:
    """What the organiser does next, and what is in the way."""
    step = next_step(desk.event)
    return {
        "do": step.do,
        "round": step.round,
        "held": step.held,
        "waits": [{"reason": one.reason, "hard": one.hard, "players": one.players, "tables": one.tables} for one in step.waits],
    }


def _result(result: Result | None) -> Json | None:
    return {"kind": result.kind, "winner": result.winner, "vps": list(result.vps)} if result is not None else None


def ledger_told(desk: EventDesk, role: Role, newest: int | None = None) -> list[Json]:
    """The ledger, newest first. The seed decides what is still to be drawn, so it is left out until the end."""
    out = []
    entries = desk.event.entries[-newest:] if newest else desk.event.entries
    for entry in reversed(entries):
        body = pack(entry.fact)
        if isinstance(entry.fact, facts.Opened) and not desk.event.over:
            body["seed"] = ""
        body.pop("roster", None)
        if isinstance(entry.fact, facts.SettingChosen):
            body["value"] = accept(entry.fact.name, entry.fact.value)  # former numbers are words now
        if isinstance(entry.fact, facts.RostersDue):
            body["at_due"] = body.pop("at")  # when the line itself was said is called so, too
        out.append(
            {
                "number": entry.number,
                "at": entry.at,
                "by": desk.people[entry.by].name if entry.by in desk.people else "",
                "role": str(entry.role),
                **body,
            }
        )
    return out


# -- a phone ----------------------------------------------------------------------------------------------------------------


def phone(desk: EventDesk, person: Person | None, code: str) -> Json:
    """All that somebody's phone shows of the round, and nothing else: it is asked for every few seconds."""
    event, role = desk.event, desk.role_of(person)
    out: Json = {
        "code": desk.code,
        "seq": desk.seq,
        "name": event.name,
        "date": event.date,
        "timeline": event.timeline,
        "place": event.place,
        "time": event.time,
        "text": event.text,
        "due": event.due,
        "places": 0 if event.settings["cap"] == "everybody" else event.settings["cap"],
        "clubs": event.settings["clubs"] != "ignored",
        "role": str(role),
        "joining": desk.joining and (not event.begun or bool(event.settings["late_entries"])),
        "begun": event.begun,
        "rosters": event.settings["rosters"],
        "differs": differences_told(event.settings, code),
        "topics": list(ABOUT),
        "players": sum(player.status == ACTIVE for player in event.players.values()),
        "plan": _planned(desk),
        "winner": event.players[event.winner].name if event.winner else None,
        "over": event.over,
        "broadcast": broadcast_told(event),
        "me": None,
    }
    if person is None or person.id not in event.players:
        return out
    player = event.players[person.id]
    out["me"] = {
        "id": player.id,
        "name": player.name,
        "status": player.status,
        "checked_in": player.checked_in,
        "club": player.club,
        "waits": event.waiting.index(player.id) + 1 if player.id in event.waiting else 0,
        "warnings": [told(REASONS[reason].text, code) for reason, _ in player.warnings],
        "roster": roster(desk, player.id, code),
        "round": _my_round(desk, person, code),
        "history": [row for round in event.rounds if round.published for row in _history(desk, round, player.id)],
        "calls": [_call(desk, call) for call in event.calls if call.player == player.id],
        "won": event.winner == player.id,
        "in_cut": player.id in event.cut if event.cut is not None else None,
        "seed": event.cut.index(player.id) + 1 if event.cut is not None and player.id in event.cut else None,
        "seeds": len(event.cut) if event.cut is not None else None,
        "rank": next((row["rank"] for row in rows_told(event) if row["player"] == player.id), None) if event.over else None,
    }
    return out


def _call(desk: EventDesk, call: Call) -> Json:
    return {
        "number": call.number,
        "about": call.about,
        "ruling": call.ruling,
        "final": call.final,
        "appealed": call.appealed,
        "may_appeal": bool(call.ruling) and not call.final and not call.appealed and staff.head_watcher(desk.event) is not None,
    }


def _my_round(desk: EventDesk, person: Person, code: str) -> Json | None:
    event = desk.event
    round = event.current
    if round is not None and not round.published:  # not to be known yet: the one before is the newest for players
        round = event.rounds[-2] if len(event.rounds) > 1 else None
    if round is None:
        return None
    table = round.table_of(person.id)
    shown = clock_told(event, clock.clock(event, round.number, time.time(), table), Role.PLAYER, code, table=table is not None)
    out: Json = {
        "number": round.number,
        "elimination": round.elimination,
        "left": sum(one.result is None and one.players[1] is not None for one in round.tables),
        "of": sum(one.players[1] is not None for one in round.tables),
        "closed": round.closed,
        "phase": shown["phase"],
        "instruction": shown["instruction"],
        "table": None,
    }
    if table is None:
        return out
    other = next((id for id in table.players if id not in (None, person.id)), None)
    out |= {
        "table": table.number,
        "order": list(table.players),
        "first": table.players[0] == person.id,
        "result": _result(table.result),
        "report": _result(table.reports.get(person.id)),
        "their_report": _result(table.reports.get(other)) if other else None,
        "disputed": table.disputed,
        "opponent": {"id": other, "name": event.players[other].name} if other else None,
        "opponent_roster": roster(desk, other, code) if other and not round.closed else None,
        "kinds": _kinds(round),
        "minutes": table.minutes,
        "play": _play(desk, person.id, round, table),
    }
    return out


def _kinds(round: Round) -> list[Json]:
    """What can be reported: how the winner is found, and what it is called when the points are level."""
    kinds = reportable(round.elimination).items()
    return [{"kind": kind, "winner": how, "level": TIME if kind == VICTORY else kind} for kind, how in kinds]


def _play(desk: EventDesk, person: str, round: Round, table: Table) -> Json | None:
    """Whether the match can be played here, and where it is."""
    at = playable(desk, person)
    if at is None or round is not desk.event.current:
        return None
    return {"table": desk.matches.get(at), "can": all(with_cards(desk, id) and desk.people[id].account for id in table.pair)}


def _history(desk: EventDesk, round: Round, player: str) -> list[Json]:
    table = round.table_of(player)
    if table is None:
        return []
    at = table.players.index(player)
    other = table.players[1 - at]
    result = table.result
    if other is None:
        vps, outcome = [matches.GIVEN, None], "bye"
    elif result is None:
        vps, outcome = None, "open"
    else:
        vps = [result.vps[at], result.vps[1 - at]]
        draw = "loss" if result.kind == matches.DOUBLE_LOSS else "draw"
        outcome = draw if result.winner is None else "win" if result.winner == player else "loss"
    return [
        {
            "round": round.number,
            "elimination": round.elimination,
            "opponent": desk.event.players[other].name if other else None,
            "vps": vps,
            "outcome": outcome,
        }
    ]


# -- rosters ----------------------------------------------------------------------------------------------------------------


def may_read(desk: EventDesk, person: Person | None, player: str) -> bool:
    """F8, CE-027: staff any roster, players their own and that of the opponent, everybody all of them where that was chosen."""
    event = desk.event
    if desk.role_of(person) in STAFF or (event.begun and event.settings["rosters_open"]):
        return True
    if person is None or person.id not in event.players:
        return False
    round = event.current
    table = round.table_of(person.id) if round is not None and round.published else None
    return player == person.id or (table is not None and table.seats(player))


def roster(desk: EventDesk, player: str, code: str) -> Json | None:
    """A roster by the names of its cards, and what the law says about it."""
    found = desk.event.players[player]
    if not found.roster:
        return None
    locked = desk.event.begun and found.checked_in
    return {**_judge(desk, player, code), "accepted": bool(found.accepted), "returned": found.returned, "locked": locked}


def _judge(desk: EventDesk, player: str, code: str) -> Json:
    """What the law says about a roster that is filed."""
    event, found = desk.event, desk.event.players[player]
    return _judged(found.roster, found.unread, event.timeline, event.date, event.list, int(event.settings["roster_rules"]), code)


def why_not_in(desk: EventDesk, player: str) -> str:
    """Why somebody cannot be checked in: `gone`, `waiting`, `no-roster`, `returned`, or what the law says about the roster."""
    event, found = desk.event, desk.event.players[player]
    if found.status != ACTIVE:
        return "gone"
    if player in event.waiting:
        return "waiting"
    if not found.roster:
        return "no-roster"
    return "returned" if found.returned else str(_judge(desk, player, "en")["status"])


@lru_cache(2000)
def _judged(text: str, unread: tuple[str, ...], timeline: str, day: str, banned: CardList | None, rules: int, code: str) -> Json:
    """Kept, because every phone asks for two rosters whenever anything has happened."""
    data = json.loads(text)
    found = check(read(text), timeline, date.fromisoformat(day), banned, unread, rules)
    names = card_names(code)
    return {
        "name": data.get("name", ""),
        "parts": {part: [names.get(id, id) for id in data.get(part, ())] for part in PARTS},
        "ids": {part: list(data.get(part, ())) for part in PARTS},
        "unread": list(unread),
        "status": found.status,
        "remarks": [{"rule": one.rule, "text": one.told(code)} for one in found.remarks],
    }


def meaning(desk: EventDesk, by: Bar) -> Json:
    """Whose accepted roster would no longer be legal by another bar, whose would be from then on, and whether a list is lost."""
    out, into = changed(desk.event, by)
    return {
        "illegal": [player.name for player in out],
        "legal": [player.name for player in into],
        "list": desk.event.list is not None and by.banned is None,
    }


LAW: Json = {
    "faces": list(dict.fromkeys(clock.FACES)),
    "seen": {thing: list(seen) for thing, seen in components.SEEN.items()},
}
"""What the law knows that the desk's forms ask for."""


def settings_told(code: str) -> Json:
    """What an organiser may decide, in groups, and what an event can start from."""
    speech = Tongue(code, ROOM)
    return {
        "groups": [
            {
                "id": group.id,
                "label": speech.text(group.label, "setting"),
                "controls": [_control(speech, one) for one in group.controls],
            }
            for group in GROUPS
        ],
        "presets": [
            {
                "id": one.id,
                "label": speech.text(one.label, "setting"),
                "text": speech.text(one.text, "setting"),
                "sets": preset(one.id),
            }
            for one in PRESETS
        ],
    }


def _control(speech: Tongue, one: Control) -> Json:
    setting = SETTINGS[one.name]
    packet = one.stands(DEFAULTS)
    numbers = one.numbers
    return {
        "name": one.name,
        "label": speech.text(one.label, "setting"),
        "help": speech.text(one.help),
        "ruling": setting.ruling,
        "late": setting.late,
        "unsaid": one.name in UNSAID,
        "choices": [{"text": speech.text(choice.text, "setting"), "sets": choice.sets} for choice in one.choices],
        "number": {"text": speech.text(one.number, "setting"), "least": numbers[0], "most": numbers[-1]} if numbers else None,
        "packet": packet.sets if isinstance(packet, Choice) else {one.name: packet},
    }


def differences_told(settings: Mapping[str, Value], code: str) -> list[Json]:
    """What an event does otherwise than the packet, in words."""
    speech = Tongue(code, ROOM)
    return [
        {
            "label": speech.text(control.label, "setting"),
            "value": speech.text(at.text, "setting")
            if isinstance(at, Choice)
            else speech.text(control.number, "setting").replace("{n}", str(at)),
        }
        for control, at in differences(settings)
    ]


__all__ = [
    "ENTER",
    "LAW",
    "differences_told",
    "ledger_told",
    "may_read",
    "meaning",
    "phase",
    "phone",
    "picture",
    "roster",
    "settings_told",
    "tag",
    "why_not_in",
]
