# The words of 3 Chapters.
#
# A troupe is the cards that somebody has kept; a row, the troupe laid open; the families are the categories of the cards.
# $seat and $to are players, $you is yes when the reader is $seat (and $to_you when it is $to), $ghost when $seat is a Ghost.
# A list or card that the reader may not see is `hidden`.

## The game

game-name = 3 Chapters
game-tagline = Gather a troupe of fairy-tale friends, play it card by card, and give it the happiest ending.

edition-retail = Retail edition

## What a table may settle before the deal

setting-double-draft = Longer draft
    .what = With three players, keep 4 cards of each of two deals instead of 7 of one.
setting-leads = First leader
    .what = Who leads the first trick. If nobody is named, one is drawn.

## The characters
# The grammar of a name: its gender (for he, she or it), its article (definite or none), and its number where it is plural.

card-shapeshifter = Shapeshifter
    .gender = masculine
    .article = definite
card-white-rabbit = White Rabbit
    .gender = masculine
    .article = definite
card-pinocchio = Pinocchio
    .gender = masculine
    .article = none
card-hansel = Hansel
    .gender = masculine
    .article = none
card-gretel = Gretel
    .gender = feminine
    .article = none
card-jack = Jack
    .gender = masculine
    .article = none
card-goldilocks = Goldilocks
    .gender = feminine
    .article = none
card-tweedledee = Tweedledee
    .gender = masculine
    .article = none
card-tweedledum = Tweedledum
    .gender = masculine
    .article = none
card-friendly-dwarf = Friendly Dwarf
    .gender = masculine
    .article = definite
card-miserly-dwarf = Miserly Dwarf
    .gender = masculine
    .article = definite
card-lazy-dwarf = Lazy Dwarf
    .gender = masculine
    .article = definite
card-merry-dwarf = Merry Dwarf
    .gender = masculine
    .article = definite
card-grumpy-dwarf = Grumpy Dwarf
    .gender = masculine
    .article = definite
card-curious-dwarf = Curious Dwarf
    .gender = masculine
    .article = definite
card-alice = Alice
    .gender = feminine
    .article = none
card-humpty-dumpty = Humpty Dumpty
    .gender = masculine
    .article = none
card-geppetto = Geppetto
    .gender = masculine
    .article = none
card-peter-pan = Peter Pan
    .gender = masculine
    .article = none
card-little-red-riding-hood = Little Red Riding Hood
    .gender = feminine
    .article = none
card-puss-in-boots = Puss in Boots
    .gender = masculine
    .article = none
card-frog-prince = Frog Prince
    .gender = masculine
    .article = definite
card-cinderella = Cinderella
    .gender = feminine
    .article = none
card-snow-white = Snow White
    .gender = feminine
    .article = none
card-cheshire-cat = Cheshire Cat
    .gender = masculine
    .article = definite
card-unicorn = Unicorn
    .gender = neuter
    .article = definite
card-mad-hatter = Mad Hatter
    .gender = masculine
    .article = definite
card-fairy-godmother = Fairy Godmother
    .gender = feminine
    .article = definite
card-witch = Witch
    .gender = feminine
    .article = definite
card-wizard = Wizard
    .gender = masculine
    .article = definite
card-beauty = Beauty
    .gender = feminine
    .article = none
card-furious-princess = Furious Princess
    .gender = feminine
    .article = definite
card-prince = Prince
    .gender = masculine
    .article = definite
card-ice-princess = Ice Princess
    .gender = feminine
    .article = definite
card-queen-of-hearts = Queen of Hearts
    .gender = feminine
    .article = definite
card-three-bears = Three Bears
    .gender = neuter
    .article = definite
    .number = plural
card-three-little-pigs = Three Little Pigs
    .gender = masculine
    .article = definite
    .number = plural
card-baba-yaga = Baba Yaga
    .gender = feminine
    .article = none
card-rumpelstiltskin = Rumpelstiltskin
    .gender = masculine
    .article = none
card-evil-queen = Evil Queen
    .gender = feminine
    .article = definite
card-captain-hook = Captain Hook
    .gender = masculine
    .article = none
card-king = King
    .gender = masculine
    .article = definite
card-beast = Beast
    .gender = masculine
    .article = definite
