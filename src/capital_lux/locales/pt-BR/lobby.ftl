# O saguão: mesas em que qualquer pessoa pode jogar ou assistir.

page-lobby-open = Mesas para entrar
page-lobby-running = Partidas para assistir
page-lobby-no-open = Nenhuma mesa espera jogadores agora.
page-lobby-no-running = Nenhuma partida é mostrada agora.
page-lobby-newer = Mesas mais novas
page-lobby-older = Mesas mais antigas
page-lobby-page = Página { $page } de { $pages }
page-lobby-players = { $names }
page-lobby-tiles = Peças: { $tiles }
page-lobby-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
page-lobby-join = Entrar
page-lobby-text = Aqui só aparecem mesas que quem criou quis mostrar. Quem assiste vê o que todos veem à mesa, e nenhuma mão.
page-lobby-new = Criar uma mesa
