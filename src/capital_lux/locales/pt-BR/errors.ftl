# Why the server refuses something. Each is the whole sentence that a person reads.

error-no-such-table = Esta mesa não existe. Confira o link.
error-no-such-seat = Este lugar não existe nesta mesa.
error-no-such-page = Não há nada neste endereço.
error-no-such-method = Este endereço não se usa assim.
error-not-your-seat = Este não é o seu lugar.
error-not-seated = Você não está sentado nesta mesa.
error-already-seated = Você já está sentado nesta mesa.
error-seat-taken = Este lugar está ocupado.
error-knows-a-hand = Você viu as cartas de outro lugar nesta partida, por isso não pode pegar este.
error-bot-plays = Um bot joga por você. Retome primeiro o seu lugar.
error-no-bot-there = Não há bot neste lugar.
error-not-away =
    { $seconds ->
        [one] Este jogador não está ausente há { $seconds } segundo.
       *[other] Este jogador não está ausente há { $seconds } segundos.
    }
error-not-started = A partida não começou.
error-started = A partida já começou.
error-not-over = A partida não acabou.
error-game-over = A partida acabou.
error-not-your-turn = Não é a sua vez.
error-illegal-action = Você não pode fazer “{ $action }” agora. Você pode fazer: { $legal }.
error-no-take-back = Isto não pode mais ser desfeito.
error-id-used = Este identificador já serviu para outra ação. Escolha um novo para cada ação.
error-log-full = Aconteceu coisa demais nesta mesa. Abra uma nova.
error-table-full = Há gente demais olhando esta mesa.
error-name-empty = Um nome precisa de pelo menos uma letra.
error-name-long =
    { $most ->
        [one] Um nome pode ter no máximo { $most } caractere.
       *[other] Um nome pode ter no máximo { $most } caracteres.
    }
error-name-characters = Este nome tem caracteres que não podem ser mostrados.
error-bad-seed = Uma semente tem 64 dígitos hexadecimais.
error-seed-with-friends = Em uma mesa com amigos só a sorte dá as cartas: não dê a semente.
error-bad-options = Não existe tal partida: { $reason }.
error-bad-request = Este pedido não foi entendido: { $detail }.
error-bad-message = Esta mensagem não foi entendida: { $detail }.
error-bad-token = Este token não abre um lugar nesta mesa.
error-guests-only = Isto precisa do cookie de um convidado, não de um token.
error-other-site = Este pedido vem de outro site.
error-too-fast = Pedidos demais. Espere um momento.
error-too-large = Este pedido é grande demais.
error-too-many-tables = Você abriu muitas mesas. Espere um minuto.
error-not-stored = O servidor não pode salvar nada agora. Tente de novo em um momento: nada é feito duas vezes.
error-server = Algo deu errado no servidor. A culpa não é sua.