card-werewolf = Werewolf
    .gender = masculine
    .article = definite
card-vampire = Vampire
    .gender = masculine
    .article = definite
card-troll = Troll
    .gender = masculine
    .article = definite
card-big-bad-wolf = Big Bad Wolf
    .gender = masculine
    .article = definite
card-ogre = Ogre
    .gender = masculine
    .article = definite
card-giant = Giant
    .gender = masculine
    .article = definite
card-dragon = Dragon
    .gender = masculine
    .article = definite

## The families

category-monster = Monster
    .one = a Monster
    .another = another Monster
    .each = per Monster
    .each-other = per other Monster
    .none = no Monster
    .no-other = no other Monster
    .count =
        { $n ->
            [one] { $n } Monster
           *[other] { $n } Monsters
        }
category-animal = Animal
    .one = an Animal
    .another = another Animal
    .each = per Animal
    .each-other = per other Animal
    .none = no Animal
    .no-other = no other Animal
    .count =
        { $n ->
            [one] { $n } Animal
           *[other] { $n } Animals
        }
category-magic = Magic
    .one = a Magic card
    .another = another Magic card
    .each = per Magic card
    .each-other = per other Magic card
    .none = no Magic card
    .no-other = no other Magic card
    .count =
        { $n ->
            [one] { $n } Magic card
           *[other] { $n } Magic cards
        }
category-dwarf = Dwarf
    .one = a Dwarf
    .another = another Dwarf
    .each = per Dwarf
    .each-other = per other Dwarf
    .none = no Dwarf
    .no-other = no other Dwarf
    .count =
        { $n ->
            [one] { $n } Dwarf
           *[other] { $n } Dwarfs
        }
category-child = Child
    .one = a Child
    .another = another Child
    .each = per Child
    .each-other = per other Child
    .none = no Child
    .no-other = no other Child
    .count =
        { $n ->
            [one] { $n } Child
           *[other] { $n } Children
        }
category-villain = Villain
    .one = a Villain
    .another = another Villain
    .each = per Villain
    .each-other = per other Villain
    .none = no Villain
    .no-other = no other Villain
    .count =
        { $n ->
            [one] { $n } Villain
           *[other] { $n } Villains
        }
category-royal = Royal
    .one = a Royal
    .another = another Royal
    .each = per Royal
    .each-other = per other Royal
    .none = no Royal
    .no-other = no other Royal
    .count =
        { $n ->
            [one] { $n } Royal
           *[other] { $n } Royals
        }
category-wonderland = Wonderland
    .one = a Wonderland card
    .another = another Wonderland card
    .each = per Wonderland card
    .each-other = per other Wonderland card
    .none = no Wonderland card
    .no-other = no other Wonderland card
    .count =
        { $n ->
            [one] { $n } Wonderland card
           *[other] { $n } Wonderland cards
        }

## The tokens

token-star = star
    .count =
        { $n ->
            [one] { $n } star
           *[other] { $n } stars
        }
    .worth = 2 points
token-heart = heart
    .count =
        { $n ->
            [one] { $n } heart
           *[other] { $n } hearts
        }
    .worth = 1 point
token-gem = gem
    .count =
        { $n ->
            [one] { $n } gem
           *[other] { $n } gems
        }
    .worth = 1 point a pair
gain = { LIST($things) }
gain-nothing = nothing at all

## The chapters

chapter-before = Once upon a time
    .what = the troupes are yet to come
chapter-first = Chapter I
    .what = choose
chapter-second = Chapter II
    .what = play
chapter-third = Chapter III
    .what = count
chapter-end = The end
    .what = the tale is told

## What caused an event, where no card did

cause-setup = the deal
cause-draft = the draft
cause-trick = the trick
cause-majority = the most gems
cause-count = the final count

## What an ability says
# $gain: what it pays. `.paid`: the same told after it has paid; $gain is then what came of it, $each what it says ($once if that is the same),
# and $witness the cards that made it so, in brackets after a space, or nothing.

ability-none = no ability
ability-sealed = { $ability } ({ $seal })
ability-with = { $gain } { NAME($card, form: "with") }
    .paid = { $gain } { NAME($card, form: "with") }
ability-with-category = { $gain } with { $category }
    .paid = { $gain } with { $category }{ $witness }
