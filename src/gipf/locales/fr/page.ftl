## The frame

bar = Pages
bar-skip = Aller au contenu
bar-home = GIPF, retour à l’accueil
bar-play = Jouer
bar-analyse = Analyser
bar-learn = Apprendre
bar-games = Parties
bar-people = Gens
bar-settings = Réglages
files-held = Dépose le fichier pour l’ouvrir
dialog-close = Fermer
notice-close = Fermer ce message
line-missed = Le serveur ne répond pas pour le moment. Ta partie est en sécurité ; cette page continue d’essayer.
server-away = Le serveur ne répond pas. Tourne-t-il encore ?
server-puzzled = Le serveur n’y est pas arrivé ({ $status }). Essaie encore une fois.
nowhere-title = Rien ici
nowhere-text = Cette adresse ne mène nulle part.
nowhere-home = Vers l’accueil

## Choosing a game

home-title = Jouer
home-welcome = Pousse. Aligne quatre pièces. Garde ta réserve.
home-welcome-text = GIPF se joue avec une poignée de pièces et une seule idée : chaque pièce entre par le bord et pousse ce qui se trouve sur son chemin. Qui n’a plus de pièces a perdu.
home-first = Jouer ta première partie
home-first-why = Le jeu de base contre un adversaire facile, sans pendule.
home-learn = Apprendre en cinq minutes
home-continue = Reprendre une partie
home-all = Toutes les parties
game-awaited = En attente d’un adversaire
home-choose = Choisis un jeu
home-setup = Choisis ton adversaire
home-more = Autres jeux
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ et PÜNCT, et de plus rapides avec dé, cartes ou dominos.
card-name = { $card ->
    [basic] De base
    [standard] Standard
    [tournament] Tournoi
    [potentials] Avec potentiels
    [ultimate] Ultime
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] Une seule sorte de pièces. Forme des rangées de quatre, récupère tes pièces et épuise celles de l’autre.
    [standard] Chacun a trois pièces GIPF, pas une de plus. Qui perd la dernière, ou n’a plus rien à pousser, a perdu.
    [tournament] Un plateau vide. À toi de décider combien de pièces GIPF tu mets en jeu.
    [potentials] Certaines pièces portent un potentiel : un coup spécial qui sert une seule fois.
    [ultimate] Les cinq potentiels à la fois, sur un plateau vide.
   *[matrx] Un plateau plus grand, des piles de potentiels, trois pièces GIPF simples.
}

## Against whom, and how

setup-opponent = Adversaire
setup-opponent-computer = Ordinateur
setup-opponent-people = À deux sur un écran
setup-opponent-elsewhere = Sur un autre appareil
setup-closed = Personne ne peut encore rejoindre : active « Laisser d’autres de ce réseau rejoindre ».
setup-opponent-watch = Regarder deux ordinateurs
setup-level-of = { $player ->
    [w] Niveau de Blanc
   *[b] Niveau de Noir
}
setup-watch = Regarder
setup-level = Niveau
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } sur { $most }
level-name = { $level ->
    [1] premier jour
    [2] novice
    [3] curieux
    [4] joueur occasionnel
    [5] habitué
    [6] joueur de club
    [7] bon joueur de club
    [8] expert
    [9] maître
   *[10] à pleine force
}
setup-colour = Ta couleur
setup-colour-name = { $colour ->
    [w] Blanc
    [b] Noir
   *[random] Au sort
}
setup-name = Nom de { $player ->
    [w] Blanc
   *[b] Noir
}
setup-clock = Pendule, minutes + secondes par tour
setup-clock-none = Aucune
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Autre
setup-clock-days = Sur plusieurs jours
setup-clock-minutes = Minutes pour chacun
setup-clock-increment = Secondes ajoutées après chaque tour
setup-start = Jouer
setup-rules = Changer les règles
setup-rules-as-usual = comme d’habitude
setup-potentials = Choisir les potentiels

## The composer

