### First steps

course-chapter-first-steps = Erste Schritte

## The board

course-board = Das Brett
course-board-about = Schnittpunkte, Ausgangspunkte, Linien – und dein erster Stein.

course-board-spots = Willkommen bei GIPF! Wo sich die Linien kreuzen, liegen Schnittpunkte, 37 Stück. Gespielt wird nur auf ihnen. Der markierte, e5, ist die Mitte.

course-board-dots = Die Punkte außen herum sind die Ausgangspunkte. Du setzt einen Stein auf einen Ausgangspunkt und schiebst ihn entlang einer Linie auf den ersten Schnittpunkt. Liegen bleibt auf einem Ausgangspunkt nie ein Stein.

course-board-enter = Du spielst Weiß. Schieb einen Stein auf einen freien Schnittpunkt am Rand.
course-board-enter-hint-1 = Zeig auf einen Schnittpunkt am Rand und schieb den Stein hinein.
course-board-enter-done = Da liegt er! Er kam aus deinem Vorrat, der jetzt einen Stein kleiner ist.

course-board-names = Die Spalten heißen a, b, c …, von links nach rechts. In einer Spalte zählst du von der Seite von Weiß aus, und der Ausgangspunkt zählt mit. Dieser Stein liegt also auf c4.

course-board-find = Schieb einen Stein auf g6.
course-board-find-hint-1 = Spalte g ist die dritte von rechts. Ihr Ausgangspunkt g1 liegt am unteren Ende.
course-board-find-wrong-side = Nicht ganz. Die Buchstaben laufen von links nach rechts, die Zahlen von Weiß aus nach oben.
course-board-find-done = Gefunden. Ab jetzt kannst du jeden Schnittpunkt benennen.

course-board-lines = Linien laufen in drei Richtungen, also führen von einem Schnittpunkt sechs Wege weg. In GIPF bewegt sich alles entlang einer Linie.

course-board-start = So beginnt das Basis-Spiel. Jeder hat 15 Steine: drei auf den Ecken und zwölf im Vorrat. Weiß fängt an, dann zieht ihr abwechselnd.

## Pushing

course-pushing = Schieben
course-pushing-about = Wie ein Stein ins Spiel kommt, wenn der erste Schnittpunkt besetzt ist.

course-pushing-first = Der Schnittpunkt e2 ist besetzt. Schieb trotzdem vom Ausgangspunkt e1 aus.
course-pushing-first-hint-1 = Zeig auf den Ausgangspunkt e1 unter dem Stein.
course-pushing-first-done = Der Stein, der dort lag, hat Platz gemacht. Er ist auf der Linie einen Schnittpunkt weitergerückt.

course-pushing-run = Steine, die aneinanderliegen, werden zusammen weitergeschoben, gleich welche Farbe sie haben. Eine Lücke hält den Schub auf: Der Stein auf d5 bewegt sich nicht.

course-pushing-colours = Bring den schwarzen Stein mit einem Zug von d4 nach e5.
course-pushing-colours-hint-1 = Die Steine auf b2, c3 und d4 liegen aneinander. Von welchem Ausgangspunkt aus schiebst du alle drei?
course-pushing-colours-done = Drei Steine haben sich bewegt, jeder um einen Schnittpunkt.

course-pushing-ways = Von den meisten Ausgangspunkten führen zwei Linien ins Spielfeld. Bring deinen Stein von d2 nach e3.
course-pushing-ways-hint-1 = Die Linie muss von d2 nach e3 führen. Verfolge sie rückwärts bis zum Ausgangspunkt.
course-pushing-ways-wrong-up = Das hat deinen Stein gerade nach oben auf d3 geschoben. Nimm die Linie, die schräg nach rechts läuft.
course-pushing-ways-done = Richtig. Vom selben Ausgangspunkt hättest du auch entlang der anderen Linie schieben können.

course-pushing-blocked = Kein Stein wird je vom Spielfeld geschoben. Diese Linie hat keinen freien Schnittpunkt, also kann hier niemand schieben, von keiner Seite.

course-pushing-fill = Eine Linie ist fast voll: die von e2 bis h2. Füll sie auf, damit dort niemand mehr schieben kann.
course-pushing-fill-hint-1 = Ein Schnittpunkt der Linie ist frei. Besetze ihn, oder schieb die anderen dagegen.
course-pushing-fill-done = Blockiert. Die Linie öffnet sich erst wieder, wenn einige ihrer Steine das Brett verlassen.

### Rows

course-chapter-rows = Reihen

## Four in a row

course-rows = Vier in einer Reihe
course-rows-about = Bilde eine Reihe und hol deine Steine zurück.

course-rows-four = Vier Steine einer Farbe, direkt nebeneinander auf einer Linie, bilden eine Reihe. Wem sie gehört, der muss sie abräumen: Die Reihe kommt vom Brett.

course-rows-make = Du hast drei auf einer Linie. Mach vier daraus.
course-rows-make-hint-1 = Der vierte Stein gehört ans Ende der drei.
course-rows-make-turn-2 = Eine Reihe! Räum sie jetzt ab: Wähle die Reihe, dann bestätige.
course-rows-make-done = Deine vier Steine sind wieder in deinem Vorrat. Du kannst sie neu ins Spiel bringen.

course-rows-close = Bilde noch eine Reihe und räum sie ab.
course-rows-close-hint-1 = Auf d4 ist eine Lücke. Ein Schub von unten bewegt zwei Steine darauf zu.
course-rows-close-done = Ein Zug hat zwei Steine bewegt und die Lücke geschlossen.

course-rows-gap = Drei, eine Lücke und noch einer: Das ist keine Reihe. Es zählen nur Steine, zwischen denen keine Lücke ist.

course-rows-side = Der fehlende Stein darf auch von der Seite kommen. Bilde eine Reihe auf Spalte e und räum sie ab.
course-rows-side-hint-1 = Der Stein auf d4 kann der fehlende auf e5 werden.
course-rows-side-done = Gut gesehen! Du hast auf der einen Linie geschoben und auf einer anderen eine Reihe gebildet.

course-rows-five = Auch mehr als vier auf einer Linie sind eine Reihe. Hol in einem Zug fünf Steine zurück.
course-rows-five-hint-1 = Sieh dir die lange Linie durch die Mitte an. Ihre Lücke ist auf d4.
course-rows-five-done = Fünf auf einmal. Je länger die Reihe, desto mehr kommt zurück.

## Capturing

course-capturing = Schlagen
course-capturing-about = Was an eine Reihe grenzt, kommt mit weg.

course-capturing-touch = Eine Reihe nimmt alles mit, was auf ihrer Linie an sie grenzt, gleich welche Farbe es hat. Deine Steine kommen zu dir zurück. Der schwarze Stein auf e6 ist geschlagen: Er ist aus dem Spiel.

course-capturing-one = Bilde eine Reihe, die einen schwarzen Stein schlägt.
course-capturing-one-hint-1 = Deine drei zeigen auf den schwarzen Stein. Der vierte gehört dahinter.
course-capturing-one-done = Vier kamen zurück, und Schwarz hat für den Rest der Partie einen Stein weniger.

course-capturing-safe = Eine Lücke beendet die Reihe. Hier ist der schwarze Stein auf e7 sicher, und nichts wird geschlagen.

course-capturing-two = Du kannst auf zwei Arten eine Reihe bilden. Schlag zwei schwarze Steine.
course-capturing-two-hint-1 = Zähl die schwarzen Steine, die an jede der beiden Reihen grenzen.
course-capturing-two-wrong-one = Diese Reihe schlägt nur einen Stein. Die andere nimmt zwei mit.
course-capturing-two-done = Zwei auf einmal. Schau immer, was hinter einer Reihe liegt, bevor du sie bildest.

course-capturing-ends = Eine Reihe nimmt an beiden Enden mit, was sie berührt. Schlag zwei schwarze Steine.
course-capturing-ends-hint-1 = Schieb entlang Spalte e und schließ ihre Lücke.
course-capturing-ends-done = Jetzt ist die ganze Linie leer: Sieben Steine haben sie verlassen, zwei davon waren schwarz.

course-capturing-three = Jetzt schlag drei!
course-capturing-three-hint-1 = Der Schnittpunkt g3 fehlt noch. Welcher deiner Steine lässt sich dorthin schieben?
course-capturing-three-done = Drei Steine mit einem Zug. So kann es weitergehen.

## Two rows at once

course-two-rows = Zwei Reihen auf einmal
course-two-rows-about = Ein Zug, zwei Reihen – und du hast die Wahl.

course-two-rows-both = Ein Zug kann zwei Reihen bilden. Du räumst eine nach der anderen ab. Hol in einem Zug acht Steine zurück.
course-two-rows-both-hint-1 = Schieb entlang Spalte e: Ein Stein kommt herein, ein anderer rückt auf e4.
course-two-rows-both-wrong-one = Das ist eine Reihe. Es gibt einen Zug, der zwei bildet.
course-two-rows-both-done = Zwei Reihen, acht Steine. Sie kreuzten sich nicht, also mussten beide weg.