ability-per-category = { $gain } { $category }
    .paid =
        { $gain }{ $once ->
            [yes] {""}
           *[no] : { $each }
        } { $category }{ $witness }
ability-per-value = { $gain } per other card { $values }
    .paid =
        { $gain }{ $once ->
            [yes] {""}
           *[no] : { $each }
        } per other card { $values }{ $witness }
ability-always = { $gain }, come what may
    .paid = { $gain }, come what may
ability-last-in-trick = { $gain } if it is played last
    .paid = { $gain } for closing the trick
ability-lowest-in-trick = { $gain } if it is the lowest of the trick
    .paid = { $gain } for being the lowest of the trick
ability-wins-trick = { $gain } more for winning the trick
    .paid = { $gain } more for winning the trick
ability-copy =
    as many { $token ->
        [heart] hearts
       *[gem] gems
    } as the others take in this trick
    .paid = { $gain }, as many as the others took
ability-freeze = frost over the trick, no hearts and no gems for anybody, only stars
    .paid = nothing but frost
ability-hearts-at-least =
    { $gain } for holding { $number ->
        [one] { $number } heart
       *[other] { $number } hearts
    } or more
    .paid =
        { $gain } for holding { $number ->
            [one] { $number } heart
           *[other] { $number } hearts
        } or more
ability-most-gems = { $gain } for holding the most gems
    .paid = { $gain } for holding the most gems
ability-no-trick-won = { $gain } for winning no trick
    .paid = { $gain } for winning no trick
values =
    { $single ->
        [yes] of value { $low }
       *[no] of value { $low } to { $high }
    }
witness = {" "}({ LIST($cards, form: "the") })

## The seals: in which chapters an ability counts

seal-both = Chapters II and III
    .mark = II · III
seal-second = Chapter II only
    .mark = II
seal-third = Chapter III only
    .mark = III

## What a card would bring

explain-now = Now
    .what = in this trick
explain-later = Later
    .what = in Chapter III

## Why an ability paid nothing
# $ability: what it says. $where: in this trick, in your row…

where =
    { $chapter ->
        [second] in this trick
        [third] { $you ->
            [yes] in your row
           *[no] in the row
        }
       *[unknown] there
    }
verdict-paid = { $told }
verdict-partner-missing =
    { $ability }: { NAME($card, form: "he") } { NAME($card, form: "number") ->
        [plural] are
       *[singular] is
    } not { $where }
verdict-category-missing = { $ability }: { $none } { $where }
verdict-values-missing = { $ability }: no such card { $where }
verdict-not-last = { $ability }: others came after it
verdict-not-lowest = { $ability }: there is a lower one
verdict-trick-not-won = { $ability }: there is a higher card
verdict-nothing-to-copy =
    { $ability }: they took { $token ->
        [heart] no hearts
       *[gem] no gems
    }
verdict-frozen = { $ability }: the frost leaves no hearts and no gems
verdict-too-few-hearts =
    { $ability }: { $hearts ->
        [unknown] there were fewer
        [0] there was none
       *[other] there { $hearts ->
            [one] was
           *[other] were
        } only { $hearts }
    }
verdict-not-most-gems = { $ability }: somebody holds more
verdict-won-a-trick = { $ability }: at least one was won
verdict-other-chapter = { $ability }: in { $seal ->
        [second] Chapter II
       *[third] Chapter III
    } only
verdict-not-yet =
    { $ability }: { $chapter ->
        [second] the trick is not over yet
        [third] this is counted at the very end
       *[unknown] it is too early to tell
    }

## What happened

event-chapter-began =
    { $chapter ->
        [before] Once upon a time, fifty characters stepped out of their tales…
        [first] Chapter I: choose who is to be in your troupe.
        [second] Chapter II: the troupes take the stage, trick by trick.
        [third] Chapter III: the troupes take their bows and are counted.
       *[end] The tale is told, and here is the reckoning.
    }
event-dealt =
    { $you ->
        [yes] You are dealt
       *[no] { NAME($seat, form: "The") } is dealt
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $cards ->
        [hidden] .
       *[shown] : { LIST($cards, form: "the") }.
    }
event-kept =
    { $you ->
        [yes] You keep
       *[no] { NAME($seat, form: "The") } keeps
    } { $card ->
        [hidden] a card
       *[shown] { NAME($card, form: "the") }
    }.
