### Os problemas: na página e no terminal.

puzzle-title = Problema { $id }: { $edition }, { $seats ->
        [1] solo
       *[other] { $seats } lugares
    }, rating { $rating }. Uma ação é claramente a melhor.
puzzle-title-own = Da sua partida, passo { $id } ({ $edition }). O que teria sido melhor?
puzzle-next = Enter para o próximo problema, q para sair:
puzzle-solved = { $right } de { $count } certos.
puzzle-your-rating = Seu rating: { $before } -> { $after }, com margem de { $deviation }.

## O que se diz a uma resposta; $action é o efeito de uma escolha.

puzzle-right = Certo: { $action }.
puzzle-wrong = Há algo melhor: { $action }.
puzzle-chance = Chance de vencer: { $win }%.
puzzle-answer = Sua resposta ({ $action }): { $win }%, { $loss } pontos a menos.
puzzle-tempting = Tentador, mas vale { $loss } pontos a menos ({ $win }%): { $action }.
puzzle-untried = Nenhum jogador forte pensaria nisto: { $action }.
puzzle-reply = Depois disso talvez { $moves }.
puzzle-why-draft = A escolha das cartas: com { $card }, você tem { $load } pontos de { $district } na Cidade Natal e na mão, e o limite por enquanto é { $limit }. Conta a mão inteira, e o que { $next } pode fazer com o que você deixa.
puzzle-why-draft-solo = A escolha das cartas: com { $card }, você tem { $load } pontos de { $district } na Cidade Natal e na mão, e o limite por enquanto é { $limit }. Conta o que a mão inteira pode fazer, não o valor de uma carta.
puzzle-why-limit = Um limite: sem { $card }, você tem { $load } pontos de { $district } na Cidade Natal e na mão, e o limite é { $limit }. Aumente-o, ou pode perdê-los.
puzzle-why-power = Um poder: o que { $card } faz na Capital vale mais que seus pontos.
puzzle-why-home = Sua Cidade Natal: com { $card }, você tem { $load } pontos de { $district } na Cidade Natal e na mão, e o limite é { $limit }. Ali a carta vale mais que o poder dela.
puzzle-why-timing = A hora certa: { $card } precisa ser jogada agora, as outras podem esperar.
puzzle-why-choice = { $power }: uma escolha assim muda mais de um total. Olhe cada Cidade Natal e cada limite.
puzzle-why-gold = Ouro: compare o que ele salva com o que ele pontua.
puzzle-why-bonus = Um bônus: a carta pontua para você, e o limite do distrito dela cai para todos.

puzzle-theme-draft = escolha das cartas
puzzle-theme-limit = aumentar um limite
puzzle-theme-power = usar um poder
puzzle-theme-home = guardar uma carta
puzzle-theme-timing = a hora certa
puzzle-theme-choice = a escolha de uma peça
puzzle-theme-gold = ouro
puzzle-theme-bonus = bônus

## A página

page-puzzles-of = Problema { $id }
page-puzzles-own = Seus erros
page-puzzles-lead = Uma ação é claramente a melhor. Encontre-a.
page-puzzles-lead-own = O que teria sido melhor aqui?
page-puzzles-rating = Seu rating: { $rating }
page-puzzles-theme = Tema
page-puzzles-edition = Edição
page-puzzles-any = todos
page-puzzles-tried = { $count ->
        [0] Nenhum tentado ainda
        [one] Um tentado, { $right } certo
       *[other] { $count } tentados, { $right } certos
    }
page-puzzles-next = Próximo problema
page-puzzles-none = Nenhum problema é assim.
page-puzzles-before = O que aconteceu antes
page-puzzles-no-mistakes = Nenhuma decisão desta partida custou muito.
page-puzzles-answer = Resposta
page-puzzles-choose = Escolher
page-puzzles-thinking = Procurando seus erros: { $percent }%
