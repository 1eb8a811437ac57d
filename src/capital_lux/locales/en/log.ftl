### The log: what happened. A line that ends in -you is for the reader whose seat it is about.
### $seat and $to are names, $cards is a list of cards, $district is a district,
### $whose is "you", "own" (the acting seat's) or "other" ($to's).

## The start

log-opened = { $card } opens the { $district } district of the capital.
log-same-deal = The same cards as in the game before are dealt again: whoever looked may know them. This game is not counted.
log-chosen-deal = The maker of this table chose the deal and may know the cards. This game is not counted.
log-lot = Drawing for the start (highest begins): { $seat } { $modifier }.
log-lot-you = Drawing for the start (highest begins): you { $modifier }.
log-round = Round { $round }: { $seat } starts.
log-round-you = Round { $round }: you start.

## The draft

log-short =
    { $count ->
        [one] The deck is short: everybody is dealt 1 card.
       *[other] The deck is short: everybody is dealt { $count } cards.
    }
log-short-solo =
    { $count ->
        [one] The deck is short: 1 card to choose from.
       *[other] The deck is short: { $count } cards to choose from.
    }
log-dealt = { $seat } is dealt { $cards }.
log-dealt-you = You are dealt { $cards }.
log-kept = { $seat } keeps { $card }.
log-kept-you = You keep { $card }.
log-passed =
    { $whose ->
        [you] { $seat } passes { $cards } to you.
       *[other] { $seat } passes { $cards } to { $to }.
    }
log-passed-you = You pass { $cards } to { $to }.
log-left-over = { $seat } discards { $card }, the one left over.
log-left-over-you = You discard { $card }, the one left over.

## Turns

log-played-home = { $seat } plays { $card } at home.
log-played-home-you = You play { $card } at home.
log-played-capital = { $seat } plays { $card } in the capital ({ $power }).
log-played-capital-you = You play { $card } in the capital ({ $power }).
log-drew = { $seat } draws { $card }.
log-drew-you = You draw { $card }.
log-drew-hidden = { $seat } draws a card.
log-took-gold = { $seat } takes { $count } gold.
log-took-gold-you = You take { $count } gold.
log-looked = { $seat } looks at a modifier: { $modifier }.
log-looked-you = You look at a modifier: { $modifier }.
log-placed = { $seat } puts { $modifier } face down over { $district }.
log-placed-you = You put { $modifier } face down over { $district }.
log-placed-hidden = { $seat } puts a modifier face down over { $district }.
log-took = { $seat } takes { $card } home from the capital.
log-took-you = You take { $card } home from the capital.
log-turned-up = { $card } is turned up.
log-put = { $seat } puts { $card } into the { $district } district of the capital.
log-put-you = You put { $card } into the { $district } district of the capital.
log-moved = { $seat } moves { $card } in the capital, from { $district } to { $to_district }.
log-moved-you = You move { $card } in the capital, from { $district } to { $to_district }.
log-outcast = { $seat } sends { $card } out of { $district } to the Outsider district.
log-outcast-you = You send { $card } out of { $district } to the Outsider district.
log-picked-up = { $seat } takes { $card } from the capital's { $district } district to hand.
log-picked-up-you = You take { $card } from the capital's { $district } district to your hand.
log-picked-up-none = { $seat } takes { $card } from the row to hand.
log-picked-up-none-you = You take { $card } from the row to your hand.
log-gave =
    { $whose ->
        [you] { $seat } puts { $card } into your home.
       *[other] { $seat } puts { $card } into { $to }'s home.
    }
log-gave-you = You put { $card } into { $to }'s home.
log-again = { $seat } takes another turn.
log-again-you = You take another turn.
log-looked-rebel = { $seat } looks at a rebel: { $rebel }.
log-looked-rebel-you = You look at a rebel: { $rebel }.
log-placed-rebel =
    { $whose ->
        [you] { $seat } puts a rebel of { $rebel } face down into your { $district } district.
        [own] { $seat } puts a rebel of { $rebel } face down into their own { $district } district.
       *[other] { $seat } puts a rebel of { $rebel } face down into { $to }'s { $district } district.
    }
