"""One file a power tile."""
