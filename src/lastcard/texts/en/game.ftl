# What is said about the game: cards, refusals, events, instructions, options.
# Reasons are clauses without a capital and without a full stop; both are added where they stand alone.
# $you says who the reader is in the event: seat, target, by (who laid the card that caused it) or none.

## Players and lists

seat-label = seat { $number }
seat-unknown = another player
list-and = { $most } and { $last }
list-or = { $most } or { $last }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards-drawn =
    { $count ->
        [1] { $cards }
       *[other] { $count } cards ({ $cards })
    }

## Colours and cards

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
card-red = red { $symbol }
card-yellow = yellow { $symbol }
card-green = green { $symbol }
card-blue = blue { $symbol }
symbol-skip = Skip
symbol-reverse = Reverse
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
card-wild = Wild
card-wild-draw-two = Wild Draw Two
card-wild-draw-four = Wild Draw Four
card-wild-dip = Wild Dip Into The Deck
card-wild-swap = Wild Swap Hands
card-wild-custom = Wild Customizable { $number }
card-unknown = a card
card-that = that card
card-drawn = the drawn card
needs-number =
    { $figure ->
        [8] an 8
       *[other] a { $figure }
    }
needs-symbol = a { $symbol }

## Why a move is refused

reason-round-over =
    { $phase ->
        [game_over] the game is over
       *[other] the round is over: the next one has to be dealt first
    }
reason-not-turn =
    { $turn_is ->
        [you] it is your turn
        [nobody] it is nobody's turn
       *[other] it is { $turn }'s turn
    }
reason-not-asked =
    { $phase ->
        [play] now a card is to be played or drawn
        [drawn] now { $drawn } is to be played or kept
        [colour] first a colour has to be named: red, yellow, green or blue
        [give] first a card has to be passed to the next player
        [discard] first a card has to be discarded
        [confirm] first the instruction on the card has to be carried out and confirmed
        [challenge] first the Wild Draw has to be accepted or challenged
       *[other] this is not being asked now
    }
reason-not-held =
    { $seat_is ->
        [you] { $card } is not in your hand
       *[other] { $card } is not in { $name }'s hand
    }
reason-no-match =
    { $fits ->
        [top] { $card } does not go on { $top }: it needs { $colour }, { $symbol }, or a wild
        [colour] { $card } does not go on { $colour }: it needs { $colour } or a wild
       *[wild] { $card } does not go on { $top }: it needs a wild
    }
reason-dishonest =
    { $test ->
        [colour] { $card } may be played only without a card of the colour in force in hand
        [match] { $card } may be played only when no other card in hand matches by colour, number or symbol
        [playable] { $card } may be played only when no other card in hand can be
       *[any] { $card } may be played only when no other card in hand will do
    }
reason-only-drawn = after drawing only { $drawn } may be played, or be kept
reason-answer =
    { $owed ->
        [0] an owed stack can only be answered with a draw card that goes on it, or drawn
       *[other] { $owed } cards are owed: answer with a draw card that goes on it, or draw them
    }
reason-finish =
    { $finish ->
        [no_wild] { $card } cannot be the last card: here the last card must not be a wild
        [number] { $card } cannot be the last card: here the last card must be a number
       *[any] { $card } cannot be the last card here
    }
reason-needs-colour = { $card } needs a colour: red, yellow, green or blue
reason-no-colour = no colour is named with { $card }
reason-last-colour = no colour is named with the last card
reason-needs-seat = { $card } needs another player to be named
reason-no-seat = no player is named with { $card }
reason-last-seat = no player is named with the last card
reason-own-seat = it has to be another player at this table
reason-can-draw = there is still a card to draw: one passes only when there is none
reason-can-play = a card in hand can be played: one passes only without such a card
reason-nothing-to-draw = there is nothing left to draw: play a card that goes, or pass without one
reason-forced = { $drawn } can be played, so here it must be
reason-not-identical = out of turn only a card identical to { $top } may be played, not { $card }
reason-jump-phase = jumping in is possible only before the player on turn has done anything
reason-uno-not-due = UNO is not due: it is said on coming down to one card
reason-uno-last = UNO is not said with the last card
reason-uno-twice = UNO has been said already
reason-uno-auto = UNO is said by itself here
reason-uno-again = only one wrong UNO is allowed before somebody plays, draws or passes
reason-catch-not-due =
    { $target_is ->
        [you] you do not have to say UNO now
       *[other] { $target } does not have to say UNO now
    }
