# The lobby, where people find each other. $name is what somebody is called, $player w or b.

lobby-title = Jugar con personas
lobby-text = Ofrece una partida o acepta una que se ofrece. Quienes quieren lo mismo se encuentran solos.
lobby-alone = Todavía no puede venir nadie. Deja que otros de esta red se unan, en Ajustes.
lobby-find = Encontrar rival
lobby-variants = Juegos que te valen
lobby-when = Cuándo
lobby-speed = { $speed ->
    [live] Ahora
   *[days] A lo largo de días
}
lobby-games = Partidas que puede empezar
lobby-rated = Puntuada
lobby-rated-why = El resultado cambia las dos puntuaciones.
lobby-bots = También bots
lobby-bots-why = Los programas pueden aceptar esta oferta. Sin esto solo juegas contra personas.
lobby-for-bots = también para bots
lobby-seek = Buscar rival
lobby-seek-again = Buscar esto en su lugar
lobby-computer = Jugar mientras contra el ordenador
lobby-waiting = Buscando rival…
lobby-stop = Parar
lobby-for-you = Te desafían
lobby-offers = Ofertas abiertas
lobby-own = Tus ofertas
lobby-none = Ahora no espera nadie. Haz una oferta: quien venga la verá.
lobby-accept = Jugar
lobby-accept-of = Jugar contra { $name }
lobby-decline = No, gracias
lobby-decline-of = Rechazar el desafío de { $name }
lobby-withdraw = Retirar
lobby-done = Quitar
lobby-go = A la partida
lobby-begun = Han aceptado tu oferta: ha empezado una partida.
lobby-to = Para { $name }
lobby-owner = quien tiene este GIPF
lobby-colour = { $player ->
    [w] juega con blancas
   *[b] juega con negras
}
lobby-left = para { $count } partidas
lobby-which = Qué juego
lobby-which-time = Qué tiempo
lobby-watch = Partidas que puedes ver
lobby-tournaments = Torneos
lobby-featured = Se juega ahora
lobby-search = Buscar partidas
lobby-challenge = Desafiar a { $name }
lobby-challenge-send = Enviar el desafío
rating-provisional = provisional: { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
}
rating-known = { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
}
lobby-reports = Avisos de mal comportamiento
