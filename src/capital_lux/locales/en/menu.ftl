# The menu of a table in the browser.

page-menu = Menu of this table
page-menu-rules = Rules of this game
page-menu-all-rules = All rules
page-menu-basis = Most tiles of Generations are reconstructions: the printed page that explains them could not be found.
page-menu-keys = Keys
page-menu-coach = Explain each step
page-menu-coach-off = No more hints
page-menu-leave = Leave the table
page-menu-leave-sure = Really leave
page-menu-leave-text = Your seat becomes free, and the others wait until somebody takes it or they put a bot there.
page-menu-name = Your name, from the next game on
page-key-card = take up this card of your hand, or keep it in the draft
page-key-home = play it at home
page-key-capital = play it in the capital
page-key-beside = the next card or choice
page-key-rows = from the cards to the choices and back
page-key-press = press what has the focus
page-key-cancel = put the card down
page-key-back = take back
page-key-hint = ask for a hint
page-key-help = show these keys
page-key-touch = On a touch screen, a long press on a card, a figure or a symbol says what it is.
