### First steps

course-chapter-first-steps = Premiers pas

## The board

course-board = Le plateau
course-board-about = Des points, des ronds, des lignes, et ta première pièce.

course-board-spots = Bienvenue à GIPF ! Là où les lignes se croisent, il y a des points : 37 en tout. C’est là que tout se joue. Celui qui est entouré, e5, est le centre.

course-board-dots = Au bord, ce sont les ronds. Tu poses une pièce sur un rond et tu la pousses le long d’une ligne, jusqu’au premier point. Aucune pièce ne reste jamais sur un rond.

course-board-enter = Tu joues Blanc. Pousse une pièce sur un point libre du bord.
course-board-enter-hint-1 = Vise un point du bord et pousses-y la pièce.
course-board-enter-done = La voilà ! Elle vient de ta réserve, qui compte maintenant une pièce de moins.

course-board-names = Les colonnes portent des lettres, de gauche à droite. Dans une colonne, on compte depuis le côté de Blanc, rond compris. Cette pièce est donc en c4.

course-board-find = Pousse une pièce en g6.
course-board-find-hint-1 = La colonne g est la troisième en partant de la droite. Son rond g1 est tout en bas.
course-board-find-wrong-side = Pas tout à fait. Les lettres vont de gauche à droite, les chiffres montent depuis le côté de Blanc.
course-board-find-done = Trouvé. Désormais, tu sais nommer tous les points.

course-board-lines = Les lignes suivent trois directions, donc six chemins partent d’un point. Dans GIPF, tout se déplace le long d’une ligne.

course-board-start = Voici le début du GIPF de base. Chacun a 15 pièces : trois dans les angles et douze en réserve. Blanc commence, puis vous jouez à tour de rôle.

## Pushing

course-pushing = Pousser
course-pushing-about = Comment une pièce entre quand le premier point est occupé.

course-pushing-first = Le point e2 est occupé. Pousse quand même depuis le rond e1.
course-pushing-first-hint-1 = Vise le rond e1, sous la pièce.
course-pushing-first-done = La pièce qui était là a fait de la place : elle a avancé d’un point sur la ligne.

course-pushing-run = Les pièces qui se touchent avancent ensemble, quelle que soit leur couleur. Un vide arrête la poussée : la pièce en d5 ne bouge pas.

course-pushing-colours = Amène la pièce noire de d4 en e5 d’une seule poussée.
course-pushing-colours-hint-1 = Les pièces en b2, c3 et d4 se touchent. Depuis quel rond peux-tu pousser les trois ?
course-pushing-colours-done = Trois pièces ont bougé, chacune d’un point.

course-pushing-ways = La plupart des ronds donnent sur deux lignes. Amène ta pièce de d2 en e3.
course-pushing-ways-hint-1 = Il te faut la ligne qui va de d2 à e3. Remonte-la jusqu’à son rond.
course-pushing-ways-wrong-up = Ta pièce est montée tout droit en d3. Choisis la ligne qui part en biais vers la droite.
course-pushing-ways-done = Bien vu. Depuis le même rond, tu aurais aussi pu pousser sur l’autre ligne.

course-pushing-blocked = Aucune pièce ne sort jamais du plateau par une poussée. Cette ligne n’a plus de point libre : personne ne peut y pousser, d’aucun côté.

course-pushing-fill = Une ligne est presque pleine : celle de e2 à h2. Remplis-la pour que plus personne ne puisse y pousser.
course-pushing-fill-hint-1 = Un seul point de cette ligne est libre. Occupe-le, ou pousses-y les autres.
course-pushing-fill-done = Bloquée. La ligne ne se rouvre que si des pièces quittent le plateau.

### Rows

course-chapter-rows = Les rangées

## Four in a row

course-rows = Quatre à la suite
course-rows-about = Forme une rangée et récupère tes pièces.

course-rows-four = Quatre pièces d’une même couleur, côte à côte sur une ligne, forment une rangée. Son propriétaire doit la retirer : elle quitte le plateau.

course-rows-make = Tu as trois pièces alignées. Fais-en quatre.
course-rows-make-hint-1 = La quatrième pièce va au bout des trois autres.
course-rows-make-turn-2 = Une rangée ! Retire-la maintenant : choisis la rangée, puis confirme.
course-rows-make-done = Tes quatre pièces sont revenues dans ta réserve. Tu peux les rejouer.

course-rows-close = Forme encore une rangée, et retire-la.
course-rows-close-hint-1 = Il y a un vide en d4. Une poussée depuis le bas y amène deux pièces.
course-rows-close-done = Une seule poussée a déplacé deux pièces et comblé le vide.

course-rows-gap = Trois, un vide et encore une : ce n’est pas une rangée. Seules comptent les pièces sans vide entre elles.

course-rows-side = La pièce qui manque peut venir de côté. Forme une rangée sur la colonne e, et retire-la.
course-rows-side-hint-1 = La pièce en d4 peut devenir celle qui manque en e5.
course-rows-side-done = Bien vu ! Une poussée sur une ligne a formé une rangée sur une autre.

course-rows-five = Plus de quatre pièces alignées, c’est aussi une seule rangée. Récupère cinq pièces en un tour.
course-rows-five-hint-1 = Regarde la longue ligne qui passe par le centre. Son vide est en d4.
course-rows-five-done = Cinq d’un coup. Plus la rangée est longue, plus il en revient.

## Capturing

course-capturing = Prendre
course-capturing-about = Ce qui touche une rangée part avec elle.

course-capturing-touch = Une rangée emporte tout ce qui la prolonge sur sa ligne, quelle que soit la couleur. Tes pièces te reviennent. La pièce noire en e6 est prise : elle quitte la partie.

course-capturing-one = Forme une rangée qui prend une pièce noire.
course-capturing-one-hint-1 = Tes trois pièces pointent vers la pièce noire. Mets la quatrième derrière elles.
course-capturing-one-done = Quatre sont revenues, et Noir a une pièce de moins pour le reste de la partie.

course-capturing-safe = Un vide arrête la rangée. Ici, la pièce noire en e7 est à l’abri : rien n’est pris.

course-capturing-two = Tu peux former une rangée de deux façons. Prends deux pièces noires.
course-capturing-two-hint-1 = Compte les pièces noires qui touchent chaque rangée.
course-capturing-two-wrong-one = Cette rangée ne prend qu’une pièce. L’autre en emporte deux.
course-capturing-two-done = Deux d’un coup. Regarde toujours ce qu’il y a derrière une rangée avant de la former.

course-capturing-ends = Une rangée emporte ce qui la touche aux deux bouts. Prends deux pièces noires.
course-capturing-ends-hint-1 = Pousse le long de la colonne e et comble le vide.
course-capturing-ends-done = Toute la ligne est vide : sept pièces l’ont quittée, dont deux à Noir.

course-capturing-three = Maintenant, prends-en trois !
course-capturing-three-hint-1 = Il manque g3. Laquelle de tes pièces peut y être poussée ?
course-capturing-three-done = Trois pièces en une poussée. Belle journée.

## Two rows at once

course-two-rows = Deux rangées à la fois
course-two-rows-about = Une poussée, deux rangées, et un choix.

course-two-rows-both = Une seule poussée peut former deux rangées. Tu les retires l’une après l’autre. Récupère huit pièces en un tour.
course-two-rows-both-hint-1 = Pousse le long de la colonne e : une pièce entre, une autre passe en e4.
course-two-rows-both-wrong-one = Cela fait une rangée. Une autre poussée en forme deux.
course-two-rows-both-done = Deux rangées, huit pièces. Elles ne se croisaient pas, donc les deux devaient partir.

course-two-rows-cross = Deux rangées peuvent se croiser. Choisis celle que tu retires d’abord. Puis regarde bien : l’autre a perdu une pièce et n’est peut-être plus une rangée. Dans ce cas, elle reste.

