### A distribuição do dia, no navegador e no terminal.

daily-title = Distribuição do dia
daily-day = Distribuição { $number }, { $date }
daily-options = { $edition }, { $seats } jogadores. Nível dos bots: { $level }.
daily-rules = Todos têm as mesmas cartas e os mesmos adversários, que respondem do mesmo jeito às mesmas jogadas. Há uma só tentativa, e nada se desfaz. Os resultados aparecem quando a sua partida acaba.
daily-until = Uma partida que não acabou quando vem a próxima distribuição conta como não terminada.
daily-play = Jogar
daily-go-on = Continuar
daily-next = A próxima distribuição vem em { $time }.
daily-results = Resultados
daily-rank = Posição
daily-player = Jogador
daily-points = Pontos
daily-lead = Vantagem
daily-you = { $name } (você)
daily-unfinished = não terminada
daily-all = Mostrar tudo
daily-playing =
    { $count ->
        [one] Um nível ainda joga esta distribuição.
       *[other] { $count } níveis ainda jogam esta distribuição.
    }
daily-won = Vitória por { $lead }
daily-won-level = Vitória, com empate em pontos
daily-lost = Derrota por { $lead }
daily-lost-level = Derrota, com empate em pontos
daily-place = posição { $rank } de { $count }
daily-share = Compartilhar o seu resultado
daily-share-what = Não diz o nome de nenhuma carta.
daily-share-head = Capital Lux, distribuição do dia { $number }
daily-share-result = { $result }, { $place }
daily-copy = Copiar o texto
daily-beside = Você e { $level }, jogada por jogada
daily-beside-what = Cada jogada abre a partida revista nesse ponto. A primeira jogada em que vocês diferem está marcada.
daily-beside-you = Você
daily-beside-open = Pôr lado a lado
daily-replay = Rever
daily-replay-of = Rever a partida de { $name }
daily-yesterday = Ontem
daily-earlier = Distribuições anteriores
daily-earlier-none = Ninguém jogou aqui uma distribuição anterior.
daily-people =
    { $count ->
        [one] um jogador
       *[other] { $count } jogadores
    }
daily-played = você jogou
daily-today = A distribuição de hoje

daily-again = Você já jogou a distribuição { $number }.
daily-field = Os outros níveis jogam antes a mesma distribuição: { $levels }. Ctrl-C mostra os resultados sem eles.
daily-field-plain = Os outros níveis jogam antes a mesma distribuição: { $levels }. Em Python puro, sem compilador, isso leva alguns minutos. Ctrl-C mostra os resultados sem eles.
daily-left = Ainda jogam esta distribuição: { $levels }. Para continuar: { $command }
daily-seen = { $level }: { $command }
daily-kept = A sua partida está guardada. Continue com: { $command }
daily-elsewhere = Esta distribuição continuou em outra janela. Continue com: { $command }
daily-no-hint = Não há dicas na distribuição do dia.
daily-days = Distribuições anteriores: { $days }. Para ver uma: { $command }
