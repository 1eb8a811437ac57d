# Why the server refuses something. Each is the whole sentence that a person reads.

error-no-such-table = Essa mesa não existe. Confira o link.
error-unreadable = Esta mesa não pode mais ser lida: nada pode ser feito aqui. Faça uma nova.
error-needs-server = Isso precisa de um servidor. Esta página joga sem ele, no seu navegador.
error-no-such-seat = Esse lugar não existe nesta mesa.
error-no-such-page = Não há nada neste endereço.
error-no-such-method = Este endereço não se usa assim.
error-not-your-seat = Este não é o seu lugar.
error-not-seated = Você não está sentado a esta mesa.
error-already-seated = Você já está sentado a esta mesa.
error-seat-taken = Este lugar está ocupado.
error-knows-a-hand = Você viu as cartas de outro lugar nesta partida, por isso não pode ocupar este.
error-one-device = Os lugares desta mesa são de um só aparelho.
error-bot-plays = Um bot joga por você. Primeiro retome o seu lugar.
error-no-bot-there = Não há bot neste lugar.
error-not-away = Este jogador não está ausente há { $seconds } segundos.
error-not-started = A partida não começou.
error-started = A partida já começou.
error-not-over = A partida não acabou.
error-game-over = A partida acabou.
error-not-your-turn = Não é a sua vez.
error-illegal-action = Você não pode fazer “{ $action }” agora. Você pode fazer: { $legal }.
error-no-take-back = Isto não pode mais ser desfeito.
error-increment-alone = Não há relógio ao qual somar um incremento.
error-hint-people = As dicas são só para partidas contra bots.
error-no-hint = Nenhum especialista pode responder agora. Tente de novo em instantes.
error-id-used = Este identificador foi usado para outra ação. Escolha um novo para cada ação.
error-log-full = Aconteceu coisa demais nesta mesa. Faça uma nova.
error-too-often = Você veio, saiu ou trocou bots vezes demais nesta mesa. Ainda pode jogar e sair.
error-table-full = Há gente demais olhando ao mesmo tempo: você vê esta mesa com alguns segundos de atraso.
error-name-empty = Um nome precisa de pelo menos uma letra.
error-name-long = Um nome pode ter no máximo { $most } caracteres.
error-name-characters = Este nome tem caracteres que não podem ser mostrados.
error-bad-seed = Uma semente tem 64 dígitos hexadecimais.
error-seed-with-friends = Numa mesa com amigos só o acaso distribui: não dê uma semente.
error-bad-options = Essa partida não existe: { $reason }.
error-bad-request = Este pedido não pode ser entendido: { $detail }.
error-bad-message = Esta mensagem não pode ser entendida: { $detail }.
error-bad-token = Este token não abre nenhum lugar nesta mesa.
error-guests-only = Isto precisa do cookie de um convidado, não de um token.
error-forgotten = Você pediu para ser esquecido. Recarregue a página para voltar como alguém novo.
error-other-site = Este pedido vem de outro site.
error-other-host = Este servidor não atende por esse nome. Quem cuida dele pode permitir com CAPITAL_LUX_HOSTS.
error-too-fast = Pedidos demais. Espere um momento.
error-too-busy = Seus últimos pedidos ainda estão sendo atendidos. Espere um momento.
error-too-large = Este pedido é grande demais.
error-too-many-tables = Você fez muitas mesas. Espere um pouco.
error-not-stored = O servidor não consegue guardar nada agora. Tente de novo daqui a pouco: nada é feito duas vezes.
error-server = Algo deu errado no servidor. A culpa não é sua.

## Replays

error-replay-running = Enquanto a partida continua, você só pode revê-la do seu próprio lugar.
error-no-such-step = Este passo não existe: o último é { $last }.
error-play-on-over = A partida já terminou neste passo. Escolha um anterior.
error-too-many-analyses = Você já pediu muitas análises. Espere um pouco.

## Registros. $reason é uma frase das regras.

error-daily-once = A distribuição do dia se joga uma vez só, até o fim: ninguém assume o lugar e nada recomeça.
error-daily-secret = Jogue primeiro a distribuição do dia. As partidas e os resultados de hoje aparecem para quem terminou a sua.
error-daily-hint = Não há dicas na distribuição do dia.
error-no-such-day = Ninguém jogou aqui a distribuição desse dia.
error-no-such-record = Este registro não existe. Confira o link.
error-no-such-puzzle = Esse problema não existe.
error-not-analysed = Esta partida ainda não foi analisada.
error-record-large = Este arquivo é grande demais: um registro tem no máximo { $most } kB.
error-record-unreadable = Este arquivo não é JSON: { $reason }.
error-record-other-file = Este arquivo não é um registro de Capital Lux.
error-record-action = A ação { $number } deste registro, “{ $action }”, não é possível: { $reason }.
error-record-result = O resultado neste registro não é o da sua partida.
error-record-commitment = O compromisso neste registro não corresponde à sua semente.
error-record-name = O nome do jogador { $number } neste registro não pode ser mostrado.
error-record-wrong = Algo está errado neste registro: { $reason }.
error-too-many-records = Você enviou muitos registros. Espere um minuto ou apague seus dados.

## Saguão

error-lobby-full = Há gente demais no saguão: esta lista está alguns segundos atrasada.
error-too-many-listed = Você já mostra muitas mesas no saguão. Jogue ou deixe uma delas, ou torne esta privada.

## Conversa

error-no-talk = Não há conversa nesta mesa.
error-talk-empty = Esta mensagem está vazia.
error-talk-long =
    { $most ->
        [one] Uma mensagem pode ter no máximo { $most } caractere.
       *[other] Uma mensagem pode ter no máximo { $most } caracteres.
    }
error-talk-characters = Esta mensagem tem caracteres que não podem ser mostrados.
error-talk-fast = Mensagens demais. Espere um instante.