course-two-rows-choose = Deux de tes rangées se croisent en e5. Retire celle qui prend.
course-two-rows-choose-hint-1 = Une seule des deux rangées touche une pièce noire.
course-two-rows-choose-wrong-bare = Cette rangée n’a rien pris, et l’autre est maintenant brisée.
course-two-rows-choose-done = La pièce en g5 est prise, et trois pièces de l’autre rangée restent sur le plateau.

course-two-rows-cross-push = Forme en une poussée deux rangées qui se croisent, et retire celle qui en prend deux.
course-two-rows-cross-push-hint-1 = Une de tes pièces doit arriver en e5.
course-two-rows-cross-push-wrong-one = Cette rangée prend une pièce. L’autre en aurait pris deux.
course-two-rows-cross-push-done = La seconde rangée n’est plus complète, et ses pièces restent là où elles sont utiles.

## Whose row is it?

course-whose-row = À qui est la rangée ?
course-whose-row-about = Les rangées formées par l’autre joueur, et qui retire en premier.

course-whose-row-theirs = Une rangée est au joueur de sa couleur, peu importe qui l’a formée. Regarde : la poussée de Noir forme une rangée à toi.

course-whose-row-clear-first = Ton tour commence par la rangée que Noir a formée. Retire-la, puis pousse une pièce comme toujours.
course-whose-row-clear-first-hint-1 = Retire la rangée. Ensuite, pousse où tu veux.
course-whose-row-clear-first-done = D’abord la rangée, puis la poussée : le tout en un seul tour.

course-whose-row-gift = Tu peux faire pareil à Noir. Forme une rangée noire, pour que Noir doive retirer quatre pièces du plateau.
course-whose-row-gift-hint-1 = Une pièce noire en d4 compléterait une rangée noire.
course-whose-row-gift-done = Noir a dû la retirer. Quatre pièces ne te gênent plus, et Noir doit encore pousser.

course-whose-row-first = Si les deux joueurs ont des rangées, celui qui vient de jouer retire les siennes en premier. Pousse depuis e1 et prends deux pièces.
course-whose-row-first-hint-1 = La poussée forme une rangée pour chacun. Retire la tienne.
course-whose-row-first-done = Tu passais en premier et tu as retiré ta pièce de d4 : la rangée de Noir n’a rien pris.

course-whose-row-second = Dans l’autre sens, c’est toi qui passes en second. Noir joue, retire d’abord sa rangée et prend deux pièces. Puis tu retires ce qui est encore une rangée.

### Winning

course-chapter-winning = Gagner

## The last piece

course-reserve = La dernière pièce
course-reserve-about = Comment on gagne : quand l’autre n’a plus rien à pousser.

course-reserve-aim = À GIPF, on ne passe pas son tour : chaque tour te coûte une pièce de ta réserve. Qui doit pousser et n’a plus de pièce perd.

course-reserve-win = La réserve de Noir est vide. Gagne la partie.
course-reserve-win-hint-1 = Presque toutes les poussées gagnent. Évite juste d’offrir une rangée à Noir.
course-reserve-win-wrong-gift = Cela forme une rangée de Noir. Noir la retire et a de nouveau quatre pièces.
course-reserve-win-done = Noir doit pousser et ne peut pas. Tu gagnes !

course-reserve-deny = Noir n’a plus qu’une pièce, mais trois alignées. Brise l’alignement pour que Noir ne puisse pas former de rangée.
course-reserve-deny-hint-1 = La pièce du milieu est en d4.
course-reserve-deny-hint-2 = Pousse le long de la colonne d.
course-reserve-deny-wrong-fill = Noir écarte ta pièce en b2 et forme quand même la rangée. C’est l’alignement qu’il faut briser.
course-reserve-deny-turn-2 = Noir a joué sa dernière pièce. Finis la partie.
course-reserve-deny-done = Sans rangée, aucune pièce n’est revenue, et Noir n’a plus rien. Tu gagnes !

course-reserve-save = C’est ta dernière pièce ! Forme une rangée, sinon tu n’auras rien à pousser au prochain tour.
course-reserve-save-hint-1 = Trois de tes pièces sont sur une ligne qui descend en biais vers h4.
course-reserve-save-done = Ouf ! Tes pièces sont revenues, et la partie continue.

course-reserve-rescue = Ta réserve est vide, mais la poussée de Noir a formé une rangée à toi. Retire-la et continue.
course-reserve-rescue-hint-1 = Retire d’abord, pousse ensuite.
course-reserve-rescue-done = On retire les rangées avant de pousser. Une rangée à toi peut donc te sauver, même avec une réserve vide.

## Attack

course-attack = L’attaque
course-attack-about = Menaces, doubles menaces, et rangées qui prennent.

course-attack-threat = Trois pièces alignées, un point libre derrière, des pièces noires devant : Blanc menace d’entrer en b2 et d’en prendre deux. Cherche toujours de tels trios, les tiens et ceux de Noir.

course-attack-make = Crée une menace : après ta poussée, il doit y avoir une rangée à former qui prend quelque chose.
course-attack-make-hint-1 = Tu as deux pièces alignées face à des pièces noires. Amènes-en une troisième.
course-attack-make-done = Maintenant, Noir doit réagir.

course-attack-aside = Noir a occupé le bout de ta ligne. Mais une pièce du bord peut être écartée. Prends-en deux.
course-attack-aside-hint-1 = Pousse depuis un rond voisin de a1, en travers de ta ligne.
course-attack-aside-done = Occuper le bout d’une ligne n’est pas une vraie défense. Souviens-t’en quand tu te défendras.

course-attack-double = Noir peut parer une menace, rarement deux. Crée deux menaces en une poussée.
course-attack-double-hint-1 = La place d’une de tes pièces est en e5, où deux lignes se croisent.
course-attack-double-turn-2 = Noir est entré en e2. Prends quand même.
course-attack-double-done = Ta pièce en e5 servait deux lignes. Une double menace rapporte presque toujours quelque chose.

## Defence

course-defence = La défense
course-defence-about = Que faire quand Noir s’apprête à prendre ?

course-defence-danger = Trois pièces noires alignées, et les tiennes juste derrière : si Noir entre en b4, tu perds deux pièces. C’est à toi de jouer.

course-defence-break = Brise l’alignement noir, pour que Noir ne puisse rien prendre.
course-defence-break-hint-1 = Pousse en travers de la ligne noire.
course-defence-break-hint-2 = La colonne d passe en plein milieu.
course-defence-break-wrong-fill = Noir écarte ta pièce en b4 et prend quand même.
course-defence-break-done = L’alignement de Noir est brisé. Tes pièces sont à l’abri pour l’instant.

course-defence-gap = Cette fois, Noir veut pousser depuis e1 et combler le vide. Remplis-le avant.
course-defence-gap-hint-1 = Laquelle de tes pièces peut être poussée de côté en e4 ?
course-defence-gap-done = La menace a disparu.

course-defence-leave = Une pièce qui n’est plus sur le plateau ne peut pas être prise. Forme à temps ta propre rangée.
course-defence-leave-hint-1 = La pièce en e6 appartient à une seconde ligne.
course-defence-leave-done = Elles sont à l’abri dans ta réserve. La rangée de Noir ne prendrait plus rien.

course-defence-counter = La meilleure défense, c’est de prendre. Enlève à Noir une de ses trois pièces.
course-defence-counter-hint-1 = Une des trois pièces noires touche une de tes lignes.
course-defence-counter-done = Défense et attaque en un seul tour !

course-defence-play = Tu connais maintenant tout le GIPF de base : joue une partie ! Si l’un est plus fort, l’autre peut commencer avec une à trois pièces de plus. Les règles ne connaissent pas la nulle, mais les joueurs peuvent s’entendre, par exemple quand une position se présente pour la troisième fois.

### Standard GIPF

course-chapter-standard = GIPF standard

## GIPF-pieces

