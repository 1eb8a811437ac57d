"""Environments for people who train and study agents. They need numpy: `capital-lux[rl]`."""
