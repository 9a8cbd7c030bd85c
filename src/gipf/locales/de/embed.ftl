# Boards and games in other people’s pages. $white and $black are names as they come, $level is a number.

embed-players = { $white } – { $black }
embed-flip = Brett drehen
embed-autoplay = { $now ->
    [on] Anhalten
   *[off] Züge abspielen
}
embed-play = Von hier gegen Stufe { $level } spielen
embed-replay = Partie durchgehen
embed-open = In der App öffnen
embed-no-game = hier steht keine Partie: Eine Partiedatei beginnt mit Kopfzeilen wie [Variant "standard"]
embed-no-positions = Das Brett kann diesen Zügen nicht folgen: ‚gipf embed‘ schreibt die Stellungen dazu.
embed-other-positions = diese Stellungen sind nicht die der Züge; ‚gipf embed‘ schreibt sie neu
embed-no-file = die Datei { $address } kann nicht gelesen werden
embed-no-site = Dieses Brett weiß nicht, wo die App ist: Nenne ihre Adresse mit ‚site‘.
embed-no-point = auf diesem Brett gibt es keinen Punkt { $point }
