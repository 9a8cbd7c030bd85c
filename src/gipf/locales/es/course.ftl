### First steps

course-chapter-first-steps = Primeros pasos

## The board

course-board = El tablero
course-board-about = Sitios, puntos y líneas, y tu primera ficha.

course-board-spots = ¡Te damos la bienvenida a GIPF! Donde se cruzan las líneas hay sitios, 37 en total. Todo sucede en los sitios. El que está rodeado, e5, es el centro.

course-board-dots = Lo que hay por fuera son puntos. Pones una ficha en un punto y la empujas por una línea hasta el primer sitio. Ninguna ficha se queda nunca en un punto.

course-board-enter = Juegas con blancas. Empuja una ficha a cualquier sitio libre del borde.
course-board-enter-hint-1 = Señala un sitio del borde y empuja la ficha hasta él.
course-board-enter-done = ¡Ahí está! Ha salido de tu reserva, que ahora tiene una ficha menos.

course-board-names = Las columnas llevan letras, de izquierda a derecha. En cada columna se cuenta desde el lado de las blancas, y el punto también cuenta. Por eso esta ficha está en c4.

course-board-find = Empuja una ficha a g6.
course-board-find-hint-1 = La columna g es la tercera por la derecha. Su punto g1 está en el extremo de abajo.
course-board-find-wrong-side = Casi. Las letras van de izquierda a derecha; los números, hacia arriba desde el lado de las blancas.
course-board-find-done = Encontrado. A partir de ahora sabes leer todos los sitios.

course-board-lines = Las líneas van en tres direcciones, así que de un sitio salen seis caminos. En GIPF todo se mueve por una línea.

course-board-start = Así empieza el GIPF básico. Cada jugador tiene 15 fichas: tres en las esquinas y doce en la reserva. Empiezan las blancas y después se juega por turnos.

## Pushing

course-pushing = Empujar
course-pushing-about = Cómo entra una ficha cuando el primer sitio está ocupado.

course-pushing-first = El sitio e2 está ocupado. Empuja desde el punto e1 de todos modos.
course-pushing-first-hint-1 = Señala el punto e1, debajo de la ficha.
course-pushing-first-done = La ficha que estaba ahí ha dejado paso: ha avanzado un sitio por la línea.

course-pushing-run = Las fichas que se tocan se empujan juntas, sean del color que sean. Un hueco detiene el empujón: la ficha de d5 no se mueve.

course-pushing-colours = Lleva la ficha negra de d4 a e5 de un solo empujón.
course-pushing-colours-hint-1 = Las fichas de b2, c3 y d4 se tocan. ¿Desde qué punto empujas las tres?
course-pushing-colours-done = Tres fichas se han movido, un sitio cada una.

course-pushing-ways = De la mayoría de los puntos salen dos líneas. Lleva tu ficha de d2 a e3.
course-pushing-ways-hint-1 = La línea tiene que ir de d2 a e3. Síguela hacia atrás hasta su punto.
course-pushing-ways-wrong-up = Así tu ficha ha subido recta a d3. Elige la línea que se inclina a la derecha.
course-pushing-ways-done = Eso es. Desde el mismo punto también se podía empujar por la otra línea.

course-pushing-blocked = Nunca se empuja una ficha fuera del tablero. En esta línea no hay ningún sitio libre, así que nadie puede empujar por ella, desde ningún extremo.

course-pushing-fill = Hay una línea casi llena: la que va de e2 a h2. Llénala para que nadie pueda empujar por ella.
course-pushing-fill-hint-1 = En esa línea queda un sitio libre. Entra en él o empuja las demás contra él.
course-pushing-fill-done = Bloqueada. La línea solo se abre de nuevo cuando alguna de sus fichas deja el tablero.

### Rows

course-chapter-rows = Filas

## Four in a row

course-rows = Cuatro en fila
course-rows-about = Forma una fila y recupera tus fichas.

course-rows-four = Cuatro fichas del mismo color, una junto a otra en una línea, forman una fila. Su dueño tiene que retirarla: la fila sale del tablero.

course-rows-make = Tienes tres en línea. Que sean cuatro.
course-rows-make-hint-1 = La cuarta ficha va en un extremo de las tres.
course-rows-make-turn-2 = ¡Una fila! Ahora retírala: elige la fila y confirma.
course-rows-make-done = Tus cuatro fichas han vuelto a tu reserva. Puedes jugarlas otra vez.

course-rows-close = Forma otra fila y retírala.
course-rows-close-hint-1 = Hay un hueco en d4. Un empujón desde abajo mueve dos fichas hacia él.
course-rows-close-done = Un empujón ha movido dos fichas y ha cerrado el hueco.

course-rows-gap = Tres, un hueco y una más: eso no es una fila. Solo cuentan las fichas que van seguidas.

course-rows-side = La ficha que falta puede venir de lado. Forma una fila en la columna e y retírala.
course-rows-side-hint-1 = La ficha de d4 puede ser la que falta en e5.
course-rows-side-done = ¡Bien visto! Un empujón por una línea ha formado una fila en otra.

course-rows-five = Más de cuatro en línea también son una sola fila. Recupera cinco fichas en un turno.
course-rows-five-hint-1 = Mira la línea larga que pasa por el centro. Su hueco está en d4.
course-rows-five-done = Cinco de golpe. Cuanto más larga es la fila, más fichas vuelven.

## Capturing

course-capturing = Capturar
course-capturing-about = Lo que toca una fila se va con ella.

course-capturing-touch = Una fila se lleva todo lo que la toca en su línea, sea del color que sea. Tus fichas vuelven contigo. La ficha negra de e6 queda capturada: está fuera de la partida.

course-capturing-one = Forma una fila que capture una ficha negra.
course-capturing-one-hint-1 = Tus tres fichas apuntan a la negra. Pon la cuarta detrás.
course-capturing-one-done = Han vuelto cuatro, y las negras tienen una ficha menos para el resto de la partida.

course-capturing-safe = Un hueco interrumpe la fila. Aquí la ficha negra de e7 está a salvo y no se captura nada.

course-capturing-two = Puedes formar una fila de dos maneras. Captura dos fichas negras.
course-capturing-two-hint-1 = Cuenta las fichas negras que tocan cada fila.
course-capturing-two-wrong-one = Esta fila solo captura una ficha. La otra se lleva dos.
course-capturing-two-done = Dos de golpe. Antes de formar una fila, mira siempre qué hay detrás.

course-capturing-ends = Una fila se lleva lo que la toca por los dos extremos. Captura dos fichas negras.
course-capturing-ends-hint-1 = Empuja por la columna e y cierra su hueco.
course-capturing-ends-done = Ahora toda la línea está vacía: han salido siete fichas, y dos de ellas eran negras.

course-capturing-three = ¡Y ahora captura tres!
course-capturing-three-hint-1 = Falta el sitio g3. ¿Cuál de tus fichas puedes empujar hasta él?
course-capturing-three-done = Tres fichas de un solo empujón. Hoy es un buen día.

## Two rows at once

course-two-rows = Dos filas a la vez
course-two-rows-about = Un empujón, dos filas y una elección.

course-two-rows-both = Un empujón puede formar dos filas. Se retiran una tras otra. Recupera ocho fichas en un turno.
course-two-rows-both-hint-1 = Empuja por la columna e: una ficha entra y otra avanza a e4.
course-two-rows-both-wrong-one = Eso es una fila. Hay un empujón que forma dos.
course-two-rows-both-done = Dos filas, ocho fichas. No se cruzaban, así que había que retirar las dos.

