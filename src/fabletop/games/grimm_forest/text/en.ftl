# The words of The Grimm Forest.
#
# $seat and $to are players, $you is yes when the reader is $seat (and $to_you when it is $to). $card is a Fable or a Friend.
# $things is so many of a material, or a list of such; $place is a Location: plain, or as `.the`, `.at`, `.to`, `.from` say it.
# What the reader may not see is `hidden`. The text of a card, and the answers to tricky cases, stand in the parts of their own below.

## The game

game-name = The Grimm Forest
game-tagline = Little pigs, three houses to build, and all the tales of the forest in the way.

edition-retail = Retail edition
edition-preview = Preview edition

## What a table may settle before the deal

setting-first = Starting Player
    .what = Who begins the first round. If nobody is named, one is drawn.
setting-cards = Cards
    .what = All of them, or for beginners without the advanced ones; which these are is reconstructed.
setting-preset = Copies of the Fables
    .what = How many there are of each: reconstruction R1, R2 or R3, as the rulebook does not say.
setting-supply = Supply
    .what = Unlimited, or strict: then only what is in the box can be gained. The rulebook does not say.
setting-may-rest = Actions may rest
    .what = House rule: an action of the Build phase may be left unused.
setting-debt-stays = A debt stays
    .what = House rule: what Ali Baba stole is given back even when he has gone; switch it off to let the debt go with him.
setting-troll-chooses = The Troll chooses
    .what = House rule: whoever played the Bridge Troll chooses the types, not the victim.
setting-truth-is-place = The truth is where you end
    .what = House rule: Pinocchio is judged by where the pig ends, not by the Gather card.
setting-wolf-pack = The whole pack
    .what = House rule: Red Riding Hood takes the Big Bad Wolf for a Wolf, too.

## The cards
# The grammar of a name: its gender (for he, she or it), its article (definite or none), and its number where it is plural.
# `.text`: what the card does in the retail edition; `.preview`: in the preview edition, where that one has the card.
# $n and $m are the numbers of a card, which a deck may change: $n the first that its text names, $m the second. What they count stands beside them.
# All other numbers belong to the rule, and are words.
# The Fairy Godmother of the retail edition takes as many Fables as she gives resources: both are $m.
# Alone: no other pig at the Location, Monsters or not. What is gained comes from the Supply.

## Fables

