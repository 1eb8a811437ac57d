"""Games that were played: step by step, and as records."""
