"""X-Men: Mutant Revolution as a title of the house."""

from __future__ import annotations

from longbox.kernel import Generator, Title
from longbox.speech import Tongue, spoken
from longbox.titles import lessons

from .bot.guesses import redeal
from .lessons import lay_out as lay_out_lesson
from .options import LESSONS, OPTIONS
from .rules.setup import Play, lay_out
from .rules.timing import GameTable
from .speech.log import NAMES
from .speech.questions import WORDS
from .speech.refusals import ROOM
from .state import Table
from .view import view


class MutantRevolution(Title[Table]):
    name = "revolution"
    label = "X-Men: Mutant Revolution"
    players = (3, 4)
    options = OPTIONS
    words, names = WORDS, NAMES
    languages = spoken(ROOM)
    reveals = frozenset(
        {
            "BidsShown",
            "Calmed",
            "CrateOpened",
            "Drew",
            "InitiativeRolled",
            "LotRevealed",
            "MissionRevealed",
            "Peeked",
            "PlotDiscarded",
            "Reacted",
            "EventPlayed",
            "Rolled",
            "RolledOff",
            "Scried",
            "Recruited",
            "Dealt",
            "SupportReturned",
        }
    )
    state = GameTable

    def begin(self, t: Table) -> None:
        lay_out(t)
        if scene := lessons.scene(LESSONS, t.options["lesson"]):
            lay_out_lesson(t, scene)
        else:
            t.stack.append(Play())

    def view(self, t: Table, seat: int) -> dict[str, object]:
        return view(t, seat)

    def tongue(self, language: str) -> Tongue:
        return Tongue(language, ROOM)

    def redeal(self, t: Table, seat: int, rng: Generator) -> None:
        redeal(t, seat, rng)


TITLE = MutantRevolution()
