"""What each onlooker of a table may know of it, as it is sent (docs/protocol.md)."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Protocol

from longbox.kernel import SPECTATOR, Ask, Game, Speech, State, Title, commitment
from longbox.server.languages import LANGUAGES, language, message
from longbox.titles import lessons
from longbox.titles.facets import BeatTold, Joined
from longbox.titles.facets.asking import MOST
from longbox.titles.facets.beats import pieces

from .agreed import Agreed
from .deals import DRAW, DRAWN, NOTES, Noted, noted
from .ledger import MATTERS, Entry, Record
from .outcome import headline
from .refusals import NOT_STARTED, Refused
from .wire import (
    AskingTold,
    ChatLine,
    Ending,
    LineTold,
    OfTitle,
    Picture,
    Report,
    ResultTold,
    Seen,
    StateTold,
    TableTold,
    UndoTold,
    Weight,
)

log = logging.getLogger(__name__)

WAITS = message("%(name)s decides.")
BOT_WAITS = message("%(name)s thinks.")
OPEN = message("Waiting for somebody to take seat %(letter)s.")
OVER = message("The game is over.")
RESIGNED = message("%(name)s resigns.")
TIMED_OUT = message("The time of %(name)s has run out.")
SHOW_ME = "lesson"
"""What a learner measures to be shown the next answer of a step."""
MOST_KEPT = 30
"""Messages of one moment that are kept to be shared."""


class Listener(Protocol):
    """Somebody at the table: a socket."""

    account: str | None
    language: str

    def send(self, text: str) -> None:
        """Put a message on its way; never waits."""


class Shown(Agreed):
    """A table and those who look at it."""

    def __init__(self, record: Record, title: Title[State]) -> None:
        super().__init__(record, title)
        self.chat: list[ChatLine] = []
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Who is present at other processes."""
        self.touched = time.monotonic()
        self._messages: dict[tuple[str, tuple[int, ...], str, int], str] = {}
        self._joined: tuple[Joined[State] | None] | None = None
        """The second half of the question that is asked now, once it was looked for."""
        self._does: dict[int, dict[str, bool]] = {}
        """What is known of the options of the question that is asked now: found once for all who see it."""

    def _stands(self, entry: Entry) -> None:
        super()._stands(entry)
        self._messages.clear()
        self._does.clear()
        self._joined = None
        self.touched = time.monotonic()

    @property
    def present(self) -> frozenset[str]:
        """Accounts that look at this table now, here or through another process."""
        now = time.monotonic()
        here = {listener.account for listener in self.listeners if listener.account}
        for until, accounts in self.elsewhere.values():
            if until > now:
                here |= accounts
        return frozenset(here)

    def tell(self, seen: int) -> None:
        """The newest state to everybody at the table, all of whom have seen up to `seen`."""
        since = self.missed_since(seen)
        for listener in tuple(self.listeners):
            listener.send(self.message(listener.account, listener.language, "update", since))

    def tell_table(self) -> None:
        """Seats, names, presence or status changed."""
        self._messages.clear()
        for listener in tuple(self.listeners):
            own = self.seats_of(listener.account)
            listener.send(_json({"type": "table", "table": self.facts(own, listener.language)}))

    def missed_since(self, seq: int | None) -> int:
        """From which log line on a client that has seen `seq` needs the log."""
        if seq is None or not 0 <= seq <= self.seq:
            return 0
        return min(self.lines_after[seq:])

    def message(self, account: str | None, code: str, kind: str = "state", log_from: int = 0) -> str:
        """`state` or `update` for one onlooker, as JSON text. Onlookers who may know the same share it."""
        own = self.seats_of(account)
        key = (kind, own, code, log_from)
        found = self._messages.get(key)
        if found is None:
            if len(self._messages) > MOST_KEPT:
                self._messages.clear()
            found = self._messages[key] = _json({"type": kind, **self.picture(own, code, log_from)})
        return found

    def picture(self, own: Sequence[int], code: str, log_from: int = 0) -> Picture:
        """All that an onlooker with these seats may know."""
        seat, game = self.viewpoint(own), self.game
        if game is not None:
            self.named(game.state)
        seen: Seen = {"view": None, "offer": None, "resolving": [], "places": {}, "goals": None}
        return {
            "seq": self.seq,
            "n": len(self.moves),
            "language": code,
            "table": self.facts(own, code),
            "seat": seat,
            **(seen if game is None else self.seen(game, seat, code, offer=not self.over)),
            "waiting": self.waiting(own, code),
            "story": {} if game is None else self.story(game, self.reader(own), code, len(self.lines)),
            "log_from": log_from,
            **self.report(self.reader(own), code, log_from),
            "undo": self._undo(own, code),
            "asking": self._asking(own, code),
            "deals": self.deals(own, code),
            "hints": self.coachable(own),
            "result": self.result(code, own),
        }

    def reader(self, own: Sequence[int]) -> int:
        """Whose eyes read the log. Several people at one device share it, so it holds what everybody may know."""
        return own[0] if len(own) == 1 else SPECTATOR

    def seen(self, game: Game[State], seat: int, code: str, *, offer: bool) -> Seen:
        """A position through the eyes of a seat."""
        view = game.view(seat)
        view.pop("ask", None)
        ask = game.ask
        return {
            "view": view,
            "offer": self._offer(game.state, ask, code) if offer and ask is not None and ask.seat == seat else None,
            "resolving": self.page.resolving(game.state, seat, code) if offer else [],
            "places": dict(self.page.places(game.state, seat, code)),
            "goals": None if game.ask is None else self.goals.standing(game.state, seat, code),
        }

    def joined(self, seat: int) -> Joined[State] | None:
        """The second half of the question that a seat is asked now, if it is shown with the first."""
        if self.game is None or self.game.ask is None or self.game.ask.seat != seat or self.wishes[seat].asking != MATTERS:
            return None
        if self._joined is None:
            try:
                self._joined = (self.asking.joined(self.game.state.copy(), self.game.ask),)
            except Exception:  # what cannot be looked at is asked one after the other
                log.exception("The question of table %s could not be joined.", self.record.code)
                self._joined = (None,)
        return self._joined[0]

    def _offer(self, state: State, ask: Ask, code: str) -> OfTitle:
        """The question; whoever is asked only what matters sees which options do nothing, and two that belong together as one."""
        found = self._offer_of(state, ask, code)
        joined = self.joined(ask.seat)
        if joined is None:
            return found
        assert joined.then.ask is not None
        way, leave = found["options"][joined.option], found["options"][joined.declining]
        second = self.page.offer(self.named(joined.then), joined.then.ask, code)
        return {
            **second,
            "react": found["react"],
            "private": found["private"] or second["private"],
            "way": {**way, "title": found["title"], "sub": found["sub"]},
            "pass": len(second["options"]),
            "options": [*second["options"], leave],
            "closed": found["closed"],
        }

    def _offer_of(self, state: State, ask: Ask, code: str) -> dict[str, Any]:
        """One question, with what its options come from."""
        found = self.page.offer(state, ask, code)
        if ask.region is None:
            matters = self.wishes[ask.seat].asking == MATTERS
            for i, row in enumerate(found["options"]):
                source = self.asking.source(state, ask, i)
                if source:
                    row["source"] = source
                if matters and i not in self._does:
                    self._does[i] = self._looked_at(state, ask, i, source)
                if matters:
                    row.update(self._does[i])
        return found

    def _looked_at(self, state: State, ask: Ask, option: int, source: str) -> dict[str, bool]:
        """Whether an option does anything, if it is one that may not; and whether it can be taken back."""
        if len(ask.options) > MOST or self.asking.hides:
            return {}
        try:
            found = {"final": self.asking.final(state, option)}
            return {"idle": self.asking.idle(state, ask, option), **found} if source else found
        except Exception:  # what cannot be looked at is offered as it is
            log.exception("An option of table %s could not be tried.", self.record.code)
            return {}

    def story(self, game: Game[State], seat: int, code: str, end: int) -> OfTitle:
        """What the title's panels tell of the first `end` events, as a seat may know them."""
        known = (line.event.seen_by(seat) for line in self.lines[:end] if not isinstance(line.event, Noted))
        return self.page.story(game.state, (event for event in known if event is not None), code)

    def report(self, seat: int, code: str, log_from: int = 0, end: int | None = None) -> Report:
        """What happened, for a seat: in lines, in pictures, and who was there."""
        if self.game is None:
            return {"log": [], "beats": [], "cast": {}}
        log = self.log(seat, code, log_from, end)
        found = self.beats(seat, code, log_from, end)
        keys = {line["by"] for line in log}.union(*map(pieces, found)) - {""}
        return {"log": log, "beats": found, "cast": {key: self.page.being(self.game.state, key, code) for key in sorted(keys)}}

    def beats(self, seat: int, code: str, since: int = 0, end: int | None = None) -> list[BeatTold]:
        """What a seat may know of what happened, in pictures."""
        assert self.game is not None
        lines = ((i, line) for i, line in enumerate(self.lines[:end]) if not isinstance(line.event, Noted))
        known = ((i, line.n, line.event.seen_by(seat)) for i, line in lines)
        return self.page.beats(self.game.state, ((i, n, event) for i, n, event in known if event is not None), code, since)

    def log(self, seat: int, code: str, log_from: int = 0, end: int | None = None) -> list[LineTold]:
        """The report of the game for a seat."""
        assert self.game is not None
        speech = Speech(self.title, self.game.state, code)
        told: list[LineTold] = []
        for i, line in enumerate(self.lines[log_from:end], log_from):
            event = line.event.seen_by(seat)
            if event is None:
                continue
            data = event.dump()
            name = data.pop("event")
            note = isinstance(event, Noted)
            told.append(
                {
                    "i": i,
                    "n": line.n,
                    "line": noted(event, self.name(event.seat, code), code) if isinstance(event, Noted) else speech.line(event),
                    "weight": "strong" if note else self.weight(name),
                    "rolled": not note and name in self.page.rolls,
                    "by": "" if note else self.page.subject(event),
                    "event": {"type": name, **data},
                }
            )
        return told

    def weight(self, event: str) -> Weight:
        """How a line of the log stands out."""
        if event in self.page.heads:
            return "head"
        return "strong" if event in self.page.strong else "plain"

    def facts(self, own: Sequence[int], code: str) -> TableTold:
        """What everybody may know of the table itself."""
        present = self.present
        seated = {seat.account for seat in self.seats if seat.kind == "person"}
        return {
            "code": self.record.code,
            "title": self.title.name,
            "label": self.title.label,
            "name": self.record.name,
            "status": self.record.status,
            "public": self.record.public,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": self.name(seat.seat, code),
                    "bot": seat.bot,
                    "present": seat.kind == "bot" or (seat.account is not None and seat.account in present),
                    "you": seat.seat in own,
                }
                for seat in self.seats
            ],
            "spectators": sum(1 for listener in self.listeners if listener.account is None or listener.account not in seated),
            "clock": {
                **self.clock.dump(),
                "left": [round(left, 1) for left in self.clock.left],
                "running": self.clock.running,
                "at": stamp(self.clock.since) if self.clock.since else None,
            },
            "commitment": commitment(self.latest_seed),
            "seed": self.latest_seed if self.over else None,
            "created": stamp(self.record.created),
            "next": self.record.next,
            "options": json.loads(self.record.options),
        }

    def waiting(self, own: Sequence[int], code: str) -> str:
        """Whom the game waits for, as a sentence."""
        say = language(code).gettext
        asked = self.asked
        if self.over:
            return say(OVER)
        if asked is None:
            free = next((seat.seat for seat in self.seats if seat.kind == "open"), None)
            return say(OPEN) % {"letter": "ABCDEFGH"[free]} if free is not None else ""
        if asked in own:
            return ""
        return say(BOT_WAITS if self.seats[asked].kind == "bot" else WAITS) % {"name": self.name(asked, code)}

    def _undo(self, own: Sequence[int], code: str) -> UndoTold:
        closed = self.undo_closed(own)
        return {"can": closed is None, "why": "" if closed is None else closed.told(code)}

    def _asking(self, own: Sequence[int], code: str) -> AskingTold | None:
        """What whoever looks wants to be asked; nothing for a spectator."""
        if not own:
            return None
        wish, settled = self.wishes[own[0]], 0
        for move in reversed(self.moves):
            if move.seat in own:
                if not move.settled:
                    break
                settled += 1
        return {
            "asking": wish.asking,
            "muted": [{**one._asdict(), "name": self.asking.named(one.source, code)} for one in wish.muted],
            "settled": settled,
        }

    def result(self, code: str, own: Sequence[int] = ()) -> ResultTold | None:
        """How it ended, for somebody with these seats."""
        if not self.over or self.game is None:
            return None
        found = self._ended(self.game, code)
        names = [self.name(seat.seat, code) for seat in self.seats]
        by_points = self.ended is None
        return {**found, "headline": headline(found["scores"], found["winner"], own, names, code, by_points=by_points)}

    def _ended(self, game: Game[State], code: str) -> Ending:
        state = self.named(game.state)
        scores, rounds = list(state.scores()), state.rounds()
        if self.ended is not None:
            reason, seat = self.ended
            if reason == DRAWN:
                sentence = language(code).gettext(NOTES[f"{DRAW} done"])
                return {"scores": scores, "rounds": rounds, "winner": None, "reason": reason, "line": sentence}
            others = [other.seat for other in self.seats if other.seat != seat]
            best = max(others, key=lambda other: scores[other])
            why = RESIGNED if reason == "resign" else TIMED_OUT
            sentence = language(code).gettext(why) % {"name": self.name(seat, code)}
            reason = "resigned" if reason == "resign" else reason
            return {"scores": scores, "rounds": rounds, "winner": best, "reason": reason, "line": sentence}
        last = self.lines[-1].event if self.lines else None
        line = Speech(self.title, state, code).line(last) if last is not None else ""
        reason = getattr(last, "reason", "end")
        return {"scores": scores, "rounds": rounds, "winner": state.winner(), "reason": reason, "line": line}

    def replay(self, n: int, own: Sequence[int], code: str, facts: TableTold) -> str:
        """`replayed` as JSON text, with the facts of the table from somebody who knows who is present."""
        return _json(self.replayed(n, own, code) | {"table": facts})

    def replayed(self, n: int, own: Sequence[int], code: str) -> StateTold:
        """The moment after `n` answers, as the same onlooker may know it now."""
        if self.game is None:
            raise Refused("closed", NOT_STARTED)
        n = min(max(n, 0), len(self.moves))
        game = self.game_at(n)
        self.named(game.state)
        self.named(self.game.state)
        seat = self.viewpoint(own)
        seen = self.seen(game, seat, code, offer=False)
        seen["resolving"] = self.page.resolving(game.state, seat, code)
        end = next((i for i, line in enumerate(self.lines) if line.n > n), len(self.lines))
        return {
            "type": "state",
            "seq": self.seq,
            "n": n,
            "language": code,
            "table": self.facts(own, code),
            "seat": seat,
            **seen,
            "waiting": "",
            "story": self.story(game, self.reader(own), code, end),
            "log_from": 0,
            **self.report(self.reader(own), code, 0, end),
            "undo": {"can": False, "why": ""},
            "asking": None,
            "deals": None,
            "hints": False,
            "result": self.result(code, own) if n == len(self.moves) else None,
        }

    def coach(self, code: str) -> OfTitle | None:
        """What is said beside the board of a lesson, and which lesson follows; None at an ordinary table."""
        found, course = lessons.lesson(self.page.lessons, self.lesson, code), lessons.course(self.page.lessons, code)
        if found is None or course is None:
            return None
        names = [*(one["id"] for one in course.lessons), lessons.GAME, None]
        steps = [
            {name: part for name, part in step.items() if name != "play"} | {"answers": len(step.get("play", ()))}
            for step in found["steps"]
        ]
        return {**found, "steps": steps, "next": names[names.index(found["id"]) + 1]}

    def shown_me(self, own: Sequence[int], step: object) -> OfTitle:
        """What a step of the lesson that is played here would have the learner answer: an option, a value, or nothing."""
        found = lessons.lesson(self.page.lessons, self.lesson, "en")
        ask = self.game.ask if self.game is not None else None
        if found is None or ask is None or ask.seat not in own or self.joined(ask.seat) is not None:
            return {}
        if type(step) is not int or not 0 <= step < len(found["steps"]):
            return {}
        answer = lessons.shown(found["steps"][step].get("play", ()), ask)
        return {} if answer is None else {"option" if type(answer) is int else "value": answer}


def stamp(at: float) -> str:
    """A time for the wire.

    >>> stamp(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def spoken(code: object) -> str:
    """A language we have; the first one for any other."""
    return code if isinstance(code, str) and code in LANGUAGES else next(iter(LANGUAGES))
