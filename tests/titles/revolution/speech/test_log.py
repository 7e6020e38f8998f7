"""The log: every line tells the cause, who did it and by what means, and nothing is told twice."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from longbox.kernel import Event
from longbox.titles.revolution.cards.decks import ALL_MISSIONS
from longbox.titles.revolution.codes import OF_DEFEAT, OF_MISSION, REFUSAL, UNREST
from longbox.titles.revolution.events import (
    Attacked,
    BidFailed,
    CommandWon,
    FirstChosen,
    MissionEnded,
    PointsChanged,
    Rewarded,
    SchoolChosen,
    Scried,
    TokenPlaced,
)
from longbox.titles.revolution.rules.actions import Act
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.harm import Harm
from longbox.titles.revolution.rules.missions import MissionPhase
from longbox.titles.revolution.rules.plot import PlotPhase
from longbox.titles.revolution.rules.recruit import Lot
from longbox.titles.revolution.rules.upkeep import Upkeep
from longbox.titles.revolution.state import token_code
from longbox.titles.revolution.title import TITLE

from ..fights import duel, power_scene
from ..scene import TOKEN, Scene, n


def lines(s: Scene, language: str = "en", events: Iterable[Event] | None = None) -> list[str]:
    return [TITLE.say(event, s.t, language) for event in (s.events if events is None else events)]


def both(event: Event) -> tuple[str, str]:
    s = Scene(rogue=0)
    return TITLE.say(event, s.t), TITLE.say(event, s.t, "de")


def test_a_power_is_named_with_what_it_brings() -> None:
    s = power_scene("dagger").roll(*[1] * 12).push(Strike(0, 3)).use()
    assert "Dagger uses Slivers of Light (1 Power Token): 1 more attack die." in lines(s)
    assert "Dagger nutzt \u201eLichtsplitter\u201c (1 Kraftmarker): 1 Angriffswürfel mehr." in lines(s, "de")


def test_a_charter_names_whom_it_helps() -> None:
    s = duel()
    s.t.power[s.t.leader(0)] = 1
    s.push(Harm(0, 2)).use(2)
    told = lines(s)
    used = told.index("Wolverine helps Rogue with Never Stay Down (1 Power Token).")
    assert told[used + 1] == "The Damage to Rogue falls by 1 to 1."
    assert "Der Schaden an Rogue sinkt um 1 auf 1." in lines(s, "de")


def test_a_stolen_token_is_told() -> None:
    s = power_scene("rogue")
    s.t.power[n("cable")] = 1
    s.roll(6, 1, 1, 1, 1, 1, 1, 1).push(Strike(0, 3)).use()
    assert "Rogue uses Only Borrowed (1 Power Token)." in lines(s)
    assert "Rogue takes 1 Power Token from Cable." in lines(s)
    assert "Rogue nimmt Cable 1 Kraftmarker ab." in lines(s, "de")


def test_rerolled_dice_are_told() -> None:
    s = power_scene("slowglass").roll(6, 5, 1, 6, 6, 6, 6, 4).push(Strike(0, 3)).use()
    s.answer((2,))
    assert "Slowglass rerolls 1: 4." in lines(s)
    assert "Slowglass wirft 1 neu: 4." in lines(s, "de")


def test_damage_tells_what_is_left() -> None:
    s = duel("gamma-rampage", (0, 1)).roll(6, 6, 6, 1, 1, 1, 1, 1, 1)
    s.push(Strike(TOKEN, 0)).quiet().answer(s.options[0])
    stats = s.t.stats[0]
    assert lines(s)[-2:] == [
        "Rogue takes 3 Damage.",
        f"Rogue now has Attack {stats[0]}, Defense {stats[1]}, Speed {stats[2]}.",
    ]
    s.roll(6, 6, 6, 6, 1, 1)
    s.t.stats[0] = (4, 4, 4)
    s.push(Strike(0, TOKEN)).quiet()
    assert "The Hulk takes 4 Damage (12 left)." in lines(s)
    assert "Gamma Rampage: Player A gains 2 Hope (now 7)." in lines(s)


def test_who_gave_support_is_told() -> None:
    s = Scene().hand(0, "setting-aside-differences")
    s.t.plot_deck, s.t.pp = (), [2, 1, 1, 0]
    s.push(PlotPhase()).answers(("support", 2), 1, 1, (1, 2)).answer(s.card(0, "setting-aside-differences")).answer((0, 3))
    told = lines(s)
    assert "Plot Points offered: Player B 1, Player C 1, Player D 0." in told
    assert "Player A takes Plot Points: Player B 1, Player C 1." in told
    assert "Player A plays Setting Aside Differences for 4 Plot Points, with support: Player B 1, Player C 1." in told
    assert "Player A chooses their own School and Player D." in told
    assert "Setting Aside Differences: Player D gains 1 Revolution Point (now 2)." in told
    assert "Beigelegter Streit: Spieler D erhält 1 Revolutionspunkt (jetzt 2)." in lines(s, "de")


def test_support_that_is_not_taken_is_told() -> None:
    s = Scene().hand(0, "setting-aside-differences")
    s.t.plot_deck, s.t.pp = (), [2, 2, 0, 0]
    s.push(PlotPhase()).answers(("support", 2), 0)
    assert "Nobody offers any Plot Points." in lines(s)
    s.answer(("discard", s.t.hands[0])) if s.seat == 0 else None
    other = Scene().hand(0, "setting-aside-differences")
    other.t.plot_deck, other.t.pp = (), [2, 2, 0, 0]
    other.push(PlotPhase()).answers(("support", 2), 2, ())
    assert "Player A takes no support." in lines(other)


def test_a_failed_auction_says_what_becomes_of_the_card() -> None:
    s = Scene().top("recruits", "rogue")
    s.t.lot = n("rogue")
    s.push(Lot(n("rogue"))).answers(2, 2, 0, 0, 0, 0)
    assert lines(s)[-1] == "Nobody bids more for Rogue: the card is discarded, and Player A and Player B take their Hope back."
    assert lines(s, "de")[-1] == (
        "Niemand bietet mehr für Rogue: Die Karte wird abgelegt, und Spieler A und Spieler B nehmen ihre Hoffnung zurück."
    )
    assert both(BidFailed(n("rogue"), ()))[0] == "Nobody bids for Rogue: the card is discarded."
    assert both(BidFailed(-1, ()))[0] == "Nobody bids for the Mission Commander Token: dice decide."


def test_who_goes_first_is_told_as_it_is() -> None:
    assert both(FirstChosen(0, 0)) == (
        "Player A wins the Initiative and goes first.",
        "Spieler A gewinnt die Initiative und beginnt selbst.",
    )
    assert both(FirstChosen(0, 2))[0] == "Player A wins the Initiative and lets Player C go first."


def test_a_reward_is_told_once_with_its_reason() -> None:
    s = Scene(rogue=0, iceman=1, beast=2, cable=3).top("missions", "gamma-rampage")
    s.t.hope = [1, 0, 0, 0]
    s.loose().push(MissionPhase()).answer(1)
    while s.kind in ("invite", "respond", "place"):
        s.answer(s.options[0])
    s.t.damage, s.t.over = [(16, 0, 0, 0)], "success"
    s.finish()
    told = [line for line in lines(s) if "Revolution Point" in line]
    assert told == [
        "Player A becomes Mission Commander for 1 Hope and gains 1 Revolution Point (now 2).",
        "Player A inflicted the most Damage: 1 Revolution Point (now 3).",
    ]


@pytest.mark.parametrize("what", ["damage", "tokens", "points", "standing", "last"])
def test_every_reward_has_a_reason(what: str) -> None:
    one, two = both(Rewarded(0, 1, what, 3)), both(Rewarded(0, 2, what, 4))
    assert one[0].endswith(": 1 Revolution Point (now 3).")
    assert two[1].endswith(": 2 Revolutionspunkte (jetzt 4).")


@pytest.mark.parametrize("why", ["defeat", "stalemate", "time"])
def test_a_failure_has_a_reason(why: str) -> None:
    english, german = both(MissionEnded(False, why))
    assert english.startswith("The Mission fails: ")
    assert german.startswith("Die Mission scheitert: ")


def test_the_command_of_a_school_with_six_points_brings_none() -> None:
    assert both(CommandWon(0, 3, 0, 6))[0] == "Player A becomes Mission Commander for 3 Hope, and has 6 Revolution Points already."
    assert both(CommandWon(0, 0, 1, 2))[0] == "Player A becomes Mission Commander and gains 1 Revolution Point (now 2)."


def test_causes_have_names() -> None:
    for cause, english, german in (
        (REFUSAL, "Refused invitation", "Absage"),
        (UNREST, "No Uninjured Hero or Student", "Kein unverletzter Held oder Schüler"),
        (OF_DEFEAT + n("rogue"), "Defeat of Rogue", "Niederlage von Rogue"),
        (OF_MISSION, "Hellfire Sentinel", "Hellfire-Wächter"),
    ):
        told = both(PointsChanged(0, -1, 2, cause))
        assert told[0] == f"{english}: Player A loses 1 Revolution Point (now 2)."
        assert told[1] == f"{german}: Spieler A verliert 1 Revolutionspunkt (jetzt 2)."


def test_recovering_and_advancing_are_one_line_each() -> None:
    s = Scene(rogue=0, pixie=0, cable=0, beast=0, colossus=0).injure("pixie")
    s.t.power[n("rogue")] = 1
    s.push(Upkeep()).answer((n("rogue"), n("pixie")))
    while s.kind == "recover":
        s.answer(())
    s.answer(s.options[1])
    assert lines(s)[1:4] == [
        "Player A recovers: Pixie loses the Injured Token.",
        "Player A recovers: Rogue gains 1 Power Token.",
        "Player A advances the Revolution: 1 Revolution Point (now 2). "
        "Wolverine, Rogue, Pixie, Cable, Beast and Colossus spend 1 Power Token each.",
    ]
    assert "Bei Spieler A erholt sich Pixie: kein Verletzt-Marker mehr." in lines(s, "de")


def test_a_defeat_is_the_cause_of_what_follows() -> None:
    s = duel()
    s.t.hope[0] = 5
    s.push(Harm(0, 10, 1, attack=True)).answer("pay")
    assert lines(s)[-4:] == [
        "Rogue takes 10 Damage.",
        "Rogue is defeated: knocked out.",
        "Defeat of Rogue: Player A loses 1 Revolution Point (now 0).",
        "Player A pays 5 Hope and keeps Rogue.",
    ]


def test_hope_that_is_taken_names_both() -> None:
    s = Scene().hand(0, "pickpocket-ring")
    s.t.plot_deck, s.t.pp = (), [2, 0, 0, 0]
    s.push(PlotPhase()).answers(("event", s.card(0, "pickpocket-ring")), (2,))
    assert lines(s)[-1] == "Pickpocket Ring: Player A takes 3 Hope from Player C."
    assert s.t.hope == [8, 5, 2, 5]


def test_a_crate_says_whether_it_was_trapped() -> None:
    s = Scene(rogue=0, iceman=1).fight("stolen-cargo", {0: ("rogue", (0, 0)), 1: ("iceman", (3, 0))}, (0, 1), (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.roll(2).push(Act(0)).answer(("open", TOKEN)).until("act")
    s.roll(1).answer(("open", TOKEN + 1))
    told = lines(s)
    assert "Rogue opens crate 1 and rolls a 2: trapped." in told
    assert "Trapped crate: Rogue takes 1 Damage." in told
    assert "Rogue opens crate 2 and rolls a 1." in told, "the last one is not"


def mission_piece(name: str, token: int = 0) -> int:
    number = next(i for i, one in enumerate(ALL_MISSIONS) if one.id == name)
    return token_code(number, token)


@pytest.mark.parametrize(
    ("mission", "en", "de"),
    [
        ("first-manifestation", "the awakened mutant", "den erwachten Mutanten"),
        ("runaway-engine", "the engine", "die Lok"),
        ("gamma-rampage", "the Hulk", "Hulk"),
        ("sinister-trouble", "Mister Sinister", "Mister Sinister"),
        ("summit-of-leaders", "hired hunter 1", "Söldner 1"),
    ],
)
def test_a_mission_character_has_its_article_and_its_case(mission: str, en: str, de: str) -> None:
    rogue, piece = n("rogue"), mission_piece(mission)
    assert both(Attacked(rogue, piece)) == (f"Rogue attacks {en}.", f"Rogue greift {de} an.")
    assert both(TokenPlaced(1, piece, 0))[1].startswith(f"Spieler B stellt {de} auf ")


def test_a_mission_character_begins_a_sentence_with_a_capital() -> None:
    assert both(Attacked(mission_piece("first-manifestation"), n("rogue"))) == (
        "The awakened mutant attacks Rogue.",
        "Der erwachte Mutant greift Rogue an.",
    )


def test_an_empty_deck_is_told_as_empty() -> None:
    assert both(Scried(0, "missions", ())) == (
        "Player A finds the Mission Deck empty.",
        "Spieler A findet den Missionsstapel leer vor.",
    )


def test_whose_school_it_is() -> None:
    assert both(SchoolChosen(1, 0)) == (
        "The School of Player B: School of the Claw and Candle.",
        "Die Schule von Spieler B: Schule von Klaue und Kerze.",
    )