course-two-rows-cross = Reihen können sich kreuzen. Wähle, welche du zuerst abräumst. Dann schau noch einmal hin: Die andere hat einen Stein verloren und ist vielleicht keine Reihe mehr. Dann bleibt sie liegen.

course-two-rows-choose = Zwei deiner Reihen kreuzen sich auf e5. Räum die ab, die etwas schlägt.
course-two-rows-choose-hint-1 = Nur eine der beiden Reihen grenzt an einen schwarzen Stein.
course-two-rows-choose-wrong-bare = Diese Reihe hat nichts geschlagen, und die andere ist jetzt unterbrochen.
course-two-rows-choose-done = Der Stein auf g5 ist geschlagen, und drei Steine der anderen Reihe bleiben auf dem Brett.

course-two-rows-cross-push = Bilde mit einem Zug zwei Reihen, die sich kreuzen, und nimm die, die zwei schlägt.
course-two-rows-cross-push-hint-1 = Einer deiner Steine muss auf e5 ankommen.
course-two-rows-cross-push-wrong-one = Diese Reihe schlägt einen Stein. Die andere hätte zwei geschlagen.
course-two-rows-cross-push-done = Der zweiten Reihe fehlt jetzt ein Stein, und die übrigen bleiben dort, wo sie noch nützlich sind.

## Whose row is it?

course-whose-row = Wem gehört die Reihe?
course-whose-row-about = Reihen, die dein Gegner gebildet hat – und wer zuerst abräumt.

course-whose-row-theirs = Eine Reihe gehört dem Spieler ihrer Farbe, egal wer sie gebildet hat. Sieh zu: Schwarz zieht, und du bekommst eine Reihe.

course-whose-row-clear-first = Dein Zug beginnt mit der Reihe, die Schwarz gebildet hat. Räum sie ab, dann schieb wie immer einen Stein ein.
course-whose-row-clear-first-hint-1 = Räum die Reihe ab. Danach ist jeder Schub recht.
course-whose-row-clear-first-done = Erst die Reihe, dann das Schieben: Das war ein Zug.

course-whose-row-gift = Das kannst du mit Schwarz auch machen. Bilde eine schwarze Reihe, damit Schwarz vier Steine vom Brett nehmen muss.
course-whose-row-gift-hint-1 = Ein schwarzer Stein auf d4 würde eine schwarze Reihe vollenden.
course-whose-row-gift-done = Schwarz musste abräumen. Vier Steine sind dir nicht mehr im Weg, und Schwarz muss trotzdem noch schieben.

course-whose-row-first = Haben beide Spieler Reihen, räumt zuerst ab, wer gezogen hat. Schieb von e1 und schlag zwei Steine.
course-whose-row-first-hint-1 = Der Zug bildet für jeden von euch eine Reihe. Räum deine ab.
course-whose-row-first-done = Du warst zuerst dran und hast deinen Stein von d4 genommen, also hat die schwarze Reihe nichts geschlagen.

course-whose-row-second = Umgekehrt kommst du erst danach dran. Schwarz zieht, räumt zuerst ab und schlägt zwei Steine. Danach räumst du ab, was noch eine Reihe ist.

### Winning

course-chapter-winning = Gewinnen

## The last piece

course-reserve = Der letzte Stein
course-reserve-about = So gewinnst du: Dein Gegner hat keinen Stein mehr zum Schieben.

course-reserve-aim = Passen gibt es in GIPF nicht: Jeder Zug kostet dich einen Stein aus dem Vorrat. Wer schieben muss und keinen Stein mehr hat, verliert.

course-reserve-win = Der Vorrat von Schwarz ist leer. Gewinne die Partie.
course-reserve-win-hint-1 = Fast jeder Zug gewinnt. Verhilf Schwarz nur nicht zu einer Reihe.
course-reserve-win-wrong-gift = Das hat eine schwarze Reihe gebildet. Schwarz räumt sie ab und hat wieder vier Steine.
course-reserve-win-done = Schwarz muss schieben und kann nicht. Du gewinnst!

course-reserve-deny = Schwarz hat noch einen Stein und drei auf einer Linie. Unterbrich sie, damit Schwarz keine Reihe bilden kann.
course-reserve-deny-hint-1 = Der mittlere der drei Steine liegt auf d4.
course-reserve-deny-hint-2 = Schieb entlang Spalte d.
course-reserve-deny-wrong-fill = Schwarz schiebt deinen Stein auf b2 zur Seite und bildet die Reihe trotzdem. Die drei müssen auseinander.
course-reserve-deny-turn-2 = Schwarz hat den letzten Stein gespielt. Beende die Partie.
course-reserve-deny-done = Ohne Reihe kam kein Stein zurück, und Schwarz hat nichts mehr. Du gewinnst!

course-reserve-save = Das ist dein letzter Stein! Bilde eine Reihe, sonst hast du im nächsten Zug nichts mehr zum Schieben.
course-reserve-save-hint-1 = Drei deiner Steine liegen auf einer Linie, die schräg hinunter nach h4 führt.
course-reserve-save-done = Gerettet! Deine Steine sind zurück, und die Partie geht weiter.

course-reserve-rescue = Dein Vorrat ist leer, aber Schwarz hat eine Reihe von dir gebildet. Räum sie ab und spiel weiter.
course-reserve-rescue-hint-1 = Erst abräumen, dann schieben.
course-reserve-rescue-done = Reihen werden vor dem Schieben abgeräumt. So kann dich eine eigene Reihe selbst mit leerem Vorrat retten.

## Attack

course-attack = Angriff
course-attack-about = Drohungen, Doppeldrohungen und Reihen, die schlagen.

course-attack-threat = Drei auf einer Linie, dahinter ein freier Schnittpunkt, davor schwarze Steine: Weiß droht, auf b2 zu schieben und zwei zu schlagen. Halte immer Ausschau nach solchen Dreiern, nach deinen und nach denen von Schwarz.

course-attack-make = Stell eine Drohung auf: Nach deinem Zug soll es eine Reihe zu bilden geben, die schlägt.
course-attack-make-hint-1 = Du hast zwei auf einer Linie, davor liegen schwarze Steine. Bring einen dritten dazu.
course-attack-make-done = Jetzt muss Schwarz etwas dagegen tun.

course-attack-aside = Schwarz hat das Ende deiner Linie besetzt. Aber ein Stein am Rand lässt sich zur Seite schieben. Schlag zwei.
course-attack-aside-hint-1 = Schieb von einem Ausgangspunkt neben a1, quer zu deiner Linie.
course-attack-aside-done = Das Ende einer Linie zu besetzen ist keine echte Verteidigung. Denk daran, wenn du dich verteidigst.

course-attack-double = Eine Drohung kann Schwarz abwehren, zwei kaum. Stell mit einem Zug zwei Drohungen auf.
course-attack-double-hint-1 = Einer deiner Steine gehört auf e5, wo sich zwei Linien treffen.
course-attack-double-turn-2 = Schwarz hat e2 besetzt. Schlag trotzdem.
course-attack-double-done = Dein Stein auf e5 diente zwei Linien. So eine Doppeldrohung gewinnt fast immer etwas.

## Defence

course-defence = Verteidigung
course-defence-about = Was tun, wenn Schwarz schlagen will?

course-defence-danger = Drei schwarze Steine auf einer Linie, und deine gleich dahinter: Schiebt Schwarz auf b4, verlierst du zwei Steine. Du bist am Zug.

course-defence-break = Unterbrich die schwarzen Steine, damit Schwarz nichts schlagen kann.
course-defence-break-hint-1 = Schieb quer zur schwarzen Linie.
course-defence-break-hint-2 = Spalte d führt mitten hindurch.
course-defence-break-wrong-fill = Schwarz schiebt deinen Stein auf b4 zur Seite und schlägt doch noch.
course-defence-break-done = Die schwarze Linie ist unterbrochen. Deine Steine sind vorerst sicher.

course-defence-gap = Diesmal will Schwarz von e1 schieben und die Lücke schließen. Füll sie vorher.
course-defence-gap-hint-1 = Welcher deiner Steine lässt sich von der Seite auf e4 schieben?
course-defence-gap-done = Die Drohung ist weg.

course-defence-leave = Steine, die nicht mehr auf dem Brett sind, kann niemand schlagen. Bilde rechtzeitig eine eigene Reihe.
course-defence-leave-hint-1 = Der Stein auf e6 gehört zu einer zweiten Linie.
course-defence-leave-done = Sie sind sicher in deinem Vorrat. Eine schwarze Reihe würde jetzt nichts schlagen.