card-a-friendly-game = A Friendly Game
    .gender = neuter
    .article = none
    .text =
        End of the Gather phase: choose an opponent at your Location and take { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice from their stock, or everything if they have less.
    .preview =
        End of the Gather phase: from the stock of every opponent at your Location, take { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice, or everything if they have less.
card-big-bad-wolf = Big Bad Wolf
    .gender = masculine
    .article = definite
    .text = When revealed: send this Monster to a Location of your choice that has none yet. End of the Gather phase: for every player there, yourself included, who has a Straw or Wood house, finished or not, you choose one such house, and its top section goes back to the Supply. Brick houses stand firm.
    .preview = When revealed: send this Monster to a Location of your choice that has none yet. End of the Gather phase: every player there, yourself included, who has a Straw or Wood house, finished or not, chooses one such house, and its top section goes back to the Supply. Brick houses stand firm.
card-bridge-troll = Bridge Troll
    .gender = masculine
    .article = definite
    .text = When revealed: send this Monster to a Location of your choice that has none yet. End of the Gather phase: choose one opponent there, who must give you half, rounded down, of what they gathered this round. The types are theirs to choose.
    .preview = When revealed: send this Monster to a Location of your choice that has none yet. End of the Gather phase: every opponent there must give you half, rounded down, of what they gathered this round. The types are theirs to choose.
card-chinny-chin-chin = Chinny Chin Chin
    .gender = neuter
    .article = none
    .text =
        Before collecting: if a Monster is at your Location, you may move your pig to another Location of your choice, once. If no Monster was played this round, draw { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } instead.
    .preview = When the pigs are placed: if a Monster is at your Location, you may move your pig to another Location of your choice, once.
card-consult-the-oracle = Consult the Oracle
    .gender = neuter
    .article = none
    .text = End of the Gather phase: if you are alone, you may pull a Fable at random out of each of the other hands.
    .preview = End of the Gather phase: if you are alone, you may pull a Fable at random out of each of the other hands.
card-crystal-ball = Crystal Ball
    .gender = neuter
    .article = definite
    .text = When revealed: look at the face-down Gather card of one player of your choice. Then keep your own, or replace it with another of your Gather cards.
card-curse-of-darkness = Curse of Darkness
    .gender = neuter
    .article = definite
    .text = When revealed: every opponent’s choice is undone. A card drawn at random from all of their Gather cards, the chosen one included, is played in its place; they may look at it at once.
card-cutting-corners = Cutting Corners
    .gender = neuter
    .article = none
    .text = End of the Gather phase: if you are alone, this card stays before you as one more Build Site. From then on, every section on that site costs you one resource less.
card-dragon = Dragon
    .gender = masculine
    .article = definite
    .text = When revealed: send this Monster to a Location of your choice that has none yet. Before collecting: every player there, yourself included, loses all the resources in their stock. What they collect afterwards is theirs.
card-fairy-food = Fairy Food
    .gender = neuter
    .article = none
    .text =
        Next Turn: at the start of the next round, put this card on a Location of your choice. At the end of that Gather phase, every player there gains { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of their choice; then the card is discarded.
card-ghostly-whispers = Ghostly Whispers
    .gender = neuter
    .article = definite
    .number = plural
    .text =
        End of the Gather phase: if you are alone, draw { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }, choose { $m } to keep and discard the rest.
    .preview =
        End of the Gather phase: if you are alone, draw { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }, choose { $m } to keep and discard the rest.
card-giant = Giant
    .gender = masculine
    .article = definite
    .text = When revealed: send this Monster to a Location of your choice that has none yet. End of the Gather phase: every player there, yourself included, loses their Friend, the whole hand of Fables and one resource of each type in their stock.
card-grandmas-house = Grandma’s House
    .gender = neuter
    .article = none
    .text =
        When revealed: place this Unique Location on a Location of your choice that has none. As long as it stays, every Monster played must go there, even where one already is. End of every Gather phase: every player there gains { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of their choice. After that, it is discarded if a Monster is there.
card-harvest-moon = Harvest Moon
    .gender = neuter
    .article = definite
    .text = End of the Gather phase: take half, rounded down, of what lies at one Location where nobody gathered this round, if there is one. You choose which Location and, at the Market, which types.
card-hidden-vault = Hidden Vault
    .gender = neuter
    .article = definite
    .text =
        End of the Gather phase: every player at your Location, yourself included, gains { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of one type produced there. At the Market, everyone chooses their own type.
card-hired-help = Hired Help
    .gender = neuter
    .article = definite
    .text =
        When revealed: pay any { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } to the Supply, or discard this card at once. Next Turn, if you have paid: gain as much again of each type as you gather.
    .preview =
        When revealed: pay { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } to the Supply at once; if you cannot, discard this card. Next round: gain as much again of each type as you gather. Until then, the card stays before you.
card-little-helpers = Little Helpers
    .gender = neuter
    .article = definite
    .number = plural
    .text =
        End of the Gather phase: if you are alone, you have { $n ->
            [one] { $n } more action
           *[other] { $n } more actions
        } in this round’s Build phase.
    .preview =
        End of the Gather phase: if you are alone, you have { $n ->
            [one] { $n } more action
           *[other] { $n } more actions
        } in this round’s Build phase.
card-lonely-castle = Lonely Castle
    .gender = neuter
    .article = definite
    .text =
        When revealed: place this Unique Location on a Location of your choice that has none. End of every Gather phase: a player who is alone there gains { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of each type. After that, it is discarded if three players or more are there, or both in a two-player game.
card-magic-flute = Magic Flute
    .gender = neuter
    .article = definite
    .text = When revealed, before anything else: every Monster card played this round comes into your hand, unplaced and without effect. You may play it as usual in a later round.
card-mysterious-stranger = Mysterious Stranger
    .gender = masculine
    .article = definite
    .text = End of the Gather phase: if you are alone, gain a Friend, to keep or to hand to another player.
    .preview = End of the Gather phase: if you are alone, gain a Friend, to keep or to hand to another player.
card-night-at-the-tavern = Night at the Tavern
    .gender = neuter
    .article = none
    .text = When revealed: draw as many Friends as there are players and choose yours; the others are dealt at random, one to each opponent. Nobody may refuse, and everyone discards the Friend they had.
    .preview = When revealed: draw as many Friends as there are players and choose yours; the others are dealt at random, one to each opponent. Nobody may refuse, and everyone discards the Friend they had.
card-powerful-friends = Powerful Friends
    .gender = neuter
    .article = definite
    .number = plural
    .text = End of the Gather phase: every opponent at your Location loses one action of this round’s Build phase, and for each who loses one, you gain one.
    .preview = End of the Gather phase: from every opponent at your Location, steal one action of this round’s Build phase, if they have one left.
card-roar = Roar
    .gender = neuter
    .article = definite
    .text = Before collecting: every opponent at your Location shuffles all their Gather cards, the one they played included, draws one at random and goes there at once. Whoever draws the same Location stays.
    .preview = Before collecting: every opponent at your Location draws one of their unplayed Gather cards at random and goes there at once.
card-royal-wedding = Royal Wedding
    .gender = neuter
    .article = definite
    .text =
        When revealed: place this Unique Location on a Location of your choice that has none. End of every Gather phase: every player who is not there discards { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of their choice. After that, it is discarded if nobody is there.
card-search-the-past = Search the Past
    .gender = neuter
    .article = none
    .text =
        End of the Gather phase: if at least one opponent is at your Location, take { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } of your choice from the discard pile into your hand, or all of them if there are fewer.
card-share-the-wealth = Share the Wealth
    .gender = neuter
    .article = none
    .text =
        End of the Gather phase: every opponent who gathered at least { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } this round must give you { $m } of those. If they gathered several types, they choose which.
card-spy-network = Spy Network
    .gender = neuter
    .article = definite
    .text =
        End of the Gather phase: count the players at your Location, yourself included, and draw { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } for each.
    .preview =
        End of the Gather phase: count the opponents at your Location, and draw { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } for each.
card-taxation = Taxation
    .gender = neuter
    .article = none
    .text = Next Turn: at the end of the next round’s Gather phase, every opponent who is not at your Location discards half of all their resources, rounded down. Brick goes first, then Wood, then Straw.
    .preview = End of the Gather phase of the next round: whoever is not at your Location keeps one resource of their choice and discards all the others. Until then, the card stays before you.
card-thoughtful-gift = Thoughtful Gift
    .gender = neuter
    .article = definite
    .text =
        End of the Gather phase: give one opponent at most { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of one type; they must return as many of one other type, which they choose. Choose only an opponent who has enough of some single other type. You may also give nothing at all.
card-wandering-trader = Wandering Trader
    .gender = masculine
    .article = definite
    .text =
        End of the Gather phase: every player at your Location, yourself included, may once exchange { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of one type for { $m ->
            [one] { $m } resource
           *[other] { $m } resources
        } of one other type with the Supply.
card-wishing-well = Wishing Well
    .gender = neuter
    .article = definite
    .text = When revealed: swap any two face-down Gather cards without looking at them; yours may be one of them. Each counts as played by its new holder, who may look at it before any Fable still to come. At the end of the round, everyone takes their own card back.
    .preview = When revealed: swap the Gather cards of two other players, be they face down or face up. At the end of the round, everyone takes their own card back.
card-wolf = Wolf
    .gender = masculine
    .article = definite
    .text = When revealed: send this Monster to a Location of your choice that has none yet. Before collecting: if at least one pig is there, everything that lies at that Location goes to the Supply.
    .preview = When revealed: send this Monster to a Location of your choice that has none yet. Before collecting: if at least one pig is there, everything that lies at that Location goes to the Supply.

## Friends

card-aladdin = Aladdin
    .gender = masculine
    .article = none
    .text =
        Start of the round: announce whether you will gather alone or with others. End of the Gather phase: if you were right, gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of each type.
card-ali-baba = Ali Baba
    .gender = masculine
    .article = none
    .text = Start of the round: steal one resource of your choice from the stock of one opponent of your choice. End of the Gather phase: if that opponent gathered at your Location, you must give it back.
    .preview =
        End of the Gather phase: if you are alone, you may steal { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice from the stock of one other player.
card-cinderella = Cinderella
    .gender = feminine
    .article = none
    .text = After the Gather cards are revealed: before any opponent moves, go to your Location and gain { $n } of the resources there, as you choose; then everyone collects as usual, you too. This comes before a Wolf, and does not count as gathered.
    .preview = After the Gather cards are revealed: before the others arrive, take { $n } of the resources at your Location, as you choose; then everyone collects as usual, you too. This does not count as gathered.
card-evil-queen = Evil Queen
    .gender = feminine
    .article = definite
    .text = Start of the round: you choose your cards last, after looking at either the face-down Gather card or the face-down Fable of one opponent of your choice.
    .preview = Before the Fables are revealed: you choose your cards last, after looking at both the Gather card and the Fable of one player of your choice.
card-fairy-godmother = Fairy Godmother
    .gender = feminine
    .article = definite
    .text =
        Special Action: gain { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }. On your turn of the Build phase, without spending an action: you may discard her together with exactly { $m ->
            [one] { $m } Fable
           *[other] { $m } Fables
        } from your hand to gain { $m ->
            [one] { $m } resource
           *[other] { $m } resources
        } of your choice.
    .preview =
        Start of the Gather phase: draw { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        }. At any time: you may discard her, and with her up to { $m ->
            [one] { $m } Fable
           *[other] { $m } Fables
        } from your hand; gain one resource of your choice for each of those Fables.
card-frog-prince = Frog Prince
    .gender = masculine
    .article = definite
    .text =
        End of the Gather phase: if you are not alone, you must discard him and gain another Friend, never the Frog Prince again, to keep or to hand to another player. Then gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice.
card-gingerbread-man = Gingerbread Man
    .gender = masculine
    .article = definite
    .text =
        After the Gather cards are revealed: before the others go to their Locations, you may give up yours and take { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice from each Location instead. Then you do not gather this round, and count neither as alone nor as with others.
card-golden-goose = Golden Goose
    .gender = feminine
    .article = definite
    .text =
        End of the Gather phase: if you are alone, gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice. On your turn of the Build phase, without spending an action: you may discard her to gain { $m ->
            [one] { $m } resource
           *[other] { $m } resources
        } of your choice.
    .preview =
        End of the Gather phase: if you are alone, gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice. At any time: you may discard her to gain { $m ->
            [one] { $m } resource
           *[other] { $m } resources
        } of your choice.
card-goldilocks = Goldilocks
    .gender = feminine
    .article = none
    .text = Special Action: look at the top three Fables of the deck. One of your choice goes into your hand, the other two back on top in the order you like.
    .preview = Start of the Gather phase: you may discard her to take one resource of each type and one random Fable, all from one opponent of your choice.
card-hansel-and-gretel = Hansel & Gretel
    .gender = masculine
    .article = none
    .number = plural
    .text =
        Build phase: Walls cost every opponent { $n ->
            [one] { $n } resource more
           *[other] { $n } resources more
        }, of the type of the house. They pay that to you, not to the Supply.
card-huntsman = Huntsman
    .gender = masculine
    .article = definite
    .text =
        Start of the round: every opponent who has a Fable must play one this round. If a Monster is at your Location, its effects are cancelled and, once a round, you gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of each type.
card-jack = Jack the Giant Slayer
    .gender = masculine
    .article = none
    .text =
        After the Gather cards are revealed: add { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of one type produced there to your Location, from the Supply; at the Market, you choose the type. When a Giant would act, wherever it is: you may discard Jack to cancel its effects.
card-little-mermaid = Little Mermaid
    .gender = feminine
    .article = definite
    .text =
        When gained: choose two Gather cards to keep in hand. The rest lie face down under her and cannot be used; they come back to you when you lose her. Special Action: gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of each type.
card-pinocchio = Pinocchio
    .gender = masculine
    .article = none
    .text =
        Start of the round: announce which Gather card you will play; you may lie. End of the Gather phase: if it was the truth, gain { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of one type produced at that Location; at the Market, you choose the type.
card-puss-in-boots = Puss in Boots
    .gender = masculine
    .article = none
    .text = Special Action: build one section by all the usual rules. One resource of its cost may come from the stock of an opponent.
    .preview = While building: for every section you build, you may take one resource of its cost, of the right type, from the stock of one other player.
card-rapunzel = Rapunzel
    .gender = feminine
    .article = none
    .text =
        Start of the round: put { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of one type of your choice from the Supply on her. They add up, and the type may change every round. Special Action: if you are alone, gain everything on her. If you lose her, all that lies on her goes to the Supply.
card-red-riding-hood = Red Riding Hood
    .gender = feminine
    .article = none
    .text =
        Special Action: discard { $n ->
            [one] { $n } Fable
           *[other] { $n } Fables
        } from the top of the deck, face up. Every Wolf among them goes into your hand, though not the Big Bad Wolf; if there is none, draw one Fable. When a Wolf or the Big Bad Wolf would act, wherever it is: you may discard her to cancel its effects.
    .preview =
        When gained: take { $n ->
            [one] { $n } Wolf card
           *[other] { $n } Wolf cards
        }, Wolf or Big Bad Wolf, from the Fable deck into your hand, or from the discard pile what the deck lacks; then shuffle the deck. Gather phase: if a Wolf or Big Bad Wolf ends at your Location, you may discard it without effect.
card-robin-hood = Robin Hood
    .gender = masculine
    .article = none
    .text =
        End of the Build phase: every opponent whose stock is larger than yours, all resources counted together, must give you { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of their choice.
    .preview =
        End of the Gather phase: from one player at your Location, you may steal at most { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } of your choice. If you take any, an opponent of your choice, even the same one, receives one of yours.
card-rumpelstiltskin = Rumpelstiltskin
    .gender = masculine
    .article = none
    .text = Start of the Build phase: gain { $n } Straw. Special Action: turn all your Straw into the same amount of Wood, or of Brick, whichever one you choose.
    .preview = End of the Gather phase: once a round, you may turn { $n } Straw into the same amount of Wood or Brick. At any time: you may discard him to turn all your Straw into the same amount of Wood, or of Brick.
card-seven-dwarfs = Seven Dwarfs
    .gender = masculine
    .article = definite
    .number = plural
    .text =
        End of the Gather phase: if you are alone, you may perform { $n ->
            [one] { $n } more action
           *[other] { $n } more actions
        } in this round’s Build phase.
card-sleeping-beauty = Sleeping Beauty
    .gender = feminine
    .article = none
    .text = Start of the round: choose a player, yourself if you like. They must play the top Fable of the deck as their only one this round, as if from hand, and may not look at it before it is revealed, not even to choose their Gather card.
card-snow-white = Snow White
    .gender = feminine
    .article = none
    .text = End of the Gather phase: every opponent at your Location must hand you a Fable, which they choose. Whoever has none must give you one resource, which you choose.
    .preview = End of the Gather phase: every opponent at your Location must hand you a Fable, which they choose. Whoever has none gives nothing.
card-thumbelina = Thumbelina
    .gender = feminine
    .article = none
    .text = After the Gather cards are revealed, once a round: you may leave it to chance, turn up one of your unplayed Gather cards at random and go there instead.
    .preview = After the Gather cards are revealed, once a round: you may leave it to chance, turn up one of your unplayed Gather cards at random and go there instead.
card-tom-thumb = Tom Thumb
    .gender = masculine
    .article = none
    .text =
        Start of the round: choose a Location, if you like, and pick up { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        } lying there; at the Market, the type is yours to choose.
card-wood-cutter = Wood Cutter
    .gender = masculine
    .article = definite
    .text = Special Action: gain { $n } Wood, and add { $m } Wood from the Supply to the Forest. When any Monster would act, wherever it is: you may discard him to cancel its effects.

## Locations

place-fields = Fields
    .the = the Fields
    .at = in the Fields
    .to = to the Fields
    .from = from the Fields
place-forest = Forest
    .the = the Forest
    .at = in the Forest
    .to = to the Forest
    .from = from the Forest
place-brickyard = Brickyard
    .the = the Brickyard
    .at = at the Brickyard
    .to = to the Brickyard
    .from = from the Brickyard
place-market = Market
    .the = the Market
    .at = at the Market
    .to = to the Market
    .from = from the Market

## Resources and houses

material-straw = Straw
    .count = { $n } Straw
material-wood = Wood
    .count = { $n } Wood
material-brick = Brick
    .count = { $n } Brick
things = { LIST($things) }
things-none = nothing
part-floor = Floor
part-walls = Walls
part-roof = Roof
house-floor = Floor
house-walls = Walls
house-roof = Roof
house-corner-floor = Floor on Cutting Corners
house-corner-walls = Walls on Cutting Corners
house-corner-roof = Roof on Cutting Corners
section-straw-floor = Straw Floor
    .the = the Straw Floor
section-straw-walls = Straw Walls
    .the = the Straw Walls
section-straw-roof = Straw Roof
    .the = the Straw Roof
section-straw-corner-floor = Straw Floor on Cutting Corners
    .the = the Straw Floor on Cutting Corners
section-straw-corner-walls = Straw Walls on Cutting Corners
    .the = the Straw Walls on Cutting Corners
section-straw-corner-roof = Straw Roof on Cutting Corners
    .the = the Straw Roof on Cutting Corners
section-wood-floor = Wood Floor
    .the = the Wood Floor
section-wood-walls = Wood Walls
    .the = the Wood Walls
section-wood-roof = Wood Roof
    .the = the Wood Roof
section-wood-corner-floor = Wood Floor on Cutting Corners
    .the = the Wood Floor on Cutting Corners
section-wood-corner-walls = Wood Walls on Cutting Corners
    .the = the Wood Walls on Cutting Corners
section-wood-corner-roof = Wood Roof on Cutting Corners
    .the = the Wood Roof on Cutting Corners
section-brick-floor = Brick Floor
    .the = the Brick Floor
section-brick-walls = Brick Walls
    .the = the Brick Walls
section-brick-roof = Brick Roof
    .the = the Brick Roof
section-brick-corner-floor = Brick Floor on Cutting Corners
    .the = the Brick Floor on Cutting Corners
section-brick-corner-walls = Brick Walls on Cutting Corners
    .the = the Brick Walls on Cutting Corners
section-brick-corner-roof = Brick Roof on Cutting Corners
    .the = the Brick Roof on Cutting Corners

## Actions and other choices

action-draw = Draw a Fable
action-gain-straw = Gain 1 Straw
action-gain-wood = Gain 1 Wood
action-gain-brick = Gain 1 Brick
action-special = Special Action
    .of = { $card }: Special Action
action-dismiss = Discard your Friend
    .of = { $card }: discard for the gain
action-build = { $section } ({ $things })
yes-yes = Yes
prediction-alone = alone
prediction-together = with others
reward-resources = 1 of each resource
reward-fables = 2 Fables
reward-friend = a Friend
layer-gather = the Gather card
layer-fable = the Fable
none-fable = no Fable
none-seat = nobody’s help
fables-count =
    { $n ->
        [one] { $n } Fable
       *[other] { $n } Fables
    }
resources-count =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }

## The round

phase-start = Start of the round
phase-choosing = Choosing in secret
phase-revealing = The Fables are revealed
phase-gathering = Gather phase
phase-building = Build phase
phase-end = The end
window-start-of-round = start of the round
window-first-of-all = when revealed, before all else
window-when-revealed = when revealed
window-cards-revealed = Gather cards revealed
window-pigs-placed = pigs placed
window-before-collecting = before collecting
window-after-collecting = after collecting
window-end-of-gather = end of Gather
window-leaving = as it leaves
window-start-of-build = start of Build
window-end-of-build = end of Build
window-special-action = Special Action
window-farewell = when discarded
window-when-gained = when gained
window-build = while building
kind-monster = Monster
kind-unique = Unique Location
kind-next-turn = Next Turn
kind-friend = Friend
reason-not-alone = not alone there
    .who = { LIST($people) } { $n ->
        [one] is there, too
       *[other] are there, too
    }
reason-nobody-there = nobody else is there
reason-nothing-there = there is nothing for it
reason-nobody-can = nobody is able to
reason-no-cards = no card is left
reason-no-room = every Location has one already
reason-not-paid = it was not paid for
reason-nobody-hit = it hits nobody
cause-setup = the setup
cause-round = the round
cause-prince = Prince Regal
cause-plan = the secret choice
cause-gathering = collecting
cause-building = building
cause-first-builder = the First Builder Bonus
cause-clean-up = the Clean Up
cause-end = the end

## What happened
# $the, $there, $thither, $thence: the Location as `.the`, `.at`, `.to`, `.from` say it; each is hidden where the reader may not see which.

event-round-began =
    Round { $round }: { $you ->
        [yes] you are the Starting Player.
       *[no] { NAME($seat, form: "the") } is the Starting Player.
    }
event-prince-went =
    Prince Regal goes { $thither }{ $most ->
        [0] .
       *[other] , where { $most } lie: that is more than 10.
    }
event-prince-took = Prince Regal takes { $things } { $thence }, into the Supply.
event-refilled = { $things } more { $there }.
event-laid =
    { $what ->
        [hidden] { NAME($seat, form: "The") } lays a Gather card face down.
        [hidden-fable] { NAME($seat, form: "The") } lays a Gather card face down, and a Fable on it.
        [fable] { $you ->
            [yes] You lay
           *[no] { NAME($seat, form: "The") } lays
        } { $the } face down, and on it { NAME($card, form: "the") }.
        [unseen] { $you ->
            [yes] You lay
           *[no] { NAME($seat, form: "The") } lays
        } { $the } face down, and on it the unseen top Fable.
       *[place] { $you ->
            [yes] You lay
           *[no] { NAME($seat, form: "The") } lays
        } { $the } face down.
    }
event-fell-asleep =
    { $you ->
        [yes] You fall asleep: your
       *[no] { NAME($seat, form: "The") } falls asleep: their
    } only Fable this round is the unseen top card of the deck.
event-spied =
    { $self ->
        [yes] { $you ->
            [yes] You look
           *[no] { NAME($seat, form: "The") } looks
        } at the Gather card that came
       *[no] { $you ->
            [yes] You look at the Gather card of { NAME($to, form: "the") }
           *[no] { NAME($seat, form: "The") } looks at { $to_you ->
                [yes] your Gather card
               *[no] the Gather card of { NAME($to, form: "the") }
            }
        }
    }{ $the ->
        [hidden] .
       *[shown] : { $the }.
    }
event-glimpsed =
    { $you ->
        [yes] You look at the Fable of { NAME($to, form: "the") }
       *[no] { NAME($seat, form: "The") } looks at { $to_you ->
            [yes] your Fable
           *[no] the Fable of { NAME($to, form: "the") }
        }
    }{ $card ->
        [hidden] .
       *[shown] : { NAME($card, form: "the") }.
    }
event-laid-anew =
    { $cause ->
        [curse-of-darkness] { $you ->
            [yes] Your Gather card is now one drawn at random
           *[no] The Gather card of { NAME($seat, form: "the") } is now one drawn at random
        }
       *[other] { $you ->
            [yes] You lay another Gather card instead
           *[no] { NAME($seat, form: "The") } lays another Gather card instead
        }
    }{ $the ->
        [hidden] .
       *[shown] : { $the }.
    }
event-swapped =
    { $you ->
        [yes] Your Gather card and that of { NAME($to, form: "the") }
       *[no] { $to_you ->
            [yes] Your Gather card and that of { NAME($seat, form: "the") }
           *[no] The Gather cards of { NAME($seat, form: "the") } and { NAME($to, form: "the") }
        }
    } change places.
event-fable-revealed =
    { $you ->
        [yes] You reveal
       *[no] { NAME($seat, form: "The") } reveals
    } { NAME($card, form: "the") }.
event-monster-placed =
    { $you ->
        [yes] You send
       *[no] { NAME($seat, form: "The") } sends
    } { NAME($card, form: "the") } { $thither }.
event-unique-placed =
    { $you ->
        [yes] You set up
       *[no] { NAME($seat, form: "The") } sets up
    } { NAME($card, form: "the") } { $there }.
event-unique-left = { NAME($card, form: "The") } { $there } is gone: its condition has come true.
event-set-out =
    { $you ->
        [yes] You set
       *[no] { NAME($seat, form: "The") } sets
    } { NAME($card, form: "the") } out for the next round.
event-food-placed =
    { $you ->
        [yes] You serve
       *[no] { NAME($seat, form: "The") } serves
    } the Fairy Food { $there }.
event-card-revealed =
    { $you ->
        [yes] You have chosen
       *[no] { NAME($seat, form: "The") } has chosen
    } { $the }.
event-stayed-away =
    { $you ->
        [yes] You stay away and help yourself
       *[no] { NAME($seat, form: "The") } stays away and takes a little
    } everywhere.
event-changed-card =
    { $you ->
        [yes] You leave it to chance and turn
       *[no] { NAME($seat, form: "The") } leaves it to chance and turns
    } up { $the } instead.
event-moved =
    { $you ->
        [yes] Your pig
       *[no] The pig of { NAME($seat, form: "the") }
    } { $stays ->
        [yes] stays { $there }.
       *[no] goes { $thither }.
    }
event-predicted =
    { $you ->
        [yes] You announce: “I shall gather
       *[no] { NAME($seat, form: "The") } announces: “I shall gather
    } { $prediction }.”
event-declared =
    { $you ->
        [yes] You announce
       *[no] { NAME($seat, form: "The") } announces
    } { $the }, true or not.
event-collected =
    { $you ->
        [yes] You collect
       *[no] { NAME($seat, form: "The") } collects
    } { $things } { $there }.
event-took =
    { $you ->
        [yes] You take
       *[no] { NAME($seat, form: "The") } takes
    } { $things } { $thence }.
event-put = { $things } more { $there }, from the Supply.
event-wasted = { $things } { $there } are lost to the Supply.
event-gained =
    { $you ->
        [yes] You gain
       *[no] { NAME($seat, form: "The") } gains
    } { $things }.
    .surcharge =
        { NAME($card, form: "The") } { NAME($card, form: "number") ->
            [plural] bring
           *[singular] brings
        } { $you ->
            [yes] you
           *[no] { NAME($seat, form: "the") }
        } { $things } out of that price.
event-lost =
    { $you ->
        [yes] You lose
       *[no] { NAME($seat, form: "The") } loses
    } { $things }.
event-gave =
    { $you ->
        [yes] You give
       *[no] { NAME($seat, form: "The") } gives
    } { $to_you ->
        [yes] you
       *[no] { NAME($to, form: "the") }
    } { $things }.
event-stashed =
    { $you ->
        [yes] You lay
       *[no] { NAME($seat, form: "The") } lays
    } { $things } on Rapunzel.
event-unstashed =
    { $you ->
        [yes] You take
       *[no] { NAME($seat, form: "The") } takes
    } { $things } from Rapunzel.
event-drew =
    { $you ->
        [yes] You draw
       *[no] { NAME($seat, form: "The") } draws
    } { $card ->
        [hidden] a Fable.
       *[shown] { NAME($card, form: "the") }.
    }
event-reshuffled =
    The discarded Fables are shuffled into a new deck: { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
event-looked =
    { $you ->
        [yes] You look
       *[no] { NAME($seat, form: "The") } looks
    } at { $n ->
        [one] the top Fable.
       *[other] the top { $n } Fables.
    }
event-put-back =
    { $you ->
        [yes] You put
       *[no] { NAME($seat, form: "The") } puts
    } { $card ->
        [hidden] a Fable
       *[shown] { NAME($card, form: "the") }
    } back on top.
event-kept =
    { $you ->
        [yes] You keep
       *[no] { NAME($seat, form: "The") } keeps
    } { $card ->
        [hidden] a Fable.
       *[shown] { NAME($card, form: "the") }.
    }
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { NAME($seat, form: "The") } discards
    } { NAME($card, form: "the") }.
event-passed =
    { $you ->
        [yes] You hand
       *[no] { NAME($seat, form: "The") } hands
    } { $to_you ->
        [yes] you
       *[no] { NAME($to, form: "the") }
    } { $card ->
        [hidden] a Fable.
       *[shown] { NAME($card, form: "the") }.
    }
event-fetched =
    { $you ->
        [yes] You take
       *[no] { NAME($seat, form: "The") } takes
    } { NAME($card, form: "the") } in hand, for all to see.
event-friend-drawn =
    { $you ->
        [yes] You turn
       *[no] { NAME($seat, form: "The") } turns
    } up a Friend: { NAME($card, form: "the") }.
event-friend-came =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] join
       *[singular] joins
    } { $you ->
        [yes] you.
       *[no] { NAME($seat, form: "the") }.
    }
event-friend-left =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] leave
       *[singular] leaves
    } { $you ->
        [yes] you.
       *[no] { NAME($seat, form: "the") }.
    }
event-locked =
    { $the ->
        [hidden] { NAME($seat, form: "The") } lays a Gather card under the Little Mermaid.
       *[shown] { $you ->
            [yes] You lay
           *[no] { NAME($seat, form: "The") } lays
        } { $the } under the Little Mermaid.
    }
event-unlocked =
    { $you ->
        [yes] Your Gather cards come
       *[no] The Gather cards of { NAME($seat, form: "the") } come
    } back from under the Little Mermaid.
event-cancelled =
    { NAME($card, form: "The") } of { $you ->
        [yes] yours
       *[no] { NAME($seat, form: "the") }
    } { NAME($card, form: "number") ->
        [plural] cancel
       *[singular] cancels
    } { NAME($monster, form: "the") } of { $to_you ->
        [yes] yours.
       *[no] { NAME($to, form: "the") }.
    }
event-nothing =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] do
       *[singular] does
    } nothing for { $you ->
        [yes] you
       *[no] { NAME($seat, form: "the") }
    }: { $reason }.
event-turn-began =
    { $you ->
        [yes] Your turn to build:
       *[no] { NAME($seat, form: "The") } builds:
    } { $n ->
        [0] no action.
        [one] { $n } action.
       *[other] { $n } actions.
    }
event-actions =
    { $less ->
        [yes] { $you ->
            [yes] You lose
           *[no] { NAME($seat, form: "The") } loses
        } { $n ->
            [one] { $n } action.
           *[other] { $n } actions.
        }
       *[no] { $you ->
            [yes] You have
           *[no] { NAME($seat, form: "The") } has
        } { $n ->
            [one] { $n } more action.
           *[other] { $n } more actions.
        }
    }
event-acted =
    { $you ->
        [yes] You call on
       *[no] { NAME($seat, form: "The") } calls on
    } { NAME($card, form: "the") } for the Special Action.
event-paid =
    { $you ->
        [yes] You pay
       *[no] { NAME($seat, form: "The") } pays
    } { $things }.
event-built =
    { $you ->
        [yes] You build
       *[no] { NAME($seat, form: "The") } builds
    } { $section }{ $price ->
        [none] .
       *[told] {" "}for { $price }.
    }
    .helped =
        { $you ->
            [yes] You build
           *[no] { NAME($seat, form: "The") } builds
        } { $section } for { $price }; { $to_you ->
            [yes] 1 more comes from your stock.
           *[no] 1 more comes from the stock of { NAME($to, form: "the") }.
        }
event-unbuilt =
    { $you ->
        [yes] You lose
       *[no] { NAME($seat, form: "The") } loses
    } the top of a house: { $section }.
event-finished =
    { $you ->
        [yes] Your { $material } house
       *[no] The { $material } house of { NAME($seat, form: "the") }
    } is complete: { $n ->
        [one] the first house.
       *[other] { $n } houses now.
    }
event-first-builder =
    { $you ->
        [yes] You are
       *[no] { NAME($seat, form: "The") } is
    } the First Builder of { $material }.
event-chose-reward =
    { $you ->
        [yes] As a bonus you take { $reward }.
       *[no] As a bonus { NAME($seat, form: "the") } takes { $reward }.
    }
event-corner-won =
    { $you ->
        [yes] You gain
       *[no] { NAME($seat, form: "The") } gains
    } a Build Site on Cutting Corners.
event-share =
    { $pigs ->
        [one] alone { $things }
       *[other] { $pigs } pigs { $things } each
    }
    .market =
        { $n ->
            [one] { $pigs } pigs 1 resource each, chosen in turn
           *[other] { $pigs } pigs { $n } resources each, chosen in turn
        }
event-won =
    { $you ->
        [yes] You win
       *[no] { NAME($seat, form: "The") } wins
    } with { $n ->
        [one] { $n } complete house. The end.
       *[other] { $n } complete houses. The end.
    }

## Questions
# The question as it is asked of everybody; `.button` commits an answer and says it whole. `ask-…`: the same with what it is about.

question-effect-to-do = Several of your effects come now, and the order matters: which one first?
    .button = First { NAME($card, form: "the") }
question-plan-to-lay = Where does your pig go, and with which Fable? Nobody sees it until all have chosen.
    .button =
        { $card ->
            [none] { $place }, no Fable
           *[fable] { $place }, with { NAME($card, form: "the") }
        }
    .part-2 = And which Fable on it, if any?
question-place-for-monster = To which Location does your Monster go?
    .button = To { $the }
question-place-for-unique = On which Location do you set up your Unique Location?
    .button = On { $the }
question-another-place = A Monster is with you: flee to another Location, or pass to stay.
    .button = Flee { $thither }
question-token-to-take = Your turn at the Market: take one resource.
    .button = Take 1 { $material }
question-action-to-take = Your Build turn: take an action.
    .button = { $action }
question-reward-to-take = First Builder: which bonus do you take?
    .button = Take { $reward }
question-friend-at-the-tavern = Which of these Friends do you take? The others are dealt at random.
    .button = Take { NAME($card, form: "the") }
question-material-to-spin = Into what do you turn your Straw?
    .button = Into { $material }
question-fable-in-hand = Which Fable do you hand over?
    .button = Hand over { NAME($card, form: "the") }
question-fable-to-shed = Which Fable do you discard?
    .button = Discard { NAME($card, form: "the") }
question-fable-to-keep = Which of these Fables do you keep?
    .button = Keep { NAME($card, form: "the") }
question-player-for-friend = A new Friend: choose yourself to keep it, or the player who must take it.
    .button = It goes to { $seat }
question-mix-to-gain = Choose what you gain: how many Straw?
    .button = Gain { $things }
    .part-2 = How many Wood?
    .part-3 = How many Brick?
question-mix-of = Choose the resources: how many Straw?
    .button = { $things }
    .part-2 = How many Wood?
    .part-3 = How many Brick?
question-mix-at = Choose the resources: how many Straw?
    .button = Take { $things }
    .part-2 = How many Wood?
    .part-3 = How many Brick?
question-mix-owed = Choose what is handed over: how many Straw?
    .button = { $things }
    .part-2 = How many Wood?
    .part-3 = How many Brick?
question-any-player = Choose a player, yourself included.
    .button = { $seat }
question-opponent = Choose an opponent.
    .button = { $seat }
question-opponent-with-resources = Choose an opponent who owns something.
    .button = { $seat }
question-opponent-here = Choose an opponent at your Location.
    .button = { $seat }
question-any-place = Choose a Location.
    .button = { $place }
question-any-material = Choose a resource.
    .button = { $material }
question-material-to-gain = Which resource do you gain?
    .button = 1 { $material }
question-material-of = Which resource is it to be?
    .button = 1 { $material }
question-material-at = Which resource do you take from there?
    .button = 1 { $material }
question-material-made-at = Which of the resources produced there?
    .button = { $material }
question-sure = Do you wish to? Otherwise pass.
    .button = Yes
question-card-instead = You may lay another of your Gather cards; pass to keep yours.
    .button = { $place } instead
question-two-to-swap = Whose Gather cards change places? First the one.
    .button = Swap the cards of { $seat } and { $to }
    .part-2 = And the other?
question-house-to-blow-at = Which house loses its top section?
    .button = { $section }
question-victim-of-the-troll = From whom does your Troll take half?
    .button = { $seat }
question-place-to-harvest = Where nobody gathered: from which Location do you take half?
    .button = { $place }
question-fable-to-find = Which Fable do you take from the discard pile?
    .button = Take { NAME($card, form: "the") }
question-material-to-give = Which resource do you offer?
    .button = { $material }
question-gift = How many do you give?
    .button = { $n }
question-material-to-return = Which resource do you give back?
    .button = { $material }
question-material-to-trade = Which resource do you trade in? Pass to keep all.
    .button = Trade in { $material }
question-another-material = For which other resource?
    .button = For { $material }
question-friend-against = A Monster is about to act: send your Friend away to cancel it? Otherwise pass.
    .button = Yes, cancel it
question-prediction-to-make = Will you gather alone, or with others?
    .button = I shall gather { $prediction }
question-card-to-look-at = The Evil Queen watches: at whose card do you look?
    .button = { $seat }: look at { $layer }
    .part-2 = At the Gather card, or at the Fable?
question-fable-for-the-top = Which of these Fables is to lie on top?
    .button = { NAME($card, form: "The") } on top
question-card-to-lock = Which Gather card goes under the Little Mermaid?
    .button = { $place } under her
question-section-with-help = Which section do you build, and does anybody pay 1 of it?
    .button =
        { $seat ->
            [none] Build { $section }
           *[helped] Build { $section } ({ $seat } pays 1 of it)
        }
    .part-2 = From whose stock comes 1 of the cost?
question-place-with-resources = You may take 1 resource from a Location: which? Otherwise pass.
    .button = { $place }
question-resource-to-keep = Taxes: which one resource do you keep?
    .button = Keep 1 { $material }
question-two-others-to-swap = Whose Gather cards change places? First the one.
    .button = Swap the cards of { $seat } and { $to }
    .part-2 = And the other?
question-friend-to-dismiss = Discard your Friend?
    .button = Discard { NAME($card, form: "the") }
question-last-chance = A last chance: discard your Friend now, or pass.
    .button = Yes
question-fable-to-throw = You may throw away another Fable for 1 resource; pass when it is enough.
    .button = Throw away { NAME($card, form: "the") }
question-seat-to-help = Puss in Boots: who pays 1 of this section?
    .button = { $seat } pays 1
question-monster-to-discard = A Wolf is about to act at your Location: discard it? Otherwise pass.
    .button = Yes, discard it

ask-player-for-friend =
    { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] have
       *[singular] has
    } come. Keep, or give? Nobody can refuse.
    .keep =
        Keep: { $old ->
            [none] you have no Friend yet
           *[friend] you lose { $old }
        }
    .give =
        { $seat }: { $old ->
            [none] has no Friend yet
           *[friend] loses { $old }
        }
ask-mix-to-gain =
    { $n ->
        [one] Gain { $n } resource of your choice.
       *[other] Gain { $n } resources of your choice.
    }
ask-mix-of =
    { $you ->
        [yes] { $n ->
            [one] Give up { $n } resource of your stock: { $things }.
           *[other] Give up { $n } resources of your stock: { $things }.
        }
       *[no] { $n ->
            [one] Take { $n } resource from { NAME($seat, form: "the") }, who has { $things }.
           *[other] Take { $n } resources from { NAME($seat, form: "the") }, who has { $things }.
        }
    }
ask-mix-at =
    { $n ->
        [one] Take { $n } resource { $thence }: { $things } lie there.
       *[other] Take { $n } resources { $thence }: { $things } lie there.
    }
ask-mix-owed =
    { $you ->
        [yes] { $n ->
            [one] Hand over { $n } resource of what you gathered: { $things }.
           *[other] Hand over { $n } resources of what you gathered: { $things }.
        }
       *[no] { $n ->
            [one] Take { $n } resource of what { NAME($seat, form: "the") } gathered: { $things }.
           *[other] Take { $n } resources of what { NAME($seat, form: "the") } gathered: { $things }.
        }
    }
ask-material-of =
    { $you ->
        [yes] Give up 1 resource of your stock: { $things }.
       *[no] Take 1 resource from { NAME($seat, form: "the") }, who has { $things }.
    }
ask-material-at = Take 1 resource { $thence }: { $things } lie there.
ask-material-made-at = Choose one type that is produced { $there }.
ask-house-to-blow-at =
    { $you ->
        [yes] You stand there, too: which of your own houses loses its top section?
       *[no] Which house of { NAME($seat, form: "the") } loses its top section?
    }
ask-fable-in-hand = It goes to { NAME($seat, form: "the") }.
ask-fable-to-shed = Discard a Fable; { $n } more to follow.
ask-fable-to-keep = Keep a Fable; { $n } more to follow. Choose them in the order of the list.
ask-fable-to-find = Take a Fable from the discard pile; { $n } more to follow. Choose them in the order of the list.
ask-material-to-give =
    To { NAME($seat, form: "the") }, who has { $things }: give up to { $n } of one type, and as many of another come back.
ask-gift = How many { $material } do you give? As many of another type come back from { NAME($seat, form: "the") }, who has { $things }.
ask-material-to-return = You are given { $given }: which type do you return as many of?
ask-material-to-trade = You may trade { $n } of one type for { $m } of another. Otherwise pass.
ask-another-material = For which other resource do you trade in your { $material }?
ask-friend-against = { NAME($monster, form: "The") } is about to act. Discard { NAME($card, form: "the") } to cancel this? Otherwise pass.
ask-monster-to-discard = { NAME($monster, form: "The") } is about to act where you are. Discard that Monster without effect? Otherwise pass.
ask-card-to-lock = One more Gather card goes under her; { $n } after that.
ask-sure =
    { $cause ->
        [hired-help] Pay { $n } resources now, to gather double next round? Otherwise pass, and the card is discarded.
        [consult-the-oracle] You are alone: take a Fable at random from each of the other hands? Otherwise pass.
        [gingerbread-man] Stay away this round and take { $n } resource from each Location instead? Otherwise pass.
        [thumbelina] Turn up another of your Gather cards at random and go there instead? Otherwise pass.
       *[other] Do you wish to? Otherwise pass.
    }
ask-opponent =
    { $cause ->
        [crystal-ball] Whose Gather card do you look at?
        [evil-queen] Whose two cards do you look at?
        [thoughtful-gift] To whom does your gift go?
        [goldilocks] Discard Goldilocks to rob an opponent of 1 of each resource and a Fable? Otherwise pass.
        [robin-hood] Robin Hood shares: who gets 1 of your resources?
       *[other] Choose an opponent.
    }
ask-opponent-here =
    { $cause ->
        [robin-hood] Steal up to { $n } resources from whom, at your Location? Otherwise pass.
       *[other] From whom, at your Location, do you take { $n } resources?
    }
ask-opponent-with-resources =
    { $cause ->
        [preview-ali-baba] Steal { $n } resources from whom? Otherwise pass.
       *[other] From whom do you steal 1 resource?
    }
ask-any-player = Who must play the unseen top Fable this round? You may choose yourself.
ask-any-place =
    { $cause ->
        [pinocchio] Which Gather card do you announce? You may lie.
        [fairy-food] On which Location do you serve the Fairy Food?
       *[other] Choose a Location.
    }
ask-material-to-gain =
    { $cause ->
        [rapunzel] Of which resource do you lay { $n } on Rapunzel?
       *[other] Gain 1 resource of your choice.
    }
ask-card-instead = It is { $the }. You may lay another Gather card of yours; pass to keep { $mine }.
ask-seat-to-help = Puss in Boots: who pays 1 { $material } of this section?

## Answers that cannot be taken

refusal-yourself = This must be somebody else: choose one of the others.
refusal-not-playing = Nobody sits there: choose somebody at the table.
refusal-no-market = There is no Market with fewer than four players: choose another Location.
refusal-locked-away = { $place } lies under the Little Mermaid, and stays there as long as she is with you: choose another Gather card.
refusal-must-lay-a-fable = { NAME($to, form: "The") } has the Huntsman, so you must lay a Fable, as you hold one: choose which.
refusal-asleep = Sleeping Beauty chose your Fable this round, the unseen top one: lay a Gather card alone.
refusal-not-in-hand = { NAME($card, form: "The") } is not in your hand: choose a Fable that you hold.
refusal-nothing-laid = No Fable lies before { NAME($to, form: "the") }: look at the Gather card.
refusal-same-card = You have { $the } already: choose another, or pass to keep it.
refusal-monster-there = A Monster is already { $there }, and there is room for one at each Location: choose another.
refusal-grandma-calls = Grandma’s House calls every Monster: it must go { $thither }.
refusal-unique-there = { NAME($card, form: "The") } is already { $there }: one Unique Location each. Choose another.
refusal-not-here =
    { $where ->
        [produced] That is not produced { $there }.
        [nowhere] { NAME($to, form: "The") } is nowhere this round: choose somebody at that Location.
       *[else] { $to_you ->
            [yes] You are
           *[no] { NAME($to, form: "The") } is
        } { $there }, and it must be somebody at the right Location.
    }
refusal-has-nothing =
    { $material ->
        [none] There is nothing to take: this player owns no resource. Choose somebody else.
       *[one] There is no { $material } left to take: choose another resource.
    }
refusal-too-few =
    { $material }: { $n } are needed, there { $have ->
        [one] is { $have }
       *[other] are { $have }
    }. Choose fewer, or another resource.
refusal-same-material = It must be another resource than { $material }.
refusal-cannot-return = { NAME($to, form: "The") } could not give { $n } of a single other type back for { $material }: offer fewer.
refusal-not-so-many = That makes { $given }, but it must be { $n }.
    .most = { $given } is too many: { $n } at most.
refusal-supply-empty =
    { $material ->
        [none] The Supply has nothing left to trade for.
       *[one] The Supply has no { $material } left: choose another resource.
    }
refusal-nothing-lies-there =
    { $material ->
        [none] Nothing lies { $there }: choose another Location.
       *[one] No { $material } lies { $there }: choose another resource.
    }
refusal-somebody-gathered = Somebody gathered { $there }: choose a Location where nobody was.
refusal-brick-is-safe = The Big Bad Wolf cannot blow down Brick: choose a Straw or Wood house.
refusal-no-such-house = No house there has { $section } on top: choose one of those that stand.
refusal-sold-out = All { $part } sections of { $material } are in use: only the Big Bad Wolf could bring one back.
refusal-house-under-way = Your { $material } house has no Roof yet: one unfinished house of each material. Finish it first.
refusal-no-site-left =
    { $n ->
        [one] Your only Build Site is taken.
       *[other] All { $n } Build Sites are taken.
    } Go on with a house that is under way.
refusal-no-corner-left =
    { $n ->
        [0] You have no Build Site on Cutting Corners: play that Fable when you are alone.
        [one] Your Build Site on Cutting Corners is taken: build on an ordinary one.
       *[other] Your { $n } Build Sites on Cutting Corners are taken: build on an ordinary one.
    }
refusal-build-below-first = First the { $below }, then the { $part }: you have no { $material } house at that stage.
refusal-cost-short = { $cost }: you have { $have }, { $short } short. Gain it, or go { $thither }.
    .surcharge = { $cost }, of which 1 goes to { NAME($to, form: "the") } for Hansel & Gretel: you have { $have }, { $short } short. Gain it, or go { $thither }.
refusal-no-actions-left = You have no actions left this round.
refusal-no-fables-left =
    { $n ->
        [0] No Fable is left to draw: all are in hands or in play.
       *[other] { $n } Fables are needed, and you hold { $have }: draw some first.
    }
refusal-no-friend = You have no Friend now: Walls bring one.
refusal-no-special-action = { NAME($card, form: "The") } { NAME($card, form: "number") ->
        [plural] have
       *[singular] has
    } no Special Action: { NAME($card, form: "he") } { NAME($card, form: "number") ->
        [plural] help
       *[singular] helps
    } at another moment.
refusal-used-already = You have called on { NAME($card, form: "the") } already this turn: once a turn each Friend.
refusal-not-alone =
    { $n ->
        [0] You are at no Location, so you are not alone there.
       *[other] You are not alone: { LIST($people) } { $n ->
            [one] is
           *[other] are
        } { $there }, too.
    }
refusal-nothing-stashed = Nothing lies on Rapunzel yet: she is given something at the start of each round.
refusal-not-dismissed = { NAME($card, form: "The") } cannot be discarded for a gain.
refusal-not-on-table = { NAME($card, form: "The") } does not lie before you: choose one of those that do.
refusal-not-discarded = { NAME($card, form: "The") } is not in the discard pile: choose one that is.
refusal-in-order = Several are chosen one by one in the order of the list, so that each choice can be made in one way only: take one not before the last, with enough left after it.
refusal-not-now =
    { $which ->
        [section] No section can be built now, not even with 1 resource from somebody else.
        [effect] { NAME($card, form: "The") } { NAME($card, form: "number") ->
            [plural] have
           *[singular] has
        } nothing to do at this moment.
       *[other] That is not possible at this moment.
    }

## The standings

count-complete = Houses
count-straw = Straw
count-wood = Wood
count-brick = Brick
tie-brick = A tie: the most Brick houses decide.
tie-wood = A tie: the most Wood houses decide.
tie-token = A tie: the First Builder token of the sturdiest material decides.
tie-shared = A tie to the last: the victory is shared.

## On the screen: beside the cards, above and below them

undo-here = In this game “undo” takes back your answer as long as nothing has been drawn, shown or answered since; a plan, until the last one is sealed.
screen-dot = { $a } · { $b }
screen-heading = Round { $round } · { $phase }
screen-first =
    { $you ->
        [yes] you are the Starting Player
       *[no] Starting Player: { $seat }
    }
screen-places = The Locations
screen-share =
    { $pigs ->
        [1] alone { $each }
        [2] two { $each } each
        [3] three { $each } each
       *[other] four { $each } each
    }{ $stays ->
        [0] {""}
        [one] , { $stays } stays
       *[other] , { $stays } stay
    }
screen-pigs =
    { $you ->
        [yes] { $n ->
            [0] your pig, alone
           *[other] your pig with { LIST($people) }
        }
       *[no] { $n ->
            [one] the pig of { LIST($people) }
           *[other] the pigs of { LIST($people) }
        }
    }
screen-monster =
    { $you ->
        [yes] { $card }, your Monster
       *[no] { $card }, the Monster of { NAME($seat, form: "the") }
    }
screen-unique = { $card }
screen-token = First Builder token
screen-fables = Fables
screen-people = Friends and houses
screen-away = nowhere
screen-thinks =
    { $you ->
        [yes] your turn
       *[no] choosing
    }
screen-sealed = sealed
screen-friend =
    { $more ->
        [none] Friend: { $card }
       *[more] Friend: { $card } ({ $more })
    }
screen-friend-lost =
    { $more ->
        [none] { NAME($card, form: "the") }
       *[more] { NAME($card, form: "the") } ({ $more })
    }
screen-predicted = “{ $prediction }”
screen-carries = with { $things }
screen-locked =
    { $n ->
        [one] { $n } Gather card
       *[other] { $n } Gather cards
    }
screen-fable = plays { $card }
screen-fresh = for the next round: { $card }
screen-ripe = due this round: { $card }
screen-complete =
    { $n ->
        [one] a { $material } house
       *[other] { $n } { $material } houses
    }
screen-stage = { $material } up to the { $part }
screen-corner =
    { $n ->
        [one] a free site on Cutting Corners
       *[other] { $n } free sites on Cutting Corners
    }
screen-actions = { $n } actions this round
screen-nothing-yet = no house yet, no Friend
screen-no-house = no house yet
screen-hand = Your Fables
screen-in-hand = { LIST($cards) }
screen-no-fables = none
screen-my-friend = Your Friend
screen-choose = The cards
screen-landing = Where the new Friend may go
screen-mine = Yours
screen-stock = In stock: { $things }
screen-sections = What you could build next
screen-acts = acts now
screen-notes = What only you know
screen-note-hand = { NAME($seat, form: "The") } has { LIST($cards, form: "the") }.
screen-note-card = The Gather card before { NAME($seat, form: "the") }: { $place }.
screen-note-fable = The Fable before { NAME($seat, form: "the") }: { $card }.
screen-note-top =
    { $n ->
        [1] On top of the Fables: { $card }.
        [2] Second from the top: { $card }.
       *[other] Third from the top: { $card }.
    }
screen-note-locked = Under the Little Mermaid: { LIST($places) }.
screen-note-plan =
    { $card ->
        [none] Face down before you: { $place }.
        [unseen] Face down before you: { $place }, and the unseen top Fable.
       *[fable] Face down before you: { $place }, and { NAME($card, form: "the") }.
    }
screen-where-friend =
    { $you ->
        [yes] Your Friend.
       *[no] The Friend of { NAME($seat, form: "the") }.
    }
screen-where-hand =
    { $n ->
        [one] In your hand.
       *[other] { $n } in your hand.
    }
screen-where-fable =
    { $you ->
        [yes] Played by you this round.
       *[no] Played by { NAME($seat, form: "the") } this round.
    }
screen-where-fresh =
    { $you ->
        [yes] Set out by you for the next round.
       *[no] Set out by { NAME($seat, form: "the") } for the next round.
    }
screen-where-ripe =
    { $you ->
        [yes] Set out by you, and due this round.
       *[no] Set out by { NAME($seat, form: "the") }, and due this round.
    }
screen-where-place = It stands { $there }.
screen-copies =
    { $n ->
        [0] Not in this deck.
        [one] { $n } in the game; discarded: { $gone }.
       *[other] { $n } in the game; discarded: { $gone }.
    }
screen-not-in-play = Not among the Friends of this table.
screen-friend-gone = Discarded.
screen-is-alone =
    { $n ->
        [0] You are alone { $there }.
        [one] Not alone: { LIST($people) } is { $there }, too.
       *[other] Not alone: { LIST($people) } are { $there }, too.
    }
screen-can-special = The Special Action can be taken now.
screen-can-dismiss = It can be discarded now for the gain.
screen-head = { $card }
    .of =
        { $you ->
            [yes] { $card }, yours
           *[no] { $card } of { NAME($seat, form: "the") }
        }
screen-part-fable-revealed = The Fables
screen-part-card-revealed = The Gather cards
screen-part-collected = Collecting
screen-net =
    { $n ->
        [0] { $you ->
            [yes] you 0
           *[no] { $seat } 0
        }
       *[other] { $you ->
            [yes] you { LIST($things) }
           *[no] { $seat } { LIST($things) }
        }
    }
    .plus = +{ $things }
    .minus = −{ $things }
screen-ribbon =
    Gathered and changed hands: { $rows }
    { $turn }

## The rules

rules-1-story =
    .title = Once upon three houses
    .text =
        The Three Little Pigs have grown old, and a greedy King wants somebody new to build for him. You are one of their nieces and nephews: be the first with three houses, and the post is yours.
        A house is a Floor, Walls and a Roof, all of Straw, all of Wood or all of Brick. Any three houses will do, alike or not. Straw is plentiful and Brick is scarce; but Brick does not fear the Big Bad Wolf, and Brick wins ties.
        Everyone secretly sends a pig to a Location. Alone, it brings everything home; in company, it shares. Fables are tricks that work once. Friends come out of other tales to help you round after round, one at a time.
rules-2-setup =
    .title = The Forest is laid out
    .text =
        Lay out the Fields with 5 Straw, the Forest with 4 Wood and the Brickyard with 3 Brick, and under each its First Builder token. With four players the Market joins them, with 1 of each; with fewer it stays in the box, and so do the Gather cards that lead there.
        All other resources are the Supply. A large token merely stands for several of its kind (5 Straw, 4 Wood or 3 Brick), and may be changed at any time. Beside it are the House sections in nine stacks of 5: Floor, Walls and Roof of each material.
        The 56 Fables and the 25 Friends, each Friend a single card, are shuffled into two decks, face down. The Monsters wait nearby: two Wolves, and one each of the Big Bad Wolf, the Giant, the Bridge Troll and the Dragon. If beginners are at the table, the advanced cards may stay in the box.
        Each of you takes a colour, a pig, 5 Build Sites (a number, not places of their own) and one Gather card for each Location. Nobody begins with a resource, a Fable or a Friend.
        The rulebook lets whoever last ate bacon be the Starting Player; Fabletop takes the seat that the table names, or draws one. “In turn order” always means from the Starting Player clockwise, leaving out those whom it does not concern. With two players Prince Regal adds his die.
rules-3-round =
    .title = A round at a glance
    .text =
        A round has a Gather phase, a Build phase and a Clean Up. Its turn order is fixed when it begins.
        Gather phase: the start of the round; choose in secret; reveal the Fables; reveal the Gather cards; place the pigs; collect; the end of the Gather phase. Build phase: one turn each, in turn order.
        At the start of the round come, with two players, Prince Regal, and then in turn order: last round’s Fairy Food, which its owner now puts on a Location, and the Friends who act here. Aladdin and Pinocchio announce something, Ali Baba steals, Rapunzel is given her resources, Sleeping Beauty picks a player, Tom Thumb helps himself; what the Huntsman demands and the Evil Queen’s waiting begin to hold.
        Whatever happens at one moment is done in turn order, each effect to its end before the next. If several are yours, you choose which comes first: a house rule, for the rulebook puts players in order but not the cards of one player.
        On the cards “this turn” and “next turn” mean the round, and “the end of the turn” the end of the Gather phase; but your own turn, and “once per turn” for a Special Action, mean your turn of the Build phase.
        Clean Up: the Starting Player token goes one seat clockwise. The pigs come home, and everyone checks the Gather cards in hand; those under the Little Mermaid stay there. Then 5 Straw, 4 Wood and 3 Brick are added to whatever is left at the Fields, the Forest and the Brickyard, and 1 of each at the Market.
rules-4-choosing =
    .title = Choosing in secret
    .text =
        All at once, everyone lays down one Gather card, which says where the pig will go, and on it, if they wish, one Fable from hand. Both lie face down. You may hold any number of Fables, but play one a round at most.
        A few Friends meddle. Gather cards under the Little Mermaid cannot be used. If an opponent has the Huntsman and you hold a Fable, you must play one. If Sleeping Beauty picks you, your only Fable is the top card of the deck, unseen, and you choose your Gather card without knowing what it is. The owner of the Evil Queen waits for all the others, looks at the Gather card or the Fable of one opponent, and only then chooses.
        Open to all: stocks, houses, Friends, First Builder tokens, the Fable discard pile, cards set out and Unique Locations, how many Fables each player holds, and whatever was announced.
        Secret: the Fables in hand, the cards laid face down, which Gather cards lie under the Little Mermaid, and the order of the decks. Sleeping Beauty’s card is known to nobody until it is revealed, unless the Evil Queen has looked at it.
        What a card shows you alone is yours to know: the card seen by the Evil Queen or in the Crystal Ball, the one before you after a Curse of Darkness or a Wishing Well, the 3 that Goldilocks looks at, the 4 of Ghostly Whispers (the 2 thrown away are then open to all). A Fable that changes hands, by Consult the Oracle or Snow White, is known to both players.
rules-5-revealing =
    .title = Revealing: Fables, Monsters, pigs
    .text =
        All Fables are turned up together. The Magic Flute goes before everything: each Monster revealed this round, even one that Sleeping Beauty brought, goes to the hand of the Flute’s player and does nothing this round.
        Then, in turn order, everyone does what their Fable says for now: a Monster is placed, “When Revealed” is carried out, a Next-Turn card is set out beside the Locations.
        Whoever played a Monster must put it on a Location of their choice, one Monster at most on each; there is always room for it. Only while Grandma’s House is in play must every new Monster go there, even a second or a third. When the right figure is already in use, the card itself marks the Location, and nothing else changes.
        A Monster’s player makes all its choices, wherever their own pig may be. If their pig is there too, it is hit like any other.
        Now all Gather cards are turned up. Before the pigs move, in turn order: Cinderella, the Gingerbread Man, Jack the Giant Slayer, Thumbelina.
        The pigs go to their Locations, and whatever comes before collecting is done in turn order: Chinny Chin Chin, the Dragon, Roar, the Wolf. A Friend who cancels a Monster may do so now. After that nobody moves any more: who is alone stays alone until the Build phase is over.
rules-6-gathering =
    .title = Collecting and sharing
    .text =
        Each Location is counted once, before anybody takes. A pig alone takes all there is. Several pigs take equal shares, rounded down, and the rest stays for the next round. Where no pig is, everything stays.
        At the Market each takes the same number, too, but by choosing: in turn order, one resource at a time, until everyone there has an equal share. With three pigs and 5 resources each chooses one, and 2 stay.
        You have “gathered” only what your pig collects in this way, never what Fables or Friends add. The Bridge Troll and Share the Wealth look at nothing else.
        If you paid for Hired Help last round, you now take from the Supply as many of each type as you have just gathered. That copy is a bonus, so it does not count as gathered.
        Whatever you gain comes from the Supply unless a text says otherwise, and you may own as much as you like. What lies on Rapunzel is not yet in your stock.
        Whoever has used the Gingerbread Man this round is at no Location: such a player gathers nothing and is neither alone nor with others.
rules-7-end-of-gather =
    .title = The end of the Gather phase
    .text =
        Now comes, in turn order, everything with this timing: Fables of this round, last round’s Taxation and Fairy Food, Unique Locations, Friends, and of the Monsters the Big Bad Wolf, the Bridge Troll and the Giant, whom a Friend may still cancel.
        You are alone when no other pig is at your Location. Monsters never count, and Prince Regal does not either.
        A Unique Location (Grandma’s House, Lonely Castle, Royal Wedding) goes, when revealed, onto a Location that has none. It stays from round to round and works at the end of each Gather phase, the first included, until the condition on it comes true. By our house rules it acts in the place of whoever played it, as a Fable would, and if every Location has one, a new one is discarded without effect.
        A Next-Turn card (Fairy Food, Hired Help, Taxation) lies open for all to see, works in the following round and is then discarded. For Hired Help you pay when it is revealed; if you do not, it is discarded on the spot.
        Then all is cleared away, in this order: Unique Locations whose condition is true leave, while the Monsters are still there to be seen; Next-Turn cards that have done their work are discarded; so are all other Fables that are done with, face up; the Monsters go; everyone takes back their own Gather card. New Next-Turn cards, the other Unique Locations and a Cutting Corners that has become a Build Site stay.
rules-8-building =
    .title = Building
    .text =
        Rumpelstiltskin’s owner begins by gaining 1 Straw, and the actions of this round are settled: 2 for each player, 2 more with Little Helpers, 1 more with the Seven Dwarfs, and with Powerful Friends 1 more for each opponent affected, who has 1 less; never below 0. In turn order, each takes one turn with all their actions; the same action may be taken again.
        The actions: draw the top Fable; gain any one resource; build a section; use a Friend’s Special Action. By our house rule an action is left unused only if none is possible, or if it is the one that the Seven Dwarfs brought.
        A section is paid in the material of its house: Floor 2, then Walls 4, then Roof 6. You may work on several houses, but start a second of the same material only when the first is complete. Should the Big Bad Wolf leave you with two unfinished ones all the same, you may go on with both.
        A new house needs an empty Build Site: you have 5, and Cutting Corners is one more, where each section costs 1 less. When a stack of sections is empty, nobody can build that section, unless the Big Bad Wolf brings one back.
        If an opponent has Hansel & Gretel, your Walls cost 1 more, which goes to that opponent. With Puss in Boots, 1 of the cost may come from the stock of one opponent.
        Walls bring a Friend. A Roof that completes the first house of its material in the whole game brings the First Builder token and one of three: 1 Straw, 1 Wood and 1 Brick; 2 Fables; or a Friend. Each token is won once, whatever happens to that house later.
        At any moment between the actions of your turn, and by our house rule even when none is left, you may discard the Fairy Godmother or the Golden Goose for what they offer; that is no action. When all have had their turn, Robin Hood compares and collects.
rules-9-friends =
    .title = Friends
    .text =
        You gain a Friend when you build Walls, as a First Builder if you so choose, and by some Fables and Friends. Turn up the top Friend: you must keep it, or hand it to another player, who cannot refuse. It can never be thrown away unused.
        Nobody has more than one Friend. Whoever receives one first discards the old, even in the middle of a turn, and keeps the new: a Friend handed over is not passed on.
        When Rapunzel leaves you, what lies on her goes back to the Supply. When the Little Mermaid comes, choose 2 Gather cards to keep; the others lie locked under her until she goes.
        A Special Action takes one of your actions. Each Friend’s may be used once a turn, and that of a Friend who joins you in the middle of your turn at once.
        Some Friends may be discarded for an effect: the Fairy Godmother and the Golden Goose only in your own Build turn; Jack the Giant Slayer, Red Riding Hood and the Wood Cutter just when the Monster they cancel would take effect. The Huntsman cancels Monsters at his Location without being asked, and stays.
rules-10-the-end =
    .title = The end of the tale
    .text =
        At the end of each Build phase, when everyone has had a turn and Robin Hood has collected, we look: if somebody has 3 complete houses, of whatever materials, the game is over.
        If only one player has them, that player wins. If several have, the most Brick houses win; then the most Wood houses; then the First Builder token of the sturdiest material. At each step those who are behind drop out.
        The rulebook does not say whose sturdiest material is meant. By our house rule, the Brick token decides if one of those tied has it, else the Wood token, else the Straw token. If others hold them all, the victory is shared.
        All complete houses count at these steps, a fourth one too; but four are not more than three. A house without its Roof is not complete, even if it once was.
rules-11-two-players =
    .title = Two players and Prince Regal
    .text =
        With two, a prince of the realm is saving up for a palace of his own and takes half of whatever he finds. He belongs to nobody. Apart from his die, nothing in the setup changes, and there is no Market.
        At the very start of each round roll his die: he takes half, rounded down, of what lies at that Location, and it goes to the Supply. Of 5 Brick he takes 2 and leaves 3. Only then do you choose your cards.
        If a Location holds more than 10, he does not roll but goes where the most lies; of equal heaps he prefers the Brickyard, then the Forest, then the Fields.
        He is never at a Location: he neither spoils being alone nor shares, and no Monster catches him. By our house rule he is no player for any card.
        Two more house rules: the rulebook names both the start of the round and the start of the Gather phase for him, so he goes before everything else; and as it does not describe his die, each of the three Locations is equally likely.
rules-12-decks =
    .title = The decks, and what we do not know
    .text =
        The rulebook counts 56 Fables and shows 32, so many come more than once; how often, it does not say, and we have found it written nowhere. Only this is certain: at least one of each; at least two Wolves; and of some Monster more cards than figures. The 25 Friends have 25 names, so there is one of each.
        All the rest is our reconstruction, and no more than a guess. R1, which Fabletop takes unless told otherwise: 3 Wolves; 1 each of Curse of Darkness, Cutting Corners, Dragon, Fairy Food, Giant, Grandma’s House, Lonely Castle, Magic Flute and Royal Wedding; 2 of each of the other 22.
        R2, reconstructed too: the same single cards except Fairy Food, and 2 of every other, the Wolf included.
        R3, reconstructed too: 1 each of the 16 Fables that the preview edition did not have. Of the 16 that it had, 3 each of A Friendly Game, Big Bad Wolf, Bridge Troll, Chinny Chin Chin, Ghostly Whispers, Little Helpers, Spy Network and Wolf, and 2 each of the others.
        The beginner’s deck: the rulebook keeps its advanced cards for tables that know the game, without listing them. We guess, with still less certainty, the nine single Fables of R1, and of the Friends the Gingerbread Man, Hansel & Gretel, the Huntsman, the Little Mermaid, Rapunzel and Sleeping Beauty. R1 then has 47 Fables left, and there are 19 Friends. Unless you ask for it, all cards are in play.
        If you own the box, count its cards and give Fabletop a deck file of your own: then nothing is guessed any more.
        When a deck runs out, its discards are shuffled into a new one as soon as a card is needed; if there are none either, nothing is drawn, and nobody may spend an action on drawing. The rulebook is silent here, so this is a house rule, and so is the discard pile of the Friends.
        Nor does it say what happens when the Supply runs out. At Fabletop the Supply is unlimited, by house rule; a table may ask for a strict one, with the 45 Straw, 35 Wood and 30 Brick of the box. The House sections are always limited.
rules-13-preview =
    .title = The preview edition
    .text =
        Before the game reached the shops there was a smaller edition, with 16 Fables and 12 Friends, one card of each, and 15 single tokens of every material. Everyone has 6 Build Sites, which are hardly ever filled. There are no advanced cards, no Monster figures, no Next-Turn or Unique Location cards and no die. The rest is set up, shared, built and won as in the retail edition; ties are broken in the same order, and what happens at one moment is done in turn order.
        The start of the round is no moment of its own; some Friends act at the start of the Gather phase instead. A Monster’s card itself lies on a Location, one at most on each, and is discarded with the other Fables. In the Build phase you may take up to 2 actions (draw, gain, build) and may stop early. There are no Special Actions, but some Friends may be discarded at any time. An example in the rulebook would allow a second Wood house while the first is under way; its own rule forbids it, and so do we.
        Two players give Prince Regal the Gather cards and the pig of a colour not in use. At the start of each Gather phase, before you choose, one of his three cards is revealed at random, and half of what lies there, rounded down, goes to the Supply. He has no die, no Market card and no eye for the fullest Location; Monsters and being alone do not concern him. By our house rule all three cards are there again each round.
        As in the retail edition: Consult the Oracle, Ghostly Whispers, Little Helpers, Mysterious Stranger, Night at the Tavern, Wolf; of the Friends Cinderella and Thumbelina.
        Fables that differ: A Friendly Game takes 2 resources from each opponent at your Location. When the Big Bad Wolf comes, each player there chooses which of their own Straw or Wood houses loses its top section. The Bridge Troll takes half of what they gathered from all pigs there. Powerful Friends steals an action from each player at your Location. Chinny Chin Chin works when pigs are placed and draws no Fable. Roar draws among the unplayed Gather cards only. Spy Network brings 2 Fables for each opponent at your Location.
        Taxation waits before you until the end of the next Gather phase, when whoever is not at your Location discards all resources but one. Hired Help waits likewise: its 2 resources must be paid when it is revealed, and doubling comes next round. The Wishing Well swaps the Gather cards of two other players, face down or face up.
        Friends that differ: Ali Baba, at the end of the Gather phase and if you are alone, may steal 2 resources from one player. The Evil Queen, before the Fables are revealed, sees both cards of one player. The Fairy Godmother draws 1 Fable at the start of each Gather phase; discarded at any time, she turns up to 3 Fables of your hand into 1 resource each. The Golden Goose may be discarded at any time. Goldilocks, discarded at the start of a Gather phase, takes 1 resource of each type and 1 random Fable from one opponent. With Puss in Boots, 1 resource of every section may come from another player’s stock.
        Red Riding Hood, when gained, brings 2 Wolf cards to your hand from the Fable deck, else from the discards, and the deck is shuffled; a Wolf or Big Bad Wolf that ends at your Location may be discarded without effect. Robin Hood, at the end of the Gather phase, may steal up to 2 resources from a pig at your Location; if he does, give 1 of yours to an opponent. Rumpelstiltskin, once a round at that moment, may turn 1 Straw into 1 Wood or Brick; discarded at any time, he turns all your Straw into one of them. Snow White gets a Fable from each pig at your Location that has one, and never a resource.

## Rulings: what the rulebook leaves open, or what is easily missed
# `.case`: the question. `.basis`: rulebook, published, deduced or house; where it is mixed, the weaker.

## Order and procedure

ruling-or1 = In turn order, clockwise from the Starting Player: each card is carried out to its end before the next one begins.
    .case = Several cards take effect at the same moment?
    .basis = rulebook
ruling-or2 = You choose the order: the rulebook puts players in order, not the cards of one player. Unless you wish otherwise: the Next-Turn card of last round, this round’s Fable, the Unique Location you played, then your Friend.
    .case = Two of your own cards take effect at the same moment?
    .basis = house
ruling-or3 = One after another, in turn order, and everyone sees the choices already made.
    .case = One card lets several players choose, like Fairy Food, the Royal Wedding, the Wandering Trader or Snow White?
    .basis = deduced
ruling-or4 = Where it says “may”, you decide. Where it does not, it must be done if it can be, and as far as it can be: we take the card at its word.
    .case = Must you do what a card says?
    .basis = house
ruling-or5 = The ability for that moment works only if your turn to act in it has not begun yet, and never within the very turn that brought you the Friend. So nothing goes round in circles, and turn order keeps its meaning.
    .case = You gain a Friend at the very moment when such a Friend takes effect?
    .basis = house
ruling-or6 = The effect is lost, even one already announced, like Aladdin’s prediction or Pinocchio’s declaration: an ability goes with the card you hold. Only Ali Baba’s debt outlives him.
    .case = You lose a Friend that has yet to take effect?
    .basis = house
ruling-or7 = What the Friend does at the start of a round must wait for the next one. Whatever comes later in the round works at once: the Huntsman cancels Monsters, as that part of his card names no moment, and Rapunzel’s Special Action is open, even if nothing lies on her yet.
    .case = You gain a Friend when the start of the round is over?
    .basis = house
ruling-or8 = Just when that Monster would take effect, in turn order. The first to do so cancels it for everybody, as the cards set no bounds to it; nobody is asked about a Monster that would hit nobody.
    .case = When may Jack the Giant Slayer, Red Riding Hood or the Wood Cutter be discarded to cancel a Monster?
    .basis = house
ruling-or9 = No: only the Huntsman needs to be there.
    .case = Must you be at a Monster’s Location to cancel it?
    .basis = deduced
ruling-or10 = What must happen happens by itself, and about what may happen you are asked. The rulebook leaves the remembering to you, but the game is no richer for it.
    .case = You forget to use your Friend?
    .basis = house

## Gingerbread Man, Cinderella, Jack, Thumbelina

ruling-gb1 = The prediction is right: there is no other pig at that Location.
    .case = Aladdin predicted “alone”, and the only rival at that Location runs away with the Gingerbread Man?
    .basis = deduced
ruling-gb2 = Your prediction is void, as Aladdin is gone. Even with him, running away would make it wrong: you would not gather at all.
    .case = Night at the Tavern turns your Aladdin into the Gingerbread Man?
    .basis = house
ruling-gb3 = It fails if it needs you to be alone or looks at your Location: the Spy Network draws nothing, the Hidden Vault pays nothing. Fables that do not mind where you are work: Harvest Moon, Share the Wealth, Thoughtful Gift, your Monsters, and the draw of Chinny Chin Chin if no Monster was played.
    .case = You run away with the Gingerbread Man: what of your own Fable?
    .basis = deduced
ruling-gb4 = Yes: you are not at the Location in question, so you discard for both.
    .case = You ran away with the Gingerbread Man: do the Royal Wedding and an opponent’s Taxation reach you?
    .basis = deduced
ruling-gb5 = All your opponents pay: none of them is at your Location, since you have none.
    .case = You ran away with the Gingerbread Man, and your own Taxation falls due?
    .basis = deduced
ruling-gb6 = No: none of them touches you, and none rewards you.
    .case = You ran away with the Gingerbread Man: do Monsters, Fairy Food, Grandma’s House, the Lonely Castle, Snow White or Powerful Friends reach you?
    .basis = deduced
ruling-gb7 = No: what he takes is not gathered.
    .case = Does what the Gingerbread Man takes from a Location keep Harvest Moon away?
    .basis = rulebook
ruling-gb8 = Nothing is gathered, nothing is doubled, and the card is discarded.
    .case = You paid for Hired Help, then run away with the Gingerbread Man?
    .basis = deduced
ruling-gb9 = In turn order: who comes first takes first.
    .case = Cinderella and the Gingerbread Man take in the same round?
    .basis = rulebook
ruling-gb10 = He brings you nothing from there.
    .case = A Location is empty when the Gingerbread Man runs by?
    .basis = deduced
ruling-ci1 = You keep your 2 resources; the Wolf makes away with the rest only.
    .case = Cinderella takes you to a Wolf’s Location?
    .basis = rulebook
ruling-ci2 = The 2 resources are already in your stock and burn with everything else: she comes before the Dragon.
    .case = Cinderella takes you to the Dragon’s Location?
    .basis = deduced
ruling-ci3 = You take what is there.
    .case = Fewer than 2 resources await Cinderella?
    .basis = house
ruling-ci4 = You keep the 2 resources.
    .case = Cinderella has taken her resources, then Roar or Chinny Chin Chin moves your pig?
    .basis = deduced
ruling-ci5 = Never: they are not gathered.
    .case = Do Cinderella’s 2 resources count for the Bridge Troll, Share the Wealth or Hired Help?
    .basis = deduced
ruling-ja1 = Turn order decides. If Jack comes first, Cinderella may take of his 2 resources; if not, only of what lay there before him.
    .case = Jack the Giant Slayer and Cinderella at one Location?
    .basis = rulebook
ruling-th1 = What they have done stays done: what was added stays at the Location, what was taken is kept.
    .case = Thumbelina flies off after Jack the Giant Slayer or Cinderella has acted?
    .basis = deduced
ruling-th2 = You draw among your own Gather cards, except the one that you last chose or drew yourself. A swap does not change which one that is: the swapped card is played, not in hand.
    .case = Thumbelina after the Wishing Well, the Curse of Darkness or the Crystal Ball?
    .basis = deduced

## Declarations and stolen goods

ruling-pi1 = The card revealed in the end is held against the declaration, for better or worse: the Curse makes it the card played.
    .case = The Curse of Darkness strikes Pinocchio?
    .basis = house
ruling-pi2 = The card that came in exchange is the card played: it decides.
    .case = The Wishing Well swaps Pinocchio’s Gather card?
    .basis = rulebook
ruling-pi3 = The revealed Gather card decides, not the place where the pig ends up: what he declares is a card.
    .case = Roar or Chinny Chin Chin moves Pinocchio’s pig?
    .basis = house
ruling-pi4 = 2 resources of one type, whichever you like.
    .case = Pinocchio told the truth, and it was the Market?
    .basis = deduced
ruling-al1 = Look at the pigs at the Location where you stand when resources are collected.
    .case = Roar, Chinny Chin Chin or another effect moves Aladdin’s pig?
    .basis = deduced
ruling-ab1 = At the end of the Gather phase, when your turn comes, if both your pigs stood at the same Location when resources were collected. It does not matter if there was nothing to collect: gathering together means sharing the Location.
    .case = When does Ali Baba give back what he stole?
    .basis = house
ruling-ab2 = You give back one of the same type if you have it, otherwise nothing.
    .case = The resource that Ali Baba stole is already spent or burnt?
    .basis = house
ruling-ab3 = The debt remains: otherwise Night at the Tavern would wash the theft clean.
    .case = Ali Baba leaves you before the resource is given back?
    .basis = house
ruling-ab4 = Then nothing is stolen.
    .case = No opponent has a resource for Ali Baba?
    .basis = deduced

## Gather-card manipulation

ruling-gc1 = Yes: the card you then play is another player’s.
    .case = May the Wishing Well send you to a Location whose card is locked under your Little Mermaid?
    .basis = deduced
ruling-gc2 = Any two, your own among them if you like; with two players it is simply both.
    .case = Which Gather cards may the Wishing Well swap?
    .basis = rulebook
ruling-gc3 = Only your two usable cards are shuffled: locked cards may not be used.
    .case = The Curse of Darkness or Roar strikes you while the Little Mermaid locks your cards?
    .basis = house
ruling-gc4 = The Curse may undo your change: it shuffles the new card in with the others, and chance picks one.
    .case = Your Crystal Ball comes before an opponent’s Curse of Darkness?
    .basis = rulebook
ruling-gc5 = You may look at your new card first, then use the Crystal Ball and change it.
    .case = An opponent’s Curse of Darkness comes before your Crystal Ball?
    .basis = rulebook
ruling-gc6 = They go in turn order, and the second may see the card that the first has just changed. Whoever played the first does not get to choose again.
    .case = Two Crystal Balls in one round?
    .basis = rulebook
ruling-gc7 = They do not clash: the Queen peeks while cards are being chosen, the Crystal Ball when the Fables are revealed. And there is only one Evil Queen, so never do two players choose last.
    .case = The Evil Queen and the Crystal Ball in one round?
    .basis = deduced
ruling-gc8 = Yes: it is a face-down Fable like any other. Its player still may not look.
    .case = May the Evil Queen peek at a Fable that Sleeping Beauty imposed?
    .basis = house
ruling-gc9 = You look at that player’s Gather card: only a card that is there can be chosen.
    .case = The Evil Queen picks a player who has played no Fable?
    .basis = deduced
ruling-gc10 = Yes: all four Gather cards are shuffled, save any that are locked, and the Market may come up.
    .case = Can Roar send a pig to the Market?
    .basis = rulebook
ruling-gc11 = Only Monsters that act later in turn order see where it now stands.
    .case = Roar sends a pig to a Wolf or the Dragon, or away from one?
    .basis = rulebook
ruling-gc12 = Choose at once which two you keep, out of all your Gather cards. The one you played still counts this round, even if locked, for a round is not rewritten; it goes under her when all take their Gather cards back.
    .case = You gain the Little Mermaid when your Gather card is already played?
    .basis = house
ruling-gc13 = All your cards come back at once. A Curse of Darkness, Roar, Crystal Ball or Thumbelina still to come counts them, and so does your next choice.
    .case = You lose the Little Mermaid to the Giant, Night at the Tavern or a new Friend?
    .basis = house
ruling-gc14 = 1 card of 3, or 2 of 4 when the Market is in play.
    .case = How many Gather cards does the Little Mermaid lock?
    .basis = deduced

## Monsters, Flute, Unique Locations

ruling-mo1 = The Flute wins: the Monsters come into your hand before they are placed anywhere.
    .case = Your Magic Flute and Grandma’s House both call for the Monsters?
    .basis = rulebook
ruling-mo2 = It goes first all the same, before any Monster is placed.
    .case = The Magic Flute comes after the Monster in turn order?
    .basis = rulebook
ruling-mo3 = The first in turn order takes all the Monsters. This needs a deck of your own making.
    .case = Two Magic Flutes in one round?
    .basis = rulebook
ruling-mo4 = We take the card at its word: a Monster was played, so you do not draw; it is nowhere, so you do not move.
    .case = Chinny Chin Chin, and the only Monster has gone to the Magic Flute?
    .basis = house
ruling-mo5 = A Monster played earlier in turn order stays where it was put; one that comes after must go to the House.
    .case = Grandma’s House and a Monster are revealed together?
    .basis = rulebook
ruling-mo6 = Both act, each at its own moment, in turn order.
    .case = Two Monsters at Grandma’s House?
    .basis = deduced
ruling-mo7 = Only its effects are gone; the Monster stays until the Locations are cleared at the end of the Gather phase. So it still drives Grandma’s House away, and Chinny Chin Chin may still flee from it.
    .case = The Huntsman or a discarded Friend cancels a Monster?
    .basis = deduced
ruling-mo8 = Turn order decides: fleeing too late does not bring back what is already lost.
    .case = Chinny Chin Chin against the Dragon or a Wolf?
    .basis = rulebook
ruling-mo9 = Nothing is destroyed, even if a pig arrives afterwards.
    .case = The Wolf finds no pig at its Location when its turn comes?
    .basis = deduced
ruling-mo10 = That is allowed, and the Monster does its worst if it has yet to act.
    .case = A fleeing pig runs into another Monster?
    .basis = deduced
ruling-mo11 = The house is unfinished again and no longer counts among your three. The Roof goes back to its stack, and anyone may build it.
    .case = The Big Bad Wolf takes a Roof?
    .basis = deduced
ruling-mo12 = You may continue both; you just may not start a third, as the rule speaks of starting.
    .case = The Big Bad Wolf leaves you with two unfinished houses of the same material?
    .basis = house
ruling-mo13 = Your Build Site is free again. A Cutting Corners card stays with you.
    .case = The Big Bad Wolf takes a Floor?
    .basis = deduced
ruling-mo14 = No: it is given only once for each material. Its token stays with its holder, and still counts in a tie.
    .case = When the Big Bad Wolf has been, is the First Builder Bonus of that material to be had again?
    .basis = rulebook
ruling-mo15 = Yes: a Walls section was built.
    .case = You rebuild Walls that the Big Bad Wolf took: do you gain a Friend again?
    .basis = deduced
ruling-mo16 = They are two separate effects, one for each card. There is only one miniature: the second card marks its Location itself.
    .case = Two Big Bad Wolves in one round?
    .basis = deduced
ruling-mo17 = You must pick one of your own Straw or Wood houses too, if you have any: the card means every player there.
    .case = Your pig is where your own Big Bad Wolf blows?
    .basis = rulebook
ruling-mo18 = You give half, rounded down, of what you gathered, but no more than you still own of the types you gathered.
    .case = The Bridge Troll picks you when you have already lost resources?
    .basis = house
ruling-mo19 = The Troll looks at what you gathered, without the doubling: that part is a bonus.
    .case = The Bridge Troll and Hired Help?
    .basis = rulebook
ruling-mo20 = The victim, as with Share the Wealth.
    .case = The Bridge Troll at the Market: who chooses the types to give?
    .basis = house
ruling-mo21 = He does nothing.
    .case = No pig is with the Bridge Troll, or only the pig of the player who played him?
    .basis = deduced
ruling-mo22 = No: they may be discarded only on your own turn of the Build phase.
    .case = The Giant comes: may you quickly discard the Golden Goose or the Fairy Godmother for their reward?
    .basis = rulebook
ruling-mo23 = Turn order decides: if your turn comes before the Giant’s, the ability still happens; if not, the Friend is gone already.
    .case = The Giant strikes a Friend who acts at the end of the Gather phase?
    .basis = rulebook
ruling-mo24 = Yes: they are not in your hand.
    .case = Are the Fable you played and your Next-Turn cards safe from the Giant?
    .basis = deduced
ruling-mo25 = They go back to the Supply.
    .case = What becomes of the resources on Rapunzel when the Giant drives her away?
    .basis = rulebook
ruling-mo26 = No: it is not in your stock.
    .case = Do the Dragon, Taxation and Robin Hood touch what lies on Rapunzel?
    .basis = deduced
ruling-mo27 = The whole Giant is cancelled, for everybody; of two Giants, only one. Two Giants need a deck of your own making.
    .case = You discard Jack the Giant Slayer against a Giant?
    .basis = house
ruling-mo28 = All of them are cancelled, but the reward comes only once a round: one sentence, one reward.
    .case = Several Monsters at the Huntsman’s Location?
    .basis = house
ruling-mo29 = Each time a Monster’s turn to act comes while your pig is at its Location.
    .case = When does the Huntsman deal with a Monster?
    .basis = house
ruling-mo30 = The Fable from Sleeping Beauty satisfies the Huntsman, and nothing is played from hand: it is that player’s only Fable this round.
    .case = The Huntsman and Sleeping Beauty call on the same player?
    .basis = rulebook
ruling-mo31 = Whoever has no Fable need not play one.
    .case = The Huntsman, and a player without Fables?
    .basis = rulebook
ruling-mo32 = It is revealed, then discarded.
    .case = The Huntsman makes you play Hired Help, and you do not have 2 resources?
    .basis = rulebook
ruling-mo33 = Only those named Wolf: her card names the Big Bad Wolf apart, so he is not one of them.
    .case = Which cards are Wolves when Red Riding Hood digs through the deck?
    .basis = house
ruling-mo34 = You discard what is there; the discard pile is reshuffled first only if the deck is empty. Then, if there was no Wolf, you draw as usual.
    .case = Red Riding Hood digs, and the Fable deck has fewer than 5 cards?
    .basis = house
ruling-mo35 = No, you must pick one of the others: nobody gives anything to themselves.
    .case = Your pig is with others at your Bridge Troll: may you pick yourself?
    .basis = house
ruling-mo36 = The Huntsman goes first and cancels the Monster for everybody; nobody else is asked. He has no choice and costs nothing, so nobody gives up a Friend in vain.
    .case = The Huntsman is at a Monster’s Location, and others have Friends that could cancel it?
    .basis = house
ruling-mo37 = Yes, when that Monster’s turn comes: any Monster is cancelled and earns the reward, still only once a round.
    .case = Does the Huntsman act against a Monster that you played, or one that would hit nobody?
    .basis = deduced

## Unique Locations

ruling-ul1 = No: a Location holds one Unique Location at most. Whoever plays another chooses a different Location for it.
    .case = May a second Unique Location go onto the same Location?
    .basis = rulebook
ruling-ul2 = Nobody gains anything, and the Castle stays. It leaves only when three or more players are there, or both in a game of two.
    .case = Two pigs at the Lonely Castle, in a game of three or four?
    .basis = rulebook
ruling-ul3 = You discard nothing.
    .case = You are not at the Royal Wedding, and you own no resource?
    .basis = deduced
ruling-ul4 = Yes. Fairy Food is no Unique Location, so both lie there and both work.
    .case = May Fairy Food be put where a Unique Location lies?
    .basis = deduced
ruling-ul5 = There is no room for it, so it is discarded without effect. This needs a deck of your own making.
    .case = Every Location already holds a Unique Location, and another is revealed?
    .basis = house
ruling-ul6 = Each new Monster goes to one of the two, and its player says which: both cards call for it, but it can be in one place only. This needs a deck of your own making.
    .case = Two Grandma’s Houses in play at once?
    .basis = house

## Resources, Next-Turn cards and trading

ruling-re1 = Your own share is doubled, type by type, whether you shared a Location or chose at the Market.
    .case = What does Hired Help double when you were not alone?
    .basis = deduced
ruling-re2 = Nothing: where the Wolf leaves nothing, you gather nothing, and twice nothing is nothing.
    .case = You have paid for Hired Help, and the Wolf empties your Location?
    .basis = deduced
ruling-re3 = No: you gathered only 4. What Hired Help adds is a bonus, and Share the Wealth does not look at it.
    .case = You gathered 4 and Hired Help made it 8: does Share the Wealth reach you?
    .basis = rulebook
ruling-re4 = No. It needs a Location where no pig stood when resources were collected: that is the plain meaning of its words.
    .case = Pigs stood at a Location but each got nothing: may Harvest Moon choose it?
    .basis = house
ruling-re5 = At the end of the next round’s Gather phase, when its owner’s place in the turn order comes. Whoever is not at the owner’s Location then is taxed on the stock held at that moment.
    .case = When does Taxation look at Locations and stocks?
    .basis = deduced
ruling-re6 = 3, for half of 7 is rounded down: both Brick, then the Wood. The Straw stays.
    .case = What does Taxation cost with 2 Brick, 1 Wood and 4 Straw?
    .basis = rulebook
ruling-re7 = You take that one.
    .case = A Friendly Game against an opponent who owns a single resource?
    .basis = house
ruling-re8 = Yes; then nothing changes hands.
    .case = May a Thoughtful Gift be no resource at all?
    .basis = rulebook
ruling-re9 = An opponent who owns as many resources of one other type as you give. Several types do not add up.
    .case = To whom may you make a Thoughtful Gift?
    .basis = rulebook
ruling-re10 = Each player may trade once: 2 of one type for 3 of exactly one other type.
    .case = How often, and for what, may you deal with the Wandering Trader?
    .basis = rulebook
ruling-re11 = Not one just played: those are discarded later. But Fables thrown away by the Giant or Ghostly Whispers just before are in the pile, and so is a Hired Help that was not paid for.
    .case = Can Search the Past find Fables of this very round?
    .basis = deduced
ruling-re12 = It stays, even if you lose your Friend or your whole hand meanwhile. If the game ends first, it does nothing.
    .case = What may happen to your Next-Turn card while it waits?
    .basis = deduced
ruling-re13 = Yes: what they take is missing when the rest is shared, and nothing is refilled before Clean Up.
    .case = Cinderella, Tom Thumb or Prince Regal has taken from a Location: is there less to share?
    .basis = deduced
ruling-re14 = That player is passed over.
    .case = You Consult the Oracle, and somebody has no Fables in hand?
    .basis = deduced
ruling-re15 = Then there is nothing to give.
    .case = Snow White meets an opponent with neither Fables nor resources?
    .basis = deduced
ruling-re16 = What counts is what was gathered. The 2 come from the types gathered, as far as the giver still owns any, otherwise fewer; we treat it like the Bridge Troll.
    .case = Share the Wealth, and the giver has lost resources in between?
    .basis = house
ruling-re17 = A gain, a refill at Clean Up or a copy by Hired Help takes what is left, first come, first served in turn order, and the rest is lost. A type that has run out cannot be chosen. This needs a table that plays with a strict Supply.
    .case = One type runs out in the Supply?
    .basis = house

## Actions

ruling-ac1 = No: there was nothing to lose, so you gain nothing. We call an opponent affected only if an action was lost.
    .case = Does Powerful Friends gain you an action from an opponent who has none?
    .basis = house
ruling-ac2 = Count from 2 actions and add or take away as the cards come, in turn order. A loss is measured against what a player has at that moment.
    .case = Powerful Friends and Little Helpers in the same round?
    .basis = deduced
ruling-ac3 = Each takes an action from the other and gains one.
    .case = Two players at one Location both play Powerful Friends?
    .basis = deduced
ruling-ac4 = Your turn comes all the same: you may still discard the Golden Goose or the Fairy Godmother, which costs no action.
    .case = What is left to you with no action at all?
    .basis = house
ruling-ac5 = You keep it, for it has already been granted.
    .case = The Seven Dwarfs bring you an action, then the Giant drives them away?
    .basis = house

## Building

ruling-bu1 = 3 to the Supply and 1 to the owner of Hansel & Gretel.
    .case = Walls on Cutting Corners, while an opponent has Hansel & Gretel?
    .basis = deduced
ruling-bu2 = You owe what that Build Site asks, and 1 of it may come from an opponent, even if 1 is the whole cost.
    .case = Puss in Boots builds on Cutting Corners?
    .basis = house
ruling-bu3 = Any 1 of the whole cost, surcharge included. It may even come from the owner of Hansel & Gretel.
    .case = Puss in Boots builds Walls, while an opponent has Hansel & Gretel: which resource may be another’s?
    .basis = house
ruling-bu4 = You have two more Build Sites, and each makes the sections of its own house 1 cheaper. This needs a deck of your own making.
    .case = You own Cutting Corners twice?
    .basis = deduced
ruling-bu5 = No: only opponents pay more.
    .case = Does the owner of Hansel & Gretel pay the surcharge, too?
    .basis = rulebook
ruling-bu6 = Yes, in the same turn: for the Special Action you need an action left, for the Golden Goose not even that.
    .case = Your Walls bring the Golden Goose or a Friend with a Special Action: may you use it at once?
    .basis = rulebook
ruling-bu7 = No: each Friend’s Special Action once a turn, even if that Friend has gone and come back.
    .case = You lose a Friend and gain it again in one turn: may its Special Action be used twice?
    .basis = rulebook
ruling-bu8 = At once, even in the middle of a turn.
    .case = You give away a Friend: when does it replace the receiver’s own?
    .basis = rulebook
ruling-bu9 = The pigs are still where they collected: if you were alone there, you still are.
    .case = Who is “alone” for Rapunzel in the Build phase?
    .basis = deduced
ruling-bu10 = All opponents are compared with you at one moment, before anybody gives: the card speaks of each who has more.
    .case = How does Robin Hood compare?
    .basis = house
ruling-bu11 = Yes, at the end of this very Build phase.
    .case = Robin Hood joins you during the Build phase: does he still act?
    .basis = deduced
ruling-bu12 = No Straw this round: the start of the phase is past. But you may use his Special Action.
    .case = Rumpelstiltskin joins you during the Build phase?
    .basis = deduced
ruling-bu13 = Nobody can build it, not even with Puss in Boots.
    .case = The stack of a section is empty?
    .basis = rulebook
ruling-bu14 = The discards are shuffled into a new deck; if there are still too few, you draw fewer.
    .case = You choose 2 Fables as First Builder, and the deck is almost empty?
    .basis = house
ruling-bu15 = You take both bonuses.
    .case = You finish the first houses of two materials in one turn?
    .basis = deduced
ruling-bu16 = You cannot start a new house, but you may go on with those under way.
    .case = All your Build Sites are taken?
    .basis = rulebook

## Friends and decks

ruling-fr1 = Yes. You then have no Friend, but you still gain the resource.
    .case = The Frog Prince goes: may you give away the Friend who comes for him?
    .basis = deduced
ruling-fr2 = Shuffle the other Friends of the discard pile and draw. He himself stays in the pile, for he may not come back at once.
    .case = The Frog Prince goes, and the Friend deck is empty?
    .basis = house
ruling-fr3 = For you she does nothing this round; given to a player whose place in the turn order is still to come, she does. So turn order keeps its meaning, and no chain runs on for ever.
    .case = The Frog Prince makes way for Snow White: does she act at once?
    .basis = house
ruling-fr4 = The new Friends are drawn first, then all the old ones are discarded. A Friend dealt to you stays with you and cannot be passed on.
    .case = In what order do Friends come and go with Night at the Tavern?
    .basis = house
ruling-fr5 = The discarded Friends are shuffled into a new deck.
    .case = The Friend deck is empty?
    .basis = house
ruling-fr6 = As soon as a card is needed, the discarded Fables are shuffled into a new deck. If there are still too few, do as much as you can; Sleeping Beauty then has no effect, and her player may play a Fable from hand.
    .case = The Fable deck is empty?
    .basis = house
ruling-fr7 = Look at as many as there are, once the discards have been shuffled in.
    .case = Goldilocks finds fewer than 3 Fables?
    .basis = house
ruling-fr8 = It is played like any other.
    .case = Sleeping Beauty brings a Next-Turn card or a Unique Location?
    .basis = deduced
ruling-fr9 = No: keep it, without refusing or passing it on, and discard the Friend you had.
    .case = Somebody hands you a Friend: have you a choice?
    .basis = rulebook

## The end

ruling-en1 = They still take their Build turns; only then does the game end.
    .case = Somebody finishes a third house before others have built?
    .basis = published
ruling-en2 = Among those tied, the First Builder token for Brick decides, else the one for Wood, else the one for Straw. If others hold them all, the victory is shared. The rulebook says “sturdiest” without saying whose, so we go from one token to the next.
    .case = Three houses each, and as many of Brick and of Wood?
    .basis = house
ruling-en3 = The number does not matter, only how many complete houses are of Brick, then of Wood; the fourth counts among them.
    .case = Four houses against three?
    .basis = deduced
ruling-en4 = At each step those who are behind drop out, and the next compares only those who are left.
    .case = Three or four players are tied?
    .basis = rulebook

## Prince Regal

ruling-pr1 = The Prince: he has no place in the turn order, so he goes before everything else.
    .case = Who takes first at the start of the round, Prince Regal or Tom Thumb?
    .basis = house
ruling-pr2 = The Brickyard, where he takes 6.
    .case = 12 Straw in the Fields, 12 Brick in the Brickyard: which does Prince Regal visit?
    .basis = rulebook
ruling-pr3 = Nothing: half of 1 is rounded down.
    .case = What does Prince Regal take where 1 resource lies?
    .basis = deduced
ruling-pr4 = He rolls as usual: there must be more than 10.
    .case = A Location holds exactly 10: does Prince Regal roll?
    .basis = rulebook
ruling-pr5 = No: he gets no Friend, Night at the Tavern does not count him, nobody can choose him, and where he takes, Harvest Moon may still be used. He has no hand, no stock, no pig and no Gather cards.
    .case = Is Prince Regal a player for the cards?
    .basis = house

## The preview edition

ruling-p1 = Once: the rulebook counts 16 cards and shows 16 names.
    .case = In the preview edition, how often is each Fable in the deck?
    .basis = rulebook
ruling-p2 = The Wolf and the Big Bad Wolf, from the deck first, then from the discard pile; if one is in neither, you go without. No other of the 16 cards is a Wolf.
    .case = In the preview edition, which 2 Wolf cards does Red Riding Hood bring?
    .basis = house
ruling-p3 = Whenever you have a decision to make, once as each step of the round ends, and when you are about to lose that Friend. We take “any time” at its word.
    .case = In the preview edition, when is “at any time” for discarding a Friend?
    .basis = house
ruling-p4 = All from the one opponent you choose: 1 of each type to be found there, and a Fable at random. We read the sentence, and the burglary it tells of, as meaning a single victim.
    .case = In the preview edition, from whom does Goldilocks take?
    .basis = house
ruling-p5 = It has no effect: there are no two other players, and the card that Prince Regal revealed has done its work already.
    .case = In the preview edition, the Wishing Well with two players?
    .basis = house
ruling-p6 = It is discarded without effect, as in the retail edition.
    .case = In the preview edition, Hired Help without 2 resources to pay?
    .basis = house
ruling-p7 = The player who is taxed. The rulebook does not say, so we leave the choice to whoever loses.
    .case = In the preview edition, who chooses the resource that Taxation leaves?
    .basis = house
ruling-p8 = No: you steal an action only from somebody who has one to lose. The number of actions never falls below 0.
    .case = In the preview edition, does Powerful Friends gain you an action from an opponent who has none?
    .basis = deduced
ruling-p9 = The discards are shuffled into a new deck, as in the retail edition. If all are in hand, nothing is drawn.
    .case = In the preview edition, the 16 Fables run out?
    .basis = house
ruling-p10 = Before any Wolf acts, whoever played it: the card speaks of the moment when pigs are placed.
    .case = In the preview edition, when may you move with Chinny Chin Chin?
    .basis = house
ruling-p11 = Yes, once at least 1 has been stolen. The gift may even go to the player who was robbed.
    .case = In the preview edition, must Robin Hood’s owner give something away?
    .basis = deduced
ruling-p12 = No: they are neither counted nor doubled. The preview rulebook does not say, so we do as in the retail edition.
    .case = In the preview edition, do Cinderella’s 2 resources count for the Bridge Troll or Hired Help?
    .basis = house
ruling-p13 = They replace the old ones, and nobody may refuse or pass on a Friend. Passing on would undo the random deal, so we do as in the retail edition.
    .case = In the preview edition, what becomes of the Friends dealt by Night at the Tavern?
    .basis = house
ruling-p14 = No: her owner chooses the round, as with the Friends who may be discarded at any time.
    .case = In the preview edition, must Goldilocks be discarded at the next start of a Gather phase?
    .basis = house