compose-potentials = Potentiels
compose-same = Les mêmes pour les deux
compose-count = { $potential }, { $player ->
    [w] Blanc
    [b] Noir
   *[both] chacun
}
compose-reserve = Pièces en réserve
compose-reserve-why = Donne une à trois pièces de plus au joueur moins fort.
compose-reserve-of = { $player ->
    [w] Blanc
   *[b] Noir
}
compose-board = Plateau
compose-board-name = { $board ->
    [hex37] 37 points
   *[matrx40] 40 points
}
compose-challenges = Défis
compose-challenges-why = On peut contester un coup spécial ; un jeu comme YINSH ou un lancer de dé décide alors s’il réussit.
compose-challenges-count = { $count ->
    [0] Aucun
    [one] Un pour chacun
   *[other] { $count } pour chacun
}
compose-challenges-unlimited = Sans limite
compose-sides = Comment se règlent les défis
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] À la table
    [quick] Rapide : le dé
    [real] Le vrai jeu
   *[own] Au choix
}
compose-side = Partie satellite pour { $potential }
compose-side-option = Façon de jouer, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] comme d’habitude
    [blitz] blitz
    [random] départ au hasard
    [tournament] tournoi
    [basic] de base
    [three] au meilleur des trois
   *[other] { $option }
}
side-option-rings = { $count } anneaux
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = au meilleur des { $count }
compose-house = Règles maison
compose-repetition = Nulle par répétition
compose-repetition-count = { $count ->
    [0] jamais
    [2] deux fois
   *[other] { $count } fois
}
compose-quiet = Nulle sans prise
compose-quiet-count = { $count ->
    [0] jamais
   *[other] { $count } tours
}
compose-more = Un de plus
compose-less = Un de moins
compose-reset = Comme d’habitude

## Variants

variant-name = { $base ->
    [basic] GIPF de base
    [standard] GIPF standard
    [standard-potentials] GIPF standard avec potentiels
    [tournament] GIPF tournoi
    [tournament-potentials] GIPF tournoi avec potentiels
    [ultimate] GIPF Ultime
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = aucun
variant-hands = potentiels : { $hand }
variant-hands-differ = potentiels de Blanc : { $white } ; de Noir : { $black }
variant-reserve = réserve { $white } contre { $black }
variant-board = { $board ->
    [hex37] sur 37 points
   *[matrx40] sur 40 points
}
variant-challenges = { $count ->
    [one] un défi chacun
   *[other] { $count } défis chacun
}
variant-challenges-unlimited = défis sans limite
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = parties satellites : { $games }
variant-repetition = { $count ->
    [2] nulle quand une position se présente pour la deuxième fois
    [3] nulle quand une position se présente pour la troisième fois
   *[other] nulle quand une position se présente pour la { $count }ᵉ fois
}
variant-quiet = nulle après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} sans prise

## At the table

seat-you = Toi
seat-computer = Ordinateur, niveau { $level }
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] tu as gagné
    [colour] a gagné
   *[other] a gagné
}
saving-fails = Rien ne peut être enregistré : le disque est plein ou le dossier des données n’est pas accessible en écriture. La partie attend que ce soit réparé.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] Blanc
   *[b] Noir
} dans la partie satellite
seat-offers = nulle proposée
clock-of = Il reste { $time } à { $player ->
    [w] Blanc
   *[b] Noir
}
play-title = Partie
play-heading = Une partie de { $variant }
play-tournament = Tournoi
play-gone = Cette partie n’est pas ici
play-deleted = Elle a été supprimée.
play-aborted = Elle a été annulée avant que les deux aient joué, et ne compte pour personne.
play-new = En jouer une autre
tools = Que faire d’autre
tools-more = Plus
tools-more-why = Tout le reste, et la saisie des coups
tool = { $tool ->
    [undo] Annuler l’étape
    [takeback] Annuler le tour
    [pause] Pause
    [hint] Indice
    [flip] Tourner
    [draw] Proposer nulle
    [resign] Abandon
    [abort] Annuler
    [give] Donner du temps
    [handover] Jouer à ma place
    [board] Mon plateau
    [note] Notes
    [share] Partager
   *[view] Options
}
tool-why = { $tool ->
    [undo] Annuler la dernière décision de ce tour
    [takeback] Reprendre ton dernier tour
    [pause] Arrêter la pendule jusqu’à ce que tu reprennes
    [hint] Demander au moteur ce qu’il jouerait
    [flip] Tourner le plateau
    [draw] Proposer la nulle
    [resign] Abandonner cette partie
    [abort] Quitter cette partie sans résultat tant que les deux n’ont pas joué
    [give] Donner plus de temps à l’autre
    [handover] Laisser l’ordinateur continuer à ta place
    [board] Analyser sans le moteur et saisir des coups conditionnels
    [note] Ce que tu notes pour toi seul
    [share] Fichier, image ou lien
   *[view] Ce qu’on voit et ce qu’on entend
}
hint = Indice : { $label }. { $why }
moves = Coups
moves-none = Aucun coup pour l’instant.
moves-steps = Parcourir la partie
moves-first = Au début
moves-back = Un pas en arrière
moves-next = Un pas en avant
moves-last = À la fin
looking-back = Tu regardes en arrière : étape { $ply } sur { $plies }.
looking-back-leave = Retour à la partie
looking-back-end = À la fin
over-rematch = Revanche
over-analyse = Analyser
from-here-play = Jouer à partir d’ici
from-here-analyse = Analyser à partir d’ici
from-here-begin = Jouer
over-new = Nouvelle partie
offer = { $name } propose la nulle.
offer-accept = D’accord
offer-decline = On continue
offer-declined = L’ordinateur préfère continuer.
handover = L’ordinateur continue à ta place ; cette partie ne compte pas dans tes statistiques.
handover-end = Je reprends
side-game-lot = Laisser faire le sort
resign-title = Abandonner cette partie ?
resign-text = { $who ->
    [computer] L’ordinateur gagne alors.
   *[other] L’autre joueur gagne alors.
}
resign-yes = Abandonner
resign-no = Continuer
view = Ce qu’on voit et ce qu’on entend
type-move = Taper un coup
type-move-example = Tape un coup : { $move }
type-move-play = Jouer
spoken-back = Coup repris
spoken-offer = { $player ->
    [w] Blanc propose la nulle
   *[b] Noir propose la nulle
}

