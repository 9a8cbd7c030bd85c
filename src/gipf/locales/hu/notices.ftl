# Értesítések: amit az oldalon, az eszközökön és levélben tudni lehet. $name a másik neve, $tournament egy verseny,
# $why hogyan ért véget egy játszma, $count hány értesítés új.

notice-somebody = (valaki)
notice-why = { $reason ->
    [time] Lejárt az idő.
    [resignation] Feladással.
    [agreement] Döntetlenben egyeztetek meg.
    [abandoned] Egyikőtök elment.
    [repetition] Ugyanaz az állás túl sokszor ismétlődött.
    [quiet] Túl sokáig nem történt semmi.
   *[board] A táblán dőlt el.
}
notice-your-turn = Te jössz { $name } ellen.
notice-time-short = Fogy az időd { $name } ellen.
notice-challenge = { $name } kihív téged.
notice-game-begun = Elkezdődött a játszmád { $name } ellen.
notice-game-ended = { $result ->
    [won] Nyertél { $name } ellen. { $why }
    [lost] Vesztettél { $name } ellen. { $why }
    [drawn] Döntetlen a játszmád { $name } ellen. { $why }
   *[aborted] A játszmád { $name } ellen eredmény nélkül ért véget.
}
notice-talk = { $name } írt neked.
notice-asked = { $what ->
    [draw] { $name } döntetlent ajánl.
    [takeback] { $name } szeretne visszavenni egy lépést.
    [pause] { $name } szeretne szünetet tartani.
    [rematch] { $name } szeretne visszavágót.
   *[lot] { $name } szeretné, ha a véletlen döntene.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] Elkezdődött a verseny: { $tournament }.
    [round] Új forduló kezdődött a versenyen: { $tournament }.
    [ended] Véget ért a verseny: { $tournament }.
   *[other] Hírek a versenyről: { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] Te jössz
    [time-short] Fogy az időd
    [challenge] Valaki kihív
    [game-begun] Elkezdődik egy játszma, amelyet te ajánlottál
    [game-ended] Véget ért egy játszma
    [talk] Valaki ír neked egy játszmában
    [asked] Döntetlent, visszavágót vagy mást kérnek tőled
   *[tournament] Hírek a versenyekről
}

## Az oldaluk

bell = { $count ->
    [0] Értesítések
   *[other] Értesítések, { $count } új
}
notices-title = Értesítések
notices-none = Még nincs semmi. Itt tudod meg, mikor jössz te, ki hív ki, és mi történik a játszmáidban.
notices-see-all = Mindent láttam
notices-older = Régebbiek
notices-new = új
notices-settings = Hogyan tudod meg
notices-back = Az értesítéseidhez
notices-why = Amit időben látsz az oldalon, azt sehová sem küldjük.
notices-way = { $way ->
    [page] Az oldalon
    [push] Az eszközeiden
   *[mail] Levélben
}
notices-pace = { $pace ->
    [now] hamar
    [daily] naponta egyszer
   *[never] soha
}
notices-mail-to = A levelek ide mennek: { $mail }, ha valamit egy ideje nem láttál az oldalon.
notices-mail-none = A levelekhez e-mail-cím kell a fiókodhoz.
notices-devices = Értesítések az eszközeiden
notices-devices-why = A bekapcsolt eszköz akkor is megtudja, ha ez az oldal be van zárva. Ha ott kilépsz, vége.
notices-device-on = Bekapcsolás ezen az eszközön
notices-device-off = Kikapcsolás ezen az eszközön
notices-device-is-on = Ez az eszköz kap értesítést.
notices-device-no = Ez a böngésző nem fogad értesítést egy oldaltól.
notices-device-denied = Ez a böngésző nem engedi, hogy az oldal értesítsen. A beállításaiban engedélyezheted.
notices-device-failed = A böngésző értesítő szolgáltatása nem válaszolt. Próbáld meg később.
notices-device-since = ekkortól: { $when }
notices-device-remove = Kikapcsolás: { $device }