course-two-rows-cross = Las filas pueden cruzarse. Elige cuál retiras primero. Luego vuelve a mirar: la otra ha perdido una ficha y quizá ya no sea una fila. Entonces se queda.

course-two-rows-choose = Dos filas tuyas se cruzan en e5. Retira la que captura.
course-two-rows-choose-hint-1 = Solo una de las dos filas toca una ficha negra.
course-two-rows-choose-wrong-bare = Esa fila no ha capturado nada, y la otra ha quedado cortada.
course-two-rows-choose-done = La ficha de g5 está capturada, y tres de la otra fila siguen en el tablero.

course-two-rows-cross-push = Forma dos filas que se crucen de un solo empujón y retira la que captura dos.
course-two-rows-cross-push-hint-1 = Una de tus fichas tiene que llegar a e5.
course-two-rows-cross-push-wrong-one = Esa fila captura una ficha. La otra habría capturado dos.
course-two-rows-cross-push-done = La segunda fila se ha quedado corta, y sus fichas siguen donde pueden trabajar.

## Whose row is it?

course-whose-row = ¿De quién es la fila?
course-whose-row-about = Filas que forma el rival, y quién retira primero.

course-whose-row-theirs = Una fila es de quien juega con su color, la haya formado quien la haya formado. Mira: un empujón de las negras forma una fila tuya.

course-whose-row-clear-first = Tu turno empieza con la fila que han formado las negras. Retírala y luego empuja una ficha, como siempre.
course-whose-row-clear-first-hint-1 = Retira la fila. Después vale cualquier empujón.
course-whose-row-clear-first-done = Primero la fila y luego el empujón: todo eso ha sido un turno.

course-whose-row-gift = Tú puedes hacer lo mismo. Forma una fila negra, para que las negras tengan que quitar cuatro fichas del tablero.
course-whose-row-gift-hint-1 = Una ficha negra en d4 completaría una fila negra.
course-whose-row-gift-done = Las negras han tenido que retirar. Cuatro fichas ya no te estorban, y a ellas aún les toca empujar.

course-whose-row-first = Si ambos jugadores tienen filas, retira primero quien ha movido. Empuja desde e1 y captura dos fichas.
course-whose-row-first-hint-1 = El empujón forma una fila para cada uno. Retira la tuya.
course-whose-row-first-done = Te tocaba primero y has retirado tu ficha de d4, así que la fila negra no ha capturado nada.

course-whose-row-second = Al revés, te toca a ti retirar en segundo lugar. Las negras mueven, retiran primero y capturan dos fichas. Después retiras tú lo que siga siendo una fila.

### Winning

course-chapter-winning = Ganar

## The last piece

course-reserve = La última ficha
course-reserve-about = Cómo se gana: cuando al rival no le queda nada que empujar.

course-reserve-aim = En GIPF no se pasa: cada turno te cuesta una ficha de la reserva. Quien tiene que empujar y no tiene fichas pierde.

course-reserve-win = La reserva de las negras está vacía. Gana la partida.
course-reserve-win-hint-1 = Casi cualquier empujón gana. Eso sí, no ayudes a las negras a formar una fila.
course-reserve-win-wrong-gift = Así se ha formado una fila negra. Las negras la retiran y vuelven a tener cuatro fichas.
course-reserve-win-done = Las negras tienen que empujar y no pueden. ¡Has ganado!

course-reserve-deny = A las negras les queda una ficha y tienen tres en línea. Rompe la línea para que no puedan formar una fila.
course-reserve-deny-hint-1 = La ficha del medio está en d4.
course-reserve-deny-hint-2 = Empuja por la columna d.
course-reserve-deny-wrong-fill = Las negras apartan tu ficha de b2 y forman la fila de todos modos. Hay que romper la línea.
course-reserve-deny-turn-2 = Las negras han jugado su última ficha. Remata la partida.
course-reserve-deny-done = Sin fila no ha vuelto ninguna ficha, y a las negras no les queda nada. ¡Has ganado!

course-reserve-save = ¡Es tu última ficha! Forma una fila o en tu próximo turno no tendrás nada que empujar.
course-reserve-save-hint-1 = Tres de tus fichas están en una línea que baja inclinada hasta h4.
course-reserve-save-done = ¡A salvo! Tus fichas han vuelto y la partida sigue.

course-reserve-rescue = Tu reserva está vacía, pero un empujón de las negras ha formado una fila tuya. Retírala y sigue jugando.
course-reserve-rescue-hint-1 = Primero retira, luego empuja.
course-reserve-rescue-done = Las filas se retiran antes de empujar. Por eso una fila tuya puede salvarte incluso con la reserva vacía.

## Attack

course-attack = Ataque
course-attack-about = Amenazas, dobles amenazas y filas que capturan.

course-attack-threat = Tres en línea, un sitio libre detrás y fichas negras delante: las blancas amenazan con entrar en b2 y capturar dos. Busca siempre estos tríos, los tuyos y los del rival.

course-attack-make = Crea una amenaza: tras tu empujón tiene que poder formarse una fila que capture.
course-attack-make-hint-1 = Tienes dos en línea con fichas negras delante. Trae una tercera.
course-attack-make-done = Ahora las negras tienen que hacer algo.

course-attack-aside = Las negras han ocupado el extremo de tu línea. Pero una ficha del borde se puede apartar. Captura dos.
course-attack-aside-hint-1 = Empuja desde un punto al lado de a1, cruzando tu línea.
course-attack-aside-done = Tapar el extremo de una línea no es una defensa de verdad. Recuérdalo cuando te toque defender.

course-attack-double = Las negras pueden parar una amenaza, pero difícilmente dos. Crea dos amenazas de un solo empujón.
course-attack-double-hint-1 = Una de tus fichas debe ir a e5, donde se cruzan dos líneas.
course-attack-double-turn-2 = Las negras han entrado en e2. Captura de todos modos.
course-attack-double-done = Tu ficha de e5 servía a dos líneas. Una doble amenaza así casi siempre gana algo.

## Defence

course-defence = Defensa
course-defence-about = Qué hacer cuando las negras están a punto de capturar.

course-defence-danger = Tres fichas negras en línea y las tuyas justo detrás: si las negras entran en b4, pierdes dos fichas. Te toca.

course-defence-break = Rompe la línea negra para que las negras no puedan capturar nada.
course-defence-break-hint-1 = Empuja cruzando la línea negra.
course-defence-break-hint-2 = La columna d pasa justo por el medio.
course-defence-break-wrong-fill = Las negras apartan tu ficha de b4 y acaban capturando.
course-defence-break-done = La línea negra está rota. De momento tus fichas están a salvo.

course-defence-gap = Esta vez las negras quieren empujar desde e1 y cerrar el hueco. Ocúpalo antes.
course-defence-gap-hint-1 = ¿Cuál de tus fichas puedes empujar de lado hasta e4?
course-defence-gap-done = La amenaza ha desaparecido.

course-defence-leave = Las fichas que dejan el tablero no se pueden capturar. Forma a tiempo una fila tuya.
course-defence-leave-hint-1 = La ficha de e6 pertenece a una segunda línea.
course-defence-leave-done = Están a salvo en tu reserva. Ahora la fila negra no capturaría nada.

course-defence-counter = La mejor defensa es capturar. Quítales a las negras una de sus tres.
course-defence-counter-hint-1 = Una de las tres negras toca una línea tuya.
course-defence-counter-done = ¡Defensa y ataque en un solo turno!

course-defence-play = Ya sabes todo el GIPF básico: ¡juega una partida! Si un jugador es más fuerte, el otro puede empezar con hasta tres fichas más. Las reglas no conocen el empate, pero los jugadores pueden acordarlo, por ejemplo cuando una posición aparece por tercera vez.

