"""Where the sentinels are."""

from capital_lux.observation.section import TokenSection


class SentinelSection(TokenSection):
    """By seat and district."""

    key = "sentinels"