course-defence-counter = Die beste Verteidigung schlägt zu. Nimm Schwarz einen der drei weg.
course-defence-counter-hint-1 = Einer der drei schwarzen Steine grenzt an eine deiner Linien.
course-defence-counter-done = Verteidigung und Angriff in einem Zug!

course-defence-play = Jetzt kennst du das ganze Basis-Spiel: Spiel eine Partie! Ist ein Spieler stärker, darf der andere mit bis zu drei Steinen mehr beginnen. Ein Unentschieden kennen die Regeln nicht, aber ihr dürft euch auf Remis einigen, zum Beispiel wenn eine Stellung zum dritten Mal vorkommt.

### Standard GIPF

course-chapter-standard = Standard-GIPF

## GIPF-pieces

course-gipf-pieces = GIPF-Steine
course-gipf-pieces-about = Doppelsteine, die bleiben dürfen, wenn eine Reihe abgeräumt wird.

course-gipf-pieces-start = Im Standard-Spiel kommt der GIPF-Stein dazu: zwei Steine einer Farbe übereinander. Er wird wie ein Stein geschoben und zählt in einer Reihe als einer. Jeder beginnt mit drei GIPF-Steinen; später kommen nur noch Basis-Steine ins Spiel.

course-gipf-pieces-keep = In einer Reihe müssen Basis-Steine weg. GIPF-Steine beider Farben gehen oder bleiben, wie es dem gefällt, dem die Reihe gehört. Behalte deinen, schlag den schwarzen.
course-gipf-pieces-keep-hint-1 = Für jeden GIPF-Stein in der Reihe kannst du wählen: wegnehmen oder liegen lassen.
course-gipf-pieces-keep-wrong-gave = Du hast auch deinen eigenen GIPF-Stein weggenommen. Er darf bleiben.
course-gipf-pieces-keep-wrong-spared = Du hast den schwarzen GIPF-Stein auf dem Brett gelassen. Schlag ihn!
course-gipf-pieces-keep-done = So wählt man meistens: Dein GIPF-Stein bleibt, der schwarze ist mit beiden Steinen geschlagen.

course-gipf-pieces-make = Bilde eine Reihe, die zwei schwarze Steine schlägt, und behalte deinen GIPF-Stein auf d4.
course-gipf-pieces-make-hint-1 = Ein GIPF-Stein zählt als einer der vier.
course-gipf-pieces-make-done = Dein GIPF-Stein hat geholfen, die Reihe zu bilden, und bleibt für die nächste.

course-gipf-pieces-change = Das ist der letzte Stein in deinem Vorrat. Bilde eine Reihe und nimm auch deinen GIPF-Stein weg: Er kommt als zwei Basis-Steine zurück.
course-gipf-pieces-change-hint-1 = Wähle, dass der GIPF-Stein mit der Reihe wegkommt.
course-gipf-pieces-change-wrong-kept = Nicht schlecht, aber dein GIPF-Stein ist geblieben. Nimm ihn diesmal weg, das bringt zwei Steine mehr.
course-gipf-pieces-change-done = Fünf Steine im Vorrat. Sie kommen nur noch als Basis-Steine ins Spiel.

course-gipf-pieces-both = Zwei deiner Reihen kreuzen sich auf deinem GIPF-Stein. Bleibt er liegen, ist auch die zweite Reihe noch da und muss ebenfalls abgeräumt werden. Schlag zwei Steine.
course-gipf-pieces-both-hint-1 = Lass deinen GIPF-Stein liegen, wenn du die erste Reihe abräumst.
course-gipf-pieces-both-wrong-taken = Du hast den GIPF-Stein weggenommen, den beide Reihen teilen. Jetzt ist die andere keine Reihe mehr.
course-gipf-pieces-both-done = Beide Reihen sind weg, und mit jeder ein schwarzer Stein.

course-gipf-pieces-spare = Jetzt ist es umgekehrt: Nur die senkrechte Reihe schlägt. Räum sie ab und behalte c3, d4 und f5 auf dem Brett.
course-gipf-pieces-spare-hint-1 = Kommt der gemeinsame GIPF-Stein weg, ist die zweite Reihe unterbrochen.
course-gipf-pieces-spare-done = Du hast einen GIPF-Stein hergegeben, dafür bleiben drei Steine auf dem Brett. Ab und zu lohnt sich das.

## The last GIPF-piece

course-last-gipf = Der letzte GIPF-Stein
course-last-gipf-about = Die zweite Art, eine Partie zu verlieren – und zu gewinnen.

course-last-gipf-rule = Wer keinen GIPF-Stein mehr auf dem Brett hat, verliert, so voll der Vorrat auch ist. Weiß hat hier nur noch einen: Pass gut auf ihn auf.

course-last-gipf-win = Schwarz hat noch einen GIPF-Stein. Gewinne die Partie.
course-last-gipf-win-hint-1 = Bilde eine Reihe, die an ihn grenzt, und schlag ihn.
course-last-gipf-win-wrong-left = Ein GIPF-Stein darf bleiben, also musst du ihn auswählen. Nimm ihn weg!
course-last-gipf-win-done = Der letzte GIPF-Stein ist geschlagen. Du gewinnst!

course-last-gipf-two = Schwarz hat zwei GIPF-Steine. Schlag beide in einem Zug.
course-last-gipf-two-hint-1 = Ein Schub entlang Spalte c bildet zwei Reihen.
course-last-gipf-two-done = Zwei Reihen, zwei GIPF-Steine, und die Partie ist vorbei.

course-last-gipf-trap = Dein letzter GIPF-Stein liegt in deiner eigenen Reihe. Räum die Reihe ab und bleib im Spiel.
course-last-gipf-trap-hint-1 = Du musst ihn nicht wegnehmen.
course-last-gipf-trap-wrong-lost = Du hast deinen letzten GIPF-Stein selbst weggenommen und damit die Partie verloren.
course-last-gipf-trap-done = Er bleibt, und du auch. (Haben nach einem Abräumen beide Spieler keinen GIPF-Stein mehr, gewinnt, wer abgeräumt hat.)

course-last-gipf-save = Schwarz bedroht deinen letzten GIPF-Stein. Rette ihn.
course-last-gipf-save-hint-1 = Unterbrich die schwarze Linie, oder schieb deinen GIPF-Stein aus ihr heraus.
course-last-gipf-save-done = Dein GIPF-Stein ist außer Gefahr.

### Tournament GIPF

course-chapter-tournament = Turnier-GIPF

## The free opening

course-opening = Die freie Eröffnung
course-opening-about = Ein leeres Brett und so viele GIPF-Steine, wie du magst.

course-opening-empty = Die Turnier-Variante beginnt mit leerem Brett und 18 Steinen für jeden. Du entscheidest, wie viele GIPF-Steine du ins Spiel bringst.

course-opening-first = In deinem ersten Zug musst du einen GIPF-Stein bringen. Schieb einen ins Spiel.
course-opening-first-hint-1 = Jeder freie Schnittpunkt am Rand ist recht.
course-opening-first-done = Er hat zwei Steine aus deinem Vorrat gekostet.

course-opening-more = In den nächsten Zügen darfst du weitere bringen. Schieb noch einen GIPF-Stein ins Spiel.
course-opening-more-hint-1 = Wähle den GIPF-Stein in deinem Vorrat.
course-opening-more-done = Mit zwei GIPF-Steinen lebst du sicherer. Jeder davon kostet dich zwei Steine.

course-opening-stop = Mit deinem ersten Basis-Stein endet deine Eröffnung. Schieb einen ins Spiel.
course-opening-stop-hint-1 = Wähle einen Basis-Stein in deinem Vorrat.
course-opening-stop-done = GIPF-Steine bringst du jetzt keine mehr. Schwarz darf damit weitermachen, bis zum ersten eigenen Basis-Stein.

course-opening-balance = Mit wenigen GIPF-Steinen hast du viele Züge, aber wenig Sicherheit. Mit vielen bist du sicher, aber dein Vorrat ist bald leer. Drei sind ein guter Anfang.

## Four GIPF-pieces

course-four-gipf = Vier GIPF-Steine
course-four-gipf-about = Die einzige Reihe, die bleiben darf.

course-four-gipf-row = Vier GIPF-Steine auf einer Linie und sonst nichts in der Reihe: So eine Reihe darf bleiben. Wem sie gehört, der nimmt einen oder mehrere davon weg – oder passt.

course-four-gipf-pass = Lass deine vier GIPF-Steine, wo sie sind.
course-four-gipf-pass-hint-1 = Passe, statt abzuräumen.
course-four-gipf-pass-done = Sie bleiben. Du wirst wieder gefragt, sooft du deine Reihen abräumen kannst.

course-four-gipf-again = Solange deine Eröffnung dauert, dürfen zurückgeholte Steine wieder als GIPF-Stein ins Spiel. Nimm erst den auf e6 weg.
course-four-gipf-again-hint-1 = Wähle nur den obersten der vier.
course-four-gipf-again-turn-2 = Jetzt schieb ihn wieder ein: einen GIPF-Stein, wo du willst.
course-four-gipf-again-done = Deine Eröffnung ist noch nicht vorbei, denn du hast noch keinen Basis-Stein gespielt.

