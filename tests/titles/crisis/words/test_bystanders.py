"""Who is only counted is not affected: every word that counts characters reads a Dazed one alike (`dazed_bystanders`)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.script.nodes import Context, ally, any_of, other, within
from longbox.titles.crisis.words import accompanied, close_to, company, crowd, dice_for_each, fewer_than
from longbox.titles.crisis.words.lasting import boost_next_action

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import Duel

pytestmark = pytest.mark.usefixtures("extras")

RULINGS = pytest.mark.parametrize(("ruling", "counts"), [("count", True), ("ignored", False)])


def beside_a_dazed_friend(ruling: str) -> tuple[Duel, Context]:
    """0 stands within Range 2 of 1, who is Dazed, and 2 is their enemy."""
    duel = Duel(["test-plain", "test-plain"], "test-plain", dazed_bystanders=ruling).set(1, dazed=True)
    return duel, Context(duel.t, 0, 0, {})


@pytest.mark.rule("CP-397")
@RULINGS
def test_words_that_count(ruling: str, counts: bool) -> None:
    _, c = beside_a_dazed_friend(ruling)
    assert accompanied(2).test(c, 0) is counts
    assert close_to(ally & other, 2).test(c, 0) is counts
    assert company(1, ally, 2).check(c) is counts
    assert crowd(ally & other & within(2)).read(c) == counts


@pytest.mark.rule("CP-397")
@RULINGS
@pytest.mark.parametrize("dice", [dice_for_each(2, ally & other), boost_next_action(2, ally & other)], ids=repr)
def test_words_that_give_dice(ruling: str, counts: bool, dice: object) -> None:
    duel, _ = beside_a_dazed_friend(ruling)
    boost = isinstance(dice, boost_next_action)
    duel.activate(0)
    if boost:
        duel.script(dice)
        duel.roll("blank " * 20).answer("jab").answer(2)
    else:
        duel.answer("jab").script(dice).roll("blank " * 20).answer(2)
    rolled = next(one for one in duel.heard(DiceRolled) if one.roll == "attack")
    assert len(rolled.faces) == 4 + 2 * counts


@pytest.mark.rule("CP-237")
@RULINGS
def test_scoring_never_counts_them(ruling: str, counts: bool) -> None:
    _, c = beside_a_dazed_friend(ruling)
    assert not accompanied(2, scoring=True).test(c, 0)


@RULINGS
def test_who_is_on_the_battlefield_is_there(ruling: str, counts: bool) -> None:
    _, c = beside_a_dazed_friend(ruling)
    assert any_of(ally & other).check(c)
    assert not fewer_than(2, ally).check(c)
