# Ce que refusent le moteur, la table, les robots et le laboratoire. Rien que du texte et { $name } : voir ../light.py.

## Morceaux de phrases

said-so = { $said }
said-near = , vouliez-vous dire « { $word } » ?
said-and = { $head } et { $last }
said-or = { $head } ou { $last }
said-large-number = un nombre aussi grand

## Les jeux et ce qui est fixé avant la donne

game-unknown = il n’y a pas de jeu « { $name } », seulement { $known }{ $near }
game-no-edition = { $game } n’a pas d’édition « { $edition } » ; il a { $known }{ $near }
game-a-count = un nombre entier supérieur à 0
game-a-table = une table
game-a-deck = une table de cartes
game-settings-lack = il manque « { $name } » dans les réglages ; c’est { $form }
game-settings-form = dans les réglages, « { $name } » est { $form }, et non { $given }
game-settings-numbers = réglages : { $names } manquent ou sont de trop
game-seed-no-number = une graine est un nombre entier, et non { $given }
game-seed-large = cette graine est trop grande ; prenez un nombre de { $digits } chiffres au plus
game-seed-and-key = une graine fait une donne ouverte, une clé une donne scellée ; donnez l’une des deux
game-key = la clé d’une donne compte { $bytes } octets, et non { $given }
game-so-many = { $count }
game-seats = { $game } se joue à { $low } places au moins et { $high } au plus, et non { $given }
game-no-option = { $game } n’a pas d’option { $given } ; options connues : { $known }{ $near }
game-none = aucune
game-option-value = { $game }, option « { $option } » : { $given } n’est pas permis ; sont permis { $allowed }

## Positions et réponses

position-option-form = un choix est un nom ou un nombre, et non { $given }
position-no-option = aucun choix ne s’appelle « { $name } »{ $near }
position-unknown = aucun choix ne s’appelle « { $name } » ({ $unknown } est inconnu ici)
position-answer-form = une réponse nomme sa décision et sa place par des nombres, et non par { $number } et { $seat }
position-stale = la décision { $given } est passée ; c’est maintenant la décision { $now }
position-refused = la place { $seat } ne peut pas répondre ainsi : { $code } { $numbers }
position-refused-plainly = la place { $seat } ne peut pas répondre ainsi
position-no-seat = les places vont de 0 à { $last }, et non { $given }
position-not-explained = rien n’est expliqué sous « { $given } » ; écrivez { $topics }{ $near }
position-no-thing = rien ne s’appelle « { $given } » ici ({ $kind }){ $near }
position-many-results = cette réponse a plus de { $most } résultats
position-other-rules = cette position vient d’une autre version des règles ; rejouez plutôt son journal
position-unreadable = ce n’est pas une position de Fabletop : { $why }

## Fichiers de cartes

deck-at = { $where } : { $said }
deck-place = { $head }, { $next }
deck-line = ligne { $line }
deck-field = champ « { $field } »
deck-quoted = « { $text } »
deck-a-list = une liste
deck-a-table = une table
deck-a-deck = un jeu de cartes
deck-no-file = ce fichier n’existe pas ; vérifiez le chemin du fichier de cartes
deck-unreadable = le fichier est illisible ({ $why }) ; vérifiez le chemin et le droit de le lire
deck-no-file-name = aucun fichier ne peut s’appeler ainsi ; vérifiez le chemin du fichier de cartes
deck-folder = c’est un dossier ; donnez le chemin d’un fichier de cartes qui s’y trouve
deck-no-plain-file = ce n’est pas un fichier ordinaire ; donnez le chemin d’un fichier de cartes
deck-long-file = le fichier dépasse { $most } octets, trop pour un jeu de cartes ; vérifiez que c’en est un
deck-no-utf8 = l’octet { $byte } n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8
deck-long-key = un champ a plus de { $most } parties ; « { $longest } » est déjà le plus long qui soit
deck-nested = des listes ou des tables s’emboîtent plus profond qu’un jeu de cartes ne le demande ; vérifiez que c’en est un
deck-no-toml = ce n’est pas du TOML valable ({ $why }) ; corrigez la ligne
deck-no-such-field = { $whose } n’a pas ce champ ; { $listed }{ $near }
deck-fields = sont permis { $fields }
deck-only-field = seul { $field } est permis
deck-choice = { $said }{ $near }
deck-choice-listed = { $said } ; sont permis { $allowed }{ $near }
deck-no-text = { $given } n’est pas un texte ; écrivez-le entre guillemets
deck-no-number = { $given } n’est pas un nombre entier ; écrivez-en un de { $low } à { $high }
deck-out-of-range = { $given } est hors des bornes ; écrivez un nombre entier de { $low } à { $high }
deck-no-list = { $given } n’est pas une liste ; écrivez-en une entre crochets, [] s’il n’y a rien

## Journaux

