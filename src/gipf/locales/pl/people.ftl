# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = Pozwól innym z tej sieci dołączyć
network-why = Kto ma link, może wejść z tej sieci: grać, patrzeć i się uczyć. Nikt inny nic nie widzi.
network-link = Ten link wpuszcza gościa
network-guests = Kto przyszedł
network-here = online
network-away = nieobecny
network-remove = Nie wpuszczaj więcej: { $name }
own-name = Twoje imię
leave = Opuść ten GIPF
leave-why = { $place ->
    [service] Nie będziesz tu już znaną osobą. Trwające partie zostaną poddane, a te grane bez innych ludzi znikną.
   *[home] Nie będziesz tu już znaną osobą, a twoje miejsca będą wolne dla innych.
}

## A guest's own link

go-on = Graj dalej na innym urządzeniu
go-on-why = Bez konta tylko ta przeglądarka wie, że { $name } to ty. Dzięki własnemu linkowi grasz dalej jako { $name } w innej, albo tutaj, gdyby cię zapomniała.
go-on-make = { $is ->
    [another] Utwórz nowy link
   *[first] Utwórz link
}
go-on-show = Zeskanuj ten kod drugim urządzeniem albo otwórz tam link. Zachowaj go: widać go tylko teraz. I nie dawaj go nikomu: kto go ma, gra jako ty.
go-on-since = Masz link od { $date }.
go-on-browsers = { $browsers ->
    [one] Otwarto go w jednej przeglądarce.
   *[other] Otwarto go w przeglądarkach: { $browsers }.
}
go-on-end = Graj dalej tylko tutaj
go-on-ended = Teraz zna cię tylko ta przeglądarka.

## Invitations

invite = Zaproś
invite-title = Zaproś kogoś
invite-text = Zeskanuj ten kod drugim urządzeniem albo otwórz tam link. Kto pierwszy z niego skorzysta, zajmuje miejsce.
invite-watch = Zaproś do patrzenia
invite-watch-title = Link do patrzenia
invite-watch-text = Kto skorzysta z tego linku, może patrzeć na partię i nic więcej.
invite-copy = Kopiuj link
invite-copied = Link skopiowany.
invite-qr = Kod QR linku
invite-joined = Dołącza { $name }.

## At the board

seat-awaited = Twój przeciwnik jeszcze nie dołączył
seat-awaited-note = zaproszenie wysłane
seat-here = { $name } jest online
seat-away = { $name }: teraz brak połączenia
seat-away-note = brak połączenia
seat-asks = czeka na odpowiedź
watching = { $count ->
    [one] patrzy { $count } osoba
    [few] patrzą { $count } osoby
   *[other] patrzy { $count } osób
}
your-turn = Twoja kolej
their-turn = Kolej gracza { $name }.
still-awaited = { $name }: miejsce jeszcze puste.
only-watching = Patrzysz na grę.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } chce cofnąć ruch.
    [pause] { $name } prosi o przerwę.
    [rematch] { $name } prosi o rewanż.
   *[lot] { $name } chce zdać się na los.
}
proposal-accept = Zgoda
proposal-decline = Nie
proposal-declined = Druga osoba się nie zgadza.
proposal-asked = Pytanie trafiło do drugiej osoby.
rematch-begun = { $name } zaczyna rewanż: wybierz „Rewanż”, aby zagrać.

## Somebody has left a live game.

left-wait = { $name }: brak połączenia. Za { $seconds } s nie trzeba będzie dłużej czekać.
left-claim = { $name } nie wraca. Zakończ partię albo czekaj.
claim-win = Przyznaj mi wygraną
claim-draw = Niech będzie remis

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = Czas na turę
days-bank = Bank czasu
days-bank-start = Dni na początku
days-bank-added = Godziny dodawane po każdej turze
days-bank-most = Najwyżej dni
days-why = Czas płynie, odkąd oboje są na miejscu, niezależnie od tego, czy ktoś patrzy. Komu skończy się czas, ten przegrywa.
days-left = zostało { $time }

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } daje ci dodatkowy czas: { $time }.
given-them = { $name } dostaje od ciebie dodatkowy czas: { $time }.
given-other = { $name } dostaje dodatkowy czas: { $time }.
time-short = Kończy ci się czas: zostało { $time }.
vacation-until = Na urlopie do { $date }
vacation-title = Urlop
vacation-why = Na urlopie twój czas stoi we wszystkich partiach na dni i inni to widzą. Masz { $year } dni w roku; każdy urlop liczy się za co najmniej jeden.
vacation-left = { $days ->
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $days } dni.
   *[other] W tym roku zostało { $days } dni.
}
vacation-days = Dni
vacation-begin = Idę na urlop
vacation-on = Jesteś na urlopie do { $date }. Twój czas stoi.
vacation-back = Już jestem
