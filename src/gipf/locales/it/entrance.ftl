# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Gioca a GIPF
    [watch] Guarda una partita di GIPF
   *[network] Entra
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Qualcuno vuole giocare con te. Giochi con il Bianco.
       *[b] Qualcuno vuole giocare con te. Giochi con il Nero.
    }
    [watch] Ti hanno invitato a guardare.
   *[network] Puoi giocare, guardare e imparare sul GIPF di questo computer.
}
entrance-name = Il tuo nome
entrance-join = { $what ->
    [seat] Prendi posto
    [watch] Guarda
   *[network] Entra
}
entrance-go-on = Continua come { $name }
entrance-go-on-why = { $what ->
    [account] Il tuo account qui è { $own }. Ciò che gioca { $name } passa a { $own }.
    [guest] Qui ti si conosce come { $own }. Ciò che hai giocato come { $own } passa a { $name }. Continua solo se sei anche { $name }.
   *[nobody] Ciò che gioca { $name } continua anche qui. Continua solo se sei { $name }.
}
entrance-go-on-do = { $what ->
    [account] Prendilo
   *[other] Continua
}
entrance-no-link = Ti serve un link
entrance-no-link-why = Questo GIPF fa entrare solo chi ha il suo link. Chiedi a chi lo gestisce di mostrarti il link o il codice QR.
entrance-taken = Questo posto è occupato
entrance-taken-why = Qualcuno ha già seguito questo link. Chiedine un altro, o il link per guardare.
entrance-wait = Aspetta un minuto
entrance-wait-why = Da qui sono arrivati troppi link sbagliati. Riprova tra un minuto.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Guarda la partita
share-goes-on = Una partita di GIPF ({ $variant }) in corso
share-over = Una partita di GIPF ({ $variant }): { $result }