event-gave-ghost =
    { $you ->
        [yes] You slip
       *[no] { NAME($seat, form: "The") } slips
    } { $card ->
        [hidden] a card
       *[shown] { NAME($card, form: "the") }
    } { NAME($ghost, form: "to") }.
event-passed =
    { $you ->
        [yes] You pass
       *[no] { NAME($seat, form: "The") } passes
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } on to { $to_you ->
        [yes] you
       *[no] { NAME($to, form: "the") }
    }{ $cards ->
        [hidden] .
       *[shown] : { LIST($cards, form: "the") }.
    }
event-discarded =
    { $you ->
        [yes] You put
       *[no] { NAME($seat, form: "The") } puts
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } aside for good{ $cards ->
        [hidden] , face down.
       *[shown] : { LIST($cards, form: "the") }.
    }
event-leads =
    Trick { $trick }: { $you ->
        [yes] you lead.
       *[no] { NAME($seat, form: "the") } leads.
    }
event-played =
    { $ghost ->
        [yes] { NAME($seat, form: "The") } turns up { NAME($card, form: "the") }.
       *[no] { $you ->
            [yes] You play { NAME($card, form: "the") }.
           *[no] { NAME($seat, form: "The") } plays { NAME($card, form: "the") }.
        }
    }
event-trick-won =
    { $you ->
        [yes] You win
       *[no] { NAME($seat, form: "The") } wins
    } the trick { NAME($card, form: "with") }{ $star ->
        [0] ; the star goes to nobody.
       *[other] {" "}and { $you ->
            [yes] take
           *[no] takes
        } the star.
    }
event-frost =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] lay
       *[singular] lays
    } frost over the trick: no hearts and no gems for anybody.
event-counted =
    { $outcome ->
        [paid] { NAME($card, form: "The") } { $ghost ->
            [yes] would bring { NAME($seat, form: "the") } { $why }; but Ghosts take nothing.
           *[no] { NAME($card, form: "number") ->
                [plural] bring
               *[singular] brings
            } { $you ->
                [yes] you
               *[no] { NAME($seat, form: "the") }
            } { $why }.
        }
        [part] { NAME($card, form: "The") } { $ghost ->
            [yes] would bring { NAME($seat, form: "the") } { $gain } ({ $why }); but Ghosts take nothing.
           *[no] { NAME($card, form: "number") ->
                [plural] bring
               *[singular] brings
            } { $you ->
                [yes] you
               *[no] { NAME($seat, form: "the") }
            } only { $gain } ({ $why }).
        }
       *[nothing] { NAME($card, form: "The") } { NAME($card, form: "number") ->
            [plural] bring
           *[singular] brings
        } { $you ->
            [yes] you
           *[no] { NAME($seat, form: "the") }
        } nothing ({ $why }).
    }
event-majority =
    The most gems: { $gem } more for { $you ->
        [yes] you
       *[no] { NAME($seat, form: "the") }
    }.
event-scored =
    { $you ->
        [yes] You have
       *[no] { NAME($seat, form: "The") } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $gain }.
event-won =
    { $you ->
        [yes] You win
       *[no] { NAME($seat, form: "The") } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $you ->
        [yes] close
       *[no] closes
    } the book. The end.

## Answers that cannot be taken

refusal-not-in-hand = That card is not in your hand: choose one of those you hold.
refusal-same-card = One card cannot go to you and to the Ghost: choose two different ones.
refusal-nothing-to-order = Nothing of that card is waiting to be counted: choose one that still is.

## Questions
# `.button` commits an answer and says it whole; `.short` is its name on a step or a tab; `.waiting` is what the others read.

question-card-to-keep = Keep one character for your troupe.
    .button = Keep { NAME($card, form: "the") }
    .short = Keep a card
    .waiting = choosing a card to keep
question-pair-to-keep = Choose two characters: one for your troupe, one for the Ghost on your right.
    .button = Keep { NAME($card, form: "the") }, give { NAME($ghost, form: "the") } to the Ghost
    .short = Keep one, give one
    .waiting = choosing two cards
    .part-2 = And which one for the Ghost on your right?
