"""The Friends of the retail edition that the preview has otherwise or not at all; each function is one card, or one of its abilities."""

from fabletop.engine.words import *

from ..building import *
from ..choosing import *
from ..decks import *
from ..friends import *
from ..hooks import *
from ..rules import *
from ..round import *
from ..verbs import *


def receive_friend(g: Position, seat: int, friend: int) -> Story:
    """The old Friend goes first; then whatever the new one does when gained."""
    leave(g, seat)
    come(g, seat, friend)
    if has(acting(WHEN_GAINED), friend):
        yield from act_when_gained(g, friend, seat)


def friend_left(g: Position, seat: int, friend: int) -> None:
    rapunzel_leaves(g, seat, friend)
    little_mermaid_leaves(g, seat, friend)


def monster_stopped(g: Position, me: int, hits: int) -> Story:
    """Does anybody cancel this Monster as it would act? By mere presence, without being asked; or by sending a Friend away, in turn order."""
    monster = g.fable[me]
    if monster_stood_off(g, me, monster):
        return 1
    if not hits:
        fizzle(g, me, REASON_NOBODY_HIT)
        return 1
    for seat in turn_order(g):
        yes = yield may(seat, friend_against, monster)
        if yes != NONE:
            say(g, CANCELLED, seat, g.friend[seat], monster, me)
            leave(g, seat)
            return 1
    return 0


def friend_against(g: Position, me: int, yes: Yes, monster: int) -> Refusal:
    """Send my Friend away to cancel this Monster."""
    if g.friend[me] == NONE:
        return no(NO_FRIEND)
    return OK if has(g.settings.cancels[g.friend[me]], monster) else no(NOT_NOW, g.friend[me])


def some_fables_left(g: Position, me: int) -> Refusal:
    return OK if some_fables(g) else no(NO_FABLES_LEFT)


# ---- the cards
@when(START_OF_ROUND, ALADDIN)
def aladdin_predicts(g: Position, me: int) -> Story:
    """Start of round. Announce whether you will gather alone or with others."""
    prediction = yield ask(me, prediction_to_make)
    g.predicted[me] = prediction
    say(g, PREDICTED, me, prediction)


def prediction_to_make(g: Position, me: int, prediction: Prediction) -> Refusal:
    return OK


@when(END_OF_GATHER, ALADDIN)
def aladdin(g: Position, me: int) -> None:
    """End of Gather. If it came true, gain 1 of each resource."""
    if (g.predicted[me] == ALONE and alone(g, me)) or (g.predicted[me] == TOGETHER and accompanied(g, me)):
        gain_each(g, me, amount(g, ALADDIN))


@when(START_OF_ROUND, ALI_BABA)
def ali_baba(g: Position, me: int) -> Story:
    """Start of round. Steal 1 resource from one opponent."""
    victim = yield ask_if_any(me, opponent_with_resources)
    if victim == NONE:
        fizzle(g, me, NOTHING_THERE)
        return
    material = yield ask(me, material_of, victim)
    g.robbed[me] = victim
    g.stolen[me] = material
    give(g, victim, me, material, 1)


@when(END_OF_GATHER, ALI_BABA)
def ali_baba_returns_it(g: Position, me: int) -> None:
    """End of Gather. Give it back if its owner gathers at your Location, as far as you have one of the kind."""
    if g.robbed[me] != NONE and together(g, me, g.robbed[me]):
        give(g, me, g.robbed[me], g.stolen[me], 1)
    g.robbed[me] = NONE


def debts(g: Position, seat: int) -> Set:
    return only(ALI_BABA) if g.robbed[seat] != NONE and g.settings.debt_stays else 0


