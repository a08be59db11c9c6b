# What The Grimm Forest refuses: deck files and settings. Plain text and { $name } only: see engine/light.py.

## Tables

deck-no-tables = { $given } is no deck; a deck is a table of copies, friends and numbers
deck-no-table = { $given } is no table; write [{ $table }], and below it a line like { $example }
deck-the-friends = the table "friends"

## Cards

deck-no-fable = "{ $given }" is no Fable
deck-no-friend = "{ $given }" is no Friend
deck-no-numbered = "{ $given }" is no card that names a number
deck-is-a-friend = { $id } is a Friend, and there is one of each; Friends are chosen under "friends"
deck-is-a-fable = { $id } is a Fable and no Friend; how many there are of a Fable stands under "copies"
deck-names-no-number = { $id } names no number; leave this field out
deck-not-in-edition = the { $edition } edition has no "{ $id }"; leave it out
deck-friend-twice = "{ $id }" is there twice; name each Friend once

## Numbers

deck-one-number = this card names one number, not { $count }; write it alone, like { $example }
deck-two-numbers = this card names two numbers, not { $count }; write both in square brackets, like { $example }
deck-keeps-more = of { $draws } Fables drawn { $keeps } cannot be kept; the second number may be { $draws } at most

## The whole deck

deck-fables = all Fables together add up to { $count }; a deck has { $low } to { $high } of them
deck-few-friends = the Friends in play would number { $count }; leave { $low } at least, as night-at-the-tavern draws one for every player while everybody holds another

## Settings

settings-first = first is { $given }; it is a seat from 0 to { $last }, or None to draw one
settings-preset = preset is { $given }; how many cards the preview edition has of each Fable is known, so presets are for the retail edition: leave it out
settings-beginner = cards is beginner; the preview edition has no beginner's deck: leave it out
