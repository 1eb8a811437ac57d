### What you must do now (ask-...), or whom you wait for (wait-...).

ask-draft =
    { $pass ->
        [0] Keep { $keep } of { $cards }.
        [one] Keep { $keep } of { $cards }, then pass 1 on to { $to }.
       *[other] Keep { $keep } of { $cards }, then pass { $pass } on to { $to }.
    }
ask-draft-solo = Keep { $keep } of { $cards }; the card left over is discarded.
ask-play = Play a card, at home or in the capital.
ask-agent = You hold the modifier { $modifier }. Over which district?
ask-infiltrator = You hold a rebel of { $rebel }. Into which home district?
ask-recruiter = Which district of the capital does { $card } go into?
ask-outsider = Send a card out of which district of the capital?
ask-outsider-1 = Which card of { $district } leaves the capital?
ask-outsider-2 = You alone have the lowest home. Which card of the Outsider district?
ask-cleric = Take the lowest card of which district?
ask-cleric-1 = Which of the lowest cards of { $district }?
ask-doomsayer = In which district does everybody with two cards lose the lowest?
ask-missionary = Move the lowest card of which district of the capital?
ask-missionary-1 = Which of the lowest cards of { $district }?
ask-missionary-2 = Which district does { $card } move to?
ask-mentalist = Which card from your hand goes into the capital?
ask-mentalist-1 = Which district does { $card } go into? You take its lowest card.
ask-mentalist-2 = Which of the lowest cards of { $district }?
ask-follower = Which district does your follower go to?
ask-aristocrat = Which aristocrat? It is worth its value at the end.
ask-sentinel = Which of your districts do you guard?
ask-convertor = Which card from your hand goes into another home?
ask-convertor-1 = Whose home does { $card } go into?
ask-discoverer = Which card of the row?
ask-gold = Your { $district } total is { $total } and the limit is { $limit }. Pay { $cost } gold?
ask-bonus = You lead in { $district }. Which of the highest cards is your bonus card?
ask-bonus-rob = ROB leads in { $district }. Which of the highest cards is his bonus card?
ask-rob = ROB plays { $card } with the bonus symbol: he gets the lowest other card. Which?
ask-power = The { $power } asks you to choose.

wait-draft = Still choosing from their packs: { $seats }.
wait-play = { $seat } is playing a card.
wait-power = { $seat } is using the { $power }.
wait-gold = { $seat } is over the limit in { $district } and may pay { $cost } gold.
wait-bonus = { $seat } is choosing a bonus card in { $district }.
wait-rob = { $seat } is choosing a bonus card for ROB, who played { $card }.
