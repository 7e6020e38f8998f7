"""The 26 Heroes of the Recruit Deck: name, Attack, Defense, Speed, Attack Range, Hope Value, Power.

A Hope Value follows from the figures: all of them, one less for the range, 1 or 2 for the Power, less 8.
What the book says of a Character is kept; the rest is our own.
"""

from ..codes import *
from ..words import *

hero("Nightcrawler", 3, 4, 3, 1, 4, power(MOVING, Phase(), name="Here, Then There"), starting=True)
hero("Iceman", 3, 3, 3, 2, 4, power(ATTACKING, Weaken(1), name="Black Ice"), starting=True)
hero("Gravelock", 3, 4, 3, 1, 4, power(DEFENDING, MoreDefense(2), name="Bedrock Stance"), starting=True)
hero("Kestrelle", 3, 3, 4, 1, 4, power(ATTACKED, Dart(2), name="Stoop and Climb"), starting=True)
hero("Slowglass", 3, 3, 3, 2, 4, power(ROLLED, Reroll("any", 1), name="Second Glance"), starting=True)
hero("Tidewright", 4, 3, 3, 1, 4, power(DEALT, Push(2), name="Undertow"), starting=True)
hero("Rogue", 4, 4, 4, 1, 5, power(DEALT, StealToken(), name="Only Borrowed"))
hero("Beast", 4, 3, 4, 1, 4, power(PLOT, Draw(1), name="Lamplight Reading"))
hero("Psylocke", 4, 3, 4, 1, 5, power(DEALT, PickStats(), name="Soft Spot"))
hero("Cable", 4, 4, 3, 2, 6, power(ATTACKED, Again(), name="Old Soldier's Habit"))
hero("Dagger", 3, 3, 4, 2, 5, power(ATTACKING, MoreAttack(1), name="Slivers of Light"))
hero("Colossus", 4, 5, 2, 1, 5, power(HURT, Shield(1), name="Unbending"))
hero("Emma Frost", 3, 4, 3, 3, 6, power(PLOT, Drop(OTHER, 1, "random"), name="Cold Suggestion"))
hero("Anvilheart", 5, 4, 2, 1, 4, power(DEALT, Push(1), name="Hammerfall"))
hero("Cinderwing", 4, 2, 5, 1, 4, power(INITIATIVE, MoreInitiative(2), name="First Spark"))
hero("Longshadow", 3, 4, 4, 2, 5, power(ACTION, Swap(3), name="Between the Lamps"))
hero("Quillstorm", 4, 3, 3, 2, 5, power(ATTACKING, Pierce(), name="Needle Rain"))
hero("Mirrorstep", 3, 5, 3, 1, 5, power(ROLLED, Reroll("defense", 2), name="Not Where You Look"))
hero("Northlight", 3, 3, 4, 3, 5, power(ATTACKING, Longer(2), name="Far Beacon"))
hero("Ironbramble", 3, 5, 2, 1, 4, power(HURT, Reflect(1), name="Rusted Thorns"))
hero("Lodewalker", 4, 4, 4, 1, 6, power(ACTION, Pull(3), name="True North"))
hero("Vesperine", 3, 3, 5, 2, 6, power(ATTACKED, Regain(1), name="Evening Breath"))
hero("Thunderhush", 5, 3, 3, 2, 6, power(ATTACKING, Weaken(1), name="The Quiet Before"))
hero("Skylattice", 3, 4, 4, 1, 4, power(PLOT, Tokens(OWN_STUDENT, 1), name="Lend a Rung"))
hero("Palisade", 2, 6, 2, 1, 4, power(ALLY, Shield(1), name="Stand Behind Me"))
hero("Sundial", 4, 4, 5, 1, 7, power(INITIATIVE_ROLLED, Reroll("initiative", 6), name="Ahead of Time"))
