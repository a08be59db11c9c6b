# Les mots de La Forêt de Grimm.
#
# $seat et $to sont des joueurs, $you vaut yes quand on lit ce qui arrive à $seat (et $to_you à $to). $card est une Fable ou un Ami.
# $things, c’est tant d’une ressource, ou une liste de cela ; $place, un Lieu : tel quel, ou comme `.the`, `.at`, `.to`, `.from` le disent.
# Ce que le lecteur ne doit pas voir vaut `hidden`. Le texte des cartes et les cas délicats ont leurs parties plus bas.

## Le jeu

game-name = La Forêt de Grimm
game-tagline = De petits cochons, trois maisons à bâtir, et tous les contes de la forêt en travers du chemin.

edition-retail = Édition du commerce
edition-preview = Édition d’avant-première

## Ce qu’une table peut régler avant la donne

setting-first = Premier Joueur
    .what = Qui commence le premier round. Si l’on ne désigne personne, le sort en décide.
setting-cards = Cartes
    .what = Toutes, ou pour les débutants sans les cartes avancées ; lesquelles le sont, nous l’avons reconstitué.
setting-preset = Exemplaires des Fables
    .what = Combien il y en a de chacune : reconstitution R1, R2 ou R3, puisque le livret ne le dit pas.
setting-supply = Réserve
    .what = Illimitée, ou stricte : alors on ne gagne que ce qui est dans la boîte. Le livret ne le dit pas.
setting-may-rest = Actions en repos
    .what = Règle maison : on peut laisser une action de la phase de Construction.
setting-debt-stays = La dette demeure
    .what = Règle maison : ce qu’Ali Baba a volé se rend même quand il est parti ; sans elle, la dette part avec lui.
setting-troll-chooses = Le Troll choisit
    .what = Règle maison : qui a joué le Troll du Pont choisit les types, et non la victime.
setting-truth-is-place = La vérité, c’est l’arrivée
    .what = Règle maison : Pinocchio est jugé sur le Lieu où finit le cochon, et non sur la carte Récolte.
setting-wolf-pack = Toute la meute
    .what = Règle maison : le Petit Chaperon Rouge prend aussi le Grand Méchant Loup pour un Loup.

## Les cartes
# La grammaire d’un nom : son genre, son article (definite ou none), son nombre s’il est au pluriel.
# `.text` : ce que fait la carte dans l’édition du commerce ; `.preview` : dans l’édition d’avant-première, quand elle a cette carte.
# $n et $m sont les nombres d’une carte, qu’un jeu de cartes peut changer : $n le premier que dit son texte, $m le second. Ce qu’ils comptent est écrit à côté.
# Tous les autres nombres appartiennent à la règle, et sont des mots.
# La Fée Marraine de l’édition du commerce prend autant de Fables qu’elle donne de ressources : les deux sont $m.
# Seul : aucun autre cochon dans le Lieu, Monstre ou non. Ce qu’on gagne vient de la Réserve.

## Les Fables

card-a-friendly-game = Match Amical
    .gender = masculine
    .article = definite
    .text =
        Fin de la phase de Récolte : choisissez un adversaire dans votre Lieu et prenez dans son stock { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix, ou tout s’il en a moins.
    .preview =
        Fin de la phase de Récolte : dans le stock de chaque adversaire dans votre Lieu, prenez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix, ou tout s’il en a moins.
card-big-bad-wolf = Grand Méchant Loup
    .gender = masculine
    .article = definite
    .text = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Fin de la phase de Récolte : pour chaque joueur dans ce Lieu, y compris vous, qui a une maison de Paille ou de Bois, achevée ou non, vous choisissez l’une de ces maisons, et sa section du haut retourne à la Réserve. Les maisons de Brique tiennent bon.
    .preview = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Fin de la phase de Récolte : chaque joueur dans ce Lieu, y compris vous, qui a une maison de Paille ou de Bois, achevée ou non, choisit l’une de ces maisons, et sa section du haut retourne à la Réserve. Les maisons de Brique tiennent bon.
card-bridge-troll = Troll du Pont
    .gender = masculine
    .article = definite
    .text = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Fin de la phase de Récolte : choisissez dans ce Lieu un adversaire, qui doit vous donner la moitié, arrondie à l’inférieur, de ce qu’il a récolté dans ce round. Il choisit les types.
    .preview = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Fin de la phase de Récolte : chaque adversaire dans ce Lieu doit vous donner la moitié, arrondie à l’inférieur, de ce qu’il a récolté dans ce round. Il choisit les types.
card-chinny-chin-chin = Je te tiens par la Barbichette !
    .gender = feminine
    .article = none
    .text =
        Avant la collecte : si un Monstre est dans votre Lieu, vous pouvez déplacer votre cochon vers un autre Lieu de votre choix, une seule fois. Si aucun Monstre n’a été joué dans ce round, piochez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } à la place.
    .preview = Quand on place les cochons : si un Monstre est dans votre Lieu, vous pouvez déplacer votre cochon vers un autre Lieu de votre choix, une seule fois.
card-consult-the-oracle = Consultez l’Oracle
    .gender = feminine
    .article = none
    .text = Fin de la phase de Récolte : si votre cochon est seul, vous pouvez tirer au hasard une Fable dans chacune des autres mains.
    .preview = Fin de la phase de Récolte : si votre cochon est seul, vous pouvez tirer au hasard une Fable dans chacune des autres mains.
card-crystal-ball = Boule de Cristal
    .gender = feminine
    .article = definite
    .text = Une fois révélée : regardez la carte Récolte face cachée d’un joueur de votre choix. Gardez ensuite la vôtre, ou remplacez-la par une autre de vos cartes Récolte.
card-curse-of-darkness = Malédiction des Ténèbres
    .gender = feminine
    .article = definite
    .text = Une fois révélée : le choix de chaque adversaire est défait. Une carte tirée au hasard parmi toutes ses cartes Récolte, celle qu’il avait choisie comprise, est jouée à la place ; il peut la regarder aussitôt.
card-cutting-corners = Réserve de Chutes
    .gender = feminine
    .article = definite
    .text = Fin de la phase de Récolte : si votre cochon est seul, cette carte reste devant vous comme un Site de Construction de plus. Dès lors, chaque section sur ce site vous coûte une ressource de moins.
card-dragon = Dragon
    .gender = masculine
    .article = definite
    .text = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Avant la collecte : chaque joueur dans ce Lieu, y compris vous, perd toutes les ressources de son stock. Ce qu’il collecte ensuite est à lui.
card-fairy-food = Fairy Food
    .gender = feminine
    .article = none
    .text =
        Prochain Tour : au début du prochain round, posez cette carte sur un Lieu de votre choix. À la fin de la phase de Récolte qui suit, chaque joueur dans ce Lieu gagne { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de son choix ; puis la carte est défaussée.
card-ghostly-whispers = Murmures Fantomatiques
    .gender = masculine
    .article = definite
    .number = plural
    .text =
        Fin de la phase de Récolte : si votre cochon est seul, piochez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }, choisissez-en { $m } à garder et défaussez le reste.
    .preview =
        Fin de la phase de Récolte : si votre cochon est seul, piochez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }, choisissez-en { $m } à garder et défaussez le reste.
card-giant = Géant
    .gender = masculine
    .article = definite
    .text = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Fin de la phase de Récolte : chaque joueur dans ce Lieu, y compris vous, perd son Ami, toute sa main de Fables et une ressource de chaque type de son stock.
