"""Marvel: Crisis Protocol as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from longbox.kernel import Generator, LongboxError, Plain, Title

from . import cards as cards
from . import packs
from .battlefields import READY, battlefield, generate
from .builder import NAMES, judge, roster, unplayable
from .builder.words import Unplayable
from .codes import NOBODY
from .options import OPTIONS, RANDOM
from .rules.rounds import Match
from .rules.setup import TACTICS_CHOSEN, Setup, choices_of
from .speech import WORDS
from .speech.cards import name as card_name
from .speech.refusals import refusal
from .state import Table
from .view import view


class CrisisProtocol(Title[Table]):
    name = "crisis"
    label = "Marvel: Crisis Protocol"
    players = (2,)
    options = OPTIONS | {"packs": packs.OPTION}
    words = WORDS
    reveals = frozenset({"SquadShown", "MissionDrawn", "LeadershipActive", "PriorityRolled"})
    state = Table

    def begin(self, t: Table) -> None:
        t.terrain = self.terrain(t)
        t.stack.append(Match())

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
        packs.demand(packs.OPTION.accept("packs", given.get("packs", ())))  # first: without its pack a roster means nothing
        options = super().check_options(given)
        for name in ("roster_a", "roster_b"):
            text = str(options[name])
            if text.startswith("{"):
                found = [*judge(roster(text), options["ruleset"]), *unplayable(roster(text))]
                if found:
                    raise Unplayable(name, found[:5])
        options["packs"] = packs.used(roster(str(options["roster_a"])), roster(str(options["roster_b"])))
        return options

    def refusal(self, error: LongboxError, language: str = "en") -> str:
        return refusal(error, language)

    def value_name(self, option: str, value: Plain, language: str = "en") -> str:
        """Ready battlefields and rosters are called as they are everywhere else."""
        if option == "battlefield" and value in READY:
            return battlefield(str(value)).names[language]
        if option in ("roster_a", "roster_b") and value in NAMES:
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
        if other < len(frame.affiliations):
            frame.affiliations[other] = rng.choice(choices_of(frame.squads[other]))
        if other < len(frame.tactics):
            allowed = list(frame.allowed_tactics(t, other))
            rng.shuffle(allowed)
            frame.tactics[other] = tuple(allowed[:TACTICS_CHOSEN])


packs.load_named()
TITLE = CrisisProtocol()
