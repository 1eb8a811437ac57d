### The full-screen game of the terminal.

full-title = Capital Lux
# Titles of three columns: words of at most 4, 4 and 5 letters.
full-columns = mão ouro bônus
full-you = { $name } (você)
full-hand = Mão
full-pack = Pacote
full-kept = Guardadas
full-packs-of = Pacote ({ $seat })
full-kept-of = Guardadas ({ $seat })
full-hand-of = Mão ({ $seat })
full-choose-card = Escolha uma carta pelo número.
full-more = (mais { $above } acima, { $below } abaixo)
full-too-small = Aumente esta janela: pelo menos { $width } x { $height }.
full-lost = SERVIDOR PERDIDO, TENTANDO DE NOVO
full-sending = Sua escolha está a caminho.
full-refused = Isso não é possível: { $problem }
full-tile-failed = Uma das suas peças falhou: { $problem }
full-no-hint = Nenhum conselho é possível aqui.
full-hints =
    { $count ->
        [one] { $seat } recebeu uma dica em uma decisão.
       *[other] { $seat } recebeu dicas em { $count } decisões.
    }

## The menu. The names of wishes have at most 18 letters.

full-menu-edition = Edição
full-menu-seats = Jogadores
full-menu-solo = 1, solo contra ROB
full-menu-tiles = Peças
full-menu-random = ao acaso
full-menu-level = Bots
full-menu-people = Pessoas aqui
full-menu-name = Seu nome
full-menu-rules = As regras em resumo
full-menu-language = Idioma
full-menu-resume = Continuar
full-language = Português (Brasil)
full-key-play = jogar
full-key-change = mudar
full-key-rules = regras
full-key-named = pronto

## A curtain between people who share a keyboard

full-curtain = É a vez de { $name }. Passe o teclado; mais ninguém deve olhar.

## The end of a round

full-end = Fim da rodada { $round }
full-end-check = Cidades e limites
full-end-over = Acima do limite
full-end-bonus = Cartas bônus
full-end-within = Todas as Cidades Natais estão dentro dos limites.

## Leaving

full-leave = Sair da partida?
full-leave-saved = Ela está salva em { $path } e pode ser continuada.
full-leave-nothing = Você ainda não jogou: não há nada para salvar.
full-leave-over = A partida acabou.

## Keys

full-key-card = carta
full-key-choice = escolha
full-key-home = cidade
full-key-capital = Capital
full-key-choose = ok
full-key-hurry = seguir
full-key-skip = pular
full-key-hint = dica
full-key-back-up = desfazer
full-key-log = registro
full-key-help = ajuda
full-key-leave = sair
full-key-back = voltar
full-key-scroll = setas, PgUp, PgDn: mais
full-key-show = ver minhas cartas
full-key-yes = sair
full-key-stay = ficar

## Pages

full-log = Registro
full-help = Ajuda
full-hint = O que um especialista faria
full-help-keys = TECLAS
full-help-number = escolher uma carta ou uma opção pelo número; acima de 9, digite os dois algarismos
full-help-card = jogar a carta escolhida na sua Cidade Natal, ou na Capital
full-help-district = escolher o distrito azul, rosa, amarelo ou verde
full-help-enter = fazer o que está escolhido
full-help-escape = não escolher nada
full-help-commands = perguntar a um especialista; desfazer; o registro inteiro; sair, com a partida salva
full-help-scroll = rolar o registro. As setas e o mouse também funcionam.
full-help-table = A MESA
full-help-reading = 7/12: um total de 7 numa Cidade Natal, limite 12. ! acima do limite, ? um modificador oculto pode mudá-lo, ^ uma sentinela soma 2, +2 e +? rebeldes conhecidos e ocultos, a3 um aristocrata de 3, @Ben um seguidor de Ben. B45 quer dizer B4 B5. > deve jogar.

## A record

full-replay-all = tudo à vista
full-replay-at = { $number } de { $total } ({ $eyes })
full-replay-step = { $number } de { $total }: { $seat } { $action } ({ $eyes })
full-key-step = passo
full-key-round = rodada
full-key-eyes = visão
full-key-analysis = analisar
full-key-mistake = erro
full-analysis = Análise
full-analysing = A partida está sendo analisada: { $done } de { $total }
full-no-analysis = Esta partida não pode ser analisada: { $problem }

## The command line

full-cli-people = Quantas pessoas dividem este teclado, a partir de --seat.
full-cli-server = O endereço de um servidor onde jogar, como http://localhost:8000
full-cli-table = O link ou o id de uma mesa desse servidor; sem ele, uma nova mesa é criada.
full-cli-name = Seu nome nessa mesa.
full-cli-clock = O relógio de uma mesa nova: 60 são 60 segundos por jogada; 5+5 são 5 minutos para a partida inteira e mais 5 segundos a cada jogada.
full-cli-tui = Percorrer o registro em tela cheia.
full-only = o jogo em tela cheia precisa de um terminal: retire --plain, os pipes, ou a opção que o pede
full-refusal-people =
    { $seats ->
        [one] { $count } pessoas são demais para uma partida solo
       *[other] { $count } pessoas são demais para { $seats } lugares
    }
full-refusal-remote = uma mesa num servidor tem seu próprio jogo e seus próprios jogadores: retire as opções que os definem

## A table on a server

full-lobby = A partida começa quando nenhum lugar está livre. Dê este link aos outros:
full-lobby-seat = Lugar { $number }: { $name }
full-lobby-open = Lugar { $number }: livre
full-nobody = ninguém
full-lobby-connecting = Conectando...
full-away =
    { $count ->
        [one] AUSENTE: { $seats }
       *[other] AUSENTES: { $seats }
    }
full-key-bot = um bot no lugar
full-key-again = nova partida
full-leave-server = Seu lugar continua seu: você pode voltar.
full-refusal-no-server = diga qual servidor com --server, ou dê o link inteiro da mesa
full-refusal-link = { $link } não é o link de uma mesa
full-refusal-server = o servidor { $server } não pode ser alcançado: { $problem }
full-refusal-answer = a resposta do servidor não é uma resposta
full-refusal-clock = { $clock } não é um relógio: escreva 60 para 60 segundos por jogada, ou 5+5 para 5 minutos por partida e mais 5 segundos a cada jogada
full-refusal-clock-here = só uma mesa num servidor tem relógio: diga qual servidor com --server
full-refusal-websockets = para jogar num servidor é preciso websockets: pip install capital-lux[server]
