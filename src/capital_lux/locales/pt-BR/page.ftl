# Texts of the web page.

page-title = Capital Lux
page-loading = Carregando...
page-close = Fechar
page-settings = Configurações
page-language = Idioma
page-theme = Cores
page-theme-auto = como o sistema
page-theme-light = claras
page-theme-dark = escuras
page-confirm-each = Pedir confirmação de cada jogada
page-no-motion = Sem cartas em movimento
page-pace = Ritmo dos bots e das cartas
page-pace-calm = calmo
page-pace-normal = normal
page-pace-fast = rápido
page-pace-instant = imediato
page-sound = Som
page-sounds = Ouvir as cartas, o ouro e o fim da partida
page-volume = Volume
page-none = nenhuma carta
page-to-start = Página inicial
page-missing = Não há nada aqui
page-refused = Isto não pode ser mostrado
page-missing-text = Esta página ou mesa não existe, ou você não tem acesso a ela.
page-error-offline = O servidor não responde. Há conexão?
page-error-server = O servidor não conseguiu fazer isso. Tente de novo.
page-unloaded = Uma parte da página não pôde ser carregada. Talvez não haja conexão, ou haja uma versão nova.
page-load-again = Recarregar

## Start page

page-motto = Construa a sua Cidade Natal, mas nunca além da Capital.
page-lead = Construa a sua Cidade Natal, mas nunca além da Capital. Fique com duas cartas, passe o resto, e escolha para cada uma: para você, ou para o limite de todos?
page-stage-pause = Parar a imagem
page-running = Suas partidas
page-running-all = Todas ({ $count })
page-door-learn = Aprenda em três minutos
page-door-learn-text = Uma primeira partida que se explica
page-door-learn-more = Regras e mais
page-play-now = Jogar agora
page-door-play = { $edition }, { $seats } jogadores, { $level }
page-door-play-solo = Generations, solo
page-door-play-change = Mudar: { $game }
page-with-friends = Com amigos
page-door-friends-text = Por um link, ou em um só aparelho
page-door-device-text = Neste aparelho, de mão em mão. Por um link, é preciso um servidor.
page-door-friends-more = Entrar em uma mesa do saguão
page-new-game = Nova partida
page-where-friends = Como vocês se encontram?
page-by-link = Por um link
page-make-table = Criar a mesa
page-same-device = Mesmo aparelho
page-way-bots = Contra o computador
page-way-solo = Contra ROB, o robô
page-friends-text = Quem abre o link pega um lugar livre. Bots podem preencher o resto.
page-way-device = Um aparelho passa de mão em mão. Uma cortina esconde as suas cartas dos outros.
page-start = Começar
page-edition = Edição
page-edition-first = Primeira edição
page-edition-generations = Generations
page-seats = Jogadores
page-solo = Solo
page-solo-text = ROB, um robô com o seu próprio baralho, joga contra você. O solo faz parte de Generations.
page-level = Nível dos bots, com rating
page-level-adaptive = adaptável: perto da sua força
page-level-beginner = iniciante
page-level-novice = novato
page-level-regular = habitual
page-level-skilled = hábil
page-level-strong = forte
page-level-expert = especialista
page-level-master = mestre
page-level-grandmaster = grão-mestre
page-level-champion = campeão
page-level-random = acaso
page-level-veteran = veterano
page-level-instinct = instinto
page-level-rated = { $level } { $rating }
page-tiles = Peças de poder
page-set = Conjunto { $letter }: { $name }
page-tiles-random = ao acaso
page-tiles-pick = escolher cada peça
page-good-a = Segundo nosso estudo de partidas de alto nível: nenhum outro conjunto é mais equilibrado nem mais rápido: o melhor para começar.
page-good-b = Segundo nosso estudo de partidas de alto nível: com três ou quatro, quem lidera depois de duas rodadas vence menos vezes do que com os outros conjuntos. Com dois, é melhor não começar.
page-good-c = Segundo nosso estudo de partidas de alto nível: as pontuações ficam mais distantes umas das outras do que com os outros conjuntos. Com três ou quatro, começar é uma pequena vantagem.
page-good-d = Segundo nosso estudo de partidas de alto nível: as partidas mais longas. Com dois, é melhor não começar.
page-good-pick = Segundo nosso estudo de partidas de alto nível, para iniciantes: { $newcomers }. Para quatro, com o jogo aberto até o fim: { $four }.
page-good-solo = Segundo nosso estudo de partidas de alto nível, um bom começo contra ROB: { $easy }. O mais difícil: { $hard }.
page-tile-of = Peça do distrito { $district }
page-explain = explicar
page-explain-tile = Explicar: { $tile }
page-example = Exemplo: { $text }
page-basis = Base: { $basis } ({ $meaning }).
page-reconstructions = As peças marcadas com * são reconstruções: a página impressa que as explica não foi encontrada, por isso são criação nossa.
page-your-name = Seu nome
page-guest = Visitante
page-player-number = Jogador { $number }
page-your-tables = Suas mesas
page-table-over = terminada
page-table-waits = esperando jogadores
page-table-runs = em andamento
page-daily = Distribuição do dia
page-daily-text = As mesmas cartas para todos, uma só tentativa
page-daily-new = Jogar
page-daily-begun = Continuar
page-daily-over = Ver os resultados
page-unofficial = Obra de fãs, sem ligação com a Aporta Games. Capital Lux é um jogo de Eilif Svensson e Kristian Amundsen Østby, publicado pela Aporta Games.

