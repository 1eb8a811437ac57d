"""Where the followers are."""

from capital_lux.envs.observation.section import TokenSection


class FollowerSection(TokenSection):
    """By seat and district."""

    key = "followers"
