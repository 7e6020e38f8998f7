"""What a coach says of an option: Revolution Points, Hope, who joins the School, who is injured."""

from __future__ import annotations

from typing import ClassVar

from longbox.kernel import Speech
from longbox.titles.facets.coaching import Change, Coaching, Facts, Topic

from ..speech.names import card
from ..state import Table
from .goals import Voice

LITTLE, LIKELY = 0.5, 0.1


class RevolutionCoaching(Coaching[Table]):
    weights: ClassVar = {"points": 0.09, "their points": -0.04, "hope": 0.012, "cards": 0.015, "team": 0.03, "injured": -0.03}

    def facts(self, t: Table, seat: int) -> Facts:
        found: dict[Topic, float] = {
            ("points",): float(t.rp[seat]),
            ("hope",): float(t.hope[seat] + t.staked[seat]),
            ("cards",): float(len(t.hands[seat])),
        }
        for other in t.others(seat):
            found["their points", other] = float(t.rp[other])
        for who in t.team[seat]:
            found["team", who] = 1.0
            found["injured", who] = float(t.is_injured(who))
        return found

    def told(self, t: Table, topic: Topic, change: Change, language: str) -> str:
        say = Voice(Speech(self.title, t, language))
        match topic:
            case ("points" | "hope" | "cards" as name,):
                n = change.size
                key = f"coach.{name}" if n > 0 else f"coach.{name}.less"
                return say(key, n=say.tongue.decimal(abs(n))) if abs(n) >= LITTLE else ""
            case ("their points", other):
                n = change.size
                key = "coach.theirs" if n > 0 else "coach.theirs.less"
                return say(key, who=say.seat(other), n=say.tongue.decimal(abs(n))) if abs(n) >= LITTLE else ""
            case ("team" | "injured" as name, who):
                key = f"coach.{name}" if change.size > 0 else f"coach.{name}.less"
                given_up = name == "team" and change.size < 0 and change.before < 0.5
                return say(key, who=card(say.speech, who)) if abs(change.size) >= LIKELY and not given_up else ""
        return ""


FACET = RevolutionCoaching
