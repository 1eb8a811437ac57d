### The end of a game.

tie-decides = { $seats } têm { $points } pontos cada um; o desempate ({ $rule }) decide.
# $seats are the others.
tie-decides-you = Você tem { $points } pontos, como { $seats }; o desempate ({ $rule }) decide.
tie-leaves = { $seats } têm { $points } pontos cada um; o desempate ({ $rule }) não basta.
tie-leaves-you = Você tem { $points } pontos, como { $seats }; o desempate ({ $rule }) não basta.
tie-rule-first = mais cartas de valor 6 na Cidade Natal e no bônus, depois 5, 4, 3 e 2
tie-rule-generations = menos ouro
tie-rule-solo = você vence com menos ouro, senão ROB

rating-loss = Avaliação: derrota, { $points } pontos contra { $rob } de ROB.
rating-decent = Avaliação: razoável, { $points } pontos contra { $rob } de ROB.
rating-good = Avaliação: bom, { $points } pontos contra { $rob } de ROB.
rating-very-good = Avaliação: muito bom, { $points } pontos contra { $rob } de ROB.
rating-excellent = Avaliação: excelente, { $points } pontos contra { $rob } de ROB.
rating-outstanding = Avaliação: notável, { $points } pontos contra { $rob } de ROB.
rating-world-class = Avaliação: de nível mundial, { $points } pontos contra { $rob } de ROB.