### Standard GIPF

course-chapter-standard = GIPF estándar

## GIPF-pieces

course-gipf-pieces = Fichas GIPF
course-gipf-pieces-about = Fichas dobles que pueden quedarse en el tablero al retirar una fila.

course-gipf-pieces-start = El GIPF estándar añade la ficha GIPF: dos fichas del mismo color apiladas. Se empuja como una sola y en una fila cuenta como una. Cada jugador empieza con tres; después solo entran fichas básicas.

course-gipf-pieces-keep = En una fila, las fichas básicas se retiran siempre. Las fichas GIPF, de cualquier color, se van o se quedan según quiera el dueño de la fila. Deja la tuya y llévate la negra.
course-gipf-pieces-keep-hint-1 = Con cada ficha GIPF de la fila puedes elegir: retirarla o dejarla.
course-gipf-pieces-keep-wrong-gave = También has retirado tu ficha GIPF. Puede quedarse.
course-gipf-pieces-keep-wrong-spared = Has dejado la ficha GIPF negra en el tablero. ¡Llévatela!
course-gipf-pieces-keep-done = Es lo más habitual: tu ficha GIPF se queda, y la negra cae con sus dos fichas.

course-gipf-pieces-make = Forma una fila que capture dos fichas y deja tu ficha GIPF en d4.
course-gipf-pieces-make-hint-1 = Una ficha GIPF cuenta como una de las cuatro.
course-gipf-pieces-make-done = Tu ficha GIPF ha ayudado a formar la fila y se queda para la siguiente.

course-gipf-pieces-change = Es la última ficha de tu reserva. Forma una fila y retira también tu ficha GIPF: vuelve como dos fichas básicas.
course-gipf-pieces-change-hint-1 = Elige retirar la ficha GIPF con la fila.
course-gipf-pieces-change-wrong-kept = No está mal, pero tu ficha GIPF se ha quedado. Esta vez retírala: son dos fichas más.
course-gipf-pieces-change-done = Cinco fichas en la reserva. Ya solo vuelven a entrar como fichas básicas.

course-gipf-pieces-both = Dos filas tuyas se cruzan en tu ficha GIPF. Si se queda, la segunda fila sigue en pie y también hay que retirarla. Captura dos fichas.
course-gipf-pieces-both-hint-1 = Deja tu ficha GIPF en su sitio cuando retires la primera fila.
course-gipf-pieces-both-wrong-taken = Has retirado la ficha GIPF que comparten las dos filas. Ahora la otra ya no es una fila.
course-gipf-pieces-both-done = Las dos filas se han ido, y con cada una, una ficha negra.

course-gipf-pieces-spare = Ahora es al revés: solo captura la fila vertical. Retírala y deja c3, d4 y f5 en el tablero.
course-gipf-pieces-spare-hint-1 = Si se va la ficha GIPF compartida, la segunda fila queda cortada.
course-gipf-pieces-spare-done = Has renunciado a una ficha GIPF y tres fichas siguen en el tablero. A veces vale la pena.

## The last GIPF-piece

course-last-gipf = La última ficha GIPF
course-last-gipf-about = La segunda manera de perder una partida, y de ganarla.

course-last-gipf-rule = Quien no tiene ninguna ficha GIPF en el tablero pierde, por llena que esté su reserva. Aquí a las blancas solo les queda una: cuídala.

course-last-gipf-win = A las negras les queda una ficha GIPF. Gana la partida.
course-last-gipf-win-hint-1 = Forma una fila que la toque y llévatela.
course-last-gipf-win-wrong-left = Una ficha GIPF puede quedarse, así que tienes que elegirla. ¡Retírala!
course-last-gipf-win-done = La última ficha GIPF está capturada. ¡Has ganado!

course-last-gipf-two = Las negras tienen dos fichas GIPF. Captura las dos en un turno.
course-last-gipf-two-hint-1 = Un empujón por la columna c forma dos filas.
course-last-gipf-two-done = Dos filas, dos fichas GIPF y se acabó la partida.

course-last-gipf-trap = Tu última ficha GIPF está en tu propia fila. Retira la fila y sigue en la partida.
course-last-gipf-trap-hint-1 = No hace falta que la retires.
course-last-gipf-trap-wrong-lost = Has retirado tu última ficha GIPF y con ella has perdido la partida.
course-last-gipf-trap-done = Ella se queda, y tú también. (Si al retirar una fila ambos jugadores se quedan sin fichas GIPF, gana quien la ha retirado.)

course-last-gipf-save = Las negras amenazan tu última ficha GIPF. Sálvala.
course-last-gipf-save-hint-1 = Rompe la línea negra o saca de ella tu ficha GIPF.
course-last-gipf-save-done = Tu ficha GIPF está fuera de peligro.

### Tournament GIPF

course-chapter-tournament = GIPF de torneo

## The free opening

course-opening = La apertura libre
course-opening-about = Un tablero vacío y tantas fichas GIPF como quieras.

course-opening-empty = El GIPF de torneo empieza con el tablero vacío y 18 fichas por jugador. Tú decides cuántas fichas GIPF introduces.

course-opening-first = Tu primer turno tiene que ser una ficha GIPF. Introduce una.
course-opening-first-hint-1 = Vale cualquier sitio libre del borde.
course-opening-first-done = Ha gastado dos fichas de tu reserva.

course-opening-more = En los turnos siguientes puedes introducir más. Introduce otra ficha GIPF.
course-opening-more-hint-1 = Elige la ficha GIPF en tu reserva.
course-opening-more-done = Con dos fichas GIPF estás más a salvo. Cada una te cuesta dos fichas.

course-opening-stop = Con tu primera ficha básica se acaba tu apertura. Introduce una.
course-opening-stop-hint-1 = Elige una ficha básica en tu reserva.
course-opening-stop-done = Ya no introduces más fichas GIPF. Las negras pueden seguir con ellas hasta su primera ficha básica.

course-opening-balance = Con pocas fichas GIPF tienes muchos empujones, pero poca seguridad. Con muchas estás a salvo, pero tu reserva se vacía pronto. Tres son un buen comienzo.

## Four GIPF-pieces

course-four-gipf = Cuatro fichas GIPF
course-four-gipf-about = La única fila que puede quedarse.

course-four-gipf-row = Cuatro fichas GIPF en línea y nada más en la fila: una fila así puede quedarse. Su dueño retira una o varias, o pasa.

course-four-gipf-pass = Deja tus cuatro fichas GIPF donde están.
course-four-gipf-pass-hint-1 = Pasa en vez de retirar.
course-four-gipf-pass-done = Se quedan. Se te preguntará otra vez siempre que toque retirar tus filas.

course-four-gipf-again = Mientras dure tu apertura, las fichas que vuelven pueden entrar otra vez como ficha GIPF. Primero retira la de e6.
course-four-gipf-again-hint-1 = De las cuatro, elige solo la de arriba.
course-four-gipf-again-turn-2 = Ahora introdúcela otra vez: una ficha GIPF, donde quieras.
course-four-gipf-again-done = Tu apertura aún no ha terminado, porque no has introducido ninguna ficha básica.

course-four-gipf-must = Una ficha básica en la fila tiene que irse, así que ahora debes retirar. Captúrala y deja las cuatro fichas GIPF.
course-four-gipf-must-hint-1 = Deja en su sitio todas tus fichas GIPF. Después pasa.
course-four-gipf-must-done = Solo tenía que irse la ficha básica. Después la fila podía quedarse, y has pasado.