course-four-gipf-must = Ein Basis-Stein in der Reihe muss weg, also musst du jetzt abräumen. Schlag ihn und behalte alle vier GIPF-Steine.
course-four-gipf-must-hint-1 = Lass jeden deiner GIPF-Steine liegen. Dann passe.
course-four-gipf-must-done = Nur der Basis-Stein musste weg. Danach durfte die Reihe bleiben, und du hast gepasst.

### GIPF With Potentials

course-chapter-potentials = GIPF mit Potentialen

## Loaded pieces

course-loaded = Geladene Steine
course-loaded-about = Steine mit einem besonderen Zug: laden, benutzen, abräumen.

course-loaded-units = Ein Potential ist ein Stein mit einem besonderen Zug. Auf dem Brett triffst du auf Basis-Steine (b4), GIPF-Steine (d5), geladene Steine – ein Basis-Stein, der ein Potential trägt (f5) – und benutzte Potentiale (h3).

course-loaded-load = Jeder hat hier sechs ZÈRTZ-Potentiale. Schieb einen geladenen Stein ins Spiel.
course-loaded-load-hint-1 = Wähle den geladenen Stein in deinem Vorrat.
course-loaded-load-done = Ein Basis-Stein und ein Potential aus deiner Hand kamen zusammen ins Spiel.

course-loaded-use = In deinem Zug schiebst du entweder einen Stein ein, oder du benutzt ein Potential. Benutze dein ZÈRTZ: Es springt über den Stein daneben.
course-loaded-use-hint-1 = Nimm den geladenen Stein auf d4, dann den markierten Schnittpunkt.
course-loaded-use-done = Das Potential ist jetzt benutzt: ein einzelner Stein ohne Kräfte. Sein Träger bleibt als Basis-Stein zurück.

course-loaded-forfeit = Einen Basis-Stein ohne Potential darfst du jederzeit bringen. Aber mit dem ersten scheiden alle Potentiale aus, die du noch auf der Hand hast. Probier es aus.
course-loaded-forfeit-hint-1 = Wähle den bloßen Basis-Stein in deinem Vorrat.
course-loaded-forfeit-done = Deine Hand ist leer. Die Potentiale auf dem Brett kannst du weiterhin benutzen.

course-loaded-keep = In einer Reihe dürfen geladene Steine bleiben, genau wie GIPF-Steine. Behalte deinen, schlag den schwarzen.
course-loaded-keep-hint-1 = Wähle für jeden geladenen Stein: wegnehmen oder liegen lassen.
course-loaded-keep-done = Der geladene schwarze Stein ist ganz geschlagen. Hättest du deinen eigenen genommen, wäre sein Träger zurückgekommen, aber nicht sein Potential.

course-loaded-break = Jeder dieser vier darf bleiben, aber nicht alle zusammen: So eine Reihe muss unterbrochen werden. Behalte die drei geladenen Steine.
course-loaded-break-hint-1 = Nimm den GIPF-Stein weg.
course-loaded-break-done = Der GIPF-Stein kam als zwei Basis-Steine zurück. Benutzte Potentiale und Basis-Steine müssen mit einer Reihe weg; unter diesen vier durftest du wählen.

course-loaded-empty = Dein Vorrat ist leer, aber du verlierst nicht, solange du ein Potential benutzen kannst. Benutze es und bilde eine Reihe, die schlägt.
course-loaded-empty-hint-1 = Spring nach oben. Auch der Träger zählt in der Reihe.
course-loaded-empty-done = Drei Basis-Steine sind zurück. Das benutzte Potential ist aus dem Spiel: Potentiale kehren nie zurück.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Es springt.

course-zertz-rule = ZÈRTZ springt in gerader Linie über einen oder mehrere Steine, gleich welcher Farbe, und landet auf dem ersten freien Schnittpunkt dahinter. Was es überspringt, bleibt unberührt.

course-zertz-jump = Spring nach d6.
course-zertz-jump-hint-1 = Nimm das ZÈRTZ auf d4.
course-zertz-jump-wrong-other = Das war ein Sprung auf einer anderen Linie. Spring über d5.
course-zertz-jump-done = Ein Stein übersprungen, ein Potential benutzt.

course-zertz-far = Spring so weit, wie du kannst: nach f5.
course-zertz-far-hint-1 = Folge der Linie von b2 durch die Mitte.
course-zertz-far-done = Drei Steine auf einmal. Weiter ging es nicht, denn es landet auf dem ersten freien Schnittpunkt.

course-zertz-carrier = Bilde eine Reihe mit einem Sprung. Der Träger bleibt, also kann er zur Reihe gehören. Schlag zwei.
course-zertz-carrier-hint-1 = Spring über deine eigenen zwei Steine.
course-zertz-carrier-done = Träger, zwei Steine und das benutzte Potential: Das macht vier.

course-zertz-inside = Ein Sprung kann mitten auf dem Brett enden. Benutze dein ZÈRTZ und schlag einen Stein.
course-zertz-inside-hint-1 = Deiner Linie ab d7 fehlt der Schnittpunkt g5.
course-zertz-inside-done = Der Sprung endete genau in deiner Linie.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Es gleitet.

course-yinsh-rule = YINSH gleitet in gerader Linie über freie Schnittpunkte und hält, wo du willst. Springen kann es nicht: Der erste Stein im Weg hält es auf.

course-yinsh-slide = Gleite so weit, wie du kannst: nach g2.
course-yinsh-slide-hint-1 = Folge der Linie, die schräg nach rechts unten führt.
course-yinsh-slide-wrong-short = Die richtige Linie, aber es geht noch weiter.
course-yinsh-slide-done = Bis ganz an den Rand.

course-yinsh-gap = Gleite in die Lücke deiner Linie und schlag einen Stein.
course-yinsh-gap-hint-1 = Die Lücke ist auf e6.
course-yinsh-gap-done = YINSH erreicht Lücken, in die du nichts schieben kannst.

course-yinsh-which = Du hast zwei YINSH-Potentiale. Lass eines davon in die Mitte gleiten, auf e5.
course-yinsh-which-hint-1 = Eines von ihnen hat keinen freien Weg nach e5.
course-yinsh-which-done = Das andere war eingesperrt.

course-yinsh-carrier = Auch der Träger zählt. Gleite nur einen Schnittpunkt weit und schlag zwei.
course-yinsh-carrier-hint-1 = Gleite auf deiner eigenen Linie.
course-yinsh-carrier-done = Aus einem geladenen Stein wurden zwei Steine der Reihe.

course-yinsh-defend = Schwarz will von e1 schieben und e6 schlagen. Gleite in die Lücke.
course-yinsh-defend-hint-1 = Die Lücke ist auf e4.
course-yinsh-defend-done = So verteidigt YINSH von der anderen Seite des Bretts.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Es springt auf einen Stein und stellt ihn kalt.

course-dvonn-rule = DVONN springt auf einen schwarzen Stein auf einem benachbarten Schnittpunkt: einen Basis-Stein, einen mit DVONN geladenen Stein oder ein benutztes DVONN. Sonst auf nichts: nicht auf GIPF-Steine und nicht auf Steine, die mit einem anderen Potential geladen sind.

course-dvonn-cover = Spring auf den Basis-Stein auf d5.
course-dvonn-cover-hint-1 = Nimm das DVONN auf d4, dann d5.
course-dvonn-cover-done = Der Schnittpunkt gehört jetzt dir. Der schwarze Stein unter deinem Potential ist neutralisiert, bis er wieder frei liegt.

course-dvonn-row = Ein schwarzer Stein liegt in deiner Linie. Überdecke ihn, und du hast eine Reihe. Schlag g5.
course-dvonn-row-hint-1 = Der schwarze Stein auf e5 ist dir im Weg.
course-dvonn-row-done = Von einem Turm kommt nur der oberste Stein weg. Dein Potential ist fort, und der schwarze Stein auf e5 ist wieder wach.

course-dvonn-twice = Ein schwarzes DVONN liegt auf deinem Stein auf e5. Überdecke es deinerseits.
course-dvonn-twice-hint-1 = Ein benutztes DVONN kann von einem DVONN überdeckt werden.
course-dvonn-twice-done = DVONN auf DVONN: Türme können wachsen, und die Farben wechseln immer ab.

course-dvonn-defend = Schwarz droht, auf d2 zu schieben und zwei Steine zu schlagen. Überdecke einen der drei.
course-dvonn-defend-hint-1 = Dein DVONN auf e5 hat schwarze Nachbarn auf d4 und d5.
course-dvonn-defend-done = Eine Linie mit einem kaltgestellten Stein ist keine Drohung.

## Piles

