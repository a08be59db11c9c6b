# Les mots de 3 Chapters.
#
# Une troupe, ce sont les cartes que l’on a gardées ; une rangée, la troupe étalée ; les familles, les catégories des cartes.
# $seat et $to sont des joueurs, $you vaut yes quand on lit ce qui arrive à $seat (et $to_you à $to), $ghost quand $seat est un Fantôme.
# Une carte ou une liste que le lecteur ne doit pas voir vaut `hidden`.

## Le jeu

game-name = 3 Chapters
game-tagline = Rassemblez une troupe de contes, jouez-la carte après carte, et offrez-lui la plus belle des fins.

edition-retail = Édition du commerce

## Ce qu’une table peut régler avant la donne

setting-double-draft = Choix en deux donnes
    .what = À trois, garder 4 cartes de chacune de deux donnes, au lieu de 7 d’une seule.
setting-leads = Qui ouvre
    .what = Qui ouvre le premier tour. Si l’on ne désigne personne, le sort en décide.

## Les personnages
# La grammaire d’un nom : son genre, son article (definite ou none), son nombre s’il est au pluriel,
# et `.elide = no` devant un h qui refuse l’apostrophe.

card-shapeshifter = Métamorphe
    .gender = masculine
    .article = definite
card-white-rabbit = Lapin blanc
    .gender = masculine
    .article = definite
card-pinocchio = Pinocchio
    .gender = masculine
    .article = none
card-hansel = Hansel
    .gender = masculine
    .article = none
    .elide = no
card-gretel = Gretel
    .gender = feminine
    .article = none
card-jack = Jack
    .gender = masculine
    .article = none
card-goldilocks = Boucle d’or
    .gender = feminine
    .article = none
card-tweedledee = Blanc Bonnet
    .gender = masculine
    .article = none
card-tweedledum = Bonnet Blanc
    .gender = masculine
    .article = none
card-friendly-dwarf = Nain amical
    .gender = masculine
    .article = definite
card-miserly-dwarf = Nain avare
    .gender = masculine
    .article = definite
card-lazy-dwarf = Nain paresseux
    .gender = masculine
    .article = definite
card-merry-dwarf = Nain joyeux
    .gender = masculine
    .article = definite
card-grumpy-dwarf = Nain bougon
    .gender = masculine
    .article = definite
card-curious-dwarf = Nain curieux
    .gender = masculine
    .article = definite
card-alice = Alice
    .gender = feminine
    .article = none
card-humpty-dumpty = Humpty Dumpty
    .gender = masculine
    .article = none
    .elide = no
card-geppetto = Geppetto
    .gender = masculine
    .article = none
card-peter-pan = Peter Pan
    .gender = masculine
    .article = none
card-little-red-riding-hood = Petit Chaperon rouge
    .gender = masculine
    .article = definite
card-puss-in-boots = Chat botté
    .gender = masculine
    .article = definite
card-frog-prince = Prince grenouille
    .gender = masculine
    .article = definite
card-cinderella = Cendrillon
    .gender = feminine
    .article = none
card-snow-white = Blanche-Neige
    .gender = feminine
    .article = none
card-cheshire-cat = Chat du Cheshire
    .gender = masculine
    .article = definite
card-unicorn = Licorne
    .gender = feminine
    .article = definite
card-mad-hatter = Chapelier fou
    .gender = masculine
    .article = definite
card-fairy-godmother = Marraine la bonne fée
    .gender = feminine
    .article = none
card-witch = Sorcière
    .gender = feminine
    .article = definite
card-wizard = Magicien
    .gender = masculine
    .article = definite
card-beauty = Belle
    .gender = feminine
    .article = definite
card-furious-princess = Princesse furieuse
    .gender = feminine
    .article = definite
card-prince = Prince
    .gender = masculine
    .article = definite
card-ice-princess = Princesse des glaces
    .gender = feminine
    .article = definite
card-queen-of-hearts = Reine de cœur
    .gender = feminine
    .article = definite
card-three-bears = Trois Ours
    .gender = masculine
    .article = definite
    .number = plural
card-three-little-pigs = Trois petits cochons
    .gender = masculine
    .article = definite
    .number = plural
card-baba-yaga = Baba Yaga
    .gender = feminine
    .article = none
card-rumpelstiltskin = Tracassin
    .gender = masculine
    .article = none
card-evil-queen = Méchante Reine
    .gender = feminine
    .article = definite
card-captain-hook = Capitaine Crochet
    .gender = masculine
    .article = definite
card-king = Roi
    .gender = masculine
    .article = definite
card-beast = Bête
    .gender = feminine
    .article = definite
