"""X-Men: Mutant Revolution."""
