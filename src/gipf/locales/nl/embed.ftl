# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Draai het bord om
embed-autoplay = { $now ->
    [on] Stoppen
   *[off] Zetten afspelen
}
embed-play = Vanaf hier spelen tegen niveau { $level }
embed-replay = De partij doorlopen
embed-open = Openen in de app
embed-no-game = hier staat geen partij: een partijbestand begint met kopregels zoals [Variant "standard"]
embed-no-positions = Het bord kan deze zetten niet volgen: ‘gipf embed’ schrijft de stellingen erbij.
embed-other-positions = deze stellingen zijn niet die van de zetten; ‘gipf embed’ schrijft ze opnieuw
embed-no-file = het bestand { $address } kan niet worden gelezen
embed-no-site = Dit bord weet niet waar de app is: noem het adres met ‘site’.
embed-no-point = er is geen punt { $point } op dit bord