card-werewolf = Loup-garou
    .gender = masculine
    .article = definite
card-vampire = Vampire
    .gender = masculine
    .article = definite
card-troll = Troll
    .gender = masculine
    .article = definite
card-big-bad-wolf = Grand méchant loup
    .gender = masculine
    .article = definite
card-ogre = Ogre
    .gender = masculine
    .article = definite
card-giant = Géant
    .gender = masculine
    .article = definite
card-dragon = Dragon
    .gender = masculine
    .article = definite

## Les familles

category-monster = Monstre
    .one = un Monstre
    .another = un autre Monstre
    .each = par Monstre
    .each-other = par autre Monstre
    .none = aucun Monstre
    .no-other = aucun autre Monstre
    .count =
        { $n ->
            [one] { $n } Monstre
           *[other] { $n } Monstres
        }
category-animal = Animal
    .one = un Animal
    .another = un autre Animal
    .each = par Animal
    .each-other = par autre Animal
    .none = aucun Animal
    .no-other = aucun autre Animal
    .count =
        { $n ->
            [one] { $n } Animal
           *[other] { $n } Animaux
        }
category-magic = Magie
    .one = une carte Magie
    .another = une autre carte Magie
    .each = par carte Magie
    .each-other = par autre carte Magie
    .none = aucune carte Magie
    .no-other = aucune autre carte Magie
    .count =
        { $n ->
            [one] { $n } carte Magie
           *[other] { $n } cartes Magie
        }
category-dwarf = Nain
    .one = un Nain
    .another = un autre Nain
    .each = par Nain
    .each-other = par autre Nain
    .none = aucun Nain
    .no-other = aucun autre Nain
    .count =
        { $n ->
            [one] { $n } Nain
           *[other] { $n } Nains
        }
category-child = Enfant
    .one = un Enfant
    .another = un autre Enfant
    .each = par Enfant
    .each-other = par autre Enfant
    .none = aucun Enfant
    .no-other = aucun autre Enfant
    .count =
        { $n ->
            [one] { $n } Enfant
           *[other] { $n } Enfants
        }
category-villain = Vilain
    .one = un Vilain
    .another = un autre Vilain
    .each = par Vilain
    .each-other = par autre Vilain
    .none = aucun Vilain
    .no-other = aucun autre Vilain
    .count =
        { $n ->
            [one] { $n } Vilain
           *[other] { $n } Vilains
        }
category-royal = Royal
    .one = un Royal
    .another = un autre Royal
    .each = par Royal
    .each-other = par autre Royal
    .none = aucun Royal
    .no-other = aucun autre Royal
    .count =
        { $n ->
            [one] { $n } Royal
           *[other] { $n } Royaux
        }
category-wonderland = Pays des merveilles
    .one = une carte du Pays des merveilles
    .another = une autre carte du Pays des merveilles
    .each = par carte du Pays des merveilles
    .each-other = par autre carte du Pays des merveilles
    .none = aucune carte du Pays des merveilles
    .no-other = aucune autre carte du Pays des merveilles
    .count =
        { $n ->
            [one] { $n } carte du Pays des merveilles
           *[other] { $n } cartes du Pays des merveilles
        }

## Les jetons

token-star = étoile
    .count =
        { $n ->
            [one] { $n } étoile
           *[other] { $n } étoiles
        }
    .worth = 2 points
token-heart = cœur
    .count =
        { $n ->
            [one] { $n } cœur
           *[other] { $n } cœurs
        }
    .worth = 1 point
token-gem = gemme
    .count =
        { $n ->
            [one] { $n } gemme
           *[other] { $n } gemmes
        }
    .worth = 1 point la paire
gain = { LIST($things) }
gain-nothing = rien du tout

## Les chapitres

chapter-before = Il était une fois
    .what = les troupes sont encore à venir
chapter-first = Chapitre I
    .what = choisir
chapter-second = Chapitre II
    .what = jouer
chapter-third = Chapitre III
    .what = compter
chapter-end = Fin
    .what = le conte est fini

## Ce qui a causé un événement, quand ce n’est pas une carte

cause-setup = la donne
cause-draft = le choix des troupes
cause-trick = le tour
cause-majority = le plus de gemmes
cause-count = le décompte

## Ce que dit un pouvoir
# $gain : ce qu’il rapporte. `.paid` : le même, raconté une fois qu’il a payé ; $gain est alors ce qu’on a reçu, $each ce qu’il annonce ($once si c’est pareil),
# et $witness les cartes qui l’ont permis, entre parenthèses après une espace, ou rien.

