# What 3 Chapters refuses: deck files and settings. Plain text and { $name } only: see engine/light.py.

## Where

deck-card = card { $n }
deck-card-named = card { $n } ({ $id })
deck-ability = ability { $n }
deck-in-print = in the printed deck

## What was written there

deck-a-card = a card
deck-a-name = a name
deck-an-ability = an ability

## Entries

deck-no-deck = { $given } is no deck; a deck is a table with a list of cards
deck-no-entries = each card is an entry of its own; write [[card]] above it, with two brackets on each side
deck-no-card = { $given } is no card; write [[card]] and its fields below it
deck-name-missing = the field "name" is missing; a character that is not printed brings its name
deck-printed-id = "{ $id }" is a printed card; give the new character an id of its own, or leave out "replaces" to change { $id }
deck-unknown-card = "{ $id }" is no card of the printed deck (a new character says whose place it takes, with replaces = "..."){ $near }
deck-two-entries = { $id } has an entry already ({ $place }); put everything about one card into one entry
deck-size = { $count } cards under "card"; a deck has exactly { $cards }
deck-same-id = two cards have the id "{ $id }" (the other is { $where }); give one of them another id
deck-same-value = { $other } and { $id } would both have the value { $value }, and no card would have { $left }; { $advice }
deck-change-other = give { $id } another value, too
deck-change-one = give one of them another value
deck-own-partner = { $id } cannot be its own partner; name another card
deck-partner-leaves = { $id } leaves the deck, yet it is the partner of { $left }; write new abilities for { $left } in this file, too
deck-partner-gone = "{ $id }" is no longer in this deck, { $new } has taken its place; name a card that is
deck-no-such-card = "{ $given }" is no card of this deck
deck-its-cards = { $said }; its cards are { $cards }

## Cards

deck-no-id = "{ $given }" is no id; write lower-case letters and digits with hyphens between them, like "big-bad-wolf", { $most } characters at most
deck-grammar-alone = "{ $field }" is about a name of your own; write "name", too, or leave it out
deck-category-twice = "{ $category }" is there twice; name each category once
deck-no-name = { $given } is no name; write a text in quotes, or { $example } for one in each language
deck-name-signs = the name has control characters in it; write letters, signs and spaces only
deck-name-empty = the name is empty; write what stands on the card, or leave the name out
deck-name-long = the name has { $count } characters; shorten it to { $most } at most
deck-no-evidence = "{ $given }" is no evidence; write four letters, one for { $facts }, each C (confirmed), c (partly known), r (reconstructed) or o (read off the card)

## Abilities

deck-many-abilities = there are { $count } abilities; a card has { $most } at most
deck-hearts-twice = a card asks for hearts once; keep one ability of kind "hearts_at_least", and leave out the others
deck-no-ability = { $given } is no ability; write a table like { $example }
deck-pays-nothing = an ability of kind "{ $kind }" pays nothing of its own; leave this field out
deck-kind-no-field = an ability of kind "{ $kind }" has no such field; allowed are { $allowed }
deck-must-pay = an ability of kind "{ $kind }" must pay something; write how many with star, heart or gem
deck-low-above-high = { $low } is above high, which is { $high }; swap the two
deck-seal = an ability of kind "{ $kind }" counts in { $chapter } alone; write "{ $seal }", or leave the seal out
deck-chapter-two = Chapter II
deck-chapter-three = Chapter III

## Fields

deck-only-entries = only [[{ $field }]] entries are allowed
deck-missing = the field "{ $field }" is missing; { $needs }
deck-card-needs = a card needs { $fields }
deck-such-a-card-needs = such a card needs { $fields }
deck-name-needs = a name for each language needs { $fields }; write name = "..." for one that serves both
deck-ability-needs = an ability needs { $fields }
deck-kind-needs = an ability of kind "{ $kind }" needs { $fields }
deck-no-printed-card = "{ $given }" is no card of the printed deck
deck-no-gender = "{ $given }" is no gender
deck-no-category = "{ $given }" is no category
deck-no-kind = "{ $given }" is no kind of ability
deck-no-token = "{ $given }" is no token that can be copied
deck-no-seal = "{ $given }" is no seal
deck-no-bool = { $given } is neither true nor false; write one of them, without quotes

## Settings

settings-seats = seats is { $given }; 3 Chapters is for { $low } to { $high } people
settings-leads = leads is { $given }; it is a seat from 0 to { $last }, or None to draw one
settings-double-draft = double_draft is { $given }; it is True or False