## Settings

settings-title = Réglages
settings-about = À propos de ce programme
settings-about-text = Logiciel libre sous licence MIT : on peut l’utiliser, le modifier et le transmettre. Il repose sur le travail d’autres, dont Python, Pyodide et Svelte.
settings-licences = De qui est ce travail, et toutes les licences
settings-name = Ton nom
settings-name-why = S’affiche à côté de tes pièces, dans ta liste de parties et dans les fichiers que tu enregistres.
settings-language = Langue
settings-language-auto = Automatique (navigateur)
settings-theme = Apparence
settings-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Auto
}
settings-look = Plateau et pièces
settings-look-name = { $look ->
    [table] Table
    [contrast] Contraste
   *[study] Sobre
}
settings-size = Taille du plateau
settings-size-name = { $size ->
    [large] Grande
    [medium] Moyenne
   *[full] La plus grande possible
}
settings-speed = Vitesse des pièces
settings-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
   *[usual] Normale
}
settings-volume = Volume
settings-volume-name = { $sound ->
    [take] Prises
    [low] Peu de temps
    [end] Fin de partie
   *[move] Coups
}
settings-switch = { $name ->
    [coordinates] Coordonnées
    [lastMove] Dernier coup
    [threats] Menaces
    [coach] Entraîneur
    [endings] Demander avant un choix définitif
    [tools] Tous les outils visibles
    [sound] Son
    [announce] Coups annoncés
   *[motion] Animations
}
settings-switch-why = { $name ->
    [coordinates] Les noms au bord du plateau.
    [lastMove] Marque discrètement ce qui vient d’être joué.
    [threats] Marque celles de tes pièces que l’autre joueur pourrait prendre au prochain tour.
    [coach] Demande une fois avant que tu ne commettes une gaffe contre l’ordinateur.
    [endings] Demande une fois par partie avant que tu ne renonces aux pièces GIPF ou aux potentiels à venir, ou que tu ne retires tes propres pièces GIPF.
    [tools] Tout ce qui est sous « Plus » et le champ de saisie des coups restent à côté du plateau ; pas sur téléphone.
    [sound] Un petit clic de bois.
    [announce] Les lecteurs d’écran disent chaque coup.
   *[motion] Les pièces glissent et sautent ; jamais si ton système demande moins d’animations.
}

## A game from a link

link-title = Une partie reçue par lien
link-text = { $variant }, telle qu’elle était dans le lien.
link-save = La garder dans mes parties
link-broken = Ce lien ne contient aucune partie ; un morceau s’est peut-être perdu en route.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } et { $item }
