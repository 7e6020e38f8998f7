"""Many games: measuring them, and later simulating and comparing them."""