## Before a game with friends

page-your-table = Sua mesa
page-free-table = Uma mesa livre
page-invites = { $name } convida você
page-players-count = { $count } jogadores
page-table-powers = Poderes
page-table-talk = Os jogadores podem conversar
page-table-silent = Aqui não se conversa
page-table-who = Quem está aqui
page-table-rules = Como se joga
page-all-rules = Todas as regras
page-sit-down = Sentar
page-send-link = Envie este link aos seus amigos
page-copy-link = Copiar o link
page-copied = Copiado
page-table-full = Todos os lugares estão ocupados.
page-watch = Assistir à partida
page-watch-link = Um link para espectadores
page-seat-free = lugar livre
page-sit-here = Sentar aqui
page-stand-up = Deixar o lugar
page-add-bot = Pôr um bot aqui
page-remove-bot = Tirar o bot
page-bot = bot, { $level }
page-bot-rated = bot, { $level }, rating { $rating }
page-that-is-you = é você
page-waiting-for =
    { $count ->
        [one] Falta { $count } jogador.
       *[other] Faltam { $count } jogadores.
    }
page-fill-with-bots = Preencher os lugares livres com bots e começar

## At the table

page-round = Rodada { $round } de 3
page-round-short = Rodada { $round }/3
page-last-turns = últimos turnos
page-deck =
    { $count ->
        [1] { $count } carta na pilha
       *[other] { $count } cartas na pilha
    }
page-gold-pile =
    { $count ->
        [1] { $count } moeda de ouro na reserva
       *[other] { $count } moedas de ouro na reserva
    }
page-modifier-deck =
    { $count ->
        [1] Resta { $count } modificador
       *[other] Restam { $count } modificadores
    }
