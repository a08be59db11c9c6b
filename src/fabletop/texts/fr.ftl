# Ce que disent tous les jeux. Les mots propres à un jeu sont dans son dossier `text`.
# $seat, $player : quelqu’un à la table. $you : yes quand c’est la personne qui lit.

## Listes

list-and = { $head } et { $last }
list-or = { $head } ou { $last }
list-none = rien

## Langues, dans celle qu’on lit et comme on les nomme chez elles

language-en = Anglais
    .own = English
language-fr = Français
    .own = Français

## Les gens et les Fantômes

seat-you = Vous
seat-unnamed = Place { $n }
ghost = Fantôme
    .gender = masculine
    .article = definite
ghost-attic = Fantôme du grenier
    .gender = masculine
    .article = definite
ghost-cellar = Fantôme de la cave
    .gender = masculine
    .article = definite

## Ce que le lecteur ne doit pas voir

hidden = caché
hidden-card = une carte face cachée
hidden-cards =
    { $n ->
        [one] { $n } carte face cachée
       *[other] { $n } cartes face cachée
    }
hidden-number = inconnu
hidden-answer = scellé

## Les réponses qu’on ne peut pas accepter

refusal-not-asked = Rien à décider pour { $seat } en ce moment : attendez la prochaine question.
refusal-no-such-option = Ce choix n’existe pas ici : prenez l’un de ceux qui sont proposés.
refusal-must-choose = Impossible de passer cette question : choisissez l’une des réponses proposées.
refusal-game-over = Le conte est fini et plus rien n’est demandé : commencez une autre partie, ou revivez celle-ci.
refusal-stale = Cette réponse était pour la question { $given }, mais la table en est à la question { $now } : regardez de nouveau, puis choisissez.

## Jusqu’où l’on peut revenir, et pourquoi pas plus loin

undo-drawn = Impossible de revenir plus loin : une carte a été tirée depuis, et ce que le hasard a montré reste montré.
undo-shown = Impossible de revenir plus loin : un secret a été dévoilé depuis, et personne ne peut l’oublier.
undo-others = Impossible de revenir plus loin : quelqu’un d’autre a répondu depuis.
undo-start = Impossible de revenir plus loin : c’est ici que le conte commence.

## Ce qu’on sait de chaque carte

evidence-confirmed = confirmé par une source
evidence-deduced = connu en partie ou déduit
evidence-reconstructed = reconstitué par nos soins
evidence-owner = saisi par qui possède la boîte
evidence-of-name = Nom
evidence-of-value = Valeur
evidence-of-categories = Familles
evidence-of-abilities = Pouvoirs

## Sur quoi repose une réponse de règle

basis-rulebook = d’après le livret
basis-deduced = déduit du livret
basis-house = règle maison, là où le livret se tait
