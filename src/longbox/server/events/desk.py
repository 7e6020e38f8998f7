"""Events in the memory of one process: the ledger of each, folded by the law, and the one way to add to it.

The ledger in the store is the truth. Commands that arrive together are folded one after the other and written together; until they
are on disk nobody is shown what they did. If the writing fails, the event is read again from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from sqlalchemy.engine import Connection

from longbox.challenger import Event, Refused, facts
from longbox.challenger.facts import Entry, Fact, Json, Role
from longbox.challenger.staff import check_author
from longbox.kernel import new_seed
from longbox.server import tables
from longbox.server.accounts import hashed
from longbox.server.languages import message
from longbox.server.store import Conflict, Store
from longbox.server.tables.tables import ALPHABET, CODE

from . import ledger
from .ledger import Person

T = TypeVar("T")
log = logging.getLogger(__name__)

MOST_LOADED = 200
TRIES = 4
MOST_KEPT = 8

UNKNOWN = message("There is no event %(code)s. Check the code, or ask for a new link.")
USED_UP = message("This link is used up. Ask at the desk for a new one.")
NOT_JOINING = message("Registration is closed; ask at the desk.")
JOINED = message("You are registered already.")
TOO_OFTEN = message("The desk is very busy; try again.")


class Against(tables.Refused):
    """What the law of events does not take, in its own words."""

    def __init__(self, error: Refused, code: str = "illegal") -> None:
        super().__init__(code, str(error))
        self.error = error

    def told(self, code: str) -> str:
        return self.error.told(code)


class Draft:
    """What one command does: facts it adds, and rows beside them. All of it, or nothing."""

    def __init__(self, desk: EventDesk) -> None:
        self.desk = desk
        self.rows: list[Entry] = []
        self.beside: list[Callable[[Connection], None]] = []

    @property
    def event(self) -> Event:
        return self.desk.event

    def say(self, fact: Fact, by: str = "", role: Role = Role.ORGANISER) -> Entry:
        """Add a fact; refused if the law does not take it, or not from this role."""
        event, at = self.event, time.time()
        try:
            check_author(event, Entry(0, at, by, role, fact))
        except Refused as error:
            raise Against(error, "seat") from error
        try:
            entry = event.say(fact, by=by, role=role, at=at)
        except Refused as error:
            raise Against(error) from error
        self.rows.append(entry)
        if isinstance(fact, facts.Renamed):
            self.change(self.desk.people[fact.player], name=event.players[fact.player].name)
        elif isinstance(fact, facts.Rescheduled):
            self.beside.append(lambda db: ledger.reschedule(db, self.desk.code, fact.date))
        elif isinstance(fact, facts.Described):
            told = (event.name, event.place, event.time)
            self.beside.append(lambda db: ledger.describe(db, self.desk.code, *told))
        elif isinstance(fact, facts.Merged):
            self._one_person(self.desk.people[fact.player], self.desk.people[fact.other])
        return entry

    def _one_person(self, person: Person, other: Person) -> None:
        """Whose phone was known by either entry is known by the one that stays."""
        if person.account is None and other.account is not None:
            self.change(other, account=None)
            self.change(person, account=other.account)

    def person(self, name: str, account: str | None = None, role: str = "") -> Person:
        """Somebody new."""
        made = Person(f"P{len(self.desk.people) + 1}", name, account, role)
        self.desk.people[made.id] = made
        self.beside.append(lambda db: ledger.add_person(db, self.desk.code, made))
        return made

    def change(self, person: Person, **values: str | None) -> None:
        after = Person(**{name: values.get(name, getattr(person, name)) for name in Person.__slots__})
        self.desk.people[person.id] = after
        self.beside.append(lambda db: ledger.change_person(db, self.desk.code, person.id, **values))


class _Command:
    def __init__(self, work: Callable[[Draft], object], key: str) -> None:
        self.work, self.key = work, key
        self.done = False
        self.result: object = None
        self.error: BaseException | None = None


class EventDesk:
    """One event in memory, and its command side: whatever is said at the event goes through `do`."""

    def __init__(self, store: Store, code: str) -> None:
        self.store, self.code = store, code
        self.event = Event()
        self.people: dict[str, Person] = {}
        self.keys: set[str] = set()
        self.joining = True
        self.listed = False
        self.matches: dict[tuple[int, int, int], str] = {}
        """Tables of Longbox by round, number and attempt of the draw."""
        self.turns = 0
        """Counts what is not a fact, so that whoever asks for news gets it."""
        self._kept: dict[str, bytes] = {}
        self.lock = asyncio.Lock()
        self.waiting: list[_Command] = []
        self.stale = False

    @property
    def seq(self) -> int:
        return len(self.event.entries)

    async def read(self) -> None:
        """Everything from the store."""
        kept = await self.store.read(lambda db: ledger.load(db, self.code))
        if kept is None:
            raise tables.Refused("unknown", UNKNOWN, code=self.code[:12])
        known = self.event.entries
        if known and kept.entries[: len(known)] == known:
            for entry in kept.entries[len(known) :]:
                self.event.say(entry.fact, by=entry.by, role=entry.role, at=entry.at)
        else:
            self.event = await asyncio.to_thread(Event.of, kept.entries)
        self.joining, self.listed, self.people = kept.joining, kept.listed, kept.people
        self.keys, self.matches = kept.keys, kept.matches
        self.stale = False
        self.turns += 1

    async def do(self, work: Callable[[Draft], T], key: str = "") -> T | None:
        """Carry out a command; when this returns, it is on disk. None if a command with this key was carried out before."""
        command = _Command(work, key)
        self.waiting.append(command)
        async with self.lock:
            if not command.done:
                await self._together()
        if command.error is not None:
            raise command.error
        return cast("T | None", command.result)

    async def settled(self) -> EventDesk:
        """The hall with nothing in it that is not on disk."""
        if self.lock.locked() or self.stale:
            async with self.lock:
                if self.stale:
                    await self.read()
        return self

    async def _together(self) -> None:
        """Carry out everything that waits, and write it at once."""
        commands, self.waiting = self.waiting, []
        for _ in range(TRIES):
            if self.stale:
                await self.read()
            rows: list[tuple[Entry, str | None]] = []
            beside: list[Callable[[Connection], None]] = []
            for command in commands:
                self._try(command, rows, beside)
            if not rows and not beside:
                break

            def write(
                db: Connection,
                rows: list[tuple[Entry, str | None]] = rows,
                beside: list[Callable[[Connection], None]] = beside,
            ) -> None:
                ledger.append(db, self.code, rows)
                for one in beside:
                    one(db)
                ledger.tell(db, self.code)

            try:
                await self.store.write(write)
                self.turns += 1
                break
            except Conflict:  # another process was faster, or a link was used twice
                self._forget()
                if len(commands) > 1:  # alone each is told what is wrong with it
                    self.waiting = [*commands[1:], *self.waiting]
                    commands = commands[:1]
            except BaseException as error:
                self._forget()
                for command in commands:
                    command.error, command.done = error, True
                raise
        else:
            for command in commands:
                command.error = tables.Refused("stale", TOO_OFTEN)
        for command in commands:
            command.done = True
        if self.waiting:
            await self._together()

    def _forget(self) -> None:
        """What is in memory is not what is on disk."""
        self.event, self.stale = Event(), True

    def _try(self, command: _Command, rows: list[tuple[Entry, str | None]], beside: list[Callable[[Connection], None]]) -> None:
        command.result = command.error = None
        if command.key and command.key in self.keys:
            return
        before, people, joining, listed = self.seq, dict(self.people), self.joining, self.listed
        draft = Draft(self)
        try:
            command.result = command.work(draft)
        except Exception as error:
            command.error = error
            self.people, self.joining, self.listed = people, joining, listed
            if self.seq != before:
                self.event = Event.of(self.event.entries[:before])
            return
        rows += [(entry, command.key or None if at == 0 else None) for at, entry in enumerate(draft.rows)]
        beside += draft.beside
        if command.key and draft.rows:
            self.keys.add(command.key)

    def found(self, tag: str) -> bytes | None:
        """What was made already."""
        return self._kept.get(tag)

    def kept(self, tag: str, make: Callable[[], bytes]) -> bytes:
        """What many ask for at the same moment is made once."""
        if tag not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[tag] = make()
        return self._kept[tag]

    # -- who is who -------------------------------------------------------------------------------------------------------

    def person_of(self, account: str | None) -> Person | None:
        return next((one for one in self.people.values() if account and one.account == account), None)

    def role_of(self, person: Person | None) -> Role:
        """As what somebody looks at the event."""
        if person is None:
            return Role.PUBLIC
        if person.role:
            return Role(person.role)
        return Role.PLAYER if person.id in self.event.players else Role.PUBLIC

    def voice(self, person: Person | None, fact: Fact) -> Role:
        """As what somebody says a fact: staff who play speak as players about their own match."""
        role = self.role_of(person)
        if person is not None and role != Role.PUBLIC and person.id in self.event.players:
            own = False
            if isinstance(fact, facts.Reported):
                try:
                    own = self.event.table(fact.round, fact.table).seats(person.id)
                except Refused:
                    own = False
            if own or isinstance(fact, facts.Called | facts.Appealed):
                return Role.PLAYER
        return role

    async def said(self, person: Person | None, fact: Fact, key: str = "") -> Entry | None:
        """Somebody says a fact. The server determines the role; clients cannot claim one."""
        by = person.id if person else ""

        def work(draft: Draft) -> Entry:
            role = self.voice(self.people.get(by), fact)
            return draft.say(fact, by, role)

        return await self.do(work, f"{by} {key}" if key else "")

    # -- coming in --------------------------------------------------------------------------------------------------------

    async def join(self, account: str, name: str, club: str = "") -> Person | None:
        """A player registers by the event's link."""

        def work(draft: Draft) -> Person:
            found = self.person_of(account)
            if found is not None and found.id in self.event.players:
                raise tables.Refused("closed", JOINED)
            if not self.joining:
                raise tables.Refused("closed", NOT_JOINING)
            person = found or draft.person(name, account)
            draft.say(facts.Joined(person.id, name))
            if club:
                draft.say(facts.ClubNamed(person.id, club))
            return person

        return await self.do(work)

    async def invite(self, role: str, person: str | None = None) -> str:
        """The token of a link for somebody of the staff, or for a player the desk has entered. It works once."""
        token = secrets.token_urlsafe(24)

        def work(draft: Draft) -> None:
            draft.beside.append(lambda db: ledger.add_link(db, hashed(token), self.code, role, person))

        await self.do(work)
        return token

    async def link(self, token: str) -> tuple[str, str | None]:
        """What a link is for, without using it."""
        found = await self.store.read(lambda db: ledger.link(db, hashed(token), self.code))
        if found is None:
            raise tables.Refused("closed", USED_UP)
        return found

    async def accept(self, token: str, account: str, name: str) -> Person | None:
        """Somebody follows a link."""
        role, wanted = await self.link(token)

        def work(draft: Draft) -> Person:
            found = self.person_of(account)
            draft.beside.append(lambda db: ledger.use_link(db, hashed(token)))
            if wanted is not None:
                if found is not None and found.id != wanted:
                    raise tables.Refused("closed", JOINED)
                person = self.people[wanted]
                draft.change(person, account=account)
                return person
            if found is None:
                person = draft.person(name, account, role)
            else:
                person = found
                draft.change(found, role=role)
            if role != Role.ORGANISER:
                draft.say(facts.StaffNamed(person.id, role))
            return person

        try:
            return await self.do(work)
        except tables.Refused as error:
            raise (tables.Refused("closed", USED_UP) if error.code == "stale" else error) from error


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE))