course-gipf-pieces = Les pièces GIPF
course-gipf-pieces-about = Des pièces doubles qui peuvent rester quand on retire une rangée.

course-gipf-pieces-start = Le GIPF standard ajoute la pièce GIPF : deux pièces d’une couleur, l’une sur l’autre. Elle se pousse comme une seule pièce et compte pour une dans une rangée. Chacun commence avec trois pièces GIPF ; ensuite, seules des pièces de base entrent en jeu.

course-gipf-pieces-keep = Dans une rangée, les pièces de base doivent partir. Les pièces GIPF, des deux couleurs, partent ou restent : le propriétaire de la rangée choisit. Garde la tienne, prends celle de Noir.
course-gipf-pieces-keep-hint-1 = Pour chaque pièce GIPF de la rangée, tu as le choix : la retirer ou la laisser.
course-gipf-pieces-keep-wrong-gave = Tu as aussi retiré ta propre pièce GIPF. Elle peut rester.
course-gipf-pieces-keep-wrong-spared = Tu as laissé la pièce GIPF de Noir sur le plateau. Prends-la !
course-gipf-pieces-keep-done = C’est le choix habituel : ta pièce GIPF reste, celle de Noir est prise, avec ses deux pièces.

course-gipf-pieces-make = Forme une rangée qui prend deux pièces de Noir, et garde ta pièce GIPF en d4.
course-gipf-pieces-make-hint-1 = Une pièce GIPF compte parmi les quatre.
course-gipf-pieces-make-done = Ta pièce GIPF a aidé à former la rangée, et elle reste pour la suivante.

course-gipf-pieces-change = C’est la dernière pièce de ta réserve. Forme une rangée et retire aussi ta pièce GIPF : elle revient en deux pièces de base.
course-gipf-pieces-change-hint-1 = Choisis de retirer la pièce GIPF avec la rangée.
course-gipf-pieces-change-wrong-kept = Pas mal, mais ta pièce GIPF est restée. Retire-la cette fois : cela fait deux pièces de plus.
course-gipf-pieces-change-done = Cinq pièces en réserve. Elles ne rentreront que comme pièces de base.

course-gipf-pieces-both = Deux de tes rangées se croisent sur ta pièce GIPF. Si elle reste, la seconde rangée tient toujours et doit être retirée aussi. Prends deux pièces.
course-gipf-pieces-both-hint-1 = Laisse ta pièce GIPF en place quand tu retires la première rangée.
course-gipf-pieces-both-wrong-taken = Tu as retiré la pièce GIPF commune aux deux rangées. L’autre n’est plus une rangée.
course-gipf-pieces-both-done = Les deux rangées sont parties, chacune avec une pièce noire.

course-gipf-pieces-spare = Maintenant, c’est l’inverse : seule la rangée verticale prend. Retire-la, et garde c3, d4 et f5 sur le plateau.
course-gipf-pieces-spare-hint-1 = Si la pièce GIPF commune part, la seconde rangée est brisée.
course-gipf-pieces-spare-done = Tu as cédé une pièce GIPF, et trois pièces restent sur le plateau. Cela en vaut parfois la peine.

## The last GIPF-piece

course-last-gipf = La dernière pièce GIPF
course-last-gipf-about = La seconde façon de perdre une partie, et de la gagner.

course-last-gipf-rule = Qui n’a plus de pièce GIPF sur le plateau perd, même avec une réserve pleine. Ici, Blanc n’en a plus qu’une : prends-en soin.

course-last-gipf-win = Noir n’a plus qu’une pièce GIPF. Gagne la partie.
course-last-gipf-win-hint-1 = Forme une rangée qui la touche, et prends-la.
course-last-gipf-win-wrong-left = Une pièce GIPF peut rester : c’est à toi de la choisir. Retire-la !
course-last-gipf-win-done = La dernière pièce GIPF est prise. Tu gagnes !

course-last-gipf-two = Noir a deux pièces GIPF. Prends les deux en un tour.
course-last-gipf-two-hint-1 = Une poussée le long de la colonne c forme deux rangées.
course-last-gipf-two-done = Deux rangées, deux pièces GIPF, et la partie est finie.

course-last-gipf-trap = Ta dernière pièce GIPF est dans ta propre rangée. Retire la rangée et reste en jeu.
course-last-gipf-trap-hint-1 = Rien ne t’oblige à la retirer.
course-last-gipf-trap-wrong-lost = Tu as retiré toi-même ta dernière pièce GIPF, et perdu la partie.
course-last-gipf-trap-done = Elle reste, et toi aussi. (Si plus personne n’a de pièce GIPF après un retrait, c’est celui qui a retiré la rangée qui gagne.)

course-last-gipf-save = Noir menace ta dernière pièce GIPF. Sauve-la.
course-last-gipf-save-hint-1 = Brise l’alignement noir, ou pousse ta pièce GIPF hors de la ligne.
course-last-gipf-save-done = Ta pièce GIPF est hors de danger.

### Tournament GIPF

course-chapter-tournament = GIPF tournoi

## The free opening

course-opening = L’ouverture libre
course-opening-about = Un plateau vide, et autant de pièces GIPF que tu veux.

course-opening-empty = La version tournoi commence avec un plateau vide et 18 pièces pour chacun. Tu décides combien de pièces GIPF tu mets en jeu.

course-opening-first = À ton premier tour, il te faut jouer une pièce GIPF. Mets-en une en jeu.
course-opening-first-hint-1 = N’importe quel point libre du bord convient.
course-opening-first-done = Elle a coûté deux pièces à ta réserve.

course-opening-more = Aux tours suivants, tu peux en jouer d’autres. Mets en jeu une autre pièce GIPF.
course-opening-more-hint-1 = Choisis la pièce GIPF dans ta réserve.
course-opening-more-done = Avec deux pièces GIPF, tu risques moins. Mais chacune te coûte deux pièces.

course-opening-stop = Ta première pièce de base met fin à ton ouverture. Mets-en une en jeu.
course-opening-stop-hint-1 = Choisis une pièce de base dans ta réserve.
course-opening-stop-done = Tu ne joueras plus de pièces GIPF. Noir peut continuer jusqu’à sa propre première pièce de base.

course-opening-balance = Peu de pièces GIPF, c’est beaucoup de poussées mais peu de sécurité. Beaucoup, c’est plus sûr, mais ta réserve est vite vide. Trois, c’est un bon début.

## Four GIPF-pieces

course-four-gipf = Quatre pièces GIPF
course-four-gipf-about = La seule rangée qui peut rester.

course-four-gipf-row = Quatre pièces GIPF alignées, et rien d’autre dans la rangée : celle-là peut rester. Son propriétaire en retire une ou plusieurs, ou passe.

course-four-gipf-pass = Laisse tes quatre pièces GIPF où elles sont.
course-four-gipf-pass-hint-1 = Passe, au lieu de retirer.
course-four-gipf-pass-done = Elles restent. On te le redemandera chaque fois que viendra le moment de retirer tes rangées.

course-four-gipf-again = Tant que dure ton ouverture, des pièces récupérées peuvent rentrer comme pièce GIPF. Retire d’abord celle en e6.
course-four-gipf-again-hint-1 = Choisis seulement la plus haute des quatre.
course-four-gipf-again-turn-2 = Remets-la maintenant en jeu : une pièce GIPF, où tu veux.
course-four-gipf-again-done = Ton ouverture n’est pas finie, puisque tu n’as pas encore joué de pièce de base.

course-four-gipf-must = Une pièce de base dans la rangée doit partir : cette fois, il faut retirer. Prends-la et garde tes quatre pièces GIPF.
course-four-gipf-must-hint-1 = Laisse chacune de tes pièces GIPF en place. Puis passe.
course-four-gipf-must-done = Seule la pièce de base devait partir. Ensuite, la rangée pouvait rester, et tu as passé.

### GIPF With Potentials

