# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Torneos
tournaments-text = Cada mes empieza un torneo de todos contra todos para cada uno de estos juegos, a lo largo de días. Inscríbete hasta el día uno del mes; todas las partidas empiezan a la vez y son puntuadas.
tournaments-upcoming = El mes que viene
tournaments-running = En curso
tournaments-past = Terminados
tournaments-more = Anteriores
tournament-starts = empieza el { $date }
tournament-began = empezó el { $date }
tournament-entrants = { $count ->
    [0] todavía no hay nadie
    [one] una persona inscrita
   *[other] { $count } personas inscritas
}
tournament-players = { $count } participantes
tournament-own = participas
tournament-winners = ganado por { $names }
tournament-enter = Participar
tournament-leave = No participar
tournament-withdraw = Retirarme
tournament-withdraw-ask = Abandonas las partidas que tienes en curso. Si no ha terminado al menos la mitad de tus partidas, ninguna cuenta para nadie.
tournament-stay = Seguir
tournament-account = Puede participar quien tiene una cuenta.
tournament-time = { $time } al empezar, { $added } más con cada turno, nunca más de { $most }
tournament-how = Grupos de siete como mucho, de fuerza parecida. En un grupo juegan todos contra todos una vez; en uno de hasta cuatro, dos veces y cambiando de color. Con menos de tres personas empieza un mes más tarde. Quien ha bloqueado a alguien va a otro grupo o, al menos, no juega contra esa persona.
tournament-order = Por puntos, luego por Sonneborn-Berger (SB: los puntos de quienes has vencido y la mitad de los de un empate), luego por victorias. Quien agota su tiempo pierde.
tournament-entered = Inscritos
tournament-group = Grupo { $number }
tournament-rank = Puesto
tournament-player = Participante
tournament-points = Puntos
tournament-tie-break = SB
tournament-goes-on = en curso
tournament-against = { $name } contra { $other }: { $result }
tournament-withdrawn = se ha retirado
tournament-uncounted = se ha retirado; estas partidas no cuentan
tournament-gone = alguien que se ha ido
tournament-of-game = Torneo
