"""Team Tactic cards of no affiliation, for certain characters: M to P, and one of W that does the same as one of P."""

from __future__ import annotations

from ..rules.tactics import By, Tactic, add_tactic
from ..words import *

OTHER_ALLY = ally & ~me

add_tactic(
    Tactic(
        "makin-a-ruckus", "Makin' a Ruckus", REACTIVE,
        (By(named(("Juggernaut",)) & within(3, TARGET) & ~role(TARGET), 3),),
        lasts(
            "attack",
            on(
                attack_resolved(),
                seq(advance(SELF, S, TOWARD, ATTACKER, optional=True), extra_attack("strike", role(ATTACKER))),
                limit="once",
            ),
        ),
        on=(targeted(target=ally, attacker=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "midnight-phantasmagoria", "Midnight Phantasmagoria", ACTIVE,
        (By(active_character & named(("Malekith the Accursed",)), 3),),
        in_turn(enemy & within(3), if_(can_be_moved(IT, "push"), seq(push(IT, S, AWAY, SELF), heal(SELF, 1)))),
        when=can_choose(enemy & within(3)),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "monkey-brain-is-lizard-home", "Monkey Brain Is Lizard Home", ACTIVE,
        (By(active_character & named(("Lizard",)), 3),),
        grant_attack("lizard-brain"),
        attacks=(
            Strike("lizard-brain", PHYSICAL, range=2, dice=5, shape="area", rules=(after_attack(push(TARGET, S, AWAY, SELF)),)),
        ),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "princes-protection", "Prince's Protection", REACTIVE,
        (By(named(("Namor, the Sub-Mariner",)) & within(3, ATTACKER), 2),),
        seq(
            place(SELF, 1, of=ATTACKER),
            retarget(SELF),
            lasts(
                "attack",
                on(
                    attack_resolved(when=that(SELF, affectable)),
                    may(in_turn(enemy & within(2), push(IT, S, AWAY, SELF))),
                    limit="once",
                ),
            ),
        ),
        on=(targeted(target=ally, attacker=enemy),),
    )
)  # fmt: skip
add_tactic(
    Tactic(
        "psychic-fortress", "Psychic Fortress", ACTIVE,
        (By(named(("M.O.D.O.K.",)), 3),),
        lasts("round", static("cover", 1, ally & within(4))),
    )
)  # fmt: skip

SHAKE_THEM_ALL = in_turn(
    enemy & holding(),
    seq(
        note("before", damage_on(IT)),
        roll_for(5, (CRIT, WILD)),
        damage(IT, hits_rolled),
        if_(some(grown("before", damage_on(IT))), drop_tokens(IT)),
    ),
)
for id, name, one, two in (
    ("psychic-shockwave", "Psychic Shockwave", "Supergiant", "Ebony Maw"),
    ("well-laid-plans", "Well-Laid Plans", "Green Goblin", "Doctor Octopus"),
):
    add_tactic(
        Tactic(
            id, name, ACTIVE,
            (By(named((one,)), 3), By(named((two,)), 3)),
            SHAKE_THEM_ALL,
            when=can_choose(enemy & holding()),
        )
    )  # fmt: skip
add_tactic(
    Tactic(
        "pym-particles", "Pym Particles", ACTIVE,
        (By(named(("Ant-Man", "Wasp")), 2),),
        choose(OTHER_ALLY & within(3), throw_terrain(3, 3, M, CHOSEN)),
        when=can_choose(OTHER_ALLY & within(3)),
    )
)  # fmt: skip
