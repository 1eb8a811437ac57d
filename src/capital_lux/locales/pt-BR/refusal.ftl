### Why a command cannot be carried out: one sentence that begins with a small letter and has no full stop.

# What the rules refuse; $problem is their sentence.
refusal-rules = { $problem }
refusal-seat = não há lugar { $seat }: os lugares vão de 0 a { $last }
refusal-seat-solo = não há lugar { $seat }: uma partida solo só tem o lugar 0
refusal-names =
    { $seats ->
        [one] dê um nome a --names
       *[other] dê { $seats } nomes a --names, separados por vírgulas
    }
refusal-names-twice = dê a cada lugar um nome próprio
refusal-bot = não há bot { $bot }: escreva { $levels }, my_bot.py:ClassName ou program:COMMAND
refusal-level = não há nível { $level }: escolha { $levels }
refusal-levels =
    { $count ->
        [one] dê um nível a --level, para { $whom }
       *[other] dê um nível ou { $count } níveis a --level, para { $whom }
    }
whom-opponents = os adversários por lugar
whom-other-opponents = os outros adversários por lugar
whom-seats = os lugares na ordem deles
refusal-solo-opponents = uma partida solo não tem adversários: não dê --level nem --bot
refusal-own-bots-only = todos os adversários são bots seus: não dê --level
refusal-lost-bot = o lugar { $seat } era jogado pelo bot { $bot }: acrescente --bot FILE.py:{ $bot }, ou --level para outro jogar
refusal-many-bots =
    { $seats ->
        [one] { $bots } bots são demais para { $seats } adversário
       *[other] { $bots } bots são demais para { $seats } adversários
    }
refusal-which-seat = { $path } não diz qual lugar é o seu: acrescente --seat
refusal-finished = { $path } é de uma partida terminada: leia com lux replay
refusal-resumed = uma partida retomada já tem edição, lugares, peças, cartas, semente e nomes: não os dê
refusal-no-folder = não há pasta { $path } para salvar
refusal-folder = { $path } é uma pasta: dê um nome de arquivo a --save
refusal-exists = { $path } já existe: escolha outro nome para --save
refusal-tile = não há peça { $tile }: as peças são { $tiles }
refusal-no-tile-place = { $place } não indica uma peça: escreva --power my_tile.py:ClassName
refusal-for-bots = --time e --simulations são para bots: acrescente --level
refusal-no-decision = { $path } não tem decisão a aconselhar: { $problem }
refusal-no-search = { $path } não pode ser analisado: { $problem }
refusal-analyse = { $path } não pode ser estudado: { $problem }
refusal-no-player = { $path } não tem o jogador { $player }: seus jogadores são { $names }
refusal-which-player = diga de que jogador é o relatório: --player NOME, ou --seat
refusal-plot = { $path } não pode ser desenhado: --plot aceita uma só partida e um arquivo cujo nome termina em .svg ou .png
refusal-plot-write = { $path } não pode ser escrito: { $problem }
refusal-png = um PNG precisa do Pillow: pip install pillow, ou desenhe um SVG
refusal-puzzle-options = um ID, --from FILE e uma escolha por --edition, --theme ou --rating se excluem; --seat e --player vão com --from
refusal-puzzle-word = não existe { $value }: { $known }
refusal-puzzle-id = não existe o problema { $id }
refusal-puzzle-none = nenhum problema é assim
refusal-puzzle-no-mistake = nenhuma decisão ali custou muito: não dá para fazer um problema dela
refusal-progress = não foi possível gravar { $path }, então seu rating não fica guardado: { $problem }
refusal-output = a saída não pode ser escrita: { $problem }
refusal-language = não há idioma { $language }: escolha { $languages }
refusal-shell = o seu shell não é conhecido: lux --show-completion em bash, zsh, fish ou PowerShell mostra o que é preciso

## Files. $thing is one of the next four.

thing-record = um registro
thing-progress = seus resultados nos problemas
thing-split = uma divisão das cartas
thing-rob-table = uma tabela das cartas de ROB
standard-input = a entrada padrão
file-unreadable = { $path } não pode ser lido: { $problem }
file-no-name = { $path } não é um nome de arquivo: { $problem }
file-large = { $path } não é { $thing }: é maior que { $size } MiB
file-empty = { $path } não é { $thing }: está vazio
file-no-text = { $path } não é { $thing }: sem texto UTF-8 no byte { $byte }
file-no-json = { $path } não é { $thing }: JSON inválido na linha { $line }, coluna { $column }: { $problem }
file-key-twice = { $path } não é { $thing }: a chave { $key } está duas vezes
file-bad = { $path } não é { $thing }: { $problem }
file-deep = { $path } não é { $thing }: níveis demais
file-no-split = { $path } não é { $thing }: precisa de quantidades, como { $example }
file-tile-failed = { $path } não pode ser reproduzido: { $problem }
file-untrue = { $path } não é um registro verdadeiro: { $problem }
file-no-class = { $path } não tem a classe { $name }
file-no-tile = { $name } em { $path } não é uma peça: precisa ser uma classe de lux.Tile
file-no-bot = { $name } em { $path } não é um bot: precisa ser uma classe com um método choose
file-bot-not-made =
    { $line ->
        [0] { $name } em { $path } não pode ser criado: { $problem }
       *[other] { $name } em { $path } não pode ser criado: { $problem } (linha { $line })
    }
file-no-program = { $path } não pode jogar: { $problem }
file-program-late = não está pronto após { $seconds } segundos
file-bot-late =
    { $line ->
        [0] { $name } em { $path } leva mais de { $seconds } segundos para ser criado
       *[other] { $name } em { $path } leva mais de { $seconds } segundos para ser criado (linha { $line })
    }
file-no-python = { $path } não é Python: { $problem }
file-no-python-line = { $path } não é Python: { $problem } (linha { $line })
file-not-loaded =
    { $line ->
        [0] { $path } não pode ser carregado: { $problem }
       *[other] { $path } não pode ser carregado: { $problem } (linha { $line })
    }

## How the command line was used

usage-no-option = Não há a opção { $option }
usage-near-option = Opção desconhecida: { $option }. Você quis dizer { $near }?
usage-missing = Falta { $name }.
usage-no-value = Falta um valor para { $option }.
usage-a-value = { $option } não recebe valor.
usage-no-command = Não há o comando { $command }: os comandos são { $commands }.
usage-near-command = O comando { $command } não existe: você quis dizer { $near }? Os comandos são { $commands }.
usage-extra = { $command } não recebe { $extra }: veja { $command } --help.
# $kind é whole para um número inteiro.
usage-number =
    { $kind ->
        [whole] { $name } pede um número inteiro.
       *[other] { $name } pede um número.
    }
usage-least =
    { $kind ->
        [whole] { $name } pede um número inteiro de pelo menos { $low }.
       *[other] { $name } pede um número de pelo menos { $low }.
    }
usage-range =
    { $kind ->
        [whole] { $name } pede um número inteiro de { $low } a { $high }.
       *[other] { $name } pede um número de { $low } a { $high }.
    }
usage-bad-value = Valor inválido para { $name }: { $problem }
# Anything else, in English.
usage-other = { $problem }

## What the system says of a file or a connection.

system-not-there = arquivo ou pasta não encontrado
system-not-allowed = acesso negado
system-there = esse arquivo já existe
system-no-folder = não é uma pasta
system-folder = é uma pasta
system-full = o disco está cheio
system-read-only = ali só se pode ler
system-nobody = ninguém responde ali
