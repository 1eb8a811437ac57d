# As partidas terminadas em números, e os dados de um visitante.

page-statistics-none = Você ainda não terminou nenhuma partida aqui.
page-statistics-text = Partidas no mesmo aparelho, partidas continuadas a partir de outra, distribuições já conhecidas e distribuições do dia não contam.
page-statistics-cookie = Este navegador conhece você por um cookie; não há conta.
page-statistics-games = Partidas
page-statistics-wins = Vencidas
page-statistics-average = Pontuação média
page-statistics-best = Melhor pontuação
page-statistics-scores = Suas últimas partidas
page-statistics-plot =
    { $count ->
        [one] Um gráfico da pontuação de { $count } partida; a marca mais alta é { $top }.
       *[other] Um gráfico das pontuações de { $count } partidas; a marca mais alta é { $top }.
    }
page-statistics-won = vencida
page-statistics-lost = não vencida
page-statistics-others = o melhor dos outros
page-statistics-game = { $day }, { $edition }: { $score } a { $best }
page-statistics-by-edition = Por edição
page-statistics-by-seats = Por número de jogadores
page-statistics-by-level = Por adversários
page-statistics-by-tile = Por peça de poder
page-statistics-seats =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
page-statistics-people = pessoas
page-statistics-wins-of-games = Vencidas / partidas
page-data = Seus dados
page-data-text = Guardamos de você os nomes usados, as partidas jogadas, o que você disse nas mesas e os registros abertos.
page-data-here = As partidas jogadas e os registros abertos são guardados neste navegador, e em nenhum outro lugar.
page-data-download = Baixar meus dados
page-data-delete = Apagar meus dados
page-data-sure = O seu nome é trocado em todas as partidas, bots ocupam os seus lugares nas que ainda correm, e todo o resto é apagado. Ninguém pode desfazer isso.
page-data-sure-here = As partidas jogadas, inclusive as que ainda correm, e os registros abertos são apagados deste navegador. Ninguém pode desfazer isso.
page-data-deleted = Seus dados foram apagados.