ability-none = aucun pouvoir
ability-sealed = { $ability } ({ $seal })
ability-with = { $gain } { NAME($card, form: "with") }
    .paid = { $gain } { NAME($card, form: "with") }
ability-with-category = { $gain } avec { $category }
    .paid = { $gain } avec { $category }{ $witness }
ability-per-category = { $gain } { $category }
    .paid =
        { $gain }{ $once ->
            [yes] {""}
           *[no] {"\u00A0"}: { $each }
        } { $category }{ $witness }
ability-per-value = { $gain } par autre carte { $values }
    .paid =
        { $gain }{ $once ->
            [yes] {""}
           *[no] {"\u00A0"}: { $each }
        } par autre carte { $values }{ $witness }
ability-always = { $gain }, quoi qu’il arrive
    .paid = { $gain }, quoi qu’il arrive
ability-last-in-trick = { $gain } si cette carte ferme le tour
    .paid = { $gain } pour avoir fermé le tour
ability-lowest-in-trick = { $gain } si cette carte est la plus petite du tour
    .paid = { $gain } pour être la plus petite carte du tour
ability-wins-trick = { $gain } de plus pour un tour gagné
    .paid = { $gain } de plus pour le tour gagné
ability-copy =
    autant de { $token ->
        [heart] cœurs
       *[gem] gemmes
    } que les autres en prennent dans ce tour
    .paid = { $gain }, autant que les autres en ont pris
ability-freeze = du givre sur le tour, ni cœur ni gemme pour personne, rien que des étoiles
    .paid = rien que du givre
ability-hearts-at-least =
    { $gain } pour qui a déjà au moins { $number ->
        [one] { $number } cœur
       *[other] { $number } cœurs
    }
    .paid =
        { $gain } pour { $number ->
            [one] { $number } cœur
           *[other] { $number } cœurs
        } ou plus
ability-most-gems = { $gain } pour qui a le plus de gemmes
    .paid = { $gain } pour le plus de gemmes
ability-no-trick-won = { $gain } pour qui n’a gagné aucun tour
    .paid = { $gain } sans un seul tour gagné
values =
    { $single ->
        [yes] de valeur { $low }
       *[no] de valeur { $low } à { $high }
    }
witness = {" "}({ LIST($cards, form: "the") })

## Les sceaux : dans quels chapitres un pouvoir compte

seal-both = chapitres II et III
    .mark = II · III
seal-second = chapitre II seulement
    .mark = II
seal-third = chapitre III seulement
    .mark = III

## Ce qu’une carte rapporterait

explain-now = Maintenant
    .what = dans ce tour
explain-later = Plus tard
    .what = au chapitre III

## Pourquoi un pouvoir n’a rien rapporté
# $ability : ce qu’il dit. $where : dans ce tour, dans votre rangée…

where =
    { $chapter ->
        [second] dans ce tour
        [third] { $you ->
            [yes] dans votre rangée
           *[no] dans la rangée
        }
       *[unknown] là
    }
verdict-paid = { $told }
verdict-partner-missing =
    { $ability } : { NAME($card, form: "he") } { NAME($card, form: "number") ->
        [plural] ne sont
       *[singular] n’est
    } pas { $where }
verdict-category-missing = { $ability } : { $none } { $where }
verdict-values-missing = { $ability } : aucune { $where }
verdict-not-last = { $ability } : d’autres l’ont suivie
verdict-not-lowest = { $ability } : il y en a une plus petite
verdict-trick-not-won = { $ability } : une carte plus haute l’emporte
verdict-nothing-to-copy =
    { $ability } : ils n’en ont pris { $token ->
        [heart] aucun
       *[gem] aucune
    }
verdict-frozen = { $ability } : le givre ne laisse ni cœur ni gemme
verdict-too-few-hearts =
    { $ability } : { $hearts ->
        [unknown] il y en avait moins
        [0] il n’y en avait aucun
        [1] il n’y en avait qu’un
       *[other] il n’y en avait que { $hearts }
    }
verdict-not-most-gems = { $ability } : quelqu’un en a davantage
verdict-won-a-trick = { $ability } : un tour au moins a été gagné
verdict-other-chapter =
    { $ability } : seulement au { $seal ->
        [second] chapitre II
       *[third] chapitre III
    }
verdict-not-yet =
    { $ability } : { $chapter ->
        [second] le tour n’est pas fini
        [third] on le comptera tout à la fin
       *[unknown] il est trop tôt pour le dire
    }

## Ce qui s’est passé