### GIPF With Potentials

course-chapter-potentials = GIPF con potenciales

## Loaded pieces

course-loaded = Fichas cargadas
course-loaded-about = Fichas con un movimiento especial: cárgalas, úsalas, retíralas.

course-loaded-units = Un potencial es una ficha con un movimiento especial. En el tablero encontrarás fichas básicas (b4), fichas GIPF (d5), fichas cargadas —una ficha básica que lleva un potencial (f5)— y potenciales usados (h3).

course-loaded-load = Aquí cada jugador tiene seis potenciales ZÈRTZ. Introduce una ficha cargada.
course-loaded-load-hint-1 = Elige la ficha cargada en tu reserva.
course-loaded-load-done = Una ficha básica y un potencial de tu mano han entrado juntos.

course-loaded-use = En tu turno empujas o usas un potencial. Usa tu ZÈRTZ: salta por encima de la ficha de al lado.
course-loaded-use-hint-1 = Elige la ficha cargada de d4 y luego el sitio marcado.
course-loaded-use-done = El potencial ya está usado: es una ficha suelta sin poder. Su portadora se queda atrás como ficha básica.

course-loaded-forfeit = Puedes introducir una ficha básica normal cuando quieras. Pero con la primera salen de la partida todos los potenciales que te queden en la mano. Pruébalo.
course-loaded-forfeit-hint-1 = Elige la ficha básica normal en tu reserva.
course-loaded-forfeit-done = Tu mano está vacía. Los potenciales del tablero aún los puedes usar.

course-loaded-keep = En una fila, las fichas cargadas pueden quedarse, igual que las fichas GIPF. Deja la tuya y llévate la negra.
course-loaded-keep-hint-1 = Elige con cada ficha cargada: retirarla o dejarla.
course-loaded-keep-done = La ficha cargada negra queda capturada entera. De haber retirado la tuya, habría vuelto la portadora, pero no el potencial.

course-loaded-break = Estas cuatro pueden quedarse, pero no todas juntas: hay que romper la fila. Deja las tres fichas cargadas.
course-loaded-break-hint-1 = Retira la ficha GIPF.
course-loaded-break-done = La ficha GIPF ha vuelto como dos fichas básicas. Los potenciales usados y las fichas básicas se van siempre con la fila; entre estas cuatro podías elegir.

course-loaded-empty = Tu reserva está vacía, pero no pierdes mientras puedas usar un potencial. Úsalo y forma una fila que capture.
course-loaded-empty-hint-1 = Salta hacia arriba. La portadora también cuenta en la fila.
course-loaded-empty-done = Han vuelto tres fichas básicas. El potencial usado ha salido de la partida: los potenciales nunca vuelven.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Salta.

course-zertz-rule = ZÈRTZ salta en línea recta por encima de una o más fichas, de cualquier color, y cae en el primer sitio libre que hay detrás. Las fichas saltadas se quedan como están.

course-zertz-jump = Salta a d6.
course-zertz-jump-hint-1 = Elige el ZÈRTZ de d4.
course-zertz-jump-wrong-other = Ese salto ha ido por otra línea. Salta por encima de d5.
course-zertz-jump-done = Una ficha saltada, un potencial usado.

course-zertz-far = Salta tan lejos como puedas: a f5.
course-zertz-far-hint-1 = Sigue la línea que va desde b2 por el centro.
course-zertz-far-done = Tres fichas de golpe. No podía ir más allá: cae en el primer sitio libre.

course-zertz-carrier = Forma una fila con un salto. La portadora se queda, así que puede ser parte de la fila. Captura dos.
course-zertz-carrier-hint-1 = Salta por encima de tus dos fichas.
course-zertz-carrier-done = Portadora, dos fichas y el potencial usado: suman cuatro.

course-zertz-inside = Un salto puede acabar en medio del tablero. Usa tu ZÈRTZ para capturar una ficha.
course-zertz-inside-hint-1 = A tu línea desde d7 le falta el sitio g5.
course-zertz-inside-done = El salto ha caído justo en tu línea.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Se desliza.

course-yinsh-rule = YINSH se desliza en línea recta por sitios libres y se detiene en cualquiera de ellos. No puede saltar: la primera ficha en su camino lo frena.

course-yinsh-slide = Deslízate tan lejos como puedas: a g2.
course-yinsh-slide-hint-1 = Sigue la línea que baja inclinada hacia la derecha.
course-yinsh-slide-wrong-short = La línea es buena, pero puede llegar más lejos.
course-yinsh-slide-done = Justo hasta el borde.

course-yinsh-gap = Deslízate al hueco de tu línea y captura una ficha.
course-yinsh-gap-hint-1 = El hueco está en e6.
course-yinsh-gap-done = YINSH llega a huecos donde un empujón no sirve.

course-yinsh-which = Tienes dos potenciales YINSH. Desliza uno hasta el centro, e5.
course-yinsh-which-hint-1 = Uno de los dos no tiene el camino libre hasta e5.
course-yinsh-which-done = El otro estaba encerrado.

course-yinsh-carrier = La portadora también cuenta. Deslízate un solo sitio y captura dos.
course-yinsh-carrier-hint-1 = Deslízate por tu propia línea.
course-yinsh-carrier-done = De una ficha cargada han salido dos fichas de la fila.

course-yinsh-defend = Las negras quieren empujar desde e1 y capturar e6. Deslízate al hueco.
course-yinsh-defend-hint-1 = El hueco está en e4.
course-yinsh-defend-done = Deslizándote puedes defender desde la otra punta del tablero.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Cae encima de una ficha y la neutraliza.

course-dvonn-rule = DVONN salta encima de una ficha negra de un sitio contiguo: una ficha básica, una ficha cargada con DVONN o un DVONN usado. Nada más sirve: ni una ficha GIPF, ni nada cargado con otro potencial.

course-dvonn-cover = Salta encima de la ficha básica de d5.
course-dvonn-cover-hint-1 = Elige el DVONN de d4 y luego d5.
course-dvonn-cover-done = Ahora el sitio es tuyo. La ficha negra de debajo está fuera de juego hasta que quede descubierta.

course-dvonn-row = Hay una ficha negra en tu línea. Cúbrela y tendrás una fila. Captura g5.
course-dvonn-row-hint-1 = La ficha negra de e5 te estorba.
course-dvonn-row-done = De una pila solo se retira la ficha superior. Tu potencial se ha ido, y la ficha negra de e5 ha despertado.

course-dvonn-twice = Un DVONN negro está sobre tu ficha de e5. Cúbrelo tú también.
course-dvonn-twice-hint-1 = Un DVONN usado se puede cubrir con un DVONN.
course-dvonn-twice-done = DVONN sobre DVONN: las pilas pueden crecer, siempre con colores alternos.

course-dvonn-defend = Las negras amenazan con entrar en d2 y capturar dos fichas. Cubre una de las tres.
course-dvonn-defend-hint-1 = Tu DVONN de e5 tiene vecinas negras en d4 y d5.
course-dvonn-defend-done = Una línea con una ficha neutralizada no es ninguna amenaza.

## Piles

course-piles = Pilas
course-piles-about = Quién está arriba y qué despierta.

course-piles-pile = De una pila solo está en juego lo de arriba: le da su color al sitio y cuenta en las filas. Lo de debajo duerme. De abajo arriba los colores siempre se alternan.

course-piles-push = Un empujón mueve la pila entera. Empuja desde e1.
course-piles-push-hint-1 = Señala el punto e1.
course-piles-push-done = Las dos fichas de la pila se han movido juntas.

