# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Tourner le plateau
embed-autoplay = { $now ->
    [on] Arrêter
   *[off] Dérouler les coups
}
embed-play = Jouer à partir d’ici contre le niveau { $level }
embed-replay = Parcourir la partie
embed-open = Ouvrir dans l’application
embed-no-game = il n’y a pas de partie ici : un fichier de partie commence par des en-têtes comme [Variant "standard"]
embed-no-positions = Le plateau ne peut pas suivre ces coups : « gipf embed » écrit les positions avec eux.
embed-other-positions = ces positions ne sont pas celles des coups ; « gipf embed » les écrit à nouveau
embed-no-file = impossible de lire { $address }
embed-no-site = Ce plateau ne sait pas où se trouve l’application : indiquez son adresse avec « site ».
embed-no-point = il n’y a pas de point { $point } sur ce plateau
