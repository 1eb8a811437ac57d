# Texts of the start page and the table for what lies around a game.

page-watch-again = Watch the replay
page-look-back = Look back
page-upload = Open a record
page-shuffle-check = Check the shuffle
page-shuffle-true = It fits: your browser has computed the sha256 of the seed, and it is the fingerprint.
page-shuffle-false = It does not fit: the sha256 of the seed is not the fingerprint.
page-shuffle-insecure = Browsers compute this only for pages that come over https. Any other program for sha256 gives the same answer.