event-chapter-began =
    { $chapter ->
        [before] Il était une fois cinquante personnages échappés de leurs contes…
        [first] Chapitre I : à vous de composer votre troupe.
        [second] Chapitre II : les troupes entrent en scène, un tour après l’autre.
        [third] Chapitre III : les troupes saluent, et l’on compte.
       *[end] Le conte est dit, et voici les comptes.
    }
event-dealt =
    { $you ->
        [yes] Vous recevez
       *[no] { NAME($seat, form: "The") } reçoit
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $cards ->
        [hidden] .
       *[shown] {"\u00A0"}: { LIST($cards, form: "the") }.
    }
event-kept =
    { $you ->
        [yes] Vous gardez
       *[no] { NAME($seat, form: "The") } garde
    } { $card ->
        [hidden] une carte
       *[shown] { NAME($card, form: "the") }
    }.
event-gave-ghost =
    { $you ->
        [yes] Vous glissez
       *[no] { NAME($seat, form: "The") } glisse
    } { $card ->
        [hidden] une carte
       *[shown] { NAME($card, form: "the") }
    } { NAME($ghost, form: "to") }.
event-passed =
    { $you ->
        [yes] Vous passez
       *[no] { NAME($seat, form: "The") } { $to_you ->
            [yes] vous passe
           *[no] passe
        }
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }{ $to_you ->
        [yes] {""}
       *[no] {" "}{ NAME($to, form: "to") }
    }{ $cards ->
        [hidden] .
       *[shown] {"\u00A0"}: { LIST($cards, form: "the") }.
    }
event-discarded =
    { $you ->
        [yes] Vous écartez
       *[no] { NAME($seat, form: "The") } écarte
    } { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } pour de bon{ $cards ->
        [hidden] , face cachée.
       *[shown] {"\u00A0"}: { LIST($cards, form: "the") }.
    }
event-leads =
    Tour { $trick } : { $you ->
        [yes] à vous d’ouvrir.
       *[no] { NAME($seat, form: "the") } ouvre.
    }
event-played =
    { $ghost ->
        [yes] { NAME($seat, form: "The") } retourne { NAME($card, form: "the") }.
       *[no] { $you ->
            [yes] Vous jouez { NAME($card, form: "the") }.
           *[no] { NAME($seat, form: "The") } joue { NAME($card, form: "the") }.
        }
    }
event-trick-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { NAME($seat, form: "The") } gagne
    } le tour { NAME($card, form: "with") }{ $star ->
        [0] , et l’étoile n’est à personne.
       *[other] {" "}et { $you ->
            [yes] prenez
           *[no] prend
        } l’étoile.
    }
event-frost =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] couvrent
       *[singular] couvre
    } le tour de givre : ni cœur ni gemme pour personne.
event-counted =
    { $outcome ->
        [paid] { NAME($card, form: "The") } { $ghost ->
            [yes] { NAME($card, form: "number") ->
                [plural] rapporteraient
               *[singular] rapporterait
            } { NAME($seat, form: "to") } { $why }, mais un Fantôme ne prend rien.
           *[no] { $you ->
                [yes] vous { NAME($card, form: "number") ->
                    [plural] rapportent
                   *[singular] rapporte
                }
               *[no] { NAME($card, form: "number") ->
                    [plural] rapportent
                   *[singular] rapporte
                } { NAME($seat, form: "to") }
            } { $why }.
        }
        [part] { NAME($card, form: "The") } { $ghost ->
            [yes] { NAME($card, form: "number") ->
                [plural] rapporteraient
               *[singular] rapporterait
            } { NAME($seat, form: "to") } { $gain } ({ $why }), mais un Fantôme ne prend rien.
           *[no] { $you ->
                [yes] vous { NAME($card, form: "number") ->
                    [plural] rapportent
                   *[singular] rapporte
                }
               *[no] { NAME($card, form: "number") ->
                    [plural] rapportent
                   *[singular] rapporte
                } { NAME($seat, form: "to") }
            } seulement { $gain } ({ $why }).
        }
       *[nothing] { NAME($card, form: "The") } ne { $you ->
            [yes] vous { NAME($card, form: "number") ->
                [plural] rapportent
               *[singular] rapporte
            } rien
           *[no] { NAME($card, form: "number") ->
                [plural] rapportent
               *[singular] rapporte
            } rien { NAME($seat, form: "to") }
        } ({ $why }).
    }
event-majority =
    Le plus de gemmes : { $gem } de plus pour { $you ->
        [yes] vous
       *[no] { NAME($seat, form: "the") }
    }.
event-scored =
    { $you ->
        [yes] Vous avez
       *[no] { NAME($seat, form: "The") } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $gain }.
