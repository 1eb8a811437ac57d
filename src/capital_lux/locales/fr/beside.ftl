# Ce qui entoure une partie, sur la page d’accueil et à la table.

page-watch-again = Revoir la partie
page-look-back = Revoir
page-upload = Ouvrir un fichier de partie
page-shuffle-check = Vérifier le mélange
page-shuffle-true = C’est exact : votre navigateur a calculé le sha256 de la graine, et c’est bien l’empreinte.
page-shuffle-false = C’est faux : le sha256 de la graine n’est pas l’empreinte.
page-shuffle-insecure = Un navigateur ne calcule cela que pour une page reçue par https. Tout autre programme de sha256 donne la même réponse.
