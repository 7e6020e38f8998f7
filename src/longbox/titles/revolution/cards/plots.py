"""The 60 Plot Cards: name, Plot Value, Hope Value, for a Reaction its trigger, and what it does."""

from ..codes import *
from ..words import *

# -- Events: Revolution Points -------------------------------------------------------------------------------------------

event("Setting Aside Differences", 4, 3, Revolution(TWO, 1))
event("Impetuous Tantrum", 1, 1, Cost(Dismiss(OWN_STUDENT)), Revolution(OTHER, -1), copies=2)
event("Rally on the Lawn", 5, 3, Revolution(ANY, 1))
event("Televised Debate", 4, 3, Cost(Hope(SELF, -4)), Revolution(ANY, 1))
event("Founders' Pledge", 4, 3, Cost(Tokens(OWN_ANY, -1, 3)), Revolution(SELF, 1))
event("Victory Parade", 4, 3, Cost(Triumph(OWN_ANY, -1)), Revolution(SELF, 1))
event("Open House", 3, 2, HasStudents(5), Revolution(ANY, 1))
event("Broad Coalition", 6, 4, Revolution(SELF, 2), Revolution(OTHER, 1))
event("Underdog Story", 1, 1, FewestPoints(), Revolution(SELF, 1))
event("Smear Campaign", 2, 2, Revolution(OTHER, -1), copies=2)
event("Public Inquiry", 3, 2, Revolution(TOP, -1), Hope(TOP, -2))
event("Leaked Footage", 1, 1, Cost(Hope(SELF, -3)), Revolution(OTHER, -1))
event("Mutual Disgrace", 1, 1, Revolution(SELF, -1), Revolution(OTHER, -1))
event("House of Cards", 4, 3, Revolution(TWO_OTHERS, -1))
event("Price of Failure", 2, 2, TargetInjured(), Revolution(OTHER, -1))

# -- Events: Hope --------------------------------------------------------------------------------------------------------

event("Bake Sale", 0, 1, Hope(SELF, 2))
event("Generous Alumna", 1, 2, Hope(ANY, 4))
event("Crowdfunding", 2, 2, HasStudents(4), Hope(ANY, 6))
event("Shared Kitchen", 1, 1, Hope(SELF, 4), Hope(OTHER, 2))
event("Charity Gala", 3, 2, Hope(SELF, 7))
event("Pickpocket Ring", 2, 2, TakeHope(OTHER, 3))
event("Frozen Accounts", 2, 2, Hope(OTHER, -5))
event("Tax on the Mighty", 3, 2, Hope(EACH_AHEAD, -3))
event("Neighbourhood Levy", 1, 1, TakeHope(EACH_OTHER, 1))

# -- Events: cards, Characters, tokens -----------------------------------------------------------------------------------

event("Library Night", 1, 1, Draw(2))
event("Spilled Ink", 1, 1, Drop(OTHER, 1, "random"))
event("Lost Luggage", 2, 2, Drop(OTHER, 2, "choice"))
event("Open Files", 0, 1, Peek(OTHER), Draw(1))
event("Clean Slate", 0, 1, Drop(SELF, 0, "all"), Draw(3))
event("Field Hospital", 1, 1, Heal(OWN_ANY, 2, upto=True))
event("Second Wind", 2, 2, Tokens(OWN_ANY, 1, 3, upto=True))
event("Drained", 2, 2, Tokens(OTHERS_ANY, -1, 2))
event("Training Accident", 3, 2, Injure(OTHERS))
event("Borrowed Glory", 3, 2, Triumph(OTHERS_ANY, -1), Triumph(OWN_ANY, 1))
event("Cold Feet", 3, 2, Dismiss(OTHERS_STUDENT, unless=4))
event("Talent Scout", 1, 1, Scry(RECRUITS, 4))
event("Early Admission", 4, 3, Admit())
event("Second Meeting", 0, 1, Cost(Hope(SELF, -2)), PlotPoints(SELF, 2))
event("Filibuster", 1, 1, PlotPoints(OTHER, -2))
event("Marching Orders", 3, 2, Buff(ATTACK, 1))
event("Scouting Report", 0, 1, Scry(MISSION_CARDS, 2))
event("Night Watch", 2, 2, Buff(DEFENSE, 1))

# -- Reactions -----------------------------------------------------------------------------------------------------------

reaction("Careful Preparations", 3, 2, EVENT_TRIED, CancelEvent(), copies=2)
reaction("Point of Order", 2, 2, EVENT_TRIED, EventCosts(4), CancelEvent())
reaction("Not in My School", 2, 2, EVENT_TRIED_ON_ME, CancelEvent())
reaction("Counter-Argument", 2, 2, CANCELLING, CancelReaction())
reaction("Silver Lining", 0, 1, LOST_POINTS, Hope(SELF, 3))
reaction("Return the Favour", 2, 2, LOST_POINTS_BY_EVENT, Revolution(SOURCE, -1))
reaction("Last-Minute Bid", 1, 2, BIDS_SHOWN, RaiseBid(3))
reaction("Duck and Cover", 1, 1, DEFENDING, MoreDefense(2))
reaction("Sucker Punch", 1, 1, ATTACKING, MoreAttack(2))
reaction("Stroke of Luck", 1, 1, ROLLED, Reroll("any", EVERY_DIE))
reaction("Emergency Evacuation", 2, 2, DEFEATED, Soften(1))
reaction("Guardian Angel", 2, 2, HURT, Shield(2))
reaction("Head Start", 1, 1, INITIATIVE, MoreInitiative(3))
reaction("Open Door Policy", 1, 2, STUDENT_DISCARDED, TakeIn())
reaction("Excused Absence", 1, 2, REFUSED, Excuse())