question-card-to-play = Play a character: any card will do.
    .button = Play { NAME($card, form: "the") }
    .short = Play a card
    .waiting = choosing a card to play
question-card-to-count = Which card shall be counted next?
    .button = Count { NAME($card, form: "the") }
    .short = Count a card
    .waiting = choosing what to count next

## The standings

count-points = Points
    .count =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
count-tokens = Tokens
    .count = { $gain }
count-won = Tricks won
    .count =
        { $n ->
            [one] { $n } trick
           *[other] { $n } tricks
        }
tie-highest-card = A tie: the highest card in the troupe decides.

## The rules

rules-1-setup =
    .title = The stage is set
    .text =
        Fifty characters, each with a value of its own from 1 to 50. Most belong to one or two of eight families (Monster, Animal, Magic, Dwarf, Child, Villain, Royal, Wonderland), and most have an ability or two.
        Everyone is dealt 8 cards, face down. The others stay in the box unseen. Stars, hearts and gems come from a common pool, which at Fabletop never runs dry.
        There are three chapters: you choose a troupe, play it trick by trick, and count it as a whole.
rules-2-choose =
    .title = Chapter I: choose
    .text =
        All at once, everyone keeps one card of the hand and lays it face down. When the last has chosen, each remaining hand goes to the next player clockwise, so yours comes from the right. Keep one card again, and so on, until you have kept 7. The last card of each hand leaves the game face down.
        You may look at what you have kept whenever you like. It is your troupe, and your hand for Chapter II.
rules-3-three-players =
    .title = Three players: two drafts
    .text =
        With three, the rulebook advises a longer draft, and Fabletop plays it unless the table wishes for the plain one. Keep 4 cards of the first deal, put the other 4 of the hand you then hold aside for good, and do the same, in the same direction, with 8 new cards each from the box. The cards put aside do not come back.
        So every troupe has 8 characters, and Chapter II has 8 tricks.
rules-4-seals =
    .title = When an ability counts
    .text =
        An ability counts twice: once in Chapter II, when its card is played, and once in Chapter III. One with a seal, II or III, counts in that chapter only.
        At Fabletop what an ability gives is always taken: nothing is refused, and nothing is ever lost.
rules-5-play =
    .title = Chapter II: play
    .text =
        The leader plays any card in hand, then everyone else plays one, clockwise. Nothing must be followed. These cards are the trick, and the highest value wins it.
        The rulebook lets a glimpse of a white rabbit decide who leads first; Fabletop takes the seat that the table names, or draws one. After that, the winner of a trick leads the next.
        When a trick is paid out, each card goes into its owner’s row, face up. It counts no more in Chapter II, only in Chapter III. Chapter II ends with the cards in hand: after 7 tricks, or 8 where the troupes have 8.
rules-6-pay =
    .title = What a trick pays
    .text =
        First the winner takes a star. Then everyone is paid for the card just played, in the order of play: “the others” are the other cards of this trick, whoever played them. No row, hand or earlier trick matters.
        The cards that copy come last: they pay as many hearts, or gems, as all the others took in this trick.
        If frost lies over the trick, nobody takes hearts or gems in it, before or after. Stars are taken all the same.
rules-7-count =
    .title = Chapter III: count
    .text =
        Everyone lays the whole troupe in a row and counts its abilities, in any order: “the others” are now the other cards of that row, nobody else’s.
        When the rest of your row is counted come the abilities that look at your hearts or at the tricks you won. Hearts of both chapters count.
        When all rows are counted, whoever has the most gems takes 4 more; all who share the lead take 4 each. The abilities that reward the most gems come last.
rules-8-end =
    .title = The happy ending
    .text =
        A star is worth 2 points, a heart 1, a pair of gems 1. All the gems of the game are paired together; an odd one is worth nothing.
        The most points win. In a tie, the highest single card in the troupes of those tied decides. As no value comes twice, there is always one winner.
