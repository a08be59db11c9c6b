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

undo-drawn = No further back: a card was drawn after that, and what chance has shown stays shown.
undo-shown = No further back: something hidden was shown after that, and nobody can unsee it.
undo-others = No further back: somebody else has answered since.
undo-start = No further back: this is where the tale begins.

## How well a fact about a card is known

evidence-confirmed = confirmed by a source
evidence-deduced = partly known or deduced
evidence-reconstructed = reconstructed by us
evidence-owner = typed in by the owner of the box
evidence-of-name = Name
evidence-of-value = Value
evidence-of-categories = Families
evidence-of-abilities = Abilities

## What a ruling rests on

basis-rulebook = from the rulebook
basis-deduced = deduced from the rulebook
basis-house = our house rule, where the rulebook is silent
