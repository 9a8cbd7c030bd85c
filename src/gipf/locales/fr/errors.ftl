player-name = { $player ->
    [w] Blanc
   *[b] Noir
}

## Around other messages

in-move = { $move } : { $why }
in-position = position : { $why }
in-variant = variante « { $variant } » : { $why }
at-line = ligne { $line }, colonne { $column } : { $why }
too-long = { $what ->
    [message] un message
    [move] un coup
    [position] une position
    [variant] une variante
    [comment] un commentaire
   *[other] l’en-tête { $what }
} a au plus { $most } caractères
missing-extra = il faut pour cela le paquet { $package } : pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = la partie est finie
answer-first = { $move } est annoncé, et { player-name } doit d’abord { $phase ->
    [a] accepter ou lancer un défi : accept ou challenge
    [f] dire qui commence la partie satellite : first ou second
   *[s] dire le résultat de la partie satellite : won, tied ou lost
}
gipf-row-first = { player-name } décide d’abord d’une rangée de pièces GIPF : { $moves }
row-must-go = la rangée { $row } doit être retirée : { $moves }
row-first = { player-name } doit d’abord retirer une rangée : { $moves }
many-ways-to-clear = il y a plusieurs façons de retirer : { $moves }
empty-spot = { $spot } est libre
one-row-at-a-time = on ne retire qu’une rangée à soi à la fois : { $rows }
singles-go-with-row = les pièces simples partent avec leur rangée, { $row } : { $spots } aussi
four-left-standing = il resterait quatre pièces dans la rangée { $row } : une de plus doit partir
no-clearing-between = on ne retire rien entre un coup supplémentaire et le coup normal
tamsk-cannot-move = le TAMSK en { $spot } attend, et toutes les lignes sont bloquées : pass
tamsk-waits = le TAMSK en { $spot } attend : pousse-le avec + ({ $moves }) ou passe
must-move = { player-name } doit jouer un coup ; on ne passe que pour un coup supplémentaire ou une rangée de pièces GIPF
no-tamsk = { player-name } n’a pas de TAMSK en { $spot }, donc pas de coup supplémentaire
nothing-announced = aucun potentiel n’est annoncé
move-before-clearing = les rangées se retirent avant et après le coup, et { player-name } doit jouer maintenant
no-row = { player-name } n’a pas de rangée à retirer
gipf-pieces-first = les pièces GIPF se jouent d’abord : { player-name } en a { $count } en réserve
first-turn-gipf = { player-name } doit commencer par une pièce GIPF
no-basic-in-matrx = il n’y a pas de pièces de base dans MATRX ; écris d’abord la lettre de la pile
no-basic-piece = { player-name } n’a plus de pièce de base en réserve
no-gipf-piece = { player-name } n’a plus de pièce GIPF en réserve
gipf-not-pushed = dans « { $variant } », on ne pousse pas de pièces GIPF
gipf-pieces-ended = après la première autre pièce, { player-name } ne fait plus entrer de pièces GIPF
gipf-takes-two = une pièce GIPF demande deux pièces de base ; { player-name } en a { $count }
stack-takes-two = une pile demande deux potentiels { $potential } ; { player-name } en a { $count } en réserve
no-potential = { player-name } n’a plus de potentiel { $potential } en main
no-basic-to-load = { player-name } n’a plus de pièce de base à charger en réserve
no-line = aucune ligne ne mène de { $dot } à { $spot } ; de là, on va le long de { $lines }
just-enter = { $spot } est libre, c’est donc simplement { $move }
line-blocked = la ligne depuis { $dot } n’a pas de point libre : elle est bloquée dans les deux sens
lands-elsewhere = { $spot } est occupé, la pièce la plus éloignée arrive donc en { $landing } : { $move }
not-at-edge = { $spot } n’est pas au bord du plateau
all-lines-blocked = { $spot } est occupé, et toutes les lignes qui y mènent depuis le bord sont bloquées
which-way = { $spot } est occupé ; dis dans quel sens pousser : { $moves }
not-own = la pièce en { $spot } est à l’autre joueur
no-potential-there = il n’y a pas de potentiel { $potential } à utiliser en { $spot }
tamsk-use = TAMSK ne s’utilise que lorsqu’il est poussé en { $spot }
zertz-use = ZÈRTZ saute en ligne droite par-dessus des points occupés jusqu’au premier point libre derrière eux
yinsh-use = YINSH glisse le long d’une ligne sur des points libres
dvonn-use = DVONN saute sur une pièce de base ou un DVONN adverse, sur un point voisin
dvonn-use-matrx = DVONN saute sur un DVONN adverse, voisin ou au bout d’une ligne de points libres
punct-use = PÜNCT saute sur un PÜNCT ou une pièce GIPF adverse, sur un point voisin
punct-use-matrx = PÜNCT saute sur un PÜNCT adverse, voisin ou au bout d’une ligne de points libres
one-basic-to-cover = une pièce GIPF demande deux pièces de base ; { player-name } en a 1 : { $move }
would-be = ce serait { $move }
would-be-either = ce serait { $move } ou { $other }
no-basic-to-cover = { player-name } n’a plus de pièce de base en réserve pour recouvrir la pièce GIPF
turn-to-extend = le tour { $turn } n’est pas fini ; on le continue, rien ne le suit encore
turn-over = { $move } : le tour est fini après { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] un coup est un Move ou son texte, comme 'e1-e3', pas { $value }
    [variant] une variante est un Variant ou son texte, comme 'standard', pas { $value }
    [position] une position est lue de son texte, tel que str(position) l’écrit, pas de { $value }
    [spot] un point est nommé par un texte, comme 'e5', pas par { $value }
   *[game] une partie est lue du texte d’un fichier, pas de { $value }
}
no-move = « { $move } » n’est pas un coup ; un coup s’écrit e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 ou pass
no-push = « { $move } » n’est pas un coup ; une poussée s’écrit e2 ou g7-d6
no-clear = « { $move } » n’est pas un coup ; un retrait s’écrit xb2,c3,d4,e5
no-unit-letter = { $move } : « { $letter } » n’est la lettre d’aucune pièce ; il y a G T Z D Y P, et une pièce de base n’en a pas
no-point = { $move } : il n’y a pas de point { $point } sur le plateau { $board }
dot-alone = { $move } : { $dot } est un rond ; dis où mène la poussée, comme dans { $dot }-…
push-from-spot = { $move } : { $spot } est un point, et une poussée part d’un rond
push-to-dot = { $move } : { $dot } est un rond, et une poussée finit sur un point
use-to-dot = { $move } : { $dot } est un rond, et les potentiels restent sur les points
clear-of-dot = { $move } : { $dot } est un rond, et on ne retire que des points
spot-twice = { $move } : { $spot } est nommé deux fois
cover-without-punct = { $move } : « ={ $cover } » va avec un PÜNCT qui saute sur une pièce GIPF
only-punct-covers = { $move } : seul PÜNCT recouvre quelque chose, avec =B ou =G
marked-no-gipf = { $move } : il n’y a pas de pièce GIPF en { $spot } ; le coup serait { $correct }
marked-own = { $move } : la pièce en { $spot } est à celui qui joue ; le coup serait { $correct }

## Variants