event-won =
    { $you ->
        [yes] Vous l’emportez
       *[no] { NAME($seat, form: "The") } l’emporte
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $you ->
        [yes] refermez
       *[no] referme
    } le livre. Fin.

## Les réponses qu’on ne peut pas accepter

refusal-not-in-hand = Cette carte n’est pas dans votre main : choisissez l’une de celles que vous tenez.
refusal-same-card = Une même carte ne peut aller à vous et au Fantôme : choisissez-en deux différentes.
refusal-nothing-to-order = Rien n’est en attente pour cette carte : choisissez-en une qui reste à compter.

## Les questions
# `.button` valide une réponse et la dit tout entière ; `.short` est son nom sur une étape ou un onglet ; `.waiting`, ce que lisent les autres.

question-card-to-keep = Gardez un personnage pour votre troupe.
    .button = Garder { NAME($card, form: "the") }
    .short = Garder une carte
    .waiting = choisit une carte à garder
question-pair-to-keep = Choisissez deux personnages : un pour votre troupe, un pour le Fantôme à votre droite.
    .button = Garder { NAME($card, form: "the") }, confier { NAME($ghost, form: "the") } au Fantôme
    .short = En garder une, en confier une
    .waiting = choisit deux cartes
    .part-2 = Et laquelle pour le Fantôme de droite ?
question-card-to-play = Jouez un personnage : n’importe lequel fera l’affaire.
    .button = Jouer { NAME($card, form: "the") }
    .short = Jouer une carte
    .waiting = choisit une carte à jouer
question-card-to-count = Quelle carte compter maintenant ?
    .button = Compter { NAME($card, form: "the") }
    .short = Compter une carte
    .waiting = choisit ce qui se compte ensuite

## Le classement

count-points = Points
    .count =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
count-tokens = Jetons
    .count = { $gain }
count-won = Tours gagnés
    .count =
        { $n ->
            [one] { $n } tour
           *[other] { $n } tours
        }
tie-highest-card = Égalité : la plus haute carte de la troupe tranche.

## Les règles

rules-1-setup =
    .title = On plante le décor
    .text =
        Cinquante personnages, chacun sa valeur, de 1 à 50. La plupart appartiennent à une ou deux des huit familles (Monstre, Animal, Magie, Nain, Enfant, Vilain, Royal, Pays des merveilles), et la plupart ont un pouvoir ou deux.
        Chacun reçoit 8 cartes, face cachée. Les autres dorment dans la boîte, et nul ne les regarde. Étoiles, cœurs et gemmes viennent d’un pot commun qui, chez Fabletop, ne tarit jamais.
        L’histoire tient en trois chapitres : on choisit une troupe, on la joue tour par tour, puis on la compte tout entière.
rules-2-choose =
    .title = Chapitre I : choisir
    .text =
        Tous en même temps, gardez une carte de votre main et couchez-la face cachée. Quand plus personne n’hésite, le reste de chaque main passe au voisin de gauche : le vôtre vous arrive de la droite. Gardez encore une carte, et ainsi de suite jusqu’à en avoir 7. La dernière carte de chaque main sort du jeu, face cachée.
        Vous pouvez revoir à loisir ce que vous avez gardé : c’est votre troupe, et votre main du chapitre II.
rules-3-three-players =
    .title = À trois : deux donnes
    .text =
        À trois, le livret recommande un choix plus long, et Fabletop le suit, sauf si la table préfère le choix simple. De la première donne, gardez 4 cartes et écartez pour de bon les 4 qui vous restent en main ; puis recommencez, dans le même sens, avec 8 nouvelles cartes chacun, prises dans la boîte. Les cartes écartées ne reviennent pas.
        Chaque troupe compte donc 8 personnages, et le chapitre II, 8 tours.
rules-4-seals =
    .title = Quand un pouvoir compte
    .text =
        Un pouvoir compte deux fois : au chapitre II, quand on joue sa carte, et de nouveau au chapitre III. S’il porte un sceau, II ou III, il ne compte que dans ce chapitre-là.
        Chez Fabletop, ce qu’un pouvoir donne se prend toujours : rien ne se refuse, et rien ne se perd.
rules-5-play =
    .title = Chapitre II : jouer
    .text =
        Qui ouvre le tour joue la carte qu’il veut de sa main, puis chacun une, dans le sens horaire. Rien n’oblige à suivre. Ensemble, elles font un tour, et la plus haute le gagne.
        Pour savoir qui ouvre le premier, le livret s’en remet à un lapin blanc aperçu en chemin ; Fabletop prend la place que la table désigne, ou la tire au sort. Ensuite, qui gagne un tour ouvre le suivant.
        Le tour payé, chaque carte rejoint, face visible, la rangée de qui l’a jouée. Elle ne compte plus au chapitre II, seulement au chapitre III. Le chapitre II s’achève quand les mains sont vides : après 7 tours, ou 8 si les troupes comptent 8 personnages.