course-piles-wake = Forma una fila. Se lleva el DVONN negro de f3, y tu ficha de debajo despierta. Retira entonces todo lo que sea una fila.
course-piles-wake-hint-1 = Entra en b4, retira y vuelve a mirar.
course-piles-wake-done = Un empujón, dos filas: la segunda ha aparecido debajo de la primera.

course-piles-theirs = También puede despertar al otro bando. Mira: las blancas retiran, la ficha negra de e4 queda libre y completa una fila negra. Las negras la retiran y capturan e6.

course-piles-mind = Dos filas tuyas se cruzan en e4. Retira una, pero deja dormir a la ficha negra de e5.
course-piles-mind-hint-1 = Elige la fila que no pasa por e5.
course-piles-mind-wrong-woken = Ahora la ficha negra de e5 ha despertado, y las negras tienen una fila que captura g5.
course-piles-mind-done = Bien elegido. La otra fila habría despertado una fila negra.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Al centro, y vuelves a empujar.

course-tamsk-rule = TAMSK actúa cuando un empujón lo lleva al centro, e5. Entonces su dueño puede tomar el potencial y volver a introducirlo desde cualquier punto: un movimiento extra.

course-tamsk-centre = Empuja tu TAMSK al centro. Después haz un movimiento extra donde quieras.
course-tamsk-centre-hint-1 = Empuja desde e1: suben tres fichas.
course-tamsk-centre-wrong-pass = Puedes pasar, pero entonces el potencial sale de la partida sin usarse. Haz el movimiento extra.
course-tamsk-centre-done = ¡Dos empujones en un turno! La portadora se queda en e5 como ficha básica, y el potencial está usado.

course-tamsk-two = Entre los dos empujones no se retira nada. Cuenta lo que queda después de ambos. Captura dos fichas.
course-tamsk-two-hint-1 = La portadora de e5 será parte de la fila.
course-tamsk-two-hint-2 = Tras el empujón desde e1 falta el sitio b2.
course-tamsk-two-done = El primer empujón ha llevado una ficha a e5; el extra ha añadido la de b2.

course-tamsk-slant = Tu TAMSK puede llegar desde cualquier lado. Captura una ficha y usa también el movimiento extra.
course-tamsk-slant-hint-1 = Empuja por la línea de b2, c3 y d4.
course-tamsk-slant-done = La fila ha esperado hasta que se hicieron los dos empujones.

course-tamsk-undo = Empuja tu TAMSK a e5: tienes cuatro en línea, pero aún no es una fila. Rómpela con el movimiento extra, para que b2, c3 y d4 se queden.
course-tamsk-undo-hint-1 = Empuja otra vez por la columna e.
course-tamsk-undo-done = Un cuatro en línea que el segundo empujón rompe nunca ha sido una fila.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK, empujado por las negras
course-tamsk-theirs-about = El movimiento extra al comienzo de tu turno.

course-tamsk-theirs-rule = Si un empujón de las negras lleva tu TAMSK al centro, el movimiento extra también es tuyo. Lo haces al comienzo de tu turno. Mira el empujón de las negras.

course-tamsk-theirs-before = Haz el movimiento extra y después tu movimiento normal.
course-tamsk-theirs-before-hint-1 = Los dos empujones pueden ir adonde quieras.
course-tamsk-theirs-before-done = Primero el extra, luego el normal. El movimiento normal sigue siendo obligatorio: quien no puede hacerlo pierde.

course-tamsk-theirs-plan = Dos empujones seguidos: planéalos juntos y captura una ficha.
course-tamsk-theirs-plan-hint-1 = A la columna f le faltan dos fichas.
course-tamsk-theirs-plan-hint-2 = Empuja dos veces desde f1.
course-tamsk-theirs-plan-done = Dos empujones juntos pueden lo que uno solo no puede.

course-tamsk-theirs-row-first = Las filas que ya están al comienzo van primero. Aquí tu TAMSK es parte de una. Retira la fila sin perder el movimiento extra.
course-tamsk-theirs-row-first-hint-1 = Deja el TAMSK en su sitio.
course-tamsk-theirs-row-first-wrong-taken = Has retirado el TAMSK del tablero, y con él, el movimiento extra.
course-tamsk-theirs-row-first-done = Una ficha cargada puede quedarse en una fila, y desde ahí ha actuado.

course-tamsk-theirs-chain = Un movimiento extra puede llevar otro TAMSK tuyo al centro. Entonces puedes usarlo enseguida. Captura así una ficha.
course-tamsk-theirs-chain-hint-1 = Empuja primero desde e1: tu segundo TAMSK llega a e5.
course-tamsk-theirs-chain-hint-2 = Después, g6 completa tu fila.
course-tamsk-theirs-chain-done = ¡Dos TAMSK, tres empujones, un turno!

## PÜNCT

course-punct = PÜNCT
course-punct-about = Cubre una ficha GIPF.

course-punct-rule = PÜNCT actúa sobre algo negro en un sitio contiguo: una ficha cargada con PÜNCT, un PÜNCT usado o una ficha GIPF. Sobre una ficha básica no actúa.

course-punct-jump = Salta encima del PÜNCT negro de d5.
course-punct-jump-hint-1 = Elige el PÜNCT de d4.
course-punct-jump-done = El potencial negro duerme debajo del tuyo, igual que con DVONN.

course-punct-one = A una ficha GIPF, PÜNCT no le salta encima él mismo. Sale de la partida, y fichas de tu reserva cubren la ficha GIPF. Cubre e5 con una ficha básica.
course-punct-one-hint-1 = Elige cubrirla con una sola ficha.
course-punct-one-wrong-two = Eso eran dos fichas, una ficha GIPF. Viene después; esta vez usa una.
course-punct-one-done = Una ficha GIPF cubierta cuenta como capturada. Y esto no era un empujón: los potenciales de tu mano siguen siendo tuyos.

course-punct-two = También puedes cubrirla con dos fichas. Forman una nueva ficha GIPF tuya. ¡Hazlo!
course-punct-two-hint-1 = Elige cubrirla con dos fichas.
course-punct-two-wrong-one = Eso era una ficha básica. Usa dos.
course-punct-two-done = Las negras tienen una ficha GIPF menos en juego, y tú una más. Solo una reserva vacía te lo habría impedido.

course-punct-win = La otra ficha GIPF negra ya está cubierta. Gana la partida.
course-punct-win-hint-1 = Uno de tus potenciales PÜNCT está junto a e5.
course-punct-win-done = Ya no queda ninguna ficha GIPF negra en juego. ¡Has ganado!

## Covered GIPF-pieces

course-covered = Fichas GIPF cubiertas
course-covered-about = Lo que está debajo de una ficha puede volver.

course-covered-back = Una ficha básica tiene que irse con su fila. Si cubre una ficha GIPF, esta vuelve al juego. Mira.

course-covered-free = Las negras han cubierto tu ficha GIPF de f5. Libérala.
course-covered-free-hint-1 = Forma una fila que toque f5.
course-covered-free-done = La ficha negra ha caído con tu fila, y tu ficha GIPF ha vuelto.

course-covered-special = Esta es la última ficha GIPF negra, y la ficha con que la cubras completa tu fila. Gana la partida.
course-covered-special-hint-1 = ¿Qué tiene que irse con la fila y qué puede quedarse?
course-covered-special-wrong-basic = Una ficha básica tiene que irse con la fila, y la ficha GIPF negra vuelve. Si alguien se ha quedado sin fichas GIPF se mira después de retirar.
course-covered-special-done = Una ficha GIPF puede quedarse en la fila, así que la negra sigue cubierta. ¡Has ganado!