no-variant = aucun jeu ne s’appelle « { $name } » ; il y a { $names }
no-hand = « { $text } » ne désigne pas de potentiels ; on écrit « Z6 » ou « T3Z3 », « - » pour aucun
no-potential-letter = « { $letter } » n’est pas un potentiel ; il y a T, Z, D, Y et P
letter-twice = { $letter } est nommé deux fois dans « { $text } »
number-out-of-range = { $what ->
    [turn] le tour
    [left] les défis restants
    [reserve] une réserve
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] le nombre de { $what }
} : il faut un nombre de { $least } à { $most }, pas « { $text } »
no-option = « { $option } » n’est pas une option ; il y a { $names }
option-twice = { $option }= est donné deux fois
basic-without-potentials = « basic » se joue sans potentiels
many-potentials = { $hand } fait plus de { $most } potentiels
matrx-without-reserve = « matrx » n’a pas de pièces de base, donc pas de reserve=
no-board = aucun plateau ne s’appelle « { $name } » ; il y a { $names }
hex37-only = « { $base } » ne se joue que sur hex37
side-games-form = « { $text } » : les parties satellites s’écrivent comme « T:die,Z:rps »
side-game-name = « { $name } » : une partie satellite se nomme avec a-z, 0-9, _ et -, suivis d’options comme dans « yinsh(blitz) »
two-side-games = { $letter } a deux parties satellites
matrx-without-challenges = MATRX se joue sans { $what ->
    [challenges] défis
   *[side] parties satellites
}
challenges-need-potentials = { $what ->
    [challenges] les défis
   *[side] les parties satellites
} demandent des potentiels, et ce jeu n’en a pas

## Positions