reason-catch-self = nobody catches themselves: just say UNO
reason-catch-again = only one wrong catch is allowed before somebody plays, draws or passes
reason-stack-pass = the owed cards can still be drawn, or answered: one passes only when neither is possible

## What happened

event-round =
    { $you ->
        [seat] Round { $round }: you deal.
       *[none] Round { $round }: { $name } deals.
    }
event-dealer-card =
    { $you ->
        [seat] You drew { $card } for the deal.
       *[none] { $name } drew { $card } for the deal.
    }
event-dealer-drawn =
    { $you ->
        [seat] You drew the highest card, so you deal.
       *[none] { $name } drew the highest card, and so deals.
    }
event-dealer-left =
    { $you ->
        [seat] The deal passes to the left: now you deal.
       *[none] The deal passes to the left: now { $name } deals.
    }
event-dealt =
    { $you ->
        [seat] You were dealt { $what }.
       *[none] { $name } was dealt { $what }.
    }
event-opened = { $card } opens the discard pile.
event-returned = { $card } may not open: it goes back, the pile is shuffled and another card turned.
event-starts-left =
    { $you ->
        [seat] You start: you sit left of the dealer.
       *[none] { $name } starts, sitting left of the dealer.
    }
event-starts-skip =
    { $you ->
        [seat] You start: the opening Skip passed over the player before you.
       *[none] { $name } starts: the opening Skip passed over the player before.
    }
event-starts-draw =
    { $you ->
        [seat] You start: the opening draw card cost the player before you the turn.
       *[none] { $name } starts: the opening draw card cost the player before the turn.
    }
event-starts-reverse =
    { $you ->
        [seat] You start: the opening Reverse gives the dealer the first turn.
       *[none] { $name } starts: the opening Reverse gives the dealer the first turn.
    }
event-starts-colour =
    { $you ->
        [seat] You start: first name the colour.
       *[none] { $name } starts, and first names the colour.
    }
event-played =
    { $you ->
        [seat]
            { $jump ->
                [yes] You jumped in with
               *[no] You played
            }
       *[none]
            { $jump ->
                [yes] { $name } jumped in with
               *[no] { $name } played
            }
    } { $card }{ $colour_named ->
        [yes] {" "}and named { $colour }
       *[no] {""}
    }{ $target_named ->
        [yes]
            { $you ->
                [target] , choosing you
               *[none] , choosing { $target }
            }
       *[no] {""}
    }{ $last ->
        [yes] : the last card!
       *[no] .
    }
event-drew-turn =
    { $you ->
        [seat] You drew { $what }.
       *[none] { $name } drew { $what }.
    }
event-drew-hit =
    { $cause ->
        [known]
            { $you ->
                [seat] You drew { $what }: { $by } played { $card }.
                [by] { $name } drew { $what }: you played { $card }.
               *[none] { $name } drew { $what }: { $by } played { $card }.
            }
       *[unknown]
            { $you ->
                [seat] You were hit and drew { $what }.
               *[none] { $name } was hit and drew { $what }.
            }
    }
event-drew-stack =
    { $you ->
        [seat] You took the whole stack: { $what }.
       *[none] { $name } took the whole stack: { $what }.
    }
event-drew-accepted =
    { $cause ->
        [known]
            { $you ->
                [seat] You did not challenge, and drew { $what }: { $by } played { $card }.
                [by] { $name } did not challenge, and drew { $what }: you played { $card }.
               *[none] { $name } did not challenge, and drew { $what }: { $by } played { $card }.
            }
       *[unknown]
            { $you ->
                [seat] You did not challenge, and drew { $what }.
               *[none] { $name } did not challenge, and drew { $what }.
            }
    }
event-drew-guilty =
    { $you ->
        [seat] Your bluff was found out: you drew { $what }.
       *[none] { $name }'s bluff was found out, at the price of { $what }.
    }
