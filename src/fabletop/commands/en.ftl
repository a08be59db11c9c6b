# What the command line says. Only plain text, attributes and { $name }: see words.py.

## Help

help-usage = Usage:
help-pieces = COMMAND …
help-options = Options:
help-commands = Commands:
help-fabletop = Fairy-tale games for your table, your bots and your curiosity. Begin with: fabletop play three-chapters

about-play = Play a game here and now, with friends or bots
    .more = GAME may be left out where --resume names a game that was kept.
    .option-seats = How many play, people and bots together.
    .option-bots = Who plays on the seats that no person takes, commas between them; the Fox if nothing is said.
    .option-people = The people at this keyboard, commas between them; several take turns behind a curtain.
    .option-seed = An open deal that anybody can have again; otherwise a sealed one.
    .option-edition = Which edition; otherwise the game’s first.
    .option-journal = Keep the game in this new file, answer by answer.
    .option-resume = Take up the game that is kept in this file.
    .option-speed = How long things stay before the next is told; off where nobody looks on.
about-games = Which games there are
about-rules = A game’s rules as a booklet, every ruling with its proof
    .more = GAME is the id of a game, as “fabletop games” lists them.
about-cards = A game’s cards as a catalogue, or one card in full
    .more = A star * marks what is reconstructed, not copied from a printed card.
about-replay = Tell a game once more out of its journal
    .more = Without --seat everything is told; with it, only what that seat could see. The deal is checked as well.
about-scenario = The living rule book: list its scenarios, or see them come true
    .more = Name scenarios by id, whole games, or files. Without a name, all are taken.
about-simulate = Let bots play by the thousand and see who wins
    .more = The bots go round the seats from game to game, so with a multiple of their number each sits everywhere equally often. The same seed gives the same result, however many workers.
about-bench = How fast everything runs on this machine
about-doctor = Is everything here that a good game needs?
about-new-game = A small whole game of your own to begin from
    .more = NAME is in small letters with hyphens, like beauty-contest.
about-completion = Let your shell finish your words
    .more = bash: fabletop completion bash >> ~/.bashrc — zsh: fabletop completion zsh >> ~/.zshrc — fish: fabletop completion fish > ~/.config/fish/completions/fabletop.fish

option-help = Show this and leave.
option-version = Say the version and leave.
option-lang = The language to read; otherwise that of the terminal.
option-as-json = For programs: JSON instead of a page.
option-only-rulings = Only the rulings.
option-deck = A deck file laid over the printed deck.
option-both = Names in both languages.
option-at = Only as far as answer N; 0 is the deal.
option-seat = As the seat S could see it, from 0.
option-listing = List, do not run.
option-uncompiled = Run the text of the rules instead of what was compiled from it.
option-seats = How many sit at the table.
option-bots = Who plays, commas between them.
option-count = How many games; 1000 if nothing is said.
option-seed = Where chance begins; 0 if nothing is said.
option-workers = How many processes share the work.
option-edition = The edition of the game.
option-settings = Something to settle before the deal, like double_draft=false; may be repeated.
option-game-name = Only this game.
option-seconds = How long each repeat takes; 0 is a quick look.
option-into = The folder to write in; otherwise this one.

## What went wrong

error-near = ; did you mean “{ $word }”?
error-many = { $count } of them
error-command = there is no command “{ $given }”; there are { $known }{ $near }
error-option = { $command } has no option “{ $given }”; see { $command } --help{ $near }
error-missing = { $command } needs { $what }; see { $command } --help
error-no-value = the option { $option } needs a value after it; see { $command } --help
error-no-value-wanted = the option { $option } takes no value; see { $command } --help
error-too-much = “{ $what }” is one word too many for { $command }; see { $command } --help
error-usage = { $what }; see { $command } --help
error-language = there are no texts in “{ $given }”; Fabletop speaks { $known }
error-game = there is no game “{ $given }”; known here: { $known }{ $near }
error-edition = there is no edition “{ $given }”; known here: { $known }{ $near }
error-card = there is no card “{ $given }”; there are { $known }{ $near }
error-bot = there is no bot “{ $given }”; there are { $known }{ $near }
error-speed = there is no speed “{ $given }”; there are { $known }{ $near }
error-which-game = which game? Type: fabletop play GAME; known here: { $known }
error-people = --people takes different names with commas between them, as in --people "Ali,Zoé"
error-too-many-people = { $people } people cannot sit on { $seats } seats; take --seats { $people } or fewer people
error-settled = --resume takes up a game as it was; leave { $options } away
error-other-game = { $file } is a game of { $game }, not of { $given }; type: fabletop play { $game } --resume { $file }
error-shell = there is no completion for “{ $given }”; there is one for { $known }{ $near }
error-number = { $option }: “{ $given }” is no whole number from { $low } to { $high }
error-setting = --option: “{ $given }” sets nothing; write NAME=VALUE, like double_draft=false
error-seats = { $game } is played with { $low } to { $high } seats, not { $given }
error-seat = --seat: nobody sits at { $given } in this game; its seats are 0 to { $last }
error-at = { $file } has { $answers } answers, there is no number { $given }; take one from 0 to { $answers }
error-folder = { $file } is a folder; name a file in it
error-no-plain-file = { $file } is no ordinary file; name one that can be read to its end
error-long-file = { $file } is longer than any file of Fabletop; check that it is the right one
error-no-text = { $file } is not written in UTF-8; check that it is the right file
error-no-file = { $file }: there is no such file; check the path
error-unreadable = { $file }: this cannot be read or written ({ $why }); check the path, and who may use it
error-scenario = there is no scenario “{ $given }”; see fabletop scenario --list{ $near }
error-run = “{ $given }” is neither a scenario, nor a game, nor a file; see fabletop scenario --list{ $near }
error-no-rules = { $game } brings no rules to read; its scenarios tell them: fabletop scenario --list { $game }
error-no-cards = { $game } has no catalogue of cards
error-ours = something that should not happen has happened ({ $what }); please report it with what you typed; FABLETOP_TRACEBACK=1 shows where

