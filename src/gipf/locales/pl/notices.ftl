# Powiadomienia: o czym dowiadujemy się na stronie, na urządzeniach i mailem. $name to nazwa drugiej osoby,
# $tournament to turniej, $why mówi, jak skończyła się partia, $count ile powiadomień jest nowych.

notice-somebody = (ktoś)
notice-why = { $reason ->
    [time] Skończył się czas.
    [resignation] Przez poddanie.
    [agreement] Uzgodniliście remis.
    [abandoned] Jedna z dwóch osób odeszła.
    [repetition] Ta sama pozycja powtórzyła się zbyt wiele razy.
    [quiet] Zbyt długo nic się nie działo.
   *[board] Rozstrzygnięto na planszy.
}
notice-your-turn = Twoja kolej. Gra z tobą { $name }.
notice-time-short = Kończy ci się czas. Gra z tobą { $name }.
notice-challenge = { $name } rzuca ci wyzwanie.
notice-game-begun = Partia się zaczęła. Gra z tobą { $name }.
notice-game-ended = { $result ->
    [won] Wygrana! Drugi gracz: { $name }. { $why }
    [lost] Przegrana. Drugi gracz: { $name }. { $why }
    [drawn] Remis. Drugi gracz: { $name }. { $why }
   *[aborted] Partia skończyła się bez wyniku. Drugi gracz: { $name }.
}
notice-talk = Nowa wiadomość w partii: { $name }.
notice-asked = { $what ->
    [draw] { $name } proponuje remis.
    [takeback] { $name } chce cofnąć ruch.
    [pause] { $name } prosi o przerwę.
    [rematch] { $name } prosi o rewanż.
   *[lot] { $name } chce zdać się na los.
}
notice-tournament-name = { $family } { $month }
notice-tournament = { $news ->
    [begun] Turniej { $tournament } się zaczął.
    [round] W turnieju { $tournament } zaczęła się nowa runda.
    [ended] Turniej { $tournament } się skończył.
   *[other] Są wieści z turnieju { $tournament }.
}
notice-kind = { $kind ->
    [your-turn] Twoja kolej
    [time-short] Kończy ci się czas
    [challenge] Ktoś rzuca ci wyzwanie
    [game-begun] Zaczyna się partia z twojej oferty
    [game-ended] Partia się skończyła
    [talk] Ktoś pisze do ciebie w partii
    [asked] Ktoś prosi o remis, rewanż albo coś innego
   *[tournament] Wieści z turniejów
}

## Ich strona

bell = { $count ->
    [0] Powiadomienia
   *[other] Powiadomienia, nowe: { $count }
}
notices-title = Powiadomienia
notices-none = Jeszcze nic tu nie ma. Tu dowiesz się, kiedy jest twoja kolej, kto rzuca ci wyzwanie i co dzieje się w twoich partiach.
notices-see-all = Wszystko widziane
notices-older = Pokaż starsze
notices-new = nowe
notices-settings = Jak się dowiadujesz
notices-back = Do powiadomień
notices-why = To, co w porę zobaczysz na stronie, nie jest nigdzie wysyłane.
notices-way = { $way ->
    [page] Na stronie
    [push] Na urządzeniach
   *[mail] Mailem
}
notices-pace = { $pace ->
    [now] wkrótce
    [daily] raz dziennie
   *[never] nigdy
}
notices-mail-to = Maile idą na adres { $mail }, gdy czegoś przez jakiś czas nie widać na stronie.
notices-mail-none = Do maili konto potrzebuje adresu mailowego.
notices-devices = Powiadomienia na urządzeniach
notices-devices-why = Włączone urządzenie dowie się także wtedy, gdy ta strona jest zamknięta. Kończy się to, gdy się na nim wylogujesz.
notices-device-on = Włącz na tym urządzeniu
notices-device-off = Wyłącz na tym urządzeniu
notices-device-is-on = To urządzenie dostaje powiadomienia.
notices-device-no = Ta przeglądarka nie przyjmuje powiadomień od stron.
notices-device-denied = Ta przeglądarka nie pozwala stronie cię powiadamiać. Możesz na to pozwolić w jej ustawieniach.
notices-device-failed = Usługa powiadomień przeglądarki nie odpowiedziała. Spróbuj później.
notices-device-since = od { $when }
notices-device-remove = Wyłącz: { $device }