rules-9-abilities =
    .title = The abilities, one by one
    .text =
        With somebody: pays once if that character is among the others.
        With a family: pays once if at least one of the others belongs to it.
        Per member of a family: pays for each of them. Where it says “other”, the card itself does not count; where it does not, it counts if it belongs.
        Per value: pays for each other card whose value lies within the bounds.
        Come what may: pays in every chapter that counts.
        Last, lowest, winner: Chapter II only, and pays if the card is the last played, the lowest or the highest of the trick. For winning, this comes on top of the star.
        Copy: Chapter II only. As many hearts, or gems, as the others took in the trick.
        Frost: Chapter II only. Nobody takes hearts or gems in this trick.
        Enough hearts, no trick won: Chapter III only, after the rest of the row.
        Most gems: Chapter III only, after the 4 gems for the lead. By our house rule a shared lead will do.
        The Shapeshifter belongs to every family, once to each, and pays nothing himself.
        Not every printed card is known to us. Where a name, a value, a family or an ability is deduced or reconstructed, its card says so.
rules-10-ghosts =
    .title = Two players and two Ghosts
    .text =
        Between the two of you sit two Ghosts, one on either side. Each of you fills the pile of the Ghost on your right; play goes round to the left.
        Chapter I: of 8 cards choose two at once, one for yourself and one, face down, for the Ghost on your right. Swap the other 6, choose two again, then from 4, then from 2. Nothing is put aside. Deal 8 new cards each and do it once more: 8 cards for each of you and for each Ghost. You may look at your own, never at a Ghost’s; each Ghost’s pile is shuffled.
        Chapter II: 8 tricks of four cards, clockwise. One of you leads the first; Fabletop takes the seat that the table names, or draws one of the two. On its turn a Ghost turns up the top card of its pile. Whoever played the highest card leads the next trick, Ghost or not.
        A Ghost’s card counts among the others, and its abilities work: its frost freezes all, and what it would have taken counts for the cards that copy. But a Ghost takes nothing, and when its card is the highest, nobody gets the star.
        Chapter III: the Ghosts have gone. They have no row, no share in the gems and no score, and their cards help nobody.

## Rulings: what the rulebook leaves open, or what is easily missed
# `.case`: the question. `.basis`: rulebook, deduced or house; where it is mixed, the weaker.

ruling-ch1 = It cannot happen: every card has a value of its own. A deck of your own making needs 50 different values from 1 to 50, too.
    .case = Two cards tie for the trick?
    .basis = house
ruling-ch2 = It cannot happen: all begin with the same number of cards, Ghosts too, and each plays one a trick.
    .case = Hands of different sizes?
    .basis = deduced
ruling-ch3 = Which cards to keep, which to play, and the order of counting in Chapter III. What is won is always taken; nothing can be refused, and nothing is ever lost.
    .case = What is there to decide?
    .basis = house
ruling-ch4 = It does not count. In Chapter II only the cards of this trick do, in Chapter III only those of your own row.
    .case = The partner lies in an earlier trick, another’s row or a hand?
    .basis = rulebook
ruling-ch5 = He counts in that trick, and never in Chapter III.
    .case = A Ghost turned up the partner?
    .basis = deduced
ruling-ch6 = Each is paid for his own card: both fulfil the other’s wish.
    .case = Hansel and Gretel meet in a trick, from two players?
    .basis = rulebook
ruling-ch7 = Both pay.
    .case = Both abilities of one card are fulfilled?
    .basis = rulebook
ruling-ch8 = He counts once for every family, so for several cards at a time. His value of 1 counts for Geppetto. He takes nobody’s name: he is never anyone’s partner.
    .case = What does the Shapeshifter count for?
    .basis = deduced
ruling-ch9 = Each copies its own kind of token from the others. The order makes no difference.
    .case = The Queen of Hearts and the Cheshire Cat in one trick?
    .basis = deduced
ruling-ch10 = Both copy what the other abilities gave, not each other. This needs a deck of your own making.
    .case = Two cards that copy the same kind of token?
    .basis = house
ruling-ch11 = The hearts, or gems, of every ability in this trick, also of those for the last, the lowest or the winner, and of those that always pay.
    .case = What exactly is copied?
    .basis = rulebook
ruling-ch12 = The Ghost is paid nothing. But the 4 hearts it would have got for Goldilocks beside the Three Bears count for a player’s Queen of Hearts.
    .case = A Ghost turns up a card that pays or copies?
    .basis = rulebook
ruling-ch13 = Nothing: no hearts or gems were handed out, and none may be taken.
    .case = What is there to copy under frost?
    .basis = rulebook
