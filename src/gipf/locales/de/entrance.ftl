# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Spiel GIPF
    [watch] Sieh einer Partie GIPF zu
   *[network] Komm herein
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Jemand möchte mit dir spielen. Du spielst Weiß.
       *[b] Jemand möchte mit dir spielen. Du spielst Schwarz.
    }
    [watch] Du bist eingeladen zuzusehen.
   *[network] Du kannst auf dem GIPF dieses Rechners spielen, zusehen und lernen.
}
entrance-name = Dein Name
entrance-join = { $what ->
    [seat] Platz nehmen
    [watch] Zusehen
   *[network] Hereinkommen
}
entrance-go-on = Weiterspielen als { $name }
entrance-go-on-why = { $what ->
    [account] Du bist als { $own } angemeldet. Was { $name } spielt, gehört von nun an { $own }.
    [guest] Hier bist du als { $own } bekannt. Was du als { $own } gespielt hast, gehört von nun an { $name }. Geh nur weiter, wenn du auch { $name } bist.
   *[nobody] Was { $name } spielt, geht auch hier weiter. Geh nur weiter, wenn du { $name } bist.
}
entrance-go-on-do = { $what ->
    [account] Übernehmen
   *[other] Weiterspielen
}
entrance-no-link = Du brauchst einen Link
entrance-no-link-why = Dieses GIPF lässt nur ein, wer seinen Link hat. Bitte die Person, die es betreibt, dir den Link oder den QR-Code zu zeigen.
entrance-taken = Dieser Platz ist besetzt
entrance-taken-why = Jemand ist diesem Link schon gefolgt. Bitte um einen anderen oder um den Link zum Zusehen.
entrance-wait = Bitte warte eine Minute
entrance-wait-why = Von hier kamen zu viele falsche Links. Versuch es in einer Minute wieder.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Zur Partie
share-goes-on = Eine laufende Partie GIPF ({ $variant })
share-over = Eine Partie GIPF ({ $variant }): { $result }
