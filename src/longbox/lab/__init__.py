"""Many games: simulations, comparisons of bots, analysis, and environments for learning agents."""
