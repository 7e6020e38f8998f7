"""What is going on and what lasts: the attack and activation being resolved, limits, and effects with a duration."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .codes import ACTIVE, NOBODY
from .measuring import Measured
from .script.cards import Superpower
from .script.lasting import NEXT_ATTACK, STANDING, gained
from .script.running import ActivationStep, AttackStep, Step

if TYPE_CHECKING:
    from .rules.attacks import Attack


HORSEMAN = "horseman "
"""What stands before the name of a Horsemen card where it is noted who has it."""
LEADS_TOO = "leads too"
"""The name under which stands that somebody's Leadership is active besides another one."""


@dataclass(slots=True, kw_only=True)
class Enduring(Measured):
    """A table that knows what is being resolved and what lasts how long."""

    # -- limits --------------------------------------------------------------------------------------------------------

    def unused(self, ability: str, who: int, scope: str) -> bool:
        return not scope or (ability, who, scope) not in self.uses

    def note_use(self, ability: str, who: int, scope: str) -> None:
        if scope:
            self.uses.append((ability, who, scope))

    def remember(self, deed: str, who: int) -> None:
        """Note what somebody has done this round, if a Team Tactic card in hand asks for it."""
        if any(self.library.tactics[id].remembers for hand in self.tactics for id in hand):
            self.note_use(deed, who, "round")

    def end_scope(self, scope: str) -> None:
        """Forget what lasted this long."""
        self.uses = [row for row in self.uses if row[2] != scope]
        ended = (scope, f"{scope}, {STANDING}")
        self.drop_lasting(lambda row: row[3] in ended or (scope == "turn" and row[3].startswith(NEXT_ATTACK)))

    def drop_lasting(self, over: Callable[[tuple[str, int, int, str, int]], bool]) -> None:
        """Some of what was put in force for a while is over."""
        kept = [row for row in self.lasting if not over(row)]
        if len(kept) < len(self.lasting):
            if any(row[0] in self.library.superpowers and over(row) for row in self.lasting):
                self.index = None  # a superpower that was gained shows no longer
            self.lasting = kept

    def scope(self, name: str, who: int) -> str:
        """The full name of a duration: attack (the innermost one), this activation (the one going on), activation (until that
        character's next one begins), its activation (until that one ends), coming attack action, this card (until it is carried
        out), first turn (of the round), turn, round, game."""
        if name == "attack":
            return f"attack {self.depth()}"
        if name == "this activation":
            who = self.activated()
            return "turn" if who == NOBODY else f"during {who}"
        if name == "its activation":
            return f"during {who}"
        if name == "this card":
            return f"effect {self.effect_depth()}"
        if name == NEXT_ATTACK:
            return f"{NEXT_ATTACK} {who}"
        return f"activation {who}" if name == "activation" else name

    def forget(self, query: str, who: int, scope: str = "") -> None:
        """A lasting change of somebody is used up, if a scope is named only what lasts so long; it may be set up again."""
        over = [row[1:4] for row in self.lasting if row[0] == query and row[2] == who and scope in ("", row[3])]
        also = gained("")  # with the superpower that it was
        self.drop_lasting(lambda row: row[1:4] in over and (row[0] == query or row[0].startswith(also)))
        self.uses = [row for row in self.uses if not (row[0].endswith(f"/{query}") and row[1] == who and scope in ("", row[2]))]

    # -- attack being resolved -----------------------------------------------------------------------------------------

    def attacking(self) -> Attack | None:
        """The innermost attack, if one is being resolved."""
        for frame in reversed(self.stack):
            if isinstance(frame, AttackStep):
                found: Any = frame
                return found  # type: ignore[no-any-return]
        return None

    def attack(self) -> Attack:
        """The innermost attack."""
        found = self.attacking()
        assert found is not None
        return found

    def depth(self) -> int:
        """How many attacks are going on, one inside the other."""
        return sum(isinstance(frame, AttackStep) for frame in self.stack)

    def activated(self) -> int:
        """The character whose activation is going on; NOBODY between activations."""
        for frame in reversed(self.stack):
            if isinstance(frame, ActivationStep):
                found: Any = frame
                return found.who  # type: ignore[no-any-return]
        return NOBODY

    def effect_depth(self) -> int:
        """How deep in the stack the innermost effect lies that is one from its first step to its last."""
        stack = self.stack
        effects = (at for at in range(len(stack) - 1, -1, -1) if isinstance(frame := stack[at], Step) and frame.WHOLE_EFFECT)
        return next(effects, len(stack))

    # -- Leaderships and superpowers gained ---------

    def leaders(self) -> list[int]:
        """Whose Leaderships are active: one for each squad, and those that cards have made active besides."""
        also = [row[2] for row in self.lasting if row[0] == LEADS_TOO]
        return [*(who for who in self.leader if who != NOBODY), *also]

    def gained_superpowers(self, who: int) -> list[Superpower]:
        """The superpowers that effects have given a character for a while."""
        known = self.library.superpowers
        return [known[row[0]] for row in self.lasting if row[2] == who and row[0] in known and not known[row[0]].leadership]

    def assigned(self, who: int) -> tuple[str, int]:
        """The Horsemen card that a character has, and the leader who has assigned it; nothing and nobody if it has none."""
        for name, leader, one, *_ in self.lasting:
            if one == who and name.startswith(HORSEMAN):
                return name.removeprefix(HORSEMAN), leader
        return "", NOBODY

    def borrowed(self, who: int) -> list[Superpower]:
        """The Active superpowers on the Horsemen cards that a leader has assigned to others."""
        cards = [row[0].removeprefix(HORSEMAN) for row in self.lasting if row[0].startswith(HORSEMAN) and row[1] == who != row[2]]
        return [power for id in cards for power in self.library.horsemen[id].superpowers if power.kind == ACTIVE]
