"""What a table shows and says, as data: the same for the terminal, the web and any program.

`model.table_model` is the table as one seat sees it with its choices, `log.Teller` tells events.
Both make messages (an id with arguments) and leave the words to the catalogues in `locales`.
"""

# All that is told depends on the tiles, so they are known before anything else here is used.
from capital_lux.telling import tiles as tiles
