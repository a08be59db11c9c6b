# What every game says. A game’s own words lie in its folder `text`.
# $seat, $player: somebody at the table. $you: yes when the reader is that somebody.

## Lists

list-and = { $head } and { $last }
list-or = { $head } or { $last }
list-none = nothing

## Languages: in the reader’s own, and as their speakers call them

language-en = English
    .own = English
language-fr = French
    .own = Français

## People and Ghosts

seat-you = You
seat-unnamed = Seat { $n }
ghost = Ghost
    .gender = masculine
    .article = definite
ghost-attic = Ghost of the Attic
    .gender = masculine
    .article = definite
ghost-cellar = Ghost of the Cellar
    .gender = masculine
    .article = definite

## What the reader may not see

hidden = hidden
hidden-card = a face-down card
hidden-cards =
    { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    }
hidden-number = unknown
hidden-answer = sealed

## Answers that cannot be taken

refusal-not-asked = Nothing is asked of { $seat } just now: wait for the next question.
refusal-no-such-option = There is no such choice here: take one of those on offer.
refusal-must-choose = This question cannot be passed over: choose one of the answers on offer.
refusal-game-over = The tale is told and nothing is asked any more: start a new game, or look this one over again.
refusal-stale = That answer was for question { $given }, but the table has reached question { $now }: look again, then choose.

## How far back one may go, and why no further

undo-drawn = No further back: chance has spoken since, and what it has said stays said.
undo-shown = No further back: something hidden was shown after that, and nobody can unsee it.
undo-others = No further back: somebody else has answered since.
play-always = Always, then.
play-never = Never, then.
undo-start = No further back: this is where the tale begins.

## How well a fact about a card is known

evidence-confirmed = confirmed by a source
evidence-deduced = partly known or deduced
evidence-reconstructed = reconstructed by us
evidence-owner = typed in by the owner of the box
evidence-of-name = Name
evidence-of-value = Value
evidence-of-categories = Families
evidence-of-copies = Copies
evidence-of-abilities = Abilities

## What a ruling rests on

basis-rulebook = from the rulebook
basis-published = confirmed by a public page
basis-deduced = deduced from the rulebook
basis-house = our house rule, where the rulebook is silent

## Playing in the terminal: the bots

bot-fox = Fox
bot-rabbit = Rabbit
bot-at-table = { $name } ({ $kind })
bot-name-1 = Bramble
bot-name-2 = Clover
bot-name-3 = Thistle
bot-name-4 = Hazel
bot-name-5 = Fern
bot-name-6 = Moss

## Playing in the terminal: what one may type besides an answer

command-why = why
    .takes = NAME
    .what = what it would bring, now and later
command-undo = undo
    .what = take your last answer back, where nothing stands in the way
command-always = always
    .what = say yes to this, now and whenever it is asked again at this table
command-never = never
    .what = say no to this, now and whenever it is asked again at this table
command-log = log
    .what = the tale so far
command-rules = rules
    .takes = [WORD]
    .what = the rules, or what they say of a word
command-save = save
    .takes = FILE
    .what = keep the game there
command-cards = cards
    .what = what is yours, and what needs what
command-help = help
    .what = this list
command-quit = quit
    .what = stop here; the game is saved
command-pass = pass
    .what = choose nothing, where that is allowed

## Playing in the terminal: what it says

play-open-deal = An open deal, number { $seed }: anybody can have the same again.
play-sealed-deal = A sealed deal. Its seal is { $seal }.
play-kept-in = This game is kept in { $file }.
play-taken-up = Here the tale goes on.
play-how = A number or a name; “help” shows what else.
play-only-one = Only one choice is left: press Enter.
play-and-then = { $chosen }, and?
play-choices = You may choose
play-leads = leads
play-best = highest
play-chosen = { $what }.
play-sealed = Sealed. Nobody sees it until all have chosen.
play-unknown = “{ $typed }” is not among the choices: type a number from { $low } to { $high }, or a name.
play-unknown-near = “{ $typed }” is not among the choices: did you mean “{ $near }”?
play-several = “{ $typed }” could be { LIST($names, last: "or") }: type a little more.
play-refused = { $why } You may choose { LIST($names, last: "or") }.
play-nothing-typed = Type a number from { $low } to { $high }, or a name; “help” shows what else.
play-curtain-head = The curtain
play-curtain = The curtain is down. Hand the keyboard to { NAME($seat, form: "the") }, then press Enter.
play-curtain-undo = { $seat }: “undo” lets you choose again.
play-curtain-up = It is the turn of { NAME($seat, form: "the") }.
play-undone = Taken back. Choose again.
play-taken-back = (taken back)
play-answered = { NAME($seat, form: "The") }: { $what }
play-answered-hidden = { NAME($seat, form: "The") } has chosen.
play-log = The tale so far
play-log-empty = Nothing has happened yet.
play-why-what = Of which one? Type “why” and a name.
play-why-unknown = There is no “{ $typed }” here to ask about.
play-why-nothing = This game does not explain its pieces one by one.
play-rules-none = The rules do not speak of “{ $word }”.
play-rules-no-text = This game brings no rules to read here.
play-rules-hint = Type “rules” and a word to read more.
play-rulings = Tricky cases
play-save-where = Where to? Type “save” and the name of a file.
play-saved = Saved in { $file }.
play-resume = To play on, type: { $command }
play-not-saved = The game could not be saved: { $why }
play-nothing-kept = The tale is told; there was nothing left to save.
play-help = What you may type
play-marks = ✓ it pays · ✗ it pays nothing · ○ it may still
play-the-end = The end
play-rank = Place
play-deal-checked = The deal was true to its seal.
play-fault = The rules stumbled over that answer, so it was taken back: choose another, and tell us of it.
play-bot-fault = The rules stumbled over a bot’s answer, so it was not taken. Please tell us of it; the game stands as it was.
