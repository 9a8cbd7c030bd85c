# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Play GIPF
    [watch] Watch a game of GIPF
   *[network] Come in
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Somebody wants to play with you. You play White.
       *[b] Somebody wants to play with you. You play Black.
    }
    [watch] You have been invited to watch.
   *[network] You can play, watch and learn on this machine’s GIPF.
}
entrance-name = Your name
entrance-join = { $what ->
    [seat] Take the seat
    [watch] Watch
   *[network] Come in
}
entrance-go-on = Go on as { $name }
entrance-go-on-why = { $what ->
    [account] You are signed in as { $own }. What { $name } plays belongs to { $own } from now on.
    [guest] You are known here as { $own }. What you have played as { $own } belongs to { $name } from now on. Go on only if you are { $name }, too.
   *[nobody] What { $name } plays goes on here, too. Go on only if you are { $name }.
}
entrance-go-on-do = { $what ->
    [account] Take it over
   *[other] Go on
}
entrance-no-link = You need a link
entrance-no-link-why = This GIPF lets in only those who have its link. Ask whoever runs it to show you the link or the QR code.
entrance-taken = This seat is taken
entrance-taken-why = Somebody has followed this link before. Ask for another one, or for the link to watch.
entrance-wait = Please wait a minute
entrance-wait-why = Too many wrong links came from here. Try again in a minute.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Look at the game
share-goes-on = A game of GIPF ({ $variant }) that goes on
share-over = A game of GIPF ({ $variant }): { $result }