log-placed-rebel-you =
    { $whose ->
        [you] You put a rebel of { $rebel } face down into your own { $district } district.
       *[other] You put a rebel of { $rebel } face down into { $to }'s { $district } district.
    }
log-placed-rebel-hidden =
    { $whose ->
        [you] { $seat } puts a rebel face down into your { $district } district.
        [own] { $seat } puts a rebel face down into their own { $district } district.
       *[other] { $seat } puts a rebel face down into { $to }'s { $district } district.
    }
log-sent-follower = { $seat } sends a follower to { $district }.
log-sent-follower-you = You send a follower to { $district }.
log-took-aristocrat = { $seat } takes the { $district } aristocrat of { $value }.
log-took-aristocrat-you = You take the { $district } aristocrat of { $value }.
log-posted = { $seat } posts a sentinel in { $district }: their limit there is 2 higher this round.
log-posted-you = You post a sentinel in { $district }: your limit there is 2 higher this round.

## The clock

log-late = { $seat } has run out of time: a bot makes this move.
log-late-you = You have run out of time: a bot makes this move for you.
log-lost-seat = { $seat } has run out of time again: a bot makes this move and plays on in this seat.
log-lost-seat-you = You have run out of time again: a bot makes this move and plays on until you are back.

## Taken back

log-took-back = { $seat } takes the last move back.
log-took-back-you = You take your last move back.

## A tile that can do nothing

log-nothing = Nothing happens: the { $power } is not possible now.
log-nothing-agent = The { $power } does nothing: no modifier is left.
log-nothing-infiltrator = The { $power } does nothing: no rebel is left.
log-nothing-recruiter = The { $power } does nothing: the deck is empty.
log-nothing-cleric = The { $power } does nothing: no card can be taken.
log-nothing-doomsayer = The { $power } does nothing: nobody has two cards in blue, yellow or green.
log-nothing-mentalist = The { $power } does nothing: the hand is empty.
log-nothing-merchant = The { $power } does nothing: the gold pile is empty.
log-nothing-follower = The { $power } does nothing: there is a follower on every district.
log-nothing-aristocrat = The { $power } does nothing: no aristocrat is left.
log-nothing-sentinel = The { $power } does nothing: every district is guarded.
log-nothing-scholar = The { $power } does nothing: the deck is empty.
log-nothing-convertor = The { $power } does nothing: the deck is empty.
log-nothing-discoverer = The { $power } does nothing: the row is empty.
log-nothing-dualist = The { $power } does nothing: the deck and the hand are empty.

## A tile of a user's own

log-moved-by-tile = { $card } goes from { $zone } to { $to_zone }.
log-moved-in-secret = { $card } goes from { $zone } to { $to_zone }.
log-moved-in-secret-hidden = A card goes from { $zone } to { $to_zone }.
log-paid-by-tile = { $seat } pays { $count } gold.
log-paid-by-tile-you = You pay { $count } gold.

## The end of a round

log-last-turns = { $seat } has no cards left: one last turn for everybody else.
log-last-turns-you = You have no cards left: one last turn for everybody else.
log-laid-down = { $seat } lays down { $cards } at home.
log-laid-down-you = You lay down { $cards } at home.
log-revealed = { $seat }'s modifier over { $district } is turned up: { $modifier }.
log-revealed-you = Your modifier over { $district } is turned up: { $modifier }.
log-revealed-rebel =
    { $whose ->
        [you] The rebel in your { $district } district is turned up: { $rebel }.
       *[other] The rebel in { $to }'s { $district } district is turned up: { $rebel }.
    }