course-covered-cover-again = Las negras han cubierto tu ficha GIPF de e5 con dos fichas. Forman una ficha GIPF, así que puedes cubrirlas a tu vez. Que vuelva a ser tuya.
course-covered-cover-again-hint-1 = Usa tu PÜNCT y cúbrela con dos fichas.
course-covered-cover-again-done = Tres fichas GIPF en una pila, y la de arriba es tuya.

course-covered-keep = Tu ficha GIPF de d5 cubre una negra. Retira la fila y no la dejes salir.
course-covered-keep-hint-1 = Deja tu ficha GIPF en su sitio.
course-covered-keep-wrong-out = Has retirado tu ficha GIPF, y la negra ha vuelto al juego.
course-covered-keep-done = Tu ficha GIPF se queda, y la negra de debajo sigue fuera de juego.

### Ultimate GIPF

course-chapter-ultimate = Ultimate GIPF

## All five potentials

course-ultimate = Los cinco potenciales
course-ultimate-about = Todo a la vez y en el orden correcto.

course-ultimate-start = Ultimate es el GIPF de torneo con los cinco potenciales, tres de cada tipo, y 21 fichas básicas. El orden es: primero fichas GIPF, luego fichas cargadas, luego fichas básicas.

course-ultimate-order = Has introducido dos fichas GIPF, y con eso basta. Sigue con una ficha cargada con DVONN.
course-ultimate-order-hint-1 = Elige DVONN en tu reserva.
course-ultimate-order-done = Con tu primera ficha cargada se acabaron las fichas GIPF. Con tu primera ficha básica se acabarían las cargadas, y perderías los potenciales que aún tienes en la mano.

course-ultimate-meanwhile = Los potenciales del tablero se pueden usar mientras otros siguen en tu mano. Usa tu YINSH y captura una ficha cargada.
course-ultimate-meanwhile-hint-1 = A tu línea le falta el sitio e6.
course-ultimate-meanwhile-wrong-spared = Has dejado la ficha cargada negra en el tablero. ¡Llévatela!
course-ultimate-meanwhile-done = Solo tenía que irse el potencial usado. Tus fichas cargadas podían quedarse.

course-ultimate-own = La ficha básica negra de d3 cubre tu ficha GIPF. DVONN también puede caer encima de ella. Haz tuyo el sitio.
course-ultimate-own-hint-1 = Tu DVONN de d4 está justo al lado.
course-ultimate-own-done = El sitio vuelve a ser tuyo, aunque tu ficha GIPF sigue cubierta. Un PÜNCT no habría podido: no actúa sobre fichas básicas.

course-ultimate-which = La última ficha GIPF negra en juego está en e5. Uno de tus potenciales gana de inmediato. ¿Cuál?
course-ultimate-which-hint-1 = ¿Quién puede actuar sobre una ficha GIPF?
course-ultimate-which-done = PÜNCT la cubre y se acabó la partida.

course-ultimate-all = La última ficha GIPF negra está en f5. Planea dos empujones y gana.
course-ultimate-all-hint-1 = Tu TAMSK está junto al centro.
course-ultimate-all-hint-2 = Empuja desde e1 y luego entra en b2.
course-ultimate-all-wrong-left = La fila toca la ficha GIPF negra. ¡Llévatela!
course-ultimate-all-done = Dos empujones, una fila y la partida es tuya.

### Challenges

course-chapter-challenges = Retos

## Challenges and side games

course-challenges = Retos y juegos auxiliares
course-challenges-about = ¿Quieres usar ese potencial? Antes gana algo.

course-challenges-idea = Los jugadores pueden acordar retos, aquí tres para cada uno. Quien quiere usar un potencial lo anuncia. El otro acepta o reta: entonces decide un juego auxiliar, por ejemplo piedra, papel o tijera, o un dado.

course-challenges-accepted = Anuncia el salto de tu ZÈRTZ a d7.
course-challenges-accepted-hint-1 = Usa el ZÈRTZ como siempre.
course-challenges-accepted-done = Las negras han aceptado, así que el salto se ha hecho.

course-challenges-won = Anúncialo otra vez. Ahora las negras te retarán y tú decidirás quién empieza el juego auxiliar. Pongamos que lo ganas.
course-challenges-won-hint-1 = Anuncia el salto, elige quién empieza e indica el resultado.
course-challenges-won-wrong-lost = Ese no era el resultado: indica que has ganado.
course-challenges-won-done = Has ganado, así que el salto se ha hecho. Un empate habría bastado. Y a las negras les queda un reto menos.

course-challenges-lost = Ahora el otro caso: te han retado y pierdes el juego auxiliar. Indica el resultado y después haz otro movimiento.
course-challenges-lost-hint-1 = Primero el resultado, luego cualquier empujón.
course-challenges-lost-wrong-won = En este ejercicio el juego auxiliar se pierde.
course-challenges-lost-done = No ha habido salto, y el potencial ha salido de la partida. Su portadora se ha quedado como ficha básica, y tu turno ha seguido.

course-challenges-challenge = Las negras anuncian un salto a d7. ¡Rétalas!
course-challenges-challenge-hint-1 = Puedes aceptar o retar.
course-challenges-challenge-done = Las negras han perdido el juego auxiliar y el potencial, y han tenido que buscar otro movimiento.

course-challenges-spent = Un reto se gasta al hacerlo, acabe como acabe. Aquí a las negras no les queda ninguno: los potenciales de las blancas actúan sin más. Si te retan por el movimiento extra de TAMSK y pierdes, sencillamente te quedas sin él.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Un juego solo de potenciales, con tablero propio.

course-matrx-board = MATRX GIPF tiene una columna más: i2, i3 e i4 son sitios. El centro se sigue llamando e5. Cada jugador tiene tres fichas GIPF —aquí, fichas sueltas— y seis potenciales de cada tipo.

course-matrx-first = Mientras tengas una ficha GIPF en la reserva, tienes que jugarla. Introduce una.
course-matrx-first-hint-1 = Vale cualquier sitio libre del borde.
course-matrx-first-done = Quedan dos: en tus tres primeros turnos entran tus fichas GIPF.

course-matrx-stack = Después vienen las pilas: dos potenciales del mismo tipo. Introduce una pila ZÈRTZ.
course-matrx-stack-hint-1 = Elige ZÈRTZ en tu reserva.
course-matrx-stack-done = Los tipos pueden entrar en cualquier orden. Un potencial suelto en la reserva tiene que esperar a un segundo.

course-matrx-split = Para usar un potencial, toma el de arriba de una pila. ZÈRTZ salta como ya sabes. Salta a d7.
course-matrx-split-hint-1 = Elige la pila de d4 y luego d7.
course-matrx-split-done = La pila se ha separado para siempre: ahora las dos mitades son potenciales usados.

course-matrx-again = Una de tus fichas GIPF ha vuelto a tu reserva. Hasta que la juegues no puedes usar ningún potencial. Introdúcela.
course-matrx-again-hint-1 = Solo hay una cosa que puedas introducir.
course-matrx-again-done = Ya puedes volver a usar tus potenciales. Antes solo habrías podido hacer un movimiento extra de TAMSK.

## Potentials in MATRX

course-matrx-potentials = Potenciales en MATRX
course-matrx-potentials-about = DVONN y PÜNCT llegan lejos, TAMSK se separa.

course-matrx-potentials-dvonn = Aquí DVONN solo salta encima de otro DVONN, pero por cualquier línea de sitios libres. Cubre el DVONN negro de d7.
course-matrx-potentials-dvonn-hint-1 = La columna d está libre entre d4 y d7.
course-matrx-potentials-dvonn-done = Ha volado sobre dos sitios libres. No puede pasar por encima de una ficha, y las fichas GIPF están a salvo de él.

