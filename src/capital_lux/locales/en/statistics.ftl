# Finished games in figures, and the data of a guest.

page-statistics-none = You have not finished a game here yet.
page-statistics-text = Games on one shared device, games played on from a replay, deals that were known before and deals of the day are not counted.
page-statistics-cookie = This browser knows you by a cookie; there is no account.
page-statistics-games = Games
page-statistics-wins = Won
page-statistics-average = Average score
page-statistics-best = Best score
page-statistics-scores = Your last games
page-statistics-plot =
    { $count ->
        [one] A plot of the score of one game; the highest mark is { $top }.
       *[other] A plot of the scores of { $count } games; the highest mark is { $top }.
    }
page-statistics-won = won
page-statistics-lost = not won
page-statistics-others = the best of the others
page-statistics-game = { $day }, { $edition }: { $score } to { $best }
page-statistics-by-edition = By edition
page-statistics-by-seats = By number of players
page-statistics-by-level = By opponents
page-statistics-by-tile = By power tile
page-statistics-seats =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
page-statistics-people = people
page-statistics-wins-of-games = Won of games
page-data = Your data
page-data-text = We store the names you used, the games you played, what you said at tables and the records you opened.
page-data-here = The games you played and the records you opened are kept in this browser, and nowhere else.
page-data-download = Download my data
page-data-delete = Delete my data
page-data-sure = Your name is replaced in all games, bots take your seats in those that are still running, and everything else is deleted. Nobody can undo this.
page-data-sure-here = The games you played, those that are still running too, and the records you opened are deleted from this browser. Nobody can undo this.
page-data-deleted = Your data is deleted.
