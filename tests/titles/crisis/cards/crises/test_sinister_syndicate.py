"""Super-Powered Scoundrels Form Sinister Syndicate!"""

from __future__ import annotations

from longbox.titles import facets
from longbox.titles.crisis.codes import PHYSICAL
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.title import TITLE

from ...mission import BONES, CAP, IRON, Duel, cleanup, on_token
from ..scenes.crises import both, plain


def ambushed(attacker: float, defender: float) -> tuple[Duel, bool]:
    """Crossbones shoots at Captain America from somewhere beside the middle Ambush; whether it can use cover."""
    duel = both("sinister-syndicate").set(BONES, power=5)
    duel.put(CAP, 18.0 + defender, 18.0).put(BONES, 18.0 + attacker, 18.0)
    duel.roll("hit " * 12).attack(BONES, plain(duel, 2, PHYSICAL).id, CAP)
    assert len(duel.heard(DiceRolled)) == 2
    return duel, duel.ask.kind == "react" and (0, "cover", 0) in duel.offered


def test_syndicate_whoever_contests_an_ambush_has_cover_even_close_by() -> None:
    duel, cover = ambushed(attacker=2.5, defender=0.5)
    assert cover
    duel.answer((0, "cover", 0))


def test_syndicate_no_cover_from_who_contests_the_same_ambush() -> None:
    assert not ambushed(attacker=2.0, defender=0.5)[1]


def test_syndicate_no_cover_beside_the_ambush() -> None:
    assert not ambushed(attacker=0.0, defender=-2.5)[1]


def test_syndicate_the_offer_of_a_target_tells_the_cover() -> None:
    duel = both("sinister-syndicate").put(CAP, 18.5, 18.0).put(BONES, 20.5, 18.0).put(IRON, 20.5, 20.0)
    duel.attack(BONES, plain(duel, 2, PHYSICAL).id)
    notes = {row["label"]: row["note"] for row in facets.page(TITLE).offer(duel.t, duel.ask, "en")["options"]}
    assert ["cover" in note for note in notes.values()] == [True, False]


def test_syndicate_scores_one_for_each_ambush_secured() -> None:
    duel = both("sinister-syndicate")
    on_token(on_token(on_token(duel, CAP, 0), IRON, 1), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [2, 1]
