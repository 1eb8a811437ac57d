### Parts of other messages. A file uses only messages of its own.

## Lists

list-and = { $a } and { $b }
list-comma = { $a }, { $b }
list-or = { $a } or { $b }
list-empty = nothing

## Districts: used as "the blue district" and as "over blue"

district-blue = blue
district-pink = pink
district-yellow = yellow
district-green = green

## Seats

you = you
seat-number = seat { $number }
name-card = { $seat } { $card }
name-total = { $seat } { $total }

## A text that somebody wrote for a tile of their own

own-text = { $text }

## Zones between which a user's tile moves a card

zone-deck = the deck
zone-discard = the discard pile
zone-capital = the capital's { $district } district
zone-home = { $seat }'s { $district } district
zone-home-you = your { $district } district
zone-hand = { $seat }'s hand
zone-hand-you = your hand
zone-bonus = { $seat }'s bonus pile
zone-bonus-you = your bonus pile

## A card of ROB's deck: its colour, which card he takes, whether it has the bonus symbol

rob-card =
    { $colour ->
        [red] a red card
       *[blue] a blue card
    } ({ $take ->
        [left] left
        [right] right
       *[deck] deck
    }{ $symbol ->
        [bonus] , bonus
       *[none] { "" }
    })
