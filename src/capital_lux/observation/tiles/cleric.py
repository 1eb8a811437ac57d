"""A choice of a district, then of a card in it."""

from capital_lux.observation.section import Section


class ClericSection(Section):
    """The district is known from the second step on."""

    district_steps = (1,)
