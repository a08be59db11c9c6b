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

undo-drawn = Impossible de revenir plus loin : le hasard a parlé depuis, et ce qu’il a dit reste dit.
undo-shown = Impossible de revenir plus loin : un secret a été dévoilé depuis, et personne ne peut l’oublier.
undo-others = Impossible de revenir plus loin : quelqu’un d’autre a répondu depuis.
play-always = Toujours, c’est entendu.
play-never = Jamais, c’est entendu.
undo-start = Impossible de revenir plus loin : c’est ici que le conte commence.

## Ce qu’on sait de chaque carte

evidence-confirmed = confirmé par une source
evidence-deduced = connu en partie ou déduit
evidence-reconstructed = reconstitué par nos soins
evidence-owner = saisi par qui possède la boîte
evidence-of-name = Nom
evidence-of-value = Valeur
evidence-of-categories = Familles
evidence-of-copies = Exemplaires
evidence-of-abilities = Pouvoirs

## Sur quoi repose une réponse de règle

basis-rulebook = d’après le livret
basis-published = confirmé par une page publique
basis-deduced = déduit du livret
basis-house = règle maison, là où le livret se tait

## Jouer dans le terminal : les robots

bot-fox = Renard
bot-rabbit = Lapin
bot-at-table = { $name } ({ $kind })
bot-name-1 = Ronce
bot-name-2 = Trèfle
bot-name-3 = Chardon
bot-name-4 = Noisette
bot-name-5 = Fougère
bot-name-6 = Mousse

## Jouer dans le terminal : ce que l’on peut taper, outre une réponse

command-why = pourquoi
    .takes = NOM
    .what = ce que cela rapporterait, maintenant et plus tard
command-undo = annuler
    .what = reprendre votre dernière réponse, si rien ne s’y oppose
command-always = toujours
    .what = dire oui, cette fois et chaque fois que la question reviendra à cette table
command-never = jamais
    .what = dire non, cette fois et chaque fois que la question reviendra à cette table
command-log = journal
    .what = le conte jusqu’ici
command-rules = règles
    .takes = [MOT]
    .what = les règles, ou ce qu’elles disent d’un mot
command-save = sauver
    .takes = FICHIER
    .what = y garder la partie
command-cards = cartes
    .what = ce qui est à vous, et qui a besoin de qui
command-help = aide
    .what = cette liste
command-quit = quitter
    .what = s’arrêter ici ; la partie est gardée
command-pass = passer
    .what = ne rien choisir, là où c’est permis

## Jouer dans le terminal : ce qu’il dit

play-open-deal = Une donne ouverte, la { $seed } : n’importe qui peut la rejouer.
play-sealed-deal = Une donne scellée. Voici son sceau : { $seal }
play-kept-in = Cette partie est gardée dans { $file }.
play-taken-up = Le conte reprend ici.
play-how = Un numéro ou un nom ; « aide » montre le reste.
play-only-one = Il ne reste qu’un choix : appuyez sur Entrée.
play-and-then = { $chosen }, et ?
play-choices = Vous pouvez choisir
play-leads = ouvre
play-best = la plus haute
play-chosen = { $what }.
play-sealed = Scellé. Personne ne le verra avant que tous aient choisi.
play-unknown = « { $typed } » n’est pas proposé : tapez un numéro de { $low } à { $high }, ou un nom.
play-unknown-near = « { $typed } » n’est pas proposé : pensiez-vous à « { $near } » ?
play-several = « { $typed } » peut être { LIST($names, last: "or") } : tapez-en un peu plus.
play-refused = { $why } Vous pouvez choisir { LIST($names, last: "or") }.
play-nothing-typed = Tapez un numéro de { $low } à { $high }, ou un nom ; « aide » montre le reste.
play-curtain-head = Le rideau
play-curtain = Le rideau est baissé. Passez le clavier { NAME($seat, form: "to") }, puis appuyez sur Entrée.
play-curtain-undo = { $seat } : « annuler » permet de choisir à nouveau.
play-curtain-up = C’est le tour { NAME($seat, form: "of") }.
play-undone = Réponse reprise. Choisissez à nouveau.
play-taken-back = (repris)
play-answered = { NAME($seat, form: "The") } : { $what }
play-answered-hidden = Le choix { NAME($seat, form: "of") } est fait.
play-log = Le conte jusqu’ici
play-log-empty = Rien ne s’est encore passé.
play-why-what = De quoi donc ? Tapez « pourquoi » et un nom.
play-why-unknown = Il n’y a pas de « { $typed } » ici dont on puisse parler.
play-why-nothing = Ce jeu n’explique pas ses pièces une à une.
play-rules-none = Les règles ne parlent pas de « { $word } ».
play-rules-no-text = Ce jeu n’apporte pas de règles à lire ici.
play-rules-hint = Tapez « règles » et un mot pour en lire davantage.
play-rulings = Cas délicats
play-save-where = Où donc ? Tapez « sauver » et le nom d’un fichier.
play-saved = Gardé dans { $file }.
play-resume = Pour reprendre, tapez : { $command }
play-not-saved = La partie n’a pas pu être gardée : { $why }
play-nothing-kept = Le conte est fini ; il ne restait rien à garder.
play-help = Ce que vous pouvez taper
play-marks = ✓ cela rapporte · ✗ cela ne rapporte rien · ○ cela se peut encore
play-the-end = Fin
play-rank = Place
play-deal-checked = La donne était fidèle à son sceau.
play-fault = Les règles ont trébuché sur cette réponse, qui est donc reprise : choisissez-en une autre, et dites-le-nous.
play-bot-fault = Les règles ont trébuché sur la réponse d’un robot, qui n’a donc pas été prise. Dites-le-nous ; la partie reste telle quelle.