event-drew-innocent =
    { $you ->
        [seat] It was no bluff: your challenge cost you { $what }.
       *[none] It was no bluff: the challenge cost { $name } { $what }.
    }
event-drew-caught =
    { $you ->
        [seat] You drew { $what }: you had not said UNO.
       *[none] { $name } drew { $what } for not having said UNO.
    }
event-drew-false-uno =
    { $you ->
        [seat] You drew { $what }: your UNO was not due.
       *[none] { $name } drew { $what } for an UNO that was not due.
    }
event-drew-false-catch =
    { $you ->
        [seat] You drew { $what }: there was nobody to catch.
       *[none] { $name } drew { $what } for a wrong catch.
    }
event-drew-opening =
    { $you ->
        [seat] You drew { $what }: a draw card opened the round.
       *[none] { $name } drew { $what }: a draw card opened the round.
    }
event-drew-custom =
    { $you ->
        [seat] You drew { $what }, as the Customizable card says.
       *[none] { $name } drew { $what }, as the Customizable card says.
    }
event-drew-dip =
    { $you ->
        [seat] You dipped into the deck and drew { $what }.
       *[none] { $name } dipped into the deck and drew { $what }.
    }
event-drew-last =
    { $cause ->
        [known]
            { $you ->
                [seat] You still drew { $what }: { $by } went out with { $card }.
                [by] { $name } still drew { $what }: you went out with { $card }.
               *[none] { $name } still drew { $what }: { $by } went out with { $card }.
            }
       *[unknown]
            { $you ->
                [seat] You still drew { $what }: the last card was a draw card.
               *[none] { $name } still drew { $what }: the last card was a draw card.
            }
    }
event-shuffled = The draw pile was empty: the discard pile was shuffled to replace it ({ $what }).
event-kept =
    { $you ->
        [seat] You kept the card you drew.
       *[none] { $name } kept the drawn card.
    }
event-passed =
    { $you ->
        [seat] You passed: nothing to draw and nothing to play.
       *[none] { $name } passed: nothing to draw and nothing to play.
    }
event-skipped =
    { $you ->
        [seat] You lose this turn.
       *[none] { $name } loses this turn.
    }
event-turned =
    { $direction ->
        [clockwise] Play turns round: now clockwise.
       *[counter] Play turns round: now counter-clockwise.
    }
event-colour =
    { $you ->
        [seat] You named { $colour }.
       *[none] { $name } named { $colour }.
    }
event-gave =
    { $you ->
        [seat] You passed { $card } to { $target }.
        [target] { $name } passed you { $card }.
       *[none] { $name } passed { $card } to { $target }.
    }
event-swapped =
    { $you ->
        [seat] You and { $target } swapped hands.
        [target] { $name } swapped hands with you.
       *[none] { $name } and { $target } swapped hands.
    }
event-rotated =
    { $direction ->
        [clockwise] All hands moved on one seat, clockwise.
       *[counter] All hands moved on one seat, counter-clockwise.
    }
event-uno =
    { $you ->
        [seat] You said UNO!
       *[none] { $name } said UNO!
    }
event-caught =
    { $you ->
        [seat] You caught { $target } without an UNO.
        [target] { $name } caught you without an UNO.
       *[none] { $name } caught { $target } without an UNO.
    }
event-false-uno =
    { $you ->
        [seat] You said UNO when it was not due.
       *[none] { $name } said UNO when it was not due.
    }
event-false-catch =
    { $you ->
        [seat] You tried to catch { $target }, but no UNO was due.
        [target] { $name } tried to catch you, but no UNO was due.
       *[none] { $name } tried to catch { $target }, but no UNO was due.
    }
event-challenged =
    { $you ->
        [seat] You challenged { $target }: was it a bluff?
        [target] { $name } challenged you: was it a bluff?
       *[none] { $name } challenged { $target }: was it a bluff?
    }
event-shown =
    { $you ->
        [seat] You showed { $target } your hand: { $guilty ->
                [yes] it was a bluff.
               *[no] it was no bluff.
            }
        [target] { $name } showed you the hand{ $known ->
                [yes] {" "}({ $cards })
               *[no] {""}
            }: { $guilty ->
                [yes] it was a bluff.
               *[no] it was no bluff.
            }
       *[none] { $name } showed { $target } the hand: { $guilty ->
                [yes] it was a bluff.
               *[no] it was no bluff.
            }
    }