journal-at = { $file }, ligne { $line } : { $said }
journal-not-ours = ce n’est pas un journal de Fabletop ; sa première ligne serait « { $format } »
journal-header = on attend ici « { $word } … » ; l’en-tête est abîmé, reprenez le fichier d’une sauvegarde
journal-game = « { $given } » n’est pas un jeu avec son édition ; « game » veut « NOM ÉDITION »
journal-rules = « { $given } » n’est pas une version de règles ; « rules » veut un nombre
journal-deal = « { $given } » n’est pas une donne ; « deal » veut « open GRAINE » avec un nombre de { $digits } chiffres au plus, ou « sealed EMPREINTE » avec 64 chiffres hexadécimaux
journal-no-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
journal-undo = « undo { $number } » ne reprend rien ; jusqu’ici { $there }
journal-answered = les décisions 1 à { $last } ont reçu une réponse
journal-nothing-answered = aucune réponse n’a été donnée
journal-no-line = « { $row } » n’est pas une ligne de journal ; il veut « NUMÉRO PLACE CHOIX », « draw », « undo NUMÉRO », « seat NUMÉRO NOM » ou « key »
journal-settings-form = les réglages ne sont pas du JSON ({ $why }) ; reprenez le fichier d’une sauvegarde
journal-settings-hash = les réglages n’ont pas l’empreinte notée devant eux ; quelqu’un les a changés à la main
journal-deal-unfit = { $file } : la donne notée ne va pas avec les règles ; le fichier a été changé, ou suit d’autres règles que la version { $rules }
journal-deal-differs = { $file } : la donne fut notée avec d’autres tirages que ceux des règles actuelles ; première différence avant la décision 1
journal-impossible = « { $row } » est impossible ici : { $why }
journal-needs-draws = « { $row } » demande des tirages qui ne sont pas notés
journal-draws-differ = les tirages notés ici ne sont pas ceux des règles
journal-parts-here = à partir d’ici, il se passe autre chose que lors de la partie
journal-older = { $said } (partie jouée avec la version { $then } des règles ; voici la version { $now })
journal-no-answer = { $file } : il y a { $answers } réponses, aucune n’a le numéro { $given }
journal-sealed = { $file } : cette donne est scellée ; pour continuer, il faut la clé de son empreinte

## Garder une partie sur le disque

keep-there-already = { $file } : ce fichier existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume { $file }
keep-key-there-already = { $file } : ce fichier existe déjà ; choisissez un autre nom pour le journal
keep-no-name = { $file } : aucun fichier ne peut s’appeler ainsi ; choisissez un autre nom
keep-no-file = { $file } : ce fichier n’existe pas ; donnez le journal d’une partie
keep-no-plain-file = { $file } : ce n’est pas un fichier ordinaire ; donnez le journal d’une partie
keep-answer-lost = { $file } : la réponse n’a pas pu être gardée ({ $why }), elle ne compte donc pas ; faites de la place, puis répondez de nouveau
keep-held = { $file } : cette partie se joue ailleurs en ce moment ; fermez-la d’abord là-bas
keep-long = { $file } : le fichier dépasse { $most } octets, trop pour un journal ; donnez le journal d’une partie
keep-moved = { $file } : cette partie continue dans { $other } ; reprenez plutôt ce fichier
keep-no-text = { $file }, ligne { $line } : l’octet { $byte } n’est pas du texte UTF-8 ; donnez le journal d’une partie
keep-key-gone = { $file } : la clé de cette donne scellée se trouve là tant que dure la partie, et elle a disparu ; sans elle, personne ne peut continuer
keep-key-form = { $file } : la clé d’une donne scellée compte 64 chiffres hexadécimaux ; reprenez le fichier d’une sauvegarde
keep-refused = { $file } : la partie ne peut pas être gardée là ({ $why }) ; vérifiez le chemin et le droit d’y écrire

## La table, les robots et le laboratoire

table-no-habit = toujours et jamais valent pour ce qu’une de vos cartes permet encore et encore ; cette question-ci ne se pose qu’une fois : répondez
table-no-always = il y a plusieurs choix, toujours ne peut pas choisir pour vous ; répondez, ou dites jamais
table-no-way-back = impossible de revenir plus loin : { $reason }
table-name-of-a-bot = personne ne peut s’appeler « { $name } » ; un journal nomme ainsi les robots : choisissez un autre nom
table-long-name = « { $name }… » est un nom trop long ; prenez { $most } lettres au plus
table-players = pour { $seats } places il faut autant de joueurs, et non { $players }
table-over = la partie est finie : plus rien n’est demandé
bot-unknown = il n’y a pas de robot « { $name } » ; il y a { $known }{ $near }
bot-impossible = le robot « { $bot } » a répondu par le choix { $option }, impossible ici : { $why }
lab-fault = partie { $number } de la graine { $seed }, après { $answers } réponses : erreur { $fault } ; les règles de { $game } se trompent là, merci de le signaler
lab-bot = partie { $number } de la graine { $seed } : le robot { $bot } a donné une réponse impossible

## Un jeu à soi

new-game-there-already = { $file } existe déjà ; choisissez un autre nom ou un autre dossier
new-game-not-written = { $file } ne peut pas être écrit ({ $why }) ; choisissez un autre dossier
new-game-no-name = « { $name } » ne peut pas être le nom d’un jeu ; écrivez des minuscules et des chiffres, en commençant par une lettre, reliés par des tirets, { $most } au plus : three-wishes
new-game-of-python = « { $name } » est un mot propre à Python ; choisissez un autre nom, comme { $name }-tale
new-game-taken = un jeu s’appelle déjà « { $name } » ; choisissez un autre nom
