# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Gira il tavoliere
embed-autoplay = { $now ->
    [on] Ferma
   *[off] Riproduci le mosse
}
embed-play = Gioca da qui contro il livello { $level }
embed-replay = Scorri la partita
embed-open = Apri nell’app
embed-no-game = qui non c’è nessuna partita: un file di partita comincia con intestazioni come [Variant "standard"]
embed-no-positions = Il tavoliere non può seguire queste mosse: «gipf embed» scrive insieme a loro le posizioni.
embed-other-positions = queste posizioni non sono quelle delle mosse; «gipf embed» le riscrive
embed-no-file = non si può leggere { $address }
embed-no-site = Questo tavoliere non sa dove si trova l’app: indica il suo indirizzo con «site».
embed-no-point = su questo tavoliere non c’è il punto { $point }