course-chapter-potentials = GIPF Avec Potentiels

## Loaded pieces

course-loaded = Les pièces chargées
course-loaded-about = Des pièces avec un coup spécial : les charger, les utiliser, les retirer.

course-loaded-units = Un potentiel est une pièce qui a un coup spécial. Sur le plateau, tu trouves des pièces de base (b4), des pièces GIPF (d5), des pièces chargées – une pièce de base qui porte un potentiel (f5) – et des potentiels utilisés (h3).

course-loaded-load = Ici, chacun a six potentiels ZÈRTZ. Mets en jeu une pièce chargée.
course-loaded-load-hint-1 = Choisis la pièce chargée dans ta réserve.
course-loaded-load-done = Une pièce de base et un potentiel de ta main sont entrés ensemble.

course-loaded-use = À ton tour, tu pousses une pièce ou tu utilises un potentiel. Utilise ton ZÈRTZ : il saute par-dessus la pièce voisine.
course-loaded-use-hint-1 = Prends la pièce chargée en d4, puis le point marqué.
course-loaded-use-done = Le potentiel est maintenant utilisé : une pièce simple, sans pouvoir. Sa porteuse reste comme pièce de base.

course-loaded-forfeit = Tu peux jouer une pièce de base seule à tout moment. Mais dès la première, tous les potentiels que tu as encore en main quittent la partie. Essaie.
course-loaded-forfeit-hint-1 = Choisis la pièce de base seule dans ta réserve.
course-loaded-forfeit-done = Ta main est vide. Les potentiels sur le plateau sont toujours à toi.

course-loaded-keep = Dans une rangée, les pièces chargées peuvent rester, comme les pièces GIPF. Garde la tienne, prends celle de Noir.
course-loaded-keep-hint-1 = Choisis pour chaque pièce chargée : la retirer ou la laisser.
course-loaded-keep-done = La pièce chargée de Noir est prise tout entière. Si tu avais retiré la tienne, sa porteuse serait revenue, mais pas son potentiel.

course-loaded-break = Chacune de ces quatre peut rester, mais pas toutes ensemble : la rangée doit être brisée. Garde les trois pièces chargées.
course-loaded-break-hint-1 = Retire la pièce GIPF.
course-loaded-break-done = La pièce GIPF est revenue en deux pièces de base. Les potentiels utilisés et les pièces de base doivent partir avec une rangée ; parmi ces quatre, tu avais le choix.

course-loaded-empty = Ta réserve est vide, mais tu ne perds pas tant que tu peux utiliser un potentiel. Utilise-le, et forme une rangée qui prend.
course-loaded-empty-hint-1 = Saute vers le haut. La porteuse compte aussi dans la rangée.
course-loaded-empty-done = Trois pièces de base sont revenues. Le potentiel utilisé a quitté la partie : un potentiel ne revient jamais.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = Il saute.

course-zertz-rule = ZÈRTZ saute en ligne droite par-dessus une ou plusieurs pièces, de toute couleur, et se pose sur le premier point libre derrière elles. Il ne touche pas à ce qu’il survole.

course-zertz-jump = Saute en d6.
course-zertz-jump-hint-1 = Prends le ZÈRTZ en d4.
course-zertz-jump-wrong-other = Ce saut suivait une autre ligne. Saute par-dessus d5.
course-zertz-jump-done = Une pièce sautée, un potentiel utilisé.

course-zertz-far = Saute aussi loin que possible : en f5.
course-zertz-far-hint-1 = Suis la ligne qui part de b2 et passe par le centre.
course-zertz-far-done = Trois pièces d’un coup. Il ne pouvait pas aller plus loin : il se pose sur le premier point libre.

course-zertz-carrier = Forme une rangée par un saut. La porteuse reste, elle peut donc en faire partie. Prends-en deux.
course-zertz-carrier-hint-1 = Saute par-dessus tes deux pièces.
course-zertz-carrier-done = La porteuse, deux pièces et le potentiel utilisé : cela fait quatre.

course-zertz-inside = Un saut peut finir au milieu du plateau. Utilise ton ZÈRTZ pour prendre une pièce.
course-zertz-inside-hint-1 = À ta ligne qui part de d7, il manque g5.
course-zertz-inside-done = Le saut s’est terminé en plein dans ta ligne.

## YINSH

course-yinsh = YINSH
course-yinsh-about = Il glisse.

course-yinsh-rule = YINSH glisse en ligne droite sur des points libres et s’arrête où tu veux. Il ne saute pas : la première pièce sur son chemin l’arrête.

course-yinsh-slide = Glisse aussi loin que possible : en g2.
course-yinsh-slide-hint-1 = Suis la ligne qui descend en biais vers la droite.
course-yinsh-slide-wrong-short = C’est la bonne ligne, mais il peut aller plus loin.
course-yinsh-slide-done = Jusqu’au bord.

course-yinsh-gap = Glisse dans le vide de ta ligne et prends une pièce.
course-yinsh-gap-hint-1 = Le vide est en e6.
course-yinsh-gap-done = YINSH atteint des vides où aucune poussée n’arrive.

course-yinsh-which = Tu as deux potentiels YINSH. Fais-en glisser un au centre, en e5.
course-yinsh-which-hint-1 = L’un d’eux n’a pas de chemin libre vers e5.
course-yinsh-which-done = L’autre était enfermé.

course-yinsh-carrier = La porteuse compte aussi. Glisse d’un seul point, et prends deux pièces.
course-yinsh-carrier-hint-1 = Glisse le long de ta propre ligne.
course-yinsh-carrier-done = D’une pièce chargée, tu as fait deux pièces de la rangée.

course-yinsh-defend = Noir veut pousser depuis e1 et prendre e6. Glisse dans le vide.
course-yinsh-defend-hint-1 = Le vide est en e4.
course-yinsh-defend-done = Une glissade défend depuis l’autre côté du plateau.

## DVONN

course-dvonn = DVONN
course-dvonn-about = Il se pose sur une pièce et la neutralise.

course-dvonn-rule = DVONN saute sur une pièce noire d’un point voisin : une pièce de base, une pièce chargée de DVONN ou un DVONN utilisé. Et rien d’autre : ni une pièce GIPF, ni une pièce chargée d’un autre potentiel.

course-dvonn-cover = Saute sur la pièce de base en d5.
course-dvonn-cover-hint-1 = Prends le DVONN en d4, puis d5.
course-dvonn-cover-done = Ce point est maintenant à toi. La pièce noire sous ton potentiel est neutralisée, jusqu’à ce qu’on la découvre.

course-dvonn-row = Une pièce noire se trouve dans ta ligne. Recouvre-la, et tu as une rangée. Prends g5.
course-dvonn-row-hint-1 = La pièce noire en e5 te gêne.
course-dvonn-row-done = D’une pile, on ne retire que la pièce du dessus. Ton potentiel est parti, et la pièce noire en e5 est réveillée.

course-dvonn-twice = Un DVONN noir se trouve sur ta pièce en e5. Recouvre-le à ton tour.
course-dvonn-twice-hint-1 = Un DVONN peut recouvrir un DVONN utilisé.
course-dvonn-twice-done = DVONN sur DVONN : les piles peuvent grandir, et les couleurs alternent toujours.

course-dvonn-defend = Noir menace d’entrer en d2 et de prendre deux pièces. Recouvre une des trois.
course-dvonn-defend-hint-1 = Ton DVONN en e5 a des voisines noires en d4 et d5.
course-dvonn-defend-done = Un alignement avec une pièce neutralisée n’est plus une menace.

## Piles

course-piles = Les piles
course-piles-about = Qui est dessus, et ce qui se réveille.

course-piles-pile = D’une pile, seule la pièce du dessus est en jeu : elle donne sa couleur au point et compte dans les rangées. Ce qui est dessous dort. De bas en haut, les couleurs alternent toujours.

