### The command that starts a server, and why it may not start.

cli-serve = Jogar no navegador: iniciar um servidor nesta máquina.
cli-host = O endereço em que escutar.
cli-port = A porta; 0 é qualquer porta livre.
cli-no-open = Não abrir o navegador.
cli-data = A pasta das mesas e das chaves; por padrão, a sua.
cli-database = O banco de dados, se não for um arquivo dessa pasta: postgresql://user@host/name.
cli-processes = Quantos processos servem; mais de um precisa do PostgreSQL.
cli-prefix = O caminho em que um proxy mostra o servidor, como /lux.
serve-address = Capital Lux está em { $address } (pare com Ctrl-C)
serve-backup = O banco de dados é atualizado; como era antes está em { $path }
refusal-serve-extra = o servidor não está instalado aqui: pip install 'capital-lux[server]'
refusal-serve-prefix = { $prefix } não é um caminho em que um servidor possa ficar: escreva como /lux
refusal-serve-host = não há endereço { $host } aqui
refusal-serve-setting = { $variable } precisa ser um número maior que 0, e não “{ $text }”
refusal-serve-port = a porta { $port } está ocupada: escolha outra com --port, ou --port 0 para qualquer uma
refusal-serve-listen = não é possível escutar em { $host }, porta { $port }: { $problem }
refusal-serve-used = outro servidor usa a pasta { $path }
refusal-serve-database-used = outro servidor usa o banco de dados { $path }
refusal-serve-folder = a pasta de dados não pode ser usada: { $problem }
refusal-serve-database = o banco de dados não pode ser usado: { $problem }
refusal-serve-newer = o banco de dados é de um Capital Lux mais novo (forma { $found }, este conhece { $known }): instale essa versão ou escolha outra pasta com --data
refusal-serve-processes = vários processos precisam do PostgreSQL, com --database postgresql://..., em um sistema que não seja o Windows
refusal-serve-postgres = não há suporte ao PostgreSQL aqui: pip install capital-lux[postgres]
refusal-serve-start = o servidor não pôde iniciar: as linhas acima dizem por quê
