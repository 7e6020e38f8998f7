"""The 24 Students of the Recruit Deck: name, Attack, Defense, Speed, Attack Range, Hope Value, Power.

A Hope Value follows from the figures: all of them, one less for the range, 1 or 2 for the Power, less 6.
What the book says of a Character is kept; the rest is our own.
"""

from ..codes import *
from ..words import *

student("Pixie", 2, 2, 3, 1, 2, power(MOVING, Farther(2), name="One More Flutter"), starting=True)
student("Paperkite", 2, 2, 3, 1, 2, power(ROLLED, Reroll("defense", 1), name="Through the Gap"), starting=True)
student("Static Jane", 2, 2, 2, 2, 2, power(DEFENDING, Blind(1), name="Carpet Shock"), starting=True)
student("Pebblejack", 2, 3, 2, 1, 2, power(DEFENDING, MoreDefense(1), name="Skipping Stone"), starting=True)
student("Hushabye", 2, 2, 2, 2, 2, power(PLOT, Hope(SELF, 1), name="Quiet Collection"), starting=True)
student("Dewdrop", 1, 3, 3, 1, 2, power(INITIATIVE, Regain(1), name="Morning Fresh"), starting=True)
student("Hopscotch", 2, 2, 3, 1, 2, power(INITIATIVE, MoreInitiative(3), name="Off the Mark"), starting=True)
student("Emberly", 3, 2, 2, 1, 2, power(ROLLED, Reroll("attack", 2), name="Matchbox"), starting=True)
student("Glowstick", 2, 2, 2, 2, 2, power(ATTACKING, Longer(1), name="Snap and Throw"), starting=True)
student("Thimblerig", 2, 2, 3, 1, 2, power(PLOT, Peek(OTHER), name="Under the Cup"), starting=True)
student("Rustle", 2, 3, 2, 1, 2, power(ROLLED, Reroll("defense", 1), name="Only Leaves"), starting=True)
student("Inkwell", 2, 2, 2, 2, 2, power(ROLLED, Reroll("attack", 1), name="Crossed Out"), starting=True)
student("Bramblefoot", 2, 3, 2, 1, 2, power(DEALT, Push(1), name="Trip Root"), starting=True)
student("X-23", 4, 2, 3, 1, 5, power(MOVED, Regain(1), name="Already Healed"))
student("Windchime", 2, 3, 3, 2, 4, power(MOVING, Farther(3), name="Catch the Draught"))
student("Tangent", 2, 2, 3, 2, 3, power(ACTION, Swap(2), name="Trade You"))
student("Saltmarsh", 2, 4, 2, 1, 3, power(DEFENDING, MoreDefense(1), name="Knee-Deep"))
student("Fogbank", 2, 3, 3, 1, 3, power(DEFENDING, Blind(1), name="White-Out"))
student("Copperkid", 3, 3, 2, 1, 4, power(ROLLED, Reroll("defense", 2), name="Penny Plate"))
student("Lullwater", 2, 3, 3, 1, 4, power(PLOT, Heal(OWN_ANY), name="Hold My Hand"))
student("Wingnut", 2, 2, 4, 1, 3, power(ATTACKED, Dart(1), name="Over the Fence"))
student("Doorstop", 2, 4, 3, 1, 4, power(DEALT, Push(3), name="Wedge"))
student("Jackdaw", 3, 2, 4, 1, 4, power(DEALT, TakeHope(VICTIM, 1), name="Light Fingers"))
student("Quickstitch", 2, 3, 3, 1, 4, power(PLOT, Tokens(OWN_HERO, 1), name="Hold Still"))
