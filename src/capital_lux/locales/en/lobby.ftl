# The lobby: tables that anybody may join or watch.

page-lobby-open = Tables to join
page-lobby-running = Games to watch
page-lobby-no-open = No table is waiting for players now.
page-lobby-no-running = There is no game to watch now.
page-lobby-newer = Newer tables
page-lobby-older = Older tables
page-lobby-page = Page { $page } of { $pages }
page-lobby-players = { $names }
page-lobby-tiles = Tiles: { $tiles }
page-lobby-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
page-lobby-join = Join
page-lobby-text = Only tables that their makers wanted to show are listed here. Spectators see what everybody at the table sees, and no hands.
page-lobby-new = Make a table
