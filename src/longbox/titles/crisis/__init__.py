"""Marvel: Crisis Protocol."""