course-piles-push = Une poussée déplace toute la pile. Pousse depuis e1.
course-piles-push-hint-1 = Vise le rond e1.
course-piles-push-done = Les deux pièces de la pile ont bougé ensemble.

course-piles-wake = Forme une rangée. Elle emporte le DVONN noir en f3, et ta pièce dessous se réveille. Retire ensuite tout ce qui est une rangée.
course-piles-wake-hint-1 = Entre en b4, retire, et regarde encore.
course-piles-wake-done = Une poussée, deux rangées : la seconde est apparue sous la première.

course-piles-theirs = L’autre camp peut se réveiller aussi. Regarde : Blanc retire sa rangée, la pièce noire en e4 est libérée et complète une rangée noire. Noir la retire et prend e6.

course-piles-mind = Deux de tes rangées se croisent en e4. Retires-en une, mais laisse dormir la pièce noire en e5.
course-piles-mind-hint-1 = Retire la rangée qui ne passe pas par e5.
course-piles-mind-wrong-woken = La pièce noire en e5 est réveillée, et Noir a une rangée qui prend g5.
course-piles-mind-done = Bien choisi. L’autre rangée aurait réveillé une rangée noire.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Au centre, et tu pousses encore.

course-tamsk-rule = TAMSK agit quand une poussée l’amène au centre, en e5. Son propriétaire peut alors prendre le potentiel et le remettre en jeu depuis n’importe quel rond : un coup supplémentaire.

course-tamsk-centre = Pousse ton TAMSK au centre. Puis joue un coup supplémentaire, où tu veux.
course-tamsk-centre-hint-1 = Pousse depuis e1 : trois pièces montent.
course-tamsk-centre-wrong-pass = Tu peux passer, mais le potentiel quitte alors la partie sans avoir servi. Joue le coup supplémentaire.
course-tamsk-centre-done = Deux poussées en un tour ! La porteuse reste en e5 comme pièce de base, et le potentiel est utilisé.

course-tamsk-two = On ne retire rien entre les deux poussées. Ce qui compte, c’est la position après les deux. Prends deux pièces.
course-tamsk-two-hint-1 = La porteuse en e5 fera partie de la rangée.
course-tamsk-two-hint-2 = Après la poussée depuis e1, il manque b2.
course-tamsk-two-done = La première poussée a amené une pièce en e5, le coup supplémentaire a ajouté celle en b2.

course-tamsk-slant = Ton TAMSK peut venir de tous les côtés. Prends une pièce, et profite aussi du coup supplémentaire.
course-tamsk-slant-hint-1 = Pousse le long de la ligne de b2, c3 et d4.
course-tamsk-slant-done = La rangée a attendu que les deux poussées soient jouées.

course-tamsk-undo = Pousse ton TAMSK en e5 : quatre de tes pièces sont alignées, mais ce n’est pas encore une rangée. Brise-la avec le coup supplémentaire, pour que b2, c3 et d4 restent.
course-tamsk-undo-hint-1 = Pousse encore une fois le long de la colonne e.
course-tamsk-undo-done = Quatre pièces que la seconde poussée sépare n’ont jamais été une rangée.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK, poussé par Noir
course-tamsk-theirs-about = Le coup supplémentaire au début de ton tour.

course-tamsk-theirs-rule = Si c’est Noir qui pousse ton TAMSK au centre, le coup supplémentaire est quand même à toi. Il vient au début de ton tour. Regarde la poussée de Noir.

course-tamsk-theirs-before = Joue le coup supplémentaire, puis ton coup normal.
course-tamsk-theirs-before-hint-1 = Les deux fois, pousse où tu veux.
course-tamsk-theirs-before-done = D’abord le coup supplémentaire, puis le coup normal. Celui-ci reste obligatoire : qui ne peut pas le jouer perd.

course-tamsk-theirs-plan = Deux poussées de suite : prépare-les ensemble, et prends une pièce.
course-tamsk-theirs-plan-hint-1 = Il manque deux pièces dans la colonne f.
course-tamsk-theirs-plan-hint-2 = Pousse deux fois depuis f1.
course-tamsk-theirs-plan-done = À deux, les poussées font ce qu’une seule ne peut pas.

course-tamsk-theirs-row-first = Les rangées déjà là au début du tour partent d’abord. Ici, ton TAMSK est dans l’une d’elles. Retire-la de façon à garder ton coup supplémentaire.
course-tamsk-theirs-row-first-hint-1 = Laisse le TAMSK en place.
course-tamsk-theirs-row-first-wrong-taken = Tu as retiré le TAMSK du plateau, et le coup supplémentaire avec lui.
course-tamsk-theirs-row-first-done = Une pièce chargée peut rester dans une rangée, et de là, elle a agi.

course-tamsk-theirs-chain = Un coup supplémentaire peut amener au centre un autre TAMSK à toi. Tu peux alors l’utiliser aussitôt. Prends une pièce de cette façon.
course-tamsk-theirs-chain-hint-1 = Pousse d’abord depuis e1 : ton second TAMSK passe en e5.
course-tamsk-theirs-chain-hint-2 = Ensuite, g6 complète ta rangée.
course-tamsk-theirs-chain-done = Deux TAMSK, trois poussées, un seul tour !

## PÜNCT

course-punct = PÜNCT
course-punct-about = Il recouvre une pièce GIPF.

course-punct-rule = PÜNCT agit sur une pièce noire d’un point voisin : une pièce chargée de PÜNCT, un PÜNCT utilisé ou une pièce GIPF. Il n’agit pas sur une pièce de base.

course-punct-jump = Saute sur le PÜNCT noir en d5.
course-punct-jump-hint-1 = Prends le PÜNCT en d4.
course-punct-jump-done = Le potentiel noir sous le tien dort, comme avec DVONN.

course-punct-one = Sur une pièce GIPF, PÜNCT ne saute pas lui-même. Il quitte la partie, et des pièces de ta réserve recouvrent la pièce GIPF. Recouvre e5 avec une pièce de base.
course-punct-one-hint-1 = Choisis de la recouvrir avec une pièce.
course-punct-one-wrong-two = C’étaient deux pièces : une pièce GIPF. Ce sera pour la suite ; prends-en une cette fois.
course-punct-one-done = Une pièce GIPF recouverte compte comme prise. Et ce n’était pas une poussée : les potentiels que tu as en main restent à toi.

course-punct-two = Tu peux aussi la recouvrir avec deux pièces. Elles te font une nouvelle pièce GIPF. Vas-y !
course-punct-two-hint-1 = Choisis de la recouvrir avec deux pièces.
course-punct-two-wrong-one = C’était une seule pièce de base. Prends-en deux.
course-punct-two-done = Noir a une pièce GIPF de moins en jeu, et toi une de plus. Seule une réserve vide aurait pu t’arrêter.

course-punct-win = L’autre pièce GIPF de Noir est déjà recouverte. Gagne la partie.
course-punct-win-hint-1 = Un de tes potentiels PÜNCT est à côté de e5.
course-punct-win-done = Plus aucune pièce GIPF noire n’est en jeu. Tu gagnes !

## Covered GIPF-pieces

course-covered = Les pièces GIPF recouvertes
course-covered-about = Ce qui est sous une pièce peut revenir.

course-covered-back = Une pièce de base doit partir avec sa rangée. Si elle recouvre une pièce GIPF, celle-ci revient en jeu. Regarde.

course-covered-free = Noir a recouvert ta pièce GIPF en f5. Libère-la.
course-covered-free-hint-1 = Forme une rangée qui touche f5.
course-covered-free-done = La pièce noire a été prise avec ta rangée, et ta pièce GIPF est de retour.

