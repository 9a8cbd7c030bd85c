## La page qui se passe de serveur, en simples fichiers

host-loading = Préparation du jeu : { $percent } %
host-loading-label = Avancement
host-failed = Ce navigateur n’a pas pu démarrer le jeu. Un navigateur plus récent y arrivera peut-être.
update-there = Une nouvelle version de cette page est disponible. Vos parties sont conservées.
update-now = Recharger
here-now = Le serveur ne répond pas : cette page continue toute seule. Tes parties sont gardées dans ce navigateur jusqu’à son retour.
here-mark = Pour l’instant, les parties sont gardées dans ce navigateur
here-other = Cette partie est gardée par le serveur, qui ne répond pas. Tu pourras la reprendre à son retour.
here-again = Le serveur est revenu.
here-back = { $count ->
    [one] Le serveur est revenu, et la partie que tu as jouée entre-temps y est gardée.
   *[other] Le serveur est revenu, et les { $count } parties que tu as jouées entre-temps y sont gardées.
}
here-left = { $count ->
    [one] Une partie n’a pas pu être transmise au serveur. Elle reste dans ce navigateur.
   *[other] { $count } parties n’ont pas pu être transmises au serveur. Elles restent dans ce navigateur.
}
