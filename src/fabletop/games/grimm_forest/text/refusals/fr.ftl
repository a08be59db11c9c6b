# Ce que The Grimm Forest refuse : fichiers de cartes et réglages. Rien que du texte et { $name } : voir engine/light.py.

## Tables

deck-no-tables = { $given } n’est pas un jeu de cartes ; il faut une table avec copies, friends et numbers
deck-no-table = { $given } n’est pas une table ; écrivez [{ $table }], puis en dessous une ligne comme { $example }
deck-the-friends = la table « friends »

## Cartes

deck-no-fable = « { $given } » n’est pas une Fable
deck-no-friend = « { $given } » n’est pas un Ami
deck-no-numbered = « { $given } » n’est pas une carte qui cite un nombre
deck-is-a-friend = { $id } est un Ami, et il n’y en a qu’un de chaque ; les Amis se choisissent sous « friends »
deck-is-a-fable = { $id } est une Fable et non un Ami ; le nombre d’exemplaires d’une Fable se dit sous « copies »
deck-names-no-number = { $id } ne cite aucun nombre ; retirez ce champ
deck-not-in-edition = l’édition { $edition } n’a pas « { $id } » ; retirez ce nom
deck-friend-twice = « { $id } » est là deux fois ; nommez chaque Ami une seule fois

## Nombres

deck-one-number = cette carte cite un nombre, et non { $count } ; écrivez-le seul, comme { $example }
deck-two-numbers = cette carte cite deux nombres, et non { $count } ; écrivez les deux entre crochets, comme { $example }
deck-keeps-more = sur { $draws } Fables piochées, on ne peut en garder { $keeps } ; le second nombre est { $draws } au plus

## Le jeu entier

deck-fables = toutes les Fables ensemble font { $count } ; un jeu en a de { $low } à { $high }
deck-few-friends = les Amis en jeu seraient { $count } ; laissez-en { $low } au moins, car night-at-the-tavern en tire un par joueur alors que chacun en tient déjà un

## Réglages

settings-first = first est { $given } ; c’est une place de 0 à { $last }, ou None pour la tirer au sort
settings-preset = preset est { $given } ; on sait combien l’édition preview a de chaque Fable, les répartitions sont donc pour l’édition retail : retirez ce réglage
settings-beginner = cards est beginner ; l’édition preview n’a pas de jeu pour débutants : retirez ce réglage
