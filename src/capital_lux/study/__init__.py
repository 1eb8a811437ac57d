"""Studies of the game: the conformance harness that every edition and tile must pass."""
