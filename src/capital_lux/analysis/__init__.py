"""What a finished game can teach: `analyse` a record, and `report` on a player's games.

>>> from capital_lux.analysis import JUDGEMENTS
>>> JUDGEMENTS
{'blunder': 0.15, 'mistake': 0.1, 'inaccuracy': 0.05}

`shape` says what an analysis is, `decide` how a decision is judged, `luck` what luck is. `fit` and
`measure` are commands: one fits what a net's values are worth, one checks what analyses say.
"""

from capital_lux.analysis.game import analyse
from capital_lux.analysis.report import Report, report
from capital_lux.analysis.shape import JUDGEMENTS, Analysis, as_json

__all__ = ["JUDGEMENTS", "Analysis", "Report", "analyse", "as_json", "report"]