## games

games-line = { $id } · { $low } to { $high } players · { $editions }

## rules

rules-rulings = Rulings
rules-proved = proved by { $scenarios }
rules-unproved = no scenario

## cards

cards-count = { $count } cards
cards-name = Card
cards-families = Families
cards-abilities = Abilities
cards-none = no ability
cards-known = How well this is known
cards-mark = * something on this card is reconstructed; “fabletop cards GAME CARD” says what

## replay

replay-title = The tale of { $file }
replay-of = { $game } · { $edition } · { $seats } seats
replay-deal = The deal
replay-answered = { $who } answered: { $option }
replay-hidden = something hidden
replay-rank = Rank
replay-player = Player
replay-not-over = The tale is not over: it stands after answer { $answers }.
replay-deal-true = The deal was checked: every draw came from its stream.
replay-deal-false = The deal was checked and is not what it says: some draws did not come from its stream.
replay-deal-unknown = The deal is sealed until the end; its key is not told yet, so it cannot be checked.
replay-deal-open = It was an open deal, which anybody could know beforehand.

## scenario

scenario-all = Scenarios: { $count }, and every one came true.
scenario-some = Scenarios: { $count }; told otherwise: { $failed }.

## simulate

simulate-title = { $game }, { $games } games with { $seats } seats, seed { $seed }
simulate-bot = Bot
simulate-seat = Seat
simulate-wins = Wins
simulate-interval = 95 % within
simulate-fair = If all were equal
simulate-points = Points a game
simulate-decisions = Decisions a game: { $mean }
simulate-how = Played inside the compiled rules; there the Fox takes the first of equally good answers.
simulate-slow = Driven from Python, or by rules that are not compiled.

## bench

bench-title = { $game } { $edition }, { $seats } seats
bench-compiled = compiled rules, random play, medians
bench-uncompiled = the rules are not compiled: make build
bench-unit-bytes = bytes
bench-decisions-per-second = decisions a second in the compiled loop, one core
bench-games-per-second = whole games a second there, deals included
bench-driven-decisions-per-second = decisions a second driven from Python, options listed
bench-listing-ns = to list the options of a decision, in the compiled rules
bench-clone-ns = for a copy of a position, from Python
bench-position-bytes = in a position
bench-decisions-per-game = decisions in a game
bench-threads-2-over-1 = as many games with two threads as with one
bench-import-ms = until “import fabletop” is done, Python’s own start included
bench-games-command-ms = until “fabletop games” has answered, likewise
bench-python-ms = of these for Python alone
bench-load-average = programs that wanted a core beforehand; they take it from the figures above

## doctor

doctor-python = Python
doctor-libraries = Libraries
doctor-compiler = Compiler
doctor-rules = Rules
doctor-folder = Folder
doctor-terminal = Terminal
doctor-locale = Language
doctor-none = none
doctor-python-advice = install Python { $oldest } or newer: sudo apt install python3 python3-venv
doctor-rules-fresh = { $name }: compiled, and of the text as it stands
doctor-rules-old = { $name }: compiled from an older text, so the text itself runs, some 100 times slower
doctor-rules-uncompiled = { $name }: not compiled, so the text itself runs, some 100 times slower
doctor-folder-open = { $folder }, where games can be saved
doctor-folder-closed = { $folder }, where nothing can be saved
doctor-folder-advice = go to a folder of your own: cd
doctor-terminal-none = not a terminal, so plain text without colours
doctor-terminal-found = { $width } columns, colours: { $colours }
doctor-terminal-advice = widen the window to { $width } columns or more
doctor-locale-found = { $lang }, { $encoding }
doctor-well = All is well. Once upon a time …
doctor-ill = Something is missing: see the arrows above.

## new-game

new-game-next = Play it: FABLETOP_GAMES={ $folder } fabletop play { $name }
