### Parts of other messages. A file uses only messages of its own.

## Lists

list-and = { $a } e { $b }
list-comma = { $a }, { $b }
list-or = { $a } ou { $b }
list-empty = nada

## Districts: used as "o distrito azul"

district-blue = azul
district-pink = rosa
district-yellow = amarelo
district-green = verde

## Seats

you = você
seat-number = lugar { $number }
name-card = { $seat } { $card }
name-total = { $seat } { $total }

## A text that somebody wrote for a tile of their own

own-text = { $text }

## Zones between which a user's tile moves a card

zone-deck = pilha
zone-discard = pilha de descarte
zone-capital = distrito { $district } da Capital
zone-home = distrito { $district } de { $seat }
zone-home-you = seu distrito { $district }
zone-hand = mão de { $seat }
zone-hand-you = sua mão
zone-bonus = cartas bônus de { $seat }
zone-bonus-you = suas cartas bônus

## A card of ROB's deck: its colour, which card he takes, whether it has the bonus symbol

rob-card =
    { $colour ->
        [red] uma carta vermelha
       *[blue] uma carta azul
    } ({ $take ->
        [left] esquerda
        [right] direita
       *[deck] pilha
    }{ $symbol ->
        [bonus] , bônus
       *[none] { "" }
    })