def look_and_choose(g: Position, me: int) -> Story:
    """The Evil Queen looks at one opponent's Gather card or Fable, then lays her own."""
    g.cause = EVIL_QUEEN
    look = yield ask(me, card_to_look_at)
    if look % 2 == GATHER:
        spy_card(g, me, look // 2)
    else:
        spy_fable(g, me, look // 2)
    choice = yield ask(me, plan_to_lay)
    g.cause = CAUSE_PLAN
    lay_plan(g, me, choice // (FABLES + 1), choice % (FABLES + 1))


def card_to_look_at(g: Position, me: int, at: Seat, layer: Layer) -> Refusal:
    if at >= g.settings.seats:
        return no(NOT_PLAYING, at)
    if at == me:
        return no(YOURSELF, at)
    return no(NOTHING_LAID, at) if layer == LAYER_FABLE and not has(g.laying, at) else OK


@when(SPECIAL_ACTION, FAIRY_GODMOTHER, some_fables_left)
def fairy_godmother(g: Position, me: int) -> None:
    """Special Action. Draw 2 Fables."""
    draw_fables(g, me, amount(g, FAIRY_GODMOTHER))


def enough_fables_to_shed(g: Position, me: int) -> Refusal:
    have = count(g.hand[me], FABLES)
    need = second_amount(g, FAIRY_GODMOTHER)
    return OK if have >= need else no(NO_FABLES_LEFT, have, need)


@when(FAREWELL, FAIRY_GODMOTHER, enough_fables_to_shed)
def fairy_godmother_leaves(g: Position, me: int) -> Story:
    """Discard her and exactly 2 Fables from hand: gain 2 resources of your choice."""
    g.cause = FAIRY_GODMOTHER
    leave(g, me)
    begin_choice(g, me)
    n = second_amount(g, FAIRY_GODMOTHER)
    while n > 0:
        n -= 1
        fable = yield ask(g.chooser, fable_to_shed, n)
        shed(g, me, fable)
    yield from gain_any(g, me, second_amount(g, FAIRY_GODMOTHER))


@when(END_OF_GATHER, FROG_PRINCE)
def frog_prince(g: Position, me: int) -> Story:
    """End of Gather. If not alone, discard him, gain another Friend, then 1 resource of your choice."""
    if not accompanied(g, me):
        fizzle(g, me, NOBODY_THERE)
        return
    leave(g, me)
    yield from gain_friend(g, me, FROG_PRINCE)
    g.cause = FROG_PRINCE
    yield from gain_any(g, me, amount(g, FROG_PRINCE))


@when(CARDS_REVEALED, GINGERBREAD_MAN)
def gingerbread_man(g: Position, me: int) -> Story:
    """After the Gather cards are revealed. You may go nowhere and take 1 resource from each Location instead; you gather nothing, neither alone nor with others."""
    yes = yield may(me, sure)
    if yes != NONE:
        g.away |= only(me)
        say(g, STAYED_AWAY, me)
        for place in range(g.settings.places):
            yield from take_some(g, me, place, amount(g, GINGERBREAD_MAN))


@when(SPECIAL_ACTION, GOLDILOCKS, some_fables_left)
def goldilocks(g: Position, me: int) -> Story:
    """Special Action. Look at the top 3 Fables, keep 1, put the others back on top in any order."""
    lay_aside(g, me, PINS)
    fable = yield ask(g.chooser, fable_to_keep, 0)
    keep_aside(g, me, fable)
    if count(g.aside, FABLES) > 1:
        topmost = yield ask(g.chooser, fable_for_the_top)
        put_back_under(g, me, topmost)
    put_back_rest(g, me)


@among(fables_aside)
def fable_for_the_top(g: Position, me: int, fable: Fable) -> Refusal:
    return OK if g.aside[fable] else no(NOT_ON_TABLE, fable)


def put_back_under(g: Position, me: int, topmost: int) -> None:
    """All but the one that is to lie on top."""
    g.aside[topmost] -= 1
    put_back_rest(g, me)
    g.aside[topmost] += 1


def put_back_rest(g: Position, me: int) -> None:
    for fable in range(FABLES):
        for _ in range(g.aside[fable]):
            put_back(g, me, fable)


def surcharge(g: Position, me: int, part: int) -> int:
    """Hansel & Gretel: opponents' Walls cost 1 more, which goes to their player."""
    return amount(g, HANSEL_AND_GRETEL) if part == PART_WALLS and surcharge_to(g, me) != NONE else 0


def surcharge_to(g: Position, me: int) -> int:
    owner = holder(g, HANSEL_AND_GRETEL)
    return NONE if owner == me else owner


def must_lay_fable(g: Position, me: int) -> int:
    """The Huntsman: opponents with a Fable in hand must lay one; a sleeper's unseen one will do."""
    if g.asleep == me or count(g.hand[me], FABLES) == 0:
        return NONE
    hunter = holder(g, HUNTSMAN)
    return hunter if hunter != me else NONE


def monster_stood_off(g: Position, me: int, monster: int) -> bool:
    """The Huntsman: a Monster at his Location is cancelled, and once a round he gains 1 of each resource."""
    hunter = holder(g, HUNTSMAN)
    if hunter == NONE or g.place[hunter] != g.lair[me]:
        return False
    say(g, CANCELLED, hunter, HUNTSMAN, monster, me)
    if not g.rewarded:
        g.rewarded = 1
        g.cause = HUNTSMAN
        gain_each(g, hunter, amount(g, HUNTSMAN))
    return True


@when(CARDS_REVEALED, JACK)
def jack(g: Position, me: int) -> Story:
    """After the Gather cards are revealed. Add 2 resources of one type produced there to your Location, from the Supply."""
    material = yield ask_if_any(me, material_made_at, g.card[me])
    if material != NONE:
        put(g, g.card[me], material, amount(g, JACK))


@when(WHEN_GAINED, LITTLE_MERMAID)
def little_mermaid_comes(g: Position, me: int) -> Story:
    """When gained. Keep 2 Gather cards; the others are locked face down under her while you have her."""
    g.cause = LITTLE_MERMAID
    if has(g.planned, me):
        g.newly |= only(me)
    for left in range(g.settings.places - 2):
        place = yield ask(me, card_to_lock, g.settings.places - 3 - left)
        g.locked[me] |= only(place)
        say(g, LOCKED, me, left + 1, place)


def card_to_lock(g: Position, me: int, place: Place, more: int) -> Refusal:
    """One after the other, in the order of the Locations, with so many more to follow."""
    if place >= g.settings.places:
        return no(NO_MARKET)
    if has(g.locked[me], place):
        return no(LOCKED_AWAY, place)
    before = 0
    if g.locked[me]:
        before = highest(g.locked[me])
    return OK if place >= before and place + more < g.settings.places else no(IN_ORDER)


def little_mermaid_leaves(g: Position, seat: int, friend: int) -> None:
    """When she goes, all Gather cards come back at once."""
    if friend == LITTLE_MERMAID:
        g.locked[seat] = 0
        g.seen[seat] = 0
        say(g, UNLOCKED, seat)


@when(SPECIAL_ACTION, LITTLE_MERMAID)
def little_mermaid(g: Position, me: int) -> None:
    """Special Action. 1 of each resource."""
    gain_each(g, me, amount(g, LITTLE_MERMAID))


@when(START_OF_ROUND, PINOCCHIO)
def pinocchio_declares(g: Position, me: int) -> Story:
    """Start of round. Announce a Gather card; lying is allowed."""
    place = yield ask(me, any_place)
    g.declared[me] = place
    say(g, DECLARED, me, place)


@when(END_OF_GATHER, PINOCCHIO)
def pinocchio(g: Position, me: int) -> Story:
    """End of Gather. If it was the truth, gain 2 resources of one type produced there."""
    told = g.place[me] if g.settings.truth_is_place else g.card[me]
    if g.declared[me] != NONE and g.declared[me] == told:
        material = yield ask_if_any(me, material_made_at, g.declared[me])
        if material != NONE:
            gain(g, me, material, amount(g, PINOCCHIO))


def seats_or_none(g: Position, me: int) -> Set:
    return only(SEATS) | people(g)


def sections_with_help(g: Position, me: int) -> Set:
    return sections_to_try(g, me, 1)


@among(sections_with_help, seats_or_none)
def section_with_help(g: Position, me: int, section: Section, helper: Maybe[Seat]) -> Refusal:
    """A section, and who pays 1 of its cost."""
    if helper == NONE:
        return not_built(g, me, section, 0)
    if helper >= g.settings.seats:
        return no(NOT_PLAYING, helper)
    if helper == me:
        return no(YOURSELF, helper)
    if g.board[helper][section // HOUSES] == 0:
        return no(HAS_NOTHING, section // HOUSES)
    return not_built(g, me, section, 1)


def any_section_with_help(g: Position, me: int) -> Refusal:
    for section in each(sections_with_help(g, me)):
        helped = 0
        for seat in others(g, me):
            helped |= g.board[seat][section // HOUSES] > 0
        if not_built(g, me, section, helped) == OK:
            return OK
    return no(NOT_NOW, PUSS_IN_BOOTS)


@when(SPECIAL_ACTION, PUSS_IN_BOOTS, any_section_with_help)
def puss_in_boots(g: Position, me: int) -> Story:
    """Special Action. Build one section under all normal rules; 1 of its cost may come from one opponent's stock."""
    choice = yield ask(me, section_with_help)
    section = choice // (SEATS + 1)
    helper = choice % (SEATS + 1)
    yield from build(g, me, section, NONE if helper == SEATS else helper)


@when(START_OF_ROUND, RAPUNZEL)
def rapunzel_lets_down_her_hair(g: Position, me: int) -> Story:
    """Start of round. Put 2 resources of one type from the Supply on her."""
    material = yield ask_if_any(me, material_to_gain)
    if material != NONE:
        n = from_supply(g, material, amount(g, RAPUNZEL))
        g.stash[material] += n
        say(g, STASHED, me, material, n)


def stash_to_take(g: Position, me: int) -> Refusal:
    if not alone(g, me):
        return no(NOT_ALONE)
    return OK if g.stash[STRAW] + g.stash[WOOD] + g.stash[BRICK] else no(NOTHING_STASHED)


@when(SPECIAL_ACTION, RAPUNZEL, stash_to_take)
def rapunzel(g: Position, me: int) -> None:
    """Special Action, if alone. Take all that lies on her."""
    for material in range(MATERIALS):
        n = g.stash[material]
        if n:
            g.stash[material] = 0
            g.board[me][material] += n
            say(g, UNSTASHED, me, material, n)


def rapunzel_leaves(g: Position, seat: int, friend: int) -> None:
    """What lies on her goes to the Supply."""
    if friend == RAPUNZEL:
        for material in range(MATERIALS):
            to_supply(g, material, g.stash[material])
            g.stash[material] = 0


@when(SPECIAL_ACTION, RED_RIDING_HOOD, some_fables_left)
def red_riding_hood(g: Position, me: int) -> None:
    """Special Action. Discard the top 5 Fables; take all Wolf cards among them; if there is none, draw 1 Fable."""
    reshuffle(g)
    wolves = 0
    for _ in range(min(amount(g, RED_RIDING_HOOD), count(g.deck, FABLES) + g.pins)):
        fable = take_top(g, NONE)
        g.discard[fable] += 1
        say(g, DISCARDED, me, fable)
        if has(g.settings.wolves, fable):
            wolves += 1
            g.discard[fable] -= 1
            fetch(g, me, fable)
    if wolves == 0:
        draw_fable(g, me)


@when(END_OF_BUILD, ROBIN_HOOD)
def robin_hood(g: Position, me: int) -> Story:
    """End of Build. Each opponent who has more resources than you gives you 1 of his choice."""
    richer = 0
    for seat in others(g, me):
        if wealth(g, seat) > wealth(g, me):
            richer |= only(seat)
    for seat in others(g, me):
        if has(richer, seat):
            material = yield ask(seat, material_of, seat)
            give(g, seat, me, material, 1)


@when(START_OF_BUILD, RUMPELSTILTSKIN)
def rumpelstiltskin(g: Position, me: int) -> None:
    """Start of Build. Gain 1 Straw."""
    gain(g, me, STRAW, amount(g, RUMPELSTILTSKIN))


@when(SPECIAL_ACTION, RUMPELSTILTSKIN, straw_to_spin)
def rumpelstiltskin_spins(g: Position, me: int) -> Story:
    """Special Action. Turn all your Straw into as much Wood or Brick."""
    material = yield ask(me, material_to_spin)
    n = g.board[me][STRAW]
    lose(g, me, STRAW, n)
    gain(g, me, material, n)


@when(END_OF_GATHER, SEVEN_DWARFS)
def seven_dwarfs(g: Position, me: int) -> None:
    """End of Gather. If alone, 1 more action this round, which may be left unused."""
    if alone(g, me):
        g.spare[me] += amount(g, SEVEN_DWARFS)
        g.actions[me] += amount(g, SEVEN_DWARFS)
        say(g, ACTIONS, me, amount(g, SEVEN_DWARFS))
    else:
        fizzle(g, me, REASON_NOT_ALONE)


@when(START_OF_ROUND, SLEEPING_BEAUTY)
def sleeping_beauty(g: Position, me: int) -> Story:
    """Start of round. Any player, yourself too, must play the unseen top Fable as his only one."""
    reshuffle(g)
    if not some_fables(g):
        fizzle(g, me, NO_CARDS)
        return
    seat = yield ask(me, any_player)
    g.asleep = seat
    say(g, FELL_ASLEEP, seat)


@when(END_OF_GATHER, SNOW_WHITE)
def snow_white(g: Position, me: int) -> Story:
    """End of Gather. Each opponent at your Location gives you a Fable from hand, of his choice; who has none, 1 resource of your choice."""
    found = 0
    for seat in others(g, me):
        if together(g, seat, me):
            found = 1
            g.cause = SNOW_WHITE
            if count(g.hand[seat], FABLES):
                fable = yield ask(seat, fable_in_hand)
                give_fable(g, seat, me, fable)
            else:
                yield from take_any(g, me, seat, 1)
    if not found:
        fizzle(g, me, NOBODY_THERE)


@when(START_OF_ROUND, TOM_THUMB)
def tom_thumb(g: Position, me: int) -> Story:
    """Start of round. You may take 1 resource from a Location."""
    place = yield may(me, place_with_resources)
    if place != NONE:
        yield from take_some(g, me, place, amount(g, TOM_THUMB))


def place_with_resources(g: Position, me: int, place: Place) -> Refusal:
    if place >= g.settings.places:
        return no(NO_MARKET)
    return OK if lies_at(g, place) else no(NOTHING_LIES_THERE, place, NONE)


@when(SPECIAL_ACTION, WOOD_CUTTER)
def wood_cutter(g: Position, me: int) -> None:
    """Special Action. Gain 2 Wood, and add 2 Wood from the Supply to the Forest."""
    gain(g, me, WOOD, amount(g, WOOD_CUTTER))
    put(g, FOREST, WOOD, second_amount(g, WOOD_CUTTER))
