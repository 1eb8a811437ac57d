"""Trains the net of the learned players by self-play: `python -m capital_lux.learning`.

The only part of the package that needs JAX (the extra `train`). docs/learning.md tells what was
tried and what it brought; `settings.py` holds what is used.
"""
