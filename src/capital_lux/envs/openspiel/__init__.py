"""Capital Lux for OpenSpiel: importing this registers the game."""

from capital_lux.envs.openspiel.game import CapitalLuxGame, CapitalLuxObserver, CapitalLuxState

__all__ = ["CapitalLuxGame", "CapitalLuxObserver", "CapitalLuxState"]