log-over-limit = { $seat }'s { $district } total of { $total } is over the limit of { $limit }.
log-over-limit-you = Your { $district } total of { $total } is over the limit of { $limit }.
log-paid = { $seat } pays { $count } gold and keeps the { $district } cards.
log-paid-you = You pay { $count } gold and keep the { $district } cards.
log-discarded = { $seat } discards { $cards }.
log-discarded-you = You discard { $cards }.
log-lost-aristocrat = { $seat } loses the { $district } aristocrat of { $value }.
log-lost-aristocrat-you = You lose the { $district } aristocrat of { $value }.
log-spent = { $seat }'s sentinel in { $district } was needed: its gold is spent.
log-spent-you = Your sentinel in { $district } was needed: its gold is spent.
log-returned = { $seat }'s sentinel in { $district } was not needed: its gold comes home.
log-returned-you = Your sentinel in { $district } was not needed: its gold comes home.
log-bonus = { $seat } leads in { $district } and takes { $card } as a bonus card.
log-bonus-you = You lead in { $district } and take { $card } as a bonus card.
log-bonus-none = { $seat }, alone lowest at home, takes { $card } from the Outsider district as a bonus card.
log-bonus-none-you = You, alone lowest at home, take { $card } from the Outsider district as a bonus card.
log-followed = { $seat }'s follower in { $district } brings { $count } gold.
log-followed-you = Your follower in { $district } brings { $count } gold.
log-tied = { $seats } share the lead in { $district }: 1 gold each, and { $card } of the capital is discarded.
# $seats are the others.
log-tied-you = You and { $seats } share the lead in { $district }: 1 gold each, and { $card } of the capital is discarded.
log-tied-none = { $seats } share the lowest home: 1 gold each, and { $card } of the Outsider district is discarded.
log-tied-none-you = You and { $seats } share the lowest home: 1 gold each, and { $card } of the Outsider district is discarded.
log-removed = { $card } of the capital's { $district } district is discarded.
log-removed-none = { $card } of the Outsider district is discarded.

## The end of the game

log-power-points =
    { $points ->
        [one] { $seat } gets 1 point for tiles.
       *[other] { $seat } gets { $points } points for tiles.
    }
log-power-points-you =
    { $points ->
        [one] You get 1 point for tiles.
       *[other] You get { $points } points for tiles.
    }
log-scored = { $seat } scores { $home } at home + { $bonus } bonus + { $gold } gold = { $points }.
log-scored-you = You score { $home } at home + { $bonus } bonus + { $gold } gold = { $points }.
log-scored-tiles = { $seat } scores { $home } at home + { $bonus } bonus + { $gold } for gold + { $tiles } for tiles = { $points }.
log-scored-tiles-you = You score { $home } at home + { $bonus } bonus + { $gold } for gold + { $tiles } for tiles = { $points }.
log-won = { $seat } wins.
log-won-you = You win!
log-shared = { $seats } share the victory.
# $seats are the others.
log-shared-you = You and { $seats } share the victory.

## Against ROB

log-reserved = ROB's reserve is given { $cards }.
log-rob-turned = ROB turns up { $turned }.
log-rob-played-home = ROB turns up { $turned } and plays { $card } at home.
log-rob-played-capital = ROB turns up { $turned } and plays { $card } in the capital.
log-rob-nothing = ROB has no such card and plays nothing.
log-rob-refilled =
    { $side ->
        [left] ROB's left card is now { $card }.
       *[right] ROB's right card is now { $card }.
    }
log-rob-bonus = ROB takes { $card }, the capital's lowest, as a bonus card.
log-played-home-solo = ROB begins with { $card } at home.
log-last-turns-solo = Three red cards lie in ROB's row: you have one last turn.
log-last-turns-solo-you = You have no cards left: ROB has one last turn.
log-laid-down-solo = ROB lays down { $cards } of his reserve at home.

## An event that this version does not know

log-other = { $text }.
log-other-seat = { $seat }: { $text }.
