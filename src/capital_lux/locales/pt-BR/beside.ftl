# O que fica ao redor de uma partida, na página inicial e à mesa.

page-watch-again = Rever a partida
page-analyse = Analisar
page-look-back = Rever
page-upload = Abrir um registro
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

## O aviso à mesa

page-call = Quando for sua vez
page-call-title = Uma marca no título da página
page-call-sound = Um som
page-call-notify = Uma notificação quando você olha outra coisa
page-call-denied = O navegador não permite notificações deste site.
page-call-text = É sua vez de jogar.

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
