# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Dejar que otros de esta red se unan
network-why = Quien tenga el enlace puede entrar desde esta red: jugar, mirar y aprender. Nadie más ve nada.
network-link = Este enlace deja entrar a alguien
network-guests = Quién ha venido
network-here = en línea
network-away = ausente
network-remove = No dejar entrar más a { $name }
own-name = Tu nombre
leave = Dejar este GIPF
leave-why = { $place ->
    [service] Aquí ya no se te conocerá. Las partidas en curso se dan por perdidas, y las que has jugado sin otras personas desaparecen.
   *[home] Aquí ya no se te conocerá, y tus asientos quedarán libres para otros.
}

## A guest's own link

go-on = Seguir en otro dispositivo
go-on-why = Sin cuenta, solo este navegador sabe que eres { $name }. Con un enlace propio sigues jugando como { $name } en otro, o aquí si te olvida.
go-on-make = { $is ->
    [another] Crear otro enlace
   *[first] Crear un enlace
}
go-on-show = Escanea este código con tu otro dispositivo, o abre allí el enlace. Guárdalo: solo se muestra ahora. Y no se lo des a nadie: quien lo tenga juega en tu lugar.
go-on-since = Tienes un enlace desde el { $date }.
go-on-browsers = { $browsers ->
    [one] Se ha seguido en un navegador.
   *[other] Se ha seguido en { $browsers } navegadores.
}
go-on-end = Seguir solo aquí
go-on-ended = Ahora solo este navegador te conoce.

## Invitations

invite = Invitar
invite-title = Invitar a alguien
invite-text = Escanea este código con el otro dispositivo, o abre allí el enlace. Quien lo siga primero ocupa el asiento.
invite-watch = Invitar a mirar
invite-watch-title = Enlace para mirar
invite-watch-text = Quien siga este enlace puede mirar la partida, y nada más.
invite-copy = Copiar el enlace
invite-copied = Enlace copiado.
invite-qr = Código QR del enlace
invite-joined = { $name } ha llegado.

## At the board

seat-awaited = Tu rival aún no ha llegado
seat-awaited-note = con invitación
seat-here = { $name } está en línea
seat-away = { $name } está ausente
seat-away-note = ausente
seat-asks = espera respuesta
watching = { $count ->
    [one] mira { $count } persona
   *[other] miran { $count } personas
}
your-turn = Te toca
their-turn = Le toca a { $name }.
still-awaited = { $name } aún no ha llegado.
only-watching = Estás mirando.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } querría deshacer un turno.
    [pause] { $name } querría hacer una pausa.
    [rematch] { $name } querría la revancha.
   *[lot] { $name } querría que decida el azar.
}
proposal-accept = De acuerdo
proposal-decline = No
proposal-declined = La otra persona no está de acuerdo.
proposal-asked = Se ha preguntado a la otra persona.
rematch-begun = { $name } ha empezado la revancha: pulsa «Revancha» para jugarla.

## Somebody has left a live game.

left-wait = { $name } se ha ido. Dentro de { $seconds } s ya no tendrás que esperar.
left-claim = { $name } no vuelve. Termina la partida o espera.
claim-win = Reclamar la victoria
claim-draw = Dejarla en empate

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Tiempo por turno
days-bank = Reserva de tiempo
days-bank-start = Días al comenzar
days-bank-added = Horas que añade cada turno
days-bank-most = Días como máximo
days-why = El tiempo corre desde que están los dos, mire alguien o no. Pierde quien se queda sin tiempo.
days-left = quedan { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } te ha dado { $time } más.
given-them = Has dado { $time } más a { $name }.
given-other = { $name } ha recibido { $time } más.
time-short = Se te acaba el tiempo: quedan { $time }.
vacation-until = De vacaciones hasta el { $date }
vacation-title = Vacaciones
vacation-why = En vacaciones tu tiempo se detiene en todas las partidas a lo largo de días, y los demás lo ven. Tienes { $year } días al año; cada vez cuenta al menos uno.
vacation-left = { $days ->
    [one] Este año queda un día.
   *[other] Este año quedan { $days } días.
}
vacation-days = Días
vacation-begin = Irme de vacaciones
vacation-on = Estás de vacaciones hasta el { $date }. Tu tiempo está detenido.
vacation-back = Ya he vuelto