ruling-ch14 = Stars stay, the trick’s and those of abilities. The Furious Princess beside the Dragon takes her star only, Hansel beside Gretel his; the Miserly Dwarf takes nothing.
    .case = Frost, and a star to be had?
    .basis = rulebook
ruling-ch15 = What you own, you keep. Frost touches neither other tricks nor Chapter III, and a nothing stays a nothing.
    .case = Does frost touch earlier tokens?
    .basis = rulebook
ruling-ch16 = They pay nothing: they speak of a trick, and there is none.
    .case = Frost, copies and tricks in Chapter III?
    .basis = deduced
ruling-ch17 = They must be the lowest, last or highest of all four cards, the Ghosts’ included.
    .case = Humpty Dumpty, the White Rabbit, the Prince or Puss in Boots among Ghosts?
    .basis = deduced
ruling-ch18 = Only your own tricks spoil it; stars from abilities do not. With two players both may manage it, when the Ghosts win all the tricks.
    .case = What is “winning no trick”?
    .basis = rulebook
ruling-ch19 = Those of Chapter II and of your other abilities in Chapter III. His own 4 do not help him.
    .case = Which hearts does the Friendly Dwarf look at?
    .basis = rulebook
ruling-ch20 = The one that asks for the fewest first, so that each may help the next; but you may choose. This needs a deck of your own making.
    .case = Several cards in a row look at hearts?
    .basis = deduced
ruling-ch21 = Gem by gem, not in pairs, when every row is counted and before any of the 4 are paid. All who share the lead take 4.
    .case = How is the most gems told?
    .basis = rulebook
ruling-ch22 = Then all are level at nought and all take 4, which changes nothing between you.
    .case = Nobody has a gem?
    .basis = house
ruling-ch23 = His gem of Chapter III counts for the lead. If you lead, even together with others, he brings a star besides the 4 gems.
    .case = The Miserly Dwarf and the most gems?
    .basis = house
ruling-ch24 = The highest card in the troupes of those tied decides, however many they are. Lower places are told apart in the same way.
    .case = A tie at the end?
    .basis = house
ruling-ch25 = They do not: there are always enough.
    .case = The tokens run out?
    .basis = house
ruling-ch26 = Open: cards played, and everybody’s tokens. Secret: hands, cards kept and not yet played, cards put aside, the box and the Ghosts’ piles.
    .case = What may everyone see?
    .basis = house

## On the screen: beside the cards, above and below them

undo-here = In this game “undo” takes back a pick of Chapter I until the next person picks; alone against bots almost every answer shows something at once, and what is seen stays seen.
screen-pick = pick { $n } of { $of }
screen-trick = trick { $n } of { $of }
screen-hand = Your hand
screen-troupe =
    { $n ->
        [0] Your troupe
        [one] Your troupe: { $n } card
       *[other] Your troupe: { $n } cards
    }
screen-nobody-yet = Nobody yet.
screen-card = { $value } { $card }
screen-every-family = every family
screen-starred = * in part reconstructed by us: the printed card may say something else
screen-passing =
    { $same ->
        [yes] The rest of your hand goes to { NAME($to, form: "the") }, and you get theirs.
       *[no] The rest of your hand goes to { NAME($to, form: "the") }; the next one comes from { NAME($seat, form: "the") }.
    }
screen-aside =
    { $n ->
        [one] The last card of this hand is put aside.
       *[other] The other { $n } cards of this hand are put aside.
    }
screen-choosing =
    { $n ->
        [one] Still choosing: { LIST($people) }.
       *[other] Still choosing: { LIST($people) }.
    }
screen-asked-for = asked for by { LIST($cards, form: "the") }
screen-played = You have played { LIST($cards, form: "the") }.
screen-thinks =
    { $you ->
        [yes] your turn
       *[no] choosing
    }
screen-not-last = { $ability }: others will come after it
screen-open = { $ability }
screen-points = Pts
screen-tricks = Tricks
screen-row = The row of { NAME($seat, form: "the") }
    .yours = Your row
screen-part-star = 1 · The star
screen-part-abilities = 2 · The abilities, in order
screen-part-copies = 3 · The copies
screen-part-waited = Then hearts and tricks are looked at
screen-part-majority = The most gems
screen-part-scores = The final count
