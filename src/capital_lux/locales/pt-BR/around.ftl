### Ao redor da mesa: replays, registros, conversa.

## Replays

error-replay-running = Enquanto a partida continua, você só pode revê-la do seu próprio lugar.
error-no-such-step = Este passo não existe: o último é { $last }.
error-play-on-over = A partida já terminou neste passo. Escolha um anterior.

## Registros. $reason é uma frase das regras.

error-no-such-record = Este registro não existe. Confira o link.
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
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-thinking = Estou pensando …
phrase-well-played = Bem jogado!
phrase-thanks = Valeu!
phrase-oops = Ops!
