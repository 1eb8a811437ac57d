"""A choice of a district, a card in it, and where it goes."""

from capital_lux.observation.section import Section


class MissionarySection(Section):
    """The district is known from the second step on, the card at the third."""

    district_steps = (1, 2)
    card_steps = (2,)