course-covered-special = C’est la dernière pièce GIPF de Noir, et la pièce qui la recouvre complète ta rangée. Gagne la partie.
course-covered-special-hint-1 = Qu’est-ce qui doit partir avec la rangée, et qu’est-ce qui peut rester ?
course-covered-special-wrong-basic = Une pièce de base doit partir avec la rangée, et la pièce GIPF de Noir revient. On ne compte les pièces GIPF qu’après avoir retiré les rangées.
course-covered-special-done = Une pièce GIPF peut rester dans la rangée, donc celle de Noir reste recouverte. Tu gagnes !

course-covered-cover-again = Noir a recouvert ta pièce GIPF en e5 avec deux pièces. C’est une pièce GIPF, tu peux donc la recouvrir à ton tour. Reprends ce point.
course-covered-cover-again-hint-1 = Utilise ton PÜNCT, et recouvre avec deux pièces.
course-covered-cover-again-done = Trois pièces GIPF dans une pile, et celle du dessus est à toi.

course-covered-keep = Ta pièce GIPF en d5 en recouvre une noire. Retire la rangée sans la laisser sortir.
course-covered-keep-hint-1 = Laisse ta pièce GIPF en place.
course-covered-keep-wrong-out = Tu as retiré ta pièce GIPF, et celle de Noir revient en jeu.
course-covered-keep-done = Ta pièce GIPF reste, et la noire dessous est toujours hors jeu.

### Ultimate GIPF

course-chapter-ultimate = GIPF Ultime

## All five potentials

course-ultimate = Les cinq potentiels
course-ultimate-about = Tout à la fois, et dans le bon ordre.

course-ultimate-start = GIPF Ultime, c’est la version tournoi avec les cinq potentiels, trois de chaque type, et 21 pièces de base. L’ordre : d’abord les pièces GIPF, puis les pièces chargées, puis les pièces de base.

course-ultimate-order = Tu as mis en jeu deux pièces GIPF, cela suffit. Continue avec une pièce chargée de DVONN.
course-ultimate-order-hint-1 = Choisis DVONN dans ta réserve.
course-ultimate-order-done = Ta première pièce chargée met fin à tes pièces GIPF. Ta première pièce de base mettrait fin aux pièces chargées et te coûterait les potentiels encore en main.

course-ultimate-meanwhile = Tu peux utiliser les potentiels du plateau alors que tu en as encore en main. Utilise ton YINSH et prends une pièce chargée.
course-ultimate-meanwhile-hint-1 = Il manque e6 à ta ligne.
course-ultimate-meanwhile-wrong-spared = Tu as laissé la pièce chargée de Noir sur le plateau. Prends-la !
course-ultimate-meanwhile-done = Seul le potentiel utilisé devait partir. Tes pièces chargées pouvaient rester.

course-ultimate-own = La pièce de base de Noir en d3 recouvre ta pièce GIPF. DVONN peut aussi se poser dessus. Reprends ce point.
course-ultimate-own-hint-1 = Ton DVONN en d4 est juste à côté.
course-ultimate-own-done = Le point est de nouveau à toi, même si ta pièce GIPF est encore recouverte. Un PÜNCT n’aurait pas pu : il n’agit pas sur les pièces de base.

course-ultimate-which = La dernière pièce GIPF de Noir en jeu est en e5. Un de tes potentiels gagne tout de suite. Lequel ?
course-ultimate-which-hint-1 = Lequel agit sur une pièce GIPF ?
course-ultimate-which-done = PÜNCT la recouvre, et la partie est finie.

course-ultimate-all = La dernière pièce GIPF de Noir est en f5. Prépare deux poussées, et gagne.
course-ultimate-all-hint-1 = Ton TAMSK est à côté du centre.
course-ultimate-all-hint-2 = Pousse depuis e1, puis entre en b2.
course-ultimate-all-wrong-left = La rangée touche la pièce GIPF de Noir. Prends-la !
course-ultimate-all-done = Deux poussées, une rangée, et la partie est gagnée.

### Challenges

course-chapter-challenges = Les défis

## Challenges and side games

course-challenges = Défis et parties satellites
course-challenges-about = Tu veux utiliser ce potentiel ? Gagne d’abord autre chose.

course-challenges-idea = Les joueurs peuvent convenir de défis, ici trois chacun. Qui veut utiliser un potentiel l’annonce. L’autre accepte, ou le défie : une partie satellite décide alors, par exemple pierre-papier-ciseaux ou un dé.

course-challenges-accepted = Annonce le saut de ton ZÈRTZ en d7.
course-challenges-accepted-hint-1 = Utilise le ZÈRTZ comme toujours.
course-challenges-accepted-done = Noir a accepté, donc le saut a eu lieu.

course-challenges-won = Annonce-le encore. Cette fois, Noir va te défier, et tu décides qui commence la partie satellite. Disons que tu la gagnes.
course-challenges-won-hint-1 = Annonce le saut, choisis qui commence, et entre le résultat.
course-challenges-won-wrong-lost = Ce n’est pas le bon résultat : indique que tu as gagné.
course-challenges-won-done = Gagné, donc le saut a eu lieu. Une nulle aurait suffi. Et Noir a un défi de moins.

course-challenges-lost = Maintenant l’autre cas : Noir te défie et tu perds la partie satellite. Entre le résultat, puis joue un autre coup.
course-challenges-lost-hint-1 = D’abord le résultat, puis une poussée de ton choix.
course-challenges-lost-wrong-won = Dans cet exercice, la partie satellite est perdue.
course-challenges-lost-done = Le saut est annulé, et le potentiel a quitté la partie. Sa porteuse est restée comme pièce de base, et ton tour a continué.

course-challenges-challenge = Noir annonce un saut en d7. Défie-le !
course-challenges-challenge-hint-1 = Tu peux accepter ou défier.
course-challenges-challenge-done = Noir a perdu la partie satellite et le potentiel, et a dû trouver un autre coup.

course-challenges-spent = Un défi est dépensé dès qu’il est lancé, quelle qu’en soit l’issue. Ici, Noir n’en a plus : les potentiels de Blanc agissent tout de suite. Si un coup supplémentaire de TAMSK est défié et perdu, il est simplement annulé.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = Un jeu de potentiels, sur un plateau à lui.

course-matrx-board = MATRX GIPF a une colonne de plus : i2, i3 et i4 sont des points. Le centre s’appelle toujours e5. Chacun a trois pièces GIPF – ici des pièces simples – et six potentiels de chaque type.

course-matrx-first = Tant que tu as une pièce GIPF en réserve, il te faut la jouer. Mets-en une en jeu.
course-matrx-first-hint-1 = N’importe quel point libre du bord convient.
course-matrx-first-done = Encore deux : tes trois premiers tours mettent en jeu tes pièces GIPF.

course-matrx-stack = Viennent ensuite les piles : deux potentiels du même type. Mets en jeu une pile ZÈRTZ.
course-matrx-stack-hint-1 = Choisis ZÈRTZ dans ta réserve.
course-matrx-stack-done = Les types viennent dans l’ordre que tu veux. Un potentiel seul en réserve doit en attendre un second.

course-matrx-split = Pour utiliser un potentiel, prends la pièce du dessus d’une pile. ZÈRTZ saute comme tu le connais. Saute en d7.
course-matrx-split-hint-1 = Prends la pile en d4, puis d7.
course-matrx-split-done = La pile est séparée pour de bon : ses deux moitiés sont maintenant des potentiels utilisés.

course-matrx-again = Une de tes pièces GIPF est revenue dans ta réserve. Tant qu’elle n’est pas jouée, tu ne peux pas utiliser de potentiel. Mets-la en jeu.
course-matrx-again-hint-1 = Il n’y a qu’une chose que tu peux pousser.
course-matrx-again-done = Tu peux de nouveau utiliser tes potentiels. Avant, seul un coup supplémentaire de TAMSK aurait été permis.

## Potentials in MATRX

course-matrx-potentials = Les potentiels de MATRX
course-matrx-potentials-about = DVONN et PÜNCT vont loin, TAMSK se sépare.