class Events:
    """The events of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.desks: OrderedDict[str, EventDesk] = OrderedDict()
        self.loading: dict[str, asyncio.Task[EventDesk]] = {}

    async def desk(self, code: str) -> EventDesk:
        """The event with this code, with nothing in it that is not on disk."""
        code = code.upper()
        found = self.desks.get(code)
        if found is not None:
            self.desks.move_to_end(code)
            return await found.settled()
        if code not in self.loading:
            task = self.loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def _load(self, code: str) -> EventDesk:
        desk = EventDesk(self.store, code)
        await desk.read()
        self.desks[code] = desk
        for other in [one for one, known in self.desks.items() if not known.lock.locked() and one != code]:
            if len(self.desks) <= MOST_LOADED:
                break
            del self.desks[other]
        return desk

    async def open(
        self, account: str, name: str, opening: Callable[[str], facts.Opened], more: Sequence[Fact] = (), listed: bool = False
    ) -> EventDesk:
        """A new event, with what more is said of it; whoever opens it is its organiser."""
        desk = EventDesk(self.store, new_code())
        draft, fact = Draft(desk), opening(new_seed())
        person = draft.person(name, account, Role.ORGANISER)
        draft.say(fact, person.id)
        for one in more:
            draft.say(one, person.id)
        desk.listed = listed

        def write(db: Connection) -> None:
            ledger.create(db, desk.code, desk.event.name[:60], fact.date, time.time(), listed)
            ledger.append(db, desk.code, [(entry, None) for entry in draft.rows])
            for one in draft.beside:
                one(db)

        while True:
            try:
                await self.store.write(write)
                break
            except Conflict:  # the code is taken
                desk.code = new_code()
        self.desks[desk.code] = desk
        return desk

    def heard(self, code: str) -> None:
        """Another process has written something; without a code, anything may have been written."""
        for one in [code] if code else list(self.desks):
            if one in self.desks:
                self.desks[one].stale = True

    async def listed(self, since: str) -> list[Json]:
        """The events that everybody may see."""
        return await self.store.read(lambda db: ledger.listed(db, since))

    async def of(self, account: str) -> list[Json]:
        return await self.store.read(lambda db: ledger.listing(db, account))


__all__ = ["Against", "Draft", "EventDesk", "Events", "Person"]
