"""Why a command at a table changes nothing: sentences for people, codes for programs."""

from __future__ import annotations

from functools import partial

from longbox.kernel import Illegal, LongboxError, State, Title
from longbox.server.languages import language, message
from longbox.speech import Tongue

STALE = message("The game has moved on since; here is where it stands now.")
NOT_SEATED = message("You watch this table; only seated players can do that.")
NOT_ASKED = message("It is not your decision; %(name)s decides.")
NOT_STARTED = message("The game has not begun: a seat is still open.")
GAME_OVER = message("The game is over; it takes no more answers.")
NOTHING_TO_UNDO = message("There is nothing to take back yet.")
OTHER_ACTED = message("%(name)s has acted since, so undo is closed.")
DICE_ROLLED = message("Dice were rolled, so undo is closed.")
TOO_MANY = message("That was too often; try again in a minute.")
TOO_FAST = message("Too many messages at once; wait a moment.")
TOO_LONG = message("This game has become too long; it takes no more answers. Resign to end it.")
REVEALED = message("Something hidden was shown, so undo is closed.")


class Refused(LongboxError):
    """A command that changes nothing; `code` is for programs, the sentence for people."""

    def __init__(self, code: str, sentence: str, /, **values: object) -> None:
        super().__init__(sentence % values if values else sentence)
        self.code, self.sentence, self.values = code, sentence, values

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Refused, **self.values), (self.code, self.sentence)

    def told(self, code: str) -> str:
        """The sentence in a language."""
        spoken = language(code).gettext(self.sentence)
        return spoken % {name: _translated(value, code) for name, value in self.values.items()} if self.values else spoken


class Forbidden(Refused):
    """What the rules of the title do not allow, in the title's own words."""

    def __init__(self, title: Title[State], error: Illegal) -> None:
        super().__init__("illegal", str(error))
        self.title, self.error = title, error

    def told(self, code: str) -> str:
        return Tongue(code).say(self.title.refusal(self.error, code))


def _translated(value: object, code: str) -> object:
    return language(code).gettext(value) if isinstance(value, str) else value
