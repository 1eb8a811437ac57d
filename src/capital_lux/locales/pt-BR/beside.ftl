# O que fica ao redor de uma partida, na página inicial e à mesa.

page-watch-again = Rever a partida
page-analyse = Analisar
page-look-back = Rever
page-upload = Abrir um registro
page-shuffle-check = Verificar o embaralhamento
page-shuffle-true = Confere: seu navegador calculou o sha256 da semente, e ele é a impressão digital.
page-shuffle-false = Não confere: o sha256 da semente não é a impressão digital.
page-shuffle-insecure = Os navegadores só calculam isso em páginas recebidas por https. Qualquer outro programa de sha256 dá a mesma resposta.
page-more = Mais
page-lobby = Saguão

## Opções de uma mesa com amigos

page-friend-options = Opções de uma mesa com amigos
page-listed = Mostrar no saguão: qualquer pessoa pode jogar ou assistir
page-chat-allowed = Os jogadores podem conversar
page-clock = Relógio
page-clock-for-game = Tempo para a partida inteira
page-clock-for-move = Tempo para cada jogada
page-clock-game = { $time } min por pessoa, + { $count } s por jogada
page-clock-game-only = { $time } min por pessoa
page-clock-none = sem relógio
page-clock-seconds =
    { $count ->
        [one] { $count } segundo por jogada
       *[other] { $count } segundos por jogada
    }
page-clock-minutes =
    { $count ->
        [one] { $count } minuto por jogada
       *[other] { $count } minutos por jogada
    }
page-clock-hours =
    { $count ->
        [one] { $count } hora por jogada
       *[other] { $count } horas por jogada
    }
page-clock-days =
    { $count ->
        [one] { $count } dia por jogada
       *[other] { $count } dias por jogada
    }

## O relógio e o aviso à mesa

page-time-left = Tempo restante; depois um bot faz esta jogada
page-time-stands = Tempo que resta para o resto da partida
page-left-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
page-left-hours = { $time } h
page-left-minutes = { $time }
page-call = Quando for sua vez
page-call-title = Uma marca no título da página
page-call-sound = Um som
page-call-notify = Uma notificação quando você olha outra coisa
page-call-denied = O navegador não permite notificações deste site.
page-call-text = É sua vez de jogar.

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
## Para as outras páginas

page-puzzles = Problemas
page-puzzles-text = Encontre a melhor jogada
page-rules = Regras
page-statistics = Suas estatísticas
page-docs = Manual

## The page that needs no server, in two tabs

page-elsewhere = Outra aba está jogando
page-elsewhere-text = Suas partidas ficam guardadas neste navegador, e só uma aba joga por vez. Quando a outra for fechada, esta continua sozinha.
page-elsewhere-here = Jogar aqui
page-unkept = Este navegador não guarda nada aqui: a janela é anônima, ou o armazenamento está bloqueado ou cheio. Partidas, problemas e estatísticas somem quando a página é fechada ou recarregada. Uma partida revista pode ser salva em um arquivo.
page-unkept-game = Este navegador não guarda nada: a partida some quando a página é fechada ou recarregada.
