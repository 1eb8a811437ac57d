# Texts of a table that the start page does without.

## Limits, risks and tokens

page-total = total { $total }
page-limit = limit { $limit }
page-total-of-limit = total { $total }, limit { $limit }
page-over = over the limit
page-risk-over = over the limit now
page-risk-pays = over the limit: gold can save it
page-risk-pays-some = over the limit: gold can save this home or another, not all of them
page-risk-maybe = may be over the limit: a rebel lies face down
page-risk-limits = may be over: the limit is between { $least } and { $most }
page-risk-lost = over the limit: lost
page-risk-safe = safe
page-leads = leads: takes { $card } if the round ends like this
page-leads-shared = shares the lead: 1 gold if the round ends like this
page-becomes = becomes
page-here = here
page-modifiers = Modifiers
page-modifier = modifier { $value }
page-unknown-modifier = unknown modifier
page-limits =
    { $count ->
        [one] An unknown modifier: the limit is between { $least } and { $most }
       *[other] { $count } unknown modifiers: the limit is between { $least } and { $most }
    }
page-follower-of = follower of { $name }
page-guarded = guarded: limit 2 higher
page-rebel = rebel { $value }
page-unknown-rebel = unknown rebel
page-aristocrat = aristocrat { $value }
page-aristocrat-of = aristocrat, { $district } { $value }
page-aristocrats = Aristocrats
page-aristocrats-left = { $count } left
page-row = Row
page-outsider = Outsiders
page-rob-hand = ROB's hand
page-rob-reserve = Reserve
page-rob-deck = ROB's deck
page-rob-red = { $deck } left, { $count } of 3 red

## The clock

page-time-left = Time left; when it runs out, a bot makes this move
page-time-stands = Time left for the rest of the game
page-left-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
page-left-hours = { $time } h
page-left-minutes = { $time }

## Talk

page-talk = Talk
page-talk-open =
    { $count ->
        [0] Talk
        [one] Talk, one new line
       *[other] Talk, { $count } new lines
    }
page-talk-none = Nobody has said anything yet.
page-talk-phrases = Ready-made phrases
page-talk-field = Say something
page-talk-send = Send
page-talk-mute = Mute { $name }
page-talk-unmute = Hear { $name } again
page-talk-mute-spectators = Mute spectators
page-talk-hear-spectators = Hear spectators again
page-spectator = Spectator
page-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }

## The check of the shuffle

page-shuffle-check = Check the shuffle
page-shuffle-true = It matches: your browser has computed the sha256 of the seed, and it is the fingerprint.
page-shuffle-false = It does not match: the sha256 of the seed is not the fingerprint.
page-shuffle-insecure = Browsers compute this only for pages that come over https. Any other sha256 program gives the same answer.