course-matrx-potentials-punct = PÜNCT actúa igual, sobre otros PÜNCT. Salta encima del que puedas alcanzar.
course-matrx-potentials-punct-hint-1 = En uno de los caminos hay una ficha GIPF negra.
course-matrx-potentials-punct-done = En MATRX las fichas GIPF son sueltas, y PÜNCT las deja en paz.

course-matrx-potentials-halves = Las dos mitades de una pila cuentan en una fila. Desliza tu YINSH un sitio y captura la pila negra.
course-matrx-potentials-halves-hint-1 = Deslízate por tu propia línea.
course-matrx-potentials-halves-done = Las dos mitades tenían que irse, y han vuelto a tu reserva.

course-matrx-potentials-tamsk = Empuja tu pila TAMSK al centro y haz el movimiento extra.
course-matrx-potentials-tamsk-hint-1 = Empuja desde e1.
course-matrx-potentials-tamsk-done = La mitad superior ha vuelto a entrar, la inferior se queda en e5, y las dos están usadas. Si pasas, pierdes la mitad superior para siempre.

## Rows in MATRX

course-matrx-rows = Filas en MATRX
course-matrx-rows-about = Lo suelto se va, las pilas pueden quedarse y todo vuelve.

course-matrx-rows-rule = En una fila tiene que irse toda ficha suelta: fichas GIPF y potenciales usados. Las pilas pueden quedarse. Pero la fila debe romperse: no pueden quedar cuatro de tu color.

course-matrx-rows-keep = Retira la fila y deja tus tres pilas.
course-matrx-rows-keep-hint-1 = Solo tienen que irse c4 y d5.
course-matrx-rows-keep-turn-2 = Tu ficha GIPF ha vuelto a la reserva, así que hay que jugarla. Introdúcela.
course-matrx-rows-keep-done = En MATRX lo tuyo que retiras siempre vuelve: fichas GIPF, pilas y potenciales usados.

course-matrx-rows-break = Cuatro pilas no pueden quedarse juntas. Retira solo la de g5.
course-matrx-rows-break-hint-1 = Deja las otras tres en su sitio.
course-matrx-rows-break-done = Han vuelto dos potenciales ZÈRTZ, y tus otras pilas siguen trabajando.

course-matrx-rows-pair = Los potenciales usados vuelven de uno en uno; dos del mismo tipo forman otra vez una pila. Retira la fila y captura la pila negra.
course-matrx-rows-pair-hint-1 = Una pila negra en tu fila se puede retirar, igual que las tuyas.
course-matrx-rows-pair-turn-2 = Ahora tienes dos potenciales TAMSK en la reserva. Introdúcelos como pila.
course-matrx-rows-pair-done = Lo que retiras de lo tuyo nunca se pierde.

## The end in MATRX

course-matrx-end = El final en MATRX
course-matrx-end-about = Tres fichas GIPF que proteger.

course-matrx-end-rule = Pierdes cuando te han capturado las tres fichas GIPF. Las de la reserva están a salvo. Aquí las negras han perdido una, tienen otra en el tablero y otra en la reserva.

course-matrx-end-win = A las negras les queda una ficha GIPF. Gana la partida.
course-matrx-end-win-hint-1 = Forma una fila que toque f5.
course-matrx-end-win-done = Las tres están capturadas. ¡Has ganado!

course-matrx-end-both = A las negras les quedan dos fichas GIPF. Captura las dos en un turno.
course-matrx-end-both-hint-1 = Un empujón por la columna c forma dos filas.
course-matrx-end-both-done = Una ficha GIPF en una fila tiene que irse siempre, la del rival igual que la tuya.

course-matrx-end-no-move = Quien no puede ni introducir una pila ni usar un potencial pierde. Las negras tienen dos potenciales sueltos en la reserva y una pila en f5. Gana la partida.
course-matrx-end-no-move-hint-1 = Captura la pila.
course-matrx-end-no-move-done = Las negras no pueden mover: ¡has ganado! Por cierto, a MATRX también se puede jugar en el tablero de GIPF, donde todo está más apretado.

### Side games

course-chapter-side-games = Otros juegos
course-side-missed = Se puede jugar, pero no es lo que se pide aquí. Inténtalo otra vez.

## YINSH

course-side-yinsh = El juego YINSH
course-side-yinsh-about = Anillos, marcadores y líneas de cinco, en cuatro pasos.

course-side-yinsh-place = Primero se ponen los anillos, cinco de cada color. Pon uno de los tuyos en cualquier punto vacío.
course-side-yinsh-place-done = Eso es toda la primera fase. Cuando están los diez anillos, empiezan a moverse.

course-side-yinsh-flip = Un anillo deja un marcador y da la vuelta a los que sobrepasa. Mueve el anillo de e2 hacia arriba, sobre los tres marcadores, hasta e8.
course-side-yinsh-flip-done = Lo blanco es negro y lo negro es blanco. Después de marcadores, un anillo tiene que detenerse en el primer punto vacío.

course-side-yinsh-row = Cinco marcadores de tu color seguidos son una línea. Haz una con el anillo de e3. Después retira la línea y uno de tus anillos.
course-side-yinsh-row-done = Un anillo menos, y eso es bueno: quien retira tres anillos gana.

course-side-yinsh-win = Ya has retirado dos anillos. ¡Haz una línea y retira el tercero!
course-side-yinsh-win-done = El anillo de f6 estaba en el hueco. Al irse dejó allí el quinto marcador.

## DVONN

course-side-dvonn = El juego DVONN
course-side-dvonn-about = Pilas que se mueven tanto como su altura y dependen de las fichas rojas.

course-side-dvonn-place = Antes de mover nada se llena el tablero, primero con las tres fichas rojas. Pon una roja en cualquier espacio.
course-side-dvonn-place-done = Las fichas rojas no son de nadie. Pronto todo el tablero dependerá de ellas.

course-side-dvonn-move = Una pila se mueve exactamente tantos espacios como su altura, sobre otra pila. Mueve la pila de tres de b2.
course-side-dvonn-move-done = Tres espacios, hasta e2. Ahora la pila tiene cuatro fichas, así que la próxima vez se movería cuatro.

course-side-dvonn-cut = Lo que ya no está unido a una ficha roja sale del tablero. Mueve de modo que las dos pilas negras de g4 y h4 pierdan la unión.
course-side-dvonn-cut-done = Ahora f4 está vacío. Las dos pilas negras no tenían otro camino hasta una ficha roja.

course-side-dvonn-win = Este es el último movimiento de la partida. Hazlo de modo que tengas más fichas que las negras.
course-side-dvonn-win-done = Nueve a tres. Cuentan todas las fichas de tus pilas, sean del color que sean.

## TZAAR

course-side-tzaar = El juego TZAAR
course-side-tzaar-about = Capturar, hacerse más fuerte y conservar los tres tipos de fichas.

course-side-tzaar-first = Al comienzo todos los puntos están ocupados. Haz el primer movimiento: captura cualquier ficha negra.
course-side-tzaar-first-done = El primer turno de las blancas es una captura. Después, un turno son dos movimientos: una captura y otro a tu elección.

course-side-tzaar-high = Una pila captura lo que no es más alto que ella. Solo una de las tuyas puede capturar la pila de tres de c7. Hazlo.
course-side-tzaar-high-done = La pila de c4 era lo bastante alta. Los tipos no importan.

