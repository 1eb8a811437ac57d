"""Many games at once."""

from capital_lux.envs.batch.games import BatchGame

__all__ = ["BatchGame"]
