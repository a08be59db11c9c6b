# What the engine, the table, the bots and the laboratory refuse. Plain text and { $name } only: see ../light.py.

## Parts of sentences

said-so = { $said }
said-near = ; did you mean "{ $word }"?
said-and = { $head } and { $last }
said-or = { $head } or { $last }
said-large-number = such a large number

## Games and what is fixed before the deal

game-unknown = there is no game "{ $name }", only { $known }{ $near }
game-no-edition = { $game } has no edition "{ $edition }"; it has { $known }{ $near }
game-a-count = a whole number above 0
game-a-table = a table
game-a-deck = a table of cards
game-settings-lack = the settings have no "{ $name }"; it is { $form }
game-settings-form = in the settings "{ $name }" is { $form }, not { $given }
game-settings-numbers = settings: { $names } are missing or too many
game-seed-no-number = a seed is a whole number, not { $given }
game-seed-large = this seed is too large a number; take one of { $digits } digits at most
game-seed-and-key = a seed is an open deal and a key a sealed one; give one of them
game-key = the key of a deal is { $bytes } bytes, not { $given }
game-so-many = { $count } of them
game-seats = { $game } is played with { $low } to { $high } seats, not { $given }
game-no-option = { $game } has no option { $given }; it has { $known }{ $near }
game-none = none
game-option-value = { $game }, option "{ $option }": { $given } is not allowed; allowed are { $allowed }

## Positions and answers

position-option-form = an option is a name or a number, not { $given }
position-no-option = no option is called "{ $name }"{ $near }
position-unknown = no option is called "{ $name }" ({ $unknown } is unknown here)
position-answer-form = an answer names its decision and its seat by numbers, not { $number } and { $seat }
position-stale = decision { $given } is over; now it is decision { $now }
position-refused = seat { $seat } may not answer so: { $code } { $numbers }
position-refused-plainly = seat { $seat } may not answer so
position-no-seat = seats are 0 to { $last }, not { $given }
position-not-explained = nothing is explained under "{ $given }"; write { $topics }{ $near }
position-no-thing = there is no { $kind } "{ $given }"{ $near }
position-many-results = this answer has more than { $most } results
position-other-rules = this position is of another build of the rules; replay its journal instead
position-unreadable = this is no position of Fabletop: { $why }

## Deck files

deck-at = { $where }: { $said }
deck-place = { $head }, { $next }
deck-line = line { $line }
deck-field = field "{ $field }"
deck-quoted = "{ $text }"
deck-a-list = a list
deck-a-table = a table
deck-a-deck = a deck
deck-no-file = there is no such file; check the path of the deck file
deck-unreadable = the file cannot be read ({ $why }); check the path, and who may read it
deck-no-file-name = no file can have such a name; check the path of the deck file
deck-folder = this is a folder; give the path of a deck file in it
deck-no-plain-file = this is no ordinary file; give the path of a deck file
deck-long-file = the file is longer than { $most } bytes, which no deck needs; check that it is a deck file
deck-no-utf8 = byte { $byte } is no UTF-8 text; save the file as UTF-8
deck-long-key = a field has more than { $most } parts; "{ $longest }" is as long as they get
deck-nested = lists or tables are nested deeper than any deck needs; check that it is a deck file
deck-no-toml = this is no valid TOML ({ $why }); mend the line
deck-no-such-field = { $whose } has no such field; { $listed }{ $near }
deck-fields = allowed are { $fields }
deck-only-field = only { $field } is allowed
deck-choice = { $said }{ $near }
deck-choice-listed = { $said }; allowed are { $allowed }{ $near }
deck-no-text = { $given } is no text; write it in quotes
deck-no-number = { $given } is no whole number; write one from { $low } to { $high }
deck-out-of-range = { $given } is out of range; write a whole number from { $low } to { $high }
deck-no-list = { $given } is no list; write one in square brackets, [] if there is nothing

## Journals