event-forgiven =
    { $you ->
        [seat] There is nothing left to draw: you are let off { $what }.
       *[none] There is nothing left to draw: { $name } is let off { $what }.
    }
event-stack-forgiven =
    { $you ->
        [seat] There is nothing left to draw: you are let off the stack ({ $what }).
       *[none] There is nothing left to draw: { $name } is let off the stack ({ $what }).
    }
event-owes =
    { $you ->
        [seat] The stack passes to you: answer it, or draw { $what }.
       *[none] The stack passes to { $name }: answer it, or draw { $what }.
    }
event-again =
    { $you ->
        [seat] You go again.
       *[none] { $name } goes again.
    }
event-discarded =
    { $you ->
        [seat] You discarded { $card }.
       *[none] { $name } discarded { $card }.
    }
event-laid-open =
    { $you ->
        [seat] All hands lie open until your next turn.
       *[none] All hands lie open until { $name }'s next turn.
    }
event-asks-done =
    { $you ->
        [seat] Do what is written on { $card }, then confirm it.
       *[none] Now { $name } does what is written on { $card }.
    }
event-done =
    { $you ->
        [seat] You did what was written on { $card }.
       *[none] { $name } did what was written on { $card }.
    }
event-blocked-passed = Nobody can draw or play: the round is blocked, and the hand with the fewest points wins.
event-blocked-endless = The round has gone on for too long: it is blocked, and the hand with the fewest points wins.
event-won =
    { $you ->
        [seat]
            { $points ->
                [0] You win the round!
               *[other] You win the round and { $score }!
            }
       *[none]
            { $points ->
                [0] { $name } wins the round.
               *[other] { $name } wins the round and { $score }.
            }
    }
event-won-nobody = The lowest hands are equal: nobody wins the round or its points.
event-scored =
    { $you ->
        [seat] You now stand at { $total } (+{ $points }).
       *[none] { $name } now stands at { $total } (+{ $points }).
    }
event-game-won =
    { $you ->
        [seat] You win the game!
       *[none] { $name } wins the game!
    }

## Customizable cards

instruction-blank = plain Wild
instruction-draw =
    { $who ->
        [next] The next player draws { $count }.
        [previous] The player before draws { $count }.
        [chosen] A player of your choice draws { $count }.
        [others] All others draw { $count }.
       *[everyone] Everyone draws { $count }.
    }
instruction-skip =
    { $count ->
        [1] The next player loses the turn.
       *[other] The next { $count } players lose their turns.
    }
instruction-reverse = The direction turns.
instruction-again = Play again.
instruction-swap = Swap hands with a player of your choice.
instruction-rotate = All hands move on one seat.
instruction-hand =
    { $count ->
        [one] Everyone draws or discards down to { $count } card.
       *[other] Everyone draws or discards until holding { $count } cards.
    }
instruction-until =
    { $colour ->
        [red] The next player draws until a red card comes.
        [yellow] The next player draws until a yellow card comes.
        [green] The next player draws until a green card comes.
       *[blue] The next player draws until a blue card comes.
    }
instruction-until-named = The next player draws until a card of the named colour comes.
instruction-open = All hands lie open until your next turn.

## Options

