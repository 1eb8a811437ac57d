"""Where the followers are."""

from capital_lux.observation.section import TokenSection


class FollowerSection(TokenSection):
    """By seat and district."""

    key = "followers"