course-piles = Türme
course-piles-about = Wer oben liegt und was aufwacht.

course-piles-pile = Von einem Turm ist nur der oberste Stein im Spiel: Er gibt dem Schnittpunkt seine Farbe und zählt in Reihen. Was darunter liegt, schläft. Von unten nach oben wechseln die Farben immer ab.

course-piles-push = Ein Schub bewegt einen Turm als Ganzes. Schieb von e1.
course-piles-push-hint-1 = Zeig auf den Ausgangspunkt e1.
course-piles-push-done = Beide Steine des Turms haben sich zusammen bewegt.

course-piles-wake = Bilde eine Reihe. Sie nimmt das schwarze DVONN auf f3 mit, und dein Stein darunter wacht auf. Räum alles ab, was dann eine Reihe ist.
course-piles-wake-hint-1 = Schieb auf b4, räum ab und schau noch einmal hin.
course-piles-wake-done = Ein Zug, zwei Reihen: Die zweite kam unter der ersten zum Vorschein.

course-piles-theirs = Auch die andere Seite kann aufwachen. Sieh zu: Weiß räumt ab, der schwarze Stein auf e4 wird frei und vollendet eine schwarze Reihe. Schwarz räumt sie ab und schlägt e6.

course-piles-mind = Zwei deiner Reihen kreuzen sich auf e4. Räum eine davon ab, aber lass den schwarzen Stein auf e5 schlafen.
course-piles-mind-hint-1 = Nimm die Reihe, die nicht durch e5 geht.
course-piles-mind-wrong-woken = Jetzt ist der schwarze Stein auf e5 wach, und Schwarz hat eine Reihe, die g5 schlägt.
course-piles-mind-done = Gut gewählt. Die andere Reihe hätte eine schwarze Reihe geweckt.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = In die Mitte damit, und du schiebst noch einmal.

course-tamsk-rule = TAMSK wirkt, wenn es in die Mitte geschoben wird, auf e5. Dann darf sein Besitzer das Potential abnehmen und von einem beliebigen Ausgangspunkt wieder einschieben: ein Extra-Zug.

course-tamsk-centre = Schieb dein TAMSK in die Mitte. Dann mach einen Extra-Zug, wo du willst.
course-tamsk-centre-hint-1 = Schieb von e1: Drei Steine rücken nach oben.
course-tamsk-centre-wrong-pass = Passen ist erlaubt, aber dann kommt das Potential ungenutzt aus dem Spiel. Mach den Extra-Zug.
course-tamsk-centre-done = Zweimal geschoben in einem Zug! Der Träger bleibt als Basis-Stein auf e5, und das Potential ist benutzt.

course-tamsk-two = Vor dem Extra-Zug wird nichts abgeräumt. Es zählt, was nach beiden auf dem Brett liegt. Schlag zwei Steine.
course-tamsk-two-hint-1 = Der Träger auf e5 wird zur Reihe gehören.
course-tamsk-two-hint-2 = Nach dem Schub von e1 fehlt noch b2.
course-tamsk-two-done = Erst kam ein Stein auf e5, dann mit dem Extra-Zug der auf b2 dazu.

course-tamsk-slant = Dein TAMSK kann von jeder Seite kommen. Schlag einen Stein und nutze auch den Extra-Zug.
course-tamsk-slant-hint-1 = Schieb entlang der Linie durch b2, c3 und d4.
course-tamsk-slant-done = Die Reihe hat gewartet, bis du beide Male geschoben hattest.

course-tamsk-undo = Schieb dein TAMSK auf e5: Vier von dir liegen auf einer Linie, aber noch ist das keine Reihe. Unterbrich sie mit dem Extra-Zug, damit b2, c3 und d4 bleiben.
course-tamsk-undo-hint-1 = Schieb noch einmal entlang Spalte e.
course-tamsk-undo-done = Ein Vierer, den der Extra-Zug unterbricht, war nie eine Reihe.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK, von Schwarz geschoben
course-tamsk-theirs-about = Der Extra-Zug zu Beginn deines Zuges.

course-tamsk-theirs-rule = Schiebt Schwarz dein TAMSK in die Mitte, gehört der Extra-Zug trotzdem dir. Er kommt zu Beginn deines Zuges. Sieh zu, wie Schwarz schiebt.

course-tamsk-theirs-before = Mach den Extra-Zug, dann deinen normalen Zug.
course-tamsk-theirs-before-hint-1 = Beide Male darfst du schieben, wo du willst.
course-tamsk-theirs-before-done = Erst der Extra-Zug, dann der normale Zug. Der normale Zug bleibt Pflicht: Wer ihn nicht machen kann, verliert.

course-tamsk-theirs-plan = Zweimal hintereinander schieben: Plane beides zusammen und schlag einen Stein.
course-tamsk-theirs-plan-hint-1 = In Spalte f fehlen zwei Steine.
course-tamsk-theirs-plan-hint-2 = Schieb zweimal von f1.
course-tamsk-theirs-plan-done = Zwei Züge zusammen schaffen, was einer allein nicht kann.

course-tamsk-theirs-row-first = Reihen, die am Anfang schon da sind, kommen zuerst weg. Hier gehört dein TAMSK zu einer. Räum die Reihe so ab, dass dir der Extra-Zug bleibt.
course-tamsk-theirs-row-first-hint-1 = Lass das TAMSK liegen.
course-tamsk-theirs-row-first-wrong-taken = Du hast das TAMSK vom Brett genommen und damit auch den Extra-Zug.
course-tamsk-theirs-row-first-done = Ein geladener Stein darf in einer Reihe bleiben, und von dort aus hat er gewirkt.

course-tamsk-theirs-chain = Ein Extra-Zug kann ein weiteres TAMSK von dir in die Mitte bringen. Das darfst du dann gleich benutzen. Schlag auf diese Weise einen Stein.
course-tamsk-theirs-chain-hint-1 = Schieb zuerst von e1: Dein zweites TAMSK rückt auf e5.
course-tamsk-theirs-chain-hint-2 = Dann vollendet g6 deine Reihe.
course-tamsk-theirs-chain-done = Zwei TAMSK, dreimal geschoben, ein Zug!

## PÜNCT

course-punct = PÜNCT
course-punct-about = Es überdeckt einen GIPF-Stein.

course-punct-rule = PÜNCT wirkt auf einen schwarzen Stein auf einem benachbarten Schnittpunkt: einen mit PÜNCT geladenen Stein, ein benutztes PÜNCT oder einen GIPF-Stein. Auf Basis-Steine wirkt es nicht.

course-punct-jump = Spring auf das schwarze PÜNCT auf d5.
course-punct-jump-hint-1 = Nimm das PÜNCT auf d4.
course-punct-jump-done = Das schwarze Potential unter deinem schläft, genau wie bei DVONN.

course-punct-one = Auf einen GIPF-Stein springt PÜNCT nicht selbst. Es kommt aus dem Spiel, und Steine aus deinem Vorrat überdecken den GIPF-Stein. Überdecke e5 mit einem Basis-Stein.
course-punct-one-hint-1 = Wähle, dass du mit einem Stein überdeckst.
course-punct-one-wrong-two = Das waren zwei Steine, ein GIPF-Stein. Das kommt als Nächstes; nimm diesmal einen.
course-punct-one-done = Ein überdeckter GIPF-Stein gilt als geschlagen. Und eingeschoben hast du nichts: Die Potentiale auf deiner Hand bleiben dir.

course-punct-two = Du kannst ihn auch mit zwei Steinen überdecken. Sie bilden einen neuen GIPF-Stein für dich. Nur zu!
course-punct-two-hint-1 = Wähle, dass du mit zwei Steinen überdeckst.
course-punct-two-wrong-one = Das war ein Basis-Stein. Nimm zwei.
course-punct-two-done = Schwarz hat einen GIPF-Stein weniger im Spiel, du einen mehr. Nur ein leerer Vorrat hätte dich aufgehalten.

course-punct-win = Der andere schwarze GIPF-Stein ist schon überdeckt. Gewinne die Partie.
course-punct-win-hint-1 = Eines deiner PÜNCT-Potentiale liegt neben e5.
course-punct-win-done = Kein schwarzer GIPF-Stein ist mehr im Spiel. Du gewinnst!

## Covered GIPF-pieces

course-covered = Überdeckte GIPF-Steine
course-covered-about = Was unter einem Stein liegt, kann zurückkommen.

course-covered-back = Ein Basis-Stein muss mit seiner Reihe weg. Überdeckt er einen GIPF-Stein, ist der wieder im Spiel. Sieh zu.

course-covered-free = Schwarz hat deinen GIPF-Stein auf f5 überdeckt. Befreie ihn.
course-covered-free-hint-1 = Bilde eine Reihe, die an f5 grenzt.
course-covered-free-done = Der schwarze Stein wurde mit deiner Reihe geschlagen, und dein GIPF-Stein ist zurück.

