"""How a game ended, in a sentence for whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.server.languages import language, message

WON = message("You won.")
LOST = message("You lost.")
WON_BY = message("You won %(score)s.")
LOST_BY = message("You lost %(score)s.")
DRAWN = message("A draw, %(score)s.")
EVEN = message("A draw.")
WINS = message("%(name)s won.")
WINS_BY = message("%(name)s won %(score)s.")
LOST_TO = message("You lost, %(name)s won.")


def headline(
    scores: Sequence[int | float],
    winner: int | None,
    own: Sequence[int],
    names: Sequence[str],
    code: str,
    *,
    by_points: bool = True,
) -> str:
    """Who won, as somebody with these seats says it: their own points first, where two have played it out by points.

    >>> headline([3, 16], 1, [0], ["Mara", "Jonas"], "en").replace("\\xa0", " ")
    'You lost 3 : 16.'
    >>> headline([3, 16], 1, [], ["Mara", "Jonas"], "de").replace("\\xa0", " ")
    'Jonas hat 16 : 3 gewonnen.'
    >>> headline([2, 6, 4], 1, [0], ["Mara", "Jonas", "Kim"], "en")
    'You lost, Jonas won.'
    >>> headline([3, 16], 0, [0], ["Mara", "Jonas"], "en", by_points=False)
    'You won.'
    """
    say = language(code).gettext
    counted = by_points and len(scores) == 2
    seat = own[0] if len(own) == 1 else winner
    first = seat or 0
    fields = {
        "score": f"{scores[first]:g}\u00a0:\u00a0{scores[1 - first]:g}" if counted else "",
        "name": "" if winner is None else names[winner],
    }
    if winner is None:
        found = DRAWN if counted else EVEN
    elif len(own) != 1:
        found = WINS_BY if counted else WINS
    elif seat == winner:
        found = WON_BY if counted else WON
    elif counted:
        found = LOST_BY
    else:
        found = LOST if len(scores) == 2 else LOST_TO
    return say(found) % fields
