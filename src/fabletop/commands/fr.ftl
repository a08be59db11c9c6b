# Ce que dit la ligne de commande. Rien que du texte, des attributs et { $name } : voir words.py.

## Aide

help-usage = Emploi :
help-pieces = COMMANDE …
help-options = Options :
help-commands = Commandes :
help-fabletop = Des jeux de contes pour votre table, vos robots et votre curiosité. Pour commencer : fabletop play three-chapters

about-play = Jouer ici et maintenant, entre amis ou avec des robots
    .more = GAME peut manquer quand --resume nomme une partie gardée.
    .option-seats = Combien de joueurs, gens et robots ensemble.
    .option-bots = Qui joue aux places libres, avec des virgules ; le Renard si rien n’est dit.
    .option-people = Les gens à ce clavier, avec des virgules ; à plusieurs, on joue tour à tour derrière un rideau.
    .option-seed = Une donne ouverte que n’importe qui peut rejouer ; sinon une donne scellée.
    .option-edition = Quelle édition ; sinon la première du jeu.
    .option-journal = Garder la partie dans ce nouveau fichier, réponse après réponse.
    .option-resume = Reprendre la partie gardée dans ce fichier.
    .option-speed = Combien de temps chaque chose reste avant la suivante ; off quand personne ne regarde.
about-games = Quels jeux il y a
about-rules = Les règles d’un jeu en livret, chaque précision avec sa preuve
    .more = GAME est l’identifiant d’un jeu, tel que « fabletop games » le donne.
about-cards = Les cartes d’un jeu en catalogue, ou une carte en détail
    .more = Une étoile * signale ce qui est reconstitué, et non copié d’une carte imprimée.
about-replay = Raconter une partie d’après son journal
    .more = Sans --seat, tout est raconté ; avec, seulement ce que cette place pouvait voir. La donne est vérifiée aussi.
about-scenario = Le livre de règles vivant : lister ses scénarios, ou les voir se réaliser
    .more = Nommez des scénarios par leur identifiant, des jeux entiers ou des fichiers. Sans nom, tous sont pris.
about-simulate = Faire jouer des robots par milliers et voir qui gagne
    .more = Les robots changent de place d’une partie à l’autre : avec un multiple de leur nombre, chacun est assis partout aussi souvent. La même graine donne le même résultat, quel que soit le nombre de processus.
about-bench = La vitesse de tout cela sur cette machine
about-doctor = Y a-t-il ici tout ce qu’il faut pour bien jouer ?
about-new-game = Un petit jeu complet à vous, pour commencer
    .more = NAME s’écrit en minuscules avec des tirets, comme beauty-contest.
about-completion = Que votre terminal finisse vos mots
    .more = bash : fabletop completion bash >> ~/.bashrc — zsh : fabletop completion zsh >> ~/.zshrc — fish : fabletop completion fish > ~/.config/fish/completions/fabletop.fish

option-help = Montrer ceci et s’arrêter.
option-version = Dire la version et s’arrêter.
option-lang = La langue de lecture ; sinon celle du terminal.
option-as-json = Pour les programmes : du JSON au lieu d’une page.
option-only-rulings = Seulement les précisions.
option-deck = Un fichier de cartes posé sur le jeu imprimé.
option-both = Les noms dans les deux langues.
option-at = Jusqu’à la réponse N seulement ; 0 est la donne.
option-seat = Comme la place S pouvait le voir, à partir de 0.
option-listing = Lister sans exécuter.
option-uncompiled = Exécuter le texte des règles au lieu de ce qui en fut compilé.
option-seats = Combien sont à table.
option-bots = Qui joue, avec des virgules.
option-count = Combien de parties ; 1000 si rien n’est dit.
option-seed = Où commence le hasard ; 0 si rien n’est dit.
option-workers = Combien de processus se partagent le travail.
option-edition = L’édition du jeu.
option-settings = Un choix à faire avant la donne, comme double_draft=false ; peut être répété.
option-game-name = Seulement ce jeu.
option-seconds = La durée de chaque répétition ; 0 pour un coup d’œil.
option-into = Le dossier où écrire ; sinon celui-ci.