field-count = position : { $count ->
    [one] il y a une partie
   *[other] il y a { $count } parties
}, pas les huit : { $fields }
column-count = le plateau a ici { $count ->
    [one] une colonne
   *[other] { $count } colonnes
}, { $board } en a { $most }
column-unreadable = la colonne { $column } ne peut pas être lue : « { $text } »
column-length = la colonne { $column } a ici { $count ->
    [one] { $count } point
   *[other] { $count } points
}, pas { $most } : « { $text } »
pile-too-small = la pile { $pile } en { $spot } demande au moins deux pièces
pile-colours = les couleurs de la pile { $pile } en { $spot } n’alternent pas
unit-text = « { $text } » n’est pas une pièce ; il y a { $names }
no-unit = « { $unit } » en { $spot } n’est pas une pièce
basic-piece-in-matrx = « { $unit } » en { $spot } : il n’y a pas de pièces de base dans MATRX
gipf-piece-in-basic = « { $unit } » en { $spot } : il n’y a pas de pièces GIPF dans « basic »
no-player = un joueur est « w » ou « b », pas « { $text } »
no-phase = « { $phase } » n’est pas une phase ; il y a c e m x r et . et, avec un coup annoncé, a f s
nobody-decides = personne ne décide : cela n’arrive qu’après une nulle par une règle maison
phase-without-challenges = phase « { $phase } » : ce jeu se joue sans défis
phase-not-announcing = phase « { $phase } » : les potentiels s’annoncent dans les phases e, m et x
phase-without-use = phase « { $phase } » : « { $move } » n’utilise pas de potentiel
reserves-form = les réserves s’écrivent Blanc/Noir, comme B12/B12, pas « { $text } »
no-reserve = « { $text } » n’est pas une réserve ; écris lettres et nombres dans l’ordre B G T Z D Y P, « - » pour rien
reserve-order = les lettres de « { $text } » ne sont pas dans l’ordre B G T Z D Y P
opening-form = l’ouverture est faite de deux signes parmi « 0 », « g » et « - », pas « { $text } »
opening-fixed = l’ouverture de « { $variant } » est « -- », pas « { $text } »
challenges-none = ce jeu se joue sans défis : « - », pas « { $text } »
challenges-form = les défis restants s’écrivent Blanc/Noir, pas « { $text } »
challenges-unlimited = les défis sont ici illimités : « */* », pas « { $text } »
too-many-pieces = { player-name } a { $count } { $sort ->
    [B] pièces de base
    [G] pièces GIPF
   *[other] potentiels { $potential }
} ; « { $variant } » en a { $most }
nothing-to-decide = phase « { $phase } » : { player-name } n’a rien à décider
tamsk-past = { player-name } a déjà décidé du TAMSK en { $spot } dans la phase « { $phase } »
no-challenge-left = { player-name } n’a plus de défi à lancer
cannot-announce = { $move } ne peut pas être annoncé : { $why }
no-spot = il n’y a pas de point « { $spot } » sur le plateau { $board }
not-json = ce n’est pas du JSON : { $detail }
json-without-position = il faut un objet JSON avec un texte nommé "position"
json-value = « { $name } » ne peut pas être { $value }
counter-without-rule = « { $name } » ne peut pas être donné : « { $variant } » n’a pas de règle maison qui le compte
counter-range = « { $name } » ne peut pas être { $value } : on compte de { $least } à { $most }
counter-foreign = « { $name } » ne peut pas compter « { $text } » : ce n’est pas une position de « { $variant } » sans le numéro du tour
no-reason = une partie { $how ->
    [drawn] est nulle
   *[won] est gagnée
} par { $reasons }, pas { $reason }

## Games and their files

one-game-expected = il faut une partie, et le texte en contient { $count }
result-differs = la partie est finie, { $result }, pas { $given }
game-ended = la partie est finie : { $result }
over-by-rules = la partie est déjà finie d’après les règles
no-takeback = il n’y a rien à reprendre
has-variations = il y a des variantes au tour { $turn } ; enlève-les d’abord
turn-not-in-game = le tour { $turn } n’est pas de cette partie
no-termination = une partie se termine par { $names }, pas « { $text } »
evaluation-range = une évaluation va de -1 à 1, pas { $value }
no-shape = « { $text } » ne peut pas être dessiné : un cercle est un point, comme d4, une flèche en a deux, comme e2-e5
no-mark = un signe est l’un de { $names }, pas « { $text } »
not-utf-8 = ce n’est pas du texte en UTF-8
header-form = un en-tête s’écrit [White "Ann"]
header-name = « { $header } » ne peut pas être le nom d’un en-tête ; il faut des lettres et des chiffres
header-unprintable = l’en-tête { $header } contient un caractère qui ne s’imprime pas
header-value = l’en-tête { $header } est { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 ou *
    [TimeControl] 300+5, 1/60 ou -
   *[Termination] normal, resignation, time, agreement, abandoned
}, pas « { $value } »
header-twice = l’en-tête { $header } est là deux fois
header-follows = l’en-tête { $header } découle de la partie elle-même
headers-differ = les en-têtes Variant et Position ne s’accordent pas : { $variant }
comment-misplaced = un commentaire suit un tour
half-character = un commentaire contient un demi-caractère, qui ne peut pas être écrit
comment-not-closed = ce commentaire n’est pas fermé, ou a un \ de trop
variation-misplaced = une variante se place après le tour qu’elle remplace
variation-empty = cette variante est vide
variation-not-open = aucune variante n’est ouverte ici
variation-not-closed = une variante n’est pas fermée
turn-missing = il manque un tour ici
turn-not-finished = le tour { $turn } n’est pas fini
turn-number = c’est le tour { $expected } pas { $number }
reserve-misplaced = une réserve suit un tour
reserve-differs = la réserve est { $count } après { $turn }, pas { $text }
result-missing = il manque le résultat de la partie précédente
ends-without-result = la partie finit sans résultat : 1-0, 0-1, 1/2-1/2 ou *
result-not-header = le résultat { $result } n’est pas celui de l’en-tête, { $header }

## Games that are played or set up

in-moves = coup { $number } sur { $count } : { $why }
over-in-position = dans cette position la partie est finie : il n’y a rien à décider
no-such-game = il n’y a pas de partie « { $game } » ici
game-deleted = la partie { $game } a été supprimée
game-damaged = la partie { $game } est endommagée et ne peut pas être montrée : { $why }
game-went-on = la partie a continué entre-temps : elle en est à la version { $version }, et ceci était pour la { $given }
computers-turn = c’est à l’ordinateur de jouer : il est { player-name }
time-was-up = le temps était déjà écoulé : { $result }
no-side-game = il n’y a pas de partie satellite à tirer au sort
rematch-later = la partie n’est pas encore finie ; la revanche vient après
nothing-to-change = il n’y a rien à changer
nothing-to-undo = il n’y a pas de décision de ce tour à annuler ; un tour entier se reprend
no-turn-for-takeback = personne n’a joué de tour qui pourrait être repris
chance-stays = ce que le hasard a montré reste : rien d’antérieur n’est repris
claim-untimed = on ne peut réclamer une partie que pendant qu’une pendule tourne, pas sur plusieurs jours
claim-present = { player-name } est là, il n’y a donc rien à réclamer
abort-late = la partie a commencé et ne peut plus être annulée
claim-early = { player-name } peut encore revenir ; la partie pourra être réclamée dans { $seconds } s
give-untimed = on ne donne du temps qu’à une autre personne, dans une partie à la pendule qui n’est pas finie
give-enough = { player-name } a déjà tout le temps qu’on peut offrir
vacation-spent = { $left ->
    [one] il reste un jour de vacances cette année, moins que { $days }
   *[other] il reste { $left } jours de vacances cette année, moins que { $days }
}
nothing-to-pause = aucune pendule ne tourne qu’on pourrait arrêter
not-paused = la partie n’est pas en pause
draw-offered = { player-name } a déjà proposé la nulle ; elle attend une réponse
no-offer = personne n’a proposé la nulle
two-computers = deux ordinateurs jouent cette partie ; personne ne peut parler pour eux
computer-speaks = l’ordinateur joue { player-name } et parle pour lui-même
decision-count = la partie a { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, pas { $given }
variant-or-start = une partie a une variante ou un départ, pas les deux
archive-game = la partie { $number } du fichier ({ $game }) est illisible : { $why }
archive-id = le nom d’une partie est fait de minuscules et de chiffres : { $id }
archive-result = le résultat { $result } ne correspond pas à la partie
archive-side = une partie satellite est désignée par le nombre de décisions qui la précèdent, pas { $count }
name-unprintable = un nom est fait de caractères qui s’impriment
person-without-level = une personne n’a pas de niveau ; l’ordinateur en a un
base-is-a-word = la base est un mot, comme « standard » ; tout le reste a son propre champ
cannot-move-here = { player-name } ne peut pas jouer ici, la partie serait finie : mets une pièce en réserve, ou libère une ligne
without-gipf-piece = { player-name } n’a pas de pièce GIPF sur le plateau et aurait perdu : poses-en une, ou choisis le jeu de base
row-left-standing = { player-name } a une rangée et doit d’abord la retirer : laisse jouer { player-name }, ou brise la rangée
nothing-to-read = il n’y a rien à lire ; colle une partie, une position ou des coups
smart-game-format = c’est un fichier SGF, comme en écrit boardspace.net ; ses coups ne peuvent pas être lus ici : colle les coups ou ouvre un fichier .gipf
too-much-to-read = c’est trop ; on lit au plus { $most } caractères à la fois
too-many-moves = on joue au plus { $most } coups à la fois
tree-too-long = un arbre a au plus { $most } tours
tree-root = le premier nœud est la racine : il n’a ni parent ni tour
tree-order = le nœud { $node } vient après son parent, qui a un indice plus petit
tree-turn = le nœud { $node } est un tour, et un tour a au moins un coup
ended-otherwise = la partie est finie par { $reason ->
    [resignation] abandon
    [time] manque de temps
    [agreement] accord
   *[abandoned] départ
} : on ne peut rien reprendre

## The server

foreign-analysis = l’analyse est celle d’une autre partie : elle commence par une autre position
no-turns-to-judge = la partie n’a pas de tours à regarder
nothing-for-engine = il n’y a rien ici que le moteur puisse décider
engine-ended = le moteur s’est arrêté avec le serveur
nobody-thinks = aucun processus ne traite les tâches de la voie { $lane } : lance gipf think --lane { $lane }
puzzle-takes-long = juger ce problème prend trop de temps
puzzle-not-judged = le problème n’a pas pu être jugé : le solveur s’est arrêté dessus
too-much-at-once = c’est trop à la fois ; attends un peu
too-many-watched = une page suit au plus { $most } parties
too-many-analyses = une page a au plus { $most } analyses en cours ; arrêtes-en une
id-in-use = l’identifiant « { $id } » est pris ; choisis-en un autre
internal-error = quelque chose s’est mal passé ici ; c’est dans le journal
not-saved = cela n’a pas pu être enregistré, et n’a donc pas été fait : { $detail }
not-read = cela ne peut pas être lu : { $detail }
unknown-request = rien ne s’appelle « { $name } » ; il y a { $names }
request-form = un message est un objet qui dit quoi faire : { $example }
body-form = le corps est un objet JSON, et Content-Type le dit : application/json
body-not-json = ce n’est pas du JSON en UTF-8
body-too-big = c’est trop ; une requête a au plus { $most } octets
wrong-field = { $field } : { $detail }
wrong-value = { $field } : { $detail }, pas { $value }
more-problems = { $first } ; { $why }
wrong-method = { $method } ne va pas avec cette adresse ; on peut utiliser { $methods }
nothing-there = il n’y a rien à { $path } ; voir /api/docs
http-error = { $detail }
wrong-host = ce serveur s’appelle localhost, pas « { $host } »
foreign-page = une page de « { $origin } » n’a rien à faire ici
foreign-site = une page d’un autre site n’a rien à faire ici
no-address = « { $host } » n’est pas une adresse de cette machine ; utilise 127.0.0.1
no-days = { $name } attend des jours de 0 à { $most }, pas « { $given } »
no-seconds = { $name } attend des secondes de 0 à { $most }, pas « { $given } »
metrics-address = GIPF_METRICS donne des adresses ou des réseaux séparés par des espaces, par exemple { $example }
public-address = { $host } est accessible depuis d’autres machines, et il n’y a pas de comptes pour tenir les autres à l’écart ; utilise 127.0.0.1
port-taken = le port { $port } de { $host } ne peut pas être utilisé : un autre programme l’a pris ; choisis-en un autre avec --port
port-unusable = le port { $port } de { $host } ne peut pas être utilisé : { $detail } ; choisis-en un autre avec --port
server-not-started = le serveur n’a pas pu démarrer ; { $log } dit pourquoi
folder-unusable = { $folder } ne peut pas être utilisé : { $detail } ; fais de la place sur le disque, ou nomme un autre dossier dans GIPF_DATA
folder-in-use = un autre gipf utilise { $folder } mais ne répond pas ; arrête-le, ou nomme un autre dossier dans GIPF_DATA
running-elsewhere = GIPF tourne déjà, sur { $address }, avec les parties de { $folder } ; le port { $port } n’a pas été ouvert : pour un second, nomme un autre dossier dans GIPF_DATA
newer-database = { $database } a été écrit par un gipf plus récent (ses tables en sont à { $revision }, celui-ci connaît jusqu’à { $known }) ; réinstalle celui-là
database-without-version = { $database } a des tables mais ne dit pas de quelle version ; déplace-le, ou mets à sa place une copie du dossier « backups »
database-unusable = { $database } ne peut pas servir de base de données ({ $detail }) ; fais de la place sur le disque, déplace le fichier, ou mets à sa place une copie du dossier « backups »
database-address = GIPF_DATABASE ne nomme aucune base de données connue ici ; écris { $example }, ou ne mets rien pour un fichier dans le dossier des données
database-unreachable = la base de données { $database } ne peut pas être utilisée : { $detail } ; regarde si elle tourne, et ce que dit GIPF_DATABASE
database-foreign = { $database } a des tables, mais aucune de gipf ; nomme une base vide dans GIPF_DATABASE
database-away = la base de données ne répond pas pour l’instant, cela n’a donc pas été fait ; réessaie dans un instant
worker-alone = GIPF_DATABASE est vide : un serveur dont les parties sont dans un fichier s’en charge lui-même ; { $command } est fait pour des serveurs qui partagent un PostgreSQL
clock-or-days = une partie a une pendule ou se joue sur plusieurs jours, pas les deux
days-between-people = sur plusieurs jours, on joue contre quelqu’un sur un autre appareil : invite quelqu’un à l’une des places
days-cap = personne ne peut commencer avec plus de temps que le plafond : cap doit valoir au moins seconds
days-too-short = c’est trop rapide pour une partie sur plusieurs jours : chacun commence avec au moins un jour, ou avec une heure à laquelle chaque tour ajoute au moins une heure
bus-address = GIPF_BUS ne nomme rien de connu ici ; écris { $example }, ou ne mets rien s’il n’y a qu’un serveur
bus-away = GIPF_BUS ne répond pas ({ $detail }) ; les parties continuent, mais les autres serveurs apprennent un coup jusqu’à deux secondes plus tard

## Lessons and puzzles

no-lesson = il n’y a pas de leçon « { $lesson } »
no-step = la leçon « { $lesson } » n’a pas d’étape « { $step } »
step-to-look-at = l’étape « { $step } » de « { $lesson } » est là pour être regardée
no-puzzle = il n’y a pas de problème « { $puzzle } »
no-puzzles-file = { $file } n’est pas un fichier de problèmes : { $detail } ; écris-en un avec « gipf puzzles make »
task-solved = { $move } : l’exercice est résolu
was-wrong = { $move } : la dernière décision était fausse : reprends-la
no-goal = « { $name } » n’est pas un but ; il y a { $names }
in-lesson = leçon « { $lesson } » : { $why }
in-step = étape « { $step } » : { $why }
lesson-unreadable = leçon « { $lesson } » : { $detail }
unknown-keys = { $keys } n’est pas connu ici ; il y a { $names }

## Engine and search

setting-range = { $name } va de { $least } à { $most }, pas { $value }
setting-least = { $name } vaut au moins { $least }, pas { $value }
no-choice = { $name } est l’un de { $names }, pas « { $value } »
limit-needed = il faut une limite pour chaque position : seconds, nodes ou depth
tree-search-settings = une recherche arborescente a au moins un fil, une feuille par lot et un Mio
batch-variant = toutes les parties de ce lot sont « { $variant } »
batch-moves = il faut { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, un par partie, pas { $shape }
pile-too-high = une pile de { $count } pièces est trop haute pour le noyau
no-push-on-board = { $move } n’est pas une poussée sur le plateau { $board }
not-along-line = { $move } ne suit pas une ligne
clears-no-row = { $move } ne retire pas de rangée
no-network = il n’y a pas de réseau { $file }
not-a-network = { $file } n’est pas un réseau de gipf : { $detail }
network-without-version = { $file } n’est pas un réseau de gipf : il ne dit pas { $what }
network-version = { $file } est un réseau pour la version { $given } de { $what }, et ce gipf a la version { $version }
own-precision = { $file } a sa propre précision ; nomme le fichier seul

## Environments for learners

reset-needed = la partie est finie : reset() en commence une autre
opponent-form = un adversaire est le nom d’un joueur, comme « random » ou « level-3 », une fonction de la position, ou de masque, observation et générateur
batch-positions = la position de départ est une seule pour toutes les parties ou une liste de { $count }, une pour chacune
reset-mask = reset_mask dit oui ou non pour chaque partie : un tableau de { $count } valeurs de vérité
action-form = une action est un nombre entier inférieur à { $most }, pas { $value }
illegal-action = l’action { $action } n’est pas permise dans « { $position } »
variant-form = une variante est un texte comme « { $variant } », pas { $value }
over-at-once = « { $variant } » est fini avant de commencer : il n’y a rien à apprendre
odds-form = les chances d’une partie satellite sont trois parts dont la somme est 1, pas { $value }
player-number = un joueur est 0 ou 1, pour toutes les parties ou pour chacune, pas { $value }
actions-form = il faut { $count ->
    [one] { $count } nombre entier
   *[other] { $count } nombres entiers
}, une action par partie, pas { $kind } de forme { $shape }

## Training

above-zero = { $name } est supérieur à 0, pas { $value }
even-number = { $name } est un nombre pair, deux par ouverture, pas { $value }
variant-needed = l’entraînement demande une variante
too-few-games = { $count ->
    [one] { $count } partie, c’est
   *[other] { $count } parties, c’est
} trop peu pour { $variants } variantes de plusieurs sortes
share-form = « { $text } » : une part est un nombre supérieur à 0, comme dans { $variant }@2, pas « { $value } »
generation-settings = une génération a au moins une partie, et chaque partie garde au moins un échantillon
save-every = un point de reprise est écrit au moins chaque minute, donc --save-every va de 1 à 60, pas { $value }
actors-without-ray = --actors sont ceux d’un cluster Ray ; nomme-le avec --ray
no-cluster = il n’y a pas de cluster Ray à « { $address } » ({ $detail }) ; démarres-en un avec « ray start --head », ou dis --ray { $local }
no-gpu = torch ne trouve pas de GPU ici ; enlève --device, ou dis --device cpu
other-network = le réseau dans { $folder } a { $count } { $name }, pas { $value } ; enlève --{ $name }, ou commence dans un autre dossier
network-size = un réseau a au moins un bloc et 8, 16, 24 … canaux, pas { $size }
fold-before-fusing = seul un réseau replié peut être fusionné : prends folded().fuse()
no-checkpoint = il n’y a pas de point de reprise { $file }
not-a-checkpoint = { $file } n’est pas un point de reprise : { $detail }
checkpoint-version = { $file } est un point de reprise de la version { $given } ; ceci est la version { $version }
checkpoint-too-big = un réseau de { $millions } M de nombres ne tient pas dans un point de reprise de { $most } Mo ; entraînes-en un avec moins de blocs ou de canaux
checkpoint-of-other = le point de reprise est celui d’un réseau de { $given }, pas de { $wanted }
int8-needs-positions = int8 demande des positions d’où tirer les plages de nombres
learning-settings = apprendre demande deux échantillons par pas, un taux supérieur à 0, des views non négatifs et un average de 0 à moins de 1
lockstep-settings = l’auto-jeu demande au moins une variante, une partie et un tour
lockstep-rules = les parties au pas ont en commun leur famille de règles et leur plateau
no-games-of-families = aucune des parties n’est de ces familles
too-few-to-hold-back = il y a trop peu de parties de la famille { $family } pour en garder de côté
no-file = il n’y a pas de fichier { $file }
file-unreadable = { $file } ne peut pas être lu : { $detail }
not-games = { $file } n’est pas un fichier de parties, ou est endommagé : { $detail }
games-damaged = { $file } est endommagé : { $detail }
no-games-file = { $file } n’est pas un fichier de parties : écris-en un avec « gipf train selfplay »
games-version = { $file } a des parties de la version { $given } ; ceci est la version { $version }
folder-without-games = le dossier { $folder } n’a pas de fichiers de parties (*{ $suffix })
games-of-other-rules = une partie de { $variant } ne finit pas comme le dit son fichier : elle a d’autres règles
file-exists = { $file } est déjà là ; prends un autre fichier ou une autre graine
selfplay-settings = il faut au moins une partie, un processus et un nœud
nothing-written = aucune partie n’a été finie, donc rien n’a été écrit

## The command line

resumed-players = une partie reprise garde ses joueurs ; enlève --opponent
other-variant = la position est de « { $given } », pas de « { $variant } »
theme-without-svg = --theme concerne un diagramme ; indique son fichier avec --svg

## Matches

broken-file = { $file }:{ $line }:{ $column } : { $why }
in-file = { $file } : { $why }
in-line = { $file }:{ $number } : { $why }
no-json-object = il faut un objet JSON
no-such-player = il n’y a pas de joueur « { $name } » ; il y a : { $names }
player-unprintable = « { $player } » contient un caractère qui ne s’imprime pas dans un tableau
players-alike = deux joueurs s’appellent « { $name } »
no-program = il n’y a pas de programme « { $program } » à lancer
no-command-line = « { $text } » n’est pas une ligne de commande : { $detail }
program-unnamed = nomme le programme, comme dans « program:my-engine --fast »
player-not-imported = le joueur « { $name } » ne peut pas être importé : { $detail }
makes-no-player = « { $name } » n’est pas une classe ou une fonction qui fait un joueur
two-players-needed = un match a au moins deux joueurs
games-in-pairs = les parties vont par paires, couleurs échangées : 2 ou 4, pas { $value }
sprt-players = un test séquentiel porte sur deux joueurs, pas { $count }
opening-length = une ouverture a de 0 à 99 tours, pas { $value }
variant-twice = une variante est nommée deux fois
no-opening-of = { $file } n’a pas d’ouverture de { $variant }
no-opening-found = aucune ouverture de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de { $variant } n’a été trouvée sans fin de partie ni prise ; demande moins de tours
file-without-opening = il n’y a pas d’ouverture dans { $file }
opening-game-over = { $file } : la partie { $number } est finie : il n’y a rien à continuer
opening-line-over = { $file }:{ $number } : la partie est finie : il n’y a rien à continuer
workers-end = les processus qui jouent finissent avant d’avoir commencé, voir plus haut ; un script qui joue des matchs le fait sous { $example }
sprt-order = elo0 doit être inférieur à elo1 : pas { $value }
sprt-chance = { $name } est une probabilité supérieure à 0 et inférieure à 0,5, pas { $value }
sprt-form = un test s’écrit comme deux différences, comme 0,20, pas « { $text } »
match-in-folder = un autre processus joue un match dans { $folder } en ce moment
other-match = { $folder } contient les résultats d’un autre match : { $detail }. Nomme un autre dossier
match-without-settings = { $folder } contient des parties mais pas de settings.json ; nomme un autre dossier
not-a-result = { $file }:{ $number } : ce n’est pas le résultat d’une partie
games-cut = { $file } est plus court que ne le dit results.jsonl ; nomme un autre dossier

## The engine’s process and its players

player-value = le joueur a donné la valeur { $value }, et les valeurs vont de -1 à 1
senseless-answer = le moteur a donné une réponse qui n’a pas de sens : { $detail }
engine-late = le moteur n’a pas répondu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
engine-hung = le moteur n’a pas répondu en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, ne s’est pas arrêté sur demande, et a été terminé{ $detail }
engine-said = { $detail }
stopped-before-move = la recherche a été arrêtée avant d’avoir trouvé un coup
engine-closed = ce moteur a été fermé ; fais-en un autre
engine-was-closed = le moteur a été fermé
engine-not-started = le moteur ne peut pas démarrer : { $command } : { $detail }
engine-ended-itself = le moteur s’est arrêté ({ $detail })
engine-died = { $why } ; la prochaine requête le redémarre
not-sendable = cela ne peut pas être envoyé au moteur : { $detail }
argument-type = { $name } est de type { $kinds }, pas { $value }
engine-failed = le moteur a échoué : { $detail }
player-failed = le joueur { $player } a échoué : { $detail }
player-answer = le joueur { $player } a donné une réponse qui n’en est pas une : { $detail }
not-judged = la partie ne peut pas être jugée : { $detail }
player-with-limits = « { $player } » nomme des limites ; elles se donnent avec chaque recherche
options-form = { $name }:{ $text } : les options s’écrivent comme { $name }:seconds=0.1
no-such-option = « { $name } » n’a pas d’option « { $option } » ; il y a : { $names }
option-given-twice = l’option « { $option } » de « { $name } » est donnée deux fois
option-value = l’option « { $option } » de « { $name } » est de type { $kinds }, pas « { $text } »
no-process-option = le processus n’a pas d’option { $name } ; il y a : workers
too-many-requests = { $most } requêtes sont en cours, et il n’y a plus de place ; attends des réponses, ou arrêtes-en
no-such-search = aucune recherche d’identifiant « { $id } » n’est en cours ; elle est peut-être déjà finie
whole-number = { $name } est un nombre entier de { $least } à { $most }, pas { $value }
number-wanted = { $name } est un nombre de { $least } à { $most }, pas { $value }
id-missing = il manque id ; n’importe quel texte ou nombre convient, comme { $example }
id-form = { $name } est un texte d’au plus { $most } caractères, ou un nombre de -2**53 à 2**53, pas { $value }
request-missing = il manque request ; il y a : { $names }
no-such-request = il n’y a pas de requête { $name } ; il y a : { $names }
no-such-field = { $name } n’a pas de champ { $field } ; il a : { $names }
request-without-limit = { $name } demande une limite : { $names } ; seule l’analyse d’une position peut continuer jusqu’à ce qu’on l’arrête
position-or-game = { $name } demande une position ou une partie, comme { $example }
position-needed = { $name } demande une position, comme { $example }
position-form = position est un texte, ou le JSON d’une position, pas { $value }
game-form = game est le texte d’un fichier de partie, pas { $value }
moves-form = moves est une liste de textes comme ["e2", "g7-d6"], pas { $value }
moves-with-game = moves va avec une position ; une partie a les siens
line-not-utf-8 = l’octet { $number } de la ligne n’est pas de l’UTF-8
line-empty = la ligne est vide ; une requête s’écrit { $example }
line-too-deep = la ligne est trop imbriquée ; une requête s’écrit { $example }
line-not-json = la ligne n’est pas du JSON : { $detail } ; une requête s’écrit { $example }
line-too-long = la ligne dépasse { $most } octets ; elle a été laissée de côté
number-too-long = la ligne a un nombre de milliers de chiffres
request-object = une requête est un objet JSON comme { $example }, pas { $value }
field-twice = le champ { $field } est là deux fois
no-json-number = { $name } n’est pas un nombre JSON

## Commands that write files

in-place-or-out = --in-place écrit dans le fichier de la partie : enlève --out, ou --in-place
in-place-json = --json écrit ce qui est trouvé, --in-place les parties ; choisis l’un des deux
in-place-stdin = --in-place demande un fichier de partie ; on ne peut pas écrire dans stdin
out-overwrites = --out écraserait le fichier de la partie { $file } ; --in-place le permet
picture-file = --picture demande un fichier à lui, comme game.svg
picture-overwrites = --picture écraserait { $file } ; nomme un autre fichier
no-turns-in-file = aucune partie de { $file } n’a de tour à regarder
not-compiled = le moteur ne peut pas être compilé : { $detail } ; nomme un autre dossier dans GIPF_CACHE
cannot-play = « { $player } » ne peut pas jouer : { $detail }

## The game in the terminal

terminal-end-stands = { $move } : la partie est finie ; undo annule la fin
terminal-others-turn = { $player ->
    [w] { $move } : ici, c’est à Blanc de jouer
   *[b] { $move } : ici, c’est à Noir de jouer
}
terminal-is-over = la partie est finie : new en commence une autre, undo revient en arrière
terminal-no-move = « { $text } » n’est ni un coup ni une commande ; les coups s’écrivent comme { $examples } ; help montre les commandes
terminal-undo = après undo vient le nombre de décisions à reprendre, comme undo 3, pas « { $text } »
terminal-undo-few = { $count ->
    [one] on ne peut reprendre qu’une décision
   *[other] on ne peut reprendre que { $count } décisions
}
terminal-side-game = ici, une partie satellite décide : jouez-la, puis tapez won, tied ou lost
terminal-random-mover = le joueur au hasard n’accepte rien ; resign finit la partie
terminal-nothing-kept = aucune partie n’est encore gardée dans { $folder } ; commences-en une sans --resume
terminal-file-name = « { $name } » ne peut pas être un nom de fichier ; choisis-en un autre
terminal-no-game = il n’y a pas de partie dans { $file }

## Pictures

chart-empty = un graphique demande un tour à montrer
chance-range = une chance de gain va de -1 à 1, pas { $value }
curves-empty = une image de courbes demande un point à montrer
no-such-point = il n’y a pas de point « { $point } » sur le plateau { $board } ; ses colonnes vont de a à { $last }, comme dans « e1 » (un rond) ou « e5 » (un point)
arrow-leads-nowhere = une flèche de { $point } à { $point } ne mène nulle part ; nomme deux points
no-line-for-move = { $move } : aucune ligne ne mène du rond { $dot } à { $spot }
no-book = ce n’est pas un livre d’ouvertures : sa première ligne n’est pas « { $line } »
book-line = « { $text } » n’est pas une ligne d’un livre d’ouvertures ; elle a cinq champs, comme « 93f0b53a6c1d8e27 c2 14 9 0.778 »
book-turn-twice = { $turn } est deux fois dans le livre pour cette position
book-number = { $name } est un nombre entier, 0 ou plus, et non { $value }
book-score = un score va de 0 à 1, et non { $value }
no-colour = { $text } n’est pas une couleur ; une couleur s’écrit comme « #a84a00 » ou « seagreen »
no-shade = { $text } n’est pas l’intensité d’une ombre ; elle va de « 0 » à « 1 », comme « .22 »
no-arrow = une flèche est une paire de points, comme ('e1', 'e3'), avec une couleur au besoin, et non { $value }
no-theme = il n’y a pas de thème « { $name } » ; il y a { $names }
no-language = il n’y a pas de textes dans la langue « { $name } » ; il y a { $names }
picture-width = une image ne peut pas avoir { $width } de large ; donne sa largeur en pixels, comme 400

## Side games

side-no-game = Il n’y a pas de partie satellite « { $name } » : { $names }
# The name of a side game, as people write it; options behind it stay as they are typed.
side-title = { $game ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
side-title-of-play = { $name ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $name }
}
side-no-option = { side-title } n’a pas d’option « { $option } » : { $options }
side-no-move = « { $text } » n’est pas un coup de { side-title } ; on les écrit comme { $examples }
side-fields = Une position de { side-title } a { $wanted } champs, { $names }, séparés par une espace, et non { $number }
side-columns = Un plateau de { $wanted } colonnes les sépare par « / » ; il y en a { $number } ici
side-column-length = La colonne { $column }, « { $text } », a { $number } points : il y en a { $wanted }
side-column-form = La colonne { $column }, « { $text } », s’écrit « { $right } »
side-no-piece = Colonne { $column } : « { $text } » ne peut pas s’y trouver
side-player-field = Le joueur est « w » ou « b », et « - » après une nulle, pas « { $text } »
side-phase-field = « { $text } » n’est pas une phase : { $phases }
side-disagrees = { $field } vaut « { $text } », mais d’après le plateau « { $right } »
side-too-many = Il y a { $number } { $piece } : { $most } au plus
side-is-over = Cette partie est finie : joueur et phase sont « { $right } . »
side-not-over = Cette partie n’est pas encore finie
side-nothing-to-decide = Dans la phase « { $phase } », il n’y a rien à décider
side-occupied = { $point } est occupé
side-others = Ce qui est en { $point } n’est pas à vous
side-no-point = Il n’y a pas de { $point } sur ce plateau
side-no-line = { $start } et { $end } ne sont pas sur une même ligne
side-stuck = ce qui est en { $point } ne peut aller nulle part pour le moment
side-other-due = { $move } ne se joue pas maintenant ; tu peux jouer par exemple { $moves }
side-not-possible = { $move } ne peut pas se jouer ici ; possible : { $moves }
side-other-game = Une position de { side-title } commence par « { $game } », pas par « { $text } »
side-too-few = Il y a { $number } { $piece } : { $least } au moins
yinsh-no-ring = Il n’y a pas d’anneau à vous en { $point }
yinsh-ring-between = L’anneau en { $point } est sur le chemin
yinsh-must-stop = Un anneau qui a survolé des marqueurs doit s’arrêter juste derrière, en { $point }
yinsh-row-stands = La rangée { $row } devrait déjà être retirée
side-none-left = Il ne reste plus de { $piece } à placer
tzaar-capture-first = Un tour commence par une prise
tzaar-first-met = Depuis { $start }, une pile va jusqu’à la première pile de sa ligne, ni plus loin ni sur un point libre
tzaar-too-high = La pile en { $point } a { $height } pièces et la vôtre en { $start } seulement { $own } : elle ne peut pas en prendre une plus haute
tzaar-no-capture = depuis { $point }, rien n’est à prendre pour le moment : ce qui vient d’abord sur ses lignes est à toi ou trop haut
tzaar-first-capture = La phase « f » est la première prise des Blancs, sur un plateau plein
tzaar-no-stacks-yet = Tant qu’on place des pièces, phase « p », il n’y a pas de piles
tzaar-out-of-turn = On place à tour de rôle, les Blancs d’abord : avec { $white } blanches et { $black } noires, ce n’est pas à « { $player } »
side-no-options = { side-title } n’a pas d’options, donc pas de « { $option } »
side-value = { $field } est « { $text } » ; cela s’écrit comme { $values }
side-seed = une graine est un nombre entier de 0 à { $most }, pas « { $text } »
side-rounds = { $game } se joue en un nombre impair de manches, de 1 à { $most }, pas « { $text } »
rps-same-commitment = c’est l’engagement de l’autre joueur ; engagez-vous sur un choix à vous
rps-to-open = les deux ont choisi : dévoilez votre choix, comme « rock:nonce », ou « fold » ; pas « { $move } »
rps-not-committed = « { $move } » n’est pas ce à quoi vous vous êtes engagé
rps-round = « { $text } » n’est pas une manche ; elles s’écrivent comme « rock/paper », la dernière aussi comme « rock/- »
rps-round-too-many = il n’y a pas de manche « { $text } » : la précédente n’est pas complète, ou la partie est finie
domino-not-held = { $tile } n’est pas dans votre main
domino-no-fit = { $tile } ne va pas à ce bout de la ligne, qui est { $end }
domino-no-tile = « { $text } » n’est pas un domino ; ils vont de 00 à 66, dans une main le plus petit nombre d’abord
domino-line = { $first } et { $second } ne vont pas ensemble
domino-order = une main s’écrit dans l’ordre : « { $right } », pas « { $text } »
domino-twice = { $tile } est là deux fois
domino-count = chaque joueur a reçu 7 dominos ; ici il y en a { $line } sur la ligne, { $white } et { $black } dans les mains
domino-passes = qui peut jouer ne passe pas
openspiel-name = un jeu d’OpenSpiel se nomme comme « openspiel(connect_four) », pas « { $text } »
openspiel-no-game = OpenSpiel n’a pas de jeu « { $name } » qui se joue par son seul nom
openspiel-not-in-turn = « { $name } » n’est pas un jeu pour deux qui jouent à tour de rôle
dvonn-stays = La pièce DVONN en { $point } est seule, et seule elle ne bouge jamais
dvonn-shut-in = Ce qui est en { $point } est enfermé : les six points autour sont occupés
dvonn-distance = Une pile de { $height } avance d’exactement { $height } ; de { $start } à { $end } il y a { $distance }
dvonn-not-linked = Ce qui est en { $point } n’est relié à aucune pièce DVONN
zertz-must-jump = Une bille peut sauter, elle y est donc obligée : { $moves }
zertz-no-ring = Il n’y a plus d’anneau en { $point }
zertz-not-free = L’anneau { $point } ne peut pas être retiré : il faudrait à côté de lui deux places voisines sans anneau
zertz-jump = une bille saute tout droit par-dessus sa voisine, sur l’anneau libre derrière
zertz-counts = « { $text } » ne dit pas combien il y a de billes, comme dans « { $right } »
zertz-marbles = Sur le plateau, en réserve et prises, il y a { $number } { $colour } : il en faut { $wanted } en tout
side-written = « { $text } » s’écrit « { $right } »
punct-off-board = { $move } : un point dépasserait du plateau
punct-centre = { $variant ->
    [basic] la première pièce de la partie ne peut pas être posée dans l’hexagone central
   *[standard] on ne pose pas de pièce dans l’hexagone central
}
punct-minor-dot = il n’y a pas de PÜNCT en { $point }, et une pièce se déplace par son PÜNCT
punct-covered = la pièce dont le PÜNCT est en { $point } n’est pas libre : il y a quelque chose au-dessus, en { $spaces }
punct-unchanged = cela ne change rien : une pièce doit bouger ou tourner
punct-on-other = le PÜNCT serait sur la couleur de l’autre joueur en { $point }
punct-not-flat = la pièce ne serait pas à plat : les hauteurs de { $spaces } sont { $heights }
punct-gap = le PÜNCT serait au-dessus d’un trou : { $point } est libre, et il faut une pièce à soi en dessous
punct-no-room = de quelque façon qu’on la tourne, la pièce n’a pas de place avec son PÜNCT en { $point } : elle doit être à plat, tout entière sur le plateau
punct-no-piece = « { $text } » n’est pas une pièce ; on les écrit comme Tg5:2
punct-crosses = { $piece } croise une autre pièce de son niveau en { $point }
punct-cannot-lie = { $piece } ne peut pas être au niveau { $level } : { $why }
punct-wrong-level = { $piece } est au niveau { $level }, mais serait au niveau { $right }
punct-no-reserves = les réserves s’écrivent comme T6C2E4/T5R1, « - » pour rien, pas « { $text } »
in-side-game = partie satellite { side-title-of-play }, coup { $number }, « { $move } » : { $why }
side-play-form = « { $text } » n’est pas une partie satellite ; elles s’écrivent comme « yinsh(blitz) f5 d4 » ou « die#7 throw »
side-play-other = { $letter } se décide par { $game }, pas par { $name }
side-play-seed = { $name } ne peut être rejoué sans sa graine, comme dans « { $name }#7 »
side-play-no-seed = il n’y a pas de hasard dans { $name }, donc pas de graine
side-play-none = il n’y a dans ce tour aucun défi que { side-title-of-play } ait pu décider
side-play-not-over = la partie satellite { side-title-of-play } n’est pas finie, mais son résultat serait « { $result } »
side-play-result = la partie satellite { side-title-of-play } est « { $right } » pour qui a annoncé le potentiel, pas « { $result } »
side-play-wanted = play est une partie satellite comme dans un enregistrement, par exemple 'yinsh f5 d4', pas { $value }
side-play-unknown = { side-title-of-play } ne peut pas être joué ici
side-terminal-only = { $name } ne se joue que dans le terminal : gipf play --terminal "{ $name }"
is-side-game = { $game } est une partie satellite à part : demande-la par 'watch-side' et /api/side-games
is-no-side-game = { $game } n’est pas une partie satellite à part : demande-la par 'watch' et /api/games
no-side-game-on = il n’y a aucune partie satellite à abandonner
side-game-decides = { $move } : le résultat vient de la partie satellite en cours ; qui l’abandonne la perd
side-level = les parties satellites ont les niveaux 1 à { $most }
side-file-form = le fichier d’une partie satellite dit laquelle c’est, comme dans [SideGame "yinsh"]
side-file-result = les coups mènent à '{ $right }', mais le résultat indiqué est '{ $result }'
side-file-hidden = quelque chose est encore caché dans cette partie ; le fichier viendra à la fin
side-no-draws = à { side-title } il y a toujours un gagnant, donc pas de nulle à proposer
side-file-is-game = ceci est une partie de GIPF, pas une partie satellite à part
side-file-position = le fichier est de { side-title-of-play }, mais sa position est de { $other }
side-file-two-seeds = une partie satellite qui commence par une position contient déjà sa graine : [Seed] et [Position] ne vont pas ensemble
side-text-unknown = « { $text } » n’est pas une partie satellite : un fichier, une position, ou son nom suivi de coups, comme « yinsh f5 d4 »
side-no-board = { side-title-of-play } se joue sans plateau, il n’y en a donc pas de diagramme
proof-file = { $file } ne peut pas être lu comme une preuve : { $detail }
proof-header = la ligne { $line } d’une preuve est [{ $name } "…"], pas « { $text } » ; elle commence par Proof, Variant, Winner et Turns
proof-version = seules les preuves de version { $version } peuvent être lues, pas « { $text } »
proof-answer = la réponse { $number } de la preuve, « { $move } », n’est pas permise dans « { $position } »
proof-ends = la preuve s’arrête après la réponse { $number }, mais { player-name } doit décider dans « { $position } »
proof-too-long = la preuve est complète après la réponse { $number }, mais il vient encore « { $move } »
proof-lost = { player-name } ne gagne pas ici : « { $position } »
proof-turns = { player-name } n’a pas gagné en { $turns } tours, comme le dit la preuve : « { $position } »
solve-variant = { $variant } ne peut pas être résolu : seuls les jeux sans potentiels et sans règles maison le peuvent, comme « basic;reserve=4/4 »
solve-unknown = on ne sait pas encore qui gagne { $variant } : il n’y a rien à prouver
solve-no-win = aucun gain en { $turns } tours n’a été trouvé dans « { $position } »

## L’application en simples fichiers

site-not-built = le site ne peut pas être écrit : { $part ->
    [page] la page n’est pas construite
    [engine] le moteur pour navigateurs n’est pas construit
   *[python] Python pour navigateurs n’est pas construit
  } ici ; « make site » construit ce qui manque
site-folder-taken = il y a dans { $folder } quelque chose qui n’est pas un site ; indiquez un dossier nouveau ou vide
no-site-address = une adresse commence par https:// ou http://, pas « { $text } »

## Personnes et places

not-for-you = cela ne te revient pas
not-your-game = tu n’as pas de place dans cette partie
not-your-seat = { $player ->
    [w] la place de Blanc est à quelqu’un d’autre
   *[b] la place de Noir est à quelqu’un d’autre
}
not-your-turn = c’est à l’autre personne de jouer
own-proposal = c’est à l’autre personne d’y répondre
proposal-waits = une demande attend encore sa réponse
player-awaited = l’autre personne n’est pas encore là
no-advice-between-people = dans une partie entre deux personnes, le moteur n’aide personne avant la fin
result-for-other = un résultat en ta faveur doit être saisi par l’autre personne
goes-on-between-people = deux personnes jouent cette partie, et elle n’est pas finie
stays-between-people = quelqu’un d’autre a joué cette partie aussi, elle reste donc
both-invited = l’une des deux places doit être la vôtre
computer-invited = l’ordinateur prend sa place sans invitation
seat-not-free = { $player ->
    [w] la place de Blanc n’est pas libre
   *[b] la place de Noir n’est pas libre
}
name-length = un nom a de 1 à { $most } caractères
not-let-in = ce serveur ne laisse entrer que les personnes qui ont son lien
network-off = personne ne peut rejoindre : l’accès depuis le réseau local est coupé
no-local-network = cette machine n’est dans aucun réseau local
not-local = { $host } n’est pas une adresse d’un réseau local
network-refused = personne ne peut rejoindre : { $detail }

## Un service pour tout le monde

asked-too-much = trop de demandes viennent d’ici ; { $seconds ->
    [one] réessaie dans une seconde
   *[other] réessaie dans { $seconds } secondes
}
past-the-proxy = on n’atteint ce service que par son adresse, pas en contournant son proxy
proxy-without-proto = le proxy devant ce service doit dire dans X-Forwarded-Proto comment on l’a atteint
proxy-without-client = le proxy devant ce service doit dire dans X-Forwarded-For qui l’a atteint
no-origin = une requête avec un cookie doit dire dans Origin de quelle page elle vient
service-or-lan = un service est pour tout le monde ; se joindre depuis le réseau local est pour l’application d’une seule machine
service-address = l’adresse d’un service ressemble à https://play.example ou, pour l’essayer, à http://localhost:4737 ; pas à { $text }
service-without-proxy = un service à une adresse en https:// s’atteint par un proxy ; indique l’adresse de celui-ci dans GIPF_PROXY, par exemple GIPF_PROXY=127.0.0.1
neither-address = { $text } n’est ni une adresse ni un réseau, comme 10.0.0.2 ou 10.0.0.0/8
name-reserved = « { $name } » est un nom que personne ne peut porter ici
account-name-length = un nom compte de { $least } à { $most } caractères
account-name-letters = un nom se compose de lettres et de chiffres ; entre eux peuvent se trouver une espace, un point, un trait d’union ou un tiret bas à la fois
account-name-scripts = un nom s’écrit dans un seul alphabet, pour que personne ne soit pris pour quelqu’un d’autre

## Comptes

no-accounts = il n’y a pas de comptes ici ; ils sont l’affaire d’un service pour tout le monde
account-there = tu as déjà un compte
account-without-way = un compte a besoin d’un moyen de se connecter : un mot de passe, une clé d’accès ou une adresse mail
name-taken = le nom « { $name } » est pris, ou ressemble à un nom qui l’est
password-length = un mot de passe compte de { $least } à { $most } caractères
password-weak = ce mot de passe se devine trop facilement ; quelques mots sans rapport valent mieux
sign-in-wrong = ce nom et ce mot de passe ne vont pas ensemble
password-wrong = ce n’est pas ton mot de passe
prove-again = montre encore une fois que c’est bien toi : par ton mot de passe, une clé d’accès ou un lien
last-way = c’est ton dernier moyen de te connecter ; ajoutes-en d’abord un autre
mail-off = ce service n’envoie pas de mails
mail-address = ce n’est pas une adresse mail
mail-server = GIPF_MAIL ne nomme aucun serveur de mail ; écris smtp://NOM:MOTDEPASSE@MACHINE:PORT ou smtps://…
push-unknown = ce n’est pas un service de notification connu ici
push-keys = les clés de notification du navigateur ne vont pas
push-off = rien n’est envoyé d’ici aux appareils
push-address = GIPF_PUSH nomme des services de notification comme https://push.example ; pas { $text }
passkey-refused = cette clé d’accès n’a pas été acceptée ; réessaie, ou connecte-toi autrement
passkeys-many = un compte a au plus { $most } clés d’accès
no-such-passkey = il n’y a pas de telle clé d’accès
token-wrong = ce jeton ne vaut rien : il a été révoqué, ou n’a jamais été créé
not-by-token = aucun jeton ne vaut pour cela
token-without = ce jeton n’a pas été créé pour cela : il lui manque « { $scope } »
bot-was-rated = ce compte a joué des parties classées et reste celui d’une personne ; crées-en un autre pour le programme
bot-moderates = le compte d’un modérateur reste celui d’une personne
bot-in-games = ce compte joue en ce moment contre d’autres ; il pourra devenir celui d’un bot quand ces parties seront finies
account-no-bot = seul un compte de bot a des jetons
tokens-many = un compte a au plus { $most } jetons
bot-address = « { $address } » n’est pas l’adresse d’un service ; écris https:// et son nom
bot-unreachable = { $address } ne répond pas : { $detail }
bot-denied = le service dit non : { $detail }
bot-no-account = chez { $address }, ce jeton n’est celui d’aucun bot
no-such-account = il n’y a pas de compte « { $name } »

## The lobby

lobby-closed = personne d’autre ne peut venir ici : il n’y a donc pas de salon
time-too-short = c’est trop rapide : chacun a au moins { $seconds } secondes pour { $turns } tours, comme en 3+2
times-mixed = une offre vaut pour des parties d’une traite ou sur plusieurs jours, pas pour les deux
standing-over-days = seule une offre ouverte sur plusieurs jours peut valoir pour plusieurs parties
rated-with-account = les parties classées se jouent avec un compte
rated-even = une partie n’est classée que si les deux ont la même chose et que le hasard ne décide pas seul
own-seek = on ne joue pas contre soi-même
seek-without = l’offre ne comprend pas { $what }
too-many-seeks = tu peux avoir au plus { $most } offres à la fois
not-challenged = tu ne peux pas défier cette personne
no-such-seek = cette offre n’existe plus
seek-taken = quelqu’un a été plus rapide : cette offre est déjà acceptée
no-such-person = il n’y a personne de ce nom ici

## Tournaments

no-tournaments = il n’y a pas de tournois ici ; ils sont l’affaire d’un service pour tout le monde
no-such-tournament = ce tournoi n’existe pas
tournament-begun = ce tournoi a commencé ; on peut s’inscrire au prochain
tournament-not-entered = tu ne participes pas à ce tournoi
tournament-played = toutes tes parties de ce tournoi sont finies
tournament-no-bots = les programmes ne participent pas aux tournois
tournament-game-stays = cette partie appartient à un tournoi : elle reste

## What people say, and order among them

words-length = on dit de 1 à { $most } caractères à la fois
said-too-much = c’était beaucoup d’un coup : attends { $seconds } secondes
muted = la modération te demande de te taire encore { $hours } heures
nobody-hears = dans cette partie, personne ne t’entend
no-such-preset = il n’y a pas de mots nommés « { $name } »
not-oneself = cela concerne les autres, pas soi-même
no-such-report = quelqu’un s’est déjà occupé de ce signalement
too-many-reports = { $most } de tes signalements attendent encore d’être examinés

## Ce que quelqu’un garde pour soi dans une partie

board-nowhere = tu as un plateau à toi dans tes parties sur plusieurs jours contre une autre personne
conditions-nowhere = les coups conditionnels sont pour une partie sur plusieurs jours contre une autre personne, tant qu’elle dure
conditions-own-turn = c’est à toi de jouer : les coups conditionnels répondent à ce que joue l’adversaire
conditions-side-game = les coups conditionnels ne peuvent pas passer par une partie satellite
conditions-late = la partie a continué entre-temps, et ces coups conditionnels ne conviennent plus
conditions-many = c’est trop : au plus { $lines } variantes avec { $decisions } décisions en tout
conditions-long = une variante a au plus { $most } décisions
conditions-after-end = la partie est finie avant { $move }
conditions-two = il n’y a qu’une réponse à la même chose : { $one } ou { $two }
conditions-end = chaque variante finit par ta réponse, jusqu’à ce que l’adversaire décide à nouveau