course-covered-special = Das ist der letzte schwarze GIPF-Stein, und der Stein, der ihn überdeckt, vollendet deine Reihe. Gewinne die Partie.
course-covered-special-hint-1 = Was muss mit der Reihe weg, und was darf bleiben?
course-covered-special-wrong-basic = Ein Basis-Stein muss mit der Reihe weg, und der schwarze GIPF-Stein kommt zurück. Ob ein GIPF-Stein fehlt, wird erst nach dem Abräumen geprüft.
course-covered-special-done = Ein GIPF-Stein darf in der Reihe bleiben, also bleibt der schwarze überdeckt. Du gewinnst!

course-covered-cover-again = Schwarz hat deinen GIPF-Stein auf e5 mit zwei Steinen überdeckt. Das ist ein GIPF-Stein, also kannst du ihn deinerseits überdecken. Hol dir den Schnittpunkt zurück.
course-covered-cover-again-hint-1 = Benutze dein PÜNCT und überdecke mit zwei Steinen.
course-covered-cover-again-done = Drei GIPF-Steine in einem Turm, und der oberste gehört dir.

course-covered-keep = Dein GIPF-Stein auf d5 überdeckt einen schwarzen. Räum die Reihe ab und lass ihn nicht heraus.
course-covered-keep-hint-1 = Lass deinen GIPF-Stein liegen.
course-covered-keep-wrong-out = Du hast deinen GIPF-Stein weggenommen, und der schwarze ist wieder im Spiel.
course-covered-keep-done = Dein GIPF-Stein bleibt, und der schwarze darunter ist weiter aus dem Spiel.

### Ultimate GIPF

course-chapter-ultimate = Ultimatives GIPF

## All five potentials

course-ultimate = Alle fünf Potentiale
course-ultimate-about = Alles auf einmal, und in der richtigen Reihenfolge.

course-ultimate-start = Ultimatives GIPF ist Turnier-GIPF mit allen fünf Potentialen, drei von jeder Art, und 21 Basis-Steinen. Die Reihenfolge: zuerst GIPF-Steine, dann geladene Steine, dann Basis-Steine.

course-ultimate-order = Du hast zwei GIPF-Steine im Spiel, und das genügt. Mach mit einem Stein weiter, der mit DVONN geladen ist.
course-ultimate-order-hint-1 = Wähle DVONN in deinem Vorrat.
course-ultimate-order-done = Mit deinem ersten geladenen Stein ist bei dir Schluss mit GIPF-Steinen. Dein erster Basis-Stein würde die geladenen beenden und dich die Potentiale auf der Hand kosten.

course-ultimate-meanwhile = Potentiale auf dem Brett darfst du benutzen, während du noch andere auf der Hand hast. Benutze dein YINSH und schlag einen geladenen Stein.
course-ultimate-meanwhile-hint-1 = Deiner Linie fehlt der Schnittpunkt e6.
course-ultimate-meanwhile-wrong-spared = Du hast den geladenen schwarzen Stein auf dem Brett gelassen. Schlag ihn!
course-ultimate-meanwhile-done = Nur das benutzte Potential musste weg. Deine geladenen Steine durften bleiben.

course-ultimate-own = Der schwarze Basis-Stein auf d3 überdeckt deinen GIPF-Stein. DVONN darf auch auf ihn springen. Hol dir den Schnittpunkt.
course-ultimate-own-hint-1 = Dein DVONN auf d4 liegt direkt daneben.
course-ultimate-own-done = Der Schnittpunkt gehört wieder dir, auch wenn dein GIPF-Stein noch überdeckt ist. Ein PÜNCT hätte das nicht gekonnt: Auf Basis-Steine wirkt es nicht.

course-ultimate-which = Der letzte schwarze GIPF-Stein im Spiel liegt auf e5. Eines deiner Potentiale gewinnt sofort. Welches?
course-ultimate-which-hint-1 = Welches wirkt auf einen GIPF-Stein?
course-ultimate-which-done = PÜNCT überdeckt ihn, und die Partie ist vorbei.

course-ultimate-all = Der letzte schwarze GIPF-Stein liegt auf f5. Plane, zweimal zu schieben, und gewinne.
course-ultimate-all-hint-1 = Dein TAMSK liegt neben der Mitte.
course-ultimate-all-hint-2 = Schieb von e1, dann auf b2.
course-ultimate-all-wrong-left = Die Reihe grenzt an den schwarzen GIPF-Stein. Schlag ihn!
course-ultimate-all-done = Zweimal geschoben, eine Reihe, und die Partie ist gewonnen.

### Challenges

course-chapter-challenges = Herausforderungen

## Challenges and side games

course-challenges = Herausforderungen und Nebenspiele
course-challenges-about = Du willst dieses Potential benutzen? Gewinne erst etwas.

course-challenges-idea = Ihr könnt Herausforderungen vereinbaren, hier drei für jeden. Wer ein Potential benutzen will, kündigt es an. Der andere nimmt an oder fordert heraus: Dann entscheidet ein Nebenspiel, zum Beispiel Schere, Stein, Papier oder ein Würfel.

course-challenges-accepted = Kündige den Sprung deines ZÈRTZ nach d7 an.
course-challenges-accepted-hint-1 = Benutze das ZÈRTZ wie immer.
course-challenges-accepted-done = Schwarz hat angenommen, also wurde gesprungen.

course-challenges-won = Kündige ihn noch einmal an. Diesmal fordert Schwarz dich heraus, und du bestimmst, wer das Nebenspiel beginnt. Sagen wir, du gewinnst es.
course-challenges-won-hint-1 = Kündige den Sprung an, wähle, wer beginnt, und trag das Ergebnis ein.
course-challenges-won-wrong-lost = Das war das falsche Ergebnis: Trag ein, dass du gewonnen hast.
course-challenges-won-done = Gewonnen, also wurde gesprungen. Ein Unentschieden hätte genügt. Und Schwarz hat eine Herausforderung weniger.

course-challenges-lost = Jetzt der andere Fall: Du wurdest herausgefordert und verlierst das Nebenspiel. Trag das Ergebnis ein, dann mach einen anderen Zug.
course-challenges-lost-hint-1 = Erst das Ergebnis, dann schieb, wo du willst.
course-challenges-lost-wrong-won = In dieser Aufgabe geht das Nebenspiel verloren.
course-challenges-lost-done = Der Sprung fiel aus, und das Potential kam aus dem Spiel. Sein Träger blieb als Basis-Stein, und dein Zug ging weiter.

course-challenges-challenge = Schwarz kündigt einen Sprung nach d7 an. Fordere heraus!
course-challenges-challenge-hint-1 = Du kannst annehmen oder herausfordern.
course-challenges-challenge-done = Schwarz hat das Nebenspiel und das Potential verloren und musste sich einen anderen Zug suchen.

course-challenges-spent = Eine Herausforderung ist verbraucht, sobald sie ausgesprochen ist, wie es auch ausgeht. Schwarz hat hier keine mehr: Die Potentiale von Weiß wirken sofort. Wird ein Extra-Zug von TAMSK herausgefordert und verloren, fällt er einfach weg.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Ein Spiel nur mit Potentialen, auf einem eigenen Brett.

course-matrx-board = MATRX GIPF hat eine Spalte mehr: i2, i3 und i4 sind Schnittpunkte. Die Mitte heißt immer noch e5. Jeder hat drei GIPF-Steine – hier sind es einzelne Steine – und sechs Potentiale von jeder Art.

course-matrx-first = Solange du einen GIPF-Stein im Vorrat hast, musst du ihn spielen. Schieb einen ins Spiel.
course-matrx-first-hint-1 = Jeder freie Schnittpunkt am Rand ist recht.
course-matrx-first-done = Noch zwei: In deinen ersten drei Zügen kommen deine GIPF-Steine ins Spiel.

course-matrx-stack = Dann kommen Stapel: zwei Potentiale einer Art. Schieb einen ZÈRTZ-Stapel ins Spiel.
course-matrx-stack-hint-1 = Wähle ZÈRTZ in deinem Vorrat.
course-matrx-stack-done = Welche Art zuerst kommt, ist egal. Ein einzelnes Potential im Vorrat muss auf ein zweites warten.

course-matrx-split = Um ein Potential zu benutzen, nimm den oberen Stein eines Stapels. ZÈRTZ springt, wie du es kennst. Spring nach d7.
course-matrx-split-hint-1 = Nimm den Stapel auf d4, dann d7.
course-matrx-split-done = Der Stapel ist geteilt: Beide Hälften sind jetzt benutzte Potentiale und bleiben es.

course-matrx-again = Einer deiner GIPF-Steine ist in deinen Vorrat zurückgekommen. Bis er gespielt ist, darfst du kein Potential benutzen. Schieb ihn ins Spiel.
course-matrx-again-hint-1 = Du darfst nur eines einschieben.
course-matrx-again-done = Jetzt darfst du deine Potentiale wieder benutzen. Vorher wäre nur ein Extra-Zug mit TAMSK erlaubt gewesen.

