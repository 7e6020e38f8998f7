"""Marvel: Crisis Protocol as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from longbox.kernel import Generator, LongboxError, Plain, Title
from longbox.speech import Tongue, spoken
from longbox.titles import lessons

from . import packs
from .battlefields import READY, battlefield, generate
from .builder import judge, roster, unplayable
from .builder.words import Unplayable
from .cards.earlier import earlier
from .cards.edition import later
from .codes import NOBODY
from .lessons import lay_out
from .options import LESSONS, RANDOM, options
from .rules.rounds import Match
from .rules.setup import TACTICS_CHOSEN, Setup
from .rules.squads import choices_of
from .script.library import Library
from .speech.cards import name as card_name
from .speech.log import NAMES, WORDS
from .speech.refusals import ROOM, refusal
from .state import Table
from .view import view


class CrisisProtocol(Title[Table]):
    name = "crisis"
    label = "Marvel: Crisis Protocol"
    players = (2,)
    words, names = WORDS, NAMES
    languages = spoken(ROOM)
    reveals = frozenset({"SquadShown", "MissionDrawn", "LeadershipActive", "PriorityRolled"})
    state = Table

    def __init__(self) -> None:
        self.packs = packs.Packs()
        """The packs of cards that are known here."""
        self.options = options(self.packs.library, packs.OPTION)

    @property
    def library(self) -> Library:
        """All cards that are known here, those of packs included."""
        return self.packs.library()

    def prepare(self, t: Table) -> None:
        """The cards of this game: with its packs, by the printing it is played with; and what the players brought."""
        library = self.packs.library(packs.OPTION.accept("packs", t.options["packs"]))
        if not t.options["mended"]:
            library = earlier(library)
        t.library = later(library) if t.options["edition"] == "later" else library
        t.rosters = roster(str(t.options["roster_a"]), library), roster(str(t.options["roster_b"]), library)

    def begin(self, t: Table) -> None:
        if scene := lessons.scene(LESSONS, t.options["lesson"]):
            return lay_out(t, scene)
        t.terrain = self.terrain(t)
        t.stack.append(Match())
        return None

    def terrain(self, t: Table) -> tuple[tuple[Any, ...], ...]:
        """The battlefield stands before anything is drawn or chosen (CP-126)."""
        where = t.options["battlefield"]
        if isinstance(where, tuple):
            return cast("tuple[tuple[Any, ...], ...]", where)
        if where == RANDOM:
            return generate(t.below(1 << 64)).terrain
        return battlefield(str(where)).terrain

    def view(self, t: Table, seat: int) -> dict[str, Any]:
        return view(t, seat) | {"surfaces": self.surfaces(t)}

    def surfaces(self, t: Table) -> list[list[Any]]:
        """The paint on the ground of a ready battlefield. The rules know nothing of it, so the table does not keep it."""
        where = t.options["battlefield"]
        if isinstance(where, tuple) or where == RANDOM:
            return []
        return [[kind, [list(corner) for corner in corners]] for kind, corners in battlefield(str(where)).surfaces]

    def check_options(self, given: Mapping[str, object]) -> dict[str, Plain]:
        """Every option; a roster that was spelled out must be legal under the rules of this game."""
        self.packs.demand(packs.OPTION.accept("packs", given.get("packs", ())))  # first: without its pack a roster means nothing
        library = self.library
        found = super().check_options(given)
        for name in ("roster_a", "roster_b"):
            text = str(found[name])
            if text.startswith("{"):
                wrong = [*judge(roster(text, library), found["ruleset"], library), *unplayable(roster(text, library), library)]
                if wrong:
                    raise Unplayable(name, wrong[:5])
        found["packs"] = self.packs.used(*(roster(str(found[name]), library) for name in ("roster_a", "roster_b")))
        return found

    def tongue(self, language: str) -> Tongue:
        return Tongue(language, ROOM)

    def refusal(self, error: LongboxError, language: str = "en") -> str:
        return refusal(error, language)

    def value_name(self, option: str, value: Plain, language: str = "en") -> str:
        """Ready battlefields and rosters are called as they are everywhere else."""
        if option == "battlefield" and value in READY:
            return battlefield(str(value)).names[language]
        if option in ("roster_a", "roster_b") and value in self.library.rosters:
            return card_name(f"roster/{value}", language)
        return super().value_name(option, value, language)

    def redeal(self, t: Table, seat: int, rng: Generator) -> None:
        """What the other player has chosen in the setup while it is secret (CP-067, CP-187)."""
        for frame in t.stack:
            if isinstance(frame, Setup):
                for other in (0, 1):
                    if other != seat:
                        self.redraw(t, frame, other, rng)

    def redraw(self, t: Table, frame: Setup, other: int, rng: Generator) -> None:
        if t.who:  # squads and cards are revealed (CP-196)
            if frame.leaders[other] != NOBODY:
                frame.leaders[other] = rng.choice(frame.eligible(t, other))
            return
        if other < len(frame.squads):
            frame.squads[other] = rng.choice(frame.full_squads(t, other))
        frame.recruited = tuple(row for row in frame.recruited if row[0] != other)
        if other < len(frame.affiliations):
            while open_ := next(frame.recruiting(t, other), None):
                frame.recruited = (*frame.recruited, (other, open_[0], rng.choice(["", *open_[1]])))
            joined = frame.joined(t, other)
            frame.affiliations[other] = rng.choice(choices_of(frame.squads[other], t.library.characters, joined))
        if other < len(frame.tactics):
            needed = [card for card, *_ in frame.chosen_by(t, other)]
            allowed = [id for id in frame.allowed_tactics(t, other) if id not in needed]
            rng.shuffle(allowed)
            needed = [id for id in needed if id in frame.allowed_tactics(t, other)]
            frame.tactics[other] = tuple([*needed, *allowed][:TACTICS_CHOSEN])


TITLE = CrisisProtocol()
TITLE.packs.load_named()