course-matrx-potentials-dvonn = Ici, DVONN ne saute que sur DVONN, mais le long de toute ligne de points libres. Recouvre le DVONN noir en d7.
course-matrx-potentials-dvonn-hint-1 = La colonne d est libre entre d4 et d7.
course-matrx-potentials-dvonn-done = Il a survolé deux points libres. Il ne passe pas par-dessus une pièce, et les pièces GIPF ne craignent rien de lui.

course-matrx-potentials-punct = PÜNCT fait de même, avec PÜNCT. Saute sur celui que tu peux atteindre.
course-matrx-potentials-punct-hint-1 = Une pièce GIPF noire barre l’un des chemins.
course-matrx-potentials-punct-done = Dans MATRX, les pièces GIPF sont simples, et PÜNCT les laisse tranquilles.

course-matrx-potentials-halves = Les deux moitiés d’une pile comptent dans une rangée. Fais glisser ton YINSH d’un point, et prends la pile noire.
course-matrx-potentials-halves-hint-1 = Glisse le long de ta propre ligne.
course-matrx-potentials-halves-done = Les deux moitiés devaient partir, et les revoilà dans ta réserve.

course-matrx-potentials-tamsk = Pousse ta pile TAMSK au centre, et joue le coup supplémentaire.
course-matrx-potentials-tamsk-hint-1 = Pousse depuis e1.
course-matrx-potentials-tamsk-done = La moitié du dessus est rentrée, celle du dessous reste en e5, et les deux sont utilisées. Si tu passes, celle du dessus est perdue pour de bon.

## Rows in MATRX

course-matrx-rows = Les rangées de MATRX
course-matrx-rows-about = Les pièces simples partent, les piles peuvent rester, et tout revient.

course-matrx-rows-rule = Dans une rangée, toute pièce simple doit partir : pièces GIPF et potentiels utilisés. Les piles peuvent rester. Mais la rangée doit être brisée : il ne doit pas rester quatre pièces de ta couleur.

course-matrx-rows-keep = Retire la rangée et garde tes trois piles.
course-matrx-rows-keep-hint-1 = Seules c4 et d5 doivent partir.
course-matrx-rows-keep-turn-2 = Ta pièce GIPF est revenue dans ta réserve, il faut donc la jouer. Mets-la en jeu.
course-matrx-rows-keep-done = Dans MATRX, ce que tu retires à toi revient toujours : pièces GIPF, piles et potentiels utilisés.

course-matrx-rows-break = Quatre piles ne peuvent pas rester ensemble. Retire seulement celle en g5.
course-matrx-rows-break-hint-1 = Laisse les trois autres en place.
course-matrx-rows-break-done = Deux potentiels ZÈRTZ sont revenus, et tes autres piles restent à l’œuvre.

course-matrx-rows-pair = Les potentiels utilisés reviennent un par un ; deux du même type refont une pile. Retire la rangée et prends la pile noire.
course-matrx-rows-pair-hint-1 = Une pile noire dans ta rangée peut être prise, comme une des tiennes peut être retirée.
course-matrx-rows-pair-turn-2 = Tu as maintenant deux potentiels TAMSK en réserve. Mets-les en jeu comme pile.
course-matrx-rows-pair-done = Ce que tu retires toi-même n’est jamais perdu.

## The end in MATRX

course-matrx-end = La fin dans MATRX
course-matrx-end-about = Trois pièces GIPF à protéger.

course-matrx-end-rule = Tu perds quand tes trois pièces GIPF sont prises. En réserve, elles sont à l’abri. Ici, Noir en a perdu une, en a une sur le plateau et une en réserve.

course-matrx-end-win = Noir n’a plus qu’une pièce GIPF. Gagne la partie.
course-matrx-end-win-hint-1 = Forme une rangée qui touche f5.
course-matrx-end-win-done = Les trois sont prises. Tu gagnes !

course-matrx-end-both = Noir n’a plus que deux pièces GIPF. Prends les deux en un tour.
course-matrx-end-both-hint-1 = Une poussée le long de la colonne c forme deux rangées.
course-matrx-end-both-done = Une pièce GIPF dans une rangée doit toujours partir, celle de Noir comme la tienne.

course-matrx-end-no-move = Qui ne peut ni pousser une pile ni utiliser un potentiel perd. Noir a deux potentiels seuls en réserve, et une pile en f5. Gagne la partie.
course-matrx-end-no-move-hint-1 = Prends la pile.
course-matrx-end-no-move-done = Noir ne peut plus jouer, et tu gagnes. Au fait : MATRX se joue aussi sur le plateau de GIPF, où l’on est plus à l’étroit.

### Side games

course-chapter-side-games = Autres jeux
course-side-missed = Cela peut se jouer, mais ce n’est pas ce qui est demandé ici. Essaie encore.

## YINSH

course-side-yinsh = Le jeu YINSH
course-side-yinsh-about = Anneaux, marqueurs et lignes de cinq, en quatre étapes.

course-side-yinsh-place = D’abord on pose les anneaux, cinq de chaque couleur. Pose un des tiens sur n’importe quelle intersection vide.
course-side-yinsh-place-done = C’est toute la première phase. Quand les dix anneaux sont là, ils commencent à bouger.

course-side-yinsh-flip = Un anneau laisse un marqueur et retourne ceux qu’il survole. Déplace l’anneau en e2 vers le haut, par-dessus les trois marqueurs, jusqu’en e8.
course-side-yinsh-flip-done = Le blanc est devenu noir et le noir blanc. Après des marqueurs, un anneau doit s’arrêter sur la première intersection vide.

course-side-yinsh-row = Cinq marqueurs de ta couleur côte à côte forment une ligne de cinq. Fais-en une avec l’anneau en e3. Puis retire la ligne et un de tes anneaux.
course-side-yinsh-row-done = Un anneau de moins, et c’est tant mieux : qui retire trois anneaux gagne.

course-side-yinsh-win = Tu as déjà retiré deux anneaux. Fais une ligne de cinq et retire le troisième !
course-side-yinsh-win-done = L’anneau en f6 était dans le trou. En partant, il y a laissé le cinquième marqueur.

## DVONN

course-side-dvonn = Le jeu DVONN
course-side-dvonn-about = Des piles qui avancent d’autant qu’elles sont hautes et tiennent aux pièces rouges.

course-side-dvonn-place = Avant tout déplacement, on remplit le plateau, d’abord avec les trois pièces rouges. Pose une rouge sur n’importe quel emplacement.
course-side-dvonn-place-done = Les pièces rouges ne sont à personne. Bientôt tout le plateau tiendra à elles.

course-side-dvonn-move = Une pile avance d’exactement autant d’emplacements qu’elle est haute, sur une autre pile. Déplace la pile de trois en b2.
course-side-dvonn-move-done = Trois emplacements, jusqu’en e2. La pile compte maintenant quatre pièces : la prochaine fois elle avancerait de quatre.

course-side-dvonn-cut = Ce qui n’est plus relié à une pièce rouge quitte le plateau. Joue pour que les deux piles noires en g4 et h4 perdent leur lien.
course-side-dvonn-cut-done = f4 est vide maintenant. Les deux piles noires n’avaient pas d’autre chemin vers une pièce rouge.

course-side-dvonn-win = C’est le dernier coup de la partie. Joue-le de façon à avoir plus de pièces que Noir.
course-side-dvonn-win-done = Neuf à trois. Toutes les pièces de tes piles comptent, quelle que soit leur couleur.

## TZAAR

course-side-tzaar = Le jeu TZAAR
course-side-tzaar-about = Capturer, se renforcer et garder les trois types de pièces.

course-side-tzaar-first = Au début toutes les intersections sont occupées. Joue le premier coup : capture n’importe quelle pièce noire.
course-side-tzaar-first-done = Le premier tour de Blanc est une seule capture. Ensuite, un tour compte deux coups : une capture, puis un coup au choix.

