# Where somebody comes in who has a link, or has none. $what it leads to: seat, watch or network; $player: w or b.

entrance-title = { $what ->
    [seat] Játssz GIPF-et
    [watch] Nézz egy GIPF-játszmát
   *[network] Gyere be
}
entrance-why = { $what ->
    [seat] { $player ->
        [w] Valaki játszani szeretne veled. Te vagy Fehér.
       *[b] Valaki játszani szeretne veled. Te vagy Fekete.
    }
    [watch] Meghívtak, hogy nézd a játékot.
   *[network] Ennek a gépnek a GIPF-jén játszhatsz, nézhetsz és tanulhatsz.
}
entrance-name = A neved
entrance-join = { $what ->
    [seat] Leülök
    [watch] Nézem
   *[network] Belépek
}
entrance-go-on = Folytatás mint { $name }
entrance-go-on-why = { $what ->
    [account] Be vagy jelentkezve mint { $own }. Amit { $name } játszik, mostantól { $own } fiókjáé.
    [guest] Itt { $own } néven ismernek. Amit { $own } néven játszottál, mostantól { $name } néven szerepel. Csak akkor folytasd, ha { $name } is te vagy.
   *[nobody] Amit { $name } játszik, itt is folytatódik. Csak akkor folytasd, ha te vagy { $name }.
}
entrance-go-on-do = { $what ->
    [account] Átveszem
   *[other] Folytatás
}
entrance-no-link = Hivatkozásra van szükséged
entrance-no-link-why = Ez a GIPF csak azt engedi be, akinek megvan a hivatkozása. Kérd meg azt, aki futtatja, hogy mutassa meg a hivatkozást vagy a QR-kódot.
entrance-taken = Ez a hely foglalt
entrance-taken-why = Ezt a hivatkozást már valaki használta. Kérj másikat, vagy kérd a nézők hivatkozását.
entrance-wait = Várj egy percet
entrance-wait-why = Túl sok hibás hivatkozás jött innen. Próbáld újra egy perc múlva.

# A link to a game, as messengers show it: $variant as it is written, $result as 1-0.

share-open = A játszma megtekintése
share-goes-on = Folyamatban lévő GIPF-játszma ({ $variant })
share-over = GIPF-játszma ({ $variant }): { $result }
