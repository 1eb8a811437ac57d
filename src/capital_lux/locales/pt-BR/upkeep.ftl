### The commands for the data of a server.

cli-server = Fazer backup, restaurar, verificar ou mover os dados de um servidor.
cli-server-backup = Copiar o banco de dados e a chave para um arquivo, mesmo com o servidor em execução.
cli-server-restore = Encher um banco de dados vazio a partir de um backup.
cli-server-check = Jogar de novo o registro de cada mesa pelas regras e dizer o que está errado.
cli-server-move = Copiar tudo para outro banco de dados, vazio; o servidor precisa estar parado.
cli-backup-file = O arquivo do backup.
cli-check-file = Um backup a verificar em vez do banco de dados.
cli-move-target = O outro banco de dados: uma URL como postgresql://host/nome, ou uma pasta de dados para SQLite.
upkeep-backup = O backup está em { $path } ({ $bytes } bytes). Guarde-o em segredo: ele tem a chave e todas as distribuições.
upkeep-copied = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} com { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}, tudo copiado e comparado linha por linha.
upkeep-moved = De agora em diante: lux serve { $options }
check-table = Mesa { $table } ({ $mark } nos logs): { $problem }
check-unreadable = uma linha não pode ser lida: { $problem }
check-entry = a entrada { $position } não pode ser lida: { $problem }
check-gap = falta a entrada { $position }
check-stranger = a entrada { $position } é do lugar { $seat }, de onde ninguém podia fazer isso
check-twice = a entrada { $position } repete um pedido que já está no registro
check-illegal = a entrada { $position } é contra as regras: { $reason }
check-sitting = { $count ->
    [one] { $count } convidado que se sentou aqui não encontra
   *[other] { $count } convidados que se sentaram aqui não encontram
} a mesa
check-result = o resultado guardado não é o da partida
check-stray = { $count ->
    [one] { $count } linha de { $name } não pertence
   *[other] { $count } linhas de { $name } não pertencem
} a nenhuma mesa
check-file = O arquivo do banco de dados está danificado: { $problem }
check-well = Tudo está bem: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}.
check-damaged = { $damaged ->
    [one] { $damaged } mesa de { $tables } está danificada
   *[other] { $damaged } mesas de { $tables } estão danificadas
} ({ $entries } entradas).
refusal-upkeep-missing = não há banco de dados { $path }
refusal-upkeep-not-ours = { $database } não é o banco de dados de um servidor Capital Lux
refusal-upkeep-there = { $path } já existe
refusal-upkeep-used = o banco de dados a encher não está vazio: escolha outro
refusal-upkeep-older = o banco de dados tem uma forma mais antiga: inicie o servidor uma vez, que o atualiza
refusal-upkeep-other = as linhas de { $name } não chegaram como eram; nada foi copiado
refusal-upkeep-write = não é possível escrever { $path }: { $problem }
