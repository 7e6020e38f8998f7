"""The rulings and measurements a game is played under, by name. They are stored with the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import overload

from longbox.kernel import BadOption, Option, Phrase, Plain, Several
from longbox.titles import lessons

from .battlefields import READY, BadBattlefield, agreed
from .builder import read, write
from .builder.share import CODE, unshare
from .measures import LENGTHS
from .script.library import Library

RANDOM = "random"
LESSONS = "longbox.titles.crisis.lessons"
NEVER = "never"


@dataclass(frozen=True, slots=True)
class Where(Option):
    """A ready battlefield by name, a random one, or the terrain of one's own that the players agreed on (CP-123).

    The terrain itself is stored with the game, not a file's name: the game must be the same tomorrow and elsewhere.
    """

    def accept(self, name: str, value: object) -> Plain:
        if not isinstance(value, list | tuple):
            return super(Where, self).accept(name, value)
        try:
            return agreed(value)
        except BadBattlefield as error:
            raise BadOption("{option} cannot be played on: {reason}", option=name, reason=error.phrase) from None


class Ready(Sequence[str]):
    """The names of the ready rosters, those of packs included."""

    def __init__(self, library: Callable[[], Library]) -> None:
        self.library = library

    def __len__(self) -> int:
        return len(self.library().rosters)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        return list(self.library().rosters)[at]


@dataclass(frozen=True, slots=True)
class RosterOption(Option):
    """A ready roster's name, the JSON text of one, or the code of one that was shared."""

    library: Callable[[], Library]

    def accept(self, name: str, value: object) -> Plain:
        if isinstance(value, Mapping):
            value = json.dumps(value)
        if isinstance(value, str) and value.lstrip().startswith("{"):
            return write(read(value.strip()))
        if isinstance(value, str) and value.lower() in self.allowed:
            return value.lower()
        if isinstance(value, str) and CODE.fullmatch(value):
            return write(unshare(value, self.library()))
        raise BadOption(
            "{option}={value} is not possible; it takes {takes}.", option=name, value=str(value)[:60], takes=self.takes()
        )

    def takes(self) -> str:
        names = Several([str(name) for name in self.allowed], "or")
        return Phrase("{names}, the JSON text of a roster, or the code of a shared one", names=names)


RULINGS = {
    "ruleset": Option(2025, (2025, 2022), "Which rulebook decides where the two differ"),
    "slide": Option("tool", ("tool", "past-tool"), "How far a throw or push moves: the tool's length, or until beyond it (Q27)"),
    "dazed_collision": Option("harmless", ("harmless", "dodges"), "What a Dazed character suffers when something hits it (Q44)"),
    "roof_cover": Option(True, (True, False), "Whether the terrain a defender stands on can give cover (Q62)"),
    "beam_targets": Option("fixed", ("fixed", "checked"), "Whether a beam still hits who was moved out of it meanwhile (Q68)"),
    "judgment_collisions": Option(False, (False, True), "Whether Judgment also stops Power from collisions (Q87)"),
    "stun_gems": Option("apart", ("apart", "together"), "Whether Stun limits the Power of each gem apart (Q88)"),
    "dazed_leader": Option(True, (True, False), "Whether a Dazed leader's Leadership works (Q91)"),
    "dazed_activation": Option("cut", ("cut", "ends"), "Whether the activation of one Dazed in it has effects at its end (Q100)"),
    "ko_source": Option(
        "stays",
        ("stays", "ends"),
        "Whether an effect that states how long it lasts stays when its source is KO'd (Q93)",
        before="ends",
    ),
    "dazed_bystanders": Option(
        "count", ("count", "ignored"), "Whether Dazed characters count where an effect only counts them (CP-397)", before="ignored"
    ),
    "grunts_pass": Option(True, (True, False), "Whether Grunts count when passing is decided (Q113)"),
    "deploy": Option("any", ("any", "completely"), "How much of a base must be within Range 3 of its edge (Q14)"),
    "same_reroll": Option("other dice", ("other dice", "nothing"), "What a second rule of the same name may still reroll (Q106)"),
    "own_order": Option(
        "free",
        ("free", "forced first"),
        "In which order a player's own effects happen at one moment (CP-366)",
        before="forced first",
    ),
    "mended": Option(
        True, (True, False), "Whether the mistakes of version 0.1 are mended; not in games that were saved then", before=False
    ),
    "both_eliminated": Option("points", ("points", "draw"), "Who wins when both players lose their last character at once (Q118)"),
    "last_round": Option(
        NEVER, (NEVER, 6, 7, 8, 9, 10, 12, 15, 20, 30, 60), "The round after which a tie is a draw; the books know none (Q120)"
    ),
    "edition": Option("catalogue", ("catalogue", "later"), "Which printed values stat cards have"),
}

SETUP = {
    "setup": Option("full", ("full", "quick"), "Whether the players set the game up themselves or begin with the first turn"),
}


def options(library: Callable[[], Library], packs: Option) -> dict[str, Option]:
    """Every option of a game with these cards."""
    ready = Ready(library)
    return {
        "battlefield": Where("downtown", (*READY, RANDOM), "Where it is played"),
        "roster_a": RosterOption("avengers", ready, "The roster of player A: a ready one, or the JSON text of one", library),
        "roster_b": RosterOption("cabal", ready, "The roster of player B: a ready one, or the JSON text of one", library),
        **SETUP,
        "lesson": lessons.option(LESSONS),
        **RULINGS,
        **LENGTHS,
        "packs": packs,
    }
