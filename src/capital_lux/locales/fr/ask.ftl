### What you must do now (ask-...), or whom you wait for (wait-...).

ask-draft =
    { $pass ->
        [0] Gardez { $keep } des { $cards } cartes.
       *[other] Gardez { $keep } des { $cards } cartes, puis passez-en { $pass } à { $to }.
    }
ask-draft-solo = Gardez { $keep } des { $cards } cartes ; la carte restante est défaussée.
ask-play = Jouez une carte, dans votre cité ou dans la Capitale.
ask-agent = Vous tenez le modificateur { $modifier }. Au-dessus de quel quartier ?
ask-infiltrator = Vous tenez un rebelle de valeur { $rebel }. Dans quel quartier d’une cité ?
ask-recruiter = Dans quel quartier de la Capitale va { $card } ?
ask-outsider = De quel quartier de la Capitale sort une carte ?
ask-outsider-1 = Quelle carte du quartier { $district } quitte la Capitale ?
ask-outsider-2 = Vous avez la cité la plus faible. Quelle carte du quartier des Parias ?
ask-cleric = Prendre la carte la plus faible de quel quartier ?
ask-cleric-1 = Laquelle des cartes les plus faibles du quartier { $district } ?
ask-doomsayer = Dans quel quartier tous ceux qui ont deux cartes perdent-ils la plus faible ?
ask-missionary = Déplacer la carte la plus faible de quel quartier de la Capitale ?
ask-missionary-1 = Laquelle des cartes les plus faibles du quartier { $district } ?
ask-missionary-2 = Vers quel quartier va { $card } ?
ask-mentalist = Quelle carte de votre main va dans la Capitale ?
ask-mentalist-1 = Dans quel quartier va { $card } ? Vous y prenez la carte la plus faible.
ask-mentalist-2 = Laquelle des cartes les plus faibles du quartier { $district } ?
ask-follower = Dans quel quartier va votre partisan ?
ask-aristocrat = Quel aristocrate ? Sa valeur compte à la fin.
ask-sentinel = Lequel de vos quartiers est gardé ?
ask-convertor = Quelle carte de votre main va dans une autre cité ?
ask-convertor-1 = Dans la cité de qui va { $card } ?
ask-discoverer = Quelle carte de la rangée ?
ask-gold =
    { $cost ->
        [one] Votre total dans le quartier { $district } est { $total } et la limite { $limit }. Payer { $cost } disque d’or ?
       *[other] Votre total dans le quartier { $district } est { $total } et la limite { $limit }. Payer { $cost } disques d’or ?
    }
ask-bonus = Vous dominez le quartier { $district }. Laquelle des cartes les plus fortes est votre carte bonus ?
ask-bonus-rob = ROB domine le quartier { $district }. Laquelle des cartes les plus fortes est sa carte bonus ?
ask-rob = ROB joue { $card } avec le symbole bonus : il reçoit l’autre carte la plus faible. Laquelle ?
ask-power = Un choix à faire ({ $power }).

wait-draft = Choix en cours : { $seats }.
wait-play = { $seat } joue une carte.
wait-power = { $seat } utilise un pouvoir ({ $power }).
wait-gold =
    { $cost ->
        [one] { $seat } dépasse la limite dans le quartier { $district } et peut payer { $cost } disque d’or.
       *[other] { $seat } dépasse la limite dans le quartier { $district } et peut payer { $cost } disques d’or.
    }
wait-bonus = { $seat } choisit une carte bonus dans le quartier { $district }.
wait-rob = { $seat } choisit une carte bonus pour ROB, qui a joué { $card }.