rules-6-pay =
    .title = Ce que rapporte un tour
    .text =
        D’abord, le tour gagné vaut une étoile. Puis chacun est payé pour la carte qu’il vient de jouer, dans l’ordre où l’on a joué : « les autres », ce sont les autres cartes de ce tour, d’où qu’elles viennent. Ni les rangées, ni les mains, ni les tours passés n’y changent rien.
        Les cartes qui copient viennent en dernier : elles rapportent autant de cœurs, ou de gemmes, que tous les autres en ont pris dans ce tour.
        Si le givre couvre le tour, personne n’y prend ni cœur ni gemme, avant comme après lui. Les étoiles, elles, se prennent quand même.
rules-7-count =
    .title = Chapitre III : compter
    .text =
        Chacun étale sa troupe en une rangée et compte ses pouvoirs, dans l’ordre qu’il veut : « les autres », ce sont à présent les autres cartes de cette rangée, et d’elle seule.
        Le reste de votre rangée compté, viennent les pouvoirs qui regardent vos cœurs ou vos tours gagnés. Les cœurs des deux chapitres comptent.
        Quand toutes les rangées sont comptées, qui a le plus de gemmes en prend 4 de plus ; à égalité, 4 pour chacun. Les pouvoirs qui récompensent le plus de gemmes ferment la marche.
rules-8-end =
    .title = La plus belle des fins
    .text =
        Une étoile vaut 2 points, un cœur 1 point, une paire de gemmes 1 point. Toutes les gemmes de la partie s’assemblent par deux ; celle qui reste seule ne vaut rien.
        Le plus de points l’emporte. À égalité, la plus haute carte départage les troupes concernées. Comme aucune valeur n’existe deux fois, il n’y a jamais qu’un vainqueur.
rules-9-abilities =
    .title = Les pouvoirs, un par un
    .text =
        Avec quelqu’un : rapporte une fois si ce personnage est parmi les autres.
        Avec une famille : rapporte une fois si l’un des autres, au moins, en est.
        Par membre d’une famille : rapporte pour chacun d’eux. S’il est écrit « autre », la carte elle-même ne compte pas ; sinon, elle compte si elle en est.
        Par valeur : rapporte pour chaque autre carte dont la valeur est entre les bornes.
        Quoi qu’il arrive : rapporte dans chaque chapitre où le pouvoir compte.
        Dernière, plus petite, gagnante : au chapitre II seulement, si la carte est la dernière jouée, la plus petite ou la plus haute du tour. Gagner rapporte alors plus que l’étoile seule.
        Copie : au chapitre II seulement. Autant de cœurs, ou de gemmes, que les autres en ont pris dans le tour.
        Givre : au chapitre II seulement. Personne ne prend ni cœur ni gemme dans ce tour.
        Assez de cœurs, aucun tour gagné : au chapitre III seulement, une fois compté le reste de la rangée.
        Le plus de gemmes : au chapitre III seulement, après les 4 gemmes de qui mène. Chez nous, mener à plusieurs suffit.
        Le Métamorphe est de toutes les familles, une fois de chacune, et ne rapporte rien lui-même.
        Toutes les cartes imprimées ne nous sont pas connues. Quand un nom, une valeur, une famille ou un pouvoir est déduit ou reconstitué, la carte le dit.
rules-10-ghosts =
    .title = À deux, avec deux Fantômes
    .text =
        Entre vous deux s’installent deux Fantômes, un de chaque côté. Chacun de vous garnit la pile du Fantôme à sa droite ; le jeu, lui, tourne vers la gauche.
        Chapitre I : de vos 8 cartes, choisissez-en deux à la fois, une pour vous et une, face cachée, pour le Fantôme à votre droite. Échangez les 6 autres, choisissez-en encore deux, puis de 4, puis de 2. Rien n’est écarté. Une nouvelle donne de 8, et on recommence : 8 cartes pour chacun de vous et pour chaque Fantôme. Les vôtres, vous pouvez les revoir ; celles d’un Fantôme, jamais. On mélange ensuite chaque pile.
        Chapitre II : 8 tours de quatre cartes, dans le sens horaire. L’un de vous ouvre le premier ; Fabletop prend la place que la table désigne, ou tire l’un des deux au sort. Quand vient un Fantôme, la carte du dessus de sa pile se retourne. La plus haute carte, même d’un Fantôme, donne le droit d’ouvrir le tour suivant.
        La carte d’un Fantôme est l’une des autres, et ses pouvoirs agissent : son givre prend pour tous, et ce qu’elle lui aurait valu compte pour les cartes qui copient. Mais un Fantôme ne prend rien, et si sa carte est la plus haute, l’étoile n’est à personne.
        Chapitre III : les Fantômes se sont évanouis. Ni rangée, ni gemmes, ni score, et leurs cartes n’aident plus personne.

