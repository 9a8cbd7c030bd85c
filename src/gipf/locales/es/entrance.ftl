# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Juega al GIPF
    [watch] Mira una partida de GIPF
   *[network] Entra
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Alguien quiere jugar contigo. Juegas con blancas.
       *[b] Alguien quiere jugar contigo. Juegas con negras.
    }
    [watch] Te han invitado a mirar.
   *[network] Puedes jugar, mirar y aprender en el GIPF de este equipo.
}
entrance-name = Tu nombre
entrance-join = { $what ->
    [seat] Ocupar el asiento
    [watch] Mirar
   *[network] Entrar
}
entrance-go-on = Seguir como { $name }
entrance-go-on-why = { $what ->
    [account] Has iniciado sesión como { $own }. Lo que juega { $name } pasa a ser de { $own }.
    [guest] Aquí se te conoce como { $own }. Lo que has jugado como { $own } pasa a ser de { $name }. Sigue solo si también eres { $name }.
   *[nobody] Lo que juega { $name } sigue también aquí. Sigue solo si eres { $name }.
}
entrance-go-on-do = { $what ->
    [account] Hacerlo mío
   *[other] Seguir
}
entrance-no-link = Necesitas un enlace
entrance-no-link-why = Este GIPF solo deja entrar a quien tiene su enlace. Pide a quien lo lleva que te muestre el enlace o el código QR.
entrance-taken = Este asiento está ocupado
entrance-taken-why = Alguien ya ha seguido este enlace. Pide otro, o el enlace para mirar.
entrance-wait = Espera un minuto
entrance-wait-why = Han llegado demasiados enlaces erróneos desde aquí. Prueba otra vez dentro de un minuto.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = Ver la partida
share-goes-on = Una partida de GIPF ({ $variant }) en curso
share-over = Una partida de GIPF ({ $variant }): { $result }