## Potentials in MATRX

course-matrx-potentials = Potentiale in MATRX
course-matrx-potentials-about = DVONN und PÜNCT reichen weit, TAMSK teilt sich.

course-matrx-potentials-dvonn = Hier springt DVONN nur auf DVONN, aber auf jeder Linie über freie Schnittpunkte hinweg. Überdecke das schwarze DVONN auf d7.
course-matrx-potentials-dvonn-hint-1 = Spalte d ist zwischen d4 und d7 frei.
course-matrx-potentials-dvonn-done = Es flog über zwei freie Schnittpunkte. Über Steine kommt es nicht hinweg, und GIPF-Steine sind vor ihm sicher.

course-matrx-potentials-punct = PÜNCT macht dasselbe mit PÜNCT. Spring auf das, das du erreichen kannst.
course-matrx-potentials-punct-hint-1 = Auf einem der Wege liegt ein schwarzer GIPF-Stein.
course-matrx-potentials-punct-done = In MATRX sind GIPF-Steine einzeln, und PÜNCT lässt sie in Ruhe.

course-matrx-potentials-halves = Beide Hälften eines Stapels zählen in einer Reihe. Lass dein YINSH einen Schnittpunkt weit gleiten und schlag den schwarzen Stapel.
course-matrx-potentials-halves-hint-1 = Gleite auf deiner eigenen Linie.
course-matrx-potentials-halves-done = Die zwei Hälften mussten weg und sind wieder in deinem Vorrat.

course-matrx-potentials-tamsk = Schieb deinen TAMSK-Stapel in die Mitte und mach den Extra-Zug.
course-matrx-potentials-tamsk-hint-1 = Schieb von e1.
course-matrx-potentials-tamsk-done = Der obere Stein kam wieder herein, der untere bleibt auf e5, und beide sind benutzt. Wenn du passt, ist der obere für immer weg.

## Rows in MATRX

course-matrx-rows = Reihen in MATRX
course-matrx-rows-about = Einzelne müssen weg, Stapel dürfen bleiben, und alles kommt zurück.

course-matrx-rows-rule = In einer Reihe muss jeder einzelne Stein weg: GIPF-Steine und benutzte Potentiale. Stapel dürfen bleiben. Aber die Reihe muss unterbrochen sein: Vier deiner Farbe dürfen nicht übrig bleiben.

course-matrx-rows-keep = Räum die Reihe ab und behalte deine drei Stapel.
course-matrx-rows-keep-hint-1 = Nur c4 und d5 müssen weg.
course-matrx-rows-keep-turn-2 = Dein GIPF-Stein ist wieder in deinem Vorrat, also musst du ihn spielen. Schieb ihn ins Spiel.
course-matrx-rows-keep-done = Was du an Eigenem abräumst, kommt in MATRX immer zurück: GIPF-Steine, Stapel und benutzte Potentiale.

course-matrx-rows-break = Vier Stapel dürfen nicht zusammenbleiben. Nimm nur den auf g5 weg.
course-matrx-rows-break-hint-1 = Lass die anderen drei liegen.
course-matrx-rows-break-done = Zwei ZÈRTZ-Potentiale sind zurück, und deine anderen Stapel bleiben im Einsatz.

course-matrx-rows-pair = Benutzte Potentiale kommen einzeln zurück; zwei einer Art bilden wieder einen Stapel. Räum die Reihe ab und schlag den schwarzen Stapel.
course-matrx-rows-pair-hint-1 = Einen schwarzen Stapel in deiner Reihe darfst du wegnehmen, genau wie einen eigenen.
course-matrx-rows-pair-turn-2 = Jetzt hast du zwei TAMSK-Potentiale im Vorrat. Schieb sie als Stapel ins Spiel.
course-matrx-rows-pair-done = Was du selbst abräumst, ist nie verloren.

## The end in MATRX

course-matrx-end = Das Ende in MATRX
course-matrx-end-about = Drei GIPF-Steine, die du schützen musst.

course-matrx-end-rule = Du verlierst, wenn alle drei deiner GIPF-Steine geschlagen sind. Im Vorrat sind sie sicher. Schwarz hat hier einen verloren, einen auf dem Brett und einen im Vorrat.

course-matrx-end-win = Schwarz hat noch einen GIPF-Stein. Gewinne die Partie.
course-matrx-end-win-hint-1 = Bilde eine Reihe, die an f5 grenzt.
course-matrx-end-win-done = Alle drei sind geschlagen. Du gewinnst!

course-matrx-end-both = Schwarz hat noch zwei GIPF-Steine. Schlag beide in einem Zug.
course-matrx-end-both-hint-1 = Ein Schub entlang Spalte c bildet zwei Reihen.
course-matrx-end-both-done = Ein GIPF-Stein in einer Reihe muss immer weg, ein schwarzer genau wie deiner.

course-matrx-end-no-move = Wer weder einen Stapel einschieben noch ein Potential benutzen kann, verliert. Schwarz hat zwei einzelne Potentiale im Vorrat und einen Stapel auf f5. Gewinne die Partie.
course-matrx-end-no-move-hint-1 = Schlag den Stapel.
course-matrx-end-no-move-done = Schwarz kann nicht ziehen, und du gewinnst. Übrigens: MATRX lässt sich auch auf dem Brett von GIPF spielen, da geht es enger zu.

### Side games

course-chapter-side-games = Andere Spiele
course-side-missed = Das darf man spielen, aber hier ist etwas anderes gefragt. Versuch es noch einmal.

## YINSH

course-side-yinsh = Das Spiel YINSH
course-side-yinsh-about = Ringe, Marker und Fünferreihen, in vier Schritten.

course-side-yinsh-place = Zuerst kommen die Ringe aufs Brett, fünf von jeder Farbe. Setz einen von deinen auf irgendeinen leeren Punkt.
course-side-yinsh-place-done = Mehr ist am Anfang nicht zu tun. Sobald alle zehn Ringe da sind, ziehen sie.

course-side-yinsh-flip = Ein Ring lässt einen Marker zurück und dreht die um, über die er zieht. Zieh den Ring auf e2 nach oben über die drei Marker, nach e8.
course-side-yinsh-flip-done = Aus Weiß wurde Schwarz und aus Schwarz Weiß. Hinter Markern muss ein Ring auf dem ersten leeren Punkt anhalten.

course-side-yinsh-row = Fünf Marker deiner Farbe nebeneinander sind eine Reihe. Mach eine mit dem Ring auf e3. Nimm dann die Reihe vom Brett und einen deiner Ringe.
course-side-yinsh-row-done = Ein Ring weniger, und das ist gut: Wer drei Ringe vom Brett hat, gewinnt.

course-side-yinsh-win = Zwei Ringe hast du schon vom Brett. Mach eine Reihe und nimm den dritten!
course-side-yinsh-win-done = Der Ring auf f6 stand in der Lücke. Als er wegzog, blieb dort der fünfte Marker.

## DVONN

course-side-dvonn = Das Spiel DVONN
course-side-dvonn-about = Stapel, die so weit ziehen, wie sie hoch sind, und an den roten Steinen hängen.

course-side-dvonn-place = Bevor etwas zieht, wird das Brett gefüllt, zuerst mit den drei roten Steinen. Setz einen roten auf irgendein Feld.
course-side-dvonn-place-done = Rote Steine gehören niemandem. Bald hängt alles auf dem Brett an ihnen.

course-side-dvonn-move = Ein Stapel zieht genau so viele Felder weit, wie er hoch ist, auf einen anderen Stapel. Zieh mit dem Dreierstapel auf b2.
course-side-dvonn-move-done = Drei Felder, nach e2. Der Stapel hat jetzt vier Steine und würde das nächste Mal vier Felder weit ziehen.

course-side-dvonn-cut = Was nicht mehr mit einem roten Stein verbunden ist, kommt vom Brett. Zieh so, dass die beiden schwarzen Stapel auf g4 und h4 ihre Verbindung verlieren.
course-side-dvonn-cut-done = f4 ist jetzt leer. Die zwei schwarzen Stapel hatten keinen anderen Weg zu einem roten Stein.

course-side-dvonn-win = Das ist der letzte Zug des Spiels. Mach ihn so, dass du mehr Steine hast als Schwarz.
course-side-dvonn-win-done = Neun zu drei. Alle Steine in deinen Stapeln zählen, welche Farbe sie auch haben.

## TZAAR

course-side-tzaar = Das Spiel TZAAR
course-side-tzaar-about = Schlagen, stärker werden und alle drei Sorten Steine behalten.

course-side-tzaar-first = Am Anfang ist jeder Punkt besetzt. Mach den ersten Zug des Spiels: Schlag irgendeinen schwarzen Stein.
course-side-tzaar-first-done = Der erste Zug von Weiß ist ein einziger Schlag. Danach hat ein Zug zwei Teile: einen Schlag, dann einen nach Wahl.