## Réponses de règle : ce que le livret laisse ouvert, ou qu’on oublie
# `.case` : la question. `.basis` : rulebook, deduced ou house ; quand c’est mêlé, le moins sûr.

ruling-ch1 = C’est impossible : chaque carte a sa propre valeur. Un jeu de votre façon doit lui aussi compter 50 valeurs différentes, de 1 à 50.
    .case = Deux cartes à égalité pour le tour ?
    .basis = house
ruling-ch2 = C’est impossible : tous commencent avec autant de cartes, Fantômes compris, et chacun en joue une par tour.
    .case = Des mains de tailles différentes ?
    .basis = deduced
ruling-ch3 = Les cartes à garder, celle à jouer, et l’ordre du décompte au chapitre III. Ce qu’on gagne se prend toujours : rien ne se refuse, rien ne se perd.
    .case = Que décide-t-on ?
    .basis = house
ruling-ch4 = Il ne compte pas. Au chapitre II, seules comptent les cartes de ce tour ; au chapitre III, celles de votre propre rangée.
    .case = Le partenaire est dans un tour passé, dans une autre rangée, dans une main ?
    .basis = rulebook
ruling-ch5 = Il compte pour ce tour, et jamais au chapitre III.
    .case = C’est un Fantôme qui a retourné le partenaire ?
    .basis = deduced
ruling-ch6 = Chacun est payé pour sa propre carte : l’un comble le vœu de l’autre.
    .case = Hansel et Gretel se croisent dans un tour, joués par deux personnes ?
    .basis = rulebook
ruling-ch7 = Les deux rapportent.
    .case = Les deux pouvoirs d’une carte sont satisfaits ?
    .basis = rulebook
ruling-ch8 = Une fois pour chaque famille, donc pour plusieurs cartes à la fois. Sa valeur de 1 compte pour Geppetto. Mais il ne prend le nom de personne : il n’est le partenaire d’aucune carte.
    .case = Pour quoi compte le Métamorphe ?
    .basis = deduced
ruling-ch9 = Chacun copie sa sorte de jeton chez les autres. L’ordre n’y change rien.
    .case = La Reine de cœur et le Chat du Cheshire dans le même tour ?
    .basis = deduced
ruling-ch10 = Toutes deux copient ce qu’ont donné les autres pouvoirs, sans se copier l’une l’autre. Il faut pour cela un jeu de votre façon.
    .case = Deux cartes qui copient le même jeton ?
    .basis = house
ruling-ch11 = Les cœurs, ou les gemmes, de tous les pouvoirs de ce tour : aussi ceux de la dernière carte, de la plus petite ou de la gagnante, et ceux qui paient quoi qu’il arrive.
    .case = Que copie-t-on au juste ?
    .basis = rulebook
ruling-ch12 = Le Fantôme ne touche rien. Mais les 4 cœurs que Boucle d’or lui aurait valus auprès des Trois Ours comptent pour la Reine de cœur de quelqu’un d’autre.
    .case = Un Fantôme retourne une carte qui rapporte ou qui copie ?
    .basis = rulebook
ruling-ch13 = Rien : ni cœur ni gemme n’a été donné, et nul ne peut en prendre.
    .case = Que copie-t-on sous le givre ?
    .basis = rulebook
ruling-ch14 = Les étoiles demeurent, celle du tour comme celles des pouvoirs. Auprès du Dragon, la Princesse furieuse ne garde que son étoile ; auprès de Gretel, Hansel garde la sienne ; le Nain avare n’a rien.
    .case = Du givre, et une étoile à prendre ?
    .basis = rulebook
ruling-ch15 = Ce que vous possédez reste à vous. Le givre ne touche ni les autres tours ni le chapitre III, et un rien reste un rien.
    .case = Le givre touche-t-il les jetons déjà pris ?
    .basis = rulebook
ruling-ch16 = Ils ne rapportent rien : ils parlent d’un tour, et il n’y en a plus.
    .case = Givre, copies et tours au chapitre III ?
    .basis = deduced
