"""A finished game looked at again: the same numbers every time, the winner wins, a planted blunder is found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from longbox.kernel import Ask, Game, Generator, LongboxError, State, Title
from longbox.lab.analysis import Analysis, _Work, analyse
from longbox.lab.curves import Speech, luck_plot, sheet, signed, value_plot
from longbox.players import Search, Sight, play, player
from longbox.players.search import Line
from longbox.titles import facets, title

TITLES: dict[str, tuple[int, dict[str, Any]]] = {
    "sample": (3, {"rounds": 1}),
    "crisis": (2, {"setup": "quick"}),
    "tactics": (2, {"level": "back-alley"}),
    "revolution": (3, {"last_round": 1}),
}
NAMES = ["Mara", "Jonas", "Kim", "Lee"]


def finished(name: str, seed: int = 1, bot: str = "random") -> Game[Any]:
    seats, options = TITLES[name]
    game = Game.new(title(name), seats, seed, options)
    play(game, [player(bot, f"{seed} {seat}") for seat in range(seats)])
    return game


def quick(game: Game[Any], **more: Any) -> Analysis:
    """Without the search, but for the last decisions."""
    return analyse(game, nodes=2, **{"since": len(game.answers) - 3, **more})


@pytest.mark.parametrize("name", list(TITLES))
def test_whoever_won_has_won_at_the_end(name: str) -> None:
    game = finished(name)
    found = quick(game)
    winner = game.state.winner()
    last = found.moments[-1]
    assert last.n == found.decisions == len(game.answers)
    assert last.values == tuple(1.0 / game.state.seats if winner is None else float(seat == winner) for seat in range(found.seats))
    assert [one.n for one in found.moments] == list(range(len(game.answers) + 1))
    for one in found.moments:
        assert sum(one.values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in one.values)
    rounds = [one.round for one in found.moments]
    assert rounds == sorted(rounds)
    assert rounds[-1] == game.state.rounds()


def test_a_game_that_was_given_up_has_the_winner_it_got() -> None:
    game = finished("sample")
    half = Game.new(game.title, 3, game.seed, game.state.options)
    for answer in game.answers[:5]:
        half.answer(answer)
    assert quick(half, given_up=(2,)).moments[-1].values == (0.0, 0.0, 1.0)
    assert quick(half, given_up=(None,)).winner is None


@pytest.mark.parametrize("name", list(TITLES))
def test_the_same_game_gives_the_same_numbers(name: str) -> None:
    game = finished(name)
    one = quick(game)
    other = quick(Game.load(game.save(), title))
    assert one.dump() == other.dump()
    assert Analysis.load(json.loads(json.dumps(one.dump()))) == one


@pytest.mark.parametrize("name", ["crisis", "tactics", "revolution"])
def test_sums_of_luck_are_sums_of_rolls(name: str) -> None:
    found = quick(finished(name))
    assert found.throws
    for seat in range(found.seats):
        own = [one for one in found.throws if one.seat == seat]
        luck = found.luck(seat)
        assert luck.rolls == len(own)
        assert luck.expected == pytest.approx(sum(one.expected for one in own))
        assert luck.actual == pytest.approx(sum(found.luck(seat, kind).actual for kind in found.kinds()))
        assert 0 < luck.rarity <= 1
    assert all(0 <= one.n <= found.decisions for one in found.throws)


def test_progress_goes_up_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    game = finished("sample")
    analyse(game, nodes=2, progress=lambda done, of: seen.append((done, of)))
    assert len(seen) >= len(game.answers)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert seen[-1][0] == seen[-1][1]


# -- mistakes -----------------------------------------------------------------------------------------------------------------


def greedily(played: Title[Any], state: State, choice: Any, seat: int) -> float:
    """The chance to win after a choice, when everybody goes on greedily until the turn is over."""
    state.resolve(choice)
    for _ in range(300):
        if state.ask is None or facets.advisor(played).settled(state):
            break
        ratings = facets.advisor(played).rate(state)
        state.resolve(state.ask.options[ratings.index(max(ratings))])
    return facets.advisor(played).worth(state)[seat]


def planted(name: str) -> tuple[Game[Any], int, int]:
    """In the first of some games where much can be lost by one answer."""
    for seed in range(1, 12):
        if (found := planted_in(name, seed)) is not None:
            return found
    raise AssertionError("nothing can be done badly in these games")


def planted_in(name: str, seed: int) -> tuple[Game[Any], int, int] | None:
    """A greedy game in which somebody once gives the worst answer there is, where that costs much whatever the dice say; soon after
    it is given up."""
    good = finished(name, seed, "greedy")
    seats, options = TITLES[name]
    for n in range(len(good.answers) - 1, len(good.answers) // 6, -1):
        game = Game.new(good.title, seats, seed, options)
        for answer in good.answers[:n]:
            game.answer(answer)
        ask = game.ask
        assert ask is not None
        if (
            ask.kind not in ("action", "act", "bid", "finish", "activate", "respond", "ransom", "pay", "plot")
            or len(ask.options) == 1
        ):
            continue
        first = ends(game, ask.options, 0)
        best, worst = first.index(max(first)), first.index(min(first))
        worlds = range(5 if first[best] - first[worst] > 0.07 else 0)
        pair = [ends(game, (ask.options[best], ask.options[worst]), world) for world in worlds]
        if pair and all(good - bad > 0.07 for good, bad in pair):
            game.answer(worst)
            while (now := game.ask) is not None and len(game.answers) < n + 4:
                game.answer(player("greedy").choose(Sight(game.title, game.state, now)))
            return game, n, ask.seat
    return None


def ends(game: Game[Any], choices: Sequence[Any], world: int) -> list[float]:
    """What each choice leads to in a possible world."""
    assert game.ask is not None
    seat = game.ask.seat
    return [greedily(game.title, game.title.determinize(game.state, seat, Generator(world)), choice, seat) for choice in choices]


@pytest.mark.parametrize("name", ["crisis", "tactics", "revolution"])
def test_a_planted_blunder_is_found(name: str) -> None:
    game, n, seat = planted(name)
    found = analyse(game, nodes=8, since=max(0, n - 2), given_up=(1 - seat if seat < 2 else 0,))
    worst = next(one for one in found.mistakes if one.seat == seat)
    assert worst.n == n
    assert worst.loss > 0.03
    assert worst.loss > 2 * worst.error
    assert worst.best == pytest.approx(worst.value + worst.loss)
    answer = game.answers[n]
    assert isinstance(answer, int)
    for language in ("en", "de"):
        assert worst.question[language]
        assert worst.played[language] != worst.better[language]
    assert worst.ways[0].why["en"] or worst.ways[0].then["en"], "a better answer is told with what follows or why"
    for way in worst.ways:
        assert set(way.then) == set(way.why) == {"en", "de"}
        assert [good for _, good in way.why["en"]] == [good for _, good in way.why["de"]]
        assert (way.option == answer) == way.played
    again = Game.new(game.title, game.state.seats, game.seed, game.state.options)
    for one in game.answers[:n]:
        again.answer(one)
    assert again.ask is not None
    assert worst.played["en"] == facets.page(game.title).offer(again.state, again.ask)["options"][answer]["label"]


def test_where_searching_does_not_pay_nobody_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished("tactics")
    asked = []

    def look(self: Search, sight: Sight[Any]) -> list[Line]:
        asked.append(sight.ask.kind)
        return [Line(number, 1, 0.5, 0.1, 0.5) for number in range(len(sight.ask.options))]

    monkeypatch.setattr(Search, "look", look)
    monkeypatch.setattr(_Work, "compare", lambda *_: (0.5, [(0.0, 0.0)]))
    analyse(game, nodes=1)
    kinds = {ask.kind for ask in questions(game)}
    assert {"karma", "place_thing"} <= kinds & facets.advisor(game.title).unsearched
    assert set(asked) == kinds - facets.advisor(game.title).unsearched


def questions(game: Game[Any]) -> list[Ask]:
    """Those of a finished game that left a choice."""
    again = Game.new(game.title, game.state.seats, game.seed, game.state.options)
    found = []
    for answer in game.answers:
        assert again.ask is not None
        if len(again.ask.options) > 1:
            found.append(again.ask)
        again.answer(answer)
    return found


def test_an_answer_of_ones_own_is_told_by_what_came_of_it() -> None:
    """A place on the ground has no option of its own; the log says where somebody went."""
    seats, options = TITLES["crisis"]
    game = Game.new(title("crisis"), seats, 5, options)
    bots = [player("greedy", seat) for seat in range(seats)]
    free = []
    while (ask := game.ask) is not None:
        if ask.kind == "advance" and ask.region is not None and len(game.answers) > 40:
            x, y = game.state.base[game.state.stack[-1].who][:2]
            free.append(len(game.answers))
            game.answer([x + 0.3, y + 0.3] if _takes(game, [x + 0.3, y + 0.3]) else 0)
        else:
            game.answer(bots[ask.seat].choose(Sight(game.title, game.state, ask)))
        if len(game.answers) > 90:
            break
    found = analyse(game, nodes=2, since=40, given_up=(0,))
    own = [one for one in found.mistakes if one.n in free and not isinstance(game.answers[one.n], int)]
    assert own
    for one in own:
        assert one.played["en"]
        assert one.played["en"] != one.played["de"]


def _takes(game: Game[Any], value: list[float]) -> bool:
    assert game.ask is not None
    try:
        game.ask.judge(game.state, value)
    except LongboxError:
        return False
    return True


def test_nobody_peeks() -> None:
    """Mistakes are judged by what the seat could know: other dice to come change nothing that was found before they fell."""
    one, other = finished("sample", 4), finished("sample", 4)
    n = len(one.answers) - 1
    found = analyse(one, nodes=3, since=n)
    other.state.key ^= 1
    assert found.mistakes == analyse(other, nodes=3, since=n).mistakes


# -- what is refused -----------------------------------------------------------------------------------------------------------


def test_what_cannot_be_analysed_is_said() -> None:
    fresh = Game.new(title("sample"), 3, 1)
    with pytest.raises(LongboxError, match="This game is not over yet; it can be analysed when it is"):
        analyse(fresh)
    with pytest.raises(LongboxError, match="Nobody decided anything"):
        analyse(fresh, given_up=(0,))
    for nodes in (0, 1001, 1.5):
        with pytest.raises(LongboxError, match=f"with 1 to 1000 trials, not {nodes}"):
            analyse(finished("sample"), nodes=nodes)  # type: ignore[arg-type]
    old = quick(finished("sample")).dump() | {"format": 0}
    with pytest.raises(LongboxError, match="another version"):
        Analysis.load(old)


# -- plots ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(TITLES))
def test_plots_are_drawn_without_style(name: str) -> None:
    from xml.etree import ElementTree

    game = finished(name, 2)
    found = analyse(game, nodes=2, since=len(game.answers) - 30)
    speech = Speech(["<Mara>", "Jonas & Co", "Kim"][: found.seats])
    pictures = [value_plot(found, speech, width, "/t/ABC?at=") for width in (860, 400)] + [luck_plot(found, speech)]
    for picture in pictures:
        drawn = ElementTree.fromstring(picture)
        assert "style" not in picture
        assert drawn.attrib["aria-label"]
        for text in drawn.iter():
            x = float(text.attrib.get("x", 0))
            assert 0 <= x <= float(drawn.attrib["viewBox"].split()[2])
    assert pictures[0].count('<a class="mark" href="/t/ABC?at=') == len(found.mistakes)
    whole = sheet(found, speech, "A & B")
    assert ElementTree.fromstring(whole) is not None
    assert "<style>" in whole


def test_signs() -> None:
    assert signed(3.14159) == "+3.1"
    assert signed(-3.14159, lambda value: f"{value}!").endswith("3.1!")
