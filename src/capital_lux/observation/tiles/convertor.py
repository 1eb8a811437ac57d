"""A choice of a hand card, and whom it is given to."""

from capital_lux.observation.section import Section


class ConvertorSection(Section):
    """The hand card is known to the chooser only."""

    card_steps = (1,)
    secret_card = True