ruling-ch17 = Il faut être la plus petite, la dernière ou la plus haute des quatre cartes, celles des Fantômes comprises.
    .case = Humpty Dumpty, le Lapin blanc, le Prince ou le Chat botté parmi les Fantômes ?
    .basis = deduced
ruling-ch18 = Seuls vos propres tours comptent ; les étoiles des pouvoirs n’y changent rien. À deux, vous pouvez y parvenir l’un et l’autre, si les Fantômes gagnent tous les tours.
    .case = Qu’est-ce que « n’avoir gagné aucun tour » ?
    .basis = rulebook
ruling-ch19 = Ceux du chapitre II et ceux de vos autres pouvoirs au chapitre III. Ses 4 cœurs à lui ne l’aident pas.
    .case = Quels cœurs regarde le Nain amical ?
    .basis = rulebook
ruling-ch20 = D’abord celle qui en demande le moins, pour que chacune puisse aider la suivante ; mais vous pouvez choisir. Il faut pour cela un jeu de votre façon.
    .case = Plusieurs cartes d’une rangée regardent les cœurs ?
    .basis = deduced
ruling-ch21 = Gemme par gemme, et non par paires, quand toutes les rangées sont comptées et avant de verser la moindre prime de 4. À égalité, chacun en prend 4.
    .case = Comment compte-t-on le plus de gemmes ?
    .basis = rulebook
ruling-ch22 = Alors tous sont à égalité, à zéro, et chacun en prend 4 : cela ne change rien entre vous.
    .case = Personne n’a de gemme ?
    .basis = house
ruling-ch23 = Sa gemme du chapitre III compte pour savoir qui mène. Si c’est vous, même à plusieurs, il apporte une étoile en plus des 4 gemmes.
    .case = Le Nain avare et le plus de gemmes ?
    .basis = house
ruling-ch24 = La plus haute carte départage les troupes concernées, si nombreuses soient-elles. Les places suivantes se départagent de même.
    .case = Une égalité à la fin ?
    .basis = house
ruling-ch25 = Cela n’arrive pas : il y en a toujours assez.
    .case = Les jetons viennent à manquer ?
    .basis = house
ruling-ch26 = À découvert : les cartes jouées et les jetons de chacun. Secrets : les mains, les cartes gardées tant qu’on ne les a pas jouées, les cartes écartées, la boîte et les piles des Fantômes.
    .case = Que peut voir tout le monde ?
    .basis = house

## À l’écran : à côté des cartes, au-dessus et au-dessous

undo-here = Dans ce jeu, « annuler » reprend un choix du Chapitre I tant que la personne suivante n’a pas choisi ; face aux seuls robots, presque chaque réponse montre aussitôt quelque chose, et ce qui est vu reste vu.
screen-pick = choix { $n } sur { $of }
screen-trick = tour { $n } sur { $of }
screen-hand = Votre main
screen-troupe =
    { $n ->
        [0] Votre troupe
        [one] Votre troupe : { $n } carte
       *[other] Votre troupe : { $n } cartes
    }
screen-nobody-yet = Personne encore.
screen-card = { $value } { $card }
screen-every-family = toutes les familles
screen-starred = * en partie reconstitué par nos soins : la carte imprimée dit peut-être autre chose
screen-passing =
    { $same ->
        [yes] Le reste de votre main va { NAME($to, form: "to") }, et vous recevez la sienne.
       *[no] Le reste de votre main va { NAME($to, form: "to") } ; la prochaine vient { NAME($seat, form: "of") }.
    }
screen-aside =
    { $n ->
        [one] La dernière carte de cette main est écartée.
       *[other] Les { $n } autres cartes de cette main sont écartées.
    }
screen-choosing =
    { $n ->
        [one] Choisit encore : { LIST($people) }.
       *[other] Choisissent encore : { LIST($people) }.
    }
screen-asked-for = voici qui l’attend : { LIST($cards, form: "the") }
screen-played = Vous avez joué { LIST($cards, form: "the") }.
screen-thinks =
    { $you ->
        [yes] à vous
       *[no] choisit
    }
screen-not-last = { $ability } : d’autres vont suivre
screen-open = { $ability }
screen-points = Pts
screen-tricks = Tours
screen-row = La rangée { NAME($seat, form: "of") }
    .yours = Votre rangée
screen-part-star = 1 · L’étoile
screen-part-abilities = 2 · Les pouvoirs, dans l’ordre
screen-part-copies = 3 · Les copies
screen-part-waited = Puis on regarde les cœurs et les tours
screen-part-majority = Le plus de gemmes
screen-part-scores = Le décompte
