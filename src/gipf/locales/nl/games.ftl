# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Zoek spelers, spelvormen, uitslagen
games-search-short = Zoeken
games-bring = Open een bestand
games-brought = { $count ->
    [one] De partij staat nu in je lijst.
   *[other] Er staan nu { $count } partijen meer in je lijst.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] Nog geen zet gedaan
    [one] Niet afgelopen, na één beurt
   *[other] Niet afgelopen, na { $turns } beurten
}
games-result = { $result ->
    [won] Je hebt gewonnen
    [lost] Je hebt verloren
    [w] Wit won
    [b] Zwart won
   *[draw] Remise
} na { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
games-analyse = Analyseer de partij { $players }
games-delete = Verwijder de partij { $players }
games-delete-short = Verwijderen
games-more = Toon meer
games-none = Nog geen partijen. Wat je speelt, wordt hier bewaard.
games-none-found = Geen partij past hierbij.
games-none-play = Speel er een
games-tabs = Lijsten
games-tab = { $tab ->
    [all] Partijen
    [studies] Studies
    [side] Andere spellen
    [look] Het bekijken waard
   *[statistics] Statistiek
}
games-filter = Welke partijen
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filteren
    [one] Filters: één actief
   *[other] Filters: { $count } actief
}
games-filter-result = Uitslag
games-filter-result-name = { $result ->
    [any] Elke uitslag
    [open] Nog bezig
    [won] Gewonnen
    [drawn] Remise
    [lost] Verloren
    [w] Wit won
   *[b] Zwart won
}
games-filter-variant = Spel
games-filter-variant-any = Elk spel
games-filter-opponent = Tegenspeler
games-filter-opponent-name = { $opponent ->
    [any] Elke tegenspeler
    [people] Mensen
    [computer] De computer
   *[computers] Computer tegen computer
}
games-filter-clear = Toon alles
games-none-studies = Nog geen studies. Een studie is een analyse met een eigen naam. Open een partij of stelling onder ‘Analyse’, kies daar ‘Bewaren, delen’ en dan ‘Bewaar als studie’.
games-none-analyse = Analyseer iets
games-none-side = Nog geen tussenspelen. De spellen die uitdagingen beslissen kun je ook los spelen; dan staan ze hier.
games-study = Studie: { $variant }
games-study-turns = { $turns ->
    [0] nog geen beurten
    [one] één beurt
   *[other] { $turns } beurten
}
games-describe = Naam en notitie
games-describe-of = Naam en notitie: { $name }
games-title-field = Naam
games-note-field = Notitie
games-describe-keep = Bewaren
games-describe-cancel = Laat zo
games-deleted = Verwijderd.
games-undo = Terughalen
games-restored = Ze is terug.

## Games to look at

look-about = De computer tegen zichzelf, in partijen waarin iets gebeurt. Bij elke partij staat commentaar: de kansen, de fouten en waarom het fouten zijn, en wat beter was.
look-kind = Wat er gebeurt
look-kind-name = { $kind ->
    [any] Wat er ook gebeurt
    [comeback] Een inhaalslag
    [seesaw] De voorsprong wisselt vaak
    [blunder] Een blunder
    [steady] Kleine fouten
   *[flawless] Geen fouten
}
look-end = Einde
look-end-name = { $end ->
    [any] Elk einde
    [no_move] Niets meer te duwen
    [gipf_lost] Het laatste GIPF-stuk verloren
    [repetition] Remise: drie keer dezelfde stelling
   *[quiet] Remise: lang niets geslagen
}
look-length = Lengte
look-length-name = { $length ->
    [any] Elke lengte
    [short] Tot 20 beurten
    [middle] 21 tot 40 beurten
   *[long] Meer dan 40 beurten
}
look-found = { $count ->
    [one] één partij
   *[other] { $count } partijen
}
look-away = Deze partijen zijn nu niet op te halen.
look-none = Zo’n partij is er niet bij.

## Sharing

share = Deel deze partij
share-public = Link naar deze partij
share-public-why = Wie hem opent, ziet de partij zoals ze verdergaat. Berichtenapps tonen het bord erbij.
share-link = Link
share-link-why = De hele partij zit in de link zelf.
share-copy = Kopieer de link
share-copied = Gekopieerd
share-copy-yourself = De browser laat deze pagina niet kopiëren. Kopieer de gemarkeerde link zelf.
share-link-local = Link voor deze computer
share-link-local-why = Hij opent alleen op deze computer, zolang GIPF hier draait. Stuur anderen het bestand, de zetten of een afbeelding.
share-copy-what = Kopiëren
share-save-what = Bewaren en afdrukken
share-way = { $way ->
    [moves] Zetten
    [position] Stelling
    [text] Partij als tekst
    [picture] Afbeelding
    [file] Bestand
    [png] Afbeelding (PNG)
    [film] Animatie (GIF)
   *[print] Afdrukken
}
share-cannot-copy = De browser laat deze pagina niet kopiëren. Bewaar het liever.
share-embed = Voor je eigen webpagina
share-embed-why = Toont het bord, of de hele partij om door te bladeren, op je website of blog: kopieer het hier en plak het daar.
share-embed-script = Je pagina heeft ook dit bestand nodig: { $file }
share-embed-what = { $what ->
    [board] Bord kopiëren
   *[game] Partij kopiëren
}

## Statistics

stats-none = Speel een partij tegen de computer uit, dan telt ze hier mee. Partijen waarin de computer voor jou speelde tellen niet mee.
stats-counted = Afgelopen partijen tegen de computer tellen mee. Partijen waarin de computer voor jou speelde tellen niet mee.
stats-games = { $count ->
    [one] partij
   *[other] partijen
}
# Above how many of a hundred games were won.
stats-share = Aandeel gewonnen
stats-score = { $score ->
    [won] gewonnen
    [drawn] remise
   *[lost] verloren
}
stats-streak = { $score ->
    [won] op rij gewonnen, tot nu toe
    [drawn] op rij remise, tot nu toe
   *[lost] op rij verloren, tot nu toe
}
stats-longest = op rij gewonnen, je record
stats-show = { $variant }, niveau { $level }: toon deze partijen

## Animations

film = Animatie van de partij
film-size = Grootte
film-size-name = { $size ->
    [small] Klein
    [medium] Middel
   *[large] Groot
}
film-pace = Tempo
film-pace-name = { $pace ->
    [slow] Rustig
    [normal] Gewoon
   *[quick] Snel
}
film-make = Maken
film-progress = Afbeelding { $done } van { $of }
film-stop = Stoppen
film-again = Nog een maken
film-save = Bewaren ({ $size } kB)