## Ce qui n’a pas marché

error-near = , vouliez-vous dire « { $word } » ?
error-many = { $count } noms possibles
error-command = il n’y a pas de commande « { $given } » ; il y a { $known }{ $near }
error-option = { $command } n’a pas d’option « { $given } » ; voir { $command } --help{ $near }
error-missing = il manque { $what } à { $command } ; voir { $command } --help
error-no-value = l’option { $option } attend une valeur ; voir { $command } --help
error-no-value-wanted = l’option { $option } ne prend pas de valeur ; voir { $command } --help
error-too-much = « { $what } » est un mot de trop pour { $command } ; voir { $command } --help
error-usage = { $what } ; voir { $command } --help
error-language = il n’y a pas de textes en « { $given } » ; Fabletop parle { $known }
error-game = il n’y a pas de jeu « { $given } » ; on connaît ici { $known }{ $near }
error-edition = il n’y a pas d’édition « { $given } » ; on connaît ici { $known }{ $near }
error-card = il n’y a pas de carte « { $given } » ; il y a { $known }{ $near }
error-bot = il n’y a pas de robot « { $given } » ; il y a { $known }{ $near }
error-speed = il n’y a pas de vitesse « { $given } » ; il y a { $known }{ $near }
error-which-game = quel jeu ? Tapez : fabletop play GAME ; on connaît ici { $known }
error-people = --people prend des noms différents séparés par des virgules, comme --people "Ali,Zoé"
error-too-many-people = { $people } personnes ne tiennent pas sur { $seats } places ; prenez --seats { $people } ou moins de monde
error-settled = --resume reprend une partie telle qu’elle était ; enlevez { $options }
error-other-game = { $file } est une partie de { $game }, pas de { $given } ; tapez : fabletop play { $game } --resume { $file }
error-shell = rien à compléter pour « { $given } » ; c’est prévu pour { $known }{ $near }
error-number = { $option } : « { $given } » n’est pas un nombre entier de { $low } à { $high }
error-setting = --option : « { $given } » ne règle rien ; écrivez NAME=VALUE, comme double_draft=false
error-seats = { $game } se joue avec { $low } à { $high } places, pas { $given }
error-seat = --seat : personne n’est assis en { $given } dans cette partie ; ses places vont de 0 à { $last }
error-at = { $file } compte { $answers } réponses, il n’y a pas de numéro { $given } ; prenez-en un de 0 à { $answers }
error-folder = { $file } est un dossier ; nommez un fichier qui s’y trouve
error-no-plain-file = { $file } n’est pas un fichier ordinaire ; nommez-en un qui se lit jusqu’au bout
error-long-file = { $file } est plus long que tout fichier de Fabletop ; vérifiez que c’est le bon
error-no-text = { $file } n’est pas écrit en UTF-8 ; vérifiez que c’est le bon fichier
error-no-file = { $file } : ce fichier n’existe pas ; vérifiez le chemin
error-unreadable = { $file } : impossible de lire ou d’écrire ({ $why }) ; vérifiez le chemin, et qui peut s’en servir
error-scenario = il n’y a pas de scénario « { $given } » ; voir fabletop scenario --list{ $near }
error-run = « { $given } » n’est ni un scénario, ni un jeu, ni un fichier ; voir fabletop scenario --list{ $near }
error-no-rules = { $game } n’apporte pas de règles à lire ; ses scénarios les racontent : fabletop scenario --list { $game }
error-no-cards = { $game } n’a pas de catalogue de cartes
error-ours = il est arrivé ce qui ne devrait pas arriver ({ $what }) ; merci de le signaler avec ce que vous avez tapé ; FABLETOP_TRACEBACK=1 montre où

## games

games-line = { $id } · de { $low } à { $high } joueurs · { $editions }

## rules

rules-rulings = Précisions
rules-proved = prouvé par { $scenarios }
rules-unproved = pas de scénario

## cards

cards-count = { $count } cartes
cards-name = Carte
cards-families = Familles
cards-abilities = Pouvoirs
cards-none = aucun pouvoir
cards-known = Ce que l’on en sait
cards-mark = * quelque chose y est reconstitué ; « fabletop cards GAME CARD » dit quoi

