# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Az öt játék, amelyekről a lehetőségek a nevüket kapták, és néhány gyors. Kihívásokat döntenek el, és mindegyik önállóan is játszható.
side-with-option = { $game }, { $option }
side-option = Játékmód
side-played-here = Itt játszottak
side-white-begins = Fehér kezd.

## At the table

side-seat = { $player ->
    [w] Fehér
   *[b] Fekete
}: { $name }
# What lies beside the board.
side-zone = { $role ->
    [hand] Kézben
    [captured] Leütve
    [pool] Készlet
    [shown] Az asztalon
   *[line] Sor
}
side-item = { $piece }: { $value }
side-hidden = lefordítva
side-spot-empty = { $spot }, üres
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, { $count } magas
side-spot-open = { $label }, választható
side-next = Most válaszd ki, hová kerüljön. Újra megnyomva elengeded.
side-turn-it = Most válaszd ki, merre feküdjön.
side-hint = Tipp: { $move }
side-moves = Lépések
side-chance = Ebben a játékban minden véletlen ebből a számból jött: { $seed }.
side-file = Mentés fájlba

## Within a game

side-match = Kihívás ({ $potential }): { $game }
side-main-board = A játszma táblája
side-give-up = A mellékjáték feladása
side-give-up-title = Feladod ezt a mellékjátékot?
side-give-up-text = Ekkor a másik játékos nyeri meg; maga a játszma folytatódik.
side-back = Vissza a táblához
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] Nyertél ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
    [computer] A gép nyert ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
    [draw] Döntetlen ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
   *[other] { $name } nyert ({ $game ->
        [quick] mellékjáték
       *[other] { $game }
    })
}: { $owner ->
    [you] a te lehetőséged ({ $potential })
    [computer] a gép lehetősége ({ $potential })
    [w] Fehér lehetősége ({ $potential })
   *[b] Fekete lehetősége ({ $potential })
} { $does ->
    [lost] kikerül a játékból
    [TAMSK] extra lépést tesz
    [YINSH] csúszik
   *[other] ugrik
}.
