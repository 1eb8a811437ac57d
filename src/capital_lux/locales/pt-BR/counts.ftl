### The figures of lux simulate.

counts-title =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions } decisões em { $seconds } s: { $rate } decisões/s
counts-seat = lugar
counts-score = média
counts-share = vitórias
counts-rating = avaliação
counts-rating-share = parcela
counts-rating-loss = derrota
counts-rating-decent = razoável
counts-rating-good = bom
counts-rating-very-good = muito bom
counts-rating-excellent = excelente
counts-rating-outstanding = notável
counts-rating-world-class = nível mundial
counts-what = o que aconteceu
counts-times = vezes
counts-a-game = por partida
counts-action = ação { $action }

## The use of tiles. Each column has two lines, of at most 8, 12, 12, 11 and 11 letters.

counts-tile = peça
counts-tile-games = partidas
counts-tile-games-more = { "" }
counts-tile-triggered = ativada
counts-tile-triggered-more = por partida
counts-tile-impossible = impossível
counts-tile-impossible-more = por partida
counts-tile-users = usada
counts-tile-users-more = por lugares
counts-tile-points = pontos
counts-tile-points-more = à média

## What happened. At most 51 letters.

counted-rounds = rodadas
counted-short-deals = distribuições incompletas
counted-played-at-home = cartas jogadas na Cidade Natal
counted-played-in-the-capital = cartas jogadas na Capital
counted-power-impossible = poderes impossíveis
counted-cards-drawn-by-a-power = cartas compradas por um poder
counted-gold-taken = moedas de ouro pegas
counted-modifiers-placed = modificadores colocados
counted-cards-taken-home-from-the-capital = cartas levadas da Capital para a Cidade Natal
counted-last-turns = últimos turnos
counted-districts-over-their-limit = distritos acima do limite
counted-districts-kept-for-gold = distritos mantidos por ouro
counted-bonus-cards = cartas bônus
counted-bonus-cards-discarded-in-a-tie = cartas bônus descartadas por empate
counted-cards-put-into-the-capital-by-a-tile = cartas postas na Capital por uma peça
counted-cards-moved-within-the-capital = cartas movidas dentro da Capital
counted-cards-sent-to-the-outsider-district = cartas enviadas ao distrito dos Forasteiros
counted-cards-picked-up-by-a-tile = cartas pegas por uma peça
counted-cards-given-into-another-home = cartas dadas a outra Cidade Natal
counted-turns-taken-again = turnos jogados de novo
counted-rebels-placed = rebeldes colocados
counted-followers-sent = seguidores enviados
counted-followers-who-brought-gold = seguidores que trouxeram ouro
counted-aristocrats-taken = aristocratas pegos
counted-aristocrats-lost = aristocratas perdidos
counted-sentinels-posted = sentinelas postadas
counted-sentinels-spent = sentinelas gastas
counted-sentinels-that-came-home = sentinelas que voltaram
counted-turns-of-rob = turnos de ROB
counted-turns-of-rob-without-a-card = turnos de ROB sem carta
counted-moved-by-tile = cartas movidas por uma peça sua
counted-moved-in-secret = cartas movidas viradas para baixo por uma peça sua
counted-paid-by-tile = moedas de ouro pagas a uma peça sua
counted-districts-discarded = distritos descartados
counted-districts-discarded-gold-would-have-saved-them = distritos descartados que o ouro salvaria
counted-districts-discarded-too-little-gold = distritos descartados por falta de ouro
counted-deals-of-no-card = distribuições sem carta
counted-empty-hands-saved-by-a-draw = mãos vazias salvas por uma compra
counted-cards-drawn-in-a-last-turn = cartas compradas em um último turno
counted-over-a-limit-below-zero = acima de um limite negativo
counted-gold-paid = moedas de ouro pagas
counted-bonus-ties = empates por um bônus
counted-bonus-ties-with-too-few-cards = empates com poucas cartas bônus
counted-games-won-by-the-tie-break = partidas vencidas no desempate
counted-shared-victories = vitórias divididas