course-side-tzaar-high = Une pile capture ce qui n’est pas plus haut qu’elle. Une seule des tiennes peut capturer la pile de trois en c7. Fais-le.
course-side-tzaar-high-done = La pile en c4 était assez haute. Les types n’y font rien.

course-side-tzaar-stack = Le second coup peut te renforcer : empile la pièce de b2 sur la tienne en a2.
course-side-tzaar-stack-done = La pièce du dessus donne son type à la pile. Dans l’autre sens, tu aurais recouvert ta dernière Tzarra et perdu.

course-side-tzaar-win = Qui perd la dernière pièce d’un type perd la partie. Un seul Tzaar noir n’est pas recouvert. Capture-le !
course-side-tzaar-win-done = Plus aucun Tzaar noir au sommet d’une pile : tu gagnes aussitôt.

## ZÈRTZ

course-side-zertz = Le jeu ZÈRTZ
course-side-zertz-about = Des billes pour tous deux, un plateau qui rétrécit et des captures obligatoires.

course-side-zertz-place = Il n’y a rien à capturer ici. Pose donc une bille de n’importe quelle couleur sur un anneau vide, puis retire un anneau libre du bord.
course-side-zertz-place-done = C’est un tour : une bille de plus, un anneau de moins.

course-side-zertz-jump = Qui peut capturer le doit. Saute avec une bille par-dessus sa voisine, jusqu’à l’anneau vide derrière elle.
course-side-zertz-jump-done = La bille sautée est à toi. Après une capture on ne pose rien.

course-side-zertz-chain = Une bille qui peut continuer à sauter le doit. Capture deux billes en un tour.
course-side-zertz-chain-done = Deux d’un coup ! Il vaut souvent la peine de donner une bille pour attirer l’autre ailleurs.

course-side-zertz-group = Les anneaux g1 et g2 sont isolés du reste. Remplis celui qui est vide, puis retire un anneau comme d’habitude.
course-side-zertz-group-done = Chaque anneau du groupe portait une bille : tout a été capturé.

## PÜNCT

course-side-punct = Le jeu PÜNCT
course-side-punct-about = Des pièces de trois points, des ponts et une chaîne d’un côté à l’autre.

course-side-punct-add = Choisis une pièce à côté du plateau, puis un emplacement pour son PÜNCT hors de l’hexagone central, puis comment elle est tournée.
course-side-punct-add-done = Le point marqué est le PÜNCT. Les nouvelles pièces sont toujours sur le plateau même, hors du centre.

course-side-punct-move = Maintenant, déplace une de tes pièces. Son PÜNCT va en ligne droite aussi loin que tu veux ; choisis ensuite comment elle est tournée.
course-side-punct-move-done = Elle peut passer par-dessus tout ce qui se trouve là, et tourner.

course-side-punct-bridge = Une pièce qui se déplace peut grimper. Amène la pièce droite de j4 en c4 et tourne-la vers le haut : un pont du triangle blanc au noir.
course-side-punct-bridge-done = Le PÜNCT doit être sur ta couleur. Le milieu de la pièce surplombe un emplacement vide.

course-side-punct-win = Une chaîne de ta couleur entre deux côtés opposés gagne. La tienne est ouverte en haut. Ferme-la !
course-side-punct-win-done = D’un bord à l’autre, vu de dessus : gagné.

### When a task is not solved yet

course-missed-play = C’est permis, mais ici on te demande autre chose. Essaie encore.
course-missed-push = { $unit ->
        [B] Cette fois, mets en jeu une pièce de base.
        [G] Cette fois, mets en jeu une pièce GIPF.
        [T] Cette fois, mets TAMSK en jeu.
        [Z] Cette fois, mets ZÈRTZ en jeu.
        [D] Cette fois, mets DVONN en jeu.
        [Y] Cette fois, mets YINSH en jeu.
       *[P] Cette fois, mets PÜNCT en jeu.
    }
course-missed-use = { $unit ->
        [T] Cette fois, joue un coup supplémentaire avec TAMSK.
        [Z] Cette fois, utilise ZÈRTZ.
        [D] Cette fois, utilise DVONN.
        [Y] Cette fois, utilise YINSH.
       *[P] Cette fois, utilise PÜNCT.
    }
course-missed-stand = Pas tout à fait. Regarde encore ici : { $spots }.
course-missed-block = Il y a encore un point libre sur la ligne de { $first } à { $last }.
course-missed-rows = { $count ->
        [one] Cela ne forme pas de rangée. Essaie encore.
       *[other] Cela ne forme pas { $count } rangées. Essaie encore.
    }
course-missed-their-rows = { $count ->
        [one] Cela ne forme pas de rangée adverse. Essaie encore.
       *[other] Cela ne forme pas { $count } rangées adverses. Essaie encore.
    }
course-missed-capture = { $unit ->
        [G] Aucune pièce GIPF n’a été prise. Essaie encore.
       *[other] { $count ->
            [one] Cela ne prend pas ce qui était demandé. Essaie encore.
           *[other] Cela en prend moins de { $count }. Essaie encore.
        }
    }
course-missed-bring-back = Moins de { $count } de tes pièces ont quitté le plateau. Essaie encore.
course-missed-threaten = { $count ->
        [one] Tu ne menaces encore rien. Essaie encore.
       *[other] Cela ne fait pas { $count } menaces. Essaie encore.
    }
course-missed-allow = { $unit ->
        [G] Ta pièce GIPF peut toujours être prise. Essaie encore.
       *[other] Tu peux toujours perdre quelque chose. Essaie encore.
    }
course-missed-deny = L’autre joueur peut toujours former une rangée. Essaie encore.
course-missed-win = Cela ne gagne pas la partie. Essaie encore.

### Puzzles

puzzle-theme-win-1 = Gagner en un tour
puzzle-theme-win-1-about = Trouve le coup qui finit la partie.
puzzle-theme-capture = Prendre
puzzle-theme-capture-about = Prends le plus possible en un tour.
puzzle-theme-win-2 = Gagner en deux tours
puzzle-theme-win-2-about = Un tour pour préparer, un pour gagner.
puzzle-theme-defend = Le seul coup
puzzle-theme-defend-about = Tous perdent, sauf un. Trouve-le.
puzzle-theme-win-3 = Gagner en trois tours
puzzle-theme-win-3-about = Vois plus loin : ton tour, celui de l’autre, et ainsi de suite.
puzzle-theme-win-4 = Gagner en quatre tours
puzzle-theme-win-4-about = Pour les maîtres, et pour qui veut le devenir.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] À Blanc de jouer : gagne la partie à ce tour.
           *[other] À Blanc de jouer : gagne en { $turns } tours au plus, quoi que fasse Noir.
        }
       *[b] { $turns ->
            [one] À Noir de jouer : gagne la partie à ce tour.
           *[other] À Noir de jouer : gagne en { $turns } tours au plus, quoi que fasse Blanc.
        }
    }
puzzle-task-defend = { $player ->
        [w] À Blanc de jouer : trouve le seul coup après lequel Noir ne peut pas forcer le gain en { $turns } tours.
       *[b] À Noir de jouer : trouve le seul coup après lequel Blanc ne peut pas forcer le gain en { $turns } tours.
    }
puzzle-task-capture = { $player ->
        [w] À Blanc de jouer : prends-en { $count } à ce tour.
       *[b] À Noir de jouer : prends-en { $count } à ce tour.
    }

puzzle-go-on = { $turns ->
        [one] Bien ! Encore un tour.
       *[other] Bien ! Le gain est toujours là, en { $turns } tours au plus.
    }
puzzle-this-turn = Bien jusqu’ici. Ton tour continue.
puzzle-solved = Résolu !
puzzle-wrong-win = Cela ne gagne pas à temps. Essaie encore.
puzzle-wrong-defend = Après cela, la partie est perdue. Essaie encore.
puzzle-wrong-capture = Cela ne prend pas assez. Essaie encore.