course-side-tzaar-high = Ein Stapel schlägt, was nicht höher ist als er selbst. Nur einer von deinen kann den Dreierstapel auf c7 schlagen. Tu es.
course-side-tzaar-high-done = Der Stapel auf c4 war hoch genug. Auf die Sorten kommt es dabei nicht an.

course-side-tzaar-stack = Der zweite Teil kann dich stärker machen: Staple den Stein von b2 auf deinen eigenen auf a2.
course-side-tzaar-stack-done = Der oberste Stein bestimmt die Sorte. Andersherum hättest du deine letzte Tzarra zugedeckt und verloren.

course-side-tzaar-win = Wer den letzten Stein einer Sorte verliert, verliert das Spiel. Nur ein schwarzer Tzaar ist nicht verdeckt. Schlag ihn!
course-side-tzaar-win-done = Kein schwarzer Tzaar liegt mehr oben auf einem Stapel: Du gewinnst sofort.

## ZÈRTZ

course-side-zertz = Das Spiel ZÈRTZ
course-side-zertz-about = Kugeln für beide, ein Brett, das schrumpft, und Schläge, die sein müssen.

course-side-zertz-place = Hier gibt es nichts zu schlagen. Leg also eine Kugel irgendeiner Farbe auf einen leeren Ring und nimm dann einen freien Ring am Rand weg.
course-side-zertz-place-done = Das ist ein Zug: eine Kugel mehr, ein Ring weniger.

course-side-zertz-jump = Wer schlagen kann, muss. Spring mit einer Kugel über die daneben auf den leeren Ring dahinter.
course-side-zertz-jump-done = Die übersprungene Kugel gehört dir. Nach einem Schlag wird nichts gelegt.

course-side-zertz-chain = Eine Kugel, die weiterspringen kann, muss. Schlag zwei Kugeln in einem Zug.
course-side-zertz-chain-done = Zwei auf einmal! Oft lohnt es sich, eine Kugel zu opfern, um den anderen wegzulocken.

course-side-zertz-group = Die Ringe g1 und g2 sind von den übrigen abgetrennt. Füll den leeren und nimm dann wie üblich einen Ring weg.
course-side-zertz-group-done = Jeder Ring der Gruppe hatte eine Kugel, also war alles geschlagen.

## PÜNCT

course-side-punct = Das Spiel PÜNCT
course-side-punct-about = Steine aus drei Punkten, Brücken und eine Kette von Seite zu Seite.

course-side-punct-add = Wähl einen Stein neben dem Brett, dann ein Feld für seinen PÜNCT außerhalb des Sechsecks in der Mitte, dann, wie er liegt.
course-side-punct-add-done = Der markierte Punkt ist der PÜNCT. Neue Steine liegen immer auf dem Brett selbst, außerhalb der Mitte.

course-side-punct-move = Zieh jetzt mit einem deiner Steine. Sein PÜNCT geht in gerader Linie, so weit du willst; dann wähl, wie er liegt.
course-side-punct-move-done = Er darf über alles hinweg, was im Weg liegt, und sich drehen.

course-side-punct-bridge = Ein Stein, der zieht, kann klettern. Bring den geraden Stein von j4 nach c4 und lass ihn nach oben zeigen: eine Brücke vom weißen Dreieck zum schwarzen.
course-side-punct-bridge-done = Der PÜNCT muss auf deiner Farbe liegen. Die Mitte des Steins hängt über einem leeren Feld.

course-side-punct-win = Eine Kette deiner Farbe zwischen zwei gegenüberliegenden Seiten gewinnt. Deine ist oben offen. Schließ sie!
course-side-punct-win-done = Von Rand zu Rand, von oben gesehen: gewonnen.

### When a task is not solved yet

course-missed-play = Das ist erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.
course-missed-push = { $unit ->
        [B] Schieb diesmal einen Basis-Stein ins Spiel.
        [G] Schieb diesmal einen GIPF-Stein ins Spiel.
        [T] Schieb diesmal TAMSK ins Spiel.
        [Z] Schieb diesmal ZÈRTZ ins Spiel.
        [D] Schieb diesmal DVONN ins Spiel.
        [Y] Schieb diesmal YINSH ins Spiel.
       *[P] Schieb diesmal PÜNCT ins Spiel.
    }
course-missed-use = { $unit ->
        [T] Mach diesmal einen Extra-Zug mit TAMSK.
        [Z] Benutze diesmal ZÈRTZ.
        [D] Benutze diesmal DVONN.
        [Y] Benutze diesmal YINSH.
       *[P] Benutze diesmal PÜNCT.
    }
course-missed-stand = Nicht ganz. Sieh dir noch einmal an: { $spots }.
course-missed-block = Auf der Linie von { $first } bis { $last } ist noch ein Schnittpunkt frei.
course-missed-rows = { $count ->
        [one] Das bildet keine Reihe. Versuch es noch einmal.
       *[other] Das bildet keine { $count } Reihen. Versuch es noch einmal.
    }
course-missed-their-rows = { $count ->
        [one] Das bildet keine gegnerische Reihe. Versuch es noch einmal.
       *[other] Das bildet keine { $count } gegnerischen Reihen. Versuch es noch einmal.
    }
course-missed-capture = { $unit ->
        [G] Es wurde kein GIPF-Stein geschlagen. Versuch es noch einmal.
       *[other] { $count ->
            [one] Das schlägt nicht, was gefragt war. Versuch es noch einmal.
           *[other] Das schlägt weniger als { $count }. Versuch es noch einmal.
        }
    }
course-missed-bring-back = Weniger als { $count } deiner Steine haben das Brett verlassen. Versuch es noch einmal.
course-missed-threaten = { $count ->
        [one] Du drohst noch nicht, etwas zu schlagen. Versuch es noch einmal.
       *[other] Das sind keine { $count } Drohungen. Versuch es noch einmal.
    }
course-missed-allow = { $unit ->
        [G] Dein GIPF-Stein kann immer noch geschlagen werden. Versuch es noch einmal.
       *[other] Du kannst immer noch etwas verlieren. Versuch es noch einmal.
    }
course-missed-deny = Dein Gegner kann immer noch eine Reihe bilden. Versuch es noch einmal.
course-missed-win = Das gewinnt die Partie nicht. Versuch es noch einmal.

### Puzzles

puzzle-theme-win-1 = Gewinn in einem Zug
puzzle-theme-win-1-about = Finde den Zug, der die Partie beendet.
puzzle-theme-capture = Schlagen
puzzle-theme-capture-about = Schlag in einem Zug, so viel du kannst.
puzzle-theme-win-2 = Gewinn in zwei Zügen
puzzle-theme-win-2-about = Ein Zug zum Vorbereiten, einer zum Gewinnen.
puzzle-theme-defend = Der einzige Zug
puzzle-theme-defend-about = Alles verliert, bis auf einen. Finde ihn.
puzzle-theme-win-3 = Gewinn in drei Zügen
puzzle-theme-win-3-about = Schau weiter voraus: dein Zug, der des Gegners, und so fort.
puzzle-theme-win-4 = Gewinn in vier Zügen
puzzle-theme-win-4-about = Für Meister und alle, die es werden wollen.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] Weiß am Zug: Gewinne die Partie in diesem Zug.
           *[other] Weiß am Zug: Gewinne in höchstens { $turns } eigenen Zügen, was Schwarz auch tut.
        }
       *[b] { $turns ->
            [one] Schwarz am Zug: Gewinne die Partie in diesem Zug.
           *[other] Schwarz am Zug: Gewinne in höchstens { $turns } eigenen Zügen, was Weiß auch tut.
        }
    }
puzzle-task-defend = { $player ->
        [w] Weiß am Zug: Finde den einzigen Zug, nach dem Schwarz nicht in { $turns } Zügen den Gewinn erzwingen kann.
       *[b] Schwarz am Zug: Finde den einzigen Zug, nach dem Weiß nicht in { $turns } Zügen den Gewinn erzwingen kann.
    }
puzzle-task-capture = { $player ->
        [w] Weiß am Zug: Schlag { $count } in diesem Zug.
       *[b] Schwarz am Zug: Schlag { $count } in diesem Zug.
    }

puzzle-go-on = { $turns ->
        [one] Gut! Noch ein Zug.
       *[other] Gut! Der Gewinn ist noch da, in höchstens { $turns } Zügen.
    }
puzzle-this-turn = Gut so weit. Dein Zug geht noch weiter.
puzzle-solved = Gelöst!
puzzle-wrong-win = Das gewinnt nicht rechtzeitig. Versuch es noch einmal.
puzzle-wrong-defend = Danach ist die Partie verloren. Versuch es noch einmal.
puzzle-wrong-capture = Damit schlägst du nicht genug. Versuch es noch einmal.
