# Ce que 3 Chapitres refuse : fichiers de cartes et réglages. Rien que du texte et { $name } : voir engine/light.py.

## Où

deck-card = carte { $n }
deck-card-named = carte { $n } ({ $id })
deck-ability = pouvoir { $n }
deck-in-print = dans le jeu imprimé

## Ce qui est écrit là

deck-a-card = une carte
deck-a-name = un nom
deck-an-ability = un pouvoir

## Cartes du fichier

deck-no-deck = { $given } n’est pas un jeu de cartes ; il faut une table avec une liste de cartes
deck-no-entries = chaque carte a sa propre entrée ; écrivez [[card]] au-dessus, avec deux crochets de chaque côté
deck-no-card = { $given } n’est pas une carte ; écrivez [[card]], puis ses champs en dessous
deck-name-missing = le champ « name » manque ; un personnage qui n’est pas imprimé apporte son nom
deck-printed-id = « { $id } » est une carte imprimée ; donnez au nouveau personnage un identifiant à lui, ou retirez « replaces » pour changer { $id }
deck-unknown-card = « { $id } » n’est pas une carte du jeu imprimé (un nouveau personnage dit quelle place il prend, avec replaces = "..."){ $near }
deck-two-entries = { $id } a déjà une entrée ({ $place }) ; mettez tout ce qui concerne une carte dans une seule
deck-size = { $count } cartes sous « card » ; un jeu en a exactement { $cards }
deck-same-id = deux cartes ont l’identifiant « { $id } » (l’autre : { $where }) ; donnez-en un autre à l’une d’elles
deck-same-value = { $other } et { $id } auraient toutes deux la valeur { $value }, et aucune carte n’aurait { $left } ; { $advice }
deck-change-other = donnez aussi une autre valeur à { $id }
deck-change-one = donnez une autre valeur à l’une d’elles
deck-own-partner = { $id } ne peut pas être son propre partenaire ; nommez une autre carte
deck-partner-leaves = { $id } quitte le jeu, mais c’est le partenaire de { $left } ; écrivez aussi dans ce fichier de nouveaux pouvoirs pour { $left }
deck-partner-gone = « { $id } » n’est plus dans ce jeu, { $new } a pris sa place ; nommez une carte qui s’y trouve
deck-no-such-card = « { $given } » n’est pas une carte de ce jeu
deck-its-cards = { $said } ; ses cartes sont { $cards }

## Cartes

deck-no-id = « { $given } » n’est pas un identifiant ; écrivez des minuscules et des chiffres reliés par des tirets, comme « big-bad-wolf », { $most } caractères au plus
deck-grammar-alone = « { $field } » concerne un nom à vous ; écrivez aussi « name », ou retirez ce champ
deck-category-twice = « { $category } » est là deux fois ; nommez chaque catégorie une seule fois
deck-no-name = { $given } n’est pas un nom ; écrivez un texte entre guillemets, ou { $example } pour un nom dans chaque langue
deck-name-signs = le nom contient des caractères de commande ; n’écrivez que des lettres, des signes et des espaces
deck-name-empty = le nom est vide ; écrivez ce qu’on lit sur la carte, ou retirez le nom
deck-name-long = le nom compte { $count } caractères ; raccourcissez-le à { $most } au plus
deck-no-evidence = « { $given } » n’est pas une preuve ; écrivez quatre lettres, une chacune pour { $facts } : C (confirmé), c (connu en partie), r (reconstitué) ou o (lu sur la carte)

## Pouvoirs

deck-many-abilities = il y a { $count } pouvoirs ; une carte en a { $most } au plus
deck-hearts-twice = une carte ne demande des cœurs qu’une fois ; gardez un seul pouvoir de sorte « hearts_at_least », et retirez les autres
deck-no-ability = { $given } n’est pas un pouvoir ; écrivez une table comme { $example }
deck-pays-nothing = un pouvoir de sorte « { $kind } » ne rapporte rien par lui-même ; retirez ce champ
deck-kind-no-field = un pouvoir de sorte « { $kind } » n’a pas ce champ ; sont permis { $allowed }
deck-must-pay = un pouvoir de sorte « { $kind } » doit rapporter quelque chose ; dites combien avec star, heart ou gem
deck-low-above-high = { $low } dépasse high, qui est { $high } ; échangez les deux
deck-seal = un pouvoir de sorte « { $kind } » ne compte qu’au { $chapter } ; écrivez « { $seal } », ou retirez le sceau
deck-chapter-two = chapitre II
deck-chapter-three = chapitre III

## Champs

deck-only-entries = seules des entrées [[{ $field }]] sont permises
deck-missing = le champ « { $field } » manque ; { $needs }
deck-card-needs = une carte veut { $fields }
deck-such-a-card-needs = une telle carte veut { $fields }
deck-name-needs = un nom dans chaque langue veut { $fields } ; écrivez name = "..." pour un nom qui serve aux deux
deck-ability-needs = un pouvoir veut { $fields }
deck-kind-needs = un pouvoir de sorte « { $kind } » veut { $fields }
deck-no-printed-card = « { $given } » n’est pas une carte du jeu imprimé
deck-no-gender = « { $given } » n’est pas un genre
deck-no-category = « { $given } » n’est pas une catégorie
deck-no-kind = « { $given } » n’est pas une sorte de pouvoir
deck-no-token = « { $given } » n’est pas un jeton qu’on puisse copier
deck-no-seal = « { $given } » n’est pas un sceau
deck-no-bool = { $given } n’est ni true ni false ; écrivez l’un des deux, sans guillemets

## Réglages

settings-seats = seats est { $given } ; 3 Chapitres se joue de { $low } à { $high }
settings-leads = leads est { $given } ; c’est une place de 0 à { $last }, ou None pour la tirer au sort
settings-double-draft = double_draft est { $given } ; c’est True ou False
