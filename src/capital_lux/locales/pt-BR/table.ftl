# O que diz uma mesa e a página inicial dispensa.

## Limites, riscos e fichas

page-total = total { $total }
page-limit = limite { $limit }
page-total-of-limit = total { $total }, limite { $limit }
page-over = acima do limite
page-risk-over = acima do limite por enquanto
page-risk-pays = acima do limite: o ouro pode salvar
page-risk-pays-some = acima do limite: o ouro pode salvar este distrito ou outro, não todos
page-risk-maybe = talvez acima do limite: há um rebelde virado para baixo
page-risk-limits = talvez acima: o limite está entre { $least } e { $most }
page-risk-lost = acima do limite: perdido
page-risk-safe = a salvo
page-leads = lidera: leva { $card } se a rodada terminar assim
page-leads-shared = divide a liderança: 1 ouro se a rodada terminar assim
page-becomes = vira
page-here = aqui
page-modifiers = Modificadores
page-modifier = modificador { $value }
page-unknown-modifier = modificador desconhecido
page-limits =
    { $count ->
        [one] { $count } modificador desconhecido: o limite está entre { $least } e { $most }
       *[other] { $count } modificadores desconhecidos: o limite está entre { $least } e { $most }
    }
page-follower-of = seguidor de { $name }
page-guarded = com sentinela: limite 2 maior
page-rebel = rebelde { $value }
page-unknown-rebel = rebelde desconhecido
page-aristocrat = aristocrata { $value }
page-aristocrat-of = aristocrata, { $district } { $value }
page-aristocrats = Aristocratas
page-aristocrats-left =
    { $count ->
        [1] resta { $count }
       *[other] restam { $count }
    }
page-row = Fileira
page-outsider = Forasteiros
page-rob-hand = Mão de ROB
page-rob-reserve = Reserva
page-rob-deck = Baralho de ROB
page-rob-red = faltam { $deck }, { $count } de 3 vermelhas

## O relógio

page-time-left = Tempo restante; depois um bot faz esta jogada
page-time-stands = Tempo que resta para o resto da partida
page-left-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
page-left-hours = { $time } h
page-left-minutes = { $time }

## Conversa

page-talk = Conversa
page-talk-open =
    { $count ->
        [0] Conversa
        [one] Conversa, { $count } linha nova
       *[other] Conversa, { $count } linhas novas
    }
page-talk-none = Ninguém disse nada ainda.
page-talk-phrases = Frases prontas
page-talk-field = Dizer algo
page-talk-send = Enviar
page-talk-mute = Silenciar { $name }
page-talk-unmute = Ouvir { $name } de novo
page-talk-mute-spectators = Silenciar quem assiste
page-talk-hear-spectators = Ouvir de novo quem assiste
page-spectator = Espectador
page-watching =
    { $count ->
        [one] Uma pessoa está assistindo
       *[other] { $count } pessoas estão assistindo
    }

## A verificação do embaralhamento

page-shuffle-check = Verificar o embaralhamento
page-shuffle-true = Confere: seu navegador calculou o sha256 da semente, e ele é a impressão digital.
page-shuffle-false = Não confere: o sha256 da semente não é a impressão digital.
page-shuffle-insecure = Os navegadores só calculam isso em páginas recebidas por https. Qualquer outro programa de sha256 dá a mesma resposta.