card-grandmas-house = Maison de Mère-Grand
    .gender = feminine
    .article = definite
    .text =
        Une fois révélée : posez ce Lieu Unique sur un Lieu de votre choix qui n’en a pas. Tant qu’il reste là, chaque Monstre joué doit y aller, même s’il y en a déjà un. Fin de chaque phase de Récolte : chaque joueur dans ce Lieu gagne { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de son choix. Après quoi, cette carte est défaussée si un Monstre est dans ce Lieu.
card-harvest-moon = Lune des Moissons
    .gender = feminine
    .article = definite
    .text = Fin de la phase de Récolte : prenez la moitié, arrondie à l’inférieur, de ce qui se trouve dans un Lieu où personne n’a récolté dans ce round, s’il y en a un. Vous choisissez le Lieu et, au Marché, les types.
card-hidden-vault = Réserve Cachée
    .gender = feminine
    .article = definite
    .text =
        Fin de la phase de Récolte : chaque joueur dans votre Lieu, y compris vous, gagne { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } d’un seul type produit là. Au Marché, chacun choisit le sien.
card-hired-help = Aide de Camp à Louer
    .gender = masculine
    .article = definite
    .text =
        Une fois révélée : payez à la Réserve { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix, ou défaussez aussitôt cette carte. Prochain Tour, si vous avez payé : gagnez une seconde fois ce que vous récoltez, type par type.
    .preview =
        Une fois révélée : payez aussitôt { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } à la Réserve ; si vous ne pouvez pas, défaussez cette carte. Prochain round : gagnez une seconde fois ce que vous récoltez, type par type. Jusque-là, la carte reste devant vous.
card-little-helpers = Petits Assistants
    .gender = masculine
    .article = definite
    .number = plural
    .text =
        Fin de la phase de Récolte : si votre cochon est seul, vous avez { $n ->
            [one] { $n } action
           *[other] { $n } actions
        } de plus dans la phase de Construction de ce round.
    .preview =
        Fin de la phase de Récolte : si votre cochon est seul, vous avez { $n ->
            [one] { $n } action
           *[other] { $n } actions
        } de plus dans la phase de Construction de ce round.
card-lonely-castle = Château Solitaire
    .gender = masculine
    .article = definite
    .text =
        Une fois révélée : posez ce Lieu Unique sur un Lieu de votre choix qui n’en a pas. Fin de chaque phase de Récolte : un joueur seul dans ce Lieu gagne { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de chaque type. Après quoi, cette carte est défaussée si trois joueurs ou plus sont dans ce Lieu, ou les deux dans une partie à deux.
card-magic-flute = Flûte Enchantée
    .gender = feminine
    .article = definite
    .text = Une fois révélée, avant tout le reste : chaque carte Monstre jouée dans ce round vient dans votre main, sans être placée et sans effet. Vous pourrez la jouer comme une autre dans un round suivant.
card-mysterious-stranger = Mystérieux Étranger
    .gender = masculine
    .article = definite
    .text = Fin de la phase de Récolte : si votre cochon est seul, gagnez un Ami, à garder ou à donner à un autre joueur.
    .preview = Fin de la phase de Récolte : si votre cochon est seul, gagnez un Ami, à garder ou à donner à un autre joueur.
card-night-at-the-tavern = Une Nuit à la Taverne
    .gender = feminine
    .article = none
    .text = Une fois révélée : piochez autant d’Amis qu’il y a de joueurs et choisissez le vôtre ; les autres sont distribués au hasard, un à chaque adversaire. Personne ne peut refuser, et chacun défausse l’Ami qu’il avait.
    .preview = Une fois révélée : piochez autant d’Amis qu’il y a de joueurs et choisissez le vôtre ; les autres sont distribués au hasard, un à chaque adversaire. Personne ne peut refuser, et chacun défausse l’Ami qu’il avait.
card-powerful-friends = Amis Puissants
    .gender = masculine
    .article = definite
    .number = plural
    .text = Fin de la phase de Récolte : chaque adversaire dans votre Lieu perd une action de la phase de Construction de ce round, et pour chacun qui en perd une, vous en gagnez une.
    .preview = Fin de la phase de Récolte : à chaque adversaire dans votre Lieu, volez une action de la phase de Construction de ce round, s’il lui en reste une.
card-roar = Rugissement
    .gender = masculine
    .article = definite
    .text = Avant la collecte : chaque adversaire dans votre Lieu mélange toutes ses cartes Récolte, celle qu’il a jouée comprise, en tire une au hasard et va aussitôt dans le Lieu indiqué. Si c’est le même, il y reste.
    .preview = Avant la collecte : chaque adversaire dans votre Lieu tire au hasard une de ses cartes Récolte non jouées et va aussitôt dans le Lieu indiqué.
card-royal-wedding = Mariage Royal
    .gender = masculine
    .article = definite
    .text =
        Une fois révélée : posez ce Lieu Unique sur un Lieu de votre choix qui n’en a pas. Fin de chaque phase de Récolte : chaque joueur qui n’est pas dans ce Lieu défausse { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de son choix. Après quoi, cette carte est défaussée si personne n’est dans ce Lieu.
card-search-the-past = Recherche dans le Passé
    .gender = feminine
    .article = definite
    .text =
        Fin de la phase de Récolte : si un adversaire au moins est dans votre Lieu, prenez en main { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } de votre choix dans la défausse, ou toutes s’il y en a moins.
card-share-the-wealth = Partage des Richesses
    .gender = masculine
    .article = definite
    .text =
        Fin de la phase de Récolte : chaque adversaire qui a récolté au moins { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } dans ce round doit vous en donner { $m }. S’il en a récolté de plusieurs types, il choisit lesquelles.
card-spy-network = Réseau Espion
    .gender = masculine
    .article = definite
    .text =
        Fin de la phase de Récolte : comptez les joueurs dans votre Lieu, y compris vous, et piochez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } pour chacun.
    .preview =
        Fin de la phase de Récolte : comptez les adversaires dans votre Lieu, et piochez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } pour chacun.
card-taxation = Taxation
    .gender = feminine
    .article = definite
    .text = Prochain Tour : à la fin de la phase de Récolte du prochain round, chaque adversaire qui n’est pas dans votre Lieu défausse la moitié de toutes ses ressources, arrondie à l’inférieur. La Brique part d’abord, puis le Bois, puis la Paille.
    .preview = Fin de la phase de Récolte du prochain round : qui n’est pas dans votre Lieu garde une ressource de son choix et défausse toutes les autres. Jusque-là, la carte reste devant vous.
card-thoughtful-gift = Cadeau Réfléchi
    .gender = masculine
    .article = definite
    .text =
        Fin de la phase de Récolte : donnez à un adversaire au plus { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } d’un seul type ; il doit vous en rendre autant d’un seul autre type, qu’il choisit. Ne choisissez qu’un adversaire qui en a assez d’un même autre type. Vous pouvez aussi ne rien donner du tout.
card-wandering-trader = Marchand Errant
    .gender = masculine
    .article = definite
    .text =
        Fin de la phase de Récolte : chaque joueur dans votre Lieu, y compris vous, peut une fois échanger avec la Réserve { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } d’un seul type contre { $m ->
            [one] { $m } ressource
           *[other] { $m } ressources
        } d’un seul autre type.
card-wishing-well = Puits aux Souhaits
    .gender = masculine
    .article = definite
    .text = Une fois révélée : échangez, sans les regarder, deux cartes Récolte face cachée ; la vôtre peut en être. Chacune compte comme jouée par la personne qui la reçoit, et qui peut la regarder avant les Fables encore à venir. À la fin du round, chacun reprend sa carte.
    .preview = Une fois révélée : échangez les cartes Récolte de deux autres joueurs, face cachée ou face visible. À la fin du round, chacun reprend sa carte.
card-wolf = Loup
    .gender = masculine
    .article = definite
    .text = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Avant la collecte : si un cochon au moins est dans ce Lieu, tout ce qui s’y trouve va à la Réserve.
    .preview = Une fois révélée : envoyez ce Monstre dans un Lieu de votre choix qui n’en a pas encore. Avant la collecte : si un cochon au moins est dans ce Lieu, tout ce qui s’y trouve va à la Réserve.

## Les Amis

card-aladdin = Aladdin
    .gender = masculine
    .article = none
    .text =
        Début du round : annoncez si votre cochon récoltera seul ou avec d’autres. Fin de la phase de Récolte : si vous aviez raison, gagnez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de chaque type.
card-ali-baba = Ali Baba
    .gender = masculine
    .article = none
    .text = Début du round : volez une ressource de votre choix dans le stock d’un adversaire de votre choix. Fin de la phase de Récolte : si cet adversaire a récolté dans votre Lieu, vous devez la lui rendre.
    .preview =
        Fin de la phase de Récolte : si votre cochon est seul, vous pouvez voler { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix dans le stock d’un autre joueur.
card-cinderella = Cendrillon
    .gender = feminine
    .article = none
    .text = Après la révélation des cartes Récolte : avant le départ des adversaires, allez dans votre Lieu et gagnez { $n } des ressources qui s’y trouvent, à votre choix ; puis tout le monde collecte comme d’habitude, y compris vous. Cela passe avant un Loup, et ne compte pas comme récolté.
    .preview = Après la révélation des cartes Récolte : avant l’arrivée des autres, prenez { $n } des ressources de votre Lieu, à votre choix ; puis tout le monde collecte comme d’habitude, y compris vous. Cela ne compte pas comme récolté.
card-evil-queen = Reine-Sorcière
    .gender = feminine
    .article = definite
    .text = Début du round : vous choisissez vos cartes en dernier, après avoir regardé soit la carte Récolte, soit la Fable face cachée d’un adversaire de votre choix.
    .preview = Avant la révélation des Fables : vous choisissez vos cartes en dernier, après avoir regardé à la fois la carte Récolte et la Fable d’un joueur de votre choix.
card-fairy-godmother = Fée Marraine
    .gender = feminine
    .article = definite
    .text =
        Action Spéciale : gagnez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }. À votre tour de la phase de Construction, sans dépenser d’action : vous pouvez la défausser avec exactement { $m ->
            [one] { $m } Fable
           *[other] { $m } Fables
        } de votre main pour gagner { $m ->
            [one] { $m } ressource
           *[other] { $m } ressources
        } de votre choix.
    .preview =
        Début de la phase de Récolte : piochez { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }. À tout moment : vous pouvez la défausser, et avec elle jusqu’à { $m ->
            [one] { $m } Fable
           *[other] { $m } Fables
        } de votre main ; gagnez une ressource de votre choix pour chacune de ces Fables.
card-frog-prince = Prince Grenouille
    .gender = masculine
    .article = definite
    .text =
        Fin de la phase de Récolte : si votre cochon n’est pas seul, vous devez défausser le Prince Grenouille et gagner un autre Ami, jamais lui de nouveau, à garder ou à donner à un autre joueur. Gagnez ensuite { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix.
card-gingerbread-man = Bonhomme de Pain d’Épice
    .gender = masculine
    .article = definite
    .text =
        Après la révélation des cartes Récolte : avant que les autres n’aillent dans leurs Lieux, vous pouvez renoncer au vôtre et prendre à la place { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix dans chaque Lieu. Alors vous ne récoltez pas dans ce round, et votre cochon ne compte ni comme seul ni comme accompagné.
card-golden-goose = Oie aux Œufs d’Or
    .gender = feminine
    .article = definite
    .text =
        Fin de la phase de Récolte : si votre cochon est seul, gagnez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix. À votre tour de la phase de Construction, sans dépenser d’action : vous pouvez la défausser pour gagner { $m ->
            [one] { $m } ressource
           *[other] { $m } ressources
        } de votre choix.
    .preview =
        Fin de la phase de Récolte : si votre cochon est seul, gagnez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix. À tout moment : vous pouvez la défausser pour gagner { $m ->
            [one] { $m } ressource
           *[other] { $m } ressources
        } de votre choix.
card-goldilocks = Boucle d’Or
    .gender = feminine
    .article = none
    .text = Action Spéciale : regardez les trois Fables du dessus du paquet. Une de votre choix va dans votre main, les deux autres retournent au-dessus, dans l’ordre qui vous plaît.
    .preview = Début de la phase de Récolte : vous pouvez la défausser pour prendre une ressource de chaque type et une Fable au hasard, le tout à un seul adversaire de votre choix.
card-hansel-and-gretel = Hansel & Gretel
    .gender = masculine
    .article = none
    .number = plural
    .text =
        Phase de Construction : les Murs coûtent à chaque adversaire { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de plus, du type de la maison. Ce supplément vous est payé, et non à la Réserve.
card-huntsman = Chasseur
    .gender = masculine
    .article = definite
    .text =
        Début du round : chaque adversaire qui a une Fable doit en jouer une dans ce round. Si un Monstre est dans votre Lieu, ses effets sont annulés et, une fois par round, vous gagnez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de chaque type.
card-jack = Jack le Tueur de Géants
    .gender = masculine
    .article = none
    .text =
        Après la révélation des cartes Récolte : ajoutez à votre Lieu, depuis la Réserve, { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } d’un seul type produit là ; au Marché, vous choisissez le type. Quand un Géant va agir, où qu’il soit : vous pouvez défausser Jack pour annuler ses effets.
card-little-mermaid = Petite Sirène
    .gender = feminine
    .article = definite
    .text =
        Quand vous la gagnez : choisissez deux cartes Récolte à garder en main. Le reste se place face cachée sous elle et ne peut servir ; ces cartes vous reviennent quand vous la perdez. Action Spéciale : gagnez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de chaque type.
card-pinocchio = Pinocchio
    .gender = masculine
    .article = none
    .text =
        Début du round : annoncez quelle carte Récolte vous jouerez ; mentir est permis. Fin de la phase de Récolte : si c’était vrai, gagnez { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } d’un seul type produit dans ce Lieu ; au Marché, vous choisissez le type.
card-puss-in-boots = Chat Botté
    .gender = masculine
    .article = definite
    .text = Action Spéciale : construisez une section selon toutes les règles habituelles. Une ressource de son coût peut venir du stock d’un adversaire.
    .preview = Pendant la construction : pour chaque section que vous construisez, vous pouvez prendre une ressource de son coût, du bon type, dans le stock d’un autre joueur.
card-rapunzel = Raiponce
    .gender = feminine
    .article = none
    .text =
        Début du round : posez sur elle, depuis la Réserve, { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } d’un seul type de votre choix. Tout s’accumule, et le type peut changer à chaque round. Action Spéciale : si votre cochon est seul, gagnez tout ce qu’elle porte. Si vous la perdez, tout ce qu’elle porte va à la Réserve.
card-red-riding-hood = Petit Chaperon Rouge
    .gender = masculine
    .article = definite
    .text =
        Action Spéciale : défaussez, face visible, { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } du dessus du paquet. Chaque Loup qui s’y trouve va dans votre main, mais pas le Grand Méchant Loup ; s’il n’y en a aucun, piochez une Fable. Quand un Loup ou le Grand Méchant Loup va agir, où qu’il soit : vous pouvez défausser le Petit Chaperon Rouge pour annuler ses effets.
    .preview =
        Quand vous le gagnez : prenez en main { $n ->
            [one] { $n } carte Loup
           *[other] { $n } cartes Loup
        }, Loup ou Grand Méchant Loup, dans le paquet de Fables, ou dans la défausse ce qui manque au paquet ; puis mélangez le paquet. Phase de Récolte : si un Loup ou un Grand Méchant Loup finit dans votre Lieu, vous pouvez le défausser sans effet.
card-robin-hood = Robin des Bois
    .gender = masculine
    .article = none
    .text =
        Fin de la phase de Construction : chaque adversaire dont le stock dépasse le vôtre, toutes ressources confondues, doit vous donner { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de son choix.
    .preview =
        Fin de la phase de Récolte : à un joueur dans votre Lieu, vous pouvez dérober au plus { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } de votre choix. Si vous en prenez, un adversaire de votre choix, fût-ce le même, reçoit une des vôtres.
card-rumpelstiltskin = Nain Tracassin
    .gender = masculine
    .article = definite
    .text =
        Début de la phase de Construction : gagnez { $n ->
            [one] { $n } Paille
           *[other] { $n } Pailles
        }. Action Spéciale : changez toute votre Paille en autant de Bois, ou de Brique, l’un des deux à votre choix.
    .preview =
        Fin de la phase de Récolte : une fois par round, vous pouvez changer { $n ->
            [one] { $n } Paille
           *[other] { $n } Pailles
        } en autant de Bois ou de Brique. À tout moment : vous pouvez le défausser pour changer toute votre Paille en autant de Bois, ou de Brique.
card-seven-dwarfs = Sept Nains
    .gender = masculine
    .article = definite
    .number = plural
    .text =
        Fin de la phase de Récolte : si votre cochon est seul, vous pouvez effectuer { $n ->
            [one] { $n } action
           *[other] { $n } actions
        } de plus dans la phase de Construction de ce round.
card-sleeping-beauty = Belle au Bois Dormant
    .gender = feminine
    .article = definite
    .text = Début du round : choisissez un joueur, vous-même si vous voulez. Il doit jouer la Fable du dessus du paquet comme seule Fable de ce round, comme si elle venait de sa main, et ne peut la regarder avant sa révélation, pas même pour choisir sa carte Récolte.
card-snow-white = Blanche-Neige
    .gender = feminine
    .article = none
    .text = Fin de la phase de Récolte : chaque adversaire dans votre Lieu doit vous remettre une Fable, qu’il choisit. Qui n’en a pas doit vous donner une ressource, que vous choisissez.
    .preview = Fin de la phase de Récolte : chaque adversaire dans votre Lieu doit vous remettre une Fable, qu’il choisit. Qui n’en a pas ne donne rien.
card-thumbelina = Petite Poucette
    .gender = feminine
    .article = definite
    .text = Après la révélation des cartes Récolte, une fois par round : vous pouvez vous en remettre au hasard, retourner l’une de vos cartes Récolte non jouées et aller plutôt dans le Lieu indiqué.
    .preview = Après la révélation des cartes Récolte, une fois par round : vous pouvez vous en remettre au hasard, retourner l’une de vos cartes Récolte non jouées et aller plutôt dans le Lieu indiqué.
card-tom-thumb = Tom Pouce
    .gender = masculine
    .article = none
    .text =
        Début du round : si vous voulez, choisissez un Lieu et ramassez-y { $n ->
            [one] { $n } ressource
           *[other] { $n } ressources
        } ; au Marché, vous choisissez le type.
card-wood-cutter = Bûcheron
    .gender = masculine
    .article = definite
    .text = Action Spéciale : gagnez { $n } Bois, et ajoutez { $m } Bois à la Forêt depuis la Réserve. Quand un Monstre va agir, quel qu’il soit et où qu’il soit : vous pouvez défausser le Bûcheron pour annuler ses effets.

## Les Lieux

place-fields = Champs
    .the = les Champs
    .at = dans les Champs
    .to = vers les Champs
    .from = dans les Champs
place-forest = Forêt
    .the = la Forêt
    .at = dans la Forêt
    .to = vers la Forêt
    .from = dans la Forêt
place-brickyard = Carrière
    .the = la Carrière
    .at = dans la Carrière
    .to = vers la Carrière
    .from = dans la Carrière
place-market = Marché
    .the = le Marché
    .at = au Marché
    .to = vers le Marché
    .from = au Marché

## Les ressources et les maisons

material-straw = Paille
    .count =
        { $n ->
            [one] { $n } Paille
           *[other] { $n } Pailles
        }
material-wood = Bois
    .count = { $n } Bois
material-brick = Brique
    .count =
        { $n ->
            [one] { $n } Brique
           *[other] { $n } Briques
        }
things = { LIST($things) }
things-none = rien
part-floor = Sol
part-walls = Murs
part-roof = Toit
house-floor = Sol
house-walls = Murs
house-roof = Toit
house-corner-floor = Sol sur la Réserve de Chutes
house-corner-walls = Murs sur la Réserve de Chutes
house-corner-roof = Toit sur la Réserve de Chutes
section-straw-floor = Sol de Paille
    .the = le Sol de Paille
section-straw-walls = Murs de Paille
    .the = les Murs de Paille
section-straw-roof = Toit de Paille
    .the = le Toit de Paille
section-straw-corner-floor = Sol de Paille sur la Réserve de Chutes
    .the = le Sol de Paille sur la Réserve de Chutes
section-straw-corner-walls = Murs de Paille sur la Réserve de Chutes
    .the = les Murs de Paille sur la Réserve de Chutes
section-straw-corner-roof = Toit de Paille sur la Réserve de Chutes
    .the = le Toit de Paille sur la Réserve de Chutes
section-wood-floor = Sol de Bois
    .the = le Sol de Bois
section-wood-walls = Murs de Bois
    .the = les Murs de Bois
section-wood-roof = Toit de Bois
    .the = le Toit de Bois
section-wood-corner-floor = Sol de Bois sur la Réserve de Chutes
    .the = le Sol de Bois sur la Réserve de Chutes
section-wood-corner-walls = Murs de Bois sur la Réserve de Chutes
    .the = les Murs de Bois sur la Réserve de Chutes
section-wood-corner-roof = Toit de Bois sur la Réserve de Chutes
    .the = le Toit de Bois sur la Réserve de Chutes
section-brick-floor = Sol de Brique
    .the = le Sol de Brique
section-brick-walls = Murs de Brique
    .the = les Murs de Brique
section-brick-roof = Toit de Brique
    .the = le Toit de Brique
section-brick-corner-floor = Sol de Brique sur la Réserve de Chutes
    .the = le Sol de Brique sur la Réserve de Chutes
section-brick-corner-walls = Murs de Brique sur la Réserve de Chutes
    .the = les Murs de Brique sur la Réserve de Chutes
section-brick-corner-roof = Toit de Brique sur la Réserve de Chutes
    .the = le Toit de Brique sur la Réserve de Chutes

## Les actions et d’autres choix

action-draw = Piocher une Fable
action-gain-straw = Gagner 1 Paille
action-gain-wood = Gagner 1 Bois
action-gain-brick = Gagner 1 Brique
action-special = Action Spéciale
    .of = { $card } : Action Spéciale
action-dismiss = Défausser votre Ami
    .of = { $card } : défausser pour le gain
action-build = { $section } ({ $things })
yes-yes = Oui
prediction-alone = seul
prediction-together = avec d’autres
reward-resources = 1 de chaque ressource
reward-fables = 2 Fables
reward-friend = un Ami
layer-gather = la carte Récolte
layer-fable = la Fable
none-fable = aucune Fable
none-seat = l’aide de personne
fables-count =
    { $n ->
        [one] { $n } Fable
       *[other] { $n } Fables
    }
resources-count =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }

## Le round

phase-start = Début du round
phase-choosing = Le choix en secret
phase-revealing = Les Fables se révèlent
phase-gathering = Phase de Récolte
phase-building = Phase de Construction
phase-end = Fin
window-start-of-round = début du round
window-first-of-all = une fois révélée, avant tout
window-when-revealed = une fois révélée
window-cards-revealed = cartes Récolte révélées
window-pigs-placed = cochons placés
window-before-collecting = avant la collecte
window-after-collecting = après la collecte
window-end-of-gather = fin de la Récolte
window-leaving = en s’en allant
window-start-of-build = début de la Construction
window-end-of-build = fin de la Construction
window-special-action = Action Spéciale
window-farewell = quand on le défausse
window-when-gained = quand on le gagne
window-build = pendant la construction
kind-monster = Monstre
kind-unique = Lieu Unique
kind-next-turn = Prochain Tour
kind-friend = Ami
reason-not-alone = pas seul dans ce Lieu
    .who = { LIST($people) } { $n ->
        [one] y est aussi
       *[other] y sont aussi
    }
reason-nobody-there = personne d’autre n’y est
reason-nothing-there = il n’y a rien pour cela
reason-nobody-can = personne ne le peut
reason-no-cards = il ne reste aucune carte
reason-no-room = chaque Lieu en porte déjà un
reason-not-paid = le prix n’a pas été payé
reason-nobody-hit = personne n’est touché
cause-setup = la mise en place
cause-round = le round
cause-prince = le Prince Royal
cause-plan = le choix en secret
cause-gathering = la collecte
cause-building = la construction
cause-first-builder = le bonus du Premier Bâtisseur
cause-clean-up = le nettoyage
cause-end = la fin

## Ce qui s’est passé
# $the, $there, $thither, $thence : le Lieu comme `.the`, `.at`, `.to`, `.from` le disent ; `hidden` si le lecteur ne doit pas voir lequel.

event-round-began =
    Round { $round } : { $you ->
        [yes] c’est vous le Premier Joueur.
       *[no] { NAME($seat, form: "the") } est Premier Joueur.
    }
event-prince-went =
    Le Prince Royal va { $thither }{ $most ->
        [0] .
       *[other] , où il y en a { $most } : plus de 10.
    }
event-prince-took = Le Prince Royal prend { $things } { $thence }, pour la Réserve.
event-refilled = { $things } de plus { $there }.
event-laid =
    { $what ->
        [hidden] { NAME($seat, form: "The") } pose une carte Récolte face cachée.
        [hidden-fable] { NAME($seat, form: "The") } pose une carte Récolte face cachée, et une Fable dessus.
        [fable] { $you ->
            [yes] Vous posez
           *[no] { NAME($seat, form: "The") } pose
        } { $the }, face cachée, et dessus « { $card } ».
        [unseen] { $you ->
            [yes] Vous posez
           *[no] { NAME($seat, form: "The") } pose
        } { $the }, face cachée, et dessus la Fable du paquet que nul n’a vue.
       *[place] { $you ->
            [yes] Vous posez
           *[no] { NAME($seat, form: "The") } pose
        } { $the }, face cachée.
    }
event-fell-asleep =
    { $you ->
        [yes] Vous vous endormez : votre
       *[no] { NAME($seat, form: "The") } s’endort : sa
    } seule Fable de ce round est celle du dessus du paquet, que nul n’a vue.
event-spied =
    { $self ->
        [yes] { $you ->
            [yes] Vous regardez
           *[no] { NAME($seat, form: "The") } regarde
        } la carte Récolte reçue
       *[no] { $you ->
            [yes] Vous regardez la carte Récolte { NAME($to, form: "of") }
           *[no] { NAME($seat, form: "The") } regarde { $to_you ->
                [yes] votre carte Récolte
               *[no] la carte Récolte { NAME($to, form: "of") }
            }
        }
    }{ $the ->
        [hidden] .
       *[shown] {"\u00A0"}: { $the }.
    }
event-glimpsed =
    { $you ->
        [yes] Vous regardez la Fable { NAME($to, form: "of") }
       *[no] { NAME($seat, form: "The") } regarde { $to_you ->
            [yes] votre Fable
           *[no] la Fable { NAME($to, form: "of") }
        }
    }{ $card ->
        [hidden] .
       *[shown] {"\u00A0"}: « { $card } ».
    }
event-laid-anew =
    { $cause ->
        [curse-of-darkness] { $you ->
            [yes] Votre carte Récolte est maintenant tirée au hasard
           *[no] La carte Récolte { NAME($seat, form: "of") } est maintenant tirée au hasard
        }
       *[other] { $you ->
            [yes] Vous posez une autre carte Récolte à la place
           *[no] { NAME($seat, form: "The") } pose une autre carte Récolte à la place
        }
    }{ $the ->
        [hidden] .
       *[shown] {"\u00A0"}: { $the }.
    }
event-swapped =
    { $you ->
        [yes] Votre carte Récolte et celle { NAME($to, form: "of") }
       *[no] { $to_you ->
            [yes] Votre carte Récolte et celle { NAME($seat, form: "of") }
           *[no] Les cartes Récolte { NAME($seat, form: "of") } et { NAME($to, form: "of") }
        }
    } changent de place.
event-fable-revealed =
    { $you ->
        [yes] Vous révélez
       *[no] { NAME($seat, form: "The") } révèle
    } « { $card } ».
event-monster-placed =
    { $you ->
        [yes] Vous envoyez
       *[no] { NAME($seat, form: "The") } envoie
    } { NAME($card, form: "the") } { $thither }.
event-unique-placed =
    { $you ->
        [yes] Vous installez
       *[no] { NAME($seat, form: "The") } installe
    } { NAME($card, form: "the") } { $there }.
event-unique-left = { NAME($card, form: "The") } { $there } s’en va : sa condition est remplie.
event-set-out =
    { $you ->
        [yes] Vous mettez
       *[no] { NAME($seat, form: "The") } met
    } « { $card } » de côté pour le prochain round.
event-food-placed =
    { $you ->
        [yes] Vous servez
       *[no] { NAME($seat, form: "The") } sert
    } Fairy Food { $there }.
event-card-revealed =
    { $you ->
        [yes] Vous avez
       *[no] { NAME($seat, form: "The") } a
    } choisi { $the }.
event-stayed-away =
    { $you ->
        [yes] Vous n’allez nulle part et vous servez
       *[no] { NAME($seat, form: "The") } ne va nulle part et se sert
    } un peu partout.
event-changed-card =
    { $you ->
        [yes] Vous vous en remettez au hasard et retournez
       *[no] { NAME($seat, form: "The") } s’en remet au hasard et retourne
    } { $the } à la place.
event-moved =
    { $you ->
        [yes] Votre cochon
       *[no] Le cochon { NAME($seat, form: "of") }
    } { $stays ->
        [yes] reste { $there }.
       *[no] va { $thither }.
    }
event-predicted =
    { $you ->
        [yes] Vous annoncez : « Je récolterai
       *[no] { NAME($seat, form: "The") } annonce : « Je récolterai
    } { $prediction }. »
event-declared =
    { $you ->
        [yes] Vous annoncez
       *[no] { NAME($seat, form: "The") } annonce
    } { $the }, vrai ou faux.
event-collected =
    { $you ->
        [yes] Vous collectez
       *[no] { NAME($seat, form: "The") } collecte
    } { $things } { $there }.
event-took =
    { $you ->
        [yes] Vous prenez
       *[no] { NAME($seat, form: "The") } prend
    } { $things } { $thence }.
event-put = { $things } de plus { $there }, depuis la Réserve.
event-wasted = { $things } { $there } : perdu pour tous, tout va à la Réserve.
event-gained =
    { $you ->
        [yes] Vous gagnez
       *[no] { NAME($seat, form: "The") } gagne
    } { $things }.
    .surcharge =
        { NAME($card, form: "The") } { $you ->
            [yes] vous { NAME($card, form: "number") ->
                [plural] rapportent
               *[singular] rapporte
            } { $things } sur ce prix.
           *[no] { NAME($card, form: "number") ->
                [plural] rapportent
               *[singular] rapporte
            } { $things } { NAME($seat, form: "to") } sur ce prix.
        }
event-lost =
    { $you ->
        [yes] Vous perdez
       *[no] { NAME($seat, form: "The") } perd
    } { $things }.
event-gave =
    { $you ->
        [yes] Vous donnez
       *[no] { NAME($seat, form: "The") } { $to_you ->
            [yes] vous donne
           *[no] donne
        }
    } { $things }{ $to_you ->
        [yes] .
       *[no] {" "}{ NAME($to, form: "to") }.
    }
event-stashed =
    { $you ->
        [yes] Vous posez
       *[no] { NAME($seat, form: "The") } pose
    } { $things } sur Raiponce.
event-unstashed =
    { $you ->
        [yes] Vous reprenez
       *[no] { NAME($seat, form: "The") } reprend
    } { $things } à Raiponce.
event-drew =
    { $you ->
        [yes] Vous piochez
       *[no] { NAME($seat, form: "The") } pioche
    } { $card ->
        [hidden] une Fable.
       *[shown] « { $card } ».
    }
event-reshuffled =
    Les Fables défaussées sont mélangées en un nouveau paquet : { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
event-looked =
    { $you ->
        [yes] Vous regardez
       *[no] { NAME($seat, form: "The") } regarde
    } { $n ->
        [one] la Fable du dessus.
       *[other] les { $n } Fables du dessus.
    }
event-put-back =
    { $you ->
        [yes] Vous remettez
       *[no] { NAME($seat, form: "The") } remet
    } { $card ->
        [hidden] une Fable
       *[shown] « { $card } »
    } sur le paquet.
event-kept =
    { $you ->
        [yes] Vous gardez
       *[no] { NAME($seat, form: "The") } garde
    } { $card ->
        [hidden] une Fable.
       *[shown] « { $card } ».
    }
event-discarded =
    { $you ->
        [yes] Vous défaussez
       *[no] { NAME($seat, form: "The") } défausse
    } « { $card } ».
event-passed =
    { $you ->
        [yes] Vous remettez
       *[no] { NAME($seat, form: "The") } { $to_you ->
            [yes] vous remet
           *[no] remet
        }
    } { $card ->
        [hidden] une Fable
       *[shown] « { $card } »
    }{ $to_you ->
        [yes] .
       *[no] {" "}{ NAME($to, form: "to") }.
    }
event-fetched =
    { $you ->
        [yes] Vous prenez
       *[no] { NAME($seat, form: "The") } prend
    } « { $card } » en main, aux yeux de tous.
event-friend-drawn =
    { $you ->
        [yes] Vous révélez
       *[no] { NAME($seat, form: "The") } révèle
    } un Ami : { NAME($card, form: "the") }.
event-friend-came =
    { NAME($card, form: "The") } { $you ->
        [yes] vous { NAME($card, form: "number") ->
            [plural] rejoignent
           *[singular] rejoint
        }.
       *[no] { NAME($card, form: "number") ->
            [plural] rejoignent
           *[singular] rejoint
        } { NAME($seat, form: "the") }.
    }
event-friend-left =
    { NAME($card, form: "The") } { $you ->
        [yes] vous { NAME($card, form: "number") ->
            [plural] quittent
           *[singular] quitte
        }.
       *[no] { NAME($card, form: "number") ->
            [plural] quittent
           *[singular] quitte
        } { NAME($seat, form: "the") }.
    }
event-locked =
    { $the ->
        [hidden] { NAME($seat, form: "The") } glisse une carte Récolte sous la Petite Sirène.
       *[shown] { $you ->
            [yes] Vous glissez
           *[no] { NAME($seat, form: "The") } glisse
        } { $the } sous la Petite Sirène.
    }
event-unlocked =
    { $you ->
        [yes] Vos cartes Récolte reviennent
       *[no] Les cartes Récolte { NAME($seat, form: "of") } reviennent
    } de dessous la Petite Sirène.
event-cancelled =
    { NAME($card, form: "The") } ({ $you ->
        [yes] à vous
       *[no] à { $seat }
    }) { NAME($card, form: "number") ->
        [plural] annulent
       *[singular] annule
    } { NAME($monster, form: "the") } ({ $to_you ->
        [yes] à vous
       *[no] à { $to }
    }).
event-nothing =
    « { $card } » : rien pour { $you ->
        [yes] vous
       *[no] { NAME($seat, form: "the") }
    }, { $reason }.
event-turn-began =
    { $you ->
        [yes] À vous de construire :
       *[no] { NAME($seat, form: "The") } construit :
    } { $n ->
        [0] aucune action.
        [one] { $n } action.
       *[other] { $n } actions.
    }
event-actions =
    { $less ->
        [yes] { $you ->
            [yes] Vous perdez
           *[no] { NAME($seat, form: "The") } perd
        } { $n ->
            [one] { $n } action.
           *[other] { $n } actions.
        }
       *[no] { $you ->
            [yes] Vous avez
           *[no] { NAME($seat, form: "The") } a
        } { $n ->
            [one] { $n } action de plus.
           *[other] { $n } actions de plus.
        }
    }
event-acted =
    { $you ->
        [yes] Action Spéciale : vous appelez
       *[no] Action Spéciale : { NAME($seat, form: "the") } appelle
    } { NAME($card, form: "the") }.
event-paid =
    { $you ->
        [yes] Vous payez
       *[no] { NAME($seat, form: "The") } paie
    } { $things }.
event-built =
    { $you ->
        [yes] Vous construisez
       *[no] { NAME($seat, form: "The") } construit
    } { $section }{ $price ->
        [none] .
       *[told] , pour { $price }.
    }
    .helped =
        { $you ->
            [yes] Vous construisez
           *[no] { NAME($seat, form: "The") } construit
        } { $section }, pour { $price } ; { $to_you ->
            [yes] 1 de plus vient de votre stock.
           *[no] 1 de plus vient du stock { NAME($to, form: "of") }.
        }
event-unbuilt =
    { $you ->
        [yes] Vous perdez
       *[no] { NAME($seat, form: "The") } perd
    } le haut d’une maison : { $section }.
event-finished =
    { $you ->
        [yes] Votre maison de { $material }
       *[no] La maison de { $material } { NAME($seat, form: "of") }
    } est achevée : { $n ->
        [one] la première.
       *[other] { $n } maisons à présent.
    }
event-first-builder =
    Premier Bâtisseur ({ $material }) : { $you ->
        [yes] c’est vous.
       *[no] { NAME($seat, form: "the") }.
    }
event-chose-reward =
    { $you ->
        [yes] En bonus, vous prenez { $reward }.
       *[no] En bonus, { NAME($seat, form: "the") } prend { $reward }.
    }
event-corner-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { NAME($seat, form: "The") } gagne
    } un Site de Construction sur la Réserve de Chutes.
event-share =
    { $pigs ->
        [one] seul { $things }
       *[other] à { $pigs } { $things } chacun
    }
    .market =
        { $n ->
            [one] à { $pigs } une ressource chacun, au choix et à son tour
           *[other] à { $pigs } { $n } ressources chacun, au choix et à son tour
        }
event-won =
    { $you ->
        [yes] Vous l’emportez
       *[no] { NAME($seat, form: "The") } l’emporte
    } avec { $n ->
        [one] { $n } maison achevée. Fin.
       *[other] { $n } maisons achevées. Fin.
    }

## Les questions
# La question telle qu’elle se pose à tous ; `.button` valide une réponse et la dit tout entière. `ask-…` : la même, avec ce dont il s’agit.

question-effect-to-do = Plusieurs de vos effets arrivent maintenant, et l’ordre compte : lequel d’abord ?
    .button = D’abord { NAME($card, form: "the") }
question-plan-to-lay = Où va votre cochon, et avec quelle Fable ? Nul ne le verra avant que tous aient choisi.
    .button =
        { $card ->
            [none] { $place }, aucune Fable
           *[fable] { $place }, avec « { $card } »
        }
    .part-2 = Et quelle Fable dessus, s’il en faut une ?
question-place-for-monster = Vers quel Lieu va votre Monstre ?
    .button = Vers { $the }
question-place-for-unique = Sur quel Lieu installez-vous votre Lieu Unique ?
    .button = Sur { $the }
question-another-place = Un Monstre est avec vous : fuyez vers un autre Lieu, ou passez pour rester.
    .button = Fuir { $thither }
question-token-to-take = À vous, au Marché : prenez une ressource.
    .button = Prendre 1 { $material }
question-action-to-take = Votre tour de construction : choisissez une action.
    .button = { $action }
question-reward-to-take = Premier Bâtisseur : quel bonus prenez-vous ?
    .button = Prendre { $reward }
question-friend-at-the-tavern = Lequel de ces Amis prenez-vous ? Les autres sont distribués au hasard.
    .button = Prendre { NAME($card, form: "the") }
question-material-to-spin = En quoi changez-vous votre Paille ?
    .button = En { $material }
question-fable-in-hand = Quelle Fable remettez-vous ?
    .button = Remettre « { $card } »
question-fable-to-shed = Quelle Fable défaussez-vous ?
    .button = Défausser « { $card } »
question-fable-to-keep = Laquelle de ces Fables gardez-vous ?
    .button = Garder « { $card } »
question-player-for-friend = Un nouvel Ami : choisissez-vous pour le garder, ou la personne qui doit le prendre.
    .button = Il va à { $seat }
question-mix-to-gain = Choisissez ce que vous gagnez : combien de Pailles ?
    .button = Gagner { $things }
    .part-2 = Combien de Bois ?
    .part-3 = Combien de Briques ?
question-mix-of = Choisissez les ressources : combien de Pailles ?
    .button = { $things }
    .part-2 = Combien de Bois ?
    .part-3 = Combien de Briques ?
question-mix-at = Choisissez les ressources : combien de Pailles ?
    .button = Prendre { $things }
    .part-2 = Combien de Bois ?
    .part-3 = Combien de Briques ?
question-mix-owed = Choisissez ce qui est remis : combien de Pailles ?
    .button = { $things }
    .part-2 = Combien de Bois ?
    .part-3 = Combien de Briques ?
question-any-player = Choisissez un joueur, vous compris.
    .button = { $seat }
question-opponent = Choisissez un adversaire.
    .button = { $seat }
question-opponent-with-resources = Choisissez un adversaire qui possède quelque chose.
    .button = { $seat }
question-opponent-here = Choisissez un adversaire dans votre Lieu.
    .button = { $seat }
question-any-place = Choisissez un Lieu.
    .button = { $place }
question-any-material = Choisissez une ressource.
    .button = { $material }
question-material-to-gain = Quelle ressource gagnez-vous ?
    .button = 1 { $material }
question-material-of = Quelle ressource ?
    .button = 1 { $material }
question-material-at = Quelle ressource prenez-vous là ?
    .button = 1 { $material }
question-material-made-at = Laquelle des ressources produites là ?
    .button = { $material }
question-sure = Le voulez-vous ? Sinon, passez.
    .button = Oui
question-card-instead = Vous pouvez poser une autre de vos cartes Récolte ; passez pour garder la vôtre.
    .button = { $place } à la place
question-two-to-swap = Quelles cartes Récolte changent de place ? D’abord l’une.
    .button = Échanger les cartes : { $seat } et { $to }
    .part-2 = Et l’autre ?
question-house-to-blow-at = Quelle maison perd sa section du haut ?
    .button = { $section }
question-victim-of-the-troll = À qui votre Troll prend-il la moitié ?
    .button = { $seat }
question-place-to-harvest = Là où personne n’a récolté : dans quel Lieu prenez-vous la moitié ?
    .button = { $place }
question-fable-to-find = Quelle Fable prenez-vous dans la défausse ?
    .button = Prendre « { $card } »
question-material-to-give = Quelle ressource offrez-vous ?
    .button = { $material }
question-gift = Combien en donnez-vous ?
    .button = { $n }
question-material-to-return = Quelle ressource rendez-vous ?
    .button = { $material }
question-material-to-trade = Quelle ressource échangez-vous ? Passez pour tout garder.
    .button = Échanger { $material }
question-another-material = Contre quelle autre ressource ?
    .button = Contre { $material }
question-friend-against = Un Monstre va agir : renvoyer votre Ami pour l’annuler ? Sinon, passez.
    .button = Oui, l’annuler
question-prediction-to-make = Récolterez-vous seul, ou avec d’autres ?
    .button = Je récolterai { $prediction }
question-card-to-look-at = La Reine-Sorcière observe : de qui regardez-vous une carte ?
    .button = { $seat } : regarder { $layer }
    .part-2 = La carte Récolte, ou la Fable ?
question-fable-for-the-top = Laquelle de ces Fables doit être au-dessus ?
    .button = « { $card } » au-dessus
question-card-to-lock = Quelle carte Récolte va sous la Petite Sirène ?
    .button = { $place } sous elle
question-section-with-help = Quelle section construisez-vous, et quelqu’un en paie-t-il 1 ?
    .button =
        { $seat ->
            [none] Construire : { $section }
           *[helped] Construire : { $section } ({ $seat } en paie 1)
        }
    .part-2 = De quel stock vient 1 du coût ?
question-place-with-resources = Vous pouvez prendre 1 ressource dans un Lieu : lequel ? Sinon, passez.
    .button = { $place }
question-resource-to-keep = Taxes : quelle unique ressource gardez-vous ?
    .button = Garder 1 { $material }
question-two-others-to-swap = Quelles cartes Récolte changent de place ? D’abord l’une.
    .button = Échanger les cartes : { $seat } et { $to }
    .part-2 = Et l’autre ?
question-friend-to-dismiss = Défausser votre Ami ?
    .button = Défausser { NAME($card, form: "the") }
question-last-chance = Dernière chance : défaussez votre Ami maintenant, ou passez.
    .button = Oui
question-fable-to-throw = Vous pouvez jeter encore une Fable pour 1 ressource ; passez quand cela suffit.
    .button = Jeter « { $card } »
question-seat-to-help = Le Chat Botté : qui paie 1 de cette section ?
    .button = { $seat } paie 1
question-monster-to-discard = Un Loup va agir dans votre Lieu : le défausser ? Sinon, passez.
    .button = Oui, le défausser

ask-player-for-friend =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] arrivent
       *[singular] arrive
    }. Garder, ou donner ? Nul ne peut refuser.
    .keep =
        Garder : { $old ->
            [none] vous n’avez pas encore d’Ami
           *[friend] vous perdez { $old }
        }
    .give =
        { $seat } : { $old ->
            [none] n’a pas encore d’Ami
           *[friend] perd { $old }
        }
ask-mix-to-gain =
    { $n ->
        [one] Gagnez { $n } ressource de votre choix.
       *[other] Gagnez { $n } ressources de votre choix.
    }
ask-mix-of =
    { $you ->
        [yes] { $n ->
            [one] Cédez { $n } ressource de votre stock : { $things }.
           *[other] Cédez { $n } ressources de votre stock : { $things }.
        }
       *[no] { $n ->
            [one] Prenez { $n } ressource { NAME($seat, form: "to") }, qui a { $things }.
           *[other] Prenez { $n } ressources { NAME($seat, form: "to") }, qui a { $things }.
        }
    }
ask-mix-at =
    { $n ->
        [one] Prenez { $n } ressource { $thence } : il y a là { $things }.
       *[other] Prenez { $n } ressources { $thence } : il y a là { $things }.
    }
ask-mix-owed =
    { $you ->
        [yes] { $n ->
            [one] Remettez { $n } ressource de ce que vous avez récolté : { $things }.
           *[other] Remettez { $n } ressources de ce que vous avez récolté : { $things }.
        }
       *[no] { $n ->
            [one] Prenez { $n } ressource de la récolte { NAME($seat, form: "of") } : { $things }.
           *[other] Prenez { $n } ressources de la récolte { NAME($seat, form: "of") } : { $things }.
        }
    }
ask-material-of =
    { $you ->
        [yes] Cédez 1 ressource de votre stock : { $things }.
       *[no] Prenez 1 ressource { NAME($seat, form: "to") }, qui a { $things }.
    }
ask-material-at = Prenez 1 ressource { $thence } : il y a là { $things }.
ask-material-made-at = Choisissez un type produit { $there }.
ask-house-to-blow-at =
    { $you ->
        [yes] Vous y êtes aussi : laquelle de vos propres maisons perd sa section du haut ?
       *[no] Quelle maison { NAME($seat, form: "of") } perd sa section du haut ?
    }
ask-fable-in-hand = Elle va { NAME($seat, form: "to") }.
ask-fable-to-shed = Défaussez une Fable ; encore { $n } ensuite.
ask-fable-to-keep = Gardez une Fable ; encore { $n } ensuite. Choisissez dans l’ordre de la liste.
ask-fable-to-find = Prenez une Fable dans la défausse ; encore { $n } ensuite. Choisissez dans l’ordre de la liste.
ask-material-to-give =
    Don { NAME($seat, form: "to") }, qui a { $things } : donnez jusqu’à { $n } d’un seul type, et autant d’un autre vous revient.
ask-gift = { $material } : combien en donnez-vous { NAME($seat, form: "to") }, qui a { $things } ? Autant d’un autre type vous revient.
ask-material-to-return = On vous donne { $given } : de quel type en rendez-vous autant ?
ask-material-to-trade = Vous pouvez échanger { $n } d’un type contre { $m } d’un autre. Sinon, passez.
ask-another-material = { $material } : contre quelle autre ressource ?
ask-friend-against = { NAME($monster, form: "The") } va agir. Défausser { NAME($card, form: "the") } pour annuler cela ? Sinon, passez.
ask-monster-to-discard = { NAME($monster, form: "The") } va agir là où vous êtes. Défausser ce Monstre sans effet ? Sinon, passez.
ask-card-to-lock = Encore une carte Récolte à mettre sous elle ; { $n } ensuite.
ask-sure =
    { $cause ->
        [hired-help] Payer maintenant { $n } ressources pour récolter le double au prochain round ? Sinon, passez, et la carte est défaussée.
        [consult-the-oracle] Votre cochon est seul : prendre une Fable au hasard dans chacune des autres mains ? Sinon, passez.
        [gingerbread-man] N’aller nulle part ce round et prendre { $n } ressource dans chaque Lieu ? Sinon, passez.
        [thumbelina] Retourner au hasard une autre de vos cartes Récolte et y aller plutôt ? Sinon, passez.
       *[other] Le voulez-vous ? Sinon, passez.
    }
ask-opponent =
    { $cause ->
        [crystal-ball] De qui regardez-vous la carte Récolte ?
        [evil-queen] De qui regardez-vous les deux cartes ?
        [thoughtful-gift] À qui va votre cadeau ?
        [goldilocks] Défausser Boucle d’Or pour prendre à un adversaire 1 de chaque ressource et une Fable ? Sinon, passez.
        [robin-hood] Robin des Bois partage : qui reçoit 1 de vos ressources ?
       *[other] Choisissez un adversaire.
    }
ask-opponent-here =
    { $cause ->
        [robin-hood] À qui, dans votre Lieu, dérober jusqu’à { $n } ressources ? Sinon, passez.
       *[other] À qui, dans votre Lieu, prenez-vous { $n } ressources ?
    }
ask-opponent-with-resources =
    { $cause ->
        [preview-ali-baba] À qui voler { $n } ressources ? Sinon, passez.
       *[other] À qui volez-vous 1 ressource ?
    }
ask-any-player = Qui doit jouer ce round la Fable du dessus, que nul n’a vue ? Vous pouvez vous choisir.
ask-any-place =
    { $cause ->
        [pinocchio] Quelle carte Récolte annoncez-vous ? Mentir est permis.
        [fairy-food] Dans quel Lieu servez-vous Fairy Food ?
       *[other] Choisissez un Lieu.
    }
ask-material-to-gain =
    { $cause ->
        [rapunzel] De quelle ressource en posez-vous { $n } sur Raiponce ?
       *[other] Gagnez 1 ressource de votre choix.
    }
ask-card-instead = C’est { $the }. Vous pouvez poser une autre de vos cartes Récolte ; passez pour garder { $mine }.
ask-seat-to-help = Le Chat Botté : qui paie 1 { $material } de cette section ?

## Les réponses qu’on ne peut pas accepter

refusal-yourself = Il faut quelqu’un d’autre que vous : choisissez parmi les autres.
refusal-not-playing = Personne n’est assis là : choisissez quelqu’un de la table.
refusal-no-market = Pas de Marché à moins de quatre joueurs : choisissez un autre Lieu.
refusal-locked-away = { $place } est sous la Petite Sirène, et y reste tant qu’elle est avec vous : choisissez une autre carte Récolte.
refusal-must-lay-a-fable = { NAME($to, form: "The") } a le Chasseur : puisque vous avez une Fable, vous devez en poser une. Choisissez laquelle.
refusal-asleep = La Belle au Bois Dormant a choisi votre Fable pour ce round, celle du dessus que nul n’a vue : posez une carte Récolte seule.
refusal-not-in-hand = « { $card } » n’est pas dans votre main : choisissez une Fable que vous avez.
refusal-nothing-laid = Aucune Fable devant { NAME($to, form: "the") } : regardez la carte Récolte.
refusal-same-card = Vous avez déjà { $the } : choisissez autre chose, ou passez.
refusal-monster-there = Un Monstre est déjà { $there }, et il n’y en a qu’un par Lieu : choisissez-en un autre.
refusal-grandma-calls = La Maison de Mère-Grand appelle tous les Monstres : il doit aller { $thither }.
refusal-unique-there = { NAME($card, form: "The") } est déjà { $there } : un Lieu Unique par Lieu. Choisissez-en un autre.
refusal-not-here =
    { $where ->
        [produced] Cela ne se produit pas { $there }.
        [nowhere] { NAME($to, form: "The") } n’est nulle part ce round : choisissez quelqu’un dans ce Lieu.
       *[else] { $to_you ->
            [yes] Vous êtes
           *[no] { NAME($to, form: "The") } est
        } { $there }, et il faut quelqu’un dans le bon Lieu.
    }
refusal-has-nothing =
    { $material ->
        [none] Il n’y a rien à prendre : ce joueur ne possède aucune ressource. Choisissez quelqu’un d’autre.
       *[one] Il n’y a plus de { $material } à prendre : choisissez une autre ressource.
    }
refusal-too-few =
    { $material } : il en faut { $n }, il y en a { $have ->
        [one] { $have }
       *[other] { $have }
    }. Choisissez-en moins, ou une autre ressource.
refusal-same-material = Il faut une autre ressource : autre chose que { $material }.
refusal-cannot-return = { NAME($to, form: "The") } ne pourrait pas rendre { $n } d’un seul autre type contre { $material } : offrez-en moins.
refusal-not-so-many = Cela fait { $given }, mais il en faut { $n }.
    .most = { $given }, c’est trop : { $n } au plus.
refusal-supply-empty =
    { $material ->
        [none] La Réserve n’a plus rien contre quoi échanger.
       *[one] La Réserve n’a plus de { $material } : choisissez une autre ressource.
    }
refusal-nothing-lies-there =
    { $material ->
        [none] Il n’y a rien { $there } : choisissez un autre Lieu.
       *[one] Il n’y a pas de { $material } { $there } : choisissez une autre ressource.
    }
refusal-somebody-gathered = Quelqu’un a récolté { $there } : choisissez un Lieu où personne n’était.
refusal-brick-is-safe = Le Grand Méchant Loup ne peut rien contre la Brique : choisissez une maison de Paille ou de Bois.
refusal-no-such-house = Aucune maison là n’a tout en haut : { $section }. Choisissez parmi celles qui existent.
refusal-sold-out = { $part } de { $material } : toutes les sections servent déjà, et seul le Grand Méchant Loup pourrait en ramener une.
refusal-house-under-way = Votre maison de { $material } n’a pas encore de Toit : une seule maison inachevée de chaque ressource. Achevez-la d’abord.
refusal-no-site-left =
    { $n ->
        [one] Votre unique Site de Construction est pris.
       *[other] Vos { $n } Sites de Construction sont tous pris.
    } Continuez une maison commencée.
refusal-no-corner-left =
    { $n ->
        [0] Vous n’avez pas de Site de Construction sur la Réserve de Chutes : jouez cette Fable quand votre cochon est seul.
        [one] Votre Site de Construction sur la Réserve de Chutes est pris : construisez sur un site ordinaire.
       *[other] Vos { $n } Sites de Construction sur la Réserve de Chutes sont pris : construisez sur un site ordinaire.
    }
refusal-build-below-first = D’abord { $below }, puis { $part } : aucune de vos maisons de { $material } n’en est là.
refusal-cost-short = { $cost } : vous avez { $have }, il manque { $short }. Gagnez-les, ou allez { $thither }.
    .surcharge = { $cost }, dont 1 { NAME($to, form: "to") } pour Hansel & Gretel : vous avez { $have }, il manque { $short }. Gagnez-les, ou allez { $thither }.
refusal-no-actions-left = Vous n’avez plus d’action dans ce round.
refusal-no-fables-left =
    { $n ->
        [0] Il ne reste aucune Fable à piocher : toutes sont en main ou en jeu.
       *[other] Il faut { $n } Fables, et vous en avez { $have } : piochez d’abord.
    }
refusal-no-friend = Vous n’avez pas d’Ami en ce moment : des Murs en amènent un.
refusal-no-special-action = { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] n’ont
       *[singular] n’a
    } pas d’Action Spéciale : { NAME($card, form: "he") } { NAME($card, form: "number") ->
        [plural] aident
       *[singular] aide
    } à un autre moment.
refusal-used-already = Vous avez déjà appelé { NAME($card, form: "the") } dans ce tour : une fois par tour pour chaque Ami.
refusal-not-alone =
    { $n ->
        [0] Vous n’êtes dans aucun Lieu, donc votre cochon n’est pas seul.
       *[other] Votre cochon n’est pas seul : { LIST($people) } { $n ->
            [one] est
           *[other] sont
        } aussi { $there }.
    }
refusal-nothing-stashed = Il n’y a encore rien sur Raiponce : elle reçoit quelque chose au début de chaque round.
refusal-not-dismissed = { NAME($card, form: "The") } : cet Ami ne se défausse pas pour un gain.
refusal-not-on-table = { NAME($card, form: "The") } : cette carte n’est pas devant vous. Choisissez parmi celles qui y sont.
refusal-not-discarded = « { $card } » n’est pas dans la défausse : choisissez une Fable qui y est.
refusal-in-order = On en choisit plusieurs une à une dans l’ordre de la liste, pour que chaque choix ne se fasse que d’une façon : prenez-en une qui ne vienne pas avant la dernière, et qui en laisse assez après elle.
refusal-not-now =
    { $which ->
        [section] Aucune section ne peut se construire maintenant, pas même avec 1 ressource de quelqu’un d’autre.
        [effect] « { $card } » n’a rien à faire à ce moment.
       *[other] Ce n’est pas possible à ce moment.
    }

## Les comptes

count-complete = Maisons
count-straw = Paille
count-wood = Bois
count-brick = Brique
tie-brick = Égalité : le plus de maisons de Brique décide.
tie-wood = Égalité : le plus de maisons de Bois décide.
tie-token = Égalité : le pion Premier Bâtisseur de la ressource la plus solide décide.
tie-shared = Égalité jusqu’au bout : la victoire est partagée.

## À l’écran : près des cartes, au-dessus et au-dessous

undo-here = Dans ce jeu, « annuler » reprend votre réponse tant que rien n’a été tiré, montré ni répondu depuis ; un plan, jusqu’à ce que le dernier soit scellé.
screen-dot = { $a } · { $b }
screen-heading = Round { $round } · { $phase }
screen-first =
    { $you ->
        [yes] vous êtes Premier Joueur
       *[no] Premier Joueur : { $seat }
    }
screen-places = Les Lieux
screen-share =
    { $pigs ->
        [1] seul { $each }
        [2] à deux { $each } chacun
        [3] à trois { $each } chacun
       *[other] à quatre { $each } chacun
    }{ $stays ->
        [0] {""}
        [one] , reste { $stays }
       *[other] , restent { $stays }
    }
screen-pigs =
    { $you ->
        [yes] { $n ->
            [0] votre cochon, seul
           *[other] votre cochon avec { LIST($people) }
        }
       *[no] { $n ->
            [one] le cochon { LIST($people, form: "of") }
           *[other] les cochons { LIST($people, form: "of") }
        }
    }
screen-monster =
    { $you ->
        [yes] { $card }, votre Monstre
       *[no] { $card }, le Monstre { NAME($seat, form: "of") }
    }
screen-unique = { $card }
screen-token = pion Premier Bâtisseur
screen-fables = Fables
screen-people = Amis et maisons
screen-away = nulle part
screen-thinks =
    { $you ->
        [yes] à vous
       *[no] choisit
    }
screen-sealed = scellé
screen-friend =
    { $more ->
        [none] Ami : { $card }
       *[more] Ami : { $card } ({ $more })
    }
screen-friend-lost =
    { $more ->
        [none] { NAME($card, form: "the") }
       *[more] { NAME($card, form: "the") } ({ $more })
    }
screen-predicted = « { $prediction } »
screen-carries = avec { $things }
screen-locked =
    { $n ->
        [one] { $n } carte Récolte
       *[other] { $n } cartes Récolte
    }
screen-fable = joue « { $card } »
screen-fresh = pour le prochain round : { $card }
screen-ripe = à échéance ce round : { $card }
screen-complete =
    { $n ->
        [one] une maison de { $material }
       *[other] { $n } maisons de { $material }
    }
screen-stage = { $material } : { $part }
screen-corner =
    { $n ->
        [one] un site libre sur la Réserve de Chutes
       *[other] { $n } sites libres sur la Réserve de Chutes
    }
screen-actions = { $n } actions ce round
screen-nothing-yet = ni maison ni Ami
screen-no-house = pas encore de maison
screen-hand = Vos Fables
screen-in-hand = { LIST($cards) }
screen-no-fables = aucune
screen-my-friend = Votre Ami
screen-choose = Les cartes
screen-landing = Où peut aller le nouvel Ami
screen-mine = À vous
screen-stock = En stock : { $things }
screen-sections = Ce que vous pourriez construire ensuite
screen-acts = agit maintenant
screen-notes = Ce que vous seul savez
screen-note-hand = { NAME($seat, form: "The") } a { LIST($cards) }.
screen-note-card = La carte Récolte devant { NAME($seat, form: "the") } : { $place }.
screen-note-fable = La Fable devant { NAME($seat, form: "the") } : « { $card } ».
screen-note-top =
    { $n ->
        [1] Au-dessus des Fables : « { $card } ».
        [2] La deuxième du dessus : « { $card } ».
       *[other] La troisième du dessus : « { $card } ».
    }
screen-note-locked = Sous la Petite Sirène : { LIST($places) }.
screen-note-plan =
    { $card ->
        [none] Face cachée devant vous : { $place }.
        [unseen] Face cachée devant vous : { $place }, et la Fable du dessus que nul n’a vue.
       *[fable] Face cachée devant vous : { $place }, et « { $card } ».
    }
screen-where-friend =
    { $you ->
        [yes] Votre Ami.
       *[no] L’Ami { NAME($seat, form: "of") }.
    }
screen-where-hand =
    { $n ->
        [one] Dans votre main.
       *[other] { $n } dans votre main.
    }
screen-where-fable =
    { $you ->
        [yes] Jouée par vous ce round.
       *[no] Jouée par { NAME($seat, form: "the") } ce round.
    }
screen-where-fresh =
    { $you ->
        [yes] Mise de côté par vous pour le prochain round.
       *[no] Mise de côté par { NAME($seat, form: "the") } pour le prochain round.
    }
screen-where-ripe =
    { $you ->
        [yes] Mise de côté par vous, à échéance ce round.
       *[no] Mise de côté par { NAME($seat, form: "the") }, à échéance ce round.
    }
screen-where-place = Elle est { $there }.
screen-copies =
    { $n ->
        [0] Pas dans ce jeu de cartes.
        [one] { $n } dans le jeu ; à la défausse : { $gone }.
       *[other] { $n } dans le jeu ; à la défausse : { $gone }.
    }
screen-not-in-play = Pas parmi les Amis de cette table.
screen-friend-gone = Défaussé.
screen-is-alone =
    { $n ->
        [0] Votre cochon est seul { $there }.
        [one] Pas seul : { LIST($people) } est aussi { $there }.
       *[other] Pas seul : { LIST($people) } sont aussi { $there }.
    }
screen-can-special = L’Action Spéciale est possible maintenant.
screen-can-dismiss = On peut le défausser maintenant pour le gain.
screen-head = { $card }
    .of =
        { $you ->
            [yes] { $card }, à vous
           *[no] { $card }, à { $seat }
        }
screen-part-fable-revealed = Les Fables
screen-part-card-revealed = Les cartes Récolte
screen-part-collected = La collecte
screen-net =
    { $n ->
        [0] { $you ->
            [yes] vous 0
           *[no] { $seat } 0
        }
       *[other] { $you ->
            [yes] vous { LIST($things) }
           *[no] { $seat } { LIST($things) }
        }
    }
    .plus = +{ $things }
    .minus = −{ $things }
screen-ribbon =
    Récolté et changé de mains : { $rows }
    { $turn }

## Les règles

rules-1-story =
    .title = Il était une fois trois maisons
    .text =
        Les Trois Petits Cochons ont vieilli, et un Roi cupide cherche qui construira désormais pour lui. Vous êtes de leurs neveux et nièces : soyez le premier à avoir trois maisons, et la place est à vous.
        Une maison, c’est un Sol, des Murs et un Toit, tout de Paille, tout de Bois ou tout de Brique. Trois maisons suffisent, semblables ou non. La Paille abonde et la Brique est rare ; mais la Brique ne craint pas le Grand Méchant Loup, et c’est elle qui départage.
        Chacun envoie en secret un cochon dans un Lieu. Seul, il rapporte tout ; en compagnie, il partage. Les Fables sont des ruses qui servent une fois. Les Amis arrivent d’autres contes pour vous aider round après round, un seul à la fois.
rules-2-setup =
    .title = On dispose la Forêt
    .text =
        Disposez les Champs avec 5 Pailles, la Forêt avec 4 Bois et la Carrière avec 3 Briques, et sous chacun son pion Premier Bâtisseur. À quatre joueurs, le Marché s’y ajoute, avec 1 de chaque ; à moins de quatre, il reste dans la boîte, et les cartes Récolte qui y mènent aussi.
        Toutes les autres ressources forment la Réserve. Un gros pion en vaut simplement plusieurs de sa sorte (5 Pailles, 4 Bois ou 3 Briques), et la monnaie se fait à tout moment. À côté, les sections de maison, en neuf piles de 5 : Sol, Murs et Toit de chaque matériau.
        On mélange les 56 Fables et les 25 Amis, chaque Ami en un seul exemplaire, en deux paquets, face cachée. Les Monstres attendent tout près : deux Loups, et un seul de chaque pour le Grand Méchant Loup, le Géant, le Troll du Pont et le Dragon. S’il y a des débutants à la table, les cartes avancées peuvent rester dans la boîte.
        Chacun prend une couleur, un cochon, 5 Sites de Construction (un nombre, et non des places à part) et une carte Récolte par Lieu. Personne ne commence avec une ressource, une Fable ou un Ami.
        Le livret nomme Premier Joueur qui a mangé du lard en dernier ; Fabletop prend la place que la table désigne, ou la tire au sort. « Dans l’ordre du tour » veut toujours dire : à partir du Premier Joueur, dans le sens horaire, sans ceux que cela ne concerne pas. À deux, le Prince Royal apporte son dé.
rules-3-round =
    .title = Un round en un coup d’œil
    .text =
        Un round a une phase de Récolte, une phase de Construction et un Nettoyage. Son ordre du tour est fixé quand il commence.
        Phase de Récolte : le début du round ; choisir en secret ; révéler les Fables ; révéler les cartes Récolte ; placer les cochons ; collecter ; la fin de la phase de Récolte. Phase de Construction : un tour chacun, dans l’ordre du tour.
        Au début du round viennent, à deux joueurs, le Prince Royal, puis, dans l’ordre du tour, la carte Fairy Food du round passé, que son propriétaire pose maintenant sur un Lieu, et les Amis qui agissent ici. Aladdin et Pinocchio annoncent quelque chose, Ali Baba vole, Raiponce reçoit ses ressources, la Belle au Bois Dormant désigne un joueur, Tom Pouce se sert ; l’exigence du Chasseur et l’attente de la Reine-Sorcière prennent effet.
        Ce qui arrive au même moment se fait dans l’ordre du tour, chaque effet jusqu’au bout avant le suivant. Si plusieurs sont à vous, vous choisissez lequel passe d’abord : une règle maison, car le livret ordonne les joueurs, mais non les cartes d’un même joueur.
        Sur les cartes, « ce tour » et « prochain tour » parlent du round, et « la fin du tour » de la fin de la phase de Récolte ; mais votre tour à vous, et « une fois par tour » pour une Action Spéciale, c’est votre tour de la phase de Construction.
        Nettoyage : le pion Premier Joueur passe au voisin de gauche. Les cochons rentrent, et chacun vérifie ses cartes Récolte en main ; celles que retient la Petite Sirène restent sous elle. Puis 5 Pailles, 4 Bois et 3 Briques s’ajoutent à ce qui reste dans les Champs, la Forêt et la Carrière, et 1 de chaque au Marché.
rules-4-choosing =
    .title = Choisir en secret
    .text =
        Tous en même temps, chacun pose une carte Récolte, qui dit où ira son cochon, et dessus, à volonté, une Fable de sa main. Les deux sont face cachée. On peut avoir autant de Fables que l’on veut, mais on en joue une par round au plus.
        Quelques Amis s’en mêlent. Les cartes Récolte sous la Petite Sirène ne peuvent pas servir. Si un adversaire a le Chasseur et que vous avez une Fable, vous devez en jouer une. Si la Belle au Bois Dormant vous désigne, votre seule Fable est la carte du dessus du paquet, que nul n’a vue, et vous choisissez votre carte Récolte sans savoir ce qu’elle est. Le propriétaire de la Reine-Sorcière attend tous les autres, regarde la carte Récolte ou la Fable d’un adversaire, et ne choisit qu’ensuite.
        À découvert : les stocks, les maisons, les Amis, les pions Premier Bâtisseur, la défausse des Fables, les cartes mises en vue et les Lieux Uniques, le nombre de Fables de chacun, et ce qui a été annoncé.
        Secrets : les Fables en main, les cartes posées face cachée, celles des cartes Récolte qui sont sous la Petite Sirène, et l’ordre des paquets. La carte de la Belle au Bois Dormant n’est connue de personne avant d’être révélée, sauf si la Reine-Sorcière l’a regardée.
        Ce qu’une carte ne montre qu’à vous, vous seul le savez : la carte vue par la Reine-Sorcière ou dans la Boule de Cristal, celle qui se trouve devant vous après une Malédiction des Ténèbres ou un Puits aux Souhaits, les 3 que regarde Boucle d’Or, les 4 des Murmures Fantomatiques (les 2 jetées sont alors à découvert). Une Fable qui change de mains, par Consultez l’Oracle ou Blanche-Neige, est connue des deux joueurs.
rules-5-revealing =
    .title = Révéler : Fables, Monstres, cochons
    .text =
        Toutes les Fables se retournent ensemble. La Flûte Enchantée passe avant tout : chaque Monstre révélé dans ce round, même amené par la Belle au Bois Dormant, va dans la main de qui l’a jouée, et ne fait rien dans ce round.
        Puis, dans l’ordre du tour, chacun fait ce que sa Fable demande pour l’instant : un Monstre se place, « Quand Révélée » s’applique, une carte Prochain Tour se met en vue à côté des Lieux.
        Qui a joué un Monstre doit le mettre sur un Lieu de son choix, un Monstre au plus sur chacun ; il y a toujours de la place. Seulement, tant que la Maison de Mère-Grand est en jeu, tout nouveau Monstre doit y aller, même le deuxième ou le troisième. Quand la bonne figurine sert déjà, c’est la carte qui marque le Lieu, et rien d’autre ne change.
        Tous les choix d’un Monstre sont à qui l’a joué, où que soit son propre cochon. Si son cochon est là aussi, il est frappé comme les autres.
        Alors toutes les cartes Récolte se retournent. Avant que les cochons ne bougent, dans l’ordre du tour : Cendrillon, le Bonhomme de Pain d’Épice, Jack le Tueur de Géants, la Petite Poucette.
        Les cochons vont dans leurs Lieux, et ce qui précède la collecte se fait dans l’ordre du tour : « Je te tiens par la Barbichette ! », le Dragon, le Rugissement, le Loup. Un Ami qui annule un Monstre peut le faire à ce moment. Ensuite, plus personne ne bouge : qui est seul le reste jusqu’au bout de la phase de Construction.
rules-6-gathering =
    .title = Collecter et partager
    .text =
        Chaque Lieu se compte une fois, avant que personne ne prenne. Un cochon seul prend tout ce qu’il y a. Plusieurs cochons prennent des parts égales, arrondies à l’inférieur, et le surplus reste pour le round suivant. Là où il n’y a pas de cochon, tout reste.
        Au Marché aussi, chacun prend le même nombre, mais en choisissant : dans l’ordre du tour, une ressource à la fois, jusqu’à ce que tous ceux qui sont là aient une part égale. Avec trois cochons et 5 ressources, chacun en choisit une, et 2 restent.
        Vous n’avez « récolté » que ce que votre cochon collecte ainsi, jamais ce qu’ajoutent les Fables ou les Amis. Le Troll du Pont et le Partage des Richesses ne regardent rien d’autre.
        Si vous avez payé l’Aide de Camp à Louer au round passé, vous prenez maintenant dans la Réserve autant de chaque type que vous venez d’en récolter. Cette copie est un bonus, elle ne compte donc pas comme récoltée.
        Ce que vous gagnez vient de la Réserve, sauf si un texte dit autre chose, et vous pouvez posséder autant que vous voulez. Ce qui est sur Raiponce n’est pas encore dans votre stock.
        Qui s’est servi du Bonhomme de Pain d’Épice dans ce round n’est dans aucun Lieu : il ne récolte rien, et n’est ni seul ni avec d’autres.
rules-7-end-of-gather =
    .title = La fin de la phase de Récolte
    .text =
        Vient alors, dans l’ordre du tour, tout ce qui agit à ce moment : les Fables du round, la Taxation et Fairy Food du round passé, les Lieux Uniques, les Amis, et parmi les Monstres le Grand Méchant Loup, le Troll du Pont et le Géant, qu’un Ami peut encore annuler.
        Vous êtes seul quand aucun autre cochon n’est dans votre Lieu. Les Monstres ne comptent jamais, et le Prince Royal non plus.
        Un Lieu Unique (Maison de Mère-Grand, Château Solitaire, Mariage Royal) va, une fois révélé, sur un Lieu qui n’en porte pas. Il reste de round en round et agit à la fin de chaque phase de Récolte, la première comprise, jusqu’à ce que sa condition soit remplie. Selon nos règles maison, il agit à la place de qui l’a joué, comme le ferait une Fable, et si chaque Lieu en porte un, le nouveau est défaussé sans effet.
        Une carte Prochain Tour (Fairy Food, Aide de Camp à Louer, Taxation) reste visible de tous, agit au round suivant, puis est défaussée. L’Aide de Camp à Louer se paie quand on la révèle ; sinon, elle est défaussée sur-le-champ.
        Puis on range, dans cet ordre : les Lieux Uniques dont la condition est remplie s’en vont, tant que les Monstres sont encore là pour en juger ; les cartes Prochain Tour qui ont agi sont défaussées ; de même toutes les autres Fables terminées, face visible ; les Monstres s’en vont ; chacun reprend sa propre carte Récolte. Les nouvelles cartes Prochain Tour, les autres Lieux Uniques et une Réserve de Chutes devenue Site de Construction restent.
rules-8-building =
    .title = Construire
    .text =
        Le propriétaire du Nain Tracassin commence par gagner 1 Paille, et les actions du round sont fixées : 2 par joueur, 2 de plus avec les Petits Assistants, 1 de plus avec les Sept Nains, et avec les Amis Puissants 1 de plus par adversaire affecté, qui en a 1 de moins ; jamais moins de 0. Dans l’ordre du tour, chacun prend un tour avec toutes ses actions ; on peut refaire la même.
        Les actions : piocher la Fable du dessus ; gagner une ressource au choix ; construire une section ; se servir de l’Action Spéciale d’un Ami. Selon notre règle maison, une action ne reste inutilisée que si aucune n’est possible, ou si c’est celle des Sept Nains.
        Une section se paie dans le matériau de sa maison : Sol 2, puis Murs 4, puis Toit 6. Vous pouvez travailler à plusieurs maisons, mais n’en commencez une seconde du même matériau que lorsque la première est complète. Si le Grand Méchant Loup vous en laisse quand même deux inachevées, vous pouvez continuer l’une et l’autre.
        Une nouvelle maison demande un Site de Construction vide : vous en avez 5, et la Réserve de Chutes en est un de plus, où chaque section coûte 1 de moins. Quand la pile d’une section est épuisée, personne ne peut plus la construire, sauf si le Grand Méchant Loup en rend une.
        Si un adversaire a Hansel & Gretel, vos Murs coûtent 1 de plus, qui revient à cet adversaire. Avec le Chat Botté, 1 ressource du coût peut venir du stock d’un adversaire.
        Des Murs amènent un Ami. Un Toit qui achève la première maison de son matériau dans toute la partie rapporte le pion Premier Bâtisseur et l’un des trois : 1 Paille, 1 Bois et 1 Brique ; 2 Fables ; ou un Ami. Chaque pion se gagne une seule fois, quoi qu’il arrive ensuite à cette maison.
        À tout moment entre les actions de votre tour, et selon notre règle maison même quand il n’en reste plus, vous pouvez défausser la Fée Marraine ou l’Oie aux Œufs d’Or pour ce qu’elles offrent ; ce n’est pas une action. Quand tous ont eu leur tour, Robin des Bois compare et se sert.
rules-9-friends =
    .title = Les Amis
    .text =
        Vous gagnez un Ami quand vous construisez des Murs, comme Premier Bâtisseur si vous le voulez, et par quelques Fables et Amis. Retournez l’Ami du dessus : vous devez le garder, ou le remettre à un autre joueur, qui ne peut pas refuser. Il ne peut jamais être jeté sans avoir servi.
        Personne n’a plus d’un Ami. Qui en reçoit un défausse d’abord l’ancien, même au milieu d’un tour, et garde le nouveau : un Ami remis ne passe pas plus loin.
        Quand Raiponce vous quitte, ce qui est sur elle retourne à la Réserve. Quand vient la Petite Sirène, choisissez 2 cartes Récolte à garder ; les autres restent bloquées sous elle jusqu’à son départ.
        Une Action Spéciale prend l’une de vos actions. Celle de chaque Ami sert une fois par tour, et celle d’un Ami qui vous rejoint au milieu de votre tour, aussitôt.
        Certains Amis se défaussent pour un effet : la Fée Marraine et l’Oie aux Œufs d’Or seulement dans votre propre tour de Construction ; Jack le Tueur de Géants, le Petit Chaperon Rouge et le Bûcheron juste quand le Monstre qu’ils annulent va agir. Le Chasseur, lui, annule les Monstres de son Lieu sans qu’on le lui demande, et reste.
rules-10-the-end =
    .title = La fin du conte
    .text =
        À la fin de chaque phase de Construction, quand tous ont eu leur tour et que Robin des Bois s’est servi, on regarde : si quelqu’un a 3 maisons complètes, de quelque matériau que ce soit, la partie est finie.
        Si un seul joueur les a, il gagne. Si plusieurs les ont, le plus de maisons de Brique l’emporte ; puis le plus de maisons de Bois ; puis le pion Premier Bâtisseur du matériau le plus robuste. À chaque étape, ceux qui sont en retard sortent.
        Le livret ne dit pas chez qui se mesure ce matériau. Selon notre règle maison, le pion de la Brique décide si l’un de ceux qui sont à égalité l’a, sinon celui du Bois, sinon celui de la Paille. Si d’autres les ont tous, la victoire est partagée.
        Toutes les maisons complètes comptent à ces étapes, la quatrième aussi ; mais quatre ne valent pas plus que trois. Une maison sans Toit n’est pas complète, même si elle l’a été.
rules-11-two-players =
    .title = À deux, avec le Prince Royal
    .text =
        À deux, un prince du royaume amasse de quoi se bâtir un palais, et prend la moitié de ce qu’il trouve. Il n’est d’aucun camp. À part son dé, rien ne change dans la mise en place, et il n’y a pas de Marché.
        Au tout début de chaque round, jetez son dé : il prend la moitié, arrondie à l’inférieur, de ce qu’il y a dans ce Lieu, et le tout va à la Réserve. De 5 Briques, il en prend 2 et en laisse 3. Vous ne choisissez vos cartes qu’ensuite.
        Si un Lieu contient plus de 10 ressources, il ne jette pas le dé, mais va là où il y en a le plus ; entre des tas égaux, il préfère la Carrière, puis la Forêt, puis les Champs.
        Il n’est jamais dans un Lieu : il ne dérange pas qui est seul, il ne partage pas, et aucun Monstre ne l’attrape. Selon notre règle maison, il n’est un joueur pour aucune carte.
        Deux autres règles maison : le livret nomme pour lui tantôt le début du round, tantôt celui de la phase de Récolte, il passe donc avant tout le reste ; et comme son dé n’est pas décrit, chacun des trois Lieux a la même chance.
rules-12-decks =
    .title = Les paquets, et ce que nous ignorons
    .text =
        Le livret compte 56 Fables et en montre 32 : beaucoup s’y trouvent donc plus d’une fois ; combien, il ne le dit pas, et nous ne l’avons trouvé écrit nulle part. Voici tout ce qui est certain : chacune une fois au moins ; au moins deux Loups ; et d’un Monstre quelconque plus de cartes que de figurines. Les 25 Amis ont 25 noms : il y en a donc un de chaque.
        Tout le reste est notre reconstitution, rien de plus qu’une supposition. R1, que Fabletop prend sauf avis contraire : 3 Loups ; 1 seule de chaque pour Malédiction des Ténèbres, Réserve de Chutes, Dragon, Fairy Food, Géant, Maison de Mère-Grand, Château Solitaire, Flûte Enchantée et Mariage Royal ; 2 de chacune des 22 autres.
        R2, reconstitué aussi : les mêmes cartes uniques, sauf Fairy Food, et 2 de toutes les autres, Loup compris.
        R3, reconstitué aussi : 1 de chacune des 16 Fables que l’édition d’avant-première n’avait pas. Des 16 qu’elle avait, 3 de chaque pour Match Amical, Grand Méchant Loup, Troll du Pont, « Je te tiens par la Barbichette ! », Murmures Fantomatiques, Petits Assistants, Réseau Espion et Loup, et 2 de chacune des autres.
        Le paquet du débutant : le livret garde ses cartes avancées pour les tables qui connaissent le jeu, sans en donner la liste. Nous supposons, avec moins de certitude encore, les neuf Fables uniques de R1, et parmi les Amis le Bonhomme de Pain d’Épice, Hansel & Gretel, le Chasseur, la Petite Sirène, Raiponce et la Belle au Bois Dormant. Il reste alors 47 Fables à R1, et 19 Amis. Sauf demande de votre part, toutes les cartes sont en jeu.
        Si vous avez la boîte, comptez-en les cartes et donnez à Fabletop un fichier de votre façon : alors, plus rien n’est supposé.
        Quand un paquet s’épuise, on mélange sa défausse en un nouveau dès qu’il faut une carte ; s’il n’y a pas de défausse non plus, on ne pioche rien, et personne ne peut dépenser une action à piocher. Le livret n’en dit rien : c’est une règle maison, et la défausse des Amis aussi.
        Il ne dit pas non plus ce qui arrive quand la Réserve s’épuise. Chez Fabletop, par règle maison, la Réserve est illimitée ; une table peut la demander comptée, avec les 45 Pailles, 35 Bois et 30 Briques de la boîte. Les sections de maison, elles, sont toujours limitées.
rules-13-preview =
    .title = L’édition d’avant-première
    .text =
        Avant que le jeu n’arrive en boutique, il y eut une édition plus petite, avec 16 Fables et 12 Amis, une carte de chaque, et 15 pions simples de chaque matériau. Chacun a 6 Sites de Construction, qui ne se remplissent presque jamais. Il n’y a ni cartes avancées, ni figurines de Monstres, ni cartes Prochain Tour ou Lieu Unique, ni dé. Pour le reste, on installe, on partage, on construit et on gagne comme dans l’édition du commerce ; les égalités se départagent dans le même ordre, et ce qui arrive au même moment se fait dans l’ordre du tour.
        Le début du round n’est pas un moment à part ; quelques Amis agissent plutôt au début de la phase de Récolte. C’est la carte même d’un Monstre qui va sur un Lieu, une au plus sur chacun, et elle est défaussée avec les autres Fables. Dans la phase de Construction, vous pouvez prendre jusqu’à 2 actions (piocher, gagner, construire) et vous arrêter avant. Il n’y a pas d’Actions Spéciales, mais certains Amis se défaussent à tout moment. Un exemple du livret permettrait une seconde maison de Bois quand la première est en cours ; sa propre règle l’interdit, et nous aussi.
        À deux, on donne au Prince Royal les cartes Récolte et le cochon d’une couleur inutilisée. Au début de chaque phase de Récolte, avant vos choix, l’une de ses trois cartes est révélée au hasard, et la moitié de ce qui se trouve là, arrondie à l’inférieur, va à la Réserve. Il n’a ni dé, ni carte du Marché, ni regard pour le Lieu le plus rempli ; les Monstres et le fait d’être seul ne le concernent pas. Selon notre règle maison, ses trois cartes sont de nouveau là à chaque round.
        Comme dans l’édition du commerce : Consultez l’Oracle, Murmures Fantomatiques, Petits Assistants, Mystérieux Étranger, Une Nuit à la Taverne, Loup ; parmi les Amis, Cendrillon et la Petite Poucette.
        Les Fables qui diffèrent : le Match Amical prend 2 ressources à chaque adversaire de votre Lieu. Quand vient le Grand Méchant Loup, chaque joueur présent choisit laquelle de ses propres maisons de Paille ou de Bois perd sa section du haut. Le Troll du Pont prend la moitié de leur récolte à tous les cochons présents. Les Amis Puissants volent une action à chaque joueur de votre Lieu. « Je te tiens par la Barbichette ! » agit quand on place les cochons et ne pioche pas de Fable. Le Rugissement ne tire que parmi les cartes Récolte non jouées. Le Réseau Espion rapporte 2 Fables par adversaire de votre Lieu.
        La Taxation attend devant vous jusqu’à la fin de la phase de Récolte suivante : qui n’est pas dans votre Lieu défausse alors toutes ses ressources sauf une. L’Aide de Camp à Louer attend de même : ses 2 ressources doivent être payées quand on la révèle, et la récolte double au round suivant. Le Puits aux Souhaits échange les cartes Récolte de deux autres joueurs, face cachée ou face visible.
        Les Amis qui diffèrent : Ali Baba, à la fin de la phase de Récolte et si vous êtes seul, peut voler 2 ressources à un joueur. La Reine-Sorcière, avant que les Fables soient révélées, voit les deux cartes d’un joueur. La Fée Marraine pioche 1 Fable au début de chaque phase de Récolte ; défaussée à tout moment, elle change jusqu’à 3 Fables de votre main en 1 ressource chacune. L’Oie aux Œufs d’Or se défausse à tout moment. Boucle d’Or, défaussée au début d’une phase de Récolte, prend 1 ressource de chaque type et 1 Fable au hasard à un adversaire. Avec le Chat Botté, 1 ressource de chaque section peut venir du stock d’un autre joueur.
        Le Petit Chaperon Rouge, quand on le gagne, ramène dans votre main 2 cartes Loup du paquet de Fables, sinon de la défausse, et l’on mélange le paquet ; un Loup ou un Grand Méchant Loup qui finit dans votre Lieu peut être défaussé sans effet. Robin des Bois, à la fin de la phase de Récolte, peut voler jusqu’à 2 ressources à un cochon de votre Lieu ; s’il le fait, donnez-en 1 des vôtres à un adversaire. Le Nain Tracassin, une fois par round à ce moment, peut changer 1 Paille en 1 Bois ou Brique ; défaussé à tout moment, il change toute votre Paille en l’un des deux. Blanche-Neige reçoit une Fable de chaque cochon de votre Lieu qui en a une, et jamais de ressource.

## Cas délicats : ce que le livret laisse ouvert, ou que l’on oublie aisément
# `.case` : la question. `.basis` : rulebook, published, deduced ou house ; le plus faible, quand cela se mélange.

## Ordre et déroulement

ruling-or1 = Dans l’ordre du tour, en sens horaire à partir du Premier Joueur : chaque carte se résout jusqu’au bout avant que la suivante commence.
    .case = Plusieurs cartes agissent au même moment ?
    .basis = rulebook
ruling-or2 = À vous de choisir l’ordre : le livret range les joueurs, non les cartes d’un même joueur. Sauf autre souhait : la carte Prochain Tour du round précédent, la Fable de ce round, le Lieu Unique que vous avez joué, puis votre Ami.
    .case = Deux de vos propres cartes agissent au même moment ?
    .basis = house
ruling-or3 = L’un après l’autre, dans l’ordre du tour, et chacun connaît les choix déjà faits.
    .case = Une même carte laisse choisir plusieurs joueurs, comme Fairy Food, le Mariage Royal, le Marchand Errant ou Blanche-Neige ?
    .basis = deduced
ruling-or4 = Si elle dit « vous pouvez », vous en décidez. Sinon, il faut le faire si c’est possible, et autant que c’est possible : on prend la carte au mot.
    .case = Devez-vous faire ce que dit une carte ?
    .basis = house
ruling-or5 = Le pouvoir de ce moment ne sert que si votre tour d’y agir n’a pas commencé, et jamais pendant le tour même qui vous a valu l’Ami. Ainsi rien ne tourne en rond, et l’ordre du tour garde son sens.
    .case = Vous gagnez un Ami au moment même où un tel Ami agit ?
    .basis = house
ruling-or6 = L’effet est perdu, même déjà annoncé, comme la prédiction d’Aladdin ou la déclaration de Pinocchio : un pouvoir va avec la carte que l’on tient. Seule la dette d’Ali Baba lui survit.
    .case = Vous perdez un Ami qui n’a pas encore agi ?
    .basis = house
ruling-or7 = Ce que l’Ami fait au début d’un round attendra le prochain. Tout ce qui vient plus tard dans le round vaut aussitôt : le Chasseur annule les Monstres, car cette partie de sa carte ne nomme aucun moment, et l’Action Spéciale de Raiponce est permise, même si rien n’est encore posé sur elle.
    .case = Vous gagnez un Ami une fois passé le début du round ?
    .basis = house
ruling-or8 = Juste quand ce Monstre agirait, dans l’ordre du tour. Le premier à le faire l’annule pour tout le monde, car les cartes n’y mettent pas de bornes ; on n’interroge personne pour un Monstre qui ne toucherait personne.
    .case = Quand peut-on défausser Jack le Tueur de Géants, le Petit Chaperon Rouge ou le Bûcheron pour annuler un Monstre ?
    .basis = house
ruling-or9 = Non : seul le Chasseur doit s’y trouver.
    .case = Faut-il être dans le Lieu d’un Monstre pour l’annuler ?
    .basis = deduced
ruling-or10 = Ce qui doit se faire se fait tout seul, et pour ce qui est permis on vous interroge. Le livret vous laisse le soin d’y penser, mais le jeu n’y gagne rien.
    .case = Vous oubliez de vous servir de votre Ami ?
    .basis = house

## Bonhomme de Pain d’Épice, Cendrillon, Jack, la Petite Poucette

ruling-gb1 = La prédiction est juste : il n’y a pas d’autre cochon dans ce Lieu.
    .case = Aladdin a prédit « seul », et l’unique rival dans ce Lieu s’enfuit avec le Bonhomme de Pain d’Épice ?
    .basis = deduced
ruling-gb2 = Votre prédiction tombe, puisque Aladdin n’est plus là. Même avec lui, la fuite la rendrait fausse : vous ne récolteriez pas du tout.
    .case = « Une Nuit à la Taverne » change votre Aladdin en Bonhomme de Pain d’Épice ?
    .basis = house
ruling-gb3 = Elle échoue s’il faut être « seul » ou si elle regarde votre Lieu : le Réseau Espion ne pioche rien, la Réserve Cachée ne donne rien. Les Fables à qui peu importe où vous êtes agissent : la Lune des Moissons, le Partage des Richesses, le Cadeau Réfléchi, vos Monstres, et la pioche de « Je te tiens par la Barbichette ! » si aucun Monstre n’a été joué.
    .case = Vous fuyez avec le Bonhomme de Pain d’Épice : et votre propre Fable ?
    .basis = deduced
ruling-gb4 = Oui : vous n’êtes pas dans le Lieu en question, et vous défaussez pour l’un comme pour l’autre.
    .case = Vous avez fui avec le Bonhomme de Pain d’Épice : le Mariage Royal et la Taxation d’un adversaire vous atteignent-ils ?
    .basis = deduced
ruling-gb5 = Tous vos adversaires paient : aucun n’est dans votre Lieu, puisque vous n’en avez pas.
    .case = Vous avez fui avec le Bonhomme de Pain d’Épice, et votre propre Taxation arrive à échéance ?
    .basis = deduced
ruling-gb6 = Non : rien de tout cela ne vous touche ni ne vous récompense.
    .case = Vous avez fui avec le Bonhomme de Pain d’Épice : les Monstres, Fairy Food, la Maison de Mère-Grand, le Château Solitaire, Blanche-Neige ou les Amis Puissants vous atteignent-ils ?
    .basis = deduced
ruling-gb7 = Non : ce qu’il prend n’est pas récolté.
    .case = Ce que le Bonhomme de Pain d’Épice prend dans un Lieu en écarte-t-il la Lune des Moissons ?
    .basis = rulebook
ruling-gb8 = Rien n’est récolté, rien n’est doublé, et la carte est défaussée.
    .case = Vous avez payé l’Aide de Camp à Louer, puis vous fuyez avec le Bonhomme de Pain d’Épice ?
    .basis = deduced
ruling-gb9 = Dans l’ordre du tour : qui vient d’abord se sert d’abord.
    .case = Cendrillon et le Bonhomme de Pain d’Épice se servent dans le même round ?
    .basis = rulebook
ruling-gb10 = Il ne vous en rapporte rien.
    .case = Un Lieu est vide quand passe le Bonhomme de Pain d’Épice ?
    .basis = deduced
ruling-ci1 = Vous gardez vos 2 ressources ; le Loup n’emporte que le reste.
    .case = Cendrillon vous mène dans le Lieu d’un Loup ?
    .basis = rulebook
ruling-ci2 = Les 2 ressources sont déjà dans votre stock et brûlent avec tout le reste : elle passe avant le Dragon.
    .case = Cendrillon vous mène dans le Lieu du Dragon ?
    .basis = deduced
ruling-ci3 = Vous prenez ce qu’il y a.
    .case = Moins de 2 ressources attendent Cendrillon ?
    .basis = house
ruling-ci4 = Vous gardez les 2 ressources.
    .case = Cendrillon s’est servie, puis le Rugissement ou « Je te tiens par la Barbichette ! » déplace votre cochon ?
    .basis = deduced
ruling-ci5 = Jamais : elles ne sont pas récoltées.
    .case = Les 2 ressources de Cendrillon comptent-elles pour le Troll du Pont, le Partage des Richesses ou l’Aide de Camp à Louer ?
    .basis = deduced
ruling-ja1 = L’ordre du tour décide. Si Jack passe d’abord, Cendrillon peut puiser dans ses 2 ressources ; sinon, seulement dans ce qui était là avant lui.
    .case = Jack le Tueur de Géants et Cendrillon dans un même Lieu ?
    .basis = rulebook
ruling-th1 = Ce qu’ils ont fait reste fait : ce qui fut ajouté reste dans le Lieu, ce qui fut pris se garde.
    .case = La Petite Poucette s’envole après que Jack le Tueur de Géants ou Cendrillon a agi ?
    .basis = deduced
ruling-th2 = Vous piochez parmi vos propres cartes Récolte, sauf celle que vous avez vous-même choisie ou piochée en dernier. Un échange n’y change rien : la carte échangée est jouée, elle n’est pas en main.
    .case = La Petite Poucette après le Puits aux Souhaits, la Malédiction des Ténèbres ou la Boule de Cristal ?
    .basis = deduced

## Déclarations et biens volés

ruling-pi1 = C’est la carte révélée à la fin qui se compare à la déclaration, pour le meilleur ou pour le pire : la Malédiction en fait la carte jouée.
    .case = La Malédiction des Ténèbres frappe Pinocchio ?
    .basis = house
ruling-pi2 = La carte venue en échange est la carte jouée : c’est elle qui décide.
    .case = Le Puits aux Souhaits échange la carte Récolte de Pinocchio ?
    .basis = rulebook
ruling-pi3 = La carte Récolte révélée décide, non l’endroit où finit le cochon : ce qu’il déclare, c’est une carte.
    .case = Le Rugissement ou « Je te tiens par la Barbichette ! » déplace le cochon de Pinocchio ?
    .basis = house
ruling-pi4 = 2 ressources d’un même type, celui que vous voulez.
    .case = Pinocchio a dit vrai, et c’était le Marché ?
    .basis = deduced
ruling-al1 = On regarde les cochons du Lieu où vous vous trouvez au moment de la collecte.
    .case = Le Rugissement, « Je te tiens par la Barbichette ! » ou un autre effet déplace le cochon d’Aladdin ?
    .basis = deduced
ruling-ab1 = À la fin de la phase de Récolte, quand vient votre tour, si vos deux cochons étaient dans le même Lieu au moment de la collecte. Peu importe qu’il n’y ait rien eu à prendre : récolter ensemble, c’est partager le Lieu.
    .case = Quand Ali Baba rend-il ce qu’il a volé ?
    .basis = house
ruling-ab2 = Vous en rendez une du même type si vous l’avez, sinon rien.
    .case = La ressource volée par Ali Baba est déjà dépensée ou brûlée ?
    .basis = house
ruling-ab3 = La dette demeure : sinon, « Une Nuit à la Taverne » blanchirait le vol.
    .case = Ali Baba vous quitte avant que la ressource soit rendue ?
    .basis = house
ruling-ab4 = Alors rien n’est volé.
    .case = Aucun adversaire n’a de ressource pour Ali Baba ?
    .basis = deduced

## Cartes Récolte échangées, tirées ou bloquées

ruling-gc1 = Oui : la carte que vous jouez alors est celle d’un autre joueur.
    .case = Le Puits aux Souhaits peut-il vous envoyer dans un Lieu dont la carte est bloquée sous votre Petite Sirène ?
    .basis = deduced
ruling-gc2 = Deux cartes quelconques, la vôtre comprise si vous voulez ; à deux joueurs, ce sont simplement les deux.
    .case = Quelles cartes Récolte le Puits aux Souhaits peut-il échanger ?
    .basis = rulebook
ruling-gc3 = Seules vos deux cartes utilisables sont mélangées : les cartes bloquées ne peuvent pas servir.
    .case = La Malédiction des Ténèbres ou le Rugissement vous frappe alors que la Petite Sirène bloque vos cartes ?
    .basis = house
ruling-gc4 = La Malédiction peut défaire votre changement : elle mélange la nouvelle carte avec les autres, et le hasard en choisit une.
    .case = Votre Boule de Cristal passe avant la Malédiction des Ténèbres d’un adversaire ?
    .basis = rulebook
ruling-gc5 = Vous pouvez d’abord regarder votre nouvelle carte, puis vous servir de la Boule de Cristal et en changer.
    .case = La Malédiction des Ténèbres d’un adversaire passe avant votre Boule de Cristal ?
    .basis = rulebook
ruling-gc6 = Elles agissent dans l’ordre du tour, et la seconde peut voir la carte que la première vient de faire changer. Qui a joué la première ne choisit pas de nouveau.
    .case = Deux Boules de Cristal dans un même round ?
    .basis = rulebook
ruling-gc7 = Elles ne se gênent pas : la Reine regarde pendant que l’on choisit ses cartes, la Boule de Cristal quand les Fables sont révélées. Et il n’y a qu’une Reine-Sorcière : jamais deux joueurs ne choisissent en dernier.
    .case = La Reine-Sorcière et la Boule de Cristal dans un même round ?
    .basis = deduced
ruling-gc8 = Oui : c’est une Fable face cachée comme les autres. Qui la joue n’a toujours pas le droit de la voir.
    .case = La Reine-Sorcière peut-elle regarder une Fable imposée par la Belle au Bois Dormant ?
    .basis = house
ruling-gc9 = Vous regardez sa carte Récolte : on ne peut choisir qu’une carte qui est là.
    .case = La Reine-Sorcière vise un joueur qui n’a pas joué de Fable ?
    .basis = deduced
ruling-gc10 = Oui : les quatre cartes Récolte sont mélangées, hormis celles qui sont bloquées, et le Marché peut sortir.
    .case = Le Rugissement peut-il envoyer un cochon au Marché ?
    .basis = rulebook
ruling-gc11 = Seuls les Monstres qui agissent plus tard dans l’ordre du tour voient où il se trouve à présent.
    .case = Le Rugissement envoie un cochon auprès d’un Loup ou du Dragon, ou l’en éloigne ?
    .basis = rulebook
ruling-gc12 = Choisissez aussitôt les deux que vous gardez, parmi toutes vos cartes Récolte. Celle que vous avez jouée compte encore ce round, même bloquée, car un round ne se récrit pas ; elle va sous la Petite Sirène quand tous reprennent leurs cartes Récolte.
    .case = Vous gagnez la Petite Sirène alors que votre carte Récolte est déjà jouée ?
    .basis = house
ruling-gc13 = Toutes vos cartes reviennent aussitôt. Une Malédiction des Ténèbres, un Rugissement, une Boule de Cristal ou une Petite Poucette encore à venir en tient compte, et votre prochain choix aussi.
    .case = Vous perdez la Petite Sirène à cause du Géant, d’« Une Nuit à la Taverne » ou d’un nouvel Ami ?
    .basis = house
ruling-gc14 = 1 carte sur 3, ou 2 sur 4 quand le Marché est en jeu.
    .case = Combien de cartes Récolte la Petite Sirène bloque-t-elle ?
    .basis = deduced

## Monstres, Flûte, Lieux Uniques

ruling-mo1 = La Flûte l’emporte : les Monstres viennent dans votre main avant d’être placés où que ce soit.
    .case = Votre Flûte Enchantée et la Maison de Mère-Grand appellent toutes deux les Monstres ?
    .basis = rulebook
ruling-mo2 = Elle passe tout de même la première, avant qu’aucun Monstre soit placé.
    .case = La Flûte Enchantée vient après le Monstre dans l’ordre du tour ?
    .basis = rulebook
ruling-mo3 = La première dans l’ordre du tour prend tous les Monstres. Il faut pour cela un jeu de cartes de votre façon.
    .case = Deux Flûtes Enchantées dans un même round ?
    .basis = rulebook
ruling-mo4 = On prend la carte au mot : un Monstre a été joué, donc vous ne piochez pas ; il n’est nulle part, donc vous ne bougez pas.
    .case = « Je te tiens par la Barbichette ! », et le seul Monstre est parti avec la Flûte Enchantée ?
    .basis = house
ruling-mo5 = Un Monstre joué plus tôt dans l’ordre du tour reste où on l’a mis ; celui qui vient après doit aller à la Maison.
    .case = La Maison de Mère-Grand et un Monstre sont révélés ensemble ?
    .basis = rulebook
ruling-mo6 = Tous deux agissent, chacun à son moment, dans l’ordre du tour.
    .case = Deux Monstres à la Maison de Mère-Grand ?
    .basis = deduced
ruling-mo7 = Seuls ses effets disparaissent ; le Monstre reste jusqu’à ce que l’on débarrasse les Lieux, à la fin de la phase de Récolte. Il fait donc encore partir la Maison de Mère-Grand, et « Je te tiens par la Barbichette ! » permet encore de le fuir.
    .case = Le Chasseur ou un Ami défaussé annule un Monstre ?
    .basis = deduced
ruling-mo8 = L’ordre du tour décide : fuir trop tard ne rend pas ce qui est déjà perdu.
    .case = « Je te tiens par la Barbichette ! » contre le Dragon ou un Loup ?
    .basis = rulebook
ruling-mo9 = Rien n’est détruit, même si un cochon arrive ensuite.
    .case = Le Loup ne trouve aucun cochon dans son Lieu quand vient son tour ?
    .basis = deduced
ruling-mo10 = C’est permis, et ce Monstre sévit s’il n’a pas encore agi.
    .case = Un cochon en fuite tombe sur un autre Monstre ?
    .basis = deduced
ruling-mo11 = La maison redevient inachevée et ne compte plus parmi vos trois. Le Toit retourne sur sa pile, et n’importe qui peut le bâtir.
    .case = Le Grand Méchant Loup emporte un Toit ?
    .basis = deduced
ruling-mo12 = Vous pouvez continuer l’une et l’autre ; il vous est seulement interdit d’en commencer une troisième, car la règle parle de commencer.
    .case = Le Grand Méchant Loup vous laisse deux maisons inachevées du même matériau ?
    .basis = house
ruling-mo13 = Votre Site de Construction est de nouveau libre. Une Réserve de Chutes reste chez vous.
    .case = Le Grand Méchant Loup emporte un Sol ?
    .basis = deduced
ruling-mo14 = Non : il n’est donné qu’une fois par matériau. Son pion reste à qui le tient, et compte toujours en cas d’égalité.
    .case = Après le passage du Grand Méchant Loup, le Bonus Premier Bâtisseur de ce matériau est-il de nouveau à prendre ?
    .basis = rulebook
ruling-mo15 = Oui : une section Murs a été bâtie.
    .case = Vous rebâtissez des Murs emportés par le Grand Méchant Loup : gagnez-vous de nouveau un Ami ?
    .basis = deduced
ruling-mo16 = Ce sont deux effets séparés, un pour chaque carte. Il n’y a qu’une figurine : la seconde carte marque elle-même son Lieu.
    .case = Deux Grands Méchants Loups dans un même round ?
    .basis = deduced
ruling-mo17 = Vous devez aussi choisir l’une de vos propres maisons de Paille ou de Bois, si vous en avez : la carte vaut pour chaque joueur présent.
    .case = Votre cochon est là où souffle votre propre Grand Méchant Loup ?
    .basis = rulebook
ruling-mo18 = Vous donnez la moitié, arrondie à l’inférieur, de ce que vous avez récolté, mais pas plus que ce qu’il vous reste des types récoltés.
    .case = Le Troll du Pont vous choisit alors que vous avez déjà perdu des ressources ?
    .basis = house
ruling-mo19 = Le Troll regarde ce que vous avez récolté, sans ce qui le double : cette part est un bonus.
    .case = Le Troll du Pont et l’Aide de Camp à Louer ?
    .basis = rulebook
ruling-mo20 = La victime, comme pour le Partage des Richesses.
    .case = Le Troll du Pont au Marché : qui choisit les types à donner ?
    .basis = house
ruling-mo21 = Il ne fait rien.
    .case = Aucun cochon n’est avec le Troll du Pont, ou seulement celui du joueur qui l’a joué ?
    .basis = deduced
ruling-mo22 = Non : on ne les défausse qu’à son propre tour de la phase de Construction.
    .case = Le Géant arrive : pouvez-vous vite défausser l’Oie aux Œufs d’Or ou la Fée Marraine pour leur récompense ?
    .basis = rulebook
ruling-mo23 = L’ordre du tour décide : si votre tour vient avant celui du Géant, le pouvoir agit encore ; sinon, l’Ami est déjà parti.
    .case = Le Géant frappe un Ami qui agit à la fin de la phase de Récolte ?
    .basis = rulebook
ruling-mo24 = Oui : elles ne sont pas dans votre main.
    .case = La Fable que vous avez jouée et vos cartes Prochain Tour sont-elles à l’abri du Géant ?
    .basis = deduced
ruling-mo25 = Elles retournent à la Réserve.
    .case = Que deviennent les ressources posées sur Raiponce quand le Géant la chasse ?
    .basis = rulebook
ruling-mo26 = Non : ce n’est pas dans votre stock.
    .case = Le Dragon, la Taxation et Robin des Bois touchent-ils à ce qui est posé sur Raiponce ?
    .basis = deduced
ruling-mo27 = Le Géant est annulé tout entier, pour tout le monde ; de deux Géants, un seul. Deux Géants demandent un jeu de cartes de votre façon.
    .case = Vous défaussez Jack le Tueur de Géants contre un Géant ?
    .basis = house
ruling-mo28 = Tous sont annulés, mais la récompense ne vient qu’une fois par round : une phrase, une récompense.
    .case = Plusieurs Monstres dans le Lieu du Chasseur ?
    .basis = house
ruling-mo29 = Chaque fois que vient le tour d’agir d’un Monstre alors que votre cochon est dans son Lieu.
    .case = Quand le Chasseur s’occupe-t-il d’un Monstre ?
    .basis = house
ruling-mo30 = La Fable de la Belle au Bois Dormant suffit au Chasseur, et rien ne se joue de la main : c’est la seule Fable de ce joueur ce round.
    .case = Le Chasseur et la Belle au Bois Dormant visent le même joueur ?
    .basis = rulebook
ruling-mo31 = Qui n’a pas de Fable n’a pas à en jouer.
    .case = Le Chasseur, et un joueur sans Fable ?
    .basis = rulebook
ruling-mo32 = Elle est révélée, puis défaussée.
    .case = Le Chasseur vous force à jouer l’Aide de Camp à Louer, et vous n’avez pas 2 ressources ?
    .basis = rulebook
ruling-mo33 = Seulement celles qui se nomment Loup : sa carte nomme à part le Grand Méchant Loup, qui n’en est donc pas.
    .case = Quelles cartes sont des Loups quand le Petit Chaperon Rouge fouille le paquet ?
    .basis = house
ruling-mo34 = Vous défaussez ce qu’il y a ; la défausse n’est d’abord remélangée que si le paquet est vide. Ensuite, s’il n’y avait pas de Loup, vous piochez comme d’habitude.
    .case = Le Petit Chaperon Rouge fouille, et le paquet de Fables a moins de 5 cartes ?
    .basis = house
ruling-mo35 = Non, il faut choisir quelqu’un d’autre : on ne se donne rien à soi-même.
    .case = Votre cochon est avec d’autres auprès de votre Troll du Pont : pouvez-vous vous choisir ?
    .basis = house
ruling-mo36 = Le Chasseur passe d’abord et annule le Monstre pour tout le monde ; on n’interroge personne d’autre. Il n’a pas le choix et ne coûte rien : ainsi, nul ne sacrifie un Ami en vain.
    .case = Le Chasseur est dans le Lieu d’un Monstre, et d’autres ont des Amis qui pourraient l’annuler ?
    .basis = house
ruling-mo37 = Oui, quand vient le tour de ce Monstre : n’importe lequel est annulé et vaut la récompense, toujours une seule fois par round.
    .case = Le Chasseur agit-il contre un Monstre que vous avez joué, ou qui ne toucherait personne ?
    .basis = deduced

## Lieux Uniques

ruling-ul1 = Non : un Lieu porte un seul Lieu Unique au plus. Qui en joue un autre lui choisit un Lieu différent.
    .case = Un second Lieu Unique peut-il aller sur le même Lieu ?
    .basis = rulebook
ruling-ul2 = Personne ne gagne rien, et le Château reste. Il ne s’en va que si trois joueurs ou plus s’y trouvent, ou les deux dans une partie à deux.
    .case = Deux cochons au Château Solitaire, à trois ou quatre joueurs ?
    .basis = rulebook
ruling-ul3 = Vous ne défaussez rien.
    .case = Vous n’êtes pas au Mariage Royal, et vous n’avez aucune ressource ?
    .basis = deduced
ruling-ul4 = Oui. Fairy Food n’est pas un Lieu Unique : les deux cartes y restent, et les deux agissent.
    .case = Fairy Food peut-elle aller là où se trouve un Lieu Unique ?
    .basis = deduced
ruling-ul5 = Il ne reste pas de place : la carte est défaussée sans effet. Il faut pour cela un jeu de cartes de votre façon.
    .case = Chaque Lieu porte déjà un Lieu Unique, et un autre est révélé ?
    .basis = house
ruling-ul6 = Tout nouveau Monstre va dans l’une des deux, au choix de qui l’a joué : les deux cartes le réclament, mais il ne peut être qu’à un endroit. Il faut pour cela un jeu de cartes de votre façon.
    .case = Deux Maisons de Mère-Grand en jeu à la fois ?
    .basis = house

## Ressources, cartes Prochain Tour et échanges

ruling-re1 = Votre propre part est doublée, type par type, que vous ayez partagé un Lieu ou choisi au Marché.
    .case = Que double l’Aide de Camp à Louer quand vous n’étiez pas seul ?
    .basis = deduced
ruling-re2 = Rien : là où le Loup ne laisse rien, vous ne récoltez rien, et deux fois rien ne font rien.
    .case = Vous avez payé l’Aide de Camp à Louer, et le Loup vide votre Lieu ?
    .basis = deduced
ruling-re3 = Non : vous n’en avez récolté que 4. Ce qu’ajoute l’Aide de Camp à Louer est un bonus, que le Partage des Richesses ne regarde pas.
    .case = Vous avez récolté 4 ressources, portées à 8 par l’Aide de Camp à Louer : le Partage des Richesses vous atteint-il ?
    .basis = rulebook
ruling-re4 = Non. Il lui faut un Lieu où aucun cochon ne se trouvait au moment de collecter : c’est le sens simple de ses mots.
    .case = Des cochons étaient dans un Lieu, mais chacun n’a rien eu : la Lune des Moissons peut-elle le choisir ?
    .basis = house
ruling-re5 = À la fin de la phase de Récolte du round suivant, quand vient la place de son propriétaire dans l’ordre du tour. Qui n’est alors pas dans le Lieu de celui-ci paie sur le stock qu’il a à ce moment.
    .case = Quand la Taxation regarde-t-elle les Lieux et les stocks ?
    .basis = deduced
ruling-re6 = 3, car la moitié de 7 s’arrondit à l’inférieur : les deux Briques, puis le Bois. La Paille reste.
    .case = Que coûte la Taxation avec 2 Briques, 1 Bois et 4 Pailles ?
    .basis = rulebook
ruling-re7 = Vous prenez celle-là.
    .case = Un Match Amical contre un adversaire qui n’a qu’une ressource ?
    .basis = house
ruling-re8 = Oui ; alors rien ne change de mains.
    .case = Un Cadeau Réfléchi peut-il être de zéro ressource ?
    .basis = rulebook
ruling-re9 = À un adversaire qui possède, d’un seul autre type, autant de ressources que vous en donnez. Plusieurs types ne s’additionnent pas.
    .case = À qui pouvez-vous faire un Cadeau Réfléchi ?
    .basis = rulebook
ruling-re10 = Une fois par joueur : 2 d’un type contre 3 d’un seul autre type, exactement.
    .case = Combien de fois, et contre quoi, peut-on traiter avec le Marchand Errant ?
    .basis = rulebook
ruling-re11 = Pas une Fable qu’on vient de jouer : elle sera défaussée plus tard. Mais les Fables jetées juste avant par le Géant ou les Murmures Fantomatiques y sont déjà, tout comme une Aide de Camp à Louer restée impayée.
    .case = La Recherche dans le Passé peut-elle trouver des Fables de ce même round ?
    .basis = deduced
ruling-re12 = Elle reste, même si vous perdez entre-temps votre Ami ou toute votre main. Si la partie s’achève avant, elle ne fait rien.
    .case = Que peut-il arriver à votre carte Prochain Tour pendant qu’elle attend ?
    .basis = deduced
ruling-re13 = Oui : ce qu’ils prennent manque quand on partage le reste, et rien n’est regarni avant le Nettoyage.
    .case = Cendrillon, Tom Pouce ou le Prince Royal s’est servi dans un Lieu : y a-t-il moins à partager ?
    .basis = deduced
ruling-re14 = On saute ce joueur.
    .case = Vous jouez Consultez l’Oracle, et quelqu’un n’a aucune Fable en main ?
    .basis = deduced
ruling-re15 = Alors il n’y a rien à donner.
    .case = Blanche-Neige croise un adversaire sans Fable ni ressource ?
    .basis = deduced
ruling-re16 = C’est ce qui a été récolté qui compte. Les 2 ressources viennent des types récoltés, tant que celui qui donne en possède encore, sinon il en donne moins ; nous faisons comme pour le Troll du Pont.
    .case = Le Partage des Richesses, et celui qui doit donner a perdu des ressources entre-temps ?
    .basis = house
ruling-re17 = Un gain, un Lieu qu’on regarnit au Nettoyage ou une copie de l’Aide de Camp à Louer prend ce qui reste, premier servi dans l’ordre du tour, et le surplus est perdu. Un type épuisé ne peut pas être choisi. Il faut pour cela une table qui joue avec une Réserve comptée.
    .case = Un type vient à manquer dans la Réserve ?
    .basis = house

## Actions

ruling-ac1 = Non : il n’y avait rien à perdre, donc vous ne gagnez rien. Nous n’appelons « affecté » qu’un adversaire qui a bel et bien perdu une action.
    .case = Les Amis Puissants font-ils gagner une action contre un adversaire qui n’en a aucune ?
    .basis = house
ruling-ac2 = Comptez à partir de 2 actions, puis ajoutez ou retirez au fil des cartes, dans l’ordre du tour. Une perte se mesure à ce qu’un joueur a au moment où elle tombe.
    .case = Les Amis Puissants et les Petits Assistants dans le même round ?
    .basis = deduced
ruling-ac3 = Chacun prend une action à l’autre et en gagne une.
    .case = Deux joueurs du même Lieu jouent tous deux les Amis Puissants ?
    .basis = deduced
ruling-ac4 = Votre tour vient quand même : vous pouvez encore défausser l’Oie aux Œufs d’Or ou la Fée Marraine, ce qui ne coûte pas d’action.
    .case = Que vous reste-t-il sans aucune action ?
    .basis = house
ruling-ac5 = Vous la gardez, car elle vous était déjà accordée.
    .case = Les Sept Nains vous apportent une action, puis le Géant les chasse ?
    .basis = house

## Construction

ruling-bu1 = 3 à la Réserve et 1 au propriétaire de Hansel & Gretel.
    .case = Des Murs sur la Réserve de Chutes, quand un adversaire a Hansel & Gretel ?
    .basis = deduced
ruling-bu2 = Vous devez ce que demande ce Site de Construction, et 1 ressource peut venir d’un adversaire, même si le coût entier n’est que de 1.
    .case = Le Chat Botté construit sur la Réserve de Chutes ?
    .basis = house
ruling-bu3 = 1 ressource quelconque du coût entier, supplément compris. Elle peut même venir du propriétaire de Hansel & Gretel.
    .case = Le Chat Botté construit des Murs, quand un adversaire a Hansel & Gretel : quelle ressource peut être celle d’un autre ?
    .basis = house
ruling-bu4 = Vous avez deux Sites de Construction de plus, et chacun ôte 1 au coût des sections de sa propre maison. Il faut pour cela un jeu de cartes de votre façon.
    .case = Vous avez deux fois la Réserve de Chutes ?
    .basis = deduced
ruling-bu5 = Non : seuls les adversaires paient davantage.
    .case = Le propriétaire de Hansel & Gretel paie-t-il aussi le supplément ?
    .basis = rulebook
ruling-bu6 = Oui, dans le même tour : pour l’Action Spéciale il vous faut encore une action, pour l’Oie aux Œufs d’Or pas même cela.
    .case = Vos Murs amènent l’Oie aux Œufs d’Or ou un Ami à Action Spéciale : pouvez-vous vous en servir aussitôt ?
    .basis = rulebook
ruling-bu7 = Non : l’Action Spéciale de chaque Ami sert une fois par tour, même s’il est parti puis revenu.
    .case = Vous perdez un Ami et le retrouvez dans le même tour : son Action Spéciale sert-elle deux fois ?
    .basis = rulebook
ruling-bu8 = Aussitôt, même au milieu d’un tour.
    .case = Vous donnez un Ami : quand remplace-t-il celui de l’autre joueur ?
    .basis = rulebook
ruling-bu9 = Les cochons sont toujours là où ils ont collecté : si vous y étiez seul, vous l’êtes encore.
    .case = Qui est « seul » pour Raiponce dans la phase de Construction ?
    .basis = deduced
ruling-bu10 = Tous les adversaires se comparent à vous au même moment, avant que personne ne donne : la carte parle de chacun de ceux qui ont plus.
    .case = Comment compare Robin des Bois ?
    .basis = house
ruling-bu11 = Oui, à la fin de cette même phase de Construction.
    .case = Robin des Bois vous rejoint pendant la phase de Construction : agit-il encore ?
    .basis = deduced
ruling-bu12 = Pas de Paille dans ce round : le début de la phase est passé. Mais son Action Spéciale peut servir.
    .case = Le Nain Tracassin vous rejoint pendant la phase de Construction ?
    .basis = deduced
ruling-bu13 = Personne ne peut la construire, pas même avec le Chat Botté.
    .case = La pile d’une section est épuisée ?
    .basis = rulebook
ruling-bu14 = On mélange la défausse en un nouveau paquet ; s’il n’y en a toujours pas assez, vous en piochez moins.
    .case = Premier Bâtisseur, vous choisissez 2 Fables, et le paquet est presque vide ?
    .basis = house
ruling-bu15 = Vous prenez les deux bonus.
    .case = Vous achevez dans un même tour les premières maisons de deux matériaux ?
    .basis = deduced
ruling-bu16 = Vous ne pouvez pas commencer de maison, mais vous pouvez continuer celles qui sont en cours.
    .case = Tous vos Sites de Construction sont pris ?
    .basis = rulebook

## Amis et paquets

ruling-fr1 = Oui. Vous n’avez alors plus d’Ami, mais vous gagnez quand même la ressource.
    .case = Le Prince Grenouille s’en va : pouvez-vous donner l’Ami qui vient à sa place ?
    .basis = deduced
ruling-fr2 = On mélange les autres Amis de la défausse et l’on pioche. Lui reste dans la défausse, car il ne doit pas revenir aussitôt.
    .case = Le Prince Grenouille s’en va, et le paquet d’Amis est vide ?
    .basis = house
ruling-fr3 = Pour vous, elle ne fait rien dans ce round ; donnée à un joueur dont la place dans l’ordre du tour est encore à venir, elle agit. L’ordre du tour garde ainsi son sens, et aucune chaîne ne court sans fin.
    .case = Le Prince Grenouille laisse la place à Blanche-Neige : agit-elle aussitôt ?
    .basis = house
ruling-fr4 = On pioche d’abord les nouveaux, puis on défausse tous les anciens. L’Ami que vous recevez ainsi reste avec vous, et ne peut passer à personne d’autre.
    .case = Dans quel ordre vont et viennent les Amis avec Une Nuit à la Taverne ?
    .basis = house
ruling-fr5 = On mélange les Amis défaussés en un nouveau paquet.
    .case = Le paquet d’Amis est vide ?
    .basis = house
ruling-fr6 = Dès qu’il faut une carte, on mélange les Fables défaussées en un nouveau paquet. S’il n’y en a toujours pas assez, on fait ce qu’on peut ; la Belle au Bois Dormant reste alors sans effet, et le joueur choisi peut jouer une Fable de sa main.
    .case = Le paquet de Fables est vide ?
    .basis = house
ruling-fr7 = Vous regardez toutes celles qu’il y a, une fois la défausse mélangée au paquet.
    .case = Boucle d’Or trouve moins de 3 Fables ?
    .basis = house
ruling-fr8 = Elle se joue comme n’importe quelle autre.
    .case = La Belle au Bois Dormant amène une carte Prochain Tour ou un Lieu Unique ?
    .basis = deduced
ruling-fr9 = Non : gardez-le, sans le refuser ni le passer, et défaussez l’Ami que vous aviez.
    .case = Quelqu’un vous remet un Ami : avez-vous le choix ?
    .basis = rulebook

## La fin

ruling-en1 = Ils prennent encore leur tour de Construction ; alors seulement la partie s’achève.
    .case = Quelqu’un finit sa troisième maison avant que d’autres aient construit ?
    .basis = published
ruling-en2 = Entre ceux qui sont à égalité, le pion Premier Bâtisseur de la Brique décide, sinon celui du Bois, sinon celui de la Paille. Si d’autres les ont tous, la victoire est partagée. Le livret dit « le plus robuste » sans dire chez qui : nous allons donc d’un pion au suivant.
    .case = Trois maisons chacun, et autant de Brique et de Bois ?
    .basis = house
ruling-en3 = Le nombre ne compte pas, seulement combien de maisons complètes sont de Brique, puis de Bois ; la quatrième en est.
    .case = Quatre maisons contre trois ?
    .basis = deduced
ruling-en4 = À chaque étape, ceux qui sont en retard sortent, et la suivante ne compare que ceux qui restent.
    .case = Trois ou quatre joueurs à égalité ?
    .basis = rulebook

## Le Prince Royal

ruling-pr1 = Le Prince : il n’a pas de place dans l’ordre du tour, il passe donc avant tout le reste.
    .case = Qui se sert d’abord au début du round, le Prince Royal ou Tom Pouce ?
    .basis = house
ruling-pr2 = La Carrière, où il en prend 6.
    .case = 12 Pailles dans les Champs, 12 Briques dans la Carrière : où va le Prince Royal ?
    .basis = rulebook
ruling-pr3 = Rien : la moitié de 1 s’arrondit à l’inférieur.
    .case = Que prend le Prince Royal là où il y a 1 ressource ?
    .basis = deduced
ruling-pr4 = Il le jette comme toujours : il en faut plus de 10.
    .case = Un Lieu contient exactement 10 ressources : le Prince Royal jette-t-il le dé ?
    .basis = rulebook
ruling-pr5 = Non : il n’a pas d’Ami, Une Nuit à la Taverne ne le compte pas, personne ne peut le choisir, et là où il se sert, la Lune des Moissons reste possible. Il n’a ni main, ni stock, ni cochon, ni cartes Récolte.
    .case = Le Prince Royal est-il un joueur pour les cartes ?
    .basis = house

## L’édition d’avant-première

ruling-p1 = Une fois : le livret compte 16 cartes et montre 16 noms.
    .case = Dans l’édition d’avant-première, combien de fois chaque Fable est-elle dans le paquet ?
    .basis = rulebook
ruling-p2 = Le Loup et le Grand Méchant Loup, d’abord dans le paquet, puis dans la défausse ; si l’un n’est ni ici ni là, on s’en passe. Aucune autre des 16 cartes n’est un Loup.
    .case = Dans l’édition d’avant-première, quelles sont les 2 cartes Loup que ramène le Petit Chaperon Rouge ?
    .basis = house
ruling-p3 = Chaque fois que vous avez une décision à prendre, une fois quand s’achève chaque étape du round, et quand vous allez perdre cet Ami. Nous prenons « à tout moment » au pied de la lettre.
    .case = Dans l’édition d’avant-première, quand est-ce « à tout moment » pour défausser un Ami ?
    .basis = house
ruling-p4 = Tout, chez le seul adversaire que vous choisissez : 1 de chaque type qui s’y trouve, et une Fable au hasard. Nous lisons ainsi la phrase, et l’effraction qu’elle raconte : une seule victime.
    .case = Dans l’édition d’avant-première, chez qui prend Boucle d’Or ?
    .basis = house
ruling-p5 = Il n’a aucun effet : il n’y a pas deux autres joueurs, et la carte révélée par le Prince Royal a déjà servi.
    .case = Dans l’édition d’avant-première, le Puits aux Souhaits à deux joueurs ?
    .basis = house
ruling-p6 = Elle est défaussée sans effet, comme dans l’édition du commerce.
    .case = Dans l’édition d’avant-première, l’Aide de Camp à Louer sans 2 ressources pour payer ?
    .basis = house
ruling-p7 = Le joueur taxé. Le livret n’en dit rien : nous laissons donc le choix à celui qui perd.
    .case = Dans l’édition d’avant-première, qui choisit la ressource que laisse la Taxation ?
    .basis = house
ruling-p8 = Non : on ne vole une action qu’à qui en a une à perdre. Le nombre d’actions ne descend jamais sous 0.
    .case = Dans l’édition d’avant-première, les Amis Puissants font-ils gagner une action contre un adversaire qui n’en a aucune ?
    .basis = deduced
ruling-p9 = On mélange la défausse en un nouveau paquet, comme dans l’édition du commerce. Si toutes sont en main, on ne pioche rien.
    .case = Dans l’édition d’avant-première, les 16 Fables viennent à manquer ?
    .basis = house
ruling-p10 = Avant que n’agisse le moindre Loup, d’où qu’il vienne : la carte parle du moment où l’on place les cochons.
    .case = Dans l’édition d’avant-première, quand peut-on partir avec « Je te tiens par la Barbichette ! » ?
    .basis = house
ruling-p11 = Oui, dès que 1 ressource au moins a été volée. Le don peut même aller au joueur volé.
    .case = Dans l’édition d’avant-première, le propriétaire de Robin des Bois doit-il donner quelque chose ?
    .basis = deduced
ruling-p12 = Non : elles ne sont ni comptées ni doublées. Le livret d’avant-première n’en dit rien : nous faisons comme dans l’édition du commerce.
    .case = Dans l’édition d’avant-première, les 2 ressources de Cendrillon comptent-elles pour le Troll du Pont ou l’Aide de Camp à Louer ?
    .basis = house
ruling-p13 = Ils remplacent les anciens, et personne ne peut en refuser ni en passer un. Le passer déferait le tirage au sort : nous faisons donc comme dans l’édition du commerce.
    .case = Dans l’édition d’avant-première, que deviennent les Amis distribués par Une Nuit à la Taverne ?
    .basis = house
ruling-p14 = Non : son propriétaire choisit le round, comme pour les Amis qu’on peut défausser à tout moment.
    .case = Dans l’édition d’avant-première, faut-il défausser Boucle d’Or dès le prochain début de phase de Récolte ?
    .basis = house
