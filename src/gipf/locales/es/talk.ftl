# What people say at a game, who they are, whom they block, reports. $name is what somebody is called.

talk = Charla
talk-open = Charla, { $count } nuevos
talk-room = { $room ->
    [players] Tú y tu rival
   *[spectators] Quienes miran
}
talk-apart = Quienes juegan no lo ven mientras dura la partida.
talk-nothing = Todavía nadie ha dicho nada.
talk-say = Lo que quieres decir
talk-send = Enviar
talk-quick = Palabras rápidas
talk-preset = { $preset ->
    [hello] ¡Hola!
    [good-luck] ¡Suerte!
    [have-fun] ¡Que te diviertas!
    [well-played] ¡Bien jugado!
    [good-game] ¡Buena partida!
    [thanks] ¡Gracias!
    [sorry] ¡Perdón!
    [one-moment] Un momento, por favor.
   *[goodbye] ¡Adiós!
}

person-of = Perfil de { $name }
person-guest = Invitado
person-since = aquí desde { $date }
person-ratings = Puntuaciones
person-unrated = Todavía no hay partidas puntuadas.
person-games = Partidas
person-games-none = No hay partidas que todos puedan ver.
person-graph = Puntuación de { $name } en { $count } partidas, de { $first } a { $last }
person-file = Descargar mis partidas
person-block = Bloquear
person-unblock = Desbloquear
person-block-why = { $blocked ->
    [yes] Ya no os encontráis y no lees lo que dice { $name }.
   *[no] Si bloqueas a { $name }, ya no os encontraréis y no leerás lo que dice { $name }.
}
person-blocked = { $name } está bloqueado.
person-unblocked = { $name } ya no está bloqueado.
person-find = Buscar a alguien por su nombre
person-find-none = Aquí nadie se llama así.
report = Avisar
report-title = Avisar sobre { $name }
report-text = ¿Qué ha pasado?
report-send = Enviar el aviso
report-sent = Gracias. La moderación lo mirará.
report-reason = { $reason ->
    [insult] Insultos
    [cheating] Ayuda de un programa
    [spam] Publicidad
    [name] Un nombre impropio
   *[other] Otra cosa
}

order = Avisos
order-open = Por mirar
order-done = Hechos
order-none = No hay nada que mirar.
order-by = aviso de { $name }
order-gone = alguien que se ha ido
order-note = Nota para el registro
order-action = { $action ->
    [dismiss] Dejarlo
    [mute] Silencio por una semana
   *[unmute] Dejar que hable de nuevo
}
order-was = { $action ->
    [dismiss] { $moderator }: sin medidas
    [mute] { $moderator }: silencio por una semana
   *[unmute] { $moderator }: puede hablar de nuevo
}
order-agreement = { $games ->
    [one] Primera elección del motor en el { $first } % de { $turns } turnos de una partida puntuada; { $loss } % de las posibilidades perdidas por turno.
   *[other] Primera elección del motor en el { $first } % de { $turns } turnos de las últimas { $games } partidas puntuadas; { $loss } % de las posibilidades perdidas por turno.
}
order-agreement-here = En esta partida: primera elección del motor en el { $first } % de { $turns } turnos; { $loss } % de las posibilidades perdidas por turno.
order-agreement-why = Por sí solo no prueba nada: quien juega bien también coincide con el motor.
