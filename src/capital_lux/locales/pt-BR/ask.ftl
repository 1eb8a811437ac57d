### What you must do now (ask-...), or whom you wait for (wait-...).

ask-draft =
    { $pass ->
        [0] Fique com { $keep } de { $cards }.
       *[other] Fique com { $keep } de { $cards } e passe { $pass } para { $to }.
    }
ask-draft-solo = Fique com { $keep } de { $cards }; a carta que sobra é descartada.
ask-play = Jogue uma carta, na sua Cidade Natal ou na Capital.
ask-agent = Você tem o modificador { $modifier }. Acima de qual distrito?
ask-infiltrator = Você tem um rebelde de valor { $rebel }. Em qual distrito de uma Cidade Natal?
ask-recruiter = Para qual distrito da Capital vai { $card }?
ask-outsider = De qual distrito da Capital sai uma carta?
ask-outsider-1 = Qual carta do distrito { $district } deixa a Capital?
ask-outsider-2 = Só você tem a Cidade Natal de menor valor. Qual carta do distrito dos Forasteiros?
ask-cleric = Pegar a menor carta de qual distrito?
ask-cleric-1 = Qual das menores cartas do distrito { $district }?
ask-doomsayer = Em qual distrito todos os que têm duas cartas perdem a menor?
ask-missionary = Mover a menor carta de qual distrito da Capital?
ask-missionary-1 = Qual das menores cartas do distrito { $district }?
ask-missionary-2 = Para qual distrito vai { $card }?
ask-mentalist = Qual carta da sua mão vai para a Capital?
ask-mentalist-1 = Para qual distrito vai { $card }? Você pega a menor carta dele.
ask-mentalist-2 = Qual das menores cartas do distrito { $district }?
ask-follower = Para qual distrito vai o seu seguidor?
ask-aristocrat = Qual aristocrata? O valor dele conta no final.
ask-sentinel = Qual dos seus distritos recebe a sentinela?
ask-convertor = Qual carta da sua mão vai para outra Cidade Natal?
ask-convertor-1 = Para a Cidade Natal de quem vai { $card }?
ask-discoverer = Qual carta da fileira?
ask-gold =
    { $cost ->
        [one] O seu total { $district } é { $total } e o limite { $limit }. Pagar { $cost } moeda de ouro?
       *[other] O seu total { $district } é { $total } e o limite { $limit }. Pagar { $cost } moedas de ouro?
    }
ask-bonus = Você lidera no distrito { $district }. Qual das maiores cartas é a sua carta bônus?
ask-bonus-rob = ROB lidera no distrito { $district }. Qual das maiores cartas é a carta bônus dele?
ask-rob = ROB joga { $card } com o símbolo de bônus: ele recebe a menor das outras cartas. Qual?
ask-power = Há uma escolha a fazer ({ $power }).

wait-draft = Ainda escolhendo: { $seats }.
wait-play = { $seat } está jogando uma carta.
wait-power = { $seat } está usando um poder ({ $power }).
wait-gold =
    { $cost ->
        [one] { $seat } excede o limite no distrito { $district } e pode pagar { $cost } moeda de ouro.
       *[other] { $seat } excede o limite no distrito { $district } e pode pagar { $cost } moedas de ouro.
    }
wait-bonus = { $seat } está escolhendo uma carta bônus no distrito { $district }.
wait-rob = { $seat } está escolhendo uma carta bônus para ROB, que jogou { $card }.
