"""The Friends that are the same in both editions, or nearly; each function is one card, or one of its abilities."""

from fabletop.engine.words import *

from .building import *
from .choosing import *
from .decks import *
from .rules import *
from .verbs import *


@when(CARDS_REVEALED, CINDERELLA)
def cinderella(g: Position, me: int) -> Story:
    """After the Gather cards are revealed. Go first to your Location and gain 2 resources that lie there; they are not gathered."""
    yield from take_some(g, me, g.card[me], amount(g, CINDERELLA))


def late_chooser(g: Position) -> int:
    """The Evil Queen chooses last, having looked."""
    return holder(g, EVIL_QUEEN)


@when(END_OF_GATHER, GOLDEN_GOOSE)
def golden_goose(g: Position, me: int) -> Story:
    """End of Gather. If alone, gain 1 resource of your choice."""
    if not alone(g, me):
        fizzle(g, me, REASON_NOT_ALONE)
        return
    yield from gain_any(g, me, amount(g, GOLDEN_GOOSE))


@when(FAREWELL, GOLDEN_GOOSE)
def golden_goose_leaves(g: Position, me: int) -> Story:
    """Discard her: gain 2 resources of your choice."""
    g.cause = GOLDEN_GOOSE
    leave(g, me)
    yield from gain_any(g, me, second_amount(g, GOLDEN_GOOSE))


@when(CARDS_REVEALED, THUMBELINA)
def thumbelina(g: Position, me: int) -> Story:
    """After the Gather cards are revealed, once: you may shuffle your unplayed Gather cards, turn one up and go there instead."""
    yes = yield may(me, sure)
    if yes != NONE:
        turn_up_another(g, me)


def turn_up_another(g: Position, me: int) -> None:
    """Not the one that I chose or drew last."""
    place = draw_from(g, my_cards(g, me) & ~only(g.own[me]))
    g.own[me] = place
    g.turned[me] = place
    g.card[me] = place
    say(g, CHANGED_CARD, me, place)


# ---- Rumpelstiltskin, in whatever way he spins
def straw_to_spin(g: Position, me: int) -> Refusal:
    if g.board[me][STRAW] == 0:
        return no(HAS_NOTHING, STRAW)
    return OK if in_supply(g, WOOD, 1) or in_supply(g, BRICK, 1) else no(SUPPLY_EMPTY, NONE)


def material_to_spin(g: Position, me: int, material: Material) -> Refusal:
    if material == STRAW:
        return no(SAME_MATERIAL, STRAW)
    return OK if in_supply(g, material, 1) else no(SUPPLY_EMPTY, material)
