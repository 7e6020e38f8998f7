"""Many games: measuring, simulating and comparing them, and environments to learn in."""
