# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Chercher joueurs, variantes, résultats
games-search-short = Chercher
games-bring = Ouvrir un fichier
games-brought = { $count ->
    [one] La partie est maintenant dans ta liste.
   *[other] { $count } parties sont maintenant dans ta liste.
}
games-not-brought = { $file } : { $why }
games-going-on = { $turns ->
    [0] Aucun coup joué
    [one] Inachevée, après un tour
   *[other] Inachevée, après { $turns } tours
}
games-result = { $result ->
    [won] Tu as gagné
    [lost] Tu as perdu
    [w] Blanc a gagné
    [b] Noir a gagné
   *[draw] Nulle
} après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
games-analyse = Analyser la partie { $players }
games-delete = Supprimer la partie { $players }
games-delete-short = Supprimer
games-more = En voir plus
games-none = Aucune partie pour l’instant. Celles que tu joues sont gardées ici.
games-none-found = Aucune partie ne correspond.
games-none-play = En jouer une
games-tabs = Listes
games-tab = { $tab ->
    [all] Parties
    [studies] Études
    [side] Autres jeux
    [look] À regarder
   *[statistics] Statistiques
}
games-filter = Quelles parties
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filtrer
    [1] Filtres : un actif
   *[other] Filtres : { $count } actifs
}
games-filter-result = Résultat
games-filter-result-name = { $result ->
    [any] Tous les résultats
    [open] En cours
    [won] Gagnées
    [drawn] Nulles
    [lost] Perdues
    [w] Blanc a gagné
   *[b] Noir a gagné
}
games-filter-variant = Jeu
games-filter-variant-any = Tous les jeux
games-filter-opponent = Adversaire
games-filter-opponent-name = { $opponent ->
    [any] Tous les adversaires
    [people] Personnes
    [computer] L’ordinateur
   *[computers] Ordinateur contre ordinateur
}
games-filter-clear = Tout montrer
games-none-studies = Aucune étude pour l’instant. Une étude est une analyse qui a son propre nom. Ouvre une partie ou une position sous « Analyser », choisis « Garder, partager », puis « Garder comme étude ».
games-none-analyse = Analyser quelque chose
games-none-side = Pas encore de parties satellites. Les jeux qui tranchent les défis se jouent aussi à part, et sont alors gardés ici.
games-study = Étude : { $variant }
games-study-turns = { $turns ->
    [0] aucun tour encore
    [one] un tour
   *[other] { $turns } tours
}
games-describe = Nom et note
games-describe-of = Nom et note : { $name }
games-title-field = Nom
games-note-field = Note
games-describe-keep = Garder
games-describe-cancel = Laisser comme avant
games-deleted = C’est supprimé.
games-undo = La récupérer
games-restored = Elle est de retour.

## Games to look at

look-about = L’ordinateur contre lui-même, dans des parties où il se passe quelque chose. Chacune est commentée : les chances, les erreurs et pourquoi elles en sont, et ce qui était mieux.
look-kind = Ce qui se passe
look-kind-name = { $kind ->
    [any] Quoi qu’il se passe
    [comeback] Une remontée
    [seesaw] L’avantage change souvent de camp
    [blunder] Une gaffe
    [steady] De petites erreurs
   *[flawless] Aucune erreur
}
look-end = Fin
look-end-name = { $end ->
    [any] Toutes les fins
    [no_move] Plus rien à pousser
    [gipf_lost] Dernière pièce GIPF perdue
    [repetition] Nulle : trois fois la même position
   *[quiet] Nulle : longtemps sans prise
}
look-length = Longueur
look-length-name = { $length ->
    [any] Toutes les longueurs
    [short] Jusqu’à 20 tours
    [middle] De 21 à 40 tours
   *[long] Plus de 40 tours
}
look-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
look-away = Ces parties ne peuvent pas être chargées pour l’instant.
look-none = Il n’y a pas de telle partie parmi elles.

## Sharing

share = Partager cette partie
share-public = Lien vers cette partie
share-public-why = Qui l’ouvre voit la partie telle qu’elle se poursuit. Les messageries montrent le plateau.
share-link = Lien
share-link-why = Toute la partie tient dans le lien.
share-copy = Copier le lien
share-copied = Copié
share-copy-yourself = Le navigateur ne laisse pas cette page copier. Copie toi-même le lien sélectionné.
share-link-local = Lien pour cet ordinateur
share-link-local-why = Il ne s’ouvre que sur cet ordinateur, tant que GIPF y tourne. Aux autres, envoie le fichier, les coups ou une image.
share-copy-what = Copier
share-save-what = Enregistrer et imprimer
share-way = { $way ->
    [moves] Coups
    [position] Position
    [text] Partie en texte
    [picture] Image
    [file] Fichier
    [png] Image (PNG)
    [film] Animation (GIF)
   *[print] Imprimer
}
share-cannot-copy = Le navigateur ne laisse pas cette page copier. Enregistre-le plutôt.
share-embed = Pour ta page web
share-embed-why = Montre le plateau, ou toute la partie coup par coup, sur ton site ou ton blog : copie ici, colle là-bas.
share-embed-script = Ta page a aussi besoin de ce fichier : { $file }
share-embed-what = { $what ->
    [board] Copier le plateau
   *[game] Copier la partie
}

## Statistics

stats-none = Termine une partie contre l’ordinateur : elle comptera ici. Celles où l’ordinateur a joué pour toi ne comptent pas.
stats-counted = Comptent les parties terminées contre l’ordinateur. Celles où l’ordinateur a joué pour toi ne comptent pas.
stats-games = { $count ->
    [one] partie
   *[other] parties
}
# Above how many of a hundred games were won.
stats-share = Part gagnée
stats-score = { $score ->
    [won] gagnées
    [drawn] nulles
   *[lost] perdues
}
stats-streak = { $score ->
    [won] gagnées d’affilée, jusqu’ici
    [drawn] nulles d’affilée, jusqu’ici
   *[lost] perdues d’affilée, jusqu’ici
}
stats-longest = gagnées d’affilée, ton record
stats-show = { $variant }, niveau { $level } : montrer ces parties

## Animations

film = Animation de la partie
film-size = Taille
film-size-name = { $size ->
    [small] Petite
    [medium] Moyenne
   *[large] Grande
}
film-pace = Rythme
film-pace-name = { $pace ->
    [slow] Lent
    [normal] Moyen
   *[quick] Rapide
}
film-make = La créer
film-progress = Image { $done } sur { $of }
film-stop = Arrêter
film-again = En faire une autre
film-save = Enregistrer ({ $size } ko)
