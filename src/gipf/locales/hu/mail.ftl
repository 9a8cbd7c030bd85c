# Amit levélben küldünk, és ahová a benne lévő linkek vezetnek.

mail-subject = { $what ->
    [sign-in] Belépés a GIPF-be
   *[confirm] Erősítsd meg az e-mail-címedet a GIPF-hez
}
mail-text =
    Szia { $name }!

    { $what ->
        [sign-in] Ezzel a linkkel lépsz be. Egyszer használható, tíz percig:
       *[confirm] Kövesd ezt a linket, és mostantól e-maillel is beléphetsz. Egyszer használható, tíz percig:
    }

    { $link }

    Ha nem te kérted, nincs teendőd: e link nélkül senki sem jut be.
mail-link-title = { $what ->
    [sign-in] Belépés mint { $name }
   *[confirm] Belépés e-maillel mint { $name }
}
mail-link-text = { $what ->
    [sign-in] Ezután ebben a böngészőben be vagy lépve.
   *[confirm] Ez az e-mail-cím ezután a(z) { $name } fiókhoz tartozik.
}
mail-link-button = { $what ->
    [sign-in] Belépés
   *[confirm] Én vagyok az
}
mail-link-used = Ez a link már nem vezet sehová
mail-link-used-why = Egy link egyszer használható, tíz percig. Kérj újat a belépés oldalán.

## Értesítések

notice-mail-subject = { $count ->
    [one] GIPF: egy értesítés
   *[other] GIPF: { $count } értesítés
}
notice-mail-hello = Szia { $name }!
notice-mail-end =
    Azért kaptad ezt, mert az oldalon nem láttad.
    Miről és hogyan tudsz: { $settings }
    Nem kérek több ilyen levelet: { $off }
no-mail = Nem kérsz több értesítést levélben?
no-mail-why = Akkor csak az oldalon találod meg őket. Ott a beállításokban újra bekapcsolhatod a leveleket.
no-mail-button = Nem kérek levelet
no-mail-done = Nincs több levél
no-mail-done-why = Az értesítéseket már nem küldjük levélben. Az oldalon megtalálod őket.
no-mail-link = Ez a link nem vezet sehová
no-mail-link-why = Csonka, vagy nem innen való. Az oldalon is megmondhatod, hogyan szeretnéd megtudni.