journal-at = { $file }, line { $line }: { $said }
journal-not-ours = this is no journal of Fabletop; its first line would be "{ $format }"
journal-header = here "{ $word } ..." is expected; the header is broken, take the file from a backup
journal-game = "{ $given }" is no game with its edition; "game" takes "NAME EDITION"
journal-rules = "{ $given }" is no version of rules; "rules" takes a number
journal-deal = "{ $given }" is no deal; "deal" takes "open SEED" with a number of { $digits } digits at most, or "sealed HASH" with 64 hexadecimal digits
journal-no-seat = there is no seat { $seat }; seats are 0 to { $last }
journal-undo = "undo { $number }" takes nothing back; until here { $there }
journal-answered = decisions 1 to { $last } have been answered
journal-nothing-answered = nothing has been answered
journal-no-line = "{ $row }" is no line of a journal; it takes "NUMBER SEAT OPTION", "draw", "undo NUMBER", "seat NUMBER NAME" or "key"
journal-settings-form = the settings are no JSON ({ $why }); take the file from a backup
journal-settings-hash = the settings do not have the hash that stands before them; they were changed by hand
journal-deal-unfit = { $file }: the recorded deal does not fit the rules; the file was changed, or is of other rules than { $rules }
journal-deal-differs = { $file }: the deal was recorded with other draws than the rules make now; first difference before decision 1
journal-impossible = "{ $row }" is not possible here: { $why }
journal-needs-draws = "{ $row }" needs draws that are not recorded
journal-draws-differ = here the recorded draws differ from those of the rules
journal-parts-here = from here on something else happens than when it was played
journal-older = { $said } (it was played by rules version { $then }, these are version { $now })
journal-no-answer = { $file }: it has { $answers } answers, there is no number { $given }
journal-sealed = { $file }: this deal is sealed; to play on, the key that belongs to its hash is needed

## Keeping a game on disk

keep-there-already = { $file }: there is such a file already; choose another name, or take that game up again with --resume { $file }
keep-key-there-already = { $file }: there is such a file already; choose another name for the journal
keep-no-name = { $file }: no file can have such a name; choose another
keep-no-file = { $file }: there is no such file; give the journal of a game
keep-no-plain-file = { $file }: this is no ordinary file; give the journal of a game
keep-answer-lost = { $file }: the answer cannot be kept ({ $why }), so it was not taken; make room, then answer again
keep-held = { $file }: this game is being played somewhere else just now; close it there first
keep-long = { $file }: the file is longer than { $most } bytes, which no journal is; give the journal of a game
keep-moved = { $file }: this game goes on in { $other }; take up that file instead
keep-no-text = { $file }, line { $line }: byte { $byte } is no UTF-8 text; give the journal of a game
keep-key-gone = { $file }: the key of this sealed deal lies there while the game runs, and it is gone; without it nobody can play on
keep-key-form = { $file }: the key of a sealed deal has 64 hexadecimal digits; take the file from a backup
keep-refused = { $file }: the game cannot be kept there ({ $why }); check the path, and who may write

## The table, bots and the laboratory

table-no-habit = always and never are for what a card of yours allows again and again; this is asked but once: answer it
table-no-always = there are several things to choose from, so always cannot choose for you; answer, or say never
table-no-way-back = there is no way further back: { $reason }
table-name-of-a-bot = a person cannot be called "{ $name }"; so a journal names bots: choose another name
table-long-name = "{ $name }..." is too long a name; take { $most } letters at most
table-players = { $seats } seats need { $seats } players, not { $players }
table-over = the game is over: nothing is asked any more
bot-unknown = there is no bot "{ $name }"; there are { $known }{ $near }
bot-impossible = the bot "{ $bot }" answered option { $option }, which is not possible here: { $why }
lab-fault = game { $number } of seed { $seed }, after { $answers } answers: fault { $fault }; the rules of { $game } are wrong there, please report it
lab-bot = game { $number } of seed { $seed }: the bot { $bot } answered what cannot be

## A game of one's own

new-game-there-already = { $file } is there already; choose another name or another folder
new-game-not-written = { $file } cannot be written ({ $why }); choose another folder
new-game-no-name = "{ $name }" cannot be the name of a game; write small letters and digits, beginning with a letter and joined by hyphens, at most { $most }: three-wishes
new-game-of-python = "{ $name }" is a word of Python's own; choose another name, such as { $name }-tale
new-game-taken = there is a game called "{ $name }" already; choose another name