page-connection-open = Conectado
page-connection-connecting = Conectando
page-connection-lost = Sem conexão, tentando de novo
page-log = Registro
page-now = O que fazer agora
page-since = Desde a sua vez
page-latest = As últimas jogadas
page-capital = Capital
page-capital-district = Capital, { $district }
page-your-home = Sua Cidade Natal
page-home-of = Cidade Natal de { $name }
page-home-district = { $whose }, { $district }
page-card = { $colour } { $value }
page-card-power = { $card }, { $power }
page-you-mark = (você)
page-turn = jogando
page-choosing = escolhendo
page-your-turn = sua vez
page-ready = já escolheu
page-away = ausente
page-starts = começa a rodada
page-hand-size =
    { $count ->
        [1] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
page-gold =
    { $count ->
        [1] { $count } moeda de ouro
       *[other] { $count } moedas de ouro
    }
page-bonus =
    { $count ->
        [0] Nenhuma carta bônus
        [one] { $count } carta bônus, { $points } pontos
       *[other] { $count } cartas bônus, { $points } pontos
    }
page-bonus-cards = Cartas bônus
page-score-now = Pontos: cidade { $home } + bônus { $bonus } + ouro { $gold } = { $total }
page-score-tiles-now = Pontos: cidade { $home } + bônus { $bonus } + ouro { $gold } + peças { $tiles } = { $total }
page-hand = Sua mão
page-hand-empty = Sua mão está vazia.
page-pack = O pacote
page-kept = Guardadas: { $count }
page-passed = As cartas que você passou
page-passed-first = Primeiro, para { $name }
page-passed-then = Depois, para { $name }
page-passed-known = Então { $name } começou esta rodada com
page-where = { $card }: na Cidade Natal ou na Capital?
page-to-home = Cidade Natal
page-to-capital = Capital
# Beside the gold, or what becomes of a home.
page-to-pay = Pagar
page-to-lose = Perder
page-confirm-question = Confirmar: { $what }?
page-confirm = Confirmar
page-confirm-is-on = Cada jogada é confirmada.
page-choice-kept = Sem conexão. Sua escolha foi guardada e será enviada.
page-cancel = Cancelar
page-hint = Dica
page-hint-asking = Pensando…
page-hint-best-round = A escolha de um especialista: { $action }. Chance de estar na frente depois desta rodada: { $win }.
page-hint-best-game = A escolha de um especialista: { $action }. Chance de vencer: { $win }.
page-hints-used =
    { $count ->
        [one] { $name } usou uma dica.
       *[other] { $name } usou { $count } dicas.
    }
page-take-back = Desfazer
page-pass-to = Passe o aparelho para { $name }
page-curtain = O aparelho vai para { $name }
page-curtain-text = Ninguém mais deve olhar agora.
page-curtain-open = Sou { $name }, mostrar as minhas cartas
page-is-away = { $name } está ausente.
page-seat-left = { $name } saiu da mesa: a partida espera.
page-vote-bot = Deixar um bot continuar
page-vote-later = Se isso demorar, você poderá deixar um bot continuar.
page-voted = Você quer que um bot continue. Os outros precisam concordar.
page-bot-has-your-seat = Um bot joga no seu lugar.
page-take-seat-back = Retomar o meu lugar

## The end of a round and of the game

page-round-end = Fim da rodada { $round }
page-next-step = Próximo
page-skip = Pular
page-continue = Continuar
page-step-lay-down = Baixar as cartas
page-step-reveal = Revelar
page-step-check = A verificação
page-step-bonus = Cartas bônus
page-step-next = Próxima rodada
page-step-score = Pontos
page-verdict-safe = { $seat }: { $district } { $total } ≤ { $limit }: a salvo
page-verdict-safe-you = Você: { $district } { $total } ≤ { $limit }: a salvo
page-verdict-lost = { $seat }: { $district } { $total } > { $limit }: perdido
page-verdict-lost-you = Você: { $district } { $total } > { $limit }: perdido
page-verdict-over = { $seat }: { $district } { $total } > { $limit }: o ouro pode salvar
page-verdict-over-you = Você: { $district } { $total } > { $limit }: o ouro pode salvar
page-you-win = Você vence!
page-you-share = Você divide a vitória: { $names }
page-wins = Vitória: { $names }
page-they-share = { $names } dividem a vitória
page-won-by = { $points } pontos, { $lead } a mais que { $name }.
page-won-by-you = { $points } pontos, { $lead } a mais que você.
page-rounds = Pontos por rodada
page-rounds-player = Jogador
page-rounds-round = Rodada { $round }
page-share = Compartilhar
page-share-text = O link para rever esta partida
page-scores = Pontos
page-score-home = Cidade
page-score-bonus = Bônus
page-score-gold = Ouro
page-score-tiles = Peças
page-score-total = Total
page-rematch = Revanche
page-same-deal = A mesma distribuição
page-rematch-offered = Uma revanche está pronta.
page-join-rematch = Ir para a revanche
page-deal-again = A mesma distribuição: não conta
page-look-at-table = Ver a mesa
page-show-scores = Ver os pontos
page-shuffle = O embaralhamento foi justo?
page-shuffle-text = A impressão digital foi publicada antes da partida. É o sha256 da semente, e a semente decide cada carta.
page-seed = Semente:
page-commitment = Impressão digital:

## Conversa: frases prontas

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-thinking = Estou pensando …
phrase-well-played = Bem jogado!
phrase-thanks = Valeu!
phrase-oops = Ops!

## Dicas

page-tip-card = { $card }. Na Capital: { $power }. { $effect }
page-tip-limit = Limite { $limit }: no fim da rodada, perde-se a Cidade Natal que tiver mais do que isso aqui.
page-tip-limit-pays = Limite { $limit }: no fim da rodada, perde-se a Cidade Natal que tiver mais do que isso aqui, a não ser que o ouro pague a diferença.
page-tip-gold-first-pays = Ouro: { $count }. Paga o que passa de um limite; o que sobra vale 1 ponto cada.
page-tip-gold-generations = Ouro: { $count }. No fim cada um vale 2 pontos.
page-tip-gold-generations-pays = Ouro: { $count }. Paga o que passa de um limite; o que sobra vale 2 pontos cada.
page-tip-rob-hand = As cartas abertas de ROB. O baralho dele diz se ele joga a da esquerda, a da direita ou a de cima do baralho.
page-tip-rob-reserve = A reserva de ROB. No fim da rodada ela vai para a Cidade Natal dele até onde couber.
page-tip-rob-deck = O baralho de ROB diz o que ele joga. Quando três cartas vermelhas estão abertas, a rodada termina.