## replay

replay-title = Le conte de { $file }
replay-of = { $game } · { $edition } · { $seats } places
replay-deal = La donne
replay-answered = { $who } a répondu : { $option }
replay-hidden = quelque chose de caché
replay-rank = Rang
replay-player = Joueur
replay-not-over = Le conte n’est pas fini : il en est à la réponse { $answers }.
replay-deal-true = La donne a été vérifiée : tous les tirages viennent de sa source.
replay-deal-false = La donne a été vérifiée et n’est pas ce qu’elle prétend : des tirages ne viennent pas de sa source.
replay-deal-unknown = La donne est scellée jusqu’à la fin ; sa clé n’est pas encore dite, elle ne peut donc être vérifiée.
replay-deal-open = C’était une donne ouverte, que chacun pouvait connaître d’avance.

## scenario

scenario-all = Scénarios : { $count }, et tous se sont réalisés.
scenario-some = Scénarios : { $count } ; autrement que prévu : { $failed }.

## simulate

simulate-title = { $game }, { $games } parties à { $seats } places, graine { $seed }
simulate-bot = Robot
simulate-seat = Place
simulate-wins = Victoires
simulate-interval = À 95 % entre
simulate-fair = À égalité
simulate-points = Points par partie
simulate-decisions = Décisions par partie : { $mean }
simulate-how = Joué dans les règles compilées ; le Renard y prend la première des réponses aussi bonnes.
simulate-slow = Mené depuis Python, ou par des règles qui ne sont pas compilées.

## bench

bench-title = { $game } { $edition }, { $seats } places
bench-compiled = règles compilées, jeu au hasard, médianes
bench-uncompiled = les règles ne sont pas compilées : make build
bench-unit-bytes = octets
bench-decisions-per-second = décisions par seconde dans la boucle compilée, un cœur
bench-games-per-second = parties entières par seconde, donne comprise
bench-driven-decisions-per-second = décisions par seconde menées depuis Python, options listées
bench-listing-ns = pour dresser la liste des options d’une décision, dans les règles compilées
bench-clone-ns = pour copier une position, depuis Python
bench-position-bytes = dans une position
bench-decisions-per-game = décisions dans une partie
bench-threads-2-over-1 = autant de parties à deux fils qu’à un seul
bench-import-ms = jusqu’à la fin de « import fabletop », démarrage de Python compris
bench-games-command-ms = jusqu’à la réponse de « fabletop games », de même
bench-python-ms = dont Python seul
bench-load-average = programmes qui voulaient déjà un cœur ; ils le prennent aux chiffres ci-dessus

## doctor

doctor-python = Python
doctor-libraries = Bibliothèques
doctor-compiler = Compilateur
doctor-rules = Règles
doctor-folder = Dossier
doctor-terminal = Terminal
doctor-locale = Langue
doctor-none = aucun
doctor-python-advice = installez Python { $oldest } ou plus récent : sudo apt install python3 python3-venv
doctor-rules-fresh = { $name } : compilées, d’après le texte actuel
doctor-rules-old = { $name } : compilées d’après un texte plus ancien ; le texte même tourne, quelque 100 fois plus lent
doctor-rules-uncompiled = { $name } : non compilées ; le texte même tourne, quelque 100 fois plus lent
doctor-folder-open = { $folder }, où l’on peut enregistrer
doctor-folder-closed = { $folder }, où rien ne peut être enregistré
doctor-folder-advice = allez dans un dossier à vous : cd
doctor-terminal-none = pas un terminal, donc du texte sans couleurs
doctor-terminal-found = { $width } colonnes, couleurs : { $colours }
doctor-terminal-advice = élargissez la fenêtre à { $width } colonnes au moins
doctor-locale-found = { $lang }, { $encoding }
doctor-well = Tout va bien. Il était une fois…
doctor-ill = Il manque quelque chose : voyez les flèches ci-dessus.

## new-game

new-game-next = Pour y jouer : FABLETOP_GAMES={ $folder } fabletop play { $name }
