### The figures of lux simulate.

counts-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions en { $seconds } s : { $rate } décisions/s
counts-seat = place
counts-score = score moyen
counts-share = victoires
counts-rating = niveau
counts-rating-share = part
counts-rating-loss = défaite
counts-rating-decent = correct
counts-rating-good = bon
counts-rating-very-good = très bon
counts-rating-excellent = excellent
counts-rating-outstanding = remarquable
counts-rating-world-class = mondial
counts-what = ce qui s’est passé
counts-times = fois
counts-a-game = par partie
counts-action = action { $action }

## The use of tiles. Each column has two lines, of at most 8, 12, 12, 11 and 11 letters.

counts-tile = tuile
counts-tile-games = parties
counts-tile-games-more = { "" }
counts-tile-triggered = activée
counts-tile-triggered-more = par partie
counts-tile-impossible = impossible
counts-tile-impossible-more = par partie
counts-tile-users = utilisée
counts-tile-users-more = par places
counts-tile-points = points
counts-tile-points-more = d’écart

## What happened. At most 51 letters.

counted-rounds = manches
counted-short-deals = donnes incomplètes
counted-played-at-home = cartes jouées dans la cité
counted-played-in-the-capital = cartes jouées dans la Capitale
counted-power-impossible = pouvoirs impossibles
counted-cards-drawn-by-a-power = cartes piochées par un pouvoir
counted-gold-taken = disques d’or pris
counted-modifiers-placed = modificateurs placés
counted-cards-taken-home-from-the-capital = cartes prises de la Capitale pour la cité
counted-last-turns = derniers tours
counted-districts-over-their-limit = quartiers au-dessus de leur limite
counted-districts-kept-for-gold = quartiers gardés contre de l’or
counted-bonus-cards = cartes bonus
counted-bonus-cards-discarded-in-a-tie = cartes bonus défaussées pour égalité
counted-cards-put-into-the-capital-by-a-tile = cartes mises dans la Capitale par une tuile
counted-cards-moved-within-the-capital = cartes déplacées dans la Capitale
counted-cards-sent-to-the-outsider-district = cartes envoyées au quartier des Parias
counted-cards-picked-up-by-a-tile = cartes prises en main par une tuile
counted-cards-given-into-another-home = cartes données à une autre cité
counted-turns-taken-again = tours rejoués
counted-rebels-placed = rebelles placés
counted-followers-sent = partisans envoyés
counted-followers-who-brought-gold = partisans qui ont rapporté de l’or
counted-aristocrats-taken = aristocrates pris
counted-aristocrats-lost = aristocrates perdus
counted-sentinels-posted = sentinelles postées
counted-sentinels-spent = sentinelles dépensées
counted-sentinels-that-came-home = sentinelles revenues
counted-turns-of-rob = tours de ROB
counted-turns-of-rob-without-a-card = tours de ROB sans carte
counted-moved-by-tile = cartes déplacées par une tuile à vous
counted-moved-in-secret = cartes déplacées face cachée par une tuile à vous
counted-paid-by-tile = disques d’or payés à une tuile à vous
counted-districts-discarded = quartiers défaussés
counted-districts-discarded-gold-would-have-saved-them = quartiers défaussés que l’or aurait sauvés
counted-districts-discarded-too-little-gold = quartiers défaussés faute d’or
counted-deals-of-no-card = donnes sans carte
counted-empty-hands-saved-by-a-draw = mains vides sauvées par une pioche
counted-cards-drawn-in-a-last-turn = cartes piochées dans un dernier tour
counted-over-a-limit-below-zero = au-dessus d’une limite négative
counted-gold-paid = disques d’or payés
counted-bonus-ties = égalités pour un bonus
counted-bonus-ties-with-too-few-cards = égalités avec trop peu de cartes bonus
counted-games-won-by-the-tie-break = parties gagnées au départage
counted-shared-victories = victoires partagées
