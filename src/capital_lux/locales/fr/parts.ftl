### Parts of other messages. A file uses only messages of its own.

## Lists

list-and = { $a } et { $b }
list-comma = { $a }, { $b }
list-or = { $a } ou { $b }
list-empty = rien

## Districts: used as "le quartier bleu"

district-blue = bleu
district-pink = rose
district-yellow = jaune
district-green = vert

## Seats

you = vous
seat-number = place { $number }
name-card = { $seat } { $card }
name-total = { $seat } { $total }

## A text that somebody wrote for a tile of their own

own-text = { $text }

## Zones between which a user's tile moves a card

zone-deck = pioche
zone-discard = défausse
zone-capital = quartier { $district } de la Capitale
zone-home = quartier { $district } chez { $seat }
zone-home-you = votre quartier { $district }
zone-hand = main ({ $seat })
zone-hand-you = votre main
zone-bonus = cartes bonus ({ $seat })
zone-bonus-you = vos cartes bonus

## A card of ROB's deck: its colour, which card he takes, whether it has the bonus symbol

rob-card =
    { $colour ->
        [red] une carte rouge
       *[blue] une carte bleue
    } ({ $take ->
        [left] gauche
        [right] droite
       *[deck] pioche
    }{ $symbol ->
        [bonus] , bonus
       *[none] { "" }
    })