course-side-tzaar-stack = El segundo movimiento puede hacerte más fuerte: apila la ficha de b2 sobre la tuya de a2.
course-side-tzaar-stack-done = La ficha de arriba da el tipo a la pila. Al revés habrías tapado tu última Tzarra y perdido.

course-side-tzaar-win = Quien pierde la última ficha de un tipo pierde la partida. Solo un Tzaar negro no está tapado. ¡Captúralo!
course-side-tzaar-win-done = Ya no hay ningún Tzaar negro en lo alto de una pila: ganas al momento.

## ZÈRTZ

course-side-zertz = El juego ZÈRTZ
course-side-zertz-about = Canicas para los dos, un tablero que encoge y capturas obligatorias.

course-side-zertz-place = Aquí no hay nada que capturar. Pon una canica de cualquier color en un anillo vacío y después retira un anillo libre del borde.
course-side-zertz-place-done = Eso es un turno: una canica más, un anillo menos.

course-side-zertz-jump = Quien puede capturar tiene que hacerlo. Salta con una canica sobre su vecina hasta el anillo vacío que hay detrás.
course-side-zertz-jump-done = La canica saltada es tuya. Después de capturar no se pone nada.

course-side-zertz-chain = Una canica que puede seguir saltando tiene que hacerlo. Captura dos canicas en un turno.
course-side-zertz-chain-done = ¡Dos de una vez! A menudo vale la pena entregar una canica para desviar al rival.

course-side-zertz-group = Los anillos g1 y g2 están aislados del resto. Llena el vacío y después retira un anillo como siempre.
course-side-zertz-group-done = Todos los anillos del grupo tenían una canica, así que todo quedó capturado.

## PÜNCT

course-side-punct = El juego PÜNCT
course-side-punct-about = Piezas de tres puntos, puentes y una cadena de lado a lado.

course-side-punct-add = Elige una pieza de las que hay junto al tablero, luego un espacio para su PÜNCT fuera del hexágono central y luego cómo queda.
course-side-punct-add-done = El punto marcado es el PÜNCT. Las piezas nuevas quedan siempre sobre el tablero mismo, fuera del centro.

course-side-punct-move = Ahora mueve una pieza tuya. Su PÜNCT va en línea recta, tan lejos como quieras; después elige cómo queda.
course-side-punct-move-done = Puede pasar por encima de todo lo que haya y puede girar.

course-side-punct-bridge = Una pieza que se mueve puede trepar. Lleva la pieza recta de j4 a c4 y haz que apunte hacia arriba: un puente del triángulo blanco al negro.
course-side-punct-bridge-done = El PÜNCT tiene que estar sobre tu color. El medio de la pieza cuelga sobre un espacio vacío.

course-side-punct-win = Una cadena de tu color entre dos lados opuestos gana. La tuya está abierta por arriba. ¡Ciérrala!
course-side-punct-win-done = De borde a borde, visto desde arriba: has ganado.

### When a task is not solved yet

course-missed-play = Eso está permitido, pero aquí se pide otra cosa. Inténtalo otra vez.
course-missed-push = { $unit ->
        [B] Esta vez introduce una ficha básica.
        [G] Esta vez introduce una ficha GIPF.
        [T] Esta vez introduce TAMSK.
        [Z] Esta vez introduce ZÈRTZ.
        [D] Esta vez introduce DVONN.
        [Y] Esta vez introduce YINSH.
       *[P] Esta vez introduce PÜNCT.
    }
course-missed-use = { $unit ->
        [T] Esta vez haz un movimiento extra con TAMSK.
        [Z] Esta vez usa ZÈRTZ.
        [D] Esta vez usa DVONN.
        [Y] Esta vez usa YINSH.
       *[P] Esta vez usa PÜNCT.
    }
course-missed-stand = Casi. Vuelve a mirar { $spots }.
course-missed-block = Aún queda un sitio libre en la línea de { $first } a { $last }.
course-missed-rows = { $count ->
        [one] Así no se forma ninguna fila. Inténtalo otra vez.
       *[other] Así no se forman { $count } filas. Inténtalo otra vez.
    }
course-missed-their-rows = { $count ->
        [one] Así no se forma ninguna fila del rival. Inténtalo otra vez.
       *[other] Así no se forman { $count } filas del rival. Inténtalo otra vez.
    }
course-missed-capture = { $unit ->
        [G] No has capturado ninguna ficha GIPF. Inténtalo otra vez.
       *[other] { $count ->
            [one] Así no capturas lo que se pide. Inténtalo otra vez.
           *[other] Así capturas menos de { $count }. Inténtalo otra vez.
        }
    }
course-missed-bring-back = Han dejado el tablero menos de { $count } fichas tuyas. Inténtalo otra vez.
course-missed-threaten = { $count ->
        [one] Aún no amenazas con capturar nada. Inténtalo otra vez.
       *[other] Eso no son { $count } amenazas. Inténtalo otra vez.
    }
course-missed-allow = { $unit ->
        [G] Aún pueden capturar tu ficha GIPF. Inténtalo otra vez.
       *[other] Aún puedes perder algo. Inténtalo otra vez.
    }
course-missed-deny = El rival aún puede formar una fila. Inténtalo otra vez.
course-missed-win = Así no se gana la partida. Inténtalo otra vez.

### Puzzles

puzzle-theme-win-1 = Gana en un turno
puzzle-theme-win-1-about = Encuentra la jugada que acaba la partida.
puzzle-theme-capture = Captura
puzzle-theme-capture-about = Llévate todo lo que puedas en un turno.
puzzle-theme-win-2 = Gana en dos turnos
puzzle-theme-win-2-about = Un turno para preparar y otro para ganar.
puzzle-theme-defend = La única jugada
puzzle-theme-defend-about = Todas pierden menos una. Encuéntrala.
puzzle-theme-win-3 = Gana en tres turnos
puzzle-theme-win-3-about = Mira más lejos: tu turno, el del rival y así sucesivamente.
puzzle-theme-win-4 = Gana en cuatro turnos
puzzle-theme-win-4-about = Para maestros, y para quienes quieren llegar a serlo.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] Juegan las blancas: gana la partida en este turno.
           *[other] Juegan las blancas: gana en { $turns } turnos tuyos como mucho, hagan lo que hagan las negras.
        }
       *[b] { $turns ->
            [one] Juegan las negras: gana la partida en este turno.
           *[other] Juegan las negras: gana en { $turns } turnos tuyos como mucho, hagan lo que hagan las blancas.
        }
    }
puzzle-task-defend = { $player ->
        [w] Juegan las blancas: encuentra la única jugada tras la que las negras no pueden forzar la victoria en { $turns } turnos.
       *[b] Juegan las negras: encuentra la única jugada tras la que las blancas no pueden forzar la victoria en { $turns } turnos.
    }
puzzle-task-capture = { $player ->
        [w] Juegan las blancas: captura { $count ->
            [one] una ficha
           *[other] { $count } fichas
        } en este turno.
       *[b] Juegan las negras: captura { $count ->
            [one] una ficha
           *[other] { $count } fichas
        } en este turno.
    }

puzzle-go-on = { $turns ->
        [one] ¡Bien! Un turno más.
       *[other] ¡Bien! La victoria sigue ahí, en { $turns } turnos como mucho.
    }
puzzle-this-turn = De momento, bien. Tu turno sigue.
puzzle-solved = ¡Resuelto!
puzzle-wrong-win = Así no ganas a tiempo. Inténtalo otra vez.
puzzle-wrong-defend = Después de eso la partida está perdida. Inténtalo otra vez.
puzzle-wrong-capture = Así no capturas lo suficiente. Inténtalo otra vez.