option-yes = yes
option-no = no
option-no-limit = no limit
option-no-penalty = none
option-custom-none = all blank: plain Wilds
option-custom-card = { $number }: { $text }
option-hand-size = Cards to start with
option-hand-size-meaning = How many cards each player is dealt.
option-opening-wild = Opening Wild
option-opening-wild-meaning = What happens when a plain Wild is turned to open the discard pile.
option-opening-wild-choose = the first player names the colour
option-opening-wild-return = it goes back and another card is turned
option-target = Points to win
option-target-meaning = The game goes on, round after round, until somebody has this many points.
option-scoring = Scoring
option-scoring-meaning = Who gets the points of the cards left in hand when a round ends.
option-scoring-winner = the winner, for the cards of the others
option-scoring-low-total = everyone, for their own: the lowest total wins
option-teams = Partners
option-teams-meaning = Four players, partners opposite each other: when one goes out, both score.
option-finish = Last card
option-finish-meaning = Which card a player may go out with.
option-finish-any = any card
option-finish-no-wild = anything but a wild
option-finish-number = only a number
option-swap-last = Going out with Swap Hands
option-swap-last-meaning = What a Wild Swap Hands does as the last card.
option-swap-last-end = it wins the round
option-swap-last-swap = hands are swapped first, and the other player wins
option-draw-until-playable = Draw until one goes
option-draw-until-playable-meaning = A player who draws goes on drawing until a card can be played.
option-draw-limit = Draws in a turn
option-draw-limit-meaning = How many cards may be drawn in one turn when drawing until one goes.
option-force-play = Must play what you draw
option-force-play-meaning = A drawn card that can be played must be played.
option-stacking = Stacking
option-stacking-meaning = Answer a draw card with another one, and the next player faces the total.
option-stacking-off = off
option-stacking-same = only the same kind
option-stacking-up = the same kind or a bigger one
option-wild-draw = Wild Draw
option-wild-draw-meaning = Whether a Wild Draw may be played while another card would do.
option-wild-draw-strict = no
option-wild-draw-bluff = yes, but it may be challenged
option-wild-draw-free = yes, and nobody may challenge
option-wild-draw-test = Honest Wild Draw
option-wild-draw-test-meaning = What must not be in hand for a Wild Draw to be honest.
option-wild-draw-test-colour = a card of the colour in force
option-wild-draw-test-match = a card that matches by colour, number or symbol
option-wild-draw-test-playable = any other card that could be played
option-uno = Saying UNO
option-uno-meaning = Who says UNO when a player comes down to one card.
option-uno-manual = the player, in time
option-uno-auto = the game, by itself
option-uno-penalty = Caught without UNO
option-uno-penalty-meaning = How many cards a player draws who is caught without having said UNO.
option-false-call-penalty = Wrong UNO
option-false-call-penalty-meaning = How many cards it costs to say UNO when it is not due; without a penalty it is simply refused.
option-false-catch-penalty = Wrong catch
option-false-catch-penalty-meaning = How many cards it costs to catch a player who owes no UNO; without a penalty it is simply refused.
option-seven-zero = Seven-Zero
option-seven-zero-meaning = A 7 swaps hands with a player of your choice, a 0 moves all hands on one seat.
option-jump-in = Jump in
option-jump-in-meaning = A card identical to the top one may be played out of turn, and play goes on from there.
option-two-player-reverse = Reverse for two
option-two-player-reverse-meaning = What a Reverse does when only two are playing.
option-two-player-reverse-skip = the same player goes again
option-two-player-reverse-turn = it only turns the direction
option-dip-pass = Card passed after a Dip
option-dip-pass-meaning = Which card is passed on after a Wild Dip Into The Deck.
option-dip-pass-choice = any card of the hand
option-dip-pass-drawn = the card just drawn
option-custom = Customizable cards
option-custom-meaning = What is written on the three Wild Customizable cards.

## Editions and bots

edition-pocket = Pocket
edition-pocket-difference = A quick game with 52 cards for 2 to 5 players: 5 cards each, 250 points to win, Draw One instead of Draw Two, and a Wild Dip Into The Deck.
edition-classic = Classic
edition-classic-difference = The 108 cards everyone knows, for 2 to 10 players: 7 cards each, 500 points to win, and no bluffing with a Wild Draw Four.
edition-modern = Modern
edition-modern-difference = The Classic pack with Swap Hands and three Customizable cards, 112 in all: a Wild Draw Four may be a bluff, and you may challenge it.
bot-random = Random
bot-random-meaning = Plays whatever the rules allow, as chance has it.
bot-easy = Easy
bot-easy-meaning = Plays for fun: tries things out, slips now and then, and sometimes forgets to say UNO.
bot-careful = Careful
bot-careful-meaning = Thinks before playing: keeps its wilds for later and watches who is about to go out.
bot-sharp = Sharp
bot-sharp-meaning = Weighs every card: knows when to keep a wild, when to bluff and when to doubt a bluff.
bot-champion = Champion
bot-champion-meaning = Thinks ahead: plays every move through in its head, many times over, before it decides.
