# Avisos: lo que se cuenta en la página, en los dispositivos y por correo. $name es cómo se llama la otra persona,
# $tournament un torneo, $why cómo ha terminado una partida, $count cuántos avisos son nuevos.

notice-somebody = (alguien)
notice-why = { $reason ->
    [time] Se acabó el tiempo.
    [resignation] Por abandono.
    [agreement] Habéis acordado tablas.
    [abandoned] Una de las dos personas se había ido.
    [repetition] La misma posición se ha repetido demasiado.
    [quiet] No ha pasado nada durante demasiado tiempo.
   *[board] Se decidió en el tablero.
}
notice-your-turn = Te toca contra { $name }.
notice-time-short = Te queda poco tiempo contra { $name }.
notice-challenge = { $name } te desafía.
notice-game-begun = Tu partida contra { $name } ha empezado.
notice-game-ended = { $result ->
    [won] Has ganado contra { $name }. { $why }
    [lost] Has perdido contra { $name }. { $why }
    [drawn] Tu partida contra { $name } acaba en tablas. { $why }
   *[aborted] Tu partida contra { $name } terminó sin resultado.
}
notice-talk = { $name } te ha escrito.
notice-asked = { $what ->
    [draw] { $name } ofrece tablas.
    [takeback] { $name } querría deshacer un turno.
    [pause] { $name } querría hacer una pausa.
    [rematch] { $name } querría la revancha.
   *[lot] { $name } querría que decida el azar.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] El torneo { $tournament } ha empezado.
    [round] Ha empezado otra ronda del torneo { $tournament }.
    [ended] El torneo { $tournament } ha terminado.
   *[other] Hay novedades del torneo { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] Te toca
    [time-short] Te queda poco tiempo
    [challenge] Alguien te desafía
    [game-begun] Empieza una partida que has ofrecido
    [game-ended] Ha terminado una partida
    [talk] Alguien te escribe en una partida
    [asked] Te piden tablas, la revancha u otra cosa
   *[tournament] Novedades de torneos
}

## Su página

bell = { $count ->
    [0] Avisos
   *[other] Avisos, { $count } nuevos
}
notices-title = Avisos
notices-none = Todavía no hay nada. Aquí te enteras de cuándo te toca, de quién te desafía y de lo que pasa en tus partidas.
notices-see-all = Lo he visto todo
notices-older = Ver los anteriores
notices-new = nuevo
notices-settings = Cómo te enteras
notices-back = A tus avisos
notices-why = Lo que ves a tiempo en la página no se envía a ningún otro sitio.
notices-way = { $way ->
    [page] En la página
    [push] En tus dispositivos
   *[mail] Por correo
}
notices-pace = { $pace ->
    [now] pronto
    [daily] una vez al día
   *[never] nunca
}
notices-mail-to = El correo va a { $mail }, cuando no has visto algo en la página durante un rato.
notices-mail-none = Para el correo tu cuenta necesita una dirección.
notices-devices = Avisos en tus dispositivos
notices-devices-why = Un dispositivo que has activado se entera aunque esta página esté cerrada. Acaba cuando cierras la sesión en él.
notices-device-on = Activar en este dispositivo
notices-device-off = Desactivar en este dispositivo
notices-device-is-on = Este dispositivo recibe avisos.
notices-device-no = Este navegador no acepta avisos de una página.
notices-device-denied = Este navegador no deja que la página te avise. Puedes permitirlo en los ajustes del navegador.
notices-device-failed = El servicio de avisos del navegador no ha respondido. Inténtalo más tarde.
notices-device-since = desde { $when }
notices-device-remove = Desactivar: { $device }
