"""A choice of a hand card, a district, and a card there."""

from capital_lux.observation.section import Section


class MentalistSection(Section):
    """The hand card is known to the chooser only; the district at the third step."""

    district_steps = (2,)
    card_steps = (1, 2)
    secret_card = True
